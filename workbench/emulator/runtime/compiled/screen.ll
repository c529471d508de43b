; Made of screening.cpp and held.cpp and clocks.cpp and sources.cpp and proxies.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%"struct.(anonymous namespace)::access" = type { ptr, ptr, i32, i32, i64, i8, ptr }
%struct.shadow = type { i64, ptr, i64, i64, i64, ptr, ptr }
%struct.Lanes.35 = type { [32 x i32] }
%struct.held_read = type { ptr, i32, i32, [32 x i16] }
%struct.slot = type { i64, ptr }

define void @suspect(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %3 = load ptr, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %5 = load ptr, ptr %4, align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i64 -1, ptr %6, align 8
  ret void
}

define void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %"struct.(anonymous namespace)::access", align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %68, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = lshr i32 %14, 10
  %16 = and i32 %15, 3670015
  %17 = and i32 %14, 1073741824
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:
  call void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %14, i32 %4)
  br label %68

20:
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %68, label %22

22:
  %23 = and i32 %14, 6
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %46

25:
  %26 = extractelement <32 x i64> %3, i64 0
  %27 = lshr i64 %26, 40
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = icmp ult i64 %27, %29
  br i1 %30, label %31, label %46

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw %struct.shadow, ptr %33, i64 %27
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 32
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 1
  br i1 %37, label %38, label %46

38:
  %39 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = xor <32 x i64> %39, %3
  %41 = icmp ult <32 x i64> %40, splat (i64 1099511627776)
  %42 = bitcast <32 x i1> %41 to i32
  %43 = xor i32 %2, -1
  %44 = or i32 %42, %43
  %45 = icmp eq i32 %44, -1
  br i1 %45, label %68, label %46

46:
  store <32 x i64> %3, ptr %6, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %6, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = insertelement <32 x i64> poison, i64 %50, i64 0
  %52 = shufflevector <32 x i64> %51, <32 x i64> poison, <32 x i32> zeroinitializer
  %53 = icmp eq <32 x i64> %3, %52
  %54 = bitcast <32 x i1> %53 to i32
  %55 = xor i32 %2, -1
  %56 = or i32 %54, %55
  %57 = icmp eq i32 %56, -1
  %58 = zext i1 %57 to i8
  store ptr %0, ptr %7, align 8
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %14, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %16, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %50, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i8 %58, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %0, ptr %64, align 8
  br i1 %57, label %65, label %66

65:
  call void @_ZN12_GLOBAL__N_115record_togetherERKNS_6accessEj(ptr align 8 %7, i32 %2)
  br label %67

66:
  call void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %7, i32 %2, <32 x i64> %3)
  br label %67

67:
  br label %68

68:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes, align 64
  %8 = lshr i32 %4, 16
  %9 = and i32 %8, 45055
  %10 = icmp eq i32 %9, 1
  store <32 x i64> %3, ptr %7, align 64
  %11 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i32 %9, 3
  br i1 %15, label %16, label %109

16:
  %17 = and i32 %4, 128
  %18 = icmp ne i32 %17, 0
  %19 = icmp eq i32 %2, 3
  %20 = and i1 %19, %18
  br i1 %20, label %21, label %80

21:
  %22 = call i32 @tick(ptr %0)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 808
  store i32 %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %25 = load i64, ptr %24, align 8
  %26 = icmp ugt i64 %25, 1
  br i1 %26, label %33, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %32, align 8
  br label %80

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 72
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %80, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 64
  br label %45

45:
  %46 = phi i64 [ %41, %43 ], [ %78, %45 ]
  %47 = phi i64 [ %40, %43 ], [ %77, %45 ]
  %48 = phi i64 [ 0, %43 ], [ %76, %45 ]
  %49 = sub nuw i64 %46, %48
  %50 = icmp ult i64 %49, 32
  %51 = trunc i64 %49 to i32
  %52 = shl nsw i32 -1, %51
  %53 = xor i32 %52, -1
  %54 = select i1 %50, i32 %53, i32 -1
  %55 = load ptr, ptr %44, align 8
  %56 = getelementptr inbounds nuw i64, ptr %55, i64 %48
  %57 = bitcast i32 %54 to <32 x i1>
  %58 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %56, <32 x i1> %57, <32 x i64> zeroinitializer)
  %59 = insertelement <32 x i64> poison, i64 %48, i64 0
  %60 = shufflevector <32 x i64> %59, <32 x i64> poison, <32 x i32> zeroinitializer
  %61 = or disjoint <32 x i64> %60, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %62 = icmp ne <32 x i64> %58, zeroinitializer
  %63 = insertelement <32 x i64> poison, i64 %47, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = icmp ult <32 x i64> %61, %64
  %66 = and <32 x i1> %65, %62
  %67 = zext <32 x i1> %66 to <32 x i64>
  %68 = and <32 x i64> %58, splat (i64 4398045986816)
  %69 = load i32, ptr %23, align 8
  %70 = zext i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = insertelement <32 x i64> poison, i64 %71, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = icmp samesign ult <32 x i64> %68, %73
  %75 = select <32 x i1> %74, <32 x i64> %67, <32 x i64> %58
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %75, ptr align 8 %56, <32 x i1> %57)
  %76 = add i64 %48, 32
  %77 = load i64, ptr %39, align 8
  %78 = shl i64 %77, 1
  %79 = icmp ult i64 %76, %78
  br i1 %79, label %45, label %80

80:
  %81 = and i32 %4, 256
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %85, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 1, ptr %84, align 4
  br label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %264, label %89

89:
  br i1 %18, label %90, label %92

90:
  %91 = add i64 %14, 1
  call void @clock_begin_phase(ptr %0, i64 %91)
  br label %92

92:
  %93 = and i32 %4, 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %96, label %95

95:
  call void @clock_learn(ptr %0, ptr %1)
  br label %96

96:
  %97 = and i32 %4, 32
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %103, label %99

99:
  %100 = lshr i32 %4, 21
  %101 = and i32 %100, 128
  %102 = xor i32 %101, 128
  call void @clock_arrive(ptr %0, ptr %1, i64 %14, i32 %102)
  br label %103

103:
  br i1 %82, label %105, label %104

104:
  call void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %14)
  br label %105

105:
  %106 = and i32 %4, 512
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %264, label %108

108:
  call void @clock_exit(ptr %0, ptr %1, i32 %2)
  br label %264

109:
  %110 = and i64 %14, 15
  %111 = select i1 %10, i64 %110, i64 %14
  %112 = and i32 %4, 1024
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %115, label %114

114:
  call void @suspect(ptr %0)
  br label %115

115:
  %116 = and i32 %4, 1
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %167, label %118

118:
  %119 = and i32 %4, 2
  %120 = icmp eq i32 %119, 0
  %121 = bitcast i32 %2 to <32 x i1>
  %122 = trunc <32 x i64> %3 to <32 x i32>
  %123 = select <32 x i1> %121, <32 x i32> %122, <32 x i32> zeroinitializer
  %124 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %123)
  %125 = and <32 x i32> %122, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768, i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608, i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>
  %126 = icmp eq <32 x i32> %125, zeroinitializer
  %127 = insertelement <32 x i32> poison, i32 %124, i64 0
  %128 = shufflevector <32 x i32> %127, <32 x i32> poison, <32 x i32> zeroinitializer
  %129 = icmp ne <32 x i32> %128, %122
  %130 = and <32 x i32> %128, %122
  %131 = icmp ne <32 x i32> %130, zeroinitializer
  %132 = and <32 x i1> %129, %131
  %133 = or <32 x i1> %126, %132
  br i1 %120, label %134, label %144

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %136 = load i32, ptr %135, align 4
  %137 = xor i32 %2, -1
  %138 = and i32 %136, %137
  %139 = insertelement <32 x i32> poison, i32 %138, i64 0
  %140 = shufflevector <32 x i32> %139, <32 x i32> poison, <32 x i32> zeroinitializer
  %141 = and <32 x i32> %140, %122
  %142 = icmp ne <32 x i32> %141, zeroinitializer
  %143 = or <32 x i1> %133, %142
  br label %144

144:
  %145 = phi <32 x i1> [ %143, %134 ], [ %133, %118 ]
  %146 = bitcast <32 x i1> %145 to i32
  %147 = and i32 %2, %146
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %150, label %149

149:
  call void @suspect(ptr %0)
  br label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %152 = load i32, ptr %151, align 4
  %153 = and i32 %124, %2
  %154 = xor i32 %153, -1
  %155 = and i32 %152, %154
  %156 = icmp eq i32 %155, 0
  %157 = icmp ne i32 %119, 0
  %158 = and i1 %157, %156
  br i1 %158, label %159, label %167

159:
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %161 = load i64, ptr %160, align 8
  %162 = icmp eq i64 %161, 0
  br i1 %162, label %164, label %163

163:
  call void @screen_held(ptr %0)
  br label %164

164:
  %165 = call i32 @tick(ptr %0)
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  store i32 %165, ptr %166, align 16
  br label %167

167:
  %168 = and i32 %4, 16
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %171, label %170

170:
  call void @fence_proxy(ptr %0, ptr %1)
  br label %171

171:
  %172 = and i32 %4, 64
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %183, label %174

174:
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %176 = and i64 %111, 4294967295
  %177 = getelementptr inbounds nuw i32, ptr %175, i64 %176
  %178 = load i32, ptr %177, align 4
  %179 = icmp eq i32 %178, 0
  %180 = icmp eq i32 %178, %5
  %181 = or i1 %179, %180
  %182 = select i1 %181, i32 %5, i32 -1
  store i32 %182, ptr %177, align 4
  br label %183

183:
  %184 = and i32 %4, 128
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %227, label %186

186:
  %187 = trunc i64 %111 to i32
  %188 = icmp eq i32 %2, 3
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %190 = and i64 %111, 4294967295
  %191 = getelementptr inbounds nuw i32, ptr %189, i64 %190
  %192 = load i32, ptr %191, align 4
  store i32 0, ptr %191, align 4
  br i1 %188, label %193, label %222

193:
  %194 = icmp eq i32 %192, -1
  br i1 %194, label %207, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %199 = load i32, ptr %198, align 4
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %201 = load i32, ptr %200, align 8
  %202 = mul i32 %201, %199
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 484
  %204 = load i32, ptr %203, align 4
  %205 = mul i32 %202, %204
  %206 = icmp eq i32 %197, %205
  br i1 %206, label %208, label %207

207:
  call void @suspect(ptr %0)
  br label %208

208:
  %209 = call i32 @tick(ptr %0)
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 808
  store i32 %209, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %212 = load i64, ptr %211, align 8
  %213 = icmp ugt i64 %212, 1
  br i1 %213, label %217, label %214

214:
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %216 = load i64, ptr %215, align 8
  br label %217

217:
  %218 = phi i64 [ %216, %214 ], [ 0, %208 ]
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %218, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %221, align 8
  call void @clock_share(ptr %0)
  call void @share_stores(ptr %0)
  br label %227

222:
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %224 = load i64, ptr %223, align 8
  %225 = icmp eq i64 %224, 0
  br i1 %225, label %227, label %226

226:
  call void @clock_open(ptr %0, i32 %187)
  br label %227

227:
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %229 = load i64, ptr %228, align 8
  %230 = icmp eq i64 %229, 0
  br i1 %230, label %264, label %231

231:
  br i1 %10, label %232, label %237

232:
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %234 = getelementptr inbounds nuw i32, ptr %233, i64 %110
  %235 = load i32, ptr %234, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %264, label %237

237:
  %238 = and i32 %4, 296
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %245, label %240

240:
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %242 = load i64, ptr %241, align 8
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %245, label %244

244:
  call void @screen_held(ptr %0)
  br label %245

245:
  %246 = add nuw nsw i64 %110, 1
  %247 = add i64 %14, 17
  %248 = select i1 %10, i64 %246, i64 %247
  %249 = and i32 %4, 4
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %252, label %251

251:
  call void @clock_learn(ptr %0, ptr %1)
  br label %252

252:
  %253 = and i32 %4, 8
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %256, label %255

255:
  call void @clock_fence(ptr %0, ptr %1)
  br label %256

256:
  %257 = and i32 %4, 32
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %260, label %259

259:
  call void @clock_release_at(ptr %0, ptr %1, i64 %248, i32 128)
  br label %260

260:
  %261 = and i32 %4, 256
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %264, label %263

263:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %248, i32 512)
  br label %264

264:
  ret void
}

define internal void @_ZN12_GLOBAL__N_115record_togetherERKNS_6accessEj(ptr align 8 %0, i32 %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = lshr i64 %4, 40
  %6 = insertelement <32 x i64> poison, i64 %4, i64 0
  %7 = shufflevector <32 x i64> %6, <32 x i64> poison, <32 x i32> zeroinitializer
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %5, %10
  br i1 %11, label %12, label %275

12:
  %13 = add nsw i64 %5, -4
  %14 = icmp ult i64 %13, 16
  br i1 %14, label %15, label %16

15:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %5, i32 %1, <32 x i64> %7)
  br label %275

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 192
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.shadow, ptr %20, i64 %5
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 3
  switch i64 %23, label %37 [
    i64 0, label %275
    i64 1, label %25
  ]

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = and i32 %27, 2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %275, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %32 = load ptr, ptr %31, align 8
  call void %32(ptr %8)
  %33 = load i64, ptr %22, align 8
  %34 = icmp eq i64 %33, 1
  br i1 %34, label %35, label %92

35:
  %36 = load ptr, ptr %0, align 8
  call void @suspect(ptr %36)
  br label %275

37:
  br i1 %24, label %38, label %92

38:
  %39 = getelementptr inbounds nuw i8, ptr %8, i64 224
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %54, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %44 = load i32, ptr %43, align 4
  %45 = call zeroext i1 @meets_held(ptr %8, i32 %1, <32 x i64> %7, i32 %44)
  br i1 %45, label %46, label %54

46:
  call void @screen_held(ptr %8)
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %48 = load i32, ptr %47, align 8
  %49 = and i32 %48, 2
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %54, label %51

51:
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 232
  store i64 0, ptr %53, align 8
  br label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %56 = load i32, ptr %55, align 8
  %57 = and i32 %56, 2
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %92, label %59

59:
  %60 = load ptr, ptr %17, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 1080
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 408
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %62, %64
  br i1 %65, label %66, label %70

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %68 = load i32, ptr %67, align 4
  call void @check_sources(ptr %60, i32 %1, <32 x i64> %7, i32 %68)
  %69 = load i32, ptr %55, align 8
  br label %70

70:
  %71 = phi i32 [ %69, %66 ], [ %56, %59 ]
  %72 = and i32 %71, 49
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %92

74:
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 816
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  %79 = getelementptr inbounds nuw i8, ptr %75, i64 1176
  %80 = load i64, ptr %79, align 8
  %81 = icmp ne i64 %80, 0
  %82 = select i1 %81, i1 %78, i1 false
  br i1 %82, label %83, label %92

83:
  %84 = load ptr, ptr %17, align 8
  %85 = icmp eq ptr %84, %75
  br i1 %85, label %86, label %91

86:
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %88 = load ptr, ptr %87, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %90 = load i32, ptr %89, align 4
  call void @note_store(ptr %75, ptr %88, i32 %1, <32 x i64> %7, i32 %90)
  br label %92

91:
  call void @suspect(ptr %75)
  br label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %94 = load i32, ptr %93, align 8
  %95 = and i32 %94, 16
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %117, label %97

97:
  %98 = load i64, ptr %22, align 8
  %99 = add i64 %98, -3
  %100 = icmp ult i64 %99, 2
  %101 = and i32 %94, 1
  %102 = icmp ne i32 %101, 0
  %103 = and i1 %102, %100
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %105 = load i8, ptr %104, align 8
  %106 = trunc nuw i8 %105 to i1
  %107 = load ptr, ptr %0, align 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %109 = load ptr, ptr %108, align 8
  br i1 %106, label %110, label %114

110:
  %111 = load i64, ptr %3, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %113 = load i32, ptr %112, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %107, ptr %109, i32 %1, i64 %111, ptr %21, i32 %113, i1 zeroext %103)
  br label %275

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %116 = load i32, ptr %115, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %107, ptr %109, i32 %1, <32 x i64> %7, ptr %21, i32 %116, i1 zeroext %103)
  br label %275

117:
  %118 = and i32 %94, 32
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %140, label %120

120:
  %121 = load i64, ptr %22, align 8
  %122 = add i64 %121, -3
  %123 = icmp ult i64 %122, 2
  %124 = and i32 %94, 1
  %125 = icmp ne i32 %124, 0
  %126 = and i1 %125, %123
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %128 = load i8, ptr %127, align 8
  %129 = trunc nuw i8 %128 to i1
  %130 = load ptr, ptr %0, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %132 = load ptr, ptr %131, align 8
  br i1 %129, label %133, label %137

133:
  %134 = load i64, ptr %3, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %136 = load i32, ptr %135, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %130, ptr %132, i32 %1, i64 %134, ptr %21, i32 %136, i1 zeroext %126)
  br label %275

137:
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %139 = load i32, ptr %138, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %130, ptr %132, i32 %1, <32 x i64> %7, ptr %21, i32 %139, i1 zeroext %126)
  br label %275

140:
  br i1 %24, label %141, label %146

141:
  %142 = load ptr, ptr %0, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 544
  %144 = load i64, ptr %143, align 8
  %145 = icmp ult i64 %144, 2
  br label %146

146:
  %147 = phi i1 [ false, %140 ], [ %145, %141 ]
  %148 = and i32 %94, 4
  %149 = icmp eq i32 %148, 0
  %150 = or i1 %149, %147
  br i1 %150, label %154, label %151

151:
  %152 = and i32 %94, 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %155, label %210

154:
  br i1 %149, label %210, label %155

155:
  %156 = and i32 %94, 2
  %157 = icmp eq i32 %156, 0
  %158 = and i32 %94, 536870912
  %159 = icmp eq i32 %158, 0
  br i1 %157, label %189, label %160

160:
  %161 = load i64, ptr %22, align 8
  %162 = add i64 %161, -3
  %163 = icmp ult i64 %162, 2
  %164 = and i32 %94, 1
  %165 = icmp ne i32 %164, 0
  %166 = and i1 %165, %163
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %168 = load i8, ptr %167, align 8
  %169 = trunc nuw i8 %168 to i1
  %170 = load ptr, ptr %0, align 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %172 = load ptr, ptr %171, align 8
  br i1 %159, label %181, label %173

173:
  br i1 %169, label %174, label %178

174:
  %175 = load i64, ptr %3, align 8
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %177 = load i32, ptr %176, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %170, ptr %172, i32 %1, i64 %175, ptr %21, i32 %177, i1 zeroext %166)
  br label %275

178:
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %180 = load i32, ptr %179, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %170, ptr %172, i32 %1, <32 x i64> %7, ptr %21, i32 %180, i1 zeroext %166)
  br label %275

181:
  br i1 %169, label %182, label %186

182:
  %183 = load i64, ptr %3, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %185 = load i32, ptr %184, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %170, ptr %172, i32 %1, i64 %183, ptr %21, i32 %185, i1 zeroext %166)
  br label %275

186:
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %188 = load i32, ptr %187, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %170, ptr %172, i32 %1, <32 x i64> %7, ptr %21, i32 %188, i1 zeroext %166)
  br label %275

189:
  br i1 %159, label %190, label %210

190:
  %191 = load i64, ptr %22, align 8
  %192 = add i64 %191, -3
  %193 = icmp ult i64 %192, 2
  %194 = and i32 %94, 1
  %195 = icmp ne i32 %194, 0
  %196 = and i1 %195, %193
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %198 = load i8, ptr %197, align 8
  %199 = trunc nuw i8 %198 to i1
  %200 = load ptr, ptr %0, align 8
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %202 = load ptr, ptr %201, align 8
  br i1 %199, label %203, label %207

203:
  %204 = load i64, ptr %3, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %206 = load i32, ptr %205, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %200, ptr %202, i32 %1, i64 %204, ptr %21, i32 %206, i1 zeroext %196)
  br label %275

207:
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %209 = load i32, ptr %208, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %200, ptr %202, i32 %1, <32 x i64> %7, ptr %21, i32 %209, i1 zeroext %196)
  br label %275

210:
  %211 = and i32 %94, 2
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %233

213:
  %214 = load i64, ptr %22, align 8
  %215 = add i64 %214, -3
  %216 = icmp ult i64 %215, 2
  %217 = and i32 %94, 1
  %218 = icmp ne i32 %217, 0
  %219 = and i1 %218, %216
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %221 = load i8, ptr %220, align 8
  %222 = trunc nuw i8 %221 to i1
  %223 = load ptr, ptr %0, align 8
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %225 = load ptr, ptr %224, align 8
  br i1 %222, label %226, label %230

226:
  %227 = load i64, ptr %3, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %229 = load i32, ptr %228, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %223, ptr %225, i32 %1, i64 %227, ptr %21, i32 %229, i1 zeroext %219)
  br label %275

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %232 = load i32, ptr %231, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %223, ptr %225, i32 %1, <32 x i64> %7, ptr %21, i32 %232, i1 zeroext %219)
  br label %275

233:
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %235 = load i8, ptr %234, align 8
  %236 = trunc nuw i8 %235 to i1
  br i1 %236, label %237, label %244

237:
  %238 = load i64, ptr %22, align 8
  %239 = add i64 %238, -3
  %240 = icmp ult i64 %239, 2
  %241 = and i32 %94, 1
  %242 = icmp ne i32 %241, 0
  %243 = and i1 %240, %242
  br label %261

244:
  %245 = load ptr, ptr %0, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %247 = load ptr, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %249 = load i32, ptr %248, align 4
  %250 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %245, ptr %247, i32 %1, <32 x i64> %7, ptr %21, i32 %249)
  br i1 %250, label %275, label %251

251:
  %252 = load i32, ptr %93, align 8
  %253 = load i8, ptr %234, align 8
  %254 = trunc nuw i8 %253 to i1
  %255 = load i64, ptr %22, align 8
  %256 = add i64 %255, -3
  %257 = icmp ult i64 %256, 2
  %258 = and i32 %252, 1
  %259 = icmp ne i32 %258, 0
  %260 = select i1 %257, i1 %259, i1 false
  br i1 %254, label %261, label %269

261:
  %262 = phi i1 [ %243, %237 ], [ %260, %251 ]
  %263 = load ptr, ptr %0, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %265 = load ptr, ptr %264, align 8
  %266 = load i64, ptr %3, align 8
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %268 = load i32, ptr %267, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %263, ptr %265, i32 %1, i64 %266, ptr %21, i32 %268, i1 zeroext %262)
  br label %275

269:
  %270 = load ptr, ptr %0, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %272 = load ptr, ptr %271, align 8
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %274 = load i32, ptr %273, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %270, ptr %272, i32 %1, <32 x i64> %7, ptr %21, i32 %274, i1 zeroext %260)
  br label %275

275:
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %277 = load i32, ptr %276, align 8
  %278 = and i32 %277, 260
  %279 = icmp eq i32 %278, 260
  br i1 %279, label %280, label %306

280:
  %281 = load ptr, ptr %0, align 8
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 1752
  %283 = load i64, ptr %282, align 8
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %306, label %285

285:
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 544
  %287 = load i64, ptr %286, align 8
  %288 = icmp ugt i64 %287, 1
  br i1 %288, label %301, label %289

289:
  %290 = getelementptr inbounds nuw i8, ptr %281, i64 1800
  %291 = load ptr, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 24
  %293 = load i64, ptr %292, align 8
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %295, label %301

295:
  %296 = getelementptr inbounds nuw i8, ptr %281, i64 1792
  %297 = load ptr, ptr %296, align 8
  %298 = getelementptr inbounds nuw i8, ptr %297, i64 24
  %299 = load i64, ptr %298, align 8
  %300 = icmp eq i64 %299, 0
  br i1 %300, label %306, label %301

301:
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %303 = load ptr, ptr %302, align 8
  %304 = load i64, ptr %3, align 8
  call void @clock_acquire_at(ptr %281, ptr %303, i32 %1, i64 %304, i32 %277)
  %305 = load i32, ptr %276, align 8
  br label %306

306:
  %307 = phi i32 [ %277, %275 ], [ %277, %280 ], [ %305, %301 ], [ %277, %295 ]
  %308 = and i32 %307, 6
  %309 = icmp eq i32 %308, 6
  br i1 %309, label %310, label %337

310:
  %311 = load ptr, ptr %0, align 8
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 1752
  %313 = load i64, ptr %312, align 8
  %314 = icmp eq i64 %313, 0
  br i1 %314, label %337, label %315

315:
  %316 = and i32 %307, 128
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %324

318:
  %319 = getelementptr inbounds nuw i8, ptr %311, i64 1808
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds nuw i8, ptr %311, i64 408
  %322 = load i64, ptr %321, align 8
  %323 = icmp eq i64 %320, %322
  br i1 %323, label %324, label %337

324:
  %325 = getelementptr inbounds nuw i8, ptr %311, i64 224
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %331, label %328

328:
  call void @screen_held(ptr %311)
  %329 = load ptr, ptr %0, align 8
  %330 = load i32, ptr %276, align 8
  br label %331

331:
  %332 = phi i32 [ %307, %324 ], [ %330, %328 ]
  %333 = phi ptr [ %311, %324 ], [ %329, %328 ]
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %335 = load ptr, ptr %334, align 8
  %336 = load i64, ptr %3, align 8
  call void @clock_release_at(ptr %333, ptr %335, i64 %336, i32 %332)
  br label %337

337:
  ret void
}

define internal void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 64
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %276, label %9

9:
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %12, 1
  br i1 %13, label %14, label %527

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 192
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 56
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 88
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 3
  switch i64 %21, label %33 [
    i64 0, label %527
    i64 1, label %23
  ]

23:
  %24 = and i32 %6, 2
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %527, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 184
  %28 = load ptr, ptr %27, align 8
  call void %28(ptr %10)
  %29 = load i64, ptr %20, align 8
  %30 = icmp eq i64 %29, 1
  br i1 %30, label %31, label %87

31:
  %32 = load ptr, ptr %0, align 8
  call void @suspect(ptr %32)
  br label %527

33:
  br i1 %22, label %34, label %87

34:
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 224
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %36, 0
  br i1 %37, label %50, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %40 = load i32, ptr %39, align 4
  %41 = call zeroext i1 @meets_held(ptr %10, i32 %1, <32 x i64> %2, i32 %40)
  br i1 %41, label %42, label %50

42:
  call void @screen_held(ptr %10)
  %43 = load i32, ptr %5, align 8
  %44 = and i32 %43, 2
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %50, label %46

46:
  %47 = load ptr, ptr %0, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 232
  store i64 0, ptr %48, align 8
  %49 = load i32, ptr %5, align 8
  br label %50

50:
  %51 = phi i32 [ %6, %34 ], [ %6, %38 ], [ %43, %42 ], [ %49, %46 ]
  %52 = and i32 %51, 2
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %87, label %54

54:
  %55 = load ptr, ptr %15, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 1080
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 408
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %57, %59
  br i1 %60, label %61, label %65

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %63 = load i32, ptr %62, align 4
  call void @check_sources(ptr %55, i32 %1, <32 x i64> %2, i32 %63)
  %64 = load i32, ptr %5, align 8
  br label %65

65:
  %66 = phi i32 [ %64, %61 ], [ %51, %54 ]
  %67 = and i32 %66, 49
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %87

69:
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 816
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  %74 = getelementptr inbounds nuw i8, ptr %70, i64 1176
  %75 = load i64, ptr %74, align 8
  %76 = icmp ne i64 %75, 0
  %77 = select i1 %76, i1 %73, i1 false
  br i1 %77, label %78, label %87

78:
  %79 = load ptr, ptr %15, align 8
  %80 = icmp eq ptr %79, %70
  br i1 %80, label %81, label %86

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %85 = load i32, ptr %84, align 4
  call void @note_store(ptr %70, ptr %83, i32 %1, <32 x i64> %2, i32 %85)
  br label %87

86:
  call void @suspect(ptr %70)
  br label %87

87:
  %88 = load i32, ptr %5, align 8
  %89 = and i32 %88, 16
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %112, label %91

91:
  %92 = load i64, ptr %20, align 8
  %93 = add i64 %92, -3
  %94 = icmp ult i64 %93, 2
  %95 = and i32 %88, 1
  %96 = icmp ne i32 %95, 0
  %97 = and i1 %96, %94
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %99 = load i8, ptr %98, align 8
  %100 = trunc nuw i8 %99 to i1
  %101 = load ptr, ptr %0, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %103 = load ptr, ptr %102, align 8
  br i1 %100, label %104, label %109

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %108 = load i32, ptr %107, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %101, ptr %103, i32 %1, i64 %106, ptr %19, i32 %108, i1 zeroext %97)
  br label %527

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %111 = load i32, ptr %110, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %101, ptr %103, i32 %1, <32 x i64> %2, ptr %19, i32 %111, i1 zeroext %97)
  br label %527

112:
  %113 = and i32 %88, 32
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %136, label %115

115:
  %116 = load i64, ptr %20, align 8
  %117 = add i64 %116, -3
  %118 = icmp ult i64 %117, 2
  %119 = and i32 %88, 1
  %120 = icmp ne i32 %119, 0
  %121 = and i1 %120, %118
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %123 = load i8, ptr %122, align 8
  %124 = trunc nuw i8 %123 to i1
  %125 = load ptr, ptr %0, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  br i1 %124, label %128, label %133

128:
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %132 = load i32, ptr %131, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %125, ptr %127, i32 %1, i64 %130, ptr %19, i32 %132, i1 zeroext %121)
  br label %527

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %135 = load i32, ptr %134, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %125, ptr %127, i32 %1, <32 x i64> %2, ptr %19, i32 %135, i1 zeroext %121)
  br label %527

136:
  br i1 %22, label %137, label %142

137:
  %138 = load ptr, ptr %0, align 8
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 544
  %140 = load i64, ptr %139, align 8
  %141 = icmp ult i64 %140, 2
  br label %142

142:
  %143 = phi i1 [ false, %136 ], [ %141, %137 ]
  %144 = and i32 %88, 4
  %145 = icmp eq i32 %144, 0
  %146 = or i1 %145, %143
  br i1 %146, label %150, label %147

147:
  %148 = and i32 %88, 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %151, label %209

150:
  br i1 %145, label %209, label %151

151:
  %152 = and i32 %88, 2
  %153 = icmp eq i32 %152, 0
  %154 = and i32 %88, 536870912
  %155 = icmp eq i32 %154, 0
  br i1 %153, label %187, label %156

156:
  %157 = load i64, ptr %20, align 8
  %158 = add i64 %157, -3
  %159 = icmp ult i64 %158, 2
  %160 = and i32 %88, 1
  %161 = icmp ne i32 %160, 0
  %162 = and i1 %161, %159
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %164 = load i8, ptr %163, align 8
  %165 = trunc nuw i8 %164 to i1
  %166 = load ptr, ptr %0, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %168 = load ptr, ptr %167, align 8
  br i1 %155, label %178, label %169

169:
  br i1 %165, label %170, label %175

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %174 = load i32, ptr %173, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %166, ptr %168, i32 %1, i64 %172, ptr %19, i32 %174, i1 zeroext %162)
  br label %527

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %177 = load i32, ptr %176, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %166, ptr %168, i32 %1, <32 x i64> %2, ptr %19, i32 %177, i1 zeroext %162)
  br label %527

178:
  br i1 %165, label %179, label %184

179:
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %183 = load i32, ptr %182, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %166, ptr %168, i32 %1, i64 %181, ptr %19, i32 %183, i1 zeroext %162)
  br label %527

184:
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %186 = load i32, ptr %185, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %166, ptr %168, i32 %1, <32 x i64> %2, ptr %19, i32 %186, i1 zeroext %162)
  br label %527

187:
  br i1 %155, label %188, label %209

188:
  %189 = load i64, ptr %20, align 8
  %190 = add i64 %189, -3
  %191 = icmp ult i64 %190, 2
  %192 = and i32 %88, 1
  %193 = icmp ne i32 %192, 0
  %194 = and i1 %193, %191
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %196 = load i8, ptr %195, align 8
  %197 = trunc nuw i8 %196 to i1
  %198 = load ptr, ptr %0, align 8
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %200 = load ptr, ptr %199, align 8
  br i1 %197, label %201, label %206

201:
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %203 = load i64, ptr %202, align 8
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %205 = load i32, ptr %204, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %198, ptr %200, i32 %1, i64 %203, ptr %19, i32 %205, i1 zeroext %194)
  br label %527

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %208 = load i32, ptr %207, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %198, ptr %200, i32 %1, <32 x i64> %2, ptr %19, i32 %208, i1 zeroext %194)
  br label %527

209:
  %210 = and i32 %88, 2
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %233

212:
  %213 = load i64, ptr %20, align 8
  %214 = add i64 %213, -3
  %215 = icmp ult i64 %214, 2
  %216 = and i32 %88, 1
  %217 = icmp ne i32 %216, 0
  %218 = and i1 %217, %215
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %220 = load i8, ptr %219, align 8
  %221 = trunc nuw i8 %220 to i1
  %222 = load ptr, ptr %0, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %224 = load ptr, ptr %223, align 8
  br i1 %221, label %225, label %230

225:
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %229 = load i32, ptr %228, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %222, ptr %224, i32 %1, i64 %227, ptr %19, i32 %229, i1 zeroext %218)
  br label %527

230:
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %232 = load i32, ptr %231, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %222, ptr %224, i32 %1, <32 x i64> %2, ptr %19, i32 %232, i1 zeroext %218)
  br label %527

233:
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %235 = load i8, ptr %234, align 8
  %236 = trunc nuw i8 %235 to i1
  br i1 %236, label %237, label %244

237:
  %238 = load i64, ptr %20, align 8
  %239 = add i64 %238, -3
  %240 = icmp ult i64 %239, 2
  %241 = and i32 %88, 1
  %242 = icmp ne i32 %241, 0
  %243 = and i1 %240, %242
  br label %261

244:
  %245 = load ptr, ptr %0, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %247 = load ptr, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %249 = load i32, ptr %248, align 4
  %250 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %245, ptr %247, i32 %1, <32 x i64> %2, ptr %19, i32 %249)
  br i1 %250, label %527, label %251

251:
  %252 = load i32, ptr %5, align 8
  %253 = load i8, ptr %234, align 8
  %254 = trunc nuw i8 %253 to i1
  %255 = load i64, ptr %20, align 8
  %256 = add i64 %255, -3
  %257 = icmp ult i64 %256, 2
  %258 = and i32 %252, 1
  %259 = icmp ne i32 %258, 0
  %260 = select i1 %257, i1 %259, i1 false
  br i1 %254, label %261, label %270

261:
  %262 = phi i1 [ %243, %237 ], [ %260, %251 ]
  %263 = load ptr, ptr %0, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %269 = load i32, ptr %268, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %263, ptr %265, i32 %1, i64 %267, ptr %19, i32 %269, i1 zeroext %262)
  br label %527

270:
  %271 = load ptr, ptr %0, align 8
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %273 = load ptr, ptr %272, align 8
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %275 = load i32, ptr %274, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %271, ptr %273, i32 %1, <32 x i64> %2, ptr %19, i32 %275, i1 zeroext %260)
  br label %527

276:
  %277 = lshr <32 x i64> %2, splat (i64 40)
  store <32 x i64> %277, ptr %4, align 64
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %284

283:
  br label %527

284:
  %285 = phi i32 [ %1, %276 ], [ %525, %524 ]
  %286 = call i32 @llvm.cttz.i32(i32 %285, i1 true)
  %287 = zext nneg i32 %286 to i64
  %288 = getelementptr inbounds nuw i64, ptr %4, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = insertelement <32 x i64> poison, i64 %289, i64 0
  %291 = shufflevector <32 x i64> %290, <32 x i64> poison, <32 x i32> zeroinitializer
  %292 = icmp eq <32 x i64> %277, %291
  %293 = bitcast <32 x i1> %292 to i32
  %294 = and i32 %285, %293
  %295 = load ptr, ptr %0, align 8
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 16
  %297 = load i64, ptr %296, align 8
  %298 = icmp ult i64 %289, %297
  br i1 %298, label %299, label %524

299:
  %300 = add i64 %289, -4
  %301 = icmp ult i64 %300, 16
  br i1 %301, label %302, label %303

302:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %289, i32 %294, <32 x i64> %2)
  br label %524

303:
  %304 = load ptr, ptr %278, align 8
  %305 = getelementptr inbounds nuw i8, ptr %304, i64 192
  %306 = load ptr, ptr %305, align 8
  %307 = getelementptr inbounds nuw %struct.shadow, ptr %306, i64 %289
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 32
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, 3
  switch i64 %309, label %322 [
    i64 0, label %524
    i64 1, label %311
  ]

311:
  %312 = load i32, ptr %5, align 8
  %313 = and i32 %312, 2
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %524, label %315

315:
  %316 = getelementptr inbounds nuw i8, ptr %295, i64 184
  %317 = load ptr, ptr %316, align 8
  call void %317(ptr %295)
  %318 = load i64, ptr %308, align 8
  %319 = icmp eq i64 %318, 1
  br i1 %319, label %320, label %371

320:
  %321 = load ptr, ptr %0, align 8
  call void @suspect(ptr %321)
  br label %524

322:
  br i1 %310, label %323, label %371

323:
  %324 = getelementptr inbounds nuw i8, ptr %295, i64 224
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %337, label %327

327:
  %328 = load i32, ptr %279, align 4
  %329 = call zeroext i1 @meets_held(ptr %295, i32 %294, <32 x i64> %2, i32 %328)
  br i1 %329, label %330, label %337

330:
  call void @screen_held(ptr %295)
  %331 = load i32, ptr %5, align 8
  %332 = and i32 %331, 2
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %337, label %334

334:
  %335 = load ptr, ptr %0, align 8
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 232
  store i64 0, ptr %336, align 8
  br label %337

337:
  %338 = load i32, ptr %5, align 8
  %339 = and i32 %338, 2
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %371, label %341

341:
  %342 = load ptr, ptr %278, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 1080
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds nuw i8, ptr %342, i64 408
  %346 = load i64, ptr %345, align 8
  %347 = icmp eq i64 %344, %346
  br i1 %347, label %348, label %351

348:
  %349 = load i32, ptr %279, align 4
  call void @check_sources(ptr %342, i32 %294, <32 x i64> %2, i32 %349)
  %350 = load i32, ptr %5, align 8
  br label %351

351:
  %352 = phi i32 [ %350, %348 ], [ %338, %341 ]
  %353 = and i32 %352, 49
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %355, label %371

355:
  %356 = load ptr, ptr %0, align 8
  %357 = getelementptr inbounds nuw i8, ptr %356, i64 816
  %358 = load i64, ptr %357, align 8
  %359 = icmp eq i64 %358, 0
  %360 = getelementptr inbounds nuw i8, ptr %356, i64 1176
  %361 = load i64, ptr %360, align 8
  %362 = icmp ne i64 %361, 0
  %363 = select i1 %362, i1 %359, i1 false
  br i1 %363, label %364, label %371

364:
  %365 = load ptr, ptr %278, align 8
  %366 = icmp eq ptr %365, %356
  br i1 %366, label %367, label %370

367:
  %368 = load ptr, ptr %280, align 8
  %369 = load i32, ptr %279, align 4
  call void @note_store(ptr %356, ptr %368, i32 %294, <32 x i64> %2, i32 %369)
  br label %371

370:
  call void @suspect(ptr %356)
  br label %371

371:
  %372 = load i32, ptr %5, align 8
  %373 = and i32 %372, 16
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %391, label %375

375:
  %376 = load i64, ptr %308, align 8
  %377 = add i64 %376, -3
  %378 = icmp ult i64 %377, 2
  %379 = and i32 %372, 1
  %380 = icmp ne i32 %379, 0
  %381 = and i1 %380, %378
  %382 = load i8, ptr %281, align 8
  %383 = trunc nuw i8 %382 to i1
  %384 = load ptr, ptr %0, align 8
  %385 = load ptr, ptr %280, align 8
  br i1 %383, label %386, label %389

386:
  %387 = load i64, ptr %282, align 8
  %388 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %384, ptr %385, i32 %294, i64 %387, ptr %307, i32 %388, i1 zeroext %381)
  br label %524

389:
  %390 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %384, ptr %385, i32 %294, <32 x i64> %2, ptr %307, i32 %390, i1 zeroext %381)
  br label %524

391:
  %392 = and i32 %372, 32
  %393 = icmp eq i32 %392, 0
  br i1 %393, label %410, label %394

394:
  %395 = load i64, ptr %308, align 8
  %396 = add i64 %395, -3
  %397 = icmp ult i64 %396, 2
  %398 = and i32 %372, 1
  %399 = icmp ne i32 %398, 0
  %400 = and i1 %399, %397
  %401 = load i8, ptr %281, align 8
  %402 = trunc nuw i8 %401 to i1
  %403 = load ptr, ptr %0, align 8
  %404 = load ptr, ptr %280, align 8
  br i1 %402, label %405, label %408

405:
  %406 = load i64, ptr %282, align 8
  %407 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %403, ptr %404, i32 %294, i64 %406, ptr %307, i32 %407, i1 zeroext %400)
  br label %524

408:
  %409 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %403, ptr %404, i32 %294, <32 x i64> %2, ptr %307, i32 %409, i1 zeroext %400)
  br label %524

410:
  br i1 %310, label %411, label %416

411:
  %412 = load ptr, ptr %0, align 8
  %413 = getelementptr inbounds nuw i8, ptr %412, i64 544
  %414 = load i64, ptr %413, align 8
  %415 = icmp ult i64 %414, 2
  br label %416

416:
  %417 = phi i1 [ false, %410 ], [ %415, %411 ]
  %418 = and i32 %372, 4
  %419 = icmp eq i32 %418, 0
  %420 = or i1 %419, %417
  br i1 %420, label %424, label %421

421:
  %422 = and i32 %372, 8
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %425, label %470

424:
  br i1 %419, label %470, label %425

425:
  %426 = and i32 %372, 2
  %427 = icmp eq i32 %426, 0
  %428 = and i32 %372, 536870912
  %429 = icmp eq i32 %428, 0
  br i1 %427, label %453, label %430

430:
  %431 = load i64, ptr %308, align 8
  %432 = add i64 %431, -3
  %433 = icmp ult i64 %432, 2
  %434 = and i32 %372, 1
  %435 = icmp ne i32 %434, 0
  %436 = and i1 %435, %433
  %437 = load i8, ptr %281, align 8
  %438 = trunc nuw i8 %437 to i1
  %439 = load ptr, ptr %0, align 8
  %440 = load ptr, ptr %280, align 8
  br i1 %429, label %447, label %441

441:
  br i1 %438, label %442, label %445

442:
  %443 = load i64, ptr %282, align 8
  %444 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %439, ptr %440, i32 %294, i64 %443, ptr %307, i32 %444, i1 zeroext %436)
  br label %524

445:
  %446 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %439, ptr %440, i32 %294, <32 x i64> %2, ptr %307, i32 %446, i1 zeroext %436)
  br label %524

447:
  br i1 %438, label %448, label %451

448:
  %449 = load i64, ptr %282, align 8
  %450 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %439, ptr %440, i32 %294, i64 %449, ptr %307, i32 %450, i1 zeroext %436)
  br label %524

451:
  %452 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %439, ptr %440, i32 %294, <32 x i64> %2, ptr %307, i32 %452, i1 zeroext %436)
  br label %524

453:
  br i1 %429, label %454, label %470

454:
  %455 = load i64, ptr %308, align 8
  %456 = add i64 %455, -3
  %457 = icmp ult i64 %456, 2
  %458 = and i32 %372, 1
  %459 = icmp ne i32 %458, 0
  %460 = and i1 %459, %457
  %461 = load i8, ptr %281, align 8
  %462 = trunc nuw i8 %461 to i1
  %463 = load ptr, ptr %0, align 8
  %464 = load ptr, ptr %280, align 8
  br i1 %462, label %465, label %468

465:
  %466 = load i64, ptr %282, align 8
  %467 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %463, ptr %464, i32 %294, i64 %466, ptr %307, i32 %467, i1 zeroext %460)
  br label %524

468:
  %469 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %463, ptr %464, i32 %294, <32 x i64> %2, ptr %307, i32 %469, i1 zeroext %460)
  br label %524

470:
  %471 = and i32 %372, 2
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %473, label %489

473:
  %474 = load i64, ptr %308, align 8
  %475 = add i64 %474, -3
  %476 = icmp ult i64 %475, 2
  %477 = and i32 %372, 1
  %478 = icmp ne i32 %477, 0
  %479 = and i1 %478, %476
  %480 = load i8, ptr %281, align 8
  %481 = trunc nuw i8 %480 to i1
  %482 = load ptr, ptr %0, align 8
  %483 = load ptr, ptr %280, align 8
  br i1 %481, label %484, label %487

484:
  %485 = load i64, ptr %282, align 8
  %486 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %482, ptr %483, i32 %294, i64 %485, ptr %307, i32 %486, i1 zeroext %479)
  br label %524

487:
  %488 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %482, ptr %483, i32 %294, <32 x i64> %2, ptr %307, i32 %488, i1 zeroext %479)
  br label %524

489:
  %490 = load i8, ptr %281, align 8
  %491 = trunc nuw i8 %490 to i1
  br i1 %491, label %492, label %499

492:
  %493 = load i64, ptr %308, align 8
  %494 = add i64 %493, -3
  %495 = icmp ult i64 %494, 2
  %496 = and i32 %372, 1
  %497 = icmp ne i32 %496, 0
  %498 = and i1 %495, %497
  br label %514

499:
  %500 = load ptr, ptr %0, align 8
  %501 = load ptr, ptr %280, align 8
  %502 = load i32, ptr %279, align 4
  %503 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %500, ptr %501, i32 %294, <32 x i64> %2, ptr %307, i32 %502)
  br i1 %503, label %524, label %504

504:
  %505 = load i32, ptr %5, align 8
  %506 = load i8, ptr %281, align 8
  %507 = trunc nuw i8 %506 to i1
  %508 = load i64, ptr %308, align 8
  %509 = add i64 %508, -3
  %510 = icmp ult i64 %509, 2
  %511 = and i32 %505, 1
  %512 = icmp ne i32 %511, 0
  %513 = select i1 %510, i1 %512, i1 false
  br i1 %507, label %514, label %520

514:
  %515 = phi i1 [ %498, %492 ], [ %513, %504 ]
  %516 = load ptr, ptr %0, align 8
  %517 = load ptr, ptr %280, align 8
  %518 = load i64, ptr %282, align 8
  %519 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %516, ptr %517, i32 %294, i64 %518, ptr %307, i32 %519, i1 zeroext %515)
  br label %524

520:
  %521 = load ptr, ptr %0, align 8
  %522 = load ptr, ptr %280, align 8
  %523 = load i32, ptr %279, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %521, ptr %522, i32 %294, <32 x i64> %2, ptr %307, i32 %523, i1 zeroext %513)
  br label %524

524:
  %525 = xor i32 %294, %285
  %526 = icmp eq i32 %294, %285
  br i1 %526, label %283, label %284

527:
  %528 = load i32, ptr %5, align 8
  %529 = and i32 %528, 260
  %530 = icmp eq i32 %529, 260
  br i1 %530, label %531, label %556

531:
  %532 = load ptr, ptr %0, align 8
  %533 = getelementptr inbounds nuw i8, ptr %532, i64 1752
  %534 = load i64, ptr %533, align 8
  %535 = icmp eq i64 %534, 0
  br i1 %535, label %556, label %536

536:
  %537 = getelementptr inbounds nuw i8, ptr %532, i64 544
  %538 = load i64, ptr %537, align 8
  %539 = icmp ugt i64 %538, 1
  br i1 %539, label %552, label %540

540:
  %541 = getelementptr inbounds nuw i8, ptr %532, i64 1800
  %542 = load ptr, ptr %541, align 8
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 24
  %544 = load i64, ptr %543, align 8
  %545 = icmp eq i64 %544, 0
  br i1 %545, label %546, label %552

546:
  %547 = getelementptr inbounds nuw i8, ptr %532, i64 1792
  %548 = load ptr, ptr %547, align 8
  %549 = getelementptr inbounds nuw i8, ptr %548, i64 24
  %550 = load i64, ptr %549, align 8
  %551 = icmp eq i64 %550, 0
  br i1 %551, label %556, label %552

552:
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %554 = load ptr, ptr %553, align 8
  call void @clock_acquire(ptr %532, ptr %554, i32 %1, <32 x i64> %2, i32 %528)
  %555 = load i32, ptr %5, align 8
  br label %556

556:
  %557 = phi i32 [ %528, %527 ], [ %528, %531 ], [ %555, %552 ], [ %528, %546 ]
  %558 = and i32 %557, 6
  %559 = icmp eq i32 %558, 6
  br i1 %559, label %560, label %586

560:
  %561 = load ptr, ptr %0, align 8
  %562 = getelementptr inbounds nuw i8, ptr %561, i64 1752
  %563 = load i64, ptr %562, align 8
  %564 = icmp eq i64 %563, 0
  br i1 %564, label %586, label %565

565:
  %566 = and i32 %557, 128
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %574

568:
  %569 = getelementptr inbounds nuw i8, ptr %561, i64 1808
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds nuw i8, ptr %561, i64 408
  %572 = load i64, ptr %571, align 8
  %573 = icmp eq i64 %570, %572
  br i1 %573, label %574, label %586

574:
  %575 = getelementptr inbounds nuw i8, ptr %561, i64 224
  %576 = load i64, ptr %575, align 8
  %577 = icmp eq i64 %576, 0
  br i1 %577, label %581, label %578

578:
  call void @screen_held(ptr %561)
  %579 = load ptr, ptr %0, align 8
  %580 = load i32, ptr %5, align 8
  br label %581

581:
  %582 = phi i32 [ %557, %574 ], [ %580, %578 ]
  %583 = phi ptr [ %561, %574 ], [ %579, %578 ]
  %584 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %585 = load ptr, ptr %584, align 8
  call void @clock_release(ptr %583, ptr %585, i32 %1, <32 x i64> %2, i32 %582)
  br label %586

586:
  ret void
}

define void @record_copy(ptr readnone %0, ptr readnone %1, i32 %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7, i32 %8) {
  ret void
}

define void @screen_held_read(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %9 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %10 = icmp ne <32 x i64> %3, %9
  %11 = bitcast <32 x i1> %10 to i32
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %15

13:
  %14 = extractelement <32 x i64> %3, i64 0
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %14, ptr %8, i32 %4, i1 zeroext true)
  br label %16

15:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %8, i32 %4, i1 zeroext true)
  br label %16

16:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %29 = load i64, ptr %28, align 8
  %30 = shl i64 %29, 42
  %31 = zext i32 %26 to i64
  %32 = shl nuw nsw i64 %31, 19
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 5
  %37 = or disjoint i64 %36, %30
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 19
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %43 = load i32, ptr %42, align 16
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 19
  %46 = and i32 %34, 15
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 1, %47
  %49 = or i64 %32, %37
  %50 = or i64 %49, 65536
  %51 = or i64 %30, %32
  %52 = or disjoint i64 %51, %48
  %53 = or disjoint i64 %52, 131072
  %54 = select i1 %23, i64 %30, i64 %22
  %55 = select i1 %23, i64 %30, i64 1
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %60 = load i32, ptr %59, align 4
  %61 = icmp ne i32 %60, 0
  %62 = call i32 @llvm.ctpop.i32(i32 %2)
  %63 = icmp samesign ult i32 %62, 2
  %64 = select i1 %61, i1 true, i1 %63
  %65 = add i32 %60, -1
  %66 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %67 = select i1 %61, i32 %65, i32 %66
  %68 = zext i32 %67 to i64
  %69 = select i1 %64, i64 %68, i64 196608
  %70 = or i64 %69, %37
  %71 = or i64 %70, %32
  %72 = select i1 %64, i64 %71, i64 %50
  %73 = load i64, ptr %4, align 8
  %74 = sub i64 %3, %73
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %76 = load i64, ptr %75, align 8
  %77 = lshr i64 %74, %76
  %78 = trunc i64 %76 to i32
  %79 = lshr i32 %5, %78
  %80 = zext i32 %79 to i64
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %82, label %83

82:
  call void @suspect(ptr %0)
  br label %83

83:
  %84 = add i64 %77, %80
  %85 = icmp ult i64 %77, %84
  br i1 %85, label %86, label %95

86:
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %89 = or i64 %32, -4398046314496
  %90 = or disjoint i64 %48, -4398046052352
  br label %91

91:
  %92 = phi i64 [ %77, %86 ], [ %272, %271 ]
  %93 = load i64, ptr %10, align 8
  %94 = icmp ult i64 %92, %93
  br i1 %94, label %96, label %95

95:
  ret void

96:
  %97 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i64, ptr %12, i64 %92
  %100 = load i64, ptr %99, align 8
  %101 = load i32, ptr %27, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %115, label %103

103:
  %104 = icmp uge i64 %100, %54
  br i1 %23, label %105, label %109

105:
  %106 = sub i64 %100, %30
  %107 = icmp uge i64 %106, %41
  %108 = and i1 %104, %107
  br label %109

109:
  %110 = phi i1 [ %108, %105 ], [ %104, %103 ]
  %111 = and i64 %100, 262144
  %112 = icmp ne i64 %111, 0
  %113 = and i1 %112, %110
  %114 = zext i1 %113 to i32
  br label %115

115:
  %116 = phi i32 [ %114, %109 ], [ 0, %96 ]
  %117 = icmp uge i64 %98, %54
  %118 = sub i64 %98, %30
  %119 = icmp uge i64 %118, %41
  %120 = and i1 %117, %119
  %121 = icmp ugt i64 %55, %98
  %122 = select i1 %6, i1 %121, i1 false
  %123 = or i1 %122, %120
  %124 = zext i1 %123 to i32
  %125 = or i32 %116, %124
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %183, label %127

127:
  br i1 %122, label %128, label %129

128:
  call void @suspect(ptr %0)
  br label %129

129:
  %130 = icmp uge i64 %118, %45
  %131 = xor i64 %98, %36
  %132 = and i64 %131, 132064
  %133 = icmp ne i64 %132, 0
  %134 = or i1 %130, %133
  %135 = xor i64 %98, %70
  %136 = and i64 %135, -4398046248961
  %137 = icmp ne i64 %136, 0
  %138 = and i1 %137, %134
  %139 = and i1 %120, %138
  %140 = zext i1 %139 to i32
  %141 = xor i1 %139, true
  %142 = select i1 %141, i1 true, i1 %58
  br i1 %142, label %149, label %143

143:
  %144 = load ptr, ptr %87, align 8
  %145 = load i64, ptr %10, align 8
  %146 = call i32 @clock_orders(ptr %0, ptr %1, i64 %98, i64 %92, ptr %144, i64 %145)
  %147 = xor i32 %146, -1
  %148 = and i32 %147, %140
  br label %149

149:
  %150 = phi i32 [ %148, %143 ], [ %140, %129 ]
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %153, label %152

152:
  call void @suspect(ptr %0)
  br label %153

153:
  %154 = icmp eq i32 %116, 0
  br i1 %154, label %194, label %155

155:
  %156 = sub i64 %100, %30
  %157 = icmp uge i64 %156, %45
  %158 = xor i64 %100, %36
  %159 = and i64 %158, 132064
  %160 = icmp ne i64 %159, 0
  %161 = or i1 %157, %160
  %162 = icmp uge i64 %100, %54
  %163 = icmp uge i64 %156, %41
  %164 = and i1 %162, %163
  %165 = and i1 %164, %161
  %166 = xor i64 %100, %70
  %167 = and i64 %166, -4398046248961
  %168 = icmp ne i64 %167, 0
  %169 = and i1 %168, %165
  %170 = zext i1 %169 to i32
  %171 = xor i1 %169, true
  %172 = select i1 %171, i1 true, i1 %58
  br i1 %172, label %179, label %173

173:
  %174 = load ptr, ptr %88, align 8
  %175 = load i64, ptr %10, align 8
  %176 = call i32 @clock_orders(ptr %0, ptr %1, i64 %100, i64 %92, ptr %174, i64 %175)
  %177 = xor i32 %176, -1
  %178 = and i32 %177, %170
  br label %179

179:
  %180 = phi i32 [ %178, %173 ], [ %170, %155 ]
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %185, label %182

182:
  call void @suspect(ptr %0)
  br label %185

183:
  %184 = icmp eq i32 %116, 0
  br i1 %184, label %194, label %185

185:
  %186 = and i64 %100, -262145
  store i64 %186, ptr %97, align 8
  store i64 %72, ptr %99, align 8
  %187 = load ptr, ptr %87, align 8
  %188 = icmp ne ptr %187, null
  %189 = and i64 %100, 196608
  %190 = icmp eq i64 %189, 131072
  %191 = select i1 %188, i1 %190, i1 false
  br i1 %191, label %192, label %271

192:
  %193 = call i64 @clock_join(ptr %0, ptr %4, i64 %92, i64 0, i64 %186)
  br label %271

194:
  br i1 %58, label %200, label %195

195:
  %196 = load ptr, ptr %88, align 8
  %197 = icmp eq ptr %196, null
  %198 = select i1 %197, i64 4398045986816, i64 0
  %199 = or disjoint i64 %198, %90
  br label %200

200:
  %201 = phi i64 [ %199, %195 ], [ -4398046052352, %194 ]
  %202 = xor i64 %100, %53
  %203 = and i64 %201, %202
  %204 = icmp ne i64 %203, 0
  %205 = icmp ult i64 %100, %54
  %206 = sub i64 %100, %30
  %207 = icmp ult i64 %206, %41
  %208 = or i1 %205, %207
  %209 = or i1 %208, %204
  br i1 %209, label %218, label %210

210:
  %211 = load ptr, ptr %88, align 8
  %212 = icmp eq ptr %211, null
  br i1 %212, label %271, label %213

213:
  %214 = load i64, ptr %10, align 8
  %215 = mul i64 %214, %47
  %216 = getelementptr i32, ptr %211, i64 %92
  %217 = getelementptr i32, ptr %216, i64 %215
  store i32 %26, ptr %217, align 4
  br label %271

218:
  %219 = icmp eq i64 %100, %72
  br i1 %219, label %271, label %220

220:
  %221 = icmp ult i64 %206, %45
  %222 = xor i64 %100, %37
  %223 = and i64 %222, 132064
  %224 = icmp eq i64 %223, 0
  %225 = and i1 %221, %224
  %226 = xor i64 %100, %70
  %227 = and i64 %226, -4398046248961
  %228 = icmp eq i64 %227, 0
  %229 = or i1 %228, %225
  %230 = or i1 %208, %229
  %231 = and i64 %100, -4398046511104
  %232 = icmp eq i64 %231, %30
  br i1 %232, label %233, label %242

233:
  %234 = and i64 %100, 196608
  %235 = icmp eq i64 %234, 131072
  %236 = and i64 %100, 65535
  %237 = lshr i64 %100, 5
  %238 = and i64 %237, 15
  %239 = shl nuw nsw i64 1, %238
  %240 = select i1 %235, i64 %236, i64 %239
  %241 = or i64 %240, %53
  br label %242

242:
  %243 = phi i64 [ %241, %233 ], [ %89, %220 ]
  %244 = and i64 %222, -4398046379040
  %245 = icmp eq i64 %244, 0
  %246 = select i1 %245, i64 %50, i64 %243
  %247 = select i1 %230, i64 %72, i64 %246
  %248 = load ptr, ptr %88, align 8
  %249 = icmp ne ptr %248, null
  %250 = and i64 %247, 196608
  %251 = icmp eq i64 %250, 131072
  %252 = select i1 %249, i1 %251, i1 false
  br i1 %252, label %253, label %270

253:
  %254 = load i64, ptr %10, align 8
  %255 = and i64 %100, 131072
  %256 = icmp eq i64 %255, 0
  br i1 %256, label %257, label %266

257:
  %258 = lshr i64 %100, 5
  %259 = and i64 %258, 15
  %260 = mul i64 %254, %259
  %261 = lshr i64 %100, 19
  %262 = trunc i64 %261 to i32
  %263 = and i32 %262, 8388607
  %264 = getelementptr i32, ptr %248, i64 %92
  %265 = getelementptr i32, ptr %264, i64 %260
  store i32 %263, ptr %265, align 4
  br label %266

266:
  %267 = mul i64 %254, %47
  %268 = getelementptr i32, ptr %248, i64 %92
  %269 = getelementptr i32, ptr %268, i64 %267
  store i32 %26, ptr %269, align 4
  br label %270

270:
  store i64 %247, ptr %99, align 8
  br label %271

271:
  %272 = add nuw i64 %92, 1
  %273 = icmp eq i64 %272, %84
  br i1 %273, label %95, label %91
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca %struct.Lanes, align 64
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca <32 x i64>, align 256
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca %struct.Lanes, align 64
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca %struct.Lanes, align 64
  %27 = alloca %struct.Lanes, align 64
  %28 = alloca <32 x i64>, align 256
  %29 = alloca %struct.Lanes, align 64
  %30 = alloca <32 x i64>, align 256
  %31 = alloca %struct.Lanes, align 64
  %32 = alloca %struct.Lanes, align 64
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i64, ptr %34, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 3
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %21, i64 128
  br i1 %40, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %52 = load i64, ptr %51, align 8
  %53 = freeze i64 %52
  %54 = icmp ult i64 %53, 2
  br label %55

55:
  %56 = phi i64 [ 1, %7 ], [ 2, %50 ]
  %57 = phi i1 [ false, %7 ], [ %54, %50 ]
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %63 = load i64, ptr %62, align 8
  %64 = shl i64 %63, 42
  %65 = zext i32 %60 to i64
  %66 = shl nuw nsw i64 %65, 19
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 5
  %71 = or disjoint i64 %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, 19
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %77 = load i32, ptr %76, align 16
  %78 = zext i32 %77 to i64
  %79 = shl nuw nsw i64 %78, 19
  %80 = and i32 %68, 15
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw nsw i64 1, %81
  %83 = or i64 %66, %71
  %84 = or i64 %83, 65536
  %85 = or disjoint i64 %82, %64
  %86 = or i64 %85, %66
  %87 = or disjoint i64 %86, 131072
  %88 = select i1 %57, i64 %64, i64 %56
  %89 = select i1 %57, i64 %64, i64 1
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 0
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %94 = load i64, ptr %93, align 8
  %95 = icmp ult i64 %94, 17
  %96 = load i64, ptr %4, align 8
  %97 = insertelement <32 x i64> poison, i64 %96, i64 0
  %98 = shufflevector <32 x i64> %97, <32 x i64> poison, <32 x i32> zeroinitializer
  %99 = sub <32 x i64> %3, %98
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %101 = load i64, ptr %100, align 8
  %102 = insertelement <32 x i64> poison, i64 %101, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = lshr <32 x i64> %99, %103
  %105 = trunc i64 %101 to i32
  %106 = lshr i32 %5, %105
  %107 = zext i32 %106 to i64
  %108 = extractelement <32 x i64> %104, i64 0
  %109 = icmp eq i32 %106, 0
  br i1 %109, label %110, label %111

110:
  call void @suspect(ptr %0)
  br label %816

111:
  %112 = icmp ne i32 %106, 1
  %113 = icmp eq i32 %2, -1
  %114 = and i1 %113, %112
  br i1 %114, label %117, label %115

115:
  %116 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %126

117:
  %118 = insertelement <32 x i64> poison, i64 %107, i64 0
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = mul nuw nsw <32 x i64> %119, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %121 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = add <32 x i64> %120, %121
  %123 = icmp ne <32 x i64> %104, %122
  %124 = bitcast <32 x i1> %123 to i32
  %125 = icmp eq i32 %124, 0
  br label %126

126:
  %127 = phi <32 x i64> [ %116, %115 ], [ %121, %117 ]
  %128 = phi i1 [ false, %115 ], [ %125, %117 ]
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %130 = call i64 @llvm.cttz.i64(i64 %107, i1 true)
  %131 = insertelement <32 x i64> poison, i64 %130, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = add i64 %108, 32
  %134 = insertelement <32 x i64> poison, i64 %71, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = insertelement <32 x i64> poison, i64 %66, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = select i1 %6, i64 %89, i64 0
  %139 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %140 = or disjoint i64 %82, -4398046052352
  %141 = insertelement <32 x i64> poison, i64 %87, i64 0
  %142 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> zeroinitializer
  %143 = insertelement <32 x i64> poison, i64 %140, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = insertelement <32 x i64> poison, i64 %64, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  %147 = insertelement <32 x i64> poison, i64 %75, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = or disjoint i64 %82, 131072
  %150 = insertelement <32 x i64> poison, i64 %149, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  %152 = insertelement <32 x i32> poison, i32 %60, i64 0
  %153 = shufflevector <32 x i32> %152, <32 x i32> poison, <32 x i32> zeroinitializer
  %154 = insertelement <32 x i64> poison, i64 %88, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = insertelement <32 x i64> poison, i64 %79, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %159 = or i64 %66, -4398046314496
  %160 = insertelement <32 x i64> poison, i64 %159, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = insertelement <32 x i64> poison, i64 %84, i64 0
  %163 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> zeroinitializer
  %164 = insertelement <32 x i64> poison, i64 %65, i64 0
  %165 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> zeroinitializer
  %166 = insertelement <32 x i64> poison, i64 %138, i64 0
  %167 = shufflevector <32 x i64> %166, <32 x i64> poison, <32 x i32> zeroinitializer
  %168 = or disjoint i64 %82, -4398046052352
  br label %169

169:
  %170 = phi i64 [ 0, %126 ], [ %814, %813 ]
  %171 = insertelement <32 x i64> poison, i64 %170, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = add <32 x i64> %172, %104
  br i1 %128, label %174, label %181

174:
  %175 = shl nuw nsw i64 %170, 5
  %176 = insertelement <32 x i64> poison, i64 %175, i64 0
  %177 = shufflevector <32 x i64> %176, <32 x i64> poison, <32 x i32> zeroinitializer
  %178 = or disjoint <32 x i64> %177, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %179 = add <32 x i64> %178, %127
  %180 = lshr <32 x i64> %178, %132
  br label %181

181:
  %182 = phi <32 x i64> [ %179, %174 ], [ %173, %169 ]
  %183 = phi <32 x i64> [ %180, %174 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %169 ]
  %184 = load i32, ptr %129, align 4
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %191, label %186

186:
  %187 = add i32 %184, -1
  %188 = zext i32 %187 to i64
  %189 = insertelement <32 x i64> poison, i64 %188, i64 0
  %190 = shufflevector <32 x i64> %189, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %191

191:
  %192 = phi <32 x i64> [ %190, %186 ], [ %183, %181 ]
  %193 = load i64, ptr %35, align 8
  br i1 %128, label %194, label %198

194:
  %195 = shl i64 %170, 5
  %196 = add i64 %133, %195
  %197 = icmp ugt i64 %196, %193
  br i1 %197, label %198, label %204

198:
  %199 = insertelement <32 x i64> poison, i64 %193, i64 0
  %200 = shufflevector <32 x i64> %199, <32 x i64> poison, <32 x i32> zeroinitializer
  %201 = icmp ult <32 x i64> %182, %200
  %202 = bitcast <32 x i1> %201 to i32
  %203 = and i32 %2, %202
  br label %204

204:
  %205 = phi i32 [ %203, %198 ], [ %2, %194 ]
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %813, label %207

207:
  %208 = or <32 x i64> %192, %135
  %209 = call i32 @llvm.cttz.i32(i32 %205, i1 false)
  store <32 x i64> %182, ptr %31, align 64
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw i64, ptr %31, i64 %210
  %212 = load i64, ptr %211, align 8
  %213 = sub i64 %212, %210
  br i1 %128, label %243, label %214

214:
  %215 = insertelement <32 x i64> poison, i64 %213, i64 0
  %216 = shufflevector <32 x i64> %215, <32 x i64> poison, <32 x i32> zeroinitializer
  %217 = add <32 x i64> %216, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %218 = icmp eq <32 x i64> %182, %217
  %219 = bitcast <32 x i1> %218 to i32
  %220 = xor i32 %205, -1
  %221 = or i32 %219, %220
  %222 = icmp eq i32 %221, -1
  br i1 %222, label %243, label %223

223:
  %224 = insertelement <32 x i64> poison, i64 %212, i64 0
  %225 = shufflevector <32 x i64> %224, <32 x i64> poison, <32 x i32> zeroinitializer
  %226 = icmp eq <32 x i64> %182, %225
  %227 = bitcast <32 x i1> %226 to i32
  %228 = or i32 %227, %220
  %229 = icmp eq i32 %228, -1
  br i1 %229, label %249, label %230

230:
  %231 = icmp eq i32 %205, -1
  br i1 %231, label %232, label %260

232:
  %233 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %234 = add <32 x i64> %233, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %235 = icmp ne <32 x i64> %182, %234
  %236 = bitcast <32 x i1> %235 to i32
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %258, label %238

238:
  %239 = icmp ne <32 x i64> %182, %233
  %240 = bitcast <32 x i1> %239 to i32
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %258, label %242

242:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %182, ptr %26, align 64
  br label %261

243:
  %244 = getelementptr inbounds nuw i64, ptr %34, i64 %213
  %245 = bitcast i32 %205 to <32 x i1>
  %246 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %244, <32 x i1> %245, <32 x i64> zeroinitializer)
  %247 = getelementptr inbounds nuw i64, ptr %37, i64 %213
  %248 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %247, <32 x i1> %245, <32 x i64> zeroinitializer)
  br label %347

249:
  %250 = getelementptr i64, ptr %34, i64 %212
  %251 = load i64, ptr %250, align 8
  %252 = insertelement <32 x i64> poison, i64 %251, i64 0
  %253 = shufflevector <32 x i64> %252, <32 x i64> poison, <32 x i32> zeroinitializer
  %254 = getelementptr i64, ptr %37, i64 %212
  %255 = load i64, ptr %254, align 8
  %256 = insertelement <32 x i64> poison, i64 %255, i64 0
  %257 = shufflevector <32 x i64> %256, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %347

258:
  %259 = phi i32 [ 2, %232 ], [ 3, %238 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %284

260:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %182, ptr %26, align 64
  br label %272

261:
  %262 = phi i64 [ 0, %242 ], [ %268, %261 ]
  %263 = getelementptr inbounds nuw i64, ptr %26, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds nuw i64, ptr %34, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds nuw i64, ptr %27, i64 %262
  store i64 %266, ptr %267, align 8
  %268 = add nuw nsw i64 %262, 1
  %269 = icmp eq i64 %268, 32
  br i1 %269, label %270, label %261

270:
  %271 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %182, ptr %25, align 64
  br label %304

272:
  %273 = phi i32 [ %282, %272 ], [ %205, %260 ]
  %274 = call i32 @llvm.cttz.i32(i32 %273, i1 true)
  %275 = zext nneg i32 %274 to i64
  %276 = getelementptr inbounds nuw i64, ptr %26, i64 %275
  %277 = load i64, ptr %276, align 8
  %278 = getelementptr inbounds nuw i64, ptr %34, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i64, ptr %27, i64 %275
  store i64 %279, ptr %280, align 8
  %281 = add i32 %273, -1
  %282 = and i32 %281, %273
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %302, label %272

284:
  %285 = phi i1 [ true, %258 ], [ false, %299 ]
  %286 = phi ptr [ %28, %258 ], [ %44, %299 ]
  %287 = phi ptr [ %27, %258 ], [ %45, %299 ]
  %288 = phi ptr [ %27, %258 ], [ %46, %299 ]
  store <32 x i64> %182, ptr %28, align 256
  %289 = load i64, ptr %286, align 64
  %290 = getelementptr inbounds nuw i64, ptr %34, i64 %289
  br i1 %237, label %293, label %291

291:
  %292 = load i64, ptr %290, align 8
  br label %294

293:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %287, ptr align 8 %290, i64 128, i1 false)
  br label %299

294:
  %295 = phi i64 [ 0, %291 ], [ %297, %294 ]
  %296 = getelementptr inbounds nuw i64, ptr %288, i64 %295
  store i64 %292, ptr %296, align 8
  %297 = add nuw nsw i64 %295, 1
  %298 = icmp eq i64 %297, 16
  br i1 %298, label %299, label %294

299:
  br i1 %285, label %284, label %300

300:
  %301 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %327

302:
  %303 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %182, ptr %25, align 64
  br label %313

304:
  %305 = phi i64 [ 0, %270 ], [ %311, %304 ]
  %306 = getelementptr inbounds nuw i64, ptr %25, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds nuw i64, ptr %37, i64 %307
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds nuw i64, ptr %29, i64 %305
  store i64 %309, ptr %310, align 8
  %311 = add nuw nsw i64 %305, 1
  %312 = icmp eq i64 %311, 32
  br i1 %312, label %325, label %304

313:
  %314 = phi i32 [ %323, %313 ], [ %205, %302 ]
  %315 = call i32 @llvm.cttz.i32(i32 %314, i1 true)
  %316 = zext nneg i32 %315 to i64
  %317 = getelementptr inbounds nuw i64, ptr %25, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds nuw i64, ptr %37, i64 %318
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds nuw i64, ptr %29, i64 %316
  store i64 %320, ptr %321, align 8
  %322 = add i32 %314, -1
  %323 = and i32 %322, %314
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %325, label %313

325:
  %326 = phi <32 x i64> [ %271, %304 ], [ %303, %313 ]
  br label %343

327:
  %328 = phi i1 [ true, %300 ], [ false, %342 ]
  %329 = phi ptr [ %30, %300 ], [ %41, %342 ]
  %330 = phi ptr [ %29, %300 ], [ %42, %342 ]
  %331 = phi ptr [ %29, %300 ], [ %43, %342 ]
  store <32 x i64> %182, ptr %30, align 256
  %332 = load i64, ptr %329, align 64
  %333 = getelementptr inbounds nuw i64, ptr %37, i64 %332
  br i1 %237, label %336, label %334

334:
  %335 = load i64, ptr %333, align 8
  br label %337

336:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %330, ptr align 8 %333, i64 128, i1 false)
  br label %342

337:
  %338 = phi i64 [ 0, %334 ], [ %340, %337 ]
  %339 = getelementptr inbounds nuw i64, ptr %331, i64 %338
  store i64 %335, ptr %339, align 8
  %340 = add nuw nsw i64 %338, 1
  %341 = icmp eq i64 %340, 16
  br i1 %341, label %342, label %337

342:
  br i1 %328, label %327, label %343

343:
  %344 = phi i32 [ 4, %325 ], [ %259, %342 ]
  %345 = phi <32 x i64> [ %326, %325 ], [ %301, %342 ]
  %346 = load <32 x i64>, ptr %29, align 64
  br label %347

347:
  %348 = phi <32 x i64> [ %246, %243 ], [ %253, %249 ], [ %345, %343 ]
  %349 = phi i32 [ 0, %243 ], [ 1, %249 ], [ %344, %343 ]
  %350 = phi <32 x i64> [ %248, %243 ], [ %257, %249 ], [ %346, %343 ]
  %351 = or <32 x i64> %137, %208
  br i1 %95, label %352, label %411

352:
  %353 = load ptr, ptr %139, align 8
  %354 = icmp eq ptr %353, null
  br i1 %354, label %411, label %355

355:
  %356 = xor <32 x i64> %350, %142
  %357 = and <32 x i64> %356, %144
  %358 = icmp ne <32 x i64> %357, zeroinitializer
  %359 = sub <32 x i64> %350, %146
  %360 = icmp ult <32 x i64> %359, %148
  %361 = and <32 x i64> %348, splat (i64 -4398046248960)
  %362 = icmp ne <32 x i64> %361, %146
  %363 = xor <32 x i64> %348, %135
  %364 = and <32 x i64> %363, splat (i64 132064)
  %365 = icmp eq <32 x i64> %364, zeroinitializer
  %366 = xor <32 x i64> %348, splat (i64 -1)
  %367 = and <32 x i64> %151, %366
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = or <32 x i1> %368, %365
  %370 = select <32 x i1> %360, <32 x i1> splat (i1 true), <32 x i1> %358
  %371 = or <32 x i1> %362, %370
  %372 = select <32 x i1> %369, <32 x i1> splat (i1 true), <32 x i1> %371
  %373 = bitcast <32 x i1> %372 to i32
  %374 = and i32 %205, %373
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %411

376:
  %377 = mul i64 %193, %81
  %378 = getelementptr inbounds nuw i32, ptr %353, i64 %377
  %379 = icmp eq i32 %349, 0
  br i1 %379, label %380, label %383

380:
  %381 = getelementptr inbounds nuw i32, ptr %378, i64 %213
  %382 = bitcast i32 %205 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %153, ptr align 4 %381, <32 x i1> %382)
  br label %813

383:
  %384 = bitcast i32 %205 to <32 x i1>
  %385 = getelementptr i32, ptr %378, <32 x i64> %182
  %386 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %385, <32 x i1> %384, <32 x i32> zeroinitializer)
  %387 = icmp ne <32 x i32> %386, %153
  %388 = bitcast <32 x i1> %387 to i32
  %389 = and i32 %205, %388
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %813, label %391

391:
  store <32 x i64> %182, ptr %24, align 64
  %392 = icmp eq i32 %389, -1
  br i1 %392, label %393, label %400

393:
  %394 = phi i64 [ %398, %393 ], [ 0, %391 ]
  %395 = getelementptr inbounds nuw i64, ptr %24, i64 %394
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds nuw i32, ptr %378, i64 %396
  store i32 %60, ptr %397, align 4
  %398 = add nuw nsw i64 %394, 1
  %399 = icmp eq i64 %398, 32
  br i1 %399, label %410, label %393

400:
  %401 = phi i32 [ %408, %400 ], [ %389, %391 ]
  %402 = call i32 @llvm.cttz.i32(i32 %401, i1 true)
  %403 = zext nneg i32 %402 to i64
  %404 = getelementptr inbounds nuw i64, ptr %24, i64 %403
  %405 = load i64, ptr %404, align 8
  %406 = getelementptr inbounds nuw i32, ptr %378, i64 %405
  store i32 %60, ptr %406, align 4
  %407 = add i32 %401, -1
  %408 = and i32 %407, %401
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %400

410:
  br label %813

411:
  %412 = load i32, ptr %61, align 4
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %428, label %414

414:
  %415 = icmp uge <32 x i64> %350, %155
  br i1 %57, label %416, label %420

416:
  %417 = sub <32 x i64> %350, %146
  %418 = icmp uge <32 x i64> %417, %148
  %419 = and <32 x i1> %415, %418
  br label %420

420:
  %421 = phi <32 x i1> [ %419, %416 ], [ %415, %414 ]
  %422 = and <32 x i64> %350, splat (i64 262144)
  %423 = icmp ne <32 x i64> %422, zeroinitializer
  %424 = select <32 x i1> %421, <32 x i1> %423, <32 x i1> zeroinitializer
  %425 = bitcast <32 x i1> %424 to i32
  %426 = and i32 %205, %425
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %428, label %800

428:
  %429 = icmp ult <32 x i64> %348, %155
  %430 = sub <32 x i64> %348, %146
  %431 = icmp ult <32 x i64> %430, %148
  %432 = or <32 x i1> %429, %431
  %433 = icmp ult <32 x i64> %348, %167
  %434 = xor <32 x i1> %432, splat (i1 true)
  %435 = or <32 x i1> %433, %434
  %436 = bitcast <32 x i1> %435 to i32
  %437 = and i32 %205, %436
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %470, label %439

439:
  %440 = bitcast <32 x i1> %433 to i32
  %441 = and i32 %205, %440
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %444, label %443

443:
  call void @suspect(ptr %0)
  br label %444

444:
  %445 = icmp ult <32 x i64> %430, %157
  %446 = xor <32 x i64> %348, %135
  %447 = and <32 x i64> %446, splat (i64 132064)
  %448 = icmp eq <32 x i64> %447, zeroinitializer
  %449 = select <32 x i1> %445, <32 x i1> %448, <32 x i1> zeroinitializer
  %450 = or <32 x i1> %432, %449
  %451 = xor <32 x i64> %348, %208
  %452 = and <32 x i64> %451, splat (i64 -4398046248961)
  %453 = icmp eq <32 x i64> %452, zeroinitializer
  %454 = select <32 x i1> %453, <32 x i1> splat (i1 true), <32 x i1> %450
  %455 = xor <32 x i1> %454, splat (i1 true)
  %456 = bitcast <32 x i1> %455 to i32
  %457 = and i32 %205, %456
  %458 = icmp eq i32 %457, 0
  %459 = select i1 %458, i1 true, i1 %92
  br i1 %459, label %466, label %460

460:
  %461 = load ptr, ptr %158, align 8
  %462 = load i64, ptr %35, align 8
  %463 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %457, <32 x i64> %348, <32 x i64> %182, ptr %461, i64 %462)
  %464 = xor i32 %463, -1
  %465 = and i32 %457, %464
  br label %466

466:
  %467 = phi i32 [ %465, %460 ], [ %457, %444 ]
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %470, label %469

469:
  call void @suspect(ptr %0)
  br label %470

470:
  br i1 %92, label %476, label %471

471:
  %472 = load ptr, ptr %139, align 8
  %473 = icmp eq ptr %472, null
  %474 = select i1 %473, i64 4398045986816, i64 0
  %475 = or disjoint i64 %474, %168
  br label %476

476:
  %477 = phi i64 [ %475, %471 ], [ -4398046052352, %470 ]
  %478 = xor <32 x i64> %350, %142
  %479 = insertelement <32 x i64> poison, i64 %477, i64 0
  %480 = shufflevector <32 x i64> %479, <32 x i64> poison, <32 x i32> zeroinitializer
  %481 = and <32 x i64> %480, %478
  %482 = icmp ne <32 x i64> %481, zeroinitializer
  %483 = icmp ult <32 x i64> %350, %155
  %484 = sub <32 x i64> %350, %146
  %485 = icmp ult <32 x i64> %484, %148
  %486 = or <32 x i1> %483, %485
  %487 = select <32 x i1> %482, <32 x i1> splat (i1 true), <32 x i1> %486
  %488 = bitcast <32 x i1> %487 to i32
  %489 = and i32 %205, %488
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %491, label %530

491:
  %492 = load ptr, ptr %139, align 8
  %493 = icmp eq ptr %492, null
  br i1 %493, label %813, label %494

494:
  %495 = load i64, ptr %35, align 8
  %496 = mul i64 %495, %81
  %497 = getelementptr inbounds nuw i32, ptr %492, i64 %496
  %498 = icmp eq i32 %349, 0
  br i1 %498, label %499, label %502

499:
  %500 = getelementptr inbounds nuw i32, ptr %497, i64 %213
  %501 = bitcast i32 %205 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %153, ptr align 4 %500, <32 x i1> %501)
  br label %813

502:
  %503 = bitcast i32 %205 to <32 x i1>
  %504 = getelementptr i32, ptr %497, <32 x i64> %182
  %505 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %504, <32 x i1> %503, <32 x i32> zeroinitializer)
  %506 = icmp ne <32 x i32> %505, %153
  %507 = bitcast <32 x i1> %506 to i32
  %508 = and i32 %205, %507
  %509 = icmp eq i32 %508, 0
  br i1 %509, label %813, label %510

510:
  store <32 x i64> %182, ptr %23, align 64
  %511 = icmp eq i32 %508, -1
  br i1 %511, label %512, label %519

512:
  %513 = phi i64 [ %517, %512 ], [ 0, %510 ]
  %514 = getelementptr inbounds nuw i64, ptr %23, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i32, ptr %497, i64 %515
  store i32 %60, ptr %516, align 4
  %517 = add nuw nsw i64 %513, 1
  %518 = icmp eq i64 %517, 32
  br i1 %518, label %529, label %512

519:
  %520 = phi i32 [ %527, %519 ], [ %508, %510 ]
  %521 = call i32 @llvm.cttz.i32(i32 %520, i1 true)
  %522 = zext nneg i32 %521 to i64
  %523 = getelementptr inbounds nuw i64, ptr %23, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = getelementptr inbounds nuw i32, ptr %497, i64 %524
  store i32 %60, ptr %525, align 4
  %526 = add i32 %520, -1
  %527 = and i32 %526, %520
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %529, label %519

529:
  br label %813

530:
  %531 = icmp ult <32 x i64> %484, %157
  %532 = xor <32 x i64> %350, %135
  %533 = and <32 x i64> %532, splat (i64 132064)
  %534 = icmp eq <32 x i64> %533, zeroinitializer
  %535 = select <32 x i1> %531, <32 x i1> %534, <32 x i1> zeroinitializer
  %536 = or <32 x i1> %486, %535
  %537 = xor <32 x i64> %350, %208
  %538 = and <32 x i64> %537, splat (i64 -4398046248961)
  %539 = icmp eq <32 x i64> %538, zeroinitializer
  %540 = select <32 x i1> %539, <32 x i1> splat (i1 true), <32 x i1> %536
  %541 = lshr <32 x i64> %350, splat (i64 5)
  %542 = and <32 x i64> %541, splat (i64 15)
  %543 = shl nuw nsw <32 x i64> splat (i64 1), %542
  %544 = and <32 x i64> %350, splat (i64 196608)
  %545 = icmp eq <32 x i64> %544, splat (i64 131072)
  %546 = and <32 x i64> %350, splat (i64 65535)
  %547 = select <32 x i1> %545, <32 x i64> %546, <32 x i64> %543
  %548 = and <32 x i64> %350, splat (i64 -4398046511104)
  %549 = icmp eq <32 x i64> %548, %146
  %550 = or <32 x i64> %547, %142
  %551 = select <32 x i1> %549, <32 x i64> %550, <32 x i64> %161
  %552 = and <32 x i64> %532, splat (i64 -4398046379040)
  %553 = icmp eq <32 x i64> %552, zeroinitializer
  %554 = select <32 x i1> %553, <32 x i64> %163, <32 x i64> %551
  %555 = select <32 x i1> %540, <32 x i64> %351, <32 x i64> %554
  %556 = load ptr, ptr %139, align 8
  %557 = icmp eq ptr %556, null
  br i1 %557, label %643, label %558

558:
  %559 = and <32 x i64> %555, splat (i64 196608)
  %560 = icmp eq <32 x i64> %559, splat (i64 131072)
  %561 = bitcast <32 x i1> %560 to i32
  %562 = and i32 %205, %561
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %643, label %564

564:
  %565 = load i64, ptr %35, align 8
  %566 = and <32 x i64> %350, splat (i64 131072)
  %567 = icmp eq <32 x i64> %566, zeroinitializer
  %568 = bitcast <32 x i1> %567 to i32
  %569 = and i32 %562, %568
  %570 = icmp eq i32 %569, 0
  br i1 %570, label %608, label %571

571:
  %572 = insertelement <32 x i64> poison, i64 %565, i64 0
  %573 = shufflevector <32 x i64> %572, <32 x i64> poison, <32 x i32> zeroinitializer
  %574 = mul <32 x i64> %573, %542
  %575 = lshr <32 x i64> %350, splat (i64 19)
  %576 = and <32 x i64> %575, splat (i64 8388607)
  store <32 x i64> %574, ptr %10, align 64
  store <32 x i64> %576, ptr %11, align 64
  store <32 x i64> %182, ptr %9, align 64
  %577 = icmp eq i32 %569, -1
  br i1 %577, label %578, label %591

578:
  %579 = phi i64 [ %589, %578 ], [ 0, %571 ]
  %580 = getelementptr inbounds nuw i64, ptr %9, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds nuw i64, ptr %11, i64 %579
  %583 = load i64, ptr %582, align 8
  %584 = trunc i64 %583 to i32
  %585 = getelementptr inbounds nuw i64, ptr %10, i64 %579
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr i32, ptr %556, i64 %581
  %588 = getelementptr i32, ptr %587, i64 %586
  store i32 %584, ptr %588, align 4
  %589 = add nuw nsw i64 %579, 1
  %590 = icmp eq i64 %589, 32
  br i1 %590, label %607, label %578

591:
  %592 = phi i32 [ %605, %591 ], [ %569, %571 ]
  %593 = call i32 @llvm.cttz.i32(i32 %592, i1 true)
  %594 = zext nneg i32 %593 to i64
  %595 = getelementptr inbounds nuw i64, ptr %9, i64 %594
  %596 = load i64, ptr %595, align 8
  %597 = getelementptr inbounds nuw i64, ptr %11, i64 %594
  %598 = load i64, ptr %597, align 8
  %599 = trunc i64 %598 to i32
  %600 = getelementptr inbounds nuw i64, ptr %10, i64 %594
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr i32, ptr %556, i64 %596
  %603 = getelementptr i32, ptr %602, i64 %601
  store i32 %599, ptr %603, align 4
  %604 = add i32 %592, -1
  %605 = and i32 %604, %592
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %591

607:
  br label %608

608:
  %609 = mul i64 %565, %81
  %610 = insertelement <32 x i64> poison, i64 %609, i64 0
  %611 = shufflevector <32 x i64> %610, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %611, ptr %12, align 64
  store <32 x i64> %165, ptr %13, align 64
  store <32 x i64> %182, ptr %8, align 64
  %612 = icmp eq i32 %562, -1
  br i1 %612, label %613, label %626

613:
  %614 = phi i64 [ %624, %613 ], [ 0, %608 ]
  %615 = getelementptr inbounds nuw i64, ptr %8, i64 %614
  %616 = load i64, ptr %615, align 8
  %617 = getelementptr inbounds nuw i64, ptr %13, i64 %614
  %618 = load i64, ptr %617, align 8
  %619 = trunc i64 %618 to i32
  %620 = getelementptr inbounds nuw i64, ptr %12, i64 %614
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr i32, ptr %556, i64 %616
  %623 = getelementptr i32, ptr %622, i64 %621
  store i32 %619, ptr %623, align 4
  %624 = add nuw nsw i64 %614, 1
  %625 = icmp eq i64 %624, 32
  br i1 %625, label %642, label %613

626:
  %627 = phi i32 [ %640, %626 ], [ %562, %608 ]
  %628 = call i32 @llvm.cttz.i32(i32 %627, i1 true)
  %629 = zext nneg i32 %628 to i64
  %630 = getelementptr inbounds nuw i64, ptr %8, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i64, ptr %13, i64 %629
  %633 = load i64, ptr %632, align 8
  %634 = trunc i64 %633 to i32
  %635 = getelementptr inbounds nuw i64, ptr %12, i64 %629
  %636 = load i64, ptr %635, align 8
  %637 = getelementptr i32, ptr %556, i64 %631
  %638 = getelementptr i32, ptr %637, i64 %636
  store i32 %634, ptr %638, align 4
  %639 = add i32 %627, -1
  %640 = and i32 %639, %627
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %626

642:
  br label %643

643:
  %644 = select <32 x i1> %540, <32 x i64> %163, <32 x i64> %554
  %645 = icmp eq i32 %349, 0
  br i1 %645, label %648, label %646

646:
  %647 = icmp eq i32 %205, -1
  br i1 %647, label %651, label %677

648:
  %649 = getelementptr inbounds nuw i64, ptr %37, i64 %213
  %650 = bitcast i32 %205 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %555, ptr align 8 %649, <32 x i1> %650)
  br label %813

651:
  %652 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %653 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %654 = icmp ne <32 x i64> %182, %652
  %655 = icmp ne <32 x i64> %182, %653
  %656 = and <32 x i1> %654, %655
  %657 = bitcast <32 x i1> %656 to i32
  %658 = icmp eq i32 %657, 0
  %659 = icmp eq i32 %349, 1
  br i1 %658, label %660, label %676

660:
  store <32 x i64> %644, ptr %19, align 64
  br i1 %659, label %661, label %664

661:
  %662 = extractelement <32 x i64> %644, i64 31
  %663 = getelementptr i64, ptr %37, i64 %212
  store i64 %662, ptr %663, align 8
  br label %675

664:
  store <32 x i64> %182, ptr %14, align 64
  br label %665

665:
  %666 = phi i64 [ 0, %664 ], [ %672, %665 ]
  %667 = getelementptr inbounds nuw i64, ptr %14, i64 %666
  %668 = load i64, ptr %667, align 8
  %669 = getelementptr inbounds nuw i64, ptr %19, i64 %666
  %670 = load i64, ptr %669, align 8
  %671 = getelementptr inbounds nuw i64, ptr %37, i64 %668
  store i64 %670, ptr %671, align 8
  %672 = add nuw nsw i64 %666, 1
  %673 = icmp eq i64 %672, 32
  br i1 %673, label %674, label %665

674:
  br label %675

675:
  br label %813

676:
  store <32 x i64> %555, ptr %17, align 64
  br i1 %659, label %679, label %692

677:
  store <32 x i64> %555, ptr %17, align 64
  %678 = icmp eq i32 %349, 1
  br i1 %678, label %679, label %702

679:
  %680 = call i32 @llvm.ctlz.i32(i32 %205, i1 false)
  %681 = sub nuw nsw i32 31, %680
  %682 = zext nneg i32 %681 to i64
  %683 = getelementptr inbounds nuw i64, ptr %17, i64 %682
  %684 = load i64, ptr %683, align 8
  %685 = getelementptr i64, ptr %37, i64 %212
  store i64 %684, ptr %685, align 8
  %686 = insertelement <32 x i64> poison, i64 %684, i64 0
  %687 = shufflevector <32 x i64> %686, <32 x i64> poison, <32 x i32> zeroinitializer
  %688 = icmp ne <32 x i64> %687, %555
  %689 = bitcast <32 x i1> %688 to i32
  %690 = and i32 %205, %689
  %691 = icmp eq i32 %690, 0
  br i1 %691, label %813, label %764

692:
  store <32 x i64> %182, ptr %16, align 64
  br label %693

693:
  %694 = phi i64 [ 0, %692 ], [ %700, %693 ]
  %695 = getelementptr inbounds nuw i64, ptr %16, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr inbounds nuw i64, ptr %17, i64 %694
  %698 = load i64, ptr %697, align 8
  %699 = getelementptr inbounds nuw i64, ptr %37, i64 %696
  store i64 %698, ptr %699, align 8
  %700 = add nuw nsw i64 %694, 1
  %701 = icmp eq i64 %700, 32
  br i1 %701, label %715, label %693

702:
  store <32 x i64> %182, ptr %16, align 64
  br label %703

703:
  %704 = phi i32 [ %713, %703 ], [ %205, %702 ]
  %705 = call i32 @llvm.cttz.i32(i32 %704, i1 true)
  %706 = zext nneg i32 %705 to i64
  %707 = getelementptr inbounds nuw i64, ptr %16, i64 %706
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds nuw i64, ptr %17, i64 %706
  %710 = load i64, ptr %709, align 8
  %711 = getelementptr inbounds nuw i64, ptr %37, i64 %708
  store i64 %710, ptr %711, align 8
  %712 = add i32 %704, -1
  %713 = and i32 %712, %704
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %715, label %703

715:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  %716 = icmp eq i32 %349, 4
  br i1 %716, label %719, label %717

717:
  %718 = icmp eq i32 %349, 2
  br label %742

719:
  store <32 x i64> %182, ptr %20, align 64
  br i1 %647, label %720, label %729

720:
  %721 = phi i64 [ %727, %720 ], [ 0, %719 ]
  %722 = getelementptr inbounds nuw i64, ptr %20, i64 %721
  %723 = load i64, ptr %722, align 8
  %724 = getelementptr inbounds nuw i64, ptr %37, i64 %723
  %725 = load i64, ptr %724, align 8
  %726 = getelementptr inbounds nuw i64, ptr %21, i64 %721
  store i64 %725, ptr %726, align 8
  %727 = add nuw nsw i64 %721, 1
  %728 = icmp eq i64 %727, 32
  br i1 %728, label %741, label %720

729:
  %730 = phi i32 [ %739, %729 ], [ %205, %719 ]
  %731 = call i32 @llvm.cttz.i32(i32 %730, i1 true)
  %732 = zext nneg i32 %731 to i64
  %733 = getelementptr inbounds nuw i64, ptr %20, i64 %732
  %734 = load i64, ptr %733, align 8
  %735 = getelementptr inbounds nuw i64, ptr %37, i64 %734
  %736 = load i64, ptr %735, align 8
  %737 = getelementptr inbounds nuw i64, ptr %21, i64 %732
  store i64 %736, ptr %737, align 8
  %738 = add i32 %730, -1
  %739 = and i32 %738, %730
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %741, label %729

741:
  br label %758

742:
  %743 = phi i1 [ true, %717 ], [ false, %757 ]
  %744 = phi ptr [ %22, %717 ], [ %47, %757 ]
  %745 = phi ptr [ %21, %717 ], [ %48, %757 ]
  %746 = phi ptr [ %21, %717 ], [ %49, %757 ]
  store <32 x i64> %182, ptr %22, align 256
  %747 = load i64, ptr %744, align 64
  %748 = getelementptr inbounds nuw i64, ptr %37, i64 %747
  br i1 %718, label %751, label %749

749:
  %750 = load i64, ptr %748, align 8
  br label %752

751:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %745, ptr align 8 %748, i64 128, i1 false)
  br label %757

752:
  %753 = phi i64 [ 0, %749 ], [ %755, %752 ]
  %754 = getelementptr inbounds nuw i64, ptr %746, i64 %753
  store i64 %750, ptr %754, align 8
  %755 = add nuw nsw i64 %753, 1
  %756 = icmp eq i64 %755, 16
  br i1 %756, label %757, label %752

757:
  br i1 %743, label %742, label %758

758:
  %759 = load <32 x i64>, ptr %21, align 64
  %760 = icmp ne <32 x i64> %759, %555
  %761 = bitcast <32 x i1> %760 to i32
  %762 = and i32 %205, %761
  %763 = icmp eq i32 %762, 0
  br i1 %763, label %813, label %765

764:
  store <32 x i64> %644, ptr %18, align 64
  br label %767

765:
  store <32 x i64> %644, ptr %18, align 64
  %766 = icmp eq i32 %349, 1
  br i1 %766, label %767, label %775

767:
  %768 = phi i32 [ %690, %764 ], [ %762, %765 ]
  %769 = call i32 @llvm.ctlz.i32(i32 %768, i1 true)
  %770 = xor i32 %769, 31
  %771 = zext nneg i32 %770 to i64
  %772 = getelementptr inbounds nuw i64, ptr %18, i64 %771
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr i64, ptr %37, i64 %212
  store i64 %773, ptr %774, align 8
  br label %799

775:
  store <32 x i64> %182, ptr %15, align 64
  %776 = icmp eq i32 %762, -1
  br i1 %776, label %777, label %786

777:
  %778 = phi i64 [ %784, %777 ], [ 0, %775 ]
  %779 = getelementptr inbounds nuw i64, ptr %15, i64 %778
  %780 = load i64, ptr %779, align 8
  %781 = getelementptr inbounds nuw i64, ptr %18, i64 %778
  %782 = load i64, ptr %781, align 8
  %783 = getelementptr inbounds nuw i64, ptr %37, i64 %780
  store i64 %782, ptr %783, align 8
  %784 = add nuw nsw i64 %778, 1
  %785 = icmp eq i64 %784, 32
  br i1 %785, label %798, label %777

786:
  %787 = phi i32 [ %796, %786 ], [ %762, %775 ]
  %788 = call i32 @llvm.cttz.i32(i32 %787, i1 true)
  %789 = zext nneg i32 %788 to i64
  %790 = getelementptr inbounds nuw i64, ptr %15, i64 %789
  %791 = load i64, ptr %790, align 8
  %792 = getelementptr inbounds nuw i64, ptr %18, i64 %789
  %793 = load i64, ptr %792, align 8
  %794 = getelementptr inbounds nuw i64, ptr %37, i64 %791
  store i64 %793, ptr %794, align 8
  %795 = add i32 %787, -1
  %796 = and i32 %795, %787
  %797 = icmp eq i32 %796, 0
  br i1 %797, label %798, label %786

798:
  br label %799

799:
  br label %813

800:
  store <32 x i64> %3, ptr %32, align 64
  %801 = icmp eq i32 %2, 0
  br i1 %801, label %812, label %802

802:
  %803 = phi i32 [ %810, %802 ], [ %2, %800 ]
  %804 = call i32 @llvm.cttz.i32(i32 %803, i1 true)
  %805 = shl nuw i32 1, %804
  %806 = zext nneg i32 %804 to i64
  %807 = getelementptr inbounds nuw i64, ptr %32, i64 %806
  %808 = load i64, ptr %807, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %805, i64 %808, ptr %4, i32 %5, i1 zeroext %6)
  %809 = add i32 %803, -1
  %810 = and i32 %809, %803
  %811 = icmp eq i32 %810, 0
  br i1 %811, label %812, label %802

812:
  br label %816

813:
  %814 = add nuw nsw i64 %170, 1
  %815 = icmp eq i64 %814, %107
  br i1 %815, label %816, label %169

816:
  ret void
}

define i32 @screen_again(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = lshr i32 %2, 2
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 2
  br i1 %10, label %11, label %98

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp ugt i64 %13, 16
  br i1 %14, label %98, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %98, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %98

23:
  %24 = add nuw nsw i64 %7, 32
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %98, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 42
  %38 = zext i32 %34 to i64
  %39 = shl nuw nsw i64 %38, 19
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = shl nuw nsw i64 %42, 5
  %44 = or disjoint i64 %43, %37
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %46 = load i32, ptr %45, align 8
  %47 = zext i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 19
  %49 = and i32 %41, 15
  %50 = zext nneg i32 %49 to i64
  %51 = shl nuw nsw i64 1, %50
  %52 = or disjoint i64 %51, %39
  %53 = or i64 %37, %52
  %54 = or disjoint i64 %53, 131072
  %55 = getelementptr inbounds nuw i64, ptr %30, i64 %7
  %56 = load <32 x i64>, ptr %55, align 8
  %57 = getelementptr inbounds nuw i64, ptr %31, i64 %7
  %58 = load <32 x i64>, ptr %57, align 8
  %59 = or disjoint i64 %51, -4398046052352
  %60 = insertelement <32 x i64> poison, i64 %54, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = xor <32 x i64> %61, %58
  %63 = insertelement <32 x i64> poison, i64 %59, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = and <32 x i64> %62, %64
  %66 = insertelement <32 x i64> poison, i64 %37, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = sub <32 x i64> %58, %67
  %69 = insertelement <32 x i64> poison, i64 %48, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = and <32 x i64> %56, splat (i64 -4398046248960)
  %72 = or disjoint i64 %51, 131072
  %73 = insertelement <32 x i64> poison, i64 %44, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = xor <32 x i64> %74, %56
  %76 = and <32 x i64> %75, splat (i64 132064)
  %77 = insertelement <32 x i64> poison, i64 %72, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = xor <32 x i64> %56, splat (i64 -1)
  %80 = and <32 x i64> %78, %79
  %81 = icmp eq <32 x i64> %76, zeroinitializer
  %82 = icmp eq <32 x i64> %80, zeroinitializer
  %83 = or <32 x i1> %81, %82
  %84 = icmp ult <32 x i64> %68, %70
  %85 = icmp ne <32 x i64> %65, zeroinitializer
  %86 = select <32 x i1> %84, <32 x i1> splat (i1 true), <32 x i1> %85
  %87 = icmp ne <32 x i64> %71, %67
  %88 = or <32 x i1> %87, %86
  %89 = select <32 x i1> %83, <32 x i1> splat (i1 true), <32 x i1> %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %98

92:
  %93 = getelementptr inbounds nuw i32, ptr %17, i64 %7
  %94 = mul i64 %26, %50
  %95 = getelementptr inbounds nuw i32, ptr %93, i64 %94
  %96 = insertelement <32 x i32> poison, i32 %34, i64 0
  %97 = shufflevector <32 x i32> %96, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %97, ptr %95, align 4
  br label %98

98:
  %99 = phi i32 [ 0, %23 ], [ 0, %3 ], [ 0, %19 ], [ 0, %15 ], [ 0, %11 ], [ 1, %92 ], [ 0, %28 ]
  ret i32 %99
}

define zeroext i1 @meets_held(ptr %0, i32 %1, <32 x i64> %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %6 = load i64, ptr %5, align 8
  %7 = add <32 x i64> %2, splat (i64 -1649267441664)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %9 = load i64, ptr %8, align 8
  %10 = insertelement <32 x i64> poison, i64 %9, i64 0
  %11 = shufflevector <32 x i64> %10, <32 x i64> poison, <32 x i32> zeroinitializer
  %12 = lshr <32 x i64> %7, %11
  %13 = add i32 %3, -1
  %14 = zext i32 %13 to i64
  %15 = insertelement <32 x i64> poison, i64 %14, i64 0
  %16 = shufflevector <32 x i64> %15, <32 x i64> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i64> %16, %7
  %18 = lshr <32 x i64> %17, %11
  %19 = bitcast i32 %1 to <32 x i1>
  %20 = and <32 x i64> %12, splat (i64 63)
  %21 = shl nuw <32 x i64> splat (i64 1), %20
  %22 = and <32 x i64> %18, splat (i64 63)
  %23 = shl nuw <32 x i64> splat (i64 1), %22
  %24 = or <32 x i64> %21, %23
  %25 = select <32 x i1> %19, <32 x i64> %24, <32 x i64> zeroinitializer
  %26 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %25)
  %27 = and i64 %26, %6
  %28 = icmp ne i64 %27, 0
  ret i1 %28
}

define void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5) {
  %7 = alloca %struct.Lanes.35, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %429

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = shl i32 %5, 10
  %20 = or disjoint i32 %19, 65
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %429

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.held_read, ptr %24, i64 %9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 80
  %30 = load i64, ptr %29, align 8
  %31 = trunc i64 %30 to i32
  %32 = lshr i32 %5, %31
  %33 = zext i32 %32 to i64
  %34 = insertelement <32 x i32> poison, i32 %31, i64 0
  %35 = shufflevector <32 x i32> %34, <32 x i32> poison, <32 x i32> zeroinitializer
  %36 = lshr <32 x i32> %3, %35
  %37 = icmp eq i32 %2, -1
  br i1 %37, label %47, label %38

38:
  %39 = bitcast i32 %2 to <32 x i1>
  store <32 x i32> %36, ptr %7, align 64
  %40 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %7, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = insertelement <32 x i32> poison, i32 %43, i64 0
  %45 = shufflevector <32 x i32> %44, <32 x i32> poison, <32 x i32> zeroinitializer
  %46 = select <32 x i1> %39, <32 x i32> %36, <32 x i32> %45
  br label %47

47:
  %48 = phi <32 x i32> [ %46, %38 ], [ %36, %22 ]
  %49 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %48)
  %50 = zext i32 %49 to i64
  %51 = add nuw nsw i64 %50, %33
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 72
  %53 = load i64, ptr %52, align 8
  %54 = icmp ugt i64 %51, %53
  br i1 %54, label %400, label %55

55:
  %56 = trunc <32 x i32> %48 to <32 x i16>
  store <32 x i16> %56, ptr %26, align 2
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %58 = load i64, ptr %57, align 8
  %59 = shl i64 %58, 42
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %61 = load i32, ptr %60, align 8
  %62 = zext i32 %61 to i64
  %63 = shl nuw nsw i64 %62, 19
  %64 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %25, i64 18
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %68 = getelementptr inbounds nuw i8, ptr %25, i64 22
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %70 = getelementptr inbounds nuw i8, ptr %25, i64 26
  %71 = getelementptr inbounds nuw i8, ptr %25, i64 28
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 30
  %73 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %74 = getelementptr inbounds nuw i8, ptr %25, i64 34
  %75 = getelementptr inbounds nuw i8, ptr %25, i64 36
  %76 = getelementptr inbounds nuw i8, ptr %25, i64 38
  %77 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %78 = getelementptr inbounds nuw i8, ptr %25, i64 42
  %79 = getelementptr inbounds nuw i8, ptr %25, i64 44
  %80 = getelementptr inbounds nuw i8, ptr %25, i64 46
  %81 = getelementptr inbounds nuw i8, ptr %25, i64 48
  %82 = getelementptr inbounds nuw i8, ptr %25, i64 50
  %83 = getelementptr inbounds nuw i8, ptr %25, i64 52
  %84 = getelementptr inbounds nuw i8, ptr %25, i64 54
  %85 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %86 = getelementptr inbounds nuw i8, ptr %25, i64 58
  %87 = getelementptr inbounds nuw i8, ptr %25, i64 60
  %88 = getelementptr inbounds nuw i8, ptr %25, i64 62
  %89 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %90 = getelementptr inbounds nuw i8, ptr %25, i64 66
  %91 = getelementptr inbounds nuw i8, ptr %25, i64 68
  %92 = getelementptr inbounds nuw i8, ptr %25, i64 70
  %93 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %94 = getelementptr inbounds nuw i8, ptr %25, i64 74
  %95 = getelementptr inbounds nuw i8, ptr %25, i64 76
  %96 = getelementptr inbounds nuw i8, ptr %25, i64 78
  br label %97

97:
  %98 = phi i64 [ 0, %55 ], [ %343, %97 ]
  %99 = phi i64 [ 0, %55 ], [ %359, %97 ]
  %100 = phi i64 [ 0, %55 ], [ %375, %97 ]
  %101 = phi i64 [ 0, %55 ], [ %391, %97 ]
  %102 = phi i64 [ %33, %55 ], [ %393, %97 ]
  %103 = phi ptr [ %65, %55 ], [ %392, %97 ]
  call void asm sideeffect "", "~{memory}"()
  %104 = load i16, ptr %26, align 2
  %105 = zext i16 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = sub i64 %107, %59
  %109 = xor i64 %108, -1
  %110 = add i64 %63, %109
  %111 = or i64 %98, %110
  %112 = load i16, ptr %66, align 2
  %113 = zext i16 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr %103, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = sub i64 %115, %59
  %117 = xor i64 %116, -1
  %118 = add i64 %63, %117
  %119 = or i64 %99, %118
  %120 = load i16, ptr %67, align 2
  %121 = zext i16 %120 to i64
  %122 = getelementptr inbounds nuw i64, ptr %103, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = sub i64 %123, %59
  %125 = xor i64 %124, -1
  %126 = add i64 %63, %125
  %127 = or i64 %100, %126
  %128 = load i16, ptr %68, align 2
  %129 = zext i16 %128 to i64
  %130 = getelementptr inbounds nuw i64, ptr %103, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = sub i64 %131, %59
  %133 = xor i64 %132, -1
  %134 = add i64 %63, %133
  %135 = or i64 %101, %134
  %136 = load i16, ptr %69, align 2
  %137 = zext i16 %136 to i64
  %138 = getelementptr inbounds nuw i64, ptr %103, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = sub i64 %139, %59
  %141 = xor i64 %140, -1
  %142 = add i64 %63, %141
  %143 = or i64 %111, %142
  %144 = load i16, ptr %70, align 2
  %145 = zext i16 %144 to i64
  %146 = getelementptr inbounds nuw i64, ptr %103, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = sub i64 %147, %59
  %149 = xor i64 %148, -1
  %150 = add i64 %63, %149
  %151 = or i64 %119, %150
  %152 = load i16, ptr %71, align 2
  %153 = zext i16 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %103, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = sub i64 %155, %59
  %157 = xor i64 %156, -1
  %158 = add i64 %63, %157
  %159 = or i64 %127, %158
  %160 = load i16, ptr %72, align 2
  %161 = zext i16 %160 to i64
  %162 = getelementptr inbounds nuw i64, ptr %103, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = sub i64 %163, %59
  %165 = xor i64 %164, -1
  %166 = add i64 %63, %165
  %167 = or i64 %135, %166
  %168 = load i16, ptr %73, align 2
  %169 = zext i16 %168 to i64
  %170 = getelementptr inbounds nuw i64, ptr %103, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = sub i64 %171, %59
  %173 = xor i64 %172, -1
  %174 = add i64 %63, %173
  %175 = or i64 %143, %174
  %176 = load i16, ptr %74, align 2
  %177 = zext i16 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %103, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = sub i64 %179, %59
  %181 = xor i64 %180, -1
  %182 = add i64 %63, %181
  %183 = or i64 %151, %182
  %184 = load i16, ptr %75, align 2
  %185 = zext i16 %184 to i64
  %186 = getelementptr inbounds nuw i64, ptr %103, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = sub i64 %187, %59
  %189 = xor i64 %188, -1
  %190 = add i64 %63, %189
  %191 = or i64 %159, %190
  %192 = load i16, ptr %76, align 2
  %193 = zext i16 %192 to i64
  %194 = getelementptr inbounds nuw i64, ptr %103, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = sub i64 %195, %59
  %197 = xor i64 %196, -1
  %198 = add i64 %63, %197
  %199 = or i64 %167, %198
  %200 = load i16, ptr %77, align 2
  %201 = zext i16 %200 to i64
  %202 = getelementptr inbounds nuw i64, ptr %103, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = sub i64 %203, %59
  %205 = xor i64 %204, -1
  %206 = add i64 %63, %205
  %207 = or i64 %175, %206
  %208 = load i16, ptr %78, align 2
  %209 = zext i16 %208 to i64
  %210 = getelementptr inbounds nuw i64, ptr %103, i64 %209
  %211 = load i64, ptr %210, align 8
  %212 = sub i64 %211, %59
  %213 = xor i64 %212, -1
  %214 = add i64 %63, %213
  %215 = or i64 %183, %214
  %216 = load i16, ptr %79, align 2
  %217 = zext i16 %216 to i64
  %218 = getelementptr inbounds nuw i64, ptr %103, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = sub i64 %219, %59
  %221 = xor i64 %220, -1
  %222 = add i64 %63, %221
  %223 = or i64 %191, %222
  %224 = load i16, ptr %80, align 2
  %225 = zext i16 %224 to i64
  %226 = getelementptr inbounds nuw i64, ptr %103, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = sub i64 %227, %59
  %229 = xor i64 %228, -1
  %230 = add i64 %63, %229
  %231 = or i64 %199, %230
  %232 = load i16, ptr %81, align 2
  %233 = zext i16 %232 to i64
  %234 = getelementptr inbounds nuw i64, ptr %103, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = sub i64 %235, %59
  %237 = xor i64 %236, -1
  %238 = add i64 %63, %237
  %239 = or i64 %207, %238
  %240 = load i16, ptr %82, align 2
  %241 = zext i16 %240 to i64
  %242 = getelementptr inbounds nuw i64, ptr %103, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = sub i64 %243, %59
  %245 = xor i64 %244, -1
  %246 = add i64 %63, %245
  %247 = or i64 %215, %246
  %248 = load i16, ptr %83, align 2
  %249 = zext i16 %248 to i64
  %250 = getelementptr inbounds nuw i64, ptr %103, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = sub i64 %251, %59
  %253 = xor i64 %252, -1
  %254 = add i64 %63, %253
  %255 = or i64 %223, %254
  %256 = load i16, ptr %84, align 2
  %257 = zext i16 %256 to i64
  %258 = getelementptr inbounds nuw i64, ptr %103, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = sub i64 %259, %59
  %261 = xor i64 %260, -1
  %262 = add i64 %63, %261
  %263 = or i64 %231, %262
  %264 = load i16, ptr %85, align 2
  %265 = zext i16 %264 to i64
  %266 = getelementptr inbounds nuw i64, ptr %103, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = sub i64 %267, %59
  %269 = xor i64 %268, -1
  %270 = add i64 %63, %269
  %271 = or i64 %239, %270
  %272 = load i16, ptr %86, align 2
  %273 = zext i16 %272 to i64
  %274 = getelementptr inbounds nuw i64, ptr %103, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = sub i64 %275, %59
  %277 = xor i64 %276, -1
  %278 = add i64 %63, %277
  %279 = or i64 %247, %278
  %280 = load i16, ptr %87, align 2
  %281 = zext i16 %280 to i64
  %282 = getelementptr inbounds nuw i64, ptr %103, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = sub i64 %283, %59
  %285 = xor i64 %284, -1
  %286 = add i64 %63, %285
  %287 = or i64 %255, %286
  %288 = load i16, ptr %88, align 2
  %289 = zext i16 %288 to i64
  %290 = getelementptr inbounds nuw i64, ptr %103, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = sub i64 %291, %59
  %293 = xor i64 %292, -1
  %294 = add i64 %63, %293
  %295 = or i64 %263, %294
  %296 = load i16, ptr %89, align 2
  %297 = zext i16 %296 to i64
  %298 = getelementptr inbounds nuw i64, ptr %103, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = sub i64 %299, %59
  %301 = xor i64 %300, -1
  %302 = add i64 %63, %301
  %303 = or i64 %271, %302
  %304 = load i16, ptr %90, align 2
  %305 = zext i16 %304 to i64
  %306 = getelementptr inbounds nuw i64, ptr %103, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = sub i64 %307, %59
  %309 = xor i64 %308, -1
  %310 = add i64 %63, %309
  %311 = or i64 %279, %310
  %312 = load i16, ptr %91, align 2
  %313 = zext i16 %312 to i64
  %314 = getelementptr inbounds nuw i64, ptr %103, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = sub i64 %315, %59
  %317 = xor i64 %316, -1
  %318 = add i64 %63, %317
  %319 = or i64 %287, %318
  %320 = load i16, ptr %92, align 2
  %321 = zext i16 %320 to i64
  %322 = getelementptr inbounds nuw i64, ptr %103, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = sub i64 %323, %59
  %325 = xor i64 %324, -1
  %326 = add i64 %63, %325
  %327 = or i64 %295, %326
  %328 = load i16, ptr %93, align 2
  %329 = zext i16 %328 to i64
  %330 = getelementptr inbounds nuw i64, ptr %103, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = sub i64 %331, %59
  %333 = xor i64 %332, -1
  %334 = add i64 %63, %333
  %335 = or i64 %303, %334
  %336 = or i64 %335, %108
  %337 = or i64 %336, %140
  %338 = or i64 %337, %172
  %339 = or i64 %338, %204
  %340 = or i64 %339, %236
  %341 = or i64 %340, %268
  %342 = or i64 %341, %300
  %343 = or i64 %342, %332
  %344 = load i16, ptr %94, align 2
  %345 = zext i16 %344 to i64
  %346 = getelementptr inbounds nuw i64, ptr %103, i64 %345
  %347 = load i64, ptr %346, align 8
  %348 = sub i64 %347, %59
  %349 = xor i64 %348, -1
  %350 = add i64 %63, %349
  %351 = or i64 %311, %350
  %352 = or i64 %351, %116
  %353 = or i64 %352, %148
  %354 = or i64 %353, %180
  %355 = or i64 %354, %212
  %356 = or i64 %355, %244
  %357 = or i64 %356, %276
  %358 = or i64 %357, %308
  %359 = or i64 %358, %348
  %360 = load i16, ptr %95, align 2
  %361 = zext i16 %360 to i64
  %362 = getelementptr inbounds nuw i64, ptr %103, i64 %361
  %363 = load i64, ptr %362, align 8
  %364 = sub i64 %363, %59
  %365 = xor i64 %364, -1
  %366 = add i64 %63, %365
  %367 = or i64 %319, %366
  %368 = or i64 %367, %124
  %369 = or i64 %368, %156
  %370 = or i64 %369, %188
  %371 = or i64 %370, %220
  %372 = or i64 %371, %252
  %373 = or i64 %372, %284
  %374 = or i64 %373, %316
  %375 = or i64 %374, %364
  %376 = load i16, ptr %96, align 2
  %377 = zext i16 %376 to i64
  %378 = getelementptr inbounds nuw i64, ptr %103, i64 %377
  %379 = load i64, ptr %378, align 8
  %380 = sub i64 %379, %59
  %381 = xor i64 %380, -1
  %382 = add i64 %63, %381
  %383 = or i64 %327, %382
  %384 = or i64 %383, %132
  %385 = or i64 %384, %164
  %386 = or i64 %385, %196
  %387 = or i64 %386, %228
  %388 = or i64 %387, %260
  %389 = or i64 %388, %292
  %390 = or i64 %389, %324
  %391 = or i64 %390, %380
  %392 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %393 = add nsw i64 %102, -1
  %394 = icmp samesign ugt i64 %102, 1
  br i1 %394, label %97, label %395

395:
  %396 = or i64 %359, %343
  %397 = or i64 %396, %375
  %398 = or i64 %397, %391
  %399 = icmp sgt i64 %398, -1
  br i1 %399, label %401, label %400

400:
  store i64 0, ptr %10, align 8
  br label %429

401:
  store ptr %1, ptr %25, align 8
  %402 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %2, ptr %402, align 8
  %403 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store i32 %5, ptr %403, align 4
  %404 = load i64, ptr %8, align 8
  %405 = add i64 %404, 1
  store i64 %405, ptr %8, align 8
  %406 = zext <32 x i32> %3 to <32 x i64>
  %407 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %408 = load i64, ptr %407, align 8
  %409 = insertelement <32 x i64> poison, i64 %408, i64 0
  %410 = shufflevector <32 x i64> %409, <32 x i64> poison, <32 x i32> zeroinitializer
  %411 = lshr <32 x i64> %406, %410
  %412 = add i32 %5, -1
  %413 = zext i32 %412 to i64
  %414 = insertelement <32 x i64> poison, i64 %413, i64 0
  %415 = shufflevector <32 x i64> %414, <32 x i64> poison, <32 x i32> zeroinitializer
  %416 = add nuw nsw <32 x i64> %415, %406
  %417 = lshr <32 x i64> %416, %410
  %418 = bitcast i32 %2 to <32 x i1>
  %419 = and <32 x i64> %411, splat (i64 63)
  %420 = shl nuw <32 x i64> splat (i64 1), %419
  %421 = and <32 x i64> %417, splat (i64 63)
  %422 = shl nuw <32 x i64> splat (i64 1), %421
  %423 = or <32 x i64> %420, %422
  %424 = select <32 x i1> %418, <32 x i64> %423, <32 x i64> zeroinitializer
  %425 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %424)
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %427 = load i64, ptr %426, align 8
  %428 = or i64 %425, %427
  store i64 %428, ptr %426, align 8
  br label %432

429:
  %430 = zext <32 x i32> %3 to <32 x i64>
  %431 = or disjoint <32 x i64> %430, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %431, i32 %4)
  br label %432

432:
  ret void
}

define void @screen_held(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %9 = load i64, ptr %8, align 8
  %10 = icmp ult i64 %3, %9
  br i1 %10, label %12, label %11

11:
  store i64 0, ptr %8, align 8
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %13, align 8
  store i64 0, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %15 = load ptr, ptr %14, align 8
  %16 = mul nuw nsw i64 %3, 80
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 %16
  %18 = icmp eq i64 %3, 0
  br i1 %18, label %22, label %19

19:
  %20 = insertelement <32 x i64> poison, i64 %7, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %23

22:
  ret void

23:
  %24 = phi ptr [ %15, %19 ], [ %35, %23 ]
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %26 = load <32 x i16>, ptr %25, align 2
  %27 = zext <32 x i16> %26 to <32 x i64>
  %28 = shl <32 x i64> %27, %21
  %29 = add <32 x i64> %28, splat (i64 1649267441664)
  %30 = load ptr, ptr %24, align 8
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %34 = load i32, ptr %33, align 4
  call void @screen_held_read(ptr %0, ptr %30, i32 %32, <32 x i64> %29, i32 %34)
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 80
  %36 = icmp ult ptr %35, %17
  br i1 %36, label %23, label %22
}

define i32 @tick(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = add i32 %4, 1
  store i32 %5, ptr %3, align 4
  %6 = icmp ugt i32 %5, 6291455
  br i1 %6, label %7, label %8

7:
  call void @suspect(ptr %0)
  br label %8

8:
  %9 = load ptr, ptr %2, align 8
  %10 = load i32, ptr %9, align 4
  ret i32 %10
}

define i32 @clock_ordered(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, ptr %5, i64 %6) {
  %8 = alloca %struct.Lanes, align 64
  %9 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %12, 3
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %21 = lshr <32 x i64> %3, splat (i64 19)
  %22 = trunc <32 x i64> %21 to <32 x i32>
  %23 = and <32 x i32> %22, splat (i32 8388607)
  %24 = lshr <32 x i64> %3, splat (i64 42)
  %25 = add nsw <32 x i64> %24, splat (i64 -1)
  %26 = lshr <32 x i64> %3, splat (i64 16)
  %27 = and <32 x i64> %26, splat (i64 3)
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %29 = load i64, ptr %28, align 8
  %30 = insertelement <32 x i64> poison, i64 %29, i64 0
  %31 = shufflevector <32 x i64> %30, <32 x i64> poison, <32 x i32> zeroinitializer
  %32 = mul <32 x i64> %31, %25
  %33 = lshr <32 x i64> %3, splat (i64 5)
  %34 = and <32 x i64> %33, splat (i64 2047)
  %35 = add <32 x i64> %32, %34
  %36 = icmp samesign ult <32 x i64> %27, splat (i64 2)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %38 = load i64, ptr %37, align 8
  %39 = insertelement <32 x i64> poison, i64 %38, i64 0
  %40 = shufflevector <32 x i64> %39, <32 x i64> poison, <32 x i32> zeroinitializer
  %41 = icmp ult <32 x i64> %35, %40
  %42 = and <32 x i1> %36, %41
  %43 = bitcast <32 x i1> %42 to i32
  %44 = and i32 %2, %43
  store <32 x i64> %35, ptr %8, align 64
  %45 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i64, ptr %8, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i32 %44, %2
  br i1 %49, label %50, label %68

50:
  %51 = insertelement <32 x i64> poison, i64 %48, i64 0
  %52 = shufflevector <32 x i64> %51, <32 x i64> poison, <32 x i32> zeroinitializer
  %53 = icmp ne <32 x i64> %35, %52
  %54 = bitcast <32 x i1> %53 to i32
  %55 = and i32 %2, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %68

57:
  %58 = getelementptr inbounds nuw i32, ptr %10, i64 %48
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i32, ptr %20, i64 %48
  %61 = load i32, ptr %60, align 4
  %62 = call i32 @llvm.umax.i32(i32 %59, i32 %61)
  %63 = insertelement <32 x i32> poison, i32 %62, i64 0
  %64 = shufflevector <32 x i32> %63, <32 x i32> poison, <32 x i32> zeroinitializer
  %65 = icmp ult <32 x i32> %23, %64
  %66 = bitcast <32 x i1> %65 to i32
  %67 = and i32 %2, %66
  br label %158

68:
  %69 = icmp eq i32 %44, 0
  br i1 %69, label %80, label %70

70:
  %71 = bitcast i32 %44 to <32 x i1>
  %72 = getelementptr i32, ptr %10, <32 x i64> %35
  %73 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %72, <32 x i1> %71, <32 x i32> zeroinitializer)
  %74 = getelementptr i32, ptr %20, <32 x i64> %35
  %75 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %74, <32 x i1> %71, <32 x i32> zeroinitializer)
  %76 = call <32 x i32> @llvm.umax.v32i32(<32 x i32> %73, <32 x i32> %75)
  %77 = icmp ult <32 x i32> %23, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = and i32 %44, %78
  br label %80

80:
  %81 = phi i32 [ %79, %70 ], [ 0, %68 ]
  %82 = icmp eq <32 x i64> %27, splat (i64 2)
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %84 = load i64, ptr %83, align 8
  %85 = add i64 %84, -1
  %86 = insertelement <32 x i64> poison, i64 %85, i64 0
  %87 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %88 = icmp eq <32 x i64> %25, %87
  %89 = and <32 x i1> %82, %88
  %90 = bitcast <32 x i1> %89 to i32
  %91 = and i32 %2, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %143, label %93

93:
  %94 = bitcast i32 %91 to <32 x i1>
  %95 = and <32 x i64> %3, splat (i64 65535)
  %96 = select <32 x i1> %94, <32 x i64> %95, <32 x i64> zeroinitializer
  %97 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %96)
  %98 = icmp eq i64 %12, 0
  br i1 %98, label %102, label %99

99:
  %100 = mul i64 %85, %29
  %101 = icmp eq ptr %5, null
  br label %105

102:
  %103 = phi i32 [ %91, %93 ], [ %140, %139 ]
  %104 = or i32 %103, %81
  br label %143

105:
  %106 = phi i32 [ %91, %99 ], [ %140, %139 ]
  %107 = phi i64 [ 0, %99 ], [ %141, %139 ]
  %108 = and i64 %107, 15
  %109 = add i64 %107, %100
  %110 = shl nuw nsw i64 1, %108
  %111 = and i64 %110, %97
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %139, label %113

113:
  %114 = insertelement <32 x i64> poison, i64 %108, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = lshr <32 x i64> %96, %115
  %117 = trunc <32 x i64> %116 to <32 x i1>
  br i1 %101, label %125, label %118

118:
  %119 = mul i64 %108, %6
  %120 = insertelement <32 x i64> poison, i64 %119, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = add <32 x i64> %121, %4
  %123 = getelementptr i32, ptr %5, <32 x i64> %122
  %124 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %123, <32 x i1> %117, <32 x i32> zeroinitializer)
  br label %125

125:
  %126 = phi <32 x i32> [ %124, %118 ], [ %23, %113 ]
  %127 = getelementptr inbounds nuw i32, ptr %10, i64 %109
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds nuw i32, ptr %20, i64 %109
  %130 = load i32, ptr %129, align 4
  %131 = call i32 @llvm.umax.i32(i32 %128, i32 %130)
  %132 = insertelement <32 x i32> poison, i32 %131, i64 0
  %133 = shufflevector <32 x i32> %132, <32 x i32> poison, <32 x i32> zeroinitializer
  %134 = icmp uge <32 x i32> %126, %133
  %135 = and <32 x i1> %134, %117
  %136 = bitcast <32 x i1> %135 to i32
  %137 = xor i32 %136, -1
  %138 = and i32 %106, %137
  br label %139

139:
  %140 = phi i32 [ %138, %125 ], [ %106, %105 ]
  %141 = add nuw i64 %107, 1
  %142 = icmp eq i64 %141, %12
  br i1 %142, label %102, label %105

143:
  %144 = phi i32 [ %104, %102 ], [ %81, %80 ]
  %145 = or i32 %91, %44
  %146 = icmp eq i32 %145, %2
  br i1 %146, label %158, label %147

147:
  %148 = xor i32 %145, %2
  %149 = call i32 @_ZN12_GLOBAL__N_16lowestEPK7contextPK12vector_clockS5_(ptr %0, ptr %9, ptr %19)
  %150 = insertelement <32 x i32> poison, i32 %149, i64 0
  %151 = shufflevector <32 x i32> %150, <32 x i32> poison, <32 x i32> zeroinitializer
  %152 = icmp ult <32 x i32> %23, %151
  %153 = icmp ne <32 x i32> %23, splat (i32 8388607)
  %154 = and <32 x i1> %153, %152
  %155 = bitcast <32 x i1> %154 to i32
  %156 = and i32 %148, %155
  %157 = or i32 %156, %144
  br label %158

158:
  %159 = phi i32 [ %67, %57 ], [ %157, %147 ], [ %144, %143 ]
  ret i32 %159
}

define internal ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1) unnamed_addr {
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %5
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %13 = load i32, ptr %12, align 8
  call void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %11, i32 %13)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, -1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %16, %18
  %20 = load i32, ptr %3, align 8
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %23 = load i32, ptr %22, align 16
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %25 = getelementptr i32, ptr %24, i64 %19
  %26 = getelementptr i32, ptr %25, i64 %21
  %27 = load i32, ptr %26, align 4
  %28 = call i32 @llvm.umax.i32(i32 %27, i32 %23)
  store i32 %28, ptr %26, align 4
  ret ptr %11
}

define internal i32 @_ZN12_GLOBAL__N_16lowestEPK7contextPK12vector_clockS5_(ptr %0, ptr %1, ptr %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %15, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 64
  br label %18

15:
  %16 = phi <8 x i32> [ splat (i32 -1), %3 ], [ %31, %30 ]
  %17 = extractelement <8 x i32> %16, i64 0
  br label %35

18:
  %19 = phi i64 [ 0, %12 ], [ %32, %30 ]
  %20 = phi <8 x i32> [ splat (i32 -1), %12 ], [ %31, %30 ]
  %21 = urem i64 %19, %5
  %22 = icmp ult i64 %21, %8
  br i1 %22, label %23, label %30

23:
  %24 = getelementptr inbounds nuw i32, ptr %13, i64 %19
  %25 = load <8 x i32>, ptr %24, align 4
  %26 = getelementptr inbounds nuw i32, ptr %14, i64 %19
  %27 = load <8 x i32>, ptr %26, align 4
  %28 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %25, <8 x i32> %27)
  %29 = call <8 x i32> @llvm.umin.v8i32(<8 x i32> %20, <8 x i32> %28)
  br label %30

30:
  %31 = phi <8 x i32> [ %29, %23 ], [ %20, %18 ]
  %32 = add nuw i64 %19, 8
  %33 = icmp ult i64 %32, %10
  br i1 %33, label %18, label %15

34:
  ret i32 %39

35:
  %36 = phi i32 [ 1, %15 ], [ %40, %35 ]
  %37 = phi i32 [ %17, %15 ], [ %39, %35 ]
  %38 = extractelement <8 x i32> %16, i32 %36
  %39 = call i32 @llvm.umin.i32(i32 %37, i32 %38)
  %40 = add nuw nsw i32 %36, 1
  %41 = icmp eq i32 %40, 8
  br i1 %41, label %34, label %35
}

define i32 @clock_orders(ptr %0, ptr %1, i64 %2, i64 %3, ptr %4, i64 %5) {
  %7 = lshr i64 %2, 42
  %8 = add nsw i64 %7, -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, %8
  %12 = lshr i64 %2, 5
  %13 = and i64 %12, 2047
  %14 = add i64 %11, %13
  %15 = and i64 %2, 131072
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %14, %19
  br i1 %20, label %27, label %21

21:
  %22 = insertelement <32 x i64> poison, i64 %2, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %3, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = call i32 @clock_ordered(ptr %0, ptr %1, i32 1, <32 x i64> %23, <32 x i64> %25, ptr %4, i64 %5)
  br label %50

27:
  %28 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %29 = lshr i64 %2, 19
  %30 = trunc i64 %29 to i32
  %31 = and i32 %30, 8388607
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %33 = getelementptr inbounds nuw i32, ptr %32, i64 %14
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %36 = load i64, ptr %35, align 8
  %37 = mul i64 %36, 3
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %41 = load i64, ptr %40, align 8
  %42 = mul i64 %37, %41
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 64
  %45 = getelementptr inbounds nuw i32, ptr %44, i64 %14
  %46 = load i32, ptr %45, align 4
  %47 = call i32 @llvm.umax.i32(i32 %34, i32 %46)
  %48 = icmp ult i32 %31, %47
  %49 = zext i1 %48 to i32
  br label %50

50:
  %51 = phi i32 [ %26, %21 ], [ %49, %27 ]
  ret i32 %51
}

define i64 @clock_join(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 42
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %10 = load i64, ptr %9, align 8
  %11 = icmp ugt i64 %10, 1
  br i1 %11, label %12, label %23

12:
  %13 = icmp ugt i64 %3, 1
  %14 = lshr i64 %3, 42
  %15 = icmp ne i64 %14, %7
  %16 = select i1 %13, i1 %15, i1 false
  br i1 %16, label %22, label %17

17:
  %18 = icmp ugt i64 %4, 1
  %19 = lshr i64 %4, 42
  %20 = icmp ne i64 %19, %7
  %21 = select i1 %18, i1 %20, i1 false
  br i1 %21, label %22, label %23

22:
  call void @suspect(ptr %0)
  br label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %52, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %30 = icmp ult i64 %3, %8
  %31 = and i64 %3, 131072
  %32 = icmp eq i64 %31, 0
  %33 = lshr i64 %3, 5
  %34 = and i64 %33, 15
  %35 = lshr i64 %3, 19
  %36 = trunc i64 %35 to i32
  %37 = and i32 %36, 8388607
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %39 = icmp ult i64 %4, %8
  %40 = and i64 %4, 131072
  %41 = icmp eq i64 %40, 0
  %42 = lshr i64 %4, 5
  %43 = and i64 %42, 15
  %44 = lshr i64 %4, 19
  %45 = trunc i64 %44 to i32
  %46 = and i32 %45, 8388607
  br label %55

47:
  %48 = zext i32 %103 to i64
  %49 = shl nuw nsw i64 %48, 19
  %50 = or i64 %102, %49
  %51 = or i64 %50, %8
  br label %52

52:
  %53 = phi i64 [ %8, %23 ], [ %51, %47 ]
  %54 = or i64 %53, 131072
  ret i64 %54

55:
  %56 = phi i64 [ %25, %27 ], [ %101, %100 ]
  %57 = phi i32 [ 0, %27 ], [ %103, %100 ]
  %58 = phi i64 [ 0, %27 ], [ %102, %100 ]
  %59 = phi i64 [ 0, %27 ], [ %104, %100 ]
  %60 = load i64, ptr %28, align 8
  %61 = mul i64 %60, %59
  %62 = add i64 %61, %2
  %63 = load ptr, ptr %29, align 8
  br i1 %30, label %75, label %64

64:
  br i1 %32, label %65, label %68

65:
  %66 = icmp eq i64 %34, %59
  %67 = select i1 %66, i32 %37, i32 0
  br label %75

68:
  %69 = shl nuw nsw i64 1, %59
  %70 = and i64 %69, %3
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %75, label %72

72:
  %73 = getelementptr inbounds nuw i32, ptr %63, i64 %62
  %74 = load i32, ptr %73, align 4
  br label %75

75:
  %76 = phi i1 [ false, %55 ], [ false, %68 ], [ %66, %65 ], [ true, %72 ]
  %77 = phi i32 [ 0, %55 ], [ 0, %68 ], [ %67, %65 ], [ %74, %72 ]
  %78 = load ptr, ptr %38, align 8
  br i1 %39, label %92, label %79

79:
  br i1 %41, label %80, label %82

80:
  %81 = icmp eq i64 %43, %59
  br i1 %81, label %89, label %92

82:
  %83 = shl nuw nsw i64 1, %59
  %84 = and i64 %83, %4
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %92, label %86

86:
  %87 = getelementptr inbounds nuw i32, ptr %78, i64 %62
  %88 = load i32, ptr %87, align 4
  br label %89

89:
  %90 = phi i32 [ %88, %86 ], [ %46, %80 ]
  %91 = call i32 @llvm.umax.i32(i32 %77, i32 %90)
  br label %93

92:
  br i1 %76, label %93, label %100

93:
  %94 = phi i32 [ %91, %89 ], [ %77, %92 ]
  %95 = getelementptr inbounds nuw i32, ptr %63, i64 %62
  store i32 %94, ptr %95, align 4
  %96 = call i32 @llvm.umax.i32(i32 %57, i32 %94)
  %97 = shl nuw nsw i64 1, %59
  %98 = or i64 %58, %97
  %99 = load i64, ptr %24, align 8
  br label %100

100:
  %101 = phi i64 [ %99, %93 ], [ %56, %92 ]
  %102 = phi i64 [ %98, %93 ], [ %58, %92 ]
  %103 = phi i32 [ %96, %93 ], [ %57, %92 ]
  %104 = add nuw nsw i64 %59, 1
  %105 = call i64 @llvm.umin.i64(i64 %101, i64 16)
  %106 = icmp samesign ult i64 %104, %105
  br i1 %106, label %55, label %47
}

define void @clock_acquire(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %17

12:
  %13 = and <32 x i64> %3, splat (i64 -1099511627776)
  %14 = icmp ne <32 x i64> %13, splat (i64 1099511627776)
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %2, %15
  br label %17

17:
  %18 = phi i32 [ %2, %5 ], [ %16, %12 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %28

24:
  %25 = icmp ult <32 x i64> %3, splat (i64 21990232555520)
  %26 = bitcast <32 x i1> %25 to i32
  %27 = and i32 %18, %26
  br label %28

28:
  %29 = phi i32 [ %18, %17 ], [ %27, %24 ]
  store <32 x i64> %3, ptr %6, align 64
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %47, label %31

31:
  %32 = phi i32 [ %41, %45 ], [ %29, %28 ]
  %33 = call i32 @llvm.cttz.i32(i32 %32, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %6, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = insertelement <32 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = icmp ne <32 x i64> %3, %38
  %40 = bitcast <32 x i1> %39 to i32
  %41 = and i32 %32, %40
  %42 = and i64 %36, -1099511627776
  %43 = icmp eq i64 %42, 2199023255552
  br i1 %43, label %45, label %44

44:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 0, i64 %36, i32 %4)
  br label %45

45:
  %46 = icmp eq i32 %41, 0
  br i1 %46, label %47, label %31

47:
  ret void
}

define void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %3, i1 zeroext false)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %78, label %8

8:
  %9 = and i32 %4, 512
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = load i32, ptr %1, align 64
  %13 = and i32 %12, %2
  %14 = icmp eq i32 %13, %12
  br label %15

15:
  %16 = phi i1 [ false, %8 ], [ %14, %11 ]
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = zext i32 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %19
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %27 = load i64, ptr %26, align 8
  %28 = shl i64 %27, 2
  %29 = lshr exact i32 %9, 8
  %30 = zext i1 %16 to i32
  %31 = or disjoint i32 %29, %30
  %32 = zext nneg i32 %31 to i64
  %33 = or disjoint i64 %28, %32
  %34 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = ptrtoint ptr %6 to i64
  %37 = icmp eq i64 %35, %36
  br i1 %37, label %38, label %47

38:
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = and i64 %40, -4
  %42 = icmp eq i64 %41, %28
  br i1 %42, label %43, label %47

43:
  %44 = xor i64 %40, -1
  %45 = and i64 %33, %44
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %78, label %47

47:
  %48 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %49 = load i32, ptr %17, align 8
  %50 = zext i32 %49 to i64
  br i1 %10, label %51, label %60

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %53 = load i64, ptr %52, align 8
  %54 = shl i64 %53, 1
  %55 = add i64 %54, %50
  %56 = load ptr, ptr %20, align 8
  %57 = load i64, ptr %22, align 8
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 %58
  br label %60

60:
  %61 = phi ptr [ %59, %51 ], [ %25, %47 ]
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, -1
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %67 = load i64, ptr %66, align 8
  %68 = mul i64 %65, %67
  %69 = getelementptr i32, ptr %62, i64 %68
  %70 = getelementptr i32, ptr %69, i64 %50
  %71 = load i32, ptr %70, align 4
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %73 = load i64, ptr %72, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %61, ptr %6, i64 0, i64 %73)
  br i1 %16, label %75, label %74

74:
  store i32 %71, ptr %70, align 4
  br label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %61, i64 40
  store i64 0, ptr %76, align 8
  store i64 %36, ptr %34, align 8
  %77 = getelementptr inbounds nuw i8, ptr %25, i64 32
  store i64 %33, ptr %77, align 8
  br label %78

78:
  ret void
}

define internal ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %1, i1 zeroext %2) unnamed_addr {
  %4 = lshr i64 %1, 40
  %5 = icmp ugt i64 %1, 21990232555519
  %6 = add nsw i64 %4, -4
  %7 = icmp ult i64 %6, 16
  br i1 %7, label %8, label %18

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %6, %10
  br i1 %11, label %12, label %72

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw ptr, ptr %14, i64 %6
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %72, label %20

18:
  %19 = icmp eq ptr %0, null
  br i1 %19, label %72, label %23

20:
  %21 = and i64 %1, 1099511627775
  %22 = or disjoint i64 %21, 1099511627776
  br label %23

23:
  %24 = phi ptr [ %16, %20 ], [ %0, %18 ]
  %25 = phi i64 [ %22, %20 ], [ %1, %18 ]
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %24)
  %26 = select i1 %5, i64 1800, i64 1792
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 %26
  %28 = load ptr, ptr %27, align 8
  %29 = mul i64 %25, -7046029254386353131
  %30 = lshr i64 %29, 40
  %31 = load ptr, ptr %28, align 8
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = add i64 %33, -1
  %35 = and i64 %34, %30
  %36 = getelementptr inbounds nuw %struct.slot, ptr %31, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, %25
  br i1 %38, label %48, label %39

39:
  %40 = icmp eq i64 %37, 0
  br i1 %40, label %55, label %41

41:
  %42 = phi i64 [ %43, %53 ], [ %30, %39 ]
  %43 = add i64 %42, 1
  %44 = and i64 %34, %43
  %45 = getelementptr inbounds nuw %struct.slot, ptr %31, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, %25
  br i1 %47, label %48, label %53

48:
  %49 = phi i64 [ %35, %23 ], [ %44, %41 ]
  %50 = getelementptr inbounds nuw %struct.slot, ptr %31, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %52 = load ptr, ptr %51, align 8
  br label %72

53:
  %54 = icmp eq i64 %46, 0
  br i1 %54, label %55, label %41

55:
  %56 = phi ptr [ %36, %39 ], [ %45, %53 ]
  br i1 %2, label %57, label %72

57:
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %61 = load i64, ptr %60, align 8
  %62 = icmp ult i64 %59, %61
  br i1 %62, label %63, label %72

63:
  %64 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %65 = load ptr, ptr %64, align 8
  %66 = add nuw i64 %59, 1
  store i64 %66, ptr %58, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %68 = load i64, ptr %67, align 8
  %69 = mul i64 %68, %59
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 %69
  store i64 %25, ptr %56, align 8
  %71 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store ptr %70, ptr %71, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %70)
  br label %72

72:
  %73 = phi ptr [ null, %12 ], [ %52, %48 ], [ %70, %63 ], [ null, %57 ], [ null, %55 ], [ null, %18 ], [ null, %8 ]
  ret ptr %73
}

define void @clock_release(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = and i32 %4, 128
  %8 = icmp eq i32 %7, 0
  %9 = and i32 %4, 8
  %10 = icmp eq i32 %9, 0
  %11 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %17
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 %22
  br i1 %8, label %24, label %36

24:
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  %28 = mul i64 %16, 3
  %29 = add i64 %28, 1
  br i1 %27, label %30, label %45

30:
  %31 = mul i64 %29, %21
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %105, label %45

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %38 = load i64, ptr %37, align 8
  %39 = add i64 %38, -1
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %41 = load i64, ptr %40, align 8
  %42 = mul i64 %39, %41
  %43 = mul i64 %41, %38
  %44 = mul i64 %16, 3
  br label %53

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %47 = load i64, ptr %46, align 8
  %48 = add i64 %47, -1
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %50 = load i64, ptr %49, align 8
  %51 = mul i64 %48, %50
  %52 = mul i64 %50, %47
  br label %53

53:
  %54 = phi i64 [ %43, %36 ], [ %52, %45 ]
  %55 = phi i64 [ %42, %36 ], [ %51, %45 ]
  %56 = phi ptr [ %11, %36 ], [ %23, %45 ]
  %57 = phi i64 [ %44, %36 ], [ %29, %45 ]
  %58 = mul i64 %57, %21
  %59 = getelementptr inbounds nuw i8, ptr %19, i64 %58
  %60 = select i1 %10, i64 0, i64 %55
  br i1 %10, label %61, label %64

61:
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %63 = load i64, ptr %62, align 8
  br label %64

64:
  %65 = phi i64 [ %63, %61 ], [ %54, %53 ]
  %66 = call i32 @tick(ptr %0)
  store <32 x i64> %3, ptr %6, align 64
  %67 = icmp eq i32 %2, 0
  br i1 %67, label %104, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %70 = zext i32 %66 to i64
  br label %71

71:
  %72 = phi i32 [ %81, %102 ], [ %2, %68 ]
  %73 = call i32 @llvm.cttz.i32(i32 %72, i1 true)
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %6, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = insertelement <32 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = icmp ne <32 x i64> %3, %78
  %80 = bitcast <32 x i1> %79 to i32
  %81 = and i32 %72, %80
  %82 = and i64 %76, -1099511627776
  %83 = icmp eq i64 %82, 2199023255552
  br i1 %83, label %102, label %84

84:
  br i1 %10, label %90, label %85

85:
  %86 = load i64, ptr %69, align 8
  %87 = icmp ugt i64 %86, 1
  %88 = icmp ugt i64 %76, 4398046511103
  %89 = or i1 %88, %87
  br i1 %89, label %102, label %90

90:
  %91 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %76, i1 zeroext true)
  %92 = icmp eq ptr %91, null
  br i1 %92, label %101, label %93

93:
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %91, ptr %56, i64 %60, i64 %65)
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %91, ptr %59, i64 %60, i64 %65)
  %94 = getelementptr inbounds nuw i8, ptr %91, i64 16
  store i64 %70, ptr %94, align 8
  br i1 %8, label %102, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 64
  %97 = getelementptr i32, ptr %96, i64 %55
  %98 = getelementptr i32, ptr %97, i64 %14
  %99 = load i32, ptr %98, align 4
  %100 = call i32 @llvm.umax.i32(i32 %99, i32 %66)
  store i32 %100, ptr %98, align 4
  br label %102

101:
  call void @suspect(ptr %0)
  br label %102

102:
  %103 = icmp eq i32 %81, 0
  br i1 %103, label %104, label %71

104:
  br label %105

105:
  ret void
}

define void @clock_release_at(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = and i32 %3, 128
  %6 = icmp eq i32 %5, 0
  %7 = and i32 %3, 8
  %8 = icmp eq i32 %7, 0
  %9 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, %12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %19, %15
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  br i1 %6, label %22, label %34

22:
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  %26 = mul i64 %14, 3
  %27 = add i64 %26, 1
  br i1 %25, label %28, label %43

28:
  %29 = mul i64 %27, %19
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %90, label %43

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %37, %39
  %41 = mul i64 %39, %36
  %42 = mul i64 %14, 3
  br label %51

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, -1
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %48 = load i64, ptr %47, align 8
  %49 = mul i64 %46, %48
  %50 = mul i64 %48, %45
  br label %51

51:
  %52 = phi i64 [ %41, %34 ], [ %50, %43 ]
  %53 = phi i64 [ %40, %34 ], [ %49, %43 ]
  %54 = phi ptr [ %9, %34 ], [ %21, %43 ]
  %55 = phi i64 [ %42, %34 ], [ %27, %43 ]
  %56 = mul i64 %55, %19
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 %56
  %58 = select i1 %8, i64 0, i64 %53
  br i1 %8, label %59, label %65

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %61 = load i64, ptr %60, align 8
  %62 = call i32 @tick(ptr %0)
  %63 = and i64 %2, -1099511627776
  %64 = icmp eq i64 %63, 2199023255552
  br i1 %64, label %90, label %75

65:
  %66 = call i32 @tick(ptr %0)
  %67 = and i64 %2, -1099511627776
  %68 = icmp eq i64 %67, 2199023255552
  br i1 %68, label %90, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %71 = load i64, ptr %70, align 8
  %72 = icmp ugt i64 %71, 1
  %73 = icmp ugt i64 %2, 4398046511103
  %74 = or i1 %73, %72
  br i1 %74, label %90, label %75

75:
  %76 = phi i64 [ %52, %69 ], [ %61, %59 ]
  %77 = phi i32 [ %66, %69 ], [ %62, %59 ]
  %78 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %2, i1 zeroext true)
  %79 = icmp eq ptr %78, null
  br i1 %79, label %89, label %80

80:
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %78, ptr %54, i64 %58, i64 %76)
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %78, ptr %57, i64 %58, i64 %76)
  %81 = zext i32 %77 to i64
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  store i64 %81, ptr %82, align 8
  br i1 %6, label %90, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 64
  %85 = getelementptr i32, ptr %84, i64 %53
  %86 = getelementptr i32, ptr %85, i64 %12
  %87 = load i32, ptr %86, align 4
  %88 = call i32 @llvm.umax.i32(i32 %87, i32 %77)
  store i32 %88, ptr %86, align 4
  br label %90

89:
  call void @suspect(ptr %0)
  br label %90

90:
  ret void
}

define void @clock_learn(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %41

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 1
  %15 = add i64 %14, %11
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %15, %19
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %41, label %25

25:
  %26 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %28 = load i64, ptr %5, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %29, %31
  %33 = load i32, ptr %9, align 8
  %34 = zext i32 %33 to i64
  %35 = getelementptr i32, ptr %27, i64 %32
  %36 = getelementptr i32, ptr %35, i64 %34
  %37 = load i32, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %39 = load i64, ptr %38, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %26, ptr %21, i64 0, i64 %39)
  store i32 %37, ptr %36, align 4
  %40 = getelementptr inbounds nuw i8, ptr %26, i64 40
  store i64 0, ptr %40, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %21)
  br label %41

41:
  ret void
}

define internal void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %4 = load i64, ptr %3, align 8
  %5 = load i64, ptr %1, align 8
  %6 = sub i64 %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %6, %8
  br i1 %9, label %10, label %15

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %12 = getelementptr inbounds nuw i32, ptr %11, i64 %6
  %13 = sub nuw i64 %8, %6
  %14 = shl i64 %13, 2
  call void @llvm.memset.p0.i64(ptr align 4 %12, i8 0, i64 %14, i1 false)
  br label %15

15:
  call void @llvm.memset.p0.i64(ptr align 8 %1, i8 0, i64 64, i1 false)
  ret void
}

define void @clock_fence(ptr %0, ptr %1) {
  %3 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %11 = load i64, ptr %10, align 8
  %12 = call i32 @tick(ptr %0)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, -1
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %15, %17
  %19 = mul i64 %17, %14
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %25 = load i64, ptr %24, align 8
  br label %26

26:
  %27 = phi i64 [ %18, %2 ], [ 0, %23 ]
  %28 = phi i64 [ %19, %2 ], [ %25, %23 ]
  %29 = zext i32 %5 to i64
  %30 = add i64 %7, %29
  %31 = mul i64 %11, %30
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 %31
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %32, ptr %3, i64 %27, i64 %28)
  %33 = load i64, ptr %6, align 8
  %34 = mul i64 %33, 3
  %35 = load ptr, ptr %8, align 8
  %36 = load i64, ptr %10, align 8
  %37 = mul i64 %34, %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 %37
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %32, ptr %38, i64 %27, i64 %28)
  store i64 1, ptr %20, align 8
  %39 = load i64, ptr %13, align 8
  %40 = add i64 %39, -1
  %41 = load i64, ptr %16, align 8
  %42 = mul i64 %40, %41
  %43 = load i32, ptr %4, align 8
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %32, i64 64
  %46 = getelementptr i32, ptr %45, i64 %42
  %47 = getelementptr i32, ptr %46, i64 %44
  %48 = load i32, ptr %47, align 4
  %49 = call i32 @llvm.umax.i32(i32 %48, i32 %12)
  store i32 %49, ptr %47, align 4
  ret void
}

define internal void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %7 = load i64, ptr %6, align 8
  %8 = load i64, ptr %2, align 8
  %9 = sub i64 %7, %8
  %10 = call i64 @llvm.umax.i64(i64 %3, i64 %9)
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = call i64 @llvm.umin.i64(i64 %4, i64 %12)
  %14 = icmp ult i64 %10, %13
  br i1 %14, label %15, label %53

15:
  %16 = load i64, ptr %1, align 8
  %17 = sub i64 %7, %10
  %18 = call i64 @llvm.umax.i64(i64 %16, i64 %17)
  store i64 %18, ptr %1, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = call i64 @llvm.umax.i64(i64 %20, i64 %13)
  store i64 %21, ptr %19, align 8
  %22 = sub nuw i64 %13, %10
  %23 = and i64 %22, 24
  %24 = add i64 %23, %10
  %25 = icmp ult i64 %10, %24
  br i1 %25, label %26, label %29

26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 64
  br label %35

29:
  %30 = phi i64 [ %10, %15 ], [ %42, %35 ]
  %31 = icmp ult i64 %30, %13
  br i1 %31, label %32, label %53

32:
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 64
  br label %44

35:
  %36 = phi i64 [ %10, %26 ], [ %42, %35 ]
  %37 = getelementptr inbounds nuw i32, ptr %27, i64 %36
  %38 = getelementptr inbounds nuw i32, ptr %28, i64 %36
  %39 = load <8 x i32>, ptr %37, align 4
  %40 = load <8 x i32>, ptr %38, align 4
  %41 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %39, <8 x i32> %40)
  store <8 x i32> %41, ptr %37, align 4
  %42 = add i64 %36, 8
  %43 = icmp ult i64 %42, %24
  br i1 %43, label %35, label %29

44:
  %45 = phi i64 [ %30, %32 ], [ %51, %44 ]
  %46 = getelementptr inbounds nuw i32, ptr %33, i64 %45
  %47 = getelementptr inbounds nuw i32, ptr %34, i64 %45
  %48 = load <32 x i32>, ptr %46, align 4
  %49 = load <32 x i32>, ptr %47, align 4
  %50 = call <32 x i32> @llvm.umax.v32i32(<32 x i32> %48, <32 x i32> %49)
  store <32 x i32> %50, ptr %46, align 4
  %51 = add i64 %45, 32
  %52 = icmp ult i64 %51, %13
  br i1 %52, label %44, label %53

53:
  ret void
}

define void @clock_share(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %7, label %68

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %68, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  br label %15

15:
  %16 = phi i64 [ %9, %11 ], [ %66, %15 ]
  %17 = phi i64 [ 0, %11 ], [ %65, %15 ]
  %18 = mul i64 %16, 3
  %19 = load ptr, ptr %12, align 8
  %20 = load i64, ptr %13, align 8
  %21 = mul i64 %18, %20
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 %21
  %23 = mul i64 %20, %17
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 %23
  %25 = load i64, ptr %14, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %22, ptr %24, i64 0, i64 %25)
  %26 = load i64, ptr %8, align 8
  %27 = mul i64 %26, 3
  %28 = load ptr, ptr %12, align 8
  %29 = load i64, ptr %13, align 8
  %30 = mul i64 %27, %29
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 %30
  %32 = shl i64 %26, 1
  %33 = add i64 %32, %17
  %34 = mul i64 %33, %29
  %35 = getelementptr inbounds nuw i8, ptr %28, i64 %34
  %36 = load i64, ptr %14, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %31, ptr %35, i64 0, i64 %36)
  %37 = load i64, ptr %8, align 8
  %38 = mul i64 %37, 3
  %39 = add i64 %38, 1
  %40 = load ptr, ptr %12, align 8
  %41 = load i64, ptr %13, align 8
  %42 = mul i64 %39, %41
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 %42
  %44 = add i64 %37, %17
  %45 = mul i64 %41, %44
  %46 = getelementptr inbounds nuw i8, ptr %40, i64 %45
  %47 = load i64, ptr %14, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %43, ptr %46, i64 0, i64 %47)
  %48 = load ptr, ptr %12, align 8
  %49 = load i64, ptr %13, align 8
  %50 = mul i64 %49, %17
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 %50
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %51)
  %52 = load i64, ptr %8, align 8
  %53 = add i64 %52, %17
  %54 = load ptr, ptr %12, align 8
  %55 = load i64, ptr %13, align 8
  %56 = mul i64 %55, %53
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 %56
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %57)
  %58 = load i64, ptr %8, align 8
  %59 = shl i64 %58, 1
  %60 = add i64 %59, %17
  %61 = load ptr, ptr %12, align 8
  %62 = load i64, ptr %13, align 8
  %63 = mul i64 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 %63
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %64)
  %65 = add nuw i64 %17, 1
  %66 = load i64, ptr %8, align 8
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %15, label %68

68:
  ret void
}

define void @clock_open(ptr %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = add nuw nsw i64 %3, 1
  %5 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %4, i1 zeroext false)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %54, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %17, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  br label %18

17:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %5)
  br label %54

18:
  %19 = phi i64 [ %9, %11 ], [ %51, %50 ]
  %20 = phi i64 [ 0, %11 ], [ %52, %50 ]
  %21 = load ptr, ptr %12, align 8
  %22 = load i64, ptr %13, align 8
  %23 = mul i64 %22, %20
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %3
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %50, label %29

29:
  %30 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %24)
  %31 = load i32, ptr %24, align 64
  %32 = and i32 %31, %27
  %33 = icmp eq i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %35 = load i64, ptr %14, align 8
  %36 = add i64 %35, -1
  %37 = load i64, ptr %15, align 8
  %38 = mul i64 %36, %37
  %39 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = getelementptr i32, ptr %34, i64 %38
  %43 = getelementptr i32, ptr %42, i64 %41
  %44 = load i32, ptr %43, align 4
  %45 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %30, ptr %5, i64 0, i64 %45)
  br i1 %33, label %47, label %46

46:
  store i32 %44, ptr %43, align 4
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %30, i64 40
  store i64 0, ptr %48, align 8
  %49 = load i64, ptr %8, align 8
  br label %50

50:
  %51 = phi i64 [ %49, %47 ], [ %19, %18 ]
  %52 = add nuw i64 %20, 1
  %53 = icmp ult i64 %52, %51
  br i1 %53, label %18, label %17

54:
  ret void
}

define void @clock_arrive(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = and i32 %3, 128
  %6 = icmp eq i32 %5, 0
  %7 = and i32 %3, 8
  %8 = icmp eq i32 %7, 0
  %9 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = add i64 %14, %12
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %19, %15
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  br i1 %6, label %22, label %34

22:
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  %26 = mul i64 %14, 3
  %27 = add i64 %26, 1
  br i1 %25, label %28, label %43

28:
  %29 = mul i64 %27, %19
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %90, label %43

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %36 = load i64, ptr %35, align 8
  %37 = add i64 %36, -1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %37, %39
  %41 = mul i64 %39, %36
  %42 = mul i64 %14, 3
  br label %51

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, -1
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %48 = load i64, ptr %47, align 8
  %49 = mul i64 %46, %48
  %50 = mul i64 %48, %45
  br label %51

51:
  %52 = phi i64 [ %41, %34 ], [ %50, %43 ]
  %53 = phi i64 [ %40, %34 ], [ %49, %43 ]
  %54 = phi ptr [ %9, %34 ], [ %21, %43 ]
  %55 = phi i64 [ %42, %34 ], [ %27, %43 ]
  %56 = mul i64 %55, %19
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 %56
  %58 = select i1 %8, i64 0, i64 %53
  br i1 %8, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %61, %59 ], [ %52, %51 ]
  %64 = call i32 @tick(ptr %0)
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %66 = load ptr, ptr %65, align 8
  %67 = load ptr, ptr %66, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %67)
  %68 = load ptr, ptr %65, align 8
  %69 = load ptr, ptr %68, align 8
  %70 = and i64 %2, 1
  %71 = or disjoint i64 %70, 4
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 64
  %73 = load i64, ptr %72, align 8
  %74 = mul i64 %73, 3
  %75 = add i64 %71, %74
  %76 = getelementptr inbounds nuw i8, ptr %69, i64 1784
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %69, i64 1776
  %79 = load i64, ptr %78, align 8
  %80 = mul i64 %75, %79
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 %80
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %81, ptr %54, i64 %58, i64 %63)
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %81, ptr %57, i64 %58, i64 %63)
  %82 = zext i32 %64 to i64
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 16
  store i64 %82, ptr %83, align 8
  br i1 %6, label %90, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 64
  %86 = getelementptr i32, ptr %85, i64 %53
  %87 = getelementptr i32, ptr %86, i64 %12
  %88 = load i32, ptr %87, align 4
  %89 = call i32 @llvm.umax.i32(i32 %88, i32 %64)
  store i32 %89, ptr %87, align 4
  br label %90

90:
  ret void
}

define void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %8)
  %9 = load ptr, ptr %6, align 8
  %10 = load ptr, ptr %9, align 8
  %11 = and i64 %3, 1
  %12 = or disjoint i64 %11, 4
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, 3
  %16 = add i64 %12, %15
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 1784
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 1776
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %16, %20
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 %21
  %23 = load i32, ptr %1, align 64
  %24 = and i32 %23, %2
  %25 = icmp eq i32 %24, %23
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %29, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = getelementptr i32, ptr %26, i64 %32
  %37 = getelementptr i32, ptr %36, i64 %35
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %40 = load i64, ptr %39, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %5, ptr %22, i64 0, i64 %40)
  br i1 %25, label %42, label %41

41:
  store i32 %38, ptr %37, align 4
  br label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 0, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %48

47:
  ret void

48:
  %49 = phi i64 [ %76, %48 ], [ 0, %42 ]
  %50 = load ptr, ptr %6, align 8
  %51 = getelementptr inbounds nuw ptr, ptr %50, i64 %49
  %52 = load ptr, ptr %51, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %52)
  %53 = load ptr, ptr %6, align 8
  %54 = getelementptr inbounds nuw ptr, ptr %53, i64 %49
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 64
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %57, 3
  %59 = add i64 %58, 3
  %60 = getelementptr inbounds nuw i8, ptr %55, i64 1784
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %55, i64 1776
  %63 = load i64, ptr %62, align 8
  %64 = mul i64 %59, %63
  %65 = getelementptr inbounds nuw i8, ptr %61, i64 %64
  %66 = load i64, ptr %27, align 8
  %67 = add i64 %66, -1
  %68 = load i64, ptr %30, align 8
  %69 = mul i64 %67, %68
  %70 = load i32, ptr %33, align 8
  %71 = zext i32 %70 to i64
  %72 = getelementptr i32, ptr %26, i64 %69
  %73 = getelementptr i32, ptr %72, i64 %71
  %74 = load i32, ptr %73, align 4
  %75 = load i64, ptr %39, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %5, ptr %65, i64 0, i64 %75)
  store i32 %74, ptr %73, align 4
  store i64 0, ptr %43, align 8
  %76 = add nuw i64 %49, 1
  %77 = load i64, ptr %44, align 8
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %48, label %47
}

define internal void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %39, label %7

7:
  store i64 %5, ptr %2, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1736
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 3
  %12 = icmp eq i64 %11, -6
  br i1 %12, label %16, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  br label %22

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %38, label %33

22:
  %23 = phi i64 [ 0, %13 ], [ %28, %22 ]
  %24 = load ptr, ptr %14, align 8
  %25 = load i64, ptr %15, align 8
  %26 = mul i64 %25, %23
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 %26
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %27)
  %28 = add nuw i64 %23, 1
  %29 = load i64, ptr %9, align 8
  %30 = mul i64 %29, 3
  %31 = add i64 %30, 6
  %32 = icmp ult i64 %28, %31
  br i1 %32, label %22, label %16

33:
  %34 = load ptr, ptr %18, align 8
  %35 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 4
  call void @llvm.memset.p0.i64(ptr align 8 %34, i8 0, i64 %37, i1 false)
  br label %38

38:
  store i64 0, ptr %19, align 8
  br label %39

39:
  ret void
}

define void @clock_begin_phase(ptr %0, i64 %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %5)
  %6 = load ptr, ptr %3, align 8
  %7 = load ptr, ptr %6, align 8
  %8 = and i64 %1, 1
  %9 = or disjoint i64 %8, 4
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, 3
  %13 = add i64 %9, %12
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 1784
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 1776
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %19)
  ret void
}

define void @clock_touch(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %15, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 472
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %16

15:
  call void @suspect(ptr %0)
  br label %57

16:
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %2)
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %18, 3
  %20 = add i64 %19, 2
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 1784
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1776
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %31 = load i64, ptr %30, align 8
  %32 = mul i64 %29, %31
  %33 = mul i64 %31, %28
  %34 = load i64, ptr %26, align 8
  %35 = load i64, ptr %4, align 8
  %36 = sub i64 %35, %32
  %37 = call i64 @llvm.umax.i64(i64 %34, i64 %36)
  store i64 %37, ptr %26, align 8
  %38 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = call i64 @llvm.umax.i64(i64 %39, i64 %33)
  store i64 %40, ptr %38, align 8
  %41 = load i64, ptr %27, align 8
  %42 = add i64 %41, -1
  %43 = load i64, ptr %30, align 8
  %44 = mul i64 %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %46 = load i32, ptr %45, align 8
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %49 = load ptr, ptr %48, align 8
  %50 = load i32, ptr %49, align 4
  %51 = add i32 %50, 1
  %52 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %53 = getelementptr i32, ptr %52, i64 %44
  %54 = getelementptr i32, ptr %53, i64 %47
  %55 = load i32, ptr %54, align 4
  %56 = call i32 @llvm.umax.i32(i32 %55, i32 %51)
  store i32 %56, ptr %54, align 4
  br label %57

57:
  ret void
}

define void @clock_exit(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i64, ptr %4, align 8
  %6 = mul i64 %5, 3
  %7 = add i64 %6, 3
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %7, %11
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 %12
  %14 = call i32 @tick(ptr %0)
  %15 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %17 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %13, ptr %15, i64 0, i64 %17)
  %18 = load i64, ptr %4, align 8
  %19 = mul i64 %18, 3
  %20 = load ptr, ptr %8, align 8
  %21 = load i64, ptr %10, align 8
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 %22
  %24 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %13, ptr %23, i64 0, i64 %24)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 %27, %29
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %35 = getelementptr i32, ptr %34, i64 %30
  %36 = getelementptr i32, ptr %35, i64 %33
  %37 = load i32, ptr %36, align 4
  %38 = call i32 @llvm.umax.i32(i32 %37, i32 %14)
  store i32 %38, ptr %36, align 4
  %39 = load i64, ptr %4, align 8
  %40 = mul i64 %39, 3
  %41 = add i64 %40, 2
  %42 = load ptr, ptr %8, align 8
  %43 = load i64, ptr %10, align 8
  %44 = mul i64 %41, %43
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %47 = load i32, ptr %46, align 8
  %48 = call i32 @llvm.ctpop.i32(i32 %2)
  %49 = icmp ugt i32 %47, %48
  br i1 %49, label %70, label %50

50:
  %51 = load i64, ptr %16, align 8
  %52 = load i64, ptr %45, align 8
  %53 = sub i64 %51, %52
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %53, %55
  br i1 %56, label %57, label %70

57:
  %58 = getelementptr inbounds nuw i8, ptr %45, i64 64
  br label %62

59:
  %60 = add i64 %63, 1
  %61 = icmp eq i64 %60, %55
  br i1 %61, label %70, label %62

62:
  %63 = phi i64 [ %53, %57 ], [ %60, %59 ]
  %64 = getelementptr inbounds nuw i32, ptr %58, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = getelementptr inbounds nuw i32, ptr %34, i64 %63
  %67 = load i32, ptr %66, align 4
  %68 = icmp ugt i32 %65, %67
  br i1 %68, label %69, label %59

69:
  call void @suspect(ptr %0)
  br label %70

70:
  ret void
}

define void @clock_track(ptr %0, i32 %1, <32 x i64> %2) {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = add i32 %8, 6291457
  %11 = icmp ugt i32 %10, 8388606
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %13, %15
  store <32 x i64> %2, ptr %4, align 64
  %17 = icmp eq i32 %1, 0
  br i1 %17, label %84, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %22 = add i32 %8, 6291458
  %23 = zext i32 %22 to i64
  %24 = zext i32 %10 to i64
  %25 = shl nuw nsw i64 %24, 19
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 824
  br label %27

27:
  %28 = phi i32 [ %1, %18 ], [ %82, %79 ]
  %29 = phi i1 [ %11, %18 ], [ %80, %79 ]
  %30 = call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %4, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = lshr i64 %33, 40
  %35 = add nsw i64 %34, -4
  %36 = icmp ult i64 %35, 16
  br i1 %36, label %37, label %44

37:
  %38 = load i64, ptr %19, align 8
  %39 = icmp ult i64 %35, %38
  br i1 %39, label %40, label %47

40:
  %41 = load ptr, ptr %20, align 8
  %42 = getelementptr inbounds nuw ptr, ptr %41, i64 %35
  %43 = load ptr, ptr %42, align 8
  br label %44

44:
  %45 = phi ptr [ %0, %27 ], [ %43, %40 ]
  %46 = icmp eq ptr %45, null
  br i1 %46, label %47, label %48

47:
  call void @suspect(ptr %0)
  br label %79

48:
  %49 = load i64, ptr %21, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %70, label %51

51:
  %52 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %33, i1 zeroext true)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %70, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %56 = load i64, ptr %55, align 8
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %58, label %62

58:
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 1736
  %60 = load i64, ptr %59, align 8
  %61 = add i64 %60, 1
  store i64 %61, ptr %59, align 8
  store i64 %61, ptr %55, align 8
  br label %62

62:
  %63 = phi i64 [ %56, %54 ], [ %61, %58 ]
  %64 = add i64 %63, %16
  %65 = icmp ugt i64 %64, %13
  br i1 %65, label %70, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store i64 %23, ptr %67, align 8
  %68 = shl i64 %64, 5
  %69 = add i64 %68, -32
  br label %70

70:
  %71 = phi i1 [ %29, %48 ], [ %29, %66 ], [ true, %62 ], [ true, %51 ]
  %72 = phi i64 [ 65504, %48 ], [ %69, %66 ], [ 65504, %62 ], [ 65504, %51 ]
  %73 = getelementptr inbounds nuw i8, ptr %45, i64 408
  %74 = load i64, ptr %73, align 8
  %75 = shl i64 %74, 42
  %76 = or i64 %72, %25
  %77 = or i64 %76, %75
  %78 = getelementptr inbounds nuw i64, ptr %26, i64 %31
  store i64 %77, ptr %78, align 8
  br label %79

79:
  %80 = phi i1 [ %29, %47 ], [ %71, %70 ]
  %81 = add i32 %28, -1
  %82 = and i32 %81, %28
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %27

84:
  %85 = phi i1 [ %11, %3 ], [ %80, %79 ]
  br i1 %85, label %86, label %87

86:
  call void @suspect(ptr %0)
  br label %87

87:
  ret void
}

define void @clock_see(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %64, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %64, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %4 to i64
  %18 = getelementptr inbounds nuw i32, ptr %16, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = and i32 %19, 512
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %64, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %26 = load i64, ptr %25, align 8
  %27 = mul i64 %26, %24
  %28 = sub i64 %27, %8
  store <32 x i64> %3, ptr %6, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %63, label %30

30:
  %31 = phi i32 [ %40, %61 ], [ %2, %22 ]
  %32 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %6, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = insertelement <32 x i64> poison, i64 %35, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = icmp ne <32 x i64> %3, %37
  %39 = bitcast <32 x i1> %38 to i32
  %40 = and i32 %31, %39
  %41 = and i64 %35, -1099511627776
  %42 = icmp eq i64 %41, 2199023255552
  br i1 %42, label %61, label %43

43:
  %44 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %35, i1 zeroext false)
  %45 = icmp eq ptr %44, null
  br i1 %45, label %61, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 56
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %61, label %50

50:
  %51 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %52 = getelementptr inbounds nuw i8, ptr %44, i64 48
  %53 = load i64, ptr %52, align 8
  %54 = load i64, ptr %47, align 8
  %55 = trunc i64 %54 to i32
  %56 = getelementptr i8, ptr %51, i64 60
  %57 = getelementptr i32, ptr %56, i64 %28
  %58 = getelementptr i32, ptr %57, i64 %53
  %59 = load i32, ptr %58, align 4
  %60 = call i32 @llvm.umax.i32(i32 %59, i32 %55)
  store i32 %60, ptr %58, align 4
  br label %61

61:
  %62 = icmp eq i32 %40, 0
  br i1 %62, label %63, label %30

63:
  br label %64

64:
  ret void
}

define void @source_begin(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5) {
  %7 = icmp ult i64 %3, %4
  %8 = and i64 %3, -1099511627776
  %9 = icmp eq i64 %8, 1099511627776
  %10 = and i1 %7, %9
  br i1 %10, label %11, label %65

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @suspect(ptr %0)
  br label %65

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %35, label %22

22:
  %23 = icmp eq i64 %18, 0
  br i1 %23, label %25, label %24

24:
  call void @suspect(ptr %0)
  br label %65

25:
  store i64 %20, ptr %17, align 8
  %26 = ptrtoint ptr %1 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  store i64 0, ptr %29, align 8
  br label %30

30:
  %31 = phi i64 [ 1144, %25 ], [ %33, %30 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  store i64 0, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 8
  %34 = icmp eq i64 %33, 1176
  br i1 %34, label %41, label %30

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %37 = load i64, ptr %36, align 8
  %38 = ptrtoint ptr %1 to i64
  %39 = icmp eq i64 %37, %38
  br i1 %39, label %41, label %40

40:
  call void @suspect(ptr %0)
  br label %65

41:
  %42 = shl nuw i32 1, %2
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %44 = load i32, ptr %43, align 8
  %45 = or i32 %44, %42
  store i32 %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 1100
  store i32 %5, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 3
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %51 = getelementptr inbounds nuw i64, ptr %50, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %56 = getelementptr inbounds nuw i64, ptr %55, i64 %49
  %57 = load i64, ptr %56, align 8
  %58 = icmp ult i64 %3, %57
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %61 = getelementptr inbounds nuw i64, ptr %60, i64 %49
  store i64 %3, ptr %61, align 8
  br label %62

62:
  %63 = icmp ugt i64 %4, %52
  br i1 %63, label %64, label %65

64:
  store i64 %4, ptr %51, align 8
  br label %65

65:
  ret void
}

define void @source_commit(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %30

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %11 = load i64, ptr %10, align 8
  %12 = ptrtoint ptr %1 to i64
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %14, label %30

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %16 = load i32, ptr %15, align 8
  %17 = xor i32 %2, -1
  %18 = and i32 %16, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %30

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, 1
  store i64 %24, ptr %22, align 8
  %25 = and i64 %24, 3
  %26 = getelementptr inbounds nuw i64, ptr %21, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %30, label %29

29:
  call void @suspect(ptr %0)
  br label %30

30:
  ret void
}

define void @source_wait(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %10, label %82

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %12 = load i64, ptr %11, align 8
  %13 = ptrtoint ptr %1 to i64
  %14 = icmp eq i64 %12, %13
  br i1 %14, label %15, label %82

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %17 = load i32, ptr %16, align 8
  %18 = xor i32 %2, -1
  %19 = and i32 %17, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %82

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1100
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = lshr i32 %28, 10
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %33 = zext i32 %3 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %36 = insertelement <32 x i64> poison, i64 %30, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = mul nuw nsw <32 x i64> %37, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %39 = shl nuw nsw i64 %30, 5
  br label %40

40:
  %41 = phi i1 [ false, %78 ], [ true, %21 ]
  %42 = phi i64 [ %79, %78 ], [ 0, %21 ]
  br label %44

43:
  br i1 %41, label %81, label %82

44:
  %45 = phi i64 [ %76, %75 ], [ %42, %40 ]
  %46 = load i64, ptr %31, align 8
  %47 = sub i64 %46, %45
  %48 = and i64 %47, 3
  %49 = getelementptr inbounds nuw i64, ptr %32, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %75, label %52

52:
  %53 = icmp samesign ugt i64 %45, %33
  br i1 %53, label %54, label %78

54:
  store i64 0, ptr %49, align 8
  %55 = load i32, ptr %16, align 8
  %56 = call i32 @llvm.cttz.i32(i32 %55, i1 false)
  %57 = add nuw nsw i32 %56, 1
  store i32 %57, ptr %34, align 4
  %58 = getelementptr inbounds nuw i64, ptr %35, i64 %48
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %59, %50
  br i1 %60, label %61, label %64

61:
  %62 = insertelement <32 x i64> poison, i64 %50, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %65

64:
  store i32 0, ptr %34, align 4
  br label %75

65:
  %66 = phi i64 [ %59, %61 ], [ %73, %65 ]
  %67 = insertelement <32 x i64> poison, i64 %66, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = add <32 x i64> %68, %38
  %70 = icmp ult <32 x i64> %69, %63
  %71 = bitcast <32 x i1> %70 to i32
  %72 = load i32, ptr %24, align 4
  call void @record(ptr %0, ptr %1, i32 %71, <32 x i64> %69, i32 %72)
  %73 = add i64 %66, %39
  %74 = icmp ult i64 %73, %50
  br i1 %74, label %65, label %64

75:
  %76 = add nuw nsw i64 %45, 1
  %77 = icmp eq i64 %76, 4
  br i1 %77, label %43, label %44

78:
  %79 = add nuw nsw i64 %45, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %82, label %40

81:
  store i64 0, ptr %5, align 8
  br label %82

82:
  ret void
}

define void @check_sources(ptr %0, i32 %1, <32 x i64> %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1144
  %6 = zext i32 %3 to i64
  %7 = insertelement <32 x i64> poison, i64 %6, i64 0
  %8 = shufflevector <32 x i64> %7, <32 x i64> poison, <32 x i32> zeroinitializer
  %9 = add <32 x i64> %8, %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %4 ], [ %30, %29 ]
  %14 = getelementptr inbounds nuw i64, ptr %5, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ult <32 x i64> %2, %17
  %19 = getelementptr inbounds nuw i64, ptr %10, i64 %13
  %20 = load i64, ptr %19, align 8
  %21 = insertelement <32 x i64> poison, i64 %20, i64 0
  %22 = shufflevector <32 x i64> %21, <32 x i64> poison, <32 x i32> zeroinitializer
  %23 = icmp ugt <32 x i64> %9, %22
  %24 = and <32 x i1> %18, %23
  %25 = bitcast <32 x i1> %24 to i32
  %26 = and i32 %1, %25
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %29, label %28

28:
  call void @suspect(ptr %0)
  br label %29

29:
  %30 = add nuw nsw i64 %13, 1
  %31 = icmp eq i64 %30, 4
  br i1 %31, label %11, label %12
}

define void @note_store(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %13 = load i32, ptr %12, align 8
  br label %18

14:
  store i64 %9, ptr %6, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  store i32 0, ptr %17, align 8
  br label %18

18:
  %19 = phi i32 [ %13, %11 ], [ 0, %14 ]
  %20 = bitcast i32 %2 to <32 x i1>
  %21 = select <32 x i1> %20, <32 x i64> %3, <32 x i64> splat (i64 -1)
  %22 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %21)
  %23 = zext i32 %4 to i64
  %24 = insertelement <32 x i64> poison, i64 %23, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = add <32 x i64> %25, %3
  %27 = select <32 x i1> %20, <32 x i64> %26, <32 x i64> zeroinitializer
  %28 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %27)
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i32, ptr %29, align 8
  %31 = shl nuw i32 1, %30
  %32 = and i32 %19, %31
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:
  %35 = zext i32 %30 to i64
  br label %46

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %38 = zext i32 %30 to i64
  %39 = getelementptr inbounds nuw i64, ptr %37, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = call i64 @llvm.umin.i64(i64 %22, i64 %40)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %43 = getelementptr inbounds nuw i64, ptr %42, i64 %38
  %44 = load i64, ptr %43, align 8
  %45 = call i64 @llvm.umax.i64(i64 %28, i64 %44)
  br label %46

46:
  %47 = phi i64 [ %35, %34 ], [ %38, %36 ]
  %48 = phi i64 [ %28, %34 ], [ %45, %36 ]
  %49 = phi i64 [ %22, %34 ], [ %41, %36 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %52 = getelementptr inbounds nuw i64, ptr %51, i64 %47
  store i64 %49, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %54 = getelementptr inbounds nuw i64, ptr %53, i64 %47
  store i64 %48, ptr %54, align 8
  %55 = or i32 %19, %31
  store i32 %55, ptr %50, align 8
  ret void
}

define void @fence_proxy(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = shl nuw i32 1, %4
  %6 = xor i32 %5, -1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %8 = load i32, ptr %7, align 8
  %9 = and i32 %8, %6
  store i32 %9, ptr %7, align 8
  %10 = load i32, ptr %3, align 8
  %11 = shl nuw i32 1, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %13 = load i32, ptr %12, align 8
  %14 = or i32 %13, %11
  store i32 %14, ptr %12, align 8
  ret void
}

define void @share_stores(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %7, label %38

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  store i64 0, ptr %12, align 8
  br label %13

13:
  store i32 0, ptr %8, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %38, label %17

17:
  %18 = bitcast i32 %15 to <32 x i1>
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %20 = load <32 x i64>, ptr %19, align 8
  %21 = select <32 x i1> %18, <32 x i64> %20, <32 x i64> splat (i64 -1)
  %22 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %21)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %24 = load <32 x i64>, ptr %23, align 8
  %25 = select <32 x i1> %18, <32 x i64> %24, <32 x i64> zeroinitializer
  %26 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %25)
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %34, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %32 = load i64, ptr %31, align 8
  %33 = call i64 @llvm.umin.i64(i64 %22, i64 %32)
  br label %34

34:
  %35 = phi i64 [ %33, %30 ], [ %22, %17 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  store i64 %35, ptr %36, align 8
  %37 = call i64 @llvm.umax.i64(i64 %26, i64 %28)
  store i64 %37, ptr %27, align 8
  store i32 0, ptr %14, align 8
  br label %38

38:
  ret void
}

define void @proxy_read(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %54, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %14, %16
  br i1 %17, label %18, label %54

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %20 = load <32 x i64>, ptr %19, align 8
  %21 = insertelement <32 x i64> poison, i64 %3, i64 0
  %22 = shufflevector <32 x i64> %21, <32 x i64> poison, <32 x i32> zeroinitializer
  %23 = icmp ult <32 x i64> %20, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %25 = load <32 x i64>, ptr %24, align 8
  %26 = insertelement <32 x i64> poison, i64 %2, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = icmp ugt <32 x i64> %25, %27
  %29 = and <32 x i1> %23, %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = shl nuw i32 1, %33
  %35 = and i32 %34, %31
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %49

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %39 = load i64, ptr %38, align 8
  %40 = icmp ult i64 %39, %3
  br i1 %40, label %41, label %49

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %43 = load i64, ptr %42, align 8
  %44 = icmp ule i64 %43, %2
  %45 = bitcast <32 x i1> %29 to i32
  %46 = and i32 %6, %45
  %47 = icmp eq i32 %46, 0
  %48 = select i1 %44, i1 %47, i1 false
  br i1 %48, label %54, label %53

49:
  %50 = bitcast <32 x i1> %29 to i32
  %51 = and i32 %6, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @suspect(ptr %0)
  br label %54

54:
  ret void
}

declare <32 x i64> @llvm.masked.load.v32i64.p0(ptr, <32 x i1>, <32 x i64>)

declare void @llvm.masked.store.v32i64.p0(<32 x i64>, ptr, <32 x i1>)

declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

define internal void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %1, i32 %2, <32 x i64> %3) unnamed_addr {
  %5 = load ptr, ptr %0, align 8
  %6 = add i64 %1, -4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 544
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %6, %8
  br i1 %9, label %10, label %16

10:
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 536
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw ptr, ptr %12, i64 %6
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %16, label %17

16:
  call void @suspect(ptr %5)
  br label %198

17:
  %18 = icmp eq ptr %14, %5
  br i1 %18, label %23, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %21 = load ptr, ptr %20, align 8
  call void @clock_touch(ptr %5, ptr %21, ptr %14)
  %22 = load ptr, ptr %0, align 8
  br label %23

23:
  %24 = phi ptr [ %22, %19 ], [ %5, %17 ]
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = shl i64 %1, 40
  %34 = sub i64 1099511627776, %33
  %35 = add i64 %32, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %37 = load i8, ptr %36, align 8
  %38 = insertelement <32 x i64> poison, i64 %34, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i64> %39, %3
  %41 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = icmp ugt i64 %42, 1
  br i1 %43, label %44, label %198

44:
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 192
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 56
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 3
  switch i64 %49, label %60 [
    i64 0, label %198
    i64 1, label %51
  ]

51:
  %52 = and i32 %28, 2
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %198, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %56 = load ptr, ptr %55, align 8
  call void %56(ptr %24)
  %57 = load i64, ptr %48, align 8
  %58 = icmp eq i64 %57, 1
  br i1 %58, label %59, label %97

59:
  call void @suspect(ptr %24)
  br label %198

60:
  br i1 %50, label %61, label %97

61:
  %62 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  br i1 %64, label %72, label %65

65:
  %66 = call zeroext i1 @meets_held(ptr %24, i32 %2, <32 x i64> %40, i32 %30)
  br i1 %66, label %67, label %72

67:
  call void @screen_held(ptr %24)
  %68 = and i32 %28, 2
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %72, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %24, i64 232
  store i64 0, ptr %71, align 8
  br label %72

72:
  %73 = and i32 %28, 2
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %97, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %14, i64 1080
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %14, i64 408
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %77, %79
  br i1 %80, label %81, label %82

81:
  call void @check_sources(ptr %14, i32 %2, <32 x i64> %40, i32 %30)
  br label %82

82:
  %83 = and i32 %28, 49
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %97

85:
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 816
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  %89 = getelementptr inbounds nuw i8, ptr %24, i64 1176
  %90 = load i64, ptr %89, align 8
  %91 = icmp ne i64 %90, 0
  %92 = select i1 %91, i1 %88, i1 false
  br i1 %92, label %93, label %97

93:
  %94 = icmp eq ptr %14, %24
  br i1 %94, label %95, label %96

95:
  call void @note_store(ptr %24, ptr %26, i32 %2, <32 x i64> %40, i32 %30)
  br label %97

96:
  call void @suspect(ptr %24)
  br label %97

97:
  %98 = and i32 %28, 16
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %110, label %100

100:
  %101 = load i64, ptr %48, align 8
  %102 = add i64 %101, -3
  %103 = icmp ult i64 %102, 2
  %104 = and i32 %28, 1
  %105 = icmp ne i32 %104, 0
  %106 = select i1 %103, i1 %105, i1 false
  %107 = trunc nuw i8 %37 to i1
  br i1 %107, label %108, label %109

108:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %106)
  br label %198

109:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %106)
  br label %198

110:
  %111 = and i32 %28, 32
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %123, label %113

113:
  %114 = load i64, ptr %48, align 8
  %115 = add i64 %114, -3
  %116 = icmp ult i64 %115, 2
  %117 = and i32 %28, 1
  %118 = icmp ne i32 %117, 0
  %119 = select i1 %116, i1 %118, i1 false
  %120 = trunc nuw i8 %37 to i1
  br i1 %120, label %121, label %122

121:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %119)
  br label %198

122:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %119)
  br label %198

123:
  br i1 %50, label %124, label %128

124:
  %125 = getelementptr inbounds nuw i8, ptr %24, i64 544
  %126 = load i64, ptr %125, align 8
  %127 = icmp ult i64 %126, 2
  br label %128

128:
  %129 = phi i1 [ false, %123 ], [ %127, %124 ]
  %130 = and i32 %28, 4
  %131 = icmp eq i32 %130, 0
  %132 = or i1 %131, %129
  br i1 %132, label %136, label %133

133:
  %134 = and i32 %28, 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %137, label %167

136:
  br i1 %131, label %167, label %137

137:
  %138 = and i32 %28, 2
  %139 = icmp eq i32 %138, 0
  %140 = and i32 %28, 536870912
  %141 = icmp eq i32 %140, 0
  br i1 %139, label %156, label %142

142:
  %143 = load i64, ptr %48, align 8
  %144 = add i64 %143, -3
  %145 = icmp ult i64 %144, 2
  %146 = and i32 %28, 1
  %147 = icmp ne i32 %146, 0
  %148 = select i1 %145, i1 %147, i1 false
  %149 = trunc nuw i8 %37 to i1
  br i1 %141, label %153, label %150

150:
  br i1 %149, label %151, label %152

151:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %148)
  br label %198

152:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %148)
  br label %198

153:
  br i1 %149, label %154, label %155

154:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %148)
  br label %198

155:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %148)
  br label %198

156:
  br i1 %141, label %157, label %167

157:
  %158 = load i64, ptr %48, align 8
  %159 = add i64 %158, -3
  %160 = icmp ult i64 %159, 2
  %161 = and i32 %28, 1
  %162 = icmp ne i32 %161, 0
  %163 = select i1 %160, i1 %162, i1 false
  %164 = trunc nuw i8 %37 to i1
  br i1 %164, label %165, label %166

165:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %163)
  br label %198

166:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %163)
  br label %198

167:
  %168 = and i32 %28, 2
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %180

170:
  %171 = load i64, ptr %48, align 8
  %172 = add i64 %171, -3
  %173 = icmp ult i64 %172, 2
  %174 = and i32 %28, 1
  %175 = icmp ne i32 %174, 0
  %176 = select i1 %173, i1 %175, i1 false
  %177 = trunc nuw i8 %37 to i1
  br i1 %177, label %178, label %179

178:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %176)
  br label %198

179:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %176)
  br label %198

180:
  %181 = trunc nuw i8 %37 to i1
  br i1 %181, label %184, label %182

182:
  %183 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30)
  br i1 %183, label %198, label %191

184:
  %185 = load i64, ptr %48, align 8
  %186 = add i64 %185, -3
  %187 = icmp ult i64 %186, 2
  %188 = and i32 %28, 1
  %189 = icmp ne i32 %188, 0
  %190 = select i1 %187, i1 %189, i1 false
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %190)
  br label %198

191:
  %192 = load i64, ptr %48, align 8
  %193 = add i64 %192, -3
  %194 = icmp ult i64 %193, 2
  %195 = and i32 %28, 1
  %196 = icmp ne i32 %195, 0
  %197 = select i1 %194, i1 %196, i1 false
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %197)
  br label %198

198:
  ret void
}

define internal zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5) unnamed_addr {
  %7 = extractelement <32 x i64> %3, i64 0
  %8 = load i64, ptr %4, align 8
  %9 = sub i64 %7, %8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %11 = load i64, ptr %10, align 8
  %12 = lshr i64 %9, %11
  %13 = trunc i64 %11 to i32
  %14 = lshr i32 %5, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %118

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  %23 = icmp ne i32 %14, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = icmp ult i64 %12, %17
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %118

27:
  %28 = shl nuw nsw i64 %15, 5
  %29 = add i64 %28, %12
  %30 = icmp ugt i64 %29, %17
  br i1 %30, label %118, label %31

31:
  %32 = zext i32 %5 to i64
  %33 = insertelement <32 x i64> poison, i64 %32, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = mul nuw nsw <32 x i64> %34, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %36 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %37 = add <32 x i64> %35, %36
  %38 = icmp ne <32 x i64> %3, %37
  %39 = bitcast <32 x i1> %38 to i32
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %118

41:
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i64, ptr %43, i64 %17
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 3
  br i1 %47, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %50 = load i64, ptr %49, align 8
  %51 = freeze i64 %50
  %52 = icmp ult i64 %51, 2
  br label %53

53:
  %54 = phi i64 [ 1, %41 ], [ 2, %48 ]
  %55 = phi i1 [ false, %41 ], [ %52, %48 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %57 = load ptr, ptr %56, align 8
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %60 = load i64, ptr %59, align 8
  %61 = shl i64 %60, 42
  %62 = zext i32 %58 to i64
  %63 = shl nuw nsw i64 %62, 19
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = shl nuw nsw i64 %66, 5
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %69 = load i32, ptr %68, align 8
  %70 = zext i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = or i64 %63, %67
  %73 = or i64 %72, %61
  %74 = select i1 %55, i64 %61, i64 %54
  %75 = call i64 @llvm.cttz.i64(i64 %15, i1 true)
  %76 = getelementptr inbounds nuw i64, ptr %43, i64 %12
  %77 = getelementptr inbounds nuw i64, ptr %44, i64 %12
  %78 = insertelement <32 x i64> poison, i64 %74, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  %80 = insertelement <32 x i64> poison, i64 %61, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %71, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = insertelement <32 x i64> poison, i64 %75, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = insertelement <32 x i64> poison, i64 %73, i64 0
  %87 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %88

88:
  %89 = phi i64 [ 0, %53 ], [ %116, %115 ]
  %90 = getelementptr inbounds nuw i64, ptr %76, i64 %89
  %91 = getelementptr inbounds nuw i64, ptr %77, i64 %89
  %92 = load <32 x i64>, ptr %91, align 8
  %93 = load <32 x i64>, ptr %90, align 8
  %94 = sub <32 x i64> %93, %81
  %95 = sub <32 x i64> %92, %81
  %96 = icmp uge <32 x i64> %93, %79
  %97 = icmp uge <32 x i64> %94, %83
  %98 = and <32 x i1> %96, %97
  %99 = icmp uge <32 x i64> %92, %79
  %100 = icmp uge <32 x i64> %95, %83
  %101 = and <32 x i1> %99, %100
  %102 = or <32 x i1> %101, %98
  %103 = bitcast <32 x i1> %102 to i32
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %118

105:
  %106 = insertelement <32 x i64> poison, i64 %89, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = or disjoint <32 x i64> %107, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %109 = lshr <32 x i64> %108, %85
  %110 = or <32 x i64> %109, %87
  store <32 x i64> %110, ptr %90, align 8
  %111 = icmp ne <32 x i64> %92, zeroinitializer
  %112 = bitcast <32 x i1> %111 to i32
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %115, label %114

114:
  store <32 x i64> zeroinitializer, ptr %91, align 8
  br label %115

115:
  %116 = add nuw nsw i64 %89, 32
  %117 = icmp samesign ult i64 %116, %28
  br i1 %117, label %88, label %118

118:
  %119 = phi i1 [ false, %6 ], [ false, %31 ], [ false, %27 ], [ false, %19 ], [ %104, %115 ], [ %104, %88 ]
  ret i1 %119
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %25 = load i64, ptr %24, align 8
  %26 = shl i64 %25, 42
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 5
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 19
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %36 = load i32, ptr %35, align 16
  %37 = zext i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = select i1 %23, i64 %26, i64 %22
  %40 = select i1 %23, i64 %26, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %45 = load i32, ptr %44, align 4
  %46 = icmp ne i32 %45, 0
  %47 = call i32 @llvm.ctpop.i32(i32 %2)
  %48 = icmp samesign ult i32 %47, 2
  %49 = select i1 %46, i1 true, i1 %48
  %50 = add i32 %45, -1
  %51 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %52 = select i1 %46, i32 %50, i32 %51
  %53 = zext i32 %52 to i64
  %54 = select i1 %49, i64 %53, i64 196608
  %55 = or disjoint i64 %26, %54
  %56 = or i64 %55, %30
  %57 = load i64, ptr %4, align 8
  %58 = sub i64 %3, %57
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %60 = load i64, ptr %59, align 8
  %61 = lshr i64 %58, %60
  %62 = trunc i64 %60 to i32
  %63 = lshr i32 %5, %62
  %64 = zext i32 %63 to i64
  %65 = icmp eq i32 %63, 0
  br i1 %65, label %66, label %67

66:
  call void @suspect(ptr %0)
  br label %67

67:
  %68 = add i64 %61, %64
  %69 = icmp ult i64 %61, %68
  br i1 %69, label %70, label %77

70:
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 48
  br label %73

73:
  %74 = phi i64 [ %61, %70 ], [ %140, %139 ]
  %75 = load i64, ptr %10, align 8
  %76 = icmp ult i64 %74, %75
  br i1 %76, label %78, label %77

77:
  ret void

78:
  %79 = getelementptr inbounds nuw i64, ptr %9, i64 %74
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i64, ptr %12, i64 %74
  %82 = load i64, ptr %81, align 8
  %83 = icmp ult i64 %80, %39
  %84 = sub i64 %80, %26
  %85 = icmp ult i64 %84, %34
  %86 = or i1 %83, %85
  %87 = icmp ugt i64 %40, %80
  %88 = select i1 %6, i1 %87, i1 false
  %89 = xor i1 %88, true
  %90 = select i1 %89, i1 %86, i1 false
  %91 = icmp ult i64 %82, %39
  %92 = sub i64 %82, %26
  %93 = icmp ult i64 %92, %34
  %94 = or i1 %91, %93
  %95 = and i1 %90, %94
  br i1 %95, label %136, label %96

96:
  br i1 %88, label %97, label %98

97:
  call void @suspect(ptr %0)
  br label %98

98:
  %99 = icmp ult i64 %84, %38
  %100 = xor i64 %80, %30
  %101 = and i64 %100, 132064
  %102 = icmp eq i64 %101, 0
  %103 = and i1 %99, %102
  %104 = xor i64 %80, %56
  %105 = and i64 %104, -4398046248961
  %106 = icmp eq i64 %105, 0
  %107 = or i1 %106, %103
  %108 = or i1 %86, %107
  %109 = select i1 %108, i1 true, i1 %43
  br i1 %109, label %115, label %110

110:
  %111 = load ptr, ptr %71, align 8
  %112 = load i64, ptr %10, align 8
  %113 = call i32 @clock_orders(ptr %0, ptr %1, i64 %80, i64 %74, ptr %111, i64 %112)
  %114 = trunc i32 %113 to i1
  br i1 %114, label %117, label %116

115:
  br i1 %108, label %117, label %116

116:
  call void @suspect(ptr %0)
  br label %117

117:
  %118 = icmp ult i64 %92, %38
  %119 = xor i64 %82, %30
  %120 = and i64 %119, 132064
  %121 = icmp eq i64 %120, 0
  %122 = and i1 %118, %121
  %123 = xor i64 %82, %56
  %124 = and i64 %123, -4398046248961
  %125 = icmp eq i64 %124, 0
  %126 = or i1 %125, %122
  %127 = or i1 %94, %126
  %128 = select i1 %127, i1 true, i1 %43
  br i1 %128, label %134, label %129

129:
  %130 = load ptr, ptr %72, align 8
  %131 = load i64, ptr %10, align 8
  %132 = call i32 @clock_orders(ptr %0, ptr %1, i64 %82, i64 %74, ptr %130, i64 %131)
  %133 = trunc i32 %132 to i1
  br i1 %133, label %136, label %135

134:
  br i1 %127, label %136, label %135

135:
  call void @suspect(ptr %0)
  br label %136

136:
  %137 = icmp eq i64 %82, 0
  br i1 %137, label %139, label %138

138:
  store i64 0, ptr %81, align 8
  br label %139

139:
  store i64 -327680, ptr %79, align 8
  %140 = add nuw i64 %74, 1
  %141 = icmp eq i64 %140, %68
  br i1 %141, label %77, label %73
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca <32 x i64>, align 256
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca <32 x i64>, align 256
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca <32 x i64>, align 256
  %25 = alloca %struct.Lanes, align 64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i64, ptr %27, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 3
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %39 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %33, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %45 = load i64, ptr %44, align 8
  %46 = freeze i64 %45
  %47 = icmp ult i64 %46, 2
  br label %48

48:
  %49 = phi i64 [ 1, %7 ], [ 2, %43 ]
  %50 = phi i1 [ false, %7 ], [ %47, %43 ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %52 = load i64, ptr %51, align 8
  %53 = shl i64 %52, 42
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %55 = load i32, ptr %54, align 8
  %56 = zext i32 %55 to i64
  %57 = shl nuw nsw i64 %56, 5
  %58 = or disjoint i64 %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %60 = load i32, ptr %59, align 8
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 19
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %64 = load i32, ptr %63, align 16
  %65 = zext i32 %64 to i64
  %66 = shl nuw nsw i64 %65, 19
  %67 = select i1 %50, i64 %53, i64 %49
  %68 = select i1 %50, i64 %53, i64 1
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, 0
  %72 = load i64, ptr %4, align 8
  %73 = insertelement <32 x i64> poison, i64 %72, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = sub <32 x i64> %3, %74
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %77 = load i64, ptr %76, align 8
  %78 = insertelement <32 x i64> poison, i64 %77, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  %80 = lshr <32 x i64> %75, %79
  %81 = trunc i64 %77 to i32
  %82 = lshr i32 %5, %81
  %83 = zext i32 %82 to i64
  %84 = extractelement <32 x i64> %80, i64 0
  %85 = icmp eq i32 %82, 0
  br i1 %85, label %86, label %87

86:
  call void @suspect(ptr %0)
  br label %581

87:
  %88 = icmp ne i32 %82, 1
  %89 = icmp eq i32 %2, -1
  %90 = and i1 %89, %88
  br i1 %90, label %93, label %91

91:
  %92 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %102

93:
  %94 = insertelement <32 x i64> poison, i64 %83, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = mul nuw nsw <32 x i64> %95, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %97 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = add <32 x i64> %96, %97
  %99 = icmp ne <32 x i64> %80, %98
  %100 = bitcast <32 x i1> %99 to i32
  %101 = icmp eq i32 %100, 0
  br label %102

102:
  %103 = phi <32 x i64> [ %92, %91 ], [ %97, %93 ]
  %104 = phi i1 [ false, %91 ], [ %101, %93 ]
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %106 = call i64 @llvm.cttz.i64(i64 %83, i1 true)
  %107 = insertelement <32 x i64> poison, i64 %106, i64 0
  %108 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %109 = add i64 %84, 32
  %110 = insertelement <32 x i64> poison, i64 %58, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = select i1 %6, i64 %68, i64 0
  %113 = insertelement <32 x i64> poison, i64 %67, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x i64> poison, i64 %53, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = insertelement <32 x i64> poison, i64 %62, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = insertelement <32 x i64> poison, i64 %66, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %123 = insertelement <32 x i64> poison, i64 %112, i64 0
  %124 = shufflevector <32 x i64> %123, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %125

125:
  %126 = phi i64 [ 0, %102 ], [ %579, %578 ]
  %127 = insertelement <32 x i64> poison, i64 %126, i64 0
  %128 = shufflevector <32 x i64> %127, <32 x i64> poison, <32 x i32> zeroinitializer
  %129 = add <32 x i64> %128, %80
  br i1 %104, label %130, label %137

130:
  %131 = shl nuw nsw i64 %126, 5
  %132 = insertelement <32 x i64> poison, i64 %131, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = or disjoint <32 x i64> %133, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %135 = add <32 x i64> %134, %103
  %136 = lshr <32 x i64> %134, %108
  br label %137

137:
  %138 = phi <32 x i64> [ %135, %130 ], [ %129, %125 ]
  %139 = phi <32 x i64> [ %136, %130 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %125 ]
  %140 = load i32, ptr %105, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %147, label %142

142:
  %143 = add i32 %140, -1
  %144 = zext i32 %143 to i64
  %145 = insertelement <32 x i64> poison, i64 %144, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %147

147:
  %148 = phi <32 x i64> [ %146, %142 ], [ %139, %137 ]
  %149 = load i64, ptr %28, align 8
  br i1 %104, label %150, label %154

150:
  %151 = shl i64 %126, 5
  %152 = add i64 %109, %151
  %153 = icmp ugt i64 %152, %149
  br i1 %153, label %154, label %160

154:
  %155 = insertelement <32 x i64> poison, i64 %149, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %157 = icmp ult <32 x i64> %138, %156
  %158 = bitcast <32 x i1> %157 to i32
  %159 = and i32 %2, %158
  br label %160

160:
  %161 = phi i32 [ %159, %154 ], [ %2, %150 ]
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %578, label %163

163:
  %164 = or <32 x i64> %148, %111
  %165 = call i32 @llvm.cttz.i32(i32 %161, i1 true)
  store <32 x i64> %138, ptr %25, align 64
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw i64, ptr %25, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = sub i64 %168, %166
  br i1 %104, label %199, label %170

170:
  %171 = insertelement <32 x i64> poison, i64 %169, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = add <32 x i64> %172, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %174 = icmp eq <32 x i64> %138, %173
  %175 = bitcast <32 x i1> %174 to i32
  %176 = xor i32 %161, -1
  %177 = or i32 %175, %176
  %178 = icmp eq i32 %177, -1
  br i1 %178, label %199, label %179

179:
  %180 = insertelement <32 x i64> poison, i64 %168, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = icmp eq <32 x i64> %138, %181
  %183 = bitcast <32 x i1> %182 to i32
  %184 = or i32 %183, %176
  %185 = icmp eq i32 %184, -1
  br i1 %185, label %205, label %186

186:
  %187 = icmp eq i32 %161, -1
  br i1 %187, label %188, label %194

188:
  %189 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %190 = add <32 x i64> %189, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %191 = icmp ne <32 x i64> %138, %190
  %192 = bitcast <32 x i1> %191 to i32
  %193 = icmp eq i32 %192, 0
  br i1 %193, label %214, label %195

194:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %138, ptr %20, align 64
  br label %228

195:
  %196 = icmp ne <32 x i64> %138, %189
  %197 = bitcast <32 x i1> %196 to i32
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %214, label %216

199:
  %200 = getelementptr inbounds nuw i64, ptr %27, i64 %169
  %201 = bitcast i32 %161 to <32 x i1>
  %202 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %200, <32 x i1> %201, <32 x i64> zeroinitializer)
  %203 = getelementptr inbounds nuw i64, ptr %30, i64 %169
  %204 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %203, <32 x i1> %201, <32 x i64> zeroinitializer)
  br label %303

205:
  %206 = getelementptr i64, ptr %27, i64 %168
  %207 = load i64, ptr %206, align 8
  %208 = insertelement <32 x i64> poison, i64 %207, i64 0
  %209 = shufflevector <32 x i64> %208, <32 x i64> poison, <32 x i32> zeroinitializer
  %210 = getelementptr i64, ptr %30, i64 %168
  %211 = load i64, ptr %210, align 8
  %212 = insertelement <32 x i64> poison, i64 %211, i64 0
  %213 = shufflevector <32 x i64> %212, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %303

214:
  %215 = phi i32 [ 2, %188 ], [ 3, %195 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %240

216:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %138, ptr %20, align 64
  br label %217

217:
  %218 = phi i64 [ 0, %216 ], [ %224, %217 ]
  %219 = getelementptr inbounds nuw i64, ptr %20, i64 %218
  %220 = load i64, ptr %219, align 8
  %221 = getelementptr inbounds nuw i64, ptr %27, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = getelementptr inbounds nuw i64, ptr %21, i64 %218
  store i64 %222, ptr %223, align 8
  %224 = add nuw nsw i64 %218, 1
  %225 = icmp eq i64 %224, 32
  br i1 %225, label %226, label %217

226:
  %227 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %138, ptr %19, align 64
  br label %260

228:
  %229 = phi i32 [ %238, %228 ], [ %161, %194 ]
  %230 = call i32 @llvm.cttz.i32(i32 %229, i1 true)
  %231 = zext nneg i32 %230 to i64
  %232 = getelementptr inbounds nuw i64, ptr %20, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds nuw i64, ptr %27, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = getelementptr inbounds nuw i64, ptr %21, i64 %231
  store i64 %235, ptr %236, align 8
  %237 = add i32 %229, -1
  %238 = and i32 %237, %229
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %258, label %228

240:
  %241 = phi i1 [ true, %214 ], [ false, %255 ]
  %242 = phi ptr [ %22, %214 ], [ %37, %255 ]
  %243 = phi ptr [ %21, %214 ], [ %38, %255 ]
  %244 = phi ptr [ %21, %214 ], [ %39, %255 ]
  store <32 x i64> %138, ptr %22, align 256
  %245 = load i64, ptr %242, align 64
  %246 = getelementptr inbounds nuw i64, ptr %27, i64 %245
  br i1 %193, label %249, label %247

247:
  %248 = load i64, ptr %246, align 8
  br label %250

249:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %243, ptr align 8 %246, i64 128, i1 false)
  br label %255

250:
  %251 = phi i64 [ 0, %247 ], [ %253, %250 ]
  %252 = getelementptr inbounds nuw i64, ptr %244, i64 %251
  store i64 %248, ptr %252, align 8
  %253 = add nuw nsw i64 %251, 1
  %254 = icmp eq i64 %253, 16
  br i1 %254, label %255, label %250

255:
  br i1 %241, label %240, label %256

256:
  %257 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %283

258:
  %259 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %138, ptr %19, align 64
  br label %269

260:
  %261 = phi i64 [ 0, %226 ], [ %267, %260 ]
  %262 = getelementptr inbounds nuw i64, ptr %19, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds nuw i64, ptr %30, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds nuw i64, ptr %23, i64 %261
  store i64 %265, ptr %266, align 8
  %267 = add nuw nsw i64 %261, 1
  %268 = icmp eq i64 %267, 32
  br i1 %268, label %281, label %260

269:
  %270 = phi i32 [ %279, %269 ], [ %161, %258 ]
  %271 = call i32 @llvm.cttz.i32(i32 %270, i1 true)
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw i64, ptr %19, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i64, ptr %30, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds nuw i64, ptr %23, i64 %272
  store i64 %276, ptr %277, align 8
  %278 = add i32 %270, -1
  %279 = and i32 %278, %270
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %269

281:
  %282 = phi <32 x i64> [ %227, %260 ], [ %259, %269 ]
  br label %299

283:
  %284 = phi i1 [ true, %256 ], [ false, %298 ]
  %285 = phi ptr [ %24, %256 ], [ %34, %298 ]
  %286 = phi ptr [ %23, %256 ], [ %35, %298 ]
  %287 = phi ptr [ %23, %256 ], [ %36, %298 ]
  store <32 x i64> %138, ptr %24, align 256
  %288 = load i64, ptr %285, align 64
  %289 = getelementptr inbounds nuw i64, ptr %30, i64 %288
  br i1 %193, label %292, label %290

290:
  %291 = load i64, ptr %289, align 8
  br label %293

292:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %286, ptr align 8 %289, i64 128, i1 false)
  br label %298

293:
  %294 = phi i64 [ 0, %290 ], [ %296, %293 ]
  %295 = getelementptr inbounds nuw i64, ptr %287, i64 %294
  store i64 %291, ptr %295, align 8
  %296 = add nuw nsw i64 %294, 1
  %297 = icmp eq i64 %296, 16
  br i1 %297, label %298, label %293

298:
  br i1 %284, label %283, label %299

299:
  %300 = phi i32 [ 4, %281 ], [ %215, %298 ]
  %301 = phi <32 x i64> [ %282, %281 ], [ %257, %298 ]
  %302 = load <32 x i64>, ptr %23, align 64
  br label %303

303:
  %304 = phi <32 x i64> [ %202, %199 ], [ %209, %205 ], [ %301, %299 ]
  %305 = phi i32 [ 0, %199 ], [ 1, %205 ], [ %300, %299 ]
  %306 = phi <32 x i64> [ %204, %199 ], [ %213, %205 ], [ %302, %299 ]
  %307 = icmp ult <32 x i64> %304, %114
  %308 = sub <32 x i64> %304, %116
  %309 = icmp ult <32 x i64> %308, %118
  %310 = or <32 x i1> %307, %309
  %311 = icmp ult <32 x i64> %304, %124
  %312 = icmp ult <32 x i64> %306, %114
  %313 = sub <32 x i64> %306, %116
  %314 = icmp ult <32 x i64> %313, %118
  %315 = or <32 x i1> %312, %314
  %316 = xor <32 x i1> %310, splat (i1 true)
  %317 = xor <32 x i1> %315, splat (i1 true)
  %318 = select <32 x i1> %317, <32 x i1> splat (i1 true), <32 x i1> %311
  %319 = select <32 x i1> %318, <32 x i1> splat (i1 true), <32 x i1> %316
  %320 = bitcast <32 x i1> %319 to i32
  %321 = and i32 %161, %320
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %380, label %323

323:
  %324 = bitcast <32 x i1> %311 to i32
  %325 = and i32 %161, %324
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %328, label %327

327:
  call void @suspect(ptr %0)
  br label %328

328:
  %329 = icmp ult <32 x i64> %308, %120
  %330 = xor <32 x i64> %304, %111
  %331 = and <32 x i64> %330, splat (i64 132064)
  %332 = icmp eq <32 x i64> %331, zeroinitializer
  %333 = select <32 x i1> %329, <32 x i1> %332, <32 x i1> zeroinitializer
  %334 = or <32 x i1> %310, %333
  %335 = xor <32 x i64> %304, %164
  %336 = and <32 x i64> %335, splat (i64 -4398046248961)
  %337 = icmp eq <32 x i64> %336, zeroinitializer
  %338 = select <32 x i1> %337, <32 x i1> splat (i1 true), <32 x i1> %334
  %339 = xor <32 x i1> %338, splat (i1 true)
  %340 = bitcast <32 x i1> %339 to i32
  %341 = and i32 %161, %340
  %342 = icmp eq i32 %341, 0
  %343 = select i1 %342, i1 true, i1 %71
  br i1 %343, label %350, label %344

344:
  %345 = load ptr, ptr %121, align 8
  %346 = load i64, ptr %28, align 8
  %347 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %341, <32 x i64> %304, <32 x i64> %138, ptr %345, i64 %346)
  %348 = xor i32 %347, -1
  %349 = and i32 %341, %348
  br label %350

350:
  %351 = phi i32 [ %349, %344 ], [ %341, %328 ]
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %354, label %353

353:
  call void @suspect(ptr %0)
  br label %354

354:
  %355 = icmp ult <32 x i64> %313, %120
  %356 = xor <32 x i64> %306, %111
  %357 = and <32 x i64> %356, splat (i64 132064)
  %358 = icmp eq <32 x i64> %357, zeroinitializer
  %359 = select <32 x i1> %355, <32 x i1> %358, <32 x i1> zeroinitializer
  %360 = or <32 x i1> %315, %359
  %361 = xor <32 x i64> %306, %164
  %362 = and <32 x i64> %361, splat (i64 -4398046248961)
  %363 = icmp eq <32 x i64> %362, zeroinitializer
  %364 = select <32 x i1> %363, <32 x i1> splat (i1 true), <32 x i1> %360
  %365 = xor <32 x i1> %364, splat (i1 true)
  %366 = bitcast <32 x i1> %365 to i32
  %367 = and i32 %161, %366
  %368 = icmp eq i32 %367, 0
  %369 = select i1 %368, i1 true, i1 %71
  br i1 %369, label %376, label %370

370:
  %371 = load ptr, ptr %122, align 8
  %372 = load i64, ptr %28, align 8
  %373 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %367, <32 x i64> %306, <32 x i64> %138, ptr %371, i64 %372)
  %374 = xor i32 %373, -1
  %375 = and i32 %367, %374
  br label %376

376:
  %377 = phi i32 [ %375, %370 ], [ %367, %354 ]
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %380, label %379

379:
  call void @suspect(ptr %0)
  br label %380

380:
  %381 = icmp ne <32 x i64> %306, zeroinitializer
  %382 = bitcast <32 x i1> %381 to i32
  %383 = and i32 %161, %382
  %384 = icmp eq i32 %383, 0
  %385 = icmp eq i32 %305, 0
  br i1 %384, label %424, label %386

386:
  br i1 %385, label %387, label %390

387:
  %388 = getelementptr inbounds nuw i64, ptr %30, i64 %169
  %389 = bitcast i32 %383 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %388, <32 x i1> %389)
  br label %427

390:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %391 = icmp eq i32 %305, 1
  br i1 %391, label %392, label %399

392:
  %393 = call i32 @llvm.ctlz.i32(i32 %383, i1 true)
  %394 = xor i32 %393, 31
  %395 = zext nneg i32 %394 to i64
  %396 = getelementptr inbounds nuw i64, ptr %12, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr i64, ptr %30, i64 %168
  store i64 %397, ptr %398, align 8
  br label %423

399:
  store <32 x i64> %138, ptr %11, align 64
  %400 = icmp eq i32 %383, -1
  br i1 %400, label %401, label %410

401:
  %402 = phi i64 [ %408, %401 ], [ 0, %399 ]
  %403 = getelementptr inbounds nuw i64, ptr %11, i64 %402
  %404 = load i64, ptr %403, align 8
  %405 = getelementptr inbounds nuw i64, ptr %12, i64 %402
  %406 = load i64, ptr %405, align 8
  %407 = getelementptr inbounds nuw i64, ptr %30, i64 %404
  store i64 %406, ptr %407, align 8
  %408 = add nuw nsw i64 %402, 1
  %409 = icmp eq i64 %408, 32
  br i1 %409, label %422, label %401

410:
  %411 = phi i32 [ %420, %410 ], [ %383, %399 ]
  %412 = call i32 @llvm.cttz.i32(i32 %411, i1 true)
  %413 = zext nneg i32 %412 to i64
  %414 = getelementptr inbounds nuw i64, ptr %11, i64 %413
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr inbounds nuw i64, ptr %12, i64 %413
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr inbounds nuw i64, ptr %30, i64 %415
  store i64 %417, ptr %418, align 8
  %419 = add i32 %411, -1
  %420 = and i32 %419, %411
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %410

422:
  br label %423

423:
  br label %425

424:
  br i1 %385, label %427, label %425

425:
  %426 = icmp eq i32 %161, -1
  br i1 %426, label %430, label %455

427:
  %428 = getelementptr inbounds nuw i64, ptr %27, i64 %169
  %429 = bitcast i32 %161 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> splat (i64 -327680), ptr align 8 %428, <32 x i1> %429)
  br label %578

430:
  %431 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %432 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %433 = icmp ne <32 x i64> %138, %431
  %434 = icmp ne <32 x i64> %138, %432
  %435 = and <32 x i1> %433, %434
  %436 = bitcast <32 x i1> %435 to i32
  %437 = icmp eq i32 %436, 0
  %438 = icmp eq i32 %305, 1
  br i1 %437, label %439, label %454

439:
  store <32 x i64> splat (i64 -327680), ptr %15, align 64
  br i1 %438, label %440, label %442

440:
  %441 = getelementptr i64, ptr %27, i64 %168
  store i64 -327680, ptr %441, align 8
  br label %453

442:
  store <32 x i64> %138, ptr %8, align 64
  br label %443

443:
  %444 = phi i64 [ 0, %442 ], [ %450, %443 ]
  %445 = getelementptr inbounds nuw i64, ptr %8, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = getelementptr inbounds nuw i64, ptr %15, i64 %444
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr inbounds nuw i64, ptr %27, i64 %446
  store i64 %448, ptr %449, align 8
  %450 = add nuw nsw i64 %444, 1
  %451 = icmp eq i64 %450, 32
  br i1 %451, label %452, label %443

452:
  br label %453

453:
  br label %578

454:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  br i1 %438, label %457, label %470

455:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  %456 = icmp eq i32 %305, 1
  br i1 %456, label %457, label %480

457:
  %458 = call i32 @llvm.ctlz.i32(i32 %161, i1 true)
  %459 = xor i32 %458, 31
  %460 = zext nneg i32 %459 to i64
  %461 = getelementptr inbounds nuw i64, ptr %13, i64 %460
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr i64, ptr %27, i64 %168
  store i64 %462, ptr %463, align 8
  %464 = icmp ne i64 %462, -327680
  %465 = insertelement <32 x i1> poison, i1 %464, i64 0
  %466 = shufflevector <32 x i1> %465, <32 x i1> poison, <32 x i32> zeroinitializer
  %467 = bitcast <32 x i1> %466 to i32
  %468 = and i32 %161, %467
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %578, label %542

470:
  store <32 x i64> %138, ptr %10, align 64
  br label %471

471:
  %472 = phi i64 [ 0, %470 ], [ %478, %471 ]
  %473 = getelementptr inbounds nuw i64, ptr %10, i64 %472
  %474 = load i64, ptr %473, align 8
  %475 = getelementptr inbounds nuw i64, ptr %13, i64 %472
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr inbounds nuw i64, ptr %27, i64 %474
  store i64 %476, ptr %477, align 8
  %478 = add nuw nsw i64 %472, 1
  %479 = icmp eq i64 %478, 32
  br i1 %479, label %493, label %471

480:
  store <32 x i64> %138, ptr %10, align 64
  br label %481

481:
  %482 = phi i32 [ %491, %481 ], [ %161, %480 ]
  %483 = call i32 @llvm.cttz.i32(i32 %482, i1 true)
  %484 = zext nneg i32 %483 to i64
  %485 = getelementptr inbounds nuw i64, ptr %10, i64 %484
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds nuw i64, ptr %13, i64 %484
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds nuw i64, ptr %27, i64 %486
  store i64 %488, ptr %489, align 8
  %490 = add i32 %482, -1
  %491 = and i32 %490, %482
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %493, label %481

493:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %494 = icmp eq i32 %305, 4
  br i1 %494, label %497, label %495

495:
  %496 = icmp eq i32 %305, 2
  br label %520

497:
  store <32 x i64> %138, ptr %16, align 64
  br i1 %426, label %498, label %507

498:
  %499 = phi i64 [ %505, %498 ], [ 0, %497 ]
  %500 = getelementptr inbounds nuw i64, ptr %16, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds nuw i64, ptr %27, i64 %501
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds nuw i64, ptr %17, i64 %499
  store i64 %503, ptr %504, align 8
  %505 = add nuw nsw i64 %499, 1
  %506 = icmp eq i64 %505, 32
  br i1 %506, label %519, label %498

507:
  %508 = phi i32 [ %517, %507 ], [ %161, %497 ]
  %509 = call i32 @llvm.cttz.i32(i32 %508, i1 true)
  %510 = zext nneg i32 %509 to i64
  %511 = getelementptr inbounds nuw i64, ptr %16, i64 %510
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds nuw i64, ptr %27, i64 %512
  %514 = load i64, ptr %513, align 8
  %515 = getelementptr inbounds nuw i64, ptr %17, i64 %510
  store i64 %514, ptr %515, align 8
  %516 = add i32 %508, -1
  %517 = and i32 %516, %508
  %518 = icmp eq i32 %517, 0
  br i1 %518, label %519, label %507

519:
  br label %536

520:
  %521 = phi i1 [ true, %495 ], [ false, %535 ]
  %522 = phi ptr [ %18, %495 ], [ %40, %535 ]
  %523 = phi ptr [ %17, %495 ], [ %41, %535 ]
  %524 = phi ptr [ %17, %495 ], [ %42, %535 ]
  store <32 x i64> %138, ptr %18, align 256
  %525 = load i64, ptr %522, align 64
  %526 = getelementptr inbounds nuw i64, ptr %27, i64 %525
  br i1 %496, label %529, label %527

527:
  %528 = load i64, ptr %526, align 8
  br label %530

529:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %523, ptr align 8 %526, i64 128, i1 false)
  br label %535

530:
  %531 = phi i64 [ 0, %527 ], [ %533, %530 ]
  %532 = getelementptr inbounds nuw i64, ptr %524, i64 %531
  store i64 %528, ptr %532, align 8
  %533 = add nuw nsw i64 %531, 1
  %534 = icmp eq i64 %533, 16
  br i1 %534, label %535, label %530

535:
  br i1 %521, label %520, label %536

536:
  %537 = load <32 x i64>, ptr %17, align 64
  %538 = icmp ne <32 x i64> %537, splat (i64 -327680)
  %539 = bitcast <32 x i1> %538 to i32
  %540 = and i32 %161, %539
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %578, label %543

542:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  br label %545

543:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  %544 = icmp eq i32 %305, 1
  br i1 %544, label %545, label %553

545:
  %546 = phi i32 [ %468, %542 ], [ %540, %543 ]
  %547 = call i32 @llvm.ctlz.i32(i32 %546, i1 true)
  %548 = xor i32 %547, 31
  %549 = zext nneg i32 %548 to i64
  %550 = getelementptr inbounds nuw i64, ptr %14, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr i64, ptr %27, i64 %168
  store i64 %551, ptr %552, align 8
  br label %577

553:
  store <32 x i64> %138, ptr %9, align 64
  %554 = icmp eq i32 %540, -1
  br i1 %554, label %555, label %564

555:
  %556 = phi i64 [ %562, %555 ], [ 0, %553 ]
  %557 = getelementptr inbounds nuw i64, ptr %9, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds nuw i64, ptr %14, i64 %556
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr inbounds nuw i64, ptr %27, i64 %558
  store i64 %560, ptr %561, align 8
  %562 = add nuw nsw i64 %556, 1
  %563 = icmp eq i64 %562, 32
  br i1 %563, label %576, label %555

564:
  %565 = phi i32 [ %574, %564 ], [ %540, %553 ]
  %566 = call i32 @llvm.cttz.i32(i32 %565, i1 true)
  %567 = zext nneg i32 %566 to i64
  %568 = getelementptr inbounds nuw i64, ptr %9, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds nuw i64, ptr %14, i64 %567
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr inbounds nuw i64, ptr %27, i64 %569
  store i64 %571, ptr %572, align 8
  %573 = add i32 %565, -1
  %574 = and i32 %573, %565
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %576, label %564

576:
  br label %577

577:
  br label %578

578:
  %579 = add nuw nsw i64 %126, 1
  %580 = icmp eq i64 %579, %83
  br i1 %580, label %581, label %125

581:
  ret void
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = shl i64 %28, 42
  %30 = zext i32 %26 to i64
  %31 = shl nuw nsw i64 %30, 19
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = zext i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 5
  %36 = or disjoint i64 %35, %29
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 19
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %42 = load i32, ptr %41, align 16
  %43 = zext i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 19
  %45 = or i64 %31, %36
  %46 = or i64 %45, 65536
  %47 = select i1 %23, i64 %29, i64 %22
  %48 = select i1 %23, i64 %29, i64 1
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %53 = load i32, ptr %52, align 4
  %54 = icmp ne i32 %53, 0
  %55 = call i32 @llvm.ctpop.i32(i32 %2)
  %56 = icmp samesign ult i32 %55, 2
  %57 = select i1 %54, i1 true, i1 %56
  %58 = add i32 %53, -1
  %59 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %60 = select i1 %54, i32 %58, i32 %59
  %61 = zext i32 %60 to i64
  %62 = select i1 %57, i64 %61, i64 196608
  %63 = or i64 %62, %36
  %64 = or i64 %63, %31
  %65 = select i1 %57, i64 %64, i64 %46
  %66 = load i64, ptr %4, align 8
  %67 = sub i64 %3, %66
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %69 = load i64, ptr %68, align 8
  %70 = lshr i64 %67, %69
  %71 = trunc i64 %69 to i32
  %72 = lshr i32 %5, %71
  %73 = zext i32 %72 to i64
  %74 = icmp eq i32 %72, 0
  br i1 %74, label %75, label %76

75:
  call void @suspect(ptr %0)
  br label %76

76:
  %77 = add i64 %70, %73
  %78 = icmp ult i64 %70, %77
  br i1 %78, label %79, label %86

79:
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 48
  br label %82

82:
  %83 = phi i64 [ %70, %79 ], [ %157, %156 ]
  %84 = load i64, ptr %10, align 8
  %85 = icmp ult i64 %83, %84
  br i1 %85, label %87, label %86

86:
  ret void

87:
  %88 = getelementptr inbounds nuw i64, ptr %9, i64 %83
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds nuw i64, ptr %12, i64 %83
  %91 = load i64, ptr %90, align 8
  %92 = icmp ult i64 %89, %47
  %93 = sub i64 %89, %29
  %94 = icmp ult i64 %93, %40
  %95 = or i1 %92, %94
  %96 = icmp ugt i64 %48, %89
  %97 = select i1 %6, i1 %96, i1 false
  %98 = xor i1 %97, true
  %99 = select i1 %98, i1 %95, i1 false
  %100 = icmp ult i64 %91, %47
  %101 = sub i64 %91, %29
  %102 = icmp ult i64 %101, %40
  %103 = or i1 %100, %102
  %104 = and i1 %99, %103
  br i1 %104, label %153, label %105

105:
  br i1 %97, label %106, label %107

106:
  call void @suspect(ptr %0)
  br label %107

107:
  %108 = icmp ult i64 %93, %44
  %109 = xor i64 %89, %35
  %110 = and i64 %109, 132064
  %111 = icmp eq i64 %110, 0
  %112 = and i1 %108, %111
  %113 = xor i64 %89, %63
  %114 = and i64 %113, -4398046248961
  %115 = icmp eq i64 %114, 0
  %116 = or i1 %115, %112
  %117 = or i1 %95, %116
  %118 = xor i1 %117, true
  %119 = icmp ne i64 %89, -327680
  %120 = and i1 %119, %118
  %121 = zext i1 %120 to i32
  %122 = xor i1 %120, true
  %123 = select i1 %122, i1 true, i1 %51
  br i1 %123, label %130, label %124

124:
  %125 = load ptr, ptr %80, align 8
  %126 = load i64, ptr %10, align 8
  %127 = call i32 @clock_orders(ptr %0, ptr %1, i64 %89, i64 %83, ptr %125, i64 %126)
  %128 = xor i32 %127, -1
  %129 = and i32 %128, %121
  br label %130

130:
  %131 = phi i32 [ %129, %124 ], [ %121, %107 ]
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %134, label %133

133:
  call void @suspect(ptr %0)
  br label %134

134:
  %135 = icmp ult i64 %101, %44
  %136 = xor i64 %91, %35
  %137 = and i64 %136, 132064
  %138 = icmp eq i64 %137, 0
  %139 = and i1 %135, %138
  %140 = xor i64 %91, %63
  %141 = and i64 %140, -4398046248961
  %142 = icmp eq i64 %141, 0
  %143 = or i1 %142, %139
  %144 = or i1 %103, %143
  %145 = select i1 %144, i1 true, i1 %51
  br i1 %145, label %151, label %146

146:
  %147 = load ptr, ptr %81, align 8
  %148 = load i64, ptr %10, align 8
  %149 = call i32 @clock_orders(ptr %0, ptr %1, i64 %91, i64 %83, ptr %147, i64 %148)
  %150 = trunc i32 %149 to i1
  br i1 %150, label %153, label %152

151:
  br i1 %144, label %153, label %152

152:
  call void @suspect(ptr %0)
  br label %153

153:
  %154 = icmp eq i64 %91, 0
  br i1 %154, label %156, label %155

155:
  store i64 0, ptr %90, align 8
  br label %156

156:
  store i64 %65, ptr %88, align 8
  %157 = add nuw i64 %83, 1
  %158 = icmp eq i64 %157, %77
  br i1 %158, label %86, label %82
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca <32 x i64>, align 256
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca <32 x i64>, align 256
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca <32 x i64>, align 256
  %25 = alloca %struct.Lanes, align 64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i64, ptr %27, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 3
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %39 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %33, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %45 = load i64, ptr %44, align 8
  %46 = freeze i64 %45
  %47 = icmp ult i64 %46, 2
  br label %48

48:
  %49 = phi i64 [ 1, %7 ], [ 2, %43 ]
  %50 = phi i1 [ false, %7 ], [ %47, %43 ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 42
  %57 = zext i32 %53 to i64
  %58 = shl nuw nsw i64 %57, 19
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load i32, ptr %59, align 8
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 5
  %63 = or disjoint i64 %62, %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = shl nuw nsw i64 %66, 19
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %69 = load i32, ptr %68, align 16
  %70 = zext i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = or i64 %58, %63
  %73 = or i64 %72, 65536
  %74 = select i1 %50, i64 %56, i64 %49
  %75 = select i1 %50, i64 %56, i64 1
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  %79 = load i64, ptr %4, align 8
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = sub <32 x i64> %3, %81
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %84 = load i64, ptr %83, align 8
  %85 = insertelement <32 x i64> poison, i64 %84, i64 0
  %86 = shufflevector <32 x i64> %85, <32 x i64> poison, <32 x i32> zeroinitializer
  %87 = lshr <32 x i64> %82, %86
  %88 = trunc i64 %84 to i32
  %89 = lshr i32 %5, %88
  %90 = zext i32 %89 to i64
  %91 = extractelement <32 x i64> %87, i64 0
  %92 = icmp eq i32 %89, 0
  br i1 %92, label %93, label %94

93:
  call void @suspect(ptr %0)
  br label %595

94:
  %95 = icmp ne i32 %89, 1
  %96 = icmp eq i32 %2, -1
  %97 = and i1 %96, %95
  br i1 %97, label %100, label %98

98:
  %99 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %109

100:
  %101 = insertelement <32 x i64> poison, i64 %90, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = mul nuw nsw <32 x i64> %102, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %104 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = add <32 x i64> %103, %104
  %106 = icmp ne <32 x i64> %87, %105
  %107 = bitcast <32 x i1> %106 to i32
  %108 = icmp eq i32 %107, 0
  br label %109

109:
  %110 = phi <32 x i64> [ %99, %98 ], [ %104, %100 ]
  %111 = phi i1 [ false, %98 ], [ %108, %100 ]
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %113 = call i64 @llvm.cttz.i64(i64 %90, i1 true)
  %114 = insertelement <32 x i64> poison, i64 %113, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = add i64 %91, 32
  %117 = insertelement <32 x i64> poison, i64 %63, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = insertelement <32 x i64> poison, i64 %58, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = select i1 %6, i64 %75, i64 0
  %122 = insertelement <32 x i64> poison, i64 %74, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = insertelement <32 x i64> poison, i64 %56, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = insertelement <32 x i64> poison, i64 %67, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = insertelement <32 x i64> poison, i64 %71, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %132 = insertelement <32 x i64> poison, i64 %73, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = insertelement <32 x i64> poison, i64 %121, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %136

136:
  %137 = phi i64 [ 0, %109 ], [ %593, %592 ]
  %138 = insertelement <32 x i64> poison, i64 %137, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = add <32 x i64> %139, %87
  br i1 %111, label %141, label %148

141:
  %142 = shl nuw nsw i64 %137, 5
  %143 = insertelement <32 x i64> poison, i64 %142, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = or disjoint <32 x i64> %144, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %146 = add <32 x i64> %145, %110
  %147 = lshr <32 x i64> %145, %115
  br label %148

148:
  %149 = phi <32 x i64> [ %146, %141 ], [ %140, %136 ]
  %150 = phi <32 x i64> [ %147, %141 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %136 ]
  %151 = load i32, ptr %112, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %158, label %153

153:
  %154 = add i32 %151, -1
  %155 = zext i32 %154 to i64
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %158

158:
  %159 = phi <32 x i64> [ %157, %153 ], [ %150, %148 ]
  %160 = load i64, ptr %28, align 8
  br i1 %111, label %161, label %165

161:
  %162 = shl i64 %137, 5
  %163 = add i64 %116, %162
  %164 = icmp ugt i64 %163, %160
  br i1 %164, label %165, label %171

165:
  %166 = insertelement <32 x i64> poison, i64 %160, i64 0
  %167 = shufflevector <32 x i64> %166, <32 x i64> poison, <32 x i32> zeroinitializer
  %168 = icmp ult <32 x i64> %149, %167
  %169 = bitcast <32 x i1> %168 to i32
  %170 = and i32 %2, %169
  br label %171

171:
  %172 = phi i32 [ %170, %165 ], [ %2, %161 ]
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %592, label %174

174:
  %175 = or <32 x i64> %159, %118
  %176 = call i32 @llvm.cttz.i32(i32 %172, i1 true)
  store <32 x i64> %149, ptr %25, align 64
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %25, i64 %177
  %179 = load i64, ptr %178, align 8
  %180 = sub i64 %179, %177
  br i1 %111, label %210, label %181

181:
  %182 = insertelement <32 x i64> poison, i64 %180, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = add <32 x i64> %183, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %185 = icmp eq <32 x i64> %149, %184
  %186 = bitcast <32 x i1> %185 to i32
  %187 = xor i32 %172, -1
  %188 = or i32 %186, %187
  %189 = icmp eq i32 %188, -1
  br i1 %189, label %210, label %190

190:
  %191 = insertelement <32 x i64> poison, i64 %179, i64 0
  %192 = shufflevector <32 x i64> %191, <32 x i64> poison, <32 x i32> zeroinitializer
  %193 = icmp eq <32 x i64> %149, %192
  %194 = bitcast <32 x i1> %193 to i32
  %195 = or i32 %194, %187
  %196 = icmp eq i32 %195, -1
  br i1 %196, label %216, label %197

197:
  %198 = icmp eq i32 %172, -1
  br i1 %198, label %199, label %227

199:
  %200 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %201 = add <32 x i64> %200, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %202 = icmp ne <32 x i64> %149, %201
  %203 = bitcast <32 x i1> %202 to i32
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %225, label %205

205:
  %206 = icmp ne <32 x i64> %149, %200
  %207 = bitcast <32 x i1> %206 to i32
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %225, label %209

209:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %149, ptr %20, align 64
  br label %228

210:
  %211 = getelementptr inbounds nuw i64, ptr %27, i64 %180
  %212 = bitcast i32 %172 to <32 x i1>
  %213 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %211, <32 x i1> %212, <32 x i64> zeroinitializer)
  %214 = getelementptr inbounds nuw i64, ptr %30, i64 %180
  %215 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %214, <32 x i1> %212, <32 x i64> zeroinitializer)
  br label %314

216:
  %217 = getelementptr i64, ptr %27, i64 %179
  %218 = load i64, ptr %217, align 8
  %219 = insertelement <32 x i64> poison, i64 %218, i64 0
  %220 = shufflevector <32 x i64> %219, <32 x i64> poison, <32 x i32> zeroinitializer
  %221 = getelementptr i64, ptr %30, i64 %179
  %222 = load i64, ptr %221, align 8
  %223 = insertelement <32 x i64> poison, i64 %222, i64 0
  %224 = shufflevector <32 x i64> %223, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %314

225:
  %226 = phi i32 [ 2, %199 ], [ 3, %205 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %251

227:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %149, ptr %20, align 64
  br label %239

228:
  %229 = phi i64 [ 0, %209 ], [ %235, %228 ]
  %230 = getelementptr inbounds nuw i64, ptr %20, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds nuw i64, ptr %27, i64 %231
  %233 = load i64, ptr %232, align 8
  %234 = getelementptr inbounds nuw i64, ptr %21, i64 %229
  store i64 %233, ptr %234, align 8
  %235 = add nuw nsw i64 %229, 1
  %236 = icmp eq i64 %235, 32
  br i1 %236, label %237, label %228

237:
  %238 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %149, ptr %19, align 64
  br label %271

239:
  %240 = phi i32 [ %249, %239 ], [ %172, %227 ]
  %241 = call i32 @llvm.cttz.i32(i32 %240, i1 true)
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds nuw i64, ptr %20, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i64, ptr %27, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i64, ptr %21, i64 %242
  store i64 %246, ptr %247, align 8
  %248 = add i32 %240, -1
  %249 = and i32 %248, %240
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %269, label %239

251:
  %252 = phi i1 [ true, %225 ], [ false, %266 ]
  %253 = phi ptr [ %22, %225 ], [ %37, %266 ]
  %254 = phi ptr [ %21, %225 ], [ %38, %266 ]
  %255 = phi ptr [ %21, %225 ], [ %39, %266 ]
  store <32 x i64> %149, ptr %22, align 256
  %256 = load i64, ptr %253, align 64
  %257 = getelementptr inbounds nuw i64, ptr %27, i64 %256
  br i1 %204, label %260, label %258

258:
  %259 = load i64, ptr %257, align 8
  br label %261

260:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %254, ptr align 8 %257, i64 128, i1 false)
  br label %266

261:
  %262 = phi i64 [ 0, %258 ], [ %264, %261 ]
  %263 = getelementptr inbounds nuw i64, ptr %255, i64 %262
  store i64 %259, ptr %263, align 8
  %264 = add nuw nsw i64 %262, 1
  %265 = icmp eq i64 %264, 16
  br i1 %265, label %266, label %261

266:
  br i1 %252, label %251, label %267

267:
  %268 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %294

269:
  %270 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %149, ptr %19, align 64
  br label %280

271:
  %272 = phi i64 [ 0, %237 ], [ %278, %271 ]
  %273 = getelementptr inbounds nuw i64, ptr %19, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i64, ptr %30, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds nuw i64, ptr %23, i64 %272
  store i64 %276, ptr %277, align 8
  %278 = add nuw nsw i64 %272, 1
  %279 = icmp eq i64 %278, 32
  br i1 %279, label %292, label %271

280:
  %281 = phi i32 [ %290, %280 ], [ %172, %269 ]
  %282 = call i32 @llvm.cttz.i32(i32 %281, i1 true)
  %283 = zext nneg i32 %282 to i64
  %284 = getelementptr inbounds nuw i64, ptr %19, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds nuw i64, ptr %30, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds nuw i64, ptr %23, i64 %283
  store i64 %287, ptr %288, align 8
  %289 = add i32 %281, -1
  %290 = and i32 %289, %281
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %280

292:
  %293 = phi <32 x i64> [ %238, %271 ], [ %270, %280 ]
  br label %310

294:
  %295 = phi i1 [ true, %267 ], [ false, %309 ]
  %296 = phi ptr [ %24, %267 ], [ %34, %309 ]
  %297 = phi ptr [ %23, %267 ], [ %35, %309 ]
  %298 = phi ptr [ %23, %267 ], [ %36, %309 ]
  store <32 x i64> %149, ptr %24, align 256
  %299 = load i64, ptr %296, align 64
  %300 = getelementptr inbounds nuw i64, ptr %30, i64 %299
  br i1 %204, label %303, label %301

301:
  %302 = load i64, ptr %300, align 8
  br label %304

303:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %297, ptr align 8 %300, i64 128, i1 false)
  br label %309

304:
  %305 = phi i64 [ 0, %301 ], [ %307, %304 ]
  %306 = getelementptr inbounds nuw i64, ptr %298, i64 %305
  store i64 %302, ptr %306, align 8
  %307 = add nuw nsw i64 %305, 1
  %308 = icmp eq i64 %307, 16
  br i1 %308, label %309, label %304

309:
  br i1 %295, label %294, label %310

310:
  %311 = phi i32 [ 4, %292 ], [ %226, %309 ]
  %312 = phi <32 x i64> [ %293, %292 ], [ %268, %309 ]
  %313 = load <32 x i64>, ptr %23, align 64
  br label %314

314:
  %315 = phi <32 x i64> [ %213, %210 ], [ %220, %216 ], [ %312, %310 ]
  %316 = phi i32 [ 0, %210 ], [ 1, %216 ], [ %311, %310 ]
  %317 = phi <32 x i64> [ %215, %210 ], [ %224, %216 ], [ %313, %310 ]
  %318 = or <32 x i64> %120, %175
  %319 = icmp ult <32 x i64> %315, %123
  %320 = sub <32 x i64> %315, %125
  %321 = icmp ult <32 x i64> %320, %127
  %322 = or <32 x i1> %319, %321
  %323 = icmp ult <32 x i64> %315, %135
  %324 = icmp ult <32 x i64> %317, %123
  %325 = sub <32 x i64> %317, %125
  %326 = icmp ult <32 x i64> %325, %127
  %327 = or <32 x i1> %324, %326
  %328 = xor <32 x i1> %322, splat (i1 true)
  %329 = xor <32 x i1> %327, splat (i1 true)
  %330 = select <32 x i1> %329, <32 x i1> splat (i1 true), <32 x i1> %323
  %331 = select <32 x i1> %330, <32 x i1> splat (i1 true), <32 x i1> %328
  %332 = bitcast <32 x i1> %331 to i32
  %333 = and i32 %172, %332
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %394, label %335

335:
  %336 = bitcast <32 x i1> %323 to i32
  %337 = and i32 %172, %336
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %340, label %339

339:
  call void @suspect(ptr %0)
  br label %340

340:
  %341 = icmp ult <32 x i64> %320, %129
  %342 = xor <32 x i64> %315, %118
  %343 = and <32 x i64> %342, splat (i64 132064)
  %344 = icmp eq <32 x i64> %343, zeroinitializer
  %345 = select <32 x i1> %341, <32 x i1> %344, <32 x i1> zeroinitializer
  %346 = or <32 x i1> %322, %345
  %347 = xor <32 x i64> %315, %175
  %348 = and <32 x i64> %347, splat (i64 -4398046248961)
  %349 = icmp eq <32 x i64> %348, zeroinitializer
  %350 = select <32 x i1> %349, <32 x i1> splat (i1 true), <32 x i1> %346
  %351 = xor <32 x i1> %350, splat (i1 true)
  %352 = icmp ne <32 x i64> %315, splat (i64 -327680)
  %353 = and <32 x i1> %352, %351
  %354 = bitcast <32 x i1> %353 to i32
  %355 = and i32 %172, %354
  %356 = icmp eq i32 %355, 0
  %357 = select i1 %356, i1 true, i1 %78
  br i1 %357, label %364, label %358

358:
  %359 = load ptr, ptr %130, align 8
  %360 = load i64, ptr %28, align 8
  %361 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %355, <32 x i64> %315, <32 x i64> %149, ptr %359, i64 %360)
  %362 = xor i32 %361, -1
  %363 = and i32 %355, %362
  br label %364

364:
  %365 = phi i32 [ %363, %358 ], [ %355, %340 ]
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %368, label %367

367:
  call void @suspect(ptr %0)
  br label %368

368:
  %369 = icmp ult <32 x i64> %325, %129
  %370 = xor <32 x i64> %317, %118
  %371 = and <32 x i64> %370, splat (i64 132064)
  %372 = icmp eq <32 x i64> %371, zeroinitializer
  %373 = select <32 x i1> %369, <32 x i1> %372, <32 x i1> zeroinitializer
  %374 = or <32 x i1> %327, %373
  %375 = xor <32 x i64> %317, %175
  %376 = and <32 x i64> %375, splat (i64 -4398046248961)
  %377 = icmp eq <32 x i64> %376, zeroinitializer
  %378 = select <32 x i1> %377, <32 x i1> splat (i1 true), <32 x i1> %374
  %379 = xor <32 x i1> %378, splat (i1 true)
  %380 = bitcast <32 x i1> %379 to i32
  %381 = and i32 %172, %380
  %382 = icmp eq i32 %381, 0
  %383 = select i1 %382, i1 true, i1 %78
  br i1 %383, label %390, label %384

384:
  %385 = load ptr, ptr %131, align 8
  %386 = load i64, ptr %28, align 8
  %387 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %381, <32 x i64> %317, <32 x i64> %149, ptr %385, i64 %386)
  %388 = xor i32 %387, -1
  %389 = and i32 %381, %388
  br label %390

390:
  %391 = phi i32 [ %389, %384 ], [ %381, %368 ]
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %394, label %393

393:
  call void @suspect(ptr %0)
  br label %394

394:
  %395 = icmp ne <32 x i64> %317, zeroinitializer
  %396 = bitcast <32 x i1> %395 to i32
  %397 = and i32 %172, %396
  %398 = icmp eq i32 %397, 0
  %399 = icmp eq i32 %316, 0
  br i1 %398, label %438, label %400

400:
  br i1 %399, label %401, label %404

401:
  %402 = getelementptr inbounds nuw i64, ptr %30, i64 %180
  %403 = bitcast i32 %397 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %402, <32 x i1> %403)
  br label %441

404:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %405 = icmp eq i32 %316, 1
  br i1 %405, label %406, label %413

406:
  %407 = call i32 @llvm.ctlz.i32(i32 %397, i1 true)
  %408 = xor i32 %407, 31
  %409 = zext nneg i32 %408 to i64
  %410 = getelementptr inbounds nuw i64, ptr %12, i64 %409
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr i64, ptr %30, i64 %179
  store i64 %411, ptr %412, align 8
  br label %437

413:
  store <32 x i64> %149, ptr %11, align 64
  %414 = icmp eq i32 %397, -1
  br i1 %414, label %415, label %424

415:
  %416 = phi i64 [ %422, %415 ], [ 0, %413 ]
  %417 = getelementptr inbounds nuw i64, ptr %11, i64 %416
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds nuw i64, ptr %12, i64 %416
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i64, ptr %30, i64 %418
  store i64 %420, ptr %421, align 8
  %422 = add nuw nsw i64 %416, 1
  %423 = icmp eq i64 %422, 32
  br i1 %423, label %436, label %415

424:
  %425 = phi i32 [ %434, %424 ], [ %397, %413 ]
  %426 = call i32 @llvm.cttz.i32(i32 %425, i1 true)
  %427 = zext nneg i32 %426 to i64
  %428 = getelementptr inbounds nuw i64, ptr %11, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = getelementptr inbounds nuw i64, ptr %12, i64 %427
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds nuw i64, ptr %30, i64 %429
  store i64 %431, ptr %432, align 8
  %433 = add i32 %425, -1
  %434 = and i32 %433, %425
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %436, label %424

436:
  br label %437

437:
  br label %439

438:
  br i1 %399, label %441, label %439

439:
  %440 = icmp eq i32 %172, -1
  br i1 %440, label %444, label %469

441:
  %442 = getelementptr inbounds nuw i64, ptr %27, i64 %180
  %443 = bitcast i32 %172 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %318, ptr align 8 %442, <32 x i1> %443)
  br label %592

444:
  %445 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %446 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %447 = icmp ne <32 x i64> %149, %445
  %448 = icmp ne <32 x i64> %149, %446
  %449 = and <32 x i1> %447, %448
  %450 = bitcast <32 x i1> %449 to i32
  %451 = icmp eq i32 %450, 0
  %452 = icmp eq i32 %316, 1
  br i1 %451, label %453, label %468

453:
  store <32 x i64> %133, ptr %15, align 64
  br i1 %452, label %454, label %456

454:
  %455 = getelementptr i64, ptr %27, i64 %179
  store i64 %73, ptr %455, align 8
  br label %467

456:
  store <32 x i64> %149, ptr %8, align 64
  br label %457

457:
  %458 = phi i64 [ 0, %456 ], [ %464, %457 ]
  %459 = getelementptr inbounds nuw i64, ptr %8, i64 %458
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds nuw i64, ptr %15, i64 %458
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds nuw i64, ptr %27, i64 %460
  store i64 %462, ptr %463, align 8
  %464 = add nuw nsw i64 %458, 1
  %465 = icmp eq i64 %464, 32
  br i1 %465, label %466, label %457

466:
  br label %467

467:
  br label %592

468:
  store <32 x i64> %318, ptr %13, align 64
  br i1 %452, label %471, label %484

469:
  store <32 x i64> %318, ptr %13, align 64
  %470 = icmp eq i32 %316, 1
  br i1 %470, label %471, label %494

471:
  %472 = call i32 @llvm.ctlz.i32(i32 %172, i1 true)
  %473 = xor i32 %472, 31
  %474 = zext nneg i32 %473 to i64
  %475 = getelementptr inbounds nuw i64, ptr %13, i64 %474
  %476 = load i64, ptr %475, align 8
  %477 = getelementptr i64, ptr %27, i64 %179
  store i64 %476, ptr %477, align 8
  %478 = insertelement <32 x i64> poison, i64 %476, i64 0
  %479 = shufflevector <32 x i64> %478, <32 x i64> poison, <32 x i32> zeroinitializer
  %480 = icmp ne <32 x i64> %479, %318
  %481 = bitcast <32 x i1> %480 to i32
  %482 = and i32 %172, %481
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %592, label %556

484:
  store <32 x i64> %149, ptr %10, align 64
  br label %485

485:
  %486 = phi i64 [ 0, %484 ], [ %492, %485 ]
  %487 = getelementptr inbounds nuw i64, ptr %10, i64 %486
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds nuw i64, ptr %13, i64 %486
  %490 = load i64, ptr %489, align 8
  %491 = getelementptr inbounds nuw i64, ptr %27, i64 %488
  store i64 %490, ptr %491, align 8
  %492 = add nuw nsw i64 %486, 1
  %493 = icmp eq i64 %492, 32
  br i1 %493, label %507, label %485

494:
  store <32 x i64> %149, ptr %10, align 64
  br label %495

495:
  %496 = phi i32 [ %505, %495 ], [ %172, %494 ]
  %497 = call i32 @llvm.cttz.i32(i32 %496, i1 true)
  %498 = zext nneg i32 %497 to i64
  %499 = getelementptr inbounds nuw i64, ptr %10, i64 %498
  %500 = load i64, ptr %499, align 8
  %501 = getelementptr inbounds nuw i64, ptr %13, i64 %498
  %502 = load i64, ptr %501, align 8
  %503 = getelementptr inbounds nuw i64, ptr %27, i64 %500
  store i64 %502, ptr %503, align 8
  %504 = add i32 %496, -1
  %505 = and i32 %504, %496
  %506 = icmp eq i32 %505, 0
  br i1 %506, label %507, label %495

507:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %508 = icmp eq i32 %316, 4
  br i1 %508, label %511, label %509

509:
  %510 = icmp eq i32 %316, 2
  br label %534

511:
  store <32 x i64> %149, ptr %16, align 64
  br i1 %440, label %512, label %521

512:
  %513 = phi i64 [ %519, %512 ], [ 0, %511 ]
  %514 = getelementptr inbounds nuw i64, ptr %16, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i64, ptr %27, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr inbounds nuw i64, ptr %17, i64 %513
  store i64 %517, ptr %518, align 8
  %519 = add nuw nsw i64 %513, 1
  %520 = icmp eq i64 %519, 32
  br i1 %520, label %533, label %512

521:
  %522 = phi i32 [ %531, %521 ], [ %172, %511 ]
  %523 = call i32 @llvm.cttz.i32(i32 %522, i1 true)
  %524 = zext nneg i32 %523 to i64
  %525 = getelementptr inbounds nuw i64, ptr %16, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds nuw i64, ptr %27, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr inbounds nuw i64, ptr %17, i64 %524
  store i64 %528, ptr %529, align 8
  %530 = add i32 %522, -1
  %531 = and i32 %530, %522
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %521

533:
  br label %550

534:
  %535 = phi i1 [ true, %509 ], [ false, %549 ]
  %536 = phi ptr [ %18, %509 ], [ %40, %549 ]
  %537 = phi ptr [ %17, %509 ], [ %41, %549 ]
  %538 = phi ptr [ %17, %509 ], [ %42, %549 ]
  store <32 x i64> %149, ptr %18, align 256
  %539 = load i64, ptr %536, align 64
  %540 = getelementptr inbounds nuw i64, ptr %27, i64 %539
  br i1 %510, label %543, label %541

541:
  %542 = load i64, ptr %540, align 8
  br label %544

543:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %537, ptr align 8 %540, i64 128, i1 false)
  br label %549

544:
  %545 = phi i64 [ 0, %541 ], [ %547, %544 ]
  %546 = getelementptr inbounds nuw i64, ptr %538, i64 %545
  store i64 %542, ptr %546, align 8
  %547 = add nuw nsw i64 %545, 1
  %548 = icmp eq i64 %547, 16
  br i1 %548, label %549, label %544

549:
  br i1 %535, label %534, label %550

550:
  %551 = load <32 x i64>, ptr %17, align 64
  %552 = icmp ne <32 x i64> %551, %318
  %553 = bitcast <32 x i1> %552 to i32
  %554 = and i32 %172, %553
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %592, label %557

556:
  store <32 x i64> %133, ptr %14, align 64
  br label %559

557:
  store <32 x i64> %133, ptr %14, align 64
  %558 = icmp eq i32 %316, 1
  br i1 %558, label %559, label %567

559:
  %560 = phi i32 [ %482, %556 ], [ %554, %557 ]
  %561 = call i32 @llvm.ctlz.i32(i32 %560, i1 true)
  %562 = xor i32 %561, 31
  %563 = zext nneg i32 %562 to i64
  %564 = getelementptr inbounds nuw i64, ptr %14, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr i64, ptr %27, i64 %179
  store i64 %565, ptr %566, align 8
  br label %591

567:
  store <32 x i64> %149, ptr %9, align 64
  %568 = icmp eq i32 %554, -1
  br i1 %568, label %569, label %578

569:
  %570 = phi i64 [ %576, %569 ], [ 0, %567 ]
  %571 = getelementptr inbounds nuw i64, ptr %9, i64 %570
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr inbounds nuw i64, ptr %14, i64 %570
  %574 = load i64, ptr %573, align 8
  %575 = getelementptr inbounds nuw i64, ptr %27, i64 %572
  store i64 %574, ptr %575, align 8
  %576 = add nuw nsw i64 %570, 1
  %577 = icmp eq i64 %576, 32
  br i1 %577, label %590, label %569

578:
  %579 = phi i32 [ %588, %578 ], [ %554, %567 ]
  %580 = call i32 @llvm.cttz.i32(i32 %579, i1 true)
  %581 = zext nneg i32 %580 to i64
  %582 = getelementptr inbounds nuw i64, ptr %9, i64 %581
  %583 = load i64, ptr %582, align 8
  %584 = getelementptr inbounds nuw i64, ptr %14, i64 %581
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr inbounds nuw i64, ptr %27, i64 %583
  store i64 %585, ptr %586, align 8
  %587 = add i32 %579, -1
  %588 = and i32 %587, %579
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %578

590:
  br label %591

591:
  br label %592

592:
  %593 = add nuw nsw i64 %137, 1
  %594 = icmp eq i64 %593, %90
  br i1 %594, label %595, label %136

595:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %29 = load i64, ptr %28, align 8
  %30 = shl i64 %29, 42
  %31 = zext i32 %26 to i64
  %32 = shl nuw nsw i64 %31, 19
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 5
  %37 = or disjoint i64 %36, %30
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 19
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %43 = load i32, ptr %42, align 16
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 19
  %46 = and i32 %34, 15
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 1, %47
  %49 = or i64 %32, %37
  %50 = or i64 %49, 65536
  %51 = or disjoint i64 %48, %30
  %52 = or i64 %32, %51
  %53 = or disjoint i64 %52, 131072
  %54 = select i1 %23, i64 %30, i64 %22
  %55 = select i1 %23, i64 %30, i64 1
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %60 = load i32, ptr %59, align 4
  %61 = icmp ne i32 %60, 0
  %62 = call i32 @llvm.ctpop.i32(i32 %2)
  %63 = icmp samesign ult i32 %62, 2
  %64 = select i1 %61, i1 true, i1 %63
  %65 = add i32 %60, -1
  %66 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %67 = select i1 %61, i32 %65, i32 %66
  %68 = zext i32 %67 to i64
  %69 = select i1 %64, i64 %68, i64 196608
  %70 = or i64 %69, %37
  %71 = or i64 %70, %32
  %72 = select i1 %64, i64 %71, i64 %50
  %73 = load i64, ptr %4, align 8
  %74 = sub i64 %3, %73
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %76 = load i64, ptr %75, align 8
  %77 = lshr i64 %74, %76
  %78 = trunc i64 %76 to i32
  %79 = lshr i32 %5, %78
  %80 = zext i32 %79 to i64
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %82, label %83

82:
  call void @suspect(ptr %0)
  br label %83

83:
  %84 = add i64 %77, %80
  %85 = icmp ult i64 %77, %84
  br i1 %85, label %86, label %95

86:
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %89 = or i64 %32, -4398046314496
  %90 = or i64 %72, 262144
  br label %91

91:
  %92 = phi i64 [ %77, %86 ], [ %333, %332 ]
  %93 = load i64, ptr %10, align 8
  %94 = icmp ult i64 %92, %93
  br i1 %94, label %96, label %95

95:
  ret void

96:
  %97 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i64, ptr %12, i64 %92
  %100 = load i64, ptr %99, align 8
  %101 = icmp ult i64 %98, %54
  %102 = sub i64 %98, %30
  %103 = icmp ult i64 %102, %41
  %104 = or i1 %101, %103
  %105 = icmp ugt i64 %55, %98
  %106 = select i1 %6, i1 %105, i1 false
  %107 = xor i1 %106, true
  %108 = select i1 %107, i1 %104, i1 false
  %109 = icmp ult i64 %100, %54
  %110 = sub i64 %100, %30
  %111 = icmp ult i64 %110, %41
  %112 = or i1 %109, %111
  %113 = and i1 %108, %112
  br i1 %113, label %166, label %114

114:
  br i1 %106, label %115, label %116

115:
  call void @suspect(ptr %0)
  br label %116

116:
  %117 = icmp ult i64 %102, %45
  %118 = xor i64 %98, %36
  %119 = and i64 %118, 132064
  %120 = icmp eq i64 %119, 0
  %121 = and i1 %117, %120
  %122 = xor i64 %98, %70
  %123 = and i64 %122, -4398046248961
  %124 = icmp eq i64 %123, 0
  %125 = or i1 %124, %121
  %126 = or i1 %104, %125
  %127 = select i1 %126, i1 true, i1 %58
  br i1 %127, label %132, label %128

128:
  %129 = load ptr, ptr %87, align 8
  %130 = load i64, ptr %10, align 8
  %131 = call i32 @clock_orders(ptr %0, ptr %1, i64 %98, i64 %92, ptr %129, i64 %130)
  br label %132

132:
  %133 = phi i32 [ %131, %128 ], [ 0, %116 ]
  %134 = and i32 %133, 1
  %135 = icmp ne i32 %134, 0
  %136 = or i1 %126, %135
  br i1 %136, label %138, label %137

137:
  call void @suspect(ptr %0)
  br label %138

138:
  %139 = icmp ult i64 %110, %45
  %140 = xor i64 %100, %36
  %141 = and i64 %140, 132064
  %142 = icmp eq i64 %141, 0
  %143 = and i1 %139, %142
  %144 = xor i64 %100, %70
  %145 = and i64 %144, -4398046248961
  %146 = icmp eq i64 %145, 0
  %147 = or i1 %146, %143
  %148 = load i32, ptr %27, align 4
  %149 = icmp eq i32 %148, 0
  %150 = and i64 %100, 262144
  %151 = icmp ne i64 %150, 0
  %152 = and i1 %151, %149
  %153 = or i1 %147, %152
  %154 = or i1 %112, %153
  %155 = select i1 %154, i1 true, i1 %58
  br i1 %155, label %160, label %156

156:
  %157 = load ptr, ptr %88, align 8
  %158 = load i64, ptr %10, align 8
  %159 = call i32 @clock_orders(ptr %0, ptr %1, i64 %100, i64 %92, ptr %157, i64 %158)
  br label %160

160:
  %161 = phi i32 [ %159, %156 ], [ 0, %138 ]
  %162 = and i32 %161, 1
  %163 = icmp ne i32 %162, 0
  %164 = or i1 %154, %163
  br i1 %164, label %166, label %165

165:
  call void @suspect(ptr %0)
  br label %166

166:
  %167 = phi i32 [ 0, %96 ], [ %133, %160 ], [ %133, %165 ]
  %168 = phi i32 [ 0, %96 ], [ %161, %160 ], [ %161, %165 ]
  %169 = and i64 %98, 262144
  %170 = icmp ne i64 %169, 0
  br i1 %23, label %171, label %174

171:
  %172 = or i1 %170, %104
  %173 = xor i1 %112, true
  br label %177

174:
  %175 = or i1 %101, %170
  %176 = icmp uge i64 %100, %54
  br label %177

177:
  %178 = phi i1 [ %172, %171 ], [ %175, %174 ]
  %179 = phi i1 [ %173, %171 ], [ %176, %174 ]
  %180 = and i64 %100, 262144
  %181 = icmp eq i64 %180, 0
  %182 = and i1 %181, %179
  %183 = or i1 %178, %182
  br i1 %183, label %236, label %184

184:
  store i32 1, ptr %27, align 4
  %185 = icmp ult i64 %110, %45
  %186 = xor i64 %100, %37
  %187 = and i64 %186, 132064
  %188 = icmp eq i64 %187, 0
  %189 = and i1 %185, %188
  %190 = xor i64 %100, %70
  %191 = and i64 %190, -4398046248961
  %192 = icmp eq i64 %191, 0
  %193 = or i1 %192, %189
  %194 = or i1 %112, %193
  %195 = and i64 %100, -4398046511104
  %196 = icmp eq i64 %195, %30
  br i1 %196, label %197, label %206

197:
  %198 = and i64 %100, 196608
  %199 = icmp eq i64 %198, 131072
  %200 = and i64 %100, 65535
  %201 = lshr i64 %100, 5
  %202 = and i64 %201, 15
  %203 = shl nuw nsw i64 1, %202
  %204 = select i1 %199, i64 %200, i64 %203
  %205 = or i64 %204, %53
  br label %206

206:
  %207 = phi i64 [ %205, %197 ], [ %89, %184 ]
  %208 = and i64 %186, -4398046379040
  %209 = icmp eq i64 %208, 0
  %210 = select i1 %209, i64 %50, i64 %207
  %211 = or i64 %210, %180
  %212 = select i1 %194, i64 %90, i64 %211
  %213 = load ptr, ptr %88, align 8
  %214 = icmp ne ptr %213, null
  %215 = and i64 %212, 196608
  %216 = icmp eq i64 %215, 131072
  %217 = select i1 %214, i1 %216, i1 false
  br i1 %217, label %218, label %235

218:
  %219 = load i64, ptr %10, align 8
  %220 = and i64 %100, 131072
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %231

222:
  %223 = lshr i64 %100, 5
  %224 = and i64 %223, 15
  %225 = mul i64 %219, %224
  %226 = lshr i64 %100, 19
  %227 = trunc i64 %226 to i32
  %228 = and i32 %227, 8388607
  %229 = getelementptr i32, ptr %213, i64 %92
  %230 = getelementptr i32, ptr %229, i64 %225
  store i32 %228, ptr %230, align 4
  br label %231

231:
  %232 = mul i64 %219, %47
  %233 = getelementptr i32, ptr %213, i64 %92
  %234 = getelementptr i32, ptr %233, i64 %232
  store i32 %26, ptr %234, align 4
  br label %235

235:
  store i64 %212, ptr %99, align 8
  br label %332

236:
  %237 = icmp ult i64 %102, %45
  %238 = xor i64 %98, %37
  %239 = and i64 %238, 132064
  %240 = icmp eq i64 %239, 0
  %241 = and i1 %237, %240
  %242 = xor i64 %98, %70
  %243 = and i64 %242, -4398046248961
  %244 = icmp eq i64 %243, 0
  %245 = or i1 %244, %241
  %246 = or i1 %104, %245
  br i1 %246, label %247, label %258

247:
  %248 = icmp ult i64 %110, %45
  %249 = xor i64 %100, %36
  %250 = and i64 %249, 132064
  %251 = icmp eq i64 %250, 0
  %252 = and i1 %248, %251
  %253 = xor i64 %100, %70
  %254 = and i64 %253, -4398046248961
  %255 = icmp eq i64 %254, 0
  %256 = or i1 %255, %252
  %257 = or i1 %112, %256
  br label %258

258:
  %259 = phi i1 [ false, %236 ], [ %257, %247 ]
  br i1 %178, label %266, label %260

260:
  %261 = load ptr, ptr %87, align 8
  %262 = icmp eq ptr %261, null
  %263 = or i1 %259, %262
  br i1 %263, label %266, label %264

264:
  store i32 1, ptr %27, align 4
  %265 = call i64 @clock_join(ptr %0, ptr %4, i64 %92, i64 %98, i64 %100)
  store i64 %265, ptr %97, align 8
  store i64 %90, ptr %99, align 8
  br label %332

266:
  %267 = phi i64 [ 0, %260 ], [ 262144, %258 ]
  %268 = and i1 %178, %182
  %269 = icmp ne i32 %167, 0
  %270 = or i1 %246, %269
  %271 = and i64 %98, -4398046511104
  %272 = icmp eq i64 %271, %30
  br i1 %272, label %273, label %282

273:
  %274 = and i64 %98, 196608
  %275 = icmp eq i64 %274, 131072
  %276 = and i64 %98, 65535
  %277 = lshr i64 %98, 5
  %278 = and i64 %277, 15
  %279 = shl nuw nsw i64 1, %278
  %280 = select i1 %275, i64 %276, i64 %279
  %281 = or i64 %280, %53
  br label %282

282:
  %283 = phi i64 [ %281, %273 ], [ %89, %266 ]
  %284 = and i64 %238, -4398046379040
  %285 = icmp eq i64 %284, 0
  %286 = select i1 %285, i64 %50, i64 %283
  %287 = and i64 %267, %98
  %288 = or i64 %286, %287
  %289 = or i64 %267, %72
  %290 = select i1 %270, i64 %289, i64 %288
  %291 = icmp eq i64 %100, 0
  %292 = or i1 %291, %268
  %293 = icmp ult i64 %110, %45
  %294 = xor i64 %100, %36
  %295 = and i64 %294, 132064
  %296 = icmp eq i64 %295, 0
  %297 = and i1 %293, %296
  %298 = xor i64 %100, %70
  %299 = and i64 %298, -4398046248961
  %300 = icmp eq i64 %299, 0
  %301 = or i1 %300, %297
  %302 = trunc i32 %168 to i1
  %303 = or i1 %301, %302
  %304 = or i1 %112, %303
  %305 = xor i1 %304, true
  %306 = select i1 %292, i1 true, i1 %305
  br i1 %306, label %308, label %307

307:
  store i64 0, ptr %99, align 8
  br label %308

308:
  %309 = load ptr, ptr %87, align 8
  %310 = icmp ne ptr %309, null
  %311 = and i64 %290, 196608
  %312 = icmp eq i64 %311, 131072
  %313 = select i1 %310, i1 %312, i1 false
  br i1 %313, label %314, label %331

314:
  %315 = load i64, ptr %10, align 8
  %316 = and i64 %98, 131072
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %318, label %327

318:
  %319 = lshr i64 %98, 5
  %320 = and i64 %319, 15
  %321 = mul i64 %315, %320
  %322 = lshr i64 %98, 19
  %323 = trunc i64 %322 to i32
  %324 = and i32 %323, 8388607
  %325 = getelementptr i32, ptr %309, i64 %92
  %326 = getelementptr i32, ptr %325, i64 %321
  store i32 %324, ptr %326, align 4
  br label %327

327:
  %328 = mul i64 %315, %47
  %329 = getelementptr i32, ptr %309, i64 %92
  %330 = getelementptr i32, ptr %329, i64 %328
  store i32 %26, ptr %330, align 4
  br label %331

331:
  store i64 %290, ptr %97, align 8
  br label %332

332:
  %333 = add nuw i64 %92, 1
  %334 = icmp eq i64 %333, %84
  br i1 %334, label %95, label %91
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca %struct.Lanes, align 64
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca %struct.Lanes, align 64
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca <32 x i64>, align 256
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca %struct.Lanes, align 64
  %27 = alloca %struct.Lanes, align 64
  %28 = alloca <32 x i64>, align 256
  %29 = alloca %struct.Lanes, align 64
  %30 = alloca <32 x i64>, align 256
  %31 = alloca %struct.Lanes, align 64
  %32 = alloca %struct.Lanes, align 64
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i64, ptr %34, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 3
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 128
  br i1 %40, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %52 = load i64, ptr %51, align 8
  %53 = freeze i64 %52
  %54 = icmp ult i64 %53, 2
  br label %55

55:
  %56 = phi i64 [ 1, %7 ], [ 2, %50 ]
  %57 = phi i1 [ false, %7 ], [ %54, %50 ]
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %63 = load i64, ptr %62, align 8
  %64 = shl i64 %63, 42
  %65 = zext i32 %60 to i64
  %66 = shl nuw nsw i64 %65, 19
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 5
  %71 = or disjoint i64 %70, %64
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, 19
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %77 = load i32, ptr %76, align 16
  %78 = zext i32 %77 to i64
  %79 = shl nuw nsw i64 %78, 19
  %80 = and i32 %68, 15
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw nsw i64 1, %81
  %83 = or i64 %66, %71
  %84 = or i64 %83, 65536
  %85 = or disjoint i64 %82, %64
  %86 = or i64 %66, %85
  %87 = or disjoint i64 %86, 131072
  %88 = select i1 %57, i64 %64, i64 %56
  %89 = select i1 %57, i64 %64, i64 1
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, 0
  %93 = load i64, ptr %4, align 8
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = sub <32 x i64> %3, %95
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %98 = load i64, ptr %97, align 8
  %99 = insertelement <32 x i64> poison, i64 %98, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = lshr <32 x i64> %96, %100
  %102 = trunc i64 %98 to i32
  %103 = lshr i32 %5, %102
  %104 = zext i32 %103 to i64
  %105 = extractelement <32 x i64> %101, i64 0
  %106 = icmp eq i32 %103, 0
  br i1 %106, label %107, label %108

107:
  call void @suspect(ptr %0)
  br label %805

108:
  %109 = icmp ne i32 %103, 1
  %110 = icmp eq i32 %2, -1
  %111 = and i1 %110, %109
  br i1 %111, label %114, label %112

112:
  %113 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %123

114:
  %115 = insertelement <32 x i64> poison, i64 %104, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = mul nuw nsw <32 x i64> %116, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %118 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = add <32 x i64> %117, %118
  %120 = icmp ne <32 x i64> %101, %119
  %121 = bitcast <32 x i1> %120 to i32
  %122 = icmp eq i32 %121, 0
  br label %123

123:
  %124 = phi <32 x i64> [ %113, %112 ], [ %118, %114 ]
  %125 = phi i1 [ false, %112 ], [ %122, %114 ]
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %127 = call i64 @llvm.cttz.i64(i64 %104, i1 true)
  %128 = insertelement <32 x i64> poison, i64 %127, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = add i64 %105, 32
  %131 = insertelement <32 x i64> poison, i64 %71, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = select i1 %6, i64 %89, i64 0
  %134 = insertelement <32 x i64> poison, i64 %88, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = insertelement <32 x i64> poison, i64 %64, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = insertelement <32 x i64> poison, i64 %75, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = insertelement <32 x i64> poison, i64 %79, i64 0
  %141 = shufflevector <32 x i64> %140, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %144 = insertelement <32 x i64> poison, i64 %84, i64 0
  %145 = insertelement <32 x i64> poison, i64 %87, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  %147 = or i64 %66, -4398046314496
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = or <32 x i64> %150, splat (i64 262144)
  %152 = insertelement <32 x i64> poison, i64 %65, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = insertelement <32 x i64> poison, i64 %133, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = or disjoint i64 %66, 262144
  %157 = insertelement <32 x i64> poison, i64 %156, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %159

159:
  %160 = phi i64 [ 0, %123 ], [ %803, %802 ]
  %161 = insertelement <32 x i64> poison, i64 %160, i64 0
  %162 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> zeroinitializer
  %163 = add <32 x i64> %162, %101
  br i1 %125, label %164, label %171

164:
  %165 = shl nuw nsw i64 %160, 5
  %166 = insertelement <32 x i64> poison, i64 %165, i64 0
  %167 = shufflevector <32 x i64> %166, <32 x i64> poison, <32 x i32> zeroinitializer
  %168 = or disjoint <32 x i64> %167, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %169 = add <32 x i64> %168, %124
  %170 = lshr <32 x i64> %168, %129
  br label %171

171:
  %172 = phi <32 x i64> [ %169, %164 ], [ %163, %159 ]
  %173 = phi <32 x i64> [ %170, %164 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %159 ]
  %174 = load i32, ptr %126, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:
  %177 = add i32 %174, -1
  %178 = zext i32 %177 to i64
  %179 = insertelement <32 x i64> poison, i64 %178, i64 0
  %180 = shufflevector <32 x i64> %179, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %181

181:
  %182 = phi <32 x i64> [ %180, %176 ], [ %173, %171 ]
  %183 = load i64, ptr %35, align 8
  br i1 %125, label %184, label %188

184:
  %185 = shl i64 %160, 5
  %186 = add i64 %130, %185
  %187 = icmp ugt i64 %186, %183
  br i1 %187, label %188, label %194

188:
  %189 = insertelement <32 x i64> poison, i64 %183, i64 0
  %190 = shufflevector <32 x i64> %189, <32 x i64> poison, <32 x i32> zeroinitializer
  %191 = icmp ult <32 x i64> %172, %190
  %192 = bitcast <32 x i1> %191 to i32
  %193 = and i32 %2, %192
  br label %194

194:
  %195 = phi i32 [ %193, %188 ], [ %2, %184 ]
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %802, label %197

197:
  %198 = or <32 x i64> %182, %132
  %199 = call i32 @llvm.cttz.i32(i32 %195, i1 false)
  store <32 x i64> %172, ptr %31, align 64
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i64, ptr %31, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = sub i64 %202, %200
  br i1 %125, label %233, label %204

204:
  %205 = insertelement <32 x i64> poison, i64 %203, i64 0
  %206 = shufflevector <32 x i64> %205, <32 x i64> poison, <32 x i32> zeroinitializer
  %207 = add <32 x i64> %206, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %208 = icmp eq <32 x i64> %172, %207
  %209 = bitcast <32 x i1> %208 to i32
  %210 = xor i32 %195, -1
  %211 = or i32 %209, %210
  %212 = icmp eq i32 %211, -1
  br i1 %212, label %233, label %213

213:
  %214 = insertelement <32 x i64> poison, i64 %202, i64 0
  %215 = shufflevector <32 x i64> %214, <32 x i64> poison, <32 x i32> zeroinitializer
  %216 = icmp eq <32 x i64> %172, %215
  %217 = bitcast <32 x i1> %216 to i32
  %218 = or i32 %217, %210
  %219 = icmp eq i32 %218, -1
  br i1 %219, label %239, label %220

220:
  %221 = icmp eq i32 %195, -1
  br i1 %221, label %222, label %250

222:
  %223 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %224 = add <32 x i64> %223, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %225 = icmp ne <32 x i64> %172, %224
  %226 = bitcast <32 x i1> %225 to i32
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %248, label %228

228:
  %229 = icmp ne <32 x i64> %172, %223
  %230 = bitcast <32 x i1> %229 to i32
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %248, label %232

232:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %172, ptr %26, align 64
  br label %251

233:
  %234 = getelementptr inbounds nuw i64, ptr %34, i64 %203
  %235 = bitcast i32 %195 to <32 x i1>
  %236 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %234, <32 x i1> %235, <32 x i64> zeroinitializer)
  %237 = getelementptr inbounds nuw i64, ptr %37, i64 %203
  %238 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %237, <32 x i1> %235, <32 x i64> zeroinitializer)
  br label %337

239:
  %240 = getelementptr i64, ptr %34, i64 %202
  %241 = load i64, ptr %240, align 8
  %242 = insertelement <32 x i64> poison, i64 %241, i64 0
  %243 = shufflevector <32 x i64> %242, <32 x i64> poison, <32 x i32> zeroinitializer
  %244 = getelementptr i64, ptr %37, i64 %202
  %245 = load i64, ptr %244, align 8
  %246 = insertelement <32 x i64> poison, i64 %245, i64 0
  %247 = shufflevector <32 x i64> %246, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %337

248:
  %249 = phi i32 [ 2, %222 ], [ 3, %228 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %274

250:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %172, ptr %26, align 64
  br label %262

251:
  %252 = phi i64 [ 0, %232 ], [ %258, %251 ]
  %253 = getelementptr inbounds nuw i64, ptr %26, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds nuw i64, ptr %34, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds nuw i64, ptr %27, i64 %252
  store i64 %256, ptr %257, align 8
  %258 = add nuw nsw i64 %252, 1
  %259 = icmp eq i64 %258, 32
  br i1 %259, label %260, label %251

260:
  %261 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %172, ptr %25, align 64
  br label %294

262:
  %263 = phi i32 [ %272, %262 ], [ %195, %250 ]
  %264 = call i32 @llvm.cttz.i32(i32 %263, i1 true)
  %265 = zext nneg i32 %264 to i64
  %266 = getelementptr inbounds nuw i64, ptr %26, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i64, ptr %34, i64 %267
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds nuw i64, ptr %27, i64 %265
  store i64 %269, ptr %270, align 8
  %271 = add i32 %263, -1
  %272 = and i32 %271, %263
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %292, label %262

274:
  %275 = phi i1 [ true, %248 ], [ false, %289 ]
  %276 = phi ptr [ %28, %248 ], [ %44, %289 ]
  %277 = phi ptr [ %27, %248 ], [ %45, %289 ]
  %278 = phi ptr [ %27, %248 ], [ %46, %289 ]
  store <32 x i64> %172, ptr %28, align 256
  %279 = load i64, ptr %276, align 64
  %280 = getelementptr inbounds nuw i64, ptr %34, i64 %279
  br i1 %227, label %283, label %281

281:
  %282 = load i64, ptr %280, align 8
  br label %284

283:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %277, ptr align 8 %280, i64 128, i1 false)
  br label %289

284:
  %285 = phi i64 [ 0, %281 ], [ %287, %284 ]
  %286 = getelementptr inbounds nuw i64, ptr %278, i64 %285
  store i64 %282, ptr %286, align 8
  %287 = add nuw nsw i64 %285, 1
  %288 = icmp eq i64 %287, 16
  br i1 %288, label %289, label %284

289:
  br i1 %275, label %274, label %290

290:
  %291 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %317

292:
  %293 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %172, ptr %25, align 64
  br label %303

294:
  %295 = phi i64 [ 0, %260 ], [ %301, %294 ]
  %296 = getelementptr inbounds nuw i64, ptr %25, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds nuw i64, ptr %37, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds nuw i64, ptr %29, i64 %295
  store i64 %299, ptr %300, align 8
  %301 = add nuw nsw i64 %295, 1
  %302 = icmp eq i64 %301, 32
  br i1 %302, label %315, label %294

303:
  %304 = phi i32 [ %313, %303 ], [ %195, %292 ]
  %305 = call i32 @llvm.cttz.i32(i32 %304, i1 true)
  %306 = zext nneg i32 %305 to i64
  %307 = getelementptr inbounds nuw i64, ptr %25, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds nuw i64, ptr %37, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = getelementptr inbounds nuw i64, ptr %29, i64 %306
  store i64 %310, ptr %311, align 8
  %312 = add i32 %304, -1
  %313 = and i32 %312, %304
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %303

315:
  %316 = phi <32 x i64> [ %261, %294 ], [ %293, %303 ]
  br label %333

317:
  %318 = phi i1 [ true, %290 ], [ false, %332 ]
  %319 = phi ptr [ %30, %290 ], [ %41, %332 ]
  %320 = phi ptr [ %29, %290 ], [ %42, %332 ]
  %321 = phi ptr [ %29, %290 ], [ %43, %332 ]
  store <32 x i64> %172, ptr %30, align 256
  %322 = load i64, ptr %319, align 64
  %323 = getelementptr inbounds nuw i64, ptr %37, i64 %322
  br i1 %227, label %326, label %324

324:
  %325 = load i64, ptr %323, align 8
  br label %327

326:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %320, ptr align 8 %323, i64 128, i1 false)
  br label %332

327:
  %328 = phi i64 [ 0, %324 ], [ %330, %327 ]
  %329 = getelementptr inbounds nuw i64, ptr %321, i64 %328
  store i64 %325, ptr %329, align 8
  %330 = add nuw nsw i64 %328, 1
  %331 = icmp eq i64 %330, 16
  br i1 %331, label %332, label %327

332:
  br i1 %318, label %317, label %333

333:
  %334 = phi i32 [ 4, %315 ], [ %249, %332 ]
  %335 = phi <32 x i64> [ %316, %315 ], [ %291, %332 ]
  %336 = load <32 x i64>, ptr %29, align 64
  br label %337

337:
  %338 = phi <32 x i64> [ %236, %233 ], [ %243, %239 ], [ %335, %333 ]
  %339 = phi i32 [ 0, %233 ], [ 1, %239 ], [ %334, %333 ]
  %340 = phi <32 x i64> [ %238, %233 ], [ %247, %239 ], [ %336, %333 ]
  %341 = icmp uge <32 x i64> %338, %135
  br i1 %57, label %342, label %353

342:
  %343 = sub <32 x i64> %338, %137
  %344 = icmp uge <32 x i64> %343, %139
  %345 = and <32 x i64> %338, splat (i64 262144)
  %346 = icmp eq <32 x i64> %345, zeroinitializer
  %347 = and <32 x i1> %344, %346
  %348 = and <32 x i1> %347, %341
  %349 = icmp uge <32 x i64> %340, %135
  %350 = sub <32 x i64> %340, %137
  %351 = icmp uge <32 x i64> %350, %139
  %352 = and <32 x i1> %349, %351
  br label %358

353:
  %354 = and <32 x i64> %338, splat (i64 262144)
  %355 = icmp eq <32 x i64> %354, zeroinitializer
  %356 = and <32 x i1> %341, %355
  %357 = icmp uge <32 x i64> %340, %135
  br label %358

358:
  %359 = phi <32 x i1> [ %348, %342 ], [ %356, %353 ]
  %360 = phi <32 x i64> [ %345, %342 ], [ %354, %353 ]
  %361 = phi <32 x i1> [ %352, %342 ], [ %357, %353 ]
  %362 = and <32 x i64> %340, splat (i64 262144)
  %363 = icmp eq <32 x i64> %362, zeroinitializer
  %364 = select <32 x i1> %361, <32 x i1> %363, <32 x i1> zeroinitializer
  %365 = or <32 x i1> %359, %364
  %366 = bitcast <32 x i1> %365 to i32
  %367 = and i32 %195, %366
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %789

369:
  %370 = icmp ult <32 x i64> %338, %135
  %371 = sub <32 x i64> %338, %137
  %372 = icmp ult <32 x i64> %371, %139
  %373 = or <32 x i1> %370, %372
  %374 = icmp ult <32 x i64> %338, %155
  %375 = icmp ult <32 x i64> %340, %135
  %376 = sub <32 x i64> %340, %137
  %377 = icmp ult <32 x i64> %376, %139
  %378 = or <32 x i1> %375, %377
  %379 = xor <32 x i1> %373, splat (i1 true)
  %380 = xor <32 x i1> %378, splat (i1 true)
  %381 = select <32 x i1> %380, <32 x i1> splat (i1 true), <32 x i1> %374
  %382 = select <32 x i1> %381, <32 x i1> splat (i1 true), <32 x i1> %379
  %383 = bitcast <32 x i1> %382 to i32
  %384 = and i32 %195, %383
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %386, label %395

386:
  %387 = xor <32 x i64> %338, %132
  %388 = and <32 x i64> %387, splat (i64 132064)
  %389 = xor <32 x i64> %338, %198
  %390 = and <32 x i64> %389, splat (i64 -4398046248961)
  %391 = xor <32 x i64> %340, %132
  %392 = and <32 x i64> %391, splat (i64 132064)
  %393 = xor <32 x i64> %340, %198
  %394 = and <32 x i64> %393, splat (i64 -4398046248961)
  br label %459

395:
  %396 = bitcast <32 x i1> %374 to i32
  %397 = and i32 %195, %396
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %400, label %399

399:
  call void @suspect(ptr %0)
  br label %400

400:
  %401 = icmp ult <32 x i64> %371, %141
  %402 = xor <32 x i64> %338, %132
  %403 = and <32 x i64> %402, splat (i64 132064)
  %404 = icmp eq <32 x i64> %403, zeroinitializer
  %405 = select <32 x i1> %401, <32 x i1> %404, <32 x i1> zeroinitializer
  %406 = or <32 x i1> %373, %405
  %407 = xor <32 x i64> %338, %198
  %408 = and <32 x i64> %407, splat (i64 -4398046248961)
  %409 = icmp eq <32 x i64> %408, zeroinitializer
  %410 = select <32 x i1> %409, <32 x i1> splat (i1 true), <32 x i1> %406
  %411 = xor <32 x i1> %410, splat (i1 true)
  %412 = bitcast <32 x i1> %411 to i32
  %413 = and i32 %195, %412
  %414 = icmp eq i32 %413, 0
  %415 = select i1 %414, i1 true, i1 %92
  br i1 %415, label %420, label %416

416:
  %417 = load ptr, ptr %142, align 8
  %418 = load i64, ptr %35, align 8
  %419 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %413, <32 x i64> %338, <32 x i64> %172, ptr %417, i64 %418)
  br label %420

420:
  %421 = phi i32 [ %419, %416 ], [ 0, %400 ]
  %422 = xor i32 %421, -1
  %423 = and i32 %413, %422
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %426, label %425

425:
  call void @suspect(ptr %0)
  br label %426

426:
  %427 = icmp ult <32 x i64> %376, %141
  %428 = xor <32 x i64> %340, %132
  %429 = and <32 x i64> %428, splat (i64 132064)
  %430 = icmp eq <32 x i64> %429, zeroinitializer
  %431 = select <32 x i1> %427, <32 x i1> %430, <32 x i1> zeroinitializer
  %432 = or <32 x i1> %378, %431
  %433 = xor <32 x i64> %340, %198
  %434 = and <32 x i64> %433, splat (i64 -4398046248961)
  %435 = icmp eq <32 x i64> %434, zeroinitializer
  %436 = select <32 x i1> %435, <32 x i1> splat (i1 true), <32 x i1> %432
  %437 = xor <32 x i1> %436, splat (i1 true)
  %438 = bitcast <32 x i1> %437 to i32
  %439 = and i32 %195, %438
  %440 = load i32, ptr %61, align 4
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %442, label %445

442:
  %443 = bitcast <32 x i1> %363 to i32
  %444 = and i32 %439, %443
  br label %445

445:
  %446 = phi i32 [ %439, %426 ], [ %444, %442 ]
  %447 = icmp eq i32 %446, 0
  %448 = select i1 %447, i1 true, i1 %92
  br i1 %448, label %453, label %449

449:
  %450 = load ptr, ptr %143, align 8
  %451 = load i64, ptr %35, align 8
  %452 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %446, <32 x i64> %340, <32 x i64> %172, ptr %450, i64 %451)
  br label %453

453:
  %454 = phi i32 [ %452, %449 ], [ 0, %445 ]
  %455 = xor i32 %454, -1
  %456 = and i32 %446, %455
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %459, label %458

458:
  call void @suspect(ptr %0)
  br label %459

459:
  %460 = phi <32 x i64> [ %394, %386 ], [ %434, %458 ], [ %434, %453 ]
  %461 = phi <32 x i64> [ %392, %386 ], [ %429, %458 ], [ %429, %453 ]
  %462 = phi <32 x i64> [ %390, %386 ], [ %408, %458 ], [ %408, %453 ]
  %463 = phi <32 x i64> [ %388, %386 ], [ %403, %458 ], [ %403, %453 ]
  %464 = phi <32 x i64> [ %387, %386 ], [ %402, %458 ], [ %402, %453 ]
  %465 = phi i32 [ 0, %386 ], [ %421, %458 ], [ %421, %453 ]
  %466 = phi i32 [ 0, %386 ], [ %454, %458 ], [ %454, %453 ]
  %467 = icmp ult <32 x i64> %371, %141
  %468 = icmp eq <32 x i64> %463, zeroinitializer
  %469 = select <32 x i1> %467, <32 x i1> %468, <32 x i1> zeroinitializer
  %470 = or <32 x i1> %373, %469
  %471 = icmp eq <32 x i64> %462, zeroinitializer
  %472 = select <32 x i1> %471, <32 x i1> splat (i1 true), <32 x i1> %470
  %473 = bitcast i32 %465 to <32 x i1>
  %474 = lshr <32 x i64> %338, splat (i64 5)
  %475 = and <32 x i64> %474, splat (i64 15)
  %476 = shl nuw nsw <32 x i64> splat (i64 1), %475
  %477 = and <32 x i64> %338, splat (i64 196608)
  %478 = icmp eq <32 x i64> %477, splat (i64 131072)
  %479 = and <32 x i64> %338, splat (i64 65535)
  %480 = select <32 x i1> %478, <32 x i64> %479, <32 x i64> %476
  %481 = and <32 x i64> %338, splat (i64 -4398046511104)
  %482 = icmp eq <32 x i64> %481, %137
  %483 = or <32 x i64> %480, %146
  %484 = select <32 x i1> %482, <32 x i64> %483, <32 x i64> %149
  %485 = and <32 x i64> %464, splat (i64 -4398046379040)
  %486 = icmp eq <32 x i64> %485, zeroinitializer
  %487 = select <32 x i1> %486, <32 x i64> %150, <32 x i64> %484
  %488 = icmp ne <32 x i64> %340, zeroinitializer
  %489 = bitcast <32 x i1> %488 to i32
  %490 = icmp ult <32 x i64> %376, %141
  %491 = icmp eq <32 x i64> %461, zeroinitializer
  %492 = select <32 x i1> %490, <32 x i1> %491, <32 x i1> zeroinitializer
  %493 = or <32 x i1> %378, %492
  %494 = icmp eq <32 x i64> %460, zeroinitializer
  %495 = select <32 x i1> %494, <32 x i1> splat (i1 true), <32 x i1> %493
  %496 = bitcast <32 x i1> %495 to i32
  %497 = or i32 %466, %496
  %498 = and i32 %497, %489
  %499 = and i32 %498, %195
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %540, label %501

501:
  %502 = icmp eq i32 %339, 0
  br i1 %502, label %503, label %506

503:
  %504 = getelementptr inbounds nuw i64, ptr %37, i64 %203
  %505 = bitcast i32 %499 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %504, <32 x i1> %505)
  br label %540

506:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %507 = icmp eq i32 %339, 1
  br i1 %507, label %508, label %515

508:
  %509 = call i32 @llvm.ctlz.i32(i32 %499, i1 true)
  %510 = xor i32 %509, 31
  %511 = zext nneg i32 %510 to i64
  %512 = getelementptr inbounds nuw i64, ptr %18, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr i64, ptr %37, i64 %202
  store i64 %513, ptr %514, align 8
  br label %539

515:
  store <32 x i64> %172, ptr %17, align 64
  %516 = icmp eq i32 %499, -1
  br i1 %516, label %517, label %526

517:
  %518 = phi i64 [ %524, %517 ], [ 0, %515 ]
  %519 = getelementptr inbounds nuw i64, ptr %17, i64 %518
  %520 = load i64, ptr %519, align 8
  %521 = getelementptr inbounds nuw i64, ptr %18, i64 %518
  %522 = load i64, ptr %521, align 8
  %523 = getelementptr inbounds nuw i64, ptr %37, i64 %520
  store i64 %522, ptr %523, align 8
  %524 = add nuw nsw i64 %518, 1
  %525 = icmp eq i64 %524, 32
  br i1 %525, label %538, label %517

526:
  %527 = phi i32 [ %536, %526 ], [ %499, %515 ]
  %528 = call i32 @llvm.cttz.i32(i32 %527, i1 true)
  %529 = zext nneg i32 %528 to i64
  %530 = getelementptr inbounds nuw i64, ptr %17, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = getelementptr inbounds nuw i64, ptr %18, i64 %529
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds nuw i64, ptr %37, i64 %531
  store i64 %533, ptr %534, align 8
  %535 = add i32 %527, -1
  %536 = and i32 %535, %527
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %538, label %526

538:
  br label %539

539:
  br label %540

540:
  %541 = or <32 x i1> %472, %473
  %542 = or <32 x i64> %360, %487
  %543 = select <32 x i1> %541, <32 x i64> %151, <32 x i64> %542
  %544 = or <32 x i64> %158, %198
  %545 = select <32 x i1> %541, <32 x i64> %544, <32 x i64> %542
  %546 = load ptr, ptr %142, align 8
  %547 = icmp eq ptr %546, null
  br i1 %547, label %633, label %548

548:
  %549 = and <32 x i64> %545, splat (i64 196608)
  %550 = icmp eq <32 x i64> %549, splat (i64 131072)
  %551 = bitcast <32 x i1> %550 to i32
  %552 = and i32 %195, %551
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %633, label %554

554:
  %555 = load i64, ptr %35, align 8
  %556 = and <32 x i64> %338, splat (i64 131072)
  %557 = icmp eq <32 x i64> %556, zeroinitializer
  %558 = bitcast <32 x i1> %557 to i32
  %559 = and i32 %552, %558
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %598, label %561

561:
  %562 = insertelement <32 x i64> poison, i64 %555, i64 0
  %563 = shufflevector <32 x i64> %562, <32 x i64> poison, <32 x i32> zeroinitializer
  %564 = mul <32 x i64> %563, %475
  %565 = lshr <32 x i64> %338, splat (i64 19)
  %566 = and <32 x i64> %565, splat (i64 8388607)
  store <32 x i64> %564, ptr %10, align 64
  store <32 x i64> %566, ptr %11, align 64
  store <32 x i64> %172, ptr %9, align 64
  %567 = icmp eq i32 %559, -1
  br i1 %567, label %568, label %581

568:
  %569 = phi i64 [ %579, %568 ], [ 0, %561 ]
  %570 = getelementptr inbounds nuw i64, ptr %9, i64 %569
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr inbounds nuw i64, ptr %11, i64 %569
  %573 = load i64, ptr %572, align 8
  %574 = trunc i64 %573 to i32
  %575 = getelementptr inbounds nuw i64, ptr %10, i64 %569
  %576 = load i64, ptr %575, align 8
  %577 = getelementptr i32, ptr %546, i64 %571
  %578 = getelementptr i32, ptr %577, i64 %576
  store i32 %574, ptr %578, align 4
  %579 = add nuw nsw i64 %569, 1
  %580 = icmp eq i64 %579, 32
  br i1 %580, label %597, label %568

581:
  %582 = phi i32 [ %595, %581 ], [ %559, %561 ]
  %583 = call i32 @llvm.cttz.i32(i32 %582, i1 true)
  %584 = zext nneg i32 %583 to i64
  %585 = getelementptr inbounds nuw i64, ptr %9, i64 %584
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr inbounds nuw i64, ptr %11, i64 %584
  %588 = load i64, ptr %587, align 8
  %589 = trunc i64 %588 to i32
  %590 = getelementptr inbounds nuw i64, ptr %10, i64 %584
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr i32, ptr %546, i64 %586
  %593 = getelementptr i32, ptr %592, i64 %591
  store i32 %589, ptr %593, align 4
  %594 = add i32 %582, -1
  %595 = and i32 %594, %582
  %596 = icmp eq i32 %595, 0
  br i1 %596, label %597, label %581

597:
  br label %598

598:
  %599 = mul i64 %555, %81
  %600 = insertelement <32 x i64> poison, i64 %599, i64 0
  %601 = shufflevector <32 x i64> %600, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %601, ptr %12, align 64
  store <32 x i64> %153, ptr %13, align 64
  store <32 x i64> %172, ptr %8, align 64
  %602 = icmp eq i32 %552, -1
  br i1 %602, label %603, label %616

603:
  %604 = phi i64 [ %614, %603 ], [ 0, %598 ]
  %605 = getelementptr inbounds nuw i64, ptr %8, i64 %604
  %606 = load i64, ptr %605, align 8
  %607 = getelementptr inbounds nuw i64, ptr %13, i64 %604
  %608 = load i64, ptr %607, align 8
  %609 = trunc i64 %608 to i32
  %610 = getelementptr inbounds nuw i64, ptr %12, i64 %604
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr i32, ptr %546, i64 %606
  %613 = getelementptr i32, ptr %612, i64 %611
  store i32 %609, ptr %613, align 4
  %614 = add nuw nsw i64 %604, 1
  %615 = icmp eq i64 %614, 32
  br i1 %615, label %632, label %603

616:
  %617 = phi i32 [ %630, %616 ], [ %552, %598 ]
  %618 = call i32 @llvm.cttz.i32(i32 %617, i1 true)
  %619 = zext nneg i32 %618 to i64
  %620 = getelementptr inbounds nuw i64, ptr %8, i64 %619
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds nuw i64, ptr %13, i64 %619
  %623 = load i64, ptr %622, align 8
  %624 = trunc i64 %623 to i32
  %625 = getelementptr inbounds nuw i64, ptr %12, i64 %619
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr i32, ptr %546, i64 %621
  %628 = getelementptr i32, ptr %627, i64 %626
  store i32 %624, ptr %628, align 4
  %629 = add i32 %617, -1
  %630 = and i32 %629, %617
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %632, label %616

632:
  br label %633

633:
  %634 = icmp eq i32 %339, 0
  br i1 %634, label %637, label %635

635:
  %636 = icmp eq i32 %195, -1
  br i1 %636, label %640, label %666

637:
  %638 = getelementptr inbounds nuw i64, ptr %34, i64 %203
  %639 = bitcast i32 %195 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %545, ptr align 8 %638, <32 x i1> %639)
  br label %802

640:
  %641 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %642 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %643 = icmp ne <32 x i64> %172, %641
  %644 = icmp ne <32 x i64> %172, %642
  %645 = and <32 x i1> %643, %644
  %646 = bitcast <32 x i1> %645 to i32
  %647 = icmp eq i32 %646, 0
  %648 = icmp eq i32 %339, 1
  br i1 %647, label %649, label %665

649:
  store <32 x i64> %543, ptr %21, align 64
  br i1 %648, label %650, label %653

650:
  %651 = extractelement <32 x i64> %543, i64 31
  %652 = getelementptr i64, ptr %34, i64 %202
  store i64 %651, ptr %652, align 8
  br label %664

653:
  store <32 x i64> %172, ptr %14, align 64
  br label %654

654:
  %655 = phi i64 [ 0, %653 ], [ %661, %654 ]
  %656 = getelementptr inbounds nuw i64, ptr %14, i64 %655
  %657 = load i64, ptr %656, align 8
  %658 = getelementptr inbounds nuw i64, ptr %21, i64 %655
  %659 = load i64, ptr %658, align 8
  %660 = getelementptr inbounds nuw i64, ptr %34, i64 %657
  store i64 %659, ptr %660, align 8
  %661 = add nuw nsw i64 %655, 1
  %662 = icmp eq i64 %661, 32
  br i1 %662, label %663, label %654

663:
  br label %664

664:
  br label %802

665:
  store <32 x i64> %545, ptr %19, align 64
  br i1 %648, label %668, label %681

666:
  store <32 x i64> %545, ptr %19, align 64
  %667 = icmp eq i32 %339, 1
  br i1 %667, label %668, label %691

668:
  %669 = call i32 @llvm.ctlz.i32(i32 %195, i1 false)
  %670 = sub nuw nsw i32 31, %669
  %671 = zext nneg i32 %670 to i64
  %672 = getelementptr inbounds nuw i64, ptr %19, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = getelementptr i64, ptr %34, i64 %202
  store i64 %673, ptr %674, align 8
  %675 = insertelement <32 x i64> poison, i64 %673, i64 0
  %676 = shufflevector <32 x i64> %675, <32 x i64> poison, <32 x i32> zeroinitializer
  %677 = icmp ne <32 x i64> %676, %545
  %678 = bitcast <32 x i1> %677 to i32
  %679 = and i32 %195, %678
  %680 = icmp eq i32 %679, 0
  br i1 %680, label %802, label %753

681:
  store <32 x i64> %172, ptr %16, align 64
  br label %682

682:
  %683 = phi i64 [ 0, %681 ], [ %689, %682 ]
  %684 = getelementptr inbounds nuw i64, ptr %16, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = getelementptr inbounds nuw i64, ptr %19, i64 %683
  %687 = load i64, ptr %686, align 8
  %688 = getelementptr inbounds nuw i64, ptr %34, i64 %685
  store i64 %687, ptr %688, align 8
  %689 = add nuw nsw i64 %683, 1
  %690 = icmp eq i64 %689, 32
  br i1 %690, label %704, label %682

691:
  store <32 x i64> %172, ptr %16, align 64
  br label %692

692:
  %693 = phi i32 [ %702, %692 ], [ %195, %691 ]
  %694 = call i32 @llvm.cttz.i32(i32 %693, i1 true)
  %695 = zext nneg i32 %694 to i64
  %696 = getelementptr inbounds nuw i64, ptr %16, i64 %695
  %697 = load i64, ptr %696, align 8
  %698 = getelementptr inbounds nuw i64, ptr %19, i64 %695
  %699 = load i64, ptr %698, align 8
  %700 = getelementptr inbounds nuw i64, ptr %34, i64 %697
  store i64 %699, ptr %700, align 8
  %701 = add i32 %693, -1
  %702 = and i32 %701, %693
  %703 = icmp eq i32 %702, 0
  br i1 %703, label %704, label %692

704:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %705 = icmp eq i32 %339, 4
  br i1 %705, label %708, label %706

706:
  %707 = icmp eq i32 %339, 2
  br label %731

708:
  store <32 x i64> %172, ptr %22, align 64
  br i1 %636, label %709, label %718

709:
  %710 = phi i64 [ %716, %709 ], [ 0, %708 ]
  %711 = getelementptr inbounds nuw i64, ptr %22, i64 %710
  %712 = load i64, ptr %711, align 8
  %713 = getelementptr inbounds nuw i64, ptr %34, i64 %712
  %714 = load i64, ptr %713, align 8
  %715 = getelementptr inbounds nuw i64, ptr %23, i64 %710
  store i64 %714, ptr %715, align 8
  %716 = add nuw nsw i64 %710, 1
  %717 = icmp eq i64 %716, 32
  br i1 %717, label %730, label %709

718:
  %719 = phi i32 [ %728, %718 ], [ %195, %708 ]
  %720 = call i32 @llvm.cttz.i32(i32 %719, i1 true)
  %721 = zext nneg i32 %720 to i64
  %722 = getelementptr inbounds nuw i64, ptr %22, i64 %721
  %723 = load i64, ptr %722, align 8
  %724 = getelementptr inbounds nuw i64, ptr %34, i64 %723
  %725 = load i64, ptr %724, align 8
  %726 = getelementptr inbounds nuw i64, ptr %23, i64 %721
  store i64 %725, ptr %726, align 8
  %727 = add i32 %719, -1
  %728 = and i32 %727, %719
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %730, label %718

730:
  br label %747

731:
  %732 = phi i1 [ true, %706 ], [ false, %746 ]
  %733 = phi ptr [ %24, %706 ], [ %47, %746 ]
  %734 = phi ptr [ %23, %706 ], [ %48, %746 ]
  %735 = phi ptr [ %23, %706 ], [ %49, %746 ]
  store <32 x i64> %172, ptr %24, align 256
  %736 = load i64, ptr %733, align 64
  %737 = getelementptr inbounds nuw i64, ptr %34, i64 %736
  br i1 %707, label %740, label %738

738:
  %739 = load i64, ptr %737, align 8
  br label %741

740:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %734, ptr align 8 %737, i64 128, i1 false)
  br label %746

741:
  %742 = phi i64 [ 0, %738 ], [ %744, %741 ]
  %743 = getelementptr inbounds nuw i64, ptr %735, i64 %742
  store i64 %739, ptr %743, align 8
  %744 = add nuw nsw i64 %742, 1
  %745 = icmp eq i64 %744, 16
  br i1 %745, label %746, label %741

746:
  br i1 %732, label %731, label %747

747:
  %748 = load <32 x i64>, ptr %23, align 64
  %749 = icmp ne <32 x i64> %748, %545
  %750 = bitcast <32 x i1> %749 to i32
  %751 = and i32 %195, %750
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %802, label %754

753:
  store <32 x i64> %543, ptr %20, align 64
  br label %756

754:
  store <32 x i64> %543, ptr %20, align 64
  %755 = icmp eq i32 %339, 1
  br i1 %755, label %756, label %764

756:
  %757 = phi i32 [ %679, %753 ], [ %751, %754 ]
  %758 = call i32 @llvm.ctlz.i32(i32 %757, i1 true)
  %759 = xor i32 %758, 31
  %760 = zext nneg i32 %759 to i64
  %761 = getelementptr inbounds nuw i64, ptr %20, i64 %760
  %762 = load i64, ptr %761, align 8
  %763 = getelementptr i64, ptr %34, i64 %202
  store i64 %762, ptr %763, align 8
  br label %788

764:
  store <32 x i64> %172, ptr %15, align 64
  %765 = icmp eq i32 %751, -1
  br i1 %765, label %766, label %775

766:
  %767 = phi i64 [ %773, %766 ], [ 0, %764 ]
  %768 = getelementptr inbounds nuw i64, ptr %15, i64 %767
  %769 = load i64, ptr %768, align 8
  %770 = getelementptr inbounds nuw i64, ptr %20, i64 %767
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds nuw i64, ptr %34, i64 %769
  store i64 %771, ptr %772, align 8
  %773 = add nuw nsw i64 %767, 1
  %774 = icmp eq i64 %773, 32
  br i1 %774, label %787, label %766

775:
  %776 = phi i32 [ %785, %775 ], [ %751, %764 ]
  %777 = call i32 @llvm.cttz.i32(i32 %776, i1 true)
  %778 = zext nneg i32 %777 to i64
  %779 = getelementptr inbounds nuw i64, ptr %15, i64 %778
  %780 = load i64, ptr %779, align 8
  %781 = getelementptr inbounds nuw i64, ptr %20, i64 %778
  %782 = load i64, ptr %781, align 8
  %783 = getelementptr inbounds nuw i64, ptr %34, i64 %780
  store i64 %782, ptr %783, align 8
  %784 = add i32 %776, -1
  %785 = and i32 %784, %776
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %787, label %775

787:
  br label %788

788:
  br label %802

789:
  store <32 x i64> %3, ptr %32, align 64
  %790 = icmp eq i32 %2, 0
  br i1 %790, label %801, label %791

791:
  %792 = phi i32 [ %799, %791 ], [ %2, %789 ]
  %793 = call i32 @llvm.cttz.i32(i32 %792, i1 true)
  %794 = shl nuw i32 1, %793
  %795 = zext nneg i32 %793 to i64
  %796 = getelementptr inbounds nuw i64, ptr %32, i64 %795
  %797 = load i64, ptr %796, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %794, i64 %797, ptr %4, i32 %5, i1 zeroext %6)
  %798 = add i32 %792, -1
  %799 = and i32 %798, %792
  %800 = icmp eq i32 %799, 0
  br i1 %800, label %801, label %791

801:
  br label %805

802:
  %803 = add nuw nsw i64 %160, 1
  %804 = icmp eq i64 %803, %104
  br i1 %804, label %805, label %159

805:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %29 = load i64, ptr %28, align 8
  %30 = shl i64 %29, 42
  %31 = zext i32 %26 to i64
  %32 = shl nuw nsw i64 %31, 19
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 5
  %37 = or disjoint i64 %36, %30
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 19
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %43 = load i32, ptr %42, align 16
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 19
  %46 = and i32 %34, 15
  %47 = zext nneg i32 %46 to i64
  %48 = shl nuw nsw i64 1, %47
  %49 = or i64 %32, %37
  %50 = or i64 %49, 65536
  %51 = or disjoint i64 %48, %30
  %52 = or i64 %32, %51
  %53 = or disjoint i64 %52, 131072
  %54 = select i1 %23, i64 %30, i64 %22
  %55 = select i1 %23, i64 %30, i64 1
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %60 = load i32, ptr %59, align 4
  %61 = icmp ne i32 %60, 0
  %62 = call i32 @llvm.ctpop.i32(i32 %2)
  %63 = icmp samesign ult i32 %62, 2
  %64 = select i1 %61, i1 true, i1 %63
  %65 = add i32 %60, -1
  %66 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %67 = select i1 %61, i32 %65, i32 %66
  %68 = zext i32 %67 to i64
  %69 = select i1 %64, i64 %68, i64 196608
  %70 = or i64 %69, %37
  %71 = or i64 %70, %32
  %72 = select i1 %64, i64 %71, i64 %50
  %73 = load i64, ptr %4, align 8
  %74 = sub i64 %3, %73
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %76 = load i64, ptr %75, align 8
  %77 = lshr i64 %74, %76
  %78 = trunc i64 %76 to i32
  %79 = lshr i32 %5, %78
  %80 = zext i32 %79 to i64
  %81 = icmp eq i32 %79, 0
  br i1 %81, label %82, label %83

82:
  call void @suspect(ptr %0)
  br label %83

83:
  %84 = add i64 %77, %80
  %85 = icmp ult i64 %77, %84
  br i1 %85, label %86, label %95

86:
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %89 = or i64 %32, -4398046314496
  %90 = or i64 %72, 262144
  br label %91

91:
  %92 = phi i64 [ %77, %86 ], [ %333, %332 ]
  %93 = load i64, ptr %10, align 8
  %94 = icmp ult i64 %92, %93
  br i1 %94, label %96, label %95

95:
  ret void

96:
  %97 = getelementptr inbounds nuw i64, ptr %9, i64 %92
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i64, ptr %12, i64 %92
  %100 = load i64, ptr %99, align 8
  %101 = icmp ult i64 %98, %54
  %102 = sub i64 %98, %30
  %103 = icmp ult i64 %102, %41
  %104 = or i1 %101, %103
  %105 = icmp ugt i64 %55, %98
  %106 = select i1 %6, i1 %105, i1 false
  %107 = xor i1 %106, true
  %108 = select i1 %107, i1 %104, i1 false
  %109 = icmp ult i64 %100, %54
  %110 = sub i64 %100, %30
  %111 = icmp ult i64 %110, %41
  %112 = or i1 %109, %111
  %113 = and i1 %108, %112
  br i1 %113, label %166, label %114

114:
  br i1 %106, label %115, label %116

115:
  call void @suspect(ptr %0)
  br label %116

116:
  %117 = icmp ult i64 %102, %45
  %118 = xor i64 %98, %36
  %119 = and i64 %118, 132064
  %120 = icmp eq i64 %119, 0
  %121 = and i1 %117, %120
  %122 = xor i64 %98, %70
  %123 = and i64 %122, -4398046248961
  %124 = icmp eq i64 %123, 0
  %125 = or i1 %124, %121
  %126 = and i64 %98, 262144
  %127 = icmp ne i64 %126, 0
  %128 = or i1 %127, %125
  %129 = or i1 %104, %128
  %130 = select i1 %129, i1 true, i1 %58
  br i1 %130, label %135, label %131

131:
  %132 = load ptr, ptr %87, align 8
  %133 = load i64, ptr %10, align 8
  %134 = call i32 @clock_orders(ptr %0, ptr %1, i64 %98, i64 %92, ptr %132, i64 %133)
  br label %135

135:
  %136 = phi i32 [ %134, %131 ], [ 0, %116 ]
  %137 = and i32 %136, 1
  %138 = icmp ne i32 %137, 0
  %139 = or i1 %129, %138
  br i1 %139, label %141, label %140

140:
  call void @suspect(ptr %0)
  br label %141

141:
  %142 = icmp ult i64 %110, %45
  %143 = xor i64 %100, %36
  %144 = and i64 %143, 132064
  %145 = icmp eq i64 %144, 0
  %146 = and i1 %142, %145
  %147 = xor i64 %100, %70
  %148 = and i64 %147, -4398046248961
  %149 = icmp eq i64 %148, 0
  %150 = or i1 %149, %146
  %151 = and i64 %100, 262144
  %152 = icmp ne i64 %151, 0
  %153 = or i1 %152, %150
  %154 = or i1 %112, %153
  %155 = select i1 %154, i1 true, i1 %58
  br i1 %155, label %160, label %156

156:
  %157 = load ptr, ptr %88, align 8
  %158 = load i64, ptr %10, align 8
  %159 = call i32 @clock_orders(ptr %0, ptr %1, i64 %100, i64 %92, ptr %157, i64 %158)
  br label %160

160:
  %161 = phi i32 [ %159, %156 ], [ 0, %141 ]
  %162 = and i32 %161, 1
  %163 = icmp ne i32 %162, 0
  %164 = or i1 %154, %163
  br i1 %164, label %166, label %165

165:
  call void @suspect(ptr %0)
  br label %166

166:
  %167 = phi i32 [ 0, %96 ], [ %161, %160 ], [ %161, %165 ]
  %168 = phi i32 [ 0, %96 ], [ %136, %160 ], [ %136, %165 ]
  %169 = and i64 %98, 262144
  %170 = icmp ne i64 %169, 0
  br i1 %23, label %171, label %174

171:
  %172 = or i1 %170, %104
  %173 = xor i1 %112, true
  br label %177

174:
  %175 = or i1 %101, %170
  %176 = icmp uge i64 %100, %54
  br label %177

177:
  %178 = phi i1 [ %172, %171 ], [ %175, %174 ]
  %179 = phi i1 [ %173, %171 ], [ %176, %174 ]
  %180 = and i64 %100, 262144
  %181 = icmp eq i64 %180, 0
  %182 = and i1 %181, %179
  %183 = or i1 %178, %182
  br i1 %183, label %236, label %184

184:
  store i32 1, ptr %27, align 4
  %185 = icmp ult i64 %110, %45
  %186 = xor i64 %100, %37
  %187 = and i64 %186, 132064
  %188 = icmp eq i64 %187, 0
  %189 = and i1 %185, %188
  %190 = xor i64 %100, %70
  %191 = and i64 %190, -4398046248961
  %192 = icmp eq i64 %191, 0
  %193 = or i1 %192, %189
  %194 = or i1 %112, %193
  %195 = and i64 %100, -4398046511104
  %196 = icmp eq i64 %195, %30
  br i1 %196, label %197, label %206

197:
  %198 = and i64 %100, 196608
  %199 = icmp eq i64 %198, 131072
  %200 = and i64 %100, 65535
  %201 = lshr i64 %100, 5
  %202 = and i64 %201, 15
  %203 = shl nuw nsw i64 1, %202
  %204 = select i1 %199, i64 %200, i64 %203
  %205 = or i64 %204, %53
  br label %206

206:
  %207 = phi i64 [ %205, %197 ], [ %89, %184 ]
  %208 = and i64 %186, -4398046379040
  %209 = icmp eq i64 %208, 0
  %210 = select i1 %209, i64 %50, i64 %207
  %211 = or i64 %210, %180
  %212 = select i1 %194, i64 %90, i64 %211
  %213 = load ptr, ptr %88, align 8
  %214 = icmp ne ptr %213, null
  %215 = and i64 %212, 196608
  %216 = icmp eq i64 %215, 131072
  %217 = select i1 %214, i1 %216, i1 false
  br i1 %217, label %218, label %235

218:
  %219 = load i64, ptr %10, align 8
  %220 = and i64 %100, 131072
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %231

222:
  %223 = lshr i64 %100, 5
  %224 = and i64 %223, 15
  %225 = mul i64 %219, %224
  %226 = lshr i64 %100, 19
  %227 = trunc i64 %226 to i32
  %228 = and i32 %227, 8388607
  %229 = getelementptr i32, ptr %213, i64 %92
  %230 = getelementptr i32, ptr %229, i64 %225
  store i32 %228, ptr %230, align 4
  br label %231

231:
  %232 = mul i64 %219, %47
  %233 = getelementptr i32, ptr %213, i64 %92
  %234 = getelementptr i32, ptr %233, i64 %232
  store i32 %26, ptr %234, align 4
  br label %235

235:
  store i64 %212, ptr %99, align 8
  br label %332

236:
  %237 = icmp ult i64 %102, %45
  %238 = xor i64 %98, %37
  %239 = and i64 %238, 132064
  %240 = icmp eq i64 %239, 0
  %241 = and i1 %237, %240
  %242 = xor i64 %98, %70
  %243 = and i64 %242, -4398046248961
  %244 = icmp eq i64 %243, 0
  %245 = or i1 %244, %241
  %246 = or i1 %104, %245
  br i1 %246, label %247, label %258

247:
  %248 = icmp ult i64 %110, %45
  %249 = xor i64 %100, %36
  %250 = and i64 %249, 132064
  %251 = icmp eq i64 %250, 0
  %252 = and i1 %248, %251
  %253 = xor i64 %100, %70
  %254 = and i64 %253, -4398046248961
  %255 = icmp eq i64 %254, 0
  %256 = or i1 %255, %252
  %257 = or i1 %112, %256
  br label %258

258:
  %259 = phi i1 [ false, %236 ], [ %257, %247 ]
  br i1 %178, label %266, label %260

260:
  %261 = load ptr, ptr %87, align 8
  %262 = icmp eq ptr %261, null
  %263 = or i1 %259, %262
  br i1 %263, label %266, label %264

264:
  store i32 1, ptr %27, align 4
  %265 = call i64 @clock_join(ptr %0, ptr %4, i64 %92, i64 %98, i64 %100)
  store i64 %265, ptr %97, align 8
  store i64 %90, ptr %99, align 8
  br label %332

266:
  %267 = phi i64 [ 0, %260 ], [ 262144, %258 ]
  %268 = and i1 %178, %182
  %269 = icmp ne i32 %168, 0
  %270 = or i1 %246, %269
  %271 = and i64 %98, -4398046511104
  %272 = icmp eq i64 %271, %30
  br i1 %272, label %273, label %282

273:
  %274 = and i64 %98, 196608
  %275 = icmp eq i64 %274, 131072
  %276 = and i64 %98, 65535
  %277 = lshr i64 %98, 5
  %278 = and i64 %277, 15
  %279 = shl nuw nsw i64 1, %278
  %280 = select i1 %275, i64 %276, i64 %279
  %281 = or i64 %280, %53
  br label %282

282:
  %283 = phi i64 [ %281, %273 ], [ %89, %266 ]
  %284 = and i64 %238, -4398046379040
  %285 = icmp eq i64 %284, 0
  %286 = select i1 %285, i64 %50, i64 %283
  %287 = and i64 %267, %98
  %288 = or i64 %286, %287
  %289 = or i64 %267, %72
  %290 = select i1 %270, i64 %289, i64 %288
  %291 = icmp eq i64 %100, 0
  %292 = or i1 %291, %268
  %293 = icmp ult i64 %110, %45
  %294 = xor i64 %100, %36
  %295 = and i64 %294, 132064
  %296 = icmp eq i64 %295, 0
  %297 = and i1 %293, %296
  %298 = xor i64 %100, %70
  %299 = and i64 %298, -4398046248961
  %300 = icmp eq i64 %299, 0
  %301 = or i1 %300, %297
  %302 = trunc i32 %167 to i1
  %303 = or i1 %301, %302
  %304 = or i1 %112, %303
  %305 = xor i1 %304, true
  %306 = select i1 %292, i1 true, i1 %305
  br i1 %306, label %308, label %307

307:
  store i64 0, ptr %99, align 8
  br label %308

308:
  %309 = load ptr, ptr %87, align 8
  %310 = icmp ne ptr %309, null
  %311 = and i64 %290, 196608
  %312 = icmp eq i64 %311, 131072
  %313 = select i1 %310, i1 %312, i1 false
  br i1 %313, label %314, label %331

314:
  %315 = load i64, ptr %10, align 8
  %316 = and i64 %98, 131072
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %318, label %327

318:
  %319 = lshr i64 %98, 5
  %320 = and i64 %319, 15
  %321 = mul i64 %315, %320
  %322 = lshr i64 %98, 19
  %323 = trunc i64 %322 to i32
  %324 = and i32 %323, 8388607
  %325 = getelementptr i32, ptr %309, i64 %92
  %326 = getelementptr i32, ptr %325, i64 %321
  store i32 %324, ptr %326, align 4
  br label %327

327:
  %328 = mul i64 %315, %47
  %329 = getelementptr i32, ptr %309, i64 %92
  %330 = getelementptr i32, ptr %329, i64 %328
  store i32 %26, ptr %330, align 4
  br label %331

331:
  store i64 %290, ptr %97, align 8
  br label %332

332:
  %333 = add nuw i64 %92, 1
  %334 = icmp eq i64 %333, %84
  br i1 %334, label %95, label %91
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca %struct.Lanes, align 64
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca %struct.Lanes, align 64
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca <32 x i64>, align 256
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca %struct.Lanes, align 64
  %27 = alloca %struct.Lanes, align 64
  %28 = alloca <32 x i64>, align 256
  %29 = alloca %struct.Lanes, align 64
  %30 = alloca <32 x i64>, align 256
  %31 = alloca %struct.Lanes, align 64
  %32 = alloca %struct.Lanes, align 64
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i64, ptr %34, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 3
  %41 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %23, i64 128
  br i1 %40, label %50, label %55

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %52 = load i64, ptr %51, align 8
  %53 = freeze i64 %52
  %54 = icmp ult i64 %53, 2
  br label %55

55:
  %56 = phi i64 [ 1, %7 ], [ 2, %50 ]
  %57 = phi i1 [ false, %7 ], [ %54, %50 ]
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %59 = load ptr, ptr %58, align 8
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %62 = load i64, ptr %61, align 8
  %63 = shl i64 %62, 42
  %64 = zext i32 %60 to i64
  %65 = shl nuw nsw i64 %64, 19
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %67 = load i32, ptr %66, align 8
  %68 = zext i32 %67 to i64
  %69 = shl nuw nsw i64 %68, 5
  %70 = or disjoint i64 %69, %63
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %72 = load i32, ptr %71, align 8
  %73 = zext i32 %72 to i64
  %74 = shl nuw nsw i64 %73, 19
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %76 = load i32, ptr %75, align 16
  %77 = zext i32 %76 to i64
  %78 = shl nuw nsw i64 %77, 19
  %79 = and i32 %67, 15
  %80 = zext nneg i32 %79 to i64
  %81 = shl nuw nsw i64 1, %80
  %82 = or i64 %65, %70
  %83 = or i64 %82, 65536
  %84 = or disjoint i64 %81, %63
  %85 = or i64 %65, %84
  %86 = or disjoint i64 %85, 131072
  %87 = select i1 %57, i64 %63, i64 %56
  %88 = select i1 %57, i64 %63, i64 1
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  %92 = load i64, ptr %4, align 8
  %93 = insertelement <32 x i64> poison, i64 %92, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = sub <32 x i64> %3, %94
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %97 = load i64, ptr %96, align 8
  %98 = insertelement <32 x i64> poison, i64 %97, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = lshr <32 x i64> %95, %99
  %101 = trunc i64 %97 to i32
  %102 = lshr i32 %5, %101
  %103 = zext i32 %102 to i64
  %104 = extractelement <32 x i64> %100, i64 0
  %105 = icmp eq i32 %102, 0
  br i1 %105, label %106, label %107

106:
  call void @suspect(ptr %0)
  br label %800

107:
  %108 = icmp ne i32 %102, 1
  %109 = icmp eq i32 %2, -1
  %110 = and i1 %109, %108
  br i1 %110, label %113, label %111

111:
  %112 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %122

113:
  %114 = insertelement <32 x i64> poison, i64 %103, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = mul nuw nsw <32 x i64> %115, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %117 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = add <32 x i64> %116, %117
  %119 = icmp ne <32 x i64> %100, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = icmp eq i32 %120, 0
  br label %122

122:
  %123 = phi <32 x i64> [ %112, %111 ], [ %117, %113 ]
  %124 = phi i1 [ false, %111 ], [ %121, %113 ]
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %126 = call i64 @llvm.cttz.i64(i64 %103, i1 true)
  %127 = insertelement <32 x i64> poison, i64 %126, i64 0
  %128 = shufflevector <32 x i64> %127, <32 x i64> poison, <32 x i32> zeroinitializer
  %129 = add i64 %104, 32
  %130 = insertelement <32 x i64> poison, i64 %70, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = select i1 %6, i64 %88, i64 0
  %133 = insertelement <32 x i64> poison, i64 %87, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %63, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i64> poison, i64 %74, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %78, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %143 = insertelement <32 x i64> poison, i64 %83, i64 0
  %144 = insertelement <32 x i64> poison, i64 %86, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = or i64 %65, -4398046314496
  %147 = insertelement <32 x i64> poison, i64 %146, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = or <32 x i64> %149, splat (i64 262144)
  %151 = insertelement <32 x i64> poison, i64 %64, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = insertelement <32 x i64> poison, i64 %132, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = or disjoint i64 %65, 262144
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %158

158:
  %159 = phi i64 [ 0, %122 ], [ %798, %797 ]
  %160 = insertelement <32 x i64> poison, i64 %159, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = add <32 x i64> %161, %100
  br i1 %124, label %163, label %170

163:
  %164 = shl nuw nsw i64 %159, 5
  %165 = insertelement <32 x i64> poison, i64 %164, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = or disjoint <32 x i64> %166, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %168 = add <32 x i64> %167, %123
  %169 = lshr <32 x i64> %167, %128
  br label %170

170:
  %171 = phi <32 x i64> [ %168, %163 ], [ %162, %158 ]
  %172 = phi <32 x i64> [ %169, %163 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %158 ]
  %173 = load i32, ptr %125, align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %180, label %175

175:
  %176 = add i32 %173, -1
  %177 = zext i32 %176 to i64
  %178 = insertelement <32 x i64> poison, i64 %177, i64 0
  %179 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %180

180:
  %181 = phi <32 x i64> [ %179, %175 ], [ %172, %170 ]
  %182 = load i64, ptr %35, align 8
  br i1 %124, label %183, label %187

183:
  %184 = shl i64 %159, 5
  %185 = add i64 %129, %184
  %186 = icmp ugt i64 %185, %182
  br i1 %186, label %187, label %193

187:
  %188 = insertelement <32 x i64> poison, i64 %182, i64 0
  %189 = shufflevector <32 x i64> %188, <32 x i64> poison, <32 x i32> zeroinitializer
  %190 = icmp ult <32 x i64> %171, %189
  %191 = bitcast <32 x i1> %190 to i32
  %192 = and i32 %2, %191
  br label %193

193:
  %194 = phi i32 [ %192, %187 ], [ %2, %183 ]
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %797, label %196

196:
  %197 = or <32 x i64> %181, %131
  %198 = call i32 @llvm.cttz.i32(i32 %194, i1 false)
  store <32 x i64> %171, ptr %31, align 64
  %199 = zext nneg i32 %198 to i64
  %200 = getelementptr inbounds nuw i64, ptr %31, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = sub i64 %201, %199
  br i1 %124, label %232, label %203

203:
  %204 = insertelement <32 x i64> poison, i64 %202, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = add <32 x i64> %205, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %207 = icmp eq <32 x i64> %171, %206
  %208 = bitcast <32 x i1> %207 to i32
  %209 = xor i32 %194, -1
  %210 = or i32 %208, %209
  %211 = icmp eq i32 %210, -1
  br i1 %211, label %232, label %212

212:
  %213 = insertelement <32 x i64> poison, i64 %201, i64 0
  %214 = shufflevector <32 x i64> %213, <32 x i64> poison, <32 x i32> zeroinitializer
  %215 = icmp eq <32 x i64> %171, %214
  %216 = bitcast <32 x i1> %215 to i32
  %217 = or i32 %216, %209
  %218 = icmp eq i32 %217, -1
  br i1 %218, label %238, label %219

219:
  %220 = icmp eq i32 %194, -1
  br i1 %220, label %221, label %249

221:
  %222 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %223 = add <32 x i64> %222, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %224 = icmp ne <32 x i64> %171, %223
  %225 = bitcast <32 x i1> %224 to i32
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %247, label %227

227:
  %228 = icmp ne <32 x i64> %171, %222
  %229 = bitcast <32 x i1> %228 to i32
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %247, label %231

231:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %171, ptr %26, align 64
  br label %250

232:
  %233 = getelementptr inbounds nuw i64, ptr %34, i64 %202
  %234 = bitcast i32 %194 to <32 x i1>
  %235 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %233, <32 x i1> %234, <32 x i64> zeroinitializer)
  %236 = getelementptr inbounds nuw i64, ptr %37, i64 %202
  %237 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %236, <32 x i1> %234, <32 x i64> zeroinitializer)
  br label %336

238:
  %239 = getelementptr i64, ptr %34, i64 %201
  %240 = load i64, ptr %239, align 8
  %241 = insertelement <32 x i64> poison, i64 %240, i64 0
  %242 = shufflevector <32 x i64> %241, <32 x i64> poison, <32 x i32> zeroinitializer
  %243 = getelementptr i64, ptr %37, i64 %201
  %244 = load i64, ptr %243, align 8
  %245 = insertelement <32 x i64> poison, i64 %244, i64 0
  %246 = shufflevector <32 x i64> %245, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %336

247:
  %248 = phi i32 [ 2, %221 ], [ 3, %227 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %273

249:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %171, ptr %26, align 64
  br label %261

250:
  %251 = phi i64 [ 0, %231 ], [ %257, %250 ]
  %252 = getelementptr inbounds nuw i64, ptr %26, i64 %251
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds nuw i64, ptr %34, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds nuw i64, ptr %27, i64 %251
  store i64 %255, ptr %256, align 8
  %257 = add nuw nsw i64 %251, 1
  %258 = icmp eq i64 %257, 32
  br i1 %258, label %259, label %250

259:
  %260 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %171, ptr %25, align 64
  br label %293

261:
  %262 = phi i32 [ %271, %261 ], [ %194, %249 ]
  %263 = call i32 @llvm.cttz.i32(i32 %262, i1 true)
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i64, ptr %26, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds nuw i64, ptr %34, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds nuw i64, ptr %27, i64 %264
  store i64 %268, ptr %269, align 8
  %270 = add i32 %262, -1
  %271 = and i32 %270, %262
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %291, label %261

273:
  %274 = phi i1 [ true, %247 ], [ false, %288 ]
  %275 = phi ptr [ %28, %247 ], [ %44, %288 ]
  %276 = phi ptr [ %27, %247 ], [ %45, %288 ]
  %277 = phi ptr [ %27, %247 ], [ %46, %288 ]
  store <32 x i64> %171, ptr %28, align 256
  %278 = load i64, ptr %275, align 64
  %279 = getelementptr inbounds nuw i64, ptr %34, i64 %278
  br i1 %226, label %282, label %280

280:
  %281 = load i64, ptr %279, align 8
  br label %283

282:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %276, ptr align 8 %279, i64 128, i1 false)
  br label %288

283:
  %284 = phi i64 [ 0, %280 ], [ %286, %283 ]
  %285 = getelementptr inbounds nuw i64, ptr %277, i64 %284
  store i64 %281, ptr %285, align 8
  %286 = add nuw nsw i64 %284, 1
  %287 = icmp eq i64 %286, 16
  br i1 %287, label %288, label %283

288:
  br i1 %274, label %273, label %289

289:
  %290 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %316

291:
  %292 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %171, ptr %25, align 64
  br label %302

293:
  %294 = phi i64 [ 0, %259 ], [ %300, %293 ]
  %295 = getelementptr inbounds nuw i64, ptr %25, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds nuw i64, ptr %37, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds nuw i64, ptr %29, i64 %294
  store i64 %298, ptr %299, align 8
  %300 = add nuw nsw i64 %294, 1
  %301 = icmp eq i64 %300, 32
  br i1 %301, label %314, label %293

302:
  %303 = phi i32 [ %312, %302 ], [ %194, %291 ]
  %304 = call i32 @llvm.cttz.i32(i32 %303, i1 true)
  %305 = zext nneg i32 %304 to i64
  %306 = getelementptr inbounds nuw i64, ptr %25, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds nuw i64, ptr %37, i64 %307
  %309 = load i64, ptr %308, align 8
  %310 = getelementptr inbounds nuw i64, ptr %29, i64 %305
  store i64 %309, ptr %310, align 8
  %311 = add i32 %303, -1
  %312 = and i32 %311, %303
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %314, label %302

314:
  %315 = phi <32 x i64> [ %260, %293 ], [ %292, %302 ]
  br label %332

316:
  %317 = phi i1 [ true, %289 ], [ false, %331 ]
  %318 = phi ptr [ %30, %289 ], [ %41, %331 ]
  %319 = phi ptr [ %29, %289 ], [ %42, %331 ]
  %320 = phi ptr [ %29, %289 ], [ %43, %331 ]
  store <32 x i64> %171, ptr %30, align 256
  %321 = load i64, ptr %318, align 64
  %322 = getelementptr inbounds nuw i64, ptr %37, i64 %321
  br i1 %226, label %325, label %323

323:
  %324 = load i64, ptr %322, align 8
  br label %326

325:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %319, ptr align 8 %322, i64 128, i1 false)
  br label %331

326:
  %327 = phi i64 [ 0, %323 ], [ %329, %326 ]
  %328 = getelementptr inbounds nuw i64, ptr %320, i64 %327
  store i64 %324, ptr %328, align 8
  %329 = add nuw nsw i64 %327, 1
  %330 = icmp eq i64 %329, 16
  br i1 %330, label %331, label %326

331:
  br i1 %317, label %316, label %332

332:
  %333 = phi i32 [ 4, %314 ], [ %248, %331 ]
  %334 = phi <32 x i64> [ %315, %314 ], [ %290, %331 ]
  %335 = load <32 x i64>, ptr %29, align 64
  br label %336

336:
  %337 = phi <32 x i64> [ %235, %232 ], [ %242, %238 ], [ %334, %332 ]
  %338 = phi i32 [ 0, %232 ], [ 1, %238 ], [ %333, %332 ]
  %339 = phi <32 x i64> [ %237, %232 ], [ %246, %238 ], [ %335, %332 ]
  %340 = icmp uge <32 x i64> %337, %134
  br i1 %57, label %341, label %352

341:
  %342 = sub <32 x i64> %337, %136
  %343 = icmp uge <32 x i64> %342, %138
  %344 = and <32 x i1> %340, %343
  %345 = and <32 x i64> %337, splat (i64 262144)
  %346 = icmp eq <32 x i64> %345, zeroinitializer
  %347 = and <32 x i1> %346, %344
  %348 = icmp uge <32 x i64> %339, %134
  %349 = sub <32 x i64> %339, %136
  %350 = icmp uge <32 x i64> %349, %138
  %351 = and <32 x i1> %348, %350
  br label %357

352:
  %353 = and <32 x i64> %337, splat (i64 262144)
  %354 = icmp eq <32 x i64> %353, zeroinitializer
  %355 = and <32 x i1> %340, %354
  %356 = icmp uge <32 x i64> %339, %134
  br label %357

357:
  %358 = phi <32 x i1> [ %347, %341 ], [ %355, %352 ]
  %359 = phi <32 x i1> [ %346, %341 ], [ %354, %352 ]
  %360 = phi <32 x i64> [ %345, %341 ], [ %353, %352 ]
  %361 = phi <32 x i1> [ %351, %341 ], [ %356, %352 ]
  %362 = and <32 x i64> %339, splat (i64 262144)
  %363 = icmp eq <32 x i64> %362, zeroinitializer
  %364 = select <32 x i1> %361, <32 x i1> %363, <32 x i1> zeroinitializer
  %365 = or <32 x i1> %358, %364
  %366 = bitcast <32 x i1> %365 to i32
  %367 = and i32 %194, %366
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %784

369:
  %370 = icmp ult <32 x i64> %337, %134
  %371 = sub <32 x i64> %337, %136
  %372 = icmp ult <32 x i64> %371, %138
  %373 = or <32 x i1> %370, %372
  %374 = icmp ult <32 x i64> %337, %154
  %375 = icmp ult <32 x i64> %339, %134
  %376 = sub <32 x i64> %339, %136
  %377 = icmp ult <32 x i64> %376, %138
  %378 = or <32 x i1> %375, %377
  %379 = xor <32 x i1> %373, splat (i1 true)
  %380 = xor <32 x i1> %378, splat (i1 true)
  %381 = select <32 x i1> %380, <32 x i1> splat (i1 true), <32 x i1> %374
  %382 = select <32 x i1> %381, <32 x i1> splat (i1 true), <32 x i1> %379
  %383 = bitcast <32 x i1> %382 to i32
  %384 = and i32 %194, %383
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %386, label %395

386:
  %387 = xor <32 x i64> %337, %131
  %388 = and <32 x i64> %387, splat (i64 132064)
  %389 = xor <32 x i64> %337, %197
  %390 = and <32 x i64> %389, splat (i64 -4398046248961)
  %391 = xor <32 x i64> %339, %131
  %392 = and <32 x i64> %391, splat (i64 132064)
  %393 = xor <32 x i64> %339, %197
  %394 = and <32 x i64> %393, splat (i64 -4398046248961)
  br label %454

395:
  %396 = bitcast <32 x i1> %374 to i32
  %397 = and i32 %194, %396
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %400, label %399

399:
  call void @suspect(ptr %0)
  br label %400

400:
  %401 = icmp ult <32 x i64> %371, %140
  %402 = xor <32 x i64> %337, %131
  %403 = and <32 x i64> %402, splat (i64 132064)
  %404 = icmp eq <32 x i64> %403, zeroinitializer
  %405 = select <32 x i1> %401, <32 x i1> %404, <32 x i1> zeroinitializer
  %406 = or <32 x i1> %373, %405
  %407 = xor <32 x i64> %337, %197
  %408 = and <32 x i64> %407, splat (i64 -4398046248961)
  %409 = icmp eq <32 x i64> %408, zeroinitializer
  %410 = select <32 x i1> %409, <32 x i1> splat (i1 true), <32 x i1> %406
  %411 = xor <32 x i1> %410, splat (i1 true)
  %412 = and <32 x i1> %359, %411
  %413 = bitcast <32 x i1> %412 to i32
  %414 = and i32 %194, %413
  %415 = icmp eq i32 %414, 0
  %416 = select i1 %415, i1 true, i1 %91
  br i1 %416, label %421, label %417

417:
  %418 = load ptr, ptr %141, align 8
  %419 = load i64, ptr %35, align 8
  %420 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %414, <32 x i64> %337, <32 x i64> %171, ptr %418, i64 %419)
  br label %421

421:
  %422 = phi i32 [ %420, %417 ], [ 0, %400 ]
  %423 = xor i32 %422, -1
  %424 = and i32 %414, %423
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %427, label %426

426:
  call void @suspect(ptr %0)
  br label %427

427:
  %428 = icmp ult <32 x i64> %376, %140
  %429 = xor <32 x i64> %339, %131
  %430 = and <32 x i64> %429, splat (i64 132064)
  %431 = icmp eq <32 x i64> %430, zeroinitializer
  %432 = select <32 x i1> %428, <32 x i1> %431, <32 x i1> zeroinitializer
  %433 = or <32 x i1> %378, %432
  %434 = xor <32 x i64> %339, %197
  %435 = and <32 x i64> %434, splat (i64 -4398046248961)
  %436 = icmp eq <32 x i64> %435, zeroinitializer
  %437 = select <32 x i1> %436, <32 x i1> splat (i1 true), <32 x i1> %433
  %438 = xor <32 x i1> %437, splat (i1 true)
  %439 = and <32 x i1> %363, %438
  %440 = bitcast <32 x i1> %439 to i32
  %441 = and i32 %194, %440
  %442 = icmp eq i32 %441, 0
  %443 = select i1 %442, i1 true, i1 %91
  br i1 %443, label %448, label %444

444:
  %445 = load ptr, ptr %142, align 8
  %446 = load i64, ptr %35, align 8
  %447 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %441, <32 x i64> %339, <32 x i64> %171, ptr %445, i64 %446)
  br label %448

448:
  %449 = phi i32 [ %447, %444 ], [ 0, %427 ]
  %450 = xor i32 %449, -1
  %451 = and i32 %441, %450
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %454, label %453

453:
  call void @suspect(ptr %0)
  br label %454

454:
  %455 = phi <32 x i64> [ %394, %386 ], [ %435, %453 ], [ %435, %448 ]
  %456 = phi <32 x i64> [ %392, %386 ], [ %430, %453 ], [ %430, %448 ]
  %457 = phi <32 x i64> [ %390, %386 ], [ %408, %453 ], [ %408, %448 ]
  %458 = phi <32 x i64> [ %388, %386 ], [ %403, %453 ], [ %403, %448 ]
  %459 = phi <32 x i64> [ %387, %386 ], [ %402, %453 ], [ %402, %448 ]
  %460 = phi i32 [ 0, %386 ], [ %422, %453 ], [ %422, %448 ]
  %461 = phi i32 [ 0, %386 ], [ %449, %453 ], [ %449, %448 ]
  %462 = icmp ult <32 x i64> %371, %140
  %463 = icmp eq <32 x i64> %458, zeroinitializer
  %464 = select <32 x i1> %462, <32 x i1> %463, <32 x i1> zeroinitializer
  %465 = or <32 x i1> %373, %464
  %466 = icmp eq <32 x i64> %457, zeroinitializer
  %467 = select <32 x i1> %466, <32 x i1> splat (i1 true), <32 x i1> %465
  %468 = bitcast i32 %460 to <32 x i1>
  %469 = lshr <32 x i64> %337, splat (i64 5)
  %470 = and <32 x i64> %469, splat (i64 15)
  %471 = shl nuw nsw <32 x i64> splat (i64 1), %470
  %472 = and <32 x i64> %337, splat (i64 196608)
  %473 = icmp eq <32 x i64> %472, splat (i64 131072)
  %474 = and <32 x i64> %337, splat (i64 65535)
  %475 = select <32 x i1> %473, <32 x i64> %474, <32 x i64> %471
  %476 = and <32 x i64> %337, splat (i64 -4398046511104)
  %477 = icmp eq <32 x i64> %476, %136
  %478 = or <32 x i64> %475, %145
  %479 = select <32 x i1> %477, <32 x i64> %478, <32 x i64> %148
  %480 = and <32 x i64> %459, splat (i64 -4398046379040)
  %481 = icmp eq <32 x i64> %480, zeroinitializer
  %482 = select <32 x i1> %481, <32 x i64> %149, <32 x i64> %479
  %483 = icmp ne <32 x i64> %339, zeroinitializer
  %484 = bitcast <32 x i1> %483 to i32
  %485 = icmp ult <32 x i64> %376, %140
  %486 = icmp eq <32 x i64> %456, zeroinitializer
  %487 = select <32 x i1> %485, <32 x i1> %486, <32 x i1> zeroinitializer
  %488 = or <32 x i1> %378, %487
  %489 = icmp eq <32 x i64> %455, zeroinitializer
  %490 = select <32 x i1> %489, <32 x i1> splat (i1 true), <32 x i1> %488
  %491 = bitcast <32 x i1> %490 to i32
  %492 = or i32 %461, %491
  %493 = and i32 %492, %484
  %494 = and i32 %493, %194
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %535, label %496

496:
  %497 = icmp eq i32 %338, 0
  br i1 %497, label %498, label %501

498:
  %499 = getelementptr inbounds nuw i64, ptr %37, i64 %202
  %500 = bitcast i32 %494 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %499, <32 x i1> %500)
  br label %535

501:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %502 = icmp eq i32 %338, 1
  br i1 %502, label %503, label %510

503:
  %504 = call i32 @llvm.ctlz.i32(i32 %494, i1 true)
  %505 = xor i32 %504, 31
  %506 = zext nneg i32 %505 to i64
  %507 = getelementptr inbounds nuw i64, ptr %18, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr i64, ptr %37, i64 %201
  store i64 %508, ptr %509, align 8
  br label %534

510:
  store <32 x i64> %171, ptr %17, align 64
  %511 = icmp eq i32 %494, -1
  br i1 %511, label %512, label %521

512:
  %513 = phi i64 [ %519, %512 ], [ 0, %510 ]
  %514 = getelementptr inbounds nuw i64, ptr %17, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i64, ptr %18, i64 %513
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr inbounds nuw i64, ptr %37, i64 %515
  store i64 %517, ptr %518, align 8
  %519 = add nuw nsw i64 %513, 1
  %520 = icmp eq i64 %519, 32
  br i1 %520, label %533, label %512

521:
  %522 = phi i32 [ %531, %521 ], [ %494, %510 ]
  %523 = call i32 @llvm.cttz.i32(i32 %522, i1 true)
  %524 = zext nneg i32 %523 to i64
  %525 = getelementptr inbounds nuw i64, ptr %17, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds nuw i64, ptr %18, i64 %524
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr inbounds nuw i64, ptr %37, i64 %526
  store i64 %528, ptr %529, align 8
  %530 = add i32 %522, -1
  %531 = and i32 %530, %522
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %521

533:
  br label %534

534:
  br label %535

535:
  %536 = or <32 x i1> %467, %468
  %537 = or <32 x i64> %360, %482
  %538 = select <32 x i1> %536, <32 x i64> %150, <32 x i64> %537
  %539 = or <32 x i64> %157, %197
  %540 = select <32 x i1> %536, <32 x i64> %539, <32 x i64> %537
  %541 = load ptr, ptr %141, align 8
  %542 = icmp eq ptr %541, null
  br i1 %542, label %628, label %543

543:
  %544 = and <32 x i64> %540, splat (i64 196608)
  %545 = icmp eq <32 x i64> %544, splat (i64 131072)
  %546 = bitcast <32 x i1> %545 to i32
  %547 = and i32 %194, %546
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %628, label %549

549:
  %550 = load i64, ptr %35, align 8
  %551 = and <32 x i64> %337, splat (i64 131072)
  %552 = icmp eq <32 x i64> %551, zeroinitializer
  %553 = bitcast <32 x i1> %552 to i32
  %554 = and i32 %547, %553
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %593, label %556

556:
  %557 = insertelement <32 x i64> poison, i64 %550, i64 0
  %558 = shufflevector <32 x i64> %557, <32 x i64> poison, <32 x i32> zeroinitializer
  %559 = mul <32 x i64> %558, %470
  %560 = lshr <32 x i64> %337, splat (i64 19)
  %561 = and <32 x i64> %560, splat (i64 8388607)
  store <32 x i64> %559, ptr %10, align 64
  store <32 x i64> %561, ptr %11, align 64
  store <32 x i64> %171, ptr %9, align 64
  %562 = icmp eq i32 %554, -1
  br i1 %562, label %563, label %576

563:
  %564 = phi i64 [ %574, %563 ], [ 0, %556 ]
  %565 = getelementptr inbounds nuw i64, ptr %9, i64 %564
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds nuw i64, ptr %11, i64 %564
  %568 = load i64, ptr %567, align 8
  %569 = trunc i64 %568 to i32
  %570 = getelementptr inbounds nuw i64, ptr %10, i64 %564
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr i32, ptr %541, i64 %566
  %573 = getelementptr i32, ptr %572, i64 %571
  store i32 %569, ptr %573, align 4
  %574 = add nuw nsw i64 %564, 1
  %575 = icmp eq i64 %574, 32
  br i1 %575, label %592, label %563

576:
  %577 = phi i32 [ %590, %576 ], [ %554, %556 ]
  %578 = call i32 @llvm.cttz.i32(i32 %577, i1 true)
  %579 = zext nneg i32 %578 to i64
  %580 = getelementptr inbounds nuw i64, ptr %9, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds nuw i64, ptr %11, i64 %579
  %583 = load i64, ptr %582, align 8
  %584 = trunc i64 %583 to i32
  %585 = getelementptr inbounds nuw i64, ptr %10, i64 %579
  %586 = load i64, ptr %585, align 8
  %587 = getelementptr i32, ptr %541, i64 %581
  %588 = getelementptr i32, ptr %587, i64 %586
  store i32 %584, ptr %588, align 4
  %589 = add i32 %577, -1
  %590 = and i32 %589, %577
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %592, label %576

592:
  br label %593

593:
  %594 = mul i64 %550, %80
  %595 = insertelement <32 x i64> poison, i64 %594, i64 0
  %596 = shufflevector <32 x i64> %595, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %596, ptr %12, align 64
  store <32 x i64> %152, ptr %13, align 64
  store <32 x i64> %171, ptr %8, align 64
  %597 = icmp eq i32 %547, -1
  br i1 %597, label %598, label %611

598:
  %599 = phi i64 [ %609, %598 ], [ 0, %593 ]
  %600 = getelementptr inbounds nuw i64, ptr %8, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr inbounds nuw i64, ptr %13, i64 %599
  %603 = load i64, ptr %602, align 8
  %604 = trunc i64 %603 to i32
  %605 = getelementptr inbounds nuw i64, ptr %12, i64 %599
  %606 = load i64, ptr %605, align 8
  %607 = getelementptr i32, ptr %541, i64 %601
  %608 = getelementptr i32, ptr %607, i64 %606
  store i32 %604, ptr %608, align 4
  %609 = add nuw nsw i64 %599, 1
  %610 = icmp eq i64 %609, 32
  br i1 %610, label %627, label %598

611:
  %612 = phi i32 [ %625, %611 ], [ %547, %593 ]
  %613 = call i32 @llvm.cttz.i32(i32 %612, i1 true)
  %614 = zext nneg i32 %613 to i64
  %615 = getelementptr inbounds nuw i64, ptr %8, i64 %614
  %616 = load i64, ptr %615, align 8
  %617 = getelementptr inbounds nuw i64, ptr %13, i64 %614
  %618 = load i64, ptr %617, align 8
  %619 = trunc i64 %618 to i32
  %620 = getelementptr inbounds nuw i64, ptr %12, i64 %614
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr i32, ptr %541, i64 %616
  %623 = getelementptr i32, ptr %622, i64 %621
  store i32 %619, ptr %623, align 4
  %624 = add i32 %612, -1
  %625 = and i32 %624, %612
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %627, label %611

627:
  br label %628

628:
  %629 = icmp eq i32 %338, 0
  br i1 %629, label %632, label %630

630:
  %631 = icmp eq i32 %194, -1
  br i1 %631, label %635, label %661

632:
  %633 = getelementptr inbounds nuw i64, ptr %34, i64 %202
  %634 = bitcast i32 %194 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %540, ptr align 8 %633, <32 x i1> %634)
  br label %797

635:
  %636 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %637 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %638 = icmp ne <32 x i64> %171, %636
  %639 = icmp ne <32 x i64> %171, %637
  %640 = and <32 x i1> %638, %639
  %641 = bitcast <32 x i1> %640 to i32
  %642 = icmp eq i32 %641, 0
  %643 = icmp eq i32 %338, 1
  br i1 %642, label %644, label %660

644:
  store <32 x i64> %538, ptr %21, align 64
  br i1 %643, label %645, label %648

645:
  %646 = extractelement <32 x i64> %538, i64 31
  %647 = getelementptr i64, ptr %34, i64 %201
  store i64 %646, ptr %647, align 8
  br label %659

648:
  store <32 x i64> %171, ptr %14, align 64
  br label %649

649:
  %650 = phi i64 [ 0, %648 ], [ %656, %649 ]
  %651 = getelementptr inbounds nuw i64, ptr %14, i64 %650
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds nuw i64, ptr %21, i64 %650
  %654 = load i64, ptr %653, align 8
  %655 = getelementptr inbounds nuw i64, ptr %34, i64 %652
  store i64 %654, ptr %655, align 8
  %656 = add nuw nsw i64 %650, 1
  %657 = icmp eq i64 %656, 32
  br i1 %657, label %658, label %649

658:
  br label %659

659:
  br label %797

660:
  store <32 x i64> %540, ptr %19, align 64
  br i1 %643, label %663, label %676

661:
  store <32 x i64> %540, ptr %19, align 64
  %662 = icmp eq i32 %338, 1
  br i1 %662, label %663, label %686

663:
  %664 = call i32 @llvm.ctlz.i32(i32 %194, i1 false)
  %665 = sub nuw nsw i32 31, %664
  %666 = zext nneg i32 %665 to i64
  %667 = getelementptr inbounds nuw i64, ptr %19, i64 %666
  %668 = load i64, ptr %667, align 8
  %669 = getelementptr i64, ptr %34, i64 %201
  store i64 %668, ptr %669, align 8
  %670 = insertelement <32 x i64> poison, i64 %668, i64 0
  %671 = shufflevector <32 x i64> %670, <32 x i64> poison, <32 x i32> zeroinitializer
  %672 = icmp ne <32 x i64> %671, %540
  %673 = bitcast <32 x i1> %672 to i32
  %674 = and i32 %194, %673
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %797, label %748

676:
  store <32 x i64> %171, ptr %16, align 64
  br label %677

677:
  %678 = phi i64 [ 0, %676 ], [ %684, %677 ]
  %679 = getelementptr inbounds nuw i64, ptr %16, i64 %678
  %680 = load i64, ptr %679, align 8
  %681 = getelementptr inbounds nuw i64, ptr %19, i64 %678
  %682 = load i64, ptr %681, align 8
  %683 = getelementptr inbounds nuw i64, ptr %34, i64 %680
  store i64 %682, ptr %683, align 8
  %684 = add nuw nsw i64 %678, 1
  %685 = icmp eq i64 %684, 32
  br i1 %685, label %699, label %677

686:
  store <32 x i64> %171, ptr %16, align 64
  br label %687

687:
  %688 = phi i32 [ %697, %687 ], [ %194, %686 ]
  %689 = call i32 @llvm.cttz.i32(i32 %688, i1 true)
  %690 = zext nneg i32 %689 to i64
  %691 = getelementptr inbounds nuw i64, ptr %16, i64 %690
  %692 = load i64, ptr %691, align 8
  %693 = getelementptr inbounds nuw i64, ptr %19, i64 %690
  %694 = load i64, ptr %693, align 8
  %695 = getelementptr inbounds nuw i64, ptr %34, i64 %692
  store i64 %694, ptr %695, align 8
  %696 = add i32 %688, -1
  %697 = and i32 %696, %688
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %699, label %687

699:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %700 = icmp eq i32 %338, 4
  br i1 %700, label %703, label %701

701:
  %702 = icmp eq i32 %338, 2
  br label %726

703:
  store <32 x i64> %171, ptr %22, align 64
  br i1 %631, label %704, label %713

704:
  %705 = phi i64 [ %711, %704 ], [ 0, %703 ]
  %706 = getelementptr inbounds nuw i64, ptr %22, i64 %705
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds nuw i64, ptr %34, i64 %707
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds nuw i64, ptr %23, i64 %705
  store i64 %709, ptr %710, align 8
  %711 = add nuw nsw i64 %705, 1
  %712 = icmp eq i64 %711, 32
  br i1 %712, label %725, label %704

713:
  %714 = phi i32 [ %723, %713 ], [ %194, %703 ]
  %715 = call i32 @llvm.cttz.i32(i32 %714, i1 true)
  %716 = zext nneg i32 %715 to i64
  %717 = getelementptr inbounds nuw i64, ptr %22, i64 %716
  %718 = load i64, ptr %717, align 8
  %719 = getelementptr inbounds nuw i64, ptr %34, i64 %718
  %720 = load i64, ptr %719, align 8
  %721 = getelementptr inbounds nuw i64, ptr %23, i64 %716
  store i64 %720, ptr %721, align 8
  %722 = add i32 %714, -1
  %723 = and i32 %722, %714
  %724 = icmp eq i32 %723, 0
  br i1 %724, label %725, label %713

725:
  br label %742

726:
  %727 = phi i1 [ true, %701 ], [ false, %741 ]
  %728 = phi ptr [ %24, %701 ], [ %47, %741 ]
  %729 = phi ptr [ %23, %701 ], [ %48, %741 ]
  %730 = phi ptr [ %23, %701 ], [ %49, %741 ]
  store <32 x i64> %171, ptr %24, align 256
  %731 = load i64, ptr %728, align 64
  %732 = getelementptr inbounds nuw i64, ptr %34, i64 %731
  br i1 %702, label %735, label %733

733:
  %734 = load i64, ptr %732, align 8
  br label %736

735:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %729, ptr align 8 %732, i64 128, i1 false)
  br label %741

736:
  %737 = phi i64 [ 0, %733 ], [ %739, %736 ]
  %738 = getelementptr inbounds nuw i64, ptr %730, i64 %737
  store i64 %734, ptr %738, align 8
  %739 = add nuw nsw i64 %737, 1
  %740 = icmp eq i64 %739, 16
  br i1 %740, label %741, label %736

741:
  br i1 %727, label %726, label %742

742:
  %743 = load <32 x i64>, ptr %23, align 64
  %744 = icmp ne <32 x i64> %743, %540
  %745 = bitcast <32 x i1> %744 to i32
  %746 = and i32 %194, %745
  %747 = icmp eq i32 %746, 0
  br i1 %747, label %797, label %749

748:
  store <32 x i64> %538, ptr %20, align 64
  br label %751

749:
  store <32 x i64> %538, ptr %20, align 64
  %750 = icmp eq i32 %338, 1
  br i1 %750, label %751, label %759

751:
  %752 = phi i32 [ %674, %748 ], [ %746, %749 ]
  %753 = call i32 @llvm.ctlz.i32(i32 %752, i1 true)
  %754 = xor i32 %753, 31
  %755 = zext nneg i32 %754 to i64
  %756 = getelementptr inbounds nuw i64, ptr %20, i64 %755
  %757 = load i64, ptr %756, align 8
  %758 = getelementptr i64, ptr %34, i64 %201
  store i64 %757, ptr %758, align 8
  br label %783

759:
  store <32 x i64> %171, ptr %15, align 64
  %760 = icmp eq i32 %746, -1
  br i1 %760, label %761, label %770

761:
  %762 = phi i64 [ %768, %761 ], [ 0, %759 ]
  %763 = getelementptr inbounds nuw i64, ptr %15, i64 %762
  %764 = load i64, ptr %763, align 8
  %765 = getelementptr inbounds nuw i64, ptr %20, i64 %762
  %766 = load i64, ptr %765, align 8
  %767 = getelementptr inbounds nuw i64, ptr %34, i64 %764
  store i64 %766, ptr %767, align 8
  %768 = add nuw nsw i64 %762, 1
  %769 = icmp eq i64 %768, 32
  br i1 %769, label %782, label %761

770:
  %771 = phi i32 [ %780, %770 ], [ %746, %759 ]
  %772 = call i32 @llvm.cttz.i32(i32 %771, i1 true)
  %773 = zext nneg i32 %772 to i64
  %774 = getelementptr inbounds nuw i64, ptr %15, i64 %773
  %775 = load i64, ptr %774, align 8
  %776 = getelementptr inbounds nuw i64, ptr %20, i64 %773
  %777 = load i64, ptr %776, align 8
  %778 = getelementptr inbounds nuw i64, ptr %34, i64 %775
  store i64 %777, ptr %778, align 8
  %779 = add i32 %771, -1
  %780 = and i32 %779, %771
  %781 = icmp eq i32 %780, 0
  br i1 %781, label %782, label %770

782:
  br label %783

783:
  br label %797

784:
  store <32 x i64> %3, ptr %32, align 64
  %785 = icmp eq i32 %2, 0
  br i1 %785, label %796, label %786

786:
  %787 = phi i32 [ %794, %786 ], [ %2, %784 ]
  %788 = call i32 @llvm.cttz.i32(i32 %787, i1 true)
  %789 = shl nuw i32 1, %788
  %790 = zext nneg i32 %788 to i64
  %791 = getelementptr inbounds nuw i64, ptr %32, i64 %790
  %792 = load i64, ptr %791, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %789, i64 %792, ptr %4, i32 %5, i1 zeroext %6)
  %793 = add i32 %787, -1
  %794 = and i32 %793, %787
  %795 = icmp eq i32 %794, 0
  br i1 %795, label %796, label %786

796:
  br label %800

797:
  %798 = add nuw nsw i64 %159, 1
  %799 = icmp eq i64 %798, %103
  br i1 %799, label %800, label %158

800:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = shl i64 %28, 42
  %30 = zext i32 %26 to i64
  %31 = shl nuw nsw i64 %30, 19
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = zext i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 5
  %36 = or disjoint i64 %35, %29
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 19
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %42 = load i32, ptr %41, align 16
  %43 = zext i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 19
  %45 = and i32 %33, 15
  %46 = zext nneg i32 %45 to i64
  %47 = shl nuw nsw i64 1, %46
  %48 = or i64 %31, %36
  %49 = or i64 %48, 65536
  %50 = or i64 %29, %31
  %51 = or disjoint i64 %50, %47
  %52 = or disjoint i64 %51, 131072
  %53 = select i1 %23, i64 %29, i64 %22
  %54 = select i1 %23, i64 %29, i64 1
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %56 = load i64, ptr %55, align 8
  %57 = icmp ne i64 %56, 0
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %59 = load i32, ptr %58, align 4
  %60 = icmp ne i32 %59, 0
  %61 = call i32 @llvm.ctpop.i32(i32 %2)
  %62 = icmp samesign ult i32 %61, 2
  %63 = select i1 %60, i1 true, i1 %62
  %64 = add i32 %59, -1
  %65 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %66 = select i1 %60, i32 %64, i32 %65
  %67 = zext i32 %66 to i64
  %68 = select i1 %63, i64 %67, i64 196608
  %69 = or i64 %68, %36
  %70 = or i64 %69, %31
  %71 = select i1 %63, i64 %70, i64 %49
  %72 = load i64, ptr %4, align 8
  %73 = sub i64 %3, %72
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %75 = load i64, ptr %74, align 8
  %76 = lshr i64 %73, %75
  %77 = trunc i64 %75 to i32
  %78 = lshr i32 %5, %77
  %79 = zext i32 %78 to i64
  %80 = icmp eq i32 %78, 0
  br i1 %80, label %81, label %82

81:
  call void @suspect(ptr %0)
  br label %82

82:
  %83 = add i64 %76, %79
  %84 = icmp ult i64 %76, %83
  br i1 %84, label %85, label %94

85:
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %88 = or i64 %31, -4398046314496
  %89 = or disjoint i64 %47, -4398046314496
  br label %90

90:
  %91 = phi i64 [ %76, %85 ], [ %230, %229 ]
  %92 = load i64, ptr %10, align 8
  %93 = icmp ult i64 %91, %92
  br i1 %93, label %95, label %94

94:
  ret void

95:
  %96 = getelementptr inbounds nuw i64, ptr %9, i64 %91
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i64, ptr %12, i64 %91
  %99 = load i64, ptr %98, align 8
  %100 = icmp ult i64 %97, %53
  %101 = sub i64 %97, %29
  %102 = icmp ult i64 %101, %40
  %103 = or i1 %100, %102
  %104 = icmp ugt i64 %54, %97
  %105 = select i1 %6, i1 %104, i1 false
  %106 = xor i1 %105, true
  %107 = and i1 %103, %106
  br i1 %107, label %137, label %108

108:
  br i1 %105, label %109, label %110

109:
  call void @suspect(ptr %0)
  br label %110

110:
  %111 = icmp ult i64 %101, %44
  %112 = xor i64 %97, %35
  %113 = and i64 %112, 132064
  %114 = icmp eq i64 %113, 0
  %115 = and i1 %111, %114
  %116 = xor i64 %97, %69
  %117 = and i64 %116, -4398046248961
  %118 = icmp eq i64 %117, 0
  %119 = or i1 %118, %115
  %120 = or i1 %103, %119
  %121 = xor i1 %120, true
  %122 = and i64 %97, 262144
  %123 = icmp eq i64 %122, 0
  %124 = and i1 %123, %121
  %125 = zext i1 %124 to i32
  %126 = select i1 %124, i1 %57, i1 false
  br i1 %126, label %127, label %133

127:
  %128 = load ptr, ptr %86, align 8
  %129 = load i64, ptr %10, align 8
  %130 = call i32 @clock_orders(ptr %0, ptr %1, i64 %97, i64 %91, ptr %128, i64 %129)
  %131 = xor i32 %130, -1
  %132 = and i32 %131, %125
  br label %133

133:
  %134 = phi i32 [ %132, %127 ], [ %125, %110 ]
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %137, label %136

136:
  call void @suspect(ptr %0)
  br label %137

137:
  br i1 %57, label %138, label %143

138:
  %139 = load ptr, ptr %87, align 8
  %140 = icmp eq ptr %139, null
  %141 = select i1 %140, i64 4398045986816, i64 0
  %142 = or disjoint i64 %141, %89
  br label %143

143:
  %144 = phi i64 [ %142, %138 ], [ -4398046314496, %137 ]
  %145 = xor i64 %99, %52
  %146 = and i64 %144, %145
  %147 = icmp ne i64 %146, 0
  %148 = icmp ult i64 %99, %53
  %149 = sub i64 %99, %29
  %150 = icmp ult i64 %149, %40
  %151 = or i1 %148, %150
  %152 = or i1 %151, %147
  br i1 %152, label %161, label %153

153:
  %154 = load ptr, ptr %87, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %229, label %156

156:
  %157 = load i64, ptr %10, align 8
  %158 = mul i64 %157, %46
  %159 = getelementptr i32, ptr %154, i64 %91
  %160 = getelementptr i32, ptr %159, i64 %158
  store i32 %26, ptr %160, align 4
  br label %229

161:
  %162 = xor i64 %99, %71
  %163 = and i64 %162, -262145
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %229, label %165

165:
  br i1 %23, label %166, label %168

166:
  %167 = xor i1 %151, true
  br label %170

168:
  %169 = icmp uge i64 %99, %53
  br label %170

170:
  %171 = phi i1 [ %167, %166 ], [ %169, %168 ]
  %172 = and i64 %99, 262144
  %173 = icmp eq i64 %172, 0
  %174 = and i1 %173, %171
  %175 = select i1 %174, i64 0, i64 262144
  %176 = icmp ult i64 %149, %44
  %177 = xor i64 %99, %36
  %178 = and i64 %177, 132064
  %179 = icmp eq i64 %178, 0
  %180 = and i1 %176, %179
  %181 = xor i64 %99, %69
  %182 = and i64 %181, -4398046248961
  %183 = icmp eq i64 %182, 0
  %184 = or i1 %183, %180
  %185 = or i1 %151, %184
  %186 = and i64 %99, -4398046511104
  %187 = icmp eq i64 %186, %29
  br i1 %187, label %188, label %197

188:
  %189 = and i64 %99, 196608
  %190 = icmp eq i64 %189, 131072
  %191 = and i64 %99, 65535
  %192 = lshr i64 %99, 5
  %193 = and i64 %192, 15
  %194 = shl nuw nsw i64 1, %193
  %195 = select i1 %190, i64 %191, i64 %194
  %196 = or i64 %195, %52
  br label %197

197:
  %198 = phi i64 [ %196, %188 ], [ %88, %170 ]
  %199 = and i64 %177, -4398046379040
  %200 = icmp eq i64 %199, 0
  %201 = select i1 %200, i64 %49, i64 %198
  %202 = and i64 %175, %99
  %203 = or i64 %201, %202
  %204 = or i64 %175, %71
  %205 = select i1 %185, i64 %204, i64 %203
  %206 = load ptr, ptr %87, align 8
  %207 = icmp ne ptr %206, null
  %208 = and i64 %205, 196608
  %209 = icmp eq i64 %208, 131072
  %210 = select i1 %207, i1 %209, i1 false
  br i1 %210, label %211, label %228

211:
  %212 = load i64, ptr %10, align 8
  %213 = and i64 %99, 131072
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %215, label %224

215:
  %216 = lshr i64 %99, 5
  %217 = and i64 %216, 15
  %218 = mul i64 %212, %217
  %219 = lshr i64 %99, 19
  %220 = trunc i64 %219 to i32
  %221 = and i32 %220, 8388607
  %222 = getelementptr i32, ptr %206, i64 %91
  %223 = getelementptr i32, ptr %222, i64 %218
  store i32 %221, ptr %223, align 4
  br label %224

224:
  %225 = mul i64 %212, %46
  %226 = getelementptr i32, ptr %206, i64 %91
  %227 = getelementptr i32, ptr %226, i64 %225
  store i32 %26, ptr %227, align 4
  br label %228

228:
  store i64 %205, ptr %98, align 8
  br label %229

229:
  %230 = add nuw i64 %91, 1
  %231 = icmp eq i64 %230, %83
  br i1 %231, label %94, label %90
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca %struct.Lanes, align 64
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca %struct.Lanes, align 64
  %23 = alloca <32 x i64>, align 256
  %24 = alloca %struct.Lanes, align 64
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca %struct.Lanes, align 64
  %27 = alloca <32 x i64>, align 256
  %28 = alloca %struct.Lanes, align 64
  %29 = alloca <32 x i64>, align 256
  %30 = alloca %struct.Lanes, align 64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 3
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %22, i64 128
  br i1 %38, label %48, label %53

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %50 = load i64, ptr %49, align 8
  %51 = freeze i64 %50
  %52 = icmp ult i64 %51, 2
  br label %53

53:
  %54 = phi i64 [ 1, %7 ], [ 2, %48 ]
  %55 = phi i1 [ false, %7 ], [ %52, %48 ]
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %57 = load ptr, ptr %56, align 8
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %60 = load i64, ptr %59, align 8
  %61 = shl i64 %60, 42
  %62 = zext i32 %58 to i64
  %63 = shl nuw nsw i64 %62, 19
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = shl nuw nsw i64 %66, 5
  %68 = or disjoint i64 %67, %61
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %70 = load i32, ptr %69, align 8
  %71 = zext i32 %70 to i64
  %72 = shl nuw nsw i64 %71, 19
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %74 = load i32, ptr %73, align 16
  %75 = zext i32 %74 to i64
  %76 = shl nuw nsw i64 %75, 19
  %77 = and i32 %65, 15
  %78 = zext nneg i32 %77 to i64
  %79 = shl nuw nsw i64 1, %78
  %80 = or i64 %63, %68
  %81 = or i64 %80, 65536
  %82 = or i64 %61, %63
  %83 = or disjoint i64 %82, %79
  %84 = or disjoint i64 %83, 131072
  %85 = select i1 %55, i64 %61, i64 %54
  %86 = select i1 %55, i64 %61, i64 1
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, 0
  %90 = load i64, ptr %4, align 8
  %91 = insertelement <32 x i64> poison, i64 %90, i64 0
  %92 = shufflevector <32 x i64> %91, <32 x i64> poison, <32 x i32> zeroinitializer
  %93 = sub <32 x i64> %3, %92
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %95 = load i64, ptr %94, align 8
  %96 = insertelement <32 x i64> poison, i64 %95, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = lshr <32 x i64> %93, %97
  %99 = trunc i64 %95 to i32
  %100 = lshr i32 %5, %99
  %101 = zext i32 %100 to i64
  %102 = extractelement <32 x i64> %98, i64 0
  %103 = icmp eq i32 %100, 0
  br i1 %103, label %104, label %105

104:
  call void @suspect(ptr %0)
  br label %726

105:
  %106 = icmp ne i32 %100, 1
  %107 = icmp eq i32 %2, -1
  %108 = and i1 %107, %106
  br i1 %108, label %111, label %109

109:
  %110 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %120

111:
  %112 = insertelement <32 x i64> poison, i64 %101, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = mul nuw nsw <32 x i64> %113, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %115 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = add <32 x i64> %114, %115
  %117 = icmp ne <32 x i64> %98, %116
  %118 = bitcast <32 x i1> %117 to i32
  %119 = icmp eq i32 %118, 0
  br label %120

120:
  %121 = phi <32 x i64> [ %110, %109 ], [ %115, %111 ]
  %122 = phi i1 [ false, %109 ], [ %119, %111 ]
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %124 = call i64 @llvm.cttz.i64(i64 %101, i1 true)
  %125 = insertelement <32 x i64> poison, i64 %124, i64 0
  %126 = shufflevector <32 x i64> %125, <32 x i64> poison, <32 x i32> zeroinitializer
  %127 = add i64 %102, 32
  %128 = insertelement <32 x i64> poison, i64 %68, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %63, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = select i1 %6, i64 %86, i64 0
  %133 = insertelement <32 x i64> poison, i64 %85, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %61, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i64> poison, i64 %72, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %76, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %143 = insertelement <32 x i64> poison, i64 %84, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = or i64 %63, -4398046314496
  %146 = insertelement <32 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = insertelement <32 x i64> poison, i64 %81, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = insertelement <32 x i64> poison, i64 %62, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  %152 = insertelement <32 x i32> poison, i32 %58, i64 0
  %153 = shufflevector <32 x i32> %152, <32 x i32> poison, <32 x i32> zeroinitializer
  %154 = insertelement <32 x i64> poison, i64 %132, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = or disjoint i64 %79, -4398046314496
  br label %157

157:
  %158 = phi i64 [ 0, %120 ], [ %724, %723 ]
  %159 = insertelement <32 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = add <32 x i64> %160, %98
  br i1 %122, label %162, label %169

162:
  %163 = shl nuw nsw i64 %158, 5
  %164 = insertelement <32 x i64> poison, i64 %163, i64 0
  %165 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> zeroinitializer
  %166 = or disjoint <32 x i64> %165, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %167 = add <32 x i64> %166, %121
  %168 = lshr <32 x i64> %166, %126
  br label %169

169:
  %170 = phi <32 x i64> [ %167, %162 ], [ %161, %157 ]
  %171 = phi <32 x i64> [ %168, %162 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %157 ]
  %172 = load i32, ptr %123, align 4
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %179, label %174

174:
  %175 = add i32 %172, -1
  %176 = zext i32 %175 to i64
  %177 = insertelement <32 x i64> poison, i64 %176, i64 0
  %178 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %179

179:
  %180 = phi <32 x i64> [ %178, %174 ], [ %171, %169 ]
  %181 = load i64, ptr %33, align 8
  br i1 %122, label %182, label %186

182:
  %183 = shl i64 %158, 5
  %184 = add i64 %127, %183
  %185 = icmp ugt i64 %184, %181
  br i1 %185, label %186, label %192

186:
  %187 = insertelement <32 x i64> poison, i64 %181, i64 0
  %188 = shufflevector <32 x i64> %187, <32 x i64> poison, <32 x i32> zeroinitializer
  %189 = icmp ult <32 x i64> %170, %188
  %190 = bitcast <32 x i1> %189 to i32
  %191 = and i32 %2, %190
  br label %192

192:
  %193 = phi i32 [ %191, %186 ], [ %2, %182 ]
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %723, label %195

195:
  %196 = or <32 x i64> %180, %129
  %197 = call i32 @llvm.cttz.i32(i32 %193, i1 false)
  store <32 x i64> %170, ptr %30, align 64
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i64, ptr %30, i64 %198
  %200 = load i64, ptr %199, align 8
  %201 = sub i64 %200, %198
  br i1 %122, label %231, label %202

202:
  %203 = insertelement <32 x i64> poison, i64 %201, i64 0
  %204 = shufflevector <32 x i64> %203, <32 x i64> poison, <32 x i32> zeroinitializer
  %205 = add <32 x i64> %204, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %206 = icmp eq <32 x i64> %170, %205
  %207 = bitcast <32 x i1> %206 to i32
  %208 = xor i32 %193, -1
  %209 = or i32 %207, %208
  %210 = icmp eq i32 %209, -1
  br i1 %210, label %231, label %211

211:
  %212 = insertelement <32 x i64> poison, i64 %200, i64 0
  %213 = shufflevector <32 x i64> %212, <32 x i64> poison, <32 x i32> zeroinitializer
  %214 = icmp eq <32 x i64> %170, %213
  %215 = bitcast <32 x i1> %214 to i32
  %216 = or i32 %215, %208
  %217 = icmp eq i32 %216, -1
  br i1 %217, label %237, label %218

218:
  %219 = icmp eq i32 %193, -1
  br i1 %219, label %220, label %248

220:
  %221 = shufflevector <32 x i64> %170, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %222 = add <32 x i64> %221, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %223 = icmp ne <32 x i64> %170, %222
  %224 = bitcast <32 x i1> %223 to i32
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %246, label %226

226:
  %227 = icmp ne <32 x i64> %170, %221
  %228 = bitcast <32 x i1> %227 to i32
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %246, label %230

230:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %170, ptr %25, align 64
  br label %249

231:
  %232 = getelementptr inbounds nuw i64, ptr %32, i64 %201
  %233 = bitcast i32 %193 to <32 x i1>
  %234 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %232, <32 x i1> %233, <32 x i64> zeroinitializer)
  %235 = getelementptr inbounds nuw i64, ptr %35, i64 %201
  %236 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %235, <32 x i1> %233, <32 x i64> zeroinitializer)
  br label %335

237:
  %238 = getelementptr i64, ptr %32, i64 %200
  %239 = load i64, ptr %238, align 8
  %240 = insertelement <32 x i64> poison, i64 %239, i64 0
  %241 = shufflevector <32 x i64> %240, <32 x i64> poison, <32 x i32> zeroinitializer
  %242 = getelementptr i64, ptr %35, i64 %200
  %243 = load i64, ptr %242, align 8
  %244 = insertelement <32 x i64> poison, i64 %243, i64 0
  %245 = shufflevector <32 x i64> %244, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %335

246:
  %247 = phi i32 [ 2, %220 ], [ 3, %226 ]
  store <32 x i64> zeroinitializer, ptr %26, align 64
  br label %272

248:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %170, ptr %25, align 64
  br label %260

249:
  %250 = phi i64 [ 0, %230 ], [ %256, %249 ]
  %251 = getelementptr inbounds nuw i64, ptr %25, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = getelementptr inbounds nuw i64, ptr %32, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds nuw i64, ptr %26, i64 %250
  store i64 %254, ptr %255, align 8
  %256 = add nuw nsw i64 %250, 1
  %257 = icmp eq i64 %256, 32
  br i1 %257, label %258, label %249

258:
  %259 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %170, ptr %24, align 64
  br label %292

260:
  %261 = phi i32 [ %270, %260 ], [ %193, %248 ]
  %262 = call i32 @llvm.cttz.i32(i32 %261, i1 true)
  %263 = zext nneg i32 %262 to i64
  %264 = getelementptr inbounds nuw i64, ptr %25, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds nuw i64, ptr %32, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i64, ptr %26, i64 %263
  store i64 %267, ptr %268, align 8
  %269 = add i32 %261, -1
  %270 = and i32 %269, %261
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %290, label %260

272:
  %273 = phi i1 [ true, %246 ], [ false, %287 ]
  %274 = phi ptr [ %27, %246 ], [ %42, %287 ]
  %275 = phi ptr [ %26, %246 ], [ %43, %287 ]
  %276 = phi ptr [ %26, %246 ], [ %44, %287 ]
  store <32 x i64> %170, ptr %27, align 256
  %277 = load i64, ptr %274, align 64
  %278 = getelementptr inbounds nuw i64, ptr %32, i64 %277
  br i1 %225, label %281, label %279

279:
  %280 = load i64, ptr %278, align 8
  br label %282

281:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %275, ptr align 8 %278, i64 128, i1 false)
  br label %287

282:
  %283 = phi i64 [ 0, %279 ], [ %285, %282 ]
  %284 = getelementptr inbounds nuw i64, ptr %276, i64 %283
  store i64 %280, ptr %284, align 8
  %285 = add nuw nsw i64 %283, 1
  %286 = icmp eq i64 %285, 16
  br i1 %286, label %287, label %282

287:
  br i1 %273, label %272, label %288

288:
  %289 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  br label %315

290:
  %291 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %170, ptr %24, align 64
  br label %301

292:
  %293 = phi i64 [ 0, %258 ], [ %299, %292 ]
  %294 = getelementptr inbounds nuw i64, ptr %24, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = getelementptr inbounds nuw i64, ptr %35, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds nuw i64, ptr %28, i64 %293
  store i64 %297, ptr %298, align 8
  %299 = add nuw nsw i64 %293, 1
  %300 = icmp eq i64 %299, 32
  br i1 %300, label %313, label %292

301:
  %302 = phi i32 [ %311, %301 ], [ %193, %290 ]
  %303 = call i32 @llvm.cttz.i32(i32 %302, i1 true)
  %304 = zext nneg i32 %303 to i64
  %305 = getelementptr inbounds nuw i64, ptr %24, i64 %304
  %306 = load i64, ptr %305, align 8
  %307 = getelementptr inbounds nuw i64, ptr %35, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds nuw i64, ptr %28, i64 %304
  store i64 %308, ptr %309, align 8
  %310 = add i32 %302, -1
  %311 = and i32 %310, %302
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %301

313:
  %314 = phi <32 x i64> [ %259, %292 ], [ %291, %301 ]
  br label %331

315:
  %316 = phi i1 [ true, %288 ], [ false, %330 ]
  %317 = phi ptr [ %29, %288 ], [ %39, %330 ]
  %318 = phi ptr [ %28, %288 ], [ %40, %330 ]
  %319 = phi ptr [ %28, %288 ], [ %41, %330 ]
  store <32 x i64> %170, ptr %29, align 256
  %320 = load i64, ptr %317, align 64
  %321 = getelementptr inbounds nuw i64, ptr %35, i64 %320
  br i1 %225, label %324, label %322

322:
  %323 = load i64, ptr %321, align 8
  br label %325

324:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %318, ptr align 8 %321, i64 128, i1 false)
  br label %330

325:
  %326 = phi i64 [ 0, %322 ], [ %328, %325 ]
  %327 = getelementptr inbounds nuw i64, ptr %319, i64 %326
  store i64 %323, ptr %327, align 8
  %328 = add nuw nsw i64 %326, 1
  %329 = icmp eq i64 %328, 16
  br i1 %329, label %330, label %325

330:
  br i1 %316, label %315, label %331

331:
  %332 = phi i32 [ 4, %313 ], [ %247, %330 ]
  %333 = phi <32 x i64> [ %314, %313 ], [ %289, %330 ]
  %334 = load <32 x i64>, ptr %28, align 64
  br label %335

335:
  %336 = phi <32 x i64> [ %234, %231 ], [ %241, %237 ], [ %333, %331 ]
  %337 = phi i32 [ 0, %231 ], [ 1, %237 ], [ %332, %331 ]
  %338 = phi <32 x i64> [ %236, %231 ], [ %245, %237 ], [ %334, %331 ]
  %339 = or <32 x i64> %131, %196
  %340 = icmp ult <32 x i64> %336, %134
  %341 = sub <32 x i64> %336, %136
  %342 = icmp ult <32 x i64> %341, %138
  %343 = or <32 x i1> %340, %342
  %344 = icmp ult <32 x i64> %336, %155
  %345 = xor <32 x i1> %343, splat (i1 true)
  %346 = or <32 x i1> %344, %345
  %347 = bitcast <32 x i1> %346 to i32
  %348 = and i32 %193, %347
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %384, label %350

350:
  %351 = bitcast <32 x i1> %344 to i32
  %352 = and i32 %193, %351
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %355, label %354

354:
  call void @suspect(ptr %0)
  br label %355

355:
  %356 = icmp ult <32 x i64> %341, %140
  %357 = xor <32 x i64> %336, %129
  %358 = and <32 x i64> %357, splat (i64 132064)
  %359 = icmp eq <32 x i64> %358, zeroinitializer
  %360 = select <32 x i1> %356, <32 x i1> %359, <32 x i1> zeroinitializer
  %361 = or <32 x i1> %343, %360
  %362 = xor <32 x i64> %336, %196
  %363 = and <32 x i64> %362, splat (i64 -4398046248961)
  %364 = icmp eq <32 x i64> %363, zeroinitializer
  %365 = select <32 x i1> %364, <32 x i1> splat (i1 true), <32 x i1> %361
  %366 = xor <32 x i1> %365, splat (i1 true)
  %367 = and <32 x i64> %336, splat (i64 262144)
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = and <32 x i1> %368, %366
  %370 = bitcast <32 x i1> %369 to i32
  %371 = and i32 %193, %370
  %372 = icmp eq i32 %371, 0
  %373 = select i1 %372, i1 true, i1 %89
  br i1 %373, label %380, label %374

374:
  %375 = load ptr, ptr %141, align 8
  %376 = load i64, ptr %33, align 8
  %377 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %371, <32 x i64> %336, <32 x i64> %170, ptr %375, i64 %376)
  %378 = xor i32 %377, -1
  %379 = and i32 %371, %378
  br label %380

380:
  %381 = phi i32 [ %379, %374 ], [ %371, %355 ]
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %384, label %383

383:
  call void @suspect(ptr %0)
  br label %384

384:
  br i1 %89, label %390, label %385

385:
  %386 = load ptr, ptr %142, align 8
  %387 = icmp eq ptr %386, null
  %388 = select i1 %387, i64 4398045986816, i64 0
  %389 = or disjoint i64 %388, %156
  br label %390

390:
  %391 = phi i64 [ %389, %385 ], [ -4398046314496, %384 ]
  %392 = xor <32 x i64> %338, %144
  %393 = insertelement <32 x i64> poison, i64 %391, i64 0
  %394 = shufflevector <32 x i64> %393, <32 x i64> poison, <32 x i32> zeroinitializer
  %395 = and <32 x i64> %394, %392
  %396 = icmp ne <32 x i64> %395, zeroinitializer
  %397 = icmp ult <32 x i64> %338, %134
  %398 = sub <32 x i64> %338, %136
  %399 = icmp ult <32 x i64> %398, %138
  %400 = or <32 x i1> %397, %399
  %401 = select <32 x i1> %396, <32 x i1> splat (i1 true), <32 x i1> %400
  %402 = bitcast <32 x i1> %401 to i32
  %403 = and i32 %193, %402
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %444

405:
  %406 = load ptr, ptr %142, align 8
  %407 = icmp eq ptr %406, null
  br i1 %407, label %723, label %408

408:
  %409 = load i64, ptr %33, align 8
  %410 = mul i64 %409, %78
  %411 = getelementptr inbounds nuw i32, ptr %406, i64 %410
  %412 = icmp eq i32 %337, 0
  br i1 %412, label %413, label %416

413:
  %414 = getelementptr inbounds nuw i32, ptr %411, i64 %201
  %415 = bitcast i32 %193 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %153, ptr align 4 %414, <32 x i1> %415)
  br label %723

416:
  %417 = bitcast i32 %193 to <32 x i1>
  %418 = getelementptr i32, ptr %411, <32 x i64> %170
  %419 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %418, <32 x i1> %417, <32 x i32> zeroinitializer)
  %420 = icmp ne <32 x i32> %419, %153
  %421 = bitcast <32 x i1> %420 to i32
  %422 = and i32 %193, %421
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %723, label %424

424:
  store <32 x i64> %170, ptr %8, align 64
  %425 = icmp eq i32 %422, -1
  br i1 %425, label %426, label %433

426:
  %427 = phi i64 [ %431, %426 ], [ 0, %424 ]
  %428 = getelementptr inbounds nuw i64, ptr %8, i64 %427
  %429 = load i64, ptr %428, align 8
  %430 = getelementptr inbounds nuw i32, ptr %411, i64 %429
  store i32 %58, ptr %430, align 4
  %431 = add nuw nsw i64 %427, 1
  %432 = icmp eq i64 %431, 32
  br i1 %432, label %443, label %426

433:
  %434 = phi i32 [ %441, %433 ], [ %422, %424 ]
  %435 = call i32 @llvm.cttz.i32(i32 %434, i1 true)
  %436 = zext nneg i32 %435 to i64
  %437 = getelementptr inbounds nuw i64, ptr %8, i64 %436
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds nuw i32, ptr %411, i64 %438
  store i32 %58, ptr %439, align 4
  %440 = add i32 %434, -1
  %441 = and i32 %440, %434
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %433

443:
  br label %723

444:
  %445 = select i1 %55, <32 x i1> %400, <32 x i1> %397
  %446 = and <32 x i64> %338, splat (i64 262144)
  %447 = icmp ne <32 x i64> %446, zeroinitializer
  %448 = select <32 x i1> %445, <32 x i1> splat (i1 true), <32 x i1> %447
  %449 = select <32 x i1> %448, <32 x i64> splat (i64 262144), <32 x i64> zeroinitializer
  %450 = icmp ult <32 x i64> %398, %140
  %451 = xor <32 x i64> %338, %129
  %452 = and <32 x i64> %451, splat (i64 132064)
  %453 = icmp eq <32 x i64> %452, zeroinitializer
  %454 = select <32 x i1> %450, <32 x i1> %453, <32 x i1> zeroinitializer
  %455 = or <32 x i1> %400, %454
  %456 = xor <32 x i64> %338, %196
  %457 = and <32 x i64> %456, splat (i64 -4398046248961)
  %458 = icmp eq <32 x i64> %457, zeroinitializer
  %459 = select <32 x i1> %458, <32 x i1> splat (i1 true), <32 x i1> %455
  %460 = lshr <32 x i64> %338, splat (i64 5)
  %461 = and <32 x i64> %460, splat (i64 15)
  %462 = shl nuw nsw <32 x i64> splat (i64 1), %461
  %463 = and <32 x i64> %338, splat (i64 196608)
  %464 = icmp eq <32 x i64> %463, splat (i64 131072)
  %465 = and <32 x i64> %338, splat (i64 65535)
  %466 = select <32 x i1> %464, <32 x i64> %465, <32 x i64> %462
  %467 = and <32 x i64> %338, splat (i64 -4398046511104)
  %468 = icmp eq <32 x i64> %467, %136
  %469 = or <32 x i64> %466, %144
  %470 = select <32 x i1> %468, <32 x i64> %469, <32 x i64> %147
  %471 = and <32 x i64> %451, splat (i64 -4398046379040)
  %472 = icmp eq <32 x i64> %471, zeroinitializer
  %473 = select <32 x i1> %472, <32 x i64> %149, <32 x i64> %470
  %474 = and <32 x i64> %449, %338
  %475 = or <32 x i64> %473, %474
  %476 = or <32 x i64> %339, %449
  %477 = select <32 x i1> %459, <32 x i64> %476, <32 x i64> %475
  %478 = load ptr, ptr %142, align 8
  %479 = icmp eq ptr %478, null
  br i1 %479, label %565, label %480

480:
  %481 = and <32 x i64> %477, splat (i64 196608)
  %482 = icmp eq <32 x i64> %481, splat (i64 131072)
  %483 = bitcast <32 x i1> %482 to i32
  %484 = and i32 %193, %483
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %565, label %486

486:
  %487 = load i64, ptr %33, align 8
  %488 = and <32 x i64> %338, splat (i64 131072)
  %489 = icmp eq <32 x i64> %488, zeroinitializer
  %490 = bitcast <32 x i1> %489 to i32
  %491 = and i32 %484, %490
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %530, label %493

493:
  %494 = insertelement <32 x i64> poison, i64 %487, i64 0
  %495 = shufflevector <32 x i64> %494, <32 x i64> poison, <32 x i32> zeroinitializer
  %496 = mul <32 x i64> %495, %461
  %497 = lshr <32 x i64> %338, splat (i64 19)
  %498 = and <32 x i64> %497, splat (i64 8388607)
  store <32 x i64> %496, ptr %11, align 64
  store <32 x i64> %498, ptr %12, align 64
  store <32 x i64> %170, ptr %10, align 64
  %499 = icmp eq i32 %491, -1
  br i1 %499, label %500, label %513

500:
  %501 = phi i64 [ %511, %500 ], [ 0, %493 ]
  %502 = getelementptr inbounds nuw i64, ptr %10, i64 %501
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds nuw i64, ptr %12, i64 %501
  %505 = load i64, ptr %504, align 8
  %506 = trunc i64 %505 to i32
  %507 = getelementptr inbounds nuw i64, ptr %11, i64 %501
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr i32, ptr %478, i64 %503
  %510 = getelementptr i32, ptr %509, i64 %508
  store i32 %506, ptr %510, align 4
  %511 = add nuw nsw i64 %501, 1
  %512 = icmp eq i64 %511, 32
  br i1 %512, label %529, label %500

513:
  %514 = phi i32 [ %527, %513 ], [ %491, %493 ]
  %515 = call i32 @llvm.cttz.i32(i32 %514, i1 true)
  %516 = zext nneg i32 %515 to i64
  %517 = getelementptr inbounds nuw i64, ptr %10, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds nuw i64, ptr %12, i64 %516
  %520 = load i64, ptr %519, align 8
  %521 = trunc i64 %520 to i32
  %522 = getelementptr inbounds nuw i64, ptr %11, i64 %516
  %523 = load i64, ptr %522, align 8
  %524 = getelementptr i32, ptr %478, i64 %518
  %525 = getelementptr i32, ptr %524, i64 %523
  store i32 %521, ptr %525, align 4
  %526 = add i32 %514, -1
  %527 = and i32 %526, %514
  %528 = icmp eq i32 %527, 0
  br i1 %528, label %529, label %513

529:
  br label %530

530:
  %531 = mul i64 %487, %78
  %532 = insertelement <32 x i64> poison, i64 %531, i64 0
  %533 = shufflevector <32 x i64> %532, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %533, ptr %13, align 64
  store <32 x i64> %151, ptr %14, align 64
  store <32 x i64> %170, ptr %9, align 64
  %534 = icmp eq i32 %484, -1
  br i1 %534, label %535, label %548

535:
  %536 = phi i64 [ %546, %535 ], [ 0, %530 ]
  %537 = getelementptr inbounds nuw i64, ptr %9, i64 %536
  %538 = load i64, ptr %537, align 8
  %539 = getelementptr inbounds nuw i64, ptr %14, i64 %536
  %540 = load i64, ptr %539, align 8
  %541 = trunc i64 %540 to i32
  %542 = getelementptr inbounds nuw i64, ptr %13, i64 %536
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr i32, ptr %478, i64 %538
  %545 = getelementptr i32, ptr %544, i64 %543
  store i32 %541, ptr %545, align 4
  %546 = add nuw nsw i64 %536, 1
  %547 = icmp eq i64 %546, 32
  br i1 %547, label %564, label %535

548:
  %549 = phi i32 [ %562, %548 ], [ %484, %530 ]
  %550 = call i32 @llvm.cttz.i32(i32 %549, i1 true)
  %551 = zext nneg i32 %550 to i64
  %552 = getelementptr inbounds nuw i64, ptr %9, i64 %551
  %553 = load i64, ptr %552, align 8
  %554 = getelementptr inbounds nuw i64, ptr %14, i64 %551
  %555 = load i64, ptr %554, align 8
  %556 = trunc i64 %555 to i32
  %557 = getelementptr inbounds nuw i64, ptr %13, i64 %551
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr i32, ptr %478, i64 %553
  %560 = getelementptr i32, ptr %559, i64 %558
  store i32 %556, ptr %560, align 4
  %561 = add i32 %549, -1
  %562 = and i32 %561, %549
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %564, label %548

564:
  br label %565

565:
  %566 = or <32 x i64> %449, %149
  %567 = select <32 x i1> %459, <32 x i64> %566, <32 x i64> %475
  %568 = icmp eq i32 %337, 0
  br i1 %568, label %571, label %569

569:
  %570 = icmp eq i32 %193, -1
  br i1 %570, label %574, label %600

571:
  %572 = getelementptr inbounds nuw i64, ptr %35, i64 %201
  %573 = bitcast i32 %193 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %477, ptr align 8 %572, <32 x i1> %573)
  br label %723

574:
  %575 = shufflevector <32 x i64> %170, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %576 = shufflevector <32 x i64> %170, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %577 = icmp ne <32 x i64> %170, %575
  %578 = icmp ne <32 x i64> %170, %576
  %579 = and <32 x i1> %577, %578
  %580 = bitcast <32 x i1> %579 to i32
  %581 = icmp eq i32 %580, 0
  %582 = icmp eq i32 %337, 1
  br i1 %581, label %583, label %599

583:
  store <32 x i64> %567, ptr %20, align 64
  br i1 %582, label %584, label %587

584:
  %585 = extractelement <32 x i64> %567, i64 31
  %586 = getelementptr i64, ptr %35, i64 %200
  store i64 %585, ptr %586, align 8
  br label %598

587:
  store <32 x i64> %170, ptr %15, align 64
  br label %588

588:
  %589 = phi i64 [ 0, %587 ], [ %595, %588 ]
  %590 = getelementptr inbounds nuw i64, ptr %15, i64 %589
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i64, ptr %20, i64 %589
  %593 = load i64, ptr %592, align 8
  %594 = getelementptr inbounds nuw i64, ptr %35, i64 %591
  store i64 %593, ptr %594, align 8
  %595 = add nuw nsw i64 %589, 1
  %596 = icmp eq i64 %595, 32
  br i1 %596, label %597, label %588

597:
  br label %598

598:
  br label %723

599:
  store <32 x i64> %477, ptr %18, align 64
  br i1 %582, label %602, label %615

600:
  store <32 x i64> %477, ptr %18, align 64
  %601 = icmp eq i32 %337, 1
  br i1 %601, label %602, label %625

602:
  %603 = call i32 @llvm.ctlz.i32(i32 %193, i1 false)
  %604 = sub nuw nsw i32 31, %603
  %605 = zext nneg i32 %604 to i64
  %606 = getelementptr inbounds nuw i64, ptr %18, i64 %605
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr i64, ptr %35, i64 %200
  store i64 %607, ptr %608, align 8
  %609 = insertelement <32 x i64> poison, i64 %607, i64 0
  %610 = shufflevector <32 x i64> %609, <32 x i64> poison, <32 x i32> zeroinitializer
  %611 = icmp ne <32 x i64> %610, %477
  %612 = bitcast <32 x i1> %611 to i32
  %613 = and i32 %193, %612
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %723, label %687

615:
  store <32 x i64> %170, ptr %17, align 64
  br label %616

616:
  %617 = phi i64 [ 0, %615 ], [ %623, %616 ]
  %618 = getelementptr inbounds nuw i64, ptr %17, i64 %617
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr inbounds nuw i64, ptr %18, i64 %617
  %621 = load i64, ptr %620, align 8
  %622 = getelementptr inbounds nuw i64, ptr %35, i64 %619
  store i64 %621, ptr %622, align 8
  %623 = add nuw nsw i64 %617, 1
  %624 = icmp eq i64 %623, 32
  br i1 %624, label %638, label %616

625:
  store <32 x i64> %170, ptr %17, align 64
  br label %626

626:
  %627 = phi i32 [ %636, %626 ], [ %193, %625 ]
  %628 = call i32 @llvm.cttz.i32(i32 %627, i1 true)
  %629 = zext nneg i32 %628 to i64
  %630 = getelementptr inbounds nuw i64, ptr %17, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i64, ptr %18, i64 %629
  %633 = load i64, ptr %632, align 8
  %634 = getelementptr inbounds nuw i64, ptr %35, i64 %631
  store i64 %633, ptr %634, align 8
  %635 = add i32 %627, -1
  %636 = and i32 %635, %627
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %638, label %626

638:
  store <32 x i64> zeroinitializer, ptr %22, align 64
  %639 = icmp eq i32 %337, 4
  br i1 %639, label %642, label %640

640:
  %641 = icmp eq i32 %337, 2
  br label %665

642:
  store <32 x i64> %170, ptr %21, align 64
  br i1 %570, label %643, label %652

643:
  %644 = phi i64 [ %650, %643 ], [ 0, %642 ]
  %645 = getelementptr inbounds nuw i64, ptr %21, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds nuw i64, ptr %35, i64 %646
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds nuw i64, ptr %22, i64 %644
  store i64 %648, ptr %649, align 8
  %650 = add nuw nsw i64 %644, 1
  %651 = icmp eq i64 %650, 32
  br i1 %651, label %664, label %643

652:
  %653 = phi i32 [ %662, %652 ], [ %193, %642 ]
  %654 = call i32 @llvm.cttz.i32(i32 %653, i1 true)
  %655 = zext nneg i32 %654 to i64
  %656 = getelementptr inbounds nuw i64, ptr %21, i64 %655
  %657 = load i64, ptr %656, align 8
  %658 = getelementptr inbounds nuw i64, ptr %35, i64 %657
  %659 = load i64, ptr %658, align 8
  %660 = getelementptr inbounds nuw i64, ptr %22, i64 %655
  store i64 %659, ptr %660, align 8
  %661 = add i32 %653, -1
  %662 = and i32 %661, %653
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %664, label %652

664:
  br label %681

665:
  %666 = phi i1 [ true, %640 ], [ false, %680 ]
  %667 = phi ptr [ %23, %640 ], [ %45, %680 ]
  %668 = phi ptr [ %22, %640 ], [ %46, %680 ]
  %669 = phi ptr [ %22, %640 ], [ %47, %680 ]
  store <32 x i64> %170, ptr %23, align 256
  %670 = load i64, ptr %667, align 64
  %671 = getelementptr inbounds nuw i64, ptr %35, i64 %670
  br i1 %641, label %674, label %672

672:
  %673 = load i64, ptr %671, align 8
  br label %675

674:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %668, ptr align 8 %671, i64 128, i1 false)
  br label %680

675:
  %676 = phi i64 [ 0, %672 ], [ %678, %675 ]
  %677 = getelementptr inbounds nuw i64, ptr %669, i64 %676
  store i64 %673, ptr %677, align 8
  %678 = add nuw nsw i64 %676, 1
  %679 = icmp eq i64 %678, 16
  br i1 %679, label %680, label %675

680:
  br i1 %666, label %665, label %681

681:
  %682 = load <32 x i64>, ptr %22, align 64
  %683 = icmp ne <32 x i64> %682, %477
  %684 = bitcast <32 x i1> %683 to i32
  %685 = and i32 %193, %684
  %686 = icmp eq i32 %685, 0
  br i1 %686, label %723, label %688

687:
  store <32 x i64> %567, ptr %19, align 64
  br label %690

688:
  store <32 x i64> %567, ptr %19, align 64
  %689 = icmp eq i32 %337, 1
  br i1 %689, label %690, label %698

690:
  %691 = phi i32 [ %613, %687 ], [ %685, %688 ]
  %692 = call i32 @llvm.ctlz.i32(i32 %691, i1 true)
  %693 = xor i32 %692, 31
  %694 = zext nneg i32 %693 to i64
  %695 = getelementptr inbounds nuw i64, ptr %19, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr i64, ptr %35, i64 %200
  store i64 %696, ptr %697, align 8
  br label %722

698:
  store <32 x i64> %170, ptr %16, align 64
  %699 = icmp eq i32 %685, -1
  br i1 %699, label %700, label %709

700:
  %701 = phi i64 [ %707, %700 ], [ 0, %698 ]
  %702 = getelementptr inbounds nuw i64, ptr %16, i64 %701
  %703 = load i64, ptr %702, align 8
  %704 = getelementptr inbounds nuw i64, ptr %19, i64 %701
  %705 = load i64, ptr %704, align 8
  %706 = getelementptr inbounds nuw i64, ptr %35, i64 %703
  store i64 %705, ptr %706, align 8
  %707 = add nuw nsw i64 %701, 1
  %708 = icmp eq i64 %707, 32
  br i1 %708, label %721, label %700

709:
  %710 = phi i32 [ %719, %709 ], [ %685, %698 ]
  %711 = call i32 @llvm.cttz.i32(i32 %710, i1 true)
  %712 = zext nneg i32 %711 to i64
  %713 = getelementptr inbounds nuw i64, ptr %16, i64 %712
  %714 = load i64, ptr %713, align 8
  %715 = getelementptr inbounds nuw i64, ptr %19, i64 %712
  %716 = load i64, ptr %715, align 8
  %717 = getelementptr inbounds nuw i64, ptr %35, i64 %714
  store i64 %716, ptr %717, align 8
  %718 = add i32 %710, -1
  %719 = and i32 %718, %710
  %720 = icmp eq i32 %719, 0
  br i1 %720, label %721, label %709

721:
  br label %722

722:
  br label %723

723:
  %724 = add nuw nsw i64 %158, 1
  %725 = icmp eq i64 %724, %101
  br i1 %725, label %726, label %157

726:
  ret void
}

declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, <32 x i1>)

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %14 = load i64, ptr %13, align 8
  %15 = icmp eq i64 %14, 3
  br i1 %15, label %16, label %21

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %18 = load i64, ptr %17, align 8
  %19 = freeze i64 %18
  %20 = icmp ult i64 %19, 2
  br label %21

21:
  %22 = phi i64 [ 1, %7 ], [ 2, %16 ]
  %23 = phi i1 [ false, %7 ], [ %20, %16 ]
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = load ptr, ptr %24, align 8
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = shl i64 %28, 42
  %30 = zext i32 %26 to i64
  %31 = shl nuw nsw i64 %30, 19
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %33 = load i32, ptr %32, align 8
  %34 = zext i32 %33 to i64
  %35 = shl nuw nsw i64 %34, 5
  %36 = or disjoint i64 %35, %29
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 19
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %42 = load i32, ptr %41, align 16
  %43 = zext i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 19
  %45 = or i64 %31, %36
  %46 = or i64 %45, 65536
  %47 = select i1 %23, i64 %29, i64 %22
  %48 = select i1 %23, i64 %29, i64 1
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %55 = load i32, ptr %54, align 4
  %56 = icmp ne i32 %55, 0
  %57 = call i32 @llvm.ctpop.i32(i32 %2)
  %58 = icmp samesign ult i32 %57, 2
  %59 = select i1 %56, i1 true, i1 %58
  %60 = add i32 %55, -1
  %61 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %62 = select i1 %56, i32 %60, i32 %61
  %63 = zext i32 %62 to i64
  %64 = select i1 %59, i64 %63, i64 196608
  %65 = or i64 %64, %36
  %66 = or i64 %65, %31
  %67 = select i1 %59, i64 %66, i64 %46
  %68 = load i64, ptr %4, align 8
  %69 = sub i64 %3, %68
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %71 = load i64, ptr %70, align 8
  %72 = lshr i64 %69, %71
  %73 = trunc i64 %71 to i32
  %74 = lshr i32 %5, %73
  %75 = zext i32 %74 to i64
  %76 = icmp eq i32 %74, 0
  br i1 %76, label %77, label %78

77:
  call void @suspect(ptr %0)
  br label %78

78:
  %79 = add i64 %72, %75
  %80 = icmp ult i64 %72, %79
  br i1 %80, label %81, label %90

81:
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %83 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %84 = icmp eq i64 %50, 0
  %85 = select i1 %84, i64 %67, i64 %50
  br label %86

86:
  %87 = phi i64 [ %72, %81 ], [ %153, %152 ]
  %88 = load i64, ptr %10, align 8
  %89 = icmp ult i64 %87, %88
  br i1 %89, label %91, label %90

90:
  ret void

91:
  %92 = getelementptr inbounds nuw i64, ptr %9, i64 %87
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds nuw i64, ptr %12, i64 %87
  %95 = load i64, ptr %94, align 8
  %96 = icmp ult i64 %93, %47
  %97 = sub i64 %93, %29
  %98 = icmp ult i64 %97, %40
  %99 = or i1 %96, %98
  %100 = icmp ugt i64 %48, %93
  %101 = select i1 %6, i1 %100, i1 false
  %102 = xor i1 %101, true
  %103 = select i1 %102, i1 %99, i1 false
  %104 = icmp ult i64 %95, %47
  %105 = sub i64 %95, %29
  %106 = icmp ult i64 %105, %40
  %107 = or i1 %104, %106
  %108 = and i1 %103, %107
  br i1 %108, label %149, label %109

109:
  br i1 %101, label %110, label %111

110:
  call void @suspect(ptr %0)
  br label %111

111:
  %112 = icmp ult i64 %97, %44
  %113 = xor i64 %93, %35
  %114 = and i64 %113, 132064
  %115 = icmp eq i64 %114, 0
  %116 = and i1 %112, %115
  %117 = xor i64 %93, %65
  %118 = and i64 %117, -4398046248961
  %119 = icmp eq i64 %118, 0
  %120 = or i1 %119, %116
  %121 = or i1 %99, %120
  %122 = select i1 %121, i1 true, i1 %53
  br i1 %122, label %128, label %123

123:
  %124 = load ptr, ptr %82, align 8
  %125 = load i64, ptr %10, align 8
  %126 = call i32 @clock_orders(ptr %0, ptr %1, i64 %93, i64 %87, ptr %124, i64 %125)
  %127 = trunc i32 %126 to i1
  br i1 %127, label %130, label %129

128:
  br i1 %121, label %130, label %129

129:
  call void @suspect(ptr %0)
  br label %130

130:
  %131 = icmp ult i64 %105, %44
  %132 = xor i64 %95, %35
  %133 = and i64 %132, 132064
  %134 = icmp eq i64 %133, 0
  %135 = and i1 %131, %134
  %136 = xor i64 %95, %65
  %137 = and i64 %136, -4398046248961
  %138 = icmp eq i64 %137, 0
  %139 = or i1 %138, %135
  %140 = or i1 %107, %139
  %141 = select i1 %140, i1 true, i1 %53
  br i1 %141, label %147, label %142

142:
  %143 = load ptr, ptr %83, align 8
  %144 = load i64, ptr %10, align 8
  %145 = call i32 @clock_orders(ptr %0, ptr %1, i64 %95, i64 %87, ptr %143, i64 %144)
  %146 = trunc i32 %145 to i1
  br i1 %146, label %149, label %148

147:
  br i1 %140, label %149, label %148

148:
  call void @suspect(ptr %0)
  br label %149

149:
  %150 = icmp eq i64 %95, 0
  br i1 %150, label %152, label %151

151:
  store i64 0, ptr %94, align 8
  br label %152

152:
  store i64 %85, ptr %92, align 8
  %153 = add nuw i64 %87, 1
  %154 = icmp eq i64 %153, %79
  br i1 %154, label %90, label %86
}

define internal void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = alloca %struct.Lanes, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = alloca %struct.Lanes, align 64
  %11 = alloca %struct.Lanes, align 64
  %12 = alloca %struct.Lanes, align 64
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = alloca <32 x i64>, align 256
  %19 = alloca %struct.Lanes, align 64
  %20 = alloca %struct.Lanes, align 64
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca <32 x i64>, align 256
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca <32 x i64>, align 256
  %25 = alloca %struct.Lanes, align 64
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i64, ptr %27, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 3
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %37 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %39 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %33, label %43, label %48

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %45 = load i64, ptr %44, align 8
  %46 = freeze i64 %45
  %47 = icmp ult i64 %46, 2
  br label %48

48:
  %49 = phi i64 [ 1, %7 ], [ 2, %43 ]
  %50 = phi i1 [ false, %7 ], [ %47, %43 ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %52 = load ptr, ptr %51, align 8
  %53 = load i32, ptr %52, align 4
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %55 = load i64, ptr %54, align 8
  %56 = shl i64 %55, 42
  %57 = zext i32 %53 to i64
  %58 = shl nuw nsw i64 %57, 19
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %60 = load i32, ptr %59, align 8
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 5
  %63 = or disjoint i64 %62, %56
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %65 = load i32, ptr %64, align 8
  %66 = zext i32 %65 to i64
  %67 = shl nuw nsw i64 %66, 19
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %69 = load i32, ptr %68, align 16
  %70 = zext i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = or i64 %58, %63
  %73 = or i64 %72, 65536
  %74 = select i1 %50, i64 %56, i64 %49
  %75 = select i1 %50, i64 %56, i64 1
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, 0
  %81 = load i64, ptr %4, align 8
  %82 = insertelement <32 x i64> poison, i64 %81, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = sub <32 x i64> %3, %83
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = insertelement <32 x i64> poison, i64 %86, i64 0
  %88 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %89 = lshr <32 x i64> %84, %88
  %90 = trunc i64 %86 to i32
  %91 = lshr i32 %5, %90
  %92 = zext i32 %91 to i64
  %93 = extractelement <32 x i64> %89, i64 0
  %94 = icmp eq i32 %91, 0
  br i1 %94, label %95, label %96

95:
  call void @suspect(ptr %0)
  br label %601

96:
  %97 = icmp ne i32 %91, 1
  %98 = icmp eq i32 %2, -1
  %99 = and i1 %98, %97
  br i1 %99, label %102, label %100

100:
  %101 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %111

102:
  %103 = insertelement <32 x i64> poison, i64 %92, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = mul nuw nsw <32 x i64> %104, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %106 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = add <32 x i64> %105, %106
  %108 = icmp ne <32 x i64> %89, %107
  %109 = bitcast <32 x i1> %108 to i32
  %110 = icmp eq i32 %109, 0
  br label %111

111:
  %112 = phi <32 x i64> [ %101, %100 ], [ %106, %102 ]
  %113 = phi i1 [ false, %100 ], [ %110, %102 ]
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %115 = call i64 @llvm.cttz.i64(i64 %92, i1 true)
  %116 = insertelement <32 x i64> poison, i64 %115, i64 0
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = add i64 %93, 32
  %119 = insertelement <32 x i64> poison, i64 %63, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = insertelement <32 x i64> poison, i64 %58, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = select i1 %6, i64 %75, i64 0
  %124 = insertelement <32 x i64> poison, i64 %74, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = insertelement <32 x i64> poison, i64 %56, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = insertelement <32 x i64> poison, i64 %67, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %71, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %134 = insertelement <32 x i64> poison, i64 %73, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = icmp eq i64 %77, 0
  %137 = insertelement <32 x i64> poison, i64 %77, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %123, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = select i1 %136, <32 x i64> %135, <32 x i64> %138
  %142 = extractelement <32 x i64> %141, i64 31
  br label %143

143:
  %144 = phi i64 [ 0, %111 ], [ %599, %598 ]
  %145 = insertelement <32 x i64> poison, i64 %144, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  %147 = add <32 x i64> %146, %89
  br i1 %113, label %148, label %155

148:
  %149 = shl nuw nsw i64 %144, 5
  %150 = insertelement <32 x i64> poison, i64 %149, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  %152 = or disjoint <32 x i64> %151, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %153 = add <32 x i64> %152, %112
  %154 = lshr <32 x i64> %152, %117
  br label %155

155:
  %156 = phi <32 x i64> [ %153, %148 ], [ %147, %143 ]
  %157 = phi <32 x i64> [ %154, %148 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %143 ]
  %158 = load i32, ptr %114, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %165, label %160

160:
  %161 = add i32 %158, -1
  %162 = zext i32 %161 to i64
  %163 = insertelement <32 x i64> poison, i64 %162, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %165

165:
  %166 = phi <32 x i64> [ %164, %160 ], [ %157, %155 ]
  %167 = load i64, ptr %28, align 8
  br i1 %113, label %168, label %172

168:
  %169 = shl i64 %144, 5
  %170 = add i64 %118, %169
  %171 = icmp ugt i64 %170, %167
  br i1 %171, label %172, label %178

172:
  %173 = insertelement <32 x i64> poison, i64 %167, i64 0
  %174 = shufflevector <32 x i64> %173, <32 x i64> poison, <32 x i32> zeroinitializer
  %175 = icmp ult <32 x i64> %156, %174
  %176 = bitcast <32 x i1> %175 to i32
  %177 = and i32 %2, %176
  br label %178

178:
  %179 = phi i32 [ %177, %172 ], [ %2, %168 ]
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %598, label %181

181:
  %182 = or <32 x i64> %166, %120
  %183 = call i32 @llvm.cttz.i32(i32 %179, i1 true)
  store <32 x i64> %156, ptr %25, align 64
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i64, ptr %25, i64 %184
  %186 = load i64, ptr %185, align 8
  %187 = sub i64 %186, %184
  br i1 %113, label %217, label %188

188:
  %189 = insertelement <32 x i64> poison, i64 %187, i64 0
  %190 = shufflevector <32 x i64> %189, <32 x i64> poison, <32 x i32> zeroinitializer
  %191 = add <32 x i64> %190, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %192 = icmp eq <32 x i64> %156, %191
  %193 = bitcast <32 x i1> %192 to i32
  %194 = xor i32 %179, -1
  %195 = or i32 %193, %194
  %196 = icmp eq i32 %195, -1
  br i1 %196, label %217, label %197

197:
  %198 = insertelement <32 x i64> poison, i64 %186, i64 0
  %199 = shufflevector <32 x i64> %198, <32 x i64> poison, <32 x i32> zeroinitializer
  %200 = icmp eq <32 x i64> %156, %199
  %201 = bitcast <32 x i1> %200 to i32
  %202 = or i32 %201, %194
  %203 = icmp eq i32 %202, -1
  br i1 %203, label %223, label %204

204:
  %205 = icmp eq i32 %179, -1
  br i1 %205, label %206, label %234

206:
  %207 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %208 = add <32 x i64> %207, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %209 = icmp ne <32 x i64> %156, %208
  %210 = bitcast <32 x i1> %209 to i32
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %232, label %212

212:
  %213 = icmp ne <32 x i64> %156, %207
  %214 = bitcast <32 x i1> %213 to i32
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %232, label %216

216:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %156, ptr %20, align 64
  br label %235

217:
  %218 = getelementptr inbounds nuw i64, ptr %27, i64 %187
  %219 = bitcast i32 %179 to <32 x i1>
  %220 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %218, <32 x i1> %219, <32 x i64> zeroinitializer)
  %221 = getelementptr inbounds nuw i64, ptr %30, i64 %187
  %222 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %221, <32 x i1> %219, <32 x i64> zeroinitializer)
  br label %321

223:
  %224 = getelementptr i64, ptr %27, i64 %186
  %225 = load i64, ptr %224, align 8
  %226 = insertelement <32 x i64> poison, i64 %225, i64 0
  %227 = shufflevector <32 x i64> %226, <32 x i64> poison, <32 x i32> zeroinitializer
  %228 = getelementptr i64, ptr %30, i64 %186
  %229 = load i64, ptr %228, align 8
  %230 = insertelement <32 x i64> poison, i64 %229, i64 0
  %231 = shufflevector <32 x i64> %230, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %321

232:
  %233 = phi i32 [ 2, %206 ], [ 3, %212 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %258

234:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %156, ptr %20, align 64
  br label %246

235:
  %236 = phi i64 [ 0, %216 ], [ %242, %235 ]
  %237 = getelementptr inbounds nuw i64, ptr %20, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds nuw i64, ptr %27, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds nuw i64, ptr %21, i64 %236
  store i64 %240, ptr %241, align 8
  %242 = add nuw nsw i64 %236, 1
  %243 = icmp eq i64 %242, 32
  br i1 %243, label %244, label %235

244:
  %245 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %156, ptr %19, align 64
  br label %278

246:
  %247 = phi i32 [ %256, %246 ], [ %179, %234 ]
  %248 = call i32 @llvm.cttz.i32(i32 %247, i1 true)
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw i64, ptr %20, i64 %249
  %251 = load i64, ptr %250, align 8
  %252 = getelementptr inbounds nuw i64, ptr %27, i64 %251
  %253 = load i64, ptr %252, align 8
  %254 = getelementptr inbounds nuw i64, ptr %21, i64 %249
  store i64 %253, ptr %254, align 8
  %255 = add i32 %247, -1
  %256 = and i32 %255, %247
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %276, label %246

258:
  %259 = phi i1 [ true, %232 ], [ false, %273 ]
  %260 = phi ptr [ %22, %232 ], [ %37, %273 ]
  %261 = phi ptr [ %21, %232 ], [ %38, %273 ]
  %262 = phi ptr [ %21, %232 ], [ %39, %273 ]
  store <32 x i64> %156, ptr %22, align 256
  %263 = load i64, ptr %260, align 64
  %264 = getelementptr inbounds nuw i64, ptr %27, i64 %263
  br i1 %211, label %267, label %265

265:
  %266 = load i64, ptr %264, align 8
  br label %268

267:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %261, ptr align 8 %264, i64 128, i1 false)
  br label %273

268:
  %269 = phi i64 [ 0, %265 ], [ %271, %268 ]
  %270 = getelementptr inbounds nuw i64, ptr %262, i64 %269
  store i64 %266, ptr %270, align 8
  %271 = add nuw nsw i64 %269, 1
  %272 = icmp eq i64 %271, 16
  br i1 %272, label %273, label %268

273:
  br i1 %259, label %258, label %274

274:
  %275 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %301

276:
  %277 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %156, ptr %19, align 64
  br label %287

278:
  %279 = phi i64 [ 0, %244 ], [ %285, %278 ]
  %280 = getelementptr inbounds nuw i64, ptr %19, i64 %279
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds nuw i64, ptr %30, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds nuw i64, ptr %23, i64 %279
  store i64 %283, ptr %284, align 8
  %285 = add nuw nsw i64 %279, 1
  %286 = icmp eq i64 %285, 32
  br i1 %286, label %299, label %278

287:
  %288 = phi i32 [ %297, %287 ], [ %179, %276 ]
  %289 = call i32 @llvm.cttz.i32(i32 %288, i1 true)
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds nuw i64, ptr %19, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds nuw i64, ptr %30, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds nuw i64, ptr %23, i64 %290
  store i64 %294, ptr %295, align 8
  %296 = add i32 %288, -1
  %297 = and i32 %296, %288
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %287

299:
  %300 = phi <32 x i64> [ %245, %278 ], [ %277, %287 ]
  br label %317

301:
  %302 = phi i1 [ true, %274 ], [ false, %316 ]
  %303 = phi ptr [ %24, %274 ], [ %34, %316 ]
  %304 = phi ptr [ %23, %274 ], [ %35, %316 ]
  %305 = phi ptr [ %23, %274 ], [ %36, %316 ]
  store <32 x i64> %156, ptr %24, align 256
  %306 = load i64, ptr %303, align 64
  %307 = getelementptr inbounds nuw i64, ptr %30, i64 %306
  br i1 %211, label %310, label %308

308:
  %309 = load i64, ptr %307, align 8
  br label %311

310:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %304, ptr align 8 %307, i64 128, i1 false)
  br label %316

311:
  %312 = phi i64 [ 0, %308 ], [ %314, %311 ]
  %313 = getelementptr inbounds nuw i64, ptr %305, i64 %312
  store i64 %309, ptr %313, align 8
  %314 = add nuw nsw i64 %312, 1
  %315 = icmp eq i64 %314, 16
  br i1 %315, label %316, label %311

316:
  br i1 %302, label %301, label %317

317:
  %318 = phi i32 [ 4, %299 ], [ %233, %316 ]
  %319 = phi <32 x i64> [ %300, %299 ], [ %275, %316 ]
  %320 = load <32 x i64>, ptr %23, align 64
  br label %321

321:
  %322 = phi <32 x i64> [ %220, %217 ], [ %227, %223 ], [ %319, %317 ]
  %323 = phi i32 [ 0, %217 ], [ 1, %223 ], [ %318, %317 ]
  %324 = phi <32 x i64> [ %222, %217 ], [ %231, %223 ], [ %320, %317 ]
  %325 = or <32 x i64> %122, %182
  %326 = icmp ult <32 x i64> %322, %125
  %327 = sub <32 x i64> %322, %127
  %328 = icmp ult <32 x i64> %327, %129
  %329 = or <32 x i1> %326, %328
  %330 = icmp ult <32 x i64> %322, %140
  %331 = icmp ult <32 x i64> %324, %125
  %332 = sub <32 x i64> %324, %127
  %333 = icmp ult <32 x i64> %332, %129
  %334 = or <32 x i1> %331, %333
  %335 = xor <32 x i1> %329, splat (i1 true)
  %336 = xor <32 x i1> %334, splat (i1 true)
  %337 = select <32 x i1> %336, <32 x i1> splat (i1 true), <32 x i1> %330
  %338 = select <32 x i1> %337, <32 x i1> splat (i1 true), <32 x i1> %335
  %339 = bitcast <32 x i1> %338 to i32
  %340 = and i32 %179, %339
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %399, label %342

342:
  %343 = bitcast <32 x i1> %330 to i32
  %344 = and i32 %179, %343
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %347, label %346

346:
  call void @suspect(ptr %0)
  br label %347

347:
  %348 = icmp ult <32 x i64> %327, %131
  %349 = xor <32 x i64> %322, %120
  %350 = and <32 x i64> %349, splat (i64 132064)
  %351 = icmp eq <32 x i64> %350, zeroinitializer
  %352 = select <32 x i1> %348, <32 x i1> %351, <32 x i1> zeroinitializer
  %353 = or <32 x i1> %329, %352
  %354 = xor <32 x i64> %322, %182
  %355 = and <32 x i64> %354, splat (i64 -4398046248961)
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %356, <32 x i1> splat (i1 true), <32 x i1> %353
  %358 = xor <32 x i1> %357, splat (i1 true)
  %359 = bitcast <32 x i1> %358 to i32
  %360 = and i32 %179, %359
  %361 = icmp eq i32 %360, 0
  %362 = select i1 %361, i1 true, i1 %80
  br i1 %362, label %369, label %363

363:
  %364 = load ptr, ptr %132, align 8
  %365 = load i64, ptr %28, align 8
  %366 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %360, <32 x i64> %322, <32 x i64> %156, ptr %364, i64 %365)
  %367 = xor i32 %366, -1
  %368 = and i32 %360, %367
  br label %369

369:
  %370 = phi i32 [ %368, %363 ], [ %360, %347 ]
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %373, label %372

372:
  call void @suspect(ptr %0)
  br label %373

373:
  %374 = icmp ult <32 x i64> %332, %131
  %375 = xor <32 x i64> %324, %120
  %376 = and <32 x i64> %375, splat (i64 132064)
  %377 = icmp eq <32 x i64> %376, zeroinitializer
  %378 = select <32 x i1> %374, <32 x i1> %377, <32 x i1> zeroinitializer
  %379 = or <32 x i1> %334, %378
  %380 = xor <32 x i64> %324, %182
  %381 = and <32 x i64> %380, splat (i64 -4398046248961)
  %382 = icmp eq <32 x i64> %381, zeroinitializer
  %383 = select <32 x i1> %382, <32 x i1> splat (i1 true), <32 x i1> %379
  %384 = xor <32 x i1> %383, splat (i1 true)
  %385 = bitcast <32 x i1> %384 to i32
  %386 = and i32 %179, %385
  %387 = icmp eq i32 %386, 0
  %388 = select i1 %387, i1 true, i1 %80
  br i1 %388, label %395, label %389

389:
  %390 = load ptr, ptr %133, align 8
  %391 = load i64, ptr %28, align 8
  %392 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %386, <32 x i64> %324, <32 x i64> %156, ptr %390, i64 %391)
  %393 = xor i32 %392, -1
  %394 = and i32 %386, %393
  br label %395

395:
  %396 = phi i32 [ %394, %389 ], [ %386, %373 ]
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %399, label %398

398:
  call void @suspect(ptr %0)
  br label %399

399:
  %400 = select i1 %136, <32 x i64> %325, <32 x i64> %138
  %401 = icmp ne <32 x i64> %324, zeroinitializer
  %402 = bitcast <32 x i1> %401 to i32
  %403 = and i32 %179, %402
  %404 = icmp eq i32 %403, 0
  %405 = icmp eq i32 %323, 0
  br i1 %404, label %444, label %406

406:
  br i1 %405, label %407, label %410

407:
  %408 = getelementptr inbounds nuw i64, ptr %30, i64 %187
  %409 = bitcast i32 %403 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %408, <32 x i1> %409)
  br label %447

410:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %411 = icmp eq i32 %323, 1
  br i1 %411, label %412, label %419

412:
  %413 = call i32 @llvm.ctlz.i32(i32 %403, i1 true)
  %414 = xor i32 %413, 31
  %415 = zext nneg i32 %414 to i64
  %416 = getelementptr inbounds nuw i64, ptr %12, i64 %415
  %417 = load i64, ptr %416, align 8
  %418 = getelementptr i64, ptr %30, i64 %186
  store i64 %417, ptr %418, align 8
  br label %443

419:
  store <32 x i64> %156, ptr %11, align 64
  %420 = icmp eq i32 %403, -1
  br i1 %420, label %421, label %430

421:
  %422 = phi i64 [ %428, %421 ], [ 0, %419 ]
  %423 = getelementptr inbounds nuw i64, ptr %11, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds nuw i64, ptr %12, i64 %422
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds nuw i64, ptr %30, i64 %424
  store i64 %426, ptr %427, align 8
  %428 = add nuw nsw i64 %422, 1
  %429 = icmp eq i64 %428, 32
  br i1 %429, label %442, label %421

430:
  %431 = phi i32 [ %440, %430 ], [ %403, %419 ]
  %432 = call i32 @llvm.cttz.i32(i32 %431, i1 true)
  %433 = zext nneg i32 %432 to i64
  %434 = getelementptr inbounds nuw i64, ptr %11, i64 %433
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds nuw i64, ptr %12, i64 %433
  %437 = load i64, ptr %436, align 8
  %438 = getelementptr inbounds nuw i64, ptr %30, i64 %435
  store i64 %437, ptr %438, align 8
  %439 = add i32 %431, -1
  %440 = and i32 %439, %431
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %442, label %430

442:
  br label %443

443:
  br label %445

444:
  br i1 %405, label %447, label %445

445:
  %446 = icmp eq i32 %179, -1
  br i1 %446, label %450, label %475

447:
  %448 = getelementptr inbounds nuw i64, ptr %27, i64 %187
  %449 = bitcast i32 %179 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %400, ptr align 8 %448, <32 x i1> %449)
  br label %598

450:
  %451 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %452 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %453 = icmp ne <32 x i64> %156, %451
  %454 = icmp ne <32 x i64> %156, %452
  %455 = and <32 x i1> %453, %454
  %456 = bitcast <32 x i1> %455 to i32
  %457 = icmp eq i32 %456, 0
  %458 = icmp eq i32 %323, 1
  br i1 %457, label %459, label %474

459:
  store <32 x i64> %141, ptr %15, align 64
  br i1 %458, label %460, label %462

460:
  %461 = getelementptr i64, ptr %27, i64 %186
  store i64 %142, ptr %461, align 8
  br label %473

462:
  store <32 x i64> %156, ptr %8, align 64
  br label %463

463:
  %464 = phi i64 [ 0, %462 ], [ %470, %463 ]
  %465 = getelementptr inbounds nuw i64, ptr %8, i64 %464
  %466 = load i64, ptr %465, align 8
  %467 = getelementptr inbounds nuw i64, ptr %15, i64 %464
  %468 = load i64, ptr %467, align 8
  %469 = getelementptr inbounds nuw i64, ptr %27, i64 %466
  store i64 %468, ptr %469, align 8
  %470 = add nuw nsw i64 %464, 1
  %471 = icmp eq i64 %470, 32
  br i1 %471, label %472, label %463

472:
  br label %473

473:
  br label %598

474:
  store <32 x i64> %400, ptr %13, align 64
  br i1 %458, label %477, label %490

475:
  store <32 x i64> %400, ptr %13, align 64
  %476 = icmp eq i32 %323, 1
  br i1 %476, label %477, label %500

477:
  %478 = call i32 @llvm.ctlz.i32(i32 %179, i1 true)
  %479 = xor i32 %478, 31
  %480 = zext nneg i32 %479 to i64
  %481 = getelementptr inbounds nuw i64, ptr %13, i64 %480
  %482 = load i64, ptr %481, align 8
  %483 = getelementptr i64, ptr %27, i64 %186
  store i64 %482, ptr %483, align 8
  %484 = insertelement <32 x i64> poison, i64 %482, i64 0
  %485 = shufflevector <32 x i64> %484, <32 x i64> poison, <32 x i32> zeroinitializer
  %486 = icmp ne <32 x i64> %485, %400
  %487 = bitcast <32 x i1> %486 to i32
  %488 = and i32 %179, %487
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %598, label %562

490:
  store <32 x i64> %156, ptr %10, align 64
  br label %491

491:
  %492 = phi i64 [ 0, %490 ], [ %498, %491 ]
  %493 = getelementptr inbounds nuw i64, ptr %10, i64 %492
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds nuw i64, ptr %13, i64 %492
  %496 = load i64, ptr %495, align 8
  %497 = getelementptr inbounds nuw i64, ptr %27, i64 %494
  store i64 %496, ptr %497, align 8
  %498 = add nuw nsw i64 %492, 1
  %499 = icmp eq i64 %498, 32
  br i1 %499, label %513, label %491

500:
  store <32 x i64> %156, ptr %10, align 64
  br label %501

501:
  %502 = phi i32 [ %511, %501 ], [ %179, %500 ]
  %503 = call i32 @llvm.cttz.i32(i32 %502, i1 true)
  %504 = zext nneg i32 %503 to i64
  %505 = getelementptr inbounds nuw i64, ptr %10, i64 %504
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds nuw i64, ptr %13, i64 %504
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds nuw i64, ptr %27, i64 %506
  store i64 %508, ptr %509, align 8
  %510 = add i32 %502, -1
  %511 = and i32 %510, %502
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %501

513:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %514 = icmp eq i32 %323, 4
  br i1 %514, label %517, label %515

515:
  %516 = icmp eq i32 %323, 2
  br label %540

517:
  store <32 x i64> %156, ptr %16, align 64
  br i1 %446, label %518, label %527

518:
  %519 = phi i64 [ %525, %518 ], [ 0, %517 ]
  %520 = getelementptr inbounds nuw i64, ptr %16, i64 %519
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds nuw i64, ptr %27, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = getelementptr inbounds nuw i64, ptr %17, i64 %519
  store i64 %523, ptr %524, align 8
  %525 = add nuw nsw i64 %519, 1
  %526 = icmp eq i64 %525, 32
  br i1 %526, label %539, label %518

527:
  %528 = phi i32 [ %537, %527 ], [ %179, %517 ]
  %529 = call i32 @llvm.cttz.i32(i32 %528, i1 true)
  %530 = zext nneg i32 %529 to i64
  %531 = getelementptr inbounds nuw i64, ptr %16, i64 %530
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr inbounds nuw i64, ptr %27, i64 %532
  %534 = load i64, ptr %533, align 8
  %535 = getelementptr inbounds nuw i64, ptr %17, i64 %530
  store i64 %534, ptr %535, align 8
  %536 = add i32 %528, -1
  %537 = and i32 %536, %528
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %527

539:
  br label %556

540:
  %541 = phi i1 [ true, %515 ], [ false, %555 ]
  %542 = phi ptr [ %18, %515 ], [ %40, %555 ]
  %543 = phi ptr [ %17, %515 ], [ %41, %555 ]
  %544 = phi ptr [ %17, %515 ], [ %42, %555 ]
  store <32 x i64> %156, ptr %18, align 256
  %545 = load i64, ptr %542, align 64
  %546 = getelementptr inbounds nuw i64, ptr %27, i64 %545
  br i1 %516, label %549, label %547

547:
  %548 = load i64, ptr %546, align 8
  br label %550

549:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %543, ptr align 8 %546, i64 128, i1 false)
  br label %555

550:
  %551 = phi i64 [ 0, %547 ], [ %553, %550 ]
  %552 = getelementptr inbounds nuw i64, ptr %544, i64 %551
  store i64 %548, ptr %552, align 8
  %553 = add nuw nsw i64 %551, 1
  %554 = icmp eq i64 %553, 16
  br i1 %554, label %555, label %550

555:
  br i1 %541, label %540, label %556

556:
  %557 = load <32 x i64>, ptr %17, align 64
  %558 = icmp ne <32 x i64> %557, %400
  %559 = bitcast <32 x i1> %558 to i32
  %560 = and i32 %179, %559
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %598, label %563

562:
  store <32 x i64> %141, ptr %14, align 64
  br label %565

563:
  store <32 x i64> %141, ptr %14, align 64
  %564 = icmp eq i32 %323, 1
  br i1 %564, label %565, label %573

565:
  %566 = phi i32 [ %488, %562 ], [ %560, %563 ]
  %567 = call i32 @llvm.ctlz.i32(i32 %566, i1 true)
  %568 = xor i32 %567, 31
  %569 = zext nneg i32 %568 to i64
  %570 = getelementptr inbounds nuw i64, ptr %14, i64 %569
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr i64, ptr %27, i64 %186
  store i64 %571, ptr %572, align 8
  br label %597

573:
  store <32 x i64> %156, ptr %9, align 64
  %574 = icmp eq i32 %560, -1
  br i1 %574, label %575, label %584

575:
  %576 = phi i64 [ %582, %575 ], [ 0, %573 ]
  %577 = getelementptr inbounds nuw i64, ptr %9, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds nuw i64, ptr %14, i64 %576
  %580 = load i64, ptr %579, align 8
  %581 = getelementptr inbounds nuw i64, ptr %27, i64 %578
  store i64 %580, ptr %581, align 8
  %582 = add nuw nsw i64 %576, 1
  %583 = icmp eq i64 %582, 32
  br i1 %583, label %596, label %575

584:
  %585 = phi i32 [ %594, %584 ], [ %560, %573 ]
  %586 = call i32 @llvm.cttz.i32(i32 %585, i1 true)
  %587 = zext nneg i32 %586 to i64
  %588 = getelementptr inbounds nuw i64, ptr %9, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = getelementptr inbounds nuw i64, ptr %14, i64 %587
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i64, ptr %27, i64 %589
  store i64 %591, ptr %592, align 8
  %593 = add i32 %585, -1
  %594 = and i32 %593, %585
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %596, label %584

596:
  br label %597

597:
  br label %598

598:
  %599 = add nuw nsw i64 %144, 1
  %600 = icmp eq i64 %599, %92
  br i1 %600, label %601, label %143

601:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %1, i32 %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, -1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %6, %8
  %10 = mul i64 %8, %5
  %11 = load i64, ptr %1, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %13 = load i64, ptr %12, align 8
  %14 = sub i64 %13, %9
  %15 = call i64 @llvm.umax.i64(i64 %11, i64 %14)
  store i64 %15, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = call i64 @llvm.umax.i64(i64 %17, i64 %10)
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %20 = load i64, ptr %19, align 8
  %21 = sub i64 %10, %20
  %22 = icmp ult i64 %9, %21
  br i1 %22, label %23, label %28

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = insertelement <8 x i32> poison, i32 %2, i64 0
  %26 = shufflevector <8 x i32> %25, <8 x i32> poison, <8 x i32> zeroinitializer
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %29

28:
  ret void

29:
  %30 = phi i64 [ %9, %23 ], [ %45, %29 ]
  %31 = sub i64 %30, %9
  %32 = trunc i64 %31 to i32
  %33 = insertelement <8 x i32> poison, i32 %32, i64 0
  %34 = shufflevector <8 x i32> %33, <8 x i32> poison, <8 x i32> zeroinitializer
  %35 = add <8 x i32> %34, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %36 = load i64, ptr %24, align 8
  %37 = trunc i64 %36 to i32
  %38 = insertelement <8 x i32> poison, i32 %37, i64 0
  %39 = shufflevector <8 x i32> %38, <8 x i32> poison, <8 x i32> zeroinitializer
  %40 = icmp ult <8 x i32> %35, %39
  %41 = getelementptr inbounds nuw i32, ptr %27, i64 %30
  %42 = load <8 x i32>, ptr %41, align 4
  %43 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %26, <8 x i32> %42)
  %44 = select <8 x i1> %40, <8 x i32> %43, <8 x i32> splat (i32 -1)
  store <8 x i32> %44, ptr %41, align 4
  %45 = add i64 %30, 8
  %46 = load i64, ptr %19, align 8
  %47 = sub i64 %10, %46
  %48 = icmp ult i64 %45, %47
  br i1 %48, label %29, label %28
}

declare i32 @llvm.ctpop.i32(i32)

declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, <32 x i1>, <32 x i32>)

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)

declare i32 @llvm.umax.i32(i32, i32)

declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

declare i32 @llvm.umin.i32(i32, i32)
