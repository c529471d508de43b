; Made of numerics.cpp by `make runtime`.

%"struct.(anonymous namespace)::Results" = type { <32 x float>, <32 x double>, <32 x float>, <32 x float>, <32 x float>, double, double, [112 x i8] }
%struct.numbers = type { i64, double, i64, i64, double, double, i64, i64, i64, i64, i64, i64, i64, [2 x i64], [2 x i64], [2 x i64], [2 x i64], [6 x double], [24 x i64], [24 x double] }
%struct.visits = type { i64, i64, i64, i64, [32 x float] }
%"struct.(anonymous namespace)::Results.13" = type { <32 x double>, <32 x double>, <32 x double>, <32 x double>, <32 x double>, double, double, [240 x i8] }
%struct.Lanes = type { [32 x i64] }
%struct.Lanes.3 = type { [32 x double] }
%struct.value_row = type { i64, ptr, ptr, i64, i64, i64 }

define void @note_other_f32(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x float> %6, <32 x double> %7, <32 x float> %8, <32 x float> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results", align 256
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %169, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw %struct.numbers, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %18
  %25 = getelementptr inbounds nuw %struct.visits, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.visits, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 1
  %33 = load i64, ptr %29, align 8
  %34 = icmp eq i64 %33, %32
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, 1
  br label %40

39:
  store i64 %32, ptr %29, align 8
  br label %40

40:
  %41 = phi i64 [ %38, %35 ], [ 1, %39 ]
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 %41, ptr %42, align 8
  %43 = call i64 @llvm.ctlz.i64(i64 %41, i1 false)
  %44 = sub nsw i64 63, %43
  %45 = call i64 @llvm.umin.i64(i64 %44, i64 23)
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = icmp ne i64 %45, %47
  %49 = and i64 %41, 63
  %50 = icmp eq i64 %49, 0
  %51 = or i1 %50, %48
  br i1 %51, label %52, label %53

52:
  call void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %19, ptr %29)
  store i64 %45, ptr %46, align 8
  br label %53

53:
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %55
  store i64 %58, ptr %56, align 8
  %59 = fpext <32 x float> %6 to <32 x double>
  %60 = fptrunc <32 x double> %7 to <32 x float>
  %61 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %60)
  %62 = fcmp olt <32 x float> %61, splat (float 0x3AF0000000000000)
  %63 = bitcast <32 x i1> %62 to i32
  %64 = and i32 %2, %63
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %82, label %66

66:
  %67 = fcmp une <32 x double> %7, %59
  %68 = bitcast <32 x i1> %67 to i32
  %69 = and i32 %64, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %79, label %71

71:
  %72 = fsub <32 x double> %59, %7
  %73 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %72)
  %74 = fcmp oeq <32 x double> %72, zeroinitializer
  %75 = fdiv <32 x double> %72, %7
  %76 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %75)
  %77 = select <32 x i1> %74, <32 x double> %73, <32 x double> %76
  %78 = fptrunc <32 x double> %77 to <32 x float>
  br label %88

79:
  %80 = bitcast i32 %64 to <32 x i1>
  %81 = select <32 x i1> %80, <32 x float> splat (float 1.000000e+00), <32 x float> %61
  br label %82

82:
  %83 = phi <32 x float> [ %81, %79 ], [ %61, %53 ]
  %84 = fsub <32 x double> %59, %7
  %85 = fptrunc <32 x double> %84 to <32 x float>
  %86 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %85)
  %87 = fdiv <32 x float> %86, %83
  br label %88

88:
  %89 = phi <32 x float> [ %78, %71 ], [ %87, %82 ]
  %90 = fcmp une <32 x float> %89, zeroinitializer
  %91 = bitcast <32 x i1> %90 to i32
  %92 = and i32 %2, %91
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %169, label %94

94:
  %95 = bitcast i32 %2 to <32 x i1>
  %96 = select <32 x i1> %95, <32 x float> %89, <32 x float> zeroinitializer
  %97 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %98 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %99 = load double, ptr %98, align 8
  %100 = fmul double %99, 0x3FF000010C6F7A0B
  %101 = fcmp olt double %100, 1.000000e+15
  %102 = select i1 %101, double %100, double 1.000000e+15
  %103 = fcmp olt double %4, %102
  %104 = select i1 %103, double %4, double %102
  %105 = fptrunc double %104 to float
  %106 = insertelement <32 x float> poison, float %105, i64 0
  %107 = shufflevector <32 x float> %106, <32 x float> poison, <32 x i32> zeroinitializer
  %108 = fcmp ugt <32 x float> %89, %107
  %109 = bitcast <32 x i1> %108 to i32
  %110 = and i32 %2, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %116

112:
  %113 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %114 = load <32 x float>, ptr %113, align 4
  %115 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %96, <32 x float> %96, <32 x float> %114)
  store <32 x float> %115, ptr %113, align 4
  br label %169

116:
  %117 = fcmp one <32 x float> %97, splat (float 0x7FF0000000000000)
  %118 = fcmp olt <32 x float> %89, splat (float 0x430C6BF520000000)
  %119 = and <32 x i1> %117, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = and i32 %2, %120
  %122 = xor i32 %121, %2
  %123 = bitcast i32 %121 to <32 x i1>
  %124 = select <32 x i1> %123, <32 x float> %96, <32 x float> zeroinitializer
  %125 = fptrunc double %100 to float
  %126 = insertelement <32 x float> poison, float %125, i64 0
  %127 = shufflevector <32 x float> %126, <32 x float> poison, <32 x i32> zeroinitializer
  %128 = fcmp ogt <32 x float> %89, %127
  %129 = bitcast <32 x i1> %128 to i32
  %130 = and i32 %121, %129
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %143, label %132

132:
  %133 = bitcast <32 x float> %124 to <32 x i32>
  %134 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %133)
  %135 = bitcast i32 %134 to float
  %136 = fmul float %135, 0x3FEFFFFDE0000000
  %137 = insertelement <32 x float> poison, float %136, i64 0
  %138 = shufflevector <32 x float> %137, <32 x float> poison, <32 x i32> zeroinitializer
  %139 = fcmp oge <32 x float> %124, %138
  %140 = bitcast <32 x i1> %139 to i32
  %141 = and i32 %121, %140
  %142 = or i32 %141, %122
  br label %143

143:
  %144 = phi i32 [ %142, %132 ], [ %122, %116 ]
  %145 = fptrunc double %4 to float
  %146 = insertelement <32 x float> poison, float %145, i64 0
  %147 = shufflevector <32 x float> %146, <32 x float> poison, <32 x i32> zeroinitializer
  %148 = fcmp ogt <32 x float> %89, %147
  %149 = fptrunc double %5 to float
  %150 = insertelement <32 x float> poison, float %149, i64 0
  %151 = shufflevector <32 x float> %150, <32 x float> poison, <32 x i32> zeroinitializer
  %152 = fcmp olt <32 x float> %97, %151
  %153 = and <32 x i1> %152, %148
  %154 = bitcast <32 x i1> %153 to i32
  %155 = and i32 %2, %154
  %156 = or i32 %144, %155
  %157 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %158 = load <32 x float>, ptr %157, align 4
  %159 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %124, <32 x float> %124, <32 x float> %158)
  store <32 x float> %159, ptr %157, align 4
  %160 = icmp eq i32 %156, 0
  br i1 %160, label %169, label %161

161:
  store <32 x float> %6, ptr %11, align 256
  %162 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %162, align 256
  %163 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x float> %8, ptr %163, align 256
  %164 = getelementptr inbounds nuw i8, ptr %11, i64 640
  store <32 x float> %9, ptr %164, align 128
  %165 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x float> zeroinitializer, ptr %165, align 256
  %166 = getelementptr inbounds nuw i8, ptr %11, i64 896
  store double %4, ptr %166, align 128
  %167 = getelementptr inbounds nuw i8, ptr %11, i64 904
  store double %5, ptr %167, align 8
  %168 = trunc nuw nsw i64 %45 to i32
  call void @_ZN12_GLOBAL__N_14lookILj0EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %19, i32 %168, ptr align 256 %11, i32 %156)
  br label %169

169:
  ret void
}

define void @note_add_f32(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x float> %6, <32 x double> %7, <32 x float> %8, <32 x float> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results", align 256
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %189, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw %struct.numbers, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %18
  %25 = getelementptr inbounds nuw %struct.visits, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.visits, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 1
  %33 = load i64, ptr %29, align 8
  %34 = icmp eq i64 %33, %32
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, 1
  br label %40

39:
  store i64 %32, ptr %29, align 8
  br label %40

40:
  %41 = phi i64 [ %38, %35 ], [ 1, %39 ]
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 %41, ptr %42, align 8
  %43 = call i64 @llvm.ctlz.i64(i64 %41, i1 false)
  %44 = sub nsw i64 63, %43
  %45 = call i64 @llvm.umin.i64(i64 %44, i64 23)
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = icmp ne i64 %45, %47
  %49 = and i64 %41, 63
  %50 = icmp eq i64 %49, 0
  %51 = or i1 %50, %48
  br i1 %51, label %52, label %53

52:
  call void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %19, ptr %29)
  store i64 %45, ptr %46, align 8
  br label %53

53:
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %55
  store i64 %58, ptr %56, align 8
  %59 = fpext <32 x float> %6 to <32 x double>
  %60 = fptrunc <32 x double> %7 to <32 x float>
  %61 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %60)
  %62 = fcmp olt <32 x float> %61, splat (float 0x3AF0000000000000)
  %63 = bitcast <32 x i1> %62 to i32
  %64 = and i32 %2, %63
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %82, label %66

66:
  %67 = fcmp une <32 x double> %7, %59
  %68 = bitcast <32 x i1> %67 to i32
  %69 = and i32 %64, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %79, label %71

71:
  %72 = fsub <32 x double> %59, %7
  %73 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %72)
  %74 = fcmp oeq <32 x double> %72, zeroinitializer
  %75 = fdiv <32 x double> %72, %7
  %76 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %75)
  %77 = select <32 x i1> %74, <32 x double> %73, <32 x double> %76
  %78 = fptrunc <32 x double> %77 to <32 x float>
  br label %88

79:
  %80 = bitcast i32 %64 to <32 x i1>
  %81 = select <32 x i1> %80, <32 x float> splat (float 1.000000e+00), <32 x float> %61
  br label %82

82:
  %83 = phi <32 x float> [ %81, %79 ], [ %61, %53 ]
  %84 = fsub <32 x double> %59, %7
  %85 = fptrunc <32 x double> %84 to <32 x float>
  %86 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %85)
  %87 = fdiv <32 x float> %86, %83
  br label %88

88:
  %89 = phi <32 x float> [ %78, %71 ], [ %87, %82 ]
  %90 = fcmp une <32 x float> %89, zeroinitializer
  %91 = bitcast <32 x i1> %90 to i32
  %92 = and i32 %2, %91
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %189, label %94

94:
  %95 = bitcast i32 %2 to <32 x i1>
  %96 = select <32 x i1> %95, <32 x float> %89, <32 x float> zeroinitializer
  %97 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %98 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %8)
  %99 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %9)
  %100 = fcmp ogt <32 x float> %98, %99
  %101 = select <32 x i1> %100, <32 x float> %98, <32 x float> %99
  %102 = fcmp oeq <32 x float> %6, %8
  %103 = fcmp oeq <32 x float> %6, %9
  %104 = or <32 x i1> %102, %103
  %105 = fmul <32 x float> %97, splat (float 2.560000e+02)
  %106 = fcmp ogt <32 x float> %101, %105
  %107 = or <32 x i1> %104, %106
  %108 = bitcast <32 x i1> %107 to i32
  %109 = and i32 %2, %108
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %126, label %111

111:
  %112 = fcmp une <32 x float> %9, zeroinitializer
  %113 = and <32 x i1> %102, %112
  %114 = fcmp une <32 x float> %8, zeroinitializer
  %115 = and <32 x i1> %114, %103
  %116 = or <32 x i1> %113, %115
  %117 = fmul double %4, 1.600000e+01
  %118 = fptrunc double %117 to float
  %119 = insertelement <32 x float> poison, float %118, i64 0
  %120 = shufflevector <32 x float> %119, <32 x float> poison, <32 x i32> zeroinitializer
  %121 = fcmp ogt <32 x float> %89, %120
  %122 = and <32 x i1> %106, %121
  %123 = or <32 x i1> %116, %122
  %124 = bitcast <32 x i1> %123 to i32
  %125 = and i32 %109, %124
  br label %126

126:
  %127 = phi i32 [ %125, %111 ], [ 0, %94 ]
  %128 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %129 = load double, ptr %128, align 8
  %130 = fmul double %129, 0x3FF000010C6F7A0B
  %131 = fcmp olt double %130, 1.000000e+15
  %132 = select i1 %131, double %130, double 1.000000e+15
  %133 = fptrunc double %132 to float
  %134 = insertelement <32 x float> poison, float %133, i64 0
  %135 = shufflevector <32 x float> %134, <32 x float> poison, <32 x i32> zeroinitializer
  %136 = fcmp ugt <32 x float> %89, %135
  %137 = bitcast <32 x i1> %136 to i32
  %138 = and i32 %2, %137
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %167, label %140

140:
  %141 = fcmp one <32 x float> %97, splat (float 0x7FF0000000000000)
  %142 = fcmp olt <32 x float> %89, splat (float 0x430C6BF520000000)
  %143 = and <32 x i1> %141, %142
  %144 = bitcast <32 x i1> %143 to i32
  %145 = and i32 %2, %144
  %146 = xor i32 %145, %2
  %147 = bitcast i32 %145 to <32 x i1>
  %148 = select <32 x i1> %147, <32 x float> %96, <32 x float> zeroinitializer
  %149 = fptrunc double %130 to float
  %150 = insertelement <32 x float> poison, float %149, i64 0
  %151 = shufflevector <32 x float> %150, <32 x float> poison, <32 x i32> zeroinitializer
  %152 = fcmp ogt <32 x float> %89, %151
  %153 = bitcast <32 x i1> %152 to i32
  %154 = and i32 %145, %153
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %167, label %156

156:
  %157 = bitcast <32 x float> %148 to <32 x i32>
  %158 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %157)
  %159 = bitcast i32 %158 to float
  %160 = fmul float %159, 0x3FEFFFFDE0000000
  %161 = insertelement <32 x float> poison, float %160, i64 0
  %162 = shufflevector <32 x float> %161, <32 x float> poison, <32 x i32> zeroinitializer
  %163 = fcmp oge <32 x float> %148, %162
  %164 = bitcast <32 x i1> %163 to i32
  %165 = and i32 %145, %164
  %166 = or i32 %165, %146
  br label %167

167:
  %168 = phi i32 [ 0, %126 ], [ %166, %156 ], [ %146, %140 ]
  %169 = phi <32 x float> [ %96, %126 ], [ %148, %156 ], [ %148, %140 ]
  %170 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %171 = load <32 x float>, ptr %170, align 4
  %172 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %169, <32 x float> %169, <32 x float> %171)
  store <32 x float> %172, ptr %170, align 4
  %173 = or i32 %168, %127
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %189, label %175

175:
  store <32 x float> %6, ptr %11, align 256
  %176 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %176, align 256
  %177 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x float> %8, ptr %177, align 256
  %178 = getelementptr inbounds nuw i8, ptr %11, i64 640
  store <32 x float> %9, ptr %178, align 128
  %179 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x float> zeroinitializer, ptr %179, align 256
  %180 = getelementptr inbounds nuw i8, ptr %11, i64 896
  store double %4, ptr %180, align 128
  %181 = getelementptr inbounds nuw i8, ptr %11, i64 904
  store double %5, ptr %181, align 8
  %182 = icmp eq i32 %127, 0
  br i1 %182, label %184, label %183

183:
  call void @_ZN12_GLOBAL__N_112count_lossesILj1EfEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %19, ptr align 256 %11, i32 %127)
  br label %184

184:
  %185 = icmp eq i32 %168, 0
  br i1 %185, label %188, label %186

186:
  %187 = trunc nuw nsw i64 %45 to i32
  call void @_ZN12_GLOBAL__N_14lookILj1EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %19, i32 %187, ptr align 256 %11, i32 %168)
  br label %188

188:
  br label %189

189:
  ret void
}

define void @note_fma_f32(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x float> %6, <32 x double> %7, <32 x float> %8, <32 x float> %9, <32 x float> %10) {
  %12 = alloca %"struct.(anonymous namespace)::Results", align 256
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %191, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = zext i32 %3 to i64
  %20 = getelementptr inbounds nuw %struct.numbers, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, %19
  %26 = getelementptr inbounds nuw %struct.visits, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.visits, ptr %26, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, 1
  %34 = load i64, ptr %30, align 8
  %35 = icmp eq i64 %34, %33
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, 1
  br label %41

40:
  store i64 %33, ptr %30, align 8
  br label %41

41:
  %42 = phi i64 [ %39, %36 ], [ 1, %40 ]
  %43 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %42, ptr %43, align 8
  %44 = call i64 @llvm.ctlz.i64(i64 %42, i1 false)
  %45 = sub nsw i64 63, %44
  %46 = call i64 @llvm.umin.i64(i64 %45, i64 23)
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = icmp ne i64 %46, %48
  %50 = and i64 %42, 63
  %51 = icmp eq i64 %50, 0
  %52 = or i1 %51, %49
  br i1 %52, label %53, label %54

53:
  call void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %20, ptr %30)
  store i64 %46, ptr %47, align 8
  br label %54

54:
  %55 = call i32 @llvm.ctpop.i32(i32 %2)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %56
  store i64 %59, ptr %57, align 8
  %60 = fpext <32 x float> %6 to <32 x double>
  %61 = fptrunc <32 x double> %7 to <32 x float>
  %62 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %61)
  %63 = fcmp olt <32 x float> %62, splat (float 0x3AF0000000000000)
  %64 = bitcast <32 x i1> %63 to i32
  %65 = and i32 %2, %64
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %83, label %67

67:
  %68 = fcmp une <32 x double> %7, %60
  %69 = bitcast <32 x i1> %68 to i32
  %70 = and i32 %65, %69
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %80, label %72

72:
  %73 = fsub <32 x double> %60, %7
  %74 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %73)
  %75 = fcmp oeq <32 x double> %73, zeroinitializer
  %76 = fdiv <32 x double> %73, %7
  %77 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %76)
  %78 = select <32 x i1> %75, <32 x double> %74, <32 x double> %77
  %79 = fptrunc <32 x double> %78 to <32 x float>
  br label %89

80:
  %81 = bitcast i32 %65 to <32 x i1>
  %82 = select <32 x i1> %81, <32 x float> splat (float 1.000000e+00), <32 x float> %62
  br label %83

83:
  %84 = phi <32 x float> [ %82, %80 ], [ %62, %54 ]
  %85 = fsub <32 x double> %60, %7
  %86 = fptrunc <32 x double> %85 to <32 x float>
  %87 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %86)
  %88 = fdiv <32 x float> %87, %84
  br label %89

89:
  %90 = phi <32 x float> [ %79, %72 ], [ %88, %83 ]
  %91 = fcmp une <32 x float> %90, zeroinitializer
  %92 = bitcast <32 x i1> %91 to i32
  %93 = and i32 %2, %92
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %191, label %95

95:
  %96 = bitcast i32 %2 to <32 x i1>
  %97 = select <32 x i1> %96, <32 x float> %90, <32 x float> zeroinitializer
  %98 = fmul <32 x float> %8, %9
  %99 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %6)
  %100 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %98)
  %101 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %10)
  %102 = fcmp ogt <32 x float> %100, %101
  %103 = select <32 x i1> %102, <32 x float> %100, <32 x float> %101
  %104 = fcmp oeq <32 x float> %6, %98
  %105 = fcmp oeq <32 x float> %6, %10
  %106 = or <32 x i1> %104, %105
  %107 = fmul <32 x float> %99, splat (float 2.560000e+02)
  %108 = fcmp ogt <32 x float> %103, %107
  %109 = or <32 x i1> %106, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = and i32 %2, %110
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %128, label %113

113:
  %114 = fcmp une <32 x float> %10, zeroinitializer
  %115 = and <32 x i1> %104, %114
  %116 = fcmp une <32 x float> %98, zeroinitializer
  %117 = and <32 x i1> %105, %116
  %118 = or <32 x i1> %115, %117
  %119 = fmul double %4, 1.600000e+01
  %120 = fptrunc double %119 to float
  %121 = insertelement <32 x float> poison, float %120, i64 0
  %122 = shufflevector <32 x float> %121, <32 x float> poison, <32 x i32> zeroinitializer
  %123 = fcmp ogt <32 x float> %90, %122
  %124 = and <32 x i1> %108, %123
  %125 = or <32 x i1> %118, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = and i32 %111, %126
  br label %128

128:
  %129 = phi i32 [ %127, %113 ], [ 0, %95 ]
  %130 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %131 = load double, ptr %130, align 8
  %132 = fmul double %131, 0x3FF000010C6F7A0B
  %133 = fcmp olt double %132, 1.000000e+15
  %134 = select i1 %133, double %132, double 1.000000e+15
  %135 = fptrunc double %134 to float
  %136 = insertelement <32 x float> poison, float %135, i64 0
  %137 = shufflevector <32 x float> %136, <32 x float> poison, <32 x i32> zeroinitializer
  %138 = fcmp ugt <32 x float> %90, %137
  %139 = bitcast <32 x i1> %138 to i32
  %140 = and i32 %2, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %169, label %142

142:
  %143 = fcmp one <32 x float> %99, splat (float 0x7FF0000000000000)
  %144 = fcmp olt <32 x float> %90, splat (float 0x430C6BF520000000)
  %145 = and <32 x i1> %143, %144
  %146 = bitcast <32 x i1> %145 to i32
  %147 = and i32 %2, %146
  %148 = xor i32 %147, %2
  %149 = bitcast i32 %147 to <32 x i1>
  %150 = select <32 x i1> %149, <32 x float> %97, <32 x float> zeroinitializer
  %151 = fptrunc double %132 to float
  %152 = insertelement <32 x float> poison, float %151, i64 0
  %153 = shufflevector <32 x float> %152, <32 x float> poison, <32 x i32> zeroinitializer
  %154 = fcmp ogt <32 x float> %90, %153
  %155 = bitcast <32 x i1> %154 to i32
  %156 = and i32 %147, %155
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %169, label %158

158:
  %159 = bitcast <32 x float> %150 to <32 x i32>
  %160 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %159)
  %161 = bitcast i32 %160 to float
  %162 = fmul float %161, 0x3FEFFFFDE0000000
  %163 = insertelement <32 x float> poison, float %162, i64 0
  %164 = shufflevector <32 x float> %163, <32 x float> poison, <32 x i32> zeroinitializer
  %165 = fcmp oge <32 x float> %150, %164
  %166 = bitcast <32 x i1> %165 to i32
  %167 = and i32 %147, %166
  %168 = or i32 %167, %148
  br label %169

169:
  %170 = phi i32 [ 0, %128 ], [ %168, %158 ], [ %148, %142 ]
  %171 = phi <32 x float> [ %97, %128 ], [ %150, %158 ], [ %150, %142 ]
  %172 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %173 = load <32 x float>, ptr %172, align 4
  %174 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %171, <32 x float> %171, <32 x float> %173)
  store <32 x float> %174, ptr %172, align 4
  %175 = or i32 %170, %129
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %191, label %177

177:
  store <32 x float> %6, ptr %12, align 256
  %178 = getelementptr inbounds nuw i8, ptr %12, i64 256
  store <32 x double> %7, ptr %178, align 256
  %179 = getelementptr inbounds nuw i8, ptr %12, i64 512
  store <32 x float> %8, ptr %179, align 256
  %180 = getelementptr inbounds nuw i8, ptr %12, i64 640
  store <32 x float> %9, ptr %180, align 128
  %181 = getelementptr inbounds nuw i8, ptr %12, i64 768
  store <32 x float> %10, ptr %181, align 256
  %182 = getelementptr inbounds nuw i8, ptr %12, i64 896
  store double %4, ptr %182, align 128
  %183 = getelementptr inbounds nuw i8, ptr %12, i64 904
  store double %5, ptr %183, align 8
  %184 = icmp eq i32 %129, 0
  br i1 %184, label %186, label %185

185:
  call void @_ZN12_GLOBAL__N_112count_lossesILj2EfEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %20, ptr align 256 %12, i32 %129)
  br label %186

186:
  %187 = icmp eq i32 %170, 0
  br i1 %187, label %190, label %188

188:
  %189 = trunc nuw nsw i64 %46 to i32
  call void @_ZN12_GLOBAL__N_14lookILj2EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %20, i32 %189, ptr align 256 %12, i32 %170)
  br label %190

190:
  br label %191

191:
  ret void
}

define void @note_other_f64(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x double> %6, <32 x double> %7, <32 x double> %8, <32 x double> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results.13", align 256
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %141, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw %struct.numbers, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %18
  %25 = getelementptr inbounds nuw %struct.visits, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.visits, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 1
  %33 = load i64, ptr %29, align 8
  %34 = icmp eq i64 %33, %32
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, 1
  br label %40

39:
  store i64 %32, ptr %29, align 8
  br label %40

40:
  %41 = phi i64 [ %38, %35 ], [ 1, %39 ]
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 %41, ptr %42, align 8
  %43 = call i64 @llvm.ctlz.i64(i64 %41, i1 false)
  %44 = sub nsw i64 63, %43
  %45 = call i64 @llvm.umin.i64(i64 %44, i64 23)
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = icmp ne i64 %45, %47
  %49 = and i64 %41, 63
  %50 = icmp eq i64 %49, 0
  %51 = or i1 %50, %48
  br i1 %51, label %52, label %53

52:
  call void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %19, ptr %29)
  store i64 %45, ptr %46, align 8
  br label %53

53:
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %55
  store i64 %58, ptr %56, align 8
  %59 = fsub <32 x double> %6, %7
  %60 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %59)
  %61 = fcmp oeq <32 x double> %59, zeroinitializer
  %62 = fdiv <32 x double> %59, %7
  %63 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %62)
  %64 = select <32 x i1> %61, <32 x double> %60, <32 x double> %63
  %65 = fcmp une <32 x double> %64, zeroinitializer
  %66 = bitcast <32 x i1> %65 to i32
  %67 = and i32 %2, %66
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %141, label %69

69:
  %70 = bitcast i32 %2 to <32 x i1>
  %71 = fptrunc <32 x double> %64 to <32 x float>
  %72 = select <32 x i1> %70, <32 x float> %71, <32 x float> zeroinitializer
  %73 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %74 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %75 = load double, ptr %74, align 8
  %76 = fmul double %75, 0x3FF000010C6F7A0B
  %77 = fcmp olt double %76, 1.000000e+15
  %78 = select i1 %77, double %76, double 1.000000e+15
  %79 = fcmp olt double %4, %78
  %80 = select i1 %79, double %4, double %78
  %81 = insertelement <32 x double> poison, double %80, i64 0
  %82 = shufflevector <32 x double> %81, <32 x double> poison, <32 x i32> zeroinitializer
  %83 = fcmp ugt <32 x double> %64, %82
  %84 = bitcast <32 x i1> %83 to i32
  %85 = and i32 %2, %84
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %91

87:
  %88 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %89 = load <32 x float>, ptr %88, align 4
  %90 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %72, <32 x float> %72, <32 x float> %89)
  store <32 x float> %90, ptr %88, align 4
  br label %141

91:
  %92 = fcmp one <32 x double> %73, splat (double 0x7FF0000000000000)
  %93 = fcmp olt <32 x double> %64, splat (double 1.000000e+15)
  %94 = and <32 x i1> %92, %93
  %95 = bitcast <32 x i1> %94 to i32
  %96 = and i32 %2, %95
  %97 = xor i32 %96, %2
  %98 = bitcast i32 %96 to <32 x i1>
  %99 = select <32 x i1> %98, <32 x float> %72, <32 x float> zeroinitializer
  %100 = insertelement <32 x double> poison, double %76, i64 0
  %101 = shufflevector <32 x double> %100, <32 x double> poison, <32 x i32> zeroinitializer
  %102 = fcmp ogt <32 x double> %64, %101
  %103 = bitcast <32 x i1> %102 to i32
  %104 = and i32 %96, %103
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %117, label %106

106:
  %107 = bitcast <32 x float> %99 to <32 x i32>
  %108 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %107)
  %109 = bitcast i32 %108 to float
  %110 = fmul float %109, 0x3FEFFFFDE0000000
  %111 = insertelement <32 x float> poison, float %110, i64 0
  %112 = shufflevector <32 x float> %111, <32 x float> poison, <32 x i32> zeroinitializer
  %113 = fcmp oge <32 x float> %99, %112
  %114 = bitcast <32 x i1> %113 to i32
  %115 = and i32 %96, %114
  %116 = or i32 %115, %97
  br label %117

117:
  %118 = phi i32 [ %116, %106 ], [ %97, %91 ]
  %119 = insertelement <32 x double> poison, double %4, i64 0
  %120 = shufflevector <32 x double> %119, <32 x double> poison, <32 x i32> zeroinitializer
  %121 = fcmp ogt <32 x double> %64, %120
  %122 = insertelement <32 x double> poison, double %5, i64 0
  %123 = shufflevector <32 x double> %122, <32 x double> poison, <32 x i32> zeroinitializer
  %124 = fcmp olt <32 x double> %73, %123
  %125 = and <32 x i1> %124, %121
  %126 = bitcast <32 x i1> %125 to i32
  %127 = and i32 %2, %126
  %128 = or i32 %118, %127
  %129 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %130 = load <32 x float>, ptr %129, align 4
  %131 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %99, <32 x float> %99, <32 x float> %130)
  store <32 x float> %131, ptr %129, align 4
  %132 = icmp eq i32 %128, 0
  br i1 %132, label %141, label %133

133:
  store <32 x double> %6, ptr %11, align 256
  %134 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %134, align 256
  %135 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x double> %8, ptr %135, align 256
  %136 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x double> %9, ptr %136, align 256
  %137 = getelementptr inbounds nuw i8, ptr %11, i64 1024
  store <32 x double> zeroinitializer, ptr %137, align 256
  %138 = getelementptr inbounds nuw i8, ptr %11, i64 1280
  store double %4, ptr %138, align 256
  %139 = getelementptr inbounds nuw i8, ptr %11, i64 1288
  store double %5, ptr %139, align 8
  %140 = trunc nuw nsw i64 %45 to i32
  call void @_ZN12_GLOBAL__N_14lookILj0EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %19, i32 %140, ptr align 256 %11, i32 %128)
  br label %141

141:
  ret void
}

define void @note_add_f64(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x double> %6, <32 x double> %7, <32 x double> %8, <32 x double> %9) {
  %11 = alloca %"struct.(anonymous namespace)::Results.13", align 256
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %162, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %17 = load ptr, ptr %16, align 8
  %18 = zext i32 %3 to i64
  %19 = getelementptr inbounds nuw %struct.numbers, ptr %17, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %18
  %25 = getelementptr inbounds nuw %struct.visits, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.visits, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, 1
  %33 = load i64, ptr %29, align 8
  %34 = icmp eq i64 %33, %32
  br i1 %34, label %35, label %39

35:
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, 1
  br label %40

39:
  store i64 %32, ptr %29, align 8
  br label %40

40:
  %41 = phi i64 [ %38, %35 ], [ 1, %39 ]
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 %41, ptr %42, align 8
  %43 = call i64 @llvm.ctlz.i64(i64 %41, i1 false)
  %44 = sub nsw i64 63, %43
  %45 = call i64 @llvm.umin.i64(i64 %44, i64 23)
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %47 = load i64, ptr %46, align 8
  %48 = icmp ne i64 %45, %47
  %49 = and i64 %41, 63
  %50 = icmp eq i64 %49, 0
  %51 = or i1 %50, %48
  br i1 %51, label %52, label %53

52:
  call void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %19, ptr %29)
  store i64 %45, ptr %46, align 8
  br label %53

53:
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = add i64 %57, %55
  store i64 %58, ptr %56, align 8
  %59 = fsub <32 x double> %6, %7
  %60 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %59)
  %61 = fcmp oeq <32 x double> %59, zeroinitializer
  %62 = fdiv <32 x double> %59, %7
  %63 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %62)
  %64 = select <32 x i1> %61, <32 x double> %60, <32 x double> %63
  %65 = fcmp une <32 x double> %64, zeroinitializer
  %66 = bitcast <32 x i1> %65 to i32
  %67 = and i32 %2, %66
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %162, label %69

69:
  %70 = bitcast i32 %2 to <32 x i1>
  %71 = fptrunc <32 x double> %64 to <32 x float>
  %72 = select <32 x i1> %70, <32 x float> %71, <32 x float> zeroinitializer
  %73 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %74 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %8)
  %75 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %9)
  %76 = fcmp ogt <32 x double> %74, %75
  %77 = select <32 x i1> %76, <32 x double> %74, <32 x double> %75
  %78 = fcmp oeq <32 x double> %6, %8
  %79 = fcmp oeq <32 x double> %6, %9
  %80 = or <32 x i1> %78, %79
  %81 = fmul <32 x double> %73, splat (double 2.560000e+02)
  %82 = fcmp ogt <32 x double> %77, %81
  %83 = or <32 x i1> %80, %82
  %84 = bitcast <32 x i1> %83 to i32
  %85 = and i32 %2, %84
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %101, label %87

87:
  %88 = fcmp une <32 x double> %9, zeroinitializer
  %89 = and <32 x i1> %78, %88
  %90 = fcmp une <32 x double> %8, zeroinitializer
  %91 = and <32 x i1> %90, %79
  %92 = or <32 x i1> %89, %91
  %93 = fmul double %4, 1.600000e+01
  %94 = insertelement <32 x double> poison, double %93, i64 0
  %95 = shufflevector <32 x double> %94, <32 x double> poison, <32 x i32> zeroinitializer
  %96 = fcmp ogt <32 x double> %64, %95
  %97 = and <32 x i1> %96, %82
  %98 = or <32 x i1> %92, %97
  %99 = bitcast <32 x i1> %98 to i32
  %100 = and i32 %85, %99
  br label %101

101:
  %102 = phi i32 [ %100, %87 ], [ 0, %69 ]
  %103 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %104 = load double, ptr %103, align 8
  %105 = fmul double %104, 0x3FF000010C6F7A0B
  %106 = fcmp olt double %105, 1.000000e+15
  %107 = select i1 %106, double %105, double 1.000000e+15
  %108 = insertelement <32 x double> poison, double %107, i64 0
  %109 = shufflevector <32 x double> %108, <32 x double> poison, <32 x i32> zeroinitializer
  %110 = fcmp ugt <32 x double> %64, %109
  %111 = bitcast <32 x i1> %110 to i32
  %112 = and i32 %2, %111
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %140, label %114

114:
  %115 = fcmp one <32 x double> %73, splat (double 0x7FF0000000000000)
  %116 = fcmp olt <32 x double> %64, splat (double 1.000000e+15)
  %117 = and <32 x i1> %115, %116
  %118 = bitcast <32 x i1> %117 to i32
  %119 = and i32 %2, %118
  %120 = xor i32 %119, %2
  %121 = bitcast i32 %119 to <32 x i1>
  %122 = select <32 x i1> %121, <32 x float> %72, <32 x float> zeroinitializer
  %123 = insertelement <32 x double> poison, double %105, i64 0
  %124 = shufflevector <32 x double> %123, <32 x double> poison, <32 x i32> zeroinitializer
  %125 = fcmp ogt <32 x double> %64, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = and i32 %119, %126
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %140, label %129

129:
  %130 = bitcast <32 x float> %122 to <32 x i32>
  %131 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %130)
  %132 = bitcast i32 %131 to float
  %133 = fmul float %132, 0x3FEFFFFDE0000000
  %134 = insertelement <32 x float> poison, float %133, i64 0
  %135 = shufflevector <32 x float> %134, <32 x float> poison, <32 x i32> zeroinitializer
  %136 = fcmp oge <32 x float> %122, %135
  %137 = bitcast <32 x i1> %136 to i32
  %138 = and i32 %119, %137
  %139 = or i32 %138, %120
  br label %140

140:
  %141 = phi i32 [ 0, %101 ], [ %139, %129 ], [ %120, %114 ]
  %142 = phi <32 x float> [ %72, %101 ], [ %122, %129 ], [ %122, %114 ]
  %143 = getelementptr inbounds nuw i8, ptr %29, i64 32
  %144 = load <32 x float>, ptr %143, align 4
  %145 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %142, <32 x float> %142, <32 x float> %144)
  store <32 x float> %145, ptr %143, align 4
  %146 = or i32 %141, %102
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %162, label %148

148:
  store <32 x double> %6, ptr %11, align 256
  %149 = getelementptr inbounds nuw i8, ptr %11, i64 256
  store <32 x double> %7, ptr %149, align 256
  %150 = getelementptr inbounds nuw i8, ptr %11, i64 512
  store <32 x double> %8, ptr %150, align 256
  %151 = getelementptr inbounds nuw i8, ptr %11, i64 768
  store <32 x double> %9, ptr %151, align 256
  %152 = getelementptr inbounds nuw i8, ptr %11, i64 1024
  store <32 x double> zeroinitializer, ptr %152, align 256
  %153 = getelementptr inbounds nuw i8, ptr %11, i64 1280
  store double %4, ptr %153, align 256
  %154 = getelementptr inbounds nuw i8, ptr %11, i64 1288
  store double %5, ptr %154, align 8
  %155 = icmp eq i32 %102, 0
  br i1 %155, label %157, label %156

156:
  call void @_ZN12_GLOBAL__N_112count_lossesILj1EdEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %19, ptr align 256 %11, i32 %102)
  br label %157

157:
  %158 = icmp eq i32 %141, 0
  br i1 %158, label %161, label %159

159:
  %160 = trunc nuw nsw i64 %45 to i32
  call void @_ZN12_GLOBAL__N_14lookILj1EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %19, i32 %160, ptr align 256 %11, i32 %141)
  br label %161

161:
  br label %162

162:
  ret void
}

define void @note_fma_f64(ptr %0, ptr %1, i32 %2, i32 %3, double %4, double %5, <32 x double> %6, <32 x double> %7, <32 x double> %8, <32 x double> %9, <32 x double> %10) {
  %12 = alloca %"struct.(anonymous namespace)::Results.13", align 256
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %164, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = zext i32 %3 to i64
  %20 = getelementptr inbounds nuw %struct.numbers, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, %19
  %26 = getelementptr inbounds nuw %struct.visits, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw %struct.visits, ptr %26, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %32 = load i64, ptr %31, align 8
  %33 = add i64 %32, 1
  %34 = load i64, ptr %30, align 8
  %35 = icmp eq i64 %34, %33
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, 1
  br label %41

40:
  store i64 %33, ptr %30, align 8
  br label %41

41:
  %42 = phi i64 [ %39, %36 ], [ 1, %40 ]
  %43 = getelementptr inbounds nuw i8, ptr %30, i64 8
  store i64 %42, ptr %43, align 8
  %44 = call i64 @llvm.ctlz.i64(i64 %42, i1 false)
  %45 = sub nsw i64 63, %44
  %46 = call i64 @llvm.umin.i64(i64 %45, i64 23)
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %48 = load i64, ptr %47, align 8
  %49 = icmp ne i64 %46, %48
  %50 = and i64 %42, 63
  %51 = icmp eq i64 %50, 0
  %52 = or i1 %51, %49
  br i1 %52, label %53, label %54

53:
  call void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %20, ptr %30)
  store i64 %46, ptr %47, align 8
  br label %54

54:
  %55 = call i32 @llvm.ctpop.i32(i32 %2)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %56
  store i64 %59, ptr %57, align 8
  %60 = fsub <32 x double> %6, %7
  %61 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %60)
  %62 = fcmp oeq <32 x double> %60, zeroinitializer
  %63 = fdiv <32 x double> %60, %7
  %64 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %63)
  %65 = select <32 x i1> %62, <32 x double> %61, <32 x double> %64
  %66 = fcmp une <32 x double> %65, zeroinitializer
  %67 = bitcast <32 x i1> %66 to i32
  %68 = and i32 %2, %67
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %164, label %70

70:
  %71 = bitcast i32 %2 to <32 x i1>
  %72 = fptrunc <32 x double> %65 to <32 x float>
  %73 = select <32 x i1> %71, <32 x float> %72, <32 x float> zeroinitializer
  %74 = fmul <32 x double> %8, %9
  %75 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %76 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %74)
  %77 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %10)
  %78 = fcmp ogt <32 x double> %76, %77
  %79 = select <32 x i1> %78, <32 x double> %76, <32 x double> %77
  %80 = fcmp oeq <32 x double> %6, %74
  %81 = fcmp oeq <32 x double> %6, %10
  %82 = or <32 x i1> %80, %81
  %83 = fmul <32 x double> %75, splat (double 2.560000e+02)
  %84 = fcmp ogt <32 x double> %79, %83
  %85 = or <32 x i1> %82, %84
  %86 = bitcast <32 x i1> %85 to i32
  %87 = and i32 %2, %86
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %103, label %89

89:
  %90 = fcmp une <32 x double> %10, zeroinitializer
  %91 = and <32 x i1> %80, %90
  %92 = fcmp une <32 x double> %74, zeroinitializer
  %93 = and <32 x i1> %81, %92
  %94 = or <32 x i1> %91, %93
  %95 = fmul double %4, 1.600000e+01
  %96 = insertelement <32 x double> poison, double %95, i64 0
  %97 = shufflevector <32 x double> %96, <32 x double> poison, <32 x i32> zeroinitializer
  %98 = fcmp ogt <32 x double> %65, %97
  %99 = and <32 x i1> %98, %84
  %100 = or <32 x i1> %94, %99
  %101 = bitcast <32 x i1> %100 to i32
  %102 = and i32 %87, %101
  br label %103

103:
  %104 = phi i32 [ %102, %89 ], [ 0, %70 ]
  %105 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %106 = load double, ptr %105, align 8
  %107 = fmul double %106, 0x3FF000010C6F7A0B
  %108 = fcmp olt double %107, 1.000000e+15
  %109 = select i1 %108, double %107, double 1.000000e+15
  %110 = insertelement <32 x double> poison, double %109, i64 0
  %111 = shufflevector <32 x double> %110, <32 x double> poison, <32 x i32> zeroinitializer
  %112 = fcmp ugt <32 x double> %65, %111
  %113 = bitcast <32 x i1> %112 to i32
  %114 = and i32 %2, %113
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %142, label %116

116:
  %117 = fcmp one <32 x double> %75, splat (double 0x7FF0000000000000)
  %118 = fcmp olt <32 x double> %65, splat (double 1.000000e+15)
  %119 = and <32 x i1> %117, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = and i32 %2, %120
  %122 = xor i32 %121, %2
  %123 = bitcast i32 %121 to <32 x i1>
  %124 = select <32 x i1> %123, <32 x float> %73, <32 x float> zeroinitializer
  %125 = insertelement <32 x double> poison, double %107, i64 0
  %126 = shufflevector <32 x double> %125, <32 x double> poison, <32 x i32> zeroinitializer
  %127 = fcmp ogt <32 x double> %65, %126
  %128 = bitcast <32 x i1> %127 to i32
  %129 = and i32 %121, %128
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %142, label %131

131:
  %132 = bitcast <32 x float> %124 to <32 x i32>
  %133 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %132)
  %134 = bitcast i32 %133 to float
  %135 = fmul float %134, 0x3FEFFFFDE0000000
  %136 = insertelement <32 x float> poison, float %135, i64 0
  %137 = shufflevector <32 x float> %136, <32 x float> poison, <32 x i32> zeroinitializer
  %138 = fcmp oge <32 x float> %124, %137
  %139 = bitcast <32 x i1> %138 to i32
  %140 = and i32 %121, %139
  %141 = or i32 %140, %122
  br label %142

142:
  %143 = phi i32 [ 0, %103 ], [ %141, %131 ], [ %122, %116 ]
  %144 = phi <32 x float> [ %73, %103 ], [ %124, %131 ], [ %124, %116 ]
  %145 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %146 = load <32 x float>, ptr %145, align 4
  %147 = call <32 x float> @llvm.fmuladd.v32f32(<32 x float> %144, <32 x float> %144, <32 x float> %146)
  store <32 x float> %147, ptr %145, align 4
  %148 = or i32 %143, %104
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %164, label %150

150:
  store <32 x double> %6, ptr %12, align 256
  %151 = getelementptr inbounds nuw i8, ptr %12, i64 256
  store <32 x double> %7, ptr %151, align 256
  %152 = getelementptr inbounds nuw i8, ptr %12, i64 512
  store <32 x double> %8, ptr %152, align 256
  %153 = getelementptr inbounds nuw i8, ptr %12, i64 768
  store <32 x double> %9, ptr %153, align 256
  %154 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  store <32 x double> %10, ptr %154, align 256
  %155 = getelementptr inbounds nuw i8, ptr %12, i64 1280
  store double %4, ptr %155, align 256
  %156 = getelementptr inbounds nuw i8, ptr %12, i64 1288
  store double %5, ptr %156, align 8
  %157 = icmp eq i32 %104, 0
  br i1 %157, label %159, label %158

158:
  call void @_ZN12_GLOBAL__N_112count_lossesILj2EdEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %20, ptr align 256 %12, i32 %104)
  br label %159

159:
  %160 = icmp eq i32 %143, 0
  br i1 %160, label %163, label %161

161:
  %162 = trunc nuw nsw i64 %46 to i32
  call void @_ZN12_GLOBAL__N_14lookILj2EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %20, i32 %162, ptr align 256 %12, i32 %143)
  br label %163

163:
  br label %164

164:
  ret void
}

define void @note_taken(ptr %0, ptr readnone %1, i32 %2, i32 %3) {
  %5 = call i32 @llvm.ctpop.i32(i32 %2)
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 504
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
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.3, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %14, label %16

14:
  %15 = fpext <32 x float> %5 to <32 x double>
  br label %433

16:
  store <32 x i64> %3, ptr %8, align 64
  %17 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = lshr i64 %20, 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 504
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
  %41 = zext <32 x i32> %6 to <32 x i64>
  %42 = insertelement <32 x i64> poison, i64 %4, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = or <32 x i64> %43, %41
  %45 = insertelement <32 x i64> poison, i64 %20, i64 0
  %46 = shufflevector <32 x i64> %45, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = xor <32 x i64> %46, %3
  %48 = icmp ult <32 x i64> %47, splat (i64 1099511627776)
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %53, label %375

53:
  %54 = icmp eq i64 %36, 0
  br i1 %54, label %55, label %57

55:
  %56 = fpext <32 x float> %5 to <32 x double>
  br label %431

57:
  %58 = icmp eq i64 %40, 0
  br i1 %58, label %59, label %90

59:
  %60 = icmp eq <32 x i64> %3, %46
  %61 = bitcast <32 x i1> %60 to i32
  %62 = or i32 %61, %50
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %71, label %64

64:
  %65 = insertelement <32 x i64> poison, i64 %30, i64 0
  %66 = shufflevector <32 x i64> %65, <32 x i64> poison, <32 x i32> zeroinitializer
  %67 = sub <32 x i64> %3, %66
  %68 = insertelement <32 x i64> poison, i64 %38, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = lshr <32 x i64> %67, %69
  br label %111

71:
  %72 = sub i64 %20, %30
  %73 = lshr i64 %72, %38
  %74 = call i64 @llvm.umin.i64(i64 %73, i64 %36)
  %75 = icmp ult i64 %73, %36
  br i1 %75, label %76, label %82

76:
  %77 = getelementptr inbounds nuw i64, ptr %34, i64 %74
  %78 = load i64, ptr %77, align 8
  store <32 x i64> %44, ptr %9, align 64
  %79 = getelementptr inbounds nuw i64, ptr %9, i64 %18
  %80 = load i64, ptr %79, align 8
  %81 = icmp eq i64 %78, %80
  br i1 %81, label %85, label %83

82:
  br label %83

83:
  %84 = fpext <32 x float> %5 to <32 x double>
  br label %431

85:
  %86 = getelementptr inbounds nuw double, ptr %32, i64 %74
  %87 = load double, ptr %86, align 8
  %88 = insertelement <32 x double> poison, double %87, i64 0
  %89 = shufflevector <32 x double> %88, <32 x double> poison, <32 x i32> zeroinitializer
  br label %431

90:
  %91 = insertelement <32 x i64> poison, i64 %30, i64 0
  %92 = shufflevector <32 x i64> %91, <32 x i64> poison, <32 x i32> zeroinitializer
  %93 = sub <32 x i64> %3, %92
  %94 = insertelement <32 x i64> poison, i64 %38, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = lshr <32 x i64> %93, %95
  %97 = insertelement <32 x i64> poison, i64 %40, i64 0
  %98 = shufflevector <32 x i64> %97, <32 x i64> poison, <32 x i32> zeroinitializer
  %99 = icmp ult <32 x i64> %96, %98
  %100 = bitcast <32 x i1> %99 to i32
  %101 = and i32 %2, %100
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %103 = load i32, ptr %102, align 8
  %104 = shl i32 %103, 5
  %105 = zext i32 %104 to i64
  %106 = insertelement <32 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = or disjoint <32 x i64> %107, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %109 = mul <32 x i64> %108, %98
  %110 = add <32 x i64> %109, %96
  br label %111

111:
  %112 = phi i32 [ %2, %64 ], [ %101, %90 ]
  %113 = phi <32 x i64> [ %70, %64 ], [ %110, %90 ]
  %114 = insertelement <32 x i64> poison, i64 %36, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = icmp ult <32 x i64> %113, %115
  %117 = bitcast <32 x i1> %116 to i32
  %118 = and i32 %112, %117
  switch i32 %118, label %136 [
    i32 -1, label %119
    i32 0, label %134
  ]

119:
  %120 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add <32 x i64> %120, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %122 = icmp ne <32 x i64> %113, %121
  %123 = bitcast <32 x i1> %122 to i32
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %136

125:
  %126 = extractelement <32 x i64> %113, i64 0
  %127 = getelementptr inbounds nuw i64, ptr %34, i64 %126
  %128 = load <32 x i64>, ptr %127, align 8
  %129 = icmp eq <32 x i64> %128, %44
  %130 = getelementptr inbounds nuw double, ptr %32, i64 %126
  %131 = load <32 x double>, ptr %130, align 8
  %132 = fpext <32 x float> %5 to <32 x double>
  %133 = select <32 x i1> %129, <32 x double> %131, <32 x double> %132
  br label %431

134:
  %135 = fpext <32 x float> %5 to <32 x double>
  br label %431

136:
  %137 = bitcast i32 %118 to <32 x i1>
  store <32 x i64> %113, ptr %10, align 64
  %138 = call i32 @llvm.cttz.i32(i32 %118, i1 false)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %10, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = insertelement <32 x i64> poison, i64 %141, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = select <32 x i1> %137, <32 x i64> %113, <32 x i64> %143
  %145 = extractelement <32 x i64> %144, i64 0
  %146 = getelementptr inbounds nuw i64, ptr %34, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = extractelement <32 x i64> %144, i64 1
  %149 = getelementptr inbounds nuw i64, ptr %34, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = extractelement <32 x i64> %144, i64 2
  %152 = getelementptr inbounds nuw i64, ptr %34, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = extractelement <32 x i64> %144, i64 3
  %155 = getelementptr inbounds nuw i64, ptr %34, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = extractelement <32 x i64> %144, i64 4
  %158 = getelementptr inbounds nuw i64, ptr %34, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = extractelement <32 x i64> %144, i64 5
  %161 = getelementptr inbounds nuw i64, ptr %34, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = extractelement <32 x i64> %144, i64 6
  %164 = getelementptr inbounds nuw i64, ptr %34, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = extractelement <32 x i64> %144, i64 7
  %167 = getelementptr inbounds nuw i64, ptr %34, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = extractelement <32 x i64> %144, i64 8
  %170 = getelementptr inbounds nuw i64, ptr %34, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = extractelement <32 x i64> %144, i64 9
  %173 = getelementptr inbounds nuw i64, ptr %34, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = extractelement <32 x i64> %144, i64 10
  %176 = getelementptr inbounds nuw i64, ptr %34, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = extractelement <32 x i64> %144, i64 11
  %179 = getelementptr inbounds nuw i64, ptr %34, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = extractelement <32 x i64> %144, i64 12
  %182 = getelementptr inbounds nuw i64, ptr %34, i64 %181
  %183 = load i64, ptr %182, align 8
  %184 = extractelement <32 x i64> %144, i64 13
  %185 = getelementptr inbounds nuw i64, ptr %34, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = extractelement <32 x i64> %144, i64 14
  %188 = getelementptr inbounds nuw i64, ptr %34, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = extractelement <32 x i64> %144, i64 15
  %191 = getelementptr inbounds nuw i64, ptr %34, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = extractelement <32 x i64> %144, i64 16
  %194 = getelementptr inbounds nuw i64, ptr %34, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = extractelement <32 x i64> %144, i64 17
  %197 = getelementptr inbounds nuw i64, ptr %34, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = extractelement <32 x i64> %144, i64 18
  %200 = getelementptr inbounds nuw i64, ptr %34, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = extractelement <32 x i64> %144, i64 19
  %203 = getelementptr inbounds nuw i64, ptr %34, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = extractelement <32 x i64> %144, i64 20
  %206 = getelementptr inbounds nuw i64, ptr %34, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = extractelement <32 x i64> %144, i64 21
  %209 = getelementptr inbounds nuw i64, ptr %34, i64 %208
  %210 = load i64, ptr %209, align 8
  %211 = extractelement <32 x i64> %144, i64 22
  %212 = getelementptr inbounds nuw i64, ptr %34, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = extractelement <32 x i64> %144, i64 23
  %215 = getelementptr inbounds nuw i64, ptr %34, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = extractelement <32 x i64> %144, i64 24
  %218 = getelementptr inbounds nuw i64, ptr %34, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = extractelement <32 x i64> %144, i64 25
  %221 = getelementptr inbounds nuw i64, ptr %34, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = extractelement <32 x i64> %144, i64 26
  %224 = getelementptr inbounds nuw i64, ptr %34, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = extractelement <32 x i64> %144, i64 27
  %227 = getelementptr inbounds nuw i64, ptr %34, i64 %226
  %228 = load i64, ptr %227, align 8
  %229 = extractelement <32 x i64> %144, i64 28
  %230 = getelementptr inbounds nuw i64, ptr %34, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = extractelement <32 x i64> %144, i64 29
  %233 = getelementptr inbounds nuw i64, ptr %34, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = extractelement <32 x i64> %144, i64 30
  %236 = getelementptr inbounds nuw i64, ptr %34, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = extractelement <32 x i64> %144, i64 31
  %239 = getelementptr inbounds nuw i64, ptr %34, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds nuw double, ptr %32, i64 %145
  %242 = load double, ptr %241, align 8
  %243 = insertelement <32 x double> <double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef>, double %242, i64 0
  %244 = getelementptr inbounds nuw double, ptr %32, i64 %148
  %245 = load double, ptr %244, align 8
  %246 = insertelement <32 x double> %243, double %245, i64 1
  %247 = getelementptr inbounds nuw double, ptr %32, i64 %151
  %248 = load double, ptr %247, align 8
  %249 = insertelement <32 x double> %246, double %248, i64 2
  %250 = getelementptr inbounds nuw double, ptr %32, i64 %154
  %251 = load double, ptr %250, align 8
  %252 = insertelement <32 x double> %249, double %251, i64 3
  %253 = getelementptr inbounds nuw double, ptr %32, i64 %157
  %254 = load double, ptr %253, align 8
  %255 = insertelement <32 x double> %252, double %254, i64 4
  %256 = getelementptr inbounds nuw double, ptr %32, i64 %160
  %257 = load double, ptr %256, align 8
  %258 = insertelement <32 x double> %255, double %257, i64 5
  %259 = getelementptr inbounds nuw double, ptr %32, i64 %163
  %260 = load double, ptr %259, align 8
  %261 = insertelement <32 x double> %258, double %260, i64 6
  %262 = getelementptr inbounds nuw double, ptr %32, i64 %166
  %263 = load double, ptr %262, align 8
  %264 = insertelement <32 x double> %261, double %263, i64 7
  %265 = getelementptr inbounds nuw double, ptr %32, i64 %169
  %266 = load double, ptr %265, align 8
  %267 = insertelement <32 x double> %264, double %266, i64 8
  %268 = getelementptr inbounds nuw double, ptr %32, i64 %172
  %269 = load double, ptr %268, align 8
  %270 = insertelement <32 x double> %267, double %269, i64 9
  %271 = getelementptr inbounds nuw double, ptr %32, i64 %175
  %272 = load double, ptr %271, align 8
  %273 = insertelement <32 x double> %270, double %272, i64 10
  %274 = getelementptr inbounds nuw double, ptr %32, i64 %178
  %275 = load double, ptr %274, align 8
  %276 = insertelement <32 x double> %273, double %275, i64 11
  %277 = getelementptr inbounds nuw double, ptr %32, i64 %181
  %278 = load double, ptr %277, align 8
  %279 = insertelement <32 x double> %276, double %278, i64 12
  %280 = getelementptr inbounds nuw double, ptr %32, i64 %184
  %281 = load double, ptr %280, align 8
  %282 = insertelement <32 x double> %279, double %281, i64 13
  %283 = getelementptr inbounds nuw double, ptr %32, i64 %187
  %284 = load double, ptr %283, align 8
  %285 = insertelement <32 x double> %282, double %284, i64 14
  %286 = getelementptr inbounds nuw double, ptr %32, i64 %190
  %287 = load double, ptr %286, align 8
  %288 = insertelement <32 x double> %285, double %287, i64 15
  %289 = getelementptr inbounds nuw double, ptr %32, i64 %193
  %290 = load double, ptr %289, align 8
  %291 = insertelement <32 x double> %288, double %290, i64 16
  %292 = getelementptr inbounds nuw double, ptr %32, i64 %196
  %293 = load double, ptr %292, align 8
  %294 = insertelement <32 x double> %291, double %293, i64 17
  %295 = getelementptr inbounds nuw double, ptr %32, i64 %199
  %296 = load double, ptr %295, align 8
  %297 = insertelement <32 x double> %294, double %296, i64 18
  %298 = getelementptr inbounds nuw double, ptr %32, i64 %202
  %299 = load double, ptr %298, align 8
  %300 = insertelement <32 x double> %297, double %299, i64 19
  %301 = getelementptr inbounds nuw double, ptr %32, i64 %205
  %302 = load double, ptr %301, align 8
  %303 = insertelement <32 x double> %300, double %302, i64 20
  %304 = getelementptr inbounds nuw double, ptr %32, i64 %208
  %305 = load double, ptr %304, align 8
  %306 = insertelement <32 x double> %303, double %305, i64 21
  %307 = getelementptr inbounds nuw double, ptr %32, i64 %211
  %308 = load double, ptr %307, align 8
  %309 = insertelement <32 x double> %306, double %308, i64 22
  %310 = getelementptr inbounds nuw double, ptr %32, i64 %214
  %311 = load double, ptr %310, align 8
  %312 = insertelement <32 x double> %309, double %311, i64 23
  %313 = getelementptr inbounds nuw double, ptr %32, i64 %217
  %314 = load double, ptr %313, align 8
  %315 = insertelement <32 x double> %312, double %314, i64 24
  %316 = getelementptr inbounds nuw double, ptr %32, i64 %220
  %317 = load double, ptr %316, align 8
  %318 = insertelement <32 x double> %315, double %317, i64 25
  %319 = getelementptr inbounds nuw double, ptr %32, i64 %223
  %320 = load double, ptr %319, align 8
  %321 = insertelement <32 x double> %318, double %320, i64 26
  %322 = getelementptr inbounds nuw double, ptr %32, i64 %226
  %323 = load double, ptr %322, align 8
  %324 = insertelement <32 x double> %321, double %323, i64 27
  %325 = getelementptr inbounds nuw double, ptr %32, i64 %229
  %326 = load double, ptr %325, align 8
  %327 = insertelement <32 x double> %324, double %326, i64 28
  %328 = getelementptr inbounds nuw double, ptr %32, i64 %232
  %329 = load double, ptr %328, align 8
  %330 = insertelement <32 x double> %327, double %329, i64 29
  %331 = getelementptr inbounds nuw double, ptr %32, i64 %235
  %332 = load double, ptr %331, align 8
  %333 = insertelement <32 x double> %330, double %332, i64 30
  %334 = getelementptr inbounds nuw double, ptr %32, i64 %238
  %335 = load double, ptr %334, align 8
  %336 = insertelement <32 x double> %333, double %335, i64 31
  %337 = insertelement <32 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %147, i64 0
  %338 = insertelement <32 x i64> %337, i64 %150, i64 1
  %339 = insertelement <32 x i64> %338, i64 %153, i64 2
  %340 = insertelement <32 x i64> %339, i64 %156, i64 3
  %341 = insertelement <32 x i64> %340, i64 %159, i64 4
  %342 = insertelement <32 x i64> %341, i64 %162, i64 5
  %343 = insertelement <32 x i64> %342, i64 %165, i64 6
  %344 = insertelement <32 x i64> %343, i64 %168, i64 7
  %345 = insertelement <32 x i64> %344, i64 %171, i64 8
  %346 = insertelement <32 x i64> %345, i64 %174, i64 9
  %347 = insertelement <32 x i64> %346, i64 %177, i64 10
  %348 = insertelement <32 x i64> %347, i64 %180, i64 11
  %349 = insertelement <32 x i64> %348, i64 %183, i64 12
  %350 = insertelement <32 x i64> %349, i64 %186, i64 13
  %351 = insertelement <32 x i64> %350, i64 %189, i64 14
  %352 = insertelement <32 x i64> %351, i64 %192, i64 15
  %353 = insertelement <32 x i64> %352, i64 %195, i64 16
  %354 = insertelement <32 x i64> %353, i64 %198, i64 17
  %355 = insertelement <32 x i64> %354, i64 %201, i64 18
  %356 = insertelement <32 x i64> %355, i64 %204, i64 19
  %357 = insertelement <32 x i64> %356, i64 %207, i64 20
  %358 = insertelement <32 x i64> %357, i64 %210, i64 21
  %359 = insertelement <32 x i64> %358, i64 %213, i64 22
  %360 = insertelement <32 x i64> %359, i64 %216, i64 23
  %361 = insertelement <32 x i64> %360, i64 %219, i64 24
  %362 = insertelement <32 x i64> %361, i64 %222, i64 25
  %363 = insertelement <32 x i64> %362, i64 %225, i64 26
  %364 = insertelement <32 x i64> %363, i64 %228, i64 27
  %365 = insertelement <32 x i64> %364, i64 %231, i64 28
  %366 = insertelement <32 x i64> %365, i64 %234, i64 29
  %367 = insertelement <32 x i64> %366, i64 %237, i64 30
  %368 = insertelement <32 x i64> %367, i64 %240, i64 31
  %369 = icmp eq <32 x i64> %368, %44
  %370 = bitcast <32 x i1> %369 to i32
  %371 = and i32 %118, %370
  %372 = bitcast i32 %371 to <32 x i1>
  %373 = fpext <32 x float> %5 to <32 x double>
  %374 = select <32 x i1> %372, <32 x double> %336, <32 x double> %373
  br label %431

375:
  store <32 x i64> %44, ptr %11, align 64
  %376 = fpext <32 x float> %5 to <32 x double>
  store <32 x double> %376, ptr %12, align 64
  %377 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %378

378:
  %379 = phi i32 [ %2, %375 ], [ %427, %425 ]
  %380 = call i32 @llvm.cttz.i32(i32 %379, i1 true)
  %381 = zext nneg i32 %380 to i64
  %382 = getelementptr inbounds nuw i64, ptr %8, i64 %381
  %383 = load i64, ptr %382, align 8
  %384 = lshr i64 %383, 40
  %385 = icmp ult i64 %384, %26
  %386 = select i1 %385, i64 %384, i64 0
  %387 = getelementptr inbounds nuw %struct.value_row, ptr %24, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds nuw i8, ptr %387, i64 8
  %390 = load ptr, ptr %389, align 8
  %391 = getelementptr inbounds nuw i8, ptr %387, i64 16
  %392 = load ptr, ptr %391, align 8
  %393 = getelementptr inbounds nuw i8, ptr %387, i64 24
  %394 = load i64, ptr %393, align 8
  %395 = getelementptr inbounds nuw i8, ptr %387, i64 32
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds nuw i8, ptr %387, i64 40
  %398 = load i64, ptr %397, align 8
  %399 = sub i64 %383, %388
  %400 = lshr i64 %399, %396
  %401 = icmp eq i64 %398, 0
  br i1 %401, label %411, label %402

402:
  %403 = icmp ult i64 %400, %398
  br i1 %403, label %404, label %425

404:
  %405 = load i32, ptr %377, align 8
  %406 = shl i32 %405, 5
  %407 = or disjoint i32 %406, %380
  %408 = zext i32 %407 to i64
  %409 = mul i64 %398, %408
  %410 = add i64 %409, %400
  br label %411

411:
  %412 = phi i64 [ %410, %404 ], [ %400, %378 ]
  %413 = call i64 @llvm.umin.i64(i64 %412, i64 %394)
  %414 = icmp ult i64 %412, %394
  br i1 %414, label %415, label %425

415:
  %416 = getelementptr inbounds nuw i64, ptr %392, i64 %413
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr inbounds nuw i64, ptr %11, i64 %381
  %419 = load i64, ptr %418, align 8
  %420 = icmp eq i64 %417, %419
  br i1 %420, label %421, label %425

421:
  %422 = getelementptr inbounds nuw double, ptr %390, i64 %413
  %423 = load double, ptr %422, align 8
  %424 = getelementptr inbounds nuw double, ptr %12, i64 %381
  store double %423, ptr %424, align 8
  br label %425

425:
  %426 = add i32 %379, -1
  %427 = and i32 %426, %379
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %378

429:
  %430 = load <32 x double>, ptr %12, align 64
  br label %431

431:
  %432 = phi <32 x double> [ %89, %85 ], [ %430, %429 ], [ %56, %55 ], [ %84, %83 ], [ %133, %125 ], [ %374, %136 ], [ %135, %134 ]
  br label %433

433:
  %434 = phi <32 x double> [ %432, %431 ], [ %15, %14 ]
  ret <32 x double> %434
}

define <32 x double> @algebra_ld_f32(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x float> %5, <32 x i32> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.3, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %14, label %18

14:
  %15 = fpext <32 x float> %5 to <32 x double>
  %16 = call <32 x i64> @algebra_own(<32 x double> %15)
  %17 = bitcast <32 x i64> %16 to <32 x double>
  br label %449

18:
  store <32 x i64> %3, ptr %8, align 64
  %19 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %20 = zext nneg i32 %19 to i64
  %21 = getelementptr inbounds nuw i64, ptr %8, i64 %20
  %22 = load i64, ptr %21, align 8
  %23 = lshr i64 %22, 40
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %25 = load ptr, ptr %24, align 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %23, %28
  %30 = select i1 %29, i64 %23, i64 0
  %31 = getelementptr inbounds nuw %struct.value_row, ptr %26, i64 %30
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
  %43 = zext <32 x i32> %6 to <32 x i64>
  %44 = insertelement <32 x i64> poison, i64 %4, i64 0
  %45 = shufflevector <32 x i64> %44, <32 x i64> poison, <32 x i32> zeroinitializer
  %46 = or <32 x i64> %45, %43
  %47 = insertelement <32 x i64> poison, i64 %22, i64 0
  %48 = shufflevector <32 x i64> %47, <32 x i64> poison, <32 x i32> zeroinitializer
  %49 = xor <32 x i64> %48, %3
  %50 = icmp ult <32 x i64> %49, splat (i64 1099511627776)
  %51 = bitcast <32 x i1> %50 to i32
  %52 = xor i32 %2, -1
  %53 = or i32 %51, %52
  %54 = icmp eq i32 %53, -1
  br i1 %54, label %55, label %387

55:
  %56 = icmp eq i64 %38, 0
  br i1 %56, label %57, label %61

57:
  %58 = fpext <32 x float> %5 to <32 x double>
  %59 = call <32 x i64> @algebra_own(<32 x double> %58)
  %60 = bitcast <32 x i64> %59 to <32 x double>
  br label %447

61:
  %62 = icmp eq i64 %42, 0
  br i1 %62, label %63, label %96

63:
  %64 = icmp eq <32 x i64> %3, %48
  %65 = bitcast <32 x i1> %64 to i32
  %66 = or i32 %65, %52
  %67 = icmp eq i32 %66, -1
  br i1 %67, label %75, label %68

68:
  %69 = insertelement <32 x i64> poison, i64 %32, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i64> %3, %70
  %72 = insertelement <32 x i64> poison, i64 %40, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = lshr <32 x i64> %71, %73
  br label %117

75:
  %76 = sub i64 %22, %32
  %77 = lshr i64 %76, %40
  %78 = call i64 @llvm.umin.i64(i64 %77, i64 %38)
  %79 = icmp ult i64 %77, %38
  br i1 %79, label %80, label %86

80:
  %81 = getelementptr inbounds nuw i64, ptr %36, i64 %78
  %82 = load i64, ptr %81, align 8
  store <32 x i64> %46, ptr %9, align 64
  %83 = getelementptr inbounds nuw i64, ptr %9, i64 %20
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %82, %84
  br i1 %85, label %91, label %87

86:
  br label %87

87:
  %88 = fpext <32 x float> %5 to <32 x double>
  %89 = call <32 x i64> @algebra_own(<32 x double> %88)
  %90 = bitcast <32 x i64> %89 to <32 x double>
  br label %447

91:
  %92 = getelementptr inbounds nuw double, ptr %34, i64 %78
  %93 = load double, ptr %92, align 8
  %94 = insertelement <32 x double> poison, double %93, i64 0
  %95 = shufflevector <32 x double> %94, <32 x double> poison, <32 x i32> zeroinitializer
  br label %447

96:
  %97 = insertelement <32 x i64> poison, i64 %32, i64 0
  %98 = shufflevector <32 x i64> %97, <32 x i64> poison, <32 x i32> zeroinitializer
  %99 = sub <32 x i64> %3, %98
  %100 = insertelement <32 x i64> poison, i64 %40, i64 0
  %101 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  %102 = lshr <32 x i64> %99, %101
  %103 = insertelement <32 x i64> poison, i64 %42, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = icmp ult <32 x i64> %102, %104
  %106 = bitcast <32 x i1> %105 to i32
  %107 = and i32 %2, %106
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %109 = load i32, ptr %108, align 8
  %110 = shl i32 %109, 5
  %111 = zext i32 %110 to i64
  %112 = insertelement <32 x i64> poison, i64 %111, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = or disjoint <32 x i64> %113, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %115 = mul <32 x i64> %114, %104
  %116 = add <32 x i64> %115, %102
  br label %117

117:
  %118 = phi i32 [ %2, %68 ], [ %107, %96 ]
  %119 = phi <32 x i64> [ %74, %68 ], [ %116, %96 ]
  %120 = insertelement <32 x i64> poison, i64 %38, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = icmp ult <32 x i64> %119, %121
  %123 = bitcast <32 x i1> %122 to i32
  %124 = and i32 %118, %123
  switch i32 %124, label %146 [
    i32 -1, label %125
    i32 0, label %142
  ]

125:
  %126 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %127 = add <32 x i64> %126, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %128 = icmp ne <32 x i64> %119, %127
  %129 = bitcast <32 x i1> %128 to i32
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %131, label %146

131:
  %132 = extractelement <32 x i64> %119, i64 0
  %133 = getelementptr inbounds nuw i64, ptr %36, i64 %132
  %134 = load <32 x i64>, ptr %133, align 8
  %135 = icmp eq <32 x i64> %134, %46
  %136 = getelementptr inbounds nuw double, ptr %34, i64 %132
  %137 = load <32 x double>, ptr %136, align 8
  %138 = fpext <32 x float> %5 to <32 x double>
  %139 = call <32 x i64> @algebra_own(<32 x double> %138)
  %140 = bitcast <32 x i64> %139 to <32 x double>
  %141 = select <32 x i1> %135, <32 x double> %137, <32 x double> %140
  br label %447

142:
  %143 = fpext <32 x float> %5 to <32 x double>
  %144 = call <32 x i64> @algebra_own(<32 x double> %143)
  %145 = bitcast <32 x i64> %144 to <32 x double>
  br label %447

146:
  %147 = bitcast i32 %124 to <32 x i1>
  store <32 x i64> %119, ptr %10, align 64
  %148 = call i32 @llvm.cttz.i32(i32 %124, i1 false)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %10, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = insertelement <32 x i64> poison, i64 %151, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = select <32 x i1> %147, <32 x i64> %119, <32 x i64> %153
  %155 = extractelement <32 x i64> %154, i64 0
  %156 = getelementptr inbounds nuw i64, ptr %36, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = extractelement <32 x i64> %154, i64 1
  %159 = getelementptr inbounds nuw i64, ptr %36, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = extractelement <32 x i64> %154, i64 2
  %162 = getelementptr inbounds nuw i64, ptr %36, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = extractelement <32 x i64> %154, i64 3
  %165 = getelementptr inbounds nuw i64, ptr %36, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = extractelement <32 x i64> %154, i64 4
  %168 = getelementptr inbounds nuw i64, ptr %36, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = extractelement <32 x i64> %154, i64 5
  %171 = getelementptr inbounds nuw i64, ptr %36, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = extractelement <32 x i64> %154, i64 6
  %174 = getelementptr inbounds nuw i64, ptr %36, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = extractelement <32 x i64> %154, i64 7
  %177 = getelementptr inbounds nuw i64, ptr %36, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = extractelement <32 x i64> %154, i64 8
  %180 = getelementptr inbounds nuw i64, ptr %36, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = extractelement <32 x i64> %154, i64 9
  %183 = getelementptr inbounds nuw i64, ptr %36, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = extractelement <32 x i64> %154, i64 10
  %186 = getelementptr inbounds nuw i64, ptr %36, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = extractelement <32 x i64> %154, i64 11
  %189 = getelementptr inbounds nuw i64, ptr %36, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = extractelement <32 x i64> %154, i64 12
  %192 = getelementptr inbounds nuw i64, ptr %36, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = extractelement <32 x i64> %154, i64 13
  %195 = getelementptr inbounds nuw i64, ptr %36, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = extractelement <32 x i64> %154, i64 14
  %198 = getelementptr inbounds nuw i64, ptr %36, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = extractelement <32 x i64> %154, i64 15
  %201 = getelementptr inbounds nuw i64, ptr %36, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = extractelement <32 x i64> %154, i64 16
  %204 = getelementptr inbounds nuw i64, ptr %36, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = extractelement <32 x i64> %154, i64 17
  %207 = getelementptr inbounds nuw i64, ptr %36, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = extractelement <32 x i64> %154, i64 18
  %210 = getelementptr inbounds nuw i64, ptr %36, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = extractelement <32 x i64> %154, i64 19
  %213 = getelementptr inbounds nuw i64, ptr %36, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = extractelement <32 x i64> %154, i64 20
  %216 = getelementptr inbounds nuw i64, ptr %36, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = extractelement <32 x i64> %154, i64 21
  %219 = getelementptr inbounds nuw i64, ptr %36, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = extractelement <32 x i64> %154, i64 22
  %222 = getelementptr inbounds nuw i64, ptr %36, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = extractelement <32 x i64> %154, i64 23
  %225 = getelementptr inbounds nuw i64, ptr %36, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = extractelement <32 x i64> %154, i64 24
  %228 = getelementptr inbounds nuw i64, ptr %36, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = extractelement <32 x i64> %154, i64 25
  %231 = getelementptr inbounds nuw i64, ptr %36, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = extractelement <32 x i64> %154, i64 26
  %234 = getelementptr inbounds nuw i64, ptr %36, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = extractelement <32 x i64> %154, i64 27
  %237 = getelementptr inbounds nuw i64, ptr %36, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = extractelement <32 x i64> %154, i64 28
  %240 = getelementptr inbounds nuw i64, ptr %36, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = extractelement <32 x i64> %154, i64 29
  %243 = getelementptr inbounds nuw i64, ptr %36, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = extractelement <32 x i64> %154, i64 30
  %246 = getelementptr inbounds nuw i64, ptr %36, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = extractelement <32 x i64> %154, i64 31
  %249 = getelementptr inbounds nuw i64, ptr %36, i64 %248
  %250 = load i64, ptr %249, align 8
  %251 = getelementptr inbounds nuw double, ptr %34, i64 %155
  %252 = load double, ptr %251, align 8
  %253 = insertelement <32 x double> <double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef>, double %252, i64 0
  %254 = getelementptr inbounds nuw double, ptr %34, i64 %158
  %255 = load double, ptr %254, align 8
  %256 = insertelement <32 x double> %253, double %255, i64 1
  %257 = getelementptr inbounds nuw double, ptr %34, i64 %161
  %258 = load double, ptr %257, align 8
  %259 = insertelement <32 x double> %256, double %258, i64 2
  %260 = getelementptr inbounds nuw double, ptr %34, i64 %164
  %261 = load double, ptr %260, align 8
  %262 = insertelement <32 x double> %259, double %261, i64 3
  %263 = getelementptr inbounds nuw double, ptr %34, i64 %167
  %264 = load double, ptr %263, align 8
  %265 = insertelement <32 x double> %262, double %264, i64 4
  %266 = getelementptr inbounds nuw double, ptr %34, i64 %170
  %267 = load double, ptr %266, align 8
  %268 = insertelement <32 x double> %265, double %267, i64 5
  %269 = getelementptr inbounds nuw double, ptr %34, i64 %173
  %270 = load double, ptr %269, align 8
  %271 = insertelement <32 x double> %268, double %270, i64 6
  %272 = getelementptr inbounds nuw double, ptr %34, i64 %176
  %273 = load double, ptr %272, align 8
  %274 = insertelement <32 x double> %271, double %273, i64 7
  %275 = getelementptr inbounds nuw double, ptr %34, i64 %179
  %276 = load double, ptr %275, align 8
  %277 = insertelement <32 x double> %274, double %276, i64 8
  %278 = getelementptr inbounds nuw double, ptr %34, i64 %182
  %279 = load double, ptr %278, align 8
  %280 = insertelement <32 x double> %277, double %279, i64 9
  %281 = getelementptr inbounds nuw double, ptr %34, i64 %185
  %282 = load double, ptr %281, align 8
  %283 = insertelement <32 x double> %280, double %282, i64 10
  %284 = getelementptr inbounds nuw double, ptr %34, i64 %188
  %285 = load double, ptr %284, align 8
  %286 = insertelement <32 x double> %283, double %285, i64 11
  %287 = getelementptr inbounds nuw double, ptr %34, i64 %191
  %288 = load double, ptr %287, align 8
  %289 = insertelement <32 x double> %286, double %288, i64 12
  %290 = getelementptr inbounds nuw double, ptr %34, i64 %194
  %291 = load double, ptr %290, align 8
  %292 = insertelement <32 x double> %289, double %291, i64 13
  %293 = getelementptr inbounds nuw double, ptr %34, i64 %197
  %294 = load double, ptr %293, align 8
  %295 = insertelement <32 x double> %292, double %294, i64 14
  %296 = getelementptr inbounds nuw double, ptr %34, i64 %200
  %297 = load double, ptr %296, align 8
  %298 = insertelement <32 x double> %295, double %297, i64 15
  %299 = getelementptr inbounds nuw double, ptr %34, i64 %203
  %300 = load double, ptr %299, align 8
  %301 = insertelement <32 x double> %298, double %300, i64 16
  %302 = getelementptr inbounds nuw double, ptr %34, i64 %206
  %303 = load double, ptr %302, align 8
  %304 = insertelement <32 x double> %301, double %303, i64 17
  %305 = getelementptr inbounds nuw double, ptr %34, i64 %209
  %306 = load double, ptr %305, align 8
  %307 = insertelement <32 x double> %304, double %306, i64 18
  %308 = getelementptr inbounds nuw double, ptr %34, i64 %212
  %309 = load double, ptr %308, align 8
  %310 = insertelement <32 x double> %307, double %309, i64 19
  %311 = getelementptr inbounds nuw double, ptr %34, i64 %215
  %312 = load double, ptr %311, align 8
  %313 = insertelement <32 x double> %310, double %312, i64 20
  %314 = getelementptr inbounds nuw double, ptr %34, i64 %218
  %315 = load double, ptr %314, align 8
  %316 = insertelement <32 x double> %313, double %315, i64 21
  %317 = getelementptr inbounds nuw double, ptr %34, i64 %221
  %318 = load double, ptr %317, align 8
  %319 = insertelement <32 x double> %316, double %318, i64 22
  %320 = getelementptr inbounds nuw double, ptr %34, i64 %224
  %321 = load double, ptr %320, align 8
  %322 = insertelement <32 x double> %319, double %321, i64 23
  %323 = getelementptr inbounds nuw double, ptr %34, i64 %227
  %324 = load double, ptr %323, align 8
  %325 = insertelement <32 x double> %322, double %324, i64 24
  %326 = getelementptr inbounds nuw double, ptr %34, i64 %230
  %327 = load double, ptr %326, align 8
  %328 = insertelement <32 x double> %325, double %327, i64 25
  %329 = getelementptr inbounds nuw double, ptr %34, i64 %233
  %330 = load double, ptr %329, align 8
  %331 = insertelement <32 x double> %328, double %330, i64 26
  %332 = getelementptr inbounds nuw double, ptr %34, i64 %236
  %333 = load double, ptr %332, align 8
  %334 = insertelement <32 x double> %331, double %333, i64 27
  %335 = getelementptr inbounds nuw double, ptr %34, i64 %239
  %336 = load double, ptr %335, align 8
  %337 = insertelement <32 x double> %334, double %336, i64 28
  %338 = getelementptr inbounds nuw double, ptr %34, i64 %242
  %339 = load double, ptr %338, align 8
  %340 = insertelement <32 x double> %337, double %339, i64 29
  %341 = getelementptr inbounds nuw double, ptr %34, i64 %245
  %342 = load double, ptr %341, align 8
  %343 = insertelement <32 x double> %340, double %342, i64 30
  %344 = getelementptr inbounds nuw double, ptr %34, i64 %248
  %345 = load double, ptr %344, align 8
  %346 = insertelement <32 x double> %343, double %345, i64 31
  %347 = insertelement <32 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %157, i64 0
  %348 = insertelement <32 x i64> %347, i64 %160, i64 1
  %349 = insertelement <32 x i64> %348, i64 %163, i64 2
  %350 = insertelement <32 x i64> %349, i64 %166, i64 3
  %351 = insertelement <32 x i64> %350, i64 %169, i64 4
  %352 = insertelement <32 x i64> %351, i64 %172, i64 5
  %353 = insertelement <32 x i64> %352, i64 %175, i64 6
  %354 = insertelement <32 x i64> %353, i64 %178, i64 7
  %355 = insertelement <32 x i64> %354, i64 %181, i64 8
  %356 = insertelement <32 x i64> %355, i64 %184, i64 9
  %357 = insertelement <32 x i64> %356, i64 %187, i64 10
  %358 = insertelement <32 x i64> %357, i64 %190, i64 11
  %359 = insertelement <32 x i64> %358, i64 %193, i64 12
  %360 = insertelement <32 x i64> %359, i64 %196, i64 13
  %361 = insertelement <32 x i64> %360, i64 %199, i64 14
  %362 = insertelement <32 x i64> %361, i64 %202, i64 15
  %363 = insertelement <32 x i64> %362, i64 %205, i64 16
  %364 = insertelement <32 x i64> %363, i64 %208, i64 17
  %365 = insertelement <32 x i64> %364, i64 %211, i64 18
  %366 = insertelement <32 x i64> %365, i64 %214, i64 19
  %367 = insertelement <32 x i64> %366, i64 %217, i64 20
  %368 = insertelement <32 x i64> %367, i64 %220, i64 21
  %369 = insertelement <32 x i64> %368, i64 %223, i64 22
  %370 = insertelement <32 x i64> %369, i64 %226, i64 23
  %371 = insertelement <32 x i64> %370, i64 %229, i64 24
  %372 = insertelement <32 x i64> %371, i64 %232, i64 25
  %373 = insertelement <32 x i64> %372, i64 %235, i64 26
  %374 = insertelement <32 x i64> %373, i64 %238, i64 27
  %375 = insertelement <32 x i64> %374, i64 %241, i64 28
  %376 = insertelement <32 x i64> %375, i64 %244, i64 29
  %377 = insertelement <32 x i64> %376, i64 %247, i64 30
  %378 = insertelement <32 x i64> %377, i64 %250, i64 31
  %379 = icmp eq <32 x i64> %378, %46
  %380 = bitcast <32 x i1> %379 to i32
  %381 = and i32 %124, %380
  %382 = bitcast i32 %381 to <32 x i1>
  %383 = fpext <32 x float> %5 to <32 x double>
  %384 = call <32 x i64> @algebra_own(<32 x double> %383)
  %385 = bitcast <32 x i64> %384 to <32 x double>
  %386 = select <32 x i1> %382, <32 x double> %346, <32 x double> %385
  br label %447

387:
  store <32 x i64> %46, ptr %11, align 64
  %388 = fpext <32 x float> %5 to <32 x double>
  %389 = call <32 x i64> @algebra_own(<32 x double> %388)
  store <32 x i64> %389, ptr %12, align 64
  %390 = load ptr, ptr %24, align 8
  %391 = load ptr, ptr %390, align 8
  %392 = load i64, ptr %27, align 8
  %393 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %394

394:
  %395 = phi i32 [ %2, %387 ], [ %443, %441 ]
  %396 = call i32 @llvm.cttz.i32(i32 %395, i1 true)
  %397 = zext nneg i32 %396 to i64
  %398 = getelementptr inbounds nuw i64, ptr %8, i64 %397
  %399 = load i64, ptr %398, align 8
  %400 = lshr i64 %399, 40
  %401 = icmp ult i64 %400, %392
  %402 = select i1 %401, i64 %400, i64 0
  %403 = getelementptr inbounds nuw %struct.value_row, ptr %391, i64 %402
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr inbounds nuw i8, ptr %403, i64 8
  %406 = load ptr, ptr %405, align 8
  %407 = getelementptr inbounds nuw i8, ptr %403, i64 16
  %408 = load ptr, ptr %407, align 8
  %409 = getelementptr inbounds nuw i8, ptr %403, i64 24
  %410 = load i64, ptr %409, align 8
  %411 = getelementptr inbounds nuw i8, ptr %403, i64 32
  %412 = load i64, ptr %411, align 8
  %413 = getelementptr inbounds nuw i8, ptr %403, i64 40
  %414 = load i64, ptr %413, align 8
  %415 = sub i64 %399, %404
  %416 = lshr i64 %415, %412
  %417 = icmp eq i64 %414, 0
  br i1 %417, label %427, label %418

418:
  %419 = icmp ult i64 %416, %414
  br i1 %419, label %420, label %441

420:
  %421 = load i32, ptr %393, align 8
  %422 = shl i32 %421, 5
  %423 = or disjoint i32 %422, %396
  %424 = zext i32 %423 to i64
  %425 = mul i64 %414, %424
  %426 = add i64 %425, %416
  br label %427

427:
  %428 = phi i64 [ %426, %420 ], [ %416, %394 ]
  %429 = call i64 @llvm.umin.i64(i64 %428, i64 %410)
  %430 = icmp ult i64 %428, %410
  br i1 %430, label %431, label %441

431:
  %432 = getelementptr inbounds nuw i64, ptr %408, i64 %429
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds nuw i64, ptr %11, i64 %397
  %435 = load i64, ptr %434, align 8
  %436 = icmp eq i64 %433, %435
  br i1 %436, label %437, label %441

437:
  %438 = getelementptr inbounds nuw double, ptr %406, i64 %429
  %439 = load double, ptr %438, align 8
  %440 = getelementptr inbounds nuw double, ptr %12, i64 %397
  store double %439, ptr %440, align 8
  br label %441

441:
  %442 = add i32 %395, -1
  %443 = and i32 %442, %395
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %445, label %394

445:
  %446 = load <32 x double>, ptr %12, align 64
  br label %447

447:
  %448 = phi <32 x double> [ %95, %91 ], [ %446, %445 ], [ %60, %57 ], [ %90, %87 ], [ %141, %131 ], [ %386, %146 ], [ %145, %142 ]
  br label %449

449:
  %450 = phi <32 x double> [ %448, %447 ], [ %17, %14 ]
  ret <32 x double> %450
}

define <32 x double> @shadow_ld_f64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x double> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.3, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %421, label %14

14:
  store <32 x i64> %3, ptr %8, align 64
  %15 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %8, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = lshr i64 %18, 40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 504
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
  %39 = insertelement <32 x i64> poison, i64 %4, i64 0
  %40 = shufflevector <32 x i64> %39, <32 x i64> poison, <32 x i32> zeroinitializer
  %41 = or <32 x i64> %6, %40
  %42 = insertelement <32 x i64> poison, i64 %18, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = xor <32 x i64> %43, %3
  %45 = icmp ult <32 x i64> %44, splat (i64 1099511627776)
  %46 = bitcast <32 x i1> %45 to i32
  %47 = xor i32 %2, -1
  %48 = or i32 %46, %47
  %49 = icmp eq i32 %48, -1
  br i1 %49, label %50, label %364

50:
  %51 = icmp eq i64 %34, 0
  br i1 %51, label %419, label %52

52:
  %53 = icmp eq i64 %38, 0
  br i1 %53, label %54, label %83

54:
  %55 = icmp eq <32 x i64> %3, %43
  %56 = bitcast <32 x i1> %55 to i32
  %57 = or i32 %56, %47
  %58 = icmp eq i32 %57, -1
  br i1 %58, label %66, label %59

59:
  %60 = insertelement <32 x i64> poison, i64 %28, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = sub <32 x i64> %3, %61
  %63 = insertelement <32 x i64> poison, i64 %36, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = lshr <32 x i64> %62, %64
  br label %104

66:
  %67 = sub i64 %18, %28
  %68 = lshr i64 %67, %36
  %69 = call i64 @llvm.umin.i64(i64 %68, i64 %34)
  %70 = icmp ult i64 %68, %34
  br i1 %70, label %71, label %77

71:
  %72 = getelementptr inbounds nuw i64, ptr %32, i64 %69
  %73 = load i64, ptr %72, align 8
  store <32 x i64> %41, ptr %9, align 64
  %74 = getelementptr inbounds nuw i64, ptr %9, i64 %16
  %75 = load i64, ptr %74, align 8
  %76 = icmp eq i64 %73, %75
  br i1 %76, label %78, label %419

77:
  br label %419

78:
  %79 = getelementptr inbounds nuw double, ptr %30, i64 %69
  %80 = load double, ptr %79, align 8
  %81 = insertelement <32 x double> poison, double %80, i64 0
  %82 = shufflevector <32 x double> %81, <32 x double> poison, <32 x i32> zeroinitializer
  br label %419

83:
  %84 = insertelement <32 x i64> poison, i64 %28, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = sub <32 x i64> %3, %85
  %87 = insertelement <32 x i64> poison, i64 %36, i64 0
  %88 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %89 = lshr <32 x i64> %86, %88
  %90 = insertelement <32 x i64> poison, i64 %38, i64 0
  %91 = shufflevector <32 x i64> %90, <32 x i64> poison, <32 x i32> zeroinitializer
  %92 = icmp ult <32 x i64> %89, %91
  %93 = bitcast <32 x i1> %92 to i32
  %94 = and i32 %2, %93
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %96 = load i32, ptr %95, align 8
  %97 = shl i32 %96, 5
  %98 = zext i32 %97 to i64
  %99 = insertelement <32 x i64> poison, i64 %98, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = or disjoint <32 x i64> %100, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %102 = mul <32 x i64> %101, %91
  %103 = add <32 x i64> %102, %89
  br label %104

104:
  %105 = phi i32 [ %2, %59 ], [ %94, %83 ]
  %106 = phi <32 x i64> [ %65, %59 ], [ %103, %83 ]
  %107 = insertelement <32 x i64> poison, i64 %34, i64 0
  %108 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %109 = icmp ult <32 x i64> %106, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = and i32 %105, %110
  switch i32 %111, label %126 [
    i32 -1, label %112
    i32 0, label %419
  ]

112:
  %113 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = add <32 x i64> %113, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %115 = icmp ne <32 x i64> %106, %114
  %116 = bitcast <32 x i1> %115 to i32
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %126

118:
  %119 = extractelement <32 x i64> %106, i64 0
  %120 = getelementptr inbounds nuw i64, ptr %32, i64 %119
  %121 = load <32 x i64>, ptr %120, align 8
  %122 = icmp eq <32 x i64> %121, %41
  %123 = getelementptr inbounds nuw double, ptr %30, i64 %119
  %124 = load <32 x double>, ptr %123, align 8
  %125 = select <32 x i1> %122, <32 x double> %124, <32 x double> %5
  br label %419

126:
  %127 = bitcast i32 %111 to <32 x i1>
  store <32 x i64> %106, ptr %10, align 64
  %128 = call i32 @llvm.cttz.i32(i32 %111, i1 false)
  %129 = zext nneg i32 %128 to i64
  %130 = getelementptr inbounds nuw i64, ptr %10, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = insertelement <32 x i64> poison, i64 %131, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = select <32 x i1> %127, <32 x i64> %106, <32 x i64> %133
  %135 = extractelement <32 x i64> %134, i64 0
  %136 = getelementptr inbounds nuw i64, ptr %32, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = extractelement <32 x i64> %134, i64 1
  %139 = getelementptr inbounds nuw i64, ptr %32, i64 %138
  %140 = load i64, ptr %139, align 8
  %141 = extractelement <32 x i64> %134, i64 2
  %142 = getelementptr inbounds nuw i64, ptr %32, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = extractelement <32 x i64> %134, i64 3
  %145 = getelementptr inbounds nuw i64, ptr %32, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = extractelement <32 x i64> %134, i64 4
  %148 = getelementptr inbounds nuw i64, ptr %32, i64 %147
  %149 = load i64, ptr %148, align 8
  %150 = extractelement <32 x i64> %134, i64 5
  %151 = getelementptr inbounds nuw i64, ptr %32, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = extractelement <32 x i64> %134, i64 6
  %154 = getelementptr inbounds nuw i64, ptr %32, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = extractelement <32 x i64> %134, i64 7
  %157 = getelementptr inbounds nuw i64, ptr %32, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = extractelement <32 x i64> %134, i64 8
  %160 = getelementptr inbounds nuw i64, ptr %32, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = extractelement <32 x i64> %134, i64 9
  %163 = getelementptr inbounds nuw i64, ptr %32, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = extractelement <32 x i64> %134, i64 10
  %166 = getelementptr inbounds nuw i64, ptr %32, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = extractelement <32 x i64> %134, i64 11
  %169 = getelementptr inbounds nuw i64, ptr %32, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = extractelement <32 x i64> %134, i64 12
  %172 = getelementptr inbounds nuw i64, ptr %32, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = extractelement <32 x i64> %134, i64 13
  %175 = getelementptr inbounds nuw i64, ptr %32, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = extractelement <32 x i64> %134, i64 14
  %178 = getelementptr inbounds nuw i64, ptr %32, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = extractelement <32 x i64> %134, i64 15
  %181 = getelementptr inbounds nuw i64, ptr %32, i64 %180
  %182 = load i64, ptr %181, align 8
  %183 = extractelement <32 x i64> %134, i64 16
  %184 = getelementptr inbounds nuw i64, ptr %32, i64 %183
  %185 = load i64, ptr %184, align 8
  %186 = extractelement <32 x i64> %134, i64 17
  %187 = getelementptr inbounds nuw i64, ptr %32, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = extractelement <32 x i64> %134, i64 18
  %190 = getelementptr inbounds nuw i64, ptr %32, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = extractelement <32 x i64> %134, i64 19
  %193 = getelementptr inbounds nuw i64, ptr %32, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = extractelement <32 x i64> %134, i64 20
  %196 = getelementptr inbounds nuw i64, ptr %32, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = extractelement <32 x i64> %134, i64 21
  %199 = getelementptr inbounds nuw i64, ptr %32, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = extractelement <32 x i64> %134, i64 22
  %202 = getelementptr inbounds nuw i64, ptr %32, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = extractelement <32 x i64> %134, i64 23
  %205 = getelementptr inbounds nuw i64, ptr %32, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = extractelement <32 x i64> %134, i64 24
  %208 = getelementptr inbounds nuw i64, ptr %32, i64 %207
  %209 = load i64, ptr %208, align 8
  %210 = extractelement <32 x i64> %134, i64 25
  %211 = getelementptr inbounds nuw i64, ptr %32, i64 %210
  %212 = load i64, ptr %211, align 8
  %213 = extractelement <32 x i64> %134, i64 26
  %214 = getelementptr inbounds nuw i64, ptr %32, i64 %213
  %215 = load i64, ptr %214, align 8
  %216 = extractelement <32 x i64> %134, i64 27
  %217 = getelementptr inbounds nuw i64, ptr %32, i64 %216
  %218 = load i64, ptr %217, align 8
  %219 = extractelement <32 x i64> %134, i64 28
  %220 = getelementptr inbounds nuw i64, ptr %32, i64 %219
  %221 = load i64, ptr %220, align 8
  %222 = extractelement <32 x i64> %134, i64 29
  %223 = getelementptr inbounds nuw i64, ptr %32, i64 %222
  %224 = load i64, ptr %223, align 8
  %225 = extractelement <32 x i64> %134, i64 30
  %226 = getelementptr inbounds nuw i64, ptr %32, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = extractelement <32 x i64> %134, i64 31
  %229 = getelementptr inbounds nuw i64, ptr %32, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds nuw double, ptr %30, i64 %135
  %232 = load double, ptr %231, align 8
  %233 = insertelement <32 x double> <double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef>, double %232, i64 0
  %234 = getelementptr inbounds nuw double, ptr %30, i64 %138
  %235 = load double, ptr %234, align 8
  %236 = insertelement <32 x double> %233, double %235, i64 1
  %237 = getelementptr inbounds nuw double, ptr %30, i64 %141
  %238 = load double, ptr %237, align 8
  %239 = insertelement <32 x double> %236, double %238, i64 2
  %240 = getelementptr inbounds nuw double, ptr %30, i64 %144
  %241 = load double, ptr %240, align 8
  %242 = insertelement <32 x double> %239, double %241, i64 3
  %243 = getelementptr inbounds nuw double, ptr %30, i64 %147
  %244 = load double, ptr %243, align 8
  %245 = insertelement <32 x double> %242, double %244, i64 4
  %246 = getelementptr inbounds nuw double, ptr %30, i64 %150
  %247 = load double, ptr %246, align 8
  %248 = insertelement <32 x double> %245, double %247, i64 5
  %249 = getelementptr inbounds nuw double, ptr %30, i64 %153
  %250 = load double, ptr %249, align 8
  %251 = insertelement <32 x double> %248, double %250, i64 6
  %252 = getelementptr inbounds nuw double, ptr %30, i64 %156
  %253 = load double, ptr %252, align 8
  %254 = insertelement <32 x double> %251, double %253, i64 7
  %255 = getelementptr inbounds nuw double, ptr %30, i64 %159
  %256 = load double, ptr %255, align 8
  %257 = insertelement <32 x double> %254, double %256, i64 8
  %258 = getelementptr inbounds nuw double, ptr %30, i64 %162
  %259 = load double, ptr %258, align 8
  %260 = insertelement <32 x double> %257, double %259, i64 9
  %261 = getelementptr inbounds nuw double, ptr %30, i64 %165
  %262 = load double, ptr %261, align 8
  %263 = insertelement <32 x double> %260, double %262, i64 10
  %264 = getelementptr inbounds nuw double, ptr %30, i64 %168
  %265 = load double, ptr %264, align 8
  %266 = insertelement <32 x double> %263, double %265, i64 11
  %267 = getelementptr inbounds nuw double, ptr %30, i64 %171
  %268 = load double, ptr %267, align 8
  %269 = insertelement <32 x double> %266, double %268, i64 12
  %270 = getelementptr inbounds nuw double, ptr %30, i64 %174
  %271 = load double, ptr %270, align 8
  %272 = insertelement <32 x double> %269, double %271, i64 13
  %273 = getelementptr inbounds nuw double, ptr %30, i64 %177
  %274 = load double, ptr %273, align 8
  %275 = insertelement <32 x double> %272, double %274, i64 14
  %276 = getelementptr inbounds nuw double, ptr %30, i64 %180
  %277 = load double, ptr %276, align 8
  %278 = insertelement <32 x double> %275, double %277, i64 15
  %279 = getelementptr inbounds nuw double, ptr %30, i64 %183
  %280 = load double, ptr %279, align 8
  %281 = insertelement <32 x double> %278, double %280, i64 16
  %282 = getelementptr inbounds nuw double, ptr %30, i64 %186
  %283 = load double, ptr %282, align 8
  %284 = insertelement <32 x double> %281, double %283, i64 17
  %285 = getelementptr inbounds nuw double, ptr %30, i64 %189
  %286 = load double, ptr %285, align 8
  %287 = insertelement <32 x double> %284, double %286, i64 18
  %288 = getelementptr inbounds nuw double, ptr %30, i64 %192
  %289 = load double, ptr %288, align 8
  %290 = insertelement <32 x double> %287, double %289, i64 19
  %291 = getelementptr inbounds nuw double, ptr %30, i64 %195
  %292 = load double, ptr %291, align 8
  %293 = insertelement <32 x double> %290, double %292, i64 20
  %294 = getelementptr inbounds nuw double, ptr %30, i64 %198
  %295 = load double, ptr %294, align 8
  %296 = insertelement <32 x double> %293, double %295, i64 21
  %297 = getelementptr inbounds nuw double, ptr %30, i64 %201
  %298 = load double, ptr %297, align 8
  %299 = insertelement <32 x double> %296, double %298, i64 22
  %300 = getelementptr inbounds nuw double, ptr %30, i64 %204
  %301 = load double, ptr %300, align 8
  %302 = insertelement <32 x double> %299, double %301, i64 23
  %303 = getelementptr inbounds nuw double, ptr %30, i64 %207
  %304 = load double, ptr %303, align 8
  %305 = insertelement <32 x double> %302, double %304, i64 24
  %306 = getelementptr inbounds nuw double, ptr %30, i64 %210
  %307 = load double, ptr %306, align 8
  %308 = insertelement <32 x double> %305, double %307, i64 25
  %309 = getelementptr inbounds nuw double, ptr %30, i64 %213
  %310 = load double, ptr %309, align 8
  %311 = insertelement <32 x double> %308, double %310, i64 26
  %312 = getelementptr inbounds nuw double, ptr %30, i64 %216
  %313 = load double, ptr %312, align 8
  %314 = insertelement <32 x double> %311, double %313, i64 27
  %315 = getelementptr inbounds nuw double, ptr %30, i64 %219
  %316 = load double, ptr %315, align 8
  %317 = insertelement <32 x double> %314, double %316, i64 28
  %318 = getelementptr inbounds nuw double, ptr %30, i64 %222
  %319 = load double, ptr %318, align 8
  %320 = insertelement <32 x double> %317, double %319, i64 29
  %321 = getelementptr inbounds nuw double, ptr %30, i64 %225
  %322 = load double, ptr %321, align 8
  %323 = insertelement <32 x double> %320, double %322, i64 30
  %324 = getelementptr inbounds nuw double, ptr %30, i64 %228
  %325 = load double, ptr %324, align 8
  %326 = insertelement <32 x double> %323, double %325, i64 31
  %327 = insertelement <32 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %137, i64 0
  %328 = insertelement <32 x i64> %327, i64 %140, i64 1
  %329 = insertelement <32 x i64> %328, i64 %143, i64 2
  %330 = insertelement <32 x i64> %329, i64 %146, i64 3
  %331 = insertelement <32 x i64> %330, i64 %149, i64 4
  %332 = insertelement <32 x i64> %331, i64 %152, i64 5
  %333 = insertelement <32 x i64> %332, i64 %155, i64 6
  %334 = insertelement <32 x i64> %333, i64 %158, i64 7
  %335 = insertelement <32 x i64> %334, i64 %161, i64 8
  %336 = insertelement <32 x i64> %335, i64 %164, i64 9
  %337 = insertelement <32 x i64> %336, i64 %167, i64 10
  %338 = insertelement <32 x i64> %337, i64 %170, i64 11
  %339 = insertelement <32 x i64> %338, i64 %173, i64 12
  %340 = insertelement <32 x i64> %339, i64 %176, i64 13
  %341 = insertelement <32 x i64> %340, i64 %179, i64 14
  %342 = insertelement <32 x i64> %341, i64 %182, i64 15
  %343 = insertelement <32 x i64> %342, i64 %185, i64 16
  %344 = insertelement <32 x i64> %343, i64 %188, i64 17
  %345 = insertelement <32 x i64> %344, i64 %191, i64 18
  %346 = insertelement <32 x i64> %345, i64 %194, i64 19
  %347 = insertelement <32 x i64> %346, i64 %197, i64 20
  %348 = insertelement <32 x i64> %347, i64 %200, i64 21
  %349 = insertelement <32 x i64> %348, i64 %203, i64 22
  %350 = insertelement <32 x i64> %349, i64 %206, i64 23
  %351 = insertelement <32 x i64> %350, i64 %209, i64 24
  %352 = insertelement <32 x i64> %351, i64 %212, i64 25
  %353 = insertelement <32 x i64> %352, i64 %215, i64 26
  %354 = insertelement <32 x i64> %353, i64 %218, i64 27
  %355 = insertelement <32 x i64> %354, i64 %221, i64 28
  %356 = insertelement <32 x i64> %355, i64 %224, i64 29
  %357 = insertelement <32 x i64> %356, i64 %227, i64 30
  %358 = insertelement <32 x i64> %357, i64 %230, i64 31
  %359 = icmp eq <32 x i64> %358, %41
  %360 = bitcast <32 x i1> %359 to i32
  %361 = and i32 %111, %360
  %362 = bitcast i32 %361 to <32 x i1>
  %363 = select <32 x i1> %362, <32 x double> %326, <32 x double> %5
  br label %419

364:
  store <32 x i64> %41, ptr %11, align 64
  store <32 x double> %5, ptr %12, align 64
  %365 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %366

366:
  %367 = phi i32 [ %2, %364 ], [ %415, %413 ]
  %368 = call i32 @llvm.cttz.i32(i32 %367, i1 true)
  %369 = zext nneg i32 %368 to i64
  %370 = getelementptr inbounds nuw i64, ptr %8, i64 %369
  %371 = load i64, ptr %370, align 8
  %372 = lshr i64 %371, 40
  %373 = icmp ult i64 %372, %24
  %374 = select i1 %373, i64 %372, i64 0
  %375 = getelementptr inbounds nuw %struct.value_row, ptr %22, i64 %374
  %376 = load i64, ptr %375, align 8
  %377 = getelementptr inbounds nuw i8, ptr %375, i64 8
  %378 = load ptr, ptr %377, align 8
  %379 = getelementptr inbounds nuw i8, ptr %375, i64 16
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds nuw i8, ptr %375, i64 24
  %382 = load i64, ptr %381, align 8
  %383 = getelementptr inbounds nuw i8, ptr %375, i64 32
  %384 = load i64, ptr %383, align 8
  %385 = getelementptr inbounds nuw i8, ptr %375, i64 40
  %386 = load i64, ptr %385, align 8
  %387 = sub i64 %371, %376
  %388 = lshr i64 %387, %384
  %389 = icmp eq i64 %386, 0
  br i1 %389, label %399, label %390

390:
  %391 = icmp ult i64 %388, %386
  br i1 %391, label %392, label %413

392:
  %393 = load i32, ptr %365, align 8
  %394 = shl i32 %393, 5
  %395 = or disjoint i32 %394, %368
  %396 = zext i32 %395 to i64
  %397 = mul i64 %386, %396
  %398 = add i64 %397, %388
  br label %399

399:
  %400 = phi i64 [ %398, %392 ], [ %388, %366 ]
  %401 = call i64 @llvm.umin.i64(i64 %400, i64 %382)
  %402 = icmp ult i64 %400, %382
  br i1 %402, label %403, label %413

403:
  %404 = getelementptr inbounds nuw i64, ptr %380, i64 %401
  %405 = load i64, ptr %404, align 8
  %406 = getelementptr inbounds nuw i64, ptr %11, i64 %369
  %407 = load i64, ptr %406, align 8
  %408 = icmp eq i64 %405, %407
  br i1 %408, label %409, label %413

409:
  %410 = getelementptr inbounds nuw double, ptr %378, i64 %401
  %411 = load double, ptr %410, align 8
  %412 = getelementptr inbounds nuw double, ptr %12, i64 %369
  store double %411, ptr %412, align 8
  br label %413

413:
  %414 = add i32 %367, -1
  %415 = and i32 %414, %367
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %366

417:
  %418 = load <32 x double>, ptr %12, align 64
  br label %419

419:
  %420 = phi <32 x double> [ %82, %78 ], [ %418, %417 ], [ %5, %71 ], [ %5, %50 ], [ %125, %118 ], [ %363, %126 ], [ %5, %77 ], [ %5, %104 ]
  br label %421

421:
  %422 = phi <32 x double> [ %420, %419 ], [ %5, %7 ]
  ret <32 x double> %422
}

define <32 x double> @algebra_ld_f64(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i64 %4, <32 x double> %5, <32 x i64> %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.3, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %14, label %17

14:
  %15 = call <32 x i64> @algebra_own(<32 x double> %5)
  %16 = bitcast <32 x i64> %15 to <32 x double>
  br label %441

17:
  store <32 x i64> %3, ptr %8, align 64
  %18 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i64, ptr %8, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = lshr i64 %21, 40
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %24 = load ptr, ptr %23, align 8
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = icmp ult i64 %22, %27
  %29 = select i1 %28, i64 %22, i64 0
  %30 = getelementptr inbounds nuw %struct.value_row, ptr %25, i64 %29
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
  %42 = insertelement <32 x i64> poison, i64 %4, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = or <32 x i64> %6, %43
  %45 = insertelement <32 x i64> poison, i64 %21, i64 0
  %46 = shufflevector <32 x i64> %45, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = xor <32 x i64> %46, %3
  %48 = icmp ult <32 x i64> %47, splat (i64 1099511627776)
  %49 = bitcast <32 x i1> %48 to i32
  %50 = xor i32 %2, -1
  %51 = or i32 %49, %50
  %52 = icmp eq i32 %51, -1
  br i1 %52, label %53, label %380

53:
  %54 = icmp eq i64 %37, 0
  br i1 %54, label %55, label %58

55:
  %56 = call <32 x i64> @algebra_own(<32 x double> %5)
  %57 = bitcast <32 x i64> %56 to <32 x double>
  br label %439

58:
  %59 = icmp eq i64 %41, 0
  br i1 %59, label %60, label %92

60:
  %61 = icmp eq <32 x i64> %3, %46
  %62 = bitcast <32 x i1> %61 to i32
  %63 = or i32 %62, %50
  %64 = icmp eq i32 %63, -1
  br i1 %64, label %72, label %65

65:
  %66 = insertelement <32 x i64> poison, i64 %31, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = sub <32 x i64> %3, %67
  %69 = insertelement <32 x i64> poison, i64 %39, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = lshr <32 x i64> %68, %70
  br label %113

72:
  %73 = sub i64 %21, %31
  %74 = lshr i64 %73, %39
  %75 = call i64 @llvm.umin.i64(i64 %74, i64 %37)
  %76 = icmp ult i64 %74, %37
  br i1 %76, label %77, label %83

77:
  %78 = getelementptr inbounds nuw i64, ptr %35, i64 %75
  %79 = load i64, ptr %78, align 8
  store <32 x i64> %44, ptr %9, align 64
  %80 = getelementptr inbounds nuw i64, ptr %9, i64 %19
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %79, %81
  br i1 %82, label %87, label %84

83:
  br label %84

84:
  %85 = call <32 x i64> @algebra_own(<32 x double> %5)
  %86 = bitcast <32 x i64> %85 to <32 x double>
  br label %439

87:
  %88 = getelementptr inbounds nuw double, ptr %33, i64 %75
  %89 = load double, ptr %88, align 8
  %90 = insertelement <32 x double> poison, double %89, i64 0
  %91 = shufflevector <32 x double> %90, <32 x double> poison, <32 x i32> zeroinitializer
  br label %439

92:
  %93 = insertelement <32 x i64> poison, i64 %31, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = sub <32 x i64> %3, %94
  %96 = insertelement <32 x i64> poison, i64 %39, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = lshr <32 x i64> %95, %97
  %99 = insertelement <32 x i64> poison, i64 %41, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = icmp ult <32 x i64> %98, %100
  %102 = bitcast <32 x i1> %101 to i32
  %103 = and i32 %2, %102
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %105 = load i32, ptr %104, align 8
  %106 = shl i32 %105, 5
  %107 = zext i32 %106 to i64
  %108 = insertelement <32 x i64> poison, i64 %107, i64 0
  %109 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = or disjoint <32 x i64> %109, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %111 = mul <32 x i64> %110, %100
  %112 = add <32 x i64> %111, %98
  br label %113

113:
  %114 = phi i32 [ %2, %65 ], [ %103, %92 ]
  %115 = phi <32 x i64> [ %71, %65 ], [ %112, %92 ]
  %116 = insertelement <32 x i64> poison, i64 %37, i64 0
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = icmp ult <32 x i64> %115, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = and i32 %114, %119
  switch i32 %120, label %140 [
    i32 -1, label %121
    i32 0, label %137
  ]

121:
  %122 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = add <32 x i64> %122, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %124 = icmp ne <32 x i64> %115, %123
  %125 = bitcast <32 x i1> %124 to i32
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %140

127:
  %128 = extractelement <32 x i64> %115, i64 0
  %129 = getelementptr inbounds nuw i64, ptr %35, i64 %128
  %130 = load <32 x i64>, ptr %129, align 8
  %131 = icmp eq <32 x i64> %130, %44
  %132 = getelementptr inbounds nuw double, ptr %33, i64 %128
  %133 = load <32 x double>, ptr %132, align 8
  %134 = call <32 x i64> @algebra_own(<32 x double> %5)
  %135 = bitcast <32 x i64> %134 to <32 x double>
  %136 = select <32 x i1> %131, <32 x double> %133, <32 x double> %135
  br label %439

137:
  %138 = call <32 x i64> @algebra_own(<32 x double> %5)
  %139 = bitcast <32 x i64> %138 to <32 x double>
  br label %439

140:
  %141 = bitcast i32 %120 to <32 x i1>
  store <32 x i64> %115, ptr %10, align 64
  %142 = call i32 @llvm.cttz.i32(i32 %120, i1 false)
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw i64, ptr %10, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = insertelement <32 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = select <32 x i1> %141, <32 x i64> %115, <32 x i64> %147
  %149 = extractelement <32 x i64> %148, i64 0
  %150 = getelementptr inbounds nuw i64, ptr %35, i64 %149
  %151 = load i64, ptr %150, align 8
  %152 = extractelement <32 x i64> %148, i64 1
  %153 = getelementptr inbounds nuw i64, ptr %35, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = extractelement <32 x i64> %148, i64 2
  %156 = getelementptr inbounds nuw i64, ptr %35, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = extractelement <32 x i64> %148, i64 3
  %159 = getelementptr inbounds nuw i64, ptr %35, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = extractelement <32 x i64> %148, i64 4
  %162 = getelementptr inbounds nuw i64, ptr %35, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = extractelement <32 x i64> %148, i64 5
  %165 = getelementptr inbounds nuw i64, ptr %35, i64 %164
  %166 = load i64, ptr %165, align 8
  %167 = extractelement <32 x i64> %148, i64 6
  %168 = getelementptr inbounds nuw i64, ptr %35, i64 %167
  %169 = load i64, ptr %168, align 8
  %170 = extractelement <32 x i64> %148, i64 7
  %171 = getelementptr inbounds nuw i64, ptr %35, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = extractelement <32 x i64> %148, i64 8
  %174 = getelementptr inbounds nuw i64, ptr %35, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = extractelement <32 x i64> %148, i64 9
  %177 = getelementptr inbounds nuw i64, ptr %35, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = extractelement <32 x i64> %148, i64 10
  %180 = getelementptr inbounds nuw i64, ptr %35, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = extractelement <32 x i64> %148, i64 11
  %183 = getelementptr inbounds nuw i64, ptr %35, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = extractelement <32 x i64> %148, i64 12
  %186 = getelementptr inbounds nuw i64, ptr %35, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = extractelement <32 x i64> %148, i64 13
  %189 = getelementptr inbounds nuw i64, ptr %35, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = extractelement <32 x i64> %148, i64 14
  %192 = getelementptr inbounds nuw i64, ptr %35, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = extractelement <32 x i64> %148, i64 15
  %195 = getelementptr inbounds nuw i64, ptr %35, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = extractelement <32 x i64> %148, i64 16
  %198 = getelementptr inbounds nuw i64, ptr %35, i64 %197
  %199 = load i64, ptr %198, align 8
  %200 = extractelement <32 x i64> %148, i64 17
  %201 = getelementptr inbounds nuw i64, ptr %35, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = extractelement <32 x i64> %148, i64 18
  %204 = getelementptr inbounds nuw i64, ptr %35, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = extractelement <32 x i64> %148, i64 19
  %207 = getelementptr inbounds nuw i64, ptr %35, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = extractelement <32 x i64> %148, i64 20
  %210 = getelementptr inbounds nuw i64, ptr %35, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = extractelement <32 x i64> %148, i64 21
  %213 = getelementptr inbounds nuw i64, ptr %35, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = extractelement <32 x i64> %148, i64 22
  %216 = getelementptr inbounds nuw i64, ptr %35, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = extractelement <32 x i64> %148, i64 23
  %219 = getelementptr inbounds nuw i64, ptr %35, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = extractelement <32 x i64> %148, i64 24
  %222 = getelementptr inbounds nuw i64, ptr %35, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = extractelement <32 x i64> %148, i64 25
  %225 = getelementptr inbounds nuw i64, ptr %35, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = extractelement <32 x i64> %148, i64 26
  %228 = getelementptr inbounds nuw i64, ptr %35, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = extractelement <32 x i64> %148, i64 27
  %231 = getelementptr inbounds nuw i64, ptr %35, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = extractelement <32 x i64> %148, i64 28
  %234 = getelementptr inbounds nuw i64, ptr %35, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = extractelement <32 x i64> %148, i64 29
  %237 = getelementptr inbounds nuw i64, ptr %35, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = extractelement <32 x i64> %148, i64 30
  %240 = getelementptr inbounds nuw i64, ptr %35, i64 %239
  %241 = load i64, ptr %240, align 8
  %242 = extractelement <32 x i64> %148, i64 31
  %243 = getelementptr inbounds nuw i64, ptr %35, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw double, ptr %33, i64 %149
  %246 = load double, ptr %245, align 8
  %247 = insertelement <32 x double> <double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double poison, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef, double undef>, double %246, i64 0
  %248 = getelementptr inbounds nuw double, ptr %33, i64 %152
  %249 = load double, ptr %248, align 8
  %250 = insertelement <32 x double> %247, double %249, i64 1
  %251 = getelementptr inbounds nuw double, ptr %33, i64 %155
  %252 = load double, ptr %251, align 8
  %253 = insertelement <32 x double> %250, double %252, i64 2
  %254 = getelementptr inbounds nuw double, ptr %33, i64 %158
  %255 = load double, ptr %254, align 8
  %256 = insertelement <32 x double> %253, double %255, i64 3
  %257 = getelementptr inbounds nuw double, ptr %33, i64 %161
  %258 = load double, ptr %257, align 8
  %259 = insertelement <32 x double> %256, double %258, i64 4
  %260 = getelementptr inbounds nuw double, ptr %33, i64 %164
  %261 = load double, ptr %260, align 8
  %262 = insertelement <32 x double> %259, double %261, i64 5
  %263 = getelementptr inbounds nuw double, ptr %33, i64 %167
  %264 = load double, ptr %263, align 8
  %265 = insertelement <32 x double> %262, double %264, i64 6
  %266 = getelementptr inbounds nuw double, ptr %33, i64 %170
  %267 = load double, ptr %266, align 8
  %268 = insertelement <32 x double> %265, double %267, i64 7
  %269 = getelementptr inbounds nuw double, ptr %33, i64 %173
  %270 = load double, ptr %269, align 8
  %271 = insertelement <32 x double> %268, double %270, i64 8
  %272 = getelementptr inbounds nuw double, ptr %33, i64 %176
  %273 = load double, ptr %272, align 8
  %274 = insertelement <32 x double> %271, double %273, i64 9
  %275 = getelementptr inbounds nuw double, ptr %33, i64 %179
  %276 = load double, ptr %275, align 8
  %277 = insertelement <32 x double> %274, double %276, i64 10
  %278 = getelementptr inbounds nuw double, ptr %33, i64 %182
  %279 = load double, ptr %278, align 8
  %280 = insertelement <32 x double> %277, double %279, i64 11
  %281 = getelementptr inbounds nuw double, ptr %33, i64 %185
  %282 = load double, ptr %281, align 8
  %283 = insertelement <32 x double> %280, double %282, i64 12
  %284 = getelementptr inbounds nuw double, ptr %33, i64 %188
  %285 = load double, ptr %284, align 8
  %286 = insertelement <32 x double> %283, double %285, i64 13
  %287 = getelementptr inbounds nuw double, ptr %33, i64 %191
  %288 = load double, ptr %287, align 8
  %289 = insertelement <32 x double> %286, double %288, i64 14
  %290 = getelementptr inbounds nuw double, ptr %33, i64 %194
  %291 = load double, ptr %290, align 8
  %292 = insertelement <32 x double> %289, double %291, i64 15
  %293 = getelementptr inbounds nuw double, ptr %33, i64 %197
  %294 = load double, ptr %293, align 8
  %295 = insertelement <32 x double> %292, double %294, i64 16
  %296 = getelementptr inbounds nuw double, ptr %33, i64 %200
  %297 = load double, ptr %296, align 8
  %298 = insertelement <32 x double> %295, double %297, i64 17
  %299 = getelementptr inbounds nuw double, ptr %33, i64 %203
  %300 = load double, ptr %299, align 8
  %301 = insertelement <32 x double> %298, double %300, i64 18
  %302 = getelementptr inbounds nuw double, ptr %33, i64 %206
  %303 = load double, ptr %302, align 8
  %304 = insertelement <32 x double> %301, double %303, i64 19
  %305 = getelementptr inbounds nuw double, ptr %33, i64 %209
  %306 = load double, ptr %305, align 8
  %307 = insertelement <32 x double> %304, double %306, i64 20
  %308 = getelementptr inbounds nuw double, ptr %33, i64 %212
  %309 = load double, ptr %308, align 8
  %310 = insertelement <32 x double> %307, double %309, i64 21
  %311 = getelementptr inbounds nuw double, ptr %33, i64 %215
  %312 = load double, ptr %311, align 8
  %313 = insertelement <32 x double> %310, double %312, i64 22
  %314 = getelementptr inbounds nuw double, ptr %33, i64 %218
  %315 = load double, ptr %314, align 8
  %316 = insertelement <32 x double> %313, double %315, i64 23
  %317 = getelementptr inbounds nuw double, ptr %33, i64 %221
  %318 = load double, ptr %317, align 8
  %319 = insertelement <32 x double> %316, double %318, i64 24
  %320 = getelementptr inbounds nuw double, ptr %33, i64 %224
  %321 = load double, ptr %320, align 8
  %322 = insertelement <32 x double> %319, double %321, i64 25
  %323 = getelementptr inbounds nuw double, ptr %33, i64 %227
  %324 = load double, ptr %323, align 8
  %325 = insertelement <32 x double> %322, double %324, i64 26
  %326 = getelementptr inbounds nuw double, ptr %33, i64 %230
  %327 = load double, ptr %326, align 8
  %328 = insertelement <32 x double> %325, double %327, i64 27
  %329 = getelementptr inbounds nuw double, ptr %33, i64 %233
  %330 = load double, ptr %329, align 8
  %331 = insertelement <32 x double> %328, double %330, i64 28
  %332 = getelementptr inbounds nuw double, ptr %33, i64 %236
  %333 = load double, ptr %332, align 8
  %334 = insertelement <32 x double> %331, double %333, i64 29
  %335 = getelementptr inbounds nuw double, ptr %33, i64 %239
  %336 = load double, ptr %335, align 8
  %337 = insertelement <32 x double> %334, double %336, i64 30
  %338 = getelementptr inbounds nuw double, ptr %33, i64 %242
  %339 = load double, ptr %338, align 8
  %340 = insertelement <32 x double> %337, double %339, i64 31
  %341 = insertelement <32 x i64> <i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 poison, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef, i64 undef>, i64 %151, i64 0
  %342 = insertelement <32 x i64> %341, i64 %154, i64 1
  %343 = insertelement <32 x i64> %342, i64 %157, i64 2
  %344 = insertelement <32 x i64> %343, i64 %160, i64 3
  %345 = insertelement <32 x i64> %344, i64 %163, i64 4
  %346 = insertelement <32 x i64> %345, i64 %166, i64 5
  %347 = insertelement <32 x i64> %346, i64 %169, i64 6
  %348 = insertelement <32 x i64> %347, i64 %172, i64 7
  %349 = insertelement <32 x i64> %348, i64 %175, i64 8
  %350 = insertelement <32 x i64> %349, i64 %178, i64 9
  %351 = insertelement <32 x i64> %350, i64 %181, i64 10
  %352 = insertelement <32 x i64> %351, i64 %184, i64 11
  %353 = insertelement <32 x i64> %352, i64 %187, i64 12
  %354 = insertelement <32 x i64> %353, i64 %190, i64 13
  %355 = insertelement <32 x i64> %354, i64 %193, i64 14
  %356 = insertelement <32 x i64> %355, i64 %196, i64 15
  %357 = insertelement <32 x i64> %356, i64 %199, i64 16
  %358 = insertelement <32 x i64> %357, i64 %202, i64 17
  %359 = insertelement <32 x i64> %358, i64 %205, i64 18
  %360 = insertelement <32 x i64> %359, i64 %208, i64 19
  %361 = insertelement <32 x i64> %360, i64 %211, i64 20
  %362 = insertelement <32 x i64> %361, i64 %214, i64 21
  %363 = insertelement <32 x i64> %362, i64 %217, i64 22
  %364 = insertelement <32 x i64> %363, i64 %220, i64 23
  %365 = insertelement <32 x i64> %364, i64 %223, i64 24
  %366 = insertelement <32 x i64> %365, i64 %226, i64 25
  %367 = insertelement <32 x i64> %366, i64 %229, i64 26
  %368 = insertelement <32 x i64> %367, i64 %232, i64 27
  %369 = insertelement <32 x i64> %368, i64 %235, i64 28
  %370 = insertelement <32 x i64> %369, i64 %238, i64 29
  %371 = insertelement <32 x i64> %370, i64 %241, i64 30
  %372 = insertelement <32 x i64> %371, i64 %244, i64 31
  %373 = icmp eq <32 x i64> %372, %44
  %374 = bitcast <32 x i1> %373 to i32
  %375 = and i32 %120, %374
  %376 = bitcast i32 %375 to <32 x i1>
  %377 = call <32 x i64> @algebra_own(<32 x double> %5)
  %378 = bitcast <32 x i64> %377 to <32 x double>
  %379 = select <32 x i1> %376, <32 x double> %340, <32 x double> %378
  br label %439

380:
  store <32 x i64> %44, ptr %11, align 64
  %381 = call <32 x i64> @algebra_own(<32 x double> %5)
  store <32 x i64> %381, ptr %12, align 64
  %382 = load ptr, ptr %23, align 8
  %383 = load ptr, ptr %382, align 8
  %384 = load i64, ptr %26, align 8
  %385 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %386

386:
  %387 = phi i32 [ %2, %380 ], [ %435, %433 ]
  %388 = call i32 @llvm.cttz.i32(i32 %387, i1 true)
  %389 = zext nneg i32 %388 to i64
  %390 = getelementptr inbounds nuw i64, ptr %8, i64 %389
  %391 = load i64, ptr %390, align 8
  %392 = lshr i64 %391, 40
  %393 = icmp ult i64 %392, %384
  %394 = select i1 %393, i64 %392, i64 0
  %395 = getelementptr inbounds nuw %struct.value_row, ptr %383, i64 %394
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds nuw i8, ptr %395, i64 8
  %398 = load ptr, ptr %397, align 8
  %399 = getelementptr inbounds nuw i8, ptr %395, i64 16
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds nuw i8, ptr %395, i64 24
  %402 = load i64, ptr %401, align 8
  %403 = getelementptr inbounds nuw i8, ptr %395, i64 32
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr inbounds nuw i8, ptr %395, i64 40
  %406 = load i64, ptr %405, align 8
  %407 = sub i64 %391, %396
  %408 = lshr i64 %407, %404
  %409 = icmp eq i64 %406, 0
  br i1 %409, label %419, label %410

410:
  %411 = icmp ult i64 %408, %406
  br i1 %411, label %412, label %433

412:
  %413 = load i32, ptr %385, align 8
  %414 = shl i32 %413, 5
  %415 = or disjoint i32 %414, %388
  %416 = zext i32 %415 to i64
  %417 = mul i64 %406, %416
  %418 = add i64 %417, %408
  br label %419

419:
  %420 = phi i64 [ %418, %412 ], [ %408, %386 ]
  %421 = call i64 @llvm.umin.i64(i64 %420, i64 %402)
  %422 = icmp ult i64 %420, %402
  br i1 %422, label %423, label %433

423:
  %424 = getelementptr inbounds nuw i64, ptr %400, i64 %421
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds nuw i64, ptr %11, i64 %389
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %425, %427
  br i1 %428, label %429, label %433

429:
  %430 = getelementptr inbounds nuw double, ptr %398, i64 %421
  %431 = load double, ptr %430, align 8
  %432 = getelementptr inbounds nuw double, ptr %12, i64 %389
  store double %431, ptr %432, align 8
  br label %433

433:
  %434 = add i32 %387, -1
  %435 = and i32 %434, %387
  %436 = icmp eq i32 %435, 0
  br i1 %436, label %437, label %386

437:
  %438 = load <32 x double>, ptr %12, align 64
  br label %439

439:
  %440 = phi <32 x double> [ %91, %87 ], [ %438, %437 ], [ %57, %55 ], [ %86, %84 ], [ %136, %127 ], [ %379, %140 ], [ %139, %137 ]
  br label %441

441:
  %442 = phi <32 x double> [ %440, %439 ], [ %16, %14 ]
  ret <32 x double> %442
}

define void @shadow_st(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x double> %5) {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes.3, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %144, label %11

11:
  store <32 x i64> %3, ptr %7, align 64
  %12 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr %7, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = lshr i64 %15, 40
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = icmp ult i64 %16, %21
  %23 = select i1 %22, i64 %16, i64 0
  %24 = getelementptr inbounds nuw %struct.value_row, ptr %19, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = insertelement <32 x i64> poison, i64 %15, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = xor <32 x i64> %34, %3
  %36 = icmp ult <32 x i64> %35, splat (i64 1099511627776)
  %37 = bitcast <32 x i1> %36 to i32
  %38 = xor i32 %2, -1
  %39 = or i32 %37, %38
  %40 = icmp eq i32 %39, -1
  br i1 %40, label %41, label %90

41:
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = load i64, ptr %24, align 8
  %45 = insertelement <32 x i64> poison, i64 %44, i64 0
  %46 = shufflevector <32 x i64> %45, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = sub <32 x i64> %3, %46
  %48 = insertelement <32 x i64> poison, i64 %43, i64 0
  %49 = shufflevector <32 x i64> %48, <32 x i64> poison, <32 x i32> zeroinitializer
  %50 = lshr <32 x i64> %47, %49
  %51 = icmp eq i64 %32, 0
  br i1 %51, label %67, label %52

52:
  %53 = insertelement <32 x i64> poison, i64 %32, i64 0
  %54 = shufflevector <32 x i64> %53, <32 x i64> poison, <32 x i32> zeroinitializer
  %55 = icmp ult <32 x i64> %50, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = and i32 %2, %56
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %59 = load i32, ptr %58, align 8
  %60 = shl i32 %59, 5
  %61 = zext i32 %60 to i64
  %62 = insertelement <32 x i64> poison, i64 %61, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  %64 = or disjoint <32 x i64> %63, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %65 = mul <32 x i64> %64, %54
  %66 = add <32 x i64> %65, %50
  br label %67

67:
  %68 = phi i32 [ %2, %41 ], [ %57, %52 ]
  %69 = phi <32 x i64> [ %50, %41 ], [ %66, %52 ]
  %70 = insertelement <32 x i64> poison, i64 %30, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = icmp ult <32 x i64> %69, %71
  %73 = bitcast <32 x i1> %72 to i32
  %74 = and i32 %68, %73
  %75 = icmp eq i32 %74, -1
  br i1 %75, label %76, label %86

76:
  %77 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %78 = add <32 x i64> %77, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %79 = icmp ne <32 x i64> %69, %78
  %80 = bitcast <32 x i1> %79 to i32
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %86

82:
  %83 = extractelement <32 x i64> %69, i64 0
  %84 = getelementptr inbounds nuw i64, ptr %28, i64 %83
  store <32 x i64> %4, ptr %84, align 8
  %85 = getelementptr inbounds nuw double, ptr %26, i64 %83
  store <32 x double> %5, ptr %85, align 8
  br label %143

86:
  %87 = bitcast i32 %74 to <32 x i1>
  %88 = getelementptr i64, ptr %28, <32 x i64> %69
  call void @llvm.masked.scatter.v32i64.v32p0(<32 x i64> %4, <32 x ptr> align 8 %88, <32 x i1> %87)
  %89 = getelementptr i64, ptr %26, <32 x i64> %69
  call void @llvm.masked.scatter.v32f64.v32p0(<32 x double> %5, <32 x ptr> align 8 %89, <32 x i1> %87)
  br label %143

90:
  store <32 x i64> %4, ptr %8, align 64
  store <32 x double> %5, ptr %9, align 64
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %92

92:
  %93 = phi i32 [ %2, %90 ], [ %140, %138 ]
  %94 = call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %7, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = lshr i64 %97, 40
  %99 = load ptr, ptr %17, align 8
  %100 = load ptr, ptr %99, align 8
  %101 = load i64, ptr %20, align 8
  %102 = icmp ult i64 %98, %101
  %103 = select i1 %102, i64 %98, i64 0
  %104 = getelementptr inbounds nuw %struct.value_row, ptr %100, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %104, i64 16
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %104, i64 24
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %104, i64 32
  %113 = load i64, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %104, i64 40
  %115 = load i64, ptr %114, align 8
  %116 = sub i64 %97, %105
  %117 = lshr i64 %116, %113
  %118 = icmp eq i64 %115, 0
  br i1 %118, label %128, label %119

119:
  %120 = icmp ult i64 %117, %115
  br i1 %120, label %121, label %138

121:
  %122 = load i32, ptr %91, align 8
  %123 = shl i32 %122, 5
  %124 = or disjoint i32 %123, %94
  %125 = zext i32 %124 to i64
  %126 = mul i64 %115, %125
  %127 = add i64 %126, %117
  br label %128

128:
  %129 = phi i64 [ %127, %121 ], [ %117, %92 ]
  %130 = icmp ult i64 %129, %111
  br i1 %130, label %131, label %138

131:
  %132 = getelementptr inbounds nuw i64, ptr %8, i64 %95
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i64, ptr %109, i64 %129
  store i64 %133, ptr %134, align 8
  %135 = getelementptr inbounds nuw double, ptr %9, i64 %95
  %136 = load double, ptr %135, align 8
  %137 = getelementptr inbounds nuw double, ptr %107, i64 %129
  store double %136, ptr %137, align 8
  br label %138

138:
  %139 = add i32 %93, -1
  %140 = and i32 %139, %93
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %92

142:
  br label %143

143:
  br label %144

144:
  ret void
}

define void @shadow_add(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x double> %5, <32 x i64> %6, <32 x double> %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes.3, align 64
  %13 = alloca %struct.Lanes.3, align 64
  store <32 x i64> %3, ptr %9, align 64
  store <32 x i64> %4, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  store <32 x double> %5, ptr %12, align 64
  store <32 x double> %7, ptr %13, align 64
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %164, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 504
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
  %12 = alloca %struct.Lanes.3, align 64
  %13 = alloca %struct.Lanes.3, align 64
  store <32 x i64> %3, ptr %9, align 64
  store <32 x i64> %4, ptr %10, align 64
  store <32 x i64> %6, ptr %11, align 64
  store <32 x double> %5, ptr %12, align 64
  store <32 x double> %7, ptr %13, align 64
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %172, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 504
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

define internal void @_ZN12_GLOBAL__N_110add_countsEP7numbersP6visits(ptr %0, ptr %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = load i64, ptr %0, align 8
  %6 = add i64 %5, %4
  store i64 %6, ptr %0, align 8
  %7 = load i64, ptr %3, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, %7
  store i64 %13, ptr %11, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load <32 x float>, ptr %14, align 8
  %16 = shufflevector <32 x float> %15, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %17 = shufflevector <32 x float> %15, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %18 = fadd <16 x float> %16, %17
  %19 = shufflevector <16 x float> %18, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %20 = shufflevector <16 x float> %18, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %21 = fadd <8 x float> %19, %20
  %22 = shufflevector <8 x float> %21, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %23 = shufflevector <8 x float> %21, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %24 = fadd <4 x float> %22, %23
  %25 = extractelement <4 x float> %24, i64 0
  %26 = extractelement <4 x float> %24, i64 1
  %27 = fadd float %25, %26
  %28 = extractelement <4 x float> %24, i64 2
  %29 = extractelement <4 x float> %24, i64 3
  %30 = fadd float %28, %29
  %31 = fadd float %27, %30
  %32 = fpext float %31 to double
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = load i64, ptr %9, align 8
  %35 = getelementptr inbounds nuw double, ptr %33, i64 %34
  %36 = load double, ptr %35, align 8
  %37 = fadd double %36, %32
  store double %37, ptr %35, align 8
  store i64 0, ptr %3, align 8
  store <32 x float> zeroinitializer, ptr %14, align 8
  ret void
}

declare <32 x float> @llvm.fmuladd.v32f32(<32 x float>, <32 x float>, <32 x float>)

define internal void @_ZN12_GLOBAL__N_14lookILj0EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 904
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 896
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %42

42:
  %43 = phi i32 [ %5, %6 ], [ %179, %177 ]
  %44 = call i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw float, ptr %4, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fpext float %47 to double
  %49 = getelementptr inbounds nuw double, ptr %7, i64 %45
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw float, ptr %8, i64 %45
  %52 = load float, ptr %51, align 4
  %53 = fpext float %52 to double
  %54 = getelementptr inbounds nuw float, ptr %9, i64 %45
  %55 = load float, ptr %54, align 4
  %56 = fpext float %55 to double
  %57 = getelementptr inbounds nuw float, ptr %10, i64 %45
  %58 = load float, ptr %57, align 4
  %59 = fpext float %58 to double
  %60 = fcmp olt float %47, 0.000000e+00
  %61 = fneg double %48
  %62 = select i1 %60, double %61, double %48
  %63 = fcmp ueq double %62, 0x7FF0000000000000
  br i1 %63, label %64, label %125

64:
  %65 = load i64, ptr %25, align 8
  %66 = add i64 %65, 1
  store i64 %66, ptr %25, align 8
  %67 = fcmp uno float %52, 0.000000e+00
  %68 = fcmp uno float %55, 0.000000e+00
  %69 = select i1 %67, i1 true, i1 %68
  %70 = fcmp uno float %58, 0.000000e+00
  %71 = select i1 %69, i1 true, i1 %70
  br i1 %71, label %177, label %72

72:
  %73 = fcmp uno float %47, 0.000000e+00
  br i1 %73, label %74, label %89

74:
  %75 = load ptr, ptr %26, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = load i64, ptr %77, align 8
  %79 = add i64 %78, 1
  store i64 %79, ptr %77, align 8
  %80 = load i64, ptr %35, align 8
  %81 = add i64 %80, 1
  store i64 %81, ptr %35, align 8
  %82 = icmp eq i64 %80, 0
  br i1 %82, label %83, label %177

83:
  store i64 %79, ptr %36, align 8
  %84 = load i64, ptr %16, align 8
  store i64 %84, ptr %37, align 8
  %85 = load i32, ptr %18, align 8
  %86 = shl i32 %85, 5
  %87 = or disjoint i32 %86, %44
  %88 = zext i32 %87 to i64
  store i64 %88, ptr %38, align 8
  store double %53, ptr %39, align 8
  store double %56, ptr %40, align 8
  store double %59, ptr %41, align 8
  br label %177

89:
  %90 = fcmp olt float %52, 0.000000e+00
  %91 = fneg double %53
  %92 = select i1 %90, double %91, double %53
  %93 = fcmp oeq double %92, 0x7FF0000000000000
  br i1 %93, label %177, label %94

94:
  %95 = fcmp olt float %55, 0.000000e+00
  %96 = fneg double %56
  %97 = select i1 %95, double %96, double %56
  %98 = fcmp oeq double %97, 0x7FF0000000000000
  br i1 %98, label %177, label %99

99:
  %100 = fcmp olt float %58, 0.000000e+00
  %101 = fneg double %59
  %102 = select i1 %100, double %101, double %59
  %103 = fcmp oeq double %102, 0x7FF0000000000000
  br i1 %103, label %177, label %104

104:
  %105 = load ptr, ptr %26, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %107 = load ptr, ptr %106, align 8
  %108 = load i64, ptr %107, align 8
  %109 = add i64 %108, 1
  store i64 %109, ptr %107, align 8
  %110 = load i64, ptr %27, align 8
  %111 = add i64 %110, 1
  store i64 %111, ptr %27, align 8
  %112 = icmp eq i64 %110, 0
  br i1 %112, label %113, label %119

113:
  store i64 %109, ptr %28, align 8
  %114 = load i64, ptr %16, align 8
  store i64 %114, ptr %29, align 8
  %115 = load i32, ptr %18, align 8
  %116 = shl i32 %115, 5
  %117 = or disjoint i32 %116, %44
  %118 = zext i32 %117 to i64
  store i64 %118, ptr %30, align 8
  store double %53, ptr %31, align 8
  store double %56, ptr %32, align 8
  store double %59, ptr %33, align 8
  br label %119

119:
  %120 = call double @llvm.fabs.f64(double %50)
  %121 = fcmp one double %120, 0x7FF0000000000000
  %122 = zext i1 %121 to i64
  %123 = load i64, ptr %34, align 8
  %124 = add i64 %123, %122
  store i64 %124, ptr %34, align 8
  br label %177

125:
  %126 = fcmp olt double %50, 0.000000e+00
  %127 = fneg double %50
  %128 = select i1 %126, double %127, double %50
  %129 = fcmp ueq double %128, 0x7FF0000000000000
  br i1 %129, label %177, label %130

130:
  %131 = fcmp oeq double %50, %48
  br i1 %131, label %141, label %132

132:
  %133 = fsub double %48, %50
  %134 = fcmp olt double %133, 0.000000e+00
  %135 = fneg double %133
  %136 = select i1 %134, double %135, double %133
  %137 = fdiv double %136, %128
  %138 = fcmp oeq double %50, 0.000000e+00
  %139 = fcmp une float %47, 0.000000e+00
  %140 = and i1 %139, %138
  br i1 %140, label %145, label %149

141:
  %142 = fcmp oeq double %50, 0.000000e+00
  %143 = fcmp une float %47, 0.000000e+00
  %144 = and i1 %143, %142
  br i1 %144, label %145, label %154

145:
  %146 = phi double [ 0.000000e+00, %141 ], [ %137, %132 ]
  %147 = load i64, ptr %14, align 8
  %148 = add i64 %147, 1
  store i64 %148, ptr %14, align 8
  br label %154

149:
  %150 = fcmp olt double %137, 1.000000e+15
  br i1 %150, label %154, label %151

151:
  %152 = load double, ptr %13, align 8
  %153 = call double @llvm.fmuladd.f64(double %137, double %137, double %152)
  store double %153, ptr %13, align 8
  br label %154

154:
  %155 = phi double [ %137, %149 ], [ %137, %151 ], [ %146, %145 ], [ 0.000000e+00, %141 ]
  %156 = fcmp une double %50, 0.000000e+00
  br i1 %156, label %157, label %173

157:
  %158 = load double, ptr %15, align 8
  %159 = fcmp ogt double %155, %158
  br i1 %159, label %160, label %166

160:
  store double %155, ptr %15, align 8
  %161 = load i64, ptr %16, align 8
  store i64 %161, ptr %17, align 8
  %162 = load i32, ptr %18, align 8
  %163 = shl i32 %162, 5
  %164 = or disjoint i32 %163, %44
  %165 = zext i32 %164 to i64
  store i64 %165, ptr %19, align 8
  store double %48, ptr %20, align 8
  store double %50, ptr %21, align 8
  br label %166

166:
  %167 = load double, ptr %22, align 8
  %168 = fcmp olt double %62, %167
  br i1 %168, label %169, label %173

169:
  %170 = load double, ptr %23, align 128
  %171 = fcmp ogt double %155, %170
  %172 = zext i1 %171 to i64
  br label %173

173:
  %174 = phi i64 [ %172, %169 ], [ 0, %166 ], [ 0, %154 ]
  %175 = load i64, ptr %24, align 8
  %176 = add i64 %175, %174
  store i64 %176, ptr %24, align 8
  br label %177

177:
  %178 = add i32 %43, -1
  %179 = and i32 %178, %43
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %42

181:
  ret void
}

declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)

declare double @llvm.fmuladd.f64(double, double, double)

define internal void @_ZN12_GLOBAL__N_112count_lossesILj1EfEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %0, ptr align 256 %1, i32 %2) unnamed_addr {
  %4 = load <32 x float>, ptr %1, align 256
  %5 = fpext <32 x float> %4 to <32 x double>
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %7 = load <32 x float>, ptr %6, align 256
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %9 = load <32 x float>, ptr %8, align 128
  %10 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %5)
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %12 = load <32 x double>, ptr %11, align 256
  %13 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %12)
  %14 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %7)
  %15 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %9)
  %16 = fcmp ogt <32 x float> %14, %15
  %17 = select <32 x i1> %16, <32 x float> %14, <32 x float> %15
  %18 = fpext <32 x float> %17 to <32 x double>
  %19 = fcmp one <32 x double> %10, splat (double 0x7FF0000000000000)
  %20 = fcmp one <32 x double> %13, splat (double 0x7FF0000000000000)
  %21 = and <32 x i1> %19, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %2, %22
  %24 = fcmp oeq <32 x float> %4, %7
  %25 = fcmp une <32 x float> %9, zeroinitializer
  %26 = and <32 x i1> %24, %25
  %27 = fcmp oeq <32 x float> %4, %9
  %28 = fcmp une <32 x float> %7, zeroinitializer
  %29 = and <32 x i1> %28, %27
  %30 = or <32 x i1> %26, %29
  %31 = bitcast <32 x i1> %30 to i32
  %32 = and i32 %23, %31
  %33 = call i32 @llvm.ctpop.i32(i32 %32)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, %34
  store i64 %37, ptr %35, align 8
  %38 = fmul <32 x double> %10, splat (double 2.560000e+02)
  %39 = fcmp olt <32 x double> %38, %18
  %40 = load <32 x double>, ptr %11, align 256
  %41 = fsub <32 x double> %5, %40
  %42 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %41)
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 896
  %44 = load double, ptr %43, align 128
  %45 = fmul double %44, 1.600000e+01
  %46 = insertelement <32 x double> poison, double %45, i64 0
  %47 = shufflevector <32 x double> %46, <32 x double> poison, <32 x i32> zeroinitializer
  %48 = fmul <32 x double> %13, %47
  %49 = fcmp ogt <32 x double> %42, %48
  %50 = and <32 x i1> %39, %49
  %51 = bitcast <32 x i1> %50 to i32
  %52 = and i32 %23, %51
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %76, label %54

54:
  %55 = call i32 @llvm.ctpop.i32(i32 %52)
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %56
  store i64 %59, ptr %57, align 8
  %60 = bitcast <32 x double> %18 to <32 x i64>
  %61 = lshr <32 x i64> %60, splat (i64 52)
  %62 = fcmp ogt <32 x double> %10, %13
  %63 = select <32 x i1> %62, <32 x double> %10, <32 x double> %13
  %64 = bitcast <32 x double> %63 to <32 x i64>
  %65 = lshr <32 x i64> %64, splat (i64 52)
  %66 = bitcast i32 %52 to <32 x i1>
  %67 = icmp samesign ugt <32 x i64> %61, %65
  %68 = sub nsw <32 x i64> %61, %65
  %69 = and <32 x i1> %67, %66
  %70 = select <32 x i1> %69, <32 x i64> %68, <32 x i64> zeroinitializer
  %71 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %70)
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %73 = load i64, ptr %72, align 8
  %74 = icmp ugt i64 %71, %73
  br i1 %74, label %75, label %76

75:
  store i64 %71, ptr %72, align 8
  br label %76

76:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj1EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %39

39:
  %40 = phi i32 [ %5, %6 ], [ %165, %163 ]
  %41 = call i32 @llvm.cttz.i32(i32 %40, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fpext float %44 to double
  %46 = getelementptr inbounds nuw double, ptr %7, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw float, ptr %8, i64 %42
  %49 = load float, ptr %48, align 4
  %50 = fpext float %49 to double
  %51 = getelementptr inbounds nuw float, ptr %9, i64 %42
  %52 = load float, ptr %51, align 4
  %53 = fpext float %52 to double
  %54 = getelementptr inbounds nuw float, ptr %10, i64 %42
  %55 = load float, ptr %54, align 4
  %56 = fpext float %55 to double
  %57 = fcmp olt float %44, 0.000000e+00
  %58 = fneg double %45
  %59 = select i1 %57, double %58, double %45
  %60 = fcmp ueq double %59, 0x7FF0000000000000
  br i1 %60, label %61, label %122

61:
  %62 = load i64, ptr %22, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %22, align 8
  %64 = fcmp uno float %49, 0.000000e+00
  %65 = fcmp uno float %52, 0.000000e+00
  %66 = select i1 %64, i1 true, i1 %65
  %67 = fcmp uno float %55, 0.000000e+00
  %68 = select i1 %66, i1 true, i1 %67
  br i1 %68, label %163, label %69

69:
  %70 = fcmp uno float %44, 0.000000e+00
  br i1 %70, label %71, label %86

71:
  %72 = load ptr, ptr %23, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = load i64, ptr %32, align 8
  %78 = add i64 %77, 1
  store i64 %78, ptr %32, align 8
  %79 = icmp eq i64 %77, 0
  br i1 %79, label %80, label %163

80:
  store i64 %76, ptr %33, align 8
  %81 = load i64, ptr %16, align 8
  store i64 %81, ptr %34, align 8
  %82 = load i32, ptr %18, align 8
  %83 = shl i32 %82, 5
  %84 = or disjoint i32 %83, %41
  %85 = zext i32 %84 to i64
  store i64 %85, ptr %35, align 8
  store double %50, ptr %36, align 8
  store double %53, ptr %37, align 8
  store double %56, ptr %38, align 8
  br label %163

86:
  %87 = fcmp olt float %49, 0.000000e+00
  %88 = fneg double %50
  %89 = select i1 %87, double %88, double %50
  %90 = fcmp oeq double %89, 0x7FF0000000000000
  br i1 %90, label %163, label %91

91:
  %92 = fcmp olt float %52, 0.000000e+00
  %93 = fneg double %53
  %94 = select i1 %92, double %93, double %53
  %95 = fcmp oeq double %94, 0x7FF0000000000000
  br i1 %95, label %163, label %96

96:
  %97 = fcmp olt float %55, 0.000000e+00
  %98 = fneg double %56
  %99 = select i1 %97, double %98, double %56
  %100 = fcmp oeq double %99, 0x7FF0000000000000
  br i1 %100, label %163, label %101

101:
  %102 = load ptr, ptr %23, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %104, align 8
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8
  %107 = load i64, ptr %24, align 8
  %108 = add i64 %107, 1
  store i64 %108, ptr %24, align 8
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %116

110:
  store i64 %106, ptr %25, align 8
  %111 = load i64, ptr %16, align 8
  store i64 %111, ptr %26, align 8
  %112 = load i32, ptr %18, align 8
  %113 = shl i32 %112, 5
  %114 = or disjoint i32 %113, %41
  %115 = zext i32 %114 to i64
  store i64 %115, ptr %27, align 8
  store double %50, ptr %28, align 8
  store double %53, ptr %29, align 8
  store double %56, ptr %30, align 8
  br label %116

116:
  %117 = call double @llvm.fabs.f64(double %47)
  %118 = fcmp one double %117, 0x7FF0000000000000
  %119 = zext i1 %118 to i64
  %120 = load i64, ptr %31, align 8
  %121 = add i64 %120, %119
  store i64 %121, ptr %31, align 8
  br label %163

122:
  %123 = fcmp olt double %47, 0.000000e+00
  %124 = fneg double %47
  %125 = select i1 %123, double %124, double %47
  %126 = fcmp ueq double %125, 0x7FF0000000000000
  br i1 %126, label %163, label %127

127:
  %128 = fcmp oeq double %47, %45
  br i1 %128, label %138, label %129

129:
  %130 = fsub double %45, %47
  %131 = fcmp olt double %130, 0.000000e+00
  %132 = fneg double %130
  %133 = select i1 %131, double %132, double %130
  %134 = fdiv double %133, %125
  %135 = fcmp oeq double %47, 0.000000e+00
  %136 = fcmp une float %44, 0.000000e+00
  %137 = and i1 %136, %135
  br i1 %137, label %142, label %146

138:
  %139 = fcmp oeq double %47, 0.000000e+00
  %140 = fcmp une float %44, 0.000000e+00
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %151

142:
  %143 = phi double [ 0.000000e+00, %138 ], [ %134, %129 ]
  %144 = load i64, ptr %14, align 8
  %145 = add i64 %144, 1
  store i64 %145, ptr %14, align 8
  br label %151

146:
  %147 = fcmp olt double %134, 1.000000e+15
  br i1 %147, label %151, label %148

148:
  %149 = load double, ptr %13, align 8
  %150 = call double @llvm.fmuladd.f64(double %134, double %134, double %149)
  store double %150, ptr %13, align 8
  br label %151

151:
  %152 = phi double [ %134, %146 ], [ %134, %148 ], [ %143, %142 ], [ 0.000000e+00, %138 ]
  %153 = fcmp une double %47, 0.000000e+00
  br i1 %153, label %154, label %163

154:
  %155 = load double, ptr %15, align 8
  %156 = fcmp ogt double %152, %155
  br i1 %156, label %157, label %163

157:
  store double %152, ptr %15, align 8
  %158 = load i64, ptr %16, align 8
  store i64 %158, ptr %17, align 8
  %159 = load i32, ptr %18, align 8
  %160 = shl i32 %159, 5
  %161 = or disjoint i32 %160, %41
  %162 = zext i32 %161 to i64
  store i64 %162, ptr %19, align 8
  store double %45, ptr %20, align 8
  store double %47, ptr %21, align 8
  br label %163

163:
  %164 = add i32 %40, -1
  %165 = and i32 %164, %40
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %39

167:
  ret void
}

define internal void @_ZN12_GLOBAL__N_112count_lossesILj2EfEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %0, ptr align 256 %1, i32 %2) unnamed_addr {
  %4 = load <32 x float>, ptr %1, align 256
  %5 = fpext <32 x float> %4 to <32 x double>
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %7 = load <32 x float>, ptr %6, align 256
  %8 = fpext <32 x float> %7 to <32 x double>
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %10 = load <32 x float>, ptr %9, align 128
  %11 = fpext <32 x float> %10 to <32 x double>
  %12 = fmul <32 x double> %8, %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 768
  %14 = load <32 x float>, ptr %13, align 256
  %15 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %5)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %17 = load <32 x double>, ptr %16, align 256
  %18 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %17)
  %19 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %12)
  %20 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %14)
  %21 = fpext <32 x float> %20 to <32 x double>
  %22 = fcmp ogt <32 x double> %19, %21
  %23 = select <32 x i1> %22, <32 x double> %19, <32 x double> %21
  %24 = fcmp one <32 x double> %15, splat (double 0x7FF0000000000000)
  %25 = fcmp one <32 x double> %18, splat (double 0x7FF0000000000000)
  %26 = and <32 x i1> %24, %25
  %27 = bitcast <32 x i1> %26 to i32
  %28 = and i32 %2, %27
  %29 = fcmp oeq <32 x double> %12, %5
  %30 = fcmp une <32 x float> %14, zeroinitializer
  %31 = and <32 x i1> %30, %29
  %32 = fcmp oeq <32 x float> %4, %14
  %33 = fcmp une <32 x double> %12, zeroinitializer
  %34 = and <32 x i1> %32, %33
  %35 = or <32 x i1> %31, %34
  %36 = bitcast <32 x i1> %35 to i32
  %37 = and i32 %28, %36
  %38 = call i32 @llvm.ctpop.i32(i32 %37)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %41 = load i64, ptr %40, align 8
  %42 = add i64 %41, %39
  store i64 %42, ptr %40, align 8
  %43 = fmul <32 x double> %15, splat (double 2.560000e+02)
  %44 = fcmp ogt <32 x double> %23, %43
  %45 = load <32 x double>, ptr %16, align 256
  %46 = fsub <32 x double> %5, %45
  %47 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %46)
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 896
  %49 = load double, ptr %48, align 128
  %50 = fmul double %49, 1.600000e+01
  %51 = insertelement <32 x double> poison, double %50, i64 0
  %52 = shufflevector <32 x double> %51, <32 x double> poison, <32 x i32> zeroinitializer
  %53 = fmul <32 x double> %18, %52
  %54 = fcmp ogt <32 x double> %47, %53
  %55 = and <32 x i1> %44, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = and i32 %28, %56
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %81, label %59

59:
  %60 = call i32 @llvm.ctpop.i32(i32 %57)
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %63 = load i64, ptr %62, align 8
  %64 = add i64 %63, %61
  store i64 %64, ptr %62, align 8
  %65 = bitcast <32 x double> %23 to <32 x i64>
  %66 = lshr <32 x i64> %65, splat (i64 52)
  %67 = fcmp ogt <32 x double> %15, %18
  %68 = select <32 x i1> %67, <32 x double> %15, <32 x double> %18
  %69 = bitcast <32 x double> %68 to <32 x i64>
  %70 = lshr <32 x i64> %69, splat (i64 52)
  %71 = bitcast i32 %57 to <32 x i1>
  %72 = icmp samesign ugt <32 x i64> %66, %70
  %73 = sub nsw <32 x i64> %66, %70
  %74 = and <32 x i1> %72, %71
  %75 = select <32 x i1> %74, <32 x i64> %73, <32 x i64> zeroinitializer
  %76 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %75)
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %78 = load i64, ptr %77, align 8
  %79 = icmp ugt i64 %76, %78
  br i1 %79, label %80, label %81

80:
  store i64 %76, ptr %77, align 8
  br label %81

81:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj2EfEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %39

39:
  %40 = phi i32 [ %5, %6 ], [ %165, %163 ]
  %41 = call i32 @llvm.cttz.i32(i32 %40, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw float, ptr %4, i64 %42
  %44 = load float, ptr %43, align 4
  %45 = fpext float %44 to double
  %46 = getelementptr inbounds nuw double, ptr %7, i64 %42
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw float, ptr %8, i64 %42
  %49 = load float, ptr %48, align 4
  %50 = fpext float %49 to double
  %51 = getelementptr inbounds nuw float, ptr %9, i64 %42
  %52 = load float, ptr %51, align 4
  %53 = fpext float %52 to double
  %54 = getelementptr inbounds nuw float, ptr %10, i64 %42
  %55 = load float, ptr %54, align 4
  %56 = fpext float %55 to double
  %57 = fcmp olt float %44, 0.000000e+00
  %58 = fneg double %45
  %59 = select i1 %57, double %58, double %45
  %60 = fcmp ueq double %59, 0x7FF0000000000000
  br i1 %60, label %61, label %122

61:
  %62 = load i64, ptr %22, align 8
  %63 = add i64 %62, 1
  store i64 %63, ptr %22, align 8
  %64 = fcmp uno float %49, 0.000000e+00
  %65 = fcmp uno float %52, 0.000000e+00
  %66 = select i1 %64, i1 true, i1 %65
  %67 = fcmp uno float %55, 0.000000e+00
  %68 = select i1 %66, i1 true, i1 %67
  br i1 %68, label %163, label %69

69:
  %70 = fcmp uno float %44, 0.000000e+00
  br i1 %70, label %71, label %86

71:
  %72 = load ptr, ptr %23, align 8
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %74 = load ptr, ptr %73, align 8
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, 1
  store i64 %76, ptr %74, align 8
  %77 = load i64, ptr %32, align 8
  %78 = add i64 %77, 1
  store i64 %78, ptr %32, align 8
  %79 = icmp eq i64 %77, 0
  br i1 %79, label %80, label %163

80:
  store i64 %76, ptr %33, align 8
  %81 = load i64, ptr %16, align 8
  store i64 %81, ptr %34, align 8
  %82 = load i32, ptr %18, align 8
  %83 = shl i32 %82, 5
  %84 = or disjoint i32 %83, %41
  %85 = zext i32 %84 to i64
  store i64 %85, ptr %35, align 8
  store double %50, ptr %36, align 8
  store double %53, ptr %37, align 8
  store double %56, ptr %38, align 8
  br label %163

86:
  %87 = fcmp olt float %49, 0.000000e+00
  %88 = fneg double %50
  %89 = select i1 %87, double %88, double %50
  %90 = fcmp oeq double %89, 0x7FF0000000000000
  br i1 %90, label %163, label %91

91:
  %92 = fcmp olt float %52, 0.000000e+00
  %93 = fneg double %53
  %94 = select i1 %92, double %93, double %53
  %95 = fcmp oeq double %94, 0x7FF0000000000000
  br i1 %95, label %163, label %96

96:
  %97 = fcmp olt float %55, 0.000000e+00
  %98 = fneg double %56
  %99 = select i1 %97, double %98, double %56
  %100 = fcmp oeq double %99, 0x7FF0000000000000
  br i1 %100, label %163, label %101

101:
  %102 = load ptr, ptr %23, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %104 = load ptr, ptr %103, align 8
  %105 = load i64, ptr %104, align 8
  %106 = add i64 %105, 1
  store i64 %106, ptr %104, align 8
  %107 = load i64, ptr %24, align 8
  %108 = add i64 %107, 1
  store i64 %108, ptr %24, align 8
  %109 = icmp eq i64 %107, 0
  br i1 %109, label %110, label %116

110:
  store i64 %106, ptr %25, align 8
  %111 = load i64, ptr %16, align 8
  store i64 %111, ptr %26, align 8
  %112 = load i32, ptr %18, align 8
  %113 = shl i32 %112, 5
  %114 = or disjoint i32 %113, %41
  %115 = zext i32 %114 to i64
  store i64 %115, ptr %27, align 8
  store double %50, ptr %28, align 8
  store double %53, ptr %29, align 8
  store double %56, ptr %30, align 8
  br label %116

116:
  %117 = call double @llvm.fabs.f64(double %47)
  %118 = fcmp one double %117, 0x7FF0000000000000
  %119 = zext i1 %118 to i64
  %120 = load i64, ptr %31, align 8
  %121 = add i64 %120, %119
  store i64 %121, ptr %31, align 8
  br label %163

122:
  %123 = fcmp olt double %47, 0.000000e+00
  %124 = fneg double %47
  %125 = select i1 %123, double %124, double %47
  %126 = fcmp ueq double %125, 0x7FF0000000000000
  br i1 %126, label %163, label %127

127:
  %128 = fcmp oeq double %47, %45
  br i1 %128, label %138, label %129

129:
  %130 = fsub double %45, %47
  %131 = fcmp olt double %130, 0.000000e+00
  %132 = fneg double %130
  %133 = select i1 %131, double %132, double %130
  %134 = fdiv double %133, %125
  %135 = fcmp oeq double %47, 0.000000e+00
  %136 = fcmp une float %44, 0.000000e+00
  %137 = and i1 %136, %135
  br i1 %137, label %142, label %146

138:
  %139 = fcmp oeq double %47, 0.000000e+00
  %140 = fcmp une float %44, 0.000000e+00
  %141 = and i1 %140, %139
  br i1 %141, label %142, label %151

142:
  %143 = phi double [ 0.000000e+00, %138 ], [ %134, %129 ]
  %144 = load i64, ptr %14, align 8
  %145 = add i64 %144, 1
  store i64 %145, ptr %14, align 8
  br label %151

146:
  %147 = fcmp olt double %134, 1.000000e+15
  br i1 %147, label %151, label %148

148:
  %149 = load double, ptr %13, align 8
  %150 = call double @llvm.fmuladd.f64(double %134, double %134, double %149)
  store double %150, ptr %13, align 8
  br label %151

151:
  %152 = phi double [ %134, %146 ], [ %134, %148 ], [ %143, %142 ], [ 0.000000e+00, %138 ]
  %153 = fcmp une double %47, 0.000000e+00
  br i1 %153, label %154, label %163

154:
  %155 = load double, ptr %15, align 8
  %156 = fcmp ogt double %152, %155
  br i1 %156, label %157, label %163

157:
  store double %152, ptr %15, align 8
  %158 = load i64, ptr %16, align 8
  store i64 %158, ptr %17, align 8
  %159 = load i32, ptr %18, align 8
  %160 = shl i32 %159, 5
  %161 = or disjoint i32 %160, %41
  %162 = zext i32 %161 to i64
  store i64 %162, ptr %19, align 8
  store double %45, ptr %20, align 8
  store double %47, ptr %21, align 8
  br label %163

163:
  %164 = add i32 %40, -1
  %165 = and i32 %164, %40
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %167, label %39

167:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj0EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 1024
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 1288
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 1280
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %42

42:
  %43 = phi i32 [ %5, %6 ], [ %169, %167 ]
  %44 = call i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw double, ptr %4, i64 %45
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw double, ptr %7, i64 %45
  %49 = load double, ptr %48, align 8
  %50 = getelementptr inbounds nuw double, ptr %8, i64 %45
  %51 = load double, ptr %50, align 8
  %52 = getelementptr inbounds nuw double, ptr %9, i64 %45
  %53 = load double, ptr %52, align 8
  %54 = getelementptr inbounds nuw double, ptr %10, i64 %45
  %55 = load double, ptr %54, align 8
  %56 = fcmp olt double %47, 0.000000e+00
  %57 = fneg double %47
  %58 = select i1 %56, double %57, double %47
  %59 = fcmp ueq double %58, 0x7FF0000000000000
  br i1 %59, label %60, label %115

60:
  %61 = load i64, ptr %25, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %25, align 8
  %63 = fcmp uno double %51, 0.000000e+00
  %64 = fcmp uno double %53, 0.000000e+00
  %65 = select i1 %63, i1 true, i1 %64
  %66 = fcmp uno double %55, 0.000000e+00
  %67 = select i1 %65, i1 true, i1 %66
  br i1 %67, label %167, label %68

68:
  %69 = fcmp uno double %47, 0.000000e+00
  br i1 %69, label %70, label %85

70:
  %71 = load ptr, ptr %26, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 24
  %73 = load ptr, ptr %72, align 8
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %74, 1
  store i64 %75, ptr %73, align 8
  %76 = load i64, ptr %35, align 8
  %77 = add i64 %76, 1
  store i64 %77, ptr %35, align 8
  %78 = icmp eq i64 %76, 0
  br i1 %78, label %79, label %167

79:
  store i64 %75, ptr %36, align 8
  %80 = load i64, ptr %16, align 8
  store i64 %80, ptr %37, align 8
  %81 = load i32, ptr %18, align 8
  %82 = shl i32 %81, 5
  %83 = or disjoint i32 %82, %44
  %84 = zext i32 %83 to i64
  store i64 %84, ptr %38, align 8
  store double %51, ptr %39, align 8
  store double %53, ptr %40, align 8
  store double %55, ptr %41, align 8
  br label %167

85:
  %86 = call double @llvm.fabs.f64(double %51)
  %87 = fcmp oeq double %86, 0x7FF0000000000000
  %88 = call double @llvm.fabs.f64(double %53)
  %89 = fcmp oeq double %88, 0x7FF0000000000000
  %90 = select i1 %87, i1 true, i1 %89
  %91 = call double @llvm.fabs.f64(double %55)
  %92 = fcmp oeq double %91, 0x7FF0000000000000
  %93 = select i1 %90, i1 true, i1 %92
  br i1 %93, label %167, label %94

94:
  %95 = load ptr, ptr %26, align 8
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %97 = load ptr, ptr %96, align 8
  %98 = load i64, ptr %97, align 8
  %99 = add i64 %98, 1
  store i64 %99, ptr %97, align 8
  %100 = load i64, ptr %27, align 8
  %101 = add i64 %100, 1
  store i64 %101, ptr %27, align 8
  %102 = icmp eq i64 %100, 0
  br i1 %102, label %103, label %109

103:
  store i64 %99, ptr %28, align 8
  %104 = load i64, ptr %16, align 8
  store i64 %104, ptr %29, align 8
  %105 = load i32, ptr %18, align 8
  %106 = shl i32 %105, 5
  %107 = or disjoint i32 %106, %44
  %108 = zext i32 %107 to i64
  store i64 %108, ptr %30, align 8
  store double %51, ptr %31, align 8
  store double %53, ptr %32, align 8
  store double %55, ptr %33, align 8
  br label %109

109:
  %110 = call double @llvm.fabs.f64(double %49)
  %111 = fcmp one double %110, 0x7FF0000000000000
  %112 = zext i1 %111 to i64
  %113 = load i64, ptr %34, align 8
  %114 = add i64 %113, %112
  store i64 %114, ptr %34, align 8
  br label %167

115:
  %116 = fcmp olt double %49, 0.000000e+00
  %117 = fneg double %49
  %118 = select i1 %116, double %117, double %49
  %119 = fcmp ueq double %118, 0x7FF0000000000000
  br i1 %119, label %167, label %120

120:
  %121 = fcmp oeq double %47, %49
  br i1 %121, label %131, label %122

122:
  %123 = fsub double %47, %49
  %124 = fcmp olt double %123, 0.000000e+00
  %125 = fneg double %123
  %126 = select i1 %124, double %125, double %123
  %127 = fdiv double %126, %118
  %128 = fcmp oeq double %49, 0.000000e+00
  %129 = fcmp une double %47, 0.000000e+00
  %130 = and i1 %129, %128
  br i1 %130, label %135, label %139

131:
  %132 = fcmp oeq double %49, 0.000000e+00
  %133 = fcmp une double %47, 0.000000e+00
  %134 = and i1 %133, %132
  br i1 %134, label %135, label %144

135:
  %136 = phi double [ 0.000000e+00, %131 ], [ %127, %122 ]
  %137 = load i64, ptr %14, align 8
  %138 = add i64 %137, 1
  store i64 %138, ptr %14, align 8
  br label %144

139:
  %140 = fcmp olt double %127, 1.000000e+15
  br i1 %140, label %144, label %141

141:
  %142 = load double, ptr %13, align 8
  %143 = call double @llvm.fmuladd.f64(double %127, double %127, double %142)
  store double %143, ptr %13, align 8
  br label %144

144:
  %145 = phi double [ %127, %139 ], [ %127, %141 ], [ %136, %135 ], [ 0.000000e+00, %131 ]
  %146 = fcmp une double %49, 0.000000e+00
  br i1 %146, label %147, label %163

147:
  %148 = load double, ptr %15, align 8
  %149 = fcmp ogt double %145, %148
  br i1 %149, label %150, label %156

150:
  store double %145, ptr %15, align 8
  %151 = load i64, ptr %16, align 8
  store i64 %151, ptr %17, align 8
  %152 = load i32, ptr %18, align 8
  %153 = shl i32 %152, 5
  %154 = or disjoint i32 %153, %44
  %155 = zext i32 %154 to i64
  store i64 %155, ptr %19, align 8
  store double %47, ptr %20, align 8
  store double %49, ptr %21, align 8
  br label %156

156:
  %157 = load double, ptr %22, align 8
  %158 = fcmp olt double %58, %157
  br i1 %158, label %159, label %163

159:
  %160 = load double, ptr %23, align 256
  %161 = fcmp ogt double %145, %160
  %162 = zext i1 %161 to i64
  br label %163

163:
  %164 = phi i64 [ %162, %159 ], [ 0, %156 ], [ 0, %144 ]
  %165 = load i64, ptr %24, align 8
  %166 = add i64 %165, %164
  store i64 %166, ptr %24, align 8
  br label %167

167:
  %168 = add i32 %43, -1
  %169 = and i32 %168, %43
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %42

171:
  ret void
}

define internal void @_ZN12_GLOBAL__N_112count_lossesILj1EdEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %0, ptr align 256 %1, i32 %2) unnamed_addr {
  %4 = load <32 x double>, ptr %1, align 256
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %6 = load <32 x double>, ptr %5, align 256
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 768
  %8 = load <32 x double>, ptr %7, align 256
  %9 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %4)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %11 = load <32 x double>, ptr %10, align 256
  %12 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %11)
  %13 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %6)
  %14 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %8)
  %15 = fcmp ogt <32 x double> %13, %14
  %16 = select <32 x i1> %15, <32 x double> %13, <32 x double> %14
  %17 = fcmp one <32 x double> %9, splat (double 0x7FF0000000000000)
  %18 = fcmp one <32 x double> %12, splat (double 0x7FF0000000000000)
  %19 = and <32 x i1> %17, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = and i32 %2, %20
  %22 = fcmp oeq <32 x double> %4, %6
  %23 = fcmp une <32 x double> %8, zeroinitializer
  %24 = and <32 x i1> %22, %23
  %25 = fcmp oeq <32 x double> %4, %8
  %26 = fcmp une <32 x double> %6, zeroinitializer
  %27 = and <32 x i1> %26, %25
  %28 = or <32 x i1> %24, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = and i32 %21, %29
  %31 = call i32 @llvm.ctpop.i32(i32 %30)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, %32
  store i64 %35, ptr %33, align 8
  %36 = fmul <32 x double> %9, splat (double 2.560000e+02)
  %37 = fcmp ogt <32 x double> %16, %36
  %38 = load <32 x double>, ptr %10, align 256
  %39 = fsub <32 x double> %4, %38
  %40 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %39)
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 1280
  %42 = load double, ptr %41, align 256
  %43 = fmul double %42, 1.600000e+01
  %44 = insertelement <32 x double> poison, double %43, i64 0
  %45 = shufflevector <32 x double> %44, <32 x double> poison, <32 x i32> zeroinitializer
  %46 = fmul <32 x double> %12, %45
  %47 = fcmp ogt <32 x double> %40, %46
  %48 = and <32 x i1> %37, %47
  %49 = bitcast <32 x i1> %48 to i32
  %50 = and i32 %21, %49
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %74, label %52

52:
  %53 = call i32 @llvm.ctpop.i32(i32 %50)
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %56 = load i64, ptr %55, align 8
  %57 = add i64 %56, %54
  store i64 %57, ptr %55, align 8
  %58 = bitcast <32 x double> %16 to <32 x i64>
  %59 = lshr <32 x i64> %58, splat (i64 52)
  %60 = fcmp ogt <32 x double> %9, %12
  %61 = select <32 x i1> %60, <32 x double> %9, <32 x double> %12
  %62 = bitcast <32 x double> %61 to <32 x i64>
  %63 = lshr <32 x i64> %62, splat (i64 52)
  %64 = bitcast i32 %50 to <32 x i1>
  %65 = icmp samesign ugt <32 x i64> %59, %63
  %66 = sub nsw <32 x i64> %59, %63
  %67 = and <32 x i1> %65, %64
  %68 = select <32 x i1> %67, <32 x i64> %66, <32 x i64> zeroinitializer
  %69 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %68)
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %71 = load i64, ptr %70, align 8
  %72 = icmp ugt i64 %69, %71
  br i1 %72, label %73, label %74

73:
  store i64 %69, ptr %70, align 8
  br label %74

74:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj1EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 1024
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %39

39:
  %40 = phi i32 [ %5, %6 ], [ %153, %151 ]
  %41 = call i32 @llvm.cttz.i32(i32 %40, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw double, ptr %7, i64 %42
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %8, i64 %42
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %9, i64 %42
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %10, i64 %42
  %52 = load double, ptr %51, align 8
  %53 = call double @llvm.fabs.f64(double %44)
  %54 = fcmp ueq double %53, 0x7FF0000000000000
  br i1 %54, label %55, label %110

55:
  %56 = load i64, ptr %22, align 8
  %57 = add i64 %56, 1
  store i64 %57, ptr %22, align 8
  %58 = fcmp uno double %48, 0.000000e+00
  %59 = fcmp uno double %50, 0.000000e+00
  %60 = select i1 %58, i1 true, i1 %59
  %61 = fcmp uno double %52, 0.000000e+00
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %151, label %63

63:
  %64 = fcmp uno double %44, 0.000000e+00
  br i1 %64, label %65, label %80

65:
  %66 = load ptr, ptr %23, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %68 = load ptr, ptr %67, align 8
  %69 = load i64, ptr %68, align 8
  %70 = add i64 %69, 1
  store i64 %70, ptr %68, align 8
  %71 = load i64, ptr %32, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %32, align 8
  %73 = icmp eq i64 %71, 0
  br i1 %73, label %74, label %151

74:
  store i64 %70, ptr %33, align 8
  %75 = load i64, ptr %16, align 8
  store i64 %75, ptr %34, align 8
  %76 = load i32, ptr %18, align 8
  %77 = shl i32 %76, 5
  %78 = or disjoint i32 %77, %41
  %79 = zext i32 %78 to i64
  store i64 %79, ptr %35, align 8
  store double %48, ptr %36, align 8
  store double %50, ptr %37, align 8
  store double %52, ptr %38, align 8
  br label %151

80:
  %81 = call double @llvm.fabs.f64(double %48)
  %82 = fcmp oeq double %81, 0x7FF0000000000000
  %83 = call double @llvm.fabs.f64(double %50)
  %84 = fcmp oeq double %83, 0x7FF0000000000000
  %85 = select i1 %82, i1 true, i1 %84
  %86 = call double @llvm.fabs.f64(double %52)
  %87 = fcmp oeq double %86, 0x7FF0000000000000
  %88 = select i1 %85, i1 true, i1 %87
  br i1 %88, label %151, label %89

89:
  %90 = load ptr, ptr %23, align 8
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %92, align 8
  %94 = add i64 %93, 1
  store i64 %94, ptr %92, align 8
  %95 = load i64, ptr %24, align 8
  %96 = add i64 %95, 1
  store i64 %96, ptr %24, align 8
  %97 = icmp eq i64 %95, 0
  br i1 %97, label %98, label %104

98:
  store i64 %94, ptr %25, align 8
  %99 = load i64, ptr %16, align 8
  store i64 %99, ptr %26, align 8
  %100 = load i32, ptr %18, align 8
  %101 = shl i32 %100, 5
  %102 = or disjoint i32 %101, %41
  %103 = zext i32 %102 to i64
  store i64 %103, ptr %27, align 8
  store double %48, ptr %28, align 8
  store double %50, ptr %29, align 8
  store double %52, ptr %30, align 8
  br label %104

104:
  %105 = call double @llvm.fabs.f64(double %46)
  %106 = fcmp one double %105, 0x7FF0000000000000
  %107 = zext i1 %106 to i64
  %108 = load i64, ptr %31, align 8
  %109 = add i64 %108, %107
  store i64 %109, ptr %31, align 8
  br label %151

110:
  %111 = fcmp olt double %46, 0.000000e+00
  %112 = fneg double %46
  %113 = select i1 %111, double %112, double %46
  %114 = fcmp ueq double %113, 0x7FF0000000000000
  br i1 %114, label %151, label %115

115:
  %116 = fcmp oeq double %44, %46
  br i1 %116, label %126, label %117

117:
  %118 = fsub double %44, %46
  %119 = fcmp olt double %118, 0.000000e+00
  %120 = fneg double %118
  %121 = select i1 %119, double %120, double %118
  %122 = fdiv double %121, %113
  %123 = fcmp oeq double %46, 0.000000e+00
  %124 = fcmp une double %44, 0.000000e+00
  %125 = and i1 %124, %123
  br i1 %125, label %130, label %134

126:
  %127 = fcmp oeq double %46, 0.000000e+00
  %128 = fcmp une double %44, 0.000000e+00
  %129 = and i1 %128, %127
  br i1 %129, label %130, label %139

130:
  %131 = phi double [ 0.000000e+00, %126 ], [ %122, %117 ]
  %132 = load i64, ptr %14, align 8
  %133 = add i64 %132, 1
  store i64 %133, ptr %14, align 8
  br label %139

134:
  %135 = fcmp olt double %122, 1.000000e+15
  br i1 %135, label %139, label %136

136:
  %137 = load double, ptr %13, align 8
  %138 = call double @llvm.fmuladd.f64(double %122, double %122, double %137)
  store double %138, ptr %13, align 8
  br label %139

139:
  %140 = phi double [ %122, %134 ], [ %122, %136 ], [ %131, %130 ], [ 0.000000e+00, %126 ]
  %141 = fcmp une double %46, 0.000000e+00
  br i1 %141, label %142, label %151

142:
  %143 = load double, ptr %15, align 8
  %144 = fcmp ogt double %140, %143
  br i1 %144, label %145, label %151

145:
  store double %140, ptr %15, align 8
  %146 = load i64, ptr %16, align 8
  store i64 %146, ptr %17, align 8
  %147 = load i32, ptr %18, align 8
  %148 = shl i32 %147, 5
  %149 = or disjoint i32 %148, %41
  %150 = zext i32 %149 to i64
  store i64 %150, ptr %19, align 8
  store double %44, ptr %20, align 8
  store double %46, ptr %21, align 8
  br label %151

151:
  %152 = add i32 %40, -1
  %153 = and i32 %152, %40
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %39

155:
  ret void
}

define internal void @_ZN12_GLOBAL__N_112count_lossesILj2EdEEvP7numbersRKNS_7ResultsIT0_EEj(ptr %0, ptr align 256 %1, i32 %2) unnamed_addr {
  %4 = load <32 x double>, ptr %1, align 256
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %6 = load <32 x double>, ptr %5, align 256
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 768
  %8 = load <32 x double>, ptr %7, align 256
  %9 = fmul <32 x double> %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 1024
  %11 = load <32 x double>, ptr %10, align 256
  %12 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %4)
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %14 = load <32 x double>, ptr %13, align 256
  %15 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %14)
  %16 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %9)
  %17 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %11)
  %18 = fcmp ogt <32 x double> %16, %17
  %19 = select <32 x i1> %18, <32 x double> %16, <32 x double> %17
  %20 = fcmp one <32 x double> %12, splat (double 0x7FF0000000000000)
  %21 = fcmp one <32 x double> %15, splat (double 0x7FF0000000000000)
  %22 = and <32 x i1> %20, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = and i32 %2, %23
  %25 = fcmp oeq <32 x double> %4, %9
  %26 = fcmp une <32 x double> %11, zeroinitializer
  %27 = and <32 x i1> %25, %26
  %28 = fcmp oeq <32 x double> %4, %11
  %29 = fcmp une <32 x double> %9, zeroinitializer
  %30 = and <32 x i1> %28, %29
  %31 = or <32 x i1> %27, %30
  %32 = bitcast <32 x i1> %31 to i32
  %33 = and i32 %24, %32
  %34 = call i32 @llvm.ctpop.i32(i32 %33)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %37 = load i64, ptr %36, align 8
  %38 = add i64 %37, %35
  store i64 %38, ptr %36, align 8
  %39 = fmul <32 x double> %12, splat (double 2.560000e+02)
  %40 = fcmp ogt <32 x double> %19, %39
  %41 = load <32 x double>, ptr %13, align 256
  %42 = fsub <32 x double> %4, %41
  %43 = call <32 x double> @llvm.fabs.v32f64(<32 x double> %42)
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 1280
  %45 = load double, ptr %44, align 256
  %46 = fmul double %45, 1.600000e+01
  %47 = insertelement <32 x double> poison, double %46, i64 0
  %48 = shufflevector <32 x double> %47, <32 x double> poison, <32 x i32> zeroinitializer
  %49 = fmul <32 x double> %15, %48
  %50 = fcmp ogt <32 x double> %43, %49
  %51 = and <32 x i1> %40, %50
  %52 = bitcast <32 x i1> %51 to i32
  %53 = and i32 %24, %52
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %77, label %55

55:
  %56 = call i32 @llvm.ctpop.i32(i32 %53)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %59, %57
  store i64 %60, ptr %58, align 8
  %61 = bitcast <32 x double> %19 to <32 x i64>
  %62 = lshr <32 x i64> %61, splat (i64 52)
  %63 = fcmp ogt <32 x double> %12, %15
  %64 = select <32 x i1> %63, <32 x double> %12, <32 x double> %15
  %65 = bitcast <32 x double> %64 to <32 x i64>
  %66 = lshr <32 x i64> %65, splat (i64 52)
  %67 = bitcast i32 %53 to <32 x i1>
  %68 = icmp samesign ugt <32 x i64> %62, %66
  %69 = sub nsw <32 x i64> %62, %66
  %70 = and <32 x i1> %68, %67
  %71 = select <32 x i1> %70, <32 x i64> %69, <32 x i64> zeroinitializer
  %72 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %71)
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %74 = load i64, ptr %73, align 8
  %75 = icmp ugt i64 %72, %74
  br i1 %75, label %76, label %77

76:
  store i64 %72, ptr %73, align 8
  br label %77

77:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14lookILj2EdEEvP7contextPK4warpP7numbersjRKNS_7ResultsIT0_EEj(ptr %0, ptr %1, ptr %2, i32 %3, ptr align 256 %4, i32 %5) unnamed_addr {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 768
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 1024
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 408
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw double, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 160
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 192
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 152
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 176
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 184
  br label %39

39:
  %40 = phi i32 [ %5, %6 ], [ %153, %151 ]
  %41 = call i32 @llvm.cttz.i32(i32 %40, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw double, ptr %4, i64 %42
  %44 = load double, ptr %43, align 8
  %45 = getelementptr inbounds nuw double, ptr %7, i64 %42
  %46 = load double, ptr %45, align 8
  %47 = getelementptr inbounds nuw double, ptr %8, i64 %42
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw double, ptr %9, i64 %42
  %50 = load double, ptr %49, align 8
  %51 = getelementptr inbounds nuw double, ptr %10, i64 %42
  %52 = load double, ptr %51, align 8
  %53 = call double @llvm.fabs.f64(double %44)
  %54 = fcmp ueq double %53, 0x7FF0000000000000
  br i1 %54, label %55, label %110

55:
  %56 = load i64, ptr %22, align 8
  %57 = add i64 %56, 1
  store i64 %57, ptr %22, align 8
  %58 = fcmp uno double %48, 0.000000e+00
  %59 = fcmp uno double %50, 0.000000e+00
  %60 = select i1 %58, i1 true, i1 %59
  %61 = fcmp uno double %52, 0.000000e+00
  %62 = select i1 %60, i1 true, i1 %61
  br i1 %62, label %151, label %63

63:
  %64 = fcmp uno double %44, 0.000000e+00
  br i1 %64, label %65, label %80

65:
  %66 = load ptr, ptr %23, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %68 = load ptr, ptr %67, align 8
  %69 = load i64, ptr %68, align 8
  %70 = add i64 %69, 1
  store i64 %70, ptr %68, align 8
  %71 = load i64, ptr %32, align 8
  %72 = add i64 %71, 1
  store i64 %72, ptr %32, align 8
  %73 = icmp eq i64 %71, 0
  br i1 %73, label %74, label %151

74:
  store i64 %70, ptr %33, align 8
  %75 = load i64, ptr %16, align 8
  store i64 %75, ptr %34, align 8
  %76 = load i32, ptr %18, align 8
  %77 = shl i32 %76, 5
  %78 = or disjoint i32 %77, %41
  %79 = zext i32 %78 to i64
  store i64 %79, ptr %35, align 8
  store double %48, ptr %36, align 8
  store double %50, ptr %37, align 8
  store double %52, ptr %38, align 8
  br label %151

80:
  %81 = call double @llvm.fabs.f64(double %48)
  %82 = fcmp oeq double %81, 0x7FF0000000000000
  %83 = call double @llvm.fabs.f64(double %50)
  %84 = fcmp oeq double %83, 0x7FF0000000000000
  %85 = select i1 %82, i1 true, i1 %84
  %86 = call double @llvm.fabs.f64(double %52)
  %87 = fcmp oeq double %86, 0x7FF0000000000000
  %88 = select i1 %85, i1 true, i1 %87
  br i1 %88, label %151, label %89

89:
  %90 = load ptr, ptr %23, align 8
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = load i64, ptr %92, align 8
  %94 = add i64 %93, 1
  store i64 %94, ptr %92, align 8
  %95 = load i64, ptr %24, align 8
  %96 = add i64 %95, 1
  store i64 %96, ptr %24, align 8
  %97 = icmp eq i64 %95, 0
  br i1 %97, label %98, label %104

98:
  store i64 %94, ptr %25, align 8
  %99 = load i64, ptr %16, align 8
  store i64 %99, ptr %26, align 8
  %100 = load i32, ptr %18, align 8
  %101 = shl i32 %100, 5
  %102 = or disjoint i32 %101, %41
  %103 = zext i32 %102 to i64
  store i64 %103, ptr %27, align 8
  store double %48, ptr %28, align 8
  store double %50, ptr %29, align 8
  store double %52, ptr %30, align 8
  br label %104

104:
  %105 = call double @llvm.fabs.f64(double %46)
  %106 = fcmp one double %105, 0x7FF0000000000000
  %107 = zext i1 %106 to i64
  %108 = load i64, ptr %31, align 8
  %109 = add i64 %108, %107
  store i64 %109, ptr %31, align 8
  br label %151

110:
  %111 = fcmp olt double %46, 0.000000e+00
  %112 = fneg double %46
  %113 = select i1 %111, double %112, double %46
  %114 = fcmp ueq double %113, 0x7FF0000000000000
  br i1 %114, label %151, label %115

115:
  %116 = fcmp oeq double %44, %46
  br i1 %116, label %126, label %117

117:
  %118 = fsub double %44, %46
  %119 = fcmp olt double %118, 0.000000e+00
  %120 = fneg double %118
  %121 = select i1 %119, double %120, double %118
  %122 = fdiv double %121, %113
  %123 = fcmp oeq double %46, 0.000000e+00
  %124 = fcmp une double %44, 0.000000e+00
  %125 = and i1 %124, %123
  br i1 %125, label %130, label %134

126:
  %127 = fcmp oeq double %46, 0.000000e+00
  %128 = fcmp une double %44, 0.000000e+00
  %129 = and i1 %128, %127
  br i1 %129, label %130, label %139

130:
  %131 = phi double [ 0.000000e+00, %126 ], [ %122, %117 ]
  %132 = load i64, ptr %14, align 8
  %133 = add i64 %132, 1
  store i64 %133, ptr %14, align 8
  br label %139

134:
  %135 = fcmp olt double %122, 1.000000e+15
  br i1 %135, label %139, label %136

136:
  %137 = load double, ptr %13, align 8
  %138 = call double @llvm.fmuladd.f64(double %122, double %122, double %137)
  store double %138, ptr %13, align 8
  br label %139

139:
  %140 = phi double [ %122, %134 ], [ %122, %136 ], [ %131, %130 ], [ 0.000000e+00, %126 ]
  %141 = fcmp une double %46, 0.000000e+00
  br i1 %141, label %142, label %151

142:
  %143 = load double, ptr %15, align 8
  %144 = fcmp ogt double %140, %143
  br i1 %144, label %145, label %151

145:
  store double %140, ptr %15, align 8
  %146 = load i64, ptr %16, align 8
  store i64 %146, ptr %17, align 8
  %147 = load i32, ptr %18, align 8
  %148 = shl i32 %147, 5
  %149 = or disjoint i32 %148, %41
  %150 = zext i32 %149 to i64
  store i64 %150, ptr %19, align 8
  store double %44, ptr %20, align 8
  store double %46, ptr %21, align 8
  br label %151

151:
  %152 = add i32 %40, -1
  %153 = and i32 %152, %40
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %39

155:
  ret void
}

declare <32 x i64> @algebra_own(<32 x double>)

declare void @llvm.masked.scatter.v32i64.v32p0(<32 x i64>, <32 x ptr>, <32 x i1>)

declare void @llvm.masked.scatter.v32f64.v32p0(<32 x double>, <32 x ptr>, <32 x i1>)

declare <32 x i64> @algebra_add(<32 x i64>, <32 x i64>)

declare i64 @llvm.umin.i64(i64, i64)

declare <32 x double> @llvm.fabs.v32f64(<32 x double>)

declare <32 x float> @llvm.fabs.v32f32(<32 x float>)

declare double @llvm.fabs.f64(double)
