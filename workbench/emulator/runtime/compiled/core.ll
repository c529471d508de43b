; Made of memory.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

%struct.window = type { i64, i64, i64, i64 }
%struct.queue = type { i64, [64 x i32] }
%struct.Lanes = type { [32 x i32] }

define void @fault(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  store i32 %2, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 396
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i64 %5, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 324
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 348
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %15 = zext i32 %7 to i64
  %16 = shl nuw nsw i64 %15, 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 656
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 592
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %19 = getelementptr inbounds nuw i32, ptr %18, i64 %4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 592
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 528
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %63 = getelementptr inbounds nuw i32, ptr %62, i64 %61
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %61
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  store i32 0, ptr %67, align 4
  ret void
}

define i32 @worker(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 16777216, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 468
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 484
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 452
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 460
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 324
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %44

44:
  %45 = phi i64 [ %65, %132 ], [ 0, %1 ]
  %46 = phi i64 [ %135, %132 ], [ %3, %1 ]
  %47 = shl i64 %46, 8
  %48 = load i64, ptr %5, align 8
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %52, label %50

50:
  %51 = load i64, ptr %31, align 8
  br label %136

52:
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 %47
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %56 = load atomic i64, ptr %55 monotonic, align 8
  %57 = load atomic i64, ptr %54 monotonic, align 8
  %58 = icmp slt i64 %57, %56
  br i1 %58, label %59, label %64

59:
  %60 = atomicrmw add ptr %54, i64 1 monotonic, align 8
  %61 = icmp sge i64 %60, %56
  %62 = icmp slt i64 %60, 0
  %63 = or i1 %61, %62
  br i1 %63, label %64, label %68

64:
  %65 = add nuw i64 %45, 1
  %66 = load i64, ptr %43, align 8
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %132, label %422

68:
  store i64 %60, ptr %5, align 8
  %69 = load i64, ptr %7, align 8
  store i64 %69, ptr %8, align 8
  %70 = load ptr, ptr %9, align 8
  %71 = load i64, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %70, i8 -1, i64 %71, i1 false)
  %72 = load ptr, ptr %11, align 8
  %73 = load i64, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %72, i8 -1, i64 %73, i1 false)
  %74 = load i32, ptr %13, align 8
  %75 = zext i32 %74 to i64
  %76 = load i32, ptr %14, align 4
  %77 = zext i32 %76 to i64
  %78 = freeze i64 %60
  %79 = freeze i64 %75
  %80 = udiv i64 %78, %79
  %81 = mul i64 %80, %79
  %82 = sub i64 %78, %81
  %83 = trunc nuw i64 %82 to i32
  store i32 %83, ptr %15, align 4
  %84 = freeze i64 %77
  %85 = udiv i64 %80, %84
  %86 = mul i64 %85, %84
  %87 = sub i64 %80, %86
  %88 = trunc nuw i64 %87 to i32
  store i32 %88, ptr %16, align 8
  %89 = trunc i64 %85 to i32
  store i32 %89, ptr %17, align 4
  %90 = load i32, ptr %18, align 4
  %91 = load i32, ptr %19, align 8
  %92 = mul i32 %91, %90
  %93 = load i32, ptr %20, align 4
  %94 = mul i32 %92, %93
  store i32 %94, ptr %21, align 8
  store i32 0, ptr %22, align 4
  store i32 0, ptr %23, align 8
  store i32 0, ptr %24, align 4
  store i32 0, ptr %25, align 8
  store i32 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %30, i8 0, i64 256, i1 false)
  %95 = load i64, ptr %31, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %136, label %97

97:
  %98 = phi i64 [ %129, %97 ], [ 0, %68 ]
  %99 = load ptr, ptr %32, align 8
  %100 = load i64, ptr %33, align 8
  %101 = mul i64 %100, %98
  %102 = getelementptr inbounds nuw i8, ptr %99, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 4
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %102, align 64
  %105 = getelementptr inbounds nuw i8, ptr %102, i64 152
  store i32 0, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 288
  store i32 0, ptr %106, align 32
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 20
  store i32 0, ptr %107, align 4
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 12
  store i32 0, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %102, i64 1744
  store i32 0, ptr %109, align 16
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 1740
  store i32 0, ptr %110, align 4
  %111 = getelementptr inbounds nuw i8, ptr %102, i64 1736
  store i32 0, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %102, i64 1600
  store i32 0, ptr %112, align 64
  %113 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %114 = getelementptr inbounds nuw i8, ptr %102, i64 1344
  %115 = getelementptr inbounds nuw i8, ptr %102, i64 1752
  %116 = getelementptr inbounds nuw i8, ptr %102, i64 1748
  call void @llvm.memset.p0.i64(ptr align 8 %113, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %114, i8 0, i64 256, i1 false)
  %117 = load i32, ptr %116, align 4
  %118 = zext i32 %117 to i64
  %119 = mul nuw nsw i64 %118, 264
  call void @llvm.memset.p0.i64(ptr align 8 %115, i8 0, i64 %119, i1 false)
  %120 = load i64, ptr %34, align 8
  %121 = lshr i64 %120, 6
  %122 = getelementptr inbounds nuw %struct.queue, ptr %115, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %124 = and i64 %120, 63
  %125 = getelementptr inbounds nuw i32, ptr %123, i64 %124
  store i32 %104, ptr %125, align 4
  %126 = load i64, ptr %34, align 8
  %127 = and i64 %126, 63
  %128 = shl nuw i64 1, %127
  store i64 %128, ptr %122, align 8
  %129 = add nuw i64 %98, 1
  %130 = load i64, ptr %31, align 8
  %131 = icmp ult i64 %129, %130
  br i1 %131, label %97, label %136

132:
  %133 = add i64 %46, 1
  %134 = icmp ult i64 %133, %66
  %135 = select i1 %134, i64 %133, i64 0
  br label %44

136:
  %137 = phi i64 [ %51, %50 ], [ 0, %68 ], [ %130, %97 ]
  %138 = icmp eq i64 %137, 1
  %139 = load i64, ptr %35, align 8
  %140 = icmp slt i64 %139, 0
  br i1 %140, label %422, label %141

141:
  %142 = phi i64 [ %388, %415 ], [ %139, %136 ]
  %143 = load i64, ptr %31, align 8
  %144 = load ptr, ptr %36, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %170, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %148 = load i32, ptr %147, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %152, label %150

150:
  %151 = add i64 %143, -1
  br label %170

152:
  %153 = load i64, ptr %144, align 8
  %154 = add i64 %153, -7046029254386353131
  store i64 %154, ptr %144, align 8
  %155 = lshr i64 %154, 30
  %156 = xor i64 %155, %154
  %157 = mul i64 %156, -4658895280553007687
  %158 = lshr i64 %157, 27
  %159 = xor i64 %158, %157
  %160 = mul i64 %159, -7723592293110705685
  %161 = lshr i64 %160, 31
  %162 = xor i64 %161, %160
  %163 = lshr i64 %162, 1
  %164 = urem i64 %163, %143
  %165 = and i64 %162, 1
  %166 = icmp eq i64 %165, 0
  %167 = add i64 %143, -1
  %168 = select i1 %166, i64 1, i64 %167
  %169 = load i64, ptr %31, align 8
  br label %170

170:
  %171 = phi i64 [ %143, %150 ], [ %169, %152 ], [ %143, %141 ]
  %172 = phi i64 [ %151, %150 ], [ %164, %152 ], [ 0, %141 ]
  %173 = phi i64 [ %151, %150 ], [ %168, %152 ], [ 1, %141 ]
  %174 = icmp eq i64 %171, 0
  br i1 %174, label %306, label %175

175:
  %176 = phi i64 [ %299, %293 ], [ %171, %170 ]
  %177 = phi i64 [ %190, %293 ], [ %172, %170 ]
  %178 = phi i1 [ %297, %293 ], [ false, %170 ]
  %179 = phi i64 [ %298, %293 ], [ 0, %170 ]
  %180 = phi i8 [ %296, %293 ], [ 0, %170 ]
  %181 = phi i8 [ %295, %293 ], [ 0, %170 ]
  %182 = phi i64 [ %294, %293 ], [ %142, %170 ]
  %183 = load ptr, ptr %32, align 8
  %184 = load i64, ptr %33, align 8
  %185 = mul i64 %184, %177
  %186 = getelementptr inbounds nuw i8, ptr %183, i64 %185
  %187 = add i64 %177, %173
  %188 = icmp ult i64 %187, %176
  %189 = select i1 %188, i64 0, i64 %176
  %190 = sub nuw i64 %187, %189
  %191 = load i32, ptr %186, align 64
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %293, label %193

193:
  %194 = load ptr, ptr %36, align 8
  %195 = icmp eq ptr %194, null
  br i1 %195, label %242, label %196

196:
  %197 = load i32, ptr %22, align 4
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %242

199:
  %200 = load i64, ptr %29, align 8
  %201 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %202 = load i32, ptr %201, align 8
  %203 = and i32 %202, 63
  %204 = zext nneg i32 %203 to i64
  %205 = shl nuw i64 1, %204
  %206 = and i64 %205, %200
  %207 = icmp eq i64 %206, 0
  br i1 %207, label %208, label %293

208:
  %209 = getelementptr inbounds nuw i8, ptr %194, i64 8
  %210 = load i64, ptr %209, align 8
  %211 = load i64, ptr %5, align 8
  %212 = mul i64 %211, %176
  %213 = zext i32 %202 to i64
  %214 = add nuw nsw i64 %213, 1
  %215 = add i64 %214, %212
  %216 = xor i64 %215, %210
  %217 = mul i64 %216, -7046029254386353131
  %218 = lshr i64 %217, 48
  %219 = trunc nuw nsw i64 %218 to i32
  %220 = getelementptr inbounds nuw i8, ptr %194, i64 28
  %221 = load i32, ptr %220, align 4
  %222 = icmp ugt i32 %221, %219
  br i1 %222, label %227, label %223

223:
  %224 = getelementptr inbounds nuw i8, ptr %194, i64 24
  %225 = load i32, ptr %224, align 8
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %242, label %227

227:
  %228 = phi i32 [ %225, %223 ], [ 64512, %208 ]
  %229 = load i64, ptr %194, align 8
  %230 = add i64 %229, -7046029254386353131
  store i64 %230, ptr %194, align 8
  %231 = lshr i64 %230, 30
  %232 = xor i64 %231, %230
  %233 = mul i64 %232, -4658895280553007687
  %234 = lshr i64 %233, 27
  %235 = xor i64 %234, %233
  %236 = mul i64 %235, -7723592293110705685
  %237 = lshr i64 %236, 31
  %238 = xor i64 %237, %236
  %239 = trunc i64 %238 to i32
  %240 = and i32 %239, 65535
  %241 = icmp ult i32 %240, %228
  br i1 %241, label %293, label %242

242:
  %243 = call i32 @run_warp(ptr %0, ptr %186)
  %244 = load ptr, ptr %36, align 8
  %245 = icmp ne ptr %244, null
  %246 = icmp eq i32 %243, 2
  %247 = select i1 %245, i1 %246, i1 false
  br i1 %247, label %248, label %274

248:
  %249 = getelementptr inbounds nuw i8, ptr %244, i64 32
  %250 = load i32, ptr %249, align 8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %274, label %252

252:
  %253 = load i64, ptr %244, align 8
  %254 = add i64 %253, -7046029254386353131
  store i64 %254, ptr %244, align 8
  %255 = lshr i64 %254, 30
  %256 = xor i64 %255, %254
  %257 = mul i64 %256, -4658895280553007687
  %258 = lshr i64 %257, 27
  %259 = xor i64 %258, %257
  %260 = mul i64 %259, -7723592293110705685
  %261 = lshr i64 %260, 31
  %262 = xor i64 %261, %260
  %263 = trunc i64 %262 to i32
  %264 = and i32 %263, 65535
  %265 = icmp ult i32 %264, %250
  br i1 %265, label %266, label %274

266:
  %267 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %268 = load i32, ptr %267, align 8
  %269 = and i32 %268, 63
  %270 = zext nneg i32 %269 to i64
  %271 = shl nuw i64 1, %270
  %272 = load i64, ptr %29, align 8
  %273 = or i64 %271, %272
  store i64 %273, ptr %29, align 8
  br label %274

274:
  %275 = load i32, ptr %37, align 8
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %422

277:
  %278 = icmp ne i32 %243, 1
  %279 = zext i1 %278 to i8
  %280 = or i8 %180, %279
  %281 = zext i1 %246 to i8
  %282 = or i8 %181, %281
  %283 = load i64, ptr %38, align 8
  %284 = icmp sgt i64 %283, -1
  br i1 %284, label %293, label %285

285:
  %286 = add i64 %283, -65536
  store i64 65536, ptr %38, align 8
  %287 = load i64, ptr %8, align 8
  %288 = add i64 %286, %287
  store i64 %288, ptr %8, align 8
  %289 = load i64, ptr %4, align 8
  %290 = add nsw i64 %289, -65536
  store i64 %290, ptr %4, align 8
  %291 = add nsw i64 %182, -16
  %292 = icmp slt i64 %288, 0
  br i1 %292, label %422, label %293

293:
  %294 = phi i64 [ %182, %175 ], [ %291, %285 ], [ %182, %277 ], [ %182, %227 ], [ %182, %199 ]
  %295 = phi i8 [ %181, %175 ], [ %282, %285 ], [ %282, %277 ], [ %181, %227 ], [ %181, %199 ]
  %296 = phi i8 [ %180, %175 ], [ %280, %285 ], [ %280, %277 ], [ %180, %227 ], [ %180, %199 ]
  %297 = phi i1 [ %178, %175 ], [ %178, %285 ], [ %178, %277 ], [ true, %227 ], [ true, %199 ]
  %298 = add nuw i64 %179, 1
  %299 = load i64, ptr %31, align 8
  %300 = icmp ult i64 %298, %299
  br i1 %300, label %175, label %301

301:
  %302 = trunc nuw i8 %296 to i1
  %303 = xor i1 %297, true
  %304 = select i1 %303, i1 true, i1 %302
  br i1 %304, label %306, label %305

305:
  store i64 0, ptr %29, align 8
  br label %306

306:
  %307 = phi i8 [ %295, %305 ], [ %295, %301 ], [ 0, %170 ]
  %308 = phi i64 [ %294, %305 ], [ %294, %301 ], [ %142, %170 ]
  %309 = phi i1 [ true, %305 ], [ %302, %301 ], [ false, %170 ]
  %310 = load i64, ptr %5, align 8
  %311 = load ptr, ptr %39, align 8
  %312 = load atomic i64, ptr %311 monotonic, align 8
  %313 = icmp slt i64 %310, %312
  br i1 %313, label %314, label %422

314:
  %315 = load i32, ptr %21, align 8
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %416, label %317

317:
  %318 = phi i64 [ %329, %327 ], [ 0, %314 ]
  %319 = phi i1 [ %328, %327 ], [ false, %314 ]
  %320 = getelementptr inbounds nuw i32, ptr %30, i64 %318
  %321 = load i32, ptr %320, align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %327, label %323

323:
  %324 = trunc nuw nsw i64 %318 to i32
  %325 = call zeroext i1 @is_complete(ptr %0, i32 %324)
  br i1 %325, label %326, label %327

326:
  call void @open_barrier(ptr %0, i32 %324)
  br label %327

327:
  %328 = phi i1 [ true, %326 ], [ %319, %323 ], [ %319, %317 ]
  %329 = add nuw nsw i64 %318, 1
  %330 = icmp eq i64 %329, 16
  br i1 %330, label %331, label %317

331:
  %332 = load i32, ptr %40, align 8
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %358, label %334

334:
  %335 = load i32, ptr %25, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %340, label %337

337:
  %338 = load i64, ptr %41, align 8
  %339 = add i64 %338, 1
  store i64 %339, ptr %41, align 8
  br label %346

340:
  %341 = load i32, ptr %24, align 4
  %342 = icmp eq i32 %341, 0
  %343 = select i1 %342, i32 2048, i32 1
  %344 = load i32, ptr %22, align 4
  %345 = add i32 %343, %344
  br label %346

346:
  %347 = phi i32 [ 0, %337 ], [ %345, %340 ]
  store i32 %347, ptr %22, align 4
  %348 = load i64, ptr %42, align 8
  %349 = icmp ult i64 %348, 2
  br i1 %349, label %350, label %354

350:
  %351 = load i32, ptr %23, align 8
  %352 = icmp eq i32 %351, 0
  %353 = select i1 %352, i32 5, i32 2
  br label %354

354:
  %355 = phi i32 [ 2, %346 ], [ %353, %350 ]
  store i32 0, ptr %23, align 8
  store i32 0, ptr %24, align 4
  store i32 0, ptr %25, align 8
  %356 = icmp ult i32 %347, 8193
  br i1 %356, label %358, label %357

357:
  store i32 8193, ptr %22, align 4
  br label %358

358:
  %359 = phi i32 [ 0, %331 ], [ %355, %357 ], [ 0, %354 ]
  %360 = or i1 %309, %328
  br i1 %360, label %384, label %361

361:
  %362 = load i64, ptr %31, align 8
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %422, label %364

364:
  %365 = load ptr, ptr %32, align 8
  %366 = load i64, ptr %33, align 8
  br label %367

367:
  %368 = phi i64 [ 0, %364 ], [ %381, %378 ]
  %369 = phi i1 [ false, %364 ], [ %380, %378 ]
  %370 = mul i64 %366, %368
  %371 = getelementptr inbounds nuw i8, ptr %365, i64 %370
  %372 = load i32, ptr %371, align 64
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %378, label %374

374:
  %375 = getelementptr inbounds nuw i8, ptr %371, i64 20
  %376 = load i32, ptr %375, align 4
  %377 = icmp ne i32 %376, 0
  br label %378

378:
  %379 = phi i1 [ false, %367 ], [ %377, %374 ]
  %380 = or i1 %369, %379
  %381 = add nuw i64 %368, 1
  %382 = icmp eq i64 %381, %362
  br i1 %382, label %383, label %367

383:
  br i1 %380, label %384, label %422

384:
  %385 = icmp eq i32 %359, 0
  br i1 %385, label %386, label %422

386:
  %387 = zext nneg i8 %307 to i64
  %388 = sub nsw i64 %308, %387
  %389 = load i32, ptr %22, align 4
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %392, label %391

391:
  store i64 0, ptr %29, align 8
  br label %392

392:
  %393 = load ptr, ptr %36, align 8
  %394 = icmp ne ptr %393, null
  %395 = trunc nuw i8 %307 to i1
  %396 = select i1 %394, i1 %395, i1 false
  br i1 %396, label %397, label %413

397:
  br i1 %138, label %422, label %398

398:
  %399 = load i64, ptr %393, align 8
  %400 = add i64 %399, -7046029254386353131
  store i64 %400, ptr %393, align 8
  %401 = lshr i64 %400, 30
  %402 = xor i64 %401, %400
  %403 = mul i64 %402, -4658895280553007687
  %404 = lshr i64 %403, 27
  %405 = xor i64 %404, %403
  %406 = mul i64 %405, -7723592293110705685
  %407 = lshr i64 %406, 31
  %408 = xor i64 %407, %406
  %409 = and i64 %408, 32768
  %410 = icmp eq i64 %409, 0
  %411 = icmp slt i64 %388, 0
  %412 = select i1 %410, i1 true, i1 %411
  br i1 %412, label %422, label %415

413:
  %414 = icmp slt i64 %388, 0
  br i1 %414, label %422, label %415

415:
  br label %141

416:
  store i64 -1, ptr %5, align 8
  %417 = load i64, ptr %41, align 8
  %418 = add i64 %417, 1
  store i64 %418, ptr %41, align 8
  %419 = load i64, ptr %4, align 8
  %420 = add nsw i64 %419, -64
  store i64 %420, ptr %4, align 8
  %421 = icmp sgt i64 %419, 63
  br i1 %421, label %52, label %422

422:
  %423 = phi i32 [ 6, %285 ], [ 2, %413 ], [ 3, %274 ], [ 4, %306 ], [ 2, %398 ], [ %359, %384 ], [ 5, %383 ], [ 5, %361 ], [ 2, %397 ], [ 0, %64 ], [ 2, %136 ], [ 2, %416 ]
  ret i32 %423
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
