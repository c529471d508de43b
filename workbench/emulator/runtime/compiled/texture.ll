; Made of texture.cpp by `make runtime`.

%"struct.(anonymous namespace)::Colour" = type { [4 x i32] }
%"struct.(anonymous namespace)::Level" = type { ptr, ptr, [3 x i64] }
%"struct.(anonymous namespace)::Mean" = type <{ ptr, i32, [16 x %"struct.(anonymous namespace)::Colour"], [16 x i32], [4 x i8] }>
%struct.Lanes = type { [32 x i64] }
%struct.Lanes.3 = type { [32 x i32] }

@switch.table.texture_fetch.1 = private unnamed_addr constant [3 x i32] [i32 255, i32 127, i32 65535], align 4

define void @texture_fetch(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, ptr %5, i32 %6, i32 %7) {
  %9 = alloca %"struct.(anonymous namespace)::Colour", align 8
  %10 = alloca [3 x double], align 16
  %11 = alloca [3 x i64], align 16
  %12 = alloca %"struct.(anonymous namespace)::Colour", align 4
  %13 = alloca %"struct.(anonymous namespace)::Colour", align 8
  %14 = alloca [3 x i64], align 16
  %15 = alloca %"struct.(anonymous namespace)::Level", align 8
  %16 = alloca [3 x float], align 4
  %17 = alloca %"struct.(anonymous namespace)::Level", align 8
  %18 = alloca %"struct.(anonymous namespace)::Mean", align 8
  %19 = alloca %"struct.(anonymous namespace)::Level", align 8
  %20 = alloca %"struct.(anonymous namespace)::Level", align 8
  %21 = alloca %"struct.(anonymous namespace)::Colour", align 4
  %22 = alloca %struct.Lanes, align 64
  store <32 x i64> %3, ptr %22, align 64
  %23 = icmp eq i32 %2, 0
  br i1 %23, label %906, label %24

24:
  %25 = and i32 %6, 7
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %27 = icmp eq i32 %25, 1
  %28 = and i32 %6, 32
  %29 = icmp eq i32 %28, 0
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %33 = lshr i32 %6, 3
  %34 = and i32 %33, 3
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %19, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %44 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 32
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 268
  %47 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %51 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %52 = lshr i32 %6, 6
  %53 = and i32 %52, 3
  %54 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %56 = zext nneg i32 %53 to i64
  %57 = getelementptr inbounds nuw i32, ptr %12, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %61 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %15, i64 32
  br label %64

64:
  %65 = phi i32 [ %2, %24 ], [ %904, %902 ]
  %66 = call i32 @llvm.cttz.i32(i32 %65, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr %22, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = add i64 %69, -4611686018427387905
  %71 = icmp ult i64 %70, 65535
  br i1 %71, label %72, label %90

72:
  %73 = load ptr, ptr %26, align 8
  %74 = getelementptr ptr, ptr %73, i64 %69
  %75 = load ptr, ptr %74, align 8
  %76 = icmp eq ptr %75, null
  br i1 %76, label %90, label %77

77:
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 168
  %79 = load i8, ptr %78, align 8
  %80 = icmp eq i8 %79, 0
  br i1 %80, label %81, label %90

81:
  %82 = getelementptr inbounds nuw i8, ptr %75, i64 160
  %83 = load i8, ptr %82, align 8
  %84 = freeze i8 %83
  %85 = zext i8 %84 to i32
  %86 = icmp eq i32 %25, %85
  %87 = icmp eq i8 %84, 0
  br i1 %86, label %93, label %88

88:
  %89 = and i1 %27, %87
  br i1 %89, label %94, label %90

90:
  %91 = phi i32 [ 15, %64 ], [ 15, %77 ], [ 15, %72 ], [ 17, %88 ]
  %92 = load i32, ptr %30, align 8
  call void @fault(ptr %0, i32 %92, i32 %91, i32 %7, i32 %66, i64 %69)
  br label %902

93:
  br i1 %87, label %94, label %100

94:
  br i1 %29, label %95, label %98

95:
  %96 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 128
  br label %115

98:
  %99 = load i32, ptr %30, align 8
  call void @fault(ptr %0, i32 %99, i32 17, i32 %7, i32 %66, i64 %69)
  br label %902

100:
  %101 = and i8 %84, -2
  %102 = icmp eq i8 %101, 4
  br i1 %102, label %103, label %111

103:
  %104 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %105 = load i32, ptr %104, align 4
  %106 = getelementptr inbounds nuw i8, ptr %75, i64 140
  %107 = load i32, ptr %106, align 4
  %108 = add i32 %107, -1
  %109 = call i32 @llvm.umin.i32(i32 %105, i32 %108)
  %110 = zext i32 %109 to i64
  br label %111

111:
  %112 = phi i64 [ %110, %103 ], [ 0, %100 ]
  %113 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 128
  br i1 %29, label %115, label %220

115:
  %116 = phi ptr [ %97, %95 ], [ %114, %111 ]
  %117 = phi i64 [ 0, %95 ], [ %112, %111 ]
  %118 = phi i1 [ true, %95 ], [ false, %111 ]
  %119 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %120 = getelementptr inbounds nuw i32, ptr %4, i64 %67
  %121 = load i32, ptr %116, align 4
  %122 = sext i32 %121 to i64
  store i64 %122, ptr %14, align 16
  %123 = getelementptr inbounds nuw i8, ptr %120, i64 256
  %124 = load i32, ptr %123, align 4
  %125 = sext i32 %124 to i64
  store i64 %125, ptr %58, align 8
  %126 = getelementptr inbounds nuw i8, ptr %119, i64 384
  %127 = load i32, ptr %126, align 4
  %128 = sext i32 %127 to i64
  store i64 %128, ptr %59, align 16
  store ptr %75, ptr %15, align 8
  %129 = load i64, ptr %75, align 8
  %130 = inttoptr i64 %129 to ptr
  store ptr %130, ptr %60, align 8
  %131 = getelementptr inbounds nuw i8, ptr %75, i64 128
  %132 = load i32, ptr %131, align 8
  %133 = call i32 @llvm.umax.i32(i32 %132, i32 1)
  %134 = zext i32 %133 to i64
  store i64 %134, ptr %61, align 8
  %135 = getelementptr inbounds nuw i8, ptr %75, i64 132
  %136 = load i32, ptr %135, align 4
  %137 = call i32 @llvm.umax.i32(i32 %136, i32 1)
  %138 = zext i32 %137 to i64
  store i64 %138, ptr %62, align 8
  %139 = getelementptr inbounds nuw i8, ptr %75, i64 136
  %140 = load i32, ptr %139, align 8
  %141 = call i32 @llvm.umax.i32(i32 %140, i32 1)
  %142 = zext i32 %141 to i64
  store i64 %142, ptr %63, align 8
  %143 = icmp eq i8 %84, 3
  %144 = icmp ult i8 %84, 2
  %145 = icmp eq i8 %84, 4
  %146 = or i1 %144, %145
  %147 = icmp ugt i8 %84, 5
  %148 = getelementptr inbounds nuw i8, ptr %75, i64 169
  %149 = select i1 %146, i64 1, i64 2
  %150 = select i1 %143, i64 3, i64 %149
  br label %184

151:
  call void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %13, ptr align 8 %15, i64 %117, ptr %14)
  %152 = getelementptr inbounds nuw i8, ptr %75, i64 167
  %153 = load i8, ptr %152, align 1
  %154 = icmp eq i8 %153, 0
  br i1 %154, label %183, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %75, i64 161
  %157 = load i8, ptr %156, align 1
  %158 = icmp ugt i8 %157, 3
  br i1 %158, label %183, label %159

159:
  %160 = icmp eq i8 %157, 3
  br i1 %160, label %165, label %161

161:
  %162 = zext nneg i8 %157 to i64
  %163 = getelementptr inbounds nuw i32, ptr @switch.table.texture_fetch.1, i64 %162
  %164 = load i32, ptr %163, align 4
  br label %165

165:
  %166 = phi i32 [ %164, %161 ], [ 32767, %159 ]
  %167 = sub nsw i32 0, %166
  %168 = sext i32 %167 to i64
  %169 = zext nneg i32 %166 to i64
  %170 = uitofp nneg i32 %166 to float
  br label %171

171:
  %172 = phi i64 [ 0, %165 ], [ %181, %171 ]
  %173 = getelementptr inbounds nuw i32, ptr %13, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = sext i32 %174 to i64
  %176 = icmp slt i32 %174, %167
  %177 = call i64 @llvm.smin.i64(i64 %175, i64 %169)
  %178 = select i1 %176, i64 %168, i64 %177
  %179 = sitofp i64 %178 to float
  %180 = fdiv float %179, %170
  store float %180, ptr %173, align 4
  %181 = add nuw nsw i64 %172, 1
  %182 = icmp eq i64 %181, 4
  br i1 %182, label %183, label %171

183:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 8 %13, i64 16, i1 false)
  br label %891

184:
  %185 = phi i64 [ 0, %115 ], [ %218, %217 ]
  %186 = icmp samesign ult i64 %185, %150
  br i1 %186, label %189, label %187

187:
  %188 = getelementptr inbounds nuw i64, ptr %14, i64 %185
  store i64 0, ptr %188, align 8
  br label %217

189:
  br i1 %118, label %217, label %190

190:
  %191 = getelementptr inbounds nuw i64, ptr %14, i64 %185
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds nuw i64, ptr %61, i64 %185
  %194 = load i64, ptr %193, align 8
  br i1 %147, label %198, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %148, i64 %185
  %197 = load i8, ptr %196, align 1
  switch i8 %197, label %203 [
    i8 3, label %215
    i8 1, label %198
  ]

198:
  %199 = add nsw i64 %194, -1
  %200 = icmp slt i64 %192, 0
  %201 = call i64 @llvm.smin.i64(i64 %192, i64 %199)
  %202 = select i1 %200, i64 0, i64 %201
  br label %215

203:
  %204 = icmp ne i8 %197, 0
  %205 = zext i1 %204 to i64
  %206 = shl nsw i64 %194, %205
  %207 = srem i64 %192, %206
  %208 = icmp slt i64 %207, 0
  %209 = select i1 %208, i64 %206, i64 0
  %210 = add nsw i64 %209, %207
  %211 = icmp slt i64 %210, %194
  %212 = xor i64 %210, -1
  %213 = add i64 %206, %212
  %214 = select i1 %211, i64 %210, i64 %213
  br label %215

215:
  %216 = phi i64 [ %214, %203 ], [ %202, %198 ], [ %192, %195 ]
  store i64 %216, ptr %191, align 8
  br label %217

217:
  %218 = add nuw nsw i64 %185, 1
  %219 = icmp eq i64 %218, 3
  br i1 %219, label %151, label %184

220:
  %221 = load float, ptr %114, align 4
  store float %221, ptr %16, align 4
  %222 = getelementptr inbounds nuw i8, ptr %113, i64 256
  %223 = load float, ptr %222, align 4
  store float %223, ptr %31, align 4
  %224 = getelementptr inbounds nuw i8, ptr %113, i64 384
  %225 = load float, ptr %224, align 4
  store float %225, ptr %32, align 4
  %226 = icmp ugt i8 %84, 5
  br i1 %226, label %227, label %276

227:
  %228 = icmp eq i8 %84, 7
  br i1 %228, label %229, label %238

229:
  %230 = load i32, ptr %113, align 4
  %231 = getelementptr inbounds nuw i8, ptr %75, i64 140
  %232 = load i32, ptr %231, align 4
  %233 = udiv i32 %232, 6
  %234 = add nsw i32 %233, -1
  %235 = call i32 @llvm.umin.i32(i32 %230, i32 %234)
  %236 = zext i32 %235 to i64
  %237 = mul nuw nsw i64 %236, 6
  br label %238

238:
  %239 = phi i64 [ %237, %229 ], [ 0, %227 ]
  %240 = call float @llvm.fabs.f32(float %221)
  %241 = call float @llvm.fabs.f32(float %223)
  %242 = call float @llvm.fabs.f32(float %225)
  %243 = fcmp ult float %242, %240
  %244 = fcmp ult float %242, %241
  %245 = select i1 %243, i1 true, i1 %244
  br i1 %245, label %252, label %246

246:
  %247 = fcmp olt float %225, 0.000000e+00
  %248 = select i1 %247, i64 5, i64 4
  %249 = fneg float %221
  %250 = select i1 %247, float %249, float %221
  %251 = fneg float %223
  br label %264

252:
  %253 = fcmp ult float %241, %240
  %254 = fneg float %225
  br i1 %253, label %259, label %255

255:
  %256 = fcmp olt float %223, 0.000000e+00
  %257 = select i1 %256, i64 3, i64 2
  %258 = select i1 %256, float %254, float %225
  br label %264

259:
  %260 = fcmp olt float %221, 0.000000e+00
  %261 = zext i1 %260 to i64
  %262 = select i1 %260, float %225, float %254
  %263 = fneg float %223
  br label %264

264:
  %265 = phi i64 [ %248, %246 ], [ %257, %255 ], [ %261, %259 ]
  %266 = phi float [ %250, %246 ], [ %221, %255 ], [ %262, %259 ]
  %267 = phi float [ %251, %246 ], [ %258, %255 ], [ %263, %259 ]
  %268 = phi float [ %242, %246 ], [ %241, %255 ], [ %240, %259 ]
  %269 = fdiv float %266, %268
  %270 = fadd float %269, 1.000000e+00
  %271 = fmul float %270, 5.000000e-01
  store float %271, ptr %16, align 4
  %272 = fdiv float %267, %268
  %273 = fadd float %272, 1.000000e+00
  %274 = fmul float %273, 5.000000e-01
  store float %274, ptr %31, align 4
  store float 0.000000e+00, ptr %32, align 4
  %275 = add nuw nsw i64 %265, %239
  br label %276

276:
  %277 = phi float [ %274, %264 ], [ %223, %220 ]
  %278 = phi float [ %271, %264 ], [ %221, %220 ]
  %279 = phi i64 [ %275, %264 ], [ %112, %220 ]
  switch i32 %34, label %543 [
    i32 3, label %280
    i32 0, label %515
    i32 1, label %522
    i32 2, label %544
  ]

280:
  store ptr %75, ptr %17, align 8
  %281 = load i64, ptr %75, align 8
  %282 = inttoptr i64 %281 to ptr
  store ptr %282, ptr %48, align 8
  %283 = getelementptr inbounds nuw i8, ptr %75, i64 128
  %284 = load i32, ptr %283, align 8
  %285 = call i32 @llvm.umax.i32(i32 %284, i32 1)
  %286 = zext i32 %285 to i64
  store i64 %286, ptr %49, align 8
  %287 = getelementptr inbounds nuw i8, ptr %75, i64 132
  %288 = load i32, ptr %287, align 4
  %289 = call i32 @llvm.umax.i32(i32 %288, i32 1)
  %290 = zext i32 %289 to i64
  store i64 %290, ptr %50, align 8
  %291 = getelementptr inbounds nuw i8, ptr %75, i64 136
  %292 = load i32, ptr %291, align 8
  %293 = call i32 @llvm.umax.i32(i32 %292, i32 1)
  %294 = zext i32 %293 to i64
  store i64 %294, ptr %51, align 8
  %295 = fpext float %278 to double
  %296 = fcmp ord float %278, 0.000000e+00
  br i1 %296, label %297, label %348

297:
  %298 = getelementptr inbounds nuw i8, ptr %75, i64 166
  %299 = load i8, ptr %298, align 2
  %300 = icmp eq i8 %299, 0
  br i1 %300, label %348, label %301

301:
  br i1 %226, label %327, label %302

302:
  %303 = getelementptr inbounds nuw i8, ptr %75, i64 169
  %304 = load i8, ptr %303, align 1
  switch i8 %304, label %327 [
    i8 0, label %305
    i8 2, label %305
  ]

305:
  %306 = call float @llvm.fabs.f32(float %278)
  %307 = fcmp olt float %306, 0x4310000000000000
  br i1 %307, label %308, label %348

308:
  %309 = fmul double %295, 5.000000e-01
  %310 = call double @llvm.fabs.f64(double %309)
  %311 = fcmp olt double %310, 0x4310000000000000
  br i1 %311, label %317, label %312

312:
  %313 = fcmp ogt double %309, 0.000000e+00
  %314 = fcmp olt double %309, 0.000000e+00
  %315 = select i1 %314, double 0xC310000000000000, double 0.000000e+00
  %316 = select i1 %313, double 0x4310000000000000, double %315
  br label %323

317:
  %318 = fptosi double %309 to i64
  %319 = sitofp i64 %318 to double
  %320 = fcmp olt double %309, %319
  %321 = uitofp i1 %320 to double
  %322 = fsub double %319, %321
  br label %323

323:
  %324 = phi double [ %322, %317 ], [ %316, %312 ]
  %325 = fmul double %324, 2.000000e+00
  %326 = fsub double %295, %325
  br label %327

327:
  %328 = phi double [ %326, %323 ], [ %295, %302 ], [ %295, %301 ]
  %329 = fmul double %328, 0x4140000000000000
  %330 = call double @llvm.fabs.f64(double %329)
  %331 = fcmp olt double %330, 0x4310000000000000
  br i1 %331, label %337, label %332

332:
  %333 = fcmp ogt double %329, 0.000000e+00
  %334 = fcmp olt double %329, 0.000000e+00
  %335 = select i1 %334, double 0xC310000000000000, double 0.000000e+00
  %336 = select i1 %333, double 0x4310000000000000, double %335
  br label %343

337:
  %338 = fptosi double %329 to i64
  %339 = sitofp i64 %338 to double
  %340 = fcmp olt double %329, %339
  %341 = uitofp i1 %340 to double
  %342 = fsub double %339, %341
  br label %343

343:
  %344 = phi double [ %342, %337 ], [ %336, %332 ]
  %345 = fmul double %344, 0x3EA0000000000000
  %346 = uitofp i32 %285 to double
  %347 = fmul double %345, %346
  br label %348

348:
  %349 = phi double [ %347, %343 ], [ %295, %297 ], [ 0.000000e+00, %280 ], [ 0.000000e+00, %305 ]
  %350 = fmul double %349, 2.560000e+02
  %351 = fadd double %350, 5.000000e-01
  %352 = call double @llvm.fabs.f64(double %351)
  %353 = fcmp olt double %352, 0x4310000000000000
  br i1 %353, label %359, label %354

354:
  %355 = fcmp ogt double %351, 0.000000e+00
  %356 = fcmp olt double %351, 0.000000e+00
  %357 = select i1 %356, double 0xC310000000000000, double 0.000000e+00
  %358 = select i1 %355, double 0x4310000000000000, double %357
  br label %365

359:
  %360 = fptosi double %351 to i64
  %361 = sitofp i64 %360 to double
  %362 = fcmp olt double %351, %361
  %363 = uitofp i1 %362 to double
  %364 = fsub double %361, %363
  br label %365

365:
  %366 = phi double [ %364, %359 ], [ %358, %354 ]
  %367 = fptosi double %366 to i64
  %368 = call i64 @llvm.smax.i64(i64 %367, i64 -1125899906842624)
  %369 = call i64 @llvm.smin.i64(i64 %368, i64 1125899906842624)
  %370 = add nsw i64 %369, -128
  %371 = ashr i64 %370, 8
  %372 = fpext float %277 to double
  %373 = fcmp ord float %277, 0.000000e+00
  br i1 %373, label %374, label %425

374:
  %375 = getelementptr inbounds nuw i8, ptr %75, i64 166
  %376 = load i8, ptr %375, align 2
  %377 = icmp eq i8 %376, 0
  br i1 %377, label %425, label %378

378:
  br i1 %226, label %404, label %379

379:
  %380 = getelementptr inbounds nuw i8, ptr %75, i64 170
  %381 = load i8, ptr %380, align 1
  switch i8 %381, label %404 [
    i8 0, label %382
    i8 2, label %382
  ]

382:
  %383 = call float @llvm.fabs.f32(float %277)
  %384 = fcmp olt float %383, 0x4310000000000000
  br i1 %384, label %385, label %425

385:
  %386 = fmul double %372, 5.000000e-01
  %387 = call double @llvm.fabs.f64(double %386)
  %388 = fcmp olt double %387, 0x4310000000000000
  br i1 %388, label %394, label %389

389:
  %390 = fcmp ogt double %386, 0.000000e+00
  %391 = fcmp olt double %386, 0.000000e+00
  %392 = select i1 %391, double 0xC310000000000000, double 0.000000e+00
  %393 = select i1 %390, double 0x4310000000000000, double %392
  br label %400

394:
  %395 = fptosi double %386 to i64
  %396 = sitofp i64 %395 to double
  %397 = fcmp olt double %386, %396
  %398 = uitofp i1 %397 to double
  %399 = fsub double %396, %398
  br label %400

400:
  %401 = phi double [ %399, %394 ], [ %393, %389 ]
  %402 = fmul double %401, 2.000000e+00
  %403 = fsub double %372, %402
  br label %404

404:
  %405 = phi double [ %403, %400 ], [ %372, %379 ], [ %372, %378 ]
  %406 = fmul double %405, 0x4140000000000000
  %407 = call double @llvm.fabs.f64(double %406)
  %408 = fcmp olt double %407, 0x4310000000000000
  br i1 %408, label %414, label %409

409:
  %410 = fcmp ogt double %406, 0.000000e+00
  %411 = fcmp olt double %406, 0.000000e+00
  %412 = select i1 %411, double 0xC310000000000000, double 0.000000e+00
  %413 = select i1 %410, double 0x4310000000000000, double %412
  br label %420

414:
  %415 = fptosi double %406 to i64
  %416 = sitofp i64 %415 to double
  %417 = fcmp olt double %406, %416
  %418 = uitofp i1 %417 to double
  %419 = fsub double %416, %418
  br label %420

420:
  %421 = phi double [ %419, %414 ], [ %413, %409 ]
  %422 = fmul double %421, 0x3EA0000000000000
  %423 = uitofp i32 %289 to double
  %424 = fmul double %422, %423
  br label %425

425:
  %426 = phi double [ %424, %420 ], [ %372, %374 ], [ 0.000000e+00, %365 ], [ 0.000000e+00, %382 ]
  %427 = fmul double %426, 2.560000e+02
  %428 = fadd double %427, 5.000000e-01
  %429 = call double @llvm.fabs.f64(double %428)
  %430 = fcmp olt double %429, 0x4310000000000000
  br i1 %430, label %436, label %431

431:
  %432 = fcmp ogt double %428, 0.000000e+00
  %433 = fcmp olt double %428, 0.000000e+00
  %434 = select i1 %433, double 0xC310000000000000, double 0.000000e+00
  %435 = select i1 %432, double 0x4310000000000000, double %434
  br label %442

436:
  %437 = fptosi double %428 to i64
  %438 = sitofp i64 %437 to double
  %439 = fcmp olt double %428, %438
  %440 = uitofp i1 %439 to double
  %441 = fsub double %438, %440
  br label %442

442:
  %443 = phi double [ %441, %436 ], [ %435, %431 ]
  %444 = fptosi double %443 to i64
  %445 = call i64 @llvm.smax.i64(i64 %444, i64 -1125899906842624)
  %446 = call i64 @llvm.smin.i64(i64 %445, i64 1125899906842624)
  %447 = add nsw i64 %446, -128
  %448 = ashr i64 %447, 8
  %449 = getelementptr inbounds nuw i8, ptr %75, i64 169
  %450 = add nsw i64 %286, -1
  %451 = getelementptr inbounds nuw i8, ptr %75, i64 170
  %452 = add nsw i64 %290, -1
  br label %453

453:
  %454 = phi i64 [ 0, %442 ], [ %512, %508 ]
  %455 = trunc i64 %454 to i32
  %456 = add i32 %455, -1
  %457 = icmp ult i32 %456, 2
  %458 = zext i1 %457 to i64
  %459 = add nsw i64 %371, %458
  %460 = load i8, ptr %82, align 8
  %461 = icmp ugt i8 %460, 5
  br i1 %461, label %481, label %462

462:
  %463 = load i8, ptr %449, align 1
  switch i8 %463, label %464 [
    i8 3, label %476
    i8 1, label %481
  ]

464:
  %465 = icmp ne i8 %463, 0
  %466 = zext i1 %465 to i64
  %467 = shl nuw nsw i64 %286, %466
  %468 = srem i64 %459, %467
  %469 = icmp slt i64 %468, 0
  %470 = select i1 %469, i64 %467, i64 0
  %471 = add nsw i64 %470, %468
  %472 = icmp slt i64 %471, %286
  %473 = xor i64 %471, -1
  %474 = add nsw i64 %467, %473
  %475 = select i1 %472, i64 %471, i64 %474
  br label %476

476:
  %477 = phi i64 [ %459, %462 ], [ %475, %464 ]
  store i64 %477, ptr %11, align 16
  %478 = icmp samesign ult i64 %454, 2
  %479 = zext i1 %478 to i64
  %480 = add nsw i64 %448, %479
  br label %488

481:
  %482 = icmp slt i64 %459, 0
  %483 = call i64 @llvm.smin.i64(i64 %459, i64 %450)
  %484 = select i1 %482, i64 0, i64 %483
  store i64 %484, ptr %11, align 16
  %485 = icmp samesign ult i64 %454, 2
  %486 = zext i1 %485 to i64
  %487 = add nsw i64 %448, %486
  br i1 %461, label %491, label %488

488:
  %489 = phi i64 [ %480, %476 ], [ %487, %481 ]
  %490 = load i8, ptr %451, align 1
  switch i8 %490, label %496 [
    i8 3, label %508
    i8 1, label %491
  ]

491:
  %492 = phi i64 [ %489, %488 ], [ %487, %481 ]
  %493 = icmp slt i64 %492, 0
  %494 = call i64 @llvm.smin.i64(i64 %492, i64 %452)
  %495 = select i1 %493, i64 0, i64 %494
  br label %508

496:
  %497 = icmp ne i8 %490, 0
  %498 = zext i1 %497 to i64
  %499 = shl nuw nsw i64 %290, %498
  %500 = srem i64 %489, %499
  %501 = icmp slt i64 %500, 0
  %502 = select i1 %501, i64 %499, i64 0
  %503 = add nsw i64 %502, %500
  %504 = icmp slt i64 %503, %290
  %505 = xor i64 %503, -1
  %506 = add nsw i64 %499, %505
  %507 = select i1 %504, i64 %503, i64 %506
  br label %508

508:
  %509 = phi i64 [ %507, %496 ], [ %495, %491 ], [ %489, %488 ]
  store i64 %509, ptr %55, align 8
  store i64 0, ptr %54, align 16
  call void @_ZNK12_GLOBAL__N_15Level2atExPKx(ptr dead_on_unwind writable sret(%"struct.(anonymous namespace)::Colour") align 4 %12, ptr align 8 %17, i64 %279, ptr %11)
  %510 = load i32, ptr %57, align 4
  %511 = getelementptr inbounds nuw i32, ptr %21, i64 %454
  store i32 %510, ptr %511, align 4
  %512 = add nuw nsw i64 %454, 1
  %513 = icmp eq i64 %512, 4
  br i1 %513, label %514, label %453

514:
  br label %890

515:
  %516 = getelementptr inbounds nuw i8, ptr %75, i64 163
  %517 = load i8, ptr %516, align 1
  %518 = zext i8 %517 to i64
  %519 = shl nuw nsw i64 %518, 8
  %520 = call i64 @llvm.umin.i64(i64 %519, i64 256)
  %521 = add nsw i64 %520, -256
  br label %647

522:
  %523 = getelementptr inbounds nuw i8, ptr %113, i64 512
  %524 = load float, ptr %523, align 4
  %525 = fpext float %524 to double
  %526 = fmul double %525, 2.560000e+02
  %527 = call double @llvm.fabs.f64(double %526)
  %528 = fcmp olt double %527, 0x4310000000000000
  br i1 %528, label %534, label %529

529:
  %530 = fcmp ogt double %526, 0.000000e+00
  %531 = fcmp olt double %526, 0.000000e+00
  %532 = select i1 %531, double 0xC310000000000000, double 0.000000e+00
  %533 = select i1 %530, double 0x4310000000000000, double %532
  br label %540

534:
  %535 = fptosi double %526 to i64
  %536 = sitofp i64 %535 to double
  %537 = fcmp olt double %526, %536
  %538 = uitofp i1 %537 to double
  %539 = fsub double %536, %538
  br label %540

540:
  %541 = phi double [ %539, %534 ], [ %533, %529 ]
  %542 = fptosi double %541 to i64
  br label %636

543:
  unreachable

544:
  %545 = getelementptr inbounds nuw i8, ptr %75, i64 128
  %546 = load i32, ptr %545, align 8
  %547 = uitofp i32 %546 to double
  store double %547, ptr %10, align 16
  %548 = getelementptr inbounds nuw i8, ptr %75, i64 132
  %549 = load i32, ptr %548, align 4
  %550 = uitofp i32 %549 to double
  store double %550, ptr %35, align 8
  %551 = getelementptr inbounds nuw i8, ptr %75, i64 136
  %552 = load i32, ptr %551, align 8
  %553 = uitofp i32 %552 to double
  store double %553, ptr %36, align 16
  %554 = icmp eq i8 %84, 3
  %555 = icmp eq i8 %84, 1
  %556 = icmp eq i8 %84, 4
  %557 = or i1 %555, %556
  %558 = getelementptr inbounds nuw i8, ptr %75, i64 166
  %559 = load i8, ptr %558, align 2
  %560 = icmp eq i8 %559, 0
  %561 = or disjoint i32 %66, 160
  %562 = or disjoint i32 %66, 256
  %563 = select i1 %557, i64 1, i64 2
  %564 = select i1 %554, i64 3, i64 %563
  br label %604

565:
  %566 = fadd double %629, %631
  %567 = fsub double %629, %631
  %568 = fmul double %567, %567
  %569 = fmul double %633, 4.000000e+00
  %570 = fmul double %633, %569
  %571 = fadd double %570, %568
  %572 = call double @llvm.sqrt.f64(double %571)
  %573 = fadd double %566, %572
  %574 = fmul double %573, 5.000000e-01
  %575 = fcmp ogt double %574, 0x3690000000000000
  br i1 %575, label %576, label %602

576:
  %577 = fptrunc double %574 to float
  %578 = bitcast float %577 to i32
  %579 = lshr i32 %578, 23
  %580 = zext nneg i32 %579 to i64
  %581 = add nsw i64 %580, -127
  %582 = and i32 %578, 8388607
  %583 = or disjoint i32 %582, 1065353216
  %584 = bitcast i32 %583 to float
  %585 = fpext float %584 to double
  br label %589

586:
  %587 = add nsw i64 %598, 1
  %588 = ashr i64 %587, 2
  br label %602

589:
  %590 = phi i32 [ 0, %576 ], [ %600, %589 ]
  %591 = phi double [ %585, %576 ], [ %599, %589 ]
  %592 = phi i64 [ %581, %576 ], [ %598, %589 ]
  %593 = fmul double %591, %591
  %594 = shl nsw i64 %592, 1
  %595 = fcmp oge double %593, 2.000000e+00
  %596 = fmul double %593, 5.000000e-01
  %597 = zext i1 %595 to i64
  %598 = or disjoint i64 %594, %597
  %599 = select i1 %595, double %596, double %593
  %600 = add nuw nsw i32 %590, 1
  %601 = icmp eq i32 %600, 9
  br i1 %601, label %586, label %589

602:
  %603 = phi i64 [ %588, %586 ], [ -562949953421312, %565 ]
  br label %636

604:
  %605 = phi i64 [ 0, %544 ], [ %634, %612 ]
  %606 = phi double [ 0.000000e+00, %544 ], [ %629, %612 ]
  %607 = phi double [ 0.000000e+00, %544 ], [ %631, %612 ]
  %608 = phi double [ 0.000000e+00, %544 ], [ %633, %612 ]
  br i1 %560, label %612, label %609

609:
  %610 = getelementptr inbounds nuw double, ptr %10, i64 %605
  %611 = load double, ptr %610, align 8
  br label %612

612:
  %613 = phi double [ %611, %609 ], [ 1.000000e+00, %604 ]
  %614 = trunc i64 %605 to i32
  %615 = shl i32 %614, 5
  %616 = add i32 %561, %615
  %617 = zext i32 %616 to i64
  %618 = getelementptr inbounds nuw i32, ptr %4, i64 %617
  %619 = load float, ptr %618, align 4
  %620 = fpext float %619 to double
  %621 = fmul double %613, %620
  %622 = add i32 %562, %615
  %623 = zext i32 %622 to i64
  %624 = getelementptr inbounds nuw i32, ptr %4, i64 %623
  %625 = load float, ptr %624, align 4
  %626 = fpext float %625 to double
  %627 = fmul double %613, %626
  %628 = fmul double %621, %621
  %629 = fadd double %606, %628
  %630 = fmul double %627, %627
  %631 = fadd double %607, %630
  %632 = fmul double %621, %627
  %633 = fadd double %608, %632
  %634 = add nuw nsw i64 %605, 1
  %635 = icmp eq i64 %634, %564
  br i1 %635, label %565, label %604

636:
  %637 = phi i64 [ %603, %602 ], [ %542, %540 ]
  %638 = freeze i64 %637
  %639 = getelementptr inbounds nuw i8, ptr %75, i64 163
  %640 = load i8, ptr %639, align 1
  %641 = zext i8 %640 to i64
  %642 = shl nuw nsw i64 %641, 8
  %643 = add nsw i64 %642, -256
  %644 = icmp slt i64 %638, 0
  %645 = call i64 @llvm.smin.i64(i64 %638, i64 %643)
  %646 = select i1 %644, i64 0, i64 %645
  br label %647

647:
  %648 = phi i64 [ %521, %515 ], [ %646, %636 ]
  %649 = getelementptr inbounds nuw i8, ptr %75, i64 165
  %650 = load i8, ptr %649, align 1
  %651 = icmp eq i8 %650, 0
  %652 = add nsw i64 %648, 128
  %653 = and i64 %652, -256
  %654 = select i1 %651, i64 %653, i64 %648
  %655 = trunc i64 %654 to i32
  %656 = and i32 %655, 255
  %657 = lshr i64 %654, 8
  %658 = trunc i64 %657 to i32
  store i32 0, ptr %37, align 8
  store ptr %75, ptr %18, align 8
  store ptr %75, ptr %19, align 8
  %659 = and i64 %657, 4294967295
  %660 = getelementptr inbounds nuw i64, ptr %75, i64 %659
  %661 = load i64, ptr %660, align 8
  %662 = inttoptr i64 %661 to ptr
  store ptr %662, ptr %38, align 8
  %663 = getelementptr inbounds nuw i8, ptr %75, i64 128
  %664 = load i32, ptr %663, align 8
  %665 = lshr i32 %664, %658
  %666 = call i32 @llvm.umax.i32(i32 %665, i32 1)
  %667 = zext i32 %666 to i64
  store i64 %667, ptr %39, align 8
  %668 = getelementptr inbounds nuw i8, ptr %75, i64 132
  %669 = load i32, ptr %668, align 4
  %670 = lshr i32 %669, %658
  %671 = call i32 @llvm.umax.i32(i32 %670, i32 1)
  %672 = zext i32 %671 to i64
  store i64 %672, ptr %40, align 8
  %673 = getelementptr inbounds nuw i8, ptr %75, i64 136
  %674 = load i32, ptr %673, align 8
  %675 = lshr i32 %674, %658
  %676 = call i32 @llvm.umax.i32(i32 %675, i32 1)
  %677 = zext i32 %676 to i64
  store i64 %677, ptr %41, align 8
  %678 = sub nuw nsw i32 256, %656
  call void @_ZNK12_GLOBAL__N_15Level3addERNS_4MeanExPKfj(ptr align 8 %19, ptr align 8 %18, i64 %279, ptr %16, i32 %678)
  %679 = icmp eq i32 %656, 0
  br i1 %679, label %698, label %680

680:
  %681 = add i32 %658, 1
  store ptr %75, ptr %20, align 8
  %682 = zext i32 %681 to i64
  %683 = getelementptr inbounds nuw i64, ptr %75, i64 %682
  %684 = load i64, ptr %683, align 8
  %685 = inttoptr i64 %684 to ptr
  store ptr %685, ptr %42, align 8
  %686 = load i32, ptr %663, align 8
  %687 = lshr i32 %686, %681
  %688 = call i32 @llvm.umax.i32(i32 %687, i32 1)
  %689 = zext i32 %688 to i64
  store i64 %689, ptr %43, align 8
  %690 = load i32, ptr %668, align 4
  %691 = lshr i32 %690, %681
  %692 = call i32 @llvm.umax.i32(i32 %691, i32 1)
  %693 = zext i32 %692 to i64
  store i64 %693, ptr %44, align 8
  %694 = load i32, ptr %673, align 8
  %695 = lshr i32 %694, %681
  %696 = call i32 @llvm.umax.i32(i32 %695, i32 1)
  %697 = zext i32 %696 to i64
  store i64 %697, ptr %45, align 8
  call void @_ZNK12_GLOBAL__N_15Level3addERNS_4MeanExPKfj(ptr align 8 %20, ptr align 8 %18, i64 %279, ptr %16, i32 %656)
  br label %698

698:
  %699 = getelementptr inbounds nuw i8, ptr %75, i64 164
  %700 = load i8, ptr %699, align 4
  %701 = icmp eq i8 %700, 0
  br i1 %701, label %702, label %705

702:
  %703 = load i8, ptr %649, align 1
  %704 = icmp eq i8 %703, 0
  br i1 %704, label %856, label %705

705:
  %706 = load i32, ptr %37, align 8
  %707 = icmp eq i32 %706, 1
  %708 = load i32, ptr %46, align 4
  %709 = icmp eq i32 %708, 256
  %710 = select i1 %707, i1 %709, i1 false
  %711 = load ptr, ptr %18, align 8
  %712 = getelementptr inbounds nuw i8, ptr %711, i64 161
  %713 = load i8, ptr %712, align 1
  %714 = icmp ugt i8 %713, 5
  %715 = select i1 %710, i1 %714, i1 false
  br i1 %715, label %716, label %717

716:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 4 %47, i64 16, i1 false)
  br label %889

717:
  %718 = icmp ult i8 %713, 6
  %719 = icmp eq i8 %713, 6
  %720 = select i1 %719, i32 11, i32 24
  %721 = icmp eq i32 %706, 0
  %722 = zext i32 %706 to i64
  %723 = select i1 %719, i32 1164, i32 1177
  %724 = icmp samesign ult i8 %713, 2
  %725 = and i8 %713, 5
  %726 = icmp eq i8 %725, 1
  %727 = select i1 %726, double 3.276700e+04, double 6.553500e+04
  %728 = select i1 %726, double 1.270000e+02, double 2.550000e+02
  %729 = fneg double %727
  %730 = fptrunc double %727 to float
  %731 = add nsw i32 %723, -1
  %732 = zext nneg i32 %731 to i64
  %733 = shl nuw nsw i64 %732, 52
  %734 = bitcast i64 %733 to double
  br label %735

735:
  %736 = phi i64 [ 0, %717 ], [ %854, %851 ]
  br i1 %718, label %737, label %781

737:
  br i1 %721, label %740, label %738

738:
  %739 = getelementptr inbounds nuw i32, ptr %47, i64 %736
  br label %742

740:
  %741 = phi double [ 0.000000e+00, %737 ], [ %752, %742 ]
  br i1 %724, label %755, label %758

742:
  %743 = phi i64 [ 0, %738 ], [ %753, %742 ]
  %744 = phi double [ 0.000000e+00, %738 ], [ %752, %742 ]
  %745 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %739, i64 %743
  %746 = load i32, ptr %745, align 4
  %747 = sitofp i32 %746 to double
  %748 = getelementptr inbounds nuw i32, ptr %46, i64 %743
  %749 = load i32, ptr %748, align 4
  %750 = uitofp i32 %749 to double
  %751 = fmul double %747, %750
  %752 = fadd double %744, %751
  %753 = add nuw nsw i64 %743, 1
  %754 = icmp eq i64 %753, %722
  br i1 %754, label %740, label %742

755:
  %756 = fmul double %727, %741
  %757 = fdiv double %756, %728
  br label %758

758:
  %759 = phi double [ %757, %755 ], [ %741, %740 ]
  %760 = fmul double %759, 3.906250e-03
  %761 = fadd double %760, 5.000000e-01
  %762 = call double @llvm.fabs.f64(double %761)
  %763 = fcmp olt double %762, 0x4310000000000000
  br i1 %763, label %769, label %764

764:
  %765 = fcmp ogt double %761, 0.000000e+00
  %766 = fcmp olt double %761, 0.000000e+00
  %767 = select i1 %766, double 0xC310000000000000, double 0.000000e+00
  %768 = select i1 %765, double 0x4310000000000000, double %767
  br label %775

769:
  %770 = fptosi double %761 to i64
  %771 = sitofp i64 %770 to double
  %772 = fcmp olt double %761, %771
  %773 = uitofp i1 %772 to double
  %774 = fsub double %771, %773
  br label %775

775:
  %776 = phi double [ %774, %769 ], [ %768, %764 ]
  %777 = fcmp olt double %776, %729
  %778 = select i1 %777, double %729, double %776
  %779 = fptrunc double %778 to float
  %780 = fdiv float %779, %730
  br label %851

781:
  br i1 %721, label %807, label %782

782:
  %783 = getelementptr inbounds nuw i32, ptr %47, i64 %736
  br label %786

784:
  %785 = icmp eq i32 %794, 255
  br i1 %785, label %851, label %801

786:
  %787 = phi i64 [ 0, %782 ], [ %799, %786 ]
  %788 = phi i32 [ 0, %782 ], [ %794, %786 ]
  %789 = phi float [ 0.000000e+00, %782 ], [ %798, %786 ]
  %790 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %783, i64 %787
  %791 = load i32, ptr %790, align 4
  %792 = lshr i32 %791, 23
  %793 = and i32 %792, 255
  %794 = call i32 @llvm.umax.i32(i32 %793, i32 %788)
  %795 = icmp eq i32 %793, 255
  %796 = bitcast i32 %791 to float
  %797 = fadd float %789, %796
  %798 = select i1 %795, float %797, float %789
  %799 = add nuw nsw i64 %787, 1
  %800 = icmp eq i64 %799, %722
  br i1 %800, label %784, label %786

801:
  %802 = call i32 @llvm.umax.i32(i32 %794, i32 1)
  %803 = sub nuw nsw i32 %723, %802
  %804 = zext nneg i32 %803 to i64
  %805 = shl nuw nsw i64 %804, 52
  %806 = bitcast i64 %805 to double
  br label %818

807:
  %808 = phi double [ %734, %781 ], [ %806, %818 ]
  %809 = phi i64 [ 0, %781 ], [ %831, %818 ]
  %810 = icmp slt i64 %809, 0
  %811 = call i64 @llvm.abs.i64(i64 %809, i1 true)
  %812 = icmp ne i64 %809, 0
  %813 = call i64 @llvm.ctlz.i64(i64 %811, i1 false)
  %814 = trunc nuw nsw i64 %813 to i32
  %815 = sub nuw nsw i32 64, %814
  %816 = icmp samesign ugt i32 %815, %720
  %817 = select i1 %812, i1 %816, i1 false
  br i1 %817, label %834, label %843

818:
  %819 = phi i64 [ 0, %801 ], [ %832, %818 ]
  %820 = phi i64 [ 0, %801 ], [ %831, %818 ]
  %821 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Colour", ptr %783, i64 %819
  %822 = load float, ptr %821, align 4
  %823 = fpext float %822 to double
  %824 = fmul double %806, %823
  %825 = fptosi double %824 to i64
  %826 = getelementptr inbounds nuw i32, ptr %46, i64 %819
  %827 = load i32, ptr %826, align 4
  %828 = zext i32 %827 to i64
  %829 = mul nsw i64 %825, %828
  %830 = freeze i64 %829
  %831 = add i64 %830, %820
  %832 = add nuw nsw i64 %819, 1
  %833 = icmp eq i64 %832, %722
  br i1 %833, label %807, label %818

834:
  %835 = sub nuw nsw i32 %815, %720
  %836 = add nsw i32 %835, -1
  %837 = zext nneg i32 %836 to i64
  %838 = shl nuw i64 1, %837
  %839 = add nuw i64 %838, %811
  %840 = zext nneg i32 %835 to i64
  %841 = shl nsw i64 -1, %840
  %842 = and i64 %839, %841
  br label %843

843:
  %844 = phi i64 [ %842, %834 ], [ %811, %807 ]
  %845 = uitofp i64 %844 to double
  %846 = fdiv double %845, %808
  %847 = fmul double %846, 3.906250e-03
  %848 = fneg double %847
  %849 = select i1 %810, double %848, double %847
  %850 = fptrunc double %849 to float
  br label %851

851:
  %852 = phi float [ %780, %775 ], [ %850, %843 ], [ %798, %784 ]
  %853 = getelementptr inbounds nuw i32, ptr %21, i64 %736
  store float %852, ptr %853, align 4
  %854 = add nuw nsw i64 %736, 1
  %855 = icmp eq i64 %854, 4
  br i1 %855, label %889, label %735

856:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 4 %47, i64 16, i1 false)
  %857 = getelementptr inbounds nuw i8, ptr %75, i64 167
  %858 = load i8, ptr %857, align 1
  %859 = icmp eq i8 %858, 0
  br i1 %859, label %888, label %860

860:
  %861 = getelementptr inbounds nuw i8, ptr %75, i64 161
  %862 = load i8, ptr %861, align 1
  %863 = icmp ugt i8 %862, 3
  br i1 %863, label %888, label %864

864:
  %865 = icmp eq i8 %862, 3
  br i1 %865, label %870, label %866

866:
  %867 = zext nneg i8 %862 to i64
  %868 = getelementptr inbounds nuw i32, ptr @switch.table.texture_fetch.1, i64 %867
  %869 = load i32, ptr %868, align 4
  br label %870

870:
  %871 = phi i32 [ %869, %866 ], [ 32767, %864 ]
  %872 = sub nsw i32 0, %871
  %873 = sext i32 %872 to i64
  %874 = zext nneg i32 %871 to i64
  %875 = uitofp nneg i32 %871 to float
  br label %876

876:
  %877 = phi i64 [ 0, %870 ], [ %886, %876 ]
  %878 = getelementptr inbounds nuw i32, ptr %9, i64 %877
  %879 = load i32, ptr %878, align 4
  %880 = sext i32 %879 to i64
  %881 = icmp slt i32 %879, %872
  %882 = call i64 @llvm.smin.i64(i64 %880, i64 %874)
  %883 = select i1 %881, i64 %873, i64 %882
  %884 = sitofp i64 %883 to float
  %885 = fdiv float %884, %875
  store float %885, ptr %878, align 4
  %886 = add nuw nsw i64 %877, 1
  %887 = icmp eq i64 %886, 4
  br i1 %887, label %888, label %876

888:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %21, ptr align 8 %9, i64 16, i1 false)
  br label %889

889:
  br label %890

890:
  br label %891

891:
  %892 = getelementptr inbounds nuw i32, ptr %5, i64 %67
  br label %894

893:
  br label %902

894:
  %895 = phi i64 [ 0, %891 ], [ %900, %894 ]
  %896 = getelementptr inbounds nuw i32, ptr %21, i64 %895
  %897 = load i32, ptr %896, align 4
  %898 = shl nuw nsw i64 %895, 7
  %899 = getelementptr inbounds nuw i8, ptr %892, i64 %898
  store i32 %897, ptr %899, align 4
  %900 = add nuw nsw i64 %895, 1
  %901 = icmp eq i64 %900, 4
  br i1 %901, label %893, label %894

902:
  %903 = add i32 %65, -1
  %904 = and i32 %903, %65
  %905 = icmp eq i32 %904, 0
  br i1 %905, label %906, label %64

906:
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 520
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 520
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %17 = load i32, ptr %16, align 8
  %18 = or i32 %17, %15
  store i32 %18, ptr %16, align 8
  store <32 x i64> %3, ptr %12, align 64
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %169, label %20

20:
  %21 = and i32 %9, 7
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 520
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 520
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
  br i1 %24, label %113, label %25

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
  br i1 %40, label %113, label %31

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
  br label %113

81:
  %82 = phi i64 [ 0, %46 ], [ %111, %108 ]
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
  br label %108

90:
  %91 = shl i32 %86, 16
  %92 = ashr exact i32 %91, 16
  %93 = select i1 %78, i32 %92, i32 %86
  br i1 %50, label %94, label %108

94:
  %95 = trunc i32 %86 to i16
  %96 = call float @llvm.convert.from.fp16.f32(i16 %95)
  %97 = fcmp ord float %96, 0.000000e+00
  br i1 %97, label %105, label %98

98:
  %99 = and i32 %91, -2147483648
  %100 = shl i32 %86, 13
  %101 = and i32 %100, 8380416
  %102 = or disjoint i32 %99, %101
  %103 = or disjoint i32 %102, 2139095040
  %104 = bitcast i32 %103 to float
  br label %105

105:
  %106 = phi float [ %104, %98 ], [ %96, %94 ]
  %107 = bitcast float %106 to i32
  br label %108

108:
  %109 = phi i32 [ %107, %105 ], [ %93, %90 ], [ %89, %87 ]
  %110 = getelementptr inbounds nuw i32, ptr %6, i64 %82
  store i32 %109, ptr %110, align 4
  %111 = add nuw nsw i64 %82, 1
  %112 = icmp eq i64 %111, %79
  br i1 %112, label %80, label %81

113:
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

declare float @llvm.convert.from.fp16.f32(i16)

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
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 0
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 392
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
