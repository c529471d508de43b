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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1796
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1800
  %14 = icmp eq i32 %3, 0
  %15 = zext i32 %3 to i64
  br label %16

16:
  %17 = load i32, ptr %11, align 4
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
  %49 = phi i64 [ %69, %148 ], [ 0, %1 ]
  %50 = phi i64 [ %151, %148 ], [ %3, %1 ]
  %51 = shl i64 %50, 8
  %52 = load i64, ptr %5, align 8
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = load i64, ptr %34, align 8
  br label %152

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
  br i1 %71, label %148, label %448

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
  br i1 %101, label %152, label %102

102:
  %103 = phi i64 [ %145, %102 ], [ 0, %72 ]
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
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %130 = getelementptr inbounds nuw i8, ptr %107, i64 1344
  %131 = getelementptr inbounds nuw i8, ptr %107, i64 1800
  %132 = getelementptr inbounds nuw i8, ptr %107, i64 1796
  call void @llvm.memset.p0.i64(ptr align 8 %129, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %130, i8 0, i64 256, i1 false)
  %133 = load i32, ptr %132, align 4
  %134 = zext i32 %133 to i64
  %135 = mul nuw nsw i64 %134, 264
  call void @llvm.memset.p0.i64(ptr align 8 %131, i8 0, i64 %135, i1 false)
  %136 = load i64, ptr %37, align 8
  %137 = lshr i64 %136, 6
  %138 = getelementptr inbounds nuw %struct.queue, ptr %131, i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = and i64 %136, 63
  %141 = getelementptr inbounds nuw i32, ptr %139, i64 %140
  store i32 %109, ptr %141, align 4
  %142 = load i64, ptr %37, align 8
  %143 = and i64 %142, 63
  %144 = shl nuw i64 1, %143
  store i64 %144, ptr %138, align 8
  %145 = add nuw i64 %103, 1
  %146 = load i64, ptr %34, align 8
  %147 = icmp ult i64 %145, %146
  br i1 %147, label %102, label %152

148:
  %149 = add i64 %50, 1
  %150 = icmp ult i64 %149, %70
  %151 = select i1 %150, i64 %149, i64 0
  br label %48

152:
  %153 = phi i64 [ %55, %54 ], [ 0, %72 ], [ %146, %102 ]
  %154 = icmp eq i64 %153, 1
  %155 = load i64, ptr %38, align 8
  %156 = icmp slt i64 %155, 0
  br i1 %156, label %448, label %157

157:
  %158 = phi i64 [ %412, %439 ], [ %155, %152 ]
  %159 = load i64, ptr %34, align 8
  %160 = load ptr, ptr %39, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %186, label %162

162:
  %163 = getelementptr inbounds nuw i8, ptr %160, i64 16
  %164 = load i32, ptr %163, align 8
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %168, label %166

166:
  %167 = add i64 %159, -1
  br label %186

168:
  %169 = load i64, ptr %160, align 8
  %170 = add i64 %169, -7046029254386353131
  store i64 %170, ptr %160, align 8
  %171 = lshr i64 %170, 30
  %172 = xor i64 %171, %170
  %173 = mul i64 %172, -4658895280553007687
  %174 = lshr i64 %173, 27
  %175 = xor i64 %174, %173
  %176 = mul i64 %175, -7723592293110705685
  %177 = lshr i64 %176, 31
  %178 = xor i64 %177, %176
  %179 = lshr i64 %178, 1
  %180 = urem i64 %179, %159
  %181 = and i64 %178, 1
  %182 = icmp eq i64 %181, 0
  %183 = add i64 %159, -1
  %184 = select i1 %182, i64 1, i64 %183
  %185 = load i64, ptr %34, align 8
  br label %186

186:
  %187 = phi i64 [ %159, %166 ], [ %185, %168 ], [ %159, %157 ]
  %188 = phi i64 [ %167, %166 ], [ %180, %168 ], [ 0, %157 ]
  %189 = phi i64 [ %167, %166 ], [ %184, %168 ], [ 1, %157 ]
  %190 = icmp eq i64 %187, 0
  br i1 %190, label %322, label %191

191:
  %192 = phi i64 [ %315, %309 ], [ %187, %186 ]
  %193 = phi i64 [ %206, %309 ], [ %188, %186 ]
  %194 = phi i1 [ %313, %309 ], [ false, %186 ]
  %195 = phi i64 [ %314, %309 ], [ 0, %186 ]
  %196 = phi i8 [ %312, %309 ], [ 0, %186 ]
  %197 = phi i8 [ %311, %309 ], [ 0, %186 ]
  %198 = phi i64 [ %310, %309 ], [ %158, %186 ]
  %199 = load ptr, ptr %35, align 8
  %200 = load i64, ptr %36, align 8
  %201 = mul i64 %200, %193
  %202 = getelementptr inbounds nuw i8, ptr %199, i64 %201
  %203 = add i64 %193, %189
  %204 = icmp ult i64 %203, %192
  %205 = select i1 %204, i64 0, i64 %192
  %206 = sub nuw i64 %203, %205
  %207 = load i32, ptr %202, align 64
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %309, label %209

209:
  %210 = load ptr, ptr %39, align 8
  %211 = icmp eq ptr %210, null
  br i1 %211, label %258, label %212

212:
  %213 = load i32, ptr %23, align 4
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %258

215:
  %216 = load i64, ptr %32, align 8
  %217 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %218 = load i32, ptr %217, align 8
  %219 = and i32 %218, 63
  %220 = zext nneg i32 %219 to i64
  %221 = shl nuw i64 1, %220
  %222 = and i64 %221, %216
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %224, label %309

224:
  %225 = getelementptr inbounds nuw i8, ptr %210, i64 8
  %226 = load i64, ptr %225, align 8
  %227 = load i64, ptr %5, align 8
  %228 = mul i64 %227, %192
  %229 = zext i32 %218 to i64
  %230 = add nuw nsw i64 %229, 1
  %231 = add i64 %230, %228
  %232 = xor i64 %231, %226
  %233 = mul i64 %232, -7046029254386353131
  %234 = lshr i64 %233, 48
  %235 = trunc nuw nsw i64 %234 to i32
  %236 = getelementptr inbounds nuw i8, ptr %210, i64 28
  %237 = load i32, ptr %236, align 4
  %238 = icmp ugt i32 %237, %235
  br i1 %238, label %243, label %239

239:
  %240 = getelementptr inbounds nuw i8, ptr %210, i64 24
  %241 = load i32, ptr %240, align 8
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %258, label %243

243:
  %244 = phi i32 [ %241, %239 ], [ 64512, %224 ]
  %245 = load i64, ptr %210, align 8
  %246 = add i64 %245, -7046029254386353131
  store i64 %246, ptr %210, align 8
  %247 = lshr i64 %246, 30
  %248 = xor i64 %247, %246
  %249 = mul i64 %248, -4658895280553007687
  %250 = lshr i64 %249, 27
  %251 = xor i64 %250, %249
  %252 = mul i64 %251, -7723592293110705685
  %253 = lshr i64 %252, 31
  %254 = xor i64 %253, %252
  %255 = trunc i64 %254 to i32
  %256 = and i32 %255, 65535
  %257 = icmp ult i32 %256, %244
  br i1 %257, label %309, label %258

258:
  %259 = call i32 @run_warp(ptr %0, ptr %202)
  %260 = load ptr, ptr %39, align 8
  %261 = icmp ne ptr %260, null
  %262 = icmp eq i32 %259, 2
  %263 = select i1 %261, i1 %262, i1 false
  br i1 %263, label %264, label %290

264:
  %265 = getelementptr inbounds nuw i8, ptr %260, i64 32
  %266 = load i32, ptr %265, align 8
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %290, label %268

268:
  %269 = load i64, ptr %260, align 8
  %270 = add i64 %269, -7046029254386353131
  store i64 %270, ptr %260, align 8
  %271 = lshr i64 %270, 30
  %272 = xor i64 %271, %270
  %273 = mul i64 %272, -4658895280553007687
  %274 = lshr i64 %273, 27
  %275 = xor i64 %274, %273
  %276 = mul i64 %275, -7723592293110705685
  %277 = lshr i64 %276, 31
  %278 = xor i64 %277, %276
  %279 = trunc i64 %278 to i32
  %280 = and i32 %279, 65535
  %281 = icmp ult i32 %280, %266
  br i1 %281, label %282, label %290

282:
  %283 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %284 = load i32, ptr %283, align 8
  %285 = and i32 %284, 63
  %286 = zext nneg i32 %285 to i64
  %287 = shl nuw i64 1, %286
  %288 = load i64, ptr %32, align 8
  %289 = or i64 %287, %288
  store i64 %289, ptr %32, align 8
  br label %290

290:
  %291 = load i32, ptr %40, align 8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %448

293:
  %294 = icmp ne i32 %259, 1
  %295 = zext i1 %294 to i8
  %296 = or i8 %196, %295
  %297 = zext i1 %262 to i8
  %298 = or i8 %197, %297
  %299 = load i64, ptr %41, align 8
  %300 = icmp sgt i64 %299, -1
  br i1 %300, label %309, label %301

301:
  %302 = add i64 %299, -65536
  store i64 65536, ptr %41, align 8
  %303 = load i64, ptr %9, align 8
  %304 = add i64 %302, %303
  store i64 %304, ptr %9, align 8
  %305 = load i64, ptr %4, align 8
  %306 = add nsw i64 %305, -65536
  store i64 %306, ptr %4, align 8
  %307 = add nsw i64 %198, -16
  %308 = icmp slt i64 %304, 0
  br i1 %308, label %448, label %309

309:
  %310 = phi i64 [ %198, %191 ], [ %307, %301 ], [ %198, %293 ], [ %198, %243 ], [ %198, %215 ]
  %311 = phi i8 [ %197, %191 ], [ %298, %301 ], [ %298, %293 ], [ %197, %243 ], [ %197, %215 ]
  %312 = phi i8 [ %196, %191 ], [ %296, %301 ], [ %296, %293 ], [ %196, %243 ], [ %196, %215 ]
  %313 = phi i1 [ %194, %191 ], [ %194, %301 ], [ %194, %293 ], [ true, %243 ], [ true, %215 ]
  %314 = add nuw i64 %195, 1
  %315 = load i64, ptr %34, align 8
  %316 = icmp ult i64 %314, %315
  br i1 %316, label %191, label %317

317:
  %318 = trunc nuw i8 %312 to i1
  %319 = xor i1 %313, true
  %320 = select i1 %319, i1 true, i1 %318
  br i1 %320, label %322, label %321

321:
  store i64 0, ptr %32, align 8
  br label %322

322:
  %323 = phi i8 [ %311, %321 ], [ %311, %317 ], [ 0, %186 ]
  %324 = phi i64 [ %310, %321 ], [ %310, %317 ], [ %158, %186 ]
  %325 = phi i1 [ true, %321 ], [ %318, %317 ], [ false, %186 ]
  %326 = load i64, ptr %5, align 8
  %327 = load ptr, ptr %42, align 8
  %328 = load atomic i64, ptr %327 monotonic, align 8
  %329 = icmp slt i64 %326, %328
  br i1 %329, label %330, label %448

330:
  %331 = load i32, ptr %22, align 8
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %442, label %333

333:
  %334 = phi i64 [ %345, %343 ], [ 0, %330 ]
  %335 = phi i1 [ %344, %343 ], [ false, %330 ]
  %336 = getelementptr inbounds nuw i32, ptr %33, i64 %334
  %337 = load i32, ptr %336, align 4
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %343, label %339

339:
  %340 = trunc nuw nsw i64 %334 to i32
  %341 = call zeroext i1 @is_complete(ptr %0, i32 %340)
  br i1 %341, label %342, label %343

342:
  call void @open_barrier(ptr %0, i32 %340)
  br label %343

343:
  %344 = phi i1 [ true, %342 ], [ %335, %339 ], [ %335, %333 ]
  %345 = add nuw nsw i64 %334, 1
  %346 = icmp eq i64 %345, 16
  br i1 %346, label %347, label %333

347:
  %348 = load i32, ptr %43, align 8
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %353, label %350

350:
  %351 = load i32, ptr %26, align 8
  %352 = icmp ne i32 %351, 0
  br label %353

353:
  %354 = phi i1 [ false, %347 ], [ %352, %350 ]
  store i32 0, ptr %43, align 8
  %355 = load i32, ptr %44, align 4
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %381, label %357

357:
  %358 = load i32, ptr %26, align 8
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %363, label %360

360:
  %361 = load i64, ptr %45, align 8
  %362 = add i64 %361, 1
  store i64 %362, ptr %45, align 8
  br label %369

363:
  %364 = load i32, ptr %25, align 4
  %365 = icmp eq i32 %364, 0
  %366 = select i1 %365, i32 2048, i32 1
  %367 = load i32, ptr %23, align 4
  %368 = add i32 %366, %367
  br label %369

369:
  %370 = phi i32 [ 0, %360 ], [ %368, %363 ]
  store i32 %370, ptr %23, align 4
  %371 = load i64, ptr %46, align 8
  %372 = icmp ult i64 %371, 2
  br i1 %372, label %373, label %377

373:
  %374 = load i32, ptr %24, align 8
  %375 = icmp eq i32 %374, 0
  %376 = select i1 %375, i32 5, i32 2
  br label %377

377:
  %378 = phi i32 [ 2, %369 ], [ %376, %373 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %379 = icmp ult i32 %370, 8193
  br i1 %379, label %381, label %380

380:
  store i32 8193, ptr %23, align 4
  br label %381

381:
  %382 = phi i32 [ 0, %353 ], [ %378, %380 ], [ 0, %377 ]
  %383 = or i1 %325, %344
  br i1 %383, label %407, label %384

384:
  %385 = load i64, ptr %34, align 8
  %386 = icmp eq i64 %385, 0
  br i1 %386, label %448, label %387

387:
  %388 = load ptr, ptr %35, align 8
  %389 = load i64, ptr %36, align 8
  br label %390

390:
  %391 = phi i64 [ 0, %387 ], [ %404, %401 ]
  %392 = phi i1 [ false, %387 ], [ %403, %401 ]
  %393 = mul i64 %389, %391
  %394 = getelementptr inbounds nuw i8, ptr %388, i64 %393
  %395 = load i32, ptr %394, align 64
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %401, label %397

397:
  %398 = getelementptr inbounds nuw i8, ptr %394, i64 20
  %399 = load i32, ptr %398, align 4
  %400 = icmp ne i32 %399, 0
  br label %401

401:
  %402 = phi i1 [ false, %390 ], [ %400, %397 ]
  %403 = or i1 %392, %402
  %404 = add nuw i64 %391, 1
  %405 = icmp eq i64 %404, %385
  br i1 %405, label %406, label %390

406:
  br i1 %403, label %407, label %448

407:
  %408 = icmp ne i32 %382, 0
  %409 = select i1 %408, i1 true, i1 %354
  br i1 %409, label %440, label %410

410:
  %411 = zext nneg i8 %323 to i64
  %412 = sub nsw i64 %324, %411
  %413 = load i32, ptr %23, align 4
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %416, label %415

415:
  store i64 0, ptr %32, align 8
  br label %416

416:
  %417 = load ptr, ptr %39, align 8
  %418 = icmp ne ptr %417, null
  %419 = trunc nuw i8 %323 to i1
  %420 = select i1 %418, i1 %419, i1 false
  br i1 %420, label %421, label %437

421:
  br i1 %154, label %448, label %422

422:
  %423 = load i64, ptr %417, align 8
  %424 = add i64 %423, -7046029254386353131
  store i64 %424, ptr %417, align 8
  %425 = lshr i64 %424, 30
  %426 = xor i64 %425, %424
  %427 = mul i64 %426, -4658895280553007687
  %428 = lshr i64 %427, 27
  %429 = xor i64 %428, %427
  %430 = mul i64 %429, -7723592293110705685
  %431 = lshr i64 %430, 31
  %432 = xor i64 %431, %430
  %433 = and i64 %432, 32768
  %434 = icmp eq i64 %433, 0
  %435 = icmp slt i64 %412, 0
  %436 = select i1 %434, i1 true, i1 %435
  br i1 %436, label %448, label %439

437:
  %438 = icmp slt i64 %412, 0
  br i1 %438, label %448, label %439

439:
  br label %157

440:
  %441 = select i1 %408, i32 %382, i32 2
  br label %448

442:
  store i64 -1, ptr %5, align 8
  %443 = load i64, ptr %45, align 8
  %444 = add i64 %443, 1
  store i64 %444, ptr %45, align 8
  %445 = load i64, ptr %4, align 8
  %446 = add nsw i64 %445, -64
  store i64 %446, ptr %4, align 8
  %447 = icmp sgt i64 %445, 63
  br i1 %447, label %56, label %448

448:
  %449 = phi i32 [ 5, %384 ], [ %441, %440 ], [ 6, %301 ], [ 3, %290 ], [ 2, %437 ], [ 5, %406 ], [ 2, %422 ], [ 2, %421 ], [ 4, %322 ], [ 0, %68 ], [ 2, %442 ], [ 2, %152 ]
  ret i32 %449
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
