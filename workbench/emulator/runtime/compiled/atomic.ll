; Made of atomic.cpp by `make runtime`.

%struct.Lanes.15 = type { [32 x i64] }
%struct.Lanes = type { [32 x i16] }
%struct.Lanes.1 = type { [32 x i128] }
%struct.Lanes.4 = type { [32 x i32] }

define <32 x i16> @atom_exch_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = atomicrmw xchg ptr %30, i16 %32 seq_cst, align 2
  %34 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %33, ptr %34, align 2
  %35 = load volatile i16, ptr %30, align 2
  %36 = icmp ne i16 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i16>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i16> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %47
}

define <32 x i16> @atom_cas_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  store <32 x i16> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne i32 %2, 0
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %18

17:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %20

18:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %50, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %22

22:
  %23 = phi i32 [ %2, %20 ], [ %46, %44 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %44, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %11, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %35 = load i16, ptr %34, align 2
  %36 = cmpxchg ptr %31, i16 %33, i16 %35 seq_cst seq_cst, align 2
  %37 = extractvalue { i16, i1 } %36, 0
  %38 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %37, ptr %38, align 2
  %39 = load volatile i16, ptr %31, align 2
  %40 = icmp ne i16 %39, %37
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %21, align 8
  %43 = or i32 %42, %41
  store i32 %43, ptr %21, align 8
  br label %44

44:
  %45 = add i32 %23, -1
  %46 = and i32 %45, %23
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %22

48:
  %49 = load <32 x i16>, ptr %9, align 64
  br label %50

50:
  %51 = phi <32 x i16> [ %49, %48 ], [ zeroinitializer, %18 ]
  ret <32 x i16> %51
}

define <32 x i128> @atom_exch_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 16, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i128, ptr %10, i64 %24
  %32 = load i128, ptr %31, align 16
  %33 = atomicrmw xchg ptr %30, i128 %32 seq_cst, align 16
  %34 = getelementptr inbounds nuw i128, ptr %9, i64 %24
  store i128 %33, ptr %34, align 16
  %35 = load volatile i128, ptr %30, align 16
  %36 = icmp ne i128 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i128>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i128> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i128> %47
}

define <32 x i128> @atom_cas_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  store <32 x i128> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne i32 %2, 0
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %18

17:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  br label %20

18:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %50, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %22

22:
  %23 = phi i32 [ %2, %20 ], [ %46, %44 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 16, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %44, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i128, ptr %11, i64 %25
  %33 = load i128, ptr %32, align 16
  %34 = getelementptr inbounds nuw i128, ptr %10, i64 %25
  %35 = load i128, ptr %34, align 16
  %36 = cmpxchg ptr %31, i128 %33, i128 %35 seq_cst seq_cst, align 16
  %37 = extractvalue { i128, i1 } %36, 0
  %38 = getelementptr inbounds nuw i128, ptr %9, i64 %25
  store i128 %37, ptr %38, align 16
  %39 = load volatile i128, ptr %31, align 16
  %40 = icmp ne i128 %39, %37
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %21, align 8
  %43 = or i32 %42, %41
  store i32 %43, ptr %21, align 8
  br label %44

44:
  %45 = add i32 %23, -1
  %46 = and i32 %45, %23
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %22

48:
  %49 = load <32 x i128>, ptr %9, align 64
  br label %50

50:
  %51 = phi <32 x i128> [ %49, %48 ], [ zeroinitializer, %18 ]
  ret <32 x i128> %51
}

define <32 x i32> @atom_exch_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = atomicrmw xchg ptr %30, i32 %32 seq_cst, align 4
  %34 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %33, ptr %34, align 4
  %35 = load volatile i32, ptr %30, align 4
  %36 = icmp ne i32 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i32>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i32> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %47
}

define <32 x i32> @atom_cas_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  store <32 x i32> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne i32 %2, 0
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %18

17:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %20

18:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %50, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %22

22:
  %23 = phi i32 [ %2, %20 ], [ %46, %44 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %44, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %11, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %35 = load i32, ptr %34, align 4
  %36 = cmpxchg ptr %31, i32 %33, i32 %35 seq_cst seq_cst, align 4
  %37 = extractvalue { i32, i1 } %36, 0
  %38 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %37, ptr %38, align 4
  %39 = load volatile i32, ptr %31, align 4
  %40 = icmp ne i32 %39, %37
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %21, align 8
  %43 = or i32 %42, %41
  store i32 %43, ptr %21, align 8
  br label %44

44:
  %45 = add i32 %23, -1
  %46 = and i32 %45, %23
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %22

48:
  %49 = load <32 x i32>, ptr %9, align 64
  br label %50

50:
  %51 = phi <32 x i32> [ %49, %48 ], [ zeroinitializer, %18 ]
  ret <32 x i32> %51
}

define <32 x i32> @atom_add_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = atomicrmw add ptr %30, i32 %32 seq_cst, align 4
  %34 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %33, ptr %34, align 4
  %35 = load volatile i32, ptr %30, align 4
  %36 = icmp ne i32 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i32>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i32> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %47
}

define <32 x i32> @atom_and_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = atomicrmw and ptr %30, i32 %32 seq_cst, align 4
  %34 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %33, ptr %34, align 4
  %35 = load volatile i32, ptr %30, align 4
  %36 = icmp ne i32 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i32>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i32> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %47
}

define <32 x i32> @atom_or_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = atomicrmw or ptr %30, i32 %32 seq_cst, align 4
  %34 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %33, ptr %34, align 4
  %35 = load volatile i32, ptr %30, align 4
  %36 = icmp ne i32 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i32>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i32> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %47
}

define <32 x i32> @atom_xor_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = atomicrmw xor ptr %30, i32 %32 seq_cst, align 4
  %34 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %33, ptr %34, align 4
  %35 = load volatile i32, ptr %30, align 4
  %36 = icmp ne i32 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i32>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i32> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %47
}

define <32 x i32> @atom_min_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %39, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = call i32 @llvm.smin.i32(i32 %34, i32 %35)
  %37 = cmpxchg ptr %30, i32 %34, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = extractvalue { i32, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i32>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i32> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %54
}

define <32 x i32> @atom_max_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %39, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = call i32 @llvm.smax.i32(i32 %34, i32 %35)
  %37 = cmpxchg ptr %30, i32 %34, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = extractvalue { i32, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i32>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i32> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %54
}

define <32 x i32> @atom_umin_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %39, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = call i32 @llvm.umin.i32(i32 %34, i32 %35)
  %37 = cmpxchg ptr %30, i32 %34, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = extractvalue { i32, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i32>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i32> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %54
}

define <32 x i32> @atom_umax_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %39, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = call i32 @llvm.umax.i32(i32 %34, i32 %35)
  %37 = cmpxchg ptr %30, i32 %34, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 1
  %39 = extractvalue { i32, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i32>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i32> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %54
}

define <32 x i64> @atom_exch_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = atomicrmw xchg ptr %30, i64 %32 seq_cst, align 8
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %33, ptr %34, align 8
  %35 = load volatile i64, ptr %30, align 8
  %36 = icmp ne i64 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i64>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i64> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %47
}

define <32 x i64> @atom_cas_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %13 = load i32, ptr %12, align 8
  %14 = icmp ne i32 %13, 0
  %15 = icmp ne i32 %2, 0
  %16 = and i1 %15, %14
  br i1 %16, label %17, label %18

17:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %20

18:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %50, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %22

22:
  %23 = phi i32 [ %2, %20 ], [ %46, %44 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %44, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %11, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %35 = load i64, ptr %34, align 8
  %36 = cmpxchg ptr %31, i64 %33, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %37, ptr %38, align 8
  %39 = load volatile i64, ptr %31, align 8
  %40 = icmp ne i64 %39, %37
  %41 = zext i1 %40 to i32
  %42 = load i32, ptr %21, align 8
  %43 = or i32 %42, %41
  store i32 %43, ptr %21, align 8
  br label %44

44:
  %45 = add i32 %23, -1
  %46 = and i32 %45, %23
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %22

48:
  %49 = load <32 x i64>, ptr %9, align 64
  br label %50

50:
  %51 = phi <32 x i64> [ %49, %48 ], [ zeroinitializer, %18 ]
  ret <32 x i64> %51
}

define <32 x i64> @atom_add_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = atomicrmw add ptr %30, i64 %32 seq_cst, align 8
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %33, ptr %34, align 8
  %35 = load volatile i64, ptr %30, align 8
  %36 = icmp ne i64 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i64>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i64> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %47
}

define <32 x i64> @atom_and_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = atomicrmw and ptr %30, i64 %32 seq_cst, align 8
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %33, ptr %34, align 8
  %35 = load volatile i64, ptr %30, align 8
  %36 = icmp ne i64 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i64>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i64> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %47
}

define <32 x i64> @atom_or_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = atomicrmw or ptr %30, i64 %32 seq_cst, align 8
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %33, ptr %34, align 8
  %35 = load volatile i64, ptr %30, align 8
  %36 = icmp ne i64 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i64>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i64> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %47
}

define <32 x i64> @atom_xor_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %46, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %42, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %40, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = atomicrmw xor ptr %30, i64 %32 seq_cst, align 8
  %34 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %33, ptr %34, align 8
  %35 = load volatile i64, ptr %30, align 8
  %36 = icmp ne i64 %35, %33
  %37 = zext i1 %36 to i32
  %38 = load i32, ptr %20, align 8
  %39 = or i32 %38, %37
  store i32 %39, ptr %20, align 8
  br label %40

40:
  %41 = add i32 %22, -1
  %42 = and i32 %41, %22
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %21

44:
  %45 = load <32 x i64>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i64> [ %45, %44 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %47
}

define <32 x i64> @atom_min_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i64 [ %31, %29 ], [ %39, %33 ]
  %35 = load i64, ptr %32, align 8
  %36 = call i64 @llvm.smin.i64(i64 %34, i64 %35)
  %37 = cmpxchg ptr %30, i64 %34, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  %39 = extractvalue { i64, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %34, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i64>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i64> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %54
}

define <32 x i64> @atom_max_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i64 [ %31, %29 ], [ %39, %33 ]
  %35 = load i64, ptr %32, align 8
  %36 = call i64 @llvm.smax.i64(i64 %34, i64 %35)
  %37 = cmpxchg ptr %30, i64 %34, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  %39 = extractvalue { i64, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %34, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i64>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i64> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %54
}

define <32 x i64> @atom_umin_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i64 [ %31, %29 ], [ %39, %33 ]
  %35 = load i64, ptr %32, align 8
  %36 = call i64 @llvm.umin.i64(i64 %34, i64 %35)
  %37 = cmpxchg ptr %30, i64 %34, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  %39 = extractvalue { i64, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %34, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i64>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i64> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %54
}

define <32 x i64> @atom_umax_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %53, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %49, %47 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %47, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i64 [ %31, %29 ], [ %39, %33 ]
  %35 = load i64, ptr %32, align 8
  %36 = call i64 @llvm.umax.i64(i64 %34, i64 %35)
  %37 = cmpxchg ptr %30, i64 %34, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 1
  %39 = extractvalue { i64, i1 } %37, 0
  br i1 %38, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %34, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %34
  %44 = zext i1 %43 to i32
  %45 = load i32, ptr %20, align 8
  %46 = or i32 %45, %44
  store i32 %46, ptr %20, align 8
  br label %47

47:
  %48 = add i32 %22, -1
  %49 = and i32 %48, %22
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %21

51:
  %52 = load <32 x i64>, ptr %9, align 64
  br label %53

53:
  %54 = phi <32 x i64> [ %52, %51 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %54
}

define <32 x i16> @atom_add_f16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %58, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %54, %52 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %52, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i16, ptr %30, align 2
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i16 [ %31, %29 ], [ %44, %33 ]
  %35 = load i16, ptr %32, align 2
  %36 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %37 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %38 = fadd float %36, %37
  %39 = call i16 @llvm.convert.to.fp16.f32(float %38)
  %40 = fcmp ord float %38, 0.000000e+00
  %41 = select i1 %40, i16 %39, i16 32767
  %42 = cmpxchg ptr %30, i16 %34, i16 %41 seq_cst seq_cst, align 2
  %43 = extractvalue { i16, i1 } %42, 1
  %44 = extractvalue { i16, i1 } %42, 0
  br i1 %43, label %45, label %33

45:
  %46 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %34, ptr %46, align 2
  %47 = load volatile i16, ptr %30, align 2
  %48 = icmp ne i16 %47, %34
  %49 = zext i1 %48 to i32
  %50 = load i32, ptr %20, align 8
  %51 = or i32 %50, %49
  store i32 %51, ptr %20, align 8
  br label %52

52:
  %53 = add i32 %22, -1
  %54 = and i32 %53, %22
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %21

56:
  %57 = load <32 x i16>, ptr %9, align 64
  br label %58

58:
  %59 = phi <32 x i16> [ %57, %56 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %59
}

define <32 x i16> @atom_min_f16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %72, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %68, %66 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %66, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i16, ptr %30, align 2
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i16 [ %31, %29 ], [ %58, %51 ]
  %35 = load i16, ptr %32, align 2
  %36 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %37 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %38 = fcmp uno float %36, 0.000000e+00
  br i1 %38, label %51, label %39

39:
  %40 = fcmp uno float %37, 0.000000e+00
  br i1 %40, label %51, label %41

41:
  %42 = fcmp oeq float %36, %37
  br i1 %42, label %43, label %48

43:
  %44 = bitcast float %36 to i32
  %45 = bitcast float %37 to i32
  %46 = or i32 %45, %44
  %47 = bitcast i32 %46 to float
  br label %51

48:
  %49 = fcmp olt float %36, %37
  %50 = select i1 %49, float %36, float %37
  br label %51

51:
  %52 = phi float [ %50, %48 ], [ %37, %33 ], [ %47, %43 ], [ %36, %39 ]
  %53 = call i16 @llvm.convert.to.fp16.f32(float %52)
  %54 = fcmp ord float %52, 0.000000e+00
  %55 = select i1 %54, i16 %53, i16 32767
  %56 = cmpxchg ptr %30, i16 %34, i16 %55 seq_cst seq_cst, align 2
  %57 = extractvalue { i16, i1 } %56, 1
  %58 = extractvalue { i16, i1 } %56, 0
  br i1 %57, label %59, label %33

59:
  %60 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %34, ptr %60, align 2
  %61 = load volatile i16, ptr %30, align 2
  %62 = icmp ne i16 %61, %34
  %63 = zext i1 %62 to i32
  %64 = load i32, ptr %20, align 8
  %65 = or i32 %64, %63
  store i32 %65, ptr %20, align 8
  br label %66

66:
  %67 = add i32 %22, -1
  %68 = and i32 %67, %22
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %21

70:
  %71 = load <32 x i16>, ptr %9, align 64
  br label %72

72:
  %73 = phi <32 x i16> [ %71, %70 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %73
}

define <32 x i16> @atom_max_f16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %72, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %68, %66 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %66, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i16, ptr %30, align 2
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i16 [ %31, %29 ], [ %58, %51 ]
  %35 = load i16, ptr %32, align 2
  %36 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %37 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %38 = fcmp uno float %36, 0.000000e+00
  br i1 %38, label %51, label %39

39:
  %40 = fcmp uno float %37, 0.000000e+00
  br i1 %40, label %51, label %41

41:
  %42 = fcmp oeq float %36, %37
  br i1 %42, label %43, label %48

43:
  %44 = bitcast float %36 to i32
  %45 = bitcast float %37 to i32
  %46 = and i32 %45, %44
  %47 = bitcast i32 %46 to float
  br label %51

48:
  %49 = fcmp olt float %36, %37
  %50 = select i1 %49, float %37, float %36
  br label %51

51:
  %52 = phi float [ %50, %48 ], [ %37, %33 ], [ %47, %43 ], [ %36, %39 ]
  %53 = call i16 @llvm.convert.to.fp16.f32(float %52)
  %54 = fcmp ord float %52, 0.000000e+00
  %55 = select i1 %54, i16 %53, i16 32767
  %56 = cmpxchg ptr %30, i16 %34, i16 %55 seq_cst seq_cst, align 2
  %57 = extractvalue { i16, i1 } %56, 1
  %58 = extractvalue { i16, i1 } %56, 0
  br i1 %57, label %59, label %33

59:
  %60 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %34, ptr %60, align 2
  %61 = load volatile i16, ptr %30, align 2
  %62 = icmp ne i16 %61, %34
  %63 = zext i1 %62 to i32
  %64 = load i32, ptr %20, align 8
  %65 = or i32 %64, %63
  store i32 %65, ptr %20, align 8
  br label %66

66:
  %67 = add i32 %22, -1
  %68 = and i32 %67, %22
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %21

70:
  %71 = load <32 x i16>, ptr %9, align 64
  br label %72

72:
  %73 = phi <32 x i16> [ %71, %70 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %73
}

define <32 x i16> @atom_add_bf16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %70, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %66, %64 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %64, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i16, ptr %30, align 2
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i16 [ %31, %29 ], [ %56, %52 ]
  %35 = load i16, ptr %32, align 2
  %36 = zext i16 %34 to i32
  %37 = shl nuw i32 %36, 16
  %38 = bitcast i32 %37 to float
  %39 = zext i16 %35 to i32
  %40 = shl nuw i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fadd float %38, %41
  %43 = fcmp ord float %42, 0.000000e+00
  br i1 %43, label %44, label %52

44:
  %45 = bitcast float %42 to i32
  %46 = add i32 %45, 32767
  %47 = lshr i32 %45, 16
  %48 = and i32 %47, 1
  %49 = add i32 %46, %48
  %50 = lshr i32 %49, 16
  %51 = trunc nuw i32 %50 to i16
  br label %52

52:
  %53 = phi i16 [ %51, %44 ], [ 32767, %33 ]
  %54 = cmpxchg ptr %30, i16 %34, i16 %53 seq_cst seq_cst, align 2
  %55 = extractvalue { i16, i1 } %54, 1
  %56 = extractvalue { i16, i1 } %54, 0
  br i1 %55, label %57, label %33

57:
  %58 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %34, ptr %58, align 2
  %59 = load volatile i16, ptr %30, align 2
  %60 = icmp ne i16 %59, %34
  %61 = zext i1 %60 to i32
  %62 = load i32, ptr %20, align 8
  %63 = or i32 %62, %61
  store i32 %63, ptr %20, align 8
  br label %64

64:
  %65 = add i32 %22, -1
  %66 = and i32 %65, %22
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %21

68:
  %69 = load <32 x i16>, ptr %9, align 64
  br label %70

70:
  %71 = phi <32 x i16> [ %69, %68 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %71
}

define <32 x i16> @atom_min_bf16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %82, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %78, %76 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %76, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i16, ptr %30, align 2
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i16 [ %31, %29 ], [ %68, %64 ]
  %35 = load i16, ptr %32, align 2
  %36 = zext i16 %34 to i32
  %37 = shl nuw i32 %36, 16
  %38 = bitcast i32 %37 to float
  %39 = zext i16 %35 to i32
  %40 = shl nuw i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fcmp uno float %38, 0.000000e+00
  br i1 %42, label %53, label %43

43:
  %44 = fcmp uno float %41, 0.000000e+00
  br i1 %44, label %53, label %45

45:
  %46 = fcmp oeq float %38, %41
  br i1 %46, label %47, label %50

47:
  %48 = or i32 %40, %37
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %38, %41
  %52 = select i1 %51, float %38, float %41
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %41, %33 ], [ %49, %47 ], [ %38, %43 ]
  %55 = fcmp ord float %54, 0.000000e+00
  br i1 %55, label %56, label %64

56:
  %57 = bitcast float %54 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = lshr i32 %61, 16
  %63 = trunc nuw i32 %62 to i16
  br label %64

64:
  %65 = phi i16 [ %63, %56 ], [ 32767, %53 ]
  %66 = cmpxchg ptr %30, i16 %34, i16 %65 seq_cst seq_cst, align 2
  %67 = extractvalue { i16, i1 } %66, 1
  %68 = extractvalue { i16, i1 } %66, 0
  br i1 %67, label %69, label %33

69:
  %70 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %34, ptr %70, align 2
  %71 = load volatile i16, ptr %30, align 2
  %72 = icmp ne i16 %71, %34
  %73 = zext i1 %72 to i32
  %74 = load i32, ptr %20, align 8
  %75 = or i32 %74, %73
  store i32 %75, ptr %20, align 8
  br label %76

76:
  %77 = add i32 %22, -1
  %78 = and i32 %77, %22
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %21

80:
  %81 = load <32 x i16>, ptr %9, align 64
  br label %82

82:
  %83 = phi <32 x i16> [ %81, %80 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %83
}

define <32 x i16> @atom_max_bf16_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %82, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %78, %76 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %76, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i16, ptr %30, align 2
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i16 [ %31, %29 ], [ %68, %64 ]
  %35 = load i16, ptr %32, align 2
  %36 = zext i16 %34 to i32
  %37 = shl nuw i32 %36, 16
  %38 = bitcast i32 %37 to float
  %39 = zext i16 %35 to i32
  %40 = shl nuw i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fcmp uno float %38, 0.000000e+00
  br i1 %42, label %53, label %43

43:
  %44 = fcmp uno float %41, 0.000000e+00
  br i1 %44, label %53, label %45

45:
  %46 = fcmp oeq float %38, %41
  br i1 %46, label %47, label %50

47:
  %48 = and i32 %40, %37
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %38, %41
  %52 = select i1 %51, float %41, float %38
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %41, %33 ], [ %49, %47 ], [ %38, %43 ]
  %55 = fcmp ord float %54, 0.000000e+00
  br i1 %55, label %56, label %64

56:
  %57 = bitcast float %54 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = lshr i32 %61, 16
  %63 = trunc nuw i32 %62 to i16
  br label %64

64:
  %65 = phi i16 [ %63, %56 ], [ 32767, %53 ]
  %66 = cmpxchg ptr %30, i16 %34, i16 %65 seq_cst seq_cst, align 2
  %67 = extractvalue { i16, i1 } %66, 1
  %68 = extractvalue { i16, i1 } %66, 0
  br i1 %67, label %69, label %33

69:
  %70 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %34, ptr %70, align 2
  %71 = load volatile i16, ptr %30, align 2
  %72 = icmp ne i16 %71, %34
  %73 = zext i1 %72 to i32
  %74 = load i32, ptr %20, align 8
  %75 = or i32 %74, %73
  store i32 %75, ptr %20, align 8
  br label %76

76:
  %77 = add i32 %22, -1
  %78 = and i32 %77, %22
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %21

80:
  %81 = load <32 x i16>, ptr %9, align 64
  br label %82

82:
  %83 = phi <32 x i16> [ %81, %80 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %83
}

define <32 x i32> @atom_add_bf16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %83, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %79, %77 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %77, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %69, %64 ]
  %35 = load i32, ptr %32, align 4
  %36 = shl i32 %34, 16
  %37 = bitcast i32 %36 to float
  %38 = shl i32 %35, 16
  %39 = bitcast i32 %38 to float
  %40 = fadd float %37, %39
  %41 = fcmp ord float %40, 0.000000e+00
  br i1 %41, label %42, label %49

42:
  %43 = bitcast float %40 to i32
  %44 = add i32 %43, 32767
  %45 = lshr i32 %43, 16
  %46 = and i32 %45, 1
  %47 = add i32 %44, %46
  %48 = lshr i32 %47, 16
  br label %49

49:
  %50 = phi i32 [ %48, %42 ], [ 32767, %33 ]
  %51 = and i32 %34, -65536
  %52 = and i32 %35, -65536
  %53 = bitcast i32 %51 to float
  %54 = bitcast i32 %52 to float
  %55 = fadd float %53, %54
  %56 = fcmp ord float %55, 0.000000e+00
  br i1 %56, label %57, label %64

57:
  %58 = bitcast float %55 to i32
  %59 = add i32 %58, 32767
  %60 = lshr i32 %58, 16
  %61 = and i32 %60, 1
  %62 = add i32 %59, %61
  %63 = and i32 %62, -65536
  br label %64

64:
  %65 = phi i32 [ %63, %57 ], [ 2147418112, %49 ]
  %66 = or disjoint i32 %65, %50
  %67 = cmpxchg ptr %30, i32 %34, i32 %66 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  %69 = extractvalue { i32, i1 } %67, 0
  br i1 %68, label %70, label %33

70:
  %71 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %71, align 4
  %72 = load volatile i32, ptr %30, align 4
  %73 = icmp ne i32 %72, %34
  %74 = zext i1 %73 to i32
  %75 = load i32, ptr %20, align 8
  %76 = or i32 %75, %74
  store i32 %76, ptr %20, align 8
  br label %77

77:
  %78 = add i32 %22, -1
  %79 = and i32 %78, %22
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %21

81:
  %82 = load <32 x i32>, ptr %9, align 64
  br label %83

83:
  %84 = phi <32 x i32> [ %82, %81 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %84
}

define <32 x i32> @atom_min_bf16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %107, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %103, %101 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %101, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %93, %88 ]
  %35 = load i32, ptr %32, align 4
  %36 = shl i32 %34, 16
  %37 = bitcast i32 %36 to float
  %38 = shl i32 %35, 16
  %39 = bitcast i32 %38 to float
  %40 = fcmp uno float %37, 0.000000e+00
  br i1 %40, label %51, label %41

41:
  %42 = fcmp uno float %39, 0.000000e+00
  br i1 %42, label %51, label %43

43:
  %44 = fcmp oeq float %37, %39
  br i1 %44, label %45, label %48

45:
  %46 = or i32 %38, %36
  %47 = bitcast i32 %46 to float
  br label %51

48:
  %49 = fcmp olt float %37, %39
  %50 = select i1 %49, float %37, float %39
  br label %51

51:
  %52 = phi float [ %50, %48 ], [ %39, %33 ], [ %47, %45 ], [ %37, %41 ]
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
  %62 = phi i32 [ %60, %54 ], [ 32767, %51 ]
  %63 = and i32 %34, -65536
  %64 = and i32 %35, -65536
  %65 = bitcast i32 %63 to float
  %66 = bitcast i32 %64 to float
  %67 = fcmp uno float %65, 0.000000e+00
  br i1 %67, label %78, label %68

68:
  %69 = fcmp uno float %66, 0.000000e+00
  br i1 %69, label %78, label %70

70:
  %71 = fcmp oeq float %65, %66
  br i1 %71, label %72, label %75

72:
  %73 = or i32 %64, %63
  %74 = bitcast i32 %73 to float
  br label %78

75:
  %76 = fcmp olt float %65, %66
  %77 = select i1 %76, float %65, float %66
  br label %78

78:
  %79 = phi float [ %77, %75 ], [ %66, %61 ], [ %74, %72 ], [ %65, %68 ]
  %80 = fcmp ord float %79, 0.000000e+00
  br i1 %80, label %81, label %88

81:
  %82 = bitcast float %79 to i32
  %83 = add i32 %82, 32767
  %84 = lshr i32 %82, 16
  %85 = and i32 %84, 1
  %86 = add i32 %83, %85
  %87 = and i32 %86, -65536
  br label %88

88:
  %89 = phi i32 [ %87, %81 ], [ 2147418112, %78 ]
  %90 = or disjoint i32 %89, %62
  %91 = cmpxchg ptr %30, i32 %34, i32 %90 seq_cst seq_cst, align 4
  %92 = extractvalue { i32, i1 } %91, 1
  %93 = extractvalue { i32, i1 } %91, 0
  br i1 %92, label %94, label %33

94:
  %95 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %95, align 4
  %96 = load volatile i32, ptr %30, align 4
  %97 = icmp ne i32 %96, %34
  %98 = zext i1 %97 to i32
  %99 = load i32, ptr %20, align 8
  %100 = or i32 %99, %98
  store i32 %100, ptr %20, align 8
  br label %101

101:
  %102 = add i32 %22, -1
  %103 = and i32 %102, %22
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %21

105:
  %106 = load <32 x i32>, ptr %9, align 64
  br label %107

107:
  %108 = phi <32 x i32> [ %106, %105 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %108
}

define <32 x i32> @atom_max_bf16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %107, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %103, %101 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %101, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %93, %88 ]
  %35 = load i32, ptr %32, align 4
  %36 = shl i32 %34, 16
  %37 = bitcast i32 %36 to float
  %38 = shl i32 %35, 16
  %39 = bitcast i32 %38 to float
  %40 = fcmp uno float %37, 0.000000e+00
  br i1 %40, label %51, label %41

41:
  %42 = fcmp uno float %39, 0.000000e+00
  br i1 %42, label %51, label %43

43:
  %44 = fcmp oeq float %37, %39
  br i1 %44, label %45, label %48

45:
  %46 = and i32 %38, %36
  %47 = bitcast i32 %46 to float
  br label %51

48:
  %49 = fcmp olt float %37, %39
  %50 = select i1 %49, float %39, float %37
  br label %51

51:
  %52 = phi float [ %50, %48 ], [ %39, %33 ], [ %47, %45 ], [ %37, %41 ]
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
  %62 = phi i32 [ %60, %54 ], [ 32767, %51 ]
  %63 = and i32 %34, -65536
  %64 = and i32 %35, -65536
  %65 = bitcast i32 %63 to float
  %66 = bitcast i32 %64 to float
  %67 = fcmp uno float %65, 0.000000e+00
  br i1 %67, label %78, label %68

68:
  %69 = fcmp uno float %66, 0.000000e+00
  br i1 %69, label %78, label %70

70:
  %71 = fcmp oeq float %65, %66
  br i1 %71, label %72, label %75

72:
  %73 = and i32 %64, %34
  %74 = bitcast i32 %73 to float
  br label %78

75:
  %76 = fcmp olt float %65, %66
  %77 = select i1 %76, float %66, float %65
  br label %78

78:
  %79 = phi float [ %77, %75 ], [ %66, %61 ], [ %74, %72 ], [ %65, %68 ]
  %80 = fcmp ord float %79, 0.000000e+00
  br i1 %80, label %81, label %88

81:
  %82 = bitcast float %79 to i32
  %83 = add i32 %82, 32767
  %84 = lshr i32 %82, 16
  %85 = and i32 %84, 1
  %86 = add i32 %83, %85
  %87 = and i32 %86, -65536
  br label %88

88:
  %89 = phi i32 [ %87, %81 ], [ 2147418112, %78 ]
  %90 = or disjoint i32 %89, %62
  %91 = cmpxchg ptr %30, i32 %34, i32 %90 seq_cst seq_cst, align 4
  %92 = extractvalue { i32, i1 } %91, 1
  %93 = extractvalue { i32, i1 } %91, 0
  br i1 %92, label %94, label %33

94:
  %95 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %95, align 4
  %96 = load volatile i32, ptr %30, align 4
  %97 = icmp ne i32 %96, %34
  %98 = zext i1 %97 to i32
  %99 = load i32, ptr %20, align 8
  %100 = or i32 %99, %98
  store i32 %100, ptr %20, align 8
  br label %101

101:
  %102 = add i32 %22, -1
  %103 = and i32 %102, %22
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %21

105:
  %106 = load <32 x i32>, ptr %9, align 64
  br label %107

107:
  %108 = phi <32 x i32> [ %106, %105 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %108
}

define <32 x i32> @atom_inc_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %55, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %51, %49 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %49, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %41, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = icmp ult i32 %34, %35
  %37 = add i32 %34, 1
  %38 = select i1 %36, i32 %37, i32 0
  %39 = cmpxchg ptr %30, i32 %34, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 1
  %41 = extractvalue { i32, i1 } %39, 0
  br i1 %40, label %42, label %33

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %43, align 4
  %44 = load volatile i32, ptr %30, align 4
  %45 = icmp ne i32 %44, %34
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %20, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %20, align 8
  br label %49

49:
  %50 = add i32 %22, -1
  %51 = and i32 %50, %22
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %21

53:
  %54 = load <32 x i32>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %53 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %56
}

define <32 x i64> @atom_add_f64_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %55, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %51, %49 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %49, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i64 [ %31, %29 ], [ %41, %33 ]
  %35 = load double, ptr %32, align 8
  %36 = bitcast i64 %34 to double
  %37 = fadd double %35, %36
  %38 = bitcast double %37 to i64
  %39 = cmpxchg ptr %30, i64 %34, i64 %38 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 1
  %41 = extractvalue { i64, i1 } %39, 0
  br i1 %40, label %42, label %33

42:
  %43 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %34, ptr %43, align 8
  %44 = load volatile i64, ptr %30, align 8
  %45 = icmp ne i64 %44, %34
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %20, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %20, align 8
  br label %49

49:
  %50 = add i32 %22, -1
  %51 = and i32 %50, %22
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %21

53:
  %54 = load <32 x i64>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i64> [ %54, %53 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %56
}

define <32 x i32> @atom_add_f16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %74, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %70, %68 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %68, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %60, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = trunc i32 %34 to i16
  %37 = trunc i32 %35 to i16
  %38 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %39 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %40 = fadd float %38, %39
  %41 = call i16 @llvm.convert.to.fp16.f32(float %40)
  %42 = fcmp ord float %40, 0.000000e+00
  %43 = zext i16 %41 to i32
  %44 = select i1 %42, i32 %43, i32 32767
  %45 = lshr i32 %34, 16
  %46 = trunc nuw i32 %45 to i16
  %47 = lshr i32 %35, 16
  %48 = trunc nuw i32 %47 to i16
  %49 = call float @llvm.convert.from.fp16.f32(i16 %46)
  %50 = call float @llvm.convert.from.fp16.f32(i16 %48)
  %51 = fadd float %49, %50
  %52 = call i16 @llvm.convert.to.fp16.f32(float %51)
  %53 = fcmp ord float %51, 0.000000e+00
  %54 = zext i16 %52 to i32
  %55 = shl nuw i32 %54, 16
  %56 = select i1 %53, i32 %55, i32 2147418112
  %57 = or disjoint i32 %56, %44
  %58 = cmpxchg ptr %30, i32 %34, i32 %57 seq_cst seq_cst, align 4
  %59 = extractvalue { i32, i1 } %58, 1
  %60 = extractvalue { i32, i1 } %58, 0
  br i1 %59, label %61, label %33

61:
  %62 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %62, align 4
  %63 = load volatile i32, ptr %30, align 4
  %64 = icmp ne i32 %63, %34
  %65 = zext i1 %64 to i32
  %66 = load i32, ptr %20, align 8
  %67 = or i32 %66, %65
  store i32 %67, ptr %20, align 8
  br label %68

68:
  %69 = add i32 %22, -1
  %70 = and i32 %69, %22
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %21

72:
  %73 = load <32 x i32>, ptr %9, align 64
  br label %74

74:
  %75 = phi <32 x i32> [ %73, %72 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %75
}

define <32 x i32> @atom_min_f16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %102, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %98, %96 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %96, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %88, %74 ]
  %35 = load i32, ptr %32, align 4
  %36 = trunc i32 %34 to i16
  %37 = trunc i32 %35 to i16
  %38 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %39 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %40 = fcmp uno float %38, 0.000000e+00
  br i1 %40, label %53, label %41

41:
  %42 = fcmp uno float %39, 0.000000e+00
  br i1 %42, label %53, label %43

43:
  %44 = fcmp oeq float %38, %39
  br i1 %44, label %45, label %50

45:
  %46 = bitcast float %38 to i32
  %47 = bitcast float %39 to i32
  %48 = or i32 %47, %46
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %38, %39
  %52 = select i1 %51, float %38, float %39
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %39, %33 ], [ %49, %45 ], [ %38, %41 ]
  %55 = lshr i32 %34, 16
  %56 = trunc nuw i32 %55 to i16
  %57 = lshr i32 %35, 16
  %58 = trunc nuw i32 %57 to i16
  %59 = call float @llvm.convert.from.fp16.f32(i16 %56)
  %60 = call float @llvm.convert.from.fp16.f32(i16 %58)
  %61 = fcmp uno float %59, 0.000000e+00
  br i1 %61, label %74, label %62

62:
  %63 = fcmp uno float %60, 0.000000e+00
  br i1 %63, label %74, label %64

64:
  %65 = fcmp oeq float %59, %60
  br i1 %65, label %66, label %71

66:
  %67 = bitcast float %59 to i32
  %68 = bitcast float %60 to i32
  %69 = or i32 %68, %67
  %70 = bitcast i32 %69 to float
  br label %74

71:
  %72 = fcmp olt float %59, %60
  %73 = select i1 %72, float %59, float %60
  br label %74

74:
  %75 = phi float [ %73, %71 ], [ %60, %53 ], [ %70, %66 ], [ %59, %62 ]
  %76 = call i16 @llvm.convert.to.fp16.f32(float %54)
  %77 = fcmp ord float %54, 0.000000e+00
  %78 = zext i16 %76 to i32
  %79 = select i1 %77, i32 %78, i32 32767
  %80 = call i16 @llvm.convert.to.fp16.f32(float %75)
  %81 = fcmp ord float %75, 0.000000e+00
  %82 = zext i16 %80 to i32
  %83 = shl nuw i32 %82, 16
  %84 = select i1 %81, i32 %83, i32 2147418112
  %85 = or disjoint i32 %84, %79
  %86 = cmpxchg ptr %30, i32 %34, i32 %85 seq_cst seq_cst, align 4
  %87 = extractvalue { i32, i1 } %86, 1
  %88 = extractvalue { i32, i1 } %86, 0
  br i1 %87, label %89, label %33

89:
  %90 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %90, align 4
  %91 = load volatile i32, ptr %30, align 4
  %92 = icmp ne i32 %91, %34
  %93 = zext i1 %92 to i32
  %94 = load i32, ptr %20, align 8
  %95 = or i32 %94, %93
  store i32 %95, ptr %20, align 8
  br label %96

96:
  %97 = add i32 %22, -1
  %98 = and i32 %97, %22
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %21

100:
  %101 = load <32 x i32>, ptr %9, align 64
  br label %102

102:
  %103 = phi <32 x i32> [ %101, %100 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %103
}

define <32 x i32> @atom_max_f16x2_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %102, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %98, %96 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %96, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %88, %74 ]
  %35 = load i32, ptr %32, align 4
  %36 = trunc i32 %34 to i16
  %37 = trunc i32 %35 to i16
  %38 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %39 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %40 = fcmp uno float %38, 0.000000e+00
  br i1 %40, label %53, label %41

41:
  %42 = fcmp uno float %39, 0.000000e+00
  br i1 %42, label %53, label %43

43:
  %44 = fcmp oeq float %38, %39
  br i1 %44, label %45, label %50

45:
  %46 = bitcast float %38 to i32
  %47 = bitcast float %39 to i32
  %48 = and i32 %47, %46
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %38, %39
  %52 = select i1 %51, float %39, float %38
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %39, %33 ], [ %49, %45 ], [ %38, %41 ]
  %55 = lshr i32 %34, 16
  %56 = trunc nuw i32 %55 to i16
  %57 = lshr i32 %35, 16
  %58 = trunc nuw i32 %57 to i16
  %59 = call float @llvm.convert.from.fp16.f32(i16 %56)
  %60 = call float @llvm.convert.from.fp16.f32(i16 %58)
  %61 = fcmp uno float %59, 0.000000e+00
  br i1 %61, label %74, label %62

62:
  %63 = fcmp uno float %60, 0.000000e+00
  br i1 %63, label %74, label %64

64:
  %65 = fcmp oeq float %59, %60
  br i1 %65, label %66, label %71

66:
  %67 = bitcast float %59 to i32
  %68 = bitcast float %60 to i32
  %69 = and i32 %68, %67
  %70 = bitcast i32 %69 to float
  br label %74

71:
  %72 = fcmp olt float %59, %60
  %73 = select i1 %72, float %60, float %59
  br label %74

74:
  %75 = phi float [ %73, %71 ], [ %60, %53 ], [ %70, %66 ], [ %59, %62 ]
  %76 = call i16 @llvm.convert.to.fp16.f32(float %54)
  %77 = fcmp ord float %54, 0.000000e+00
  %78 = zext i16 %76 to i32
  %79 = select i1 %77, i32 %78, i32 32767
  %80 = call i16 @llvm.convert.to.fp16.f32(float %75)
  %81 = fcmp ord float %75, 0.000000e+00
  %82 = zext i16 %80 to i32
  %83 = shl nuw i32 %82, 16
  %84 = select i1 %81, i32 %83, i32 2147418112
  %85 = or disjoint i32 %84, %79
  %86 = cmpxchg ptr %30, i32 %34, i32 %85 seq_cst seq_cst, align 4
  %87 = extractvalue { i32, i1 } %86, 1
  %88 = extractvalue { i32, i1 } %86, 0
  br i1 %87, label %89, label %33

89:
  %90 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %90, align 4
  %91 = load volatile i32, ptr %30, align 4
  %92 = icmp ne i32 %91, %34
  %93 = zext i1 %92 to i32
  %94 = load i32, ptr %20, align 8
  %95 = or i32 %94, %93
  store i32 %95, ptr %20, align 8
  br label %96

96:
  %97 = add i32 %22, -1
  %98 = and i32 %97, %22
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %21

100:
  %101 = load <32 x i32>, ptr %9, align 64
  br label %102

102:
  %103 = phi <32 x i32> [ %101, %100 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %103
}

define <32 x i32> @atom_dec_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %54, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %50, %48 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %48, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  br label %33

33:
  %34 = phi i32 [ %31, %29 ], [ %40, %33 ]
  %35 = load i32, ptr %32, align 4
  %36 = add i32 %34, -1
  %37 = call i32 @llvm.umin.i32(i32 %36, i32 %35)
  %38 = cmpxchg ptr %30, i32 %34, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 1
  %40 = extractvalue { i32, i1 } %38, 0
  br i1 %39, label %41, label %33

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %34, ptr %42, align 4
  %43 = load volatile i32, ptr %30, align 4
  %44 = icmp ne i32 %43, %34
  %45 = zext i1 %44 to i32
  %46 = load i32, ptr %20, align 8
  %47 = or i32 %46, %45
  store i32 %47, ptr %20, align 8
  br label %48

48:
  %49 = add i32 %22, -1
  %50 = and i32 %49, %22
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %21

52:
  %53 = load <32 x i32>, ptr %9, align 64
  br label %54

54:
  %55 = phi <32 x i32> [ %53, %52 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %55
}

define <32 x i32> @atom_add_f32_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  br i1 %15, label %16, label %17

16:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %19

17:
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %83, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %79, %77 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %77, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %33 = and i64 %26, -1099511627776
  %34 = icmp eq i64 %33, 1099511627776
  br label %35

35:
  %36 = phi i32 [ %31, %29 ], [ %69, %65 ]
  %37 = load i32, ptr %32, align 4
  %38 = bitcast i32 %36 to float
  %39 = bitcast i32 %37 to float
  br i1 %34, label %40, label %45

40:
  %41 = fadd float %38, %39
  %42 = fcmp ord float %41, 0.000000e+00
  br i1 %42, label %43, label %65

43:
  %44 = bitcast float %41 to i32
  br label %65

45:
  %46 = and i32 %36, 2139095040
  %47 = icmp eq i32 %46, 0
  %48 = and i32 %36, -2147483648
  %49 = bitcast i32 %48 to float
  %50 = select i1 %47, float %49, float %38
  %51 = and i32 %37, 2139095040
  %52 = icmp eq i32 %51, 0
  %53 = and i32 %37, -2147483648
  %54 = bitcast i32 %53 to float
  %55 = select i1 %52, float %54, float %39
  %56 = fadd float %50, %55
  %57 = bitcast float %56 to i32
  %58 = and i32 %57, 2139095040
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %62

60:
  %61 = and i32 %57, -2147483648
  br label %65

62:
  %63 = fcmp ord float %56, 0.000000e+00
  br i1 %63, label %64, label %65

64:
  br label %65

65:
  %66 = phi i32 [ 2147483647, %40 ], [ %44, %43 ], [ 2147483647, %62 ], [ %61, %60 ], [ %57, %64 ]
  %67 = cmpxchg ptr %30, i32 %36, i32 %66 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 1
  %69 = extractvalue { i32, i1 } %67, 0
  br i1 %68, label %70, label %35

70:
  %71 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %36, ptr %71, align 4
  %72 = load volatile i32, ptr %30, align 4
  %73 = icmp ne i32 %72, %36
  %74 = zext i1 %73 to i32
  %75 = load i32, ptr %20, align 8
  %76 = or i32 %75, %74
  store i32 %76, ptr %20, align 8
  br label %77

77:
  %78 = add i32 %22, -1
  %79 = and i32 %78, %22
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %21

81:
  %82 = load <32 x i32>, ptr %9, align 64
  br label %83

83:
  %84 = phi <32 x i32> [ %82, %81 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %84
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

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
