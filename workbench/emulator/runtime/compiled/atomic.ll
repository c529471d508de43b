; Made of atomic.cpp by `make runtime`.

%struct.Lanes.15 = type { [32 x i64] }
%struct.Lanes = type { [32 x i16] }
%struct.Lanes.1 = type { [32 x i128] }
%struct.Lanes.4 = type { [32 x i32] }

define <32 x i16> @atom_exch_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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

define <32 x i16> @atom_cas_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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

define <32 x i128> @atom_exch_any_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
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

define <32 x i128> @atom_cas_any_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
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

define <32 x i32> @atom_exch_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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

define <32 x i32> @atom_cas_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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

define <32 x i32> @atom_add_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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

define <32 x i32> @atom_and_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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

define <32 x i32> @atom_or_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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

define <32 x i32> @atom_xor_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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

define <32 x i32> @atom_min_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %29 ], [ %38, %34 ]
  %36 = call i32 @llvm.smin.i32(i32 %35, i32 %32)
  %37 = cmpxchg ptr %30, i32 %35, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %35, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %35
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

define <32 x i32> @atom_max_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %29 ], [ %38, %34 ]
  %36 = call i32 @llvm.smax.i32(i32 %35, i32 %32)
  %37 = cmpxchg ptr %30, i32 %35, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %35, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %35
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

define <32 x i32> @atom_umin_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %29 ], [ %38, %34 ]
  %36 = call i32 @llvm.umin.i32(i32 %35, i32 %32)
  %37 = cmpxchg ptr %30, i32 %35, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %35, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %35
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

define <32 x i32> @atom_umax_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %29 ], [ %38, %34 ]
  %36 = call i32 @llvm.umax.i32(i32 %35, i32 %32)
  %37 = cmpxchg ptr %30, i32 %35, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %35, ptr %41, align 4
  %42 = load volatile i32, ptr %30, align 4
  %43 = icmp ne i32 %42, %35
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

define <32 x i64> @atom_exch_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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

define <32 x i64> @atom_cas_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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

define <32 x i64> @atom_add_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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

define <32 x i64> @atom_and_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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

define <32 x i64> @atom_or_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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

define <32 x i64> @atom_xor_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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

define <32 x i64> @atom_min_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %30, align 8
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ %38, %34 ]
  %36 = call i64 @llvm.smin.i64(i64 %35, i64 %32)
  %37 = cmpxchg ptr %30, i64 %35, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 0
  %39 = extractvalue { i64, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %35, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %35
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

define <32 x i64> @atom_max_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %30, align 8
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ %38, %34 ]
  %36 = call i64 @llvm.smax.i64(i64 %35, i64 %32)
  %37 = cmpxchg ptr %30, i64 %35, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 0
  %39 = extractvalue { i64, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %35, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %35
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

define <32 x i64> @atom_umin_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %30, align 8
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ %38, %34 ]
  %36 = call i64 @llvm.umin.i64(i64 %35, i64 %32)
  %37 = cmpxchg ptr %30, i64 %35, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 0
  %39 = extractvalue { i64, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %35, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %35
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

define <32 x i64> @atom_umax_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = load i64, ptr %30, align 8
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ %38, %34 ]
  %36 = call i64 @llvm.umax.i64(i64 %35, i64 %32)
  %37 = cmpxchg ptr %30, i64 %35, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 0
  %39 = extractvalue { i64, i1 } %37, 1
  br i1 %39, label %40, label %34

40:
  %41 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %35, ptr %41, align 8
  %42 = load volatile i64, ptr %30, align 8
  %43 = icmp ne i64 %42, %35
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

define <32 x i16> @atom_add_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = load i16, ptr %30, align 2
  %34 = call float @llvm.convert.from.fp16.f32(i16 %32)
  br label %35

35:
  %36 = phi i16 [ %33, %29 ], [ %43, %35 ]
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = fadd float %34, %37
  %39 = call i16 @llvm.convert.to.fp16.f32(float %38)
  %40 = fcmp ord float %38, 0.000000e+00
  %41 = select i1 %40, i16 %39, i16 32767
  %42 = cmpxchg ptr %30, i16 %36, i16 %41 seq_cst seq_cst, align 2
  %43 = extractvalue { i16, i1 } %42, 0
  %44 = extractvalue { i16, i1 } %42, 1
  br i1 %44, label %45, label %35

45:
  %46 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %36, ptr %46, align 2
  %47 = load volatile i16, ptr %30, align 2
  %48 = icmp ne i16 %47, %36
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

define <32 x i16> @atom_min_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = load i16, ptr %30, align 2
  %34 = call float @llvm.convert.from.fp16.f32(i16 %32)
  %35 = bitcast float %34 to i32
  br label %36

36:
  %37 = phi i16 [ %33, %29 ], [ %57, %51 ]
  %38 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %39 = fcmp uno float %38, 0.000000e+00
  %40 = fcmp uno float %38, %34
  %41 = select i1 %39, float %34, float %38
  br i1 %40, label %51, label %42

42:
  %43 = fcmp oeq float %38, %34
  br i1 %43, label %44, label %48

44:
  %45 = bitcast float %38 to i32
  %46 = or i32 %45, %35
  %47 = bitcast i32 %46 to float
  br label %51

48:
  %49 = fcmp olt float %38, %34
  %50 = select i1 %49, float %38, float %34
  br label %51

51:
  %52 = phi float [ %50, %48 ], [ %41, %36 ], [ %47, %44 ]
  %53 = call i16 @llvm.convert.to.fp16.f32(float %52)
  %54 = fcmp ord float %52, 0.000000e+00
  %55 = select i1 %54, i16 %53, i16 32767
  %56 = cmpxchg ptr %30, i16 %37, i16 %55 seq_cst seq_cst, align 2
  %57 = extractvalue { i16, i1 } %56, 0
  %58 = extractvalue { i16, i1 } %56, 1
  br i1 %58, label %59, label %36

59:
  %60 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %37, ptr %60, align 2
  %61 = load volatile i16, ptr %30, align 2
  %62 = icmp ne i16 %61, %37
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

define <32 x i16> @atom_max_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = load i16, ptr %30, align 2
  %34 = call float @llvm.convert.from.fp16.f32(i16 %32)
  %35 = bitcast float %34 to i32
  br label %36

36:
  %37 = phi i16 [ %33, %29 ], [ %57, %51 ]
  %38 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %39 = fcmp uno float %38, 0.000000e+00
  %40 = fcmp uno float %38, %34
  %41 = select i1 %39, float %34, float %38
  br i1 %40, label %51, label %42

42:
  %43 = fcmp oeq float %38, %34
  br i1 %43, label %44, label %48

44:
  %45 = bitcast float %38 to i32
  %46 = and i32 %45, %35
  %47 = bitcast i32 %46 to float
  br label %51

48:
  %49 = fcmp olt float %38, %34
  %50 = select i1 %49, float %34, float %38
  br label %51

51:
  %52 = phi float [ %50, %48 ], [ %41, %36 ], [ %47, %44 ]
  %53 = call i16 @llvm.convert.to.fp16.f32(float %52)
  %54 = fcmp ord float %52, 0.000000e+00
  %55 = select i1 %54, i16 %53, i16 32767
  %56 = cmpxchg ptr %30, i16 %37, i16 %55 seq_cst seq_cst, align 2
  %57 = extractvalue { i16, i1 } %56, 0
  %58 = extractvalue { i16, i1 } %56, 1
  br i1 %58, label %59, label %36

59:
  %60 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %37, ptr %60, align 2
  %61 = load volatile i16, ptr %30, align 2
  %62 = icmp ne i16 %61, %37
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

define <32 x i16> @atom_add_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = load i16, ptr %30, align 2
  %34 = zext i16 %32 to i32
  %35 = shl nuw i32 %34, 16
  %36 = bitcast i32 %35 to float
  br label %37

37:
  %38 = phi i16 [ %33, %29 ], [ %55, %52 ]
  %39 = zext i16 %38 to i32
  %40 = shl nuw i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fadd float %36, %41
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
  %53 = phi i16 [ %51, %44 ], [ 32767, %37 ]
  %54 = cmpxchg ptr %30, i16 %38, i16 %53 seq_cst seq_cst, align 2
  %55 = extractvalue { i16, i1 } %54, 0
  %56 = extractvalue { i16, i1 } %54, 1
  br i1 %56, label %57, label %37

57:
  %58 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %38, ptr %58, align 2
  %59 = load volatile i16, ptr %30, align 2
  %60 = icmp ne i16 %59, %38
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

define <32 x i16> @atom_min_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %77, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = load i16, ptr %30, align 2
  %34 = zext i16 %32 to i32
  %35 = shl nuw i32 %34, 16
  %36 = bitcast i32 %35 to float
  %37 = fcmp uno float %36, 0.000000e+00
  br label %38

38:
  %39 = phi i16 [ %33, %29 ], [ %68, %65 ]
  %40 = zext i16 %39 to i32
  %41 = shl nuw i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = fcmp uno float %42, 0.000000e+00
  %44 = select i1 %43, i1 true, i1 %37
  %45 = select i1 %43, float %36, float %42
  br i1 %44, label %54, label %46

46:
  %47 = fcmp oeq float %42, %36
  br i1 %47, label %48, label %51

48:
  %49 = or i32 %41, %35
  %50 = bitcast i32 %49 to float
  br label %54

51:
  %52 = fcmp olt float %42, %36
  %53 = select i1 %52, float %42, float %36
  br label %54

54:
  %55 = phi float [ %53, %51 ], [ %45, %38 ], [ %50, %48 ]
  %56 = fcmp ord float %55, 0.000000e+00
  br i1 %56, label %57, label %65

57:
  %58 = bitcast float %55 to i32
  %59 = add i32 %58, 32767
  %60 = lshr i32 %58, 16
  %61 = and i32 %60, 1
  %62 = add i32 %59, %61
  %63 = lshr i32 %62, 16
  %64 = trunc nuw i32 %63 to i16
  br label %65

65:
  %66 = phi i16 [ %64, %57 ], [ 32767, %54 ]
  %67 = cmpxchg ptr %30, i16 %39, i16 %66 seq_cst seq_cst, align 2
  %68 = extractvalue { i16, i1 } %67, 0
  %69 = extractvalue { i16, i1 } %67, 1
  br i1 %69, label %70, label %38

70:
  %71 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %39, ptr %71, align 2
  %72 = load volatile i16, ptr %30, align 2
  %73 = icmp ne i16 %72, %39
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
  %82 = load <32 x i16>, ptr %9, align 64
  br label %83

83:
  %84 = phi <32 x i16> [ %82, %81 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %84
}

define <32 x i16> @atom_max_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %77, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = load i16, ptr %30, align 2
  %34 = zext i16 %32 to i32
  %35 = shl nuw i32 %34, 16
  %36 = bitcast i32 %35 to float
  %37 = fcmp uno float %36, 0.000000e+00
  br label %38

38:
  %39 = phi i16 [ %33, %29 ], [ %68, %65 ]
  %40 = zext i16 %39 to i32
  %41 = shl nuw i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = fcmp uno float %42, 0.000000e+00
  %44 = select i1 %43, i1 true, i1 %37
  %45 = select i1 %43, float %36, float %42
  br i1 %44, label %54, label %46

46:
  %47 = fcmp oeq float %42, %36
  br i1 %47, label %48, label %51

48:
  %49 = and i32 %41, %35
  %50 = bitcast i32 %49 to float
  br label %54

51:
  %52 = fcmp olt float %42, %36
  %53 = select i1 %52, float %36, float %42
  br label %54

54:
  %55 = phi float [ %53, %51 ], [ %45, %38 ], [ %50, %48 ]
  %56 = fcmp ord float %55, 0.000000e+00
  br i1 %56, label %57, label %65

57:
  %58 = bitcast float %55 to i32
  %59 = add i32 %58, 32767
  %60 = lshr i32 %58, 16
  %61 = and i32 %60, 1
  %62 = add i32 %59, %61
  %63 = lshr i32 %62, 16
  %64 = trunc nuw i32 %63 to i16
  br label %65

65:
  %66 = phi i16 [ %64, %57 ], [ 32767, %54 ]
  %67 = cmpxchg ptr %30, i16 %39, i16 %66 seq_cst seq_cst, align 2
  %68 = extractvalue { i16, i1 } %67, 0
  %69 = extractvalue { i16, i1 } %67, 1
  br i1 %69, label %70, label %38

70:
  %71 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %39, ptr %71, align 2
  %72 = load volatile i16, ptr %30, align 2
  %73 = icmp ne i16 %72, %39
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
  %82 = load <32 x i16>, ptr %9, align 64
  br label %83

83:
  %84 = phi <32 x i16> [ %82, %81 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %84
}

define <32 x i32> @atom_add_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = trunc i32 %32 to i16
  %35 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %36 = lshr i32 %32, 16
  %37 = trunc nuw i32 %36 to i16
  %38 = call float @llvm.convert.from.fp16.f32(i16 %37)
  br label %39

39:
  %40 = phi i32 [ %33, %29 ], [ %59, %39 ]
  %41 = trunc i32 %40 to i16
  %42 = call float @llvm.convert.from.fp16.f32(i16 %41)
  %43 = fadd float %35, %42
  %44 = call i16 @llvm.convert.to.fp16.f32(float %43)
  %45 = fcmp ord float %43, 0.000000e+00
  %46 = zext i16 %44 to i32
  %47 = select i1 %45, i32 %46, i32 32767
  %48 = lshr i32 %40, 16
  %49 = trunc nuw i32 %48 to i16
  %50 = call float @llvm.convert.from.fp16.f32(i16 %49)
  %51 = fadd float %38, %50
  %52 = call i16 @llvm.convert.to.fp16.f32(float %51)
  %53 = fcmp ord float %51, 0.000000e+00
  %54 = zext i16 %52 to i32
  %55 = shl nuw i32 %54, 16
  %56 = select i1 %53, i32 %55, i32 2147418112
  %57 = or disjoint i32 %56, %47
  %58 = cmpxchg ptr %30, i32 %40, i32 %57 seq_cst seq_cst, align 4
  %59 = extractvalue { i32, i1 } %58, 0
  %60 = extractvalue { i32, i1 } %58, 1
  br i1 %60, label %61, label %39

61:
  %62 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %40, ptr %62, align 4
  %63 = load volatile i32, ptr %30, align 4
  %64 = icmp ne i32 %63, %40
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

define <32 x i32> @atom_min_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = trunc i32 %32 to i16
  %35 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %36 = lshr i32 %32, 16
  %37 = trunc nuw i32 %36 to i16
  %38 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %39 = bitcast float %35 to i32
  %40 = bitcast float %38 to i32
  br label %41

41:
  %42 = phi i32 [ %33, %29 ], [ %87, %78 ]
  %43 = trunc i32 %42 to i16
  %44 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %45 = fcmp uno float %44, 0.000000e+00
  %46 = fcmp uno float %44, %35
  %47 = select i1 %45, float %35, float %44
  br i1 %46, label %57, label %48

48:
  %49 = fcmp oeq float %44, %35
  br i1 %49, label %50, label %54

50:
  %51 = bitcast float %44 to i32
  %52 = or i32 %51, %39
  %53 = bitcast i32 %52 to float
  br label %57

54:
  %55 = fcmp olt float %44, %35
  %56 = select i1 %55, float %44, float %35
  br label %57

57:
  %58 = phi float [ %56, %54 ], [ %47, %41 ], [ %53, %50 ]
  %59 = call i16 @llvm.convert.to.fp16.f32(float %58)
  %60 = fcmp ord float %58, 0.000000e+00
  %61 = zext i16 %59 to i32
  %62 = select i1 %60, i32 %61, i32 32767
  %63 = lshr i32 %42, 16
  %64 = trunc nuw i32 %63 to i16
  %65 = call float @llvm.convert.from.fp16.f32(i16 %64)
  %66 = fcmp uno float %65, 0.000000e+00
  %67 = fcmp uno float %65, %38
  %68 = select i1 %66, float %38, float %65
  br i1 %67, label %78, label %69

69:
  %70 = fcmp oeq float %65, %38
  br i1 %70, label %71, label %75

71:
  %72 = bitcast float %65 to i32
  %73 = or i32 %72, %40
  %74 = bitcast i32 %73 to float
  br label %78

75:
  %76 = fcmp olt float %65, %38
  %77 = select i1 %76, float %65, float %38
  br label %78

78:
  %79 = phi float [ %77, %75 ], [ %68, %57 ], [ %74, %71 ]
  %80 = call i16 @llvm.convert.to.fp16.f32(float %79)
  %81 = fcmp ord float %79, 0.000000e+00
  %82 = zext i16 %80 to i32
  %83 = shl nuw i32 %82, 16
  %84 = select i1 %81, i32 %83, i32 2147418112
  %85 = or disjoint i32 %84, %62
  %86 = cmpxchg ptr %30, i32 %42, i32 %85 seq_cst seq_cst, align 4
  %87 = extractvalue { i32, i1 } %86, 0
  %88 = extractvalue { i32, i1 } %86, 1
  br i1 %88, label %89, label %41

89:
  %90 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %42, ptr %90, align 4
  %91 = load volatile i32, ptr %30, align 4
  %92 = icmp ne i32 %91, %42
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

define <32 x i32> @atom_max_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = trunc i32 %32 to i16
  %35 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %36 = lshr i32 %32, 16
  %37 = trunc nuw i32 %36 to i16
  %38 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %39 = bitcast float %35 to i32
  %40 = bitcast float %38 to i32
  br label %41

41:
  %42 = phi i32 [ %33, %29 ], [ %87, %78 ]
  %43 = trunc i32 %42 to i16
  %44 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %45 = fcmp uno float %44, 0.000000e+00
  %46 = fcmp uno float %44, %35
  %47 = select i1 %45, float %35, float %44
  br i1 %46, label %57, label %48

48:
  %49 = fcmp oeq float %44, %35
  br i1 %49, label %50, label %54

50:
  %51 = bitcast float %44 to i32
  %52 = and i32 %51, %39
  %53 = bitcast i32 %52 to float
  br label %57

54:
  %55 = fcmp olt float %44, %35
  %56 = select i1 %55, float %35, float %44
  br label %57

57:
  %58 = phi float [ %56, %54 ], [ %47, %41 ], [ %53, %50 ]
  %59 = call i16 @llvm.convert.to.fp16.f32(float %58)
  %60 = fcmp ord float %58, 0.000000e+00
  %61 = zext i16 %59 to i32
  %62 = select i1 %60, i32 %61, i32 32767
  %63 = lshr i32 %42, 16
  %64 = trunc nuw i32 %63 to i16
  %65 = call float @llvm.convert.from.fp16.f32(i16 %64)
  %66 = fcmp uno float %65, 0.000000e+00
  %67 = fcmp uno float %65, %38
  %68 = select i1 %66, float %38, float %65
  br i1 %67, label %78, label %69

69:
  %70 = fcmp oeq float %65, %38
  br i1 %70, label %71, label %75

71:
  %72 = bitcast float %65 to i32
  %73 = and i32 %72, %40
  %74 = bitcast i32 %73 to float
  br label %78

75:
  %76 = fcmp olt float %65, %38
  %77 = select i1 %76, float %38, float %65
  br label %78

78:
  %79 = phi float [ %77, %75 ], [ %68, %57 ], [ %74, %71 ]
  %80 = call i16 @llvm.convert.to.fp16.f32(float %79)
  %81 = fcmp ord float %79, 0.000000e+00
  %82 = zext i16 %80 to i32
  %83 = shl nuw i32 %82, 16
  %84 = select i1 %81, i32 %83, i32 2147418112
  %85 = or disjoint i32 %84, %62
  %86 = cmpxchg ptr %30, i32 %42, i32 %85 seq_cst seq_cst, align 4
  %87 = extractvalue { i32, i1 } %86, 0
  %88 = extractvalue { i32, i1 } %86, 1
  br i1 %88, label %89, label %41

89:
  %90 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %42, ptr %90, align 4
  %91 = load volatile i32, ptr %30, align 4
  %92 = icmp ne i32 %91, %42
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

define <32 x i32> @atom_add_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = shl i32 %32, 16
  %35 = bitcast i32 %34 to float
  %36 = and i32 %32, -65536
  %37 = bitcast i32 %36 to float
  br label %38

38:
  %39 = phi i32 [ %33, %29 ], [ %68, %64 ]
  %40 = shl i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fadd float %35, %41
  %43 = fcmp ord float %42, 0.000000e+00
  br i1 %43, label %44, label %51

44:
  %45 = bitcast float %42 to i32
  %46 = add i32 %45, 32767
  %47 = lshr i32 %45, 16
  %48 = and i32 %47, 1
  %49 = add i32 %46, %48
  %50 = lshr i32 %49, 16
  br label %51

51:
  %52 = phi i32 [ %50, %44 ], [ 32767, %38 ]
  %53 = and i32 %39, -65536
  %54 = bitcast i32 %53 to float
  %55 = fadd float %37, %54
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
  %65 = phi i32 [ %63, %57 ], [ 2147418112, %51 ]
  %66 = or disjoint i32 %65, %52
  %67 = cmpxchg ptr %30, i32 %39, i32 %66 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 0
  %69 = extractvalue { i32, i1 } %67, 1
  br i1 %69, label %70, label %38

70:
  %71 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %39, ptr %71, align 4
  %72 = load volatile i32, ptr %30, align 4
  %73 = icmp ne i32 %72, %39
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

define <32 x i32> @atom_min_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  br i1 %18, label %109, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %105, %103 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %103, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = shl i32 %32, 16
  %35 = bitcast i32 %34 to float
  %36 = and i32 %32, -65536
  %37 = bitcast i32 %36 to float
  %38 = fcmp uno float %35, 0.000000e+00
  %39 = fcmp uno float %37, 0.000000e+00
  br label %40

40:
  %41 = phi i32 [ %33, %29 ], [ %94, %90 ]
  %42 = shl i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fcmp uno float %43, 0.000000e+00
  %45 = select i1 %44, i1 true, i1 %38
  %46 = select i1 %44, float %35, float %43
  br i1 %45, label %55, label %47

47:
  %48 = fcmp oeq float %43, %35
  br i1 %48, label %49, label %52

49:
  %50 = or i32 %42, %34
  %51 = bitcast i32 %50 to float
  br label %55

52:
  %53 = fcmp olt float %43, %35
  %54 = select i1 %53, float %43, float %35
  br label %55

55:
  %56 = phi float [ %54, %52 ], [ %46, %40 ], [ %51, %49 ]
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %65

58:
  %59 = bitcast float %56 to i32
  %60 = add i32 %59, 32767
  %61 = lshr i32 %59, 16
  %62 = and i32 %61, 1
  %63 = add i32 %60, %62
  %64 = lshr i32 %63, 16
  br label %65

65:
  %66 = phi i32 [ %64, %58 ], [ 32767, %55 ]
  %67 = and i32 %41, -65536
  %68 = bitcast i32 %67 to float
  %69 = fcmp uno float %68, 0.000000e+00
  %70 = select i1 %69, i1 true, i1 %39
  %71 = select i1 %69, float %37, float %68
  br i1 %70, label %80, label %72

72:
  %73 = fcmp oeq float %68, %37
  br i1 %73, label %74, label %77

74:
  %75 = or i32 %67, %36
  %76 = bitcast i32 %75 to float
  br label %80

77:
  %78 = fcmp olt float %68, %37
  %79 = select i1 %78, float %68, float %37
  br label %80

80:
  %81 = phi float [ %79, %77 ], [ %71, %65 ], [ %76, %74 ]
  %82 = fcmp ord float %81, 0.000000e+00
  br i1 %82, label %83, label %90

83:
  %84 = bitcast float %81 to i32
  %85 = add i32 %84, 32767
  %86 = lshr i32 %84, 16
  %87 = and i32 %86, 1
  %88 = add i32 %85, %87
  %89 = and i32 %88, -65536
  br label %90

90:
  %91 = phi i32 [ %89, %83 ], [ 2147418112, %80 ]
  %92 = or disjoint i32 %91, %66
  %93 = cmpxchg ptr %30, i32 %41, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 0
  %95 = extractvalue { i32, i1 } %93, 1
  br i1 %95, label %96, label %40

96:
  %97 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %41, ptr %97, align 4
  %98 = load volatile i32, ptr %30, align 4
  %99 = icmp ne i32 %98, %41
  %100 = zext i1 %99 to i32
  %101 = load i32, ptr %20, align 8
  %102 = or i32 %101, %100
  store i32 %102, ptr %20, align 8
  br label %103

103:
  %104 = add i32 %22, -1
  %105 = and i32 %104, %22
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %21

107:
  %108 = load <32 x i32>, ptr %9, align 64
  br label %109

109:
  %110 = phi <32 x i32> [ %108, %107 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %110
}

define <32 x i32> @atom_max_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  br i1 %18, label %109, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %21

21:
  %22 = phi i32 [ %2, %19 ], [ %105, %103 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %103, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = shl i32 %32, 16
  %35 = bitcast i32 %34 to float
  %36 = and i32 %32, -65536
  %37 = bitcast i32 %36 to float
  %38 = fcmp uno float %35, 0.000000e+00
  %39 = fcmp uno float %37, 0.000000e+00
  br label %40

40:
  %41 = phi i32 [ %33, %29 ], [ %94, %90 ]
  %42 = shl i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fcmp uno float %43, 0.000000e+00
  %45 = select i1 %44, i1 true, i1 %38
  %46 = select i1 %44, float %35, float %43
  br i1 %45, label %55, label %47

47:
  %48 = fcmp oeq float %43, %35
  br i1 %48, label %49, label %52

49:
  %50 = and i32 %42, %34
  %51 = bitcast i32 %50 to float
  br label %55

52:
  %53 = fcmp olt float %43, %35
  %54 = select i1 %53, float %35, float %43
  br label %55

55:
  %56 = phi float [ %54, %52 ], [ %46, %40 ], [ %51, %49 ]
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %65

58:
  %59 = bitcast float %56 to i32
  %60 = add i32 %59, 32767
  %61 = lshr i32 %59, 16
  %62 = and i32 %61, 1
  %63 = add i32 %60, %62
  %64 = lshr i32 %63, 16
  br label %65

65:
  %66 = phi i32 [ %64, %58 ], [ 32767, %55 ]
  %67 = and i32 %41, -65536
  %68 = bitcast i32 %67 to float
  %69 = fcmp uno float %68, 0.000000e+00
  %70 = select i1 %69, i1 true, i1 %39
  %71 = select i1 %69, float %37, float %68
  br i1 %70, label %80, label %72

72:
  %73 = fcmp oeq float %68, %37
  br i1 %73, label %74, label %77

74:
  %75 = and i32 %41, %36
  %76 = bitcast i32 %75 to float
  br label %80

77:
  %78 = fcmp olt float %68, %37
  %79 = select i1 %78, float %37, float %68
  br label %80

80:
  %81 = phi float [ %79, %77 ], [ %71, %65 ], [ %76, %74 ]
  %82 = fcmp ord float %81, 0.000000e+00
  br i1 %82, label %83, label %90

83:
  %84 = bitcast float %81 to i32
  %85 = add i32 %84, 32767
  %86 = lshr i32 %84, 16
  %87 = and i32 %86, 1
  %88 = add i32 %85, %87
  %89 = and i32 %88, -65536
  br label %90

90:
  %91 = phi i32 [ %89, %83 ], [ 2147418112, %80 ]
  %92 = or disjoint i32 %91, %66
  %93 = cmpxchg ptr %30, i32 %41, i32 %92 seq_cst seq_cst, align 4
  %94 = extractvalue { i32, i1 } %93, 0
  %95 = extractvalue { i32, i1 } %93, 1
  br i1 %95, label %96, label %40

96:
  %97 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %41, ptr %97, align 4
  %98 = load volatile i32, ptr %30, align 4
  %99 = icmp ne i32 %98, %41
  %100 = zext i1 %99 to i32
  %101 = load i32, ptr %20, align 8
  %102 = or i32 %101, %100
  store i32 %102, ptr %20, align 8
  br label %103

103:
  %104 = add i32 %22, -1
  %105 = and i32 %104, %22
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %107, label %21

107:
  %108 = load <32 x i32>, ptr %9, align 64
  br label %109

109:
  %110 = phi <32 x i32> [ %108, %107 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %110
}

define <32 x i32> @atom_inc_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %29 ], [ %40, %34 ]
  %36 = icmp ult i32 %35, %32
  %37 = add i32 %35, 1
  %38 = select i1 %36, i32 %37, i32 0
  %39 = cmpxchg ptr %30, i32 %35, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  br i1 %41, label %42, label %34

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %35, ptr %43, align 4
  %44 = load volatile i32, ptr %30, align 4
  %45 = icmp ne i32 %44, %35
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

define <32 x i32> @atom_dec_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  br label %34

34:
  %35 = phi i32 [ %33, %29 ], [ %39, %34 ]
  %36 = add i32 %35, -1
  %37 = call i32 @llvm.umin.i32(i32 %36, i32 %32)
  %38 = cmpxchg ptr %30, i32 %35, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %41, label %34

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %35, ptr %42, align 4
  %43 = load volatile i32, ptr %30, align 4
  %44 = icmp ne i32 %43, %35
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

define <32 x i32> @atom_add_f32_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %31 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = load i32, ptr %30, align 4
  %34 = bitcast i32 %32 to float
  %35 = and i64 %26, -1099511627776
  %36 = icmp eq i64 %35, 1099511627776
  %37 = and i32 %32, 2139095040
  %38 = icmp eq i32 %37, 0
  %39 = and i32 %32, -2147483648
  %40 = bitcast i32 %39 to float
  %41 = select i1 %38, float %40, float %34
  br label %42

42:
  %43 = phi i32 [ %33, %29 ], [ %68, %65 ]
  %44 = bitcast i32 %43 to float
  br i1 %36, label %45, label %50

45:
  %46 = fadd float %34, %44
  %47 = fcmp ord float %46, 0.000000e+00
  br i1 %47, label %48, label %65

48:
  %49 = bitcast float %46 to i32
  br label %65

50:
  %51 = and i32 %43, 2139095040
  %52 = icmp eq i32 %51, 0
  %53 = and i32 %43, -2147483648
  %54 = bitcast i32 %53 to float
  %55 = select i1 %52, float %54, float %44
  %56 = fadd float %41, %55
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
  %66 = phi i32 [ 2147483647, %45 ], [ %49, %48 ], [ 2147483647, %62 ], [ %61, %60 ], [ %57, %64 ]
  %67 = cmpxchg ptr %30, i32 %43, i32 %66 seq_cst seq_cst, align 4
  %68 = extractvalue { i32, i1 } %67, 0
  %69 = extractvalue { i32, i1 } %67, 1
  br i1 %69, label %70, label %42

70:
  %71 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %43, ptr %71, align 4
  %72 = load volatile i32, ptr %30, align 4
  %73 = icmp ne i32 %72, %43
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

define <32 x i64> @atom_add_f64_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %32 = load double, ptr %31, align 8
  %33 = load i64, ptr %30, align 8
  br label %34

34:
  %35 = phi i64 [ %33, %29 ], [ %40, %34 ]
  %36 = bitcast i64 %35 to double
  %37 = fadd double %32, %36
  %38 = bitcast double %37 to i64
  %39 = cmpxchg ptr %30, i64 %35, i64 %38 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 0
  %41 = extractvalue { i64, i1 } %39, 1
  br i1 %41, label %42, label %34

42:
  %43 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %35, ptr %43, align 8
  %44 = load volatile i64, ptr %30, align 8
  %45 = icmp ne i64 %44, %35
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

define <32 x i16> @atom_exch_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = atomicrmw xchg ptr %32, i16 %34 seq_cst, align 2
  %36 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %35, ptr %36, align 2
  %37 = load volatile i16, ptr %32, align 2
  %38 = icmp ne i16 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i16>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i16> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %49
}

define <32 x i16> @atom_cas_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
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
  %17 = zext <32 x i32> %3 to <32 x i64>
  %18 = or disjoint <32 x i64> %17, splat (i64 1649267441664)
  br i1 %16, label %19, label %20

19:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %18, i32 %4)
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %22

20:
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %52, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %24

24:
  %25 = phi i32 [ %2, %22 ], [ %48, %46 ]
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %8, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = call i64 @translate(ptr %0, ptr %1, i32 %26, i64 %29, i64 2, i32 %4)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %46, label %32

32:
  %33 = inttoptr i64 %30 to ptr
  %34 = getelementptr inbounds nuw i16, ptr %11, i64 %27
  %35 = load i16, ptr %34, align 2
  %36 = getelementptr inbounds nuw i16, ptr %10, i64 %27
  %37 = load i16, ptr %36, align 2
  %38 = cmpxchg ptr %33, i16 %35, i16 %37 seq_cst seq_cst, align 2
  %39 = extractvalue { i16, i1 } %38, 0
  %40 = getelementptr inbounds nuw i16, ptr %9, i64 %27
  store i16 %39, ptr %40, align 2
  %41 = load volatile i16, ptr %33, align 2
  %42 = icmp ne i16 %41, %39
  %43 = zext i1 %42 to i32
  %44 = load i32, ptr %23, align 8
  %45 = or i32 %44, %43
  store i32 %45, ptr %23, align 8
  br label %46

46:
  %47 = add i32 %25, -1
  %48 = and i32 %47, %25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %24

50:
  %51 = load <32 x i16>, ptr %9, align 64
  br label %52

52:
  %53 = phi <32 x i16> [ %51, %50 ], [ zeroinitializer, %20 ]
  ret <32 x i16> %53
}

define <32 x i128> @atom_exch_shared_128(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 16, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i128, ptr %10, i64 %26
  %34 = load i128, ptr %33, align 16
  %35 = atomicrmw xchg ptr %32, i128 %34 seq_cst, align 16
  %36 = getelementptr inbounds nuw i128, ptr %9, i64 %26
  store i128 %35, ptr %36, align 16
  %37 = load volatile i128, ptr %32, align 16
  %38 = icmp ne i128 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i128>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i128> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i128> %49
}

define <32 x i128> @atom_cas_shared_128(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
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
  %17 = zext <32 x i32> %3 to <32 x i64>
  %18 = or disjoint <32 x i64> %17, splat (i64 1649267441664)
  br i1 %16, label %19, label %20

19:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %18, i32 %4)
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  br label %22

20:
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i128> zeroinitializer, ptr %9, align 64
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %52, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %24

24:
  %25 = phi i32 [ %2, %22 ], [ %48, %46 ]
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %8, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = call i64 @translate(ptr %0, ptr %1, i32 %26, i64 %29, i64 16, i32 %4)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %46, label %32

32:
  %33 = inttoptr i64 %30 to ptr
  %34 = getelementptr inbounds nuw i128, ptr %11, i64 %27
  %35 = load i128, ptr %34, align 16
  %36 = getelementptr inbounds nuw i128, ptr %10, i64 %27
  %37 = load i128, ptr %36, align 16
  %38 = cmpxchg ptr %33, i128 %35, i128 %37 seq_cst seq_cst, align 16
  %39 = extractvalue { i128, i1 } %38, 0
  %40 = getelementptr inbounds nuw i128, ptr %9, i64 %27
  store i128 %39, ptr %40, align 16
  %41 = load volatile i128, ptr %33, align 16
  %42 = icmp ne i128 %41, %39
  %43 = zext i1 %42 to i32
  %44 = load i32, ptr %23, align 8
  %45 = or i32 %44, %43
  store i32 %45, ptr %23, align 8
  br label %46

46:
  %47 = add i32 %25, -1
  %48 = and i32 %47, %25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %24

50:
  %51 = load <32 x i128>, ptr %9, align 64
  br label %52

52:
  %53 = phi <32 x i128> [ %51, %50 ], [ zeroinitializer, %20 ]
  ret <32 x i128> %53
}

define <32 x i32> @atom_exch_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = atomicrmw xchg ptr %32, i32 %34 seq_cst, align 4
  %36 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %35, ptr %36, align 4
  %37 = load volatile i32, ptr %32, align 4
  %38 = icmp ne i32 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i32>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i32> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %49
}

define <32 x i32> @atom_cas_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
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
  %17 = zext <32 x i32> %3 to <32 x i64>
  %18 = or disjoint <32 x i64> %17, splat (i64 1649267441664)
  br i1 %16, label %19, label %20

19:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %18, i32 %4)
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %22

20:
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %52, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %24

24:
  %25 = phi i32 [ %2, %22 ], [ %48, %46 ]
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %8, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = call i64 @translate(ptr %0, ptr %1, i32 %26, i64 %29, i64 4, i32 %4)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %46, label %32

32:
  %33 = inttoptr i64 %30 to ptr
  %34 = getelementptr inbounds nuw i32, ptr %11, i64 %27
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i32, ptr %10, i64 %27
  %37 = load i32, ptr %36, align 4
  %38 = cmpxchg ptr %33, i32 %35, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = getelementptr inbounds nuw i32, ptr %9, i64 %27
  store i32 %39, ptr %40, align 4
  %41 = load volatile i32, ptr %33, align 4
  %42 = icmp ne i32 %41, %39
  %43 = zext i1 %42 to i32
  %44 = load i32, ptr %23, align 8
  %45 = or i32 %44, %43
  store i32 %45, ptr %23, align 8
  br label %46

46:
  %47 = add i32 %25, -1
  %48 = and i32 %47, %25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %24

50:
  %51 = load <32 x i32>, ptr %9, align 64
  br label %52

52:
  %53 = phi <32 x i32> [ %51, %50 ], [ zeroinitializer, %20 ]
  ret <32 x i32> %53
}

define <32 x i32> @atom_add_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = atomicrmw add ptr %32, i32 %34 seq_cst, align 4
  %36 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %35, ptr %36, align 4
  %37 = load volatile i32, ptr %32, align 4
  %38 = icmp ne i32 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i32>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i32> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %49
}

define <32 x i32> @atom_and_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = atomicrmw and ptr %32, i32 %34 seq_cst, align 4
  %36 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %35, ptr %36, align 4
  %37 = load volatile i32, ptr %32, align 4
  %38 = icmp ne i32 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i32>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i32> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %49
}

define <32 x i32> @atom_or_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = atomicrmw or ptr %32, i32 %34 seq_cst, align 4
  %36 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %35, ptr %36, align 4
  %37 = load volatile i32, ptr %32, align 4
  %38 = icmp ne i32 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i32>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i32> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %49
}

define <32 x i32> @atom_xor_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = atomicrmw xor ptr %32, i32 %34 seq_cst, align 4
  %36 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %35, ptr %36, align 4
  %37 = load volatile i32, ptr %32, align 4
  %38 = icmp ne i32 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i32>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i32> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %49
}

define <32 x i32> @atom_min_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ %40, %36 ]
  %38 = call i32 @llvm.smin.i32(i32 %37, i32 %34)
  %39 = cmpxchg ptr %32, i32 %37, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %37, ptr %43, align 4
  %44 = load volatile i32, ptr %32, align 4
  %45 = icmp ne i32 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i32>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %56
}

define <32 x i32> @atom_max_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ %40, %36 ]
  %38 = call i32 @llvm.smax.i32(i32 %37, i32 %34)
  %39 = cmpxchg ptr %32, i32 %37, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %37, ptr %43, align 4
  %44 = load volatile i32, ptr %32, align 4
  %45 = icmp ne i32 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i32>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %56
}

define <32 x i32> @atom_umin_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ %40, %36 ]
  %38 = call i32 @llvm.umin.i32(i32 %37, i32 %34)
  %39 = cmpxchg ptr %32, i32 %37, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %37, ptr %43, align 4
  %44 = load volatile i32, ptr %32, align 4
  %45 = icmp ne i32 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i32>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %56
}

define <32 x i32> @atom_umax_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ %40, %36 ]
  %38 = call i32 @llvm.umax.i32(i32 %37, i32 %34)
  %39 = cmpxchg ptr %32, i32 %37, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %37, ptr %43, align 4
  %44 = load volatile i32, ptr %32, align 4
  %45 = icmp ne i32 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i32>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %56
}

define <32 x i64> @atom_exch_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = atomicrmw xchg ptr %32, i64 %34 seq_cst, align 8
  %36 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %35, ptr %36, align 8
  %37 = load volatile i64, ptr %32, align 8
  %38 = icmp ne i64 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i64>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i64> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %49
}

define <32 x i64> @atom_cas_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
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
  %17 = zext <32 x i32> %3 to <32 x i64>
  %18 = or disjoint <32 x i64> %17, splat (i64 1649267441664)
  br i1 %16, label %19, label %20

19:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %18, i32 %4)
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %22

20:
  store <32 x i64> %18, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %52, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %24

24:
  %25 = phi i32 [ %2, %22 ], [ %48, %46 ]
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %8, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = call i64 @translate(ptr %0, ptr %1, i32 %26, i64 %29, i64 8, i32 %4)
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %46, label %32

32:
  %33 = inttoptr i64 %30 to ptr
  %34 = getelementptr inbounds nuw i64, ptr %11, i64 %27
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i64, ptr %10, i64 %27
  %37 = load i64, ptr %36, align 8
  %38 = cmpxchg ptr %33, i64 %35, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = getelementptr inbounds nuw i64, ptr %9, i64 %27
  store i64 %39, ptr %40, align 8
  %41 = load volatile i64, ptr %33, align 8
  %42 = icmp ne i64 %41, %39
  %43 = zext i1 %42 to i32
  %44 = load i32, ptr %23, align 8
  %45 = or i32 %44, %43
  store i32 %45, ptr %23, align 8
  br label %46

46:
  %47 = add i32 %25, -1
  %48 = and i32 %47, %25
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %24

50:
  %51 = load <32 x i64>, ptr %9, align 64
  br label %52

52:
  %53 = phi <32 x i64> [ %51, %50 ], [ zeroinitializer, %20 ]
  ret <32 x i64> %53
}

define <32 x i64> @atom_add_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = atomicrmw add ptr %32, i64 %34 seq_cst, align 8
  %36 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %35, ptr %36, align 8
  %37 = load volatile i64, ptr %32, align 8
  %38 = icmp ne i64 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i64>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i64> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %49
}

define <32 x i64> @atom_and_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = atomicrmw and ptr %32, i64 %34 seq_cst, align 8
  %36 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %35, ptr %36, align 8
  %37 = load volatile i64, ptr %32, align 8
  %38 = icmp ne i64 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i64>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i64> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %49
}

define <32 x i64> @atom_or_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = atomicrmw or ptr %32, i64 %34 seq_cst, align 8
  %36 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %35, ptr %36, align 8
  %37 = load volatile i64, ptr %32, align 8
  %38 = icmp ne i64 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i64>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i64> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %49
}

define <32 x i64> @atom_xor_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %48, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %44, %42 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %42, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = atomicrmw xor ptr %32, i64 %34 seq_cst, align 8
  %36 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %35, ptr %36, align 8
  %37 = load volatile i64, ptr %32, align 8
  %38 = icmp ne i64 %37, %35
  %39 = zext i1 %38 to i32
  %40 = load i32, ptr %22, align 8
  %41 = or i32 %40, %39
  store i32 %41, ptr %22, align 8
  br label %42

42:
  %43 = add i32 %24, -1
  %44 = and i32 %43, %24
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %23

46:
  %47 = load <32 x i64>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i64> [ %47, %46 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %49
}

define <32 x i64> @atom_min_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ %40, %36 ]
  %38 = call i64 @llvm.smin.i64(i64 %37, i64 %34)
  %39 = cmpxchg ptr %32, i64 %37, i64 %38 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 0
  %41 = extractvalue { i64, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %37, ptr %43, align 8
  %44 = load volatile i64, ptr %32, align 8
  %45 = icmp ne i64 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i64>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i64> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %56
}

define <32 x i64> @atom_max_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ %40, %36 ]
  %38 = call i64 @llvm.smax.i64(i64 %37, i64 %34)
  %39 = cmpxchg ptr %32, i64 %37, i64 %38 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 0
  %41 = extractvalue { i64, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %37, ptr %43, align 8
  %44 = load volatile i64, ptr %32, align 8
  %45 = icmp ne i64 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i64>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i64> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %56
}

define <32 x i64> @atom_umin_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ %40, %36 ]
  %38 = call i64 @llvm.umin.i64(i64 %37, i64 %34)
  %39 = cmpxchg ptr %32, i64 %37, i64 %38 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 0
  %41 = extractvalue { i64, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %37, ptr %43, align 8
  %44 = load volatile i64, ptr %32, align 8
  %45 = icmp ne i64 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i64>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i64> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %56
}

define <32 x i64> @atom_umax_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %51, %49 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ %40, %36 ]
  %38 = call i64 @llvm.umax.i64(i64 %37, i64 %34)
  %39 = cmpxchg ptr %32, i64 %37, i64 %38 seq_cst seq_cst, align 8
  %40 = extractvalue { i64, i1 } %39, 0
  %41 = extractvalue { i64, i1 } %39, 1
  br i1 %41, label %42, label %36

42:
  %43 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %37, ptr %43, align 8
  %44 = load volatile i64, ptr %32, align 8
  %45 = icmp ne i64 %44, %37
  %46 = zext i1 %45 to i32
  %47 = load i32, ptr %22, align 8
  %48 = or i32 %47, %46
  store i32 %48, ptr %22, align 8
  br label %49

49:
  %50 = add i32 %24, -1
  %51 = and i32 %50, %24
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %23

53:
  %54 = load <32 x i64>, ptr %9, align 64
  br label %55

55:
  %56 = phi <32 x i64> [ %54, %53 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %56
}

define <32 x i16> @atom_add_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %60, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %56, %54 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %54, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = load i16, ptr %32, align 2
  %36 = call float @llvm.convert.from.fp16.f32(i16 %34)
  br label %37

37:
  %38 = phi i16 [ %35, %31 ], [ %45, %37 ]
  %39 = call float @llvm.convert.from.fp16.f32(i16 %38)
  %40 = fadd float %36, %39
  %41 = call i16 @llvm.convert.to.fp16.f32(float %40)
  %42 = fcmp ord float %40, 0.000000e+00
  %43 = select i1 %42, i16 %41, i16 32767
  %44 = cmpxchg ptr %32, i16 %38, i16 %43 seq_cst seq_cst, align 2
  %45 = extractvalue { i16, i1 } %44, 0
  %46 = extractvalue { i16, i1 } %44, 1
  br i1 %46, label %47, label %37

47:
  %48 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %38, ptr %48, align 2
  %49 = load volatile i16, ptr %32, align 2
  %50 = icmp ne i16 %49, %38
  %51 = zext i1 %50 to i32
  %52 = load i32, ptr %22, align 8
  %53 = or i32 %52, %51
  store i32 %53, ptr %22, align 8
  br label %54

54:
  %55 = add i32 %24, -1
  %56 = and i32 %55, %24
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %23

58:
  %59 = load <32 x i16>, ptr %9, align 64
  br label %60

60:
  %61 = phi <32 x i16> [ %59, %58 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %61
}

define <32 x i16> @atom_min_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %70, %68 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %68, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = load i16, ptr %32, align 2
  %36 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %37 = bitcast float %36 to i32
  br label %38

38:
  %39 = phi i16 [ %35, %31 ], [ %59, %53 ]
  %40 = call float @llvm.convert.from.fp16.f32(i16 %39)
  %41 = fcmp uno float %40, 0.000000e+00
  %42 = fcmp uno float %40, %36
  %43 = select i1 %41, float %36, float %40
  br i1 %42, label %53, label %44

44:
  %45 = fcmp oeq float %40, %36
  br i1 %45, label %46, label %50

46:
  %47 = bitcast float %40 to i32
  %48 = or i32 %47, %37
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %40, %36
  %52 = select i1 %51, float %40, float %36
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %43, %38 ], [ %49, %46 ]
  %55 = call i16 @llvm.convert.to.fp16.f32(float %54)
  %56 = fcmp ord float %54, 0.000000e+00
  %57 = select i1 %56, i16 %55, i16 32767
  %58 = cmpxchg ptr %32, i16 %39, i16 %57 seq_cst seq_cst, align 2
  %59 = extractvalue { i16, i1 } %58, 0
  %60 = extractvalue { i16, i1 } %58, 1
  br i1 %60, label %61, label %38

61:
  %62 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %39, ptr %62, align 2
  %63 = load volatile i16, ptr %32, align 2
  %64 = icmp ne i16 %63, %39
  %65 = zext i1 %64 to i32
  %66 = load i32, ptr %22, align 8
  %67 = or i32 %66, %65
  store i32 %67, ptr %22, align 8
  br label %68

68:
  %69 = add i32 %24, -1
  %70 = and i32 %69, %24
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %23

72:
  %73 = load <32 x i16>, ptr %9, align 64
  br label %74

74:
  %75 = phi <32 x i16> [ %73, %72 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %75
}

define <32 x i16> @atom_max_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %70, %68 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %68, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = load i16, ptr %32, align 2
  %36 = call float @llvm.convert.from.fp16.f32(i16 %34)
  %37 = bitcast float %36 to i32
  br label %38

38:
  %39 = phi i16 [ %35, %31 ], [ %59, %53 ]
  %40 = call float @llvm.convert.from.fp16.f32(i16 %39)
  %41 = fcmp uno float %40, 0.000000e+00
  %42 = fcmp uno float %40, %36
  %43 = select i1 %41, float %36, float %40
  br i1 %42, label %53, label %44

44:
  %45 = fcmp oeq float %40, %36
  br i1 %45, label %46, label %50

46:
  %47 = bitcast float %40 to i32
  %48 = and i32 %47, %37
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %40, %36
  %52 = select i1 %51, float %36, float %40
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %43, %38 ], [ %49, %46 ]
  %55 = call i16 @llvm.convert.to.fp16.f32(float %54)
  %56 = fcmp ord float %54, 0.000000e+00
  %57 = select i1 %56, i16 %55, i16 32767
  %58 = cmpxchg ptr %32, i16 %39, i16 %57 seq_cst seq_cst, align 2
  %59 = extractvalue { i16, i1 } %58, 0
  %60 = extractvalue { i16, i1 } %58, 1
  br i1 %60, label %61, label %38

61:
  %62 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %39, ptr %62, align 2
  %63 = load volatile i16, ptr %32, align 2
  %64 = icmp ne i16 %63, %39
  %65 = zext i1 %64 to i32
  %66 = load i32, ptr %22, align 8
  %67 = or i32 %66, %65
  store i32 %67, ptr %22, align 8
  br label %68

68:
  %69 = add i32 %24, -1
  %70 = and i32 %69, %24
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %23

72:
  %73 = load <32 x i16>, ptr %9, align 64
  br label %74

74:
  %75 = phi <32 x i16> [ %73, %72 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %75
}

define <32 x i16> @atom_add_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %72, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %68, %66 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %66, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = load i16, ptr %32, align 2
  %36 = zext i16 %34 to i32
  %37 = shl nuw i32 %36, 16
  %38 = bitcast i32 %37 to float
  br label %39

39:
  %40 = phi i16 [ %35, %31 ], [ %57, %54 ]
  %41 = zext i16 %40 to i32
  %42 = shl nuw i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fadd float %38, %43
  %45 = fcmp ord float %44, 0.000000e+00
  br i1 %45, label %46, label %54

46:
  %47 = bitcast float %44 to i32
  %48 = add i32 %47, 32767
  %49 = lshr i32 %47, 16
  %50 = and i32 %49, 1
  %51 = add i32 %48, %50
  %52 = lshr i32 %51, 16
  %53 = trunc nuw i32 %52 to i16
  br label %54

54:
  %55 = phi i16 [ %53, %46 ], [ 32767, %39 ]
  %56 = cmpxchg ptr %32, i16 %40, i16 %55 seq_cst seq_cst, align 2
  %57 = extractvalue { i16, i1 } %56, 0
  %58 = extractvalue { i16, i1 } %56, 1
  br i1 %58, label %59, label %39

59:
  %60 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %40, ptr %60, align 2
  %61 = load volatile i16, ptr %32, align 2
  %62 = icmp ne i16 %61, %40
  %63 = zext i1 %62 to i32
  %64 = load i32, ptr %22, align 8
  %65 = or i32 %64, %63
  store i32 %65, ptr %22, align 8
  br label %66

66:
  %67 = add i32 %24, -1
  %68 = and i32 %67, %24
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %23

70:
  %71 = load <32 x i16>, ptr %9, align 64
  br label %72

72:
  %73 = phi <32 x i16> [ %71, %70 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %73
}

define <32 x i16> @atom_min_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %85, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %81, %79 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %79, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = load i16, ptr %32, align 2
  %36 = zext i16 %34 to i32
  %37 = shl nuw i32 %36, 16
  %38 = bitcast i32 %37 to float
  %39 = fcmp uno float %38, 0.000000e+00
  br label %40

40:
  %41 = phi i16 [ %35, %31 ], [ %70, %67 ]
  %42 = zext i16 %41 to i32
  %43 = shl nuw i32 %42, 16
  %44 = bitcast i32 %43 to float
  %45 = fcmp uno float %44, 0.000000e+00
  %46 = select i1 %45, i1 true, i1 %39
  %47 = select i1 %45, float %38, float %44
  br i1 %46, label %56, label %48

48:
  %49 = fcmp oeq float %44, %38
  br i1 %49, label %50, label %53

50:
  %51 = or i32 %43, %37
  %52 = bitcast i32 %51 to float
  br label %56

53:
  %54 = fcmp olt float %44, %38
  %55 = select i1 %54, float %44, float %38
  br label %56

56:
  %57 = phi float [ %55, %53 ], [ %47, %40 ], [ %52, %50 ]
  %58 = fcmp ord float %57, 0.000000e+00
  br i1 %58, label %59, label %67

59:
  %60 = bitcast float %57 to i32
  %61 = add i32 %60, 32767
  %62 = lshr i32 %60, 16
  %63 = and i32 %62, 1
  %64 = add i32 %61, %63
  %65 = lshr i32 %64, 16
  %66 = trunc nuw i32 %65 to i16
  br label %67

67:
  %68 = phi i16 [ %66, %59 ], [ 32767, %56 ]
  %69 = cmpxchg ptr %32, i16 %41, i16 %68 seq_cst seq_cst, align 2
  %70 = extractvalue { i16, i1 } %69, 0
  %71 = extractvalue { i16, i1 } %69, 1
  br i1 %71, label %72, label %40

72:
  %73 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %41, ptr %73, align 2
  %74 = load volatile i16, ptr %32, align 2
  %75 = icmp ne i16 %74, %41
  %76 = zext i1 %75 to i32
  %77 = load i32, ptr %22, align 8
  %78 = or i32 %77, %76
  store i32 %78, ptr %22, align 8
  br label %79

79:
  %80 = add i32 %24, -1
  %81 = and i32 %80, %24
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %23

83:
  %84 = load <32 x i16>, ptr %9, align 64
  br label %85

85:
  %86 = phi <32 x i16> [ %84, %83 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %86
}

define <32 x i16> @atom_max_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i16> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %85, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %81, %79 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %79, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = load i16, ptr %32, align 2
  %36 = zext i16 %34 to i32
  %37 = shl nuw i32 %36, 16
  %38 = bitcast i32 %37 to float
  %39 = fcmp uno float %38, 0.000000e+00
  br label %40

40:
  %41 = phi i16 [ %35, %31 ], [ %70, %67 ]
  %42 = zext i16 %41 to i32
  %43 = shl nuw i32 %42, 16
  %44 = bitcast i32 %43 to float
  %45 = fcmp uno float %44, 0.000000e+00
  %46 = select i1 %45, i1 true, i1 %39
  %47 = select i1 %45, float %38, float %44
  br i1 %46, label %56, label %48

48:
  %49 = fcmp oeq float %44, %38
  br i1 %49, label %50, label %53

50:
  %51 = and i32 %43, %37
  %52 = bitcast i32 %51 to float
  br label %56

53:
  %54 = fcmp olt float %44, %38
  %55 = select i1 %54, float %38, float %44
  br label %56

56:
  %57 = phi float [ %55, %53 ], [ %47, %40 ], [ %52, %50 ]
  %58 = fcmp ord float %57, 0.000000e+00
  br i1 %58, label %59, label %67

59:
  %60 = bitcast float %57 to i32
  %61 = add i32 %60, 32767
  %62 = lshr i32 %60, 16
  %63 = and i32 %62, 1
  %64 = add i32 %61, %63
  %65 = lshr i32 %64, 16
  %66 = trunc nuw i32 %65 to i16
  br label %67

67:
  %68 = phi i16 [ %66, %59 ], [ 32767, %56 ]
  %69 = cmpxchg ptr %32, i16 %41, i16 %68 seq_cst seq_cst, align 2
  %70 = extractvalue { i16, i1 } %69, 0
  %71 = extractvalue { i16, i1 } %69, 1
  br i1 %71, label %72, label %40

72:
  %73 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %41, ptr %73, align 2
  %74 = load volatile i16, ptr %32, align 2
  %75 = icmp ne i16 %74, %41
  %76 = zext i1 %75 to i32
  %77 = load i32, ptr %22, align 8
  %78 = or i32 %77, %76
  store i32 %78, ptr %22, align 8
  br label %79

79:
  %80 = add i32 %24, -1
  %81 = and i32 %80, %24
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %23

83:
  %84 = load <32 x i16>, ptr %9, align 64
  br label %85

85:
  %86 = phi <32 x i16> [ %84, %83 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %86
}

define <32 x i32> @atom_add_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %76, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %72, %70 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %70, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = trunc i32 %34 to i16
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = lshr i32 %34, 16
  %39 = trunc nuw i32 %38 to i16
  %40 = call float @llvm.convert.from.fp16.f32(i16 %39)
  br label %41

41:
  %42 = phi i32 [ %35, %31 ], [ %61, %41 ]
  %43 = trunc i32 %42 to i16
  %44 = call float @llvm.convert.from.fp16.f32(i16 %43)
  %45 = fadd float %37, %44
  %46 = call i16 @llvm.convert.to.fp16.f32(float %45)
  %47 = fcmp ord float %45, 0.000000e+00
  %48 = zext i16 %46 to i32
  %49 = select i1 %47, i32 %48, i32 32767
  %50 = lshr i32 %42, 16
  %51 = trunc nuw i32 %50 to i16
  %52 = call float @llvm.convert.from.fp16.f32(i16 %51)
  %53 = fadd float %40, %52
  %54 = call i16 @llvm.convert.to.fp16.f32(float %53)
  %55 = fcmp ord float %53, 0.000000e+00
  %56 = zext i16 %54 to i32
  %57 = shl nuw i32 %56, 16
  %58 = select i1 %55, i32 %57, i32 2147418112
  %59 = or disjoint i32 %58, %49
  %60 = cmpxchg ptr %32, i32 %42, i32 %59 seq_cst seq_cst, align 4
  %61 = extractvalue { i32, i1 } %60, 0
  %62 = extractvalue { i32, i1 } %60, 1
  br i1 %62, label %63, label %41

63:
  %64 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %42, ptr %64, align 4
  %65 = load volatile i32, ptr %32, align 4
  %66 = icmp ne i32 %65, %42
  %67 = zext i1 %66 to i32
  %68 = load i32, ptr %22, align 8
  %69 = or i32 %68, %67
  store i32 %69, ptr %22, align 8
  br label %70

70:
  %71 = add i32 %24, -1
  %72 = and i32 %71, %24
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %23

74:
  %75 = load <32 x i32>, ptr %9, align 64
  br label %76

76:
  %77 = phi <32 x i32> [ %75, %74 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %77
}

define <32 x i32> @atom_min_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %104, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %100, %98 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %98, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = trunc i32 %34 to i16
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = lshr i32 %34, 16
  %39 = trunc nuw i32 %38 to i16
  %40 = call float @llvm.convert.from.fp16.f32(i16 %39)
  %41 = bitcast float %37 to i32
  %42 = bitcast float %40 to i32
  br label %43

43:
  %44 = phi i32 [ %35, %31 ], [ %89, %80 ]
  %45 = trunc i32 %44 to i16
  %46 = call float @llvm.convert.from.fp16.f32(i16 %45)
  %47 = fcmp uno float %46, 0.000000e+00
  %48 = fcmp uno float %46, %37
  %49 = select i1 %47, float %37, float %46
  br i1 %48, label %59, label %50

50:
  %51 = fcmp oeq float %46, %37
  br i1 %51, label %52, label %56

52:
  %53 = bitcast float %46 to i32
  %54 = or i32 %53, %41
  %55 = bitcast i32 %54 to float
  br label %59

56:
  %57 = fcmp olt float %46, %37
  %58 = select i1 %57, float %46, float %37
  br label %59

59:
  %60 = phi float [ %58, %56 ], [ %49, %43 ], [ %55, %52 ]
  %61 = call i16 @llvm.convert.to.fp16.f32(float %60)
  %62 = fcmp ord float %60, 0.000000e+00
  %63 = zext i16 %61 to i32
  %64 = select i1 %62, i32 %63, i32 32767
  %65 = lshr i32 %44, 16
  %66 = trunc nuw i32 %65 to i16
  %67 = call float @llvm.convert.from.fp16.f32(i16 %66)
  %68 = fcmp uno float %67, 0.000000e+00
  %69 = fcmp uno float %67, %40
  %70 = select i1 %68, float %40, float %67
  br i1 %69, label %80, label %71

71:
  %72 = fcmp oeq float %67, %40
  br i1 %72, label %73, label %77

73:
  %74 = bitcast float %67 to i32
  %75 = or i32 %74, %42
  %76 = bitcast i32 %75 to float
  br label %80

77:
  %78 = fcmp olt float %67, %40
  %79 = select i1 %78, float %67, float %40
  br label %80

80:
  %81 = phi float [ %79, %77 ], [ %70, %59 ], [ %76, %73 ]
  %82 = call i16 @llvm.convert.to.fp16.f32(float %81)
  %83 = fcmp ord float %81, 0.000000e+00
  %84 = zext i16 %82 to i32
  %85 = shl nuw i32 %84, 16
  %86 = select i1 %83, i32 %85, i32 2147418112
  %87 = or disjoint i32 %86, %64
  %88 = cmpxchg ptr %32, i32 %44, i32 %87 seq_cst seq_cst, align 4
  %89 = extractvalue { i32, i1 } %88, 0
  %90 = extractvalue { i32, i1 } %88, 1
  br i1 %90, label %91, label %43

91:
  %92 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %44, ptr %92, align 4
  %93 = load volatile i32, ptr %32, align 4
  %94 = icmp ne i32 %93, %44
  %95 = zext i1 %94 to i32
  %96 = load i32, ptr %22, align 8
  %97 = or i32 %96, %95
  store i32 %97, ptr %22, align 8
  br label %98

98:
  %99 = add i32 %24, -1
  %100 = and i32 %99, %24
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %23

102:
  %103 = load <32 x i32>, ptr %9, align 64
  br label %104

104:
  %105 = phi <32 x i32> [ %103, %102 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %105
}

define <32 x i32> @atom_max_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %104, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %100, %98 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %98, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = trunc i32 %34 to i16
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = lshr i32 %34, 16
  %39 = trunc nuw i32 %38 to i16
  %40 = call float @llvm.convert.from.fp16.f32(i16 %39)
  %41 = bitcast float %37 to i32
  %42 = bitcast float %40 to i32
  br label %43

43:
  %44 = phi i32 [ %35, %31 ], [ %89, %80 ]
  %45 = trunc i32 %44 to i16
  %46 = call float @llvm.convert.from.fp16.f32(i16 %45)
  %47 = fcmp uno float %46, 0.000000e+00
  %48 = fcmp uno float %46, %37
  %49 = select i1 %47, float %37, float %46
  br i1 %48, label %59, label %50

50:
  %51 = fcmp oeq float %46, %37
  br i1 %51, label %52, label %56

52:
  %53 = bitcast float %46 to i32
  %54 = and i32 %53, %41
  %55 = bitcast i32 %54 to float
  br label %59

56:
  %57 = fcmp olt float %46, %37
  %58 = select i1 %57, float %37, float %46
  br label %59

59:
  %60 = phi float [ %58, %56 ], [ %49, %43 ], [ %55, %52 ]
  %61 = call i16 @llvm.convert.to.fp16.f32(float %60)
  %62 = fcmp ord float %60, 0.000000e+00
  %63 = zext i16 %61 to i32
  %64 = select i1 %62, i32 %63, i32 32767
  %65 = lshr i32 %44, 16
  %66 = trunc nuw i32 %65 to i16
  %67 = call float @llvm.convert.from.fp16.f32(i16 %66)
  %68 = fcmp uno float %67, 0.000000e+00
  %69 = fcmp uno float %67, %40
  %70 = select i1 %68, float %40, float %67
  br i1 %69, label %80, label %71

71:
  %72 = fcmp oeq float %67, %40
  br i1 %72, label %73, label %77

73:
  %74 = bitcast float %67 to i32
  %75 = and i32 %74, %42
  %76 = bitcast i32 %75 to float
  br label %80

77:
  %78 = fcmp olt float %67, %40
  %79 = select i1 %78, float %40, float %67
  br label %80

80:
  %81 = phi float [ %79, %77 ], [ %70, %59 ], [ %76, %73 ]
  %82 = call i16 @llvm.convert.to.fp16.f32(float %81)
  %83 = fcmp ord float %81, 0.000000e+00
  %84 = zext i16 %82 to i32
  %85 = shl nuw i32 %84, 16
  %86 = select i1 %83, i32 %85, i32 2147418112
  %87 = or disjoint i32 %86, %64
  %88 = cmpxchg ptr %32, i32 %44, i32 %87 seq_cst seq_cst, align 4
  %89 = extractvalue { i32, i1 } %88, 0
  %90 = extractvalue { i32, i1 } %88, 1
  br i1 %90, label %91, label %43

91:
  %92 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %44, ptr %92, align 4
  %93 = load volatile i32, ptr %32, align 4
  %94 = icmp ne i32 %93, %44
  %95 = zext i1 %94 to i32
  %96 = load i32, ptr %22, align 8
  %97 = or i32 %96, %95
  store i32 %97, ptr %22, align 8
  br label %98

98:
  %99 = add i32 %24, -1
  %100 = and i32 %99, %24
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %23

102:
  %103 = load <32 x i32>, ptr %9, align 64
  br label %104

104:
  %105 = phi <32 x i32> [ %103, %102 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %105
}

define <32 x i32> @atom_add_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %85, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %81, %79 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %79, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = shl i32 %34, 16
  %37 = bitcast i32 %36 to float
  %38 = and i32 %34, -65536
  %39 = bitcast i32 %38 to float
  br label %40

40:
  %41 = phi i32 [ %35, %31 ], [ %70, %66 ]
  %42 = shl i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fadd float %37, %43
  %45 = fcmp ord float %44, 0.000000e+00
  br i1 %45, label %46, label %53

46:
  %47 = bitcast float %44 to i32
  %48 = add i32 %47, 32767
  %49 = lshr i32 %47, 16
  %50 = and i32 %49, 1
  %51 = add i32 %48, %50
  %52 = lshr i32 %51, 16
  br label %53

53:
  %54 = phi i32 [ %52, %46 ], [ 32767, %40 ]
  %55 = and i32 %41, -65536
  %56 = bitcast i32 %55 to float
  %57 = fadd float %39, %56
  %58 = fcmp ord float %57, 0.000000e+00
  br i1 %58, label %59, label %66

59:
  %60 = bitcast float %57 to i32
  %61 = add i32 %60, 32767
  %62 = lshr i32 %60, 16
  %63 = and i32 %62, 1
  %64 = add i32 %61, %63
  %65 = and i32 %64, -65536
  br label %66

66:
  %67 = phi i32 [ %65, %59 ], [ 2147418112, %53 ]
  %68 = or disjoint i32 %67, %54
  %69 = cmpxchg ptr %32, i32 %41, i32 %68 seq_cst seq_cst, align 4
  %70 = extractvalue { i32, i1 } %69, 0
  %71 = extractvalue { i32, i1 } %69, 1
  br i1 %71, label %72, label %40

72:
  %73 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %41, ptr %73, align 4
  %74 = load volatile i32, ptr %32, align 4
  %75 = icmp ne i32 %74, %41
  %76 = zext i1 %75 to i32
  %77 = load i32, ptr %22, align 8
  %78 = or i32 %77, %76
  store i32 %78, ptr %22, align 8
  br label %79

79:
  %80 = add i32 %24, -1
  %81 = and i32 %80, %24
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %23

83:
  %84 = load <32 x i32>, ptr %9, align 64
  br label %85

85:
  %86 = phi <32 x i32> [ %84, %83 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %86
}

define <32 x i32> @atom_min_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %111, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %107, %105 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %105, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = shl i32 %34, 16
  %37 = bitcast i32 %36 to float
  %38 = and i32 %34, -65536
  %39 = bitcast i32 %38 to float
  %40 = fcmp uno float %37, 0.000000e+00
  %41 = fcmp uno float %39, 0.000000e+00
  br label %42

42:
  %43 = phi i32 [ %35, %31 ], [ %96, %92 ]
  %44 = shl i32 %43, 16
  %45 = bitcast i32 %44 to float
  %46 = fcmp uno float %45, 0.000000e+00
  %47 = select i1 %46, i1 true, i1 %40
  %48 = select i1 %46, float %37, float %45
  br i1 %47, label %57, label %49

49:
  %50 = fcmp oeq float %45, %37
  br i1 %50, label %51, label %54

51:
  %52 = or i32 %44, %36
  %53 = bitcast i32 %52 to float
  br label %57

54:
  %55 = fcmp olt float %45, %37
  %56 = select i1 %55, float %45, float %37
  br label %57

57:
  %58 = phi float [ %56, %54 ], [ %48, %42 ], [ %53, %51 ]
  %59 = fcmp ord float %58, 0.000000e+00
  br i1 %59, label %60, label %67

60:
  %61 = bitcast float %58 to i32
  %62 = add i32 %61, 32767
  %63 = lshr i32 %61, 16
  %64 = and i32 %63, 1
  %65 = add i32 %62, %64
  %66 = lshr i32 %65, 16
  br label %67

67:
  %68 = phi i32 [ %66, %60 ], [ 32767, %57 ]
  %69 = and i32 %43, -65536
  %70 = bitcast i32 %69 to float
  %71 = fcmp uno float %70, 0.000000e+00
  %72 = select i1 %71, i1 true, i1 %41
  %73 = select i1 %71, float %39, float %70
  br i1 %72, label %82, label %74

74:
  %75 = fcmp oeq float %70, %39
  br i1 %75, label %76, label %79

76:
  %77 = or i32 %69, %38
  %78 = bitcast i32 %77 to float
  br label %82

79:
  %80 = fcmp olt float %70, %39
  %81 = select i1 %80, float %70, float %39
  br label %82

82:
  %83 = phi float [ %81, %79 ], [ %73, %67 ], [ %78, %76 ]
  %84 = fcmp ord float %83, 0.000000e+00
  br i1 %84, label %85, label %92

85:
  %86 = bitcast float %83 to i32
  %87 = add i32 %86, 32767
  %88 = lshr i32 %86, 16
  %89 = and i32 %88, 1
  %90 = add i32 %87, %89
  %91 = and i32 %90, -65536
  br label %92

92:
  %93 = phi i32 [ %91, %85 ], [ 2147418112, %82 ]
  %94 = or disjoint i32 %93, %68
  %95 = cmpxchg ptr %32, i32 %43, i32 %94 seq_cst seq_cst, align 4
  %96 = extractvalue { i32, i1 } %95, 0
  %97 = extractvalue { i32, i1 } %95, 1
  br i1 %97, label %98, label %42

98:
  %99 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %43, ptr %99, align 4
  %100 = load volatile i32, ptr %32, align 4
  %101 = icmp ne i32 %100, %43
  %102 = zext i1 %101 to i32
  %103 = load i32, ptr %22, align 8
  %104 = or i32 %103, %102
  store i32 %104, ptr %22, align 8
  br label %105

105:
  %106 = add i32 %24, -1
  %107 = and i32 %106, %24
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %23

109:
  %110 = load <32 x i32>, ptr %9, align 64
  br label %111

111:
  %112 = phi <32 x i32> [ %110, %109 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %112
}

define <32 x i32> @atom_max_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %111, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %107, %105 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %105, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = shl i32 %34, 16
  %37 = bitcast i32 %36 to float
  %38 = and i32 %34, -65536
  %39 = bitcast i32 %38 to float
  %40 = fcmp uno float %37, 0.000000e+00
  %41 = fcmp uno float %39, 0.000000e+00
  br label %42

42:
  %43 = phi i32 [ %35, %31 ], [ %96, %92 ]
  %44 = shl i32 %43, 16
  %45 = bitcast i32 %44 to float
  %46 = fcmp uno float %45, 0.000000e+00
  %47 = select i1 %46, i1 true, i1 %40
  %48 = select i1 %46, float %37, float %45
  br i1 %47, label %57, label %49

49:
  %50 = fcmp oeq float %45, %37
  br i1 %50, label %51, label %54

51:
  %52 = and i32 %44, %36
  %53 = bitcast i32 %52 to float
  br label %57

54:
  %55 = fcmp olt float %45, %37
  %56 = select i1 %55, float %37, float %45
  br label %57

57:
  %58 = phi float [ %56, %54 ], [ %48, %42 ], [ %53, %51 ]
  %59 = fcmp ord float %58, 0.000000e+00
  br i1 %59, label %60, label %67

60:
  %61 = bitcast float %58 to i32
  %62 = add i32 %61, 32767
  %63 = lshr i32 %61, 16
  %64 = and i32 %63, 1
  %65 = add i32 %62, %64
  %66 = lshr i32 %65, 16
  br label %67

67:
  %68 = phi i32 [ %66, %60 ], [ 32767, %57 ]
  %69 = and i32 %43, -65536
  %70 = bitcast i32 %69 to float
  %71 = fcmp uno float %70, 0.000000e+00
  %72 = select i1 %71, i1 true, i1 %41
  %73 = select i1 %71, float %39, float %70
  br i1 %72, label %82, label %74

74:
  %75 = fcmp oeq float %70, %39
  br i1 %75, label %76, label %79

76:
  %77 = and i32 %43, %38
  %78 = bitcast i32 %77 to float
  br label %82

79:
  %80 = fcmp olt float %70, %39
  %81 = select i1 %80, float %39, float %70
  br label %82

82:
  %83 = phi float [ %81, %79 ], [ %73, %67 ], [ %78, %76 ]
  %84 = fcmp ord float %83, 0.000000e+00
  br i1 %84, label %85, label %92

85:
  %86 = bitcast float %83 to i32
  %87 = add i32 %86, 32767
  %88 = lshr i32 %86, 16
  %89 = and i32 %88, 1
  %90 = add i32 %87, %89
  %91 = and i32 %90, -65536
  br label %92

92:
  %93 = phi i32 [ %91, %85 ], [ 2147418112, %82 ]
  %94 = or disjoint i32 %93, %68
  %95 = cmpxchg ptr %32, i32 %43, i32 %94 seq_cst seq_cst, align 4
  %96 = extractvalue { i32, i1 } %95, 0
  %97 = extractvalue { i32, i1 } %95, 1
  br i1 %97, label %98, label %42

98:
  %99 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %43, ptr %99, align 4
  %100 = load volatile i32, ptr %32, align 4
  %101 = icmp ne i32 %100, %43
  %102 = zext i1 %101 to i32
  %103 = load i32, ptr %22, align 8
  %104 = or i32 %103, %102
  store i32 %104, ptr %22, align 8
  br label %105

105:
  %106 = add i32 %24, -1
  %107 = and i32 %106, %24
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %23

109:
  %110 = load <32 x i32>, ptr %9, align 64
  br label %111

111:
  %112 = phi <32 x i32> [ %110, %109 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %112
}

define <32 x i32> @atom_inc_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %57, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %53, %51 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %51, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ %42, %36 ]
  %38 = icmp ult i32 %37, %34
  %39 = add i32 %37, 1
  %40 = select i1 %38, i32 %39, i32 0
  %41 = cmpxchg ptr %32, i32 %37, i32 %40 seq_cst seq_cst, align 4
  %42 = extractvalue { i32, i1 } %41, 0
  %43 = extractvalue { i32, i1 } %41, 1
  br i1 %43, label %44, label %36

44:
  %45 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %37, ptr %45, align 4
  %46 = load volatile i32, ptr %32, align 4
  %47 = icmp ne i32 %46, %37
  %48 = zext i1 %47 to i32
  %49 = load i32, ptr %22, align 8
  %50 = or i32 %49, %48
  store i32 %50, ptr %22, align 8
  br label %51

51:
  %52 = add i32 %24, -1
  %53 = and i32 %52, %24
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %23

55:
  %56 = load <32 x i32>, ptr %9, align 64
  br label %57

57:
  %58 = phi <32 x i32> [ %56, %55 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %58
}

define <32 x i32> @atom_dec_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %56, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %52, %50 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %50, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  br label %36

36:
  %37 = phi i32 [ %35, %31 ], [ %41, %36 ]
  %38 = add i32 %37, -1
  %39 = call i32 @llvm.umin.i32(i32 %38, i32 %34)
  %40 = cmpxchg ptr %32, i32 %37, i32 %39 seq_cst seq_cst, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  %42 = extractvalue { i32, i1 } %40, 1
  br i1 %42, label %43, label %36

43:
  %44 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %37, ptr %44, align 4
  %45 = load volatile i32, ptr %32, align 4
  %46 = icmp ne i32 %45, %37
  %47 = zext i1 %46 to i32
  %48 = load i32, ptr %22, align 8
  %49 = or i32 %48, %47
  store i32 %49, ptr %22, align 8
  br label %50

50:
  %51 = add i32 %24, -1
  %52 = and i32 %51, %24
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %23

54:
  %55 = load <32 x i32>, ptr %9, align 64
  br label %56

56:
  %57 = phi <32 x i32> [ %55, %54 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %57
}

define <32 x i32> @atom_add_f32_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %85, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %81, %79 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %79, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %32, align 4
  %36 = bitcast i32 %34 to float
  %37 = and i64 %28, -1099511627776
  %38 = icmp eq i64 %37, 1099511627776
  %39 = and i32 %34, 2139095040
  %40 = icmp eq i32 %39, 0
  %41 = and i32 %34, -2147483648
  %42 = bitcast i32 %41 to float
  %43 = select i1 %40, float %42, float %36
  br label %44

44:
  %45 = phi i32 [ %35, %31 ], [ %70, %67 ]
  %46 = bitcast i32 %45 to float
  br i1 %38, label %47, label %52

47:
  %48 = fadd float %36, %46
  %49 = fcmp ord float %48, 0.000000e+00
  br i1 %49, label %50, label %67

50:
  %51 = bitcast float %48 to i32
  br label %67

52:
  %53 = and i32 %45, 2139095040
  %54 = icmp eq i32 %53, 0
  %55 = and i32 %45, -2147483648
  %56 = bitcast i32 %55 to float
  %57 = select i1 %54, float %56, float %46
  %58 = fadd float %43, %57
  %59 = bitcast float %58 to i32
  %60 = and i32 %59, 2139095040
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %64

62:
  %63 = and i32 %59, -2147483648
  br label %67

64:
  %65 = fcmp ord float %58, 0.000000e+00
  br i1 %65, label %66, label %67

66:
  br label %67

67:
  %68 = phi i32 [ 2147483647, %47 ], [ %51, %50 ], [ 2147483647, %64 ], [ %63, %62 ], [ %59, %66 ]
  %69 = cmpxchg ptr %32, i32 %45, i32 %68 seq_cst seq_cst, align 4
  %70 = extractvalue { i32, i1 } %69, 0
  %71 = extractvalue { i32, i1 } %69, 1
  br i1 %71, label %72, label %44

72:
  %73 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %45, ptr %73, align 4
  %74 = load volatile i32, ptr %32, align 4
  %75 = icmp ne i32 %74, %45
  %76 = zext i1 %75 to i32
  %77 = load i32, ptr %22, align 8
  %78 = or i32 %77, %76
  store i32 %78, ptr %22, align 8
  br label %79

79:
  %80 = add i32 %24, -1
  %81 = and i32 %80, %24
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %83, label %23

83:
  %84 = load <32 x i32>, ptr %9, align 64
  br label %85

85:
  %86 = phi <32 x i32> [ %84, %83 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %86
}

define <32 x i64> @atom_add_f64_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = load i32, ptr %11, align 8
  %13 = icmp ne i32 %12, 0
  %14 = icmp ne i32 %2, 0
  %15 = and i1 %14, %13
  %16 = zext <32 x i32> %3 to <32 x i64>
  %17 = or disjoint <32 x i64> %16, splat (i64 1649267441664)
  br i1 %15, label %18, label %19

18:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %17, i32 %4)
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  br label %21

19:
  store <32 x i64> %17, ptr %8, align 64
  store <32 x i64> zeroinitializer, ptr %9, align 64
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %57, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  br label %23

23:
  %24 = phi i32 [ %2, %21 ], [ %53, %51 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %51, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %34 = load double, ptr %33, align 8
  %35 = load i64, ptr %32, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ %42, %36 ]
  %38 = bitcast i64 %37 to double
  %39 = fadd double %34, %38
  %40 = bitcast double %39 to i64
  %41 = cmpxchg ptr %32, i64 %37, i64 %40 seq_cst seq_cst, align 8
  %42 = extractvalue { i64, i1 } %41, 0
  %43 = extractvalue { i64, i1 } %41, 1
  br i1 %43, label %44, label %36

44:
  %45 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %37, ptr %45, align 8
  %46 = load volatile i64, ptr %32, align 8
  %47 = icmp ne i64 %46, %37
  %48 = zext i1 %47 to i32
  %49 = load i32, ptr %22, align 8
  %50 = or i32 %49, %48
  store i32 %50, ptr %22, align 8
  br label %51

51:
  %52 = add i32 %24, -1
  %53 = and i32 %52, %24
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %23

55:
  %56 = load <32 x i64>, ptr %9, align 64
  br label %57

57:
  %58 = phi <32 x i64> [ %56, %55 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %58
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

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
