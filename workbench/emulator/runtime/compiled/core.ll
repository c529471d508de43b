; Made of memory.cpp and keep.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

%struct.window = type { i64, i64, i64, i64 }
%struct.queue = type { i64, [64 x i32] }
%struct.Lanes = type { [32 x i32] }

define void @fault(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4, i64 %5) {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 -1, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  store i32 %2, ptr %8, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 380
  store i32 %3, ptr %12, align 4
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i32 %4, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %5, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 388
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 520
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2072
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 324
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1604
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %85, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 1600
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1316
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 2072
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %3 = load ptr, ptr %2, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 572
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %18 = icmp eq i32 %4, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 324
  %20 = zext i32 %4 to i64
  %21 = shl i64 %20, 40
  %22 = zext i32 %7 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 704
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 640
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %19 = getelementptr inbounds nuw i32, ptr %18, i64 %4
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 432
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 324
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %17, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 640
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %26
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 576
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %63 = getelementptr inbounds nuw i32, ptr %62, i64 %61
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %61
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %67 = getelementptr inbounds nuw i32, ptr %66, i64 %61
  store i32 0, ptr %67, align 4
  ret void
}

define i32 @worker(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store i64 16777216, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 452
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 460
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 468
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 572
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 576
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 564
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 568
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %44

44:
  %45 = phi i64 [ %65, %125 ], [ 0, %1 ]
  %46 = phi i64 [ %128, %125 ], [ %3, %1 ]
  %47 = shl i64 %46, 8
  %48 = load i64, ptr %5, align 8
  %49 = icmp slt i64 %48, 0
  br i1 %49, label %52, label %50

50:
  %51 = load i64, ptr %24, align 8
  br label %129

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
  br i1 %67, label %125, label %425

68:
  store i64 %60, ptr %5, align 8
  %69 = add nuw nsw i64 %60, 1
  store i64 %69, ptr %7, align 8
  %70 = load i64, ptr %8, align 8
  store i64 %70, ptr %9, align 8
  %71 = load ptr, ptr %10, align 8
  %72 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %71, i8 -1, i64 %72, i1 false)
  %73 = load ptr, ptr %12, align 8
  %74 = load i64, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %73, i8 -1, i64 %74, i1 false)
  %75 = load i32, ptr %14, align 8
  %76 = zext i32 %75 to i64
  %77 = load i32, ptr %15, align 4
  %78 = zext i32 %77 to i64
  %79 = freeze i64 %60
  %80 = freeze i64 %76
  %81 = udiv i64 %79, %80
  %82 = mul i64 %81, %80
  %83 = sub i64 %79, %82
  %84 = trunc nuw i64 %83 to i32
  store i32 %84, ptr %16, align 4
  %85 = freeze i64 %78
  %86 = udiv i64 %81, %85
  %87 = mul i64 %86, %85
  %88 = sub i64 %81, %87
  %89 = trunc nuw i64 %88 to i32
  store i32 %89, ptr %17, align 8
  %90 = trunc i64 %86 to i32
  store i32 %90, ptr %18, align 4
  %91 = load i32, ptr %19, align 4
  %92 = load i32, ptr %20, align 8
  %93 = mul i32 %92, %91
  %94 = load i32, ptr %21, align 4
  %95 = mul i32 %93, %94
  store i32 %95, ptr %22, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %23, i8 0, i64 308, i1 false)
  %96 = load i64, ptr %24, align 8
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %129, label %98

98:
  %99 = phi i64 [ %122, %98 ], [ 0, %68 ]
  %100 = load ptr, ptr %25, align 8
  %101 = load i64, ptr %26, align 8
  %102 = mul i64 %101, %99
  %103 = getelementptr inbounds nuw i8, ptr %100, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 4
  %105 = load i32, ptr %104, align 4
  store i32 %105, ptr %103, align 64
  %106 = getelementptr inbounds nuw i8, ptr %103, i64 1344
  %107 = getelementptr inbounds nuw i8, ptr %103, i64 2072
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 1316
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = mul nuw nsw i64 %110, 264
  %112 = add nuw nsw i64 %111, 728
  call void @llvm.memset.p0.i64(ptr align 1 %106, i8 0, i64 %112, i1 false)
  %113 = load i64, ptr %27, align 8
  %114 = lshr i64 %113, 6
  %115 = getelementptr inbounds nuw %struct.queue, ptr %107, i64 %114
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %117 = and i64 %113, 63
  %118 = getelementptr inbounds nuw i32, ptr %116, i64 %117
  store i32 %105, ptr %118, align 4
  %119 = load i64, ptr %27, align 8
  %120 = and i64 %119, 63
  %121 = shl nuw i64 1, %120
  store i64 %121, ptr %115, align 8
  %122 = add nuw i64 %99, 1
  %123 = load i64, ptr %24, align 8
  %124 = icmp ult i64 %122, %123
  br i1 %124, label %98, label %129

125:
  %126 = add i64 %46, 1
  %127 = icmp ult i64 %126, %66
  %128 = select i1 %127, i64 %126, i64 0
  br label %44

129:
  %130 = phi i64 [ %51, %50 ], [ 0, %68 ], [ %123, %98 ]
  %131 = icmp eq i64 %130, 1
  %132 = load i64, ptr %28, align 8
  %133 = icmp slt i64 %132, 0
  br i1 %133, label %425, label %134

134:
  %135 = phi i64 [ %389, %416 ], [ %132, %129 ]
  %136 = load i64, ptr %24, align 8
  %137 = load ptr, ptr %29, align 8
  %138 = icmp eq ptr %137, null
  br i1 %138, label %163, label %139

139:
  %140 = getelementptr inbounds nuw i8, ptr %137, i64 16
  %141 = load i32, ptr %140, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %145, label %143

143:
  %144 = add i64 %136, -1
  br label %163

145:
  %146 = load i64, ptr %137, align 8
  %147 = add i64 %146, -7046029254386353131
  store i64 %147, ptr %137, align 8
  %148 = lshr i64 %147, 30
  %149 = xor i64 %148, %147
  %150 = mul i64 %149, -4658895280553007687
  %151 = lshr i64 %150, 27
  %152 = xor i64 %151, %150
  %153 = mul i64 %152, -7723592293110705685
  %154 = lshr i64 %153, 31
  %155 = xor i64 %154, %153
  %156 = lshr i64 %155, 1
  %157 = urem i64 %156, %136
  %158 = and i64 %155, 1
  %159 = icmp eq i64 %158, 0
  %160 = add i64 %136, -1
  %161 = select i1 %159, i64 1, i64 %160
  %162 = load i64, ptr %24, align 8
  br label %163

163:
  %164 = phi i64 [ %136, %143 ], [ %162, %145 ], [ %136, %134 ]
  %165 = phi i64 [ %144, %143 ], [ %157, %145 ], [ 0, %134 ]
  %166 = phi i64 [ %144, %143 ], [ %161, %145 ], [ 1, %134 ]
  %167 = icmp eq i64 %164, 0
  br i1 %167, label %299, label %168

168:
  %169 = phi i64 [ %292, %286 ], [ %164, %163 ]
  %170 = phi i64 [ %183, %286 ], [ %165, %163 ]
  %171 = phi i1 [ %290, %286 ], [ false, %163 ]
  %172 = phi i64 [ %291, %286 ], [ 0, %163 ]
  %173 = phi i8 [ %289, %286 ], [ 0, %163 ]
  %174 = phi i8 [ %288, %286 ], [ 0, %163 ]
  %175 = phi i64 [ %287, %286 ], [ %135, %163 ]
  %176 = load ptr, ptr %25, align 8
  %177 = load i64, ptr %26, align 8
  %178 = mul i64 %177, %170
  %179 = getelementptr inbounds nuw i8, ptr %176, i64 %178
  %180 = add i64 %170, %166
  %181 = icmp ult i64 %180, %169
  %182 = select i1 %181, i64 0, i64 %169
  %183 = sub nuw i64 %180, %182
  %184 = load i32, ptr %179, align 64
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %286, label %186

186:
  %187 = load ptr, ptr %29, align 8
  %188 = icmp eq ptr %187, null
  br i1 %188, label %235, label %189

189:
  %190 = load i32, ptr %30, align 4
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %235

192:
  %193 = load i64, ptr %31, align 8
  %194 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %195 = load i32, ptr %194, align 8
  %196 = and i32 %195, 63
  %197 = zext nneg i32 %196 to i64
  %198 = shl nuw i64 1, %197
  %199 = and i64 %198, %193
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %201, label %286

201:
  %202 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %203 = load i64, ptr %202, align 8
  %204 = load i64, ptr %5, align 8
  %205 = mul i64 %204, %169
  %206 = zext i32 %195 to i64
  %207 = add nuw nsw i64 %206, 1
  %208 = add i64 %207, %205
  %209 = xor i64 %208, %203
  %210 = mul i64 %209, -7046029254386353131
  %211 = lshr i64 %210, 48
  %212 = trunc nuw nsw i64 %211 to i32
  %213 = getelementptr inbounds nuw i8, ptr %187, i64 28
  %214 = load i32, ptr %213, align 4
  %215 = icmp ugt i32 %214, %212
  br i1 %215, label %220, label %216

216:
  %217 = getelementptr inbounds nuw i8, ptr %187, i64 24
  %218 = load i32, ptr %217, align 8
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %235, label %220

220:
  %221 = phi i32 [ %218, %216 ], [ 64512, %201 ]
  %222 = load i64, ptr %187, align 8
  %223 = add i64 %222, -7046029254386353131
  store i64 %223, ptr %187, align 8
  %224 = lshr i64 %223, 30
  %225 = xor i64 %224, %223
  %226 = mul i64 %225, -4658895280553007687
  %227 = lshr i64 %226, 27
  %228 = xor i64 %227, %226
  %229 = mul i64 %228, -7723592293110705685
  %230 = lshr i64 %229, 31
  %231 = xor i64 %230, %229
  %232 = trunc i64 %231 to i32
  %233 = and i32 %232, 65535
  %234 = icmp ult i32 %233, %221
  br i1 %234, label %286, label %235

235:
  %236 = call i32 @run_warp(ptr %0, ptr %179)
  %237 = load ptr, ptr %29, align 8
  %238 = icmp ne ptr %237, null
  %239 = icmp eq i32 %236, 2
  %240 = select i1 %238, i1 %239, i1 false
  br i1 %240, label %241, label %267

241:
  %242 = getelementptr inbounds nuw i8, ptr %237, i64 32
  %243 = load i32, ptr %242, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %267, label %245

245:
  %246 = load i64, ptr %237, align 8
  %247 = add i64 %246, -7046029254386353131
  store i64 %247, ptr %237, align 8
  %248 = lshr i64 %247, 30
  %249 = xor i64 %248, %247
  %250 = mul i64 %249, -4658895280553007687
  %251 = lshr i64 %250, 27
  %252 = xor i64 %251, %250
  %253 = mul i64 %252, -7723592293110705685
  %254 = lshr i64 %253, 31
  %255 = xor i64 %254, %253
  %256 = trunc i64 %255 to i32
  %257 = and i32 %256, 65535
  %258 = icmp ult i32 %257, %243
  br i1 %258, label %259, label %267

259:
  %260 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %261 = load i32, ptr %260, align 8
  %262 = and i32 %261, 63
  %263 = zext nneg i32 %262 to i64
  %264 = shl nuw i64 1, %263
  %265 = load i64, ptr %31, align 8
  %266 = or i64 %264, %265
  store i64 %266, ptr %31, align 8
  br label %267

267:
  %268 = load i32, ptr %32, align 8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %270, label %425

270:
  %271 = icmp ne i32 %236, 1
  %272 = zext i1 %271 to i8
  %273 = or i8 %173, %272
  %274 = zext i1 %239 to i8
  %275 = or i8 %174, %274
  %276 = load i64, ptr %33, align 8
  %277 = icmp sgt i64 %276, -1
  br i1 %277, label %286, label %278

278:
  %279 = add i64 %276, -65536
  store i64 65536, ptr %33, align 8
  %280 = load i64, ptr %9, align 8
  %281 = add i64 %279, %280
  store i64 %281, ptr %9, align 8
  %282 = load i64, ptr %4, align 8
  %283 = add nsw i64 %282, -65536
  store i64 %283, ptr %4, align 8
  %284 = add nsw i64 %175, -16
  %285 = icmp slt i64 %281, 0
  br i1 %285, label %425, label %286

286:
  %287 = phi i64 [ %175, %168 ], [ %284, %278 ], [ %175, %270 ], [ %175, %220 ], [ %175, %192 ]
  %288 = phi i8 [ %174, %168 ], [ %275, %278 ], [ %275, %270 ], [ %174, %220 ], [ %174, %192 ]
  %289 = phi i8 [ %173, %168 ], [ %273, %278 ], [ %273, %270 ], [ %173, %220 ], [ %173, %192 ]
  %290 = phi i1 [ %171, %168 ], [ %171, %278 ], [ %171, %270 ], [ true, %220 ], [ true, %192 ]
  %291 = add nuw i64 %172, 1
  %292 = load i64, ptr %24, align 8
  %293 = icmp ult i64 %291, %292
  br i1 %293, label %168, label %294

294:
  %295 = trunc nuw i8 %289 to i1
  %296 = xor i1 %290, true
  %297 = select i1 %296, i1 true, i1 %295
  br i1 %297, label %299, label %298

298:
  store i64 0, ptr %31, align 8
  br label %299

299:
  %300 = phi i8 [ %288, %298 ], [ %288, %294 ], [ 0, %163 ]
  %301 = phi i64 [ %287, %298 ], [ %287, %294 ], [ %135, %163 ]
  %302 = phi i1 [ true, %298 ], [ %295, %294 ], [ false, %163 ]
  %303 = load i64, ptr %5, align 8
  %304 = load ptr, ptr %34, align 8
  %305 = load atomic i64, ptr %304 monotonic, align 8
  %306 = icmp slt i64 %303, %305
  br i1 %306, label %307, label %425

307:
  %308 = load i32, ptr %22, align 8
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %419, label %310

310:
  %311 = phi i64 [ %322, %320 ], [ 0, %307 ]
  %312 = phi i1 [ %321, %320 ], [ false, %307 ]
  %313 = getelementptr inbounds nuw i32, ptr %35, i64 %311
  %314 = load i32, ptr %313, align 4
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %320, label %316

316:
  %317 = trunc nuw nsw i64 %311 to i32
  %318 = call zeroext i1 @is_complete(ptr %0, i32 %317)
  br i1 %318, label %319, label %320

319:
  call void @open_barrier(ptr %0, i32 %317)
  br label %320

320:
  %321 = phi i1 [ true, %319 ], [ %312, %316 ], [ %312, %310 ]
  %322 = add nuw nsw i64 %311, 1
  %323 = icmp eq i64 %322, 16
  br i1 %323, label %324, label %310

324:
  %325 = load i32, ptr %36, align 8
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %330, label %327

327:
  %328 = load i32, ptr %37, align 8
  %329 = icmp ne i32 %328, 0
  br label %330

330:
  %331 = phi i1 [ false, %324 ], [ %329, %327 ]
  store i32 0, ptr %36, align 8
  %332 = load i32, ptr %38, align 4
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %358, label %334

334:
  %335 = load i32, ptr %37, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %340, label %337

337:
  %338 = load i64, ptr %39, align 8
  %339 = add i64 %338, 1
  store i64 %339, ptr %39, align 8
  br label %346

340:
  %341 = load i32, ptr %40, align 4
  %342 = icmp eq i32 %341, 0
  %343 = select i1 %342, i32 2048, i32 1
  %344 = load i32, ptr %30, align 4
  %345 = add i32 %343, %344
  br label %346

346:
  %347 = phi i32 [ 0, %337 ], [ %345, %340 ]
  store i32 %347, ptr %30, align 4
  %348 = load i64, ptr %41, align 8
  %349 = icmp ult i64 %348, 2
  br i1 %349, label %350, label %354

350:
  %351 = load i32, ptr %42, align 8
  %352 = icmp eq i32 %351, 0
  %353 = select i1 %352, i32 5, i32 2
  br label %354

354:
  %355 = phi i32 [ 2, %346 ], [ %353, %350 ]
  store i32 0, ptr %42, align 8
  store i32 0, ptr %40, align 4
  store i32 0, ptr %37, align 8
  %356 = icmp ult i32 %347, 8193
  br i1 %356, label %358, label %357

357:
  store i32 8193, ptr %30, align 4
  br label %358

358:
  %359 = phi i32 [ 0, %330 ], [ %355, %357 ], [ 0, %354 ]
  %360 = or i1 %302, %321
  br i1 %360, label %384, label %361

361:
  %362 = load i64, ptr %24, align 8
  %363 = icmp eq i64 %362, 0
  br i1 %363, label %425, label %364

364:
  %365 = load ptr, ptr %25, align 8
  %366 = load i64, ptr %26, align 8
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
  %375 = getelementptr inbounds nuw i8, ptr %371, i64 1604
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
  br i1 %380, label %384, label %425

384:
  %385 = icmp ne i32 %359, 0
  %386 = select i1 %385, i1 true, i1 %331
  br i1 %386, label %417, label %387

387:
  %388 = zext nneg i8 %300 to i64
  %389 = sub nsw i64 %301, %388
  %390 = load i32, ptr %30, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %393, label %392

392:
  store i64 0, ptr %31, align 8
  br label %393

393:
  %394 = load ptr, ptr %29, align 8
  %395 = icmp ne ptr %394, null
  %396 = trunc nuw i8 %300 to i1
  %397 = select i1 %395, i1 %396, i1 false
  br i1 %397, label %398, label %414

398:
  br i1 %131, label %425, label %399

399:
  %400 = load i64, ptr %394, align 8
  %401 = add i64 %400, -7046029254386353131
  store i64 %401, ptr %394, align 8
  %402 = lshr i64 %401, 30
  %403 = xor i64 %402, %401
  %404 = mul i64 %403, -4658895280553007687
  %405 = lshr i64 %404, 27
  %406 = xor i64 %405, %404
  %407 = mul i64 %406, -7723592293110705685
  %408 = lshr i64 %407, 31
  %409 = xor i64 %408, %407
  %410 = and i64 %409, 32768
  %411 = icmp eq i64 %410, 0
  %412 = icmp slt i64 %389, 0
  %413 = select i1 %411, i1 true, i1 %412
  br i1 %413, label %425, label %416

414:
  %415 = icmp slt i64 %389, 0
  br i1 %415, label %425, label %416

416:
  br label %134

417:
  %418 = select i1 %385, i32 %359, i32 2
  br label %425

419:
  store i64 -1, ptr %5, align 8
  %420 = load i64, ptr %39, align 8
  %421 = add i64 %420, 1
  store i64 %421, ptr %39, align 8
  %422 = load i64, ptr %4, align 8
  %423 = add nsw i64 %422, -64
  store i64 %423, ptr %4, align 8
  %424 = icmp sgt i64 %422, 63
  br i1 %424, label %52, label %425

425:
  %426 = phi i32 [ 5, %361 ], [ %418, %417 ], [ 6, %278 ], [ 3, %267 ], [ 2, %414 ], [ 5, %383 ], [ 2, %399 ], [ 2, %398 ], [ 4, %299 ], [ 0, %64 ], [ 2, %419 ], [ 2, %129 ]
  ret i32 %426
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
