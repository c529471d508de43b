; Made of memory.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

%struct.window = type { i64, i64, i64, i64 }
%struct.queue = type { i64, [64 x i32] }
%struct.Lanes = type { [32 x i32] }

define void @fault(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  store i32 %2, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 356
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i64 %5, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %20 = load i32, ptr %19, align 8
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %15 = zext i32 %7 to i64
  %16 = shl nuw nsw i64 %15, 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 616
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
  %34 = load i32, ptr %14, align 8
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 552
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %19 = getelementptr inbounds nuw i32, ptr %18, i64 %4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 552
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %63 = getelementptr inbounds nuw i32, ptr %62, i64 %61
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %61
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  store i32 0, ptr %67, align 4
  ret void
}

define i32 @worker(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 16777216, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 420
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 300
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %39

39:
  %40 = phi i64 [ %58, %125 ], [ 0, %1 ]
  %41 = phi i64 [ %128, %125 ], [ %3, %1 ]
  %42 = shl i64 %41, 8
  %43 = load i64, ptr %5, align 8
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %45, label %129

45:
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 %42
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load atomic i64, ptr %48 monotonic, align 8
  %50 = load atomic i64, ptr %47 monotonic, align 8
  %51 = icmp slt i64 %50, %49
  br i1 %51, label %52, label %57

52:
  %53 = atomicrmw add ptr %47, i64 1 monotonic, align 8
  %54 = icmp sge i64 %53, %49
  %55 = icmp slt i64 %53, 0
  %56 = or i1 %54, %55
  br i1 %56, label %57, label %61

57:
  %58 = add nuw i64 %40, 1
  %59 = load i64, ptr %38, align 8
  %60 = icmp ult i64 %58, %59
  br i1 %60, label %125, label %247

61:
  store i64 %53, ptr %5, align 8
  %62 = load i64, ptr %7, align 8
  store i64 %62, ptr %8, align 8
  %63 = load ptr, ptr %9, align 8
  %64 = load i64, ptr %10, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %63, i8 -1, i64 %64, i1 false)
  %65 = load ptr, ptr %11, align 8
  %66 = load i64, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %65, i8 -1, i64 %66, i1 false)
  %67 = load i32, ptr %13, align 8
  %68 = zext i32 %67 to i64
  %69 = load i32, ptr %14, align 4
  %70 = zext i32 %69 to i64
  %71 = freeze i64 %53
  %72 = freeze i64 %68
  %73 = udiv i64 %71, %72
  %74 = mul i64 %73, %72
  %75 = sub i64 %71, %74
  %76 = trunc nuw i64 %75 to i32
  store i32 %76, ptr %15, align 4
  %77 = freeze i64 %70
  %78 = udiv i64 %73, %77
  %79 = mul i64 %78, %77
  %80 = sub i64 %73, %79
  %81 = trunc nuw i64 %80 to i32
  store i32 %81, ptr %16, align 8
  %82 = trunc i64 %78 to i32
  store i32 %82, ptr %17, align 4
  %83 = load i32, ptr %18, align 4
  %84 = load i32, ptr %19, align 8
  %85 = mul i32 %84, %83
  %86 = load i32, ptr %20, align 4
  %87 = mul i32 %85, %86
  store i32 %87, ptr %21, align 8
  store i32 0, ptr %22, align 4
  store i32 0, ptr %23, align 8
  store i32 0, ptr %24, align 8
  store i64 0, ptr %25, align 8
  store i64 0, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %27, i8 0, i64 256, i1 false)
  %88 = load i64, ptr %28, align 8
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %129, label %90

90:
  %91 = phi i64 [ %122, %90 ], [ 0, %61 ]
  %92 = load ptr, ptr %29, align 8
  %93 = load i64, ptr %30, align 8
  %94 = mul i64 %93, %91
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %97 = load i32, ptr %96, align 4
  store i32 %97, ptr %95, align 64
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 152
  store i32 0, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 288
  store i32 0, ptr %99, align 32
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 20
  store i32 0, ptr %100, align 4
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 12
  store i32 0, ptr %101, align 4
  %102 = getelementptr inbounds nuw i8, ptr %95, i64 1744
  store i32 0, ptr %102, align 16
  %103 = getelementptr inbounds nuw i8, ptr %95, i64 1740
  store i32 0, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %95, i64 1736
  store i32 0, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %95, i64 1600
  store i32 0, ptr %105, align 64
  %106 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %107 = getelementptr inbounds nuw i8, ptr %95, i64 1344
  %108 = getelementptr inbounds nuw i8, ptr %95, i64 1752
  %109 = getelementptr inbounds nuw i8, ptr %95, i64 1748
  call void @llvm.memset.p0.i64(ptr align 8 %106, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %107, i8 0, i64 256, i1 false)
  %110 = load i32, ptr %109, align 4
  %111 = zext i32 %110 to i64
  %112 = mul nuw nsw i64 %111, 264
  call void @llvm.memset.p0.i64(ptr align 8 %108, i8 0, i64 %112, i1 false)
  %113 = load i64, ptr %31, align 8
  %114 = lshr i64 %113, 6
  %115 = getelementptr inbounds nuw %struct.queue, ptr %108, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = and i64 %113, 63
  %118 = getelementptr inbounds nuw i32, ptr %116, i64 %117
  store i32 %97, ptr %118, align 4
  %119 = load i64, ptr %31, align 8
  %120 = and i64 %119, 63
  %121 = shl nuw i64 1, %120
  store i64 %121, ptr %115, align 8
  %122 = add nuw i64 %91, 1
  %123 = load i64, ptr %28, align 8
  %124 = icmp ult i64 %122, %123
  br i1 %124, label %90, label %129

125:
  %126 = add i64 %41, 1
  %127 = icmp ult i64 %126, %59
  %128 = select i1 %127, i64 %126, i64 0
  br label %39

129:
  %130 = load i64, ptr %32, align 8
  %131 = icmp sgt i64 %130, -1
  br i1 %131, label %132, label %247

132:
  %133 = phi i64 [ %241, %240 ], [ %130, %129 ]
  %134 = load i64, ptr %28, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %176, label %136

136:
  %137 = phi i64 [ %171, %167 ], [ 0, %132 ]
  %138 = phi i1 [ %170, %167 ], [ false, %132 ]
  %139 = phi i8 [ %169, %167 ], [ 0, %132 ]
  %140 = phi i64 [ %168, %167 ], [ %133, %132 ]
  %141 = load ptr, ptr %29, align 8
  %142 = load i64, ptr %30, align 8
  %143 = mul i64 %142, %137
  %144 = getelementptr inbounds nuw i8, ptr %141, i64 %143
  %145 = load i32, ptr %144, align 64
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %167, label %147

147:
  %148 = call i32 @run_warp(ptr %0, ptr %144)
  %149 = load i32, ptr %33, align 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %247

151:
  %152 = icmp ne i32 %148, 1
  %153 = or i1 %138, %152
  %154 = icmp eq i32 %148, 2
  %155 = zext i1 %154 to i8
  %156 = or i8 %139, %155
  %157 = load i64, ptr %34, align 8
  %158 = icmp sgt i64 %157, -1
  br i1 %158, label %167, label %159

159:
  %160 = add i64 %157, -65536
  store i64 65536, ptr %34, align 8
  %161 = load i64, ptr %8, align 8
  %162 = add i64 %160, %161
  store i64 %162, ptr %8, align 8
  %163 = load i64, ptr %4, align 8
  %164 = add nsw i64 %163, -65536
  store i64 %164, ptr %4, align 8
  %165 = add nsw i64 %140, -16
  %166 = icmp slt i64 %162, 0
  br i1 %166, label %247, label %167

167:
  %168 = phi i64 [ %165, %159 ], [ %140, %151 ], [ %140, %136 ]
  %169 = phi i8 [ %156, %159 ], [ %156, %151 ], [ %139, %136 ]
  %170 = phi i1 [ %153, %159 ], [ %153, %151 ], [ %138, %136 ]
  %171 = add nuw i64 %137, 1
  %172 = load i64, ptr %28, align 8
  %173 = icmp ult i64 %171, %172
  br i1 %173, label %136, label %174

174:
  %175 = zext nneg i8 %169 to i64
  br label %176

176:
  %177 = phi i64 [ %133, %132 ], [ %168, %174 ]
  %178 = phi i64 [ 0, %132 ], [ %175, %174 ]
  %179 = phi i1 [ false, %132 ], [ %170, %174 ]
  %180 = load i64, ptr %5, align 8
  %181 = load ptr, ptr %35, align 8
  %182 = load atomic i64, ptr %181 monotonic, align 8
  %183 = icmp slt i64 %180, %182
  br i1 %183, label %184, label %247

184:
  %185 = load i32, ptr %21, align 8
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %243, label %187

187:
  %188 = phi i64 [ %199, %197 ], [ 0, %184 ]
  %189 = phi i1 [ %198, %197 ], [ false, %184 ]
  %190 = getelementptr inbounds nuw i32, ptr %27, i64 %188
  %191 = load i32, ptr %190, align 4
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %197, label %193

193:
  %194 = trunc nuw nsw i64 %188 to i32
  %195 = call zeroext i1 @is_complete(ptr %0, i32 %194)
  br i1 %195, label %196, label %197

196:
  call void @open_barrier(ptr %0, i32 %194)
  br label %197

197:
  %198 = phi i1 [ true, %196 ], [ %189, %193 ], [ %189, %187 ]
  %199 = add nuw nsw i64 %188, 1
  %200 = icmp eq i64 %199, 16
  br i1 %200, label %201, label %187

201:
  %202 = load i32, ptr %36, align 8
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %215, label %204

204:
  %205 = load i32, ptr %23, align 8
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %214

207:
  %208 = load i32, ptr %22, align 4
  %209 = add i32 %208, 1
  store i32 %209, ptr %22, align 4
  %210 = load i64, ptr %37, align 8
  %211 = icmp ult i64 %210, 2
  %212 = icmp ugt i32 %209, 8192
  %213 = select i1 %211, i1 %212, i1 false
  br i1 %213, label %247, label %215

214:
  store i32 0, ptr %22, align 4
  store i32 0, ptr %23, align 8
  br label %215

215:
  %216 = or i1 %179, %198
  br i1 %216, label %240, label %217

217:
  %218 = load i64, ptr %28, align 8
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %247, label %220

220:
  %221 = load ptr, ptr %29, align 8
  %222 = load i64, ptr %30, align 8
  br label %223

223:
  %224 = phi i64 [ 0, %220 ], [ %237, %234 ]
  %225 = phi i1 [ false, %220 ], [ %236, %234 ]
  %226 = mul i64 %222, %224
  %227 = getelementptr inbounds nuw i8, ptr %221, i64 %226
  %228 = load i32, ptr %227, align 64
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %234, label %230

230:
  %231 = getelementptr inbounds nuw i8, ptr %227, i64 20
  %232 = load i32, ptr %231, align 4
  %233 = icmp ne i32 %232, 0
  br label %234

234:
  %235 = phi i1 [ false, %223 ], [ %233, %230 ]
  %236 = or i1 %225, %235
  %237 = add nuw i64 %224, 1
  %238 = icmp eq i64 %237, %218
  br i1 %238, label %239, label %223

239:
  br i1 %236, label %240, label %247

240:
  %241 = sub nsw i64 %177, %178
  %242 = icmp sgt i64 %241, -1
  br i1 %242, label %132, label %247

243:
  store i64 -1, ptr %5, align 8
  %244 = load i64, ptr %4, align 8
  %245 = add nsw i64 %244, -64
  store i64 %245, ptr %4, align 8
  %246 = icmp sgt i64 %244, 63
  br i1 %246, label %45, label %247

247:
  %248 = phi i32 [ 3, %147 ], [ 5, %207 ], [ 6, %159 ], [ 2, %240 ], [ 4, %176 ], [ 5, %217 ], [ 5, %239 ], [ 0, %57 ], [ 2, %129 ], [ 2, %243 ]
  ret i32 %248
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
