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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = atomicrmw xchg ptr %29, i16 %31 seq_cst, align 2
  %33 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %32, ptr %33, align 2
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i16>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i16> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %41
}

define <32 x i16> @atom_cas_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  store <32 x i16> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %19, label %44, label %20

20:
  br label %21

21:
  %22 = phi i32 [ %40, %38 ], [ %2, %20 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 2, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %38, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i16, ptr %11, i64 %24
  %32 = load i16, ptr %31, align 2
  %33 = getelementptr inbounds nuw i16, ptr %10, i64 %24
  %34 = load i16, ptr %33, align 2
  %35 = cmpxchg ptr %30, i16 %32, i16 %34 seq_cst seq_cst, align 2
  %36 = extractvalue { i16, i1 } %35, 0
  %37 = getelementptr inbounds nuw i16, ptr %9, i64 %24
  store i16 %36, ptr %37, align 2
  br label %38

38:
  %39 = add i32 %22, -1
  %40 = and i32 %39, %22
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %21

42:
  %43 = load <32 x i16>, ptr %9, align 64
  br label %44

44:
  %45 = phi <32 x i16> [ %43, %42 ], [ zeroinitializer, %18 ]
  ret <32 x i16> %45
}

define <32 x i128> @atom_exch_any_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 16, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i128, ptr %10, i64 %23
  %31 = load i128, ptr %30, align 16
  %32 = atomicrmw xchg ptr %29, i128 %31 seq_cst, align 16
  %33 = getelementptr inbounds nuw i128, ptr %9, i64 %23
  store i128 %32, ptr %33, align 16
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i128>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i128> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i128> %41
}

define <32 x i128> @atom_cas_any_128(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  store <32 x i128> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %19, label %44, label %20

20:
  br label %21

21:
  %22 = phi i32 [ %40, %38 ], [ %2, %20 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 16, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %38, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i128, ptr %11, i64 %24
  %32 = load i128, ptr %31, align 16
  %33 = getelementptr inbounds nuw i128, ptr %10, i64 %24
  %34 = load i128, ptr %33, align 16
  %35 = cmpxchg ptr %30, i128 %32, i128 %34 seq_cst seq_cst, align 16
  %36 = extractvalue { i128, i1 } %35, 0
  %37 = getelementptr inbounds nuw i128, ptr %9, i64 %24
  store i128 %36, ptr %37, align 16
  br label %38

38:
  %39 = add i32 %22, -1
  %40 = and i32 %39, %22
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %21

42:
  %43 = load <32 x i128>, ptr %9, align 64
  br label %44

44:
  %45 = phi <32 x i128> [ %43, %42 ], [ zeroinitializer, %18 ]
  ret <32 x i128> %45
}

define <32 x i32> @atom_exch_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = atomicrmw xchg ptr %29, i32 %31 seq_cst, align 4
  %33 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %32, ptr %33, align 4
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i32>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i32> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %41
}

define <32 x i32> @atom_cas_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  store <32 x i32> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %19, label %44, label %20

20:
  br label %21

21:
  %22 = phi i32 [ %40, %38 ], [ %2, %20 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 4, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %38, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i32, ptr %11, i64 %24
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i32, ptr %10, i64 %24
  %34 = load i32, ptr %33, align 4
  %35 = cmpxchg ptr %30, i32 %32, i32 %34 seq_cst seq_cst, align 4
  %36 = extractvalue { i32, i1 } %35, 0
  %37 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %36, ptr %37, align 4
  br label %38

38:
  %39 = add i32 %22, -1
  %40 = and i32 %39, %22
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %21

42:
  %43 = load <32 x i32>, ptr %9, align 64
  br label %44

44:
  %45 = phi <32 x i32> [ %43, %42 ], [ zeroinitializer, %18 ]
  ret <32 x i32> %45
}

define <32 x i32> @atom_add_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = atomicrmw add ptr %29, i32 %31 seq_cst, align 4
  %33 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %32, ptr %33, align 4
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i32>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i32> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %41
}

define <32 x i32> @atom_and_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = atomicrmw and ptr %29, i32 %31 seq_cst, align 4
  %33 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %32, ptr %33, align 4
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i32>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i32> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %41
}

define <32 x i32> @atom_or_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = atomicrmw or ptr %29, i32 %31 seq_cst, align 4
  %33 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %32, ptr %33, align 4
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i32>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i32> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %41
}

define <32 x i32> @atom_xor_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = atomicrmw xor ptr %29, i32 %31 seq_cst, align 4
  %33 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %32, ptr %33, align 4
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i32>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i32> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %41
}

define <32 x i32> @atom_min_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  br label %33

33:
  %34 = phi i32 [ %32, %28 ], [ %37, %33 ]
  %35 = call i32 @llvm.smin.i32(i32 %34, i32 %31)
  %36 = cmpxchg ptr %29, i32 %34, i32 %35 seq_cst seq_cst, align 4
  %37 = extractvalue { i32, i1 } %36, 0
  %38 = extractvalue { i32, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %34, ptr %40, align 4
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i32>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i32> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %48
}

define <32 x i32> @atom_max_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  br label %33

33:
  %34 = phi i32 [ %32, %28 ], [ %37, %33 ]
  %35 = call i32 @llvm.smax.i32(i32 %34, i32 %31)
  %36 = cmpxchg ptr %29, i32 %34, i32 %35 seq_cst seq_cst, align 4
  %37 = extractvalue { i32, i1 } %36, 0
  %38 = extractvalue { i32, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %34, ptr %40, align 4
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i32>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i32> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %48
}

define <32 x i32> @atom_umin_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  br label %33

33:
  %34 = phi i32 [ %32, %28 ], [ %37, %33 ]
  %35 = call i32 @llvm.umin.i32(i32 %34, i32 %31)
  %36 = cmpxchg ptr %29, i32 %34, i32 %35 seq_cst seq_cst, align 4
  %37 = extractvalue { i32, i1 } %36, 0
  %38 = extractvalue { i32, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %34, ptr %40, align 4
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i32>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i32> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %48
}

define <32 x i32> @atom_umax_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  br label %33

33:
  %34 = phi i32 [ %32, %28 ], [ %37, %33 ]
  %35 = call i32 @llvm.umax.i32(i32 %34, i32 %31)
  %36 = cmpxchg ptr %29, i32 %34, i32 %35 seq_cst seq_cst, align 4
  %37 = extractvalue { i32, i1 } %36, 0
  %38 = extractvalue { i32, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %34, ptr %40, align 4
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i32>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i32> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %48
}

define <32 x i64> @atom_exch_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = atomicrmw xchg ptr %29, i64 %31 seq_cst, align 8
  %33 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %32, ptr %33, align 8
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i64>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i64> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %41
}

define <32 x i64> @atom_cas_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %19, label %44, label %20

20:
  br label %21

21:
  %22 = phi i32 [ %40, %38 ], [ %2, %20 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = call i64 @translate(ptr %0, ptr %1, i32 %23, i64 %26, i64 8, i32 %4)
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %38, label %29

29:
  %30 = inttoptr i64 %27 to ptr
  %31 = getelementptr inbounds nuw i64, ptr %11, i64 %24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i64, ptr %10, i64 %24
  %34 = load i64, ptr %33, align 8
  %35 = cmpxchg ptr %30, i64 %32, i64 %34 seq_cst seq_cst, align 8
  %36 = extractvalue { i64, i1 } %35, 0
  %37 = getelementptr inbounds nuw i64, ptr %9, i64 %24
  store i64 %36, ptr %37, align 8
  br label %38

38:
  %39 = add i32 %22, -1
  %40 = and i32 %39, %22
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %42, label %21

42:
  %43 = load <32 x i64>, ptr %9, align 64
  br label %44

44:
  %45 = phi <32 x i64> [ %43, %42 ], [ zeroinitializer, %18 ]
  ret <32 x i64> %45
}

define <32 x i64> @atom_add_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = atomicrmw add ptr %29, i64 %31 seq_cst, align 8
  %33 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %32, ptr %33, align 8
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i64>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i64> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %41
}

define <32 x i64> @atom_and_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = atomicrmw and ptr %29, i64 %31 seq_cst, align 8
  %33 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %32, ptr %33, align 8
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i64>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i64> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %41
}

define <32 x i64> @atom_or_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = atomicrmw or ptr %29, i64 %31 seq_cst, align 8
  %33 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %32, ptr %33, align 8
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i64>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i64> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %41
}

define <32 x i64> @atom_xor_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %40, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %36, %34 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = atomicrmw xor ptr %29, i64 %31 seq_cst, align 8
  %33 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %32, ptr %33, align 8
  br label %34

34:
  %35 = add i32 %21, -1
  %36 = and i32 %35, %21
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %20

38:
  %39 = load <32 x i64>, ptr %9, align 64
  br label %40

40:
  %41 = phi <32 x i64> [ %39, %38 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %41
}

define <32 x i64> @atom_min_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %29, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %37, %33 ]
  %35 = call i64 @llvm.smin.i64(i64 %34, i64 %31)
  %36 = cmpxchg ptr %29, i64 %34, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = extractvalue { i64, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %34, ptr %40, align 8
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i64>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i64> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %48
}

define <32 x i64> @atom_max_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %29, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %37, %33 ]
  %35 = call i64 @llvm.smax.i64(i64 %34, i64 %31)
  %36 = cmpxchg ptr %29, i64 %34, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = extractvalue { i64, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %34, ptr %40, align 8
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i64>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i64> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %48
}

define <32 x i64> @atom_umin_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %29, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %37, %33 ]
  %35 = call i64 @llvm.umin.i64(i64 %34, i64 %31)
  %36 = cmpxchg ptr %29, i64 %34, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = extractvalue { i64, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %34, ptr %40, align 8
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i64>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i64> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %48
}

define <32 x i64> @atom_umax_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %47, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %43, %41 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %41, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = load i64, ptr %29, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %37, %33 ]
  %35 = call i64 @llvm.umax.i64(i64 %34, i64 %31)
  %36 = cmpxchg ptr %29, i64 %34, i64 %35 seq_cst seq_cst, align 8
  %37 = extractvalue { i64, i1 } %36, 0
  %38 = extractvalue { i64, i1 } %36, 1
  br i1 %38, label %39, label %33

39:
  %40 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %34, ptr %40, align 8
  br label %41

41:
  %42 = add i32 %21, -1
  %43 = and i32 %42, %21
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %20

45:
  %46 = load <32 x i64>, ptr %9, align 64
  br label %47

47:
  %48 = phi <32 x i64> [ %46, %45 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %48
}

define <32 x i16> @atom_add_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %52, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %48, %46 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %46, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = load i16, ptr %29, align 2
  %33 = call float @llvm.convert.from.fp16.f32(i16 %31)
  br label %34

34:
  %35 = phi i16 [ %32, %28 ], [ %42, %34 ]
  %36 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %37 = fadd float %33, %36
  %38 = call i16 @llvm.convert.to.fp16.f32(float %37)
  %39 = fcmp ord float %37, 0.000000e+00
  %40 = select i1 %39, i16 %38, i16 32767
  %41 = cmpxchg ptr %29, i16 %35, i16 %40 seq_cst seq_cst, align 2
  %42 = extractvalue { i16, i1 } %41, 0
  %43 = extractvalue { i16, i1 } %41, 1
  br i1 %43, label %44, label %34

44:
  %45 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %35, ptr %45, align 2
  br label %46

46:
  %47 = add i32 %21, -1
  %48 = and i32 %47, %21
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %20

50:
  %51 = load <32 x i16>, ptr %9, align 64
  br label %52

52:
  %53 = phi <32 x i16> [ %51, %50 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %53
}

define <32 x i16> @atom_min_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %66, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %62, %60 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %60, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = load i16, ptr %29, align 2
  %33 = call float @llvm.convert.from.fp16.f32(i16 %31)
  %34 = bitcast float %33 to i32
  br label %35

35:
  %36 = phi i16 [ %32, %28 ], [ %56, %50 ]
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = fcmp uno float %37, 0.000000e+00
  %39 = fcmp uno float %37, %33
  %40 = select i1 %38, float %33, float %37
  br i1 %39, label %50, label %41

41:
  %42 = fcmp oeq float %37, %33
  br i1 %42, label %43, label %47

43:
  %44 = bitcast float %37 to i32
  %45 = or i32 %44, %34
  %46 = bitcast i32 %45 to float
  br label %50

47:
  %48 = fcmp olt float %37, %33
  %49 = select i1 %48, float %37, float %33
  br label %50

50:
  %51 = phi float [ %49, %47 ], [ %40, %35 ], [ %46, %43 ]
  %52 = call i16 @llvm.convert.to.fp16.f32(float %51)
  %53 = fcmp ord float %51, 0.000000e+00
  %54 = select i1 %53, i16 %52, i16 32767
  %55 = cmpxchg ptr %29, i16 %36, i16 %54 seq_cst seq_cst, align 2
  %56 = extractvalue { i16, i1 } %55, 0
  %57 = extractvalue { i16, i1 } %55, 1
  br i1 %57, label %58, label %35

58:
  %59 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %36, ptr %59, align 2
  br label %60

60:
  %61 = add i32 %21, -1
  %62 = and i32 %61, %21
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %20

64:
  %65 = load <32 x i16>, ptr %9, align 64
  br label %66

66:
  %67 = phi <32 x i16> [ %65, %64 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %67
}

define <32 x i16> @atom_max_f16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %66, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %62, %60 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %60, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = load i16, ptr %29, align 2
  %33 = call float @llvm.convert.from.fp16.f32(i16 %31)
  %34 = bitcast float %33 to i32
  br label %35

35:
  %36 = phi i16 [ %32, %28 ], [ %56, %50 ]
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = fcmp uno float %37, 0.000000e+00
  %39 = fcmp uno float %37, %33
  %40 = select i1 %38, float %33, float %37
  br i1 %39, label %50, label %41

41:
  %42 = fcmp oeq float %37, %33
  br i1 %42, label %43, label %47

43:
  %44 = bitcast float %37 to i32
  %45 = and i32 %44, %34
  %46 = bitcast i32 %45 to float
  br label %50

47:
  %48 = fcmp olt float %37, %33
  %49 = select i1 %48, float %33, float %37
  br label %50

50:
  %51 = phi float [ %49, %47 ], [ %40, %35 ], [ %46, %43 ]
  %52 = call i16 @llvm.convert.to.fp16.f32(float %51)
  %53 = fcmp ord float %51, 0.000000e+00
  %54 = select i1 %53, i16 %52, i16 32767
  %55 = cmpxchg ptr %29, i16 %36, i16 %54 seq_cst seq_cst, align 2
  %56 = extractvalue { i16, i1 } %55, 0
  %57 = extractvalue { i16, i1 } %55, 1
  br i1 %57, label %58, label %35

58:
  %59 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %36, ptr %59, align 2
  br label %60

60:
  %61 = add i32 %21, -1
  %62 = and i32 %61, %21
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %20

64:
  %65 = load <32 x i16>, ptr %9, align 64
  br label %66

66:
  %67 = phi <32 x i16> [ %65, %64 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %67
}

define <32 x i16> @atom_add_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %64, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %60, %58 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %58, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = load i16, ptr %29, align 2
  %33 = zext i16 %31 to i32
  %34 = shl nuw i32 %33, 16
  %35 = bitcast i32 %34 to float
  br label %36

36:
  %37 = phi i16 [ %32, %28 ], [ %54, %51 ]
  %38 = zext i16 %37 to i32
  %39 = shl nuw i32 %38, 16
  %40 = bitcast i32 %39 to float
  %41 = fadd float %35, %40
  %42 = fcmp ord float %41, 0.000000e+00
  br i1 %42, label %43, label %51

43:
  %44 = bitcast float %41 to i32
  %45 = add i32 %44, 32767
  %46 = lshr i32 %44, 16
  %47 = and i32 %46, 1
  %48 = add i32 %45, %47
  %49 = lshr i32 %48, 16
  %50 = trunc nuw i32 %49 to i16
  br label %51

51:
  %52 = phi i16 [ %50, %43 ], [ 32767, %36 ]
  %53 = cmpxchg ptr %29, i16 %37, i16 %52 seq_cst seq_cst, align 2
  %54 = extractvalue { i16, i1 } %53, 0
  %55 = extractvalue { i16, i1 } %53, 1
  br i1 %55, label %56, label %36

56:
  %57 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %37, ptr %57, align 2
  br label %58

58:
  %59 = add i32 %21, -1
  %60 = and i32 %59, %21
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %20

62:
  %63 = load <32 x i16>, ptr %9, align 64
  br label %64

64:
  %65 = phi <32 x i16> [ %63, %62 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %65
}

define <32 x i16> @atom_min_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %77, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %73, %71 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %71, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = load i16, ptr %29, align 2
  %33 = zext i16 %31 to i32
  %34 = shl nuw i32 %33, 16
  %35 = bitcast i32 %34 to float
  %36 = fcmp uno float %35, 0.000000e+00
  br label %37

37:
  %38 = phi i16 [ %32, %28 ], [ %67, %64 ]
  %39 = zext i16 %38 to i32
  %40 = shl nuw i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fcmp uno float %41, 0.000000e+00
  %43 = select i1 %42, i1 true, i1 %36
  %44 = select i1 %42, float %35, float %41
  br i1 %43, label %53, label %45

45:
  %46 = fcmp oeq float %41, %35
  br i1 %46, label %47, label %50

47:
  %48 = or i32 %40, %34
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %41, %35
  %52 = select i1 %51, float %41, float %35
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %44, %37 ], [ %49, %47 ]
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
  %66 = cmpxchg ptr %29, i16 %38, i16 %65 seq_cst seq_cst, align 2
  %67 = extractvalue { i16, i1 } %66, 0
  %68 = extractvalue { i16, i1 } %66, 1
  br i1 %68, label %69, label %37

69:
  %70 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %38, ptr %70, align 2
  br label %71

71:
  %72 = add i32 %21, -1
  %73 = and i32 %72, %21
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %20

75:
  %76 = load <32 x i16>, ptr %9, align 64
  br label %77

77:
  %78 = phi <32 x i16> [ %76, %75 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %78
}

define <32 x i16> @atom_max_bf16_any_16(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %77, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %73, %71 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 2, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %71, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i16, ptr %10, i64 %23
  %31 = load i16, ptr %30, align 2
  %32 = load i16, ptr %29, align 2
  %33 = zext i16 %31 to i32
  %34 = shl nuw i32 %33, 16
  %35 = bitcast i32 %34 to float
  %36 = fcmp uno float %35, 0.000000e+00
  br label %37

37:
  %38 = phi i16 [ %32, %28 ], [ %67, %64 ]
  %39 = zext i16 %38 to i32
  %40 = shl nuw i32 %39, 16
  %41 = bitcast i32 %40 to float
  %42 = fcmp uno float %41, 0.000000e+00
  %43 = select i1 %42, i1 true, i1 %36
  %44 = select i1 %42, float %35, float %41
  br i1 %43, label %53, label %45

45:
  %46 = fcmp oeq float %41, %35
  br i1 %46, label %47, label %50

47:
  %48 = and i32 %40, %34
  %49 = bitcast i32 %48 to float
  br label %53

50:
  %51 = fcmp olt float %41, %35
  %52 = select i1 %51, float %35, float %41
  br label %53

53:
  %54 = phi float [ %52, %50 ], [ %44, %37 ], [ %49, %47 ]
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
  %66 = cmpxchg ptr %29, i16 %38, i16 %65 seq_cst seq_cst, align 2
  %67 = extractvalue { i16, i1 } %66, 0
  %68 = extractvalue { i16, i1 } %66, 1
  br i1 %68, label %69, label %37

69:
  %70 = getelementptr inbounds nuw i16, ptr %9, i64 %23
  store i16 %38, ptr %70, align 2
  br label %71

71:
  %72 = add i32 %21, -1
  %73 = and i32 %72, %21
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %20

75:
  %76 = load <32 x i16>, ptr %9, align 64
  br label %77

77:
  %78 = phi <32 x i16> [ %76, %75 ], [ zeroinitializer, %17 ]
  ret <32 x i16> %78
}

define <32 x i32> @atom_add_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %68, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %64, %62 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %62, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = trunc i32 %31 to i16
  %34 = call float @llvm.convert.from.fp16.f32(i16 %33)
  %35 = lshr i32 %31, 16
  %36 = trunc nuw i32 %35 to i16
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  br label %38

38:
  %39 = phi i32 [ %32, %28 ], [ %58, %38 ]
  %40 = trunc i32 %39 to i16
  %41 = call float @llvm.convert.from.fp16.f32(i16 %40)
  %42 = fadd float %34, %41
  %43 = call i16 @llvm.convert.to.fp16.f32(float %42)
  %44 = fcmp ord float %42, 0.000000e+00
  %45 = zext i16 %43 to i32
  %46 = select i1 %44, i32 %45, i32 32767
  %47 = lshr i32 %39, 16
  %48 = trunc nuw i32 %47 to i16
  %49 = call float @llvm.convert.from.fp16.f32(i16 %48)
  %50 = fadd float %37, %49
  %51 = call i16 @llvm.convert.to.fp16.f32(float %50)
  %52 = fcmp ord float %50, 0.000000e+00
  %53 = zext i16 %51 to i32
  %54 = shl nuw i32 %53, 16
  %55 = select i1 %52, i32 %54, i32 2147418112
  %56 = or disjoint i32 %55, %46
  %57 = cmpxchg ptr %29, i32 %39, i32 %56 seq_cst seq_cst, align 4
  %58 = extractvalue { i32, i1 } %57, 0
  %59 = extractvalue { i32, i1 } %57, 1
  br i1 %59, label %60, label %38

60:
  %61 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %39, ptr %61, align 4
  br label %62

62:
  %63 = add i32 %21, -1
  %64 = and i32 %63, %21
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %20

66:
  %67 = load <32 x i32>, ptr %9, align 64
  br label %68

68:
  %69 = phi <32 x i32> [ %67, %66 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %69
}

define <32 x i32> @atom_min_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %96, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %92, %90 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %90, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = trunc i32 %31 to i16
  %34 = call float @llvm.convert.from.fp16.f32(i16 %33)
  %35 = lshr i32 %31, 16
  %36 = trunc nuw i32 %35 to i16
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = bitcast float %34 to i32
  %39 = bitcast float %37 to i32
  br label %40

40:
  %41 = phi i32 [ %32, %28 ], [ %86, %77 ]
  %42 = trunc i32 %41 to i16
  %43 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %44 = fcmp uno float %43, 0.000000e+00
  %45 = fcmp uno float %43, %34
  %46 = select i1 %44, float %34, float %43
  br i1 %45, label %56, label %47

47:
  %48 = fcmp oeq float %43, %34
  br i1 %48, label %49, label %53

49:
  %50 = bitcast float %43 to i32
  %51 = or i32 %50, %38
  %52 = bitcast i32 %51 to float
  br label %56

53:
  %54 = fcmp olt float %43, %34
  %55 = select i1 %54, float %43, float %34
  br label %56

56:
  %57 = phi float [ %55, %53 ], [ %46, %40 ], [ %52, %49 ]
  %58 = call i16 @llvm.convert.to.fp16.f32(float %57)
  %59 = fcmp ord float %57, 0.000000e+00
  %60 = zext i16 %58 to i32
  %61 = select i1 %59, i32 %60, i32 32767
  %62 = lshr i32 %41, 16
  %63 = trunc nuw i32 %62 to i16
  %64 = call float @llvm.convert.from.fp16.f32(i16 %63)
  %65 = fcmp uno float %64, 0.000000e+00
  %66 = fcmp uno float %64, %37
  %67 = select i1 %65, float %37, float %64
  br i1 %66, label %77, label %68

68:
  %69 = fcmp oeq float %64, %37
  br i1 %69, label %70, label %74

70:
  %71 = bitcast float %64 to i32
  %72 = or i32 %71, %39
  %73 = bitcast i32 %72 to float
  br label %77

74:
  %75 = fcmp olt float %64, %37
  %76 = select i1 %75, float %64, float %37
  br label %77

77:
  %78 = phi float [ %76, %74 ], [ %67, %56 ], [ %73, %70 ]
  %79 = call i16 @llvm.convert.to.fp16.f32(float %78)
  %80 = fcmp ord float %78, 0.000000e+00
  %81 = zext i16 %79 to i32
  %82 = shl nuw i32 %81, 16
  %83 = select i1 %80, i32 %82, i32 2147418112
  %84 = or disjoint i32 %83, %61
  %85 = cmpxchg ptr %29, i32 %41, i32 %84 seq_cst seq_cst, align 4
  %86 = extractvalue { i32, i1 } %85, 0
  %87 = extractvalue { i32, i1 } %85, 1
  br i1 %87, label %88, label %40

88:
  %89 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %41, ptr %89, align 4
  br label %90

90:
  %91 = add i32 %21, -1
  %92 = and i32 %91, %21
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %20

94:
  %95 = load <32 x i32>, ptr %9, align 64
  br label %96

96:
  %97 = phi <32 x i32> [ %95, %94 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %97
}

define <32 x i32> @atom_max_f16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %96, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %92, %90 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %90, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = trunc i32 %31 to i16
  %34 = call float @llvm.convert.from.fp16.f32(i16 %33)
  %35 = lshr i32 %31, 16
  %36 = trunc nuw i32 %35 to i16
  %37 = call float @llvm.convert.from.fp16.f32(i16 %36)
  %38 = bitcast float %34 to i32
  %39 = bitcast float %37 to i32
  br label %40

40:
  %41 = phi i32 [ %32, %28 ], [ %86, %77 ]
  %42 = trunc i32 %41 to i16
  %43 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %44 = fcmp uno float %43, 0.000000e+00
  %45 = fcmp uno float %43, %34
  %46 = select i1 %44, float %34, float %43
  br i1 %45, label %56, label %47

47:
  %48 = fcmp oeq float %43, %34
  br i1 %48, label %49, label %53

49:
  %50 = bitcast float %43 to i32
  %51 = and i32 %50, %38
  %52 = bitcast i32 %51 to float
  br label %56

53:
  %54 = fcmp olt float %43, %34
  %55 = select i1 %54, float %34, float %43
  br label %56

56:
  %57 = phi float [ %55, %53 ], [ %46, %40 ], [ %52, %49 ]
  %58 = call i16 @llvm.convert.to.fp16.f32(float %57)
  %59 = fcmp ord float %57, 0.000000e+00
  %60 = zext i16 %58 to i32
  %61 = select i1 %59, i32 %60, i32 32767
  %62 = lshr i32 %41, 16
  %63 = trunc nuw i32 %62 to i16
  %64 = call float @llvm.convert.from.fp16.f32(i16 %63)
  %65 = fcmp uno float %64, 0.000000e+00
  %66 = fcmp uno float %64, %37
  %67 = select i1 %65, float %37, float %64
  br i1 %66, label %77, label %68

68:
  %69 = fcmp oeq float %64, %37
  br i1 %69, label %70, label %74

70:
  %71 = bitcast float %64 to i32
  %72 = and i32 %71, %39
  %73 = bitcast i32 %72 to float
  br label %77

74:
  %75 = fcmp olt float %64, %37
  %76 = select i1 %75, float %37, float %64
  br label %77

77:
  %78 = phi float [ %76, %74 ], [ %67, %56 ], [ %73, %70 ]
  %79 = call i16 @llvm.convert.to.fp16.f32(float %78)
  %80 = fcmp ord float %78, 0.000000e+00
  %81 = zext i16 %79 to i32
  %82 = shl nuw i32 %81, 16
  %83 = select i1 %80, i32 %82, i32 2147418112
  %84 = or disjoint i32 %83, %61
  %85 = cmpxchg ptr %29, i32 %41, i32 %84 seq_cst seq_cst, align 4
  %86 = extractvalue { i32, i1 } %85, 0
  %87 = extractvalue { i32, i1 } %85, 1
  br i1 %87, label %88, label %40

88:
  %89 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %41, ptr %89, align 4
  br label %90

90:
  %91 = add i32 %21, -1
  %92 = and i32 %91, %21
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %20

94:
  %95 = load <32 x i32>, ptr %9, align 64
  br label %96

96:
  %97 = phi <32 x i32> [ %95, %94 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %97
}

define <32 x i32> @atom_add_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %77, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %73, %71 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %71, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = shl i32 %31, 16
  %34 = bitcast i32 %33 to float
  %35 = and i32 %31, -65536
  %36 = bitcast i32 %35 to float
  br label %37

37:
  %38 = phi i32 [ %32, %28 ], [ %67, %63 ]
  %39 = shl i32 %38, 16
  %40 = bitcast i32 %39 to float
  %41 = fadd float %34, %40
  %42 = fcmp ord float %41, 0.000000e+00
  br i1 %42, label %43, label %50

43:
  %44 = bitcast float %41 to i32
  %45 = add i32 %44, 32767
  %46 = lshr i32 %44, 16
  %47 = and i32 %46, 1
  %48 = add i32 %45, %47
  %49 = lshr i32 %48, 16
  br label %50

50:
  %51 = phi i32 [ %49, %43 ], [ 32767, %37 ]
  %52 = and i32 %38, -65536
  %53 = bitcast i32 %52 to float
  %54 = fadd float %36, %53
  %55 = fcmp ord float %54, 0.000000e+00
  br i1 %55, label %56, label %63

56:
  %57 = bitcast float %54 to i32
  %58 = add i32 %57, 32767
  %59 = lshr i32 %57, 16
  %60 = and i32 %59, 1
  %61 = add i32 %58, %60
  %62 = and i32 %61, -65536
  br label %63

63:
  %64 = phi i32 [ %62, %56 ], [ 2147418112, %50 ]
  %65 = or disjoint i32 %64, %51
  %66 = cmpxchg ptr %29, i32 %38, i32 %65 seq_cst seq_cst, align 4
  %67 = extractvalue { i32, i1 } %66, 0
  %68 = extractvalue { i32, i1 } %66, 1
  br i1 %68, label %69, label %37

69:
  %70 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %38, ptr %70, align 4
  br label %71

71:
  %72 = add i32 %21, -1
  %73 = and i32 %72, %21
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %20

75:
  %76 = load <32 x i32>, ptr %9, align 64
  br label %77

77:
  %78 = phi <32 x i32> [ %76, %75 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %78
}

define <32 x i32> @atom_min_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %103, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %99, %97 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %97, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = shl i32 %31, 16
  %34 = bitcast i32 %33 to float
  %35 = and i32 %31, -65536
  %36 = bitcast i32 %35 to float
  %37 = fcmp uno float %34, 0.000000e+00
  %38 = fcmp uno float %36, 0.000000e+00
  br label %39

39:
  %40 = phi i32 [ %32, %28 ], [ %93, %89 ]
  %41 = shl i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = fcmp uno float %42, 0.000000e+00
  %44 = select i1 %43, i1 true, i1 %37
  %45 = select i1 %43, float %34, float %42
  br i1 %44, label %54, label %46

46:
  %47 = fcmp oeq float %42, %34
  br i1 %47, label %48, label %51

48:
  %49 = or i32 %41, %33
  %50 = bitcast i32 %49 to float
  br label %54

51:
  %52 = fcmp olt float %42, %34
  %53 = select i1 %52, float %42, float %34
  br label %54

54:
  %55 = phi float [ %53, %51 ], [ %45, %39 ], [ %50, %48 ]
  %56 = fcmp ord float %55, 0.000000e+00
  br i1 %56, label %57, label %64

57:
  %58 = bitcast float %55 to i32
  %59 = add i32 %58, 32767
  %60 = lshr i32 %58, 16
  %61 = and i32 %60, 1
  %62 = add i32 %59, %61
  %63 = lshr i32 %62, 16
  br label %64

64:
  %65 = phi i32 [ %63, %57 ], [ 32767, %54 ]
  %66 = and i32 %40, -65536
  %67 = bitcast i32 %66 to float
  %68 = fcmp uno float %67, 0.000000e+00
  %69 = select i1 %68, i1 true, i1 %38
  %70 = select i1 %68, float %36, float %67
  br i1 %69, label %79, label %71

71:
  %72 = fcmp oeq float %67, %36
  br i1 %72, label %73, label %76

73:
  %74 = or i32 %66, %35
  %75 = bitcast i32 %74 to float
  br label %79

76:
  %77 = fcmp olt float %67, %36
  %78 = select i1 %77, float %67, float %36
  br label %79

79:
  %80 = phi float [ %78, %76 ], [ %70, %64 ], [ %75, %73 ]
  %81 = fcmp ord float %80, 0.000000e+00
  br i1 %81, label %82, label %89

82:
  %83 = bitcast float %80 to i32
  %84 = add i32 %83, 32767
  %85 = lshr i32 %83, 16
  %86 = and i32 %85, 1
  %87 = add i32 %84, %86
  %88 = and i32 %87, -65536
  br label %89

89:
  %90 = phi i32 [ %88, %82 ], [ 2147418112, %79 ]
  %91 = or disjoint i32 %90, %65
  %92 = cmpxchg ptr %29, i32 %40, i32 %91 seq_cst seq_cst, align 4
  %93 = extractvalue { i32, i1 } %92, 0
  %94 = extractvalue { i32, i1 } %92, 1
  br i1 %94, label %95, label %39

95:
  %96 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %40, ptr %96, align 4
  br label %97

97:
  %98 = add i32 %21, -1
  %99 = and i32 %98, %21
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %20

101:
  %102 = load <32 x i32>, ptr %9, align 64
  br label %103

103:
  %104 = phi <32 x i32> [ %102, %101 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %104
}

define <32 x i32> @atom_max_bf16x2_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %103, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %99, %97 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %97, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = shl i32 %31, 16
  %34 = bitcast i32 %33 to float
  %35 = and i32 %31, -65536
  %36 = bitcast i32 %35 to float
  %37 = fcmp uno float %34, 0.000000e+00
  %38 = fcmp uno float %36, 0.000000e+00
  br label %39

39:
  %40 = phi i32 [ %32, %28 ], [ %93, %89 ]
  %41 = shl i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = fcmp uno float %42, 0.000000e+00
  %44 = select i1 %43, i1 true, i1 %37
  %45 = select i1 %43, float %34, float %42
  br i1 %44, label %54, label %46

46:
  %47 = fcmp oeq float %42, %34
  br i1 %47, label %48, label %51

48:
  %49 = and i32 %41, %33
  %50 = bitcast i32 %49 to float
  br label %54

51:
  %52 = fcmp olt float %42, %34
  %53 = select i1 %52, float %34, float %42
  br label %54

54:
  %55 = phi float [ %53, %51 ], [ %45, %39 ], [ %50, %48 ]
  %56 = fcmp ord float %55, 0.000000e+00
  br i1 %56, label %57, label %64

57:
  %58 = bitcast float %55 to i32
  %59 = add i32 %58, 32767
  %60 = lshr i32 %58, 16
  %61 = and i32 %60, 1
  %62 = add i32 %59, %61
  %63 = lshr i32 %62, 16
  br label %64

64:
  %65 = phi i32 [ %63, %57 ], [ 32767, %54 ]
  %66 = and i32 %40, -65536
  %67 = bitcast i32 %66 to float
  %68 = fcmp uno float %67, 0.000000e+00
  %69 = select i1 %68, i1 true, i1 %38
  %70 = select i1 %68, float %36, float %67
  br i1 %69, label %79, label %71

71:
  %72 = fcmp oeq float %67, %36
  br i1 %72, label %73, label %76

73:
  %74 = and i32 %40, %35
  %75 = bitcast i32 %74 to float
  br label %79

76:
  %77 = fcmp olt float %67, %36
  %78 = select i1 %77, float %36, float %67
  br label %79

79:
  %80 = phi float [ %78, %76 ], [ %70, %64 ], [ %75, %73 ]
  %81 = fcmp ord float %80, 0.000000e+00
  br i1 %81, label %82, label %89

82:
  %83 = bitcast float %80 to i32
  %84 = add i32 %83, 32767
  %85 = lshr i32 %83, 16
  %86 = and i32 %85, 1
  %87 = add i32 %84, %86
  %88 = and i32 %87, -65536
  br label %89

89:
  %90 = phi i32 [ %88, %82 ], [ 2147418112, %79 ]
  %91 = or disjoint i32 %90, %65
  %92 = cmpxchg ptr %29, i32 %40, i32 %91 seq_cst seq_cst, align 4
  %93 = extractvalue { i32, i1 } %92, 0
  %94 = extractvalue { i32, i1 } %92, 1
  br i1 %94, label %95, label %39

95:
  %96 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %40, ptr %96, align 4
  br label %97

97:
  %98 = add i32 %21, -1
  %99 = and i32 %98, %21
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %20

101:
  %102 = load <32 x i32>, ptr %9, align 64
  br label %103

103:
  %104 = phi <32 x i32> [ %102, %101 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %104
}

define <32 x i32> @atom_inc_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %49, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %45, %43 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  br label %33

33:
  %34 = phi i32 [ %32, %28 ], [ %39, %33 ]
  %35 = icmp ult i32 %34, %31
  %36 = add i32 %34, 1
  %37 = select i1 %35, i32 %36, i32 0
  %38 = cmpxchg ptr %29, i32 %34, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %41, label %33

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %34, ptr %42, align 4
  br label %43

43:
  %44 = add i32 %21, -1
  %45 = and i32 %44, %21
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %20

47:
  %48 = load <32 x i32>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i32> [ %48, %47 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %50
}

define <32 x i32> @atom_dec_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %48, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %44, %42 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %42, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  br label %33

33:
  %34 = phi i32 [ %32, %28 ], [ %38, %33 ]
  %35 = add i32 %34, -1
  %36 = call i32 @llvm.umin.i32(i32 %35, i32 %31)
  %37 = cmpxchg ptr %29, i32 %34, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = extractvalue { i32, i1 } %37, 1
  br i1 %39, label %40, label %33

40:
  %41 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %34, ptr %41, align 4
  br label %42

42:
  %43 = add i32 %21, -1
  %44 = and i32 %43, %21
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %20

46:
  %47 = load <32 x i32>, ptr %9, align 64
  br label %48

48:
  %49 = phi <32 x i32> [ %47, %46 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %49
}

define <32 x i32> @atom_add_f32_any_32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %77, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %73, %71 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 4, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %71, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %31 = load i32, ptr %30, align 4
  %32 = load i32, ptr %29, align 4
  %33 = bitcast i32 %31 to float
  %34 = and i64 %25, -1099511627776
  %35 = icmp eq i64 %34, 1099511627776
  %36 = and i32 %31, 2139095040
  %37 = icmp eq i32 %36, 0
  %38 = and i32 %31, -2147483648
  %39 = bitcast i32 %38 to float
  %40 = select i1 %37, float %39, float %33
  br label %41

41:
  %42 = phi i32 [ %32, %28 ], [ %67, %64 ]
  %43 = bitcast i32 %42 to float
  br i1 %35, label %44, label %49

44:
  %45 = fadd float %33, %43
  %46 = fcmp ord float %45, 0.000000e+00
  br i1 %46, label %47, label %64

47:
  %48 = bitcast float %45 to i32
  br label %64

49:
  %50 = and i32 %42, 2139095040
  %51 = icmp eq i32 %50, 0
  %52 = and i32 %42, -2147483648
  %53 = bitcast i32 %52 to float
  %54 = select i1 %51, float %53, float %43
  %55 = fadd float %40, %54
  %56 = bitcast float %55 to i32
  %57 = and i32 %56, 2139095040
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %61

59:
  %60 = and i32 %56, -2147483648
  br label %64

61:
  %62 = fcmp ord float %55, 0.000000e+00
  br i1 %62, label %63, label %64

63:
  br label %64

64:
  %65 = phi i32 [ 2147483647, %44 ], [ %48, %47 ], [ 2147483647, %61 ], [ %60, %59 ], [ %56, %63 ]
  %66 = cmpxchg ptr %29, i32 %42, i32 %65 seq_cst seq_cst, align 4
  %67 = extractvalue { i32, i1 } %66, 0
  %68 = extractvalue { i32, i1 } %66, 1
  br i1 %68, label %69, label %41

69:
  %70 = getelementptr inbounds nuw i32, ptr %9, i64 %23
  store i32 %42, ptr %70, align 4
  br label %71

71:
  %72 = add i32 %21, -1
  %73 = and i32 %72, %21
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %20

75:
  %76 = load <32 x i32>, ptr %9, align 64
  br label %77

77:
  %78 = phi <32 x i32> [ %76, %75 ], [ zeroinitializer, %17 ]
  ret <32 x i32> %78
}

define <32 x i64> @atom_add_f64_any_64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %18, label %49, label %19

19:
  br label %20

20:
  %21 = phi i32 [ %45, %43 ], [ %2, %19 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 8, i32 %4)
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %43, label %28

28:
  %29 = inttoptr i64 %26 to ptr
  %30 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %31 = load double, ptr %30, align 8
  %32 = load i64, ptr %29, align 8
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %39, %33 ]
  %35 = bitcast i64 %34 to double
  %36 = fadd double %31, %35
  %37 = bitcast double %36 to i64
  %38 = cmpxchg ptr %29, i64 %34, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  br i1 %40, label %41, label %33

41:
  %42 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  store i64 %34, ptr %42, align 8
  br label %43

43:
  %44 = add i32 %21, -1
  %45 = and i32 %44, %21
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %20

47:
  %48 = load <32 x i64>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i64> [ %48, %47 ], [ zeroinitializer, %17 ]
  ret <32 x i64> %50
}

define <32 x i16> @atom_exch_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = atomicrmw xchg ptr %31, i16 %33 seq_cst, align 2
  %35 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %34, ptr %35, align 2
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i16>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i16> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %43
}

define <32 x i16> @atom_cas_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  store <32 x i16> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %21, label %46, label %22

22:
  br label %23

23:
  %24 = phi i32 [ %42, %40 ], [ %2, %22 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 2, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i16, ptr %11, i64 %26
  %34 = load i16, ptr %33, align 2
  %35 = getelementptr inbounds nuw i16, ptr %10, i64 %26
  %36 = load i16, ptr %35, align 2
  %37 = cmpxchg ptr %32, i16 %34, i16 %36 seq_cst seq_cst, align 2
  %38 = extractvalue { i16, i1 } %37, 0
  %39 = getelementptr inbounds nuw i16, ptr %9, i64 %26
  store i16 %38, ptr %39, align 2
  br label %40

40:
  %41 = add i32 %24, -1
  %42 = and i32 %41, %24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %23

44:
  %45 = load <32 x i16>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i16> [ %45, %44 ], [ zeroinitializer, %20 ]
  ret <32 x i16> %47
}

define <32 x i128> @atom_exch_shared_128(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 16, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i128, ptr %10, i64 %25
  %33 = load i128, ptr %32, align 16
  %34 = atomicrmw xchg ptr %31, i128 %33 seq_cst, align 16
  %35 = getelementptr inbounds nuw i128, ptr %9, i64 %25
  store i128 %34, ptr %35, align 16
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i128>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i128> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i128> %43
}

define <32 x i128> @atom_cas_shared_128(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5, <32 x i128> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.1, align 64
  %10 = alloca %struct.Lanes.1, align 64
  %11 = alloca %struct.Lanes.1, align 64
  store <32 x i128> %5, ptr %10, align 64
  store <32 x i128> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %21, label %46, label %22

22:
  br label %23

23:
  %24 = phi i32 [ %42, %40 ], [ %2, %22 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 16, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i128, ptr %11, i64 %26
  %34 = load i128, ptr %33, align 16
  %35 = getelementptr inbounds nuw i128, ptr %10, i64 %26
  %36 = load i128, ptr %35, align 16
  %37 = cmpxchg ptr %32, i128 %34, i128 %36 seq_cst seq_cst, align 16
  %38 = extractvalue { i128, i1 } %37, 0
  %39 = getelementptr inbounds nuw i128, ptr %9, i64 %26
  store i128 %38, ptr %39, align 16
  br label %40

40:
  %41 = add i32 %24, -1
  %42 = and i32 %41, %24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %23

44:
  %45 = load <32 x i128>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i128> [ %45, %44 ], [ zeroinitializer, %20 ]
  ret <32 x i128> %47
}

define <32 x i32> @atom_exch_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = atomicrmw xchg ptr %31, i32 %33 seq_cst, align 4
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i32>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i32> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %43
}

define <32 x i32> @atom_cas_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  store <32 x i32> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %21, label %46, label %22

22:
  br label %23

23:
  %24 = phi i32 [ %42, %40 ], [ %2, %22 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 4, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i32, ptr %11, i64 %26
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i32, ptr %10, i64 %26
  %36 = load i32, ptr %35, align 4
  %37 = cmpxchg ptr %32, i32 %34, i32 %36 seq_cst seq_cst, align 4
  %38 = extractvalue { i32, i1 } %37, 0
  %39 = getelementptr inbounds nuw i32, ptr %9, i64 %26
  store i32 %38, ptr %39, align 4
  br label %40

40:
  %41 = add i32 %24, -1
  %42 = and i32 %41, %24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %23

44:
  %45 = load <32 x i32>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i32> [ %45, %44 ], [ zeroinitializer, %20 ]
  ret <32 x i32> %47
}

define <32 x i32> @atom_add_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = atomicrmw add ptr %31, i32 %33 seq_cst, align 4
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i32>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i32> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %43
}

define <32 x i32> @atom_and_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = atomicrmw and ptr %31, i32 %33 seq_cst, align 4
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i32>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i32> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %43
}

define <32 x i32> @atom_or_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = atomicrmw or ptr %31, i32 %33 seq_cst, align 4
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i32>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i32> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %43
}

define <32 x i32> @atom_xor_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = atomicrmw xor ptr %31, i32 %33 seq_cst, align 4
  %35 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %34, ptr %35, align 4
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i32>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i32> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %43
}

define <32 x i32> @atom_min_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %30 ], [ %39, %35 ]
  %37 = call i32 @llvm.smin.i32(i32 %36, i32 %33)
  %38 = cmpxchg ptr %31, i32 %36, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %36, ptr %42, align 4
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i32>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i32> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %50
}

define <32 x i32> @atom_max_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %30 ], [ %39, %35 ]
  %37 = call i32 @llvm.smax.i32(i32 %36, i32 %33)
  %38 = cmpxchg ptr %31, i32 %36, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %36, ptr %42, align 4
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i32>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i32> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %50
}

define <32 x i32> @atom_umin_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %30 ], [ %39, %35 ]
  %37 = call i32 @llvm.umin.i32(i32 %36, i32 %33)
  %38 = cmpxchg ptr %31, i32 %36, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %36, ptr %42, align 4
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i32>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i32> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %50
}

define <32 x i32> @atom_umax_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %30 ], [ %39, %35 ]
  %37 = call i32 @llvm.umax.i32(i32 %36, i32 %33)
  %38 = cmpxchg ptr %31, i32 %36, i32 %37 seq_cst seq_cst, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %36, ptr %42, align 4
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i32>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i32> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %50
}

define <32 x i64> @atom_exch_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = atomicrmw xchg ptr %31, i64 %33 seq_cst, align 8
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i64>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i64> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %43
}

define <32 x i64> @atom_cas_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  %11 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %13 = load i32, ptr %12, align 4
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
  br i1 %21, label %46, label %22

22:
  br label %23

23:
  %24 = phi i32 [ %42, %40 ], [ %2, %22 ]
  %25 = call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i64, ptr %8, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = call i64 @translate(ptr %0, ptr %1, i32 %25, i64 %28, i64 8, i32 %4)
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %40, label %31

31:
  %32 = inttoptr i64 %29 to ptr
  %33 = getelementptr inbounds nuw i64, ptr %11, i64 %26
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %10, i64 %26
  %36 = load i64, ptr %35, align 8
  %37 = cmpxchg ptr %32, i64 %34, i64 %36 seq_cst seq_cst, align 8
  %38 = extractvalue { i64, i1 } %37, 0
  %39 = getelementptr inbounds nuw i64, ptr %9, i64 %26
  store i64 %38, ptr %39, align 8
  br label %40

40:
  %41 = add i32 %24, -1
  %42 = and i32 %41, %24
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %23

44:
  %45 = load <32 x i64>, ptr %9, align 64
  br label %46

46:
  %47 = phi <32 x i64> [ %45, %44 ], [ zeroinitializer, %20 ]
  ret <32 x i64> %47
}

define <32 x i64> @atom_add_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = atomicrmw add ptr %31, i64 %33 seq_cst, align 8
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i64>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i64> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %43
}

define <32 x i64> @atom_and_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = atomicrmw and ptr %31, i64 %33 seq_cst, align 8
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i64>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i64> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %43
}

define <32 x i64> @atom_or_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = atomicrmw or ptr %31, i64 %33 seq_cst, align 8
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i64>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i64> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %43
}

define <32 x i64> @atom_xor_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %42, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %38, %36 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = atomicrmw xor ptr %31, i64 %33 seq_cst, align 8
  %35 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = add i32 %23, -1
  %38 = and i32 %37, %23
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %22

40:
  %41 = load <32 x i64>, ptr %9, align 64
  br label %42

42:
  %43 = phi <32 x i64> [ %41, %40 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %43
}

define <32 x i64> @atom_min_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %39, %35 ]
  %37 = call i64 @llvm.smin.i64(i64 %36, i64 %33)
  %38 = cmpxchg ptr %31, i64 %36, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %36, ptr %42, align 8
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i64>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i64> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %50
}

define <32 x i64> @atom_max_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %39, %35 ]
  %37 = call i64 @llvm.smax.i64(i64 %36, i64 %33)
  %38 = cmpxchg ptr %31, i64 %36, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %36, ptr %42, align 8
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i64>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i64> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %50
}

define <32 x i64> @atom_umin_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %39, %35 ]
  %37 = call i64 @llvm.umin.i64(i64 %36, i64 %33)
  %38 = cmpxchg ptr %31, i64 %36, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %36, ptr %42, align 8
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i64>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i64> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %50
}

define <32 x i64> @atom_umax_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %49, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %45, %43 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %43, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load i64, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %39, %35 ]
  %37 = call i64 @llvm.umax.i64(i64 %36, i64 %33)
  %38 = cmpxchg ptr %31, i64 %36, i64 %37 seq_cst seq_cst, align 8
  %39 = extractvalue { i64, i1 } %38, 0
  %40 = extractvalue { i64, i1 } %38, 1
  br i1 %40, label %41, label %35

41:
  %42 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %36, ptr %42, align 8
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %22

47:
  %48 = load <32 x i64>, ptr %9, align 64
  br label %49

49:
  %50 = phi <32 x i64> [ %48, %47 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %50
}

define <32 x i16> @atom_add_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %54, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %50, %48 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %48, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = load i16, ptr %31, align 2
  %35 = call float @llvm.convert.from.fp16.f32(i16 %33)
  br label %36

36:
  %37 = phi i16 [ %34, %30 ], [ %44, %36 ]
  %38 = call float @llvm.convert.from.fp16.f32(i16 %37)
  %39 = fadd float %35, %38
  %40 = call i16 @llvm.convert.to.fp16.f32(float %39)
  %41 = fcmp ord float %39, 0.000000e+00
  %42 = select i1 %41, i16 %40, i16 32767
  %43 = cmpxchg ptr %31, i16 %37, i16 %42 seq_cst seq_cst, align 2
  %44 = extractvalue { i16, i1 } %43, 0
  %45 = extractvalue { i16, i1 } %43, 1
  br i1 %45, label %46, label %36

46:
  %47 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %37, ptr %47, align 2
  br label %48

48:
  %49 = add i32 %23, -1
  %50 = and i32 %49, %23
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %22

52:
  %53 = load <32 x i16>, ptr %9, align 64
  br label %54

54:
  %55 = phi <32 x i16> [ %53, %52 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %55
}

define <32 x i16> @atom_min_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %68, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %64, %62 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %62, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = load i16, ptr %31, align 2
  %35 = call float @llvm.convert.from.fp16.f32(i16 %33)
  %36 = bitcast float %35 to i32
  br label %37

37:
  %38 = phi i16 [ %34, %30 ], [ %58, %52 ]
  %39 = call float @llvm.convert.from.fp16.f32(i16 %38)
  %40 = fcmp uno float %39, 0.000000e+00
  %41 = fcmp uno float %39, %35
  %42 = select i1 %40, float %35, float %39
  br i1 %41, label %52, label %43

43:
  %44 = fcmp oeq float %39, %35
  br i1 %44, label %45, label %49

45:
  %46 = bitcast float %39 to i32
  %47 = or i32 %46, %36
  %48 = bitcast i32 %47 to float
  br label %52

49:
  %50 = fcmp olt float %39, %35
  %51 = select i1 %50, float %39, float %35
  br label %52

52:
  %53 = phi float [ %51, %49 ], [ %42, %37 ], [ %48, %45 ]
  %54 = call i16 @llvm.convert.to.fp16.f32(float %53)
  %55 = fcmp ord float %53, 0.000000e+00
  %56 = select i1 %55, i16 %54, i16 32767
  %57 = cmpxchg ptr %31, i16 %38, i16 %56 seq_cst seq_cst, align 2
  %58 = extractvalue { i16, i1 } %57, 0
  %59 = extractvalue { i16, i1 } %57, 1
  br i1 %59, label %60, label %37

60:
  %61 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %38, ptr %61, align 2
  br label %62

62:
  %63 = add i32 %23, -1
  %64 = and i32 %63, %23
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %22

66:
  %67 = load <32 x i16>, ptr %9, align 64
  br label %68

68:
  %69 = phi <32 x i16> [ %67, %66 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %69
}

define <32 x i16> @atom_max_f16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %68, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %64, %62 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %62, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = load i16, ptr %31, align 2
  %35 = call float @llvm.convert.from.fp16.f32(i16 %33)
  %36 = bitcast float %35 to i32
  br label %37

37:
  %38 = phi i16 [ %34, %30 ], [ %58, %52 ]
  %39 = call float @llvm.convert.from.fp16.f32(i16 %38)
  %40 = fcmp uno float %39, 0.000000e+00
  %41 = fcmp uno float %39, %35
  %42 = select i1 %40, float %35, float %39
  br i1 %41, label %52, label %43

43:
  %44 = fcmp oeq float %39, %35
  br i1 %44, label %45, label %49

45:
  %46 = bitcast float %39 to i32
  %47 = and i32 %46, %36
  %48 = bitcast i32 %47 to float
  br label %52

49:
  %50 = fcmp olt float %39, %35
  %51 = select i1 %50, float %35, float %39
  br label %52

52:
  %53 = phi float [ %51, %49 ], [ %42, %37 ], [ %48, %45 ]
  %54 = call i16 @llvm.convert.to.fp16.f32(float %53)
  %55 = fcmp ord float %53, 0.000000e+00
  %56 = select i1 %55, i16 %54, i16 32767
  %57 = cmpxchg ptr %31, i16 %38, i16 %56 seq_cst seq_cst, align 2
  %58 = extractvalue { i16, i1 } %57, 0
  %59 = extractvalue { i16, i1 } %57, 1
  br i1 %59, label %60, label %37

60:
  %61 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %38, ptr %61, align 2
  br label %62

62:
  %63 = add i32 %23, -1
  %64 = and i32 %63, %23
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %22

66:
  %67 = load <32 x i16>, ptr %9, align 64
  br label %68

68:
  %69 = phi <32 x i16> [ %67, %66 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %69
}

define <32 x i16> @atom_add_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %66, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %62, %60 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %60, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = load i16, ptr %31, align 2
  %35 = zext i16 %33 to i32
  %36 = shl nuw i32 %35, 16
  %37 = bitcast i32 %36 to float
  br label %38

38:
  %39 = phi i16 [ %34, %30 ], [ %56, %53 ]
  %40 = zext i16 %39 to i32
  %41 = shl nuw i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = fadd float %37, %42
  %44 = fcmp ord float %43, 0.000000e+00
  br i1 %44, label %45, label %53

45:
  %46 = bitcast float %43 to i32
  %47 = add i32 %46, 32767
  %48 = lshr i32 %46, 16
  %49 = and i32 %48, 1
  %50 = add i32 %47, %49
  %51 = lshr i32 %50, 16
  %52 = trunc nuw i32 %51 to i16
  br label %53

53:
  %54 = phi i16 [ %52, %45 ], [ 32767, %38 ]
  %55 = cmpxchg ptr %31, i16 %39, i16 %54 seq_cst seq_cst, align 2
  %56 = extractvalue { i16, i1 } %55, 0
  %57 = extractvalue { i16, i1 } %55, 1
  br i1 %57, label %58, label %38

58:
  %59 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %39, ptr %59, align 2
  br label %60

60:
  %61 = add i32 %23, -1
  %62 = and i32 %61, %23
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %22

64:
  %65 = load <32 x i16>, ptr %9, align 64
  br label %66

66:
  %67 = phi <32 x i16> [ %65, %64 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %67
}

define <32 x i16> @atom_min_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %79, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %75, %73 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %73, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = load i16, ptr %31, align 2
  %35 = zext i16 %33 to i32
  %36 = shl nuw i32 %35, 16
  %37 = bitcast i32 %36 to float
  %38 = fcmp uno float %37, 0.000000e+00
  br label %39

39:
  %40 = phi i16 [ %34, %30 ], [ %69, %66 ]
  %41 = zext i16 %40 to i32
  %42 = shl nuw i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fcmp uno float %43, 0.000000e+00
  %45 = select i1 %44, i1 true, i1 %38
  %46 = select i1 %44, float %37, float %43
  br i1 %45, label %55, label %47

47:
  %48 = fcmp oeq float %43, %37
  br i1 %48, label %49, label %52

49:
  %50 = or i32 %42, %36
  %51 = bitcast i32 %50 to float
  br label %55

52:
  %53 = fcmp olt float %43, %37
  %54 = select i1 %53, float %43, float %37
  br label %55

55:
  %56 = phi float [ %54, %52 ], [ %46, %39 ], [ %51, %49 ]
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %66

58:
  %59 = bitcast float %56 to i32
  %60 = add i32 %59, 32767
  %61 = lshr i32 %59, 16
  %62 = and i32 %61, 1
  %63 = add i32 %60, %62
  %64 = lshr i32 %63, 16
  %65 = trunc nuw i32 %64 to i16
  br label %66

66:
  %67 = phi i16 [ %65, %58 ], [ 32767, %55 ]
  %68 = cmpxchg ptr %31, i16 %40, i16 %67 seq_cst seq_cst, align 2
  %69 = extractvalue { i16, i1 } %68, 0
  %70 = extractvalue { i16, i1 } %68, 1
  br i1 %70, label %71, label %39

71:
  %72 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %40, ptr %72, align 2
  br label %73

73:
  %74 = add i32 %23, -1
  %75 = and i32 %74, %23
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %22

77:
  %78 = load <32 x i16>, ptr %9, align 64
  br label %79

79:
  %80 = phi <32 x i16> [ %78, %77 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %80
}

define <32 x i16> @atom_max_bf16_shared_16(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5, <32 x i16> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  store <32 x i16> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %79, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %75, %73 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 2, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %73, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i16, ptr %10, i64 %25
  %33 = load i16, ptr %32, align 2
  %34 = load i16, ptr %31, align 2
  %35 = zext i16 %33 to i32
  %36 = shl nuw i32 %35, 16
  %37 = bitcast i32 %36 to float
  %38 = fcmp uno float %37, 0.000000e+00
  br label %39

39:
  %40 = phi i16 [ %34, %30 ], [ %69, %66 ]
  %41 = zext i16 %40 to i32
  %42 = shl nuw i32 %41, 16
  %43 = bitcast i32 %42 to float
  %44 = fcmp uno float %43, 0.000000e+00
  %45 = select i1 %44, i1 true, i1 %38
  %46 = select i1 %44, float %37, float %43
  br i1 %45, label %55, label %47

47:
  %48 = fcmp oeq float %43, %37
  br i1 %48, label %49, label %52

49:
  %50 = and i32 %42, %36
  %51 = bitcast i32 %50 to float
  br label %55

52:
  %53 = fcmp olt float %43, %37
  %54 = select i1 %53, float %37, float %43
  br label %55

55:
  %56 = phi float [ %54, %52 ], [ %46, %39 ], [ %51, %49 ]
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %66

58:
  %59 = bitcast float %56 to i32
  %60 = add i32 %59, 32767
  %61 = lshr i32 %59, 16
  %62 = and i32 %61, 1
  %63 = add i32 %60, %62
  %64 = lshr i32 %63, 16
  %65 = trunc nuw i32 %64 to i16
  br label %66

66:
  %67 = phi i16 [ %65, %58 ], [ 32767, %55 ]
  %68 = cmpxchg ptr %31, i16 %40, i16 %67 seq_cst seq_cst, align 2
  %69 = extractvalue { i16, i1 } %68, 0
  %70 = extractvalue { i16, i1 } %68, 1
  br i1 %70, label %71, label %39

71:
  %72 = getelementptr inbounds nuw i16, ptr %9, i64 %25
  store i16 %40, ptr %72, align 2
  br label %73

73:
  %74 = add i32 %23, -1
  %75 = and i32 %74, %23
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %22

77:
  %78 = load <32 x i16>, ptr %9, align 64
  br label %79

79:
  %80 = phi <32 x i16> [ %78, %77 ], [ zeroinitializer, %19 ]
  ret <32 x i16> %80
}

define <32 x i32> @atom_add_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %70, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %66, %64 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %64, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = trunc i32 %33 to i16
  %36 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %37 = lshr i32 %33, 16
  %38 = trunc nuw i32 %37 to i16
  %39 = call float @llvm.convert.from.fp16.f32(i16 %38)
  br label %40

40:
  %41 = phi i32 [ %34, %30 ], [ %60, %40 ]
  %42 = trunc i32 %41 to i16
  %43 = call float @llvm.convert.from.fp16.f32(i16 %42)
  %44 = fadd float %36, %43
  %45 = call i16 @llvm.convert.to.fp16.f32(float %44)
  %46 = fcmp ord float %44, 0.000000e+00
  %47 = zext i16 %45 to i32
  %48 = select i1 %46, i32 %47, i32 32767
  %49 = lshr i32 %41, 16
  %50 = trunc nuw i32 %49 to i16
  %51 = call float @llvm.convert.from.fp16.f32(i16 %50)
  %52 = fadd float %39, %51
  %53 = call i16 @llvm.convert.to.fp16.f32(float %52)
  %54 = fcmp ord float %52, 0.000000e+00
  %55 = zext i16 %53 to i32
  %56 = shl nuw i32 %55, 16
  %57 = select i1 %54, i32 %56, i32 2147418112
  %58 = or disjoint i32 %57, %48
  %59 = cmpxchg ptr %31, i32 %41, i32 %58 seq_cst seq_cst, align 4
  %60 = extractvalue { i32, i1 } %59, 0
  %61 = extractvalue { i32, i1 } %59, 1
  br i1 %61, label %62, label %40

62:
  %63 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %41, ptr %63, align 4
  br label %64

64:
  %65 = add i32 %23, -1
  %66 = and i32 %65, %23
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %22

68:
  %69 = load <32 x i32>, ptr %9, align 64
  br label %70

70:
  %71 = phi <32 x i32> [ %69, %68 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %71
}

define <32 x i32> @atom_min_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %98, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %94, %92 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %92, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = trunc i32 %33 to i16
  %36 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %37 = lshr i32 %33, 16
  %38 = trunc nuw i32 %37 to i16
  %39 = call float @llvm.convert.from.fp16.f32(i16 %38)
  %40 = bitcast float %36 to i32
  %41 = bitcast float %39 to i32
  br label %42

42:
  %43 = phi i32 [ %34, %30 ], [ %88, %79 ]
  %44 = trunc i32 %43 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = fcmp uno float %45, 0.000000e+00
  %47 = fcmp uno float %45, %36
  %48 = select i1 %46, float %36, float %45
  br i1 %47, label %58, label %49

49:
  %50 = fcmp oeq float %45, %36
  br i1 %50, label %51, label %55

51:
  %52 = bitcast float %45 to i32
  %53 = or i32 %52, %40
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %45, %36
  %57 = select i1 %56, float %45, float %36
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %48, %42 ], [ %54, %51 ]
  %60 = call i16 @llvm.convert.to.fp16.f32(float %59)
  %61 = fcmp ord float %59, 0.000000e+00
  %62 = zext i16 %60 to i32
  %63 = select i1 %61, i32 %62, i32 32767
  %64 = lshr i32 %43, 16
  %65 = trunc nuw i32 %64 to i16
  %66 = call float @llvm.convert.from.fp16.f32(i16 %65)
  %67 = fcmp uno float %66, 0.000000e+00
  %68 = fcmp uno float %66, %39
  %69 = select i1 %67, float %39, float %66
  br i1 %68, label %79, label %70

70:
  %71 = fcmp oeq float %66, %39
  br i1 %71, label %72, label %76

72:
  %73 = bitcast float %66 to i32
  %74 = or i32 %73, %41
  %75 = bitcast i32 %74 to float
  br label %79

76:
  %77 = fcmp olt float %66, %39
  %78 = select i1 %77, float %66, float %39
  br label %79

79:
  %80 = phi float [ %78, %76 ], [ %69, %58 ], [ %75, %72 ]
  %81 = call i16 @llvm.convert.to.fp16.f32(float %80)
  %82 = fcmp ord float %80, 0.000000e+00
  %83 = zext i16 %81 to i32
  %84 = shl nuw i32 %83, 16
  %85 = select i1 %82, i32 %84, i32 2147418112
  %86 = or disjoint i32 %85, %63
  %87 = cmpxchg ptr %31, i32 %43, i32 %86 seq_cst seq_cst, align 4
  %88 = extractvalue { i32, i1 } %87, 0
  %89 = extractvalue { i32, i1 } %87, 1
  br i1 %89, label %90, label %42

90:
  %91 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %43, ptr %91, align 4
  br label %92

92:
  %93 = add i32 %23, -1
  %94 = and i32 %93, %23
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %22

96:
  %97 = load <32 x i32>, ptr %9, align 64
  br label %98

98:
  %99 = phi <32 x i32> [ %97, %96 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %99
}

define <32 x i32> @atom_max_f16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %98, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %94, %92 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %92, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = trunc i32 %33 to i16
  %36 = call float @llvm.convert.from.fp16.f32(i16 %35)
  %37 = lshr i32 %33, 16
  %38 = trunc nuw i32 %37 to i16
  %39 = call float @llvm.convert.from.fp16.f32(i16 %38)
  %40 = bitcast float %36 to i32
  %41 = bitcast float %39 to i32
  br label %42

42:
  %43 = phi i32 [ %34, %30 ], [ %88, %79 ]
  %44 = trunc i32 %43 to i16
  %45 = call float @llvm.convert.from.fp16.f32(i16 %44)
  %46 = fcmp uno float %45, 0.000000e+00
  %47 = fcmp uno float %45, %36
  %48 = select i1 %46, float %36, float %45
  br i1 %47, label %58, label %49

49:
  %50 = fcmp oeq float %45, %36
  br i1 %50, label %51, label %55

51:
  %52 = bitcast float %45 to i32
  %53 = and i32 %52, %40
  %54 = bitcast i32 %53 to float
  br label %58

55:
  %56 = fcmp olt float %45, %36
  %57 = select i1 %56, float %36, float %45
  br label %58

58:
  %59 = phi float [ %57, %55 ], [ %48, %42 ], [ %54, %51 ]
  %60 = call i16 @llvm.convert.to.fp16.f32(float %59)
  %61 = fcmp ord float %59, 0.000000e+00
  %62 = zext i16 %60 to i32
  %63 = select i1 %61, i32 %62, i32 32767
  %64 = lshr i32 %43, 16
  %65 = trunc nuw i32 %64 to i16
  %66 = call float @llvm.convert.from.fp16.f32(i16 %65)
  %67 = fcmp uno float %66, 0.000000e+00
  %68 = fcmp uno float %66, %39
  %69 = select i1 %67, float %39, float %66
  br i1 %68, label %79, label %70

70:
  %71 = fcmp oeq float %66, %39
  br i1 %71, label %72, label %76

72:
  %73 = bitcast float %66 to i32
  %74 = and i32 %73, %41
  %75 = bitcast i32 %74 to float
  br label %79

76:
  %77 = fcmp olt float %66, %39
  %78 = select i1 %77, float %39, float %66
  br label %79

79:
  %80 = phi float [ %78, %76 ], [ %69, %58 ], [ %75, %72 ]
  %81 = call i16 @llvm.convert.to.fp16.f32(float %80)
  %82 = fcmp ord float %80, 0.000000e+00
  %83 = zext i16 %81 to i32
  %84 = shl nuw i32 %83, 16
  %85 = select i1 %82, i32 %84, i32 2147418112
  %86 = or disjoint i32 %85, %63
  %87 = cmpxchg ptr %31, i32 %43, i32 %86 seq_cst seq_cst, align 4
  %88 = extractvalue { i32, i1 } %87, 0
  %89 = extractvalue { i32, i1 } %87, 1
  br i1 %89, label %90, label %42

90:
  %91 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %43, ptr %91, align 4
  br label %92

92:
  %93 = add i32 %23, -1
  %94 = and i32 %93, %23
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %22

96:
  %97 = load <32 x i32>, ptr %9, align 64
  br label %98

98:
  %99 = phi <32 x i32> [ %97, %96 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %99
}

define <32 x i32> @atom_add_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %79, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %75, %73 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %73, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = shl i32 %33, 16
  %36 = bitcast i32 %35 to float
  %37 = and i32 %33, -65536
  %38 = bitcast i32 %37 to float
  br label %39

39:
  %40 = phi i32 [ %34, %30 ], [ %69, %65 ]
  %41 = shl i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = fadd float %36, %42
  %44 = fcmp ord float %43, 0.000000e+00
  br i1 %44, label %45, label %52

45:
  %46 = bitcast float %43 to i32
  %47 = add i32 %46, 32767
  %48 = lshr i32 %46, 16
  %49 = and i32 %48, 1
  %50 = add i32 %47, %49
  %51 = lshr i32 %50, 16
  br label %52

52:
  %53 = phi i32 [ %51, %45 ], [ 32767, %39 ]
  %54 = and i32 %40, -65536
  %55 = bitcast i32 %54 to float
  %56 = fadd float %38, %55
  %57 = fcmp ord float %56, 0.000000e+00
  br i1 %57, label %58, label %65

58:
  %59 = bitcast float %56 to i32
  %60 = add i32 %59, 32767
  %61 = lshr i32 %59, 16
  %62 = and i32 %61, 1
  %63 = add i32 %60, %62
  %64 = and i32 %63, -65536
  br label %65

65:
  %66 = phi i32 [ %64, %58 ], [ 2147418112, %52 ]
  %67 = or disjoint i32 %66, %53
  %68 = cmpxchg ptr %31, i32 %40, i32 %67 seq_cst seq_cst, align 4
  %69 = extractvalue { i32, i1 } %68, 0
  %70 = extractvalue { i32, i1 } %68, 1
  br i1 %70, label %71, label %39

71:
  %72 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %40, ptr %72, align 4
  br label %73

73:
  %74 = add i32 %23, -1
  %75 = and i32 %74, %23
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %22

77:
  %78 = load <32 x i32>, ptr %9, align 64
  br label %79

79:
  %80 = phi <32 x i32> [ %78, %77 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %80
}

define <32 x i32> @atom_min_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %105, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %101, %99 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %99, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = shl i32 %33, 16
  %36 = bitcast i32 %35 to float
  %37 = and i32 %33, -65536
  %38 = bitcast i32 %37 to float
  %39 = fcmp uno float %36, 0.000000e+00
  %40 = fcmp uno float %38, 0.000000e+00
  br label %41

41:
  %42 = phi i32 [ %34, %30 ], [ %95, %91 ]
  %43 = shl i32 %42, 16
  %44 = bitcast i32 %43 to float
  %45 = fcmp uno float %44, 0.000000e+00
  %46 = select i1 %45, i1 true, i1 %39
  %47 = select i1 %45, float %36, float %44
  br i1 %46, label %56, label %48

48:
  %49 = fcmp oeq float %44, %36
  br i1 %49, label %50, label %53

50:
  %51 = or i32 %43, %35
  %52 = bitcast i32 %51 to float
  br label %56

53:
  %54 = fcmp olt float %44, %36
  %55 = select i1 %54, float %44, float %36
  br label %56

56:
  %57 = phi float [ %55, %53 ], [ %47, %41 ], [ %52, %50 ]
  %58 = fcmp ord float %57, 0.000000e+00
  br i1 %58, label %59, label %66

59:
  %60 = bitcast float %57 to i32
  %61 = add i32 %60, 32767
  %62 = lshr i32 %60, 16
  %63 = and i32 %62, 1
  %64 = add i32 %61, %63
  %65 = lshr i32 %64, 16
  br label %66

66:
  %67 = phi i32 [ %65, %59 ], [ 32767, %56 ]
  %68 = and i32 %42, -65536
  %69 = bitcast i32 %68 to float
  %70 = fcmp uno float %69, 0.000000e+00
  %71 = select i1 %70, i1 true, i1 %40
  %72 = select i1 %70, float %38, float %69
  br i1 %71, label %81, label %73

73:
  %74 = fcmp oeq float %69, %38
  br i1 %74, label %75, label %78

75:
  %76 = or i32 %68, %37
  %77 = bitcast i32 %76 to float
  br label %81

78:
  %79 = fcmp olt float %69, %38
  %80 = select i1 %79, float %69, float %38
  br label %81

81:
  %82 = phi float [ %80, %78 ], [ %72, %66 ], [ %77, %75 ]
  %83 = fcmp ord float %82, 0.000000e+00
  br i1 %83, label %84, label %91

84:
  %85 = bitcast float %82 to i32
  %86 = add i32 %85, 32767
  %87 = lshr i32 %85, 16
  %88 = and i32 %87, 1
  %89 = add i32 %86, %88
  %90 = and i32 %89, -65536
  br label %91

91:
  %92 = phi i32 [ %90, %84 ], [ 2147418112, %81 ]
  %93 = or disjoint i32 %92, %67
  %94 = cmpxchg ptr %31, i32 %42, i32 %93 seq_cst seq_cst, align 4
  %95 = extractvalue { i32, i1 } %94, 0
  %96 = extractvalue { i32, i1 } %94, 1
  br i1 %96, label %97, label %41

97:
  %98 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %42, ptr %98, align 4
  br label %99

99:
  %100 = add i32 %23, -1
  %101 = and i32 %100, %23
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %22

103:
  %104 = load <32 x i32>, ptr %9, align 64
  br label %105

105:
  %106 = phi <32 x i32> [ %104, %103 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %106
}

define <32 x i32> @atom_max_bf16x2_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %105, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %101, %99 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %99, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = shl i32 %33, 16
  %36 = bitcast i32 %35 to float
  %37 = and i32 %33, -65536
  %38 = bitcast i32 %37 to float
  %39 = fcmp uno float %36, 0.000000e+00
  %40 = fcmp uno float %38, 0.000000e+00
  br label %41

41:
  %42 = phi i32 [ %34, %30 ], [ %95, %91 ]
  %43 = shl i32 %42, 16
  %44 = bitcast i32 %43 to float
  %45 = fcmp uno float %44, 0.000000e+00
  %46 = select i1 %45, i1 true, i1 %39
  %47 = select i1 %45, float %36, float %44
  br i1 %46, label %56, label %48

48:
  %49 = fcmp oeq float %44, %36
  br i1 %49, label %50, label %53

50:
  %51 = and i32 %43, %35
  %52 = bitcast i32 %51 to float
  br label %56

53:
  %54 = fcmp olt float %44, %36
  %55 = select i1 %54, float %36, float %44
  br label %56

56:
  %57 = phi float [ %55, %53 ], [ %47, %41 ], [ %52, %50 ]
  %58 = fcmp ord float %57, 0.000000e+00
  br i1 %58, label %59, label %66

59:
  %60 = bitcast float %57 to i32
  %61 = add i32 %60, 32767
  %62 = lshr i32 %60, 16
  %63 = and i32 %62, 1
  %64 = add i32 %61, %63
  %65 = lshr i32 %64, 16
  br label %66

66:
  %67 = phi i32 [ %65, %59 ], [ 32767, %56 ]
  %68 = and i32 %42, -65536
  %69 = bitcast i32 %68 to float
  %70 = fcmp uno float %69, 0.000000e+00
  %71 = select i1 %70, i1 true, i1 %40
  %72 = select i1 %70, float %38, float %69
  br i1 %71, label %81, label %73

73:
  %74 = fcmp oeq float %69, %38
  br i1 %74, label %75, label %78

75:
  %76 = and i32 %42, %37
  %77 = bitcast i32 %76 to float
  br label %81

78:
  %79 = fcmp olt float %69, %38
  %80 = select i1 %79, float %38, float %69
  br label %81

81:
  %82 = phi float [ %80, %78 ], [ %72, %66 ], [ %77, %75 ]
  %83 = fcmp ord float %82, 0.000000e+00
  br i1 %83, label %84, label %91

84:
  %85 = bitcast float %82 to i32
  %86 = add i32 %85, 32767
  %87 = lshr i32 %85, 16
  %88 = and i32 %87, 1
  %89 = add i32 %86, %88
  %90 = and i32 %89, -65536
  br label %91

91:
  %92 = phi i32 [ %90, %84 ], [ 2147418112, %81 ]
  %93 = or disjoint i32 %92, %67
  %94 = cmpxchg ptr %31, i32 %42, i32 %93 seq_cst seq_cst, align 4
  %95 = extractvalue { i32, i1 } %94, 0
  %96 = extractvalue { i32, i1 } %94, 1
  br i1 %96, label %97, label %41

97:
  %98 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %42, ptr %98, align 4
  br label %99

99:
  %100 = add i32 %23, -1
  %101 = and i32 %100, %23
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %22

103:
  %104 = load <32 x i32>, ptr %9, align 64
  br label %105

105:
  %106 = phi <32 x i32> [ %104, %103 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %106
}

define <32 x i32> @atom_inc_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %51, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %47, %45 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %45, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %30 ], [ %41, %35 ]
  %37 = icmp ult i32 %36, %33
  %38 = add i32 %36, 1
  %39 = select i1 %37, i32 %38, i32 0
  %40 = cmpxchg ptr %31, i32 %36, i32 %39 seq_cst seq_cst, align 4
  %41 = extractvalue { i32, i1 } %40, 0
  %42 = extractvalue { i32, i1 } %40, 1
  br i1 %42, label %43, label %35

43:
  %44 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %36, ptr %44, align 4
  br label %45

45:
  %46 = add i32 %23, -1
  %47 = and i32 %46, %23
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %22

49:
  %50 = load <32 x i32>, ptr %9, align 64
  br label %51

51:
  %52 = phi <32 x i32> [ %50, %49 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %52
}

define <32 x i32> @atom_dec_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %50, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %46, %44 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %44, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  br label %35

35:
  %36 = phi i32 [ %34, %30 ], [ %40, %35 ]
  %37 = add i32 %36, -1
  %38 = call i32 @llvm.umin.i32(i32 %37, i32 %33)
  %39 = cmpxchg ptr %31, i32 %36, i32 %38 seq_cst seq_cst, align 4
  %40 = extractvalue { i32, i1 } %39, 0
  %41 = extractvalue { i32, i1 } %39, 1
  br i1 %41, label %42, label %35

42:
  %43 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %36, ptr %43, align 4
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
  %51 = phi <32 x i32> [ %49, %48 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %51
}

define <32 x i32> @atom_add_f32_shared_32(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %79, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %75, %73 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 4, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %73, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i32, ptr %10, i64 %25
  %33 = load i32, ptr %32, align 4
  %34 = load i32, ptr %31, align 4
  %35 = bitcast i32 %33 to float
  %36 = and i64 %27, -1099511627776
  %37 = icmp eq i64 %36, 1099511627776
  %38 = and i32 %33, 2139095040
  %39 = icmp eq i32 %38, 0
  %40 = and i32 %33, -2147483648
  %41 = bitcast i32 %40 to float
  %42 = select i1 %39, float %41, float %35
  br label %43

43:
  %44 = phi i32 [ %34, %30 ], [ %69, %66 ]
  %45 = bitcast i32 %44 to float
  br i1 %37, label %46, label %51

46:
  %47 = fadd float %35, %45
  %48 = fcmp ord float %47, 0.000000e+00
  br i1 %48, label %49, label %66

49:
  %50 = bitcast float %47 to i32
  br label %66

51:
  %52 = and i32 %44, 2139095040
  %53 = icmp eq i32 %52, 0
  %54 = and i32 %44, -2147483648
  %55 = bitcast i32 %54 to float
  %56 = select i1 %53, float %55, float %45
  %57 = fadd float %42, %56
  %58 = bitcast float %57 to i32
  %59 = and i32 %58, 2139095040
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %63

61:
  %62 = and i32 %58, -2147483648
  br label %66

63:
  %64 = fcmp ord float %57, 0.000000e+00
  br i1 %64, label %65, label %66

65:
  br label %66

66:
  %67 = phi i32 [ 2147483647, %46 ], [ %50, %49 ], [ 2147483647, %63 ], [ %62, %61 ], [ %58, %65 ]
  %68 = cmpxchg ptr %31, i32 %44, i32 %67 seq_cst seq_cst, align 4
  %69 = extractvalue { i32, i1 } %68, 0
  %70 = extractvalue { i32, i1 } %68, 1
  br i1 %70, label %71, label %43

71:
  %72 = getelementptr inbounds nuw i32, ptr %9, i64 %25
  store i32 %44, ptr %72, align 4
  br label %73

73:
  %74 = add i32 %23, -1
  %75 = and i32 %74, %23
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %22

77:
  %78 = load <32 x i32>, ptr %9, align 64
  br label %79

79:
  %80 = phi <32 x i32> [ %78, %77 ], [ zeroinitializer, %19 ]
  ret <32 x i32> %80
}

define <32 x i64> @atom_add_f64_shared_64(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes.15, align 64
  %9 = alloca %struct.Lanes.15, align 64
  %10 = alloca %struct.Lanes.15, align 64
  store <32 x i64> %5, ptr %10, align 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %12 = load i32, ptr %11, align 4
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
  br i1 %20, label %51, label %21

21:
  br label %22

22:
  %23 = phi i32 [ %47, %45 ], [ %2, %21 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %8, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @translate(ptr %0, ptr %1, i32 %24, i64 %27, i64 8, i32 %4)
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %45, label %30

30:
  %31 = inttoptr i64 %28 to ptr
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %33 = load double, ptr %32, align 8
  %34 = load i64, ptr %31, align 8
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %41, %35 ]
  %37 = bitcast i64 %36 to double
  %38 = fadd double %33, %37
  %39 = bitcast double %38 to i64
  %40 = cmpxchg ptr %31, i64 %36, i64 %39 seq_cst seq_cst, align 8
  %41 = extractvalue { i64, i1 } %40, 0
  %42 = extractvalue { i64, i1 } %40, 1
  br i1 %42, label %43, label %35

43:
  %44 = getelementptr inbounds nuw i64, ptr %9, i64 %25
  store i64 %36, ptr %44, align 8
  br label %45

45:
  %46 = add i32 %23, -1
  %47 = and i32 %46, %23
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %22

49:
  %50 = load <32 x i64>, ptr %9, align 64
  br label %51

51:
  %52 = phi <32 x i64> [ %50, %49 ], [ zeroinitializer, %19 ]
  ret <32 x i64> %52
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
