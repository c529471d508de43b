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
  br i1 %18, label %127, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %123, %121 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %6)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %121, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %33 = load i32, ptr %32, align 4
  switch i32 %5, label %121 [
    i32 0, label %34
    i32 1, label %119
    i32 4, label %38
    i32 5, label %47
    i32 3, label %65
    i32 2, label %74
    i32 7, label %91
    i32 6, label %96
  ]

34:
  %35 = and i32 %33, 1048575
  %36 = zext nneg i32 %35 to i64
  %37 = mul nuw nsw i64 %36, 1048577
  br label %119

38:
  %39 = lshr i64 %30, 40
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = add i32 %33, %40
  %42 = and i32 %41, 2097151
  %43 = zext nneg i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 40
  %45 = and i64 %30, -2305841909702066177
  %46 = or disjoint i64 %44, %45
  br label %119

47:
  %48 = lshr i64 %30, 40
  %49 = trunc nuw nsw i64 %48 to i32
  %50 = sub i32 %49, %33
  %51 = and i32 %50, 2097151
  %52 = zext nneg i32 %51 to i64
  %53 = shl nuw nsw i64 %52, 40
  %54 = and i64 %30, -2305841909702066177
  %55 = or disjoint i64 %53, %54
  store i64 %55, ptr %29, align 8
  %56 = and i64 %55, 2305841909703114751
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %121

58:
  %59 = lshr exact i64 %55, 20
  %60 = or i64 %59, %30
  %61 = and i64 %30, -9223372036854775808
  %62 = and i64 %60, 6917530127152709631
  %63 = or disjoint i64 %62, %61
  %64 = xor i64 %63, -9223372036854775808
  br label %119

65:
  %66 = lshr i64 %30, 20
  %67 = trunc i64 %66 to i32
  %68 = sub i32 %67, %33
  %69 = and i32 %68, 1048575
  %70 = zext nneg i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 20
  %72 = and i64 %30, -1099510579201
  %73 = or disjoint i64 %71, %72
  br label %74

74:
  %75 = phi i64 [ %73, %65 ], [ %30, %28 ]
  %76 = trunc i64 %75 to i32
  %77 = sub i32 %76, %33
  %78 = and i32 %77, 1048575
  %79 = zext nneg i32 %78 to i64
  %80 = and i64 %75, -1048576
  %81 = or disjoint i64 %80, %79
  %82 = and i64 %81, 2305841909703114751
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %84, label %119

84:
  %85 = lshr i64 %75, 20
  %86 = or disjoint i64 %81, %85
  %87 = and i64 %75, -9223372036854775808
  %88 = and i64 %86, 6917530127152709631
  %89 = or disjoint i64 %88, %87
  %90 = xor i64 %89, -9223372036854775808
  br label %119

91:
  %92 = add i64 %30, 1099510579200
  %93 = and i64 %92, 1099510579200
  %94 = and i64 %30, -1099510579201
  %95 = or disjoint i64 %93, %94
  br label %96

96:
  %97 = phi i64 [ %95, %91 ], [ %30, %28 ]
  %98 = lshr i64 %97, 40
  %99 = trunc nuw nsw i64 %98 to i32
  %100 = add i32 %33, %99
  %101 = and i32 %100, 2097151
  %102 = zext nneg i32 %101 to i64
  %103 = shl nuw nsw i64 %102, 40
  %104 = and i64 %97, -2305841909702066177
  %105 = or disjoint i64 %103, %104
  %106 = add i64 %97, 1048575
  %107 = and i64 %106, 1048575
  %108 = and i64 %105, -1048576
  %109 = or disjoint i64 %108, %107
  %110 = and i64 %109, 2305841909703114751
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %112, label %119

112:
  %113 = lshr i64 %105, 20
  %114 = or disjoint i64 %109, %113
  %115 = and i64 %97, -9223372036854775808
  %116 = and i64 %114, 6917530127152709631
  %117 = or disjoint i64 %116, %115
  %118 = xor i64 %117, -9223372036854775808
  br label %119

119:
  %120 = phi i64 [ %64, %58 ], [ %81, %74 ], [ 0, %28 ], [ %46, %38 ], [ %37, %34 ], [ %90, %84 ], [ %118, %112 ], [ %109, %96 ]
  store i64 %120, ptr %29, align 8
  br label %121

121:
  %122 = add i32 %21, -1
  %123 = and i32 %122, %21
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %20

125:
  %126 = load <32 x i64>, ptr %9, align 64
  br label %127

127:
  %128 = phi <32 x i64> [ %126, %125 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %128
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define i32 @mbarrier_test(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, i32 %5, i32 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %83, label %11

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
  br i1 %75, label %76, label %83

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %78 = load i32, ptr %77, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %81, label %80

80:
  call void @clock_see(ptr %0, ptr %1, i32 %71, <32 x i64> %3, i32 %6)
  br label %83

81:
  %82 = add i32 %6, 1
  call void @record(ptr %0, ptr %1, i32 %71, <32 x i64> %3, i32 %82)
  br label %83

83:
  %84 = phi i32 [ 0, %7 ], [ %71, %80 ], [ %71, %81 ], [ %71, %62 ]
  ret i32 %84
}

declare void @clock_see(ptr, ptr, i32, <32 x i64>, i32)

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
