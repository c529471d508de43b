; Made of texture.cpp by `make runtime`.

%"struct.(anonymous namespace)::Colour" = type { [4 x i32] }
%"struct.(anonymous namespace)::Level" = type { ptr, ptr, [3 x i64] }
%"struct.(anonymous namespace)::Mean" = type { ptr, i32, [16 x %"struct.(anonymous namespace)::Colour"], [16 x i32] }
%struct.Lanes = type { [32 x i64] }
%struct.Lanes.3 = type { [32 x i32] }

@switch.table.texture_fetch.1 = private unnamed_addr constant [3 x i32] [i32 255, i32 127, i32 65535], align 4

define void @texture_fetch(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, ptr %5, i32 %6, i32 %7) {
  %9 = alloca %"struct.(anonymous namespace)::Colour", align 8
  %10 = alloca [3 x double], align 16
  %11 = alloca [3 x i64], align 16
  %12 = alloca %"struct.(anonymous namespace)::Colour", align 4
  %13 = alloca %"struct.(anonymous namespace)::Colour", align 8
  %14 = alloca [3 x float], align 4
  %15 = alloca [3 x i64], align 16
  %16 = alloca %"struct.(anonymous namespace)::Level", align 8
  %17 = alloca [3 x float], align 4
  %18 = alloca %"struct.(anonymous namespace)::Level", align 8
  %19 = alloca %"struct.(anonymous namespace)::Mean", align 8
  %20 = alloca %"struct.(anonymous namespace)::Level", align 8
  %21 = alloca %"struct.(anonymous namespace)::Level", align 8
  %22 = alloca %"struct.(anonymous namespace)::Colour", align 4
  %23 = alloca %struct.Lanes, align 64
  store <32 x i64> %3, ptr %23, align 64
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %933, label %25

25:
  %26 = and i32 %6, 7
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %28 = icmp eq i32 %26, 1
  %29 = and i32 %6, 32
  %30 = icmp eq i32 %29, 0
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %32 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %35 = lshr i32 %6, 3
  %36 = and i32 %35, 3
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 16
  %46 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %47 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %19, i64 268
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %50 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %51 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %54 = lshr i32 %6, 6
  %55 = and i32 %54, 3
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %58 = zext nneg i32 %55 to i64
  %59 = getelementptr inbounds nuw i32, ptr %12, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %63 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %65 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %16, i64 32
  br label %67

67:
  %68 = phi i32 [ %2, %25 ], [ %931, %929 ]
  %69 = call i32 @llvm.cttz.i32(i32 %68, i1 true)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr %23, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = add i64 %72, -4611686018427387905
  %74 = icmp ult i64 %73, 65535
  br i1 %74, label %75, label %93

75:
  %76 = load ptr, ptr %27, align 8
  %77 = getelementptr ptr, ptr %76, i64 %72
  %78 = load ptr, ptr %77, align 8
  %79 = icmp eq ptr %78, null
  br i1 %79, label %93, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %78, i64 168
  %82 = load i8, ptr %81, align 8
  %83 = icmp eq i8 %82, 0
  br i1 %83, label %84, label %93

84:
  %85 = getelementptr inbounds nuw i8, ptr %78, i64 160
  %86 = load i8, ptr %85, align 8
  %87 = freeze i8 %86
  %88 = zext i8 %87 to i32
  %89 = icmp eq i32 %26, %88
  %90 = icmp eq i8 %87, 0
  br i1 %89, label %96, label %91

91:
  %92 = and i1 %28, %90
  br i1 %92, label %97, label %93

93:
  %94 = phi i32 [ 15, %67 ], [ 15, %80 ], [ 15, %75 ], [ 17, %91 ]
  %95 = load i32, ptr %60, align 8
  call void @fault(ptr %0, i32 %95, i32 %94, i32 %7, i32 %69, i64 %72)
  br label %929

96:
  br i1 %90, label %97, label %101

97:
  br i1 %30, label %98, label %99

98:
  br label %102

99:
  %100 = load i32, ptr %60, align 8
  call void @fault(ptr %0, i32 %100, i32 17, i32 %7, i32 %69, i64 %72)
  br label %929

101:
  br i1 %30, label %102, label %219

102:
  %103 = phi i1 [ true, %98 ], [ false, %101 ]
  %104 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 128
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  store i64 %107, ptr %15, align 16
  %108 = getelementptr inbounds nuw i8, ptr %104, i64 256
  %109 = load i32, ptr %108, align 4
  %110 = sext i32 %109 to i64
  store i64 %110, ptr %61, align 8
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 384
  %112 = load i32, ptr %111, align 4
  %113 = sext i32 %112 to i64
  store i64 %113, ptr %62, align 16
  store ptr %78, ptr %16, align 8
  %114 = load i64, ptr %78, align 8
  %115 = inttoptr i64 %114 to ptr
  store ptr %115, ptr %63, align 8
  %116 = getelementptr inbounds nuw i8, ptr %78, i64 128
  %117 = load i32, ptr %116, align 8
  %118 = call i32 @llvm.umax.i32(i32 %117, i32 1)
  %119 = zext i32 %118 to i64
  store i64 %119, ptr %64, align 8
  %120 = getelementptr inbounds nuw i8, ptr %78, i64 132
  %121 = load i32, ptr %120, align 4
  %122 = call i32 @llvm.umax.i32(i32 %121, i32 1)
  %123 = zext i32 %122 to i64
  store i64 %123, ptr %65, align 8
  %124 = getelementptr inbounds nuw i8, ptr %78, i64 136
  %125 = load i32, ptr %124, align 8
  %126 = call i32 @llvm.umax.i32(i32 %125, i32 1)
  %127 = zext i32 %126 to i64
  store i64 %127, ptr %66, align 8
  %128 = icmp eq i8 %87, 3
  %129 = icmp ult i8 %87, 2
  %130 = icmp eq i8 %87, 4
  %131 = or i1 %129, %130
  %132 = icmp ugt i8 %87, 5
  %133 = getelementptr inbounds nuw i8, ptr %78, i64 169
  %134 = select i1 %131, i64 1, i64 2
  %135 = select i1 %128, i64 3, i64 %134
  br label %139

136:
  %137 = and i8 %87, -2
  %138 = icmp eq i8 %137, 4
  br i1 %138, label %175, label %182

139:
  %140 = phi i64 [ 0, %102 ], [ %173, %172 ]
  %141 = icmp samesign ult i64 %140, %135
  br i1 %141, label %144, label %142

142:
  %143 = getelementptr inbounds nuw i64, ptr %15, i64 %140
  store i64 0, ptr %143, align 8
  br label %172

144:
  br i1 %103, label %172, label %145

145:
  %146 = getelementptr inbounds nuw i64, ptr %15, i64 %140
  %147 = load i64, ptr %146, align 8
  %148 = getelementptr inbounds nuw i64, ptr %64, i64 %140
  %149 = load i64, ptr %148, align 8
  br i1 %132, label %153, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %133, i64 %140
  %152 = load i8, ptr %151, align 1
  switch i8 %152, label %158 [
    i8 3, label %170
    i8 1, label %153
  ]

153:
  %154 = add nsw i64 %149, -1
  %155 = icmp slt i64 %147, 0
  %156 = call i64 @llvm.smin.i64(i64 %147, i64 %154)
  %157 = select i1 %155, i64 0, i64 %156
  br label %170

158:
  %159 = icmp ne i8 %152, 0
  %160 = zext i1 %159 to i64
  %161 = shl nsw i64 %149, %160
  %162 = srem i64 %147, %161
  %163 = icmp slt i64 %162, 0
  %164 = select i1 %163, i64 %161, i64 0
  %165 = add nsw i64 %164, %162
  %166 = icmp slt i64 %165, %149
  %167 = xor i64 %165, -1
  %168 = add i64 %161, %167
  %169 = select i1 %166, i64 %165, i64 %168
  br label %170

170:
  %171 = phi i64 [ %169, %158 ], [ %157, %153 ], [ %147, %150 ]
  store i64 %171, ptr %146, align 8
  br label %172

172:
  %173 = add nuw nsw i64 %140, 1
  %174 = icmp eq i64 %173, 3
  br i1 %174, label %136, label %139

175:
  %176 = load i32, ptr %104, align 4
  %177 = getelementptr inbounds nuw i8, ptr %78, i64 140
  %178 = load i32, ptr %177, align 4
  %179 = add i32 %178, -1
  %180 = call i32 @llvm.umin.i32(i32 %176, i32 %179)
  %181 = zext i32 %180 to i64
  br label %182

182:
  %183 = phi i64 [ %181, %175 ], [ 0, %136 ]
  call void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %13, ptr align 8 %16, i64 %183, ptr %15)
  %184 = getelementptr inbounds nuw i8, ptr %78, i64 167
  %185 = load i8, ptr %184, align 1
  %186 = icmp eq i8 %185, 0
  br i1 %186, label %215, label %187

187:
  %188 = getelementptr inbounds nuw i8, ptr %78, i64 161
  %189 = load i8, ptr %188, align 1
  %190 = icmp ugt i8 %189, 3
  br i1 %190, label %215, label %191

191:
  %192 = icmp eq i8 %189, 3
  br i1 %192, label %197, label %193

193:
  %194 = zext nneg i8 %189 to i64
  %195 = getelementptr inbounds nuw i32, ptr @switch.table.texture_fetch.1, i64 %194
  %196 = load i32, ptr %195, align 4
  br label %197

197:
  %198 = phi i32 [ %196, %193 ], [ 32767, %191 ]
  %199 = sub nsw i32 0, %198
  %200 = sext i32 %199 to i64
  %201 = zext nneg i32 %198 to i64
  %202 = uitofp nneg i32 %198 to float
  br label %203

203:
  %204 = phi i64 [ 0, %197 ], [ %213, %203 ]
  %205 = getelementptr inbounds nuw i32, ptr %13, i64 %204
  %206 = load i32, ptr %205, align 4
  %207 = sext i32 %206 to i64
  %208 = icmp slt i32 %206, %199
  %209 = call i64 @llvm.smin.i64(i64 %207, i64 %201)
  %210 = select i1 %208, i64 %200, i64 %209
  %211 = sitofp i64 %210 to float
  %212 = fdiv float %211, %202
  store float %212, ptr %205, align 4
  %213 = add nuw nsw i64 %204, 1
  %214 = icmp eq i64 %213, 4
  br i1 %214, label %215, label %203

215:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 8 %13, i64 16, i1 false)
  br label %918

216:
  %217 = and i8 %87, -2
  %218 = icmp eq i8 %217, 4
  br i1 %218, label %230, label %238

219:
  %220 = phi i64 [ %221, %219 ], [ 0, %101 ]
  %221 = add nuw nsw i64 %220, 1
  %222 = trunc i64 %221 to i32
  %223 = shl i32 %222, 5
  %224 = or disjoint i32 %223, %69
  %225 = zext i32 %224 to i64
  %226 = getelementptr inbounds nuw i32, ptr %4, i64 %225
  %227 = load float, ptr %226, align 4
  %228 = getelementptr inbounds nuw float, ptr %14, i64 %220
  store float %227, ptr %228, align 4
  %229 = icmp eq i64 %221, 3
  br i1 %229, label %216, label %219

230:
  %231 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %232 = load i32, ptr %231, align 4
  %233 = getelementptr inbounds nuw i8, ptr %78, i64 140
  %234 = load i32, ptr %233, align 4
  %235 = add i32 %234, -1
  %236 = call i32 @llvm.umin.i32(i32 %232, i32 %235)
  %237 = zext i32 %236 to i64
  br label %301

238:
  %239 = icmp ugt i8 %87, 5
  br i1 %239, label %240, label %301

240:
  %241 = icmp eq i8 %87, 7
  br i1 %241, label %242, label %252

242:
  %243 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %244 = load i32, ptr %243, align 4
  %245 = getelementptr inbounds nuw i8, ptr %78, i64 140
  %246 = load i32, ptr %245, align 4
  %247 = udiv i32 %246, 6
  %248 = add nsw i32 %247, -1
  %249 = call i32 @llvm.umin.i32(i32 %244, i32 %248)
  %250 = zext i32 %249 to i64
  %251 = mul nuw nsw i64 %250, 6
  br label %252

252:
  %253 = phi i64 [ %251, %242 ], [ 0, %240 ]
  %254 = load float, ptr %14, align 4
  %255 = load float, ptr %31, align 4
  %256 = load float, ptr %32, align 4
  %257 = call float @llvm.fabs.f32(float %254)
  %258 = call float @llvm.fabs.f32(float %255)
  %259 = call float @llvm.fabs.f32(float %256)
  %260 = fcmp ult float %259, %257
  %261 = fcmp ult float %259, %258
  %262 = select i1 %260, i1 true, i1 %261
  br i1 %262, label %269, label %263

263:
  %264 = fcmp olt float %256, 0.000000e+00
  %265 = select i1 %264, i64 5, i64 4
  %266 = fneg float %254
  %267 = select i1 %264, float %266, float %254
  %268 = fneg float %255
  br label %281

269:
  %270 = fcmp ult float %258, %257
  %271 = fneg float %256
  br i1 %270, label %276, label %272

272:
  %273 = fcmp olt float %255, 0.000000e+00
  %274 = select i1 %273, i64 3, i64 2
  %275 = select i1 %273, float %271, float %256
  br label %281

276:
  %277 = fcmp olt float %254, 0.000000e+00
  %278 = zext i1 %277 to i64
  %279 = select i1 %277, float %256, float %271
  %280 = fneg float %255
  br label %281

281:
  %282 = phi i64 [ %265, %263 ], [ %274, %272 ], [ %278, %276 ]
  %283 = phi float [ %267, %263 ], [ %254, %272 ], [ %279, %276 ]
  %284 = phi float [ %268, %263 ], [ %275, %272 ], [ %280, %276 ]
  %285 = phi float [ %259, %263 ], [ %258, %272 ], [ %257, %276 ]
  %286 = fdiv float %283, %285
  %287 = fadd float %286, 1.000000e+00
  %288 = fmul float %287, 5.000000e-01
  store float %288, ptr %17, align 4
  %289 = fdiv float %284, %285
  %290 = fadd float %289, 1.000000e+00
  %291 = fmul float %290, 5.000000e-01
  store float %291, ptr %33, align 4
  store float 0.000000e+00, ptr %34, align 4
  br label %294

292:
  %293 = add nuw nsw i64 %282, %253
  br label %301

294:
  %295 = phi i64 [ 0, %281 ], [ %299, %294 ]
  %296 = getelementptr inbounds nuw float, ptr %17, i64 %295
  %297 = load float, ptr %296, align 4
  %298 = getelementptr inbounds nuw float, ptr %14, i64 %295
  store float %297, ptr %298, align 4
  %299 = add nuw nsw i64 %295, 1
  %300 = icmp eq i64 %299, 3
  br i1 %300, label %292, label %294

301:
  %302 = phi i64 [ %237, %230 ], [ %293, %292 ], [ 0, %238 ]
  switch i32 %36, label %571 [
    i32 3, label %303
    i32 0, label %542
    i32 1, label %549
    i32 2, label %572
  ]

303:
  store ptr %78, ptr %18, align 8
  %304 = load i64, ptr %78, align 8
  %305 = inttoptr i64 %304 to ptr
  store ptr %305, ptr %50, align 8
  %306 = getelementptr inbounds nuw i8, ptr %78, i64 128
  %307 = load i32, ptr %306, align 8
  %308 = call i32 @llvm.umax.i32(i32 %307, i32 1)
  %309 = zext i32 %308 to i64
  store i64 %309, ptr %51, align 8
  %310 = getelementptr inbounds nuw i8, ptr %78, i64 132
  %311 = load i32, ptr %310, align 4
  %312 = call i32 @llvm.umax.i32(i32 %311, i32 1)
  %313 = zext i32 %312 to i64
  store i64 %313, ptr %52, align 8
  %314 = getelementptr inbounds nuw i8, ptr %78, i64 136
  %315 = load i32, ptr %314, align 8
  %316 = call i32 @llvm.umax.i32(i32 %315, i32 1)
  %317 = zext i32 %316 to i64
  store i64 %317, ptr %53, align 8
  %318 = load float, ptr %14, align 4
  %319 = fpext float %318 to double
  %320 = fcmp ord float %318, 0.000000e+00
  br i1 %320, label %321, label %373

321:
  %322 = getelementptr inbounds nuw i8, ptr %78, i64 166
  %323 = load i8, ptr %322, align 2
  %324 = icmp eq i8 %323, 0
  br i1 %324, label %373, label %325

325:
  %326 = icmp ugt i8 %87, 5
  br i1 %326, label %352, label %327

327:
  %328 = getelementptr inbounds nuw i8, ptr %78, i64 169
  %329 = load i8, ptr %328, align 1
  switch i8 %329, label %352 [
    i8 0, label %330
    i8 2, label %330
  ]

330:
  %331 = call float @llvm.fabs.f32(float %318)
  %332 = fcmp olt float %331, 0x4310000000000000
  br i1 %332, label %333, label %373

333:
  %334 = fmul double %319, 5.000000e-01
  %335 = call double @llvm.fabs.f64(double %334)
  %336 = fcmp olt double %335, 0x4310000000000000
  br i1 %336, label %342, label %337

337:
  %338 = fcmp ogt double %334, 0.000000e+00
  %339 = fcmp olt double %334, 0.000000e+00
  %340 = select i1 %339, double 0xC310000000000000, double 0.000000e+00
  %341 = select i1 %338, double 0x4310000000000000, double %340
  br label %348

342:
  %343 = fptosi double %334 to i64
  %344 = sitofp i64 %343 to double
  %345 = fcmp olt double %334, %344
  %346 = uitofp i1 %345 to double
  %347 = fsub double %344, %346
  br label %348

348:
  %349 = phi double [ %347, %342 ], [ %341, %337 ]
  %350 = fmul double %349, 2.000000e+00
  %351 = fsub double %319, %350
  br label %352

352:
  %353 = phi double [ %351, %348 ], [ %319, %327 ], [ %319, %325 ]
  %354 = fmul double %353, 0x4140000000000000
  %355 = call double @llvm.fabs.f64(double %354)
  %356 = fcmp olt double %355, 0x4310000000000000
  br i1 %356, label %362, label %357

357:
  %358 = fcmp ogt double %354, 0.000000e+00
  %359 = fcmp olt double %354, 0.000000e+00
  %360 = select i1 %359, double 0xC310000000000000, double 0.000000e+00
  %361 = select i1 %358, double 0x4310000000000000, double %360
  br label %368

362:
  %363 = fptosi double %354 to i64
  %364 = sitofp i64 %363 to double
  %365 = fcmp olt double %354, %364
  %366 = uitofp i1 %365 to double
  %367 = fsub double %364, %366
  br label %368

368:
  %369 = phi double [ %367, %362 ], [ %361, %357 ]
  %370 = fmul double %369, 0x3EA0000000000000
  %371 = uitofp i32 %308 to double
  %372 = fmul double %370, %371
  br label %373

373:
  %374 = phi double [ %372, %368 ], [ %319, %321 ], [ 0.000000e+00, %303 ], [ 0.000000e+00, %330 ]
  %375 = fmul double %374, 2.560000e+02
  %376 = fadd double %375, 5.000000e-01
  %377 = call double @llvm.fabs.f64(double %376)
  %378 = fcmp olt double %377, 0x4310000000000000
  br i1 %378, label %384, label %379

379:
  %380 = fcmp ogt double %376, 0.000000e+00
  %381 = fcmp olt double %376, 0.000000e+00
  %382 = select i1 %381, double 0xC310000000000000, double 0.000000e+00
  %383 = select i1 %380, double 0x4310000000000000, double %382
  br label %390

384:
  %385 = fptosi double %376 to i64
  %386 = sitofp i64 %385 to double
  %387 = fcmp olt double %376, %386
  %388 = uitofp i1 %387 to double
  %389 = fsub double %386, %388
  br label %390

390:
  %391 = phi double [ %389, %384 ], [ %383, %379 ]
  %392 = fptosi double %391 to i64
  %393 = call i64 @llvm.smax.i64(i64 %392, i64 -1125899906842624)
  %394 = call i64 @llvm.smin.i64(i64 %393, i64 1125899906842624)
  %395 = add nsw i64 %394, -128
  %396 = ashr i64 %395, 8
  %397 = load float, ptr %31, align 4
  %398 = fpext float %397 to double
  %399 = fcmp ord float %397, 0.000000e+00
  br i1 %399, label %400, label %452

400:
  %401 = getelementptr inbounds nuw i8, ptr %78, i64 166
  %402 = load i8, ptr %401, align 2
  %403 = icmp eq i8 %402, 0
  br i1 %403, label %452, label %404

404:
  %405 = icmp ugt i8 %87, 5
  br i1 %405, label %431, label %406

406:
  %407 = getelementptr inbounds nuw i8, ptr %78, i64 170
  %408 = load i8, ptr %407, align 1
  switch i8 %408, label %431 [
    i8 0, label %409
    i8 2, label %409
  ]

409:
  %410 = call float @llvm.fabs.f32(float %397)
  %411 = fcmp olt float %410, 0x4310000000000000
  br i1 %411, label %412, label %452

412:
  %413 = fmul double %398, 5.000000e-01
  %414 = call double @llvm.fabs.f64(double %413)
  %415 = fcmp olt double %414, 0x4310000000000000
  br i1 %415, label %421, label %416

416:
  %417 = fcmp ogt double %413, 0.000000e+00
  %418 = fcmp olt double %413, 0.000000e+00
  %419 = select i1 %418, double 0xC310000000000000, double 0.000000e+00
  %420 = select i1 %417, double 0x4310000000000000, double %419
  br label %427

421:
  %422 = fptosi double %413 to i64
  %423 = sitofp i64 %422 to double
  %424 = fcmp olt double %413, %423
  %425 = uitofp i1 %424 to double
  %426 = fsub double %423, %425
  br label %427

427:
  %428 = phi double [ %426, %421 ], [ %420, %416 ]
  %429 = fmul double %428, 2.000000e+00
  %430 = fsub double %398, %429
  br label %431

431:
  %432 = phi double [ %430, %427 ], [ %398, %406 ], [ %398, %404 ]
  %433 = fmul double %432, 0x4140000000000000
  %434 = call double @llvm.fabs.f64(double %433)
  %435 = fcmp olt double %434, 0x4310000000000000
  br i1 %435, label %441, label %436

436:
  %437 = fcmp ogt double %433, 0.000000e+00
  %438 = fcmp olt double %433, 0.000000e+00
  %439 = select i1 %438, double 0xC310000000000000, double 0.000000e+00
  %440 = select i1 %437, double 0x4310000000000000, double %439
  br label %447

441:
  %442 = fptosi double %433 to i64
  %443 = sitofp i64 %442 to double
  %444 = fcmp olt double %433, %443
  %445 = uitofp i1 %444 to double
  %446 = fsub double %443, %445
  br label %447

447:
  %448 = phi double [ %446, %441 ], [ %440, %436 ]
  %449 = fmul double %448, 0x3EA0000000000000
  %450 = uitofp i32 %312 to double
  %451 = fmul double %449, %450
  br label %452

452:
  %453 = phi double [ %451, %447 ], [ %398, %400 ], [ 0.000000e+00, %390 ], [ 0.000000e+00, %409 ]
  %454 = fmul double %453, 2.560000e+02
  %455 = fadd double %454, 5.000000e-01
  %456 = call double @llvm.fabs.f64(double %455)
  %457 = fcmp olt double %456, 0x4310000000000000
  br i1 %457, label %463, label %458

458:
  %459 = fcmp ogt double %455, 0.000000e+00
  %460 = fcmp olt double %455, 0.000000e+00
  %461 = select i1 %460, double 0xC310000000000000, double 0.000000e+00
  %462 = select i1 %459, double 0x4310000000000000, double %461
  br label %469

463:
  %464 = fptosi double %455 to i64
  %465 = sitofp i64 %464 to double
  %466 = fcmp olt double %455, %465
  %467 = uitofp i1 %466 to double
  %468 = fsub double %465, %467
  br label %469

469:
  %470 = phi double [ %468, %463 ], [ %462, %458 ]
  %471 = fptosi double %470 to i64
  %472 = call i64 @llvm.smax.i64(i64 %471, i64 -1125899906842624)
  %473 = call i64 @llvm.smin.i64(i64 %472, i64 1125899906842624)
  %474 = add nsw i64 %473, -128
  %475 = ashr i64 %474, 8
  %476 = getelementptr inbounds nuw i8, ptr %78, i64 169
  %477 = add nsw i64 %309, -1
  %478 = getelementptr inbounds nuw i8, ptr %78, i64 170
  %479 = add nsw i64 %313, -1
  br label %480

480:
  %481 = phi i64 [ 0, %469 ], [ %539, %535 ]
  %482 = trunc i64 %481 to i32
  %483 = add i32 %482, -1
  %484 = icmp ult i32 %483, 2
  %485 = zext i1 %484 to i64
  %486 = add nsw i64 %396, %485
  %487 = load i8, ptr %85, align 8
  %488 = icmp ugt i8 %487, 5
  br i1 %488, label %508, label %489

489:
  %490 = load i8, ptr %476, align 1
  switch i8 %490, label %491 [
    i8 3, label %503
    i8 1, label %508
  ]

491:
  %492 = icmp ne i8 %490, 0
  %493 = zext i1 %492 to i64
  %494 = shl nuw nsw i64 %309, %493
  %495 = srem i64 %486, %494
  %496 = icmp slt i64 %495, 0
  %497 = select i1 %496, i64 %494, i64 0
  %498 = add nsw i64 %497, %495
  %499 = icmp slt i64 %498, %309
  %500 = xor i64 %498, -1
  %501 = add nsw i64 %494, %500
  %502 = select i1 %499, i64 %498, i64 %501
  br label %503

503:
  %504 = phi i64 [ %486, %489 ], [ %502, %491 ]
  store i64 %504, ptr %11, align 16
  %505 = icmp samesign ult i64 %481, 2
  %506 = zext i1 %505 to i64
  %507 = add nsw i64 %475, %506
  br label %515

508:
  %509 = icmp slt i64 %486, 0
  %510 = call i64 @llvm.smin.i64(i64 %486, i64 %477)
  %511 = select i1 %509, i64 0, i64 %510
  store i64 %511, ptr %11, align 16
  %512 = icmp samesign ult i64 %481, 2
  %513 = zext i1 %512 to i64
  %514 = add nsw i64 %475, %513
  br i1 %488, label %518, label %515

515:
  %516 = phi i64 [ %507, %503 ], [ %514, %508 ]
  %517 = load i8, ptr %478, align 1
  switch i8 %517, label %523 [
    i8 3, label %535
    i8 1, label %518
  ]

518:
  %519 = phi i64 [ %516, %515 ], [ %514, %508 ]
  %520 = icmp slt i64 %519, 0
  %521 = call i64 @llvm.smin.i64(i64 %519, i64 %479)
  %522 = select i1 %520, i64 0, i64 %521
  br label %535

523:
  %524 = icmp ne i8 %517, 0
  %525 = zext i1 %524 to i64
  %526 = shl nuw nsw i64 %313, %525
  %527 = srem i64 %516, %526
  %528 = icmp slt i64 %527, 0
  %529 = select i1 %528, i64 %526, i64 0
  %530 = add nsw i64 %529, %527
  %531 = icmp slt i64 %530, %313
  %532 = xor i64 %530, -1
  %533 = add nsw i64 %526, %532
  %534 = select i1 %531, i64 %530, i64 %533
  br label %535

535:
  %536 = phi i64 [ %534, %523 ], [ %522, %518 ], [ %516, %515 ]
  store i64 %536, ptr %57, align 8
  store i64 0, ptr %56, align 16
  call void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %12, ptr align 8 %18, i64 %302, ptr %11)
  %537 = load i32, ptr %59, align 4
  %538 = getelementptr inbounds nuw i32, ptr %22, i64 %481
  store i32 %537, ptr %538, align 4
  %539 = add nuw nsw i64 %481, 1
  %540 = icmp eq i64 %539, 4
  br i1 %540, label %541, label %480

541:
  br label %918

542:
  %543 = getelementptr inbounds nuw i8, ptr %78, i64 163
  %544 = load i8, ptr %543, align 1
  %545 = zext i8 %544 to i64
  %546 = shl nuw nsw i64 %545, 8
  %547 = call i64 @llvm.umin.i64(i64 %546, i64 256)
  %548 = add nsw i64 %547, -256
  br label %675

549:
  %550 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %551 = getelementptr inbounds nuw i8, ptr %550, i64 512
  %552 = load float, ptr %551, align 4
  %553 = fpext float %552 to double
  %554 = fmul double %553, 2.560000e+02
  %555 = call double @llvm.fabs.f64(double %554)
  %556 = fcmp olt double %555, 0x4310000000000000
  br i1 %556, label %562, label %557

557:
  %558 = fcmp ogt double %554, 0.000000e+00
  %559 = fcmp olt double %554, 0.000000e+00
  %560 = select i1 %559, double 0xC310000000000000, double 0.000000e+00
  %561 = select i1 %558, double 0x4310000000000000, double %560
  br label %568

562:
  %563 = fptosi double %554 to i64
  %564 = sitofp i64 %563 to double
  %565 = fcmp olt double %554, %564
  %566 = uitofp i1 %565 to double
  %567 = fsub double %564, %566
  br label %568

568:
  %569 = phi double [ %567, %562 ], [ %561, %557 ]
  %570 = fptosi double %569 to i64
  br label %664

571:
  unreachable

572:
  %573 = getelementptr inbounds nuw i8, ptr %78, i64 128
  %574 = load i32, ptr %573, align 8
  %575 = uitofp i32 %574 to double
  store double %575, ptr %10, align 16
  %576 = getelementptr inbounds nuw i8, ptr %78, i64 132
  %577 = load i32, ptr %576, align 4
  %578 = uitofp i32 %577 to double
  store double %578, ptr %37, align 8
  %579 = getelementptr inbounds nuw i8, ptr %78, i64 136
  %580 = load i32, ptr %579, align 8
  %581 = uitofp i32 %580 to double
  store double %581, ptr %38, align 16
  %582 = icmp eq i8 %87, 3
  %583 = icmp eq i8 %87, 1
  %584 = icmp eq i8 %87, 4
  %585 = or i1 %583, %584
  %586 = getelementptr inbounds nuw i8, ptr %78, i64 166
  %587 = load i8, ptr %586, align 2
  %588 = icmp eq i8 %587, 0
  %589 = or disjoint i32 %69, 160
  %590 = or disjoint i32 %69, 256
  %591 = select i1 %585, i64 1, i64 2
  %592 = select i1 %582, i64 3, i64 %591
  br label %632

593:
  %594 = fadd double %657, %659
  %595 = fsub double %657, %659
  %596 = fmul double %595, %595
  %597 = fmul double %661, 4.000000e+00
  %598 = fmul double %661, %597
  %599 = fadd double %598, %596
  %600 = call double @llvm.sqrt.f64(double %599)
  %601 = fadd double %594, %600
  %602 = fmul double %601, 5.000000e-01
  %603 = fcmp ogt double %602, 0x3690000000000000
  br i1 %603, label %604, label %630

604:
  %605 = fptrunc double %602 to float
  %606 = bitcast float %605 to i32
  %607 = lshr i32 %606, 23
  %608 = zext nneg i32 %607 to i64
  %609 = add nsw i64 %608, -127
  %610 = and i32 %606, 8388607
  %611 = or disjoint i32 %610, 1065353216
  %612 = bitcast i32 %611 to float
  %613 = fpext float %612 to double
  br label %617

614:
  %615 = add nsw i64 %626, 1
  %616 = ashr i64 %615, 2
  br label %630

617:
  %618 = phi i32 [ 0, %604 ], [ %628, %617 ]
  %619 = phi double [ %613, %604 ], [ %627, %617 ]
  %620 = phi i64 [ %609, %604 ], [ %626, %617 ]
  %621 = fmul double %619, %619
  %622 = shl nsw i64 %620, 1
  %623 = fcmp oge double %621, 2.000000e+00
  %624 = fmul double %621, 5.000000e-01
  %625 = zext i1 %623 to i64
  %626 = or disjoint i64 %622, %625
  %627 = select i1 %623, double %624, double %621
  %628 = add nuw nsw i32 %618, 1
  %629 = icmp eq i32 %628, 9
  br i1 %629, label %614, label %617

630:
  %631 = phi i64 [ %616, %614 ], [ -562949953421312, %593 ]
  br label %664

632:
  %633 = phi i64 [ 0, %572 ], [ %662, %640 ]
  %634 = phi double [ 0.000000e+00, %572 ], [ %657, %640 ]
  %635 = phi double [ 0.000000e+00, %572 ], [ %659, %640 ]
  %636 = phi double [ 0.000000e+00, %572 ], [ %661, %640 ]
  br i1 %588, label %640, label %637

637:
  %638 = getelementptr inbounds nuw double, ptr %10, i64 %633
  %639 = load double, ptr %638, align 8
  br label %640

640:
  %641 = phi double [ %639, %637 ], [ 1.000000e+00, %632 ]
  %642 = trunc i64 %633 to i32
  %643 = shl i32 %642, 5
  %644 = add i32 %589, %643
  %645 = zext i32 %644 to i64
  %646 = getelementptr inbounds nuw i32, ptr %4, i64 %645
  %647 = load float, ptr %646, align 4
  %648 = fpext float %647 to double
  %649 = fmul double %641, %648
  %650 = add i32 %590, %643
  %651 = zext i32 %650 to i64
  %652 = getelementptr inbounds nuw i32, ptr %4, i64 %651
  %653 = load float, ptr %652, align 4
  %654 = fpext float %653 to double
  %655 = fmul double %641, %654
  %656 = fmul double %649, %649
  %657 = fadd double %634, %656
  %658 = fmul double %655, %655
  %659 = fadd double %635, %658
  %660 = fmul double %649, %655
  %661 = fadd double %636, %660
  %662 = add nuw nsw i64 %633, 1
  %663 = icmp eq i64 %662, %592
  br i1 %663, label %593, label %632

664:
  %665 = phi i64 [ %631, %630 ], [ %570, %568 ]
  %666 = freeze i64 %665
  %667 = getelementptr inbounds nuw i8, ptr %78, i64 163
  %668 = load i8, ptr %667, align 1
  %669 = zext i8 %668 to i64
  %670 = shl nuw nsw i64 %669, 8
  %671 = add nsw i64 %670, -256
  %672 = icmp slt i64 %666, 0
  %673 = call i64 @llvm.smin.i64(i64 %666, i64 %671)
  %674 = select i1 %672, i64 0, i64 %673
  br label %675

675:
  %676 = phi i64 [ %548, %542 ], [ %674, %664 ]
  %677 = getelementptr inbounds nuw i8, ptr %78, i64 165
  %678 = load i8, ptr %677, align 1
  %679 = icmp eq i8 %678, 0
  %680 = add nsw i64 %676, 128
  %681 = and i64 %680, -256
  %682 = select i1 %679, i64 %681, i64 %676
  %683 = trunc i64 %682 to i32
  %684 = and i32 %683, 255
  %685 = lshr i64 %682, 8
  %686 = trunc i64 %685 to i32
  store ptr %78, ptr %19, align 8
  store i32 0, ptr %39, align 8
  store ptr %78, ptr %20, align 8
  %687 = and i64 %685, 4294967295
  %688 = getelementptr inbounds nuw i64, ptr %78, i64 %687
  %689 = load i64, ptr %688, align 8
  %690 = inttoptr i64 %689 to ptr
  store ptr %690, ptr %40, align 8
  %691 = getelementptr inbounds nuw i8, ptr %78, i64 128
  %692 = load i32, ptr %691, align 8
  %693 = lshr i32 %692, %686
  %694 = call i32 @llvm.umax.i32(i32 %693, i32 1)
  %695 = zext i32 %694 to i64
  store i64 %695, ptr %41, align 8
  %696 = getelementptr inbounds nuw i8, ptr %78, i64 132
  %697 = load i32, ptr %696, align 4
  %698 = lshr i32 %697, %686
  %699 = call i32 @llvm.umax.i32(i32 %698, i32 1)
  %700 = zext i32 %699 to i64
  store i64 %700, ptr %42, align 8
  %701 = getelementptr inbounds nuw i8, ptr %78, i64 136
  %702 = load i32, ptr %701, align 8
  %703 = lshr i32 %702, %686
  %704 = call i32 @llvm.umax.i32(i32 %703, i32 1)
  %705 = zext i32 %704 to i64
  store i64 %705, ptr %43, align 8
  %706 = sub nuw nsw i32 256, %684
  call void @_ZNK12_GLOBAL__N_15Level3addERNS_4MeanExPKfj(ptr align 8 %20, ptr align 8 %19, i64 %302, ptr %14, i32 %706)
  %707 = icmp eq i32 %684, 0
  br i1 %707, label %726, label %708

708:
  %709 = add i32 %686, 1
  store ptr %78, ptr %21, align 8
  %710 = zext i32 %709 to i64
  %711 = getelementptr inbounds nuw i64, ptr %78, i64 %710
  %712 = load i64, ptr %711, align 8
  %713 = inttoptr i64 %712 to ptr
  store ptr %713, ptr %44, align 8
  %714 = load i32, ptr %691, align 8
  %715 = lshr i32 %714, %709
  %716 = call i32 @llvm.umax.i32(i32 %715, i32 1)
  %717 = zext i32 %716 to i64
  store i64 %717, ptr %45, align 8
  %718 = load i32, ptr %696, align 4
  %719 = lshr i32 %718, %709
  %720 = call i32 @llvm.umax.i32(i32 %719, i32 1)
  %721 = zext i32 %720 to i64
  store i64 %721, ptr %46, align 8
  %722 = load i32, ptr %701, align 8
  %723 = lshr i32 %722, %709
  %724 = call i32 @llvm.umax.i32(i32 %723, i32 1)
  %725 = zext i32 %724 to i64
  store i64 %725, ptr %47, align 8
  call void @_ZNK12_GLOBAL__N_15Level3addERNS_4MeanExPKfj(ptr align 8 %21, ptr align 8 %19, i64 %302, ptr %14, i32 %684)
  br label %726

726:
  %727 = getelementptr inbounds nuw i8, ptr %78, i64 164
  %728 = load i8, ptr %727, align 4
  %729 = icmp eq i8 %728, 0
  br i1 %729, label %730, label %733

730:
  %731 = load i8, ptr %677, align 1
  %732 = icmp eq i8 %731, 0
  br i1 %732, label %884, label %733

733:
  %734 = load i32, ptr %39, align 8
  %735 = icmp eq i32 %734, 1
  %736 = load i32, ptr %48, align 4
  %737 = icmp eq i32 %736, 256
  %738 = select i1 %735, i1 %737, i1 false
  %739 = load ptr, ptr %19, align 8
  %740 = getelementptr inbounds nuw i8, ptr %739, i64 161
  %741 = load i8, ptr %740, align 1
  %742 = icmp ugt i8 %741, 5
  %743 = select i1 %738, i1 %742, i1 false
  br i1 %743, label %744, label %745

744:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 4 %49, i64 16, i1 false)
  br label %917

745:
  %746 = icmp ult i8 %741, 6
  %747 = icmp eq i8 %741, 6
  %748 = select i1 %747, i32 11, i32 24
  %749 = icmp eq i32 %734, 0
  %750 = zext i32 %734 to i64
  %751 = select i1 %747, i32 1164, i32 1177
  %752 = icmp samesign ult i8 %741, 2
  %753 = and i8 %741, 5
  %754 = icmp eq i8 %753, 1
  %755 = select i1 %754, double 3.276700e+04, double 6.553500e+04
  %756 = select i1 %754, double 1.270000e+02, double 2.550000e+02
  %757 = fneg double %755
  %758 = fptrunc double %755 to float
  %759 = add nsw i32 %751, -1
  %760 = zext nneg i32 %759 to i64
  %761 = shl nuw nsw i64 %760, 52
  %762 = bitcast i64 %761 to double
  br label %763

763:
  %764 = phi i64 [ 0, %745 ], [ %882, %879 ]
  br i1 %746, label %765, label %809

765:
  br i1 %749, label %768, label %766

766:
  %767 = getelementptr inbounds nuw i32, ptr %49, i64 %764
  br label %770

768:
  %769 = phi double [ 0.000000e+00, %765 ], [ %780, %770 ]
  br i1 %752, label %783, label %786

770:
  %771 = phi i64 [ 0, %766 ], [ %781, %770 ]
  %772 = phi double [ 0.000000e+00, %766 ], [ %780, %770 ]
  %773 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %767, i64 %771
  %774 = load i32, ptr %773, align 4
  %775 = sitofp i32 %774 to double
  %776 = getelementptr inbounds nuw i32, ptr %48, i64 %771
  %777 = load i32, ptr %776, align 4
  %778 = uitofp i32 %777 to double
  %779 = fmul double %775, %778
  %780 = fadd double %772, %779
  %781 = add nuw nsw i64 %771, 1
  %782 = icmp eq i64 %781, %750
  br i1 %782, label %768, label %770

783:
  %784 = fmul double %755, %769
  %785 = fdiv double %784, %756
  br label %786

786:
  %787 = phi double [ %785, %783 ], [ %769, %768 ]
  %788 = fmul double %787, 3.906250e-03
  %789 = fadd double %788, 5.000000e-01
  %790 = call double @llvm.fabs.f64(double %789)
  %791 = fcmp olt double %790, 0x4310000000000000
  br i1 %791, label %797, label %792

792:
  %793 = fcmp ogt double %789, 0.000000e+00
  %794 = fcmp olt double %789, 0.000000e+00
  %795 = select i1 %794, double 0xC310000000000000, double 0.000000e+00
  %796 = select i1 %793, double 0x4310000000000000, double %795
  br label %803

797:
  %798 = fptosi double %789 to i64
  %799 = sitofp i64 %798 to double
  %800 = fcmp olt double %789, %799
  %801 = uitofp i1 %800 to double
  %802 = fsub double %799, %801
  br label %803

803:
  %804 = phi double [ %802, %797 ], [ %796, %792 ]
  %805 = fcmp olt double %804, %757
  %806 = select i1 %805, double %757, double %804
  %807 = fptrunc double %806 to float
  %808 = fdiv float %807, %758
  br label %879

809:
  br i1 %749, label %835, label %810

810:
  %811 = getelementptr inbounds nuw i32, ptr %49, i64 %764
  br label %814

812:
  %813 = icmp eq i32 %822, 255
  br i1 %813, label %879, label %829

814:
  %815 = phi i64 [ 0, %810 ], [ %827, %814 ]
  %816 = phi i32 [ 0, %810 ], [ %822, %814 ]
  %817 = phi float [ 0.000000e+00, %810 ], [ %826, %814 ]
  %818 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %811, i64 %815
  %819 = load i32, ptr %818, align 4
  %820 = lshr i32 %819, 23
  %821 = and i32 %820, 255
  %822 = call i32 @llvm.umax.i32(i32 %821, i32 %816)
  %823 = icmp eq i32 %821, 255
  %824 = bitcast i32 %819 to float
  %825 = fadd float %817, %824
  %826 = select i1 %823, float %825, float %817
  %827 = add nuw nsw i64 %815, 1
  %828 = icmp eq i64 %827, %750
  br i1 %828, label %812, label %814

829:
  %830 = call i32 @llvm.umax.i32(i32 %822, i32 1)
  %831 = sub nuw nsw i32 %751, %830
  %832 = zext nneg i32 %831 to i64
  %833 = shl nuw nsw i64 %832, 52
  %834 = bitcast i64 %833 to double
  br label %846

835:
  %836 = phi double [ %762, %809 ], [ %834, %846 ]
  %837 = phi i64 [ 0, %809 ], [ %859, %846 ]
  %838 = icmp slt i64 %837, 0
  %839 = call i64 @llvm.abs.i64(i64 %837, i1 true)
  %840 = icmp ne i64 %837, 0
  %841 = call i64 @llvm.ctlz.i64(i64 %839, i1 false)
  %842 = trunc nuw nsw i64 %841 to i32
  %843 = sub nuw nsw i32 64, %842
  %844 = icmp samesign ugt i32 %843, %748
  %845 = select i1 %840, i1 %844, i1 false
  br i1 %845, label %862, label %871

846:
  %847 = phi i64 [ 0, %829 ], [ %860, %846 ]
  %848 = phi i64 [ 0, %829 ], [ %859, %846 ]
  %849 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %811, i64 %847
  %850 = load float, ptr %849, align 4
  %851 = fpext float %850 to double
  %852 = fmul double %834, %851
  %853 = fptosi double %852 to i64
  %854 = getelementptr inbounds nuw i32, ptr %48, i64 %847
  %855 = load i32, ptr %854, align 4
  %856 = zext i32 %855 to i64
  %857 = mul nsw i64 %853, %856
  %858 = freeze i64 %857
  %859 = add i64 %858, %848
  %860 = add nuw nsw i64 %847, 1
  %861 = icmp eq i64 %860, %750
  br i1 %861, label %835, label %846

862:
  %863 = sub nuw nsw i32 %843, %748
  %864 = add nsw i32 %863, -1
  %865 = zext nneg i32 %864 to i64
  %866 = shl nuw i64 1, %865
  %867 = add nuw i64 %866, %839
  %868 = zext nneg i32 %863 to i64
  %869 = shl nsw i64 -1, %868
  %870 = and i64 %867, %869
  br label %871

871:
  %872 = phi i64 [ %870, %862 ], [ %839, %835 ]
  %873 = uitofp i64 %872 to double
  %874 = fdiv double %873, %836
  %875 = fmul double %874, 3.906250e-03
  %876 = fneg double %875
  %877 = select i1 %838, double %876, double %875
  %878 = fptrunc double %877 to float
  br label %879

879:
  %880 = phi float [ %808, %803 ], [ %878, %871 ], [ %826, %812 ]
  %881 = getelementptr inbounds nuw i32, ptr %22, i64 %764
  store float %880, ptr %881, align 4
  %882 = add nuw nsw i64 %764, 1
  %883 = icmp eq i64 %882, 4
  br i1 %883, label %917, label %763

884:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %49, i64 16, i1 false)
  %885 = getelementptr inbounds nuw i8, ptr %78, i64 167
  %886 = load i8, ptr %885, align 1
  %887 = icmp eq i8 %886, 0
  br i1 %887, label %916, label %888

888:
  %889 = getelementptr inbounds nuw i8, ptr %78, i64 161
  %890 = load i8, ptr %889, align 1
  %891 = icmp ugt i8 %890, 3
  br i1 %891, label %916, label %892

892:
  %893 = icmp eq i8 %890, 3
  br i1 %893, label %898, label %894

894:
  %895 = zext nneg i8 %890 to i64
  %896 = getelementptr inbounds nuw i32, ptr @switch.table.texture_fetch.1, i64 %895
  %897 = load i32, ptr %896, align 4
  br label %898

898:
  %899 = phi i32 [ %897, %894 ], [ 32767, %892 ]
  %900 = sub nsw i32 0, %899
  %901 = sext i32 %900 to i64
  %902 = zext nneg i32 %899 to i64
  %903 = uitofp nneg i32 %899 to float
  br label %904

904:
  %905 = phi i64 [ 0, %898 ], [ %914, %904 ]
  %906 = getelementptr inbounds nuw i32, ptr %9, i64 %905
  %907 = load i32, ptr %906, align 4
  %908 = sext i32 %907 to i64
  %909 = icmp slt i32 %907, %900
  %910 = call i64 @llvm.smin.i64(i64 %908, i64 %902)
  %911 = select i1 %909, i64 %901, i64 %910
  %912 = sitofp i64 %911 to float
  %913 = fdiv float %912, %903
  store float %913, ptr %906, align 4
  %914 = add nuw nsw i64 %905, 1
  %915 = icmp eq i64 %914, 4
  br i1 %915, label %916, label %904

916:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %22, ptr align 8 %9, i64 16, i1 false)
  br label %917

917:
  br label %918

918:
  %919 = getelementptr inbounds nuw i32, ptr %5, i64 %70
  br label %921

920:
  br label %929

921:
  %922 = phi i64 [ 0, %918 ], [ %927, %921 ]
  %923 = getelementptr inbounds nuw i32, ptr %22, i64 %922
  %924 = load i32, ptr %923, align 4
  %925 = shl nuw nsw i64 %922, 7
  %926 = getelementptr inbounds nuw i8, ptr %919, i64 %925
  store i32 %924, ptr %926, align 4
  %927 = add nuw nsw i64 %922, 1
  %928 = icmp eq i64 %927, 4
  br i1 %928, label %920, label %921

929:
  %930 = add i32 %68, -1
  %931 = and i32 %930, %68
  %932 = icmp eq i32 %931, 0
  br i1 %932, label %933, label %67

933:
  ret void
}

define void @surface_load(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca i64, align 8
  %12 = alloca %struct.Lanes, align 64
  %13 = mul i32 %7, %6
  store <32 x i64> %3, ptr %12, align 64
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %81, label %15

15:
  %16 = and i32 %8, 7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %18 = icmp eq i32 %16, 1
  %19 = icmp eq i32 %16, 5
  %20 = lshr i32 %8, 3
  %21 = icmp eq i32 %7, 0
  %22 = zext i32 %7 to i64
  %23 = zext i32 %6 to i64
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %25

25:
  %26 = phi i32 [ %2, %15 ], [ %79, %77 ]
  %27 = call i32 @llvm.cttz.i32(i32 %26, i1 true)
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr %12, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = add i64 %30, -4611686018427387905
  %32 = icmp ult i64 %31, 65535
  br i1 %32, label %33, label %54

33:
  %34 = load ptr, ptr %17, align 8
  %35 = getelementptr ptr, ptr %34, i64 %30
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %54, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 168
  %40 = load i8, ptr %39, align 8
  %41 = icmp eq i8 %40, 1
  br i1 %41, label %42, label %54

42:
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 160
  %44 = load i8, ptr %43, align 8
  %45 = freeze i8 %44
  %46 = zext i8 %45 to i32
  %47 = icmp eq i32 %16, %46
  %48 = icmp eq i8 %45, 0
  %49 = and i1 %18, %48
  %50 = or i1 %47, %49
  %51 = icmp ugt i8 %45, 5
  %52 = and i1 %19, %51
  %53 = or i1 %50, %52
  br i1 %53, label %57, label %54

54:
  %55 = phi i32 [ 17, %42 ], [ 16, %38 ], [ 16, %33 ], [ 16, %25 ]
  %56 = load i32, ptr %24, align 8
  call void @fault(ptr %0, i32 %56, i32 %55, i32 %9, i32 %27, i64 %30)
  br label %77

57:
  %58 = call ptr @_ZN12_GLOBAL__N_110in_surfaceEP7contextP4warpjyPK7texturePKjjjj(ptr %0, ptr %1, i32 %27, i64 %30, ptr %36, ptr %4, i32 %13, i32 %20, i32 %9)
  br i1 %21, label %77, label %59

59:
  %60 = icmp eq ptr %58, null
  br label %61

61:
  %62 = phi i64 [ 0, %59 ], [ %75, %69 ]
  store i64 0, ptr %11, align 8
  %63 = trunc nuw i64 %62 to i32
  br i1 %60, label %69, label %64

64:
  %65 = mul i32 %6, %63
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %58, i64 %66
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 1 %67, i64 %23, i1 false)
  %68 = load i64, ptr %11, align 8
  br label %69

69:
  %70 = phi i64 [ %68, %64 ], [ 0, %61 ]
  %71 = shl i32 %63, 5
  %72 = or disjoint i32 %71, %27
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw i64, ptr %5, i64 %73
  store i64 %70, ptr %74, align 8
  %75 = add nuw nsw i64 %62, 1
  %76 = icmp eq i64 %75, %22
  br i1 %76, label %77, label %61

77:
  %78 = add i32 %26, -1
  %79 = and i32 %78, %26
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %25

81:
  ret void
}

define void @surface_store(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, ptr %5, i32 %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca %struct.Lanes, align 64
  %12 = mul i32 %7, %6
  store <32 x i64> %3, ptr %11, align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %76, label %14

14:
  %15 = and i32 %8, 7
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %17 = icmp eq i32 %15, 1
  %18 = icmp eq i32 %15, 5
  %19 = lshr i32 %8, 3
  %20 = icmp eq i32 %7, 0
  %21 = zext i32 %6 to i64
  %22 = zext i32 %7 to i64
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %24

24:
  %25 = phi i32 [ %2, %14 ], [ %74, %72 ]
  %26 = call i32 @llvm.cttz.i32(i32 %25, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %11, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = add i64 %29, -4611686018427387905
  %31 = icmp ult i64 %30, 65535
  br i1 %31, label %32, label %53

32:
  %33 = load ptr, ptr %16, align 8
  %34 = getelementptr ptr, ptr %33, i64 %29
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %53, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 168
  %39 = load i8, ptr %38, align 8
  %40 = icmp eq i8 %39, 1
  br i1 %40, label %41, label %53

41:
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 160
  %43 = load i8, ptr %42, align 8
  %44 = freeze i8 %43
  %45 = zext i8 %44 to i32
  %46 = icmp eq i32 %15, %45
  %47 = icmp eq i8 %44, 0
  %48 = and i1 %17, %47
  %49 = or i1 %46, %48
  %50 = icmp ugt i8 %44, 5
  %51 = and i1 %18, %50
  %52 = or i1 %49, %51
  br i1 %52, label %56, label %53

53:
  %54 = phi i32 [ 17, %41 ], [ 16, %37 ], [ 16, %32 ], [ 16, %24 ]
  %55 = load i32, ptr %23, align 8
  call void @fault(ptr %0, i32 %55, i32 %54, i32 %9, i32 %26, i64 %29)
  br label %72

56:
  %57 = call ptr @_ZN12_GLOBAL__N_110in_surfaceEP7contextP4warpjyPK7texturePKjjjj(ptr %0, ptr %1, i32 %26, i64 %29, ptr %35, ptr %4, i32 %12, i32 %19, i32 %9)
  %58 = icmp eq ptr %57, null
  %59 = or i1 %20, %58
  br i1 %59, label %72, label %60

60:
  %61 = phi i64 [ %70, %60 ], [ 0, %56 ]
  %62 = trunc nuw i64 %61 to i32
  %63 = mul i32 %6, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %57, i64 %64
  %66 = shl i32 %62, 5
  %67 = or disjoint i32 %66, %26
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i64, ptr %5, i64 %68
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %65, ptr align 8 %69, i64 %21, i1 false)
  %70 = add nuw nsw i64 %61, 1
  %71 = icmp eq i64 %70, %22
  br i1 %71, label %72, label %60

72:
  %73 = add i32 %25, -1
  %74 = and i32 %73, %25
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %24

76:
  ret void
}

define void @surface_reduce(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, <32 x i64> %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10) {
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  store <32 x i64> %5, ptr %13, align 64
  %14 = icmp ne i32 %2, 0
  %15 = zext i1 %14 to i32
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 560
  %17 = load i32, ptr %16, align 8
  %18 = or i32 %17, %15
  store i32 %18, ptr %16, align 8
  store <32 x i64> %3, ptr %12, align 64
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %169, label %20

20:
  %21 = and i32 %9, 7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %23 = icmp eq i32 %21, 1
  %24 = icmp eq i32 %21, 5
  %25 = lshr i32 %9, 3
  %26 = icmp eq i32 %6, 4
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %28

28:
  %29 = phi i32 [ %2, %20 ], [ %167, %165 ]
  %30 = call i32 @llvm.cttz.i32(i32 %29, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %12, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, -4611686018427387905
  %35 = icmp ult i64 %34, 65535
  br i1 %35, label %36, label %57

36:
  %37 = load ptr, ptr %22, align 8
  %38 = getelementptr ptr, ptr %37, i64 %33
  %39 = load ptr, ptr %38, align 8
  %40 = icmp eq ptr %39, null
  br i1 %40, label %57, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 168
  %43 = load i8, ptr %42, align 8
  %44 = icmp eq i8 %43, 1
  br i1 %44, label %45, label %57

45:
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 160
  %47 = load i8, ptr %46, align 8
  %48 = freeze i8 %47
  %49 = zext i8 %48 to i32
  %50 = icmp eq i32 %21, %49
  %51 = icmp eq i8 %48, 0
  %52 = and i1 %23, %51
  %53 = or i1 %50, %52
  %54 = icmp ugt i8 %48, 5
  %55 = and i1 %24, %54
  %56 = or i1 %53, %55
  br i1 %56, label %60, label %57

57:
  %58 = phi i32 [ 17, %45 ], [ 16, %41 ], [ 16, %36 ], [ 16, %28 ]
  %59 = load i32, ptr %27, align 8
  call void @fault(ptr %0, i32 %59, i32 %58, i32 %10, i32 %30, i64 %33)
  br label %165

60:
  %61 = call ptr @_ZN12_GLOBAL__N_110in_surfaceEP7contextP4warpjyPK7texturePKjjjj(ptr %0, ptr %1, i32 %30, i64 %33, ptr %39, ptr %4, i32 %6, i32 %25, i32 %10)
  %62 = icmp eq ptr %61, null
  br i1 %62, label %165, label %63

63:
  %64 = getelementptr inbounds nuw i64, ptr %13, i64 %31
  br i1 %26, label %65, label %115

65:
  %66 = load i32, ptr %61, align 4
  br label %67

67:
  %68 = phi i32 [ %66, %65 ], [ %114, %109 ]
  %69 = zext i32 %68 to i64
  %70 = load i64, ptr %64, align 8
  switch i32 %7, label %108 [
    i32 0, label %71
    i32 1, label %73
    i32 2, label %84
    i32 3, label %95
    i32 4, label %99
    i32 5, label %102
    i32 6, label %104
    i32 7, label %106
  ]

71:
  %72 = add i64 %70, %69
  br label %109

73:
  switch i32 %8, label %79 [
    i32 3, label %74
    i32 5, label %77
  ]

74:
  %75 = trunc i64 %70 to i32
  %76 = icmp slt i32 %68, %75
  br label %81

77:
  %78 = icmp sgt i64 %70, %69
  br label %81

79:
  %80 = icmp ugt i64 %70, %69
  br label %81

81:
  %82 = phi i1 [ %76, %74 ], [ %78, %77 ], [ %80, %79 ]
  %83 = select i1 %82, i64 %69, i64 %70
  br label %109

84:
  switch i32 %8, label %90 [
    i32 3, label %85
    i32 5, label %88
  ]

85:
  %86 = trunc i64 %70 to i32
  %87 = icmp slt i32 %68, %86
  br label %92

88:
  %89 = icmp sgt i64 %70, %69
  br label %92

90:
  %91 = icmp ugt i64 %70, %69
  br label %92

92:
  %93 = phi i1 [ %87, %85 ], [ %89, %88 ], [ %91, %90 ]
  %94 = select i1 %93, i64 %70, i64 %69
  br label %109

95:
  %96 = icmp ugt i64 %70, %69
  %97 = add nuw nsw i64 %69, 1
  %98 = select i1 %96, i64 %97, i64 0
  br label %109

99:
  %100 = add nsw i64 %69, -1
  %101 = call i64 @llvm.umin.i64(i64 %100, i64 %70)
  br label %109

102:
  %103 = and i64 %70, %69
  br label %109

104:
  %105 = or i64 %70, %69
  br label %109

106:
  %107 = xor i64 %70, %69
  br label %109

108:
  unreachable

109:
  %110 = phi i64 [ %72, %71 ], [ %83, %81 ], [ %94, %92 ], [ %98, %95 ], [ %101, %99 ], [ %103, %102 ], [ %105, %104 ], [ %107, %106 ]
  %111 = trunc i64 %110 to i32
  %112 = cmpxchg ptr %61, i32 %68, i32 %111 seq_cst seq_cst, align 4
  %113 = extractvalue { i32, i1 } %112, 1
  %114 = extractvalue { i32, i1 } %112, 0
  br i1 %113, label %165, label %67

115:
  %116 = load i64, ptr %61, align 8
  br label %117

117:
  %118 = phi i64 [ %116, %115 ], [ %164, %160 ]
  %119 = load i64, ptr %64, align 8
  switch i32 %7, label %159 [
    i32 0, label %120
    i32 1, label %122
    i32 2, label %134
    i32 3, label %146
    i32 4, label %150
    i32 5, label %153
    i32 6, label %155
    i32 7, label %157
  ]

120:
  %121 = add i64 %119, %118
  br label %160

122:
  switch i32 %8, label %129 [
    i32 3, label %123
    i32 5, label %127
  ]

123:
  %124 = trunc i64 %118 to i32
  %125 = trunc i64 %119 to i32
  %126 = icmp slt i32 %124, %125
  br label %131

127:
  %128 = icmp slt i64 %118, %119
  br label %131

129:
  %130 = icmp ult i64 %118, %119
  br label %131

131:
  %132 = phi i1 [ %126, %123 ], [ %128, %127 ], [ %130, %129 ]
  %133 = select i1 %132, i64 %118, i64 %119
  br label %160

134:
  switch i32 %8, label %141 [
    i32 3, label %135
    i32 5, label %139
  ]

135:
  %136 = trunc i64 %118 to i32
  %137 = trunc i64 %119 to i32
  %138 = icmp slt i32 %136, %137
  br label %143

139:
  %140 = icmp slt i64 %118, %119
  br label %143

141:
  %142 = icmp ult i64 %118, %119
  br label %143

143:
  %144 = phi i1 [ %138, %135 ], [ %140, %139 ], [ %142, %141 ]
  %145 = select i1 %144, i64 %119, i64 %118
  br label %160

146:
  %147 = icmp ult i64 %118, %119
  %148 = add i64 %118, 1
  %149 = select i1 %147, i64 %148, i64 0
  br label %160

150:
  %151 = add i64 %118, -1
  %152 = call i64 @llvm.umin.i64(i64 %151, i64 %119)
  br label %160

153:
  %154 = and i64 %119, %118
  br label %160

155:
  %156 = or i64 %119, %118
  br label %160

157:
  %158 = xor i64 %119, %118
  br label %160

159:
  unreachable

160:
  %161 = phi i64 [ %121, %120 ], [ %133, %131 ], [ %145, %143 ], [ %149, %146 ], [ %152, %150 ], [ %154, %153 ], [ %156, %155 ], [ %158, %157 ]
  %162 = cmpxchg ptr %61, i64 %118, i64 %161 seq_cst seq_cst, align 8
  %163 = extractvalue { i64, i1 } %162, 1
  %164 = extractvalue { i64, i1 } %162, 0
  br i1 %163, label %165, label %117

165:
  %166 = add i32 %29, -1
  %167 = and i32 %166, %29
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %28

169:
  ret void
}

define <32 x i32> @texture_query(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, i32 %5) {
  %7 = alloca [6 x i32], align 16
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes.3, align 64
  store <32 x i64> %3, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %9, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %59, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 20
  %18 = zext i32 %4 to i64
  %19 = getelementptr inbounds nuw i32, ptr %7, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %21

21:
  %22 = phi i32 [ %2, %11 ], [ %55, %53 ]
  %23 = call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %8, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -4611686018427387905
  %28 = icmp ult i64 %27, 65535
  br i1 %28, label %29, label %34

29:
  %30 = load ptr, ptr %12, align 8
  %31 = getelementptr ptr, ptr %30, i64 %26
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %34, label %36

34:
  %35 = load i32, ptr %20, align 8
  call void @fault(ptr %0, i32 %35, i32 15, i32 %5, i32 %23, i64 %26)
  br label %53

36:
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 128
  %38 = load i32, ptr %37, align 8
  store i32 %38, ptr %7, align 16
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 132
  %40 = load i32, ptr %39, align 4
  store i32 %40, ptr %13, align 4
  %41 = getelementptr inbounds nuw i8, ptr %32, i64 136
  %42 = load i32, ptr %41, align 8
  store i32 %42, ptr %14, align 8
  %43 = getelementptr inbounds nuw i8, ptr %32, i64 140
  %44 = load i32, ptr %43, align 4
  store i32 %44, ptr %15, align 4
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 163
  %46 = load i8, ptr %45, align 1
  %47 = zext i8 %46 to i32
  store i32 %47, ptr %16, align 16
  %48 = getelementptr inbounds nuw i8, ptr %32, i64 166
  %49 = load i8, ptr %48, align 2
  %50 = zext i8 %49 to i32
  store i32 %50, ptr %17, align 4
  %51 = load i32, ptr %19, align 4
  %52 = getelementptr inbounds nuw i32, ptr %9, i64 %24
  store i32 %51, ptr %52, align 4
  br label %53

53:
  %54 = add i32 %22, -1
  %55 = and i32 %54, %22
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %21

57:
  %58 = load <32 x i32>, ptr %9, align 64
  br label %59

59:
  %60 = phi <32 x i32> [ %58, %57 ], [ zeroinitializer, %6 ]
  ret <32 x i32> %60
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare void @fault(ptr, i32, i32, i32, i32, i64)

define internal void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %0, ptr align 8 %1, i64 %2, ptr %3) unnamed_addr {
  %5 = alloca i32, align 4
  %6 = alloca %"struct.(anonymous namespace)::Colour", align 4
  call void @llvm.memset.p0.i64(ptr align 4 %6, i8 0, i64 16, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 16
  br label %11

8:
  %9 = add nuw nsw i64 %12, 1
  %10 = icmp eq i64 %9, 3
  br i1 %10, label %41, label %11

11:
  %12 = phi i64 [ 0, %4 ], [ %9, %8 ]
  %13 = getelementptr inbounds nuw i64, ptr %3, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %20, label %16

16:
  %17 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %18 = load i64, ptr %17, align 8
  %19 = icmp slt i64 %14, %18
  br i1 %19, label %8, label %20

20:
  call void @llvm.memset.p0.i64(ptr align 4 %0, i8 0, i64 16, i1 false)
  %21 = load ptr, ptr %1, align 8
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 162
  %23 = load i8, ptr %22, align 2
  %24 = icmp eq i8 %23, 0
  br i1 %24, label %120, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 144
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 161
  %28 = load i8, ptr %27, align 1
  %29 = icmp ugt i8 %28, 5
  %30 = zext i8 %23 to i64
  br label %31

31:
  %32 = phi i64 [ 0, %25 ], [ %39, %31 ]
  %33 = getelementptr inbounds nuw i32, ptr %26, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = bitcast i32 %34 to float
  %36 = fptosi float %35 to i32
  %37 = select i1 %29, i32 %34, i32 %36
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %32
  store i32 %37, ptr %38, align 4
  %39 = add nuw nsw i64 %32, 1
  %40 = icmp eq i64 %39, %30
  br i1 %40, label %120, label %31

41:
  %42 = load ptr, ptr %1, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 162
  %44 = load i8, ptr %43, align 2
  %45 = icmp eq i8 %44, 0
  br i1 %45, label %80, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 161
  %48 = load i8, ptr %47, align 1
  %49 = icmp ult i8 %48, 4
  %50 = icmp eq i8 %48, 6
  %51 = or i1 %49, %50
  %52 = icmp ult i8 %48, 2
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %54 = load i64, ptr %53, align 8
  %55 = mul nsw i64 %54, %2
  %56 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %57 = load i64, ptr %56, align 8
  %58 = add nsw i64 %55, %57
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %60 = load i64, ptr %59, align 8
  %61 = mul nsw i64 %58, %60
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %63 = load i64, ptr %62, align 8
  %64 = add nsw i64 %61, %63
  %65 = load i64, ptr %7, align 8
  %66 = mul nsw i64 %64, %65
  %67 = load i64, ptr %3, align 8
  %68 = add nsw i64 %66, %67
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %70 = load ptr, ptr %69, align 8
  %71 = zext i8 %44 to i64
  %72 = mul i64 %68, %71
  %73 = select i1 %51, i64 1, i64 2
  %74 = select i1 %52, i64 0, i64 %73
  %75 = select i1 %51, i64 2, i64 4
  %76 = select i1 %52, i64 1, i64 %75
  %77 = icmp eq i8 %48, 1
  %78 = icmp eq i8 %48, 3
  %79 = zext i8 %44 to i64
  br label %81

80:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %6, i64 16, i1 false)
  br label %120

81:
  %82 = phi i64 [ 0, %46 ], [ %118, %115 ]
  %83 = add i64 %72, %82
  %84 = shl i64 %83, %74
  %85 = getelementptr inbounds nuw i8, ptr %70, i64 %84
  store i32 0, ptr %5, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %5, ptr align 1 %85, i64 %76, i1 false)
  %86 = load i32, ptr %5, align 4
  br i1 %77, label %87, label %90

87:
  %88 = shl i32 %86, 24
  %89 = ashr exact i32 %88, 24
  br label %115

90:
  %91 = shl i32 %86, 16
  %92 = ashr exact i32 %91, 16
  %93 = select i1 %78, i32 %92, i32 %86
  br i1 %50, label %94, label %115

94:
  %95 = and i32 %91, -2147483648
  %96 = lshr i32 %86, 10
  %97 = and i32 %96, 31
  %98 = and i32 %86, 1023
  switch i32 %97, label %104 [
    i32 31, label %99
    i32 0, label %110
  ]

99:
  %100 = shl i32 %86, 13
  %101 = and i32 %100, 8380416
  %102 = or disjoint i32 %95, %101
  %103 = or disjoint i32 %102, 2139095040
  br label %115

104:
  %105 = shl nuw nsw i32 %97, 23
  %106 = add nuw nsw i32 %105, 939524096
  %107 = shl nuw nsw i32 %98, 13
  %108 = or disjoint i32 %106, %107
  %109 = or disjoint i32 %108, %95
  br label %115

110:
  %111 = uitofp nneg i32 %98 to float
  %112 = fmul float %111, 0x3E70000000000000
  %113 = bitcast float %112 to i32
  %114 = or disjoint i32 %95, %113
  br label %115

115:
  %116 = phi i32 [ %89, %87 ], [ %93, %90 ], [ %103, %99 ], [ %109, %104 ], [ %114, %110 ]
  %117 = getelementptr inbounds nuw i32, ptr %6, i64 %82
  store i32 %116, ptr %117, align 4
  %118 = add nuw nsw i64 %82, 1
  %119 = icmp eq i64 %118, %79
  br i1 %119, label %80, label %81

120:
  ret void
}

define internal void @_ZNK12_GLOBAL__N_15Level3addERNS_4MeanExPKfj(ptr align 8 %0, ptr align 8 %1, i64 %2, ptr %3, i32 %4) unnamed_addr {
  %6 = alloca [4 x i32], align 8
  %7 = alloca [4 x i32], align 8
  %8 = alloca [3 x i64], align 16
  %9 = alloca [3 x i64], align 16
  %10 = alloca [3 x i32], align 4
  %11 = alloca [3 x i64], align 16
  call void @llvm.memset.p0.i64(ptr align 16 %9, i8 0, i64 24, i1 false)
  call void @llvm.memset.p0.i64(ptr align 4 %10, i8 0, i64 12, i1 false)
  %12 = load ptr, ptr %0, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 160
  %14 = load i8, ptr %13, align 8
  %15 = icmp eq i8 %14, 3
  %16 = icmp ult i8 %14, 2
  %17 = icmp eq i8 %14, 4
  %18 = or i1 %16, %17
  %19 = select i1 %18, i32 1, i32 2
  %20 = select i1 %15, i32 3, i32 %19
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 164
  %22 = load i8, ptr %21, align 4
  %23 = icmp eq i8 %22, 0
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br i1 %23, label %29, label %25

25:
  %26 = icmp ugt i8 %14, 5
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 169
  %28 = zext nneg i32 %20 to i64
  br label %113

29:
  call void @llvm.memset.p0.i64(ptr align 16 %8, i8 0, i64 24, i1 false)
  %30 = icmp ugt i8 %14, 5
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 169
  %32 = select i1 %18, i64 1, i64 2
  %33 = select i1 %15, i64 3, i64 %32
  br label %34

34:
  %35 = phi i64 [ 0, %29 ], [ %81, %78 ]
  %36 = getelementptr inbounds nuw float, ptr %3, i64 %35
  %37 = load float, ptr %36, align 4
  %38 = trunc nuw nsw i64 %35 to i32
  %39 = call double @_ZNK12_GLOBAL__N_15Level6scaledEjf(ptr align 8 %0, i32 %38, float %37)
  %40 = call double @llvm.fabs.f64(double %39)
  %41 = fcmp olt double %40, 0x4310000000000000
  br i1 %41, label %47, label %42

42:
  %43 = fcmp ogt double %39, 0.000000e+00
  %44 = fcmp olt double %39, 0.000000e+00
  %45 = select i1 %44, double 0xC310000000000000, double 0.000000e+00
  %46 = select i1 %43, double 0x4310000000000000, double %45
  br label %53

47:
  %48 = fptosi double %39 to i64
  %49 = sitofp i64 %48 to double
  %50 = fcmp olt double %39, %49
  %51 = uitofp i1 %50 to double
  %52 = fsub double %49, %51
  br label %53

53:
  %54 = phi double [ %52, %47 ], [ %46, %42 ]
  %55 = fptosi double %54 to i64
  %56 = getelementptr inbounds nuw i64, ptr %24, i64 %35
  %57 = load i64, ptr %56, align 8
  br i1 %30, label %61, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %31, i64 %35
  %60 = load i8, ptr %59, align 1
  switch i8 %60, label %66 [
    i8 3, label %78
    i8 1, label %61
  ]

61:
  %62 = add nsw i64 %57, -1
  %63 = icmp slt i64 %55, 0
  %64 = call i64 @llvm.smin.i64(i64 %55, i64 %62)
  %65 = select i1 %63, i64 0, i64 %64
  br label %78

66:
  %67 = icmp ne i8 %60, 0
  %68 = zext i1 %67 to i64
  %69 = shl nsw i64 %57, %68
  %70 = srem i64 %55, %69
  %71 = icmp slt i64 %70, 0
  %72 = select i1 %71, i64 %69, i64 0
  %73 = add nsw i64 %72, %70
  %74 = icmp slt i64 %73, %57
  %75 = xor i64 %73, -1
  %76 = add i64 %69, %75
  %77 = select i1 %74, i64 %73, i64 %76
  br label %78

78:
  %79 = phi i64 [ %77, %66 ], [ %65, %61 ], [ %55, %58 ]
  %80 = getelementptr inbounds nuw i64, ptr %8, i64 %35
  store i64 %79, ptr %80, align 8
  %81 = add nuw nsw i64 %35, 1
  %82 = icmp eq i64 %81, %33
  br i1 %82, label %83, label %34

83:
  call void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %7, ptr align 8 %0, i64 %2, ptr %8)
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %86 = load i32, ptr %85, align 8
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %84, i64 %87
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %88, ptr align 8 %7, i64 16, i1 false)
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 268
  %90 = add i32 %86, 1
  store i32 %90, ptr %85, align 8
  %91 = getelementptr inbounds nuw i32, ptr %89, i64 %87
  store i32 %4, ptr %91, align 4
  br label %276

92:
  %93 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %94 = load i32, ptr %93, align 4
  %95 = sub i32 256, %94
  %96 = load i32, ptr %10, align 4
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %98 = load i32, ptr %97, align 4
  %99 = sub i32 256, %98
  %100 = load i64, ptr %9, align 16
  %101 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %102 = icmp samesign ugt i32 %20, 1
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %106 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %107 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %108 = load i64, ptr %107, align 16
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 268
  br label %160

113:
  %114 = phi i64 [ 0, %25 ], [ %158, %157 ]
  %115 = getelementptr inbounds nuw float, ptr %3, i64 %114
  %116 = load float, ptr %115, align 4
  %117 = getelementptr inbounds nuw i32, ptr %10, i64 %114
  %118 = trunc nuw nsw i64 %114 to i32
  %119 = call double @_ZNK12_GLOBAL__N_15Level6scaledEjf(ptr align 8 %0, i32 %118, float %116)
  %120 = fmul double %119, 2.560000e+02
  %121 = fadd double %120, 5.000000e-01
  %122 = call double @llvm.fabs.f64(double %121)
  %123 = fcmp olt double %122, 0x4310000000000000
  br i1 %123, label %129, label %124

124:
  %125 = fcmp ogt double %121, 0.000000e+00
  %126 = fcmp olt double %121, 0.000000e+00
  %127 = select i1 %126, double 0xC310000000000000, double 0.000000e+00
  %128 = select i1 %125, double 0x4310000000000000, double %127
  br label %135

129:
  %130 = fptosi double %121 to i64
  %131 = sitofp i64 %130 to double
  %132 = fcmp olt double %121, %131
  %133 = uitofp i1 %132 to double
  %134 = fsub double %131, %133
  br label %135

135:
  %136 = phi double [ %134, %129 ], [ %128, %124 ]
  %137 = fptosi double %136 to i64
  %138 = call i64 @llvm.smax.i64(i64 %137, i64 -1125899906842624)
  %139 = call i64 @llvm.smin.i64(i64 %138, i64 1125899906842624)
  %140 = add nsw i64 %139, -128
  %141 = trunc i64 %140 to i32
  %142 = and i32 %141, 255
  store i32 %142, ptr %117, align 4
  %143 = ashr i64 %140, 8
  %144 = getelementptr inbounds nuw i64, ptr %9, i64 %114
  store i64 %143, ptr %144, align 8
  br i1 %26, label %149, label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %27, i64 %114
  %147 = load i8, ptr %146, align 1
  %148 = icmp eq i8 %147, 1
  br i1 %148, label %149, label %157

149:
  %150 = icmp slt i64 %143, 0
  br i1 %150, label %156, label %151

151:
  %152 = getelementptr inbounds nuw i64, ptr %24, i64 %114
  %153 = load i64, ptr %152, align 8
  %154 = add nsw i64 %153, -1
  %155 = icmp slt i64 %143, %154
  br i1 %155, label %157, label %156

156:
  store i32 0, ptr %117, align 4
  br label %157

157:
  %158 = add nuw nsw i64 %114, 1
  %159 = icmp eq i64 %158, %28
  br i1 %159, label %92, label %113

160:
  %161 = phi i1 [ true, %92 ], [ false, %173 ]
  %162 = phi i64 [ 0, %92 ], [ 1, %173 ]
  %163 = select i1 %161, i32 %95, i32 %94
  %164 = select i1 %15, i32 %163, i32 %4
  %165 = mul i32 %164, %96
  %166 = zext i32 %165 to i64
  %167 = add nuw nsw i64 %166, 128
  %168 = lshr i64 %167, 8
  %169 = trunc nuw nsw i64 %168 to i32
  %170 = sub i32 %164, %169
  %171 = add nsw i64 %108, %162
  %172 = icmp slt i64 %171, 0
  br label %175

173:
  %174 = and i1 %15, %161
  br i1 %174, label %160, label %276

175:
  %176 = phi i1 [ true, %160 ], [ false, %188 ]
  %177 = phi i64 [ 0, %160 ], [ 1, %188 ]
  %178 = select i1 %176, i32 %170, i32 %169
  %179 = select i1 %176, i32 %99, i32 %98
  %180 = mul i32 %179, %178
  %181 = zext i32 %180 to i64
  %182 = add nuw nsw i64 %181, 128
  %183 = lshr i64 %182, 8
  %184 = trunc nuw nsw i64 %183 to i32
  %185 = sub i32 %178, %184
  %186 = add nsw i64 %100, %177
  %187 = icmp slt i64 %186, 0
  br label %189

188:
  br i1 %176, label %175, label %173

189:
  %190 = phi i1 [ true, %175 ], [ false, %275 ]
  %191 = phi i64 [ 0, %175 ], [ 1, %275 ]
  %192 = icmp eq i64 %177, %191
  %193 = select i1 %192, i32 %184, i32 %185
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %275, label %195

195:
  %196 = load i64, ptr %24, align 8
  %197 = load ptr, ptr %0, align 8
  %198 = getelementptr inbounds nuw i8, ptr %197, i64 160
  %199 = load i8, ptr %198, align 8
  %200 = icmp ugt i8 %199, 5
  br i1 %200, label %204, label %201

201:
  %202 = getelementptr inbounds nuw i8, ptr %197, i64 169
  %203 = load i8, ptr %202, align 1
  switch i8 %203, label %208 [
    i8 3, label %220
    i8 1, label %204
  ]

204:
  %205 = add nsw i64 %196, -1
  %206 = call i64 @llvm.smin.i64(i64 %186, i64 %205)
  %207 = select i1 %187, i64 0, i64 %206
  br label %220

208:
  %209 = icmp ne i8 %203, 0
  %210 = zext i1 %209 to i64
  %211 = shl nsw i64 %196, %210
  %212 = srem i64 %186, %211
  %213 = icmp slt i64 %212, 0
  %214 = select i1 %213, i64 %211, i64 0
  %215 = add nsw i64 %214, %212
  %216 = icmp slt i64 %215, %196
  %217 = xor i64 %215, -1
  %218 = add i64 %211, %217
  %219 = select i1 %216, i64 %215, i64 %218
  br label %220

220:
  %221 = phi i64 [ %219, %208 ], [ %207, %204 ], [ %186, %201 ]
  store i64 %221, ptr %11, align 16
  br i1 %102, label %222, label %245

222:
  %223 = add nsw i64 %104, %191
  %224 = load i64, ptr %105, align 8
  br i1 %200, label %228, label %225

225:
  %226 = getelementptr inbounds nuw i8, ptr %197, i64 170
  %227 = load i8, ptr %226, align 1
  switch i8 %227, label %233 [
    i8 3, label %245
    i8 1, label %228
  ]

228:
  %229 = add nsw i64 %224, -1
  %230 = icmp slt i64 %223, 0
  %231 = call i64 @llvm.smin.i64(i64 %223, i64 %229)
  %232 = select i1 %230, i64 0, i64 %231
  br label %245

233:
  %234 = icmp ne i8 %227, 0
  %235 = zext i1 %234 to i64
  %236 = shl nsw i64 %224, %235
  %237 = srem i64 %223, %236
  %238 = icmp slt i64 %237, 0
  %239 = select i1 %238, i64 %236, i64 0
  %240 = add nsw i64 %239, %237
  %241 = icmp slt i64 %240, %224
  %242 = xor i64 %240, -1
  %243 = add i64 %236, %242
  %244 = select i1 %241, i64 %240, i64 %243
  br label %245

245:
  %246 = phi i64 [ 0, %220 ], [ %244, %233 ], [ %232, %228 ], [ %223, %225 ]
  store i64 %246, ptr %101, align 8
  br i1 %15, label %247, label %268

247:
  %248 = load i64, ptr %109, align 8
  br i1 %200, label %252, label %249

249:
  %250 = getelementptr inbounds nuw i8, ptr %197, i64 171
  %251 = load i8, ptr %250, align 1
  switch i8 %251, label %256 [
    i8 3, label %268
    i8 1, label %252
  ]

252:
  %253 = add nsw i64 %248, -1
  %254 = call i64 @llvm.smin.i64(i64 %171, i64 %253)
  %255 = select i1 %172, i64 0, i64 %254
  br label %268

256:
  %257 = icmp ne i8 %251, 0
  %258 = zext i1 %257 to i64
  %259 = shl nsw i64 %248, %258
  %260 = srem i64 %171, %259
  %261 = icmp slt i64 %260, 0
  %262 = select i1 %261, i64 %259, i64 0
  %263 = add nsw i64 %262, %260
  %264 = icmp slt i64 %263, %248
  %265 = xor i64 %263, -1
  %266 = add i64 %259, %265
  %267 = select i1 %264, i64 %263, i64 %266
  br label %268

268:
  %269 = phi i64 [ 0, %245 ], [ %267, %256 ], [ %255, %252 ], [ %171, %249 ]
  store i64 %269, ptr %106, align 16
  call void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %6, ptr align 8 %0, i64 %2, ptr %11)
  %270 = load i32, ptr %111, align 8
  %271 = zext i32 %270 to i64
  %272 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %110, i64 %271
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %272, ptr align 8 %6, i64 16, i1 false)
  %273 = add i32 %270, 1
  store i32 %273, ptr %111, align 8
  %274 = getelementptr inbounds nuw i32, ptr %112, i64 %271
  store i32 %193, ptr %274, align 4
  br label %275

275:
  br i1 %190, label %189, label %188

276:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

declare float @llvm.fabs.f32(float)

define internal double @_ZNK12_GLOBAL__N_15Level6scaledEjf(ptr align 8 %0, i32 %1, float %2) unnamed_addr {
  %4 = fpext float %2 to double
  %5 = fcmp ord float %2, 0.000000e+00
  br i1 %5, label %6, label %67

6:
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 166
  %9 = load i8, ptr %8, align 2
  %10 = icmp eq i8 %9, 0
  br i1 %10, label %67, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %13 = load i8, ptr %12, align 8
  %14 = icmp ugt i8 %13, 5
  br i1 %14, label %42, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 169
  %17 = zext nneg i32 %1 to i64
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  switch i8 %19, label %42 [
    i8 0, label %20
    i8 2, label %20
  ]

20:
  %21 = call float @llvm.fabs.f32(float %2)
  %22 = fcmp olt float %21, 0x4310000000000000
  br i1 %22, label %23, label %67

23:
  %24 = fmul double %4, 5.000000e-01
  %25 = call double @llvm.fabs.f64(double %24)
  %26 = fcmp olt double %25, 0x4310000000000000
  br i1 %26, label %32, label %27

27:
  %28 = fcmp ogt double %24, 0.000000e+00
  %29 = fcmp olt double %24, 0.000000e+00
  %30 = select i1 %29, double 0xC310000000000000, double 0.000000e+00
  %31 = select i1 %28, double 0x4310000000000000, double %30
  br label %38

32:
  %33 = fptosi double %24 to i64
  %34 = sitofp i64 %33 to double
  %35 = fcmp olt double %24, %34
  %36 = uitofp i1 %35 to double
  %37 = fsub double %34, %36
  br label %38

38:
  %39 = phi double [ %37, %32 ], [ %31, %27 ]
  %40 = fmul double %39, 2.000000e+00
  %41 = fsub double %4, %40
  br label %42

42:
  %43 = phi double [ %41, %38 ], [ %4, %15 ], [ %4, %11 ]
  %44 = fmul double %43, 0x4140000000000000
  %45 = call double @llvm.fabs.f64(double %44)
  %46 = fcmp olt double %45, 0x4310000000000000
  br i1 %46, label %52, label %47

47:
  %48 = fcmp ogt double %44, 0.000000e+00
  %49 = fcmp olt double %44, 0.000000e+00
  %50 = select i1 %49, double 0xC310000000000000, double 0.000000e+00
  %51 = select i1 %48, double 0x4310000000000000, double %50
  br label %58

52:
  %53 = fptosi double %44 to i64
  %54 = sitofp i64 %53 to double
  %55 = fcmp olt double %44, %54
  %56 = uitofp i1 %55 to double
  %57 = fsub double %54, %56
  br label %58

58:
  %59 = phi double [ %57, %52 ], [ %51, %47 ]
  %60 = fmul double %59, 0x3EA0000000000000
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %62 = zext nneg i32 %1 to i64
  %63 = getelementptr inbounds nuw i64, ptr %61, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = sitofp i64 %64 to double
  %66 = fmul double %60, %65
  br label %67

67:
  %68 = phi double [ %66, %58 ], [ %4, %6 ], [ 0.000000e+00, %3 ], [ 0.000000e+00, %20 ]
  ret double %68
}

declare double @llvm.sqrt.f64(double)

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

define internal ptr @_ZN12_GLOBAL__N_110in_surfaceEP7contextP4warpjyPK7texturePKjjjj(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, ptr %5, i32 %6, i32 %7, i32 %8) unnamed_addr {
  %10 = alloca [4 x i64], align 16
  %11 = alloca [4 x i64], align 16
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 161
  %13 = load i8, ptr %12, align 1
  %14 = icmp ult i8 %13, 2
  %15 = icmp ult i8 %13, 4
  %16 = icmp eq i8 %13, 6
  %17 = or i1 %15, %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 162
  %19 = load i8, ptr %18, align 2
  %20 = zext i8 %19 to i32
  %21 = select i1 %17, i32 1, i32 2
  %22 = select i1 %14, i32 0, i32 %21
  %23 = shl nuw nsw i32 %20, %22
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = mul nuw nsw i64 %24, %27
  %29 = zext nneg i32 %2 to i64
  %30 = getelementptr inbounds nuw i32, ptr %5, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %32 = load i32, ptr %31, align 4
  %33 = sext i32 %32 to i64
  store i64 %33, ptr %10, align 16
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %30, i64 256
  %36 = load i32, ptr %35, align 4
  %37 = sext i32 %36 to i64
  store i64 %37, ptr %34, align 8
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 384
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  store i64 %41, ptr %38, align 16
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %43 = load i32, ptr %30, align 4
  %44 = sext i32 %43 to i64
  store i64 %44, ptr %42, align 8
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %46 = load i8, ptr %45, align 8
  %47 = icmp eq i8 %46, 3
  %48 = icmp ult i8 %46, 2
  %49 = icmp eq i8 %46, 4
  %50 = or i1 %48, %49
  %51 = icmp ugt i8 %46, 3
  %52 = zext i32 %6 to i64
  %53 = sub nsw i64 %28, %52
  store i64 %53, ptr %11, align 16
  %54 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 132
  %56 = load i32, ptr %55, align 4
  %57 = zext i32 %56 to i64
  %58 = add nsw i64 %57, -1
  store i64 %58, ptr %54, align 8
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %61 = load i32, ptr %60, align 8
  %62 = zext i32 %61 to i64
  %63 = add nsw i64 %62, -1
  store i64 %63, ptr %59, align 16
  %64 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 140
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = add nsw i64 %67, -1
  store i64 %68, ptr %64, align 8
  %69 = icmp eq i32 %7, 1
  %70 = select i1 %50, i64 1, i64 2
  %71 = select i1 %47, i64 3, i64 %70
  br label %78

72:
  %73 = load i64, ptr %10, align 16
  %74 = add i32 %6, -1
  %75 = zext i32 %74 to i64
  %76 = and i64 %73, %75
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %111, label %108

78:
  %79 = phi i64 [ 0, %9 ], [ %106, %104 ]
  %80 = phi i1 [ false, %9 ], [ %105, %104 ]
  %81 = icmp eq i64 %79, 3
  br i1 %81, label %84, label %82

82:
  %83 = icmp samesign ult i64 %79, %71
  br i1 %83, label %87, label %85

84:
  br i1 %51, label %87, label %85

85:
  %86 = getelementptr inbounds nuw i64, ptr %10, i64 %79
  store i64 0, ptr %86, align 8
  br label %104

87:
  %88 = getelementptr inbounds nuw i64, ptr %10, i64 %79
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i64, ptr %11, i64 %79
  %91 = load i64, ptr %90, align 8
  %92 = call i64 @llvm.smax.i64(i64 %91, i64 0)
  %93 = icmp slt i64 %89, 0
  %94 = call i64 @llvm.smin.i64(i64 %89, i64 %92)
  %95 = select i1 %93, i64 0, i64 %94
  %96 = icmp eq i64 %95, %89
  %97 = lshr i64 %91, 63
  %98 = trunc nuw nsw i64 %97 to i32
  %99 = select i1 %96, i32 %98, i32 1
  %100 = zext i1 %80 to i32
  %101 = or i32 %99, %100
  %102 = icmp ne i32 %101, 0
  br i1 %69, label %103, label %104

103:
  store i64 %95, ptr %88, align 8
  br label %104

104:
  %105 = phi i1 [ %80, %85 ], [ %102, %103 ], [ %102, %87 ]
  %106 = add nuw nsw i64 %79, 1
  %107 = icmp eq i64 %106, 4
  br i1 %107, label %72, label %78

108:
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %110 = load i32, ptr %109, align 8
  call void @fault(ptr %0, i32 %110, i32 2, i32 %8, i32 %2, i64 %73)
  br label %146

111:
  br i1 %105, label %112, label %133

112:
  %113 = icmp ne i32 %7, 1
  %114 = icmp slt i64 %53, 0
  %115 = select i1 %113, i1 true, i1 %114
  br i1 %115, label %116, label %133

116:
  %117 = icmp eq i32 %7, 0
  br i1 %117, label %118, label %146

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 0
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 400
  br i1 %121, label %123, label %130

123:
  %124 = phi i64 [ %128, %123 ], [ 0, %118 ]
  %125 = getelementptr inbounds nuw i64, ptr %10, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds nuw i64, ptr %122, i64 %124
  store i64 %126, ptr %127, align 8
  %128 = add nuw nsw i64 %124, 1
  %129 = icmp eq i64 %128, 4
  br i1 %129, label %130, label %123

130:
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %132 = load i32, ptr %131, align 8
  call void @fault(ptr %0, i32 %132, i32 18, i32 %8, i32 %2, i64 %3)
  br label %146

133:
  %134 = load i64, ptr %4, align 8
  %135 = inttoptr i64 %134 to ptr
  %136 = load i64, ptr %42, align 8
  %137 = mul nsw i64 %136, %62
  %138 = load i64, ptr %38, align 16
  %139 = add nsw i64 %137, %138
  %140 = mul nsw i64 %139, %57
  %141 = load i64, ptr %34, align 8
  %142 = add nsw i64 %140, %141
  %143 = mul i64 %142, %28
  %144 = getelementptr inbounds nuw i8, ptr %135, i64 %143
  %145 = getelementptr inbounds i8, ptr %144, i64 %73
  br label %146

146:
  %147 = phi ptr [ null, %108 ], [ %145, %133 ], [ null, %130 ], [ null, %116 ]
  ret ptr %147
}

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.umax.i32(i32, i32)

declare double @llvm.fabs.f64(double)

declare i64 @llvm.abs.i64(i64, i1 immarg)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i32 @llvm.umin.i32(i32, i32)
