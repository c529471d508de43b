; Made of memory.cpp and keep.cpp and schedule.cpp and barrier.cpp and block.cpp by `make runtime`.

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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 816
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1808
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
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 288
  %4 = load i32, ptr %3, align 32
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %34, label %6

6:
  %7 = load i32, ptr %1, align 64
  %8 = xor i32 %4, -1
  %9 = and i32 %7, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 688
  %11 = load <32 x i32>, ptr %10, align 16
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
  store i32 %20, ptr %3, align 32
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %31, label %24

24:
  %25 = zext <32 x i32> %11 to <32 x i64>
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 816
  %27 = call i32 @llvm.cttz.i32(i32 %17, i1 true)
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %26, i64 %28
  %30 = load i32, ptr %29, align 4
  call void @record(ptr %0, ptr %1, i32 %17, <32 x i64> %25, i32 %30)
  br label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 944
  %33 = load <32 x i32>, ptr %32, align 4
  call void @resume(ptr %1, i32 %17, <32 x i32> %33)
  br label %34

34:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define i32 @next_block(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 0
  br i1 %9, label %85, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1800
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1808
  %14 = icmp eq i32 %3, 0
  %15 = zext i32 %3 to i64
  br label %16

16:
  %17 = load i32, ptr %11, align 4
  %18 = lshr i32 %17, 6
  %19 = load i32, ptr %12, align 8
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
  %46 = load i32, ptr %11, align 4
  br label %47

47:
  %48 = phi i32 [ %46, %45 ], [ %17, %16 ], [ %17, %33 ]
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %51, label %50

50:
  store i32 0, ptr %11, align 4
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

define void @barrier(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5, i32 %6, i32 %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = and <32 x i32> %3, splat (i32 15)
  store <32 x i32> %10, ptr %9, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %94, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 484
  %18 = icmp eq i32 %4, 0
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %20 = zext i32 %4 to i64
  %21 = shl i64 %20, 40
  %22 = zext i32 %7 to i64
  %23 = shl nuw nsw i64 %22, 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 88
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %48

48:
  %49 = phi i64 [ %69, %149 ], [ 0, %1 ]
  %50 = phi i64 [ %152, %149 ], [ %3, %1 ]
  %51 = shl i64 %50, 8
  %52 = load i64, ptr %5, align 8
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = load i64, ptr %34, align 8
  br label %153

56:
  %57 = load ptr, ptr %6, align 8
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 %51
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %60 = load atomic i64, ptr %59 monotonic, align 8
  %61 = load atomic i64, ptr %58 monotonic, align 8
  %62 = icmp slt i64 %61, %60
  br i1 %62, label %63, label %68

63:
  %64 = atomicrmw add ptr %58, i64 1 monotonic, align 8
  %65 = icmp sge i64 %64, %60
  %66 = icmp slt i64 %64, 0
  %67 = or i1 %65, %66
  br i1 %67, label %68, label %72

68:
  %69 = add nuw i64 %49, 1
  %70 = load i64, ptr %47, align 8
  %71 = icmp ult i64 %69, %70
  br i1 %71, label %149, label %449

72:
  store i64 %64, ptr %5, align 8
  %73 = add nuw nsw i64 %64, 1
  store i64 %73, ptr %7, align 8
  %74 = load i64, ptr %8, align 8
  store i64 %74, ptr %9, align 8
  %75 = load ptr, ptr %10, align 8
  %76 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %75, i8 -1, i64 %76, i1 false)
  %77 = load ptr, ptr %12, align 8
  %78 = load i64, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %77, i8 -1, i64 %78, i1 false)
  %79 = load i32, ptr %14, align 8
  %80 = zext i32 %79 to i64
  %81 = load i32, ptr %15, align 4
  %82 = zext i32 %81 to i64
  %83 = freeze i64 %64
  %84 = freeze i64 %80
  %85 = udiv i64 %83, %84
  %86 = mul i64 %85, %84
  %87 = sub i64 %83, %86
  %88 = trunc nuw i64 %87 to i32
  store i32 %88, ptr %16, align 4
  %89 = freeze i64 %82
  %90 = udiv i64 %85, %89
  %91 = mul i64 %90, %89
  %92 = sub i64 %85, %91
  %93 = trunc nuw i64 %92 to i32
  store i32 %93, ptr %17, align 8
  %94 = trunc i64 %90 to i32
  store i32 %94, ptr %18, align 4
  %95 = load i32, ptr %19, align 4
  %96 = load i32, ptr %20, align 8
  %97 = mul i32 %96, %95
  %98 = load i32, ptr %21, align 4
  %99 = mul i32 %97, %98
  store i32 %99, ptr %22, align 8
  store i32 0, ptr %23, align 4
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  store i32 0, ptr %27, align 8
  store i32 0, ptr %28, align 4
  store i32 0, ptr %29, align 8
  store i64 0, ptr %30, align 8
  store i64 0, ptr %31, align 8
  store i64 0, ptr %32, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %33, i8 0, i64 256, i1 false)
  %100 = load i64, ptr %34, align 8
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %153, label %102

102:
  %103 = phi i64 [ %146, %102 ], [ 0, %72 ]
  %104 = load ptr, ptr %35, align 8
  %105 = load i64, ptr %36, align 8
  %106 = mul i64 %105, %103
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 %106
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 4
  %109 = load i32, ptr %108, align 4
  store i32 %109, ptr %107, align 64
  %110 = getelementptr inbounds nuw i8, ptr %107, i64 152
  store i32 0, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 288
  store i32 0, ptr %111, align 32
  %112 = getelementptr inbounds nuw i8, ptr %107, i64 20
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %107, i64 12
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %107, i64 1756
  store i32 0, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %107, i64 1748
  store i32 0, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %107, i64 1744
  store i32 0, ptr %116, align 16
  %117 = getelementptr inbounds nuw i8, ptr %107, i64 1740
  store i32 0, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %107, i64 1736
  store i32 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %107, i64 1600
  store i32 0, ptr %119, align 64
  %120 = getelementptr inbounds nuw i8, ptr %107, i64 1752
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %107, i64 1772
  store i32 0, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %107, i64 1768
  store i32 0, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %107, i64 1764
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %107, i64 1760
  store i32 0, ptr %124, align 32
  %125 = getelementptr inbounds nuw i8, ptr %107, i64 1792
  store i32 0, ptr %125, align 64
  %126 = getelementptr inbounds nuw i8, ptr %107, i64 1788
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %107, i64 1784
  store i32 0, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %107, i64 1780
  store i32 0, ptr %128, align 4
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 1796
  store i32 0, ptr %129, align 4
  %130 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %131 = getelementptr inbounds nuw i8, ptr %107, i64 1344
  %132 = getelementptr inbounds nuw i8, ptr %107, i64 1808
  %133 = getelementptr inbounds nuw i8, ptr %107, i64 1800
  call void @llvm.memset.p0.i64(ptr align 8 %130, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %131, i8 0, i64 256, i1 false)
  %134 = load i32, ptr %133, align 8
  %135 = zext i32 %134 to i64
  %136 = mul nuw nsw i64 %135, 264
  call void @llvm.memset.p0.i64(ptr align 16 %132, i8 0, i64 %136, i1 false)
  %137 = load i64, ptr %37, align 8
  %138 = lshr i64 %137, 6
  %139 = getelementptr inbounds nuw %struct.queue, ptr %132, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 8
  %141 = and i64 %137, 63
  %142 = getelementptr inbounds nuw i32, ptr %140, i64 %141
  store i32 %109, ptr %142, align 4
  %143 = load i64, ptr %37, align 8
  %144 = and i64 %143, 63
  %145 = shl nuw i64 1, %144
  store i64 %145, ptr %139, align 8
  %146 = add nuw i64 %103, 1
  %147 = load i64, ptr %34, align 8
  %148 = icmp ult i64 %146, %147
  br i1 %148, label %102, label %153

149:
  %150 = add i64 %50, 1
  %151 = icmp ult i64 %150, %70
  %152 = select i1 %151, i64 %150, i64 0
  br label %48

153:
  %154 = phi i64 [ %55, %54 ], [ 0, %72 ], [ %147, %102 ]
  %155 = icmp eq i64 %154, 1
  %156 = load i64, ptr %38, align 8
  %157 = icmp slt i64 %156, 0
  br i1 %157, label %449, label %158

158:
  %159 = phi i64 [ %413, %440 ], [ %156, %153 ]
  %160 = load i64, ptr %34, align 8
  %161 = load ptr, ptr %39, align 8
  %162 = icmp eq ptr %161, null
  br i1 %162, label %187, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %161, i64 16
  %165 = load i32, ptr %164, align 8
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %169, label %167

167:
  %168 = add i64 %160, -1
  br label %187

169:
  %170 = load i64, ptr %161, align 8
  %171 = add i64 %170, -7046029254386353131
  store i64 %171, ptr %161, align 8
  %172 = lshr i64 %171, 30
  %173 = xor i64 %172, %171
  %174 = mul i64 %173, -4658895280553007687
  %175 = lshr i64 %174, 27
  %176 = xor i64 %175, %174
  %177 = mul i64 %176, -7723592293110705685
  %178 = lshr i64 %177, 31
  %179 = xor i64 %178, %177
  %180 = lshr i64 %179, 1
  %181 = urem i64 %180, %160
  %182 = and i64 %179, 1
  %183 = icmp eq i64 %182, 0
  %184 = add i64 %160, -1
  %185 = select i1 %183, i64 1, i64 %184
  %186 = load i64, ptr %34, align 8
  br label %187

187:
  %188 = phi i64 [ %160, %167 ], [ %186, %169 ], [ %160, %158 ]
  %189 = phi i64 [ %168, %167 ], [ %181, %169 ], [ 0, %158 ]
  %190 = phi i64 [ %168, %167 ], [ %185, %169 ], [ 1, %158 ]
  %191 = icmp eq i64 %188, 0
  br i1 %191, label %323, label %192

192:
  %193 = phi i64 [ %316, %310 ], [ %188, %187 ]
  %194 = phi i64 [ %207, %310 ], [ %189, %187 ]
  %195 = phi i1 [ %314, %310 ], [ false, %187 ]
  %196 = phi i64 [ %315, %310 ], [ 0, %187 ]
  %197 = phi i8 [ %313, %310 ], [ 0, %187 ]
  %198 = phi i8 [ %312, %310 ], [ 0, %187 ]
  %199 = phi i64 [ %311, %310 ], [ %159, %187 ]
  %200 = load ptr, ptr %35, align 8
  %201 = load i64, ptr %36, align 8
  %202 = mul i64 %201, %194
  %203 = getelementptr inbounds nuw i8, ptr %200, i64 %202
  %204 = add i64 %194, %190
  %205 = icmp ult i64 %204, %193
  %206 = select i1 %205, i64 0, i64 %193
  %207 = sub nuw i64 %204, %206
  %208 = load i32, ptr %203, align 64
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %310, label %210

210:
  %211 = load ptr, ptr %39, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %259, label %213

213:
  %214 = load i32, ptr %23, align 4
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %259

216:
  %217 = load i64, ptr %32, align 8
  %218 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %219 = load i32, ptr %218, align 8
  %220 = and i32 %219, 63
  %221 = zext nneg i32 %220 to i64
  %222 = shl nuw i64 1, %221
  %223 = and i64 %222, %217
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %225, label %310

225:
  %226 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %227 = load i64, ptr %226, align 8
  %228 = load i64, ptr %5, align 8
  %229 = mul i64 %228, %193
  %230 = zext i32 %219 to i64
  %231 = add nuw nsw i64 %230, 1
  %232 = add i64 %231, %229
  %233 = xor i64 %232, %227
  %234 = mul i64 %233, -7046029254386353131
  %235 = lshr i64 %234, 48
  %236 = trunc nuw nsw i64 %235 to i32
  %237 = getelementptr inbounds nuw i8, ptr %211, i64 28
  %238 = load i32, ptr %237, align 4
  %239 = icmp ugt i32 %238, %236
  br i1 %239, label %244, label %240

240:
  %241 = getelementptr inbounds nuw i8, ptr %211, i64 24
  %242 = load i32, ptr %241, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %259, label %244

244:
  %245 = phi i32 [ %242, %240 ], [ 64512, %225 ]
  %246 = load i64, ptr %211, align 8
  %247 = add i64 %246, -7046029254386353131
  store i64 %247, ptr %211, align 8
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
  %258 = icmp ult i32 %257, %245
  br i1 %258, label %310, label %259

259:
  %260 = call i32 @run_warp(ptr %0, ptr %203)
  %261 = load ptr, ptr %39, align 8
  %262 = icmp ne ptr %261, null
  %263 = icmp eq i32 %260, 2
  %264 = select i1 %262, i1 %263, i1 false
  br i1 %264, label %265, label %291

265:
  %266 = getelementptr inbounds nuw i8, ptr %261, i64 32
  %267 = load i32, ptr %266, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %291, label %269

269:
  %270 = load i64, ptr %261, align 8
  %271 = add i64 %270, -7046029254386353131
  store i64 %271, ptr %261, align 8
  %272 = lshr i64 %271, 30
  %273 = xor i64 %272, %271
  %274 = mul i64 %273, -4658895280553007687
  %275 = lshr i64 %274, 27
  %276 = xor i64 %275, %274
  %277 = mul i64 %276, -7723592293110705685
  %278 = lshr i64 %277, 31
  %279 = xor i64 %278, %277
  %280 = trunc i64 %279 to i32
  %281 = and i32 %280, 65535
  %282 = icmp ult i32 %281, %267
  br i1 %282, label %283, label %291

283:
  %284 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %285 = load i32, ptr %284, align 8
  %286 = and i32 %285, 63
  %287 = zext nneg i32 %286 to i64
  %288 = shl nuw i64 1, %287
  %289 = load i64, ptr %32, align 8
  %290 = or i64 %288, %289
  store i64 %290, ptr %32, align 8
  br label %291

291:
  %292 = load i32, ptr %40, align 8
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %294, label %449

294:
  %295 = icmp ne i32 %260, 1
  %296 = zext i1 %295 to i8
  %297 = or i8 %197, %296
  %298 = zext i1 %263 to i8
  %299 = or i8 %198, %298
  %300 = load i64, ptr %41, align 8
  %301 = icmp sgt i64 %300, -1
  br i1 %301, label %310, label %302

302:
  %303 = add i64 %300, -65536
  store i64 65536, ptr %41, align 8
  %304 = load i64, ptr %9, align 8
  %305 = add i64 %303, %304
  store i64 %305, ptr %9, align 8
  %306 = load i64, ptr %4, align 8
  %307 = add nsw i64 %306, -65536
  store i64 %307, ptr %4, align 8
  %308 = add nsw i64 %199, -16
  %309 = icmp slt i64 %305, 0
  br i1 %309, label %449, label %310

310:
  %311 = phi i64 [ %199, %192 ], [ %308, %302 ], [ %199, %294 ], [ %199, %244 ], [ %199, %216 ]
  %312 = phi i8 [ %198, %192 ], [ %299, %302 ], [ %299, %294 ], [ %198, %244 ], [ %198, %216 ]
  %313 = phi i8 [ %197, %192 ], [ %297, %302 ], [ %297, %294 ], [ %197, %244 ], [ %197, %216 ]
  %314 = phi i1 [ %195, %192 ], [ %195, %302 ], [ %195, %294 ], [ true, %244 ], [ true, %216 ]
  %315 = add nuw i64 %196, 1
  %316 = load i64, ptr %34, align 8
  %317 = icmp ult i64 %315, %316
  br i1 %317, label %192, label %318

318:
  %319 = trunc nuw i8 %313 to i1
  %320 = xor i1 %314, true
  %321 = select i1 %320, i1 true, i1 %319
  br i1 %321, label %323, label %322

322:
  store i64 0, ptr %32, align 8
  br label %323

323:
  %324 = phi i8 [ %312, %322 ], [ %312, %318 ], [ 0, %187 ]
  %325 = phi i64 [ %311, %322 ], [ %311, %318 ], [ %159, %187 ]
  %326 = phi i1 [ true, %322 ], [ %319, %318 ], [ false, %187 ]
  %327 = load i64, ptr %5, align 8
  %328 = load ptr, ptr %42, align 8
  %329 = load atomic i64, ptr %328 monotonic, align 8
  %330 = icmp slt i64 %327, %329
  br i1 %330, label %331, label %449

331:
  %332 = load i32, ptr %22, align 8
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %443, label %334

334:
  %335 = phi i64 [ %346, %344 ], [ 0, %331 ]
  %336 = phi i1 [ %345, %344 ], [ false, %331 ]
  %337 = getelementptr inbounds nuw i32, ptr %33, i64 %335
  %338 = load i32, ptr %337, align 4
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %344, label %340

340:
  %341 = trunc nuw nsw i64 %335 to i32
  %342 = call zeroext i1 @is_complete(ptr %0, i32 %341)
  br i1 %342, label %343, label %344

343:
  call void @open_barrier(ptr %0, i32 %341)
  br label %344

344:
  %345 = phi i1 [ true, %343 ], [ %336, %340 ], [ %336, %334 ]
  %346 = add nuw nsw i64 %335, 1
  %347 = icmp eq i64 %346, 16
  br i1 %347, label %348, label %334

348:
  %349 = load i32, ptr %43, align 8
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %354, label %351

351:
  %352 = load i32, ptr %26, align 8
  %353 = icmp ne i32 %352, 0
  br label %354

354:
  %355 = phi i1 [ false, %348 ], [ %353, %351 ]
  store i32 0, ptr %43, align 8
  %356 = load i32, ptr %44, align 4
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %382, label %358

358:
  %359 = load i32, ptr %26, align 8
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %364, label %361

361:
  %362 = load i64, ptr %45, align 8
  %363 = add i64 %362, 1
  store i64 %363, ptr %45, align 8
  br label %370

364:
  %365 = load i32, ptr %25, align 4
  %366 = icmp eq i32 %365, 0
  %367 = select i1 %366, i32 2048, i32 1
  %368 = load i32, ptr %23, align 4
  %369 = add i32 %367, %368
  br label %370

370:
  %371 = phi i32 [ 0, %361 ], [ %369, %364 ]
  store i32 %371, ptr %23, align 4
  %372 = load i64, ptr %46, align 8
  %373 = icmp ult i64 %372, 2
  br i1 %373, label %374, label %378

374:
  %375 = load i32, ptr %24, align 8
  %376 = icmp eq i32 %375, 0
  %377 = select i1 %376, i32 5, i32 2
  br label %378

378:
  %379 = phi i32 [ 2, %370 ], [ %377, %374 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %380 = icmp ult i32 %371, 8193
  br i1 %380, label %382, label %381

381:
  store i32 8193, ptr %23, align 4
  br label %382

382:
  %383 = phi i32 [ 0, %354 ], [ %379, %381 ], [ 0, %378 ]
  %384 = or i1 %326, %345
  br i1 %384, label %408, label %385

385:
  %386 = load i64, ptr %34, align 8
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %449, label %388

388:
  %389 = load ptr, ptr %35, align 8
  %390 = load i64, ptr %36, align 8
  br label %391

391:
  %392 = phi i64 [ 0, %388 ], [ %405, %402 ]
  %393 = phi i1 [ false, %388 ], [ %404, %402 ]
  %394 = mul i64 %390, %392
  %395 = getelementptr inbounds nuw i8, ptr %389, i64 %394
  %396 = load i32, ptr %395, align 64
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %402, label %398

398:
  %399 = getelementptr inbounds nuw i8, ptr %395, i64 20
  %400 = load i32, ptr %399, align 4
  %401 = icmp ne i32 %400, 0
  br label %402

402:
  %403 = phi i1 [ false, %391 ], [ %401, %398 ]
  %404 = or i1 %393, %403
  %405 = add nuw i64 %392, 1
  %406 = icmp eq i64 %405, %386
  br i1 %406, label %407, label %391

407:
  br i1 %404, label %408, label %449

408:
  %409 = icmp ne i32 %383, 0
  %410 = select i1 %409, i1 true, i1 %355
  br i1 %410, label %441, label %411

411:
  %412 = zext nneg i8 %324 to i64
  %413 = sub nsw i64 %325, %412
  %414 = load i32, ptr %23, align 4
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %417, label %416

416:
  store i64 0, ptr %32, align 8
  br label %417

417:
  %418 = load ptr, ptr %39, align 8
  %419 = icmp ne ptr %418, null
  %420 = trunc nuw i8 %324 to i1
  %421 = select i1 %419, i1 %420, i1 false
  br i1 %421, label %422, label %438

422:
  br i1 %155, label %449, label %423

423:
  %424 = load i64, ptr %418, align 8
  %425 = add i64 %424, -7046029254386353131
  store i64 %425, ptr %418, align 8
  %426 = lshr i64 %425, 30
  %427 = xor i64 %426, %425
  %428 = mul i64 %427, -4658895280553007687
  %429 = lshr i64 %428, 27
  %430 = xor i64 %429, %428
  %431 = mul i64 %430, -7723592293110705685
  %432 = lshr i64 %431, 31
  %433 = xor i64 %432, %431
  %434 = and i64 %433, 32768
  %435 = icmp eq i64 %434, 0
  %436 = icmp slt i64 %413, 0
  %437 = select i1 %435, i1 true, i1 %436
  br i1 %437, label %449, label %440

438:
  %439 = icmp slt i64 %413, 0
  br i1 %439, label %449, label %440

440:
  br label %158

441:
  %442 = select i1 %409, i32 %383, i32 2
  br label %449

443:
  store i64 -1, ptr %5, align 8
  %444 = load i64, ptr %45, align 8
  %445 = add i64 %444, 1
  store i64 %445, ptr %45, align 8
  %446 = load i64, ptr %4, align 8
  %447 = add nsw i64 %446, -64
  store i64 %447, ptr %4, align 8
  %448 = icmp sgt i64 %446, 63
  br i1 %448, label %56, label %449

449:
  %450 = phi i32 [ 5, %385 ], [ %442, %441 ], [ 6, %302 ], [ 3, %291 ], [ 2, %438 ], [ 5, %407 ], [ 2, %423 ], [ 2, %422 ], [ 4, %323 ], [ 0, %68 ], [ 2, %443 ], [ 2, %153 ]
  ret i32 %450
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
