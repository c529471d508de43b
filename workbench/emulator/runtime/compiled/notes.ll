; Made of notes.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.note = type { i32, i32, i32, i8, i8, i16, i64, i32, i32 }

define void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %8 = load i64, ptr %7, align 8
  %9 = trunc i64 %8 to i32
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = trunc i32 %11 to i8
  store <32 x i64> %3, ptr %6, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %14, label %16

14:
  %15 = extractelement <32 x i64> %3, i64 0
  br label %23

16:
  %17 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %6, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = add nuw nsw i32 %17, 1
  %22 = icmp eq i32 %17, 31
  br i1 %22, label %48, label %23

23:
  %24 = phi i32 [ 1, %14 ], [ %21, %16 ]
  %25 = phi i64 [ %15, %14 ], [ %20, %16 ]
  %26 = phi i32 [ 0, %14 ], [ %17, %16 ]
  %27 = shl nuw i32 1, %24
  %28 = and i32 %27, %2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %35, label %30

30:
  %31 = zext nneg i32 %24 to i64
  %32 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = sub i64 %33, %25
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ 0, %23 ]
  %37 = icmp samesign ult i32 %26, 16
  br i1 %37, label %38, label %48

38:
  %39 = shl nuw i32 65536, %26
  %40 = and i32 %39, %2
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %48, label %42

42:
  %43 = zext nneg i32 %26 to i64
  %44 = getelementptr inbounds nuw i64, ptr %6, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 128
  %46 = load i64, ptr %45, align 8
  %47 = sub i64 %46, %25
  br label %53

48:
  %49 = phi i32 [ %26, %38 ], [ %26, %35 ], [ 31, %16 ]
  %50 = phi i64 [ %25, %38 ], [ %25, %35 ], [ %20, %16 ]
  %51 = phi i64 [ %36, %38 ], [ %36, %35 ], [ 0, %16 ]
  %52 = shl i64 %51, 4
  br label %53

53:
  %54 = phi i32 [ %26, %42 ], [ %49, %48 ]
  %55 = phi i64 [ %25, %42 ], [ %50, %48 ]
  %56 = phi i64 [ %36, %42 ], [ %51, %48 ]
  %57 = phi i64 [ %47, %42 ], [ %52, %48 ]
  %58 = shl i64 %56, 32
  %59 = ashr exact i64 %58, 32
  %60 = shl i64 %57, 32
  %61 = ashr exact i64 %60, 32
  %62 = and i32 %54, 15
  %63 = zext nneg i32 %62 to i64
  %64 = lshr i32 %54, 4
  %65 = zext nneg i32 %64 to i64
  %66 = mul nsw i64 %59, %63
  %67 = mul nuw nsw i64 %61, %65
  %68 = add nsw i64 %67, %66
  %69 = sub i64 %55, %68
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %59, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = mul <32 x i64> %73, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %75 = insertelement <32 x i64> poison, i64 %61, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = mul nuw nsw <32 x i64> %76, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %78 = add <32 x i64> %77, %74
  %79 = add <32 x i64> %78, %71
  %80 = icmp ne <32 x i64> %79, %3
  %81 = bitcast <32 x i1> %80 to i32
  %82 = and i32 %2, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %121, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %86 = load ptr, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %88 = load i64, ptr %87, align 8
  %89 = shl i64 %88, 6
  %90 = getelementptr inbounds nuw i8, ptr %86, i64 %89
  %91 = bitcast i32 %2 to <32 x i1>
  %92 = select <32 x i1> %91, <32 x i64> %3, <32 x i64> splat (i64 -1)
  %93 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %92)
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = sub <32 x i64> %3, %95
  %97 = select <32 x i1> %91, <32 x i64> %96, <32 x i64> zeroinitializer
  br label %98

98:
  %99 = phi i64 [ 0, %84 ], [ %109, %98 ]
  %100 = shl nuw nsw i64 %99, 6
  %101 = getelementptr inbounds nuw i8, ptr %90, i64 %100
  %102 = trunc i64 %99 to i32
  %103 = shl i32 %102, 4
  %104 = insertelement <32 x i32> poison, i32 %103, i64 0
  %105 = shufflevector <32 x i32> %104, <32 x i32> poison, <32 x i32> zeroinitializer
  %106 = zext nneg <32 x i32> %105 to <32 x i64>
  %107 = lshr <32 x i64> %97, %106
  %108 = trunc <32 x i64> %107 to <32 x i16>
  store <32 x i16> %108, ptr %101, align 2
  %109 = add nuw nsw i64 %99, 1
  %110 = icmp eq i64 %109, 4
  br i1 %110, label %111, label %98

111:
  %112 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %97)
  %113 = icmp ult i64 %112, 65536
  %114 = icmp ult i64 %112, 4294967296
  %115 = select i1 %114, i32 2, i32 4
  %116 = select i1 %113, i32 1, i32 %115
  %117 = trunc nuw nsw i32 %116 to i8
  %118 = zext nneg i32 %116 to i64
  %119 = load i64, ptr %87, align 8
  %120 = add i64 %119, %118
  store i64 %120, ptr %87, align 8
  br label %124

121:
  %122 = trunc i64 %56 to i32
  %123 = trunc i64 %57 to i32
  br label %124

124:
  %125 = phi i8 [ 0, %121 ], [ %117, %111 ]
  %126 = phi i64 [ %69, %121 ], [ %93, %111 ]
  %127 = phi i32 [ %122, %121 ], [ 0, %111 ]
  %128 = phi i32 [ %123, %121 ], [ 0, %111 ]
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %132 = load i64, ptr %131, align 8
  %133 = add i64 %132, 1
  store i64 %133, ptr %131, align 8
  %134 = getelementptr inbounds nuw %struct.note, ptr %130, i64 %132
  store i32 %4, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 4
  store i32 %2, ptr %135, align 4
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store i32 %9, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %134, i64 12
  store i8 %12, ptr %137, align 4
  %138 = getelementptr inbounds nuw i8, ptr %134, i64 13
  store i8 %125, ptr %138, align 1
  %139 = getelementptr inbounds nuw i8, ptr %134, i64 14
  store i16 0, ptr %139, align 2
  %140 = getelementptr inbounds nuw i8, ptr %134, i64 16
  store i64 %126, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %134, i64 24
  store i32 %127, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %134, i64 28
  store i32 %128, ptr %142, align 4
  %143 = load i64, ptr %131, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %145 = load i64, ptr %144, align 8
  %146 = add i64 %145, -2
  %147 = icmp ugt i64 %143, %146
  br i1 %147, label %153, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %150 = load i64, ptr %149, align 8
  %151 = add i64 %145, -4
  %152 = icmp ugt i64 %150, %151
  br i1 %152, label %153, label %157

153:
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %155 = load ptr, ptr %154, align 8
  call void %155(ptr %0)
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %156, align 8
  store i64 0, ptr %131, align 8
  br label %157

157:
  ret void
}

define void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5) {
  %7 = zext <32 x i32> %3 to <32 x i64>
  %8 = or disjoint <32 x i64> %7, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %8, i32 %4)
  ret void
}

define void @record_copy(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7, i32 %8) {
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = trunc i32 %5 to i16
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 136
  br label %31

15:
  %16 = load i64, ptr %14, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, -2
  %20 = icmp ugt i64 %16, %19
  br i1 %20, label %26, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %18, -4
  %25 = icmp ugt i64 %23, %24
  br i1 %25, label %26, label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %28 = load ptr, ptr %27, align 8
  call void %28(ptr %0)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %29, align 8
  store i64 0, ptr %14, align 8
  br label %30

30:
  ret void

31:
  %32 = phi i1 [ true, %9 ], [ false, %31 ]
  %33 = select i1 %32, i32 %7, i32 %8
  %34 = load i64, ptr %10, align 8
  %35 = trunc i64 %34 to i32
  %36 = load i32, ptr %11, align 8
  %37 = trunc i32 %36 to i8
  %38 = select i1 %32, i64 %4, i64 %3
  %39 = load ptr, ptr %13, align 8
  %40 = load i64, ptr %14, align 8
  %41 = add i64 %40, 1
  store i64 %41, ptr %14, align 8
  %42 = getelementptr inbounds nuw %struct.note, ptr %39, i64 %40
  store i32 %33, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  store i32 %2, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 8
  store i32 %35, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 12
  store i8 %37, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 13
  store i8 0, ptr %46, align 1
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 14
  store i16 %12, ptr %47, align 2
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 16
  store i64 %38, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 24
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %42, i64 28
  store i32 %6, ptr %50, align 4
  br i1 %32, label %31, label %15
}

define void @source_begin(ptr readnone %0, ptr readnone %1, i32 %2, i64 %3, i64 %4, i32 %5) {
  ret void
}

define void @proxy_read(ptr readnone %0, ptr readnone %1, i64 %2, i64 %3) {
  ret void
}

define i32 @screen_again(ptr readnone %0, ptr readnone %1, i32 %2) {
  ret i32 0
}

define void @clock_track(ptr readnone %0, i32 %1, <32 x i64> %2) {
  ret void
}

define void @clock_see(ptr readnone %0, ptr readnone %1, i32 %2, <32 x i64> %3, i32 %4) {
  ret void
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)
