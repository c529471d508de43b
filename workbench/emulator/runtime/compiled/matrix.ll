; Made of matrix.cpp by `make runtime`.

%"struct.(anonymous namespace)::Dense" = type { [256 x float], [256 x i8] }
%"struct.(anonymous namespace)::Dense.0" = type { [256 x float], [256 x i16] }
%"struct.(anonymous namespace)::Sparse" = type { ptr, [4096 x i8] }
%"struct.(anonymous namespace)::Sparse.1" = type { ptr, [4096 x i16] }

define void @tensor_rows_narrow(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  %6 = zext i32 %1 to i64
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %55, label %8

8:
  %9 = insertelement <32 x i32> poison, i32 %2, i64 0
  %10 = shufflevector <32 x i32> %9, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %16, %15 ]
  %13 = shl i64 %12, 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %18

15:
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %55, label %11

18:
  %19 = phi i1 [ true, %11 ], [ false, %18 ]
  %20 = phi i64 [ 0, %11 ], [ 1, %18 ]
  %21 = shl nuw nsw i64 %20, 7
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 %21
  %23 = load <32 x float>, ptr %22, align 4
  %24 = shl nuw nsw i64 %20, 5
  %25 = or disjoint i64 %24, %13
  %26 = getelementptr inbounds nuw float, ptr %3, i64 %25
  %27 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4, i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20, i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  store <32 x float> %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %29 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 1, i32 1, i32 1, i32 1, i32 5, i32 5, i32 5, i32 5, i32 9, i32 9, i32 9, i32 9, i32 13, i32 13, i32 13, i32 13, i32 17, i32 17, i32 17, i32 17, i32 21, i32 21, i32 21, i32 21, i32 25, i32 25, i32 25, i32 25, i32 29, i32 29, i32 29, i32 29>
  store <32 x float> %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %31 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 2, i32 2, i32 2, i32 2, i32 6, i32 6, i32 6, i32 6, i32 10, i32 10, i32 10, i32 10, i32 14, i32 14, i32 14, i32 14, i32 18, i32 18, i32 18, i32 18, i32 22, i32 22, i32 22, i32 22, i32 26, i32 26, i32 26, i32 26, i32 30, i32 30, i32 30, i32 30>
  store <32 x float> %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %33 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 3, i32 3, i32 3, i32 3, i32 7, i32 7, i32 7, i32 7, i32 11, i32 11, i32 11, i32 11, i32 15, i32 15, i32 15, i32 15, i32 19, i32 19, i32 19, i32 19, i32 23, i32 23, i32 23, i32 23, i32 27, i32 27, i32 27, i32 27, i32 31, i32 31, i32 31, i32 31>
  store <32 x float> %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 %25
  %35 = bitcast <32 x float> %23 to <32 x i32>
  %36 = lshr <32 x i32> %35, splat (i32 23)
  %37 = and <32 x i32> %36, splat (i32 255)
  %38 = add nsw <32 x i32> %37, splat (i32 -127)
  %39 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %38, <32 x i32> %10)
  %40 = fcmp oeq <32 x float> %23, zeroinitializer
  %41 = select <32 x i1> %40, <32 x i32> splat (i32 196), <32 x i32> %39
  %42 = icmp eq <32 x i32> %37, splat (i32 255)
  %43 = select <32 x i1> %42, <32 x i32> splat (i32 100), <32 x i32> %41
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4, i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20, i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %45 = trunc <32 x i32> %44 to <32 x i8>
  store <32 x i8> %45, ptr %34, align 1
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 64
  %47 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 1, i32 1, i32 1, i32 1, i32 5, i32 5, i32 5, i32 5, i32 9, i32 9, i32 9, i32 9, i32 13, i32 13, i32 13, i32 13, i32 17, i32 17, i32 17, i32 17, i32 21, i32 21, i32 21, i32 21, i32 25, i32 25, i32 25, i32 25, i32 29, i32 29, i32 29, i32 29>
  %48 = trunc <32 x i32> %47 to <32 x i8>
  store <32 x i8> %48, ptr %46, align 1
  %49 = getelementptr inbounds nuw i8, ptr %34, i64 128
  %50 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 2, i32 2, i32 2, i32 2, i32 6, i32 6, i32 6, i32 6, i32 10, i32 10, i32 10, i32 10, i32 14, i32 14, i32 14, i32 14, i32 18, i32 18, i32 18, i32 18, i32 22, i32 22, i32 22, i32 22, i32 26, i32 26, i32 26, i32 26, i32 30, i32 30, i32 30, i32 30>
  %51 = trunc <32 x i32> %50 to <32 x i8>
  store <32 x i8> %51, ptr %49, align 1
  %52 = getelementptr inbounds nuw i8, ptr %34, i64 192
  %53 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 3, i32 3, i32 3, i32 3, i32 7, i32 7, i32 7, i32 7, i32 11, i32 11, i32 11, i32 11, i32 15, i32 15, i32 15, i32 15, i32 19, i32 19, i32 19, i32 19, i32 23, i32 23, i32 23, i32 23, i32 27, i32 27, i32 27, i32 27, i32 31, i32 31, i32 31, i32 31>
  %54 = trunc <32 x i32> %53 to <32 x i8>
  store <32 x i8> %54, ptr %52, align 1
  br i1 %19, label %18, label %15

55:
  ret void
}

define void @tensor_rows_wide(ptr %0, i32 %1, i32 %2, ptr %3, ptr %4) {
  %6 = zext i32 %1 to i64
  %7 = icmp eq i32 %1, 0
  br i1 %7, label %55, label %8

8:
  %9 = insertelement <32 x i32> poison, i32 %2, i64 0
  %10 = shufflevector <32 x i32> %9, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %11

11:
  %12 = phi i64 [ 0, %8 ], [ %16, %15 ]
  %13 = shl i64 %12, 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 %13
  br label %18

15:
  %16 = add nuw nsw i64 %12, 1
  %17 = icmp eq i64 %16, %6
  br i1 %17, label %55, label %11

18:
  %19 = phi i1 [ true, %11 ], [ false, %18 ]
  %20 = phi i64 [ 0, %11 ], [ 1, %18 ]
  %21 = shl nuw nsw i64 %20, 7
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 %21
  %23 = load <32 x float>, ptr %22, align 4
  %24 = shl nuw nsw i64 %20, 5
  %25 = or disjoint i64 %24, %13
  %26 = getelementptr inbounds nuw float, ptr %3, i64 %25
  %27 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4, i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20, i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  store <32 x float> %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 256
  %29 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 1, i32 1, i32 1, i32 1, i32 5, i32 5, i32 5, i32 5, i32 9, i32 9, i32 9, i32 9, i32 13, i32 13, i32 13, i32 13, i32 17, i32 17, i32 17, i32 17, i32 21, i32 21, i32 21, i32 21, i32 25, i32 25, i32 25, i32 25, i32 29, i32 29, i32 29, i32 29>
  store <32 x float> %29, ptr %28, align 4
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 512
  %31 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 2, i32 2, i32 2, i32 2, i32 6, i32 6, i32 6, i32 6, i32 10, i32 10, i32 10, i32 10, i32 14, i32 14, i32 14, i32 14, i32 18, i32 18, i32 18, i32 18, i32 22, i32 22, i32 22, i32 22, i32 26, i32 26, i32 26, i32 26, i32 30, i32 30, i32 30, i32 30>
  store <32 x float> %31, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 768
  %33 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 3, i32 3, i32 3, i32 3, i32 7, i32 7, i32 7, i32 7, i32 11, i32 11, i32 11, i32 11, i32 15, i32 15, i32 15, i32 15, i32 19, i32 19, i32 19, i32 19, i32 23, i32 23, i32 23, i32 23, i32 27, i32 27, i32 27, i32 27, i32 31, i32 31, i32 31, i32 31>
  store <32 x float> %33, ptr %32, align 4
  %34 = getelementptr inbounds nuw i16, ptr %4, i64 %25
  %35 = bitcast <32 x float> %23 to <32 x i32>
  %36 = lshr <32 x i32> %35, splat (i32 23)
  %37 = and <32 x i32> %36, splat (i32 255)
  %38 = add nsw <32 x i32> %37, splat (i32 -127)
  %39 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %38, <32 x i32> %10)
  %40 = fcmp oeq <32 x float> %23, zeroinitializer
  %41 = select <32 x i1> %40, <32 x i32> splat (i32 64536), <32 x i32> %39
  %42 = icmp eq <32 x i32> %37, splat (i32 255)
  %43 = select <32 x i1> %42, <32 x i32> splat (i32 3000), <32 x i32> %41
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4, i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20, i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %45 = trunc <32 x i32> %44 to <32 x i16>
  store <32 x i16> %45, ptr %34, align 2
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 128
  %47 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 1, i32 1, i32 1, i32 1, i32 5, i32 5, i32 5, i32 5, i32 9, i32 9, i32 9, i32 9, i32 13, i32 13, i32 13, i32 13, i32 17, i32 17, i32 17, i32 17, i32 21, i32 21, i32 21, i32 21, i32 25, i32 25, i32 25, i32 25, i32 29, i32 29, i32 29, i32 29>
  %48 = trunc <32 x i32> %47 to <32 x i16>
  store <32 x i16> %48, ptr %46, align 2
  %49 = getelementptr inbounds nuw i8, ptr %34, i64 256
  %50 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 2, i32 2, i32 2, i32 2, i32 6, i32 6, i32 6, i32 6, i32 10, i32 10, i32 10, i32 10, i32 14, i32 14, i32 14, i32 14, i32 18, i32 18, i32 18, i32 18, i32 22, i32 22, i32 22, i32 22, i32 26, i32 26, i32 26, i32 26, i32 30, i32 30, i32 30, i32 30>
  %51 = trunc <32 x i32> %50 to <32 x i16>
  store <32 x i16> %51, ptr %49, align 2
  %52 = getelementptr inbounds nuw i8, ptr %34, i64 384
  %53 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> <i32 3, i32 3, i32 3, i32 3, i32 7, i32 7, i32 7, i32 7, i32 11, i32 11, i32 11, i32 11, i32 15, i32 15, i32 15, i32 15, i32 19, i32 19, i32 19, i32 19, i32 23, i32 23, i32 23, i32 23, i32 27, i32 27, i32 27, i32 27, i32 31, i32 31, i32 31, i32 31>
  %54 = trunc <32 x i32> %53 to <32 x i16>
  store <32 x i16> %54, ptr %52, align 2
  br i1 %19, label %18, label %15

55:
  ret void
}

define void @tensor_tile_narrow(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [2 x <64 x i8>], align 64
  %12 = alloca [2 x [2 x <32 x i32>]], align 128
  %13 = alloca %"struct.(anonymous namespace)::Dense", align 4
  %14 = zext i32 %3 to i64
  %15 = icmp eq i32 %3, 0
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 256
  br i1 %15, label %41, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 1024
  %19 = insertelement <32 x i32> poison, i32 %4, i64 0
  %20 = shufflevector <32 x i32> %19, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %21

21:
  %22 = phi i64 [ 0, %17 ], [ %39, %21 ]
  %23 = shl nuw nsw i64 %22, 5
  %24 = getelementptr inbounds nuw float, ptr %2, i64 %23
  %25 = load <32 x float>, ptr %24, align 4
  %26 = shufflevector <32 x float> %25, <32 x float> poison, <32 x i32> <i32 0, i32 8, i32 16, i32 24, i32 4, i32 12, i32 20, i32 28, i32 1, i32 9, i32 17, i32 25, i32 5, i32 13, i32 21, i32 29, i32 2, i32 10, i32 18, i32 26, i32 6, i32 14, i32 22, i32 30, i32 3, i32 11, i32 19, i32 27, i32 7, i32 15, i32 23, i32 31>
  %27 = getelementptr inbounds nuw float, ptr %13, i64 %23
  store <32 x float> %26, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %18, i64 %23
  %29 = bitcast <32 x float> %26 to <32 x i32>
  %30 = lshr <32 x i32> %29, splat (i32 23)
  %31 = and <32 x i32> %30, splat (i32 255)
  %32 = add nsw <32 x i32> %31, splat (i32 -127)
  %33 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %32, <32 x i32> %20)
  %34 = fcmp oeq <32 x float> %26, zeroinitializer
  %35 = select <32 x i1> %34, <32 x i32> splat (i32 196), <32 x i32> %33
  %36 = icmp eq <32 x i32> %31, splat (i32 255)
  %37 = select <32 x i1> %36, <32 x i32> splat (i32 100), <32 x i32> %35
  %38 = trunc <32 x i32> %37 to <32 x i8>
  store <32 x i8> %38, ptr %28, align 4
  %39 = add nuw nsw i64 %22, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %41, label %21

41:
  br label %60

42:
  %43 = shl i32 %3, 2
  %44 = icmp eq i32 %8, 0
  %45 = zext i32 %43 to i64
  %46 = icmp eq i32 %43, 0
  br i1 %46, label %47, label %55

47:
  %48 = load <32 x i8>, ptr %11, align 64
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %50 = load <32 x i8>, ptr %49, align 32
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %52 = load <32 x i8>, ptr %51, align 64
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %54 = load <32 x i8>, ptr %53, align 32
  br label %74

55:
  %56 = getelementptr inbounds nuw i8, ptr %13, i64 1024
  %57 = load <64 x i8>, ptr %11, align 64
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %59 = load <64 x i8>, ptr %58, align 64
  br label %163

60:
  %61 = phi i64 [ 0, %41 ], [ %63, %60 ]
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 %61
  store <64 x i8> splat (i8 -120), ptr %62, align 64
  %63 = add nuw nsw i64 %61, 64
  %64 = icmp eq i64 %63, 128
  br i1 %64, label %42, label %60

65:
  %66 = bitcast <64 x i8> %184 to <2 x i256>
  %67 = extractelement <2 x i256> %66, i64 1
  %68 = bitcast i256 %67 to <32 x i8>
  %69 = shufflevector <64 x i8> %184, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %70 = bitcast <64 x i8> %177 to <2 x i256>
  %71 = extractelement <2 x i256> %70, i64 1
  %72 = bitcast i256 %71 to <32 x i8>
  %73 = shufflevector <64 x i8> %177, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %74

74:
  %75 = phi <32 x i8> [ %54, %47 ], [ %68, %65 ]
  %76 = phi <32 x i8> [ %52, %47 ], [ %69, %65 ]
  %77 = phi <32 x i8> [ %50, %47 ], [ %72, %65 ]
  %78 = phi <32 x i8> [ %48, %47 ], [ %73, %65 ]
  %79 = insertelement <32 x i32> poison, i32 %9, i64 0
  %80 = shufflevector <32 x i32> %79, <32 x i32> poison, <32 x i32> zeroinitializer
  %81 = add nsw i32 %9, -7
  %82 = insertelement <32 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <32 x i32> %82, <32 x i32> poison, <32 x i32> zeroinitializer
  %84 = load <32 x float>, ptr %5, align 4
  %85 = sext <32 x i8> %78 to <32 x i32>
  %86 = icmp slt <32 x i8> %78, splat (i8 -40)
  %87 = select <32 x i1> %86, <32 x i32> splat (i32 -10000), <32 x i32> %85
  %88 = fcmp oeq <32 x float> %84, zeroinitializer
  %89 = bitcast <32 x float> %84 to <32 x i32>
  %90 = lshr <32 x i32> %89, splat (i32 23)
  %91 = and <32 x i32> %90, splat (i32 255)
  %92 = add nsw <32 x i32> %91, splat (i32 -127)
  %93 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %92, <32 x i32> %80)
  %94 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %87, <32 x i32> %93)
  %95 = select <32 x i1> %88, <32 x i32> %87, <32 x i32> %94
  %96 = icmp eq <32 x i32> %95, splat (i32 -10000)
  %97 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %95, <32 x i32> %83)
  %98 = select <32 x i1> %96, <32 x i32> splat (i32 -60), <32 x i32> %97
  %99 = add nsw <32 x i32> %98, splat (i32 -36)
  %100 = icmp ult <32 x i32> %99, splat (i32 -96)
  store <32 x i32> %98, ptr %12, align 128
  %101 = getelementptr i8, ptr %5, i64 256
  %102 = load <32 x float>, ptr %101, align 4
  %103 = sext <32 x i8> %77 to <32 x i32>
  %104 = icmp slt <32 x i8> %77, splat (i8 -40)
  %105 = select <32 x i1> %104, <32 x i32> splat (i32 -10000), <32 x i32> %103
  %106 = fcmp oeq <32 x float> %102, zeroinitializer
  %107 = bitcast <32 x float> %102 to <32 x i32>
  %108 = lshr <32 x i32> %107, splat (i32 23)
  %109 = and <32 x i32> %108, splat (i32 255)
  %110 = add nsw <32 x i32> %109, splat (i32 -127)
  %111 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %110, <32 x i32> %80)
  %112 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %105, <32 x i32> %111)
  %113 = select <32 x i1> %106, <32 x i32> %105, <32 x i32> %112
  %114 = icmp eq <32 x i32> %113, splat (i32 -10000)
  %115 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %113, <32 x i32> %83)
  %116 = select <32 x i1> %114, <32 x i32> splat (i32 -60), <32 x i32> %115
  %117 = add nsw <32 x i32> %116, splat (i32 -36)
  %118 = icmp ult <32 x i32> %117, splat (i32 -96)
  %119 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %116, ptr %119, align 128
  %120 = getelementptr i8, ptr %5, i64 128
  %121 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %122 = load <32 x float>, ptr %120, align 4
  %123 = sext <32 x i8> %76 to <32 x i32>
  %124 = icmp slt <32 x i8> %76, splat (i8 -40)
  %125 = select <32 x i1> %124, <32 x i32> splat (i32 -10000), <32 x i32> %123
  %126 = fcmp oeq <32 x float> %122, zeroinitializer
  %127 = bitcast <32 x float> %122 to <32 x i32>
  %128 = lshr <32 x i32> %127, splat (i32 23)
  %129 = and <32 x i32> %128, splat (i32 255)
  %130 = add nsw <32 x i32> %129, splat (i32 -127)
  %131 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %130, <32 x i32> %80)
  %132 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %125, <32 x i32> %131)
  %133 = select <32 x i1> %126, <32 x i32> %125, <32 x i32> %132
  %134 = icmp eq <32 x i32> %133, splat (i32 -10000)
  %135 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %133, <32 x i32> %83)
  %136 = select <32 x i1> %134, <32 x i32> splat (i32 -60), <32 x i32> %135
  %137 = add nsw <32 x i32> %136, splat (i32 -36)
  %138 = icmp ult <32 x i32> %137, splat (i32 -96)
  store <32 x i32> %136, ptr %121, align 128
  %139 = getelementptr i8, ptr %5, i64 384
  %140 = load <32 x float>, ptr %139, align 4
  %141 = sext <32 x i8> %75 to <32 x i32>
  %142 = icmp slt <32 x i8> %75, splat (i8 -40)
  %143 = select <32 x i1> %142, <32 x i32> splat (i32 -10000), <32 x i32> %141
  %144 = fcmp oeq <32 x float> %140, zeroinitializer
  %145 = bitcast <32 x float> %140 to <32 x i32>
  %146 = lshr <32 x i32> %145, splat (i32 23)
  %147 = and <32 x i32> %146, splat (i32 255)
  %148 = add nsw <32 x i32> %147, splat (i32 -127)
  %149 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %148, <32 x i32> %80)
  %150 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %143, <32 x i32> %149)
  %151 = select <32 x i1> %144, <32 x i32> %143, <32 x i32> %150
  %152 = icmp eq <32 x i32> %151, splat (i32 -10000)
  %153 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %151, <32 x i32> %83)
  %154 = select <32 x i1> %152, <32 x i32> splat (i32 -60), <32 x i32> %153
  %155 = add nsw <32 x i32> %154, splat (i32 -36)
  %156 = icmp ult <32 x i32> %155, splat (i32 -96)
  %157 = select <32 x i1> %156, <32 x i1> splat (i1 true), <32 x i1> %138
  %158 = select <32 x i1> %157, <32 x i1> splat (i1 true), <32 x i1> %118
  %159 = select <32 x i1> %158, <32 x i1> splat (i1 true), <32 x i1> %100
  %160 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %154, ptr %160, align 128
  %161 = bitcast <32 x i1> %159 to i32
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %211, label %187

163:
  %164 = phi <64 x i8> [ %59, %55 ], [ %184, %163 ]
  %165 = phi <64 x i8> [ %57, %55 ], [ %177, %163 ]
  %166 = phi i64 [ 0, %55 ], [ %185, %163 ]
  %167 = shl nuw nsw i64 %166, 6
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 %167
  %169 = load <64 x i8>, ptr %168, align 1
  %170 = shl nuw nsw i64 %166, 3
  %171 = getelementptr inbounds nuw i8, ptr %56, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = insertelement <16 x i32> poison, i32 %172, i64 0
  %174 = shufflevector <16 x i32> %173, <16 x i32> poison, <16 x i32> zeroinitializer
  %175 = bitcast <16 x i32> %174 to <64 x i8>
  %176 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %169, <64 x i8> %175)
  %177 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %165, <64 x i8> %176)
  %178 = getelementptr inbounds nuw i8, ptr %171, i64 4
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <16 x i32> poison, i32 %179, i64 0
  %181 = shufflevector <16 x i32> %180, <16 x i32> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i32> %181 to <64 x i8>
  %183 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %169, <64 x i8> %182)
  %184 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %164, <64 x i8> %183)
  %185 = add nuw nsw i64 %166, 1
  %186 = icmp eq i64 %185, %45
  br i1 %186, label %65, label %163

187:
  %188 = insertelement <32 x i32> poison, i32 %6, i64 0
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> zeroinitializer
  %190 = add <32 x i32> %189, splat (i32 1023)
  %191 = add nsw i32 %7, 126
  %192 = insertelement <32 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <32 x i32> %192, <32 x i32> poison, <32 x i32> zeroinitializer
  %194 = sub <32 x i32> %193, %189
  %195 = add <32 x i32> %194, splat (i32 1023)
  %196 = sub <32 x i32> splat (i32 1023), %193
  %197 = zext <32 x i32> %196 to <32 x i64>
  %198 = shl <32 x i64> %197, splat (i64 52)
  %199 = bitcast <32 x i64> %198 to <32 x double>
  %200 = sub nsw i32 52, %7
  %201 = zext nneg i32 %200 to i64
  %202 = shl nuw i64 1, %201
  %203 = sub i64 0, %202
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = add i64 %202, -1
  %207 = insertelement <32 x i64> poison, i64 %206, i64 0
  %208 = shufflevector <32 x i64> %207, <32 x i64> poison, <32 x i32> zeroinitializer
  %209 = insertelement <32 x i64> poison, i64 %202, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %493

211:
  %212 = add nsw i32 %6, 127
  %213 = insertelement <32 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <32 x i32> %213, <32 x i32> poison, <32 x i32> zeroinitializer
  %215 = sub nsw i32 127, %6
  %216 = insertelement <32 x i32> poison, i32 %215, i64 0
  %217 = shufflevector <32 x i32> %216, <32 x i32> poison, <32 x i32> zeroinitializer
  %218 = sub nsw i32 52, %7
  %219 = zext nneg i32 %218 to i64
  %220 = shl nuw i64 1, %219
  %221 = sub i64 0, %220
  %222 = insertelement <32 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <32 x i64> %222, <32 x i64> poison, <32 x i32> zeroinitializer
  %224 = add i64 %220, -1
  %225 = insertelement <32 x i64> poison, i64 %224, i64 0
  %226 = shufflevector <32 x i64> %225, <32 x i64> poison, <32 x i32> zeroinitializer
  %227 = insertelement <32 x i64> poison, i64 %220, i64 0
  %228 = shufflevector <32 x i64> %227, <32 x i64> poison, <32 x i32> zeroinitializer
  %229 = sub <32 x i32> %214, %98
  %230 = shl <32 x i32> %229, splat (i32 23)
  %231 = bitcast <32 x i32> %230 to <32 x float>
  %232 = fmul <32 x float> %84, %231
  %233 = fptosi <32 x float> %232 to <32 x i32>
  %234 = sub <32 x i32> %214, %116
  %235 = shl <32 x i32> %234, splat (i32 23)
  %236 = bitcast <32 x i32> %235 to <32 x float>
  %237 = fmul <32 x float> %102, %236
  %238 = fptosi <32 x float> %237 to <32 x i32>
  br i1 %46, label %242, label %254

239:
  %240 = sitofp <32 x i32> %324 to <32 x double>
  %241 = sitofp <32 x i32> %330 to <32 x double>
  br label %242

242:
  %243 = phi <32 x double> [ zeroinitializer, %211 ], [ %240, %239 ]
  %244 = phi <32 x i32> [ %233, %211 ], [ %306, %239 ]
  %245 = phi <32 x i32> [ %238, %211 ], [ %312, %239 ]
  %246 = phi <32 x double> [ zeroinitializer, %211 ], [ %241, %239 ]
  %247 = add <32 x i32> %98, %217
  %248 = shl <32 x i32> %247, splat (i32 23)
  %249 = bitcast <32 x i32> %248 to <32 x float>
  %250 = sitofp <32 x i32> %244 to <32 x double>
  %251 = fadd <32 x double> %243, %250
  %252 = bitcast <32 x double> %251 to <32 x i64>
  %253 = and <32 x i64> %223, %252
  br i1 %44, label %338, label %333

254:
  %255 = phi <32 x i32> [ %324, %254 ], [ zeroinitializer, %211 ]
  %256 = phi <32 x i32> [ %306, %254 ], [ %233, %211 ]
  %257 = phi <32 x i32> [ %312, %254 ], [ %238, %211 ]
  %258 = phi <32 x i32> [ %330, %254 ], [ zeroinitializer, %211 ]
  %259 = phi i64 [ %331, %254 ], [ 0, %211 ]
  %260 = shl nuw nsw i64 %259, 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 %260
  %262 = shl nuw nsw i64 %259, 5
  %263 = getelementptr i8, ptr %13, i64 %262
  %264 = load <4 x float>, ptr %263, align 4
  %265 = shufflevector <4 x float> %264, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %266 = load <32 x float>, ptr %261, align 4
  %267 = fmul <32 x float> %266, %265
  %268 = fmul <32 x float> %267, %231
  %269 = fptosi <32 x float> %268 to <32 x i32>
  %270 = add <32 x i32> %256, %269
  %271 = getelementptr inbounds nuw i8, ptr %261, i64 128
  %272 = load <32 x float>, ptr %271, align 4
  %273 = fmul <32 x float> %272, %265
  %274 = fmul <32 x float> %273, %236
  %275 = fptosi <32 x float> %274 to <32 x i32>
  %276 = add <32 x i32> %257, %275
  %277 = or disjoint i64 %259, 1
  %278 = shl nuw nsw i64 %277, 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 %278
  %280 = shl nuw nsw i64 %277, 5
  %281 = getelementptr i8, ptr %13, i64 %280
  %282 = load <4 x float>, ptr %281, align 4
  %283 = shufflevector <4 x float> %282, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %284 = load <32 x float>, ptr %279, align 4
  %285 = fmul <32 x float> %284, %283
  %286 = fmul <32 x float> %285, %231
  %287 = fptosi <32 x float> %286 to <32 x i32>
  %288 = add <32 x i32> %255, %287
  %289 = getelementptr inbounds nuw i8, ptr %279, i64 128
  %290 = load <32 x float>, ptr %289, align 4
  %291 = fmul <32 x float> %290, %283
  %292 = fmul <32 x float> %291, %236
  %293 = fptosi <32 x float> %292 to <32 x i32>
  %294 = add <32 x i32> %258, %293
  %295 = or disjoint i64 %259, 2
  %296 = shl nuw nsw i64 %295, 8
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 %296
  %298 = shl nuw nsw i64 %295, 5
  %299 = getelementptr i8, ptr %13, i64 %298
  %300 = load <4 x float>, ptr %299, align 4
  %301 = shufflevector <4 x float> %300, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %302 = load <32 x float>, ptr %297, align 4
  %303 = fmul <32 x float> %302, %301
  %304 = fmul <32 x float> %303, %231
  %305 = fptosi <32 x float> %304 to <32 x i32>
  %306 = add <32 x i32> %270, %305
  %307 = getelementptr inbounds nuw i8, ptr %297, i64 128
  %308 = load <32 x float>, ptr %307, align 4
  %309 = fmul <32 x float> %308, %301
  %310 = fmul <32 x float> %309, %236
  %311 = fptosi <32 x float> %310 to <32 x i32>
  %312 = add <32 x i32> %276, %311
  %313 = or disjoint i64 %259, 3
  %314 = shl nuw nsw i64 %313, 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 %314
  %316 = shl nuw nsw i64 %313, 5
  %317 = getelementptr i8, ptr %13, i64 %316
  %318 = load <4 x float>, ptr %317, align 4
  %319 = shufflevector <4 x float> %318, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %320 = load <32 x float>, ptr %315, align 4
  %321 = fmul <32 x float> %320, %319
  %322 = fmul <32 x float> %321, %231
  %323 = fptosi <32 x float> %322 to <32 x i32>
  %324 = add <32 x i32> %288, %323
  %325 = getelementptr inbounds nuw i8, ptr %315, i64 128
  %326 = load <32 x float>, ptr %325, align 4
  %327 = fmul <32 x float> %326, %319
  %328 = fmul <32 x float> %327, %236
  %329 = fptosi <32 x float> %328 to <32 x i32>
  %330 = add <32 x i32> %294, %329
  %331 = add nuw nsw i64 %259, 4
  %332 = icmp samesign ult i64 %331, %45
  br i1 %332, label %254, label %239

333:
  %334 = and <32 x i64> %226, %252
  %335 = icmp eq <32 x i64> %334, zeroinitializer
  %336 = select <32 x i1> %335, <32 x i64> zeroinitializer, <32 x i64> %228
  %337 = or <32 x i64> %336, %253
  br label %338

338:
  %339 = phi <32 x i64> [ %337, %333 ], [ %253, %242 ]
  %340 = bitcast <32 x i64> %339 to <32 x double>
  %341 = fptrunc <32 x double> %340 to <32 x float>
  %342 = fmul <32 x float> %249, %341
  store <32 x float> %342, ptr %5, align 4
  %343 = add <32 x i32> %116, %217
  %344 = shl <32 x i32> %343, splat (i32 23)
  %345 = bitcast <32 x i32> %344 to <32 x float>
  %346 = sitofp <32 x i32> %245 to <32 x double>
  %347 = fadd <32 x double> %246, %346
  %348 = bitcast <32 x double> %347 to <32 x i64>
  %349 = and <32 x i64> %223, %348
  br i1 %44, label %355, label %350

350:
  %351 = and <32 x i64> %226, %348
  %352 = icmp eq <32 x i64> %351, zeroinitializer
  %353 = select <32 x i1> %352, <32 x i64> zeroinitializer, <32 x i64> %228
  %354 = or <32 x i64> %353, %349
  br label %355

355:
  %356 = phi <32 x i64> [ %354, %350 ], [ %349, %338 ]
  %357 = bitcast <32 x i64> %356 to <32 x double>
  %358 = fptrunc <32 x double> %357 to <32 x float>
  %359 = fmul <32 x float> %345, %358
  store <32 x float> %359, ptr %101, align 4
  %360 = sub <32 x i32> %214, %136
  %361 = shl <32 x i32> %360, splat (i32 23)
  %362 = bitcast <32 x i32> %361 to <32 x float>
  %363 = fmul <32 x float> %122, %362
  %364 = fptosi <32 x float> %363 to <32 x i32>
  %365 = sub <32 x i32> %214, %154
  %366 = shl <32 x i32> %365, splat (i32 23)
  %367 = bitcast <32 x i32> %366 to <32 x float>
  %368 = fmul <32 x float> %140, %367
  %369 = fptosi <32 x float> %368 to <32 x i32>
  br i1 %46, label %454, label %370

370:
  %371 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %372

372:
  %373 = phi <32 x i32> [ zeroinitializer, %370 ], [ %442, %372 ]
  %374 = phi <32 x i32> [ %364, %370 ], [ %424, %372 ]
  %375 = phi <32 x i32> [ %369, %370 ], [ %430, %372 ]
  %376 = phi <32 x i32> [ zeroinitializer, %370 ], [ %448, %372 ]
  %377 = phi i64 [ 0, %370 ], [ %449, %372 ]
  %378 = shl nuw nsw i64 %377, 8
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 %378
  %380 = shl nuw nsw i64 %377, 5
  %381 = getelementptr i8, ptr %371, i64 %380
  %382 = load <4 x float>, ptr %381, align 4
  %383 = shufflevector <4 x float> %382, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %384 = load <32 x float>, ptr %379, align 4
  %385 = fmul <32 x float> %384, %383
  %386 = fmul <32 x float> %385, %362
  %387 = fptosi <32 x float> %386 to <32 x i32>
  %388 = add <32 x i32> %374, %387
  %389 = getelementptr inbounds nuw i8, ptr %379, i64 128
  %390 = load <32 x float>, ptr %389, align 4
  %391 = fmul <32 x float> %390, %383
  %392 = fmul <32 x float> %391, %367
  %393 = fptosi <32 x float> %392 to <32 x i32>
  %394 = add <32 x i32> %375, %393
  %395 = or disjoint i64 %377, 1
  %396 = shl nuw nsw i64 %395, 8
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 %396
  %398 = shl nuw nsw i64 %395, 5
  %399 = getelementptr i8, ptr %371, i64 %398
  %400 = load <4 x float>, ptr %399, align 4
  %401 = shufflevector <4 x float> %400, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %402 = load <32 x float>, ptr %397, align 4
  %403 = fmul <32 x float> %402, %401
  %404 = fmul <32 x float> %403, %362
  %405 = fptosi <32 x float> %404 to <32 x i32>
  %406 = add <32 x i32> %373, %405
  %407 = getelementptr inbounds nuw i8, ptr %397, i64 128
  %408 = load <32 x float>, ptr %407, align 4
  %409 = fmul <32 x float> %408, %401
  %410 = fmul <32 x float> %409, %367
  %411 = fptosi <32 x float> %410 to <32 x i32>
  %412 = add <32 x i32> %376, %411
  %413 = or disjoint i64 %377, 2
  %414 = shl nuw nsw i64 %413, 8
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 %414
  %416 = shl nuw nsw i64 %413, 5
  %417 = getelementptr i8, ptr %371, i64 %416
  %418 = load <4 x float>, ptr %417, align 4
  %419 = shufflevector <4 x float> %418, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %420 = load <32 x float>, ptr %415, align 4
  %421 = fmul <32 x float> %420, %419
  %422 = fmul <32 x float> %421, %362
  %423 = fptosi <32 x float> %422 to <32 x i32>
  %424 = add <32 x i32> %388, %423
  %425 = getelementptr inbounds nuw i8, ptr %415, i64 128
  %426 = load <32 x float>, ptr %425, align 4
  %427 = fmul <32 x float> %426, %419
  %428 = fmul <32 x float> %427, %367
  %429 = fptosi <32 x float> %428 to <32 x i32>
  %430 = add <32 x i32> %394, %429
  %431 = or disjoint i64 %377, 3
  %432 = shl nuw nsw i64 %431, 8
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 %432
  %434 = shl nuw nsw i64 %431, 5
  %435 = getelementptr i8, ptr %371, i64 %434
  %436 = load <4 x float>, ptr %435, align 4
  %437 = shufflevector <4 x float> %436, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %438 = load <32 x float>, ptr %433, align 4
  %439 = fmul <32 x float> %438, %437
  %440 = fmul <32 x float> %439, %362
  %441 = fptosi <32 x float> %440 to <32 x i32>
  %442 = add <32 x i32> %406, %441
  %443 = getelementptr inbounds nuw i8, ptr %433, i64 128
  %444 = load <32 x float>, ptr %443, align 4
  %445 = fmul <32 x float> %444, %437
  %446 = fmul <32 x float> %445, %367
  %447 = fptosi <32 x float> %446 to <32 x i32>
  %448 = add <32 x i32> %412, %447
  %449 = add nuw nsw i64 %377, 4
  %450 = icmp samesign ult i64 %449, %45
  br i1 %450, label %372, label %451

451:
  %452 = sitofp <32 x i32> %442 to <32 x double>
  %453 = sitofp <32 x i32> %448 to <32 x double>
  br label %454

454:
  %455 = phi <32 x double> [ zeroinitializer, %355 ], [ %452, %451 ]
  %456 = phi <32 x i32> [ %364, %355 ], [ %424, %451 ]
  %457 = phi <32 x i32> [ %369, %355 ], [ %430, %451 ]
  %458 = phi <32 x double> [ zeroinitializer, %355 ], [ %453, %451 ]
  %459 = add <32 x i32> %136, %217
  %460 = shl <32 x i32> %459, splat (i32 23)
  %461 = bitcast <32 x i32> %460 to <32 x float>
  %462 = sitofp <32 x i32> %456 to <32 x double>
  %463 = fadd <32 x double> %455, %462
  %464 = bitcast <32 x double> %463 to <32 x i64>
  %465 = and <32 x i64> %223, %464
  br i1 %44, label %471, label %466

466:
  %467 = and <32 x i64> %226, %464
  %468 = icmp eq <32 x i64> %467, zeroinitializer
  %469 = select <32 x i1> %468, <32 x i64> zeroinitializer, <32 x i64> %228
  %470 = or <32 x i64> %469, %465
  br label %471

471:
  %472 = phi <32 x i64> [ %470, %466 ], [ %465, %454 ]
  %473 = bitcast <32 x i64> %472 to <32 x double>
  %474 = fptrunc <32 x double> %473 to <32 x float>
  %475 = fmul <32 x float> %461, %474
  store <32 x float> %475, ptr %120, align 4
  %476 = add <32 x i32> %154, %217
  %477 = shl <32 x i32> %476, splat (i32 23)
  %478 = bitcast <32 x i32> %477 to <32 x float>
  %479 = sitofp <32 x i32> %457 to <32 x double>
  %480 = fadd <32 x double> %458, %479
  %481 = bitcast <32 x double> %480 to <32 x i64>
  %482 = and <32 x i64> %223, %481
  br i1 %44, label %488, label %483

483:
  %484 = and <32 x i64> %226, %481
  %485 = icmp eq <32 x i64> %484, zeroinitializer
  %486 = select <32 x i1> %485, <32 x i64> zeroinitializer, <32 x i64> %228
  %487 = or <32 x i64> %486, %482
  br label %488

488:
  %489 = phi <32 x i64> [ %487, %483 ], [ %482, %471 ]
  %490 = bitcast <32 x i64> %489 to <32 x double>
  %491 = fptrunc <32 x double> %490 to <32 x float>
  %492 = fmul <32 x float> %478, %491
  store <32 x float> %492, ptr %139, align 4
  br label %567

493:
  %494 = phi i1 [ true, %187 ], [ false, %501 ]
  %495 = phi ptr [ %12, %187 ], [ %16, %501 ]
  %496 = phi i64 [ 0, %187 ], [ 1, %501 ]
  %497 = shl nuw nsw i64 %496, 7
  %498 = getelementptr i8, ptr %5, i64 %497
  %499 = shl nuw nsw i64 %496, 4
  %500 = getelementptr i8, ptr %13, i64 %499
  br label %502

501:
  br i1 %494, label %493, label %567

502:
  %503 = phi i1 [ true, %493 ], [ false, %562 ]
  %504 = phi i64 [ 0, %493 ], [ 1, %562 ]
  %505 = shl nuw nsw i64 %504, 8
  %506 = getelementptr i8, ptr %498, i64 %505
  %507 = load <32 x float>, ptr %506, align 4
  %508 = getelementptr inbounds nuw <32 x i32>, ptr %495, i64 %504
  %509 = load <32 x i32>, ptr %508, align 128
  %510 = sub <32 x i32> %190, %509
  %511 = zext <32 x i32> %510 to <32 x i64>
  %512 = shl <32 x i64> %511, splat (i64 52)
  %513 = bitcast <32 x i64> %512 to <32 x double>
  %514 = fpext <32 x float> %507 to <32 x double>
  %515 = fmul <32 x double> %514, %513
  %516 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %515)
  br i1 %46, label %540, label %517

517:
  %518 = shl nuw nsw i64 %504, 7
  %519 = getelementptr i8, ptr %0, i64 %518
  br label %520

520:
  %521 = phi <32 x double> [ %514, %517 ], [ %534, %520 ]
  %522 = phi <32 x double> [ %516, %517 ], [ %537, %520 ]
  %523 = phi i64 [ 0, %517 ], [ %538, %520 ]
  %524 = shl nuw nsw i64 %523, 8
  %525 = getelementptr i8, ptr %519, i64 %524
  %526 = load <32 x float>, ptr %525, align 4
  %527 = fpext <32 x float> %526 to <32 x double>
  %528 = shl nuw nsw i64 %523, 5
  %529 = getelementptr i8, ptr %500, i64 %528
  %530 = load <4 x float>, ptr %529, align 4
  %531 = shufflevector <4 x float> %530, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %532 = fpext <32 x float> %531 to <32 x double>
  %533 = fmul <32 x double> %527, %532
  %534 = fadd <32 x double> %521, %533
  %535 = fmul <32 x double> %533, %513
  %536 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %535)
  %537 = fadd <32 x double> %522, %536
  %538 = add nuw nsw i64 %523, 1
  %539 = icmp eq i64 %538, %45
  br i1 %539, label %540, label %520

540:
  %541 = phi <32 x double> [ %516, %502 ], [ %537, %520 ]
  %542 = phi <32 x double> [ %514, %502 ], [ %534, %520 ]
  %543 = add <32 x i32> %195, %509
  %544 = zext <32 x i32> %543 to <32 x i64>
  %545 = shl <32 x i64> %544, splat (i64 52)
  %546 = bitcast <32 x i64> %545 to <32 x double>
  %547 = fmul <32 x double> %541, %546
  %548 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %547)
  %549 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %548, <32 x double> %199, <32 x double> zeroinitializer)
  %550 = fsub <32 x double> %542, %542
  %551 = fcmp une <32 x double> %550, zeroinitializer
  %552 = fcmp ord <32 x double> %542, zeroinitializer
  %553 = fptrunc <32 x double> %542 to <32 x float>
  %554 = select <32 x i1> %552, <32 x float> %553, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %555 = bitcast <32 x double> %549 to <32 x i64>
  %556 = and <32 x i64> %205, %555
  br i1 %44, label %562, label %557

557:
  %558 = and <32 x i64> %208, %555
  %559 = icmp eq <32 x i64> %558, zeroinitializer
  %560 = select <32 x i1> %559, <32 x i64> zeroinitializer, <32 x i64> %210
  %561 = or <32 x i64> %560, %556
  br label %562

562:
  %563 = phi <32 x i64> [ %561, %557 ], [ %556, %540 ]
  %564 = bitcast <32 x i64> %563 to <32 x double>
  %565 = fptrunc <32 x double> %564 to <32 x float>
  %566 = select <32 x i1> %551, <32 x float> %554, <32 x float> %565
  store <32 x float> %566, ptr %506, align 4
  br i1 %503, label %502, label %501

567:
  ret void
}

define void @tensor_tile_wide(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [2 x <64 x i16>], align 128
  %12 = alloca [2 x [2 x <32 x i32>]], align 128
  %13 = alloca %"struct.(anonymous namespace)::Dense.0", align 4
  %14 = zext i32 %3 to i64
  %15 = icmp eq i32 %3, 0
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 256
  br i1 %15, label %41, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 1024
  %19 = insertelement <32 x i32> poison, i32 %4, i64 0
  %20 = shufflevector <32 x i32> %19, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %21

21:
  %22 = phi i64 [ 0, %17 ], [ %39, %21 ]
  %23 = shl nuw nsw i64 %22, 5
  %24 = getelementptr inbounds nuw float, ptr %2, i64 %23
  %25 = load <32 x float>, ptr %24, align 4
  %26 = shufflevector <32 x float> %25, <32 x float> poison, <32 x i32> <i32 0, i32 8, i32 16, i32 24, i32 4, i32 12, i32 20, i32 28, i32 1, i32 9, i32 17, i32 25, i32 5, i32 13, i32 21, i32 29, i32 2, i32 10, i32 18, i32 26, i32 6, i32 14, i32 22, i32 30, i32 3, i32 11, i32 19, i32 27, i32 7, i32 15, i32 23, i32 31>
  %27 = getelementptr inbounds nuw float, ptr %13, i64 %23
  store <32 x float> %26, ptr %27, align 4
  %28 = getelementptr inbounds nuw i16, ptr %18, i64 %23
  %29 = bitcast <32 x float> %26 to <32 x i32>
  %30 = lshr <32 x i32> %29, splat (i32 23)
  %31 = and <32 x i32> %30, splat (i32 255)
  %32 = add nsw <32 x i32> %31, splat (i32 -127)
  %33 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %32, <32 x i32> %20)
  %34 = fcmp oeq <32 x float> %26, zeroinitializer
  %35 = select <32 x i1> %34, <32 x i32> splat (i32 64536), <32 x i32> %33
  %36 = icmp eq <32 x i32> %31, splat (i32 255)
  %37 = select <32 x i1> %36, <32 x i32> splat (i32 3000), <32 x i32> %35
  %38 = trunc <32 x i32> %37 to <32 x i16>
  store <32 x i16> %38, ptr %28, align 4
  %39 = add nuw nsw i64 %22, 1
  %40 = icmp eq i64 %39, %14
  br i1 %40, label %41, label %21

41:
  br label %60

42:
  %43 = shl i32 %3, 2
  %44 = icmp eq i32 %8, 0
  %45 = zext i32 %43 to i64
  %46 = icmp eq i32 %43, 0
  br i1 %46, label %47, label %55

47:
  %48 = load <32 x i16>, ptr %11, align 128
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %50 = load <32 x i16>, ptr %49, align 64
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %52 = load <32 x i16>, ptr %51, align 128
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 192
  %54 = load <32 x i16>, ptr %53, align 64
  br label %74

55:
  %56 = getelementptr inbounds nuw i8, ptr %13, i64 1024
  %57 = load <64 x i16>, ptr %11, align 128
  %58 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %59 = load <64 x i16>, ptr %58, align 128
  br label %163

60:
  %61 = phi i64 [ 0, %41 ], [ %63, %60 ]
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 %61
  store <64 x i16> splat (i16 -2000), ptr %62, align 128
  %63 = add nuw nsw i64 %61, 128
  %64 = icmp eq i64 %63, 256
  br i1 %64, label %42, label %60

65:
  %66 = bitcast <64 x i16> %184 to <2 x i512>
  %67 = extractelement <2 x i512> %66, i64 1
  %68 = bitcast i512 %67 to <32 x i16>
  %69 = shufflevector <64 x i16> %184, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %70 = bitcast <64 x i16> %177 to <2 x i512>
  %71 = extractelement <2 x i512> %70, i64 1
  %72 = bitcast i512 %71 to <32 x i16>
  %73 = shufflevector <64 x i16> %177, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %74

74:
  %75 = phi <32 x i16> [ %54, %47 ], [ %68, %65 ]
  %76 = phi <32 x i16> [ %52, %47 ], [ %69, %65 ]
  %77 = phi <32 x i16> [ %50, %47 ], [ %72, %65 ]
  %78 = phi <32 x i16> [ %48, %47 ], [ %73, %65 ]
  %79 = insertelement <32 x i32> poison, i32 %9, i64 0
  %80 = shufflevector <32 x i32> %79, <32 x i32> poison, <32 x i32> zeroinitializer
  %81 = add nsw i32 %9, -7
  %82 = insertelement <32 x i32> poison, i32 %81, i64 0
  %83 = shufflevector <32 x i32> %82, <32 x i32> poison, <32 x i32> zeroinitializer
  %84 = load <32 x float>, ptr %5, align 4
  %85 = icmp slt <32 x i16> %78, splat (i16 -500)
  %86 = select <32 x i1> %85, <32 x i16> splat (i16 -10000), <32 x i16> %78
  %87 = sext <32 x i16> %86 to <32 x i32>
  %88 = fcmp oeq <32 x float> %84, zeroinitializer
  %89 = bitcast <32 x float> %84 to <32 x i32>
  %90 = lshr <32 x i32> %89, splat (i32 23)
  %91 = and <32 x i32> %90, splat (i32 255)
  %92 = add nsw <32 x i32> %91, splat (i32 -127)
  %93 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %92, <32 x i32> %80)
  %94 = select <32 x i1> %88, <32 x i32> splat (i32 -10000), <32 x i32> %93
  %95 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %87, <32 x i32> %94)
  %96 = icmp eq <32 x i32> %95, splat (i32 -10000)
  %97 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %95, <32 x i32> %83)
  %98 = select <32 x i1> %96, <32 x i32> splat (i32 -60), <32 x i32> %97
  %99 = add nsw <32 x i32> %98, splat (i32 -101)
  %100 = icmp ult <32 x i32> %99, splat (i32 -161)
  store <32 x i32> %98, ptr %12, align 128
  %101 = getelementptr i8, ptr %5, i64 256
  %102 = load <32 x float>, ptr %101, align 4
  %103 = icmp slt <32 x i16> %77, splat (i16 -500)
  %104 = select <32 x i1> %103, <32 x i16> splat (i16 -10000), <32 x i16> %77
  %105 = sext <32 x i16> %104 to <32 x i32>
  %106 = fcmp oeq <32 x float> %102, zeroinitializer
  %107 = bitcast <32 x float> %102 to <32 x i32>
  %108 = lshr <32 x i32> %107, splat (i32 23)
  %109 = and <32 x i32> %108, splat (i32 255)
  %110 = add nsw <32 x i32> %109, splat (i32 -127)
  %111 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %110, <32 x i32> %80)
  %112 = select <32 x i1> %106, <32 x i32> splat (i32 -10000), <32 x i32> %111
  %113 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %105, <32 x i32> %112)
  %114 = icmp eq <32 x i32> %113, splat (i32 -10000)
  %115 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %113, <32 x i32> %83)
  %116 = select <32 x i1> %114, <32 x i32> splat (i32 -60), <32 x i32> %115
  %117 = add nsw <32 x i32> %116, splat (i32 -101)
  %118 = icmp ult <32 x i32> %117, splat (i32 -161)
  %119 = or <32 x i1> %118, %100
  %120 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %116, ptr %120, align 128
  %121 = getelementptr i8, ptr %5, i64 128
  %122 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %123 = load <32 x float>, ptr %121, align 4
  %124 = icmp slt <32 x i16> %76, splat (i16 -500)
  %125 = select <32 x i1> %124, <32 x i16> splat (i16 -10000), <32 x i16> %76
  %126 = sext <32 x i16> %125 to <32 x i32>
  %127 = fcmp oeq <32 x float> %123, zeroinitializer
  %128 = bitcast <32 x float> %123 to <32 x i32>
  %129 = lshr <32 x i32> %128, splat (i32 23)
  %130 = and <32 x i32> %129, splat (i32 255)
  %131 = add nsw <32 x i32> %130, splat (i32 -127)
  %132 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %131, <32 x i32> %80)
  %133 = select <32 x i1> %127, <32 x i32> splat (i32 -10000), <32 x i32> %132
  %134 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %126, <32 x i32> %133)
  %135 = icmp eq <32 x i32> %134, splat (i32 -10000)
  %136 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %134, <32 x i32> %83)
  %137 = select <32 x i1> %135, <32 x i32> splat (i32 -60), <32 x i32> %136
  %138 = add nsw <32 x i32> %137, splat (i32 -101)
  %139 = icmp ult <32 x i32> %138, splat (i32 -161)
  %140 = or <32 x i1> %139, %119
  store <32 x i32> %137, ptr %122, align 128
  %141 = getelementptr i8, ptr %5, i64 384
  %142 = load <32 x float>, ptr %141, align 4
  %143 = icmp slt <32 x i16> %75, splat (i16 -500)
  %144 = select <32 x i1> %143, <32 x i16> splat (i16 -10000), <32 x i16> %75
  %145 = sext <32 x i16> %144 to <32 x i32>
  %146 = fcmp oeq <32 x float> %142, zeroinitializer
  %147 = bitcast <32 x float> %142 to <32 x i32>
  %148 = lshr <32 x i32> %147, splat (i32 23)
  %149 = and <32 x i32> %148, splat (i32 255)
  %150 = add nsw <32 x i32> %149, splat (i32 -127)
  %151 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %150, <32 x i32> %80)
  %152 = select <32 x i1> %146, <32 x i32> splat (i32 -10000), <32 x i32> %151
  %153 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %145, <32 x i32> %152)
  %154 = icmp eq <32 x i32> %153, splat (i32 -10000)
  %155 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %153, <32 x i32> %83)
  %156 = select <32 x i1> %154, <32 x i32> splat (i32 -60), <32 x i32> %155
  %157 = add nsw <32 x i32> %156, splat (i32 -101)
  %158 = icmp ult <32 x i32> %157, splat (i32 -161)
  %159 = or <32 x i1> %158, %140
  %160 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %156, ptr %160, align 128
  %161 = bitcast <32 x i1> %159 to i32
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %211, label %187

163:
  %164 = phi <64 x i16> [ %59, %55 ], [ %184, %163 ]
  %165 = phi <64 x i16> [ %57, %55 ], [ %177, %163 ]
  %166 = phi i64 [ 0, %55 ], [ %185, %163 ]
  %167 = shl nuw nsw i64 %166, 7
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 %167
  %169 = load <64 x i16>, ptr %168, align 2
  %170 = shl nuw nsw i64 %166, 4
  %171 = getelementptr inbounds nuw i8, ptr %56, i64 %170
  %172 = load i64, ptr %171, align 4
  %173 = insertelement <16 x i64> poison, i64 %172, i64 0
  %174 = shufflevector <16 x i64> %173, <16 x i64> poison, <16 x i32> zeroinitializer
  %175 = bitcast <16 x i64> %174 to <64 x i16>
  %176 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %169, <64 x i16> %175)
  %177 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %165, <64 x i16> %176)
  %178 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %179 = load i64, ptr %178, align 4
  %180 = insertelement <16 x i64> poison, i64 %179, i64 0
  %181 = shufflevector <16 x i64> %180, <16 x i64> poison, <16 x i32> zeroinitializer
  %182 = bitcast <16 x i64> %181 to <64 x i16>
  %183 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %169, <64 x i16> %182)
  %184 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %164, <64 x i16> %183)
  %185 = add nuw nsw i64 %166, 1
  %186 = icmp eq i64 %185, %45
  br i1 %186, label %65, label %163

187:
  %188 = insertelement <32 x i32> poison, i32 %6, i64 0
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> zeroinitializer
  %190 = add <32 x i32> %189, splat (i32 1023)
  %191 = add nsw i32 %7, 126
  %192 = insertelement <32 x i32> poison, i32 %191, i64 0
  %193 = shufflevector <32 x i32> %192, <32 x i32> poison, <32 x i32> zeroinitializer
  %194 = sub <32 x i32> %193, %189
  %195 = add <32 x i32> %194, splat (i32 1023)
  %196 = sub <32 x i32> splat (i32 1023), %193
  %197 = zext <32 x i32> %196 to <32 x i64>
  %198 = shl <32 x i64> %197, splat (i64 52)
  %199 = bitcast <32 x i64> %198 to <32 x double>
  %200 = sub nsw i32 52, %7
  %201 = zext nneg i32 %200 to i64
  %202 = shl nuw i64 1, %201
  %203 = sub i64 0, %202
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = add i64 %202, -1
  %207 = insertelement <32 x i64> poison, i64 %206, i64 0
  %208 = shufflevector <32 x i64> %207, <32 x i64> poison, <32 x i32> zeroinitializer
  %209 = insertelement <32 x i64> poison, i64 %202, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %493

211:
  %212 = add nsw i32 %6, 127
  %213 = insertelement <32 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <32 x i32> %213, <32 x i32> poison, <32 x i32> zeroinitializer
  %215 = sub nsw i32 127, %6
  %216 = insertelement <32 x i32> poison, i32 %215, i64 0
  %217 = shufflevector <32 x i32> %216, <32 x i32> poison, <32 x i32> zeroinitializer
  %218 = sub nsw i32 52, %7
  %219 = zext nneg i32 %218 to i64
  %220 = shl nuw i64 1, %219
  %221 = sub i64 0, %220
  %222 = insertelement <32 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <32 x i64> %222, <32 x i64> poison, <32 x i32> zeroinitializer
  %224 = add i64 %220, -1
  %225 = insertelement <32 x i64> poison, i64 %224, i64 0
  %226 = shufflevector <32 x i64> %225, <32 x i64> poison, <32 x i32> zeroinitializer
  %227 = insertelement <32 x i64> poison, i64 %220, i64 0
  %228 = shufflevector <32 x i64> %227, <32 x i64> poison, <32 x i32> zeroinitializer
  %229 = sub <32 x i32> %214, %98
  %230 = shl <32 x i32> %229, splat (i32 23)
  %231 = bitcast <32 x i32> %230 to <32 x float>
  %232 = fmul <32 x float> %84, %231
  %233 = fptosi <32 x float> %232 to <32 x i32>
  %234 = sub <32 x i32> %214, %116
  %235 = shl <32 x i32> %234, splat (i32 23)
  %236 = bitcast <32 x i32> %235 to <32 x float>
  %237 = fmul <32 x float> %102, %236
  %238 = fptosi <32 x float> %237 to <32 x i32>
  br i1 %46, label %242, label %254

239:
  %240 = sitofp <32 x i32> %324 to <32 x double>
  %241 = sitofp <32 x i32> %330 to <32 x double>
  br label %242

242:
  %243 = phi <32 x double> [ zeroinitializer, %211 ], [ %240, %239 ]
  %244 = phi <32 x i32> [ %233, %211 ], [ %306, %239 ]
  %245 = phi <32 x i32> [ %238, %211 ], [ %312, %239 ]
  %246 = phi <32 x double> [ zeroinitializer, %211 ], [ %241, %239 ]
  %247 = add <32 x i32> %98, %217
  %248 = shl <32 x i32> %247, splat (i32 23)
  %249 = bitcast <32 x i32> %248 to <32 x float>
  %250 = sitofp <32 x i32> %244 to <32 x double>
  %251 = fadd <32 x double> %243, %250
  %252 = bitcast <32 x double> %251 to <32 x i64>
  %253 = and <32 x i64> %223, %252
  br i1 %44, label %338, label %333

254:
  %255 = phi <32 x i32> [ %324, %254 ], [ zeroinitializer, %211 ]
  %256 = phi <32 x i32> [ %306, %254 ], [ %233, %211 ]
  %257 = phi <32 x i32> [ %312, %254 ], [ %238, %211 ]
  %258 = phi <32 x i32> [ %330, %254 ], [ zeroinitializer, %211 ]
  %259 = phi i64 [ %331, %254 ], [ 0, %211 ]
  %260 = shl nuw nsw i64 %259, 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 %260
  %262 = shl nuw nsw i64 %259, 5
  %263 = getelementptr i8, ptr %13, i64 %262
  %264 = load <4 x float>, ptr %263, align 4
  %265 = shufflevector <4 x float> %264, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %266 = load <32 x float>, ptr %261, align 4
  %267 = fmul <32 x float> %266, %265
  %268 = fmul <32 x float> %267, %231
  %269 = fptosi <32 x float> %268 to <32 x i32>
  %270 = add <32 x i32> %256, %269
  %271 = getelementptr inbounds nuw i8, ptr %261, i64 128
  %272 = load <32 x float>, ptr %271, align 4
  %273 = fmul <32 x float> %272, %265
  %274 = fmul <32 x float> %273, %236
  %275 = fptosi <32 x float> %274 to <32 x i32>
  %276 = add <32 x i32> %257, %275
  %277 = or disjoint i64 %259, 1
  %278 = shl nuw nsw i64 %277, 8
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 %278
  %280 = shl nuw nsw i64 %277, 5
  %281 = getelementptr i8, ptr %13, i64 %280
  %282 = load <4 x float>, ptr %281, align 4
  %283 = shufflevector <4 x float> %282, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %284 = load <32 x float>, ptr %279, align 4
  %285 = fmul <32 x float> %284, %283
  %286 = fmul <32 x float> %285, %231
  %287 = fptosi <32 x float> %286 to <32 x i32>
  %288 = add <32 x i32> %255, %287
  %289 = getelementptr inbounds nuw i8, ptr %279, i64 128
  %290 = load <32 x float>, ptr %289, align 4
  %291 = fmul <32 x float> %290, %283
  %292 = fmul <32 x float> %291, %236
  %293 = fptosi <32 x float> %292 to <32 x i32>
  %294 = add <32 x i32> %258, %293
  %295 = or disjoint i64 %259, 2
  %296 = shl nuw nsw i64 %295, 8
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 %296
  %298 = shl nuw nsw i64 %295, 5
  %299 = getelementptr i8, ptr %13, i64 %298
  %300 = load <4 x float>, ptr %299, align 4
  %301 = shufflevector <4 x float> %300, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %302 = load <32 x float>, ptr %297, align 4
  %303 = fmul <32 x float> %302, %301
  %304 = fmul <32 x float> %303, %231
  %305 = fptosi <32 x float> %304 to <32 x i32>
  %306 = add <32 x i32> %270, %305
  %307 = getelementptr inbounds nuw i8, ptr %297, i64 128
  %308 = load <32 x float>, ptr %307, align 4
  %309 = fmul <32 x float> %308, %301
  %310 = fmul <32 x float> %309, %236
  %311 = fptosi <32 x float> %310 to <32 x i32>
  %312 = add <32 x i32> %276, %311
  %313 = or disjoint i64 %259, 3
  %314 = shl nuw nsw i64 %313, 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 %314
  %316 = shl nuw nsw i64 %313, 5
  %317 = getelementptr i8, ptr %13, i64 %316
  %318 = load <4 x float>, ptr %317, align 4
  %319 = shufflevector <4 x float> %318, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %320 = load <32 x float>, ptr %315, align 4
  %321 = fmul <32 x float> %320, %319
  %322 = fmul <32 x float> %321, %231
  %323 = fptosi <32 x float> %322 to <32 x i32>
  %324 = add <32 x i32> %288, %323
  %325 = getelementptr inbounds nuw i8, ptr %315, i64 128
  %326 = load <32 x float>, ptr %325, align 4
  %327 = fmul <32 x float> %326, %319
  %328 = fmul <32 x float> %327, %236
  %329 = fptosi <32 x float> %328 to <32 x i32>
  %330 = add <32 x i32> %294, %329
  %331 = add nuw nsw i64 %259, 4
  %332 = icmp samesign ult i64 %331, %45
  br i1 %332, label %254, label %239

333:
  %334 = and <32 x i64> %226, %252
  %335 = icmp eq <32 x i64> %334, zeroinitializer
  %336 = select <32 x i1> %335, <32 x i64> zeroinitializer, <32 x i64> %228
  %337 = or <32 x i64> %336, %253
  br label %338

338:
  %339 = phi <32 x i64> [ %337, %333 ], [ %253, %242 ]
  %340 = bitcast <32 x i64> %339 to <32 x double>
  %341 = fptrunc <32 x double> %340 to <32 x float>
  %342 = fmul <32 x float> %249, %341
  store <32 x float> %342, ptr %5, align 4
  %343 = add <32 x i32> %116, %217
  %344 = shl <32 x i32> %343, splat (i32 23)
  %345 = bitcast <32 x i32> %344 to <32 x float>
  %346 = sitofp <32 x i32> %245 to <32 x double>
  %347 = fadd <32 x double> %246, %346
  %348 = bitcast <32 x double> %347 to <32 x i64>
  %349 = and <32 x i64> %223, %348
  br i1 %44, label %355, label %350

350:
  %351 = and <32 x i64> %226, %348
  %352 = icmp eq <32 x i64> %351, zeroinitializer
  %353 = select <32 x i1> %352, <32 x i64> zeroinitializer, <32 x i64> %228
  %354 = or <32 x i64> %353, %349
  br label %355

355:
  %356 = phi <32 x i64> [ %354, %350 ], [ %349, %338 ]
  %357 = bitcast <32 x i64> %356 to <32 x double>
  %358 = fptrunc <32 x double> %357 to <32 x float>
  %359 = fmul <32 x float> %345, %358
  store <32 x float> %359, ptr %101, align 4
  %360 = sub <32 x i32> %214, %137
  %361 = shl <32 x i32> %360, splat (i32 23)
  %362 = bitcast <32 x i32> %361 to <32 x float>
  %363 = fmul <32 x float> %123, %362
  %364 = fptosi <32 x float> %363 to <32 x i32>
  %365 = sub <32 x i32> %214, %156
  %366 = shl <32 x i32> %365, splat (i32 23)
  %367 = bitcast <32 x i32> %366 to <32 x float>
  %368 = fmul <32 x float> %142, %367
  %369 = fptosi <32 x float> %368 to <32 x i32>
  br i1 %46, label %454, label %370

370:
  %371 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %372

372:
  %373 = phi <32 x i32> [ zeroinitializer, %370 ], [ %442, %372 ]
  %374 = phi <32 x i32> [ %364, %370 ], [ %424, %372 ]
  %375 = phi <32 x i32> [ %369, %370 ], [ %430, %372 ]
  %376 = phi <32 x i32> [ zeroinitializer, %370 ], [ %448, %372 ]
  %377 = phi i64 [ 0, %370 ], [ %449, %372 ]
  %378 = shl nuw nsw i64 %377, 8
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 %378
  %380 = shl nuw nsw i64 %377, 5
  %381 = getelementptr i8, ptr %371, i64 %380
  %382 = load <4 x float>, ptr %381, align 4
  %383 = shufflevector <4 x float> %382, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %384 = load <32 x float>, ptr %379, align 4
  %385 = fmul <32 x float> %384, %383
  %386 = fmul <32 x float> %385, %362
  %387 = fptosi <32 x float> %386 to <32 x i32>
  %388 = add <32 x i32> %374, %387
  %389 = getelementptr inbounds nuw i8, ptr %379, i64 128
  %390 = load <32 x float>, ptr %389, align 4
  %391 = fmul <32 x float> %390, %383
  %392 = fmul <32 x float> %391, %367
  %393 = fptosi <32 x float> %392 to <32 x i32>
  %394 = add <32 x i32> %375, %393
  %395 = or disjoint i64 %377, 1
  %396 = shl nuw nsw i64 %395, 8
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 %396
  %398 = shl nuw nsw i64 %395, 5
  %399 = getelementptr i8, ptr %371, i64 %398
  %400 = load <4 x float>, ptr %399, align 4
  %401 = shufflevector <4 x float> %400, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %402 = load <32 x float>, ptr %397, align 4
  %403 = fmul <32 x float> %402, %401
  %404 = fmul <32 x float> %403, %362
  %405 = fptosi <32 x float> %404 to <32 x i32>
  %406 = add <32 x i32> %373, %405
  %407 = getelementptr inbounds nuw i8, ptr %397, i64 128
  %408 = load <32 x float>, ptr %407, align 4
  %409 = fmul <32 x float> %408, %401
  %410 = fmul <32 x float> %409, %367
  %411 = fptosi <32 x float> %410 to <32 x i32>
  %412 = add <32 x i32> %376, %411
  %413 = or disjoint i64 %377, 2
  %414 = shl nuw nsw i64 %413, 8
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 %414
  %416 = shl nuw nsw i64 %413, 5
  %417 = getelementptr i8, ptr %371, i64 %416
  %418 = load <4 x float>, ptr %417, align 4
  %419 = shufflevector <4 x float> %418, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %420 = load <32 x float>, ptr %415, align 4
  %421 = fmul <32 x float> %420, %419
  %422 = fmul <32 x float> %421, %362
  %423 = fptosi <32 x float> %422 to <32 x i32>
  %424 = add <32 x i32> %388, %423
  %425 = getelementptr inbounds nuw i8, ptr %415, i64 128
  %426 = load <32 x float>, ptr %425, align 4
  %427 = fmul <32 x float> %426, %419
  %428 = fmul <32 x float> %427, %367
  %429 = fptosi <32 x float> %428 to <32 x i32>
  %430 = add <32 x i32> %394, %429
  %431 = or disjoint i64 %377, 3
  %432 = shl nuw nsw i64 %431, 8
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 %432
  %434 = shl nuw nsw i64 %431, 5
  %435 = getelementptr i8, ptr %371, i64 %434
  %436 = load <4 x float>, ptr %435, align 4
  %437 = shufflevector <4 x float> %436, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %438 = load <32 x float>, ptr %433, align 4
  %439 = fmul <32 x float> %438, %437
  %440 = fmul <32 x float> %439, %362
  %441 = fptosi <32 x float> %440 to <32 x i32>
  %442 = add <32 x i32> %406, %441
  %443 = getelementptr inbounds nuw i8, ptr %433, i64 128
  %444 = load <32 x float>, ptr %443, align 4
  %445 = fmul <32 x float> %444, %437
  %446 = fmul <32 x float> %445, %367
  %447 = fptosi <32 x float> %446 to <32 x i32>
  %448 = add <32 x i32> %412, %447
  %449 = add nuw nsw i64 %377, 4
  %450 = icmp samesign ult i64 %449, %45
  br i1 %450, label %372, label %451

451:
  %452 = sitofp <32 x i32> %442 to <32 x double>
  %453 = sitofp <32 x i32> %448 to <32 x double>
  br label %454

454:
  %455 = phi <32 x double> [ zeroinitializer, %355 ], [ %452, %451 ]
  %456 = phi <32 x i32> [ %364, %355 ], [ %424, %451 ]
  %457 = phi <32 x i32> [ %369, %355 ], [ %430, %451 ]
  %458 = phi <32 x double> [ zeroinitializer, %355 ], [ %453, %451 ]
  %459 = add <32 x i32> %137, %217
  %460 = shl <32 x i32> %459, splat (i32 23)
  %461 = bitcast <32 x i32> %460 to <32 x float>
  %462 = sitofp <32 x i32> %456 to <32 x double>
  %463 = fadd <32 x double> %455, %462
  %464 = bitcast <32 x double> %463 to <32 x i64>
  %465 = and <32 x i64> %223, %464
  br i1 %44, label %471, label %466

466:
  %467 = and <32 x i64> %226, %464
  %468 = icmp eq <32 x i64> %467, zeroinitializer
  %469 = select <32 x i1> %468, <32 x i64> zeroinitializer, <32 x i64> %228
  %470 = or <32 x i64> %469, %465
  br label %471

471:
  %472 = phi <32 x i64> [ %470, %466 ], [ %465, %454 ]
  %473 = bitcast <32 x i64> %472 to <32 x double>
  %474 = fptrunc <32 x double> %473 to <32 x float>
  %475 = fmul <32 x float> %461, %474
  store <32 x float> %475, ptr %121, align 4
  %476 = add <32 x i32> %156, %217
  %477 = shl <32 x i32> %476, splat (i32 23)
  %478 = bitcast <32 x i32> %477 to <32 x float>
  %479 = sitofp <32 x i32> %457 to <32 x double>
  %480 = fadd <32 x double> %458, %479
  %481 = bitcast <32 x double> %480 to <32 x i64>
  %482 = and <32 x i64> %223, %481
  br i1 %44, label %488, label %483

483:
  %484 = and <32 x i64> %226, %481
  %485 = icmp eq <32 x i64> %484, zeroinitializer
  %486 = select <32 x i1> %485, <32 x i64> zeroinitializer, <32 x i64> %228
  %487 = or <32 x i64> %486, %482
  br label %488

488:
  %489 = phi <32 x i64> [ %487, %483 ], [ %482, %471 ]
  %490 = bitcast <32 x i64> %489 to <32 x double>
  %491 = fptrunc <32 x double> %490 to <32 x float>
  %492 = fmul <32 x float> %478, %491
  store <32 x float> %492, ptr %141, align 4
  br label %567

493:
  %494 = phi i1 [ true, %187 ], [ false, %501 ]
  %495 = phi ptr [ %12, %187 ], [ %16, %501 ]
  %496 = phi i64 [ 0, %187 ], [ 1, %501 ]
  %497 = shl nuw nsw i64 %496, 7
  %498 = getelementptr i8, ptr %5, i64 %497
  %499 = shl nuw nsw i64 %496, 4
  %500 = getelementptr i8, ptr %13, i64 %499
  br label %502

501:
  br i1 %494, label %493, label %567

502:
  %503 = phi i1 [ true, %493 ], [ false, %562 ]
  %504 = phi i64 [ 0, %493 ], [ 1, %562 ]
  %505 = shl nuw nsw i64 %504, 8
  %506 = getelementptr i8, ptr %498, i64 %505
  %507 = load <32 x float>, ptr %506, align 4
  %508 = getelementptr inbounds nuw <32 x i32>, ptr %495, i64 %504
  %509 = load <32 x i32>, ptr %508, align 128
  %510 = sub <32 x i32> %190, %509
  %511 = zext <32 x i32> %510 to <32 x i64>
  %512 = shl <32 x i64> %511, splat (i64 52)
  %513 = bitcast <32 x i64> %512 to <32 x double>
  %514 = fpext <32 x float> %507 to <32 x double>
  %515 = fmul <32 x double> %514, %513
  %516 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %515)
  br i1 %46, label %520, label %517

517:
  %518 = shl nuw nsw i64 %504, 7
  %519 = getelementptr i8, ptr %0, i64 %518
  br label %542

520:
  %521 = phi <32 x double> [ %516, %502 ], [ %559, %542 ]
  %522 = phi <32 x double> [ %514, %502 ], [ %556, %542 ]
  %523 = add <32 x i32> %195, %509
  %524 = zext <32 x i32> %523 to <32 x i64>
  %525 = shl <32 x i64> %524, splat (i64 52)
  %526 = bitcast <32 x i64> %525 to <32 x double>
  %527 = fmul <32 x double> %521, %526
  %528 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %527)
  %529 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %528, <32 x double> %199, <32 x double> zeroinitializer)
  %530 = fsub <32 x double> %522, %522
  %531 = fcmp une <32 x double> %530, zeroinitializer
  %532 = fcmp ord <32 x double> %522, zeroinitializer
  %533 = fptrunc <32 x double> %522 to <32 x float>
  %534 = select <32 x i1> %532, <32 x float> %533, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %535 = bitcast <32 x double> %529 to <32 x i64>
  %536 = and <32 x i64> %205, %535
  br i1 %44, label %562, label %537

537:
  %538 = and <32 x i64> %208, %535
  %539 = icmp eq <32 x i64> %538, zeroinitializer
  %540 = select <32 x i1> %539, <32 x i64> zeroinitializer, <32 x i64> %210
  %541 = or <32 x i64> %540, %536
  br label %562

542:
  %543 = phi <32 x double> [ %514, %517 ], [ %556, %542 ]
  %544 = phi <32 x double> [ %516, %517 ], [ %559, %542 ]
  %545 = phi i64 [ 0, %517 ], [ %560, %542 ]
  %546 = shl nuw nsw i64 %545, 8
  %547 = getelementptr i8, ptr %519, i64 %546
  %548 = load <32 x float>, ptr %547, align 4
  %549 = fpext <32 x float> %548 to <32 x double>
  %550 = shl nuw nsw i64 %545, 5
  %551 = getelementptr i8, ptr %500, i64 %550
  %552 = load <4 x float>, ptr %551, align 4
  %553 = shufflevector <4 x float> %552, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %554 = fpext <32 x float> %553 to <32 x double>
  %555 = fmul <32 x double> %549, %554
  %556 = fadd <32 x double> %543, %555
  %557 = fmul <32 x double> %555, %513
  %558 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %557)
  %559 = fadd <32 x double> %544, %558
  %560 = add nuw nsw i64 %545, 1
  %561 = icmp eq i64 %560, %45
  br i1 %561, label %520, label %542

562:
  %563 = phi <32 x i64> [ %541, %537 ], [ %536, %520 ]
  %564 = bitcast <32 x i64> %563 to <32 x double>
  %565 = fptrunc <32 x double> %564 to <32 x float>
  %566 = select <32 x i1> %531, <32 x float> %534, <32 x float> %565
  store <32 x float> %566, ptr %506, align 4
  br i1 %503, label %502, label %501

567:
  ret void
}

define void @tensor_tile_sparse_narrow(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [2 x <64 x i8>], align 64
  %12 = alloca [2 x [2 x <32 x i32>]], align 128
  %13 = alloca %"struct.(anonymous namespace)::Sparse", align 8
  %14 = shl i32 %3, 9
  %15 = zext i32 %14 to i64
  %16 = icmp eq i32 %14, 0
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 256
  br i1 %16, label %39, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = insertelement <32 x i32> poison, i32 %4, i64 0
  %21 = shufflevector <32 x i32> %20, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %22

22:
  %23 = phi i64 [ 0, %18 ], [ %37, %22 ]
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %23
  %26 = load <32 x float>, ptr %25, align 4
  %27 = bitcast <32 x float> %26 to <32 x i32>
  %28 = lshr <32 x i32> %27, splat (i32 23)
  %29 = and <32 x i32> %28, splat (i32 255)
  %30 = add nsw <32 x i32> %29, splat (i32 -127)
  %31 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %30, <32 x i32> %21)
  %32 = fcmp oeq <32 x float> %26, zeroinitializer
  %33 = select <32 x i1> %32, <32 x i32> splat (i32 196), <32 x i32> %31
  %34 = icmp eq <32 x i32> %29, splat (i32 255)
  %35 = select <32 x i1> %34, <32 x i32> splat (i32 100), <32 x i32> %33
  %36 = trunc <32 x i32> %35 to <32 x i8>
  store <32 x i8> %36, ptr %24, align 8
  %37 = add nuw nsw i64 %23, 32
  %38 = icmp samesign ult i64 %37, %15
  br i1 %38, label %22, label %39

39:
  br label %58

40:
  %41 = shl i32 %3, 2
  %42 = icmp eq i32 %8, 0
  %43 = zext i32 %41 to i64
  %44 = icmp eq i32 %41, 0
  br i1 %44, label %45, label %53

45:
  %46 = load <32 x i8>, ptr %11, align 64
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %48 = load <32 x i8>, ptr %47, align 32
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %50 = load <32 x i8>, ptr %49, align 64
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %52 = load <32 x i8>, ptr %51, align 32
  br label %72

53:
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %55 = load <64 x i8>, ptr %11, align 64
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %57 = load <64 x i8>, ptr %56, align 64
  br label %161

58:
  %59 = phi i64 [ 0, %39 ], [ %61, %58 ]
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 %59
  store <64 x i8> splat (i8 -120), ptr %60, align 64
  %61 = add nuw nsw i64 %59, 64
  %62 = icmp eq i64 %61, 128
  br i1 %62, label %40, label %58

63:
  %64 = bitcast <64 x i8> %176 to <2 x i256>
  %65 = extractelement <2 x i256> %64, i64 1
  %66 = bitcast i256 %65 to <32 x i8>
  %67 = shufflevector <64 x i8> %176, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %68 = bitcast <64 x i8> %172 to <2 x i256>
  %69 = extractelement <2 x i256> %68, i64 1
  %70 = bitcast i256 %69 to <32 x i8>
  %71 = shufflevector <64 x i8> %172, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %72

72:
  %73 = phi <32 x i8> [ %52, %45 ], [ %66, %63 ]
  %74 = phi <32 x i8> [ %50, %45 ], [ %67, %63 ]
  %75 = phi <32 x i8> [ %48, %45 ], [ %70, %63 ]
  %76 = phi <32 x i8> [ %46, %45 ], [ %71, %63 ]
  %77 = insertelement <32 x i32> poison, i32 %9, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = add nsw i32 %9, -7
  %80 = insertelement <32 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> zeroinitializer
  %82 = load <32 x float>, ptr %5, align 4
  %83 = sext <32 x i8> %76 to <32 x i32>
  %84 = icmp slt <32 x i8> %76, splat (i8 -40)
  %85 = select <32 x i1> %84, <32 x i32> splat (i32 -10000), <32 x i32> %83
  %86 = fcmp oeq <32 x float> %82, zeroinitializer
  %87 = bitcast <32 x float> %82 to <32 x i32>
  %88 = lshr <32 x i32> %87, splat (i32 23)
  %89 = and <32 x i32> %88, splat (i32 255)
  %90 = add nsw <32 x i32> %89, splat (i32 -127)
  %91 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %90, <32 x i32> %78)
  %92 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %85, <32 x i32> %91)
  %93 = select <32 x i1> %86, <32 x i32> %85, <32 x i32> %92
  %94 = icmp eq <32 x i32> %93, splat (i32 -10000)
  %95 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %93, <32 x i32> %81)
  %96 = select <32 x i1> %94, <32 x i32> splat (i32 -60), <32 x i32> %95
  %97 = add nsw <32 x i32> %96, splat (i32 -36)
  %98 = icmp ult <32 x i32> %97, splat (i32 -96)
  store <32 x i32> %96, ptr %12, align 128
  %99 = getelementptr i8, ptr %5, i64 256
  %100 = load <32 x float>, ptr %99, align 4
  %101 = sext <32 x i8> %75 to <32 x i32>
  %102 = icmp slt <32 x i8> %75, splat (i8 -40)
  %103 = select <32 x i1> %102, <32 x i32> splat (i32 -10000), <32 x i32> %101
  %104 = fcmp oeq <32 x float> %100, zeroinitializer
  %105 = bitcast <32 x float> %100 to <32 x i32>
  %106 = lshr <32 x i32> %105, splat (i32 23)
  %107 = and <32 x i32> %106, splat (i32 255)
  %108 = add nsw <32 x i32> %107, splat (i32 -127)
  %109 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %108, <32 x i32> %78)
  %110 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %103, <32 x i32> %109)
  %111 = select <32 x i1> %104, <32 x i32> %103, <32 x i32> %110
  %112 = icmp eq <32 x i32> %111, splat (i32 -10000)
  %113 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %111, <32 x i32> %81)
  %114 = select <32 x i1> %112, <32 x i32> splat (i32 -60), <32 x i32> %113
  %115 = add nsw <32 x i32> %114, splat (i32 -36)
  %116 = icmp ult <32 x i32> %115, splat (i32 -96)
  %117 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %114, ptr %117, align 128
  %118 = getelementptr i8, ptr %5, i64 128
  %119 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %120 = load <32 x float>, ptr %118, align 4
  %121 = sext <32 x i8> %74 to <32 x i32>
  %122 = icmp slt <32 x i8> %74, splat (i8 -40)
  %123 = select <32 x i1> %122, <32 x i32> splat (i32 -10000), <32 x i32> %121
  %124 = fcmp oeq <32 x float> %120, zeroinitializer
  %125 = bitcast <32 x float> %120 to <32 x i32>
  %126 = lshr <32 x i32> %125, splat (i32 23)
  %127 = and <32 x i32> %126, splat (i32 255)
  %128 = add nsw <32 x i32> %127, splat (i32 -127)
  %129 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %128, <32 x i32> %78)
  %130 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %123, <32 x i32> %129)
  %131 = select <32 x i1> %124, <32 x i32> %123, <32 x i32> %130
  %132 = icmp eq <32 x i32> %131, splat (i32 -10000)
  %133 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %131, <32 x i32> %81)
  %134 = select <32 x i1> %132, <32 x i32> splat (i32 -60), <32 x i32> %133
  %135 = add nsw <32 x i32> %134, splat (i32 -36)
  %136 = icmp ult <32 x i32> %135, splat (i32 -96)
  store <32 x i32> %134, ptr %119, align 128
  %137 = getelementptr i8, ptr %5, i64 384
  %138 = load <32 x float>, ptr %137, align 4
  %139 = sext <32 x i8> %73 to <32 x i32>
  %140 = icmp slt <32 x i8> %73, splat (i8 -40)
  %141 = select <32 x i1> %140, <32 x i32> splat (i32 -10000), <32 x i32> %139
  %142 = fcmp oeq <32 x float> %138, zeroinitializer
  %143 = bitcast <32 x float> %138 to <32 x i32>
  %144 = lshr <32 x i32> %143, splat (i32 23)
  %145 = and <32 x i32> %144, splat (i32 255)
  %146 = add nsw <32 x i32> %145, splat (i32 -127)
  %147 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %146, <32 x i32> %78)
  %148 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %141, <32 x i32> %147)
  %149 = select <32 x i1> %142, <32 x i32> %141, <32 x i32> %148
  %150 = icmp eq <32 x i32> %149, splat (i32 -10000)
  %151 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %149, <32 x i32> %81)
  %152 = select <32 x i1> %150, <32 x i32> splat (i32 -60), <32 x i32> %151
  %153 = add nsw <32 x i32> %152, splat (i32 -36)
  %154 = icmp ult <32 x i32> %153, splat (i32 -96)
  %155 = select <32 x i1> %154, <32 x i1> splat (i1 true), <32 x i1> %136
  %156 = select <32 x i1> %155, <32 x i1> splat (i1 true), <32 x i1> %116
  %157 = select <32 x i1> %156, <32 x i1> splat (i1 true), <32 x i1> %98
  %158 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %152, ptr %158, align 128
  %159 = bitcast <32 x i1> %157 to i32
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %203, label %179

161:
  %162 = phi <64 x i8> [ %57, %53 ], [ %176, %161 ]
  %163 = phi <64 x i8> [ %55, %53 ], [ %172, %161 ]
  %164 = phi i64 [ 0, %53 ], [ %177, %161 ]
  %165 = shl nuw nsw i64 %164, 6
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 %165
  %167 = load <64 x i8>, ptr %166, align 1
  %168 = shl nuw nsw i64 %164, 7
  %169 = getelementptr inbounds nuw i8, ptr %54, i64 %168
  %170 = load <64 x i8>, ptr %169, align 8
  %171 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %167, <64 x i8> %170)
  %172 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %163, <64 x i8> %171)
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 64
  %174 = load <64 x i8>, ptr %173, align 8
  %175 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %167, <64 x i8> %174)
  %176 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %162, <64 x i8> %175)
  %177 = add nuw nsw i64 %164, 1
  %178 = icmp eq i64 %177, %43
  br i1 %178, label %63, label %161

179:
  %180 = insertelement <32 x i32> poison, i32 %6, i64 0
  %181 = shufflevector <32 x i32> %180, <32 x i32> poison, <32 x i32> zeroinitializer
  %182 = add <32 x i32> %181, splat (i32 1023)
  %183 = add nsw i32 %7, 126
  %184 = insertelement <32 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <32 x i32> %184, <32 x i32> poison, <32 x i32> zeroinitializer
  %186 = sub <32 x i32> %185, %181
  %187 = add <32 x i32> %186, splat (i32 1023)
  %188 = sub <32 x i32> splat (i32 1023), %185
  %189 = zext <32 x i32> %188 to <32 x i64>
  %190 = shl <32 x i64> %189, splat (i64 52)
  %191 = bitcast <32 x i64> %190 to <32 x double>
  %192 = sub nsw i32 52, %7
  %193 = zext nneg i32 %192 to i64
  %194 = shl nuw i64 1, %193
  %195 = sub i64 0, %194
  %196 = insertelement <32 x i64> poison, i64 %195, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = add i64 %194, -1
  %199 = insertelement <32 x i64> poison, i64 %198, i64 0
  %200 = shufflevector <32 x i64> %199, <32 x i64> poison, <32 x i32> zeroinitializer
  %201 = insertelement <32 x i64> poison, i64 %194, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %511

203:
  %204 = add nsw i32 %6, 127
  %205 = insertelement <32 x i32> poison, i32 %204, i64 0
  %206 = shufflevector <32 x i32> %205, <32 x i32> poison, <32 x i32> zeroinitializer
  %207 = sub nsw i32 127, %6
  %208 = insertelement <32 x i32> poison, i32 %207, i64 0
  %209 = shufflevector <32 x i32> %208, <32 x i32> poison, <32 x i32> zeroinitializer
  %210 = sub nsw i32 52, %7
  %211 = zext nneg i32 %210 to i64
  %212 = shl nuw i64 1, %211
  %213 = sub i64 0, %212
  %214 = insertelement <32 x i64> poison, i64 %213, i64 0
  %215 = shufflevector <32 x i64> %214, <32 x i64> poison, <32 x i32> zeroinitializer
  %216 = add i64 %212, -1
  %217 = insertelement <32 x i64> poison, i64 %216, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  %219 = insertelement <32 x i64> poison, i64 %212, i64 0
  %220 = shufflevector <32 x i64> %219, <32 x i64> poison, <32 x i32> zeroinitializer
  %221 = sub <32 x i32> %206, %96
  %222 = shl <32 x i32> %221, splat (i32 23)
  %223 = bitcast <32 x i32> %222 to <32 x float>
  %224 = fmul <32 x float> %82, %223
  %225 = fptosi <32 x float> %224 to <32 x i32>
  %226 = sub <32 x i32> %206, %114
  %227 = shl <32 x i32> %226, splat (i32 23)
  %228 = bitcast <32 x i32> %227 to <32 x float>
  %229 = fmul <32 x float> %100, %228
  %230 = fptosi <32 x float> %229 to <32 x i32>
  br i1 %44, label %234, label %246

231:
  %232 = sitofp <32 x i32> %325 to <32 x double>
  %233 = sitofp <32 x i32> %334 to <32 x double>
  br label %234

234:
  %235 = phi <32 x double> [ zeroinitializer, %203 ], [ %232, %231 ]
  %236 = phi <32 x i32> [ %225, %203 ], [ %304, %231 ]
  %237 = phi <32 x i32> [ %230, %203 ], [ %313, %231 ]
  %238 = phi <32 x double> [ zeroinitializer, %203 ], [ %233, %231 ]
  %239 = add <32 x i32> %96, %209
  %240 = shl <32 x i32> %239, splat (i32 23)
  %241 = bitcast <32 x i32> %240 to <32 x float>
  %242 = sitofp <32 x i32> %236 to <32 x double>
  %243 = fadd <32 x double> %235, %242
  %244 = bitcast <32 x double> %243 to <32 x i64>
  %245 = and <32 x i64> %215, %244
  br i1 %42, label %342, label %337

246:
  %247 = phi <32 x i32> [ %325, %246 ], [ zeroinitializer, %203 ]
  %248 = phi <32 x i32> [ %304, %246 ], [ %225, %203 ]
  %249 = phi <32 x i32> [ %313, %246 ], [ %230, %203 ]
  %250 = phi <32 x i32> [ %334, %246 ], [ zeroinitializer, %203 ]
  %251 = phi i64 [ %335, %246 ], [ 0, %203 ]
  %252 = shl nuw nsw i64 %251, 8
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 %252
  %254 = shl nuw nsw i64 %251, 9
  %255 = load <32 x float>, ptr %253, align 4
  %256 = shl nuw nsw i64 %251, 9
  %257 = getelementptr inbounds nuw i8, ptr %2, i64 %256
  %258 = load <32 x float>, ptr %257, align 4
  %259 = fmul <32 x float> %255, %258
  %260 = fmul <32 x float> %259, %223
  %261 = fptosi <32 x float> %260 to <32 x i32>
  %262 = add <32 x i32> %248, %261
  %263 = getelementptr inbounds nuw i8, ptr %253, i64 128
  %264 = load <32 x float>, ptr %263, align 4
  %265 = getelementptr inbounds nuw i8, ptr %2, i64 %254
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 128
  %267 = load <32 x float>, ptr %266, align 4
  %268 = fmul <32 x float> %264, %267
  %269 = fmul <32 x float> %268, %228
  %270 = fptosi <32 x float> %269 to <32 x i32>
  %271 = add <32 x i32> %249, %270
  %272 = or disjoint i64 %251, 1
  %273 = shl nuw nsw i64 %272, 8
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 %273
  %275 = shl nuw nsw i64 %272, 9
  %276 = load <32 x float>, ptr %274, align 4
  %277 = shl nuw nsw i64 %272, 9
  %278 = getelementptr inbounds nuw i8, ptr %2, i64 %277
  %279 = load <32 x float>, ptr %278, align 4
  %280 = fmul <32 x float> %276, %279
  %281 = fmul <32 x float> %280, %223
  %282 = fptosi <32 x float> %281 to <32 x i32>
  %283 = add <32 x i32> %247, %282
  %284 = getelementptr inbounds nuw i8, ptr %274, i64 128
  %285 = load <32 x float>, ptr %284, align 4
  %286 = getelementptr inbounds nuw i8, ptr %2, i64 %275
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 128
  %288 = load <32 x float>, ptr %287, align 4
  %289 = fmul <32 x float> %285, %288
  %290 = fmul <32 x float> %289, %228
  %291 = fptosi <32 x float> %290 to <32 x i32>
  %292 = add <32 x i32> %250, %291
  %293 = or disjoint i64 %251, 2
  %294 = shl nuw nsw i64 %293, 8
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 %294
  %296 = shl nuw nsw i64 %293, 9
  %297 = load <32 x float>, ptr %295, align 4
  %298 = shl nuw nsw i64 %293, 9
  %299 = getelementptr inbounds nuw i8, ptr %2, i64 %298
  %300 = load <32 x float>, ptr %299, align 4
  %301 = fmul <32 x float> %297, %300
  %302 = fmul <32 x float> %301, %223
  %303 = fptosi <32 x float> %302 to <32 x i32>
  %304 = add <32 x i32> %262, %303
  %305 = getelementptr inbounds nuw i8, ptr %295, i64 128
  %306 = load <32 x float>, ptr %305, align 4
  %307 = getelementptr inbounds nuw i8, ptr %2, i64 %296
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 128
  %309 = load <32 x float>, ptr %308, align 4
  %310 = fmul <32 x float> %306, %309
  %311 = fmul <32 x float> %310, %228
  %312 = fptosi <32 x float> %311 to <32 x i32>
  %313 = add <32 x i32> %271, %312
  %314 = or disjoint i64 %251, 3
  %315 = shl nuw nsw i64 %314, 8
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 %315
  %317 = shl nuw nsw i64 %314, 9
  %318 = load <32 x float>, ptr %316, align 4
  %319 = shl nuw nsw i64 %314, 9
  %320 = getelementptr inbounds nuw i8, ptr %2, i64 %319
  %321 = load <32 x float>, ptr %320, align 4
  %322 = fmul <32 x float> %318, %321
  %323 = fmul <32 x float> %322, %223
  %324 = fptosi <32 x float> %323 to <32 x i32>
  %325 = add <32 x i32> %283, %324
  %326 = getelementptr inbounds nuw i8, ptr %316, i64 128
  %327 = load <32 x float>, ptr %326, align 4
  %328 = getelementptr inbounds nuw i8, ptr %2, i64 %317
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 128
  %330 = load <32 x float>, ptr %329, align 4
  %331 = fmul <32 x float> %327, %330
  %332 = fmul <32 x float> %331, %228
  %333 = fptosi <32 x float> %332 to <32 x i32>
  %334 = add <32 x i32> %292, %333
  %335 = add nuw nsw i64 %251, 4
  %336 = icmp samesign ult i64 %335, %43
  br i1 %336, label %246, label %231

337:
  %338 = and <32 x i64> %218, %244
  %339 = icmp eq <32 x i64> %338, zeroinitializer
  %340 = select <32 x i1> %339, <32 x i64> zeroinitializer, <32 x i64> %220
  %341 = or <32 x i64> %340, %245
  br label %342

342:
  %343 = phi <32 x i64> [ %341, %337 ], [ %245, %234 ]
  %344 = bitcast <32 x i64> %343 to <32 x double>
  %345 = fptrunc <32 x double> %344 to <32 x float>
  %346 = fmul <32 x float> %241, %345
  store <32 x float> %346, ptr %5, align 4
  %347 = add <32 x i32> %114, %209
  %348 = shl <32 x i32> %347, splat (i32 23)
  %349 = bitcast <32 x i32> %348 to <32 x float>
  %350 = sitofp <32 x i32> %237 to <32 x double>
  %351 = fadd <32 x double> %238, %350
  %352 = bitcast <32 x double> %351 to <32 x i64>
  %353 = and <32 x i64> %215, %352
  br i1 %42, label %359, label %354

354:
  %355 = and <32 x i64> %218, %352
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %356, <32 x i64> zeroinitializer, <32 x i64> %220
  %358 = or <32 x i64> %357, %353
  br label %359

359:
  %360 = phi <32 x i64> [ %358, %354 ], [ %353, %342 ]
  %361 = bitcast <32 x i64> %360 to <32 x double>
  %362 = fptrunc <32 x double> %361 to <32 x float>
  %363 = fmul <32 x float> %349, %362
  store <32 x float> %363, ptr %99, align 4
  %364 = sub <32 x i32> %206, %134
  %365 = shl <32 x i32> %364, splat (i32 23)
  %366 = bitcast <32 x i32> %365 to <32 x float>
  %367 = fmul <32 x float> %120, %366
  %368 = fptosi <32 x float> %367 to <32 x i32>
  %369 = sub <32 x i32> %206, %152
  %370 = shl <32 x i32> %369, splat (i32 23)
  %371 = bitcast <32 x i32> %370 to <32 x float>
  %372 = fmul <32 x float> %138, %371
  %373 = fptosi <32 x float> %372 to <32 x i32>
  br i1 %44, label %472, label %374

374:
  %375 = phi <32 x i32> [ %457, %374 ], [ zeroinitializer, %359 ]
  %376 = phi <32 x i32> [ %435, %374 ], [ %368, %359 ]
  %377 = phi <32 x i32> [ %444, %374 ], [ %373, %359 ]
  %378 = phi <32 x i32> [ %466, %374 ], [ zeroinitializer, %359 ]
  %379 = phi i64 [ %467, %374 ], [ 0, %359 ]
  %380 = shl nuw nsw i64 %379, 8
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 %380
  %382 = shl nuw nsw i64 %379, 9
  %383 = load <32 x float>, ptr %381, align 4
  %384 = shl nuw nsw i64 %379, 9
  %385 = getelementptr inbounds nuw i8, ptr %2, i64 %384
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 256
  %387 = load <32 x float>, ptr %386, align 4
  %388 = fmul <32 x float> %383, %387
  %389 = fmul <32 x float> %388, %366
  %390 = fptosi <32 x float> %389 to <32 x i32>
  %391 = add <32 x i32> %376, %390
  %392 = getelementptr inbounds nuw i8, ptr %381, i64 128
  %393 = load <32 x float>, ptr %392, align 4
  %394 = getelementptr inbounds nuw i8, ptr %2, i64 %382
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 384
  %396 = load <32 x float>, ptr %395, align 4
  %397 = fmul <32 x float> %393, %396
  %398 = fmul <32 x float> %397, %371
  %399 = fptosi <32 x float> %398 to <32 x i32>
  %400 = add <32 x i32> %377, %399
  %401 = or disjoint i64 %379, 1
  %402 = shl nuw nsw i64 %401, 8
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 %402
  %404 = shl nuw nsw i64 %401, 9
  %405 = load <32 x float>, ptr %403, align 4
  %406 = shl nuw nsw i64 %401, 9
  %407 = getelementptr inbounds nuw i8, ptr %2, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 256
  %409 = load <32 x float>, ptr %408, align 4
  %410 = fmul <32 x float> %405, %409
  %411 = fmul <32 x float> %410, %366
  %412 = fptosi <32 x float> %411 to <32 x i32>
  %413 = add <32 x i32> %375, %412
  %414 = getelementptr inbounds nuw i8, ptr %403, i64 128
  %415 = load <32 x float>, ptr %414, align 4
  %416 = getelementptr inbounds nuw i8, ptr %2, i64 %404
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 384
  %418 = load <32 x float>, ptr %417, align 4
  %419 = fmul <32 x float> %415, %418
  %420 = fmul <32 x float> %419, %371
  %421 = fptosi <32 x float> %420 to <32 x i32>
  %422 = add <32 x i32> %378, %421
  %423 = or disjoint i64 %379, 2
  %424 = shl nuw nsw i64 %423, 8
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 %424
  %426 = shl nuw nsw i64 %423, 9
  %427 = load <32 x float>, ptr %425, align 4
  %428 = shl nuw nsw i64 %423, 9
  %429 = getelementptr inbounds nuw i8, ptr %2, i64 %428
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 256
  %431 = load <32 x float>, ptr %430, align 4
  %432 = fmul <32 x float> %427, %431
  %433 = fmul <32 x float> %432, %366
  %434 = fptosi <32 x float> %433 to <32 x i32>
  %435 = add <32 x i32> %391, %434
  %436 = getelementptr inbounds nuw i8, ptr %425, i64 128
  %437 = load <32 x float>, ptr %436, align 4
  %438 = getelementptr inbounds nuw i8, ptr %2, i64 %426
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 384
  %440 = load <32 x float>, ptr %439, align 4
  %441 = fmul <32 x float> %437, %440
  %442 = fmul <32 x float> %441, %371
  %443 = fptosi <32 x float> %442 to <32 x i32>
  %444 = add <32 x i32> %400, %443
  %445 = or disjoint i64 %379, 3
  %446 = shl nuw nsw i64 %445, 8
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 %446
  %448 = shl nuw nsw i64 %445, 9
  %449 = load <32 x float>, ptr %447, align 4
  %450 = shl nuw nsw i64 %445, 9
  %451 = getelementptr inbounds nuw i8, ptr %2, i64 %450
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 256
  %453 = load <32 x float>, ptr %452, align 4
  %454 = fmul <32 x float> %449, %453
  %455 = fmul <32 x float> %454, %366
  %456 = fptosi <32 x float> %455 to <32 x i32>
  %457 = add <32 x i32> %413, %456
  %458 = getelementptr inbounds nuw i8, ptr %447, i64 128
  %459 = load <32 x float>, ptr %458, align 4
  %460 = getelementptr inbounds nuw i8, ptr %2, i64 %448
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 384
  %462 = load <32 x float>, ptr %461, align 4
  %463 = fmul <32 x float> %459, %462
  %464 = fmul <32 x float> %463, %371
  %465 = fptosi <32 x float> %464 to <32 x i32>
  %466 = add <32 x i32> %422, %465
  %467 = add nuw nsw i64 %379, 4
  %468 = icmp samesign ult i64 %467, %43
  br i1 %468, label %374, label %469

469:
  %470 = sitofp <32 x i32> %457 to <32 x double>
  %471 = sitofp <32 x i32> %466 to <32 x double>
  br label %472

472:
  %473 = phi <32 x double> [ zeroinitializer, %359 ], [ %470, %469 ]
  %474 = phi <32 x i32> [ %368, %359 ], [ %435, %469 ]
  %475 = phi <32 x i32> [ %373, %359 ], [ %444, %469 ]
  %476 = phi <32 x double> [ zeroinitializer, %359 ], [ %471, %469 ]
  %477 = add <32 x i32> %134, %209
  %478 = shl <32 x i32> %477, splat (i32 23)
  %479 = bitcast <32 x i32> %478 to <32 x float>
  %480 = sitofp <32 x i32> %474 to <32 x double>
  %481 = fadd <32 x double> %473, %480
  %482 = bitcast <32 x double> %481 to <32 x i64>
  %483 = and <32 x i64> %215, %482
  br i1 %42, label %489, label %484

484:
  %485 = and <32 x i64> %218, %482
  %486 = icmp eq <32 x i64> %485, zeroinitializer
  %487 = select <32 x i1> %486, <32 x i64> zeroinitializer, <32 x i64> %220
  %488 = or <32 x i64> %487, %483
  br label %489

489:
  %490 = phi <32 x i64> [ %488, %484 ], [ %483, %472 ]
  %491 = bitcast <32 x i64> %490 to <32 x double>
  %492 = fptrunc <32 x double> %491 to <32 x float>
  %493 = fmul <32 x float> %479, %492
  store <32 x float> %493, ptr %118, align 4
  %494 = add <32 x i32> %152, %209
  %495 = shl <32 x i32> %494, splat (i32 23)
  %496 = bitcast <32 x i32> %495 to <32 x float>
  %497 = sitofp <32 x i32> %475 to <32 x double>
  %498 = fadd <32 x double> %476, %497
  %499 = bitcast <32 x double> %498 to <32 x i64>
  %500 = and <32 x i64> %215, %499
  br i1 %42, label %506, label %501

501:
  %502 = and <32 x i64> %218, %499
  %503 = icmp eq <32 x i64> %502, zeroinitializer
  %504 = select <32 x i1> %503, <32 x i64> zeroinitializer, <32 x i64> %220
  %505 = or <32 x i64> %504, %500
  br label %506

506:
  %507 = phi <32 x i64> [ %505, %501 ], [ %500, %489 ]
  %508 = bitcast <32 x i64> %507 to <32 x double>
  %509 = fptrunc <32 x double> %508 to <32 x float>
  %510 = fmul <32 x float> %496, %509
  store <32 x float> %510, ptr %137, align 4
  br label %585

511:
  %512 = phi i1 [ true, %179 ], [ false, %519 ]
  %513 = phi ptr [ %12, %179 ], [ %17, %519 ]
  %514 = phi i64 [ 0, %179 ], [ 1, %519 ]
  %515 = shl nuw nsw i64 %514, 7
  %516 = getelementptr i8, ptr %5, i64 %515
  %517 = shl nuw nsw i64 %514, 8
  %518 = getelementptr i8, ptr %2, i64 %517
  br label %520

519:
  br i1 %512, label %511, label %585

520:
  %521 = phi i1 [ true, %511 ], [ false, %580 ]
  %522 = phi i64 [ 0, %511 ], [ 1, %580 ]
  %523 = shl nuw nsw i64 %522, 8
  %524 = getelementptr i8, ptr %516, i64 %523
  %525 = load <32 x float>, ptr %524, align 4
  %526 = getelementptr inbounds nuw <32 x i32>, ptr %513, i64 %522
  %527 = load <32 x i32>, ptr %526, align 128
  %528 = sub <32 x i32> %182, %527
  %529 = zext <32 x i32> %528 to <32 x i64>
  %530 = shl <32 x i64> %529, splat (i64 52)
  %531 = bitcast <32 x i64> %530 to <32 x double>
  %532 = fpext <32 x float> %525 to <32 x double>
  %533 = fmul <32 x double> %532, %531
  %534 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %533)
  br i1 %44, label %539, label %535

535:
  %536 = shl nuw nsw i64 %522, 7
  %537 = getelementptr i8, ptr %0, i64 %536
  %538 = getelementptr i8, ptr %518, i64 %536
  br label %561

539:
  %540 = phi <32 x double> [ %534, %520 ], [ %577, %561 ]
  %541 = phi <32 x double> [ %532, %520 ], [ %574, %561 ]
  %542 = add <32 x i32> %187, %527
  %543 = zext <32 x i32> %542 to <32 x i64>
  %544 = shl <32 x i64> %543, splat (i64 52)
  %545 = bitcast <32 x i64> %544 to <32 x double>
  %546 = fmul <32 x double> %540, %545
  %547 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %546)
  %548 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %547, <32 x double> %191, <32 x double> zeroinitializer)
  %549 = fsub <32 x double> %541, %541
  %550 = fcmp une <32 x double> %549, zeroinitializer
  %551 = fcmp ord <32 x double> %541, zeroinitializer
  %552 = fptrunc <32 x double> %541 to <32 x float>
  %553 = select <32 x i1> %551, <32 x float> %552, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %554 = bitcast <32 x double> %548 to <32 x i64>
  %555 = and <32 x i64> %197, %554
  br i1 %42, label %580, label %556

556:
  %557 = and <32 x i64> %200, %554
  %558 = icmp eq <32 x i64> %557, zeroinitializer
  %559 = select <32 x i1> %558, <32 x i64> zeroinitializer, <32 x i64> %202
  %560 = or <32 x i64> %559, %555
  br label %580

561:
  %562 = phi <32 x double> [ %532, %535 ], [ %574, %561 ]
  %563 = phi <32 x double> [ %534, %535 ], [ %577, %561 ]
  %564 = phi i64 [ 0, %535 ], [ %578, %561 ]
  %565 = shl nuw nsw i64 %564, 8
  %566 = getelementptr i8, ptr %537, i64 %565
  %567 = load <32 x float>, ptr %566, align 4
  %568 = fpext <32 x float> %567 to <32 x double>
  %569 = shl nuw nsw i64 %564, 9
  %570 = getelementptr i8, ptr %538, i64 %569
  %571 = load <32 x float>, ptr %570, align 4
  %572 = fpext <32 x float> %571 to <32 x double>
  %573 = fmul <32 x double> %568, %572
  %574 = fadd <32 x double> %562, %573
  %575 = fmul <32 x double> %573, %531
  %576 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %575)
  %577 = fadd <32 x double> %563, %576
  %578 = add nuw nsw i64 %564, 1
  %579 = icmp eq i64 %578, %43
  br i1 %579, label %539, label %561

580:
  %581 = phi <32 x i64> [ %560, %556 ], [ %555, %539 ]
  %582 = bitcast <32 x i64> %581 to <32 x double>
  %583 = fptrunc <32 x double> %582 to <32 x float>
  %584 = select <32 x i1> %550, <32 x float> %553, <32 x float> %583
  store <32 x float> %584, ptr %524, align 4
  br i1 %521, label %520, label %519

585:
  ret void
}

define void @tensor_tile_sparse_wide(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [2 x <64 x i16>], align 128
  %12 = alloca [2 x [2 x <32 x i32>]], align 128
  %13 = alloca %"struct.(anonymous namespace)::Sparse.1", align 8
  %14 = shl i32 %3, 9
  %15 = zext i32 %14 to i64
  %16 = icmp eq i32 %14, 0
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 256
  br i1 %16, label %39, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %20 = insertelement <32 x i32> poison, i32 %4, i64 0
  %21 = shufflevector <32 x i32> %20, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %22

22:
  %23 = phi i64 [ 0, %18 ], [ %37, %22 ]
  %24 = getelementptr inbounds nuw i16, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw float, ptr %2, i64 %23
  %26 = load <32 x float>, ptr %25, align 4
  %27 = bitcast <32 x float> %26 to <32 x i32>
  %28 = lshr <32 x i32> %27, splat (i32 23)
  %29 = and <32 x i32> %28, splat (i32 255)
  %30 = add nsw <32 x i32> %29, splat (i32 -127)
  %31 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %30, <32 x i32> %21)
  %32 = fcmp oeq <32 x float> %26, zeroinitializer
  %33 = select <32 x i1> %32, <32 x i32> splat (i32 64536), <32 x i32> %31
  %34 = icmp eq <32 x i32> %29, splat (i32 255)
  %35 = select <32 x i1> %34, <32 x i32> splat (i32 3000), <32 x i32> %33
  %36 = trunc <32 x i32> %35 to <32 x i16>
  store <32 x i16> %36, ptr %24, align 8
  %37 = add nuw nsw i64 %23, 32
  %38 = icmp samesign ult i64 %37, %15
  br i1 %38, label %22, label %39

39:
  br label %58

40:
  %41 = shl i32 %3, 2
  %42 = icmp eq i32 %8, 0
  %43 = zext i32 %41 to i64
  %44 = icmp eq i32 %41, 0
  br i1 %44, label %45, label %53

45:
  %46 = load <32 x i16>, ptr %11, align 128
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %48 = load <32 x i16>, ptr %47, align 64
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %50 = load <32 x i16>, ptr %49, align 128
  %51 = getelementptr inbounds nuw i8, ptr %11, i64 192
  %52 = load <32 x i16>, ptr %51, align 64
  br label %72

53:
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %55 = load <64 x i16>, ptr %11, align 128
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %57 = load <64 x i16>, ptr %56, align 128
  br label %161

58:
  %59 = phi i64 [ 0, %39 ], [ %61, %58 ]
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 %59
  store <64 x i16> splat (i16 -2000), ptr %60, align 128
  %61 = add nuw nsw i64 %59, 128
  %62 = icmp eq i64 %61, 256
  br i1 %62, label %40, label %58

63:
  %64 = bitcast <64 x i16> %176 to <2 x i512>
  %65 = extractelement <2 x i512> %64, i64 1
  %66 = bitcast i512 %65 to <32 x i16>
  %67 = shufflevector <64 x i16> %176, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %68 = bitcast <64 x i16> %172 to <2 x i512>
  %69 = extractelement <2 x i512> %68, i64 1
  %70 = bitcast i512 %69 to <32 x i16>
  %71 = shufflevector <64 x i16> %172, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %72

72:
  %73 = phi <32 x i16> [ %52, %45 ], [ %66, %63 ]
  %74 = phi <32 x i16> [ %50, %45 ], [ %67, %63 ]
  %75 = phi <32 x i16> [ %48, %45 ], [ %70, %63 ]
  %76 = phi <32 x i16> [ %46, %45 ], [ %71, %63 ]
  %77 = insertelement <32 x i32> poison, i32 %9, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = add nsw i32 %9, -7
  %80 = insertelement <32 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> zeroinitializer
  %82 = load <32 x float>, ptr %5, align 4
  %83 = icmp slt <32 x i16> %76, splat (i16 -500)
  %84 = select <32 x i1> %83, <32 x i16> splat (i16 -10000), <32 x i16> %76
  %85 = sext <32 x i16> %84 to <32 x i32>
  %86 = fcmp oeq <32 x float> %82, zeroinitializer
  %87 = bitcast <32 x float> %82 to <32 x i32>
  %88 = lshr <32 x i32> %87, splat (i32 23)
  %89 = and <32 x i32> %88, splat (i32 255)
  %90 = add nsw <32 x i32> %89, splat (i32 -127)
  %91 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %90, <32 x i32> %78)
  %92 = select <32 x i1> %86, <32 x i32> splat (i32 -10000), <32 x i32> %91
  %93 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %85, <32 x i32> %92)
  %94 = icmp eq <32 x i32> %93, splat (i32 -10000)
  %95 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %93, <32 x i32> %81)
  %96 = select <32 x i1> %94, <32 x i32> splat (i32 -60), <32 x i32> %95
  %97 = add nsw <32 x i32> %96, splat (i32 -101)
  %98 = icmp ult <32 x i32> %97, splat (i32 -161)
  store <32 x i32> %96, ptr %12, align 128
  %99 = getelementptr i8, ptr %5, i64 256
  %100 = load <32 x float>, ptr %99, align 4
  %101 = icmp slt <32 x i16> %75, splat (i16 -500)
  %102 = select <32 x i1> %101, <32 x i16> splat (i16 -10000), <32 x i16> %75
  %103 = sext <32 x i16> %102 to <32 x i32>
  %104 = fcmp oeq <32 x float> %100, zeroinitializer
  %105 = bitcast <32 x float> %100 to <32 x i32>
  %106 = lshr <32 x i32> %105, splat (i32 23)
  %107 = and <32 x i32> %106, splat (i32 255)
  %108 = add nsw <32 x i32> %107, splat (i32 -127)
  %109 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %108, <32 x i32> %78)
  %110 = select <32 x i1> %104, <32 x i32> splat (i32 -10000), <32 x i32> %109
  %111 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %103, <32 x i32> %110)
  %112 = icmp eq <32 x i32> %111, splat (i32 -10000)
  %113 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %111, <32 x i32> %81)
  %114 = select <32 x i1> %112, <32 x i32> splat (i32 -60), <32 x i32> %113
  %115 = add nsw <32 x i32> %114, splat (i32 -101)
  %116 = icmp ult <32 x i32> %115, splat (i32 -161)
  %117 = or <32 x i1> %116, %98
  %118 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %114, ptr %118, align 128
  %119 = getelementptr i8, ptr %5, i64 128
  %120 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %121 = load <32 x float>, ptr %119, align 4
  %122 = icmp slt <32 x i16> %74, splat (i16 -500)
  %123 = select <32 x i1> %122, <32 x i16> splat (i16 -10000), <32 x i16> %74
  %124 = sext <32 x i16> %123 to <32 x i32>
  %125 = fcmp oeq <32 x float> %121, zeroinitializer
  %126 = bitcast <32 x float> %121 to <32 x i32>
  %127 = lshr <32 x i32> %126, splat (i32 23)
  %128 = and <32 x i32> %127, splat (i32 255)
  %129 = add nsw <32 x i32> %128, splat (i32 -127)
  %130 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %129, <32 x i32> %78)
  %131 = select <32 x i1> %125, <32 x i32> splat (i32 -10000), <32 x i32> %130
  %132 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %124, <32 x i32> %131)
  %133 = icmp eq <32 x i32> %132, splat (i32 -10000)
  %134 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %132, <32 x i32> %81)
  %135 = select <32 x i1> %133, <32 x i32> splat (i32 -60), <32 x i32> %134
  %136 = add nsw <32 x i32> %135, splat (i32 -101)
  %137 = icmp ult <32 x i32> %136, splat (i32 -161)
  %138 = or <32 x i1> %137, %117
  store <32 x i32> %135, ptr %120, align 128
  %139 = getelementptr i8, ptr %5, i64 384
  %140 = load <32 x float>, ptr %139, align 4
  %141 = icmp slt <32 x i16> %73, splat (i16 -500)
  %142 = select <32 x i1> %141, <32 x i16> splat (i16 -10000), <32 x i16> %73
  %143 = sext <32 x i16> %142 to <32 x i32>
  %144 = fcmp oeq <32 x float> %140, zeroinitializer
  %145 = bitcast <32 x float> %140 to <32 x i32>
  %146 = lshr <32 x i32> %145, splat (i32 23)
  %147 = and <32 x i32> %146, splat (i32 255)
  %148 = add nsw <32 x i32> %147, splat (i32 -127)
  %149 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %148, <32 x i32> %78)
  %150 = select <32 x i1> %144, <32 x i32> splat (i32 -10000), <32 x i32> %149
  %151 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %143, <32 x i32> %150)
  %152 = icmp eq <32 x i32> %151, splat (i32 -10000)
  %153 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %151, <32 x i32> %81)
  %154 = select <32 x i1> %152, <32 x i32> splat (i32 -60), <32 x i32> %153
  %155 = add nsw <32 x i32> %154, splat (i32 -101)
  %156 = icmp ult <32 x i32> %155, splat (i32 -161)
  %157 = or <32 x i1> %156, %138
  %158 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %154, ptr %158, align 128
  %159 = bitcast <32 x i1> %157 to i32
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %203, label %179

161:
  %162 = phi <64 x i16> [ %57, %53 ], [ %176, %161 ]
  %163 = phi <64 x i16> [ %55, %53 ], [ %172, %161 ]
  %164 = phi i64 [ 0, %53 ], [ %177, %161 ]
  %165 = shl nuw nsw i64 %164, 7
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 %165
  %167 = load <64 x i16>, ptr %166, align 2
  %168 = shl nuw nsw i64 %164, 8
  %169 = getelementptr inbounds nuw i8, ptr %54, i64 %168
  %170 = load <64 x i16>, ptr %169, align 8
  %171 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %167, <64 x i16> %170)
  %172 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %163, <64 x i16> %171)
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 128
  %174 = load <64 x i16>, ptr %173, align 8
  %175 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %167, <64 x i16> %174)
  %176 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %162, <64 x i16> %175)
  %177 = add nuw nsw i64 %164, 1
  %178 = icmp eq i64 %177, %43
  br i1 %178, label %63, label %161

179:
  %180 = insertelement <32 x i32> poison, i32 %6, i64 0
  %181 = shufflevector <32 x i32> %180, <32 x i32> poison, <32 x i32> zeroinitializer
  %182 = add <32 x i32> %181, splat (i32 1023)
  %183 = add nsw i32 %7, 126
  %184 = insertelement <32 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <32 x i32> %184, <32 x i32> poison, <32 x i32> zeroinitializer
  %186 = sub <32 x i32> %185, %181
  %187 = add <32 x i32> %186, splat (i32 1023)
  %188 = sub <32 x i32> splat (i32 1023), %185
  %189 = zext <32 x i32> %188 to <32 x i64>
  %190 = shl <32 x i64> %189, splat (i64 52)
  %191 = bitcast <32 x i64> %190 to <32 x double>
  %192 = sub nsw i32 52, %7
  %193 = zext nneg i32 %192 to i64
  %194 = shl nuw i64 1, %193
  %195 = sub i64 0, %194
  %196 = insertelement <32 x i64> poison, i64 %195, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = add i64 %194, -1
  %199 = insertelement <32 x i64> poison, i64 %198, i64 0
  %200 = shufflevector <32 x i64> %199, <32 x i64> poison, <32 x i32> zeroinitializer
  %201 = insertelement <32 x i64> poison, i64 %194, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %511

203:
  %204 = add nsw i32 %6, 127
  %205 = insertelement <32 x i32> poison, i32 %204, i64 0
  %206 = shufflevector <32 x i32> %205, <32 x i32> poison, <32 x i32> zeroinitializer
  %207 = sub nsw i32 127, %6
  %208 = insertelement <32 x i32> poison, i32 %207, i64 0
  %209 = shufflevector <32 x i32> %208, <32 x i32> poison, <32 x i32> zeroinitializer
  %210 = sub nsw i32 52, %7
  %211 = zext nneg i32 %210 to i64
  %212 = shl nuw i64 1, %211
  %213 = sub i64 0, %212
  %214 = insertelement <32 x i64> poison, i64 %213, i64 0
  %215 = shufflevector <32 x i64> %214, <32 x i64> poison, <32 x i32> zeroinitializer
  %216 = add i64 %212, -1
  %217 = insertelement <32 x i64> poison, i64 %216, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  %219 = insertelement <32 x i64> poison, i64 %212, i64 0
  %220 = shufflevector <32 x i64> %219, <32 x i64> poison, <32 x i32> zeroinitializer
  %221 = sub <32 x i32> %206, %96
  %222 = shl <32 x i32> %221, splat (i32 23)
  %223 = bitcast <32 x i32> %222 to <32 x float>
  %224 = fmul <32 x float> %82, %223
  %225 = fptosi <32 x float> %224 to <32 x i32>
  %226 = sub <32 x i32> %206, %114
  %227 = shl <32 x i32> %226, splat (i32 23)
  %228 = bitcast <32 x i32> %227 to <32 x float>
  %229 = fmul <32 x float> %100, %228
  %230 = fptosi <32 x float> %229 to <32 x i32>
  br i1 %44, label %234, label %246

231:
  %232 = sitofp <32 x i32> %325 to <32 x double>
  %233 = sitofp <32 x i32> %334 to <32 x double>
  br label %234

234:
  %235 = phi <32 x double> [ zeroinitializer, %203 ], [ %232, %231 ]
  %236 = phi <32 x i32> [ %225, %203 ], [ %304, %231 ]
  %237 = phi <32 x i32> [ %230, %203 ], [ %313, %231 ]
  %238 = phi <32 x double> [ zeroinitializer, %203 ], [ %233, %231 ]
  %239 = add <32 x i32> %96, %209
  %240 = shl <32 x i32> %239, splat (i32 23)
  %241 = bitcast <32 x i32> %240 to <32 x float>
  %242 = sitofp <32 x i32> %236 to <32 x double>
  %243 = fadd <32 x double> %235, %242
  %244 = bitcast <32 x double> %243 to <32 x i64>
  %245 = and <32 x i64> %215, %244
  br i1 %42, label %342, label %337

246:
  %247 = phi <32 x i32> [ %325, %246 ], [ zeroinitializer, %203 ]
  %248 = phi <32 x i32> [ %304, %246 ], [ %225, %203 ]
  %249 = phi <32 x i32> [ %313, %246 ], [ %230, %203 ]
  %250 = phi <32 x i32> [ %334, %246 ], [ zeroinitializer, %203 ]
  %251 = phi i64 [ %335, %246 ], [ 0, %203 ]
  %252 = shl nuw nsw i64 %251, 8
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 %252
  %254 = shl nuw nsw i64 %251, 9
  %255 = load <32 x float>, ptr %253, align 4
  %256 = shl nuw nsw i64 %251, 9
  %257 = getelementptr inbounds nuw i8, ptr %2, i64 %256
  %258 = load <32 x float>, ptr %257, align 4
  %259 = fmul <32 x float> %255, %258
  %260 = fmul <32 x float> %259, %223
  %261 = fptosi <32 x float> %260 to <32 x i32>
  %262 = add <32 x i32> %248, %261
  %263 = getelementptr inbounds nuw i8, ptr %253, i64 128
  %264 = load <32 x float>, ptr %263, align 4
  %265 = getelementptr inbounds nuw i8, ptr %2, i64 %254
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 128
  %267 = load <32 x float>, ptr %266, align 4
  %268 = fmul <32 x float> %264, %267
  %269 = fmul <32 x float> %268, %228
  %270 = fptosi <32 x float> %269 to <32 x i32>
  %271 = add <32 x i32> %249, %270
  %272 = or disjoint i64 %251, 1
  %273 = shl nuw nsw i64 %272, 8
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 %273
  %275 = shl nuw nsw i64 %272, 9
  %276 = load <32 x float>, ptr %274, align 4
  %277 = shl nuw nsw i64 %272, 9
  %278 = getelementptr inbounds nuw i8, ptr %2, i64 %277
  %279 = load <32 x float>, ptr %278, align 4
  %280 = fmul <32 x float> %276, %279
  %281 = fmul <32 x float> %280, %223
  %282 = fptosi <32 x float> %281 to <32 x i32>
  %283 = add <32 x i32> %247, %282
  %284 = getelementptr inbounds nuw i8, ptr %274, i64 128
  %285 = load <32 x float>, ptr %284, align 4
  %286 = getelementptr inbounds nuw i8, ptr %2, i64 %275
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 128
  %288 = load <32 x float>, ptr %287, align 4
  %289 = fmul <32 x float> %285, %288
  %290 = fmul <32 x float> %289, %228
  %291 = fptosi <32 x float> %290 to <32 x i32>
  %292 = add <32 x i32> %250, %291
  %293 = or disjoint i64 %251, 2
  %294 = shl nuw nsw i64 %293, 8
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 %294
  %296 = shl nuw nsw i64 %293, 9
  %297 = load <32 x float>, ptr %295, align 4
  %298 = shl nuw nsw i64 %293, 9
  %299 = getelementptr inbounds nuw i8, ptr %2, i64 %298
  %300 = load <32 x float>, ptr %299, align 4
  %301 = fmul <32 x float> %297, %300
  %302 = fmul <32 x float> %301, %223
  %303 = fptosi <32 x float> %302 to <32 x i32>
  %304 = add <32 x i32> %262, %303
  %305 = getelementptr inbounds nuw i8, ptr %295, i64 128
  %306 = load <32 x float>, ptr %305, align 4
  %307 = getelementptr inbounds nuw i8, ptr %2, i64 %296
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 128
  %309 = load <32 x float>, ptr %308, align 4
  %310 = fmul <32 x float> %306, %309
  %311 = fmul <32 x float> %310, %228
  %312 = fptosi <32 x float> %311 to <32 x i32>
  %313 = add <32 x i32> %271, %312
  %314 = or disjoint i64 %251, 3
  %315 = shl nuw nsw i64 %314, 8
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 %315
  %317 = shl nuw nsw i64 %314, 9
  %318 = load <32 x float>, ptr %316, align 4
  %319 = shl nuw nsw i64 %314, 9
  %320 = getelementptr inbounds nuw i8, ptr %2, i64 %319
  %321 = load <32 x float>, ptr %320, align 4
  %322 = fmul <32 x float> %318, %321
  %323 = fmul <32 x float> %322, %223
  %324 = fptosi <32 x float> %323 to <32 x i32>
  %325 = add <32 x i32> %283, %324
  %326 = getelementptr inbounds nuw i8, ptr %316, i64 128
  %327 = load <32 x float>, ptr %326, align 4
  %328 = getelementptr inbounds nuw i8, ptr %2, i64 %317
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 128
  %330 = load <32 x float>, ptr %329, align 4
  %331 = fmul <32 x float> %327, %330
  %332 = fmul <32 x float> %331, %228
  %333 = fptosi <32 x float> %332 to <32 x i32>
  %334 = add <32 x i32> %292, %333
  %335 = add nuw nsw i64 %251, 4
  %336 = icmp samesign ult i64 %335, %43
  br i1 %336, label %246, label %231

337:
  %338 = and <32 x i64> %218, %244
  %339 = icmp eq <32 x i64> %338, zeroinitializer
  %340 = select <32 x i1> %339, <32 x i64> zeroinitializer, <32 x i64> %220
  %341 = or <32 x i64> %340, %245
  br label %342

342:
  %343 = phi <32 x i64> [ %341, %337 ], [ %245, %234 ]
  %344 = bitcast <32 x i64> %343 to <32 x double>
  %345 = fptrunc <32 x double> %344 to <32 x float>
  %346 = fmul <32 x float> %241, %345
  store <32 x float> %346, ptr %5, align 4
  %347 = add <32 x i32> %114, %209
  %348 = shl <32 x i32> %347, splat (i32 23)
  %349 = bitcast <32 x i32> %348 to <32 x float>
  %350 = sitofp <32 x i32> %237 to <32 x double>
  %351 = fadd <32 x double> %238, %350
  %352 = bitcast <32 x double> %351 to <32 x i64>
  %353 = and <32 x i64> %215, %352
  br i1 %42, label %359, label %354

354:
  %355 = and <32 x i64> %218, %352
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %356, <32 x i64> zeroinitializer, <32 x i64> %220
  %358 = or <32 x i64> %357, %353
  br label %359

359:
  %360 = phi <32 x i64> [ %358, %354 ], [ %353, %342 ]
  %361 = bitcast <32 x i64> %360 to <32 x double>
  %362 = fptrunc <32 x double> %361 to <32 x float>
  %363 = fmul <32 x float> %349, %362
  store <32 x float> %363, ptr %99, align 4
  %364 = sub <32 x i32> %206, %135
  %365 = shl <32 x i32> %364, splat (i32 23)
  %366 = bitcast <32 x i32> %365 to <32 x float>
  %367 = fmul <32 x float> %121, %366
  %368 = fptosi <32 x float> %367 to <32 x i32>
  %369 = sub <32 x i32> %206, %154
  %370 = shl <32 x i32> %369, splat (i32 23)
  %371 = bitcast <32 x i32> %370 to <32 x float>
  %372 = fmul <32 x float> %140, %371
  %373 = fptosi <32 x float> %372 to <32 x i32>
  br i1 %44, label %472, label %374

374:
  %375 = phi <32 x i32> [ %457, %374 ], [ zeroinitializer, %359 ]
  %376 = phi <32 x i32> [ %435, %374 ], [ %368, %359 ]
  %377 = phi <32 x i32> [ %444, %374 ], [ %373, %359 ]
  %378 = phi <32 x i32> [ %466, %374 ], [ zeroinitializer, %359 ]
  %379 = phi i64 [ %467, %374 ], [ 0, %359 ]
  %380 = shl nuw nsw i64 %379, 8
  %381 = getelementptr inbounds nuw i8, ptr %0, i64 %380
  %382 = shl nuw nsw i64 %379, 9
  %383 = load <32 x float>, ptr %381, align 4
  %384 = shl nuw nsw i64 %379, 9
  %385 = getelementptr inbounds nuw i8, ptr %2, i64 %384
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 256
  %387 = load <32 x float>, ptr %386, align 4
  %388 = fmul <32 x float> %383, %387
  %389 = fmul <32 x float> %388, %366
  %390 = fptosi <32 x float> %389 to <32 x i32>
  %391 = add <32 x i32> %376, %390
  %392 = getelementptr inbounds nuw i8, ptr %381, i64 128
  %393 = load <32 x float>, ptr %392, align 4
  %394 = getelementptr inbounds nuw i8, ptr %2, i64 %382
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 384
  %396 = load <32 x float>, ptr %395, align 4
  %397 = fmul <32 x float> %393, %396
  %398 = fmul <32 x float> %397, %371
  %399 = fptosi <32 x float> %398 to <32 x i32>
  %400 = add <32 x i32> %377, %399
  %401 = or disjoint i64 %379, 1
  %402 = shl nuw nsw i64 %401, 8
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 %402
  %404 = shl nuw nsw i64 %401, 9
  %405 = load <32 x float>, ptr %403, align 4
  %406 = shl nuw nsw i64 %401, 9
  %407 = getelementptr inbounds nuw i8, ptr %2, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 256
  %409 = load <32 x float>, ptr %408, align 4
  %410 = fmul <32 x float> %405, %409
  %411 = fmul <32 x float> %410, %366
  %412 = fptosi <32 x float> %411 to <32 x i32>
  %413 = add <32 x i32> %375, %412
  %414 = getelementptr inbounds nuw i8, ptr %403, i64 128
  %415 = load <32 x float>, ptr %414, align 4
  %416 = getelementptr inbounds nuw i8, ptr %2, i64 %404
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 384
  %418 = load <32 x float>, ptr %417, align 4
  %419 = fmul <32 x float> %415, %418
  %420 = fmul <32 x float> %419, %371
  %421 = fptosi <32 x float> %420 to <32 x i32>
  %422 = add <32 x i32> %378, %421
  %423 = or disjoint i64 %379, 2
  %424 = shl nuw nsw i64 %423, 8
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 %424
  %426 = shl nuw nsw i64 %423, 9
  %427 = load <32 x float>, ptr %425, align 4
  %428 = shl nuw nsw i64 %423, 9
  %429 = getelementptr inbounds nuw i8, ptr %2, i64 %428
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 256
  %431 = load <32 x float>, ptr %430, align 4
  %432 = fmul <32 x float> %427, %431
  %433 = fmul <32 x float> %432, %366
  %434 = fptosi <32 x float> %433 to <32 x i32>
  %435 = add <32 x i32> %391, %434
  %436 = getelementptr inbounds nuw i8, ptr %425, i64 128
  %437 = load <32 x float>, ptr %436, align 4
  %438 = getelementptr inbounds nuw i8, ptr %2, i64 %426
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 384
  %440 = load <32 x float>, ptr %439, align 4
  %441 = fmul <32 x float> %437, %440
  %442 = fmul <32 x float> %441, %371
  %443 = fptosi <32 x float> %442 to <32 x i32>
  %444 = add <32 x i32> %400, %443
  %445 = or disjoint i64 %379, 3
  %446 = shl nuw nsw i64 %445, 8
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 %446
  %448 = shl nuw nsw i64 %445, 9
  %449 = load <32 x float>, ptr %447, align 4
  %450 = shl nuw nsw i64 %445, 9
  %451 = getelementptr inbounds nuw i8, ptr %2, i64 %450
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 256
  %453 = load <32 x float>, ptr %452, align 4
  %454 = fmul <32 x float> %449, %453
  %455 = fmul <32 x float> %454, %366
  %456 = fptosi <32 x float> %455 to <32 x i32>
  %457 = add <32 x i32> %413, %456
  %458 = getelementptr inbounds nuw i8, ptr %447, i64 128
  %459 = load <32 x float>, ptr %458, align 4
  %460 = getelementptr inbounds nuw i8, ptr %2, i64 %448
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 384
  %462 = load <32 x float>, ptr %461, align 4
  %463 = fmul <32 x float> %459, %462
  %464 = fmul <32 x float> %463, %371
  %465 = fptosi <32 x float> %464 to <32 x i32>
  %466 = add <32 x i32> %422, %465
  %467 = add nuw nsw i64 %379, 4
  %468 = icmp samesign ult i64 %467, %43
  br i1 %468, label %374, label %469

469:
  %470 = sitofp <32 x i32> %457 to <32 x double>
  %471 = sitofp <32 x i32> %466 to <32 x double>
  br label %472

472:
  %473 = phi <32 x double> [ zeroinitializer, %359 ], [ %470, %469 ]
  %474 = phi <32 x i32> [ %368, %359 ], [ %435, %469 ]
  %475 = phi <32 x i32> [ %373, %359 ], [ %444, %469 ]
  %476 = phi <32 x double> [ zeroinitializer, %359 ], [ %471, %469 ]
  %477 = add <32 x i32> %135, %209
  %478 = shl <32 x i32> %477, splat (i32 23)
  %479 = bitcast <32 x i32> %478 to <32 x float>
  %480 = sitofp <32 x i32> %474 to <32 x double>
  %481 = fadd <32 x double> %473, %480
  %482 = bitcast <32 x double> %481 to <32 x i64>
  %483 = and <32 x i64> %215, %482
  br i1 %42, label %489, label %484

484:
  %485 = and <32 x i64> %218, %482
  %486 = icmp eq <32 x i64> %485, zeroinitializer
  %487 = select <32 x i1> %486, <32 x i64> zeroinitializer, <32 x i64> %220
  %488 = or <32 x i64> %487, %483
  br label %489

489:
  %490 = phi <32 x i64> [ %488, %484 ], [ %483, %472 ]
  %491 = bitcast <32 x i64> %490 to <32 x double>
  %492 = fptrunc <32 x double> %491 to <32 x float>
  %493 = fmul <32 x float> %479, %492
  store <32 x float> %493, ptr %119, align 4
  %494 = add <32 x i32> %154, %209
  %495 = shl <32 x i32> %494, splat (i32 23)
  %496 = bitcast <32 x i32> %495 to <32 x float>
  %497 = sitofp <32 x i32> %475 to <32 x double>
  %498 = fadd <32 x double> %476, %497
  %499 = bitcast <32 x double> %498 to <32 x i64>
  %500 = and <32 x i64> %215, %499
  br i1 %42, label %506, label %501

501:
  %502 = and <32 x i64> %218, %499
  %503 = icmp eq <32 x i64> %502, zeroinitializer
  %504 = select <32 x i1> %503, <32 x i64> zeroinitializer, <32 x i64> %220
  %505 = or <32 x i64> %504, %500
  br label %506

506:
  %507 = phi <32 x i64> [ %505, %501 ], [ %500, %489 ]
  %508 = bitcast <32 x i64> %507 to <32 x double>
  %509 = fptrunc <32 x double> %508 to <32 x float>
  %510 = fmul <32 x float> %496, %509
  store <32 x float> %510, ptr %139, align 4
  br label %585

511:
  %512 = phi i1 [ true, %179 ], [ false, %519 ]
  %513 = phi ptr [ %12, %179 ], [ %17, %519 ]
  %514 = phi i64 [ 0, %179 ], [ 1, %519 ]
  %515 = shl nuw nsw i64 %514, 7
  %516 = getelementptr i8, ptr %5, i64 %515
  %517 = shl nuw nsw i64 %514, 8
  %518 = getelementptr i8, ptr %2, i64 %517
  br label %520

519:
  br i1 %512, label %511, label %585

520:
  %521 = phi i1 [ true, %511 ], [ false, %580 ]
  %522 = phi i64 [ 0, %511 ], [ 1, %580 ]
  %523 = shl nuw nsw i64 %522, 8
  %524 = getelementptr i8, ptr %516, i64 %523
  %525 = load <32 x float>, ptr %524, align 4
  %526 = getelementptr inbounds nuw <32 x i32>, ptr %513, i64 %522
  %527 = load <32 x i32>, ptr %526, align 128
  %528 = sub <32 x i32> %182, %527
  %529 = zext <32 x i32> %528 to <32 x i64>
  %530 = shl <32 x i64> %529, splat (i64 52)
  %531 = bitcast <32 x i64> %530 to <32 x double>
  %532 = fpext <32 x float> %525 to <32 x double>
  %533 = fmul <32 x double> %532, %531
  %534 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %533)
  br i1 %44, label %539, label %535

535:
  %536 = shl nuw nsw i64 %522, 7
  %537 = getelementptr i8, ptr %0, i64 %536
  %538 = getelementptr i8, ptr %518, i64 %536
  br label %561

539:
  %540 = phi <32 x double> [ %534, %520 ], [ %577, %561 ]
  %541 = phi <32 x double> [ %532, %520 ], [ %574, %561 ]
  %542 = add <32 x i32> %187, %527
  %543 = zext <32 x i32> %542 to <32 x i64>
  %544 = shl <32 x i64> %543, splat (i64 52)
  %545 = bitcast <32 x i64> %544 to <32 x double>
  %546 = fmul <32 x double> %540, %545
  %547 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %546)
  %548 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %547, <32 x double> %191, <32 x double> zeroinitializer)
  %549 = fsub <32 x double> %541, %541
  %550 = fcmp une <32 x double> %549, zeroinitializer
  %551 = fcmp ord <32 x double> %541, zeroinitializer
  %552 = fptrunc <32 x double> %541 to <32 x float>
  %553 = select <32 x i1> %551, <32 x float> %552, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %554 = bitcast <32 x double> %548 to <32 x i64>
  %555 = and <32 x i64> %197, %554
  br i1 %42, label %580, label %556

556:
  %557 = and <32 x i64> %200, %554
  %558 = icmp eq <32 x i64> %557, zeroinitializer
  %559 = select <32 x i1> %558, <32 x i64> zeroinitializer, <32 x i64> %202
  %560 = or <32 x i64> %559, %555
  br label %580

561:
  %562 = phi <32 x double> [ %532, %535 ], [ %574, %561 ]
  %563 = phi <32 x double> [ %534, %535 ], [ %577, %561 ]
  %564 = phi i64 [ 0, %535 ], [ %578, %561 ]
  %565 = shl nuw nsw i64 %564, 8
  %566 = getelementptr i8, ptr %537, i64 %565
  %567 = load <32 x float>, ptr %566, align 4
  %568 = fpext <32 x float> %567 to <32 x double>
  %569 = shl nuw nsw i64 %564, 9
  %570 = getelementptr i8, ptr %538, i64 %569
  %571 = load <32 x float>, ptr %570, align 4
  %572 = fpext <32 x float> %571 to <32 x double>
  %573 = fmul <32 x double> %568, %572
  %574 = fadd <32 x double> %562, %573
  %575 = fmul <32 x double> %573, %531
  %576 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %575)
  %577 = fadd <32 x double> %563, %576
  %578 = add nuw nsw i64 %564, 1
  %579 = icmp eq i64 %578, %43
  br i1 %579, label %539, label %561

580:
  %581 = phi <32 x i64> [ %560, %556 ], [ %555, %539 ]
  %582 = bitcast <32 x i64> %581 to <32 x double>
  %583 = fptrunc <32 x double> %582 to <32 x float>
  %584 = select <32 x i1> %550, <32 x float> %553, <32 x float> %583
  store <32 x float> %584, ptr %524, align 4
  br i1 %521, label %520, label %519

585:
  ret void
}

declare <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8>, <64 x i8>)

declare <32 x double> @llvm.trunc.v32f64(<32 x double>)

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>)

declare <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16>, <64 x i16>)

declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>)

declare <64 x i16> @llvm.smax.v64i16(<64 x i16>, <64 x i16>)

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>)
