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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 3664
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
  %47 = phi i64 [ %67, %145 ], [ 0, %1 ]
  %48 = phi i64 [ %148, %145 ], [ %3, %1 ]
  %49 = shl i64 %48, 8
  %50 = load i64, ptr %5, align 8
  %51 = icmp slt i64 %50, 0
  br i1 %51, label %54, label %52

52:
  %53 = load i64, ptr %32, align 8
  br label %149

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
  br i1 %69, label %145, label %445

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
  br i1 %99, label %149, label %100

100:
  %101 = phi i64 [ %142, %100 ], [ 0, %70 ]
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
  %112 = getelementptr inbounds nuw i8, ptr %105, i64 1756
  store i32 0, ptr %112, align 4
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
  %118 = getelementptr inbounds nuw i8, ptr %105, i64 1752
  store i32 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 1772
  store i32 0, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %105, i64 1768
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %105, i64 1764
  store i32 0, ptr %121, align 4
  %122 = getelementptr inbounds nuw i8, ptr %105, i64 1760
  store i32 0, ptr %122, align 32
  %123 = getelementptr inbounds nuw i8, ptr %105, i64 1788
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %105, i64 1784
  store i32 0, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %105, i64 1780
  store i32 0, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %127 = getelementptr inbounds nuw i8, ptr %105, i64 1344
  %128 = getelementptr inbounds nuw i8, ptr %105, i64 1800
  %129 = getelementptr inbounds nuw i8, ptr %105, i64 1792
  call void @llvm.memset.p0.i64(ptr align 8 %126, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %127, i8 0, i64 256, i1 false)
  %130 = load i32, ptr %129, align 64
  %131 = zext i32 %130 to i64
  %132 = mul nuw nsw i64 %131, 264
  call void @llvm.memset.p0.i64(ptr align 8 %128, i8 0, i64 %132, i1 false)
  %133 = load i64, ptr %35, align 8
  %134 = lshr i64 %133, 6
  %135 = getelementptr inbounds nuw %struct.queue, ptr %128, i64 %134
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = and i64 %133, 63
  %138 = getelementptr inbounds nuw i32, ptr %136, i64 %137
  store i32 %107, ptr %138, align 4
  %139 = load i64, ptr %35, align 8
  %140 = and i64 %139, 63
  %141 = shl nuw i64 1, %140
  store i64 %141, ptr %135, align 8
  %142 = add nuw i64 %101, 1
  %143 = load i64, ptr %32, align 8
  %144 = icmp ult i64 %142, %143
  br i1 %144, label %100, label %149

145:
  %146 = add i64 %48, 1
  %147 = icmp ult i64 %146, %68
  %148 = select i1 %147, i64 %146, i64 0
  br label %46

149:
  %150 = phi i64 [ %53, %52 ], [ 0, %70 ], [ %143, %100 ]
  %151 = icmp eq i64 %150, 1
  %152 = load i64, ptr %36, align 8
  %153 = icmp slt i64 %152, 0
  br i1 %153, label %445, label %154

154:
  %155 = phi i64 [ %409, %436 ], [ %152, %149 ]
  %156 = load i64, ptr %32, align 8
  %157 = load ptr, ptr %37, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %183, label %159

159:
  %160 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %161 = load i32, ptr %160, align 8
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %165, label %163

163:
  %164 = add i64 %156, -1
  br label %183

165:
  %166 = load i64, ptr %157, align 8
  %167 = add i64 %166, -7046029254386353131
  store i64 %167, ptr %157, align 8
  %168 = lshr i64 %167, 30
  %169 = xor i64 %168, %167
  %170 = mul i64 %169, -4658895280553007687
  %171 = lshr i64 %170, 27
  %172 = xor i64 %171, %170
  %173 = mul i64 %172, -7723592293110705685
  %174 = lshr i64 %173, 31
  %175 = xor i64 %174, %173
  %176 = lshr i64 %175, 1
  %177 = urem i64 %176, %156
  %178 = and i64 %175, 1
  %179 = icmp eq i64 %178, 0
  %180 = add i64 %156, -1
  %181 = select i1 %179, i64 1, i64 %180
  %182 = load i64, ptr %32, align 8
  br label %183

183:
  %184 = phi i64 [ %156, %163 ], [ %182, %165 ], [ %156, %154 ]
  %185 = phi i64 [ %164, %163 ], [ %177, %165 ], [ 0, %154 ]
  %186 = phi i64 [ %164, %163 ], [ %181, %165 ], [ 1, %154 ]
  %187 = icmp eq i64 %184, 0
  br i1 %187, label %319, label %188

188:
  %189 = phi i64 [ %312, %306 ], [ %184, %183 ]
  %190 = phi i64 [ %203, %306 ], [ %185, %183 ]
  %191 = phi i1 [ %310, %306 ], [ false, %183 ]
  %192 = phi i64 [ %311, %306 ], [ 0, %183 ]
  %193 = phi i8 [ %309, %306 ], [ 0, %183 ]
  %194 = phi i8 [ %308, %306 ], [ 0, %183 ]
  %195 = phi i64 [ %307, %306 ], [ %155, %183 ]
  %196 = load ptr, ptr %33, align 8
  %197 = load i64, ptr %34, align 8
  %198 = mul i64 %197, %190
  %199 = getelementptr inbounds nuw i8, ptr %196, i64 %198
  %200 = add i64 %190, %186
  %201 = icmp ult i64 %200, %189
  %202 = select i1 %201, i64 0, i64 %189
  %203 = sub nuw i64 %200, %202
  %204 = load i32, ptr %199, align 64
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %306, label %206

206:
  %207 = load ptr, ptr %37, align 8
  %208 = icmp eq ptr %207, null
  br i1 %208, label %255, label %209

209:
  %210 = load i32, ptr %23, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %255

212:
  %213 = load i64, ptr %30, align 8
  %214 = getelementptr inbounds nuw i8, ptr %199, i64 8
  %215 = load i32, ptr %214, align 8
  %216 = and i32 %215, 63
  %217 = zext nneg i32 %216 to i64
  %218 = shl nuw i64 1, %217
  %219 = and i64 %218, %213
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %221, label %306

221:
  %222 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %223 = load i64, ptr %222, align 8
  %224 = load i64, ptr %5, align 8
  %225 = mul i64 %224, %189
  %226 = zext i32 %215 to i64
  %227 = add nuw nsw i64 %226, 1
  %228 = add i64 %227, %225
  %229 = xor i64 %228, %223
  %230 = mul i64 %229, -7046029254386353131
  %231 = lshr i64 %230, 48
  %232 = trunc nuw nsw i64 %231 to i32
  %233 = getelementptr inbounds nuw i8, ptr %207, i64 28
  %234 = load i32, ptr %233, align 4
  %235 = icmp ugt i32 %234, %232
  br i1 %235, label %240, label %236

236:
  %237 = getelementptr inbounds nuw i8, ptr %207, i64 24
  %238 = load i32, ptr %237, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %255, label %240

240:
  %241 = phi i32 [ %238, %236 ], [ 64512, %221 ]
  %242 = load i64, ptr %207, align 8
  %243 = add i64 %242, -7046029254386353131
  store i64 %243, ptr %207, align 8
  %244 = lshr i64 %243, 30
  %245 = xor i64 %244, %243
  %246 = mul i64 %245, -4658895280553007687
  %247 = lshr i64 %246, 27
  %248 = xor i64 %247, %246
  %249 = mul i64 %248, -7723592293110705685
  %250 = lshr i64 %249, 31
  %251 = xor i64 %250, %249
  %252 = trunc i64 %251 to i32
  %253 = and i32 %252, 65535
  %254 = icmp ult i32 %253, %241
  br i1 %254, label %306, label %255

255:
  %256 = call i32 @run_warp(ptr %0, ptr %199)
  %257 = load ptr, ptr %37, align 8
  %258 = icmp ne ptr %257, null
  %259 = icmp eq i32 %256, 2
  %260 = select i1 %258, i1 %259, i1 false
  br i1 %260, label %261, label %287

261:
  %262 = getelementptr inbounds nuw i8, ptr %257, i64 32
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %287, label %265

265:
  %266 = load i64, ptr %257, align 8
  %267 = add i64 %266, -7046029254386353131
  store i64 %267, ptr %257, align 8
  %268 = lshr i64 %267, 30
  %269 = xor i64 %268, %267
  %270 = mul i64 %269, -4658895280553007687
  %271 = lshr i64 %270, 27
  %272 = xor i64 %271, %270
  %273 = mul i64 %272, -7723592293110705685
  %274 = lshr i64 %273, 31
  %275 = xor i64 %274, %273
  %276 = trunc i64 %275 to i32
  %277 = and i32 %276, 65535
  %278 = icmp ult i32 %277, %263
  br i1 %278, label %279, label %287

279:
  %280 = getelementptr inbounds nuw i8, ptr %199, i64 8
  %281 = load i32, ptr %280, align 8
  %282 = and i32 %281, 63
  %283 = zext nneg i32 %282 to i64
  %284 = shl nuw i64 1, %283
  %285 = load i64, ptr %30, align 8
  %286 = or i64 %284, %285
  store i64 %286, ptr %30, align 8
  br label %287

287:
  %288 = load i32, ptr %38, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %445

290:
  %291 = icmp ne i32 %256, 1
  %292 = zext i1 %291 to i8
  %293 = or i8 %193, %292
  %294 = zext i1 %259 to i8
  %295 = or i8 %194, %294
  %296 = load i64, ptr %39, align 8
  %297 = icmp sgt i64 %296, -1
  br i1 %297, label %306, label %298

298:
  %299 = add i64 %296, -65536
  store i64 65536, ptr %39, align 8
  %300 = load i64, ptr %9, align 8
  %301 = add i64 %299, %300
  store i64 %301, ptr %9, align 8
  %302 = load i64, ptr %4, align 8
  %303 = add nsw i64 %302, -65536
  store i64 %303, ptr %4, align 8
  %304 = add nsw i64 %195, -16
  %305 = icmp slt i64 %301, 0
  br i1 %305, label %445, label %306

306:
  %307 = phi i64 [ %195, %188 ], [ %304, %298 ], [ %195, %290 ], [ %195, %240 ], [ %195, %212 ]
  %308 = phi i8 [ %194, %188 ], [ %295, %298 ], [ %295, %290 ], [ %194, %240 ], [ %194, %212 ]
  %309 = phi i8 [ %193, %188 ], [ %293, %298 ], [ %293, %290 ], [ %193, %240 ], [ %193, %212 ]
  %310 = phi i1 [ %191, %188 ], [ %191, %298 ], [ %191, %290 ], [ true, %240 ], [ true, %212 ]
  %311 = add nuw i64 %192, 1
  %312 = load i64, ptr %32, align 8
  %313 = icmp ult i64 %311, %312
  br i1 %313, label %188, label %314

314:
  %315 = trunc nuw i8 %309 to i1
  %316 = xor i1 %310, true
  %317 = select i1 %316, i1 true, i1 %315
  br i1 %317, label %319, label %318

318:
  store i64 0, ptr %30, align 8
  br label %319

319:
  %320 = phi i8 [ %308, %318 ], [ %308, %314 ], [ 0, %183 ]
  %321 = phi i64 [ %307, %318 ], [ %307, %314 ], [ %155, %183 ]
  %322 = phi i1 [ true, %318 ], [ %315, %314 ], [ false, %183 ]
  %323 = load i64, ptr %5, align 8
  %324 = load ptr, ptr %40, align 8
  %325 = load atomic i64, ptr %324 monotonic, align 8
  %326 = icmp slt i64 %323, %325
  br i1 %326, label %327, label %445

327:
  %328 = load i32, ptr %22, align 8
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %439, label %330

330:
  %331 = phi i64 [ %342, %340 ], [ 0, %327 ]
  %332 = phi i1 [ %341, %340 ], [ false, %327 ]
  %333 = getelementptr inbounds nuw i32, ptr %31, i64 %331
  %334 = load i32, ptr %333, align 4
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %340, label %336

336:
  %337 = trunc nuw nsw i64 %331 to i32
  %338 = call zeroext i1 @is_complete(ptr %0, i32 %337)
  br i1 %338, label %339, label %340

339:
  call void @open_barrier(ptr %0, i32 %337)
  br label %340

340:
  %341 = phi i1 [ true, %339 ], [ %332, %336 ], [ %332, %330 ]
  %342 = add nuw nsw i64 %331, 1
  %343 = icmp eq i64 %342, 16
  br i1 %343, label %344, label %330

344:
  %345 = load i32, ptr %41, align 8
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %350, label %347

347:
  %348 = load i32, ptr %26, align 8
  %349 = icmp ne i32 %348, 0
  br label %350

350:
  %351 = phi i1 [ false, %344 ], [ %349, %347 ]
  store i32 0, ptr %41, align 8
  %352 = load i32, ptr %42, align 4
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %378, label %354

354:
  %355 = load i32, ptr %26, align 8
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %360, label %357

357:
  %358 = load i64, ptr %43, align 8
  %359 = add i64 %358, 1
  store i64 %359, ptr %43, align 8
  br label %366

360:
  %361 = load i32, ptr %25, align 4
  %362 = icmp eq i32 %361, 0
  %363 = select i1 %362, i32 2048, i32 1
  %364 = load i32, ptr %23, align 4
  %365 = add i32 %363, %364
  br label %366

366:
  %367 = phi i32 [ 0, %357 ], [ %365, %360 ]
  store i32 %367, ptr %23, align 4
  %368 = load i64, ptr %44, align 8
  %369 = icmp ult i64 %368, 2
  br i1 %369, label %370, label %374

370:
  %371 = load i32, ptr %24, align 8
  %372 = icmp eq i32 %371, 0
  %373 = select i1 %372, i32 5, i32 2
  br label %374

374:
  %375 = phi i32 [ 2, %366 ], [ %373, %370 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %376 = icmp ult i32 %367, 8193
  br i1 %376, label %378, label %377

377:
  store i32 8193, ptr %23, align 4
  br label %378

378:
  %379 = phi i32 [ 0, %350 ], [ %375, %377 ], [ 0, %374 ]
  %380 = or i1 %322, %341
  br i1 %380, label %404, label %381

381:
  %382 = load i64, ptr %32, align 8
  %383 = icmp eq i64 %382, 0
  br i1 %383, label %445, label %384

384:
  %385 = load ptr, ptr %33, align 8
  %386 = load i64, ptr %34, align 8
  br label %387

387:
  %388 = phi i64 [ 0, %384 ], [ %401, %398 ]
  %389 = phi i1 [ false, %384 ], [ %400, %398 ]
  %390 = mul i64 %386, %388
  %391 = getelementptr inbounds nuw i8, ptr %385, i64 %390
  %392 = load i32, ptr %391, align 64
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %398, label %394

394:
  %395 = getelementptr inbounds nuw i8, ptr %391, i64 20
  %396 = load i32, ptr %395, align 4
  %397 = icmp ne i32 %396, 0
  br label %398

398:
  %399 = phi i1 [ false, %387 ], [ %397, %394 ]
  %400 = or i1 %389, %399
  %401 = add nuw i64 %388, 1
  %402 = icmp eq i64 %401, %382
  br i1 %402, label %403, label %387

403:
  br i1 %400, label %404, label %445

404:
  %405 = icmp ne i32 %379, 0
  %406 = select i1 %405, i1 true, i1 %351
  br i1 %406, label %437, label %407

407:
  %408 = zext nneg i8 %320 to i64
  %409 = sub nsw i64 %321, %408
  %410 = load i32, ptr %23, align 4
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %413, label %412

412:
  store i64 0, ptr %30, align 8
  br label %413

413:
  %414 = load ptr, ptr %37, align 8
  %415 = icmp ne ptr %414, null
  %416 = trunc nuw i8 %320 to i1
  %417 = select i1 %415, i1 %416, i1 false
  br i1 %417, label %418, label %434

418:
  br i1 %151, label %445, label %419

419:
  %420 = load i64, ptr %414, align 8
  %421 = add i64 %420, -7046029254386353131
  store i64 %421, ptr %414, align 8
  %422 = lshr i64 %421, 30
  %423 = xor i64 %422, %421
  %424 = mul i64 %423, -4658895280553007687
  %425 = lshr i64 %424, 27
  %426 = xor i64 %425, %424
  %427 = mul i64 %426, -7723592293110705685
  %428 = lshr i64 %427, 31
  %429 = xor i64 %428, %427
  %430 = and i64 %429, 32768
  %431 = icmp eq i64 %430, 0
  %432 = icmp slt i64 %409, 0
  %433 = select i1 %431, i1 true, i1 %432
  br i1 %433, label %445, label %436

434:
  %435 = icmp slt i64 %409, 0
  br i1 %435, label %445, label %436

436:
  br label %154

437:
  %438 = select i1 %405, i32 %379, i32 2
  br label %445

439:
  store i64 -1, ptr %5, align 8
  %440 = load i64, ptr %43, align 8
  %441 = add i64 %440, 1
  store i64 %441, ptr %43, align 8
  %442 = load i64, ptr %4, align 8
  %443 = add nsw i64 %442, -64
  store i64 %443, ptr %4, align 8
  %444 = icmp sgt i64 %442, 63
  br i1 %444, label %54, label %445

445:
  %446 = phi i32 [ 5, %381 ], [ %438, %437 ], [ 6, %298 ], [ 3, %287 ], [ 2, %434 ], [ 5, %403 ], [ 2, %419 ], [ 2, %418 ], [ 4, %319 ], [ 0, %66 ], [ 2, %439 ], [ 2, %149 ]
  ret i32 %446
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
