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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1848
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1760
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %45

45:
  %46 = phi i64 [ %66, %135 ], [ 0, %1 ]
  %47 = phi i64 [ %138, %135 ], [ %3, %1 ]
  %48 = shl i64 %47, 8
  %49 = load i64, ptr %5, align 8
  %50 = icmp slt i64 %49, 0
  br i1 %50, label %53, label %51

51:
  %52 = load i64, ptr %32, align 8
  br label %139

53:
  %54 = load ptr, ptr %6, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 %48
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = load atomic i64, ptr %56 monotonic, align 8
  %58 = load atomic i64, ptr %55 monotonic, align 8
  %59 = icmp slt i64 %58, %57
  br i1 %59, label %60, label %65

60:
  %61 = atomicrmw add ptr %55, i64 1 monotonic, align 8
  %62 = icmp sge i64 %61, %57
  %63 = icmp slt i64 %61, 0
  %64 = or i1 %62, %63
  br i1 %64, label %65, label %69

65:
  %66 = add nuw i64 %46, 1
  %67 = load i64, ptr %44, align 8
  %68 = icmp ult i64 %66, %67
  br i1 %68, label %135, label %425

69:
  store i64 %61, ptr %5, align 8
  %70 = add nuw nsw i64 %61, 1
  store i64 %70, ptr %7, align 8
  %71 = load i64, ptr %8, align 8
  store i64 %71, ptr %9, align 8
  %72 = load ptr, ptr %10, align 8
  %73 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %72, i8 -1, i64 %73, i1 false)
  %74 = load ptr, ptr %12, align 8
  %75 = load i64, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %74, i8 -1, i64 %75, i1 false)
  %76 = load i32, ptr %14, align 8
  %77 = zext i32 %76 to i64
  %78 = load i32, ptr %15, align 4
  %79 = zext i32 %78 to i64
  %80 = freeze i64 %61
  %81 = freeze i64 %77
  %82 = udiv i64 %80, %81
  %83 = mul i64 %82, %81
  %84 = sub i64 %80, %83
  %85 = trunc nuw i64 %84 to i32
  store i32 %85, ptr %16, align 4
  %86 = freeze i64 %79
  %87 = udiv i64 %82, %86
  %88 = mul i64 %87, %86
  %89 = sub i64 %82, %88
  %90 = trunc nuw i64 %89 to i32
  store i32 %90, ptr %17, align 8
  %91 = trunc i64 %87 to i32
  store i32 %91, ptr %18, align 4
  %92 = load i32, ptr %19, align 4
  %93 = load i32, ptr %20, align 8
  %94 = mul i32 %93, %92
  %95 = load i32, ptr %21, align 4
  %96 = mul i32 %94, %95
  store i32 %96, ptr %22, align 8
  store i32 0, ptr %23, align 4
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  store i32 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i64 0, ptr %30, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %31, i8 0, i64 256, i1 false)
  %97 = load i64, ptr %32, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %139, label %99

99:
  %100 = phi i64 [ %132, %99 ], [ 0, %69 ]
  %101 = load ptr, ptr %33, align 8
  %102 = load i64, ptr %34, align 8
  %103 = mul i64 %102, %100
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 4
  %106 = load i32, ptr %105, align 4
  store i32 %106, ptr %104, align 64
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 152
  store i32 0, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %104, i64 288
  store i32 0, ptr %108, align 32
  %109 = getelementptr inbounds nuw i8, ptr %104, i64 20
  store i32 0, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %104, i64 12
  store i32 0, ptr %110, align 4
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 1748
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 1744
  store i32 0, ptr %112, align 16
  %113 = getelementptr inbounds nuw i8, ptr %104, i64 1740
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %104, i64 1736
  store i32 0, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 1600
  store i32 0, ptr %115, align 64
  %116 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %117 = getelementptr inbounds nuw i8, ptr %104, i64 1344
  %118 = getelementptr inbounds nuw i8, ptr %104, i64 1760
  %119 = getelementptr inbounds nuw i8, ptr %104, i64 1752
  call void @llvm.memset.p0.i64(ptr align 8 %116, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %117, i8 0, i64 256, i1 false)
  %120 = load i32, ptr %119, align 8
  %121 = zext i32 %120 to i64
  %122 = mul nuw nsw i64 %121, 264
  call void @llvm.memset.p0.i64(ptr align 32 %118, i8 0, i64 %122, i1 false)
  %123 = load i64, ptr %35, align 8
  %124 = lshr i64 %123, 6
  %125 = getelementptr inbounds nuw %struct.queue, ptr %118, i64 %124
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %127 = and i64 %123, 63
  %128 = getelementptr inbounds nuw i32, ptr %126, i64 %127
  store i32 %106, ptr %128, align 4
  %129 = load i64, ptr %35, align 8
  %130 = and i64 %129, 63
  %131 = shl nuw i64 1, %130
  store i64 %131, ptr %125, align 8
  %132 = add nuw i64 %100, 1
  %133 = load i64, ptr %32, align 8
  %134 = icmp ult i64 %132, %133
  br i1 %134, label %99, label %139

135:
  %136 = add i64 %47, 1
  %137 = icmp ult i64 %136, %67
  %138 = select i1 %137, i64 %136, i64 0
  br label %45

139:
  %140 = phi i64 [ %52, %51 ], [ 0, %69 ], [ %133, %99 ]
  %141 = icmp eq i64 %140, 1
  %142 = load i64, ptr %36, align 8
  %143 = icmp slt i64 %142, 0
  br i1 %143, label %425, label %144

144:
  %145 = phi i64 [ %391, %418 ], [ %142, %139 ]
  %146 = load i64, ptr %32, align 8
  %147 = load ptr, ptr %37, align 8
  %148 = icmp eq ptr %147, null
  br i1 %148, label %173, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %151 = load i32, ptr %150, align 8
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %155, label %153

153:
  %154 = add i64 %146, -1
  br label %173

155:
  %156 = load i64, ptr %147, align 8
  %157 = add i64 %156, -7046029254386353131
  store i64 %157, ptr %147, align 8
  %158 = lshr i64 %157, 30
  %159 = xor i64 %158, %157
  %160 = mul i64 %159, -4658895280553007687
  %161 = lshr i64 %160, 27
  %162 = xor i64 %161, %160
  %163 = mul i64 %162, -7723592293110705685
  %164 = lshr i64 %163, 31
  %165 = xor i64 %164, %163
  %166 = lshr i64 %165, 1
  %167 = urem i64 %166, %146
  %168 = and i64 %165, 1
  %169 = icmp eq i64 %168, 0
  %170 = add i64 %146, -1
  %171 = select i1 %169, i64 1, i64 %170
  %172 = load i64, ptr %32, align 8
  br label %173

173:
  %174 = phi i64 [ %146, %153 ], [ %172, %155 ], [ %146, %144 ]
  %175 = phi i64 [ %154, %153 ], [ %167, %155 ], [ 0, %144 ]
  %176 = phi i64 [ %154, %153 ], [ %171, %155 ], [ 1, %144 ]
  %177 = icmp eq i64 %174, 0
  br i1 %177, label %309, label %178

178:
  %179 = phi i64 [ %302, %296 ], [ %174, %173 ]
  %180 = phi i64 [ %193, %296 ], [ %175, %173 ]
  %181 = phi i1 [ %300, %296 ], [ false, %173 ]
  %182 = phi i64 [ %301, %296 ], [ 0, %173 ]
  %183 = phi i8 [ %299, %296 ], [ 0, %173 ]
  %184 = phi i8 [ %298, %296 ], [ 0, %173 ]
  %185 = phi i64 [ %297, %296 ], [ %145, %173 ]
  %186 = load ptr, ptr %33, align 8
  %187 = load i64, ptr %34, align 8
  %188 = mul i64 %187, %180
  %189 = getelementptr inbounds nuw i8, ptr %186, i64 %188
  %190 = add i64 %180, %176
  %191 = icmp ult i64 %190, %179
  %192 = select i1 %191, i64 0, i64 %179
  %193 = sub nuw i64 %190, %192
  %194 = load i32, ptr %189, align 64
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %296, label %196

196:
  %197 = load ptr, ptr %37, align 8
  %198 = icmp eq ptr %197, null
  br i1 %198, label %245, label %199

199:
  %200 = load i32, ptr %23, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %245

202:
  %203 = load i64, ptr %30, align 8
  %204 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %205 = load i32, ptr %204, align 8
  %206 = and i32 %205, 63
  %207 = zext nneg i32 %206 to i64
  %208 = shl nuw i64 1, %207
  %209 = and i64 %208, %203
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %211, label %296

211:
  %212 = getelementptr inbounds nuw i8, ptr %197, i64 8
  %213 = load i64, ptr %212, align 8
  %214 = load i64, ptr %5, align 8
  %215 = mul i64 %214, %179
  %216 = zext i32 %205 to i64
  %217 = add nuw nsw i64 %216, 1
  %218 = add i64 %217, %215
  %219 = xor i64 %218, %213
  %220 = mul i64 %219, -7046029254386353131
  %221 = lshr i64 %220, 48
  %222 = trunc nuw nsw i64 %221 to i32
  %223 = getelementptr inbounds nuw i8, ptr %197, i64 28
  %224 = load i32, ptr %223, align 4
  %225 = icmp ugt i32 %224, %222
  br i1 %225, label %230, label %226

226:
  %227 = getelementptr inbounds nuw i8, ptr %197, i64 24
  %228 = load i32, ptr %227, align 8
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %245, label %230

230:
  %231 = phi i32 [ %228, %226 ], [ 64512, %211 ]
  %232 = load i64, ptr %197, align 8
  %233 = add i64 %232, -7046029254386353131
  store i64 %233, ptr %197, align 8
  %234 = lshr i64 %233, 30
  %235 = xor i64 %234, %233
  %236 = mul i64 %235, -4658895280553007687
  %237 = lshr i64 %236, 27
  %238 = xor i64 %237, %236
  %239 = mul i64 %238, -7723592293110705685
  %240 = lshr i64 %239, 31
  %241 = xor i64 %240, %239
  %242 = trunc i64 %241 to i32
  %243 = and i32 %242, 65535
  %244 = icmp ult i32 %243, %231
  br i1 %244, label %296, label %245

245:
  %246 = call i32 @run_warp(ptr %0, ptr %189)
  %247 = load ptr, ptr %37, align 8
  %248 = icmp ne ptr %247, null
  %249 = icmp eq i32 %246, 2
  %250 = select i1 %248, i1 %249, i1 false
  br i1 %250, label %251, label %277

251:
  %252 = getelementptr inbounds nuw i8, ptr %247, i64 32
  %253 = load i32, ptr %252, align 8
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %277, label %255

255:
  %256 = load i64, ptr %247, align 8
  %257 = add i64 %256, -7046029254386353131
  store i64 %257, ptr %247, align 8
  %258 = lshr i64 %257, 30
  %259 = xor i64 %258, %257
  %260 = mul i64 %259, -4658895280553007687
  %261 = lshr i64 %260, 27
  %262 = xor i64 %261, %260
  %263 = mul i64 %262, -7723592293110705685
  %264 = lshr i64 %263, 31
  %265 = xor i64 %264, %263
  %266 = trunc i64 %265 to i32
  %267 = and i32 %266, 65535
  %268 = icmp ult i32 %267, %253
  br i1 %268, label %269, label %277

269:
  %270 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %271 = load i32, ptr %270, align 8
  %272 = and i32 %271, 63
  %273 = zext nneg i32 %272 to i64
  %274 = shl nuw i64 1, %273
  %275 = load i64, ptr %30, align 8
  %276 = or i64 %274, %275
  store i64 %276, ptr %30, align 8
  br label %277

277:
  %278 = load i32, ptr %38, align 8
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %280, label %425

280:
  %281 = icmp ne i32 %246, 1
  %282 = zext i1 %281 to i8
  %283 = or i8 %183, %282
  %284 = zext i1 %249 to i8
  %285 = or i8 %184, %284
  %286 = load i64, ptr %39, align 8
  %287 = icmp sgt i64 %286, -1
  br i1 %287, label %296, label %288

288:
  %289 = add i64 %286, -65536
  store i64 65536, ptr %39, align 8
  %290 = load i64, ptr %9, align 8
  %291 = add i64 %289, %290
  store i64 %291, ptr %9, align 8
  %292 = load i64, ptr %4, align 8
  %293 = add nsw i64 %292, -65536
  store i64 %293, ptr %4, align 8
  %294 = add nsw i64 %185, -16
  %295 = icmp slt i64 %291, 0
  br i1 %295, label %425, label %296

296:
  %297 = phi i64 [ %185, %178 ], [ %294, %288 ], [ %185, %280 ], [ %185, %230 ], [ %185, %202 ]
  %298 = phi i8 [ %184, %178 ], [ %285, %288 ], [ %285, %280 ], [ %184, %230 ], [ %184, %202 ]
  %299 = phi i8 [ %183, %178 ], [ %283, %288 ], [ %283, %280 ], [ %183, %230 ], [ %183, %202 ]
  %300 = phi i1 [ %181, %178 ], [ %181, %288 ], [ %181, %280 ], [ true, %230 ], [ true, %202 ]
  %301 = add nuw i64 %182, 1
  %302 = load i64, ptr %32, align 8
  %303 = icmp ult i64 %301, %302
  br i1 %303, label %178, label %304

304:
  %305 = trunc nuw i8 %299 to i1
  %306 = xor i1 %300, true
  %307 = select i1 %306, i1 true, i1 %305
  br i1 %307, label %309, label %308

308:
  store i64 0, ptr %30, align 8
  br label %309

309:
  %310 = phi i8 [ %298, %308 ], [ %298, %304 ], [ 0, %173 ]
  %311 = phi i64 [ %297, %308 ], [ %297, %304 ], [ %145, %173 ]
  %312 = phi i1 [ true, %308 ], [ %305, %304 ], [ false, %173 ]
  %313 = load i64, ptr %5, align 8
  %314 = load ptr, ptr %40, align 8
  %315 = load atomic i64, ptr %314 monotonic, align 8
  %316 = icmp slt i64 %313, %315
  br i1 %316, label %317, label %425

317:
  %318 = load i32, ptr %22, align 8
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %419, label %320

320:
  %321 = phi i64 [ %332, %330 ], [ 0, %317 ]
  %322 = phi i1 [ %331, %330 ], [ false, %317 ]
  %323 = getelementptr inbounds nuw i32, ptr %31, i64 %321
  %324 = load i32, ptr %323, align 4
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %330, label %326

326:
  %327 = trunc nuw nsw i64 %321 to i32
  %328 = call zeroext i1 @is_complete(ptr %0, i32 %327)
  br i1 %328, label %329, label %330

329:
  call void @open_barrier(ptr %0, i32 %327)
  br label %330

330:
  %331 = phi i1 [ true, %329 ], [ %322, %326 ], [ %322, %320 ]
  %332 = add nuw nsw i64 %321, 1
  %333 = icmp eq i64 %332, 16
  br i1 %333, label %334, label %320

334:
  %335 = load i32, ptr %41, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %361, label %337

337:
  %338 = load i32, ptr %26, align 8
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %343, label %340

340:
  %341 = load i64, ptr %42, align 8
  %342 = add i64 %341, 1
  store i64 %342, ptr %42, align 8
  br label %349

343:
  %344 = load i32, ptr %25, align 4
  %345 = icmp eq i32 %344, 0
  %346 = select i1 %345, i32 2048, i32 1
  %347 = load i32, ptr %23, align 4
  %348 = add i32 %346, %347
  br label %349

349:
  %350 = phi i32 [ 0, %340 ], [ %348, %343 ]
  store i32 %350, ptr %23, align 4
  %351 = load i64, ptr %43, align 8
  %352 = icmp ult i64 %351, 2
  br i1 %352, label %353, label %357

353:
  %354 = load i32, ptr %24, align 8
  %355 = icmp eq i32 %354, 0
  %356 = select i1 %355, i32 5, i32 2
  br label %357

357:
  %358 = phi i32 [ 2, %349 ], [ %356, %353 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %359 = icmp ult i32 %350, 8193
  br i1 %359, label %361, label %360

360:
  store i32 8193, ptr %23, align 4
  br label %361

361:
  %362 = phi i32 [ 0, %334 ], [ %358, %360 ], [ 0, %357 ]
  %363 = or i1 %312, %331
  br i1 %363, label %387, label %364

364:
  %365 = load i64, ptr %32, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %425, label %367

367:
  %368 = load ptr, ptr %33, align 8
  %369 = load i64, ptr %34, align 8
  br label %370

370:
  %371 = phi i64 [ 0, %367 ], [ %384, %381 ]
  %372 = phi i1 [ false, %367 ], [ %383, %381 ]
  %373 = mul i64 %369, %371
  %374 = getelementptr inbounds nuw i8, ptr %368, i64 %373
  %375 = load i32, ptr %374, align 64
  %376 = icmp eq i32 %375, 0
  br i1 %376, label %381, label %377

377:
  %378 = getelementptr inbounds nuw i8, ptr %374, i64 20
  %379 = load i32, ptr %378, align 4
  %380 = icmp ne i32 %379, 0
  br label %381

381:
  %382 = phi i1 [ false, %370 ], [ %380, %377 ]
  %383 = or i1 %372, %382
  %384 = add nuw i64 %371, 1
  %385 = icmp eq i64 %384, %365
  br i1 %385, label %386, label %370

386:
  br i1 %383, label %387, label %425

387:
  %388 = icmp eq i32 %362, 0
  br i1 %388, label %389, label %425

389:
  %390 = zext nneg i8 %310 to i64
  %391 = sub nsw i64 %311, %390
  %392 = load i32, ptr %23, align 4
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %395, label %394

394:
  store i64 0, ptr %30, align 8
  br label %395

395:
  %396 = load ptr, ptr %37, align 8
  %397 = icmp ne ptr %396, null
  %398 = trunc nuw i8 %310 to i1
  %399 = select i1 %397, i1 %398, i1 false
  br i1 %399, label %400, label %416

400:
  br i1 %141, label %425, label %401

401:
  %402 = load i64, ptr %396, align 8
  %403 = add i64 %402, -7046029254386353131
  store i64 %403, ptr %396, align 8
  %404 = lshr i64 %403, 30
  %405 = xor i64 %404, %403
  %406 = mul i64 %405, -4658895280553007687
  %407 = lshr i64 %406, 27
  %408 = xor i64 %407, %406
  %409 = mul i64 %408, -7723592293110705685
  %410 = lshr i64 %409, 31
  %411 = xor i64 %410, %409
  %412 = and i64 %411, 32768
  %413 = icmp eq i64 %412, 0
  %414 = icmp slt i64 %391, 0
  %415 = select i1 %413, i1 true, i1 %414
  br i1 %415, label %425, label %418

416:
  %417 = icmp slt i64 %391, 0
  br i1 %417, label %425, label %418

418:
  br label %144

419:
  store i64 -1, ptr %5, align 8
  %420 = load i64, ptr %42, align 8
  %421 = add i64 %420, 1
  store i64 %421, ptr %42, align 8
  %422 = load i64, ptr %4, align 8
  %423 = add nsw i64 %422, -64
  store i64 %423, ptr %4, align 8
  %424 = icmp sgt i64 %422, 63
  br i1 %424, label %53, label %425

425:
  %426 = phi i32 [ 6, %288 ], [ 2, %416 ], [ 3, %277 ], [ 4, %309 ], [ 2, %401 ], [ %362, %387 ], [ 5, %386 ], [ 5, %364 ], [ 2, %400 ], [ 0, %65 ], [ 2, %139 ], [ 2, %419 ]
  ret i32 %426
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)
