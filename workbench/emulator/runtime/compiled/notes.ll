; Made of notes.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.note = type { i32, i32, i32, i8, i8, i16, i64, i32, i32 }

define void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %9 = load i64, ptr %8, align 8
  %10 = trunc i64 %9 to i32
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = trunc i32 %12 to i8
  store <32 x i64> %3, ptr %7, align 64
  %14 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i64, ptr %7, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = icmp ne i64 %19, 0
  %21 = xor i64 %19, %17
  %22 = icmp ult i64 %21, 1099511627776
  %23 = and i1 %20, %22
  br i1 %23, label %24, label %26

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 1, ptr %25, align 8
  br label %26

26:
  store <32 x i64> %3, ptr %6, align 64
  %27 = icmp eq i32 %2, 0
  br i1 %27, label %28, label %30

28:
  %29 = extractelement <32 x i64> %3, i64 0
  br label %35

30:
  %31 = getelementptr inbounds nuw i64, ptr %6, i64 %15
  %32 = load i64, ptr %31, align 8
  %33 = add nuw nsw i32 %14, 1
  %34 = icmp samesign ult i32 %14, 31
  br i1 %34, label %35, label %60

35:
  %36 = phi i32 [ 1, %28 ], [ %33, %30 ]
  %37 = phi i64 [ %29, %28 ], [ %32, %30 ]
  %38 = phi i32 [ 0, %28 ], [ %14, %30 ]
  %39 = shl nuw i32 1, %36
  %40 = and i32 %39, %2
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:
  %43 = zext nneg i32 %36 to i64
  %44 = getelementptr inbounds nuw i64, ptr %6, i64 %43
  %45 = load i64, ptr %44, align 8
  %46 = sub i64 %45, %37
  br label %47

47:
  %48 = phi i64 [ %46, %42 ], [ 0, %35 ]
  %49 = icmp samesign ult i32 %38, 16
  br i1 %49, label %50, label %60

50:
  %51 = shl nuw i32 65536, %38
  %52 = and i32 %51, %2
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %60, label %54

54:
  %55 = zext nneg i32 %38 to i64
  %56 = getelementptr inbounds nuw i64, ptr %6, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 128
  %58 = load i64, ptr %57, align 8
  %59 = sub i64 %58, %37
  br label %65

60:
  %61 = phi i64 [ %48, %50 ], [ %48, %47 ], [ 0, %30 ]
  %62 = phi i64 [ %37, %50 ], [ %37, %47 ], [ %32, %30 ]
  %63 = phi i32 [ %38, %50 ], [ %38, %47 ], [ %14, %30 ]
  %64 = shl i64 %61, 4
  br label %65

65:
  %66 = phi i64 [ %48, %54 ], [ %61, %60 ]
  %67 = phi i64 [ %37, %54 ], [ %62, %60 ]
  %68 = phi i32 [ %38, %54 ], [ %63, %60 ]
  %69 = phi i64 [ %59, %54 ], [ %64, %60 ]
  %70 = shl i64 %66, 32
  %71 = ashr exact i64 %70, 32
  %72 = shl i64 %69, 32
  %73 = ashr exact i64 %72, 32
  %74 = and i32 %68, 15
  %75 = zext nneg i32 %74 to i64
  %76 = lshr i32 %68, 4
  %77 = zext nneg i32 %76 to i64
  %78 = mul nsw i64 %71, %75
  %79 = mul nsw i64 %73, %77
  %80 = add nsw i64 %79, %78
  %81 = sub i64 %67, %80
  %82 = insertelement <32 x i64> poison, i64 %81, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = insertelement <32 x i64> poison, i64 %71, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = mul <32 x i64> %85, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %87 = insertelement <32 x i64> poison, i64 %73, i64 0
  %88 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %89 = mul nuw nsw <32 x i64> %88, <i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1, i64 1>
  %90 = add <32 x i64> %89, %86
  %91 = add <32 x i64> %90, %83
  %92 = icmp ne <32 x i64> %91, %3
  %93 = bitcast <32 x i1> %92 to i32
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %133, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %100 = load i64, ptr %99, align 8
  %101 = shl i64 %100, 6
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 %101
  %103 = bitcast i32 %2 to <32 x i1>
  %104 = select <32 x i1> %103, <32 x i64> %3, <32 x i64> splat (i64 -1)
  %105 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %104)
  %106 = insertelement <32 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = sub <32 x i64> %3, %107
  %109 = select <32 x i1> %103, <32 x i64> %108, <32 x i64> zeroinitializer
  br label %110

110:
  %111 = phi i64 [ 0, %96 ], [ %121, %110 ]
  %112 = shl nuw nsw i64 %111, 6
  %113 = getelementptr inbounds nuw i8, ptr %102, i64 %112
  %114 = trunc i64 %111 to i32
  %115 = shl i32 %114, 4
  %116 = insertelement <32 x i32> poison, i32 %115, i64 0
  %117 = shufflevector <32 x i32> %116, <32 x i32> poison, <32 x i32> zeroinitializer
  %118 = zext nneg <32 x i32> %117 to <32 x i64>
  %119 = lshr <32 x i64> %109, %118
  %120 = trunc <32 x i64> %119 to <32 x i16>
  store <32 x i16> %120, ptr %113, align 2
  %121 = add nuw nsw i64 %111, 1
  %122 = icmp eq i64 %121, 4
  br i1 %122, label %123, label %110

123:
  %124 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %109)
  %125 = icmp ult i64 %124, 65536
  %126 = icmp ult i64 %124, 4294967296
  %127 = select i1 %126, i32 2, i32 4
  %128 = select i1 %125, i32 1, i32 %127
  %129 = trunc nuw nsw i32 %128 to i8
  %130 = zext nneg i32 %128 to i64
  %131 = load i64, ptr %99, align 8
  %132 = add i64 %131, %130
  store i64 %132, ptr %99, align 8
  br label %136

133:
  %134 = trunc i64 %66 to i32
  %135 = trunc i64 %69 to i32
  br label %136

136:
  %137 = phi i8 [ 0, %133 ], [ %129, %123 ]
  %138 = phi i64 [ %81, %133 ], [ %105, %123 ]
  %139 = phi i32 [ %134, %133 ], [ 0, %123 ]
  %140 = phi i32 [ %135, %133 ], [ 0, %123 ]
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %144 = load i64, ptr %143, align 8
  %145 = add i64 %144, 1
  store i64 %145, ptr %143, align 8
  %146 = getelementptr inbounds nuw %struct.note, ptr %142, i64 %144
  store i32 %4, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 4
  store i32 %2, ptr %147, align 4
  %148 = getelementptr inbounds nuw i8, ptr %146, i64 8
  store i32 %10, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %146, i64 12
  store i8 %13, ptr %149, align 4
  %150 = getelementptr inbounds nuw i8, ptr %146, i64 13
  store i8 %137, ptr %150, align 1
  %151 = getelementptr inbounds nuw i8, ptr %146, i64 14
  store i16 0, ptr %151, align 2
  %152 = getelementptr inbounds nuw i8, ptr %146, i64 16
  store i64 %138, ptr %152, align 8
  %153 = getelementptr inbounds nuw i8, ptr %146, i64 24
  store i32 %139, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %146, i64 28
  store i32 %140, ptr %154, align 4
  %155 = load i64, ptr %143, align 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %157 = load i64, ptr %156, align 8
  %158 = add i64 %157, -2
  %159 = icmp ugt i64 %155, %158
  br i1 %159, label %165, label %160

160:
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %162 = load i64, ptr %161, align 8
  %163 = add i64 %157, -4
  %164 = icmp ugt i64 %162, %163
  br i1 %164, label %165, label %169

165:
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %167 = load ptr, ptr %166, align 8
  call void %167(ptr %0)
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 152
  store i64 0, ptr %168, align 8
  store i64 0, ptr %143, align 8
  br label %169

169:
  ret void
}

define void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5) {
  %7 = zext <32 x i32> %3 to <32 x i64>
  %8 = or disjoint <32 x i64> %7, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %8, i32 %4)
  ret void
}

define void @record_copy(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7, i32 %8) {
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 352
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

define void @proxy_touch(ptr readnone %0, ptr readnone %1, i64 %2, i64 %3) {
  ret void
}

define i32 @screen_again(ptr readnone %0, ptr readnone %1, i32 %2) {
  ret i32 0
}

define void @product_read(ptr readnone %0, ptr readnone %1, i32 %2, i32 %3, i32 %4) {
  ret void
}

define void @clock_track(ptr readnone %0, i32 %1, <32 x i64> %2, i1 zeroext %3) {
  ret void
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)
