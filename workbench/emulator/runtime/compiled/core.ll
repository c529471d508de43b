; Made of memory.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

%struct.window = type { i64, i64, i64, i64 }
%struct.queue = type { i64, [64 x i32] }
%struct.Lanes = type { [32 x i32] }

define void @fault(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  store i32 %2, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 420
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 424
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 432
  store i64 %5, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 428
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1784
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 340
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %15 = zext i32 %7 to i64
  %16 = shl nuw nsw i64 %15, 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 680
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 616
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %19 = getelementptr inbounds nuw i32, ptr %18, i64 %4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 472
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 616
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 552
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %63 = getelementptr inbounds nuw i32, ptr %62, i64 %61
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %61
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  store i32 0, ptr %67, align 4
  ret void
}

define i32 @worker(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 16777216, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 492
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 500
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 508
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 484
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %46

46:
  %47 = phi i64 [ %67, %141 ], [ 0, %1 ]
  %48 = phi i64 [ %144, %141 ], [ %3, %1 ]
  %49 = shl i64 %48, 8
  %50 = load i64, ptr %5, align 8
  %51 = icmp slt i64 %50, 0
  br i1 %51, label %54, label %52

52:
  %53 = load i64, ptr %32, align 8
  br label %145

54:
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 %49
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load atomic i64, ptr %57 monotonic, align 8
  %59 = load atomic i64, ptr %56 monotonic, align 8
  %60 = icmp slt i64 %59, %58
  br i1 %60, label %61, label %66

61:
  %62 = atomicrmw add ptr %56, i64 1 monotonic, align 8
  %63 = icmp sge i64 %62, %58
  %64 = icmp slt i64 %62, 0
  %65 = or i1 %63, %64
  br i1 %65, label %66, label %70

66:
  %67 = add nuw i64 %47, 1
  %68 = load i64, ptr %45, align 8
  %69 = icmp ult i64 %67, %68
  br i1 %69, label %141, label %441

70:
  store i64 %62, ptr %5, align 8
  %71 = add nuw nsw i64 %62, 1
  store i64 %71, ptr %7, align 8
  %72 = load i64, ptr %8, align 8
  store i64 %72, ptr %9, align 8
  %73 = load ptr, ptr %10, align 8
  %74 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %73, i8 -1, i64 %74, i1 false)
  %75 = load ptr, ptr %12, align 8
  %76 = load i64, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %75, i8 -1, i64 %76, i1 false)
  %77 = load i32, ptr %14, align 8
  %78 = zext i32 %77 to i64
  %79 = load i32, ptr %15, align 4
  %80 = zext i32 %79 to i64
  %81 = freeze i64 %62
  %82 = freeze i64 %78
  %83 = udiv i64 %81, %82
  %84 = mul i64 %83, %82
  %85 = sub i64 %81, %84
  %86 = trunc nuw i64 %85 to i32
  store i32 %86, ptr %16, align 4
  %87 = freeze i64 %80
  %88 = udiv i64 %83, %87
  %89 = mul i64 %88, %87
  %90 = sub i64 %83, %89
  %91 = trunc nuw i64 %90 to i32
  store i32 %91, ptr %17, align 8
  %92 = trunc i64 %88 to i32
  store i32 %92, ptr %18, align 4
  %93 = load i32, ptr %19, align 4
  %94 = load i32, ptr %20, align 8
  %95 = mul i32 %94, %93
  %96 = load i32, ptr %21, align 4
  %97 = mul i32 %95, %96
  store i32 %97, ptr %22, align 8
  store i32 0, ptr %23, align 4
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  store i32 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i64 0, ptr %30, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 256, i1 false)
  %98 = load i64, ptr %32, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %145, label %100

100:
  %101 = phi i64 [ %138, %100 ], [ 0, %70 ]
  %102 = load ptr, ptr %33, align 8
  %103 = load i64, ptr %34, align 8
  %104 = mul i64 %103, %101
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 4
  %107 = load i32, ptr %106, align 4
  store i32 %107, ptr %105, align 64
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 152
  store i32 0, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %105, i64 288
  store i32 0, ptr %109, align 32
  %110 = getelementptr inbounds nuw i8, ptr %105, i64 20
  store i32 0, ptr %110, align 4
  %111 = getelementptr inbounds nuw i8, ptr %105, i64 12
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %105, i64 1748
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %105, i64 1744
  store i32 0, ptr %113, align 16
  %114 = getelementptr inbounds nuw i8, ptr %105, i64 1740
  store i32 0, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %105, i64 1736
  store i32 0, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %105, i64 1600
  store i32 0, ptr %116, align 64
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 1772
  store i32 0, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %105, i64 1768
  store i32 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 1760
  store i32 0, ptr %119, align 32
  %120 = getelementptr inbounds nuw i8, ptr %105, i64 1756
  store i32 0, ptr %120, align 4
  %121 = getelementptr inbounds nuw i8, ptr %105, i64 1752
  store i32 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %123 = getelementptr inbounds nuw i8, ptr %105, i64 1344
  %124 = getelementptr inbounds nuw i8, ptr %105, i64 1784
  %125 = getelementptr inbounds nuw i8, ptr %105, i64 1776
  call void @llvm.memset.p0.i64(ptr align 8 %122, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %123, i8 0, i64 256, i1 false)
  %126 = load i32, ptr %125, align 16
  %127 = zext i32 %126 to i64
  %128 = mul nuw nsw i64 %127, 264
  call void @llvm.memset.p0.i64(ptr align 8 %124, i8 0, i64 %128, i1 false)
  %129 = load i64, ptr %35, align 8
  %130 = lshr i64 %129, 6
  %131 = getelementptr inbounds nuw %struct.queue, ptr %124, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = and i64 %129, 63
  %134 = getelementptr inbounds nuw i32, ptr %132, i64 %133
  store i32 %107, ptr %134, align 4
  %135 = load i64, ptr %35, align 8
  %136 = and i64 %135, 63
  %137 = shl nuw i64 1, %136
  store i64 %137, ptr %131, align 8
  %138 = add nuw i64 %101, 1
  %139 = load i64, ptr %32, align 8
  %140 = icmp ult i64 %138, %139
  br i1 %140, label %100, label %145

141:
  %142 = add i64 %48, 1
  %143 = icmp ult i64 %142, %68
  %144 = select i1 %143, i64 %142, i64 0
  br label %46

145:
  %146 = phi i64 [ %53, %52 ], [ 0, %70 ], [ %139, %100 ]
  %147 = icmp eq i64 %146, 1
  %148 = load i64, ptr %36, align 8
  %149 = icmp slt i64 %148, 0
  br i1 %149, label %441, label %150

150:
  %151 = phi i64 [ %405, %432 ], [ %148, %145 ]
  %152 = load i64, ptr %32, align 8
  %153 = load ptr, ptr %37, align 8
  %154 = icmp eq ptr %153, null
  br i1 %154, label %179, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %157 = load i32, ptr %156, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %161, label %159

159:
  %160 = add i64 %152, -1
  br label %179

161:
  %162 = load i64, ptr %153, align 8
  %163 = add i64 %162, -7046029254386353131
  store i64 %163, ptr %153, align 8
  %164 = lshr i64 %163, 30
  %165 = xor i64 %164, %163
  %166 = mul i64 %165, -4658895280553007687
  %167 = lshr i64 %166, 27
  %168 = xor i64 %167, %166
  %169 = mul i64 %168, -7723592293110705685
  %170 = lshr i64 %169, 31
  %171 = xor i64 %170, %169
  %172 = lshr i64 %171, 1
  %173 = urem i64 %172, %152
  %174 = and i64 %171, 1
  %175 = icmp eq i64 %174, 0
  %176 = add i64 %152, -1
  %177 = select i1 %175, i64 1, i64 %176
  %178 = load i64, ptr %32, align 8
  br label %179

179:
  %180 = phi i64 [ %152, %159 ], [ %178, %161 ], [ %152, %150 ]
  %181 = phi i64 [ %160, %159 ], [ %173, %161 ], [ 0, %150 ]
  %182 = phi i64 [ %160, %159 ], [ %177, %161 ], [ 1, %150 ]
  %183 = icmp eq i64 %180, 0
  br i1 %183, label %315, label %184

184:
  %185 = phi i64 [ %308, %302 ], [ %180, %179 ]
  %186 = phi i64 [ %199, %302 ], [ %181, %179 ]
  %187 = phi i1 [ %306, %302 ], [ false, %179 ]
  %188 = phi i64 [ %307, %302 ], [ 0, %179 ]
  %189 = phi i8 [ %305, %302 ], [ 0, %179 ]
  %190 = phi i8 [ %304, %302 ], [ 0, %179 ]
  %191 = phi i64 [ %303, %302 ], [ %151, %179 ]
  %192 = load ptr, ptr %33, align 8
  %193 = load i64, ptr %34, align 8
  %194 = mul i64 %193, %186
  %195 = getelementptr inbounds nuw i8, ptr %192, i64 %194
  %196 = add i64 %186, %182
  %197 = icmp ult i64 %196, %185
  %198 = select i1 %197, i64 0, i64 %185
  %199 = sub nuw i64 %196, %198
  %200 = load i32, ptr %195, align 64
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %302, label %202

202:
  %203 = load ptr, ptr %37, align 8
  %204 = icmp eq ptr %203, null
  br i1 %204, label %251, label %205

205:
  %206 = load i32, ptr %23, align 4
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %251

208:
  %209 = load i64, ptr %30, align 8
  %210 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %211 = load i32, ptr %210, align 8
  %212 = and i32 %211, 63
  %213 = zext nneg i32 %212 to i64
  %214 = shl nuw i64 1, %213
  %215 = and i64 %214, %209
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %217, label %302

217:
  %218 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %219 = load i64, ptr %218, align 8
  %220 = load i64, ptr %5, align 8
  %221 = mul i64 %220, %185
  %222 = zext i32 %211 to i64
  %223 = add nuw nsw i64 %222, 1
  %224 = add i64 %223, %221
  %225 = xor i64 %224, %219
  %226 = mul i64 %225, -7046029254386353131
  %227 = lshr i64 %226, 48
  %228 = trunc nuw nsw i64 %227 to i32
  %229 = getelementptr inbounds nuw i8, ptr %203, i64 28
  %230 = load i32, ptr %229, align 4
  %231 = icmp ugt i32 %230, %228
  br i1 %231, label %236, label %232

232:
  %233 = getelementptr inbounds nuw i8, ptr %203, i64 24
  %234 = load i32, ptr %233, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %251, label %236

236:
  %237 = phi i32 [ %234, %232 ], [ 64512, %217 ]
  %238 = load i64, ptr %203, align 8
  %239 = add i64 %238, -7046029254386353131
  store i64 %239, ptr %203, align 8
  %240 = lshr i64 %239, 30
  %241 = xor i64 %240, %239
  %242 = mul i64 %241, -4658895280553007687
  %243 = lshr i64 %242, 27
  %244 = xor i64 %243, %242
  %245 = mul i64 %244, -7723592293110705685
  %246 = lshr i64 %245, 31
  %247 = xor i64 %246, %245
  %248 = trunc i64 %247 to i32
  %249 = and i32 %248, 65535
  %250 = icmp ult i32 %249, %237
  br i1 %250, label %302, label %251

251:
  %252 = call i32 @run_warp(ptr %0, ptr %195)
  %253 = load ptr, ptr %37, align 8
  %254 = icmp ne ptr %253, null
  %255 = icmp eq i32 %252, 2
  %256 = select i1 %254, i1 %255, i1 false
  br i1 %256, label %257, label %283

257:
  %258 = getelementptr inbounds nuw i8, ptr %253, i64 32
  %259 = load i32, ptr %258, align 8
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %283, label %261

261:
  %262 = load i64, ptr %253, align 8
  %263 = add i64 %262, -7046029254386353131
  store i64 %263, ptr %253, align 8
  %264 = lshr i64 %263, 30
  %265 = xor i64 %264, %263
  %266 = mul i64 %265, -4658895280553007687
  %267 = lshr i64 %266, 27
  %268 = xor i64 %267, %266
  %269 = mul i64 %268, -7723592293110705685
  %270 = lshr i64 %269, 31
  %271 = xor i64 %270, %269
  %272 = trunc i64 %271 to i32
  %273 = and i32 %272, 65535
  %274 = icmp ult i32 %273, %259
  br i1 %274, label %275, label %283

275:
  %276 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %277 = load i32, ptr %276, align 8
  %278 = and i32 %277, 63
  %279 = zext nneg i32 %278 to i64
  %280 = shl nuw i64 1, %279
  %281 = load i64, ptr %30, align 8
  %282 = or i64 %280, %281
  store i64 %282, ptr %30, align 8
  br label %283

283:
  %284 = load i32, ptr %38, align 8
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %441

286:
  %287 = icmp ne i32 %252, 1
  %288 = zext i1 %287 to i8
  %289 = or i8 %189, %288
  %290 = zext i1 %255 to i8
  %291 = or i8 %190, %290
  %292 = load i64, ptr %39, align 8
  %293 = icmp sgt i64 %292, -1
  br i1 %293, label %302, label %294

294:
  %295 = add i64 %292, -65536
  store i64 65536, ptr %39, align 8
  %296 = load i64, ptr %9, align 8
  %297 = add i64 %295, %296
  store i64 %297, ptr %9, align 8
  %298 = load i64, ptr %4, align 8
  %299 = add nsw i64 %298, -65536
  store i64 %299, ptr %4, align 8
  %300 = add nsw i64 %191, -16
  %301 = icmp slt i64 %297, 0
  br i1 %301, label %441, label %302

302:
  %303 = phi i64 [ %191, %184 ], [ %300, %294 ], [ %191, %286 ], [ %191, %236 ], [ %191, %208 ]
  %304 = phi i8 [ %190, %184 ], [ %291, %294 ], [ %291, %286 ], [ %190, %236 ], [ %190, %208 ]
  %305 = phi i8 [ %189, %184 ], [ %289, %294 ], [ %289, %286 ], [ %189, %236 ], [ %189, %208 ]
  %306 = phi i1 [ %187, %184 ], [ %187, %294 ], [ %187, %286 ], [ true, %236 ], [ true, %208 ]
  %307 = add nuw i64 %188, 1
  %308 = load i64, ptr %32, align 8
  %309 = icmp ult i64 %307, %308
  br i1 %309, label %184, label %310

310:
  %311 = trunc nuw i8 %305 to i1
  %312 = xor i1 %306, true
  %313 = select i1 %312, i1 true, i1 %311
  br i1 %313, label %315, label %314

314:
  store i64 0, ptr %30, align 8
  br label %315

315:
  %316 = phi i8 [ %304, %314 ], [ %304, %310 ], [ 0, %179 ]
  %317 = phi i64 [ %303, %314 ], [ %303, %310 ], [ %151, %179 ]
  %318 = phi i1 [ true, %314 ], [ %311, %310 ], [ false, %179 ]
  %319 = load i64, ptr %5, align 8
  %320 = load ptr, ptr %40, align 8
  %321 = load atomic i64, ptr %320 monotonic, align 8
  %322 = icmp slt i64 %319, %321
  br i1 %322, label %323, label %441

323:
  %324 = load i32, ptr %22, align 8
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %435, label %326

326:
  %327 = phi i64 [ %338, %336 ], [ 0, %323 ]
  %328 = phi i1 [ %337, %336 ], [ false, %323 ]
  %329 = getelementptr inbounds nuw i32, ptr %31, i64 %327
  %330 = load i32, ptr %329, align 4
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %336, label %332

332:
  %333 = trunc nuw nsw i64 %327 to i32
  %334 = call zeroext i1 @is_complete(ptr %0, i32 %333)
  br i1 %334, label %335, label %336

335:
  call void @open_barrier(ptr %0, i32 %333)
  br label %336

336:
  %337 = phi i1 [ true, %335 ], [ %328, %332 ], [ %328, %326 ]
  %338 = add nuw nsw i64 %327, 1
  %339 = icmp eq i64 %338, 16
  br i1 %339, label %340, label %326

340:
  %341 = load i32, ptr %41, align 8
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %346, label %343

343:
  %344 = load i32, ptr %26, align 8
  %345 = icmp ne i32 %344, 0
  br label %346

346:
  %347 = phi i1 [ false, %340 ], [ %345, %343 ]
  store i32 0, ptr %41, align 8
  %348 = load i32, ptr %42, align 4
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %374, label %350

350:
  %351 = load i32, ptr %26, align 8
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %356, label %353

353:
  %354 = load i64, ptr %43, align 8
  %355 = add i64 %354, 1
  store i64 %355, ptr %43, align 8
  br label %362

356:
  %357 = load i32, ptr %25, align 4
  %358 = icmp eq i32 %357, 0
  %359 = select i1 %358, i32 2048, i32 1
  %360 = load i32, ptr %23, align 4
  %361 = add i32 %359, %360
  br label %362

362:
  %363 = phi i32 [ 0, %353 ], [ %361, %356 ]
  store i32 %363, ptr %23, align 4
  %364 = load i64, ptr %44, align 8
  %365 = icmp ult i64 %364, 2
  br i1 %365, label %366, label %370

366:
  %367 = load i32, ptr %24, align 8
  %368 = icmp eq i32 %367, 0
  %369 = select i1 %368, i32 5, i32 2
  br label %370

370:
  %371 = phi i32 [ 2, %362 ], [ %369, %366 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %372 = icmp ult i32 %363, 8193
  br i1 %372, label %374, label %373

373:
  store i32 8193, ptr %23, align 4
  br label %374

374:
  %375 = phi i32 [ 0, %346 ], [ %371, %373 ], [ 0, %370 ]
  %376 = or i1 %318, %337
  br i1 %376, label %400, label %377

377:
  %378 = load i64, ptr %32, align 8
  %379 = icmp eq i64 %378, 0
  br i1 %379, label %441, label %380

380:
  %381 = load ptr, ptr %33, align 8
  %382 = load i64, ptr %34, align 8
  br label %383

383:
  %384 = phi i64 [ 0, %380 ], [ %397, %394 ]
  %385 = phi i1 [ false, %380 ], [ %396, %394 ]
  %386 = mul i64 %382, %384
  %387 = getelementptr inbounds nuw i8, ptr %381, i64 %386
  %388 = load i32, ptr %387, align 64
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %394, label %390

390:
  %391 = getelementptr inbounds nuw i8, ptr %387, i64 20
  %392 = load i32, ptr %391, align 4
  %393 = icmp ne i32 %392, 0
  br label %394

394:
  %395 = phi i1 [ false, %383 ], [ %393, %390 ]
  %396 = or i1 %385, %395
  %397 = add nuw i64 %384, 1
  %398 = icmp eq i64 %397, %378
  br i1 %398, label %399, label %383

399:
  br i1 %396, label %400, label %441

400:
  %401 = icmp ne i32 %375, 0
  %402 = select i1 %401, i1 true, i1 %347
  br i1 %402, label %433, label %403

403:
  %404 = zext nneg i8 %316 to i64
  %405 = sub nsw i64 %317, %404
  %406 = load i32, ptr %23, align 4
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %409, label %408

408:
  store i64 0, ptr %30, align 8
  br label %409

409:
  %410 = load ptr, ptr %37, align 8
  %411 = icmp ne ptr %410, null
  %412 = trunc nuw i8 %316 to i1
  %413 = select i1 %411, i1 %412, i1 false
  br i1 %413, label %414, label %430

414:
  br i1 %147, label %441, label %415

415:
  %416 = load i64, ptr %410, align 8
  %417 = add i64 %416, -7046029254386353131
  store i64 %417, ptr %410, align 8
  %418 = lshr i64 %417, 30
  %419 = xor i64 %418, %417
  %420 = mul i64 %419, -4658895280553007687
  %421 = lshr i64 %420, 27
  %422 = xor i64 %421, %420
  %423 = mul i64 %422, -7723592293110705685
  %424 = lshr i64 %423, 31
  %425 = xor i64 %424, %423
  %426 = and i64 %425, 32768
  %427 = icmp eq i64 %426, 0
  %428 = icmp slt i64 %405, 0
  %429 = select i1 %427, i1 true, i1 %428
  br i1 %429, label %441, label %432

430:
  %431 = icmp slt i64 %405, 0
  br i1 %431, label %441, label %432

432:
  br label %150

433:
  %434 = select i1 %401, i32 %375, i32 2
  br label %441

435:
  store i64 -1, ptr %5, align 8
  %436 = load i64, ptr %43, align 8
  %437 = add i64 %436, 1
  store i64 %437, ptr %43, align 8
  %438 = load i64, ptr %4, align 8
  %439 = add nsw i64 %438, -64
  store i64 %439, ptr %4, align 8
  %440 = icmp sgt i64 %438, 63
  br i1 %440, label %54, label %441

441:
  %442 = phi i32 [ 5, %377 ], [ %434, %433 ], [ 6, %294 ], [ 3, %283 ], [ 2, %430 ], [ 5, %399 ], [ 2, %415 ], [ 2, %414 ], [ 4, %315 ], [ 0, %66 ], [ 2, %435 ], [ 2, %145 ]
  ret i32 %442
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
