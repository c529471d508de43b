; Made of mbarrier.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.Lanes.0 = type { [32 x i32] }

define <32 x i64> @mbarrier_change(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i32> %4, i32 %5, i32 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.0, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %12 = load i32, ptr %11, align 4
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %6)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> %4, ptr %10, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> %4, ptr %10, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %144, label %19

19:
  %20 = icmp sgt i32 %5, 1
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %135, %132 ]
  %23 = phi i32 [ 0, %19 ], [ %133, %132 ]
  %24 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %6)
  %29 = inttoptr i64 %28 to ptr
  %30 = icmp eq i64 %28, 0
  br i1 %30, label %132, label %31

31:
  %32 = load i64, ptr %29, align 8
  %33 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %35 = load i32, ptr %34, align 4
  switch i32 %5, label %123 [
    i32 0, label %36
    i32 1, label %121
    i32 4, label %40
    i32 5, label %49
    i32 3, label %67
    i32 2, label %76
    i32 7, label %93
    i32 6, label %98
  ]

36:
  %37 = and i32 %35, 1048575
  %38 = zext nneg i32 %37 to i64
  %39 = mul nuw nsw i64 %38, 1048577
  br label %121

40:
  %41 = lshr i64 %32, 40
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = add i32 %35, %42
  %44 = and i32 %43, 2097151
  %45 = zext nneg i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 40
  %47 = and i64 %32, -2305841909702066177
  %48 = or disjoint i64 %46, %47
  br label %121

49:
  %50 = lshr i64 %32, 40
  %51 = trunc nuw nsw i64 %50 to i32
  %52 = sub i32 %51, %35
  %53 = and i32 %52, 2097151
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 %54, 40
  %56 = and i64 %32, -2305841909702066177
  %57 = or disjoint i64 %55, %56
  store i64 %57, ptr %29, align 8
  %58 = and i64 %57, 2305841909703114751
  %59 = icmp eq i64 %58, 0
  br i1 %59, label %60, label %125

60:
  %61 = lshr exact i64 %57, 20
  %62 = or i64 %61, %32
  %63 = and i64 %32, -9223372036854775808
  %64 = and i64 %62, 6917530127152709631
  %65 = or disjoint i64 %64, %63
  %66 = xor i64 %65, -9223372036854775808
  br label %121

67:
  %68 = lshr i64 %32, 20
  %69 = trunc i64 %68 to i32
  %70 = sub i32 %69, %35
  %71 = and i32 %70, 1048575
  %72 = zext nneg i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 20
  %74 = and i64 %32, -1099510579201
  %75 = or disjoint i64 %73, %74
  br label %76

76:
  %77 = phi i64 [ %75, %67 ], [ %32, %31 ]
  %78 = trunc i64 %77 to i32
  %79 = sub i32 %78, %35
  %80 = and i32 %79, 1048575
  %81 = zext nneg i32 %80 to i64
  %82 = and i64 %77, -1048576
  %83 = or disjoint i64 %82, %81
  %84 = and i64 %83, 2305841909703114751
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %121

86:
  %87 = lshr i64 %77, 20
  %88 = or disjoint i64 %83, %87
  %89 = and i64 %77, -9223372036854775808
  %90 = and i64 %88, 6917530127152709631
  %91 = or disjoint i64 %90, %89
  %92 = xor i64 %91, -9223372036854775808
  br label %121

93:
  %94 = add i64 %32, 1099510579200
  %95 = and i64 %94, 1099510579200
  %96 = and i64 %32, -1099510579201
  %97 = or disjoint i64 %95, %96
  br label %98

98:
  %99 = phi i64 [ %97, %93 ], [ %32, %31 ]
  %100 = lshr i64 %99, 40
  %101 = trunc nuw nsw i64 %100 to i32
  %102 = add i32 %35, %101
  %103 = and i32 %102, 2097151
  %104 = zext nneg i32 %103 to i64
  %105 = shl nuw nsw i64 %104, 40
  %106 = and i64 %99, -2305841909702066177
  %107 = or disjoint i64 %105, %106
  %108 = add i64 %99, 1048575
  %109 = and i64 %108, 1048575
  %110 = and i64 %107, -1048576
  %111 = or disjoint i64 %110, %109
  %112 = and i64 %111, 2305841909703114751
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %121

114:
  %115 = lshr i64 %107, 20
  %116 = or disjoint i64 %111, %115
  %117 = and i64 %99, -9223372036854775808
  %118 = and i64 %116, 6917530127152709631
  %119 = or disjoint i64 %118, %117
  %120 = xor i64 %119, -9223372036854775808
  br label %121

121:
  %122 = phi i64 [ %66, %60 ], [ %83, %76 ], [ 0, %31 ], [ %48, %40 ], [ %39, %36 ], [ %92, %86 ], [ %120, %114 ], [ %111, %98 ]
  store i64 %122, ptr %29, align 8
  br label %123

123:
  %124 = phi i64 [ %32, %31 ], [ %122, %121 ]
  br i1 %20, label %125, label %132

125:
  %126 = phi i64 [ %124, %123 ], [ %57, %49 ]
  %127 = xor i64 %126, %32
  %128 = icmp sgt i64 %127, -1
  br i1 %128, label %132, label %129

129:
  %130 = shl nuw i32 1, %24
  %131 = or i32 %130, %23
  br label %132

132:
  %133 = phi i32 [ %23, %21 ], [ %23, %125 ], [ %131, %129 ], [ %23, %123 ]
  %134 = add i32 %22, -1
  %135 = and i32 %134, %22
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %21

137:
  %138 = load i32, ptr %11, align 4
  %139 = icmp ne i32 %138, 0
  %140 = icmp ne i32 %133, 0
  %141 = select i1 %139, i1 %140, i1 false
  br i1 %141, label %142, label %144

142:
  %143 = add i32 %6, 1
  call void @record(ptr %0, ptr %1, i32 %133, <32 x i64> %3, i32 %143)
  br label %144

144:
  %145 = load <32 x i64>, ptr %9, align 64
  ret <32 x i64> %145
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define i32 @mbarrier_test(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, i32 %5, i32 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %78, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %6)
  br label %16

16:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %17 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = call i64 @translate(ptr %0, ptr %1, i32 %17, i64 %20, i64 8, i32 %6)
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %26, label %23

23:
  %24 = inttoptr i64 %21 to ptr
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %25, %23 ], [ 0, %16 ]
  %28 = getelementptr inbounds nuw i64, ptr %9, i64 %18
  store i64 %27, ptr %28, align 8
  %29 = insertelement <32 x i64> poison, i64 %20, i64 0
  %30 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = icmp eq <32 x i64> %3, %30
  %32 = bitcast <32 x i1> %31 to i32
  %33 = xor i32 %2, -1
  %34 = or i32 %32, %33
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %39

36:
  %37 = insertelement <32 x i64> poison, i64 %27, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %62

39:
  %40 = add i32 %2, -1
  %41 = and i32 %40, %2
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %60, label %43

43:
  %44 = phi i32 [ %58, %54 ], [ %41, %39 ]
  %45 = call i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i64, ptr %8, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = call i64 @translate(ptr %0, ptr %1, i32 %45, i64 %48, i64 8, i32 %6)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %54, label %51

51:
  %52 = inttoptr i64 %49 to ptr
  %53 = load i64, ptr %52, align 8
  br label %54

54:
  %55 = phi i64 [ %53, %51 ], [ 0, %43 ]
  %56 = getelementptr inbounds nuw i64, ptr %9, i64 %46
  store i64 %55, ptr %56, align 8
  %57 = add i32 %44, -1
  %58 = and i32 %57, %44
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %43

60:
  %61 = load <32 x i64>, ptr %9, align 64
  br label %62

62:
  %63 = phi <32 x i64> [ %38, %36 ], [ %61, %60 ]
  %64 = lshr <32 x i64> %63, splat (i64 63)
  %65 = icmp eq i32 %5, 0
  %66 = and <32 x i64> %4, splat (i64 1)
  %67 = lshr <32 x i64> %4, splat (i64 63)
  %68 = select i1 %65, <32 x i64> %67, <32 x i64> %66
  %69 = icmp ne <32 x i64> %64, %68
  %70 = bitcast <32 x i1> %69 to i32
  %71 = and i32 %2, %70
  %72 = load i32, ptr %12, align 4
  %73 = icmp ne i32 %72, 0
  %74 = icmp ne i32 %71, 0
  %75 = and i1 %73, %74
  br i1 %75, label %76, label %78

76:
  %77 = add i32 %6, 1
  call void @record(ptr %0, ptr %1, i32 %71, <32 x i64> %3, i32 %77)
  br label %78

78:
  %79 = phi i32 [ 0, %7 ], [ %71, %76 ], [ %71, %62 ]
  ret i32 %79
}

define void @mbarrier_track(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = icmp ne i32 %2, 0
  %10 = and i1 %9, %8
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @clock_track(ptr %0, i32 %2, <32 x i64> %3)
  br label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %17

17:
  ret void
}

declare void @clock_track(ptr, i32, <32 x i64>)

define void @mbarrier_complete(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i32> %4, i32 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 824
  call void @llvm.memset.p0.i64(ptr align 8 %7, i8 0, i64 256, i1 false)
  %8 = call <32 x i64> @mbarrier_change(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i32> %4, i32 5, i32 %5)
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)
