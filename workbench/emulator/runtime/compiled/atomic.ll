; Made of atomic.cpp by `make runtime`.

%struct.Lanes.15 = type { [32 x i64] }
%struct.Lanes = type { [32 x i16] }
%struct.Lanes.1 = type { [32 x i128] }
%struct.Lanes.4 = type { [32 x i32] }

define <32 x i16> @atom_exch_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = atomicrmw xchg ptr %37, i16 %39 seq_cst, align 2
  %41 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %40, ptr %41, align 2
  %42 = load volatile i16, ptr %37, align 2
  %43 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %42, ptr %43, align 2
  %44 = icmp eq i16 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i16, ptr %10, i64 %71
  %73 = load i16, ptr %72, align 2
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i16 %73, ptr %76, align 2
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i16, ptr %11, i64 %92
  %94 = load i16, ptr %93, align 2
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i16 %94, ptr %97, align 2
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %102
}

define <32 x i16> @atom_cas_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  store <32 x i16> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %24

23:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %26

24:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %57, label %26

26:
  br label %27

27:
  %28 = phi i32 [ %55, %52 ], [ %2, %26 ]
  %29 = phi i32 [ %53, %52 ], [ 0, %26 ]
  %30 = call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %8, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = call i64 @translate(ptr %0, ptr %1, i32 %30, i64 %33, i64 2, i32 %4)
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %31
  store i64 %34, ptr %35, align 8
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %52, label %37

37:
  %38 = inttoptr i64 %34 to ptr
  %39 = getelementptr inbounds nuw i16, ptr %13, i64 %31
  %40 = load i16, ptr %39, align 2
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %31
  %42 = load i16, ptr %41, align 2
  %43 = cmpxchg ptr %38, i16 %40, i16 %42 seq_cst seq_cst, align 2
  %44 = extractvalue { i16, i1 } %43, 0
  %45 = getelementptr inbounds nuw i16, ptr %10, i64 %31
  store i16 %44, ptr %45, align 2
  %46 = load volatile i16, ptr %38, align 2
  %47 = getelementptr inbounds nuw i16, ptr %11, i64 %31
  store i16 %46, ptr %47, align 2
  %48 = icmp eq i16 %46, %44
  br i1 %48, label %52, label %49

49:
  %50 = shl nuw i32 1, %30
  %51 = or i32 %50, %29
  br label %52

52:
  %53 = phi i32 [ %29, %27 ], [ %29, %37 ], [ %51, %49 ]
  %54 = add i32 %28, -1
  %55 = and i32 %54, %28
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %27

57:
  %58 = phi i32 [ 0, %24 ], [ %53, %52 ]
  %59 = icmp ne i32 %58, 0
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i32 %2, 0
  %68 = and i1 %67, %66
  br i1 %68, label %69, label %105

69:
  %70 = icmp eq i32 %58, 0
  br i1 %70, label %86, label %71

71:
  %72 = phi i32 [ %83, %71 ], [ %58, %69 ]
  %73 = call i32 @llvm.ctlz.i32(i32 %72, i1 true)
  %74 = xor i32 %73, 31
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i16, ptr %10, i64 %75
  %77 = load i16, ptr %76, align 2
  %78 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = inttoptr i64 %79 to ptr
  store i16 %77, ptr %80, align 2
  %81 = shl nuw i32 1, %74
  %82 = xor i32 %81, -1
  %83 = and i32 %72, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %71

85:
  call void @record(ptr %0, ptr %1, i32 %58, <32 x i64> %3, i32 %4)
  br label %86

86:
  %87 = xor i32 %58, -1
  %88 = and i32 %2, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %92, label %90

90:
  %91 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %88, <32 x i64> %3, i32 %91)
  br label %92

92:
  br i1 %70, label %105, label %93

93:
  %94 = phi i32 [ %103, %93 ], [ %58, %92 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i16, ptr %11, i64 %96
  %98 = load i16, ptr %97, align 2
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = inttoptr i64 %100 to ptr
  store i16 %98, ptr %101, align 2
  %102 = add i32 %94, -1
  %103 = and i32 %102, %94
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %93

105:
  %106 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %106
}

define <32 x i128> @atom_exch_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  %12 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i128> zeroinitializer, ptr %10, align 64
  store <32 x i128> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i128> zeroinitializer, ptr %10, align 64
  store <32 x i128> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 16, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i128, ptr %12, i64 %30
  %39 = load i128, ptr %38, align 16
  %40 = atomicrmw xchg ptr %37, i128 %39 seq_cst, align 16
  %41 = getelementptr inbounds nuw i128, ptr %10, i64 %30
  store i128 %40, ptr %41, align 16
  %42 = load volatile i128, ptr %37, align 16
  %43 = getelementptr inbounds nuw i128, ptr %11, i64 %30
  store i128 %42, ptr %43, align 16
  %44 = icmp eq i128 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i128, ptr %10, i64 %71
  %73 = load i128, ptr %72, align 16
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i128 %73, ptr %76, align 16
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i128, ptr %11, i64 %92
  %94 = load i128, ptr %93, align 16
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i128 %94, ptr %97, align 16
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i128>, ptr %10, align 64
  ret <32 x i128> %102
}

define <32 x i128> @atom_cas_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  %12 = alloca %struct.Lanes.1, align 64
  %13 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %12, align 64
  store <32 x i128> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %24

23:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i128> zeroinitializer, ptr %10, align 64
  store <32 x i128> zeroinitializer, ptr %11, align 64
  br label %26

24:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i128> zeroinitializer, ptr %10, align 64
  store <32 x i128> zeroinitializer, ptr %11, align 64
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %57, label %26

26:
  br label %27

27:
  %28 = phi i32 [ %55, %52 ], [ %2, %26 ]
  %29 = phi i32 [ %53, %52 ], [ 0, %26 ]
  %30 = call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %8, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = call i64 @translate(ptr %0, ptr %1, i32 %30, i64 %33, i64 16, i32 %4)
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %31
  store i64 %34, ptr %35, align 8
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %52, label %37

37:
  %38 = inttoptr i64 %34 to ptr
  %39 = getelementptr inbounds nuw i128, ptr %13, i64 %31
  %40 = load i128, ptr %39, align 16
  %41 = getelementptr inbounds nuw i128, ptr %12, i64 %31
  %42 = load i128, ptr %41, align 16
  %43 = cmpxchg ptr %38, i128 %40, i128 %42 seq_cst seq_cst, align 16
  %44 = extractvalue { i128, i1 } %43, 0
  %45 = getelementptr inbounds nuw i128, ptr %10, i64 %31
  store i128 %44, ptr %45, align 16
  %46 = load volatile i128, ptr %38, align 16
  %47 = getelementptr inbounds nuw i128, ptr %11, i64 %31
  store i128 %46, ptr %47, align 16
  %48 = icmp eq i128 %46, %44
  br i1 %48, label %52, label %49

49:
  %50 = shl nuw i32 1, %30
  %51 = or i32 %50, %29
  br label %52

52:
  %53 = phi i32 [ %29, %27 ], [ %29, %37 ], [ %51, %49 ]
  %54 = add i32 %28, -1
  %55 = and i32 %54, %28
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %27

57:
  %58 = phi i32 [ 0, %24 ], [ %53, %52 ]
  %59 = icmp ne i32 %58, 0
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i32 %2, 0
  %68 = and i1 %67, %66
  br i1 %68, label %69, label %105

69:
  %70 = icmp eq i32 %58, 0
  br i1 %70, label %86, label %71

71:
  %72 = phi i32 [ %83, %71 ], [ %58, %69 ]
  %73 = call i32 @llvm.ctlz.i32(i32 %72, i1 true)
  %74 = xor i32 %73, 31
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i128, ptr %10, i64 %75
  %77 = load i128, ptr %76, align 16
  %78 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = inttoptr i64 %79 to ptr
  store i128 %77, ptr %80, align 16
  %81 = shl nuw i32 1, %74
  %82 = xor i32 %81, -1
  %83 = and i32 %72, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %71

85:
  call void @record(ptr %0, ptr %1, i32 %58, <32 x i64> %3, i32 %4)
  br label %86

86:
  %87 = xor i32 %58, -1
  %88 = and i32 %2, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %92, label %90

90:
  %91 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %88, <32 x i64> %3, i32 %91)
  br label %92

92:
  br i1 %70, label %105, label %93

93:
  %94 = phi i32 [ %103, %93 ], [ %58, %92 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i128, ptr %11, i64 %96
  %98 = load i128, ptr %97, align 16
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = inttoptr i64 %100 to ptr
  store i128 %98, ptr %101, align 16
  %102 = add i32 %94, -1
  %103 = and i32 %102, %94
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %93

105:
  %106 = load <32 x i128>, ptr %10, align 64
  ret <32 x i128> %106
}

define <32 x i32> @atom_exch_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = atomicrmw xchg ptr %37, i32 %39 seq_cst, align 4
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %40, ptr %41, align 4
  %42 = load volatile i32, ptr %37, align 4
  %43 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %42, ptr %43, align 4
  %44 = icmp eq i32 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %10, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i32 %73, ptr %76, align 4
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %11, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i32 %94, ptr %97, align 4
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %102
}

define <32 x i32> @atom_cas_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  %13 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  store <32 x i32> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %24

23:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %26

24:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %57, label %26

26:
  br label %27

27:
  %28 = phi i32 [ %55, %52 ], [ %2, %26 ]
  %29 = phi i32 [ %53, %52 ], [ 0, %26 ]
  %30 = call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %8, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = call i64 @translate(ptr %0, ptr %1, i32 %30, i64 %33, i64 4, i32 %4)
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %31
  store i64 %34, ptr %35, align 8
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %52, label %37

37:
  %38 = inttoptr i64 %34 to ptr
  %39 = getelementptr inbounds nuw i32, ptr %13, i64 %31
  %40 = load i32, ptr %39, align 4
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %31
  %42 = load i32, ptr %41, align 4
  %43 = cmpxchg ptr %38, i32 %40, i32 %42 seq_cst seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = getelementptr inbounds nuw i32, ptr %10, i64 %31
  store i32 %44, ptr %45, align 4
  %46 = load volatile i32, ptr %38, align 4
  %47 = getelementptr inbounds nuw i32, ptr %11, i64 %31
  store i32 %46, ptr %47, align 4
  %48 = icmp eq i32 %46, %44
  br i1 %48, label %52, label %49

49:
  %50 = shl nuw i32 1, %30
  %51 = or i32 %50, %29
  br label %52

52:
  %53 = phi i32 [ %29, %27 ], [ %29, %37 ], [ %51, %49 ]
  %54 = add i32 %28, -1
  %55 = and i32 %54, %28
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %27

57:
  %58 = phi i32 [ 0, %24 ], [ %53, %52 ]
  %59 = icmp ne i32 %58, 0
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i32 %2, 0
  %68 = and i1 %67, %66
  br i1 %68, label %69, label %105

69:
  %70 = icmp eq i32 %58, 0
  br i1 %70, label %86, label %71

71:
  %72 = phi i32 [ %83, %71 ], [ %58, %69 ]
  %73 = call i32 @llvm.ctlz.i32(i32 %72, i1 true)
  %74 = xor i32 %73, 31
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %10, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = inttoptr i64 %79 to ptr
  store i32 %77, ptr %80, align 4
  %81 = shl nuw i32 1, %74
  %82 = xor i32 %81, -1
  %83 = and i32 %72, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %71

85:
  call void @record(ptr %0, ptr %1, i32 %58, <32 x i64> %3, i32 %4)
  br label %86

86:
  %87 = xor i32 %58, -1
  %88 = and i32 %2, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %92, label %90

90:
  %91 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %88, <32 x i64> %3, i32 %91)
  br label %92

92:
  br i1 %70, label %105, label %93

93:
  %94 = phi i32 [ %103, %93 ], [ %58, %92 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %11, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = inttoptr i64 %100 to ptr
  store i32 %98, ptr %101, align 4
  %102 = add i32 %94, -1
  %103 = and i32 %102, %94
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %93

105:
  %106 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %106
}

define <32 x i32> @atom_add_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = atomicrmw add ptr %37, i32 %39 seq_cst, align 4
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %40, ptr %41, align 4
  %42 = load volatile i32, ptr %37, align 4
  %43 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %42, ptr %43, align 4
  %44 = icmp eq i32 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %10, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i32 %73, ptr %76, align 4
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %11, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i32 %94, ptr %97, align 4
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %102
}

define <32 x i32> @atom_and_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = atomicrmw and ptr %37, i32 %39 seq_cst, align 4
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %40, ptr %41, align 4
  %42 = load volatile i32, ptr %37, align 4
  %43 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %42, ptr %43, align 4
  %44 = icmp eq i32 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %10, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i32 %73, ptr %76, align 4
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %11, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i32 %94, ptr %97, align 4
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %102
}

define <32 x i32> @atom_or_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = atomicrmw or ptr %37, i32 %39 seq_cst, align 4
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %40, ptr %41, align 4
  %42 = load volatile i32, ptr %37, align 4
  %43 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %42, ptr %43, align 4
  %44 = icmp eq i32 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %10, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i32 %73, ptr %76, align 4
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %11, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i32 %94, ptr %97, align 4
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %102
}

define <32 x i32> @atom_xor_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = atomicrmw xor ptr %37, i32 %39 seq_cst, align 4
  %41 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %40, ptr %41, align 4
  %42 = load volatile i32, ptr %37, align 4
  %43 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %42, ptr %43, align 4
  %44 = icmp eq i32 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr %10, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i32 %73, ptr %76, align 4
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i32, ptr %11, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i32 %94, ptr %97, align 4
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %102
}

define <32 x i32> @atom_min_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %46, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = call i32 @llvm.smin.i32(i32 %41, i32 %42)
  %44 = cmpxchg ptr %37, i32 %41, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 1
  %46 = extractvalue { i32, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %10, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i32 %80, ptr %83, align 4
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %11, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i32 %101, ptr %104, align 4
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %109
}

define <32 x i32> @atom_max_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %46, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = call i32 @llvm.smax.i32(i32 %41, i32 %42)
  %44 = cmpxchg ptr %37, i32 %41, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 1
  %46 = extractvalue { i32, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %10, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i32 %80, ptr %83, align 4
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %11, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i32 %101, ptr %104, align 4
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %109
}

define <32 x i32> @atom_umin_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %46, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = call i32 @llvm.umin.i32(i32 %41, i32 %42)
  %44 = cmpxchg ptr %37, i32 %41, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 1
  %46 = extractvalue { i32, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %10, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i32 %80, ptr %83, align 4
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %11, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i32 %101, ptr %104, align 4
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %109
}

define <32 x i32> @atom_umax_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %46, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = call i32 @llvm.umax.i32(i32 %41, i32 %42)
  %44 = cmpxchg ptr %37, i32 %41, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 1
  %46 = extractvalue { i32, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %10, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i32 %80, ptr %83, align 4
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %11, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i32 %101, ptr %104, align 4
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %109
}

define <32 x i64> @atom_exch_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = atomicrmw xchg ptr %37, i64 %39 seq_cst, align 8
  %41 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %40, ptr %41, align 8
  %42 = load volatile i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %42, ptr %43, align 8
  %44 = icmp eq i64 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %10, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i64 %73, ptr %76, align 8
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr %11, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i64 %94, ptr %97, align 8
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %102
}

define <32 x i64> @atom_cas_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  %13 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  store <32 x i64> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %24

23:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %26

24:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %25 = icmp eq i32 %2, 0
  br i1 %25, label %57, label %26

26:
  br label %27

27:
  %28 = phi i32 [ %55, %52 ], [ %2, %26 ]
  %29 = phi i32 [ %53, %52 ], [ 0, %26 ]
  %30 = call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %8, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = call i64 @translate(ptr %0, ptr %1, i32 %30, i64 %33, i64 8, i32 %4)
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %31
  store i64 %34, ptr %35, align 8
  %36 = icmp eq i64 %34, 0
  br i1 %36, label %52, label %37

37:
  %38 = inttoptr i64 %34 to ptr
  %39 = getelementptr inbounds nuw i64, ptr %13, i64 %31
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %31
  %42 = load i64, ptr %41, align 8
  %43 = cmpxchg ptr %38, i64 %40, i64 %42 seq_cst seq_cst, align 8
  %44 = extractvalue { i64, i1 } %43, 0
  %45 = getelementptr inbounds nuw i64, ptr %10, i64 %31
  store i64 %44, ptr %45, align 8
  %46 = load volatile i64, ptr %38, align 8
  %47 = getelementptr inbounds nuw i64, ptr %11, i64 %31
  store i64 %46, ptr %47, align 8
  %48 = icmp eq i64 %46, %44
  br i1 %48, label %52, label %49

49:
  %50 = shl nuw i32 1, %30
  %51 = or i32 %50, %29
  br label %52

52:
  %53 = phi i32 [ %29, %27 ], [ %29, %37 ], [ %51, %49 ]
  %54 = add i32 %28, -1
  %55 = and i32 %54, %28
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %27

57:
  %58 = phi i32 [ 0, %24 ], [ %53, %52 ]
  %59 = icmp ne i32 %58, 0
  %60 = zext i1 %59 to i32
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %65 = load i32, ptr %64, align 4
  %66 = icmp ne i32 %65, 0
  %67 = icmp ne i32 %2, 0
  %68 = and i1 %67, %66
  br i1 %68, label %69, label %105

69:
  %70 = icmp eq i32 %58, 0
  br i1 %70, label %86, label %71

71:
  %72 = phi i32 [ %83, %71 ], [ %58, %69 ]
  %73 = call i32 @llvm.ctlz.i32(i32 %72, i1 true)
  %74 = xor i32 %73, 31
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %10, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %79 = load i64, ptr %78, align 8
  %80 = inttoptr i64 %79 to ptr
  store i64 %77, ptr %80, align 8
  %81 = shl nuw i32 1, %74
  %82 = xor i32 %81, -1
  %83 = and i32 %72, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %71

85:
  call void @record(ptr %0, ptr %1, i32 %58, <32 x i64> %3, i32 %4)
  br label %86

86:
  %87 = xor i32 %58, -1
  %88 = and i32 %2, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %92, label %90

90:
  %91 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %88, <32 x i64> %3, i32 %91)
  br label %92

92:
  br i1 %70, label %105, label %93

93:
  %94 = phi i32 [ %103, %93 ], [ %58, %92 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i64, ptr %11, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = inttoptr i64 %100 to ptr
  store i64 %98, ptr %101, align 8
  %102 = add i32 %94, -1
  %103 = and i32 %102, %94
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %93

105:
  %106 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %106
}

define <32 x i64> @atom_add_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = atomicrmw add ptr %37, i64 %39 seq_cst, align 8
  %41 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %40, ptr %41, align 8
  %42 = load volatile i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %42, ptr %43, align 8
  %44 = icmp eq i64 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %10, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i64 %73, ptr %76, align 8
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr %11, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i64 %94, ptr %97, align 8
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %102
}

define <32 x i64> @atom_and_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = atomicrmw and ptr %37, i64 %39 seq_cst, align 8
  %41 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %40, ptr %41, align 8
  %42 = load volatile i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %42, ptr %43, align 8
  %44 = icmp eq i64 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %10, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i64 %73, ptr %76, align 8
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr %11, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i64 %94, ptr %97, align 8
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %102
}

define <32 x i64> @atom_or_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = atomicrmw or ptr %37, i64 %39 seq_cst, align 8
  %41 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %40, ptr %41, align 8
  %42 = load volatile i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %42, ptr %43, align 8
  %44 = icmp eq i64 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %10, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i64 %73, ptr %76, align 8
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr %11, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i64 %94, ptr %97, align 8
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %102
}

define <32 x i64> @atom_xor_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %53, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %51, %48 ], [ %2, %25 ]
  %28 = phi i32 [ %49, %48 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %48, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = atomicrmw xor ptr %37, i64 %39 seq_cst, align 8
  %41 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %40, ptr %41, align 8
  %42 = load volatile i64, ptr %37, align 8
  %43 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %42, ptr %43, align 8
  %44 = icmp eq i64 %42, %40
  br i1 %44, label %48, label %45

45:
  %46 = shl nuw i32 1, %29
  %47 = or i32 %46, %28
  br label %48

48:
  %49 = phi i32 [ %28, %26 ], [ %28, %36 ], [ %47, %45 ]
  %50 = add i32 %27, -1
  %51 = and i32 %50, %27
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %26

53:
  %54 = phi i32 [ 0, %23 ], [ %49, %48 ]
  %55 = icmp ne i32 %54, 0
  %56 = zext i1 %55 to i32
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %61 = load i32, ptr %60, align 4
  %62 = icmp ne i32 %61, 0
  %63 = icmp ne i32 %2, 0
  %64 = and i1 %63, %62
  br i1 %64, label %65, label %101

65:
  %66 = icmp eq i32 %54, 0
  br i1 %66, label %82, label %67

67:
  %68 = phi i32 [ %79, %67 ], [ %54, %65 ]
  %69 = call i32 @llvm.ctlz.i32(i32 %68, i1 true)
  %70 = xor i32 %69, 31
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %10, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %71
  %75 = load i64, ptr %74, align 8
  %76 = inttoptr i64 %75 to ptr
  store i64 %73, ptr %76, align 8
  %77 = shl nuw i32 1, %70
  %78 = xor i32 %77, -1
  %79 = and i32 %68, %78
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %67

81:
  call void @record(ptr %0, ptr %1, i32 %54, <32 x i64> %3, i32 %4)
  br label %82

82:
  %83 = xor i32 %54, -1
  %84 = and i32 %2, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %88, label %86

86:
  %87 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %84, <32 x i64> %3, i32 %87)
  br label %88

88:
  br i1 %66, label %101, label %89

89:
  %90 = phi i32 [ %99, %89 ], [ %54, %88 ]
  %91 = call i32 @llvm.cttz.i32(i32 %90, i1 true)
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr %11, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = inttoptr i64 %96 to ptr
  store i64 %94, ptr %97, align 8
  %98 = add i32 %90, -1
  %99 = and i32 %98, %90
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %89

101:
  %102 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %102
}

define <32 x i64> @atom_min_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i64 [ %38, %36 ], [ %46, %40 ]
  %42 = load i64, ptr %39, align 8
  %43 = call i64 @llvm.smin.i64(i64 %41, i64 %42)
  %44 = cmpxchg ptr %37, i64 %41, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %41, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i64, ptr %10, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i64 %80, ptr %83, align 8
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %11, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i64 %101, ptr %104, align 8
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %109
}

define <32 x i64> @atom_max_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i64 [ %38, %36 ], [ %46, %40 ]
  %42 = load i64, ptr %39, align 8
  %43 = call i64 @llvm.smax.i64(i64 %41, i64 %42)
  %44 = cmpxchg ptr %37, i64 %41, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %41, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i64, ptr %10, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i64 %80, ptr %83, align 8
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %11, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i64 %101, ptr %104, align 8
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %109
}

define <32 x i64> @atom_umin_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i64 [ %38, %36 ], [ %46, %40 ]
  %42 = load i64, ptr %39, align 8
  %43 = call i64 @llvm.umin.i64(i64 %41, i64 %42)
  %44 = cmpxchg ptr %37, i64 %41, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %41, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i64, ptr %10, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i64 %80, ptr %83, align 8
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %11, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i64 %101, ptr %104, align 8
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %109
}

define <32 x i64> @atom_umax_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %60, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %58, %55 ], [ %2, %25 ]
  %28 = phi i32 [ %56, %55 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %55, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i64 [ %38, %36 ], [ %46, %40 ]
  %42 = load i64, ptr %39, align 8
  %43 = call i64 @llvm.umax.i64(i64 %41, i64 %42)
  %44 = cmpxchg ptr %37, i64 %41, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 1
  %46 = extractvalue { i64, i1 } %44, 0
  br i1 %45, label %47, label %40

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %41, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %41
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %29
  %54 = or i32 %53, %28
  br label %55

55:
  %56 = phi i32 [ %28, %26 ], [ %28, %47 ], [ %54, %52 ]
  %57 = add i32 %27, -1
  %58 = and i32 %57, %27
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %26

60:
  %61 = phi i32 [ 0, %23 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %68 = load i32, ptr %67, align 4
  %69 = icmp ne i32 %68, 0
  %70 = icmp ne i32 %2, 0
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %108

72:
  %73 = icmp eq i32 %61, 0
  br i1 %73, label %89, label %74

74:
  %75 = phi i32 [ %86, %74 ], [ %61, %72 ]
  %76 = call i32 @llvm.ctlz.i32(i32 %75, i1 true)
  %77 = xor i32 %76, 31
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i64, ptr %10, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i64 %80, ptr %83, align 8
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %3, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %11, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i64 %101, ptr %104, align 8
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %109
}

define <32 x i16> @atom_add_f16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %65, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %63, %60 ], [ %2, %25 ]
  %28 = phi i32 [ %61, %60 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %60, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i16 [ %38, %36 ], [ %51, %40 ]
  %42 = load i16, ptr %39, align 2
  %43 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %44 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %45 = fadd float %43, %44
  %46 = call i16 @llvm.convert.to.fp16.f32(float %45)
  %47 = fcmp ord float %45, 0.000000e+00
  %48 = select i1 %47, i16 %46, i16 32767
  %49 = cmpxchg ptr %37, i16 %41, i16 %48 seq_cst seq_cst, align 2
  %50 = extractvalue { i16, i1 } %49, 1
  %51 = extractvalue { i16, i1 } %49, 0
  br i1 %50, label %52, label %40

52:
  %53 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %41, ptr %53, align 2
  %54 = load volatile i16, ptr %37, align 2
  %55 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %54, ptr %55, align 2
  %56 = icmp eq i16 %54, %41
  br i1 %56, label %60, label %57

57:
  %58 = shl nuw i32 1, %29
  %59 = or i32 %58, %28
  br label %60

60:
  %61 = phi i32 [ %28, %26 ], [ %28, %52 ], [ %59, %57 ]
  %62 = add i32 %27, -1
  %63 = and i32 %62, %27
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %26

65:
  %66 = phi i32 [ 0, %23 ], [ %61, %60 ]
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %70 = load i32, ptr %69, align 8
  %71 = or i32 %70, %68
  store i32 %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %73 = load i32, ptr %72, align 4
  %74 = icmp ne i32 %73, 0
  %75 = icmp ne i32 %2, 0
  %76 = and i1 %75, %74
  br i1 %76, label %77, label %113

77:
  %78 = icmp eq i32 %66, 0
  br i1 %78, label %94, label %79

79:
  %80 = phi i32 [ %91, %79 ], [ %66, %77 ]
  %81 = call i32 @llvm.ctlz.i32(i32 %80, i1 true)
  %82 = xor i32 %81, 31
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i16, ptr %10, i64 %83
  %85 = load i16, ptr %84, align 2
  %86 = getelementptr inbounds nuw i64, ptr %9, i64 %83
  %87 = load i64, ptr %86, align 8
  %88 = inttoptr i64 %87 to ptr
  store i16 %85, ptr %88, align 2
  %89 = shl nuw i32 1, %82
  %90 = xor i32 %89, -1
  %91 = and i32 %80, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %79

93:
  call void @record(ptr %0, ptr %1, i32 %66, <32 x i64> %3, i32 %4)
  br label %94

94:
  %95 = xor i32 %66, -1
  %96 = and i32 %2, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:
  %99 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %96, <32 x i64> %3, i32 %99)
  br label %100

100:
  br i1 %78, label %113, label %101

101:
  %102 = phi i32 [ %111, %101 ], [ %66, %100 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i16, ptr %11, i64 %104
  %106 = load i16, ptr %105, align 2
  %107 = getelementptr inbounds nuw i64, ptr %9, i64 %104
  %108 = load i64, ptr %107, align 8
  %109 = inttoptr i64 %108 to ptr
  store i16 %106, ptr %109, align 2
  %110 = add i32 %102, -1
  %111 = and i32 %110, %102
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %101

113:
  %114 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %114
}

define <32 x i16> @atom_min_f16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %79, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %77, %74 ], [ %2, %25 ]
  %28 = phi i32 [ %75, %74 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %74, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i16 [ %38, %36 ], [ %65, %58 ]
  %42 = load i16, ptr %39, align 2
  %43 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %44 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %45 = fcmp uno float %43, 0.000000e+00
  br i1 %45, label %58, label %46

46:
  %47 = fcmp uno float %44, 0.000000e+00
  br i1 %47, label %58, label %48

48:
  %49 = fcmp oeq float %43, %44
  br i1 %49, label %50, label %55

50:
  %51 = bitcast float %43 to i32
  %52 = bitcast float %44 to i32
  %53 = or i32 %52, %51
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %43, %44
  %57 = select i1 %56, float %43, float %44
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %44, %40 ], [ %54, %50 ], [ %43, %46 ]
  %60 = call i16 @llvm.convert.to.fp16.f32(float %59)
  %61 = fcmp ord float %59, 0.000000e+00
  %62 = select i1 %61, i16 %60, i16 32767
  %63 = cmpxchg ptr %37, i16 %41, i16 %62 seq_cst seq_cst, align 2
  %64 = extractvalue { i16, i1 } %63, 1
  %65 = extractvalue { i16, i1 } %63, 0
  br i1 %64, label %66, label %40

66:
  %67 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %41, ptr %67, align 2
  %68 = load volatile i16, ptr %37, align 2
  %69 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %68, ptr %69, align 2
  %70 = icmp eq i16 %68, %41
  br i1 %70, label %74, label %71

71:
  %72 = shl nuw i32 1, %29
  %73 = or i32 %72, %28
  br label %74

74:
  %75 = phi i32 [ %28, %26 ], [ %28, %66 ], [ %73, %71 ]
  %76 = add i32 %27, -1
  %77 = and i32 %76, %27
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %26

79:
  %80 = phi i32 [ 0, %23 ], [ %75, %74 ]
  %81 = icmp ne i32 %80, 0
  %82 = zext i1 %81 to i32
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %84 = load i32, ptr %83, align 8
  %85 = or i32 %84, %82
  store i32 %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %87 = load i32, ptr %86, align 4
  %88 = icmp ne i32 %87, 0
  %89 = icmp ne i32 %2, 0
  %90 = and i1 %89, %88
  br i1 %90, label %91, label %127

91:
  %92 = icmp eq i32 %80, 0
  br i1 %92, label %108, label %93

93:
  %94 = phi i32 [ %105, %93 ], [ %80, %91 ]
  %95 = call i32 @llvm.ctlz.i32(i32 %94, i1 true)
  %96 = xor i32 %95, 31
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i16, ptr %10, i64 %97
  %99 = load i16, ptr %98, align 2
  %100 = getelementptr inbounds nuw i64, ptr %9, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = inttoptr i64 %101 to ptr
  store i16 %99, ptr %102, align 2
  %103 = shl nuw i32 1, %96
  %104 = xor i32 %103, -1
  %105 = and i32 %94, %104
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %93

107:
  call void @record(ptr %0, ptr %1, i32 %80, <32 x i64> %3, i32 %4)
  br label %108

108:
  %109 = xor i32 %80, -1
  %110 = and i32 %2, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:
  %113 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %110, <32 x i64> %3, i32 %113)
  br label %114

114:
  br i1 %92, label %127, label %115

115:
  %116 = phi i32 [ %125, %115 ], [ %80, %114 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i16, ptr %11, i64 %118
  %120 = load i16, ptr %119, align 2
  %121 = getelementptr inbounds nuw i64, ptr %9, i64 %118
  %122 = load i64, ptr %121, align 8
  %123 = inttoptr i64 %122 to ptr
  store i16 %120, ptr %123, align 2
  %124 = add i32 %116, -1
  %125 = and i32 %124, %116
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %115

127:
  %128 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %128
}

define <32 x i16> @atom_max_f16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %79, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %77, %74 ], [ %2, %25 ]
  %28 = phi i32 [ %75, %74 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %74, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i16 [ %38, %36 ], [ %65, %58 ]
  %42 = load i16, ptr %39, align 2
  %43 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %44 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %45 = fcmp uno float %43, 0.000000e+00
  br i1 %45, label %58, label %46

46:
  %47 = fcmp uno float %44, 0.000000e+00
  br i1 %47, label %58, label %48

48:
  %49 = fcmp oeq float %43, %44
  br i1 %49, label %50, label %55

50:
  %51 = bitcast float %43 to i32
  %52 = bitcast float %44 to i32
  %53 = and i32 %52, %51
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %43, %44
  %57 = select i1 %56, float %44, float %43
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %44, %40 ], [ %54, %50 ], [ %43, %46 ]
  %60 = call i16 @llvm.convert.to.fp16.f32(float %59)
  %61 = fcmp ord float %59, 0.000000e+00
  %62 = select i1 %61, i16 %60, i16 32767
  %63 = cmpxchg ptr %37, i16 %41, i16 %62 seq_cst seq_cst, align 2
  %64 = extractvalue { i16, i1 } %63, 1
  %65 = extractvalue { i16, i1 } %63, 0
  br i1 %64, label %66, label %40

66:
  %67 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %41, ptr %67, align 2
  %68 = load volatile i16, ptr %37, align 2
  %69 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %68, ptr %69, align 2
  %70 = icmp eq i16 %68, %41
  br i1 %70, label %74, label %71

71:
  %72 = shl nuw i32 1, %29
  %73 = or i32 %72, %28
  br label %74

74:
  %75 = phi i32 [ %28, %26 ], [ %28, %66 ], [ %73, %71 ]
  %76 = add i32 %27, -1
  %77 = and i32 %76, %27
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %26

79:
  %80 = phi i32 [ 0, %23 ], [ %75, %74 ]
  %81 = icmp ne i32 %80, 0
  %82 = zext i1 %81 to i32
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %84 = load i32, ptr %83, align 8
  %85 = or i32 %84, %82
  store i32 %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %87 = load i32, ptr %86, align 4
  %88 = icmp ne i32 %87, 0
  %89 = icmp ne i32 %2, 0
  %90 = and i1 %89, %88
  br i1 %90, label %91, label %127

91:
  %92 = icmp eq i32 %80, 0
  br i1 %92, label %108, label %93

93:
  %94 = phi i32 [ %105, %93 ], [ %80, %91 ]
  %95 = call i32 @llvm.ctlz.i32(i32 %94, i1 true)
  %96 = xor i32 %95, 31
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i16, ptr %10, i64 %97
  %99 = load i16, ptr %98, align 2
  %100 = getelementptr inbounds nuw i64, ptr %9, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = inttoptr i64 %101 to ptr
  store i16 %99, ptr %102, align 2
  %103 = shl nuw i32 1, %96
  %104 = xor i32 %103, -1
  %105 = and i32 %94, %104
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %93

107:
  call void @record(ptr %0, ptr %1, i32 %80, <32 x i64> %3, i32 %4)
  br label %108

108:
  %109 = xor i32 %80, -1
  %110 = and i32 %2, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %114, label %112

112:
  %113 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %110, <32 x i64> %3, i32 %113)
  br label %114

114:
  br i1 %92, label %127, label %115

115:
  %116 = phi i32 [ %125, %115 ], [ %80, %114 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i16, ptr %11, i64 %118
  %120 = load i16, ptr %119, align 2
  %121 = getelementptr inbounds nuw i64, ptr %9, i64 %118
  %122 = load i64, ptr %121, align 8
  %123 = inttoptr i64 %122 to ptr
  store i16 %120, ptr %123, align 2
  %124 = add i32 %116, -1
  %125 = and i32 %124, %116
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %115

127:
  %128 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %128
}

define <32 x i16> @atom_add_bf16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %77, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %75, %72 ], [ %2, %25 ]
  %28 = phi i32 [ %73, %72 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %72, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i16 [ %38, %36 ], [ %63, %59 ]
  %42 = load i16, ptr %39, align 2
  %43 = zext i16 %41 to i32
  %44 = shl nuw i32 %43, 16
  %45 = bitcast i32 %44 to float
  %46 = zext i16 %42 to i32
  %47 = shl nuw i32 %46, 16
  %48 = bitcast i32 %47 to float
  %49 = fadd float %45, %48
  %50 = fcmp ord float %49, 0.000000e+00
  br i1 %50, label %51, label %59

51:
  %52 = bitcast float %49 to i32
  %53 = add i32 %52, 32767
  %54 = lshr i32 %52, 16
  %55 = and i32 %54, 1
  %56 = add i32 %53, %55
  %57 = lshr i32 %56, 16
  %58 = trunc nuw i32 %57 to i16
  br label %59

59:
  %60 = phi i16 [ %58, %51 ], [ 32767, %40 ]
  %61 = cmpxchg ptr %37, i16 %41, i16 %60 seq_cst seq_cst, align 2
  %62 = extractvalue { i16, i1 } %61, 1
  %63 = extractvalue { i16, i1 } %61, 0
  br i1 %62, label %64, label %40

64:
  %65 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %41, ptr %65, align 2
  %66 = load volatile i16, ptr %37, align 2
  %67 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %66, ptr %67, align 2
  %68 = icmp eq i16 %66, %41
  br i1 %68, label %72, label %69

69:
  %70 = shl nuw i32 1, %29
  %71 = or i32 %70, %28
  br label %72

72:
  %73 = phi i32 [ %28, %26 ], [ %28, %64 ], [ %71, %69 ]
  %74 = add i32 %27, -1
  %75 = and i32 %74, %27
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %26

77:
  %78 = phi i32 [ 0, %23 ], [ %73, %72 ]
  %79 = icmp ne i32 %78, 0
  %80 = zext i1 %79 to i32
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %82 = load i32, ptr %81, align 8
  %83 = or i32 %82, %80
  store i32 %83, ptr %81, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %85 = load i32, ptr %84, align 4
  %86 = icmp ne i32 %85, 0
  %87 = icmp ne i32 %2, 0
  %88 = and i1 %87, %86
  br i1 %88, label %89, label %125

89:
  %90 = icmp eq i32 %78, 0
  br i1 %90, label %106, label %91

91:
  %92 = phi i32 [ %103, %91 ], [ %78, %89 ]
  %93 = call i32 @llvm.ctlz.i32(i32 %92, i1 true)
  %94 = xor i32 %93, 31
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i16, ptr %10, i64 %95
  %97 = load i16, ptr %96, align 2
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i16 %97, ptr %100, align 2
  %101 = shl nuw i32 1, %94
  %102 = xor i32 %101, -1
  %103 = and i32 %92, %102
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %91

105:
  call void @record(ptr %0, ptr %1, i32 %78, <32 x i64> %3, i32 %4)
  br label %106

106:
  %107 = xor i32 %78, -1
  %108 = and i32 %2, %107
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %112, label %110

110:
  %111 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %108, <32 x i64> %3, i32 %111)
  br label %112

112:
  br i1 %90, label %125, label %113

113:
  %114 = phi i32 [ %123, %113 ], [ %78, %112 ]
  %115 = call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i16, ptr %11, i64 %116
  %118 = load i16, ptr %117, align 2
  %119 = getelementptr inbounds nuw i64, ptr %9, i64 %116
  %120 = load i64, ptr %119, align 8
  %121 = inttoptr i64 %120 to ptr
  store i16 %118, ptr %121, align 2
  %122 = add i32 %114, -1
  %123 = and i32 %122, %114
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %113

125:
  %126 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %126
}

define <32 x i16> @atom_min_bf16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %89, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %87, %84 ], [ %2, %25 ]
  %28 = phi i32 [ %85, %84 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %84, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i16 [ %38, %36 ], [ %75, %71 ]
  %42 = load i16, ptr %39, align 2
  %43 = zext i16 %41 to i32
  %44 = shl nuw i32 %43, 16
  %45 = bitcast i32 %44 to float
  %46 = zext i16 %42 to i32
  %47 = shl nuw i32 %46, 16
  %48 = bitcast i32 %47 to float
  %49 = fcmp uno float %45, 0.000000e+00
  br i1 %49, label %60, label %50

50:
  %51 = fcmp uno float %48, 0.000000e+00
  br i1 %51, label %60, label %52

52:
  %53 = fcmp oeq float %45, %48
  br i1 %53, label %54, label %57

54:
  %55 = or i32 %47, %44
  %56 = bitcast i32 %55 to float
  br label %60

57:
  %58 = fcmp olt float %45, %48
  %59 = select i1 %58, float %45, float %48
  br label %60

60:
  %61 = phi float [ %59, %57 ], [ %48, %40 ], [ %56, %54 ], [ %45, %50 ]
  %62 = fcmp ord float %61, 0.000000e+00
  br i1 %62, label %63, label %71

63:
  %64 = bitcast float %61 to i32
  %65 = add i32 %64, 32767
  %66 = lshr i32 %64, 16
  %67 = and i32 %66, 1
  %68 = add i32 %65, %67
  %69 = lshr i32 %68, 16
  %70 = trunc nuw i32 %69 to i16
  br label %71

71:
  %72 = phi i16 [ %70, %63 ], [ 32767, %60 ]
  %73 = cmpxchg ptr %37, i16 %41, i16 %72 seq_cst seq_cst, align 2
  %74 = extractvalue { i16, i1 } %73, 1
  %75 = extractvalue { i16, i1 } %73, 0
  br i1 %74, label %76, label %40

76:
  %77 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %41, ptr %77, align 2
  %78 = load volatile i16, ptr %37, align 2
  %79 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %78, ptr %79, align 2
  %80 = icmp eq i16 %78, %41
  br i1 %80, label %84, label %81

81:
  %82 = shl nuw i32 1, %29
  %83 = or i32 %82, %28
  br label %84

84:
  %85 = phi i32 [ %28, %26 ], [ %28, %76 ], [ %83, %81 ]
  %86 = add i32 %27, -1
  %87 = and i32 %86, %27
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %26

89:
  %90 = phi i32 [ 0, %23 ], [ %85, %84 ]
  %91 = icmp ne i32 %90, 0
  %92 = zext i1 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %94 = load i32, ptr %93, align 8
  %95 = or i32 %94, %92
  store i32 %95, ptr %93, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %97 = load i32, ptr %96, align 4
  %98 = icmp ne i32 %97, 0
  %99 = icmp ne i32 %2, 0
  %100 = and i1 %99, %98
  br i1 %100, label %101, label %137

101:
  %102 = icmp eq i32 %90, 0
  br i1 %102, label %118, label %103

103:
  %104 = phi i32 [ %115, %103 ], [ %90, %101 ]
  %105 = call i32 @llvm.ctlz.i32(i32 %104, i1 true)
  %106 = xor i32 %105, 31
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i16, ptr %10, i64 %107
  %109 = load i16, ptr %108, align 2
  %110 = getelementptr inbounds nuw i64, ptr %9, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = inttoptr i64 %111 to ptr
  store i16 %109, ptr %112, align 2
  %113 = shl nuw i32 1, %106
  %114 = xor i32 %113, -1
  %115 = and i32 %104, %114
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %103

117:
  call void @record(ptr %0, ptr %1, i32 %90, <32 x i64> %3, i32 %4)
  br label %118

118:
  %119 = xor i32 %90, -1
  %120 = and i32 %2, %119
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %124, label %122

122:
  %123 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %120, <32 x i64> %3, i32 %123)
  br label %124

124:
  br i1 %102, label %137, label %125

125:
  %126 = phi i32 [ %135, %125 ], [ %90, %124 ]
  %127 = call i32 @llvm.cttz.i32(i32 %126, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i16, ptr %11, i64 %128
  %130 = load i16, ptr %129, align 2
  %131 = getelementptr inbounds nuw i64, ptr %9, i64 %128
  %132 = load i64, ptr %131, align 8
  %133 = inttoptr i64 %132 to ptr
  store i16 %130, ptr %133, align 2
  %134 = add i32 %126, -1
  %135 = and i32 %134, %126
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %125

137:
  %138 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %138
}

define <32 x i16> @atom_max_bf16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %89, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %87, %84 ], [ %2, %25 ]
  %28 = phi i32 [ %85, %84 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %84, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i16, ptr %37, align 2
  %39 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i16 [ %38, %36 ], [ %75, %71 ]
  %42 = load i16, ptr %39, align 2
  %43 = zext i16 %41 to i32
  %44 = shl nuw i32 %43, 16
  %45 = bitcast i32 %44 to float
  %46 = zext i16 %42 to i32
  %47 = shl nuw i32 %46, 16
  %48 = bitcast i32 %47 to float
  %49 = fcmp uno float %45, 0.000000e+00
  br i1 %49, label %60, label %50

50:
  %51 = fcmp uno float %48, 0.000000e+00
  br i1 %51, label %60, label %52

52:
  %53 = fcmp oeq float %45, %48
  br i1 %53, label %54, label %57

54:
  %55 = and i32 %47, %44
  %56 = bitcast i32 %55 to float
  br label %60

57:
  %58 = fcmp olt float %45, %48
  %59 = select i1 %58, float %48, float %45
  br label %60

60:
  %61 = phi float [ %59, %57 ], [ %48, %40 ], [ %56, %54 ], [ %45, %50 ]
  %62 = fcmp ord float %61, 0.000000e+00
  br i1 %62, label %63, label %71

63:
  %64 = bitcast float %61 to i32
  %65 = add i32 %64, 32767
  %66 = lshr i32 %64, 16
  %67 = and i32 %66, 1
  %68 = add i32 %65, %67
  %69 = lshr i32 %68, 16
  %70 = trunc nuw i32 %69 to i16
  br label %71

71:
  %72 = phi i16 [ %70, %63 ], [ 32767, %60 ]
  %73 = cmpxchg ptr %37, i16 %41, i16 %72 seq_cst seq_cst, align 2
  %74 = extractvalue { i16, i1 } %73, 1
  %75 = extractvalue { i16, i1 } %73, 0
  br i1 %74, label %76, label %40

76:
  %77 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %41, ptr %77, align 2
  %78 = load volatile i16, ptr %37, align 2
  %79 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %78, ptr %79, align 2
  %80 = icmp eq i16 %78, %41
  br i1 %80, label %84, label %81

81:
  %82 = shl nuw i32 1, %29
  %83 = or i32 %82, %28
  br label %84

84:
  %85 = phi i32 [ %28, %26 ], [ %28, %76 ], [ %83, %81 ]
  %86 = add i32 %27, -1
  %87 = and i32 %86, %27
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %26

89:
  %90 = phi i32 [ 0, %23 ], [ %85, %84 ]
  %91 = icmp ne i32 %90, 0
  %92 = zext i1 %91 to i32
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %94 = load i32, ptr %93, align 8
  %95 = or i32 %94, %92
  store i32 %95, ptr %93, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %97 = load i32, ptr %96, align 4
  %98 = icmp ne i32 %97, 0
  %99 = icmp ne i32 %2, 0
  %100 = and i1 %99, %98
  br i1 %100, label %101, label %137

101:
  %102 = icmp eq i32 %90, 0
  br i1 %102, label %118, label %103

103:
  %104 = phi i32 [ %115, %103 ], [ %90, %101 ]
  %105 = call i32 @llvm.ctlz.i32(i32 %104, i1 true)
  %106 = xor i32 %105, 31
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i16, ptr %10, i64 %107
  %109 = load i16, ptr %108, align 2
  %110 = getelementptr inbounds nuw i64, ptr %9, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = inttoptr i64 %111 to ptr
  store i16 %109, ptr %112, align 2
  %113 = shl nuw i32 1, %106
  %114 = xor i32 %113, -1
  %115 = and i32 %104, %114
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %103

117:
  call void @record(ptr %0, ptr %1, i32 %90, <32 x i64> %3, i32 %4)
  br label %118

118:
  %119 = xor i32 %90, -1
  %120 = and i32 %2, %119
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %124, label %122

122:
  %123 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %120, <32 x i64> %3, i32 %123)
  br label %124

124:
  br i1 %102, label %137, label %125

125:
  %126 = phi i32 [ %135, %125 ], [ %90, %124 ]
  %127 = call i32 @llvm.cttz.i32(i32 %126, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i16, ptr %11, i64 %128
  %130 = load i16, ptr %129, align 2
  %131 = getelementptr inbounds nuw i64, ptr %9, i64 %128
  %132 = load i64, ptr %131, align 8
  %133 = inttoptr i64 %132 to ptr
  store i16 %130, ptr %133, align 2
  %134 = add i32 %126, -1
  %135 = and i32 %134, %126
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %125

137:
  %138 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %138
}

define <32 x i32> @atom_add_bf16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %90, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %88, %85 ], [ %2, %25 ]
  %28 = phi i32 [ %86, %85 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %85, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %76, %71 ]
  %42 = load i32, ptr %39, align 4
  %43 = shl i32 %41, 16
  %44 = bitcast i32 %43 to float
  %45 = shl i32 %42, 16
  %46 = bitcast i32 %45 to float
  %47 = fadd float %44, %46
  %48 = fcmp ord float %47, 0.000000e+00
  br i1 %48, label %49, label %56

49:
  %50 = bitcast float %47 to i32
  %51 = add i32 %50, 32767
  %52 = lshr i32 %50, 16
  %53 = and i32 %52, 1
  %54 = add i32 %51, %53
  %55 = lshr i32 %54, 16
  br label %56

56:
  %57 = phi i32 [ %55, %49 ], [ 32767, %40 ]
  %58 = and i32 %41, -65536
  %59 = and i32 %42, -65536
  %60 = bitcast i32 %58 to float
  %61 = bitcast i32 %59 to float
  %62 = fadd float %60, %61
  %63 = fcmp ord float %62, 0.000000e+00
  br i1 %63, label %64, label %71

64:
  %65 = bitcast float %62 to i32
  %66 = add i32 %65, 32767
  %67 = lshr i32 %65, 16
  %68 = and i32 %67, 1
  %69 = add i32 %66, %68
  %70 = and i32 %69, -65536
  br label %71

71:
  %72 = phi i32 [ %70, %64 ], [ 2147418112, %56 ]
  %73 = or disjoint i32 %72, %57
  %74 = cmpxchg ptr %37, i32 %41, i32 %73 seq_cst seq_cst, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  %76 = extractvalue { i32, i1 } %74, 0
  br i1 %75, label %77, label %40

77:
  %78 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %78, align 4
  %79 = load volatile i32, ptr %37, align 4
  %80 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %79, ptr %80, align 4
  %81 = icmp eq i32 %79, %41
  br i1 %81, label %85, label %82

82:
  %83 = shl nuw i32 1, %29
  %84 = or i32 %83, %28
  br label %85

85:
  %86 = phi i32 [ %28, %26 ], [ %28, %77 ], [ %84, %82 ]
  %87 = add i32 %27, -1
  %88 = and i32 %87, %27
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %26

90:
  %91 = phi i32 [ 0, %23 ], [ %86, %85 ]
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i32
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %98 = load i32, ptr %97, align 4
  %99 = icmp ne i32 %98, 0
  %100 = icmp ne i32 %2, 0
  %101 = and i1 %100, %99
  br i1 %101, label %102, label %138

102:
  %103 = icmp eq i32 %91, 0
  br i1 %103, label %119, label %104

104:
  %105 = phi i32 [ %116, %104 ], [ %91, %102 ]
  %106 = call i32 @llvm.ctlz.i32(i32 %105, i1 true)
  %107 = xor i32 %106, 31
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %10, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds nuw i64, ptr %9, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = inttoptr i64 %112 to ptr
  store i32 %110, ptr %113, align 4
  %114 = shl nuw i32 1, %107
  %115 = xor i32 %114, -1
  %116 = and i32 %105, %115
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %104

118:
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %4)
  br label %119

119:
  %120 = xor i32 %91, -1
  %121 = and i32 %2, %120
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %125, label %123

123:
  %124 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %121, <32 x i64> %3, i32 %124)
  br label %125

125:
  br i1 %103, label %138, label %126

126:
  %127 = phi i32 [ %136, %126 ], [ %91, %125 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %11, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = getelementptr inbounds nuw i64, ptr %9, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = inttoptr i64 %133 to ptr
  store i32 %131, ptr %134, align 4
  %135 = add i32 %127, -1
  %136 = and i32 %135, %127
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %126

138:
  %139 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %139
}

define <32 x i32> @atom_min_bf16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %114, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %112, %109 ], [ %2, %25 ]
  %28 = phi i32 [ %110, %109 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %109, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %100, %95 ]
  %42 = load i32, ptr %39, align 4
  %43 = shl i32 %41, 16
  %44 = bitcast i32 %43 to float
  %45 = shl i32 %42, 16
  %46 = bitcast i32 %45 to float
  %47 = fcmp uno float %44, 0.000000e+00
  br i1 %47, label %58, label %48

48:
  %49 = fcmp uno float %46, 0.000000e+00
  br i1 %49, label %58, label %50

50:
  %51 = fcmp oeq float %44, %46
  br i1 %51, label %52, label %55

52:
  %53 = or i32 %45, %43
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %44, %46
  %57 = select i1 %56, float %44, float %46
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %46, %40 ], [ %54, %52 ], [ %44, %48 ]
  %60 = fcmp ord float %59, 0.000000e+00
  br i1 %60, label %61, label %68

61:
  %62 = bitcast float %59 to i32
  %63 = add i32 %62, 32767
  %64 = lshr i32 %62, 16
  %65 = and i32 %64, 1
  %66 = add i32 %63, %65
  %67 = lshr i32 %66, 16
  br label %68

68:
  %69 = phi i32 [ %67, %61 ], [ 32767, %58 ]
  %70 = and i32 %41, -65536
  %71 = and i32 %42, -65536
  %72 = bitcast i32 %70 to float
  %73 = bitcast i32 %71 to float
  %74 = fcmp uno float %72, 0.000000e+00
  br i1 %74, label %85, label %75

75:
  %76 = fcmp uno float %73, 0.000000e+00
  br i1 %76, label %85, label %77

77:
  %78 = fcmp oeq float %72, %73
  br i1 %78, label %79, label %82

79:
  %80 = or i32 %71, %70
  %81 = bitcast i32 %80 to float
  br label %85

82:
  %83 = fcmp olt float %72, %73
  %84 = select i1 %83, float %72, float %73
  br label %85

85:
  %86 = phi float [ %84, %82 ], [ %73, %68 ], [ %81, %79 ], [ %72, %75 ]
  %87 = fcmp ord float %86, 0.000000e+00
  br i1 %87, label %88, label %95

88:
  %89 = bitcast float %86 to i32
  %90 = add i32 %89, 32767
  %91 = lshr i32 %89, 16
  %92 = and i32 %91, 1
  %93 = add i32 %90, %92
  %94 = and i32 %93, -65536
  br label %95

95:
  %96 = phi i32 [ %94, %88 ], [ 2147418112, %85 ]
  %97 = or disjoint i32 %96, %69
  %98 = cmpxchg ptr %37, i32 %41, i32 %97 seq_cst seq_cst, align 4
  %99 = extractvalue { i32, i1 } %98, 1
  %100 = extractvalue { i32, i1 } %98, 0
  br i1 %99, label %101, label %40

101:
  %102 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %102, align 4
  %103 = load volatile i32, ptr %37, align 4
  %104 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %103, ptr %104, align 4
  %105 = icmp eq i32 %103, %41
  br i1 %105, label %109, label %106

106:
  %107 = shl nuw i32 1, %29
  %108 = or i32 %107, %28
  br label %109

109:
  %110 = phi i32 [ %28, %26 ], [ %28, %101 ], [ %108, %106 ]
  %111 = add i32 %27, -1
  %112 = and i32 %111, %27
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %26

114:
  %115 = phi i32 [ 0, %23 ], [ %110, %109 ]
  %116 = icmp ne i32 %115, 0
  %117 = zext i1 %116 to i32
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %119 = load i32, ptr %118, align 8
  %120 = or i32 %119, %117
  store i32 %120, ptr %118, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %122 = load i32, ptr %121, align 4
  %123 = icmp ne i32 %122, 0
  %124 = icmp ne i32 %2, 0
  %125 = and i1 %124, %123
  br i1 %125, label %126, label %162

126:
  %127 = icmp eq i32 %115, 0
  br i1 %127, label %143, label %128

128:
  %129 = phi i32 [ %140, %128 ], [ %115, %126 ]
  %130 = call i32 @llvm.ctlz.i32(i32 %129, i1 true)
  %131 = xor i32 %130, 31
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %10, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i64, ptr %9, i64 %132
  %136 = load i64, ptr %135, align 8
  %137 = inttoptr i64 %136 to ptr
  store i32 %134, ptr %137, align 4
  %138 = shl nuw i32 1, %131
  %139 = xor i32 %138, -1
  %140 = and i32 %129, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %128

142:
  call void @record(ptr %0, ptr %1, i32 %115, <32 x i64> %3, i32 %4)
  br label %143

143:
  %144 = xor i32 %115, -1
  %145 = and i32 %2, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %149, label %147

147:
  %148 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %145, <32 x i64> %3, i32 %148)
  br label %149

149:
  br i1 %127, label %162, label %150

150:
  %151 = phi i32 [ %160, %150 ], [ %115, %149 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %11, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds nuw i64, ptr %9, i64 %153
  %157 = load i64, ptr %156, align 8
  %158 = inttoptr i64 %157 to ptr
  store i32 %155, ptr %158, align 4
  %159 = add i32 %151, -1
  %160 = and i32 %159, %151
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %150

162:
  %163 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %163
}

define <32 x i32> @atom_max_bf16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %114, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %112, %109 ], [ %2, %25 ]
  %28 = phi i32 [ %110, %109 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %109, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %100, %95 ]
  %42 = load i32, ptr %39, align 4
  %43 = shl i32 %41, 16
  %44 = bitcast i32 %43 to float
  %45 = shl i32 %42, 16
  %46 = bitcast i32 %45 to float
  %47 = fcmp uno float %44, 0.000000e+00
  br i1 %47, label %58, label %48

48:
  %49 = fcmp uno float %46, 0.000000e+00
  br i1 %49, label %58, label %50

50:
  %51 = fcmp oeq float %44, %46
  br i1 %51, label %52, label %55

52:
  %53 = and i32 %45, %43
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %44, %46
  %57 = select i1 %56, float %46, float %44
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %46, %40 ], [ %54, %52 ], [ %44, %48 ]
  %60 = fcmp ord float %59, 0.000000e+00
  br i1 %60, label %61, label %68

61:
  %62 = bitcast float %59 to i32
  %63 = add i32 %62, 32767
  %64 = lshr i32 %62, 16
  %65 = and i32 %64, 1
  %66 = add i32 %63, %65
  %67 = lshr i32 %66, 16
  br label %68

68:
  %69 = phi i32 [ %67, %61 ], [ 32767, %58 ]
  %70 = and i32 %41, -65536
  %71 = and i32 %42, -65536
  %72 = bitcast i32 %70 to float
  %73 = bitcast i32 %71 to float
  %74 = fcmp uno float %72, 0.000000e+00
  br i1 %74, label %85, label %75

75:
  %76 = fcmp uno float %73, 0.000000e+00
  br i1 %76, label %85, label %77

77:
  %78 = fcmp oeq float %72, %73
  br i1 %78, label %79, label %82

79:
  %80 = and i32 %71, %41
  %81 = bitcast i32 %80 to float
  br label %85

82:
  %83 = fcmp olt float %72, %73
  %84 = select i1 %83, float %73, float %72
  br label %85

85:
  %86 = phi float [ %84, %82 ], [ %73, %68 ], [ %81, %79 ], [ %72, %75 ]
  %87 = fcmp ord float %86, 0.000000e+00
  br i1 %87, label %88, label %95

88:
  %89 = bitcast float %86 to i32
  %90 = add i32 %89, 32767
  %91 = lshr i32 %89, 16
  %92 = and i32 %91, 1
  %93 = add i32 %90, %92
  %94 = and i32 %93, -65536
  br label %95

95:
  %96 = phi i32 [ %94, %88 ], [ 2147418112, %85 ]
  %97 = or disjoint i32 %96, %69
  %98 = cmpxchg ptr %37, i32 %41, i32 %97 seq_cst seq_cst, align 4
  %99 = extractvalue { i32, i1 } %98, 1
  %100 = extractvalue { i32, i1 } %98, 0
  br i1 %99, label %101, label %40

101:
  %102 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %102, align 4
  %103 = load volatile i32, ptr %37, align 4
  %104 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %103, ptr %104, align 4
  %105 = icmp eq i32 %103, %41
  br i1 %105, label %109, label %106

106:
  %107 = shl nuw i32 1, %29
  %108 = or i32 %107, %28
  br label %109

109:
  %110 = phi i32 [ %28, %26 ], [ %28, %101 ], [ %108, %106 ]
  %111 = add i32 %27, -1
  %112 = and i32 %111, %27
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %26

114:
  %115 = phi i32 [ 0, %23 ], [ %110, %109 ]
  %116 = icmp ne i32 %115, 0
  %117 = zext i1 %116 to i32
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %119 = load i32, ptr %118, align 8
  %120 = or i32 %119, %117
  store i32 %120, ptr %118, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %122 = load i32, ptr %121, align 4
  %123 = icmp ne i32 %122, 0
  %124 = icmp ne i32 %2, 0
  %125 = and i1 %124, %123
  br i1 %125, label %126, label %162

126:
  %127 = icmp eq i32 %115, 0
  br i1 %127, label %143, label %128

128:
  %129 = phi i32 [ %140, %128 ], [ %115, %126 ]
  %130 = call i32 @llvm.ctlz.i32(i32 %129, i1 true)
  %131 = xor i32 %130, 31
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %10, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i64, ptr %9, i64 %132
  %136 = load i64, ptr %135, align 8
  %137 = inttoptr i64 %136 to ptr
  store i32 %134, ptr %137, align 4
  %138 = shl nuw i32 1, %131
  %139 = xor i32 %138, -1
  %140 = and i32 %129, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %128

142:
  call void @record(ptr %0, ptr %1, i32 %115, <32 x i64> %3, i32 %4)
  br label %143

143:
  %144 = xor i32 %115, -1
  %145 = and i32 %2, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %149, label %147

147:
  %148 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %145, <32 x i64> %3, i32 %148)
  br label %149

149:
  br i1 %127, label %162, label %150

150:
  %151 = phi i32 [ %160, %150 ], [ %115, %149 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i32, ptr %11, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds nuw i64, ptr %9, i64 %153
  %157 = load i64, ptr %156, align 8
  %158 = inttoptr i64 %157 to ptr
  store i32 %155, ptr %158, align 4
  %159 = add i32 %151, -1
  %160 = and i32 %159, %151
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %150

162:
  %163 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %163
}

define <32 x i32> @atom_inc_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %62, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %60, %57 ], [ %2, %25 ]
  %28 = phi i32 [ %58, %57 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %57, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %48, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = icmp ult i32 %41, %42
  %44 = add i32 %41, 1
  %45 = select i1 %43, i32 %44, i32 0
  %46 = cmpxchg ptr %37, i32 %41, i32 %45 seq_cst seq_cst, align 4
  %47 = extractvalue { i32, i1 } %46, 1
  %48 = extractvalue { i32, i1 } %46, 0
  br i1 %47, label %49, label %40

49:
  %50 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %50, align 4
  %51 = load volatile i32, ptr %37, align 4
  %52 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %51, ptr %52, align 4
  %53 = icmp eq i32 %51, %41
  br i1 %53, label %57, label %54

54:
  %55 = shl nuw i32 1, %29
  %56 = or i32 %55, %28
  br label %57

57:
  %58 = phi i32 [ %28, %26 ], [ %28, %49 ], [ %56, %54 ]
  %59 = add i32 %27, -1
  %60 = and i32 %59, %27
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %26

62:
  %63 = phi i32 [ 0, %23 ], [ %58, %57 ]
  %64 = icmp ne i32 %63, 0
  %65 = zext i1 %64 to i32
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %67 = load i32, ptr %66, align 8
  %68 = or i32 %67, %65
  store i32 %68, ptr %66, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %70 = load i32, ptr %69, align 4
  %71 = icmp ne i32 %70, 0
  %72 = icmp ne i32 %2, 0
  %73 = and i1 %72, %71
  br i1 %73, label %74, label %110

74:
  %75 = icmp eq i32 %63, 0
  br i1 %75, label %91, label %76

76:
  %77 = phi i32 [ %88, %76 ], [ %63, %74 ]
  %78 = call i32 @llvm.ctlz.i32(i32 %77, i1 true)
  %79 = xor i32 %78, 31
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %10, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = getelementptr inbounds nuw i64, ptr %9, i64 %80
  %84 = load i64, ptr %83, align 8
  %85 = inttoptr i64 %84 to ptr
  store i32 %82, ptr %85, align 4
  %86 = shl nuw i32 1, %79
  %87 = xor i32 %86, -1
  %88 = and i32 %77, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %76

90:
  call void @record(ptr %0, ptr %1, i32 %63, <32 x i64> %3, i32 %4)
  br label %91

91:
  %92 = xor i32 %63, -1
  %93 = and i32 %2, %92
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:
  %96 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %93, <32 x i64> %3, i32 %96)
  br label %97

97:
  br i1 %75, label %110, label %98

98:
  %99 = phi i32 [ %108, %98 ], [ %63, %97 ]
  %100 = call i32 @llvm.cttz.i32(i32 %99, i1 true)
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %11, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i64, ptr %9, i64 %101
  %105 = load i64, ptr %104, align 8
  %106 = inttoptr i64 %105 to ptr
  store i32 %103, ptr %106, align 4
  %107 = add i32 %99, -1
  %108 = and i32 %107, %99
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %98

110:
  %111 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %111
}

define <32 x i64> @atom_add_f64_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %62, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %60, %57 ], [ %2, %25 ]
  %28 = phi i32 [ %58, %57 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 8, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %57, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i64 [ %38, %36 ], [ %48, %40 ]
  %42 = load double, ptr %39, align 8
  %43 = bitcast i64 %41 to double
  %44 = fadd double %42, %43
  %45 = bitcast double %44 to i64
  %46 = cmpxchg ptr %37, i64 %41, i64 %45 seq_cst seq_cst, align 8
  %47 = extractvalue { i64, i1 } %46, 1
  %48 = extractvalue { i64, i1 } %46, 0
  br i1 %47, label %49, label %40

49:
  %50 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %41, ptr %50, align 8
  %51 = load volatile i64, ptr %37, align 8
  %52 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %51, ptr %52, align 8
  %53 = icmp eq i64 %51, %41
  br i1 %53, label %57, label %54

54:
  %55 = shl nuw i32 1, %29
  %56 = or i32 %55, %28
  br label %57

57:
  %58 = phi i32 [ %28, %26 ], [ %28, %49 ], [ %56, %54 ]
  %59 = add i32 %27, -1
  %60 = and i32 %59, %27
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %26

62:
  %63 = phi i32 [ 0, %23 ], [ %58, %57 ]
  %64 = icmp ne i32 %63, 0
  %65 = zext i1 %64 to i32
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %67 = load i32, ptr %66, align 8
  %68 = or i32 %67, %65
  store i32 %68, ptr %66, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %70 = load i32, ptr %69, align 4
  %71 = icmp ne i32 %70, 0
  %72 = icmp ne i32 %2, 0
  %73 = and i1 %72, %71
  br i1 %73, label %74, label %110

74:
  %75 = icmp eq i32 %63, 0
  br i1 %75, label %91, label %76

76:
  %77 = phi i32 [ %88, %76 ], [ %63, %74 ]
  %78 = call i32 @llvm.ctlz.i32(i32 %77, i1 true)
  %79 = xor i32 %78, 31
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %10, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i64, ptr %9, i64 %80
  %84 = load i64, ptr %83, align 8
  %85 = inttoptr i64 %84 to ptr
  store i64 %82, ptr %85, align 8
  %86 = shl nuw i32 1, %79
  %87 = xor i32 %86, -1
  %88 = and i32 %77, %87
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %76

90:
  call void @record(ptr %0, ptr %1, i32 %63, <32 x i64> %3, i32 %4)
  br label %91

91:
  %92 = xor i32 %63, -1
  %93 = and i32 %2, %92
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %97, label %95

95:
  %96 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %93, <32 x i64> %3, i32 %96)
  br label %97

97:
  br i1 %75, label %110, label %98

98:
  %99 = phi i32 [ %108, %98 ], [ %63, %97 ]
  %100 = call i32 @llvm.cttz.i32(i32 %99, i1 true)
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i64, ptr %11, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i64, ptr %9, i64 %101
  %105 = load i64, ptr %104, align 8
  %106 = inttoptr i64 %105 to ptr
  store i64 %103, ptr %106, align 8
  %107 = add i32 %99, -1
  %108 = and i32 %107, %99
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %98

110:
  %111 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %111
}

define <32 x i32> @atom_add_f16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %81, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %79, %76 ], [ %2, %25 ]
  %28 = phi i32 [ %77, %76 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %76, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %67, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = trunc i32 %41 to i16
  %44 = trunc i32 %42 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %46 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %47 = fadd float %45, %46
  %48 = call i16 @llvm.convert.to.fp16.f32(float %47)
  %49 = fcmp ord float %47, 0.000000e+00
  %50 = zext i16 %48 to i32
  %51 = select i1 %49, i32 %50, i32 32767
  %52 = lshr i32 %41, 16
  %53 = trunc nuw i32 %52 to i16
  %54 = lshr i32 %42, 16
  %55 = trunc nuw i32 %54 to i16
  %56 = call float @llvm.convert.from.fp16.f32(i16 %53)
  %57 = call float @llvm.convert.from.fp16.f32(i16 %55)
  %58 = fadd float %56, %57
  %59 = call i16 @llvm.convert.to.fp16.f32(float %58)
  %60 = fcmp ord float %58, 0.000000e+00
  %61 = zext i16 %59 to i32
  %62 = shl nuw i32 %61, 16
  %63 = select i1 %60, i32 %62, i32 2147418112
  %64 = or disjoint i32 %63, %51
  %65 = cmpxchg ptr %37, i32 %41, i32 %64 seq_cst seq_cst, align 4
  %66 = extractvalue { i32, i1 } %65, 1
  %67 = extractvalue { i32, i1 } %65, 0
  br i1 %66, label %68, label %40

68:
  %69 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %69, align 4
  %70 = load volatile i32, ptr %37, align 4
  %71 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %70, ptr %71, align 4
  %72 = icmp eq i32 %70, %41
  br i1 %72, label %76, label %73

73:
  %74 = shl nuw i32 1, %29
  %75 = or i32 %74, %28
  br label %76

76:
  %77 = phi i32 [ %28, %26 ], [ %28, %68 ], [ %75, %73 ]
  %78 = add i32 %27, -1
  %79 = and i32 %78, %27
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %26

81:
  %82 = phi i32 [ 0, %23 ], [ %77, %76 ]
  %83 = icmp ne i32 %82, 0
  %84 = zext i1 %83 to i32
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %86 = load i32, ptr %85, align 8
  %87 = or i32 %86, %84
  store i32 %87, ptr %85, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %89 = load i32, ptr %88, align 4
  %90 = icmp ne i32 %89, 0
  %91 = icmp ne i32 %2, 0
  %92 = and i1 %91, %90
  br i1 %92, label %93, label %129

93:
  %94 = icmp eq i32 %82, 0
  br i1 %94, label %110, label %95

95:
  %96 = phi i32 [ %107, %95 ], [ %82, %93 ]
  %97 = call i32 @llvm.ctlz.i32(i32 %96, i1 true)
  %98 = xor i32 %97, 31
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %10, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i32 %101, ptr %104, align 4
  %105 = shl nuw i32 1, %98
  %106 = xor i32 %105, -1
  %107 = and i32 %96, %106
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %95

109:
  call void @record(ptr %0, ptr %1, i32 %82, <32 x i64> %3, i32 %4)
  br label %110

110:
  %111 = xor i32 %82, -1
  %112 = and i32 %2, %111
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %116, label %114

114:
  %115 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %112, <32 x i64> %3, i32 %115)
  br label %116

116:
  br i1 %94, label %129, label %117

117:
  %118 = phi i32 [ %127, %117 ], [ %82, %116 ]
  %119 = call i32 @llvm.cttz.i32(i32 %118, i1 true)
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr %11, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i64, ptr %9, i64 %120
  %124 = load i64, ptr %123, align 8
  %125 = inttoptr i64 %124 to ptr
  store i32 %122, ptr %125, align 4
  %126 = add i32 %118, -1
  %127 = and i32 %126, %118
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %117

129:
  %130 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %130
}

define <32 x i32> @atom_min_f16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %109, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %107, %104 ], [ %2, %25 ]
  %28 = phi i32 [ %105, %104 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %104, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %95, %81 ]
  %42 = load i32, ptr %39, align 4
  %43 = trunc i32 %41 to i16
  %44 = trunc i32 %42 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %46 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %47 = fcmp uno float %45, 0.000000e+00
  br i1 %47, label %60, label %48

48:
  %49 = fcmp uno float %46, 0.000000e+00
  br i1 %49, label %60, label %50

50:
  %51 = fcmp oeq float %45, %46
  br i1 %51, label %52, label %57

52:
  %53 = bitcast float %45 to i32
  %54 = bitcast float %46 to i32
  %55 = or i32 %54, %53
  %56 = bitcast i32 %55 to float
  br label %60

57:
  %58 = fcmp olt float %45, %46
  %59 = select i1 %58, float %45, float %46
  br label %60

60:
  %61 = phi float [ %59, %57 ], [ %46, %40 ], [ %56, %52 ], [ %45, %48 ]
  %62 = lshr i32 %41, 16
  %63 = trunc nuw i32 %62 to i16
  %64 = lshr i32 %42, 16
  %65 = trunc nuw i32 %64 to i16
  %66 = call float @llvm.convert.from.fp16.f32(i16 %63)
  %67 = call float @llvm.convert.from.fp16.f32(i16 %65)
  %68 = fcmp uno float %66, 0.000000e+00
  br i1 %68, label %81, label %69

69:
  %70 = fcmp uno float %67, 0.000000e+00
  br i1 %70, label %81, label %71

71:
  %72 = fcmp oeq float %66, %67
  br i1 %72, label %73, label %78

73:
  %74 = bitcast float %66 to i32
  %75 = bitcast float %67 to i32
  %76 = or i32 %75, %74
  %77 = bitcast i32 %76 to float
  br label %81

78:
  %79 = fcmp olt float %66, %67
  %80 = select i1 %79, float %66, float %67
  br label %81

81:
  %82 = phi float [ %80, %78 ], [ %67, %60 ], [ %77, %73 ], [ %66, %69 ]
  %83 = call i16 @llvm.convert.to.fp16.f32(float %61)
  %84 = fcmp ord float %61, 0.000000e+00
  %85 = zext i16 %83 to i32
  %86 = select i1 %84, i32 %85, i32 32767
  %87 = call i16 @llvm.convert.to.fp16.f32(float %82)
  %88 = fcmp ord float %82, 0.000000e+00
  %89 = zext i16 %87 to i32
  %90 = shl nuw i32 %89, 16
  %91 = select i1 %88, i32 %90, i32 2147418112
  %92 = or disjoint i32 %91, %86
  %93 = cmpxchg ptr %37, i32 %41, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  %95 = extractvalue { i32, i1 } %93, 0
  br i1 %94, label %96, label %40

96:
  %97 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %97, align 4
  %98 = load volatile i32, ptr %37, align 4
  %99 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %98, ptr %99, align 4
  %100 = icmp eq i32 %98, %41
  br i1 %100, label %104, label %101

101:
  %102 = shl nuw i32 1, %29
  %103 = or i32 %102, %28
  br label %104

104:
  %105 = phi i32 [ %28, %26 ], [ %28, %96 ], [ %103, %101 ]
  %106 = add i32 %27, -1
  %107 = and i32 %106, %27
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %26

109:
  %110 = phi i32 [ 0, %23 ], [ %105, %104 ]
  %111 = icmp ne i32 %110, 0
  %112 = zext i1 %111 to i32
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %114 = load i32, ptr %113, align 8
  %115 = or i32 %114, %112
  store i32 %115, ptr %113, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %117 = load i32, ptr %116, align 4
  %118 = icmp ne i32 %117, 0
  %119 = icmp ne i32 %2, 0
  %120 = and i1 %119, %118
  br i1 %120, label %121, label %157

121:
  %122 = icmp eq i32 %110, 0
  br i1 %122, label %138, label %123

123:
  %124 = phi i32 [ %135, %123 ], [ %110, %121 ]
  %125 = call i32 @llvm.ctlz.i32(i32 %124, i1 true)
  %126 = xor i32 %125, 31
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %10, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr inbounds nuw i64, ptr %9, i64 %127
  %131 = load i64, ptr %130, align 8
  %132 = inttoptr i64 %131 to ptr
  store i32 %129, ptr %132, align 4
  %133 = shl nuw i32 1, %126
  %134 = xor i32 %133, -1
  %135 = and i32 %124, %134
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %123

137:
  call void @record(ptr %0, ptr %1, i32 %110, <32 x i64> %3, i32 %4)
  br label %138

138:
  %139 = xor i32 %110, -1
  %140 = and i32 %2, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %144, label %142

142:
  %143 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %140, <32 x i64> %3, i32 %143)
  br label %144

144:
  br i1 %122, label %157, label %145

145:
  %146 = phi i32 [ %155, %145 ], [ %110, %144 ]
  %147 = call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %11, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = getelementptr inbounds nuw i64, ptr %9, i64 %148
  %152 = load i64, ptr %151, align 8
  %153 = inttoptr i64 %152 to ptr
  store i32 %150, ptr %153, align 4
  %154 = add i32 %146, -1
  %155 = and i32 %154, %146
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %145

157:
  %158 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %158
}

define <32 x i32> @atom_max_f16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %109, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %107, %104 ], [ %2, %25 ]
  %28 = phi i32 [ %105, %104 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %104, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %95, %81 ]
  %42 = load i32, ptr %39, align 4
  %43 = trunc i32 %41 to i16
  %44 = trunc i32 %42 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %46 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %47 = fcmp uno float %45, 0.000000e+00
  br i1 %47, label %60, label %48

48:
  %49 = fcmp uno float %46, 0.000000e+00
  br i1 %49, label %60, label %50

50:
  %51 = fcmp oeq float %45, %46
  br i1 %51, label %52, label %57

52:
  %53 = bitcast float %45 to i32
  %54 = bitcast float %46 to i32
  %55 = and i32 %54, %53
  %56 = bitcast i32 %55 to float
  br label %60

57:
  %58 = fcmp olt float %45, %46
  %59 = select i1 %58, float %46, float %45
  br label %60

60:
  %61 = phi float [ %59, %57 ], [ %46, %40 ], [ %56, %52 ], [ %45, %48 ]
  %62 = lshr i32 %41, 16
  %63 = trunc nuw i32 %62 to i16
  %64 = lshr i32 %42, 16
  %65 = trunc nuw i32 %64 to i16
  %66 = call float @llvm.convert.from.fp16.f32(i16 %63)
  %67 = call float @llvm.convert.from.fp16.f32(i16 %65)
  %68 = fcmp uno float %66, 0.000000e+00
  br i1 %68, label %81, label %69

69:
  %70 = fcmp uno float %67, 0.000000e+00
  br i1 %70, label %81, label %71

71:
  %72 = fcmp oeq float %66, %67
  br i1 %72, label %73, label %78

73:
  %74 = bitcast float %66 to i32
  %75 = bitcast float %67 to i32
  %76 = and i32 %75, %74
  %77 = bitcast i32 %76 to float
  br label %81

78:
  %79 = fcmp olt float %66, %67
  %80 = select i1 %79, float %67, float %66
  br label %81

81:
  %82 = phi float [ %80, %78 ], [ %67, %60 ], [ %77, %73 ], [ %66, %69 ]
  %83 = call i16 @llvm.convert.to.fp16.f32(float %61)
  %84 = fcmp ord float %61, 0.000000e+00
  %85 = zext i16 %83 to i32
  %86 = select i1 %84, i32 %85, i32 32767
  %87 = call i16 @llvm.convert.to.fp16.f32(float %82)
  %88 = fcmp ord float %82, 0.000000e+00
  %89 = zext i16 %87 to i32
  %90 = shl nuw i32 %89, 16
  %91 = select i1 %88, i32 %90, i32 2147418112
  %92 = or disjoint i32 %91, %86
  %93 = cmpxchg ptr %37, i32 %41, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 1
  %95 = extractvalue { i32, i1 } %93, 0
  br i1 %94, label %96, label %40

96:
  %97 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %97, align 4
  %98 = load volatile i32, ptr %37, align 4
  %99 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %98, ptr %99, align 4
  %100 = icmp eq i32 %98, %41
  br i1 %100, label %104, label %101

101:
  %102 = shl nuw i32 1, %29
  %103 = or i32 %102, %28
  br label %104

104:
  %105 = phi i32 [ %28, %26 ], [ %28, %96 ], [ %103, %101 ]
  %106 = add i32 %27, -1
  %107 = and i32 %106, %27
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %26

109:
  %110 = phi i32 [ 0, %23 ], [ %105, %104 ]
  %111 = icmp ne i32 %110, 0
  %112 = zext i1 %111 to i32
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %114 = load i32, ptr %113, align 8
  %115 = or i32 %114, %112
  store i32 %115, ptr %113, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %117 = load i32, ptr %116, align 4
  %118 = icmp ne i32 %117, 0
  %119 = icmp ne i32 %2, 0
  %120 = and i1 %119, %118
  br i1 %120, label %121, label %157

121:
  %122 = icmp eq i32 %110, 0
  br i1 %122, label %138, label %123

123:
  %124 = phi i32 [ %135, %123 ], [ %110, %121 ]
  %125 = call i32 @llvm.ctlz.i32(i32 %124, i1 true)
  %126 = xor i32 %125, 31
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i32, ptr %10, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = getelementptr inbounds nuw i64, ptr %9, i64 %127
  %131 = load i64, ptr %130, align 8
  %132 = inttoptr i64 %131 to ptr
  store i32 %129, ptr %132, align 4
  %133 = shl nuw i32 1, %126
  %134 = xor i32 %133, -1
  %135 = and i32 %124, %134
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %123

137:
  call void @record(ptr %0, ptr %1, i32 %110, <32 x i64> %3, i32 %4)
  br label %138

138:
  %139 = xor i32 %110, -1
  %140 = and i32 %2, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %144, label %142

142:
  %143 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %140, <32 x i64> %3, i32 %143)
  br label %144

144:
  br i1 %122, label %157, label %145

145:
  %146 = phi i32 [ %155, %145 ], [ %110, %144 ]
  %147 = call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %11, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = getelementptr inbounds nuw i64, ptr %9, i64 %148
  %152 = load i64, ptr %151, align 8
  %153 = inttoptr i64 %152 to ptr
  store i32 %150, ptr %153, align 4
  %154 = add i32 %146, -1
  %155 = and i32 %154, %146
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %157, label %145

157:
  %158 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %158
}

define <32 x i32> @atom_dec_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %61, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %59, %56 ], [ %2, %25 ]
  %28 = phi i32 [ %57, %56 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %56, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  br label %40

40:
  %41 = phi i32 [ %38, %36 ], [ %47, %40 ]
  %42 = load i32, ptr %39, align 4
  %43 = add i32 %41, -1
  %44 = call i32 @llvm.umin.i32(i32 %43, i32 %42)
  %45 = cmpxchg ptr %37, i32 %41, i32 %44 seq_cst seq_cst, align 4
  %46 = extractvalue { i32, i1 } %45, 1
  %47 = extractvalue { i32, i1 } %45, 0
  br i1 %46, label %48, label %40

48:
  %49 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %41, ptr %49, align 4
  %50 = load volatile i32, ptr %37, align 4
  %51 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %50, ptr %51, align 4
  %52 = icmp eq i32 %50, %41
  br i1 %52, label %56, label %53

53:
  %54 = shl nuw i32 1, %29
  %55 = or i32 %54, %28
  br label %56

56:
  %57 = phi i32 [ %28, %26 ], [ %28, %48 ], [ %55, %53 ]
  %58 = add i32 %27, -1
  %59 = and i32 %58, %27
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %26

61:
  %62 = phi i32 [ 0, %23 ], [ %57, %56 ]
  %63 = icmp ne i32 %62, 0
  %64 = zext i1 %63 to i32
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %66 = load i32, ptr %65, align 8
  %67 = or i32 %66, %64
  store i32 %67, ptr %65, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %69 = load i32, ptr %68, align 4
  %70 = icmp ne i32 %69, 0
  %71 = icmp ne i32 %2, 0
  %72 = and i1 %71, %70
  br i1 %72, label %73, label %109

73:
  %74 = icmp eq i32 %62, 0
  br i1 %74, label %90, label %75

75:
  %76 = phi i32 [ %87, %75 ], [ %62, %73 ]
  %77 = call i32 @llvm.ctlz.i32(i32 %76, i1 true)
  %78 = xor i32 %77, 31
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i32, ptr %10, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = getelementptr inbounds nuw i64, ptr %9, i64 %79
  %83 = load i64, ptr %82, align 8
  %84 = inttoptr i64 %83 to ptr
  store i32 %81, ptr %84, align 4
  %85 = shl nuw i32 1, %78
  %86 = xor i32 %85, -1
  %87 = and i32 %76, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %75

89:
  call void @record(ptr %0, ptr %1, i32 %62, <32 x i64> %3, i32 %4)
  br label %90

90:
  %91 = xor i32 %62, -1
  %92 = and i32 %2, %91
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %96, label %94

94:
  %95 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %92, <32 x i64> %3, i32 %95)
  br label %96

96:
  br i1 %74, label %109, label %97

97:
  %98 = phi i32 [ %107, %97 ], [ %62, %96 ]
  %99 = call i32 @llvm.cttz.i32(i32 %98, i1 true)
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %11, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = getelementptr inbounds nuw i64, ptr %9, i64 %100
  %104 = load i64, ptr %103, align 8
  %105 = inttoptr i64 %104 to ptr
  store i32 %102, ptr %105, align 4
  %106 = add i32 %98, -1
  %107 = and i32 %106, %98
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %97

109:
  %110 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %110
}

define <32 x i32> @atom_add_f32_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %23

22:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  br label %25

23:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %90, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %88, %85 ], [ %2, %25 ]
  %28 = phi i32 [ %86, %85 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %85, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %40 = and i64 %32, -1099511627776
  %41 = icmp eq i64 %40, 1099511627776
  br label %42

42:
  %43 = phi i32 [ %38, %36 ], [ %76, %72 ]
  %44 = load i32, ptr %39, align 4
  %45 = bitcast i32 %43 to float
  %46 = bitcast i32 %44 to float
  br i1 %41, label %47, label %52

47:
  %48 = fadd float %45, %46
  %49 = fcmp ord float %48, 0.000000e+00
  br i1 %49, label %50, label %72

50:
  %51 = bitcast float %48 to i32
  br label %72

52:
  %53 = and i32 %43, 2139095040
  %54 = icmp eq i32 %53, 0
  %55 = and i32 %43, -2147483648
  %56 = bitcast i32 %55 to float
  %57 = select i1 %54, float %56, float %45
  %58 = and i32 %44, 2139095040
  %59 = icmp eq i32 %58, 0
  %60 = and i32 %44, -2147483648
  %61 = bitcast i32 %60 to float
  %62 = select i1 %59, float %61, float %46
  %63 = fadd float %57, %62
  %64 = bitcast float %63 to i32
  %65 = and i32 %64, 2139095040
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %69

67:
  %68 = and i32 %64, -2147483648
  br label %72

69:
  %70 = fcmp ord float %63, 0.000000e+00
  br i1 %70, label %71, label %72

71:
  br label %72

72:
  %73 = phi i32 [ 2147483647, %47 ], [ %51, %50 ], [ 2147483647, %69 ], [ %68, %67 ], [ %64, %71 ]
  %74 = cmpxchg ptr %37, i32 %43, i32 %73 seq_cst seq_cst, align 4
  %75 = extractvalue { i32, i1 } %74, 1
  %76 = extractvalue { i32, i1 } %74, 0
  br i1 %75, label %77, label %42

77:
  %78 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %43, ptr %78, align 4
  %79 = load volatile i32, ptr %37, align 4
  %80 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %79, ptr %80, align 4
  %81 = icmp eq i32 %79, %43
  br i1 %81, label %85, label %82

82:
  %83 = shl nuw i32 1, %29
  %84 = or i32 %83, %28
  br label %85

85:
  %86 = phi i32 [ %28, %26 ], [ %28, %77 ], [ %84, %82 ]
  %87 = add i32 %27, -1
  %88 = and i32 %87, %27
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %26

90:
  %91 = phi i32 [ 0, %23 ], [ %86, %85 ]
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i32
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %98 = load i32, ptr %97, align 4
  %99 = icmp ne i32 %98, 0
  %100 = icmp ne i32 %2, 0
  %101 = and i1 %100, %99
  br i1 %101, label %102, label %138

102:
  %103 = icmp eq i32 %91, 0
  br i1 %103, label %119, label %104

104:
  %105 = phi i32 [ %116, %104 ], [ %91, %102 ]
  %106 = call i32 @llvm.ctlz.i32(i32 %105, i1 true)
  %107 = xor i32 %106, 31
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %10, i64 %108
  %110 = load i32, ptr %109, align 4
  %111 = getelementptr inbounds nuw i64, ptr %9, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = inttoptr i64 %112 to ptr
  store i32 %110, ptr %113, align 4
  %114 = shl nuw i32 1, %107
  %115 = xor i32 %114, -1
  %116 = and i32 %105, %115
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %104

118:
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %3, i32 %4)
  br label %119

119:
  %120 = xor i32 %91, -1
  %121 = and i32 %2, %120
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %125, label %123

123:
  %124 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %121, <32 x i64> %3, i32 %124)
  br label %125

125:
  br i1 %103, label %138, label %126

126:
  %127 = phi i32 [ %136, %126 ], [ %91, %125 ]
  %128 = call i32 @llvm.cttz.i32(i32 %127, i1 true)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %11, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = getelementptr inbounds nuw i64, ptr %9, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = inttoptr i64 %133 to ptr
  store i32 %131, ptr %134, align 4
  %135 = add i32 %127, -1
  %136 = and i32 %135, %127
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %126

138:
  %139 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %139
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.convert.from.fp16.f32(i16)

declare i16 @llvm.convert.to.fp16.f32(float)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.umin.i64(i64, i64)

declare i32 @llvm.umin.i32(i32, i32)

declare i64 @llvm.umax.i64(i64, i64)

declare i32 @llvm.umax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)
