; Made of screening.cpp and held.cpp and clocks.cpp and sources.cpp and proxies.cpp and products.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%"struct.(anonymous namespace)::access" = type { ptr, ptr, i32, i32, i64, i8, ptr }
%struct.shadow = type { i64, ptr, i64, i64, i64, i64, ptr, ptr }
%struct.Lanes.37 = type { [32 x i32] }
%struct.held_read = type { ptr, i32, i32, [32 x i16] }
%struct.slot = type { i64, ptr }
%"struct.(anonymous namespace)::release" = type { ptr, ptr, ptr, i64, i64, i64, i32, i32, i32, i32, i8, i8 }

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
  br i1 %8, label %130, label %9

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
  br label %130

20:
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %130, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1736
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %45, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  %30 = add i32 %28, -1
  %31 = shl nuw i32 1, %30
  %32 = select i1 %29, i32 %2, i32 %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %34 = load i32, ptr %33, align 4
  %35 = xor i32 %34, -1
  %36 = and i32 %32, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %45, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %40, %42
  br i1 %43, label %45, label %44

44:
  call void @_ZN12_GLOBAL__N_111check_startEP7contextjDv32_y(ptr %0, i32 %2, <32 x i64> %3)
  br label %45

45:
  %46 = and i32 %14, 6
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %69

48:
  %49 = extractelement <32 x i64> %3, i64 0
  %50 = lshr i64 %49, 40
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %54, label %69

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw %struct.shadow, ptr %56, i64 %50
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 1
  br i1 %60, label %61, label %69

61:
  %62 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %63 = xor <32 x i64> %62, %3
  %64 = icmp ult <32 x i64> %63, splat (i64 1099511627776)
  %65 = bitcast <32 x i1> %64 to i32
  %66 = xor i32 %2, -1
  %67 = or i32 %65, %66
  %68 = icmp eq i32 %67, -1
  br i1 %68, label %130, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  %73 = add i32 %71, -1
  %74 = shl nuw i32 1, %73
  %75 = select i1 %72, i32 %2, i32 %74
  %76 = and i32 %14, 2
  %77 = icmp eq i32 %76, 0
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %79 = load i32, ptr %78, align 16
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %79, %81
  br i1 %82, label %83, label %87

83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %85 = load i32, ptr %84, align 8
  %86 = or i32 %85, %75
  br label %91

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %89, align 8
  %90 = load i32, ptr %80, align 8
  br label %91

91:
  %92 = phi i32 [ %86, %83 ], [ %75, %87 ]
  %93 = phi i32 [ %79, %83 ], [ %90, %87 ]
  store i32 %93, ptr %78, align 16
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 %92, ptr %94, align 8
  br i1 %77, label %99, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %97 = load i32, ptr %96, align 4
  %98 = or i32 %97, %75
  store i32 %98, ptr %96, align 4
  br label %99

99:
  store <32 x i64> %3, ptr %6, align 64
  %100 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i64, ptr %6, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %105 = load i64, ptr %104, align 8
  %106 = icmp ne i64 %105, 0
  %107 = xor i64 %105, %103
  %108 = icmp ult i64 %107, 1099511627776
  %109 = and i1 %106, %108
  br i1 %109, label %110, label %112

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 1, ptr %111, align 8
  br label %112

112:
  %113 = insertelement <32 x i64> poison, i64 %103, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = icmp eq <32 x i64> %3, %114
  %116 = bitcast <32 x i1> %115 to i32
  %117 = xor i32 %2, -1
  %118 = or i32 %116, %117
  %119 = icmp eq i32 %118, -1
  %120 = zext i1 %119 to i8
  store ptr %0, ptr %7, align 8
  %121 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %14, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %16, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %103, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i8 %120, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %0, ptr %126, align 8
  br i1 %119, label %127, label %128

127:
  call void @_ZN12_GLOBAL__N_115record_togetherERKNS_6accessEj(ptr align 8 %7, i32 %2)
  br label %129

128:
  call void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %7, i32 %2, <32 x i64> %3)
  br label %129

129:
  br label %130

130:
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
  %15 = trunc nuw i32 %9 to i16
  switch i16 %15, label %158 [
    i16 8, label %16
    i16 7, label %59
    i16 6, label %61
    i16 3, label %65
  ]

16:
  %17 = lshr i64 %14, 40
  %18 = and i32 %4, 2048
  %19 = icmp eq i32 %18, 0
  %20 = icmp ult i64 %14, 21990232555520
  %21 = or i1 %19, %20
  br i1 %21, label %341, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %17, %24
  br i1 %25, label %26, label %341

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw %struct.shadow, ptr %28, i64 %17
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %14, %30
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %33 = load i64, ptr %32, align 8
  %34 = lshr i64 %31, %33
  %35 = trunc i64 %33 to i32
  %36 = lshr i32 128, %35
  %37 = zext nneg i32 %36 to i64
  %38 = add i64 %34, %37
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = call i64 @llvm.umin.i64(i64 %38, i64 %40)
  %42 = icmp ult i64 %34, %41
  br i1 %42, label %43, label %341

43:
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 8
  br label %45

45:
  %46 = phi i64 [ %40, %43 ], [ %55, %54 ]
  %47 = phi i64 [ %34, %43 ], [ %56, %54 ]
  %48 = load ptr, ptr %44, align 8
  %49 = getelementptr inbounds nuw i64, ptr %48, i64 %47
  %50 = load i64, ptr %49, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %54, label %52

52:
  call void @suspect(ptr %0)
  %53 = load i64, ptr %39, align 8
  br label %54

54:
  %55 = phi i64 [ %53, %52 ], [ %46, %45 ]
  %56 = add nuw i64 %47, 1
  %57 = call i64 @llvm.umin.i64(i64 %38, i64 %55)
  %58 = icmp ult i64 %56, %57
  br i1 %58, label %45, label %341

59:
  %60 = trunc i64 %14 to i32
  call void @order_products(ptr %0, ptr %1, i32 %60, i32 %4)
  br label %341

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %63 = load i32, ptr %62, align 4
  %64 = or i32 %63, %2
  store i32 %64, ptr %62, align 4
  br label %341

65:
  %66 = and i32 %4, 128
  %67 = icmp ne i32 %66, 0
  %68 = icmp eq i32 %2, 3
  %69 = and i1 %68, %67
  br i1 %69, label %70, label %129

70:
  %71 = call i32 @tick(ptr %0)
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 808
  store i32 %71, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %74 = load i64, ptr %73, align 8
  %75 = icmp ugt i64 %74, 1
  br i1 %75, label %82, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %78, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %81, align 8
  br label %129

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 0, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %87 = load ptr, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 80
  %89 = load i64, ptr %88, align 8
  %90 = shl i64 %89, 1
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %129, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %87, i64 72
  br label %94

94:
  %95 = phi i64 [ %90, %92 ], [ %127, %94 ]
  %96 = phi i64 [ %89, %92 ], [ %126, %94 ]
  %97 = phi i64 [ 0, %92 ], [ %125, %94 ]
  %98 = sub nuw i64 %95, %97
  %99 = icmp ult i64 %98, 32
  %100 = trunc i64 %98 to i32
  %101 = shl nsw i32 -1, %100
  %102 = xor i32 %101, -1
  %103 = select i1 %99, i32 %102, i32 -1
  %104 = load ptr, ptr %93, align 8
  %105 = getelementptr inbounds nuw i64, ptr %104, i64 %97
  %106 = bitcast i32 %103 to <32 x i1>
  %107 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %105, <32 x i1> %106, <32 x i64> zeroinitializer)
  %108 = insertelement <32 x i64> poison, i64 %97, i64 0
  %109 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = or disjoint <32 x i64> %109, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %111 = icmp ne <32 x i64> %107, zeroinitializer
  %112 = insertelement <32 x i64> poison, i64 %96, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = icmp ult <32 x i64> %110, %113
  %115 = and <32 x i1> %114, %111
  %116 = zext <32 x i1> %115 to <32 x i64>
  %117 = and <32 x i64> %107, splat (i64 4398045986816)
  %118 = load i32, ptr %72, align 8
  %119 = zext i32 %118 to i64
  %120 = shl nuw nsw i64 %119, 19
  %121 = insertelement <32 x i64> poison, i64 %120, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = icmp samesign ult <32 x i64> %117, %122
  %124 = select <32 x i1> %123, <32 x i64> %116, <32 x i64> %107
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %124, ptr align 8 %105, <32 x i1> %106)
  %125 = add i64 %97, 32
  %126 = load i64, ptr %88, align 8
  %127 = shl i64 %126, 1
  %128 = icmp ult i64 %125, %127
  br i1 %128, label %94, label %129

129:
  %130 = and i32 %4, 256
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %134, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 1, ptr %133, align 4
  br label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %341, label %138

138:
  br i1 %67, label %139, label %141

139:
  %140 = add i64 %14, 1
  call void @clock_begin_phase(ptr %0, i64 %140)
  br label %141

141:
  %142 = and i32 %4, 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %145, label %144

144:
  call void @clock_learn(ptr %0, ptr %1, i32 %2)
  br label %145

145:
  %146 = and i32 %4, 32
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %152, label %148

148:
  %149 = lshr i32 %4, 21
  %150 = and i32 %149, 128
  %151 = xor i32 %150, 128
  call void @clock_arrive(ptr %0, ptr %1, i32 %2, i64 %14, i32 %151)
  br label %152

152:
  br i1 %131, label %154, label %153

153:
  call void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %14)
  br label %154

154:
  %155 = and i32 %4, 512
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %341, label %157

157:
  call void @clock_exit(ptr %0, ptr %1, i32 %2)
  br label %341

158:
  %159 = and i64 %14, 15
  %160 = select i1 %10, i64 %159, i64 %14
  %161 = and i32 %4, 1024
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %164, label %163

163:
  call void @suspect(ptr %0)
  br label %164

164:
  %165 = and i32 %4, 1
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %221, label %167

167:
  %168 = and i32 %4, 2
  %169 = icmp eq i32 %168, 0
  %170 = bitcast i32 %2 to <32 x i1>
  %171 = trunc <32 x i64> %3 to <32 x i32>
  %172 = select <32 x i1> %170, <32 x i32> %171, <32 x i32> zeroinitializer
  %173 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %172)
  %174 = and <32 x i32> %171, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768, i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608, i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>
  %175 = icmp eq <32 x i32> %174, zeroinitializer
  %176 = insertelement <32 x i32> poison, i32 %173, i64 0
  %177 = shufflevector <32 x i32> %176, <32 x i32> poison, <32 x i32> zeroinitializer
  %178 = icmp ne <32 x i32> %177, %171
  %179 = and <32 x i32> %177, %171
  %180 = icmp ne <32 x i32> %179, zeroinitializer
  %181 = and <32 x i1> %178, %180
  %182 = or <32 x i1> %175, %181
  br i1 %169, label %183, label %193

183:
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %185 = load i32, ptr %184, align 4
  %186 = xor i32 %2, -1
  %187 = and i32 %185, %186
  %188 = insertelement <32 x i32> poison, i32 %187, i64 0
  %189 = shufflevector <32 x i32> %188, <32 x i32> poison, <32 x i32> zeroinitializer
  %190 = and <32 x i32> %189, %171
  %191 = icmp ne <32 x i32> %190, zeroinitializer
  %192 = or <32 x i1> %182, %191
  br label %193

193:
  %194 = phi <32 x i1> [ %192, %183 ], [ %182, %167 ]
  %195 = bitcast <32 x i1> %194 to i32
  %196 = and i32 %2, %195
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %199, label %198

198:
  call void @suspect(ptr %0)
  br label %199

199:
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %201 = load i32, ptr %200, align 4
  %202 = and i32 %173, %2
  %203 = xor i32 %202, -1
  %204 = and i32 %201, %203
  %205 = icmp eq i32 %204, 0
  %206 = icmp ne i32 %168, 0
  %207 = and i1 %206, %205
  br i1 %207, label %208, label %221

208:
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, 0
  br i1 %211, label %213, label %212

212:
  call void @screen_held(ptr %0)
  br label %213

213:
  call void @clock_gather(ptr %0, ptr %1, i1 zeroext false)
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %215 = load i32, ptr %214, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %218, label %217

217:
  store i32 -1, ptr %214, align 4
  br label %218

218:
  %219 = call i32 @tick(ptr %0)
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  store i32 %219, ptr %220, align 16
  br label %221

221:
  %222 = and i32 %4, 16
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %225, label %224

224:
  call void @fence_proxy(ptr %0, ptr %1, i32 %2)
  br label %225

225:
  %226 = and i32 %4, 64
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %237, label %228

228:
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %230 = and i64 %160, 4294967295
  %231 = getelementptr inbounds nuw i32, ptr %229, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %232, 0
  %234 = icmp eq i32 %232, %5
  %235 = or i1 %233, %234
  %236 = select i1 %235, i32 %5, i32 -1
  store i32 %236, ptr %231, align 4
  br label %237

237:
  %238 = and i32 %4, 128
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %304, label %240

240:
  %241 = trunc i64 %160 to i32
  %242 = icmp eq i32 %2, 3
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %244 = and i64 %160, 4294967295
  %245 = getelementptr inbounds nuw i32, ptr %243, i64 %244
  %246 = load i32, ptr %245, align 4
  store i32 0, ptr %245, align 4
  br i1 %242, label %247, label %299

247:
  %248 = icmp eq i32 %246, -1
  br i1 %248, label %261, label %249

249:
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %251 = load i32, ptr %250, align 8
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %253 = load i32, ptr %252, align 4
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %255 = load i32, ptr %254, align 8
  %256 = mul i32 %255, %253
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 484
  %258 = load i32, ptr %257, align 4
  %259 = mul i32 %256, %258
  %260 = icmp eq i32 %251, %259
  br i1 %260, label %262, label %261

261:
  call void @suspect(ptr %0)
  br label %262

262:
  %263 = call i32 @tick(ptr %0)
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 808
  store i32 %263, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %266 = load i64, ptr %265, align 8
  %267 = icmp ugt i64 %266, 1
  br i1 %267, label %271, label %268

268:
  %269 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %270 = load i64, ptr %269, align 8
  br label %271

271:
  %272 = phi i64 [ %270, %268 ], [ 0, %262 ]
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %272, ptr %273, align 8
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %274, align 8
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %277 = load i64, ptr %276, align 8
  %278 = icmp eq i64 %277, 0
  br i1 %278, label %298, label %279

279:
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  br label %286

286:
  %287 = phi i64 [ 0, %279 ], [ %296, %295 ]
  %288 = mul i64 %283, %287
  %289 = getelementptr inbounds nuw i8, ptr %281, i64 %288
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 1756
  %291 = load i32, ptr %290, align 4
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %295, label %293

293:
  %294 = load i64, ptr %284, align 8
  store i64 %294, ptr %285, align 8
  br label %295

295:
  %296 = add nuw i64 %287, 1
  %297 = icmp eq i64 %296, %277
  br i1 %297, label %298, label %286

298:
  call void @clock_share(ptr %0)
  call void @share_stores(ptr %0)
  br label %304

299:
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %301 = load i64, ptr %300, align 8
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %304, label %303

303:
  call void @clock_open(ptr %0, i32 %241)
  br label %304

304:
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %306 = load i64, ptr %305, align 8
  %307 = icmp eq i64 %306, 0
  br i1 %307, label %341, label %308

308:
  br i1 %10, label %309, label %314

309:
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %311 = getelementptr inbounds nuw i32, ptr %310, i64 %159
  %312 = load i32, ptr %311, align 4
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %341, label %314

314:
  %315 = and i32 %4, 296
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %322, label %317

317:
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %319 = load i64, ptr %318, align 8
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %322, label %321

321:
  call void @screen_held(ptr %0)
  br label %322

322:
  %323 = add nuw nsw i64 %159, 1
  %324 = add i64 %14, 17
  %325 = select i1 %10, i64 %323, i64 %324
  %326 = and i32 %4, 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %329, label %328

328:
  call void @clock_learn(ptr %0, ptr %1, i32 %2)
  br label %329

329:
  %330 = and i32 %4, 8
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %333, label %332

332:
  call void @clock_fence(ptr %0, ptr %1, i32 %2)
  br label %333

333:
  %334 = and i32 %4, 32
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %337, label %336

336:
  call void @clock_release_at(ptr %0, ptr %1, i32 %2, i64 %325, i32 128)
  br label %337

337:
  %338 = and i32 %4, 256
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %341, label %340

340:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %325, i32 512)
  br label %341

341:
  ret void
}

define internal void @_ZN12_GLOBAL__N_111check_startEP7contextjDv32_y(ptr %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  store <32 x i64> %2, ptr %4, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %7

7:
  %8 = phi i32 [ %1, %3 ], [ %25, %23 ]
  %9 = call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %4, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = lshr i64 %12, 40
  %14 = load i64, ptr %5, align 8
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %16, label %23

16:
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds nuw %struct.shadow, ptr %17, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %23, label %22

22:
  call void @suspect(ptr %0)
  br label %23

23:
  %24 = add i32 %8, -1
  %25 = and i32 %24, %8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %7

27:
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
  br i1 %11, label %12, label %293

12:
  %13 = add nsw i64 %5, -4
  %14 = icmp ult i64 %13, 16
  br i1 %14, label %15, label %16

15:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %5, i32 %1, <32 x i64> %7)
  br label %293

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
    i64 0, label %293
    i64 1, label %25
  ]

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = and i32 %27, 2
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %293, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %32 = load ptr, ptr %31, align 8
  call void %32(ptr %8)
  %33 = load i64, ptr %22, align 8
  %34 = icmp eq i64 %33, 1
  br i1 %34, label %35, label %110

35:
  %36 = load ptr, ptr %0, align 8
  call void @suspect(ptr %36)
  br label %293

37:
  br i1 %24, label %38, label %110

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
  br i1 %58, label %110, label %59

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
  %69 = load ptr, ptr %17, align 8
  br label %70

70:
  %71 = phi ptr [ %69, %66 ], [ %60, %59 ]
  %72 = load ptr, ptr %0, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %74 = load ptr, ptr %73, align 8
  call void @check_products(ptr %72, ptr %71, ptr %74, i32 %1, <32 x i64> %7)
  %75 = load i32, ptr %55, align 8
  %76 = and i32 %75, 49
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %78, label %95

78:
  %79 = load ptr, ptr %0, align 8
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 816
  %81 = load i64, ptr %80, align 8
  %82 = icmp eq i64 %81, 0
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 1176
  %84 = load i64, ptr %83, align 8
  %85 = icmp ne i64 %84, 0
  %86 = select i1 %85, i1 %82, i1 false
  br i1 %86, label %87, label %95

87:
  %88 = load ptr, ptr %17, align 8
  %89 = icmp eq ptr %88, %79
  br i1 %89, label %90, label %94

90:
  %91 = load ptr, ptr %73, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %93 = load i32, ptr %92, align 4
  call void @note_store(ptr %79, ptr %91, i32 %1, <32 x i64> %7, i32 %93)
  br label %95

94:
  call void @suspect(ptr %79)
  br label %95

95:
  %96 = load ptr, ptr %0, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 1176
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %110, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 816
  %102 = load i64, ptr %101, align 8
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %110, label %104

104:
  %105 = load ptr, ptr %17, align 8
  %106 = icmp eq ptr %105, %96
  br i1 %106, label %110, label %107

107:
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %109 = load i32, ptr %108, align 4
  call void @copy_to_peer(ptr %96, ptr %105, i32 %1, <32 x i64> %7, i32 %109)
  br label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %112 = load i32, ptr %111, align 8
  %113 = and i32 %112, 16
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %135, label %115

115:
  %116 = load i64, ptr %22, align 8
  %117 = add i64 %116, -3
  %118 = icmp ult i64 %117, 2
  %119 = and i32 %112, 1
  %120 = icmp ne i32 %119, 0
  %121 = and i1 %120, %118
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %123 = load i8, ptr %122, align 8
  %124 = trunc nuw i8 %123 to i1
  %125 = load ptr, ptr %0, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %127 = load ptr, ptr %126, align 8
  br i1 %124, label %128, label %132

128:
  %129 = load i64, ptr %3, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %131 = load i32, ptr %130, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %125, ptr %127, i32 %1, i64 %129, ptr %21, i32 %131, i1 zeroext %121)
  br label %293

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %134 = load i32, ptr %133, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %125, ptr %127, i32 %1, <32 x i64> %7, ptr %21, i32 %134, i1 zeroext %121)
  br label %293

135:
  %136 = and i32 %112, 32
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %158, label %138

138:
  %139 = load i64, ptr %22, align 8
  %140 = add i64 %139, -3
  %141 = icmp ult i64 %140, 2
  %142 = and i32 %112, 1
  %143 = icmp ne i32 %142, 0
  %144 = and i1 %143, %141
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %146 = load i8, ptr %145, align 8
  %147 = trunc nuw i8 %146 to i1
  %148 = load ptr, ptr %0, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %150 = load ptr, ptr %149, align 8
  br i1 %147, label %151, label %155

151:
  %152 = load i64, ptr %3, align 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %154 = load i32, ptr %153, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %148, ptr %150, i32 %1, i64 %152, ptr %21, i32 %154, i1 zeroext %144)
  br label %293

155:
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %157 = load i32, ptr %156, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %148, ptr %150, i32 %1, <32 x i64> %7, ptr %21, i32 %157, i1 zeroext %144)
  br label %293

158:
  br i1 %24, label %159, label %164

159:
  %160 = load ptr, ptr %0, align 8
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 544
  %162 = load i64, ptr %161, align 8
  %163 = icmp ult i64 %162, 2
  br label %164

164:
  %165 = phi i1 [ false, %158 ], [ %163, %159 ]
  %166 = and i32 %112, 4
  %167 = icmp eq i32 %166, 0
  %168 = or i1 %167, %165
  br i1 %168, label %172, label %169

169:
  %170 = and i32 %112, 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %173, label %228

172:
  br i1 %167, label %228, label %173

173:
  %174 = and i32 %112, 2
  %175 = icmp eq i32 %174, 0
  %176 = and i32 %112, 536870912
  %177 = icmp eq i32 %176, 0
  br i1 %175, label %207, label %178

178:
  %179 = load i64, ptr %22, align 8
  %180 = add i64 %179, -3
  %181 = icmp ult i64 %180, 2
  %182 = and i32 %112, 1
  %183 = icmp ne i32 %182, 0
  %184 = and i1 %183, %181
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %186 = load i8, ptr %185, align 8
  %187 = trunc nuw i8 %186 to i1
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %190 = load ptr, ptr %189, align 8
  br i1 %177, label %199, label %191

191:
  br i1 %187, label %192, label %196

192:
  %193 = load i64, ptr %3, align 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %195 = load i32, ptr %194, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %188, ptr %190, i32 %1, i64 %193, ptr %21, i32 %195, i1 zeroext %184)
  br label %293

196:
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %198 = load i32, ptr %197, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %188, ptr %190, i32 %1, <32 x i64> %7, ptr %21, i32 %198, i1 zeroext %184)
  br label %293

199:
  br i1 %187, label %200, label %204

200:
  %201 = load i64, ptr %3, align 8
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %203 = load i32, ptr %202, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %188, ptr %190, i32 %1, i64 %201, ptr %21, i32 %203, i1 zeroext %184)
  br label %293

204:
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %206 = load i32, ptr %205, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %188, ptr %190, i32 %1, <32 x i64> %7, ptr %21, i32 %206, i1 zeroext %184)
  br label %293

207:
  br i1 %177, label %208, label %228

208:
  %209 = load i64, ptr %22, align 8
  %210 = add i64 %209, -3
  %211 = icmp ult i64 %210, 2
  %212 = and i32 %112, 1
  %213 = icmp ne i32 %212, 0
  %214 = and i1 %213, %211
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %216 = load i8, ptr %215, align 8
  %217 = trunc nuw i8 %216 to i1
  %218 = load ptr, ptr %0, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %220 = load ptr, ptr %219, align 8
  br i1 %217, label %221, label %225

221:
  %222 = load i64, ptr %3, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %224 = load i32, ptr %223, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %218, ptr %220, i32 %1, i64 %222, ptr %21, i32 %224, i1 zeroext %214)
  br label %293

225:
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %227 = load i32, ptr %226, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %218, ptr %220, i32 %1, <32 x i64> %7, ptr %21, i32 %227, i1 zeroext %214)
  br label %293

228:
  %229 = and i32 %112, 2
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %251

231:
  %232 = load i64, ptr %22, align 8
  %233 = add i64 %232, -3
  %234 = icmp ult i64 %233, 2
  %235 = and i32 %112, 1
  %236 = icmp ne i32 %235, 0
  %237 = and i1 %236, %234
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %239 = load i8, ptr %238, align 8
  %240 = trunc nuw i8 %239 to i1
  %241 = load ptr, ptr %0, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %243 = load ptr, ptr %242, align 8
  br i1 %240, label %244, label %248

244:
  %245 = load i64, ptr %3, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %247 = load i32, ptr %246, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %241, ptr %243, i32 %1, i64 %245, ptr %21, i32 %247, i1 zeroext %237)
  br label %293

248:
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %250 = load i32, ptr %249, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %241, ptr %243, i32 %1, <32 x i64> %7, ptr %21, i32 %250, i1 zeroext %237)
  br label %293

251:
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %253 = load i8, ptr %252, align 8
  %254 = trunc nuw i8 %253 to i1
  br i1 %254, label %255, label %262

255:
  %256 = load i64, ptr %22, align 8
  %257 = add i64 %256, -3
  %258 = icmp ult i64 %257, 2
  %259 = and i32 %112, 1
  %260 = icmp ne i32 %259, 0
  %261 = and i1 %258, %260
  br label %279

262:
  %263 = load ptr, ptr %0, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %267 = load i32, ptr %266, align 4
  %268 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %263, ptr %265, i32 %1, <32 x i64> %7, ptr %21, i32 %267)
  br i1 %268, label %293, label %269

269:
  %270 = load i32, ptr %111, align 8
  %271 = load i8, ptr %252, align 8
  %272 = trunc nuw i8 %271 to i1
  %273 = load i64, ptr %22, align 8
  %274 = add i64 %273, -3
  %275 = icmp ult i64 %274, 2
  %276 = and i32 %270, 1
  %277 = icmp ne i32 %276, 0
  %278 = select i1 %275, i1 %277, i1 false
  br i1 %272, label %279, label %287

279:
  %280 = phi i1 [ %261, %255 ], [ %278, %269 ]
  %281 = load ptr, ptr %0, align 8
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %283 = load ptr, ptr %282, align 8
  %284 = load i64, ptr %3, align 8
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %286 = load i32, ptr %285, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %281, ptr %283, i32 %1, i64 %284, ptr %21, i32 %286, i1 zeroext %280)
  br label %293

287:
  %288 = load ptr, ptr %0, align 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %290 = load ptr, ptr %289, align 8
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %292 = load i32, ptr %291, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %288, ptr %290, i32 %1, <32 x i64> %7, ptr %21, i32 %292, i1 zeroext %278)
  br label %293

293:
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %295 = load i32, ptr %294, align 8
  %296 = and i32 %295, 260
  %297 = icmp eq i32 %296, 260
  br i1 %297, label %298, label %324

298:
  %299 = load ptr, ptr %0, align 8
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 1800
  %301 = load i64, ptr %300, align 8
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %324, label %303

303:
  %304 = getelementptr inbounds nuw i8, ptr %299, i64 544
  %305 = load i64, ptr %304, align 8
  %306 = icmp ugt i64 %305, 1
  br i1 %306, label %319, label %307

307:
  %308 = getelementptr inbounds nuw i8, ptr %299, i64 1848
  %309 = load ptr, ptr %308, align 8
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 24
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %313, label %319

313:
  %314 = getelementptr inbounds nuw i8, ptr %299, i64 1840
  %315 = load ptr, ptr %314, align 8
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 24
  %317 = load i64, ptr %316, align 8
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %324, label %319

319:
  %320 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %321 = load ptr, ptr %320, align 8
  %322 = load i64, ptr %3, align 8
  call void @clock_acquire_at(ptr %299, ptr %321, i32 %1, i64 %322, i32 %295)
  %323 = load i32, ptr %294, align 8
  br label %324

324:
  %325 = phi i32 [ %295, %293 ], [ %295, %298 ], [ %323, %319 ], [ %295, %313 ]
  %326 = and i32 %325, 6
  %327 = icmp eq i32 %326, 6
  br i1 %327, label %328, label %355

328:
  %329 = load ptr, ptr %0, align 8
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 1800
  %331 = load i64, ptr %330, align 8
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %355, label %333

333:
  %334 = and i32 %325, 128
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %342

336:
  %337 = getelementptr inbounds nuw i8, ptr %329, i64 1856
  %338 = load i64, ptr %337, align 8
  %339 = getelementptr inbounds nuw i8, ptr %329, i64 408
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %338, %340
  br i1 %341, label %342, label %355

342:
  %343 = getelementptr inbounds nuw i8, ptr %329, i64 224
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %349, label %346

346:
  call void @screen_held(ptr %329)
  %347 = load ptr, ptr %0, align 8
  %348 = load i32, ptr %294, align 8
  br label %349

349:
  %350 = phi i32 [ %325, %342 ], [ %348, %346 ]
  %351 = phi ptr [ %329, %342 ], [ %347, %346 ]
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %353 = load ptr, ptr %352, align 8
  %354 = load i64, ptr %3, align 8
  call void @clock_release_at(ptr %351, ptr %353, i32 %1, i64 %354, i32 %350)
  br label %355

355:
  ret void
}

define internal void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 64
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %294, label %9

9:
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %12, 1
  br i1 %13, label %14, label %562

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 192
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 3
  switch i64 %21, label %33 [
    i64 0, label %562
    i64 1, label %23
  ]

23:
  %24 = and i32 %6, 2
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %562, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 184
  %28 = load ptr, ptr %27, align 8
  call void %28(ptr %10)
  %29 = load i64, ptr %20, align 8
  %30 = icmp eq i64 %29, 1
  br i1 %30, label %31, label %105

31:
  %32 = load ptr, ptr %0, align 8
  call void @suspect(ptr %32)
  br label %562

33:
  br i1 %22, label %34, label %105

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
  br i1 %53, label %105, label %54

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
  %64 = load ptr, ptr %15, align 8
  br label %65

65:
  %66 = phi ptr [ %64, %61 ], [ %55, %54 ]
  %67 = load ptr, ptr %0, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %69 = load ptr, ptr %68, align 8
  call void @check_products(ptr %67, ptr %66, ptr %69, i32 %1, <32 x i64> %2)
  %70 = load i32, ptr %5, align 8
  %71 = and i32 %70, 49
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %90

73:
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 816
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  %78 = getelementptr inbounds nuw i8, ptr %74, i64 1176
  %79 = load i64, ptr %78, align 8
  %80 = icmp ne i64 %79, 0
  %81 = select i1 %80, i1 %77, i1 false
  br i1 %81, label %82, label %90

82:
  %83 = load ptr, ptr %15, align 8
  %84 = icmp eq ptr %83, %74
  br i1 %84, label %85, label %89

85:
  %86 = load ptr, ptr %68, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %88 = load i32, ptr %87, align 4
  call void @note_store(ptr %74, ptr %86, i32 %1, <32 x i64> %2, i32 %88)
  br label %90

89:
  call void @suspect(ptr %74)
  br label %90

90:
  %91 = load ptr, ptr %0, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 1176
  %93 = load i64, ptr %92, align 8
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %105, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 816
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %105, label %99

99:
  %100 = load ptr, ptr %15, align 8
  %101 = icmp eq ptr %100, %91
  br i1 %101, label %105, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %104 = load i32, ptr %103, align 4
  call void @copy_to_peer(ptr %91, ptr %100, i32 %1, <32 x i64> %2, i32 %104)
  br label %105

105:
  %106 = load i32, ptr %5, align 8
  %107 = and i32 %106, 16
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %130, label %109

109:
  %110 = load i64, ptr %20, align 8
  %111 = add i64 %110, -3
  %112 = icmp ult i64 %111, 2
  %113 = and i32 %106, 1
  %114 = icmp ne i32 %113, 0
  %115 = and i1 %114, %112
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %117 = load i8, ptr %116, align 8
  %118 = trunc nuw i8 %117 to i1
  %119 = load ptr, ptr %0, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %121 = load ptr, ptr %120, align 8
  br i1 %118, label %122, label %127

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %126 = load i32, ptr %125, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %119, ptr %121, i32 %1, i64 %124, ptr %19, i32 %126, i1 zeroext %115)
  br label %562

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %129 = load i32, ptr %128, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %119, ptr %121, i32 %1, <32 x i64> %2, ptr %19, i32 %129, i1 zeroext %115)
  br label %562

130:
  %131 = and i32 %106, 32
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %154, label %133

133:
  %134 = load i64, ptr %20, align 8
  %135 = add i64 %134, -3
  %136 = icmp ult i64 %135, 2
  %137 = and i32 %106, 1
  %138 = icmp ne i32 %137, 0
  %139 = and i1 %138, %136
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %141 = load i8, ptr %140, align 8
  %142 = trunc nuw i8 %141 to i1
  %143 = load ptr, ptr %0, align 8
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %145 = load ptr, ptr %144, align 8
  br i1 %142, label %146, label %151

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %148 = load i64, ptr %147, align 8
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %150 = load i32, ptr %149, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %143, ptr %145, i32 %1, i64 %148, ptr %19, i32 %150, i1 zeroext %139)
  br label %562

151:
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %153 = load i32, ptr %152, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %143, ptr %145, i32 %1, <32 x i64> %2, ptr %19, i32 %153, i1 zeroext %139)
  br label %562

154:
  br i1 %22, label %155, label %160

155:
  %156 = load ptr, ptr %0, align 8
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 544
  %158 = load i64, ptr %157, align 8
  %159 = icmp ult i64 %158, 2
  br label %160

160:
  %161 = phi i1 [ false, %154 ], [ %159, %155 ]
  %162 = and i32 %106, 4
  %163 = icmp eq i32 %162, 0
  %164 = or i1 %163, %161
  br i1 %164, label %168, label %165

165:
  %166 = and i32 %106, 8
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %169, label %227

168:
  br i1 %163, label %227, label %169

169:
  %170 = and i32 %106, 2
  %171 = icmp eq i32 %170, 0
  %172 = and i32 %106, 536870912
  %173 = icmp eq i32 %172, 0
  br i1 %171, label %205, label %174

174:
  %175 = load i64, ptr %20, align 8
  %176 = add i64 %175, -3
  %177 = icmp ult i64 %176, 2
  %178 = and i32 %106, 1
  %179 = icmp ne i32 %178, 0
  %180 = and i1 %179, %177
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %182 = load i8, ptr %181, align 8
  %183 = trunc nuw i8 %182 to i1
  %184 = load ptr, ptr %0, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %186 = load ptr, ptr %185, align 8
  br i1 %173, label %196, label %187

187:
  br i1 %183, label %188, label %193

188:
  %189 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %192 = load i32, ptr %191, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %184, ptr %186, i32 %1, i64 %190, ptr %19, i32 %192, i1 zeroext %180)
  br label %562

193:
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %195 = load i32, ptr %194, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %184, ptr %186, i32 %1, <32 x i64> %2, ptr %19, i32 %195, i1 zeroext %180)
  br label %562

196:
  br i1 %183, label %197, label %202

197:
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %199 = load i64, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %201 = load i32, ptr %200, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %184, ptr %186, i32 %1, i64 %199, ptr %19, i32 %201, i1 zeroext %180)
  br label %562

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %204 = load i32, ptr %203, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %184, ptr %186, i32 %1, <32 x i64> %2, ptr %19, i32 %204, i1 zeroext %180)
  br label %562

205:
  br i1 %173, label %206, label %227

206:
  %207 = load i64, ptr %20, align 8
  %208 = add i64 %207, -3
  %209 = icmp ult i64 %208, 2
  %210 = and i32 %106, 1
  %211 = icmp ne i32 %210, 0
  %212 = and i1 %211, %209
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %214 = load i8, ptr %213, align 8
  %215 = trunc nuw i8 %214 to i1
  %216 = load ptr, ptr %0, align 8
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %218 = load ptr, ptr %217, align 8
  br i1 %215, label %219, label %224

219:
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %223 = load i32, ptr %222, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %216, ptr %218, i32 %1, i64 %221, ptr %19, i32 %223, i1 zeroext %212)
  br label %562

224:
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %226 = load i32, ptr %225, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %216, ptr %218, i32 %1, <32 x i64> %2, ptr %19, i32 %226, i1 zeroext %212)
  br label %562

227:
  %228 = and i32 %106, 2
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %230, label %251

230:
  %231 = load i64, ptr %20, align 8
  %232 = add i64 %231, -3
  %233 = icmp ult i64 %232, 2
  %234 = and i32 %106, 1
  %235 = icmp ne i32 %234, 0
  %236 = and i1 %235, %233
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %238 = load i8, ptr %237, align 8
  %239 = trunc nuw i8 %238 to i1
  %240 = load ptr, ptr %0, align 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %242 = load ptr, ptr %241, align 8
  br i1 %239, label %243, label %248

243:
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %247 = load i32, ptr %246, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %240, ptr %242, i32 %1, i64 %245, ptr %19, i32 %247, i1 zeroext %236)
  br label %562

248:
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %250 = load i32, ptr %249, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %240, ptr %242, i32 %1, <32 x i64> %2, ptr %19, i32 %250, i1 zeroext %236)
  br label %562

251:
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %253 = load i8, ptr %252, align 8
  %254 = trunc nuw i8 %253 to i1
  br i1 %254, label %255, label %262

255:
  %256 = load i64, ptr %20, align 8
  %257 = add i64 %256, -3
  %258 = icmp ult i64 %257, 2
  %259 = and i32 %106, 1
  %260 = icmp ne i32 %259, 0
  %261 = and i1 %258, %260
  br label %279

262:
  %263 = load ptr, ptr %0, align 8
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %265 = load ptr, ptr %264, align 8
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %267 = load i32, ptr %266, align 4
  %268 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %263, ptr %265, i32 %1, <32 x i64> %2, ptr %19, i32 %267)
  br i1 %268, label %562, label %269

269:
  %270 = load i32, ptr %5, align 8
  %271 = load i8, ptr %252, align 8
  %272 = trunc nuw i8 %271 to i1
  %273 = load i64, ptr %20, align 8
  %274 = add i64 %273, -3
  %275 = icmp ult i64 %274, 2
  %276 = and i32 %270, 1
  %277 = icmp ne i32 %276, 0
  %278 = select i1 %275, i1 %277, i1 false
  br i1 %272, label %279, label %288

279:
  %280 = phi i1 [ %261, %255 ], [ %278, %269 ]
  %281 = load ptr, ptr %0, align 8
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %287 = load i32, ptr %286, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %281, ptr %283, i32 %1, i64 %285, ptr %19, i32 %287, i1 zeroext %280)
  br label %562

288:
  %289 = load ptr, ptr %0, align 8
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %291 = load ptr, ptr %290, align 8
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %293 = load i32, ptr %292, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %289, ptr %291, i32 %1, <32 x i64> %2, ptr %19, i32 %293, i1 zeroext %278)
  br label %562

294:
  %295 = lshr <32 x i64> %2, splat (i64 40)
  store <32 x i64> %295, ptr %4, align 64
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %302

301:
  br label %562

302:
  %303 = phi i32 [ %1, %294 ], [ %560, %559 ]
  %304 = call i32 @llvm.cttz.i32(i32 %303, i1 true)
  %305 = zext nneg i32 %304 to i64
  %306 = getelementptr inbounds nuw i64, ptr %4, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = insertelement <32 x i64> poison, i64 %307, i64 0
  %309 = shufflevector <32 x i64> %308, <32 x i64> poison, <32 x i32> zeroinitializer
  %310 = icmp eq <32 x i64> %295, %309
  %311 = bitcast <32 x i1> %310 to i32
  %312 = and i32 %303, %311
  %313 = load ptr, ptr %0, align 8
  %314 = getelementptr inbounds nuw i8, ptr %313, i64 16
  %315 = load i64, ptr %314, align 8
  %316 = icmp ult i64 %307, %315
  br i1 %316, label %317, label %559

317:
  %318 = add i64 %307, -4
  %319 = icmp ult i64 %318, 16
  br i1 %319, label %320, label %321

320:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %307, i32 %312, <32 x i64> %2)
  br label %559

321:
  %322 = load ptr, ptr %296, align 8
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 192
  %324 = load ptr, ptr %323, align 8
  %325 = getelementptr inbounds nuw %struct.shadow, ptr %324, i64 %307
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 32
  %327 = load i64, ptr %326, align 8
  %328 = icmp eq i64 %327, 3
  switch i64 %327, label %340 [
    i64 0, label %559
    i64 1, label %329
  ]

329:
  %330 = load i32, ptr %5, align 8
  %331 = and i32 %330, 2
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %559, label %333

333:
  %334 = getelementptr inbounds nuw i8, ptr %313, i64 184
  %335 = load ptr, ptr %334, align 8
  call void %335(ptr %313)
  %336 = load i64, ptr %326, align 8
  %337 = icmp eq i64 %336, 1
  br i1 %337, label %338, label %406

338:
  %339 = load ptr, ptr %0, align 8
  call void @suspect(ptr %339)
  br label %559

340:
  br i1 %328, label %341, label %406

341:
  %342 = getelementptr inbounds nuw i8, ptr %313, i64 224
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, 0
  br i1 %344, label %355, label %345

345:
  %346 = load i32, ptr %297, align 4
  %347 = call zeroext i1 @meets_held(ptr %313, i32 %312, <32 x i64> %2, i32 %346)
  br i1 %347, label %348, label %355

348:
  call void @screen_held(ptr %313)
  %349 = load i32, ptr %5, align 8
  %350 = and i32 %349, 2
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %355, label %352

352:
  %353 = load ptr, ptr %0, align 8
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 232
  store i64 0, ptr %354, align 8
  br label %355

355:
  %356 = load i32, ptr %5, align 8
  %357 = and i32 %356, 2
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %406, label %359

359:
  %360 = load ptr, ptr %296, align 8
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 1080
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds nuw i8, ptr %360, i64 408
  %364 = load i64, ptr %363, align 8
  %365 = icmp eq i64 %362, %364
  br i1 %365, label %366, label %369

366:
  %367 = load i32, ptr %297, align 4
  call void @check_sources(ptr %360, i32 %312, <32 x i64> %2, i32 %367)
  %368 = load ptr, ptr %296, align 8
  br label %369

369:
  %370 = phi ptr [ %368, %366 ], [ %360, %359 ]
  %371 = load ptr, ptr %0, align 8
  %372 = load ptr, ptr %298, align 8
  call void @check_products(ptr %371, ptr %370, ptr %372, i32 %312, <32 x i64> %2)
  %373 = load i32, ptr %5, align 8
  %374 = and i32 %373, 49
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %376, label %392

376:
  %377 = load ptr, ptr %0, align 8
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 816
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, 0
  %381 = getelementptr inbounds nuw i8, ptr %377, i64 1176
  %382 = load i64, ptr %381, align 8
  %383 = icmp ne i64 %382, 0
  %384 = select i1 %383, i1 %380, i1 false
  br i1 %384, label %385, label %392

385:
  %386 = load ptr, ptr %296, align 8
  %387 = icmp eq ptr %386, %377
  br i1 %387, label %388, label %391

388:
  %389 = load ptr, ptr %298, align 8
  %390 = load i32, ptr %297, align 4
  call void @note_store(ptr %377, ptr %389, i32 %312, <32 x i64> %2, i32 %390)
  br label %392

391:
  call void @suspect(ptr %377)
  br label %392

392:
  %393 = load ptr, ptr %0, align 8
  %394 = getelementptr inbounds nuw i8, ptr %393, i64 1176
  %395 = load i64, ptr %394, align 8
  %396 = icmp eq i64 %395, 0
  br i1 %396, label %406, label %397

397:
  %398 = getelementptr inbounds nuw i8, ptr %393, i64 816
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, 0
  br i1 %400, label %406, label %401

401:
  %402 = load ptr, ptr %296, align 8
  %403 = icmp eq ptr %402, %393
  br i1 %403, label %406, label %404

404:
  %405 = load i32, ptr %297, align 4
  call void @copy_to_peer(ptr %393, ptr %402, i32 %312, <32 x i64> %2, i32 %405)
  br label %406

406:
  %407 = load i32, ptr %5, align 8
  %408 = and i32 %407, 16
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %426, label %410

410:
  %411 = load i64, ptr %326, align 8
  %412 = add i64 %411, -3
  %413 = icmp ult i64 %412, 2
  %414 = and i32 %407, 1
  %415 = icmp ne i32 %414, 0
  %416 = and i1 %415, %413
  %417 = load i8, ptr %299, align 8
  %418 = trunc nuw i8 %417 to i1
  %419 = load ptr, ptr %0, align 8
  %420 = load ptr, ptr %298, align 8
  br i1 %418, label %421, label %424

421:
  %422 = load i64, ptr %300, align 8
  %423 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %419, ptr %420, i32 %312, i64 %422, ptr %325, i32 %423, i1 zeroext %416)
  br label %559

424:
  %425 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %419, ptr %420, i32 %312, <32 x i64> %2, ptr %325, i32 %425, i1 zeroext %416)
  br label %559

426:
  %427 = and i32 %407, 32
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %445, label %429

429:
  %430 = load i64, ptr %326, align 8
  %431 = add i64 %430, -3
  %432 = icmp ult i64 %431, 2
  %433 = and i32 %407, 1
  %434 = icmp ne i32 %433, 0
  %435 = and i1 %434, %432
  %436 = load i8, ptr %299, align 8
  %437 = trunc nuw i8 %436 to i1
  %438 = load ptr, ptr %0, align 8
  %439 = load ptr, ptr %298, align 8
  br i1 %437, label %440, label %443

440:
  %441 = load i64, ptr %300, align 8
  %442 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %438, ptr %439, i32 %312, i64 %441, ptr %325, i32 %442, i1 zeroext %435)
  br label %559

443:
  %444 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %438, ptr %439, i32 %312, <32 x i64> %2, ptr %325, i32 %444, i1 zeroext %435)
  br label %559

445:
  br i1 %328, label %446, label %451

446:
  %447 = load ptr, ptr %0, align 8
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 544
  %449 = load i64, ptr %448, align 8
  %450 = icmp ult i64 %449, 2
  br label %451

451:
  %452 = phi i1 [ false, %445 ], [ %450, %446 ]
  %453 = and i32 %407, 4
  %454 = icmp eq i32 %453, 0
  %455 = or i1 %454, %452
  br i1 %455, label %459, label %456

456:
  %457 = and i32 %407, 8
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %460, label %505

459:
  br i1 %454, label %505, label %460

460:
  %461 = and i32 %407, 2
  %462 = icmp eq i32 %461, 0
  %463 = and i32 %407, 536870912
  %464 = icmp eq i32 %463, 0
  br i1 %462, label %488, label %465

465:
  %466 = load i64, ptr %326, align 8
  %467 = add i64 %466, -3
  %468 = icmp ult i64 %467, 2
  %469 = and i32 %407, 1
  %470 = icmp ne i32 %469, 0
  %471 = and i1 %470, %468
  %472 = load i8, ptr %299, align 8
  %473 = trunc nuw i8 %472 to i1
  %474 = load ptr, ptr %0, align 8
  %475 = load ptr, ptr %298, align 8
  br i1 %464, label %482, label %476

476:
  br i1 %473, label %477, label %480

477:
  %478 = load i64, ptr %300, align 8
  %479 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %474, ptr %475, i32 %312, i64 %478, ptr %325, i32 %479, i1 zeroext %471)
  br label %559

480:
  %481 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %474, ptr %475, i32 %312, <32 x i64> %2, ptr %325, i32 %481, i1 zeroext %471)
  br label %559

482:
  br i1 %473, label %483, label %486

483:
  %484 = load i64, ptr %300, align 8
  %485 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %474, ptr %475, i32 %312, i64 %484, ptr %325, i32 %485, i1 zeroext %471)
  br label %559

486:
  %487 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %474, ptr %475, i32 %312, <32 x i64> %2, ptr %325, i32 %487, i1 zeroext %471)
  br label %559

488:
  br i1 %464, label %489, label %505

489:
  %490 = load i64, ptr %326, align 8
  %491 = add i64 %490, -3
  %492 = icmp ult i64 %491, 2
  %493 = and i32 %407, 1
  %494 = icmp ne i32 %493, 0
  %495 = and i1 %494, %492
  %496 = load i8, ptr %299, align 8
  %497 = trunc nuw i8 %496 to i1
  %498 = load ptr, ptr %0, align 8
  %499 = load ptr, ptr %298, align 8
  br i1 %497, label %500, label %503

500:
  %501 = load i64, ptr %300, align 8
  %502 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %498, ptr %499, i32 %312, i64 %501, ptr %325, i32 %502, i1 zeroext %495)
  br label %559

503:
  %504 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %498, ptr %499, i32 %312, <32 x i64> %2, ptr %325, i32 %504, i1 zeroext %495)
  br label %559

505:
  %506 = and i32 %407, 2
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %508, label %524

508:
  %509 = load i64, ptr %326, align 8
  %510 = add i64 %509, -3
  %511 = icmp ult i64 %510, 2
  %512 = and i32 %407, 1
  %513 = icmp ne i32 %512, 0
  %514 = and i1 %513, %511
  %515 = load i8, ptr %299, align 8
  %516 = trunc nuw i8 %515 to i1
  %517 = load ptr, ptr %0, align 8
  %518 = load ptr, ptr %298, align 8
  br i1 %516, label %519, label %522

519:
  %520 = load i64, ptr %300, align 8
  %521 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %517, ptr %518, i32 %312, i64 %520, ptr %325, i32 %521, i1 zeroext %514)
  br label %559

522:
  %523 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %517, ptr %518, i32 %312, <32 x i64> %2, ptr %325, i32 %523, i1 zeroext %514)
  br label %559

524:
  %525 = load i8, ptr %299, align 8
  %526 = trunc nuw i8 %525 to i1
  br i1 %526, label %527, label %534

527:
  %528 = load i64, ptr %326, align 8
  %529 = add i64 %528, -3
  %530 = icmp ult i64 %529, 2
  %531 = and i32 %407, 1
  %532 = icmp ne i32 %531, 0
  %533 = and i1 %530, %532
  br label %549

534:
  %535 = load ptr, ptr %0, align 8
  %536 = load ptr, ptr %298, align 8
  %537 = load i32, ptr %297, align 4
  %538 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %535, ptr %536, i32 %312, <32 x i64> %2, ptr %325, i32 %537)
  br i1 %538, label %559, label %539

539:
  %540 = load i32, ptr %5, align 8
  %541 = load i8, ptr %299, align 8
  %542 = trunc nuw i8 %541 to i1
  %543 = load i64, ptr %326, align 8
  %544 = add i64 %543, -3
  %545 = icmp ult i64 %544, 2
  %546 = and i32 %540, 1
  %547 = icmp ne i32 %546, 0
  %548 = select i1 %545, i1 %547, i1 false
  br i1 %542, label %549, label %555

549:
  %550 = phi i1 [ %533, %527 ], [ %548, %539 ]
  %551 = load ptr, ptr %0, align 8
  %552 = load ptr, ptr %298, align 8
  %553 = load i64, ptr %300, align 8
  %554 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %551, ptr %552, i32 %312, i64 %553, ptr %325, i32 %554, i1 zeroext %550)
  br label %559

555:
  %556 = load ptr, ptr %0, align 8
  %557 = load ptr, ptr %298, align 8
  %558 = load i32, ptr %297, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %556, ptr %557, i32 %312, <32 x i64> %2, ptr %325, i32 %558, i1 zeroext %548)
  br label %559

559:
  %560 = xor i32 %312, %303
  %561 = icmp eq i32 %312, %303
  br i1 %561, label %301, label %302

562:
  %563 = load i32, ptr %5, align 8
  %564 = and i32 %563, 260
  %565 = icmp eq i32 %564, 260
  br i1 %565, label %566, label %591

566:
  %567 = load ptr, ptr %0, align 8
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 1800
  %569 = load i64, ptr %568, align 8
  %570 = icmp eq i64 %569, 0
  br i1 %570, label %591, label %571

571:
  %572 = getelementptr inbounds nuw i8, ptr %567, i64 544
  %573 = load i64, ptr %572, align 8
  %574 = icmp ugt i64 %573, 1
  br i1 %574, label %587, label %575

575:
  %576 = getelementptr inbounds nuw i8, ptr %567, i64 1848
  %577 = load ptr, ptr %576, align 8
  %578 = getelementptr inbounds nuw i8, ptr %577, i64 24
  %579 = load i64, ptr %578, align 8
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %581, label %587

581:
  %582 = getelementptr inbounds nuw i8, ptr %567, i64 1840
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 24
  %585 = load i64, ptr %584, align 8
  %586 = icmp eq i64 %585, 0
  br i1 %586, label %591, label %587

587:
  %588 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %589 = load ptr, ptr %588, align 8
  call void @clock_acquire(ptr %567, ptr %589, i32 %1, <32 x i64> %2, i32 %563)
  %590 = load i32, ptr %5, align 8
  br label %591

591:
  %592 = phi i32 [ %563, %562 ], [ %563, %566 ], [ %590, %587 ], [ %563, %581 ]
  %593 = and i32 %592, 6
  %594 = icmp eq i32 %593, 6
  br i1 %594, label %595, label %621

595:
  %596 = load ptr, ptr %0, align 8
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 1800
  %598 = load i64, ptr %597, align 8
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %621, label %600

600:
  %601 = and i32 %592, 128
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %609

603:
  %604 = getelementptr inbounds nuw i8, ptr %596, i64 1856
  %605 = load i64, ptr %604, align 8
  %606 = getelementptr inbounds nuw i8, ptr %596, i64 408
  %607 = load i64, ptr %606, align 8
  %608 = icmp eq i64 %605, %607
  br i1 %608, label %609, label %621

609:
  %610 = getelementptr inbounds nuw i8, ptr %596, i64 224
  %611 = load i64, ptr %610, align 8
  %612 = icmp eq i64 %611, 0
  br i1 %612, label %616, label %613

613:
  call void @screen_held(ptr %596)
  %614 = load ptr, ptr %0, align 8
  %615 = load i32, ptr %5, align 8
  br label %616

616:
  %617 = phi i32 [ %592, %609 ], [ %615, %613 ]
  %618 = phi ptr [ %596, %609 ], [ %614, %613 ]
  %619 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %620 = load ptr, ptr %619, align 8
  call void @clock_release(ptr %618, ptr %620, i32 %1, <32 x i64> %2, i32 %617)
  br label %621

621:
  ret void
}

define void @record_copy(ptr readnone %0, ptr readnone %1, i32 %2, i64 %3, i64 %4, i32 %5, i32 %6, i32 %7, i32 %8) {
  ret void
}

define void @screen_held_read(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 64
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 42
  %37 = zext i32 %32 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 5
  %43 = or disjoint i64 %42, %36
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = shl nuw nsw i64 %46, 19
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %49 = load i32, ptr %48, align 16
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 19
  %52 = and i32 %40, 15
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 1, %53
  %55 = or i64 %38, %43
  %56 = or i64 %55, 65536
  %57 = or i64 %36, %38
  %58 = or disjoint i64 %57, %54
  %59 = or disjoint i64 %58, 131072
  %60 = select i1 %29, i64 %36, i64 %28
  %61 = select i1 %29, i64 %36, i64 1
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  %65 = call i32 @llvm.ctpop.i32(i32 %2)
  %66 = icmp samesign ult i32 %65, 2
  %67 = select i1 %15, i1 true, i1 %66
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %69 = select i1 %15, i32 %16, i32 %68
  %70 = zext i32 %69 to i64
  %71 = select i1 %67, i64 %70, i64 196608
  %72 = or i64 %43, %71
  %73 = or i64 %72, %38
  %74 = select i1 %67, i64 %73, i64 %56
  %75 = load i64, ptr %4, align 8
  %76 = sub i64 %3, %75
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = lshr i64 %76, %78
  %80 = trunc i64 %78 to i32
  %81 = lshr i32 %5, %80
  %82 = zext i32 %81 to i64
  %83 = icmp eq i32 %81, 0
  br i1 %83, label %84, label %85

84:
  call void @suspect(ptr %0)
  br label %85

85:
  %86 = add i64 %79, %82
  %87 = icmp ult i64 %79, %86
  br i1 %87, label %88, label %97

88:
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %91 = or i64 %38, -4398046314496
  %92 = or disjoint i64 %54, -4398046052352
  br label %93

93:
  %94 = phi i64 [ %79, %88 ], [ %274, %273 ]
  %95 = load i64, ptr %10, align 8
  %96 = icmp ult i64 %94, %95
  br i1 %96, label %98, label %97

97:
  ret void

98:
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %94
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i64, ptr %12, i64 %94
  %102 = load i64, ptr %101, align 8
  %103 = load i32, ptr %33, align 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %117, label %105

105:
  %106 = icmp uge i64 %102, %60
  br i1 %29, label %107, label %111

107:
  %108 = sub i64 %102, %36
  %109 = icmp uge i64 %108, %47
  %110 = and i1 %106, %109
  br label %111

111:
  %112 = phi i1 [ %110, %107 ], [ %106, %105 ]
  %113 = and i64 %102, 262144
  %114 = icmp ne i64 %113, 0
  %115 = and i1 %114, %112
  %116 = zext i1 %115 to i32
  br label %117

117:
  %118 = phi i32 [ %116, %111 ], [ 0, %98 ]
  %119 = icmp uge i64 %100, %60
  %120 = sub i64 %100, %36
  %121 = icmp uge i64 %120, %47
  %122 = and i1 %119, %121
  %123 = icmp ugt i64 %61, %100
  %124 = select i1 %6, i1 %123, i1 false
  %125 = or i1 %124, %122
  %126 = zext i1 %125 to i32
  %127 = or i32 %118, %126
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %185, label %129

129:
  br i1 %124, label %130, label %131

130:
  call void @suspect(ptr %0)
  br label %131

131:
  %132 = icmp uge i64 %120, %51
  %133 = xor i64 %100, %42
  %134 = and i64 %133, 132064
  %135 = icmp ne i64 %134, 0
  %136 = or i1 %132, %135
  %137 = xor i64 %100, %72
  %138 = and i64 %137, -4398046248961
  %139 = icmp ne i64 %138, 0
  %140 = and i1 %139, %136
  %141 = and i1 %122, %140
  %142 = zext i1 %141 to i32
  %143 = xor i1 %141, true
  %144 = select i1 %143, i1 true, i1 %64
  br i1 %144, label %151, label %145

145:
  %146 = load ptr, ptr %89, align 8
  %147 = load i64, ptr %10, align 8
  %148 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %100, i64 %94, ptr %146, i64 %147)
  %149 = xor i32 %148, -1
  %150 = and i32 %149, %142
  br label %151

151:
  %152 = phi i32 [ %150, %145 ], [ %142, %131 ]
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %155, label %154

154:
  call void @suspect(ptr %0)
  br label %155

155:
  %156 = icmp eq i32 %118, 0
  br i1 %156, label %196, label %157

157:
  %158 = sub i64 %102, %36
  %159 = icmp uge i64 %158, %51
  %160 = xor i64 %102, %42
  %161 = and i64 %160, 132064
  %162 = icmp ne i64 %161, 0
  %163 = or i1 %159, %162
  %164 = icmp uge i64 %102, %60
  %165 = icmp uge i64 %158, %47
  %166 = and i1 %164, %165
  %167 = and i1 %166, %163
  %168 = xor i64 %102, %72
  %169 = and i64 %168, -4398046248961
  %170 = icmp ne i64 %169, 0
  %171 = and i1 %170, %167
  %172 = zext i1 %171 to i32
  %173 = xor i1 %171, true
  %174 = select i1 %173, i1 true, i1 %64
  br i1 %174, label %181, label %175

175:
  %176 = load ptr, ptr %90, align 8
  %177 = load i64, ptr %10, align 8
  %178 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %102, i64 %94, ptr %176, i64 %177)
  %179 = xor i32 %178, -1
  %180 = and i32 %179, %172
  br label %181

181:
  %182 = phi i32 [ %180, %175 ], [ %172, %157 ]
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %187, label %184

184:
  call void @suspect(ptr %0)
  br label %187

185:
  %186 = icmp eq i32 %118, 0
  br i1 %186, label %196, label %187

187:
  %188 = and i64 %102, -262145
  store i64 %188, ptr %99, align 8
  store i64 %74, ptr %101, align 8
  %189 = load ptr, ptr %89, align 8
  %190 = icmp ne ptr %189, null
  %191 = and i64 %102, 196608
  %192 = icmp eq i64 %191, 131072
  %193 = select i1 %190, i1 %192, i1 false
  br i1 %193, label %194, label %273

194:
  %195 = call i64 @clock_join(ptr %0, ptr %4, i64 %94, i64 0, i64 %188)
  br label %273

196:
  br i1 %64, label %202, label %197

197:
  %198 = load ptr, ptr %90, align 8
  %199 = icmp eq ptr %198, null
  %200 = select i1 %199, i64 4398045986816, i64 0
  %201 = or disjoint i64 %200, %92
  br label %202

202:
  %203 = phi i64 [ %201, %197 ], [ -4398046052352, %196 ]
  %204 = xor i64 %102, %59
  %205 = and i64 %203, %204
  %206 = icmp ne i64 %205, 0
  %207 = icmp ult i64 %102, %60
  %208 = sub i64 %102, %36
  %209 = icmp ult i64 %208, %47
  %210 = or i1 %207, %209
  %211 = or i1 %210, %206
  br i1 %211, label %220, label %212

212:
  %213 = load ptr, ptr %90, align 8
  %214 = icmp eq ptr %213, null
  br i1 %214, label %273, label %215

215:
  %216 = load i64, ptr %10, align 8
  %217 = mul i64 %216, %53
  %218 = getelementptr i32, ptr %213, i64 %94
  %219 = getelementptr i32, ptr %218, i64 %217
  store i32 %32, ptr %219, align 4
  br label %273

220:
  %221 = icmp eq i64 %102, %74
  br i1 %221, label %273, label %222

222:
  %223 = icmp ult i64 %208, %51
  %224 = xor i64 %102, %43
  %225 = and i64 %224, 132064
  %226 = icmp eq i64 %225, 0
  %227 = and i1 %223, %226
  %228 = xor i64 %102, %72
  %229 = and i64 %228, -4398046248961
  %230 = icmp eq i64 %229, 0
  %231 = or i1 %230, %227
  %232 = or i1 %210, %231
  %233 = and i64 %102, -4398046511104
  %234 = icmp eq i64 %233, %36
  br i1 %234, label %235, label %244

235:
  %236 = and i64 %102, 196608
  %237 = icmp eq i64 %236, 131072
  %238 = and i64 %102, 65535
  %239 = lshr i64 %102, 5
  %240 = and i64 %239, 15
  %241 = shl nuw nsw i64 1, %240
  %242 = select i1 %237, i64 %238, i64 %241
  %243 = or i64 %242, %59
  br label %244

244:
  %245 = phi i64 [ %243, %235 ], [ %91, %222 ]
  %246 = and i64 %224, -4398046379040
  %247 = icmp eq i64 %246, 0
  %248 = select i1 %247, i64 %56, i64 %245
  %249 = select i1 %232, i64 %74, i64 %248
  %250 = load ptr, ptr %90, align 8
  %251 = icmp ne ptr %250, null
  %252 = and i64 %249, 196608
  %253 = icmp eq i64 %252, 131072
  %254 = select i1 %251, i1 %253, i1 false
  br i1 %254, label %255, label %272

255:
  %256 = load i64, ptr %10, align 8
  %257 = and i64 %102, 131072
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %259, label %268

259:
  %260 = lshr i64 %102, 5
  %261 = and i64 %260, 15
  %262 = mul i64 %256, %261
  %263 = lshr i64 %102, 19
  %264 = trunc i64 %263 to i32
  %265 = and i32 %264, 8388607
  %266 = getelementptr i32, ptr %250, i64 %94
  %267 = getelementptr i32, ptr %266, i64 %262
  store i32 %265, ptr %267, align 4
  br label %268

268:
  %269 = mul i64 %256, %53
  %270 = getelementptr i32, ptr %250, i64 %94
  %271 = getelementptr i32, ptr %270, i64 %269
  store i32 %32, ptr %271, align 4
  br label %272

272:
  store i64 %249, ptr %101, align 8
  br label %273

273:
  %274 = add nuw i64 %94, 1
  %275 = icmp eq i64 %274, %86
  br i1 %275, label %97, label %93
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  %41 = add i32 %39, -1
  %42 = shl nuw i32 1, %41
  %43 = select i1 %40, i32 %2, i32 %42
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 3
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %55 = getelementptr inbounds nuw i8, ptr %21, i64 128
  br i1 %46, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %58 = load i64, ptr %57, align 8
  %59 = freeze i64 %58
  %60 = icmp ult i64 %59, 2
  br label %61

61:
  %62 = phi i64 [ 1, %7 ], [ 2, %56 ]
  %63 = phi i1 [ false, %7 ], [ %60, %56 ]
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %69 = load i64, ptr %68, align 8
  %70 = shl i64 %69, 42
  %71 = zext i32 %66 to i64
  %72 = shl nuw nsw i64 %71, 19
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %74 = load i32, ptr %73, align 8
  %75 = zext i32 %74 to i64
  %76 = shl nuw nsw i64 %75, 5
  %77 = or disjoint i64 %76, %70
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %79 = load i32, ptr %78, align 8
  %80 = zext i32 %79 to i64
  %81 = shl nuw nsw i64 %80, 19
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %83 = load i32, ptr %82, align 16
  %84 = zext i32 %83 to i64
  %85 = shl nuw nsw i64 %84, 19
  %86 = and i32 %74, 15
  %87 = zext nneg i32 %86 to i64
  %88 = shl nuw nsw i64 1, %87
  %89 = or i64 %72, %77
  %90 = or i64 %89, 65536
  %91 = or disjoint i64 %88, %70
  %92 = or i64 %91, %72
  %93 = or disjoint i64 %92, 131072
  %94 = select i1 %63, i64 %70, i64 %62
  %95 = select i1 %63, i64 %70, i64 1
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %100 = load i64, ptr %99, align 8
  %101 = icmp ult i64 %100, 17
  br i1 %101, label %102, label %106

102:
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %104 = load i32, ptr %103, align 32
  %105 = icmp eq i32 %104, 0
  br label %106

106:
  %107 = phi i1 [ false, %61 ], [ %105, %102 ]
  %108 = load i64, ptr %4, align 8
  %109 = insertelement <32 x i64> poison, i64 %108, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = sub <32 x i64> %3, %110
  %112 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %113 = load i64, ptr %112, align 8
  %114 = insertelement <32 x i64> poison, i64 %113, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = lshr <32 x i64> %111, %115
  %117 = trunc i64 %113 to i32
  %118 = lshr i32 %5, %117
  %119 = zext i32 %118 to i64
  %120 = extractelement <32 x i64> %116, i64 0
  %121 = icmp eq i32 %118, 0
  br i1 %121, label %122, label %123

122:
  call void @suspect(ptr %0)
  br label %827

123:
  %124 = icmp ne i32 %118, 1
  %125 = icmp eq i32 %2, -1
  %126 = and i1 %125, %124
  br i1 %126, label %129, label %127

127:
  %128 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %138

129:
  %130 = insertelement <32 x i64> poison, i64 %119, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = mul nuw nsw <32 x i64> %131, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %133 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = add <32 x i64> %132, %133
  %135 = icmp ne <32 x i64> %116, %134
  %136 = bitcast <32 x i1> %135 to i32
  %137 = icmp eq i32 %136, 0
  br label %138

138:
  %139 = phi <32 x i64> [ %128, %127 ], [ %133, %129 ]
  %140 = phi i1 [ false, %127 ], [ %137, %129 ]
  %141 = call i64 @llvm.cttz.i64(i64 %119, i1 true)
  %142 = insertelement <32 x i64> poison, i64 %141, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = add i64 %120, 32
  %145 = insertelement <32 x i64> poison, i64 %77, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  %147 = insertelement <32 x i64> poison, i64 %72, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = select i1 %6, i64 %95, i64 0
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %151 = or disjoint i64 %88, -4398046052352
  %152 = insertelement <32 x i64> poison, i64 %93, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = insertelement <32 x i64> poison, i64 %151, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = insertelement <32 x i64> poison, i64 %70, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %81, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = or disjoint i64 %88, 131072
  %161 = insertelement <32 x i64> poison, i64 %160, i64 0
  %162 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> zeroinitializer
  %163 = insertelement <32 x i32> poison, i32 %66, i64 0
  %164 = shufflevector <32 x i32> %163, <32 x i32> poison, <32 x i32> zeroinitializer
  %165 = insertelement <32 x i64> poison, i64 %94, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = insertelement <32 x i64> poison, i64 %85, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  %169 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %170 = or i64 %72, -4398046314496
  %171 = insertelement <32 x i64> poison, i64 %170, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = insertelement <32 x i64> poison, i64 %90, i64 0
  %174 = shufflevector <32 x i64> %173, <32 x i64> poison, <32 x i32> zeroinitializer
  %175 = insertelement <32 x i64> poison, i64 %71, i64 0
  %176 = shufflevector <32 x i64> %175, <32 x i64> poison, <32 x i32> zeroinitializer
  %177 = insertelement <32 x i64> poison, i64 %149, i64 0
  %178 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> zeroinitializer
  %179 = or disjoint i64 %88, -4398046052352
  br label %180

180:
  %181 = phi i64 [ 0, %138 ], [ %825, %824 ]
  %182 = insertelement <32 x i64> poison, i64 %181, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = add <32 x i64> %183, %116
  br i1 %140, label %185, label %192

185:
  %186 = shl nuw nsw i64 %181, 5
  %187 = insertelement <32 x i64> poison, i64 %186, i64 0
  %188 = shufflevector <32 x i64> %187, <32 x i64> poison, <32 x i32> zeroinitializer
  %189 = or disjoint <32 x i64> %188, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %190 = add <32 x i64> %189, %139
  %191 = lshr <32 x i64> %189, %143
  br label %192

192:
  %193 = phi <32 x i64> [ %190, %185 ], [ %184, %180 ]
  %194 = phi <32 x i64> [ %191, %185 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %180 ]
  %195 = load i32, ptr %38, align 4
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %202, label %197

197:
  %198 = add i32 %195, -1
  %199 = zext i32 %198 to i64
  %200 = insertelement <32 x i64> poison, i64 %199, i64 0
  %201 = shufflevector <32 x i64> %200, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %202

202:
  %203 = phi <32 x i64> [ %201, %197 ], [ %194, %192 ]
  %204 = load i64, ptr %35, align 8
  br i1 %140, label %205, label %209

205:
  %206 = shl i64 %181, 5
  %207 = add i64 %144, %206
  %208 = icmp ugt i64 %207, %204
  br i1 %208, label %209, label %215

209:
  %210 = insertelement <32 x i64> poison, i64 %204, i64 0
  %211 = shufflevector <32 x i64> %210, <32 x i64> poison, <32 x i32> zeroinitializer
  %212 = icmp ult <32 x i64> %193, %211
  %213 = bitcast <32 x i1> %212 to i32
  %214 = and i32 %2, %213
  br label %215

215:
  %216 = phi i32 [ %214, %209 ], [ %2, %205 ]
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %824, label %218

218:
  %219 = or <32 x i64> %203, %146
  %220 = call i32 @llvm.cttz.i32(i32 %216, i1 false)
  store <32 x i64> %193, ptr %31, align 64
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i64, ptr %31, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = sub i64 %223, %221
  br i1 %140, label %254, label %225

225:
  %226 = insertelement <32 x i64> poison, i64 %224, i64 0
  %227 = shufflevector <32 x i64> %226, <32 x i64> poison, <32 x i32> zeroinitializer
  %228 = add <32 x i64> %227, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %229 = icmp eq <32 x i64> %193, %228
  %230 = bitcast <32 x i1> %229 to i32
  %231 = xor i32 %216, -1
  %232 = or i32 %230, %231
  %233 = icmp eq i32 %232, -1
  br i1 %233, label %254, label %234

234:
  %235 = insertelement <32 x i64> poison, i64 %223, i64 0
  %236 = shufflevector <32 x i64> %235, <32 x i64> poison, <32 x i32> zeroinitializer
  %237 = icmp eq <32 x i64> %193, %236
  %238 = bitcast <32 x i1> %237 to i32
  %239 = or i32 %238, %231
  %240 = icmp eq i32 %239, -1
  br i1 %240, label %260, label %241

241:
  %242 = icmp eq i32 %216, -1
  br i1 %242, label %243, label %271

243:
  %244 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %245 = add <32 x i64> %244, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %246 = icmp ne <32 x i64> %193, %245
  %247 = bitcast <32 x i1> %246 to i32
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %269, label %249

249:
  %250 = icmp ne <32 x i64> %193, %244
  %251 = bitcast <32 x i1> %250 to i32
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %269, label %253

253:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %193, ptr %26, align 64
  br label %272

254:
  %255 = getelementptr inbounds nuw i64, ptr %34, i64 %224
  %256 = bitcast i32 %216 to <32 x i1>
  %257 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %255, <32 x i1> %256, <32 x i64> zeroinitializer)
  %258 = getelementptr inbounds nuw i64, ptr %37, i64 %224
  %259 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %258, <32 x i1> %256, <32 x i64> zeroinitializer)
  br label %358

260:
  %261 = getelementptr i64, ptr %34, i64 %223
  %262 = load i64, ptr %261, align 8
  %263 = insertelement <32 x i64> poison, i64 %262, i64 0
  %264 = shufflevector <32 x i64> %263, <32 x i64> poison, <32 x i32> zeroinitializer
  %265 = getelementptr i64, ptr %37, i64 %223
  %266 = load i64, ptr %265, align 8
  %267 = insertelement <32 x i64> poison, i64 %266, i64 0
  %268 = shufflevector <32 x i64> %267, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %358

269:
  %270 = phi i32 [ 2, %243 ], [ 3, %249 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %295

271:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %193, ptr %26, align 64
  br label %283

272:
  %273 = phi i64 [ 0, %253 ], [ %279, %272 ]
  %274 = getelementptr inbounds nuw i64, ptr %26, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = getelementptr inbounds nuw i64, ptr %34, i64 %275
  %277 = load i64, ptr %276, align 8
  %278 = getelementptr inbounds nuw i64, ptr %27, i64 %273
  store i64 %277, ptr %278, align 8
  %279 = add nuw nsw i64 %273, 1
  %280 = icmp eq i64 %279, 32
  br i1 %280, label %281, label %272

281:
  %282 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %193, ptr %25, align 64
  br label %315

283:
  %284 = phi i32 [ %293, %283 ], [ %216, %271 ]
  %285 = call i32 @llvm.cttz.i32(i32 %284, i1 true)
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds nuw i64, ptr %26, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds nuw i64, ptr %34, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds nuw i64, ptr %27, i64 %286
  store i64 %290, ptr %291, align 8
  %292 = add i32 %284, -1
  %293 = and i32 %292, %284
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %313, label %283

295:
  %296 = phi i1 [ true, %269 ], [ false, %310 ]
  %297 = phi ptr [ %28, %269 ], [ %50, %310 ]
  %298 = phi ptr [ %27, %269 ], [ %51, %310 ]
  %299 = phi ptr [ %27, %269 ], [ %52, %310 ]
  store <32 x i64> %193, ptr %28, align 256
  %300 = load i64, ptr %297, align 64
  %301 = getelementptr inbounds nuw i64, ptr %34, i64 %300
  br i1 %248, label %304, label %302

302:
  %303 = load i64, ptr %301, align 8
  br label %305

304:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %298, ptr align 8 %301, i64 128, i1 false)
  br label %310

305:
  %306 = phi i64 [ 0, %302 ], [ %308, %305 ]
  %307 = getelementptr inbounds nuw i64, ptr %299, i64 %306
  store i64 %303, ptr %307, align 8
  %308 = add nuw nsw i64 %306, 1
  %309 = icmp eq i64 %308, 16
  br i1 %309, label %310, label %305

310:
  br i1 %296, label %295, label %311

311:
  %312 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %338

313:
  %314 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %193, ptr %25, align 64
  br label %324

315:
  %316 = phi i64 [ 0, %281 ], [ %322, %315 ]
  %317 = getelementptr inbounds nuw i64, ptr %25, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = getelementptr inbounds nuw i64, ptr %37, i64 %318
  %320 = load i64, ptr %319, align 8
  %321 = getelementptr inbounds nuw i64, ptr %29, i64 %316
  store i64 %320, ptr %321, align 8
  %322 = add nuw nsw i64 %316, 1
  %323 = icmp eq i64 %322, 32
  br i1 %323, label %336, label %315

324:
  %325 = phi i32 [ %334, %324 ], [ %216, %313 ]
  %326 = call i32 @llvm.cttz.i32(i32 %325, i1 true)
  %327 = zext nneg i32 %326 to i64
  %328 = getelementptr inbounds nuw i64, ptr %25, i64 %327
  %329 = load i64, ptr %328, align 8
  %330 = getelementptr inbounds nuw i64, ptr %37, i64 %329
  %331 = load i64, ptr %330, align 8
  %332 = getelementptr inbounds nuw i64, ptr %29, i64 %327
  store i64 %331, ptr %332, align 8
  %333 = add i32 %325, -1
  %334 = and i32 %333, %325
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %324

336:
  %337 = phi <32 x i64> [ %282, %315 ], [ %314, %324 ]
  br label %354

338:
  %339 = phi i1 [ true, %311 ], [ false, %353 ]
  %340 = phi ptr [ %30, %311 ], [ %47, %353 ]
  %341 = phi ptr [ %29, %311 ], [ %48, %353 ]
  %342 = phi ptr [ %29, %311 ], [ %49, %353 ]
  store <32 x i64> %193, ptr %30, align 256
  %343 = load i64, ptr %340, align 64
  %344 = getelementptr inbounds nuw i64, ptr %37, i64 %343
  br i1 %248, label %347, label %345

345:
  %346 = load i64, ptr %344, align 8
  br label %348

347:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %341, ptr align 8 %344, i64 128, i1 false)
  br label %353

348:
  %349 = phi i64 [ 0, %345 ], [ %351, %348 ]
  %350 = getelementptr inbounds nuw i64, ptr %342, i64 %349
  store i64 %346, ptr %350, align 8
  %351 = add nuw nsw i64 %349, 1
  %352 = icmp eq i64 %351, 16
  br i1 %352, label %353, label %348

353:
  br i1 %339, label %338, label %354

354:
  %355 = phi i32 [ 4, %336 ], [ %270, %353 ]
  %356 = phi <32 x i64> [ %337, %336 ], [ %312, %353 ]
  %357 = load <32 x i64>, ptr %29, align 64
  br label %358

358:
  %359 = phi <32 x i64> [ %257, %254 ], [ %264, %260 ], [ %356, %354 ]
  %360 = phi i32 [ 0, %254 ], [ 1, %260 ], [ %355, %354 ]
  %361 = phi <32 x i64> [ %259, %254 ], [ %268, %260 ], [ %357, %354 ]
  %362 = or <32 x i64> %148, %219
  br i1 %107, label %363, label %422

363:
  %364 = load ptr, ptr %150, align 8
  %365 = icmp eq ptr %364, null
  br i1 %365, label %422, label %366

366:
  %367 = xor <32 x i64> %361, %153
  %368 = and <32 x i64> %367, %155
  %369 = icmp ne <32 x i64> %368, zeroinitializer
  %370 = sub <32 x i64> %361, %157
  %371 = icmp ult <32 x i64> %370, %159
  %372 = and <32 x i64> %359, splat (i64 -4398046248960)
  %373 = icmp ne <32 x i64> %372, %157
  %374 = xor <32 x i64> %359, %146
  %375 = and <32 x i64> %374, splat (i64 132064)
  %376 = icmp eq <32 x i64> %375, zeroinitializer
  %377 = xor <32 x i64> %359, splat (i64 -1)
  %378 = and <32 x i64> %162, %377
  %379 = icmp eq <32 x i64> %378, zeroinitializer
  %380 = or <32 x i1> %379, %376
  %381 = select <32 x i1> %371, <32 x i1> splat (i1 true), <32 x i1> %369
  %382 = or <32 x i1> %373, %381
  %383 = select <32 x i1> %380, <32 x i1> splat (i1 true), <32 x i1> %382
  %384 = bitcast <32 x i1> %383 to i32
  %385 = and i32 %216, %384
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %422

387:
  %388 = mul i64 %204, %87
  %389 = getelementptr inbounds nuw i32, ptr %364, i64 %388
  %390 = icmp eq i32 %360, 0
  br i1 %390, label %391, label %394

391:
  %392 = getelementptr inbounds nuw i32, ptr %389, i64 %224
  %393 = bitcast i32 %216 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %164, ptr align 4 %392, <32 x i1> %393)
  br label %824

394:
  %395 = bitcast i32 %216 to <32 x i1>
  %396 = getelementptr i32, ptr %389, <32 x i64> %193
  %397 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %396, <32 x i1> %395, <32 x i32> zeroinitializer)
  %398 = icmp ne <32 x i32> %397, %164
  %399 = bitcast <32 x i1> %398 to i32
  %400 = and i32 %216, %399
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %824, label %402

402:
  store <32 x i64> %193, ptr %24, align 64
  %403 = icmp eq i32 %400, -1
  br i1 %403, label %404, label %411

404:
  %405 = phi i64 [ %409, %404 ], [ 0, %402 ]
  %406 = getelementptr inbounds nuw i64, ptr %24, i64 %405
  %407 = load i64, ptr %406, align 8
  %408 = getelementptr inbounds nuw i32, ptr %389, i64 %407
  store i32 %66, ptr %408, align 4
  %409 = add nuw nsw i64 %405, 1
  %410 = icmp eq i64 %409, 32
  br i1 %410, label %421, label %404

411:
  %412 = phi i32 [ %419, %411 ], [ %400, %402 ]
  %413 = call i32 @llvm.cttz.i32(i32 %412, i1 true)
  %414 = zext nneg i32 %413 to i64
  %415 = getelementptr inbounds nuw i64, ptr %24, i64 %414
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds nuw i32, ptr %389, i64 %416
  store i32 %66, ptr %417, align 4
  %418 = add i32 %412, -1
  %419 = and i32 %418, %412
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %421, label %411

421:
  br label %824

422:
  %423 = load i32, ptr %67, align 4
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %439, label %425

425:
  %426 = icmp uge <32 x i64> %361, %166
  br i1 %63, label %427, label %431

427:
  %428 = sub <32 x i64> %361, %157
  %429 = icmp uge <32 x i64> %428, %159
  %430 = and <32 x i1> %426, %429
  br label %431

431:
  %432 = phi <32 x i1> [ %430, %427 ], [ %426, %425 ]
  %433 = and <32 x i64> %361, splat (i64 262144)
  %434 = icmp ne <32 x i64> %433, zeroinitializer
  %435 = select <32 x i1> %432, <32 x i1> %434, <32 x i1> zeroinitializer
  %436 = bitcast <32 x i1> %435 to i32
  %437 = and i32 %216, %436
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %811

439:
  %440 = icmp ult <32 x i64> %359, %166
  %441 = sub <32 x i64> %359, %157
  %442 = icmp ult <32 x i64> %441, %159
  %443 = or <32 x i1> %440, %442
  %444 = icmp ult <32 x i64> %359, %178
  %445 = xor <32 x i1> %443, splat (i1 true)
  %446 = or <32 x i1> %444, %445
  %447 = bitcast <32 x i1> %446 to i32
  %448 = and i32 %216, %447
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %481, label %450

450:
  %451 = bitcast <32 x i1> %444 to i32
  %452 = and i32 %216, %451
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %455, label %454

454:
  call void @suspect(ptr %0)
  br label %455

455:
  %456 = icmp ult <32 x i64> %441, %168
  %457 = xor <32 x i64> %359, %146
  %458 = and <32 x i64> %457, splat (i64 132064)
  %459 = icmp eq <32 x i64> %458, zeroinitializer
  %460 = select <32 x i1> %456, <32 x i1> %459, <32 x i1> zeroinitializer
  %461 = or <32 x i1> %443, %460
  %462 = xor <32 x i64> %359, %219
  %463 = and <32 x i64> %462, splat (i64 -4398046248961)
  %464 = icmp eq <32 x i64> %463, zeroinitializer
  %465 = select <32 x i1> %464, <32 x i1> splat (i1 true), <32 x i1> %461
  %466 = xor <32 x i1> %465, splat (i1 true)
  %467 = bitcast <32 x i1> %466 to i32
  %468 = and i32 %216, %467
  %469 = icmp eq i32 %468, 0
  %470 = select i1 %469, i1 true, i1 %98
  br i1 %470, label %477, label %471

471:
  %472 = load ptr, ptr %169, align 8
  %473 = load i64, ptr %35, align 8
  %474 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %468, <32 x i64> %359, <32 x i64> %193, ptr %472, i64 %473)
  %475 = xor i32 %474, -1
  %476 = and i32 %468, %475
  br label %477

477:
  %478 = phi i32 [ %476, %471 ], [ %468, %455 ]
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %481, label %480

480:
  call void @suspect(ptr %0)
  br label %481

481:
  br i1 %98, label %487, label %482

482:
  %483 = load ptr, ptr %150, align 8
  %484 = icmp eq ptr %483, null
  %485 = select i1 %484, i64 4398045986816, i64 0
  %486 = or disjoint i64 %485, %179
  br label %487

487:
  %488 = phi i64 [ %486, %482 ], [ -4398046052352, %481 ]
  %489 = xor <32 x i64> %361, %153
  %490 = insertelement <32 x i64> poison, i64 %488, i64 0
  %491 = shufflevector <32 x i64> %490, <32 x i64> poison, <32 x i32> zeroinitializer
  %492 = and <32 x i64> %491, %489
  %493 = icmp ne <32 x i64> %492, zeroinitializer
  %494 = icmp ult <32 x i64> %361, %166
  %495 = sub <32 x i64> %361, %157
  %496 = icmp ult <32 x i64> %495, %159
  %497 = or <32 x i1> %494, %496
  %498 = select <32 x i1> %493, <32 x i1> splat (i1 true), <32 x i1> %497
  %499 = bitcast <32 x i1> %498 to i32
  %500 = and i32 %216, %499
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %502, label %541

502:
  %503 = load ptr, ptr %150, align 8
  %504 = icmp eq ptr %503, null
  br i1 %504, label %824, label %505

505:
  %506 = load i64, ptr %35, align 8
  %507 = mul i64 %506, %87
  %508 = getelementptr inbounds nuw i32, ptr %503, i64 %507
  %509 = icmp eq i32 %360, 0
  br i1 %509, label %510, label %513

510:
  %511 = getelementptr inbounds nuw i32, ptr %508, i64 %224
  %512 = bitcast i32 %216 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %164, ptr align 4 %511, <32 x i1> %512)
  br label %824

513:
  %514 = bitcast i32 %216 to <32 x i1>
  %515 = getelementptr i32, ptr %508, <32 x i64> %193
  %516 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %515, <32 x i1> %514, <32 x i32> zeroinitializer)
  %517 = icmp ne <32 x i32> %516, %164
  %518 = bitcast <32 x i1> %517 to i32
  %519 = and i32 %216, %518
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %824, label %521

521:
  store <32 x i64> %193, ptr %23, align 64
  %522 = icmp eq i32 %519, -1
  br i1 %522, label %523, label %530

523:
  %524 = phi i64 [ %528, %523 ], [ 0, %521 ]
  %525 = getelementptr inbounds nuw i64, ptr %23, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds nuw i32, ptr %508, i64 %526
  store i32 %66, ptr %527, align 4
  %528 = add nuw nsw i64 %524, 1
  %529 = icmp eq i64 %528, 32
  br i1 %529, label %540, label %523

530:
  %531 = phi i32 [ %538, %530 ], [ %519, %521 ]
  %532 = call i32 @llvm.cttz.i32(i32 %531, i1 true)
  %533 = zext nneg i32 %532 to i64
  %534 = getelementptr inbounds nuw i64, ptr %23, i64 %533
  %535 = load i64, ptr %534, align 8
  %536 = getelementptr inbounds nuw i32, ptr %508, i64 %535
  store i32 %66, ptr %536, align 4
  %537 = add i32 %531, -1
  %538 = and i32 %537, %531
  %539 = icmp eq i32 %538, 0
  br i1 %539, label %540, label %530

540:
  br label %824

541:
  %542 = icmp ult <32 x i64> %495, %168
  %543 = xor <32 x i64> %361, %146
  %544 = and <32 x i64> %543, splat (i64 132064)
  %545 = icmp eq <32 x i64> %544, zeroinitializer
  %546 = select <32 x i1> %542, <32 x i1> %545, <32 x i1> zeroinitializer
  %547 = or <32 x i1> %497, %546
  %548 = xor <32 x i64> %361, %219
  %549 = and <32 x i64> %548, splat (i64 -4398046248961)
  %550 = icmp eq <32 x i64> %549, zeroinitializer
  %551 = select <32 x i1> %550, <32 x i1> splat (i1 true), <32 x i1> %547
  %552 = lshr <32 x i64> %361, splat (i64 5)
  %553 = and <32 x i64> %552, splat (i64 15)
  %554 = shl nuw nsw <32 x i64> splat (i64 1), %553
  %555 = and <32 x i64> %361, splat (i64 196608)
  %556 = icmp eq <32 x i64> %555, splat (i64 131072)
  %557 = and <32 x i64> %361, splat (i64 65535)
  %558 = select <32 x i1> %556, <32 x i64> %557, <32 x i64> %554
  %559 = and <32 x i64> %361, splat (i64 -4398046511104)
  %560 = icmp eq <32 x i64> %559, %157
  %561 = or <32 x i64> %558, %153
  %562 = select <32 x i1> %560, <32 x i64> %561, <32 x i64> %172
  %563 = and <32 x i64> %543, splat (i64 -4398046379040)
  %564 = icmp eq <32 x i64> %563, zeroinitializer
  %565 = select <32 x i1> %564, <32 x i64> %174, <32 x i64> %562
  %566 = select <32 x i1> %551, <32 x i64> %362, <32 x i64> %565
  %567 = load ptr, ptr %150, align 8
  %568 = icmp eq ptr %567, null
  br i1 %568, label %654, label %569

569:
  %570 = and <32 x i64> %566, splat (i64 196608)
  %571 = icmp eq <32 x i64> %570, splat (i64 131072)
  %572 = bitcast <32 x i1> %571 to i32
  %573 = and i32 %216, %572
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %654, label %575

575:
  %576 = load i64, ptr %35, align 8
  %577 = and <32 x i64> %361, splat (i64 131072)
  %578 = icmp eq <32 x i64> %577, zeroinitializer
  %579 = bitcast <32 x i1> %578 to i32
  %580 = and i32 %573, %579
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %619, label %582

582:
  %583 = insertelement <32 x i64> poison, i64 %576, i64 0
  %584 = shufflevector <32 x i64> %583, <32 x i64> poison, <32 x i32> zeroinitializer
  %585 = mul <32 x i64> %584, %553
  %586 = lshr <32 x i64> %361, splat (i64 19)
  %587 = and <32 x i64> %586, splat (i64 8388607)
  store <32 x i64> %585, ptr %10, align 64
  store <32 x i64> %587, ptr %11, align 64
  store <32 x i64> %193, ptr %9, align 64
  %588 = icmp eq i32 %580, -1
  br i1 %588, label %589, label %602

589:
  %590 = phi i64 [ %600, %589 ], [ 0, %582 ]
  %591 = getelementptr inbounds nuw i64, ptr %9, i64 %590
  %592 = load i64, ptr %591, align 8
  %593 = getelementptr inbounds nuw i64, ptr %11, i64 %590
  %594 = load i64, ptr %593, align 8
  %595 = trunc i64 %594 to i32
  %596 = getelementptr inbounds nuw i64, ptr %10, i64 %590
  %597 = load i64, ptr %596, align 8
  %598 = getelementptr i32, ptr %567, i64 %592
  %599 = getelementptr i32, ptr %598, i64 %597
  store i32 %595, ptr %599, align 4
  %600 = add nuw nsw i64 %590, 1
  %601 = icmp eq i64 %600, 32
  br i1 %601, label %618, label %589

602:
  %603 = phi i32 [ %616, %602 ], [ %580, %582 ]
  %604 = call i32 @llvm.cttz.i32(i32 %603, i1 true)
  %605 = zext nneg i32 %604 to i64
  %606 = getelementptr inbounds nuw i64, ptr %9, i64 %605
  %607 = load i64, ptr %606, align 8
  %608 = getelementptr inbounds nuw i64, ptr %11, i64 %605
  %609 = load i64, ptr %608, align 8
  %610 = trunc i64 %609 to i32
  %611 = getelementptr inbounds nuw i64, ptr %10, i64 %605
  %612 = load i64, ptr %611, align 8
  %613 = getelementptr i32, ptr %567, i64 %607
  %614 = getelementptr i32, ptr %613, i64 %612
  store i32 %610, ptr %614, align 4
  %615 = add i32 %603, -1
  %616 = and i32 %615, %603
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %618, label %602

618:
  br label %619

619:
  %620 = mul i64 %576, %87
  %621 = insertelement <32 x i64> poison, i64 %620, i64 0
  %622 = shufflevector <32 x i64> %621, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %622, ptr %12, align 64
  store <32 x i64> %176, ptr %13, align 64
  store <32 x i64> %193, ptr %8, align 64
  %623 = icmp eq i32 %573, -1
  br i1 %623, label %624, label %637

624:
  %625 = phi i64 [ %635, %624 ], [ 0, %619 ]
  %626 = getelementptr inbounds nuw i64, ptr %8, i64 %625
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr inbounds nuw i64, ptr %13, i64 %625
  %629 = load i64, ptr %628, align 8
  %630 = trunc i64 %629 to i32
  %631 = getelementptr inbounds nuw i64, ptr %12, i64 %625
  %632 = load i64, ptr %631, align 8
  %633 = getelementptr i32, ptr %567, i64 %627
  %634 = getelementptr i32, ptr %633, i64 %632
  store i32 %630, ptr %634, align 4
  %635 = add nuw nsw i64 %625, 1
  %636 = icmp eq i64 %635, 32
  br i1 %636, label %653, label %624

637:
  %638 = phi i32 [ %651, %637 ], [ %573, %619 ]
  %639 = call i32 @llvm.cttz.i32(i32 %638, i1 true)
  %640 = zext nneg i32 %639 to i64
  %641 = getelementptr inbounds nuw i64, ptr %8, i64 %640
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr inbounds nuw i64, ptr %13, i64 %640
  %644 = load i64, ptr %643, align 8
  %645 = trunc i64 %644 to i32
  %646 = getelementptr inbounds nuw i64, ptr %12, i64 %640
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr i32, ptr %567, i64 %642
  %649 = getelementptr i32, ptr %648, i64 %647
  store i32 %645, ptr %649, align 4
  %650 = add i32 %638, -1
  %651 = and i32 %650, %638
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %653, label %637

653:
  br label %654

654:
  %655 = select <32 x i1> %551, <32 x i64> %174, <32 x i64> %565
  %656 = icmp eq i32 %360, 0
  br i1 %656, label %659, label %657

657:
  %658 = icmp eq i32 %216, -1
  br i1 %658, label %662, label %688

659:
  %660 = getelementptr inbounds nuw i64, ptr %37, i64 %224
  %661 = bitcast i32 %216 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %566, ptr align 8 %660, <32 x i1> %661)
  br label %824

662:
  %663 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %664 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %665 = icmp ne <32 x i64> %193, %663
  %666 = icmp ne <32 x i64> %193, %664
  %667 = and <32 x i1> %665, %666
  %668 = bitcast <32 x i1> %667 to i32
  %669 = icmp eq i32 %668, 0
  %670 = icmp eq i32 %360, 1
  br i1 %669, label %671, label %687

671:
  store <32 x i64> %655, ptr %19, align 64
  br i1 %670, label %672, label %675

672:
  %673 = extractelement <32 x i64> %655, i64 31
  %674 = getelementptr i64, ptr %37, i64 %223
  store i64 %673, ptr %674, align 8
  br label %686

675:
  store <32 x i64> %193, ptr %14, align 64
  br label %676

676:
  %677 = phi i64 [ 0, %675 ], [ %683, %676 ]
  %678 = getelementptr inbounds nuw i64, ptr %14, i64 %677
  %679 = load i64, ptr %678, align 8
  %680 = getelementptr inbounds nuw i64, ptr %19, i64 %677
  %681 = load i64, ptr %680, align 8
  %682 = getelementptr inbounds nuw i64, ptr %37, i64 %679
  store i64 %681, ptr %682, align 8
  %683 = add nuw nsw i64 %677, 1
  %684 = icmp eq i64 %683, 32
  br i1 %684, label %685, label %676

685:
  br label %686

686:
  br label %824

687:
  store <32 x i64> %566, ptr %17, align 64
  br i1 %670, label %690, label %703

688:
  store <32 x i64> %566, ptr %17, align 64
  %689 = icmp eq i32 %360, 1
  br i1 %689, label %690, label %713

690:
  %691 = call i32 @llvm.ctlz.i32(i32 %216, i1 false)
  %692 = sub nuw nsw i32 31, %691
  %693 = zext nneg i32 %692 to i64
  %694 = getelementptr inbounds nuw i64, ptr %17, i64 %693
  %695 = load i64, ptr %694, align 8
  %696 = getelementptr i64, ptr %37, i64 %223
  store i64 %695, ptr %696, align 8
  %697 = insertelement <32 x i64> poison, i64 %695, i64 0
  %698 = shufflevector <32 x i64> %697, <32 x i64> poison, <32 x i32> zeroinitializer
  %699 = icmp ne <32 x i64> %698, %566
  %700 = bitcast <32 x i1> %699 to i32
  %701 = and i32 %216, %700
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %824, label %775

703:
  store <32 x i64> %193, ptr %16, align 64
  br label %704

704:
  %705 = phi i64 [ 0, %703 ], [ %711, %704 ]
  %706 = getelementptr inbounds nuw i64, ptr %16, i64 %705
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds nuw i64, ptr %17, i64 %705
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds nuw i64, ptr %37, i64 %707
  store i64 %709, ptr %710, align 8
  %711 = add nuw nsw i64 %705, 1
  %712 = icmp eq i64 %711, 32
  br i1 %712, label %726, label %704

713:
  store <32 x i64> %193, ptr %16, align 64
  br label %714

714:
  %715 = phi i32 [ %724, %714 ], [ %216, %713 ]
  %716 = call i32 @llvm.cttz.i32(i32 %715, i1 true)
  %717 = zext nneg i32 %716 to i64
  %718 = getelementptr inbounds nuw i64, ptr %16, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = getelementptr inbounds nuw i64, ptr %17, i64 %717
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds nuw i64, ptr %37, i64 %719
  store i64 %721, ptr %722, align 8
  %723 = add i32 %715, -1
  %724 = and i32 %723, %715
  %725 = icmp eq i32 %724, 0
  br i1 %725, label %726, label %714

726:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  %727 = icmp eq i32 %360, 4
  br i1 %727, label %730, label %728

728:
  %729 = icmp eq i32 %360, 2
  br label %753

730:
  store <32 x i64> %193, ptr %20, align 64
  br i1 %658, label %731, label %740

731:
  %732 = phi i64 [ %738, %731 ], [ 0, %730 ]
  %733 = getelementptr inbounds nuw i64, ptr %20, i64 %732
  %734 = load i64, ptr %733, align 8
  %735 = getelementptr inbounds nuw i64, ptr %37, i64 %734
  %736 = load i64, ptr %735, align 8
  %737 = getelementptr inbounds nuw i64, ptr %21, i64 %732
  store i64 %736, ptr %737, align 8
  %738 = add nuw nsw i64 %732, 1
  %739 = icmp eq i64 %738, 32
  br i1 %739, label %752, label %731

740:
  %741 = phi i32 [ %750, %740 ], [ %216, %730 ]
  %742 = call i32 @llvm.cttz.i32(i32 %741, i1 true)
  %743 = zext nneg i32 %742 to i64
  %744 = getelementptr inbounds nuw i64, ptr %20, i64 %743
  %745 = load i64, ptr %744, align 8
  %746 = getelementptr inbounds nuw i64, ptr %37, i64 %745
  %747 = load i64, ptr %746, align 8
  %748 = getelementptr inbounds nuw i64, ptr %21, i64 %743
  store i64 %747, ptr %748, align 8
  %749 = add i32 %741, -1
  %750 = and i32 %749, %741
  %751 = icmp eq i32 %750, 0
  br i1 %751, label %752, label %740

752:
  br label %769

753:
  %754 = phi i1 [ true, %728 ], [ false, %768 ]
  %755 = phi ptr [ %22, %728 ], [ %53, %768 ]
  %756 = phi ptr [ %21, %728 ], [ %54, %768 ]
  %757 = phi ptr [ %21, %728 ], [ %55, %768 ]
  store <32 x i64> %193, ptr %22, align 256
  %758 = load i64, ptr %755, align 64
  %759 = getelementptr inbounds nuw i64, ptr %37, i64 %758
  br i1 %729, label %762, label %760

760:
  %761 = load i64, ptr %759, align 8
  br label %763

762:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %756, ptr align 8 %759, i64 128, i1 false)
  br label %768

763:
  %764 = phi i64 [ 0, %760 ], [ %766, %763 ]
  %765 = getelementptr inbounds nuw i64, ptr %757, i64 %764
  store i64 %761, ptr %765, align 8
  %766 = add nuw nsw i64 %764, 1
  %767 = icmp eq i64 %766, 16
  br i1 %767, label %768, label %763

768:
  br i1 %754, label %753, label %769

769:
  %770 = load <32 x i64>, ptr %21, align 64
  %771 = icmp ne <32 x i64> %770, %566
  %772 = bitcast <32 x i1> %771 to i32
  %773 = and i32 %216, %772
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %824, label %776

775:
  store <32 x i64> %655, ptr %18, align 64
  br label %778

776:
  store <32 x i64> %655, ptr %18, align 64
  %777 = icmp eq i32 %360, 1
  br i1 %777, label %778, label %786

778:
  %779 = phi i32 [ %701, %775 ], [ %773, %776 ]
  %780 = call i32 @llvm.ctlz.i32(i32 %779, i1 true)
  %781 = xor i32 %780, 31
  %782 = zext nneg i32 %781 to i64
  %783 = getelementptr inbounds nuw i64, ptr %18, i64 %782
  %784 = load i64, ptr %783, align 8
  %785 = getelementptr i64, ptr %37, i64 %223
  store i64 %784, ptr %785, align 8
  br label %810

786:
  store <32 x i64> %193, ptr %15, align 64
  %787 = icmp eq i32 %773, -1
  br i1 %787, label %788, label %797

788:
  %789 = phi i64 [ %795, %788 ], [ 0, %786 ]
  %790 = getelementptr inbounds nuw i64, ptr %15, i64 %789
  %791 = load i64, ptr %790, align 8
  %792 = getelementptr inbounds nuw i64, ptr %18, i64 %789
  %793 = load i64, ptr %792, align 8
  %794 = getelementptr inbounds nuw i64, ptr %37, i64 %791
  store i64 %793, ptr %794, align 8
  %795 = add nuw nsw i64 %789, 1
  %796 = icmp eq i64 %795, 32
  br i1 %796, label %809, label %788

797:
  %798 = phi i32 [ %807, %797 ], [ %773, %786 ]
  %799 = call i32 @llvm.cttz.i32(i32 %798, i1 true)
  %800 = zext nneg i32 %799 to i64
  %801 = getelementptr inbounds nuw i64, ptr %15, i64 %800
  %802 = load i64, ptr %801, align 8
  %803 = getelementptr inbounds nuw i64, ptr %18, i64 %800
  %804 = load i64, ptr %803, align 8
  %805 = getelementptr inbounds nuw i64, ptr %37, i64 %802
  store i64 %804, ptr %805, align 8
  %806 = add i32 %798, -1
  %807 = and i32 %806, %798
  %808 = icmp eq i32 %807, 0
  br i1 %808, label %809, label %797

809:
  br label %810

810:
  br label %824

811:
  store <32 x i64> %3, ptr %32, align 64
  %812 = icmp eq i32 %2, 0
  br i1 %812, label %823, label %813

813:
  %814 = phi i32 [ %821, %813 ], [ %2, %811 ]
  %815 = call i32 @llvm.cttz.i32(i32 %814, i1 true)
  %816 = shl nuw i32 1, %815
  %817 = zext nneg i32 %815 to i64
  %818 = getelementptr inbounds nuw i64, ptr %32, i64 %817
  %819 = load i64, ptr %818, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %816, i64 %819, ptr %4, i32 %5, i1 zeroext %6)
  %820 = add i32 %814, -1
  %821 = and i32 %820, %814
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %823, label %813

823:
  br label %827

824:
  %825 = add nuw nsw i64 %181, 1
  %826 = icmp eq i64 %825, %119
  br i1 %826, label %827, label %180

827:
  ret void
}

define i32 @screen_again(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = lshr i32 %2, 2
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 2
  br i1 %10, label %11, label %114

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp ugt i64 %13, 16
  br i1 %14, label %114, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %114, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %114

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %25 = load i32, ptr %24, align 32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %114

27:
  %28 = add nuw nsw i64 %7, 32
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %114, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %34, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %37 = load ptr, ptr %36, align 8
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 42
  %42 = zext i32 %38 to i64
  %43 = shl nuw nsw i64 %42, 19
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = shl nuw nsw i64 %46, 5
  %48 = or disjoint i64 %47, %41
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %50 = load i32, ptr %49, align 8
  %51 = zext i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 19
  %53 = and i32 %45, 15
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 1, %54
  %56 = or disjoint i64 %55, %43
  %57 = or i64 %41, %56
  %58 = or disjoint i64 %57, 131072
  %59 = getelementptr inbounds nuw i64, ptr %34, i64 %7
  %60 = load <32 x i64>, ptr %59, align 8
  %61 = getelementptr inbounds nuw i64, ptr %35, i64 %7
  %62 = load <32 x i64>, ptr %61, align 8
  %63 = or disjoint i64 %55, -4398046052352
  %64 = insertelement <32 x i64> poison, i64 %58, i64 0
  %65 = shufflevector <32 x i64> %64, <32 x i64> poison, <32 x i32> zeroinitializer
  %66 = xor <32 x i64> %65, %62
  %67 = insertelement <32 x i64> poison, i64 %63, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = and <32 x i64> %66, %68
  %70 = insertelement <32 x i64> poison, i64 %41, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i64> %62, %71
  %73 = insertelement <32 x i64> poison, i64 %52, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = and <32 x i64> %60, splat (i64 -4398046248960)
  %76 = or disjoint i64 %55, 131072
  %77 = insertelement <32 x i64> poison, i64 %48, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = xor <32 x i64> %78, %60
  %80 = and <32 x i64> %79, splat (i64 132064)
  %81 = insertelement <32 x i64> poison, i64 %76, i64 0
  %82 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  %83 = xor <32 x i64> %60, splat (i64 -1)
  %84 = and <32 x i64> %82, %83
  %85 = icmp eq <32 x i64> %80, zeroinitializer
  %86 = icmp eq <32 x i64> %84, zeroinitializer
  %87 = or <32 x i1> %85, %86
  %88 = icmp ult <32 x i64> %72, %74
  %89 = icmp ne <32 x i64> %69, zeroinitializer
  %90 = select <32 x i1> %88, <32 x i1> splat (i1 true), <32 x i1> %89
  %91 = icmp ne <32 x i64> %75, %71
  %92 = or <32 x i1> %91, %90
  %93 = select <32 x i1> %87, <32 x i1> splat (i1 true), <32 x i1> %92
  %94 = bitcast <32 x i1> %93 to i32
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %114

96:
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %98 = load i32, ptr %97, align 16
  %99 = icmp eq i32 %98, %50
  br i1 %99, label %104, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %101, align 4
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %102, align 8
  %103 = load i32, ptr %49, align 8
  br label %104

104:
  %105 = phi i32 [ %50, %96 ], [ %103, %100 ]
  store i32 %105, ptr %97, align 16
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 -1, ptr %106, align 8
  %107 = load ptr, ptr %16, align 8
  %108 = getelementptr inbounds nuw i32, ptr %107, i64 %7
  %109 = load i64, ptr %29, align 8
  %110 = mul i64 %109, %54
  %111 = getelementptr inbounds nuw i32, ptr %108, i64 %110
  %112 = insertelement <32 x i32> poison, i32 %38, i64 0
  %113 = shufflevector <32 x i32> %112, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %113, ptr %111, align 4
  br label %114

114:
  %115 = phi i32 [ 0, %27 ], [ 0, %3 ], [ 0, %23 ], [ 0, %19 ], [ 0, %15 ], [ 0, %11 ], [ 1, %104 ], [ 0, %32 ]
  ret i32 %115
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
  %7 = alloca %struct.Lanes.37, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %445

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = shl i32 %5, 10
  %20 = or disjoint i32 %19, 65
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %445

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw %struct.held_read, ptr %24, i64 %9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 88
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
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 80
  %53 = load i64, ptr %52, align 8
  %54 = icmp ugt i64 %51, %53
  br i1 %54, label %413, label %55

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
  %64 = getelementptr inbounds nuw i8, ptr %28, i64 72
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
  br i1 %399, label %400, label %413

400:
  %401 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %402 = load i32, ptr %401, align 16
  %403 = load i32, ptr %60, align 8
  %404 = icmp eq i32 %402, %403
  br i1 %404, label %405, label %409

405:
  %406 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %407 = load i32, ptr %406, align 8
  %408 = or i32 %407, %2
  br label %414

409:
  %410 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %410, align 4
  %411 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %411, align 8
  %412 = load i32, ptr %60, align 8
  br label %414

413:
  store i64 0, ptr %10, align 8
  br label %445

414:
  %415 = phi i32 [ %2, %409 ], [ %408, %405 ]
  %416 = phi i32 [ %412, %409 ], [ %402, %405 ]
  store i32 %416, ptr %401, align 16
  %417 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 %415, ptr %417, align 8
  store ptr %1, ptr %25, align 8
  %418 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %2, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store i32 %5, ptr %419, align 4
  %420 = load i64, ptr %8, align 8
  %421 = add i64 %420, 1
  store i64 %421, ptr %8, align 8
  %422 = zext <32 x i32> %3 to <32 x i64>
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %424 = load i64, ptr %423, align 8
  %425 = insertelement <32 x i64> poison, i64 %424, i64 0
  %426 = shufflevector <32 x i64> %425, <32 x i64> poison, <32 x i32> zeroinitializer
  %427 = lshr <32 x i64> %422, %426
  %428 = add i32 %5, -1
  %429 = zext i32 %428 to i64
  %430 = insertelement <32 x i64> poison, i64 %429, i64 0
  %431 = shufflevector <32 x i64> %430, <32 x i64> poison, <32 x i32> zeroinitializer
  %432 = add nuw nsw <32 x i64> %431, %422
  %433 = lshr <32 x i64> %432, %426
  %434 = bitcast i32 %2 to <32 x i1>
  %435 = and <32 x i64> %427, splat (i64 63)
  %436 = shl nuw <32 x i64> splat (i64 1), %435
  %437 = and <32 x i64> %433, splat (i64 63)
  %438 = shl nuw <32 x i64> splat (i64 1), %437
  %439 = or <32 x i64> %436, %438
  %440 = select <32 x i1> %434, <32 x i64> %439, <32 x i64> zeroinitializer
  %441 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %440)
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %443 = load i64, ptr %442, align 8
  %444 = or i64 %441, %443
  store i64 %444, ptr %442, align 8
  br label %448

445:
  %446 = zext <32 x i32> %3 to <32 x i64>
  %447 = or disjoint <32 x i64> %446, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %447, i32 %4)
  br label %448

448:
  ret void
}

define void @screen_held(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 88
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1792
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

define i32 @clock_ordered(ptr %0, ptr %1, i32 %2, i32 %3, <32 x i64> %4, <32 x i64> %5, ptr %6, i64 %7) {
  %9 = alloca %struct.Lanes, align 64
  %10 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, 6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %14, %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %23 = load i32, ptr %22, align 32
  %24 = icmp ne i32 %23, 0
  %25 = xor i32 %23, -1
  %26 = and i32 %2, %25
  %27 = icmp eq i32 %26, 0
  %28 = and i1 %24, %27
  br i1 %28, label %29, label %38

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = mul i64 %13, 3
  %34 = add i64 %33, %32
  %35 = mul i64 %34, %18
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 64
  br label %38

38:
  %39 = phi ptr [ %37, %29 ], [ %11, %8 ]
  %40 = lshr <32 x i64> %4, splat (i64 19)
  %41 = trunc <32 x i64> %40 to <32 x i32>
  %42 = and <32 x i32> %41, splat (i32 8388607)
  %43 = lshr <32 x i64> %4, splat (i64 42)
  %44 = add nsw <32 x i64> %43, splat (i64 -1)
  %45 = lshr <32 x i64> %4, splat (i64 16)
  %46 = and <32 x i64> %45, splat (i64 3)
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %48 = load i64, ptr %47, align 8
  %49 = insertelement <32 x i64> poison, i64 %48, i64 0
  %50 = shufflevector <32 x i64> %49, <32 x i64> poison, <32 x i32> zeroinitializer
  %51 = mul <32 x i64> %50, %44
  %52 = lshr <32 x i64> %4, splat (i64 5)
  %53 = and <32 x i64> %52, splat (i64 2047)
  %54 = add <32 x i64> %51, %53
  %55 = icmp samesign ult <32 x i64> %46, splat (i64 2)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %57 = load i64, ptr %56, align 8
  %58 = insertelement <32 x i64> poison, i64 %57, i64 0
  %59 = shufflevector <32 x i64> %58, <32 x i64> poison, <32 x i32> zeroinitializer
  %60 = icmp ult <32 x i64> %54, %59
  %61 = and <32 x i1> %55, %60
  %62 = bitcast <32 x i1> %61 to i32
  %63 = and i32 %3, %62
  store <32 x i64> %54, ptr %9, align 64
  %64 = call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i64, ptr %9, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i32 %63, %3
  br i1 %68, label %69, label %90

69:
  %70 = insertelement <32 x i64> poison, i64 %67, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = icmp ne <32 x i64> %54, %71
  %73 = bitcast <32 x i1> %72 to i32
  %74 = and i32 %3, %73
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %90

76:
  %77 = getelementptr inbounds nuw i32, ptr %11, i64 %67
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i32, ptr %39, i64 %67
  %80 = load i32, ptr %79, align 4
  %81 = call i32 @llvm.umax.i32(i32 %78, i32 %80)
  %82 = getelementptr inbounds nuw i32, ptr %21, i64 %67
  %83 = load i32, ptr %82, align 4
  %84 = call i32 @llvm.umax.i32(i32 %81, i32 %83)
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = icmp ult <32 x i32> %42, %86
  %88 = bitcast <32 x i1> %87 to i32
  %89 = and i32 %3, %88
  br label %190

90:
  %91 = icmp eq i32 %63, 0
  br i1 %91, label %109, label %92

92:
  %93 = bitcast i32 %63 to <32 x i1>
  %94 = getelementptr i32, ptr %11, <32 x i64> %54
  %95 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %94, <32 x i1> %93, <32 x i32> zeroinitializer)
  %96 = getelementptr i32, ptr %21, <32 x i64> %54
  %97 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %96, <32 x i1> %93, <32 x i32> zeroinitializer)
  %98 = call <32 x i32> @llvm.umax.v32i32(<32 x i32> %95, <32 x i32> %97)
  %99 = icmp eq ptr %39, %11
  br i1 %99, label %104, label %100

100:
  %101 = getelementptr i32, ptr %39, <32 x i64> %54
  %102 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %101, <32 x i1> %93, <32 x i32> zeroinitializer)
  %103 = call <32 x i32> @llvm.umax.v32i32(<32 x i32> %98, <32 x i32> %102)
  br label %104

104:
  %105 = phi <32 x i32> [ %103, %100 ], [ %98, %92 ]
  %106 = icmp ult <32 x i32> %42, %105
  %107 = bitcast <32 x i1> %106 to i32
  %108 = and i32 %63, %107
  br label %109

109:
  %110 = phi i32 [ %108, %104 ], [ 0, %90 ]
  %111 = icmp eq <32 x i64> %46, splat (i64 2)
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %113 = load i64, ptr %112, align 8
  %114 = add i64 %113, -1
  %115 = insertelement <32 x i64> poison, i64 %114, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = icmp eq <32 x i64> %44, %116
  %118 = and <32 x i1> %111, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = and i32 %3, %119
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %175, label %122

122:
  %123 = bitcast i32 %120 to <32 x i1>
  %124 = and <32 x i64> %4, splat (i64 65535)
  %125 = select <32 x i1> %123, <32 x i64> %124, <32 x i64> zeroinitializer
  %126 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %125)
  %127 = icmp eq i64 %13, 0
  br i1 %127, label %131, label %128

128:
  %129 = mul i64 %114, %48
  %130 = icmp eq ptr %6, null
  br label %134

131:
  %132 = phi i32 [ %120, %122 ], [ %172, %171 ]
  %133 = or i32 %132, %110
  br label %175

134:
  %135 = phi i32 [ %120, %128 ], [ %172, %171 ]
  %136 = phi i64 [ 0, %128 ], [ %173, %171 ]
  %137 = and i64 %136, 15
  %138 = add i64 %136, %129
  %139 = shl nuw nsw i64 1, %137
  %140 = and i64 %139, %126
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %171, label %142

142:
  %143 = insertelement <32 x i64> poison, i64 %137, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = lshr <32 x i64> %125, %144
  %146 = trunc <32 x i64> %145 to <32 x i1>
  br i1 %130, label %154, label %147

147:
  %148 = mul i64 %137, %7
  %149 = insertelement <32 x i64> poison, i64 %148, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = add <32 x i64> %150, %5
  %152 = getelementptr i32, ptr %6, <32 x i64> %151
  %153 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %152, <32 x i1> %146, <32 x i32> zeroinitializer)
  br label %154

154:
  %155 = phi <32 x i32> [ %153, %147 ], [ %42, %142 ]
  %156 = getelementptr inbounds nuw i32, ptr %11, i64 %138
  %157 = load i32, ptr %156, align 4
  %158 = getelementptr inbounds nuw i32, ptr %39, i64 %138
  %159 = load i32, ptr %158, align 4
  %160 = call i32 @llvm.umax.i32(i32 %157, i32 %159)
  %161 = getelementptr inbounds nuw i32, ptr %21, i64 %138
  %162 = load i32, ptr %161, align 4
  %163 = call i32 @llvm.umax.i32(i32 %160, i32 %162)
  %164 = insertelement <32 x i32> poison, i32 %163, i64 0
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> zeroinitializer
  %166 = icmp uge <32 x i32> %155, %165
  %167 = and <32 x i1> %166, %146
  %168 = bitcast <32 x i1> %167 to i32
  %169 = xor i32 %168, -1
  %170 = and i32 %135, %169
  br label %171

171:
  %172 = phi i32 [ %170, %154 ], [ %135, %134 ]
  %173 = add nuw i64 %136, 1
  %174 = icmp eq i64 %173, %13
  br i1 %174, label %131, label %134

175:
  %176 = phi i32 [ %133, %131 ], [ %110, %109 ]
  %177 = or i32 %120, %63
  %178 = icmp eq i32 %177, %3
  br i1 %178, label %190, label %179

179:
  %180 = xor i32 %177, %3
  %181 = call i32 @_ZN12_GLOBAL__N_16lowestEPK7contextPK12vector_clockS5_(ptr %0, ptr %10, ptr %20)
  %182 = insertelement <32 x i32> poison, i32 %181, i64 0
  %183 = shufflevector <32 x i32> %182, <32 x i32> poison, <32 x i32> zeroinitializer
  %184 = icmp ult <32 x i32> %42, %183
  %185 = icmp ne <32 x i32> %42, splat (i32 8388607)
  %186 = and <32 x i1> %185, %184
  %187 = bitcast <32 x i1> %186 to i32
  %188 = and i32 %180, %187
  %189 = or i32 %188, %176
  br label %190

190:
  %191 = phi i32 [ %89, %76 ], [ %189, %179 ], [ %176, %175 ]
  ret i32 %191
}

define internal ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1) unnamed_addr {
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %5
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %13 = load i32, ptr %12, align 8
  call void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %11, i32 %13)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, -1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1808
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1816
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1800
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

define i32 @clock_orders(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, ptr %5, i64 %6) {
  %8 = lshr i64 %3, 42
  %9 = add nsw i64 %8, -1
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = lshr i64 %3, 5
  %14 = and i64 %13, 2047
  %15 = add i64 %12, %14
  %16 = and i64 %3, 131072
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %15, %20
  br i1 %21, label %28, label %22

22:
  %23 = insertelement <32 x i64> poison, i64 %3, i64 0
  %24 = shufflevector <32 x i64> %23, <32 x i64> poison, <32 x i32> zeroinitializer
  %25 = insertelement <32 x i64> poison, i64 %4, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %2, i32 1, <32 x i64> %24, <32 x i64> %26, ptr %5, i64 %6)
  br label %72

28:
  %29 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %31 = getelementptr inbounds nuw i32, ptr %30, i64 %15
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = mul i64 %34, 6
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %35, %39
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 64
  %43 = getelementptr inbounds nuw i32, ptr %42, i64 %15
  %44 = load i32, ptr %43, align 4
  %45 = call i32 @llvm.umax.i32(i32 %32, i32 %44)
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %47 = load i32, ptr %46, align 32
  %48 = icmp ne i32 %47, 0
  %49 = xor i32 %47, -1
  %50 = and i32 %2, %49
  %51 = icmp eq i32 %50, 0
  %52 = and i1 %48, %51
  br i1 %52, label %53, label %65

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %55 = load i32, ptr %54, align 8
  %56 = zext i32 %55 to i64
  %57 = mul i64 %34, 3
  %58 = add i64 %57, %56
  %59 = mul i64 %58, %39
  %60 = getelementptr inbounds nuw i8, ptr %37, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 64
  %62 = getelementptr inbounds nuw i32, ptr %61, i64 %15
  %63 = load i32, ptr %62, align 4
  %64 = call i32 @llvm.umax.i32(i32 %45, i32 %63)
  br label %65

65:
  %66 = phi i32 [ %64, %53 ], [ %45, %28 ]
  %67 = lshr i64 %3, 19
  %68 = trunc i64 %67 to i32
  %69 = and i32 %68, 8388607
  %70 = icmp ult i32 %69, %66
  %71 = zext i1 %70 to i32
  br label %72

72:
  %73 = phi i32 [ %27, %22 ], [ %71, %65 ]
  ret i32 %73
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %30 = icmp ult i64 %3, %8
  %31 = and i64 %3, 131072
  %32 = icmp eq i64 %31, 0
  %33 = lshr i64 %3, 5
  %34 = and i64 %33, 15
  %35 = lshr i64 %3, 19
  %36 = trunc i64 %35 to i32
  %37 = and i32 %36, 8388607
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 56
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1840
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1848
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
  br i1 %30, label %48, label %31

31:
  %32 = phi i32 [ %41, %46 ], [ %29, %28 ]
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
  br i1 %43, label %46, label %44

44:
  %45 = xor i32 %41, %32
  call void @clock_acquire_at(ptr %0, ptr %1, i32 %45, i64 %36, i32 %4)
  br label %46

46:
  %47 = icmp eq i32 %41, 0
  br i1 %47, label %48, label %31

48:
  ret void
}

define void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %3, i1 zeroext false)
  %7 = icmp eq ptr %6, null
  br i1 %7, label %113, label %8

8:
  %9 = and i32 %4, 512
  %10 = icmp eq i32 %9, 0
  %11 = load i32, ptr %1, align 64
  %12 = and i32 %11, %2
  %13 = icmp eq i32 %12, %11
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = zext i32 %15 to i64
  %17 = select i1 %13, i64 0, i64 3
  %18 = select i1 %10, i64 2, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %18, %20
  %22 = add i64 %21, %16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %26 = load i64, ptr %25, align 8
  %27 = mul i64 %22, %26
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 %27
  br i1 %10, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  %31 = load i32, ptr %30, align 4
  br label %36

32:
  br i1 %13, label %36, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %35 = load i32, ptr %34, align 32
  br label %36

36:
  %37 = phi i32 [ %31, %29 ], [ %35, %33 ], [ %2, %32 ]
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = ptrtoint ptr %6 to i64
  %41 = icmp eq i64 %39, %40
  br i1 %41, label %42, label %52

42:
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %44, %46
  br i1 %47, label %48, label %52

48:
  %49 = xor i32 %37, -1
  %50 = and i32 %2, %49
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %113, label %52

52:
  br i1 %10, label %55, label %53

53:
  %54 = call ptr @_ZN12_GLOBAL__N_14tellEP7contextP4warpjPK12vector_clock(ptr %0, ptr %1, i32 %2, ptr %6)
  br label %107

55:
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0)
  %56 = load i32, ptr %14, align 8
  %57 = zext i32 %56 to i64
  %58 = load i64, ptr %19, align 8
  %59 = mul i64 %58, 5
  %60 = add i64 %59, %57
  %61 = load ptr, ptr %23, align 8
  %62 = load i64, ptr %25, align 8
  %63 = mul i64 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, -1
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %70 = load i64, ptr %69, align 8
  %71 = mul i64 %68, %70
  %72 = getelementptr i32, ptr %65, i64 %71
  %73 = getelementptr i32, ptr %72, i64 %57
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %76 = load i64, ptr %75, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %64, ptr %6, i64 0, i64 %76)
  store i32 %74, ptr %73, align 4
  %77 = getelementptr inbounds nuw i8, ptr %64, i64 40
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  %79 = load i32, ptr %14, align 8
  %80 = zext i32 %79 to i64
  %81 = load i64, ptr %19, align 8
  %82 = shl i64 %81, 1
  %83 = add i64 %82, %80
  %84 = load ptr, ptr %23, align 8
  %85 = load i64, ptr %25, align 8
  %86 = mul i64 %83, %85
  %87 = getelementptr inbounds nuw i8, ptr %84, i64 %86
  %88 = load i32, ptr %78, align 4
  %89 = and i32 %88, %2
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %94

91:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %87)
  %92 = load i32, ptr %14, align 8
  %93 = zext i32 %92 to i64
  br label %94

94:
  %95 = phi i64 [ %80, %55 ], [ %93, %91 ]
  %96 = phi i32 [ %89, %55 ], [ %2, %91 ]
  store i32 %96, ptr %78, align 4
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %98 = load i64, ptr %66, align 8
  %99 = add i64 %98, -1
  %100 = load i64, ptr %69, align 8
  %101 = mul i64 %99, %100
  %102 = getelementptr i32, ptr %97, i64 %101
  %103 = getelementptr i32, ptr %102, i64 %95
  %104 = load i32, ptr %103, align 4
  %105 = load i64, ptr %75, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %87, ptr %6, i64 0, i64 %105)
  store i32 %104, ptr %103, align 4
  %106 = getelementptr inbounds nuw i8, ptr %87, i64 40
  store i64 0, ptr %106, align 8
  br label %107

107:
  %108 = phi ptr [ %54, %53 ], [ %87, %94 ]
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 24
  store i64 %40, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %108, i64 32
  store i64 %111, ptr %112, align 8
  br label %113

113:
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
  %26 = select i1 %5, i64 1848, i64 1840
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
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 1824
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

define internal ptr @_ZN12_GLOBAL__N_14tellEP7contextP4warpjPK12vector_clock(ptr %0, ptr %1, i32 %2, ptr %3) unnamed_addr {
  %5 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %6 = load i32, ptr %1, align 64
  %7 = and i32 %6, %2
  %8 = icmp eq i32 %7, %6
  br i1 %8, label %52, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = load i64, ptr %13, align 8
  %15 = shl i64 %14, 2
  %16 = add i64 %15, %12
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %20 = load i64, ptr %19, align 8
  %21 = mul i64 %16, %20
  %22 = getelementptr inbounds nuw i8, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, -1
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %28 = load i64, ptr %27, align 8
  %29 = mul i64 %26, %28
  %30 = getelementptr i32, ptr %23, i64 %29
  %31 = getelementptr i32, ptr %30, i64 %12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %34 = load i64, ptr %33, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %22, ptr %3, i64 0, i64 %34)
  store i32 %32, ptr %31, align 4
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 40
  store i64 0, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %37 = load i32, ptr %10, align 8
  %38 = zext i32 %37 to i64
  %39 = load i64, ptr %13, align 8
  %40 = mul i64 %39, 3
  %41 = add i64 %40, %38
  %42 = load ptr, ptr %17, align 8
  %43 = load i64, ptr %19, align 8
  %44 = mul i64 %41, %43
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 %44
  %46 = load i32, ptr %36, align 8
  %47 = and i32 %46, %2
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %45)
  br label %50

50:
  %51 = phi i32 [ %2, %49 ], [ %47, %9 ]
  store i32 %51, ptr %36, align 4
  br label %52

52:
  %53 = phi ptr [ %45, %50 ], [ %5, %4 ]
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %55 = load i64, ptr %54, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %53, ptr %3, i64 0, i64 %55)
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 40
  store i64 0, ptr %56, align 8
  ret ptr %53
}

define void @clock_release(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %"struct.(anonymous namespace)::release", align 8
  %8 = and i32 %4, 128
  %9 = icmp ne i32 %8, 0
  %10 = zext i1 %9 to i8
  %11 = and i32 %4, 8
  %12 = icmp eq i32 %11, 0
  %13 = lshr exact i32 %11, 3
  %14 = trunc nuw nsw i32 %13 to i8
  %15 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = load i64, ptr %19, align 8
  %21 = add i64 %20, %18
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %25, %21
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 %26
  br i1 %9, label %40, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %40

32:
  %33 = mul i64 %20, 6
  %34 = or disjoint i64 %33, 1
  %35 = mul i64 %34, %25
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 0
  br i1 %39, label %142, label %40

40:
  %41 = phi ptr [ %27, %32 ], [ %27, %28 ], [ %15, %5 ]
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, -1
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %46 = load i64, ptr %45, align 8
  %47 = mul i64 %44, %46
  %48 = mul i64 %46, %43
  %49 = call i32 @tick(ptr %0)
  store ptr %1, ptr %7, align 8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %41, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %52 = load i64, ptr %19, align 8
  %53 = mul i64 %52, 6
  %54 = xor i1 %9, true
  %55 = zext i1 %54 to i64
  %56 = or disjoint i64 %53, %55
  %57 = load ptr, ptr %22, align 8
  %58 = load i64, ptr %24, align 8
  %59 = mul i64 %56, %58
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 %59
  store ptr %60, ptr %51, align 8
  %61 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %62 = select i1 %12, i64 0, i64 %47
  store i64 %62, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 32
  br i1 %12, label %64, label %67

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %66 = load i64, ptr %65, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %64 ], [ %48, %40 ]
  store i64 %68, ptr %63, align 8
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %70 = load i64, ptr %42, align 8
  %71 = add i64 %70, -1
  %72 = load i64, ptr %45, align 8
  %73 = mul i64 %71, %72
  %74 = load i32, ptr %16, align 8
  %75 = zext i32 %74 to i64
  %76 = add i64 %73, %75
  store i64 %76, ptr %69, align 8
  %77 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i32 %49, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %7, i64 52
  br i1 %9, label %79, label %92

79:
  store i32 %49, ptr %78, align 4
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %82 = load i32, ptr %81, align 16
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %82, %84
  br i1 %85, label %90, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %88, align 8
  %89 = load i32, ptr %83, align 8
  br label %90

90:
  %91 = phi i32 [ %82, %79 ], [ %89, %86 ]
  store i32 %91, ptr %81, align 16
  br label %96

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %78, align 4
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 56
  br label %96

96:
  %97 = phi i64 [ 1784, %92 ], [ 1768, %90 ]
  %98 = phi i64 [ 1788, %92 ], [ 1772, %90 ]
  %99 = phi ptr [ %95, %92 ], [ %80, %90 ]
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 %97
  %101 = load i32, ptr %100, align 8
  store i32 %101, ptr %99, align 8
  %102 = getelementptr inbounds nuw i8, ptr %7, i64 60
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 %98
  %104 = load i32, ptr %103, align 4
  store i32 %104, ptr %102, align 4
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i8 %10, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %7, i64 65
  store i8 %14, ptr %106, align 1
  store <32 x i64> %3, ptr %6, align 64
  %107 = icmp eq i32 %2, 0
  br i1 %107, label %141, label %108

108:
  %109 = trunc nuw i32 %13 to i1
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 544
  br label %111

111:
  %112 = phi i32 [ %121, %139 ], [ %2, %108 ]
  %113 = call i32 @llvm.cttz.i32(i32 %112, i1 true)
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i64, ptr %6, i64 %114
  %116 = load i64, ptr %115, align 8
  %117 = insertelement <32 x i64> poison, i64 %116, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = icmp ne <32 x i64> %3, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = and i32 %112, %120
  %122 = and i64 %116, -1099511627776
  %123 = icmp eq i64 %122, 2199023255552
  br i1 %123, label %139, label %124

124:
  %125 = xor i32 %121, %112
  br i1 %109, label %126, label %131

126:
  %127 = load i64, ptr %110, align 8
  %128 = icmp ugt i64 %127, 1
  %129 = icmp ugt i64 %116, 4398046511103
  %130 = or i1 %129, %128
  br i1 %130, label %139, label %131

131:
  %132 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %116, i1 zeroext true)
  %133 = icmp eq ptr %132, null
  br i1 %133, label %138, label %134

134:
  %135 = icmp ugt i64 %116, 21990232555519
  %136 = select i1 %135, ptr %102, ptr %99
  %137 = load i32, ptr %136, align 4
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %7, ptr %0, ptr %132, i32 %125, i32 %137)
  br label %139

138:
  call void @suspect(ptr %0)
  br label %139

139:
  %140 = icmp eq i32 %121, 0
  br i1 %140, label %141, label %111

141:
  br label %142

142:
  ret void
}

define void @clock_release_at(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = alloca %"struct.(anonymous namespace)::release", align 8
  %7 = and i32 %4, 128
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i8
  %10 = and i32 %4, 8
  %11 = icmp eq i32 %10, 0
  %12 = lshr exact i32 %10, 3
  %13 = trunc nuw nsw i32 %12 to i8
  %14 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, %20
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  br i1 %8, label %39, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %39

31:
  %32 = mul i64 %19, 6
  %33 = or disjoint i64 %32, 1
  %34 = mul i64 %33, %24
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %125, label %39

39:
  %40 = phi ptr [ %26, %31 ], [ %26, %27 ], [ %14, %5 ]
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, -1
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %43, %45
  %47 = mul i64 %45, %42
  %48 = call i32 @tick(ptr %0)
  store ptr %1, ptr %6, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %40, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %51 = load i64, ptr %18, align 8
  %52 = mul i64 %51, 6
  %53 = xor i1 %8, true
  %54 = zext i1 %53 to i64
  %55 = or disjoint i64 %52, %54
  %56 = load ptr, ptr %21, align 8
  %57 = load i64, ptr %23, align 8
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 %58
  store ptr %59, ptr %50, align 8
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %61 = select i1 %11, i64 0, i64 %46
  store i64 %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 32
  br i1 %11, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %63 ], [ %47, %39 ]
  store i64 %67, ptr %62, align 8
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %69 = load i64, ptr %41, align 8
  %70 = add i64 %69, -1
  %71 = load i64, ptr %44, align 8
  %72 = mul i64 %70, %71
  %73 = load i32, ptr %15, align 8
  %74 = zext i32 %73 to i64
  %75 = add i64 %72, %74
  store i64 %75, ptr %68, align 8
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 %48, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 52
  br i1 %8, label %78, label %91

78:
  store i32 %48, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %81 = load i32, ptr %80, align 16
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %81, %83
  br i1 %84, label %89, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %87, align 8
  %88 = load i32, ptr %82, align 8
  br label %89

89:
  %90 = phi i32 [ %81, %78 ], [ %88, %85 ]
  store i32 %90, ptr %80, align 16
  br label %95

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  %93 = load i32, ptr %92, align 4
  store i32 %93, ptr %77, align 4
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 56
  br label %95

95:
  %96 = phi i64 [ 1784, %91 ], [ 1768, %89 ]
  %97 = phi i64 [ 1788, %91 ], [ 1772, %89 ]
  %98 = phi ptr [ %94, %91 ], [ %79, %89 ]
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 %96
  %100 = load i32, ptr %99, align 8
  store i32 %100, ptr %98, align 8
  %101 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 %97
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %101, align 4
  %104 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i8 %9, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %6, i64 65
  store i8 %13, ptr %105, align 1
  %106 = and i64 %3, -1099511627776
  %107 = icmp eq i64 %106, 2199023255552
  br i1 %107, label %124, label %108

108:
  %109 = trunc nuw i32 %12 to i1
  br i1 %109, label %110, label %116

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %112 = load i64, ptr %111, align 8
  %113 = icmp ugt i64 %112, 1
  %114 = icmp ugt i64 %3, 4398046511103
  %115 = or i1 %114, %113
  br i1 %115, label %124, label %116

116:
  %117 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %3, i1 zeroext true)
  %118 = icmp eq ptr %117, null
  br i1 %118, label %123, label %119

119:
  %120 = icmp ugt i64 %3, 21990232555519
  %121 = select i1 %120, ptr %101, ptr %98
  %122 = load i32, ptr %121, align 4
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %6, ptr %0, ptr %117, i32 %2, i32 %122)
  br label %124

123:
  call void @suspect(ptr %0)
  br label %124

124:
  br label %125

125:
  ret void
}

define void @clock_learn(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1856
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %8, %10
  %12 = icmp ne i32 %6, 0
  %13 = select i1 %11, i1 %12, i1 false
  br i1 %13, label %14, label %64

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = shl i64 %19, 1
  %21 = add i64 %20, %17
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %21, %25
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 %26
  %28 = call ptr @_ZN12_GLOBAL__N_14tellEP7contextP4warpjPK12vector_clock(ptr %0, ptr %1, i32 %6, ptr %27)
  %29 = xor i32 %2, -1
  %30 = load i32, ptr %4, align 4
  %31 = and i32 %30, %29
  store i32 %31, ptr %4, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %34

33:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %27)
  br label %34

34:
  %35 = load i32, ptr %1, align 64
  %36 = and i32 %35, %2
  %37 = icmp eq i32 %36, %35
  br i1 %37, label %38, label %64

38:
  %39 = load i32, ptr %15, align 8
  %40 = zext i32 %39 to i64
  %41 = load i64, ptr %18, align 8
  %42 = mul i64 %41, 5
  %43 = add i64 %42, %40
  %44 = load ptr, ptr %22, align 8
  %45 = load i64, ptr %24, align 8
  %46 = mul i64 %43, %45
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 %46
  %48 = shl i64 %41, 2
  %49 = add i64 %48, %40
  %50 = mul i64 %49, %45
  %51 = getelementptr inbounds nuw i8, ptr %44, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 64
  %53 = load i64, ptr %9, align 8
  %54 = add i64 %53, -1
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %54, %56
  %58 = getelementptr i32, ptr %52, i64 %57
  %59 = getelementptr i32, ptr %58, i64 %40
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %62 = load i64, ptr %61, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %51, ptr %47, i64 0, i64 %62)
  store i32 %60, ptr %59, align 4
  %63 = getelementptr inbounds nuw i8, ptr %51, i64 40
  store i64 0, ptr %63, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %47)
  br label %64

64:
  ret void
}

define internal void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1800
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

define void @clock_fence(ptr %0, ptr %1, i32 %2) {
  %4 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %10
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 %15
  %17 = call i32 @tick(ptr %0)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, -1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %20, %22
  %24 = mul i64 %22, %19
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %30 = load i64, ptr %29, align 8
  br label %31

31:
  %32 = phi i64 [ %24, %3 ], [ %30, %28 ]
  %33 = phi i64 [ %23, %3 ], [ 0, %28 ]
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %16, ptr %4, i64 %33, i64 %32)
  %34 = load i64, ptr %8, align 8
  %35 = mul i64 %34, 6
  %36 = load ptr, ptr %11, align 8
  %37 = load i64, ptr %13, align 8
  %38 = mul i64 %35, %37
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 %38
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %16, ptr %39, i64 %33, i64 %32)
  store i64 1, ptr %25, align 8
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %41 = load i32, ptr %40, align 32
  %42 = icmp ne i32 %41, 0
  %43 = xor i32 %41, -1
  %44 = and i32 %2, %43
  %45 = icmp eq i32 %44, 0
  %46 = and i1 %42, %45
  br i1 %46, label %47, label %59

47:
  %48 = load i32, ptr %5, align 8
  %49 = zext i32 %48 to i64
  %50 = load i64, ptr %8, align 8
  %51 = mul i64 %50, 3
  %52 = add i64 %51, %49
  %53 = load ptr, ptr %11, align 8
  %54 = load i64, ptr %13, align 8
  %55 = mul i64 %52, %54
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %58 = load i64, ptr %57, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %16, ptr %56, i64 0, i64 %58)
  br label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %61 = load i32, ptr %60, align 16
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %63 = load i32, ptr %62, align 8
  %64 = icmp eq i32 %61, %63
  br i1 %64, label %65, label %70

65:
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %67 = load i32, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %69 = load i32, ptr %68, align 4
  br label %74

70:
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %71, align 4
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %72, align 8
  %73 = load i32, ptr %62, align 8
  br label %74

74:
  %75 = phi i32 [ %69, %65 ], [ 0, %70 ]
  %76 = phi i32 [ %67, %65 ], [ 0, %70 ]
  %77 = phi i32 [ %61, %65 ], [ %73, %70 ]
  store i32 %77, ptr %60, align 16
  %78 = xor i32 %2, -1
  %79 = and i32 %76, %78
  %80 = and i32 %75, %79
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %88

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  store i32 %17, ptr %83, align 4
  %84 = icmp eq i32 %79, 0
  %85 = select i1 %84, i32 %76, i32 -1
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 1784
  store i32 %85, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 1788
  store i32 %75, ptr %87, align 4
  br label %88

88:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1800
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

define void @clock_gather(ptr %0, ptr %1, i1 zeroext %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 1788
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 1784
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1856
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %9, %11
  br i1 %12, label %13, label %116

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %39, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, %20
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %27 = load i64, ptr %26, align 8
  %28 = mul i64 %27, %23
  %29 = getelementptr inbounds nuw i8, ptr %25, i64 %28
  %30 = add i64 %9, -1
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %32 = load i64, ptr %31, align 8
  %33 = mul i64 %32, %30
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 64
  %35 = getelementptr i32, ptr %34, i64 %33
  %36 = getelementptr i32, ptr %35, i64 %20
  %37 = load i32, ptr %36, align 4
  %38 = call i32 @llvm.umax.i32(i32 %37, i32 %15)
  store i32 %38, ptr %36, align 4
  br label %39

39:
  store i32 0, ptr %14, align 4
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %44 = load i64, ptr %43, align 8
  %45 = shl i64 %44, 2
  %46 = add i64 %45, %42
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %48 = load ptr, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %50 = load i64, ptr %49, align 8
  %51 = mul i64 %46, %50
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 %51
  %53 = shl i64 %44, 1
  %54 = add i64 %53, %42
  %55 = mul i64 %54, %50
  %56 = getelementptr inbounds nuw i8, ptr %48, i64 %55
  %57 = mul i64 %44, 5
  %58 = add i64 %57, %42
  %59 = mul i64 %58, %50
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %116, label %68

68:
  %69 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 64
  %71 = load i64, ptr %10, align 8
  %72 = add i64 %71, -1
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %74 = load i64, ptr %73, align 8
  %75 = mul i64 %72, %74
  %76 = load i32, ptr %40, align 8
  %77 = zext i32 %76 to i64
  %78 = getelementptr i32, ptr %70, i64 %75
  %79 = getelementptr i32, ptr %78, i64 %77
  %80 = load i32, ptr %79, align 4
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %82 = load i64, ptr %81, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %69, ptr %52, i64 0, i64 %82)
  store i32 %80, ptr %79, align 4
  %83 = getelementptr inbounds nuw i8, ptr %69, i64 40
  store i64 0, ptr %83, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %52)
  %84 = load i32, ptr %40, align 8
  %85 = zext i32 %84 to i64
  %86 = load i64, ptr %43, align 8
  %87 = mul i64 %86, 3
  %88 = add i64 %87, %85
  %89 = load ptr, ptr %47, align 8
  %90 = load i64, ptr %49, align 8
  %91 = mul i64 %88, %90
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 %91
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %92)
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  store i32 0, ptr %93, align 32
  %94 = getelementptr inbounds nuw i8, ptr %60, i64 8
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %116, label %97

97:
  %98 = select i1 %2, ptr %69, ptr %56
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 64
  %100 = load i64, ptr %10, align 8
  %101 = add i64 %100, -1
  %102 = load i64, ptr %73, align 8
  %103 = mul i64 %101, %102
  %104 = load i32, ptr %40, align 8
  %105 = zext i32 %104 to i64
  %106 = getelementptr i32, ptr %99, i64 %103
  %107 = getelementptr i32, ptr %106, i64 %105
  %108 = load i32, ptr %107, align 4
  %109 = load i64, ptr %81, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %98, ptr %60, i64 0, i64 %109)
  store i32 %108, ptr %107, align 4
  %110 = getelementptr inbounds nuw i8, ptr %98, i64 40
  store i64 0, ptr %110, align 8
  br i1 %2, label %114, label %111

111:
  %112 = load i32, ptr %1, align 64
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 %112, ptr %113, align 4
  br label %116

114:
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 0, ptr %115, align 4
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %56)
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %60)
  br label %116

116:
  ret void
}

define void @clock_share(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1856
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %7, label %56

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %56, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  br label %17

17:
  %18 = phi i64 [ 0, %11 ], [ %53, %17 ]
  %19 = load ptr, ptr %12, align 8
  %20 = load i64, ptr %13, align 8
  %21 = mul i64 %20, %18
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 %21
  call void @clock_gather(ptr %0, ptr %22, i1 zeroext true)
  %23 = load i64, ptr %8, align 8
  %24 = mul i64 %23, 6
  %25 = load ptr, ptr %14, align 8
  %26 = load i64, ptr %15, align 8
  %27 = mul i64 %24, %26
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 %27
  %29 = mul i64 %26, %18
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 %29
  %31 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %28, ptr %30, i64 0, i64 %31)
  %32 = load i64, ptr %8, align 8
  %33 = mul i64 %32, 6
  %34 = or disjoint i64 %33, 1
  %35 = load ptr, ptr %14, align 8
  %36 = load i64, ptr %15, align 8
  %37 = mul i64 %34, %36
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 %37
  %39 = add i64 %32, %18
  %40 = mul i64 %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 %40
  %42 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %38, ptr %41, i64 0, i64 %42)
  %43 = load ptr, ptr %14, align 8
  %44 = load i64, ptr %15, align 8
  %45 = mul i64 %44, %18
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 %45
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %46)
  %47 = load i64, ptr %8, align 8
  %48 = add i64 %47, %18
  %49 = load ptr, ptr %14, align 8
  %50 = load i64, ptr %15, align 8
  %51 = mul i64 %50, %48
  %52 = getelementptr inbounds nuw i8, ptr %49, i64 %51
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %52)
  %53 = add nuw i64 %18, 1
  %54 = load i64, ptr %8, align 8
  %55 = icmp ult i64 %53, %54
  br i1 %55, label %17, label %56

56:
  ret void
}

define void @clock_open(ptr %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = add nuw nsw i64 %3, 1
  %5 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %4, i1 zeroext false)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %38, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %14, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %15

14:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %5)
  br label %38

15:
  %16 = phi i64 [ %9, %11 ], [ %35, %34 ]
  %17 = phi i64 [ 0, %11 ], [ %36, %34 ]
  %18 = load ptr, ptr %12, align 8
  %19 = load i64, ptr %13, align 8
  %20 = mul i64 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 88
  %23 = getelementptr inbounds nuw i32, ptr %22, i64 %3
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %34, label %26

26:
  %27 = load i32, ptr %21, align 64
  %28 = and i32 %27, %24
  %29 = icmp eq i32 %28, %27
  br i1 %29, label %30, label %31

30:
  call void @clock_gather(ptr %0, ptr %21, i1 zeroext true)
  br label %31

31:
  %32 = call ptr @_ZN12_GLOBAL__N_14tellEP7contextP4warpjPK12vector_clock(ptr %0, ptr %21, i32 %24, ptr %5)
  %33 = load i64, ptr %8, align 8
  br label %34

34:
  %35 = phi i64 [ %16, %15 ], [ %33, %31 ]
  %36 = add nuw i64 %17, 1
  %37 = icmp ult i64 %36, %35
  br i1 %37, label %15, label %14

38:
  ret void
}

define void @clock_arrive(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) {
  %6 = alloca %"struct.(anonymous namespace)::release", align 8
  %7 = and i32 %4, 128
  %8 = icmp ne i32 %7, 0
  %9 = zext i1 %8 to i8
  %10 = and i32 %4, 8
  %11 = icmp eq i32 %10, 0
  %12 = lshr exact i32 %10, 3
  %13 = trunc nuw nsw i32 %12 to i8
  %14 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %24, %20
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  br i1 %8, label %39, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %39

31:
  %32 = mul i64 %19, 6
  %33 = or disjoint i64 %32, 1
  %34 = mul i64 %33, %24
  %35 = getelementptr inbounds nuw i8, ptr %22, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %123, label %39

39:
  %40 = phi ptr [ %26, %31 ], [ %26, %27 ], [ %14, %5 ]
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, -1
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %43, %45
  %47 = mul i64 %45, %42
  %48 = call i32 @tick(ptr %0)
  store ptr %1, ptr %6, align 8
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %40, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %51 = load i64, ptr %18, align 8
  %52 = mul i64 %51, 6
  %53 = xor i1 %8, true
  %54 = zext i1 %53 to i64
  %55 = or disjoint i64 %52, %54
  %56 = load ptr, ptr %21, align 8
  %57 = load i64, ptr %23, align 8
  %58 = mul i64 %55, %57
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 %58
  store ptr %59, ptr %50, align 8
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %61 = select i1 %11, i64 0, i64 %46
  store i64 %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 32
  br i1 %11, label %63, label %66

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %65 = load i64, ptr %64, align 8
  br label %66

66:
  %67 = phi i64 [ %65, %63 ], [ %47, %39 ]
  store i64 %67, ptr %62, align 8
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %69 = load i64, ptr %41, align 8
  %70 = add i64 %69, -1
  %71 = load i64, ptr %44, align 8
  %72 = mul i64 %70, %71
  %73 = load i32, ptr %15, align 8
  %74 = zext i32 %73 to i64
  %75 = add i64 %72, %74
  store i64 %75, ptr %68, align 8
  %76 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i32 %48, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 52
  br i1 %8, label %78, label %91

78:
  store i32 %48, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %81 = load i32, ptr %80, align 16
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %81, %83
  br i1 %84, label %89, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %87, align 8
  %88 = load i32, ptr %82, align 8
  br label %89

89:
  %90 = phi i32 [ %88, %85 ], [ %81, %78 ]
  store i32 %90, ptr %80, align 16
  br label %95

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  %93 = load i32, ptr %92, align 4
  store i32 %93, ptr %77, align 4
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 56
  br label %95

95:
  %96 = phi i64 [ 1784, %91 ], [ 1768, %89 ]
  %97 = phi i64 [ 1788, %91 ], [ 1772, %89 ]
  %98 = phi ptr [ %94, %91 ], [ %79, %89 ]
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 %96
  %100 = load i32, ptr %99, align 8
  store i32 %100, ptr %98, align 8
  %101 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 %97
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %101, align 4
  %104 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store i8 %9, ptr %104, align 8
  %105 = getelementptr inbounds nuw i8, ptr %6, i64 65
  store i8 %13, ptr %105, align 1
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %107 = load ptr, ptr %106, align 8
  %108 = load ptr, ptr %107, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %108)
  %109 = load ptr, ptr %106, align 8
  %110 = load ptr, ptr %109, align 8
  %111 = and i64 %3, 1
  %112 = or disjoint i64 %111, 4
  %113 = getelementptr inbounds nuw i8, ptr %110, i64 64
  %114 = load i64, ptr %113, align 8
  %115 = mul i64 %114, 6
  %116 = add i64 %112, %115
  %117 = getelementptr inbounds nuw i8, ptr %110, i64 1832
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %110, i64 1824
  %120 = load i64, ptr %119, align 8
  %121 = mul i64 %116, %120
  %122 = getelementptr inbounds nuw i8, ptr %118, i64 %121
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %6, ptr %0, ptr %122, i32 %2, i32 %100)
  br label %123

123:
  ret void
}

define void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %6 = load ptr, ptr %5, align 8
  %7 = load ptr, ptr %6, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %7)
  %8 = load ptr, ptr %5, align 8
  %9 = load ptr, ptr %8, align 8
  %10 = and i64 %3, 1
  %11 = or disjoint i64 %10, 4
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, 6
  %15 = add i64 %11, %14
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 1832
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 1824
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %15, %19
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  %22 = call ptr @_ZN12_GLOBAL__N_14tellEP7contextP4warpjPK12vector_clock(ptr %0, ptr %1, i32 %2, ptr %21)
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 %29, %25
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, -1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %37 = load i64, ptr %36, align 8
  %38 = mul i64 %35, %37
  %39 = getelementptr i32, ptr %32, i64 %38
  %40 = getelementptr i32, ptr %39, i64 %25
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %46

45:
  store i32 %41, ptr %40, align 4
  ret void

46:
  %47 = phi i64 [ %65, %46 ], [ 0, %4 ]
  %48 = load ptr, ptr %5, align 8
  %49 = getelementptr inbounds nuw ptr, ptr %48, i64 %47
  %50 = load ptr, ptr %49, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %50)
  %51 = load ptr, ptr %5, align 8
  %52 = getelementptr inbounds nuw ptr, ptr %51, i64 %47
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 64
  %55 = load i64, ptr %54, align 8
  %56 = mul i64 %55, 6
  %57 = add i64 %56, 3
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 1832
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 1824
  %61 = load i64, ptr %60, align 8
  %62 = mul i64 %57, %61
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 %62
  %64 = call ptr @_ZN12_GLOBAL__N_14tellEP7contextP4warpjPK12vector_clock(ptr %0, ptr %1, i32 %2, ptr %63)
  %65 = add nuw i64 %47, 1
  %66 = load i64, ptr %42, align 8
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %46, label %45
}

define internal void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1856
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %39, label %7

7:
  store i64 %5, ptr %2, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1784
  store i64 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 6
  %12 = icmp eq i64 %11, -6
  br i1 %12, label %16, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  br label %22

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1840
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
  %30 = mul i64 %29, 6
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
  %12 = mul i64 %11, 6
  %13 = add i64 %9, %12
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 1832
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 1824
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %19)
  ret void
}

define void @clock_touch(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1800
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
  %19 = mul i64 %18, 6
  %20 = add i64 %19, 2
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 1832
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 1824
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1808
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
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 1792
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
  %4 = alloca %"struct.(anonymous namespace)::release", align 8
  %5 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %12 = call i32 @tick(ptr %0)
  store ptr %1, ptr %4, align 8
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store ptr %5, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %15 = load i64, ptr %7, align 8
  %16 = mul i64 %15, 6
  %17 = load ptr, ptr %8, align 8
  %18 = load i64, ptr %9, align 8
  %19 = mul i64 %16, %18
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 %19
  store ptr %20, ptr %14, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %24 = load i64, ptr %23, align 8
  store i64 %24, ptr %22, align 8
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = load i64, ptr %10, align 8
  %27 = add i64 %26, -1
  %28 = load i64, ptr %11, align 8
  %29 = mul i64 %27, %28
  %30 = load i32, ptr %6, align 8
  %31 = zext i32 %30 to i64
  %32 = add i64 %29, %31
  store i64 %32, ptr %25, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i32 %12, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 52
  store i32 %12, ptr %34, align 4
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %37 = load i32, ptr %36, align 16
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %37, %39
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %45 = load i32, ptr %44, align 4
  br label %50

46:
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %48, align 8
  %49 = load i32, ptr %38, align 8
  br label %50

50:
  %51 = phi i32 [ %45, %41 ], [ 0, %46 ]
  %52 = phi i32 [ %43, %41 ], [ 0, %46 ]
  %53 = phi i32 [ %37, %41 ], [ %49, %46 ]
  store i32 %53, ptr %36, align 16
  store i32 %52, ptr %35, align 8
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 60
  store i32 %51, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i8 1, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 65
  store i8 0, ptr %56, align 1
  %57 = load i64, ptr %7, align 8
  %58 = mul i64 %57, 6
  %59 = add i64 %58, 3
  %60 = load ptr, ptr %8, align 8
  %61 = load i64, ptr %9, align 8
  %62 = mul i64 %59, %61
  %63 = getelementptr inbounds nuw i8, ptr %60, i64 %62
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %4, ptr %0, ptr %63, i32 %2, i32 %52)
  %64 = load i64, ptr %7, align 8
  %65 = mul i64 %64, 6
  %66 = add i64 %65, 3
  %67 = load ptr, ptr %8, align 8
  %68 = load i64, ptr %9, align 8
  %69 = mul i64 %66, %68
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 %69
  %71 = add i64 %65, 2
  %72 = mul i64 %71, %68
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %75 = load i32, ptr %74, align 8
  %76 = call i32 @llvm.ctpop.i32(i32 %2)
  %77 = icmp ugt i32 %75, %76
  br i1 %77, label %99, label %78

78:
  %79 = load i64, ptr %23, align 8
  %80 = load i64, ptr %73, align 8
  %81 = sub i64 %79, %80
  %82 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %83 = load i64, ptr %82, align 8
  %84 = icmp ult i64 %81, %83
  br i1 %84, label %85, label %99

85:
  %86 = getelementptr inbounds nuw i8, ptr %73, i64 64
  %87 = getelementptr inbounds nuw i8, ptr %70, i64 64
  br label %91

88:
  %89 = add i64 %92, 1
  %90 = icmp eq i64 %89, %83
  br i1 %90, label %99, label %91

91:
  %92 = phi i64 [ %81, %85 ], [ %89, %88 ]
  %93 = getelementptr inbounds nuw i32, ptr %86, i64 %92
  %94 = load i32, ptr %93, align 4
  %95 = getelementptr inbounds nuw i32, ptr %87, i64 %92
  %96 = load i32, ptr %95, align 4
  %97 = icmp ugt i32 %94, %96
  br i1 %97, label %98, label %88

98:
  call void @suspect(ptr %0)
  br label %99

99:
  ret void
}

define void @clock_track(ptr %0, i32 %1, <32 x i64> %2) {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = add i32 %8, 6291457
  %11 = icmp ugt i32 %10, 8388606
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1816
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %13, %15
  store <32 x i64> %2, ptr %4, align 64
  %17 = icmp eq i32 %1, 0
  br i1 %17, label %87, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %23 = add i32 %8, 6291458
  %24 = zext i32 %23 to i64
  %25 = zext i32 %10 to i64
  %26 = shl nuw nsw i64 %25, 19
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 824
  br label %28

28:
  %29 = phi i32 [ %1, %18 ], [ %85, %82 ]
  %30 = phi i1 [ %11, %18 ], [ %83, %82 ]
  %31 = call i32 @llvm.cttz.i32(i32 %29, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %4, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = lshr i64 %34, 40
  %36 = add nsw i64 %35, -4
  %37 = icmp ult i64 %36, 16
  br i1 %37, label %38, label %45

38:
  %39 = load i64, ptr %19, align 8
  %40 = icmp ult i64 %36, %39
  br i1 %40, label %41, label %48

41:
  %42 = load ptr, ptr %20, align 8
  %43 = getelementptr inbounds nuw ptr, ptr %42, i64 %36
  %44 = load ptr, ptr %43, align 8
  br label %45

45:
  %46 = phi ptr [ %0, %28 ], [ %44, %41 ]
  %47 = icmp eq ptr %46, null
  br i1 %47, label %48, label %49

48:
  call void @suspect(ptr %0)
  br label %82

49:
  %50 = load i64, ptr %21, align 8
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %73, label %52

52:
  %53 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %34, i1 zeroext true)
  %54 = icmp eq ptr %53, null
  br i1 %54, label %73, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %59, label %63

59:
  %60 = getelementptr inbounds nuw i8, ptr %46, i64 1784
  %61 = load i64, ptr %60, align 8
  %62 = add i64 %61, 1
  store i64 %62, ptr %60, align 8
  store i64 %62, ptr %56, align 8
  br label %63

63:
  %64 = phi i64 [ %57, %55 ], [ %62, %59 ]
  %65 = add i64 %64, %16
  %66 = load i64, ptr %22, align 8
  %67 = sub i64 %13, %66
  %68 = icmp ugt i64 %65, %67
  br i1 %68, label %73, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %53, i64 56
  store i64 %24, ptr %70, align 8
  %71 = shl i64 %65, 5
  %72 = add i64 %71, -32
  br label %73

73:
  %74 = phi i1 [ %30, %49 ], [ %30, %69 ], [ true, %63 ], [ true, %52 ]
  %75 = phi i64 [ 65504, %49 ], [ %72, %69 ], [ 65504, %63 ], [ 65504, %52 ]
  %76 = getelementptr inbounds nuw i8, ptr %46, i64 408
  %77 = load i64, ptr %76, align 8
  %78 = shl i64 %77, 42
  %79 = or i64 %75, %26
  %80 = or i64 %79, %78
  %81 = getelementptr inbounds nuw i64, ptr %27, i64 %32
  store i64 %80, ptr %81, align 8
  br label %82

82:
  %83 = phi i1 [ %30, %48 ], [ %74, %73 ]
  %84 = add i32 %29, -1
  %85 = and i32 %84, %29
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %28

87:
  %88 = phi i1 [ %11, %3 ], [ %83, %82 ]
  br i1 %88, label %89, label %90

89:
  call void @suspect(ptr %0)
  br label %90

90:
  ret void
}

define void @clock_see(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1816
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %148, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %148, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %4 to i64
  %18 = getelementptr inbounds nuw i32, ptr %16, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = and i32 %19, 512
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %148, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %26 = load i64, ptr %25, align 8
  %27 = mul i64 %26, %24
  %28 = sub i64 %27, %8
  store <32 x i64> %3, ptr %6, align 64
  %29 = icmp eq i32 %2, 0
  br i1 %29, label %147, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  br label %36

36:
  %37 = phi i32 [ %2, %30 ], [ %46, %145 ]
  %38 = call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i64, ptr %6, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = insertelement <32 x i64> poison, i64 %41, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = icmp ne <32 x i64> %3, %43
  %45 = bitcast <32 x i1> %44 to i32
  %46 = and i32 %37, %45
  %47 = and i64 %41, -1099511627776
  %48 = icmp eq i64 %47, 2199023255552
  br i1 %48, label %145, label %49

49:
  %50 = xor i32 %46, %37
  %51 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %41, i1 zeroext false)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %145, label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %51, i64 56
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %145, label %57

57:
  %58 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %59 = load i32, ptr %1, align 64
  %60 = and i32 %59, %50
  %61 = icmp eq i32 %60, %59
  br i1 %61, label %62, label %76

62:
  %63 = load i64, ptr %23, align 8
  %64 = add i64 %63, -1
  %65 = load i64, ptr %25, align 8
  %66 = mul i64 %64, %65
  %67 = mul i64 %65, %63
  %68 = load i64, ptr %58, align 8
  %69 = load i64, ptr %11, align 8
  %70 = sub i64 %69, %66
  %71 = call i64 @llvm.umax.i64(i64 %68, i64 %70)
  store i64 %71, ptr %58, align 8
  %72 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %73 = load i64, ptr %72, align 8
  %74 = call i64 @llvm.umax.i64(i64 %73, i64 %67)
  store i64 %74, ptr %72, align 8
  %75 = getelementptr inbounds nuw i8, ptr %51, i64 48
  br label %134

76:
  %77 = load i32, ptr %31, align 8
  %78 = zext i32 %77 to i64
  %79 = load i64, ptr %32, align 8
  %80 = shl i64 %79, 2
  %81 = add i64 %80, %78
  %82 = load ptr, ptr %33, align 8
  %83 = load i64, ptr %34, align 8
  %84 = mul i64 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %82, i64 %84
  %86 = load i64, ptr %23, align 8
  %87 = add i64 %86, -1
  %88 = load i64, ptr %25, align 8
  %89 = mul i64 %87, %88
  %90 = mul i64 %88, %86
  %91 = load i64, ptr %85, align 8
  %92 = load i64, ptr %11, align 8
  %93 = sub i64 %92, %89
  %94 = call i64 @llvm.umax.i64(i64 %91, i64 %93)
  store i64 %94, ptr %85, align 8
  %95 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %96 = load i64, ptr %95, align 8
  %97 = call i64 @llvm.umax.i64(i64 %96, i64 %90)
  store i64 %97, ptr %95, align 8
  %98 = getelementptr inbounds nuw i8, ptr %51, i64 48
  %99 = load i64, ptr %98, align 8
  %100 = load i64, ptr %54, align 8
  %101 = trunc i64 %100 to i32
  %102 = getelementptr i8, ptr %85, i64 60
  %103 = getelementptr i32, ptr %102, i64 %28
  %104 = getelementptr i32, ptr %103, i64 %99
  %105 = load i32, ptr %104, align 4
  %106 = call i32 @llvm.umax.i32(i32 %105, i32 %101)
  store i32 %106, ptr %104, align 4
  %107 = load i32, ptr %31, align 8
  %108 = zext i32 %107 to i64
  %109 = load i64, ptr %32, align 8
  %110 = mul i64 %109, 3
  %111 = add i64 %110, %108
  %112 = load ptr, ptr %33, align 8
  %113 = load i64, ptr %34, align 8
  %114 = mul i64 %111, %113
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 %114
  %116 = load i32, ptr %35, align 8
  %117 = and i32 %116, %50
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %120

119:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %115)
  br label %120

120:
  %121 = phi i32 [ %50, %119 ], [ %117, %76 ]
  store i32 %121, ptr %35, align 4
  %122 = load i64, ptr %23, align 8
  %123 = add i64 %122, -1
  %124 = load i64, ptr %25, align 8
  %125 = mul i64 %123, %124
  %126 = mul i64 %124, %122
  %127 = load i64, ptr %115, align 8
  %128 = load i64, ptr %11, align 8
  %129 = sub i64 %128, %125
  %130 = call i64 @llvm.umax.i64(i64 %127, i64 %129)
  store i64 %130, ptr %115, align 8
  %131 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = call i64 @llvm.umax.i64(i64 %132, i64 %126)
  store i64 %133, ptr %131, align 8
  br label %134

134:
  %135 = phi ptr [ %58, %62 ], [ %115, %120 ]
  %136 = phi ptr [ %75, %62 ], [ %98, %120 ]
  %137 = load i64, ptr %136, align 8
  %138 = load i64, ptr %54, align 8
  %139 = trunc i64 %138 to i32
  %140 = getelementptr i8, ptr %135, i64 60
  %141 = getelementptr i32, ptr %140, i64 %28
  %142 = getelementptr i32, ptr %141, i64 %137
  %143 = load i32, ptr %142, align 4
  %144 = call i32 @llvm.umax.i32(i32 %143, i32 %139)
  store i32 %144, ptr %142, align 4
  br label %145

145:
  %146 = icmp eq i32 %46, 0
  br i1 %146, label %147, label %36

147:
  br label %148

148:
  ret void
}

define void @clock_see_products(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %8, %10
  %12 = mul i64 %10, %7
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %15, %11
  %17 = call i64 @llvm.umax.i64(i64 %13, i64 %16)
  store i64 %17, ptr %5, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = call i64 @llvm.umax.i64(i64 %19, i64 %12)
  store i64 %20, ptr %18, align 8
  %21 = load i64, ptr %6, align 8
  %22 = load i64, ptr %9, align 8
  %23 = mul i64 %22, %21
  %24 = xor i64 %2, -1
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %26 = getelementptr i32, ptr %25, i64 %23
  %27 = getelementptr i32, ptr %26, i64 %24
  %28 = load i32, ptr %27, align 4
  %29 = call i32 @llvm.umax.i32(i32 %28, i32 %3)
  store i32 %29, ptr %27, align 4
  ret void
}

define i32 @clock_of_products(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1808
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %7
  %11 = xor i64 %4, -1
  %12 = add i64 %10, %11
  %13 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %2)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 64
  %15 = getelementptr inbounds nuw i32, ptr %14, i64 %12
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %18, 6
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1832
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1824
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %19, %23
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %27 = getelementptr inbounds nuw i32, ptr %26, i64 %12
  %28 = load i32, ptr %27, align 4
  %29 = call i32 @llvm.umax.i32(i32 %16, i32 %28)
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 1760
  %31 = load i32, ptr %30, align 32
  %32 = icmp ne i32 %31, 0
  %33 = xor i32 %31, -1
  %34 = and i32 %3, %33
  %35 = icmp eq i32 %34, 0
  %36 = and i1 %32, %35
  br i1 %36, label %37, label %49

37:
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = mul i64 %18, 3
  %42 = add i64 %41, %40
  %43 = mul i64 %42, %23
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %46 = getelementptr inbounds nuw i32, ptr %45, i64 %12
  %47 = load i32, ptr %46, align 4
  %48 = call i32 @llvm.umax.i32(i32 %29, i32 %47)
  br label %49

49:
  %50 = phi i32 [ %48, %37 ], [ %29, %5 ]
  ret i32 %50
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

define void @fence_proxy(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %5 = load i32, ptr %4, align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  br i1 %8, label %10, label %12

10:
  %11 = load i32, ptr %9, align 4
  br label %15

12:
  store i32 0, ptr %9, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %13, align 8
  %14 = load i32, ptr %6, align 8
  br label %15

15:
  %16 = phi i32 [ %11, %10 ], [ 0, %12 ]
  %17 = phi i32 [ %5, %10 ], [ %14, %12 ]
  store i32 %17, ptr %4, align 16
  %18 = xor i32 %2, -1
  %19 = and i32 %16, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %29

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = shl nuw i32 1, %23
  %25 = xor i32 %24, -1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %27 = load i32, ptr %26, align 8
  %28 = and i32 %27, %25
  store i32 %28, ptr %26, align 8
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = shl nuw i32 1, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %34 = load i32, ptr %33, align 8
  %35 = or i32 %34, %32
  store i32 %35, ptr %33, align 8
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

define void @proxy_touch(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %12

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %50, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %14, %16
  br i1 %17, label %18, label %50

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %20 = load i32, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = shl nuw i32 1, %22
  %24 = and i32 %23, %20
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %34

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %28 = load i64, ptr %27, align 8
  %29 = icmp ult i64 %28, %3
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %32 = load i64, ptr %31, align 8
  %33 = icmp ugt i64 %32, %2
  br i1 %33, label %49, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %36 = load <32 x i64>, ptr %35, align 8
  %37 = insertelement <32 x i64> poison, i64 %3, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = icmp ult <32 x i64> %36, %38
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 1456
  %41 = load <32 x i64>, ptr %40, align 8
  %42 = insertelement <32 x i64> poison, i64 %2, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = icmp ugt <32 x i64> %41, %43
  %45 = and <32 x i1> %39, %44
  %46 = bitcast <32 x i1> %45 to i32
  %47 = and i32 %6, %46
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %50, label %49

49:
  call void @suspect(ptr %0)
  br label %50

50:
  ret void
}

define void @copy_to_peer(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1184
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %46

11:
  %12 = bitcast i32 %2 to <32 x i1>
  %13 = select <32 x i1> %12, <32 x i64> %3, <32 x i64> splat (i64 -1)
  %14 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %13)
  %15 = zext i32 %4 to i64
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, %3
  %19 = select <32 x i1> %12, <32 x i64> %18, <32 x i64> zeroinitializer
  %20 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %19)
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 1712
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, %20
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 1720
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %26, %14
  br i1 %27, label %45, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 1192
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 1200
  %32 = load <32 x i64>, ptr %31, align 8
  %33 = insertelement <32 x i64> poison, i64 %20, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = icmp ult <32 x i64> %32, %34
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 1456
  %37 = load <32 x i64>, ptr %36, align 8
  %38 = insertelement <32 x i64> poison, i64 %14, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = icmp ugt <32 x i64> %37, %39
  %41 = and <32 x i1> %35, %40
  %42 = bitcast <32 x i1> %41 to i32
  %43 = and i32 %30, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:
  call void @suspect(ptr %0)
  br label %46

46:
  ret void
}

define void @product_read(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %20, label %11

11:
  store i64 %9, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %17 = load i64, ptr %16, align 8
  %18 = shl i64 %15, 2
  %19 = mul i64 %18, %17
  call void @llvm.memset.p0.i64(ptr align 4 %13, i8 0, i64 %19, i1 false)
  br label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = lshr i32 %22, 2
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %28 = load i64, ptr %27, align 8
  %29 = mul i64 %28, %24
  %30 = getelementptr inbounds nuw i32, ptr %26, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  br label %33

32:
  ret void

33:
  %34 = phi i32 [ 0, %20 ], [ %49, %48 ]
  %35 = mul i32 %34, %3
  %36 = add i32 %35, %2
  %37 = lshr i32 %36, 7
  %38 = and i32 %37, %4
  %39 = lshr i32 %36, 4
  %40 = xor i32 %38, %39
  %41 = zext nneg i32 %40 to i64
  %42 = load i64, ptr %27, align 8
  %43 = icmp ugt i64 %42, %41
  br i1 %43, label %44, label %48

44:
  %45 = load i32, ptr %31, align 8
  %46 = add i32 %45, 1
  %47 = getelementptr inbounds nuw i32, ptr %30, i64 %41
  store i32 %46, ptr %47, align 4
  br label %48

48:
  %49 = add nuw nsw i32 %34, 1
  %50 = icmp eq i32 %49, 8
  br i1 %50, label %32, label %33
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define void @order_products(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = and i32 %3, 32
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %8 = load i32, ptr %7, align 8
  br i1 %6, label %11, label %9

9:
  %10 = add i32 %8, 1
  store i32 %10, ptr %7, align 8
  br label %23

11:
  %12 = icmp ugt i32 %8, %2
  br i1 %12, label %13, label %23

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %15 = load i64, ptr %14, align 8
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %23, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = lshr i32 %19, 2
  %21 = zext nneg i32 %20 to i64
  %22 = sub i32 %8, %2
  call void @clock_see_products(ptr %0, ptr %1, i64 %21, i32 %22)
  br label %23

23:
  ret void
}

define void @check_products(ptr %0, ptr %1, ptr %2, i32 %3, <32 x i64> %4) {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %69

11:
  %12 = add <32 x i64> %4, splat (i64 -1649267441664)
  %13 = lshr <32 x i64> %12, splat (i64 4)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %15 = load i64, ptr %14, align 8
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ult <32 x i64> %13, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %3, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %69, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 1752
  %27 = bitcast i32 %20 to <32 x i1>
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 812
  br label %30

30:
  %31 = phi i64 [ 0, %24 ], [ %66, %65 ]
  %32 = shl i64 %31, 2
  %33 = load i64, ptr %25, align 8
  %34 = icmp ult i64 %32, %33
  br i1 %34, label %35, label %69

35:
  %36 = load ptr, ptr %26, align 8
  %37 = load i64, ptr %14, align 8
  %38 = mul i64 %37, %31
  %39 = getelementptr inbounds nuw i32, ptr %36, i64 %38
  %40 = getelementptr i32, ptr %39, <32 x i64> %13
  %41 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %40, <32 x i1> %27, <32 x i32> zeroinitializer)
  %42 = icmp ne <32 x i32> %41, zeroinitializer
  %43 = bitcast <32 x i1> %42 to i32
  %44 = and i32 %20, %43
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %65, label %46

46:
  %47 = load i64, ptr %28, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %56, label %49

49:
  %50 = load i32, ptr %29, align 4
  %51 = icmp eq i32 %50, 0
  %52 = add i32 %50, -1
  %53 = shl nuw i32 1, %52
  %54 = select i1 %51, i32 %20, i32 %53
  %55 = call i32 @clock_of_products(ptr %0, ptr %1, ptr %2, i32 %54, i64 %31)
  br label %56

56:
  %57 = phi i32 [ %55, %49 ], [ 0, %46 ]
  %58 = insertelement <32 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <32 x i32> %58, <32 x i32> poison, <32 x i32> zeroinitializer
  %60 = icmp ugt <32 x i32> %41, %59
  %61 = bitcast <32 x i1> %60 to i32
  %62 = and i32 %44, %61
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %65, label %64

64:
  call void @suspect(ptr %0)
  br label %65

65:
  %66 = add nuw i64 %31, 1
  %67 = load i64, ptr %21, align 8
  %68 = icmp ult i64 %66, %67
  br i1 %68, label %30, label %69

69:
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
  br label %213

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
  br i1 %43, label %44, label %213

44:
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 192
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 96
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 3
  switch i64 %49, label %60 [
    i64 0, label %213
    i64 1, label %51
  ]

51:
  %52 = and i32 %28, 2
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %213, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %56 = load ptr, ptr %55, align 8
  call void %56(ptr %24)
  %57 = load i64, ptr %48, align 8
  %58 = icmp eq i64 %57, 1
  br i1 %58, label %59, label %112

59:
  call void @suspect(ptr %24)
  br label %213

60:
  br i1 %50, label %61, label %112

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
  br i1 %74, label %112, label %75

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
  call void @check_products(ptr %24, ptr %14, ptr %26, i32 %2, <32 x i64> %40)
  %83 = and i32 %28, 49
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 1176
  br label %99

87:
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 816
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 1176
  %92 = load i64, ptr %91, align 8
  %93 = icmp ne i64 %92, 0
  %94 = select i1 %93, i1 %90, i1 false
  br i1 %94, label %95, label %102

95:
  %96 = icmp eq ptr %14, %24
  br i1 %96, label %97, label %98

97:
  call void @note_store(ptr %24, ptr %26, i32 %2, <32 x i64> %40, i32 %30)
  br label %99

98:
  call void @suspect(ptr %24)
  br label %99

99:
  %100 = phi ptr [ %91, %97 ], [ %91, %98 ], [ %86, %85 ]
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %99 ], [ %92, %87 ]
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %112, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %24, i64 816
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  %109 = icmp eq ptr %14, %24
  %110 = or i1 %109, %108
  br i1 %110, label %112, label %111

111:
  call void @copy_to_peer(ptr %24, ptr %14, i32 %2, <32 x i64> %40, i32 %30)
  br label %112

112:
  %113 = and i32 %28, 16
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %125, label %115

115:
  %116 = load i64, ptr %48, align 8
  %117 = add i64 %116, -3
  %118 = icmp ult i64 %117, 2
  %119 = and i32 %28, 1
  %120 = icmp ne i32 %119, 0
  %121 = select i1 %118, i1 %120, i1 false
  %122 = trunc nuw i8 %37 to i1
  br i1 %122, label %123, label %124

123:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %121)
  br label %213

124:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %121)
  br label %213

125:
  %126 = and i32 %28, 32
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %138, label %128

128:
  %129 = load i64, ptr %48, align 8
  %130 = add i64 %129, -3
  %131 = icmp ult i64 %130, 2
  %132 = and i32 %28, 1
  %133 = icmp ne i32 %132, 0
  %134 = select i1 %131, i1 %133, i1 false
  %135 = trunc nuw i8 %37 to i1
  br i1 %135, label %136, label %137

136:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %134)
  br label %213

137:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %134)
  br label %213

138:
  br i1 %50, label %139, label %143

139:
  %140 = getelementptr inbounds nuw i8, ptr %24, i64 544
  %141 = load i64, ptr %140, align 8
  %142 = icmp ult i64 %141, 2
  br label %143

143:
  %144 = phi i1 [ false, %138 ], [ %142, %139 ]
  %145 = and i32 %28, 4
  %146 = icmp eq i32 %145, 0
  %147 = or i1 %146, %144
  br i1 %147, label %151, label %148

148:
  %149 = and i32 %28, 8
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %152, label %182

151:
  br i1 %146, label %182, label %152

152:
  %153 = and i32 %28, 2
  %154 = icmp eq i32 %153, 0
  %155 = and i32 %28, 536870912
  %156 = icmp eq i32 %155, 0
  br i1 %154, label %171, label %157

157:
  %158 = load i64, ptr %48, align 8
  %159 = add i64 %158, -3
  %160 = icmp ult i64 %159, 2
  %161 = and i32 %28, 1
  %162 = icmp ne i32 %161, 0
  %163 = select i1 %160, i1 %162, i1 false
  %164 = trunc nuw i8 %37 to i1
  br i1 %156, label %168, label %165

165:
  br i1 %164, label %166, label %167

166:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %163)
  br label %213

167:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %163)
  br label %213

168:
  br i1 %164, label %169, label %170

169:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %163)
  br label %213

170:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %163)
  br label %213

171:
  br i1 %156, label %172, label %182

172:
  %173 = load i64, ptr %48, align 8
  %174 = add i64 %173, -3
  %175 = icmp ult i64 %174, 2
  %176 = and i32 %28, 1
  %177 = icmp ne i32 %176, 0
  %178 = select i1 %175, i1 %177, i1 false
  %179 = trunc nuw i8 %37 to i1
  br i1 %179, label %180, label %181

180:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %178)
  br label %213

181:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %178)
  br label %213

182:
  %183 = and i32 %28, 2
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %195

185:
  %186 = load i64, ptr %48, align 8
  %187 = add i64 %186, -3
  %188 = icmp ult i64 %187, 2
  %189 = and i32 %28, 1
  %190 = icmp ne i32 %189, 0
  %191 = select i1 %188, i1 %190, i1 false
  %192 = trunc nuw i8 %37 to i1
  br i1 %192, label %193, label %194

193:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %191)
  br label %213

194:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %191)
  br label %213

195:
  %196 = trunc nuw i8 %37 to i1
  br i1 %196, label %199, label %197

197:
  %198 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30)
  br i1 %198, label %213, label %206

199:
  %200 = load i64, ptr %48, align 8
  %201 = add i64 %200, -3
  %202 = icmp ult i64 %201, 2
  %203 = and i32 %28, 1
  %204 = icmp ne i32 %203, 0
  %205 = select i1 %202, i1 %204, i1 false
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %205)
  br label %213

206:
  %207 = load i64, ptr %48, align 8
  %208 = add i64 %207, -3
  %209 = icmp ult i64 %208, 2
  %210 = and i32 %28, 1
  %211 = icmp ne i32 %210, 0
  %212 = select i1 %209, i1 %211, i1 false
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %212)
  br label %213

213:
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
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 1792
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %31, 42
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 5
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 19
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %42 = load i32, ptr %41, align 16
  %43 = zext i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 19
  %45 = select i1 %29, i64 %32, i64 %28
  %46 = select i1 %29, i64 %32, i64 1
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  %50 = call i32 @llvm.ctpop.i32(i32 %2)
  %51 = icmp samesign ult i32 %50, 2
  %52 = select i1 %15, i1 true, i1 %51
  %53 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %54 = select i1 %15, i32 %16, i32 %53
  %55 = zext i32 %54 to i64
  %56 = select i1 %52, i64 %55, i64 196608
  %57 = or disjoint i64 %32, %56
  %58 = or i64 %57, %36
  %59 = load i64, ptr %4, align 8
  %60 = sub i64 %3, %59
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %62 = load i64, ptr %61, align 8
  %63 = lshr i64 %60, %62
  %64 = trunc i64 %62 to i32
  %65 = lshr i32 %5, %64
  %66 = zext i32 %65 to i64
  %67 = icmp eq i32 %65, 0
  br i1 %67, label %68, label %69

68:
  call void @suspect(ptr %0)
  br label %69

69:
  %70 = add i64 %63, %66
  %71 = icmp ult i64 %63, %70
  br i1 %71, label %72, label %79

72:
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 56
  br label %75

75:
  %76 = phi i64 [ %63, %72 ], [ %142, %141 ]
  %77 = load i64, ptr %10, align 8
  %78 = icmp ult i64 %76, %77
  br i1 %78, label %80, label %79

79:
  ret void

80:
  %81 = getelementptr inbounds nuw i64, ptr %9, i64 %76
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i64, ptr %12, i64 %76
  %84 = load i64, ptr %83, align 8
  %85 = icmp ult i64 %82, %45
  %86 = sub i64 %82, %32
  %87 = icmp ult i64 %86, %40
  %88 = or i1 %85, %87
  %89 = icmp ugt i64 %46, %82
  %90 = select i1 %6, i1 %89, i1 false
  %91 = xor i1 %90, true
  %92 = select i1 %91, i1 %88, i1 false
  %93 = icmp ult i64 %84, %45
  %94 = sub i64 %84, %32
  %95 = icmp ult i64 %94, %40
  %96 = or i1 %93, %95
  %97 = and i1 %92, %96
  br i1 %97, label %138, label %98

98:
  br i1 %90, label %99, label %100

99:
  call void @suspect(ptr %0)
  br label %100

100:
  %101 = icmp ult i64 %86, %44
  %102 = xor i64 %82, %36
  %103 = and i64 %102, 132064
  %104 = icmp eq i64 %103, 0
  %105 = and i1 %101, %104
  %106 = xor i64 %82, %58
  %107 = and i64 %106, -4398046248961
  %108 = icmp eq i64 %107, 0
  %109 = or i1 %108, %105
  %110 = or i1 %88, %109
  %111 = select i1 %110, i1 true, i1 %49
  br i1 %111, label %117, label %112

112:
  %113 = load ptr, ptr %73, align 8
  %114 = load i64, ptr %10, align 8
  %115 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %82, i64 %76, ptr %113, i64 %114)
  %116 = trunc i32 %115 to i1
  br i1 %116, label %119, label %118

117:
  br i1 %110, label %119, label %118

118:
  call void @suspect(ptr %0)
  br label %119

119:
  %120 = icmp ult i64 %94, %44
  %121 = xor i64 %84, %36
  %122 = and i64 %121, 132064
  %123 = icmp eq i64 %122, 0
  %124 = and i1 %120, %123
  %125 = xor i64 %84, %58
  %126 = and i64 %125, -4398046248961
  %127 = icmp eq i64 %126, 0
  %128 = or i1 %127, %124
  %129 = or i1 %96, %128
  %130 = select i1 %129, i1 true, i1 %49
  br i1 %130, label %136, label %131

131:
  %132 = load ptr, ptr %74, align 8
  %133 = load i64, ptr %10, align 8
  %134 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %84, i64 %76, ptr %132, i64 %133)
  %135 = trunc i32 %134 to i1
  br i1 %135, label %138, label %137

136:
  br i1 %129, label %138, label %137

137:
  call void @suspect(ptr %0)
  br label %138

138:
  %139 = icmp eq i64 %84, 0
  br i1 %139, label %141, label %140

140:
  store i64 0, ptr %83, align 8
  br label %141

141:
  store i64 -327680, ptr %81, align 8
  %142 = add nuw i64 %76, 1
  %143 = icmp eq i64 %142, %70
  br i1 %143, label %79, label %75
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  %34 = add i32 %32, -1
  %35 = shl nuw i32 1, %34
  %36 = select i1 %33, i32 %2, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 3
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %39, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %51 = load i64, ptr %50, align 8
  %52 = freeze i64 %51
  %53 = icmp ult i64 %52, 2
  br label %54

54:
  %55 = phi i64 [ 1, %7 ], [ 2, %49 ]
  %56 = phi i1 [ false, %7 ], [ %53, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %58 = load i64, ptr %57, align 8
  %59 = shl i64 %58, 42
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = zext i32 %61 to i64
  %63 = shl nuw nsw i64 %62, 5
  %64 = or disjoint i64 %63, %59
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 19
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %70 = load i32, ptr %69, align 16
  %71 = zext i32 %70 to i64
  %72 = shl nuw nsw i64 %71, 19
  %73 = select i1 %56, i64 %59, i64 %55
  %74 = select i1 %56, i64 %59, i64 1
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, 0
  %78 = load i64, ptr %4, align 8
  %79 = insertelement <32 x i64> poison, i64 %78, i64 0
  %80 = shufflevector <32 x i64> %79, <32 x i64> poison, <32 x i32> zeroinitializer
  %81 = sub <32 x i64> %3, %80
  %82 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %83 = load i64, ptr %82, align 8
  %84 = insertelement <32 x i64> poison, i64 %83, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = lshr <32 x i64> %81, %85
  %87 = trunc i64 %83 to i32
  %88 = lshr i32 %5, %87
  %89 = zext i32 %88 to i64
  %90 = extractelement <32 x i64> %86, i64 0
  %91 = icmp eq i32 %88, 0
  br i1 %91, label %92, label %93

92:
  call void @suspect(ptr %0)
  br label %586

93:
  %94 = icmp ne i32 %88, 1
  %95 = icmp eq i32 %2, -1
  %96 = and i1 %95, %94
  br i1 %96, label %99, label %97

97:
  %98 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %108

99:
  %100 = insertelement <32 x i64> poison, i64 %89, i64 0
  %101 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  %102 = mul nuw nsw <32 x i64> %101, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %103 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = add <32 x i64> %102, %103
  %105 = icmp ne <32 x i64> %86, %104
  %106 = bitcast <32 x i1> %105 to i32
  %107 = icmp eq i32 %106, 0
  br label %108

108:
  %109 = phi <32 x i64> [ %98, %97 ], [ %103, %99 ]
  %110 = phi i1 [ false, %97 ], [ %107, %99 ]
  %111 = call i64 @llvm.cttz.i64(i64 %89, i1 true)
  %112 = insertelement <32 x i64> poison, i64 %111, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = add i64 %90, 32
  %115 = insertelement <32 x i64> poison, i64 %64, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = select i1 %6, i64 %74, i64 0
  %118 = insertelement <32 x i64> poison, i64 %73, i64 0
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = insertelement <32 x i64> poison, i64 %59, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = insertelement <32 x i64> poison, i64 %68, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = insertelement <32 x i64> poison, i64 %72, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %127 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %128 = insertelement <32 x i64> poison, i64 %117, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %130

130:
  %131 = phi i64 [ 0, %108 ], [ %584, %583 ]
  %132 = insertelement <32 x i64> poison, i64 %131, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = add <32 x i64> %133, %86
  br i1 %110, label %135, label %142

135:
  %136 = shl nuw nsw i64 %131, 5
  %137 = insertelement <32 x i64> poison, i64 %136, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = or disjoint <32 x i64> %138, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %140 = add <32 x i64> %139, %109
  %141 = lshr <32 x i64> %139, %113
  br label %142

142:
  %143 = phi <32 x i64> [ %140, %135 ], [ %134, %130 ]
  %144 = phi <32 x i64> [ %141, %135 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %130 ]
  %145 = load i32, ptr %31, align 4
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %152, label %147

147:
  %148 = add i32 %145, -1
  %149 = zext i32 %148 to i64
  %150 = insertelement <32 x i64> poison, i64 %149, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %152

152:
  %153 = phi <32 x i64> [ %151, %147 ], [ %144, %142 ]
  %154 = load i64, ptr %28, align 8
  br i1 %110, label %155, label %159

155:
  %156 = shl i64 %131, 5
  %157 = add i64 %114, %156
  %158 = icmp ugt i64 %157, %154
  br i1 %158, label %159, label %165

159:
  %160 = insertelement <32 x i64> poison, i64 %154, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = icmp ult <32 x i64> %143, %161
  %163 = bitcast <32 x i1> %162 to i32
  %164 = and i32 %2, %163
  br label %165

165:
  %166 = phi i32 [ %164, %159 ], [ %2, %155 ]
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %583, label %168

168:
  %169 = or <32 x i64> %153, %116
  %170 = call i32 @llvm.cttz.i32(i32 %166, i1 true)
  store <32 x i64> %143, ptr %25, align 64
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr %25, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = sub i64 %173, %171
  br i1 %110, label %204, label %175

175:
  %176 = insertelement <32 x i64> poison, i64 %174, i64 0
  %177 = shufflevector <32 x i64> %176, <32 x i64> poison, <32 x i32> zeroinitializer
  %178 = add <32 x i64> %177, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %179 = icmp eq <32 x i64> %143, %178
  %180 = bitcast <32 x i1> %179 to i32
  %181 = xor i32 %166, -1
  %182 = or i32 %180, %181
  %183 = icmp eq i32 %182, -1
  br i1 %183, label %204, label %184

184:
  %185 = insertelement <32 x i64> poison, i64 %173, i64 0
  %186 = shufflevector <32 x i64> %185, <32 x i64> poison, <32 x i32> zeroinitializer
  %187 = icmp eq <32 x i64> %143, %186
  %188 = bitcast <32 x i1> %187 to i32
  %189 = or i32 %188, %181
  %190 = icmp eq i32 %189, -1
  br i1 %190, label %210, label %191

191:
  %192 = icmp eq i32 %166, -1
  br i1 %192, label %193, label %199

193:
  %194 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %195 = add <32 x i64> %194, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %196 = icmp ne <32 x i64> %143, %195
  %197 = bitcast <32 x i1> %196 to i32
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %219, label %200

199:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %143, ptr %20, align 64
  br label %233

200:
  %201 = icmp ne <32 x i64> %143, %194
  %202 = bitcast <32 x i1> %201 to i32
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %219, label %221

204:
  %205 = getelementptr inbounds nuw i64, ptr %27, i64 %174
  %206 = bitcast i32 %166 to <32 x i1>
  %207 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %205, <32 x i1> %206, <32 x i64> zeroinitializer)
  %208 = getelementptr inbounds nuw i64, ptr %30, i64 %174
  %209 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %208, <32 x i1> %206, <32 x i64> zeroinitializer)
  br label %308

210:
  %211 = getelementptr i64, ptr %27, i64 %173
  %212 = load i64, ptr %211, align 8
  %213 = insertelement <32 x i64> poison, i64 %212, i64 0
  %214 = shufflevector <32 x i64> %213, <32 x i64> poison, <32 x i32> zeroinitializer
  %215 = getelementptr i64, ptr %30, i64 %173
  %216 = load i64, ptr %215, align 8
  %217 = insertelement <32 x i64> poison, i64 %216, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %308

219:
  %220 = phi i32 [ 2, %193 ], [ 3, %200 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %245

221:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %143, ptr %20, align 64
  br label %222

222:
  %223 = phi i64 [ 0, %221 ], [ %229, %222 ]
  %224 = getelementptr inbounds nuw i64, ptr %20, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i64, ptr %27, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i64, ptr %21, i64 %223
  store i64 %227, ptr %228, align 8
  %229 = add nuw nsw i64 %223, 1
  %230 = icmp eq i64 %229, 32
  br i1 %230, label %231, label %222

231:
  %232 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %143, ptr %19, align 64
  br label %265

233:
  %234 = phi i32 [ %243, %233 ], [ %166, %199 ]
  %235 = call i32 @llvm.cttz.i32(i32 %234, i1 true)
  %236 = zext nneg i32 %235 to i64
  %237 = getelementptr inbounds nuw i64, ptr %20, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds nuw i64, ptr %27, i64 %238
  %240 = load i64, ptr %239, align 8
  %241 = getelementptr inbounds nuw i64, ptr %21, i64 %236
  store i64 %240, ptr %241, align 8
  %242 = add i32 %234, -1
  %243 = and i32 %242, %234
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %263, label %233

245:
  %246 = phi i1 [ true, %219 ], [ false, %260 ]
  %247 = phi ptr [ %22, %219 ], [ %43, %260 ]
  %248 = phi ptr [ %21, %219 ], [ %44, %260 ]
  %249 = phi ptr [ %21, %219 ], [ %45, %260 ]
  store <32 x i64> %143, ptr %22, align 256
  %250 = load i64, ptr %247, align 64
  %251 = getelementptr inbounds nuw i64, ptr %27, i64 %250
  br i1 %198, label %254, label %252

252:
  %253 = load i64, ptr %251, align 8
  br label %255

254:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %248, ptr align 8 %251, i64 128, i1 false)
  br label %260

255:
  %256 = phi i64 [ 0, %252 ], [ %258, %255 ]
  %257 = getelementptr inbounds nuw i64, ptr %249, i64 %256
  store i64 %253, ptr %257, align 8
  %258 = add nuw nsw i64 %256, 1
  %259 = icmp eq i64 %258, 16
  br i1 %259, label %260, label %255

260:
  br i1 %246, label %245, label %261

261:
  %262 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %288

263:
  %264 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %143, ptr %19, align 64
  br label %274

265:
  %266 = phi i64 [ 0, %231 ], [ %272, %265 ]
  %267 = getelementptr inbounds nuw i64, ptr %19, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds nuw i64, ptr %30, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds nuw i64, ptr %23, i64 %266
  store i64 %270, ptr %271, align 8
  %272 = add nuw nsw i64 %266, 1
  %273 = icmp eq i64 %272, 32
  br i1 %273, label %286, label %265

274:
  %275 = phi i32 [ %284, %274 ], [ %166, %263 ]
  %276 = call i32 @llvm.cttz.i32(i32 %275, i1 true)
  %277 = zext nneg i32 %276 to i64
  %278 = getelementptr inbounds nuw i64, ptr %19, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i64, ptr %30, i64 %279
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds nuw i64, ptr %23, i64 %277
  store i64 %281, ptr %282, align 8
  %283 = add i32 %275, -1
  %284 = and i32 %283, %275
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %274

286:
  %287 = phi <32 x i64> [ %232, %265 ], [ %264, %274 ]
  br label %304

288:
  %289 = phi i1 [ true, %261 ], [ false, %303 ]
  %290 = phi ptr [ %24, %261 ], [ %40, %303 ]
  %291 = phi ptr [ %23, %261 ], [ %41, %303 ]
  %292 = phi ptr [ %23, %261 ], [ %42, %303 ]
  store <32 x i64> %143, ptr %24, align 256
  %293 = load i64, ptr %290, align 64
  %294 = getelementptr inbounds nuw i64, ptr %30, i64 %293
  br i1 %198, label %297, label %295

295:
  %296 = load i64, ptr %294, align 8
  br label %298

297:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %291, ptr align 8 %294, i64 128, i1 false)
  br label %303

298:
  %299 = phi i64 [ 0, %295 ], [ %301, %298 ]
  %300 = getelementptr inbounds nuw i64, ptr %292, i64 %299
  store i64 %296, ptr %300, align 8
  %301 = add nuw nsw i64 %299, 1
  %302 = icmp eq i64 %301, 16
  br i1 %302, label %303, label %298

303:
  br i1 %289, label %288, label %304

304:
  %305 = phi i32 [ 4, %286 ], [ %220, %303 ]
  %306 = phi <32 x i64> [ %287, %286 ], [ %262, %303 ]
  %307 = load <32 x i64>, ptr %23, align 64
  br label %308

308:
  %309 = phi <32 x i64> [ %207, %204 ], [ %214, %210 ], [ %306, %304 ]
  %310 = phi i32 [ 0, %204 ], [ 1, %210 ], [ %305, %304 ]
  %311 = phi <32 x i64> [ %209, %204 ], [ %218, %210 ], [ %307, %304 ]
  %312 = icmp ult <32 x i64> %309, %119
  %313 = sub <32 x i64> %309, %121
  %314 = icmp ult <32 x i64> %313, %123
  %315 = or <32 x i1> %312, %314
  %316 = icmp ult <32 x i64> %309, %129
  %317 = icmp ult <32 x i64> %311, %119
  %318 = sub <32 x i64> %311, %121
  %319 = icmp ult <32 x i64> %318, %123
  %320 = or <32 x i1> %317, %319
  %321 = xor <32 x i1> %315, splat (i1 true)
  %322 = xor <32 x i1> %320, splat (i1 true)
  %323 = select <32 x i1> %322, <32 x i1> splat (i1 true), <32 x i1> %316
  %324 = select <32 x i1> %323, <32 x i1> splat (i1 true), <32 x i1> %321
  %325 = bitcast <32 x i1> %324 to i32
  %326 = and i32 %166, %325
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %385, label %328

328:
  %329 = bitcast <32 x i1> %316 to i32
  %330 = and i32 %166, %329
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %333, label %332

332:
  call void @suspect(ptr %0)
  br label %333

333:
  %334 = icmp ult <32 x i64> %313, %125
  %335 = xor <32 x i64> %309, %116
  %336 = and <32 x i64> %335, splat (i64 132064)
  %337 = icmp eq <32 x i64> %336, zeroinitializer
  %338 = select <32 x i1> %334, <32 x i1> %337, <32 x i1> zeroinitializer
  %339 = or <32 x i1> %315, %338
  %340 = xor <32 x i64> %309, %169
  %341 = and <32 x i64> %340, splat (i64 -4398046248961)
  %342 = icmp eq <32 x i64> %341, zeroinitializer
  %343 = select <32 x i1> %342, <32 x i1> splat (i1 true), <32 x i1> %339
  %344 = xor <32 x i1> %343, splat (i1 true)
  %345 = bitcast <32 x i1> %344 to i32
  %346 = and i32 %166, %345
  %347 = icmp eq i32 %346, 0
  %348 = select i1 %347, i1 true, i1 %77
  br i1 %348, label %355, label %349

349:
  %350 = load ptr, ptr %126, align 8
  %351 = load i64, ptr %28, align 8
  %352 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %346, <32 x i64> %309, <32 x i64> %143, ptr %350, i64 %351)
  %353 = xor i32 %352, -1
  %354 = and i32 %346, %353
  br label %355

355:
  %356 = phi i32 [ %354, %349 ], [ %346, %333 ]
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %359, label %358

358:
  call void @suspect(ptr %0)
  br label %359

359:
  %360 = icmp ult <32 x i64> %318, %125
  %361 = xor <32 x i64> %311, %116
  %362 = and <32 x i64> %361, splat (i64 132064)
  %363 = icmp eq <32 x i64> %362, zeroinitializer
  %364 = select <32 x i1> %360, <32 x i1> %363, <32 x i1> zeroinitializer
  %365 = or <32 x i1> %320, %364
  %366 = xor <32 x i64> %311, %169
  %367 = and <32 x i64> %366, splat (i64 -4398046248961)
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = select <32 x i1> %368, <32 x i1> splat (i1 true), <32 x i1> %365
  %370 = xor <32 x i1> %369, splat (i1 true)
  %371 = bitcast <32 x i1> %370 to i32
  %372 = and i32 %166, %371
  %373 = icmp eq i32 %372, 0
  %374 = select i1 %373, i1 true, i1 %77
  br i1 %374, label %381, label %375

375:
  %376 = load ptr, ptr %127, align 8
  %377 = load i64, ptr %28, align 8
  %378 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %372, <32 x i64> %311, <32 x i64> %143, ptr %376, i64 %377)
  %379 = xor i32 %378, -1
  %380 = and i32 %372, %379
  br label %381

381:
  %382 = phi i32 [ %380, %375 ], [ %372, %359 ]
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %385, label %384

384:
  call void @suspect(ptr %0)
  br label %385

385:
  %386 = icmp ne <32 x i64> %311, zeroinitializer
  %387 = bitcast <32 x i1> %386 to i32
  %388 = and i32 %166, %387
  %389 = icmp eq i32 %388, 0
  %390 = icmp eq i32 %310, 0
  br i1 %389, label %429, label %391

391:
  br i1 %390, label %392, label %395

392:
  %393 = getelementptr inbounds nuw i64, ptr %30, i64 %174
  %394 = bitcast i32 %388 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %393, <32 x i1> %394)
  br label %432

395:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %396 = icmp eq i32 %310, 1
  br i1 %396, label %397, label %404

397:
  %398 = call i32 @llvm.ctlz.i32(i32 %388, i1 true)
  %399 = xor i32 %398, 31
  %400 = zext nneg i32 %399 to i64
  %401 = getelementptr inbounds nuw i64, ptr %12, i64 %400
  %402 = load i64, ptr %401, align 8
  %403 = getelementptr i64, ptr %30, i64 %173
  store i64 %402, ptr %403, align 8
  br label %428

404:
  store <32 x i64> %143, ptr %11, align 64
  %405 = icmp eq i32 %388, -1
  br i1 %405, label %406, label %415

406:
  %407 = phi i64 [ %413, %406 ], [ 0, %404 ]
  %408 = getelementptr inbounds nuw i64, ptr %11, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr inbounds nuw i64, ptr %12, i64 %407
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds nuw i64, ptr %30, i64 %409
  store i64 %411, ptr %412, align 8
  %413 = add nuw nsw i64 %407, 1
  %414 = icmp eq i64 %413, 32
  br i1 %414, label %427, label %406

415:
  %416 = phi i32 [ %425, %415 ], [ %388, %404 ]
  %417 = call i32 @llvm.cttz.i32(i32 %416, i1 true)
  %418 = zext nneg i32 %417 to i64
  %419 = getelementptr inbounds nuw i64, ptr %11, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i64, ptr %12, i64 %418
  %422 = load i64, ptr %421, align 8
  %423 = getelementptr inbounds nuw i64, ptr %30, i64 %420
  store i64 %422, ptr %423, align 8
  %424 = add i32 %416, -1
  %425 = and i32 %424, %416
  %426 = icmp eq i32 %425, 0
  br i1 %426, label %427, label %415

427:
  br label %428

428:
  br label %430

429:
  br i1 %390, label %432, label %430

430:
  %431 = icmp eq i32 %166, -1
  br i1 %431, label %435, label %460

432:
  %433 = getelementptr inbounds nuw i64, ptr %27, i64 %174
  %434 = bitcast i32 %166 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> splat (i64 -327680), ptr align 8 %433, <32 x i1> %434)
  br label %583

435:
  %436 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %437 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %438 = icmp ne <32 x i64> %143, %436
  %439 = icmp ne <32 x i64> %143, %437
  %440 = and <32 x i1> %438, %439
  %441 = bitcast <32 x i1> %440 to i32
  %442 = icmp eq i32 %441, 0
  %443 = icmp eq i32 %310, 1
  br i1 %442, label %444, label %459

444:
  store <32 x i64> splat (i64 -327680), ptr %15, align 64
  br i1 %443, label %445, label %447

445:
  %446 = getelementptr i64, ptr %27, i64 %173
  store i64 -327680, ptr %446, align 8
  br label %458

447:
  store <32 x i64> %143, ptr %8, align 64
  br label %448

448:
  %449 = phi i64 [ 0, %447 ], [ %455, %448 ]
  %450 = getelementptr inbounds nuw i64, ptr %8, i64 %449
  %451 = load i64, ptr %450, align 8
  %452 = getelementptr inbounds nuw i64, ptr %15, i64 %449
  %453 = load i64, ptr %452, align 8
  %454 = getelementptr inbounds nuw i64, ptr %27, i64 %451
  store i64 %453, ptr %454, align 8
  %455 = add nuw nsw i64 %449, 1
  %456 = icmp eq i64 %455, 32
  br i1 %456, label %457, label %448

457:
  br label %458

458:
  br label %583

459:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  br i1 %443, label %462, label %475

460:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  %461 = icmp eq i32 %310, 1
  br i1 %461, label %462, label %485

462:
  %463 = call i32 @llvm.ctlz.i32(i32 %166, i1 true)
  %464 = xor i32 %463, 31
  %465 = zext nneg i32 %464 to i64
  %466 = getelementptr inbounds nuw i64, ptr %13, i64 %465
  %467 = load i64, ptr %466, align 8
  %468 = getelementptr i64, ptr %27, i64 %173
  store i64 %467, ptr %468, align 8
  %469 = icmp ne i64 %467, -327680
  %470 = insertelement <32 x i1> poison, i1 %469, i64 0
  %471 = shufflevector <32 x i1> %470, <32 x i1> poison, <32 x i32> zeroinitializer
  %472 = bitcast <32 x i1> %471 to i32
  %473 = and i32 %166, %472
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %583, label %547

475:
  store <32 x i64> %143, ptr %10, align 64
  br label %476

476:
  %477 = phi i64 [ 0, %475 ], [ %483, %476 ]
  %478 = getelementptr inbounds nuw i64, ptr %10, i64 %477
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds nuw i64, ptr %13, i64 %477
  %481 = load i64, ptr %480, align 8
  %482 = getelementptr inbounds nuw i64, ptr %27, i64 %479
  store i64 %481, ptr %482, align 8
  %483 = add nuw nsw i64 %477, 1
  %484 = icmp eq i64 %483, 32
  br i1 %484, label %498, label %476

485:
  store <32 x i64> %143, ptr %10, align 64
  br label %486

486:
  %487 = phi i32 [ %496, %486 ], [ %166, %485 ]
  %488 = call i32 @llvm.cttz.i32(i32 %487, i1 true)
  %489 = zext nneg i32 %488 to i64
  %490 = getelementptr inbounds nuw i64, ptr %10, i64 %489
  %491 = load i64, ptr %490, align 8
  %492 = getelementptr inbounds nuw i64, ptr %13, i64 %489
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr inbounds nuw i64, ptr %27, i64 %491
  store i64 %493, ptr %494, align 8
  %495 = add i32 %487, -1
  %496 = and i32 %495, %487
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %486

498:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %499 = icmp eq i32 %310, 4
  br i1 %499, label %502, label %500

500:
  %501 = icmp eq i32 %310, 2
  br label %525

502:
  store <32 x i64> %143, ptr %16, align 64
  br i1 %431, label %503, label %512

503:
  %504 = phi i64 [ %510, %503 ], [ 0, %502 ]
  %505 = getelementptr inbounds nuw i64, ptr %16, i64 %504
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds nuw i64, ptr %27, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds nuw i64, ptr %17, i64 %504
  store i64 %508, ptr %509, align 8
  %510 = add nuw nsw i64 %504, 1
  %511 = icmp eq i64 %510, 32
  br i1 %511, label %524, label %503

512:
  %513 = phi i32 [ %522, %512 ], [ %166, %502 ]
  %514 = call i32 @llvm.cttz.i32(i32 %513, i1 true)
  %515 = zext nneg i32 %514 to i64
  %516 = getelementptr inbounds nuw i64, ptr %16, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr inbounds nuw i64, ptr %27, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds nuw i64, ptr %17, i64 %515
  store i64 %519, ptr %520, align 8
  %521 = add i32 %513, -1
  %522 = and i32 %521, %513
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %512

524:
  br label %541

525:
  %526 = phi i1 [ true, %500 ], [ false, %540 ]
  %527 = phi ptr [ %18, %500 ], [ %46, %540 ]
  %528 = phi ptr [ %17, %500 ], [ %47, %540 ]
  %529 = phi ptr [ %17, %500 ], [ %48, %540 ]
  store <32 x i64> %143, ptr %18, align 256
  %530 = load i64, ptr %527, align 64
  %531 = getelementptr inbounds nuw i64, ptr %27, i64 %530
  br i1 %501, label %534, label %532

532:
  %533 = load i64, ptr %531, align 8
  br label %535

534:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %528, ptr align 8 %531, i64 128, i1 false)
  br label %540

535:
  %536 = phi i64 [ 0, %532 ], [ %538, %535 ]
  %537 = getelementptr inbounds nuw i64, ptr %529, i64 %536
  store i64 %533, ptr %537, align 8
  %538 = add nuw nsw i64 %536, 1
  %539 = icmp eq i64 %538, 16
  br i1 %539, label %540, label %535

540:
  br i1 %526, label %525, label %541

541:
  %542 = load <32 x i64>, ptr %17, align 64
  %543 = icmp ne <32 x i64> %542, splat (i64 -327680)
  %544 = bitcast <32 x i1> %543 to i32
  %545 = and i32 %166, %544
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %583, label %548

547:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  br label %550

548:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  %549 = icmp eq i32 %310, 1
  br i1 %549, label %550, label %558

550:
  %551 = phi i32 [ %473, %547 ], [ %545, %548 ]
  %552 = call i32 @llvm.ctlz.i32(i32 %551, i1 true)
  %553 = xor i32 %552, 31
  %554 = zext nneg i32 %553 to i64
  %555 = getelementptr inbounds nuw i64, ptr %14, i64 %554
  %556 = load i64, ptr %555, align 8
  %557 = getelementptr i64, ptr %27, i64 %173
  store i64 %556, ptr %557, align 8
  br label %582

558:
  store <32 x i64> %143, ptr %9, align 64
  %559 = icmp eq i32 %545, -1
  br i1 %559, label %560, label %569

560:
  %561 = phi i64 [ %567, %560 ], [ 0, %558 ]
  %562 = getelementptr inbounds nuw i64, ptr %9, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds nuw i64, ptr %14, i64 %561
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i64, ptr %27, i64 %563
  store i64 %565, ptr %566, align 8
  %567 = add nuw nsw i64 %561, 1
  %568 = icmp eq i64 %567, 32
  br i1 %568, label %581, label %560

569:
  %570 = phi i32 [ %579, %569 ], [ %545, %558 ]
  %571 = call i32 @llvm.cttz.i32(i32 %570, i1 true)
  %572 = zext nneg i32 %571 to i64
  %573 = getelementptr inbounds nuw i64, ptr %9, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = getelementptr inbounds nuw i64, ptr %14, i64 %572
  %576 = load i64, ptr %575, align 8
  %577 = getelementptr inbounds nuw i64, ptr %27, i64 %574
  store i64 %576, ptr %577, align 8
  %578 = add i32 %570, -1
  %579 = and i32 %578, %570
  %580 = icmp eq i32 %579, 0
  br i1 %580, label %581, label %569

581:
  br label %582

582:
  br label %583

583:
  %584 = add nuw nsw i64 %131, 1
  %585 = icmp eq i64 %584, %89
  br i1 %585, label %586, label %130

586:
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 42
  %36 = zext i32 %32 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %35
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %48 = load i32, ptr %47, align 16
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = or i64 %37, %42
  %52 = or i64 %51, 65536
  %53 = select i1 %29, i64 %35, i64 %28
  %54 = select i1 %29, i64 %35, i64 1
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  %60 = call i32 @llvm.ctpop.i32(i32 %2)
  %61 = icmp samesign ult i32 %60, 2
  %62 = select i1 %15, i1 true, i1 %61
  %63 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %64 = select i1 %15, i32 %16, i32 %63
  %65 = zext i32 %64 to i64
  %66 = select i1 %62, i64 %65, i64 196608
  %67 = or i64 %42, %66
  %68 = or i64 %67, %37
  %69 = select i1 %62, i64 %68, i64 %52
  %70 = load i64, ptr %4, align 8
  %71 = sub i64 %3, %70
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = lshr i64 %71, %73
  %75 = trunc i64 %73 to i32
  %76 = lshr i32 %5, %75
  %77 = zext i32 %76 to i64
  %78 = icmp eq i32 %76, 0
  br i1 %78, label %79, label %80

79:
  call void @suspect(ptr %0)
  br label %80

80:
  %81 = add i64 %74, %77
  %82 = icmp ult i64 %74, %81
  br i1 %82, label %83, label %92

83:
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %86 = icmp eq i64 %56, 0
  %87 = select i1 %86, i64 %69, i64 %56
  br label %88

88:
  %89 = phi i64 [ %74, %83 ], [ %163, %162 ]
  %90 = load i64, ptr %10, align 8
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %93, label %92

92:
  ret void

93:
  %94 = getelementptr inbounds nuw i64, ptr %9, i64 %89
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i64, ptr %12, i64 %89
  %97 = load i64, ptr %96, align 8
  %98 = icmp ult i64 %95, %53
  %99 = sub i64 %95, %35
  %100 = icmp ult i64 %99, %46
  %101 = or i1 %98, %100
  %102 = icmp ugt i64 %54, %95
  %103 = select i1 %6, i1 %102, i1 false
  %104 = xor i1 %103, true
  %105 = select i1 %104, i1 %101, i1 false
  %106 = icmp ult i64 %97, %53
  %107 = sub i64 %97, %35
  %108 = icmp ult i64 %107, %46
  %109 = or i1 %106, %108
  %110 = and i1 %105, %109
  br i1 %110, label %159, label %111

111:
  br i1 %103, label %112, label %113

112:
  call void @suspect(ptr %0)
  br label %113

113:
  %114 = icmp ult i64 %99, %50
  %115 = xor i64 %95, %41
  %116 = and i64 %115, 132064
  %117 = icmp eq i64 %116, 0
  %118 = and i1 %114, %117
  %119 = xor i64 %95, %67
  %120 = and i64 %119, -4398046248961
  %121 = icmp eq i64 %120, 0
  %122 = or i1 %121, %118
  %123 = or i1 %101, %122
  %124 = xor i1 %123, true
  %125 = icmp ne i64 %95, -327680
  %126 = and i1 %125, %124
  %127 = zext i1 %126 to i32
  %128 = xor i1 %126, true
  %129 = select i1 %128, i1 true, i1 %59
  br i1 %129, label %136, label %130

130:
  %131 = load ptr, ptr %84, align 8
  %132 = load i64, ptr %10, align 8
  %133 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %95, i64 %89, ptr %131, i64 %132)
  %134 = xor i32 %133, -1
  %135 = and i32 %134, %127
  br label %136

136:
  %137 = phi i32 [ %135, %130 ], [ %127, %113 ]
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %140, label %139

139:
  call void @suspect(ptr %0)
  br label %140

140:
  %141 = icmp ult i64 %107, %50
  %142 = xor i64 %97, %41
  %143 = and i64 %142, 132064
  %144 = icmp eq i64 %143, 0
  %145 = and i1 %141, %144
  %146 = xor i64 %97, %67
  %147 = and i64 %146, -4398046248961
  %148 = icmp eq i64 %147, 0
  %149 = or i1 %148, %145
  %150 = or i1 %109, %149
  %151 = select i1 %150, i1 true, i1 %59
  br i1 %151, label %157, label %152

152:
  %153 = load ptr, ptr %85, align 8
  %154 = load i64, ptr %10, align 8
  %155 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %97, i64 %89, ptr %153, i64 %154)
  %156 = trunc i32 %155 to i1
  br i1 %156, label %159, label %158

157:
  br i1 %150, label %159, label %158

158:
  call void @suspect(ptr %0)
  br label %159

159:
  %160 = icmp eq i64 %97, 0
  br i1 %160, label %162, label %161

161:
  store i64 0, ptr %96, align 8
  br label %162

162:
  store i64 %87, ptr %94, align 8
  %163 = add nuw i64 %89, 1
  %164 = icmp eq i64 %163, %81
  br i1 %164, label %92, label %88
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  %34 = add i32 %32, -1
  %35 = shl nuw i32 1, %34
  %36 = select i1 %33, i32 %2, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 3
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %39, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %51 = load i64, ptr %50, align 8
  %52 = freeze i64 %51
  %53 = icmp ult i64 %52, 2
  br label %54

54:
  %55 = phi i64 [ 1, %7 ], [ 2, %49 ]
  %56 = phi i1 [ false, %7 ], [ %53, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %61 = load i64, ptr %60, align 8
  %62 = shl i64 %61, 42
  %63 = zext i32 %59 to i64
  %64 = shl nuw nsw i64 %63, 19
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 5
  %69 = or disjoint i64 %68, %62
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %71 = load i32, ptr %70, align 8
  %72 = zext i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 19
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %75 = load i32, ptr %74, align 16
  %76 = zext i32 %75 to i64
  %77 = shl nuw nsw i64 %76, 19
  %78 = or i64 %64, %69
  %79 = or i64 %78, 65536
  %80 = select i1 %56, i64 %62, i64 %55
  %81 = select i1 %56, i64 %62, i64 1
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = load i64, ptr %4, align 8
  %88 = insertelement <32 x i64> poison, i64 %87, i64 0
  %89 = shufflevector <32 x i64> %88, <32 x i64> poison, <32 x i32> zeroinitializer
  %90 = sub <32 x i64> %3, %89
  %91 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = insertelement <32 x i64> poison, i64 %92, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = lshr <32 x i64> %90, %94
  %96 = trunc i64 %92 to i32
  %97 = lshr i32 %5, %96
  %98 = zext i32 %97 to i64
  %99 = extractelement <32 x i64> %95, i64 0
  %100 = icmp eq i32 %97, 0
  br i1 %100, label %101, label %102

101:
  call void @suspect(ptr %0)
  br label %608

102:
  %103 = icmp ne i32 %97, 1
  %104 = icmp eq i32 %2, -1
  %105 = and i1 %104, %103
  br i1 %105, label %108, label %106

106:
  %107 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %117

108:
  %109 = insertelement <32 x i64> poison, i64 %98, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = mul nuw nsw <32 x i64> %110, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %112 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = add <32 x i64> %111, %112
  %114 = icmp ne <32 x i64> %95, %113
  %115 = bitcast <32 x i1> %114 to i32
  %116 = icmp eq i32 %115, 0
  br label %117

117:
  %118 = phi <32 x i64> [ %107, %106 ], [ %112, %108 ]
  %119 = phi i1 [ false, %106 ], [ %116, %108 ]
  %120 = call i64 @llvm.cttz.i64(i64 %98, i1 true)
  %121 = insertelement <32 x i64> poison, i64 %120, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = add i64 %99, 32
  %124 = insertelement <32 x i64> poison, i64 %69, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = insertelement <32 x i64> poison, i64 %64, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = select i1 %6, i64 %81, i64 0
  %129 = insertelement <32 x i64> poison, i64 %80, i64 0
  %130 = shufflevector <32 x i64> %129, <32 x i64> poison, <32 x i32> zeroinitializer
  %131 = insertelement <32 x i64> poison, i64 %62, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = insertelement <32 x i64> poison, i64 %73, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %77, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %139 = insertelement <32 x i64> poison, i64 %79, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = icmp eq i64 %83, 0
  %142 = insertelement <32 x i64> poison, i64 %83, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %128, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = select i1 %141, <32 x i64> %140, <32 x i64> %143
  %147 = extractelement <32 x i64> %146, i64 31
  br label %148

148:
  %149 = phi i64 [ 0, %117 ], [ %606, %605 ]
  %150 = insertelement <32 x i64> poison, i64 %149, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  %152 = add <32 x i64> %151, %95
  br i1 %119, label %153, label %160

153:
  %154 = shl nuw nsw i64 %149, 5
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %157 = or disjoint <32 x i64> %156, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %158 = add <32 x i64> %157, %118
  %159 = lshr <32 x i64> %157, %122
  br label %160

160:
  %161 = phi <32 x i64> [ %158, %153 ], [ %152, %148 ]
  %162 = phi <32 x i64> [ %159, %153 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %148 ]
  %163 = load i32, ptr %31, align 4
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %170, label %165

165:
  %166 = add i32 %163, -1
  %167 = zext i32 %166 to i64
  %168 = insertelement <32 x i64> poison, i64 %167, i64 0
  %169 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %170

170:
  %171 = phi <32 x i64> [ %169, %165 ], [ %162, %160 ]
  %172 = load i64, ptr %28, align 8
  br i1 %119, label %173, label %177

173:
  %174 = shl i64 %149, 5
  %175 = add i64 %123, %174
  %176 = icmp ugt i64 %175, %172
  br i1 %176, label %177, label %183

177:
  %178 = insertelement <32 x i64> poison, i64 %172, i64 0
  %179 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> zeroinitializer
  %180 = icmp ult <32 x i64> %161, %179
  %181 = bitcast <32 x i1> %180 to i32
  %182 = and i32 %2, %181
  br label %183

183:
  %184 = phi i32 [ %182, %177 ], [ %2, %173 ]
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %605, label %186

186:
  %187 = or <32 x i64> %171, %125
  %188 = call i32 @llvm.cttz.i32(i32 %184, i1 true)
  store <32 x i64> %161, ptr %25, align 64
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw i64, ptr %25, i64 %189
  %191 = load i64, ptr %190, align 8
  %192 = sub i64 %191, %189
  br i1 %119, label %222, label %193

193:
  %194 = insertelement <32 x i64> poison, i64 %192, i64 0
  %195 = shufflevector <32 x i64> %194, <32 x i64> poison, <32 x i32> zeroinitializer
  %196 = add <32 x i64> %195, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %197 = icmp eq <32 x i64> %161, %196
  %198 = bitcast <32 x i1> %197 to i32
  %199 = xor i32 %184, -1
  %200 = or i32 %198, %199
  %201 = icmp eq i32 %200, -1
  br i1 %201, label %222, label %202

202:
  %203 = insertelement <32 x i64> poison, i64 %191, i64 0
  %204 = shufflevector <32 x i64> %203, <32 x i64> poison, <32 x i32> zeroinitializer
  %205 = icmp eq <32 x i64> %161, %204
  %206 = bitcast <32 x i1> %205 to i32
  %207 = or i32 %206, %199
  %208 = icmp eq i32 %207, -1
  br i1 %208, label %228, label %209

209:
  %210 = icmp eq i32 %184, -1
  br i1 %210, label %211, label %239

211:
  %212 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %213 = add <32 x i64> %212, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %214 = icmp ne <32 x i64> %161, %213
  %215 = bitcast <32 x i1> %214 to i32
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %237, label %217

217:
  %218 = icmp ne <32 x i64> %161, %212
  %219 = bitcast <32 x i1> %218 to i32
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %237, label %221

221:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %161, ptr %20, align 64
  br label %240

222:
  %223 = getelementptr inbounds nuw i64, ptr %27, i64 %192
  %224 = bitcast i32 %184 to <32 x i1>
  %225 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %223, <32 x i1> %224, <32 x i64> zeroinitializer)
  %226 = getelementptr inbounds nuw i64, ptr %30, i64 %192
  %227 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %226, <32 x i1> %224, <32 x i64> zeroinitializer)
  br label %326

228:
  %229 = getelementptr i64, ptr %27, i64 %191
  %230 = load i64, ptr %229, align 8
  %231 = insertelement <32 x i64> poison, i64 %230, i64 0
  %232 = shufflevector <32 x i64> %231, <32 x i64> poison, <32 x i32> zeroinitializer
  %233 = getelementptr i64, ptr %30, i64 %191
  %234 = load i64, ptr %233, align 8
  %235 = insertelement <32 x i64> poison, i64 %234, i64 0
  %236 = shufflevector <32 x i64> %235, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %326

237:
  %238 = phi i32 [ 2, %211 ], [ 3, %217 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %263

239:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %161, ptr %20, align 64
  br label %251

240:
  %241 = phi i64 [ 0, %221 ], [ %247, %240 ]
  %242 = getelementptr inbounds nuw i64, ptr %20, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds nuw i64, ptr %27, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds nuw i64, ptr %21, i64 %241
  store i64 %245, ptr %246, align 8
  %247 = add nuw nsw i64 %241, 1
  %248 = icmp eq i64 %247, 32
  br i1 %248, label %249, label %240

249:
  %250 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %161, ptr %19, align 64
  br label %283

251:
  %252 = phi i32 [ %261, %251 ], [ %184, %239 ]
  %253 = call i32 @llvm.cttz.i32(i32 %252, i1 true)
  %254 = zext nneg i32 %253 to i64
  %255 = getelementptr inbounds nuw i64, ptr %20, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds nuw i64, ptr %27, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i64, ptr %21, i64 %254
  store i64 %258, ptr %259, align 8
  %260 = add i32 %252, -1
  %261 = and i32 %260, %252
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %281, label %251

263:
  %264 = phi i1 [ true, %237 ], [ false, %278 ]
  %265 = phi ptr [ %22, %237 ], [ %43, %278 ]
  %266 = phi ptr [ %21, %237 ], [ %44, %278 ]
  %267 = phi ptr [ %21, %237 ], [ %45, %278 ]
  store <32 x i64> %161, ptr %22, align 256
  %268 = load i64, ptr %265, align 64
  %269 = getelementptr inbounds nuw i64, ptr %27, i64 %268
  br i1 %216, label %272, label %270

270:
  %271 = load i64, ptr %269, align 8
  br label %273

272:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %266, ptr align 8 %269, i64 128, i1 false)
  br label %278

273:
  %274 = phi i64 [ 0, %270 ], [ %276, %273 ]
  %275 = getelementptr inbounds nuw i64, ptr %267, i64 %274
  store i64 %271, ptr %275, align 8
  %276 = add nuw nsw i64 %274, 1
  %277 = icmp eq i64 %276, 16
  br i1 %277, label %278, label %273

278:
  br i1 %264, label %263, label %279

279:
  %280 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %306

281:
  %282 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %161, ptr %19, align 64
  br label %292

283:
  %284 = phi i64 [ 0, %249 ], [ %290, %283 ]
  %285 = getelementptr inbounds nuw i64, ptr %19, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds nuw i64, ptr %30, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds nuw i64, ptr %23, i64 %284
  store i64 %288, ptr %289, align 8
  %290 = add nuw nsw i64 %284, 1
  %291 = icmp eq i64 %290, 32
  br i1 %291, label %304, label %283

292:
  %293 = phi i32 [ %302, %292 ], [ %184, %281 ]
  %294 = call i32 @llvm.cttz.i32(i32 %293, i1 true)
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds nuw i64, ptr %19, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds nuw i64, ptr %30, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds nuw i64, ptr %23, i64 %295
  store i64 %299, ptr %300, align 8
  %301 = add i32 %293, -1
  %302 = and i32 %301, %293
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %304, label %292

304:
  %305 = phi <32 x i64> [ %250, %283 ], [ %282, %292 ]
  br label %322

306:
  %307 = phi i1 [ true, %279 ], [ false, %321 ]
  %308 = phi ptr [ %24, %279 ], [ %40, %321 ]
  %309 = phi ptr [ %23, %279 ], [ %41, %321 ]
  %310 = phi ptr [ %23, %279 ], [ %42, %321 ]
  store <32 x i64> %161, ptr %24, align 256
  %311 = load i64, ptr %308, align 64
  %312 = getelementptr inbounds nuw i64, ptr %30, i64 %311
  br i1 %216, label %315, label %313

313:
  %314 = load i64, ptr %312, align 8
  br label %316

315:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %309, ptr align 8 %312, i64 128, i1 false)
  br label %321

316:
  %317 = phi i64 [ 0, %313 ], [ %319, %316 ]
  %318 = getelementptr inbounds nuw i64, ptr %310, i64 %317
  store i64 %314, ptr %318, align 8
  %319 = add nuw nsw i64 %317, 1
  %320 = icmp eq i64 %319, 16
  br i1 %320, label %321, label %316

321:
  br i1 %307, label %306, label %322

322:
  %323 = phi i32 [ 4, %304 ], [ %238, %321 ]
  %324 = phi <32 x i64> [ %305, %304 ], [ %280, %321 ]
  %325 = load <32 x i64>, ptr %23, align 64
  br label %326

326:
  %327 = phi <32 x i64> [ %225, %222 ], [ %232, %228 ], [ %324, %322 ]
  %328 = phi i32 [ 0, %222 ], [ 1, %228 ], [ %323, %322 ]
  %329 = phi <32 x i64> [ %227, %222 ], [ %236, %228 ], [ %325, %322 ]
  %330 = or <32 x i64> %127, %187
  %331 = icmp ult <32 x i64> %327, %130
  %332 = sub <32 x i64> %327, %132
  %333 = icmp ult <32 x i64> %332, %134
  %334 = or <32 x i1> %331, %333
  %335 = icmp ult <32 x i64> %327, %145
  %336 = icmp ult <32 x i64> %329, %130
  %337 = sub <32 x i64> %329, %132
  %338 = icmp ult <32 x i64> %337, %134
  %339 = or <32 x i1> %336, %338
  %340 = xor <32 x i1> %334, splat (i1 true)
  %341 = xor <32 x i1> %339, splat (i1 true)
  %342 = select <32 x i1> %341, <32 x i1> splat (i1 true), <32 x i1> %335
  %343 = select <32 x i1> %342, <32 x i1> splat (i1 true), <32 x i1> %340
  %344 = bitcast <32 x i1> %343 to i32
  %345 = and i32 %184, %344
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %406, label %347

347:
  %348 = bitcast <32 x i1> %335 to i32
  %349 = and i32 %184, %348
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %352, label %351

351:
  call void @suspect(ptr %0)
  br label %352

352:
  %353 = icmp ult <32 x i64> %332, %136
  %354 = xor <32 x i64> %327, %125
  %355 = and <32 x i64> %354, splat (i64 132064)
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %353, <32 x i1> %356, <32 x i1> zeroinitializer
  %358 = or <32 x i1> %334, %357
  %359 = xor <32 x i64> %327, %187
  %360 = and <32 x i64> %359, splat (i64 -4398046248961)
  %361 = icmp eq <32 x i64> %360, zeroinitializer
  %362 = select <32 x i1> %361, <32 x i1> splat (i1 true), <32 x i1> %358
  %363 = xor <32 x i1> %362, splat (i1 true)
  %364 = icmp ne <32 x i64> %327, splat (i64 -327680)
  %365 = and <32 x i1> %364, %363
  %366 = bitcast <32 x i1> %365 to i32
  %367 = and i32 %184, %366
  %368 = icmp eq i32 %367, 0
  %369 = select i1 %368, i1 true, i1 %86
  br i1 %369, label %376, label %370

370:
  %371 = load ptr, ptr %137, align 8
  %372 = load i64, ptr %28, align 8
  %373 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %367, <32 x i64> %327, <32 x i64> %161, ptr %371, i64 %372)
  %374 = xor i32 %373, -1
  %375 = and i32 %367, %374
  br label %376

376:
  %377 = phi i32 [ %375, %370 ], [ %367, %352 ]
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %380, label %379

379:
  call void @suspect(ptr %0)
  br label %380

380:
  %381 = icmp ult <32 x i64> %337, %136
  %382 = xor <32 x i64> %329, %125
  %383 = and <32 x i64> %382, splat (i64 132064)
  %384 = icmp eq <32 x i64> %383, zeroinitializer
  %385 = select <32 x i1> %381, <32 x i1> %384, <32 x i1> zeroinitializer
  %386 = or <32 x i1> %339, %385
  %387 = xor <32 x i64> %329, %187
  %388 = and <32 x i64> %387, splat (i64 -4398046248961)
  %389 = icmp eq <32 x i64> %388, zeroinitializer
  %390 = select <32 x i1> %389, <32 x i1> splat (i1 true), <32 x i1> %386
  %391 = xor <32 x i1> %390, splat (i1 true)
  %392 = bitcast <32 x i1> %391 to i32
  %393 = and i32 %184, %392
  %394 = icmp eq i32 %393, 0
  %395 = select i1 %394, i1 true, i1 %86
  br i1 %395, label %402, label %396

396:
  %397 = load ptr, ptr %138, align 8
  %398 = load i64, ptr %28, align 8
  %399 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %393, <32 x i64> %329, <32 x i64> %161, ptr %397, i64 %398)
  %400 = xor i32 %399, -1
  %401 = and i32 %393, %400
  br label %402

402:
  %403 = phi i32 [ %401, %396 ], [ %393, %380 ]
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %406, label %405

405:
  call void @suspect(ptr %0)
  br label %406

406:
  %407 = select i1 %141, <32 x i64> %330, <32 x i64> %143
  %408 = icmp ne <32 x i64> %329, zeroinitializer
  %409 = bitcast <32 x i1> %408 to i32
  %410 = and i32 %184, %409
  %411 = icmp eq i32 %410, 0
  %412 = icmp eq i32 %328, 0
  br i1 %411, label %451, label %413

413:
  br i1 %412, label %414, label %417

414:
  %415 = getelementptr inbounds nuw i64, ptr %30, i64 %192
  %416 = bitcast i32 %410 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %415, <32 x i1> %416)
  br label %454

417:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %418 = icmp eq i32 %328, 1
  br i1 %418, label %419, label %426

419:
  %420 = call i32 @llvm.ctlz.i32(i32 %410, i1 true)
  %421 = xor i32 %420, 31
  %422 = zext nneg i32 %421 to i64
  %423 = getelementptr inbounds nuw i64, ptr %12, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr i64, ptr %30, i64 %191
  store i64 %424, ptr %425, align 8
  br label %450

426:
  store <32 x i64> %161, ptr %11, align 64
  %427 = icmp eq i32 %410, -1
  br i1 %427, label %428, label %437

428:
  %429 = phi i64 [ %435, %428 ], [ 0, %426 ]
  %430 = getelementptr inbounds nuw i64, ptr %11, i64 %429
  %431 = load i64, ptr %430, align 8
  %432 = getelementptr inbounds nuw i64, ptr %12, i64 %429
  %433 = load i64, ptr %432, align 8
  %434 = getelementptr inbounds nuw i64, ptr %30, i64 %431
  store i64 %433, ptr %434, align 8
  %435 = add nuw nsw i64 %429, 1
  %436 = icmp eq i64 %435, 32
  br i1 %436, label %449, label %428

437:
  %438 = phi i32 [ %447, %437 ], [ %410, %426 ]
  %439 = call i32 @llvm.cttz.i32(i32 %438, i1 true)
  %440 = zext nneg i32 %439 to i64
  %441 = getelementptr inbounds nuw i64, ptr %11, i64 %440
  %442 = load i64, ptr %441, align 8
  %443 = getelementptr inbounds nuw i64, ptr %12, i64 %440
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds nuw i64, ptr %30, i64 %442
  store i64 %444, ptr %445, align 8
  %446 = add i32 %438, -1
  %447 = and i32 %446, %438
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %449, label %437

449:
  br label %450

450:
  br label %452

451:
  br i1 %412, label %454, label %452

452:
  %453 = icmp eq i32 %184, -1
  br i1 %453, label %457, label %482

454:
  %455 = getelementptr inbounds nuw i64, ptr %27, i64 %192
  %456 = bitcast i32 %184 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %407, ptr align 8 %455, <32 x i1> %456)
  br label %605

457:
  %458 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %459 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %460 = icmp ne <32 x i64> %161, %458
  %461 = icmp ne <32 x i64> %161, %459
  %462 = and <32 x i1> %460, %461
  %463 = bitcast <32 x i1> %462 to i32
  %464 = icmp eq i32 %463, 0
  %465 = icmp eq i32 %328, 1
  br i1 %464, label %466, label %481

466:
  store <32 x i64> %146, ptr %15, align 64
  br i1 %465, label %467, label %469

467:
  %468 = getelementptr i64, ptr %27, i64 %191
  store i64 %147, ptr %468, align 8
  br label %480

469:
  store <32 x i64> %161, ptr %8, align 64
  br label %470

470:
  %471 = phi i64 [ 0, %469 ], [ %477, %470 ]
  %472 = getelementptr inbounds nuw i64, ptr %8, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds nuw i64, ptr %15, i64 %471
  %475 = load i64, ptr %474, align 8
  %476 = getelementptr inbounds nuw i64, ptr %27, i64 %473
  store i64 %475, ptr %476, align 8
  %477 = add nuw nsw i64 %471, 1
  %478 = icmp eq i64 %477, 32
  br i1 %478, label %479, label %470

479:
  br label %480

480:
  br label %605

481:
  store <32 x i64> %407, ptr %13, align 64
  br i1 %465, label %484, label %497

482:
  store <32 x i64> %407, ptr %13, align 64
  %483 = icmp eq i32 %328, 1
  br i1 %483, label %484, label %507

484:
  %485 = call i32 @llvm.ctlz.i32(i32 %184, i1 true)
  %486 = xor i32 %485, 31
  %487 = zext nneg i32 %486 to i64
  %488 = getelementptr inbounds nuw i64, ptr %13, i64 %487
  %489 = load i64, ptr %488, align 8
  %490 = getelementptr i64, ptr %27, i64 %191
  store i64 %489, ptr %490, align 8
  %491 = insertelement <32 x i64> poison, i64 %489, i64 0
  %492 = shufflevector <32 x i64> %491, <32 x i64> poison, <32 x i32> zeroinitializer
  %493 = icmp ne <32 x i64> %492, %407
  %494 = bitcast <32 x i1> %493 to i32
  %495 = and i32 %184, %494
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %605, label %569

497:
  store <32 x i64> %161, ptr %10, align 64
  br label %498

498:
  %499 = phi i64 [ 0, %497 ], [ %505, %498 ]
  %500 = getelementptr inbounds nuw i64, ptr %10, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds nuw i64, ptr %13, i64 %499
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds nuw i64, ptr %27, i64 %501
  store i64 %503, ptr %504, align 8
  %505 = add nuw nsw i64 %499, 1
  %506 = icmp eq i64 %505, 32
  br i1 %506, label %520, label %498

507:
  store <32 x i64> %161, ptr %10, align 64
  br label %508

508:
  %509 = phi i32 [ %518, %508 ], [ %184, %507 ]
  %510 = call i32 @llvm.cttz.i32(i32 %509, i1 true)
  %511 = zext nneg i32 %510 to i64
  %512 = getelementptr inbounds nuw i64, ptr %10, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr inbounds nuw i64, ptr %13, i64 %511
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i64, ptr %27, i64 %513
  store i64 %515, ptr %516, align 8
  %517 = add i32 %509, -1
  %518 = and i32 %517, %509
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %520, label %508

520:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %521 = icmp eq i32 %328, 4
  br i1 %521, label %524, label %522

522:
  %523 = icmp eq i32 %328, 2
  br label %547

524:
  store <32 x i64> %161, ptr %16, align 64
  br i1 %453, label %525, label %534

525:
  %526 = phi i64 [ %532, %525 ], [ 0, %524 ]
  %527 = getelementptr inbounds nuw i64, ptr %16, i64 %526
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr inbounds nuw i64, ptr %27, i64 %528
  %530 = load i64, ptr %529, align 8
  %531 = getelementptr inbounds nuw i64, ptr %17, i64 %526
  store i64 %530, ptr %531, align 8
  %532 = add nuw nsw i64 %526, 1
  %533 = icmp eq i64 %532, 32
  br i1 %533, label %546, label %525

534:
  %535 = phi i32 [ %544, %534 ], [ %184, %524 ]
  %536 = call i32 @llvm.cttz.i32(i32 %535, i1 true)
  %537 = zext nneg i32 %536 to i64
  %538 = getelementptr inbounds nuw i64, ptr %16, i64 %537
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds nuw i64, ptr %27, i64 %539
  %541 = load i64, ptr %540, align 8
  %542 = getelementptr inbounds nuw i64, ptr %17, i64 %537
  store i64 %541, ptr %542, align 8
  %543 = add i32 %535, -1
  %544 = and i32 %543, %535
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %534

546:
  br label %563

547:
  %548 = phi i1 [ true, %522 ], [ false, %562 ]
  %549 = phi ptr [ %18, %522 ], [ %46, %562 ]
  %550 = phi ptr [ %17, %522 ], [ %47, %562 ]
  %551 = phi ptr [ %17, %522 ], [ %48, %562 ]
  store <32 x i64> %161, ptr %18, align 256
  %552 = load i64, ptr %549, align 64
  %553 = getelementptr inbounds nuw i64, ptr %27, i64 %552
  br i1 %523, label %556, label %554

554:
  %555 = load i64, ptr %553, align 8
  br label %557

556:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %550, ptr align 8 %553, i64 128, i1 false)
  br label %562

557:
  %558 = phi i64 [ 0, %554 ], [ %560, %557 ]
  %559 = getelementptr inbounds nuw i64, ptr %551, i64 %558
  store i64 %555, ptr %559, align 8
  %560 = add nuw nsw i64 %558, 1
  %561 = icmp eq i64 %560, 16
  br i1 %561, label %562, label %557

562:
  br i1 %548, label %547, label %563

563:
  %564 = load <32 x i64>, ptr %17, align 64
  %565 = icmp ne <32 x i64> %564, %407
  %566 = bitcast <32 x i1> %565 to i32
  %567 = and i32 %184, %566
  %568 = icmp eq i32 %567, 0
  br i1 %568, label %605, label %570

569:
  store <32 x i64> %146, ptr %14, align 64
  br label %572

570:
  store <32 x i64> %146, ptr %14, align 64
  %571 = icmp eq i32 %328, 1
  br i1 %571, label %572, label %580

572:
  %573 = phi i32 [ %495, %569 ], [ %567, %570 ]
  %574 = call i32 @llvm.ctlz.i32(i32 %573, i1 true)
  %575 = xor i32 %574, 31
  %576 = zext nneg i32 %575 to i64
  %577 = getelementptr inbounds nuw i64, ptr %14, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr i64, ptr %27, i64 %191
  store i64 %578, ptr %579, align 8
  br label %604

580:
  store <32 x i64> %161, ptr %9, align 64
  %581 = icmp eq i32 %567, -1
  br i1 %581, label %582, label %591

582:
  %583 = phi i64 [ %589, %582 ], [ 0, %580 ]
  %584 = getelementptr inbounds nuw i64, ptr %9, i64 %583
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr inbounds nuw i64, ptr %14, i64 %583
  %587 = load i64, ptr %586, align 8
  %588 = getelementptr inbounds nuw i64, ptr %27, i64 %585
  store i64 %587, ptr %588, align 8
  %589 = add nuw nsw i64 %583, 1
  %590 = icmp eq i64 %589, 32
  br i1 %590, label %603, label %582

591:
  %592 = phi i32 [ %601, %591 ], [ %567, %580 ]
  %593 = call i32 @llvm.cttz.i32(i32 %592, i1 true)
  %594 = zext nneg i32 %593 to i64
  %595 = getelementptr inbounds nuw i64, ptr %9, i64 %594
  %596 = load i64, ptr %595, align 8
  %597 = getelementptr inbounds nuw i64, ptr %14, i64 %594
  %598 = load i64, ptr %597, align 8
  %599 = getelementptr inbounds nuw i64, ptr %27, i64 %596
  store i64 %598, ptr %599, align 8
  %600 = add i32 %592, -1
  %601 = and i32 %600, %592
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %591

603:
  br label %604

604:
  br label %605

605:
  %606 = add nuw nsw i64 %149, 1
  %607 = icmp eq i64 %606, %98
  br i1 %607, label %608, label %148

608:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 42
  %37 = zext i32 %32 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 5
  %43 = or disjoint i64 %42, %36
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = shl nuw nsw i64 %46, 19
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %49 = load i32, ptr %48, align 16
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 19
  %52 = and i32 %40, 15
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 1, %53
  %55 = or i64 %38, %43
  %56 = or i64 %55, 65536
  %57 = or disjoint i64 %54, %36
  %58 = or i64 %38, %57
  %59 = or disjoint i64 %58, 131072
  %60 = select i1 %29, i64 %36, i64 %28
  %61 = select i1 %29, i64 %36, i64 1
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  %65 = call i32 @llvm.ctpop.i32(i32 %2)
  %66 = icmp samesign ult i32 %65, 2
  %67 = select i1 %15, i1 true, i1 %66
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %69 = select i1 %15, i32 %16, i32 %68
  %70 = zext i32 %69 to i64
  %71 = select i1 %67, i64 %70, i64 196608
  %72 = or i64 %43, %71
  %73 = or i64 %72, %38
  %74 = select i1 %67, i64 %73, i64 %56
  %75 = load i64, ptr %4, align 8
  %76 = sub i64 %3, %75
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = lshr i64 %76, %78
  %80 = trunc i64 %78 to i32
  %81 = lshr i32 %5, %80
  %82 = zext i32 %81 to i64
  %83 = icmp eq i32 %81, 0
  br i1 %83, label %84, label %85

84:
  call void @suspect(ptr %0)
  br label %85

85:
  %86 = add i64 %79, %82
  %87 = icmp ult i64 %79, %86
  br i1 %87, label %88, label %97

88:
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %91 = or i64 %38, -4398046314496
  %92 = or i64 %74, 262144
  br label %93

93:
  %94 = phi i64 [ %79, %88 ], [ %335, %334 ]
  %95 = load i64, ptr %10, align 8
  %96 = icmp ult i64 %94, %95
  br i1 %96, label %98, label %97

97:
  ret void

98:
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %94
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i64, ptr %12, i64 %94
  %102 = load i64, ptr %101, align 8
  %103 = icmp ult i64 %100, %60
  %104 = sub i64 %100, %36
  %105 = icmp ult i64 %104, %47
  %106 = or i1 %103, %105
  %107 = icmp ugt i64 %61, %100
  %108 = select i1 %6, i1 %107, i1 false
  %109 = xor i1 %108, true
  %110 = select i1 %109, i1 %106, i1 false
  %111 = icmp ult i64 %102, %60
  %112 = sub i64 %102, %36
  %113 = icmp ult i64 %112, %47
  %114 = or i1 %111, %113
  %115 = and i1 %110, %114
  br i1 %115, label %168, label %116

116:
  br i1 %108, label %117, label %118

117:
  call void @suspect(ptr %0)
  br label %118

118:
  %119 = icmp ult i64 %104, %51
  %120 = xor i64 %100, %42
  %121 = and i64 %120, 132064
  %122 = icmp eq i64 %121, 0
  %123 = and i1 %119, %122
  %124 = xor i64 %100, %72
  %125 = and i64 %124, -4398046248961
  %126 = icmp eq i64 %125, 0
  %127 = or i1 %126, %123
  %128 = or i1 %106, %127
  %129 = select i1 %128, i1 true, i1 %64
  br i1 %129, label %134, label %130

130:
  %131 = load ptr, ptr %89, align 8
  %132 = load i64, ptr %10, align 8
  %133 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %100, i64 %94, ptr %131, i64 %132)
  br label %134

134:
  %135 = phi i32 [ %133, %130 ], [ 0, %118 ]
  %136 = and i32 %135, 1
  %137 = icmp ne i32 %136, 0
  %138 = or i1 %128, %137
  br i1 %138, label %140, label %139

139:
  call void @suspect(ptr %0)
  br label %140

140:
  %141 = icmp ult i64 %112, %51
  %142 = xor i64 %102, %42
  %143 = and i64 %142, 132064
  %144 = icmp eq i64 %143, 0
  %145 = and i1 %141, %144
  %146 = xor i64 %102, %72
  %147 = and i64 %146, -4398046248961
  %148 = icmp eq i64 %147, 0
  %149 = or i1 %148, %145
  %150 = load i32, ptr %33, align 4
  %151 = icmp eq i32 %150, 0
  %152 = and i64 %102, 262144
  %153 = icmp ne i64 %152, 0
  %154 = and i1 %153, %151
  %155 = or i1 %149, %154
  %156 = or i1 %114, %155
  %157 = select i1 %156, i1 true, i1 %64
  br i1 %157, label %162, label %158

158:
  %159 = load ptr, ptr %90, align 8
  %160 = load i64, ptr %10, align 8
  %161 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %102, i64 %94, ptr %159, i64 %160)
  br label %162

162:
  %163 = phi i32 [ %161, %158 ], [ 0, %140 ]
  %164 = and i32 %163, 1
  %165 = icmp ne i32 %164, 0
  %166 = or i1 %156, %165
  br i1 %166, label %168, label %167

167:
  call void @suspect(ptr %0)
  br label %168

168:
  %169 = phi i32 [ 0, %98 ], [ %135, %162 ], [ %135, %167 ]
  %170 = phi i32 [ 0, %98 ], [ %163, %162 ], [ %163, %167 ]
  %171 = and i64 %100, 262144
  %172 = icmp ne i64 %171, 0
  br i1 %29, label %173, label %176

173:
  %174 = or i1 %172, %106
  %175 = xor i1 %114, true
  br label %179

176:
  %177 = or i1 %103, %172
  %178 = icmp uge i64 %102, %60
  br label %179

179:
  %180 = phi i1 [ %174, %173 ], [ %177, %176 ]
  %181 = phi i1 [ %175, %173 ], [ %178, %176 ]
  %182 = and i64 %102, 262144
  %183 = icmp eq i64 %182, 0
  %184 = and i1 %183, %181
  %185 = or i1 %180, %184
  br i1 %185, label %238, label %186

186:
  store i32 1, ptr %33, align 4
  %187 = icmp ult i64 %112, %51
  %188 = xor i64 %102, %43
  %189 = and i64 %188, 132064
  %190 = icmp eq i64 %189, 0
  %191 = and i1 %187, %190
  %192 = xor i64 %102, %72
  %193 = and i64 %192, -4398046248961
  %194 = icmp eq i64 %193, 0
  %195 = or i1 %194, %191
  %196 = or i1 %114, %195
  %197 = and i64 %102, -4398046511104
  %198 = icmp eq i64 %197, %36
  br i1 %198, label %199, label %208

199:
  %200 = and i64 %102, 196608
  %201 = icmp eq i64 %200, 131072
  %202 = and i64 %102, 65535
  %203 = lshr i64 %102, 5
  %204 = and i64 %203, 15
  %205 = shl nuw nsw i64 1, %204
  %206 = select i1 %201, i64 %202, i64 %205
  %207 = or i64 %206, %59
  br label %208

208:
  %209 = phi i64 [ %207, %199 ], [ %91, %186 ]
  %210 = and i64 %188, -4398046379040
  %211 = icmp eq i64 %210, 0
  %212 = select i1 %211, i64 %56, i64 %209
  %213 = or i64 %212, %182
  %214 = select i1 %196, i64 %92, i64 %213
  %215 = load ptr, ptr %90, align 8
  %216 = icmp ne ptr %215, null
  %217 = and i64 %214, 196608
  %218 = icmp eq i64 %217, 131072
  %219 = select i1 %216, i1 %218, i1 false
  br i1 %219, label %220, label %237

220:
  %221 = load i64, ptr %10, align 8
  %222 = and i64 %102, 131072
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %224, label %233

224:
  %225 = lshr i64 %102, 5
  %226 = and i64 %225, 15
  %227 = mul i64 %221, %226
  %228 = lshr i64 %102, 19
  %229 = trunc i64 %228 to i32
  %230 = and i32 %229, 8388607
  %231 = getelementptr i32, ptr %215, i64 %94
  %232 = getelementptr i32, ptr %231, i64 %227
  store i32 %230, ptr %232, align 4
  br label %233

233:
  %234 = mul i64 %221, %53
  %235 = getelementptr i32, ptr %215, i64 %94
  %236 = getelementptr i32, ptr %235, i64 %234
  store i32 %32, ptr %236, align 4
  br label %237

237:
  store i64 %214, ptr %101, align 8
  br label %334

238:
  %239 = icmp ult i64 %104, %51
  %240 = xor i64 %100, %43
  %241 = and i64 %240, 132064
  %242 = icmp eq i64 %241, 0
  %243 = and i1 %239, %242
  %244 = xor i64 %100, %72
  %245 = and i64 %244, -4398046248961
  %246 = icmp eq i64 %245, 0
  %247 = or i1 %246, %243
  %248 = or i1 %106, %247
  br i1 %248, label %249, label %260

249:
  %250 = icmp ult i64 %112, %51
  %251 = xor i64 %102, %42
  %252 = and i64 %251, 132064
  %253 = icmp eq i64 %252, 0
  %254 = and i1 %250, %253
  %255 = xor i64 %102, %72
  %256 = and i64 %255, -4398046248961
  %257 = icmp eq i64 %256, 0
  %258 = or i1 %257, %254
  %259 = or i1 %114, %258
  br label %260

260:
  %261 = phi i1 [ false, %238 ], [ %259, %249 ]
  br i1 %180, label %268, label %262

262:
  %263 = load ptr, ptr %89, align 8
  %264 = icmp eq ptr %263, null
  %265 = or i1 %261, %264
  br i1 %265, label %268, label %266

266:
  store i32 1, ptr %33, align 4
  %267 = call i64 @clock_join(ptr %0, ptr %4, i64 %94, i64 %100, i64 %102)
  store i64 %267, ptr %99, align 8
  store i64 %92, ptr %101, align 8
  br label %334

268:
  %269 = phi i64 [ 0, %262 ], [ 262144, %260 ]
  %270 = and i1 %180, %184
  %271 = icmp ne i32 %169, 0
  %272 = or i1 %248, %271
  %273 = and i64 %100, -4398046511104
  %274 = icmp eq i64 %273, %36
  br i1 %274, label %275, label %284

275:
  %276 = and i64 %100, 196608
  %277 = icmp eq i64 %276, 131072
  %278 = and i64 %100, 65535
  %279 = lshr i64 %100, 5
  %280 = and i64 %279, 15
  %281 = shl nuw nsw i64 1, %280
  %282 = select i1 %277, i64 %278, i64 %281
  %283 = or i64 %282, %59
  br label %284

284:
  %285 = phi i64 [ %283, %275 ], [ %91, %268 ]
  %286 = and i64 %240, -4398046379040
  %287 = icmp eq i64 %286, 0
  %288 = select i1 %287, i64 %56, i64 %285
  %289 = and i64 %269, %100
  %290 = or i64 %288, %289
  %291 = or i64 %269, %74
  %292 = select i1 %272, i64 %291, i64 %290
  %293 = icmp eq i64 %102, 0
  %294 = or i1 %293, %270
  %295 = icmp ult i64 %112, %51
  %296 = xor i64 %102, %42
  %297 = and i64 %296, 132064
  %298 = icmp eq i64 %297, 0
  %299 = and i1 %295, %298
  %300 = xor i64 %102, %72
  %301 = and i64 %300, -4398046248961
  %302 = icmp eq i64 %301, 0
  %303 = or i1 %302, %299
  %304 = trunc i32 %170 to i1
  %305 = or i1 %303, %304
  %306 = or i1 %114, %305
  %307 = xor i1 %306, true
  %308 = select i1 %294, i1 true, i1 %307
  br i1 %308, label %310, label %309

309:
  store i64 0, ptr %101, align 8
  br label %310

310:
  %311 = load ptr, ptr %89, align 8
  %312 = icmp ne ptr %311, null
  %313 = and i64 %292, 196608
  %314 = icmp eq i64 %313, 131072
  %315 = select i1 %312, i1 %314, i1 false
  br i1 %315, label %316, label %333

316:
  %317 = load i64, ptr %10, align 8
  %318 = and i64 %100, 131072
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %320, label %329

320:
  %321 = lshr i64 %100, 5
  %322 = and i64 %321, 15
  %323 = mul i64 %317, %322
  %324 = lshr i64 %100, 19
  %325 = trunc i64 %324 to i32
  %326 = and i32 %325, 8388607
  %327 = getelementptr i32, ptr %311, i64 %94
  %328 = getelementptr i32, ptr %327, i64 %323
  store i32 %326, ptr %328, align 4
  br label %329

329:
  %330 = mul i64 %317, %53
  %331 = getelementptr i32, ptr %311, i64 %94
  %332 = getelementptr i32, ptr %331, i64 %330
  store i32 %32, ptr %332, align 4
  br label %333

333:
  store i64 %292, ptr %99, align 8
  br label %334

334:
  %335 = add nuw i64 %94, 1
  %336 = icmp eq i64 %335, %86
  br i1 %336, label %97, label %93
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  %41 = add i32 %39, -1
  %42 = shl nuw i32 1, %41
  %43 = select i1 %40, i32 %2, i32 %42
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 3
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 128
  br i1 %46, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %58 = load i64, ptr %57, align 8
  %59 = freeze i64 %58
  %60 = icmp ult i64 %59, 2
  br label %61

61:
  %62 = phi i64 [ 1, %7 ], [ 2, %56 ]
  %63 = phi i1 [ false, %7 ], [ %60, %56 ]
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %69 = load i64, ptr %68, align 8
  %70 = shl i64 %69, 42
  %71 = zext i32 %66 to i64
  %72 = shl nuw nsw i64 %71, 19
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %74 = load i32, ptr %73, align 8
  %75 = zext i32 %74 to i64
  %76 = shl nuw nsw i64 %75, 5
  %77 = or disjoint i64 %76, %70
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %79 = load i32, ptr %78, align 8
  %80 = zext i32 %79 to i64
  %81 = shl nuw nsw i64 %80, 19
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %83 = load i32, ptr %82, align 16
  %84 = zext i32 %83 to i64
  %85 = shl nuw nsw i64 %84, 19
  %86 = and i32 %74, 15
  %87 = zext nneg i32 %86 to i64
  %88 = shl nuw nsw i64 1, %87
  %89 = or i64 %72, %77
  %90 = or i64 %89, 65536
  %91 = or disjoint i64 %88, %70
  %92 = or i64 %72, %91
  %93 = or disjoint i64 %92, 131072
  %94 = select i1 %63, i64 %70, i64 %62
  %95 = select i1 %63, i64 %70, i64 1
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %97 = load i64, ptr %96, align 8
  %98 = icmp eq i64 %97, 0
  %99 = load i64, ptr %4, align 8
  %100 = insertelement <32 x i64> poison, i64 %99, i64 0
  %101 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  %102 = sub <32 x i64> %3, %101
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %104 = load i64, ptr %103, align 8
  %105 = insertelement <32 x i64> poison, i64 %104, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = lshr <32 x i64> %102, %106
  %108 = trunc i64 %104 to i32
  %109 = lshr i32 %5, %108
  %110 = zext i32 %109 to i64
  %111 = extractelement <32 x i64> %107, i64 0
  %112 = icmp eq i32 %109, 0
  br i1 %112, label %113, label %114

113:
  call void @suspect(ptr %0)
  br label %810

114:
  %115 = icmp ne i32 %109, 1
  %116 = icmp eq i32 %2, -1
  %117 = and i1 %116, %115
  br i1 %117, label %120, label %118

118:
  %119 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %129

120:
  %121 = insertelement <32 x i64> poison, i64 %110, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = mul nuw nsw <32 x i64> %122, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %124 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %125 = add <32 x i64> %123, %124
  %126 = icmp ne <32 x i64> %107, %125
  %127 = bitcast <32 x i1> %126 to i32
  %128 = icmp eq i32 %127, 0
  br label %129

129:
  %130 = phi <32 x i64> [ %119, %118 ], [ %124, %120 ]
  %131 = phi i1 [ false, %118 ], [ %128, %120 ]
  %132 = call i64 @llvm.cttz.i64(i64 %110, i1 true)
  %133 = insertelement <32 x i64> poison, i64 %132, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = add i64 %111, 32
  %136 = insertelement <32 x i64> poison, i64 %77, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = select i1 %6, i64 %95, i64 0
  %139 = insertelement <32 x i64> poison, i64 %94, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = insertelement <32 x i64> poison, i64 %70, i64 0
  %142 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> zeroinitializer
  %143 = insertelement <32 x i64> poison, i64 %81, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = insertelement <32 x i64> poison, i64 %85, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  %147 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %148 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %149 = insertelement <32 x i64> poison, i64 %90, i64 0
  %150 = insertelement <32 x i64> poison, i64 %93, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  %152 = or i64 %72, -4398046314496
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = or <32 x i64> %155, splat (i64 262144)
  %157 = insertelement <32 x i64> poison, i64 %71, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  %159 = insertelement <32 x i64> poison, i64 %138, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = or disjoint i64 %72, 262144
  %162 = insertelement <32 x i64> poison, i64 %161, i64 0
  %163 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %164

164:
  %165 = phi i64 [ 0, %129 ], [ %808, %807 ]
  %166 = insertelement <32 x i64> poison, i64 %165, i64 0
  %167 = shufflevector <32 x i64> %166, <32 x i64> poison, <32 x i32> zeroinitializer
  %168 = add <32 x i64> %167, %107
  br i1 %131, label %169, label %176

169:
  %170 = shl nuw nsw i64 %165, 5
  %171 = insertelement <32 x i64> poison, i64 %170, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = or disjoint <32 x i64> %172, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %174 = add <32 x i64> %173, %130
  %175 = lshr <32 x i64> %173, %134
  br label %176

176:
  %177 = phi <32 x i64> [ %174, %169 ], [ %168, %164 ]
  %178 = phi <32 x i64> [ %175, %169 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %164 ]
  %179 = load i32, ptr %38, align 4
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %186, label %181

181:
  %182 = add i32 %179, -1
  %183 = zext i32 %182 to i64
  %184 = insertelement <32 x i64> poison, i64 %183, i64 0
  %185 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %186

186:
  %187 = phi <32 x i64> [ %185, %181 ], [ %178, %176 ]
  %188 = load i64, ptr %35, align 8
  br i1 %131, label %189, label %193

189:
  %190 = shl i64 %165, 5
  %191 = add i64 %135, %190
  %192 = icmp ugt i64 %191, %188
  br i1 %192, label %193, label %199

193:
  %194 = insertelement <32 x i64> poison, i64 %188, i64 0
  %195 = shufflevector <32 x i64> %194, <32 x i64> poison, <32 x i32> zeroinitializer
  %196 = icmp ult <32 x i64> %177, %195
  %197 = bitcast <32 x i1> %196 to i32
  %198 = and i32 %2, %197
  br label %199

199:
  %200 = phi i32 [ %198, %193 ], [ %2, %189 ]
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %807, label %202

202:
  %203 = or <32 x i64> %187, %137
  %204 = call i32 @llvm.cttz.i32(i32 %200, i1 false)
  store <32 x i64> %177, ptr %31, align 64
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i64, ptr %31, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = sub i64 %207, %205
  br i1 %131, label %238, label %209

209:
  %210 = insertelement <32 x i64> poison, i64 %208, i64 0
  %211 = shufflevector <32 x i64> %210, <32 x i64> poison, <32 x i32> zeroinitializer
  %212 = add <32 x i64> %211, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %213 = icmp eq <32 x i64> %177, %212
  %214 = bitcast <32 x i1> %213 to i32
  %215 = xor i32 %200, -1
  %216 = or i32 %214, %215
  %217 = icmp eq i32 %216, -1
  br i1 %217, label %238, label %218

218:
  %219 = insertelement <32 x i64> poison, i64 %207, i64 0
  %220 = shufflevector <32 x i64> %219, <32 x i64> poison, <32 x i32> zeroinitializer
  %221 = icmp eq <32 x i64> %177, %220
  %222 = bitcast <32 x i1> %221 to i32
  %223 = or i32 %222, %215
  %224 = icmp eq i32 %223, -1
  br i1 %224, label %244, label %225

225:
  %226 = icmp eq i32 %200, -1
  br i1 %226, label %227, label %255

227:
  %228 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %229 = add <32 x i64> %228, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %230 = icmp ne <32 x i64> %177, %229
  %231 = bitcast <32 x i1> %230 to i32
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %253, label %233

233:
  %234 = icmp ne <32 x i64> %177, %228
  %235 = bitcast <32 x i1> %234 to i32
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %253, label %237

237:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %177, ptr %26, align 64
  br label %256

238:
  %239 = getelementptr inbounds nuw i64, ptr %34, i64 %208
  %240 = bitcast i32 %200 to <32 x i1>
  %241 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %239, <32 x i1> %240, <32 x i64> zeroinitializer)
  %242 = getelementptr inbounds nuw i64, ptr %37, i64 %208
  %243 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %242, <32 x i1> %240, <32 x i64> zeroinitializer)
  br label %342

244:
  %245 = getelementptr i64, ptr %34, i64 %207
  %246 = load i64, ptr %245, align 8
  %247 = insertelement <32 x i64> poison, i64 %246, i64 0
  %248 = shufflevector <32 x i64> %247, <32 x i64> poison, <32 x i32> zeroinitializer
  %249 = getelementptr i64, ptr %37, i64 %207
  %250 = load i64, ptr %249, align 8
  %251 = insertelement <32 x i64> poison, i64 %250, i64 0
  %252 = shufflevector <32 x i64> %251, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %342

253:
  %254 = phi i32 [ 2, %227 ], [ 3, %233 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %279

255:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %177, ptr %26, align 64
  br label %267

256:
  %257 = phi i64 [ 0, %237 ], [ %263, %256 ]
  %258 = getelementptr inbounds nuw i64, ptr %26, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i64, ptr %34, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i64, ptr %27, i64 %257
  store i64 %261, ptr %262, align 8
  %263 = add nuw nsw i64 %257, 1
  %264 = icmp eq i64 %263, 32
  br i1 %264, label %265, label %256

265:
  %266 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %177, ptr %25, align 64
  br label %299

267:
  %268 = phi i32 [ %277, %267 ], [ %200, %255 ]
  %269 = call i32 @llvm.cttz.i32(i32 %268, i1 true)
  %270 = zext nneg i32 %269 to i64
  %271 = getelementptr inbounds nuw i64, ptr %26, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds nuw i64, ptr %34, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i64, ptr %27, i64 %270
  store i64 %274, ptr %275, align 8
  %276 = add i32 %268, -1
  %277 = and i32 %276, %268
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %297, label %267

279:
  %280 = phi i1 [ true, %253 ], [ false, %294 ]
  %281 = phi ptr [ %28, %253 ], [ %50, %294 ]
  %282 = phi ptr [ %27, %253 ], [ %51, %294 ]
  %283 = phi ptr [ %27, %253 ], [ %52, %294 ]
  store <32 x i64> %177, ptr %28, align 256
  %284 = load i64, ptr %281, align 64
  %285 = getelementptr inbounds nuw i64, ptr %34, i64 %284
  br i1 %232, label %288, label %286

286:
  %287 = load i64, ptr %285, align 8
  br label %289

288:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %282, ptr align 8 %285, i64 128, i1 false)
  br label %294

289:
  %290 = phi i64 [ 0, %286 ], [ %292, %289 ]
  %291 = getelementptr inbounds nuw i64, ptr %283, i64 %290
  store i64 %287, ptr %291, align 8
  %292 = add nuw nsw i64 %290, 1
  %293 = icmp eq i64 %292, 16
  br i1 %293, label %294, label %289

294:
  br i1 %280, label %279, label %295

295:
  %296 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %322

297:
  %298 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %177, ptr %25, align 64
  br label %308

299:
  %300 = phi i64 [ 0, %265 ], [ %306, %299 ]
  %301 = getelementptr inbounds nuw i64, ptr %25, i64 %300
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds nuw i64, ptr %37, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds nuw i64, ptr %29, i64 %300
  store i64 %304, ptr %305, align 8
  %306 = add nuw nsw i64 %300, 1
  %307 = icmp eq i64 %306, 32
  br i1 %307, label %320, label %299

308:
  %309 = phi i32 [ %318, %308 ], [ %200, %297 ]
  %310 = call i32 @llvm.cttz.i32(i32 %309, i1 true)
  %311 = zext nneg i32 %310 to i64
  %312 = getelementptr inbounds nuw i64, ptr %25, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds nuw i64, ptr %37, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds nuw i64, ptr %29, i64 %311
  store i64 %315, ptr %316, align 8
  %317 = add i32 %309, -1
  %318 = and i32 %317, %309
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %308

320:
  %321 = phi <32 x i64> [ %266, %299 ], [ %298, %308 ]
  br label %338

322:
  %323 = phi i1 [ true, %295 ], [ false, %337 ]
  %324 = phi ptr [ %30, %295 ], [ %47, %337 ]
  %325 = phi ptr [ %29, %295 ], [ %48, %337 ]
  %326 = phi ptr [ %29, %295 ], [ %49, %337 ]
  store <32 x i64> %177, ptr %30, align 256
  %327 = load i64, ptr %324, align 64
  %328 = getelementptr inbounds nuw i64, ptr %37, i64 %327
  br i1 %232, label %331, label %329

329:
  %330 = load i64, ptr %328, align 8
  br label %332

331:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %325, ptr align 8 %328, i64 128, i1 false)
  br label %337

332:
  %333 = phi i64 [ 0, %329 ], [ %335, %332 ]
  %334 = getelementptr inbounds nuw i64, ptr %326, i64 %333
  store i64 %330, ptr %334, align 8
  %335 = add nuw nsw i64 %333, 1
  %336 = icmp eq i64 %335, 16
  br i1 %336, label %337, label %332

337:
  br i1 %323, label %322, label %338

338:
  %339 = phi i32 [ 4, %320 ], [ %254, %337 ]
  %340 = phi <32 x i64> [ %321, %320 ], [ %296, %337 ]
  %341 = load <32 x i64>, ptr %29, align 64
  br label %342

342:
  %343 = phi <32 x i64> [ %241, %238 ], [ %248, %244 ], [ %340, %338 ]
  %344 = phi i32 [ 0, %238 ], [ 1, %244 ], [ %339, %338 ]
  %345 = phi <32 x i64> [ %243, %238 ], [ %252, %244 ], [ %341, %338 ]
  %346 = icmp uge <32 x i64> %343, %140
  br i1 %63, label %347, label %358

347:
  %348 = sub <32 x i64> %343, %142
  %349 = icmp uge <32 x i64> %348, %144
  %350 = and <32 x i64> %343, splat (i64 262144)
  %351 = icmp eq <32 x i64> %350, zeroinitializer
  %352 = and <32 x i1> %349, %351
  %353 = and <32 x i1> %352, %346
  %354 = icmp uge <32 x i64> %345, %140
  %355 = sub <32 x i64> %345, %142
  %356 = icmp uge <32 x i64> %355, %144
  %357 = and <32 x i1> %354, %356
  br label %363

358:
  %359 = and <32 x i64> %343, splat (i64 262144)
  %360 = icmp eq <32 x i64> %359, zeroinitializer
  %361 = and <32 x i1> %346, %360
  %362 = icmp uge <32 x i64> %345, %140
  br label %363

363:
  %364 = phi <32 x i1> [ %353, %347 ], [ %361, %358 ]
  %365 = phi <32 x i64> [ %350, %347 ], [ %359, %358 ]
  %366 = phi <32 x i1> [ %357, %347 ], [ %362, %358 ]
  %367 = and <32 x i64> %345, splat (i64 262144)
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = select <32 x i1> %366, <32 x i1> %368, <32 x i1> zeroinitializer
  %370 = or <32 x i1> %364, %369
  %371 = bitcast <32 x i1> %370 to i32
  %372 = and i32 %200, %371
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %794

374:
  %375 = icmp ult <32 x i64> %343, %140
  %376 = sub <32 x i64> %343, %142
  %377 = icmp ult <32 x i64> %376, %144
  %378 = or <32 x i1> %375, %377
  %379 = icmp ult <32 x i64> %343, %160
  %380 = icmp ult <32 x i64> %345, %140
  %381 = sub <32 x i64> %345, %142
  %382 = icmp ult <32 x i64> %381, %144
  %383 = or <32 x i1> %380, %382
  %384 = xor <32 x i1> %378, splat (i1 true)
  %385 = xor <32 x i1> %383, splat (i1 true)
  %386 = select <32 x i1> %385, <32 x i1> splat (i1 true), <32 x i1> %379
  %387 = select <32 x i1> %386, <32 x i1> splat (i1 true), <32 x i1> %384
  %388 = bitcast <32 x i1> %387 to i32
  %389 = and i32 %200, %388
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %391, label %400

391:
  %392 = xor <32 x i64> %343, %137
  %393 = and <32 x i64> %392, splat (i64 132064)
  %394 = xor <32 x i64> %343, %203
  %395 = and <32 x i64> %394, splat (i64 -4398046248961)
  %396 = xor <32 x i64> %345, %137
  %397 = and <32 x i64> %396, splat (i64 132064)
  %398 = xor <32 x i64> %345, %203
  %399 = and <32 x i64> %398, splat (i64 -4398046248961)
  br label %464

400:
  %401 = bitcast <32 x i1> %379 to i32
  %402 = and i32 %200, %401
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %405, label %404

404:
  call void @suspect(ptr %0)
  br label %405

405:
  %406 = icmp ult <32 x i64> %376, %146
  %407 = xor <32 x i64> %343, %137
  %408 = and <32 x i64> %407, splat (i64 132064)
  %409 = icmp eq <32 x i64> %408, zeroinitializer
  %410 = select <32 x i1> %406, <32 x i1> %409, <32 x i1> zeroinitializer
  %411 = or <32 x i1> %378, %410
  %412 = xor <32 x i64> %343, %203
  %413 = and <32 x i64> %412, splat (i64 -4398046248961)
  %414 = icmp eq <32 x i64> %413, zeroinitializer
  %415 = select <32 x i1> %414, <32 x i1> splat (i1 true), <32 x i1> %411
  %416 = xor <32 x i1> %415, splat (i1 true)
  %417 = bitcast <32 x i1> %416 to i32
  %418 = and i32 %200, %417
  %419 = icmp eq i32 %418, 0
  %420 = select i1 %419, i1 true, i1 %98
  br i1 %420, label %425, label %421

421:
  %422 = load ptr, ptr %147, align 8
  %423 = load i64, ptr %35, align 8
  %424 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %418, <32 x i64> %343, <32 x i64> %177, ptr %422, i64 %423)
  br label %425

425:
  %426 = phi i32 [ %424, %421 ], [ 0, %405 ]
  %427 = xor i32 %426, -1
  %428 = and i32 %418, %427
  %429 = icmp eq i32 %428, 0
  br i1 %429, label %431, label %430

430:
  call void @suspect(ptr %0)
  br label %431

431:
  %432 = icmp ult <32 x i64> %381, %146
  %433 = xor <32 x i64> %345, %137
  %434 = and <32 x i64> %433, splat (i64 132064)
  %435 = icmp eq <32 x i64> %434, zeroinitializer
  %436 = select <32 x i1> %432, <32 x i1> %435, <32 x i1> zeroinitializer
  %437 = or <32 x i1> %383, %436
  %438 = xor <32 x i64> %345, %203
  %439 = and <32 x i64> %438, splat (i64 -4398046248961)
  %440 = icmp eq <32 x i64> %439, zeroinitializer
  %441 = select <32 x i1> %440, <32 x i1> splat (i1 true), <32 x i1> %437
  %442 = xor <32 x i1> %441, splat (i1 true)
  %443 = bitcast <32 x i1> %442 to i32
  %444 = and i32 %200, %443
  %445 = load i32, ptr %67, align 4
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %447, label %450

447:
  %448 = bitcast <32 x i1> %368 to i32
  %449 = and i32 %444, %448
  br label %450

450:
  %451 = phi i32 [ %444, %431 ], [ %449, %447 ]
  %452 = icmp eq i32 %451, 0
  %453 = select i1 %452, i1 true, i1 %98
  br i1 %453, label %458, label %454

454:
  %455 = load ptr, ptr %148, align 8
  %456 = load i64, ptr %35, align 8
  %457 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %451, <32 x i64> %345, <32 x i64> %177, ptr %455, i64 %456)
  br label %458

458:
  %459 = phi i32 [ %457, %454 ], [ 0, %450 ]
  %460 = xor i32 %459, -1
  %461 = and i32 %451, %460
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %464, label %463

463:
  call void @suspect(ptr %0)
  br label %464

464:
  %465 = phi <32 x i64> [ %399, %391 ], [ %439, %463 ], [ %439, %458 ]
  %466 = phi <32 x i64> [ %397, %391 ], [ %434, %463 ], [ %434, %458 ]
  %467 = phi <32 x i64> [ %395, %391 ], [ %413, %463 ], [ %413, %458 ]
  %468 = phi <32 x i64> [ %393, %391 ], [ %408, %463 ], [ %408, %458 ]
  %469 = phi <32 x i64> [ %392, %391 ], [ %407, %463 ], [ %407, %458 ]
  %470 = phi i32 [ 0, %391 ], [ %426, %463 ], [ %426, %458 ]
  %471 = phi i32 [ 0, %391 ], [ %459, %463 ], [ %459, %458 ]
  %472 = icmp ult <32 x i64> %376, %146
  %473 = icmp eq <32 x i64> %468, zeroinitializer
  %474 = select <32 x i1> %472, <32 x i1> %473, <32 x i1> zeroinitializer
  %475 = or <32 x i1> %378, %474
  %476 = icmp eq <32 x i64> %467, zeroinitializer
  %477 = select <32 x i1> %476, <32 x i1> splat (i1 true), <32 x i1> %475
  %478 = bitcast i32 %470 to <32 x i1>
  %479 = lshr <32 x i64> %343, splat (i64 5)
  %480 = and <32 x i64> %479, splat (i64 15)
  %481 = shl nuw nsw <32 x i64> splat (i64 1), %480
  %482 = and <32 x i64> %343, splat (i64 196608)
  %483 = icmp eq <32 x i64> %482, splat (i64 131072)
  %484 = and <32 x i64> %343, splat (i64 65535)
  %485 = select <32 x i1> %483, <32 x i64> %484, <32 x i64> %481
  %486 = and <32 x i64> %343, splat (i64 -4398046511104)
  %487 = icmp eq <32 x i64> %486, %142
  %488 = or <32 x i64> %485, %151
  %489 = select <32 x i1> %487, <32 x i64> %488, <32 x i64> %154
  %490 = and <32 x i64> %469, splat (i64 -4398046379040)
  %491 = icmp eq <32 x i64> %490, zeroinitializer
  %492 = select <32 x i1> %491, <32 x i64> %155, <32 x i64> %489
  %493 = icmp ne <32 x i64> %345, zeroinitializer
  %494 = bitcast <32 x i1> %493 to i32
  %495 = icmp ult <32 x i64> %381, %146
  %496 = icmp eq <32 x i64> %466, zeroinitializer
  %497 = select <32 x i1> %495, <32 x i1> %496, <32 x i1> zeroinitializer
  %498 = or <32 x i1> %383, %497
  %499 = icmp eq <32 x i64> %465, zeroinitializer
  %500 = select <32 x i1> %499, <32 x i1> splat (i1 true), <32 x i1> %498
  %501 = bitcast <32 x i1> %500 to i32
  %502 = or i32 %471, %501
  %503 = and i32 %502, %494
  %504 = and i32 %503, %200
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %545, label %506

506:
  %507 = icmp eq i32 %344, 0
  br i1 %507, label %508, label %511

508:
  %509 = getelementptr inbounds nuw i64, ptr %37, i64 %208
  %510 = bitcast i32 %504 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %509, <32 x i1> %510)
  br label %545

511:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %512 = icmp eq i32 %344, 1
  br i1 %512, label %513, label %520

513:
  %514 = call i32 @llvm.ctlz.i32(i32 %504, i1 true)
  %515 = xor i32 %514, 31
  %516 = zext nneg i32 %515 to i64
  %517 = getelementptr inbounds nuw i64, ptr %18, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr i64, ptr %37, i64 %207
  store i64 %518, ptr %519, align 8
  br label %544

520:
  store <32 x i64> %177, ptr %17, align 64
  %521 = icmp eq i32 %504, -1
  br i1 %521, label %522, label %531

522:
  %523 = phi i64 [ %529, %522 ], [ 0, %520 ]
  %524 = getelementptr inbounds nuw i64, ptr %17, i64 %523
  %525 = load i64, ptr %524, align 8
  %526 = getelementptr inbounds nuw i64, ptr %18, i64 %523
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds nuw i64, ptr %37, i64 %525
  store i64 %527, ptr %528, align 8
  %529 = add nuw nsw i64 %523, 1
  %530 = icmp eq i64 %529, 32
  br i1 %530, label %543, label %522

531:
  %532 = phi i32 [ %541, %531 ], [ %504, %520 ]
  %533 = call i32 @llvm.cttz.i32(i32 %532, i1 true)
  %534 = zext nneg i32 %533 to i64
  %535 = getelementptr inbounds nuw i64, ptr %17, i64 %534
  %536 = load i64, ptr %535, align 8
  %537 = getelementptr inbounds nuw i64, ptr %18, i64 %534
  %538 = load i64, ptr %537, align 8
  %539 = getelementptr inbounds nuw i64, ptr %37, i64 %536
  store i64 %538, ptr %539, align 8
  %540 = add i32 %532, -1
  %541 = and i32 %540, %532
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %543, label %531

543:
  br label %544

544:
  br label %545

545:
  %546 = or <32 x i1> %477, %478
  %547 = or <32 x i64> %365, %492
  %548 = select <32 x i1> %546, <32 x i64> %156, <32 x i64> %547
  %549 = or <32 x i64> %163, %203
  %550 = select <32 x i1> %546, <32 x i64> %549, <32 x i64> %547
  %551 = load ptr, ptr %147, align 8
  %552 = icmp eq ptr %551, null
  br i1 %552, label %638, label %553

553:
  %554 = and <32 x i64> %550, splat (i64 196608)
  %555 = icmp eq <32 x i64> %554, splat (i64 131072)
  %556 = bitcast <32 x i1> %555 to i32
  %557 = and i32 %200, %556
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %638, label %559

559:
  %560 = load i64, ptr %35, align 8
  %561 = and <32 x i64> %343, splat (i64 131072)
  %562 = icmp eq <32 x i64> %561, zeroinitializer
  %563 = bitcast <32 x i1> %562 to i32
  %564 = and i32 %557, %563
  %565 = icmp eq i32 %564, 0
  br i1 %565, label %603, label %566

566:
  %567 = insertelement <32 x i64> poison, i64 %560, i64 0
  %568 = shufflevector <32 x i64> %567, <32 x i64> poison, <32 x i32> zeroinitializer
  %569 = mul <32 x i64> %568, %480
  %570 = lshr <32 x i64> %343, splat (i64 19)
  %571 = and <32 x i64> %570, splat (i64 8388607)
  store <32 x i64> %569, ptr %10, align 64
  store <32 x i64> %571, ptr %11, align 64
  store <32 x i64> %177, ptr %9, align 64
  %572 = icmp eq i32 %564, -1
  br i1 %572, label %573, label %586

573:
  %574 = phi i64 [ %584, %573 ], [ 0, %566 ]
  %575 = getelementptr inbounds nuw i64, ptr %9, i64 %574
  %576 = load i64, ptr %575, align 8
  %577 = getelementptr inbounds nuw i64, ptr %11, i64 %574
  %578 = load i64, ptr %577, align 8
  %579 = trunc i64 %578 to i32
  %580 = getelementptr inbounds nuw i64, ptr %10, i64 %574
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr i32, ptr %551, i64 %576
  %583 = getelementptr i32, ptr %582, i64 %581
  store i32 %579, ptr %583, align 4
  %584 = add nuw nsw i64 %574, 1
  %585 = icmp eq i64 %584, 32
  br i1 %585, label %602, label %573

586:
  %587 = phi i32 [ %600, %586 ], [ %564, %566 ]
  %588 = call i32 @llvm.cttz.i32(i32 %587, i1 true)
  %589 = zext nneg i32 %588 to i64
  %590 = getelementptr inbounds nuw i64, ptr %9, i64 %589
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i64, ptr %11, i64 %589
  %593 = load i64, ptr %592, align 8
  %594 = trunc i64 %593 to i32
  %595 = getelementptr inbounds nuw i64, ptr %10, i64 %589
  %596 = load i64, ptr %595, align 8
  %597 = getelementptr i32, ptr %551, i64 %591
  %598 = getelementptr i32, ptr %597, i64 %596
  store i32 %594, ptr %598, align 4
  %599 = add i32 %587, -1
  %600 = and i32 %599, %587
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %602, label %586

602:
  br label %603

603:
  %604 = mul i64 %560, %87
  %605 = insertelement <32 x i64> poison, i64 %604, i64 0
  %606 = shufflevector <32 x i64> %605, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %606, ptr %12, align 64
  store <32 x i64> %158, ptr %13, align 64
  store <32 x i64> %177, ptr %8, align 64
  %607 = icmp eq i32 %557, -1
  br i1 %607, label %608, label %621

608:
  %609 = phi i64 [ %619, %608 ], [ 0, %603 ]
  %610 = getelementptr inbounds nuw i64, ptr %8, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds nuw i64, ptr %13, i64 %609
  %613 = load i64, ptr %612, align 8
  %614 = trunc i64 %613 to i32
  %615 = getelementptr inbounds nuw i64, ptr %12, i64 %609
  %616 = load i64, ptr %615, align 8
  %617 = getelementptr i32, ptr %551, i64 %611
  %618 = getelementptr i32, ptr %617, i64 %616
  store i32 %614, ptr %618, align 4
  %619 = add nuw nsw i64 %609, 1
  %620 = icmp eq i64 %619, 32
  br i1 %620, label %637, label %608

621:
  %622 = phi i32 [ %635, %621 ], [ %557, %603 ]
  %623 = call i32 @llvm.cttz.i32(i32 %622, i1 true)
  %624 = zext nneg i32 %623 to i64
  %625 = getelementptr inbounds nuw i64, ptr %8, i64 %624
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds nuw i64, ptr %13, i64 %624
  %628 = load i64, ptr %627, align 8
  %629 = trunc i64 %628 to i32
  %630 = getelementptr inbounds nuw i64, ptr %12, i64 %624
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr i32, ptr %551, i64 %626
  %633 = getelementptr i32, ptr %632, i64 %631
  store i32 %629, ptr %633, align 4
  %634 = add i32 %622, -1
  %635 = and i32 %634, %622
  %636 = icmp eq i32 %635, 0
  br i1 %636, label %637, label %621

637:
  br label %638

638:
  %639 = icmp eq i32 %344, 0
  br i1 %639, label %642, label %640

640:
  %641 = icmp eq i32 %200, -1
  br i1 %641, label %645, label %671

642:
  %643 = getelementptr inbounds nuw i64, ptr %34, i64 %208
  %644 = bitcast i32 %200 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %550, ptr align 8 %643, <32 x i1> %644)
  br label %807

645:
  %646 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %647 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %648 = icmp ne <32 x i64> %177, %646
  %649 = icmp ne <32 x i64> %177, %647
  %650 = and <32 x i1> %648, %649
  %651 = bitcast <32 x i1> %650 to i32
  %652 = icmp eq i32 %651, 0
  %653 = icmp eq i32 %344, 1
  br i1 %652, label %654, label %670

654:
  store <32 x i64> %548, ptr %21, align 64
  br i1 %653, label %655, label %658

655:
  %656 = extractelement <32 x i64> %548, i64 31
  %657 = getelementptr i64, ptr %34, i64 %207
  store i64 %656, ptr %657, align 8
  br label %669

658:
  store <32 x i64> %177, ptr %14, align 64
  br label %659

659:
  %660 = phi i64 [ 0, %658 ], [ %666, %659 ]
  %661 = getelementptr inbounds nuw i64, ptr %14, i64 %660
  %662 = load i64, ptr %661, align 8
  %663 = getelementptr inbounds nuw i64, ptr %21, i64 %660
  %664 = load i64, ptr %663, align 8
  %665 = getelementptr inbounds nuw i64, ptr %34, i64 %662
  store i64 %664, ptr %665, align 8
  %666 = add nuw nsw i64 %660, 1
  %667 = icmp eq i64 %666, 32
  br i1 %667, label %668, label %659

668:
  br label %669

669:
  br label %807

670:
  store <32 x i64> %550, ptr %19, align 64
  br i1 %653, label %673, label %686

671:
  store <32 x i64> %550, ptr %19, align 64
  %672 = icmp eq i32 %344, 1
  br i1 %672, label %673, label %696

673:
  %674 = call i32 @llvm.ctlz.i32(i32 %200, i1 false)
  %675 = sub nuw nsw i32 31, %674
  %676 = zext nneg i32 %675 to i64
  %677 = getelementptr inbounds nuw i64, ptr %19, i64 %676
  %678 = load i64, ptr %677, align 8
  %679 = getelementptr i64, ptr %34, i64 %207
  store i64 %678, ptr %679, align 8
  %680 = insertelement <32 x i64> poison, i64 %678, i64 0
  %681 = shufflevector <32 x i64> %680, <32 x i64> poison, <32 x i32> zeroinitializer
  %682 = icmp ne <32 x i64> %681, %550
  %683 = bitcast <32 x i1> %682 to i32
  %684 = and i32 %200, %683
  %685 = icmp eq i32 %684, 0
  br i1 %685, label %807, label %758

686:
  store <32 x i64> %177, ptr %16, align 64
  br label %687

687:
  %688 = phi i64 [ 0, %686 ], [ %694, %687 ]
  %689 = getelementptr inbounds nuw i64, ptr %16, i64 %688
  %690 = load i64, ptr %689, align 8
  %691 = getelementptr inbounds nuw i64, ptr %19, i64 %688
  %692 = load i64, ptr %691, align 8
  %693 = getelementptr inbounds nuw i64, ptr %34, i64 %690
  store i64 %692, ptr %693, align 8
  %694 = add nuw nsw i64 %688, 1
  %695 = icmp eq i64 %694, 32
  br i1 %695, label %709, label %687

696:
  store <32 x i64> %177, ptr %16, align 64
  br label %697

697:
  %698 = phi i32 [ %707, %697 ], [ %200, %696 ]
  %699 = call i32 @llvm.cttz.i32(i32 %698, i1 true)
  %700 = zext nneg i32 %699 to i64
  %701 = getelementptr inbounds nuw i64, ptr %16, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr inbounds nuw i64, ptr %19, i64 %700
  %704 = load i64, ptr %703, align 8
  %705 = getelementptr inbounds nuw i64, ptr %34, i64 %702
  store i64 %704, ptr %705, align 8
  %706 = add i32 %698, -1
  %707 = and i32 %706, %698
  %708 = icmp eq i32 %707, 0
  br i1 %708, label %709, label %697

709:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %710 = icmp eq i32 %344, 4
  br i1 %710, label %713, label %711

711:
  %712 = icmp eq i32 %344, 2
  br label %736

713:
  store <32 x i64> %177, ptr %22, align 64
  br i1 %641, label %714, label %723

714:
  %715 = phi i64 [ %721, %714 ], [ 0, %713 ]
  %716 = getelementptr inbounds nuw i64, ptr %22, i64 %715
  %717 = load i64, ptr %716, align 8
  %718 = getelementptr inbounds nuw i64, ptr %34, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = getelementptr inbounds nuw i64, ptr %23, i64 %715
  store i64 %719, ptr %720, align 8
  %721 = add nuw nsw i64 %715, 1
  %722 = icmp eq i64 %721, 32
  br i1 %722, label %735, label %714

723:
  %724 = phi i32 [ %733, %723 ], [ %200, %713 ]
  %725 = call i32 @llvm.cttz.i32(i32 %724, i1 true)
  %726 = zext nneg i32 %725 to i64
  %727 = getelementptr inbounds nuw i64, ptr %22, i64 %726
  %728 = load i64, ptr %727, align 8
  %729 = getelementptr inbounds nuw i64, ptr %34, i64 %728
  %730 = load i64, ptr %729, align 8
  %731 = getelementptr inbounds nuw i64, ptr %23, i64 %726
  store i64 %730, ptr %731, align 8
  %732 = add i32 %724, -1
  %733 = and i32 %732, %724
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %735, label %723

735:
  br label %752

736:
  %737 = phi i1 [ true, %711 ], [ false, %751 ]
  %738 = phi ptr [ %24, %711 ], [ %53, %751 ]
  %739 = phi ptr [ %23, %711 ], [ %54, %751 ]
  %740 = phi ptr [ %23, %711 ], [ %55, %751 ]
  store <32 x i64> %177, ptr %24, align 256
  %741 = load i64, ptr %738, align 64
  %742 = getelementptr inbounds nuw i64, ptr %34, i64 %741
  br i1 %712, label %745, label %743

743:
  %744 = load i64, ptr %742, align 8
  br label %746

745:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %739, ptr align 8 %742, i64 128, i1 false)
  br label %751

746:
  %747 = phi i64 [ 0, %743 ], [ %749, %746 ]
  %748 = getelementptr inbounds nuw i64, ptr %740, i64 %747
  store i64 %744, ptr %748, align 8
  %749 = add nuw nsw i64 %747, 1
  %750 = icmp eq i64 %749, 16
  br i1 %750, label %751, label %746

751:
  br i1 %737, label %736, label %752

752:
  %753 = load <32 x i64>, ptr %23, align 64
  %754 = icmp ne <32 x i64> %753, %550
  %755 = bitcast <32 x i1> %754 to i32
  %756 = and i32 %200, %755
  %757 = icmp eq i32 %756, 0
  br i1 %757, label %807, label %759

758:
  store <32 x i64> %548, ptr %20, align 64
  br label %761

759:
  store <32 x i64> %548, ptr %20, align 64
  %760 = icmp eq i32 %344, 1
  br i1 %760, label %761, label %769

761:
  %762 = phi i32 [ %684, %758 ], [ %756, %759 ]
  %763 = call i32 @llvm.ctlz.i32(i32 %762, i1 true)
  %764 = xor i32 %763, 31
  %765 = zext nneg i32 %764 to i64
  %766 = getelementptr inbounds nuw i64, ptr %20, i64 %765
  %767 = load i64, ptr %766, align 8
  %768 = getelementptr i64, ptr %34, i64 %207
  store i64 %767, ptr %768, align 8
  br label %793

769:
  store <32 x i64> %177, ptr %15, align 64
  %770 = icmp eq i32 %756, -1
  br i1 %770, label %771, label %780

771:
  %772 = phi i64 [ %778, %771 ], [ 0, %769 ]
  %773 = getelementptr inbounds nuw i64, ptr %15, i64 %772
  %774 = load i64, ptr %773, align 8
  %775 = getelementptr inbounds nuw i64, ptr %20, i64 %772
  %776 = load i64, ptr %775, align 8
  %777 = getelementptr inbounds nuw i64, ptr %34, i64 %774
  store i64 %776, ptr %777, align 8
  %778 = add nuw nsw i64 %772, 1
  %779 = icmp eq i64 %778, 32
  br i1 %779, label %792, label %771

780:
  %781 = phi i32 [ %790, %780 ], [ %756, %769 ]
  %782 = call i32 @llvm.cttz.i32(i32 %781, i1 true)
  %783 = zext nneg i32 %782 to i64
  %784 = getelementptr inbounds nuw i64, ptr %15, i64 %783
  %785 = load i64, ptr %784, align 8
  %786 = getelementptr inbounds nuw i64, ptr %20, i64 %783
  %787 = load i64, ptr %786, align 8
  %788 = getelementptr inbounds nuw i64, ptr %34, i64 %785
  store i64 %787, ptr %788, align 8
  %789 = add i32 %781, -1
  %790 = and i32 %789, %781
  %791 = icmp eq i32 %790, 0
  br i1 %791, label %792, label %780

792:
  br label %793

793:
  br label %807

794:
  store <32 x i64> %3, ptr %32, align 64
  %795 = icmp eq i32 %2, 0
  br i1 %795, label %806, label %796

796:
  %797 = phi i32 [ %804, %796 ], [ %2, %794 ]
  %798 = call i32 @llvm.cttz.i32(i32 %797, i1 true)
  %799 = shl nuw i32 1, %798
  %800 = zext nneg i32 %798 to i64
  %801 = getelementptr inbounds nuw i64, ptr %32, i64 %800
  %802 = load i64, ptr %801, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %799, i64 %802, ptr %4, i32 %5, i1 zeroext %6)
  %803 = add i32 %797, -1
  %804 = and i32 %803, %797
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %796

806:
  br label %810

807:
  %808 = add nuw nsw i64 %165, 1
  %809 = icmp eq i64 %808, %110
  br i1 %809, label %810, label %164

810:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 42
  %37 = zext i32 %32 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 5
  %43 = or disjoint i64 %42, %36
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = shl nuw nsw i64 %46, 19
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %49 = load i32, ptr %48, align 16
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 19
  %52 = and i32 %40, 15
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 1, %53
  %55 = or i64 %38, %43
  %56 = or i64 %55, 65536
  %57 = or disjoint i64 %54, %36
  %58 = or i64 %38, %57
  %59 = or disjoint i64 %58, 131072
  %60 = select i1 %29, i64 %36, i64 %28
  %61 = select i1 %29, i64 %36, i64 1
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %63 = load i64, ptr %62, align 8
  %64 = icmp eq i64 %63, 0
  %65 = call i32 @llvm.ctpop.i32(i32 %2)
  %66 = icmp samesign ult i32 %65, 2
  %67 = select i1 %15, i1 true, i1 %66
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %69 = select i1 %15, i32 %16, i32 %68
  %70 = zext i32 %69 to i64
  %71 = select i1 %67, i64 %70, i64 196608
  %72 = or i64 %43, %71
  %73 = or i64 %72, %38
  %74 = select i1 %67, i64 %73, i64 %56
  %75 = load i64, ptr %4, align 8
  %76 = sub i64 %3, %75
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = lshr i64 %76, %78
  %80 = trunc i64 %78 to i32
  %81 = lshr i32 %5, %80
  %82 = zext i32 %81 to i64
  %83 = icmp eq i32 %81, 0
  br i1 %83, label %84, label %85

84:
  call void @suspect(ptr %0)
  br label %85

85:
  %86 = add i64 %79, %82
  %87 = icmp ult i64 %79, %86
  br i1 %87, label %88, label %97

88:
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %91 = or i64 %38, -4398046314496
  %92 = or i64 %74, 262144
  br label %93

93:
  %94 = phi i64 [ %79, %88 ], [ %335, %334 ]
  %95 = load i64, ptr %10, align 8
  %96 = icmp ult i64 %94, %95
  br i1 %96, label %98, label %97

97:
  ret void

98:
  %99 = getelementptr inbounds nuw i64, ptr %9, i64 %94
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i64, ptr %12, i64 %94
  %102 = load i64, ptr %101, align 8
  %103 = icmp ult i64 %100, %60
  %104 = sub i64 %100, %36
  %105 = icmp ult i64 %104, %47
  %106 = or i1 %103, %105
  %107 = icmp ugt i64 %61, %100
  %108 = select i1 %6, i1 %107, i1 false
  %109 = xor i1 %108, true
  %110 = select i1 %109, i1 %106, i1 false
  %111 = icmp ult i64 %102, %60
  %112 = sub i64 %102, %36
  %113 = icmp ult i64 %112, %47
  %114 = or i1 %111, %113
  %115 = and i1 %110, %114
  br i1 %115, label %168, label %116

116:
  br i1 %108, label %117, label %118

117:
  call void @suspect(ptr %0)
  br label %118

118:
  %119 = icmp ult i64 %104, %51
  %120 = xor i64 %100, %42
  %121 = and i64 %120, 132064
  %122 = icmp eq i64 %121, 0
  %123 = and i1 %119, %122
  %124 = xor i64 %100, %72
  %125 = and i64 %124, -4398046248961
  %126 = icmp eq i64 %125, 0
  %127 = or i1 %126, %123
  %128 = and i64 %100, 262144
  %129 = icmp ne i64 %128, 0
  %130 = or i1 %129, %127
  %131 = or i1 %106, %130
  %132 = select i1 %131, i1 true, i1 %64
  br i1 %132, label %137, label %133

133:
  %134 = load ptr, ptr %89, align 8
  %135 = load i64, ptr %10, align 8
  %136 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %100, i64 %94, ptr %134, i64 %135)
  br label %137

137:
  %138 = phi i32 [ %136, %133 ], [ 0, %118 ]
  %139 = and i32 %138, 1
  %140 = icmp ne i32 %139, 0
  %141 = or i1 %131, %140
  br i1 %141, label %143, label %142

142:
  call void @suspect(ptr %0)
  br label %143

143:
  %144 = icmp ult i64 %112, %51
  %145 = xor i64 %102, %42
  %146 = and i64 %145, 132064
  %147 = icmp eq i64 %146, 0
  %148 = and i1 %144, %147
  %149 = xor i64 %102, %72
  %150 = and i64 %149, -4398046248961
  %151 = icmp eq i64 %150, 0
  %152 = or i1 %151, %148
  %153 = and i64 %102, 262144
  %154 = icmp ne i64 %153, 0
  %155 = or i1 %154, %152
  %156 = or i1 %114, %155
  %157 = select i1 %156, i1 true, i1 %64
  br i1 %157, label %162, label %158

158:
  %159 = load ptr, ptr %90, align 8
  %160 = load i64, ptr %10, align 8
  %161 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %102, i64 %94, ptr %159, i64 %160)
  br label %162

162:
  %163 = phi i32 [ %161, %158 ], [ 0, %143 ]
  %164 = and i32 %163, 1
  %165 = icmp ne i32 %164, 0
  %166 = or i1 %156, %165
  br i1 %166, label %168, label %167

167:
  call void @suspect(ptr %0)
  br label %168

168:
  %169 = phi i32 [ 0, %98 ], [ %163, %162 ], [ %163, %167 ]
  %170 = phi i32 [ 0, %98 ], [ %138, %162 ], [ %138, %167 ]
  %171 = and i64 %100, 262144
  %172 = icmp ne i64 %171, 0
  br i1 %29, label %173, label %176

173:
  %174 = or i1 %172, %106
  %175 = xor i1 %114, true
  br label %179

176:
  %177 = or i1 %103, %172
  %178 = icmp uge i64 %102, %60
  br label %179

179:
  %180 = phi i1 [ %174, %173 ], [ %177, %176 ]
  %181 = phi i1 [ %175, %173 ], [ %178, %176 ]
  %182 = and i64 %102, 262144
  %183 = icmp eq i64 %182, 0
  %184 = and i1 %183, %181
  %185 = or i1 %180, %184
  br i1 %185, label %238, label %186

186:
  store i32 1, ptr %33, align 4
  %187 = icmp ult i64 %112, %51
  %188 = xor i64 %102, %43
  %189 = and i64 %188, 132064
  %190 = icmp eq i64 %189, 0
  %191 = and i1 %187, %190
  %192 = xor i64 %102, %72
  %193 = and i64 %192, -4398046248961
  %194 = icmp eq i64 %193, 0
  %195 = or i1 %194, %191
  %196 = or i1 %114, %195
  %197 = and i64 %102, -4398046511104
  %198 = icmp eq i64 %197, %36
  br i1 %198, label %199, label %208

199:
  %200 = and i64 %102, 196608
  %201 = icmp eq i64 %200, 131072
  %202 = and i64 %102, 65535
  %203 = lshr i64 %102, 5
  %204 = and i64 %203, 15
  %205 = shl nuw nsw i64 1, %204
  %206 = select i1 %201, i64 %202, i64 %205
  %207 = or i64 %206, %59
  br label %208

208:
  %209 = phi i64 [ %207, %199 ], [ %91, %186 ]
  %210 = and i64 %188, -4398046379040
  %211 = icmp eq i64 %210, 0
  %212 = select i1 %211, i64 %56, i64 %209
  %213 = or i64 %212, %182
  %214 = select i1 %196, i64 %92, i64 %213
  %215 = load ptr, ptr %90, align 8
  %216 = icmp ne ptr %215, null
  %217 = and i64 %214, 196608
  %218 = icmp eq i64 %217, 131072
  %219 = select i1 %216, i1 %218, i1 false
  br i1 %219, label %220, label %237

220:
  %221 = load i64, ptr %10, align 8
  %222 = and i64 %102, 131072
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %224, label %233

224:
  %225 = lshr i64 %102, 5
  %226 = and i64 %225, 15
  %227 = mul i64 %221, %226
  %228 = lshr i64 %102, 19
  %229 = trunc i64 %228 to i32
  %230 = and i32 %229, 8388607
  %231 = getelementptr i32, ptr %215, i64 %94
  %232 = getelementptr i32, ptr %231, i64 %227
  store i32 %230, ptr %232, align 4
  br label %233

233:
  %234 = mul i64 %221, %53
  %235 = getelementptr i32, ptr %215, i64 %94
  %236 = getelementptr i32, ptr %235, i64 %234
  store i32 %32, ptr %236, align 4
  br label %237

237:
  store i64 %214, ptr %101, align 8
  br label %334

238:
  %239 = icmp ult i64 %104, %51
  %240 = xor i64 %100, %43
  %241 = and i64 %240, 132064
  %242 = icmp eq i64 %241, 0
  %243 = and i1 %239, %242
  %244 = xor i64 %100, %72
  %245 = and i64 %244, -4398046248961
  %246 = icmp eq i64 %245, 0
  %247 = or i1 %246, %243
  %248 = or i1 %106, %247
  br i1 %248, label %249, label %260

249:
  %250 = icmp ult i64 %112, %51
  %251 = xor i64 %102, %42
  %252 = and i64 %251, 132064
  %253 = icmp eq i64 %252, 0
  %254 = and i1 %250, %253
  %255 = xor i64 %102, %72
  %256 = and i64 %255, -4398046248961
  %257 = icmp eq i64 %256, 0
  %258 = or i1 %257, %254
  %259 = or i1 %114, %258
  br label %260

260:
  %261 = phi i1 [ false, %238 ], [ %259, %249 ]
  br i1 %180, label %268, label %262

262:
  %263 = load ptr, ptr %89, align 8
  %264 = icmp eq ptr %263, null
  %265 = or i1 %261, %264
  br i1 %265, label %268, label %266

266:
  store i32 1, ptr %33, align 4
  %267 = call i64 @clock_join(ptr %0, ptr %4, i64 %94, i64 %100, i64 %102)
  store i64 %267, ptr %99, align 8
  store i64 %92, ptr %101, align 8
  br label %334

268:
  %269 = phi i64 [ 0, %262 ], [ 262144, %260 ]
  %270 = and i1 %180, %184
  %271 = icmp ne i32 %170, 0
  %272 = or i1 %248, %271
  %273 = and i64 %100, -4398046511104
  %274 = icmp eq i64 %273, %36
  br i1 %274, label %275, label %284

275:
  %276 = and i64 %100, 196608
  %277 = icmp eq i64 %276, 131072
  %278 = and i64 %100, 65535
  %279 = lshr i64 %100, 5
  %280 = and i64 %279, 15
  %281 = shl nuw nsw i64 1, %280
  %282 = select i1 %277, i64 %278, i64 %281
  %283 = or i64 %282, %59
  br label %284

284:
  %285 = phi i64 [ %283, %275 ], [ %91, %268 ]
  %286 = and i64 %240, -4398046379040
  %287 = icmp eq i64 %286, 0
  %288 = select i1 %287, i64 %56, i64 %285
  %289 = and i64 %269, %100
  %290 = or i64 %288, %289
  %291 = or i64 %269, %74
  %292 = select i1 %272, i64 %291, i64 %290
  %293 = icmp eq i64 %102, 0
  %294 = or i1 %293, %270
  %295 = icmp ult i64 %112, %51
  %296 = xor i64 %102, %42
  %297 = and i64 %296, 132064
  %298 = icmp eq i64 %297, 0
  %299 = and i1 %295, %298
  %300 = xor i64 %102, %72
  %301 = and i64 %300, -4398046248961
  %302 = icmp eq i64 %301, 0
  %303 = or i1 %302, %299
  %304 = trunc i32 %169 to i1
  %305 = or i1 %303, %304
  %306 = or i1 %114, %305
  %307 = xor i1 %306, true
  %308 = select i1 %294, i1 true, i1 %307
  br i1 %308, label %310, label %309

309:
  store i64 0, ptr %101, align 8
  br label %310

310:
  %311 = load ptr, ptr %89, align 8
  %312 = icmp ne ptr %311, null
  %313 = and i64 %292, 196608
  %314 = icmp eq i64 %313, 131072
  %315 = select i1 %312, i1 %314, i1 false
  br i1 %315, label %316, label %333

316:
  %317 = load i64, ptr %10, align 8
  %318 = and i64 %100, 131072
  %319 = icmp eq i64 %318, 0
  br i1 %319, label %320, label %329

320:
  %321 = lshr i64 %100, 5
  %322 = and i64 %321, 15
  %323 = mul i64 %317, %322
  %324 = lshr i64 %100, 19
  %325 = trunc i64 %324 to i32
  %326 = and i32 %325, 8388607
  %327 = getelementptr i32, ptr %311, i64 %94
  %328 = getelementptr i32, ptr %327, i64 %323
  store i32 %326, ptr %328, align 4
  br label %329

329:
  %330 = mul i64 %317, %53
  %331 = getelementptr i32, ptr %311, i64 %94
  %332 = getelementptr i32, ptr %331, i64 %330
  store i32 %32, ptr %332, align 4
  br label %333

333:
  store i64 %292, ptr %99, align 8
  br label %334

334:
  %335 = add nuw i64 %94, 1
  %336 = icmp eq i64 %335, %86
  br i1 %336, label %97, label %93
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  %41 = add i32 %39, -1
  %42 = shl nuw i32 1, %41
  %43 = select i1 %40, i32 %2, i32 %42
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 3
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 128
  br i1 %46, label %56, label %61

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %58 = load i64, ptr %57, align 8
  %59 = freeze i64 %58
  %60 = icmp ult i64 %59, 2
  br label %61

61:
  %62 = phi i64 [ 1, %7 ], [ 2, %56 ]
  %63 = phi i1 [ false, %7 ], [ %60, %56 ]
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %68 = load i64, ptr %67, align 8
  %69 = shl i64 %68, 42
  %70 = zext i32 %66 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, 5
  %76 = or disjoint i64 %75, %69
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %78 = load i32, ptr %77, align 8
  %79 = zext i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 19
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %82 = load i32, ptr %81, align 16
  %83 = zext i32 %82 to i64
  %84 = shl nuw nsw i64 %83, 19
  %85 = and i32 %73, 15
  %86 = zext nneg i32 %85 to i64
  %87 = shl nuw nsw i64 1, %86
  %88 = or i64 %71, %76
  %89 = or i64 %88, 65536
  %90 = or disjoint i64 %87, %69
  %91 = or i64 %71, %90
  %92 = or disjoint i64 %91, 131072
  %93 = select i1 %63, i64 %69, i64 %62
  %94 = select i1 %63, i64 %69, i64 1
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  %98 = load i64, ptr %4, align 8
  %99 = insertelement <32 x i64> poison, i64 %98, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = sub <32 x i64> %3, %100
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %103 = load i64, ptr %102, align 8
  %104 = insertelement <32 x i64> poison, i64 %103, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = lshr <32 x i64> %101, %105
  %107 = trunc i64 %103 to i32
  %108 = lshr i32 %5, %107
  %109 = zext i32 %108 to i64
  %110 = extractelement <32 x i64> %106, i64 0
  %111 = icmp eq i32 %108, 0
  br i1 %111, label %112, label %113

112:
  call void @suspect(ptr %0)
  br label %805

113:
  %114 = icmp ne i32 %108, 1
  %115 = icmp eq i32 %2, -1
  %116 = and i1 %115, %114
  br i1 %116, label %119, label %117

117:
  %118 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %128

119:
  %120 = insertelement <32 x i64> poison, i64 %109, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = mul nuw nsw <32 x i64> %121, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %123 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = add <32 x i64> %122, %123
  %125 = icmp ne <32 x i64> %106, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = icmp eq i32 %126, 0
  br label %128

128:
  %129 = phi <32 x i64> [ %118, %117 ], [ %123, %119 ]
  %130 = phi i1 [ false, %117 ], [ %127, %119 ]
  %131 = call i64 @llvm.cttz.i64(i64 %109, i1 true)
  %132 = insertelement <32 x i64> poison, i64 %131, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = add i64 %110, 32
  %135 = insertelement <32 x i64> poison, i64 %76, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = select i1 %6, i64 %94, i64 0
  %138 = insertelement <32 x i64> poison, i64 %93, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = insertelement <32 x i64> poison, i64 %69, i64 0
  %141 = shufflevector <32 x i64> %140, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = insertelement <32 x i64> poison, i64 %80, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %84, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %147 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %148 = insertelement <32 x i64> poison, i64 %89, i64 0
  %149 = insertelement <32 x i64> poison, i64 %92, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = or i64 %71, -4398046314496
  %152 = insertelement <32 x i64> poison, i64 %151, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = or <32 x i64> %154, splat (i64 262144)
  %156 = insertelement <32 x i64> poison, i64 %70, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %137, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = or disjoint i64 %71, 262144
  %161 = insertelement <32 x i64> poison, i64 %160, i64 0
  %162 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %163

163:
  %164 = phi i64 [ 0, %128 ], [ %803, %802 ]
  %165 = insertelement <32 x i64> poison, i64 %164, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = add <32 x i64> %166, %106
  br i1 %130, label %168, label %175

168:
  %169 = shl nuw nsw i64 %164, 5
  %170 = insertelement <32 x i64> poison, i64 %169, i64 0
  %171 = shufflevector <32 x i64> %170, <32 x i64> poison, <32 x i32> zeroinitializer
  %172 = or disjoint <32 x i64> %171, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %173 = add <32 x i64> %172, %129
  %174 = lshr <32 x i64> %172, %133
  br label %175

175:
  %176 = phi <32 x i64> [ %173, %168 ], [ %167, %163 ]
  %177 = phi <32 x i64> [ %174, %168 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %163 ]
  %178 = load i32, ptr %38, align 4
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %185, label %180

180:
  %181 = add i32 %178, -1
  %182 = zext i32 %181 to i64
  %183 = insertelement <32 x i64> poison, i64 %182, i64 0
  %184 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %185

185:
  %186 = phi <32 x i64> [ %184, %180 ], [ %177, %175 ]
  %187 = load i64, ptr %35, align 8
  br i1 %130, label %188, label %192

188:
  %189 = shl i64 %164, 5
  %190 = add i64 %134, %189
  %191 = icmp ugt i64 %190, %187
  br i1 %191, label %192, label %198

192:
  %193 = insertelement <32 x i64> poison, i64 %187, i64 0
  %194 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> zeroinitializer
  %195 = icmp ult <32 x i64> %176, %194
  %196 = bitcast <32 x i1> %195 to i32
  %197 = and i32 %2, %196
  br label %198

198:
  %199 = phi i32 [ %197, %192 ], [ %2, %188 ]
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %802, label %201

201:
  %202 = or <32 x i64> %186, %136
  %203 = call i32 @llvm.cttz.i32(i32 %199, i1 false)
  store <32 x i64> %176, ptr %31, align 64
  %204 = zext nneg i32 %203 to i64
  %205 = getelementptr inbounds nuw i64, ptr %31, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = sub i64 %206, %204
  br i1 %130, label %237, label %208

208:
  %209 = insertelement <32 x i64> poison, i64 %207, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  %211 = add <32 x i64> %210, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %212 = icmp eq <32 x i64> %176, %211
  %213 = bitcast <32 x i1> %212 to i32
  %214 = xor i32 %199, -1
  %215 = or i32 %213, %214
  %216 = icmp eq i32 %215, -1
  br i1 %216, label %237, label %217

217:
  %218 = insertelement <32 x i64> poison, i64 %206, i64 0
  %219 = shufflevector <32 x i64> %218, <32 x i64> poison, <32 x i32> zeroinitializer
  %220 = icmp eq <32 x i64> %176, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = or i32 %221, %214
  %223 = icmp eq i32 %222, -1
  br i1 %223, label %243, label %224

224:
  %225 = icmp eq i32 %199, -1
  br i1 %225, label %226, label %254

226:
  %227 = shufflevector <32 x i64> %176, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %228 = add <32 x i64> %227, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %229 = icmp ne <32 x i64> %176, %228
  %230 = bitcast <32 x i1> %229 to i32
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %252, label %232

232:
  %233 = icmp ne <32 x i64> %176, %227
  %234 = bitcast <32 x i1> %233 to i32
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %252, label %236

236:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %176, ptr %26, align 64
  br label %255

237:
  %238 = getelementptr inbounds nuw i64, ptr %34, i64 %207
  %239 = bitcast i32 %199 to <32 x i1>
  %240 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %238, <32 x i1> %239, <32 x i64> zeroinitializer)
  %241 = getelementptr inbounds nuw i64, ptr %37, i64 %207
  %242 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %241, <32 x i1> %239, <32 x i64> zeroinitializer)
  br label %341

243:
  %244 = getelementptr i64, ptr %34, i64 %206
  %245 = load i64, ptr %244, align 8
  %246 = insertelement <32 x i64> poison, i64 %245, i64 0
  %247 = shufflevector <32 x i64> %246, <32 x i64> poison, <32 x i32> zeroinitializer
  %248 = getelementptr i64, ptr %37, i64 %206
  %249 = load i64, ptr %248, align 8
  %250 = insertelement <32 x i64> poison, i64 %249, i64 0
  %251 = shufflevector <32 x i64> %250, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %341

252:
  %253 = phi i32 [ 2, %226 ], [ 3, %232 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %278

254:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %176, ptr %26, align 64
  br label %266

255:
  %256 = phi i64 [ 0, %236 ], [ %262, %255 ]
  %257 = getelementptr inbounds nuw i64, ptr %26, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i64, ptr %34, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds nuw i64, ptr %27, i64 %256
  store i64 %260, ptr %261, align 8
  %262 = add nuw nsw i64 %256, 1
  %263 = icmp eq i64 %262, 32
  br i1 %263, label %264, label %255

264:
  %265 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %176, ptr %25, align 64
  br label %298

266:
  %267 = phi i32 [ %276, %266 ], [ %199, %254 ]
  %268 = call i32 @llvm.cttz.i32(i32 %267, i1 true)
  %269 = zext nneg i32 %268 to i64
  %270 = getelementptr inbounds nuw i64, ptr %26, i64 %269
  %271 = load i64, ptr %270, align 8
  %272 = getelementptr inbounds nuw i64, ptr %34, i64 %271
  %273 = load i64, ptr %272, align 8
  %274 = getelementptr inbounds nuw i64, ptr %27, i64 %269
  store i64 %273, ptr %274, align 8
  %275 = add i32 %267, -1
  %276 = and i32 %275, %267
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %296, label %266

278:
  %279 = phi i1 [ true, %252 ], [ false, %293 ]
  %280 = phi ptr [ %28, %252 ], [ %50, %293 ]
  %281 = phi ptr [ %27, %252 ], [ %51, %293 ]
  %282 = phi ptr [ %27, %252 ], [ %52, %293 ]
  store <32 x i64> %176, ptr %28, align 256
  %283 = load i64, ptr %280, align 64
  %284 = getelementptr inbounds nuw i64, ptr %34, i64 %283
  br i1 %231, label %287, label %285

285:
  %286 = load i64, ptr %284, align 8
  br label %288

287:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %281, ptr align 8 %284, i64 128, i1 false)
  br label %293

288:
  %289 = phi i64 [ 0, %285 ], [ %291, %288 ]
  %290 = getelementptr inbounds nuw i64, ptr %282, i64 %289
  store i64 %286, ptr %290, align 8
  %291 = add nuw nsw i64 %289, 1
  %292 = icmp eq i64 %291, 16
  br i1 %292, label %293, label %288

293:
  br i1 %279, label %278, label %294

294:
  %295 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %321

296:
  %297 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %176, ptr %25, align 64
  br label %307

298:
  %299 = phi i64 [ 0, %264 ], [ %305, %298 ]
  %300 = getelementptr inbounds nuw i64, ptr %25, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = getelementptr inbounds nuw i64, ptr %37, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds nuw i64, ptr %29, i64 %299
  store i64 %303, ptr %304, align 8
  %305 = add nuw nsw i64 %299, 1
  %306 = icmp eq i64 %305, 32
  br i1 %306, label %319, label %298

307:
  %308 = phi i32 [ %317, %307 ], [ %199, %296 ]
  %309 = call i32 @llvm.cttz.i32(i32 %308, i1 true)
  %310 = zext nneg i32 %309 to i64
  %311 = getelementptr inbounds nuw i64, ptr %25, i64 %310
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds nuw i64, ptr %37, i64 %312
  %314 = load i64, ptr %313, align 8
  %315 = getelementptr inbounds nuw i64, ptr %29, i64 %310
  store i64 %314, ptr %315, align 8
  %316 = add i32 %308, -1
  %317 = and i32 %316, %308
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %319, label %307

319:
  %320 = phi <32 x i64> [ %265, %298 ], [ %297, %307 ]
  br label %337

321:
  %322 = phi i1 [ true, %294 ], [ false, %336 ]
  %323 = phi ptr [ %30, %294 ], [ %47, %336 ]
  %324 = phi ptr [ %29, %294 ], [ %48, %336 ]
  %325 = phi ptr [ %29, %294 ], [ %49, %336 ]
  store <32 x i64> %176, ptr %30, align 256
  %326 = load i64, ptr %323, align 64
  %327 = getelementptr inbounds nuw i64, ptr %37, i64 %326
  br i1 %231, label %330, label %328

328:
  %329 = load i64, ptr %327, align 8
  br label %331

330:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %324, ptr align 8 %327, i64 128, i1 false)
  br label %336

331:
  %332 = phi i64 [ 0, %328 ], [ %334, %331 ]
  %333 = getelementptr inbounds nuw i64, ptr %325, i64 %332
  store i64 %329, ptr %333, align 8
  %334 = add nuw nsw i64 %332, 1
  %335 = icmp eq i64 %334, 16
  br i1 %335, label %336, label %331

336:
  br i1 %322, label %321, label %337

337:
  %338 = phi i32 [ 4, %319 ], [ %253, %336 ]
  %339 = phi <32 x i64> [ %320, %319 ], [ %295, %336 ]
  %340 = load <32 x i64>, ptr %29, align 64
  br label %341

341:
  %342 = phi <32 x i64> [ %240, %237 ], [ %247, %243 ], [ %339, %337 ]
  %343 = phi i32 [ 0, %237 ], [ 1, %243 ], [ %338, %337 ]
  %344 = phi <32 x i64> [ %242, %237 ], [ %251, %243 ], [ %340, %337 ]
  %345 = icmp uge <32 x i64> %342, %139
  br i1 %63, label %346, label %357

346:
  %347 = sub <32 x i64> %342, %141
  %348 = icmp uge <32 x i64> %347, %143
  %349 = and <32 x i1> %345, %348
  %350 = and <32 x i64> %342, splat (i64 262144)
  %351 = icmp eq <32 x i64> %350, zeroinitializer
  %352 = and <32 x i1> %351, %349
  %353 = icmp uge <32 x i64> %344, %139
  %354 = sub <32 x i64> %344, %141
  %355 = icmp uge <32 x i64> %354, %143
  %356 = and <32 x i1> %353, %355
  br label %362

357:
  %358 = and <32 x i64> %342, splat (i64 262144)
  %359 = icmp eq <32 x i64> %358, zeroinitializer
  %360 = and <32 x i1> %345, %359
  %361 = icmp uge <32 x i64> %344, %139
  br label %362

362:
  %363 = phi <32 x i1> [ %352, %346 ], [ %360, %357 ]
  %364 = phi <32 x i1> [ %351, %346 ], [ %359, %357 ]
  %365 = phi <32 x i64> [ %350, %346 ], [ %358, %357 ]
  %366 = phi <32 x i1> [ %356, %346 ], [ %361, %357 ]
  %367 = and <32 x i64> %344, splat (i64 262144)
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = select <32 x i1> %366, <32 x i1> %368, <32 x i1> zeroinitializer
  %370 = or <32 x i1> %363, %369
  %371 = bitcast <32 x i1> %370 to i32
  %372 = and i32 %199, %371
  %373 = icmp eq i32 %372, 0
  br i1 %373, label %374, label %789

374:
  %375 = icmp ult <32 x i64> %342, %139
  %376 = sub <32 x i64> %342, %141
  %377 = icmp ult <32 x i64> %376, %143
  %378 = or <32 x i1> %375, %377
  %379 = icmp ult <32 x i64> %342, %159
  %380 = icmp ult <32 x i64> %344, %139
  %381 = sub <32 x i64> %344, %141
  %382 = icmp ult <32 x i64> %381, %143
  %383 = or <32 x i1> %380, %382
  %384 = xor <32 x i1> %378, splat (i1 true)
  %385 = xor <32 x i1> %383, splat (i1 true)
  %386 = select <32 x i1> %385, <32 x i1> splat (i1 true), <32 x i1> %379
  %387 = select <32 x i1> %386, <32 x i1> splat (i1 true), <32 x i1> %384
  %388 = bitcast <32 x i1> %387 to i32
  %389 = and i32 %199, %388
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %391, label %400

391:
  %392 = xor <32 x i64> %342, %136
  %393 = and <32 x i64> %392, splat (i64 132064)
  %394 = xor <32 x i64> %342, %202
  %395 = and <32 x i64> %394, splat (i64 -4398046248961)
  %396 = xor <32 x i64> %344, %136
  %397 = and <32 x i64> %396, splat (i64 132064)
  %398 = xor <32 x i64> %344, %202
  %399 = and <32 x i64> %398, splat (i64 -4398046248961)
  br label %459

400:
  %401 = bitcast <32 x i1> %379 to i32
  %402 = and i32 %199, %401
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %405, label %404

404:
  call void @suspect(ptr %0)
  br label %405

405:
  %406 = icmp ult <32 x i64> %376, %145
  %407 = xor <32 x i64> %342, %136
  %408 = and <32 x i64> %407, splat (i64 132064)
  %409 = icmp eq <32 x i64> %408, zeroinitializer
  %410 = select <32 x i1> %406, <32 x i1> %409, <32 x i1> zeroinitializer
  %411 = or <32 x i1> %378, %410
  %412 = xor <32 x i64> %342, %202
  %413 = and <32 x i64> %412, splat (i64 -4398046248961)
  %414 = icmp eq <32 x i64> %413, zeroinitializer
  %415 = select <32 x i1> %414, <32 x i1> splat (i1 true), <32 x i1> %411
  %416 = xor <32 x i1> %415, splat (i1 true)
  %417 = and <32 x i1> %364, %416
  %418 = bitcast <32 x i1> %417 to i32
  %419 = and i32 %199, %418
  %420 = icmp eq i32 %419, 0
  %421 = select i1 %420, i1 true, i1 %97
  br i1 %421, label %426, label %422

422:
  %423 = load ptr, ptr %146, align 8
  %424 = load i64, ptr %35, align 8
  %425 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %419, <32 x i64> %342, <32 x i64> %176, ptr %423, i64 %424)
  br label %426

426:
  %427 = phi i32 [ %425, %422 ], [ 0, %405 ]
  %428 = xor i32 %427, -1
  %429 = and i32 %419, %428
  %430 = icmp eq i32 %429, 0
  br i1 %430, label %432, label %431

431:
  call void @suspect(ptr %0)
  br label %432

432:
  %433 = icmp ult <32 x i64> %381, %145
  %434 = xor <32 x i64> %344, %136
  %435 = and <32 x i64> %434, splat (i64 132064)
  %436 = icmp eq <32 x i64> %435, zeroinitializer
  %437 = select <32 x i1> %433, <32 x i1> %436, <32 x i1> zeroinitializer
  %438 = or <32 x i1> %383, %437
  %439 = xor <32 x i64> %344, %202
  %440 = and <32 x i64> %439, splat (i64 -4398046248961)
  %441 = icmp eq <32 x i64> %440, zeroinitializer
  %442 = select <32 x i1> %441, <32 x i1> splat (i1 true), <32 x i1> %438
  %443 = xor <32 x i1> %442, splat (i1 true)
  %444 = and <32 x i1> %368, %443
  %445 = bitcast <32 x i1> %444 to i32
  %446 = and i32 %199, %445
  %447 = icmp eq i32 %446, 0
  %448 = select i1 %447, i1 true, i1 %97
  br i1 %448, label %453, label %449

449:
  %450 = load ptr, ptr %147, align 8
  %451 = load i64, ptr %35, align 8
  %452 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %446, <32 x i64> %344, <32 x i64> %176, ptr %450, i64 %451)
  br label %453

453:
  %454 = phi i32 [ %452, %449 ], [ 0, %432 ]
  %455 = xor i32 %454, -1
  %456 = and i32 %446, %455
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %459, label %458

458:
  call void @suspect(ptr %0)
  br label %459

459:
  %460 = phi <32 x i64> [ %399, %391 ], [ %440, %458 ], [ %440, %453 ]
  %461 = phi <32 x i64> [ %397, %391 ], [ %435, %458 ], [ %435, %453 ]
  %462 = phi <32 x i64> [ %395, %391 ], [ %413, %458 ], [ %413, %453 ]
  %463 = phi <32 x i64> [ %393, %391 ], [ %408, %458 ], [ %408, %453 ]
  %464 = phi <32 x i64> [ %392, %391 ], [ %407, %458 ], [ %407, %453 ]
  %465 = phi i32 [ 0, %391 ], [ %427, %458 ], [ %427, %453 ]
  %466 = phi i32 [ 0, %391 ], [ %454, %458 ], [ %454, %453 ]
  %467 = icmp ult <32 x i64> %376, %145
  %468 = icmp eq <32 x i64> %463, zeroinitializer
  %469 = select <32 x i1> %467, <32 x i1> %468, <32 x i1> zeroinitializer
  %470 = or <32 x i1> %378, %469
  %471 = icmp eq <32 x i64> %462, zeroinitializer
  %472 = select <32 x i1> %471, <32 x i1> splat (i1 true), <32 x i1> %470
  %473 = bitcast i32 %465 to <32 x i1>
  %474 = lshr <32 x i64> %342, splat (i64 5)
  %475 = and <32 x i64> %474, splat (i64 15)
  %476 = shl nuw nsw <32 x i64> splat (i64 1), %475
  %477 = and <32 x i64> %342, splat (i64 196608)
  %478 = icmp eq <32 x i64> %477, splat (i64 131072)
  %479 = and <32 x i64> %342, splat (i64 65535)
  %480 = select <32 x i1> %478, <32 x i64> %479, <32 x i64> %476
  %481 = and <32 x i64> %342, splat (i64 -4398046511104)
  %482 = icmp eq <32 x i64> %481, %141
  %483 = or <32 x i64> %480, %150
  %484 = select <32 x i1> %482, <32 x i64> %483, <32 x i64> %153
  %485 = and <32 x i64> %464, splat (i64 -4398046379040)
  %486 = icmp eq <32 x i64> %485, zeroinitializer
  %487 = select <32 x i1> %486, <32 x i64> %154, <32 x i64> %484
  %488 = icmp ne <32 x i64> %344, zeroinitializer
  %489 = bitcast <32 x i1> %488 to i32
  %490 = icmp ult <32 x i64> %381, %145
  %491 = icmp eq <32 x i64> %461, zeroinitializer
  %492 = select <32 x i1> %490, <32 x i1> %491, <32 x i1> zeroinitializer
  %493 = or <32 x i1> %383, %492
  %494 = icmp eq <32 x i64> %460, zeroinitializer
  %495 = select <32 x i1> %494, <32 x i1> splat (i1 true), <32 x i1> %493
  %496 = bitcast <32 x i1> %495 to i32
  %497 = or i32 %466, %496
  %498 = and i32 %497, %489
  %499 = and i32 %498, %199
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %540, label %501

501:
  %502 = icmp eq i32 %343, 0
  br i1 %502, label %503, label %506

503:
  %504 = getelementptr inbounds nuw i64, ptr %37, i64 %207
  %505 = bitcast i32 %499 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %504, <32 x i1> %505)
  br label %540

506:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %507 = icmp eq i32 %343, 1
  br i1 %507, label %508, label %515

508:
  %509 = call i32 @llvm.ctlz.i32(i32 %499, i1 true)
  %510 = xor i32 %509, 31
  %511 = zext nneg i32 %510 to i64
  %512 = getelementptr inbounds nuw i64, ptr %18, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr i64, ptr %37, i64 %206
  store i64 %513, ptr %514, align 8
  br label %539

515:
  store <32 x i64> %176, ptr %17, align 64
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
  %542 = or <32 x i64> %365, %487
  %543 = select <32 x i1> %541, <32 x i64> %155, <32 x i64> %542
  %544 = or <32 x i64> %162, %202
  %545 = select <32 x i1> %541, <32 x i64> %544, <32 x i64> %542
  %546 = load ptr, ptr %146, align 8
  %547 = icmp eq ptr %546, null
  br i1 %547, label %633, label %548

548:
  %549 = and <32 x i64> %545, splat (i64 196608)
  %550 = icmp eq <32 x i64> %549, splat (i64 131072)
  %551 = bitcast <32 x i1> %550 to i32
  %552 = and i32 %199, %551
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %633, label %554

554:
  %555 = load i64, ptr %35, align 8
  %556 = and <32 x i64> %342, splat (i64 131072)
  %557 = icmp eq <32 x i64> %556, zeroinitializer
  %558 = bitcast <32 x i1> %557 to i32
  %559 = and i32 %552, %558
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %598, label %561

561:
  %562 = insertelement <32 x i64> poison, i64 %555, i64 0
  %563 = shufflevector <32 x i64> %562, <32 x i64> poison, <32 x i32> zeroinitializer
  %564 = mul <32 x i64> %563, %475
  %565 = lshr <32 x i64> %342, splat (i64 19)
  %566 = and <32 x i64> %565, splat (i64 8388607)
  store <32 x i64> %564, ptr %10, align 64
  store <32 x i64> %566, ptr %11, align 64
  store <32 x i64> %176, ptr %9, align 64
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
  %599 = mul i64 %555, %86
  %600 = insertelement <32 x i64> poison, i64 %599, i64 0
  %601 = shufflevector <32 x i64> %600, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %601, ptr %12, align 64
  store <32 x i64> %157, ptr %13, align 64
  store <32 x i64> %176, ptr %8, align 64
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
  %634 = icmp eq i32 %343, 0
  br i1 %634, label %637, label %635

635:
  %636 = icmp eq i32 %199, -1
  br i1 %636, label %640, label %666

637:
  %638 = getelementptr inbounds nuw i64, ptr %34, i64 %207
  %639 = bitcast i32 %199 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %545, ptr align 8 %638, <32 x i1> %639)
  br label %802

640:
  %641 = shufflevector <32 x i64> %176, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %642 = shufflevector <32 x i64> %176, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %643 = icmp ne <32 x i64> %176, %641
  %644 = icmp ne <32 x i64> %176, %642
  %645 = and <32 x i1> %643, %644
  %646 = bitcast <32 x i1> %645 to i32
  %647 = icmp eq i32 %646, 0
  %648 = icmp eq i32 %343, 1
  br i1 %647, label %649, label %665

649:
  store <32 x i64> %543, ptr %21, align 64
  br i1 %648, label %650, label %653

650:
  %651 = extractelement <32 x i64> %543, i64 31
  %652 = getelementptr i64, ptr %34, i64 %206
  store i64 %651, ptr %652, align 8
  br label %664

653:
  store <32 x i64> %176, ptr %14, align 64
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
  %667 = icmp eq i32 %343, 1
  br i1 %667, label %668, label %691

668:
  %669 = call i32 @llvm.ctlz.i32(i32 %199, i1 false)
  %670 = sub nuw nsw i32 31, %669
  %671 = zext nneg i32 %670 to i64
  %672 = getelementptr inbounds nuw i64, ptr %19, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = getelementptr i64, ptr %34, i64 %206
  store i64 %673, ptr %674, align 8
  %675 = insertelement <32 x i64> poison, i64 %673, i64 0
  %676 = shufflevector <32 x i64> %675, <32 x i64> poison, <32 x i32> zeroinitializer
  %677 = icmp ne <32 x i64> %676, %545
  %678 = bitcast <32 x i1> %677 to i32
  %679 = and i32 %199, %678
  %680 = icmp eq i32 %679, 0
  br i1 %680, label %802, label %753

681:
  store <32 x i64> %176, ptr %16, align 64
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
  store <32 x i64> %176, ptr %16, align 64
  br label %692

692:
  %693 = phi i32 [ %702, %692 ], [ %199, %691 ]
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
  %705 = icmp eq i32 %343, 4
  br i1 %705, label %708, label %706

706:
  %707 = icmp eq i32 %343, 2
  br label %731

708:
  store <32 x i64> %176, ptr %22, align 64
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
  %719 = phi i32 [ %728, %718 ], [ %199, %708 ]
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
  %733 = phi ptr [ %24, %706 ], [ %53, %746 ]
  %734 = phi ptr [ %23, %706 ], [ %54, %746 ]
  %735 = phi ptr [ %23, %706 ], [ %55, %746 ]
  store <32 x i64> %176, ptr %24, align 256
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
  %751 = and i32 %199, %750
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %802, label %754

753:
  store <32 x i64> %543, ptr %20, align 64
  br label %756

754:
  store <32 x i64> %543, ptr %20, align 64
  %755 = icmp eq i32 %343, 1
  br i1 %755, label %756, label %764

756:
  %757 = phi i32 [ %679, %753 ], [ %751, %754 ]
  %758 = call i32 @llvm.ctlz.i32(i32 %757, i1 true)
  %759 = xor i32 %758, 31
  %760 = zext nneg i32 %759 to i64
  %761 = getelementptr inbounds nuw i64, ptr %20, i64 %760
  %762 = load i64, ptr %761, align 8
  %763 = getelementptr i64, ptr %34, i64 %206
  store i64 %762, ptr %763, align 8
  br label %788

764:
  store <32 x i64> %176, ptr %15, align 64
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
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %794, i64 %797, ptr %4, i32 %5, i1 zeroext %6)
  %798 = add i32 %792, -1
  %799 = and i32 %798, %792
  %800 = icmp eq i32 %799, 0
  br i1 %800, label %801, label %791

801:
  br label %805

802:
  %803 = add nuw nsw i64 %164, 1
  %804 = icmp eq i64 %803, %109
  br i1 %804, label %805, label %163

805:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 42
  %36 = zext i32 %32 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %35
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %48 = load i32, ptr %47, align 16
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = and i32 %39, 15
  %52 = zext nneg i32 %51 to i64
  %53 = shl nuw nsw i64 1, %52
  %54 = or i64 %37, %42
  %55 = or i64 %54, 65536
  %56 = or i64 %35, %37
  %57 = or disjoint i64 %56, %53
  %58 = or disjoint i64 %57, 131072
  %59 = select i1 %29, i64 %35, i64 %28
  %60 = select i1 %29, i64 %35, i64 1
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %62 = load i64, ptr %61, align 8
  %63 = icmp ne i64 %62, 0
  %64 = call i32 @llvm.ctpop.i32(i32 %2)
  %65 = icmp samesign ult i32 %64, 2
  %66 = select i1 %15, i1 true, i1 %65
  %67 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %68 = select i1 %15, i32 %16, i32 %67
  %69 = zext i32 %68 to i64
  %70 = select i1 %66, i64 %69, i64 196608
  %71 = or i64 %42, %70
  %72 = or i64 %71, %37
  %73 = select i1 %66, i64 %72, i64 %55
  %74 = load i64, ptr %4, align 8
  %75 = sub i64 %3, %74
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %77 = load i64, ptr %76, align 8
  %78 = lshr i64 %75, %77
  %79 = trunc i64 %77 to i32
  %80 = lshr i32 %5, %79
  %81 = zext i32 %80 to i64
  %82 = icmp eq i32 %80, 0
  br i1 %82, label %83, label %84

83:
  call void @suspect(ptr %0)
  br label %84

84:
  %85 = add i64 %78, %81
  %86 = icmp ult i64 %78, %85
  br i1 %86, label %87, label %96

87:
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %90 = or i64 %37, -4398046314496
  %91 = or disjoint i64 %53, -4398046314496
  br label %92

92:
  %93 = phi i64 [ %78, %87 ], [ %232, %231 ]
  %94 = load i64, ptr %10, align 8
  %95 = icmp ult i64 %93, %94
  br i1 %95, label %97, label %96

96:
  ret void

97:
  %98 = getelementptr inbounds nuw i64, ptr %9, i64 %93
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i64, ptr %12, i64 %93
  %101 = load i64, ptr %100, align 8
  %102 = icmp ult i64 %99, %59
  %103 = sub i64 %99, %35
  %104 = icmp ult i64 %103, %46
  %105 = or i1 %102, %104
  %106 = icmp ugt i64 %60, %99
  %107 = select i1 %6, i1 %106, i1 false
  %108 = xor i1 %107, true
  %109 = and i1 %105, %108
  br i1 %109, label %139, label %110

110:
  br i1 %107, label %111, label %112

111:
  call void @suspect(ptr %0)
  br label %112

112:
  %113 = icmp ult i64 %103, %50
  %114 = xor i64 %99, %41
  %115 = and i64 %114, 132064
  %116 = icmp eq i64 %115, 0
  %117 = and i1 %113, %116
  %118 = xor i64 %99, %71
  %119 = and i64 %118, -4398046248961
  %120 = icmp eq i64 %119, 0
  %121 = or i1 %120, %117
  %122 = or i1 %105, %121
  %123 = xor i1 %122, true
  %124 = and i64 %99, 262144
  %125 = icmp eq i64 %124, 0
  %126 = and i1 %125, %123
  %127 = zext i1 %126 to i32
  %128 = select i1 %126, i1 %63, i1 false
  br i1 %128, label %129, label %135

129:
  %130 = load ptr, ptr %88, align 8
  %131 = load i64, ptr %10, align 8
  %132 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %99, i64 %93, ptr %130, i64 %131)
  %133 = xor i32 %132, -1
  %134 = and i32 %133, %127
  br label %135

135:
  %136 = phi i32 [ %134, %129 ], [ %127, %112 ]
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %139, label %138

138:
  call void @suspect(ptr %0)
  br label %139

139:
  br i1 %63, label %140, label %145

140:
  %141 = load ptr, ptr %89, align 8
  %142 = icmp eq ptr %141, null
  %143 = select i1 %142, i64 4398045986816, i64 0
  %144 = or disjoint i64 %143, %91
  br label %145

145:
  %146 = phi i64 [ %144, %140 ], [ -4398046314496, %139 ]
  %147 = xor i64 %101, %58
  %148 = and i64 %146, %147
  %149 = icmp ne i64 %148, 0
  %150 = icmp ult i64 %101, %59
  %151 = sub i64 %101, %35
  %152 = icmp ult i64 %151, %46
  %153 = or i1 %150, %152
  %154 = or i1 %153, %149
  br i1 %154, label %163, label %155

155:
  %156 = load ptr, ptr %89, align 8
  %157 = icmp eq ptr %156, null
  br i1 %157, label %231, label %158

158:
  %159 = load i64, ptr %10, align 8
  %160 = mul i64 %159, %52
  %161 = getelementptr i32, ptr %156, i64 %93
  %162 = getelementptr i32, ptr %161, i64 %160
  store i32 %32, ptr %162, align 4
  br label %231

163:
  %164 = xor i64 %101, %73
  %165 = and i64 %164, -262145
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %231, label %167

167:
  br i1 %29, label %168, label %170

168:
  %169 = xor i1 %153, true
  br label %172

170:
  %171 = icmp uge i64 %101, %59
  br label %172

172:
  %173 = phi i1 [ %169, %168 ], [ %171, %170 ]
  %174 = and i64 %101, 262144
  %175 = icmp eq i64 %174, 0
  %176 = and i1 %175, %173
  %177 = select i1 %176, i64 0, i64 262144
  %178 = icmp ult i64 %151, %50
  %179 = xor i64 %101, %42
  %180 = and i64 %179, 132064
  %181 = icmp eq i64 %180, 0
  %182 = and i1 %178, %181
  %183 = xor i64 %101, %71
  %184 = and i64 %183, -4398046248961
  %185 = icmp eq i64 %184, 0
  %186 = or i1 %185, %182
  %187 = or i1 %153, %186
  %188 = and i64 %101, -4398046511104
  %189 = icmp eq i64 %188, %35
  br i1 %189, label %190, label %199

190:
  %191 = and i64 %101, 196608
  %192 = icmp eq i64 %191, 131072
  %193 = and i64 %101, 65535
  %194 = lshr i64 %101, 5
  %195 = and i64 %194, 15
  %196 = shl nuw nsw i64 1, %195
  %197 = select i1 %192, i64 %193, i64 %196
  %198 = or i64 %197, %58
  br label %199

199:
  %200 = phi i64 [ %198, %190 ], [ %90, %172 ]
  %201 = and i64 %179, -4398046379040
  %202 = icmp eq i64 %201, 0
  %203 = select i1 %202, i64 %55, i64 %200
  %204 = and i64 %177, %101
  %205 = or i64 %203, %204
  %206 = or i64 %177, %73
  %207 = select i1 %187, i64 %206, i64 %205
  %208 = load ptr, ptr %89, align 8
  %209 = icmp ne ptr %208, null
  %210 = and i64 %207, 196608
  %211 = icmp eq i64 %210, 131072
  %212 = select i1 %209, i1 %211, i1 false
  br i1 %212, label %213, label %230

213:
  %214 = load i64, ptr %10, align 8
  %215 = and i64 %101, 131072
  %216 = icmp eq i64 %215, 0
  br i1 %216, label %217, label %226

217:
  %218 = lshr i64 %101, 5
  %219 = and i64 %218, 15
  %220 = mul i64 %214, %219
  %221 = lshr i64 %101, 19
  %222 = trunc i64 %221 to i32
  %223 = and i32 %222, 8388607
  %224 = getelementptr i32, ptr %208, i64 %93
  %225 = getelementptr i32, ptr %224, i64 %220
  store i32 %223, ptr %225, align 4
  br label %226

226:
  %227 = mul i64 %214, %52
  %228 = getelementptr i32, ptr %208, i64 %93
  %229 = getelementptr i32, ptr %228, i64 %227
  store i32 %32, ptr %229, align 4
  br label %230

230:
  store i64 %207, ptr %100, align 8
  br label %231

231:
  %232 = add nuw i64 %93, 1
  %233 = icmp eq i64 %232, %85
  br i1 %233, label %96, label %92
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  %39 = add i32 %37, -1
  %40 = shl nuw i32 1, %39
  %41 = select i1 %38, i32 %2, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 3
  %45 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %22, i64 128
  br i1 %44, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %56 = load i64, ptr %55, align 8
  %57 = freeze i64 %56
  %58 = icmp ult i64 %57, 2
  br label %59

59:
  %60 = phi i64 [ 1, %7 ], [ 2, %54 ]
  %61 = phi i1 [ false, %7 ], [ %58, %54 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %66 = load i64, ptr %65, align 8
  %67 = shl i64 %66, 42
  %68 = zext i32 %64 to i64
  %69 = shl nuw nsw i64 %68, 19
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %71 = load i32, ptr %70, align 8
  %72 = zext i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 5
  %74 = or disjoint i64 %73, %67
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %76 = load i32, ptr %75, align 8
  %77 = zext i32 %76 to i64
  %78 = shl nuw nsw i64 %77, 19
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %80 = load i32, ptr %79, align 16
  %81 = zext i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 19
  %83 = and i32 %71, 15
  %84 = zext nneg i32 %83 to i64
  %85 = shl nuw nsw i64 1, %84
  %86 = or i64 %69, %74
  %87 = or i64 %86, 65536
  %88 = or i64 %67, %69
  %89 = or disjoint i64 %88, %85
  %90 = or disjoint i64 %89, 131072
  %91 = select i1 %61, i64 %67, i64 %60
  %92 = select i1 %61, i64 %67, i64 1
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, 0
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
  br label %731

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
  %129 = call i64 @llvm.cttz.i64(i64 %107, i1 true)
  %130 = insertelement <32 x i64> poison, i64 %129, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = add i64 %108, 32
  %133 = insertelement <32 x i64> poison, i64 %74, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %69, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = select i1 %6, i64 %92, i64 0
  %138 = insertelement <32 x i64> poison, i64 %91, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = insertelement <32 x i64> poison, i64 %67, i64 0
  %141 = shufflevector <32 x i64> %140, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = insertelement <32 x i64> poison, i64 %78, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %82, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %147 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %148 = insertelement <32 x i64> poison, i64 %90, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = or i64 %69, -4398046314496
  %151 = insertelement <32 x i64> poison, i64 %150, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = insertelement <32 x i64> poison, i64 %87, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = insertelement <32 x i64> poison, i64 %68, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %157 = insertelement <32 x i32> poison, i32 %64, i64 0
  %158 = shufflevector <32 x i32> %157, <32 x i32> poison, <32 x i32> zeroinitializer
  %159 = insertelement <32 x i64> poison, i64 %137, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = or disjoint i64 %85, -4398046314496
  br label %162

162:
  %163 = phi i64 [ 0, %126 ], [ %729, %728 ]
  %164 = insertelement <32 x i64> poison, i64 %163, i64 0
  %165 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> zeroinitializer
  %166 = add <32 x i64> %165, %104
  br i1 %128, label %167, label %174

167:
  %168 = shl nuw nsw i64 %163, 5
  %169 = insertelement <32 x i64> poison, i64 %168, i64 0
  %170 = shufflevector <32 x i64> %169, <32 x i64> poison, <32 x i32> zeroinitializer
  %171 = or disjoint <32 x i64> %170, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %172 = add <32 x i64> %171, %127
  %173 = lshr <32 x i64> %171, %131
  br label %174

174:
  %175 = phi <32 x i64> [ %172, %167 ], [ %166, %162 ]
  %176 = phi <32 x i64> [ %173, %167 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %162 ]
  %177 = load i32, ptr %36, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %184, label %179

179:
  %180 = add i32 %177, -1
  %181 = zext i32 %180 to i64
  %182 = insertelement <32 x i64> poison, i64 %181, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %184

184:
  %185 = phi <32 x i64> [ %183, %179 ], [ %176, %174 ]
  %186 = load i64, ptr %33, align 8
  br i1 %128, label %187, label %191

187:
  %188 = shl i64 %163, 5
  %189 = add i64 %132, %188
  %190 = icmp ugt i64 %189, %186
  br i1 %190, label %191, label %197

191:
  %192 = insertelement <32 x i64> poison, i64 %186, i64 0
  %193 = shufflevector <32 x i64> %192, <32 x i64> poison, <32 x i32> zeroinitializer
  %194 = icmp ult <32 x i64> %175, %193
  %195 = bitcast <32 x i1> %194 to i32
  %196 = and i32 %2, %195
  br label %197

197:
  %198 = phi i32 [ %196, %191 ], [ %2, %187 ]
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %728, label %200

200:
  %201 = or <32 x i64> %185, %134
  %202 = call i32 @llvm.cttz.i32(i32 %198, i1 false)
  store <32 x i64> %175, ptr %30, align 64
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw i64, ptr %30, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = sub i64 %205, %203
  br i1 %128, label %236, label %207

207:
  %208 = insertelement <32 x i64> poison, i64 %206, i64 0
  %209 = shufflevector <32 x i64> %208, <32 x i64> poison, <32 x i32> zeroinitializer
  %210 = add <32 x i64> %209, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %211 = icmp eq <32 x i64> %175, %210
  %212 = bitcast <32 x i1> %211 to i32
  %213 = xor i32 %198, -1
  %214 = or i32 %212, %213
  %215 = icmp eq i32 %214, -1
  br i1 %215, label %236, label %216

216:
  %217 = insertelement <32 x i64> poison, i64 %205, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  %219 = icmp eq <32 x i64> %175, %218
  %220 = bitcast <32 x i1> %219 to i32
  %221 = or i32 %220, %213
  %222 = icmp eq i32 %221, -1
  br i1 %222, label %242, label %223

223:
  %224 = icmp eq i32 %198, -1
  br i1 %224, label %225, label %253

225:
  %226 = shufflevector <32 x i64> %175, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %227 = add <32 x i64> %226, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %228 = icmp ne <32 x i64> %175, %227
  %229 = bitcast <32 x i1> %228 to i32
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %251, label %231

231:
  %232 = icmp ne <32 x i64> %175, %226
  %233 = bitcast <32 x i1> %232 to i32
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %251, label %235

235:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %175, ptr %25, align 64
  br label %254

236:
  %237 = getelementptr inbounds nuw i64, ptr %32, i64 %206
  %238 = bitcast i32 %198 to <32 x i1>
  %239 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %237, <32 x i1> %238, <32 x i64> zeroinitializer)
  %240 = getelementptr inbounds nuw i64, ptr %35, i64 %206
  %241 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %240, <32 x i1> %238, <32 x i64> zeroinitializer)
  br label %340

242:
  %243 = getelementptr i64, ptr %32, i64 %205
  %244 = load i64, ptr %243, align 8
  %245 = insertelement <32 x i64> poison, i64 %244, i64 0
  %246 = shufflevector <32 x i64> %245, <32 x i64> poison, <32 x i32> zeroinitializer
  %247 = getelementptr i64, ptr %35, i64 %205
  %248 = load i64, ptr %247, align 8
  %249 = insertelement <32 x i64> poison, i64 %248, i64 0
  %250 = shufflevector <32 x i64> %249, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %340

251:
  %252 = phi i32 [ 2, %225 ], [ 3, %231 ]
  store <32 x i64> zeroinitializer, ptr %26, align 64
  br label %277

253:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %175, ptr %25, align 64
  br label %265

254:
  %255 = phi i64 [ 0, %235 ], [ %261, %254 ]
  %256 = getelementptr inbounds nuw i64, ptr %25, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds nuw i64, ptr %32, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i64, ptr %26, i64 %255
  store i64 %259, ptr %260, align 8
  %261 = add nuw nsw i64 %255, 1
  %262 = icmp eq i64 %261, 32
  br i1 %262, label %263, label %254

263:
  %264 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %175, ptr %24, align 64
  br label %297

265:
  %266 = phi i32 [ %275, %265 ], [ %198, %253 ]
  %267 = call i32 @llvm.cttz.i32(i32 %266, i1 true)
  %268 = zext nneg i32 %267 to i64
  %269 = getelementptr inbounds nuw i64, ptr %25, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds nuw i64, ptr %32, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds nuw i64, ptr %26, i64 %268
  store i64 %272, ptr %273, align 8
  %274 = add i32 %266, -1
  %275 = and i32 %274, %266
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %295, label %265

277:
  %278 = phi i1 [ true, %251 ], [ false, %292 ]
  %279 = phi ptr [ %27, %251 ], [ %48, %292 ]
  %280 = phi ptr [ %26, %251 ], [ %49, %292 ]
  %281 = phi ptr [ %26, %251 ], [ %50, %292 ]
  store <32 x i64> %175, ptr %27, align 256
  %282 = load i64, ptr %279, align 64
  %283 = getelementptr inbounds nuw i64, ptr %32, i64 %282
  br i1 %230, label %286, label %284

284:
  %285 = load i64, ptr %283, align 8
  br label %287

286:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %280, ptr align 8 %283, i64 128, i1 false)
  br label %292

287:
  %288 = phi i64 [ 0, %284 ], [ %290, %287 ]
  %289 = getelementptr inbounds nuw i64, ptr %281, i64 %288
  store i64 %285, ptr %289, align 8
  %290 = add nuw nsw i64 %288, 1
  %291 = icmp eq i64 %290, 16
  br i1 %291, label %292, label %287

292:
  br i1 %278, label %277, label %293

293:
  %294 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  br label %320

295:
  %296 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %175, ptr %24, align 64
  br label %306

297:
  %298 = phi i64 [ 0, %263 ], [ %304, %297 ]
  %299 = getelementptr inbounds nuw i64, ptr %24, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i64, ptr %35, i64 %300
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds nuw i64, ptr %28, i64 %298
  store i64 %302, ptr %303, align 8
  %304 = add nuw nsw i64 %298, 1
  %305 = icmp eq i64 %304, 32
  br i1 %305, label %318, label %297

306:
  %307 = phi i32 [ %316, %306 ], [ %198, %295 ]
  %308 = call i32 @llvm.cttz.i32(i32 %307, i1 true)
  %309 = zext nneg i32 %308 to i64
  %310 = getelementptr inbounds nuw i64, ptr %24, i64 %309
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds nuw i64, ptr %35, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds nuw i64, ptr %28, i64 %309
  store i64 %313, ptr %314, align 8
  %315 = add i32 %307, -1
  %316 = and i32 %315, %307
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %306

318:
  %319 = phi <32 x i64> [ %264, %297 ], [ %296, %306 ]
  br label %336

320:
  %321 = phi i1 [ true, %293 ], [ false, %335 ]
  %322 = phi ptr [ %29, %293 ], [ %45, %335 ]
  %323 = phi ptr [ %28, %293 ], [ %46, %335 ]
  %324 = phi ptr [ %28, %293 ], [ %47, %335 ]
  store <32 x i64> %175, ptr %29, align 256
  %325 = load i64, ptr %322, align 64
  %326 = getelementptr inbounds nuw i64, ptr %35, i64 %325
  br i1 %230, label %329, label %327

327:
  %328 = load i64, ptr %326, align 8
  br label %330

329:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %323, ptr align 8 %326, i64 128, i1 false)
  br label %335

330:
  %331 = phi i64 [ 0, %327 ], [ %333, %330 ]
  %332 = getelementptr inbounds nuw i64, ptr %324, i64 %331
  store i64 %328, ptr %332, align 8
  %333 = add nuw nsw i64 %331, 1
  %334 = icmp eq i64 %333, 16
  br i1 %334, label %335, label %330

335:
  br i1 %321, label %320, label %336

336:
  %337 = phi i32 [ 4, %318 ], [ %252, %335 ]
  %338 = phi <32 x i64> [ %319, %318 ], [ %294, %335 ]
  %339 = load <32 x i64>, ptr %28, align 64
  br label %340

340:
  %341 = phi <32 x i64> [ %239, %236 ], [ %246, %242 ], [ %338, %336 ]
  %342 = phi i32 [ 0, %236 ], [ 1, %242 ], [ %337, %336 ]
  %343 = phi <32 x i64> [ %241, %236 ], [ %250, %242 ], [ %339, %336 ]
  %344 = or <32 x i64> %136, %201
  %345 = icmp ult <32 x i64> %341, %139
  %346 = sub <32 x i64> %341, %141
  %347 = icmp ult <32 x i64> %346, %143
  %348 = or <32 x i1> %345, %347
  %349 = icmp ult <32 x i64> %341, %160
  %350 = xor <32 x i1> %348, splat (i1 true)
  %351 = or <32 x i1> %349, %350
  %352 = bitcast <32 x i1> %351 to i32
  %353 = and i32 %198, %352
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %389, label %355

355:
  %356 = bitcast <32 x i1> %349 to i32
  %357 = and i32 %198, %356
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %360, label %359

359:
  call void @suspect(ptr %0)
  br label %360

360:
  %361 = icmp ult <32 x i64> %346, %145
  %362 = xor <32 x i64> %341, %134
  %363 = and <32 x i64> %362, splat (i64 132064)
  %364 = icmp eq <32 x i64> %363, zeroinitializer
  %365 = select <32 x i1> %361, <32 x i1> %364, <32 x i1> zeroinitializer
  %366 = or <32 x i1> %348, %365
  %367 = xor <32 x i64> %341, %201
  %368 = and <32 x i64> %367, splat (i64 -4398046248961)
  %369 = icmp eq <32 x i64> %368, zeroinitializer
  %370 = select <32 x i1> %369, <32 x i1> splat (i1 true), <32 x i1> %366
  %371 = xor <32 x i1> %370, splat (i1 true)
  %372 = and <32 x i64> %341, splat (i64 262144)
  %373 = icmp eq <32 x i64> %372, zeroinitializer
  %374 = and <32 x i1> %373, %371
  %375 = bitcast <32 x i1> %374 to i32
  %376 = and i32 %198, %375
  %377 = icmp eq i32 %376, 0
  %378 = select i1 %377, i1 true, i1 %95
  br i1 %378, label %385, label %379

379:
  %380 = load ptr, ptr %146, align 8
  %381 = load i64, ptr %33, align 8
  %382 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %376, <32 x i64> %341, <32 x i64> %175, ptr %380, i64 %381)
  %383 = xor i32 %382, -1
  %384 = and i32 %376, %383
  br label %385

385:
  %386 = phi i32 [ %384, %379 ], [ %376, %360 ]
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %389, label %388

388:
  call void @suspect(ptr %0)
  br label %389

389:
  br i1 %95, label %395, label %390

390:
  %391 = load ptr, ptr %147, align 8
  %392 = icmp eq ptr %391, null
  %393 = select i1 %392, i64 4398045986816, i64 0
  %394 = or disjoint i64 %393, %161
  br label %395

395:
  %396 = phi i64 [ %394, %390 ], [ -4398046314496, %389 ]
  %397 = xor <32 x i64> %343, %149
  %398 = insertelement <32 x i64> poison, i64 %396, i64 0
  %399 = shufflevector <32 x i64> %398, <32 x i64> poison, <32 x i32> zeroinitializer
  %400 = and <32 x i64> %399, %397
  %401 = icmp ne <32 x i64> %400, zeroinitializer
  %402 = icmp ult <32 x i64> %343, %139
  %403 = sub <32 x i64> %343, %141
  %404 = icmp ult <32 x i64> %403, %143
  %405 = or <32 x i1> %402, %404
  %406 = select <32 x i1> %401, <32 x i1> splat (i1 true), <32 x i1> %405
  %407 = bitcast <32 x i1> %406 to i32
  %408 = and i32 %198, %407
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %449

410:
  %411 = load ptr, ptr %147, align 8
  %412 = icmp eq ptr %411, null
  br i1 %412, label %728, label %413

413:
  %414 = load i64, ptr %33, align 8
  %415 = mul i64 %414, %84
  %416 = getelementptr inbounds nuw i32, ptr %411, i64 %415
  %417 = icmp eq i32 %342, 0
  br i1 %417, label %418, label %421

418:
  %419 = getelementptr inbounds nuw i32, ptr %416, i64 %206
  %420 = bitcast i32 %198 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %158, ptr align 4 %419, <32 x i1> %420)
  br label %728

421:
  %422 = bitcast i32 %198 to <32 x i1>
  %423 = getelementptr i32, ptr %416, <32 x i64> %175
  %424 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %423, <32 x i1> %422, <32 x i32> zeroinitializer)
  %425 = icmp ne <32 x i32> %424, %158
  %426 = bitcast <32 x i1> %425 to i32
  %427 = and i32 %198, %426
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %728, label %429

429:
  store <32 x i64> %175, ptr %8, align 64
  %430 = icmp eq i32 %427, -1
  br i1 %430, label %431, label %438

431:
  %432 = phi i64 [ %436, %431 ], [ 0, %429 ]
  %433 = getelementptr inbounds nuw i64, ptr %8, i64 %432
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds nuw i32, ptr %416, i64 %434
  store i32 %64, ptr %435, align 4
  %436 = add nuw nsw i64 %432, 1
  %437 = icmp eq i64 %436, 32
  br i1 %437, label %448, label %431

438:
  %439 = phi i32 [ %446, %438 ], [ %427, %429 ]
  %440 = call i32 @llvm.cttz.i32(i32 %439, i1 true)
  %441 = zext nneg i32 %440 to i64
  %442 = getelementptr inbounds nuw i64, ptr %8, i64 %441
  %443 = load i64, ptr %442, align 8
  %444 = getelementptr inbounds nuw i32, ptr %416, i64 %443
  store i32 %64, ptr %444, align 4
  %445 = add i32 %439, -1
  %446 = and i32 %445, %439
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %448, label %438

448:
  br label %728

449:
  %450 = select i1 %61, <32 x i1> %405, <32 x i1> %402
  %451 = and <32 x i64> %343, splat (i64 262144)
  %452 = icmp ne <32 x i64> %451, zeroinitializer
  %453 = select <32 x i1> %450, <32 x i1> splat (i1 true), <32 x i1> %452
  %454 = select <32 x i1> %453, <32 x i64> splat (i64 262144), <32 x i64> zeroinitializer
  %455 = icmp ult <32 x i64> %403, %145
  %456 = xor <32 x i64> %343, %134
  %457 = and <32 x i64> %456, splat (i64 132064)
  %458 = icmp eq <32 x i64> %457, zeroinitializer
  %459 = select <32 x i1> %455, <32 x i1> %458, <32 x i1> zeroinitializer
  %460 = or <32 x i1> %405, %459
  %461 = xor <32 x i64> %343, %201
  %462 = and <32 x i64> %461, splat (i64 -4398046248961)
  %463 = icmp eq <32 x i64> %462, zeroinitializer
  %464 = select <32 x i1> %463, <32 x i1> splat (i1 true), <32 x i1> %460
  %465 = lshr <32 x i64> %343, splat (i64 5)
  %466 = and <32 x i64> %465, splat (i64 15)
  %467 = shl nuw nsw <32 x i64> splat (i64 1), %466
  %468 = and <32 x i64> %343, splat (i64 196608)
  %469 = icmp eq <32 x i64> %468, splat (i64 131072)
  %470 = and <32 x i64> %343, splat (i64 65535)
  %471 = select <32 x i1> %469, <32 x i64> %470, <32 x i64> %467
  %472 = and <32 x i64> %343, splat (i64 -4398046511104)
  %473 = icmp eq <32 x i64> %472, %141
  %474 = or <32 x i64> %471, %149
  %475 = select <32 x i1> %473, <32 x i64> %474, <32 x i64> %152
  %476 = and <32 x i64> %456, splat (i64 -4398046379040)
  %477 = icmp eq <32 x i64> %476, zeroinitializer
  %478 = select <32 x i1> %477, <32 x i64> %154, <32 x i64> %475
  %479 = and <32 x i64> %454, %343
  %480 = or <32 x i64> %478, %479
  %481 = or <32 x i64> %344, %454
  %482 = select <32 x i1> %464, <32 x i64> %481, <32 x i64> %480
  %483 = load ptr, ptr %147, align 8
  %484 = icmp eq ptr %483, null
  br i1 %484, label %570, label %485

485:
  %486 = and <32 x i64> %482, splat (i64 196608)
  %487 = icmp eq <32 x i64> %486, splat (i64 131072)
  %488 = bitcast <32 x i1> %487 to i32
  %489 = and i32 %198, %488
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %570, label %491

491:
  %492 = load i64, ptr %33, align 8
  %493 = and <32 x i64> %343, splat (i64 131072)
  %494 = icmp eq <32 x i64> %493, zeroinitializer
  %495 = bitcast <32 x i1> %494 to i32
  %496 = and i32 %489, %495
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %535, label %498

498:
  %499 = insertelement <32 x i64> poison, i64 %492, i64 0
  %500 = shufflevector <32 x i64> %499, <32 x i64> poison, <32 x i32> zeroinitializer
  %501 = mul <32 x i64> %500, %466
  %502 = lshr <32 x i64> %343, splat (i64 19)
  %503 = and <32 x i64> %502, splat (i64 8388607)
  store <32 x i64> %501, ptr %11, align 64
  store <32 x i64> %503, ptr %12, align 64
  store <32 x i64> %175, ptr %10, align 64
  %504 = icmp eq i32 %496, -1
  br i1 %504, label %505, label %518

505:
  %506 = phi i64 [ %516, %505 ], [ 0, %498 ]
  %507 = getelementptr inbounds nuw i64, ptr %10, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds nuw i64, ptr %12, i64 %506
  %510 = load i64, ptr %509, align 8
  %511 = trunc i64 %510 to i32
  %512 = getelementptr inbounds nuw i64, ptr %11, i64 %506
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr i32, ptr %483, i64 %508
  %515 = getelementptr i32, ptr %514, i64 %513
  store i32 %511, ptr %515, align 4
  %516 = add nuw nsw i64 %506, 1
  %517 = icmp eq i64 %516, 32
  br i1 %517, label %534, label %505

518:
  %519 = phi i32 [ %532, %518 ], [ %496, %498 ]
  %520 = call i32 @llvm.cttz.i32(i32 %519, i1 true)
  %521 = zext nneg i32 %520 to i64
  %522 = getelementptr inbounds nuw i64, ptr %10, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = getelementptr inbounds nuw i64, ptr %12, i64 %521
  %525 = load i64, ptr %524, align 8
  %526 = trunc i64 %525 to i32
  %527 = getelementptr inbounds nuw i64, ptr %11, i64 %521
  %528 = load i64, ptr %527, align 8
  %529 = getelementptr i32, ptr %483, i64 %523
  %530 = getelementptr i32, ptr %529, i64 %528
  store i32 %526, ptr %530, align 4
  %531 = add i32 %519, -1
  %532 = and i32 %531, %519
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %534, label %518

534:
  br label %535

535:
  %536 = mul i64 %492, %84
  %537 = insertelement <32 x i64> poison, i64 %536, i64 0
  %538 = shufflevector <32 x i64> %537, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %538, ptr %13, align 64
  store <32 x i64> %156, ptr %14, align 64
  store <32 x i64> %175, ptr %9, align 64
  %539 = icmp eq i32 %489, -1
  br i1 %539, label %540, label %553

540:
  %541 = phi i64 [ %551, %540 ], [ 0, %535 ]
  %542 = getelementptr inbounds nuw i64, ptr %9, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i64, ptr %14, i64 %541
  %545 = load i64, ptr %544, align 8
  %546 = trunc i64 %545 to i32
  %547 = getelementptr inbounds nuw i64, ptr %13, i64 %541
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr i32, ptr %483, i64 %543
  %550 = getelementptr i32, ptr %549, i64 %548
  store i32 %546, ptr %550, align 4
  %551 = add nuw nsw i64 %541, 1
  %552 = icmp eq i64 %551, 32
  br i1 %552, label %569, label %540

553:
  %554 = phi i32 [ %567, %553 ], [ %489, %535 ]
  %555 = call i32 @llvm.cttz.i32(i32 %554, i1 true)
  %556 = zext nneg i32 %555 to i64
  %557 = getelementptr inbounds nuw i64, ptr %9, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds nuw i64, ptr %14, i64 %556
  %560 = load i64, ptr %559, align 8
  %561 = trunc i64 %560 to i32
  %562 = getelementptr inbounds nuw i64, ptr %13, i64 %556
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr i32, ptr %483, i64 %558
  %565 = getelementptr i32, ptr %564, i64 %563
  store i32 %561, ptr %565, align 4
  %566 = add i32 %554, -1
  %567 = and i32 %566, %554
  %568 = icmp eq i32 %567, 0
  br i1 %568, label %569, label %553

569:
  br label %570

570:
  %571 = or <32 x i64> %454, %154
  %572 = select <32 x i1> %464, <32 x i64> %571, <32 x i64> %480
  %573 = icmp eq i32 %342, 0
  br i1 %573, label %576, label %574

574:
  %575 = icmp eq i32 %198, -1
  br i1 %575, label %579, label %605

576:
  %577 = getelementptr inbounds nuw i64, ptr %35, i64 %206
  %578 = bitcast i32 %198 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %482, ptr align 8 %577, <32 x i1> %578)
  br label %728

579:
  %580 = shufflevector <32 x i64> %175, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %581 = shufflevector <32 x i64> %175, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %582 = icmp ne <32 x i64> %175, %580
  %583 = icmp ne <32 x i64> %175, %581
  %584 = and <32 x i1> %582, %583
  %585 = bitcast <32 x i1> %584 to i32
  %586 = icmp eq i32 %585, 0
  %587 = icmp eq i32 %342, 1
  br i1 %586, label %588, label %604

588:
  store <32 x i64> %572, ptr %20, align 64
  br i1 %587, label %589, label %592

589:
  %590 = extractelement <32 x i64> %572, i64 31
  %591 = getelementptr i64, ptr %35, i64 %205
  store i64 %590, ptr %591, align 8
  br label %603

592:
  store <32 x i64> %175, ptr %15, align 64
  br label %593

593:
  %594 = phi i64 [ 0, %592 ], [ %600, %593 ]
  %595 = getelementptr inbounds nuw i64, ptr %15, i64 %594
  %596 = load i64, ptr %595, align 8
  %597 = getelementptr inbounds nuw i64, ptr %20, i64 %594
  %598 = load i64, ptr %597, align 8
  %599 = getelementptr inbounds nuw i64, ptr %35, i64 %596
  store i64 %598, ptr %599, align 8
  %600 = add nuw nsw i64 %594, 1
  %601 = icmp eq i64 %600, 32
  br i1 %601, label %602, label %593

602:
  br label %603

603:
  br label %728

604:
  store <32 x i64> %482, ptr %18, align 64
  br i1 %587, label %607, label %620

605:
  store <32 x i64> %482, ptr %18, align 64
  %606 = icmp eq i32 %342, 1
  br i1 %606, label %607, label %630

607:
  %608 = call i32 @llvm.ctlz.i32(i32 %198, i1 false)
  %609 = sub nuw nsw i32 31, %608
  %610 = zext nneg i32 %609 to i64
  %611 = getelementptr inbounds nuw i64, ptr %18, i64 %610
  %612 = load i64, ptr %611, align 8
  %613 = getelementptr i64, ptr %35, i64 %205
  store i64 %612, ptr %613, align 8
  %614 = insertelement <32 x i64> poison, i64 %612, i64 0
  %615 = shufflevector <32 x i64> %614, <32 x i64> poison, <32 x i32> zeroinitializer
  %616 = icmp ne <32 x i64> %615, %482
  %617 = bitcast <32 x i1> %616 to i32
  %618 = and i32 %198, %617
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %728, label %692

620:
  store <32 x i64> %175, ptr %17, align 64
  br label %621

621:
  %622 = phi i64 [ 0, %620 ], [ %628, %621 ]
  %623 = getelementptr inbounds nuw i64, ptr %17, i64 %622
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds nuw i64, ptr %18, i64 %622
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds nuw i64, ptr %35, i64 %624
  store i64 %626, ptr %627, align 8
  %628 = add nuw nsw i64 %622, 1
  %629 = icmp eq i64 %628, 32
  br i1 %629, label %643, label %621

630:
  store <32 x i64> %175, ptr %17, align 64
  br label %631

631:
  %632 = phi i32 [ %641, %631 ], [ %198, %630 ]
  %633 = call i32 @llvm.cttz.i32(i32 %632, i1 true)
  %634 = zext nneg i32 %633 to i64
  %635 = getelementptr inbounds nuw i64, ptr %17, i64 %634
  %636 = load i64, ptr %635, align 8
  %637 = getelementptr inbounds nuw i64, ptr %18, i64 %634
  %638 = load i64, ptr %637, align 8
  %639 = getelementptr inbounds nuw i64, ptr %35, i64 %636
  store i64 %638, ptr %639, align 8
  %640 = add i32 %632, -1
  %641 = and i32 %640, %632
  %642 = icmp eq i32 %641, 0
  br i1 %642, label %643, label %631

643:
  store <32 x i64> zeroinitializer, ptr %22, align 64
  %644 = icmp eq i32 %342, 4
  br i1 %644, label %647, label %645

645:
  %646 = icmp eq i32 %342, 2
  br label %670

647:
  store <32 x i64> %175, ptr %21, align 64
  br i1 %575, label %648, label %657

648:
  %649 = phi i64 [ %655, %648 ], [ 0, %647 ]
  %650 = getelementptr inbounds nuw i64, ptr %21, i64 %649
  %651 = load i64, ptr %650, align 8
  %652 = getelementptr inbounds nuw i64, ptr %35, i64 %651
  %653 = load i64, ptr %652, align 8
  %654 = getelementptr inbounds nuw i64, ptr %22, i64 %649
  store i64 %653, ptr %654, align 8
  %655 = add nuw nsw i64 %649, 1
  %656 = icmp eq i64 %655, 32
  br i1 %656, label %669, label %648

657:
  %658 = phi i32 [ %667, %657 ], [ %198, %647 ]
  %659 = call i32 @llvm.cttz.i32(i32 %658, i1 true)
  %660 = zext nneg i32 %659 to i64
  %661 = getelementptr inbounds nuw i64, ptr %21, i64 %660
  %662 = load i64, ptr %661, align 8
  %663 = getelementptr inbounds nuw i64, ptr %35, i64 %662
  %664 = load i64, ptr %663, align 8
  %665 = getelementptr inbounds nuw i64, ptr %22, i64 %660
  store i64 %664, ptr %665, align 8
  %666 = add i32 %658, -1
  %667 = and i32 %666, %658
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %669, label %657

669:
  br label %686

670:
  %671 = phi i1 [ true, %645 ], [ false, %685 ]
  %672 = phi ptr [ %23, %645 ], [ %51, %685 ]
  %673 = phi ptr [ %22, %645 ], [ %52, %685 ]
  %674 = phi ptr [ %22, %645 ], [ %53, %685 ]
  store <32 x i64> %175, ptr %23, align 256
  %675 = load i64, ptr %672, align 64
  %676 = getelementptr inbounds nuw i64, ptr %35, i64 %675
  br i1 %646, label %679, label %677

677:
  %678 = load i64, ptr %676, align 8
  br label %680

679:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %673, ptr align 8 %676, i64 128, i1 false)
  br label %685

680:
  %681 = phi i64 [ 0, %677 ], [ %683, %680 ]
  %682 = getelementptr inbounds nuw i64, ptr %674, i64 %681
  store i64 %678, ptr %682, align 8
  %683 = add nuw nsw i64 %681, 1
  %684 = icmp eq i64 %683, 16
  br i1 %684, label %685, label %680

685:
  br i1 %671, label %670, label %686

686:
  %687 = load <32 x i64>, ptr %22, align 64
  %688 = icmp ne <32 x i64> %687, %482
  %689 = bitcast <32 x i1> %688 to i32
  %690 = and i32 %198, %689
  %691 = icmp eq i32 %690, 0
  br i1 %691, label %728, label %693

692:
  store <32 x i64> %572, ptr %19, align 64
  br label %695

693:
  store <32 x i64> %572, ptr %19, align 64
  %694 = icmp eq i32 %342, 1
  br i1 %694, label %695, label %703

695:
  %696 = phi i32 [ %618, %692 ], [ %690, %693 ]
  %697 = call i32 @llvm.ctlz.i32(i32 %696, i1 true)
  %698 = xor i32 %697, 31
  %699 = zext nneg i32 %698 to i64
  %700 = getelementptr inbounds nuw i64, ptr %19, i64 %699
  %701 = load i64, ptr %700, align 8
  %702 = getelementptr i64, ptr %35, i64 %205
  store i64 %701, ptr %702, align 8
  br label %727

703:
  store <32 x i64> %175, ptr %16, align 64
  %704 = icmp eq i32 %690, -1
  br i1 %704, label %705, label %714

705:
  %706 = phi i64 [ %712, %705 ], [ 0, %703 ]
  %707 = getelementptr inbounds nuw i64, ptr %16, i64 %706
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds nuw i64, ptr %19, i64 %706
  %710 = load i64, ptr %709, align 8
  %711 = getelementptr inbounds nuw i64, ptr %35, i64 %708
  store i64 %710, ptr %711, align 8
  %712 = add nuw nsw i64 %706, 1
  %713 = icmp eq i64 %712, 32
  br i1 %713, label %726, label %705

714:
  %715 = phi i32 [ %724, %714 ], [ %690, %703 ]
  %716 = call i32 @llvm.cttz.i32(i32 %715, i1 true)
  %717 = zext nneg i32 %716 to i64
  %718 = getelementptr inbounds nuw i64, ptr %16, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = getelementptr inbounds nuw i64, ptr %19, i64 %717
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds nuw i64, ptr %35, i64 %719
  store i64 %721, ptr %722, align 8
  %723 = add i32 %715, -1
  %724 = and i32 %723, %715
  %725 = icmp eq i32 %724, 0
  br i1 %725, label %726, label %714

726:
  br label %727

727:
  br label %728

728:
  %729 = add nuw nsw i64 %163, 1
  %730 = icmp eq i64 %729, %107
  br i1 %730, label %731, label %162

731:
  ret void
}

declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, <32 x i1>)

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %14 = load i32, ptr %13, align 4
  %15 = icmp ne i32 %14, 0
  %16 = add i32 %14, -1
  %17 = shl nuw i32 1, %16
  %18 = select i1 %15, i32 %17, i32 %2
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 3
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 42
  %36 = zext i32 %32 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %35
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %48 = load i32, ptr %47, align 16
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = or i64 %37, %42
  %52 = or i64 %51, 65536
  %53 = select i1 %29, i64 %35, i64 %28
  %54 = select i1 %29, i64 %35, i64 1
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %58 = load i64, ptr %57, align 8
  %59 = icmp eq i64 %58, 0
  %60 = call i32 @llvm.ctpop.i32(i32 %2)
  %61 = icmp samesign ult i32 %60, 2
  %62 = select i1 %15, i1 true, i1 %61
  %63 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %64 = select i1 %15, i32 %16, i32 %63
  %65 = zext i32 %64 to i64
  %66 = select i1 %62, i64 %65, i64 196608
  %67 = or i64 %42, %66
  %68 = or i64 %67, %37
  %69 = select i1 %62, i64 %68, i64 %52
  %70 = load i64, ptr %4, align 8
  %71 = sub i64 %3, %70
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = lshr i64 %71, %73
  %75 = trunc i64 %73 to i32
  %76 = lshr i32 %5, %75
  %77 = zext i32 %76 to i64
  %78 = icmp eq i32 %76, 0
  br i1 %78, label %79, label %80

79:
  call void @suspect(ptr %0)
  br label %80

80:
  %81 = add i64 %74, %77
  %82 = icmp ult i64 %74, %81
  br i1 %82, label %83, label %92

83:
  %84 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %86 = icmp eq i64 %56, 0
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  br label %88

88:
  %89 = phi i64 [ %74, %83 ], [ %174, %173 ]
  %90 = load i64, ptr %10, align 8
  %91 = icmp ult i64 %89, %90
  br i1 %91, label %93, label %92

92:
  ret void

93:
  %94 = getelementptr inbounds nuw i64, ptr %9, i64 %89
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i64, ptr %12, i64 %89
  %97 = load i64, ptr %96, align 8
  %98 = icmp ult i64 %95, %53
  %99 = sub i64 %95, %35
  %100 = icmp ult i64 %99, %46
  %101 = or i1 %98, %100
  %102 = icmp ugt i64 %54, %95
  %103 = select i1 %6, i1 %102, i1 false
  %104 = xor i1 %103, true
  %105 = select i1 %104, i1 %101, i1 false
  %106 = icmp ult i64 %97, %53
  %107 = sub i64 %97, %35
  %108 = icmp ult i64 %107, %46
  %109 = or i1 %106, %108
  %110 = and i1 %105, %109
  br i1 %110, label %151, label %111

111:
  br i1 %103, label %112, label %113

112:
  call void @suspect(ptr %0)
  br label %113

113:
  %114 = icmp ult i64 %99, %50
  %115 = xor i64 %95, %41
  %116 = and i64 %115, 132064
  %117 = icmp eq i64 %116, 0
  %118 = and i1 %114, %117
  %119 = xor i64 %95, %67
  %120 = and i64 %119, -4398046248961
  %121 = icmp eq i64 %120, 0
  %122 = or i1 %121, %118
  %123 = or i1 %101, %122
  %124 = select i1 %123, i1 true, i1 %59
  br i1 %124, label %130, label %125

125:
  %126 = load ptr, ptr %84, align 8
  %127 = load i64, ptr %10, align 8
  %128 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %95, i64 %89, ptr %126, i64 %127)
  %129 = trunc i32 %128 to i1
  br i1 %129, label %132, label %131

130:
  br i1 %123, label %132, label %131

131:
  call void @suspect(ptr %0)
  br label %132

132:
  %133 = icmp ult i64 %107, %50
  %134 = xor i64 %97, %41
  %135 = and i64 %134, 132064
  %136 = icmp eq i64 %135, 0
  %137 = and i1 %133, %136
  %138 = xor i64 %97, %67
  %139 = and i64 %138, -4398046248961
  %140 = icmp eq i64 %139, 0
  %141 = or i1 %140, %137
  %142 = or i1 %109, %141
  %143 = select i1 %142, i1 true, i1 %59
  br i1 %143, label %149, label %144

144:
  %145 = load ptr, ptr %85, align 8
  %146 = load i64, ptr %10, align 8
  %147 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %97, i64 %89, ptr %145, i64 %146)
  %148 = trunc i32 %147 to i1
  br i1 %148, label %151, label %150

149:
  br i1 %142, label %151, label %150

150:
  call void @suspect(ptr %0)
  br label %151

151:
  br i1 %86, label %169, label %152

152:
  %153 = load i64, ptr %87, align 8
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %169, label %155

155:
  %156 = and i64 %95, 3298534883328
  %157 = icmp eq i64 %156, 3298534883328
  %158 = or i1 %98, %157
  %159 = icmp ne i64 %95, 1
  %160 = and i1 %159, %158
  br i1 %160, label %169, label %161

161:
  %162 = load i64, ptr %4, align 8
  %163 = load i64, ptr %72, align 8
  %164 = shl i64 %89, %163
  %165 = add i64 %164, %162
  %166 = add nuw i64 %89, 1
  %167 = shl i64 %166, %163
  %168 = add i64 %167, %162
  call void @proxy_touch(ptr %0, ptr %1, i64 %165, i64 %168)
  br label %169

169:
  %170 = phi i64 [ %69, %151 ], [ %56, %161 ], [ %56, %155 ], [ %56, %152 ]
  %171 = icmp eq i64 %97, 0
  br i1 %171, label %173, label %172

172:
  store i64 0, ptr %96, align 8
  br label %173

173:
  store i64 %170, ptr %94, align 8
  %174 = add nuw i64 %89, 1
  %175 = icmp eq i64 %174, %81
  br i1 %175, label %92, label %88
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  %34 = add i32 %32, -1
  %35 = shl nuw i32 1, %34
  %36 = select i1 %33, i32 %2, i32 %35
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %38 = load i64, ptr %37, align 8
  %39 = icmp eq i64 %38, 3
  %40 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %42 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %43 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %39, label %49, label %54

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %51 = load i64, ptr %50, align 8
  %52 = freeze i64 %51
  %53 = icmp ult i64 %52, 2
  br label %54

54:
  %55 = phi i64 [ 1, %7 ], [ 2, %49 ]
  %56 = phi i1 [ false, %7 ], [ %53, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1792
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %61 = load i64, ptr %60, align 8
  %62 = shl i64 %61, 42
  %63 = zext i32 %59 to i64
  %64 = shl nuw nsw i64 %63, 19
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 5
  %69 = or disjoint i64 %68, %62
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %71 = load i32, ptr %70, align 8
  %72 = zext i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 19
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %75 = load i32, ptr %74, align 16
  %76 = zext i32 %75 to i64
  %77 = shl nuw nsw i64 %76, 19
  %78 = or i64 %64, %69
  %79 = or i64 %78, 65536
  %80 = select i1 %56, i64 %62, i64 %55
  %81 = select i1 %56, i64 %62, i64 1
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, 0
  %87 = load i64, ptr %4, align 8
  %88 = insertelement <32 x i64> poison, i64 %87, i64 0
  %89 = shufflevector <32 x i64> %88, <32 x i64> poison, <32 x i32> zeroinitializer
  %90 = sub <32 x i64> %3, %89
  %91 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = insertelement <32 x i64> poison, i64 %92, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = lshr <32 x i64> %90, %94
  %96 = trunc i64 %92 to i32
  %97 = lshr i32 %5, %96
  %98 = zext i32 %97 to i64
  %99 = extractelement <32 x i64> %95, i64 0
  %100 = icmp eq i32 %97, 0
  br i1 %100, label %101, label %102

101:
  call void @suspect(ptr %0)
  br label %634

102:
  %103 = icmp ne i32 %97, 1
  %104 = icmp eq i32 %2, -1
  %105 = and i1 %104, %103
  br i1 %105, label %108, label %106

106:
  %107 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %117

108:
  %109 = insertelement <32 x i64> poison, i64 %98, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = mul nuw nsw <32 x i64> %110, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %112 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = add <32 x i64> %111, %112
  %114 = icmp ne <32 x i64> %95, %113
  %115 = bitcast <32 x i1> %114 to i32
  %116 = icmp eq i32 %115, 0
  br label %117

117:
  %118 = phi <32 x i64> [ %107, %106 ], [ %112, %108 ]
  %119 = phi i1 [ false, %106 ], [ %116, %108 ]
  %120 = call i64 @llvm.cttz.i64(i64 %98, i1 true)
  %121 = insertelement <32 x i64> poison, i64 %120, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = add i64 %99, 32
  %124 = insertelement <32 x i64> poison, i64 %69, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = insertelement <32 x i64> poison, i64 %64, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = select i1 %6, i64 %81, i64 0
  %129 = insertelement <32 x i64> poison, i64 %80, i64 0
  %130 = shufflevector <32 x i64> %129, <32 x i64> poison, <32 x i32> zeroinitializer
  %131 = insertelement <32 x i64> poison, i64 %62, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = insertelement <32 x i64> poison, i64 %73, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %77, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %139 = insertelement <32 x i64> poison, i64 %79, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = icmp eq i64 %83, 0
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %143 = insertelement <32 x i64> poison, i64 %83, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = insertelement <32 x i64> poison, i64 %128, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %147

147:
  %148 = phi i64 [ 0, %117 ], [ %632, %631 ]
  %149 = insertelement <32 x i64> poison, i64 %148, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = add <32 x i64> %150, %95
  br i1 %119, label %152, label %159

152:
  %153 = shl nuw nsw i64 %148, 5
  %154 = insertelement <32 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = or disjoint <32 x i64> %155, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %157 = add <32 x i64> %156, %118
  %158 = lshr <32 x i64> %156, %122
  br label %159

159:
  %160 = phi <32 x i64> [ %157, %152 ], [ %151, %147 ]
  %161 = phi <32 x i64> [ %158, %152 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %147 ]
  %162 = load i32, ptr %31, align 4
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %169, label %164

164:
  %165 = add i32 %162, -1
  %166 = zext i32 %165 to i64
  %167 = insertelement <32 x i64> poison, i64 %166, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %169

169:
  %170 = phi <32 x i64> [ %168, %164 ], [ %161, %159 ]
  %171 = load i64, ptr %28, align 8
  br i1 %119, label %172, label %176

172:
  %173 = shl i64 %148, 5
  %174 = add i64 %123, %173
  %175 = icmp ugt i64 %174, %171
  br i1 %175, label %176, label %182

176:
  %177 = insertelement <32 x i64> poison, i64 %171, i64 0
  %178 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> zeroinitializer
  %179 = icmp ult <32 x i64> %160, %178
  %180 = bitcast <32 x i1> %179 to i32
  %181 = and i32 %2, %180
  br label %182

182:
  %183 = phi i32 [ %181, %176 ], [ %2, %172 ]
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %631, label %185

185:
  %186 = or <32 x i64> %170, %125
  %187 = call i32 @llvm.cttz.i32(i32 %183, i1 true)
  store <32 x i64> %160, ptr %25, align 64
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %25, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = sub i64 %190, %188
  br i1 %119, label %221, label %192

192:
  %193 = insertelement <32 x i64> poison, i64 %191, i64 0
  %194 = shufflevector <32 x i64> %193, <32 x i64> poison, <32 x i32> zeroinitializer
  %195 = add <32 x i64> %194, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %196 = icmp eq <32 x i64> %160, %195
  %197 = bitcast <32 x i1> %196 to i32
  %198 = xor i32 %183, -1
  %199 = or i32 %197, %198
  %200 = icmp eq i32 %199, -1
  br i1 %200, label %221, label %201

201:
  %202 = insertelement <32 x i64> poison, i64 %190, i64 0
  %203 = shufflevector <32 x i64> %202, <32 x i64> poison, <32 x i32> zeroinitializer
  %204 = icmp eq <32 x i64> %160, %203
  %205 = bitcast <32 x i1> %204 to i32
  %206 = or i32 %205, %198
  %207 = icmp eq i32 %206, -1
  br i1 %207, label %227, label %208

208:
  %209 = icmp eq i32 %183, -1
  br i1 %209, label %210, label %238

210:
  %211 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %212 = add <32 x i64> %211, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %213 = icmp ne <32 x i64> %160, %212
  %214 = bitcast <32 x i1> %213 to i32
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %236, label %216

216:
  %217 = icmp ne <32 x i64> %160, %211
  %218 = bitcast <32 x i1> %217 to i32
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %236, label %220

220:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %160, ptr %20, align 64
  br label %239

221:
  %222 = getelementptr inbounds nuw i64, ptr %27, i64 %191
  %223 = bitcast i32 %183 to <32 x i1>
  %224 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %222, <32 x i1> %223, <32 x i64> zeroinitializer)
  %225 = getelementptr inbounds nuw i64, ptr %30, i64 %191
  %226 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %225, <32 x i1> %223, <32 x i64> zeroinitializer)
  br label %325

227:
  %228 = getelementptr i64, ptr %27, i64 %190
  %229 = load i64, ptr %228, align 8
  %230 = insertelement <32 x i64> poison, i64 %229, i64 0
  %231 = shufflevector <32 x i64> %230, <32 x i64> poison, <32 x i32> zeroinitializer
  %232 = getelementptr i64, ptr %30, i64 %190
  %233 = load i64, ptr %232, align 8
  %234 = insertelement <32 x i64> poison, i64 %233, i64 0
  %235 = shufflevector <32 x i64> %234, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %325

236:
  %237 = phi i32 [ 2, %210 ], [ 3, %216 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %262

238:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %160, ptr %20, align 64
  br label %250

239:
  %240 = phi i64 [ 0, %220 ], [ %246, %239 ]
  %241 = getelementptr inbounds nuw i64, ptr %20, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds nuw i64, ptr %27, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i64, ptr %21, i64 %240
  store i64 %244, ptr %245, align 8
  %246 = add nuw nsw i64 %240, 1
  %247 = icmp eq i64 %246, 32
  br i1 %247, label %248, label %239

248:
  %249 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %160, ptr %19, align 64
  br label %282

250:
  %251 = phi i32 [ %260, %250 ], [ %183, %238 ]
  %252 = call i32 @llvm.cttz.i32(i32 %251, i1 true)
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i64, ptr %20, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds nuw i64, ptr %27, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds nuw i64, ptr %21, i64 %253
  store i64 %257, ptr %258, align 8
  %259 = add i32 %251, -1
  %260 = and i32 %259, %251
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %280, label %250

262:
  %263 = phi i1 [ true, %236 ], [ false, %277 ]
  %264 = phi ptr [ %22, %236 ], [ %43, %277 ]
  %265 = phi ptr [ %21, %236 ], [ %44, %277 ]
  %266 = phi ptr [ %21, %236 ], [ %45, %277 ]
  store <32 x i64> %160, ptr %22, align 256
  %267 = load i64, ptr %264, align 64
  %268 = getelementptr inbounds nuw i64, ptr %27, i64 %267
  br i1 %215, label %271, label %269

269:
  %270 = load i64, ptr %268, align 8
  br label %272

271:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %265, ptr align 8 %268, i64 128, i1 false)
  br label %277

272:
  %273 = phi i64 [ 0, %269 ], [ %275, %272 ]
  %274 = getelementptr inbounds nuw i64, ptr %266, i64 %273
  store i64 %270, ptr %274, align 8
  %275 = add nuw nsw i64 %273, 1
  %276 = icmp eq i64 %275, 16
  br i1 %276, label %277, label %272

277:
  br i1 %263, label %262, label %278

278:
  %279 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %305

280:
  %281 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %160, ptr %19, align 64
  br label %291

282:
  %283 = phi i64 [ 0, %248 ], [ %289, %282 ]
  %284 = getelementptr inbounds nuw i64, ptr %19, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds nuw i64, ptr %30, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds nuw i64, ptr %23, i64 %283
  store i64 %287, ptr %288, align 8
  %289 = add nuw nsw i64 %283, 1
  %290 = icmp eq i64 %289, 32
  br i1 %290, label %303, label %282

291:
  %292 = phi i32 [ %301, %291 ], [ %183, %280 ]
  %293 = call i32 @llvm.cttz.i32(i32 %292, i1 true)
  %294 = zext nneg i32 %293 to i64
  %295 = getelementptr inbounds nuw i64, ptr %19, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds nuw i64, ptr %30, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds nuw i64, ptr %23, i64 %294
  store i64 %298, ptr %299, align 8
  %300 = add i32 %292, -1
  %301 = and i32 %300, %292
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %303, label %291

303:
  %304 = phi <32 x i64> [ %249, %282 ], [ %281, %291 ]
  br label %321

305:
  %306 = phi i1 [ true, %278 ], [ false, %320 ]
  %307 = phi ptr [ %24, %278 ], [ %40, %320 ]
  %308 = phi ptr [ %23, %278 ], [ %41, %320 ]
  %309 = phi ptr [ %23, %278 ], [ %42, %320 ]
  store <32 x i64> %160, ptr %24, align 256
  %310 = load i64, ptr %307, align 64
  %311 = getelementptr inbounds nuw i64, ptr %30, i64 %310
  br i1 %215, label %314, label %312

312:
  %313 = load i64, ptr %311, align 8
  br label %315

314:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %308, ptr align 8 %311, i64 128, i1 false)
  br label %320

315:
  %316 = phi i64 [ 0, %312 ], [ %318, %315 ]
  %317 = getelementptr inbounds nuw i64, ptr %309, i64 %316
  store i64 %313, ptr %317, align 8
  %318 = add nuw nsw i64 %316, 1
  %319 = icmp eq i64 %318, 16
  br i1 %319, label %320, label %315

320:
  br i1 %306, label %305, label %321

321:
  %322 = phi i32 [ 4, %303 ], [ %237, %320 ]
  %323 = phi <32 x i64> [ %304, %303 ], [ %279, %320 ]
  %324 = load <32 x i64>, ptr %23, align 64
  br label %325

325:
  %326 = phi <32 x i64> [ %224, %221 ], [ %231, %227 ], [ %323, %321 ]
  %327 = phi i32 [ 0, %221 ], [ 1, %227 ], [ %322, %321 ]
  %328 = phi <32 x i64> [ %226, %221 ], [ %235, %227 ], [ %324, %321 ]
  %329 = or <32 x i64> %127, %186
  %330 = icmp ult <32 x i64> %326, %130
  %331 = sub <32 x i64> %326, %132
  %332 = icmp ult <32 x i64> %331, %134
  %333 = or <32 x i1> %330, %332
  %334 = icmp ult <32 x i64> %326, %146
  %335 = icmp ult <32 x i64> %328, %130
  %336 = sub <32 x i64> %328, %132
  %337 = icmp ult <32 x i64> %336, %134
  %338 = or <32 x i1> %335, %337
  %339 = xor <32 x i1> %333, splat (i1 true)
  %340 = xor <32 x i1> %338, splat (i1 true)
  %341 = select <32 x i1> %340, <32 x i1> splat (i1 true), <32 x i1> %334
  %342 = select <32 x i1> %341, <32 x i1> splat (i1 true), <32 x i1> %339
  %343 = bitcast <32 x i1> %342 to i32
  %344 = and i32 %183, %343
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %403, label %346

346:
  %347 = bitcast <32 x i1> %334 to i32
  %348 = and i32 %183, %347
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %351, label %350

350:
  call void @suspect(ptr %0)
  br label %351

351:
  %352 = icmp ult <32 x i64> %331, %136
  %353 = xor <32 x i64> %326, %125
  %354 = and <32 x i64> %353, splat (i64 132064)
  %355 = icmp eq <32 x i64> %354, zeroinitializer
  %356 = select <32 x i1> %352, <32 x i1> %355, <32 x i1> zeroinitializer
  %357 = or <32 x i1> %333, %356
  %358 = xor <32 x i64> %326, %186
  %359 = and <32 x i64> %358, splat (i64 -4398046248961)
  %360 = icmp eq <32 x i64> %359, zeroinitializer
  %361 = select <32 x i1> %360, <32 x i1> splat (i1 true), <32 x i1> %357
  %362 = xor <32 x i1> %361, splat (i1 true)
  %363 = bitcast <32 x i1> %362 to i32
  %364 = and i32 %183, %363
  %365 = icmp eq i32 %364, 0
  %366 = select i1 %365, i1 true, i1 %86
  br i1 %366, label %373, label %367

367:
  %368 = load ptr, ptr %137, align 8
  %369 = load i64, ptr %28, align 8
  %370 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %364, <32 x i64> %326, <32 x i64> %160, ptr %368, i64 %369)
  %371 = xor i32 %370, -1
  %372 = and i32 %364, %371
  br label %373

373:
  %374 = phi i32 [ %372, %367 ], [ %364, %351 ]
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %377, label %376

376:
  call void @suspect(ptr %0)
  br label %377

377:
  %378 = icmp ult <32 x i64> %336, %136
  %379 = xor <32 x i64> %328, %125
  %380 = and <32 x i64> %379, splat (i64 132064)
  %381 = icmp eq <32 x i64> %380, zeroinitializer
  %382 = select <32 x i1> %378, <32 x i1> %381, <32 x i1> zeroinitializer
  %383 = or <32 x i1> %338, %382
  %384 = xor <32 x i64> %328, %186
  %385 = and <32 x i64> %384, splat (i64 -4398046248961)
  %386 = icmp eq <32 x i64> %385, zeroinitializer
  %387 = select <32 x i1> %386, <32 x i1> splat (i1 true), <32 x i1> %383
  %388 = xor <32 x i1> %387, splat (i1 true)
  %389 = bitcast <32 x i1> %388 to i32
  %390 = and i32 %183, %389
  %391 = icmp eq i32 %390, 0
  %392 = select i1 %391, i1 true, i1 %86
  br i1 %392, label %399, label %393

393:
  %394 = load ptr, ptr %138, align 8
  %395 = load i64, ptr %28, align 8
  %396 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %390, <32 x i64> %328, <32 x i64> %160, ptr %394, i64 %395)
  %397 = xor i32 %396, -1
  %398 = and i32 %390, %397
  br label %399

399:
  %400 = phi i32 [ %398, %393 ], [ %390, %377 ]
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %403, label %402

402:
  call void @suspect(ptr %0)
  br label %403

403:
  br i1 %141, label %430, label %404

404:
  %405 = load i64, ptr %142, align 8
  %406 = icmp eq i64 %405, 0
  br i1 %406, label %430, label %407

407:
  %408 = icmp uge <32 x i64> %326, %130
  %409 = and <32 x i64> %326, splat (i64 3298534883328)
  %410 = icmp ne <32 x i64> %409, splat (i64 3298534883328)
  %411 = and <32 x i1> %408, %410
  %412 = icmp eq <32 x i64> %326, splat (i64 1)
  %413 = or <32 x i1> %412, %411
  %414 = bitcast <32 x i1> %413 to i32
  %415 = and i32 %183, %414
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %430, label %417

417:
  %418 = load i64, ptr %4, align 8
  %419 = bitcast i32 %415 to <32 x i1>
  %420 = select <32 x i1> %419, <32 x i64> %160, <32 x i64> splat (i64 -1)
  %421 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %420)
  %422 = load i64, ptr %91, align 8
  %423 = shl i64 %421, %422
  %424 = add i64 %423, %418
  %425 = select <32 x i1> %419, <32 x i64> %160, <32 x i64> zeroinitializer
  %426 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %425)
  %427 = add i64 %426, 1
  %428 = shl i64 %427, %422
  %429 = add i64 %428, %418
  call void @proxy_touch(ptr %0, ptr %1, i64 %424, i64 %429)
  br label %430

430:
  %431 = phi <32 x i64> [ %140, %403 ], [ %144, %417 ], [ %144, %407 ], [ %144, %404 ]
  %432 = phi <32 x i64> [ %329, %403 ], [ %144, %417 ], [ %144, %407 ], [ %144, %404 ]
  %433 = icmp ne <32 x i64> %328, zeroinitializer
  %434 = bitcast <32 x i1> %433 to i32
  %435 = and i32 %183, %434
  %436 = icmp eq i32 %435, 0
  %437 = icmp eq i32 %327, 0
  br i1 %436, label %476, label %438

438:
  br i1 %437, label %439, label %442

439:
  %440 = getelementptr inbounds nuw i64, ptr %30, i64 %191
  %441 = bitcast i32 %435 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %440, <32 x i1> %441)
  br label %479

442:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %443 = icmp eq i32 %327, 1
  br i1 %443, label %444, label %451

444:
  %445 = call i32 @llvm.ctlz.i32(i32 %435, i1 true)
  %446 = xor i32 %445, 31
  %447 = zext nneg i32 %446 to i64
  %448 = getelementptr inbounds nuw i64, ptr %12, i64 %447
  %449 = load i64, ptr %448, align 8
  %450 = getelementptr i64, ptr %30, i64 %190
  store i64 %449, ptr %450, align 8
  br label %475

451:
  store <32 x i64> %160, ptr %11, align 64
  %452 = icmp eq i32 %435, -1
  br i1 %452, label %453, label %462

453:
  %454 = phi i64 [ %460, %453 ], [ 0, %451 ]
  %455 = getelementptr inbounds nuw i64, ptr %11, i64 %454
  %456 = load i64, ptr %455, align 8
  %457 = getelementptr inbounds nuw i64, ptr %12, i64 %454
  %458 = load i64, ptr %457, align 8
  %459 = getelementptr inbounds nuw i64, ptr %30, i64 %456
  store i64 %458, ptr %459, align 8
  %460 = add nuw nsw i64 %454, 1
  %461 = icmp eq i64 %460, 32
  br i1 %461, label %474, label %453

462:
  %463 = phi i32 [ %472, %462 ], [ %435, %451 ]
  %464 = call i32 @llvm.cttz.i32(i32 %463, i1 true)
  %465 = zext nneg i32 %464 to i64
  %466 = getelementptr inbounds nuw i64, ptr %11, i64 %465
  %467 = load i64, ptr %466, align 8
  %468 = getelementptr inbounds nuw i64, ptr %12, i64 %465
  %469 = load i64, ptr %468, align 8
  %470 = getelementptr inbounds nuw i64, ptr %30, i64 %467
  store i64 %469, ptr %470, align 8
  %471 = add i32 %463, -1
  %472 = and i32 %471, %463
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %462

474:
  br label %475

475:
  br label %477

476:
  br i1 %437, label %479, label %477

477:
  %478 = icmp eq i32 %183, -1
  br i1 %478, label %482, label %508

479:
  %480 = getelementptr inbounds nuw i64, ptr %27, i64 %191
  %481 = bitcast i32 %183 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %432, ptr align 8 %480, <32 x i1> %481)
  br label %631

482:
  %483 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %484 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %485 = icmp ne <32 x i64> %160, %483
  %486 = icmp ne <32 x i64> %160, %484
  %487 = and <32 x i1> %485, %486
  %488 = bitcast <32 x i1> %487 to i32
  %489 = icmp eq i32 %488, 0
  %490 = icmp eq i32 %327, 1
  br i1 %489, label %491, label %507

491:
  store <32 x i64> %431, ptr %15, align 64
  br i1 %490, label %492, label %495

492:
  %493 = extractelement <32 x i64> %431, i64 31
  %494 = getelementptr i64, ptr %27, i64 %190
  store i64 %493, ptr %494, align 8
  br label %506

495:
  store <32 x i64> %160, ptr %8, align 64
  br label %496

496:
  %497 = phi i64 [ 0, %495 ], [ %503, %496 ]
  %498 = getelementptr inbounds nuw i64, ptr %8, i64 %497
  %499 = load i64, ptr %498, align 8
  %500 = getelementptr inbounds nuw i64, ptr %15, i64 %497
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr inbounds nuw i64, ptr %27, i64 %499
  store i64 %501, ptr %502, align 8
  %503 = add nuw nsw i64 %497, 1
  %504 = icmp eq i64 %503, 32
  br i1 %504, label %505, label %496

505:
  br label %506

506:
  br label %631

507:
  store <32 x i64> %432, ptr %13, align 64
  br i1 %490, label %510, label %523

508:
  store <32 x i64> %432, ptr %13, align 64
  %509 = icmp eq i32 %327, 1
  br i1 %509, label %510, label %533

510:
  %511 = call i32 @llvm.ctlz.i32(i32 %183, i1 true)
  %512 = xor i32 %511, 31
  %513 = zext nneg i32 %512 to i64
  %514 = getelementptr inbounds nuw i64, ptr %13, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr i64, ptr %27, i64 %190
  store i64 %515, ptr %516, align 8
  %517 = insertelement <32 x i64> poison, i64 %515, i64 0
  %518 = shufflevector <32 x i64> %517, <32 x i64> poison, <32 x i32> zeroinitializer
  %519 = icmp ne <32 x i64> %518, %432
  %520 = bitcast <32 x i1> %519 to i32
  %521 = and i32 %183, %520
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %631, label %595

523:
  store <32 x i64> %160, ptr %10, align 64
  br label %524

524:
  %525 = phi i64 [ 0, %523 ], [ %531, %524 ]
  %526 = getelementptr inbounds nuw i64, ptr %10, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds nuw i64, ptr %13, i64 %525
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds nuw i64, ptr %27, i64 %527
  store i64 %529, ptr %530, align 8
  %531 = add nuw nsw i64 %525, 1
  %532 = icmp eq i64 %531, 32
  br i1 %532, label %546, label %524

533:
  store <32 x i64> %160, ptr %10, align 64
  br label %534

534:
  %535 = phi i32 [ %544, %534 ], [ %183, %533 ]
  %536 = call i32 @llvm.cttz.i32(i32 %535, i1 true)
  %537 = zext nneg i32 %536 to i64
  %538 = getelementptr inbounds nuw i64, ptr %10, i64 %537
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds nuw i64, ptr %13, i64 %537
  %541 = load i64, ptr %540, align 8
  %542 = getelementptr inbounds nuw i64, ptr %27, i64 %539
  store i64 %541, ptr %542, align 8
  %543 = add i32 %535, -1
  %544 = and i32 %543, %535
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %534

546:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %547 = icmp eq i32 %327, 4
  br i1 %547, label %550, label %548

548:
  %549 = icmp eq i32 %327, 2
  br label %573

550:
  store <32 x i64> %160, ptr %16, align 64
  br i1 %478, label %551, label %560

551:
  %552 = phi i64 [ %558, %551 ], [ 0, %550 ]
  %553 = getelementptr inbounds nuw i64, ptr %16, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds nuw i64, ptr %27, i64 %554
  %556 = load i64, ptr %555, align 8
  %557 = getelementptr inbounds nuw i64, ptr %17, i64 %552
  store i64 %556, ptr %557, align 8
  %558 = add nuw nsw i64 %552, 1
  %559 = icmp eq i64 %558, 32
  br i1 %559, label %572, label %551

560:
  %561 = phi i32 [ %570, %560 ], [ %183, %550 ]
  %562 = call i32 @llvm.cttz.i32(i32 %561, i1 true)
  %563 = zext nneg i32 %562 to i64
  %564 = getelementptr inbounds nuw i64, ptr %16, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i64, ptr %27, i64 %565
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds nuw i64, ptr %17, i64 %563
  store i64 %567, ptr %568, align 8
  %569 = add i32 %561, -1
  %570 = and i32 %569, %561
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %572, label %560

572:
  br label %589

573:
  %574 = phi i1 [ true, %548 ], [ false, %588 ]
  %575 = phi ptr [ %18, %548 ], [ %46, %588 ]
  %576 = phi ptr [ %17, %548 ], [ %47, %588 ]
  %577 = phi ptr [ %17, %548 ], [ %48, %588 ]
  store <32 x i64> %160, ptr %18, align 256
  %578 = load i64, ptr %575, align 64
  %579 = getelementptr inbounds nuw i64, ptr %27, i64 %578
  br i1 %549, label %582, label %580

580:
  %581 = load i64, ptr %579, align 8
  br label %583

582:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %576, ptr align 8 %579, i64 128, i1 false)
  br label %588

583:
  %584 = phi i64 [ 0, %580 ], [ %586, %583 ]
  %585 = getelementptr inbounds nuw i64, ptr %577, i64 %584
  store i64 %581, ptr %585, align 8
  %586 = add nuw nsw i64 %584, 1
  %587 = icmp eq i64 %586, 16
  br i1 %587, label %588, label %583

588:
  br i1 %574, label %573, label %589

589:
  %590 = load <32 x i64>, ptr %17, align 64
  %591 = icmp ne <32 x i64> %590, %432
  %592 = bitcast <32 x i1> %591 to i32
  %593 = and i32 %183, %592
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %631, label %596

595:
  store <32 x i64> %431, ptr %14, align 64
  br label %598

596:
  store <32 x i64> %431, ptr %14, align 64
  %597 = icmp eq i32 %327, 1
  br i1 %597, label %598, label %606

598:
  %599 = phi i32 [ %521, %595 ], [ %593, %596 ]
  %600 = call i32 @llvm.ctlz.i32(i32 %599, i1 true)
  %601 = xor i32 %600, 31
  %602 = zext nneg i32 %601 to i64
  %603 = getelementptr inbounds nuw i64, ptr %14, i64 %602
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr i64, ptr %27, i64 %190
  store i64 %604, ptr %605, align 8
  br label %630

606:
  store <32 x i64> %160, ptr %9, align 64
  %607 = icmp eq i32 %593, -1
  br i1 %607, label %608, label %617

608:
  %609 = phi i64 [ %615, %608 ], [ 0, %606 ]
  %610 = getelementptr inbounds nuw i64, ptr %9, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds nuw i64, ptr %14, i64 %609
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds nuw i64, ptr %27, i64 %611
  store i64 %613, ptr %614, align 8
  %615 = add nuw nsw i64 %609, 1
  %616 = icmp eq i64 %615, 32
  br i1 %616, label %629, label %608

617:
  %618 = phi i32 [ %627, %617 ], [ %593, %606 ]
  %619 = call i32 @llvm.cttz.i32(i32 %618, i1 true)
  %620 = zext nneg i32 %619 to i64
  %621 = getelementptr inbounds nuw i64, ptr %9, i64 %620
  %622 = load i64, ptr %621, align 8
  %623 = getelementptr inbounds nuw i64, ptr %14, i64 %620
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds nuw i64, ptr %27, i64 %622
  store i64 %624, ptr %625, align 8
  %626 = add i32 %618, -1
  %627 = and i32 %626, %618
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %629, label %617

629:
  br label %630

630:
  br label %631

631:
  %632 = add nuw nsw i64 %148, 1
  %633 = icmp eq i64 %632, %98
  br i1 %633, label %634, label %147

634:
  ret void
}

define internal void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %1, i32 %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, -1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1808
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %6, %8
  %10 = mul i64 %8, %5
  %11 = load i64, ptr %1, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1800
  %13 = load i64, ptr %12, align 8
  %14 = sub i64 %13, %9
  %15 = call i64 @llvm.umax.i64(i64 %11, i64 %14)
  store i64 %15, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = call i64 @llvm.umax.i64(i64 %17, i64 %10)
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1816
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

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)

declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, <32 x i1>, <32 x i32>)

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>)

define internal void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %0, ptr %1, ptr %2, i32 %3, i32 %4) unnamed_addr {
  %6 = load ptr, ptr %0, align 8
  %7 = load i32, ptr %6, align 64
  %8 = and i32 %7, %3
  %9 = icmp eq i32 %8, %7
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load i64, ptr %14, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %1, ptr %2, ptr %11, i64 %13, i64 %15)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %17 = load ptr, ptr %16, align 8
  %18 = load i64, ptr %12, align 8
  %19 = load i64, ptr %14, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %1, ptr %2, ptr %17, i64 %18, i64 %19)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %21 = load i8, ptr %20, align 8
  %22 = trunc nuw i8 %21 to i1
  br i1 %22, label %23, label %50

23:
  %24 = load ptr, ptr %0, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 1760
  %26 = load i32, ptr %25, align 32
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %50, label %28

28:
  br i1 %9, label %33, label %29

29:
  %30 = xor i32 %26, -1
  %31 = and i32 %3, %30
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %50

33:
  %34 = phi i64 [ 3, %29 ], [ 4, %28 ]
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %39, %34
  %41 = add i64 %40, %37
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1832
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 1824
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %41, %45
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 %46
  %48 = load i64, ptr %12, align 8
  %49 = load i64, ptr %14, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %1, ptr %2, ptr %47, i64 %48, i64 %49)
  br label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %52 = load i32, ptr %51, align 8
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 %53, ptr %54, align 8
  %55 = xor i32 %3, -1
  %56 = and i32 %4, %55
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %67

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %64 = getelementptr inbounds nuw i32, ptr %63, i64 %60
  %65 = load i32, ptr %64, align 4
  %66 = call i32 @llvm.umax.i32(i32 %65, i32 %62)
  store i32 %66, ptr %64, align 4
  br label %67

67:
  ret void
}

declare i32 @llvm.umax.i32(i32, i32)

declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

declare i32 @llvm.umin.i32(i32, i32)
