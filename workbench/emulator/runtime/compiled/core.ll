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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7136
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1800
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1792
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1800
  %14 = icmp eq i32 %3, 0
  %15 = zext i32 %3 to i64
  br label %16

16:
  %17 = load i32, ptr %11, align 4
  %18 = lshr i32 %17, 6
  %19 = load i32, ptr %12, align 64
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %47

47:
  %48 = phi i64 [ %68, %146 ], [ 0, %1 ]
  %49 = phi i64 [ %149, %146 ], [ %3, %1 ]
  %50 = shl i64 %49, 8
  %51 = load i64, ptr %5, align 8
  %52 = icmp slt i64 %51, 0
  br i1 %52, label %55, label %53

53:
  %54 = load i64, ptr %33, align 8
  br label %150

55:
  %56 = load ptr, ptr %6, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 %50
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load atomic i64, ptr %58 monotonic, align 8
  %60 = load atomic i64, ptr %57 monotonic, align 8
  %61 = icmp slt i64 %60, %59
  br i1 %61, label %62, label %67

62:
  %63 = atomicrmw add ptr %57, i64 1 monotonic, align 8
  %64 = icmp sge i64 %63, %59
  %65 = icmp slt i64 %63, 0
  %66 = or i1 %64, %65
  br i1 %66, label %67, label %71

67:
  %68 = add nuw i64 %48, 1
  %69 = load i64, ptr %46, align 8
  %70 = icmp ult i64 %68, %69
  br i1 %70, label %146, label %446

71:
  store i64 %63, ptr %5, align 8
  %72 = add nuw nsw i64 %63, 1
  store i64 %72, ptr %7, align 8
  %73 = load i64, ptr %8, align 8
  store i64 %73, ptr %9, align 8
  %74 = load ptr, ptr %10, align 8
  %75 = load i64, ptr %11, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %74, i8 -1, i64 %75, i1 false)
  %76 = load ptr, ptr %12, align 8
  %77 = load i64, ptr %13, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %76, i8 -1, i64 %77, i1 false)
  %78 = load i32, ptr %14, align 8
  %79 = zext i32 %78 to i64
  %80 = load i32, ptr %15, align 4
  %81 = zext i32 %80 to i64
  %82 = freeze i64 %63
  %83 = freeze i64 %79
  %84 = udiv i64 %82, %83
  %85 = mul i64 %84, %83
  %86 = sub i64 %82, %85
  %87 = trunc nuw i64 %86 to i32
  store i32 %87, ptr %16, align 4
  %88 = freeze i64 %81
  %89 = udiv i64 %84, %88
  %90 = mul i64 %89, %88
  %91 = sub i64 %84, %90
  %92 = trunc nuw i64 %91 to i32
  store i32 %92, ptr %17, align 8
  %93 = trunc i64 %89 to i32
  store i32 %93, ptr %18, align 4
  %94 = load i32, ptr %19, align 4
  %95 = load i32, ptr %20, align 8
  %96 = mul i32 %95, %94
  %97 = load i32, ptr %21, align 4
  %98 = mul i32 %96, %97
  store i32 %98, ptr %22, align 8
  store i32 0, ptr %23, align 4
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  store i32 0, ptr %27, align 4
  store i32 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i64 0, ptr %30, align 8
  store i64 0, ptr %31, align 8
  call void @llvm.memset.p0.i64(ptr align 8 %32, i8 0, i64 256, i1 false)
  %99 = load i64, ptr %33, align 8
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %150, label %101

101:
  %102 = phi i64 [ %143, %101 ], [ 0, %71 ]
  %103 = load ptr, ptr %34, align 8
  %104 = load i64, ptr %35, align 8
  %105 = mul i64 %104, %102
  %106 = getelementptr inbounds nuw i8, ptr %103, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %108 = load i32, ptr %107, align 4
  store i32 %108, ptr %106, align 64
  %109 = getelementptr inbounds nuw i8, ptr %106, i64 152
  store i32 0, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 288
  store i32 0, ptr %110, align 32
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 20
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %106, i64 12
  store i32 0, ptr %112, align 4
  %113 = getelementptr inbounds nuw i8, ptr %106, i64 1756
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %106, i64 1748
  store i32 0, ptr %114, align 4
  %115 = getelementptr inbounds nuw i8, ptr %106, i64 1744
  store i32 0, ptr %115, align 16
  %116 = getelementptr inbounds nuw i8, ptr %106, i64 1740
  store i32 0, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %106, i64 1736
  store i32 0, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %106, i64 1600
  store i32 0, ptr %118, align 64
  %119 = getelementptr inbounds nuw i8, ptr %106, i64 1752
  store i32 0, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %106, i64 1772
  store i32 0, ptr %120, align 4
  %121 = getelementptr inbounds nuw i8, ptr %106, i64 1768
  store i32 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %106, i64 1764
  store i32 0, ptr %122, align 4
  %123 = getelementptr inbounds nuw i8, ptr %106, i64 1760
  store i32 0, ptr %123, align 32
  %124 = getelementptr inbounds nuw i8, ptr %106, i64 1788
  store i32 0, ptr %124, align 4
  %125 = getelementptr inbounds nuw i8, ptr %106, i64 1784
  store i32 0, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %106, i64 1780
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %128 = getelementptr inbounds nuw i8, ptr %106, i64 1344
  %129 = getelementptr inbounds nuw i8, ptr %106, i64 1800
  %130 = getelementptr inbounds nuw i8, ptr %106, i64 1792
  call void @llvm.memset.p0.i64(ptr align 8 %127, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %128, i8 0, i64 256, i1 false)
  %131 = load i32, ptr %130, align 64
  %132 = zext i32 %131 to i64
  %133 = mul nuw nsw i64 %132, 264
  call void @llvm.memset.p0.i64(ptr align 8 %129, i8 0, i64 %133, i1 false)
  %134 = load i64, ptr %36, align 8
  %135 = lshr i64 %134, 6
  %136 = getelementptr inbounds nuw %struct.queue, ptr %129, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %138 = and i64 %134, 63
  %139 = getelementptr inbounds nuw i32, ptr %137, i64 %138
  store i32 %108, ptr %139, align 4
  %140 = load i64, ptr %36, align 8
  %141 = and i64 %140, 63
  %142 = shl nuw i64 1, %141
  store i64 %142, ptr %136, align 8
  %143 = add nuw i64 %102, 1
  %144 = load i64, ptr %33, align 8
  %145 = icmp ult i64 %143, %144
  br i1 %145, label %101, label %150

146:
  %147 = add i64 %49, 1
  %148 = icmp ult i64 %147, %69
  %149 = select i1 %148, i64 %147, i64 0
  br label %47

150:
  %151 = phi i64 [ %54, %53 ], [ 0, %71 ], [ %144, %101 ]
  %152 = icmp eq i64 %151, 1
  %153 = load i64, ptr %37, align 8
  %154 = icmp slt i64 %153, 0
  br i1 %154, label %446, label %155

155:
  %156 = phi i64 [ %410, %437 ], [ %153, %150 ]
  %157 = load i64, ptr %33, align 8
  %158 = load ptr, ptr %38, align 8
  %159 = icmp eq ptr %158, null
  br i1 %159, label %184, label %160

160:
  %161 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %162 = load i32, ptr %161, align 8
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %166, label %164

164:
  %165 = add i64 %157, -1
  br label %184

166:
  %167 = load i64, ptr %158, align 8
  %168 = add i64 %167, -7046029254386353131
  store i64 %168, ptr %158, align 8
  %169 = lshr i64 %168, 30
  %170 = xor i64 %169, %168
  %171 = mul i64 %170, -4658895280553007687
  %172 = lshr i64 %171, 27
  %173 = xor i64 %172, %171
  %174 = mul i64 %173, -7723592293110705685
  %175 = lshr i64 %174, 31
  %176 = xor i64 %175, %174
  %177 = lshr i64 %176, 1
  %178 = urem i64 %177, %157
  %179 = and i64 %176, 1
  %180 = icmp eq i64 %179, 0
  %181 = add i64 %157, -1
  %182 = select i1 %180, i64 1, i64 %181
  %183 = load i64, ptr %33, align 8
  br label %184

184:
  %185 = phi i64 [ %157, %164 ], [ %183, %166 ], [ %157, %155 ]
  %186 = phi i64 [ %165, %164 ], [ %178, %166 ], [ 0, %155 ]
  %187 = phi i64 [ %165, %164 ], [ %182, %166 ], [ 1, %155 ]
  %188 = icmp eq i64 %185, 0
  br i1 %188, label %320, label %189

189:
  %190 = phi i64 [ %313, %307 ], [ %185, %184 ]
  %191 = phi i64 [ %204, %307 ], [ %186, %184 ]
  %192 = phi i1 [ %311, %307 ], [ false, %184 ]
  %193 = phi i64 [ %312, %307 ], [ 0, %184 ]
  %194 = phi i8 [ %310, %307 ], [ 0, %184 ]
  %195 = phi i8 [ %309, %307 ], [ 0, %184 ]
  %196 = phi i64 [ %308, %307 ], [ %156, %184 ]
  %197 = load ptr, ptr %34, align 8
  %198 = load i64, ptr %35, align 8
  %199 = mul i64 %198, %191
  %200 = getelementptr inbounds nuw i8, ptr %197, i64 %199
  %201 = add i64 %191, %187
  %202 = icmp ult i64 %201, %190
  %203 = select i1 %202, i64 0, i64 %190
  %204 = sub nuw i64 %201, %203
  %205 = load i32, ptr %200, align 64
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %307, label %207

207:
  %208 = load ptr, ptr %38, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %256, label %210

210:
  %211 = load i32, ptr %23, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %256

213:
  %214 = load i64, ptr %31, align 8
  %215 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %216 = load i32, ptr %215, align 8
  %217 = and i32 %216, 63
  %218 = zext nneg i32 %217 to i64
  %219 = shl nuw i64 1, %218
  %220 = and i64 %219, %214
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %307

222:
  %223 = getelementptr inbounds nuw i8, ptr %208, i64 8
  %224 = load i64, ptr %223, align 8
  %225 = load i64, ptr %5, align 8
  %226 = mul i64 %225, %190
  %227 = zext i32 %216 to i64
  %228 = add nuw nsw i64 %227, 1
  %229 = add i64 %228, %226
  %230 = xor i64 %229, %224
  %231 = mul i64 %230, -7046029254386353131
  %232 = lshr i64 %231, 48
  %233 = trunc nuw nsw i64 %232 to i32
  %234 = getelementptr inbounds nuw i8, ptr %208, i64 28
  %235 = load i32, ptr %234, align 4
  %236 = icmp ugt i32 %235, %233
  br i1 %236, label %241, label %237

237:
  %238 = getelementptr inbounds nuw i8, ptr %208, i64 24
  %239 = load i32, ptr %238, align 8
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %256, label %241

241:
  %242 = phi i32 [ %239, %237 ], [ 64512, %222 ]
  %243 = load i64, ptr %208, align 8
  %244 = add i64 %243, -7046029254386353131
  store i64 %244, ptr %208, align 8
  %245 = lshr i64 %244, 30
  %246 = xor i64 %245, %244
  %247 = mul i64 %246, -4658895280553007687
  %248 = lshr i64 %247, 27
  %249 = xor i64 %248, %247
  %250 = mul i64 %249, -7723592293110705685
  %251 = lshr i64 %250, 31
  %252 = xor i64 %251, %250
  %253 = trunc i64 %252 to i32
  %254 = and i32 %253, 65535
  %255 = icmp ult i32 %254, %242
  br i1 %255, label %307, label %256

256:
  %257 = call i32 @run_warp(ptr %0, ptr %200)
  %258 = load ptr, ptr %38, align 8
  %259 = icmp ne ptr %258, null
  %260 = icmp eq i32 %257, 2
  %261 = select i1 %259, i1 %260, i1 false
  br i1 %261, label %262, label %288

262:
  %263 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %264 = load i32, ptr %263, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %288, label %266

266:
  %267 = load i64, ptr %258, align 8
  %268 = add i64 %267, -7046029254386353131
  store i64 %268, ptr %258, align 8
  %269 = lshr i64 %268, 30
  %270 = xor i64 %269, %268
  %271 = mul i64 %270, -4658895280553007687
  %272 = lshr i64 %271, 27
  %273 = xor i64 %272, %271
  %274 = mul i64 %273, -7723592293110705685
  %275 = lshr i64 %274, 31
  %276 = xor i64 %275, %274
  %277 = trunc i64 %276 to i32
  %278 = and i32 %277, 65535
  %279 = icmp ult i32 %278, %264
  br i1 %279, label %280, label %288

280:
  %281 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %282 = load i32, ptr %281, align 8
  %283 = and i32 %282, 63
  %284 = zext nneg i32 %283 to i64
  %285 = shl nuw i64 1, %284
  %286 = load i64, ptr %31, align 8
  %287 = or i64 %285, %286
  store i64 %287, ptr %31, align 8
  br label %288

288:
  %289 = load i32, ptr %39, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %446

291:
  %292 = icmp ne i32 %257, 1
  %293 = zext i1 %292 to i8
  %294 = or i8 %194, %293
  %295 = zext i1 %260 to i8
  %296 = or i8 %195, %295
  %297 = load i64, ptr %40, align 8
  %298 = icmp sgt i64 %297, -1
  br i1 %298, label %307, label %299

299:
  %300 = add i64 %297, -65536
  store i64 65536, ptr %40, align 8
  %301 = load i64, ptr %9, align 8
  %302 = add i64 %300, %301
  store i64 %302, ptr %9, align 8
  %303 = load i64, ptr %4, align 8
  %304 = add nsw i64 %303, -65536
  store i64 %304, ptr %4, align 8
  %305 = add nsw i64 %196, -16
  %306 = icmp slt i64 %302, 0
  br i1 %306, label %446, label %307

307:
  %308 = phi i64 [ %196, %189 ], [ %305, %299 ], [ %196, %291 ], [ %196, %241 ], [ %196, %213 ]
  %309 = phi i8 [ %195, %189 ], [ %296, %299 ], [ %296, %291 ], [ %195, %241 ], [ %195, %213 ]
  %310 = phi i8 [ %194, %189 ], [ %294, %299 ], [ %294, %291 ], [ %194, %241 ], [ %194, %213 ]
  %311 = phi i1 [ %192, %189 ], [ %192, %299 ], [ %192, %291 ], [ true, %241 ], [ true, %213 ]
  %312 = add nuw i64 %193, 1
  %313 = load i64, ptr %33, align 8
  %314 = icmp ult i64 %312, %313
  br i1 %314, label %189, label %315

315:
  %316 = trunc nuw i8 %310 to i1
  %317 = xor i1 %311, true
  %318 = select i1 %317, i1 true, i1 %316
  br i1 %318, label %320, label %319

319:
  store i64 0, ptr %31, align 8
  br label %320

320:
  %321 = phi i8 [ %309, %319 ], [ %309, %315 ], [ 0, %184 ]
  %322 = phi i64 [ %308, %319 ], [ %308, %315 ], [ %156, %184 ]
  %323 = phi i1 [ true, %319 ], [ %316, %315 ], [ false, %184 ]
  %324 = load i64, ptr %5, align 8
  %325 = load ptr, ptr %41, align 8
  %326 = load atomic i64, ptr %325 monotonic, align 8
  %327 = icmp slt i64 %324, %326
  br i1 %327, label %328, label %446

328:
  %329 = load i32, ptr %22, align 8
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %440, label %331

331:
  %332 = phi i64 [ %343, %341 ], [ 0, %328 ]
  %333 = phi i1 [ %342, %341 ], [ false, %328 ]
  %334 = getelementptr inbounds nuw i32, ptr %32, i64 %332
  %335 = load i32, ptr %334, align 4
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %341, label %337

337:
  %338 = trunc nuw nsw i64 %332 to i32
  %339 = call zeroext i1 @is_complete(ptr %0, i32 %338)
  br i1 %339, label %340, label %341

340:
  call void @open_barrier(ptr %0, i32 %338)
  br label %341

341:
  %342 = phi i1 [ true, %340 ], [ %333, %337 ], [ %333, %331 ]
  %343 = add nuw nsw i64 %332, 1
  %344 = icmp eq i64 %343, 16
  br i1 %344, label %345, label %331

345:
  %346 = load i32, ptr %42, align 8
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %351, label %348

348:
  %349 = load i32, ptr %26, align 8
  %350 = icmp ne i32 %349, 0
  br label %351

351:
  %352 = phi i1 [ false, %345 ], [ %350, %348 ]
  store i32 0, ptr %42, align 8
  %353 = load i32, ptr %43, align 4
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %379, label %355

355:
  %356 = load i32, ptr %26, align 8
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %361, label %358

358:
  %359 = load i64, ptr %44, align 8
  %360 = add i64 %359, 1
  store i64 %360, ptr %44, align 8
  br label %367

361:
  %362 = load i32, ptr %25, align 4
  %363 = icmp eq i32 %362, 0
  %364 = select i1 %363, i32 2048, i32 1
  %365 = load i32, ptr %23, align 4
  %366 = add i32 %364, %365
  br label %367

367:
  %368 = phi i32 [ 0, %358 ], [ %366, %361 ]
  store i32 %368, ptr %23, align 4
  %369 = load i64, ptr %45, align 8
  %370 = icmp ult i64 %369, 2
  br i1 %370, label %371, label %375

371:
  %372 = load i32, ptr %24, align 8
  %373 = icmp eq i32 %372, 0
  %374 = select i1 %373, i32 5, i32 2
  br label %375

375:
  %376 = phi i32 [ 2, %367 ], [ %374, %371 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %377 = icmp ult i32 %368, 8193
  br i1 %377, label %379, label %378

378:
  store i32 8193, ptr %23, align 4
  br label %379

379:
  %380 = phi i32 [ 0, %351 ], [ %376, %378 ], [ 0, %375 ]
  %381 = or i1 %323, %342
  br i1 %381, label %405, label %382

382:
  %383 = load i64, ptr %33, align 8
  %384 = icmp eq i64 %383, 0
  br i1 %384, label %446, label %385

385:
  %386 = load ptr, ptr %34, align 8
  %387 = load i64, ptr %35, align 8
  br label %388

388:
  %389 = phi i64 [ 0, %385 ], [ %402, %399 ]
  %390 = phi i1 [ false, %385 ], [ %401, %399 ]
  %391 = mul i64 %387, %389
  %392 = getelementptr inbounds nuw i8, ptr %386, i64 %391
  %393 = load i32, ptr %392, align 64
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %399, label %395

395:
  %396 = getelementptr inbounds nuw i8, ptr %392, i64 20
  %397 = load i32, ptr %396, align 4
  %398 = icmp ne i32 %397, 0
  br label %399

399:
  %400 = phi i1 [ false, %388 ], [ %398, %395 ]
  %401 = or i1 %390, %400
  %402 = add nuw i64 %389, 1
  %403 = icmp eq i64 %402, %383
  br i1 %403, label %404, label %388

404:
  br i1 %401, label %405, label %446

405:
  %406 = icmp ne i32 %380, 0
  %407 = select i1 %406, i1 true, i1 %352
  br i1 %407, label %438, label %408

408:
  %409 = zext nneg i8 %321 to i64
  %410 = sub nsw i64 %322, %409
  %411 = load i32, ptr %23, align 4
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %414, label %413

413:
  store i64 0, ptr %31, align 8
  br label %414

414:
  %415 = load ptr, ptr %38, align 8
  %416 = icmp ne ptr %415, null
  %417 = trunc nuw i8 %321 to i1
  %418 = select i1 %416, i1 %417, i1 false
  br i1 %418, label %419, label %435

419:
  br i1 %152, label %446, label %420

420:
  %421 = load i64, ptr %415, align 8
  %422 = add i64 %421, -7046029254386353131
  store i64 %422, ptr %415, align 8
  %423 = lshr i64 %422, 30
  %424 = xor i64 %423, %422
  %425 = mul i64 %424, -4658895280553007687
  %426 = lshr i64 %425, 27
  %427 = xor i64 %426, %425
  %428 = mul i64 %427, -7723592293110705685
  %429 = lshr i64 %428, 31
  %430 = xor i64 %429, %428
  %431 = and i64 %430, 32768
  %432 = icmp eq i64 %431, 0
  %433 = icmp slt i64 %410, 0
  %434 = select i1 %432, i1 true, i1 %433
  br i1 %434, label %446, label %437

435:
  %436 = icmp slt i64 %410, 0
  br i1 %436, label %446, label %437

437:
  br label %155

438:
  %439 = select i1 %406, i32 %380, i32 2
  br label %446

440:
  store i64 -1, ptr %5, align 8
  %441 = load i64, ptr %44, align 8
  %442 = add i64 %441, 1
  store i64 %442, ptr %44, align 8
  %443 = load i64, ptr %4, align 8
  %444 = add nsw i64 %443, -64
  store i64 %444, ptr %4, align 8
  %445 = icmp sgt i64 %443, 63
  br i1 %445, label %55, label %446

446:
  %447 = phi i32 [ 5, %382 ], [ %439, %438 ], [ 6, %299 ], [ 3, %288 ], [ 2, %435 ], [ 5, %404 ], [ 2, %420 ], [ 2, %419 ], [ 4, %320 ], [ 0, %67 ], [ 2, %440 ], [ 2, %150 ]
  ret i32 %447
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
