; Made of memory.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

%struct.window = type { i64, i64, i64, i64 }
%struct.queue = type { i64, [64 x i32] }
%struct.Lanes = type { [32 x i32] }

define void @fault(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  store i32 %2, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 388
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 %5, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 396
  store i32 %1, ptr %15, align 4
  br label %16

16:
  ret void
}

define i64 @translate(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5) {
  %7 = lshr i64 %3, 40
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %7, %11
  %13 = select i1 %12, i64 %7, i64 0
  %14 = getelementptr inbounds nuw %struct.window, ptr %9, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = sub i64 %3, %15
  %23 = sub i64 %17, %15
  %24 = icmp ule i64 %4, %23
  %25 = sub nuw i64 %23, %4
  %26 = icmp ule i64 %22, %25
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %44

28:
  %29 = add i64 %4, -1
  %30 = and i64 %29, %3
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %44

32:
  %33 = add i64 %19, %3
  %34 = icmp eq i64 %21, 0
  br i1 %34, label %38, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %37 = load i64, ptr %36, align 8
  br label %38

38:
  %39 = phi i64 [ %37, %35 ], [ 0, %32 ]
  %40 = zext i32 %2 to i64
  %41 = mul i64 %21, %40
  %42 = add i64 %33, %41
  %43 = add i64 %42, %39
  br label %48

44:
  %45 = phi i32 [ 2, %28 ], [ 1, %6 ]
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %47 = load i32, ptr %46, align 8
  call void @fault(ptr %0, i32 %47, i32 %45, i32 %5, i32 %2, i64 %3)
  br label %48

48:
  %49 = phi i64 [ 0, %44 ], [ %43, %38 ]
  ret i64 %49
}

define void @enqueue(ptr %0, i32 %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %19, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %7 = lshr i32 %1, 6
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw %struct.queue, ptr %6, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = and i32 %1, 63
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %10, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = or i32 %14, %2
  store i32 %15, ptr %13, align 4
  %16 = shl nuw i64 1, %12
  %17 = load i64, ptr %9, align 8
  %18 = or i64 %17, %16
  store i64 %18, ptr %9, align 8
  br label %19

19:
  ret void
}

define void @resume(ptr %0, i32 %1, <32 x i32> %2) {
  %4 = alloca %struct.Lanes, align 64
  store <32 x i32> %2, ptr %4, align 64
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %19, label %6

6:
  %7 = phi i32 [ %17, %6 ], [ %1, %3 ]
  %8 = call i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %4, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = insertelement <32 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = icmp eq <32 x i32> %2, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %7, %15
  call void @enqueue(ptr %0, i32 %11, i32 %16)
  %17 = xor i32 %16, %7
  %18 = icmp eq i32 %16, %7
  br i1 %18, label %19, label %6

19:
  ret void
}

define zeroext i1 @fall_behind(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4) {
  call void @enqueue(ptr %0, i32 %1, i32 %2)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 16
  %8 = sub nsw i32 %7, %3
  store i32 %8, ptr %6, align 16
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %4, ptr %11, align 4
  br label %12

12:
  ret i1 %9
}

define zeroext i1 @is_preempted(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %27

9:
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %27, label %13

13:
  %14 = load i64, ptr %3, align 8
  %15 = add i64 %14, -7046029254386353131
  store i64 %15, ptr %3, align 8
  %16 = lshr i64 %15, 30
  %17 = xor i64 %16, %15
  %18 = mul i64 %17, -4658895280553007687
  %19 = lshr i64 %18, 27
  %20 = xor i64 %19, %18
  %21 = mul i64 %20, -7723592293110705685
  %22 = lshr i64 %21, 31
  %23 = xor i64 %22, %21
  %24 = trunc i64 %23 to i32
  %25 = and i32 %24, 65535
  %26 = icmp ult i32 %25, %11
  br label %27

27:
  %28 = phi i1 [ false, %5 ], [ false, %1 ], [ false, %9 ], [ %26, %13 ]
  ret i1 %28
}

define void @release_synced(ptr %0, ptr %1) {
  %3 = load i32, ptr %1, align 64
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %5 = load i32, ptr %4, align 32
  %6 = xor i32 %5, -1
  %7 = and i32 %3, %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 688
  %9 = load <32 x i32>, ptr %8, align 16
  %10 = insertelement <32 x i32> poison, i32 %7, i64 0
  %11 = shufflevector <32 x i32> %10, <32 x i32> poison, <32 x i32> zeroinitializer
  %12 = and <32 x i32> %11, %9
  %13 = icmp eq <32 x i32> %12, zeroinitializer
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %5, %14
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %32, label %17

17:
  %18 = xor i32 %15, %5
  store i32 %18, ptr %4, align 32
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %29, label %22

22:
  %23 = zext <32 x i32> %9 to <32 x i64>
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 816
  %25 = call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  call void @record(ptr %0, ptr %1, i32 %15, <32 x i64> %23, i32 %28)
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 944
  %31 = load <32 x i32>, ptr %30, align 4
  call void @resume(ptr %1, i32 %15, <32 x i32> %31)
  br label %32

32:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define void @barrier(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5, i32 %6, i32 %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = and <32 x i32> %3, splat (i32 15)
  store <32 x i32> %10, ptr %9, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %59, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %15 = zext i32 %7 to i64
  %16 = shl nuw nsw i64 %15, 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 88
  br label %21

21:
  %22 = phi i32 [ %2, %12 ], [ %57, %40 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = insertelement <32 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <32 x i32> %27, <32 x i32> poison, <32 x i32> zeroinitializer
  %29 = icmp eq <32 x i32> %10, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = and i32 %22, %30
  %32 = zext i32 %26 to i64
  %33 = getelementptr inbounds nuw i32, ptr %13, i64 %32
  store i32 %4, ptr %33, align 4
  %34 = load i32, ptr %14, align 4
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %40, label %36

36:
  %37 = or i64 %16, %32
  %38 = insertelement <32 x i64> poison, i64 %37, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %39, i32 %7)
  br label %40

40:
  %41 = call i32 @llvm.ctpop.i32(i32 %31)
  %42 = getelementptr inbounds nuw i32, ptr %17, i64 %32
  %43 = load i32, ptr %42, align 4
  %44 = add i32 %43, %41
  store i32 %44, ptr %42, align 4
  %45 = and i32 %31, %5
  %46 = call i32 @llvm.ctpop.i32(i32 %45)
  %47 = getelementptr inbounds nuw i32, ptr %18, i64 %32
  %48 = load i32, ptr %47, align 4
  %49 = add i32 %48, %46
  store i32 %49, ptr %47, align 4
  %50 = getelementptr inbounds nuw i32, ptr %19, i64 %32
  %51 = load i32, ptr %50, align 4
  %52 = or i32 %51, %31
  store i32 %52, ptr %50, align 4
  %53 = and i32 %31, %6
  %54 = getelementptr inbounds nuw i32, ptr %20, i64 %32
  %55 = load i32, ptr %54, align 4
  %56 = or i32 %55, %53
  store i32 %56, ptr %54, align 4
  %57 = xor i32 %31, %22
  %58 = icmp eq i32 %31, %22
  br i1 %58, label %59, label %21

59:
  ret void
}

define zeroext i1 @is_complete(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds nuw i32, ptr %3, i64 %4
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %17, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %47, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8
  br label %24

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %19 = getelementptr inbounds nuw i32, ptr %18, i64 %4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %22 = load i32, ptr %21, align 8
  %23 = icmp uge i32 %20, %22
  br label %47

24:
  %25 = phi i64 [ 0, %12 ], [ %43, %40 ]
  %26 = phi i32 [ 0, %12 ], [ %42, %40 ]
  %27 = mul i64 %16, %25
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %30 = getelementptr inbounds nuw i32, ptr %29, i64 %4
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %38, label %33

33:
  %34 = load i32, ptr %28, align 64
  %35 = xor i32 %31, -1
  %36 = and i32 %34, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %40, label %38

38:
  %39 = call i32 @llvm.ctpop.i32(i32 %31)
  br label %40

40:
  %41 = phi i32 [ %39, %38 ], [ 32, %33 ]
  %42 = add i32 %41, %26
  %43 = add nuw i64 %25, 1
  %44 = icmp eq i64 %43, %10
  br i1 %44, label %45, label %24

45:
  %46 = icmp uge i32 %42, %6
  br label %47

47:
  %48 = phi i1 [ %23, %17 ], [ false, %8 ], [ %46, %45 ]
  ret i1 %48
}

define void @open_barrier(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %8 = zext i32 %1 to i64
  %9 = getelementptr inbounds nuw i32, ptr %7, i64 %8
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %11, i32 3, i32 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %14 = load ptr, ptr %13, align 8
  %15 = insertelement <32 x i64> poison, i64 %8, i64 0
  %16 = shufflevector <32 x i64> %15, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %14, i32 %12, <32 x i64> %16, i32 0)
  br label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %23

21:
  %22 = zext i32 %1 to i64
  br label %60

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %26 = zext i32 %1 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %30 = getelementptr inbounds nuw i32, ptr %29, i64 %26
  br label %31

31:
  %32 = phi i64 [ 0, %23 ], [ %57, %31 ]
  %33 = load ptr, ptr %24, align 8
  %34 = load i64, ptr %25, align 8
  %35 = mul i64 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 88
  %38 = getelementptr inbounds nuw i32, ptr %37, i64 %26
  %39 = load i32, ptr %38, align 4
  store i32 0, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %41 = getelementptr inbounds nuw i32, ptr %40, i64 %26
  store i32 0, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 1072
  %43 = load i32, ptr %28, align 4
  %44 = bitcast i32 %39 to <32 x i1>
  %45 = insertelement <32 x i32> poison, i32 %43, i64 0
  %46 = shufflevector <32 x i32> %45, <32 x i32> poison, <32 x i32> zeroinitializer
  %47 = load <32 x i32>, ptr %42, align 4
  %48 = select <32 x i1> %44, <32 x i32> %46, <32 x i32> %47
  store <32 x i32> %48, ptr %42, align 4
  %49 = getelementptr inbounds nuw i8, ptr %36, i64 1200
  %50 = load i32, ptr %30, align 4
  %51 = insertelement <32 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> zeroinitializer
  %53 = load <32 x i32>, ptr %49, align 4
  %54 = select <32 x i1> %44, <32 x i32> %52, <32 x i32> %53
  store <32 x i32> %54, ptr %49, align 4
  %55 = getelementptr inbounds nuw i8, ptr %36, i64 944
  %56 = load <32 x i32>, ptr %55, align 4
  call void @resume(ptr %36, i32 %39, <32 x i32> %56)
  %57 = add nuw i64 %32, 1
  %58 = load i64, ptr %18, align 8
  %59 = icmp ult i64 %57, %58
  br i1 %59, label %31, label %60

60:
  %61 = phi i64 [ %22, %21 ], [ %26, %31 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %63 = getelementptr inbounds nuw i32, ptr %62, i64 %61
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %61
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  store i32 0, ptr %67, align 4
  ret void
}

define i32 @worker(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 16777216, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 460
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 468
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 452
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 776
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %43

43:
  %44 = phi i64 [ %64, %131 ], [ 0, %1 ]
  %45 = phi i64 [ %134, %131 ], [ %3, %1 ]
  %46 = shl i64 %45, 8
  %47 = load i64, ptr %5, align 8
  %48 = icmp slt i64 %47, 0
  br i1 %48, label %51, label %49

49:
  %50 = load i64, ptr %30, align 8
  br label %135

51:
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 %46
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 8
  %55 = load atomic i64, ptr %54 monotonic, align 8
  %56 = load atomic i64, ptr %53 monotonic, align 8
  %57 = icmp slt i64 %56, %55
  br i1 %57, label %58, label %63

58:
  %59 = atomicrmw add ptr %53, i64 1 monotonic, align 8
  %60 = icmp sge i64 %59, %55
  %61 = icmp slt i64 %59, 0
  %62 = or i1 %60, %61
  br i1 %62, label %63, label %67

63:
  %64 = add nuw i64 %44, 1
  %65 = load i64, ptr %42, align 8
  %66 = icmp ult i64 %64, %65
  br i1 %66, label %131, label %372

67:
  store i64 %59, ptr %5, align 8
  %68 = load i64, ptr %7, align 8
  store i64 %68, ptr %8, align 8
  %69 = load ptr, ptr %9, align 8
  %70 = load i64, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %69, i8 -1, i64 %70, i1 false)
  %71 = load ptr, ptr %11, align 8
  %72 = load i64, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %71, i8 -1, i64 %72, i1 false)
  %73 = load i32, ptr %13, align 8
  %74 = zext i32 %73 to i64
  %75 = load i32, ptr %14, align 4
  %76 = zext i32 %75 to i64
  %77 = freeze i64 %59
  %78 = freeze i64 %74
  %79 = udiv i64 %77, %78
  %80 = mul i64 %79, %78
  %81 = sub i64 %77, %80
  %82 = trunc nuw i64 %81 to i32
  store i32 %82, ptr %15, align 4
  %83 = freeze i64 %76
  %84 = udiv i64 %79, %83
  %85 = mul i64 %84, %83
  %86 = sub i64 %79, %85
  %87 = trunc nuw i64 %86 to i32
  store i32 %87, ptr %16, align 8
  %88 = trunc i64 %84 to i32
  store i32 %88, ptr %17, align 4
  %89 = load i32, ptr %18, align 4
  %90 = load i32, ptr %19, align 8
  %91 = mul i32 %90, %89
  %92 = load i32, ptr %20, align 4
  %93 = mul i32 %91, %92
  store i32 %93, ptr %21, align 8
  store i32 0, ptr %22, align 4
  store i32 0, ptr %23, align 8
  store i32 0, ptr %24, align 4
  store i32 0, ptr %25, align 8
  store i32 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %29, i8 0, i64 256, i1 false)
  %94 = load i64, ptr %30, align 8
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %135, label %96

96:
  %97 = phi i64 [ %128, %96 ], [ 0, %67 ]
  %98 = load ptr, ptr %31, align 8
  %99 = load i64, ptr %32, align 8
  %100 = mul i64 %99, %97
  %101 = getelementptr inbounds nuw i8, ptr %98, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %101, align 64
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 152
  store i32 0, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %101, i64 288
  store i32 0, ptr %105, align 32
  %106 = getelementptr inbounds nuw i8, ptr %101, i64 20
  store i32 0, ptr %106, align 4
  %107 = getelementptr inbounds nuw i8, ptr %101, i64 12
  store i32 0, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %101, i64 1744
  store i32 0, ptr %108, align 16
  %109 = getelementptr inbounds nuw i8, ptr %101, i64 1740
  store i32 0, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %101, i64 1736
  store i32 0, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %101, i64 1600
  store i32 0, ptr %111, align 64
  %112 = getelementptr inbounds nuw i8, ptr %101, i64 24
  %113 = getelementptr inbounds nuw i8, ptr %101, i64 1344
  %114 = getelementptr inbounds nuw i8, ptr %101, i64 1752
  %115 = getelementptr inbounds nuw i8, ptr %101, i64 1748
  call void @llvm.memset.p0.i64(ptr align 8 %112, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %113, i8 0, i64 256, i1 false)
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  %118 = mul nuw nsw i64 %117, 264
  call void @llvm.memset.p0.i64(ptr align 8 %114, i8 0, i64 %118, i1 false)
  %119 = load i64, ptr %33, align 8
  %120 = lshr i64 %119, 6
  %121 = getelementptr inbounds nuw %struct.queue, ptr %114, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %123 = and i64 %119, 63
  %124 = getelementptr inbounds nuw i32, ptr %122, i64 %123
  store i32 %103, ptr %124, align 4
  %125 = load i64, ptr %33, align 8
  %126 = and i64 %125, 63
  %127 = shl nuw i64 1, %126
  store i64 %127, ptr %121, align 8
  %128 = add nuw i64 %97, 1
  %129 = load i64, ptr %30, align 8
  %130 = icmp ult i64 %128, %129
  br i1 %130, label %96, label %135

131:
  %132 = add i64 %45, 1
  %133 = icmp ult i64 %132, %65
  %134 = select i1 %133, i64 %132, i64 0
  br label %43

135:
  %136 = phi i64 [ %50, %49 ], [ 0, %67 ], [ %129, %96 ]
  %137 = icmp eq i64 %136, 1
  %138 = load i64, ptr %34, align 8
  %139 = icmp slt i64 %138, 0
  br i1 %139, label %372, label %140

140:
  %141 = phi i64 [ %342, %365 ], [ %138, %135 ]
  %142 = load i64, ptr %30, align 8
  %143 = load ptr, ptr %35, align 8
  %144 = icmp eq ptr %143, null
  br i1 %144, label %169, label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %147 = load i32, ptr %146, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %151, label %149

149:
  %150 = add i64 %142, -1
  br label %169

151:
  %152 = load i64, ptr %143, align 8
  %153 = add i64 %152, -7046029254386353131
  store i64 %153, ptr %143, align 8
  %154 = lshr i64 %153, 30
  %155 = xor i64 %154, %153
  %156 = mul i64 %155, -4658895280553007687
  %157 = lshr i64 %156, 27
  %158 = xor i64 %157, %156
  %159 = mul i64 %158, -7723592293110705685
  %160 = lshr i64 %159, 31
  %161 = xor i64 %160, %159
  %162 = lshr i64 %161, 1
  %163 = urem i64 %162, %142
  %164 = and i64 %161, 1
  %165 = icmp eq i64 %164, 0
  %166 = add i64 %142, -1
  %167 = select i1 %165, i64 1, i64 %166
  %168 = load i64, ptr %30, align 8
  br label %169

169:
  %170 = phi i64 [ %142, %149 ], [ %168, %151 ], [ %142, %140 ]
  %171 = phi i64 [ %150, %149 ], [ %163, %151 ], [ 0, %140 ]
  %172 = phi i64 [ %150, %149 ], [ %167, %151 ], [ 1, %140 ]
  %173 = icmp eq i64 %170, 0
  br i1 %173, label %260, label %174

174:
  %175 = phi i64 [ %258, %253 ], [ %170, %169 ]
  %176 = phi i64 [ %188, %253 ], [ %171, %169 ]
  %177 = phi i64 [ %257, %253 ], [ 0, %169 ]
  %178 = phi i1 [ %256, %253 ], [ false, %169 ]
  %179 = phi i8 [ %255, %253 ], [ 0, %169 ]
  %180 = phi i64 [ %254, %253 ], [ %141, %169 ]
  %181 = load ptr, ptr %31, align 8
  %182 = load i64, ptr %32, align 8
  %183 = mul i64 %182, %176
  %184 = getelementptr inbounds nuw i8, ptr %181, i64 %183
  %185 = add i64 %176, %172
  %186 = icmp ult i64 %185, %175
  %187 = select i1 %186, i64 0, i64 %175
  %188 = sub nuw i64 %185, %187
  %189 = load i32, ptr %184, align 64
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %253, label %191

191:
  %192 = load ptr, ptr %35, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %233, label %194

194:
  %195 = load i32, ptr %22, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %233

197:
  %198 = getelementptr inbounds nuw i8, ptr %192, i64 8
  %199 = load i64, ptr %198, align 8
  %200 = load i64, ptr %5, align 8
  %201 = mul i64 %200, %175
  %202 = getelementptr inbounds nuw i8, ptr %184, i64 8
  %203 = load i32, ptr %202, align 8
  %204 = zext i32 %203 to i64
  %205 = add i64 %201, 1
  %206 = add i64 %205, %204
  %207 = xor i64 %206, %199
  %208 = mul i64 %207, -7046029254386353131
  %209 = lshr i64 %208, 48
  %210 = trunc nuw nsw i64 %209 to i32
  %211 = getelementptr inbounds nuw i8, ptr %192, i64 28
  %212 = load i32, ptr %211, align 4
  %213 = icmp ugt i32 %212, %210
  br i1 %213, label %218, label %214

214:
  %215 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %216 = load i32, ptr %215, align 8
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %233, label %218

218:
  %219 = phi i32 [ %216, %214 ], [ 64512, %197 ]
  %220 = load i64, ptr %192, align 8
  %221 = add i64 %220, -7046029254386353131
  store i64 %221, ptr %192, align 8
  %222 = lshr i64 %221, 30
  %223 = xor i64 %222, %221
  %224 = mul i64 %223, -4658895280553007687
  %225 = lshr i64 %224, 27
  %226 = xor i64 %225, %224
  %227 = mul i64 %226, -7723592293110705685
  %228 = lshr i64 %227, 31
  %229 = xor i64 %228, %227
  %230 = trunc i64 %229 to i32
  %231 = and i32 %230, 65535
  %232 = icmp ult i32 %231, %219
  br i1 %232, label %253, label %233

233:
  %234 = call i32 @run_warp(ptr %0, ptr %184)
  %235 = load i32, ptr %36, align 8
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %372

237:
  %238 = icmp ne i32 %234, 1
  %239 = or i1 %178, %238
  %240 = icmp eq i32 %234, 2
  %241 = zext i1 %240 to i8
  %242 = or i8 %179, %241
  %243 = load i64, ptr %37, align 8
  %244 = icmp sgt i64 %243, -1
  br i1 %244, label %253, label %245

245:
  %246 = add i64 %243, -65536
  store i64 65536, ptr %37, align 8
  %247 = load i64, ptr %8, align 8
  %248 = add i64 %246, %247
  store i64 %248, ptr %8, align 8
  %249 = load i64, ptr %4, align 8
  %250 = add nsw i64 %249, -65536
  store i64 %250, ptr %4, align 8
  %251 = add nsw i64 %180, -16
  %252 = icmp slt i64 %248, 0
  br i1 %252, label %372, label %253

253:
  %254 = phi i64 [ %251, %245 ], [ %180, %237 ], [ %180, %218 ], [ %180, %174 ]
  %255 = phi i8 [ %242, %245 ], [ %242, %237 ], [ %179, %218 ], [ %179, %174 ]
  %256 = phi i1 [ %239, %245 ], [ %239, %237 ], [ true, %218 ], [ %178, %174 ]
  %257 = add nuw i64 %177, 1
  %258 = load i64, ptr %30, align 8
  %259 = icmp ult i64 %257, %258
  br i1 %259, label %174, label %260

260:
  %261 = phi i64 [ %141, %169 ], [ %254, %253 ]
  %262 = phi i8 [ 0, %169 ], [ %255, %253 ]
  %263 = phi i1 [ false, %169 ], [ %256, %253 ]
  %264 = load i64, ptr %5, align 8
  %265 = load ptr, ptr %38, align 8
  %266 = load atomic i64, ptr %265 monotonic, align 8
  %267 = icmp slt i64 %264, %266
  br i1 %267, label %268, label %372

268:
  %269 = load i32, ptr %21, align 8
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %366, label %271

271:
  %272 = phi i64 [ %283, %281 ], [ 0, %268 ]
  %273 = phi i1 [ %282, %281 ], [ false, %268 ]
  %274 = getelementptr inbounds nuw i32, ptr %29, i64 %272
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %281, label %277

277:
  %278 = trunc nuw nsw i64 %272 to i32
  %279 = call zeroext i1 @is_complete(ptr %0, i32 %278)
  br i1 %279, label %280, label %281

280:
  call void @open_barrier(ptr %0, i32 %278)
  br label %281

281:
  %282 = phi i1 [ true, %280 ], [ %273, %277 ], [ %273, %271 ]
  %283 = add nuw nsw i64 %272, 1
  %284 = icmp eq i64 %283, 16
  br i1 %284, label %285, label %271

285:
  %286 = load i32, ptr %39, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %312, label %288

288:
  %289 = load i32, ptr %25, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %294, label %291

291:
  %292 = load i64, ptr %40, align 8
  %293 = add i64 %292, 1
  store i64 %293, ptr %40, align 8
  br label %300

294:
  %295 = load i32, ptr %24, align 4
  %296 = icmp eq i32 %295, 0
  %297 = select i1 %296, i32 2048, i32 1
  %298 = load i32, ptr %22, align 4
  %299 = add i32 %297, %298
  br label %300

300:
  %301 = phi i32 [ 0, %291 ], [ %299, %294 ]
  store i32 %301, ptr %22, align 4
  %302 = load i64, ptr %41, align 8
  %303 = icmp ult i64 %302, 2
  br i1 %303, label %304, label %308

304:
  %305 = load i32, ptr %23, align 8
  %306 = icmp eq i32 %305, 0
  %307 = select i1 %306, i32 5, i32 2
  br label %308

308:
  %309 = phi i32 [ 2, %300 ], [ %307, %304 ]
  store i32 0, ptr %23, align 8
  store i32 0, ptr %24, align 4
  store i32 0, ptr %25, align 8
  %310 = icmp ult i32 %301, 8193
  br i1 %310, label %312, label %311

311:
  store i32 8193, ptr %22, align 4
  br label %312

312:
  %313 = phi i32 [ 0, %285 ], [ %309, %311 ], [ 0, %308 ]
  %314 = or i1 %263, %282
  br i1 %314, label %338, label %315

315:
  %316 = load i64, ptr %30, align 8
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %372, label %318

318:
  %319 = load ptr, ptr %31, align 8
  %320 = load i64, ptr %32, align 8
  br label %321

321:
  %322 = phi i64 [ 0, %318 ], [ %335, %332 ]
  %323 = phi i1 [ false, %318 ], [ %334, %332 ]
  %324 = mul i64 %320, %322
  %325 = getelementptr inbounds nuw i8, ptr %319, i64 %324
  %326 = load i32, ptr %325, align 64
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %332, label %328

328:
  %329 = getelementptr inbounds nuw i8, ptr %325, i64 20
  %330 = load i32, ptr %329, align 4
  %331 = icmp ne i32 %330, 0
  br label %332

332:
  %333 = phi i1 [ false, %321 ], [ %331, %328 ]
  %334 = or i1 %323, %333
  %335 = add nuw i64 %322, 1
  %336 = icmp eq i64 %335, %316
  br i1 %336, label %337, label %321

337:
  br i1 %334, label %338, label %372

338:
  %339 = icmp eq i32 %313, 0
  br i1 %339, label %340, label %372

340:
  %341 = zext nneg i8 %262 to i64
  %342 = sub nsw i64 %261, %341
  %343 = load ptr, ptr %35, align 8
  %344 = icmp ne ptr %343, null
  %345 = trunc nuw i8 %262 to i1
  %346 = select i1 %344, i1 %345, i1 false
  br i1 %346, label %347, label %363

347:
  br i1 %137, label %372, label %348

348:
  %349 = load i64, ptr %343, align 8
  %350 = add i64 %349, -7046029254386353131
  store i64 %350, ptr %343, align 8
  %351 = lshr i64 %350, 30
  %352 = xor i64 %351, %350
  %353 = mul i64 %352, -4658895280553007687
  %354 = lshr i64 %353, 27
  %355 = xor i64 %354, %353
  %356 = mul i64 %355, -7723592293110705685
  %357 = lshr i64 %356, 31
  %358 = xor i64 %357, %356
  %359 = and i64 %358, 32768
  %360 = icmp eq i64 %359, 0
  %361 = icmp slt i64 %342, 0
  %362 = select i1 %360, i1 true, i1 %361
  br i1 %362, label %372, label %365

363:
  %364 = icmp slt i64 %342, 0
  br i1 %364, label %372, label %365

365:
  br label %140

366:
  store i64 -1, ptr %5, align 8
  %367 = load i64, ptr %40, align 8
  %368 = add i64 %367, 1
  store i64 %368, ptr %40, align 8
  %369 = load i64, ptr %4, align 8
  %370 = add nsw i64 %369, -64
  store i64 %370, ptr %4, align 8
  %371 = icmp sgt i64 %369, 63
  br i1 %371, label %51, label %372

372:
  %373 = phi i32 [ 6, %245 ], [ 2, %363 ], [ 3, %233 ], [ 2, %348 ], [ %313, %338 ], [ 5, %337 ], [ 4, %260 ], [ 5, %315 ], [ 2, %347 ], [ 0, %63 ], [ 2, %135 ], [ 2, %366 ]
  ret i32 %373
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
