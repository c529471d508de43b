; Made of numerics.cpp by `make runtime`.

%"struct.(anonymous namespace)::Results" = type { <32 x float>, <32 x double>, <32 x float>, <32 x float>, <32 x float>, double, double, [112 x i8] }
%struct.numbers = type { i64, double, i64, i64, double, double, i64, i64, i64, i64, i64, i64, i64, [2 x i64], [2 x i64], [2 x i64], [2 x i64], [6 x double], [24 x i64], [24 x double] }
%struct.visits = type { i64, i64 }
%"struct.(anonymous namespace)::Results.0" = type { <32 x double>, <32 x double>, <32 x double>, <32 x double>, <32 x double>, double, double, [240 x i8] }
%struct.Lanes = type { [32 x i64] }
%struct.Lanes.4 = type { [32 x double] }
%struct.value_row = type { i64, ptr, ptr, i64, i64, i64 }
%struct.Lanes.8 = type { [32 x float] }

define void @note_other_f32(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x float> %6, <32 x double> %7, <32 x float> %8, <32 x float> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results", align 256
  store <32 x float> %6, ptr %11, align 256
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %12, align 256
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x float> %8, ptr %13, align 256
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 640
  store <32 x float> %9, ptr %14, align 128
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x float> zeroinitializer, ptr %15, align 256
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 896
  store double %4, ptr %16, align 128
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 904
  store double %5, ptr %17, align 8
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %140, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.numbers, ptr %21, i64 %22
  %24 = call i32 @llvm.ctpop.i32(i32 %2)
  %25 = zext nneg i32 %24 to i64
  %26 = load i64, ptr %23, align 8
  %27 = add i64 %26, %25
  store i64 %27, ptr %23, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1880
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, %22
  %33 = getelementptr inbounds nuw %struct.visits, ptr %29, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.visits, ptr %33, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, 1
  %41 = load i64, ptr %37, align 8
  %42 = icmp eq i64 %41, %40
  br i1 %42, label %43, label %47

43:
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 1
  br label %48

47:
  store i64 %40, ptr %37, align 8
  br label %48

48:
  %49 = phi i64 [ %46, %43 ], [ 1, %47 ]
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %49, ptr %50, align 8
  %51 = call i64 @llvm.ctlz.i64(i64 %49, i1 false)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = sub nsw i32 63, %52
  %54 = call i32 @llvm.umin.i32(i32 %53, i32 23)
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 216
  %56 = zext nneg i32 %54 to i64
  %57 = getelementptr inbounds nuw i64, ptr %55, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %25
  store i64 %59, ptr %57, align 8
  %60 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %61 = fpext <32 x float> %6 to <32 x double>
  %62 = fcmp une <32 x double> %7, %61
  %63 = bitcast <32 x i1> %62 to i32
  %64 = fcmp one <32 x float> %60, splat (float 0x7FF0000000000000)
  %65 = bitcast <32 x i1> %64 to i32
  %66 = xor i32 %65, -1
  %67 = or i32 %63, %66
  %68 = and i32 %67, %2
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %140, label %70

70:
  %71 = fptrunc <32 x double> %7 to <32 x float>
  %72 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %71)
  %73 = fcmp olt <32 x float> %72, splat (float 0x3AF0000000000000)
  %74 = bitcast <32 x i1> %73 to i32
  %75 = icmp eq i32 %74, 0
  %76 = fsub <32 x double> %61, %7
  br i1 %75, label %84, label %77

77:
  %78 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %76)
  %79 = fcmp oeq <32 x double> %76, zeroinitializer
  %80 = fdiv <32 x double> %76, %7
  %81 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %80)
  %82 = select <32 x i1> %79, <32 x double> %78, <32 x double> %81
  %83 = fptrunc <32 x double> %82 to <32 x float>
  br label %88

84:
  %85 = fptrunc <32 x double> %76 to <32 x float>
  %86 = fdiv <32 x float> %85, %71
  %87 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %86)
  br label %88

88:
  %89 = phi <32 x float> [ %83, %77 ], [ %87, %84 ]
  %90 = fcmp olt <32 x float> %89, splat (float 0x430C6BF520000000)
  %91 = bitcast i32 %2 to <32 x i1>
  %92 = and <32 x i1> %90, %91
  %93 = and <32 x i1> %64, %92
  %94 = select <32 x i1> %93, <32 x float> %89, <32 x float> zeroinitializer
  %95 = fmul <32 x float> %94, %94
  %96 = shufflevector <32 x float> %95, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %97 = shufflevector <32 x float> %95, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %98 = fadd <16 x float> %96, %97
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %100 = shufflevector <16 x float> %98, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %101 = fadd <8 x float> %99, %100
  %102 = shufflevector <8 x float> %101, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %103 = shufflevector <8 x float> %101, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %104 = fadd <4 x float> %102, %103
  %105 = extractelement <4 x float> %104, i64 0
  %106 = extractelement <4 x float> %104, i64 1
  %107 = fadd float %105, %106
  %108 = extractelement <4 x float> %104, i64 2
  %109 = extractelement <4 x float> %104, i64 3
  %110 = fadd float %108, %109
  %111 = fadd float %107, %110
  %112 = fpext float %111 to double
  %113 = getelementptr inbounds nuw i8, ptr %23, i64 408
  %114 = getelementptr inbounds nuw double, ptr %113, i64 %56
  %115 = load double, ptr %114, align 8
  %116 = fadd double %115, %112
  store double %116, ptr %114, align 8
  %117 = xor <32 x i1> %93, splat (i1 true)
  %118 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %119 = load double, ptr %118, align 8
  %120 = fmul double %119, 0x3FF000010C6F7A0B
  %121 = fptrunc double %120 to float
  %122 = insertelement <32 x float> poison, float %121, i64 0
  %123 = shufflevector <32 x float> %122, <32 x float> poison, <32 x i32> zeroinitializer
  %124 = fcmp ogt <32 x float> %89, %123
  %125 = fptrunc double %5 to float
  %126 = insertelement <32 x float> poison, float %125, i64 0
  %127 = shufflevector <32 x float> %126, <32 x float> poison, <32 x i32> zeroinitializer
  %128 = fcmp olt <32 x float> %60, %127
  %129 = fptrunc double %4 to float
  %130 = insertelement <32 x float> poison, float %129, i64 0
  %131 = shufflevector <32 x float> %130, <32 x float> poison, <32 x i32> zeroinitializer
  %132 = fcmp ogt <32 x float> %89, %131
  %133 = and <32 x i1> %128, %132
  %134 = or <32 x i1> %133, %124
  %135 = select <32 x i1> %134, <32 x i1> splat (i1 true), <32 x i1> %117
  %136 = bitcast <32 x i1> %135 to i32
  %137 = and i32 %2, %136
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %140, label %139

139:
  call void @_ZN12_GLOBAL__N_14lookILj0EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %23, i32 %54, ptr align 256 %11, i32 %137)
  br label %140

140:
  ret void
}

define void @note_add_f32(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x float> %6, <32 x double> %7, <32 x float> %8, <32 x float> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results", align 256
  store <32 x float> %6, ptr %11, align 256
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %12, align 256
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x float> %8, ptr %13, align 256
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 640
  store <32 x float> %9, ptr %14, align 128
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x float> zeroinitializer, ptr %15, align 256
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 896
  store double %4, ptr %16, align 128
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 904
  store double %5, ptr %17, align 8
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %156, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.numbers, ptr %21, i64 %22
  %24 = call i32 @llvm.ctpop.i32(i32 %2)
  %25 = zext nneg i32 %24 to i64
  %26 = load i64, ptr %23, align 8
  %27 = add i64 %26, %25
  store i64 %27, ptr %23, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1880
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, %22
  %33 = getelementptr inbounds nuw %struct.visits, ptr %29, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.visits, ptr %33, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, 1
  %41 = load i64, ptr %37, align 8
  %42 = icmp eq i64 %41, %40
  br i1 %42, label %43, label %47

43:
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 1
  br label %48

47:
  store i64 %40, ptr %37, align 8
  br label %48

48:
  %49 = phi i64 [ %46, %43 ], [ 1, %47 ]
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %49, ptr %50, align 8
  %51 = call i64 @llvm.ctlz.i64(i64 %49, i1 false)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = sub nsw i32 63, %52
  %54 = call i32 @llvm.umin.i32(i32 %53, i32 23)
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 216
  %56 = zext nneg i32 %54 to i64
  %57 = getelementptr inbounds nuw i64, ptr %55, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %25
  store i64 %59, ptr %57, align 8
  %60 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %61 = fpext <32 x float> %6 to <32 x double>
  %62 = fcmp une <32 x double> %7, %61
  %63 = bitcast <32 x i1> %62 to i32
  %64 = fcmp one <32 x float> %60, splat (float 0x7FF0000000000000)
  %65 = bitcast <32 x i1> %64 to i32
  %66 = xor i32 %65, -1
  %67 = or i32 %63, %66
  %68 = and i32 %67, %2
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %156, label %70

70:
  %71 = fptrunc <32 x double> %7 to <32 x float>
  %72 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %71)
  %73 = fcmp olt <32 x float> %72, splat (float 0x3AF0000000000000)
  %74 = bitcast <32 x i1> %73 to i32
  %75 = icmp eq i32 %74, 0
  %76 = fsub <32 x double> %61, %7
  br i1 %75, label %84, label %77

77:
  %78 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %76)
  %79 = fcmp oeq <32 x double> %76, zeroinitializer
  %80 = fdiv <32 x double> %76, %7
  %81 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %80)
  %82 = select <32 x i1> %79, <32 x double> %78, <32 x double> %81
  %83 = fptrunc <32 x double> %82 to <32 x float>
  br label %88

84:
  %85 = fptrunc <32 x double> %76 to <32 x float>
  %86 = fdiv <32 x float> %85, %71
  %87 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %86)
  br label %88

88:
  %89 = phi <32 x float> [ %83, %77 ], [ %87, %84 ]
  %90 = fcmp olt <32 x float> %89, splat (float 0x430C6BF520000000)
  %91 = bitcast i32 %2 to <32 x i1>
  %92 = and <32 x i1> %90, %91
  %93 = and <32 x i1> %64, %92
  %94 = select <32 x i1> %93, <32 x float> %89, <32 x float> zeroinitializer
  %95 = fmul <32 x float> %94, %94
  %96 = shufflevector <32 x float> %95, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %97 = shufflevector <32 x float> %95, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %98 = fadd <16 x float> %96, %97
  %99 = shufflevector <16 x float> %98, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %100 = shufflevector <16 x float> %98, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %101 = fadd <8 x float> %99, %100
  %102 = shufflevector <8 x float> %101, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %103 = shufflevector <8 x float> %101, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %104 = fadd <4 x float> %102, %103
  %105 = extractelement <4 x float> %104, i64 0
  %106 = extractelement <4 x float> %104, i64 1
  %107 = fadd float %105, %106
  %108 = extractelement <4 x float> %104, i64 2
  %109 = extractelement <4 x float> %104, i64 3
  %110 = fadd float %108, %109
  %111 = fadd float %107, %110
  %112 = fpext float %111 to double
  %113 = getelementptr inbounds nuw i8, ptr %23, i64 408
  %114 = getelementptr inbounds nuw double, ptr %113, i64 %56
  %115 = load double, ptr %114, align 8
  %116 = fadd double %115, %112
  store double %116, ptr %114, align 8
  %117 = xor <32 x i1> %93, splat (i1 true)
  %118 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %119 = load double, ptr %118, align 8
  %120 = fmul double %119, 0x3FF000010C6F7A0B
  %121 = fptrunc double %120 to float
  %122 = insertelement <32 x float> poison, float %121, i64 0
  %123 = shufflevector <32 x float> %122, <32 x float> poison, <32 x i32> zeroinitializer
  %124 = fcmp ogt <32 x float> %89, %123
  %125 = fcmp oeq <32 x float> %6, %8
  %126 = fcmp une <32 x float> %9, zeroinitializer
  %127 = and <32 x i1> %125, %126
  %128 = fcmp oeq <32 x float> %6, %9
  %129 = fcmp une <32 x float> %8, zeroinitializer
  %130 = and <32 x i1> %129, %128
  %131 = or <32 x i1> %127, %130
  %132 = or <32 x i1> %131, %124
  %133 = select <32 x i1> %132, <32 x i1> splat (i1 true), <32 x i1> %117
  %134 = fmul double %4, 1.600000e+01
  %135 = fptrunc double %134 to float
  %136 = insertelement <32 x float> poison, float %135, i64 0
  %137 = shufflevector <32 x float> %136, <32 x float> poison, <32 x i32> zeroinitializer
  %138 = fcmp ogt <32 x float> %89, %137
  %139 = bitcast <32 x i1> %138 to i32
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %150, label %141

141:
  %142 = fmul <32 x float> %60, splat (float 2.560000e+02)
  %143 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %8)
  %144 = fcmp ogt <32 x float> %143, %142
  %145 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %9)
  %146 = fcmp ogt <32 x float> %145, %142
  %147 = or <32 x i1> %144, %146
  %148 = and <32 x i1> %147, %138
  %149 = select <32 x i1> %148, <32 x i1> splat (i1 true), <32 x i1> %133
  br label %150

150:
  %151 = phi <32 x i1> [ %149, %141 ], [ %133, %88 ]
  %152 = bitcast <32 x i1> %151 to i32
  %153 = and i32 %2, %152
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %156, label %155

155:
  call void @_ZN12_GLOBAL__N_14lookILj1EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %23, i32 %54, ptr align 256 %11, i32 %153)
  br label %156

156:
  ret void
}

define void @note_fma_f32(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x float> %6, <32 x double> %7, <32 x float> %8, <32 x float> %9, <32 x float> %10) {
  %12 = alloca %"struct.(anonymous namespace)::Results", align 256
  store <32 x float> %6, ptr %12, align 256
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  store <32 x double> %7, ptr %13, align 256
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 512
  store <32 x float> %8, ptr %14, align 256
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 640
  store <32 x float> %9, ptr %15, align 128
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 768
  store <32 x float> %10, ptr %16, align 256
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 896
  store double %4, ptr %17, align 128
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 904
  store double %5, ptr %18, align 8
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %158, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %22 = load ptr, ptr %21, align 8
  %23 = zext i32 %3 to i64
  %24 = getelementptr inbounds nuw %struct.numbers, ptr %22, i64 %23
  %25 = call i32 @llvm.ctpop.i32(i32 %2)
  %26 = zext nneg i32 %25 to i64
  %27 = load i64, ptr %24, align 8
  %28 = add i64 %27, %26
  store i64 %28, ptr %24, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1880
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, %23
  %34 = getelementptr inbounds nuw %struct.visits, ptr %30, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.visits, ptr %34, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, 1
  %42 = load i64, ptr %38, align 8
  %43 = icmp eq i64 %42, %41
  br i1 %43, label %44, label %48

44:
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %46, 1
  br label %49

48:
  store i64 %41, ptr %38, align 8
  br label %49

49:
  %50 = phi i64 [ %47, %44 ], [ 1, %48 ]
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %50, ptr %51, align 8
  %52 = call i64 @llvm.ctlz.i64(i64 %50, i1 false)
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = sub nsw i32 63, %53
  %55 = call i32 @llvm.umin.i32(i32 %54, i32 23)
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw i64, ptr %56, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, %26
  store i64 %60, ptr %58, align 8
  %61 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %62 = fpext <32 x float> %6 to <32 x double>
  %63 = fcmp une <32 x double> %7, %62
  %64 = bitcast <32 x i1> %63 to i32
  %65 = fcmp one <32 x float> %61, splat (float 0x7FF0000000000000)
  %66 = bitcast <32 x i1> %65 to i32
  %67 = xor i32 %66, -1
  %68 = or i32 %64, %67
  %69 = and i32 %68, %2
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %158, label %71

71:
  %72 = fptrunc <32 x double> %7 to <32 x float>
  %73 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %72)
  %74 = fcmp olt <32 x float> %73, splat (float 0x3AF0000000000000)
  %75 = bitcast <32 x i1> %74 to i32
  %76 = icmp eq i32 %75, 0
  %77 = fsub <32 x double> %62, %7
  br i1 %76, label %85, label %78

78:
  %79 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %77)
  %80 = fcmp oeq <32 x double> %77, zeroinitializer
  %81 = fdiv <32 x double> %77, %7
  %82 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %81)
  %83 = select <32 x i1> %80, <32 x double> %79, <32 x double> %82
  %84 = fptrunc <32 x double> %83 to <32 x float>
  br label %89

85:
  %86 = fptrunc <32 x double> %77 to <32 x float>
  %87 = fdiv <32 x float> %86, %72
  %88 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %87)
  br label %89

89:
  %90 = phi <32 x float> [ %84, %78 ], [ %88, %85 ]
  %91 = fcmp olt <32 x float> %90, splat (float 0x430C6BF520000000)
  %92 = bitcast i32 %2 to <32 x i1>
  %93 = and <32 x i1> %91, %92
  %94 = and <32 x i1> %65, %93
  %95 = select <32 x i1> %94, <32 x float> %90, <32 x float> zeroinitializer
  %96 = fmul <32 x float> %95, %95
  %97 = shufflevector <32 x float> %96, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %98 = shufflevector <32 x float> %96, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %99 = fadd <16 x float> %97, %98
  %100 = shufflevector <16 x float> %99, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %101 = shufflevector <16 x float> %99, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %102 = fadd <8 x float> %100, %101
  %103 = shufflevector <8 x float> %102, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %104 = shufflevector <8 x float> %102, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %105 = fadd <4 x float> %103, %104
  %106 = extractelement <4 x float> %105, i64 0
  %107 = extractelement <4 x float> %105, i64 1
  %108 = fadd float %106, %107
  %109 = extractelement <4 x float> %105, i64 2
  %110 = extractelement <4 x float> %105, i64 3
  %111 = fadd float %109, %110
  %112 = fadd float %108, %111
  %113 = fpext float %112 to double
  %114 = getelementptr inbounds nuw i8, ptr %24, i64 408
  %115 = getelementptr inbounds nuw double, ptr %114, i64 %57
  %116 = load double, ptr %115, align 8
  %117 = fadd double %116, %113
  store double %117, ptr %115, align 8
  %118 = xor <32 x i1> %94, splat (i1 true)
  %119 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %120 = load double, ptr %119, align 8
  %121 = fmul double %120, 0x3FF000010C6F7A0B
  %122 = fptrunc double %121 to float
  %123 = insertelement <32 x float> poison, float %122, i64 0
  %124 = shufflevector <32 x float> %123, <32 x float> poison, <32 x i32> zeroinitializer
  %125 = fcmp ogt <32 x float> %90, %124
  %126 = fmul <32 x float> %8, %9
  %127 = fcmp oeq <32 x float> %6, %126
  %128 = fcmp une <32 x float> %10, zeroinitializer
  %129 = and <32 x i1> %127, %128
  %130 = fcmp oeq <32 x float> %6, %10
  %131 = fcmp une <32 x float> %126, zeroinitializer
  %132 = and <32 x i1> %130, %131
  %133 = or <32 x i1> %129, %132
  %134 = or <32 x i1> %133, %125
  %135 = select <32 x i1> %134, <32 x i1> splat (i1 true), <32 x i1> %118
  %136 = fmul double %4, 1.600000e+01
  %137 = fptrunc double %136 to float
  %138 = insertelement <32 x float> poison, float %137, i64 0
  %139 = shufflevector <32 x float> %138, <32 x float> poison, <32 x i32> zeroinitializer
  %140 = fcmp ogt <32 x float> %90, %139
  %141 = bitcast <32 x i1> %140 to i32
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %152, label %143

143:
  %144 = fmul <32 x float> %61, splat (float 2.560000e+02)
  %145 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %126)
  %146 = fcmp ogt <32 x float> %145, %144
  %147 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %10)
  %148 = fcmp ogt <32 x float> %147, %144
  %149 = or <32 x i1> %146, %148
  %150 = and <32 x i1> %149, %140
  %151 = select <32 x i1> %150, <32 x i1> splat (i1 true), <32 x i1> %135
  br label %152

152:
  %153 = phi <32 x i1> [ %151, %143 ], [ %135, %89 ]
  %154 = bitcast <32 x i1> %153 to i32
  %155 = and i32 %2, %154
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %158, label %157

157:
  call void @_ZN12_GLOBAL__N_14lookILj2EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %24, i32 %55, ptr align 256 %12, i32 %155)
  br label %158

158:
  ret void
}

define void @note_other_f64(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x double> %6, <32 x double> %7, <32 x double> %8, <32 x double> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results.0", align 256
  store <32 x double> %6, ptr %11, align 256
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %12, align 256
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x double> %8, ptr %13, align 256
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x double> %9, ptr %14, align 256
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 1024
  store <32 x double> zeroinitializer, ptr %15, align 256
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 1280
  store double %4, ptr %16, align 256
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 1288
  store double %5, ptr %17, align 8
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %124, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.numbers, ptr %21, i64 %22
  %24 = call i32 @llvm.ctpop.i32(i32 %2)
  %25 = zext nneg i32 %24 to i64
  %26 = load i64, ptr %23, align 8
  %27 = add i64 %26, %25
  store i64 %27, ptr %23, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1880
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, %22
  %33 = getelementptr inbounds nuw %struct.visits, ptr %29, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.visits, ptr %33, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, 1
  %41 = load i64, ptr %37, align 8
  %42 = icmp eq i64 %41, %40
  br i1 %42, label %43, label %47

43:
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 1
  br label %48

47:
  store i64 %40, ptr %37, align 8
  br label %48

48:
  %49 = phi i64 [ %46, %43 ], [ 1, %47 ]
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %49, ptr %50, align 8
  %51 = call i64 @llvm.ctlz.i64(i64 %49, i1 false)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = sub nsw i32 63, %52
  %54 = call i32 @llvm.umin.i32(i32 %53, i32 23)
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 216
  %56 = zext nneg i32 %54 to i64
  %57 = getelementptr inbounds nuw i64, ptr %55, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %25
  store i64 %59, ptr %57, align 8
  %60 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %61 = fcmp une <32 x double> %6, %7
  %62 = bitcast <32 x i1> %61 to i32
  %63 = fcmp one <32 x double> %60, splat (double 0x7FF0000000000000)
  %64 = bitcast <32 x i1> %63 to i32
  %65 = xor i32 %64, -1
  %66 = or i32 %62, %65
  %67 = and i32 %66, %2
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %124, label %69

69:
  %70 = fsub <32 x double> %6, %7
  %71 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %70)
  %72 = fcmp oeq <32 x double> %70, zeroinitializer
  %73 = fdiv <32 x double> %70, %7
  %74 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %73)
  %75 = select <32 x i1> %72, <32 x double> %71, <32 x double> %74
  %76 = fcmp olt <32 x double> %75, splat (double 1.000000e+15)
  %77 = bitcast i32 %2 to <32 x i1>
  %78 = and <32 x i1> %76, %77
  %79 = and <32 x i1> %63, %78
  %80 = fptrunc <32 x double> %75 to <32 x float>
  %81 = select <32 x i1> %79, <32 x float> %80, <32 x float> zeroinitializer
  %82 = fmul <32 x float> %81, %81
  %83 = shufflevector <32 x float> %82, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %84 = shufflevector <32 x float> %82, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %85 = fadd <16 x float> %83, %84
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %87 = shufflevector <16 x float> %85, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = fadd <8 x float> %86, %87
  %89 = shufflevector <8 x float> %88, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %90 = shufflevector <8 x float> %88, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %91 = fadd <4 x float> %89, %90
  %92 = extractelement <4 x float> %91, i64 0
  %93 = extractelement <4 x float> %91, i64 1
  %94 = fadd float %92, %93
  %95 = extractelement <4 x float> %91, i64 2
  %96 = extractelement <4 x float> %91, i64 3
  %97 = fadd float %95, %96
  %98 = fadd float %94, %97
  %99 = fpext float %98 to double
  %100 = getelementptr inbounds nuw i8, ptr %23, i64 408
  %101 = getelementptr inbounds nuw double, ptr %100, i64 %56
  %102 = load double, ptr %101, align 8
  %103 = fadd double %102, %99
  store double %103, ptr %101, align 8
  %104 = xor <32 x i1> %79, splat (i1 true)
  %105 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %106 = load double, ptr %105, align 8
  %107 = fmul double %106, 0x3FF000010C6F7A0B
  %108 = insertelement <32 x double> poison, double %107, i64 0
  %109 = shufflevector <32 x double> %108, <32 x double> poison, <32 x i32> zeroinitializer
  %110 = fcmp ogt <32 x double> %75, %109
  %111 = insertelement <32 x double> poison, double %5, i64 0
  %112 = shufflevector <32 x double> %111, <32 x double> poison, <32 x i32> zeroinitializer
  %113 = fcmp olt <32 x double> %60, %112
  %114 = insertelement <32 x double> poison, double %4, i64 0
  %115 = shufflevector <32 x double> %114, <32 x double> poison, <32 x i32> zeroinitializer
  %116 = fcmp ogt <32 x double> %75, %115
  %117 = and <32 x i1> %113, %116
  %118 = or <32 x i1> %117, %110
  %119 = select <32 x i1> %118, <32 x i1> splat (i1 true), <32 x i1> %104
  %120 = bitcast <32 x i1> %119 to i32
  %121 = and i32 %2, %120
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %124, label %123

123:
  call void @_ZN12_GLOBAL__N_14lookILj0EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %23, i32 %54, ptr align 256 %11, i32 %121)
  br label %124

124:
  ret void
}

define void @note_add_f64(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x double> %6, <32 x double> %7, <32 x double> %8, <32 x double> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results.0", align 256
  store <32 x double> %6, ptr %11, align 256
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %12, align 256
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x double> %8, ptr %13, align 256
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x double> %9, ptr %14, align 256
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 1024
  store <32 x double> zeroinitializer, ptr %15, align 256
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 1280
  store double %4, ptr %16, align 256
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 1288
  store double %5, ptr %17, align 8
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %141, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %21 = load ptr, ptr %20, align 8
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.numbers, ptr %21, i64 %22
  %24 = call i32 @llvm.ctpop.i32(i32 %2)
  %25 = zext nneg i32 %24 to i64
  %26 = load i64, ptr %23, align 8
  %27 = add i64 %26, %25
  store i64 %27, ptr %23, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1880
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %31, %22
  %33 = getelementptr inbounds nuw %struct.visits, ptr %29, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.visits, ptr %33, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = load i64, ptr %38, align 8
  %40 = add i64 %39, 1
  %41 = load i64, ptr %37, align 8
  %42 = icmp eq i64 %41, %40
  br i1 %42, label %43, label %47

43:
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 1
  br label %48

47:
  store i64 %40, ptr %37, align 8
  br label %48

48:
  %49 = phi i64 [ %46, %43 ], [ 1, %47 ]
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 8
  store i64 %49, ptr %50, align 8
  %51 = call i64 @llvm.ctlz.i64(i64 %49, i1 false)
  %52 = trunc nuw nsw i64 %51 to i32
  %53 = sub nsw i32 63, %52
  %54 = call i32 @llvm.umin.i32(i32 %53, i32 23)
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 216
  %56 = zext nneg i32 %54 to i64
  %57 = getelementptr inbounds nuw i64, ptr %55, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %25
  store i64 %59, ptr %57, align 8
  %60 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %61 = fcmp une <32 x double> %6, %7
  %62 = bitcast <32 x i1> %61 to i32
  %63 = fcmp one <32 x double> %60, splat (double 0x7FF0000000000000)
  %64 = bitcast <32 x i1> %63 to i32
  %65 = xor i32 %64, -1
  %66 = or i32 %62, %65
  %67 = and i32 %66, %2
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %141, label %69

69:
  %70 = fsub <32 x double> %6, %7
  %71 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %70)
  %72 = fcmp oeq <32 x double> %70, zeroinitializer
  %73 = fdiv <32 x double> %70, %7
  %74 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %73)
  %75 = select <32 x i1> %72, <32 x double> %71, <32 x double> %74
  %76 = fcmp olt <32 x double> %75, splat (double 1.000000e+15)
  %77 = bitcast i32 %2 to <32 x i1>
  %78 = and <32 x i1> %76, %77
  %79 = and <32 x i1> %63, %78
  %80 = fptrunc <32 x double> %75 to <32 x float>
  %81 = select <32 x i1> %79, <32 x float> %80, <32 x float> zeroinitializer
  %82 = fmul <32 x float> %81, %81
  %83 = shufflevector <32 x float> %82, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %84 = shufflevector <32 x float> %82, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %85 = fadd <16 x float> %83, %84
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %87 = shufflevector <16 x float> %85, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = fadd <8 x float> %86, %87
  %89 = shufflevector <8 x float> %88, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %90 = shufflevector <8 x float> %88, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %91 = fadd <4 x float> %89, %90
  %92 = extractelement <4 x float> %91, i64 0
  %93 = extractelement <4 x float> %91, i64 1
  %94 = fadd float %92, %93
  %95 = extractelement <4 x float> %91, i64 2
  %96 = extractelement <4 x float> %91, i64 3
  %97 = fadd float %95, %96
  %98 = fadd float %94, %97
  %99 = fpext float %98 to double
  %100 = getelementptr inbounds nuw i8, ptr %23, i64 408
  %101 = getelementptr inbounds nuw double, ptr %100, i64 %56
  %102 = load double, ptr %101, align 8
  %103 = fadd double %102, %99
  store double %103, ptr %101, align 8
  %104 = xor <32 x i1> %79, splat (i1 true)
  %105 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %106 = load double, ptr %105, align 8
  %107 = fmul double %106, 0x3FF000010C6F7A0B
  %108 = insertelement <32 x double> poison, double %107, i64 0
  %109 = shufflevector <32 x double> %108, <32 x double> poison, <32 x i32> zeroinitializer
  %110 = fcmp ogt <32 x double> %75, %109
  %111 = fcmp oeq <32 x double> %6, %8
  %112 = fcmp une <32 x double> %9, zeroinitializer
  %113 = and <32 x i1> %111, %112
  %114 = fcmp oeq <32 x double> %6, %9
  %115 = fcmp une <32 x double> %8, zeroinitializer
  %116 = and <32 x i1> %115, %114
  %117 = or <32 x i1> %113, %116
  %118 = or <32 x i1> %117, %110
  %119 = select <32 x i1> %118, <32 x i1> splat (i1 true), <32 x i1> %104
  %120 = fmul double %4, 1.600000e+01
  %121 = insertelement <32 x double> poison, double %120, i64 0
  %122 = shufflevector <32 x double> %121, <32 x double> poison, <32 x i32> zeroinitializer
  %123 = fcmp ogt <32 x double> %75, %122
  %124 = bitcast <32 x i1> %123 to i32
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %135, label %126

126:
  %127 = fmul <32 x double> %60, splat (double 2.560000e+02)
  %128 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %8)
  %129 = fcmp ogt <32 x double> %128, %127
  %130 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %9)
  %131 = fcmp ogt <32 x double> %130, %127
  %132 = or <32 x i1> %129, %131
  %133 = and <32 x i1> %123, %132
  %134 = select <32 x i1> %133, <32 x i1> splat (i1 true), <32 x i1> %119
  br label %135

135:
  %136 = phi <32 x i1> [ %134, %126 ], [ %119, %69 ]
  %137 = bitcast <32 x i1> %136 to i32
  %138 = and i32 %2, %137
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %141, label %140

140:
  call void @_ZN12_GLOBAL__N_14lookILj1EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %23, i32 %54, ptr align 256 %11, i32 %138)
  br label %141

141:
  ret void
}

define void @note_fma_f64(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x double> %6, <32 x double> %7, <32 x double> %8, <32 x double> %9, <32 x double> %10) {
  %12 = alloca %"struct.(anonymous namespace)::Results.0", align 256
  store <32 x double> %6, ptr %12, align 256
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 256
  store <32 x double> %7, ptr %13, align 256
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 512
  store <32 x double> %8, ptr %14, align 256
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 768
  store <32 x double> %9, ptr %15, align 256
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  store <32 x double> %10, ptr %16, align 256
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 1280
  store double %4, ptr %17, align 256
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 1288
  store double %5, ptr %18, align 8
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %143, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %22 = load ptr, ptr %21, align 8
  %23 = zext i32 %3 to i64
  %24 = getelementptr inbounds nuw %struct.numbers, ptr %22, i64 %23
  %25 = call i32 @llvm.ctpop.i32(i32 %2)
  %26 = zext nneg i32 %25 to i64
  %27 = load i64, ptr %24, align 8
  %28 = add i64 %27, %26
  store i64 %28, ptr %24, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1880
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, %23
  %34 = getelementptr inbounds nuw %struct.visits, ptr %30, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.visits, ptr %34, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %40, 1
  %42 = load i64, ptr %38, align 8
  %43 = icmp eq i64 %42, %41
  br i1 %43, label %44, label %48

44:
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %46, 1
  br label %49

48:
  store i64 %41, ptr %38, align 8
  br label %49

49:
  %50 = phi i64 [ %47, %44 ], [ 1, %48 ]
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %50, ptr %51, align 8
  %52 = call i64 @llvm.ctlz.i64(i64 %50, i1 false)
  %53 = trunc nuw nsw i64 %52 to i32
  %54 = sub nsw i32 63, %53
  %55 = call i32 @llvm.umin.i32(i32 %54, i32 23)
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 216
  %57 = zext nneg i32 %55 to i64
  %58 = getelementptr inbounds nuw i64, ptr %56, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, %26
  store i64 %60, ptr %58, align 8
  %61 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %62 = fcmp une <32 x double> %6, %7
  %63 = bitcast <32 x i1> %62 to i32
  %64 = fcmp one <32 x double> %61, splat (double 0x7FF0000000000000)
  %65 = bitcast <32 x i1> %64 to i32
  %66 = xor i32 %65, -1
  %67 = or i32 %63, %66
  %68 = and i32 %67, %2
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %143, label %70

70:
  %71 = fsub <32 x double> %6, %7
  %72 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %71)
  %73 = fcmp oeq <32 x double> %71, zeroinitializer
  %74 = fdiv <32 x double> %71, %7
  %75 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %74)
  %76 = select <32 x i1> %73, <32 x double> %72, <32 x double> %75
  %77 = fcmp olt <32 x double> %76, splat (double 1.000000e+15)
  %78 = bitcast i32 %2 to <32 x i1>
  %79 = and <32 x i1> %77, %78
  %80 = and <32 x i1> %64, %79
  %81 = fptrunc <32 x double> %76 to <32 x float>
  %82 = select <32 x i1> %80, <32 x float> %81, <32 x float> zeroinitializer
  %83 = fmul <32 x float> %82, %82
  %84 = shufflevector <32 x float> %83, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %85 = shufflevector <32 x float> %83, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %86 = fadd <16 x float> %84, %85
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %88 = shufflevector <16 x float> %86, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %89 = fadd <8 x float> %87, %88
  %90 = shufflevector <8 x float> %89, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %91 = shufflevector <8 x float> %89, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %92 = fadd <4 x float> %90, %91
  %93 = extractelement <4 x float> %92, i64 0
  %94 = extractelement <4 x float> %92, i64 1
  %95 = fadd float %93, %94
  %96 = extractelement <4 x float> %92, i64 2
  %97 = extractelement <4 x float> %92, i64 3
  %98 = fadd float %96, %97
  %99 = fadd float %95, %98
  %100 = fpext float %99 to double
  %101 = getelementptr inbounds nuw i8, ptr %24, i64 408
  %102 = getelementptr inbounds nuw double, ptr %101, i64 %57
  %103 = load double, ptr %102, align 8
  %104 = fadd double %103, %100
  store double %104, ptr %102, align 8
  %105 = xor <32 x i1> %80, splat (i1 true)
  %106 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %107 = load double, ptr %106, align 8
  %108 = fmul double %107, 0x3FF000010C6F7A0B
  %109 = insertelement <32 x double> poison, double %108, i64 0
  %110 = shufflevector <32 x double> %109, <32 x double> poison, <32 x i32> zeroinitializer
  %111 = fcmp ogt <32 x double> %76, %110
  %112 = fmul <32 x double> %8, %9
  %113 = fcmp oeq <32 x double> %6, %112
  %114 = fcmp une <32 x double> %10, zeroinitializer
  %115 = and <32 x i1> %113, %114
  %116 = fcmp oeq <32 x double> %6, %10
  %117 = fcmp une <32 x double> %112, zeroinitializer
  %118 = and <32 x i1> %116, %117
  %119 = or <32 x i1> %115, %118
  %120 = or <32 x i1> %119, %111
  %121 = select <32 x i1> %120, <32 x i1> splat (i1 true), <32 x i1> %105
  %122 = fmul double %4, 1.600000e+01
  %123 = insertelement <32 x double> poison, double %122, i64 0
  %124 = shufflevector <32 x double> %123, <32 x double> poison, <32 x i32> zeroinitializer
  %125 = fcmp ogt <32 x double> %76, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %137, label %128

128:
  %129 = fmul <32 x double> %61, splat (double 2.560000e+02)
  %130 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %112)
  %131 = fcmp ogt <32 x double> %130, %129
  %132 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %10)
  %133 = fcmp ogt <32 x double> %132, %129
  %134 = or <32 x i1> %131, %133
  %135 = and <32 x i1> %125, %134
  %136 = select <32 x i1> %135, <32 x i1> splat (i1 true), <32 x i1> %121
  br label %137

137:
  %138 = phi <32 x i1> [ %136, %128 ], [ %121, %70 ]
  %139 = bitcast <32 x i1> %138 to i32
  %140 = and i32 %2, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %143, label %142

142:
  call void @_ZN12_GLOBAL__N_14lookILj2EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %24, i32 %55, ptr align 256 %12, i32 %140)
  br label %143

143:
  ret void
}

define void @note_taken(ptr %0, ptr readnone %1, i32 %2, i32 %3) {
  %5 = call i32 @llvm.ctpop.i32(i32 %2)
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1872
  %8 = load ptr, ptr %7, align 8
  %9 = zext i32 %3 to i64
  %10 = getelementptr inbounds nuw %struct.numbers, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %6
  store i64 %12, ptr %10, align 8
  ret void
}

define <32 x double> @shadow_ld_f32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x float> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %12, label %14

12:
  %13 = fpext <32 x float> %5 to <32 x double>
  br label %166

14:
  store <32 x i64> %3, ptr %8, align 64
  %15 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %8, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = lshr i64 %18, 40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = icmp ult i64 %19, %23
  %25 = select i1 %24, i64 %19, i64 0
  %26 = getelementptr inbounds nuw %struct.value_row, ptr %21, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %26, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %26, i64 40
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %33, 0
  br i1 %38, label %39, label %50

39:
  %40 = lshr <32 x i64> %3, splat (i64 40)
  %41 = insertelement <32 x i64> poison, i64 %19, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp eq <32 x i64> %40, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = xor i32 %2, -1
  %46 = or i32 %44, %45
  %47 = icmp eq i32 %46, -1
  br i1 %47, label %48, label %50

48:
  %49 = fpext <32 x float> %5 to <32 x double>
  br label %164

50:
  %51 = zext <32 x i32> %6 to <32 x i64>
  %52 = insertelement <32 x i64> poison, i64 %4, i64 0
  %53 = shufflevector <32 x i64> %52, <32 x i64> poison, <32 x i32> zeroinitializer
  %54 = or <32 x i64> %53, %51
  %55 = sub i64 %18, %27
  %56 = lshr i64 %55, %35
  %57 = icmp eq i32 %2, -1
  %58 = icmp eq i64 %37, 0
  %59 = select i1 %57, i1 %58, i1 false
  br i1 %59, label %60, label %83

60:
  %61 = add i64 %56, 32
  %62 = icmp ugt i64 %61, %33
  %63 = icmp ugt i64 %56, %33
  %64 = or i1 %63, %62
  br i1 %64, label %83, label %65

65:
  %66 = insertelement <32 x i64> poison, i64 %18, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = insertelement <32 x i64> poison, i64 %35, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %69
  %71 = add <32 x i64> %70, %67
  %72 = icmp ne <32 x i64> %3, %71
  %73 = bitcast <32 x i1> %72 to i32
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %75, label %83

75:
  %76 = getelementptr inbounds nuw i64, ptr %31, i64 %56
  %77 = load <32 x i64>, ptr %76, align 8
  %78 = icmp eq <32 x i64> %77, %54
  %79 = getelementptr inbounds nuw double, ptr %29, i64 %56
  %80 = load <32 x double>, ptr %79, align 8
  %81 = fpext <32 x float> %5 to <32 x double>
  %82 = select <32 x i1> %78, <32 x double> %80, <32 x double> %81
  br label %164

83:
  store <32 x i64> %54, ptr %9, align 64
  %84 = fpext <32 x float> %5 to <32 x double>
  store <32 x double> %84, ptr %10, align 64
  %85 = insertelement <32 x i64> poison, i64 %18, i64 0
  %86 = shufflevector <32 x i64> %85, <32 x i64> poison, <32 x i32> zeroinitializer
  %87 = icmp eq <32 x i64> %3, %86
  %88 = bitcast <32 x i1> %87 to i32
  %89 = xor i32 %2, -1
  %90 = or i32 %88, %89
  %91 = icmp eq i32 %90, -1
  %92 = select i1 %91, i1 %58, i1 false
  br i1 %92, label %95, label %93

93:
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %109

95:
  %96 = call i64 @llvm.umin.i64(i64 %56, i64 %33)
  %97 = icmp ult i64 %56, %33
  br i1 %97, label %98, label %162

98:
  %99 = getelementptr inbounds nuw i64, ptr %31, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i64, ptr %9, i64 %16
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %100, %102
  br i1 %103, label %104, label %162

104:
  %105 = getelementptr inbounds nuw double, ptr %29, i64 %96
  %106 = load double, ptr %105, align 8
  %107 = insertelement <32 x double> poison, double %106, i64 0
  %108 = shufflevector <32 x double> %107, <32 x double> poison, <32 x i32> zeroinitializer
  br label %162

109:
  %110 = phi i32 [ %2, %93 ], [ %158, %156 ]
  %111 = call i32 @llvm.cttz.i32(i32 %110, i1 true)
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr %8, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = lshr i64 %114, 40
  %116 = icmp ult i64 %115, %23
  %117 = select i1 %116, i64 %115, i64 0
  %118 = getelementptr inbounds nuw %struct.value_row, ptr %21, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %121 = load ptr, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %118, i64 24
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %118, i64 32
  %127 = load i64, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %118, i64 40
  %129 = load i64, ptr %128, align 8
  %130 = sub i64 %114, %119
  %131 = lshr i64 %130, %127
  %132 = icmp eq i64 %129, 0
  br i1 %132, label %142, label %133

133:
  %134 = icmp ult i64 %131, %129
  br i1 %134, label %135, label %156

135:
  %136 = load i32, ptr %94, align 8
  %137 = shl i32 %136, 5
  %138 = or disjoint i32 %137, %111
  %139 = zext i32 %138 to i64
  %140 = mul i64 %129, %139
  %141 = add i64 %140, %131
  br label %142

142:
  %143 = phi i64 [ %141, %135 ], [ %131, %109 ]
  %144 = call i64 @llvm.umin.i64(i64 %143, i64 %125)
  %145 = icmp ult i64 %143, %125
  br i1 %145, label %146, label %156

146:
  %147 = getelementptr inbounds nuw i64, ptr %123, i64 %144
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds nuw i64, ptr %9, i64 %112
  %150 = load i64, ptr %149, align 8
  %151 = icmp eq i64 %148, %150
  br i1 %151, label %152, label %156

152:
  %153 = getelementptr inbounds nuw double, ptr %121, i64 %144
  %154 = load double, ptr %153, align 8
  %155 = getelementptr inbounds nuw double, ptr %10, i64 %112
  store double %154, ptr %155, align 8
  br label %156

156:
  %157 = add i32 %110, -1
  %158 = and i32 %157, %110
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %109

160:
  %161 = load <32 x double>, ptr %10, align 64
  br label %162

162:
  %163 = phi <32 x double> [ %161, %160 ], [ %84, %98 ], [ %108, %104 ], [ %84, %95 ]
  br label %164

164:
  %165 = phi <32 x double> [ %49, %48 ], [ %82, %75 ], [ %163, %162 ]
  br label %166

166:
  %167 = phi <32 x double> [ %165, %164 ], [ %13, %12 ]
  ret <32 x double> %167
}

define <32 x double> @algebra_ld_f32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x float> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %12, label %16

12:
  %13 = fpext <32 x float> %5 to <32 x double>
  %14 = call <32 x i64> @algebra_own(<32 x double> %13)
  %15 = bitcast <32 x i64> %14 to <32 x double>
  br label %176

16:
  store <32 x i64> %3, ptr %8, align 64
  %17 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = lshr i64 %20, 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %21, %25
  %27 = select i1 %26, i64 %21, i64 0
  %28 = getelementptr inbounds nuw %struct.value_row, ptr %23, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %35, 0
  br i1 %40, label %41, label %54

41:
  %42 = lshr <32 x i64> %3, splat (i64 40)
  %43 = insertelement <32 x i64> poison, i64 %21, i64 0
  %44 = shufflevector <32 x i64> %43, <32 x i64> poison, <32 x i32> zeroinitializer
  %45 = icmp eq <32 x i64> %42, %44
  %46 = bitcast <32 x i1> %45 to i32
  %47 = xor i32 %2, -1
  %48 = or i32 %46, %47
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %50, label %54

50:
  %51 = fpext <32 x float> %5 to <32 x double>
  %52 = call <32 x i64> @algebra_own(<32 x double> %51)
  %53 = bitcast <32 x i64> %52 to <32 x double>
  br label %174

54:
  %55 = zext <32 x i32> %6 to <32 x i64>
  %56 = insertelement <32 x i64> poison, i64 %4, i64 0
  %57 = shufflevector <32 x i64> %56, <32 x i64> poison, <32 x i32> zeroinitializer
  %58 = or <32 x i64> %57, %55
  %59 = sub i64 %20, %29
  %60 = lshr i64 %59, %37
  %61 = icmp eq i32 %2, -1
  %62 = icmp eq i64 %39, 0
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %64, label %89

64:
  %65 = add i64 %60, 32
  %66 = icmp ugt i64 %65, %35
  %67 = icmp ugt i64 %60, %35
  %68 = or i1 %67, %66
  br i1 %68, label %89, label %69

69:
  %70 = insertelement <32 x i64> poison, i64 %20, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = insertelement <32 x i64> poison, i64 %37, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %73
  %75 = add <32 x i64> %74, %71
  %76 = icmp ne <32 x i64> %3, %75
  %77 = bitcast <32 x i1> %76 to i32
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %89

79:
  %80 = getelementptr inbounds nuw i64, ptr %33, i64 %60
  %81 = load <32 x i64>, ptr %80, align 8
  %82 = icmp eq <32 x i64> %81, %58
  %83 = getelementptr inbounds nuw double, ptr %31, i64 %60
  %84 = load <32 x double>, ptr %83, align 8
  %85 = fpext <32 x float> %5 to <32 x double>
  %86 = call <32 x i64> @algebra_own(<32 x double> %85)
  %87 = bitcast <32 x i64> %86 to <32 x double>
  %88 = select <32 x i1> %82, <32 x double> %84, <32 x double> %87
  br label %174

89:
  store <32 x i64> %58, ptr %9, align 64
  %90 = fpext <32 x float> %5 to <32 x double>
  %91 = call <32 x i64> @algebra_own(<32 x double> %90)
  %92 = bitcast <32 x i64> %91 to <32 x double>
  store <32 x i64> %91, ptr %10, align 64
  %93 = insertelement <32 x i64> poison, i64 %20, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = icmp eq <32 x i64> %3, %94
  %96 = bitcast <32 x i1> %95 to i32
  %97 = xor i32 %2, -1
  %98 = or i32 %96, %97
  %99 = icmp eq i32 %98, -1
  %100 = select i1 %99, i1 %62, i1 false
  br i1 %100, label %105, label %101

101:
  %102 = load ptr, ptr %22, align 8
  %103 = load i64, ptr %24, align 8
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %119

105:
  %106 = call i64 @llvm.umin.i64(i64 %60, i64 %35)
  %107 = icmp ult i64 %60, %35
  br i1 %107, label %108, label %172

108:
  %109 = getelementptr inbounds nuw i64, ptr %33, i64 %106
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds nuw i64, ptr %9, i64 %18
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %110, %112
  br i1 %113, label %114, label %172

114:
  %115 = getelementptr inbounds nuw double, ptr %31, i64 %106
  %116 = load double, ptr %115, align 8
  %117 = insertelement <32 x double> poison, double %116, i64 0
  %118 = shufflevector <32 x double> %117, <32 x double> poison, <32 x i32> zeroinitializer
  br label %172

119:
  %120 = phi i32 [ %2, %101 ], [ %168, %166 ]
  %121 = call i32 @llvm.cttz.i32(i32 %120, i1 true)
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i64, ptr %8, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = lshr i64 %124, 40
  %126 = icmp ult i64 %125, %103
  %127 = select i1 %126, i64 %125, i64 0
  %128 = getelementptr inbounds nuw %struct.value_row, ptr %102, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %139 = load i64, ptr %138, align 8
  %140 = sub i64 %124, %129
  %141 = lshr i64 %140, %137
  %142 = icmp eq i64 %139, 0
  br i1 %142, label %152, label %143

143:
  %144 = icmp ult i64 %141, %139
  br i1 %144, label %145, label %166

145:
  %146 = load i32, ptr %104, align 8
  %147 = shl i32 %146, 5
  %148 = or disjoint i32 %147, %121
  %149 = zext i32 %148 to i64
  %150 = mul i64 %139, %149
  %151 = add i64 %150, %141
  br label %152

152:
  %153 = phi i64 [ %151, %145 ], [ %141, %119 ]
  %154 = call i64 @llvm.umin.i64(i64 %153, i64 %135)
  %155 = icmp ult i64 %153, %135
  br i1 %155, label %156, label %166

156:
  %157 = getelementptr inbounds nuw i64, ptr %133, i64 %154
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds nuw i64, ptr %9, i64 %122
  %160 = load i64, ptr %159, align 8
  %161 = icmp eq i64 %158, %160
  br i1 %161, label %162, label %166

162:
  %163 = getelementptr inbounds nuw double, ptr %131, i64 %154
  %164 = load double, ptr %163, align 8
  %165 = getelementptr inbounds nuw double, ptr %10, i64 %122
  store double %164, ptr %165, align 8
  br label %166

166:
  %167 = add i32 %120, -1
  %168 = and i32 %167, %120
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %119

170:
  %171 = load <32 x double>, ptr %10, align 64
  br label %172

172:
  %173 = phi <32 x double> [ %171, %170 ], [ %92, %108 ], [ %118, %114 ], [ %92, %105 ]
  br label %174

174:
  %175 = phi <32 x double> [ %53, %50 ], [ %88, %79 ], [ %173, %172 ]
  br label %176

176:
  %177 = phi <32 x double> [ %175, %174 ], [ %15, %12 ]
  ret <32 x double> %177
}

define <32 x double> @shadow_ld_f64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x double> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %159, label %12

12:
  store <32 x i64> %3, ptr %8, align 64
  %13 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %8, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = lshr i64 %16, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %17, %21
  %23 = select i1 %22, i64 %17, i64 0
  %24 = getelementptr inbounds nuw %struct.value_row, ptr %19, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp eq i64 %31, 0
  br i1 %36, label %37, label %46

37:
  %38 = lshr <32 x i64> %3, splat (i64 40)
  %39 = insertelement <32 x i64> poison, i64 %17, i64 0
  %40 = shufflevector <32 x i64> %39, <32 x i64> poison, <32 x i32> zeroinitializer
  %41 = icmp eq <32 x i64> %38, %40
  %42 = bitcast <32 x i1> %41 to i32
  %43 = xor i32 %2, -1
  %44 = or i32 %42, %43
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %157, label %46

46:
  %47 = insertelement <32 x i64> poison, i64 %4, i64 0
  %48 = shufflevector <32 x i64> %47, <32 x i64> poison, <32 x i32> zeroinitializer
  %49 = or <32 x i64> %6, %48
  %50 = sub i64 %16, %25
  %51 = lshr i64 %50, %33
  %52 = icmp eq i32 %2, -1
  %53 = icmp eq i64 %35, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %77

55:
  %56 = add i64 %51, 32
  %57 = icmp ugt i64 %56, %31
  %58 = icmp ugt i64 %51, %31
  %59 = or i1 %58, %57
  br i1 %59, label %77, label %60

60:
  %61 = insertelement <32 x i64> poison, i64 %16, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  %63 = insertelement <32 x i64> poison, i64 %33, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %64
  %66 = add <32 x i64> %65, %62
  %67 = icmp ne <32 x i64> %3, %66
  %68 = bitcast <32 x i1> %67 to i32
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %77

70:
  %71 = getelementptr inbounds nuw i64, ptr %29, i64 %51
  %72 = load <32 x i64>, ptr %71, align 8
  %73 = icmp eq <32 x i64> %72, %49
  %74 = getelementptr inbounds nuw double, ptr %27, i64 %51
  %75 = load <32 x double>, ptr %74, align 8
  %76 = select <32 x i1> %73, <32 x double> %75, <32 x double> %5
  br label %157

77:
  store <32 x i64> %49, ptr %9, align 64
  store <32 x double> %5, ptr %10, align 64
  %78 = insertelement <32 x i64> poison, i64 %16, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  %80 = icmp eq <32 x i64> %3, %79
  %81 = bitcast <32 x i1> %80 to i32
  %82 = xor i32 %2, -1
  %83 = or i32 %81, %82
  %84 = icmp eq i32 %83, -1
  %85 = select i1 %84, i1 %53, i1 false
  br i1 %85, label %88, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %102

88:
  %89 = call i64 @llvm.umin.i64(i64 %51, i64 %31)
  %90 = icmp ult i64 %51, %31
  br i1 %90, label %91, label %155

91:
  %92 = getelementptr inbounds nuw i64, ptr %29, i64 %89
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i64, ptr %9, i64 %14
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %93, %95
  br i1 %96, label %97, label %155

97:
  %98 = getelementptr inbounds nuw double, ptr %27, i64 %89
  %99 = load double, ptr %98, align 8
  %100 = insertelement <32 x double> poison, double %99, i64 0
  %101 = shufflevector <32 x double> %100, <32 x double> poison, <32 x i32> zeroinitializer
  br label %155

102:
  %103 = phi i32 [ %2, %86 ], [ %151, %149 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr %8, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = lshr i64 %107, 40
  %109 = icmp ult i64 %108, %21
  %110 = select i1 %109, i64 %108, i64 0
  %111 = getelementptr inbounds nuw %struct.value_row, ptr %19, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %111, i64 24
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %111, i64 32
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %111, i64 40
  %122 = load i64, ptr %121, align 8
  %123 = sub i64 %107, %112
  %124 = lshr i64 %123, %120
  %125 = icmp eq i64 %122, 0
  br i1 %125, label %135, label %126

126:
  %127 = icmp ult i64 %124, %122
  br i1 %127, label %128, label %149

128:
  %129 = load i32, ptr %87, align 8
  %130 = shl i32 %129, 5
  %131 = or disjoint i32 %130, %104
  %132 = zext i32 %131 to i64
  %133 = mul i64 %122, %132
  %134 = add i64 %133, %124
  br label %135

135:
  %136 = phi i64 [ %134, %128 ], [ %124, %102 ]
  %137 = call i64 @llvm.umin.i64(i64 %136, i64 %118)
  %138 = icmp ult i64 %136, %118
  br i1 %138, label %139, label %149

139:
  %140 = getelementptr inbounds nuw i64, ptr %116, i64 %137
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds nuw i64, ptr %9, i64 %105
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %141, %143
  br i1 %144, label %145, label %149

145:
  %146 = getelementptr inbounds nuw double, ptr %114, i64 %137
  %147 = load double, ptr %146, align 8
  %148 = getelementptr inbounds nuw double, ptr %10, i64 %105
  store double %147, ptr %148, align 8
  br label %149

149:
  %150 = add i32 %103, -1
  %151 = and i32 %150, %103
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %102

153:
  %154 = load <32 x double>, ptr %10, align 64
  br label %155

155:
  %156 = phi <32 x double> [ %154, %153 ], [ %5, %91 ], [ %101, %97 ], [ %5, %88 ]
  br label %157

157:
  %158 = phi <32 x double> [ %156, %155 ], [ %76, %70 ], [ %5, %37 ]
  br label %159

159:
  %160 = phi <32 x double> [ %158, %157 ], [ %5, %7 ]
  ret <32 x double> %160
}

define <32 x double> @algebra_ld_f64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x double> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %12, label %15

12:
  %13 = call <32 x i64> @algebra_own(<32 x double> %5)
  %14 = bitcast <32 x i64> %13 to <32 x double>
  br label %171

15:
  store <32 x i64> %3, ptr %8, align 64
  %16 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %8, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = lshr i64 %19, 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %20, %24
  %26 = select i1 %25, i64 %20, i64 0
  %27 = getelementptr inbounds nuw %struct.value_row, ptr %22, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %34, 0
  br i1 %39, label %40, label %52

40:
  %41 = lshr <32 x i64> %3, splat (i64 40)
  %42 = insertelement <32 x i64> poison, i64 %20, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = icmp eq <32 x i64> %41, %43
  %45 = bitcast <32 x i1> %44 to i32
  %46 = xor i32 %2, -1
  %47 = or i32 %45, %46
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %49, label %52

49:
  %50 = call <32 x i64> @algebra_own(<32 x double> %5)
  %51 = bitcast <32 x i64> %50 to <32 x double>
  br label %169

52:
  %53 = insertelement <32 x i64> poison, i64 %4, i64 0
  %54 = shufflevector <32 x i64> %53, <32 x i64> poison, <32 x i32> zeroinitializer
  %55 = or <32 x i64> %6, %54
  %56 = sub i64 %19, %28
  %57 = lshr i64 %56, %36
  %58 = icmp eq i32 %2, -1
  %59 = icmp eq i64 %38, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %85

61:
  %62 = add i64 %57, 32
  %63 = icmp ugt i64 %62, %34
  %64 = icmp ugt i64 %57, %34
  %65 = or i1 %64, %63
  br i1 %65, label %85, label %66

66:
  %67 = insertelement <32 x i64> poison, i64 %19, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = insertelement <32 x i64> poison, i64 %36, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %70
  %72 = add <32 x i64> %71, %68
  %73 = icmp ne <32 x i64> %3, %72
  %74 = bitcast <32 x i1> %73 to i32
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %85

76:
  %77 = getelementptr inbounds nuw i64, ptr %32, i64 %57
  %78 = load <32 x i64>, ptr %77, align 8
  %79 = icmp eq <32 x i64> %78, %55
  %80 = getelementptr inbounds nuw double, ptr %30, i64 %57
  %81 = load <32 x double>, ptr %80, align 8
  %82 = call <32 x i64> @algebra_own(<32 x double> %5)
  %83 = bitcast <32 x i64> %82 to <32 x double>
  %84 = select <32 x i1> %79, <32 x double> %81, <32 x double> %83
  br label %169

85:
  store <32 x i64> %55, ptr %9, align 64
  %86 = call <32 x i64> @algebra_own(<32 x double> %5)
  %87 = bitcast <32 x i64> %86 to <32 x double>
  store <32 x i64> %86, ptr %10, align 64
  %88 = insertelement <32 x i64> poison, i64 %19, i64 0
  %89 = shufflevector <32 x i64> %88, <32 x i64> poison, <32 x i32> zeroinitializer
  %90 = icmp eq <32 x i64> %3, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = xor i32 %2, -1
  %93 = or i32 %91, %92
  %94 = icmp eq i32 %93, -1
  %95 = select i1 %94, i1 %59, i1 false
  br i1 %95, label %100, label %96

96:
  %97 = load ptr, ptr %21, align 8
  %98 = load i64, ptr %23, align 8
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %114

100:
  %101 = call i64 @llvm.umin.i64(i64 %57, i64 %34)
  %102 = icmp ult i64 %57, %34
  br i1 %102, label %103, label %167

103:
  %104 = getelementptr inbounds nuw i64, ptr %32, i64 %101
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i64, ptr %9, i64 %17
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %105, %107
  br i1 %108, label %109, label %167

109:
  %110 = getelementptr inbounds nuw double, ptr %30, i64 %101
  %111 = load double, ptr %110, align 8
  %112 = insertelement <32 x double> poison, double %111, i64 0
  %113 = shufflevector <32 x double> %112, <32 x double> poison, <32 x i32> zeroinitializer
  br label %167

114:
  %115 = phi i32 [ %2, %96 ], [ %163, %161 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %8, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = lshr i64 %119, 40
  %121 = icmp ult i64 %120, %98
  %122 = select i1 %121, i64 %120, i64 0
  %123 = getelementptr inbounds nuw %struct.value_row, ptr %97, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %123, i64 16
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %123, i64 24
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %123, i64 32
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %134 = load i64, ptr %133, align 8
  %135 = sub i64 %119, %124
  %136 = lshr i64 %135, %132
  %137 = icmp eq i64 %134, 0
  br i1 %137, label %147, label %138

138:
  %139 = icmp ult i64 %136, %134
  br i1 %139, label %140, label %161

140:
  %141 = load i32, ptr %99, align 8
  %142 = shl i32 %141, 5
  %143 = or disjoint i32 %142, %116
  %144 = zext i32 %143 to i64
  %145 = mul i64 %134, %144
  %146 = add i64 %145, %136
  br label %147

147:
  %148 = phi i64 [ %146, %140 ], [ %136, %114 ]
  %149 = call i64 @llvm.umin.i64(i64 %148, i64 %130)
  %150 = icmp ult i64 %148, %130
  br i1 %150, label %151, label %161

151:
  %152 = getelementptr inbounds nuw i64, ptr %128, i64 %149
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds nuw i64, ptr %9, i64 %117
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %153, %155
  br i1 %156, label %157, label %161

157:
  %158 = getelementptr inbounds nuw double, ptr %126, i64 %149
  %159 = load double, ptr %158, align 8
  %160 = getelementptr inbounds nuw double, ptr %10, i64 %117
  store double %159, ptr %160, align 8
  br label %161

161:
  %162 = add i32 %115, -1
  %163 = and i32 %162, %115
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %114

165:
  %166 = load <32 x double>, ptr %10, align 64
  br label %167

167:
  %168 = phi <32 x double> [ %166, %165 ], [ %87, %103 ], [ %113, %109 ], [ %87, %100 ]
  br label %169

169:
  %170 = phi <32 x double> [ %51, %49 ], [ %84, %76 ], [ %168, %167 ]
  br label %171

171:
  %172 = phi <32 x double> [ %170, %169 ], [ %14, %12 ]
  ret <32 x double> %172
}

define void @shadow_st(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x double> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %111, label %11

11:
  store <32 x i64> %3, ptr %7, align 64
  %12 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr %7, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = lshr i64 %15, 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %16, %20
  %22 = select i1 %21, i64 %16, i64 0
  %23 = getelementptr inbounds nuw %struct.value_row, ptr %18, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = sub i64 %15, %24
  %34 = lshr i64 %33, %30
  %35 = icmp eq i32 %2, -1
  %36 = icmp eq i64 %32, 0
  %37 = select i1 %35, i1 %36, i1 false
  br i1 %37, label %38, label %58

38:
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %40 = load i64, ptr %39, align 8
  %41 = add i64 %34, 32
  %42 = icmp ugt i64 %41, %40
  %43 = icmp ugt i64 %34, %40
  %44 = or i1 %42, %43
  br i1 %44, label %58, label %45

45:
  %46 = insertelement <32 x i64> poison, i64 %15, i64 0
  %47 = shufflevector <32 x i64> %46, <32 x i64> poison, <32 x i32> zeroinitializer
  %48 = insertelement <32 x i64> poison, i64 %30, i64 0
  %49 = shufflevector <32 x i64> %48, <32 x i64> poison, <32 x i32> zeroinitializer
  %50 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %49
  %51 = add <32 x i64> %50, %47
  %52 = icmp ne <32 x i64> %3, %51
  %53 = bitcast <32 x i1> %52 to i32
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %58

55:
  %56 = getelementptr inbounds nuw i64, ptr %28, i64 %34
  store <32 x i64> %4, ptr %56, align 8
  %57 = getelementptr inbounds nuw double, ptr %26, i64 %34
  store <32 x double> %5, ptr %57, align 8
  br label %110

58:
  store <32 x i64> %4, ptr %8, align 64
  store <32 x double> %5, ptr %9, align 64
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %60

60:
  %61 = phi i32 [ %2, %58 ], [ %107, %105 ]
  %62 = call i32 @llvm.cttz.i32(i32 %61, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i64, ptr %7, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = lshr i64 %65, 40
  %67 = load ptr, ptr %17, align 8
  %68 = load i64, ptr %19, align 8
  %69 = icmp ult i64 %66, %68
  %70 = select i1 %69, i64 %66, i64 0
  %71 = getelementptr inbounds nuw %struct.value_row, ptr %67, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %71, i64 32
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %71, i64 40
  %82 = load i64, ptr %81, align 8
  %83 = sub i64 %65, %72
  %84 = lshr i64 %83, %80
  %85 = icmp eq i64 %82, 0
  br i1 %85, label %95, label %86

86:
  %87 = icmp ult i64 %84, %82
  br i1 %87, label %88, label %105

88:
  %89 = load i32, ptr %59, align 8
  %90 = shl i32 %89, 5
  %91 = or disjoint i32 %90, %62
  %92 = zext i32 %91 to i64
  %93 = mul i64 %82, %92
  %94 = add i64 %93, %84
  br label %95

95:
  %96 = phi i64 [ %94, %88 ], [ %84, %60 ]
  %97 = icmp ult i64 %96, %78
  br i1 %97, label %98, label %105

98:
  %99 = getelementptr inbounds nuw i64, ptr %8, i64 %63
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i64, ptr %76, i64 %96
  store i64 %100, ptr %101, align 8
  %102 = getelementptr inbounds nuw double, ptr %9, i64 %63
  %103 = load double, ptr %102, align 8
  %104 = getelementptr inbounds nuw double, ptr %74, i64 %96
  store double %103, ptr %104, align 8
  br label %105

105:
  %106 = add i32 %61, -1
  %107 = and i32 %106, %61
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %60

109:
  br label %110

110:
  br label %111

111:
  ret void
}

define void @shadow_add(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x double> %5, <32 x i64> %6, <32 x double> %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.4, align 64
  %13 = alloca %struct.Lanes.4, align 64
  store <32 x i64> %3, ptr %9, align 64
  store <32 x i64> %4, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  store <32 x double> %5, ptr %12, align 64
  store <32 x double> %7, ptr %13, align 64
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %161, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %19

19:
  %20 = phi i32 [ %69, %67 ], [ %2, %15 ]
  %21 = call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 40
  %26 = load ptr, ptr %16, align 8
  %27 = load i64, ptr %17, align 8
  %28 = icmp ult i64 %25, %27
  %29 = select i1 %28, i64 %25, i64 0
  %30 = getelementptr inbounds nuw %struct.value_row, ptr %26, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %41 = load i64, ptr %40, align 8
  %42 = sub i64 %24, %31
  %43 = lshr i64 %42, %39
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %54, label %45

45:
  %46 = icmp ult i64 %43, %41
  br i1 %46, label %47, label %67

47:
  %48 = load i32, ptr %18, align 8
  %49 = shl i32 %48, 5
  %50 = or disjoint i32 %49, %21
  %51 = zext i32 %50 to i64
  %52 = mul i64 %41, %51
  %53 = add i64 %52, %43
  br label %54

54:
  %55 = phi i64 [ %53, %47 ], [ %43, %19 ]
  %56 = icmp ult i64 %55, %37
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds nuw i64, ptr %35, i64 %55
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i64, ptr %10, i64 %22
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %59, %61
  br i1 %62, label %67, label %63

63:
  %64 = getelementptr inbounds nuw double, ptr %33, i64 %55
  store i64 %61, ptr %58, align 8
  %65 = getelementptr inbounds nuw double, ptr %12, i64 %22
  %66 = load double, ptr %65, align 8
  store double %66, ptr %64, align 8
  br label %67

67:
  %68 = add i32 %20, -1
  %69 = and i32 %68, %20
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %19

71:
  %72 = phi i32 [ %115, %113 ], [ %2, %67 ]
  %73 = call i32 @llvm.cttz.i32(i32 %72, i1 true)
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = lshr i64 %76, 40
  %78 = load ptr, ptr %16, align 8
  %79 = load i64, ptr %17, align 8
  %80 = icmp ult i64 %77, %79
  %81 = select i1 %80, i64 %77, i64 0
  %82 = getelementptr inbounds nuw %struct.value_row, ptr %78, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %82, i64 40
  %91 = load i64, ptr %90, align 8
  %92 = sub i64 %76, %83
  %93 = lshr i64 %92, %89
  %94 = icmp eq i64 %91, 0
  br i1 %94, label %104, label %95

95:
  %96 = icmp ult i64 %93, %91
  br i1 %96, label %97, label %113

97:
  %98 = load i32, ptr %18, align 8
  %99 = shl i32 %98, 5
  %100 = or disjoint i32 %99, %73
  %101 = zext i32 %100 to i64
  %102 = mul i64 %91, %101
  %103 = add i64 %102, %93
  br label %104

104:
  %105 = phi i64 [ %103, %97 ], [ %93, %71 ]
  %106 = icmp ult i64 %105, %87
  br i1 %106, label %107, label %113

107:
  %108 = getelementptr inbounds nuw double, ptr %85, i64 %105
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %13, i64 %74
  %111 = load double, ptr %110, align 8
  %112 = fadd double %109, %111
  store double %112, ptr %108, align 8
  br label %113

113:
  %114 = add i32 %72, -1
  %115 = and i32 %114, %72
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %71

117:
  %118 = phi i32 [ %159, %157 ], [ %2, %113 ]
  %119 = call i32 @llvm.cttz.i32(i32 %118, i1 true)
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i64, ptr %9, i64 %120
  %122 = load i64, ptr %121, align 8
  %123 = lshr i64 %122, 40
  %124 = load ptr, ptr %16, align 8
  %125 = load i64, ptr %17, align 8
  %126 = icmp ult i64 %123, %125
  %127 = select i1 %126, i64 %123, i64 0
  %128 = getelementptr inbounds nuw %struct.value_row, ptr %124, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %128, i64 16
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %128, i64 24
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %128, i64 32
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %128, i64 40
  %137 = load i64, ptr %136, align 8
  %138 = sub i64 %122, %129
  %139 = lshr i64 %138, %135
  %140 = icmp eq i64 %137, 0
  br i1 %140, label %150, label %141

141:
  %142 = icmp ult i64 %139, %137
  br i1 %142, label %143, label %157

143:
  %144 = load i32, ptr %18, align 8
  %145 = shl i32 %144, 5
  %146 = or disjoint i32 %145, %119
  %147 = zext i32 %146 to i64
  %148 = mul i64 %137, %147
  %149 = add i64 %148, %139
  br label %150

150:
  %151 = phi i64 [ %149, %143 ], [ %139, %117 ]
  %152 = icmp ult i64 %151, %133
  br i1 %152, label %153, label %157

153:
  %154 = getelementptr inbounds nuw i64, ptr %131, i64 %151
  %155 = getelementptr inbounds nuw i64, ptr %11, i64 %120
  %156 = load i64, ptr %155, align 8
  store i64 %156, ptr %154, align 8
  br label %157

157:
  %158 = add i32 %118, -1
  %159 = and i32 %158, %118
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %117

161:
  ret void
}

define void @algebra_atomic(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x double> %5, <32 x i64> %6, <32 x double> %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.4, align 64
  %13 = alloca %struct.Lanes.4, align 64
  store <32 x i64> %3, ptr %9, align 64
  store <32 x i64> %4, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  store <32 x double> %5, ptr %12, align 64
  store <32 x double> %7, ptr %13, align 64
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %169, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %19

19:
  %20 = phi i32 [ %69, %67 ], [ %2, %15 ]
  %21 = call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 40
  %26 = load ptr, ptr %16, align 8
  %27 = load i64, ptr %17, align 8
  %28 = icmp ult i64 %25, %27
  %29 = select i1 %28, i64 %25, i64 0
  %30 = getelementptr inbounds nuw %struct.value_row, ptr %26, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %41 = load i64, ptr %40, align 8
  %42 = sub i64 %24, %31
  %43 = lshr i64 %42, %39
  %44 = icmp eq i64 %41, 0
  br i1 %44, label %54, label %45

45:
  %46 = icmp ult i64 %43, %41
  br i1 %46, label %47, label %67

47:
  %48 = load i32, ptr %18, align 8
  %49 = shl i32 %48, 5
  %50 = or disjoint i32 %49, %21
  %51 = zext i32 %50 to i64
  %52 = mul i64 %41, %51
  %53 = add i64 %52, %43
  br label %54

54:
  %55 = phi i64 [ %53, %47 ], [ %43, %19 ]
  %56 = icmp ult i64 %55, %37
  br i1 %56, label %57, label %67

57:
  %58 = getelementptr inbounds nuw i64, ptr %35, i64 %55
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i64, ptr %10, i64 %22
  %61 = load i64, ptr %60, align 8
  %62 = icmp eq i64 %59, %61
  br i1 %62, label %67, label %63

63:
  %64 = getelementptr inbounds nuw double, ptr %33, i64 %55
  store i64 %61, ptr %58, align 8
  %65 = getelementptr inbounds nuw double, ptr %12, i64 %22
  %66 = load double, ptr %65, align 8
  store double %66, ptr %64, align 8
  br label %67

67:
  %68 = add i32 %20, -1
  %69 = and i32 %68, %20
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %19

71:
  %72 = phi i32 [ %123, %121 ], [ %2, %67 ]
  %73 = call i32 @llvm.cttz.i32(i32 %72, i1 true)
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = lshr i64 %76, 40
  %78 = load ptr, ptr %16, align 8
  %79 = load i64, ptr %17, align 8
  %80 = icmp ult i64 %77, %79
  %81 = select i1 %80, i64 %77, i64 0
  %82 = getelementptr inbounds nuw %struct.value_row, ptr %78, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %87 = load i64, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %82, i64 32
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %82, i64 40
  %91 = load i64, ptr %90, align 8
  %92 = sub i64 %76, %83
  %93 = lshr i64 %92, %89
  %94 = icmp eq i64 %91, 0
  br i1 %94, label %104, label %95

95:
  %96 = icmp ult i64 %93, %91
  br i1 %96, label %97, label %121

97:
  %98 = load i32, ptr %18, align 8
  %99 = shl i32 %98, 5
  %100 = or disjoint i32 %99, %73
  %101 = zext i32 %100 to i64
  %102 = mul i64 %91, %101
  %103 = add i64 %102, %93
  br label %104

104:
  %105 = phi i64 [ %103, %97 ], [ %93, %71 ]
  %106 = icmp ult i64 %105, %87
  br i1 %106, label %107, label %121

107:
  %108 = getelementptr inbounds nuw double, ptr %85, i64 %105
  %109 = load double, ptr %108, align 8
  %110 = getelementptr inbounds nuw double, ptr %13, i64 %74
  %111 = load double, ptr %110, align 8
  %112 = insertelement <32 x double> poison, double %109, i64 0
  %113 = bitcast <32 x double> %112 to <32 x i64>
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x double> poison, double %111, i64 0
  %116 = bitcast <32 x double> %115 to <32 x i64>
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = call <32 x i64> @algebra_add(<32 x i64> %114, <32 x i64> %117)
  %119 = bitcast <32 x i64> %118 to <32 x double>
  %120 = extractelement <32 x double> %119, i64 0
  store double %120, ptr %108, align 8
  br label %121

121:
  %122 = add i32 %72, -1
  %123 = and i32 %122, %72
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %71

125:
  %126 = phi i32 [ %167, %165 ], [ %2, %121 ]
  %127 = call i32 @llvm.cttz.i32(i32 %126, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i64, ptr %9, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = lshr i64 %130, 40
  %132 = load ptr, ptr %16, align 8
  %133 = load i64, ptr %17, align 8
  %134 = icmp ult i64 %131, %133
  %135 = select i1 %134, i64 %131, i64 0
  %136 = getelementptr inbounds nuw %struct.value_row, ptr %132, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %136, i64 24
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %136, i64 32
  %143 = load i64, ptr %142, align 8
  %144 = getelementptr inbounds nuw i8, ptr %136, i64 40
  %145 = load i64, ptr %144, align 8
  %146 = sub i64 %130, %137
  %147 = lshr i64 %146, %143
  %148 = icmp eq i64 %145, 0
  br i1 %148, label %158, label %149

149:
  %150 = icmp ult i64 %147, %145
  br i1 %150, label %151, label %165

151:
  %152 = load i32, ptr %18, align 8
  %153 = shl i32 %152, 5
  %154 = or disjoint i32 %153, %127
  %155 = zext i32 %154 to i64
  %156 = mul i64 %145, %155
  %157 = add i64 %156, %147
  br label %158

158:
  %159 = phi i64 [ %157, %151 ], [ %147, %125 ]
  %160 = icmp ult i64 %159, %141
  br i1 %160, label %161, label %165

161:
  %162 = getelementptr inbounds nuw i64, ptr %139, i64 %159
  %163 = getelementptr inbounds nuw i64, ptr %11, i64 %128
  %164 = load i64, ptr %163, align 8
  store i64 %164, ptr %162, align 8
  br label %165

165:
  %166 = add i32 %126, -1
  %167 = and i32 %166, %126
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %125

169:
  ret void
}

define <32 x double> @shadow_ex2(<32 x double> %0) {
  %2 = fcmp ogt <32 x double> %0, splat (double 1.100000e+03)
  %3 = fcmp olt <32 x double> %0, splat (double -1.100000e+03)
  %4 = select <32 x i1> %3, <32 x double> splat (double -1.100000e+03), <32 x double> %0
  %5 = select <32 x i1> %2, <32 x double> splat (double 1.100000e+03), <32 x double> %4
  %6 = fadd <32 x double> %5, splat (double 0x4338000000000000)
  %7 = fadd <32 x double> %6, splat (double 0xC338000000000000)
  %8 = fsub <32 x double> %5, %7
  %9 = fmul <32 x double> %8, splat (double 0x3FE62E42FEFA39EF)
  %10 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %9, <32 x double> splat (double 0x3DE6124613A86D09), <32 x double> splat (double 0x3E21EED8EFF8D898))
  %11 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %10, <32 x double> %9, <32 x double> splat (double 0x3E5AE64567F544E4))
  %12 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %11, <32 x double> %9, <32 x double> splat (double 0x3E927E4FB7789F5D))
  %13 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %12, <32 x double> %9, <32 x double> splat (double 0x3EC71DE3A556C734))
  %14 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %13, <32 x double> %9, <32 x double> splat (double 0x3EFA01A01A01A01A))
  %15 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %14, <32 x double> %9, <32 x double> splat (double 0x3F2A01A01A01A01A))
  %16 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %15, <32 x double> %9, <32 x double> splat (double 0x3F56C16C16C16C17))
  %17 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %16, <32 x double> %9, <32 x double> splat (double 0x3F81111111111111))
  %18 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %17, <32 x double> %9, <32 x double> splat (double 0x3FA5555555555555))
  %19 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %18, <32 x double> %9, <32 x double> splat (double 0x3FC5555555555555))
  %20 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %19, <32 x double> %9, <32 x double> splat (double 5.000000e-01))
  %21 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %20, <32 x double> %9, <32 x double> splat (double 1.000000e+00))
  %22 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %21, <32 x double> %9, <32 x double> splat (double 1.000000e+00))
  %23 = bitcast <32 x double> %6 to <32 x i64>
  %24 = add <32 x i64> %23, splat (i64 -4843621399236968448)
  %25 = ashr <32 x i64> %24, splat (i64 1)
  %26 = shl <32 x i64> %25, splat (i64 52)
  %27 = add <32 x i64> %26, splat (i64 4607182418800017408)
  %28 = bitcast <32 x i64> %27 to <32 x double>
  %29 = fmul <32 x double> %22, %28
  %30 = sub <32 x i64> %23, %25
  %31 = shl <32 x i64> %30, splat (i64 52)
  %32 = add <32 x i64> %31, splat (i64 4607182418800017408)
  %33 = bitcast <32 x i64> %32 to <32 x double>
  %34 = fmul <32 x double> %29, %33
  %35 = fcmp ord <32 x double> %0, zeroinitializer
  %36 = select <32 x i1> %35, <32 x double> %34, <32 x double> %0
  ret <32 x double> %36
}

define <32 x double> @shadow_lg2(<32 x double> %0) {
  %2 = fcmp olt <32 x double> %0, splat (double 0x10000000000000)
  %3 = fmul <32 x double> %0, splat (double 0x4350000000000000)
  %4 = select <32 x i1> %2, <32 x double> %3, <32 x double> %0
  %5 = bitcast <32 x double> %4 to <32 x i64>
  %6 = add <32 x i64> %5, splat (i64 -4604544271217802189)
  %7 = and <32 x i64> %6, splat (i64 4503599627370495)
  %8 = add nuw nsw <32 x i64> %7, splat (i64 4604544271217802189)
  %9 = bitcast <32 x i64> %8 to <32 x double>
  %10 = fadd <32 x double> %9, splat (double -1.000000e+00)
  %11 = fadd <32 x double> %9, splat (double 1.000000e+00)
  %12 = fdiv <32 x double> %10, %11
  %13 = fmul <32 x double> %12, %12
  %14 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %13, <32 x double> splat (double 0x3FA642C8590B2164), <32 x double> splat (double 0x3FA8618618618618))
  %15 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %14, <32 x double> %13, <32 x double> splat (double 0x3FAAF286BCA1AF28))
  %16 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %15, <32 x double> %13, <32 x double> splat (double 0x3FAE1E1E1E1E1E1E))
  %17 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %16, <32 x double> %13, <32 x double> splat (double 0x3FB1111111111111))
  %18 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %17, <32 x double> %13, <32 x double> splat (double 0x3FB3B13B13B13B14))
  %19 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %18, <32 x double> %13, <32 x double> splat (double 0x3FB745D1745D1746))
  %20 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %19, <32 x double> %13, <32 x double> splat (double 0x3FBC71C71C71C71C))
  %21 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %20, <32 x double> %13, <32 x double> splat (double 0x3FC2492492492492))
  %22 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %21, <32 x double> %13, <32 x double> splat (double 2.000000e-01))
  %23 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %22, <32 x double> %13, <32 x double> splat (double 0x3FD5555555555555))
  %24 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %23, <32 x double> %13, <32 x double> splat (double 1.000000e+00))
  %25 = ashr <32 x i64> %6, splat (i64 52)
  %26 = sitofp <32 x i64> %25 to <32 x double>
  %27 = select <32 x i1> %2, <32 x double> splat (double 5.400000e+01), <32 x double> zeroinitializer
  %28 = fsub <32 x double> %26, %27
  %29 = fmul <32 x double> %12, %24
  %30 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %29, <32 x double> splat (double 0x40071547652B82FE), <32 x double> %28)
  %31 = fcmp oeq <32 x double> %0, zeroinitializer
  %32 = select <32 x i1> %31, <32 x double> splat (double 0xFFF0000000000000), <32 x double> %30
  %33 = fcmp oeq <32 x double> %0, splat (double 0x7FF0000000000000)
  %34 = select <32 x i1> %33, <32 x double> splat (double 0x7FF0000000000000), <32 x double> %32
  %35 = fcmp ult <32 x double> %0, zeroinitializer
  %36 = select <32 x i1> %35, <32 x double> splat (double 0x7FF8000000000000), <32 x double> %34
  ret <32 x double> %36
}

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>)

define <32 x double> @shadow_sin(<32 x double> %0, i32 %1) {
  %3 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %0, <32 x double> splat (double 0x3FE45F306DC9C883), <32 x double> splat (double 0x4338000000000000))
  %4 = fadd <32 x double> %3, splat (double 0xC338000000000000)
  %5 = fneg <32 x double> %4
  %6 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %5, <32 x double> splat (double 0x3FF921FB54400000), <32 x double> %0)
  %7 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %5, <32 x double> splat (double 0x3DD0B4611A626331), <32 x double> %6)
  %8 = fmul <32 x double> %7, %7
  %9 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %8, <32 x double> splat (double 0xBD6AE7F3E733B81F), <32 x double> splat (double 0x3DE6124613A86D09))
  %10 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %9, <32 x double> %8, <32 x double> splat (double 0xBE5AE64567F544E4))
  %11 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %10, <32 x double> %8, <32 x double> splat (double 0x3EC71DE3A556C734))
  %12 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %11, <32 x double> %8, <32 x double> splat (double 0xBF2A01A01A01A01A))
  %13 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %12, <32 x double> %8, <32 x double> splat (double 0x3F81111111111111))
  %14 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %13, <32 x double> %8, <32 x double> splat (double 0xBFC5555555555555))
  %15 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %14, <32 x double> %8, <32 x double> splat (double 1.000000e+00))
  %16 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %8, <32 x double> splat (double 0xBDA93974A8C07C9D), <32 x double> splat (double 0x3E21EED8EFF8D898))
  %17 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %16, <32 x double> %8, <32 x double> splat (double 0xBE927E4FB7789F5D))
  %18 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %17, <32 x double> %8, <32 x double> splat (double 0x3EFA01A01A01A01A))
  %19 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %18, <32 x double> %8, <32 x double> splat (double 0xBF56C16C16C16C17))
  %20 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %19, <32 x double> %8, <32 x double> splat (double 0x3FA5555555555555))
  %21 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %20, <32 x double> %8, <32 x double> splat (double -5.000000e-01))
  %22 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %21, <32 x double> %8, <32 x double> splat (double 1.000000e+00))
  %23 = zext i32 %1 to i64
  %24 = insertelement <32 x i64> poison, i64 %23, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = bitcast <32 x double> %3 to <32 x i64>
  %27 = add <32 x i64> %25, %26
  %28 = and <32 x i64> %27, splat (i64 1)
  %29 = icmp eq <32 x i64> %28, zeroinitializer
  %30 = fmul <32 x double> %7, %15
  %31 = select <32 x i1> %29, <32 x double> %30, <32 x double> %22
  %32 = bitcast <32 x double> %31 to <32 x i64>
  %33 = shl <32 x i64> %27, splat (i64 62)
  %34 = and <32 x i64> %33, splat (i64 -9223372036854775808)
  %35 = xor <32 x i64> %34, %32
  %36 = bitcast <32 x i64> %35 to <32 x double>
  %37 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %0)
  %38 = fcmp one <32 x double> %37, splat (double 0x7FF0000000000000)
  %39 = select <32 x i1> %38, <32 x double> %36, <32 x double> splat (double 0x7FF8000000000000)
  ret <32 x double> %39
}

define <32 x double> @shadow_tanh(<32 x double> %0) {
  %2 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %0)
  %3 = fmul <32 x double> %2, splat (double 0xC0071547652B82FE)
  %4 = fcmp ogt <32 x double> %3, splat (double 1.100000e+03)
  %5 = fcmp olt <32 x double> %3, splat (double -1.100000e+03)
  %6 = select <32 x i1> %5, <32 x double> splat (double -1.100000e+03), <32 x double> %3
  %7 = select <32 x i1> %4, <32 x double> splat (double 1.100000e+03), <32 x double> %6
  %8 = fadd <32 x double> %7, splat (double 0x4338000000000000)
  %9 = fadd <32 x double> %8, splat (double 0xC338000000000000)
  %10 = fsub <32 x double> %7, %9
  %11 = fmul <32 x double> %10, splat (double 0x3FE62E42FEFA39EF)
  %12 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %11, <32 x double> splat (double 0x3DE6124613A86D09), <32 x double> splat (double 0x3E21EED8EFF8D898))
  %13 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %12, <32 x double> %11, <32 x double> splat (double 0x3E5AE64567F544E4))
  %14 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %13, <32 x double> %11, <32 x double> splat (double 0x3E927E4FB7789F5D))
  %15 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %14, <32 x double> %11, <32 x double> splat (double 0x3EC71DE3A556C734))
  %16 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %15, <32 x double> %11, <32 x double> splat (double 0x3EFA01A01A01A01A))
  %17 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %16, <32 x double> %11, <32 x double> splat (double 0x3F2A01A01A01A01A))
  %18 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %17, <32 x double> %11, <32 x double> splat (double 0x3F56C16C16C16C17))
  %19 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %18, <32 x double> %11, <32 x double> splat (double 0x3F81111111111111))
  %20 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %19, <32 x double> %11, <32 x double> splat (double 0x3FA5555555555555))
  %21 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %20, <32 x double> %11, <32 x double> splat (double 0x3FC5555555555555))
  %22 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %21, <32 x double> %11, <32 x double> splat (double 5.000000e-01))
  %23 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %22, <32 x double> %11, <32 x double> splat (double 1.000000e+00))
  %24 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %23, <32 x double> %11, <32 x double> splat (double 1.000000e+00))
  %25 = bitcast <32 x double> %8 to <32 x i64>
  %26 = add <32 x i64> %25, splat (i64 -4843621399236968448)
  %27 = ashr <32 x i64> %26, splat (i64 1)
  %28 = shl <32 x i64> %27, splat (i64 52)
  %29 = add <32 x i64> %28, splat (i64 4607182418800017408)
  %30 = bitcast <32 x i64> %29 to <32 x double>
  %31 = fmul <32 x double> %24, %30
  %32 = sub <32 x i64> %25, %27
  %33 = shl <32 x i64> %32, splat (i64 52)
  %34 = add <32 x i64> %33, splat (i64 4607182418800017408)
  %35 = bitcast <32 x i64> %34 to <32 x double>
  %36 = fmul <32 x double> %31, %35
  %37 = fcmp ord <32 x double> %3, zeroinitializer
  %38 = select <32 x i1> %37, <32 x double> %36, <32 x double> %3
  %39 = fsub <32 x double> splat (double 1.000000e+00), %38
  %40 = fadd <32 x double> %38, splat (double 1.000000e+00)
  %41 = fdiv <32 x double> %39, %40
  %42 = fcmp olt <32 x double> %0, zeroinitializer
  %43 = fneg <32 x double> %41
  %44 = select <32 x i1> %42, <32 x double> %43, <32 x double> %41
  %45 = fcmp olt <32 x double> %2, splat (double 1.000000e-04)
  %46 = fneg <32 x double> %0
  %47 = fmul <32 x double> %0, %46
  %48 = fmul <32 x double> %0, %47
  %49 = call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %48, <32 x double> splat (double 0x3FD5555555555555), <32 x double> %0)
  %50 = select <32 x i1> %45, <32 x double> %49, <32 x double> %44
  ret <32 x double> %50
}

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

define internal void @_ZN12_GLOBAL__N_14lookILj0EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes.8, align 64
  %8 = alloca %struct.Lanes.8, align 64
  %9 = alloca %struct.Lanes.8, align 64
  %10 = alloca %struct.Lanes.8, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = load <32 x float>, ptr %4, align 256
  store <32 x float> %12, ptr %7, align 64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %14 = load <32 x float>, ptr %13, align 256
  store <32 x float> %14, ptr %8, align 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %16 = load <32 x float>, ptr %15, align 128
  store <32 x float> %16, ptr %9, align 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %18 = load <32 x float>, ptr %17, align 256
  store <32 x float> %18, ptr %10, align 64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %20 = load <32 x double>, ptr %19, align 256
  store <32 x double> %20, ptr %11, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 904
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 896
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1888
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %52

52:
  %53 = phi i32 [ %5, %6 ], [ %185, %183 ]
  %54 = call i32 @llvm.cttz.i32(i32 %53, i1 true)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr %7, i64 %55
  %57 = load float, ptr %56, align 4
  %58 = fpext float %57 to double
  %59 = getelementptr inbounds nuw double, ptr %11, i64 %55
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw float, ptr %8, i64 %55
  %62 = load float, ptr %61, align 4
  %63 = fpext float %62 to double
  %64 = getelementptr inbounds nuw float, ptr %9, i64 %55
  %65 = load float, ptr %64, align 4
  %66 = fpext float %65 to double
  %67 = getelementptr inbounds nuw float, ptr %10, i64 %55
  %68 = load float, ptr %67, align 4
  %69 = fpext float %68 to double
  %70 = fcmp olt float %57, 0.000000e+00
  %71 = fneg double %58
  %72 = select i1 %70, double %71, double %58
  %73 = fcmp ueq double %72, 0x7FF0000000000000
  br i1 %73, label %74, label %131

74:
  %75 = load i64, ptr %35, align 8
  %76 = add i64 %75, 1
  store i64 %76, ptr %35, align 8
  %77 = fcmp uno float %62, 0.000000e+00
  %78 = fcmp uno float %65, 0.000000e+00
  %79 = select i1 %77, i1 true, i1 %78
  %80 = fcmp uno float %68, 0.000000e+00
  %81 = select i1 %79, i1 true, i1 %80
  br i1 %81, label %183, label %82

82:
  %83 = fcmp uno float %57, 0.000000e+00
  br i1 %83, label %84, label %97

84:
  %85 = load ptr, ptr %36, align 8
  %86 = load i64, ptr %85, align 8
  %87 = add i64 %86, 1
  store i64 %87, ptr %85, align 8
  %88 = load i64, ptr %45, align 8
  %89 = add i64 %88, 1
  store i64 %89, ptr %45, align 8
  %90 = icmp eq i64 %88, 0
  br i1 %90, label %91, label %183

91:
  store i64 %87, ptr %46, align 8
  %92 = load i64, ptr %26, align 8
  store i64 %92, ptr %47, align 8
  %93 = load i32, ptr %28, align 8
  %94 = shl i32 %93, 5
  %95 = or disjoint i32 %94, %54
  %96 = zext i32 %95 to i64
  store i64 %96, ptr %48, align 8
  store double %63, ptr %49, align 8
  store double %66, ptr %50, align 8
  store double %69, ptr %51, align 8
  br label %183

97:
  %98 = fcmp olt float %62, 0.000000e+00
  %99 = fneg double %63
  %100 = select i1 %98, double %99, double %63
  %101 = fcmp oeq double %100, 0x7FF0000000000000
  br i1 %101, label %183, label %102

102:
  %103 = fcmp olt float %65, 0.000000e+00
  %104 = fneg double %66
  %105 = select i1 %103, double %104, double %66
  %106 = fcmp oeq double %105, 0x7FF0000000000000
  br i1 %106, label %183, label %107

107:
  %108 = fcmp olt float %68, 0.000000e+00
  %109 = fneg double %69
  %110 = select i1 %108, double %109, double %69
  %111 = fcmp oeq double %110, 0x7FF0000000000000
  br i1 %111, label %183, label %112

112:
  %113 = load ptr, ptr %36, align 8
  %114 = load i64, ptr %113, align 8
  %115 = add i64 %114, 1
  store i64 %115, ptr %113, align 8
  %116 = load i64, ptr %37, align 8
  %117 = add i64 %116, 1
  store i64 %117, ptr %37, align 8
  %118 = icmp eq i64 %116, 0
  br i1 %118, label %119, label %125

119:
  store i64 %115, ptr %38, align 8
  %120 = load i64, ptr %26, align 8
  store i64 %120, ptr %39, align 8
  %121 = load i32, ptr %28, align 8
  %122 = shl i32 %121, 5
  %123 = or disjoint i32 %122, %54
  %124 = zext i32 %123 to i64
  store i64 %124, ptr %40, align 8
  store double %63, ptr %41, align 8
  store double %66, ptr %42, align 8
  store double %69, ptr %43, align 8
  br label %125

125:
  %126 = call double @llvm.fabs.f64(double %60)
  %127 = fcmp one double %126, 0x7FF0000000000000
  %128 = zext i1 %127 to i64
  %129 = load i64, ptr %44, align 8
  %130 = add i64 %129, %128
  store i64 %130, ptr %44, align 8
  br label %183

131:
  %132 = fcmp olt double %60, 0.000000e+00
  %133 = fneg double %60
  %134 = select i1 %132, double %133, double %60
  %135 = fcmp ueq double %134, 0x7FF0000000000000
  br i1 %135, label %183, label %136

136:
  %137 = fcmp oeq double %60, %58
  br i1 %137, label %147, label %138

138:
  %139 = fsub double %58, %60
  %140 = fcmp olt double %139, 0.000000e+00
  %141 = fneg double %139
  %142 = select i1 %140, double %141, double %139
  %143 = fdiv double %142, %134
  %144 = fcmp oeq double %60, 0.000000e+00
  %145 = fcmp une float %57, 0.000000e+00
  %146 = and i1 %145, %144
  br i1 %146, label %151, label %155

147:
  %148 = fcmp oeq double %60, 0.000000e+00
  %149 = fcmp une float %57, 0.000000e+00
  %150 = and i1 %149, %148
  br i1 %150, label %151, label %160

151:
  %152 = phi double [ 0.000000e+00, %147 ], [ %143, %138 ]
  %153 = load i64, ptr %24, align 8
  %154 = add i64 %153, 1
  store i64 %154, ptr %24, align 8
  br label %160

155:
  %156 = fcmp olt double %143, 1.000000e+15
  br i1 %156, label %160, label %157

157:
  %158 = load double, ptr %23, align 8
  %159 = call double @llvm.fmuladd.f64(double %143, double %143, double %158)
  store double %159, ptr %23, align 8
  br label %160

160:
  %161 = phi double [ %143, %155 ], [ %143, %157 ], [ %152, %151 ], [ 0.000000e+00, %147 ]
  %162 = fcmp une double %60, 0.000000e+00
  br i1 %162, label %163, label %179

163:
  %164 = load double, ptr %25, align 8
  %165 = fcmp ogt double %161, %164
  br i1 %165, label %166, label %172

166:
  store double %161, ptr %25, align 8
  %167 = load i64, ptr %26, align 8
  store i64 %167, ptr %27, align 8
  %168 = load i32, ptr %28, align 8
  %169 = shl i32 %168, 5
  %170 = or disjoint i32 %169, %54
  %171 = zext i32 %170 to i64
  store i64 %171, ptr %29, align 8
  store double %58, ptr %30, align 8
  store double %60, ptr %31, align 8
  br label %172

172:
  %173 = load double, ptr %32, align 8
  %174 = fcmp olt double %72, %173
  br i1 %174, label %175, label %179

175:
  %176 = load double, ptr %33, align 128
  %177 = fcmp ogt double %161, %176
  %178 = zext i1 %177 to i64
  br label %179

179:
  %180 = phi i64 [ %178, %175 ], [ 0, %172 ], [ 0, %160 ]
  %181 = load i64, ptr %34, align 8
  %182 = add i64 %181, %180
  store i64 %182, ptr %34, align 8
  br label %183

183:
  %184 = add i32 %53, -1
  %185 = and i32 %184, %53
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %52

187:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @_ZN12_GLOBAL__N_14lookILj1EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes.8, align 64
  %8 = alloca %struct.Lanes.8, align 64
  %9 = alloca %struct.Lanes.8, align 64
  %10 = alloca %struct.Lanes.8, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = load <32 x float>, ptr %4, align 256
  store <32 x float> %12, ptr %7, align 64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %14 = load <32 x float>, ptr %13, align 256
  store <32 x float> %14, ptr %8, align 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %16 = load <32 x float>, ptr %15, align 128
  store <32 x float> %16, ptr %9, align 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %18 = load <32 x float>, ptr %17, align 256
  store <32 x float> %18, ptr %10, align 64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %20 = load <32 x double>, ptr %19, align 256
  store <32 x double> %20, ptr %11, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 896
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1888
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %53

53:
  %54 = phi i32 [ %5, %6 ], [ %215, %213 ]
  %55 = call i32 @llvm.cttz.i32(i32 %54, i1 true)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %7, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fpext float %58 to double
  %60 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw float, ptr %8, i64 %56
  %63 = load float, ptr %62, align 4
  %64 = fpext float %63 to double
  %65 = getelementptr inbounds nuw float, ptr %9, i64 %56
  %66 = load float, ptr %65, align 4
  %67 = fpext float %66 to double
  %68 = getelementptr inbounds nuw float, ptr %10, i64 %56
  %69 = load float, ptr %68, align 4
  %70 = fpext float %69 to double
  %71 = fcmp olt float %58, 0.000000e+00
  %72 = fneg double %59
  %73 = select i1 %71, double %72, double %59
  %74 = fcmp ueq double %73, 0x7FF0000000000000
  br i1 %74, label %75, label %132

75:
  %76 = load i64, ptr %36, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %36, align 8
  %78 = fcmp uno float %63, 0.000000e+00
  %79 = fcmp uno float %66, 0.000000e+00
  %80 = select i1 %78, i1 true, i1 %79
  %81 = fcmp uno float %69, 0.000000e+00
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %213, label %83

83:
  %84 = fcmp uno float %58, 0.000000e+00
  br i1 %84, label %85, label %98

85:
  %86 = load ptr, ptr %37, align 8
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8
  %89 = load i64, ptr %46, align 8
  %90 = add i64 %89, 1
  store i64 %90, ptr %46, align 8
  %91 = icmp eq i64 %89, 0
  br i1 %91, label %92, label %213

92:
  store i64 %88, ptr %47, align 8
  %93 = load i64, ptr %26, align 8
  store i64 %93, ptr %48, align 8
  %94 = load i32, ptr %28, align 8
  %95 = shl i32 %94, 5
  %96 = or disjoint i32 %95, %55
  %97 = zext i32 %96 to i64
  store i64 %97, ptr %49, align 8
  store double %64, ptr %50, align 8
  store double %67, ptr %51, align 8
  store double %70, ptr %52, align 8
  br label %213

98:
  %99 = fcmp olt float %63, 0.000000e+00
  %100 = fneg double %64
  %101 = select i1 %99, double %100, double %64
  %102 = fcmp oeq double %101, 0x7FF0000000000000
  br i1 %102, label %213, label %103

103:
  %104 = fcmp olt float %66, 0.000000e+00
  %105 = fneg double %67
  %106 = select i1 %104, double %105, double %67
  %107 = fcmp oeq double %106, 0x7FF0000000000000
  br i1 %107, label %213, label %108

108:
  %109 = fcmp olt float %69, 0.000000e+00
  %110 = fneg double %70
  %111 = select i1 %109, double %110, double %70
  %112 = fcmp oeq double %111, 0x7FF0000000000000
  br i1 %112, label %213, label %113

113:
  %114 = load ptr, ptr %37, align 8
  %115 = load i64, ptr %114, align 8
  %116 = add i64 %115, 1
  store i64 %116, ptr %114, align 8
  %117 = load i64, ptr %38, align 8
  %118 = add i64 %117, 1
  store i64 %118, ptr %38, align 8
  %119 = icmp eq i64 %117, 0
  br i1 %119, label %120, label %126

120:
  store i64 %116, ptr %39, align 8
  %121 = load i64, ptr %26, align 8
  store i64 %121, ptr %40, align 8
  %122 = load i32, ptr %28, align 8
  %123 = shl i32 %122, 5
  %124 = or disjoint i32 %123, %55
  %125 = zext i32 %124 to i64
  store i64 %125, ptr %41, align 8
  store double %64, ptr %42, align 8
  store double %67, ptr %43, align 8
  store double %70, ptr %44, align 8
  br label %126

126:
  %127 = call double @llvm.fabs.f64(double %61)
  %128 = fcmp one double %127, 0x7FF0000000000000
  %129 = zext i1 %128 to i64
  %130 = load i64, ptr %45, align 8
  %131 = add i64 %130, %129
  store i64 %131, ptr %45, align 8
  br label %213

132:
  %133 = fcmp olt double %61, 0.000000e+00
  %134 = fneg double %61
  %135 = select i1 %133, double %134, double %61
  %136 = fcmp ueq double %135, 0x7FF0000000000000
  br i1 %136, label %213, label %137

137:
  %138 = fcmp oeq double %61, %59
  br i1 %138, label %148, label %139

139:
  %140 = fsub double %59, %61
  %141 = fcmp olt double %140, 0.000000e+00
  %142 = fneg double %140
  %143 = select i1 %141, double %142, double %140
  %144 = fdiv double %143, %135
  %145 = fcmp oeq double %61, 0.000000e+00
  %146 = fcmp une float %58, 0.000000e+00
  %147 = and i1 %146, %145
  br i1 %147, label %152, label %156

148:
  %149 = fcmp oeq double %61, 0.000000e+00
  %150 = fcmp une float %58, 0.000000e+00
  %151 = and i1 %150, %149
  br i1 %151, label %152, label %161

152:
  %153 = phi double [ 0.000000e+00, %148 ], [ %144, %139 ]
  %154 = load i64, ptr %24, align 8
  %155 = add i64 %154, 1
  store i64 %155, ptr %24, align 8
  br label %161

156:
  %157 = fcmp olt double %144, 1.000000e+15
  br i1 %157, label %161, label %158

158:
  %159 = load double, ptr %23, align 8
  %160 = call double @llvm.fmuladd.f64(double %144, double %144, double %159)
  store double %160, ptr %23, align 8
  br label %161

161:
  %162 = phi double [ %144, %156 ], [ %144, %158 ], [ %153, %152 ], [ 0.000000e+00, %148 ]
  %163 = fcmp une double %61, 0.000000e+00
  br i1 %163, label %164, label %173

164:
  %165 = load double, ptr %25, align 8
  %166 = fcmp ogt double %162, %165
  br i1 %166, label %167, label %173

167:
  store double %162, ptr %25, align 8
  %168 = load i64, ptr %26, align 8
  store i64 %168, ptr %27, align 8
  %169 = load i32, ptr %28, align 8
  %170 = shl i32 %169, 5
  %171 = or disjoint i32 %170, %55
  %172 = zext i32 %171 to i64
  store i64 %172, ptr %29, align 8
  store double %59, ptr %30, align 8
  store double %61, ptr %31, align 8
  br label %173

173:
  %174 = fcmp olt float %63, 0.000000e+00
  %175 = fneg double %64
  %176 = select i1 %174, double %175, double %64
  %177 = fcmp olt float %66, 0.000000e+00
  %178 = fneg double %67
  %179 = select i1 %177, double %178, double %67
  %180 = fcmp ogt double %176, %179
  %181 = select i1 %180, double %176, double %179
  %182 = fcmp oeq float %58, %63
  %183 = fcmp une float %66, 0.000000e+00
  %184 = select i1 %182, i1 %183, i1 false
  %185 = fcmp oeq float %58, %66
  %186 = fcmp une float %63, 0.000000e+00
  %187 = select i1 %185, i1 %186, i1 false
  %188 = select i1 %184, i1 true, i1 %187
  %189 = zext i1 %188 to i64
  %190 = load i64, ptr %32, align 8
  %191 = add i64 %190, %189
  store i64 %191, ptr %32, align 8
  %192 = fmul double %73, 2.560000e+02
  %193 = fcmp ogt double %181, %192
  br i1 %193, label %194, label %213

194:
  %195 = load double, ptr %33, align 128
  %196 = fmul double %195, 1.600000e+01
  %197 = fcmp ogt double %162, %196
  br i1 %197, label %198, label %213

198:
  %199 = load i64, ptr %34, align 8
  %200 = add i64 %199, 1
  store i64 %200, ptr %34, align 8
  %201 = fcmp ogt double %73, %135
  %202 = select i1 %201, double %73, double %135
  %203 = bitcast double %181 to i64
  %204 = lshr i64 %203, 52
  %205 = and i64 %204, 2047
  %206 = bitcast double %202 to i64
  %207 = lshr i64 %206, 52
  %208 = and i64 %207, 2047
  %209 = call i64 @llvm.usub.sat.i64(i64 %205, i64 %208)
  %210 = load i64, ptr %35, align 8
  %211 = icmp ugt i64 %209, %210
  br i1 %211, label %212, label %213

212:
  store i64 %209, ptr %35, align 8
  br label %213

213:
  %214 = add i32 %54, -1
  %215 = and i32 %214, %54
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %53

217:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj2EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes.8, align 64
  %8 = alloca %struct.Lanes.8, align 64
  %9 = alloca %struct.Lanes.8, align 64
  %10 = alloca %struct.Lanes.8, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = load <32 x float>, ptr %4, align 256
  store <32 x float> %12, ptr %7, align 64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %14 = load <32 x float>, ptr %13, align 256
  store <32 x float> %14, ptr %8, align 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %16 = load <32 x float>, ptr %15, align 128
  store <32 x float> %16, ptr %9, align 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %18 = load <32 x float>, ptr %17, align 256
  store <32 x float> %18, ptr %10, align 64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %20 = load <32 x double>, ptr %19, align 256
  store <32 x double> %20, ptr %11, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 896
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1888
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %53

53:
  %54 = phi i32 [ %5, %6 ], [ %216, %214 ]
  %55 = call i32 @llvm.cttz.i32(i32 %54, i1 true)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw float, ptr %7, i64 %56
  %58 = load float, ptr %57, align 4
  %59 = fpext float %58 to double
  %60 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw float, ptr %8, i64 %56
  %63 = load float, ptr %62, align 4
  %64 = fpext float %63 to double
  %65 = getelementptr inbounds nuw float, ptr %9, i64 %56
  %66 = load float, ptr %65, align 4
  %67 = fpext float %66 to double
  %68 = getelementptr inbounds nuw float, ptr %10, i64 %56
  %69 = load float, ptr %68, align 4
  %70 = fpext float %69 to double
  %71 = fcmp olt float %58, 0.000000e+00
  %72 = fneg double %59
  %73 = select i1 %71, double %72, double %59
  %74 = fcmp ueq double %73, 0x7FF0000000000000
  br i1 %74, label %75, label %132

75:
  %76 = load i64, ptr %36, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %36, align 8
  %78 = fcmp uno float %63, 0.000000e+00
  %79 = fcmp uno float %66, 0.000000e+00
  %80 = select i1 %78, i1 true, i1 %79
  %81 = fcmp uno float %69, 0.000000e+00
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %214, label %83

83:
  %84 = fcmp uno float %58, 0.000000e+00
  br i1 %84, label %85, label %98

85:
  %86 = load ptr, ptr %37, align 8
  %87 = load i64, ptr %86, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %86, align 8
  %89 = load i64, ptr %46, align 8
  %90 = add i64 %89, 1
  store i64 %90, ptr %46, align 8
  %91 = icmp eq i64 %89, 0
  br i1 %91, label %92, label %214

92:
  store i64 %88, ptr %47, align 8
  %93 = load i64, ptr %26, align 8
  store i64 %93, ptr %48, align 8
  %94 = load i32, ptr %28, align 8
  %95 = shl i32 %94, 5
  %96 = or disjoint i32 %95, %55
  %97 = zext i32 %96 to i64
  store i64 %97, ptr %49, align 8
  store double %64, ptr %50, align 8
  store double %67, ptr %51, align 8
  store double %70, ptr %52, align 8
  br label %214

98:
  %99 = fcmp olt float %63, 0.000000e+00
  %100 = fneg double %64
  %101 = select i1 %99, double %100, double %64
  %102 = fcmp oeq double %101, 0x7FF0000000000000
  br i1 %102, label %214, label %103

103:
  %104 = fcmp olt float %66, 0.000000e+00
  %105 = fneg double %67
  %106 = select i1 %104, double %105, double %67
  %107 = fcmp oeq double %106, 0x7FF0000000000000
  br i1 %107, label %214, label %108

108:
  %109 = fcmp olt float %69, 0.000000e+00
  %110 = fneg double %70
  %111 = select i1 %109, double %110, double %70
  %112 = fcmp oeq double %111, 0x7FF0000000000000
  br i1 %112, label %214, label %113

113:
  %114 = load ptr, ptr %37, align 8
  %115 = load i64, ptr %114, align 8
  %116 = add i64 %115, 1
  store i64 %116, ptr %114, align 8
  %117 = load i64, ptr %38, align 8
  %118 = add i64 %117, 1
  store i64 %118, ptr %38, align 8
  %119 = icmp eq i64 %117, 0
  br i1 %119, label %120, label %126

120:
  store i64 %116, ptr %39, align 8
  %121 = load i64, ptr %26, align 8
  store i64 %121, ptr %40, align 8
  %122 = load i32, ptr %28, align 8
  %123 = shl i32 %122, 5
  %124 = or disjoint i32 %123, %55
  %125 = zext i32 %124 to i64
  store i64 %125, ptr %41, align 8
  store double %64, ptr %42, align 8
  store double %67, ptr %43, align 8
  store double %70, ptr %44, align 8
  br label %126

126:
  %127 = call double @llvm.fabs.f64(double %61)
  %128 = fcmp one double %127, 0x7FF0000000000000
  %129 = zext i1 %128 to i64
  %130 = load i64, ptr %45, align 8
  %131 = add i64 %130, %129
  store i64 %131, ptr %45, align 8
  br label %214

132:
  %133 = fcmp olt double %61, 0.000000e+00
  %134 = fneg double %61
  %135 = select i1 %133, double %134, double %61
  %136 = fcmp ueq double %135, 0x7FF0000000000000
  br i1 %136, label %214, label %137

137:
  %138 = fcmp oeq double %61, %59
  br i1 %138, label %148, label %139

139:
  %140 = fsub double %59, %61
  %141 = fcmp olt double %140, 0.000000e+00
  %142 = fneg double %140
  %143 = select i1 %141, double %142, double %140
  %144 = fdiv double %143, %135
  %145 = fcmp oeq double %61, 0.000000e+00
  %146 = fcmp une float %58, 0.000000e+00
  %147 = and i1 %146, %145
  br i1 %147, label %152, label %156

148:
  %149 = fcmp oeq double %61, 0.000000e+00
  %150 = fcmp une float %58, 0.000000e+00
  %151 = and i1 %150, %149
  br i1 %151, label %152, label %161

152:
  %153 = phi double [ 0.000000e+00, %148 ], [ %144, %139 ]
  %154 = load i64, ptr %24, align 8
  %155 = add i64 %154, 1
  store i64 %155, ptr %24, align 8
  br label %161

156:
  %157 = fcmp olt double %144, 1.000000e+15
  br i1 %157, label %161, label %158

158:
  %159 = load double, ptr %23, align 8
  %160 = call double @llvm.fmuladd.f64(double %144, double %144, double %159)
  store double %160, ptr %23, align 8
  br label %161

161:
  %162 = phi double [ %144, %156 ], [ %144, %158 ], [ %153, %152 ], [ 0.000000e+00, %148 ]
  %163 = fcmp une double %61, 0.000000e+00
  br i1 %163, label %164, label %173

164:
  %165 = load double, ptr %25, align 8
  %166 = fcmp ogt double %162, %165
  br i1 %166, label %167, label %173

167:
  store double %162, ptr %25, align 8
  %168 = load i64, ptr %26, align 8
  store i64 %168, ptr %27, align 8
  %169 = load i32, ptr %28, align 8
  %170 = shl i32 %169, 5
  %171 = or disjoint i32 %170, %55
  %172 = zext i32 %171 to i64
  store i64 %172, ptr %29, align 8
  store double %59, ptr %30, align 8
  store double %61, ptr %31, align 8
  br label %173

173:
  %174 = fmul double %64, %67
  %175 = fcmp olt double %174, 0.000000e+00
  %176 = fneg double %174
  %177 = select i1 %175, double %176, double %174
  %178 = fcmp olt float %69, 0.000000e+00
  %179 = fneg double %70
  %180 = select i1 %178, double %179, double %70
  %181 = fcmp ogt double %177, %180
  %182 = select i1 %181, double %177, double %180
  %183 = fcmp oeq double %174, %59
  %184 = fcmp une float %69, 0.000000e+00
  %185 = select i1 %183, i1 %184, i1 false
  %186 = fcmp oeq float %58, %69
  %187 = fcmp une double %174, 0.000000e+00
  %188 = and i1 %186, %187
  %189 = select i1 %185, i1 true, i1 %188
  %190 = zext i1 %189 to i64
  %191 = load i64, ptr %32, align 8
  %192 = add i64 %191, %190
  store i64 %192, ptr %32, align 8
  %193 = fmul double %73, 2.560000e+02
  %194 = fcmp ogt double %182, %193
  br i1 %194, label %195, label %214

195:
  %196 = load double, ptr %33, align 128
  %197 = fmul double %196, 1.600000e+01
  %198 = fcmp ogt double %162, %197
  br i1 %198, label %199, label %214

199:
  %200 = load i64, ptr %34, align 8
  %201 = add i64 %200, 1
  store i64 %201, ptr %34, align 8
  %202 = fcmp ogt double %73, %135
  %203 = select i1 %202, double %73, double %135
  %204 = bitcast double %182 to i64
  %205 = lshr i64 %204, 52
  %206 = and i64 %205, 2047
  %207 = bitcast double %203 to i64
  %208 = lshr i64 %207, 52
  %209 = and i64 %208, 2047
  %210 = call i64 @llvm.usub.sat.i64(i64 %206, i64 %209)
  %211 = load i64, ptr %35, align 8
  %212 = icmp ugt i64 %210, %211
  br i1 %212, label %213, label %214

213:
  store i64 %210, ptr %35, align 8
  br label %214

214:
  %215 = add i32 %54, -1
  %216 = and i32 %215, %54
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %53

218:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj0EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes.4, align 64
  %8 = alloca %struct.Lanes.4, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = load <32 x double>, ptr %4, align 256
  store <32 x double> %12, ptr %7, align 64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %14 = load <32 x double>, ptr %13, align 256
  store <32 x double> %14, ptr %8, align 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %16 = load <32 x double>, ptr %15, align 256
  store <32 x double> %16, ptr %9, align 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 1024
  %18 = load <32 x double>, ptr %17, align 256
  store <32 x double> %18, ptr %10, align 64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %20 = load <32 x double>, ptr %19, align 256
  store <32 x double> %20, ptr %11, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 1288
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 1280
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1888
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %52

52:
  %53 = phi i32 [ %5, %6 ], [ %175, %173 ]
  %54 = call i32 @llvm.cttz.i32(i32 %53, i1 true)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw double, ptr %7, i64 %55
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw double, ptr %11, i64 %55
  %59 = load double, ptr %58, align 8
  %60 = getelementptr inbounds nuw double, ptr %8, i64 %55
  %61 = load double, ptr %60, align 8
  %62 = getelementptr inbounds nuw double, ptr %9, i64 %55
  %63 = load double, ptr %62, align 8
  %64 = getelementptr inbounds nuw double, ptr %10, i64 %55
  %65 = load double, ptr %64, align 8
  %66 = fcmp olt double %57, 0.000000e+00
  %67 = fneg double %57
  %68 = select i1 %66, double %67, double %57
  %69 = fcmp ueq double %68, 0x7FF0000000000000
  br i1 %69, label %70, label %121

70:
  %71 = load i64, ptr %35, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %35, align 8
  %73 = fcmp uno double %61, 0.000000e+00
  %74 = fcmp uno double %63, 0.000000e+00
  %75 = select i1 %73, i1 true, i1 %74
  %76 = fcmp uno double %65, 0.000000e+00
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %173, label %78

78:
  %79 = fcmp uno double %57, 0.000000e+00
  br i1 %79, label %80, label %93

80:
  %81 = load ptr, ptr %36, align 8
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %82, 1
  store i64 %83, ptr %81, align 8
  %84 = load i64, ptr %45, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %45, align 8
  %86 = icmp eq i64 %84, 0
  br i1 %86, label %87, label %173

87:
  store i64 %83, ptr %46, align 8
  %88 = load i64, ptr %26, align 8
  store i64 %88, ptr %47, align 8
  %89 = load i32, ptr %28, align 8
  %90 = shl i32 %89, 5
  %91 = or disjoint i32 %90, %54
  %92 = zext i32 %91 to i64
  store i64 %92, ptr %48, align 8
  store double %61, ptr %49, align 8
  store double %63, ptr %50, align 8
  store double %65, ptr %51, align 8
  br label %173

93:
  %94 = call double @llvm.fabs.f64(double %61)
  %95 = fcmp oeq double %94, 0x7FF0000000000000
  %96 = call double @llvm.fabs.f64(double %63)
  %97 = fcmp oeq double %96, 0x7FF0000000000000
  %98 = select i1 %95, i1 true, i1 %97
  %99 = call double @llvm.fabs.f64(double %65)
  %100 = fcmp oeq double %99, 0x7FF0000000000000
  %101 = select i1 %98, i1 true, i1 %100
  br i1 %101, label %173, label %102

102:
  %103 = load ptr, ptr %36, align 8
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, 1
  store i64 %105, ptr %103, align 8
  %106 = load i64, ptr %37, align 8
  %107 = add i64 %106, 1
  store i64 %107, ptr %37, align 8
  %108 = icmp eq i64 %106, 0
  br i1 %108, label %109, label %115

109:
  store i64 %105, ptr %38, align 8
  %110 = load i64, ptr %26, align 8
  store i64 %110, ptr %39, align 8
  %111 = load i32, ptr %28, align 8
  %112 = shl i32 %111, 5
  %113 = or disjoint i32 %112, %54
  %114 = zext i32 %113 to i64
  store i64 %114, ptr %40, align 8
  store double %61, ptr %41, align 8
  store double %63, ptr %42, align 8
  store double %65, ptr %43, align 8
  br label %115

115:
  %116 = call double @llvm.fabs.f64(double %59)
  %117 = fcmp one double %116, 0x7FF0000000000000
  %118 = zext i1 %117 to i64
  %119 = load i64, ptr %44, align 8
  %120 = add i64 %119, %118
  store i64 %120, ptr %44, align 8
  br label %173

121:
  %122 = fcmp olt double %59, 0.000000e+00
  %123 = fneg double %59
  %124 = select i1 %122, double %123, double %59
  %125 = fcmp ueq double %124, 0x7FF0000000000000
  br i1 %125, label %173, label %126

126:
  %127 = fcmp oeq double %57, %59
  br i1 %127, label %137, label %128

128:
  %129 = fsub double %57, %59
  %130 = fcmp olt double %129, 0.000000e+00
  %131 = fneg double %129
  %132 = select i1 %130, double %131, double %129
  %133 = fdiv double %132, %124
  %134 = fcmp oeq double %59, 0.000000e+00
  %135 = fcmp une double %57, 0.000000e+00
  %136 = and i1 %135, %134
  br i1 %136, label %141, label %145

137:
  %138 = fcmp oeq double %59, 0.000000e+00
  %139 = fcmp une double %57, 0.000000e+00
  %140 = and i1 %139, %138
  br i1 %140, label %141, label %150

141:
  %142 = phi double [ 0.000000e+00, %137 ], [ %133, %128 ]
  %143 = load i64, ptr %24, align 8
  %144 = add i64 %143, 1
  store i64 %144, ptr %24, align 8
  br label %150

145:
  %146 = fcmp olt double %133, 1.000000e+15
  br i1 %146, label %150, label %147

147:
  %148 = load double, ptr %23, align 8
  %149 = call double @llvm.fmuladd.f64(double %133, double %133, double %148)
  store double %149, ptr %23, align 8
  br label %150

150:
  %151 = phi double [ %133, %145 ], [ %133, %147 ], [ %142, %141 ], [ 0.000000e+00, %137 ]
  %152 = fcmp une double %59, 0.000000e+00
  br i1 %152, label %153, label %169

153:
  %154 = load double, ptr %25, align 8
  %155 = fcmp ogt double %151, %154
  br i1 %155, label %156, label %162

156:
  store double %151, ptr %25, align 8
  %157 = load i64, ptr %26, align 8
  store i64 %157, ptr %27, align 8
  %158 = load i32, ptr %28, align 8
  %159 = shl i32 %158, 5
  %160 = or disjoint i32 %159, %54
  %161 = zext i32 %160 to i64
  store i64 %161, ptr %29, align 8
  store double %57, ptr %30, align 8
  store double %59, ptr %31, align 8
  br label %162

162:
  %163 = load double, ptr %32, align 8
  %164 = fcmp olt double %68, %163
  br i1 %164, label %165, label %169

165:
  %166 = load double, ptr %33, align 256
  %167 = fcmp ogt double %151, %166
  %168 = zext i1 %167 to i64
  br label %169

169:
  %170 = phi i64 [ %168, %165 ], [ 0, %162 ], [ 0, %150 ]
  %171 = load i64, ptr %34, align 8
  %172 = add i64 %171, %170
  store i64 %172, ptr %34, align 8
  br label %173

173:
  %174 = add i32 %53, -1
  %175 = and i32 %174, %53
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %52

177:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj1EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes.4, align 64
  %8 = alloca %struct.Lanes.4, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = load <32 x double>, ptr %4, align 256
  store <32 x double> %12, ptr %7, align 64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %14 = load <32 x double>, ptr %13, align 256
  store <32 x double> %14, ptr %8, align 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %16 = load <32 x double>, ptr %15, align 256
  store <32 x double> %16, ptr %9, align 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 1024
  %18 = load <32 x double>, ptr %17, align 256
  store <32 x double> %18, ptr %10, align 64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %20 = load <32 x double>, ptr %19, align 256
  store <32 x double> %20, ptr %11, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 1280
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1888
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %53

53:
  %54 = phi i32 [ %5, %6 ], [ %205, %203 ]
  %55 = call i32 @llvm.cttz.i32(i32 %54, i1 true)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %7, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %8, i64 %56
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw double, ptr %9, i64 %56
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %10, i64 %56
  %66 = load double, ptr %65, align 8
  %67 = fcmp olt double %58, 0.000000e+00
  %68 = fneg double %58
  %69 = select i1 %67, double %68, double %58
  %70 = fcmp ueq double %69, 0x7FF0000000000000
  br i1 %70, label %71, label %122

71:
  %72 = load i64, ptr %36, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %36, align 8
  %74 = fcmp uno double %62, 0.000000e+00
  %75 = fcmp uno double %64, 0.000000e+00
  %76 = select i1 %74, i1 true, i1 %75
  %77 = fcmp uno double %66, 0.000000e+00
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %203, label %79

79:
  %80 = fcmp uno double %58, 0.000000e+00
  br i1 %80, label %81, label %94

81:
  %82 = load ptr, ptr %37, align 8
  %83 = load i64, ptr %82, align 8
  %84 = add i64 %83, 1
  store i64 %84, ptr %82, align 8
  %85 = load i64, ptr %46, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %46, align 8
  %87 = icmp eq i64 %85, 0
  br i1 %87, label %88, label %203

88:
  store i64 %84, ptr %47, align 8
  %89 = load i64, ptr %26, align 8
  store i64 %89, ptr %48, align 8
  %90 = load i32, ptr %28, align 8
  %91 = shl i32 %90, 5
  %92 = or disjoint i32 %91, %55
  %93 = zext i32 %92 to i64
  store i64 %93, ptr %49, align 8
  store double %62, ptr %50, align 8
  store double %64, ptr %51, align 8
  store double %66, ptr %52, align 8
  br label %203

94:
  %95 = call double @llvm.fabs.f64(double %62)
  %96 = fcmp oeq double %95, 0x7FF0000000000000
  %97 = call double @llvm.fabs.f64(double %64)
  %98 = fcmp oeq double %97, 0x7FF0000000000000
  %99 = select i1 %96, i1 true, i1 %98
  %100 = call double @llvm.fabs.f64(double %66)
  %101 = fcmp oeq double %100, 0x7FF0000000000000
  %102 = select i1 %99, i1 true, i1 %101
  br i1 %102, label %203, label %103

103:
  %104 = load ptr, ptr %37, align 8
  %105 = load i64, ptr %104, align 8
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8
  %107 = load i64, ptr %38, align 8
  %108 = add i64 %107, 1
  store i64 %108, ptr %38, align 8
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %116

110:
  store i64 %106, ptr %39, align 8
  %111 = load i64, ptr %26, align 8
  store i64 %111, ptr %40, align 8
  %112 = load i32, ptr %28, align 8
  %113 = shl i32 %112, 5
  %114 = or disjoint i32 %113, %55
  %115 = zext i32 %114 to i64
  store i64 %115, ptr %41, align 8
  store double %62, ptr %42, align 8
  store double %64, ptr %43, align 8
  store double %66, ptr %44, align 8
  br label %116

116:
  %117 = call double @llvm.fabs.f64(double %60)
  %118 = fcmp one double %117, 0x7FF0000000000000
  %119 = zext i1 %118 to i64
  %120 = load i64, ptr %45, align 8
  %121 = add i64 %120, %119
  store i64 %121, ptr %45, align 8
  br label %203

122:
  %123 = fcmp olt double %60, 0.000000e+00
  %124 = fneg double %60
  %125 = select i1 %123, double %124, double %60
  %126 = fcmp ueq double %125, 0x7FF0000000000000
  br i1 %126, label %203, label %127

127:
  %128 = fcmp oeq double %58, %60
  br i1 %128, label %138, label %129

129:
  %130 = fsub double %58, %60
  %131 = fcmp olt double %130, 0.000000e+00
  %132 = fneg double %130
  %133 = select i1 %131, double %132, double %130
  %134 = fdiv double %133, %125
  %135 = fcmp oeq double %60, 0.000000e+00
  %136 = fcmp une double %58, 0.000000e+00
  %137 = and i1 %136, %135
  br i1 %137, label %142, label %146

138:
  %139 = fcmp oeq double %60, 0.000000e+00
  %140 = fcmp une double %58, 0.000000e+00
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %151

142:
  %143 = phi double [ 0.000000e+00, %138 ], [ %134, %129 ]
  %144 = load i64, ptr %24, align 8
  %145 = add i64 %144, 1
  store i64 %145, ptr %24, align 8
  br label %151

146:
  %147 = fcmp olt double %134, 1.000000e+15
  br i1 %147, label %151, label %148

148:
  %149 = load double, ptr %23, align 8
  %150 = call double @llvm.fmuladd.f64(double %134, double %134, double %149)
  store double %150, ptr %23, align 8
  br label %151

151:
  %152 = phi double [ %134, %146 ], [ %134, %148 ], [ %143, %142 ], [ 0.000000e+00, %138 ]
  %153 = fcmp une double %60, 0.000000e+00
  br i1 %153, label %154, label %163

154:
  %155 = load double, ptr %25, align 8
  %156 = fcmp ogt double %152, %155
  br i1 %156, label %157, label %163

157:
  store double %152, ptr %25, align 8
  %158 = load i64, ptr %26, align 8
  store i64 %158, ptr %27, align 8
  %159 = load i32, ptr %28, align 8
  %160 = shl i32 %159, 5
  %161 = or disjoint i32 %160, %55
  %162 = zext i32 %161 to i64
  store i64 %162, ptr %29, align 8
  store double %58, ptr %30, align 8
  store double %60, ptr %31, align 8
  br label %163

163:
  %164 = fcmp olt double %62, 0.000000e+00
  %165 = fneg double %62
  %166 = select i1 %164, double %165, double %62
  %167 = fcmp olt double %64, 0.000000e+00
  %168 = fneg double %64
  %169 = select i1 %167, double %168, double %64
  %170 = fcmp ogt double %166, %169
  %171 = select i1 %170, double %166, double %169
  %172 = fcmp oeq double %58, %62
  %173 = fcmp une double %64, 0.000000e+00
  %174 = select i1 %172, i1 %173, i1 false
  %175 = fcmp oeq double %58, %64
  %176 = fcmp une double %62, 0.000000e+00
  %177 = select i1 %175, i1 %176, i1 false
  %178 = select i1 %174, i1 true, i1 %177
  %179 = zext i1 %178 to i64
  %180 = load i64, ptr %32, align 8
  %181 = add i64 %180, %179
  store i64 %181, ptr %32, align 8
  %182 = fmul double %69, 2.560000e+02
  %183 = fcmp ogt double %171, %182
  br i1 %183, label %184, label %203

184:
  %185 = load double, ptr %33, align 256
  %186 = fmul double %185, 1.600000e+01
  %187 = fcmp ogt double %152, %186
  br i1 %187, label %188, label %203

188:
  %189 = load i64, ptr %34, align 8
  %190 = add i64 %189, 1
  store i64 %190, ptr %34, align 8
  %191 = fcmp ogt double %69, %125
  %192 = select i1 %191, double %69, double %125
  %193 = bitcast double %171 to i64
  %194 = lshr i64 %193, 52
  %195 = and i64 %194, 2047
  %196 = bitcast double %192 to i64
  %197 = lshr i64 %196, 52
  %198 = and i64 %197, 2047
  %199 = call i64 @llvm.usub.sat.i64(i64 %195, i64 %198)
  %200 = load i64, ptr %35, align 8
  %201 = icmp ugt i64 %199, %200
  br i1 %201, label %202, label %203

202:
  store i64 %199, ptr %35, align 8
  br label %203

203:
  %204 = add i32 %54, -1
  %205 = and i32 %204, %54
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %53

207:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj2EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes.4, align 64
  %8 = alloca %struct.Lanes.4, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  %12 = load <32 x double>, ptr %4, align 256
  store <32 x double> %12, ptr %7, align 64
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %14 = load <32 x double>, ptr %13, align 256
  store <32 x double> %14, ptr %8, align 64
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %16 = load <32 x double>, ptr %15, align 256
  store <32 x double> %16, ptr %9, align 64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 1024
  %18 = load <32 x double>, ptr %17, align 256
  store <32 x double> %18, ptr %10, align 64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %20 = load <32 x double>, ptr %19, align 256
  store <32 x double> %20, ptr %11, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %22 = zext i32 %3 to i64
  %23 = getelementptr inbounds nuw double, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 1280
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1888
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %48 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %53

53:
  %54 = phi i32 [ %5, %6 ], [ %206, %204 ]
  %55 = call i32 @llvm.cttz.i32(i32 %54, i1 true)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %7, i64 %56
  %58 = load double, ptr %57, align 8
  %59 = getelementptr inbounds nuw double, ptr %11, i64 %56
  %60 = load double, ptr %59, align 8
  %61 = getelementptr inbounds nuw double, ptr %8, i64 %56
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw double, ptr %9, i64 %56
  %64 = load double, ptr %63, align 8
  %65 = getelementptr inbounds nuw double, ptr %10, i64 %56
  %66 = load double, ptr %65, align 8
  %67 = fcmp olt double %58, 0.000000e+00
  %68 = fneg double %58
  %69 = select i1 %67, double %68, double %58
  %70 = fcmp ueq double %69, 0x7FF0000000000000
  br i1 %70, label %71, label %122

71:
  %72 = load i64, ptr %36, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %36, align 8
  %74 = fcmp uno double %62, 0.000000e+00
  %75 = fcmp uno double %64, 0.000000e+00
  %76 = select i1 %74, i1 true, i1 %75
  %77 = fcmp uno double %66, 0.000000e+00
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %204, label %79

79:
  %80 = fcmp uno double %58, 0.000000e+00
  br i1 %80, label %81, label %94

81:
  %82 = load ptr, ptr %37, align 8
  %83 = load i64, ptr %82, align 8
  %84 = add i64 %83, 1
  store i64 %84, ptr %82, align 8
  %85 = load i64, ptr %46, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %46, align 8
  %87 = icmp eq i64 %85, 0
  br i1 %87, label %88, label %204

88:
  store i64 %84, ptr %47, align 8
  %89 = load i64, ptr %26, align 8
  store i64 %89, ptr %48, align 8
  %90 = load i32, ptr %28, align 8
  %91 = shl i32 %90, 5
  %92 = or disjoint i32 %91, %55
  %93 = zext i32 %92 to i64
  store i64 %93, ptr %49, align 8
  store double %62, ptr %50, align 8
  store double %64, ptr %51, align 8
  store double %66, ptr %52, align 8
  br label %204

94:
  %95 = call double @llvm.fabs.f64(double %62)
  %96 = fcmp oeq double %95, 0x7FF0000000000000
  %97 = call double @llvm.fabs.f64(double %64)
  %98 = fcmp oeq double %97, 0x7FF0000000000000
  %99 = select i1 %96, i1 true, i1 %98
  %100 = call double @llvm.fabs.f64(double %66)
  %101 = fcmp oeq double %100, 0x7FF0000000000000
  %102 = select i1 %99, i1 true, i1 %101
  br i1 %102, label %204, label %103

103:
  %104 = load ptr, ptr %37, align 8
  %105 = load i64, ptr %104, align 8
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8
  %107 = load i64, ptr %38, align 8
  %108 = add i64 %107, 1
  store i64 %108, ptr %38, align 8
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %116

110:
  store i64 %106, ptr %39, align 8
  %111 = load i64, ptr %26, align 8
  store i64 %111, ptr %40, align 8
  %112 = load i32, ptr %28, align 8
  %113 = shl i32 %112, 5
  %114 = or disjoint i32 %113, %55
  %115 = zext i32 %114 to i64
  store i64 %115, ptr %41, align 8
  store double %62, ptr %42, align 8
  store double %64, ptr %43, align 8
  store double %66, ptr %44, align 8
  br label %116

116:
  %117 = call double @llvm.fabs.f64(double %60)
  %118 = fcmp one double %117, 0x7FF0000000000000
  %119 = zext i1 %118 to i64
  %120 = load i64, ptr %45, align 8
  %121 = add i64 %120, %119
  store i64 %121, ptr %45, align 8
  br label %204

122:
  %123 = fcmp olt double %60, 0.000000e+00
  %124 = fneg double %60
  %125 = select i1 %123, double %124, double %60
  %126 = fcmp ueq double %125, 0x7FF0000000000000
  br i1 %126, label %204, label %127

127:
  %128 = fcmp oeq double %58, %60
  br i1 %128, label %138, label %129

129:
  %130 = fsub double %58, %60
  %131 = fcmp olt double %130, 0.000000e+00
  %132 = fneg double %130
  %133 = select i1 %131, double %132, double %130
  %134 = fdiv double %133, %125
  %135 = fcmp oeq double %60, 0.000000e+00
  %136 = fcmp une double %58, 0.000000e+00
  %137 = and i1 %136, %135
  br i1 %137, label %142, label %146

138:
  %139 = fcmp oeq double %60, 0.000000e+00
  %140 = fcmp une double %58, 0.000000e+00
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %151

142:
  %143 = phi double [ 0.000000e+00, %138 ], [ %134, %129 ]
  %144 = load i64, ptr %24, align 8
  %145 = add i64 %144, 1
  store i64 %145, ptr %24, align 8
  br label %151

146:
  %147 = fcmp olt double %134, 1.000000e+15
  br i1 %147, label %151, label %148

148:
  %149 = load double, ptr %23, align 8
  %150 = call double @llvm.fmuladd.f64(double %134, double %134, double %149)
  store double %150, ptr %23, align 8
  br label %151

151:
  %152 = phi double [ %134, %146 ], [ %134, %148 ], [ %143, %142 ], [ 0.000000e+00, %138 ]
  %153 = fcmp une double %60, 0.000000e+00
  br i1 %153, label %154, label %163

154:
  %155 = load double, ptr %25, align 8
  %156 = fcmp ogt double %152, %155
  br i1 %156, label %157, label %163

157:
  store double %152, ptr %25, align 8
  %158 = load i64, ptr %26, align 8
  store i64 %158, ptr %27, align 8
  %159 = load i32, ptr %28, align 8
  %160 = shl i32 %159, 5
  %161 = or disjoint i32 %160, %55
  %162 = zext i32 %161 to i64
  store i64 %162, ptr %29, align 8
  store double %58, ptr %30, align 8
  store double %60, ptr %31, align 8
  br label %163

163:
  %164 = fmul double %62, %64
  %165 = fcmp olt double %164, 0.000000e+00
  %166 = fneg double %164
  %167 = select i1 %165, double %166, double %164
  %168 = fcmp olt double %66, 0.000000e+00
  %169 = fneg double %66
  %170 = select i1 %168, double %169, double %66
  %171 = fcmp ogt double %167, %170
  %172 = select i1 %171, double %167, double %170
  %173 = fcmp oeq double %58, %164
  %174 = fcmp une double %66, 0.000000e+00
  %175 = select i1 %173, i1 %174, i1 false
  %176 = fcmp oeq double %58, %66
  %177 = fcmp une double %164, 0.000000e+00
  %178 = and i1 %177, %176
  %179 = select i1 %175, i1 true, i1 %178
  %180 = zext i1 %179 to i64
  %181 = load i64, ptr %32, align 8
  %182 = add i64 %181, %180
  store i64 %182, ptr %32, align 8
  %183 = fmul double %69, 2.560000e+02
  %184 = fcmp ogt double %172, %183
  br i1 %184, label %185, label %204

185:
  %186 = load double, ptr %33, align 256
  %187 = fmul double %186, 1.600000e+01
  %188 = fcmp ogt double %152, %187
  br i1 %188, label %189, label %204

189:
  %190 = load i64, ptr %34, align 8
  %191 = add i64 %190, 1
  store i64 %191, ptr %34, align 8
  %192 = fcmp ogt double %69, %125
  %193 = select i1 %192, double %69, double %125
  %194 = bitcast double %172 to i64
  %195 = lshr i64 %194, 52
  %196 = and i64 %195, 2047
  %197 = bitcast double %193 to i64
  %198 = lshr i64 %197, 52
  %199 = and i64 %198, 2047
  %200 = call i64 @llvm.usub.sat.i64(i64 %196, i64 %199)
  %201 = load i64, ptr %35, align 8
  %202 = icmp ugt i64 %200, %201
  br i1 %202, label %203, label %204

203:
  store i64 %200, ptr %35, align 8
  br label %204

204:
  %205 = add i32 %54, -1
  %206 = and i32 %205, %54
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %53

208:
  ret void
}

declare <32 x i64> @algebra_own(<32 x double>)

declare <32 x i64> @algebra_add(<32 x i64>, <32 x i64>)

declare i32 @llvm.umin.i32(i32, i32)

declare <32 x double> @llvm.fabs.v32f64(<32 x double>)

declare <32 x float> @llvm.fabs.v32f32(<32 x float>)

declare i64 @llvm.usub.sat.i64(i64, i64)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.umin.i64(i64, i64)
