; Made of bulk.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.Lanes.0 = type { [32 x i32] }

define void @bulk_copy(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, i32 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.0, align 64
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i64> %4, ptr %9, align 64
  store <32 x i32> %5, ptr %10, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %102, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = add i32 %6, 1
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 848
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 840
  br label %20

20:
  %21 = phi i32 [ %2, %12 ], [ %100, %98 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i64, ptr %9, i64 %23
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i32, ptr %10, i64 %23
  %29 = load i32, ptr %28, align 4
  %30 = zext i32 %29 to i64
  %31 = and i64 %30, 15
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %36, label %33

33:
  %34 = load i32, ptr %13, align 8
  %35 = add i64 %27, %30
  call void @fault(ptr %0, i32 %34, i32 2, i32 %6, i32 %22, i64 %35)
  br label %98

36:
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %98, label %38

38:
  %39 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %27, i64 16, i32 %6)
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %47, label %41

41:
  %42 = add i64 %27, %30
  %43 = add i64 %42, -16
  %44 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %43, i64 16, i32 %6)
  %45 = icmp eq i64 %44, 0
  %46 = select i1 %45, i64 0, i64 %39
  br label %47

47:
  %48 = phi i64 [ 0, %38 ], [ %46, %41 ]
  %49 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %25, i64 16, i32 %14)
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %98, label %51

51:
  %52 = add nsw i64 %30, -16
  %53 = add i64 %52, %25
  %54 = call i64 @translate(ptr %0, ptr %1, i32 %22, i64 %53, i64 16, i32 %14)
  %55 = icmp eq i64 %54, 0
  %56 = select i1 %55, i64 0, i64 %49
  %57 = icmp ne i64 %48, 0
  %58 = icmp ne i64 %56, 0
  %59 = and i1 %57, %58
  br i1 %59, label %60, label %98

60:
  %61 = load i32, ptr %15, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %95, label %63

63:
  %64 = load i32, ptr %16, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %69

66:
  %67 = shl nuw i32 1, %22
  %68 = lshr exact i32 %29, 4
  call void @record_copy(ptr %0, ptr %1, i32 %67, i64 %25, i64 %27, i32 %68, i32 16, i32 %6, i32 %14)
  br label %95

69:
  %70 = add i64 %27, %30
  %71 = add nuw nsw i32 %22, 1
  store i32 %71, ptr %17, align 4
  %72 = getelementptr inbounds nuw i64, ptr %18, i64 %23
  %73 = load i64, ptr %72, align 8
  store i64 %73, ptr %19, align 8
  call void @source_begin(ptr %0, ptr %1, i32 %22, i64 %27, i64 %70, i32 %6)
  call void @proxy_touch(ptr %0, ptr %1, i64 %27, i64 %70)
  %74 = insertelement <32 x i64> poison, i64 %30, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = insertelement <32 x i64> poison, i64 %27, i64 0
  %77 = shufflevector <32 x i64> %76, <32 x i64> poison, <32 x i32> zeroinitializer
  %78 = insertelement <32 x i64> poison, i64 %25, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %84

80:
  %81 = load i32, ptr %16, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %95, label %83

83:
  store i32 0, ptr %17, align 4
  store i64 0, ptr %19, align 8
  br label %95

84:
  %85 = phi i64 [ 0, %69 ], [ %93, %84 ]
  %86 = insertelement <32 x i64> poison, i64 %85, i64 0
  %87 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %88 = or disjoint <32 x i64> %87, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %89 = icmp samesign ult <32 x i64> %88, %75
  %90 = bitcast <32 x i1> %89 to i32
  %91 = add <32 x i64> %88, %77
  call void @record(ptr %0, ptr %1, i32 %90, <32 x i64> %91, i32 %6)
  %92 = add <32 x i64> %88, %79
  call void @record(ptr %0, ptr %1, i32 %90, <32 x i64> %92, i32 %14)
  %93 = add nuw nsw i64 %85, 512
  %94 = icmp samesign ult i64 %93, %30
  br i1 %94, label %84, label %80

95:
  %96 = inttoptr i64 %56 to ptr
  %97 = inttoptr i64 %48 to ptr
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %96, ptr align 1 %97, i64 %30, i1 false)
  br label %98

98:
  %99 = add i32 %21, -1
  %100 = and i32 %99, %21
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %20

102:
  ret void
}

define void @bulk_copy_tracked(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, <32 x i64> %6, i32 %7) {
  %9 = add i32 %7, 4
  call void @mbarrier_track(ptr %0, ptr %1, i32 %2, <32 x i64> %6, i32 %9, i1 zeroext true)
  call void @bulk_copy(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, i32 %7)
  %10 = add i32 %7, 2
  call void @mbarrier_complete(ptr %0, ptr %1, i32 %2, <32 x i64> %6, <32 x i32> %5, i32 %10)
  ret void
}

declare void @mbarrier_track(ptr, ptr, i32, <32 x i64>, i32, i1 zeroext)

declare void @mbarrier_complete(ptr, ptr, i32, <32 x i64>, <32 x i32>, i32)

define void @bulk_copy_multicast(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, <32 x i64> %6, <32 x i16> %7, i32 %8) {
  %10 = and <32 x i64> %3, splat (i64 16777215)
  %11 = and <32 x i64> %6, splat (i64 16777215)
  br label %12

12:
  %13 = phi i64 [ 0, %9 ], [ %30, %29 ]
  %14 = trunc i64 %13 to i16
  %15 = insertelement <32 x i16> poison, i16 %14, i64 0
  %16 = shufflevector <32 x i16> %15, <32 x i16> poison, <32 x i32> zeroinitializer
  %17 = lshr <32 x i16> %7, %16
  %18 = trunc <32 x i16> %17 to <32 x i1>
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %2, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %29, label %22

22:
  %23 = shl nuw nsw i64 %13, 40
  %24 = add nuw nsw i64 %23, 4947802324992
  %25 = insertelement <32 x i64> poison, i64 %24, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = or disjoint <32 x i64> %26, %10
  %28 = or disjoint <32 x i64> %26, %11
  call void @bulk_copy_tracked(ptr %0, ptr %1, i32 %20, <32 x i64> %27, <32 x i64> %4, <32 x i32> %5, <32 x i64> %28, i32 %8)
  br label %29

29:
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %30, 16
  br i1 %31, label %32, label %12

32:
  ret void
}

define void @bulk_reduce(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, i32 %6, i32 %7, i32 %8) {
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.0, align 64
  store <32 x i64> %3, ptr %10, align 64
  store <32 x i64> %4, ptr %11, align 64
  store <32 x i32> %5, ptr %12, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %47, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 848
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %19 = add i32 %8, 1
  %20 = load i32, ptr %15, align 8
  br label %21

21:
  %22 = phi i32 [ %20, %14 ], [ %40, %43 ]
  %23 = phi i32 [ %2, %14 ], [ %45, %43 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = icmp eq i32 %22, 0
  %27 = getelementptr inbounds nuw i64, ptr %11, i64 %25
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i32, ptr %12, i64 %25
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  br i1 %26, label %37, label %32

32:
  %33 = add i64 %28, %31
  %34 = add nuw nsw i32 %24, 1
  store i32 %34, ptr %16, align 4
  %35 = getelementptr inbounds nuw i64, ptr %17, i64 %25
  %36 = load i64, ptr %35, align 8
  store i64 %36, ptr %18, align 8
  call void @source_begin(ptr %0, ptr %1, i32 %24, i64 %28, i64 %33, i32 %8)
  call void @proxy_touch(ptr %0, ptr %1, i64 %28, i64 %33)
  br label %37

37:
  %38 = getelementptr inbounds nuw i64, ptr %10, i64 %25
  %39 = load i64, ptr %38, align 8
  call void @reduce_elements(ptr %0, ptr %1, i32 %24, i32 %6, i32 %7, i64 %39, i64 %28, i64 0, i64 %31, i64 0, i32 %8, i32 %19)
  %40 = load i32, ptr %15, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %43, label %42

42:
  store i32 0, ptr %16, align 4
  store i64 0, ptr %18, align 8
  br label %43

43:
  %44 = add i32 %23, -1
  %45 = and i32 %44, %23
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %21

47:
  ret void
}

define void @bulk_reduce_tracked(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, <32 x i64> %6, i32 %7, i32 %8, i32 %9) {
  %11 = add i32 %9, 4
  call void @mbarrier_track(ptr %0, ptr %1, i32 %2, <32 x i64> %6, i32 %11, i1 zeroext true)
  call void @bulk_reduce(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i32> %5, i32 %7, i32 %8, i32 %9)
  %12 = add i32 %9, 2
  call void @mbarrier_complete(ptr %0, ptr %1, i32 %2, <32 x i64> %6, <32 x i32> %5, i32 %12)
  ret void
}

declare void @fault(ptr, i32, i32, i32, i32, i64)

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare void @record_copy(ptr, ptr, i32, i64, i64, i32, i32, i32, i32)

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare void @source_begin(ptr, ptr, i32, i64, i64, i32)

declare void @proxy_touch(ptr, ptr, i64, i64)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @reduce_elements(ptr, ptr, i32, i32, i32, i64, i64, i64, i64, i64, i32, i32)
