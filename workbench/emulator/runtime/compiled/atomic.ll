; Made of atomic.cpp by `make runtime`.

%struct.Lanes.15 = type { [32 x i64] }
%struct.Lanes = type { [32 x i16] }
%struct.Lanes.1 = type { [32 x i128] }
%struct.Lanes.4 = type { [32 x i32] }

define <32 x i16> @atom_exch_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_cas_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  store <32 x i16> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i128> @atom_exch_any_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  %12 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i128> @atom_cas_any_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  %12 = alloca %struct.Lanes.1, align 64
  %13 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %12, align 64
  store <32 x i128> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_exch_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_cas_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  %13 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  store <32 x i32> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_add_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_and_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_or_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_xor_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_min_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  br label %41

41:
  %42 = phi i32 [ %40, %36 ], [ %45, %41 ]
  %43 = call i32 @llvm.smin.i32(i32 %42, i32 %39)
  %44 = cmpxchg ptr %37, i32 %42, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 0
  %46 = extractvalue { i32, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %42, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_max_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  br label %41

41:
  %42 = phi i32 [ %40, %36 ], [ %45, %41 ]
  %43 = call i32 @llvm.smax.i32(i32 %42, i32 %39)
  %44 = cmpxchg ptr %37, i32 %42, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 0
  %46 = extractvalue { i32, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %42, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_umin_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  br label %41

41:
  %42 = phi i32 [ %40, %36 ], [ %45, %41 ]
  %43 = call i32 @llvm.umin.i32(i32 %42, i32 %39)
  %44 = cmpxchg ptr %37, i32 %42, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 0
  %46 = extractvalue { i32, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %42, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_umax_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  br label %41

41:
  %42 = phi i32 [ %40, %36 ], [ %45, %41 ]
  %43 = call i32 @llvm.umax.i32(i32 %42, i32 %39)
  %44 = cmpxchg ptr %37, i32 %42, i32 %43 seq_cst seq_cst, align 4
  %45 = extractvalue { i32, i1 } %44, 0
  %46 = extractvalue { i32, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %42, ptr %48, align 4
  %49 = load volatile i32, ptr %37, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_exch_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_cas_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  %13 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  store <32 x i64> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %62 = load i32, ptr %61, align 8
  %63 = or i32 %62, %60
  store i32 %63, ptr %61, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_add_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_and_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_or_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_xor_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %58 = load i32, ptr %57, align 8
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_min_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %37, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %45, %41 ]
  %43 = call i64 @llvm.smin.i64(i64 %42, i64 %39)
  %44 = cmpxchg ptr %37, i64 %42, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 0
  %46 = extractvalue { i64, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %42, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_max_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %37, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %45, %41 ]
  %43 = call i64 @llvm.smax.i64(i64 %42, i64 %39)
  %44 = cmpxchg ptr %37, i64 %42, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 0
  %46 = extractvalue { i64, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %42, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_umin_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %37, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %45, %41 ]
  %43 = call i64 @llvm.umin.i64(i64 %42, i64 %39)
  %44 = cmpxchg ptr %37, i64 %42, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 0
  %46 = extractvalue { i64, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %42, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_umax_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %37, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %45, %41 ]
  %43 = call i64 @llvm.umax.i64(i64 %42, i64 %39)
  %44 = cmpxchg ptr %37, i64 %42, i64 %43 seq_cst seq_cst, align 8
  %45 = extractvalue { i64, i1 } %44, 0
  %46 = extractvalue { i64, i1 } %44, 1
  br i1 %46, label %47, label %41

47:
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %42, ptr %48, align 8
  %49 = load volatile i64, ptr %37, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %42
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_add_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = load i16, ptr %37, align 2
  %41 = call float @llvm.convert.from.fp16.f32(i16 %39)
  br label %42

42:
  %43 = phi i16 [ %40, %36 ], [ %50, %42 ]
  %44 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %45 = fadd float %41, %44
  %46 = call i16 @llvm.convert.to.fp16.f32(float %45)
  %47 = fcmp ord float %45, 0.000000e+00
  %48 = select i1 %47, i16 %46, i16 32767
  %49 = cmpxchg ptr %37, i16 %43, i16 %48 seq_cst seq_cst, align 2
  %50 = extractvalue { i16, i1 } %49, 0
  %51 = extractvalue { i16, i1 } %49, 1
  br i1 %51, label %52, label %42

52:
  %53 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %43, ptr %53, align 2
  %54 = load volatile i16, ptr %37, align 2
  %55 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %54, ptr %55, align 2
  %56 = icmp eq i16 %54, %43
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %70 = load i32, ptr %69, align 8
  %71 = or i32 %70, %68
  store i32 %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_min_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = load i16, ptr %37, align 2
  %41 = call float @llvm.convert.from.fp16.f32(i16 %39)
  %42 = bitcast float %41 to i32
  br label %43

43:
  %44 = phi i16 [ %40, %36 ], [ %64, %58 ]
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = fcmp uno float %45, 0.000000e+00
  %47 = fcmp uno float %45, %41
  %48 = select i1 %46, float %41, float %45
  br i1 %47, label %58, label %49

49:
  %50 = fcmp oeq float %45, %41
  br i1 %50, label %51, label %55

51:
  %52 = bitcast float %45 to i32
  %53 = or i32 %52, %42
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %45, %41
  %57 = select i1 %56, float %45, float %41
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %48, %43 ], [ %54, %51 ]
  %60 = call i16 @llvm.convert.to.fp16.f32(float %59)
  %61 = fcmp ord float %59, 0.000000e+00
  %62 = select i1 %61, i16 %60, i16 32767
  %63 = cmpxchg ptr %37, i16 %44, i16 %62 seq_cst seq_cst, align 2
  %64 = extractvalue { i16, i1 } %63, 0
  %65 = extractvalue { i16, i1 } %63, 1
  br i1 %65, label %66, label %43

66:
  %67 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %44, ptr %67, align 2
  %68 = load volatile i16, ptr %37, align 2
  %69 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %68, ptr %69, align 2
  %70 = icmp eq i16 %68, %44
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
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %84 = load i32, ptr %83, align 8
  %85 = or i32 %84, %82
  store i32 %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_max_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = load i16, ptr %37, align 2
  %41 = call float @llvm.convert.from.fp16.f32(i16 %39)
  %42 = bitcast float %41 to i32
  br label %43

43:
  %44 = phi i16 [ %40, %36 ], [ %64, %58 ]
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = fcmp uno float %45, 0.000000e+00
  %47 = fcmp uno float %45, %41
  %48 = select i1 %46, float %41, float %45
  br i1 %47, label %58, label %49

49:
  %50 = fcmp oeq float %45, %41
  br i1 %50, label %51, label %55

51:
  %52 = bitcast float %45 to i32
  %53 = and i32 %52, %42
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %45, %41
  %57 = select i1 %56, float %41, float %45
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %48, %43 ], [ %54, %51 ]
  %60 = call i16 @llvm.convert.to.fp16.f32(float %59)
  %61 = fcmp ord float %59, 0.000000e+00
  %62 = select i1 %61, i16 %60, i16 32767
  %63 = cmpxchg ptr %37, i16 %44, i16 %62 seq_cst seq_cst, align 2
  %64 = extractvalue { i16, i1 } %63, 0
  %65 = extractvalue { i16, i1 } %63, 1
  br i1 %65, label %66, label %43

66:
  %67 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %44, ptr %67, align 2
  %68 = load volatile i16, ptr %37, align 2
  %69 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %68, ptr %69, align 2
  %70 = icmp eq i16 %68, %44
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
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %84 = load i32, ptr %83, align 8
  %85 = or i32 %84, %82
  store i32 %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_add_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = load i16, ptr %37, align 2
  %41 = zext i16 %39 to i32
  %42 = shl nuw i32 %41, 16
  %43 = bitcast i32 %42 to float
  br label %44

44:
  %45 = phi i16 [ %40, %36 ], [ %62, %59 ]
  %46 = zext i16 %45 to i32
  %47 = shl nuw i32 %46, 16
  %48 = bitcast i32 %47 to float
  %49 = fadd float %43, %48
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
  %60 = phi i16 [ %58, %51 ], [ 32767, %44 ]
  %61 = cmpxchg ptr %37, i16 %45, i16 %60 seq_cst seq_cst, align 2
  %62 = extractvalue { i16, i1 } %61, 0
  %63 = extractvalue { i16, i1 } %61, 1
  br i1 %63, label %64, label %44

64:
  %65 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %45, ptr %65, align 2
  %66 = load volatile i16, ptr %37, align 2
  %67 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %66, ptr %67, align 2
  %68 = icmp eq i16 %66, %45
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
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %82 = load i32, ptr %81, align 8
  %83 = or i32 %82, %80
  store i32 %83, ptr %81, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_min_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %85, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = load i16, ptr %37, align 2
  %41 = zext i16 %39 to i32
  %42 = shl nuw i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fcmp uno float %43, 0.000000e+00
  br label %45

45:
  %46 = phi i16 [ %40, %36 ], [ %75, %72 ]
  %47 = zext i16 %46 to i32
  %48 = shl nuw i32 %47, 16
  %49 = bitcast i32 %48 to float
  %50 = fcmp uno float %49, 0.000000e+00
  %51 = select i1 %50, i1 true, i1 %44
  %52 = select i1 %50, float %43, float %49
  br i1 %51, label %61, label %53

53:
  %54 = fcmp oeq float %49, %43
  br i1 %54, label %55, label %58

55:
  %56 = or i32 %48, %42
  %57 = bitcast i32 %56 to float
  br label %61

58:
  %59 = fcmp olt float %49, %43
  %60 = select i1 %59, float %49, float %43
  br label %61

61:
  %62 = phi float [ %60, %58 ], [ %52, %45 ], [ %57, %55 ]
  %63 = fcmp ord float %62, 0.000000e+00
  br i1 %63, label %64, label %72

64:
  %65 = bitcast float %62 to i32
  %66 = add i32 %65, 32767
  %67 = lshr i32 %65, 16
  %68 = and i32 %67, 1
  %69 = add i32 %66, %68
  %70 = lshr i32 %69, 16
  %71 = trunc nuw i32 %70 to i16
  br label %72

72:
  %73 = phi i16 [ %71, %64 ], [ 32767, %61 ]
  %74 = cmpxchg ptr %37, i16 %46, i16 %73 seq_cst seq_cst, align 2
  %75 = extractvalue { i16, i1 } %74, 0
  %76 = extractvalue { i16, i1 } %74, 1
  br i1 %76, label %77, label %45

77:
  %78 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %46, ptr %78, align 2
  %79 = load volatile i16, ptr %37, align 2
  %80 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %79, ptr %80, align 2
  %81 = icmp eq i16 %79, %46
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
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %109 = getelementptr inbounds nuw i16, ptr %10, i64 %108
  %110 = load i16, ptr %109, align 2
  %111 = getelementptr inbounds nuw i64, ptr %9, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = inttoptr i64 %112 to ptr
  store i16 %110, ptr %113, align 2
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
  %130 = getelementptr inbounds nuw i16, ptr %11, i64 %129
  %131 = load i16, ptr %130, align 2
  %132 = getelementptr inbounds nuw i64, ptr %9, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = inttoptr i64 %133 to ptr
  store i16 %131, ptr %134, align 2
  %135 = add i32 %127, -1
  %136 = and i32 %135, %127
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %126

138:
  %139 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %139
}

define <32 x i16> @atom_max_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 2, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %85, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i16, ptr %12, i64 %30
  %39 = load i16, ptr %38, align 2
  %40 = load i16, ptr %37, align 2
  %41 = zext i16 %39 to i32
  %42 = shl nuw i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fcmp uno float %43, 0.000000e+00
  br label %45

45:
  %46 = phi i16 [ %40, %36 ], [ %75, %72 ]
  %47 = zext i16 %46 to i32
  %48 = shl nuw i32 %47, 16
  %49 = bitcast i32 %48 to float
  %50 = fcmp uno float %49, 0.000000e+00
  %51 = select i1 %50, i1 true, i1 %44
  %52 = select i1 %50, float %43, float %49
  br i1 %51, label %61, label %53

53:
  %54 = fcmp oeq float %49, %43
  br i1 %54, label %55, label %58

55:
  %56 = and i32 %48, %42
  %57 = bitcast i32 %56 to float
  br label %61

58:
  %59 = fcmp olt float %49, %43
  %60 = select i1 %59, float %43, float %49
  br label %61

61:
  %62 = phi float [ %60, %58 ], [ %52, %45 ], [ %57, %55 ]
  %63 = fcmp ord float %62, 0.000000e+00
  br i1 %63, label %64, label %72

64:
  %65 = bitcast float %62 to i32
  %66 = add i32 %65, 32767
  %67 = lshr i32 %65, 16
  %68 = and i32 %67, 1
  %69 = add i32 %66, %68
  %70 = lshr i32 %69, 16
  %71 = trunc nuw i32 %70 to i16
  br label %72

72:
  %73 = phi i16 [ %71, %64 ], [ 32767, %61 ]
  %74 = cmpxchg ptr %37, i16 %46, i16 %73 seq_cst seq_cst, align 2
  %75 = extractvalue { i16, i1 } %74, 0
  %76 = extractvalue { i16, i1 } %74, 1
  br i1 %76, label %77, label %45

77:
  %78 = getelementptr inbounds nuw i16, ptr %10, i64 %30
  store i16 %46, ptr %78, align 2
  %79 = load volatile i16, ptr %37, align 2
  %80 = getelementptr inbounds nuw i16, ptr %11, i64 %30
  store i16 %79, ptr %80, align 2
  %81 = icmp eq i16 %79, %46
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
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %109 = getelementptr inbounds nuw i16, ptr %10, i64 %108
  %110 = load i16, ptr %109, align 2
  %111 = getelementptr inbounds nuw i64, ptr %9, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = inttoptr i64 %112 to ptr
  store i16 %110, ptr %113, align 2
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
  %130 = getelementptr inbounds nuw i16, ptr %11, i64 %129
  %131 = load i16, ptr %130, align 2
  %132 = getelementptr inbounds nuw i64, ptr %9, i64 %129
  %133 = load i64, ptr %132, align 8
  %134 = inttoptr i64 %133 to ptr
  store i16 %131, ptr %134, align 2
  %135 = add i32 %127, -1
  %136 = and i32 %135, %127
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %126

138:
  %139 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %139
}

define <32 x i32> @atom_add_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = trunc i32 %39 to i16
  %42 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %43 = lshr i32 %39, 16
  %44 = trunc nuw i32 %43 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  br label %46

46:
  %47 = phi i32 [ %40, %36 ], [ %66, %46 ]
  %48 = trunc i32 %47 to i16
  %49 = call float @llvm.convert.from.fp16.f32(i16 %48)
  %50 = fadd float %42, %49
  %51 = call i16 @llvm.convert.to.fp16.f32(float %50)
  %52 = fcmp ord float %50, 0.000000e+00
  %53 = zext i16 %51 to i32
  %54 = select i1 %52, i32 %53, i32 32767
  %55 = lshr i32 %47, 16
  %56 = trunc nuw i32 %55 to i16
  %57 = call float @llvm.convert.from.fp16.f32(i16 %56)
  %58 = fadd float %45, %57
  %59 = call i16 @llvm.convert.to.fp16.f32(float %58)
  %60 = fcmp ord float %58, 0.000000e+00
  %61 = zext i16 %59 to i32
  %62 = shl nuw i32 %61, 16
  %63 = select i1 %60, i32 %62, i32 2147418112
  %64 = or disjoint i32 %63, %54
  %65 = cmpxchg ptr %37, i32 %47, i32 %64 seq_cst seq_cst, align 4
  %66 = extractvalue { i32, i1 } %65, 0
  %67 = extractvalue { i32, i1 } %65, 1
  br i1 %67, label %68, label %46

68:
  %69 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %47, ptr %69, align 4
  %70 = load volatile i32, ptr %37, align 4
  %71 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %70, ptr %71, align 4
  %72 = icmp eq i32 %70, %47
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
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %86 = load i32, ptr %85, align 8
  %87 = or i32 %86, %84
  store i32 %87, ptr %85, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_min_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = trunc i32 %39 to i16
  %42 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %43 = lshr i32 %39, 16
  %44 = trunc nuw i32 %43 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = bitcast float %42 to i32
  %47 = bitcast float %45 to i32
  br label %48

48:
  %49 = phi i32 [ %40, %36 ], [ %94, %85 ]
  %50 = trunc i32 %49 to i16
  %51 = call float @llvm.convert.from.fp16.f32(i16 %50)
  %52 = fcmp uno float %51, 0.000000e+00
  %53 = fcmp uno float %51, %42
  %54 = select i1 %52, float %42, float %51
  br i1 %53, label %64, label %55

55:
  %56 = fcmp oeq float %51, %42
  br i1 %56, label %57, label %61

57:
  %58 = bitcast float %51 to i32
  %59 = or i32 %58, %46
  %60 = bitcast i32 %59 to float
  br label %64

61:
  %62 = fcmp olt float %51, %42
  %63 = select i1 %62, float %51, float %42
  br label %64

64:
  %65 = phi float [ %63, %61 ], [ %54, %48 ], [ %60, %57 ]
  %66 = call i16 @llvm.convert.to.fp16.f32(float %65)
  %67 = fcmp ord float %65, 0.000000e+00
  %68 = zext i16 %66 to i32
  %69 = select i1 %67, i32 %68, i32 32767
  %70 = lshr i32 %49, 16
  %71 = trunc nuw i32 %70 to i16
  %72 = call float @llvm.convert.from.fp16.f32(i16 %71)
  %73 = fcmp uno float %72, 0.000000e+00
  %74 = fcmp uno float %72, %45
  %75 = select i1 %73, float %45, float %72
  br i1 %74, label %85, label %76

76:
  %77 = fcmp oeq float %72, %45
  br i1 %77, label %78, label %82

78:
  %79 = bitcast float %72 to i32
  %80 = or i32 %79, %47
  %81 = bitcast i32 %80 to float
  br label %85

82:
  %83 = fcmp olt float %72, %45
  %84 = select i1 %83, float %72, float %45
  br label %85

85:
  %86 = phi float [ %84, %82 ], [ %75, %64 ], [ %81, %78 ]
  %87 = call i16 @llvm.convert.to.fp16.f32(float %86)
  %88 = fcmp ord float %86, 0.000000e+00
  %89 = zext i16 %87 to i32
  %90 = shl nuw i32 %89, 16
  %91 = select i1 %88, i32 %90, i32 2147418112
  %92 = or disjoint i32 %91, %69
  %93 = cmpxchg ptr %37, i32 %49, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 0
  %95 = extractvalue { i32, i1 } %93, 1
  br i1 %95, label %96, label %48

96:
  %97 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %49, ptr %97, align 4
  %98 = load volatile i32, ptr %37, align 4
  %99 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %98, ptr %99, align 4
  %100 = icmp eq i32 %98, %49
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
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %114 = load i32, ptr %113, align 8
  %115 = or i32 %114, %112
  store i32 %115, ptr %113, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_max_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = trunc i32 %39 to i16
  %42 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %43 = lshr i32 %39, 16
  %44 = trunc nuw i32 %43 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = bitcast float %42 to i32
  %47 = bitcast float %45 to i32
  br label %48

48:
  %49 = phi i32 [ %40, %36 ], [ %94, %85 ]
  %50 = trunc i32 %49 to i16
  %51 = call float @llvm.convert.from.fp16.f32(i16 %50)
  %52 = fcmp uno float %51, 0.000000e+00
  %53 = fcmp uno float %51, %42
  %54 = select i1 %52, float %42, float %51
  br i1 %53, label %64, label %55

55:
  %56 = fcmp oeq float %51, %42
  br i1 %56, label %57, label %61

57:
  %58 = bitcast float %51 to i32
  %59 = and i32 %58, %46
  %60 = bitcast i32 %59 to float
  br label %64

61:
  %62 = fcmp olt float %51, %42
  %63 = select i1 %62, float %42, float %51
  br label %64

64:
  %65 = phi float [ %63, %61 ], [ %54, %48 ], [ %60, %57 ]
  %66 = call i16 @llvm.convert.to.fp16.f32(float %65)
  %67 = fcmp ord float %65, 0.000000e+00
  %68 = zext i16 %66 to i32
  %69 = select i1 %67, i32 %68, i32 32767
  %70 = lshr i32 %49, 16
  %71 = trunc nuw i32 %70 to i16
  %72 = call float @llvm.convert.from.fp16.f32(i16 %71)
  %73 = fcmp uno float %72, 0.000000e+00
  %74 = fcmp uno float %72, %45
  %75 = select i1 %73, float %45, float %72
  br i1 %74, label %85, label %76

76:
  %77 = fcmp oeq float %72, %45
  br i1 %77, label %78, label %82

78:
  %79 = bitcast float %72 to i32
  %80 = and i32 %79, %47
  %81 = bitcast i32 %80 to float
  br label %85

82:
  %83 = fcmp olt float %72, %45
  %84 = select i1 %83, float %45, float %72
  br label %85

85:
  %86 = phi float [ %84, %82 ], [ %75, %64 ], [ %81, %78 ]
  %87 = call i16 @llvm.convert.to.fp16.f32(float %86)
  %88 = fcmp ord float %86, 0.000000e+00
  %89 = zext i16 %87 to i32
  %90 = shl nuw i32 %89, 16
  %91 = select i1 %88, i32 %90, i32 2147418112
  %92 = or disjoint i32 %91, %69
  %93 = cmpxchg ptr %37, i32 %49, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 0
  %95 = extractvalue { i32, i1 } %93, 1
  br i1 %95, label %96, label %48

96:
  %97 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %49, ptr %97, align 4
  %98 = load volatile i32, ptr %37, align 4
  %99 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %98, ptr %99, align 4
  %100 = icmp eq i32 %98, %49
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
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %114 = load i32, ptr %113, align 8
  %115 = or i32 %114, %112
  store i32 %115, ptr %113, align 8
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_add_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = shl i32 %39, 16
  %42 = bitcast i32 %41 to float
  %43 = and i32 %39, -65536
  %44 = bitcast i32 %43 to float
  br label %45

45:
  %46 = phi i32 [ %40, %36 ], [ %75, %71 ]
  %47 = shl i32 %46, 16
  %48 = bitcast i32 %47 to float
  %49 = fadd float %42, %48
  %50 = fcmp ord float %49, 0.000000e+00
  br i1 %50, label %51, label %58

51:
  %52 = bitcast float %49 to i32
  %53 = add i32 %52, 32767
  %54 = lshr i32 %52, 16
  %55 = and i32 %54, 1
  %56 = add i32 %53, %55
  %57 = lshr i32 %56, 16
  br label %58

58:
  %59 = phi i32 [ %57, %51 ], [ 32767, %45 ]
  %60 = and i32 %46, -65536
  %61 = bitcast i32 %60 to float
  %62 = fadd float %44, %61
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
  %72 = phi i32 [ %70, %64 ], [ 2147418112, %58 ]
  %73 = or disjoint i32 %72, %59
  %74 = cmpxchg ptr %37, i32 %46, i32 %73 seq_cst seq_cst, align 4
  %75 = extractvalue { i32, i1 } %74, 0
  %76 = extractvalue { i32, i1 } %74, 1
  br i1 %76, label %77, label %45

77:
  %78 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %46, ptr %78, align 4
  %79 = load volatile i32, ptr %37, align 4
  %80 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %79, ptr %80, align 4
  %81 = icmp eq i32 %79, %46
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
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_min_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  br i1 %24, label %116, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %114, %111 ], [ %2, %25 ]
  %28 = phi i32 [ %112, %111 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %111, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = shl i32 %39, 16
  %42 = bitcast i32 %41 to float
  %43 = and i32 %39, -65536
  %44 = bitcast i32 %43 to float
  %45 = fcmp uno float %42, 0.000000e+00
  %46 = fcmp uno float %44, 0.000000e+00
  br label %47

47:
  %48 = phi i32 [ %40, %36 ], [ %101, %97 ]
  %49 = shl i32 %48, 16
  %50 = bitcast i32 %49 to float
  %51 = fcmp uno float %50, 0.000000e+00
  %52 = select i1 %51, i1 true, i1 %45
  %53 = select i1 %51, float %42, float %50
  br i1 %52, label %62, label %54

54:
  %55 = fcmp oeq float %50, %42
  br i1 %55, label %56, label %59

56:
  %57 = or i32 %49, %41
  %58 = bitcast i32 %57 to float
  br label %62

59:
  %60 = fcmp olt float %50, %42
  %61 = select i1 %60, float %50, float %42
  br label %62

62:
  %63 = phi float [ %61, %59 ], [ %53, %47 ], [ %58, %56 ]
  %64 = fcmp ord float %63, 0.000000e+00
  br i1 %64, label %65, label %72

65:
  %66 = bitcast float %63 to i32
  %67 = add i32 %66, 32767
  %68 = lshr i32 %66, 16
  %69 = and i32 %68, 1
  %70 = add i32 %67, %69
  %71 = lshr i32 %70, 16
  br label %72

72:
  %73 = phi i32 [ %71, %65 ], [ 32767, %62 ]
  %74 = and i32 %48, -65536
  %75 = bitcast i32 %74 to float
  %76 = fcmp uno float %75, 0.000000e+00
  %77 = select i1 %76, i1 true, i1 %46
  %78 = select i1 %76, float %44, float %75
  br i1 %77, label %87, label %79

79:
  %80 = fcmp oeq float %75, %44
  br i1 %80, label %81, label %84

81:
  %82 = or i32 %74, %43
  %83 = bitcast i32 %82 to float
  br label %87

84:
  %85 = fcmp olt float %75, %44
  %86 = select i1 %85, float %75, float %44
  br label %87

87:
  %88 = phi float [ %86, %84 ], [ %78, %72 ], [ %83, %81 ]
  %89 = fcmp ord float %88, 0.000000e+00
  br i1 %89, label %90, label %97

90:
  %91 = bitcast float %88 to i32
  %92 = add i32 %91, 32767
  %93 = lshr i32 %91, 16
  %94 = and i32 %93, 1
  %95 = add i32 %92, %94
  %96 = and i32 %95, -65536
  br label %97

97:
  %98 = phi i32 [ %96, %90 ], [ 2147418112, %87 ]
  %99 = or disjoint i32 %98, %73
  %100 = cmpxchg ptr %37, i32 %48, i32 %99 seq_cst seq_cst, align 4
  %101 = extractvalue { i32, i1 } %100, 0
  %102 = extractvalue { i32, i1 } %100, 1
  br i1 %102, label %103, label %47

103:
  %104 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %48, ptr %104, align 4
  %105 = load volatile i32, ptr %37, align 4
  %106 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %105, ptr %106, align 4
  %107 = icmp eq i32 %105, %48
  br i1 %107, label %111, label %108

108:
  %109 = shl nuw i32 1, %29
  %110 = or i32 %109, %28
  br label %111

111:
  %112 = phi i32 [ %28, %26 ], [ %28, %103 ], [ %110, %108 ]
  %113 = add i32 %27, -1
  %114 = and i32 %113, %27
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %26

116:
  %117 = phi i32 [ 0, %23 ], [ %112, %111 ]
  %118 = icmp ne i32 %117, 0
  %119 = zext i1 %118 to i32
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %121 = load i32, ptr %120, align 8
  %122 = or i32 %121, %119
  store i32 %122, ptr %120, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %124 = load i32, ptr %123, align 4
  %125 = icmp ne i32 %124, 0
  %126 = icmp ne i32 %2, 0
  %127 = and i1 %126, %125
  br i1 %127, label %128, label %164

128:
  %129 = icmp eq i32 %117, 0
  br i1 %129, label %145, label %130

130:
  %131 = phi i32 [ %142, %130 ], [ %117, %128 ]
  %132 = call i32 @llvm.ctlz.i32(i32 %131, i1 true)
  %133 = xor i32 %132, 31
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %10, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds nuw i64, ptr %9, i64 %134
  %138 = load i64, ptr %137, align 8
  %139 = inttoptr i64 %138 to ptr
  store i32 %136, ptr %139, align 4
  %140 = shl nuw i32 1, %133
  %141 = xor i32 %140, -1
  %142 = and i32 %131, %141
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %130

144:
  call void @record(ptr %0, ptr %1, i32 %117, <32 x i64> %3, i32 %4)
  br label %145

145:
  %146 = xor i32 %117, -1
  %147 = and i32 %2, %146
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %151, label %149

149:
  %150 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %147, <32 x i64> %3, i32 %150)
  br label %151

151:
  br i1 %129, label %164, label %152

152:
  %153 = phi i32 [ %162, %152 ], [ %117, %151 ]
  %154 = call i32 @llvm.cttz.i32(i32 %153, i1 true)
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %11, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds nuw i64, ptr %9, i64 %155
  %159 = load i64, ptr %158, align 8
  %160 = inttoptr i64 %159 to ptr
  store i32 %157, ptr %160, align 4
  %161 = add i32 %153, -1
  %162 = and i32 %161, %153
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %152

164:
  %165 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %165
}

define <32 x i32> @atom_max_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  br i1 %24, label %116, label %25

25:
  br label %26

26:
  %27 = phi i32 [ %114, %111 ], [ %2, %25 ]
  %28 = phi i32 [ %112, %111 ], [ 0, %25 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %8, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @translate(ptr %0, ptr %1, i32 %29, i64 %32, i64 4, i32 %4)
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %30
  store i64 %33, ptr %34, align 8
  %35 = icmp eq i64 %33, 0
  br i1 %35, label %111, label %36

36:
  %37 = inttoptr i64 %33 to ptr
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = shl i32 %39, 16
  %42 = bitcast i32 %41 to float
  %43 = and i32 %39, -65536
  %44 = bitcast i32 %43 to float
  %45 = fcmp uno float %42, 0.000000e+00
  %46 = fcmp uno float %44, 0.000000e+00
  br label %47

47:
  %48 = phi i32 [ %40, %36 ], [ %101, %97 ]
  %49 = shl i32 %48, 16
  %50 = bitcast i32 %49 to float
  %51 = fcmp uno float %50, 0.000000e+00
  %52 = select i1 %51, i1 true, i1 %45
  %53 = select i1 %51, float %42, float %50
  br i1 %52, label %62, label %54

54:
  %55 = fcmp oeq float %50, %42
  br i1 %55, label %56, label %59

56:
  %57 = and i32 %49, %41
  %58 = bitcast i32 %57 to float
  br label %62

59:
  %60 = fcmp olt float %50, %42
  %61 = select i1 %60, float %42, float %50
  br label %62

62:
  %63 = phi float [ %61, %59 ], [ %53, %47 ], [ %58, %56 ]
  %64 = fcmp ord float %63, 0.000000e+00
  br i1 %64, label %65, label %72

65:
  %66 = bitcast float %63 to i32
  %67 = add i32 %66, 32767
  %68 = lshr i32 %66, 16
  %69 = and i32 %68, 1
  %70 = add i32 %67, %69
  %71 = lshr i32 %70, 16
  br label %72

72:
  %73 = phi i32 [ %71, %65 ], [ 32767, %62 ]
  %74 = and i32 %48, -65536
  %75 = bitcast i32 %74 to float
  %76 = fcmp uno float %75, 0.000000e+00
  %77 = select i1 %76, i1 true, i1 %46
  %78 = select i1 %76, float %44, float %75
  br i1 %77, label %87, label %79

79:
  %80 = fcmp oeq float %75, %44
  br i1 %80, label %81, label %84

81:
  %82 = and i32 %48, %43
  %83 = bitcast i32 %82 to float
  br label %87

84:
  %85 = fcmp olt float %75, %44
  %86 = select i1 %85, float %44, float %75
  br label %87

87:
  %88 = phi float [ %86, %84 ], [ %78, %72 ], [ %83, %81 ]
  %89 = fcmp ord float %88, 0.000000e+00
  br i1 %89, label %90, label %97

90:
  %91 = bitcast float %88 to i32
  %92 = add i32 %91, 32767
  %93 = lshr i32 %91, 16
  %94 = and i32 %93, 1
  %95 = add i32 %92, %94
  %96 = and i32 %95, -65536
  br label %97

97:
  %98 = phi i32 [ %96, %90 ], [ 2147418112, %87 ]
  %99 = or disjoint i32 %98, %73
  %100 = cmpxchg ptr %37, i32 %48, i32 %99 seq_cst seq_cst, align 4
  %101 = extractvalue { i32, i1 } %100, 0
  %102 = extractvalue { i32, i1 } %100, 1
  br i1 %102, label %103, label %47

103:
  %104 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %48, ptr %104, align 4
  %105 = load volatile i32, ptr %37, align 4
  %106 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %105, ptr %106, align 4
  %107 = icmp eq i32 %105, %48
  br i1 %107, label %111, label %108

108:
  %109 = shl nuw i32 1, %29
  %110 = or i32 %109, %28
  br label %111

111:
  %112 = phi i32 [ %28, %26 ], [ %28, %103 ], [ %110, %108 ]
  %113 = add i32 %27, -1
  %114 = and i32 %113, %27
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %26

116:
  %117 = phi i32 [ 0, %23 ], [ %112, %111 ]
  %118 = icmp ne i32 %117, 0
  %119 = zext i1 %118 to i32
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %121 = load i32, ptr %120, align 8
  %122 = or i32 %121, %119
  store i32 %122, ptr %120, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %124 = load i32, ptr %123, align 4
  %125 = icmp ne i32 %124, 0
  %126 = icmp ne i32 %2, 0
  %127 = and i1 %126, %125
  br i1 %127, label %128, label %164

128:
  %129 = icmp eq i32 %117, 0
  br i1 %129, label %145, label %130

130:
  %131 = phi i32 [ %142, %130 ], [ %117, %128 ]
  %132 = call i32 @llvm.ctlz.i32(i32 %131, i1 true)
  %133 = xor i32 %132, 31
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %10, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds nuw i64, ptr %9, i64 %134
  %138 = load i64, ptr %137, align 8
  %139 = inttoptr i64 %138 to ptr
  store i32 %136, ptr %139, align 4
  %140 = shl nuw i32 1, %133
  %141 = xor i32 %140, -1
  %142 = and i32 %131, %141
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %130

144:
  call void @record(ptr %0, ptr %1, i32 %117, <32 x i64> %3, i32 %4)
  br label %145

145:
  %146 = xor i32 %117, -1
  %147 = and i32 %2, %146
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %151, label %149

149:
  %150 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %147, <32 x i64> %3, i32 %150)
  br label %151

151:
  br i1 %129, label %164, label %152

152:
  %153 = phi i32 [ %162, %152 ], [ %117, %151 ]
  %154 = call i32 @llvm.cttz.i32(i32 %153, i1 true)
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr %11, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds nuw i64, ptr %9, i64 %155
  %159 = load i64, ptr %158, align 8
  %160 = inttoptr i64 %159 to ptr
  store i32 %157, ptr %160, align 4
  %161 = add i32 %153, -1
  %162 = and i32 %161, %153
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %152

164:
  %165 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %165
}

define <32 x i32> @atom_inc_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  br label %41

41:
  %42 = phi i32 [ %40, %36 ], [ %47, %41 ]
  %43 = icmp ult i32 %42, %39
  %44 = add i32 %42, 1
  %45 = select i1 %43, i32 %44, i32 0
  %46 = cmpxchg ptr %37, i32 %42, i32 %45 seq_cst seq_cst, align 4
  %47 = extractvalue { i32, i1 } %46, 0
  %48 = extractvalue { i32, i1 } %46, 1
  br i1 %48, label %49, label %41

49:
  %50 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %42, ptr %50, align 4
  %51 = load volatile i32, ptr %37, align 4
  %52 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %51, ptr %52, align 4
  %53 = icmp eq i32 %51, %42
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
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %67 = load i32, ptr %66, align 8
  %68 = or i32 %67, %65
  store i32 %68, ptr %66, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_dec_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  br label %41

41:
  %42 = phi i32 [ %40, %36 ], [ %46, %41 ]
  %43 = add i32 %42, -1
  %44 = call i32 @llvm.umin.i32(i32 %43, i32 %39)
  %45 = cmpxchg ptr %37, i32 %42, i32 %44 seq_cst seq_cst, align 4
  %46 = extractvalue { i32, i1 } %45, 0
  %47 = extractvalue { i32, i1 } %45, 1
  br i1 %47, label %48, label %41

48:
  %49 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %42, ptr %49, align 4
  %50 = load volatile i32, ptr %37, align 4
  %51 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %50, ptr %51, align 4
  %52 = icmp eq i32 %50, %42
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
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %66 = load i32, ptr %65, align 8
  %67 = or i32 %66, %64
  store i32 %67, ptr %65, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i32> @atom_add_f32_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i32, ptr %12, i64 %30
  %39 = load i32, ptr %38, align 4
  %40 = load i32, ptr %37, align 4
  %41 = bitcast i32 %39 to float
  %42 = and i64 %32, -1099511627776
  %43 = icmp eq i64 %42, 1099511627776
  %44 = and i32 %39, 2139095040
  %45 = icmp eq i32 %44, 0
  %46 = and i32 %39, -2147483648
  %47 = bitcast i32 %46 to float
  %48 = select i1 %45, float %47, float %41
  br label %49

49:
  %50 = phi i32 [ %40, %36 ], [ %75, %72 ]
  %51 = bitcast i32 %50 to float
  br i1 %43, label %52, label %57

52:
  %53 = fadd float %41, %51
  %54 = fcmp ord float %53, 0.000000e+00
  br i1 %54, label %55, label %72

55:
  %56 = bitcast float %53 to i32
  br label %72

57:
  %58 = and i32 %50, 2139095040
  %59 = icmp eq i32 %58, 0
  %60 = and i32 %50, -2147483648
  %61 = bitcast i32 %60 to float
  %62 = select i1 %59, float %61, float %51
  %63 = fadd float %48, %62
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
  %73 = phi i32 [ 2147483647, %52 ], [ %56, %55 ], [ 2147483647, %69 ], [ %68, %67 ], [ %64, %71 ]
  %74 = cmpxchg ptr %37, i32 %50, i32 %73 seq_cst seq_cst, align 4
  %75 = extractvalue { i32, i1 } %74, 0
  %76 = extractvalue { i32, i1 } %74, 1
  br i1 %76, label %77, label %49

77:
  %78 = getelementptr inbounds nuw i32, ptr %10, i64 %30
  store i32 %50, ptr %78, align 4
  %79 = load volatile i32, ptr %37, align 4
  %80 = getelementptr inbounds nuw i32, ptr %11, i64 %30
  store i32 %79, ptr %80, align 4
  %81 = icmp eq i32 %79, %50
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
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %95 = load i32, ptr %94, align 8
  %96 = or i32 %95, %93
  store i32 %96, ptr %94, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i64> @atom_add_f64_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %23, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %38 = getelementptr inbounds nuw i64, ptr %12, i64 %30
  %39 = load double, ptr %38, align 8
  %40 = load i64, ptr %37, align 8
  br label %41

41:
  %42 = phi i64 [ %40, %36 ], [ %47, %41 ]
  %43 = bitcast i64 %42 to double
  %44 = fadd double %39, %43
  %45 = bitcast double %44 to i64
  %46 = cmpxchg ptr %37, i64 %42, i64 %45 seq_cst seq_cst, align 8
  %47 = extractvalue { i64, i1 } %46, 0
  %48 = extractvalue { i64, i1 } %46, 1
  br i1 %48, label %49, label %41

49:
  %50 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  store i64 %42, ptr %50, align 8
  %51 = load volatile i64, ptr %37, align 8
  %52 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  store i64 %51, ptr %52, align 8
  %53 = icmp eq i64 %51, %42
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
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %67 = load i32, ptr %66, align 8
  %68 = or i32 %67, %65
  store i32 %68, ptr %66, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 364
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

define <32 x i16> @atom_exch_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = atomicrmw xchg ptr %40, i16 %42 seq_cst, align 2
  %44 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %43, ptr %44, align 2
  %45 = load volatile i16, ptr %40, align 2
  %46 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %45, ptr %46, align 2
  %47 = icmp eq i16 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i16, ptr %10, i64 %74
  %76 = load i16, ptr %75, align 2
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i16 %76, ptr %79, align 2
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i16, ptr %11, i64 %95
  %97 = load i16, ptr %96, align 2
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i16 %97, ptr %100, align 2
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %105
}

define <32 x i16> @atom_cas_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  store <32 x i16> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %26

23:
  %24 = zext <32 x i32> %3 to <32 x i64>
  %25 = or disjoint <32 x i64> %24, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %25, i32 %4)
  br label %26

26:
  %27 = zext <32 x i32> %3 to <32 x i64>
  %28 = or disjoint <32 x i64> %27, splat (i64 1649267441664)
  store <32 x i64> %28, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %60, label %30

30:
  %31 = phi i32 [ %58, %55 ], [ %2, %26 ]
  %32 = phi i32 [ %56, %55 ], [ 0, %26 ]
  %33 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %8, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = call i64 @translate(ptr %0, ptr %1, i32 %33, i64 %36, i64 2, i32 %4)
  %38 = getelementptr inbounds nuw i64, ptr %9, i64 %34
  store i64 %37, ptr %38, align 8
  %39 = icmp eq i64 %37, 0
  br i1 %39, label %55, label %40

40:
  %41 = inttoptr i64 %37 to ptr
  %42 = getelementptr inbounds nuw i16, ptr %13, i64 %34
  %43 = load i16, ptr %42, align 2
  %44 = getelementptr inbounds nuw i16, ptr %12, i64 %34
  %45 = load i16, ptr %44, align 2
  %46 = cmpxchg ptr %41, i16 %43, i16 %45 seq_cst seq_cst, align 2
  %47 = extractvalue { i16, i1 } %46, 0
  %48 = getelementptr inbounds nuw i16, ptr %10, i64 %34
  store i16 %47, ptr %48, align 2
  %49 = load volatile i16, ptr %41, align 2
  %50 = getelementptr inbounds nuw i16, ptr %11, i64 %34
  store i16 %49, ptr %50, align 2
  %51 = icmp eq i16 %49, %47
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %33
  %54 = or i32 %53, %32
  br label %55

55:
  %56 = phi i32 [ %32, %30 ], [ %32, %40 ], [ %54, %52 ]
  %57 = add i32 %31, -1
  %58 = and i32 %57, %31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %30

60:
  %61 = phi i32 [ 0, %26 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %79 = getelementptr inbounds nuw i16, ptr %10, i64 %78
  %80 = load i16, ptr %79, align 2
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i16 %80, ptr %83, align 2
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %28, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %28, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i16, ptr %11, i64 %99
  %101 = load i16, ptr %100, align 2
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i16 %101, ptr %104, align 2
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %109
}

define <32 x i128> @atom_exch_shared_128(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  %12 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i128> zeroinitializer, ptr %10, align 64
  store <32 x i128> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 16, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i128, ptr %12, i64 %33
  %42 = load i128, ptr %41, align 16
  %43 = atomicrmw xchg ptr %40, i128 %42 seq_cst, align 16
  %44 = getelementptr inbounds nuw i128, ptr %10, i64 %33
  store i128 %43, ptr %44, align 16
  %45 = load volatile i128, ptr %40, align 16
  %46 = getelementptr inbounds nuw i128, ptr %11, i64 %33
  store i128 %45, ptr %46, align 16
  %47 = icmp eq i128 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i128, ptr %10, i64 %74
  %76 = load i128, ptr %75, align 16
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i128 %76, ptr %79, align 16
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i128, ptr %11, i64 %95
  %97 = load i128, ptr %96, align 16
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i128 %97, ptr %100, align 16
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i128>, ptr %10, align 64
  ret <32 x i128> %105
}

define <32 x i128> @atom_cas_shared_128(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  %12 = alloca %struct.Lanes.1, align 64
  %13 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %12, align 64
  store <32 x i128> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %26

23:
  %24 = zext <32 x i32> %3 to <32 x i64>
  %25 = or disjoint <32 x i64> %24, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %25, i32 %4)
  br label %26

26:
  %27 = zext <32 x i32> %3 to <32 x i64>
  %28 = or disjoint <32 x i64> %27, splat (i64 1649267441664)
  store <32 x i64> %28, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i128> zeroinitializer, ptr %10, align 64
  store <32 x i128> zeroinitializer, ptr %11, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %60, label %30

30:
  %31 = phi i32 [ %58, %55 ], [ %2, %26 ]
  %32 = phi i32 [ %56, %55 ], [ 0, %26 ]
  %33 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %8, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = call i64 @translate(ptr %0, ptr %1, i32 %33, i64 %36, i64 16, i32 %4)
  %38 = getelementptr inbounds nuw i64, ptr %9, i64 %34
  store i64 %37, ptr %38, align 8
  %39 = icmp eq i64 %37, 0
  br i1 %39, label %55, label %40

40:
  %41 = inttoptr i64 %37 to ptr
  %42 = getelementptr inbounds nuw i128, ptr %13, i64 %34
  %43 = load i128, ptr %42, align 16
  %44 = getelementptr inbounds nuw i128, ptr %12, i64 %34
  %45 = load i128, ptr %44, align 16
  %46 = cmpxchg ptr %41, i128 %43, i128 %45 seq_cst seq_cst, align 16
  %47 = extractvalue { i128, i1 } %46, 0
  %48 = getelementptr inbounds nuw i128, ptr %10, i64 %34
  store i128 %47, ptr %48, align 16
  %49 = load volatile i128, ptr %41, align 16
  %50 = getelementptr inbounds nuw i128, ptr %11, i64 %34
  store i128 %49, ptr %50, align 16
  %51 = icmp eq i128 %49, %47
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %33
  %54 = or i32 %53, %32
  br label %55

55:
  %56 = phi i32 [ %32, %30 ], [ %32, %40 ], [ %54, %52 ]
  %57 = add i32 %31, -1
  %58 = and i32 %57, %31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %30

60:
  %61 = phi i32 [ 0, %26 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %79 = getelementptr inbounds nuw i128, ptr %10, i64 %78
  %80 = load i128, ptr %79, align 16
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %78
  %82 = load i64, ptr %81, align 8
  %83 = inttoptr i64 %82 to ptr
  store i128 %80, ptr %83, align 16
  %84 = shl nuw i32 1, %77
  %85 = xor i32 %84, -1
  %86 = and i32 %75, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %74

88:
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %28, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %28, i32 %94)
  br label %95

95:
  br i1 %73, label %108, label %96

96:
  %97 = phi i32 [ %106, %96 ], [ %61, %95 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i128, ptr %11, i64 %99
  %101 = load i128, ptr %100, align 16
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = inttoptr i64 %103 to ptr
  store i128 %101, ptr %104, align 16
  %105 = add i32 %97, -1
  %106 = and i32 %105, %97
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %96

108:
  %109 = load <32 x i128>, ptr %10, align 64
  ret <32 x i128> %109
}

define <32 x i32> @atom_exch_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = atomicrmw xchg ptr %40, i32 %42 seq_cst, align 4
  %44 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %43, ptr %44, align 4
  %45 = load volatile i32, ptr %40, align 4
  %46 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %45, ptr %46, align 4
  %47 = icmp eq i32 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %10, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i32 %76, ptr %79, align 4
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %11, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i32 %97, ptr %100, align 4
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %105
}

define <32 x i32> @atom_cas_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  %13 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  store <32 x i32> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %26

23:
  %24 = zext <32 x i32> %3 to <32 x i64>
  %25 = or disjoint <32 x i64> %24, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %25, i32 %4)
  br label %26

26:
  %27 = zext <32 x i32> %3 to <32 x i64>
  %28 = or disjoint <32 x i64> %27, splat (i64 1649267441664)
  store <32 x i64> %28, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %60, label %30

30:
  %31 = phi i32 [ %58, %55 ], [ %2, %26 ]
  %32 = phi i32 [ %56, %55 ], [ 0, %26 ]
  %33 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %8, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = call i64 @translate(ptr %0, ptr %1, i32 %33, i64 %36, i64 4, i32 %4)
  %38 = getelementptr inbounds nuw i64, ptr %9, i64 %34
  store i64 %37, ptr %38, align 8
  %39 = icmp eq i64 %37, 0
  br i1 %39, label %55, label %40

40:
  %41 = inttoptr i64 %37 to ptr
  %42 = getelementptr inbounds nuw i32, ptr %13, i64 %34
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i32, ptr %12, i64 %34
  %45 = load i32, ptr %44, align 4
  %46 = cmpxchg ptr %41, i32 %43, i32 %45 seq_cst seq_cst, align 4
  %47 = extractvalue { i32, i1 } %46, 0
  %48 = getelementptr inbounds nuw i32, ptr %10, i64 %34
  store i32 %47, ptr %48, align 4
  %49 = load volatile i32, ptr %41, align 4
  %50 = getelementptr inbounds nuw i32, ptr %11, i64 %34
  store i32 %49, ptr %50, align 4
  %51 = icmp eq i32 %49, %47
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %33
  %54 = or i32 %53, %32
  br label %55

55:
  %56 = phi i32 [ %32, %30 ], [ %32, %40 ], [ %54, %52 ]
  %57 = add i32 %31, -1
  %58 = and i32 %57, %31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %30

60:
  %61 = phi i32 [ 0, %26 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %28, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %28, i32 %94)
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

define <32 x i32> @atom_add_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = atomicrmw add ptr %40, i32 %42 seq_cst, align 4
  %44 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %43, ptr %44, align 4
  %45 = load volatile i32, ptr %40, align 4
  %46 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %45, ptr %46, align 4
  %47 = icmp eq i32 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %10, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i32 %76, ptr %79, align 4
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %11, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i32 %97, ptr %100, align 4
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %105
}

define <32 x i32> @atom_and_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = atomicrmw and ptr %40, i32 %42 seq_cst, align 4
  %44 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %43, ptr %44, align 4
  %45 = load volatile i32, ptr %40, align 4
  %46 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %45, ptr %46, align 4
  %47 = icmp eq i32 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %10, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i32 %76, ptr %79, align 4
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %11, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i32 %97, ptr %100, align 4
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %105
}

define <32 x i32> @atom_or_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = atomicrmw or ptr %40, i32 %42 seq_cst, align 4
  %44 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %43, ptr %44, align 4
  %45 = load volatile i32, ptr %40, align 4
  %46 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %45, ptr %46, align 4
  %47 = icmp eq i32 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %10, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i32 %76, ptr %79, align 4
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %11, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i32 %97, ptr %100, align 4
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %105
}

define <32 x i32> @atom_xor_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = atomicrmw xor ptr %40, i32 %42 seq_cst, align 4
  %44 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %43, ptr %44, align 4
  %45 = load volatile i32, ptr %40, align 4
  %46 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %45, ptr %46, align 4
  %47 = icmp eq i32 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %10, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i32 %76, ptr %79, align 4
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %11, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i32 %97, ptr %100, align 4
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %105
}

define <32 x i32> @atom_min_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  br label %44

44:
  %45 = phi i32 [ %43, %39 ], [ %48, %44 ]
  %46 = call i32 @llvm.smin.i32(i32 %45, i32 %42)
  %47 = cmpxchg ptr %40, i32 %45, i32 %46 seq_cst seq_cst, align 4
  %48 = extractvalue { i32, i1 } %47, 0
  %49 = extractvalue { i32, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %45, ptr %51, align 4
  %52 = load volatile i32, ptr %40, align 4
  %53 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %52, ptr %53, align 4
  %54 = icmp eq i32 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %10, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i32 %83, ptr %86, align 4
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %11, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i32 %104, ptr %107, align 4
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %112
}

define <32 x i32> @atom_max_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  br label %44

44:
  %45 = phi i32 [ %43, %39 ], [ %48, %44 ]
  %46 = call i32 @llvm.smax.i32(i32 %45, i32 %42)
  %47 = cmpxchg ptr %40, i32 %45, i32 %46 seq_cst seq_cst, align 4
  %48 = extractvalue { i32, i1 } %47, 0
  %49 = extractvalue { i32, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %45, ptr %51, align 4
  %52 = load volatile i32, ptr %40, align 4
  %53 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %52, ptr %53, align 4
  %54 = icmp eq i32 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %10, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i32 %83, ptr %86, align 4
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %11, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i32 %104, ptr %107, align 4
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %112
}

define <32 x i32> @atom_umin_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  br label %44

44:
  %45 = phi i32 [ %43, %39 ], [ %48, %44 ]
  %46 = call i32 @llvm.umin.i32(i32 %45, i32 %42)
  %47 = cmpxchg ptr %40, i32 %45, i32 %46 seq_cst seq_cst, align 4
  %48 = extractvalue { i32, i1 } %47, 0
  %49 = extractvalue { i32, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %45, ptr %51, align 4
  %52 = load volatile i32, ptr %40, align 4
  %53 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %52, ptr %53, align 4
  %54 = icmp eq i32 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %10, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i32 %83, ptr %86, align 4
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %11, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i32 %104, ptr %107, align 4
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %112
}

define <32 x i32> @atom_umax_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  br label %44

44:
  %45 = phi i32 [ %43, %39 ], [ %48, %44 ]
  %46 = call i32 @llvm.umax.i32(i32 %45, i32 %42)
  %47 = cmpxchg ptr %40, i32 %45, i32 %46 seq_cst seq_cst, align 4
  %48 = extractvalue { i32, i1 } %47, 0
  %49 = extractvalue { i32, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %45, ptr %51, align 4
  %52 = load volatile i32, ptr %40, align 4
  %53 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %52, ptr %53, align 4
  %54 = icmp eq i32 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i32, ptr %10, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i32 %83, ptr %86, align 4
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %11, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i32 %104, ptr %107, align 4
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %112
}

define <32 x i64> @atom_exch_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = atomicrmw xchg ptr %40, i64 %42 seq_cst, align 8
  %44 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %43, ptr %44, align 8
  %45 = load volatile i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %45, ptr %46, align 8
  %47 = icmp eq i64 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %10, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i64 %76, ptr %79, align 8
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %11, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i64 %97, ptr %100, align 8
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %105
}

define <32 x i64> @atom_cas_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  %13 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  store <32 x i64> %6, ptr %13, align 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %26, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp ne i32 %2, 0
  %22 = and i1 %21, %20
  br i1 %22, label %23, label %26

23:
  %24 = zext <32 x i32> %3 to <32 x i64>
  %25 = or disjoint <32 x i64> %24, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %25, i32 %4)
  br label %26

26:
  %27 = zext <32 x i32> %3 to <32 x i64>
  %28 = or disjoint <32 x i64> %27, splat (i64 1649267441664)
  store <32 x i64> %28, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %60, label %30

30:
  %31 = phi i32 [ %58, %55 ], [ %2, %26 ]
  %32 = phi i32 [ %56, %55 ], [ 0, %26 ]
  %33 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %8, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = call i64 @translate(ptr %0, ptr %1, i32 %33, i64 %36, i64 8, i32 %4)
  %38 = getelementptr inbounds nuw i64, ptr %9, i64 %34
  store i64 %37, ptr %38, align 8
  %39 = icmp eq i64 %37, 0
  br i1 %39, label %55, label %40

40:
  %41 = inttoptr i64 %37 to ptr
  %42 = getelementptr inbounds nuw i64, ptr %13, i64 %34
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i64, ptr %12, i64 %34
  %45 = load i64, ptr %44, align 8
  %46 = cmpxchg ptr %41, i64 %43, i64 %45 seq_cst seq_cst, align 8
  %47 = extractvalue { i64, i1 } %46, 0
  %48 = getelementptr inbounds nuw i64, ptr %10, i64 %34
  store i64 %47, ptr %48, align 8
  %49 = load volatile i64, ptr %41, align 8
  %50 = getelementptr inbounds nuw i64, ptr %11, i64 %34
  store i64 %49, ptr %50, align 8
  %51 = icmp eq i64 %49, %47
  br i1 %51, label %55, label %52

52:
  %53 = shl nuw i32 1, %33
  %54 = or i32 %53, %32
  br label %55

55:
  %56 = phi i32 [ %32, %30 ], [ %32, %40 ], [ %54, %52 ]
  %57 = add i32 %31, -1
  %58 = and i32 %57, %31
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %30

60:
  %61 = phi i32 [ 0, %26 ], [ %56, %55 ]
  %62 = icmp ne i32 %61, 0
  %63 = zext i1 %62 to i32
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  call void @record(ptr %0, ptr %1, i32 %61, <32 x i64> %28, i32 %4)
  br label %89

89:
  %90 = xor i32 %61, -1
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %95, label %93

93:
  %94 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %91, <32 x i64> %28, i32 %94)
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

define <32 x i64> @atom_add_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = atomicrmw add ptr %40, i64 %42 seq_cst, align 8
  %44 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %43, ptr %44, align 8
  %45 = load volatile i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %45, ptr %46, align 8
  %47 = icmp eq i64 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %10, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i64 %76, ptr %79, align 8
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %11, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i64 %97, ptr %100, align 8
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %105
}

define <32 x i64> @atom_and_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = atomicrmw and ptr %40, i64 %42 seq_cst, align 8
  %44 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %43, ptr %44, align 8
  %45 = load volatile i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %45, ptr %46, align 8
  %47 = icmp eq i64 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %10, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i64 %76, ptr %79, align 8
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %11, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i64 %97, ptr %100, align 8
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %105
}

define <32 x i64> @atom_or_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = atomicrmw or ptr %40, i64 %42 seq_cst, align 8
  %44 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %43, ptr %44, align 8
  %45 = load volatile i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %45, ptr %46, align 8
  %47 = icmp eq i64 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %10, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i64 %76, ptr %79, align 8
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %11, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i64 %97, ptr %100, align 8
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %105
}

define <32 x i64> @atom_xor_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %56, label %29

29:
  %30 = phi i32 [ %54, %51 ], [ %2, %25 ]
  %31 = phi i32 [ %52, %51 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %51, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = atomicrmw xor ptr %40, i64 %42 seq_cst, align 8
  %44 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %43, ptr %44, align 8
  %45 = load volatile i64, ptr %40, align 8
  %46 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %45, ptr %46, align 8
  %47 = icmp eq i64 %45, %43
  br i1 %47, label %51, label %48

48:
  %49 = shl nuw i32 1, %32
  %50 = or i32 %49, %31
  br label %51

51:
  %52 = phi i32 [ %31, %29 ], [ %31, %39 ], [ %50, %48 ]
  %53 = add i32 %30, -1
  %54 = and i32 %53, %30
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %29

56:
  %57 = phi i32 [ 0, %25 ], [ %52, %51 ]
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %61 = load i32, ptr %60, align 8
  %62 = or i32 %61, %59
  store i32 %62, ptr %60, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %64 = load i32, ptr %63, align 4
  %65 = icmp ne i32 %64, 0
  %66 = icmp ne i32 %2, 0
  %67 = and i1 %66, %65
  br i1 %67, label %68, label %104

68:
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %85, label %70

70:
  %71 = phi i32 [ %82, %70 ], [ %57, %68 ]
  %72 = call i32 @llvm.ctlz.i32(i32 %71, i1 true)
  %73 = xor i32 %72, 31
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %10, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %78 = load i64, ptr %77, align 8
  %79 = inttoptr i64 %78 to ptr
  store i64 %76, ptr %79, align 8
  %80 = shl nuw i32 1, %73
  %81 = xor i32 %80, -1
  %82 = and i32 %71, %81
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %70

84:
  call void @record(ptr %0, ptr %1, i32 %57, <32 x i64> %27, i32 %4)
  br label %85

85:
  %86 = xor i32 %57, -1
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %91, label %89

89:
  %90 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %87, <32 x i64> %27, i32 %90)
  br label %91

91:
  br i1 %69, label %104, label %92

92:
  %93 = phi i32 [ %102, %92 ], [ %57, %91 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %11, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = inttoptr i64 %99 to ptr
  store i64 %97, ptr %100, align 8
  %101 = add i32 %93, -1
  %102 = and i32 %101, %93
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %92

104:
  %105 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %105
}

define <32 x i64> @atom_min_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %40, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ %48, %44 ]
  %46 = call i64 @llvm.smin.i64(i64 %45, i64 %42)
  %47 = cmpxchg ptr %40, i64 %45, i64 %46 seq_cst seq_cst, align 8
  %48 = extractvalue { i64, i1 } %47, 0
  %49 = extractvalue { i64, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %45, ptr %51, align 8
  %52 = load volatile i64, ptr %40, align 8
  %53 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %52, ptr %53, align 8
  %54 = icmp eq i64 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %10, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i64 %83, ptr %86, align 8
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %11, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i64 %104, ptr %107, align 8
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %112
}

define <32 x i64> @atom_max_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %40, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ %48, %44 ]
  %46 = call i64 @llvm.smax.i64(i64 %45, i64 %42)
  %47 = cmpxchg ptr %40, i64 %45, i64 %46 seq_cst seq_cst, align 8
  %48 = extractvalue { i64, i1 } %47, 0
  %49 = extractvalue { i64, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %45, ptr %51, align 8
  %52 = load volatile i64, ptr %40, align 8
  %53 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %52, ptr %53, align 8
  %54 = icmp eq i64 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %10, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i64 %83, ptr %86, align 8
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %11, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i64 %104, ptr %107, align 8
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %112
}

define <32 x i64> @atom_umin_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %40, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ %48, %44 ]
  %46 = call i64 @llvm.umin.i64(i64 %45, i64 %42)
  %47 = cmpxchg ptr %40, i64 %45, i64 %46 seq_cst seq_cst, align 8
  %48 = extractvalue { i64, i1 } %47, 0
  %49 = extractvalue { i64, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %45, ptr %51, align 8
  %52 = load volatile i64, ptr %40, align 8
  %53 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %52, ptr %53, align 8
  %54 = icmp eq i64 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %10, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i64 %83, ptr %86, align 8
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %11, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i64 %104, ptr %107, align 8
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %112
}

define <32 x i64> @atom_umax_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %63, label %29

29:
  %30 = phi i32 [ %61, %58 ], [ %2, %25 ]
  %31 = phi i32 [ %59, %58 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %58, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load i64, ptr %41, align 8
  %43 = load i64, ptr %40, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ %48, %44 ]
  %46 = call i64 @llvm.umax.i64(i64 %45, i64 %42)
  %47 = cmpxchg ptr %40, i64 %45, i64 %46 seq_cst seq_cst, align 8
  %48 = extractvalue { i64, i1 } %47, 0
  %49 = extractvalue { i64, i1 } %47, 1
  br i1 %49, label %50, label %44

50:
  %51 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %45, ptr %51, align 8
  %52 = load volatile i64, ptr %40, align 8
  %53 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %52, ptr %53, align 8
  %54 = icmp eq i64 %52, %45
  br i1 %54, label %58, label %55

55:
  %56 = shl nuw i32 1, %32
  %57 = or i32 %56, %31
  br label %58

58:
  %59 = phi i32 [ %31, %29 ], [ %31, %50 ], [ %57, %55 ]
  %60 = add i32 %30, -1
  %61 = and i32 %60, %30
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %29

63:
  %64 = phi i32 [ 0, %25 ], [ %59, %58 ]
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %68 = load i32, ptr %67, align 8
  %69 = or i32 %68, %66
  store i32 %69, ptr %67, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %71 = load i32, ptr %70, align 4
  %72 = icmp ne i32 %71, 0
  %73 = icmp ne i32 %2, 0
  %74 = and i1 %73, %72
  br i1 %74, label %75, label %111

75:
  %76 = icmp eq i32 %64, 0
  br i1 %76, label %92, label %77

77:
  %78 = phi i32 [ %89, %77 ], [ %64, %75 ]
  %79 = call i32 @llvm.ctlz.i32(i32 %78, i1 true)
  %80 = xor i32 %79, 31
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %10, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %81
  %85 = load i64, ptr %84, align 8
  %86 = inttoptr i64 %85 to ptr
  store i64 %83, ptr %86, align 8
  %87 = shl nuw i32 1, %80
  %88 = xor i32 %87, -1
  %89 = and i32 %78, %88
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %77

91:
  call void @record(ptr %0, ptr %1, i32 %64, <32 x i64> %27, i32 %4)
  br label %92

92:
  %93 = xor i32 %64, -1
  %94 = and i32 %2, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %97)
  br label %98

98:
  br i1 %76, label %111, label %99

99:
  %100 = phi i32 [ %109, %99 ], [ %64, %98 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %11, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i64 %104, ptr %107, align 8
  %108 = add i32 %100, -1
  %109 = and i32 %108, %100
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %99

111:
  %112 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %112
}

define <32 x i16> @atom_add_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %68, label %29

29:
  %30 = phi i32 [ %66, %63 ], [ %2, %25 ]
  %31 = phi i32 [ %64, %63 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %63, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = load i16, ptr %40, align 2
  %44 = call float @llvm.convert.from.fp16.f32(i16 %42)
  br label %45

45:
  %46 = phi i16 [ %43, %39 ], [ %53, %45 ]
  %47 = call float @llvm.convert.from.fp16.f32(i16 %46)
  %48 = fadd float %44, %47
  %49 = call i16 @llvm.convert.to.fp16.f32(float %48)
  %50 = fcmp ord float %48, 0.000000e+00
  %51 = select i1 %50, i16 %49, i16 32767
  %52 = cmpxchg ptr %40, i16 %46, i16 %51 seq_cst seq_cst, align 2
  %53 = extractvalue { i16, i1 } %52, 0
  %54 = extractvalue { i16, i1 } %52, 1
  br i1 %54, label %55, label %45

55:
  %56 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %46, ptr %56, align 2
  %57 = load volatile i16, ptr %40, align 2
  %58 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %57, ptr %58, align 2
  %59 = icmp eq i16 %57, %46
  br i1 %59, label %63, label %60

60:
  %61 = shl nuw i32 1, %32
  %62 = or i32 %61, %31
  br label %63

63:
  %64 = phi i32 [ %31, %29 ], [ %31, %55 ], [ %62, %60 ]
  %65 = add i32 %30, -1
  %66 = and i32 %65, %30
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %29

68:
  %69 = phi i32 [ 0, %25 ], [ %64, %63 ]
  %70 = icmp ne i32 %69, 0
  %71 = zext i1 %70 to i32
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %73 = load i32, ptr %72, align 8
  %74 = or i32 %73, %71
  store i32 %74, ptr %72, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %76 = load i32, ptr %75, align 4
  %77 = icmp ne i32 %76, 0
  %78 = icmp ne i32 %2, 0
  %79 = and i1 %78, %77
  br i1 %79, label %80, label %116

80:
  %81 = icmp eq i32 %69, 0
  br i1 %81, label %97, label %82

82:
  %83 = phi i32 [ %94, %82 ], [ %69, %80 ]
  %84 = call i32 @llvm.ctlz.i32(i32 %83, i1 true)
  %85 = xor i32 %84, 31
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i16, ptr %10, i64 %86
  %88 = load i16, ptr %87, align 2
  %89 = getelementptr inbounds nuw i64, ptr %9, i64 %86
  %90 = load i64, ptr %89, align 8
  %91 = inttoptr i64 %90 to ptr
  store i16 %88, ptr %91, align 2
  %92 = shl nuw i32 1, %85
  %93 = xor i32 %92, -1
  %94 = and i32 %83, %93
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %82

96:
  call void @record(ptr %0, ptr %1, i32 %69, <32 x i64> %27, i32 %4)
  br label %97

97:
  %98 = xor i32 %69, -1
  %99 = and i32 %2, %98
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %103, label %101

101:
  %102 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %99, <32 x i64> %27, i32 %102)
  br label %103

103:
  br i1 %81, label %116, label %104

104:
  %105 = phi i32 [ %114, %104 ], [ %69, %103 ]
  %106 = call i32 @llvm.cttz.i32(i32 %105, i1 true)
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i16, ptr %11, i64 %107
  %109 = load i16, ptr %108, align 2
  %110 = getelementptr inbounds nuw i64, ptr %9, i64 %107
  %111 = load i64, ptr %110, align 8
  %112 = inttoptr i64 %111 to ptr
  store i16 %109, ptr %112, align 2
  %113 = add i32 %105, -1
  %114 = and i32 %113, %105
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %104

116:
  %117 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %117
}

define <32 x i16> @atom_min_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %82, label %29

29:
  %30 = phi i32 [ %80, %77 ], [ %2, %25 ]
  %31 = phi i32 [ %78, %77 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %77, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = load i16, ptr %40, align 2
  %44 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %45 = bitcast float %44 to i32
  br label %46

46:
  %47 = phi i16 [ %43, %39 ], [ %67, %61 ]
  %48 = call float @llvm.convert.from.fp16.f32(i16 %47)
  %49 = fcmp uno float %48, 0.000000e+00
  %50 = fcmp uno float %48, %44
  %51 = select i1 %49, float %44, float %48
  br i1 %50, label %61, label %52

52:
  %53 = fcmp oeq float %48, %44
  br i1 %53, label %54, label %58

54:
  %55 = bitcast float %48 to i32
  %56 = or i32 %55, %45
  %57 = bitcast i32 %56 to float
  br label %61

58:
  %59 = fcmp olt float %48, %44
  %60 = select i1 %59, float %48, float %44
  br label %61

61:
  %62 = phi float [ %60, %58 ], [ %51, %46 ], [ %57, %54 ]
  %63 = call i16 @llvm.convert.to.fp16.f32(float %62)
  %64 = fcmp ord float %62, 0.000000e+00
  %65 = select i1 %64, i16 %63, i16 32767
  %66 = cmpxchg ptr %40, i16 %47, i16 %65 seq_cst seq_cst, align 2
  %67 = extractvalue { i16, i1 } %66, 0
  %68 = extractvalue { i16, i1 } %66, 1
  br i1 %68, label %69, label %46

69:
  %70 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %47, ptr %70, align 2
  %71 = load volatile i16, ptr %40, align 2
  %72 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %71, ptr %72, align 2
  %73 = icmp eq i16 %71, %47
  br i1 %73, label %77, label %74

74:
  %75 = shl nuw i32 1, %32
  %76 = or i32 %75, %31
  br label %77

77:
  %78 = phi i32 [ %31, %29 ], [ %31, %69 ], [ %76, %74 ]
  %79 = add i32 %30, -1
  %80 = and i32 %79, %30
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %29

82:
  %83 = phi i32 [ 0, %25 ], [ %78, %77 ]
  %84 = icmp ne i32 %83, 0
  %85 = zext i1 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %87 = load i32, ptr %86, align 8
  %88 = or i32 %87, %85
  store i32 %88, ptr %86, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %90 = load i32, ptr %89, align 4
  %91 = icmp ne i32 %90, 0
  %92 = icmp ne i32 %2, 0
  %93 = and i1 %92, %91
  br i1 %93, label %94, label %130

94:
  %95 = icmp eq i32 %83, 0
  br i1 %95, label %111, label %96

96:
  %97 = phi i32 [ %108, %96 ], [ %83, %94 ]
  %98 = call i32 @llvm.ctlz.i32(i32 %97, i1 true)
  %99 = xor i32 %98, 31
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i16, ptr %10, i64 %100
  %102 = load i16, ptr %101, align 2
  %103 = getelementptr inbounds nuw i64, ptr %9, i64 %100
  %104 = load i64, ptr %103, align 8
  %105 = inttoptr i64 %104 to ptr
  store i16 %102, ptr %105, align 2
  %106 = shl nuw i32 1, %99
  %107 = xor i32 %106, -1
  %108 = and i32 %97, %107
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %96

110:
  call void @record(ptr %0, ptr %1, i32 %83, <32 x i64> %27, i32 %4)
  br label %111

111:
  %112 = xor i32 %83, -1
  %113 = and i32 %2, %112
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %117, label %115

115:
  %116 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %113, <32 x i64> %27, i32 %116)
  br label %117

117:
  br i1 %95, label %130, label %118

118:
  %119 = phi i32 [ %128, %118 ], [ %83, %117 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i16, ptr %11, i64 %121
  %123 = load i16, ptr %122, align 2
  %124 = getelementptr inbounds nuw i64, ptr %9, i64 %121
  %125 = load i64, ptr %124, align 8
  %126 = inttoptr i64 %125 to ptr
  store i16 %123, ptr %126, align 2
  %127 = add i32 %119, -1
  %128 = and i32 %127, %119
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %118

130:
  %131 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %131
}

define <32 x i16> @atom_max_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %82, label %29

29:
  %30 = phi i32 [ %80, %77 ], [ %2, %25 ]
  %31 = phi i32 [ %78, %77 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %77, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = load i16, ptr %40, align 2
  %44 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %45 = bitcast float %44 to i32
  br label %46

46:
  %47 = phi i16 [ %43, %39 ], [ %67, %61 ]
  %48 = call float @llvm.convert.from.fp16.f32(i16 %47)
  %49 = fcmp uno float %48, 0.000000e+00
  %50 = fcmp uno float %48, %44
  %51 = select i1 %49, float %44, float %48
  br i1 %50, label %61, label %52

52:
  %53 = fcmp oeq float %48, %44
  br i1 %53, label %54, label %58

54:
  %55 = bitcast float %48 to i32
  %56 = and i32 %55, %45
  %57 = bitcast i32 %56 to float
  br label %61

58:
  %59 = fcmp olt float %48, %44
  %60 = select i1 %59, float %44, float %48
  br label %61

61:
  %62 = phi float [ %60, %58 ], [ %51, %46 ], [ %57, %54 ]
  %63 = call i16 @llvm.convert.to.fp16.f32(float %62)
  %64 = fcmp ord float %62, 0.000000e+00
  %65 = select i1 %64, i16 %63, i16 32767
  %66 = cmpxchg ptr %40, i16 %47, i16 %65 seq_cst seq_cst, align 2
  %67 = extractvalue { i16, i1 } %66, 0
  %68 = extractvalue { i16, i1 } %66, 1
  br i1 %68, label %69, label %46

69:
  %70 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %47, ptr %70, align 2
  %71 = load volatile i16, ptr %40, align 2
  %72 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %71, ptr %72, align 2
  %73 = icmp eq i16 %71, %47
  br i1 %73, label %77, label %74

74:
  %75 = shl nuw i32 1, %32
  %76 = or i32 %75, %31
  br label %77

77:
  %78 = phi i32 [ %31, %29 ], [ %31, %69 ], [ %76, %74 ]
  %79 = add i32 %30, -1
  %80 = and i32 %79, %30
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %29

82:
  %83 = phi i32 [ 0, %25 ], [ %78, %77 ]
  %84 = icmp ne i32 %83, 0
  %85 = zext i1 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %87 = load i32, ptr %86, align 8
  %88 = or i32 %87, %85
  store i32 %88, ptr %86, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %90 = load i32, ptr %89, align 4
  %91 = icmp ne i32 %90, 0
  %92 = icmp ne i32 %2, 0
  %93 = and i1 %92, %91
  br i1 %93, label %94, label %130

94:
  %95 = icmp eq i32 %83, 0
  br i1 %95, label %111, label %96

96:
  %97 = phi i32 [ %108, %96 ], [ %83, %94 ]
  %98 = call i32 @llvm.ctlz.i32(i32 %97, i1 true)
  %99 = xor i32 %98, 31
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i16, ptr %10, i64 %100
  %102 = load i16, ptr %101, align 2
  %103 = getelementptr inbounds nuw i64, ptr %9, i64 %100
  %104 = load i64, ptr %103, align 8
  %105 = inttoptr i64 %104 to ptr
  store i16 %102, ptr %105, align 2
  %106 = shl nuw i32 1, %99
  %107 = xor i32 %106, -1
  %108 = and i32 %97, %107
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %96

110:
  call void @record(ptr %0, ptr %1, i32 %83, <32 x i64> %27, i32 %4)
  br label %111

111:
  %112 = xor i32 %83, -1
  %113 = and i32 %2, %112
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %117, label %115

115:
  %116 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %113, <32 x i64> %27, i32 %116)
  br label %117

117:
  br i1 %95, label %130, label %118

118:
  %119 = phi i32 [ %128, %118 ], [ %83, %117 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i16, ptr %11, i64 %121
  %123 = load i16, ptr %122, align 2
  %124 = getelementptr inbounds nuw i64, ptr %9, i64 %121
  %125 = load i64, ptr %124, align 8
  %126 = inttoptr i64 %125 to ptr
  store i16 %123, ptr %126, align 2
  %127 = add i32 %119, -1
  %128 = and i32 %127, %119
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %118

130:
  %131 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %131
}

define <32 x i16> @atom_add_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %80, label %29

29:
  %30 = phi i32 [ %78, %75 ], [ %2, %25 ]
  %31 = phi i32 [ %76, %75 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %75, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = load i16, ptr %40, align 2
  %44 = zext i16 %42 to i32
  %45 = shl nuw i32 %44, 16
  %46 = bitcast i32 %45 to float
  br label %47

47:
  %48 = phi i16 [ %43, %39 ], [ %65, %62 ]
  %49 = zext i16 %48 to i32
  %50 = shl nuw i32 %49, 16
  %51 = bitcast i32 %50 to float
  %52 = fadd float %46, %51
  %53 = fcmp ord float %52, 0.000000e+00
  br i1 %53, label %54, label %62

54:
  %55 = bitcast float %52 to i32
  %56 = add i32 %55, 32767
  %57 = lshr i32 %55, 16
  %58 = and i32 %57, 1
  %59 = add i32 %56, %58
  %60 = lshr i32 %59, 16
  %61 = trunc nuw i32 %60 to i16
  br label %62

62:
  %63 = phi i16 [ %61, %54 ], [ 32767, %47 ]
  %64 = cmpxchg ptr %40, i16 %48, i16 %63 seq_cst seq_cst, align 2
  %65 = extractvalue { i16, i1 } %64, 0
  %66 = extractvalue { i16, i1 } %64, 1
  br i1 %66, label %67, label %47

67:
  %68 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %48, ptr %68, align 2
  %69 = load volatile i16, ptr %40, align 2
  %70 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %69, ptr %70, align 2
  %71 = icmp eq i16 %69, %48
  br i1 %71, label %75, label %72

72:
  %73 = shl nuw i32 1, %32
  %74 = or i32 %73, %31
  br label %75

75:
  %76 = phi i32 [ %31, %29 ], [ %31, %67 ], [ %74, %72 ]
  %77 = add i32 %30, -1
  %78 = and i32 %77, %30
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %29

80:
  %81 = phi i32 [ 0, %25 ], [ %76, %75 ]
  %82 = icmp ne i32 %81, 0
  %83 = zext i1 %82 to i32
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %85 = load i32, ptr %84, align 8
  %86 = or i32 %85, %83
  store i32 %86, ptr %84, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %88 = load i32, ptr %87, align 4
  %89 = icmp ne i32 %88, 0
  %90 = icmp ne i32 %2, 0
  %91 = and i1 %90, %89
  br i1 %91, label %92, label %128

92:
  %93 = icmp eq i32 %81, 0
  br i1 %93, label %109, label %94

94:
  %95 = phi i32 [ %106, %94 ], [ %81, %92 ]
  %96 = call i32 @llvm.ctlz.i32(i32 %95, i1 true)
  %97 = xor i32 %96, 31
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i16, ptr %10, i64 %98
  %100 = load i16, ptr %99, align 2
  %101 = getelementptr inbounds nuw i64, ptr %9, i64 %98
  %102 = load i64, ptr %101, align 8
  %103 = inttoptr i64 %102 to ptr
  store i16 %100, ptr %103, align 2
  %104 = shl nuw i32 1, %97
  %105 = xor i32 %104, -1
  %106 = and i32 %95, %105
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %94

108:
  call void @record(ptr %0, ptr %1, i32 %81, <32 x i64> %27, i32 %4)
  br label %109

109:
  %110 = xor i32 %81, -1
  %111 = and i32 %2, %110
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %115, label %113

113:
  %114 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %111, <32 x i64> %27, i32 %114)
  br label %115

115:
  br i1 %93, label %128, label %116

116:
  %117 = phi i32 [ %126, %116 ], [ %81, %115 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i16, ptr %11, i64 %119
  %121 = load i16, ptr %120, align 2
  %122 = getelementptr inbounds nuw i64, ptr %9, i64 %119
  %123 = load i64, ptr %122, align 8
  %124 = inttoptr i64 %123 to ptr
  store i16 %121, ptr %124, align 2
  %125 = add i32 %117, -1
  %126 = and i32 %125, %117
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %116

128:
  %129 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %129
}

define <32 x i16> @atom_min_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %93, label %29

29:
  %30 = phi i32 [ %91, %88 ], [ %2, %25 ]
  %31 = phi i32 [ %89, %88 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %88, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = load i16, ptr %40, align 2
  %44 = zext i16 %42 to i32
  %45 = shl nuw i32 %44, 16
  %46 = bitcast i32 %45 to float
  %47 = fcmp uno float %46, 0.000000e+00
  br label %48

48:
  %49 = phi i16 [ %43, %39 ], [ %78, %75 ]
  %50 = zext i16 %49 to i32
  %51 = shl nuw i32 %50, 16
  %52 = bitcast i32 %51 to float
  %53 = fcmp uno float %52, 0.000000e+00
  %54 = select i1 %53, i1 true, i1 %47
  %55 = select i1 %53, float %46, float %52
  br i1 %54, label %64, label %56

56:
  %57 = fcmp oeq float %52, %46
  br i1 %57, label %58, label %61

58:
  %59 = or i32 %51, %45
  %60 = bitcast i32 %59 to float
  br label %64

61:
  %62 = fcmp olt float %52, %46
  %63 = select i1 %62, float %52, float %46
  br label %64

64:
  %65 = phi float [ %63, %61 ], [ %55, %48 ], [ %60, %58 ]
  %66 = fcmp ord float %65, 0.000000e+00
  br i1 %66, label %67, label %75

67:
  %68 = bitcast float %65 to i32
  %69 = add i32 %68, 32767
  %70 = lshr i32 %68, 16
  %71 = and i32 %70, 1
  %72 = add i32 %69, %71
  %73 = lshr i32 %72, 16
  %74 = trunc nuw i32 %73 to i16
  br label %75

75:
  %76 = phi i16 [ %74, %67 ], [ 32767, %64 ]
  %77 = cmpxchg ptr %40, i16 %49, i16 %76 seq_cst seq_cst, align 2
  %78 = extractvalue { i16, i1 } %77, 0
  %79 = extractvalue { i16, i1 } %77, 1
  br i1 %79, label %80, label %48

80:
  %81 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %49, ptr %81, align 2
  %82 = load volatile i16, ptr %40, align 2
  %83 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %82, ptr %83, align 2
  %84 = icmp eq i16 %82, %49
  br i1 %84, label %88, label %85

85:
  %86 = shl nuw i32 1, %32
  %87 = or i32 %86, %31
  br label %88

88:
  %89 = phi i32 [ %31, %29 ], [ %31, %80 ], [ %87, %85 ]
  %90 = add i32 %30, -1
  %91 = and i32 %90, %30
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %29

93:
  %94 = phi i32 [ 0, %25 ], [ %89, %88 ]
  %95 = icmp ne i32 %94, 0
  %96 = zext i1 %95 to i32
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %98 = load i32, ptr %97, align 8
  %99 = or i32 %98, %96
  store i32 %99, ptr %97, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %101 = load i32, ptr %100, align 4
  %102 = icmp ne i32 %101, 0
  %103 = icmp ne i32 %2, 0
  %104 = and i1 %103, %102
  br i1 %104, label %105, label %141

105:
  %106 = icmp eq i32 %94, 0
  br i1 %106, label %122, label %107

107:
  %108 = phi i32 [ %119, %107 ], [ %94, %105 ]
  %109 = call i32 @llvm.ctlz.i32(i32 %108, i1 true)
  %110 = xor i32 %109, 31
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i16, ptr %10, i64 %111
  %113 = load i16, ptr %112, align 2
  %114 = getelementptr inbounds nuw i64, ptr %9, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = inttoptr i64 %115 to ptr
  store i16 %113, ptr %116, align 2
  %117 = shl nuw i32 1, %110
  %118 = xor i32 %117, -1
  %119 = and i32 %108, %118
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %107

121:
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %4)
  br label %122

122:
  %123 = xor i32 %94, -1
  %124 = and i32 %2, %123
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %128, label %126

126:
  %127 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %124, <32 x i64> %27, i32 %127)
  br label %128

128:
  br i1 %106, label %141, label %129

129:
  %130 = phi i32 [ %139, %129 ], [ %94, %128 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i16, ptr %11, i64 %132
  %134 = load i16, ptr %133, align 2
  %135 = getelementptr inbounds nuw i64, ptr %9, i64 %132
  %136 = load i64, ptr %135, align 8
  %137 = inttoptr i64 %136 to ptr
  store i16 %134, ptr %137, align 2
  %138 = add i32 %130, -1
  %139 = and i32 %138, %130
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %129

141:
  %142 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %142
}

define <32 x i16> @atom_max_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i16> zeroinitializer, ptr %10, align 64
  store <32 x i16> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %93, label %29

29:
  %30 = phi i32 [ %91, %88 ], [ %2, %25 ]
  %31 = phi i32 [ %89, %88 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 2, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %88, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i16, ptr %12, i64 %33
  %42 = load i16, ptr %41, align 2
  %43 = load i16, ptr %40, align 2
  %44 = zext i16 %42 to i32
  %45 = shl nuw i32 %44, 16
  %46 = bitcast i32 %45 to float
  %47 = fcmp uno float %46, 0.000000e+00
  br label %48

48:
  %49 = phi i16 [ %43, %39 ], [ %78, %75 ]
  %50 = zext i16 %49 to i32
  %51 = shl nuw i32 %50, 16
  %52 = bitcast i32 %51 to float
  %53 = fcmp uno float %52, 0.000000e+00
  %54 = select i1 %53, i1 true, i1 %47
  %55 = select i1 %53, float %46, float %52
  br i1 %54, label %64, label %56

56:
  %57 = fcmp oeq float %52, %46
  br i1 %57, label %58, label %61

58:
  %59 = and i32 %51, %45
  %60 = bitcast i32 %59 to float
  br label %64

61:
  %62 = fcmp olt float %52, %46
  %63 = select i1 %62, float %46, float %52
  br label %64

64:
  %65 = phi float [ %63, %61 ], [ %55, %48 ], [ %60, %58 ]
  %66 = fcmp ord float %65, 0.000000e+00
  br i1 %66, label %67, label %75

67:
  %68 = bitcast float %65 to i32
  %69 = add i32 %68, 32767
  %70 = lshr i32 %68, 16
  %71 = and i32 %70, 1
  %72 = add i32 %69, %71
  %73 = lshr i32 %72, 16
  %74 = trunc nuw i32 %73 to i16
  br label %75

75:
  %76 = phi i16 [ %74, %67 ], [ 32767, %64 ]
  %77 = cmpxchg ptr %40, i16 %49, i16 %76 seq_cst seq_cst, align 2
  %78 = extractvalue { i16, i1 } %77, 0
  %79 = extractvalue { i16, i1 } %77, 1
  br i1 %79, label %80, label %48

80:
  %81 = getelementptr inbounds nuw i16, ptr %10, i64 %33
  store i16 %49, ptr %81, align 2
  %82 = load volatile i16, ptr %40, align 2
  %83 = getelementptr inbounds nuw i16, ptr %11, i64 %33
  store i16 %82, ptr %83, align 2
  %84 = icmp eq i16 %82, %49
  br i1 %84, label %88, label %85

85:
  %86 = shl nuw i32 1, %32
  %87 = or i32 %86, %31
  br label %88

88:
  %89 = phi i32 [ %31, %29 ], [ %31, %80 ], [ %87, %85 ]
  %90 = add i32 %30, -1
  %91 = and i32 %90, %30
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %29

93:
  %94 = phi i32 [ 0, %25 ], [ %89, %88 ]
  %95 = icmp ne i32 %94, 0
  %96 = zext i1 %95 to i32
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %98 = load i32, ptr %97, align 8
  %99 = or i32 %98, %96
  store i32 %99, ptr %97, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %101 = load i32, ptr %100, align 4
  %102 = icmp ne i32 %101, 0
  %103 = icmp ne i32 %2, 0
  %104 = and i1 %103, %102
  br i1 %104, label %105, label %141

105:
  %106 = icmp eq i32 %94, 0
  br i1 %106, label %122, label %107

107:
  %108 = phi i32 [ %119, %107 ], [ %94, %105 ]
  %109 = call i32 @llvm.ctlz.i32(i32 %108, i1 true)
  %110 = xor i32 %109, 31
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i16, ptr %10, i64 %111
  %113 = load i16, ptr %112, align 2
  %114 = getelementptr inbounds nuw i64, ptr %9, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = inttoptr i64 %115 to ptr
  store i16 %113, ptr %116, align 2
  %117 = shl nuw i32 1, %110
  %118 = xor i32 %117, -1
  %119 = and i32 %108, %118
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %107

121:
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %4)
  br label %122

122:
  %123 = xor i32 %94, -1
  %124 = and i32 %2, %123
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %128, label %126

126:
  %127 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %124, <32 x i64> %27, i32 %127)
  br label %128

128:
  br i1 %106, label %141, label %129

129:
  %130 = phi i32 [ %139, %129 ], [ %94, %128 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i16, ptr %11, i64 %132
  %134 = load i16, ptr %133, align 2
  %135 = getelementptr inbounds nuw i64, ptr %9, i64 %132
  %136 = load i64, ptr %135, align 8
  %137 = inttoptr i64 %136 to ptr
  store i16 %134, ptr %137, align 2
  %138 = add i32 %130, -1
  %139 = and i32 %138, %130
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %129

141:
  %142 = load <32 x i16>, ptr %10, align 64
  ret <32 x i16> %142
}

define <32 x i32> @atom_add_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %84, label %29

29:
  %30 = phi i32 [ %82, %79 ], [ %2, %25 ]
  %31 = phi i32 [ %80, %79 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %79, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = trunc i32 %42 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = lshr i32 %42, 16
  %47 = trunc nuw i32 %46 to i16
  %48 = call float @llvm.convert.from.fp16.f32(i16 %47)
  br label %49

49:
  %50 = phi i32 [ %43, %39 ], [ %69, %49 ]
  %51 = trunc i32 %50 to i16
  %52 = call float @llvm.convert.from.fp16.f32(i16 %51)
  %53 = fadd float %45, %52
  %54 = call i16 @llvm.convert.to.fp16.f32(float %53)
  %55 = fcmp ord float %53, 0.000000e+00
  %56 = zext i16 %54 to i32
  %57 = select i1 %55, i32 %56, i32 32767
  %58 = lshr i32 %50, 16
  %59 = trunc nuw i32 %58 to i16
  %60 = call float @llvm.convert.from.fp16.f32(i16 %59)
  %61 = fadd float %48, %60
  %62 = call i16 @llvm.convert.to.fp16.f32(float %61)
  %63 = fcmp ord float %61, 0.000000e+00
  %64 = zext i16 %62 to i32
  %65 = shl nuw i32 %64, 16
  %66 = select i1 %63, i32 %65, i32 2147418112
  %67 = or disjoint i32 %66, %57
  %68 = cmpxchg ptr %40, i32 %50, i32 %67 seq_cst seq_cst, align 4
  %69 = extractvalue { i32, i1 } %68, 0
  %70 = extractvalue { i32, i1 } %68, 1
  br i1 %70, label %71, label %49

71:
  %72 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %50, ptr %72, align 4
  %73 = load volatile i32, ptr %40, align 4
  %74 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %73, ptr %74, align 4
  %75 = icmp eq i32 %73, %50
  br i1 %75, label %79, label %76

76:
  %77 = shl nuw i32 1, %32
  %78 = or i32 %77, %31
  br label %79

79:
  %80 = phi i32 [ %31, %29 ], [ %31, %71 ], [ %78, %76 ]
  %81 = add i32 %30, -1
  %82 = and i32 %81, %30
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %29

84:
  %85 = phi i32 [ 0, %25 ], [ %80, %79 ]
  %86 = icmp ne i32 %85, 0
  %87 = zext i1 %86 to i32
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %89 = load i32, ptr %88, align 8
  %90 = or i32 %89, %87
  store i32 %90, ptr %88, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %92 = load i32, ptr %91, align 4
  %93 = icmp ne i32 %92, 0
  %94 = icmp ne i32 %2, 0
  %95 = and i1 %94, %93
  br i1 %95, label %96, label %132

96:
  %97 = icmp eq i32 %85, 0
  br i1 %97, label %113, label %98

98:
  %99 = phi i32 [ %110, %98 ], [ %85, %96 ]
  %100 = call i32 @llvm.ctlz.i32(i32 %99, i1 true)
  %101 = xor i32 %100, 31
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %10, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %102
  %106 = load i64, ptr %105, align 8
  %107 = inttoptr i64 %106 to ptr
  store i32 %104, ptr %107, align 4
  %108 = shl nuw i32 1, %101
  %109 = xor i32 %108, -1
  %110 = and i32 %99, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %98

112:
  call void @record(ptr %0, ptr %1, i32 %85, <32 x i64> %27, i32 %4)
  br label %113

113:
  %114 = xor i32 %85, -1
  %115 = and i32 %2, %114
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %119, label %117

117:
  %118 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %115, <32 x i64> %27, i32 %118)
  br label %119

119:
  br i1 %97, label %132, label %120

120:
  %121 = phi i32 [ %130, %120 ], [ %85, %119 ]
  %122 = call i32 @llvm.cttz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %11, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds nuw i64, ptr %9, i64 %123
  %127 = load i64, ptr %126, align 8
  %128 = inttoptr i64 %127 to ptr
  store i32 %125, ptr %128, align 4
  %129 = add i32 %121, -1
  %130 = and i32 %129, %121
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %120

132:
  %133 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %133
}

define <32 x i32> @atom_min_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %112, label %29

29:
  %30 = phi i32 [ %110, %107 ], [ %2, %25 ]
  %31 = phi i32 [ %108, %107 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %107, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = trunc i32 %42 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = lshr i32 %42, 16
  %47 = trunc nuw i32 %46 to i16
  %48 = call float @llvm.convert.from.fp16.f32(i16 %47)
  %49 = bitcast float %45 to i32
  %50 = bitcast float %48 to i32
  br label %51

51:
  %52 = phi i32 [ %43, %39 ], [ %97, %88 ]
  %53 = trunc i32 %52 to i16
  %54 = call float @llvm.convert.from.fp16.f32(i16 %53)
  %55 = fcmp uno float %54, 0.000000e+00
  %56 = fcmp uno float %54, %45
  %57 = select i1 %55, float %45, float %54
  br i1 %56, label %67, label %58

58:
  %59 = fcmp oeq float %54, %45
  br i1 %59, label %60, label %64

60:
  %61 = bitcast float %54 to i32
  %62 = or i32 %61, %49
  %63 = bitcast i32 %62 to float
  br label %67

64:
  %65 = fcmp olt float %54, %45
  %66 = select i1 %65, float %54, float %45
  br label %67

67:
  %68 = phi float [ %66, %64 ], [ %57, %51 ], [ %63, %60 ]
  %69 = call i16 @llvm.convert.to.fp16.f32(float %68)
  %70 = fcmp ord float %68, 0.000000e+00
  %71 = zext i16 %69 to i32
  %72 = select i1 %70, i32 %71, i32 32767
  %73 = lshr i32 %52, 16
  %74 = trunc nuw i32 %73 to i16
  %75 = call float @llvm.convert.from.fp16.f32(i16 %74)
  %76 = fcmp uno float %75, 0.000000e+00
  %77 = fcmp uno float %75, %48
  %78 = select i1 %76, float %48, float %75
  br i1 %77, label %88, label %79

79:
  %80 = fcmp oeq float %75, %48
  br i1 %80, label %81, label %85

81:
  %82 = bitcast float %75 to i32
  %83 = or i32 %82, %50
  %84 = bitcast i32 %83 to float
  br label %88

85:
  %86 = fcmp olt float %75, %48
  %87 = select i1 %86, float %75, float %48
  br label %88

88:
  %89 = phi float [ %87, %85 ], [ %78, %67 ], [ %84, %81 ]
  %90 = call i16 @llvm.convert.to.fp16.f32(float %89)
  %91 = fcmp ord float %89, 0.000000e+00
  %92 = zext i16 %90 to i32
  %93 = shl nuw i32 %92, 16
  %94 = select i1 %91, i32 %93, i32 2147418112
  %95 = or disjoint i32 %94, %72
  %96 = cmpxchg ptr %40, i32 %52, i32 %95 seq_cst seq_cst, align 4
  %97 = extractvalue { i32, i1 } %96, 0
  %98 = extractvalue { i32, i1 } %96, 1
  br i1 %98, label %99, label %51

99:
  %100 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %52, ptr %100, align 4
  %101 = load volatile i32, ptr %40, align 4
  %102 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %101, ptr %102, align 4
  %103 = icmp eq i32 %101, %52
  br i1 %103, label %107, label %104

104:
  %105 = shl nuw i32 1, %32
  %106 = or i32 %105, %31
  br label %107

107:
  %108 = phi i32 [ %31, %29 ], [ %31, %99 ], [ %106, %104 ]
  %109 = add i32 %30, -1
  %110 = and i32 %109, %30
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %29

112:
  %113 = phi i32 [ 0, %25 ], [ %108, %107 ]
  %114 = icmp ne i32 %113, 0
  %115 = zext i1 %114 to i32
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %117 = load i32, ptr %116, align 8
  %118 = or i32 %117, %115
  store i32 %118, ptr %116, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %120 = load i32, ptr %119, align 4
  %121 = icmp ne i32 %120, 0
  %122 = icmp ne i32 %2, 0
  %123 = and i1 %122, %121
  br i1 %123, label %124, label %160

124:
  %125 = icmp eq i32 %113, 0
  br i1 %125, label %141, label %126

126:
  %127 = phi i32 [ %138, %126 ], [ %113, %124 ]
  %128 = call i32 @llvm.ctlz.i32(i32 %127, i1 true)
  %129 = xor i32 %128, 31
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr %10, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds nuw i64, ptr %9, i64 %130
  %134 = load i64, ptr %133, align 8
  %135 = inttoptr i64 %134 to ptr
  store i32 %132, ptr %135, align 4
  %136 = shl nuw i32 1, %129
  %137 = xor i32 %136, -1
  %138 = and i32 %127, %137
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %126

140:
  call void @record(ptr %0, ptr %1, i32 %113, <32 x i64> %27, i32 %4)
  br label %141

141:
  %142 = xor i32 %113, -1
  %143 = and i32 %2, %142
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %147, label %145

145:
  %146 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %143, <32 x i64> %27, i32 %146)
  br label %147

147:
  br i1 %125, label %160, label %148

148:
  %149 = phi i32 [ %158, %148 ], [ %113, %147 ]
  %150 = call i32 @llvm.cttz.i32(i32 %149, i1 true)
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %11, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds nuw i64, ptr %9, i64 %151
  %155 = load i64, ptr %154, align 8
  %156 = inttoptr i64 %155 to ptr
  store i32 %153, ptr %156, align 4
  %157 = add i32 %149, -1
  %158 = and i32 %157, %149
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %148

160:
  %161 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %161
}

define <32 x i32> @atom_max_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %112, label %29

29:
  %30 = phi i32 [ %110, %107 ], [ %2, %25 ]
  %31 = phi i32 [ %108, %107 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %107, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = trunc i32 %42 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = lshr i32 %42, 16
  %47 = trunc nuw i32 %46 to i16
  %48 = call float @llvm.convert.from.fp16.f32(i16 %47)
  %49 = bitcast float %45 to i32
  %50 = bitcast float %48 to i32
  br label %51

51:
  %52 = phi i32 [ %43, %39 ], [ %97, %88 ]
  %53 = trunc i32 %52 to i16
  %54 = call float @llvm.convert.from.fp16.f32(i16 %53)
  %55 = fcmp uno float %54, 0.000000e+00
  %56 = fcmp uno float %54, %45
  %57 = select i1 %55, float %45, float %54
  br i1 %56, label %67, label %58

58:
  %59 = fcmp oeq float %54, %45
  br i1 %59, label %60, label %64

60:
  %61 = bitcast float %54 to i32
  %62 = and i32 %61, %49
  %63 = bitcast i32 %62 to float
  br label %67

64:
  %65 = fcmp olt float %54, %45
  %66 = select i1 %65, float %45, float %54
  br label %67

67:
  %68 = phi float [ %66, %64 ], [ %57, %51 ], [ %63, %60 ]
  %69 = call i16 @llvm.convert.to.fp16.f32(float %68)
  %70 = fcmp ord float %68, 0.000000e+00
  %71 = zext i16 %69 to i32
  %72 = select i1 %70, i32 %71, i32 32767
  %73 = lshr i32 %52, 16
  %74 = trunc nuw i32 %73 to i16
  %75 = call float @llvm.convert.from.fp16.f32(i16 %74)
  %76 = fcmp uno float %75, 0.000000e+00
  %77 = fcmp uno float %75, %48
  %78 = select i1 %76, float %48, float %75
  br i1 %77, label %88, label %79

79:
  %80 = fcmp oeq float %75, %48
  br i1 %80, label %81, label %85

81:
  %82 = bitcast float %75 to i32
  %83 = and i32 %82, %50
  %84 = bitcast i32 %83 to float
  br label %88

85:
  %86 = fcmp olt float %75, %48
  %87 = select i1 %86, float %48, float %75
  br label %88

88:
  %89 = phi float [ %87, %85 ], [ %78, %67 ], [ %84, %81 ]
  %90 = call i16 @llvm.convert.to.fp16.f32(float %89)
  %91 = fcmp ord float %89, 0.000000e+00
  %92 = zext i16 %90 to i32
  %93 = shl nuw i32 %92, 16
  %94 = select i1 %91, i32 %93, i32 2147418112
  %95 = or disjoint i32 %94, %72
  %96 = cmpxchg ptr %40, i32 %52, i32 %95 seq_cst seq_cst, align 4
  %97 = extractvalue { i32, i1 } %96, 0
  %98 = extractvalue { i32, i1 } %96, 1
  br i1 %98, label %99, label %51

99:
  %100 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %52, ptr %100, align 4
  %101 = load volatile i32, ptr %40, align 4
  %102 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %101, ptr %102, align 4
  %103 = icmp eq i32 %101, %52
  br i1 %103, label %107, label %104

104:
  %105 = shl nuw i32 1, %32
  %106 = or i32 %105, %31
  br label %107

107:
  %108 = phi i32 [ %31, %29 ], [ %31, %99 ], [ %106, %104 ]
  %109 = add i32 %30, -1
  %110 = and i32 %109, %30
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %29

112:
  %113 = phi i32 [ 0, %25 ], [ %108, %107 ]
  %114 = icmp ne i32 %113, 0
  %115 = zext i1 %114 to i32
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %117 = load i32, ptr %116, align 8
  %118 = or i32 %117, %115
  store i32 %118, ptr %116, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %120 = load i32, ptr %119, align 4
  %121 = icmp ne i32 %120, 0
  %122 = icmp ne i32 %2, 0
  %123 = and i1 %122, %121
  br i1 %123, label %124, label %160

124:
  %125 = icmp eq i32 %113, 0
  br i1 %125, label %141, label %126

126:
  %127 = phi i32 [ %138, %126 ], [ %113, %124 ]
  %128 = call i32 @llvm.ctlz.i32(i32 %127, i1 true)
  %129 = xor i32 %128, 31
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr %10, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = getelementptr inbounds nuw i64, ptr %9, i64 %130
  %134 = load i64, ptr %133, align 8
  %135 = inttoptr i64 %134 to ptr
  store i32 %132, ptr %135, align 4
  %136 = shl nuw i32 1, %129
  %137 = xor i32 %136, -1
  %138 = and i32 %127, %137
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %126

140:
  call void @record(ptr %0, ptr %1, i32 %113, <32 x i64> %27, i32 %4)
  br label %141

141:
  %142 = xor i32 %113, -1
  %143 = and i32 %2, %142
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %147, label %145

145:
  %146 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %143, <32 x i64> %27, i32 %146)
  br label %147

147:
  br i1 %125, label %160, label %148

148:
  %149 = phi i32 [ %158, %148 ], [ %113, %147 ]
  %150 = call i32 @llvm.cttz.i32(i32 %149, i1 true)
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %11, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds nuw i64, ptr %9, i64 %151
  %155 = load i64, ptr %154, align 8
  %156 = inttoptr i64 %155 to ptr
  store i32 %153, ptr %156, align 4
  %157 = add i32 %149, -1
  %158 = and i32 %157, %149
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %148

160:
  %161 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %161
}

define <32 x i32> @atom_add_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %93, label %29

29:
  %30 = phi i32 [ %91, %88 ], [ %2, %25 ]
  %31 = phi i32 [ %89, %88 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %88, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = shl i32 %42, 16
  %45 = bitcast i32 %44 to float
  %46 = and i32 %42, -65536
  %47 = bitcast i32 %46 to float
  br label %48

48:
  %49 = phi i32 [ %43, %39 ], [ %78, %74 ]
  %50 = shl i32 %49, 16
  %51 = bitcast i32 %50 to float
  %52 = fadd float %45, %51
  %53 = fcmp ord float %52, 0.000000e+00
  br i1 %53, label %54, label %61

54:
  %55 = bitcast float %52 to i32
  %56 = add i32 %55, 32767
  %57 = lshr i32 %55, 16
  %58 = and i32 %57, 1
  %59 = add i32 %56, %58
  %60 = lshr i32 %59, 16
  br label %61

61:
  %62 = phi i32 [ %60, %54 ], [ 32767, %48 ]
  %63 = and i32 %49, -65536
  %64 = bitcast i32 %63 to float
  %65 = fadd float %47, %64
  %66 = fcmp ord float %65, 0.000000e+00
  br i1 %66, label %67, label %74

67:
  %68 = bitcast float %65 to i32
  %69 = add i32 %68, 32767
  %70 = lshr i32 %68, 16
  %71 = and i32 %70, 1
  %72 = add i32 %69, %71
  %73 = and i32 %72, -65536
  br label %74

74:
  %75 = phi i32 [ %73, %67 ], [ 2147418112, %61 ]
  %76 = or disjoint i32 %75, %62
  %77 = cmpxchg ptr %40, i32 %49, i32 %76 seq_cst seq_cst, align 4
  %78 = extractvalue { i32, i1 } %77, 0
  %79 = extractvalue { i32, i1 } %77, 1
  br i1 %79, label %80, label %48

80:
  %81 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %49, ptr %81, align 4
  %82 = load volatile i32, ptr %40, align 4
  %83 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %82, ptr %83, align 4
  %84 = icmp eq i32 %82, %49
  br i1 %84, label %88, label %85

85:
  %86 = shl nuw i32 1, %32
  %87 = or i32 %86, %31
  br label %88

88:
  %89 = phi i32 [ %31, %29 ], [ %31, %80 ], [ %87, %85 ]
  %90 = add i32 %30, -1
  %91 = and i32 %90, %30
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %29

93:
  %94 = phi i32 [ 0, %25 ], [ %89, %88 ]
  %95 = icmp ne i32 %94, 0
  %96 = zext i1 %95 to i32
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %98 = load i32, ptr %97, align 8
  %99 = or i32 %98, %96
  store i32 %99, ptr %97, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %101 = load i32, ptr %100, align 4
  %102 = icmp ne i32 %101, 0
  %103 = icmp ne i32 %2, 0
  %104 = and i1 %103, %102
  br i1 %104, label %105, label %141

105:
  %106 = icmp eq i32 %94, 0
  br i1 %106, label %122, label %107

107:
  %108 = phi i32 [ %119, %107 ], [ %94, %105 ]
  %109 = call i32 @llvm.ctlz.i32(i32 %108, i1 true)
  %110 = xor i32 %109, 31
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %10, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds nuw i64, ptr %9, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = inttoptr i64 %115 to ptr
  store i32 %113, ptr %116, align 4
  %117 = shl nuw i32 1, %110
  %118 = xor i32 %117, -1
  %119 = and i32 %108, %118
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %107

121:
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %4)
  br label %122

122:
  %123 = xor i32 %94, -1
  %124 = and i32 %2, %123
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %128, label %126

126:
  %127 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %124, <32 x i64> %27, i32 %127)
  br label %128

128:
  br i1 %106, label %141, label %129

129:
  %130 = phi i32 [ %139, %129 ], [ %94, %128 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %11, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i64, ptr %9, i64 %132
  %136 = load i64, ptr %135, align 8
  %137 = inttoptr i64 %136 to ptr
  store i32 %134, ptr %137, align 4
  %138 = add i32 %130, -1
  %139 = and i32 %138, %130
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %129

141:
  %142 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %142
}

define <32 x i32> @atom_min_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %119, label %29

29:
  %30 = phi i32 [ %117, %114 ], [ %2, %25 ]
  %31 = phi i32 [ %115, %114 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %114, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = shl i32 %42, 16
  %45 = bitcast i32 %44 to float
  %46 = and i32 %42, -65536
  %47 = bitcast i32 %46 to float
  %48 = fcmp uno float %45, 0.000000e+00
  %49 = fcmp uno float %47, 0.000000e+00
  br label %50

50:
  %51 = phi i32 [ %43, %39 ], [ %104, %100 ]
  %52 = shl i32 %51, 16
  %53 = bitcast i32 %52 to float
  %54 = fcmp uno float %53, 0.000000e+00
  %55 = select i1 %54, i1 true, i1 %48
  %56 = select i1 %54, float %45, float %53
  br i1 %55, label %65, label %57

57:
  %58 = fcmp oeq float %53, %45
  br i1 %58, label %59, label %62

59:
  %60 = or i32 %52, %44
  %61 = bitcast i32 %60 to float
  br label %65

62:
  %63 = fcmp olt float %53, %45
  %64 = select i1 %63, float %53, float %45
  br label %65

65:
  %66 = phi float [ %64, %62 ], [ %56, %50 ], [ %61, %59 ]
  %67 = fcmp ord float %66, 0.000000e+00
  br i1 %67, label %68, label %75

68:
  %69 = bitcast float %66 to i32
  %70 = add i32 %69, 32767
  %71 = lshr i32 %69, 16
  %72 = and i32 %71, 1
  %73 = add i32 %70, %72
  %74 = lshr i32 %73, 16
  br label %75

75:
  %76 = phi i32 [ %74, %68 ], [ 32767, %65 ]
  %77 = and i32 %51, -65536
  %78 = bitcast i32 %77 to float
  %79 = fcmp uno float %78, 0.000000e+00
  %80 = select i1 %79, i1 true, i1 %49
  %81 = select i1 %79, float %47, float %78
  br i1 %80, label %90, label %82

82:
  %83 = fcmp oeq float %78, %47
  br i1 %83, label %84, label %87

84:
  %85 = or i32 %77, %46
  %86 = bitcast i32 %85 to float
  br label %90

87:
  %88 = fcmp olt float %78, %47
  %89 = select i1 %88, float %78, float %47
  br label %90

90:
  %91 = phi float [ %89, %87 ], [ %81, %75 ], [ %86, %84 ]
  %92 = fcmp ord float %91, 0.000000e+00
  br i1 %92, label %93, label %100

93:
  %94 = bitcast float %91 to i32
  %95 = add i32 %94, 32767
  %96 = lshr i32 %94, 16
  %97 = and i32 %96, 1
  %98 = add i32 %95, %97
  %99 = and i32 %98, -65536
  br label %100

100:
  %101 = phi i32 [ %99, %93 ], [ 2147418112, %90 ]
  %102 = or disjoint i32 %101, %76
  %103 = cmpxchg ptr %40, i32 %51, i32 %102 seq_cst seq_cst, align 4
  %104 = extractvalue { i32, i1 } %103, 0
  %105 = extractvalue { i32, i1 } %103, 1
  br i1 %105, label %106, label %50

106:
  %107 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %51, ptr %107, align 4
  %108 = load volatile i32, ptr %40, align 4
  %109 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %108, ptr %109, align 4
  %110 = icmp eq i32 %108, %51
  br i1 %110, label %114, label %111

111:
  %112 = shl nuw i32 1, %32
  %113 = or i32 %112, %31
  br label %114

114:
  %115 = phi i32 [ %31, %29 ], [ %31, %106 ], [ %113, %111 ]
  %116 = add i32 %30, -1
  %117 = and i32 %116, %30
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %29

119:
  %120 = phi i32 [ 0, %25 ], [ %115, %114 ]
  %121 = icmp ne i32 %120, 0
  %122 = zext i1 %121 to i32
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %124 = load i32, ptr %123, align 8
  %125 = or i32 %124, %122
  store i32 %125, ptr %123, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %127 = load i32, ptr %126, align 4
  %128 = icmp ne i32 %127, 0
  %129 = icmp ne i32 %2, 0
  %130 = and i1 %129, %128
  br i1 %130, label %131, label %167

131:
  %132 = icmp eq i32 %120, 0
  br i1 %132, label %148, label %133

133:
  %134 = phi i32 [ %145, %133 ], [ %120, %131 ]
  %135 = call i32 @llvm.ctlz.i32(i32 %134, i1 true)
  %136 = xor i32 %135, 31
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %10, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds nuw i64, ptr %9, i64 %137
  %141 = load i64, ptr %140, align 8
  %142 = inttoptr i64 %141 to ptr
  store i32 %139, ptr %142, align 4
  %143 = shl nuw i32 1, %136
  %144 = xor i32 %143, -1
  %145 = and i32 %134, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %133

147:
  call void @record(ptr %0, ptr %1, i32 %120, <32 x i64> %27, i32 %4)
  br label %148

148:
  %149 = xor i32 %120, -1
  %150 = and i32 %2, %149
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %154, label %152

152:
  %153 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %150, <32 x i64> %27, i32 %153)
  br label %154

154:
  br i1 %132, label %167, label %155

155:
  %156 = phi i32 [ %165, %155 ], [ %120, %154 ]
  %157 = call i32 @llvm.cttz.i32(i32 %156, i1 true)
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr %11, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds nuw i64, ptr %9, i64 %158
  %162 = load i64, ptr %161, align 8
  %163 = inttoptr i64 %162 to ptr
  store i32 %160, ptr %163, align 4
  %164 = add i32 %156, -1
  %165 = and i32 %164, %156
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %155

167:
  %168 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %168
}

define <32 x i32> @atom_max_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %119, label %29

29:
  %30 = phi i32 [ %117, %114 ], [ %2, %25 ]
  %31 = phi i32 [ %115, %114 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %114, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = shl i32 %42, 16
  %45 = bitcast i32 %44 to float
  %46 = and i32 %42, -65536
  %47 = bitcast i32 %46 to float
  %48 = fcmp uno float %45, 0.000000e+00
  %49 = fcmp uno float %47, 0.000000e+00
  br label %50

50:
  %51 = phi i32 [ %43, %39 ], [ %104, %100 ]
  %52 = shl i32 %51, 16
  %53 = bitcast i32 %52 to float
  %54 = fcmp uno float %53, 0.000000e+00
  %55 = select i1 %54, i1 true, i1 %48
  %56 = select i1 %54, float %45, float %53
  br i1 %55, label %65, label %57

57:
  %58 = fcmp oeq float %53, %45
  br i1 %58, label %59, label %62

59:
  %60 = and i32 %52, %44
  %61 = bitcast i32 %60 to float
  br label %65

62:
  %63 = fcmp olt float %53, %45
  %64 = select i1 %63, float %45, float %53
  br label %65

65:
  %66 = phi float [ %64, %62 ], [ %56, %50 ], [ %61, %59 ]
  %67 = fcmp ord float %66, 0.000000e+00
  br i1 %67, label %68, label %75

68:
  %69 = bitcast float %66 to i32
  %70 = add i32 %69, 32767
  %71 = lshr i32 %69, 16
  %72 = and i32 %71, 1
  %73 = add i32 %70, %72
  %74 = lshr i32 %73, 16
  br label %75

75:
  %76 = phi i32 [ %74, %68 ], [ 32767, %65 ]
  %77 = and i32 %51, -65536
  %78 = bitcast i32 %77 to float
  %79 = fcmp uno float %78, 0.000000e+00
  %80 = select i1 %79, i1 true, i1 %49
  %81 = select i1 %79, float %47, float %78
  br i1 %80, label %90, label %82

82:
  %83 = fcmp oeq float %78, %47
  br i1 %83, label %84, label %87

84:
  %85 = and i32 %51, %46
  %86 = bitcast i32 %85 to float
  br label %90

87:
  %88 = fcmp olt float %78, %47
  %89 = select i1 %88, float %47, float %78
  br label %90

90:
  %91 = phi float [ %89, %87 ], [ %81, %75 ], [ %86, %84 ]
  %92 = fcmp ord float %91, 0.000000e+00
  br i1 %92, label %93, label %100

93:
  %94 = bitcast float %91 to i32
  %95 = add i32 %94, 32767
  %96 = lshr i32 %94, 16
  %97 = and i32 %96, 1
  %98 = add i32 %95, %97
  %99 = and i32 %98, -65536
  br label %100

100:
  %101 = phi i32 [ %99, %93 ], [ 2147418112, %90 ]
  %102 = or disjoint i32 %101, %76
  %103 = cmpxchg ptr %40, i32 %51, i32 %102 seq_cst seq_cst, align 4
  %104 = extractvalue { i32, i1 } %103, 0
  %105 = extractvalue { i32, i1 } %103, 1
  br i1 %105, label %106, label %50

106:
  %107 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %51, ptr %107, align 4
  %108 = load volatile i32, ptr %40, align 4
  %109 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %108, ptr %109, align 4
  %110 = icmp eq i32 %108, %51
  br i1 %110, label %114, label %111

111:
  %112 = shl nuw i32 1, %32
  %113 = or i32 %112, %31
  br label %114

114:
  %115 = phi i32 [ %31, %29 ], [ %31, %106 ], [ %113, %111 ]
  %116 = add i32 %30, -1
  %117 = and i32 %116, %30
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %29

119:
  %120 = phi i32 [ 0, %25 ], [ %115, %114 ]
  %121 = icmp ne i32 %120, 0
  %122 = zext i1 %121 to i32
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %124 = load i32, ptr %123, align 8
  %125 = or i32 %124, %122
  store i32 %125, ptr %123, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %127 = load i32, ptr %126, align 4
  %128 = icmp ne i32 %127, 0
  %129 = icmp ne i32 %2, 0
  %130 = and i1 %129, %128
  br i1 %130, label %131, label %167

131:
  %132 = icmp eq i32 %120, 0
  br i1 %132, label %148, label %133

133:
  %134 = phi i32 [ %145, %133 ], [ %120, %131 ]
  %135 = call i32 @llvm.ctlz.i32(i32 %134, i1 true)
  %136 = xor i32 %135, 31
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %10, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = getelementptr inbounds nuw i64, ptr %9, i64 %137
  %141 = load i64, ptr %140, align 8
  %142 = inttoptr i64 %141 to ptr
  store i32 %139, ptr %142, align 4
  %143 = shl nuw i32 1, %136
  %144 = xor i32 %143, -1
  %145 = and i32 %134, %144
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %133

147:
  call void @record(ptr %0, ptr %1, i32 %120, <32 x i64> %27, i32 %4)
  br label %148

148:
  %149 = xor i32 %120, -1
  %150 = and i32 %2, %149
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %154, label %152

152:
  %153 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %150, <32 x i64> %27, i32 %153)
  br label %154

154:
  br i1 %132, label %167, label %155

155:
  %156 = phi i32 [ %165, %155 ], [ %120, %154 ]
  %157 = call i32 @llvm.cttz.i32(i32 %156, i1 true)
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr %11, i64 %158
  %160 = load i32, ptr %159, align 4
  %161 = getelementptr inbounds nuw i64, ptr %9, i64 %158
  %162 = load i64, ptr %161, align 8
  %163 = inttoptr i64 %162 to ptr
  store i32 %160, ptr %163, align 4
  %164 = add i32 %156, -1
  %165 = and i32 %164, %156
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %155

167:
  %168 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %168
}

define <32 x i32> @atom_inc_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %65, label %29

29:
  %30 = phi i32 [ %63, %60 ], [ %2, %25 ]
  %31 = phi i32 [ %61, %60 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %60, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  br label %44

44:
  %45 = phi i32 [ %43, %39 ], [ %50, %44 ]
  %46 = icmp ult i32 %45, %42
  %47 = add i32 %45, 1
  %48 = select i1 %46, i32 %47, i32 0
  %49 = cmpxchg ptr %40, i32 %45, i32 %48 seq_cst seq_cst, align 4
  %50 = extractvalue { i32, i1 } %49, 0
  %51 = extractvalue { i32, i1 } %49, 1
  br i1 %51, label %52, label %44

52:
  %53 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %45, ptr %53, align 4
  %54 = load volatile i32, ptr %40, align 4
  %55 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %54, ptr %55, align 4
  %56 = icmp eq i32 %54, %45
  br i1 %56, label %60, label %57

57:
  %58 = shl nuw i32 1, %32
  %59 = or i32 %58, %31
  br label %60

60:
  %61 = phi i32 [ %31, %29 ], [ %31, %52 ], [ %59, %57 ]
  %62 = add i32 %30, -1
  %63 = and i32 %62, %30
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %29

65:
  %66 = phi i32 [ 0, %25 ], [ %61, %60 ]
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %70 = load i32, ptr %69, align 8
  %71 = or i32 %70, %68
  store i32 %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %84 = getelementptr inbounds nuw i32, ptr %10, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = getelementptr inbounds nuw i64, ptr %9, i64 %83
  %87 = load i64, ptr %86, align 8
  %88 = inttoptr i64 %87 to ptr
  store i32 %85, ptr %88, align 4
  %89 = shl nuw i32 1, %82
  %90 = xor i32 %89, -1
  %91 = and i32 %80, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %79

93:
  call void @record(ptr %0, ptr %1, i32 %66, <32 x i64> %27, i32 %4)
  br label %94

94:
  %95 = xor i32 %66, -1
  %96 = and i32 %2, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:
  %99 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %96, <32 x i64> %27, i32 %99)
  br label %100

100:
  br i1 %78, label %113, label %101

101:
  %102 = phi i32 [ %111, %101 ], [ %66, %100 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %11, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = getelementptr inbounds nuw i64, ptr %9, i64 %104
  %108 = load i64, ptr %107, align 8
  %109 = inttoptr i64 %108 to ptr
  store i32 %106, ptr %109, align 4
  %110 = add i32 %102, -1
  %111 = and i32 %110, %102
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %101

113:
  %114 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %114
}

define <32 x i32> @atom_dec_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %64, label %29

29:
  %30 = phi i32 [ %62, %59 ], [ %2, %25 ]
  %31 = phi i32 [ %60, %59 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %59, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  br label %44

44:
  %45 = phi i32 [ %43, %39 ], [ %49, %44 ]
  %46 = add i32 %45, -1
  %47 = call i32 @llvm.umin.i32(i32 %46, i32 %42)
  %48 = cmpxchg ptr %40, i32 %45, i32 %47 seq_cst seq_cst, align 4
  %49 = extractvalue { i32, i1 } %48, 0
  %50 = extractvalue { i32, i1 } %48, 1
  br i1 %50, label %51, label %44

51:
  %52 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %45, ptr %52, align 4
  %53 = load volatile i32, ptr %40, align 4
  %54 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %53, ptr %54, align 4
  %55 = icmp eq i32 %53, %45
  br i1 %55, label %59, label %56

56:
  %57 = shl nuw i32 1, %32
  %58 = or i32 %57, %31
  br label %59

59:
  %60 = phi i32 [ %31, %29 ], [ %31, %51 ], [ %58, %56 ]
  %61 = add i32 %30, -1
  %62 = and i32 %61, %30
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %29

64:
  %65 = phi i32 [ 0, %25 ], [ %60, %59 ]
  %66 = icmp ne i32 %65, 0
  %67 = zext i1 %66 to i32
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %69 = load i32, ptr %68, align 8
  %70 = or i32 %69, %67
  store i32 %70, ptr %68, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %72 = load i32, ptr %71, align 4
  %73 = icmp ne i32 %72, 0
  %74 = icmp ne i32 %2, 0
  %75 = and i1 %74, %73
  br i1 %75, label %76, label %112

76:
  %77 = icmp eq i32 %65, 0
  br i1 %77, label %93, label %78

78:
  %79 = phi i32 [ %90, %78 ], [ %65, %76 ]
  %80 = call i32 @llvm.ctlz.i32(i32 %79, i1 true)
  %81 = xor i32 %80, 31
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %10, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = getelementptr inbounds nuw i64, ptr %9, i64 %82
  %86 = load i64, ptr %85, align 8
  %87 = inttoptr i64 %86 to ptr
  store i32 %84, ptr %87, align 4
  %88 = shl nuw i32 1, %81
  %89 = xor i32 %88, -1
  %90 = and i32 %79, %89
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %78

92:
  call void @record(ptr %0, ptr %1, i32 %65, <32 x i64> %27, i32 %4)
  br label %93

93:
  %94 = xor i32 %65, -1
  %95 = and i32 %2, %94
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %99, label %97

97:
  %98 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %95, <32 x i64> %27, i32 %98)
  br label %99

99:
  br i1 %77, label %112, label %100

100:
  %101 = phi i32 [ %110, %100 ], [ %65, %99 ]
  %102 = call i32 @llvm.cttz.i32(i32 %101, i1 true)
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %11, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds nuw i64, ptr %9, i64 %103
  %107 = load i64, ptr %106, align 8
  %108 = inttoptr i64 %107 to ptr
  store i32 %105, ptr %108, align 4
  %109 = add i32 %101, -1
  %110 = and i32 %109, %101
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %100

112:
  %113 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %113
}

define <32 x i32> @atom_add_f32_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i32> zeroinitializer, ptr %10, align 64
  store <32 x i32> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %93, label %29

29:
  %30 = phi i32 [ %91, %88 ], [ %2, %25 ]
  %31 = phi i32 [ %89, %88 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 4, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %88, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i32, ptr %12, i64 %33
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %40, align 4
  %44 = bitcast i32 %42 to float
  %45 = and i64 %35, -1099511627776
  %46 = icmp eq i64 %45, 1099511627776
  %47 = and i32 %42, 2139095040
  %48 = icmp eq i32 %47, 0
  %49 = and i32 %42, -2147483648
  %50 = bitcast i32 %49 to float
  %51 = select i1 %48, float %50, float %44
  br label %52

52:
  %53 = phi i32 [ %43, %39 ], [ %78, %75 ]
  %54 = bitcast i32 %53 to float
  br i1 %46, label %55, label %60

55:
  %56 = fadd float %44, %54
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %75

58:
  %59 = bitcast float %56 to i32
  br label %75

60:
  %61 = and i32 %53, 2139095040
  %62 = icmp eq i32 %61, 0
  %63 = and i32 %53, -2147483648
  %64 = bitcast i32 %63 to float
  %65 = select i1 %62, float %64, float %54
  %66 = fadd float %51, %65
  %67 = bitcast float %66 to i32
  %68 = and i32 %67, 2139095040
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %72

70:
  %71 = and i32 %67, -2147483648
  br label %75

72:
  %73 = fcmp ord float %66, 0.000000e+00
  br i1 %73, label %74, label %75

74:
  br label %75

75:
  %76 = phi i32 [ 2147483647, %55 ], [ %59, %58 ], [ 2147483647, %72 ], [ %71, %70 ], [ %67, %74 ]
  %77 = cmpxchg ptr %40, i32 %53, i32 %76 seq_cst seq_cst, align 4
  %78 = extractvalue { i32, i1 } %77, 0
  %79 = extractvalue { i32, i1 } %77, 1
  br i1 %79, label %80, label %52

80:
  %81 = getelementptr inbounds nuw i32, ptr %10, i64 %33
  store i32 %53, ptr %81, align 4
  %82 = load volatile i32, ptr %40, align 4
  %83 = getelementptr inbounds nuw i32, ptr %11, i64 %33
  store i32 %82, ptr %83, align 4
  %84 = icmp eq i32 %82, %53
  br i1 %84, label %88, label %85

85:
  %86 = shl nuw i32 1, %32
  %87 = or i32 %86, %31
  br label %88

88:
  %89 = phi i32 [ %31, %29 ], [ %31, %80 ], [ %87, %85 ]
  %90 = add i32 %30, -1
  %91 = and i32 %90, %30
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %29

93:
  %94 = phi i32 [ 0, %25 ], [ %89, %88 ]
  %95 = icmp ne i32 %94, 0
  %96 = zext i1 %95 to i32
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %98 = load i32, ptr %97, align 8
  %99 = or i32 %98, %96
  store i32 %99, ptr %97, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %101 = load i32, ptr %100, align 4
  %102 = icmp ne i32 %101, 0
  %103 = icmp ne i32 %2, 0
  %104 = and i1 %103, %102
  br i1 %104, label %105, label %141

105:
  %106 = icmp eq i32 %94, 0
  br i1 %106, label %122, label %107

107:
  %108 = phi i32 [ %119, %107 ], [ %94, %105 ]
  %109 = call i32 @llvm.ctlz.i32(i32 %108, i1 true)
  %110 = xor i32 %109, 31
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %10, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = getelementptr inbounds nuw i64, ptr %9, i64 %111
  %115 = load i64, ptr %114, align 8
  %116 = inttoptr i64 %115 to ptr
  store i32 %113, ptr %116, align 4
  %117 = shl nuw i32 1, %110
  %118 = xor i32 %117, -1
  %119 = and i32 %108, %118
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %107

121:
  call void @record(ptr %0, ptr %1, i32 %94, <32 x i64> %27, i32 %4)
  br label %122

122:
  %123 = xor i32 %94, -1
  %124 = and i32 %2, %123
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %128, label %126

126:
  %127 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %124, <32 x i64> %27, i32 %127)
  br label %128

128:
  br i1 %106, label %141, label %129

129:
  %130 = phi i32 [ %139, %129 ], [ %94, %128 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %11, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = getelementptr inbounds nuw i64, ptr %9, i64 %132
  %136 = load i64, ptr %135, align 8
  %137 = inttoptr i64 %136 to ptr
  store i32 %134, ptr %137, align 4
  %138 = add i32 %130, -1
  %139 = and i32 %138, %130
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %129

141:
  %142 = load <32 x i32>, ptr %10, align 64
  ret <32 x i32> %142
}

define <32 x i64> @atom_add_f64_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  %12 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %12, align 64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %25, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = icmp ne i32 %2, 0
  %21 = and i1 %20, %19
  br i1 %21, label %22, label %25

22:
  %23 = zext <32 x i32> %3 to <32 x i64>
  %24 = or disjoint <32 x i64> %23, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %24, i32 %4)
  br label %25

25:
  %26 = zext <32 x i32> %3 to <32 x i64>
  %27 = or disjoint <32 x i64> %26, splat (i64 1649267441664)
  store <32 x i64> %27, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  store <32 x i64> zeroinitializer, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %65, label %29

29:
  %30 = phi i32 [ %63, %60 ], [ %2, %25 ]
  %31 = phi i32 [ %61, %60 ], [ 0, %25 ]
  %32 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %8, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = call i64 @translate(ptr %0, ptr %1, i32 %32, i64 %35, i64 8, i32 %4)
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %33
  store i64 %36, ptr %37, align 8
  %38 = icmp eq i64 %36, 0
  br i1 %38, label %60, label %39

39:
  %40 = inttoptr i64 %36 to ptr
  %41 = getelementptr inbounds nuw i64, ptr %12, i64 %33
  %42 = load double, ptr %41, align 8
  %43 = load i64, ptr %40, align 8
  br label %44

44:
  %45 = phi i64 [ %43, %39 ], [ %50, %44 ]
  %46 = bitcast i64 %45 to double
  %47 = fadd double %42, %46
  %48 = bitcast double %47 to i64
  %49 = cmpxchg ptr %40, i64 %45, i64 %48 seq_cst seq_cst, align 8
  %50 = extractvalue { i64, i1 } %49, 0
  %51 = extractvalue { i64, i1 } %49, 1
  br i1 %51, label %52, label %44

52:
  %53 = getelementptr inbounds nuw i64, ptr %10, i64 %33
  store i64 %45, ptr %53, align 8
  %54 = load volatile i64, ptr %40, align 8
  %55 = getelementptr inbounds nuw i64, ptr %11, i64 %33
  store i64 %54, ptr %55, align 8
  %56 = icmp eq i64 %54, %45
  br i1 %56, label %60, label %57

57:
  %58 = shl nuw i32 1, %32
  %59 = or i32 %58, %31
  br label %60

60:
  %61 = phi i32 [ %31, %29 ], [ %31, %52 ], [ %59, %57 ]
  %62 = add i32 %30, -1
  %63 = and i32 %62, %30
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %29

65:
  %66 = phi i32 [ 0, %25 ], [ %61, %60 ]
  %67 = icmp ne i32 %66, 0
  %68 = zext i1 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %70 = load i32, ptr %69, align 8
  %71 = or i32 %70, %68
  store i32 %71, ptr %69, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %84 = getelementptr inbounds nuw i64, ptr %10, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i64, ptr %9, i64 %83
  %87 = load i64, ptr %86, align 8
  %88 = inttoptr i64 %87 to ptr
  store i64 %85, ptr %88, align 8
  %89 = shl nuw i32 1, %82
  %90 = xor i32 %89, -1
  %91 = and i32 %80, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %79

93:
  call void @record(ptr %0, ptr %1, i32 %66, <32 x i64> %27, i32 %4)
  br label %94

94:
  %95 = xor i32 %66, -1
  %96 = and i32 %2, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %100, label %98

98:
  %99 = add i32 %4, 1
  call void @record(ptr %0, ptr %1, i32 %96, <32 x i64> %27, i32 %99)
  br label %100

100:
  br i1 %78, label %113, label %101

101:
  %102 = phi i32 [ %111, %101 ], [ %66, %100 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i64, ptr %11, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i64, ptr %9, i64 %104
  %108 = load i64, ptr %107, align 8
  %109 = inttoptr i64 %108 to ptr
  store i64 %106, ptr %109, align 8
  %110 = add i32 %102, -1
  %111 = and i32 %110, %102
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %101

113:
  %114 = load <32 x i64>, ptr %10, align 64
  ret <32 x i64> %114
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare float @llvm.convert.from.fp16.f32(i16)

declare i16 @llvm.convert.to.fp16.f32(float)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umin.i32(i32, i32)

declare i32 @llvm.umax.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)
