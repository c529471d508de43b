; Made of cluster.cpp by `make runtime`.

%class.anon = type { ptr, ptr }
%struct.queue = type { i64, [64 x i32] }

define void @cluster_arrive(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %18, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %11 = load i32, ptr %10, align 4
  %12 = zext i32 %11 to i64
  %13 = insertelement <32 x i64> poison, i64 %12, i64 0
  %14 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %14, i32 %4)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %16 = load i32, ptr %15, align 8
  %17 = or i32 %16, %3
  store i32 %17, ptr %15, align 8
  br label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %21 = load i32, ptr %20, align 4
  %22 = bitcast i32 %2 to <32 x i1>
  %23 = insertelement <32 x i32> poison, i32 %21, i64 0
  %24 = shufflevector <32 x i32> %23, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = load <32 x i32>, ptr %19, align 4
  %26 = select <32 x i1> %22, <32 x i32> %24, <32 x i32> %25
  store <32 x i32> %26, ptr %19, align 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 1736
  %28 = load i32, ptr %27, align 8
  %29 = or i32 %28, %2
  store i32 %29, ptr %27, align 8
  call void @_ZN12_GLOBAL__N_116open_if_completeEP7context(ptr %0)
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

define internal void @_ZN12_GLOBAL__N_116open_if_completeEP7context(ptr %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %3 = load i64, ptr %2, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %97, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %7 = load ptr, ptr %6, align 8
  br label %8

8:
  %9 = phi i64 [ 0, %5 ], [ %44, %41 ]
  %10 = phi i32 [ 0, %5 ], [ %43, %41 ]
  %11 = phi i32 [ 0, %5 ], [ %42, %41 ]
  %12 = phi i32 [ 0, %5 ], [ %17, %41 ]
  %13 = getelementptr inbounds nuw ptr, ptr %7, i64 %9
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 480
  %16 = load i32, ptr %15, align 8
  %17 = or i32 %16, %12
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %41, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %24 = load ptr, ptr %22, align 8
  %25 = load i64, ptr %23, align 8
  br label %26

26:
  %27 = phi i32 [ %11, %21 ], [ %37, %26 ]
  %28 = phi i32 [ %10, %21 ], [ %38, %26 ]
  %29 = phi i64 [ 0, %21 ], [ %39, %26 ]
  %30 = mul i64 %25, %29
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 %30
  %32 = load i32, ptr %31, align 64
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 1736
  %34 = load i32, ptr %33, align 8
  %35 = xor i32 %34, -1
  %36 = and i32 %32, %35
  %37 = or i32 %36, %27
  %38 = or i32 %34, %28
  %39 = add nuw i64 %29, 1
  %40 = icmp eq i64 %39, %19
  br i1 %40, label %41, label %26

41:
  %42 = phi i32 [ %11, %8 ], [ %37, %26 ]
  %43 = phi i32 [ %10, %8 ], [ %38, %26 ]
  %44 = add nuw i64 %9, 1
  %45 = icmp eq i64 %44, %3
  br i1 %45, label %46, label %8

46:
  %47 = icmp eq i32 %42, 0
  %48 = icmp ne i32 %43, 0
  %49 = select i1 %47, i1 %48, i1 false
  %50 = icmp eq i32 %17, 0
  %51 = select i1 %50, i32 3, i32 1
  br i1 %49, label %52, label %97

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 316
  br label %55

55:
  %56 = phi i64 [ 0, %52 ], [ %94, %93 ]
  %57 = load ptr, ptr %53, align 8
  %58 = getelementptr inbounds nuw ptr, ptr %57, i64 %56
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 476
  %61 = load i32, ptr %60, align 4
  %62 = add i32 %61, 1
  store i32 %62, ptr %60, align 4
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 480
  store i32 0, ptr %63, align 8
  %64 = load i32, ptr %54, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %76, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %59, i64 424
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %76, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %59, i64 48
  %72 = load ptr, ptr %71, align 8
  %73 = zext i32 %61 to i64
  %74 = insertelement <32 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %59, ptr %72, i32 %51, <32 x i64> %75, i32 1)
  br label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %59, i64 64
  %78 = load i64, ptr %77, align 8
  %79 = icmp eq i64 %78, 0
  br i1 %79, label %93, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %59, i64 48
  %82 = getelementptr inbounds nuw i8, ptr %59, i64 56
  br label %83

83:
  %84 = phi i64 [ 0, %80 ], [ %90, %83 ]
  %85 = load ptr, ptr %81, align 8
  %86 = load i64, ptr %82, align 8
  %87 = mul i64 %86, %84
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 1736
  store i32 0, ptr %89, align 8
  %90 = add nuw i64 %84, 1
  %91 = load i64, ptr %77, align 8
  %92 = icmp ult i64 %90, %91
  br i1 %92, label %83, label %93

93:
  %94 = add nuw i64 %56, 1
  %95 = load i64, ptr %2, align 8
  %96 = icmp ult i64 %94, %95
  br i1 %96, label %55, label %97

97:
  ret void
}

define i32 @cluster_wait(ptr %0, ptr %1) {
  call void @_ZN12_GLOBAL__N_116open_if_completeEP7context(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %4 = load <32 x i32>, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %6 = load i32, ptr %5, align 4
  %7 = insertelement <32 x i32> poison, i32 %6, i64 0
  %8 = shufflevector <32 x i32> %7, <32 x i32> poison, <32 x i32> zeroinitializer
  %9 = icmp ne <32 x i32> %4, %8
  %10 = bitcast <32 x i1> %9 to i32
  ret i32 %10
}

define i32 @next_block_in_cluster(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca %class.anon, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %6, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %7, ptr %9, align 8
  %10 = call i32 @"_Z10pick_blockIZ21next_block_in_clusterE3$_0EiP7contextP4warpPKjjPjT_"(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr byval(%class.anon) align 8 %8)
  ret i32 %10
}

define internal i32 @"_Z10pick_blockIZ21next_block_in_clusterE3$_0EiP7contextP4warpPKjjPjT_"(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr byval(%class.anon) align 8 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 1604
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %9 = load i64, ptr %8, align 8
  %10 = icmp slt i64 %9, 0
  br i1 %10, label %99, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 1600
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1316
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 2096
  %15 = load ptr, ptr %5, align 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq i32 %3, 0
  %19 = zext i32 %3 to i64
  br label %20

20:
  %21 = load i32, ptr %12, align 64
  %22 = lshr i32 %21, 6
  %23 = load i32, ptr %13, align 4
  %24 = icmp ult i32 %22, %23
  br i1 %24, label %25, label %51

25:
  %26 = and i32 %21, 63
  %27 = zext nneg i32 %26 to i64
  %28 = shl nsw i64 -1, %27
  br label %29

29:
  %30 = phi i64 [ -1, %37 ], [ %28, %25 ]
  %31 = phi i32 [ %38, %37 ], [ %22, %25 ]
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw %struct.queue, ptr %14, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %30
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %40

37:
  %38 = add nuw i32 %31, 1
  %39 = icmp eq i32 %38, %23
  br i1 %39, label %51, label %29

40:
  %41 = call i64 @llvm.cttz.i64(i64 %35, i1 true)
  %42 = shl nuw i64 1, %41
  %43 = xor i64 %42, %34
  store i64 %43, ptr %33, align 8
  %44 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %45 = getelementptr inbounds nuw i32, ptr %44, i64 %41
  %46 = load i32, ptr %45, align 4
  store i32 %46, ptr %4, align 4
  store i32 0, ptr %45, align 4
  %47 = shl i32 %31, 6
  %48 = icmp sgt i32 %47, -1
  br i1 %48, label %96, label %49

49:
  %50 = load i32, ptr %12, align 64
  br label %51

51:
  %52 = phi i32 [ %50, %49 ], [ %21, %20 ], [ %21, %37 ]
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:
  store i32 0, ptr %12, align 64
  br label %93

55:
  %56 = load i32, ptr %7, align 4
  %57 = load ptr, ptr %15, align 8
  call void @_ZN12_GLOBAL__N_116open_if_completeEP7context(ptr %57)
  %58 = load ptr, ptr %17, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %60 = load i32, ptr %59, align 16
  %61 = load ptr, ptr %15, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 476
  %63 = load i32, ptr %62, align 4
  store i32 %63, ptr %59, align 16
  store i32 0, ptr %7, align 4
  %64 = load i32, ptr %1, align 64
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %99, label %66

66:
  %67 = icmp ne i32 %60, %63
  %68 = zext i1 %67 to i32
  %69 = or i32 %56, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %99, label %71

71:
  br i1 %18, label %72, label %73

72:
  call void @release_synced(ptr %0, ptr %1)
  br label %93

73:
  %74 = phi i64 [ %91, %90 ], [ 0, %71 ]
  %75 = getelementptr inbounds nuw i32, ptr %2, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = lshr i32 %76, 6
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw %struct.queue, ptr %14, i64 %78
  %80 = and i32 %76, 63
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = zext nneg i32 %80 to i64
  %83 = getelementptr inbounds nuw i32, ptr %81, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %90, label %86

86:
  %87 = shl nuw i64 1, %82
  %88 = load i64, ptr %79, align 8
  %89 = or i64 %88, %87
  store i64 %89, ptr %79, align 8
  br label %90

90:
  %91 = add nuw nsw i64 %74, 1
  %92 = icmp eq i64 %91, %19
  br i1 %92, label %72, label %73

93:
  %94 = load i64, ptr %8, align 8
  %95 = icmp slt i64 %94, 0
  br i1 %95, label %99, label %20

96:
  %97 = trunc nuw nsw i64 %41 to i32
  %98 = or disjoint i32 %47, %97
  br label %99

99:
  %100 = phi i32 [ %98, %96 ], [ -3, %6 ], [ -2, %66 ], [ -1, %55 ], [ -3, %93 ]
  ret i32 %100
}

declare void @release_synced(ptr, ptr)

declare i64 @llvm.cttz.i64(i64, i1 immarg)
