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
  br i1 %18, label %143, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = zext i32 %3 to i64
  %25 = getelementptr inbounds nuw %struct.numbers, ptr %23, i64 %24
  %26 = call i32 @llvm.ctpop.i32(i32 %2)
  %27 = zext nneg i32 %26 to i64
  %28 = load i64, ptr %25, align 8
  %29 = add i64 %28, %27
  store i64 %29, ptr %25, align 8
  %30 = load ptr, ptr %20, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul i64 %34, %24
  %36 = getelementptr inbounds nuw %struct.visits, ptr %32, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.visits, ptr %36, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  %44 = load i64, ptr %40, align 8
  %45 = icmp eq i64 %44, %43
  br i1 %45, label %46, label %50

46:
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %48, 1
  br label %51

50:
  store i64 %43, ptr %40, align 8
  br label %51

51:
  %52 = phi i64 [ %49, %46 ], [ 1, %50 ]
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %52, ptr %53, align 8
  %54 = call i64 @llvm.ctlz.i64(i64 %52, i1 false)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = sub nsw i32 63, %55
  %57 = call i32 @llvm.umin.i32(i32 %56, i32 23)
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 216
  %59 = zext nneg i32 %57 to i64
  %60 = getelementptr inbounds nuw i64, ptr %58, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, %27
  store i64 %62, ptr %60, align 8
  %63 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %64 = fpext <32 x float> %6 to <32 x double>
  %65 = fcmp une <32 x double> %7, %64
  %66 = bitcast <32 x i1> %65 to i32
  %67 = fcmp one <32 x float> %63, splat (float 0x7FF0000000000000)
  %68 = bitcast <32 x i1> %67 to i32
  %69 = xor i32 %68, -1
  %70 = or i32 %66, %69
  %71 = and i32 %70, %2
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %143, label %73

73:
  %74 = fptrunc <32 x double> %7 to <32 x float>
  %75 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %74)
  %76 = fcmp olt <32 x float> %75, splat (float 0x3AF0000000000000)
  %77 = bitcast <32 x i1> %76 to i32
  %78 = icmp eq i32 %77, 0
  %79 = fsub <32 x double> %64, %7
  br i1 %78, label %87, label %80

80:
  %81 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %79)
  %82 = fcmp oeq <32 x double> %79, zeroinitializer
  %83 = fdiv <32 x double> %79, %7
  %84 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %83)
  %85 = select <32 x i1> %82, <32 x double> %81, <32 x double> %84
  %86 = fptrunc <32 x double> %85 to <32 x float>
  br label %91

87:
  %88 = fptrunc <32 x double> %79 to <32 x float>
  %89 = fdiv <32 x float> %88, %74
  %90 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %89)
  br label %91

91:
  %92 = phi <32 x float> [ %86, %80 ], [ %90, %87 ]
  %93 = fcmp olt <32 x float> %92, splat (float 0x430C6BF520000000)
  %94 = bitcast i32 %2 to <32 x i1>
  %95 = and <32 x i1> %93, %94
  %96 = and <32 x i1> %67, %95
  %97 = select <32 x i1> %96, <32 x float> %92, <32 x float> zeroinitializer
  %98 = fmul <32 x float> %97, %97
  %99 = shufflevector <32 x float> %98, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %100 = shufflevector <32 x float> %98, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %101 = fadd <16 x float> %99, %100
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %103 = shufflevector <16 x float> %101, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %104 = fadd <8 x float> %102, %103
  %105 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %106 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %107 = fadd <4 x float> %105, %106
  %108 = extractelement <4 x float> %107, i64 0
  %109 = extractelement <4 x float> %107, i64 1
  %110 = fadd float %108, %109
  %111 = extractelement <4 x float> %107, i64 2
  %112 = extractelement <4 x float> %107, i64 3
  %113 = fadd float %111, %112
  %114 = fadd float %110, %113
  %115 = fpext float %114 to double
  %116 = getelementptr inbounds nuw i8, ptr %25, i64 408
  %117 = getelementptr inbounds nuw double, ptr %116, i64 %59
  %118 = load double, ptr %117, align 8
  %119 = fadd double %118, %115
  store double %119, ptr %117, align 8
  %120 = xor <32 x i1> %96, splat (i1 true)
  %121 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %122 = load double, ptr %121, align 8
  %123 = fmul double %122, 0x3FF000010C6F7A0B
  %124 = fptrunc double %123 to float
  %125 = insertelement <32 x float> poison, float %124, i64 0
  %126 = shufflevector <32 x float> %125, <32 x float> poison, <32 x i32> zeroinitializer
  %127 = fcmp ogt <32 x float> %92, %126
  %128 = fptrunc double %5 to float
  %129 = insertelement <32 x float> poison, float %128, i64 0
  %130 = shufflevector <32 x float> %129, <32 x float> poison, <32 x i32> zeroinitializer
  %131 = fcmp olt <32 x float> %63, %130
  %132 = fptrunc double %4 to float
  %133 = insertelement <32 x float> poison, float %132, i64 0
  %134 = shufflevector <32 x float> %133, <32 x float> poison, <32 x i32> zeroinitializer
  %135 = fcmp ogt <32 x float> %92, %134
  %136 = and <32 x i1> %131, %135
  %137 = or <32 x i1> %136, %127
  %138 = select <32 x i1> %137, <32 x i1> splat (i1 true), <32 x i1> %120
  %139 = bitcast <32 x i1> %138 to i32
  %140 = and i32 %2, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %143, label %142

142:
  call void @_ZN12_GLOBAL__N_14lookILj0EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %25, i32 %57, ptr align 256 %11, i32 %140)
  br label %143

143:
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
  br i1 %18, label %159, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = zext i32 %3 to i64
  %25 = getelementptr inbounds nuw %struct.numbers, ptr %23, i64 %24
  %26 = call i32 @llvm.ctpop.i32(i32 %2)
  %27 = zext nneg i32 %26 to i64
  %28 = load i64, ptr %25, align 8
  %29 = add i64 %28, %27
  store i64 %29, ptr %25, align 8
  %30 = load ptr, ptr %20, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul i64 %34, %24
  %36 = getelementptr inbounds nuw %struct.visits, ptr %32, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.visits, ptr %36, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  %44 = load i64, ptr %40, align 8
  %45 = icmp eq i64 %44, %43
  br i1 %45, label %46, label %50

46:
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %48, 1
  br label %51

50:
  store i64 %43, ptr %40, align 8
  br label %51

51:
  %52 = phi i64 [ %49, %46 ], [ 1, %50 ]
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %52, ptr %53, align 8
  %54 = call i64 @llvm.ctlz.i64(i64 %52, i1 false)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = sub nsw i32 63, %55
  %57 = call i32 @llvm.umin.i32(i32 %56, i32 23)
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 216
  %59 = zext nneg i32 %57 to i64
  %60 = getelementptr inbounds nuw i64, ptr %58, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, %27
  store i64 %62, ptr %60, align 8
  %63 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %64 = fpext <32 x float> %6 to <32 x double>
  %65 = fcmp une <32 x double> %7, %64
  %66 = bitcast <32 x i1> %65 to i32
  %67 = fcmp one <32 x float> %63, splat (float 0x7FF0000000000000)
  %68 = bitcast <32 x i1> %67 to i32
  %69 = xor i32 %68, -1
  %70 = or i32 %66, %69
  %71 = and i32 %70, %2
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %159, label %73

73:
  %74 = fptrunc <32 x double> %7 to <32 x float>
  %75 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %74)
  %76 = fcmp olt <32 x float> %75, splat (float 0x3AF0000000000000)
  %77 = bitcast <32 x i1> %76 to i32
  %78 = icmp eq i32 %77, 0
  %79 = fsub <32 x double> %64, %7
  br i1 %78, label %87, label %80

80:
  %81 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %79)
  %82 = fcmp oeq <32 x double> %79, zeroinitializer
  %83 = fdiv <32 x double> %79, %7
  %84 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %83)
  %85 = select <32 x i1> %82, <32 x double> %81, <32 x double> %84
  %86 = fptrunc <32 x double> %85 to <32 x float>
  br label %91

87:
  %88 = fptrunc <32 x double> %79 to <32 x float>
  %89 = fdiv <32 x float> %88, %74
  %90 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %89)
  br label %91

91:
  %92 = phi <32 x float> [ %86, %80 ], [ %90, %87 ]
  %93 = fcmp olt <32 x float> %92, splat (float 0x430C6BF520000000)
  %94 = bitcast i32 %2 to <32 x i1>
  %95 = and <32 x i1> %93, %94
  %96 = and <32 x i1> %67, %95
  %97 = select <32 x i1> %96, <32 x float> %92, <32 x float> zeroinitializer
  %98 = fmul <32 x float> %97, %97
  %99 = shufflevector <32 x float> %98, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %100 = shufflevector <32 x float> %98, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %101 = fadd <16 x float> %99, %100
  %102 = shufflevector <16 x float> %101, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %103 = shufflevector <16 x float> %101, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %104 = fadd <8 x float> %102, %103
  %105 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %106 = shufflevector <8 x float> %104, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %107 = fadd <4 x float> %105, %106
  %108 = extractelement <4 x float> %107, i64 0
  %109 = extractelement <4 x float> %107, i64 1
  %110 = fadd float %108, %109
  %111 = extractelement <4 x float> %107, i64 2
  %112 = extractelement <4 x float> %107, i64 3
  %113 = fadd float %111, %112
  %114 = fadd float %110, %113
  %115 = fpext float %114 to double
  %116 = getelementptr inbounds nuw i8, ptr %25, i64 408
  %117 = getelementptr inbounds nuw double, ptr %116, i64 %59
  %118 = load double, ptr %117, align 8
  %119 = fadd double %118, %115
  store double %119, ptr %117, align 8
  %120 = xor <32 x i1> %96, splat (i1 true)
  %121 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %122 = load double, ptr %121, align 8
  %123 = fmul double %122, 0x3FF000010C6F7A0B
  %124 = fptrunc double %123 to float
  %125 = insertelement <32 x float> poison, float %124, i64 0
  %126 = shufflevector <32 x float> %125, <32 x float> poison, <32 x i32> zeroinitializer
  %127 = fcmp ogt <32 x float> %92, %126
  %128 = fcmp oeq <32 x float> %6, %8
  %129 = fcmp une <32 x float> %9, zeroinitializer
  %130 = and <32 x i1> %128, %129
  %131 = fcmp oeq <32 x float> %6, %9
  %132 = fcmp une <32 x float> %8, zeroinitializer
  %133 = and <32 x i1> %132, %131
  %134 = or <32 x i1> %130, %133
  %135 = or <32 x i1> %134, %127
  %136 = select <32 x i1> %135, <32 x i1> splat (i1 true), <32 x i1> %120
  %137 = fmul double %4, 1.600000e+01
  %138 = fptrunc double %137 to float
  %139 = insertelement <32 x float> poison, float %138, i64 0
  %140 = shufflevector <32 x float> %139, <32 x float> poison, <32 x i32> zeroinitializer
  %141 = fcmp ogt <32 x float> %92, %140
  %142 = bitcast <32 x i1> %141 to i32
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %153, label %144

144:
  %145 = fmul <32 x float> %63, splat (float 2.560000e+02)
  %146 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %8)
  %147 = fcmp ogt <32 x float> %146, %145
  %148 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %9)
  %149 = fcmp ogt <32 x float> %148, %145
  %150 = or <32 x i1> %147, %149
  %151 = and <32 x i1> %150, %141
  %152 = select <32 x i1> %151, <32 x i1> splat (i1 true), <32 x i1> %136
  br label %153

153:
  %154 = phi <32 x i1> [ %152, %144 ], [ %136, %91 ]
  %155 = bitcast <32 x i1> %154 to i32
  %156 = and i32 %2, %155
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %159, label %158

158:
  call void @_ZN12_GLOBAL__N_14lookILj1EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %25, i32 %57, ptr align 256 %11, i32 %156)
  br label %159

159:
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
  br i1 %19, label %161, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = zext i32 %3 to i64
  %26 = getelementptr inbounds nuw %struct.numbers, ptr %24, i64 %25
  %27 = call i32 @llvm.ctpop.i32(i32 %2)
  %28 = zext nneg i32 %27 to i64
  %29 = load i64, ptr %26, align 8
  %30 = add i64 %29, %28
  store i64 %30, ptr %26, align 8
  %31 = load ptr, ptr %21, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8
  %36 = mul i64 %35, %25
  %37 = getelementptr inbounds nuw %struct.visits, ptr %33, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.visits, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, 1
  %45 = load i64, ptr %41, align 8
  %46 = icmp eq i64 %45, %44
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, 1
  br label %52

51:
  store i64 %44, ptr %41, align 8
  br label %52

52:
  %53 = phi i64 [ %50, %47 ], [ 1, %51 ]
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 %53, ptr %54, align 8
  %55 = call i64 @llvm.ctlz.i64(i64 %53, i1 false)
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = sub nsw i32 63, %56
  %58 = call i32 @llvm.umin.i32(i32 %57, i32 23)
  %59 = getelementptr inbounds nuw i8, ptr %26, i64 216
  %60 = zext nneg i32 %58 to i64
  %61 = getelementptr inbounds nuw i64, ptr %59, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, %28
  store i64 %63, ptr %61, align 8
  %64 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %65 = fpext <32 x float> %6 to <32 x double>
  %66 = fcmp une <32 x double> %7, %65
  %67 = bitcast <32 x i1> %66 to i32
  %68 = fcmp one <32 x float> %64, splat (float 0x7FF0000000000000)
  %69 = bitcast <32 x i1> %68 to i32
  %70 = xor i32 %69, -1
  %71 = or i32 %67, %70
  %72 = and i32 %71, %2
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %161, label %74

74:
  %75 = fptrunc <32 x double> %7 to <32 x float>
  %76 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %75)
  %77 = fcmp olt <32 x float> %76, splat (float 0x3AF0000000000000)
  %78 = bitcast <32 x i1> %77 to i32
  %79 = icmp eq i32 %78, 0
  %80 = fsub <32 x double> %65, %7
  br i1 %79, label %88, label %81

81:
  %82 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %80)
  %83 = fcmp oeq <32 x double> %80, zeroinitializer
  %84 = fdiv <32 x double> %80, %7
  %85 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %84)
  %86 = select <32 x i1> %83, <32 x double> %82, <32 x double> %85
  %87 = fptrunc <32 x double> %86 to <32 x float>
  br label %92

88:
  %89 = fptrunc <32 x double> %80 to <32 x float>
  %90 = fdiv <32 x float> %89, %75
  %91 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %90)
  br label %92

92:
  %93 = phi <32 x float> [ %87, %81 ], [ %91, %88 ]
  %94 = fcmp olt <32 x float> %93, splat (float 0x430C6BF520000000)
  %95 = bitcast i32 %2 to <32 x i1>
  %96 = and <32 x i1> %94, %95
  %97 = and <32 x i1> %68, %96
  %98 = select <32 x i1> %97, <32 x float> %93, <32 x float> zeroinitializer
  %99 = fmul <32 x float> %98, %98
  %100 = shufflevector <32 x float> %99, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %101 = shufflevector <32 x float> %99, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %102 = fadd <16 x float> %100, %101
  %103 = shufflevector <16 x float> %102, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %104 = shufflevector <16 x float> %102, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %105 = fadd <8 x float> %103, %104
  %106 = shufflevector <8 x float> %105, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %107 = shufflevector <8 x float> %105, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %108 = fadd <4 x float> %106, %107
  %109 = extractelement <4 x float> %108, i64 0
  %110 = extractelement <4 x float> %108, i64 1
  %111 = fadd float %109, %110
  %112 = extractelement <4 x float> %108, i64 2
  %113 = extractelement <4 x float> %108, i64 3
  %114 = fadd float %112, %113
  %115 = fadd float %111, %114
  %116 = fpext float %115 to double
  %117 = getelementptr inbounds nuw i8, ptr %26, i64 408
  %118 = getelementptr inbounds nuw double, ptr %117, i64 %60
  %119 = load double, ptr %118, align 8
  %120 = fadd double %119, %116
  store double %120, ptr %118, align 8
  %121 = xor <32 x i1> %97, splat (i1 true)
  %122 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %123 = load double, ptr %122, align 8
  %124 = fmul double %123, 0x3FF000010C6F7A0B
  %125 = fptrunc double %124 to float
  %126 = insertelement <32 x float> poison, float %125, i64 0
  %127 = shufflevector <32 x float> %126, <32 x float> poison, <32 x i32> zeroinitializer
  %128 = fcmp ogt <32 x float> %93, %127
  %129 = fmul <32 x float> %8, %9
  %130 = fcmp oeq <32 x float> %6, %129
  %131 = fcmp une <32 x float> %10, zeroinitializer
  %132 = and <32 x i1> %130, %131
  %133 = fcmp oeq <32 x float> %6, %10
  %134 = fcmp une <32 x float> %129, zeroinitializer
  %135 = and <32 x i1> %133, %134
  %136 = or <32 x i1> %132, %135
  %137 = or <32 x i1> %136, %128
  %138 = select <32 x i1> %137, <32 x i1> splat (i1 true), <32 x i1> %121
  %139 = fmul double %4, 1.600000e+01
  %140 = fptrunc double %139 to float
  %141 = insertelement <32 x float> poison, float %140, i64 0
  %142 = shufflevector <32 x float> %141, <32 x float> poison, <32 x i32> zeroinitializer
  %143 = fcmp ogt <32 x float> %93, %142
  %144 = bitcast <32 x i1> %143 to i32
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %155, label %146

146:
  %147 = fmul <32 x float> %64, splat (float 2.560000e+02)
  %148 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %129)
  %149 = fcmp ogt <32 x float> %148, %147
  %150 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %10)
  %151 = fcmp ogt <32 x float> %150, %147
  %152 = or <32 x i1> %149, %151
  %153 = and <32 x i1> %152, %143
  %154 = select <32 x i1> %153, <32 x i1> splat (i1 true), <32 x i1> %138
  br label %155

155:
  %156 = phi <32 x i1> [ %154, %146 ], [ %138, %92 ]
  %157 = bitcast <32 x i1> %156 to i32
  %158 = and i32 %2, %157
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %161, label %160

160:
  call void @_ZN12_GLOBAL__N_14lookILj2EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %26, i32 %58, ptr align 256 %12, i32 %158)
  br label %161

161:
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
  br i1 %18, label %127, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = zext i32 %3 to i64
  %25 = getelementptr inbounds nuw %struct.numbers, ptr %23, i64 %24
  %26 = call i32 @llvm.ctpop.i32(i32 %2)
  %27 = zext nneg i32 %26 to i64
  %28 = load i64, ptr %25, align 8
  %29 = add i64 %28, %27
  store i64 %29, ptr %25, align 8
  %30 = load ptr, ptr %20, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul i64 %34, %24
  %36 = getelementptr inbounds nuw %struct.visits, ptr %32, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.visits, ptr %36, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  %44 = load i64, ptr %40, align 8
  %45 = icmp eq i64 %44, %43
  br i1 %45, label %46, label %50

46:
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %48, 1
  br label %51

50:
  store i64 %43, ptr %40, align 8
  br label %51

51:
  %52 = phi i64 [ %49, %46 ], [ 1, %50 ]
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %52, ptr %53, align 8
  %54 = call i64 @llvm.ctlz.i64(i64 %52, i1 false)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = sub nsw i32 63, %55
  %57 = call i32 @llvm.umin.i32(i32 %56, i32 23)
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 216
  %59 = zext nneg i32 %57 to i64
  %60 = getelementptr inbounds nuw i64, ptr %58, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, %27
  store i64 %62, ptr %60, align 8
  %63 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %64 = fcmp une <32 x double> %6, %7
  %65 = bitcast <32 x i1> %64 to i32
  %66 = fcmp one <32 x double> %63, splat (double 0x7FF0000000000000)
  %67 = bitcast <32 x i1> %66 to i32
  %68 = xor i32 %67, -1
  %69 = or i32 %65, %68
  %70 = and i32 %69, %2
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %127, label %72

72:
  %73 = fsub <32 x double> %6, %7
  %74 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %73)
  %75 = fcmp oeq <32 x double> %73, zeroinitializer
  %76 = fdiv <32 x double> %73, %7
  %77 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %76)
  %78 = select <32 x i1> %75, <32 x double> %74, <32 x double> %77
  %79 = fcmp olt <32 x double> %78, splat (double 1.000000e+15)
  %80 = bitcast i32 %2 to <32 x i1>
  %81 = and <32 x i1> %79, %80
  %82 = and <32 x i1> %66, %81
  %83 = fptrunc <32 x double> %78 to <32 x float>
  %84 = select <32 x i1> %82, <32 x float> %83, <32 x float> zeroinitializer
  %85 = fmul <32 x float> %84, %84
  %86 = shufflevector <32 x float> %85, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %87 = shufflevector <32 x float> %85, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %88 = fadd <16 x float> %86, %87
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %90 = shufflevector <16 x float> %88, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %91 = fadd <8 x float> %89, %90
  %92 = shufflevector <8 x float> %91, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %93 = shufflevector <8 x float> %91, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %94 = fadd <4 x float> %92, %93
  %95 = extractelement <4 x float> %94, i64 0
  %96 = extractelement <4 x float> %94, i64 1
  %97 = fadd float %95, %96
  %98 = extractelement <4 x float> %94, i64 2
  %99 = extractelement <4 x float> %94, i64 3
  %100 = fadd float %98, %99
  %101 = fadd float %97, %100
  %102 = fpext float %101 to double
  %103 = getelementptr inbounds nuw i8, ptr %25, i64 408
  %104 = getelementptr inbounds nuw double, ptr %103, i64 %59
  %105 = load double, ptr %104, align 8
  %106 = fadd double %105, %102
  store double %106, ptr %104, align 8
  %107 = xor <32 x i1> %82, splat (i1 true)
  %108 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %109 = load double, ptr %108, align 8
  %110 = fmul double %109, 0x3FF000010C6F7A0B
  %111 = insertelement <32 x double> poison, double %110, i64 0
  %112 = shufflevector <32 x double> %111, <32 x double> poison, <32 x i32> zeroinitializer
  %113 = fcmp ogt <32 x double> %78, %112
  %114 = insertelement <32 x double> poison, double %5, i64 0
  %115 = shufflevector <32 x double> %114, <32 x double> poison, <32 x i32> zeroinitializer
  %116 = fcmp olt <32 x double> %63, %115
  %117 = insertelement <32 x double> poison, double %4, i64 0
  %118 = shufflevector <32 x double> %117, <32 x double> poison, <32 x i32> zeroinitializer
  %119 = fcmp ogt <32 x double> %78, %118
  %120 = and <32 x i1> %116, %119
  %121 = or <32 x i1> %120, %113
  %122 = select <32 x i1> %121, <32 x i1> splat (i1 true), <32 x i1> %107
  %123 = bitcast <32 x i1> %122 to i32
  %124 = and i32 %2, %123
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %127, label %126

126:
  call void @_ZN12_GLOBAL__N_14lookILj0EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %25, i32 %57, ptr align 256 %11, i32 %124)
  br label %127

127:
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
  br i1 %18, label %144, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load ptr, ptr %22, align 8
  %24 = zext i32 %3 to i64
  %25 = getelementptr inbounds nuw %struct.numbers, ptr %23, i64 %24
  %26 = call i32 @llvm.ctpop.i32(i32 %2)
  %27 = zext nneg i32 %26 to i64
  %28 = load i64, ptr %25, align 8
  %29 = add i64 %28, %27
  store i64 %29, ptr %25, align 8
  %30 = load ptr, ptr %20, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul i64 %34, %24
  %36 = getelementptr inbounds nuw %struct.visits, ptr %32, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw %struct.visits, ptr %36, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, 1
  %44 = load i64, ptr %40, align 8
  %45 = icmp eq i64 %44, %43
  br i1 %45, label %46, label %50

46:
  %47 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = add i64 %48, 1
  br label %51

50:
  store i64 %43, ptr %40, align 8
  br label %51

51:
  %52 = phi i64 [ %49, %46 ], [ 1, %50 ]
  %53 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 %52, ptr %53, align 8
  %54 = call i64 @llvm.ctlz.i64(i64 %52, i1 false)
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = sub nsw i32 63, %55
  %57 = call i32 @llvm.umin.i32(i32 %56, i32 23)
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 216
  %59 = zext nneg i32 %57 to i64
  %60 = getelementptr inbounds nuw i64, ptr %58, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, %27
  store i64 %62, ptr %60, align 8
  %63 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %64 = fcmp une <32 x double> %6, %7
  %65 = bitcast <32 x i1> %64 to i32
  %66 = fcmp one <32 x double> %63, splat (double 0x7FF0000000000000)
  %67 = bitcast <32 x i1> %66 to i32
  %68 = xor i32 %67, -1
  %69 = or i32 %65, %68
  %70 = and i32 %69, %2
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %144, label %72

72:
  %73 = fsub <32 x double> %6, %7
  %74 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %73)
  %75 = fcmp oeq <32 x double> %73, zeroinitializer
  %76 = fdiv <32 x double> %73, %7
  %77 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %76)
  %78 = select <32 x i1> %75, <32 x double> %74, <32 x double> %77
  %79 = fcmp olt <32 x double> %78, splat (double 1.000000e+15)
  %80 = bitcast i32 %2 to <32 x i1>
  %81 = and <32 x i1> %79, %80
  %82 = and <32 x i1> %66, %81
  %83 = fptrunc <32 x double> %78 to <32 x float>
  %84 = select <32 x i1> %82, <32 x float> %83, <32 x float> zeroinitializer
  %85 = fmul <32 x float> %84, %84
  %86 = shufflevector <32 x float> %85, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %87 = shufflevector <32 x float> %85, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %88 = fadd <16 x float> %86, %87
  %89 = shufflevector <16 x float> %88, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %90 = shufflevector <16 x float> %88, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %91 = fadd <8 x float> %89, %90
  %92 = shufflevector <8 x float> %91, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %93 = shufflevector <8 x float> %91, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %94 = fadd <4 x float> %92, %93
  %95 = extractelement <4 x float> %94, i64 0
  %96 = extractelement <4 x float> %94, i64 1
  %97 = fadd float %95, %96
  %98 = extractelement <4 x float> %94, i64 2
  %99 = extractelement <4 x float> %94, i64 3
  %100 = fadd float %98, %99
  %101 = fadd float %97, %100
  %102 = fpext float %101 to double
  %103 = getelementptr inbounds nuw i8, ptr %25, i64 408
  %104 = getelementptr inbounds nuw double, ptr %103, i64 %59
  %105 = load double, ptr %104, align 8
  %106 = fadd double %105, %102
  store double %106, ptr %104, align 8
  %107 = xor <32 x i1> %82, splat (i1 true)
  %108 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %109 = load double, ptr %108, align 8
  %110 = fmul double %109, 0x3FF000010C6F7A0B
  %111 = insertelement <32 x double> poison, double %110, i64 0
  %112 = shufflevector <32 x double> %111, <32 x double> poison, <32 x i32> zeroinitializer
  %113 = fcmp ogt <32 x double> %78, %112
  %114 = fcmp oeq <32 x double> %6, %8
  %115 = fcmp une <32 x double> %9, zeroinitializer
  %116 = and <32 x i1> %114, %115
  %117 = fcmp oeq <32 x double> %6, %9
  %118 = fcmp une <32 x double> %8, zeroinitializer
  %119 = and <32 x i1> %118, %117
  %120 = or <32 x i1> %116, %119
  %121 = or <32 x i1> %120, %113
  %122 = select <32 x i1> %121, <32 x i1> splat (i1 true), <32 x i1> %107
  %123 = fmul double %4, 1.600000e+01
  %124 = insertelement <32 x double> poison, double %123, i64 0
  %125 = shufflevector <32 x double> %124, <32 x double> poison, <32 x i32> zeroinitializer
  %126 = fcmp ogt <32 x double> %78, %125
  %127 = bitcast <32 x i1> %126 to i32
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %138, label %129

129:
  %130 = fmul <32 x double> %63, splat (double 2.560000e+02)
  %131 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %8)
  %132 = fcmp ogt <32 x double> %131, %130
  %133 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %9)
  %134 = fcmp ogt <32 x double> %133, %130
  %135 = or <32 x i1> %132, %134
  %136 = and <32 x i1> %126, %135
  %137 = select <32 x i1> %136, <32 x i1> splat (i1 true), <32 x i1> %122
  br label %138

138:
  %139 = phi <32 x i1> [ %137, %129 ], [ %122, %72 ]
  %140 = bitcast <32 x i1> %139 to i32
  %141 = and i32 %2, %140
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %144, label %143

143:
  call void @_ZN12_GLOBAL__N_14lookILj1EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %25, i32 %57, ptr align 256 %11, i32 %141)
  br label %144

144:
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
  br i1 %19, label %146, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load ptr, ptr %23, align 8
  %25 = zext i32 %3 to i64
  %26 = getelementptr inbounds nuw %struct.numbers, ptr %24, i64 %25
  %27 = call i32 @llvm.ctpop.i32(i32 %2)
  %28 = zext nneg i32 %27 to i64
  %29 = load i64, ptr %26, align 8
  %30 = add i64 %29, %28
  store i64 %30, ptr %26, align 8
  %31 = load ptr, ptr %21, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %35 = load i64, ptr %34, align 8
  %36 = mul i64 %35, %25
  %37 = getelementptr inbounds nuw %struct.visits, ptr %33, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.visits, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, 1
  %45 = load i64, ptr %41, align 8
  %46 = icmp eq i64 %45, %44
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = add i64 %49, 1
  br label %52

51:
  store i64 %44, ptr %41, align 8
  br label %52

52:
  %53 = phi i64 [ %50, %47 ], [ 1, %51 ]
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i64 %53, ptr %54, align 8
  %55 = call i64 @llvm.ctlz.i64(i64 %53, i1 false)
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = sub nsw i32 63, %56
  %58 = call i32 @llvm.umin.i32(i32 %57, i32 23)
  %59 = getelementptr inbounds nuw i8, ptr %26, i64 216
  %60 = zext nneg i32 %58 to i64
  %61 = getelementptr inbounds nuw i64, ptr %59, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, %28
  store i64 %63, ptr %61, align 8
  %64 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %65 = fcmp une <32 x double> %6, %7
  %66 = bitcast <32 x i1> %65 to i32
  %67 = fcmp one <32 x double> %64, splat (double 0x7FF0000000000000)
  %68 = bitcast <32 x i1> %67 to i32
  %69 = xor i32 %68, -1
  %70 = or i32 %66, %69
  %71 = and i32 %70, %2
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %146, label %73

73:
  %74 = fsub <32 x double> %6, %7
  %75 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %74)
  %76 = fcmp oeq <32 x double> %74, zeroinitializer
  %77 = fdiv <32 x double> %74, %7
  %78 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %77)
  %79 = select <32 x i1> %76, <32 x double> %75, <32 x double> %78
  %80 = fcmp olt <32 x double> %79, splat (double 1.000000e+15)
  %81 = bitcast i32 %2 to <32 x i1>
  %82 = and <32 x i1> %80, %81
  %83 = and <32 x i1> %67, %82
  %84 = fptrunc <32 x double> %79 to <32 x float>
  %85 = select <32 x i1> %83, <32 x float> %84, <32 x float> zeroinitializer
  %86 = fmul <32 x float> %85, %85
  %87 = shufflevector <32 x float> %86, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = shufflevector <32 x float> %86, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %89 = fadd <16 x float> %87, %88
  %90 = shufflevector <16 x float> %89, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %91 = shufflevector <16 x float> %89, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %92 = fadd <8 x float> %90, %91
  %93 = shufflevector <8 x float> %92, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %94 = shufflevector <8 x float> %92, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %95 = fadd <4 x float> %93, %94
  %96 = extractelement <4 x float> %95, i64 0
  %97 = extractelement <4 x float> %95, i64 1
  %98 = fadd float %96, %97
  %99 = extractelement <4 x float> %95, i64 2
  %100 = extractelement <4 x float> %95, i64 3
  %101 = fadd float %99, %100
  %102 = fadd float %98, %101
  %103 = fpext float %102 to double
  %104 = getelementptr inbounds nuw i8, ptr %26, i64 408
  %105 = getelementptr inbounds nuw double, ptr %104, i64 %60
  %106 = load double, ptr %105, align 8
  %107 = fadd double %106, %103
  store double %107, ptr %105, align 8
  %108 = xor <32 x i1> %83, splat (i1 true)
  %109 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %110 = load double, ptr %109, align 8
  %111 = fmul double %110, 0x3FF000010C6F7A0B
  %112 = insertelement <32 x double> poison, double %111, i64 0
  %113 = shufflevector <32 x double> %112, <32 x double> poison, <32 x i32> zeroinitializer
  %114 = fcmp ogt <32 x double> %79, %113
  %115 = fmul <32 x double> %8, %9
  %116 = fcmp oeq <32 x double> %6, %115
  %117 = fcmp une <32 x double> %10, zeroinitializer
  %118 = and <32 x i1> %116, %117
  %119 = fcmp oeq <32 x double> %6, %10
  %120 = fcmp une <32 x double> %115, zeroinitializer
  %121 = and <32 x i1> %119, %120
  %122 = or <32 x i1> %118, %121
  %123 = or <32 x i1> %122, %114
  %124 = select <32 x i1> %123, <32 x i1> splat (i1 true), <32 x i1> %108
  %125 = fmul double %4, 1.600000e+01
  %126 = insertelement <32 x double> poison, double %125, i64 0
  %127 = shufflevector <32 x double> %126, <32 x double> poison, <32 x i32> zeroinitializer
  %128 = fcmp ogt <32 x double> %79, %127
  %129 = bitcast <32 x i1> %128 to i32
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %140, label %131

131:
  %132 = fmul <32 x double> %64, splat (double 2.560000e+02)
  %133 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %115)
  %134 = fcmp ogt <32 x double> %133, %132
  %135 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %10)
  %136 = fcmp ogt <32 x double> %135, %132
  %137 = or <32 x i1> %134, %136
  %138 = and <32 x i1> %128, %137
  %139 = select <32 x i1> %138, <32 x i1> splat (i1 true), <32 x i1> %124
  br label %140

140:
  %141 = phi <32 x i1> [ %139, %131 ], [ %124, %73 ]
  %142 = bitcast <32 x i1> %141 to i32
  %143 = and i32 %2, %142
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %146, label %145

145:
  call void @_ZN12_GLOBAL__N_14lookILj2EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %26, i32 %58, ptr align 256 %12, i32 %143)
  br label %146

146:
  ret void
}

define void @note_taken(ptr %0, ptr readnone %1, i32 %2, i32 %3) {
  %5 = call i32 @llvm.ctpop.i32(i32 %2)
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = zext i32 %3 to i64
  %12 = getelementptr inbounds nuw %struct.numbers, ptr %10, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, %6
  store i64 %14, ptr %12, align 8
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
  br label %167

14:
  store <32 x i64> %3, ptr %8, align 64
  %15 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %8, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = lshr i64 %18, 40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %21 = load ptr, ptr %20, align 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %19, %24
  %26 = select i1 %25, i64 %19, i64 0
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
  br i1 %39, label %40, label %51

40:
  %41 = lshr <32 x i64> %3, splat (i64 40)
  %42 = insertelement <32 x i64> poison, i64 %19, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = icmp eq <32 x i64> %41, %43
  %45 = bitcast <32 x i1> %44 to i32
  %46 = xor i32 %2, -1
  %47 = or i32 %45, %46
  %48 = icmp eq i32 %47, -1
  br i1 %48, label %49, label %51

49:
  %50 = fpext <32 x float> %5 to <32 x double>
  br label %165

51:
  %52 = zext <32 x i32> %6 to <32 x i64>
  %53 = insertelement <32 x i64> poison, i64 %4, i64 0
  %54 = shufflevector <32 x i64> %53, <32 x i64> poison, <32 x i32> zeroinitializer
  %55 = or <32 x i64> %54, %52
  %56 = sub i64 %18, %28
  %57 = lshr i64 %56, %36
  %58 = icmp eq i32 %2, -1
  %59 = icmp eq i64 %38, 0
  %60 = select i1 %58, i1 %59, i1 false
  br i1 %60, label %61, label %84

61:
  %62 = add i64 %57, 32
  %63 = icmp ugt i64 %62, %34
  %64 = icmp ugt i64 %57, %34
  %65 = or i1 %64, %63
  br i1 %65, label %84, label %66

66:
  %67 = insertelement <32 x i64> poison, i64 %18, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = insertelement <32 x i64> poison, i64 %36, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %70
  %72 = add <32 x i64> %71, %68
  %73 = icmp ne <32 x i64> %3, %72
  %74 = bitcast <32 x i1> %73 to i32
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %84

76:
  %77 = getelementptr inbounds nuw i64, ptr %32, i64 %57
  %78 = load <32 x i64>, ptr %77, align 8
  %79 = icmp eq <32 x i64> %78, %55
  %80 = getelementptr inbounds nuw double, ptr %30, i64 %57
  %81 = load <32 x double>, ptr %80, align 8
  %82 = fpext <32 x float> %5 to <32 x double>
  %83 = select <32 x i1> %79, <32 x double> %81, <32 x double> %82
  br label %165

84:
  store <32 x i64> %55, ptr %9, align 64
  %85 = fpext <32 x float> %5 to <32 x double>
  store <32 x double> %85, ptr %10, align 64
  %86 = insertelement <32 x i64> poison, i64 %18, i64 0
  %87 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %88 = icmp eq <32 x i64> %3, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  %93 = select i1 %92, i1 %59, i1 false
  br i1 %93, label %96, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %110

96:
  %97 = call i64 @llvm.umin.i64(i64 %57, i64 %34)
  %98 = icmp ult i64 %57, %34
  br i1 %98, label %99, label %163

99:
  %100 = getelementptr inbounds nuw i64, ptr %32, i64 %97
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %16
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %101, %103
  br i1 %104, label %105, label %163

105:
  %106 = getelementptr inbounds nuw double, ptr %30, i64 %97
  %107 = load double, ptr %106, align 8
  %108 = insertelement <32 x double> poison, double %107, i64 0
  %109 = shufflevector <32 x double> %108, <32 x double> poison, <32 x i32> zeroinitializer
  br label %163

110:
  %111 = phi i32 [ %2, %94 ], [ %159, %157 ]
  %112 = call i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr %8, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = lshr i64 %115, 40
  %117 = icmp ult i64 %116, %24
  %118 = select i1 %117, i64 %116, i64 0
  %119 = getelementptr inbounds nuw %struct.value_row, ptr %22, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %119, i64 16
  %124 = load ptr, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %119, i64 24
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %119, i64 32
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %119, i64 40
  %130 = load i64, ptr %129, align 8
  %131 = sub i64 %115, %120
  %132 = lshr i64 %131, %128
  %133 = icmp eq i64 %130, 0
  br i1 %133, label %143, label %134

134:
  %135 = icmp ult i64 %132, %130
  br i1 %135, label %136, label %157

136:
  %137 = load i32, ptr %95, align 8
  %138 = shl i32 %137, 5
  %139 = or disjoint i32 %138, %112
  %140 = zext i32 %139 to i64
  %141 = mul i64 %130, %140
  %142 = add i64 %141, %132
  br label %143

143:
  %144 = phi i64 [ %142, %136 ], [ %132, %110 ]
  %145 = call i64 @llvm.umin.i64(i64 %144, i64 %126)
  %146 = icmp ult i64 %144, %126
  br i1 %146, label %147, label %157

147:
  %148 = getelementptr inbounds nuw i64, ptr %124, i64 %145
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds nuw i64, ptr %9, i64 %113
  %151 = load i64, ptr %150, align 8
  %152 = icmp eq i64 %149, %151
  br i1 %152, label %153, label %157

153:
  %154 = getelementptr inbounds nuw double, ptr %122, i64 %145
  %155 = load double, ptr %154, align 8
  %156 = getelementptr inbounds nuw double, ptr %10, i64 %113
  store double %155, ptr %156, align 8
  br label %157

157:
  %158 = add i32 %111, -1
  %159 = and i32 %158, %111
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %110

161:
  %162 = load <32 x double>, ptr %10, align 64
  br label %163

163:
  %164 = phi <32 x double> [ %162, %161 ], [ %85, %99 ], [ %109, %105 ], [ %85, %96 ]
  br label %165

165:
  %166 = phi <32 x double> [ %50, %49 ], [ %83, %76 ], [ %164, %163 ]
  br label %167

167:
  %168 = phi <32 x double> [ %166, %165 ], [ %13, %12 ]
  ret <32 x double> %168
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
  br label %178

16:
  store <32 x i64> %3, ptr %8, align 64
  %17 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = lshr i64 %20, 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %23 = load ptr, ptr %22, align 8
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = icmp ult i64 %21, %26
  %28 = select i1 %27, i64 %21, i64 0
  %29 = getelementptr inbounds nuw %struct.value_row, ptr %24, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %36, 0
  br i1 %41, label %42, label %55

42:
  %43 = lshr <32 x i64> %3, splat (i64 40)
  %44 = insertelement <32 x i64> poison, i64 %21, i64 0
  %45 = shufflevector <32 x i64> %44, <32 x i64> poison, <32 x i32> zeroinitializer
  %46 = icmp eq <32 x i64> %43, %45
  %47 = bitcast <32 x i1> %46 to i32
  %48 = xor i32 %2, -1
  %49 = or i32 %47, %48
  %50 = icmp eq i32 %49, -1
  br i1 %50, label %51, label %55

51:
  %52 = fpext <32 x float> %5 to <32 x double>
  %53 = call <32 x i64> @algebra_own(<32 x double> %52)
  %54 = bitcast <32 x i64> %53 to <32 x double>
  br label %176

55:
  %56 = zext <32 x i32> %6 to <32 x i64>
  %57 = insertelement <32 x i64> poison, i64 %4, i64 0
  %58 = shufflevector <32 x i64> %57, <32 x i64> poison, <32 x i32> zeroinitializer
  %59 = or <32 x i64> %58, %56
  %60 = sub i64 %20, %30
  %61 = lshr i64 %60, %38
  %62 = icmp eq i32 %2, -1
  %63 = icmp eq i64 %40, 0
  %64 = select i1 %62, i1 %63, i1 false
  br i1 %64, label %65, label %90

65:
  %66 = add i64 %61, 32
  %67 = icmp ugt i64 %66, %36
  %68 = icmp ugt i64 %61, %36
  %69 = or i1 %68, %67
  br i1 %69, label %90, label %70

70:
  %71 = insertelement <32 x i64> poison, i64 %20, i64 0
  %72 = shufflevector <32 x i64> %71, <32 x i64> poison, <32 x i32> zeroinitializer
  %73 = insertelement <32 x i64> poison, i64 %38, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %74
  %76 = add <32 x i64> %75, %72
  %77 = icmp ne <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %90

80:
  %81 = getelementptr inbounds nuw i64, ptr %34, i64 %61
  %82 = load <32 x i64>, ptr %81, align 8
  %83 = icmp eq <32 x i64> %82, %59
  %84 = getelementptr inbounds nuw double, ptr %32, i64 %61
  %85 = load <32 x double>, ptr %84, align 8
  %86 = fpext <32 x float> %5 to <32 x double>
  %87 = call <32 x i64> @algebra_own(<32 x double> %86)
  %88 = bitcast <32 x i64> %87 to <32 x double>
  %89 = select <32 x i1> %83, <32 x double> %85, <32 x double> %88
  br label %176

90:
  store <32 x i64> %59, ptr %9, align 64
  %91 = fpext <32 x float> %5 to <32 x double>
  %92 = call <32 x i64> @algebra_own(<32 x double> %91)
  %93 = bitcast <32 x i64> %92 to <32 x double>
  store <32 x i64> %92, ptr %10, align 64
  %94 = insertelement <32 x i64> poison, i64 %20, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = icmp eq <32 x i64> %3, %95
  %97 = bitcast <32 x i1> %96 to i32
  %98 = xor i32 %2, -1
  %99 = or i32 %97, %98
  %100 = icmp eq i32 %99, -1
  %101 = select i1 %100, i1 %63, i1 false
  br i1 %101, label %107, label %102

102:
  %103 = load ptr, ptr %22, align 8
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %25, align 8
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %121

107:
  %108 = call i64 @llvm.umin.i64(i64 %61, i64 %36)
  %109 = icmp ult i64 %61, %36
  br i1 %109, label %110, label %174

110:
  %111 = getelementptr inbounds nuw i64, ptr %34, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw i64, ptr %9, i64 %18
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %112, %114
  br i1 %115, label %116, label %174

116:
  %117 = getelementptr inbounds nuw double, ptr %32, i64 %108
  %118 = load double, ptr %117, align 8
  %119 = insertelement <32 x double> poison, double %118, i64 0
  %120 = shufflevector <32 x double> %119, <32 x double> poison, <32 x i32> zeroinitializer
  br label %174

121:
  %122 = phi i32 [ %2, %102 ], [ %170, %168 ]
  %123 = call i32 @llvm.cttz.i32(i32 %122, i1 true)
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr %8, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = lshr i64 %126, 40
  %128 = icmp ult i64 %127, %105
  %129 = select i1 %128, i64 %127, i64 0
  %130 = getelementptr inbounds nuw %struct.value_row, ptr %104, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %133 = load ptr, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %130, i64 24
  %137 = load i64, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %130, i64 32
  %139 = load i64, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %130, i64 40
  %141 = load i64, ptr %140, align 8
  %142 = sub i64 %126, %131
  %143 = lshr i64 %142, %139
  %144 = icmp eq i64 %141, 0
  br i1 %144, label %154, label %145

145:
  %146 = icmp ult i64 %143, %141
  br i1 %146, label %147, label %168

147:
  %148 = load i32, ptr %106, align 8
  %149 = shl i32 %148, 5
  %150 = or disjoint i32 %149, %123
  %151 = zext i32 %150 to i64
  %152 = mul i64 %141, %151
  %153 = add i64 %152, %143
  br label %154

154:
  %155 = phi i64 [ %153, %147 ], [ %143, %121 ]
  %156 = call i64 @llvm.umin.i64(i64 %155, i64 %137)
  %157 = icmp ult i64 %155, %137
  br i1 %157, label %158, label %168

158:
  %159 = getelementptr inbounds nuw i64, ptr %135, i64 %156
  %160 = load i64, ptr %159, align 8
  %161 = getelementptr inbounds nuw i64, ptr %9, i64 %124
  %162 = load i64, ptr %161, align 8
  %163 = icmp eq i64 %160, %162
  br i1 %163, label %164, label %168

164:
  %165 = getelementptr inbounds nuw double, ptr %133, i64 %156
  %166 = load double, ptr %165, align 8
  %167 = getelementptr inbounds nuw double, ptr %10, i64 %124
  store double %166, ptr %167, align 8
  br label %168

168:
  %169 = add i32 %122, -1
  %170 = and i32 %169, %122
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %121

172:
  %173 = load <32 x double>, ptr %10, align 64
  br label %174

174:
  %175 = phi <32 x double> [ %173, %172 ], [ %93, %110 ], [ %120, %116 ], [ %93, %107 ]
  br label %176

176:
  %177 = phi <32 x double> [ %54, %51 ], [ %89, %80 ], [ %175, %174 ]
  br label %178

178:
  %179 = phi <32 x double> [ %177, %176 ], [ %15, %12 ]
  ret <32 x double> %179
}

define <32 x double> @shadow_ld_f64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x double> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes.4, align 64
  %11 = icmp eq i32 %2, 0
  br i1 %11, label %160, label %12

12:
  store <32 x i64> %3, ptr %8, align 64
  %13 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %8, i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = lshr i64 %16, 40
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %19 = load ptr, ptr %18, align 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %17, %22
  %24 = select i1 %23, i64 %17, i64 0
  %25 = getelementptr inbounds nuw %struct.value_row, ptr %20, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %32, 0
  br i1 %37, label %38, label %47

38:
  %39 = lshr <32 x i64> %3, splat (i64 40)
  %40 = insertelement <32 x i64> poison, i64 %17, i64 0
  %41 = shufflevector <32 x i64> %40, <32 x i64> poison, <32 x i32> zeroinitializer
  %42 = icmp eq <32 x i64> %39, %41
  %43 = bitcast <32 x i1> %42 to i32
  %44 = xor i32 %2, -1
  %45 = or i32 %43, %44
  %46 = icmp eq i32 %45, -1
  br i1 %46, label %158, label %47

47:
  %48 = insertelement <32 x i64> poison, i64 %4, i64 0
  %49 = shufflevector <32 x i64> %48, <32 x i64> poison, <32 x i32> zeroinitializer
  %50 = or <32 x i64> %6, %49
  %51 = sub i64 %16, %26
  %52 = lshr i64 %51, %34
  %53 = icmp eq i32 %2, -1
  %54 = icmp eq i64 %36, 0
  %55 = select i1 %53, i1 %54, i1 false
  br i1 %55, label %56, label %78

56:
  %57 = add i64 %52, 32
  %58 = icmp ugt i64 %57, %32
  %59 = icmp ugt i64 %52, %32
  %60 = or i1 %59, %58
  br i1 %60, label %78, label %61

61:
  %62 = insertelement <32 x i64> poison, i64 %16, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  %64 = insertelement <32 x i64> poison, i64 %34, i64 0
  %65 = shufflevector <32 x i64> %64, <32 x i64> poison, <32 x i32> zeroinitializer
  %66 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %65
  %67 = add <32 x i64> %66, %63
  %68 = icmp ne <32 x i64> %3, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %78

71:
  %72 = getelementptr inbounds nuw i64, ptr %30, i64 %52
  %73 = load <32 x i64>, ptr %72, align 8
  %74 = icmp eq <32 x i64> %73, %50
  %75 = getelementptr inbounds nuw double, ptr %28, i64 %52
  %76 = load <32 x double>, ptr %75, align 8
  %77 = select <32 x i1> %74, <32 x double> %76, <32 x double> %5
  br label %158

78:
  store <32 x i64> %50, ptr %9, align 64
  store <32 x double> %5, ptr %10, align 64
  %79 = insertelement <32 x i64> poison, i64 %16, i64 0
  %80 = shufflevector <32 x i64> %79, <32 x i64> poison, <32 x i32> zeroinitializer
  %81 = icmp eq <32 x i64> %3, %80
  %82 = bitcast <32 x i1> %81 to i32
  %83 = xor i32 %2, -1
  %84 = or i32 %82, %83
  %85 = icmp eq i32 %84, -1
  %86 = select i1 %85, i1 %54, i1 false
  br i1 %86, label %89, label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %103

89:
  %90 = call i64 @llvm.umin.i64(i64 %52, i64 %32)
  %91 = icmp ult i64 %52, %32
  br i1 %91, label %92, label %156

92:
  %93 = getelementptr inbounds nuw i64, ptr %30, i64 %90
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %9, i64 %14
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %94, %96
  br i1 %97, label %98, label %156

98:
  %99 = getelementptr inbounds nuw double, ptr %28, i64 %90
  %100 = load double, ptr %99, align 8
  %101 = insertelement <32 x double> poison, double %100, i64 0
  %102 = shufflevector <32 x double> %101, <32 x double> poison, <32 x i32> zeroinitializer
  br label %156

103:
  %104 = phi i32 [ %2, %87 ], [ %152, %150 ]
  %105 = call i32 @llvm.cttz.i32(i32 %104, i1 true)
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr %8, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = lshr i64 %108, 40
  %110 = icmp ult i64 %109, %22
  %111 = select i1 %110, i64 %109, i64 0
  %112 = getelementptr inbounds nuw %struct.value_row, ptr %20, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %115 = load ptr, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds nuw i8, ptr %112, i64 32
  %121 = load i64, ptr %120, align 8
  %122 = getelementptr inbounds nuw i8, ptr %112, i64 40
  %123 = load i64, ptr %122, align 8
  %124 = sub i64 %108, %113
  %125 = lshr i64 %124, %121
  %126 = icmp eq i64 %123, 0
  br i1 %126, label %136, label %127

127:
  %128 = icmp ult i64 %125, %123
  br i1 %128, label %129, label %150

129:
  %130 = load i32, ptr %88, align 8
  %131 = shl i32 %130, 5
  %132 = or disjoint i32 %131, %105
  %133 = zext i32 %132 to i64
  %134 = mul i64 %123, %133
  %135 = add i64 %134, %125
  br label %136

136:
  %137 = phi i64 [ %135, %129 ], [ %125, %103 ]
  %138 = call i64 @llvm.umin.i64(i64 %137, i64 %119)
  %139 = icmp ult i64 %137, %119
  br i1 %139, label %140, label %150

140:
  %141 = getelementptr inbounds nuw i64, ptr %117, i64 %138
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i64, ptr %9, i64 %106
  %144 = load i64, ptr %143, align 8
  %145 = icmp eq i64 %142, %144
  br i1 %145, label %146, label %150

146:
  %147 = getelementptr inbounds nuw double, ptr %115, i64 %138
  %148 = load double, ptr %147, align 8
  %149 = getelementptr inbounds nuw double, ptr %10, i64 %106
  store double %148, ptr %149, align 8
  br label %150

150:
  %151 = add i32 %104, -1
  %152 = and i32 %151, %104
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %103

154:
  %155 = load <32 x double>, ptr %10, align 64
  br label %156

156:
  %157 = phi <32 x double> [ %155, %154 ], [ %5, %92 ], [ %102, %98 ], [ %5, %89 ]
  br label %158

158:
  %159 = phi <32 x double> [ %157, %156 ], [ %77, %71 ], [ %5, %38 ]
  br label %160

160:
  %161 = phi <32 x double> [ %159, %158 ], [ %5, %7 ]
  ret <32 x double> %161
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
  br label %173

15:
  store <32 x i64> %3, ptr %8, align 64
  %16 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %8, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = lshr i64 %19, 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %22 = load ptr, ptr %21, align 8
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %20, %25
  %27 = select i1 %26, i64 %20, i64 0
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
  br i1 %40, label %41, label %53

41:
  %42 = lshr <32 x i64> %3, splat (i64 40)
  %43 = insertelement <32 x i64> poison, i64 %20, i64 0
  %44 = shufflevector <32 x i64> %43, <32 x i64> poison, <32 x i32> zeroinitializer
  %45 = icmp eq <32 x i64> %42, %44
  %46 = bitcast <32 x i1> %45 to i32
  %47 = xor i32 %2, -1
  %48 = or i32 %46, %47
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %50, label %53

50:
  %51 = call <32 x i64> @algebra_own(<32 x double> %5)
  %52 = bitcast <32 x i64> %51 to <32 x double>
  br label %171

53:
  %54 = insertelement <32 x i64> poison, i64 %4, i64 0
  %55 = shufflevector <32 x i64> %54, <32 x i64> poison, <32 x i32> zeroinitializer
  %56 = or <32 x i64> %6, %55
  %57 = sub i64 %19, %29
  %58 = lshr i64 %57, %37
  %59 = icmp eq i32 %2, -1
  %60 = icmp eq i64 %39, 0
  %61 = select i1 %59, i1 %60, i1 false
  br i1 %61, label %62, label %86

62:
  %63 = add i64 %58, 32
  %64 = icmp ugt i64 %63, %35
  %65 = icmp ugt i64 %58, %35
  %66 = or i1 %65, %64
  br i1 %66, label %86, label %67

67:
  %68 = insertelement <32 x i64> poison, i64 %19, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = insertelement <32 x i64> poison, i64 %37, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %71
  %73 = add <32 x i64> %72, %69
  %74 = icmp ne <32 x i64> %3, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %86

77:
  %78 = getelementptr inbounds nuw i64, ptr %33, i64 %58
  %79 = load <32 x i64>, ptr %78, align 8
  %80 = icmp eq <32 x i64> %79, %56
  %81 = getelementptr inbounds nuw double, ptr %31, i64 %58
  %82 = load <32 x double>, ptr %81, align 8
  %83 = call <32 x i64> @algebra_own(<32 x double> %5)
  %84 = bitcast <32 x i64> %83 to <32 x double>
  %85 = select <32 x i1> %80, <32 x double> %82, <32 x double> %84
  br label %171

86:
  store <32 x i64> %56, ptr %9, align 64
  %87 = call <32 x i64> @algebra_own(<32 x double> %5)
  %88 = bitcast <32 x i64> %87 to <32 x double>
  store <32 x i64> %87, ptr %10, align 64
  %89 = insertelement <32 x i64> poison, i64 %19, i64 0
  %90 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  %91 = icmp eq <32 x i64> %3, %90
  %92 = bitcast <32 x i1> %91 to i32
  %93 = xor i32 %2, -1
  %94 = or i32 %92, %93
  %95 = icmp eq i32 %94, -1
  %96 = select i1 %95, i1 %60, i1 false
  br i1 %96, label %102, label %97

97:
  %98 = load ptr, ptr %21, align 8
  %99 = load ptr, ptr %98, align 8
  %100 = load i64, ptr %24, align 8
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %116

102:
  %103 = call i64 @llvm.umin.i64(i64 %58, i64 %35)
  %104 = icmp ult i64 %58, %35
  br i1 %104, label %105, label %169

105:
  %106 = getelementptr inbounds nuw i64, ptr %33, i64 %103
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i64, ptr %9, i64 %17
  %109 = load i64, ptr %108, align 8
  %110 = icmp eq i64 %107, %109
  br i1 %110, label %111, label %169

111:
  %112 = getelementptr inbounds nuw double, ptr %31, i64 %103
  %113 = load double, ptr %112, align 8
  %114 = insertelement <32 x double> poison, double %113, i64 0
  %115 = shufflevector <32 x double> %114, <32 x double> poison, <32 x i32> zeroinitializer
  br label %169

116:
  %117 = phi i32 [ %2, %97 ], [ %165, %163 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i64, ptr %8, i64 %119
  %121 = load i64, ptr %120, align 8
  %122 = lshr i64 %121, 40
  %123 = icmp ult i64 %122, %100
  %124 = select i1 %123, i64 %122, i64 0
  %125 = getelementptr inbounds nuw %struct.value_row, ptr %99, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %128 = load ptr, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %125, i64 16
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 24
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %125, i64 32
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %125, i64 40
  %136 = load i64, ptr %135, align 8
  %137 = sub i64 %121, %126
  %138 = lshr i64 %137, %134
  %139 = icmp eq i64 %136, 0
  br i1 %139, label %149, label %140

140:
  %141 = icmp ult i64 %138, %136
  br i1 %141, label %142, label %163

142:
  %143 = load i32, ptr %101, align 8
  %144 = shl i32 %143, 5
  %145 = or disjoint i32 %144, %118
  %146 = zext i32 %145 to i64
  %147 = mul i64 %136, %146
  %148 = add i64 %147, %138
  br label %149

149:
  %150 = phi i64 [ %148, %142 ], [ %138, %116 ]
  %151 = call i64 @llvm.umin.i64(i64 %150, i64 %132)
  %152 = icmp ult i64 %150, %132
  br i1 %152, label %153, label %163

153:
  %154 = getelementptr inbounds nuw i64, ptr %130, i64 %151
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i64, ptr %9, i64 %119
  %157 = load i64, ptr %156, align 8
  %158 = icmp eq i64 %155, %157
  br i1 %158, label %159, label %163

159:
  %160 = getelementptr inbounds nuw double, ptr %128, i64 %151
  %161 = load double, ptr %160, align 8
  %162 = getelementptr inbounds nuw double, ptr %10, i64 %119
  store double %161, ptr %162, align 8
  br label %163

163:
  %164 = add i32 %117, -1
  %165 = and i32 %164, %117
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %116

167:
  %168 = load <32 x double>, ptr %10, align 64
  br label %169

169:
  %170 = phi <32 x double> [ %168, %167 ], [ %88, %105 ], [ %115, %111 ], [ %88, %102 ]
  br label %171

171:
  %172 = phi <32 x double> [ %52, %50 ], [ %85, %77 ], [ %170, %169 ]
  br label %173

173:
  %174 = phi <32 x double> [ %172, %171 ], [ %14, %12 ]
  ret <32 x double> %174
}

define void @shadow_st(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x double> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes.4, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %113, label %11

11:
  store <32 x i64> %3, ptr %7, align 64
  %12 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr %7, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = lshr i64 %15, 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %16, %21
  %23 = select i1 %22, i64 %16, i64 0
  %24 = getelementptr inbounds nuw %struct.value_row, ptr %19, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %33 = load i64, ptr %32, align 8
  %34 = sub i64 %15, %25
  %35 = lshr i64 %34, %31
  %36 = icmp eq i32 %2, -1
  %37 = icmp eq i64 %33, 0
  %38 = select i1 %36, i1 %37, i1 false
  br i1 %38, label %39, label %59

39:
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %41 = load i64, ptr %40, align 8
  %42 = add i64 %35, 32
  %43 = icmp ugt i64 %42, %41
  %44 = icmp ugt i64 %35, %41
  %45 = or i1 %43, %44
  br i1 %45, label %59, label %46

46:
  %47 = insertelement <32 x i64> poison, i64 %15, i64 0
  %48 = shufflevector <32 x i64> %47, <32 x i64> poison, <32 x i32> zeroinitializer
  %49 = insertelement <32 x i64> poison, i64 %31, i64 0
  %50 = shufflevector <32 x i64> %49, <32 x i64> poison, <32 x i32> zeroinitializer
  %51 = shl <32 x i64> <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %50
  %52 = add <32 x i64> %51, %48
  %53 = icmp ne <32 x i64> %3, %52
  %54 = bitcast <32 x i1> %53 to i32
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i64, ptr %29, i64 %35
  store <32 x i64> %4, ptr %57, align 8
  %58 = getelementptr inbounds nuw double, ptr %27, i64 %35
  store <32 x double> %5, ptr %58, align 8
  br label %112

59:
  store <32 x i64> %4, ptr %8, align 64
  store <32 x double> %5, ptr %9, align 64
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %61

61:
  %62 = phi i32 [ %2, %59 ], [ %109, %107 ]
  %63 = call i32 @llvm.cttz.i32(i32 %62, i1 true)
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i64, ptr %7, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = lshr i64 %66, 40
  %68 = load ptr, ptr %17, align 8
  %69 = load ptr, ptr %68, align 8
  %70 = load i64, ptr %20, align 8
  %71 = icmp ult i64 %67, %70
  %72 = select i1 %71, i64 %67, i64 0
  %73 = getelementptr inbounds nuw %struct.value_row, ptr %69, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %73, i64 16
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %73, i64 24
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %73, i64 32
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %73, i64 40
  %84 = load i64, ptr %83, align 8
  %85 = sub i64 %66, %74
  %86 = lshr i64 %85, %82
  %87 = icmp eq i64 %84, 0
  br i1 %87, label %97, label %88

88:
  %89 = icmp ult i64 %86, %84
  br i1 %89, label %90, label %107

90:
  %91 = load i32, ptr %60, align 8
  %92 = shl i32 %91, 5
  %93 = or disjoint i32 %92, %63
  %94 = zext i32 %93 to i64
  %95 = mul i64 %84, %94
  %96 = add i64 %95, %86
  br label %97

97:
  %98 = phi i64 [ %96, %90 ], [ %86, %61 ]
  %99 = icmp ult i64 %98, %80
  br i1 %99, label %100, label %107

100:
  %101 = getelementptr inbounds nuw i64, ptr %8, i64 %64
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds nuw i64, ptr %78, i64 %98
  store i64 %102, ptr %103, align 8
  %104 = getelementptr inbounds nuw double, ptr %9, i64 %64
  %105 = load double, ptr %104, align 8
  %106 = getelementptr inbounds nuw double, ptr %76, i64 %98
  store double %105, ptr %106, align 8
  br label %107

107:
  %108 = add i32 %62, -1
  %109 = and i32 %108, %62
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %61

111:
  br label %112

112:
  br label %113

113:
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
  br i1 %14, label %164, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %19

19:
  %20 = phi i32 [ %70, %68 ], [ %2, %15 ]
  %21 = call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 40
  %26 = load ptr, ptr %16, align 8
  %27 = load ptr, ptr %26, align 8
  %28 = load i64, ptr %17, align 8
  %29 = icmp ult i64 %25, %28
  %30 = select i1 %29, i64 %25, i64 0
  %31 = getelementptr inbounds nuw %struct.value_row, ptr %27, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %42 = load i64, ptr %41, align 8
  %43 = sub i64 %24, %32
  %44 = lshr i64 %43, %40
  %45 = icmp eq i64 %42, 0
  br i1 %45, label %55, label %46

46:
  %47 = icmp ult i64 %44, %42
  br i1 %47, label %48, label %68

48:
  %49 = load i32, ptr %18, align 8
  %50 = shl i32 %49, 5
  %51 = or disjoint i32 %50, %21
  %52 = zext i32 %51 to i64
  %53 = mul i64 %42, %52
  %54 = add i64 %53, %44
  br label %55

55:
  %56 = phi i64 [ %54, %48 ], [ %44, %19 ]
  %57 = icmp ult i64 %56, %38
  br i1 %57, label %58, label %68

58:
  %59 = getelementptr inbounds nuw i64, ptr %36, i64 %56
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i64, ptr %10, i64 %22
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %60, %62
  br i1 %63, label %68, label %64

64:
  %65 = getelementptr inbounds nuw double, ptr %34, i64 %56
  store i64 %62, ptr %59, align 8
  %66 = getelementptr inbounds nuw double, ptr %12, i64 %22
  %67 = load double, ptr %66, align 8
  store double %67, ptr %65, align 8
  br label %68

68:
  %69 = add i32 %20, -1
  %70 = and i32 %69, %20
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %19

72:
  %73 = phi i32 [ %117, %115 ], [ %2, %68 ]
  %74 = call i32 @llvm.cttz.i32(i32 %73, i1 true)
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = lshr i64 %77, 40
  %79 = load ptr, ptr %16, align 8
  %80 = load ptr, ptr %79, align 8
  %81 = load i64, ptr %17, align 8
  %82 = icmp ult i64 %78, %81
  %83 = select i1 %82, i64 %78, i64 0
  %84 = getelementptr inbounds nuw %struct.value_row, ptr %80, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %84, i64 40
  %93 = load i64, ptr %92, align 8
  %94 = sub i64 %77, %85
  %95 = lshr i64 %94, %91
  %96 = icmp eq i64 %93, 0
  br i1 %96, label %106, label %97

97:
  %98 = icmp ult i64 %95, %93
  br i1 %98, label %99, label %115

99:
  %100 = load i32, ptr %18, align 8
  %101 = shl i32 %100, 5
  %102 = or disjoint i32 %101, %74
  %103 = zext i32 %102 to i64
  %104 = mul i64 %93, %103
  %105 = add i64 %104, %95
  br label %106

106:
  %107 = phi i64 [ %105, %99 ], [ %95, %72 ]
  %108 = icmp ult i64 %107, %89
  br i1 %108, label %109, label %115

109:
  %110 = getelementptr inbounds nuw double, ptr %87, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw double, ptr %13, i64 %75
  %113 = load double, ptr %112, align 8
  %114 = fadd double %111, %113
  store double %114, ptr %110, align 8
  br label %115

115:
  %116 = add i32 %73, -1
  %117 = and i32 %116, %73
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %72

119:
  %120 = phi i32 [ %162, %160 ], [ %2, %115 ]
  %121 = call i32 @llvm.cttz.i32(i32 %120, i1 true)
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i64, ptr %9, i64 %122
  %124 = load i64, ptr %123, align 8
  %125 = lshr i64 %124, 40
  %126 = load ptr, ptr %16, align 8
  %127 = load ptr, ptr %126, align 8
  %128 = load i64, ptr %17, align 8
  %129 = icmp ult i64 %125, %128
  %130 = select i1 %129, i64 %125, i64 0
  %131 = getelementptr inbounds nuw %struct.value_row, ptr %127, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %138 = load i64, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %131, i64 40
  %140 = load i64, ptr %139, align 8
  %141 = sub i64 %124, %132
  %142 = lshr i64 %141, %138
  %143 = icmp eq i64 %140, 0
  br i1 %143, label %153, label %144

144:
  %145 = icmp ult i64 %142, %140
  br i1 %145, label %146, label %160

146:
  %147 = load i32, ptr %18, align 8
  %148 = shl i32 %147, 5
  %149 = or disjoint i32 %148, %121
  %150 = zext i32 %149 to i64
  %151 = mul i64 %140, %150
  %152 = add i64 %151, %142
  br label %153

153:
  %154 = phi i64 [ %152, %146 ], [ %142, %119 ]
  %155 = icmp ult i64 %154, %136
  br i1 %155, label %156, label %160

156:
  %157 = getelementptr inbounds nuw i64, ptr %134, i64 %154
  %158 = getelementptr inbounds nuw i64, ptr %11, i64 %122
  %159 = load i64, ptr %158, align 8
  store i64 %159, ptr %157, align 8
  br label %160

160:
  %161 = add i32 %120, -1
  %162 = and i32 %161, %120
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %119

164:
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
  br i1 %14, label %172, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1864
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %19

19:
  %20 = phi i32 [ %70, %68 ], [ %2, %15 ]
  %21 = call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i64, ptr %9, i64 %22
  %24 = load i64, ptr %23, align 8
  %25 = lshr i64 %24, 40
  %26 = load ptr, ptr %16, align 8
  %27 = load ptr, ptr %26, align 8
  %28 = load i64, ptr %17, align 8
  %29 = icmp ult i64 %25, %28
  %30 = select i1 %29, i64 %25, i64 0
  %31 = getelementptr inbounds nuw %struct.value_row, ptr %27, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %31, i64 40
  %42 = load i64, ptr %41, align 8
  %43 = sub i64 %24, %32
  %44 = lshr i64 %43, %40
  %45 = icmp eq i64 %42, 0
  br i1 %45, label %55, label %46

46:
  %47 = icmp ult i64 %44, %42
  br i1 %47, label %48, label %68

48:
  %49 = load i32, ptr %18, align 8
  %50 = shl i32 %49, 5
  %51 = or disjoint i32 %50, %21
  %52 = zext i32 %51 to i64
  %53 = mul i64 %42, %52
  %54 = add i64 %53, %44
  br label %55

55:
  %56 = phi i64 [ %54, %48 ], [ %44, %19 ]
  %57 = icmp ult i64 %56, %38
  br i1 %57, label %58, label %68

58:
  %59 = getelementptr inbounds nuw i64, ptr %36, i64 %56
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i64, ptr %10, i64 %22
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %60, %62
  br i1 %63, label %68, label %64

64:
  %65 = getelementptr inbounds nuw double, ptr %34, i64 %56
  store i64 %62, ptr %59, align 8
  %66 = getelementptr inbounds nuw double, ptr %12, i64 %22
  %67 = load double, ptr %66, align 8
  store double %67, ptr %65, align 8
  br label %68

68:
  %69 = add i32 %20, -1
  %70 = and i32 %69, %20
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %19

72:
  %73 = phi i32 [ %125, %123 ], [ %2, %68 ]
  %74 = call i32 @llvm.cttz.i32(i32 %73, i1 true)
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = lshr i64 %77, 40
  %79 = load ptr, ptr %16, align 8
  %80 = load ptr, ptr %79, align 8
  %81 = load i64, ptr %17, align 8
  %82 = icmp ult i64 %78, %81
  %83 = select i1 %82, i64 %78, i64 0
  %84 = getelementptr inbounds nuw %struct.value_row, ptr %80, i64 %83
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %84, i64 24
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %91 = load i64, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %84, i64 40
  %93 = load i64, ptr %92, align 8
  %94 = sub i64 %77, %85
  %95 = lshr i64 %94, %91
  %96 = icmp eq i64 %93, 0
  br i1 %96, label %106, label %97

97:
  %98 = icmp ult i64 %95, %93
  br i1 %98, label %99, label %123

99:
  %100 = load i32, ptr %18, align 8
  %101 = shl i32 %100, 5
  %102 = or disjoint i32 %101, %74
  %103 = zext i32 %102 to i64
  %104 = mul i64 %93, %103
  %105 = add i64 %104, %95
  br label %106

106:
  %107 = phi i64 [ %105, %99 ], [ %95, %72 ]
  %108 = icmp ult i64 %107, %89
  br i1 %108, label %109, label %123

109:
  %110 = getelementptr inbounds nuw double, ptr %87, i64 %107
  %111 = load double, ptr %110, align 8
  %112 = getelementptr inbounds nuw double, ptr %13, i64 %75
  %113 = load double, ptr %112, align 8
  %114 = insertelement <32 x double> poison, double %111, i64 0
  %115 = bitcast <32 x double> %114 to <32 x i64>
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = insertelement <32 x double> poison, double %113, i64 0
  %118 = bitcast <32 x double> %117 to <32 x i64>
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = call <32 x i64> @algebra_add(<32 x i64> %116, <32 x i64> %119)
  %121 = bitcast <32 x i64> %120 to <32 x double>
  %122 = extractelement <32 x double> %121, i64 0
  store double %122, ptr %110, align 8
  br label %123

123:
  %124 = add i32 %73, -1
  %125 = and i32 %124, %73
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %72

127:
  %128 = phi i32 [ %170, %168 ], [ %2, %123 ]
  %129 = call i32 @llvm.cttz.i32(i32 %128, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %9, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = lshr i64 %132, 40
  %134 = load ptr, ptr %16, align 8
  %135 = load ptr, ptr %134, align 8
  %136 = load i64, ptr %17, align 8
  %137 = icmp ult i64 %133, %136
  %138 = select i1 %137, i64 %133, i64 0
  %139 = getelementptr inbounds nuw %struct.value_row, ptr %135, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %139, i64 16
  %142 = load ptr, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %139, i64 24
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %139, i64 32
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %139, i64 40
  %148 = load i64, ptr %147, align 8
  %149 = sub i64 %132, %140
  %150 = lshr i64 %149, %146
  %151 = icmp eq i64 %148, 0
  br i1 %151, label %161, label %152

152:
  %153 = icmp ult i64 %150, %148
  br i1 %153, label %154, label %168

154:
  %155 = load i32, ptr %18, align 8
  %156 = shl i32 %155, 5
  %157 = or disjoint i32 %156, %129
  %158 = zext i32 %157 to i64
  %159 = mul i64 %148, %158
  %160 = add i64 %159, %150
  br label %161

161:
  %162 = phi i64 [ %160, %154 ], [ %150, %127 ]
  %163 = icmp ult i64 %162, %144
  br i1 %163, label %164, label %168

164:
  %165 = getelementptr inbounds nuw i64, ptr %142, i64 %162
  %166 = getelementptr inbounds nuw i64, ptr %11, i64 %130
  %167 = load i64, ptr %166, align 8
  store i64 %167, ptr %165, align 8
  br label %168

168:
  %169 = add i32 %128, -1
  %170 = and i32 %169, %128
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %127

172:
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %53 = phi i32 [ %5, %6 ], [ %189, %187 ]
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
  br i1 %73, label %74, label %135

74:
  %75 = load i64, ptr %35, align 8
  %76 = add i64 %75, 1
  store i64 %76, ptr %35, align 8
  %77 = fcmp uno float %62, 0.000000e+00
  %78 = fcmp uno float %65, 0.000000e+00
  %79 = select i1 %77, i1 true, i1 %78
  %80 = fcmp uno float %68, 0.000000e+00
  %81 = select i1 %79, i1 true, i1 %80
  br i1 %81, label %187, label %82

82:
  %83 = fcmp uno float %57, 0.000000e+00
  br i1 %83, label %84, label %99

84:
  %85 = load ptr, ptr %36, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 24
  %87 = load ptr, ptr %86, align 8
  %88 = load i64, ptr %87, align 8
  %89 = add i64 %88, 1
  store i64 %89, ptr %87, align 8
  %90 = load i64, ptr %45, align 8
  %91 = add i64 %90, 1
  store i64 %91, ptr %45, align 8
  %92 = icmp eq i64 %90, 0
  br i1 %92, label %93, label %187

93:
  store i64 %89, ptr %46, align 8
  %94 = load i64, ptr %26, align 8
  store i64 %94, ptr %47, align 8
  %95 = load i32, ptr %28, align 8
  %96 = shl i32 %95, 5
  %97 = or disjoint i32 %96, %54
  %98 = zext i32 %97 to i64
  store i64 %98, ptr %48, align 8
  store double %63, ptr %49, align 8
  store double %66, ptr %50, align 8
  store double %69, ptr %51, align 8
  br label %187

99:
  %100 = fcmp olt float %62, 0.000000e+00
  %101 = fneg double %63
  %102 = select i1 %100, double %101, double %63
  %103 = fcmp oeq double %102, 0x7FF0000000000000
  br i1 %103, label %187, label %104

104:
  %105 = fcmp olt float %65, 0.000000e+00
  %106 = fneg double %66
  %107 = select i1 %105, double %106, double %66
  %108 = fcmp oeq double %107, 0x7FF0000000000000
  br i1 %108, label %187, label %109

109:
  %110 = fcmp olt float %68, 0.000000e+00
  %111 = fneg double %69
  %112 = select i1 %110, double %111, double %69
  %113 = fcmp oeq double %112, 0x7FF0000000000000
  br i1 %113, label %187, label %114

114:
  %115 = load ptr, ptr %36, align 8
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 24
  %117 = load ptr, ptr %116, align 8
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, 1
  store i64 %119, ptr %117, align 8
  %120 = load i64, ptr %37, align 8
  %121 = add i64 %120, 1
  store i64 %121, ptr %37, align 8
  %122 = icmp eq i64 %120, 0
  br i1 %122, label %123, label %129

123:
  store i64 %119, ptr %38, align 8
  %124 = load i64, ptr %26, align 8
  store i64 %124, ptr %39, align 8
  %125 = load i32, ptr %28, align 8
  %126 = shl i32 %125, 5
  %127 = or disjoint i32 %126, %54
  %128 = zext i32 %127 to i64
  store i64 %128, ptr %40, align 8
  store double %63, ptr %41, align 8
  store double %66, ptr %42, align 8
  store double %69, ptr %43, align 8
  br label %129

129:
  %130 = call double @llvm.fabs.f64(double %60)
  %131 = fcmp one double %130, 0x7FF0000000000000
  %132 = zext i1 %131 to i64
  %133 = load i64, ptr %44, align 8
  %134 = add i64 %133, %132
  store i64 %134, ptr %44, align 8
  br label %187

135:
  %136 = fcmp olt double %60, 0.000000e+00
  %137 = fneg double %60
  %138 = select i1 %136, double %137, double %60
  %139 = fcmp ueq double %138, 0x7FF0000000000000
  br i1 %139, label %187, label %140

140:
  %141 = fcmp oeq double %60, %58
  br i1 %141, label %151, label %142

142:
  %143 = fsub double %58, %60
  %144 = fcmp olt double %143, 0.000000e+00
  %145 = fneg double %143
  %146 = select i1 %144, double %145, double %143
  %147 = fdiv double %146, %138
  %148 = fcmp oeq double %60, 0.000000e+00
  %149 = fcmp une float %57, 0.000000e+00
  %150 = and i1 %149, %148
  br i1 %150, label %155, label %159

151:
  %152 = fcmp oeq double %60, 0.000000e+00
  %153 = fcmp une float %57, 0.000000e+00
  %154 = and i1 %153, %152
  br i1 %154, label %155, label %164

155:
  %156 = phi double [ 0.000000e+00, %151 ], [ %147, %142 ]
  %157 = load i64, ptr %24, align 8
  %158 = add i64 %157, 1
  store i64 %158, ptr %24, align 8
  br label %164

159:
  %160 = fcmp olt double %147, 1.000000e+15
  br i1 %160, label %164, label %161

161:
  %162 = load double, ptr %23, align 8
  %163 = call double @llvm.fmuladd.f64(double %147, double %147, double %162)
  store double %163, ptr %23, align 8
  br label %164

164:
  %165 = phi double [ %147, %159 ], [ %147, %161 ], [ %156, %155 ], [ 0.000000e+00, %151 ]
  %166 = fcmp une double %60, 0.000000e+00
  br i1 %166, label %167, label %183

167:
  %168 = load double, ptr %25, align 8
  %169 = fcmp ogt double %165, %168
  br i1 %169, label %170, label %176

170:
  store double %165, ptr %25, align 8
  %171 = load i64, ptr %26, align 8
  store i64 %171, ptr %27, align 8
  %172 = load i32, ptr %28, align 8
  %173 = shl i32 %172, 5
  %174 = or disjoint i32 %173, %54
  %175 = zext i32 %174 to i64
  store i64 %175, ptr %29, align 8
  store double %58, ptr %30, align 8
  store double %60, ptr %31, align 8
  br label %176

176:
  %177 = load double, ptr %32, align 8
  %178 = fcmp olt double %72, %177
  br i1 %178, label %179, label %183

179:
  %180 = load double, ptr %33, align 128
  %181 = fcmp ogt double %165, %180
  %182 = zext i1 %181 to i64
  br label %183

183:
  %184 = phi i64 [ %182, %179 ], [ 0, %176 ], [ 0, %164 ]
  %185 = load i64, ptr %34, align 8
  %186 = add i64 %185, %184
  store i64 %186, ptr %34, align 8
  br label %187

187:
  %188 = add i32 %53, -1
  %189 = and i32 %188, %53
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %52

191:
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %54 = phi i32 [ %5, %6 ], [ %219, %217 ]
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
  br i1 %74, label %75, label %136

75:
  %76 = load i64, ptr %36, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %36, align 8
  %78 = fcmp uno float %63, 0.000000e+00
  %79 = fcmp uno float %66, 0.000000e+00
  %80 = select i1 %78, i1 true, i1 %79
  %81 = fcmp uno float %69, 0.000000e+00
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %217, label %83

83:
  %84 = fcmp uno float %58, 0.000000e+00
  br i1 %84, label %85, label %100

85:
  %86 = load ptr, ptr %37, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %88, align 8
  %90 = add i64 %89, 1
  store i64 %90, ptr %88, align 8
  %91 = load i64, ptr %46, align 8
  %92 = add i64 %91, 1
  store i64 %92, ptr %46, align 8
  %93 = icmp eq i64 %91, 0
  br i1 %93, label %94, label %217

94:
  store i64 %90, ptr %47, align 8
  %95 = load i64, ptr %26, align 8
  store i64 %95, ptr %48, align 8
  %96 = load i32, ptr %28, align 8
  %97 = shl i32 %96, 5
  %98 = or disjoint i32 %97, %55
  %99 = zext i32 %98 to i64
  store i64 %99, ptr %49, align 8
  store double %64, ptr %50, align 8
  store double %67, ptr %51, align 8
  store double %70, ptr %52, align 8
  br label %217

100:
  %101 = fcmp olt float %63, 0.000000e+00
  %102 = fneg double %64
  %103 = select i1 %101, double %102, double %64
  %104 = fcmp oeq double %103, 0x7FF0000000000000
  br i1 %104, label %217, label %105

105:
  %106 = fcmp olt float %66, 0.000000e+00
  %107 = fneg double %67
  %108 = select i1 %106, double %107, double %67
  %109 = fcmp oeq double %108, 0x7FF0000000000000
  br i1 %109, label %217, label %110

110:
  %111 = fcmp olt float %69, 0.000000e+00
  %112 = fneg double %70
  %113 = select i1 %111, double %112, double %70
  %114 = fcmp oeq double %113, 0x7FF0000000000000
  br i1 %114, label %217, label %115

115:
  %116 = load ptr, ptr %37, align 8
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 24
  %118 = load ptr, ptr %117, align 8
  %119 = load i64, ptr %118, align 8
  %120 = add i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load i64, ptr %38, align 8
  %122 = add i64 %121, 1
  store i64 %122, ptr %38, align 8
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %124, label %130

124:
  store i64 %120, ptr %39, align 8
  %125 = load i64, ptr %26, align 8
  store i64 %125, ptr %40, align 8
  %126 = load i32, ptr %28, align 8
  %127 = shl i32 %126, 5
  %128 = or disjoint i32 %127, %55
  %129 = zext i32 %128 to i64
  store i64 %129, ptr %41, align 8
  store double %64, ptr %42, align 8
  store double %67, ptr %43, align 8
  store double %70, ptr %44, align 8
  br label %130

130:
  %131 = call double @llvm.fabs.f64(double %61)
  %132 = fcmp one double %131, 0x7FF0000000000000
  %133 = zext i1 %132 to i64
  %134 = load i64, ptr %45, align 8
  %135 = add i64 %134, %133
  store i64 %135, ptr %45, align 8
  br label %217

136:
  %137 = fcmp olt double %61, 0.000000e+00
  %138 = fneg double %61
  %139 = select i1 %137, double %138, double %61
  %140 = fcmp ueq double %139, 0x7FF0000000000000
  br i1 %140, label %217, label %141

141:
  %142 = fcmp oeq double %61, %59
  br i1 %142, label %152, label %143

143:
  %144 = fsub double %59, %61
  %145 = fcmp olt double %144, 0.000000e+00
  %146 = fneg double %144
  %147 = select i1 %145, double %146, double %144
  %148 = fdiv double %147, %139
  %149 = fcmp oeq double %61, 0.000000e+00
  %150 = fcmp une float %58, 0.000000e+00
  %151 = and i1 %150, %149
  br i1 %151, label %156, label %160

152:
  %153 = fcmp oeq double %61, 0.000000e+00
  %154 = fcmp une float %58, 0.000000e+00
  %155 = and i1 %154, %153
  br i1 %155, label %156, label %165

156:
  %157 = phi double [ 0.000000e+00, %152 ], [ %148, %143 ]
  %158 = load i64, ptr %24, align 8
  %159 = add i64 %158, 1
  store i64 %159, ptr %24, align 8
  br label %165

160:
  %161 = fcmp olt double %148, 1.000000e+15
  br i1 %161, label %165, label %162

162:
  %163 = load double, ptr %23, align 8
  %164 = call double @llvm.fmuladd.f64(double %148, double %148, double %163)
  store double %164, ptr %23, align 8
  br label %165

165:
  %166 = phi double [ %148, %160 ], [ %148, %162 ], [ %157, %156 ], [ 0.000000e+00, %152 ]
  %167 = fcmp une double %61, 0.000000e+00
  br i1 %167, label %168, label %177

168:
  %169 = load double, ptr %25, align 8
  %170 = fcmp ogt double %166, %169
  br i1 %170, label %171, label %177

171:
  store double %166, ptr %25, align 8
  %172 = load i64, ptr %26, align 8
  store i64 %172, ptr %27, align 8
  %173 = load i32, ptr %28, align 8
  %174 = shl i32 %173, 5
  %175 = or disjoint i32 %174, %55
  %176 = zext i32 %175 to i64
  store i64 %176, ptr %29, align 8
  store double %59, ptr %30, align 8
  store double %61, ptr %31, align 8
  br label %177

177:
  %178 = fcmp olt float %63, 0.000000e+00
  %179 = fneg double %64
  %180 = select i1 %178, double %179, double %64
  %181 = fcmp olt float %66, 0.000000e+00
  %182 = fneg double %67
  %183 = select i1 %181, double %182, double %67
  %184 = fcmp ogt double %180, %183
  %185 = select i1 %184, double %180, double %183
  %186 = fcmp oeq float %58, %63
  %187 = fcmp une float %66, 0.000000e+00
  %188 = select i1 %186, i1 %187, i1 false
  %189 = fcmp oeq float %58, %66
  %190 = fcmp une float %63, 0.000000e+00
  %191 = select i1 %189, i1 %190, i1 false
  %192 = select i1 %188, i1 true, i1 %191
  %193 = zext i1 %192 to i64
  %194 = load i64, ptr %32, align 8
  %195 = add i64 %194, %193
  store i64 %195, ptr %32, align 8
  %196 = fmul double %73, 2.560000e+02
  %197 = fcmp ogt double %185, %196
  br i1 %197, label %198, label %217

198:
  %199 = load double, ptr %33, align 128
  %200 = fmul double %199, 1.600000e+01
  %201 = fcmp ogt double %166, %200
  br i1 %201, label %202, label %217

202:
  %203 = load i64, ptr %34, align 8
  %204 = add i64 %203, 1
  store i64 %204, ptr %34, align 8
  %205 = fcmp ogt double %73, %139
  %206 = select i1 %205, double %73, double %139
  %207 = bitcast double %185 to i64
  %208 = lshr i64 %207, 52
  %209 = and i64 %208, 2047
  %210 = bitcast double %206 to i64
  %211 = lshr i64 %210, 52
  %212 = and i64 %211, 2047
  %213 = call i64 @llvm.usub.sat.i64(i64 %209, i64 %212)
  %214 = load i64, ptr %35, align 8
  %215 = icmp ugt i64 %213, %214
  br i1 %215, label %216, label %217

216:
  store i64 %213, ptr %35, align 8
  br label %217

217:
  %218 = add i32 %54, -1
  %219 = and i32 %218, %54
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %53

221:
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %54 = phi i32 [ %5, %6 ], [ %220, %218 ]
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
  br i1 %74, label %75, label %136

75:
  %76 = load i64, ptr %36, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %36, align 8
  %78 = fcmp uno float %63, 0.000000e+00
  %79 = fcmp uno float %66, 0.000000e+00
  %80 = select i1 %78, i1 true, i1 %79
  %81 = fcmp uno float %69, 0.000000e+00
  %82 = select i1 %80, i1 true, i1 %81
  br i1 %82, label %218, label %83

83:
  %84 = fcmp uno float %58, 0.000000e+00
  br i1 %84, label %85, label %100

85:
  %86 = load ptr, ptr %37, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %88 = load ptr, ptr %87, align 8
  %89 = load i64, ptr %88, align 8
  %90 = add i64 %89, 1
  store i64 %90, ptr %88, align 8
  %91 = load i64, ptr %46, align 8
  %92 = add i64 %91, 1
  store i64 %92, ptr %46, align 8
  %93 = icmp eq i64 %91, 0
  br i1 %93, label %94, label %218

94:
  store i64 %90, ptr %47, align 8
  %95 = load i64, ptr %26, align 8
  store i64 %95, ptr %48, align 8
  %96 = load i32, ptr %28, align 8
  %97 = shl i32 %96, 5
  %98 = or disjoint i32 %97, %55
  %99 = zext i32 %98 to i64
  store i64 %99, ptr %49, align 8
  store double %64, ptr %50, align 8
  store double %67, ptr %51, align 8
  store double %70, ptr %52, align 8
  br label %218

100:
  %101 = fcmp olt float %63, 0.000000e+00
  %102 = fneg double %64
  %103 = select i1 %101, double %102, double %64
  %104 = fcmp oeq double %103, 0x7FF0000000000000
  br i1 %104, label %218, label %105

105:
  %106 = fcmp olt float %66, 0.000000e+00
  %107 = fneg double %67
  %108 = select i1 %106, double %107, double %67
  %109 = fcmp oeq double %108, 0x7FF0000000000000
  br i1 %109, label %218, label %110

110:
  %111 = fcmp olt float %69, 0.000000e+00
  %112 = fneg double %70
  %113 = select i1 %111, double %112, double %70
  %114 = fcmp oeq double %113, 0x7FF0000000000000
  br i1 %114, label %218, label %115

115:
  %116 = load ptr, ptr %37, align 8
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 24
  %118 = load ptr, ptr %117, align 8
  %119 = load i64, ptr %118, align 8
  %120 = add i64 %119, 1
  store i64 %120, ptr %118, align 8
  %121 = load i64, ptr %38, align 8
  %122 = add i64 %121, 1
  store i64 %122, ptr %38, align 8
  %123 = icmp eq i64 %121, 0
  br i1 %123, label %124, label %130

124:
  store i64 %120, ptr %39, align 8
  %125 = load i64, ptr %26, align 8
  store i64 %125, ptr %40, align 8
  %126 = load i32, ptr %28, align 8
  %127 = shl i32 %126, 5
  %128 = or disjoint i32 %127, %55
  %129 = zext i32 %128 to i64
  store i64 %129, ptr %41, align 8
  store double %64, ptr %42, align 8
  store double %67, ptr %43, align 8
  store double %70, ptr %44, align 8
  br label %130

130:
  %131 = call double @llvm.fabs.f64(double %61)
  %132 = fcmp one double %131, 0x7FF0000000000000
  %133 = zext i1 %132 to i64
  %134 = load i64, ptr %45, align 8
  %135 = add i64 %134, %133
  store i64 %135, ptr %45, align 8
  br label %218

136:
  %137 = fcmp olt double %61, 0.000000e+00
  %138 = fneg double %61
  %139 = select i1 %137, double %138, double %61
  %140 = fcmp ueq double %139, 0x7FF0000000000000
  br i1 %140, label %218, label %141

141:
  %142 = fcmp oeq double %61, %59
  br i1 %142, label %152, label %143

143:
  %144 = fsub double %59, %61
  %145 = fcmp olt double %144, 0.000000e+00
  %146 = fneg double %144
  %147 = select i1 %145, double %146, double %144
  %148 = fdiv double %147, %139
  %149 = fcmp oeq double %61, 0.000000e+00
  %150 = fcmp une float %58, 0.000000e+00
  %151 = and i1 %150, %149
  br i1 %151, label %156, label %160

152:
  %153 = fcmp oeq double %61, 0.000000e+00
  %154 = fcmp une float %58, 0.000000e+00
  %155 = and i1 %154, %153
  br i1 %155, label %156, label %165

156:
  %157 = phi double [ 0.000000e+00, %152 ], [ %148, %143 ]
  %158 = load i64, ptr %24, align 8
  %159 = add i64 %158, 1
  store i64 %159, ptr %24, align 8
  br label %165

160:
  %161 = fcmp olt double %148, 1.000000e+15
  br i1 %161, label %165, label %162

162:
  %163 = load double, ptr %23, align 8
  %164 = call double @llvm.fmuladd.f64(double %148, double %148, double %163)
  store double %164, ptr %23, align 8
  br label %165

165:
  %166 = phi double [ %148, %160 ], [ %148, %162 ], [ %157, %156 ], [ 0.000000e+00, %152 ]
  %167 = fcmp une double %61, 0.000000e+00
  br i1 %167, label %168, label %177

168:
  %169 = load double, ptr %25, align 8
  %170 = fcmp ogt double %166, %169
  br i1 %170, label %171, label %177

171:
  store double %166, ptr %25, align 8
  %172 = load i64, ptr %26, align 8
  store i64 %172, ptr %27, align 8
  %173 = load i32, ptr %28, align 8
  %174 = shl i32 %173, 5
  %175 = or disjoint i32 %174, %55
  %176 = zext i32 %175 to i64
  store i64 %176, ptr %29, align 8
  store double %59, ptr %30, align 8
  store double %61, ptr %31, align 8
  br label %177

177:
  %178 = fmul double %64, %67
  %179 = fcmp olt double %178, 0.000000e+00
  %180 = fneg double %178
  %181 = select i1 %179, double %180, double %178
  %182 = fcmp olt float %69, 0.000000e+00
  %183 = fneg double %70
  %184 = select i1 %182, double %183, double %70
  %185 = fcmp ogt double %181, %184
  %186 = select i1 %185, double %181, double %184
  %187 = fcmp oeq double %178, %59
  %188 = fcmp une float %69, 0.000000e+00
  %189 = select i1 %187, i1 %188, i1 false
  %190 = fcmp oeq float %58, %69
  %191 = fcmp une double %178, 0.000000e+00
  %192 = and i1 %190, %191
  %193 = select i1 %189, i1 true, i1 %192
  %194 = zext i1 %193 to i64
  %195 = load i64, ptr %32, align 8
  %196 = add i64 %195, %194
  store i64 %196, ptr %32, align 8
  %197 = fmul double %73, 2.560000e+02
  %198 = fcmp ogt double %186, %197
  br i1 %198, label %199, label %218

199:
  %200 = load double, ptr %33, align 128
  %201 = fmul double %200, 1.600000e+01
  %202 = fcmp ogt double %166, %201
  br i1 %202, label %203, label %218

203:
  %204 = load i64, ptr %34, align 8
  %205 = add i64 %204, 1
  store i64 %205, ptr %34, align 8
  %206 = fcmp ogt double %73, %139
  %207 = select i1 %206, double %73, double %139
  %208 = bitcast double %186 to i64
  %209 = lshr i64 %208, 52
  %210 = and i64 %209, 2047
  %211 = bitcast double %207 to i64
  %212 = lshr i64 %211, 52
  %213 = and i64 %212, 2047
  %214 = call i64 @llvm.usub.sat.i64(i64 %210, i64 %213)
  %215 = load i64, ptr %35, align 8
  %216 = icmp ugt i64 %214, %215
  br i1 %216, label %217, label %218

217:
  store i64 %214, ptr %35, align 8
  br label %218

218:
  %219 = add i32 %54, -1
  %220 = and i32 %219, %54
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %53

222:
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %53 = phi i32 [ %5, %6 ], [ %179, %177 ]
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
  br i1 %69, label %70, label %125

70:
  %71 = load i64, ptr %35, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %35, align 8
  %73 = fcmp uno double %61, 0.000000e+00
  %74 = fcmp uno double %63, 0.000000e+00
  %75 = select i1 %73, i1 true, i1 %74
  %76 = fcmp uno double %65, 0.000000e+00
  %77 = select i1 %75, i1 true, i1 %76
  br i1 %77, label %177, label %78

78:
  %79 = fcmp uno double %57, 0.000000e+00
  br i1 %79, label %80, label %95

80:
  %81 = load ptr, ptr %36, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 24
  %83 = load ptr, ptr %82, align 8
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = load i64, ptr %45, align 8
  %87 = add i64 %86, 1
  store i64 %87, ptr %45, align 8
  %88 = icmp eq i64 %86, 0
  br i1 %88, label %89, label %177

89:
  store i64 %85, ptr %46, align 8
  %90 = load i64, ptr %26, align 8
  store i64 %90, ptr %47, align 8
  %91 = load i32, ptr %28, align 8
  %92 = shl i32 %91, 5
  %93 = or disjoint i32 %92, %54
  %94 = zext i32 %93 to i64
  store i64 %94, ptr %48, align 8
  store double %61, ptr %49, align 8
  store double %63, ptr %50, align 8
  store double %65, ptr %51, align 8
  br label %177

95:
  %96 = call double @llvm.fabs.f64(double %61)
  %97 = fcmp oeq double %96, 0x7FF0000000000000
  %98 = call double @llvm.fabs.f64(double %63)
  %99 = fcmp oeq double %98, 0x7FF0000000000000
  %100 = select i1 %97, i1 true, i1 %99
  %101 = call double @llvm.fabs.f64(double %65)
  %102 = fcmp oeq double %101, 0x7FF0000000000000
  %103 = select i1 %100, i1 true, i1 %102
  br i1 %103, label %177, label %104

104:
  %105 = load ptr, ptr %36, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %107 = load ptr, ptr %106, align 8
  %108 = load i64, ptr %107, align 8
  %109 = add i64 %108, 1
  store i64 %109, ptr %107, align 8
  %110 = load i64, ptr %37, align 8
  %111 = add i64 %110, 1
  store i64 %111, ptr %37, align 8
  %112 = icmp eq i64 %110, 0
  br i1 %112, label %113, label %119

113:
  store i64 %109, ptr %38, align 8
  %114 = load i64, ptr %26, align 8
  store i64 %114, ptr %39, align 8
  %115 = load i32, ptr %28, align 8
  %116 = shl i32 %115, 5
  %117 = or disjoint i32 %116, %54
  %118 = zext i32 %117 to i64
  store i64 %118, ptr %40, align 8
  store double %61, ptr %41, align 8
  store double %63, ptr %42, align 8
  store double %65, ptr %43, align 8
  br label %119

119:
  %120 = call double @llvm.fabs.f64(double %59)
  %121 = fcmp one double %120, 0x7FF0000000000000
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %44, align 8
  %124 = add i64 %123, %122
  store i64 %124, ptr %44, align 8
  br label %177

125:
  %126 = fcmp olt double %59, 0.000000e+00
  %127 = fneg double %59
  %128 = select i1 %126, double %127, double %59
  %129 = fcmp ueq double %128, 0x7FF0000000000000
  br i1 %129, label %177, label %130

130:
  %131 = fcmp oeq double %57, %59
  br i1 %131, label %141, label %132

132:
  %133 = fsub double %57, %59
  %134 = fcmp olt double %133, 0.000000e+00
  %135 = fneg double %133
  %136 = select i1 %134, double %135, double %133
  %137 = fdiv double %136, %128
  %138 = fcmp oeq double %59, 0.000000e+00
  %139 = fcmp une double %57, 0.000000e+00
  %140 = and i1 %139, %138
  br i1 %140, label %145, label %149

141:
  %142 = fcmp oeq double %59, 0.000000e+00
  %143 = fcmp une double %57, 0.000000e+00
  %144 = and i1 %143, %142
  br i1 %144, label %145, label %154

145:
  %146 = phi double [ 0.000000e+00, %141 ], [ %137, %132 ]
  %147 = load i64, ptr %24, align 8
  %148 = add i64 %147, 1
  store i64 %148, ptr %24, align 8
  br label %154

149:
  %150 = fcmp olt double %137, 1.000000e+15
  br i1 %150, label %154, label %151

151:
  %152 = load double, ptr %23, align 8
  %153 = call double @llvm.fmuladd.f64(double %137, double %137, double %152)
  store double %153, ptr %23, align 8
  br label %154

154:
  %155 = phi double [ %137, %149 ], [ %137, %151 ], [ %146, %145 ], [ 0.000000e+00, %141 ]
  %156 = fcmp une double %59, 0.000000e+00
  br i1 %156, label %157, label %173

157:
  %158 = load double, ptr %25, align 8
  %159 = fcmp ogt double %155, %158
  br i1 %159, label %160, label %166

160:
  store double %155, ptr %25, align 8
  %161 = load i64, ptr %26, align 8
  store i64 %161, ptr %27, align 8
  %162 = load i32, ptr %28, align 8
  %163 = shl i32 %162, 5
  %164 = or disjoint i32 %163, %54
  %165 = zext i32 %164 to i64
  store i64 %165, ptr %29, align 8
  store double %57, ptr %30, align 8
  store double %59, ptr %31, align 8
  br label %166

166:
  %167 = load double, ptr %32, align 8
  %168 = fcmp olt double %68, %167
  br i1 %168, label %169, label %173

169:
  %170 = load double, ptr %33, align 256
  %171 = fcmp ogt double %155, %170
  %172 = zext i1 %171 to i64
  br label %173

173:
  %174 = phi i64 [ %172, %169 ], [ 0, %166 ], [ 0, %154 ]
  %175 = load i64, ptr %34, align 8
  %176 = add i64 %175, %174
  store i64 %176, ptr %34, align 8
  br label %177

177:
  %178 = add i32 %53, -1
  %179 = and i32 %178, %53
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %52

181:
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %54 = phi i32 [ %5, %6 ], [ %209, %207 ]
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
  br i1 %70, label %71, label %126

71:
  %72 = load i64, ptr %36, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %36, align 8
  %74 = fcmp uno double %62, 0.000000e+00
  %75 = fcmp uno double %64, 0.000000e+00
  %76 = select i1 %74, i1 true, i1 %75
  %77 = fcmp uno double %66, 0.000000e+00
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %207, label %79

79:
  %80 = fcmp uno double %58, 0.000000e+00
  br i1 %80, label %81, label %96

81:
  %82 = load ptr, ptr %37, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8
  %85 = load i64, ptr %84, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %84, align 8
  %87 = load i64, ptr %46, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %46, align 8
  %89 = icmp eq i64 %87, 0
  br i1 %89, label %90, label %207

90:
  store i64 %86, ptr %47, align 8
  %91 = load i64, ptr %26, align 8
  store i64 %91, ptr %48, align 8
  %92 = load i32, ptr %28, align 8
  %93 = shl i32 %92, 5
  %94 = or disjoint i32 %93, %55
  %95 = zext i32 %94 to i64
  store i64 %95, ptr %49, align 8
  store double %62, ptr %50, align 8
  store double %64, ptr %51, align 8
  store double %66, ptr %52, align 8
  br label %207

96:
  %97 = call double @llvm.fabs.f64(double %62)
  %98 = fcmp oeq double %97, 0x7FF0000000000000
  %99 = call double @llvm.fabs.f64(double %64)
  %100 = fcmp oeq double %99, 0x7FF0000000000000
  %101 = select i1 %98, i1 true, i1 %100
  %102 = call double @llvm.fabs.f64(double %66)
  %103 = fcmp oeq double %102, 0x7FF0000000000000
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %207, label %105

105:
  %106 = load ptr, ptr %37, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %108 = load ptr, ptr %107, align 8
  %109 = load i64, ptr %108, align 8
  %110 = add i64 %109, 1
  store i64 %110, ptr %108, align 8
  %111 = load i64, ptr %38, align 8
  %112 = add i64 %111, 1
  store i64 %112, ptr %38, align 8
  %113 = icmp eq i64 %111, 0
  br i1 %113, label %114, label %120

114:
  store i64 %110, ptr %39, align 8
  %115 = load i64, ptr %26, align 8
  store i64 %115, ptr %40, align 8
  %116 = load i32, ptr %28, align 8
  %117 = shl i32 %116, 5
  %118 = or disjoint i32 %117, %55
  %119 = zext i32 %118 to i64
  store i64 %119, ptr %41, align 8
  store double %62, ptr %42, align 8
  store double %64, ptr %43, align 8
  store double %66, ptr %44, align 8
  br label %120

120:
  %121 = call double @llvm.fabs.f64(double %60)
  %122 = fcmp one double %121, 0x7FF0000000000000
  %123 = zext i1 %122 to i64
  %124 = load i64, ptr %45, align 8
  %125 = add i64 %124, %123
  store i64 %125, ptr %45, align 8
  br label %207

126:
  %127 = fcmp olt double %60, 0.000000e+00
  %128 = fneg double %60
  %129 = select i1 %127, double %128, double %60
  %130 = fcmp ueq double %129, 0x7FF0000000000000
  br i1 %130, label %207, label %131

131:
  %132 = fcmp oeq double %58, %60
  br i1 %132, label %142, label %133

133:
  %134 = fsub double %58, %60
  %135 = fcmp olt double %134, 0.000000e+00
  %136 = fneg double %134
  %137 = select i1 %135, double %136, double %134
  %138 = fdiv double %137, %129
  %139 = fcmp oeq double %60, 0.000000e+00
  %140 = fcmp une double %58, 0.000000e+00
  %141 = and i1 %140, %139
  br i1 %141, label %146, label %150

142:
  %143 = fcmp oeq double %60, 0.000000e+00
  %144 = fcmp une double %58, 0.000000e+00
  %145 = and i1 %144, %143
  br i1 %145, label %146, label %155

146:
  %147 = phi double [ 0.000000e+00, %142 ], [ %138, %133 ]
  %148 = load i64, ptr %24, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %24, align 8
  br label %155

150:
  %151 = fcmp olt double %138, 1.000000e+15
  br i1 %151, label %155, label %152

152:
  %153 = load double, ptr %23, align 8
  %154 = call double @llvm.fmuladd.f64(double %138, double %138, double %153)
  store double %154, ptr %23, align 8
  br label %155

155:
  %156 = phi double [ %138, %150 ], [ %138, %152 ], [ %147, %146 ], [ 0.000000e+00, %142 ]
  %157 = fcmp une double %60, 0.000000e+00
  br i1 %157, label %158, label %167

158:
  %159 = load double, ptr %25, align 8
  %160 = fcmp ogt double %156, %159
  br i1 %160, label %161, label %167

161:
  store double %156, ptr %25, align 8
  %162 = load i64, ptr %26, align 8
  store i64 %162, ptr %27, align 8
  %163 = load i32, ptr %28, align 8
  %164 = shl i32 %163, 5
  %165 = or disjoint i32 %164, %55
  %166 = zext i32 %165 to i64
  store i64 %166, ptr %29, align 8
  store double %58, ptr %30, align 8
  store double %60, ptr %31, align 8
  br label %167

167:
  %168 = fcmp olt double %62, 0.000000e+00
  %169 = fneg double %62
  %170 = select i1 %168, double %169, double %62
  %171 = fcmp olt double %64, 0.000000e+00
  %172 = fneg double %64
  %173 = select i1 %171, double %172, double %64
  %174 = fcmp ogt double %170, %173
  %175 = select i1 %174, double %170, double %173
  %176 = fcmp oeq double %58, %62
  %177 = fcmp une double %64, 0.000000e+00
  %178 = select i1 %176, i1 %177, i1 false
  %179 = fcmp oeq double %58, %64
  %180 = fcmp une double %62, 0.000000e+00
  %181 = select i1 %179, i1 %180, i1 false
  %182 = select i1 %178, i1 true, i1 %181
  %183 = zext i1 %182 to i64
  %184 = load i64, ptr %32, align 8
  %185 = add i64 %184, %183
  store i64 %185, ptr %32, align 8
  %186 = fmul double %69, 2.560000e+02
  %187 = fcmp ogt double %175, %186
  br i1 %187, label %188, label %207

188:
  %189 = load double, ptr %33, align 256
  %190 = fmul double %189, 1.600000e+01
  %191 = fcmp ogt double %156, %190
  br i1 %191, label %192, label %207

192:
  %193 = load i64, ptr %34, align 8
  %194 = add i64 %193, 1
  store i64 %194, ptr %34, align 8
  %195 = fcmp ogt double %69, %129
  %196 = select i1 %195, double %69, double %129
  %197 = bitcast double %175 to i64
  %198 = lshr i64 %197, 52
  %199 = and i64 %198, 2047
  %200 = bitcast double %196 to i64
  %201 = lshr i64 %200, 52
  %202 = and i64 %201, 2047
  %203 = call i64 @llvm.usub.sat.i64(i64 %199, i64 %202)
  %204 = load i64, ptr %35, align 8
  %205 = icmp ugt i64 %203, %204
  br i1 %205, label %206, label %207

206:
  store i64 %203, ptr %35, align 8
  br label %207

207:
  %208 = add i32 %54, -1
  %209 = and i32 %208, %54
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %53

211:
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1864
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
  %54 = phi i32 [ %5, %6 ], [ %210, %208 ]
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
  br i1 %70, label %71, label %126

71:
  %72 = load i64, ptr %36, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %36, align 8
  %74 = fcmp uno double %62, 0.000000e+00
  %75 = fcmp uno double %64, 0.000000e+00
  %76 = select i1 %74, i1 true, i1 %75
  %77 = fcmp uno double %66, 0.000000e+00
  %78 = select i1 %76, i1 true, i1 %77
  br i1 %78, label %208, label %79

79:
  %80 = fcmp uno double %58, 0.000000e+00
  br i1 %80, label %81, label %96

81:
  %82 = load ptr, ptr %37, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %84 = load ptr, ptr %83, align 8
  %85 = load i64, ptr %84, align 8
  %86 = add i64 %85, 1
  store i64 %86, ptr %84, align 8
  %87 = load i64, ptr %46, align 8
  %88 = add i64 %87, 1
  store i64 %88, ptr %46, align 8
  %89 = icmp eq i64 %87, 0
  br i1 %89, label %90, label %208

90:
  store i64 %86, ptr %47, align 8
  %91 = load i64, ptr %26, align 8
  store i64 %91, ptr %48, align 8
  %92 = load i32, ptr %28, align 8
  %93 = shl i32 %92, 5
  %94 = or disjoint i32 %93, %55
  %95 = zext i32 %94 to i64
  store i64 %95, ptr %49, align 8
  store double %62, ptr %50, align 8
  store double %64, ptr %51, align 8
  store double %66, ptr %52, align 8
  br label %208

96:
  %97 = call double @llvm.fabs.f64(double %62)
  %98 = fcmp oeq double %97, 0x7FF0000000000000
  %99 = call double @llvm.fabs.f64(double %64)
  %100 = fcmp oeq double %99, 0x7FF0000000000000
  %101 = select i1 %98, i1 true, i1 %100
  %102 = call double @llvm.fabs.f64(double %66)
  %103 = fcmp oeq double %102, 0x7FF0000000000000
  %104 = select i1 %101, i1 true, i1 %103
  br i1 %104, label %208, label %105

105:
  %106 = load ptr, ptr %37, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %108 = load ptr, ptr %107, align 8
  %109 = load i64, ptr %108, align 8
  %110 = add i64 %109, 1
  store i64 %110, ptr %108, align 8
  %111 = load i64, ptr %38, align 8
  %112 = add i64 %111, 1
  store i64 %112, ptr %38, align 8
  %113 = icmp eq i64 %111, 0
  br i1 %113, label %114, label %120

114:
  store i64 %110, ptr %39, align 8
  %115 = load i64, ptr %26, align 8
  store i64 %115, ptr %40, align 8
  %116 = load i32, ptr %28, align 8
  %117 = shl i32 %116, 5
  %118 = or disjoint i32 %117, %55
  %119 = zext i32 %118 to i64
  store i64 %119, ptr %41, align 8
  store double %62, ptr %42, align 8
  store double %64, ptr %43, align 8
  store double %66, ptr %44, align 8
  br label %120

120:
  %121 = call double @llvm.fabs.f64(double %60)
  %122 = fcmp one double %121, 0x7FF0000000000000
  %123 = zext i1 %122 to i64
  %124 = load i64, ptr %45, align 8
  %125 = add i64 %124, %123
  store i64 %125, ptr %45, align 8
  br label %208

126:
  %127 = fcmp olt double %60, 0.000000e+00
  %128 = fneg double %60
  %129 = select i1 %127, double %128, double %60
  %130 = fcmp ueq double %129, 0x7FF0000000000000
  br i1 %130, label %208, label %131

131:
  %132 = fcmp oeq double %58, %60
  br i1 %132, label %142, label %133

133:
  %134 = fsub double %58, %60
  %135 = fcmp olt double %134, 0.000000e+00
  %136 = fneg double %134
  %137 = select i1 %135, double %136, double %134
  %138 = fdiv double %137, %129
  %139 = fcmp oeq double %60, 0.000000e+00
  %140 = fcmp une double %58, 0.000000e+00
  %141 = and i1 %140, %139
  br i1 %141, label %146, label %150

142:
  %143 = fcmp oeq double %60, 0.000000e+00
  %144 = fcmp une double %58, 0.000000e+00
  %145 = and i1 %144, %143
  br i1 %145, label %146, label %155

146:
  %147 = phi double [ 0.000000e+00, %142 ], [ %138, %133 ]
  %148 = load i64, ptr %24, align 8
  %149 = add i64 %148, 1
  store i64 %149, ptr %24, align 8
  br label %155

150:
  %151 = fcmp olt double %138, 1.000000e+15
  br i1 %151, label %155, label %152

152:
  %153 = load double, ptr %23, align 8
  %154 = call double @llvm.fmuladd.f64(double %138, double %138, double %153)
  store double %154, ptr %23, align 8
  br label %155

155:
  %156 = phi double [ %138, %150 ], [ %138, %152 ], [ %147, %146 ], [ 0.000000e+00, %142 ]
  %157 = fcmp une double %60, 0.000000e+00
  br i1 %157, label %158, label %167

158:
  %159 = load double, ptr %25, align 8
  %160 = fcmp ogt double %156, %159
  br i1 %160, label %161, label %167

161:
  store double %156, ptr %25, align 8
  %162 = load i64, ptr %26, align 8
  store i64 %162, ptr %27, align 8
  %163 = load i32, ptr %28, align 8
  %164 = shl i32 %163, 5
  %165 = or disjoint i32 %164, %55
  %166 = zext i32 %165 to i64
  store i64 %166, ptr %29, align 8
  store double %58, ptr %30, align 8
  store double %60, ptr %31, align 8
  br label %167

167:
  %168 = fmul double %62, %64
  %169 = fcmp olt double %168, 0.000000e+00
  %170 = fneg double %168
  %171 = select i1 %169, double %170, double %168
  %172 = fcmp olt double %66, 0.000000e+00
  %173 = fneg double %66
  %174 = select i1 %172, double %173, double %66
  %175 = fcmp ogt double %171, %174
  %176 = select i1 %175, double %171, double %174
  %177 = fcmp oeq double %58, %168
  %178 = fcmp une double %66, 0.000000e+00
  %179 = select i1 %177, i1 %178, i1 false
  %180 = fcmp oeq double %58, %66
  %181 = fcmp une double %168, 0.000000e+00
  %182 = and i1 %181, %180
  %183 = select i1 %179, i1 true, i1 %182
  %184 = zext i1 %183 to i64
  %185 = load i64, ptr %32, align 8
  %186 = add i64 %185, %184
  store i64 %186, ptr %32, align 8
  %187 = fmul double %69, 2.560000e+02
  %188 = fcmp ogt double %176, %187
  br i1 %188, label %189, label %208

189:
  %190 = load double, ptr %33, align 256
  %191 = fmul double %190, 1.600000e+01
  %192 = fcmp ogt double %156, %191
  br i1 %192, label %193, label %208

193:
  %194 = load i64, ptr %34, align 8
  %195 = add i64 %194, 1
  store i64 %195, ptr %34, align 8
  %196 = fcmp ogt double %69, %129
  %197 = select i1 %196, double %69, double %129
  %198 = bitcast double %176 to i64
  %199 = lshr i64 %198, 52
  %200 = and i64 %199, 2047
  %201 = bitcast double %197 to i64
  %202 = lshr i64 %201, 52
  %203 = and i64 %202, 2047
  %204 = call i64 @llvm.usub.sat.i64(i64 %200, i64 %203)
  %205 = load i64, ptr %35, align 8
  %206 = icmp ugt i64 %204, %205
  br i1 %206, label %207, label %208

207:
  store i64 %204, ptr %35, align 8
  br label %208

208:
  %209 = add i32 %54, -1
  %210 = and i32 %209, %54
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %53

212:
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
