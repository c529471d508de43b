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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %47 = phi i64 [ %67, %144 ], [ 0, %1 ]
  %48 = phi i64 [ %147, %144 ], [ %3, %1 ]
  %49 = shl i64 %48, 8
  %50 = load i64, ptr %5, align 8
  %51 = icmp slt i64 %50, 0
  br i1 %51, label %54, label %52

52:
  %53 = load i64, ptr %32, align 8
  br label %148

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
  br i1 %69, label %144, label %444

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
  br i1 %99, label %148, label %100

100:
  %101 = phi i64 [ %141, %100 ], [ 0, %70 ]
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
  %112 = getelementptr inbounds nuw i8, ptr %105, i64 1752
  store i32 0, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %105, i64 1748
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %105, i64 1744
  store i32 0, ptr %114, align 16
  %115 = getelementptr inbounds nuw i8, ptr %105, i64 1740
  store i32 0, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %105, i64 1736
  store i32 0, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 1600
  store i32 0, ptr %117, align 64
  %118 = getelementptr inbounds nuw i8, ptr %105, i64 1768
  store i32 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 1764
  store i32 0, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %105, i64 1760
  store i32 0, ptr %120, align 32
  %121 = getelementptr inbounds nuw i8, ptr %105, i64 1756
  store i32 0, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %105, i64 1784
  store i32 0, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %105, i64 1780
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %105, i64 1776
  store i32 0, ptr %124, align 16
  %125 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %126 = getelementptr inbounds nuw i8, ptr %105, i64 1344
  %127 = getelementptr inbounds nuw i8, ptr %105, i64 1792
  %128 = getelementptr inbounds nuw i8, ptr %105, i64 1788
  call void @llvm.memset.p0.i64(ptr align 8 %125, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %126, i8 0, i64 256, i1 false)
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = mul nuw nsw i64 %130, 264
  call void @llvm.memset.p0.i64(ptr align 64 %127, i8 0, i64 %131, i1 false)
  %132 = load i64, ptr %35, align 8
  %133 = lshr i64 %132, 6
  %134 = getelementptr inbounds nuw %struct.queue, ptr %127, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %136 = and i64 %132, 63
  %137 = getelementptr inbounds nuw i32, ptr %135, i64 %136
  store i32 %107, ptr %137, align 4
  %138 = load i64, ptr %35, align 8
  %139 = and i64 %138, 63
  %140 = shl nuw i64 1, %139
  store i64 %140, ptr %134, align 8
  %141 = add nuw i64 %101, 1
  %142 = load i64, ptr %32, align 8
  %143 = icmp ult i64 %141, %142
  br i1 %143, label %100, label %148

144:
  %145 = add i64 %48, 1
  %146 = icmp ult i64 %145, %68
  %147 = select i1 %146, i64 %145, i64 0
  br label %46

148:
  %149 = phi i64 [ %53, %52 ], [ 0, %70 ], [ %142, %100 ]
  %150 = icmp eq i64 %149, 1
  %151 = load i64, ptr %36, align 8
  %152 = icmp slt i64 %151, 0
  br i1 %152, label %444, label %153

153:
  %154 = phi i64 [ %408, %435 ], [ %151, %148 ]
  %155 = load i64, ptr %32, align 8
  %156 = load ptr, ptr %37, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %182, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %160 = load i32, ptr %159, align 8
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %164, label %162

162:
  %163 = add i64 %155, -1
  br label %182

164:
  %165 = load i64, ptr %156, align 8
  %166 = add i64 %165, -7046029254386353131
  store i64 %166, ptr %156, align 8
  %167 = lshr i64 %166, 30
  %168 = xor i64 %167, %166
  %169 = mul i64 %168, -4658895280553007687
  %170 = lshr i64 %169, 27
  %171 = xor i64 %170, %169
  %172 = mul i64 %171, -7723592293110705685
  %173 = lshr i64 %172, 31
  %174 = xor i64 %173, %172
  %175 = lshr i64 %174, 1
  %176 = urem i64 %175, %155
  %177 = and i64 %174, 1
  %178 = icmp eq i64 %177, 0
  %179 = add i64 %155, -1
  %180 = select i1 %178, i64 1, i64 %179
  %181 = load i64, ptr %32, align 8
  br label %182

182:
  %183 = phi i64 [ %155, %162 ], [ %181, %164 ], [ %155, %153 ]
  %184 = phi i64 [ %163, %162 ], [ %176, %164 ], [ 0, %153 ]
  %185 = phi i64 [ %163, %162 ], [ %180, %164 ], [ 1, %153 ]
  %186 = icmp eq i64 %183, 0
  br i1 %186, label %318, label %187

187:
  %188 = phi i64 [ %311, %305 ], [ %183, %182 ]
  %189 = phi i64 [ %202, %305 ], [ %184, %182 ]
  %190 = phi i1 [ %309, %305 ], [ false, %182 ]
  %191 = phi i64 [ %310, %305 ], [ 0, %182 ]
  %192 = phi i8 [ %308, %305 ], [ 0, %182 ]
  %193 = phi i8 [ %307, %305 ], [ 0, %182 ]
  %194 = phi i64 [ %306, %305 ], [ %154, %182 ]
  %195 = load ptr, ptr %33, align 8
  %196 = load i64, ptr %34, align 8
  %197 = mul i64 %196, %189
  %198 = getelementptr inbounds nuw i8, ptr %195, i64 %197
  %199 = add i64 %189, %185
  %200 = icmp ult i64 %199, %188
  %201 = select i1 %200, i64 0, i64 %188
  %202 = sub nuw i64 %199, %201
  %203 = load i32, ptr %198, align 64
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %305, label %205

205:
  %206 = load ptr, ptr %37, align 8
  %207 = icmp eq ptr %206, null
  br i1 %207, label %254, label %208

208:
  %209 = load i32, ptr %23, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %254

211:
  %212 = load i64, ptr %30, align 8
  %213 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %214 = load i32, ptr %213, align 8
  %215 = and i32 %214, 63
  %216 = zext nneg i32 %215 to i64
  %217 = shl nuw i64 1, %216
  %218 = and i64 %217, %212
  %219 = icmp eq i64 %218, 0
  br i1 %219, label %220, label %305

220:
  %221 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %222 = load i64, ptr %221, align 8
  %223 = load i64, ptr %5, align 8
  %224 = mul i64 %223, %188
  %225 = zext i32 %214 to i64
  %226 = add nuw nsw i64 %225, 1
  %227 = add i64 %226, %224
  %228 = xor i64 %227, %222
  %229 = mul i64 %228, -7046029254386353131
  %230 = lshr i64 %229, 48
  %231 = trunc nuw nsw i64 %230 to i32
  %232 = getelementptr inbounds nuw i8, ptr %206, i64 28
  %233 = load i32, ptr %232, align 4
  %234 = icmp ugt i32 %233, %231
  br i1 %234, label %239, label %235

235:
  %236 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %237 = load i32, ptr %236, align 8
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %254, label %239

239:
  %240 = phi i32 [ %237, %235 ], [ 64512, %220 ]
  %241 = load i64, ptr %206, align 8
  %242 = add i64 %241, -7046029254386353131
  store i64 %242, ptr %206, align 8
  %243 = lshr i64 %242, 30
  %244 = xor i64 %243, %242
  %245 = mul i64 %244, -4658895280553007687
  %246 = lshr i64 %245, 27
  %247 = xor i64 %246, %245
  %248 = mul i64 %247, -7723592293110705685
  %249 = lshr i64 %248, 31
  %250 = xor i64 %249, %248
  %251 = trunc i64 %250 to i32
  %252 = and i32 %251, 65535
  %253 = icmp ult i32 %252, %240
  br i1 %253, label %305, label %254

254:
  %255 = call i32 @run_warp(ptr %0, ptr %198)
  %256 = load ptr, ptr %37, align 8
  %257 = icmp ne ptr %256, null
  %258 = icmp eq i32 %255, 2
  %259 = select i1 %257, i1 %258, i1 false
  br i1 %259, label %260, label %286

260:
  %261 = getelementptr inbounds nuw i8, ptr %256, i64 32
  %262 = load i32, ptr %261, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %286, label %264

264:
  %265 = load i64, ptr %256, align 8
  %266 = add i64 %265, -7046029254386353131
  store i64 %266, ptr %256, align 8
  %267 = lshr i64 %266, 30
  %268 = xor i64 %267, %266
  %269 = mul i64 %268, -4658895280553007687
  %270 = lshr i64 %269, 27
  %271 = xor i64 %270, %269
  %272 = mul i64 %271, -7723592293110705685
  %273 = lshr i64 %272, 31
  %274 = xor i64 %273, %272
  %275 = trunc i64 %274 to i32
  %276 = and i32 %275, 65535
  %277 = icmp ult i32 %276, %262
  br i1 %277, label %278, label %286

278:
  %279 = getelementptr inbounds nuw i8, ptr %198, i64 8
  %280 = load i32, ptr %279, align 8
  %281 = and i32 %280, 63
  %282 = zext nneg i32 %281 to i64
  %283 = shl nuw i64 1, %282
  %284 = load i64, ptr %30, align 8
  %285 = or i64 %283, %284
  store i64 %285, ptr %30, align 8
  br label %286

286:
  %287 = load i32, ptr %38, align 8
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %444

289:
  %290 = icmp ne i32 %255, 1
  %291 = zext i1 %290 to i8
  %292 = or i8 %192, %291
  %293 = zext i1 %258 to i8
  %294 = or i8 %193, %293
  %295 = load i64, ptr %39, align 8
  %296 = icmp sgt i64 %295, -1
  br i1 %296, label %305, label %297

297:
  %298 = add i64 %295, -65536
  store i64 65536, ptr %39, align 8
  %299 = load i64, ptr %9, align 8
  %300 = add i64 %298, %299
  store i64 %300, ptr %9, align 8
  %301 = load i64, ptr %4, align 8
  %302 = add nsw i64 %301, -65536
  store i64 %302, ptr %4, align 8
  %303 = add nsw i64 %194, -16
  %304 = icmp slt i64 %300, 0
  br i1 %304, label %444, label %305

305:
  %306 = phi i64 [ %194, %187 ], [ %303, %297 ], [ %194, %289 ], [ %194, %239 ], [ %194, %211 ]
  %307 = phi i8 [ %193, %187 ], [ %294, %297 ], [ %294, %289 ], [ %193, %239 ], [ %193, %211 ]
  %308 = phi i8 [ %192, %187 ], [ %292, %297 ], [ %292, %289 ], [ %192, %239 ], [ %192, %211 ]
  %309 = phi i1 [ %190, %187 ], [ %190, %297 ], [ %190, %289 ], [ true, %239 ], [ true, %211 ]
  %310 = add nuw i64 %191, 1
  %311 = load i64, ptr %32, align 8
  %312 = icmp ult i64 %310, %311
  br i1 %312, label %187, label %313

313:
  %314 = trunc nuw i8 %308 to i1
  %315 = xor i1 %309, true
  %316 = select i1 %315, i1 true, i1 %314
  br i1 %316, label %318, label %317

317:
  store i64 0, ptr %30, align 8
  br label %318

318:
  %319 = phi i8 [ %307, %317 ], [ %307, %313 ], [ 0, %182 ]
  %320 = phi i64 [ %306, %317 ], [ %306, %313 ], [ %154, %182 ]
  %321 = phi i1 [ true, %317 ], [ %314, %313 ], [ false, %182 ]
  %322 = load i64, ptr %5, align 8
  %323 = load ptr, ptr %40, align 8
  %324 = load atomic i64, ptr %323 monotonic, align 8
  %325 = icmp slt i64 %322, %324
  br i1 %325, label %326, label %444

326:
  %327 = load i32, ptr %22, align 8
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %438, label %329

329:
  %330 = phi i64 [ %341, %339 ], [ 0, %326 ]
  %331 = phi i1 [ %340, %339 ], [ false, %326 ]
  %332 = getelementptr inbounds nuw i32, ptr %31, i64 %330
  %333 = load i32, ptr %332, align 4
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %339, label %335

335:
  %336 = trunc nuw nsw i64 %330 to i32
  %337 = call zeroext i1 @is_complete(ptr %0, i32 %336)
  br i1 %337, label %338, label %339

338:
  call void @open_barrier(ptr %0, i32 %336)
  br label %339

339:
  %340 = phi i1 [ true, %338 ], [ %331, %335 ], [ %331, %329 ]
  %341 = add nuw nsw i64 %330, 1
  %342 = icmp eq i64 %341, 16
  br i1 %342, label %343, label %329

343:
  %344 = load i32, ptr %41, align 8
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %349, label %346

346:
  %347 = load i32, ptr %26, align 8
  %348 = icmp ne i32 %347, 0
  br label %349

349:
  %350 = phi i1 [ false, %343 ], [ %348, %346 ]
  store i32 0, ptr %41, align 8
  %351 = load i32, ptr %42, align 4
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %377, label %353

353:
  %354 = load i32, ptr %26, align 8
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %359, label %356

356:
  %357 = load i64, ptr %43, align 8
  %358 = add i64 %357, 1
  store i64 %358, ptr %43, align 8
  br label %365

359:
  %360 = load i32, ptr %25, align 4
  %361 = icmp eq i32 %360, 0
  %362 = select i1 %361, i32 2048, i32 1
  %363 = load i32, ptr %23, align 4
  %364 = add i32 %362, %363
  br label %365

365:
  %366 = phi i32 [ 0, %356 ], [ %364, %359 ]
  store i32 %366, ptr %23, align 4
  %367 = load i64, ptr %44, align 8
  %368 = icmp ult i64 %367, 2
  br i1 %368, label %369, label %373

369:
  %370 = load i32, ptr %24, align 8
  %371 = icmp eq i32 %370, 0
  %372 = select i1 %371, i32 5, i32 2
  br label %373

373:
  %374 = phi i32 [ 2, %365 ], [ %372, %369 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %375 = icmp ult i32 %366, 8193
  br i1 %375, label %377, label %376

376:
  store i32 8193, ptr %23, align 4
  br label %377

377:
  %378 = phi i32 [ 0, %349 ], [ %374, %376 ], [ 0, %373 ]
  %379 = or i1 %321, %340
  br i1 %379, label %403, label %380

380:
  %381 = load i64, ptr %32, align 8
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %444, label %383

383:
  %384 = load ptr, ptr %33, align 8
  %385 = load i64, ptr %34, align 8
  br label %386

386:
  %387 = phi i64 [ 0, %383 ], [ %400, %397 ]
  %388 = phi i1 [ false, %383 ], [ %399, %397 ]
  %389 = mul i64 %385, %387
  %390 = getelementptr inbounds nuw i8, ptr %384, i64 %389
  %391 = load i32, ptr %390, align 64
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %397, label %393

393:
  %394 = getelementptr inbounds nuw i8, ptr %390, i64 20
  %395 = load i32, ptr %394, align 4
  %396 = icmp ne i32 %395, 0
  br label %397

397:
  %398 = phi i1 [ false, %386 ], [ %396, %393 ]
  %399 = or i1 %388, %398
  %400 = add nuw i64 %387, 1
  %401 = icmp eq i64 %400, %381
  br i1 %401, label %402, label %386

402:
  br i1 %399, label %403, label %444

403:
  %404 = icmp ne i32 %378, 0
  %405 = select i1 %404, i1 true, i1 %350
  br i1 %405, label %436, label %406

406:
  %407 = zext nneg i8 %319 to i64
  %408 = sub nsw i64 %320, %407
  %409 = load i32, ptr %23, align 4
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %412, label %411

411:
  store i64 0, ptr %30, align 8
  br label %412

412:
  %413 = load ptr, ptr %37, align 8
  %414 = icmp ne ptr %413, null
  %415 = trunc nuw i8 %319 to i1
  %416 = select i1 %414, i1 %415, i1 false
  br i1 %416, label %417, label %433

417:
  br i1 %150, label %444, label %418

418:
  %419 = load i64, ptr %413, align 8
  %420 = add i64 %419, -7046029254386353131
  store i64 %420, ptr %413, align 8
  %421 = lshr i64 %420, 30
  %422 = xor i64 %421, %420
  %423 = mul i64 %422, -4658895280553007687
  %424 = lshr i64 %423, 27
  %425 = xor i64 %424, %423
  %426 = mul i64 %425, -7723592293110705685
  %427 = lshr i64 %426, 31
  %428 = xor i64 %427, %426
  %429 = and i64 %428, 32768
  %430 = icmp eq i64 %429, 0
  %431 = icmp slt i64 %408, 0
  %432 = select i1 %430, i1 true, i1 %431
  br i1 %432, label %444, label %435

433:
  %434 = icmp slt i64 %408, 0
  br i1 %434, label %444, label %435

435:
  br label %153

436:
  %437 = select i1 %404, i32 %378, i32 2
  br label %444

438:
  store i64 -1, ptr %5, align 8
  %439 = load i64, ptr %43, align 8
  %440 = add i64 %439, 1
  store i64 %440, ptr %43, align 8
  %441 = load i64, ptr %4, align 8
  %442 = add nsw i64 %441, -64
  store i64 %442, ptr %4, align 8
  %443 = icmp sgt i64 %441, 63
  br i1 %443, label %54, label %444

444:
  %445 = phi i32 [ 5, %380 ], [ %437, %436 ], [ 6, %297 ], [ 3, %286 ], [ 2, %433 ], [ 5, %402 ], [ 2, %418 ], [ 2, %417 ], [ 4, %318 ], [ 0, %66 ], [ 2, %438 ], [ 2, %148 ]
  ret i32 %445
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
