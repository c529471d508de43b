; Made of async.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.async_copy = type { i32, i32, i32, [32 x i32], [32 x i32], [4 x i8], [512 x i8] }
%struct.window = type { i64, i64, i64, i64 }
%struct.Lanes.1 = type { [32 x i32] }

define void @async_read(ptr %0, ptr %1, ptr %2, i32 %3, <32 x i32> %4, <32 x i64> %5, i32 %6, i32 %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = icmp eq i32 %3, 0
  br i1 %10, label %101, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %13 = load i32, ptr %12, align 16
  %14 = icmp eq i32 %13, 64
  br i1 %14, label %15, label %17

15:
  call void @_ZN12_GLOBAL__N_115complete_oldestEP7contextP4warpP10async_copyjjj(ptr %0, ptr %1, ptr %2, i32 -1, i32 -1, i32 1)
  %16 = load i32, ptr %12, align 16
  br label %17

17:
  %18 = phi i32 [ %13, %11 ], [ %16, %15 ]
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 1184
  %20 = load i32, ptr %19, align 32
  %21 = add i32 %18, 1
  store i32 %21, ptr %12, align 16
  %22 = add i32 %18, %20
  %23 = and i32 %22, 63
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.async_copy, ptr %2, i64 %24
  store i32 %3, ptr %25, align 16
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 %6, ptr %26, align 4
  %27 = add i32 %7, 2
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store <32 x i32> %4, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 140
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 1188
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %30, ptr align 4 %31, i64 128, i1 false)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %36, label %35

35:
  call void @record(ptr %0, ptr %1, i32 %3, <32 x i64> %5, i32 %7)
  br label %36

36:
  %37 = zext i32 %6 to i64
  store <32 x i64> %5, ptr %9, align 64
  %38 = call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i64, ptr %9, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = lshr i64 %41, 40
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = icmp ult i64 %42, %46
  %48 = select i1 %47, i64 %42, i64 0
  %49 = getelementptr inbounds nuw %struct.window, ptr %44, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %49, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = sub i64 %52, %50
  %58 = icmp ne i64 %56, 0
  %59 = icmp ult i64 %57, %37
  %60 = or i1 %59, %58
  br i1 %60, label %61, label %62

61:
  br label %84

62:
  %63 = insertelement <32 x i64> poison, i64 %50, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = sub <32 x i64> %5, %64
  %66 = sub nuw i64 %57, %37
  %67 = insertelement <32 x i64> poison, i64 %66, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = icmp ule <32 x i64> %65, %68
  %70 = add nsw i64 %37, -1
  %71 = insertelement <32 x i64> poison, i64 %70, i64 0
  %72 = shufflevector <32 x i64> %71, <32 x i64> poison, <32 x i32> zeroinitializer
  %73 = and <32 x i64> %72, %5
  %74 = icmp eq <32 x i64> %73, zeroinitializer
  %75 = and <32 x i1> %74, %69
  %76 = bitcast <32 x i1> %75 to i32
  %77 = xor i32 %3, -1
  %78 = or i32 %76, %77
  %79 = icmp eq i32 %78, -1
  br i1 %79, label %80, label %61

80:
  %81 = insertelement <32 x i64> poison, i64 %54, i64 0
  %82 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  %83 = add <32 x i64> %82, %5
  store <32 x i64> %83, ptr %9, align 64
  br label %94

84:
  %85 = phi i32 [ %92, %84 ], [ %3, %61 ]
  %86 = call i32 @llvm.cttz.i32(i32 %85, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i64, ptr %9, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = call i64 @translate(ptr %0, ptr %1, i32 %86, i64 %89, i64 %37, i32 %7)
  store i64 %90, ptr %88, align 8
  %91 = add i32 %85, -1
  %92 = and i32 %91, %85
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %84

94:
  call void @_ZN12_GLOBAL__N_14moveILb1EEEvP10async_copyj5LanesIyE(ptr %25, i32 %3, ptr byval(%struct.Lanes) align 64 %9)
  %95 = load i32, ptr %32, align 8
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %101, label %97

97:
  %98 = zext <32 x i32> %4 to <32 x i64>
  %99 = or disjoint <32 x i64> %98, splat (i64 1649267441664)
  %100 = add i32 %7, 1
  call void @record(ptr %0, ptr %1, i32 %3, <32 x i64> %99, i32 %100)
  br label %101

101:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define internal void @_ZN12_GLOBAL__N_14moveILb1EEEvP10async_copyj5LanesIyE(ptr %0, i32 %1, ptr byval(%struct.Lanes) align 64 %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  %5 = alloca %struct.Lanes, align 64
  %6 = alloca %struct.Lanes, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %1, -1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 272
  switch i32 %8, label %75 [
    i32 4, label %11
    i32 8, label %43
  ]

11:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %6, ptr align 64 %2, i64 256, i1 false)
  br i1 %9, label %29, label %12

12:
  %13 = phi i32 [ %27, %25 ], [ %1, %11 ]
  %14 = call i32 @llvm.cttz.i32(i32 %13, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i64, ptr %6, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %25, label %19

19:
  %20 = inttoptr i64 %17 to ptr
  %21 = shl nuw nsw i32 %14, 4
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %10, i64 %22
  %24 = load i32, ptr %20, align 1
  store i32 %24, ptr %23, align 1
  br label %25

25:
  %26 = add i32 %13, -1
  %27 = and i32 %26, %13
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %42, label %12

29:
  %30 = phi i64 [ %40, %39 ], [ 0, %11 ]
  %31 = getelementptr inbounds nuw i64, ptr %6, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %39, label %34

34:
  %35 = inttoptr i64 %32 to ptr
  %36 = shl nuw nsw i64 %30, 4
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 %36
  %38 = load i32, ptr %35, align 1
  store i32 %38, ptr %37, align 1
  br label %39

39:
  %40 = add nuw nsw i64 %30, 1
  %41 = icmp eq i64 %40, 32
  br i1 %41, label %42, label %29

42:
  br label %105

43:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %5, ptr align 64 %2, i64 256, i1 false)
  br i1 %9, label %61, label %44

44:
  %45 = phi i32 [ %59, %57 ], [ %1, %43 ]
  %46 = call i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr %5, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %57, label %51

51:
  %52 = inttoptr i64 %49 to ptr
  %53 = shl nuw nsw i32 %46, 4
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %10, i64 %54
  %56 = load i64, ptr %52, align 1
  store i64 %56, ptr %55, align 1
  br label %57

57:
  %58 = add i32 %45, -1
  %59 = and i32 %58, %45
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %74, label %44

61:
  %62 = phi i64 [ %72, %71 ], [ 0, %43 ]
  %63 = getelementptr inbounds nuw i64, ptr %5, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %71, label %66

66:
  %67 = inttoptr i64 %64 to ptr
  %68 = shl nuw nsw i64 %62, 4
  %69 = getelementptr inbounds nuw i8, ptr %10, i64 %68
  %70 = load i64, ptr %67, align 1
  store i64 %70, ptr %69, align 1
  br label %71

71:
  %72 = add nuw nsw i64 %62, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %74, label %61

74:
  br label %105

75:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %4, ptr align 64 %2, i64 256, i1 false)
  br i1 %9, label %92, label %76

76:
  %77 = phi i32 [ %90, %88 ], [ %1, %75 ]
  %78 = call i32 @llvm.cttz.i32(i32 %77, i1 true)
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i64, ptr %4, i64 %79
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %88, label %83

83:
  %84 = inttoptr i64 %81 to ptr
  %85 = shl nuw nsw i32 %78, 4
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %87, ptr align 1 %84, i64 16, i1 false)
  br label %88

88:
  %89 = add i32 %77, -1
  %90 = and i32 %89, %77
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %104, label %76

92:
  %93 = phi i64 [ %102, %101 ], [ 0, %75 ]
  %94 = getelementptr inbounds nuw i64, ptr %4, i64 %93
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %101, label %97

97:
  %98 = inttoptr i64 %95 to ptr
  %99 = shl nuw nsw i64 %93, 4
  %100 = getelementptr inbounds nuw i8, ptr %10, i64 %99
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %100, ptr align 1 %98, i64 16, i1 false)
  br label %101

101:
  %102 = add nuw nsw i64 %93, 1
  %103 = icmp eq i64 %102, 32
  br i1 %103, label %104, label %92

104:
  br label %105

105:
  ret void
}

define void @async_read_part(ptr %0, ptr %1, ptr %2, i32 %3, <32 x i32> %4, <32 x i64> %5, <32 x i32> %6, i32 %7, i32 %8) {
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = icmp eq i32 %3, 0
  br i1 %12, label %151, label %13

13:
  %14 = zext i32 %7 to i64
  %15 = add nsw i64 %14, -1
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = and <32 x i64> %17, %5
  %19 = icmp ne <32 x i64> %18, zeroinitializer
  %20 = icmp ne <32 x i32> %6, zeroinitializer
  %21 = and <32 x i1> %20, %19
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %3, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %38, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  %29 = add i32 %8, 4
  br i1 %28, label %31, label %30

30:
  call void @record(ptr %0, ptr %1, i32 %23, <32 x i64> %5, i32 %29)
  br label %31

31:
  %32 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  store <32 x i64> %5, ptr %10, align 64
  %35 = zext nneg i32 %32 to i64
  %36 = getelementptr inbounds nuw i64, ptr %10, i64 %35
  %37 = load i64, ptr %36, align 8
  call void @fault(ptr %0, i32 %34, i32 2, i32 %29, i32 %32, i64 %37)
  br label %151

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %40 = load i32, ptr %39, align 16
  %41 = icmp eq i32 %40, 64
  br i1 %41, label %42, label %44

42:
  call void @_ZN12_GLOBAL__N_115complete_oldestEP7contextP4warpP10async_copyjjj(ptr %0, ptr %1, ptr %2, i32 -1, i32 -1, i32 1)
  %43 = load i32, ptr %39, align 16
  br label %44

44:
  %45 = phi i32 [ %40, %38 ], [ %43, %42 ]
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 1184
  %47 = load i32, ptr %46, align 32
  %48 = add i32 %45, 1
  store i32 %48, ptr %39, align 16
  %49 = add i32 %45, %47
  %50 = and i32 %49, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw %struct.async_copy, ptr %2, i64 %51
  store i32 %3, ptr %52, align 16
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 4
  store i32 %7, ptr %53, align 4
  %54 = add i32 %8, 2
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i32 %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 12
  store <32 x i32> %4, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 140
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 1188
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %57, ptr align 4 %58, i64 128, i1 false)
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 272
  call void @llvm.memset.p0.i64(ptr align 16 %59, i8 0, i64 512, i1 false)
  %60 = insertelement <32 x i32> poison, i32 %7, i64 0
  %61 = shufflevector <32 x i32> %60, <32 x i32> poison, <32 x i32> zeroinitializer
  %62 = call <32 x i32> @llvm.umin.v32i32(<32 x i32> %6, <32 x i32> %61)
  %63 = icmp ule <32 x i32> %61, %6
  %64 = bitcast <32 x i1> %63 to i32
  %65 = and i32 %3, %64
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %117, label %67

67:
  store <32 x i64> %5, ptr %11, align 64
  %68 = call i32 @llvm.cttz.i32(i32 %65, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %11, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = lshr i64 %71, 40
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = icmp ult i64 %72, %76
  %78 = select i1 %77, i64 %72, i64 0
  %79 = getelementptr inbounds nuw %struct.window, ptr %74, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = sub i64 %82, %80
  %88 = icmp ne i64 %86, 0
  %89 = icmp ult i64 %87, %14
  %90 = or i1 %89, %88
  br i1 %90, label %117, label %91

91:
  %92 = insertelement <32 x i64> poison, i64 %80, i64 0
  %93 = shufflevector <32 x i64> %92, <32 x i64> poison, <32 x i32> zeroinitializer
  %94 = sub <32 x i64> %5, %93
  %95 = sub nuw i64 %87, %14
  %96 = insertelement <32 x i64> poison, i64 %95, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = icmp ule <32 x i64> %94, %97
  %99 = icmp eq <32 x i64> %18, zeroinitializer
  %100 = and <32 x i1> %99, %98
  %101 = bitcast <32 x i1> %100 to i32
  %102 = xor i32 %65, -1
  %103 = or i32 %101, %102
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %105, label %117

105:
  %106 = insertelement <32 x i64> poison, i64 %84, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = add <32 x i64> %107, %5
  store <32 x i64> %108, ptr %11, align 64
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %110 = load i32, ptr %109, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:
  %113 = add i32 %8, 4
  call void @record(ptr %0, ptr %1, i32 %65, <32 x i64> %5, i32 %113)
  br label %114

114:
  call void @_ZN12_GLOBAL__N_14moveILb1EEEvP10async_copyj5LanesIyE(ptr %52, i32 %65, ptr byval(%struct.Lanes) align 64 %11)
  %115 = bitcast i32 %65 to <32 x i1>
  %116 = select <32 x i1> %115, <32 x i32> zeroinitializer, <32 x i32> %62
  br label %117

117:
  %118 = phi <32 x i32> [ %116, %114 ], [ %62, %44 ], [ %62, %91 ], [ %62, %67 ]
  %119 = and <32 x i32> %118, splat (i32 3)
  %120 = and <32 x i32> %118, splat (i32 -4)
  %121 = add i32 %8, 3
  br label %124

122:
  %123 = icmp eq i32 %7, 0
  br i1 %123, label %134, label %138

124:
  %125 = phi i32 [ 0, %117 ], [ %132, %124 ]
  %126 = insertelement <32 x i32> poison, i32 %125, i64 0
  %127 = shufflevector <32 x i32> %126, <32 x i32> poison, <32 x i32> zeroinitializer
  %128 = icmp samesign ugt <32 x i32> %119, %127
  %129 = bitcast <32 x i1> %128 to i32
  %130 = and i32 %3, %129
  %131 = or disjoint <32 x i32> %127, %120
  call void @_ZN12_GLOBAL__N_19read_someEP7contextP4warpP10async_copyjDv32_yDv32_jjj(ptr %0, ptr %1, ptr %52, i32 %130, <32 x i64> %5, <32 x i32> %131, i32 1, i32 %121)
  %132 = add nuw nsw i32 %125, 1
  %133 = icmp eq i32 %132, 3
  br i1 %133, label %122, label %124

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %151, label %147

138:
  %139 = phi i32 [ %145, %138 ], [ 0, %122 ]
  %140 = insertelement <32 x i32> poison, i32 %139, i64 0
  %141 = shufflevector <32 x i32> %140, <32 x i32> poison, <32 x i32> zeroinitializer
  %142 = icmp ugt <32 x i32> %120, %141
  %143 = bitcast <32 x i1> %142 to i32
  %144 = and i32 %3, %143
  call void @_ZN12_GLOBAL__N_19read_someEP7contextP4warpP10async_copyjDv32_yDv32_jjj(ptr %0, ptr %1, ptr %52, i32 %144, <32 x i64> %5, <32 x i32> %141, i32 4, i32 %8)
  %145 = add i32 %139, 4
  %146 = icmp ult i32 %145, %7
  br i1 %146, label %138, label %134

147:
  %148 = zext <32 x i32> %4 to <32 x i64>
  %149 = or disjoint <32 x i64> %148, splat (i64 1649267441664)
  %150 = add i32 %8, 1
  call void @record(ptr %0, ptr %1, i32 %3, <32 x i64> %149, i32 %150)
  br label %151

151:
  ret void
}

declare void @fault(ptr, i32, i32, i32, i32, i64)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define internal void @_ZN12_GLOBAL__N_19read_someEP7contextP4warpP10async_copyjDv32_yDv32_jjj(ptr %0, ptr %1, ptr %2, i32 %3, <32 x i64> %4, <32 x i32> %5, i32 %6, i32 %7) unnamed_addr {
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = icmp eq i32 %3, 0
  br i1 %11, label %100, label %12

12:
  %13 = zext <32 x i32> %5 to <32 x i64>
  %14 = add <32 x i64> %4, %13
  store <32 x i32> %5, ptr %9, align 64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:
  call void @record(ptr %0, ptr %1, i32 %3, <32 x i64> %14, i32 %7)
  br label %19

19:
  %20 = zext nneg i32 %6 to i64
  store <32 x i64> %14, ptr %10, align 64
  %21 = call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr %10, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %25, %29
  %31 = select i1 %30, i64 %25, i64 0
  %32 = getelementptr inbounds nuw %struct.window, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = sub i64 %35, %33
  %41 = icmp ne i64 %39, 0
  %42 = icmp ult i64 %40, %20
  %43 = or i1 %42, %41
  br i1 %43, label %44, label %45

44:
  br label %67

45:
  %46 = insertelement <32 x i64> poison, i64 %33, i64 0
  %47 = shufflevector <32 x i64> %46, <32 x i64> poison, <32 x i32> zeroinitializer
  %48 = sub <32 x i64> %14, %47
  %49 = sub nuw i64 %40, %20
  %50 = insertelement <32 x i64> poison, i64 %49, i64 0
  %51 = shufflevector <32 x i64> %50, <32 x i64> poison, <32 x i32> zeroinitializer
  %52 = icmp ule <32 x i64> %48, %51
  %53 = add nsw i64 %20, -1
  %54 = insertelement <32 x i64> poison, i64 %53, i64 0
  %55 = shufflevector <32 x i64> %54, <32 x i64> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i64> %55, %14
  %57 = icmp eq <32 x i64> %56, zeroinitializer
  %58 = and <32 x i1> %57, %52
  %59 = bitcast <32 x i1> %58 to i32
  %60 = xor i32 %3, -1
  %61 = or i32 %59, %60
  %62 = icmp eq i32 %61, -1
  br i1 %62, label %63, label %44

63:
  %64 = insertelement <32 x i64> poison, i64 %37, i64 0
  %65 = shufflevector <32 x i64> %64, <32 x i64> poison, <32 x i32> zeroinitializer
  %66 = add <32 x i64> %65, %14
  store <32 x i64> %66, ptr %10, align 64
  br label %77

67:
  %68 = phi i32 [ %75, %67 ], [ %3, %44 ]
  %69 = call i32 @llvm.cttz.i32(i32 %68, i1 true)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr %10, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = call i64 @translate(ptr %0, ptr %1, i32 %69, i64 %72, i64 %20, i32 %7)
  store i64 %73, ptr %71, align 8
  %74 = add i32 %68, -1
  %75 = and i32 %74, %68
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %67

77:
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 272
  br label %79

79:
  %80 = phi i32 [ %3, %77 ], [ %97, %95 ]
  %81 = call i32 @llvm.cttz.i32(i32 %80, i1 true)
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr %10, i64 %82
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %95, label %86

86:
  %87 = getelementptr inbounds nuw i32, ptr %9, i64 %82
  %88 = load i32, ptr %87, align 4
  %89 = shl nuw nsw i32 %81, 4
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %78, i64 %90
  %92 = zext i32 %88 to i64
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 %92
  %94 = inttoptr i64 %84 to ptr
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %93, ptr align 1 %94, i64 %20, i1 false)
  br label %95

95:
  %96 = add i32 %80, -1
  %97 = and i32 %96, %80
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %79

99:
  br label %100

100:
  ret void
}

define void @async_commit(ptr readnone %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 1188
  %5 = load <32 x i32>, ptr %4, align 4
  %6 = bitcast i32 %2 to <32 x i1>
  %7 = zext <32 x i1> %6 to <32 x i32>
  %8 = add <32 x i32> %5, %7
  store <32 x i32> %8, ptr %4, align 4
  ret void
}

define void @async_wait(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  call void @_ZN12_GLOBAL__N_115complete_oldestEP7contextP4warpP10async_copyjjj(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 64)
  ret void
}

define internal void @_ZN12_GLOBAL__N_115complete_oldestEP7contextP4warpP10async_copyjjj(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 1188
  %12 = load <32 x i32>, ptr %11, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %14 = load i32, ptr %13, align 16
  %15 = call i32 @llvm.umin.i32(i32 %5, i32 %14)
  %16 = icmp eq i32 %14, 0
  br i1 %16, label %233, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 1184
  %19 = insertelement <32 x i32> poison, i32 %4, i64 0
  %20 = shufflevector <32 x i32> %19, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %24

24:
  %25 = phi i32 [ 0, %17 ], [ %213, %212 ]
  %26 = load i32, ptr %18, align 32
  %27 = add i32 %26, %25
  %28 = and i32 %27, 63
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.async_copy, ptr %2, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 140
  %32 = load <32 x i32>, ptr %31, align 4
  %33 = add <32 x i32> %32, %20
  %34 = icmp slt <32 x i32> %33, %12
  %35 = bitcast <32 x i1> %34 to i32
  %36 = load i32, ptr %30, align 16
  %37 = and i32 %3, %35
  %38 = and i32 %37, %36
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %212, label %40

40:
  %41 = xor i32 %38, %36
  store i32 %41, ptr %30, align 16
  %42 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %43 = load <32 x i32>, ptr %42, align 4
  %44 = zext <32 x i32> %43 to <32 x i64>
  %45 = or disjoint <32 x i64> %44, splat (i64 1649267441664)
  %46 = load i32, ptr %21, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %51, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %50 = load i32, ptr %49, align 8
  call void @record(ptr %0, ptr %1, i32 %38, <32 x i64> %45, i32 %50)
  br label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %56 = load i32, ptr %55, align 8
  store <32 x i64> %45, ptr %10, align 64
  %57 = call i32 @llvm.cttz.i32(i32 %38, i1 true)
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i64, ptr %10, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = lshr i64 %60, 40
  %62 = load ptr, ptr %22, align 8
  %63 = load i64, ptr %23, align 8
  %64 = icmp ult i64 %61, %63
  %65 = select i1 %64, i64 %61, i64 0
  %66 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = sub i64 %69, %67
  %75 = icmp ne i64 %73, 0
  %76 = icmp ult i64 %74, %54
  %77 = or i1 %76, %75
  br i1 %77, label %78, label %79

78:
  br label %101

79:
  %80 = insertelement <32 x i64> poison, i64 %67, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = sub <32 x i64> %45, %81
  %83 = sub nuw i64 %74, %54
  %84 = insertelement <32 x i64> poison, i64 %83, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = icmp ule <32 x i64> %82, %85
  %87 = add nsw i64 %54, -1
  %88 = insertelement <32 x i64> poison, i64 %87, i64 0
  %89 = shufflevector <32 x i64> %88, <32 x i64> poison, <32 x i32> zeroinitializer
  %90 = and <32 x i64> %89, %45
  %91 = icmp eq <32 x i64> %90, zeroinitializer
  %92 = and <32 x i1> %91, %86
  %93 = bitcast <32 x i1> %92 to i32
  %94 = xor i32 %38, -1
  %95 = or i32 %93, %94
  %96 = icmp eq i32 %95, -1
  br i1 %96, label %97, label %78

97:
  %98 = insertelement <32 x i64> poison, i64 %71, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = add <32 x i64> %99, %45
  store <32 x i64> %100, ptr %10, align 64
  br label %113

101:
  %102 = phi i32 [ %109, %101 ], [ %38, %78 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i64, ptr %10, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = call i64 @translate(ptr %0, ptr %1, i32 %103, i64 %106, i64 %54, i32 %56)
  store i64 %107, ptr %105, align 8
  %108 = add i32 %102, -1
  %109 = and i32 %108, %102
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %101

111:
  %112 = load i32, ptr %52, align 4
  br label %113

113:
  %114 = phi i32 [ %112, %111 ], [ %53, %97 ]
  %115 = icmp eq i32 %38, -1
  %116 = getelementptr inbounds nuw i8, ptr %30, i64 272
  switch i32 %114, label %181 [
    i32 4, label %117
    i32 8, label %149
  ]

117:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %9, ptr align 64 %10, i64 256, i1 false)
  br i1 %115, label %135, label %118

118:
  %119 = phi i32 [ %133, %131 ], [ %38, %117 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i64, ptr %9, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %131, label %125

125:
  %126 = inttoptr i64 %123 to ptr
  %127 = shl nuw nsw i32 %120, 4
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %116, i64 %128
  %130 = load i32, ptr %129, align 1
  store i32 %130, ptr %126, align 1
  br label %131

131:
  %132 = add i32 %119, -1
  %133 = and i32 %132, %119
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %148, label %118

135:
  %136 = phi i64 [ %146, %145 ], [ 0, %117 ]
  %137 = getelementptr inbounds nuw i64, ptr %9, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %145, label %140

140:
  %141 = inttoptr i64 %138 to ptr
  %142 = shl nuw nsw i64 %136, 4
  %143 = getelementptr inbounds nuw i8, ptr %116, i64 %142
  %144 = load i32, ptr %143, align 1
  store i32 %144, ptr %141, align 1
  br label %145

145:
  %146 = add nuw nsw i64 %136, 1
  %147 = icmp eq i64 %146, 32
  br i1 %147, label %148, label %135

148:
  br label %211

149:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %8, ptr align 64 %10, i64 256, i1 false)
  br i1 %115, label %167, label %150

150:
  %151 = phi i32 [ %165, %163 ], [ %38, %149 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %8, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %163, label %157

157:
  %158 = inttoptr i64 %155 to ptr
  %159 = shl nuw nsw i32 %152, 4
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %116, i64 %160
  %162 = load i64, ptr %161, align 1
  store i64 %162, ptr %158, align 1
  br label %163

163:
  %164 = add i32 %151, -1
  %165 = and i32 %164, %151
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %180, label %150

167:
  %168 = phi i64 [ %178, %177 ], [ 0, %149 ]
  %169 = getelementptr inbounds nuw i64, ptr %8, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %177, label %172

172:
  %173 = inttoptr i64 %170 to ptr
  %174 = shl nuw nsw i64 %168, 4
  %175 = getelementptr inbounds nuw i8, ptr %116, i64 %174
  %176 = load i64, ptr %175, align 1
  store i64 %176, ptr %173, align 1
  br label %177

177:
  %178 = add nuw nsw i64 %168, 1
  %179 = icmp eq i64 %178, 32
  br i1 %179, label %180, label %167

180:
  br label %211

181:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %7, ptr align 64 %10, i64 256, i1 false)
  br i1 %115, label %198, label %182

182:
  %183 = phi i32 [ %196, %194 ], [ %38, %181 ]
  %184 = call i32 @llvm.cttz.i32(i32 %183, i1 true)
  %185 = zext nneg i32 %184 to i64
  %186 = getelementptr inbounds nuw i64, ptr %7, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %194, label %189

189:
  %190 = inttoptr i64 %187 to ptr
  %191 = shl nuw nsw i32 %184, 4
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %116, i64 %192
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %190, ptr align 1 %193, i64 16, i1 false)
  br label %194

194:
  %195 = add i32 %183, -1
  %196 = and i32 %195, %183
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %210, label %182

198:
  %199 = phi i64 [ %208, %207 ], [ 0, %181 ]
  %200 = getelementptr inbounds nuw i64, ptr %7, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = icmp eq i64 %201, 0
  br i1 %202, label %207, label %203

203:
  %204 = inttoptr i64 %201 to ptr
  %205 = shl nuw nsw i64 %199, 4
  %206 = getelementptr inbounds nuw i8, ptr %116, i64 %205
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %204, ptr align 1 %206, i64 16, i1 false)
  br label %207

207:
  %208 = add nuw nsw i64 %199, 1
  %209 = icmp eq i64 %208, 32
  br i1 %209, label %210, label %198

210:
  br label %211

211:
  br label %212

212:
  %213 = add nuw nsw i32 %25, 1
  %214 = icmp eq i32 %213, %15
  br i1 %214, label %215, label %24

215:
  %216 = load i32, ptr %13, align 16
  %217 = getelementptr inbounds nuw i8, ptr %1, i64 1184
  %218 = icmp eq i32 %216, 0
  br i1 %218, label %233, label %219

219:
  %220 = load i32, ptr %217, align 32
  br label %221

221:
  %222 = phi i32 [ %220, %219 ], [ %230, %229 ]
  %223 = phi i32 [ %216, %219 ], [ %231, %229 ]
  %224 = and i32 %222, 63
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw %struct.async_copy, ptr %2, i64 %225
  %227 = load i32, ptr %226, align 16
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %233

229:
  %230 = add i32 %222, 1
  store i32 %230, ptr %217, align 32
  %231 = add i32 %223, -1
  store i32 %231, ptr %13, align 16
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %221

233:
  ret void
}

define void @async_track(ptr %0, ptr %1, ptr %2, i32 %3, <32 x i64> %4, i32 %5) {
  %7 = alloca %struct.Lanes, align 64
  call void @mbarrier_track(ptr %0, ptr %1, i32 %3, <32 x i64> %4, i32 %5, i1 zeroext false)
  store <32 x i64> %4, ptr %7, align 64
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %34, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 848
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 840
  br label %13

13:
  %14 = phi i32 [ %3, %9 ], [ %23, %32 ]
  %15 = call i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %7, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = insertelement <32 x i64> poison, i64 %18, i64 0
  %20 = shufflevector <32 x i64> %19, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = icmp ne <32 x i64> %4, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %14, %22
  %24 = xor i32 %23, %14
  %25 = load i32, ptr %10, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %32, label %27

27:
  %28 = call i32 @llvm.cttz.i32(i32 %24, i1 false)
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr %11, i64 %29
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %12, align 8
  br label %32

32:
  call void @_ZN12_GLOBAL__N_115complete_oldestEP7contextP4warpP10async_copyjjj(ptr %0, ptr %1, ptr %2, i32 %24, i32 -1, i32 64)
  %33 = icmp eq i32 %23, 0
  br i1 %33, label %34, label %13

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 840
  store i64 0, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 848
  call void @llvm.memset.p0.i64(ptr align 8 %40, i8 0, i64 256, i1 false)
  br label %41

41:
  ret void
}

declare void @mbarrier_track(ptr, ptr, i32, <32 x i64>, i32, i1 zeroext)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i32 @llvm.umin.i32(i32, i32)

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>)
