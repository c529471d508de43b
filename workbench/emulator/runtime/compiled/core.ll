; Made of memory.cpp and keep.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

%struct.window = type { i64, i64, i64, i64 }
%struct.queue = type { i64, [64 x i32] }
%struct.Lanes = type { [32 x i32] }

define void @fault(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  store i32 %2, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 372
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %5, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 380
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 512
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
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 152
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

define void @keep(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %10, label %7

7:
  %8 = bitcast i32 %4 to <32 x i1>
  %9 = zext i32 %3 to i64
  br label %11

10:
  ret void

11:
  %12 = phi i64 [ 0, %7 ], [ %49, %44 ]
  %13 = phi ptr [ %1, %7 ], [ %48, %44 ]
  %14 = getelementptr inbounds nuw i32, ptr %2, i64 %12
  %15 = load i32, ptr %14, align 4
  %16 = and i32 %15, 63
  %17 = and i32 %15, -64
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  %20 = call i32 @llvm.ctpop.i32(i32 %16)
  %21 = icmp eq i32 %20, 1
  br i1 %21, label %22, label %40

22:
  %23 = call i32 @llvm.cttz.i32(i32 %16, i1 true)
  switch i32 %23, label %40 [
    i32 0, label %24
    i32 1, label %28
    i32 2, label %32
    i32 3, label %36
  ]

24:
  %25 = load <32 x i8>, ptr %13, align 1
  %26 = load <32 x i8>, ptr %19, align 1
  %27 = select <32 x i1> %8, <32 x i8> %25, <32 x i8> %26
  store <32 x i8> %27, ptr %19, align 1
  br label %44

28:
  %29 = load <32 x i16>, ptr %13, align 2
  %30 = load <32 x i16>, ptr %19, align 2
  %31 = select <32 x i1> %8, <32 x i16> %29, <32 x i16> %30
  store <32 x i16> %31, ptr %19, align 2
  br label %44

32:
  %33 = load <32 x i32>, ptr %13, align 4
  %34 = load <32 x i32>, ptr %19, align 4
  %35 = select <32 x i1> %8, <32 x i32> %33, <32 x i32> %34
  store <32 x i32> %35, ptr %19, align 4
  br label %44

36:
  %37 = load <32 x i64>, ptr %13, align 8
  %38 = load <32 x i64>, ptr %19, align 8
  %39 = select <32 x i1> %8, <32 x i64> %37, <32 x i64> %38
  store <32 x i64> %39, ptr %19, align 8
  br label %44

40:
  %41 = load <32 x i128>, ptr %13, align 16
  %42 = load <32 x i128>, ptr %19, align 16
  %43 = select <32 x i1> %8, <32 x i128> %41, <32 x i128> %42
  store <32 x i128> %43, ptr %19, align 16
  br label %44

44:
  %45 = call i32 @llvm.umax.i32(i32 %16, i32 2)
  %46 = shl nuw nsw i32 %45, 5
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %13, i64 %47
  %49 = add nuw nsw i64 %12, 1
  %50 = icmp eq i64 %49, %9
  br i1 %50, label %10, label %11
}

define void @enqueue(ptr %0, i32 %1, i32 %2) {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %19, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2096
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
  %7 = phi i32 [ %16, %6 ], [ %1, %3 ]
  %8 = call i32 @llvm.cttz.i32(i32 %7, i1 true)
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %4, i64 %9
  %11 = load i32, ptr %10, align 4
  %12 = insertelement <32 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = icmp ne <32 x i32> %2, %13
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %7, %15
  %17 = xor i32 %16, %7
  call void @enqueue(ptr %0, i32 %11, i32 %17)
  %18 = icmp eq i32 %16, 0
  br i1 %18, label %19, label %6

19:
  ret void
}

define zeroext i1 @fall_behind(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4) {
  call void @enqueue(ptr %0, i32 %1, i32 %2)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %7 = load i32, ptr %6, align 4
  %8 = sub nsw i32 %7, %3
  store i32 %8, ptr %6, align 4
  %9 = icmp slt i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1600
  store i32 %4, ptr %11, align 64
  br label %12

12:
  ret i1 %9
}

define void @release_synced(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 1740
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %34, label %6

6:
  %7 = load i32, ptr %1, align 64
  %8 = xor i32 %4, -1
  %9 = and i32 %7, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 544
  %11 = load <32 x i32>, ptr %10, align 32
  %12 = insertelement <32 x i32> poison, i32 %9, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = and <32 x i32> %13, %11
  %15 = icmp eq <32 x i32> %14, zeroinitializer
  %16 = bitcast <32 x i1> %15 to i32
  %17 = and i32 %4, %16
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %34, label %19

19:
  %20 = xor i32 %17, %4
  store i32 %20, ptr %3, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %31, label %24

24:
  %25 = zext <32 x i32> %11 to <32 x i64>
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 672
  %27 = call i32 @llvm.cttz.i32(i32 %17, i1 true)
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  call void @record(ptr %0, ptr %1, i32 %17, <32 x i64> %25, i32 %30)
  br label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 800
  %33 = load <32 x i32>, ptr %32, align 4
  call void @resume(ptr %1, i32 %17, <32 x i32> %33)
  br label %34

34:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define i32 @next_block(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %7 = load i64, ptr %6, align 8
  %8 = icmp sgt i64 %7, -1
  br i1 %8, label %9, label %51

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 1600
  %11 = load i32, ptr %10, align 64
  %12 = lshr i32 %11, 6
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1316
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %12, %14
  br i1 %15, label %16, label %48

16:
  %17 = and i32 %11, 63
  %18 = zext nneg i32 %17 to i64
  %19 = shl nsw i64 -1, %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 2096
  %21 = lshr i32 %11, 6
  %22 = zext nneg i32 %21 to i64
  %23 = add i32 %14, %21
  %24 = sub i32 %23, %12
  br label %25

25:
  %26 = phi i64 [ %22, %16 ], [ %33, %32 ]
  %27 = phi i64 [ %19, %16 ], [ -1, %32 ]
  %28 = getelementptr inbounds nuw %struct.queue, ptr %20, i64 %26
  %29 = load i64, ptr %28, align 8
  %30 = and i64 %29, %27
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %36

32:
  %33 = add nuw nsw i64 %26, 1
  %34 = trunc i64 %33 to i32
  %35 = icmp eq i32 %24, %34
  br i1 %35, label %48, label %25

36:
  %37 = trunc nuw i64 %26 to i32
  %38 = call i64 @llvm.cttz.i64(i64 %30, i1 true)
  %39 = trunc nuw nsw i64 %38 to i32
  %40 = shl nuw i64 1, %38
  %41 = xor i64 %40, %29
  store i64 %41, ptr %28, align 8
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %43 = getelementptr inbounds nuw i32, ptr %42, i64 %38
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %4, align 4
  store i32 0, ptr %43, align 4
  %45 = shl i32 %37, 6
  %46 = or disjoint i32 %45, %39
  %47 = icmp sgt i32 %45, -1
  br i1 %47, label %53, label %48

48:
  %49 = load i32, ptr %1, align 64
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %53, label %51

51:
  %52 = call i32 @"_Z10pick_blockIZ10next_blockE3$_0EiP7contextP4warpPKjjPjT_"(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  br label %53

53:
  %54 = phi i32 [ %52, %51 ], [ -1, %48 ], [ %46, %36 ]
  ret i32 %54
}

define internal i32 @"_Z10pick_blockIZ10next_blockE3$_0EiP7contextP4warpPKjjPjT_"(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1604
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %85, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 1600
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1316
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 2096
  %14 = icmp eq i32 %3, 0
  %15 = zext i32 %3 to i64
  br label %16

16:
  %17 = load i32, ptr %11, align 64
  %18 = lshr i32 %17, 6
  %19 = load i32, ptr %12, align 4
  %20 = icmp ult i32 %18, %19
  br i1 %20, label %21, label %47

21:
  %22 = and i32 %17, 63
  %23 = zext nneg i32 %22 to i64
  %24 = shl nsw i64 -1, %23
  br label %25

25:
  %26 = phi i64 [ -1, %33 ], [ %24, %21 ]
  %27 = phi i32 [ %34, %33 ], [ %18, %21 ]
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.queue, ptr %13, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %30, %26
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %36

33:
  %34 = add nuw i32 %27, 1
  %35 = icmp eq i32 %34, %19
  br i1 %35, label %47, label %25

36:
  %37 = call i64 @llvm.cttz.i64(i64 %31, i1 true)
  %38 = shl nuw i64 1, %37
  %39 = xor i64 %38, %30
  store i64 %39, ptr %29, align 8
  %40 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %41 = getelementptr inbounds nuw i32, ptr %40, i64 %37
  %42 = load i32, ptr %41, align 4
  store i32 %42, ptr %4, align 4
  store i32 0, ptr %41, align 4
  %43 = shl i32 %27, 6
  %44 = icmp sgt i32 %43, -1
  br i1 %44, label %82, label %45

45:
  %46 = load i32, ptr %11, align 64
  br label %47

47:
  %48 = phi i32 [ %46, %45 ], [ %17, %16 ], [ %17, %33 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:
  store i32 0, ptr %11, align 64
  br label %79

51:
  %52 = load i32, ptr %6, align 4
  store i32 0, ptr %6, align 4
  %53 = load i32, ptr %1, align 64
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %85, label %55

55:
  %56 = icmp eq i32 %52, 0
  br i1 %56, label %85, label %57

57:
  br i1 %14, label %58, label %59

58:
  call void @release_synced(ptr %0, ptr %1)
  br label %79

59:
  %60 = phi i64 [ %77, %76 ], [ 0, %57 ]
  %61 = getelementptr inbounds nuw i32, ptr %2, i64 %60
  %62 = load i32, ptr %61, align 4
  %63 = lshr i32 %62, 6
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.queue, ptr %13, i64 %64
  %66 = and i32 %62, 63
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %68 = zext nneg i32 %66 to i64
  %69 = getelementptr inbounds nuw i32, ptr %67, i64 %68
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %76, label %72

72:
  %73 = shl nuw i64 1, %68
  %74 = load i64, ptr %65, align 8
  %75 = or i64 %74, %73
  store i64 %75, ptr %65, align 8
  br label %76

76:
  %77 = add nuw nsw i64 %60, 1
  %78 = icmp eq i64 %77, %15
  br i1 %78, label %58, label %59

79:
  %80 = load i64, ptr %7, align 8
  %81 = icmp slt i64 %80, 0
  br i1 %81, label %85, label %16

82:
  %83 = trunc nuw nsw i64 %37 to i32
  %84 = or disjoint i32 %43, %83
  br label %85

85:
  %86 = phi i32 [ %84, %82 ], [ -3, %5 ], [ -2, %55 ], [ -1, %51 ], [ -3, %79 ]
  ret i32 %86
}

define zeroext i1 @is_preempted(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 564
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

define void @barrier(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5, i32 %6, i32 %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = and <32 x i32> %3, splat (i32 15)
  store <32 x i32> %10, ptr %9, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %94, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %18 = icmp eq i32 %4, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %20 = zext i32 %4 to i64
  %21 = shl i64 %20, 40
  %22 = zext i32 %7 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 1608
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 1672
  %27 = or disjoint i64 %21, %23
  br label %28

28:
  %29 = phi i32 [ %2, %12 ], [ %38, %77 ]
  %30 = call i32 @llvm.cttz.i32(i32 %29, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %9, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = insertelement <32 x i32> poison, i32 %33, i64 0
  %35 = shufflevector <32 x i32> %34, <32 x i32> poison, <32 x i32> zeroinitializer
  %36 = icmp ne <32 x i32> %10, %35
  %37 = bitcast <32 x i1> %36 to i32
  %38 = and i32 %29, %37
  %39 = xor i32 %38, %29
  %40 = zext i32 %33 to i64
  %41 = getelementptr inbounds nuw i32, ptr %13, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %67, label %44

44:
  %45 = getelementptr inbounds nuw i32, ptr %14, i64 %40
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %54

48:
  %49 = load i32, ptr %15, align 4
  %50 = load i32, ptr %16, align 4
  %51 = mul i32 %50, %49
  %52 = load i32, ptr %17, align 4
  %53 = mul i32 %51, %52
  br label %54

54:
  %55 = phi i32 [ %53, %48 ], [ %46, %44 ]
  br i1 %18, label %56, label %62

56:
  %57 = load i32, ptr %15, align 4
  %58 = load i32, ptr %16, align 4
  %59 = mul i32 %58, %57
  %60 = load i32, ptr %17, align 4
  %61 = mul i32 %59, %60
  br label %62

62:
  %63 = phi i32 [ %61, %56 ], [ %4, %54 ]
  %64 = icmp eq i32 %55, %63
  %65 = select i1 %64, i64 0, i64 -9223372036854775808
  %66 = or i64 %65, %27
  br label %67

67:
  %68 = phi i64 [ %66, %62 ], [ %27, %28 ]
  %69 = getelementptr inbounds nuw i32, ptr %14, i64 %40
  store i32 %4, ptr %69, align 4
  %70 = load i32, ptr %19, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %77, label %72

72:
  %73 = or i64 %68, %40
  %74 = insertelement <32 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %39, <32 x i64> %75, i32 %7)
  %76 = load i32, ptr %41, align 4
  br label %77

77:
  %78 = phi i32 [ %42, %67 ], [ %76, %72 ]
  %79 = call i32 @llvm.ctpop.i32(i32 %39)
  %80 = add i32 %78, %79
  store i32 %80, ptr %41, align 4
  %81 = and i32 %39, %5
  %82 = call i32 @llvm.ctpop.i32(i32 %81)
  %83 = getelementptr inbounds nuw i32, ptr %24, i64 %40
  %84 = load i32, ptr %83, align 4
  %85 = add i32 %84, %82
  store i32 %85, ptr %83, align 4
  %86 = getelementptr inbounds nuw i32, ptr %25, i64 %40
  %87 = load i32, ptr %86, align 4
  %88 = or i32 %87, %39
  store i32 %88, ptr %86, align 4
  %89 = and i32 %39, %6
  %90 = getelementptr inbounds nuw i32, ptr %26, i64 %40
  %91 = load i32, ptr %90, align 4
  %92 = or i32 %91, %89
  store i32 %92, ptr %90, align 4
  %93 = icmp eq i32 %38, 0
  br i1 %93, label %94, label %28

94:
  ret void
}

define zeroext i1 @is_complete(ptr %0, i32 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 632
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %19 = getelementptr inbounds nuw i32, ptr %18, i64 %4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %22 = load i32, ptr %21, align 8
  %23 = icmp uge i32 %20, %22
  br label %47

24:
  %25 = phi i64 [ 0, %12 ], [ %43, %40 ]
  %26 = phi i32 [ 0, %12 ], [ %42, %40 ]
  %27 = mul i64 %16, %25
  %28 = getelementptr inbounds nuw i8, ptr %14, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 1608
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 632
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %30 = getelementptr inbounds nuw i32, ptr %29, i64 %26
  br label %31

31:
  %32 = phi i64 [ 0, %23 ], [ %57, %31 ]
  %33 = load ptr, ptr %24, align 8
  %34 = load i64, ptr %25, align 8
  %35 = mul i64 %34, %32
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 1672
  %38 = getelementptr inbounds nuw i32, ptr %37, i64 %26
  %39 = load i32, ptr %38, align 4
  store i32 0, ptr %38, align 4
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 1608
  %41 = getelementptr inbounds nuw i32, ptr %40, i64 %26
  store i32 0, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 928
  %43 = load i32, ptr %28, align 4
  %44 = bitcast i32 %39 to <32 x i1>
  %45 = insertelement <32 x i32> poison, i32 %43, i64 0
  %46 = shufflevector <32 x i32> %45, <32 x i32> poison, <32 x i32> zeroinitializer
  %47 = load <32 x i32>, ptr %42, align 4
  %48 = select <32 x i1> %44, <32 x i32> %46, <32 x i32> %47
  store <32 x i32> %48, ptr %42, align 4
  %49 = getelementptr inbounds nuw i8, ptr %36, i64 1056
  %50 = load i32, ptr %30, align 4
  %51 = insertelement <32 x i32> poison, i32 %50, i64 0
  %52 = shufflevector <32 x i32> %51, <32 x i32> poison, <32 x i32> zeroinitializer
  %53 = load <32 x i32>, ptr %49, align 4
  %54 = select <32 x i1> %44, <32 x i32> %52, <32 x i32> %53
  store <32 x i32> %54, ptr %49, align 4
  %55 = getelementptr inbounds nuw i8, ptr %36, i64 800
  %56 = load <32 x i32>, ptr %55, align 4
  call void @resume(ptr %36, i32 %39, <32 x i32> %56)
  %57 = add nuw i64 %32, 1
  %58 = load i64, ptr %18, align 8
  %59 = icmp ult i64 %57, %58
  br i1 %59, label %31, label %60

60:
  %61 = phi i64 [ %22, %21 ], [ %26, %31 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %63 = getelementptr inbounds nuw i32, ptr %62, i64 %61
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %61
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  store i32 0, ptr %67, align 4
  ret void
}

define i32 @worker(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 16777216, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 7144
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 452
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 460
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 564
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 300
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 556
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %45

45:
  %46 = phi i64 [ %66, %128 ], [ 0, %1 ]
  %47 = phi i64 [ %131, %128 ], [ %3, %1 ]
  %48 = shl i64 %47, 8
  %49 = load i64, ptr %5, align 8
  %50 = icmp slt i64 %49, 0
  br i1 %50, label %53, label %51

51:
  %52 = load i64, ptr %25, align 8
  br label %132

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
  br i1 %68, label %128, label %428

69:
  store i64 %61, ptr %5, align 8
  %70 = add nuw nsw i64 %61, 1
  store i64 %70, ptr %7, align 8
  %71 = load i64, ptr %8, align 8
  store i64 %71, ptr %9, align 8
  %72 = load ptr, ptr %10, align 8
  %73 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %72, i8 -1, i64 %73, i1 false)
  %74 = load ptr, ptr %10, align 8
  %75 = load i64, ptr %12, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %74, i8 0, i64 %75, i1 false)
  %76 = load ptr, ptr %13, align 8
  %77 = load i64, ptr %14, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %76, i8 -1, i64 %77, i1 false)
  %78 = load i32, ptr %15, align 8
  %79 = zext i32 %78 to i64
  %80 = load i32, ptr %16, align 4
  %81 = zext i32 %80 to i64
  %82 = freeze i64 %61
  %83 = freeze i64 %79
  %84 = udiv i64 %82, %83
  %85 = mul i64 %84, %83
  %86 = sub i64 %82, %85
  %87 = trunc nuw i64 %86 to i32
  store i32 %87, ptr %17, align 4
  %88 = freeze i64 %81
  %89 = udiv i64 %84, %88
  %90 = mul i64 %89, %88
  %91 = sub i64 %84, %90
  %92 = trunc nuw i64 %91 to i32
  store i32 %92, ptr %18, align 8
  %93 = trunc i64 %89 to i32
  store i32 %93, ptr %19, align 4
  %94 = load i32, ptr %20, align 4
  %95 = load i32, ptr %21, align 8
  %96 = mul i32 %95, %94
  %97 = load i32, ptr %22, align 4
  %98 = mul i32 %96, %97
  store i32 %98, ptr %23, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %24, i8 0, i64 308, i1 false)
  %99 = load i64, ptr %25, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %132, label %101

101:
  %102 = phi i64 [ %125, %101 ], [ 0, %69 ]
  %103 = load ptr, ptr %26, align 8
  %104 = load i64, ptr %27, align 8
  %105 = mul i64 %104, %102
  %106 = getelementptr inbounds nuw i8, ptr %103, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %106, align 64
  %109 = getelementptr inbounds nuw i8, ptr %106, i64 1344
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 2096
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 1316
  %112 = load i32, ptr %111, align 4
  %113 = zext i32 %112 to i64
  %114 = mul nuw nsw i64 %113, 264
  %115 = add nuw nsw i64 %114, 752
  call void @llvm.memset.p0.i64(ptr align 1 %109, i8 0, i64 %115, i1 false)
  %116 = load i64, ptr %28, align 8
  %117 = lshr i64 %116, 6
  %118 = getelementptr inbounds nuw %struct.queue, ptr %110, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %120 = and i64 %116, 63
  %121 = getelementptr inbounds nuw i32, ptr %119, i64 %120
  store i32 %108, ptr %121, align 4
  %122 = load i64, ptr %28, align 8
  %123 = and i64 %122, 63
  %124 = shl nuw i64 1, %123
  store i64 %124, ptr %118, align 8
  %125 = add nuw i64 %102, 1
  %126 = load i64, ptr %25, align 8
  %127 = icmp ult i64 %125, %126
  br i1 %127, label %101, label %132

128:
  %129 = add i64 %47, 1
  %130 = icmp ult i64 %129, %67
  %131 = select i1 %130, i64 %129, i64 0
  br label %45

132:
  %133 = phi i64 [ %52, %51 ], [ 0, %69 ], [ %126, %101 ]
  %134 = icmp eq i64 %133, 1
  %135 = load i64, ptr %29, align 8
  %136 = icmp slt i64 %135, 0
  br i1 %136, label %428, label %137

137:
  %138 = phi i64 [ %392, %419 ], [ %135, %132 ]
  %139 = load i64, ptr %25, align 8
  %140 = load ptr, ptr %30, align 8
  %141 = icmp eq ptr %140, null
  br i1 %141, label %166, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %148, label %146

146:
  %147 = add i64 %139, -1
  br label %166

148:
  %149 = load i64, ptr %140, align 8
  %150 = add i64 %149, -7046029254386353131
  store i64 %150, ptr %140, align 8
  %151 = lshr i64 %150, 30
  %152 = xor i64 %151, %150
  %153 = mul i64 %152, -4658895280553007687
  %154 = lshr i64 %153, 27
  %155 = xor i64 %154, %153
  %156 = mul i64 %155, -7723592293110705685
  %157 = lshr i64 %156, 31
  %158 = xor i64 %157, %156
  %159 = lshr i64 %158, 1
  %160 = urem i64 %159, %139
  %161 = and i64 %158, 1
  %162 = icmp eq i64 %161, 0
  %163 = add i64 %139, -1
  %164 = select i1 %162, i64 1, i64 %163
  %165 = load i64, ptr %25, align 8
  br label %166

166:
  %167 = phi i64 [ %139, %146 ], [ %165, %148 ], [ %139, %137 ]
  %168 = phi i64 [ %147, %146 ], [ %160, %148 ], [ 0, %137 ]
  %169 = phi i64 [ %147, %146 ], [ %164, %148 ], [ 1, %137 ]
  %170 = icmp eq i64 %167, 0
  br i1 %170, label %302, label %171

171:
  %172 = phi i64 [ %295, %289 ], [ %167, %166 ]
  %173 = phi i64 [ %186, %289 ], [ %168, %166 ]
  %174 = phi i1 [ %293, %289 ], [ false, %166 ]
  %175 = phi i64 [ %294, %289 ], [ 0, %166 ]
  %176 = phi i8 [ %292, %289 ], [ 0, %166 ]
  %177 = phi i8 [ %291, %289 ], [ 0, %166 ]
  %178 = phi i64 [ %290, %289 ], [ %138, %166 ]
  %179 = load ptr, ptr %26, align 8
  %180 = load i64, ptr %27, align 8
  %181 = mul i64 %180, %173
  %182 = getelementptr inbounds nuw i8, ptr %179, i64 %181
  %183 = add i64 %173, %169
  %184 = icmp ult i64 %183, %172
  %185 = select i1 %184, i64 0, i64 %172
  %186 = sub nuw i64 %183, %185
  %187 = load i32, ptr %182, align 64
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %289, label %189

189:
  %190 = load ptr, ptr %30, align 8
  %191 = icmp eq ptr %190, null
  br i1 %191, label %238, label %192

192:
  %193 = load i32, ptr %31, align 4
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %195, label %238

195:
  %196 = load i64, ptr %32, align 8
  %197 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %198 = load i32, ptr %197, align 8
  %199 = and i32 %198, 63
  %200 = zext nneg i32 %199 to i64
  %201 = shl nuw i64 1, %200
  %202 = and i64 %201, %196
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %289

204:
  %205 = getelementptr inbounds nuw i8, ptr %190, i64 8
  %206 = load i64, ptr %205, align 8
  %207 = load i64, ptr %5, align 8
  %208 = mul i64 %207, %172
  %209 = zext i32 %198 to i64
  %210 = add nuw nsw i64 %209, 1
  %211 = add i64 %210, %208
  %212 = xor i64 %211, %206
  %213 = mul i64 %212, -7046029254386353131
  %214 = lshr i64 %213, 48
  %215 = trunc nuw nsw i64 %214 to i32
  %216 = getelementptr inbounds nuw i8, ptr %190, i64 28
  %217 = load i32, ptr %216, align 4
  %218 = icmp ugt i32 %217, %215
  br i1 %218, label %223, label %219

219:
  %220 = getelementptr inbounds nuw i8, ptr %190, i64 24
  %221 = load i32, ptr %220, align 8
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %238, label %223

223:
  %224 = phi i32 [ %221, %219 ], [ 64512, %204 ]
  %225 = load i64, ptr %190, align 8
  %226 = add i64 %225, -7046029254386353131
  store i64 %226, ptr %190, align 8
  %227 = lshr i64 %226, 30
  %228 = xor i64 %227, %226
  %229 = mul i64 %228, -4658895280553007687
  %230 = lshr i64 %229, 27
  %231 = xor i64 %230, %229
  %232 = mul i64 %231, -7723592293110705685
  %233 = lshr i64 %232, 31
  %234 = xor i64 %233, %232
  %235 = trunc i64 %234 to i32
  %236 = and i32 %235, 65535
  %237 = icmp ult i32 %236, %224
  br i1 %237, label %289, label %238

238:
  %239 = call i32 @run_warp(ptr %0, ptr %182)
  %240 = load ptr, ptr %30, align 8
  %241 = icmp ne ptr %240, null
  %242 = icmp eq i32 %239, 2
  %243 = select i1 %241, i1 %242, i1 false
  br i1 %243, label %244, label %270

244:
  %245 = getelementptr inbounds nuw i8, ptr %240, i64 32
  %246 = load i32, ptr %245, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %270, label %248

248:
  %249 = load i64, ptr %240, align 8
  %250 = add i64 %249, -7046029254386353131
  store i64 %250, ptr %240, align 8
  %251 = lshr i64 %250, 30
  %252 = xor i64 %251, %250
  %253 = mul i64 %252, -4658895280553007687
  %254 = lshr i64 %253, 27
  %255 = xor i64 %254, %253
  %256 = mul i64 %255, -7723592293110705685
  %257 = lshr i64 %256, 31
  %258 = xor i64 %257, %256
  %259 = trunc i64 %258 to i32
  %260 = and i32 %259, 65535
  %261 = icmp ult i32 %260, %246
  br i1 %261, label %262, label %270

262:
  %263 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %264 = load i32, ptr %263, align 8
  %265 = and i32 %264, 63
  %266 = zext nneg i32 %265 to i64
  %267 = shl nuw i64 1, %266
  %268 = load i64, ptr %32, align 8
  %269 = or i64 %267, %268
  store i64 %269, ptr %32, align 8
  br label %270

270:
  %271 = load i32, ptr %33, align 8
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %428

273:
  %274 = icmp ne i32 %239, 1
  %275 = zext i1 %274 to i8
  %276 = or i8 %176, %275
  %277 = zext i1 %242 to i8
  %278 = or i8 %177, %277
  %279 = load i64, ptr %34, align 8
  %280 = icmp sgt i64 %279, -1
  br i1 %280, label %289, label %281

281:
  %282 = add i64 %279, -65536
  store i64 65536, ptr %34, align 8
  %283 = load i64, ptr %9, align 8
  %284 = add i64 %282, %283
  store i64 %284, ptr %9, align 8
  %285 = load i64, ptr %4, align 8
  %286 = add nsw i64 %285, -65536
  store i64 %286, ptr %4, align 8
  %287 = add nsw i64 %178, -16
  %288 = icmp slt i64 %284, 0
  br i1 %288, label %428, label %289

289:
  %290 = phi i64 [ %178, %171 ], [ %287, %281 ], [ %178, %273 ], [ %178, %223 ], [ %178, %195 ]
  %291 = phi i8 [ %177, %171 ], [ %278, %281 ], [ %278, %273 ], [ %177, %223 ], [ %177, %195 ]
  %292 = phi i8 [ %176, %171 ], [ %276, %281 ], [ %276, %273 ], [ %176, %223 ], [ %176, %195 ]
  %293 = phi i1 [ %174, %171 ], [ %174, %281 ], [ %174, %273 ], [ true, %223 ], [ true, %195 ]
  %294 = add nuw i64 %175, 1
  %295 = load i64, ptr %25, align 8
  %296 = icmp ult i64 %294, %295
  br i1 %296, label %171, label %297

297:
  %298 = trunc nuw i8 %292 to i1
  %299 = xor i1 %293, true
  %300 = select i1 %299, i1 true, i1 %298
  br i1 %300, label %302, label %301

301:
  store i64 0, ptr %32, align 8
  br label %302

302:
  %303 = phi i8 [ %291, %301 ], [ %291, %297 ], [ 0, %166 ]
  %304 = phi i64 [ %290, %301 ], [ %290, %297 ], [ %138, %166 ]
  %305 = phi i1 [ true, %301 ], [ %298, %297 ], [ false, %166 ]
  %306 = load i64, ptr %5, align 8
  %307 = load ptr, ptr %35, align 8
  %308 = load atomic i64, ptr %307 monotonic, align 8
  %309 = icmp slt i64 %306, %308
  br i1 %309, label %310, label %428

310:
  %311 = load i32, ptr %23, align 8
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %422, label %313

313:
  %314 = phi i64 [ %325, %323 ], [ 0, %310 ]
  %315 = phi i1 [ %324, %323 ], [ false, %310 ]
  %316 = getelementptr inbounds nuw i32, ptr %36, i64 %314
  %317 = load i32, ptr %316, align 4
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %323, label %319

319:
  %320 = trunc nuw nsw i64 %314 to i32
  %321 = call zeroext i1 @is_complete(ptr %0, i32 %320)
  br i1 %321, label %322, label %323

322:
  call void @open_barrier(ptr %0, i32 %320)
  br label %323

323:
  %324 = phi i1 [ true, %322 ], [ %315, %319 ], [ %315, %313 ]
  %325 = add nuw nsw i64 %314, 1
  %326 = icmp eq i64 %325, 16
  br i1 %326, label %327, label %313

327:
  %328 = load i32, ptr %37, align 8
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %333, label %330

330:
  %331 = load i32, ptr %38, align 8
  %332 = icmp ne i32 %331, 0
  br label %333

333:
  %334 = phi i1 [ false, %327 ], [ %332, %330 ]
  store i32 0, ptr %37, align 8
  %335 = load i32, ptr %39, align 4
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %361, label %337

337:
  %338 = load i32, ptr %38, align 8
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %343, label %340

340:
  %341 = load i64, ptr %40, align 8
  %342 = add i64 %341, 1
  store i64 %342, ptr %40, align 8
  br label %349

343:
  %344 = load i32, ptr %41, align 4
  %345 = icmp eq i32 %344, 0
  %346 = select i1 %345, i32 2048, i32 1
  %347 = load i32, ptr %31, align 4
  %348 = add i32 %346, %347
  br label %349

349:
  %350 = phi i32 [ 0, %340 ], [ %348, %343 ]
  store i32 %350, ptr %31, align 4
  %351 = load i64, ptr %42, align 8
  %352 = icmp ult i64 %351, 2
  br i1 %352, label %353, label %357

353:
  %354 = load i32, ptr %43, align 8
  %355 = icmp eq i32 %354, 0
  %356 = select i1 %355, i32 5, i32 2
  br label %357

357:
  %358 = phi i32 [ 2, %349 ], [ %356, %353 ]
  store i32 0, ptr %43, align 8
  store i32 0, ptr %41, align 4
  store i32 0, ptr %38, align 8
  %359 = icmp ult i32 %350, 8193
  br i1 %359, label %361, label %360

360:
  store i32 8193, ptr %31, align 4
  br label %361

361:
  %362 = phi i32 [ 0, %333 ], [ %358, %360 ], [ 0, %357 ]
  %363 = or i1 %305, %324
  br i1 %363, label %387, label %364

364:
  %365 = load i64, ptr %25, align 8
  %366 = icmp eq i64 %365, 0
  br i1 %366, label %428, label %367

367:
  %368 = load ptr, ptr %26, align 8
  %369 = load i64, ptr %27, align 8
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
  %378 = getelementptr inbounds nuw i8, ptr %374, i64 1604
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
  br i1 %383, label %387, label %428

387:
  %388 = icmp ne i32 %362, 0
  %389 = select i1 %388, i1 true, i1 %334
  br i1 %389, label %420, label %390

390:
  %391 = zext nneg i8 %303 to i64
  %392 = sub nsw i64 %304, %391
  %393 = load i32, ptr %31, align 4
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %396, label %395

395:
  store i64 0, ptr %32, align 8
  br label %396

396:
  %397 = load ptr, ptr %30, align 8
  %398 = icmp ne ptr %397, null
  %399 = trunc nuw i8 %303 to i1
  %400 = select i1 %398, i1 %399, i1 false
  br i1 %400, label %401, label %417

401:
  br i1 %134, label %428, label %402

402:
  %403 = load i64, ptr %397, align 8
  %404 = add i64 %403, -7046029254386353131
  store i64 %404, ptr %397, align 8
  %405 = lshr i64 %404, 30
  %406 = xor i64 %405, %404
  %407 = mul i64 %406, -4658895280553007687
  %408 = lshr i64 %407, 27
  %409 = xor i64 %408, %407
  %410 = mul i64 %409, -7723592293110705685
  %411 = lshr i64 %410, 31
  %412 = xor i64 %411, %410
  %413 = and i64 %412, 32768
  %414 = icmp eq i64 %413, 0
  %415 = icmp slt i64 %392, 0
  %416 = select i1 %414, i1 true, i1 %415
  br i1 %416, label %428, label %419

417:
  %418 = icmp slt i64 %392, 0
  br i1 %418, label %428, label %419

419:
  br label %137

420:
  %421 = select i1 %388, i32 %362, i32 2
  br label %428

422:
  store i64 -1, ptr %5, align 8
  %423 = load i64, ptr %40, align 8
  %424 = add i64 %423, 1
  store i64 %424, ptr %40, align 8
  %425 = load i64, ptr %4, align 8
  %426 = add nsw i64 %425, -64
  store i64 %426, ptr %4, align 8
  %427 = icmp sgt i64 %425, 63
  br i1 %427, label %53, label %428

428:
  %429 = phi i32 [ 5, %364 ], [ %421, %420 ], [ 6, %281 ], [ 3, %270 ], [ 2, %417 ], [ 5, %386 ], [ 2, %402 ], [ 2, %401 ], [ 4, %302 ], [ 0, %65 ], [ 2, %422 ], [ 2, %132 ]
  ret i32 %429
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
