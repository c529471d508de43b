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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 2064
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 2060
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 2064
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
  %49 = phi i64 [ %69, %150 ], [ 0, %1 ]
  %50 = phi i64 [ %153, %150 ], [ %3, %1 ]
  %51 = shl i64 %50, 8
  %52 = load i64, ptr %5, align 8
  %53 = icmp slt i64 %52, 0
  br i1 %53, label %56, label %54

54:
  %55 = load i64, ptr %34, align 8
  br label %154

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
  br i1 %71, label %150, label %450

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
  br i1 %101, label %154, label %102

102:
  %103 = phi i64 [ %147, %102 ], [ 0, %72 ]
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
  %120 = getelementptr inbounds nuw i8, ptr %107, i64 1760
  store i32 0, ptr %120, align 32
  %121 = getelementptr inbounds nuw i8, ptr %107, i64 1752
  store i32 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %107, i64 2032
  store i32 0, ptr %122, align 16
  %123 = getelementptr inbounds nuw i8, ptr %107, i64 2028
  store i32 0, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %107, i64 2024
  store i32 0, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %107, i64 2020
  store i32 0, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %107, i64 2052
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %107, i64 2048
  store i32 0, ptr %127, align 64
  %128 = getelementptr inbounds nuw i8, ptr %107, i64 2044
  store i32 0, ptr %128, align 4
  %129 = getelementptr inbounds nuw i8, ptr %107, i64 2040
  store i32 0, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %107, i64 2056
  store i32 0, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %107, i64 24
  %132 = getelementptr inbounds nuw i8, ptr %107, i64 1344
  %133 = getelementptr inbounds nuw i8, ptr %107, i64 2064
  %134 = getelementptr inbounds nuw i8, ptr %107, i64 2060
  call void @llvm.memset.p0.i64(ptr align 8 %131, i8 0, i64 128, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %132, i8 0, i64 256, i1 false)
  %135 = load i32, ptr %134, align 4
  %136 = zext i32 %135 to i64
  %137 = mul nuw nsw i64 %136, 264
  call void @llvm.memset.p0.i64(ptr align 16 %133, i8 0, i64 %137, i1 false)
  %138 = load i64, ptr %37, align 8
  %139 = lshr i64 %138, 6
  %140 = getelementptr inbounds nuw %struct.queue, ptr %133, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %142 = and i64 %138, 63
  %143 = getelementptr inbounds nuw i32, ptr %141, i64 %142
  store i32 %109, ptr %143, align 4
  %144 = load i64, ptr %37, align 8
  %145 = and i64 %144, 63
  %146 = shl nuw i64 1, %145
  store i64 %146, ptr %140, align 8
  %147 = add nuw i64 %103, 1
  %148 = load i64, ptr %34, align 8
  %149 = icmp ult i64 %147, %148
  br i1 %149, label %102, label %154

150:
  %151 = add i64 %50, 1
  %152 = icmp ult i64 %151, %70
  %153 = select i1 %152, i64 %151, i64 0
  br label %48

154:
  %155 = phi i64 [ %55, %54 ], [ 0, %72 ], [ %148, %102 ]
  %156 = icmp eq i64 %155, 1
  %157 = load i64, ptr %38, align 8
  %158 = icmp slt i64 %157, 0
  br i1 %158, label %450, label %159

159:
  %160 = phi i64 [ %414, %441 ], [ %157, %154 ]
  %161 = load i64, ptr %34, align 8
  %162 = load ptr, ptr %39, align 8
  %163 = icmp eq ptr %162, null
  br i1 %163, label %188, label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %166 = load i32, ptr %165, align 8
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %170, label %168

168:
  %169 = add i64 %161, -1
  br label %188

170:
  %171 = load i64, ptr %162, align 8
  %172 = add i64 %171, -7046029254386353131
  store i64 %172, ptr %162, align 8
  %173 = lshr i64 %172, 30
  %174 = xor i64 %173, %172
  %175 = mul i64 %174, -4658895280553007687
  %176 = lshr i64 %175, 27
  %177 = xor i64 %176, %175
  %178 = mul i64 %177, -7723592293110705685
  %179 = lshr i64 %178, 31
  %180 = xor i64 %179, %178
  %181 = lshr i64 %180, 1
  %182 = urem i64 %181, %161
  %183 = and i64 %180, 1
  %184 = icmp eq i64 %183, 0
  %185 = add i64 %161, -1
  %186 = select i1 %184, i64 1, i64 %185
  %187 = load i64, ptr %34, align 8
  br label %188

188:
  %189 = phi i64 [ %161, %168 ], [ %187, %170 ], [ %161, %159 ]
  %190 = phi i64 [ %169, %168 ], [ %182, %170 ], [ 0, %159 ]
  %191 = phi i64 [ %169, %168 ], [ %186, %170 ], [ 1, %159 ]
  %192 = icmp eq i64 %189, 0
  br i1 %192, label %324, label %193

193:
  %194 = phi i64 [ %317, %311 ], [ %189, %188 ]
  %195 = phi i64 [ %208, %311 ], [ %190, %188 ]
  %196 = phi i1 [ %315, %311 ], [ false, %188 ]
  %197 = phi i64 [ %316, %311 ], [ 0, %188 ]
  %198 = phi i8 [ %314, %311 ], [ 0, %188 ]
  %199 = phi i8 [ %313, %311 ], [ 0, %188 ]
  %200 = phi i64 [ %312, %311 ], [ %160, %188 ]
  %201 = load ptr, ptr %35, align 8
  %202 = load i64, ptr %36, align 8
  %203 = mul i64 %202, %195
  %204 = getelementptr inbounds nuw i8, ptr %201, i64 %203
  %205 = add i64 %195, %191
  %206 = icmp ult i64 %205, %194
  %207 = select i1 %206, i64 0, i64 %194
  %208 = sub nuw i64 %205, %207
  %209 = load i32, ptr %204, align 64
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %311, label %211

211:
  %212 = load ptr, ptr %39, align 8
  %213 = icmp eq ptr %212, null
  br i1 %213, label %260, label %214

214:
  %215 = load i32, ptr %23, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %260

217:
  %218 = load i64, ptr %32, align 8
  %219 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %220 = load i32, ptr %219, align 8
  %221 = and i32 %220, 63
  %222 = zext nneg i32 %221 to i64
  %223 = shl nuw i64 1, %222
  %224 = and i64 %223, %218
  %225 = icmp eq i64 %224, 0
  br i1 %225, label %226, label %311

226:
  %227 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %228 = load i64, ptr %227, align 8
  %229 = load i64, ptr %5, align 8
  %230 = mul i64 %229, %194
  %231 = zext i32 %220 to i64
  %232 = add nuw nsw i64 %231, 1
  %233 = add i64 %232, %230
  %234 = xor i64 %233, %228
  %235 = mul i64 %234, -7046029254386353131
  %236 = lshr i64 %235, 48
  %237 = trunc nuw nsw i64 %236 to i32
  %238 = getelementptr inbounds nuw i8, ptr %212, i64 28
  %239 = load i32, ptr %238, align 4
  %240 = icmp ugt i32 %239, %237
  br i1 %240, label %245, label %241

241:
  %242 = getelementptr inbounds nuw i8, ptr %212, i64 24
  %243 = load i32, ptr %242, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %260, label %245

245:
  %246 = phi i32 [ %243, %241 ], [ 64512, %226 ]
  %247 = load i64, ptr %212, align 8
  %248 = add i64 %247, -7046029254386353131
  store i64 %248, ptr %212, align 8
  %249 = lshr i64 %248, 30
  %250 = xor i64 %249, %248
  %251 = mul i64 %250, -4658895280553007687
  %252 = lshr i64 %251, 27
  %253 = xor i64 %252, %251
  %254 = mul i64 %253, -7723592293110705685
  %255 = lshr i64 %254, 31
  %256 = xor i64 %255, %254
  %257 = trunc i64 %256 to i32
  %258 = and i32 %257, 65535
  %259 = icmp ult i32 %258, %246
  br i1 %259, label %311, label %260

260:
  %261 = call i32 @run_warp(ptr %0, ptr %204)
  %262 = load ptr, ptr %39, align 8
  %263 = icmp ne ptr %262, null
  %264 = icmp eq i32 %261, 2
  %265 = select i1 %263, i1 %264, i1 false
  br i1 %265, label %266, label %292

266:
  %267 = getelementptr inbounds nuw i8, ptr %262, i64 32
  %268 = load i32, ptr %267, align 8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %292, label %270

270:
  %271 = load i64, ptr %262, align 8
  %272 = add i64 %271, -7046029254386353131
  store i64 %272, ptr %262, align 8
  %273 = lshr i64 %272, 30
  %274 = xor i64 %273, %272
  %275 = mul i64 %274, -4658895280553007687
  %276 = lshr i64 %275, 27
  %277 = xor i64 %276, %275
  %278 = mul i64 %277, -7723592293110705685
  %279 = lshr i64 %278, 31
  %280 = xor i64 %279, %278
  %281 = trunc i64 %280 to i32
  %282 = and i32 %281, 65535
  %283 = icmp ult i32 %282, %268
  br i1 %283, label %284, label %292

284:
  %285 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %286 = load i32, ptr %285, align 8
  %287 = and i32 %286, 63
  %288 = zext nneg i32 %287 to i64
  %289 = shl nuw i64 1, %288
  %290 = load i64, ptr %32, align 8
  %291 = or i64 %289, %290
  store i64 %291, ptr %32, align 8
  br label %292

292:
  %293 = load i32, ptr %40, align 8
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %450

295:
  %296 = icmp ne i32 %261, 1
  %297 = zext i1 %296 to i8
  %298 = or i8 %198, %297
  %299 = zext i1 %264 to i8
  %300 = or i8 %199, %299
  %301 = load i64, ptr %41, align 8
  %302 = icmp sgt i64 %301, -1
  br i1 %302, label %311, label %303

303:
  %304 = add i64 %301, -65536
  store i64 65536, ptr %41, align 8
  %305 = load i64, ptr %9, align 8
  %306 = add i64 %304, %305
  store i64 %306, ptr %9, align 8
  %307 = load i64, ptr %4, align 8
  %308 = add nsw i64 %307, -65536
  store i64 %308, ptr %4, align 8
  %309 = add nsw i64 %200, -16
  %310 = icmp slt i64 %306, 0
  br i1 %310, label %450, label %311

311:
  %312 = phi i64 [ %200, %193 ], [ %309, %303 ], [ %200, %295 ], [ %200, %245 ], [ %200, %217 ]
  %313 = phi i8 [ %199, %193 ], [ %300, %303 ], [ %300, %295 ], [ %199, %245 ], [ %199, %217 ]
  %314 = phi i8 [ %198, %193 ], [ %298, %303 ], [ %298, %295 ], [ %198, %245 ], [ %198, %217 ]
  %315 = phi i1 [ %196, %193 ], [ %196, %303 ], [ %196, %295 ], [ true, %245 ], [ true, %217 ]
  %316 = add nuw i64 %197, 1
  %317 = load i64, ptr %34, align 8
  %318 = icmp ult i64 %316, %317
  br i1 %318, label %193, label %319

319:
  %320 = trunc nuw i8 %314 to i1
  %321 = xor i1 %315, true
  %322 = select i1 %321, i1 true, i1 %320
  br i1 %322, label %324, label %323

323:
  store i64 0, ptr %32, align 8
  br label %324

324:
  %325 = phi i8 [ %313, %323 ], [ %313, %319 ], [ 0, %188 ]
  %326 = phi i64 [ %312, %323 ], [ %312, %319 ], [ %160, %188 ]
  %327 = phi i1 [ true, %323 ], [ %320, %319 ], [ false, %188 ]
  %328 = load i64, ptr %5, align 8
  %329 = load ptr, ptr %42, align 8
  %330 = load atomic i64, ptr %329 monotonic, align 8
  %331 = icmp slt i64 %328, %330
  br i1 %331, label %332, label %450

332:
  %333 = load i32, ptr %22, align 8
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %444, label %335

335:
  %336 = phi i64 [ %347, %345 ], [ 0, %332 ]
  %337 = phi i1 [ %346, %345 ], [ false, %332 ]
  %338 = getelementptr inbounds nuw i32, ptr %33, i64 %336
  %339 = load i32, ptr %338, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %345, label %341

341:
  %342 = trunc nuw nsw i64 %336 to i32
  %343 = call zeroext i1 @is_complete(ptr %0, i32 %342)
  br i1 %343, label %344, label %345

344:
  call void @open_barrier(ptr %0, i32 %342)
  br label %345

345:
  %346 = phi i1 [ true, %344 ], [ %337, %341 ], [ %337, %335 ]
  %347 = add nuw nsw i64 %336, 1
  %348 = icmp eq i64 %347, 16
  br i1 %348, label %349, label %335

349:
  %350 = load i32, ptr %43, align 8
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %355, label %352

352:
  %353 = load i32, ptr %26, align 8
  %354 = icmp ne i32 %353, 0
  br label %355

355:
  %356 = phi i1 [ false, %349 ], [ %354, %352 ]
  store i32 0, ptr %43, align 8
  %357 = load i32, ptr %44, align 4
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %383, label %359

359:
  %360 = load i32, ptr %26, align 8
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %365, label %362

362:
  %363 = load i64, ptr %45, align 8
  %364 = add i64 %363, 1
  store i64 %364, ptr %45, align 8
  br label %371

365:
  %366 = load i32, ptr %25, align 4
  %367 = icmp eq i32 %366, 0
  %368 = select i1 %367, i32 2048, i32 1
  %369 = load i32, ptr %23, align 4
  %370 = add i32 %368, %369
  br label %371

371:
  %372 = phi i32 [ 0, %362 ], [ %370, %365 ]
  store i32 %372, ptr %23, align 4
  %373 = load i64, ptr %46, align 8
  %374 = icmp ult i64 %373, 2
  br i1 %374, label %375, label %379

375:
  %376 = load i32, ptr %24, align 8
  %377 = icmp eq i32 %376, 0
  %378 = select i1 %377, i32 5, i32 2
  br label %379

379:
  %380 = phi i32 [ 2, %371 ], [ %378, %375 ]
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 4
  store i32 0, ptr %26, align 8
  %381 = icmp ult i32 %372, 8193
  br i1 %381, label %383, label %382

382:
  store i32 8193, ptr %23, align 4
  br label %383

383:
  %384 = phi i32 [ 0, %355 ], [ %380, %382 ], [ 0, %379 ]
  %385 = or i1 %327, %346
  br i1 %385, label %409, label %386

386:
  %387 = load i64, ptr %34, align 8
  %388 = icmp eq i64 %387, 0
  br i1 %388, label %450, label %389

389:
  %390 = load ptr, ptr %35, align 8
  %391 = load i64, ptr %36, align 8
  br label %392

392:
  %393 = phi i64 [ 0, %389 ], [ %406, %403 ]
  %394 = phi i1 [ false, %389 ], [ %405, %403 ]
  %395 = mul i64 %391, %393
  %396 = getelementptr inbounds nuw i8, ptr %390, i64 %395
  %397 = load i32, ptr %396, align 64
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %403, label %399

399:
  %400 = getelementptr inbounds nuw i8, ptr %396, i64 20
  %401 = load i32, ptr %400, align 4
  %402 = icmp ne i32 %401, 0
  br label %403

403:
  %404 = phi i1 [ false, %392 ], [ %402, %399 ]
  %405 = or i1 %394, %404
  %406 = add nuw i64 %393, 1
  %407 = icmp eq i64 %406, %387
  br i1 %407, label %408, label %392

408:
  br i1 %405, label %409, label %450

409:
  %410 = icmp ne i32 %384, 0
  %411 = select i1 %410, i1 true, i1 %356
  br i1 %411, label %442, label %412

412:
  %413 = zext nneg i8 %325 to i64
  %414 = sub nsw i64 %326, %413
  %415 = load i32, ptr %23, align 4
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %418, label %417

417:
  store i64 0, ptr %32, align 8
  br label %418

418:
  %419 = load ptr, ptr %39, align 8
  %420 = icmp ne ptr %419, null
  %421 = trunc nuw i8 %325 to i1
  %422 = select i1 %420, i1 %421, i1 false
  br i1 %422, label %423, label %439

423:
  br i1 %156, label %450, label %424

424:
  %425 = load i64, ptr %419, align 8
  %426 = add i64 %425, -7046029254386353131
  store i64 %426, ptr %419, align 8
  %427 = lshr i64 %426, 30
  %428 = xor i64 %427, %426
  %429 = mul i64 %428, -4658895280553007687
  %430 = lshr i64 %429, 27
  %431 = xor i64 %430, %429
  %432 = mul i64 %431, -7723592293110705685
  %433 = lshr i64 %432, 31
  %434 = xor i64 %433, %432
  %435 = and i64 %434, 32768
  %436 = icmp eq i64 %435, 0
  %437 = icmp slt i64 %414, 0
  %438 = select i1 %436, i1 true, i1 %437
  br i1 %438, label %450, label %441

439:
  %440 = icmp slt i64 %414, 0
  br i1 %440, label %450, label %441

441:
  br label %159

442:
  %443 = select i1 %410, i32 %384, i32 2
  br label %450

444:
  store i64 -1, ptr %5, align 8
  %445 = load i64, ptr %45, align 8
  %446 = add i64 %445, 1
  store i64 %446, ptr %45, align 8
  %447 = load i64, ptr %4, align 8
  %448 = add nsw i64 %447, -64
  store i64 %448, ptr %4, align 8
  %449 = icmp sgt i64 %447, 63
  br i1 %449, label %56, label %450

450:
  %451 = phi i32 [ 5, %386 ], [ %443, %442 ], [ 6, %303 ], [ 3, %292 ], [ 2, %439 ], [ 5, %408 ], [ 2, %424 ], [ 2, %423 ], [ 4, %324 ], [ 0, %68 ], [ 2, %444 ], [ 2, %154 ]
  ret i32 %451
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare i32 @run_warp(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)
