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
  %11 = alloca [64 x i8], align 64
  %12 = alloca %"struct.(anonymous namespace)::Dense", align 4
  %13 = zext i32 %3 to i64
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %39, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  %17 = insertelement <32 x i32> poison, i32 %4, i64 0
  %18 = shufflevector <32 x i32> %17, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %19

19:
  %20 = phi i64 [ 0, %15 ], [ %37, %19 ]
  %21 = shl nuw nsw i64 %20, 5
  %22 = getelementptr inbounds nuw float, ptr %2, i64 %21
  %23 = load <32 x float>, ptr %22, align 4
  %24 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 0, i32 8, i32 16, i32 24, i32 4, i32 12, i32 20, i32 28, i32 1, i32 9, i32 17, i32 25, i32 5, i32 13, i32 21, i32 29, i32 2, i32 10, i32 18, i32 26, i32 6, i32 14, i32 22, i32 30, i32 3, i32 11, i32 19, i32 27, i32 7, i32 15, i32 23, i32 31>
  %25 = getelementptr inbounds nuw float, ptr %12, i64 %21
  store <32 x float> %24, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 %21
  %27 = bitcast <32 x float> %24 to <32 x i32>
  %28 = lshr <32 x i32> %27, splat (i32 23)
  %29 = and <32 x i32> %28, splat (i32 255)
  %30 = add nsw <32 x i32> %29, splat (i32 -127)
  %31 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %30, <32 x i32> %18)
  %32 = fcmp oeq <32 x float> %24, zeroinitializer
  %33 = select <32 x i1> %32, <32 x i32> splat (i32 196), <32 x i32> %31
  %34 = icmp eq <32 x i32> %29, splat (i32 255)
  %35 = select <32 x i1> %34, <32 x i32> splat (i32 100), <32 x i32> %33
  %36 = trunc <32 x i32> %35 to <32 x i8>
  store <32 x i8> %36, ptr %26, align 4
  %37 = add nuw nsw i64 %20, 1
  %38 = icmp eq i64 %37, %13
  br i1 %38, label %39, label %19

39:
  %40 = shl i32 %3, 2
  %41 = icmp eq i32 %8, 0
  %42 = zext i32 %40 to i64
  %43 = icmp eq i32 %40, 0
  %44 = insertelement <32 x i32> poison, i32 %9, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = insertelement <32 x i32> poison, i32 %6, i64 0
  %47 = shufflevector <32 x i32> %46, <32 x i32> poison, <32 x i32> zeroinitializer
  %48 = add <32 x i32> %47, splat (i32 1023)
  %49 = add nsw i32 %7, 126
  %50 = insertelement <32 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <32 x i32> %50, <32 x i32> poison, <32 x i32> zeroinitializer
  %52 = sub <32 x i32> %51, %47
  %53 = add <32 x i32> %52, splat (i32 1023)
  %54 = sub <32 x i32> splat (i32 1023), %51
  %55 = zext <32 x i32> %54 to <32 x i64>
  %56 = shl <32 x i64> %55, splat (i64 52)
  %57 = bitcast <32 x i64> %56 to <32 x double>
  %58 = sub nsw i32 52, %7
  %59 = zext nneg i32 %58 to i64
  %60 = shl nuw i64 1, %59
  %61 = sub i64 0, %60
  %62 = insertelement <32 x i64> poison, i64 %61, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  %64 = add i64 %60, -1
  %65 = insertelement <32 x i64> poison, i64 %64, i64 0
  %66 = shufflevector <32 x i64> %65, <32 x i64> poison, <32 x i32> zeroinitializer
  %67 = insertelement <32 x i64> poison, i64 %60, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = add nsw i32 %6, 127
  %70 = insertelement <32 x i32> poison, i32 %69, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = sub nsw i32 127, %6
  %73 = insertelement <32 x i32> poison, i32 %72, i64 0
  %74 = shufflevector <32 x i32> %73, <32 x i32> poison, <32 x i32> zeroinitializer
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  br label %76

76:
  %77 = phi i1 [ true, %39 ], [ false, %104 ]
  %78 = phi i64 [ 0, %39 ], [ 1, %104 ]
  br i1 %43, label %82, label %79

79:
  %80 = shl nuw nsw i64 %78, 2
  %81 = getelementptr i8, ptr %75, i64 %80
  br label %88

82:
  %83 = phi <64 x i8> [ splat (i8 -120), %76 ], [ %101, %88 ]
  store <64 x i8> %83, ptr %11, align 64
  %84 = shl nuw nsw i64 %78, 7
  %85 = getelementptr i8, ptr %5, i64 %84
  %86 = shl nuw nsw i64 %78, 4
  %87 = getelementptr i8, ptr %12, i64 %86
  br label %105

88:
  %89 = phi <64 x i8> [ splat (i8 -120), %79 ], [ %101, %88 ]
  %90 = phi i64 [ 0, %79 ], [ %102, %88 ]
  %91 = shl nuw nsw i64 %90, 6
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 %91
  %93 = load <64 x i8>, ptr %92, align 1
  %94 = shl nuw nsw i64 %90, 3
  %95 = getelementptr i8, ptr %81, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = insertelement <16 x i32> poison, i32 %96, i64 0
  %98 = shufflevector <16 x i32> %97, <16 x i32> poison, <16 x i32> zeroinitializer
  %99 = bitcast <16 x i32> %98 to <64 x i8>
  %100 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %93, <64 x i8> %99)
  %101 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %89, <64 x i8> %100)
  %102 = add nuw nsw i64 %90, 1
  %103 = icmp eq i64 %102, %42
  br i1 %103, label %82, label %88

104:
  br i1 %77, label %76, label %276

105:
  %106 = phi i1 [ true, %82 ], [ false, %274 ]
  %107 = phi i64 [ 0, %82 ], [ 1, %274 ]
  %108 = shl nuw nsw i64 %107, 8
  %109 = getelementptr i8, ptr %85, i64 %108
  %110 = load <32 x float>, ptr %109, align 4
  %111 = shl nuw nsw i64 %107, 5
  %112 = getelementptr inbounds nuw i8, ptr %11, i64 %111
  %113 = load <32 x i8>, ptr %112, align 32
  %114 = sext <32 x i8> %113 to <32 x i32>
  %115 = icmp slt <32 x i8> %113, splat (i8 -40)
  %116 = select <32 x i1> %115, <32 x i32> splat (i32 -10000), <32 x i32> %114
  %117 = fcmp oeq <32 x float> %110, zeroinitializer
  %118 = bitcast <32 x float> %110 to <32 x i32>
  %119 = lshr <32 x i32> %118, splat (i32 23)
  %120 = and <32 x i32> %119, splat (i32 255)
  %121 = add nsw <32 x i32> %120, splat (i32 -127)
  %122 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %121, <32 x i32> %45)
  %123 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %116, <32 x i32> %122)
  %124 = select <32 x i1> %117, <32 x i32> %116, <32 x i32> %123
  %125 = icmp eq <32 x i32> %124, splat (i32 -10000)
  %126 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %124, <32 x i32> splat (i32 -133))
  %127 = select <32 x i1> %125, <32 x i32> splat (i32 -60), <32 x i32> %126
  %128 = add nsw <32 x i32> %127, splat (i32 -36)
  %129 = icmp ult <32 x i32> %128, splat (i32 -96)
  %130 = bitcast <32 x i1> %129 to i32
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %216

132:
  %133 = sub <32 x i32> %71, %127
  %134 = shl <32 x i32> %133, splat (i32 23)
  %135 = bitcast <32 x i32> %134 to <32 x float>
  %136 = fmul <32 x float> %110, %135
  %137 = fptosi <32 x float> %136 to <32 x i32>
  br i1 %43, label %196, label %138

138:
  %139 = shl nuw nsw i64 %107, 7
  %140 = getelementptr i8, ptr %0, i64 %139
  br label %141

141:
  %142 = phi <32 x i32> [ zeroinitializer, %138 ], [ %191, %141 ]
  %143 = phi <32 x i32> [ %137, %138 ], [ %179, %141 ]
  %144 = phi i64 [ 0, %138 ], [ %192, %141 ]
  %145 = shl nuw nsw i64 %144, 8
  %146 = getelementptr i8, ptr %140, i64 %145
  %147 = load <32 x float>, ptr %146, align 4
  %148 = shl nuw nsw i64 %144, 5
  %149 = getelementptr i8, ptr %87, i64 %148
  %150 = load <4 x float>, ptr %149, align 4
  %151 = shufflevector <4 x float> %150, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %152 = fmul <32 x float> %147, %151
  %153 = fmul <32 x float> %152, %135
  %154 = fptosi <32 x float> %153 to <32 x i32>
  %155 = add <32 x i32> %143, %154
  %156 = or disjoint i64 %144, 1
  %157 = shl nuw nsw i64 %156, 8
  %158 = getelementptr i8, ptr %140, i64 %157
  %159 = load <32 x float>, ptr %158, align 4
  %160 = shl nuw nsw i64 %156, 5
  %161 = getelementptr i8, ptr %87, i64 %160
  %162 = load <4 x float>, ptr %161, align 4
  %163 = shufflevector <4 x float> %162, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %164 = fmul <32 x float> %159, %163
  %165 = fmul <32 x float> %164, %135
  %166 = fptosi <32 x float> %165 to <32 x i32>
  %167 = add <32 x i32> %142, %166
  %168 = or disjoint i64 %144, 2
  %169 = shl nuw nsw i64 %168, 8
  %170 = getelementptr i8, ptr %140, i64 %169
  %171 = load <32 x float>, ptr %170, align 4
  %172 = shl nuw nsw i64 %168, 5
  %173 = getelementptr i8, ptr %87, i64 %172
  %174 = load <4 x float>, ptr %173, align 4
  %175 = shufflevector <4 x float> %174, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %176 = fmul <32 x float> %171, %175
  %177 = fmul <32 x float> %176, %135
  %178 = fptosi <32 x float> %177 to <32 x i32>
  %179 = add <32 x i32> %155, %178
  %180 = or disjoint i64 %144, 3
  %181 = shl nuw nsw i64 %180, 8
  %182 = getelementptr i8, ptr %140, i64 %181
  %183 = load <32 x float>, ptr %182, align 4
  %184 = shl nuw nsw i64 %180, 5
  %185 = getelementptr i8, ptr %87, i64 %184
  %186 = load <4 x float>, ptr %185, align 4
  %187 = shufflevector <4 x float> %186, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %188 = fmul <32 x float> %183, %187
  %189 = fmul <32 x float> %188, %135
  %190 = fptosi <32 x float> %189 to <32 x i32>
  %191 = add <32 x i32> %167, %190
  %192 = add nuw nsw i64 %144, 4
  %193 = icmp samesign ult i64 %192, %42
  br i1 %193, label %141, label %194

194:
  %195 = sitofp <32 x i32> %191 to <32 x double>
  br label %196

196:
  %197 = phi <32 x double> [ zeroinitializer, %132 ], [ %195, %194 ]
  %198 = phi <32 x i32> [ %137, %132 ], [ %179, %194 ]
  %199 = add <32 x i32> %127, %74
  %200 = shl <32 x i32> %199, splat (i32 23)
  %201 = bitcast <32 x i32> %200 to <32 x float>
  %202 = sitofp <32 x i32> %198 to <32 x double>
  %203 = fadd <32 x double> %197, %202
  %204 = bitcast <32 x double> %203 to <32 x i64>
  %205 = and <32 x i64> %63, %204
  br i1 %41, label %211, label %206

206:
  %207 = and <32 x i64> %66, %204
  %208 = icmp eq <32 x i64> %207, zeroinitializer
  %209 = select <32 x i1> %208, <32 x i64> zeroinitializer, <32 x i64> %68
  %210 = or <32 x i64> %209, %205
  br label %211

211:
  %212 = phi <32 x i64> [ %210, %206 ], [ %205, %196 ]
  %213 = bitcast <32 x i64> %212 to <32 x double>
  %214 = fptrunc <32 x double> %213 to <32 x float>
  %215 = fmul <32 x float> %201, %214
  br label %274

216:
  %217 = sub <32 x i32> %48, %127
  %218 = zext <32 x i32> %217 to <32 x i64>
  %219 = shl <32 x i64> %218, splat (i64 52)
  %220 = bitcast <32 x i64> %219 to <32 x double>
  %221 = fpext <32 x float> %110 to <32 x double>
  %222 = fmul <32 x double> %221, %220
  %223 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %222)
  br i1 %43, label %247, label %224

224:
  %225 = shl nuw nsw i64 %107, 7
  %226 = getelementptr i8, ptr %0, i64 %225
  br label %227

227:
  %228 = phi <32 x double> [ %221, %224 ], [ %241, %227 ]
  %229 = phi <32 x double> [ %223, %224 ], [ %244, %227 ]
  %230 = phi i64 [ 0, %224 ], [ %245, %227 ]
  %231 = shl nuw nsw i64 %230, 8
  %232 = getelementptr i8, ptr %226, i64 %231
  %233 = load <32 x float>, ptr %232, align 4
  %234 = fpext <32 x float> %233 to <32 x double>
  %235 = shl nuw nsw i64 %230, 5
  %236 = getelementptr i8, ptr %87, i64 %235
  %237 = load <4 x float>, ptr %236, align 4
  %238 = shufflevector <4 x float> %237, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %239 = fpext <32 x float> %238 to <32 x double>
  %240 = fmul <32 x double> %234, %239
  %241 = fadd <32 x double> %228, %240
  %242 = fmul <32 x double> %240, %220
  %243 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %242)
  %244 = fadd <32 x double> %229, %243
  %245 = add nuw nsw i64 %230, 1
  %246 = icmp eq i64 %245, %42
  br i1 %246, label %247, label %227

247:
  %248 = phi <32 x double> [ %223, %216 ], [ %244, %227 ]
  %249 = phi <32 x double> [ %221, %216 ], [ %241, %227 ]
  %250 = add <32 x i32> %53, %127
  %251 = zext <32 x i32> %250 to <32 x i64>
  %252 = shl <32 x i64> %251, splat (i64 52)
  %253 = bitcast <32 x i64> %252 to <32 x double>
  %254 = fmul <32 x double> %248, %253
  %255 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %254)
  %256 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %255, <32 x double> %57, <32 x double> zeroinitializer)
  %257 = fsub <32 x double> %249, %249
  %258 = fcmp une <32 x double> %257, zeroinitializer
  %259 = fcmp ord <32 x double> %249, zeroinitializer
  %260 = fptrunc <32 x double> %249 to <32 x float>
  %261 = select <32 x i1> %259, <32 x float> %260, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %262 = bitcast <32 x double> %256 to <32 x i64>
  %263 = and <32 x i64> %63, %262
  br i1 %41, label %269, label %264

264:
  %265 = and <32 x i64> %66, %262
  %266 = icmp eq <32 x i64> %265, zeroinitializer
  %267 = select <32 x i1> %266, <32 x i64> zeroinitializer, <32 x i64> %68
  %268 = or <32 x i64> %267, %263
  br label %269

269:
  %270 = phi <32 x i64> [ %268, %264 ], [ %263, %247 ]
  %271 = bitcast <32 x i64> %270 to <32 x double>
  %272 = fptrunc <32 x double> %271 to <32 x float>
  %273 = select <32 x i1> %258, <32 x float> %261, <32 x float> %272
  br label %274

274:
  %275 = phi <32 x float> [ %215, %211 ], [ %273, %269 ]
  store <32 x float> %275, ptr %109, align 4
  br i1 %106, label %105, label %104

276:
  ret void
}

define void @tensor_tile_wide(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [64 x i16], align 64
  %12 = alloca %"struct.(anonymous namespace)::Dense.0", align 4
  %13 = zext i32 %3 to i64
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %39, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  %17 = insertelement <32 x i32> poison, i32 %4, i64 0
  %18 = shufflevector <32 x i32> %17, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %19

19:
  %20 = phi i64 [ 0, %15 ], [ %37, %19 ]
  %21 = shl nuw nsw i64 %20, 5
  %22 = getelementptr inbounds nuw float, ptr %2, i64 %21
  %23 = load <32 x float>, ptr %22, align 4
  %24 = shufflevector <32 x float> %23, <32 x float> poison, <32 x i32> <i32 0, i32 8, i32 16, i32 24, i32 4, i32 12, i32 20, i32 28, i32 1, i32 9, i32 17, i32 25, i32 5, i32 13, i32 21, i32 29, i32 2, i32 10, i32 18, i32 26, i32 6, i32 14, i32 22, i32 30, i32 3, i32 11, i32 19, i32 27, i32 7, i32 15, i32 23, i32 31>
  %25 = getelementptr inbounds nuw float, ptr %12, i64 %21
  store <32 x float> %24, ptr %25, align 4
  %26 = getelementptr inbounds nuw i16, ptr %16, i64 %21
  %27 = bitcast <32 x float> %24 to <32 x i32>
  %28 = lshr <32 x i32> %27, splat (i32 23)
  %29 = and <32 x i32> %28, splat (i32 255)
  %30 = add nsw <32 x i32> %29, splat (i32 -127)
  %31 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %30, <32 x i32> %18)
  %32 = fcmp oeq <32 x float> %24, zeroinitializer
  %33 = select <32 x i1> %32, <32 x i32> splat (i32 64536), <32 x i32> %31
  %34 = icmp eq <32 x i32> %29, splat (i32 255)
  %35 = select <32 x i1> %34, <32 x i32> splat (i32 3000), <32 x i32> %33
  %36 = trunc <32 x i32> %35 to <32 x i16>
  store <32 x i16> %36, ptr %26, align 4
  %37 = add nuw nsw i64 %20, 1
  %38 = icmp eq i64 %37, %13
  br i1 %38, label %39, label %19

39:
  %40 = shl i32 %3, 2
  %41 = icmp eq i32 %8, 0
  %42 = zext i32 %40 to i64
  %43 = icmp eq i32 %40, 0
  %44 = insertelement <32 x i32> poison, i32 %9, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = insertelement <32 x i32> poison, i32 %6, i64 0
  %47 = shufflevector <32 x i32> %46, <32 x i32> poison, <32 x i32> zeroinitializer
  %48 = add <32 x i32> %47, splat (i32 1023)
  %49 = add nsw i32 %7, 126
  %50 = insertelement <32 x i32> poison, i32 %49, i64 0
  %51 = shufflevector <32 x i32> %50, <32 x i32> poison, <32 x i32> zeroinitializer
  %52 = sub <32 x i32> %51, %47
  %53 = add <32 x i32> %52, splat (i32 1023)
  %54 = sub <32 x i32> splat (i32 1023), %51
  %55 = zext <32 x i32> %54 to <32 x i64>
  %56 = shl <32 x i64> %55, splat (i64 52)
  %57 = bitcast <32 x i64> %56 to <32 x double>
  %58 = sub nsw i32 52, %7
  %59 = zext nneg i32 %58 to i64
  %60 = shl nuw i64 1, %59
  %61 = sub i64 0, %60
  %62 = insertelement <32 x i64> poison, i64 %61, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  %64 = add i64 %60, -1
  %65 = insertelement <32 x i64> poison, i64 %64, i64 0
  %66 = shufflevector <32 x i64> %65, <32 x i64> poison, <32 x i32> zeroinitializer
  %67 = insertelement <32 x i64> poison, i64 %60, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = add nsw i32 %6, 127
  %70 = insertelement <32 x i32> poison, i32 %69, i64 0
  %71 = shufflevector <32 x i32> %70, <32 x i32> poison, <32 x i32> zeroinitializer
  %72 = sub nsw i32 127, %6
  %73 = insertelement <32 x i32> poison, i32 %72, i64 0
  %74 = shufflevector <32 x i32> %73, <32 x i32> poison, <32 x i32> zeroinitializer
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  br label %76

76:
  %77 = phi i1 [ true, %39 ], [ false, %104 ]
  %78 = phi i64 [ 0, %39 ], [ 1, %104 ]
  br i1 %43, label %82, label %79

79:
  %80 = shl nuw nsw i64 %78, 3
  %81 = getelementptr i8, ptr %75, i64 %80
  br label %88

82:
  %83 = phi <64 x i16> [ splat (i16 -2000), %76 ], [ %101, %88 ]
  store <64 x i16> %83, ptr %11, align 64
  %84 = shl nuw nsw i64 %78, 7
  %85 = getelementptr i8, ptr %5, i64 %84
  %86 = shl nuw nsw i64 %78, 4
  %87 = getelementptr i8, ptr %12, i64 %86
  br label %105

88:
  %89 = phi <64 x i16> [ splat (i16 -2000), %79 ], [ %101, %88 ]
  %90 = phi i64 [ 0, %79 ], [ %102, %88 ]
  %91 = shl nuw nsw i64 %90, 7
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 %91
  %93 = load <64 x i16>, ptr %92, align 2
  %94 = shl nuw nsw i64 %90, 4
  %95 = getelementptr i8, ptr %81, i64 %94
  %96 = load i64, ptr %95, align 4
  %97 = insertelement <16 x i64> poison, i64 %96, i64 0
  %98 = shufflevector <16 x i64> %97, <16 x i64> poison, <16 x i32> zeroinitializer
  %99 = bitcast <16 x i64> %98 to <64 x i16>
  %100 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %93, <64 x i16> %99)
  %101 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %89, <64 x i16> %100)
  %102 = add nuw nsw i64 %90, 1
  %103 = icmp eq i64 %102, %42
  br i1 %103, label %82, label %88

104:
  br i1 %77, label %76, label %276

105:
  %106 = phi i1 [ true, %82 ], [ false, %274 ]
  %107 = phi i64 [ 0, %82 ], [ 1, %274 ]
  %108 = shl nuw nsw i64 %107, 8
  %109 = getelementptr i8, ptr %85, i64 %108
  %110 = load <32 x float>, ptr %109, align 4
  %111 = shl nuw nsw i64 %107, 6
  %112 = getelementptr inbounds nuw i8, ptr %11, i64 %111
  %113 = load <32 x i16>, ptr %112, align 64
  %114 = icmp slt <32 x i16> %113, splat (i16 -500)
  %115 = select <32 x i1> %114, <32 x i16> splat (i16 -10000), <32 x i16> %113
  %116 = sext <32 x i16> %115 to <32 x i32>
  %117 = fcmp oeq <32 x float> %110, zeroinitializer
  %118 = bitcast <32 x float> %110 to <32 x i32>
  %119 = lshr <32 x i32> %118, splat (i32 23)
  %120 = and <32 x i32> %119, splat (i32 255)
  %121 = add nsw <32 x i32> %120, splat (i32 -127)
  %122 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %121, <32 x i32> %45)
  %123 = select <32 x i1> %117, <32 x i32> splat (i32 -10000), <32 x i32> %122
  %124 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %116, <32 x i32> %123)
  %125 = icmp eq <32 x i32> %124, splat (i32 -10000)
  %126 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %124, <32 x i32> splat (i32 -133))
  %127 = select <32 x i1> %125, <32 x i32> splat (i32 -60), <32 x i32> %126
  %128 = add nsw <32 x i32> %127, splat (i32 -101)
  %129 = icmp ult <32 x i32> %128, splat (i32 -161)
  %130 = bitcast <32 x i1> %129 to i32
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %216

132:
  %133 = sub <32 x i32> %71, %127
  %134 = shl <32 x i32> %133, splat (i32 23)
  %135 = bitcast <32 x i32> %134 to <32 x float>
  %136 = fmul <32 x float> %110, %135
  %137 = fptosi <32 x float> %136 to <32 x i32>
  br i1 %43, label %196, label %138

138:
  %139 = shl nuw nsw i64 %107, 7
  %140 = getelementptr i8, ptr %0, i64 %139
  br label %141

141:
  %142 = phi <32 x i32> [ zeroinitializer, %138 ], [ %191, %141 ]
  %143 = phi <32 x i32> [ %137, %138 ], [ %179, %141 ]
  %144 = phi i64 [ 0, %138 ], [ %192, %141 ]
  %145 = shl nuw nsw i64 %144, 8
  %146 = getelementptr i8, ptr %140, i64 %145
  %147 = load <32 x float>, ptr %146, align 4
  %148 = shl nuw nsw i64 %144, 5
  %149 = getelementptr i8, ptr %87, i64 %148
  %150 = load <4 x float>, ptr %149, align 4
  %151 = shufflevector <4 x float> %150, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %152 = fmul <32 x float> %147, %151
  %153 = fmul <32 x float> %152, %135
  %154 = fptosi <32 x float> %153 to <32 x i32>
  %155 = add <32 x i32> %143, %154
  %156 = or disjoint i64 %144, 1
  %157 = shl nuw nsw i64 %156, 8
  %158 = getelementptr i8, ptr %140, i64 %157
  %159 = load <32 x float>, ptr %158, align 4
  %160 = shl nuw nsw i64 %156, 5
  %161 = getelementptr i8, ptr %87, i64 %160
  %162 = load <4 x float>, ptr %161, align 4
  %163 = shufflevector <4 x float> %162, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %164 = fmul <32 x float> %159, %163
  %165 = fmul <32 x float> %164, %135
  %166 = fptosi <32 x float> %165 to <32 x i32>
  %167 = add <32 x i32> %142, %166
  %168 = or disjoint i64 %144, 2
  %169 = shl nuw nsw i64 %168, 8
  %170 = getelementptr i8, ptr %140, i64 %169
  %171 = load <32 x float>, ptr %170, align 4
  %172 = shl nuw nsw i64 %168, 5
  %173 = getelementptr i8, ptr %87, i64 %172
  %174 = load <4 x float>, ptr %173, align 4
  %175 = shufflevector <4 x float> %174, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %176 = fmul <32 x float> %171, %175
  %177 = fmul <32 x float> %176, %135
  %178 = fptosi <32 x float> %177 to <32 x i32>
  %179 = add <32 x i32> %155, %178
  %180 = or disjoint i64 %144, 3
  %181 = shl nuw nsw i64 %180, 8
  %182 = getelementptr i8, ptr %140, i64 %181
  %183 = load <32 x float>, ptr %182, align 4
  %184 = shl nuw nsw i64 %180, 5
  %185 = getelementptr i8, ptr %87, i64 %184
  %186 = load <4 x float>, ptr %185, align 4
  %187 = shufflevector <4 x float> %186, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %188 = fmul <32 x float> %183, %187
  %189 = fmul <32 x float> %188, %135
  %190 = fptosi <32 x float> %189 to <32 x i32>
  %191 = add <32 x i32> %167, %190
  %192 = add nuw nsw i64 %144, 4
  %193 = icmp samesign ult i64 %192, %42
  br i1 %193, label %141, label %194

194:
  %195 = sitofp <32 x i32> %191 to <32 x double>
  br label %196

196:
  %197 = phi <32 x double> [ zeroinitializer, %132 ], [ %195, %194 ]
  %198 = phi <32 x i32> [ %137, %132 ], [ %179, %194 ]
  %199 = add <32 x i32> %127, %74
  %200 = shl <32 x i32> %199, splat (i32 23)
  %201 = bitcast <32 x i32> %200 to <32 x float>
  %202 = sitofp <32 x i32> %198 to <32 x double>
  %203 = fadd <32 x double> %197, %202
  %204 = bitcast <32 x double> %203 to <32 x i64>
  %205 = and <32 x i64> %63, %204
  br i1 %41, label %211, label %206

206:
  %207 = and <32 x i64> %66, %204
  %208 = icmp eq <32 x i64> %207, zeroinitializer
  %209 = select <32 x i1> %208, <32 x i64> zeroinitializer, <32 x i64> %68
  %210 = or <32 x i64> %209, %205
  br label %211

211:
  %212 = phi <32 x i64> [ %210, %206 ], [ %205, %196 ]
  %213 = bitcast <32 x i64> %212 to <32 x double>
  %214 = fptrunc <32 x double> %213 to <32 x float>
  %215 = fmul <32 x float> %201, %214
  br label %274

216:
  %217 = sub <32 x i32> %48, %127
  %218 = zext <32 x i32> %217 to <32 x i64>
  %219 = shl <32 x i64> %218, splat (i64 52)
  %220 = bitcast <32 x i64> %219 to <32 x double>
  %221 = fpext <32 x float> %110 to <32 x double>
  %222 = fmul <32 x double> %221, %220
  %223 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %222)
  br i1 %43, label %227, label %224

224:
  %225 = shl nuw nsw i64 %107, 7
  %226 = getelementptr i8, ptr %0, i64 %225
  br label %249

227:
  %228 = phi <32 x double> [ %223, %216 ], [ %266, %249 ]
  %229 = phi <32 x double> [ %221, %216 ], [ %263, %249 ]
  %230 = add <32 x i32> %53, %127
  %231 = zext <32 x i32> %230 to <32 x i64>
  %232 = shl <32 x i64> %231, splat (i64 52)
  %233 = bitcast <32 x i64> %232 to <32 x double>
  %234 = fmul <32 x double> %228, %233
  %235 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %234)
  %236 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %235, <32 x double> %57, <32 x double> zeroinitializer)
  %237 = fsub <32 x double> %229, %229
  %238 = fcmp une <32 x double> %237, zeroinitializer
  %239 = fcmp ord <32 x double> %229, zeroinitializer
  %240 = fptrunc <32 x double> %229 to <32 x float>
  %241 = select <32 x i1> %239, <32 x float> %240, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %242 = bitcast <32 x double> %236 to <32 x i64>
  %243 = and <32 x i64> %63, %242
  br i1 %41, label %269, label %244

244:
  %245 = and <32 x i64> %66, %242
  %246 = icmp eq <32 x i64> %245, zeroinitializer
  %247 = select <32 x i1> %246, <32 x i64> zeroinitializer, <32 x i64> %68
  %248 = or <32 x i64> %247, %243
  br label %269

249:
  %250 = phi <32 x double> [ %221, %224 ], [ %263, %249 ]
  %251 = phi <32 x double> [ %223, %224 ], [ %266, %249 ]
  %252 = phi i64 [ 0, %224 ], [ %267, %249 ]
  %253 = shl nuw nsw i64 %252, 8
  %254 = getelementptr i8, ptr %226, i64 %253
  %255 = load <32 x float>, ptr %254, align 4
  %256 = fpext <32 x float> %255 to <32 x double>
  %257 = shl nuw nsw i64 %252, 5
  %258 = getelementptr i8, ptr %87, i64 %257
  %259 = load <4 x float>, ptr %258, align 4
  %260 = shufflevector <4 x float> %259, <4 x float> poison, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3, i32 0, i32 1, i32 2, i32 3>
  %261 = fpext <32 x float> %260 to <32 x double>
  %262 = fmul <32 x double> %256, %261
  %263 = fadd <32 x double> %250, %262
  %264 = fmul <32 x double> %262, %220
  %265 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %264)
  %266 = fadd <32 x double> %251, %265
  %267 = add nuw nsw i64 %252, 1
  %268 = icmp eq i64 %267, %42
  br i1 %268, label %227, label %249

269:
  %270 = phi <32 x i64> [ %248, %244 ], [ %243, %227 ]
  %271 = bitcast <32 x i64> %270 to <32 x double>
  %272 = fptrunc <32 x double> %271 to <32 x float>
  %273 = select <32 x i1> %238, <32 x float> %241, <32 x float> %272
  br label %274

274:
  %275 = phi <32 x float> [ %215, %211 ], [ %273, %269 ]
  store <32 x float> %275, ptr %109, align 4
  br i1 %106, label %105, label %104

276:
  ret void
}

define void @tensor_tile_sparse_narrow(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [64 x i8], align 64
  %12 = alloca %"struct.(anonymous namespace)::Sparse", align 8
  %13 = shl i32 %3, 9
  %14 = zext i32 %13 to i64
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %37, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = insertelement <32 x i32> poison, i32 %4, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %20

20:
  %21 = phi i64 [ 0, %16 ], [ %35, %20 ]
  %22 = getelementptr inbounds nuw i8, ptr %17, i64 %21
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %21
  %24 = load <32 x float>, ptr %23, align 4
  %25 = bitcast <32 x float> %24 to <32 x i32>
  %26 = lshr <32 x i32> %25, splat (i32 23)
  %27 = and <32 x i32> %26, splat (i32 255)
  %28 = add nsw <32 x i32> %27, splat (i32 -127)
  %29 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %28, <32 x i32> %19)
  %30 = fcmp oeq <32 x float> %24, zeroinitializer
  %31 = select <32 x i1> %30, <32 x i32> splat (i32 196), <32 x i32> %29
  %32 = icmp eq <32 x i32> %27, splat (i32 255)
  %33 = select <32 x i1> %32, <32 x i32> splat (i32 100), <32 x i32> %31
  %34 = trunc <32 x i32> %33 to <32 x i8>
  store <32 x i8> %34, ptr %22, align 8
  %35 = add nuw nsw i64 %21, 32
  %36 = icmp samesign ult i64 %35, %14
  br i1 %36, label %20, label %37

37:
  %38 = shl i32 %3, 2
  %39 = icmp eq i32 %8, 0
  %40 = zext i32 %38 to i64
  %41 = icmp eq i32 %38, 0
  %42 = insertelement <32 x i32> poison, i32 %9, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %6, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, splat (i32 1023)
  %47 = add nsw i32 %7, 126
  %48 = insertelement <32 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> zeroinitializer
  %50 = sub <32 x i32> %49, %45
  %51 = add <32 x i32> %50, splat (i32 1023)
  %52 = sub <32 x i32> splat (i32 1023), %49
  %53 = zext <32 x i32> %52 to <32 x i64>
  %54 = shl <32 x i64> %53, splat (i64 52)
  %55 = bitcast <32 x i64> %54 to <32 x double>
  %56 = sub nsw i32 52, %7
  %57 = zext nneg i32 %56 to i64
  %58 = shl nuw i64 1, %57
  %59 = sub i64 0, %58
  %60 = insertelement <32 x i64> poison, i64 %59, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = add i64 %58, -1
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = insertelement <32 x i64> poison, i64 %58, i64 0
  %66 = shufflevector <32 x i64> %65, <32 x i64> poison, <32 x i32> zeroinitializer
  %67 = add nsw i32 %6, 127
  %68 = insertelement <32 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = sub nsw i32 127, %6
  %71 = insertelement <32 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br label %74

74:
  %75 = phi i1 [ true, %37 ], [ false, %99 ]
  %76 = phi i64 [ 0, %37 ], [ 1, %99 ]
  br i1 %41, label %80, label %77

77:
  %78 = shl nuw nsw i64 %76, 6
  %79 = getelementptr i8, ptr %73, i64 %78
  br label %86

80:
  %81 = phi <64 x i8> [ splat (i8 -120), %74 ], [ %96, %86 ]
  store <64 x i8> %81, ptr %11, align 64
  %82 = shl nuw nsw i64 %76, 7
  %83 = getelementptr i8, ptr %5, i64 %82
  %84 = shl nuw nsw i64 %76, 8
  %85 = getelementptr i8, ptr %2, i64 %84
  br label %100

86:
  %87 = phi <64 x i8> [ splat (i8 -120), %77 ], [ %96, %86 ]
  %88 = phi i64 [ 0, %77 ], [ %97, %86 ]
  %89 = shl nuw nsw i64 %88, 6
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 %89
  %91 = load <64 x i8>, ptr %90, align 1
  %92 = shl nuw nsw i64 %88, 7
  %93 = getelementptr i8, ptr %79, i64 %92
  %94 = load <64 x i8>, ptr %93, align 8
  %95 = call <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8> %91, <64 x i8> %94)
  %96 = call <64 x i8> @llvm.smax.v64i8(<64 x i8> %87, <64 x i8> %95)
  %97 = add nuw nsw i64 %88, 1
  %98 = icmp eq i64 %97, %40
  br i1 %98, label %80, label %86

99:
  br i1 %75, label %74, label %268

100:
  %101 = phi i1 [ true, %80 ], [ false, %266 ]
  %102 = phi i64 [ 0, %80 ], [ 1, %266 ]
  %103 = shl nuw nsw i64 %102, 8
  %104 = getelementptr i8, ptr %83, i64 %103
  %105 = load <32 x float>, ptr %104, align 4
  %106 = shl nuw nsw i64 %102, 5
  %107 = getelementptr inbounds nuw i8, ptr %11, i64 %106
  %108 = load <32 x i8>, ptr %107, align 32
  %109 = sext <32 x i8> %108 to <32 x i32>
  %110 = icmp slt <32 x i8> %108, splat (i8 -40)
  %111 = select <32 x i1> %110, <32 x i32> splat (i32 -10000), <32 x i32> %109
  %112 = fcmp oeq <32 x float> %105, zeroinitializer
  %113 = bitcast <32 x float> %105 to <32 x i32>
  %114 = lshr <32 x i32> %113, splat (i32 23)
  %115 = and <32 x i32> %114, splat (i32 255)
  %116 = add nsw <32 x i32> %115, splat (i32 -127)
  %117 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %116, <32 x i32> %43)
  %118 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %111, <32 x i32> %117)
  %119 = select <32 x i1> %112, <32 x i32> %111, <32 x i32> %118
  %120 = icmp eq <32 x i32> %119, splat (i32 -10000)
  %121 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %119, <32 x i32> splat (i32 -133))
  %122 = select <32 x i1> %120, <32 x i32> splat (i32 -60), <32 x i32> %121
  %123 = add nsw <32 x i32> %122, splat (i32 -36)
  %124 = icmp ult <32 x i32> %123, splat (i32 -96)
  %125 = bitcast <32 x i1> %124 to i32
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %208

127:
  %128 = sub <32 x i32> %69, %122
  %129 = shl <32 x i32> %128, splat (i32 23)
  %130 = bitcast <32 x i32> %129 to <32 x float>
  %131 = fmul <32 x float> %105, %130
  %132 = fptosi <32 x float> %131 to <32 x i32>
  br i1 %41, label %188, label %133

133:
  %134 = shl nuw nsw i64 %102, 7
  %135 = getelementptr i8, ptr %0, i64 %134
  %136 = getelementptr i8, ptr %85, i64 %134
  br label %137

137:
  %138 = phi <32 x i32> [ zeroinitializer, %133 ], [ %183, %137 ]
  %139 = phi <32 x i32> [ %132, %133 ], [ %172, %137 ]
  %140 = phi i64 [ 0, %133 ], [ %184, %137 ]
  %141 = shl nuw nsw i64 %140, 8
  %142 = getelementptr i8, ptr %135, i64 %141
  %143 = load <32 x float>, ptr %142, align 4
  %144 = shl nuw nsw i64 %140, 9
  %145 = getelementptr i8, ptr %136, i64 %144
  %146 = load <32 x float>, ptr %145, align 4
  %147 = fmul <32 x float> %143, %146
  %148 = fmul <32 x float> %147, %130
  %149 = fptosi <32 x float> %148 to <32 x i32>
  %150 = add <32 x i32> %139, %149
  %151 = or disjoint i64 %140, 1
  %152 = shl nuw nsw i64 %151, 8
  %153 = getelementptr i8, ptr %135, i64 %152
  %154 = load <32 x float>, ptr %153, align 4
  %155 = shl nuw nsw i64 %151, 9
  %156 = getelementptr i8, ptr %136, i64 %155
  %157 = load <32 x float>, ptr %156, align 4
  %158 = fmul <32 x float> %154, %157
  %159 = fmul <32 x float> %158, %130
  %160 = fptosi <32 x float> %159 to <32 x i32>
  %161 = add <32 x i32> %138, %160
  %162 = or disjoint i64 %140, 2
  %163 = shl nuw nsw i64 %162, 8
  %164 = getelementptr i8, ptr %135, i64 %163
  %165 = load <32 x float>, ptr %164, align 4
  %166 = shl nuw nsw i64 %162, 9
  %167 = getelementptr i8, ptr %136, i64 %166
  %168 = load <32 x float>, ptr %167, align 4
  %169 = fmul <32 x float> %165, %168
  %170 = fmul <32 x float> %169, %130
  %171 = fptosi <32 x float> %170 to <32 x i32>
  %172 = add <32 x i32> %150, %171
  %173 = or disjoint i64 %140, 3
  %174 = shl nuw nsw i64 %173, 8
  %175 = getelementptr i8, ptr %135, i64 %174
  %176 = load <32 x float>, ptr %175, align 4
  %177 = shl nuw nsw i64 %173, 9
  %178 = getelementptr i8, ptr %136, i64 %177
  %179 = load <32 x float>, ptr %178, align 4
  %180 = fmul <32 x float> %176, %179
  %181 = fmul <32 x float> %180, %130
  %182 = fptosi <32 x float> %181 to <32 x i32>
  %183 = add <32 x i32> %161, %182
  %184 = add nuw nsw i64 %140, 4
  %185 = icmp samesign ult i64 %184, %40
  br i1 %185, label %137, label %186

186:
  %187 = sitofp <32 x i32> %183 to <32 x double>
  br label %188

188:
  %189 = phi <32 x double> [ zeroinitializer, %127 ], [ %187, %186 ]
  %190 = phi <32 x i32> [ %132, %127 ], [ %172, %186 ]
  %191 = add <32 x i32> %122, %72
  %192 = shl <32 x i32> %191, splat (i32 23)
  %193 = bitcast <32 x i32> %192 to <32 x float>
  %194 = sitofp <32 x i32> %190 to <32 x double>
  %195 = fadd <32 x double> %189, %194
  %196 = bitcast <32 x double> %195 to <32 x i64>
  %197 = and <32 x i64> %61, %196
  br i1 %39, label %203, label %198

198:
  %199 = and <32 x i64> %64, %196
  %200 = icmp eq <32 x i64> %199, zeroinitializer
  %201 = select <32 x i1> %200, <32 x i64> zeroinitializer, <32 x i64> %66
  %202 = or <32 x i64> %201, %197
  br label %203

203:
  %204 = phi <32 x i64> [ %202, %198 ], [ %197, %188 ]
  %205 = bitcast <32 x i64> %204 to <32 x double>
  %206 = fptrunc <32 x double> %205 to <32 x float>
  %207 = fmul <32 x float> %193, %206
  br label %266

208:
  %209 = sub <32 x i32> %46, %122
  %210 = zext <32 x i32> %209 to <32 x i64>
  %211 = shl <32 x i64> %210, splat (i64 52)
  %212 = bitcast <32 x i64> %211 to <32 x double>
  %213 = fpext <32 x float> %105 to <32 x double>
  %214 = fmul <32 x double> %213, %212
  %215 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %214)
  br i1 %41, label %220, label %216

216:
  %217 = shl nuw nsw i64 %102, 7
  %218 = getelementptr i8, ptr %0, i64 %217
  %219 = getelementptr i8, ptr %85, i64 %217
  br label %242

220:
  %221 = phi <32 x double> [ %215, %208 ], [ %258, %242 ]
  %222 = phi <32 x double> [ %213, %208 ], [ %255, %242 ]
  %223 = add <32 x i32> %51, %122
  %224 = zext <32 x i32> %223 to <32 x i64>
  %225 = shl <32 x i64> %224, splat (i64 52)
  %226 = bitcast <32 x i64> %225 to <32 x double>
  %227 = fmul <32 x double> %221, %226
  %228 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %227)
  %229 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %228, <32 x double> %55, <32 x double> zeroinitializer)
  %230 = fsub <32 x double> %222, %222
  %231 = fcmp une <32 x double> %230, zeroinitializer
  %232 = fcmp ord <32 x double> %222, zeroinitializer
  %233 = fptrunc <32 x double> %222 to <32 x float>
  %234 = select <32 x i1> %232, <32 x float> %233, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %235 = bitcast <32 x double> %229 to <32 x i64>
  %236 = and <32 x i64> %61, %235
  br i1 %39, label %261, label %237

237:
  %238 = and <32 x i64> %64, %235
  %239 = icmp eq <32 x i64> %238, zeroinitializer
  %240 = select <32 x i1> %239, <32 x i64> zeroinitializer, <32 x i64> %66
  %241 = or <32 x i64> %240, %236
  br label %261

242:
  %243 = phi <32 x double> [ %213, %216 ], [ %255, %242 ]
  %244 = phi <32 x double> [ %215, %216 ], [ %258, %242 ]
  %245 = phi i64 [ 0, %216 ], [ %259, %242 ]
  %246 = shl nuw nsw i64 %245, 8
  %247 = getelementptr i8, ptr %218, i64 %246
  %248 = load <32 x float>, ptr %247, align 4
  %249 = fpext <32 x float> %248 to <32 x double>
  %250 = shl nuw nsw i64 %245, 9
  %251 = getelementptr i8, ptr %219, i64 %250
  %252 = load <32 x float>, ptr %251, align 4
  %253 = fpext <32 x float> %252 to <32 x double>
  %254 = fmul <32 x double> %249, %253
  %255 = fadd <32 x double> %243, %254
  %256 = fmul <32 x double> %254, %212
  %257 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %256)
  %258 = fadd <32 x double> %244, %257
  %259 = add nuw nsw i64 %245, 1
  %260 = icmp eq i64 %259, %40
  br i1 %260, label %220, label %242

261:
  %262 = phi <32 x i64> [ %241, %237 ], [ %236, %220 ]
  %263 = bitcast <32 x i64> %262 to <32 x double>
  %264 = fptrunc <32 x double> %263 to <32 x float>
  %265 = select <32 x i1> %231, <32 x float> %234, <32 x float> %264
  br label %266

266:
  %267 = phi <32 x float> [ %207, %203 ], [ %265, %261 ]
  store <32 x float> %267, ptr %104, align 4
  br i1 %101, label %100, label %99

268:
  ret void
}

define void @tensor_tile_sparse_wide(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca [64 x i16], align 64
  %12 = alloca %"struct.(anonymous namespace)::Sparse.1", align 8
  %13 = shl i32 %3, 9
  %14 = zext i32 %13 to i64
  %15 = icmp eq i32 %13, 0
  br i1 %15, label %37, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = insertelement <32 x i32> poison, i32 %4, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %20

20:
  %21 = phi i64 [ 0, %16 ], [ %35, %20 ]
  %22 = getelementptr inbounds nuw i16, ptr %17, i64 %21
  %23 = getelementptr inbounds nuw float, ptr %2, i64 %21
  %24 = load <32 x float>, ptr %23, align 4
  %25 = bitcast <32 x float> %24 to <32 x i32>
  %26 = lshr <32 x i32> %25, splat (i32 23)
  %27 = and <32 x i32> %26, splat (i32 255)
  %28 = add nsw <32 x i32> %27, splat (i32 -127)
  %29 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %28, <32 x i32> %19)
  %30 = fcmp oeq <32 x float> %24, zeroinitializer
  %31 = select <32 x i1> %30, <32 x i32> splat (i32 64536), <32 x i32> %29
  %32 = icmp eq <32 x i32> %27, splat (i32 255)
  %33 = select <32 x i1> %32, <32 x i32> splat (i32 3000), <32 x i32> %31
  %34 = trunc <32 x i32> %33 to <32 x i16>
  store <32 x i16> %34, ptr %22, align 8
  %35 = add nuw nsw i64 %21, 32
  %36 = icmp samesign ult i64 %35, %14
  br i1 %36, label %20, label %37

37:
  %38 = shl i32 %3, 2
  %39 = icmp eq i32 %8, 0
  %40 = zext i32 %38 to i64
  %41 = icmp eq i32 %38, 0
  %42 = insertelement <32 x i32> poison, i32 %9, i64 0
  %43 = shufflevector <32 x i32> %42, <32 x i32> poison, <32 x i32> zeroinitializer
  %44 = insertelement <32 x i32> poison, i32 %6, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i32> %45, splat (i32 1023)
  %47 = add nsw i32 %7, 126
  %48 = insertelement <32 x i32> poison, i32 %47, i64 0
  %49 = shufflevector <32 x i32> %48, <32 x i32> poison, <32 x i32> zeroinitializer
  %50 = sub <32 x i32> %49, %45
  %51 = add <32 x i32> %50, splat (i32 1023)
  %52 = sub <32 x i32> splat (i32 1023), %49
  %53 = zext <32 x i32> %52 to <32 x i64>
  %54 = shl <32 x i64> %53, splat (i64 52)
  %55 = bitcast <32 x i64> %54 to <32 x double>
  %56 = sub nsw i32 52, %7
  %57 = zext nneg i32 %56 to i64
  %58 = shl nuw i64 1, %57
  %59 = sub i64 0, %58
  %60 = insertelement <32 x i64> poison, i64 %59, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = add i64 %58, -1
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = insertelement <32 x i64> poison, i64 %58, i64 0
  %66 = shufflevector <32 x i64> %65, <32 x i64> poison, <32 x i32> zeroinitializer
  %67 = add nsw i32 %6, 127
  %68 = insertelement <32 x i32> poison, i32 %67, i64 0
  %69 = shufflevector <32 x i32> %68, <32 x i32> poison, <32 x i32> zeroinitializer
  %70 = sub nsw i32 127, %6
  %71 = insertelement <32 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = getelementptr inbounds nuw i8, ptr %12, i64 8
  br label %74

74:
  %75 = phi i1 [ true, %37 ], [ false, %98 ]
  %76 = phi i64 [ 0, %37 ], [ 1, %98 ]
  %77 = shl nuw nsw i64 %76, 7
  br i1 %41, label %80, label %78

78:
  %79 = getelementptr i8, ptr %73, i64 %77
  br label %85

80:
  %81 = phi <64 x i16> [ splat (i16 -2000), %74 ], [ %95, %85 ]
  store <64 x i16> %81, ptr %11, align 64
  %82 = getelementptr i8, ptr %5, i64 %77
  %83 = shl nuw nsw i64 %76, 8
  %84 = getelementptr i8, ptr %2, i64 %83
  br label %99

85:
  %86 = phi <64 x i16> [ splat (i16 -2000), %78 ], [ %95, %85 ]
  %87 = phi i64 [ 0, %78 ], [ %96, %85 ]
  %88 = shl nuw nsw i64 %87, 7
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 %88
  %90 = load <64 x i16>, ptr %89, align 2
  %91 = shl nuw nsw i64 %87, 8
  %92 = getelementptr i8, ptr %79, i64 %91
  %93 = load <64 x i16>, ptr %92, align 8
  %94 = call <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16> %90, <64 x i16> %93)
  %95 = call <64 x i16> @llvm.smax.v64i16(<64 x i16> %86, <64 x i16> %94)
  %96 = add nuw nsw i64 %87, 1
  %97 = icmp eq i64 %96, %40
  br i1 %97, label %80, label %85

98:
  br i1 %75, label %74, label %267

99:
  %100 = phi i1 [ true, %80 ], [ false, %265 ]
  %101 = phi i64 [ 0, %80 ], [ 1, %265 ]
  %102 = shl nuw nsw i64 %101, 8
  %103 = getelementptr i8, ptr %82, i64 %102
  %104 = load <32 x float>, ptr %103, align 4
  %105 = shl nuw nsw i64 %101, 6
  %106 = getelementptr inbounds nuw i8, ptr %11, i64 %105
  %107 = load <32 x i16>, ptr %106, align 64
  %108 = icmp slt <32 x i16> %107, splat (i16 -500)
  %109 = select <32 x i1> %108, <32 x i16> splat (i16 -10000), <32 x i16> %107
  %110 = sext <32 x i16> %109 to <32 x i32>
  %111 = fcmp oeq <32 x float> %104, zeroinitializer
  %112 = bitcast <32 x float> %104 to <32 x i32>
  %113 = lshr <32 x i32> %112, splat (i32 23)
  %114 = and <32 x i32> %113, splat (i32 255)
  %115 = add nsw <32 x i32> %114, splat (i32 -127)
  %116 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %115, <32 x i32> %43)
  %117 = select <32 x i1> %111, <32 x i32> splat (i32 -10000), <32 x i32> %116
  %118 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %110, <32 x i32> %117)
  %119 = icmp eq <32 x i32> %118, splat (i32 -10000)
  %120 = call <32 x i32> @llvm.smax.v32i32(<32 x i32> %118, <32 x i32> splat (i32 -133))
  %121 = select <32 x i1> %119, <32 x i32> splat (i32 -60), <32 x i32> %120
  %122 = add nsw <32 x i32> %121, splat (i32 -101)
  %123 = icmp ult <32 x i32> %122, splat (i32 -161)
  %124 = bitcast <32 x i1> %123 to i32
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %207

126:
  %127 = sub <32 x i32> %69, %121
  %128 = shl <32 x i32> %127, splat (i32 23)
  %129 = bitcast <32 x i32> %128 to <32 x float>
  %130 = fmul <32 x float> %104, %129
  %131 = fptosi <32 x float> %130 to <32 x i32>
  br i1 %41, label %187, label %132

132:
  %133 = shl nuw nsw i64 %101, 7
  %134 = getelementptr i8, ptr %0, i64 %133
  %135 = getelementptr i8, ptr %84, i64 %133
  br label %136

136:
  %137 = phi <32 x i32> [ zeroinitializer, %132 ], [ %182, %136 ]
  %138 = phi <32 x i32> [ %131, %132 ], [ %171, %136 ]
  %139 = phi i64 [ 0, %132 ], [ %183, %136 ]
  %140 = shl nuw nsw i64 %139, 8
  %141 = getelementptr i8, ptr %134, i64 %140
  %142 = load <32 x float>, ptr %141, align 4
  %143 = shl nuw nsw i64 %139, 9
  %144 = getelementptr i8, ptr %135, i64 %143
  %145 = load <32 x float>, ptr %144, align 4
  %146 = fmul <32 x float> %142, %145
  %147 = fmul <32 x float> %146, %129
  %148 = fptosi <32 x float> %147 to <32 x i32>
  %149 = add <32 x i32> %138, %148
  %150 = or disjoint i64 %139, 1
  %151 = shl nuw nsw i64 %150, 8
  %152 = getelementptr i8, ptr %134, i64 %151
  %153 = load <32 x float>, ptr %152, align 4
  %154 = shl nuw nsw i64 %150, 9
  %155 = getelementptr i8, ptr %135, i64 %154
  %156 = load <32 x float>, ptr %155, align 4
  %157 = fmul <32 x float> %153, %156
  %158 = fmul <32 x float> %157, %129
  %159 = fptosi <32 x float> %158 to <32 x i32>
  %160 = add <32 x i32> %137, %159
  %161 = or disjoint i64 %139, 2
  %162 = shl nuw nsw i64 %161, 8
  %163 = getelementptr i8, ptr %134, i64 %162
  %164 = load <32 x float>, ptr %163, align 4
  %165 = shl nuw nsw i64 %161, 9
  %166 = getelementptr i8, ptr %135, i64 %165
  %167 = load <32 x float>, ptr %166, align 4
  %168 = fmul <32 x float> %164, %167
  %169 = fmul <32 x float> %168, %129
  %170 = fptosi <32 x float> %169 to <32 x i32>
  %171 = add <32 x i32> %149, %170
  %172 = or disjoint i64 %139, 3
  %173 = shl nuw nsw i64 %172, 8
  %174 = getelementptr i8, ptr %134, i64 %173
  %175 = load <32 x float>, ptr %174, align 4
  %176 = shl nuw nsw i64 %172, 9
  %177 = getelementptr i8, ptr %135, i64 %176
  %178 = load <32 x float>, ptr %177, align 4
  %179 = fmul <32 x float> %175, %178
  %180 = fmul <32 x float> %179, %129
  %181 = fptosi <32 x float> %180 to <32 x i32>
  %182 = add <32 x i32> %160, %181
  %183 = add nuw nsw i64 %139, 4
  %184 = icmp samesign ult i64 %183, %40
  br i1 %184, label %136, label %185

185:
  %186 = sitofp <32 x i32> %182 to <32 x double>
  br label %187

187:
  %188 = phi <32 x double> [ zeroinitializer, %126 ], [ %186, %185 ]
  %189 = phi <32 x i32> [ %131, %126 ], [ %171, %185 ]
  %190 = add <32 x i32> %121, %72
  %191 = shl <32 x i32> %190, splat (i32 23)
  %192 = bitcast <32 x i32> %191 to <32 x float>
  %193 = sitofp <32 x i32> %189 to <32 x double>
  %194 = fadd <32 x double> %188, %193
  %195 = bitcast <32 x double> %194 to <32 x i64>
  %196 = and <32 x i64> %61, %195
  br i1 %39, label %202, label %197

197:
  %198 = and <32 x i64> %64, %195
  %199 = icmp eq <32 x i64> %198, zeroinitializer
  %200 = select <32 x i1> %199, <32 x i64> zeroinitializer, <32 x i64> %66
  %201 = or <32 x i64> %200, %196
  br label %202

202:
  %203 = phi <32 x i64> [ %201, %197 ], [ %196, %187 ]
  %204 = bitcast <32 x i64> %203 to <32 x double>
  %205 = fptrunc <32 x double> %204 to <32 x float>
  %206 = fmul <32 x float> %192, %205
  br label %265

207:
  %208 = sub <32 x i32> %46, %121
  %209 = zext <32 x i32> %208 to <32 x i64>
  %210 = shl <32 x i64> %209, splat (i64 52)
  %211 = bitcast <32 x i64> %210 to <32 x double>
  %212 = fpext <32 x float> %104 to <32 x double>
  %213 = fmul <32 x double> %212, %211
  %214 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %213)
  br i1 %41, label %219, label %215

215:
  %216 = shl nuw nsw i64 %101, 7
  %217 = getelementptr i8, ptr %0, i64 %216
  %218 = getelementptr i8, ptr %84, i64 %216
  br label %241

219:
  %220 = phi <32 x double> [ %214, %207 ], [ %257, %241 ]
  %221 = phi <32 x double> [ %212, %207 ], [ %254, %241 ]
  %222 = add <32 x i32> %51, %121
  %223 = zext <32 x i32> %222 to <32 x i64>
  %224 = shl <32 x i64> %223, splat (i64 52)
  %225 = bitcast <32 x i64> %224 to <32 x double>
  %226 = fmul <32 x double> %220, %225
  %227 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %226)
  %228 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %227, <32 x double> %55, <32 x double> zeroinitializer)
  %229 = fsub <32 x double> %221, %221
  %230 = fcmp une <32 x double> %229, zeroinitializer
  %231 = fcmp ord <32 x double> %221, zeroinitializer
  %232 = fptrunc <32 x double> %221 to <32 x float>
  %233 = select <32 x i1> %231, <32 x float> %232, <32 x float> splat (float 0x7FFFFFFFE0000000)
  %234 = bitcast <32 x double> %228 to <32 x i64>
  %235 = and <32 x i64> %61, %234
  br i1 %39, label %260, label %236

236:
  %237 = and <32 x i64> %64, %234
  %238 = icmp eq <32 x i64> %237, zeroinitializer
  %239 = select <32 x i1> %238, <32 x i64> zeroinitializer, <32 x i64> %66
  %240 = or <32 x i64> %239, %235
  br label %260

241:
  %242 = phi <32 x double> [ %212, %215 ], [ %254, %241 ]
  %243 = phi <32 x double> [ %214, %215 ], [ %257, %241 ]
  %244 = phi i64 [ 0, %215 ], [ %258, %241 ]
  %245 = shl nuw nsw i64 %244, 8
  %246 = getelementptr i8, ptr %217, i64 %245
  %247 = load <32 x float>, ptr %246, align 4
  %248 = fpext <32 x float> %247 to <32 x double>
  %249 = shl nuw nsw i64 %244, 9
  %250 = getelementptr i8, ptr %218, i64 %249
  %251 = load <32 x float>, ptr %250, align 4
  %252 = fpext <32 x float> %251 to <32 x double>
  %253 = fmul <32 x double> %248, %252
  %254 = fadd <32 x double> %242, %253
  %255 = fmul <32 x double> %253, %211
  %256 = call <32 x double> @llvm.trunc.v32f64(<32 x double> %255)
  %257 = fadd <32 x double> %243, %256
  %258 = add nuw nsw i64 %244, 1
  %259 = icmp eq i64 %258, %40
  br i1 %259, label %219, label %241

260:
  %261 = phi <32 x i64> [ %240, %236 ], [ %235, %219 ]
  %262 = bitcast <32 x i64> %261 to <32 x double>
  %263 = fptrunc <32 x double> %262 to <32 x float>
  %264 = select <32 x i1> %230, <32 x float> %233, <32 x float> %263
  br label %265

265:
  %266 = phi <32 x float> [ %206, %202 ], [ %264, %260 ]
  store <32 x float> %266, ptr %103, align 4
  br i1 %100, label %99, label %98

267:
  ret void
}

declare <64 x i8> @llvm.sadd.sat.v64i8(<64 x i8>, <64 x i8>)

declare <32 x double> @llvm.trunc.v32f64(<32 x double>)

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>)

declare <64 x i16> @llvm.sadd.sat.v64i16(<64 x i16>, <64 x i16>)

declare <64 x i8> @llvm.smax.v64i8(<64 x i8>, <64 x i8>)

declare <64 x i16> @llvm.smax.v64i16(<64 x i16>, <64 x i16>)

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>)
