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
  %22 = phi i32 [ %2, %12 ], [ %31, %41 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = insertelement <32 x i32> poison, i32 %26, i64 0
  %28 = shufflevector <32 x i32> %27, <32 x i32> poison, <32 x i32> zeroinitializer
  %29 = icmp ne <32 x i32> %10, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = and i32 %22, %30
  %32 = xor i32 %31, %22
  %33 = zext i32 %26 to i64
  %34 = getelementptr inbounds nuw i32, ptr %13, i64 %33
  store i32 %4, ptr %34, align 4
  %35 = load i32, ptr %14, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %41, label %37

37:
  %38 = or i64 %16, %33
  %39 = insertelement <32 x i64> poison, i64 %38, i64 0
  %40 = shufflevector <32 x i64> %39, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %32, <32 x i64> %40, i32 %7)
  br label %41

41:
  %42 = call i32 @llvm.ctpop.i32(i32 %32)
  %43 = getelementptr inbounds nuw i32, ptr %17, i64 %33
  %44 = load i32, ptr %43, align 4
  %45 = add i32 %44, %42
  store i32 %45, ptr %43, align 4
  %46 = and i32 %32, %5
  %47 = call i32 @llvm.ctpop.i32(i32 %46)
  %48 = getelementptr inbounds nuw i32, ptr %18, i64 %33
  %49 = load i32, ptr %48, align 4
  %50 = add i32 %49, %47
  store i32 %50, ptr %48, align 4
  %51 = getelementptr inbounds nuw i32, ptr %19, i64 %33
  %52 = load i32, ptr %51, align 4
  %53 = or i32 %52, %32
  store i32 %53, ptr %51, align 4
  %54 = and i32 %32, %6
  %55 = getelementptr inbounds nuw i32, ptr %20, i64 %33
  %56 = load i32, ptr %55, align 4
  %57 = or i32 %56, %54
  store i32 %57, ptr %55, align 4
  %58 = icmp eq i32 %31, 0
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 808
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
  %49 = phi i64 [ %69, %147 ], [ 0, %1 ]
  %50 = phi i64 [ %150, %147 ], [ %3, %1 ]
  %51 = shl i64 %50, 8
  %52 = load i64, ptr %5, align 8
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = load i64, ptr %34, align 8
  br label %151

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
  br i1 %71, label %147, label %447

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
  br i1 %101, label %151, label %102

102:
  %103 = phi i64 [ %144, %102 ], [ 0, %72 ]
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
  %125 = getelementptr inbounds nuw i8, ptr %107, i64 1788
  store i32 0, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %107, i64 1784
  store i32 0, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %107, i64 1780
  store i32 0, ptr %127, align 4
  %128 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 1344
  %130 = getelementptr inbounds nuw i8, ptr %107, i64 1800
  %131 = getelementptr inbounds nuw i8, ptr %107, i64 1792
  call void @llvm.memset.p0.i64(ptr align 8 %128, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %129, i8 0, i64 256, i1 false)
  %132 = load i32, ptr %131, align 64
  %133 = zext i32 %132 to i64
  %134 = mul nuw nsw i64 %133, 264
  call void @llvm.memset.p0.i64(ptr align 8 %130, i8 0, i64 %134, i1 false)
  %135 = load i64, ptr %37, align 8
  %136 = lshr i64 %135, 6
  %137 = getelementptr inbounds nuw %struct.queue, ptr %130, i64 %136
  %138 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %139 = and i64 %135, 63
  %140 = getelementptr inbounds nuw i32, ptr %138, i64 %139
  store i32 %109, ptr %140, align 4
  %141 = load i64, ptr %37, align 8
  %142 = and i64 %141, 63
  %143 = shl nuw i64 1, %142
  store i64 %143, ptr %137, align 8
  %144 = add nuw i64 %103, 1
  %145 = load i64, ptr %34, align 8
  %146 = icmp ult i64 %144, %145
  br i1 %146, label %102, label %151

147:
  %148 = add i64 %50, 1
  %149 = icmp ult i64 %148, %70
  %150 = select i1 %149, i64 %148, i64 0
  br label %48

151:
  %152 = phi i64 [ %55, %54 ], [ 0, %72 ], [ %145, %102 ]
  %153 = icmp eq i64 %152, 1
  %154 = load i64, ptr %38, align 8
  %155 = icmp slt i64 %154, 0
  br i1 %155, label %447, label %156

156:
  %157 = phi i64 [ %411, %438 ], [ %154, %151 ]
  %158 = load i64, ptr %34, align 8
  %159 = load ptr, ptr %39, align 8
  %160 = icmp eq ptr %159, null
  br i1 %160, label %185, label %161

161:
  %162 = getelementptr inbounds nuw i8, ptr %159, i64 16
  %163 = load i32, ptr %162, align 8
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %167, label %165

165:
  %166 = add i64 %158, -1
  br label %185

167:
  %168 = load i64, ptr %159, align 8
  %169 = add i64 %168, -7046029254386353131
  store i64 %169, ptr %159, align 8
  %170 = lshr i64 %169, 30
  %171 = xor i64 %170, %169
  %172 = mul i64 %171, -4658895280553007687
  %173 = lshr i64 %172, 27
  %174 = xor i64 %173, %172
  %175 = mul i64 %174, -7723592293110705685
  %176 = lshr i64 %175, 31
  %177 = xor i64 %176, %175
  %178 = lshr i64 %177, 1
  %179 = urem i64 %178, %158
  %180 = and i64 %177, 1
  %181 = icmp eq i64 %180, 0
  %182 = add i64 %158, -1
  %183 = select i1 %181, i64 1, i64 %182
  %184 = load i64, ptr %34, align 8
  br label %185

185:
  %186 = phi i64 [ %158, %165 ], [ %184, %167 ], [ %158, %156 ]
  %187 = phi i64 [ %166, %165 ], [ %179, %167 ], [ 0, %156 ]
  %188 = phi i64 [ %166, %165 ], [ %183, %167 ], [ 1, %156 ]
  %189 = icmp eq i64 %186, 0
  br i1 %189, label %321, label %190

190:
  %191 = phi i64 [ %314, %308 ], [ %186, %185 ]
  %192 = phi i64 [ %205, %308 ], [ %187, %185 ]
  %193 = phi i1 [ %312, %308 ], [ false, %185 ]
  %194 = phi i64 [ %313, %308 ], [ 0, %185 ]
  %195 = phi i8 [ %311, %308 ], [ 0, %185 ]
  %196 = phi i8 [ %310, %308 ], [ 0, %185 ]
  %197 = phi i64 [ %309, %308 ], [ %157, %185 ]
  %198 = load ptr, ptr %35, align 8
  %199 = load i64, ptr %36, align 8
  %200 = mul i64 %199, %192
  %201 = getelementptr inbounds nuw i8, ptr %198, i64 %200
  %202 = add i64 %192, %188
  %203 = icmp ult i64 %202, %191
  %204 = select i1 %203, i64 0, i64 %191
  %205 = sub nuw i64 %202, %204
  %206 = load i32, ptr %201, align 64
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %308, label %208

208:
  %209 = load ptr, ptr %39, align 8
  %210 = icmp eq ptr %209, null
  br i1 %210, label %257, label %211

211:
  %212 = load i32, ptr %23, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %257

214:
  %215 = load i64, ptr %32, align 8
  %216 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %217 = load i32, ptr %216, align 8
  %218 = and i32 %217, 63
  %219 = zext nneg i32 %218 to i64
  %220 = shl nuw i64 1, %219
  %221 = and i64 %220, %215
  %222 = icmp eq i64 %221, 0
  br i1 %222, label %223, label %308

223:
  %224 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %225 = load i64, ptr %224, align 8
  %226 = load i64, ptr %5, align 8
  %227 = mul i64 %226, %191
  %228 = zext i32 %217 to i64
  %229 = add nuw nsw i64 %228, 1
  %230 = add i64 %229, %227
  %231 = xor i64 %230, %225
  %232 = mul i64 %231, -7046029254386353131
  %233 = lshr i64 %232, 48
  %234 = trunc nuw nsw i64 %233 to i32
  %235 = getelementptr inbounds nuw i8, ptr %209, i64 28
  %236 = load i32, ptr %235, align 4
  %237 = icmp ugt i32 %236, %234
  br i1 %237, label %242, label %238

238:
  %239 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %240 = load i32, ptr %239, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %257, label %242

242:
  %243 = phi i32 [ %240, %238 ], [ 64512, %223 ]
  %244 = load i64, ptr %209, align 8
  %245 = add i64 %244, -7046029254386353131
  store i64 %245, ptr %209, align 8
  %246 = lshr i64 %245, 30
  %247 = xor i64 %246, %245
  %248 = mul i64 %247, -4658895280553007687
  %249 = lshr i64 %248, 27
  %250 = xor i64 %249, %248
  %251 = mul i64 %250, -7723592293110705685
  %252 = lshr i64 %251, 31
  %253 = xor i64 %252, %251
  %254 = trunc i64 %253 to i32
  %255 = and i32 %254, 65535
  %256 = icmp ult i32 %255, %243
  br i1 %256, label %308, label %257

257:
  %258 = call i32 @run_warp(ptr %0, ptr %201)
  %259 = load ptr, ptr %39, align 8
  %260 = icmp ne ptr %259, null
  %261 = icmp eq i32 %258, 2
  %262 = select i1 %260, i1 %261, i1 false
  br i1 %262, label %263, label %289

263:
  %264 = getelementptr inbounds nuw i8, ptr %259, i64 32
  %265 = load i32, ptr %264, align 8
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %289, label %267

267:
  %268 = load i64, ptr %259, align 8
  %269 = add i64 %268, -7046029254386353131
  store i64 %269, ptr %259, align 8
  %270 = lshr i64 %269, 30
  %271 = xor i64 %270, %269
  %272 = mul i64 %271, -4658895280553007687
  %273 = lshr i64 %272, 27
  %274 = xor i64 %273, %272
  %275 = mul i64 %274, -7723592293110705685
  %276 = lshr i64 %275, 31
  %277 = xor i64 %276, %275
  %278 = trunc i64 %277 to i32
  %279 = and i32 %278, 65535
  %280 = icmp ult i32 %279, %265
  br i1 %280, label %281, label %289

281:
  %282 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %283 = load i32, ptr %282, align 8
  %284 = and i32 %283, 63
  %285 = zext nneg i32 %284 to i64
  %286 = shl nuw i64 1, %285
  %287 = load i64, ptr %32, align 8
  %288 = or i64 %286, %287
  store i64 %288, ptr %32, align 8
  br label %289

289:
  %290 = load i32, ptr %40, align 8
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %447

292:
  %293 = icmp ne i32 %258, 1
  %294 = zext i1 %293 to i8
  %295 = or i8 %195, %294
  %296 = zext i1 %261 to i8
  %297 = or i8 %196, %296
  %298 = load i64, ptr %41, align 8
  %299 = icmp sgt i64 %298, -1
  br i1 %299, label %308, label %300

300:
  %301 = add i64 %298, -65536
  store i64 65536, ptr %41, align 8
  %302 = load i64, ptr %9, align 8
  %303 = add i64 %301, %302
  store i64 %303, ptr %9, align 8
  %304 = load i64, ptr %4, align 8
  %305 = add nsw i64 %304, -65536
  store i64 %305, ptr %4, align 8
  %306 = add nsw i64 %197, -16
  %307 = icmp slt i64 %303, 0
  br i1 %307, label %447, label %308

308:
  %309 = phi i64 [ %197, %190 ], [ %306, %300 ], [ %197, %292 ], [ %197, %242 ], [ %197, %214 ]
  %310 = phi i8 [ %196, %190 ], [ %297, %300 ], [ %297, %292 ], [ %196, %242 ], [ %196, %214 ]
  %311 = phi i8 [ %195, %190 ], [ %295, %300 ], [ %295, %292 ], [ %195, %242 ], [ %195, %214 ]
  %312 = phi i1 [ %193, %190 ], [ %193, %300 ], [ %193, %292 ], [ true, %242 ], [ true, %214 ]
  %313 = add nuw i64 %194, 1
  %314 = load i64, ptr %34, align 8
  %315 = icmp ult i64 %313, %314
  br i1 %315, label %190, label %316

316:
  %317 = trunc nuw i8 %311 to i1
  %318 = xor i1 %312, true
  %319 = select i1 %318, i1 true, i1 %317
  br i1 %319, label %321, label %320

320:
  store i64 0, ptr %32, align 8
  br label %321

321:
  %322 = phi i8 [ %310, %320 ], [ %310, %316 ], [ 0, %185 ]
  %323 = phi i64 [ %309, %320 ], [ %309, %316 ], [ %157, %185 ]
  %324 = phi i1 [ true, %320 ], [ %317, %316 ], [ false, %185 ]
  %325 = load i64, ptr %5, align 8
  %326 = load ptr, ptr %42, align 8
  %327 = load atomic i64, ptr %326 monotonic, align 8
  %328 = icmp slt i64 %325, %327
  br i1 %328, label %329, label %447

329:
  %330 = load i32, ptr %22, align 8
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %441, label %332

332:
  %333 = phi i64 [ %344, %342 ], [ 0, %329 ]
  %334 = phi i1 [ %343, %342 ], [ false, %329 ]
  %335 = getelementptr inbounds nuw i32, ptr %33, i64 %333
  %336 = load i32, ptr %335, align 4
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %342, label %338

338:
  %339 = trunc nuw nsw i64 %333 to i32
  %340 = call zeroext i1 @is_complete(ptr %0, i32 %339)
  br i1 %340, label %341, label %342

341:
  call void @open_barrier(ptr %0, i32 %339)
  br label %342

342:
  %343 = phi i1 [ true, %341 ], [ %334, %338 ], [ %334, %332 ]
  %344 = add nuw nsw i64 %333, 1
  %345 = icmp eq i64 %344, 16
  br i1 %345, label %346, label %332

346:
  %347 = load i32, ptr %43, align 8
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %352, label %349

349:
  %350 = load i32, ptr %26, align 8
  %351 = icmp ne i32 %350, 0
  br label %352

352:
  %353 = phi i1 [ false, %346 ], [ %351, %349 ]
  store i32 0, ptr %43, align 8
  %354 = load i32, ptr %44, align 4
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %380, label %356

356:
  %357 = load i32, ptr %26, align 8
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %362, label %359

359:
  %360 = load i64, ptr %45, align 8
  %361 = add i64 %360, 1
  store i64 %361, ptr %45, align 8
  br label %368

362:
  %363 = load i32, ptr %25, align 4
  %364 = icmp eq i32 %363, 0
  %365 = select i1 %364, i32 2048, i32 1
  %366 = load i32, ptr %23, align 4
  %367 = add i32 %365, %366
  br label %368

368:
  %369 = phi i32 [ 0, %359 ], [ %367, %362 ]
  store i32 %369, ptr %23, align 4
  %370 = load i64, ptr %46, align 8
  %371 = icmp ult i64 %370, 2
  br i1 %371, label %372, label %376

372:
  %373 = load i32, ptr %24, align 8
  %374 = icmp eq i32 %373, 0
  %375 = select i1 %374, i32 5, i32 2
  br label %376

376:
  %377 = phi i32 [ 2, %368 ], [ %375, %372 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %378 = icmp ult i32 %369, 8193
  br i1 %378, label %380, label %379

379:
  store i32 8193, ptr %23, align 4
  br label %380

380:
  %381 = phi i32 [ 0, %352 ], [ %377, %379 ], [ 0, %376 ]
  %382 = or i1 %324, %343
  br i1 %382, label %406, label %383

383:
  %384 = load i64, ptr %34, align 8
  %385 = icmp eq i64 %384, 0
  br i1 %385, label %447, label %386

386:
  %387 = load ptr, ptr %35, align 8
  %388 = load i64, ptr %36, align 8
  br label %389

389:
  %390 = phi i64 [ 0, %386 ], [ %403, %400 ]
  %391 = phi i1 [ false, %386 ], [ %402, %400 ]
  %392 = mul i64 %388, %390
  %393 = getelementptr inbounds nuw i8, ptr %387, i64 %392
  %394 = load i32, ptr %393, align 64
  %395 = icmp eq i32 %394, 0
  br i1 %395, label %400, label %396

396:
  %397 = getelementptr inbounds nuw i8, ptr %393, i64 20
  %398 = load i32, ptr %397, align 4
  %399 = icmp ne i32 %398, 0
  br label %400

400:
  %401 = phi i1 [ false, %389 ], [ %399, %396 ]
  %402 = or i1 %391, %401
  %403 = add nuw i64 %390, 1
  %404 = icmp eq i64 %403, %384
  br i1 %404, label %405, label %389

405:
  br i1 %402, label %406, label %447

406:
  %407 = icmp ne i32 %381, 0
  %408 = select i1 %407, i1 true, i1 %353
  br i1 %408, label %439, label %409

409:
  %410 = zext nneg i8 %322 to i64
  %411 = sub nsw i64 %323, %410
  %412 = load i32, ptr %23, align 4
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %415, label %414

414:
  store i64 0, ptr %32, align 8
  br label %415

415:
  %416 = load ptr, ptr %39, align 8
  %417 = icmp ne ptr %416, null
  %418 = trunc nuw i8 %322 to i1
  %419 = select i1 %417, i1 %418, i1 false
  br i1 %419, label %420, label %436

420:
  br i1 %153, label %447, label %421

421:
  %422 = load i64, ptr %416, align 8
  %423 = add i64 %422, -7046029254386353131
  store i64 %423, ptr %416, align 8
  %424 = lshr i64 %423, 30
  %425 = xor i64 %424, %423
  %426 = mul i64 %425, -4658895280553007687
  %427 = lshr i64 %426, 27
  %428 = xor i64 %427, %426
  %429 = mul i64 %428, -7723592293110705685
  %430 = lshr i64 %429, 31
  %431 = xor i64 %430, %429
  %432 = and i64 %431, 32768
  %433 = icmp eq i64 %432, 0
  %434 = icmp slt i64 %411, 0
  %435 = select i1 %433, i1 true, i1 %434
  br i1 %435, label %447, label %438

436:
  %437 = icmp slt i64 %411, 0
  br i1 %437, label %447, label %438

438:
  br label %156

439:
  %440 = select i1 %407, i32 %381, i32 2
  br label %447

441:
  store i64 -1, ptr %5, align 8
  %442 = load i64, ptr %45, align 8
  %443 = add i64 %442, 1
  store i64 %443, ptr %45, align 8
  %444 = load i64, ptr %4, align 8
  %445 = add nsw i64 %444, -64
  store i64 %445, ptr %4, align 8
  %446 = icmp sgt i64 %444, 63
  br i1 %446, label %56, label %447

447:
  %448 = phi i32 [ 5, %383 ], [ %440, %439 ], [ 6, %300 ], [ 3, %289 ], [ 2, %436 ], [ 5, %405 ], [ 2, %421 ], [ 2, %420 ], [ 4, %321 ], [ 0, %68 ], [ 2, %441 ], [ 2, %151 ]
  ret i32 %448
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
