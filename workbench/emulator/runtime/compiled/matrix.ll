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
  br label %160

60:
  %61 = phi i64 [ 0, %41 ], [ %63, %60 ]
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 %61
  store <64 x i8> splat (i8 -120), ptr %62, align 64
  %63 = add nuw nsw i64 %61, 64
  %64 = icmp eq i64 %63, 128
  br i1 %64, label %42, label %60

65:
  %66 = bitcast <64 x i8> %181 to <2 x i256>
  %67 = extractelement <2 x i256> %66, i64 1
  %68 = bitcast i256 %67 to <32 x i8>
  %69 = shufflevector <64 x i8> %181, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %70 = bitcast <64 x i8> %174 to <2 x i256>
  %71 = extractelement <2 x i256> %70, i64 1
  %72 = bitcast i256 %71 to <32 x i8>
  %73 = shufflevector <64 x i8> %174, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %74

74:
  %75 = phi <32 x i8> [ %54, %47 ], [ %68, %65 ]
  %76 = phi <32 x i8> [ %52, %47 ], [ %69, %65 ]
  %77 = phi <32 x i8> [ %50, %47 ], [ %72, %65 ]
  %78 = phi <32 x i8> [ %48, %47 ], [ %73, %65 ]
  %79 = insertelement <32 x i32> poison, i32 %9, i64 0
  %80 = shufflevector <32 x i32> %79, <32 x i32> poison, <32 x i32> zeroinitializer
  %81 = load <32 x float>, ptr %5, align 4
  %82 = sext <32 x i8> %78 to <32 x i32>
  %83 = icmp slt <32 x i8> %78, splat (i8 -40)
  %84 = select <32 x i1> %83, <32 x i32> splat (i32 -10000), <32 x i32> %82
  %85 = fcmp oeq <32 x float> %81, zeroinitializer
  %86 = bitcast <32 x float> %81 to <32 x i32>
  %87 = lshr <32 x i32> %86, splat (i32 23)
  %88 = and <32 x i32> %87, splat (i32 255)
  %89 = add nsw <32 x i32> %88, splat (i32 -127)
  %90 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %89, <32 x i32> %80)
  %91 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %84, <32 x i32> %90)
  %92 = select <32 x i1> %85, <32 x i32> %84, <32 x i32> %91
  %93 = icmp eq <32 x i32> %92, splat (i32 -10000)
  %94 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %92, <32 x i32> splat (i32 -133))
  %95 = select <32 x i1> %93, <32 x i32> splat (i32 -60), <32 x i32> %94
  %96 = add nsw <32 x i32> %95, splat (i32 -36)
  %97 = icmp ult <32 x i32> %96, splat (i32 -96)
  store <32 x i32> %95, ptr %12, align 128
  %98 = getelementptr i8, ptr %5, i64 256
  %99 = load <32 x float>, ptr %98, align 4
  %100 = sext <32 x i8> %77 to <32 x i32>
  %101 = icmp slt <32 x i8> %77, splat (i8 -40)
  %102 = select <32 x i1> %101, <32 x i32> splat (i32 -10000), <32 x i32> %100
  %103 = fcmp oeq <32 x float> %99, zeroinitializer
  %104 = bitcast <32 x float> %99 to <32 x i32>
  %105 = lshr <32 x i32> %104, splat (i32 23)
  %106 = and <32 x i32> %105, splat (i32 255)
  %107 = add nsw <32 x i32> %106, splat (i32 -127)
  %108 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %107, <32 x i32> %80)
  %109 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %102, <32 x i32> %108)
  %110 = select <32 x i1> %103, <32 x i32> %102, <32 x i32> %109
  %111 = icmp eq <32 x i32> %110, splat (i32 -10000)
  %112 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %110, <32 x i32> splat (i32 -133))
  %113 = select <32 x i1> %111, <32 x i32> splat (i32 -60), <32 x i32> %112
  %114 = add nsw <32 x i32> %113, splat (i32 -36)
  %115 = icmp ult <32 x i32> %114, splat (i32 -96)
  %116 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %113, ptr %116, align 128
  %117 = getelementptr i8, ptr %5, i64 128
  %118 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %119 = load <32 x float>, ptr %117, align 4
  %120 = sext <32 x i8> %76 to <32 x i32>
  %121 = icmp slt <32 x i8> %76, splat (i8 -40)
  %122 = select <32 x i1> %121, <32 x i32> splat (i32 -10000), <32 x i32> %120
  %123 = fcmp oeq <32 x float> %119, zeroinitializer
  %124 = bitcast <32 x float> %119 to <32 x i32>
  %125 = lshr <32 x i32> %124, splat (i32 23)
  %126 = and <32 x i32> %125, splat (i32 255)
  %127 = add nsw <32 x i32> %126, splat (i32 -127)
  %128 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %127, <32 x i32> %80)
  %129 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %122, <32 x i32> %128)
  %130 = select <32 x i1> %123, <32 x i32> %122, <32 x i32> %129
  %131 = icmp eq <32 x i32> %130, splat (i32 -10000)
  %132 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %130, <32 x i32> splat (i32 -133))
  %133 = select <32 x i1> %131, <32 x i32> splat (i32 -60), <32 x i32> %132
  %134 = add nsw <32 x i32> %133, splat (i32 -36)
  %135 = icmp ult <32 x i32> %134, splat (i32 -96)
  store <32 x i32> %133, ptr %118, align 128
  %136 = getelementptr i8, ptr %5, i64 384
  %137 = load <32 x float>, ptr %136, align 4
  %138 = sext <32 x i8> %75 to <32 x i32>
  %139 = icmp slt <32 x i8> %75, splat (i8 -40)
  %140 = select <32 x i1> %139, <32 x i32> splat (i32 -10000), <32 x i32> %138
  %141 = fcmp oeq <32 x float> %137, zeroinitializer
  %142 = bitcast <32 x float> %137 to <32 x i32>
  %143 = lshr <32 x i32> %142, splat (i32 23)
  %144 = and <32 x i32> %143, splat (i32 255)
  %145 = add nsw <32 x i32> %144, splat (i32 -127)
  %146 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %145, <32 x i32> %80)
  %147 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %140, <32 x i32> %146)
  %148 = select <32 x i1> %141, <32 x i32> %140, <32 x i32> %147
  %149 = icmp eq <32 x i32> %148, splat (i32 -10000)
  %150 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %148, <32 x i32> splat (i32 -133))
  %151 = select <32 x i1> %149, <32 x i32> splat (i32 -60), <32 x i32> %150
  %152 = add nsw <32 x i32> %151, splat (i32 -36)
  %153 = icmp ult <32 x i32> %152, splat (i32 -96)
  %154 = select <32 x i1> %153, <32 x i1> splat (i1 true), <32 x i1> %135
  %155 = select <32 x i1> %154, <32 x i1> splat (i1 true), <32 x i1> %115
  %156 = select <32 x i1> %155, <32 x i1> splat (i1 true), <32 x i1> %97
  %157 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %151, ptr %157, align 128
  %158 = bitcast <32 x i1> %156 to i32
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %208, label %184

160:
  %161 = phi <64 x i8> [ %59, %55 ], [ %181, %160 ]
  %162 = phi <64 x i8> [ %57, %55 ], [ %174, %160 ]
  %163 = phi i64 [ 0, %55 ], [ %182, %160 ]
  %164 = shl nuw nsw i64 %163, 6
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 %164
  %166 = load <64 x i8>, ptr %165, align 1
  %167 = shl nuw nsw i64 %163, 3
  %168 = getelementptr inbounds nuw i8, ptr %56, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <16 x i32> poison, i32 %169, i64 0
  %171 = shufflevector <16 x i32> %170, <16 x i32> poison, <16 x i32> zeroinitializer
  %172 = bitcast <16 x i32> %171 to <64 x i8>
  %173 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %166, <64 x i8> %172)
  %174 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %162, <64 x i8> %173)
  %175 = getelementptr inbounds nuw i8, ptr %168, i64 4
  %176 = load i32, ptr %175, align 4
  %177 = insertelement <16 x i32> poison, i32 %176, i64 0
  %178 = shufflevector <16 x i32> %177, <16 x i32> poison, <16 x i32> zeroinitializer
  %179 = bitcast <16 x i32> %178 to <64 x i8>
  %180 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %166, <64 x i8> %179)
  %181 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %161, <64 x i8> %180)
  %182 = add nuw nsw i64 %163, 1
  %183 = icmp eq i64 %182, %45
  br i1 %183, label %65, label %160

184:
  %185 = insertelement <32 x i32> poison, i32 %6, i64 0
  %186 = shufflevector <32 x i32> %185, <32 x i32> poison, <32 x i32> zeroinitializer
  %187 = add <32 x i32> %186, splat (i32 1023)
  %188 = add nsw i32 %7, 126
  %189 = insertelement <32 x i32> poison, i32 %188, i64 0
  %190 = shufflevector <32 x i32> %189, <32 x i32> poison, <32 x i32> zeroinitializer
  %191 = sub <32 x i32> %190, %186
  %192 = add <32 x i32> %191, splat (i32 1023)
  %193 = sub <32 x i32> splat (i32 1023), %190
  %194 = zext <32 x i32> %193 to <32 x i64>
  %195 = shl <32 x i64> %194, splat (i64 52)
  %196 = bitcast <32 x i64> %195 to <32 x double>
  %197 = sub nsw i32 52, %7
  %198 = zext nneg i32 %197 to i64
  %199 = shl nuw i64 1, %198
  %200 = sub i64 0, %199
  %201 = insertelement <32 x i64> poison, i64 %200, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  %203 = add i64 %199, -1
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = insertelement <32 x i64> poison, i64 %199, i64 0
  %207 = shufflevector <32 x i64> %206, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %490

208:
  %209 = add nsw i32 %6, 127
  %210 = insertelement <32 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <32 x i32> %210, <32 x i32> poison, <32 x i32> zeroinitializer
  %212 = sub nsw i32 127, %6
  %213 = insertelement <32 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <32 x i32> %213, <32 x i32> poison, <32 x i32> zeroinitializer
  %215 = sub nsw i32 52, %7
  %216 = zext nneg i32 %215 to i64
  %217 = shl nuw i64 1, %216
  %218 = sub i64 0, %217
  %219 = insertelement <32 x i64> poison, i64 %218, i64 0
  %220 = shufflevector <32 x i64> %219, <32 x i64> poison, <32 x i32> zeroinitializer
  %221 = add i64 %217, -1
  %222 = insertelement <32 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <32 x i64> %222, <32 x i64> poison, <32 x i32> zeroinitializer
  %224 = insertelement <32 x i64> poison, i64 %217, i64 0
  %225 = shufflevector <32 x i64> %224, <32 x i64> poison, <32 x i32> zeroinitializer
  %226 = sub <32 x i32> %211, %95
  %227 = shl <32 x i32> %226, splat (i32 23)
  %228 = bitcast <32 x i32> %227 to <32 x float>
  %229 = fmul <32 x float> %81, %228
  %230 = fptosi <32 x float> %229 to <32 x i32>
  %231 = sub <32 x i32> %211, %113
  %232 = shl <32 x i32> %231, splat (i32 23)
  %233 = bitcast <32 x i32> %232 to <32 x float>
  %234 = fmul <32 x float> %99, %233
  %235 = fptosi <32 x float> %234 to <32 x i32>
  br i1 %46, label %239, label %251

236:
  %237 = sitofp <32 x i32> %321 to <32 x double>
  %238 = sitofp <32 x i32> %327 to <32 x double>
  br label %239

239:
  %240 = phi <32 x double> [ zeroinitializer, %208 ], [ %237, %236 ]
  %241 = phi <32 x i32> [ %230, %208 ], [ %303, %236 ]
  %242 = phi <32 x i32> [ %235, %208 ], [ %309, %236 ]
  %243 = phi <32 x double> [ zeroinitializer, %208 ], [ %238, %236 ]
  %244 = add <32 x i32> %95, %214
  %245 = shl <32 x i32> %244, splat (i32 23)
  %246 = bitcast <32 x i32> %245 to <32 x float>
  %247 = sitofp <32 x i32> %241 to <32 x double>
  %248 = fadd <32 x double> %240, %247
  %249 = bitcast <32 x double> %248 to <32 x i64>
  %250 = and <32 x i64> %220, %249
  br i1 %44, label %335, label %330

251:
  %252 = phi <32 x i32> [ %321, %251 ], [ zeroinitializer, %208 ]
  %253 = phi <32 x i32> [ %303, %251 ], [ %230, %208 ]
  %254 = phi <32 x i32> [ %309, %251 ], [ %235, %208 ]
  %255 = phi <32 x i32> [ %327, %251 ], [ zeroinitializer, %208 ]
  %256 = phi i64 [ %328, %251 ], [ 0, %208 ]
  %257 = shl nuw nsw i64 %256, 8
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 %257
  %259 = shl nuw nsw i64 %256, 5
  %260 = getelementptr i8, ptr %13, i64 %259
  %261 = load <4 x float>, ptr %260, align 4
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %263 = load <32 x float>, ptr %258, align 4
  %264 = fmul <32 x float> %263, %262
  %265 = fmul <32 x float> %264, %228
  %266 = fptosi <32 x float> %265 to <32 x i32>
  %267 = add <32 x i32> %253, %266
  %268 = getelementptr inbounds nuw i8, ptr %258, i64 128
  %269 = load <32 x float>, ptr %268, align 4
  %270 = fmul <32 x float> %269, %262
  %271 = fmul <32 x float> %270, %233
  %272 = fptosi <32 x float> %271 to <32 x i32>
  %273 = add <32 x i32> %254, %272
  %274 = or disjoint i64 %256, 1
  %275 = shl nuw nsw i64 %274, 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 %275
  %277 = shl nuw nsw i64 %274, 5
  %278 = getelementptr i8, ptr %13, i64 %277
  %279 = load <4 x float>, ptr %278, align 4
  %280 = shufflevector <4 x float> %279, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %281 = load <32 x float>, ptr %276, align 4
  %282 = fmul <32 x float> %281, %280
  %283 = fmul <32 x float> %282, %228
  %284 = fptosi <32 x float> %283 to <32 x i32>
  %285 = add <32 x i32> %252, %284
  %286 = getelementptr inbounds nuw i8, ptr %276, i64 128
  %287 = load <32 x float>, ptr %286, align 4
  %288 = fmul <32 x float> %287, %280
  %289 = fmul <32 x float> %288, %233
  %290 = fptosi <32 x float> %289 to <32 x i32>
  %291 = add <32 x i32> %255, %290
  %292 = or disjoint i64 %256, 2
  %293 = shl nuw nsw i64 %292, 8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 %293
  %295 = shl nuw nsw i64 %292, 5
  %296 = getelementptr i8, ptr %13, i64 %295
  %297 = load <4 x float>, ptr %296, align 4
  %298 = shufflevector <4 x float> %297, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %299 = load <32 x float>, ptr %294, align 4
  %300 = fmul <32 x float> %299, %298
  %301 = fmul <32 x float> %300, %228
  %302 = fptosi <32 x float> %301 to <32 x i32>
  %303 = add <32 x i32> %267, %302
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 128
  %305 = load <32 x float>, ptr %304, align 4
  %306 = fmul <32 x float> %305, %298
  %307 = fmul <32 x float> %306, %233
  %308 = fptosi <32 x float> %307 to <32 x i32>
  %309 = add <32 x i32> %273, %308
  %310 = or disjoint i64 %256, 3
  %311 = shl nuw nsw i64 %310, 8
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 %311
  %313 = shl nuw nsw i64 %310, 5
  %314 = getelementptr i8, ptr %13, i64 %313
  %315 = load <4 x float>, ptr %314, align 4
  %316 = shufflevector <4 x float> %315, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %317 = load <32 x float>, ptr %312, align 4
  %318 = fmul <32 x float> %317, %316
  %319 = fmul <32 x float> %318, %228
  %320 = fptosi <32 x float> %319 to <32 x i32>
  %321 = add <32 x i32> %285, %320
  %322 = getelementptr inbounds nuw i8, ptr %312, i64 128
  %323 = load <32 x float>, ptr %322, align 4
  %324 = fmul <32 x float> %323, %316
  %325 = fmul <32 x float> %324, %233
  %326 = fptosi <32 x float> %325 to <32 x i32>
  %327 = add <32 x i32> %291, %326
  %328 = add nuw nsw i64 %256, 4
  %329 = icmp samesign ult i64 %328, %45
  br i1 %329, label %251, label %236

330:
  %331 = and <32 x i64> %223, %249
  %332 = icmp eq <32 x i64> %331, zeroinitializer
  %333 = select <32 x i1> %332, <32 x i64> zeroinitializer, <32 x i64> %225
  %334 = or <32 x i64> %333, %250
  br label %335

335:
  %336 = phi <32 x i64> [ %334, %330 ], [ %250, %239 ]
  %337 = bitcast <32 x i64> %336 to <32 x double>
  %338 = fptrunc <32 x double> %337 to <32 x float>
  %339 = fmul <32 x float> %246, %338
  store <32 x float> %339, ptr %5, align 4
  %340 = add <32 x i32> %113, %214
  %341 = shl <32 x i32> %340, splat (i32 23)
  %342 = bitcast <32 x i32> %341 to <32 x float>
  %343 = sitofp <32 x i32> %242 to <32 x double>
  %344 = fadd <32 x double> %243, %343
  %345 = bitcast <32 x double> %344 to <32 x i64>
  %346 = and <32 x i64> %220, %345
  br i1 %44, label %352, label %347

347:
  %348 = and <32 x i64> %223, %345
  %349 = icmp eq <32 x i64> %348, zeroinitializer
  %350 = select <32 x i1> %349, <32 x i64> zeroinitializer, <32 x i64> %225
  %351 = or <32 x i64> %350, %346
  br label %352

352:
  %353 = phi <32 x i64> [ %351, %347 ], [ %346, %335 ]
  %354 = bitcast <32 x i64> %353 to <32 x double>
  %355 = fptrunc <32 x double> %354 to <32 x float>
  %356 = fmul <32 x float> %342, %355
  store <32 x float> %356, ptr %98, align 4
  %357 = sub <32 x i32> %211, %133
  %358 = shl <32 x i32> %357, splat (i32 23)
  %359 = bitcast <32 x i32> %358 to <32 x float>
  %360 = fmul <32 x float> %119, %359
  %361 = fptosi <32 x float> %360 to <32 x i32>
  %362 = sub <32 x i32> %211, %151
  %363 = shl <32 x i32> %362, splat (i32 23)
  %364 = bitcast <32 x i32> %363 to <32 x float>
  %365 = fmul <32 x float> %137, %364
  %366 = fptosi <32 x float> %365 to <32 x i32>
  br i1 %46, label %451, label %367

367:
  %368 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %369

369:
  %370 = phi <32 x i32> [ zeroinitializer, %367 ], [ %439, %369 ]
  %371 = phi <32 x i32> [ %361, %367 ], [ %421, %369 ]
  %372 = phi <32 x i32> [ %366, %367 ], [ %427, %369 ]
  %373 = phi <32 x i32> [ zeroinitializer, %367 ], [ %445, %369 ]
  %374 = phi i64 [ 0, %367 ], [ %446, %369 ]
  %375 = shl nuw nsw i64 %374, 8
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 %375
  %377 = shl nuw nsw i64 %374, 5
  %378 = getelementptr i8, ptr %368, i64 %377
  %379 = load <4 x float>, ptr %378, align 4
  %380 = shufflevector <4 x float> %379, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %381 = load <32 x float>, ptr %376, align 4
  %382 = fmul <32 x float> %381, %380
  %383 = fmul <32 x float> %382, %359
  %384 = fptosi <32 x float> %383 to <32 x i32>
  %385 = add <32 x i32> %371, %384
  %386 = getelementptr inbounds nuw i8, ptr %376, i64 128
  %387 = load <32 x float>, ptr %386, align 4
  %388 = fmul <32 x float> %387, %380
  %389 = fmul <32 x float> %388, %364
  %390 = fptosi <32 x float> %389 to <32 x i32>
  %391 = add <32 x i32> %372, %390
  %392 = or disjoint i64 %374, 1
  %393 = shl nuw nsw i64 %392, 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 %393
  %395 = shl nuw nsw i64 %392, 5
  %396 = getelementptr i8, ptr %368, i64 %395
  %397 = load <4 x float>, ptr %396, align 4
  %398 = shufflevector <4 x float> %397, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %399 = load <32 x float>, ptr %394, align 4
  %400 = fmul <32 x float> %399, %398
  %401 = fmul <32 x float> %400, %359
  %402 = fptosi <32 x float> %401 to <32 x i32>
  %403 = add <32 x i32> %370, %402
  %404 = getelementptr inbounds nuw i8, ptr %394, i64 128
  %405 = load <32 x float>, ptr %404, align 4
  %406 = fmul <32 x float> %405, %398
  %407 = fmul <32 x float> %406, %364
  %408 = fptosi <32 x float> %407 to <32 x i32>
  %409 = add <32 x i32> %373, %408
  %410 = or disjoint i64 %374, 2
  %411 = shl nuw nsw i64 %410, 8
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 %411
  %413 = shl nuw nsw i64 %410, 5
  %414 = getelementptr i8, ptr %368, i64 %413
  %415 = load <4 x float>, ptr %414, align 4
  %416 = shufflevector <4 x float> %415, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %417 = load <32 x float>, ptr %412, align 4
  %418 = fmul <32 x float> %417, %416
  %419 = fmul <32 x float> %418, %359
  %420 = fptosi <32 x float> %419 to <32 x i32>
  %421 = add <32 x i32> %385, %420
  %422 = getelementptr inbounds nuw i8, ptr %412, i64 128
  %423 = load <32 x float>, ptr %422, align 4
  %424 = fmul <32 x float> %423, %416
  %425 = fmul <32 x float> %424, %364
  %426 = fptosi <32 x float> %425 to <32 x i32>
  %427 = add <32 x i32> %391, %426
  %428 = or disjoint i64 %374, 3
  %429 = shl nuw nsw i64 %428, 8
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 %429
  %431 = shl nuw nsw i64 %428, 5
  %432 = getelementptr i8, ptr %368, i64 %431
  %433 = load <4 x float>, ptr %432, align 4
  %434 = shufflevector <4 x float> %433, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %435 = load <32 x float>, ptr %430, align 4
  %436 = fmul <32 x float> %435, %434
  %437 = fmul <32 x float> %436, %359
  %438 = fptosi <32 x float> %437 to <32 x i32>
  %439 = add <32 x i32> %403, %438
  %440 = getelementptr inbounds nuw i8, ptr %430, i64 128
  %441 = load <32 x float>, ptr %440, align 4
  %442 = fmul <32 x float> %441, %434
  %443 = fmul <32 x float> %442, %364
  %444 = fptosi <32 x float> %443 to <32 x i32>
  %445 = add <32 x i32> %409, %444
  %446 = add nuw nsw i64 %374, 4
  %447 = icmp samesign ult i64 %446, %45
  br i1 %447, label %369, label %448

448:
  %449 = sitofp <32 x i32> %439 to <32 x double>
  %450 = sitofp <32 x i32> %445 to <32 x double>
  br label %451

451:
  %452 = phi <32 x double> [ zeroinitializer, %352 ], [ %449, %448 ]
  %453 = phi <32 x i32> [ %361, %352 ], [ %421, %448 ]
  %454 = phi <32 x i32> [ %366, %352 ], [ %427, %448 ]
  %455 = phi <32 x double> [ zeroinitializer, %352 ], [ %450, %448 ]
  %456 = add <32 x i32> %133, %214
  %457 = shl <32 x i32> %456, splat (i32 23)
  %458 = bitcast <32 x i32> %457 to <32 x float>
  %459 = sitofp <32 x i32> %453 to <32 x double>
  %460 = fadd <32 x double> %452, %459
  %461 = bitcast <32 x double> %460 to <32 x i64>
  %462 = and <32 x i64> %220, %461
  br i1 %44, label %468, label %463

463:
  %464 = and <32 x i64> %223, %461
  %465 = icmp eq <32 x i64> %464, zeroinitializer
  %466 = select <32 x i1> %465, <32 x i64> zeroinitializer, <32 x i64> %225
  %467 = or <32 x i64> %466, %462
  br label %468

468:
  %469 = phi <32 x i64> [ %467, %463 ], [ %462, %451 ]
  %470 = bitcast <32 x i64> %469 to <32 x double>
  %471 = fptrunc <32 x double> %470 to <32 x float>
  %472 = fmul <32 x float> %458, %471
  store <32 x float> %472, ptr %117, align 4
  %473 = add <32 x i32> %151, %214
  %474 = shl <32 x i32> %473, splat (i32 23)
  %475 = bitcast <32 x i32> %474 to <32 x float>
  %476 = sitofp <32 x i32> %454 to <32 x double>
  %477 = fadd <32 x double> %455, %476
  %478 = bitcast <32 x double> %477 to <32 x i64>
  %479 = and <32 x i64> %220, %478
  br i1 %44, label %485, label %480

480:
  %481 = and <32 x i64> %223, %478
  %482 = icmp eq <32 x i64> %481, zeroinitializer
  %483 = select <32 x i1> %482, <32 x i64> zeroinitializer, <32 x i64> %225
  %484 = or <32 x i64> %483, %479
  br label %485

485:
  %486 = phi <32 x i64> [ %484, %480 ], [ %479, %468 ]
  %487 = bitcast <32 x i64> %486 to <32 x double>
  %488 = fptrunc <32 x double> %487 to <32 x float>
  %489 = fmul <32 x float> %475, %488
  store <32 x float> %489, ptr %136, align 4
  br label %564

490:
  %491 = phi i1 [ true, %184 ], [ false, %498 ]
  %492 = phi ptr [ %12, %184 ], [ %16, %498 ]
  %493 = phi i64 [ 0, %184 ], [ 1, %498 ]
  %494 = shl nuw nsw i64 %493, 7
  %495 = getelementptr i8, ptr %5, i64 %494
  %496 = shl nuw nsw i64 %493, 4
  %497 = getelementptr i8, ptr %13, i64 %496
  br label %499

498:
  br i1 %491, label %490, label %564

499:
  %500 = phi i1 [ true, %490 ], [ false, %559 ]
  %501 = phi i64 [ 0, %490 ], [ 1, %559 ]
  %502 = shl nuw nsw i64 %501, 8
  %503 = getelementptr i8, ptr %495, i64 %502
  %504 = load <32 x float>, ptr %503, align 4
  %505 = getelementptr inbounds nuw <32 x i32>, ptr %492, i64 %501
  %506 = load <32 x i32>, ptr %505, align 128
  %507 = sub <32 x i32> %187, %506
  %508 = zext <32 x i32> %507 to <32 x i64>
  %509 = shl <32 x i64> %508, splat (i64 52)
  %510 = bitcast <32 x i64> %509 to <32 x double>
  %511 = fpext <32 x float> %504 to <32 x double>
  %512 = fmul <32 x double> %511, %510
  %513 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %512)
  br i1 %46, label %537, label %514

514:
  %515 = shl nuw nsw i64 %501, 7
  %516 = getelementptr i8, ptr %0, i64 %515
  br label %517

517:
  %518 = phi <32 x double> [ %511, %514 ], [ %531, %517 ]
  %519 = phi <32 x double> [ %513, %514 ], [ %534, %517 ]
  %520 = phi i64 [ 0, %514 ], [ %535, %517 ]
  %521 = shl nuw nsw i64 %520, 8
  %522 = getelementptr i8, ptr %516, i64 %521
  %523 = load <32 x float>, ptr %522, align 4
  %524 = fpext <32 x float> %523 to <32 x double>
  %525 = shl nuw nsw i64 %520, 5
  %526 = getelementptr i8, ptr %497, i64 %525
  %527 = load <4 x float>, ptr %526, align 4
  %528 = shufflevector <4 x float> %527, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %529 = fpext <32 x float> %528 to <32 x double>
  %530 = fmul <32 x double> %524, %529
  %531 = fadd <32 x double> %518, %530
  %532 = fmul <32 x double> %530, %510
  %533 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %532)
  %534 = fadd <32 x double> %519, %533
  %535 = add nuw nsw i64 %520, 1
  %536 = icmp eq i64 %535, %45
  br i1 %536, label %537, label %517

537:
  %538 = phi <32 x double> [ %513, %499 ], [ %534, %517 ]
  %539 = phi <32 x double> [ %511, %499 ], [ %531, %517 ]
  %540 = add <32 x i32> %192, %506
  %541 = zext <32 x i32> %540 to <32 x i64>
  %542 = shl <32 x i64> %541, splat (i64 52)
  %543 = bitcast <32 x i64> %542 to <32 x double>
  %544 = fmul <32 x double> %538, %543
  %545 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %544)
  %546 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %545, <32 x double> %196, <32 x double> zeroinitializer)
  %547 = fsub <32 x double> %539, %539
  %548 = fcmp une <32 x double> %547, zeroinitializer
  %549 = fcmp ord <32 x double> %539, zeroinitializer
  %550 = fptrunc <32 x double> %539 to <32 x float>
  %551 = select <32 x i1> %549, <32 x float> %550, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %552 = bitcast <32 x double> %546 to <32 x i64>
  %553 = and <32 x i64> %202, %552
  br i1 %44, label %559, label %554

554:
  %555 = and <32 x i64> %205, %552
  %556 = icmp eq <32 x i64> %555, zeroinitializer
  %557 = select <32 x i1> %556, <32 x i64> zeroinitializer, <32 x i64> %207
  %558 = or <32 x i64> %557, %553
  br label %559

559:
  %560 = phi <32 x i64> [ %558, %554 ], [ %553, %537 ]
  %561 = bitcast <32 x i64> %560 to <32 x double>
  %562 = fptrunc <32 x double> %561 to <32 x float>
  %563 = select <32 x i1> %548, <32 x float> %551, <32 x float> %562
  store <32 x float> %563, ptr %503, align 4
  br i1 %500, label %499, label %498

564:
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
  br label %160

60:
  %61 = phi i64 [ 0, %41 ], [ %63, %60 ]
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 %61
  store <64 x i16> splat (i16 -2000), ptr %62, align 128
  %63 = add nuw nsw i64 %61, 128
  %64 = icmp eq i64 %63, 256
  br i1 %64, label %42, label %60

65:
  %66 = bitcast <64 x i16> %181 to <2 x i512>
  %67 = extractelement <2 x i512> %66, i64 1
  %68 = bitcast i512 %67 to <32 x i16>
  %69 = shufflevector <64 x i16> %181, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %70 = bitcast <64 x i16> %174 to <2 x i512>
  %71 = extractelement <2 x i512> %70, i64 1
  %72 = bitcast i512 %71 to <32 x i16>
  %73 = shufflevector <64 x i16> %174, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %74

74:
  %75 = phi <32 x i16> [ %54, %47 ], [ %68, %65 ]
  %76 = phi <32 x i16> [ %52, %47 ], [ %69, %65 ]
  %77 = phi <32 x i16> [ %50, %47 ], [ %72, %65 ]
  %78 = phi <32 x i16> [ %48, %47 ], [ %73, %65 ]
  %79 = insertelement <32 x i32> poison, i32 %9, i64 0
  %80 = shufflevector <32 x i32> %79, <32 x i32> poison, <32 x i32> zeroinitializer
  %81 = load <32 x float>, ptr %5, align 4
  %82 = icmp slt <32 x i16> %78, splat (i16 -500)
  %83 = select <32 x i1> %82, <32 x i16> splat (i16 -10000), <32 x i16> %78
  %84 = sext <32 x i16> %83 to <32 x i32>
  %85 = fcmp oeq <32 x float> %81, zeroinitializer
  %86 = bitcast <32 x float> %81 to <32 x i32>
  %87 = lshr <32 x i32> %86, splat (i32 23)
  %88 = and <32 x i32> %87, splat (i32 255)
  %89 = add nsw <32 x i32> %88, splat (i32 -127)
  %90 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %89, <32 x i32> %80)
  %91 = select <32 x i1> %85, <32 x i32> splat (i32 -10000), <32 x i32> %90
  %92 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %84, <32 x i32> %91)
  %93 = icmp eq <32 x i32> %92, splat (i32 -10000)
  %94 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %92, <32 x i32> splat (i32 -133))
  %95 = select <32 x i1> %93, <32 x i32> splat (i32 -60), <32 x i32> %94
  %96 = add nsw <32 x i32> %95, splat (i32 -101)
  %97 = icmp ult <32 x i32> %96, splat (i32 -161)
  store <32 x i32> %95, ptr %12, align 128
  %98 = getelementptr i8, ptr %5, i64 256
  %99 = load <32 x float>, ptr %98, align 4
  %100 = icmp slt <32 x i16> %77, splat (i16 -500)
  %101 = select <32 x i1> %100, <32 x i16> splat (i16 -10000), <32 x i16> %77
  %102 = sext <32 x i16> %101 to <32 x i32>
  %103 = fcmp oeq <32 x float> %99, zeroinitializer
  %104 = bitcast <32 x float> %99 to <32 x i32>
  %105 = lshr <32 x i32> %104, splat (i32 23)
  %106 = and <32 x i32> %105, splat (i32 255)
  %107 = add nsw <32 x i32> %106, splat (i32 -127)
  %108 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %107, <32 x i32> %80)
  %109 = select <32 x i1> %103, <32 x i32> splat (i32 -10000), <32 x i32> %108
  %110 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %102, <32 x i32> %109)
  %111 = icmp eq <32 x i32> %110, splat (i32 -10000)
  %112 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %110, <32 x i32> splat (i32 -133))
  %113 = select <32 x i1> %111, <32 x i32> splat (i32 -60), <32 x i32> %112
  %114 = add nsw <32 x i32> %113, splat (i32 -101)
  %115 = icmp ult <32 x i32> %114, splat (i32 -161)
  %116 = or <32 x i1> %115, %97
  %117 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %113, ptr %117, align 128
  %118 = getelementptr i8, ptr %5, i64 128
  %119 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %120 = load <32 x float>, ptr %118, align 4
  %121 = icmp slt <32 x i16> %76, splat (i16 -500)
  %122 = select <32 x i1> %121, <32 x i16> splat (i16 -10000), <32 x i16> %76
  %123 = sext <32 x i16> %122 to <32 x i32>
  %124 = fcmp oeq <32 x float> %120, zeroinitializer
  %125 = bitcast <32 x float> %120 to <32 x i32>
  %126 = lshr <32 x i32> %125, splat (i32 23)
  %127 = and <32 x i32> %126, splat (i32 255)
  %128 = add nsw <32 x i32> %127, splat (i32 -127)
  %129 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %128, <32 x i32> %80)
  %130 = select <32 x i1> %124, <32 x i32> splat (i32 -10000), <32 x i32> %129
  %131 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %123, <32 x i32> %130)
  %132 = icmp eq <32 x i32> %131, splat (i32 -10000)
  %133 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %131, <32 x i32> splat (i32 -133))
  %134 = select <32 x i1> %132, <32 x i32> splat (i32 -60), <32 x i32> %133
  %135 = add nsw <32 x i32> %134, splat (i32 -101)
  %136 = icmp ult <32 x i32> %135, splat (i32 -161)
  %137 = or <32 x i1> %136, %116
  store <32 x i32> %134, ptr %119, align 128
  %138 = getelementptr i8, ptr %5, i64 384
  %139 = load <32 x float>, ptr %138, align 4
  %140 = icmp slt <32 x i16> %75, splat (i16 -500)
  %141 = select <32 x i1> %140, <32 x i16> splat (i16 -10000), <32 x i16> %75
  %142 = sext <32 x i16> %141 to <32 x i32>
  %143 = fcmp oeq <32 x float> %139, zeroinitializer
  %144 = bitcast <32 x float> %139 to <32 x i32>
  %145 = lshr <32 x i32> %144, splat (i32 23)
  %146 = and <32 x i32> %145, splat (i32 255)
  %147 = add nsw <32 x i32> %146, splat (i32 -127)
  %148 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %147, <32 x i32> %80)
  %149 = select <32 x i1> %143, <32 x i32> splat (i32 -10000), <32 x i32> %148
  %150 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %142, <32 x i32> %149)
  %151 = icmp eq <32 x i32> %150, splat (i32 -10000)
  %152 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %150, <32 x i32> splat (i32 -133))
  %153 = select <32 x i1> %151, <32 x i32> splat (i32 -60), <32 x i32> %152
  %154 = add nsw <32 x i32> %153, splat (i32 -101)
  %155 = icmp ult <32 x i32> %154, splat (i32 -161)
  %156 = or <32 x i1> %155, %137
  %157 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %153, ptr %157, align 128
  %158 = bitcast <32 x i1> %156 to i32
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %208, label %184

160:
  %161 = phi <64 x i16> [ %59, %55 ], [ %181, %160 ]
  %162 = phi <64 x i16> [ %57, %55 ], [ %174, %160 ]
  %163 = phi i64 [ 0, %55 ], [ %182, %160 ]
  %164 = shl nuw nsw i64 %163, 7
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 %164
  %166 = load <64 x i16>, ptr %165, align 2
  %167 = shl nuw nsw i64 %163, 4
  %168 = getelementptr inbounds nuw i8, ptr %56, i64 %167
  %169 = load i64, ptr %168, align 4
  %170 = insertelement <16 x i64> poison, i64 %169, i64 0
  %171 = shufflevector <16 x i64> %170, <16 x i64> poison, <16 x i32> zeroinitializer
  %172 = bitcast <16 x i64> %171 to <64 x i16>
  %173 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %166, <64 x i16> %172)
  %174 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %162, <64 x i16> %173)
  %175 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %176 = load i64, ptr %175, align 4
  %177 = insertelement <16 x i64> poison, i64 %176, i64 0
  %178 = shufflevector <16 x i64> %177, <16 x i64> poison, <16 x i32> zeroinitializer
  %179 = bitcast <16 x i64> %178 to <64 x i16>
  %180 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %166, <64 x i16> %179)
  %181 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %161, <64 x i16> %180)
  %182 = add nuw nsw i64 %163, 1
  %183 = icmp eq i64 %182, %45
  br i1 %183, label %65, label %160

184:
  %185 = insertelement <32 x i32> poison, i32 %6, i64 0
  %186 = shufflevector <32 x i32> %185, <32 x i32> poison, <32 x i32> zeroinitializer
  %187 = add <32 x i32> %186, splat (i32 1023)
  %188 = add nsw i32 %7, 126
  %189 = insertelement <32 x i32> poison, i32 %188, i64 0
  %190 = shufflevector <32 x i32> %189, <32 x i32> poison, <32 x i32> zeroinitializer
  %191 = sub <32 x i32> %190, %186
  %192 = add <32 x i32> %191, splat (i32 1023)
  %193 = sub <32 x i32> splat (i32 1023), %190
  %194 = zext <32 x i32> %193 to <32 x i64>
  %195 = shl <32 x i64> %194, splat (i64 52)
  %196 = bitcast <32 x i64> %195 to <32 x double>
  %197 = sub nsw i32 52, %7
  %198 = zext nneg i32 %197 to i64
  %199 = shl nuw i64 1, %198
  %200 = sub i64 0, %199
  %201 = insertelement <32 x i64> poison, i64 %200, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  %203 = add i64 %199, -1
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = insertelement <32 x i64> poison, i64 %199, i64 0
  %207 = shufflevector <32 x i64> %206, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %490

208:
  %209 = add nsw i32 %6, 127
  %210 = insertelement <32 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <32 x i32> %210, <32 x i32> poison, <32 x i32> zeroinitializer
  %212 = sub nsw i32 127, %6
  %213 = insertelement <32 x i32> poison, i32 %212, i64 0
  %214 = shufflevector <32 x i32> %213, <32 x i32> poison, <32 x i32> zeroinitializer
  %215 = sub nsw i32 52, %7
  %216 = zext nneg i32 %215 to i64
  %217 = shl nuw i64 1, %216
  %218 = sub i64 0, %217
  %219 = insertelement <32 x i64> poison, i64 %218, i64 0
  %220 = shufflevector <32 x i64> %219, <32 x i64> poison, <32 x i32> zeroinitializer
  %221 = add i64 %217, -1
  %222 = insertelement <32 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <32 x i64> %222, <32 x i64> poison, <32 x i32> zeroinitializer
  %224 = insertelement <32 x i64> poison, i64 %217, i64 0
  %225 = shufflevector <32 x i64> %224, <32 x i64> poison, <32 x i32> zeroinitializer
  %226 = sub <32 x i32> %211, %95
  %227 = shl <32 x i32> %226, splat (i32 23)
  %228 = bitcast <32 x i32> %227 to <32 x float>
  %229 = fmul <32 x float> %81, %228
  %230 = fptosi <32 x float> %229 to <32 x i32>
  %231 = sub <32 x i32> %211, %113
  %232 = shl <32 x i32> %231, splat (i32 23)
  %233 = bitcast <32 x i32> %232 to <32 x float>
  %234 = fmul <32 x float> %99, %233
  %235 = fptosi <32 x float> %234 to <32 x i32>
  br i1 %46, label %239, label %251

236:
  %237 = sitofp <32 x i32> %321 to <32 x double>
  %238 = sitofp <32 x i32> %327 to <32 x double>
  br label %239

239:
  %240 = phi <32 x double> [ zeroinitializer, %208 ], [ %237, %236 ]
  %241 = phi <32 x i32> [ %230, %208 ], [ %303, %236 ]
  %242 = phi <32 x i32> [ %235, %208 ], [ %309, %236 ]
  %243 = phi <32 x double> [ zeroinitializer, %208 ], [ %238, %236 ]
  %244 = add <32 x i32> %95, %214
  %245 = shl <32 x i32> %244, splat (i32 23)
  %246 = bitcast <32 x i32> %245 to <32 x float>
  %247 = sitofp <32 x i32> %241 to <32 x double>
  %248 = fadd <32 x double> %240, %247
  %249 = bitcast <32 x double> %248 to <32 x i64>
  %250 = and <32 x i64> %220, %249
  br i1 %44, label %335, label %330

251:
  %252 = phi <32 x i32> [ %321, %251 ], [ zeroinitializer, %208 ]
  %253 = phi <32 x i32> [ %303, %251 ], [ %230, %208 ]
  %254 = phi <32 x i32> [ %309, %251 ], [ %235, %208 ]
  %255 = phi <32 x i32> [ %327, %251 ], [ zeroinitializer, %208 ]
  %256 = phi i64 [ %328, %251 ], [ 0, %208 ]
  %257 = shl nuw nsw i64 %256, 8
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 %257
  %259 = shl nuw nsw i64 %256, 5
  %260 = getelementptr i8, ptr %13, i64 %259
  %261 = load <4 x float>, ptr %260, align 4
  %262 = shufflevector <4 x float> %261, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %263 = load <32 x float>, ptr %258, align 4
  %264 = fmul <32 x float> %263, %262
  %265 = fmul <32 x float> %264, %228
  %266 = fptosi <32 x float> %265 to <32 x i32>
  %267 = add <32 x i32> %253, %266
  %268 = getelementptr inbounds nuw i8, ptr %258, i64 128
  %269 = load <32 x float>, ptr %268, align 4
  %270 = fmul <32 x float> %269, %262
  %271 = fmul <32 x float> %270, %233
  %272 = fptosi <32 x float> %271 to <32 x i32>
  %273 = add <32 x i32> %254, %272
  %274 = or disjoint i64 %256, 1
  %275 = shl nuw nsw i64 %274, 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 %275
  %277 = shl nuw nsw i64 %274, 5
  %278 = getelementptr i8, ptr %13, i64 %277
  %279 = load <4 x float>, ptr %278, align 4
  %280 = shufflevector <4 x float> %279, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %281 = load <32 x float>, ptr %276, align 4
  %282 = fmul <32 x float> %281, %280
  %283 = fmul <32 x float> %282, %228
  %284 = fptosi <32 x float> %283 to <32 x i32>
  %285 = add <32 x i32> %252, %284
  %286 = getelementptr inbounds nuw i8, ptr %276, i64 128
  %287 = load <32 x float>, ptr %286, align 4
  %288 = fmul <32 x float> %287, %280
  %289 = fmul <32 x float> %288, %233
  %290 = fptosi <32 x float> %289 to <32 x i32>
  %291 = add <32 x i32> %255, %290
  %292 = or disjoint i64 %256, 2
  %293 = shl nuw nsw i64 %292, 8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 %293
  %295 = shl nuw nsw i64 %292, 5
  %296 = getelementptr i8, ptr %13, i64 %295
  %297 = load <4 x float>, ptr %296, align 4
  %298 = shufflevector <4 x float> %297, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %299 = load <32 x float>, ptr %294, align 4
  %300 = fmul <32 x float> %299, %298
  %301 = fmul <32 x float> %300, %228
  %302 = fptosi <32 x float> %301 to <32 x i32>
  %303 = add <32 x i32> %267, %302
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 128
  %305 = load <32 x float>, ptr %304, align 4
  %306 = fmul <32 x float> %305, %298
  %307 = fmul <32 x float> %306, %233
  %308 = fptosi <32 x float> %307 to <32 x i32>
  %309 = add <32 x i32> %273, %308
  %310 = or disjoint i64 %256, 3
  %311 = shl nuw nsw i64 %310, 8
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 %311
  %313 = shl nuw nsw i64 %310, 5
  %314 = getelementptr i8, ptr %13, i64 %313
  %315 = load <4 x float>, ptr %314, align 4
  %316 = shufflevector <4 x float> %315, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %317 = load <32 x float>, ptr %312, align 4
  %318 = fmul <32 x float> %317, %316
  %319 = fmul <32 x float> %318, %228
  %320 = fptosi <32 x float> %319 to <32 x i32>
  %321 = add <32 x i32> %285, %320
  %322 = getelementptr inbounds nuw i8, ptr %312, i64 128
  %323 = load <32 x float>, ptr %322, align 4
  %324 = fmul <32 x float> %323, %316
  %325 = fmul <32 x float> %324, %233
  %326 = fptosi <32 x float> %325 to <32 x i32>
  %327 = add <32 x i32> %291, %326
  %328 = add nuw nsw i64 %256, 4
  %329 = icmp samesign ult i64 %328, %45
  br i1 %329, label %251, label %236

330:
  %331 = and <32 x i64> %223, %249
  %332 = icmp eq <32 x i64> %331, zeroinitializer
  %333 = select <32 x i1> %332, <32 x i64> zeroinitializer, <32 x i64> %225
  %334 = or <32 x i64> %333, %250
  br label %335

335:
  %336 = phi <32 x i64> [ %334, %330 ], [ %250, %239 ]
  %337 = bitcast <32 x i64> %336 to <32 x double>
  %338 = fptrunc <32 x double> %337 to <32 x float>
  %339 = fmul <32 x float> %246, %338
  store <32 x float> %339, ptr %5, align 4
  %340 = add <32 x i32> %113, %214
  %341 = shl <32 x i32> %340, splat (i32 23)
  %342 = bitcast <32 x i32> %341 to <32 x float>
  %343 = sitofp <32 x i32> %242 to <32 x double>
  %344 = fadd <32 x double> %243, %343
  %345 = bitcast <32 x double> %344 to <32 x i64>
  %346 = and <32 x i64> %220, %345
  br i1 %44, label %352, label %347

347:
  %348 = and <32 x i64> %223, %345
  %349 = icmp eq <32 x i64> %348, zeroinitializer
  %350 = select <32 x i1> %349, <32 x i64> zeroinitializer, <32 x i64> %225
  %351 = or <32 x i64> %350, %346
  br label %352

352:
  %353 = phi <32 x i64> [ %351, %347 ], [ %346, %335 ]
  %354 = bitcast <32 x i64> %353 to <32 x double>
  %355 = fptrunc <32 x double> %354 to <32 x float>
  %356 = fmul <32 x float> %342, %355
  store <32 x float> %356, ptr %98, align 4
  %357 = sub <32 x i32> %211, %134
  %358 = shl <32 x i32> %357, splat (i32 23)
  %359 = bitcast <32 x i32> %358 to <32 x float>
  %360 = fmul <32 x float> %120, %359
  %361 = fptosi <32 x float> %360 to <32 x i32>
  %362 = sub <32 x i32> %211, %153
  %363 = shl <32 x i32> %362, splat (i32 23)
  %364 = bitcast <32 x i32> %363 to <32 x float>
  %365 = fmul <32 x float> %139, %364
  %366 = fptosi <32 x float> %365 to <32 x i32>
  br i1 %46, label %451, label %367

367:
  %368 = getelementptr inbounds nuw i8, ptr %13, i64 16
  br label %369

369:
  %370 = phi <32 x i32> [ zeroinitializer, %367 ], [ %439, %369 ]
  %371 = phi <32 x i32> [ %361, %367 ], [ %421, %369 ]
  %372 = phi <32 x i32> [ %366, %367 ], [ %427, %369 ]
  %373 = phi <32 x i32> [ zeroinitializer, %367 ], [ %445, %369 ]
  %374 = phi i64 [ 0, %367 ], [ %446, %369 ]
  %375 = shl nuw nsw i64 %374, 8
  %376 = getelementptr inbounds nuw i8, ptr %0, i64 %375
  %377 = shl nuw nsw i64 %374, 5
  %378 = getelementptr i8, ptr %368, i64 %377
  %379 = load <4 x float>, ptr %378, align 4
  %380 = shufflevector <4 x float> %379, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %381 = load <32 x float>, ptr %376, align 4
  %382 = fmul <32 x float> %381, %380
  %383 = fmul <32 x float> %382, %359
  %384 = fptosi <32 x float> %383 to <32 x i32>
  %385 = add <32 x i32> %371, %384
  %386 = getelementptr inbounds nuw i8, ptr %376, i64 128
  %387 = load <32 x float>, ptr %386, align 4
  %388 = fmul <32 x float> %387, %380
  %389 = fmul <32 x float> %388, %364
  %390 = fptosi <32 x float> %389 to <32 x i32>
  %391 = add <32 x i32> %372, %390
  %392 = or disjoint i64 %374, 1
  %393 = shl nuw nsw i64 %392, 8
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 %393
  %395 = shl nuw nsw i64 %392, 5
  %396 = getelementptr i8, ptr %368, i64 %395
  %397 = load <4 x float>, ptr %396, align 4
  %398 = shufflevector <4 x float> %397, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %399 = load <32 x float>, ptr %394, align 4
  %400 = fmul <32 x float> %399, %398
  %401 = fmul <32 x float> %400, %359
  %402 = fptosi <32 x float> %401 to <32 x i32>
  %403 = add <32 x i32> %370, %402
  %404 = getelementptr inbounds nuw i8, ptr %394, i64 128
  %405 = load <32 x float>, ptr %404, align 4
  %406 = fmul <32 x float> %405, %398
  %407 = fmul <32 x float> %406, %364
  %408 = fptosi <32 x float> %407 to <32 x i32>
  %409 = add <32 x i32> %373, %408
  %410 = or disjoint i64 %374, 2
  %411 = shl nuw nsw i64 %410, 8
  %412 = getelementptr inbounds nuw i8, ptr %0, i64 %411
  %413 = shl nuw nsw i64 %410, 5
  %414 = getelementptr i8, ptr %368, i64 %413
  %415 = load <4 x float>, ptr %414, align 4
  %416 = shufflevector <4 x float> %415, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %417 = load <32 x float>, ptr %412, align 4
  %418 = fmul <32 x float> %417, %416
  %419 = fmul <32 x float> %418, %359
  %420 = fptosi <32 x float> %419 to <32 x i32>
  %421 = add <32 x i32> %385, %420
  %422 = getelementptr inbounds nuw i8, ptr %412, i64 128
  %423 = load <32 x float>, ptr %422, align 4
  %424 = fmul <32 x float> %423, %416
  %425 = fmul <32 x float> %424, %364
  %426 = fptosi <32 x float> %425 to <32 x i32>
  %427 = add <32 x i32> %391, %426
  %428 = or disjoint i64 %374, 3
  %429 = shl nuw nsw i64 %428, 8
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 %429
  %431 = shl nuw nsw i64 %428, 5
  %432 = getelementptr i8, ptr %368, i64 %431
  %433 = load <4 x float>, ptr %432, align 4
  %434 = shufflevector <4 x float> %433, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %435 = load <32 x float>, ptr %430, align 4
  %436 = fmul <32 x float> %435, %434
  %437 = fmul <32 x float> %436, %359
  %438 = fptosi <32 x float> %437 to <32 x i32>
  %439 = add <32 x i32> %403, %438
  %440 = getelementptr inbounds nuw i8, ptr %430, i64 128
  %441 = load <32 x float>, ptr %440, align 4
  %442 = fmul <32 x float> %441, %434
  %443 = fmul <32 x float> %442, %364
  %444 = fptosi <32 x float> %443 to <32 x i32>
  %445 = add <32 x i32> %409, %444
  %446 = add nuw nsw i64 %374, 4
  %447 = icmp samesign ult i64 %446, %45
  br i1 %447, label %369, label %448

448:
  %449 = sitofp <32 x i32> %439 to <32 x double>
  %450 = sitofp <32 x i32> %445 to <32 x double>
  br label %451

451:
  %452 = phi <32 x double> [ zeroinitializer, %352 ], [ %449, %448 ]
  %453 = phi <32 x i32> [ %361, %352 ], [ %421, %448 ]
  %454 = phi <32 x i32> [ %366, %352 ], [ %427, %448 ]
  %455 = phi <32 x double> [ zeroinitializer, %352 ], [ %450, %448 ]
  %456 = add <32 x i32> %134, %214
  %457 = shl <32 x i32> %456, splat (i32 23)
  %458 = bitcast <32 x i32> %457 to <32 x float>
  %459 = sitofp <32 x i32> %453 to <32 x double>
  %460 = fadd <32 x double> %452, %459
  %461 = bitcast <32 x double> %460 to <32 x i64>
  %462 = and <32 x i64> %220, %461
  br i1 %44, label %468, label %463

463:
  %464 = and <32 x i64> %223, %461
  %465 = icmp eq <32 x i64> %464, zeroinitializer
  %466 = select <32 x i1> %465, <32 x i64> zeroinitializer, <32 x i64> %225
  %467 = or <32 x i64> %466, %462
  br label %468

468:
  %469 = phi <32 x i64> [ %467, %463 ], [ %462, %451 ]
  %470 = bitcast <32 x i64> %469 to <32 x double>
  %471 = fptrunc <32 x double> %470 to <32 x float>
  %472 = fmul <32 x float> %458, %471
  store <32 x float> %472, ptr %118, align 4
  %473 = add <32 x i32> %153, %214
  %474 = shl <32 x i32> %473, splat (i32 23)
  %475 = bitcast <32 x i32> %474 to <32 x float>
  %476 = sitofp <32 x i32> %454 to <32 x double>
  %477 = fadd <32 x double> %455, %476
  %478 = bitcast <32 x double> %477 to <32 x i64>
  %479 = and <32 x i64> %220, %478
  br i1 %44, label %485, label %480

480:
  %481 = and <32 x i64> %223, %478
  %482 = icmp eq <32 x i64> %481, zeroinitializer
  %483 = select <32 x i1> %482, <32 x i64> zeroinitializer, <32 x i64> %225
  %484 = or <32 x i64> %483, %479
  br label %485

485:
  %486 = phi <32 x i64> [ %484, %480 ], [ %479, %468 ]
  %487 = bitcast <32 x i64> %486 to <32 x double>
  %488 = fptrunc <32 x double> %487 to <32 x float>
  %489 = fmul <32 x float> %475, %488
  store <32 x float> %489, ptr %138, align 4
  br label %564

490:
  %491 = phi i1 [ true, %184 ], [ false, %498 ]
  %492 = phi ptr [ %12, %184 ], [ %16, %498 ]
  %493 = phi i64 [ 0, %184 ], [ 1, %498 ]
  %494 = shl nuw nsw i64 %493, 7
  %495 = getelementptr i8, ptr %5, i64 %494
  %496 = shl nuw nsw i64 %493, 4
  %497 = getelementptr i8, ptr %13, i64 %496
  br label %499

498:
  br i1 %491, label %490, label %564

499:
  %500 = phi i1 [ true, %490 ], [ false, %559 ]
  %501 = phi i64 [ 0, %490 ], [ 1, %559 ]
  %502 = shl nuw nsw i64 %501, 8
  %503 = getelementptr i8, ptr %495, i64 %502
  %504 = load <32 x float>, ptr %503, align 4
  %505 = getelementptr inbounds nuw <32 x i32>, ptr %492, i64 %501
  %506 = load <32 x i32>, ptr %505, align 128
  %507 = sub <32 x i32> %187, %506
  %508 = zext <32 x i32> %507 to <32 x i64>
  %509 = shl <32 x i64> %508, splat (i64 52)
  %510 = bitcast <32 x i64> %509 to <32 x double>
  %511 = fpext <32 x float> %504 to <32 x double>
  %512 = fmul <32 x double> %511, %510
  %513 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %512)
  br i1 %46, label %517, label %514

514:
  %515 = shl nuw nsw i64 %501, 7
  %516 = getelementptr i8, ptr %0, i64 %515
  br label %539

517:
  %518 = phi <32 x double> [ %513, %499 ], [ %556, %539 ]
  %519 = phi <32 x double> [ %511, %499 ], [ %553, %539 ]
  %520 = add <32 x i32> %192, %506
  %521 = zext <32 x i32> %520 to <32 x i64>
  %522 = shl <32 x i64> %521, splat (i64 52)
  %523 = bitcast <32 x i64> %522 to <32 x double>
  %524 = fmul <32 x double> %518, %523
  %525 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %524)
  %526 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %525, <32 x double> %196, <32 x double> zeroinitializer)
  %527 = fsub <32 x double> %519, %519
  %528 = fcmp une <32 x double> %527, zeroinitializer
  %529 = fcmp ord <32 x double> %519, zeroinitializer
  %530 = fptrunc <32 x double> %519 to <32 x float>
  %531 = select <32 x i1> %529, <32 x float> %530, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %532 = bitcast <32 x double> %526 to <32 x i64>
  %533 = and <32 x i64> %202, %532
  br i1 %44, label %559, label %534

534:
  %535 = and <32 x i64> %205, %532
  %536 = icmp eq <32 x i64> %535, zeroinitializer
  %537 = select <32 x i1> %536, <32 x i64> zeroinitializer, <32 x i64> %207
  %538 = or <32 x i64> %537, %533
  br label %559

539:
  %540 = phi <32 x double> [ %511, %514 ], [ %553, %539 ]
  %541 = phi <32 x double> [ %513, %514 ], [ %556, %539 ]
  %542 = phi i64 [ 0, %514 ], [ %557, %539 ]
  %543 = shl nuw nsw i64 %542, 8
  %544 = getelementptr i8, ptr %516, i64 %543
  %545 = load <32 x float>, ptr %544, align 4
  %546 = fpext <32 x float> %545 to <32 x double>
  %547 = shl nuw nsw i64 %542, 5
  %548 = getelementptr i8, ptr %497, i64 %547
  %549 = load <4 x float>, ptr %548, align 4
  %550 = shufflevector <4 x float> %549, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %551 = fpext <32 x float> %550 to <32 x double>
  %552 = fmul <32 x double> %546, %551
  %553 = fadd <32 x double> %540, %552
  %554 = fmul <32 x double> %552, %510
  %555 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %554)
  %556 = fadd <32 x double> %541, %555
  %557 = add nuw nsw i64 %542, 1
  %558 = icmp eq i64 %557, %45
  br i1 %558, label %517, label %539

559:
  %560 = phi <32 x i64> [ %538, %534 ], [ %533, %517 ]
  %561 = bitcast <32 x i64> %560 to <32 x double>
  %562 = fptrunc <32 x double> %561 to <32 x float>
  %563 = select <32 x i1> %528, <32 x float> %531, <32 x float> %562
  store <32 x float> %563, ptr %503, align 4
  br i1 %500, label %499, label %498

564:
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
  br label %158

58:
  %59 = phi i64 [ 0, %39 ], [ %61, %58 ]
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 %59
  store <64 x i8> splat (i8 -120), ptr %60, align 64
  %61 = add nuw nsw i64 %59, 64
  %62 = icmp eq i64 %61, 128
  br i1 %62, label %40, label %58

63:
  %64 = bitcast <64 x i8> %173 to <2 x i256>
  %65 = extractelement <2 x i256> %64, i64 1
  %66 = bitcast i256 %65 to <32 x i8>
  %67 = shufflevector <64 x i8> %173, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %68 = bitcast <64 x i8> %169 to <2 x i256>
  %69 = extractelement <2 x i256> %68, i64 1
  %70 = bitcast i256 %69 to <32 x i8>
  %71 = shufflevector <64 x i8> %169, <64 x i8> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %72

72:
  %73 = phi <32 x i8> [ %52, %45 ], [ %66, %63 ]
  %74 = phi <32 x i8> [ %50, %45 ], [ %67, %63 ]
  %75 = phi <32 x i8> [ %48, %45 ], [ %70, %63 ]
  %76 = phi <32 x i8> [ %46, %45 ], [ %71, %63 ]
  %77 = insertelement <32 x i32> poison, i32 %9, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = load <32 x float>, ptr %5, align 4
  %80 = sext <32 x i8> %76 to <32 x i32>
  %81 = icmp slt <32 x i8> %76, splat (i8 -40)
  %82 = select <32 x i1> %81, <32 x i32> splat (i32 -10000), <32 x i32> %80
  %83 = fcmp oeq <32 x float> %79, zeroinitializer
  %84 = bitcast <32 x float> %79 to <32 x i32>
  %85 = lshr <32 x i32> %84, splat (i32 23)
  %86 = and <32 x i32> %85, splat (i32 255)
  %87 = add nsw <32 x i32> %86, splat (i32 -127)
  %88 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %87, <32 x i32> %78)
  %89 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %82, <32 x i32> %88)
  %90 = select <32 x i1> %83, <32 x i32> %82, <32 x i32> %89
  %91 = icmp eq <32 x i32> %90, splat (i32 -10000)
  %92 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %90, <32 x i32> splat (i32 -133))
  %93 = select <32 x i1> %91, <32 x i32> splat (i32 -60), <32 x i32> %92
  %94 = add nsw <32 x i32> %93, splat (i32 -36)
  %95 = icmp ult <32 x i32> %94, splat (i32 -96)
  store <32 x i32> %93, ptr %12, align 128
  %96 = getelementptr i8, ptr %5, i64 256
  %97 = load <32 x float>, ptr %96, align 4
  %98 = sext <32 x i8> %75 to <32 x i32>
  %99 = icmp slt <32 x i8> %75, splat (i8 -40)
  %100 = select <32 x i1> %99, <32 x i32> splat (i32 -10000), <32 x i32> %98
  %101 = fcmp oeq <32 x float> %97, zeroinitializer
  %102 = bitcast <32 x float> %97 to <32 x i32>
  %103 = lshr <32 x i32> %102, splat (i32 23)
  %104 = and <32 x i32> %103, splat (i32 255)
  %105 = add nsw <32 x i32> %104, splat (i32 -127)
  %106 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %105, <32 x i32> %78)
  %107 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %100, <32 x i32> %106)
  %108 = select <32 x i1> %101, <32 x i32> %100, <32 x i32> %107
  %109 = icmp eq <32 x i32> %108, splat (i32 -10000)
  %110 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %108, <32 x i32> splat (i32 -133))
  %111 = select <32 x i1> %109, <32 x i32> splat (i32 -60), <32 x i32> %110
  %112 = add nsw <32 x i32> %111, splat (i32 -36)
  %113 = icmp ult <32 x i32> %112, splat (i32 -96)
  %114 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %111, ptr %114, align 128
  %115 = getelementptr i8, ptr %5, i64 128
  %116 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %117 = load <32 x float>, ptr %115, align 4
  %118 = sext <32 x i8> %74 to <32 x i32>
  %119 = icmp slt <32 x i8> %74, splat (i8 -40)
  %120 = select <32 x i1> %119, <32 x i32> splat (i32 -10000), <32 x i32> %118
  %121 = fcmp oeq <32 x float> %117, zeroinitializer
  %122 = bitcast <32 x float> %117 to <32 x i32>
  %123 = lshr <32 x i32> %122, splat (i32 23)
  %124 = and <32 x i32> %123, splat (i32 255)
  %125 = add nsw <32 x i32> %124, splat (i32 -127)
  %126 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %125, <32 x i32> %78)
  %127 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %120, <32 x i32> %126)
  %128 = select <32 x i1> %121, <32 x i32> %120, <32 x i32> %127
  %129 = icmp eq <32 x i32> %128, splat (i32 -10000)
  %130 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %128, <32 x i32> splat (i32 -133))
  %131 = select <32 x i1> %129, <32 x i32> splat (i32 -60), <32 x i32> %130
  %132 = add nsw <32 x i32> %131, splat (i32 -36)
  %133 = icmp ult <32 x i32> %132, splat (i32 -96)
  store <32 x i32> %131, ptr %116, align 128
  %134 = getelementptr i8, ptr %5, i64 384
  %135 = load <32 x float>, ptr %134, align 4
  %136 = sext <32 x i8> %73 to <32 x i32>
  %137 = icmp slt <32 x i8> %73, splat (i8 -40)
  %138 = select <32 x i1> %137, <32 x i32> splat (i32 -10000), <32 x i32> %136
  %139 = fcmp oeq <32 x float> %135, zeroinitializer
  %140 = bitcast <32 x float> %135 to <32 x i32>
  %141 = lshr <32 x i32> %140, splat (i32 23)
  %142 = and <32 x i32> %141, splat (i32 255)
  %143 = add nsw <32 x i32> %142, splat (i32 -127)
  %144 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %143, <32 x i32> %78)
  %145 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %138, <32 x i32> %144)
  %146 = select <32 x i1> %139, <32 x i32> %138, <32 x i32> %145
  %147 = icmp eq <32 x i32> %146, splat (i32 -10000)
  %148 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %146, <32 x i32> splat (i32 -133))
  %149 = select <32 x i1> %147, <32 x i32> splat (i32 -60), <32 x i32> %148
  %150 = add nsw <32 x i32> %149, splat (i32 -36)
  %151 = icmp ult <32 x i32> %150, splat (i32 -96)
  %152 = select <32 x i1> %151, <32 x i1> splat (i1 true), <32 x i1> %133
  %153 = select <32 x i1> %152, <32 x i1> splat (i1 true), <32 x i1> %113
  %154 = select <32 x i1> %153, <32 x i1> splat (i1 true), <32 x i1> %95
  %155 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %149, ptr %155, align 128
  %156 = bitcast <32 x i1> %154 to i32
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %200, label %176

158:
  %159 = phi <64 x i8> [ %57, %53 ], [ %173, %158 ]
  %160 = phi <64 x i8> [ %55, %53 ], [ %169, %158 ]
  %161 = phi i64 [ 0, %53 ], [ %174, %158 ]
  %162 = shl nuw nsw i64 %161, 6
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 %162
  %164 = load <64 x i8>, ptr %163, align 1
  %165 = shl nuw nsw i64 %161, 7
  %166 = getelementptr inbounds nuw i8, ptr %54, i64 %165
  %167 = load <64 x i8>, ptr %166, align 8
  %168 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %164, <64 x i8> %167)
  %169 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %160, <64 x i8> %168)
  %170 = getelementptr inbounds nuw i8, ptr %166, i64 64
  %171 = load <64 x i8>, ptr %170, align 8
  %172 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %164, <64 x i8> %171)
  %173 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %159, <64 x i8> %172)
  %174 = add nuw nsw i64 %161, 1
  %175 = icmp eq i64 %174, %43
  br i1 %175, label %63, label %158

176:
  %177 = insertelement <32 x i32> poison, i32 %6, i64 0
  %178 = shufflevector <32 x i32> %177, <32 x i32> poison, <32 x i32> zeroinitializer
  %179 = add <32 x i32> %178, splat (i32 1023)
  %180 = add nsw i32 %7, 126
  %181 = insertelement <32 x i32> poison, i32 %180, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = sub <32 x i32> %182, %178
  %184 = add <32 x i32> %183, splat (i32 1023)
  %185 = sub <32 x i32> splat (i32 1023), %182
  %186 = zext <32 x i32> %185 to <32 x i64>
  %187 = shl <32 x i64> %186, splat (i64 52)
  %188 = bitcast <32 x i64> %187 to <32 x double>
  %189 = sub nsw i32 52, %7
  %190 = zext nneg i32 %189 to i64
  %191 = shl nuw i64 1, %190
  %192 = sub i64 0, %191
  %193 = insertelement <32 x i64> poison, i64 %192, i64 0
  %194 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> zeroinitializer
  %195 = add i64 %191, -1
  %196 = insertelement <32 x i64> poison, i64 %195, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = insertelement <32 x i64> poison, i64 %191, i64 0
  %199 = shufflevector <32 x i64> %198, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %508

200:
  %201 = add nsw i32 %6, 127
  %202 = insertelement <32 x i32> poison, i32 %201, i64 0
  %203 = shufflevector <32 x i32> %202, <32 x i32> poison, <32 x i32> zeroinitializer
  %204 = sub nsw i32 127, %6
  %205 = insertelement <32 x i32> poison, i32 %204, i64 0
  %206 = shufflevector <32 x i32> %205, <32 x i32> poison, <32 x i32> zeroinitializer
  %207 = sub nsw i32 52, %7
  %208 = zext nneg i32 %207 to i64
  %209 = shl nuw i64 1, %208
  %210 = sub i64 0, %209
  %211 = insertelement <32 x i64> poison, i64 %210, i64 0
  %212 = shufflevector <32 x i64> %211, <32 x i64> poison, <32 x i32> zeroinitializer
  %213 = add i64 %209, -1
  %214 = insertelement <32 x i64> poison, i64 %213, i64 0
  %215 = shufflevector <32 x i64> %214, <32 x i64> poison, <32 x i32> zeroinitializer
  %216 = insertelement <32 x i64> poison, i64 %209, i64 0
  %217 = shufflevector <32 x i64> %216, <32 x i64> poison, <32 x i32> zeroinitializer
  %218 = sub <32 x i32> %203, %93
  %219 = shl <32 x i32> %218, splat (i32 23)
  %220 = bitcast <32 x i32> %219 to <32 x float>
  %221 = fmul <32 x float> %79, %220
  %222 = fptosi <32 x float> %221 to <32 x i32>
  %223 = sub <32 x i32> %203, %111
  %224 = shl <32 x i32> %223, splat (i32 23)
  %225 = bitcast <32 x i32> %224 to <32 x float>
  %226 = fmul <32 x float> %97, %225
  %227 = fptosi <32 x float> %226 to <32 x i32>
  br i1 %44, label %231, label %243

228:
  %229 = sitofp <32 x i32> %322 to <32 x double>
  %230 = sitofp <32 x i32> %331 to <32 x double>
  br label %231

231:
  %232 = phi <32 x double> [ zeroinitializer, %200 ], [ %229, %228 ]
  %233 = phi <32 x i32> [ %222, %200 ], [ %301, %228 ]
  %234 = phi <32 x i32> [ %227, %200 ], [ %310, %228 ]
  %235 = phi <32 x double> [ zeroinitializer, %200 ], [ %230, %228 ]
  %236 = add <32 x i32> %93, %206
  %237 = shl <32 x i32> %236, splat (i32 23)
  %238 = bitcast <32 x i32> %237 to <32 x float>
  %239 = sitofp <32 x i32> %233 to <32 x double>
  %240 = fadd <32 x double> %232, %239
  %241 = bitcast <32 x double> %240 to <32 x i64>
  %242 = and <32 x i64> %212, %241
  br i1 %42, label %339, label %334

243:
  %244 = phi <32 x i32> [ %322, %243 ], [ zeroinitializer, %200 ]
  %245 = phi <32 x i32> [ %301, %243 ], [ %222, %200 ]
  %246 = phi <32 x i32> [ %310, %243 ], [ %227, %200 ]
  %247 = phi <32 x i32> [ %331, %243 ], [ zeroinitializer, %200 ]
  %248 = phi i64 [ %332, %243 ], [ 0, %200 ]
  %249 = shl nuw nsw i64 %248, 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 %249
  %251 = shl nuw nsw i64 %248, 9
  %252 = load <32 x float>, ptr %250, align 4
  %253 = shl nuw nsw i64 %248, 9
  %254 = getelementptr inbounds nuw i8, ptr %2, i64 %253
  %255 = load <32 x float>, ptr %254, align 4
  %256 = fmul <32 x float> %252, %255
  %257 = fmul <32 x float> %256, %220
  %258 = fptosi <32 x float> %257 to <32 x i32>
  %259 = add <32 x i32> %245, %258
  %260 = getelementptr inbounds nuw i8, ptr %250, i64 128
  %261 = load <32 x float>, ptr %260, align 4
  %262 = getelementptr inbounds nuw i8, ptr %2, i64 %251
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 128
  %264 = load <32 x float>, ptr %263, align 4
  %265 = fmul <32 x float> %261, %264
  %266 = fmul <32 x float> %265, %225
  %267 = fptosi <32 x float> %266 to <32 x i32>
  %268 = add <32 x i32> %246, %267
  %269 = or disjoint i64 %248, 1
  %270 = shl nuw nsw i64 %269, 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 %270
  %272 = shl nuw nsw i64 %269, 9
  %273 = load <32 x float>, ptr %271, align 4
  %274 = shl nuw nsw i64 %269, 9
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 %274
  %276 = load <32 x float>, ptr %275, align 4
  %277 = fmul <32 x float> %273, %276
  %278 = fmul <32 x float> %277, %220
  %279 = fptosi <32 x float> %278 to <32 x i32>
  %280 = add <32 x i32> %244, %279
  %281 = getelementptr inbounds nuw i8, ptr %271, i64 128
  %282 = load <32 x float>, ptr %281, align 4
  %283 = getelementptr inbounds nuw i8, ptr %2, i64 %272
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 128
  %285 = load <32 x float>, ptr %284, align 4
  %286 = fmul <32 x float> %282, %285
  %287 = fmul <32 x float> %286, %225
  %288 = fptosi <32 x float> %287 to <32 x i32>
  %289 = add <32 x i32> %247, %288
  %290 = or disjoint i64 %248, 2
  %291 = shl nuw nsw i64 %290, 8
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 %291
  %293 = shl nuw nsw i64 %290, 9
  %294 = load <32 x float>, ptr %292, align 4
  %295 = shl nuw nsw i64 %290, 9
  %296 = getelementptr inbounds nuw i8, ptr %2, i64 %295
  %297 = load <32 x float>, ptr %296, align 4
  %298 = fmul <32 x float> %294, %297
  %299 = fmul <32 x float> %298, %220
  %300 = fptosi <32 x float> %299 to <32 x i32>
  %301 = add <32 x i32> %259, %300
  %302 = getelementptr inbounds nuw i8, ptr %292, i64 128
  %303 = load <32 x float>, ptr %302, align 4
  %304 = getelementptr inbounds nuw i8, ptr %2, i64 %293
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 128
  %306 = load <32 x float>, ptr %305, align 4
  %307 = fmul <32 x float> %303, %306
  %308 = fmul <32 x float> %307, %225
  %309 = fptosi <32 x float> %308 to <32 x i32>
  %310 = add <32 x i32> %268, %309
  %311 = or disjoint i64 %248, 3
  %312 = shl nuw nsw i64 %311, 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 %312
  %314 = shl nuw nsw i64 %311, 9
  %315 = load <32 x float>, ptr %313, align 4
  %316 = shl nuw nsw i64 %311, 9
  %317 = getelementptr inbounds nuw i8, ptr %2, i64 %316
  %318 = load <32 x float>, ptr %317, align 4
  %319 = fmul <32 x float> %315, %318
  %320 = fmul <32 x float> %319, %220
  %321 = fptosi <32 x float> %320 to <32 x i32>
  %322 = add <32 x i32> %280, %321
  %323 = getelementptr inbounds nuw i8, ptr %313, i64 128
  %324 = load <32 x float>, ptr %323, align 4
  %325 = getelementptr inbounds nuw i8, ptr %2, i64 %314
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 128
  %327 = load <32 x float>, ptr %326, align 4
  %328 = fmul <32 x float> %324, %327
  %329 = fmul <32 x float> %328, %225
  %330 = fptosi <32 x float> %329 to <32 x i32>
  %331 = add <32 x i32> %289, %330
  %332 = add nuw nsw i64 %248, 4
  %333 = icmp samesign ult i64 %332, %43
  br i1 %333, label %243, label %228

334:
  %335 = and <32 x i64> %215, %241
  %336 = icmp eq <32 x i64> %335, zeroinitializer
  %337 = select <32 x i1> %336, <32 x i64> zeroinitializer, <32 x i64> %217
  %338 = or <32 x i64> %337, %242
  br label %339

339:
  %340 = phi <32 x i64> [ %338, %334 ], [ %242, %231 ]
  %341 = bitcast <32 x i64> %340 to <32 x double>
  %342 = fptrunc <32 x double> %341 to <32 x float>
  %343 = fmul <32 x float> %238, %342
  store <32 x float> %343, ptr %5, align 4
  %344 = add <32 x i32> %111, %206
  %345 = shl <32 x i32> %344, splat (i32 23)
  %346 = bitcast <32 x i32> %345 to <32 x float>
  %347 = sitofp <32 x i32> %234 to <32 x double>
  %348 = fadd <32 x double> %235, %347
  %349 = bitcast <32 x double> %348 to <32 x i64>
  %350 = and <32 x i64> %212, %349
  br i1 %42, label %356, label %351

351:
  %352 = and <32 x i64> %215, %349
  %353 = icmp eq <32 x i64> %352, zeroinitializer
  %354 = select <32 x i1> %353, <32 x i64> zeroinitializer, <32 x i64> %217
  %355 = or <32 x i64> %354, %350
  br label %356

356:
  %357 = phi <32 x i64> [ %355, %351 ], [ %350, %339 ]
  %358 = bitcast <32 x i64> %357 to <32 x double>
  %359 = fptrunc <32 x double> %358 to <32 x float>
  %360 = fmul <32 x float> %346, %359
  store <32 x float> %360, ptr %96, align 4
  %361 = sub <32 x i32> %203, %131
  %362 = shl <32 x i32> %361, splat (i32 23)
  %363 = bitcast <32 x i32> %362 to <32 x float>
  %364 = fmul <32 x float> %117, %363
  %365 = fptosi <32 x float> %364 to <32 x i32>
  %366 = sub <32 x i32> %203, %149
  %367 = shl <32 x i32> %366, splat (i32 23)
  %368 = bitcast <32 x i32> %367 to <32 x float>
  %369 = fmul <32 x float> %135, %368
  %370 = fptosi <32 x float> %369 to <32 x i32>
  br i1 %44, label %469, label %371

371:
  %372 = phi <32 x i32> [ %454, %371 ], [ zeroinitializer, %356 ]
  %373 = phi <32 x i32> [ %432, %371 ], [ %365, %356 ]
  %374 = phi <32 x i32> [ %441, %371 ], [ %370, %356 ]
  %375 = phi <32 x i32> [ %463, %371 ], [ zeroinitializer, %356 ]
  %376 = phi i64 [ %464, %371 ], [ 0, %356 ]
  %377 = shl nuw nsw i64 %376, 8
  %378 = getelementptr inbounds nuw i8, ptr %0, i64 %377
  %379 = shl nuw nsw i64 %376, 9
  %380 = load <32 x float>, ptr %378, align 4
  %381 = shl nuw nsw i64 %376, 9
  %382 = getelementptr inbounds nuw i8, ptr %2, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 256
  %384 = load <32 x float>, ptr %383, align 4
  %385 = fmul <32 x float> %380, %384
  %386 = fmul <32 x float> %385, %363
  %387 = fptosi <32 x float> %386 to <32 x i32>
  %388 = add <32 x i32> %373, %387
  %389 = getelementptr inbounds nuw i8, ptr %378, i64 128
  %390 = load <32 x float>, ptr %389, align 4
  %391 = getelementptr inbounds nuw i8, ptr %2, i64 %379
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 384
  %393 = load <32 x float>, ptr %392, align 4
  %394 = fmul <32 x float> %390, %393
  %395 = fmul <32 x float> %394, %368
  %396 = fptosi <32 x float> %395 to <32 x i32>
  %397 = add <32 x i32> %374, %396
  %398 = or disjoint i64 %376, 1
  %399 = shl nuw nsw i64 %398, 8
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 %399
  %401 = shl nuw nsw i64 %398, 9
  %402 = load <32 x float>, ptr %400, align 4
  %403 = shl nuw nsw i64 %398, 9
  %404 = getelementptr inbounds nuw i8, ptr %2, i64 %403
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 256
  %406 = load <32 x float>, ptr %405, align 4
  %407 = fmul <32 x float> %402, %406
  %408 = fmul <32 x float> %407, %363
  %409 = fptosi <32 x float> %408 to <32 x i32>
  %410 = add <32 x i32> %372, %409
  %411 = getelementptr inbounds nuw i8, ptr %400, i64 128
  %412 = load <32 x float>, ptr %411, align 4
  %413 = getelementptr inbounds nuw i8, ptr %2, i64 %401
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 384
  %415 = load <32 x float>, ptr %414, align 4
  %416 = fmul <32 x float> %412, %415
  %417 = fmul <32 x float> %416, %368
  %418 = fptosi <32 x float> %417 to <32 x i32>
  %419 = add <32 x i32> %375, %418
  %420 = or disjoint i64 %376, 2
  %421 = shl nuw nsw i64 %420, 8
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 %421
  %423 = shl nuw nsw i64 %420, 9
  %424 = load <32 x float>, ptr %422, align 4
  %425 = shl nuw nsw i64 %420, 9
  %426 = getelementptr inbounds nuw i8, ptr %2, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 256
  %428 = load <32 x float>, ptr %427, align 4
  %429 = fmul <32 x float> %424, %428
  %430 = fmul <32 x float> %429, %363
  %431 = fptosi <32 x float> %430 to <32 x i32>
  %432 = add <32 x i32> %388, %431
  %433 = getelementptr inbounds nuw i8, ptr %422, i64 128
  %434 = load <32 x float>, ptr %433, align 4
  %435 = getelementptr inbounds nuw i8, ptr %2, i64 %423
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 384
  %437 = load <32 x float>, ptr %436, align 4
  %438 = fmul <32 x float> %434, %437
  %439 = fmul <32 x float> %438, %368
  %440 = fptosi <32 x float> %439 to <32 x i32>
  %441 = add <32 x i32> %397, %440
  %442 = or disjoint i64 %376, 3
  %443 = shl nuw nsw i64 %442, 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 %443
  %445 = shl nuw nsw i64 %442, 9
  %446 = load <32 x float>, ptr %444, align 4
  %447 = shl nuw nsw i64 %442, 9
  %448 = getelementptr inbounds nuw i8, ptr %2, i64 %447
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 256
  %450 = load <32 x float>, ptr %449, align 4
  %451 = fmul <32 x float> %446, %450
  %452 = fmul <32 x float> %451, %363
  %453 = fptosi <32 x float> %452 to <32 x i32>
  %454 = add <32 x i32> %410, %453
  %455 = getelementptr inbounds nuw i8, ptr %444, i64 128
  %456 = load <32 x float>, ptr %455, align 4
  %457 = getelementptr inbounds nuw i8, ptr %2, i64 %445
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 384
  %459 = load <32 x float>, ptr %458, align 4
  %460 = fmul <32 x float> %456, %459
  %461 = fmul <32 x float> %460, %368
  %462 = fptosi <32 x float> %461 to <32 x i32>
  %463 = add <32 x i32> %419, %462
  %464 = add nuw nsw i64 %376, 4
  %465 = icmp samesign ult i64 %464, %43
  br i1 %465, label %371, label %466

466:
  %467 = sitofp <32 x i32> %454 to <32 x double>
  %468 = sitofp <32 x i32> %463 to <32 x double>
  br label %469

469:
  %470 = phi <32 x double> [ zeroinitializer, %356 ], [ %467, %466 ]
  %471 = phi <32 x i32> [ %365, %356 ], [ %432, %466 ]
  %472 = phi <32 x i32> [ %370, %356 ], [ %441, %466 ]
  %473 = phi <32 x double> [ zeroinitializer, %356 ], [ %468, %466 ]
  %474 = add <32 x i32> %131, %206
  %475 = shl <32 x i32> %474, splat (i32 23)
  %476 = bitcast <32 x i32> %475 to <32 x float>
  %477 = sitofp <32 x i32> %471 to <32 x double>
  %478 = fadd <32 x double> %470, %477
  %479 = bitcast <32 x double> %478 to <32 x i64>
  %480 = and <32 x i64> %212, %479
  br i1 %42, label %486, label %481

481:
  %482 = and <32 x i64> %215, %479
  %483 = icmp eq <32 x i64> %482, zeroinitializer
  %484 = select <32 x i1> %483, <32 x i64> zeroinitializer, <32 x i64> %217
  %485 = or <32 x i64> %484, %480
  br label %486

486:
  %487 = phi <32 x i64> [ %485, %481 ], [ %480, %469 ]
  %488 = bitcast <32 x i64> %487 to <32 x double>
  %489 = fptrunc <32 x double> %488 to <32 x float>
  %490 = fmul <32 x float> %476, %489
  store <32 x float> %490, ptr %115, align 4
  %491 = add <32 x i32> %149, %206
  %492 = shl <32 x i32> %491, splat (i32 23)
  %493 = bitcast <32 x i32> %492 to <32 x float>
  %494 = sitofp <32 x i32> %472 to <32 x double>
  %495 = fadd <32 x double> %473, %494
  %496 = bitcast <32 x double> %495 to <32 x i64>
  %497 = and <32 x i64> %212, %496
  br i1 %42, label %503, label %498

498:
  %499 = and <32 x i64> %215, %496
  %500 = icmp eq <32 x i64> %499, zeroinitializer
  %501 = select <32 x i1> %500, <32 x i64> zeroinitializer, <32 x i64> %217
  %502 = or <32 x i64> %501, %497
  br label %503

503:
  %504 = phi <32 x i64> [ %502, %498 ], [ %497, %486 ]
  %505 = bitcast <32 x i64> %504 to <32 x double>
  %506 = fptrunc <32 x double> %505 to <32 x float>
  %507 = fmul <32 x float> %493, %506
  store <32 x float> %507, ptr %134, align 4
  br label %582

508:
  %509 = phi i1 [ true, %176 ], [ false, %516 ]
  %510 = phi ptr [ %12, %176 ], [ %17, %516 ]
  %511 = phi i64 [ 0, %176 ], [ 1, %516 ]
  %512 = shl nuw nsw i64 %511, 7
  %513 = getelementptr i8, ptr %5, i64 %512
  %514 = shl nuw nsw i64 %511, 8
  %515 = getelementptr i8, ptr %2, i64 %514
  br label %517

516:
  br i1 %509, label %508, label %582

517:
  %518 = phi i1 [ true, %508 ], [ false, %577 ]
  %519 = phi i64 [ 0, %508 ], [ 1, %577 ]
  %520 = shl nuw nsw i64 %519, 8
  %521 = getelementptr i8, ptr %513, i64 %520
  %522 = load <32 x float>, ptr %521, align 4
  %523 = getelementptr inbounds nuw <32 x i32>, ptr %510, i64 %519
  %524 = load <32 x i32>, ptr %523, align 128
  %525 = sub <32 x i32> %179, %524
  %526 = zext <32 x i32> %525 to <32 x i64>
  %527 = shl <32 x i64> %526, splat (i64 52)
  %528 = bitcast <32 x i64> %527 to <32 x double>
  %529 = fpext <32 x float> %522 to <32 x double>
  %530 = fmul <32 x double> %529, %528
  %531 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %530)
  br i1 %44, label %536, label %532

532:
  %533 = shl nuw nsw i64 %519, 7
  %534 = getelementptr i8, ptr %0, i64 %533
  %535 = getelementptr i8, ptr %515, i64 %533
  br label %558

536:
  %537 = phi <32 x double> [ %531, %517 ], [ %574, %558 ]
  %538 = phi <32 x double> [ %529, %517 ], [ %571, %558 ]
  %539 = add <32 x i32> %184, %524
  %540 = zext <32 x i32> %539 to <32 x i64>
  %541 = shl <32 x i64> %540, splat (i64 52)
  %542 = bitcast <32 x i64> %541 to <32 x double>
  %543 = fmul <32 x double> %537, %542
  %544 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %543)
  %545 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %544, <32 x double> %188, <32 x double> zeroinitializer)
  %546 = fsub <32 x double> %538, %538
  %547 = fcmp une <32 x double> %546, zeroinitializer
  %548 = fcmp ord <32 x double> %538, zeroinitializer
  %549 = fptrunc <32 x double> %538 to <32 x float>
  %550 = select <32 x i1> %548, <32 x float> %549, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %551 = bitcast <32 x double> %545 to <32 x i64>
  %552 = and <32 x i64> %194, %551
  br i1 %42, label %577, label %553

553:
  %554 = and <32 x i64> %197, %551
  %555 = icmp eq <32 x i64> %554, zeroinitializer
  %556 = select <32 x i1> %555, <32 x i64> zeroinitializer, <32 x i64> %199
  %557 = or <32 x i64> %556, %552
  br label %577

558:
  %559 = phi <32 x double> [ %529, %532 ], [ %571, %558 ]
  %560 = phi <32 x double> [ %531, %532 ], [ %574, %558 ]
  %561 = phi i64 [ 0, %532 ], [ %575, %558 ]
  %562 = shl nuw nsw i64 %561, 8
  %563 = getelementptr i8, ptr %534, i64 %562
  %564 = load <32 x float>, ptr %563, align 4
  %565 = fpext <32 x float> %564 to <32 x double>
  %566 = shl nuw nsw i64 %561, 9
  %567 = getelementptr i8, ptr %535, i64 %566
  %568 = load <32 x float>, ptr %567, align 4
  %569 = fpext <32 x float> %568 to <32 x double>
  %570 = fmul <32 x double> %565, %569
  %571 = fadd <32 x double> %559, %570
  %572 = fmul <32 x double> %570, %528
  %573 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %572)
  %574 = fadd <32 x double> %560, %573
  %575 = add nuw nsw i64 %561, 1
  %576 = icmp eq i64 %575, %43
  br i1 %576, label %536, label %558

577:
  %578 = phi <32 x i64> [ %557, %553 ], [ %552, %536 ]
  %579 = bitcast <32 x i64> %578 to <32 x double>
  %580 = fptrunc <32 x double> %579 to <32 x float>
  %581 = select <32 x i1> %547, <32 x float> %550, <32 x float> %580
  store <32 x float> %581, ptr %521, align 4
  br i1 %518, label %517, label %516

582:
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
  br label %158

58:
  %59 = phi i64 [ 0, %39 ], [ %61, %58 ]
  %60 = getelementptr inbounds nuw i8, ptr %11, i64 %59
  store <64 x i16> splat (i16 -2000), ptr %60, align 128
  %61 = add nuw nsw i64 %59, 128
  %62 = icmp eq i64 %61, 256
  br i1 %62, label %40, label %58

63:
  %64 = bitcast <64 x i16> %173 to <2 x i512>
  %65 = extractelement <2 x i512> %64, i64 1
  %66 = bitcast i512 %65 to <32 x i16>
  %67 = shufflevector <64 x i16> %173, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %68 = bitcast <64 x i16> %169 to <2 x i512>
  %69 = extractelement <2 x i512> %68, i64 1
  %70 = bitcast i512 %69 to <32 x i16>
  %71 = shufflevector <64 x i16> %169, <64 x i16> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %72

72:
  %73 = phi <32 x i16> [ %52, %45 ], [ %66, %63 ]
  %74 = phi <32 x i16> [ %50, %45 ], [ %67, %63 ]
  %75 = phi <32 x i16> [ %48, %45 ], [ %70, %63 ]
  %76 = phi <32 x i16> [ %46, %45 ], [ %71, %63 ]
  %77 = insertelement <32 x i32> poison, i32 %9, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = load <32 x float>, ptr %5, align 4
  %80 = icmp slt <32 x i16> %76, splat (i16 -500)
  %81 = select <32 x i1> %80, <32 x i16> splat (i16 -10000), <32 x i16> %76
  %82 = sext <32 x i16> %81 to <32 x i32>
  %83 = fcmp oeq <32 x float> %79, zeroinitializer
  %84 = bitcast <32 x float> %79 to <32 x i32>
  %85 = lshr <32 x i32> %84, splat (i32 23)
  %86 = and <32 x i32> %85, splat (i32 255)
  %87 = add nsw <32 x i32> %86, splat (i32 -127)
  %88 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %87, <32 x i32> %78)
  %89 = select <32 x i1> %83, <32 x i32> splat (i32 -10000), <32 x i32> %88
  %90 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %82, <32 x i32> %89)
  %91 = icmp eq <32 x i32> %90, splat (i32 -10000)
  %92 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %90, <32 x i32> splat (i32 -133))
  %93 = select <32 x i1> %91, <32 x i32> splat (i32 -60), <32 x i32> %92
  %94 = add nsw <32 x i32> %93, splat (i32 -101)
  %95 = icmp ult <32 x i32> %94, splat (i32 -161)
  store <32 x i32> %93, ptr %12, align 128
  %96 = getelementptr i8, ptr %5, i64 256
  %97 = load <32 x float>, ptr %96, align 4
  %98 = icmp slt <32 x i16> %75, splat (i16 -500)
  %99 = select <32 x i1> %98, <32 x i16> splat (i16 -10000), <32 x i16> %75
  %100 = sext <32 x i16> %99 to <32 x i32>
  %101 = fcmp oeq <32 x float> %97, zeroinitializer
  %102 = bitcast <32 x float> %97 to <32 x i32>
  %103 = lshr <32 x i32> %102, splat (i32 23)
  %104 = and <32 x i32> %103, splat (i32 255)
  %105 = add nsw <32 x i32> %104, splat (i32 -127)
  %106 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %105, <32 x i32> %78)
  %107 = select <32 x i1> %101, <32 x i32> splat (i32 -10000), <32 x i32> %106
  %108 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %100, <32 x i32> %107)
  %109 = icmp eq <32 x i32> %108, splat (i32 -10000)
  %110 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %108, <32 x i32> splat (i32 -133))
  %111 = select <32 x i1> %109, <32 x i32> splat (i32 -60), <32 x i32> %110
  %112 = add nsw <32 x i32> %111, splat (i32 -101)
  %113 = icmp ult <32 x i32> %112, splat (i32 -161)
  %114 = or <32 x i1> %113, %95
  %115 = getelementptr inbounds nuw i8, ptr %12, i64 128
  store <32 x i32> %111, ptr %115, align 128
  %116 = getelementptr i8, ptr %5, i64 128
  %117 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %118 = load <32 x float>, ptr %116, align 4
  %119 = icmp slt <32 x i16> %74, splat (i16 -500)
  %120 = select <32 x i1> %119, <32 x i16> splat (i16 -10000), <32 x i16> %74
  %121 = sext <32 x i16> %120 to <32 x i32>
  %122 = fcmp oeq <32 x float> %118, zeroinitializer
  %123 = bitcast <32 x float> %118 to <32 x i32>
  %124 = lshr <32 x i32> %123, splat (i32 23)
  %125 = and <32 x i32> %124, splat (i32 255)
  %126 = add nsw <32 x i32> %125, splat (i32 -127)
  %127 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %126, <32 x i32> %78)
  %128 = select <32 x i1> %122, <32 x i32> splat (i32 -10000), <32 x i32> %127
  %129 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %121, <32 x i32> %128)
  %130 = icmp eq <32 x i32> %129, splat (i32 -10000)
  %131 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %129, <32 x i32> splat (i32 -133))
  %132 = select <32 x i1> %130, <32 x i32> splat (i32 -60), <32 x i32> %131
  %133 = add nsw <32 x i32> %132, splat (i32 -101)
  %134 = icmp ult <32 x i32> %133, splat (i32 -161)
  %135 = or <32 x i1> %134, %114
  store <32 x i32> %132, ptr %117, align 128
  %136 = getelementptr i8, ptr %5, i64 384
  %137 = load <32 x float>, ptr %136, align 4
  %138 = icmp slt <32 x i16> %73, splat (i16 -500)
  %139 = select <32 x i1> %138, <32 x i16> splat (i16 -10000), <32 x i16> %73
  %140 = sext <32 x i16> %139 to <32 x i32>
  %141 = fcmp oeq <32 x float> %137, zeroinitializer
  %142 = bitcast <32 x float> %137 to <32 x i32>
  %143 = lshr <32 x i32> %142, splat (i32 23)
  %144 = and <32 x i32> %143, splat (i32 255)
  %145 = add nsw <32 x i32> %144, splat (i32 -127)
  %146 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %145, <32 x i32> %78)
  %147 = select <32 x i1> %141, <32 x i32> splat (i32 -10000), <32 x i32> %146
  %148 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %140, <32 x i32> %147)
  %149 = icmp eq <32 x i32> %148, splat (i32 -10000)
  %150 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %148, <32 x i32> splat (i32 -133))
  %151 = select <32 x i1> %149, <32 x i32> splat (i32 -60), <32 x i32> %150
  %152 = add nsw <32 x i32> %151, splat (i32 -101)
  %153 = icmp ult <32 x i32> %152, splat (i32 -161)
  %154 = or <32 x i1> %153, %135
  %155 = getelementptr inbounds nuw i8, ptr %12, i64 384
  store <32 x i32> %151, ptr %155, align 128
  %156 = bitcast <32 x i1> %154 to i32
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %200, label %176

158:
  %159 = phi <64 x i16> [ %57, %53 ], [ %173, %158 ]
  %160 = phi <64 x i16> [ %55, %53 ], [ %169, %158 ]
  %161 = phi i64 [ 0, %53 ], [ %174, %158 ]
  %162 = shl nuw nsw i64 %161, 7
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 %162
  %164 = load <64 x i16>, ptr %163, align 2
  %165 = shl nuw nsw i64 %161, 8
  %166 = getelementptr inbounds nuw i8, ptr %54, i64 %165
  %167 = load <64 x i16>, ptr %166, align 8
  %168 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %164, <64 x i16> %167)
  %169 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %160, <64 x i16> %168)
  %170 = getelementptr inbounds nuw i8, ptr %166, i64 128
  %171 = load <64 x i16>, ptr %170, align 8
  %172 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %164, <64 x i16> %171)
  %173 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %159, <64 x i16> %172)
  %174 = add nuw nsw i64 %161, 1
  %175 = icmp eq i64 %174, %43
  br i1 %175, label %63, label %158

176:
  %177 = insertelement <32 x i32> poison, i32 %6, i64 0
  %178 = shufflevector <32 x i32> %177, <32 x i32> poison, <32 x i32> zeroinitializer
  %179 = add <32 x i32> %178, splat (i32 1023)
  %180 = add nsw i32 %7, 126
  %181 = insertelement <32 x i32> poison, i32 %180, i64 0
  %182 = shufflevector <32 x i32> %181, <32 x i32> poison, <32 x i32> zeroinitializer
  %183 = sub <32 x i32> %182, %178
  %184 = add <32 x i32> %183, splat (i32 1023)
  %185 = sub <32 x i32> splat (i32 1023), %182
  %186 = zext <32 x i32> %185 to <32 x i64>
  %187 = shl <32 x i64> %186, splat (i64 52)
  %188 = bitcast <32 x i64> %187 to <32 x double>
  %189 = sub nsw i32 52, %7
  %190 = zext nneg i32 %189 to i64
  %191 = shl nuw i64 1, %190
  %192 = sub i64 0, %191
  %193 = insertelement <32 x i64> poison, i64 %192, i64 0
  %194 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> zeroinitializer
  %195 = add i64 %191, -1
  %196 = insertelement <32 x i64> poison, i64 %195, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = insertelement <32 x i64> poison, i64 %191, i64 0
  %199 = shufflevector <32 x i64> %198, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %508

200:
  %201 = add nsw i32 %6, 127
  %202 = insertelement <32 x i32> poison, i32 %201, i64 0
  %203 = shufflevector <32 x i32> %202, <32 x i32> poison, <32 x i32> zeroinitializer
  %204 = sub nsw i32 127, %6
  %205 = insertelement <32 x i32> poison, i32 %204, i64 0
  %206 = shufflevector <32 x i32> %205, <32 x i32> poison, <32 x i32> zeroinitializer
  %207 = sub nsw i32 52, %7
  %208 = zext nneg i32 %207 to i64
  %209 = shl nuw i64 1, %208
  %210 = sub i64 0, %209
  %211 = insertelement <32 x i64> poison, i64 %210, i64 0
  %212 = shufflevector <32 x i64> %211, <32 x i64> poison, <32 x i32> zeroinitializer
  %213 = add i64 %209, -1
  %214 = insertelement <32 x i64> poison, i64 %213, i64 0
  %215 = shufflevector <32 x i64> %214, <32 x i64> poison, <32 x i32> zeroinitializer
  %216 = insertelement <32 x i64> poison, i64 %209, i64 0
  %217 = shufflevector <32 x i64> %216, <32 x i64> poison, <32 x i32> zeroinitializer
  %218 = sub <32 x i32> %203, %93
  %219 = shl <32 x i32> %218, splat (i32 23)
  %220 = bitcast <32 x i32> %219 to <32 x float>
  %221 = fmul <32 x float> %79, %220
  %222 = fptosi <32 x float> %221 to <32 x i32>
  %223 = sub <32 x i32> %203, %111
  %224 = shl <32 x i32> %223, splat (i32 23)
  %225 = bitcast <32 x i32> %224 to <32 x float>
  %226 = fmul <32 x float> %97, %225
  %227 = fptosi <32 x float> %226 to <32 x i32>
  br i1 %44, label %231, label %243

228:
  %229 = sitofp <32 x i32> %322 to <32 x double>
  %230 = sitofp <32 x i32> %331 to <32 x double>
  br label %231

231:
  %232 = phi <32 x double> [ zeroinitializer, %200 ], [ %229, %228 ]
  %233 = phi <32 x i32> [ %222, %200 ], [ %301, %228 ]
  %234 = phi <32 x i32> [ %227, %200 ], [ %310, %228 ]
  %235 = phi <32 x double> [ zeroinitializer, %200 ], [ %230, %228 ]
  %236 = add <32 x i32> %93, %206
  %237 = shl <32 x i32> %236, splat (i32 23)
  %238 = bitcast <32 x i32> %237 to <32 x float>
  %239 = sitofp <32 x i32> %233 to <32 x double>
  %240 = fadd <32 x double> %232, %239
  %241 = bitcast <32 x double> %240 to <32 x i64>
  %242 = and <32 x i64> %212, %241
  br i1 %42, label %339, label %334

243:
  %244 = phi <32 x i32> [ %322, %243 ], [ zeroinitializer, %200 ]
  %245 = phi <32 x i32> [ %301, %243 ], [ %222, %200 ]
  %246 = phi <32 x i32> [ %310, %243 ], [ %227, %200 ]
  %247 = phi <32 x i32> [ %331, %243 ], [ zeroinitializer, %200 ]
  %248 = phi i64 [ %332, %243 ], [ 0, %200 ]
  %249 = shl nuw nsw i64 %248, 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 %249
  %251 = shl nuw nsw i64 %248, 9
  %252 = load <32 x float>, ptr %250, align 4
  %253 = shl nuw nsw i64 %248, 9
  %254 = getelementptr inbounds nuw i8, ptr %2, i64 %253
  %255 = load <32 x float>, ptr %254, align 4
  %256 = fmul <32 x float> %252, %255
  %257 = fmul <32 x float> %256, %220
  %258 = fptosi <32 x float> %257 to <32 x i32>
  %259 = add <32 x i32> %245, %258
  %260 = getelementptr inbounds nuw i8, ptr %250, i64 128
  %261 = load <32 x float>, ptr %260, align 4
  %262 = getelementptr inbounds nuw i8, ptr %2, i64 %251
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 128
  %264 = load <32 x float>, ptr %263, align 4
  %265 = fmul <32 x float> %261, %264
  %266 = fmul <32 x float> %265, %225
  %267 = fptosi <32 x float> %266 to <32 x i32>
  %268 = add <32 x i32> %246, %267
  %269 = or disjoint i64 %248, 1
  %270 = shl nuw nsw i64 %269, 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 %270
  %272 = shl nuw nsw i64 %269, 9
  %273 = load <32 x float>, ptr %271, align 4
  %274 = shl nuw nsw i64 %269, 9
  %275 = getelementptr inbounds nuw i8, ptr %2, i64 %274
  %276 = load <32 x float>, ptr %275, align 4
  %277 = fmul <32 x float> %273, %276
  %278 = fmul <32 x float> %277, %220
  %279 = fptosi <32 x float> %278 to <32 x i32>
  %280 = add <32 x i32> %244, %279
  %281 = getelementptr inbounds nuw i8, ptr %271, i64 128
  %282 = load <32 x float>, ptr %281, align 4
  %283 = getelementptr inbounds nuw i8, ptr %2, i64 %272
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 128
  %285 = load <32 x float>, ptr %284, align 4
  %286 = fmul <32 x float> %282, %285
  %287 = fmul <32 x float> %286, %225
  %288 = fptosi <32 x float> %287 to <32 x i32>
  %289 = add <32 x i32> %247, %288
  %290 = or disjoint i64 %248, 2
  %291 = shl nuw nsw i64 %290, 8
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 %291
  %293 = shl nuw nsw i64 %290, 9
  %294 = load <32 x float>, ptr %292, align 4
  %295 = shl nuw nsw i64 %290, 9
  %296 = getelementptr inbounds nuw i8, ptr %2, i64 %295
  %297 = load <32 x float>, ptr %296, align 4
  %298 = fmul <32 x float> %294, %297
  %299 = fmul <32 x float> %298, %220
  %300 = fptosi <32 x float> %299 to <32 x i32>
  %301 = add <32 x i32> %259, %300
  %302 = getelementptr inbounds nuw i8, ptr %292, i64 128
  %303 = load <32 x float>, ptr %302, align 4
  %304 = getelementptr inbounds nuw i8, ptr %2, i64 %293
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 128
  %306 = load <32 x float>, ptr %305, align 4
  %307 = fmul <32 x float> %303, %306
  %308 = fmul <32 x float> %307, %225
  %309 = fptosi <32 x float> %308 to <32 x i32>
  %310 = add <32 x i32> %268, %309
  %311 = or disjoint i64 %248, 3
  %312 = shl nuw nsw i64 %311, 8
  %313 = getelementptr inbounds nuw i8, ptr %0, i64 %312
  %314 = shl nuw nsw i64 %311, 9
  %315 = load <32 x float>, ptr %313, align 4
  %316 = shl nuw nsw i64 %311, 9
  %317 = getelementptr inbounds nuw i8, ptr %2, i64 %316
  %318 = load <32 x float>, ptr %317, align 4
  %319 = fmul <32 x float> %315, %318
  %320 = fmul <32 x float> %319, %220
  %321 = fptosi <32 x float> %320 to <32 x i32>
  %322 = add <32 x i32> %280, %321
  %323 = getelementptr inbounds nuw i8, ptr %313, i64 128
  %324 = load <32 x float>, ptr %323, align 4
  %325 = getelementptr inbounds nuw i8, ptr %2, i64 %314
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 128
  %327 = load <32 x float>, ptr %326, align 4
  %328 = fmul <32 x float> %324, %327
  %329 = fmul <32 x float> %328, %225
  %330 = fptosi <32 x float> %329 to <32 x i32>
  %331 = add <32 x i32> %289, %330
  %332 = add nuw nsw i64 %248, 4
  %333 = icmp samesign ult i64 %332, %43
  br i1 %333, label %243, label %228

334:
  %335 = and <32 x i64> %215, %241
  %336 = icmp eq <32 x i64> %335, zeroinitializer
  %337 = select <32 x i1> %336, <32 x i64> zeroinitializer, <32 x i64> %217
  %338 = or <32 x i64> %337, %242
  br label %339

339:
  %340 = phi <32 x i64> [ %338, %334 ], [ %242, %231 ]
  %341 = bitcast <32 x i64> %340 to <32 x double>
  %342 = fptrunc <32 x double> %341 to <32 x float>
  %343 = fmul <32 x float> %238, %342
  store <32 x float> %343, ptr %5, align 4
  %344 = add <32 x i32> %111, %206
  %345 = shl <32 x i32> %344, splat (i32 23)
  %346 = bitcast <32 x i32> %345 to <32 x float>
  %347 = sitofp <32 x i32> %234 to <32 x double>
  %348 = fadd <32 x double> %235, %347
  %349 = bitcast <32 x double> %348 to <32 x i64>
  %350 = and <32 x i64> %212, %349
  br i1 %42, label %356, label %351

351:
  %352 = and <32 x i64> %215, %349
  %353 = icmp eq <32 x i64> %352, zeroinitializer
  %354 = select <32 x i1> %353, <32 x i64> zeroinitializer, <32 x i64> %217
  %355 = or <32 x i64> %354, %350
  br label %356

356:
  %357 = phi <32 x i64> [ %355, %351 ], [ %350, %339 ]
  %358 = bitcast <32 x i64> %357 to <32 x double>
  %359 = fptrunc <32 x double> %358 to <32 x float>
  %360 = fmul <32 x float> %346, %359
  store <32 x float> %360, ptr %96, align 4
  %361 = sub <32 x i32> %203, %132
  %362 = shl <32 x i32> %361, splat (i32 23)
  %363 = bitcast <32 x i32> %362 to <32 x float>
  %364 = fmul <32 x float> %118, %363
  %365 = fptosi <32 x float> %364 to <32 x i32>
  %366 = sub <32 x i32> %203, %151
  %367 = shl <32 x i32> %366, splat (i32 23)
  %368 = bitcast <32 x i32> %367 to <32 x float>
  %369 = fmul <32 x float> %137, %368
  %370 = fptosi <32 x float> %369 to <32 x i32>
  br i1 %44, label %469, label %371

371:
  %372 = phi <32 x i32> [ %454, %371 ], [ zeroinitializer, %356 ]
  %373 = phi <32 x i32> [ %432, %371 ], [ %365, %356 ]
  %374 = phi <32 x i32> [ %441, %371 ], [ %370, %356 ]
  %375 = phi <32 x i32> [ %463, %371 ], [ zeroinitializer, %356 ]
  %376 = phi i64 [ %464, %371 ], [ 0, %356 ]
  %377 = shl nuw nsw i64 %376, 8
  %378 = getelementptr inbounds nuw i8, ptr %0, i64 %377
  %379 = shl nuw nsw i64 %376, 9
  %380 = load <32 x float>, ptr %378, align 4
  %381 = shl nuw nsw i64 %376, 9
  %382 = getelementptr inbounds nuw i8, ptr %2, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 256
  %384 = load <32 x float>, ptr %383, align 4
  %385 = fmul <32 x float> %380, %384
  %386 = fmul <32 x float> %385, %363
  %387 = fptosi <32 x float> %386 to <32 x i32>
  %388 = add <32 x i32> %373, %387
  %389 = getelementptr inbounds nuw i8, ptr %378, i64 128
  %390 = load <32 x float>, ptr %389, align 4
  %391 = getelementptr inbounds nuw i8, ptr %2, i64 %379
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 384
  %393 = load <32 x float>, ptr %392, align 4
  %394 = fmul <32 x float> %390, %393
  %395 = fmul <32 x float> %394, %368
  %396 = fptosi <32 x float> %395 to <32 x i32>
  %397 = add <32 x i32> %374, %396
  %398 = or disjoint i64 %376, 1
  %399 = shl nuw nsw i64 %398, 8
  %400 = getelementptr inbounds nuw i8, ptr %0, i64 %399
  %401 = shl nuw nsw i64 %398, 9
  %402 = load <32 x float>, ptr %400, align 4
  %403 = shl nuw nsw i64 %398, 9
  %404 = getelementptr inbounds nuw i8, ptr %2, i64 %403
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 256
  %406 = load <32 x float>, ptr %405, align 4
  %407 = fmul <32 x float> %402, %406
  %408 = fmul <32 x float> %407, %363
  %409 = fptosi <32 x float> %408 to <32 x i32>
  %410 = add <32 x i32> %372, %409
  %411 = getelementptr inbounds nuw i8, ptr %400, i64 128
  %412 = load <32 x float>, ptr %411, align 4
  %413 = getelementptr inbounds nuw i8, ptr %2, i64 %401
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 384
  %415 = load <32 x float>, ptr %414, align 4
  %416 = fmul <32 x float> %412, %415
  %417 = fmul <32 x float> %416, %368
  %418 = fptosi <32 x float> %417 to <32 x i32>
  %419 = add <32 x i32> %375, %418
  %420 = or disjoint i64 %376, 2
  %421 = shl nuw nsw i64 %420, 8
  %422 = getelementptr inbounds nuw i8, ptr %0, i64 %421
  %423 = shl nuw nsw i64 %420, 9
  %424 = load <32 x float>, ptr %422, align 4
  %425 = shl nuw nsw i64 %420, 9
  %426 = getelementptr inbounds nuw i8, ptr %2, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 256
  %428 = load <32 x float>, ptr %427, align 4
  %429 = fmul <32 x float> %424, %428
  %430 = fmul <32 x float> %429, %363
  %431 = fptosi <32 x float> %430 to <32 x i32>
  %432 = add <32 x i32> %388, %431
  %433 = getelementptr inbounds nuw i8, ptr %422, i64 128
  %434 = load <32 x float>, ptr %433, align 4
  %435 = getelementptr inbounds nuw i8, ptr %2, i64 %423
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 384
  %437 = load <32 x float>, ptr %436, align 4
  %438 = fmul <32 x float> %434, %437
  %439 = fmul <32 x float> %438, %368
  %440 = fptosi <32 x float> %439 to <32 x i32>
  %441 = add <32 x i32> %397, %440
  %442 = or disjoint i64 %376, 3
  %443 = shl nuw nsw i64 %442, 8
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 %443
  %445 = shl nuw nsw i64 %442, 9
  %446 = load <32 x float>, ptr %444, align 4
  %447 = shl nuw nsw i64 %442, 9
  %448 = getelementptr inbounds nuw i8, ptr %2, i64 %447
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 256
  %450 = load <32 x float>, ptr %449, align 4
  %451 = fmul <32 x float> %446, %450
  %452 = fmul <32 x float> %451, %363
  %453 = fptosi <32 x float> %452 to <32 x i32>
  %454 = add <32 x i32> %410, %453
  %455 = getelementptr inbounds nuw i8, ptr %444, i64 128
  %456 = load <32 x float>, ptr %455, align 4
  %457 = getelementptr inbounds nuw i8, ptr %2, i64 %445
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 384
  %459 = load <32 x float>, ptr %458, align 4
  %460 = fmul <32 x float> %456, %459
  %461 = fmul <32 x float> %460, %368
  %462 = fptosi <32 x float> %461 to <32 x i32>
  %463 = add <32 x i32> %419, %462
  %464 = add nuw nsw i64 %376, 4
  %465 = icmp samesign ult i64 %464, %43
  br i1 %465, label %371, label %466

466:
  %467 = sitofp <32 x i32> %454 to <32 x double>
  %468 = sitofp <32 x i32> %463 to <32 x double>
  br label %469

469:
  %470 = phi <32 x double> [ zeroinitializer, %356 ], [ %467, %466 ]
  %471 = phi <32 x i32> [ %365, %356 ], [ %432, %466 ]
  %472 = phi <32 x i32> [ %370, %356 ], [ %441, %466 ]
  %473 = phi <32 x double> [ zeroinitializer, %356 ], [ %468, %466 ]
  %474 = add <32 x i32> %132, %206
  %475 = shl <32 x i32> %474, splat (i32 23)
  %476 = bitcast <32 x i32> %475 to <32 x float>
  %477 = sitofp <32 x i32> %471 to <32 x double>
  %478 = fadd <32 x double> %470, %477
  %479 = bitcast <32 x double> %478 to <32 x i64>
  %480 = and <32 x i64> %212, %479
  br i1 %42, label %486, label %481

481:
  %482 = and <32 x i64> %215, %479
  %483 = icmp eq <32 x i64> %482, zeroinitializer
  %484 = select <32 x i1> %483, <32 x i64> zeroinitializer, <32 x i64> %217
  %485 = or <32 x i64> %484, %480
  br label %486

486:
  %487 = phi <32 x i64> [ %485, %481 ], [ %480, %469 ]
  %488 = bitcast <32 x i64> %487 to <32 x double>
  %489 = fptrunc <32 x double> %488 to <32 x float>
  %490 = fmul <32 x float> %476, %489
  store <32 x float> %490, ptr %116, align 4
  %491 = add <32 x i32> %151, %206
  %492 = shl <32 x i32> %491, splat (i32 23)
  %493 = bitcast <32 x i32> %492 to <32 x float>
  %494 = sitofp <32 x i32> %472 to <32 x double>
  %495 = fadd <32 x double> %473, %494
  %496 = bitcast <32 x double> %495 to <32 x i64>
  %497 = and <32 x i64> %212, %496
  br i1 %42, label %503, label %498

498:
  %499 = and <32 x i64> %215, %496
  %500 = icmp eq <32 x i64> %499, zeroinitializer
  %501 = select <32 x i1> %500, <32 x i64> zeroinitializer, <32 x i64> %217
  %502 = or <32 x i64> %501, %497
  br label %503

503:
  %504 = phi <32 x i64> [ %502, %498 ], [ %497, %486 ]
  %505 = bitcast <32 x i64> %504 to <32 x double>
  %506 = fptrunc <32 x double> %505 to <32 x float>
  %507 = fmul <32 x float> %493, %506
  store <32 x float> %507, ptr %136, align 4
  br label %582

508:
  %509 = phi i1 [ true, %176 ], [ false, %516 ]
  %510 = phi ptr [ %12, %176 ], [ %17, %516 ]
  %511 = phi i64 [ 0, %176 ], [ 1, %516 ]
  %512 = shl nuw nsw i64 %511, 7
  %513 = getelementptr i8, ptr %5, i64 %512
  %514 = shl nuw nsw i64 %511, 8
  %515 = getelementptr i8, ptr %2, i64 %514
  br label %517

516:
  br i1 %509, label %508, label %582

517:
  %518 = phi i1 [ true, %508 ], [ false, %577 ]
  %519 = phi i64 [ 0, %508 ], [ 1, %577 ]
  %520 = shl nuw nsw i64 %519, 8
  %521 = getelementptr i8, ptr %513, i64 %520
  %522 = load <32 x float>, ptr %521, align 4
  %523 = getelementptr inbounds nuw <32 x i32>, ptr %510, i64 %519
  %524 = load <32 x i32>, ptr %523, align 128
  %525 = sub <32 x i32> %179, %524
  %526 = zext <32 x i32> %525 to <32 x i64>
  %527 = shl <32 x i64> %526, splat (i64 52)
  %528 = bitcast <32 x i64> %527 to <32 x double>
  %529 = fpext <32 x float> %522 to <32 x double>
  %530 = fmul <32 x double> %529, %528
  %531 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %530)
  br i1 %44, label %536, label %532

532:
  %533 = shl nuw nsw i64 %519, 7
  %534 = getelementptr i8, ptr %0, i64 %533
  %535 = getelementptr i8, ptr %515, i64 %533
  br label %558

536:
  %537 = phi <32 x double> [ %531, %517 ], [ %574, %558 ]
  %538 = phi <32 x double> [ %529, %517 ], [ %571, %558 ]
  %539 = add <32 x i32> %184, %524
  %540 = zext <32 x i32> %539 to <32 x i64>
  %541 = shl <32 x i64> %540, splat (i64 52)
  %542 = bitcast <32 x i64> %541 to <32 x double>
  %543 = fmul <32 x double> %537, %542
  %544 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %543)
  %545 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %544, <32 x double> %188, <32 x double> zeroinitializer)
  %546 = fsub <32 x double> %538, %538
  %547 = fcmp une <32 x double> %546, zeroinitializer
  %548 = fcmp ord <32 x double> %538, zeroinitializer
  %549 = fptrunc <32 x double> %538 to <32 x float>
  %550 = select <32 x i1> %548, <32 x float> %549, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %551 = bitcast <32 x double> %545 to <32 x i64>
  %552 = and <32 x i64> %194, %551
  br i1 %42, label %577, label %553

553:
  %554 = and <32 x i64> %197, %551
  %555 = icmp eq <32 x i64> %554, zeroinitializer
  %556 = select <32 x i1> %555, <32 x i64> zeroinitializer, <32 x i64> %199
  %557 = or <32 x i64> %556, %552
  br label %577

558:
  %559 = phi <32 x double> [ %529, %532 ], [ %571, %558 ]
  %560 = phi <32 x double> [ %531, %532 ], [ %574, %558 ]
  %561 = phi i64 [ 0, %532 ], [ %575, %558 ]
  %562 = shl nuw nsw i64 %561, 8
  %563 = getelementptr i8, ptr %534, i64 %562
  %564 = load <32 x float>, ptr %563, align 4
  %565 = fpext <32 x float> %564 to <32 x double>
  %566 = shl nuw nsw i64 %561, 9
  %567 = getelementptr i8, ptr %535, i64 %566
  %568 = load <32 x float>, ptr %567, align 4
  %569 = fpext <32 x float> %568 to <32 x double>
  %570 = fmul <32 x double> %565, %569
  %571 = fadd <32 x double> %559, %570
  %572 = fmul <32 x double> %570, %528
  %573 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %572)
  %574 = fadd <32 x double> %560, %573
  %575 = add nuw nsw i64 %561, 1
  %576 = icmp eq i64 %575, %43
  br i1 %576, label %536, label %558

577:
  %578 = phi <32 x i64> [ %557, %553 ], [ %552, %536 ]
  %579 = bitcast <32 x i64> %578 to <32 x double>
  %580 = fptrunc <32 x double> %579 to <32 x float>
  %581 = select <32 x i1> %547, <32 x float> %550, <32 x float> %580
  store <32 x float> %581, ptr %521, align 4
  br i1 %518, label %517, label %516

582:
  ret void
}

declare <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8>, <64 x i8>)

declare <32 x double> @llvm.trunc.v32f64(<32 x double>)

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>)

declare <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16>, <64 x i16>)

declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>)

declare <64 x i16> @llvm.smax.v64i16(<64 x i16>, <64 x i16>)

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>)
