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

define i64 @_Z7in_heapPK4heapyyRj(ptr %0, i64 %1, i64 %2, ptr align 4 %3) {
  store i32 1, ptr %3, align 4
  %5 = lshr i64 %1, 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %5, %7
  br i1 %8, label %9, label %41

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i32, ptr %11, i64 %5
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %41, label %15

15:
  %16 = zext i32 %13 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = load ptr, ptr %17, align 8
  %19 = add nsw i64 %16, -1
  %20 = getelementptr inbounds nuw i64, ptr %18, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = shl nuw nsw i64 %19, 4
  %23 = sub i64 %1, %22
  %24 = and i64 %21, 9223372036854775807
  %25 = icmp ule i64 %2, %24
  %26 = sub nuw i64 %24, %2
  %27 = icmp ule i64 %23, %26
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %29, label %41

29:
  %30 = icmp sgt i64 %21, -1
  %31 = add nsw i64 %2, -1
  %32 = and i64 %31, %1
  %33 = icmp eq i64 %32, 0
  %34 = select i1 %33, i32 0, i32 2
  %35 = select i1 %30, i32 %34, i32 13
  store i32 %35, ptr %3, align 4
  %36 = and i1 %33, %30
  br i1 %36, label %37, label %41

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, %1
  br label %41

41:
  %42 = phi i64 [ 0, %9 ], [ 0, %15 ], [ %40, %37 ], [ 0, %29 ], [ 0, %4 ]
  ret i64 %42
}

define i64 @translate(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  %10 = and i64 %3, -1099511627776
  %11 = icmp eq i64 %10, 21990232555520
  %12 = and i1 %11, %9
  br i1 %12, label %13, label %56

13:
  %14 = add nsw i64 %3, -22539988369408
  %15 = lshr i64 %14, 4
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = icmp ult i64 %15, %17
  br i1 %18, label %19, label %52

19:
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %15
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %52, label %25

25:
  %26 = zext i32 %23 to i64
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %28 = load ptr, ptr %27, align 8
  %29 = add nsw i64 %26, -1
  %30 = getelementptr inbounds nuw i64, ptr %28, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = shl nuw nsw i64 %29, 4
  %33 = sub nsw i64 %14, %32
  %34 = and i64 %31, 9223372036854775807
  %35 = icmp ule i64 %4, %34
  %36 = sub nuw i64 %34, %4
  %37 = icmp ule i64 %33, %36
  %38 = select i1 %35, i1 %37, i1 false
  br i1 %38, label %39, label %52

39:
  %40 = icmp sgt i64 %31, -1
  %41 = add nsw i64 %4, -1
  %42 = and i64 %41, %14
  %43 = icmp eq i64 %42, 0
  %44 = select i1 %43, i32 0, i32 2
  %45 = select i1 %40, i32 %44, i32 13
  %46 = and i1 %43, %40
  br i1 %46, label %47, label %52

47:
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, %14
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %98

52:
  %53 = phi i32 [ %45, %47 ], [ 1, %13 ], [ 1, %25 ], [ %45, %39 ], [ 1, %19 ]
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %55 = load i32, ptr %54, align 8
  call void @fault(ptr %0, i32 %55, i32 %53, i32 %5, i32 %2, i64 %3)
  br label %98

56:
  %57 = lshr i64 %3, 40
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = icmp ult i64 %57, %61
  %63 = select i1 %62, i64 %57, i64 0
  %64 = getelementptr inbounds nuw %struct.window, ptr %59, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 16
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = sub i64 %3, %65
  %73 = sub i64 %67, %65
  %74 = icmp ule i64 %4, %73
  %75 = sub nuw i64 %73, %4
  %76 = icmp ule i64 %72, %75
  %77 = select i1 %74, i1 %76, i1 false
  br i1 %77, label %78, label %94

78:
  %79 = add i64 %4, -1
  %80 = and i64 %79, %3
  %81 = icmp eq i64 %80, 0
  br i1 %81, label %82, label %94

82:
  %83 = add i64 %69, %3
  %84 = icmp eq i64 %71, 0
  br i1 %84, label %88, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %87 = load i64, ptr %86, align 8
  br label %88

88:
  %89 = phi i64 [ %87, %85 ], [ 0, %82 ]
  %90 = zext i32 %2 to i64
  %91 = mul i64 %71, %90
  %92 = add i64 %83, %91
  %93 = add i64 %92, %89
  br label %98

94:
  %95 = phi i32 [ 2, %78 ], [ 1, %56 ]
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %97 = load i32, ptr %96, align 8
  call void @fault(ptr %0, i32 %97, i32 %95, i32 %5, i32 %2, i64 %3)
  br label %98

98:
  %99 = phi i64 [ %50, %47 ], [ 0, %52 ], [ 0, %94 ], [ %93, %88 ]
  ret i64 %99
}

define void @enqueue(ptr %0, i32 %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %19, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1792
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
  %47 = phi i64 [ %67, %143 ], [ 0, %1 ]
  %48 = phi i64 [ %146, %143 ], [ %3, %1 ]
  %49 = shl i64 %48, 8
  %50 = load i64, ptr %5, align 8
  %51 = icmp slt i64 %50, 0
  br i1 %51, label %54, label %52

52:
  %53 = load i64, ptr %32, align 8
  br label %147

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
  br i1 %69, label %143, label %443

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
  br i1 %99, label %147, label %100

100:
  %101 = phi i64 [ %140, %100 ], [ 0, %70 ]
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
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 1764
  store i32 0, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %105, i64 1760
  store i32 0, ptr %118, align 32
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 1756
  store i32 0, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %105, i64 1752
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %105, i64 1780
  store i32 0, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %105, i64 1776
  store i32 0, ptr %122, align 16
  %123 = getelementptr inbounds nuw i8, ptr %105, i64 1772
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %125 = getelementptr inbounds nuw i8, ptr %105, i64 1344
  %126 = getelementptr inbounds nuw i8, ptr %105, i64 1792
  %127 = getelementptr inbounds nuw i8, ptr %105, i64 1784
  call void @llvm.memset.p0.i64(ptr align 8 %124, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %125, i8 0, i64 256, i1 false)
  %128 = load i32, ptr %127, align 8
  %129 = zext i32 %128 to i64
  %130 = mul nuw nsw i64 %129, 264
  call void @llvm.memset.p0.i64(ptr align 64 %126, i8 0, i64 %130, i1 false)
  %131 = load i64, ptr %35, align 8
  %132 = lshr i64 %131, 6
  %133 = getelementptr inbounds nuw %struct.queue, ptr %126, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %135 = and i64 %131, 63
  %136 = getelementptr inbounds nuw i32, ptr %134, i64 %135
  store i32 %107, ptr %136, align 4
  %137 = load i64, ptr %35, align 8
  %138 = and i64 %137, 63
  %139 = shl nuw i64 1, %138
  store i64 %139, ptr %133, align 8
  %140 = add nuw i64 %101, 1
  %141 = load i64, ptr %32, align 8
  %142 = icmp ult i64 %140, %141
  br i1 %142, label %100, label %147

143:
  %144 = add i64 %48, 1
  %145 = icmp ult i64 %144, %68
  %146 = select i1 %145, i64 %144, i64 0
  br label %46

147:
  %148 = phi i64 [ %53, %52 ], [ 0, %70 ], [ %141, %100 ]
  %149 = icmp eq i64 %148, 1
  %150 = load i64, ptr %36, align 8
  %151 = icmp slt i64 %150, 0
  br i1 %151, label %443, label %152

152:
  %153 = phi i64 [ %407, %434 ], [ %150, %147 ]
  %154 = load i64, ptr %32, align 8
  %155 = load ptr, ptr %37, align 8
  %156 = icmp eq ptr %155, null
  br i1 %156, label %181, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %159 = load i32, ptr %158, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %163, label %161

161:
  %162 = add i64 %154, -1
  br label %181

163:
  %164 = load i64, ptr %155, align 8
  %165 = add i64 %164, -7046029254386353131
  store i64 %165, ptr %155, align 8
  %166 = lshr i64 %165, 30
  %167 = xor i64 %166, %165
  %168 = mul i64 %167, -4658895280553007687
  %169 = lshr i64 %168, 27
  %170 = xor i64 %169, %168
  %171 = mul i64 %170, -7723592293110705685
  %172 = lshr i64 %171, 31
  %173 = xor i64 %172, %171
  %174 = lshr i64 %173, 1
  %175 = urem i64 %174, %154
  %176 = and i64 %173, 1
  %177 = icmp eq i64 %176, 0
  %178 = add i64 %154, -1
  %179 = select i1 %177, i64 1, i64 %178
  %180 = load i64, ptr %32, align 8
  br label %181

181:
  %182 = phi i64 [ %154, %161 ], [ %180, %163 ], [ %154, %152 ]
  %183 = phi i64 [ %162, %161 ], [ %175, %163 ], [ 0, %152 ]
  %184 = phi i64 [ %162, %161 ], [ %179, %163 ], [ 1, %152 ]
  %185 = icmp eq i64 %182, 0
  br i1 %185, label %317, label %186

186:
  %187 = phi i64 [ %310, %304 ], [ %182, %181 ]
  %188 = phi i64 [ %201, %304 ], [ %183, %181 ]
  %189 = phi i1 [ %308, %304 ], [ false, %181 ]
  %190 = phi i64 [ %309, %304 ], [ 0, %181 ]
  %191 = phi i8 [ %307, %304 ], [ 0, %181 ]
  %192 = phi i8 [ %306, %304 ], [ 0, %181 ]
  %193 = phi i64 [ %305, %304 ], [ %153, %181 ]
  %194 = load ptr, ptr %33, align 8
  %195 = load i64, ptr %34, align 8
  %196 = mul i64 %195, %188
  %197 = getelementptr inbounds nuw i8, ptr %194, i64 %196
  %198 = add i64 %188, %184
  %199 = icmp ult i64 %198, %187
  %200 = select i1 %199, i64 0, i64 %187
  %201 = sub nuw i64 %198, %200
  %202 = load i32, ptr %197, align 64
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %304, label %204

204:
  %205 = load ptr, ptr %37, align 8
  %206 = icmp eq ptr %205, null
  br i1 %206, label %253, label %207

207:
  %208 = load i32, ptr %23, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %253

210:
  %211 = load i64, ptr %30, align 8
  %212 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %213 = load i32, ptr %212, align 8
  %214 = and i32 %213, 63
  %215 = zext nneg i32 %214 to i64
  %216 = shl nuw i64 1, %215
  %217 = and i64 %216, %211
  %218 = icmp eq i64 %217, 0
  br i1 %218, label %219, label %304

219:
  %220 = getelementptr inbounds nuw i8, ptr %205, i64 8
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %5, align 8
  %223 = mul i64 %222, %187
  %224 = zext i32 %213 to i64
  %225 = add nuw nsw i64 %224, 1
  %226 = add i64 %225, %223
  %227 = xor i64 %226, %221
  %228 = mul i64 %227, -7046029254386353131
  %229 = lshr i64 %228, 48
  %230 = trunc nuw nsw i64 %229 to i32
  %231 = getelementptr inbounds nuw i8, ptr %205, i64 28
  %232 = load i32, ptr %231, align 4
  %233 = icmp ugt i32 %232, %230
  br i1 %233, label %238, label %234

234:
  %235 = getelementptr inbounds nuw i8, ptr %205, i64 24
  %236 = load i32, ptr %235, align 8
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %253, label %238

238:
  %239 = phi i32 [ %236, %234 ], [ 64512, %219 ]
  %240 = load i64, ptr %205, align 8
  %241 = add i64 %240, -7046029254386353131
  store i64 %241, ptr %205, align 8
  %242 = lshr i64 %241, 30
  %243 = xor i64 %242, %241
  %244 = mul i64 %243, -4658895280553007687
  %245 = lshr i64 %244, 27
  %246 = xor i64 %245, %244
  %247 = mul i64 %246, -7723592293110705685
  %248 = lshr i64 %247, 31
  %249 = xor i64 %248, %247
  %250 = trunc i64 %249 to i32
  %251 = and i32 %250, 65535
  %252 = icmp ult i32 %251, %239
  br i1 %252, label %304, label %253

253:
  %254 = call i32 @run_warp(ptr %0, ptr %197)
  %255 = load ptr, ptr %37, align 8
  %256 = icmp ne ptr %255, null
  %257 = icmp eq i32 %254, 2
  %258 = select i1 %256, i1 %257, i1 false
  br i1 %258, label %259, label %285

259:
  %260 = getelementptr inbounds nuw i8, ptr %255, i64 32
  %261 = load i32, ptr %260, align 8
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %285, label %263

263:
  %264 = load i64, ptr %255, align 8
  %265 = add i64 %264, -7046029254386353131
  store i64 %265, ptr %255, align 8
  %266 = lshr i64 %265, 30
  %267 = xor i64 %266, %265
  %268 = mul i64 %267, -4658895280553007687
  %269 = lshr i64 %268, 27
  %270 = xor i64 %269, %268
  %271 = mul i64 %270, -7723592293110705685
  %272 = lshr i64 %271, 31
  %273 = xor i64 %272, %271
  %274 = trunc i64 %273 to i32
  %275 = and i32 %274, 65535
  %276 = icmp ult i32 %275, %261
  br i1 %276, label %277, label %285

277:
  %278 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %279 = load i32, ptr %278, align 8
  %280 = and i32 %279, 63
  %281 = zext nneg i32 %280 to i64
  %282 = shl nuw i64 1, %281
  %283 = load i64, ptr %30, align 8
  %284 = or i64 %282, %283
  store i64 %284, ptr %30, align 8
  br label %285

285:
  %286 = load i32, ptr %38, align 8
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %288, label %443

288:
  %289 = icmp ne i32 %254, 1
  %290 = zext i1 %289 to i8
  %291 = or i8 %191, %290
  %292 = zext i1 %257 to i8
  %293 = or i8 %192, %292
  %294 = load i64, ptr %39, align 8
  %295 = icmp sgt i64 %294, -1
  br i1 %295, label %304, label %296

296:
  %297 = add i64 %294, -65536
  store i64 65536, ptr %39, align 8
  %298 = load i64, ptr %9, align 8
  %299 = add i64 %297, %298
  store i64 %299, ptr %9, align 8
  %300 = load i64, ptr %4, align 8
  %301 = add nsw i64 %300, -65536
  store i64 %301, ptr %4, align 8
  %302 = add nsw i64 %193, -16
  %303 = icmp slt i64 %299, 0
  br i1 %303, label %443, label %304

304:
  %305 = phi i64 [ %193, %186 ], [ %302, %296 ], [ %193, %288 ], [ %193, %238 ], [ %193, %210 ]
  %306 = phi i8 [ %192, %186 ], [ %293, %296 ], [ %293, %288 ], [ %192, %238 ], [ %192, %210 ]
  %307 = phi i8 [ %191, %186 ], [ %291, %296 ], [ %291, %288 ], [ %191, %238 ], [ %191, %210 ]
  %308 = phi i1 [ %189, %186 ], [ %189, %296 ], [ %189, %288 ], [ true, %238 ], [ true, %210 ]
  %309 = add nuw i64 %190, 1
  %310 = load i64, ptr %32, align 8
  %311 = icmp ult i64 %309, %310
  br i1 %311, label %186, label %312

312:
  %313 = trunc nuw i8 %307 to i1
  %314 = xor i1 %308, true
  %315 = select i1 %314, i1 true, i1 %313
  br i1 %315, label %317, label %316

316:
  store i64 0, ptr %30, align 8
  br label %317

317:
  %318 = phi i8 [ %306, %316 ], [ %306, %312 ], [ 0, %181 ]
  %319 = phi i64 [ %305, %316 ], [ %305, %312 ], [ %153, %181 ]
  %320 = phi i1 [ true, %316 ], [ %313, %312 ], [ false, %181 ]
  %321 = load i64, ptr %5, align 8
  %322 = load ptr, ptr %40, align 8
  %323 = load atomic i64, ptr %322 monotonic, align 8
  %324 = icmp slt i64 %321, %323
  br i1 %324, label %325, label %443

325:
  %326 = load i32, ptr %22, align 8
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %437, label %328

328:
  %329 = phi i64 [ %340, %338 ], [ 0, %325 ]
  %330 = phi i1 [ %339, %338 ], [ false, %325 ]
  %331 = getelementptr inbounds nuw i32, ptr %31, i64 %329
  %332 = load i32, ptr %331, align 4
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %338, label %334

334:
  %335 = trunc nuw nsw i64 %329 to i32
  %336 = call zeroext i1 @is_complete(ptr %0, i32 %335)
  br i1 %336, label %337, label %338

337:
  call void @open_barrier(ptr %0, i32 %335)
  br label %338

338:
  %339 = phi i1 [ true, %337 ], [ %330, %334 ], [ %330, %328 ]
  %340 = add nuw nsw i64 %329, 1
  %341 = icmp eq i64 %340, 16
  br i1 %341, label %342, label %328

342:
  %343 = load i32, ptr %41, align 8
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %348, label %345

345:
  %346 = load i32, ptr %26, align 8
  %347 = icmp ne i32 %346, 0
  br label %348

348:
  %349 = phi i1 [ false, %342 ], [ %347, %345 ]
  store i32 0, ptr %41, align 8
  %350 = load i32, ptr %42, align 4
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %376, label %352

352:
  %353 = load i32, ptr %26, align 8
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %358, label %355

355:
  %356 = load i64, ptr %43, align 8
  %357 = add i64 %356, 1
  store i64 %357, ptr %43, align 8
  br label %364

358:
  %359 = load i32, ptr %25, align 4
  %360 = icmp eq i32 %359, 0
  %361 = select i1 %360, i32 2048, i32 1
  %362 = load i32, ptr %23, align 4
  %363 = add i32 %361, %362
  br label %364

364:
  %365 = phi i32 [ 0, %355 ], [ %363, %358 ]
  store i32 %365, ptr %23, align 4
  %366 = load i64, ptr %44, align 8
  %367 = icmp ult i64 %366, 2
  br i1 %367, label %368, label %372

368:
  %369 = load i32, ptr %24, align 8
  %370 = icmp eq i32 %369, 0
  %371 = select i1 %370, i32 5, i32 2
  br label %372

372:
  %373 = phi i32 [ 2, %364 ], [ %371, %368 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %374 = icmp ult i32 %365, 8193
  br i1 %374, label %376, label %375

375:
  store i32 8193, ptr %23, align 4
  br label %376

376:
  %377 = phi i32 [ 0, %348 ], [ %373, %375 ], [ 0, %372 ]
  %378 = or i1 %320, %339
  br i1 %378, label %402, label %379

379:
  %380 = load i64, ptr %32, align 8
  %381 = icmp eq i64 %380, 0
  br i1 %381, label %443, label %382

382:
  %383 = load ptr, ptr %33, align 8
  %384 = load i64, ptr %34, align 8
  br label %385

385:
  %386 = phi i64 [ 0, %382 ], [ %399, %396 ]
  %387 = phi i1 [ false, %382 ], [ %398, %396 ]
  %388 = mul i64 %384, %386
  %389 = getelementptr inbounds nuw i8, ptr %383, i64 %388
  %390 = load i32, ptr %389, align 64
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %396, label %392

392:
  %393 = getelementptr inbounds nuw i8, ptr %389, i64 20
  %394 = load i32, ptr %393, align 4
  %395 = icmp ne i32 %394, 0
  br label %396

396:
  %397 = phi i1 [ false, %385 ], [ %395, %392 ]
  %398 = or i1 %387, %397
  %399 = add nuw i64 %386, 1
  %400 = icmp eq i64 %399, %380
  br i1 %400, label %401, label %385

401:
  br i1 %398, label %402, label %443

402:
  %403 = icmp ne i32 %377, 0
  %404 = select i1 %403, i1 true, i1 %349
  br i1 %404, label %435, label %405

405:
  %406 = zext nneg i8 %318 to i64
  %407 = sub nsw i64 %319, %406
  %408 = load i32, ptr %23, align 4
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %411, label %410

410:
  store i64 0, ptr %30, align 8
  br label %411

411:
  %412 = load ptr, ptr %37, align 8
  %413 = icmp ne ptr %412, null
  %414 = trunc nuw i8 %318 to i1
  %415 = select i1 %413, i1 %414, i1 false
  br i1 %415, label %416, label %432

416:
  br i1 %149, label %443, label %417

417:
  %418 = load i64, ptr %412, align 8
  %419 = add i64 %418, -7046029254386353131
  store i64 %419, ptr %412, align 8
  %420 = lshr i64 %419, 30
  %421 = xor i64 %420, %419
  %422 = mul i64 %421, -4658895280553007687
  %423 = lshr i64 %422, 27
  %424 = xor i64 %423, %422
  %425 = mul i64 %424, -7723592293110705685
  %426 = lshr i64 %425, 31
  %427 = xor i64 %426, %425
  %428 = and i64 %427, 32768
  %429 = icmp eq i64 %428, 0
  %430 = icmp slt i64 %407, 0
  %431 = select i1 %429, i1 true, i1 %430
  br i1 %431, label %443, label %434

432:
  %433 = icmp slt i64 %407, 0
  br i1 %433, label %443, label %434

434:
  br label %152

435:
  %436 = select i1 %403, i32 %377, i32 2
  br label %443

437:
  store i64 -1, ptr %5, align 8
  %438 = load i64, ptr %43, align 8
  %439 = add i64 %438, 1
  store i64 %439, ptr %43, align 8
  %440 = load i64, ptr %4, align 8
  %441 = add nsw i64 %440, -64
  store i64 %441, ptr %4, align 8
  %442 = icmp sgt i64 %440, 63
  br i1 %442, label %54, label %443

443:
  %444 = phi i32 [ 5, %379 ], [ %436, %435 ], [ 6, %296 ], [ 3, %285 ], [ 2, %432 ], [ 5, %401 ], [ 2, %417 ], [ 2, %416 ], [ 4, %317 ], [ 0, %66 ], [ 2, %437 ], [ 2, %147 ]
  ret i32 %444
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
