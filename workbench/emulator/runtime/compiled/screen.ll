; Made of screening.cpp and held.cpp and clocks.cpp and sources.cpp and proxies.cpp and products.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%"struct.(anonymous namespace)::access" = type { ptr, ptr, i32, i32, i64, i8, ptr }
%struct.shadow = type { i64, ptr, i64, i64, i64, i64, ptr, ptr }
%struct.Lanes.45 = type { [32 x i32] }
%struct.held_read = type { ptr, i32, i32, [32 x i16] }
%struct.slot = type { i64, ptr }
%"struct.(anonymous namespace)::release" = type { ptr, ptr, ptr, i64, i64, i64, i32, i32, i32, i32, i8, i8, i8 }
%"struct.(anonymous namespace)::range" = type { i64, i64 }

define void @suspect(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = or i32 %4, 1
  store i32 %5, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %7 = load ptr, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i64 -1, ptr %8, align 8
  ret void
}

define void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %"struct.(anonymous namespace)::access", align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %138, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = lshr i32 %14, 10
  %16 = and i32 %15, 3473407
  %17 = and i32 %14, 1073741824
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:
  call void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %14, i32 %4)
  br label %138

20:
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %138, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 6992
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %45, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 7000
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
  br i1 %68, label %138, label %69

69:
  %70 = icmp ugt <32 x i64> %3, splat (i64 21990232555519)
  %71 = bitcast <32 x i1> %70 to i32
  %72 = and i32 %2, %71
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 820
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %74, 0
  %76 = add i32 %74, -1
  %77 = shl nuw i32 1, %76
  %78 = select i1 %75, i32 %2, i32 %77
  %79 = and i32 %14, 2
  %80 = or i32 %79, %72
  %81 = icmp eq i32 %80, 0
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %83 = load i32, ptr %82, align 16
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %87, label %91

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %89 = load i32, ptr %88, align 8
  %90 = or i32 %89, %78
  br label %95

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %93, align 8
  %94 = load i32, ptr %84, align 8
  br label %95

95:
  %96 = phi i32 [ %90, %87 ], [ %78, %91 ]
  %97 = phi i32 [ %83, %87 ], [ %94, %91 ]
  store i32 %97, ptr %82, align 16
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 %96, ptr %98, align 8
  br i1 %81, label %99, label %103

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %101 = load i64, ptr %100, align 8
  %102 = icmp ugt i64 %101, 1
  br i1 %102, label %103, label %107

103:
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %105 = load i32, ptr %104, align 4
  %106 = or i32 %105, %78
  store i32 %106, ptr %104, align 4
  br label %107

107:
  store <32 x i64> %3, ptr %6, align 64
  %108 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i64, ptr %6, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %113 = load i64, ptr %112, align 8
  %114 = icmp ne i64 %113, 0
  %115 = xor i64 %113, %111
  %116 = icmp ult i64 %115, 1099511627776
  %117 = and i1 %114, %116
  br i1 %117, label %118, label %120

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 1, ptr %119, align 8
  br label %120

120:
  %121 = insertelement <32 x i64> poison, i64 %111, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = icmp eq <32 x i64> %3, %122
  %124 = bitcast <32 x i1> %123 to i32
  %125 = xor i32 %2, -1
  %126 = or i32 %124, %125
  %127 = icmp eq i32 %126, -1
  %128 = zext i1 %127 to i8
  store ptr %0, ptr %7, align 8
  %129 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %14, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %16, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %111, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i8 %128, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %0, ptr %134, align 8
  br i1 %127, label %135, label %136

135:
  call void @_ZN12_GLOBAL__N_115record_togetherERKNS_6accessEj(ptr align 8 %7, i32 %2)
  br label %137

136:
  call void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %7, i32 %2, <32 x i64> %3)
  br label %137

137:
  br label %138

138:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes, align 64
  %8 = lshr i32 %4, 16
  %9 = and i32 %8, 45055
  %10 = icmp ne i32 %9, 1
  store <32 x i64> %3, ptr %7, align 64
  %11 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = trunc nuw i32 %9 to i16
  switch i16 %15, label %174 [
    i16 8, label %16
    i16 7, label %59
    i16 6, label %61
    i16 4, label %65
    i16 3, label %81
  ]

16:
  %17 = lshr i64 %14, 40
  %18 = and i32 %4, 2048
  %19 = icmp eq i32 %18, 0
  %20 = icmp ult i64 %14, 21990232555520
  %21 = or i1 %19, %20
  br i1 %21, label %361, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %17, %24
  br i1 %25, label %26, label %361

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
  br i1 %42, label %43, label %361

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
  br i1 %58, label %45, label %361

59:
  %60 = trunc i64 %14 to i32
  call void @order_products(ptr %0, ptr %1, i32 %60, i32 %4)
  br label %361

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %63 = load i32, ptr %62, align 4
  %64 = or i32 %63, %2
  store i32 %64, ptr %62, align 4
  br label %361

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %361, label %69

69:
  %70 = and i32 %4, 128
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %73, label %72

72:
  call void @clock_end_phases(ptr %0, i32 %2, <32 x i64> %3)
  br label %73

73:
  %74 = and i32 %4, 256
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %77, label %76

76:
  call void @clock_see(ptr %0, ptr %1, i32 %2, <32 x i64> %3)
  br label %77

77:
  %78 = and i32 %4, 4096
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %361, label %80

80:
  call void @clock_renew(ptr %0, ptr %1, i32 %2, <32 x i64> %3)
  br label %361

81:
  %82 = and i32 %4, 128
  %83 = icmp ne i32 %82, 0
  %84 = icmp eq i32 %2, 3
  %85 = and i1 %84, %83
  br i1 %85, label %86, label %145

86:
  %87 = call i32 @tick(ptr %0)
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 808
  store i32 %87, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %90 = load i64, ptr %89, align 8
  %91 = icmp ugt i64 %90, 1
  br i1 %91, label %98, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %94, ptr %95, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %97, align 8
  br label %145

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 0, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %100, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %101, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %103 = load ptr, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 80
  %105 = load i64, ptr %104, align 8
  %106 = shl i64 %105, 1
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %145, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 72
  br label %110

110:
  %111 = phi i64 [ %106, %108 ], [ %143, %110 ]
  %112 = phi i64 [ %105, %108 ], [ %142, %110 ]
  %113 = phi i64 [ 0, %108 ], [ %141, %110 ]
  %114 = sub nuw i64 %111, %113
  %115 = icmp ult i64 %114, 32
  %116 = trunc i64 %114 to i32
  %117 = shl nsw i32 -1, %116
  %118 = xor i32 %117, -1
  %119 = select i1 %115, i32 %118, i32 -1
  %120 = load ptr, ptr %109, align 8
  %121 = getelementptr inbounds nuw i64, ptr %120, i64 %113
  %122 = bitcast i32 %119 to <32 x i1>
  %123 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %121, <32 x i1> %122, <32 x i64> zeroinitializer)
  %124 = insertelement <32 x i64> poison, i64 %113, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = or disjoint <32 x i64> %125, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %127 = icmp ne <32 x i64> %123, zeroinitializer
  %128 = insertelement <32 x i64> poison, i64 %112, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = icmp ult <32 x i64> %126, %129
  %131 = and <32 x i1> %130, %127
  %132 = zext <32 x i1> %131 to <32 x i64>
  %133 = and <32 x i64> %123, splat (i64 4398045986816)
  %134 = load i32, ptr %88, align 8
  %135 = zext i32 %134 to i64
  %136 = shl nuw nsw i64 %135, 19
  %137 = insertelement <32 x i64> poison, i64 %136, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = icmp samesign ult <32 x i64> %133, %138
  %140 = select <32 x i1> %139, <32 x i64> %132, <32 x i64> %123
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %140, ptr align 8 %121, <32 x i1> %122)
  %141 = add i64 %113, 32
  %142 = load i64, ptr %104, align 8
  %143 = shl i64 %142, 1
  %144 = icmp ult i64 %141, %143
  br i1 %144, label %110, label %145

145:
  %146 = and i32 %4, 256
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %150, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 1748
  store i32 1, ptr %149, align 4
  br label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %152 = load i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %361, label %154

154:
  br i1 %83, label %155, label %157

155:
  %156 = add i64 %14, 1
  call void @clock_begin_phase(ptr %0, i64 %156)
  br label %157

157:
  %158 = and i32 %4, 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %161, label %160

160:
  call void @clock_learn(ptr %0, ptr %1, i32 %2)
  br label %161

161:
  %162 = and i32 %4, 32
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %168, label %164

164:
  %165 = lshr i32 %4, 21
  %166 = and i32 %165, 128
  %167 = xor i32 %166, 128
  call void @clock_arrive(ptr %0, ptr %1, i32 %2, i64 %14, i32 %167)
  br label %168

168:
  br i1 %147, label %170, label %169

169:
  call void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %14)
  br label %170

170:
  %171 = and i32 %4, 512
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %361, label %173

173:
  call void @clock_exit(ptr %0, ptr %1, i32 %2)
  br label %361

174:
  %175 = icmp sgt i64 %14, -1
  %176 = select i1 %10, i1 true, i1 %175
  br i1 %176, label %178, label %177

177:
  call void @suspect(ptr %0)
  br label %178

178:
  %179 = and i64 %14, 15
  %180 = select i1 %10, i64 %14, i64 %179
  %181 = and i32 %4, 1024
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %184, label %183

183:
  call void @suspect(ptr %0)
  br label %184

184:
  %185 = and i32 %4, 1
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %241, label %187

187:
  %188 = and i32 %4, 2
  %189 = icmp eq i32 %188, 0
  %190 = bitcast i32 %2 to <32 x i1>
  %191 = trunc <32 x i64> %3 to <32 x i32>
  %192 = select <32 x i1> %190, <32 x i32> %191, <32 x i32> zeroinitializer
  %193 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %192)
  %194 = and <32 x i32> %191, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768, i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608, i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>
  %195 = icmp eq <32 x i32> %194, zeroinitializer
  %196 = insertelement <32 x i32> poison, i32 %193, i64 0
  %197 = shufflevector <32 x i32> %196, <32 x i32> poison, <32 x i32> zeroinitializer
  %198 = icmp ne <32 x i32> %197, %191
  %199 = and <32 x i32> %197, %191
  %200 = icmp ne <32 x i32> %199, zeroinitializer
  %201 = and <32 x i1> %198, %200
  %202 = or <32 x i1> %195, %201
  br i1 %189, label %203, label %213

203:
  %204 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %205 = load i32, ptr %204, align 4
  %206 = xor i32 %2, -1
  %207 = and i32 %205, %206
  %208 = insertelement <32 x i32> poison, i32 %207, i64 0
  %209 = shufflevector <32 x i32> %208, <32 x i32> poison, <32 x i32> zeroinitializer
  %210 = and <32 x i32> %209, %191
  %211 = icmp ne <32 x i32> %210, zeroinitializer
  %212 = or <32 x i1> %202, %211
  br label %213

213:
  %214 = phi <32 x i1> [ %212, %203 ], [ %202, %187 ]
  %215 = bitcast <32 x i1> %214 to i32
  %216 = and i32 %2, %215
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %219, label %218

218:
  call void @suspect(ptr %0)
  br label %219

219:
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %221 = load i32, ptr %220, align 4
  %222 = and i32 %193, %2
  %223 = xor i32 %222, -1
  %224 = and i32 %221, %223
  %225 = icmp eq i32 %224, 0
  %226 = icmp ne i32 %188, 0
  %227 = and i1 %226, %225
  br i1 %227, label %228, label %241

228:
  %229 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %230 = load i64, ptr %229, align 8
  %231 = icmp eq i64 %230, 0
  br i1 %231, label %233, label %232

232:
  call void @screen_held(ptr %0)
  br label %233

233:
  call void @clock_gather(ptr %0, ptr %1, i1 zeroext false)
  call void @share_fences(ptr %0, ptr %1)
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %235 = load i32, ptr %234, align 4
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %238, label %237

237:
  store i32 -1, ptr %234, align 4
  br label %238

238:
  %239 = call i32 @tick(ptr %0)
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  store i32 %239, ptr %240, align 16
  br label %241

241:
  %242 = and i32 %4, 16
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %245, label %244

244:
  call void @fence_proxy(ptr %0, ptr %1, i32 %2)
  br label %245

245:
  %246 = and i32 %4, 64
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %257, label %248

248:
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %250 = and i64 %180, 4294967295
  %251 = getelementptr inbounds nuw i32, ptr %249, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = icmp eq i32 %252, 0
  %254 = icmp eq i32 %252, %5
  %255 = or i1 %253, %254
  %256 = select i1 %255, i32 %5, i32 -1
  store i32 %256, ptr %251, align 4
  br label %257

257:
  %258 = and i32 %4, 128
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %324, label %260

260:
  %261 = trunc i64 %180 to i32
  %262 = icmp eq i32 %2, 3
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 744
  %264 = and i64 %180, 4294967295
  %265 = getelementptr inbounds nuw i32, ptr %263, i64 %264
  %266 = load i32, ptr %265, align 4
  store i32 0, ptr %265, align 4
  br i1 %262, label %267, label %319

267:
  %268 = icmp eq i32 %266, -1
  br i1 %268, label %281, label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %271 = load i32, ptr %270, align 8
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 476
  %273 = load i32, ptr %272, align 4
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 480
  %275 = load i32, ptr %274, align 8
  %276 = mul i32 %275, %273
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 484
  %278 = load i32, ptr %277, align 4
  %279 = mul i32 %276, %278
  %280 = icmp eq i32 %271, %279
  br i1 %280, label %282, label %281

281:
  call void @suspect(ptr %0)
  br label %282

282:
  %283 = call i32 @tick(ptr %0)
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 808
  store i32 %283, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %286 = load i64, ptr %285, align 8
  %287 = icmp ugt i64 %286, 1
  br i1 %287, label %291, label %288

288:
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %290 = load i64, ptr %289, align 8
  br label %291

291:
  %292 = phi i64 [ %290, %288 ], [ 0, %282 ]
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %292, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 248
  store i64 0, ptr %294, align 8
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %297 = load i64, ptr %296, align 8
  %298 = icmp eq i64 %297, 0
  br i1 %298, label %318, label %299

299:
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %301 = load ptr, ptr %300, align 8
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 7000
  br label %306

306:
  %307 = phi i64 [ 0, %299 ], [ %316, %315 ]
  %308 = mul i64 %303, %307
  %309 = getelementptr inbounds nuw i8, ptr %301, i64 %308
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 1756
  %311 = load i32, ptr %310, align 4
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %315, label %313

313:
  %314 = load i64, ptr %304, align 8
  store i64 %314, ptr %305, align 8
  br label %315

315:
  %316 = add nuw i64 %307, 1
  %317 = icmp eq i64 %316, %297
  br i1 %317, label %318, label %306

318:
  call void @clock_share(ptr %0)
  call void @share_stores(ptr %0)
  br label %324

319:
  %320 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %321 = load i64, ptr %320, align 8
  %322 = icmp eq i64 %321, 0
  br i1 %322, label %324, label %323

323:
  call void @clock_open(ptr %0, i32 %261)
  br label %324

324:
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %326 = load i64, ptr %325, align 8
  %327 = icmp eq i64 %326, 0
  br i1 %327, label %361, label %328

328:
  br i1 %10, label %334, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 616
  %331 = getelementptr inbounds nuw i32, ptr %330, i64 %179
  %332 = load i32, ptr %331, align 4
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %361, label %334

334:
  %335 = and i32 %4, 296
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %342, label %337

337:
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %339 = load i64, ptr %338, align 8
  %340 = icmp eq i64 %339, 0
  br i1 %340, label %342, label %341

341:
  call void @screen_held(ptr %0)
  br label %342

342:
  %343 = add nuw nsw i64 %179, 1
  %344 = add i64 %14, 17
  %345 = select i1 %10, i64 %344, i64 %343
  %346 = and i32 %4, 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %349, label %348

348:
  call void @clock_learn(ptr %0, ptr %1, i32 %2)
  br label %349

349:
  %350 = and i32 %4, 8
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %353, label %352

352:
  call void @clock_fence(ptr %0, ptr %1, i32 %2)
  br label %353

353:
  %354 = and i32 %4, 32
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %357, label %356

356:
  call void @clock_release_at(ptr %0, ptr %1, i32 %2, i64 %345, i32 128)
  br label %357

357:
  %358 = and i32 %4, 256
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %361, label %360

360:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %345, i32 512)
  br label %361

361:
  ret void
}

define internal void @_ZN12_GLOBAL__N_111check_startEP7contextjDv32_y(ptr %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  store <32 x i64> %2, ptr %4, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 192
  br label %7

7:
  %8 = phi i32 [ %1, %3 ], [ %26, %24 ]
  %9 = call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %4, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = lshr i64 %12, 40
  %14 = load i64, ptr %5, align 8
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %16, label %24

16:
  %17 = load ptr, ptr %6, align 8
  %18 = getelementptr inbounds nuw %struct.shadow, ptr %17, i64 %13
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = and i64 %20, 1
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %24, label %23

23:
  call void @suspect(ptr %0)
  br label %24

24:
  %25 = add i32 %8, -1
  %26 = and i32 %25, %8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %7

28:
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
  br i1 %11, label %12, label %348

12:
  %13 = add nsw i64 %5, -4
  %14 = icmp ult i64 %13, 16
  br i1 %14, label %15, label %16

15:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %5, i32 %1, <32 x i64> %7)
  br label %348

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 192
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw %struct.shadow, ptr %20, i64 %5
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 32
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 3
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load i32, ptr %25, align 8
  %27 = and i32 %26, 2
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %36, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = and i64 %31, 2
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %36, label %34

34:
  call void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %8, i64 %5)
  %35 = load i64, ptr %22, align 8
  br label %36

36:
  %37 = phi i64 [ %35, %34 ], [ %23, %29 ], [ %23, %16 ]
  switch i64 %37, label %44 [
    i64 0, label %348
    i64 1, label %38
  ]

38:
  %39 = load i32, ptr %25, align 8
  %40 = and i32 %39, 2
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %348, label %42

42:
  %43 = load ptr, ptr %0, align 8
  call void @suspect(ptr %43)
  br label %348

44:
  %45 = load ptr, ptr %0, align 8
  br i1 %24, label %46, label %116

46:
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 224
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 0
  br i1 %49, label %61, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %52 = load i32, ptr %51, align 4
  %53 = call zeroext i1 @meets_held(ptr %45, i32 %1, <32 x i64> %7, i32 %52)
  br i1 %53, label %54, label %61

54:
  call void @screen_held(ptr %45)
  %55 = load i32, ptr %25, align 8
  %56 = and i32 %55, 2
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %61, label %58

58:
  %59 = load ptr, ptr %0, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 232
  store i64 0, ptr %60, align 8
  br label %61

61:
  %62 = load i32, ptr %25, align 8
  %63 = and i32 %62, 2
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %166, label %65

65:
  %66 = load ptr, ptr %17, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 1088
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 408
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %68, %70
  br i1 %71, label %72, label %76

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %74 = load i32, ptr %73, align 4
  call void @check_sources(ptr %66, i32 %1, <32 x i64> %7, i32 %74)
  %75 = load ptr, ptr %17, align 8
  br label %76

76:
  %77 = phi ptr [ %75, %72 ], [ %66, %65 ]
  %78 = load ptr, ptr %0, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %80 = load ptr, ptr %79, align 8
  call void @check_products(ptr %78, ptr %77, ptr %80, i32 %1, <32 x i64> %7)
  %81 = load i32, ptr %25, align 8
  %82 = and i32 %81, 49
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %101

84:
  %85 = load ptr, ptr %0, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 824
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 1184
  %90 = load i64, ptr %89, align 8
  %91 = icmp ne i64 %90, 0
  %92 = select i1 %91, i1 %88, i1 false
  br i1 %92, label %93, label %101

93:
  %94 = load ptr, ptr %17, align 8
  %95 = icmp eq ptr %94, %85
  br i1 %95, label %96, label %100

96:
  %97 = load ptr, ptr %79, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %99 = load i32, ptr %98, align 4
  call void @note_store(ptr %85, ptr %97, i32 %1, <32 x i64> %7, i32 %99)
  br label %101

100:
  call void @suspect(ptr %85)
  br label %101

101:
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 1184
  %104 = load i64, ptr %103, align 8
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %166, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 824
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %166, label %110

110:
  %111 = load ptr, ptr %17, align 8
  %112 = icmp eq ptr %111, %102
  br i1 %112, label %166, label %113

113:
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %115 = load i32, ptr %114, align 4
  call void @copy_to_peer(ptr %102, ptr %111, i32 %1, <32 x i64> %7, i32 %115)
  br label %166

116:
  %117 = getelementptr inbounds nuw i8, ptr %45, i64 820
  %118 = load i32, ptr %117, align 4
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %124, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %45, i64 824
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  br label %124

124:
  %125 = phi i1 [ false, %116 ], [ %123, %120 ]
  %126 = load i32, ptr %25, align 8
  %127 = and i32 %126, 4
  %128 = icmp ne i32 %127, 0
  %129 = select i1 %125, i1 %128, i1 false
  %130 = getelementptr inbounds nuw i8, ptr %45, i64 7056
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = trunc nuw nsw i64 %5 to i32
  %134 = and i32 %133, 31
  %135 = shl nuw i32 1, %134
  %136 = load i32, ptr %132, align 4
  br i1 %129, label %137, label %139

137:
  %138 = or i32 %136, %135
  store i32 %138, ptr %132, align 4
  br label %143

139:
  %140 = and i32 %136, %135
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %143, label %142

142:
  call void @suspect(ptr %45)
  br label %143

143:
  %144 = xor i1 %125, %129
  br i1 %144, label %145, label %166

145:
  %146 = load i64, ptr %22, align 8
  %147 = add i64 %146, -3
  %148 = icmp ult i64 %147, 2
  %149 = load i32, ptr %25, align 8
  %150 = and i32 %149, 1
  %151 = icmp ne i32 %150, 0
  %152 = select i1 %148, i1 %151, i1 false
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %154 = load i8, ptr %153, align 8
  %155 = trunc nuw i8 %154 to i1
  %156 = load ptr, ptr %0, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %158 = load ptr, ptr %157, align 8
  br i1 %155, label %159, label %163

159:
  %160 = load i64, ptr %3, align 8
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %162 = load i32, ptr %161, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %156, ptr %158, i32 %1, i64 %160, ptr %21, i32 %162, i1 zeroext %152)
  br label %348

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %165 = load i32, ptr %164, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %156, ptr %158, i32 %1, <32 x i64> %7, ptr %21, i32 %165, i1 zeroext %152)
  br label %348

166:
  %167 = load i32, ptr %25, align 8
  %168 = and i32 %167, 16
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %190, label %170

170:
  %171 = load i64, ptr %22, align 8
  %172 = add i64 %171, -3
  %173 = icmp ult i64 %172, 2
  %174 = and i32 %167, 1
  %175 = icmp ne i32 %174, 0
  %176 = and i1 %175, %173
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %178 = load i8, ptr %177, align 8
  %179 = trunc nuw i8 %178 to i1
  %180 = load ptr, ptr %0, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %182 = load ptr, ptr %181, align 8
  br i1 %179, label %183, label %187

183:
  %184 = load i64, ptr %3, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %186 = load i32, ptr %185, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %180, ptr %182, i32 %1, i64 %184, ptr %21, i32 %186, i1 zeroext %176)
  br label %348

187:
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %189 = load i32, ptr %188, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %180, ptr %182, i32 %1, <32 x i64> %7, ptr %21, i32 %189, i1 zeroext %176)
  br label %348

190:
  %191 = and i32 %167, 32
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %213, label %193

193:
  %194 = load i64, ptr %22, align 8
  %195 = add i64 %194, -3
  %196 = icmp ult i64 %195, 2
  %197 = and i32 %167, 1
  %198 = icmp ne i32 %197, 0
  %199 = and i1 %198, %196
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %201 = load i8, ptr %200, align 8
  %202 = trunc nuw i8 %201 to i1
  %203 = load ptr, ptr %0, align 8
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %205 = load ptr, ptr %204, align 8
  br i1 %202, label %206, label %210

206:
  %207 = load i64, ptr %3, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %209 = load i32, ptr %208, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %203, ptr %205, i32 %1, i64 %207, ptr %21, i32 %209, i1 zeroext %199)
  br label %348

210:
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %212 = load i32, ptr %211, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %203, ptr %205, i32 %1, <32 x i64> %7, ptr %21, i32 %212, i1 zeroext %199)
  br label %348

213:
  br i1 %24, label %214, label %219

214:
  %215 = load ptr, ptr %0, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 544
  %217 = load i64, ptr %216, align 8
  %218 = icmp ult i64 %217, 2
  br label %219

219:
  %220 = phi i1 [ false, %213 ], [ %218, %214 ]
  %221 = and i32 %167, 4
  %222 = icmp eq i32 %221, 0
  %223 = or i1 %222, %220
  br i1 %223, label %227, label %224

224:
  %225 = and i32 %167, 8
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %228, label %283

227:
  br i1 %222, label %283, label %228

228:
  %229 = and i32 %167, 2
  %230 = icmp eq i32 %229, 0
  %231 = and i32 %167, 536870912
  %232 = icmp eq i32 %231, 0
  br i1 %230, label %262, label %233

233:
  %234 = load i64, ptr %22, align 8
  %235 = add i64 %234, -3
  %236 = icmp ult i64 %235, 2
  %237 = and i32 %167, 1
  %238 = icmp ne i32 %237, 0
  %239 = and i1 %238, %236
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %241 = load i8, ptr %240, align 8
  %242 = trunc nuw i8 %241 to i1
  %243 = load ptr, ptr %0, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %245 = load ptr, ptr %244, align 8
  br i1 %232, label %254, label %246

246:
  br i1 %242, label %247, label %251

247:
  %248 = load i64, ptr %3, align 8
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %250 = load i32, ptr %249, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %243, ptr %245, i32 %1, i64 %248, ptr %21, i32 %250, i1 zeroext %239)
  br label %348

251:
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %253 = load i32, ptr %252, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %243, ptr %245, i32 %1, <32 x i64> %7, ptr %21, i32 %253, i1 zeroext %239)
  br label %348

254:
  br i1 %242, label %255, label %259

255:
  %256 = load i64, ptr %3, align 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %258 = load i32, ptr %257, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %243, ptr %245, i32 %1, i64 %256, ptr %21, i32 %258, i1 zeroext %239)
  br label %348

259:
  %260 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %261 = load i32, ptr %260, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %243, ptr %245, i32 %1, <32 x i64> %7, ptr %21, i32 %261, i1 zeroext %239)
  br label %348

262:
  br i1 %232, label %263, label %283

263:
  %264 = load i64, ptr %22, align 8
  %265 = add i64 %264, -3
  %266 = icmp ult i64 %265, 2
  %267 = and i32 %167, 1
  %268 = icmp ne i32 %267, 0
  %269 = and i1 %268, %266
  %270 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %271 = load i8, ptr %270, align 8
  %272 = trunc nuw i8 %271 to i1
  %273 = load ptr, ptr %0, align 8
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %275 = load ptr, ptr %274, align 8
  br i1 %272, label %276, label %280

276:
  %277 = load i64, ptr %3, align 8
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %279 = load i32, ptr %278, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %273, ptr %275, i32 %1, i64 %277, ptr %21, i32 %279, i1 zeroext %269)
  br label %348

280:
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %282 = load i32, ptr %281, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %273, ptr %275, i32 %1, <32 x i64> %7, ptr %21, i32 %282, i1 zeroext %269)
  br label %348

283:
  %284 = and i32 %167, 2
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %286, label %306

286:
  %287 = load i64, ptr %22, align 8
  %288 = add i64 %287, -3
  %289 = icmp ult i64 %288, 2
  %290 = and i32 %167, 1
  %291 = icmp ne i32 %290, 0
  %292 = and i1 %291, %289
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %294 = load i8, ptr %293, align 8
  %295 = trunc nuw i8 %294 to i1
  %296 = load ptr, ptr %0, align 8
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %298 = load ptr, ptr %297, align 8
  br i1 %295, label %299, label %303

299:
  %300 = load i64, ptr %3, align 8
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %302 = load i32, ptr %301, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %296, ptr %298, i32 %1, i64 %300, ptr %21, i32 %302, i1 zeroext %292)
  br label %348

303:
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %305 = load i32, ptr %304, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %296, ptr %298, i32 %1, <32 x i64> %7, ptr %21, i32 %305, i1 zeroext %292)
  br label %348

306:
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %308 = load i8, ptr %307, align 8
  %309 = trunc nuw i8 %308 to i1
  br i1 %309, label %310, label %317

310:
  %311 = load i64, ptr %22, align 8
  %312 = add i64 %311, -3
  %313 = icmp ult i64 %312, 2
  %314 = and i32 %167, 1
  %315 = icmp ne i32 %314, 0
  %316 = and i1 %313, %315
  br label %334

317:
  %318 = load ptr, ptr %0, align 8
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %320 = load ptr, ptr %319, align 8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %322 = load i32, ptr %321, align 4
  %323 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %318, ptr %320, i32 %1, <32 x i64> %7, ptr %21, i32 %322)
  br i1 %323, label %348, label %324

324:
  %325 = load i32, ptr %25, align 8
  %326 = load i8, ptr %307, align 8
  %327 = trunc nuw i8 %326 to i1
  %328 = load i64, ptr %22, align 8
  %329 = add i64 %328, -3
  %330 = icmp ult i64 %329, 2
  %331 = and i32 %325, 1
  %332 = icmp ne i32 %331, 0
  %333 = select i1 %330, i1 %332, i1 false
  br i1 %327, label %334, label %342

334:
  %335 = phi i1 [ %316, %310 ], [ %333, %324 ]
  %336 = load ptr, ptr %0, align 8
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %338 = load ptr, ptr %337, align 8
  %339 = load i64, ptr %3, align 8
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %341 = load i32, ptr %340, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %336, ptr %338, i32 %1, i64 %339, ptr %21, i32 %341, i1 zeroext %335)
  br label %348

342:
  %343 = load ptr, ptr %0, align 8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %345 = load ptr, ptr %344, align 8
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %347 = load i32, ptr %346, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %343, ptr %345, i32 %1, <32 x i64> %7, ptr %21, i32 %347, i1 zeroext %333)
  br label %348

348:
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %350 = load i32, ptr %349, align 8
  %351 = and i32 %350, 260
  %352 = icmp eq i32 %351, 260
  br i1 %352, label %353, label %379

353:
  %354 = load ptr, ptr %0, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 7064
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %356, 0
  br i1 %357, label %379, label %358

358:
  %359 = getelementptr inbounds nuw i8, ptr %354, i64 544
  %360 = load i64, ptr %359, align 8
  %361 = icmp ugt i64 %360, 1
  br i1 %361, label %374, label %362

362:
  %363 = getelementptr inbounds nuw i8, ptr %354, i64 7112
  %364 = load ptr, ptr %363, align 8
  %365 = getelementptr inbounds nuw i8, ptr %364, i64 24
  %366 = load i64, ptr %365, align 8
  %367 = icmp eq i64 %366, 0
  br i1 %367, label %368, label %374

368:
  %369 = getelementptr inbounds nuw i8, ptr %354, i64 7104
  %370 = load ptr, ptr %369, align 8
  %371 = getelementptr inbounds nuw i8, ptr %370, i64 24
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %379, label %374

374:
  %375 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %376 = load ptr, ptr %375, align 8
  %377 = load i64, ptr %3, align 8
  call void @clock_acquire_at(ptr %354, ptr %376, i32 %1, i64 %377, i32 %350)
  %378 = load i32, ptr %349, align 8
  br label %379

379:
  %380 = phi i32 [ %350, %348 ], [ %350, %353 ], [ %378, %374 ], [ %350, %368 ]
  %381 = and i32 %380, 67108870
  %382 = icmp eq i32 %381, 6
  br i1 %382, label %383, label %410

383:
  %384 = load ptr, ptr %0, align 8
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 7064
  %386 = load i64, ptr %385, align 8
  %387 = icmp eq i64 %386, 0
  br i1 %387, label %410, label %388

388:
  %389 = and i32 %380, 128
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %391, label %397

391:
  %392 = getelementptr inbounds nuw i8, ptr %384, i64 7120
  %393 = load i64, ptr %392, align 8
  %394 = getelementptr inbounds nuw i8, ptr %384, i64 408
  %395 = load i64, ptr %394, align 8
  %396 = icmp eq i64 %393, %395
  br i1 %396, label %397, label %410

397:
  %398 = getelementptr inbounds nuw i8, ptr %384, i64 224
  %399 = load i64, ptr %398, align 8
  %400 = icmp eq i64 %399, 0
  br i1 %400, label %404, label %401

401:
  call void @screen_held(ptr %384)
  %402 = load ptr, ptr %0, align 8
  %403 = load i32, ptr %349, align 8
  br label %404

404:
  %405 = phi i32 [ %380, %397 ], [ %403, %401 ]
  %406 = phi ptr [ %384, %397 ], [ %402, %401 ]
  %407 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %408 = load ptr, ptr %407, align 8
  %409 = load i64, ptr %3, align 8
  call void @clock_release_at(ptr %406, ptr %408, i32 %1, i64 %409, i32 %405)
  br label %410

410:
  ret void
}

define internal void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 64
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %353, label %9

9:
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = icmp ugt i64 %12, 1
  br i1 %13, label %14, label %669

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 192
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %18, i64 96
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 3
  %23 = and i32 %6, 2
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %32, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %18, i64 104
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, 2
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %32, label %30

30:
  call void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %10, i64 1)
  %31 = load i64, ptr %20, align 8
  br label %32

32:
  %33 = phi i64 [ %21, %14 ], [ %21, %25 ], [ %31, %30 ]
  switch i64 %33, label %40 [
    i64 0, label %669
    i64 1, label %34
  ]

34:
  %35 = load i32, ptr %5, align 8
  %36 = and i32 %35, 2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %669, label %38

38:
  %39 = load ptr, ptr %0, align 8
  call void @suspect(ptr %39)
  br label %669

40:
  %41 = load ptr, ptr %0, align 8
  br i1 %22, label %42, label %112

42:
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 224
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  br i1 %45, label %57, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %48 = load i32, ptr %47, align 4
  %49 = call zeroext i1 @meets_held(ptr %41, i32 %1, <32 x i64> %2, i32 %48)
  br i1 %49, label %50, label %57

50:
  call void @screen_held(ptr %41)
  %51 = load i32, ptr %5, align 8
  %52 = and i32 %51, 2
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %57, label %54

54:
  %55 = load ptr, ptr %0, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 232
  store i64 0, ptr %56, align 8
  br label %57

57:
  %58 = load i32, ptr %5, align 8
  %59 = and i32 %58, 2
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %164, label %61

61:
  %62 = load ptr, ptr %15, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 1088
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 408
  %66 = load i64, ptr %65, align 8
  %67 = icmp eq i64 %64, %66
  br i1 %67, label %68, label %72

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %70 = load i32, ptr %69, align 4
  call void @check_sources(ptr %62, i32 %1, <32 x i64> %2, i32 %70)
  %71 = load ptr, ptr %15, align 8
  br label %72

72:
  %73 = phi ptr [ %71, %68 ], [ %62, %61 ]
  %74 = load ptr, ptr %0, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %76 = load ptr, ptr %75, align 8
  call void @check_products(ptr %74, ptr %73, ptr %76, i32 %1, <32 x i64> %2)
  %77 = load i32, ptr %5, align 8
  %78 = and i32 %77, 49
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %97

80:
  %81 = load ptr, ptr %0, align 8
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 824
  %83 = load i64, ptr %82, align 8
  %84 = icmp eq i64 %83, 0
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 1184
  %86 = load i64, ptr %85, align 8
  %87 = icmp ne i64 %86, 0
  %88 = select i1 %87, i1 %84, i1 false
  br i1 %88, label %89, label %97

89:
  %90 = load ptr, ptr %15, align 8
  %91 = icmp eq ptr %90, %81
  br i1 %91, label %92, label %96

92:
  %93 = load ptr, ptr %75, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %95 = load i32, ptr %94, align 4
  call void @note_store(ptr %81, ptr %93, i32 %1, <32 x i64> %2, i32 %95)
  br label %97

96:
  call void @suspect(ptr %81)
  br label %97

97:
  %98 = load ptr, ptr %0, align 8
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 1184
  %100 = load i64, ptr %99, align 8
  %101 = icmp eq i64 %100, 0
  br i1 %101, label %164, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 824
  %104 = load i64, ptr %103, align 8
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %164, label %106

106:
  %107 = load ptr, ptr %15, align 8
  %108 = icmp eq ptr %107, %98
  br i1 %108, label %164, label %109

109:
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %111 = load i32, ptr %110, align 4
  call void @copy_to_peer(ptr %98, ptr %107, i32 %1, <32 x i64> %2, i32 %111)
  br label %164

112:
  %113 = getelementptr inbounds nuw i8, ptr %41, i64 820
  %114 = load i32, ptr %113, align 4
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr inbounds nuw i8, ptr %41, i64 7056
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %120 = load i32, ptr %119, align 4
  br label %133

121:
  %122 = getelementptr inbounds nuw i8, ptr %41, i64 824
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = load i32, ptr %5, align 8
  %126 = and i32 %125, 4
  %127 = icmp ne i32 %126, 0
  %128 = select i1 %124, i1 %127, i1 false
  %129 = getelementptr inbounds nuw i8, ptr %41, i64 7056
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %132 = load i32, ptr %131, align 4
  br i1 %128, label %140, label %133

133:
  %134 = phi i32 [ %120, %116 ], [ %132, %121 ]
  %135 = phi i1 [ false, %116 ], [ %124, %121 ]
  %136 = and i32 %134, 2
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %139, label %138

138:
  call void @suspect(ptr %41)
  br label %139

139:
  br i1 %135, label %142, label %164

140:
  %141 = or i32 %132, 2
  store i32 %141, ptr %131, align 4
  br label %164

142:
  %143 = load i64, ptr %20, align 8
  %144 = add i64 %143, -3
  %145 = icmp ult i64 %144, 2
  %146 = load i32, ptr %5, align 8
  %147 = and i32 %146, 1
  %148 = icmp ne i32 %147, 0
  %149 = select i1 %145, i1 %148, i1 false
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %151 = load i8, ptr %150, align 8
  %152 = trunc nuw i8 %151 to i1
  %153 = load ptr, ptr %0, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %155 = load ptr, ptr %154, align 8
  br i1 %152, label %156, label %161

156:
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %160 = load i32, ptr %159, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %153, ptr %155, i32 %1, i64 %158, ptr %19, i32 %160, i1 zeroext %149)
  br label %669

161:
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %163 = load i32, ptr %162, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %153, ptr %155, i32 %1, <32 x i64> %2, ptr %19, i32 %163, i1 zeroext %149)
  br label %669

164:
  %165 = load i32, ptr %5, align 8
  %166 = and i32 %165, 16
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %189, label %168

168:
  %169 = load i64, ptr %20, align 8
  %170 = add i64 %169, -3
  %171 = icmp ult i64 %170, 2
  %172 = and i32 %165, 1
  %173 = icmp ne i32 %172, 0
  %174 = and i1 %173, %171
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %176 = load i8, ptr %175, align 8
  %177 = trunc nuw i8 %176 to i1
  %178 = load ptr, ptr %0, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %180 = load ptr, ptr %179, align 8
  br i1 %177, label %181, label %186

181:
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %183 = load i64, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %185 = load i32, ptr %184, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %178, ptr %180, i32 %1, i64 %183, ptr %19, i32 %185, i1 zeroext %174)
  br label %669

186:
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %188 = load i32, ptr %187, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %178, ptr %180, i32 %1, <32 x i64> %2, ptr %19, i32 %188, i1 zeroext %174)
  br label %669

189:
  %190 = and i32 %165, 32
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %213, label %192

192:
  %193 = load i64, ptr %20, align 8
  %194 = add i64 %193, -3
  %195 = icmp ult i64 %194, 2
  %196 = and i32 %165, 1
  %197 = icmp ne i32 %196, 0
  %198 = and i1 %197, %195
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %200 = load i8, ptr %199, align 8
  %201 = trunc nuw i8 %200 to i1
  %202 = load ptr, ptr %0, align 8
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %204 = load ptr, ptr %203, align 8
  br i1 %201, label %205, label %210

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %209 = load i32, ptr %208, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %202, ptr %204, i32 %1, i64 %207, ptr %19, i32 %209, i1 zeroext %198)
  br label %669

210:
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %212 = load i32, ptr %211, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %202, ptr %204, i32 %1, <32 x i64> %2, ptr %19, i32 %212, i1 zeroext %198)
  br label %669

213:
  br i1 %22, label %214, label %219

214:
  %215 = load ptr, ptr %0, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 544
  %217 = load i64, ptr %216, align 8
  %218 = icmp ult i64 %217, 2
  br label %219

219:
  %220 = phi i1 [ false, %213 ], [ %218, %214 ]
  %221 = and i32 %165, 4
  %222 = icmp eq i32 %221, 0
  %223 = or i1 %222, %220
  br i1 %223, label %227, label %224

224:
  %225 = and i32 %165, 8
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %228, label %286

227:
  br i1 %222, label %286, label %228

228:
  %229 = and i32 %165, 2
  %230 = icmp eq i32 %229, 0
  %231 = and i32 %165, 536870912
  %232 = icmp eq i32 %231, 0
  br i1 %230, label %264, label %233

233:
  %234 = load i64, ptr %20, align 8
  %235 = add i64 %234, -3
  %236 = icmp ult i64 %235, 2
  %237 = and i32 %165, 1
  %238 = icmp ne i32 %237, 0
  %239 = and i1 %238, %236
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %241 = load i8, ptr %240, align 8
  %242 = trunc nuw i8 %241 to i1
  %243 = load ptr, ptr %0, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %245 = load ptr, ptr %244, align 8
  br i1 %232, label %255, label %246

246:
  br i1 %242, label %247, label %252

247:
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %251 = load i32, ptr %250, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %243, ptr %245, i32 %1, i64 %249, ptr %19, i32 %251, i1 zeroext %239)
  br label %669

252:
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %254 = load i32, ptr %253, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %243, ptr %245, i32 %1, <32 x i64> %2, ptr %19, i32 %254, i1 zeroext %239)
  br label %669

255:
  br i1 %242, label %256, label %261

256:
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %260 = load i32, ptr %259, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %243, ptr %245, i32 %1, i64 %258, ptr %19, i32 %260, i1 zeroext %239)
  br label %669

261:
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %263 = load i32, ptr %262, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %243, ptr %245, i32 %1, <32 x i64> %2, ptr %19, i32 %263, i1 zeroext %239)
  br label %669

264:
  br i1 %232, label %265, label %286

265:
  %266 = load i64, ptr %20, align 8
  %267 = add i64 %266, -3
  %268 = icmp ult i64 %267, 2
  %269 = and i32 %165, 1
  %270 = icmp ne i32 %269, 0
  %271 = and i1 %270, %268
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %273 = load i8, ptr %272, align 8
  %274 = trunc nuw i8 %273 to i1
  %275 = load ptr, ptr %0, align 8
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %277 = load ptr, ptr %276, align 8
  br i1 %274, label %278, label %283

278:
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %282 = load i32, ptr %281, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %275, ptr %277, i32 %1, i64 %280, ptr %19, i32 %282, i1 zeroext %271)
  br label %669

283:
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %285 = load i32, ptr %284, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %275, ptr %277, i32 %1, <32 x i64> %2, ptr %19, i32 %285, i1 zeroext %271)
  br label %669

286:
  %287 = and i32 %165, 2
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %310

289:
  %290 = load i64, ptr %20, align 8
  %291 = add i64 %290, -3
  %292 = icmp ult i64 %291, 2
  %293 = and i32 %165, 1
  %294 = icmp ne i32 %293, 0
  %295 = and i1 %294, %292
  %296 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %297 = load i8, ptr %296, align 8
  %298 = trunc nuw i8 %297 to i1
  %299 = load ptr, ptr %0, align 8
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %301 = load ptr, ptr %300, align 8
  br i1 %298, label %302, label %307

302:
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %306 = load i32, ptr %305, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %299, ptr %301, i32 %1, i64 %304, ptr %19, i32 %306, i1 zeroext %295)
  br label %669

307:
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %309 = load i32, ptr %308, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %299, ptr %301, i32 %1, <32 x i64> %2, ptr %19, i32 %309, i1 zeroext %295)
  br label %669

310:
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %312 = load i8, ptr %311, align 8
  %313 = trunc nuw i8 %312 to i1
  br i1 %313, label %314, label %321

314:
  %315 = load i64, ptr %20, align 8
  %316 = add i64 %315, -3
  %317 = icmp ult i64 %316, 2
  %318 = and i32 %165, 1
  %319 = icmp ne i32 %318, 0
  %320 = and i1 %317, %319
  br label %338

321:
  %322 = load ptr, ptr %0, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %324 = load ptr, ptr %323, align 8
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %326 = load i32, ptr %325, align 4
  %327 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %322, ptr %324, i32 %1, <32 x i64> %2, ptr %19, i32 %326)
  br i1 %327, label %669, label %328

328:
  %329 = load i32, ptr %5, align 8
  %330 = load i8, ptr %311, align 8
  %331 = trunc nuw i8 %330 to i1
  %332 = load i64, ptr %20, align 8
  %333 = add i64 %332, -3
  %334 = icmp ult i64 %333, 2
  %335 = and i32 %329, 1
  %336 = icmp ne i32 %335, 0
  %337 = select i1 %334, i1 %336, i1 false
  br i1 %331, label %338, label %347

338:
  %339 = phi i1 [ %320, %314 ], [ %337, %328 ]
  %340 = load ptr, ptr %0, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %342 = load ptr, ptr %341, align 8
  %343 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %346 = load i32, ptr %345, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %340, ptr %342, i32 %1, i64 %344, ptr %19, i32 %346, i1 zeroext %339)
  br label %669

347:
  %348 = load ptr, ptr %0, align 8
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %350 = load ptr, ptr %349, align 8
  %351 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %352 = load i32, ptr %351, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %348, ptr %350, i32 %1, <32 x i64> %2, ptr %19, i32 %352, i1 zeroext %337)
  br label %669

353:
  %354 = lshr <32 x i64> %2, splat (i64 40)
  store <32 x i64> %354, ptr %4, align 64
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %358 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %360

360:
  %361 = phi i32 [ %1, %353 ], [ %370, %666 ]
  %362 = call i32 @llvm.cttz.i32(i32 %361, i1 true)
  %363 = zext nneg i32 %362 to i64
  %364 = getelementptr inbounds nuw i64, ptr %4, i64 %363
  %365 = load i64, ptr %364, align 8
  %366 = insertelement <32 x i64> poison, i64 %365, i64 0
  %367 = shufflevector <32 x i64> %366, <32 x i64> poison, <32 x i32> zeroinitializer
  %368 = icmp ne <32 x i64> %354, %367
  %369 = bitcast <32 x i1> %368 to i32
  %370 = and i32 %361, %369
  %371 = xor i32 %370, %361
  %372 = load ptr, ptr %0, align 8
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 16
  %374 = load i64, ptr %373, align 8
  %375 = icmp ult i64 %365, %374
  br i1 %375, label %376, label %666

376:
  %377 = add i64 %365, -4
  %378 = icmp ult i64 %377, 16
  br i1 %378, label %379, label %380

379:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %365, i32 %371, <32 x i64> %2)
  br label %666

380:
  %381 = load ptr, ptr %355, align 8
  %382 = getelementptr inbounds nuw i8, ptr %381, i64 192
  %383 = load ptr, ptr %382, align 8
  %384 = getelementptr inbounds nuw %struct.shadow, ptr %383, i64 %365
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 32
  %386 = load i64, ptr %385, align 8
  %387 = icmp eq i64 %386, 3
  %388 = load i32, ptr %5, align 8
  %389 = and i32 %388, 2
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %398, label %391

391:
  %392 = getelementptr inbounds nuw i8, ptr %384, i64 40
  %393 = load i64, ptr %392, align 8
  %394 = and i64 %393, 2
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %398, label %396

396:
  call void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %372, i64 %365)
  %397 = load i64, ptr %385, align 8
  br label %398

398:
  %399 = phi i64 [ %397, %396 ], [ %386, %391 ], [ %386, %380 ]
  switch i64 %399, label %406 [
    i64 0, label %666
    i64 1, label %400
  ]

400:
  %401 = load i32, ptr %5, align 8
  %402 = and i32 %401, 2
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %666, label %404

404:
  %405 = load ptr, ptr %0, align 8
  call void @suspect(ptr %405)
  br label %666

406:
  %407 = load ptr, ptr %0, align 8
  br i1 %387, label %408, label %473

408:
  %409 = getelementptr inbounds nuw i8, ptr %407, i64 224
  %410 = load i64, ptr %409, align 8
  %411 = icmp eq i64 %410, 0
  br i1 %411, label %422, label %412

412:
  %413 = load i32, ptr %358, align 4
  %414 = call zeroext i1 @meets_held(ptr %407, i32 %371, <32 x i64> %2, i32 %413)
  br i1 %414, label %415, label %422

415:
  call void @screen_held(ptr %407)
  %416 = load i32, ptr %5, align 8
  %417 = and i32 %416, 2
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %422, label %419

419:
  %420 = load ptr, ptr %0, align 8
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 232
  store i64 0, ptr %421, align 8
  br label %422

422:
  %423 = load i32, ptr %5, align 8
  %424 = and i32 %423, 2
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %519, label %426

426:
  %427 = load ptr, ptr %355, align 8
  %428 = getelementptr inbounds nuw i8, ptr %427, i64 1088
  %429 = load i64, ptr %428, align 8
  %430 = getelementptr inbounds nuw i8, ptr %427, i64 408
  %431 = load i64, ptr %430, align 8
  %432 = icmp eq i64 %429, %431
  br i1 %432, label %433, label %436

433:
  %434 = load i32, ptr %358, align 4
  call void @check_sources(ptr %427, i32 %371, <32 x i64> %2, i32 %434)
  %435 = load ptr, ptr %355, align 8
  br label %436

436:
  %437 = phi ptr [ %435, %433 ], [ %427, %426 ]
  %438 = load ptr, ptr %0, align 8
  %439 = load ptr, ptr %357, align 8
  call void @check_products(ptr %438, ptr %437, ptr %439, i32 %371, <32 x i64> %2)
  %440 = load i32, ptr %5, align 8
  %441 = and i32 %440, 49
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %459

443:
  %444 = load ptr, ptr %0, align 8
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 824
  %446 = load i64, ptr %445, align 8
  %447 = icmp eq i64 %446, 0
  %448 = getelementptr inbounds nuw i8, ptr %444, i64 1184
  %449 = load i64, ptr %448, align 8
  %450 = icmp ne i64 %449, 0
  %451 = select i1 %450, i1 %447, i1 false
  br i1 %451, label %452, label %459

452:
  %453 = load ptr, ptr %355, align 8
  %454 = icmp eq ptr %453, %444
  br i1 %454, label %455, label %458

455:
  %456 = load ptr, ptr %357, align 8
  %457 = load i32, ptr %358, align 4
  call void @note_store(ptr %444, ptr %456, i32 %371, <32 x i64> %2, i32 %457)
  br label %459

458:
  call void @suspect(ptr %444)
  br label %459

459:
  %460 = load ptr, ptr %0, align 8
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 1184
  %462 = load i64, ptr %461, align 8
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %519, label %464

464:
  %465 = getelementptr inbounds nuw i8, ptr %460, i64 824
  %466 = load i64, ptr %465, align 8
  %467 = icmp eq i64 %466, 0
  br i1 %467, label %519, label %468

468:
  %469 = load ptr, ptr %355, align 8
  %470 = icmp eq ptr %469, %460
  br i1 %470, label %519, label %471

471:
  %472 = load i32, ptr %358, align 4
  call void @copy_to_peer(ptr %460, ptr %469, i32 %371, <32 x i64> %2, i32 %472)
  br label %519

473:
  %474 = getelementptr inbounds nuw i8, ptr %407, i64 820
  %475 = load i32, ptr %474, align 4
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %481, label %477

477:
  %478 = getelementptr inbounds nuw i8, ptr %407, i64 824
  %479 = load i64, ptr %478, align 8
  %480 = icmp eq i64 %479, 0
  br label %481

481:
  %482 = phi i1 [ false, %473 ], [ %480, %477 ]
  %483 = load i32, ptr %5, align 8
  %484 = and i32 %483, 4
  %485 = icmp ne i32 %484, 0
  %486 = select i1 %482, i1 %485, i1 false
  %487 = getelementptr inbounds nuw i8, ptr %407, i64 7056
  %488 = load ptr, ptr %487, align 8
  %489 = getelementptr inbounds nuw i8, ptr %488, i64 16
  %490 = trunc i64 %365 to i32
  %491 = and i32 %490, 31
  %492 = shl nuw i32 1, %491
  %493 = load i32, ptr %489, align 4
  br i1 %486, label %494, label %496

494:
  %495 = or i32 %493, %492
  store i32 %495, ptr %489, align 4
  br label %500

496:
  %497 = and i32 %493, %492
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %500, label %499

499:
  call void @suspect(ptr %407)
  br label %500

500:
  %501 = xor i1 %482, %486
  br i1 %501, label %502, label %519

502:
  %503 = load i64, ptr %385, align 8
  %504 = add i64 %503, -3
  %505 = icmp ult i64 %504, 2
  %506 = load i32, ptr %5, align 8
  %507 = and i32 %506, 1
  %508 = icmp ne i32 %507, 0
  %509 = select i1 %505, i1 %508, i1 false
  %510 = load i8, ptr %356, align 8
  %511 = trunc nuw i8 %510 to i1
  %512 = load ptr, ptr %0, align 8
  %513 = load ptr, ptr %357, align 8
  br i1 %511, label %514, label %517

514:
  %515 = load i64, ptr %359, align 8
  %516 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %512, ptr %513, i32 %371, i64 %515, ptr %384, i32 %516, i1 zeroext %509)
  br label %666

517:
  %518 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %512, ptr %513, i32 %371, <32 x i64> %2, ptr %384, i32 %518, i1 zeroext %509)
  br label %666

519:
  %520 = load i32, ptr %5, align 8
  %521 = and i32 %520, 16
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %539, label %523

523:
  %524 = load i64, ptr %385, align 8
  %525 = add i64 %524, -3
  %526 = icmp ult i64 %525, 2
  %527 = and i32 %520, 1
  %528 = icmp ne i32 %527, 0
  %529 = and i1 %528, %526
  %530 = load i8, ptr %356, align 8
  %531 = trunc nuw i8 %530 to i1
  %532 = load ptr, ptr %0, align 8
  %533 = load ptr, ptr %357, align 8
  br i1 %531, label %534, label %537

534:
  %535 = load i64, ptr %359, align 8
  %536 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %532, ptr %533, i32 %371, i64 %535, ptr %384, i32 %536, i1 zeroext %529)
  br label %666

537:
  %538 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %532, ptr %533, i32 %371, <32 x i64> %2, ptr %384, i32 %538, i1 zeroext %529)
  br label %666

539:
  %540 = and i32 %520, 32
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %558, label %542

542:
  %543 = load i64, ptr %385, align 8
  %544 = add i64 %543, -3
  %545 = icmp ult i64 %544, 2
  %546 = and i32 %520, 1
  %547 = icmp ne i32 %546, 0
  %548 = and i1 %547, %545
  %549 = load i8, ptr %356, align 8
  %550 = trunc nuw i8 %549 to i1
  %551 = load ptr, ptr %0, align 8
  %552 = load ptr, ptr %357, align 8
  br i1 %550, label %553, label %556

553:
  %554 = load i64, ptr %359, align 8
  %555 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %551, ptr %552, i32 %371, i64 %554, ptr %384, i32 %555, i1 zeroext %548)
  br label %666

556:
  %557 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %551, ptr %552, i32 %371, <32 x i64> %2, ptr %384, i32 %557, i1 zeroext %548)
  br label %666

558:
  br i1 %387, label %559, label %564

559:
  %560 = load ptr, ptr %0, align 8
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 544
  %562 = load i64, ptr %561, align 8
  %563 = icmp ult i64 %562, 2
  br label %564

564:
  %565 = phi i1 [ false, %558 ], [ %563, %559 ]
  %566 = and i32 %520, 4
  %567 = icmp eq i32 %566, 0
  %568 = or i1 %567, %565
  br i1 %568, label %572, label %569

569:
  %570 = and i32 %520, 8
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %573, label %618

572:
  br i1 %567, label %618, label %573

573:
  %574 = and i32 %520, 2
  %575 = icmp eq i32 %574, 0
  %576 = and i32 %520, 536870912
  %577 = icmp eq i32 %576, 0
  br i1 %575, label %601, label %578

578:
  %579 = load i64, ptr %385, align 8
  %580 = add i64 %579, -3
  %581 = icmp ult i64 %580, 2
  %582 = and i32 %520, 1
  %583 = icmp ne i32 %582, 0
  %584 = and i1 %583, %581
  %585 = load i8, ptr %356, align 8
  %586 = trunc nuw i8 %585 to i1
  %587 = load ptr, ptr %0, align 8
  %588 = load ptr, ptr %357, align 8
  br i1 %577, label %595, label %589

589:
  br i1 %586, label %590, label %593

590:
  %591 = load i64, ptr %359, align 8
  %592 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %587, ptr %588, i32 %371, i64 %591, ptr %384, i32 %592, i1 zeroext %584)
  br label %666

593:
  %594 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %587, ptr %588, i32 %371, <32 x i64> %2, ptr %384, i32 %594, i1 zeroext %584)
  br label %666

595:
  br i1 %586, label %596, label %599

596:
  %597 = load i64, ptr %359, align 8
  %598 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %587, ptr %588, i32 %371, i64 %597, ptr %384, i32 %598, i1 zeroext %584)
  br label %666

599:
  %600 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %587, ptr %588, i32 %371, <32 x i64> %2, ptr %384, i32 %600, i1 zeroext %584)
  br label %666

601:
  br i1 %577, label %602, label %618

602:
  %603 = load i64, ptr %385, align 8
  %604 = add i64 %603, -3
  %605 = icmp ult i64 %604, 2
  %606 = and i32 %520, 1
  %607 = icmp ne i32 %606, 0
  %608 = and i1 %607, %605
  %609 = load i8, ptr %356, align 8
  %610 = trunc nuw i8 %609 to i1
  %611 = load ptr, ptr %0, align 8
  %612 = load ptr, ptr %357, align 8
  br i1 %610, label %613, label %616

613:
  %614 = load i64, ptr %359, align 8
  %615 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %611, ptr %612, i32 %371, i64 %614, ptr %384, i32 %615, i1 zeroext %608)
  br label %666

616:
  %617 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %611, ptr %612, i32 %371, <32 x i64> %2, ptr %384, i32 %617, i1 zeroext %608)
  br label %666

618:
  %619 = and i32 %520, 2
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %621, label %637

621:
  %622 = load i64, ptr %385, align 8
  %623 = add i64 %622, -3
  %624 = icmp ult i64 %623, 2
  %625 = and i32 %520, 1
  %626 = icmp ne i32 %625, 0
  %627 = and i1 %626, %624
  %628 = load i8, ptr %356, align 8
  %629 = trunc nuw i8 %628 to i1
  %630 = load ptr, ptr %0, align 8
  %631 = load ptr, ptr %357, align 8
  br i1 %629, label %632, label %635

632:
  %633 = load i64, ptr %359, align 8
  %634 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %630, ptr %631, i32 %371, i64 %633, ptr %384, i32 %634, i1 zeroext %627)
  br label %666

635:
  %636 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %630, ptr %631, i32 %371, <32 x i64> %2, ptr %384, i32 %636, i1 zeroext %627)
  br label %666

637:
  %638 = load i8, ptr %356, align 8
  %639 = trunc nuw i8 %638 to i1
  %640 = load ptr, ptr %0, align 8
  br i1 %639, label %650, label %641

641:
  %642 = load ptr, ptr %357, align 8
  %643 = load i32, ptr %358, align 4
  %644 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %640, ptr %642, i32 %371, <32 x i64> %2, ptr %384, i32 %643)
  br i1 %644, label %666, label %645

645:
  %646 = load i32, ptr %5, align 8
  %647 = load i8, ptr %356, align 8
  %648 = load ptr, ptr %0, align 8
  %649 = trunc nuw i8 %647 to i1
  br label %650

650:
  %651 = phi ptr [ %648, %645 ], [ %640, %637 ]
  %652 = phi i1 [ %649, %645 ], [ true, %637 ]
  %653 = phi i32 [ %646, %645 ], [ %520, %637 ]
  %654 = load i64, ptr %385, align 8
  %655 = add i64 %654, -3
  %656 = icmp ult i64 %655, 2
  %657 = and i32 %653, 1
  %658 = icmp ne i32 %657, 0
  %659 = select i1 %656, i1 %658, i1 false
  %660 = load ptr, ptr %357, align 8
  br i1 %652, label %661, label %664

661:
  %662 = load i64, ptr %359, align 8
  %663 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %651, ptr %660, i32 %371, i64 %662, ptr %384, i32 %663, i1 zeroext %659)
  br label %666

664:
  %665 = load i32, ptr %358, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %651, ptr %660, i32 %371, <32 x i64> %2, ptr %384, i32 %665, i1 zeroext %659)
  br label %666

666:
  %667 = icmp eq i32 %370, 0
  br i1 %667, label %668, label %360

668:
  br label %669

669:
  %670 = load i32, ptr %5, align 8
  %671 = and i32 %670, 260
  %672 = icmp eq i32 %671, 260
  br i1 %672, label %673, label %698

673:
  %674 = load ptr, ptr %0, align 8
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 7064
  %676 = load i64, ptr %675, align 8
  %677 = icmp eq i64 %676, 0
  br i1 %677, label %698, label %678

678:
  %679 = getelementptr inbounds nuw i8, ptr %674, i64 544
  %680 = load i64, ptr %679, align 8
  %681 = icmp ugt i64 %680, 1
  br i1 %681, label %694, label %682

682:
  %683 = getelementptr inbounds nuw i8, ptr %674, i64 7112
  %684 = load ptr, ptr %683, align 8
  %685 = getelementptr inbounds nuw i8, ptr %684, i64 24
  %686 = load i64, ptr %685, align 8
  %687 = icmp eq i64 %686, 0
  br i1 %687, label %688, label %694

688:
  %689 = getelementptr inbounds nuw i8, ptr %674, i64 7104
  %690 = load ptr, ptr %689, align 8
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 24
  %692 = load i64, ptr %691, align 8
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %698, label %694

694:
  %695 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %696 = load ptr, ptr %695, align 8
  call void @clock_acquire(ptr %674, ptr %696, i32 %1, <32 x i64> %2, i32 %670)
  %697 = load i32, ptr %5, align 8
  br label %698

698:
  %699 = phi i32 [ %670, %669 ], [ %670, %673 ], [ %697, %694 ], [ %670, %688 ]
  %700 = and i32 %699, 67108870
  %701 = icmp eq i32 %700, 6
  br i1 %701, label %702, label %728

702:
  %703 = load ptr, ptr %0, align 8
  %704 = getelementptr inbounds nuw i8, ptr %703, i64 7064
  %705 = load i64, ptr %704, align 8
  %706 = icmp eq i64 %705, 0
  br i1 %706, label %728, label %707

707:
  %708 = and i32 %699, 128
  %709 = icmp eq i32 %708, 0
  br i1 %709, label %710, label %716

710:
  %711 = getelementptr inbounds nuw i8, ptr %703, i64 7120
  %712 = load i64, ptr %711, align 8
  %713 = getelementptr inbounds nuw i8, ptr %703, i64 408
  %714 = load i64, ptr %713, align 8
  %715 = icmp eq i64 %712, %714
  br i1 %715, label %716, label %728

716:
  %717 = getelementptr inbounds nuw i8, ptr %703, i64 224
  %718 = load i64, ptr %717, align 8
  %719 = icmp eq i64 %718, 0
  br i1 %719, label %723, label %720

720:
  call void @screen_held(ptr %703)
  %721 = load ptr, ptr %0, align 8
  %722 = load i32, ptr %5, align 8
  br label %723

723:
  %724 = phi i32 [ %699, %716 ], [ %722, %720 ]
  %725 = phi ptr [ %703, %716 ], [ %721, %720 ]
  %726 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %727 = load ptr, ptr %726, align 8
  call void @clock_release(ptr %725, ptr %727, i32 %1, <32 x i64> %2, i32 %724)
  br label %728

728:
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %83, label %84, label %89

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %86 = load ptr, ptr %85, align 8
  %87 = load i32, ptr %86, align 4
  %88 = or i32 %87, 2
  store i32 %88, ptr %86, align 4
  call void @suspect(ptr %0)
  br label %89

89:
  %90 = add i64 %79, %82
  %91 = icmp ult i64 %79, %90
  br i1 %91, label %92, label %101

92:
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %95 = or i64 %38, -4398046314496
  %96 = or disjoint i64 %54, -4398046052352
  br label %97

97:
  %98 = phi i64 [ %79, %92 ], [ %278, %277 ]
  %99 = load i64, ptr %10, align 8
  %100 = icmp ult i64 %98, %99
  br i1 %100, label %102, label %101

101:
  ret void

102:
  %103 = getelementptr inbounds nuw i64, ptr %9, i64 %98
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i64, ptr %12, i64 %98
  %106 = load i64, ptr %105, align 8
  %107 = load i32, ptr %33, align 4
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %121, label %109

109:
  %110 = icmp uge i64 %106, %60
  br i1 %29, label %111, label %115

111:
  %112 = sub i64 %106, %36
  %113 = icmp uge i64 %112, %47
  %114 = and i1 %110, %113
  br label %115

115:
  %116 = phi i1 [ %114, %111 ], [ %110, %109 ]
  %117 = and i64 %106, 262144
  %118 = icmp ne i64 %117, 0
  %119 = and i1 %118, %116
  %120 = zext i1 %119 to i32
  br label %121

121:
  %122 = phi i32 [ %120, %115 ], [ 0, %102 ]
  %123 = icmp uge i64 %104, %60
  %124 = sub i64 %104, %36
  %125 = icmp uge i64 %124, %47
  %126 = and i1 %123, %125
  %127 = icmp ugt i64 %61, %104
  %128 = select i1 %6, i1 %127, i1 false
  %129 = or i1 %128, %126
  %130 = zext i1 %129 to i32
  %131 = or i32 %122, %130
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %189, label %133

133:
  br i1 %128, label %134, label %135

134:
  call void @suspect(ptr %0)
  br label %135

135:
  %136 = icmp uge i64 %124, %51
  %137 = xor i64 %104, %42
  %138 = and i64 %137, 132064
  %139 = icmp ne i64 %138, 0
  %140 = or i1 %136, %139
  %141 = xor i64 %104, %72
  %142 = and i64 %141, -4398046248961
  %143 = icmp ne i64 %142, 0
  %144 = and i1 %143, %140
  %145 = and i1 %126, %144
  %146 = zext i1 %145 to i32
  %147 = xor i1 %145, true
  %148 = select i1 %147, i1 true, i1 %64
  br i1 %148, label %155, label %149

149:
  %150 = load ptr, ptr %93, align 8
  %151 = load i64, ptr %10, align 8
  %152 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %104, i64 %98, ptr %150, i64 %151)
  %153 = xor i32 %152, -1
  %154 = and i32 %153, %146
  br label %155

155:
  %156 = phi i32 [ %154, %149 ], [ %146, %135 ]
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %159, label %158

158:
  call void @suspect(ptr %0)
  br label %159

159:
  %160 = icmp eq i32 %122, 0
  br i1 %160, label %200, label %161

161:
  %162 = sub i64 %106, %36
  %163 = icmp uge i64 %162, %51
  %164 = xor i64 %106, %42
  %165 = and i64 %164, 132064
  %166 = icmp ne i64 %165, 0
  %167 = or i1 %163, %166
  %168 = icmp uge i64 %106, %60
  %169 = icmp uge i64 %162, %47
  %170 = and i1 %168, %169
  %171 = and i1 %170, %167
  %172 = xor i64 %106, %72
  %173 = and i64 %172, -4398046248961
  %174 = icmp ne i64 %173, 0
  %175 = and i1 %174, %171
  %176 = zext i1 %175 to i32
  %177 = xor i1 %175, true
  %178 = select i1 %177, i1 true, i1 %64
  br i1 %178, label %185, label %179

179:
  %180 = load ptr, ptr %94, align 8
  %181 = load i64, ptr %10, align 8
  %182 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %106, i64 %98, ptr %180, i64 %181)
  %183 = xor i32 %182, -1
  %184 = and i32 %183, %176
  br label %185

185:
  %186 = phi i32 [ %184, %179 ], [ %176, %161 ]
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %191, label %188

188:
  call void @suspect(ptr %0)
  br label %191

189:
  %190 = icmp eq i32 %122, 0
  br i1 %190, label %200, label %191

191:
  %192 = and i64 %106, -262145
  store i64 %192, ptr %103, align 8
  store i64 %74, ptr %105, align 8
  %193 = load ptr, ptr %93, align 8
  %194 = icmp ne ptr %193, null
  %195 = and i64 %106, 196608
  %196 = icmp eq i64 %195, 131072
  %197 = select i1 %194, i1 %196, i1 false
  br i1 %197, label %198, label %277

198:
  %199 = call i64 @clock_join(ptr %0, ptr %4, i64 %98, i64 0, i64 %192)
  br label %277

200:
  br i1 %64, label %206, label %201

201:
  %202 = load ptr, ptr %94, align 8
  %203 = icmp eq ptr %202, null
  %204 = select i1 %203, i64 4398045986816, i64 0
  %205 = or disjoint i64 %204, %96
  br label %206

206:
  %207 = phi i64 [ %205, %201 ], [ -4398046052352, %200 ]
  %208 = xor i64 %106, %59
  %209 = and i64 %207, %208
  %210 = icmp ne i64 %209, 0
  %211 = icmp ult i64 %106, %60
  %212 = sub i64 %106, %36
  %213 = icmp ult i64 %212, %47
  %214 = or i1 %211, %213
  %215 = or i1 %214, %210
  br i1 %215, label %224, label %216

216:
  %217 = load ptr, ptr %94, align 8
  %218 = icmp eq ptr %217, null
  br i1 %218, label %277, label %219

219:
  %220 = load i64, ptr %10, align 8
  %221 = mul i64 %220, %53
  %222 = getelementptr i32, ptr %217, i64 %98
  %223 = getelementptr i32, ptr %222, i64 %221
  store i32 %32, ptr %223, align 4
  br label %277

224:
  %225 = icmp eq i64 %106, %74
  br i1 %225, label %277, label %226

226:
  %227 = icmp ult i64 %212, %51
  %228 = xor i64 %106, %43
  %229 = and i64 %228, 132064
  %230 = icmp eq i64 %229, 0
  %231 = and i1 %227, %230
  %232 = xor i64 %106, %72
  %233 = and i64 %232, -4398046248961
  %234 = icmp eq i64 %233, 0
  %235 = or i1 %234, %231
  %236 = or i1 %214, %235
  %237 = and i64 %106, -4398046511104
  %238 = icmp eq i64 %237, %36
  br i1 %238, label %239, label %248

239:
  %240 = and i64 %106, 196608
  %241 = icmp eq i64 %240, 131072
  %242 = and i64 %106, 65535
  %243 = lshr i64 %106, 5
  %244 = and i64 %243, 15
  %245 = shl nuw nsw i64 1, %244
  %246 = select i1 %241, i64 %242, i64 %245
  %247 = or i64 %246, %59
  br label %248

248:
  %249 = phi i64 [ %247, %239 ], [ %95, %226 ]
  %250 = and i64 %228, -4398046379040
  %251 = icmp eq i64 %250, 0
  %252 = select i1 %251, i64 %56, i64 %249
  %253 = select i1 %236, i64 %74, i64 %252
  %254 = load ptr, ptr %94, align 8
  %255 = icmp ne ptr %254, null
  %256 = and i64 %253, 196608
  %257 = icmp eq i64 %256, 131072
  %258 = select i1 %255, i1 %257, i1 false
  br i1 %258, label %259, label %276

259:
  %260 = load i64, ptr %10, align 8
  %261 = and i64 %106, 131072
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %263, label %272

263:
  %264 = lshr i64 %106, 5
  %265 = and i64 %264, 15
  %266 = mul i64 %260, %265
  %267 = lshr i64 %106, 19
  %268 = trunc i64 %267 to i32
  %269 = and i32 %268, 8388607
  %270 = getelementptr i32, ptr %254, i64 %98
  %271 = getelementptr i32, ptr %270, i64 %266
  store i32 %269, ptr %271, align 4
  br label %272

272:
  %273 = mul i64 %260, %53
  %274 = getelementptr i32, ptr %254, i64 %98
  %275 = getelementptr i32, ptr %274, i64 %273
  store i32 %32, ptr %275, align 4
  br label %276

276:
  store i64 %253, ptr %105, align 8
  br label %277

277:
  %278 = add nuw i64 %98, 1
  %279 = icmp eq i64 %278, %90
  br i1 %279, label %101, label %97
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %121, label %122, label %127

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %124 = load ptr, ptr %123, align 8
  %125 = load i32, ptr %124, align 4
  %126 = or i32 %125, 2
  store i32 %126, ptr %124, align 4
  call void @suspect(ptr %0)
  br label %831

127:
  %128 = icmp ne i32 %118, 1
  %129 = icmp eq i32 %2, -1
  %130 = and i1 %129, %128
  br i1 %130, label %133, label %131

131:
  %132 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %142

133:
  %134 = insertelement <32 x i64> poison, i64 %119, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = mul nuw nsw <32 x i64> %135, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %137 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = add <32 x i64> %136, %137
  %139 = icmp ne <32 x i64> %116, %138
  %140 = bitcast <32 x i1> %139 to i32
  %141 = icmp eq i32 %140, 0
  br label %142

142:
  %143 = phi <32 x i64> [ %132, %131 ], [ %137, %133 ]
  %144 = phi i1 [ false, %131 ], [ %141, %133 ]
  %145 = call i64 @llvm.cttz.i64(i64 %119, i1 true)
  %146 = insertelement <32 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = add i64 %120, 32
  %149 = insertelement <32 x i64> poison, i64 %77, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = insertelement <32 x i64> poison, i64 %72, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = select i1 %6, i64 %95, i64 0
  %154 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %155 = or disjoint i64 %88, -4398046052352
  %156 = insertelement <32 x i64> poison, i64 %93, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %155, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = insertelement <32 x i64> poison, i64 %70, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = insertelement <32 x i64> poison, i64 %81, i64 0
  %163 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> zeroinitializer
  %164 = or disjoint i64 %88, 131072
  %165 = insertelement <32 x i64> poison, i64 %164, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = insertelement <32 x i32> poison, i32 %66, i64 0
  %168 = shufflevector <32 x i32> %167, <32 x i32> poison, <32 x i32> zeroinitializer
  %169 = insertelement <32 x i64> poison, i64 %94, i64 0
  %170 = shufflevector <32 x i64> %169, <32 x i64> poison, <32 x i32> zeroinitializer
  %171 = insertelement <32 x i64> poison, i64 %85, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %174 = or i64 %72, -4398046314496
  %175 = insertelement <32 x i64> poison, i64 %174, i64 0
  %176 = shufflevector <32 x i64> %175, <32 x i64> poison, <32 x i32> zeroinitializer
  %177 = insertelement <32 x i64> poison, i64 %90, i64 0
  %178 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> zeroinitializer
  %179 = insertelement <32 x i64> poison, i64 %71, i64 0
  %180 = shufflevector <32 x i64> %179, <32 x i64> poison, <32 x i32> zeroinitializer
  %181 = insertelement <32 x i64> poison, i64 %153, i64 0
  %182 = shufflevector <32 x i64> %181, <32 x i64> poison, <32 x i32> zeroinitializer
  %183 = or disjoint i64 %88, -4398046052352
  br label %184

184:
  %185 = phi i64 [ 0, %142 ], [ %829, %828 ]
  %186 = insertelement <32 x i64> poison, i64 %185, i64 0
  %187 = shufflevector <32 x i64> %186, <32 x i64> poison, <32 x i32> zeroinitializer
  %188 = add <32 x i64> %187, %116
  br i1 %144, label %189, label %196

189:
  %190 = shl nuw nsw i64 %185, 5
  %191 = insertelement <32 x i64> poison, i64 %190, i64 0
  %192 = shufflevector <32 x i64> %191, <32 x i64> poison, <32 x i32> zeroinitializer
  %193 = or disjoint <32 x i64> %192, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %194 = add <32 x i64> %193, %143
  %195 = lshr <32 x i64> %193, %147
  br label %196

196:
  %197 = phi <32 x i64> [ %194, %189 ], [ %188, %184 ]
  %198 = phi <32 x i64> [ %195, %189 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %184 ]
  %199 = load i32, ptr %38, align 4
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %206, label %201

201:
  %202 = add i32 %199, -1
  %203 = zext i32 %202 to i64
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %206

206:
  %207 = phi <32 x i64> [ %205, %201 ], [ %198, %196 ]
  %208 = load i64, ptr %35, align 8
  br i1 %144, label %209, label %213

209:
  %210 = shl i64 %185, 5
  %211 = add i64 %148, %210
  %212 = icmp ugt i64 %211, %208
  br i1 %212, label %213, label %219

213:
  %214 = insertelement <32 x i64> poison, i64 %208, i64 0
  %215 = shufflevector <32 x i64> %214, <32 x i64> poison, <32 x i32> zeroinitializer
  %216 = icmp ult <32 x i64> %197, %215
  %217 = bitcast <32 x i1> %216 to i32
  %218 = and i32 %2, %217
  br label %219

219:
  %220 = phi i32 [ %218, %213 ], [ %2, %209 ]
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %828, label %222

222:
  %223 = or <32 x i64> %207, %150
  %224 = call i32 @llvm.cttz.i32(i32 %220, i1 false)
  store <32 x i64> %197, ptr %31, align 64
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw i64, ptr %31, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = sub i64 %227, %225
  br i1 %144, label %258, label %229

229:
  %230 = insertelement <32 x i64> poison, i64 %228, i64 0
  %231 = shufflevector <32 x i64> %230, <32 x i64> poison, <32 x i32> zeroinitializer
  %232 = add <32 x i64> %231, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %233 = icmp eq <32 x i64> %197, %232
  %234 = bitcast <32 x i1> %233 to i32
  %235 = xor i32 %220, -1
  %236 = or i32 %234, %235
  %237 = icmp eq i32 %236, -1
  br i1 %237, label %258, label %238

238:
  %239 = insertelement <32 x i64> poison, i64 %227, i64 0
  %240 = shufflevector <32 x i64> %239, <32 x i64> poison, <32 x i32> zeroinitializer
  %241 = icmp eq <32 x i64> %197, %240
  %242 = bitcast <32 x i1> %241 to i32
  %243 = or i32 %242, %235
  %244 = icmp eq i32 %243, -1
  br i1 %244, label %264, label %245

245:
  %246 = icmp eq i32 %220, -1
  br i1 %246, label %247, label %275

247:
  %248 = shufflevector <32 x i64> %197, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %249 = add <32 x i64> %248, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %250 = icmp ne <32 x i64> %197, %249
  %251 = bitcast <32 x i1> %250 to i32
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %273, label %253

253:
  %254 = icmp ne <32 x i64> %197, %248
  %255 = bitcast <32 x i1> %254 to i32
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %273, label %257

257:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %197, ptr %26, align 64
  br label %276

258:
  %259 = getelementptr inbounds nuw i64, ptr %34, i64 %228
  %260 = bitcast i32 %220 to <32 x i1>
  %261 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %259, <32 x i1> %260, <32 x i64> zeroinitializer)
  %262 = getelementptr inbounds nuw i64, ptr %37, i64 %228
  %263 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %262, <32 x i1> %260, <32 x i64> zeroinitializer)
  br label %362

264:
  %265 = getelementptr i64, ptr %34, i64 %227
  %266 = load i64, ptr %265, align 8
  %267 = insertelement <32 x i64> poison, i64 %266, i64 0
  %268 = shufflevector <32 x i64> %267, <32 x i64> poison, <32 x i32> zeroinitializer
  %269 = getelementptr i64, ptr %37, i64 %227
  %270 = load i64, ptr %269, align 8
  %271 = insertelement <32 x i64> poison, i64 %270, i64 0
  %272 = shufflevector <32 x i64> %271, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %362

273:
  %274 = phi i32 [ 2, %247 ], [ 3, %253 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %299

275:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %197, ptr %26, align 64
  br label %287

276:
  %277 = phi i64 [ 0, %257 ], [ %283, %276 ]
  %278 = getelementptr inbounds nuw i64, ptr %26, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i64, ptr %34, i64 %279
  %281 = load i64, ptr %280, align 8
  %282 = getelementptr inbounds nuw i64, ptr %27, i64 %277
  store i64 %281, ptr %282, align 8
  %283 = add nuw nsw i64 %277, 1
  %284 = icmp eq i64 %283, 32
  br i1 %284, label %285, label %276

285:
  %286 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %197, ptr %25, align 64
  br label %319

287:
  %288 = phi i32 [ %297, %287 ], [ %220, %275 ]
  %289 = call i32 @llvm.cttz.i32(i32 %288, i1 true)
  %290 = zext nneg i32 %289 to i64
  %291 = getelementptr inbounds nuw i64, ptr %26, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds nuw i64, ptr %34, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds nuw i64, ptr %27, i64 %290
  store i64 %294, ptr %295, align 8
  %296 = add i32 %288, -1
  %297 = and i32 %296, %288
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %317, label %287

299:
  %300 = phi i1 [ true, %273 ], [ false, %314 ]
  %301 = phi ptr [ %28, %273 ], [ %50, %314 ]
  %302 = phi ptr [ %27, %273 ], [ %51, %314 ]
  %303 = phi ptr [ %27, %273 ], [ %52, %314 ]
  store <32 x i64> %197, ptr %28, align 256
  %304 = load i64, ptr %301, align 64
  %305 = getelementptr inbounds nuw i64, ptr %34, i64 %304
  br i1 %252, label %308, label %306

306:
  %307 = load i64, ptr %305, align 8
  br label %309

308:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %302, ptr align 8 %305, i64 128, i1 false)
  br label %314

309:
  %310 = phi i64 [ 0, %306 ], [ %312, %309 ]
  %311 = getelementptr inbounds nuw i64, ptr %303, i64 %310
  store i64 %307, ptr %311, align 8
  %312 = add nuw nsw i64 %310, 1
  %313 = icmp eq i64 %312, 16
  br i1 %313, label %314, label %309

314:
  br i1 %300, label %299, label %315

315:
  %316 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %342

317:
  %318 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %197, ptr %25, align 64
  br label %328

319:
  %320 = phi i64 [ 0, %285 ], [ %326, %319 ]
  %321 = getelementptr inbounds nuw i64, ptr %25, i64 %320
  %322 = load i64, ptr %321, align 8
  %323 = getelementptr inbounds nuw i64, ptr %37, i64 %322
  %324 = load i64, ptr %323, align 8
  %325 = getelementptr inbounds nuw i64, ptr %29, i64 %320
  store i64 %324, ptr %325, align 8
  %326 = add nuw nsw i64 %320, 1
  %327 = icmp eq i64 %326, 32
  br i1 %327, label %340, label %319

328:
  %329 = phi i32 [ %338, %328 ], [ %220, %317 ]
  %330 = call i32 @llvm.cttz.i32(i32 %329, i1 true)
  %331 = zext nneg i32 %330 to i64
  %332 = getelementptr inbounds nuw i64, ptr %25, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds nuw i64, ptr %37, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds nuw i64, ptr %29, i64 %331
  store i64 %335, ptr %336, align 8
  %337 = add i32 %329, -1
  %338 = and i32 %337, %329
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %340, label %328

340:
  %341 = phi <32 x i64> [ %286, %319 ], [ %318, %328 ]
  br label %358

342:
  %343 = phi i1 [ true, %315 ], [ false, %357 ]
  %344 = phi ptr [ %30, %315 ], [ %47, %357 ]
  %345 = phi ptr [ %29, %315 ], [ %48, %357 ]
  %346 = phi ptr [ %29, %315 ], [ %49, %357 ]
  store <32 x i64> %197, ptr %30, align 256
  %347 = load i64, ptr %344, align 64
  %348 = getelementptr inbounds nuw i64, ptr %37, i64 %347
  br i1 %252, label %351, label %349

349:
  %350 = load i64, ptr %348, align 8
  br label %352

351:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %345, ptr align 8 %348, i64 128, i1 false)
  br label %357

352:
  %353 = phi i64 [ 0, %349 ], [ %355, %352 ]
  %354 = getelementptr inbounds nuw i64, ptr %346, i64 %353
  store i64 %350, ptr %354, align 8
  %355 = add nuw nsw i64 %353, 1
  %356 = icmp eq i64 %355, 16
  br i1 %356, label %357, label %352

357:
  br i1 %343, label %342, label %358

358:
  %359 = phi i32 [ 4, %340 ], [ %274, %357 ]
  %360 = phi <32 x i64> [ %341, %340 ], [ %316, %357 ]
  %361 = load <32 x i64>, ptr %29, align 64
  br label %362

362:
  %363 = phi <32 x i64> [ %261, %258 ], [ %268, %264 ], [ %360, %358 ]
  %364 = phi i32 [ 0, %258 ], [ 1, %264 ], [ %359, %358 ]
  %365 = phi <32 x i64> [ %263, %258 ], [ %272, %264 ], [ %361, %358 ]
  %366 = or <32 x i64> %152, %223
  br i1 %107, label %367, label %426

367:
  %368 = load ptr, ptr %154, align 8
  %369 = icmp eq ptr %368, null
  br i1 %369, label %426, label %370

370:
  %371 = xor <32 x i64> %365, %157
  %372 = and <32 x i64> %371, %159
  %373 = icmp ne <32 x i64> %372, zeroinitializer
  %374 = sub <32 x i64> %365, %161
  %375 = icmp ult <32 x i64> %374, %163
  %376 = and <32 x i64> %363, splat (i64 -4398046248960)
  %377 = icmp ne <32 x i64> %376, %161
  %378 = xor <32 x i64> %363, %150
  %379 = and <32 x i64> %378, splat (i64 132064)
  %380 = icmp eq <32 x i64> %379, zeroinitializer
  %381 = xor <32 x i64> %363, splat (i64 -1)
  %382 = and <32 x i64> %166, %381
  %383 = icmp eq <32 x i64> %382, zeroinitializer
  %384 = or <32 x i1> %383, %380
  %385 = select <32 x i1> %375, <32 x i1> splat (i1 true), <32 x i1> %373
  %386 = or <32 x i1> %377, %385
  %387 = select <32 x i1> %384, <32 x i1> splat (i1 true), <32 x i1> %386
  %388 = bitcast <32 x i1> %387 to i32
  %389 = and i32 %220, %388
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %391, label %426

391:
  %392 = mul i64 %208, %87
  %393 = getelementptr inbounds nuw i32, ptr %368, i64 %392
  %394 = icmp eq i32 %364, 0
  br i1 %394, label %395, label %398

395:
  %396 = getelementptr inbounds nuw i32, ptr %393, i64 %228
  %397 = bitcast i32 %220 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %168, ptr align 4 %396, <32 x i1> %397)
  br label %828

398:
  %399 = bitcast i32 %220 to <32 x i1>
  %400 = getelementptr i32, ptr %393, <32 x i64> %197
  %401 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %400, <32 x i1> %399, <32 x i32> zeroinitializer)
  %402 = icmp ne <32 x i32> %401, %168
  %403 = bitcast <32 x i1> %402 to i32
  %404 = and i32 %220, %403
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %828, label %406

406:
  store <32 x i64> %197, ptr %24, align 64
  %407 = icmp eq i32 %404, -1
  br i1 %407, label %408, label %415

408:
  %409 = phi i64 [ %413, %408 ], [ 0, %406 ]
  %410 = getelementptr inbounds nuw i64, ptr %24, i64 %409
  %411 = load i64, ptr %410, align 8
  %412 = getelementptr inbounds nuw i32, ptr %393, i64 %411
  store i32 %66, ptr %412, align 4
  %413 = add nuw nsw i64 %409, 1
  %414 = icmp eq i64 %413, 32
  br i1 %414, label %425, label %408

415:
  %416 = phi i32 [ %423, %415 ], [ %404, %406 ]
  %417 = call i32 @llvm.cttz.i32(i32 %416, i1 true)
  %418 = zext nneg i32 %417 to i64
  %419 = getelementptr inbounds nuw i64, ptr %24, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i32, ptr %393, i64 %420
  store i32 %66, ptr %421, align 4
  %422 = add i32 %416, -1
  %423 = and i32 %422, %416
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %415

425:
  br label %828

426:
  %427 = load i32, ptr %67, align 4
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %443, label %429

429:
  %430 = icmp uge <32 x i64> %365, %170
  br i1 %63, label %431, label %435

431:
  %432 = sub <32 x i64> %365, %161
  %433 = icmp uge <32 x i64> %432, %163
  %434 = and <32 x i1> %430, %433
  br label %435

435:
  %436 = phi <32 x i1> [ %434, %431 ], [ %430, %429 ]
  %437 = and <32 x i64> %365, splat (i64 262144)
  %438 = icmp ne <32 x i64> %437, zeroinitializer
  %439 = select <32 x i1> %436, <32 x i1> %438, <32 x i1> zeroinitializer
  %440 = bitcast <32 x i1> %439 to i32
  %441 = and i32 %220, %440
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %815

443:
  %444 = icmp ult <32 x i64> %363, %170
  %445 = sub <32 x i64> %363, %161
  %446 = icmp ult <32 x i64> %445, %163
  %447 = or <32 x i1> %444, %446
  %448 = icmp ult <32 x i64> %363, %182
  %449 = xor <32 x i1> %447, splat (i1 true)
  %450 = or <32 x i1> %448, %449
  %451 = bitcast <32 x i1> %450 to i32
  %452 = and i32 %220, %451
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %485, label %454

454:
  %455 = bitcast <32 x i1> %448 to i32
  %456 = and i32 %220, %455
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %459, label %458

458:
  call void @suspect(ptr %0)
  br label %459

459:
  %460 = icmp ult <32 x i64> %445, %172
  %461 = xor <32 x i64> %363, %150
  %462 = and <32 x i64> %461, splat (i64 132064)
  %463 = icmp eq <32 x i64> %462, zeroinitializer
  %464 = select <32 x i1> %460, <32 x i1> %463, <32 x i1> zeroinitializer
  %465 = or <32 x i1> %447, %464
  %466 = xor <32 x i64> %363, %223
  %467 = and <32 x i64> %466, splat (i64 -4398046248961)
  %468 = icmp eq <32 x i64> %467, zeroinitializer
  %469 = select <32 x i1> %468, <32 x i1> splat (i1 true), <32 x i1> %465
  %470 = xor <32 x i1> %469, splat (i1 true)
  %471 = bitcast <32 x i1> %470 to i32
  %472 = and i32 %220, %471
  %473 = icmp eq i32 %472, 0
  %474 = select i1 %473, i1 true, i1 %98
  br i1 %474, label %481, label %475

475:
  %476 = load ptr, ptr %173, align 8
  %477 = load i64, ptr %35, align 8
  %478 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %472, <32 x i64> %363, <32 x i64> %197, ptr %476, i64 %477)
  %479 = xor i32 %478, -1
  %480 = and i32 %472, %479
  br label %481

481:
  %482 = phi i32 [ %480, %475 ], [ %472, %459 ]
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %485, label %484

484:
  call void @suspect(ptr %0)
  br label %485

485:
  br i1 %98, label %491, label %486

486:
  %487 = load ptr, ptr %154, align 8
  %488 = icmp eq ptr %487, null
  %489 = select i1 %488, i64 4398045986816, i64 0
  %490 = or disjoint i64 %489, %183
  br label %491

491:
  %492 = phi i64 [ %490, %486 ], [ -4398046052352, %485 ]
  %493 = xor <32 x i64> %365, %157
  %494 = insertelement <32 x i64> poison, i64 %492, i64 0
  %495 = shufflevector <32 x i64> %494, <32 x i64> poison, <32 x i32> zeroinitializer
  %496 = and <32 x i64> %495, %493
  %497 = icmp ne <32 x i64> %496, zeroinitializer
  %498 = icmp ult <32 x i64> %365, %170
  %499 = sub <32 x i64> %365, %161
  %500 = icmp ult <32 x i64> %499, %163
  %501 = or <32 x i1> %498, %500
  %502 = select <32 x i1> %497, <32 x i1> splat (i1 true), <32 x i1> %501
  %503 = bitcast <32 x i1> %502 to i32
  %504 = and i32 %220, %503
  %505 = icmp eq i32 %504, 0
  br i1 %505, label %506, label %545

506:
  %507 = load ptr, ptr %154, align 8
  %508 = icmp eq ptr %507, null
  br i1 %508, label %828, label %509

509:
  %510 = load i64, ptr %35, align 8
  %511 = mul i64 %510, %87
  %512 = getelementptr inbounds nuw i32, ptr %507, i64 %511
  %513 = icmp eq i32 %364, 0
  br i1 %513, label %514, label %517

514:
  %515 = getelementptr inbounds nuw i32, ptr %512, i64 %228
  %516 = bitcast i32 %220 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %168, ptr align 4 %515, <32 x i1> %516)
  br label %828

517:
  %518 = bitcast i32 %220 to <32 x i1>
  %519 = getelementptr i32, ptr %512, <32 x i64> %197
  %520 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %519, <32 x i1> %518, <32 x i32> zeroinitializer)
  %521 = icmp ne <32 x i32> %520, %168
  %522 = bitcast <32 x i1> %521 to i32
  %523 = and i32 %220, %522
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %828, label %525

525:
  store <32 x i64> %197, ptr %23, align 64
  %526 = icmp eq i32 %523, -1
  br i1 %526, label %527, label %534

527:
  %528 = phi i64 [ %532, %527 ], [ 0, %525 ]
  %529 = getelementptr inbounds nuw i64, ptr %23, i64 %528
  %530 = load i64, ptr %529, align 8
  %531 = getelementptr inbounds nuw i32, ptr %512, i64 %530
  store i32 %66, ptr %531, align 4
  %532 = add nuw nsw i64 %528, 1
  %533 = icmp eq i64 %532, 32
  br i1 %533, label %544, label %527

534:
  %535 = phi i32 [ %542, %534 ], [ %523, %525 ]
  %536 = call i32 @llvm.cttz.i32(i32 %535, i1 true)
  %537 = zext nneg i32 %536 to i64
  %538 = getelementptr inbounds nuw i64, ptr %23, i64 %537
  %539 = load i64, ptr %538, align 8
  %540 = getelementptr inbounds nuw i32, ptr %512, i64 %539
  store i32 %66, ptr %540, align 4
  %541 = add i32 %535, -1
  %542 = and i32 %541, %535
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %534

544:
  br label %828

545:
  %546 = icmp ult <32 x i64> %499, %172
  %547 = xor <32 x i64> %365, %150
  %548 = and <32 x i64> %547, splat (i64 132064)
  %549 = icmp eq <32 x i64> %548, zeroinitializer
  %550 = select <32 x i1> %546, <32 x i1> %549, <32 x i1> zeroinitializer
  %551 = or <32 x i1> %501, %550
  %552 = xor <32 x i64> %365, %223
  %553 = and <32 x i64> %552, splat (i64 -4398046248961)
  %554 = icmp eq <32 x i64> %553, zeroinitializer
  %555 = select <32 x i1> %554, <32 x i1> splat (i1 true), <32 x i1> %551
  %556 = lshr <32 x i64> %365, splat (i64 5)
  %557 = and <32 x i64> %556, splat (i64 15)
  %558 = shl nuw nsw <32 x i64> splat (i64 1), %557
  %559 = and <32 x i64> %365, splat (i64 196608)
  %560 = icmp eq <32 x i64> %559, splat (i64 131072)
  %561 = and <32 x i64> %365, splat (i64 65535)
  %562 = select <32 x i1> %560, <32 x i64> %561, <32 x i64> %558
  %563 = and <32 x i64> %365, splat (i64 -4398046511104)
  %564 = icmp eq <32 x i64> %563, %161
  %565 = or <32 x i64> %562, %157
  %566 = select <32 x i1> %564, <32 x i64> %565, <32 x i64> %176
  %567 = and <32 x i64> %547, splat (i64 -4398046379040)
  %568 = icmp eq <32 x i64> %567, zeroinitializer
  %569 = select <32 x i1> %568, <32 x i64> %178, <32 x i64> %566
  %570 = select <32 x i1> %555, <32 x i64> %366, <32 x i64> %569
  %571 = load ptr, ptr %154, align 8
  %572 = icmp eq ptr %571, null
  br i1 %572, label %658, label %573

573:
  %574 = and <32 x i64> %570, splat (i64 196608)
  %575 = icmp eq <32 x i64> %574, splat (i64 131072)
  %576 = bitcast <32 x i1> %575 to i32
  %577 = and i32 %220, %576
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %658, label %579

579:
  %580 = load i64, ptr %35, align 8
  %581 = and <32 x i64> %365, splat (i64 131072)
  %582 = icmp eq <32 x i64> %581, zeroinitializer
  %583 = bitcast <32 x i1> %582 to i32
  %584 = and i32 %577, %583
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %623, label %586

586:
  %587 = insertelement <32 x i64> poison, i64 %580, i64 0
  %588 = shufflevector <32 x i64> %587, <32 x i64> poison, <32 x i32> zeroinitializer
  %589 = mul <32 x i64> %588, %557
  %590 = lshr <32 x i64> %365, splat (i64 19)
  %591 = and <32 x i64> %590, splat (i64 8388607)
  store <32 x i64> %589, ptr %10, align 64
  store <32 x i64> %591, ptr %11, align 64
  store <32 x i64> %197, ptr %9, align 64
  %592 = icmp eq i32 %584, -1
  br i1 %592, label %593, label %606

593:
  %594 = phi i64 [ %604, %593 ], [ 0, %586 ]
  %595 = getelementptr inbounds nuw i64, ptr %9, i64 %594
  %596 = load i64, ptr %595, align 8
  %597 = getelementptr inbounds nuw i64, ptr %11, i64 %594
  %598 = load i64, ptr %597, align 8
  %599 = trunc i64 %598 to i32
  %600 = getelementptr inbounds nuw i64, ptr %10, i64 %594
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr i32, ptr %571, i64 %596
  %603 = getelementptr i32, ptr %602, i64 %601
  store i32 %599, ptr %603, align 4
  %604 = add nuw nsw i64 %594, 1
  %605 = icmp eq i64 %604, 32
  br i1 %605, label %622, label %593

606:
  %607 = phi i32 [ %620, %606 ], [ %584, %586 ]
  %608 = call i32 @llvm.cttz.i32(i32 %607, i1 true)
  %609 = zext nneg i32 %608 to i64
  %610 = getelementptr inbounds nuw i64, ptr %9, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds nuw i64, ptr %11, i64 %609
  %613 = load i64, ptr %612, align 8
  %614 = trunc i64 %613 to i32
  %615 = getelementptr inbounds nuw i64, ptr %10, i64 %609
  %616 = load i64, ptr %615, align 8
  %617 = getelementptr i32, ptr %571, i64 %611
  %618 = getelementptr i32, ptr %617, i64 %616
  store i32 %614, ptr %618, align 4
  %619 = add i32 %607, -1
  %620 = and i32 %619, %607
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %622, label %606

622:
  br label %623

623:
  %624 = mul i64 %580, %87
  %625 = insertelement <32 x i64> poison, i64 %624, i64 0
  %626 = shufflevector <32 x i64> %625, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %626, ptr %12, align 64
  store <32 x i64> %180, ptr %13, align 64
  store <32 x i64> %197, ptr %8, align 64
  %627 = icmp eq i32 %577, -1
  br i1 %627, label %628, label %641

628:
  %629 = phi i64 [ %639, %628 ], [ 0, %623 ]
  %630 = getelementptr inbounds nuw i64, ptr %8, i64 %629
  %631 = load i64, ptr %630, align 8
  %632 = getelementptr inbounds nuw i64, ptr %13, i64 %629
  %633 = load i64, ptr %632, align 8
  %634 = trunc i64 %633 to i32
  %635 = getelementptr inbounds nuw i64, ptr %12, i64 %629
  %636 = load i64, ptr %635, align 8
  %637 = getelementptr i32, ptr %571, i64 %631
  %638 = getelementptr i32, ptr %637, i64 %636
  store i32 %634, ptr %638, align 4
  %639 = add nuw nsw i64 %629, 1
  %640 = icmp eq i64 %639, 32
  br i1 %640, label %657, label %628

641:
  %642 = phi i32 [ %655, %641 ], [ %577, %623 ]
  %643 = call i32 @llvm.cttz.i32(i32 %642, i1 true)
  %644 = zext nneg i32 %643 to i64
  %645 = getelementptr inbounds nuw i64, ptr %8, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds nuw i64, ptr %13, i64 %644
  %648 = load i64, ptr %647, align 8
  %649 = trunc i64 %648 to i32
  %650 = getelementptr inbounds nuw i64, ptr %12, i64 %644
  %651 = load i64, ptr %650, align 8
  %652 = getelementptr i32, ptr %571, i64 %646
  %653 = getelementptr i32, ptr %652, i64 %651
  store i32 %649, ptr %653, align 4
  %654 = add i32 %642, -1
  %655 = and i32 %654, %642
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %641

657:
  br label %658

658:
  %659 = select <32 x i1> %555, <32 x i64> %178, <32 x i64> %569
  %660 = icmp eq i32 %364, 0
  br i1 %660, label %663, label %661

661:
  %662 = icmp eq i32 %220, -1
  br i1 %662, label %666, label %692

663:
  %664 = getelementptr inbounds nuw i64, ptr %37, i64 %228
  %665 = bitcast i32 %220 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %570, ptr align 8 %664, <32 x i1> %665)
  br label %828

666:
  %667 = shufflevector <32 x i64> %197, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %668 = shufflevector <32 x i64> %197, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %669 = icmp ne <32 x i64> %197, %667
  %670 = icmp ne <32 x i64> %197, %668
  %671 = and <32 x i1> %669, %670
  %672 = bitcast <32 x i1> %671 to i32
  %673 = icmp eq i32 %672, 0
  %674 = icmp eq i32 %364, 1
  br i1 %673, label %675, label %691

675:
  store <32 x i64> %659, ptr %19, align 64
  br i1 %674, label %676, label %679

676:
  %677 = extractelement <32 x i64> %659, i64 31
  %678 = getelementptr i64, ptr %37, i64 %227
  store i64 %677, ptr %678, align 8
  br label %690

679:
  store <32 x i64> %197, ptr %14, align 64
  br label %680

680:
  %681 = phi i64 [ 0, %679 ], [ %687, %680 ]
  %682 = getelementptr inbounds nuw i64, ptr %14, i64 %681
  %683 = load i64, ptr %682, align 8
  %684 = getelementptr inbounds nuw i64, ptr %19, i64 %681
  %685 = load i64, ptr %684, align 8
  %686 = getelementptr inbounds nuw i64, ptr %37, i64 %683
  store i64 %685, ptr %686, align 8
  %687 = add nuw nsw i64 %681, 1
  %688 = icmp eq i64 %687, 32
  br i1 %688, label %689, label %680

689:
  br label %690

690:
  br label %828

691:
  store <32 x i64> %570, ptr %17, align 64
  br i1 %674, label %694, label %707

692:
  store <32 x i64> %570, ptr %17, align 64
  %693 = icmp eq i32 %364, 1
  br i1 %693, label %694, label %717

694:
  %695 = call i32 @llvm.ctlz.i32(i32 %220, i1 false)
  %696 = sub nuw nsw i32 31, %695
  %697 = zext nneg i32 %696 to i64
  %698 = getelementptr inbounds nuw i64, ptr %17, i64 %697
  %699 = load i64, ptr %698, align 8
  %700 = getelementptr i64, ptr %37, i64 %227
  store i64 %699, ptr %700, align 8
  %701 = insertelement <32 x i64> poison, i64 %699, i64 0
  %702 = shufflevector <32 x i64> %701, <32 x i64> poison, <32 x i32> zeroinitializer
  %703 = icmp ne <32 x i64> %702, %570
  %704 = bitcast <32 x i1> %703 to i32
  %705 = and i32 %220, %704
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %828, label %779

707:
  store <32 x i64> %197, ptr %16, align 64
  br label %708

708:
  %709 = phi i64 [ 0, %707 ], [ %715, %708 ]
  %710 = getelementptr inbounds nuw i64, ptr %16, i64 %709
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr inbounds nuw i64, ptr %17, i64 %709
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr inbounds nuw i64, ptr %37, i64 %711
  store i64 %713, ptr %714, align 8
  %715 = add nuw nsw i64 %709, 1
  %716 = icmp eq i64 %715, 32
  br i1 %716, label %730, label %708

717:
  store <32 x i64> %197, ptr %16, align 64
  br label %718

718:
  %719 = phi i32 [ %728, %718 ], [ %220, %717 ]
  %720 = call i32 @llvm.cttz.i32(i32 %719, i1 true)
  %721 = zext nneg i32 %720 to i64
  %722 = getelementptr inbounds nuw i64, ptr %16, i64 %721
  %723 = load i64, ptr %722, align 8
  %724 = getelementptr inbounds nuw i64, ptr %17, i64 %721
  %725 = load i64, ptr %724, align 8
  %726 = getelementptr inbounds nuw i64, ptr %37, i64 %723
  store i64 %725, ptr %726, align 8
  %727 = add i32 %719, -1
  %728 = and i32 %727, %719
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %730, label %718

730:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  %731 = icmp eq i32 %364, 4
  br i1 %731, label %734, label %732

732:
  %733 = icmp eq i32 %364, 2
  br label %757

734:
  store <32 x i64> %197, ptr %20, align 64
  br i1 %662, label %735, label %744

735:
  %736 = phi i64 [ %742, %735 ], [ 0, %734 ]
  %737 = getelementptr inbounds nuw i64, ptr %20, i64 %736
  %738 = load i64, ptr %737, align 8
  %739 = getelementptr inbounds nuw i64, ptr %37, i64 %738
  %740 = load i64, ptr %739, align 8
  %741 = getelementptr inbounds nuw i64, ptr %21, i64 %736
  store i64 %740, ptr %741, align 8
  %742 = add nuw nsw i64 %736, 1
  %743 = icmp eq i64 %742, 32
  br i1 %743, label %756, label %735

744:
  %745 = phi i32 [ %754, %744 ], [ %220, %734 ]
  %746 = call i32 @llvm.cttz.i32(i32 %745, i1 true)
  %747 = zext nneg i32 %746 to i64
  %748 = getelementptr inbounds nuw i64, ptr %20, i64 %747
  %749 = load i64, ptr %748, align 8
  %750 = getelementptr inbounds nuw i64, ptr %37, i64 %749
  %751 = load i64, ptr %750, align 8
  %752 = getelementptr inbounds nuw i64, ptr %21, i64 %747
  store i64 %751, ptr %752, align 8
  %753 = add i32 %745, -1
  %754 = and i32 %753, %745
  %755 = icmp eq i32 %754, 0
  br i1 %755, label %756, label %744

756:
  br label %773

757:
  %758 = phi i1 [ true, %732 ], [ false, %772 ]
  %759 = phi ptr [ %22, %732 ], [ %53, %772 ]
  %760 = phi ptr [ %21, %732 ], [ %54, %772 ]
  %761 = phi ptr [ %21, %732 ], [ %55, %772 ]
  store <32 x i64> %197, ptr %22, align 256
  %762 = load i64, ptr %759, align 64
  %763 = getelementptr inbounds nuw i64, ptr %37, i64 %762
  br i1 %733, label %766, label %764

764:
  %765 = load i64, ptr %763, align 8
  br label %767

766:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %760, ptr align 8 %763, i64 128, i1 false)
  br label %772

767:
  %768 = phi i64 [ 0, %764 ], [ %770, %767 ]
  %769 = getelementptr inbounds nuw i64, ptr %761, i64 %768
  store i64 %765, ptr %769, align 8
  %770 = add nuw nsw i64 %768, 1
  %771 = icmp eq i64 %770, 16
  br i1 %771, label %772, label %767

772:
  br i1 %758, label %757, label %773

773:
  %774 = load <32 x i64>, ptr %21, align 64
  %775 = icmp ne <32 x i64> %774, %570
  %776 = bitcast <32 x i1> %775 to i32
  %777 = and i32 %220, %776
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %828, label %780

779:
  store <32 x i64> %659, ptr %18, align 64
  br label %782

780:
  store <32 x i64> %659, ptr %18, align 64
  %781 = icmp eq i32 %364, 1
  br i1 %781, label %782, label %790

782:
  %783 = phi i32 [ %705, %779 ], [ %777, %780 ]
  %784 = call i32 @llvm.ctlz.i32(i32 %783, i1 true)
  %785 = xor i32 %784, 31
  %786 = zext nneg i32 %785 to i64
  %787 = getelementptr inbounds nuw i64, ptr %18, i64 %786
  %788 = load i64, ptr %787, align 8
  %789 = getelementptr i64, ptr %37, i64 %227
  store i64 %788, ptr %789, align 8
  br label %814

790:
  store <32 x i64> %197, ptr %15, align 64
  %791 = icmp eq i32 %777, -1
  br i1 %791, label %792, label %801

792:
  %793 = phi i64 [ %799, %792 ], [ 0, %790 ]
  %794 = getelementptr inbounds nuw i64, ptr %15, i64 %793
  %795 = load i64, ptr %794, align 8
  %796 = getelementptr inbounds nuw i64, ptr %18, i64 %793
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds nuw i64, ptr %37, i64 %795
  store i64 %797, ptr %798, align 8
  %799 = add nuw nsw i64 %793, 1
  %800 = icmp eq i64 %799, 32
  br i1 %800, label %813, label %792

801:
  %802 = phi i32 [ %811, %801 ], [ %777, %790 ]
  %803 = call i32 @llvm.cttz.i32(i32 %802, i1 true)
  %804 = zext nneg i32 %803 to i64
  %805 = getelementptr inbounds nuw i64, ptr %15, i64 %804
  %806 = load i64, ptr %805, align 8
  %807 = getelementptr inbounds nuw i64, ptr %18, i64 %804
  %808 = load i64, ptr %807, align 8
  %809 = getelementptr inbounds nuw i64, ptr %37, i64 %806
  store i64 %808, ptr %809, align 8
  %810 = add i32 %802, -1
  %811 = and i32 %810, %802
  %812 = icmp eq i32 %811, 0
  br i1 %812, label %813, label %801

813:
  br label %814

814:
  br label %828

815:
  store <32 x i64> %3, ptr %32, align 64
  %816 = icmp eq i32 %2, 0
  br i1 %816, label %827, label %817

817:
  %818 = phi i32 [ %825, %817 ], [ %2, %815 ]
  %819 = call i32 @llvm.cttz.i32(i32 %818, i1 true)
  %820 = shl nuw i32 1, %819
  %821 = zext nneg i32 %819 to i64
  %822 = getelementptr inbounds nuw i64, ptr %32, i64 %821
  %823 = load i64, ptr %822, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %820, i64 %823, ptr %4, i32 %5, i1 zeroext %6)
  %824 = add i32 %818, -1
  %825 = and i32 %824, %818
  %826 = icmp eq i32 %825, 0
  br i1 %826, label %827, label %817

827:
  br label %831

828:
  %829 = add nuw nsw i64 %185, 1
  %830 = icmp eq i64 %829, %119
  br i1 %830, label %831, label %184

831:
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
  br i1 %10, label %11, label %120

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp ugt i64 %13, 16
  br i1 %14, label %120, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %120, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %120

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %25 = load i32, ptr %24, align 32
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %120

27:
  %28 = add nuw nsw i64 %7, 32
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %30 = load i64, ptr %29, align 8
  %31 = icmp ugt i64 %28, %30
  br i1 %31, label %120, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %34, i64 %30
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  br i1 %95, label %96, label %120

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
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %108 = load i64, ptr %107, align 8
  %109 = icmp ugt i64 %108, 1
  br i1 %109, label %110, label %112

110:
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 -1, ptr %111, align 4
  br label %112

112:
  %113 = load ptr, ptr %16, align 8
  %114 = getelementptr inbounds nuw i32, ptr %113, i64 %7
  %115 = load i64, ptr %29, align 8
  %116 = mul i64 %115, %54
  %117 = getelementptr inbounds nuw i32, ptr %114, i64 %116
  %118 = insertelement <32 x i32> poison, i32 %38, i64 0
  %119 = shufflevector <32 x i32> %118, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %119, ptr %117, align 4
  br label %120

120:
  %121 = phi i32 [ 0, %27 ], [ 0, %3 ], [ 0, %23 ], [ 0, %19 ], [ 0, %15 ], [ 0, %11 ], [ 1, %112 ], [ 0, %32 ]
  ret i32 %121
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
  %7 = alloca %struct.Lanes.45, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %453

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = shl i32 %5, 10
  %20 = or disjoint i32 %19, 65
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %453

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
  br i1 %54, label %424, label %55

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
  br i1 %399, label %400, label %424

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
  br label %413

409:
  %410 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %410, align 4
  %411 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %411, align 8
  %412 = load i32, ptr %60, align 8
  br label %413

413:
  %414 = phi i32 [ %408, %405 ], [ %2, %409 ]
  %415 = phi i32 [ %402, %405 ], [ %412, %409 ]
  store i32 %415, ptr %401, align 16
  %416 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 %414, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %418 = load i64, ptr %417, align 8
  %419 = icmp ugt i64 %418, 1
  br i1 %419, label %420, label %425

420:
  %421 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %422 = load i32, ptr %421, align 4
  %423 = or i32 %422, %2
  store i32 %423, ptr %421, align 4
  br label %425

424:
  store i64 0, ptr %10, align 8
  br label %453

425:
  store ptr %1, ptr %25, align 8
  %426 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %2, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store i32 %5, ptr %427, align 4
  %428 = load i64, ptr %8, align 8
  %429 = add i64 %428, 1
  store i64 %429, ptr %8, align 8
  %430 = zext <32 x i32> %3 to <32 x i64>
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %432 = load i64, ptr %431, align 8
  %433 = insertelement <32 x i64> poison, i64 %432, i64 0
  %434 = shufflevector <32 x i64> %433, <32 x i64> poison, <32 x i32> zeroinitializer
  %435 = lshr <32 x i64> %430, %434
  %436 = add i32 %5, -1
  %437 = zext i32 %436 to i64
  %438 = insertelement <32 x i64> poison, i64 %437, i64 0
  %439 = shufflevector <32 x i64> %438, <32 x i64> poison, <32 x i32> zeroinitializer
  %440 = add nuw nsw <32 x i64> %439, %430
  %441 = lshr <32 x i64> %440, %434
  %442 = bitcast i32 %2 to <32 x i1>
  %443 = and <32 x i64> %435, splat (i64 63)
  %444 = shl nuw <32 x i64> splat (i64 1), %443
  %445 = and <32 x i64> %441, splat (i64 63)
  %446 = shl nuw <32 x i64> splat (i64 1), %445
  %447 = or <32 x i64> %444, %446
  %448 = select <32 x i1> %442, <32 x i64> %447, <32 x i64> zeroinitializer
  %449 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %448)
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %451 = load i64, ptr %450, align 8
  %452 = or i64 %449, %451
  store i64 %452, ptr %450, align 8
  br label %456

453:
  %454 = zext <32 x i32> %3 to <32 x i64>
  %455 = or disjoint <32 x i64> %454, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %455, i32 %4)
  br label %456

456:
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %48 = load i64, ptr %47, align 8
  %49 = insertelement <32 x i64> poison, i64 %48, i64 0
  %50 = shufflevector <32 x i64> %49, <32 x i64> poison, <32 x i32> zeroinitializer
  %51 = mul <32 x i64> %50, %44
  %52 = lshr <32 x i64> %4, splat (i64 5)
  %53 = and <32 x i64> %52, splat (i64 2047)
  %54 = add <32 x i64> %51, %53
  %55 = icmp samesign ult <32 x i64> %46, splat (i64 2)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %5
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %13 = load i32, ptr %12, align 8
  call void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %11, i32 %13)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, -1
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = lshr i64 %3, 5
  %14 = and i64 %13, 2047
  %15 = add i64 %12, %14
  %16 = and i64 %3, 131072
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %29 = lshr i64 %3, 19
  %30 = trunc i64 %29 to i32
  %31 = and i32 %30, 8388607
  %32 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 64
  %34 = getelementptr inbounds nuw i32, ptr %33, i64 %15
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = load i64, ptr %36, align 8
  %38 = mul i64 %37, 6
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %42 = load i64, ptr %41, align 8
  %43 = mul i64 %38, %42
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %46 = getelementptr inbounds nuw i32, ptr %45, i64 %15
  %47 = load i32, ptr %46, align 4
  %48 = call i32 @llvm.umax.i32(i32 %35, i32 %47)
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %50 = load i32, ptr %49, align 32
  %51 = icmp ne i32 %50, 0
  %52 = xor i32 %50, -1
  %53 = and i32 %2, %52
  %54 = icmp eq i32 %53, 0
  %55 = and i1 %51, %54
  br i1 %55, label %56, label %68

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = load i32, ptr %57, align 8
  %59 = zext i32 %58 to i64
  %60 = mul i64 %37, 3
  %61 = add i64 %60, %59
  %62 = mul i64 %61, %42
  %63 = getelementptr inbounds nuw i8, ptr %40, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 64
  %65 = getelementptr inbounds nuw i32, ptr %64, i64 %15
  %66 = load i32, ptr %65, align 4
  %67 = call i32 @llvm.umax.i32(i32 %48, i32 %66)
  br label %68

68:
  %69 = phi i32 [ %67, %56 ], [ %48, %28 ]
  %70 = icmp ult i32 %31, %69
  %71 = zext i1 %70 to i32
  br label %72

72:
  %73 = phi i32 [ %27, %22 ], [ %71, %68 ]
  ret i32 %73
}

define zeroext i1 @clock_knows(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %8, %10
  %12 = zext i32 %3 to i64
  %13 = add i64 %11, %12
  %14 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 64
  %16 = getelementptr inbounds nuw i32, ptr %15, i64 %13
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %19, 6
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %13
  %29 = load i32, ptr %28, align 4
  %30 = call i32 @llvm.umax.i32(i32 %17, i32 %29)
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %32 = load i32, ptr %31, align 32
  %33 = icmp ne i32 %32, 0
  %34 = xor i32 %32, -1
  %35 = and i32 %2, %34
  %36 = icmp eq i32 %35, 0
  %37 = and i1 %33, %36
  br i1 %37, label %38, label %50

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = mul i64 %19, 3
  %43 = add i64 %42, %41
  %44 = mul i64 %43, %24
  %45 = getelementptr inbounds nuw i8, ptr %22, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 64
  %47 = getelementptr inbounds nuw i32, ptr %46, i64 %13
  %48 = load i32, ptr %47, align 4
  %49 = call i32 @llvm.umax.i32(i32 %30, i32 %48)
  br label %50

50:
  %51 = phi i32 [ %49, %38 ], [ %30, %5 ]
  %52 = icmp ult i32 %4, %51
  ret i1 %52
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7104
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7112
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
  br i1 %7, label %70, label %8

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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  br i1 %51, label %70, label %52

52:
  %53 = icmp ugt i64 %3, 21990232555519
  br i1 %53, label %54, label %62

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 812
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %58 = load i32, ptr %57, align 8
  %59 = add i32 %58, 1
  %60 = icmp eq i32 %56, %59
  %61 = select i1 %60, i32 2, i32 0
  br label %62

62:
  %63 = phi i32 [ 0, %52 ], [ %61, %54 ]
  %64 = select i1 %10, ptr @_ZN12_GLOBAL__N_112observe_intoEP7contextP4warpjPK12vector_clockNS_5takenE, ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE
  %65 = call ptr %64(ptr %0, ptr %1, i32 %2, ptr %6, i32 %63)
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  store i64 %40, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 32
  store i64 %68, ptr %69, align 8
  br label %70

70:
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
  br i1 %11, label %12, label %78

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw ptr, ptr %14, i64 %6
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, null
  br i1 %17, label %78, label %20

18:
  %19 = icmp eq ptr %0, null
  br i1 %19, label %78, label %23

20:
  %21 = and i64 %1, 1099511627775
  %22 = or disjoint i64 %21, 1099511627776
  br label %23

23:
  %24 = phi ptr [ %16, %20 ], [ %0, %18 ]
  %25 = phi i64 [ %22, %20 ], [ %1, %18 ]
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %24)
  %26 = select i1 %5, i64 7112, i64 7104
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
  br label %78

53:
  %54 = icmp eq i64 %46, 0
  br i1 %54, label %55, label %41

55:
  %56 = phi ptr [ %36, %39 ], [ %45, %53 ]
  br i1 %2, label %57, label %78

57:
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %61 = load i64, ptr %60, align 8
  %62 = icmp ult i64 %59, %61
  br i1 %62, label %69, label %63

63:
  br i1 %5, label %78, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %66 = load ptr, ptr %65, align 8
  %67 = load i32, ptr %66, align 4
  %68 = or i32 %67, 4
  store i32 %68, ptr %66, align 4
  br label %78

69:
  %70 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %71 = load ptr, ptr %70, align 8
  %72 = add nuw i64 %59, 1
  store i64 %72, ptr %58, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %74 = load i64, ptr %73, align 8
  %75 = mul i64 %74, %59
  %76 = getelementptr inbounds nuw i8, ptr %71, i64 %75
  store i64 %25, ptr %56, align 8
  %77 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store ptr %76, ptr %77, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %76)
  br label %78

78:
  %79 = phi ptr [ null, %12 ], [ %52, %48 ], [ null, %55 ], [ %76, %69 ], [ null, %64 ], [ null, %63 ], [ null, %18 ], [ null, %8 ]
  ret ptr %79
}

define internal ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) unnamed_addr {
  %6 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %7 = load i32, ptr %1, align 64
  %8 = and i32 %7, %2
  %9 = icmp eq i32 %8, %7
  br i1 %9, label %58, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i64, ptr %14, align 8
  %16 = shl i64 %15, 2
  %17 = add i64 %16, %13
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %17, %21
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 %27, %29
  %31 = getelementptr i32, ptr %24, i64 %30
  %32 = getelementptr i32, ptr %31, i64 %13
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %4, 2
  br i1 %34, label %35, label %37

35:
  %36 = mul i64 %29, %26
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %23, ptr %3, i64 0, i64 %30)
  br label %37

37:
  %38 = phi i64 [ %36, %35 ], [ 0, %10 ]
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %40 = load i64, ptr %39, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %23, ptr %3, i64 %38, i64 %40)
  store i32 %33, ptr %32, align 4
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 40
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %43 = load i32, ptr %11, align 8
  %44 = zext i32 %43 to i64
  %45 = load i64, ptr %14, align 8
  %46 = mul i64 %45, 3
  %47 = add i64 %46, %44
  %48 = load ptr, ptr %18, align 8
  %49 = load i64, ptr %20, align 8
  %50 = mul i64 %47, %49
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 %50
  %52 = load i32, ptr %42, align 8
  %53 = and i32 %52, %2
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %51)
  br label %56

56:
  %57 = phi i32 [ %2, %55 ], [ %53, %37 ]
  store i32 %57, ptr %42, align 4
  br label %58

58:
  %59 = phi ptr [ %51, %56 ], [ %6, %5 ]
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 64
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, -1
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %65 = load i64, ptr %64, align 8
  %66 = mul i64 %63, %65
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = getelementptr i32, ptr %60, i64 %66
  %71 = getelementptr i32, ptr %70, i64 %69
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %4, 2
  br i1 %73, label %74, label %78

74:
  %75 = mul i64 %65, %62
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %59, ptr %3, i64 0, i64 %66)
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %77 = load i64, ptr %76, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %59, ptr %3, i64 %75, i64 %77)
  br label %82

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %80 = load i64, ptr %79, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %59, ptr %3, i64 0, i64 %80)
  %81 = icmp eq i32 %4, 0
  br i1 %81, label %83, label %82

82:
  store i32 %72, ptr %71, align 4
  br label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %59, i64 40
  store i64 0, ptr %84, align 8
  ret ptr %59
}

define internal ptr @_ZN12_GLOBAL__N_112observe_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4) unnamed_addr {
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, 5
  %12 = add i64 %11, %8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %16 = load i64, ptr %15, align 8
  %17 = mul i64 %12, %16
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, -1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %22, %24
  %26 = getelementptr i32, ptr %19, i64 %25
  %27 = getelementptr i32, ptr %26, i64 %8
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %4, 2
  br i1 %29, label %30, label %32

30:
  %31 = mul i64 %24, %21
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %18, ptr %3, i64 0, i64 %25)
  br label %32

32:
  %33 = phi i64 [ %31, %30 ], [ 0, %5 ]
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %35 = load i64, ptr %34, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %18, ptr %3, i64 %33, i64 %35)
  store i32 %28, ptr %27, align 4
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 40
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  %38 = load i32, ptr %6, align 8
  %39 = zext i32 %38 to i64
  %40 = load i64, ptr %9, align 8
  %41 = shl i64 %40, 1
  %42 = add i64 %41, %39
  %43 = load ptr, ptr %13, align 8
  %44 = load i64, ptr %15, align 8
  %45 = mul i64 %42, %44
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 %45
  %47 = load i32, ptr %37, align 4
  %48 = and i32 %47, %2
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %53

50:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %46)
  %51 = load i32, ptr %6, align 8
  %52 = zext i32 %51 to i64
  br label %53

53:
  %54 = phi i64 [ %39, %32 ], [ %52, %50 ]
  %55 = phi i32 [ %48, %32 ], [ %2, %50 ]
  store i32 %55, ptr %37, align 4
  %56 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %57 = load i64, ptr %20, align 8
  %58 = add i64 %57, -1
  %59 = load i64, ptr %23, align 8
  %60 = mul i64 %58, %59
  %61 = getelementptr i32, ptr %56, i64 %60
  %62 = getelementptr i32, ptr %61, i64 %54
  %63 = load i32, ptr %62, align 4
  br i1 %29, label %64, label %66

64:
  %65 = mul i64 %59, %57
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %46, ptr %3, i64 0, i64 %60)
  br label %66

66:
  %67 = phi i64 [ %65, %64 ], [ 0, %53 ]
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %69 = load i64, ptr %68, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %46, ptr %3, i64 %67, i64 %69)
  store i32 %63, ptr %62, align 4
  %70 = getelementptr inbounds nuw i8, ptr %46, i64 40
  store i64 0, ptr %70, align 8
  ret ptr %46
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  br i1 %39, label %159, label %40

40:
  %41 = phi ptr [ %27, %32 ], [ %27, %28 ], [ %15, %5 ]
  call void @signal_stores(ptr %0, ptr %1)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, -1
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 66
  %108 = lshr i32 %4, 27
  %109 = trunc nuw nsw i32 %108 to i8
  %110 = and i8 %109, 1
  store i8 %110, ptr %107, align 2
  store <32 x i64> %3, ptr %6, align 64
  %111 = icmp eq i32 %2, 0
  br i1 %111, label %158, label %112

112:
  %113 = trunc nuw i32 %13 to i1
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %115 = zext nneg i8 %110 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 812
  br label %118

118:
  %119 = phi i32 [ %128, %156 ], [ %2, %112 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i64, ptr %6, i64 %121
  %123 = load i64, ptr %122, align 8
  %124 = insertelement <32 x i64> poison, i64 %123, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = icmp ne <32 x i64> %3, %125
  %127 = bitcast <32 x i1> %126 to i32
  %128 = and i32 %119, %127
  %129 = xor i32 %128, %119
  %130 = and i64 %123, -1099511627776
  %131 = icmp eq i64 %130, 2199023255552
  br i1 %131, label %156, label %132

132:
  br i1 %113, label %133, label %138

133:
  %134 = load i64, ptr %114, align 8
  %135 = icmp ugt i64 %134, 1
  %136 = icmp ugt i64 %123, 4398046511103
  %137 = or i1 %136, %135
  br i1 %137, label %156, label %138

138:
  %139 = add i64 %123, %115
  %140 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %139, i1 zeroext true)
  %141 = icmp ugt i64 %123, 21990232555519
  %142 = select i1 %141, i32 %104, i32 %101
  %143 = xor i32 %129, -1
  %144 = and i32 %101, %143
  %145 = icmp ne i32 %144, 0
  %146 = and i32 %142, %143
  %147 = icmp eq i32 %146, 0
  %148 = select i1 %145, i1 %147, i1 false
  br i1 %148, label %149, label %152

149:
  %150 = load i32, ptr %116, align 8
  %151 = add i32 %150, 1
  store i32 %151, ptr %117, align 4
  br label %152

152:
  %153 = icmp eq ptr %140, null
  br i1 %153, label %155, label %154

154:
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %7, ptr %0, ptr %140, i32 %129, i32 %142)
  br label %156

155:
  call void @suspect(ptr %0)
  br label %156

156:
  %157 = icmp eq i32 %128, 0
  br i1 %157, label %158, label %118

158:
  br label %159

159:
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  br i1 %38, label %142, label %39

39:
  %40 = phi ptr [ %26, %31 ], [ %26, %27 ], [ %14, %5 ]
  call void @signal_stores(ptr %0, ptr %1)
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, -1
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %106 = getelementptr inbounds nuw i8, ptr %6, i64 66
  %107 = lshr i32 %4, 27
  %108 = trunc nuw nsw i32 %107 to i8
  %109 = and i8 %108, 1
  store i8 %109, ptr %106, align 2
  %110 = and i64 %3, -1099511627776
  %111 = icmp eq i64 %110, 2199023255552
  br i1 %111, label %141, label %112

112:
  %113 = trunc nuw i32 %12 to i1
  br i1 %113, label %114, label %120

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %116 = load i64, ptr %115, align 8
  %117 = icmp ugt i64 %116, 1
  %118 = icmp ugt i64 %3, 4398046511103
  %119 = or i1 %118, %117
  br i1 %119, label %141, label %120

120:
  %121 = zext nneg i8 %109 to i64
  %122 = add i64 %3, %121
  %123 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %122, i1 zeroext true)
  %124 = icmp ugt i64 %3, 21990232555519
  %125 = select i1 %124, i32 %103, i32 %100
  %126 = xor i32 %2, -1
  %127 = and i32 %100, %126
  %128 = icmp ne i32 %127, 0
  %129 = and i32 %125, %126
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %128, i1 %130, i1 false
  br i1 %131, label %132, label %137

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %134 = load i32, ptr %133, align 8
  %135 = add i32 %134, 1
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 812
  store i32 %135, ptr %136, align 4
  br label %137

137:
  %138 = icmp eq ptr %123, null
  br i1 %138, label %140, label %139

139:
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %6, ptr %0, ptr %123, i32 %2, i32 %125)
  br label %141

140:
  call void @suspect(ptr %0)
  br label %141

141:
  br label %142

142:
  ret void
}

define void @clock_learn(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7120
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %25 = load i64, ptr %24, align 8
  %26 = mul i64 %21, %25
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 %26
  %28 = call ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %1, i32 %6, ptr %27, i32 0)
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
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %54, %56
  %58 = getelementptr i32, ptr %52, i64 %57
  %59 = getelementptr i32, ptr %58, i64 %40
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %10
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 %15
  %17 = call i32 @tick(ptr %0)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, -1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %20, %22
  %24 = mul i64 %22, %19
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %40 = xor i32 %2, -1
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 1796
  %42 = load i32, ptr %41, align 4
  %43 = or i32 %42, %40
  store i32 %43, ptr %41, align 4
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %45 = load i32, ptr %44, align 32
  %46 = icmp ne i32 %45, 0
  %47 = xor i32 %45, -1
  %48 = and i32 %2, %47
  %49 = icmp eq i32 %48, 0
  %50 = and i1 %46, %49
  br i1 %50, label %51, label %63

51:
  %52 = load i32, ptr %5, align 8
  %53 = zext i32 %52 to i64
  %54 = load i64, ptr %8, align 8
  %55 = mul i64 %54, 3
  %56 = add i64 %55, %53
  %57 = load ptr, ptr %11, align 8
  %58 = load i64, ptr %13, align 8
  %59 = mul i64 %56, %58
  %60 = getelementptr inbounds nuw i8, ptr %57, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %62 = load i64, ptr %61, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %16, ptr %60, i64 0, i64 %62)
  br label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %65 = load i32, ptr %64, align 16
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %65, %67
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %73 = load i32, ptr %72, align 4
  br label %78

74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %76, align 8
  %77 = load i32, ptr %66, align 8
  br label %78

78:
  %79 = phi i32 [ %73, %69 ], [ 0, %74 ]
  %80 = phi i32 [ %71, %69 ], [ 0, %74 ]
  %81 = phi i32 [ %65, %69 ], [ %77, %74 ]
  store i32 %81, ptr %64, align 16
  %82 = and i32 %80, %40
  %83 = and i32 %79, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %92

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  store i32 %17, ptr %86, align 4
  %87 = icmp eq i32 %82, 0
  %88 = select i1 %87, i32 %80, i32 -1
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 1784
  store i32 %88, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 1788
  store i32 %79, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 1792
  store i32 %82, ptr %91, align 64
  br label %92

92:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7120
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %9, %11
  br i1 %12, label %13, label %119

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, %16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %19
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 1780
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %45, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 1792
  %31 = load i32, ptr %30, align 64
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %45

33:
  %34 = add i64 %9, -1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %36 = load i64, ptr %35, align 8
  %37 = mul i64 %36, %34
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %39 = getelementptr i32, ptr %38, i64 %37
  %40 = getelementptr i32, ptr %39, i64 %16
  %41 = load i32, ptr %40, align 4
  %42 = call i32 @llvm.umax.i32(i32 %41, i32 %27)
  store i32 %42, ptr %40, align 4
  %43 = load i32, ptr %14, align 8
  %44 = zext i32 %43 to i64
  br label %45

45:
  %46 = phi i64 [ %44, %33 ], [ %16, %29 ], [ %16, %13 ]
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1796
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1792
  store i32 0, ptr %48, align 64
  store i32 0, ptr %26, align 4
  %49 = load i64, ptr %17, align 8
  %50 = shl i64 %49, 2
  %51 = add i64 %50, %46
  %52 = load ptr, ptr %20, align 8
  %53 = load i64, ptr %22, align 8
  %54 = mul i64 %51, %53
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 %54
  %56 = shl i64 %49, 1
  %57 = add i64 %56, %46
  %58 = mul i64 %57, %53
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 %58
  %60 = mul i64 %49, 5
  %61 = add i64 %60, %46
  %62 = mul i64 %61, %53
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %67, label %71

67:
  %68 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %119, label %71

71:
  %72 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %74 = load i64, ptr %10, align 8
  %75 = add i64 %74, -1
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %77 = load i64, ptr %76, align 8
  %78 = mul i64 %75, %77
  %79 = load i32, ptr %14, align 8
  %80 = zext i32 %79 to i64
  %81 = getelementptr i32, ptr %73, i64 %78
  %82 = getelementptr i32, ptr %81, i64 %80
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %85 = load i64, ptr %84, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %72, ptr %55, i64 0, i64 %85)
  store i32 %83, ptr %82, align 4
  %86 = getelementptr inbounds nuw i8, ptr %72, i64 40
  store i64 0, ptr %86, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %55)
  %87 = load i32, ptr %14, align 8
  %88 = zext i32 %87 to i64
  %89 = load i64, ptr %17, align 8
  %90 = mul i64 %89, 3
  %91 = add i64 %90, %88
  %92 = load ptr, ptr %20, align 8
  %93 = load i64, ptr %22, align 8
  %94 = mul i64 %91, %93
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 %94
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %95)
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  store i32 0, ptr %96, align 32
  %97 = getelementptr inbounds nuw i8, ptr %63, i64 8
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %119, label %100

100:
  %101 = select i1 %2, ptr %72, ptr %59
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 64
  %103 = load i64, ptr %10, align 8
  %104 = add i64 %103, -1
  %105 = load i64, ptr %76, align 8
  %106 = mul i64 %104, %105
  %107 = load i32, ptr %14, align 8
  %108 = zext i32 %107 to i64
  %109 = getelementptr i32, ptr %102, i64 %106
  %110 = getelementptr i32, ptr %109, i64 %108
  %111 = load i32, ptr %110, align 4
  %112 = load i64, ptr %84, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %101, ptr %63, i64 0, i64 %112)
  store i32 %111, ptr %110, align 4
  %113 = getelementptr inbounds nuw i8, ptr %101, i64 40
  store i64 0, ptr %113, align 8
  br i1 %2, label %117, label %114

114:
  %115 = load i32, ptr %1, align 64
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 %115, ptr %116, align 4
  br label %119

117:
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  store i32 0, ptr %118, align 4
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %59)
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %63)
  br label %119

119:
  ret void
}

define void @clock_share(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 7120
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %7, label %53

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %53, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  br label %17

17:
  %18 = phi i64 [ %9, %11 ], [ %51, %17 ]
  %19 = phi i64 [ 0, %11 ], [ %50, %17 ]
  %20 = load ptr, ptr %12, align 8
  %21 = load i64, ptr %13, align 8
  %22 = mul i64 %21, %19
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %25 = load i32, ptr %24, align 8
  %26 = zext i32 %25 to i64
  %27 = load ptr, ptr %14, align 8
  %28 = load i64, ptr %15, align 8
  %29 = mul i64 %28, %26
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 %29
  %31 = add i64 %18, %26
  %32 = mul i64 %31, %28
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 1792
  store i32 0, ptr %34, align 64
  call void @clock_gather(ptr %0, ptr %23, i1 zeroext true)
  %35 = load i64, ptr %8, align 8
  %36 = mul i64 %35, 6
  %37 = load ptr, ptr %14, align 8
  %38 = load i64, ptr %15, align 8
  %39 = mul i64 %36, %38
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 %39
  %41 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %40, ptr %30, i64 0, i64 %41)
  %42 = load i64, ptr %8, align 8
  %43 = mul i64 %42, 6
  %44 = or disjoint i64 %43, 1
  %45 = load ptr, ptr %14, align 8
  %46 = load i64, ptr %15, align 8
  %47 = mul i64 %44, %46
  %48 = getelementptr inbounds nuw i8, ptr %45, i64 %47
  %49 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %48, ptr %33, i64 0, i64 %49)
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %30)
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %33)
  %50 = add nuw i64 %19, 1
  %51 = load i64, ptr %8, align 8
  %52 = icmp ult i64 %50, %51
  br i1 %52, label %17, label %53

53:
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
  br i1 %10, label %37, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %14

14:
  %15 = phi i64 [ %9, %11 ], [ %34, %33 ]
  %16 = phi i64 [ 0, %11 ], [ %35, %33 ]
  %17 = load ptr, ptr %12, align 8
  %18 = load i64, ptr %13, align 8
  %19 = mul i64 %18, %16
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 88
  %22 = getelementptr inbounds nuw i32, ptr %21, i64 %3
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %33, label %25

25:
  %26 = load i32, ptr %20, align 64
  %27 = and i32 %26, %23
  %28 = icmp eq i32 %27, %26
  br i1 %28, label %29, label %30

29:
  call void @clock_gather(ptr %0, ptr %20, i1 zeroext true)
  br label %30

30:
  %31 = call ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %20, i32 %23, ptr %5, i32 0)
  %32 = load i64, ptr %8, align 8
  br label %33

33:
  %34 = phi i64 [ %15, %14 ], [ %32, %30 ]
  %35 = add nuw i64 %16, 1
  %36 = icmp ult i64 %35, %34
  br i1 %36, label %14, label %37

37:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %5)
  br label %38

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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  br i1 %38, label %127, label %39

39:
  %40 = phi ptr [ %26, %31 ], [ %26, %27 ], [ %14, %5 ]
  call void @signal_stores(ptr %0, ptr %1)
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, -1
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %106 = getelementptr inbounds nuw i8, ptr %6, i64 66
  %107 = lshr i32 %4, 27
  %108 = trunc nuw nsw i32 %107 to i8
  %109 = and i8 %108, 1
  store i8 %109, ptr %106, align 2
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %111 = load ptr, ptr %110, align 8
  %112 = load ptr, ptr %111, align 8
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %112)
  %113 = load ptr, ptr %110, align 8
  %114 = load ptr, ptr %113, align 8
  %115 = and i64 %3, 1
  %116 = or disjoint i64 %115, 4
  %117 = getelementptr inbounds nuw i8, ptr %114, i64 64
  %118 = load i64, ptr %117, align 8
  %119 = mul i64 %118, 6
  %120 = add i64 %116, %119
  %121 = getelementptr inbounds nuw i8, ptr %114, i64 7096
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %114, i64 7088
  %124 = load i64, ptr %123, align 8
  %125 = mul i64 %120, %124
  %126 = getelementptr inbounds nuw i8, ptr %122, i64 %125
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %6, ptr %0, ptr %126, i32 %2, i32 %100)
  br label %127

127:
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
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 7096
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 7088
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %15, %19
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  %22 = call ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %1, i32 %2, ptr %21, i32 0)
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 %29, %25
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, -1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 7096
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 7088
  %61 = load i64, ptr %60, align 8
  %62 = mul i64 %57, %61
  %63 = getelementptr inbounds nuw i8, ptr %59, i64 %62
  %64 = call ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %1, i32 %2, ptr %63, i32 0)
  %65 = add nuw i64 %47, 1
  %66 = load i64, ptr %42, align 8
  %67 = icmp ult i64 %65, %66
  br i1 %67, label %46, label %45
}

define internal void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 7120
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %44, label %7

7:
  store i64 %5, ptr %2, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7048
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11

11:
  call void @suspect(ptr %0)
  br label %12

12:
  store i64 0, ptr %8, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7040
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, 6
  %17 = icmp eq i64 %16, -6
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  br label %27

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %43, label %38

27:
  %28 = phi i64 [ 0, %18 ], [ %33, %27 ]
  %29 = load ptr, ptr %19, align 8
  %30 = load i64, ptr %20, align 8
  %31 = mul i64 %30, %28
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 %31
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %32)
  %33 = add nuw i64 %28, 1
  %34 = load i64, ptr %14, align 8
  %35 = mul i64 %34, 6
  %36 = add i64 %35, 6
  %37 = icmp ult i64 %33, %36
  br i1 %37, label %27, label %21

38:
  %39 = load ptr, ptr %23, align 8
  %40 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = shl i64 %41, 4
  call void @llvm.memset.p0.i64(ptr align 8 %39, i8 0, i64 %42, i1 false)
  br label %43

43:
  store i64 0, ptr %24, align 8
  br label %44

44:
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
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 7096
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 7088
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %19)
  ret void
}

define void @clock_touch(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 7096
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 7088
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  call void @signal_stores(ptr %0, ptr %1)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %57 = getelementptr inbounds nuw i8, ptr %4, i64 66
  store i8 0, ptr %57, align 2
  %58 = load i64, ptr %7, align 8
  %59 = mul i64 %58, 6
  %60 = add i64 %59, 3
  %61 = load ptr, ptr %8, align 8
  %62 = load i64, ptr %9, align 8
  %63 = mul i64 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %61, i64 %63
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %4, ptr %0, ptr %64, i32 %2, i32 %52)
  %65 = load i64, ptr %7, align 8
  %66 = mul i64 %65, 6
  %67 = add i64 %66, 3
  %68 = load ptr, ptr %8, align 8
  %69 = load i64, ptr %9, align 8
  %70 = mul i64 %67, %69
  %71 = getelementptr inbounds nuw i8, ptr %68, i64 %70
  %72 = add i64 %66, 2
  %73 = mul i64 %72, %69
  %74 = getelementptr inbounds nuw i8, ptr %68, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %76 = load i32, ptr %75, align 8
  %77 = call i32 @llvm.ctpop.i32(i32 %2)
  %78 = icmp ugt i32 %76, %77
  br i1 %78, label %100, label %79

79:
  %80 = load i64, ptr %23, align 8
  %81 = load i64, ptr %74, align 8
  %82 = sub i64 %80, %81
  %83 = getelementptr inbounds nuw i8, ptr %74, i64 8
  %84 = load i64, ptr %83, align 8
  %85 = icmp ult i64 %82, %84
  br i1 %85, label %86, label %100

86:
  %87 = getelementptr inbounds nuw i8, ptr %74, i64 64
  %88 = getelementptr inbounds nuw i8, ptr %71, i64 64
  br label %92

89:
  %90 = add i64 %93, 1
  %91 = icmp eq i64 %90, %84
  br i1 %91, label %100, label %92

92:
  %93 = phi i64 [ %82, %86 ], [ %90, %89 ]
  %94 = getelementptr inbounds nuw i32, ptr %87, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = getelementptr inbounds nuw i32, ptr %88, i64 %93
  %97 = load i32, ptr %96, align 4
  %98 = icmp ugt i32 %95, %97
  br i1 %98, label %99, label %89

99:
  call void @suspect(ptr %0)
  br label %100

100:
  ret void
}

define void @clock_track(ptr %0, i32 %1, <32 x i64> %2, i1 zeroext %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 4
  %11 = add i32 %9, 6291457
  %12 = icmp ugt i32 %11, 8388606
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %16 = load i64, ptr %15, align 8
  %17 = sub i64 %14, %16
  store <32 x i64> %2, ptr %5, align 64
  %18 = icmp eq i32 %1, 0
  br i1 %18, label %105, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7032
  %24 = add i32 %9, 6291458
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %27 = zext i32 %11 to i64
  %28 = shl nuw nsw i64 %27, 19
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 832
  br label %30

30:
  %31 = phi i32 [ %1, %19 ], [ %103, %100 ]
  %32 = phi i1 [ %12, %19 ], [ %101, %100 ]
  %33 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %5, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = lshr i64 %36, 40
  %38 = add nsw i64 %37, -4
  %39 = icmp ult i64 %38, 16
  br i1 %39, label %40, label %47

40:
  %41 = load i64, ptr %20, align 8
  %42 = icmp ult i64 %38, %41
  br i1 %42, label %43, label %50

43:
  %44 = load ptr, ptr %21, align 8
  %45 = getelementptr inbounds nuw ptr, ptr %44, i64 %38
  %46 = load ptr, ptr %45, align 8
  br label %47

47:
  %48 = phi ptr [ %0, %30 ], [ %46, %43 ]
  %49 = icmp eq ptr %48, null
  br i1 %49, label %50, label %51

50:
  call void @suspect(ptr %0)
  br label %100

51:
  %52 = load i64, ptr %22, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %91, label %54

54:
  %55 = add i64 %36, 1
  %56 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %55, i1 zeroext true)
  %57 = icmp eq ptr %56, null
  br i1 %57, label %83, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 48
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %66

62:
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 7040
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %63, align 8
  store i64 %65, ptr %59, align 8
  br label %66

66:
  %67 = phi i64 [ %60, %58 ], [ %65, %62 ]
  %68 = add i64 %67, %17
  %69 = load i64, ptr %23, align 8
  %70 = sub i64 %14, %69
  %71 = icmp ugt i64 %68, %70
  br i1 %71, label %83, label %72

72:
  %73 = add i64 %68, -1
  %74 = getelementptr inbounds nuw i8, ptr %56, i64 56
  store i64 %25, ptr %74, align 8
  br i1 %3, label %75, label %87

75:
  %76 = getelementptr inbounds nuw i8, ptr %56, i64 40
  %77 = load i64, ptr %76, align 8
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %79, label %87

79:
  store i64 1, ptr %76, align 8
  %80 = getelementptr inbounds nuw i8, ptr %48, i64 7048
  %81 = load i64, ptr %80, align 8
  %82 = add i64 %81, 1
  store i64 %82, ptr %80, align 8
  br label %87

83:
  %84 = load ptr, ptr %26, align 8
  %85 = load i32, ptr %84, align 4
  %86 = or i32 %85, 4
  store i32 %86, ptr %84, align 4
  br label %87

87:
  %88 = phi i1 [ true, %83 ], [ %32, %79 ], [ %32, %75 ], [ %32, %72 ]
  %89 = phi i64 [ 2047, %83 ], [ %73, %79 ], [ %73, %75 ], [ %73, %72 ]
  %90 = shl i64 %89, 5
  br label %91

91:
  %92 = phi i1 [ %32, %51 ], [ %88, %87 ]
  %93 = phi i64 [ 65504, %51 ], [ %90, %87 ]
  %94 = getelementptr inbounds nuw i8, ptr %48, i64 408
  %95 = load i64, ptr %94, align 8
  %96 = shl i64 %95, 42
  %97 = or i64 %93, %28
  %98 = or i64 %97, %96
  %99 = getelementptr inbounds nuw i64, ptr %29, i64 %34
  store i64 %98, ptr %99, align 8
  br label %100

100:
  %101 = phi i1 [ %32, %50 ], [ %92, %91 ]
  %102 = add i32 %31, -1
  %103 = and i32 %102, %31
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %30

105:
  %106 = phi i1 [ %12, %4 ], [ %101, %100 ]
  br i1 %106, label %107, label %108

107:
  call void @suspect(ptr %0)
  br label %108

108:
  ret void
}

define void @clock_end_phases(ptr %0, i32 %1, <32 x i64> %2) {
  %4 = alloca %struct.Lanes, align 64
  store <32 x i64> %2, ptr %4, align 64
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %74, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 536
  br label %10

10:
  %11 = phi i32 [ %1, %6 ], [ %20, %72 ]
  %12 = call i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr %4, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i64> %2, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %11, %19
  %21 = and i64 %15, -1099511627776
  %22 = icmp eq i64 %21, 2199023255552
  br i1 %22, label %72, label %23

23:
  %24 = add i64 %15, 1
  %25 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %24, i1 zeroext false)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %72, label %27

27:
  %28 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %15, i1 zeroext true)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %30, label %31

30:
  call void @suspect(ptr %0)
  br label %72

31:
  %32 = load i64, ptr %7, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %28, ptr %25, i64 0, i64 %32)
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %36 = load i64, ptr %35, align 8
  %37 = call i64 @llvm.umax.i64(i64 %34, i64 %36)
  store i64 %37, ptr %33, align 8
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 48
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %28, i64 48
  store i64 %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 56
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %67, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %67, label %51

51:
  %52 = lshr i64 %15, 40
  %53 = add nsw i64 %52, -4
  %54 = icmp ult i64 %53, 16
  br i1 %54, label %55, label %61

55:
  %56 = load i64, ptr %8, align 8
  %57 = icmp ult i64 %53, %56
  call void @llvm.assume(i1 %57)
  %58 = load ptr, ptr %9, align 8
  %59 = getelementptr inbounds nuw ptr, ptr %58, i64 %53
  %60 = load ptr, ptr %59, align 8
  br label %61

61:
  %62 = phi ptr [ %0, %51 ], [ %60, %55 ]
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 7048
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, -1
  store i64 %65, ptr %63, align 8
  %66 = load i64, ptr %44, align 8
  br label %67

67:
  %68 = phi i64 [ %66, %61 ], [ %45, %47 ], [ 0, %31 ]
  %69 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %70 = load i64, ptr %69, align 8
  %71 = or i64 %70, %68
  store i64 %71, ptr %44, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %25)
  store i64 %39, ptr %38, align 8
  store i64 %42, ptr %41, align 8
  br label %72

72:
  %73 = icmp eq i32 %20, 0
  br i1 %73, label %74, label %10

74:
  ret void
}

define void @clock_see(ptr %0, ptr %1, i32 %2, <32 x i64> %3) {
  %5 = alloca %struct.Lanes, align 64
  call void @clock_acquire(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 512)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %154, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %13 = load i64, ptr %12, align 8
  %14 = mul i64 %13, %11
  %15 = sub i64 %14, %7
  store <32 x i64> %3, ptr %5, align 64
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %153, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  br label %26

26:
  %27 = phi i32 [ %2, %17 ], [ %36, %151 ]
  %28 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i64, ptr %5, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = insertelement <32 x i64> poison, i64 %31, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = icmp ne <32 x i64> %3, %33
  %35 = bitcast <32 x i1> %34 to i32
  %36 = and i32 %27, %35
  %37 = xor i32 %36, %27
  %38 = and i64 %31, -1099511627776
  %39 = icmp eq i64 %38, 2199023255552
  br i1 %39, label %151, label %40

40:
  %41 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %31, i1 zeroext false)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %151, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %151, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %41, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = lshr i64 %31, 40
  %51 = add nsw i64 %50, -4
  %52 = icmp ult i64 %51, 16
  br i1 %52, label %53, label %59

53:
  %54 = load i64, ptr %18, align 8
  %55 = icmp ult i64 %51, %54
  call void @llvm.assume(i1 %55)
  %56 = load ptr, ptr %19, align 8
  %57 = getelementptr inbounds nuw ptr, ptr %56, i64 %51
  %58 = load ptr, ptr %57, align 8
  br label %59

59:
  %60 = phi ptr [ %0, %47 ], [ %58, %53 ]
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 7048
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %62, %49
  store i64 %63, ptr %61, align 8
  store i64 0, ptr %48, align 8
  %64 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %65 = load i32, ptr %1, align 64
  %66 = and i32 %65, %37
  %67 = icmp eq i32 %66, %65
  br i1 %67, label %68, label %82

68:
  %69 = load i64, ptr %10, align 8
  %70 = add i64 %69, -1
  %71 = load i64, ptr %12, align 8
  %72 = mul i64 %70, %71
  %73 = mul i64 %71, %69
  %74 = load i64, ptr %64, align 8
  %75 = load i64, ptr %24, align 8
  %76 = sub i64 %75, %72
  %77 = call i64 @llvm.umax.i64(i64 %74, i64 %76)
  store i64 %77, ptr %64, align 8
  %78 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %79 = load i64, ptr %78, align 8
  %80 = call i64 @llvm.umax.i64(i64 %79, i64 %73)
  store i64 %80, ptr %78, align 8
  %81 = getelementptr inbounds nuw i8, ptr %41, i64 48
  br label %140

82:
  %83 = load i32, ptr %20, align 8
  %84 = zext i32 %83 to i64
  %85 = load i64, ptr %21, align 8
  %86 = shl i64 %85, 2
  %87 = add i64 %86, %84
  %88 = load ptr, ptr %22, align 8
  %89 = load i64, ptr %23, align 8
  %90 = mul i64 %87, %89
  %91 = getelementptr inbounds nuw i8, ptr %88, i64 %90
  %92 = load i64, ptr %10, align 8
  %93 = add i64 %92, -1
  %94 = load i64, ptr %12, align 8
  %95 = mul i64 %93, %94
  %96 = mul i64 %94, %92
  %97 = load i64, ptr %91, align 8
  %98 = load i64, ptr %24, align 8
  %99 = sub i64 %98, %95
  %100 = call i64 @llvm.umax.i64(i64 %97, i64 %99)
  store i64 %100, ptr %91, align 8
  %101 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = call i64 @llvm.umax.i64(i64 %102, i64 %96)
  store i64 %103, ptr %101, align 8
  %104 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %105 = load i64, ptr %104, align 8
  %106 = load i64, ptr %44, align 8
  %107 = trunc i64 %106 to i32
  %108 = getelementptr i8, ptr %91, i64 60
  %109 = getelementptr i32, ptr %108, i64 %15
  %110 = getelementptr i32, ptr %109, i64 %105
  %111 = load i32, ptr %110, align 4
  %112 = call i32 @llvm.umax.i32(i32 %111, i32 %107)
  store i32 %112, ptr %110, align 4
  %113 = load i32, ptr %20, align 8
  %114 = zext i32 %113 to i64
  %115 = load i64, ptr %21, align 8
  %116 = mul i64 %115, 3
  %117 = add i64 %116, %114
  %118 = load ptr, ptr %22, align 8
  %119 = load i64, ptr %23, align 8
  %120 = mul i64 %117, %119
  %121 = getelementptr inbounds nuw i8, ptr %118, i64 %120
  %122 = load i32, ptr %25, align 8
  %123 = and i32 %122, %37
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %126

125:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %121)
  br label %126

126:
  %127 = phi i32 [ %37, %125 ], [ %123, %82 ]
  store i32 %127, ptr %25, align 4
  %128 = load i64, ptr %10, align 8
  %129 = add i64 %128, -1
  %130 = load i64, ptr %12, align 8
  %131 = mul i64 %129, %130
  %132 = mul i64 %130, %128
  %133 = load i64, ptr %121, align 8
  %134 = load i64, ptr %24, align 8
  %135 = sub i64 %134, %131
  %136 = call i64 @llvm.umax.i64(i64 %133, i64 %135)
  store i64 %136, ptr %121, align 8
  %137 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %138 = load i64, ptr %137, align 8
  %139 = call i64 @llvm.umax.i64(i64 %138, i64 %132)
  store i64 %139, ptr %137, align 8
  br label %140

140:
  %141 = phi ptr [ %64, %68 ], [ %121, %126 ]
  %142 = phi ptr [ %81, %68 ], [ %104, %126 ]
  %143 = load i64, ptr %142, align 8
  %144 = load i64, ptr %44, align 8
  %145 = trunc i64 %144 to i32
  %146 = getelementptr i8, ptr %141, i64 60
  %147 = getelementptr i32, ptr %146, i64 %15
  %148 = getelementptr i32, ptr %147, i64 %143
  %149 = load i32, ptr %148, align 4
  %150 = call i32 @llvm.umax.i32(i32 %149, i32 %145)
  store i32 %150, ptr %148, align 4
  br label %151

151:
  %152 = icmp eq i32 %36, 0
  br i1 %152, label %153, label %26

153:
  br label %154

154:
  ret void
}

define void @clock_renew(ptr %0, ptr %1, i32 %2, <32 x i64> %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %11 = load i64, ptr %10, align 8
  store <32 x i64> %3, ptr %5, align 64
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %87, label %13

13:
  %14 = mul i64 %9, %7
  %15 = xor i64 %11, -1
  %16 = add i64 %14, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %22

22:
  %23 = phi i32 [ %2, %13 ], [ %32, %85 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %5, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = insertelement <32 x i64> poison, i64 %27, i64 0
  %29 = shufflevector <32 x i64> %28, <32 x i64> poison, <32 x i32> zeroinitializer
  %30 = icmp ne <32 x i64> %3, %29
  %31 = bitcast <32 x i1> %30 to i32
  %32 = and i32 %23, %31
  %33 = xor i32 %32, %23
  %34 = and i64 %27, -1099511627776
  %35 = icmp eq i64 %34, 2199023255552
  br i1 %35, label %85, label %36

36:
  %37 = add i64 %27, 1
  %38 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %37, i1 zeroext false)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %85, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 56
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %85, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %46 = load i64, ptr %45, align 8
  %47 = add i64 %16, %46
  %48 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 64
  %50 = getelementptr inbounds nuw i32, ptr %49, i64 %47
  %51 = load i32, ptr %50, align 4
  %52 = load i64, ptr %17, align 8
  %53 = mul i64 %52, 6
  %54 = load ptr, ptr %18, align 8
  %55 = load i64, ptr %19, align 8
  %56 = mul i64 %53, %55
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 64
  %59 = getelementptr inbounds nuw i32, ptr %58, i64 %47
  %60 = load i32, ptr %59, align 4
  %61 = call i32 @llvm.umax.i32(i32 %51, i32 %60)
  %62 = load i32, ptr %20, align 32
  %63 = icmp ne i32 %62, 0
  %64 = xor i32 %62, -1
  %65 = and i32 %33, %64
  %66 = icmp eq i32 %65, 0
  %67 = and i1 %63, %66
  br i1 %67, label %68, label %79

68:
  %69 = load i32, ptr %21, align 8
  %70 = zext i32 %69 to i64
  %71 = mul i64 %52, 3
  %72 = add i64 %71, %70
  %73 = mul i64 %72, %55
  %74 = getelementptr inbounds nuw i8, ptr %54, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 64
  %76 = getelementptr inbounds nuw i32, ptr %75, i64 %47
  %77 = load i32, ptr %76, align 4
  %78 = call i32 @llvm.umax.i32(i32 %61, i32 %77)
  br label %79

79:
  %80 = phi i32 [ %78, %68 ], [ %61, %44 ]
  %81 = zext i32 %80 to i64
  %82 = load i64, ptr %41, align 8
  %83 = icmp ugt i64 %82, %81
  br i1 %83, label %84, label %85

84:
  call void @suspect(ptr %0)
  br label %85

85:
  %86 = icmp eq i32 %32, 0
  br i1 %86, label %87, label %22

87:
  ret void
}

define void @clock_see_products(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %8, %10
  %12 = mul i64 %10, %7
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 7072
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @suspect(ptr %0)
  br label %65

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  store i64 0, ptr %29, align 8
  br label %30

30:
  %31 = phi i64 [ 1152, %25 ], [ %33, %30 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  store i64 0, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 8
  %34 = icmp eq i64 %33, 1184
  br i1 %34, label %41, label %30

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %37 = load i64, ptr %36, align 8
  %38 = ptrtoint ptr %1 to i64
  %39 = icmp eq i64 %37, %38
  br i1 %39, label %41, label %40

40:
  call void @suspect(ptr %0)
  br label %65

41:
  %42 = shl nuw i32 1, %2
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %44 = load i32, ptr %43, align 8
  %45 = or i32 %44, %42
  store i32 %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 1108
  store i32 %5, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 3
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %51 = getelementptr inbounds nuw i64, ptr %50, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %56 = getelementptr inbounds nuw i64, ptr %55, i64 %49
  %57 = load i64, ptr %56, align 8
  %58 = icmp ult i64 %3, %57
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1120
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %30

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %11 = load i64, ptr %10, align 8
  %12 = ptrtoint ptr %1 to i64
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %14, label %30

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %16 = load i32, ptr %15, align 8
  %17 = xor i32 %2, -1
  %18 = and i32 %16, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %30

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1112
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %10, label %82

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1096
  %12 = load i64, ptr %11, align 8
  %13 = ptrtoint ptr %1 to i64
  %14 = icmp eq i64 %12, %13
  br i1 %14, label %15, label %82

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %17 = load i32, ptr %16, align 8
  %18 = xor i32 %2, -1
  %19 = and i32 %17, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %82

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1108
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = lshr i32 %28, 10
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %33 = zext i32 %3 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 820
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 1120
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1152
  %6 = zext i32 %3 to i64
  %7 = insertelement <32 x i64> poison, i64 %6, i64 0
  %8 = shufflevector <32 x i64> %7, <32 x i64> poison, <32 x i32> zeroinitializer
  %9 = add <32 x i64> %8, %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1120
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %13 = load i32, ptr %12, align 8
  br label %20

14:
  store i64 %9, ptr %6, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1204
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 6856
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  store <32 x i32> zeroinitializer, ptr %19, align 8
  br label %20

20:
  %21 = phi i32 [ %13, %11 ], [ 0, %14 ]
  %22 = bitcast i32 %2 to <32 x i1>
  %23 = select <32 x i1> %22, <32 x i64> %3, <32 x i64> splat (i64 -1)
  %24 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %23)
  %25 = zext i32 %4 to i64
  %26 = insertelement <32 x i64> poison, i64 %25, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = add <32 x i64> %27, %3
  %29 = select <32 x i1> %22, <32 x i64> %28, <32 x i64> zeroinitializer
  %30 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %29)
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %34 = zext i32 %32 to i64
  %35 = getelementptr inbounds nuw i64, ptr %33, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 6080
  %38 = getelementptr inbounds nuw i64, ptr %37, i64 %34
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 6336
  %41 = getelementptr inbounds nuw i64, ptr %40, i64 %34
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 6592
  %44 = getelementptr inbounds nuw i64, ptr %43, i64 %34
  %45 = load i64, ptr %44, align 8
  %46 = shl nuw i32 1, %32
  %47 = and i32 %21, %46
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %51, label %49

49:
  %50 = icmp eq i64 %39, 0
  br i1 %50, label %51, label %56

51:
  %52 = phi i64 [ %45, %49 ], [ 0, %20 ]
  %53 = phi i64 [ %42, %49 ], [ 0, %20 ]
  %54 = phi i64 [ %36, %49 ], [ 0, %20 ]
  %55 = sub i64 %30, %24
  br label %62

56:
  %57 = call i64 @llvm.umax.i64(i64 %39, i64 %30)
  %58 = call i64 @llvm.umin.i64(i64 %36, i64 %24)
  %59 = add i64 %39, %58
  %60 = sub i64 %36, %59
  %61 = add i64 %60, %57
  br label %62

62:
  %63 = phi i64 [ %45, %56 ], [ %52, %51 ]
  %64 = phi i64 [ %42, %56 ], [ %53, %51 ]
  %65 = phi i64 [ %36, %56 ], [ %54, %51 ]
  %66 = phi i64 [ %39, %56 ], [ 0, %51 ]
  %67 = phi i64 [ %61, %56 ], [ %55, %51 ]
  %68 = icmp eq i64 %63, 0
  br i1 %68, label %69, label %71

69:
  %70 = sub i64 %30, %24
  br label %77

71:
  %72 = call i64 @llvm.umax.i64(i64 %63, i64 %30)
  %73 = call i64 @llvm.umin.i64(i64 %64, i64 %24)
  %74 = add i64 %64, %72
  %75 = add i64 %63, %73
  %76 = sub i64 %74, %75
  br label %77

77:
  %78 = phi i64 [ %76, %71 ], [ %70, %69 ]
  %79 = icmp ugt i64 %67, %78
  %80 = select i1 %79, i64 %63, i64 %66
  %81 = icmp eq i64 %80, 0
  %82 = select i1 %79, i64 %64, i64 %65
  %83 = call i64 @llvm.umin.i64(i64 %82, i64 %24)
  %84 = select i1 %81, i64 %24, i64 %83
  %85 = call i64 @llvm.umax.i64(i64 %80, i64 %30)
  br i1 %79, label %87, label %86

86:
  br label %87

87:
  %88 = phi i64 [ %64, %86 ], [ %84, %77 ]
  %89 = phi i64 [ %84, %86 ], [ %65, %77 ]
  %90 = phi i64 [ %85, %86 ], [ %66, %77 ]
  %91 = phi i64 [ %63, %86 ], [ %85, %77 ]
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  store i64 %89, ptr %35, align 8
  store i64 %90, ptr %38, align 8
  store i64 %88, ptr %41, align 8
  store i64 %91, ptr %44, align 8
  %93 = or i32 %21, %46
  store i32 %93, ptr %92, align 8
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define void @fence_proxy(ptr %0, ptr %1, i32 %2) {
  %4 = alloca [2 x ptr], align 16
  %5 = alloca [2 x %"struct.(anonymous namespace)::range"], align 16
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %7 = load i32, ptr %6, align 16
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %7, %9
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 8
  br i1 %10, label %14, label %16

14:
  %15 = load i32, ptr %11, align 4
  br label %19

16:
  store i32 0, ptr %11, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  store i32 0, ptr %17, align 8
  %18 = load i32, ptr %8, align 8
  br label %19

19:
  %20 = phi i32 [ %15, %14 ], [ 0, %16 ]
  %21 = phi i32 [ %7, %14 ], [ %18, %16 ]
  store i32 %21, ptr %6, align 16
  %22 = xor i32 %2, -1
  %23 = and i32 %20, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %164

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = shl nuw i32 1, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %30 = load i32, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1204
  %32 = load i32, ptr %31, align 4
  %33 = and i32 %30, %32
  %34 = and i32 %33, %28
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %158, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %38, %40
  br i1 %41, label %42, label %158

42:
  %43 = add i32 %27, 96
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 3776
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  store ptr %46, ptr %4, align 16
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 4800
  store ptr %48, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %50 = load i32, ptr %49, align 8
  %51 = and i32 %50, %28
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %55, label %53

53:
  %54 = zext i32 %27 to i64
  br label %70

55:
  %56 = icmp ult i32 %27, 128
  %57 = zext i32 %27 to i64
  br label %58

58:
  %59 = phi i64 [ 0, %55 ], [ %63, %62 ]
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 %59
  %61 = load ptr, ptr %60, align 8
  br i1 %56, label %65, label %62

62:
  %63 = add nuw nsw i64 %59, 8
  %64 = icmp eq i64 %63, 16
  br i1 %64, label %70, label %58

65:
  %66 = phi i64 [ %68, %65 ], [ %57, %58 ]
  %67 = getelementptr inbounds nuw i64, ptr %61, i64 %66
  store i64 0, ptr %67, align 8
  %68 = add nuw nsw i64 %66, 32
  %69 = icmp samesign ult i64 %66, 96
  br i1 %69, label %65, label %62

70:
  %71 = phi i64 [ %54, %53 ], [ %57, %62 ]
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %73 = getelementptr inbounds nuw i64, ptr %72, i64 %71
  %74 = load i64, ptr %73, align 8
  store i64 %74, ptr %5, align 16
  %75 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 6080
  %77 = getelementptr inbounds nuw i64, ptr %76, i64 %71
  %78 = load i64, ptr %77, align 8
  store i64 %78, ptr %75, align 8
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 6336
  %81 = getelementptr inbounds nuw i64, ptr %80, i64 %71
  %82 = load i64, ptr %81, align 8
  store i64 %82, ptr %79, align 16
  %83 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 6592
  %85 = getelementptr inbounds nuw i64, ptr %84, i64 %71
  %86 = load i64, ptr %85, align 8
  store i64 %86, ptr %83, align 8
  %87 = zext i32 %43 to i64
  %88 = add i32 %27, 64
  %89 = zext i32 %88 to i64
  %90 = icmp ult i32 %27, -64
  br label %95

91:
  %92 = icmp ult i32 %27, -96
  br i1 %92, label %93, label %148

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 1212
  br label %139

95:
  %96 = phi i1 [ true, %70 ], [ false, %121 ]
  %97 = phi ptr [ %5, %70 ], [ %12, %121 ]
  %98 = phi ptr [ %4, %70 ], [ %13, %121 ]
  %99 = phi ptr [ %44, %70 ], [ %45, %121 ]
  %100 = getelementptr inbounds nuw i64, ptr %99, i64 %87
  %101 = load i64, ptr %100, align 8
  %102 = load ptr, ptr %98, align 8
  %103 = getelementptr inbounds nuw i64, ptr %102, i64 %87
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i64, ptr %99, i64 %89
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i64, ptr %102, i64 %89
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %104, 0
  %110 = icmp eq i64 %108, 0
  %111 = select i1 %109, i1 true, i1 %110
  br i1 %111, label %112, label %115

112:
  %113 = select i1 %109, i64 %106, i64 %101
  %114 = select i1 %109, i64 %108, i64 %104
  br label %118

115:
  %116 = call i64 @llvm.umin.i64(i64 %101, i64 %106)
  %117 = call i64 @llvm.umax.i64(i64 %104, i64 %108)
  br label %118

118:
  %119 = phi i64 [ %114, %112 ], [ %117, %115 ]
  %120 = phi i64 [ %113, %112 ], [ %116, %115 ]
  store i64 %120, ptr %100, align 8
  store i64 %119, ptr %103, align 8
  br i1 %90, label %127, label %121

121:
  %122 = load i64, ptr %97, align 16
  %123 = getelementptr inbounds nuw i64, ptr %99, i64 %71
  store i64 %122, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %125 = load i64, ptr %124, align 8
  %126 = getelementptr inbounds nuw i64, ptr %102, i64 %71
  store i64 %125, ptr %126, align 8
  br i1 %96, label %95, label %91

127:
  %128 = phi i32 [ %129, %127 ], [ %88, %118 ]
  %129 = add i32 %128, -32
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %99, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = zext i32 %128 to i64
  %134 = getelementptr inbounds nuw i64, ptr %99, i64 %133
  store i64 %132, ptr %134, align 8
  %135 = getelementptr inbounds nuw i64, ptr %102, i64 %130
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i64, ptr %102, i64 %133
  store i64 %136, ptr %137, align 8
  %138 = icmp ugt i32 %129, %27
  br i1 %138, label %127, label %121

139:
  %140 = phi i32 [ %43, %93 ], [ %141, %139 ]
  %141 = add i32 %140, -32
  %142 = zext i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr %94, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = zext i32 %140 to i64
  %146 = getelementptr inbounds nuw i32, ptr %94, i64 %145
  store i32 %144, ptr %146, align 4
  %147 = icmp ugt i32 %141, %27
  br i1 %147, label %139, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %150 = load ptr, ptr %149, align 8
  %151 = load i32, ptr %150, align 4
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 1212
  %153 = getelementptr inbounds nuw i32, ptr %152, i64 %71
  store i32 %151, ptr %153, align 4
  %154 = load i32, ptr %49, align 8
  %155 = or i32 %154, %28
  store i32 %155, ptr %49, align 8
  %156 = load i32, ptr %29, align 8
  %157 = load i32, ptr %31, align 4
  br label %158

158:
  %159 = phi i32 [ %157, %148 ], [ %32, %36 ], [ %32, %25 ]
  %160 = phi i32 [ %156, %148 ], [ %30, %36 ], [ %30, %25 ]
  %161 = xor i32 %28, -1
  %162 = and i32 %160, %161
  store i32 %162, ptr %29, align 8
  %163 = and i32 %159, %161
  store i32 %163, ptr %31, align 4
  br label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %167 = load i32, ptr %166, align 8
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %165, i64 %168
  %170 = load i32, ptr %169, align 4
  %171 = or i32 %170, %2
  store i32 %171, ptr %169, align 4
  ret void
}

define void @signal_stores(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %18

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = shl nuw i32 1, %12
  %14 = and i32 %13, %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1204
  %16 = load i32, ptr %15, align 4
  %17 = or i32 %14, %16
  store i32 %17, ptr %15, align 4
  br label %18

18:
  ret void
}

define void @share_fences(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %3, i64 %6
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %11, label %10

10:
  store i32 -1, ptr %7, align 4
  br label %11

11:
  ret void
}

define void @share_stores(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %7, label %54

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  %9 = load <32 x i32>, ptr %8, align 4
  %10 = icmp ne <32 x i32> %9, zeroinitializer
  %11 = bitcast <32 x i1> %10 to i32
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 6856
  store i64 0, ptr %14, align 8
  br label %15

15:
  store <32 x i32> zeroinitializer, ptr %8, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %54, label %20

20:
  %21 = bitcast i32 %18 to <32 x i1>
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 6592
  %23 = load <32 x i64>, ptr %22, align 8
  %24 = icmp ne <32 x i64> %23, zeroinitializer
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %26 = load <32 x i64>, ptr %25, align 8
  %27 = select <32 x i1> %21, <32 x i64> %26, <32 x i64> splat (i64 -1)
  %28 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %27)
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 6336
  %30 = load <32 x i64>, ptr %29, align 8
  %31 = and <32 x i1> %24, %21
  %32 = select <32 x i1> %31, <32 x i64> %30, <32 x i64> splat (i64 -1)
  %33 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %32)
  %34 = call i64 @llvm.umin.i64(i64 %28, i64 %33)
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 6080
  %36 = load <32 x i64>, ptr %35, align 8
  %37 = select <32 x i1> %21, <32 x i64> %36, <32 x i64> zeroinitializer
  %38 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %37)
  %39 = select <32 x i1> %21, <32 x i64> %23, <32 x i64> zeroinitializer
  %40 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %39)
  %41 = call i64 @llvm.umax.i64(i64 %38, i64 %40)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 6856
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %49, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 6848
  %47 = load i64, ptr %46, align 8
  %48 = call i64 @llvm.umin.i64(i64 %34, i64 %47)
  br label %49

49:
  %50 = phi i64 [ %48, %45 ], [ %34, %20 ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 6848
  store i64 %50, ptr %51, align 8
  %52 = call i64 @llvm.umax.i64(i64 %41, i64 %43)
  store i64 %52, ptr %42, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1204
  store i32 0, ptr %53, align 4
  store i32 0, ptr %17, align 8
  br label %54

54:
  ret void
}

define void @proxy_touch(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %16

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 6856
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %139, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1192
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %22, label %139

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %38, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %29 = insertelement <32 x i64> poison, i64 %3, i64 0
  %30 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = insertelement <32 x i64> poison, i64 %2, i64 0
  %32 = shufflevector <32 x i64> %31, <32 x i64> poison, <32 x i32> zeroinitializer
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 3776
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 4800
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 820
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1212
  br label %53

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %39, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 820
  %46 = load i32, ptr %45, align 4
  %47 = icmp eq i32 %46, 0
  %48 = add i32 %46, -1
  %49 = shl nuw i32 1, %48
  %50 = select i1 %47, i32 -1, i32 %49
  %51 = and i32 %50, %44
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %106, label %114

53:
  %54 = phi i32 [ %24, %26 ], [ %101, %100 ]
  %55 = phi i64 [ 0, %26 ], [ %102, %100 ]
  %56 = getelementptr inbounds nuw i64, ptr %27, i64 %55
  %57 = getelementptr inbounds nuw i64, ptr %28, i64 %55
  %58 = load <32 x i64>, ptr %56, align 8
  %59 = icmp ult <32 x i64> %58, %30
  %60 = load <32 x i64>, ptr %57, align 8
  %61 = icmp ugt <32 x i64> %60, %32
  %62 = and <32 x i1> %59, %61
  %63 = getelementptr inbounds nuw i64, ptr %33, i64 %55
  %64 = getelementptr inbounds nuw i64, ptr %34, i64 %55
  %65 = load <32 x i64>, ptr %63, align 8
  %66 = icmp ult <32 x i64> %65, %30
  %67 = load <32 x i64>, ptr %64, align 8
  %68 = icmp ugt <32 x i64> %67, %32
  %69 = and <32 x i1> %66, %68
  %70 = or <32 x i1> %62, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = load i32, ptr %35, align 8
  %73 = shl nuw i32 1, %72
  %74 = xor i32 %73, -1
  %75 = and i32 %74, %71
  %76 = and i32 %75, %54
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %100, label %78

78:
  %79 = trunc nuw nsw i64 %55 to i32
  br label %80

80:
  %81 = phi i32 [ %96, %94 ], [ %76, %78 ]
  %82 = call i32 @llvm.cttz.i32(i32 %81, i1 true)
  %83 = load i32, ptr %36, align 4
  %84 = icmp eq i32 %83, 0
  %85 = add i32 %83, -1
  %86 = shl nuw i32 1, %85
  %87 = select i1 %84, i32 -1, i32 %86
  %88 = or disjoint i32 %82, %79
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %37, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = call zeroext i1 @clock_knows(ptr %0, ptr %1, i32 %87, i32 %82, i32 %91)
  br i1 %92, label %94, label %93

93:
  call void @suspect(ptr %0)
  br label %94

94:
  %95 = add i32 %81, -1
  %96 = and i32 %95, %81
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %80

98:
  %99 = load i32, ptr %23, align 8
  br label %100

100:
  %101 = phi i32 [ %99, %98 ], [ %54, %53 ]
  %102 = add nuw nsw i64 %55, 32
  %103 = icmp ne i32 %101, 0
  %104 = icmp samesign ult i64 %55, 96
  %105 = select i1 %103, i1 %104, i1 false
  br i1 %105, label %53, label %38

106:
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 6848
  %108 = load i64, ptr %107, align 8
  %109 = icmp ult i64 %108, %3
  br i1 %109, label %110, label %114

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 6856
  %112 = load i64, ptr %111, align 8
  %113 = icmp ugt i64 %112, %2
  br i1 %113, label %138, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 5824
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 6080
  %117 = load <32 x i64>, ptr %115, align 8
  %118 = insertelement <32 x i64> poison, i64 %3, i64 0
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = icmp ult <32 x i64> %117, %119
  %121 = load <32 x i64>, ptr %116, align 8
  %122 = insertelement <32 x i64> poison, i64 %2, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = icmp ugt <32 x i64> %121, %123
  %125 = and <32 x i1> %120, %124
  %126 = load i32, ptr %5, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 6336
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 6592
  %129 = load <32 x i64>, ptr %127, align 8
  %130 = icmp ult <32 x i64> %129, %119
  %131 = load <32 x i64>, ptr %128, align 8
  %132 = icmp ugt <32 x i64> %131, %123
  %133 = and <32 x i1> %130, %132
  %134 = or <32 x i1> %125, %133
  %135 = bitcast <32 x i1> %134 to i32
  %136 = and i32 %126, %135
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %139, label %138

138:
  call void @suspect(ptr %0)
  br label %139

139:
  ret void
}

define void @copy_to_peer(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1192
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %96

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
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 6848
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, %20
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 6856
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %26, %14
  br i1 %27, label %53, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 5824
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 6080
  %31 = load <32 x i64>, ptr %29, align 8
  %32 = insertelement <32 x i64> poison, i64 %20, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = icmp ult <32 x i64> %31, %33
  %35 = load <32 x i64>, ptr %30, align 8
  %36 = insertelement <32 x i64> poison, i64 %14, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = icmp ugt <32 x i64> %35, %37
  %39 = and <32 x i1> %34, %38
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 1200
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 6336
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 6592
  %44 = load <32 x i64>, ptr %42, align 8
  %45 = icmp ult <32 x i64> %44, %33
  %46 = load <32 x i64>, ptr %43, align 8
  %47 = icmp ugt <32 x i64> %46, %37
  %48 = and <32 x i1> %45, %47
  %49 = or <32 x i1> %39, %48
  %50 = bitcast <32 x i1> %49 to i32
  %51 = and i32 %41, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @suspect(ptr %0)
  br label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 1208
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %96, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 1728
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 2752
  %61 = insertelement <32 x i64> poison, i64 %20, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  %63 = insertelement <32 x i64> poison, i64 %14, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 3776
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 4800
  br label %67

67:
  %68 = phi i32 [ %56, %58 ], [ %91, %90 ]
  %69 = phi i64 [ 0, %58 ], [ %92, %90 ]
  %70 = getelementptr inbounds nuw i64, ptr %59, i64 %69
  %71 = getelementptr inbounds nuw i64, ptr %60, i64 %69
  %72 = load <32 x i64>, ptr %70, align 8
  %73 = icmp ult <32 x i64> %72, %62
  %74 = load <32 x i64>, ptr %71, align 8
  %75 = icmp ugt <32 x i64> %74, %64
  %76 = and <32 x i1> %73, %75
  %77 = getelementptr inbounds nuw i64, ptr %65, i64 %69
  %78 = getelementptr inbounds nuw i64, ptr %66, i64 %69
  %79 = load <32 x i64>, ptr %77, align 8
  %80 = icmp ult <32 x i64> %79, %62
  %81 = load <32 x i64>, ptr %78, align 8
  %82 = icmp ugt <32 x i64> %81, %64
  %83 = and <32 x i1> %80, %82
  %84 = or <32 x i1> %76, %83
  %85 = bitcast <32 x i1> %84 to i32
  %86 = and i32 %68, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %90, label %88

88:
  call void @suspect(ptr %0)
  %89 = load i32, ptr %55, align 8
  br label %90

90:
  %91 = phi i32 [ %68, %67 ], [ %89, %88 ]
  %92 = add nuw nsw i64 %69, 32
  %93 = icmp ne i32 %91, 0
  %94 = icmp samesign ult i64 %69, 96
  %95 = select i1 %93, i1 %94, i1 false
  br i1 %95, label %67, label %96

96:
  ret void
}

define void @product_read(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7016
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %20, label %11

11:
  store i64 %9, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 7008
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7032
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 7024
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 7008
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 7024
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 7016
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 408
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %69

11:
  %12 = add <32 x i64> %4, splat (i64 -1649267441664)
  %13 = lshr <32 x i64> %12, splat (i64 4)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 7024
  %15 = load i64, ptr %14, align 8
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ult <32 x i64> %13, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %3, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 7032
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %69, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 7008
  %27 = bitcast i32 %20 to <32 x i1>
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  br label %249

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
  br i1 %43, label %44, label %249

44:
  %45 = getelementptr inbounds nuw i8, ptr %14, i64 192
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %48 = getelementptr inbounds nuw i8, ptr %46, i64 96
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 3
  %51 = and i32 %28, 2
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %60, label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %46, i64 104
  %55 = load i64, ptr %54, align 8
  %56 = and i64 %55, 2
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %60, label %58

58:
  call void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %24, i64 1)
  %59 = load i64, ptr %48, align 8
  br label %60

60:
  %61 = phi i64 [ %49, %44 ], [ %49, %53 ], [ %59, %58 ]
  switch i64 %61, label %64 [
    i64 0, label %249
    i64 1, label %62
  ]

62:
  br i1 %52, label %249, label %63

63:
  call void @suspect(ptr %24)
  br label %249

64:
  br i1 %50, label %65, label %112

65:
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 224
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %74, label %69

69:
  %70 = call zeroext i1 @meets_held(ptr %24, i32 %2, <32 x i64> %40, i32 %30)
  br i1 %70, label %71, label %74

71:
  call void @screen_held(ptr %24)
  br i1 %52, label %151, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %24, i64 232
  store i64 0, ptr %73, align 8
  br label %75

74:
  br i1 %52, label %151, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %14, i64 1088
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
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 1184
  br label %99

87:
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 824
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 1184
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
  br i1 %104, label %151, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %24, i64 824
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  %109 = icmp eq ptr %14, %24
  %110 = or i1 %109, %108
  br i1 %110, label %151, label %111

111:
  call void @copy_to_peer(ptr %24, ptr %14, i32 %2, <32 x i64> %40, i32 %30)
  br label %151

112:
  %113 = getelementptr inbounds nuw i8, ptr %24, i64 820
  %114 = load i32, ptr %113, align 4
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr inbounds nuw i8, ptr %24, i64 7056
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %120 = load i32, ptr %119, align 4
  br label %132

121:
  %122 = getelementptr inbounds nuw i8, ptr %24, i64 824
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = and i32 %28, 4
  %126 = icmp ne i32 %125, 0
  %127 = select i1 %124, i1 %126, i1 false
  %128 = getelementptr inbounds nuw i8, ptr %24, i64 7056
  %129 = load ptr, ptr %128, align 8
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %131 = load i32, ptr %130, align 4
  br i1 %127, label %139, label %132

132:
  %133 = phi i32 [ %120, %116 ], [ %131, %121 ]
  %134 = phi i1 [ false, %116 ], [ %124, %121 ]
  %135 = and i32 %133, 2
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %138, label %137

137:
  call void @suspect(ptr %24)
  br label %138

138:
  br i1 %134, label %141, label %151

139:
  %140 = or i32 %131, 2
  store i32 %140, ptr %130, align 4
  br label %151

141:
  %142 = load i64, ptr %48, align 8
  %143 = add i64 %142, -3
  %144 = icmp ult i64 %143, 2
  %145 = and i32 %28, 1
  %146 = icmp ne i32 %145, 0
  %147 = select i1 %144, i1 %146, i1 false
  %148 = trunc nuw i8 %37 to i1
  br i1 %148, label %149, label %150

149:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %147)
  br label %249

150:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %147)
  br label %249

151:
  %152 = and i32 %28, 16
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %164, label %154

154:
  %155 = load i64, ptr %48, align 8
  %156 = add i64 %155, -3
  %157 = icmp ult i64 %156, 2
  %158 = and i32 %28, 1
  %159 = icmp ne i32 %158, 0
  %160 = select i1 %157, i1 %159, i1 false
  %161 = trunc nuw i8 %37 to i1
  br i1 %161, label %162, label %163

162:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %160)
  br label %249

163:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %160)
  br label %249

164:
  %165 = and i32 %28, 32
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %177, label %167

167:
  %168 = load i64, ptr %48, align 8
  %169 = add i64 %168, -3
  %170 = icmp ult i64 %169, 2
  %171 = and i32 %28, 1
  %172 = icmp ne i32 %171, 0
  %173 = select i1 %170, i1 %172, i1 false
  %174 = trunc nuw i8 %37 to i1
  br i1 %174, label %175, label %176

175:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %173)
  br label %249

176:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %173)
  br label %249

177:
  br i1 %50, label %178, label %182

178:
  %179 = getelementptr inbounds nuw i8, ptr %24, i64 544
  %180 = load i64, ptr %179, align 8
  %181 = icmp ult i64 %180, 2
  br label %182

182:
  %183 = phi i1 [ false, %177 ], [ %181, %178 ]
  %184 = and i32 %28, 4
  %185 = icmp eq i32 %184, 0
  %186 = or i1 %185, %183
  br i1 %186, label %190, label %187

187:
  %188 = and i32 %28, 8
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %191, label %218

190:
  br i1 %185, label %218, label %191

191:
  %192 = and i32 %28, 536870912
  %193 = icmp eq i32 %192, 0
  %194 = load i64, ptr %48, align 8
  br i1 %52, label %208, label %195

195:
  %196 = add i64 %194, -3
  %197 = icmp ult i64 %196, 2
  %198 = and i32 %28, 1
  %199 = icmp ne i32 %198, 0
  %200 = select i1 %197, i1 %199, i1 false
  %201 = trunc nuw i8 %37 to i1
  br i1 %193, label %205, label %202

202:
  br i1 %201, label %203, label %204

203:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %200)
  br label %249

204:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %200)
  br label %249

205:
  br i1 %201, label %206, label %207

206:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %200)
  br label %249

207:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %200)
  br label %249

208:
  br i1 %193, label %209, label %221

209:
  %210 = add i64 %194, -3
  %211 = icmp ult i64 %210, 2
  %212 = and i32 %28, 1
  %213 = icmp ne i32 %212, 0
  %214 = select i1 %211, i1 %213, i1 false
  %215 = trunc nuw i8 %37 to i1
  br i1 %215, label %216, label %217

216:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %214)
  br label %249

217:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %214)
  br label %249

218:
  br i1 %52, label %219, label %231

219:
  %220 = load i64, ptr %48, align 8
  br label %221

221:
  %222 = phi i64 [ %220, %219 ], [ %194, %208 ]
  %223 = add i64 %222, -3
  %224 = icmp ult i64 %223, 2
  %225 = and i32 %28, 1
  %226 = icmp ne i32 %225, 0
  %227 = select i1 %224, i1 %226, i1 false
  %228 = trunc nuw i8 %37 to i1
  br i1 %228, label %229, label %230

229:
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %227)
  br label %249

230:
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %227)
  br label %249

231:
  %232 = trunc nuw i8 %37 to i1
  br i1 %232, label %235, label %233

233:
  %234 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30)
  br i1 %234, label %249, label %242

235:
  %236 = load i64, ptr %48, align 8
  %237 = add i64 %236, -3
  %238 = icmp ult i64 %237, 2
  %239 = and i32 %28, 1
  %240 = icmp ne i32 %239, 0
  %241 = select i1 %238, i1 %240, i1 false
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %24, ptr %26, i32 %2, i64 %35, ptr %47, i32 %30, i1 zeroext %241)
  br label %249

242:
  %243 = load i64, ptr %48, align 8
  %244 = add i64 %243, -3
  %245 = icmp ult i64 %244, 2
  %246 = and i32 %28, 1
  %247 = icmp ne i32 %246, 0
  %248 = select i1 %245, i1 %247, i1 false
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %24, ptr %26, i32 %2, <32 x i64> %40, ptr %47, i32 %30, i1 zeroext %248)
  br label %249

249:
  ret void
}

define internal void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %0, i64 %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.shadow, ptr %4, i64 %1
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load i64, ptr %6, align 8
  %8 = and i64 %7, -3
  store i64 %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %10 = load ptr, ptr %9, align 8
  call void %10(ptr %0, i64 %1)
  ret void
}

define internal zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes, align 64
  %8 = extractelement <32 x i64> %3, i64 0
  %9 = load i64, ptr %4, align 8
  %10 = sub i64 %8, %9
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %12 = load i64, ptr %11, align 8
  %13 = lshr i64 %10, %12
  %14 = trunc i64 %12 to i32
  %15 = lshr i32 %5, %14
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i32 %2, -1
  br i1 %19, label %20, label %194

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 820
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  %24 = icmp ne i32 %15, 0
  %25 = select i1 %23, i1 %24, i1 false
  %26 = icmp ult i64 %13, %18
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %194

28:
  %29 = shl nuw nsw i64 %16, 5
  %30 = add i64 %29, %13
  %31 = icmp ugt i64 %30, %18
  br i1 %31, label %194, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %34, i64 %18
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, 3
  br i1 %38, label %39, label %44

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %41 = load i64, ptr %40, align 8
  %42 = freeze i64 %41
  %43 = icmp ult i64 %42, 2
  br label %44

44:
  %45 = phi i64 [ 1, %32 ], [ 2, %39 ]
  %46 = phi i1 [ false, %32 ], [ %43, %39 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %51 = load i64, ptr %50, align 8
  %52 = shl i64 %51, 42
  %53 = zext i32 %49 to i64
  %54 = shl nuw nsw i64 %53, 19
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = zext i32 %56 to i64
  %58 = shl nuw nsw i64 %57, 5
  %59 = or disjoint i64 %58, %52
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %61 = load i32, ptr %60, align 8
  %62 = zext i32 %61 to i64
  %63 = shl nuw nsw i64 %62, 19
  %64 = select i1 %46, i64 %52, i64 %45
  %65 = zext i32 %5 to i64
  %66 = insertelement <32 x i64> poison, i64 %65, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = mul nuw nsw <32 x i64> %67, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %69 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = add <32 x i64> %68, %69
  %71 = icmp ne <32 x i64> %3, %70
  %72 = bitcast <32 x i1> %71 to i32
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %149, label %74

74:
  %75 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %76 = sub <32 x i64> %3, %75
  %77 = icmp sge <32 x i64> %76, %67
  %78 = bitcast <32 x i1> %77 to i32
  %79 = icmp ugt i32 %78, -3
  br i1 %79, label %80, label %194

80:
  %81 = insertelement <32 x i64> poison, i64 %9, i64 0
  %82 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  %83 = sub <32 x i64> %3, %82
  %84 = insertelement <32 x i64> poison, i64 %12, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = lshr <32 x i64> %83, %85
  store <32 x i64> %86, ptr %7, align 64
  %87 = extractelement <32 x i64> %86, i64 31
  %88 = add i64 %87, %16
  %89 = icmp ugt i64 %88, %18
  br i1 %89, label %147, label %94

90:
  br i1 %104, label %91, label %147

91:
  %92 = or i64 %59, %54
  %93 = icmp eq i64 %103, 0
  br label %128

94:
  %95 = phi i64 [ %105, %102 ], [ 0, %80 ]
  %96 = phi i1 [ %104, %102 ], [ true, %80 ]
  %97 = phi i64 [ %103, %102 ], [ 0, %80 ]
  %98 = getelementptr inbounds nuw i64, ptr %7, i64 %95
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, %16
  %101 = icmp ult i64 %99, %100
  br i1 %101, label %107, label %102

102:
  %103 = phi i64 [ %97, %94 ], [ %125, %107 ]
  %104 = phi i1 [ %96, %94 ], [ %124, %107 ]
  %105 = add nuw nsw i64 %95, 1
  %106 = icmp eq i64 %105, 32
  br i1 %106, label %90, label %94

107:
  %108 = phi i64 [ %126, %107 ], [ %99, %94 ]
  %109 = phi i1 [ %124, %107 ], [ %96, %94 ]
  %110 = phi i64 [ %125, %107 ], [ %97, %94 ]
  %111 = getelementptr inbounds nuw i64, ptr %35, i64 %108
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw i64, ptr %34, i64 %108
  %114 = load i64, ptr %113, align 8
  %115 = icmp ult i64 %114, %64
  %116 = sub i64 %114, %52
  %117 = icmp ult i64 %116, %63
  %118 = or i1 %115, %117
  %119 = icmp ult i64 %112, %64
  %120 = sub i64 %112, %52
  %121 = icmp ult i64 %120, %63
  %122 = or i1 %119, %121
  %123 = and i1 %122, %118
  %124 = and i1 %109, %123
  %125 = or i64 %112, %110
  %126 = add nuw i64 %108, 1
  %127 = icmp eq i64 %126, %100
  br i1 %127, label %102, label %107

128:
  %129 = phi i64 [ 0, %91 ], [ %137, %136 ]
  %130 = getelementptr inbounds nuw i64, ptr %7, i64 %129
  %131 = load i64, ptr %130, align 8
  %132 = add i64 %131, %16
  %133 = icmp ult i64 %131, %132
  br i1 %133, label %134, label %136

134:
  %135 = or i64 %92, %129
  br label %139

136:
  %137 = add nuw nsw i64 %129, 1
  %138 = icmp eq i64 %137, 32
  br i1 %138, label %147, label %128

139:
  %140 = phi i64 [ %131, %134 ], [ %145, %144 ]
  %141 = getelementptr inbounds nuw i64, ptr %34, i64 %140
  store i64 %135, ptr %141, align 8
  br i1 %93, label %144, label %142

142:
  %143 = getelementptr inbounds nuw i64, ptr %35, i64 %140
  store i64 0, ptr %143, align 8
  br label %144

144:
  %145 = add nuw i64 %140, 1
  %146 = icmp eq i64 %145, %132
  br i1 %146, label %136, label %139

147:
  %148 = phi i1 [ false, %80 ], [ false, %90 ], [ true, %136 ]
  br label %194

149:
  %150 = or i64 %59, %54
  %151 = call i64 @llvm.cttz.i64(i64 %16, i1 true)
  %152 = getelementptr inbounds nuw i64, ptr %34, i64 %13
  %153 = getelementptr inbounds nuw i64, ptr %35, i64 %13
  %154 = insertelement <32 x i64> poison, i64 %64, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = insertelement <32 x i64> poison, i64 %52, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %63, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = insertelement <32 x i64> poison, i64 %151, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = insertelement <32 x i64> poison, i64 %150, i64 0
  %163 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %164

164:
  %165 = phi i64 [ 0, %149 ], [ %192, %191 ]
  %166 = getelementptr inbounds nuw i64, ptr %152, i64 %165
  %167 = getelementptr inbounds nuw i64, ptr %153, i64 %165
  %168 = load <32 x i64>, ptr %167, align 8
  %169 = load <32 x i64>, ptr %166, align 8
  %170 = sub <32 x i64> %169, %157
  %171 = sub <32 x i64> %168, %157
  %172 = icmp uge <32 x i64> %169, %155
  %173 = icmp uge <32 x i64> %170, %159
  %174 = and <32 x i1> %172, %173
  %175 = icmp uge <32 x i64> %168, %155
  %176 = icmp uge <32 x i64> %171, %159
  %177 = and <32 x i1> %175, %176
  %178 = or <32 x i1> %177, %174
  %179 = bitcast <32 x i1> %178 to i32
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %194

181:
  %182 = insertelement <32 x i64> poison, i64 %165, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = or disjoint <32 x i64> %183, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %185 = lshr <32 x i64> %184, %161
  %186 = or <32 x i64> %185, %163
  store <32 x i64> %186, ptr %166, align 8
  %187 = icmp ne <32 x i64> %168, zeroinitializer
  %188 = bitcast <32 x i1> %187 to i32
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %191, label %190

190:
  store <32 x i64> zeroinitializer, ptr %167, align 8
  br label %191

191:
  %192 = add nuw nsw i64 %165, 32
  %193 = icmp samesign ult i64 %192, %29
  br i1 %193, label %164, label %194

194:
  %195 = phi i1 [ false, %6 ], [ false, %28 ], [ false, %20 ], [ %148, %147 ], [ false, %74 ], [ %180, %191 ], [ %180, %164 ]
  ret i1 %195
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %67, label %68, label %73

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr %70, align 4
  %72 = or i32 %71, 2
  store i32 %72, ptr %70, align 4
  call void @suspect(ptr %0)
  br label %73

73:
  %74 = add i64 %63, %66
  %75 = icmp ult i64 %63, %74
  br i1 %75, label %76, label %83

76:
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 56
  br label %79

79:
  %80 = phi i64 [ %63, %76 ], [ %146, %145 ]
  %81 = load i64, ptr %10, align 8
  %82 = icmp ult i64 %80, %81
  br i1 %82, label %84, label %83

83:
  ret void

84:
  %85 = getelementptr inbounds nuw i64, ptr %9, i64 %80
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i64, ptr %12, i64 %80
  %88 = load i64, ptr %87, align 8
  %89 = icmp ult i64 %86, %45
  %90 = sub i64 %86, %32
  %91 = icmp ult i64 %90, %40
  %92 = or i1 %89, %91
  %93 = icmp ugt i64 %46, %86
  %94 = select i1 %6, i1 %93, i1 false
  %95 = xor i1 %94, true
  %96 = select i1 %95, i1 %92, i1 false
  %97 = icmp ult i64 %88, %45
  %98 = sub i64 %88, %32
  %99 = icmp ult i64 %98, %40
  %100 = or i1 %97, %99
  %101 = and i1 %96, %100
  br i1 %101, label %142, label %102

102:
  br i1 %94, label %103, label %104

103:
  call void @suspect(ptr %0)
  br label %104

104:
  %105 = icmp ult i64 %90, %44
  %106 = xor i64 %86, %36
  %107 = and i64 %106, 132064
  %108 = icmp eq i64 %107, 0
  %109 = and i1 %105, %108
  %110 = xor i64 %86, %58
  %111 = and i64 %110, -4398046248961
  %112 = icmp eq i64 %111, 0
  %113 = or i1 %112, %109
  %114 = or i1 %92, %113
  %115 = select i1 %114, i1 true, i1 %49
  br i1 %115, label %121, label %116

116:
  %117 = load ptr, ptr %77, align 8
  %118 = load i64, ptr %10, align 8
  %119 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %86, i64 %80, ptr %117, i64 %118)
  %120 = trunc i32 %119 to i1
  br i1 %120, label %123, label %122

121:
  br i1 %114, label %123, label %122

122:
  call void @suspect(ptr %0)
  br label %123

123:
  %124 = icmp ult i64 %98, %44
  %125 = xor i64 %88, %36
  %126 = and i64 %125, 132064
  %127 = icmp eq i64 %126, 0
  %128 = and i1 %124, %127
  %129 = xor i64 %88, %58
  %130 = and i64 %129, -4398046248961
  %131 = icmp eq i64 %130, 0
  %132 = or i1 %131, %128
  %133 = or i1 %100, %132
  %134 = select i1 %133, i1 true, i1 %49
  br i1 %134, label %140, label %135

135:
  %136 = load ptr, ptr %78, align 8
  %137 = load i64, ptr %10, align 8
  %138 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %88, i64 %80, ptr %136, i64 %137)
  %139 = trunc i32 %138 to i1
  br i1 %139, label %142, label %141

140:
  br i1 %133, label %142, label %141

141:
  call void @suspect(ptr %0)
  br label %142

142:
  %143 = icmp eq i64 %88, 0
  br i1 %143, label %145, label %144

144:
  store i64 0, ptr %87, align 8
  br label %145

145:
  store i64 -327680, ptr %85, align 8
  %146 = add nuw i64 %80, 1
  %147 = icmp eq i64 %146, %74
  br i1 %147, label %83, label %79
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %91, label %92, label %97

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %94 = load ptr, ptr %93, align 8
  %95 = load i32, ptr %94, align 4
  %96 = or i32 %95, 2
  store i32 %96, ptr %94, align 4
  call void @suspect(ptr %0)
  br label %590

97:
  %98 = icmp ne i32 %88, 1
  %99 = icmp eq i32 %2, -1
  %100 = and i1 %99, %98
  br i1 %100, label %103, label %101

101:
  %102 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %112

103:
  %104 = insertelement <32 x i64> poison, i64 %89, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = mul nuw nsw <32 x i64> %105, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %107 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = add <32 x i64> %106, %107
  %109 = icmp ne <32 x i64> %86, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = icmp eq i32 %110, 0
  br label %112

112:
  %113 = phi <32 x i64> [ %102, %101 ], [ %107, %103 ]
  %114 = phi i1 [ false, %101 ], [ %111, %103 ]
  %115 = call i64 @llvm.cttz.i64(i64 %89, i1 true)
  %116 = insertelement <32 x i64> poison, i64 %115, i64 0
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = add i64 %90, 32
  %119 = insertelement <32 x i64> poison, i64 %64, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = select i1 %6, i64 %74, i64 0
  %122 = insertelement <32 x i64> poison, i64 %73, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = insertelement <32 x i64> poison, i64 %59, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = insertelement <32 x i64> poison, i64 %68, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = insertelement <32 x i64> poison, i64 %72, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %132 = insertelement <32 x i64> poison, i64 %121, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %134

134:
  %135 = phi i64 [ 0, %112 ], [ %588, %587 ]
  %136 = insertelement <32 x i64> poison, i64 %135, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = add <32 x i64> %137, %86
  br i1 %114, label %139, label %146

139:
  %140 = shl nuw nsw i64 %135, 5
  %141 = insertelement <32 x i64> poison, i64 %140, i64 0
  %142 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> zeroinitializer
  %143 = or disjoint <32 x i64> %142, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %144 = add <32 x i64> %143, %113
  %145 = lshr <32 x i64> %143, %117
  br label %146

146:
  %147 = phi <32 x i64> [ %144, %139 ], [ %138, %134 ]
  %148 = phi <32 x i64> [ %145, %139 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %134 ]
  %149 = load i32, ptr %31, align 4
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %156, label %151

151:
  %152 = add i32 %149, -1
  %153 = zext i32 %152 to i64
  %154 = insertelement <32 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %156

156:
  %157 = phi <32 x i64> [ %155, %151 ], [ %148, %146 ]
  %158 = load i64, ptr %28, align 8
  br i1 %114, label %159, label %163

159:
  %160 = shl i64 %135, 5
  %161 = add i64 %118, %160
  %162 = icmp ugt i64 %161, %158
  br i1 %162, label %163, label %169

163:
  %164 = insertelement <32 x i64> poison, i64 %158, i64 0
  %165 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> zeroinitializer
  %166 = icmp ult <32 x i64> %147, %165
  %167 = bitcast <32 x i1> %166 to i32
  %168 = and i32 %2, %167
  br label %169

169:
  %170 = phi i32 [ %168, %163 ], [ %2, %159 ]
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %587, label %172

172:
  %173 = or <32 x i64> %157, %120
  %174 = call i32 @llvm.cttz.i32(i32 %170, i1 true)
  store <32 x i64> %147, ptr %25, align 64
  %175 = zext nneg i32 %174 to i64
  %176 = getelementptr inbounds nuw i64, ptr %25, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %177, %175
  br i1 %114, label %208, label %179

179:
  %180 = insertelement <32 x i64> poison, i64 %178, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = add <32 x i64> %181, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %183 = icmp eq <32 x i64> %147, %182
  %184 = bitcast <32 x i1> %183 to i32
  %185 = xor i32 %170, -1
  %186 = or i32 %184, %185
  %187 = icmp eq i32 %186, -1
  br i1 %187, label %208, label %188

188:
  %189 = insertelement <32 x i64> poison, i64 %177, i64 0
  %190 = shufflevector <32 x i64> %189, <32 x i64> poison, <32 x i32> zeroinitializer
  %191 = icmp eq <32 x i64> %147, %190
  %192 = bitcast <32 x i1> %191 to i32
  %193 = or i32 %192, %185
  %194 = icmp eq i32 %193, -1
  br i1 %194, label %214, label %195

195:
  %196 = icmp eq i32 %170, -1
  br i1 %196, label %197, label %203

197:
  %198 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %199 = add <32 x i64> %198, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %200 = icmp ne <32 x i64> %147, %199
  %201 = bitcast <32 x i1> %200 to i32
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %223, label %204

203:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %147, ptr %20, align 64
  br label %237

204:
  %205 = icmp ne <32 x i64> %147, %198
  %206 = bitcast <32 x i1> %205 to i32
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %223, label %225

208:
  %209 = getelementptr inbounds nuw i64, ptr %27, i64 %178
  %210 = bitcast i32 %170 to <32 x i1>
  %211 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %209, <32 x i1> %210, <32 x i64> zeroinitializer)
  %212 = getelementptr inbounds nuw i64, ptr %30, i64 %178
  %213 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %212, <32 x i1> %210, <32 x i64> zeroinitializer)
  br label %312

214:
  %215 = getelementptr i64, ptr %27, i64 %177
  %216 = load i64, ptr %215, align 8
  %217 = insertelement <32 x i64> poison, i64 %216, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  %219 = getelementptr i64, ptr %30, i64 %177
  %220 = load i64, ptr %219, align 8
  %221 = insertelement <32 x i64> poison, i64 %220, i64 0
  %222 = shufflevector <32 x i64> %221, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %312

223:
  %224 = phi i32 [ 2, %197 ], [ 3, %204 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %249

225:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %147, ptr %20, align 64
  br label %226

226:
  %227 = phi i64 [ 0, %225 ], [ %233, %226 ]
  %228 = getelementptr inbounds nuw i64, ptr %20, i64 %227
  %229 = load i64, ptr %228, align 8
  %230 = getelementptr inbounds nuw i64, ptr %27, i64 %229
  %231 = load i64, ptr %230, align 8
  %232 = getelementptr inbounds nuw i64, ptr %21, i64 %227
  store i64 %231, ptr %232, align 8
  %233 = add nuw nsw i64 %227, 1
  %234 = icmp eq i64 %233, 32
  br i1 %234, label %235, label %226

235:
  %236 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %147, ptr %19, align 64
  br label %269

237:
  %238 = phi i32 [ %247, %237 ], [ %170, %203 ]
  %239 = call i32 @llvm.cttz.i32(i32 %238, i1 true)
  %240 = zext nneg i32 %239 to i64
  %241 = getelementptr inbounds nuw i64, ptr %20, i64 %240
  %242 = load i64, ptr %241, align 8
  %243 = getelementptr inbounds nuw i64, ptr %27, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i64, ptr %21, i64 %240
  store i64 %244, ptr %245, align 8
  %246 = add i32 %238, -1
  %247 = and i32 %246, %238
  %248 = icmp eq i32 %247, 0
  br i1 %248, label %267, label %237

249:
  %250 = phi i1 [ true, %223 ], [ false, %264 ]
  %251 = phi ptr [ %22, %223 ], [ %43, %264 ]
  %252 = phi ptr [ %21, %223 ], [ %44, %264 ]
  %253 = phi ptr [ %21, %223 ], [ %45, %264 ]
  store <32 x i64> %147, ptr %22, align 256
  %254 = load i64, ptr %251, align 64
  %255 = getelementptr inbounds nuw i64, ptr %27, i64 %254
  br i1 %202, label %258, label %256

256:
  %257 = load i64, ptr %255, align 8
  br label %259

258:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %252, ptr align 8 %255, i64 128, i1 false)
  br label %264

259:
  %260 = phi i64 [ 0, %256 ], [ %262, %259 ]
  %261 = getelementptr inbounds nuw i64, ptr %253, i64 %260
  store i64 %257, ptr %261, align 8
  %262 = add nuw nsw i64 %260, 1
  %263 = icmp eq i64 %262, 16
  br i1 %263, label %264, label %259

264:
  br i1 %250, label %249, label %265

265:
  %266 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %292

267:
  %268 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %147, ptr %19, align 64
  br label %278

269:
  %270 = phi i64 [ 0, %235 ], [ %276, %269 ]
  %271 = getelementptr inbounds nuw i64, ptr %19, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds nuw i64, ptr %30, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i64, ptr %23, i64 %270
  store i64 %274, ptr %275, align 8
  %276 = add nuw nsw i64 %270, 1
  %277 = icmp eq i64 %276, 32
  br i1 %277, label %290, label %269

278:
  %279 = phi i32 [ %288, %278 ], [ %170, %267 ]
  %280 = call i32 @llvm.cttz.i32(i32 %279, i1 true)
  %281 = zext nneg i32 %280 to i64
  %282 = getelementptr inbounds nuw i64, ptr %19, i64 %281
  %283 = load i64, ptr %282, align 8
  %284 = getelementptr inbounds nuw i64, ptr %30, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = getelementptr inbounds nuw i64, ptr %23, i64 %281
  store i64 %285, ptr %286, align 8
  %287 = add i32 %279, -1
  %288 = and i32 %287, %279
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %278

290:
  %291 = phi <32 x i64> [ %236, %269 ], [ %268, %278 ]
  br label %308

292:
  %293 = phi i1 [ true, %265 ], [ false, %307 ]
  %294 = phi ptr [ %24, %265 ], [ %40, %307 ]
  %295 = phi ptr [ %23, %265 ], [ %41, %307 ]
  %296 = phi ptr [ %23, %265 ], [ %42, %307 ]
  store <32 x i64> %147, ptr %24, align 256
  %297 = load i64, ptr %294, align 64
  %298 = getelementptr inbounds nuw i64, ptr %30, i64 %297
  br i1 %202, label %301, label %299

299:
  %300 = load i64, ptr %298, align 8
  br label %302

301:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %295, ptr align 8 %298, i64 128, i1 false)
  br label %307

302:
  %303 = phi i64 [ 0, %299 ], [ %305, %302 ]
  %304 = getelementptr inbounds nuw i64, ptr %296, i64 %303
  store i64 %300, ptr %304, align 8
  %305 = add nuw nsw i64 %303, 1
  %306 = icmp eq i64 %305, 16
  br i1 %306, label %307, label %302

307:
  br i1 %293, label %292, label %308

308:
  %309 = phi i32 [ 4, %290 ], [ %224, %307 ]
  %310 = phi <32 x i64> [ %291, %290 ], [ %266, %307 ]
  %311 = load <32 x i64>, ptr %23, align 64
  br label %312

312:
  %313 = phi <32 x i64> [ %211, %208 ], [ %218, %214 ], [ %310, %308 ]
  %314 = phi i32 [ 0, %208 ], [ 1, %214 ], [ %309, %308 ]
  %315 = phi <32 x i64> [ %213, %208 ], [ %222, %214 ], [ %311, %308 ]
  %316 = icmp ult <32 x i64> %313, %123
  %317 = sub <32 x i64> %313, %125
  %318 = icmp ult <32 x i64> %317, %127
  %319 = or <32 x i1> %316, %318
  %320 = icmp ult <32 x i64> %313, %133
  %321 = icmp ult <32 x i64> %315, %123
  %322 = sub <32 x i64> %315, %125
  %323 = icmp ult <32 x i64> %322, %127
  %324 = or <32 x i1> %321, %323
  %325 = xor <32 x i1> %319, splat (i1 true)
  %326 = xor <32 x i1> %324, splat (i1 true)
  %327 = select <32 x i1> %326, <32 x i1> splat (i1 true), <32 x i1> %320
  %328 = select <32 x i1> %327, <32 x i1> splat (i1 true), <32 x i1> %325
  %329 = bitcast <32 x i1> %328 to i32
  %330 = and i32 %170, %329
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %389, label %332

332:
  %333 = bitcast <32 x i1> %320 to i32
  %334 = and i32 %170, %333
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %337, label %336

336:
  call void @suspect(ptr %0)
  br label %337

337:
  %338 = icmp ult <32 x i64> %317, %129
  %339 = xor <32 x i64> %313, %120
  %340 = and <32 x i64> %339, splat (i64 132064)
  %341 = icmp eq <32 x i64> %340, zeroinitializer
  %342 = select <32 x i1> %338, <32 x i1> %341, <32 x i1> zeroinitializer
  %343 = or <32 x i1> %319, %342
  %344 = xor <32 x i64> %313, %173
  %345 = and <32 x i64> %344, splat (i64 -4398046248961)
  %346 = icmp eq <32 x i64> %345, zeroinitializer
  %347 = select <32 x i1> %346, <32 x i1> splat (i1 true), <32 x i1> %343
  %348 = xor <32 x i1> %347, splat (i1 true)
  %349 = bitcast <32 x i1> %348 to i32
  %350 = and i32 %170, %349
  %351 = icmp eq i32 %350, 0
  %352 = select i1 %351, i1 true, i1 %77
  br i1 %352, label %359, label %353

353:
  %354 = load ptr, ptr %130, align 8
  %355 = load i64, ptr %28, align 8
  %356 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %350, <32 x i64> %313, <32 x i64> %147, ptr %354, i64 %355)
  %357 = xor i32 %356, -1
  %358 = and i32 %350, %357
  br label %359

359:
  %360 = phi i32 [ %358, %353 ], [ %350, %337 ]
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %363, label %362

362:
  call void @suspect(ptr %0)
  br label %363

363:
  %364 = icmp ult <32 x i64> %322, %129
  %365 = xor <32 x i64> %315, %120
  %366 = and <32 x i64> %365, splat (i64 132064)
  %367 = icmp eq <32 x i64> %366, zeroinitializer
  %368 = select <32 x i1> %364, <32 x i1> %367, <32 x i1> zeroinitializer
  %369 = or <32 x i1> %324, %368
  %370 = xor <32 x i64> %315, %173
  %371 = and <32 x i64> %370, splat (i64 -4398046248961)
  %372 = icmp eq <32 x i64> %371, zeroinitializer
  %373 = select <32 x i1> %372, <32 x i1> splat (i1 true), <32 x i1> %369
  %374 = xor <32 x i1> %373, splat (i1 true)
  %375 = bitcast <32 x i1> %374 to i32
  %376 = and i32 %170, %375
  %377 = icmp eq i32 %376, 0
  %378 = select i1 %377, i1 true, i1 %77
  br i1 %378, label %385, label %379

379:
  %380 = load ptr, ptr %131, align 8
  %381 = load i64, ptr %28, align 8
  %382 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %376, <32 x i64> %315, <32 x i64> %147, ptr %380, i64 %381)
  %383 = xor i32 %382, -1
  %384 = and i32 %376, %383
  br label %385

385:
  %386 = phi i32 [ %384, %379 ], [ %376, %363 ]
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %389, label %388

388:
  call void @suspect(ptr %0)
  br label %389

389:
  %390 = icmp ne <32 x i64> %315, zeroinitializer
  %391 = bitcast <32 x i1> %390 to i32
  %392 = and i32 %170, %391
  %393 = icmp eq i32 %392, 0
  %394 = icmp eq i32 %314, 0
  br i1 %393, label %433, label %395

395:
  br i1 %394, label %396, label %399

396:
  %397 = getelementptr inbounds nuw i64, ptr %30, i64 %178
  %398 = bitcast i32 %392 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %397, <32 x i1> %398)
  br label %436

399:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %400 = icmp eq i32 %314, 1
  br i1 %400, label %401, label %408

401:
  %402 = call i32 @llvm.ctlz.i32(i32 %392, i1 true)
  %403 = xor i32 %402, 31
  %404 = zext nneg i32 %403 to i64
  %405 = getelementptr inbounds nuw i64, ptr %12, i64 %404
  %406 = load i64, ptr %405, align 8
  %407 = getelementptr i64, ptr %30, i64 %177
  store i64 %406, ptr %407, align 8
  br label %432

408:
  store <32 x i64> %147, ptr %11, align 64
  %409 = icmp eq i32 %392, -1
  br i1 %409, label %410, label %419

410:
  %411 = phi i64 [ %417, %410 ], [ 0, %408 ]
  %412 = getelementptr inbounds nuw i64, ptr %11, i64 %411
  %413 = load i64, ptr %412, align 8
  %414 = getelementptr inbounds nuw i64, ptr %12, i64 %411
  %415 = load i64, ptr %414, align 8
  %416 = getelementptr inbounds nuw i64, ptr %30, i64 %413
  store i64 %415, ptr %416, align 8
  %417 = add nuw nsw i64 %411, 1
  %418 = icmp eq i64 %417, 32
  br i1 %418, label %431, label %410

419:
  %420 = phi i32 [ %429, %419 ], [ %392, %408 ]
  %421 = call i32 @llvm.cttz.i32(i32 %420, i1 true)
  %422 = zext nneg i32 %421 to i64
  %423 = getelementptr inbounds nuw i64, ptr %11, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = getelementptr inbounds nuw i64, ptr %12, i64 %422
  %426 = load i64, ptr %425, align 8
  %427 = getelementptr inbounds nuw i64, ptr %30, i64 %424
  store i64 %426, ptr %427, align 8
  %428 = add i32 %420, -1
  %429 = and i32 %428, %420
  %430 = icmp eq i32 %429, 0
  br i1 %430, label %431, label %419

431:
  br label %432

432:
  br label %434

433:
  br i1 %394, label %436, label %434

434:
  %435 = icmp eq i32 %170, -1
  br i1 %435, label %439, label %464

436:
  %437 = getelementptr inbounds nuw i64, ptr %27, i64 %178
  %438 = bitcast i32 %170 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> splat (i64 -327680), ptr align 8 %437, <32 x i1> %438)
  br label %587

439:
  %440 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %441 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %442 = icmp ne <32 x i64> %147, %440
  %443 = icmp ne <32 x i64> %147, %441
  %444 = and <32 x i1> %442, %443
  %445 = bitcast <32 x i1> %444 to i32
  %446 = icmp eq i32 %445, 0
  %447 = icmp eq i32 %314, 1
  br i1 %446, label %448, label %463

448:
  store <32 x i64> splat (i64 -327680), ptr %15, align 64
  br i1 %447, label %449, label %451

449:
  %450 = getelementptr i64, ptr %27, i64 %177
  store i64 -327680, ptr %450, align 8
  br label %462

451:
  store <32 x i64> %147, ptr %8, align 64
  br label %452

452:
  %453 = phi i64 [ 0, %451 ], [ %459, %452 ]
  %454 = getelementptr inbounds nuw i64, ptr %8, i64 %453
  %455 = load i64, ptr %454, align 8
  %456 = getelementptr inbounds nuw i64, ptr %15, i64 %453
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds nuw i64, ptr %27, i64 %455
  store i64 %457, ptr %458, align 8
  %459 = add nuw nsw i64 %453, 1
  %460 = icmp eq i64 %459, 32
  br i1 %460, label %461, label %452

461:
  br label %462

462:
  br label %587

463:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  br i1 %447, label %466, label %479

464:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  %465 = icmp eq i32 %314, 1
  br i1 %465, label %466, label %489

466:
  %467 = call i32 @llvm.ctlz.i32(i32 %170, i1 true)
  %468 = xor i32 %467, 31
  %469 = zext nneg i32 %468 to i64
  %470 = getelementptr inbounds nuw i64, ptr %13, i64 %469
  %471 = load i64, ptr %470, align 8
  %472 = getelementptr i64, ptr %27, i64 %177
  store i64 %471, ptr %472, align 8
  %473 = icmp ne i64 %471, -327680
  %474 = insertelement <32 x i1> poison, i1 %473, i64 0
  %475 = shufflevector <32 x i1> %474, <32 x i1> poison, <32 x i32> zeroinitializer
  %476 = bitcast <32 x i1> %475 to i32
  %477 = and i32 %170, %476
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %587, label %551

479:
  store <32 x i64> %147, ptr %10, align 64
  br label %480

480:
  %481 = phi i64 [ 0, %479 ], [ %487, %480 ]
  %482 = getelementptr inbounds nuw i64, ptr %10, i64 %481
  %483 = load i64, ptr %482, align 8
  %484 = getelementptr inbounds nuw i64, ptr %13, i64 %481
  %485 = load i64, ptr %484, align 8
  %486 = getelementptr inbounds nuw i64, ptr %27, i64 %483
  store i64 %485, ptr %486, align 8
  %487 = add nuw nsw i64 %481, 1
  %488 = icmp eq i64 %487, 32
  br i1 %488, label %502, label %480

489:
  store <32 x i64> %147, ptr %10, align 64
  br label %490

490:
  %491 = phi i32 [ %500, %490 ], [ %170, %489 ]
  %492 = call i32 @llvm.cttz.i32(i32 %491, i1 true)
  %493 = zext nneg i32 %492 to i64
  %494 = getelementptr inbounds nuw i64, ptr %10, i64 %493
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds nuw i64, ptr %13, i64 %493
  %497 = load i64, ptr %496, align 8
  %498 = getelementptr inbounds nuw i64, ptr %27, i64 %495
  store i64 %497, ptr %498, align 8
  %499 = add i32 %491, -1
  %500 = and i32 %499, %491
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %502, label %490

502:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %503 = icmp eq i32 %314, 4
  br i1 %503, label %506, label %504

504:
  %505 = icmp eq i32 %314, 2
  br label %529

506:
  store <32 x i64> %147, ptr %16, align 64
  br i1 %435, label %507, label %516

507:
  %508 = phi i64 [ %514, %507 ], [ 0, %506 ]
  %509 = getelementptr inbounds nuw i64, ptr %16, i64 %508
  %510 = load i64, ptr %509, align 8
  %511 = getelementptr inbounds nuw i64, ptr %27, i64 %510
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds nuw i64, ptr %17, i64 %508
  store i64 %512, ptr %513, align 8
  %514 = add nuw nsw i64 %508, 1
  %515 = icmp eq i64 %514, 32
  br i1 %515, label %528, label %507

516:
  %517 = phi i32 [ %526, %516 ], [ %170, %506 ]
  %518 = call i32 @llvm.cttz.i32(i32 %517, i1 true)
  %519 = zext nneg i32 %518 to i64
  %520 = getelementptr inbounds nuw i64, ptr %16, i64 %519
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds nuw i64, ptr %27, i64 %521
  %523 = load i64, ptr %522, align 8
  %524 = getelementptr inbounds nuw i64, ptr %17, i64 %519
  store i64 %523, ptr %524, align 8
  %525 = add i32 %517, -1
  %526 = and i32 %525, %517
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %528, label %516

528:
  br label %545

529:
  %530 = phi i1 [ true, %504 ], [ false, %544 ]
  %531 = phi ptr [ %18, %504 ], [ %46, %544 ]
  %532 = phi ptr [ %17, %504 ], [ %47, %544 ]
  %533 = phi ptr [ %17, %504 ], [ %48, %544 ]
  store <32 x i64> %147, ptr %18, align 256
  %534 = load i64, ptr %531, align 64
  %535 = getelementptr inbounds nuw i64, ptr %27, i64 %534
  br i1 %505, label %538, label %536

536:
  %537 = load i64, ptr %535, align 8
  br label %539

538:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %532, ptr align 8 %535, i64 128, i1 false)
  br label %544

539:
  %540 = phi i64 [ 0, %536 ], [ %542, %539 ]
  %541 = getelementptr inbounds nuw i64, ptr %533, i64 %540
  store i64 %537, ptr %541, align 8
  %542 = add nuw nsw i64 %540, 1
  %543 = icmp eq i64 %542, 16
  br i1 %543, label %544, label %539

544:
  br i1 %530, label %529, label %545

545:
  %546 = load <32 x i64>, ptr %17, align 64
  %547 = icmp ne <32 x i64> %546, splat (i64 -327680)
  %548 = bitcast <32 x i1> %547 to i32
  %549 = and i32 %170, %548
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %587, label %552

551:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  br label %554

552:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  %553 = icmp eq i32 %314, 1
  br i1 %553, label %554, label %562

554:
  %555 = phi i32 [ %477, %551 ], [ %549, %552 ]
  %556 = call i32 @llvm.ctlz.i32(i32 %555, i1 true)
  %557 = xor i32 %556, 31
  %558 = zext nneg i32 %557 to i64
  %559 = getelementptr inbounds nuw i64, ptr %14, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr i64, ptr %27, i64 %177
  store i64 %560, ptr %561, align 8
  br label %586

562:
  store <32 x i64> %147, ptr %9, align 64
  %563 = icmp eq i32 %549, -1
  br i1 %563, label %564, label %573

564:
  %565 = phi i64 [ %571, %564 ], [ 0, %562 ]
  %566 = getelementptr inbounds nuw i64, ptr %9, i64 %565
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds nuw i64, ptr %14, i64 %565
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds nuw i64, ptr %27, i64 %567
  store i64 %569, ptr %570, align 8
  %571 = add nuw nsw i64 %565, 1
  %572 = icmp eq i64 %571, 32
  br i1 %572, label %585, label %564

573:
  %574 = phi i32 [ %583, %573 ], [ %549, %562 ]
  %575 = call i32 @llvm.cttz.i32(i32 %574, i1 true)
  %576 = zext nneg i32 %575 to i64
  %577 = getelementptr inbounds nuw i64, ptr %9, i64 %576
  %578 = load i64, ptr %577, align 8
  %579 = getelementptr inbounds nuw i64, ptr %14, i64 %576
  %580 = load i64, ptr %579, align 8
  %581 = getelementptr inbounds nuw i64, ptr %27, i64 %578
  store i64 %580, ptr %581, align 8
  %582 = add i32 %574, -1
  %583 = and i32 %582, %574
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %573

585:
  br label %586

586:
  br label %587

587:
  %588 = add nuw nsw i64 %135, 1
  %589 = icmp eq i64 %588, %89
  br i1 %589, label %590, label %134

590:
  ret void
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %81 = load ptr, ptr %80, align 8
  %82 = load i32, ptr %81, align 4
  %83 = or i32 %82, 2
  store i32 %83, ptr %81, align 4
  call void @suspect(ptr %0)
  br label %84

84:
  %85 = add i64 %74, %77
  %86 = icmp ult i64 %74, %85
  br i1 %86, label %87, label %96

87:
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %90 = icmp eq i64 %56, 0
  %91 = select i1 %90, i64 %69, i64 %56
  br label %92

92:
  %93 = phi i64 [ %74, %87 ], [ %167, %166 ]
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
  %102 = icmp ult i64 %99, %53
  %103 = sub i64 %99, %35
  %104 = icmp ult i64 %103, %46
  %105 = or i1 %102, %104
  %106 = icmp ugt i64 %54, %99
  %107 = select i1 %6, i1 %106, i1 false
  %108 = xor i1 %107, true
  %109 = select i1 %108, i1 %105, i1 false
  %110 = icmp ult i64 %101, %53
  %111 = sub i64 %101, %35
  %112 = icmp ult i64 %111, %46
  %113 = or i1 %110, %112
  %114 = and i1 %109, %113
  br i1 %114, label %163, label %115

115:
  br i1 %107, label %116, label %117

116:
  call void @suspect(ptr %0)
  br label %117

117:
  %118 = icmp ult i64 %103, %50
  %119 = xor i64 %99, %41
  %120 = and i64 %119, 132064
  %121 = icmp eq i64 %120, 0
  %122 = and i1 %118, %121
  %123 = xor i64 %99, %67
  %124 = and i64 %123, -4398046248961
  %125 = icmp eq i64 %124, 0
  %126 = or i1 %125, %122
  %127 = or i1 %105, %126
  %128 = xor i1 %127, true
  %129 = icmp ne i64 %99, -327680
  %130 = and i1 %129, %128
  %131 = zext i1 %130 to i32
  %132 = xor i1 %130, true
  %133 = select i1 %132, i1 true, i1 %59
  br i1 %133, label %140, label %134

134:
  %135 = load ptr, ptr %88, align 8
  %136 = load i64, ptr %10, align 8
  %137 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %99, i64 %93, ptr %135, i64 %136)
  %138 = xor i32 %137, -1
  %139 = and i32 %138, %131
  br label %140

140:
  %141 = phi i32 [ %139, %134 ], [ %131, %117 ]
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %144, label %143

143:
  call void @suspect(ptr %0)
  br label %144

144:
  %145 = icmp ult i64 %111, %50
  %146 = xor i64 %101, %41
  %147 = and i64 %146, 132064
  %148 = icmp eq i64 %147, 0
  %149 = and i1 %145, %148
  %150 = xor i64 %101, %67
  %151 = and i64 %150, -4398046248961
  %152 = icmp eq i64 %151, 0
  %153 = or i1 %152, %149
  %154 = or i1 %113, %153
  %155 = select i1 %154, i1 true, i1 %59
  br i1 %155, label %161, label %156

156:
  %157 = load ptr, ptr %89, align 8
  %158 = load i64, ptr %10, align 8
  %159 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %101, i64 %93, ptr %157, i64 %158)
  %160 = trunc i32 %159 to i1
  br i1 %160, label %163, label %162

161:
  br i1 %154, label %163, label %162

162:
  call void @suspect(ptr %0)
  br label %163

163:
  %164 = icmp eq i64 %101, 0
  br i1 %164, label %166, label %165

165:
  store i64 0, ptr %100, align 8
  br label %166

166:
  store i64 %91, ptr %98, align 8
  %167 = add nuw i64 %93, 1
  %168 = icmp eq i64 %167, %85
  br i1 %168, label %96, label %92
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %100, label %101, label %106

101:
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %103 = load ptr, ptr %102, align 8
  %104 = load i32, ptr %103, align 4
  %105 = or i32 %104, 2
  store i32 %105, ptr %103, align 4
  call void @suspect(ptr %0)
  br label %612

106:
  %107 = icmp ne i32 %97, 1
  %108 = icmp eq i32 %2, -1
  %109 = and i1 %108, %107
  br i1 %109, label %112, label %110

110:
  %111 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %121

112:
  %113 = insertelement <32 x i64> poison, i64 %98, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = mul nuw nsw <32 x i64> %114, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %116 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = add <32 x i64> %115, %116
  %118 = icmp ne <32 x i64> %95, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = icmp eq i32 %119, 0
  br label %121

121:
  %122 = phi <32 x i64> [ %111, %110 ], [ %116, %112 ]
  %123 = phi i1 [ false, %110 ], [ %120, %112 ]
  %124 = call i64 @llvm.cttz.i64(i64 %98, i1 true)
  %125 = insertelement <32 x i64> poison, i64 %124, i64 0
  %126 = shufflevector <32 x i64> %125, <32 x i64> poison, <32 x i32> zeroinitializer
  %127 = add i64 %99, 32
  %128 = insertelement <32 x i64> poison, i64 %69, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %64, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = select i1 %6, i64 %81, i64 0
  %133 = insertelement <32 x i64> poison, i64 %80, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %62, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i64> poison, i64 %73, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %77, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %143 = insertelement <32 x i64> poison, i64 %79, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = icmp eq i64 %83, 0
  %146 = insertelement <32 x i64> poison, i64 %83, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = insertelement <32 x i64> poison, i64 %132, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = select i1 %145, <32 x i64> %144, <32 x i64> %147
  %151 = extractelement <32 x i64> %150, i64 31
  br label %152

152:
  %153 = phi i64 [ 0, %121 ], [ %610, %609 ]
  %154 = insertelement <32 x i64> poison, i64 %153, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = add <32 x i64> %155, %95
  br i1 %123, label %157, label %164

157:
  %158 = shl nuw nsw i64 %153, 5
  %159 = insertelement <32 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = or disjoint <32 x i64> %160, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %162 = add <32 x i64> %161, %122
  %163 = lshr <32 x i64> %161, %126
  br label %164

164:
  %165 = phi <32 x i64> [ %162, %157 ], [ %156, %152 ]
  %166 = phi <32 x i64> [ %163, %157 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %152 ]
  %167 = load i32, ptr %31, align 4
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %174, label %169

169:
  %170 = add i32 %167, -1
  %171 = zext i32 %170 to i64
  %172 = insertelement <32 x i64> poison, i64 %171, i64 0
  %173 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %174

174:
  %175 = phi <32 x i64> [ %173, %169 ], [ %166, %164 ]
  %176 = load i64, ptr %28, align 8
  br i1 %123, label %177, label %181

177:
  %178 = shl i64 %153, 5
  %179 = add i64 %127, %178
  %180 = icmp ugt i64 %179, %176
  br i1 %180, label %181, label %187

181:
  %182 = insertelement <32 x i64> poison, i64 %176, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = icmp ult <32 x i64> %165, %183
  %185 = bitcast <32 x i1> %184 to i32
  %186 = and i32 %2, %185
  br label %187

187:
  %188 = phi i32 [ %186, %181 ], [ %2, %177 ]
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %609, label %190

190:
  %191 = or <32 x i64> %175, %129
  %192 = call i32 @llvm.cttz.i32(i32 %188, i1 true)
  store <32 x i64> %165, ptr %25, align 64
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i64, ptr %25, i64 %193
  %195 = load i64, ptr %194, align 8
  %196 = sub i64 %195, %193
  br i1 %123, label %226, label %197

197:
  %198 = insertelement <32 x i64> poison, i64 %196, i64 0
  %199 = shufflevector <32 x i64> %198, <32 x i64> poison, <32 x i32> zeroinitializer
  %200 = add <32 x i64> %199, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %201 = icmp eq <32 x i64> %165, %200
  %202 = bitcast <32 x i1> %201 to i32
  %203 = xor i32 %188, -1
  %204 = or i32 %202, %203
  %205 = icmp eq i32 %204, -1
  br i1 %205, label %226, label %206

206:
  %207 = insertelement <32 x i64> poison, i64 %195, i64 0
  %208 = shufflevector <32 x i64> %207, <32 x i64> poison, <32 x i32> zeroinitializer
  %209 = icmp eq <32 x i64> %165, %208
  %210 = bitcast <32 x i1> %209 to i32
  %211 = or i32 %210, %203
  %212 = icmp eq i32 %211, -1
  br i1 %212, label %232, label %213

213:
  %214 = icmp eq i32 %188, -1
  br i1 %214, label %215, label %243

215:
  %216 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %217 = add <32 x i64> %216, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %218 = icmp ne <32 x i64> %165, %217
  %219 = bitcast <32 x i1> %218 to i32
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %241, label %221

221:
  %222 = icmp ne <32 x i64> %165, %216
  %223 = bitcast <32 x i1> %222 to i32
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %241, label %225

225:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %165, ptr %20, align 64
  br label %244

226:
  %227 = getelementptr inbounds nuw i64, ptr %27, i64 %196
  %228 = bitcast i32 %188 to <32 x i1>
  %229 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %227, <32 x i1> %228, <32 x i64> zeroinitializer)
  %230 = getelementptr inbounds nuw i64, ptr %30, i64 %196
  %231 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %230, <32 x i1> %228, <32 x i64> zeroinitializer)
  br label %330

232:
  %233 = getelementptr i64, ptr %27, i64 %195
  %234 = load i64, ptr %233, align 8
  %235 = insertelement <32 x i64> poison, i64 %234, i64 0
  %236 = shufflevector <32 x i64> %235, <32 x i64> poison, <32 x i32> zeroinitializer
  %237 = getelementptr i64, ptr %30, i64 %195
  %238 = load i64, ptr %237, align 8
  %239 = insertelement <32 x i64> poison, i64 %238, i64 0
  %240 = shufflevector <32 x i64> %239, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %330

241:
  %242 = phi i32 [ 2, %215 ], [ 3, %221 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %267

243:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %165, ptr %20, align 64
  br label %255

244:
  %245 = phi i64 [ 0, %225 ], [ %251, %244 ]
  %246 = getelementptr inbounds nuw i64, ptr %20, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i64, ptr %27, i64 %247
  %249 = load i64, ptr %248, align 8
  %250 = getelementptr inbounds nuw i64, ptr %21, i64 %245
  store i64 %249, ptr %250, align 8
  %251 = add nuw nsw i64 %245, 1
  %252 = icmp eq i64 %251, 32
  br i1 %252, label %253, label %244

253:
  %254 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %165, ptr %19, align 64
  br label %287

255:
  %256 = phi i32 [ %265, %255 ], [ %188, %243 ]
  %257 = call i32 @llvm.cttz.i32(i32 %256, i1 true)
  %258 = zext nneg i32 %257 to i64
  %259 = getelementptr inbounds nuw i64, ptr %20, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds nuw i64, ptr %27, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds nuw i64, ptr %21, i64 %258
  store i64 %262, ptr %263, align 8
  %264 = add i32 %256, -1
  %265 = and i32 %264, %256
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %285, label %255

267:
  %268 = phi i1 [ true, %241 ], [ false, %282 ]
  %269 = phi ptr [ %22, %241 ], [ %43, %282 ]
  %270 = phi ptr [ %21, %241 ], [ %44, %282 ]
  %271 = phi ptr [ %21, %241 ], [ %45, %282 ]
  store <32 x i64> %165, ptr %22, align 256
  %272 = load i64, ptr %269, align 64
  %273 = getelementptr inbounds nuw i64, ptr %27, i64 %272
  br i1 %220, label %276, label %274

274:
  %275 = load i64, ptr %273, align 8
  br label %277

276:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %270, ptr align 8 %273, i64 128, i1 false)
  br label %282

277:
  %278 = phi i64 [ 0, %274 ], [ %280, %277 ]
  %279 = getelementptr inbounds nuw i64, ptr %271, i64 %278
  store i64 %275, ptr %279, align 8
  %280 = add nuw nsw i64 %278, 1
  %281 = icmp eq i64 %280, 16
  br i1 %281, label %282, label %277

282:
  br i1 %268, label %267, label %283

283:
  %284 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %310

285:
  %286 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %165, ptr %19, align 64
  br label %296

287:
  %288 = phi i64 [ 0, %253 ], [ %294, %287 ]
  %289 = getelementptr inbounds nuw i64, ptr %19, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds nuw i64, ptr %30, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds nuw i64, ptr %23, i64 %288
  store i64 %292, ptr %293, align 8
  %294 = add nuw nsw i64 %288, 1
  %295 = icmp eq i64 %294, 32
  br i1 %295, label %308, label %287

296:
  %297 = phi i32 [ %306, %296 ], [ %188, %285 ]
  %298 = call i32 @llvm.cttz.i32(i32 %297, i1 true)
  %299 = zext nneg i32 %298 to i64
  %300 = getelementptr inbounds nuw i64, ptr %19, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = getelementptr inbounds nuw i64, ptr %30, i64 %301
  %303 = load i64, ptr %302, align 8
  %304 = getelementptr inbounds nuw i64, ptr %23, i64 %299
  store i64 %303, ptr %304, align 8
  %305 = add i32 %297, -1
  %306 = and i32 %305, %297
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %308, label %296

308:
  %309 = phi <32 x i64> [ %254, %287 ], [ %286, %296 ]
  br label %326

310:
  %311 = phi i1 [ true, %283 ], [ false, %325 ]
  %312 = phi ptr [ %24, %283 ], [ %40, %325 ]
  %313 = phi ptr [ %23, %283 ], [ %41, %325 ]
  %314 = phi ptr [ %23, %283 ], [ %42, %325 ]
  store <32 x i64> %165, ptr %24, align 256
  %315 = load i64, ptr %312, align 64
  %316 = getelementptr inbounds nuw i64, ptr %30, i64 %315
  br i1 %220, label %319, label %317

317:
  %318 = load i64, ptr %316, align 8
  br label %320

319:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %313, ptr align 8 %316, i64 128, i1 false)
  br label %325

320:
  %321 = phi i64 [ 0, %317 ], [ %323, %320 ]
  %322 = getelementptr inbounds nuw i64, ptr %314, i64 %321
  store i64 %318, ptr %322, align 8
  %323 = add nuw nsw i64 %321, 1
  %324 = icmp eq i64 %323, 16
  br i1 %324, label %325, label %320

325:
  br i1 %311, label %310, label %326

326:
  %327 = phi i32 [ 4, %308 ], [ %242, %325 ]
  %328 = phi <32 x i64> [ %309, %308 ], [ %284, %325 ]
  %329 = load <32 x i64>, ptr %23, align 64
  br label %330

330:
  %331 = phi <32 x i64> [ %229, %226 ], [ %236, %232 ], [ %328, %326 ]
  %332 = phi i32 [ 0, %226 ], [ 1, %232 ], [ %327, %326 ]
  %333 = phi <32 x i64> [ %231, %226 ], [ %240, %232 ], [ %329, %326 ]
  %334 = or <32 x i64> %131, %191
  %335 = icmp ult <32 x i64> %331, %134
  %336 = sub <32 x i64> %331, %136
  %337 = icmp ult <32 x i64> %336, %138
  %338 = or <32 x i1> %335, %337
  %339 = icmp ult <32 x i64> %331, %149
  %340 = icmp ult <32 x i64> %333, %134
  %341 = sub <32 x i64> %333, %136
  %342 = icmp ult <32 x i64> %341, %138
  %343 = or <32 x i1> %340, %342
  %344 = xor <32 x i1> %338, splat (i1 true)
  %345 = xor <32 x i1> %343, splat (i1 true)
  %346 = select <32 x i1> %345, <32 x i1> splat (i1 true), <32 x i1> %339
  %347 = select <32 x i1> %346, <32 x i1> splat (i1 true), <32 x i1> %344
  %348 = bitcast <32 x i1> %347 to i32
  %349 = and i32 %188, %348
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %410, label %351

351:
  %352 = bitcast <32 x i1> %339 to i32
  %353 = and i32 %188, %352
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %356, label %355

355:
  call void @suspect(ptr %0)
  br label %356

356:
  %357 = icmp ult <32 x i64> %336, %140
  %358 = xor <32 x i64> %331, %129
  %359 = and <32 x i64> %358, splat (i64 132064)
  %360 = icmp eq <32 x i64> %359, zeroinitializer
  %361 = select <32 x i1> %357, <32 x i1> %360, <32 x i1> zeroinitializer
  %362 = or <32 x i1> %338, %361
  %363 = xor <32 x i64> %331, %191
  %364 = and <32 x i64> %363, splat (i64 -4398046248961)
  %365 = icmp eq <32 x i64> %364, zeroinitializer
  %366 = select <32 x i1> %365, <32 x i1> splat (i1 true), <32 x i1> %362
  %367 = xor <32 x i1> %366, splat (i1 true)
  %368 = icmp ne <32 x i64> %331, splat (i64 -327680)
  %369 = and <32 x i1> %368, %367
  %370 = bitcast <32 x i1> %369 to i32
  %371 = and i32 %188, %370
  %372 = icmp eq i32 %371, 0
  %373 = select i1 %372, i1 true, i1 %86
  br i1 %373, label %380, label %374

374:
  %375 = load ptr, ptr %141, align 8
  %376 = load i64, ptr %28, align 8
  %377 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %371, <32 x i64> %331, <32 x i64> %165, ptr %375, i64 %376)
  %378 = xor i32 %377, -1
  %379 = and i32 %371, %378
  br label %380

380:
  %381 = phi i32 [ %379, %374 ], [ %371, %356 ]
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %384, label %383

383:
  call void @suspect(ptr %0)
  br label %384

384:
  %385 = icmp ult <32 x i64> %341, %140
  %386 = xor <32 x i64> %333, %129
  %387 = and <32 x i64> %386, splat (i64 132064)
  %388 = icmp eq <32 x i64> %387, zeroinitializer
  %389 = select <32 x i1> %385, <32 x i1> %388, <32 x i1> zeroinitializer
  %390 = or <32 x i1> %343, %389
  %391 = xor <32 x i64> %333, %191
  %392 = and <32 x i64> %391, splat (i64 -4398046248961)
  %393 = icmp eq <32 x i64> %392, zeroinitializer
  %394 = select <32 x i1> %393, <32 x i1> splat (i1 true), <32 x i1> %390
  %395 = xor <32 x i1> %394, splat (i1 true)
  %396 = bitcast <32 x i1> %395 to i32
  %397 = and i32 %188, %396
  %398 = icmp eq i32 %397, 0
  %399 = select i1 %398, i1 true, i1 %86
  br i1 %399, label %406, label %400

400:
  %401 = load ptr, ptr %142, align 8
  %402 = load i64, ptr %28, align 8
  %403 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %397, <32 x i64> %333, <32 x i64> %165, ptr %401, i64 %402)
  %404 = xor i32 %403, -1
  %405 = and i32 %397, %404
  br label %406

406:
  %407 = phi i32 [ %405, %400 ], [ %397, %384 ]
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %410, label %409

409:
  call void @suspect(ptr %0)
  br label %410

410:
  %411 = select i1 %145, <32 x i64> %334, <32 x i64> %147
  %412 = icmp ne <32 x i64> %333, zeroinitializer
  %413 = bitcast <32 x i1> %412 to i32
  %414 = and i32 %188, %413
  %415 = icmp eq i32 %414, 0
  %416 = icmp eq i32 %332, 0
  br i1 %415, label %455, label %417

417:
  br i1 %416, label %418, label %421

418:
  %419 = getelementptr inbounds nuw i64, ptr %30, i64 %196
  %420 = bitcast i32 %414 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %419, <32 x i1> %420)
  br label %458

421:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %422 = icmp eq i32 %332, 1
  br i1 %422, label %423, label %430

423:
  %424 = call i32 @llvm.ctlz.i32(i32 %414, i1 true)
  %425 = xor i32 %424, 31
  %426 = zext nneg i32 %425 to i64
  %427 = getelementptr inbounds nuw i64, ptr %12, i64 %426
  %428 = load i64, ptr %427, align 8
  %429 = getelementptr i64, ptr %30, i64 %195
  store i64 %428, ptr %429, align 8
  br label %454

430:
  store <32 x i64> %165, ptr %11, align 64
  %431 = icmp eq i32 %414, -1
  br i1 %431, label %432, label %441

432:
  %433 = phi i64 [ %439, %432 ], [ 0, %430 ]
  %434 = getelementptr inbounds nuw i64, ptr %11, i64 %433
  %435 = load i64, ptr %434, align 8
  %436 = getelementptr inbounds nuw i64, ptr %12, i64 %433
  %437 = load i64, ptr %436, align 8
  %438 = getelementptr inbounds nuw i64, ptr %30, i64 %435
  store i64 %437, ptr %438, align 8
  %439 = add nuw nsw i64 %433, 1
  %440 = icmp eq i64 %439, 32
  br i1 %440, label %453, label %432

441:
  %442 = phi i32 [ %451, %441 ], [ %414, %430 ]
  %443 = call i32 @llvm.cttz.i32(i32 %442, i1 true)
  %444 = zext nneg i32 %443 to i64
  %445 = getelementptr inbounds nuw i64, ptr %11, i64 %444
  %446 = load i64, ptr %445, align 8
  %447 = getelementptr inbounds nuw i64, ptr %12, i64 %444
  %448 = load i64, ptr %447, align 8
  %449 = getelementptr inbounds nuw i64, ptr %30, i64 %446
  store i64 %448, ptr %449, align 8
  %450 = add i32 %442, -1
  %451 = and i32 %450, %442
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %453, label %441

453:
  br label %454

454:
  br label %456

455:
  br i1 %416, label %458, label %456

456:
  %457 = icmp eq i32 %188, -1
  br i1 %457, label %461, label %486

458:
  %459 = getelementptr inbounds nuw i64, ptr %27, i64 %196
  %460 = bitcast i32 %188 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %411, ptr align 8 %459, <32 x i1> %460)
  br label %609

461:
  %462 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %463 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %464 = icmp ne <32 x i64> %165, %462
  %465 = icmp ne <32 x i64> %165, %463
  %466 = and <32 x i1> %464, %465
  %467 = bitcast <32 x i1> %466 to i32
  %468 = icmp eq i32 %467, 0
  %469 = icmp eq i32 %332, 1
  br i1 %468, label %470, label %485

470:
  store <32 x i64> %150, ptr %15, align 64
  br i1 %469, label %471, label %473

471:
  %472 = getelementptr i64, ptr %27, i64 %195
  store i64 %151, ptr %472, align 8
  br label %484

473:
  store <32 x i64> %165, ptr %8, align 64
  br label %474

474:
  %475 = phi i64 [ 0, %473 ], [ %481, %474 ]
  %476 = getelementptr inbounds nuw i64, ptr %8, i64 %475
  %477 = load i64, ptr %476, align 8
  %478 = getelementptr inbounds nuw i64, ptr %15, i64 %475
  %479 = load i64, ptr %478, align 8
  %480 = getelementptr inbounds nuw i64, ptr %27, i64 %477
  store i64 %479, ptr %480, align 8
  %481 = add nuw nsw i64 %475, 1
  %482 = icmp eq i64 %481, 32
  br i1 %482, label %483, label %474

483:
  br label %484

484:
  br label %609

485:
  store <32 x i64> %411, ptr %13, align 64
  br i1 %469, label %488, label %501

486:
  store <32 x i64> %411, ptr %13, align 64
  %487 = icmp eq i32 %332, 1
  br i1 %487, label %488, label %511

488:
  %489 = call i32 @llvm.ctlz.i32(i32 %188, i1 true)
  %490 = xor i32 %489, 31
  %491 = zext nneg i32 %490 to i64
  %492 = getelementptr inbounds nuw i64, ptr %13, i64 %491
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr i64, ptr %27, i64 %195
  store i64 %493, ptr %494, align 8
  %495 = insertelement <32 x i64> poison, i64 %493, i64 0
  %496 = shufflevector <32 x i64> %495, <32 x i64> poison, <32 x i32> zeroinitializer
  %497 = icmp ne <32 x i64> %496, %411
  %498 = bitcast <32 x i1> %497 to i32
  %499 = and i32 %188, %498
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %609, label %573

501:
  store <32 x i64> %165, ptr %10, align 64
  br label %502

502:
  %503 = phi i64 [ 0, %501 ], [ %509, %502 ]
  %504 = getelementptr inbounds nuw i64, ptr %10, i64 %503
  %505 = load i64, ptr %504, align 8
  %506 = getelementptr inbounds nuw i64, ptr %13, i64 %503
  %507 = load i64, ptr %506, align 8
  %508 = getelementptr inbounds nuw i64, ptr %27, i64 %505
  store i64 %507, ptr %508, align 8
  %509 = add nuw nsw i64 %503, 1
  %510 = icmp eq i64 %509, 32
  br i1 %510, label %524, label %502

511:
  store <32 x i64> %165, ptr %10, align 64
  br label %512

512:
  %513 = phi i32 [ %522, %512 ], [ %188, %511 ]
  %514 = call i32 @llvm.cttz.i32(i32 %513, i1 true)
  %515 = zext nneg i32 %514 to i64
  %516 = getelementptr inbounds nuw i64, ptr %10, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr inbounds nuw i64, ptr %13, i64 %515
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds nuw i64, ptr %27, i64 %517
  store i64 %519, ptr %520, align 8
  %521 = add i32 %513, -1
  %522 = and i32 %521, %513
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %524, label %512

524:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %525 = icmp eq i32 %332, 4
  br i1 %525, label %528, label %526

526:
  %527 = icmp eq i32 %332, 2
  br label %551

528:
  store <32 x i64> %165, ptr %16, align 64
  br i1 %457, label %529, label %538

529:
  %530 = phi i64 [ %536, %529 ], [ 0, %528 ]
  %531 = getelementptr inbounds nuw i64, ptr %16, i64 %530
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr inbounds nuw i64, ptr %27, i64 %532
  %534 = load i64, ptr %533, align 8
  %535 = getelementptr inbounds nuw i64, ptr %17, i64 %530
  store i64 %534, ptr %535, align 8
  %536 = add nuw nsw i64 %530, 1
  %537 = icmp eq i64 %536, 32
  br i1 %537, label %550, label %529

538:
  %539 = phi i32 [ %548, %538 ], [ %188, %528 ]
  %540 = call i32 @llvm.cttz.i32(i32 %539, i1 true)
  %541 = zext nneg i32 %540 to i64
  %542 = getelementptr inbounds nuw i64, ptr %16, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i64, ptr %27, i64 %543
  %545 = load i64, ptr %544, align 8
  %546 = getelementptr inbounds nuw i64, ptr %17, i64 %541
  store i64 %545, ptr %546, align 8
  %547 = add i32 %539, -1
  %548 = and i32 %547, %539
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %550, label %538

550:
  br label %567

551:
  %552 = phi i1 [ true, %526 ], [ false, %566 ]
  %553 = phi ptr [ %18, %526 ], [ %46, %566 ]
  %554 = phi ptr [ %17, %526 ], [ %47, %566 ]
  %555 = phi ptr [ %17, %526 ], [ %48, %566 ]
  store <32 x i64> %165, ptr %18, align 256
  %556 = load i64, ptr %553, align 64
  %557 = getelementptr inbounds nuw i64, ptr %27, i64 %556
  br i1 %527, label %560, label %558

558:
  %559 = load i64, ptr %557, align 8
  br label %561

560:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %554, ptr align 8 %557, i64 128, i1 false)
  br label %566

561:
  %562 = phi i64 [ 0, %558 ], [ %564, %561 ]
  %563 = getelementptr inbounds nuw i64, ptr %555, i64 %562
  store i64 %559, ptr %563, align 8
  %564 = add nuw nsw i64 %562, 1
  %565 = icmp eq i64 %564, 16
  br i1 %565, label %566, label %561

566:
  br i1 %552, label %551, label %567

567:
  %568 = load <32 x i64>, ptr %17, align 64
  %569 = icmp ne <32 x i64> %568, %411
  %570 = bitcast <32 x i1> %569 to i32
  %571 = and i32 %188, %570
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %609, label %574

573:
  store <32 x i64> %150, ptr %14, align 64
  br label %576

574:
  store <32 x i64> %150, ptr %14, align 64
  %575 = icmp eq i32 %332, 1
  br i1 %575, label %576, label %584

576:
  %577 = phi i32 [ %499, %573 ], [ %571, %574 ]
  %578 = call i32 @llvm.ctlz.i32(i32 %577, i1 true)
  %579 = xor i32 %578, 31
  %580 = zext nneg i32 %579 to i64
  %581 = getelementptr inbounds nuw i64, ptr %14, i64 %580
  %582 = load i64, ptr %581, align 8
  %583 = getelementptr i64, ptr %27, i64 %195
  store i64 %582, ptr %583, align 8
  br label %608

584:
  store <32 x i64> %165, ptr %9, align 64
  %585 = icmp eq i32 %571, -1
  br i1 %585, label %586, label %595

586:
  %587 = phi i64 [ %593, %586 ], [ 0, %584 ]
  %588 = getelementptr inbounds nuw i64, ptr %9, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = getelementptr inbounds nuw i64, ptr %14, i64 %587
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i64, ptr %27, i64 %589
  store i64 %591, ptr %592, align 8
  %593 = add nuw nsw i64 %587, 1
  %594 = icmp eq i64 %593, 32
  br i1 %594, label %607, label %586

595:
  %596 = phi i32 [ %605, %595 ], [ %571, %584 ]
  %597 = call i32 @llvm.cttz.i32(i32 %596, i1 true)
  %598 = zext nneg i32 %597 to i64
  %599 = getelementptr inbounds nuw i64, ptr %9, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = getelementptr inbounds nuw i64, ptr %14, i64 %598
  %602 = load i64, ptr %601, align 8
  %603 = getelementptr inbounds nuw i64, ptr %27, i64 %600
  store i64 %602, ptr %603, align 8
  %604 = add i32 %596, -1
  %605 = and i32 %604, %596
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %595

607:
  br label %608

608:
  br label %609

609:
  %610 = add nuw nsw i64 %153, 1
  %611 = icmp eq i64 %610, %98
  br i1 %611, label %612, label %152

612:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 42
  %38 = zext i32 %32 to i64
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %50 = load i32, ptr %49, align 16
  %51 = zext i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 19
  %53 = and i32 %41, 15
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 1, %54
  %56 = or i64 %39, %44
  %57 = or i64 %56, 65536
  %58 = or disjoint i64 %55, %37
  %59 = or i64 %39, %58
  %60 = or disjoint i64 %59, 131072
  %61 = select i1 %29, i64 %37, i64 %28
  %62 = select i1 %29, i64 %37, i64 1
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  %66 = call i32 @llvm.ctpop.i32(i32 %2)
  %67 = icmp samesign ult i32 %66, 2
  %68 = select i1 %15, i1 true, i1 %67
  %69 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %70 = select i1 %15, i32 %16, i32 %69
  %71 = zext i32 %70 to i64
  %72 = select i1 %68, i64 %71, i64 196608
  %73 = or i64 %44, %72
  %74 = or i64 %73, %39
  %75 = select i1 %68, i64 %74, i64 %57
  %76 = load i64, ptr %4, align 8
  %77 = sub i64 %3, %76
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %79 = load i64, ptr %78, align 8
  %80 = lshr i64 %77, %79
  %81 = trunc i64 %79 to i32
  %82 = lshr i32 %5, %81
  %83 = zext i32 %82 to i64
  %84 = icmp eq i32 %82, 0
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %87, align 4
  %89 = or i32 %88, 2
  store i32 %89, ptr %87, align 4
  call void @suspect(ptr %0)
  br label %90

90:
  %91 = add i64 %80, %83
  %92 = icmp ult i64 %80, %91
  br i1 %92, label %93, label %103

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %97 = or i64 %39, -4398046314496
  %98 = or i64 %75, 262144
  br label %99

99:
  %100 = phi i64 [ %80, %93 ], [ %355, %354 ]
  %101 = load i64, ptr %10, align 8
  %102 = icmp ult i64 %100, %101
  br i1 %102, label %104, label %103

103:
  ret void

104:
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %100
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i64, ptr %12, i64 %100
  %108 = load i64, ptr %107, align 8
  %109 = icmp ult i64 %106, %61
  %110 = sub i64 %106, %37
  %111 = icmp ult i64 %110, %48
  %112 = or i1 %109, %111
  %113 = icmp ugt i64 %62, %106
  %114 = select i1 %6, i1 %113, i1 false
  %115 = xor i1 %114, true
  %116 = select i1 %115, i1 %112, i1 false
  %117 = icmp ult i64 %108, %61
  %118 = sub i64 %108, %37
  %119 = icmp ult i64 %118, %48
  %120 = or i1 %117, %119
  %121 = and i1 %116, %120
  br i1 %29, label %122, label %125

122:
  %123 = load i32, ptr %45, align 8
  %124 = add i32 %123, 1
  store i32 %124, ptr %94, align 8
  br label %133

125:
  %126 = load i64, ptr %4, align 8
  %127 = lshr i64 %126, 40
  %128 = trunc nuw nsw i64 %127 to i32
  %129 = and i32 %128, 31
  %130 = shl nuw i32 1, %129
  %131 = load i32, ptr %34, align 4
  %132 = or i32 %130, %131
  store i32 %132, ptr %34, align 4
  br label %133

133:
  br i1 %121, label %188, label %134

134:
  br i1 %114, label %135, label %136

135:
  call void @suspect(ptr %0)
  br label %136

136:
  %137 = icmp ult i64 %110, %52
  %138 = xor i64 %106, %43
  %139 = and i64 %138, 132064
  %140 = icmp eq i64 %139, 0
  %141 = and i1 %137, %140
  %142 = xor i64 %106, %73
  %143 = and i64 %142, -4398046248961
  %144 = icmp eq i64 %143, 0
  %145 = or i1 %144, %141
  %146 = or i1 %112, %145
  %147 = select i1 %146, i1 true, i1 %65
  br i1 %147, label %152, label %148

148:
  %149 = load ptr, ptr %95, align 8
  %150 = load i64, ptr %10, align 8
  %151 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %106, i64 %100, ptr %149, i64 %150)
  br label %152

152:
  %153 = phi i32 [ %151, %148 ], [ 0, %136 ]
  %154 = and i32 %153, 1
  %155 = icmp ne i32 %154, 0
  %156 = or i1 %146, %155
  br i1 %156, label %158, label %157

157:
  call void @suspect(ptr %0)
  br label %158

158:
  %159 = icmp ult i64 %118, %52
  %160 = xor i64 %108, %43
  %161 = and i64 %160, 132064
  %162 = icmp eq i64 %161, 0
  %163 = and i1 %159, %162
  %164 = xor i64 %108, %73
  %165 = and i64 %164, -4398046248961
  %166 = icmp eq i64 %165, 0
  %167 = or i1 %166, %163
  %168 = or i1 %120, %167
  %169 = load i32, ptr %33, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %175

171:
  %172 = and i64 %108, 262144
  %173 = icmp ne i64 %172, 0
  %174 = or i1 %173, %168
  br label %175

175:
  %176 = phi i1 [ %168, %158 ], [ %174, %171 ]
  %177 = select i1 %176, i1 true, i1 %65
  br i1 %177, label %182, label %178

178:
  %179 = load ptr, ptr %96, align 8
  %180 = load i64, ptr %10, align 8
  %181 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %108, i64 %100, ptr %179, i64 %180)
  br label %182

182:
  %183 = phi i32 [ %181, %178 ], [ 0, %175 ]
  %184 = and i32 %183, 1
  %185 = icmp ne i32 %184, 0
  %186 = or i1 %176, %185
  br i1 %186, label %188, label %187

187:
  call void @suspect(ptr %0)
  br label %188

188:
  %189 = phi i32 [ 0, %133 ], [ %183, %182 ], [ %183, %187 ]
  %190 = phi i32 [ 0, %133 ], [ %153, %182 ], [ %153, %187 ]
  %191 = and i64 %106, 262144
  %192 = icmp ne i64 %191, 0
  br i1 %29, label %193, label %196

193:
  %194 = or i1 %192, %112
  %195 = xor i1 %120, true
  br label %199

196:
  %197 = or i1 %109, %192
  %198 = icmp uge i64 %108, %61
  br label %199

199:
  %200 = phi i1 [ %194, %193 ], [ %197, %196 ]
  %201 = phi i1 [ %195, %193 ], [ %198, %196 ]
  %202 = and i64 %108, 262144
  %203 = icmp eq i64 %202, 0
  %204 = and i1 %203, %201
  %205 = or i1 %200, %204
  br i1 %205, label %258, label %206

206:
  store i32 1, ptr %33, align 4
  %207 = icmp ult i64 %118, %52
  %208 = xor i64 %108, %44
  %209 = and i64 %208, 132064
  %210 = icmp eq i64 %209, 0
  %211 = and i1 %207, %210
  %212 = xor i64 %108, %73
  %213 = and i64 %212, -4398046248961
  %214 = icmp eq i64 %213, 0
  %215 = or i1 %214, %211
  %216 = or i1 %120, %215
  %217 = and i64 %108, -4398046511104
  %218 = icmp eq i64 %217, %37
  br i1 %218, label %219, label %228

219:
  %220 = and i64 %108, 196608
  %221 = icmp eq i64 %220, 131072
  %222 = and i64 %108, 65535
  %223 = lshr i64 %108, 5
  %224 = and i64 %223, 15
  %225 = shl nuw nsw i64 1, %224
  %226 = select i1 %221, i64 %222, i64 %225
  %227 = or i64 %226, %60
  br label %228

228:
  %229 = phi i64 [ %227, %219 ], [ %97, %206 ]
  %230 = and i64 %208, -4398046379040
  %231 = icmp eq i64 %230, 0
  %232 = select i1 %231, i64 %57, i64 %229
  %233 = or i64 %232, %202
  %234 = select i1 %216, i64 %98, i64 %233
  %235 = load ptr, ptr %96, align 8
  %236 = icmp ne ptr %235, null
  %237 = and i64 %234, 196608
  %238 = icmp eq i64 %237, 131072
  %239 = select i1 %236, i1 %238, i1 false
  br i1 %239, label %240, label %257

240:
  %241 = load i64, ptr %10, align 8
  %242 = and i64 %108, 131072
  %243 = icmp eq i64 %242, 0
  br i1 %243, label %244, label %253

244:
  %245 = lshr i64 %108, 5
  %246 = and i64 %245, 15
  %247 = mul i64 %241, %246
  %248 = lshr i64 %108, 19
  %249 = trunc i64 %248 to i32
  %250 = and i32 %249, 8388607
  %251 = getelementptr i32, ptr %235, i64 %100
  %252 = getelementptr i32, ptr %251, i64 %247
  store i32 %250, ptr %252, align 4
  br label %253

253:
  %254 = mul i64 %241, %54
  %255 = getelementptr i32, ptr %235, i64 %100
  %256 = getelementptr i32, ptr %255, i64 %254
  store i32 %32, ptr %256, align 4
  br label %257

257:
  store i64 %234, ptr %107, align 8
  br label %354

258:
  %259 = icmp ult i64 %110, %52
  %260 = xor i64 %106, %44
  %261 = and i64 %260, 132064
  %262 = icmp eq i64 %261, 0
  %263 = and i1 %259, %262
  %264 = xor i64 %106, %73
  %265 = and i64 %264, -4398046248961
  %266 = icmp eq i64 %265, 0
  %267 = or i1 %266, %263
  %268 = or i1 %112, %267
  br i1 %268, label %269, label %280

269:
  %270 = icmp ult i64 %118, %52
  %271 = xor i64 %108, %43
  %272 = and i64 %271, 132064
  %273 = icmp eq i64 %272, 0
  %274 = and i1 %270, %273
  %275 = xor i64 %108, %73
  %276 = and i64 %275, -4398046248961
  %277 = icmp eq i64 %276, 0
  %278 = or i1 %277, %274
  %279 = or i1 %120, %278
  br label %280

280:
  %281 = phi i1 [ false, %258 ], [ %279, %269 ]
  br i1 %200, label %288, label %282

282:
  %283 = load ptr, ptr %95, align 8
  %284 = icmp eq ptr %283, null
  %285 = or i1 %281, %284
  br i1 %285, label %288, label %286

286:
  store i32 1, ptr %33, align 4
  %287 = call i64 @clock_join(ptr %0, ptr %4, i64 %100, i64 %106, i64 %108)
  store i64 %287, ptr %105, align 8
  store i64 %98, ptr %107, align 8
  br label %354

288:
  %289 = phi i64 [ 0, %282 ], [ 262144, %280 ]
  %290 = and i1 %200, %204
  %291 = icmp ne i32 %190, 0
  %292 = or i1 %268, %291
  %293 = and i64 %106, -4398046511104
  %294 = icmp eq i64 %293, %37
  br i1 %294, label %295, label %304

295:
  %296 = and i64 %106, 196608
  %297 = icmp eq i64 %296, 131072
  %298 = and i64 %106, 65535
  %299 = lshr i64 %106, 5
  %300 = and i64 %299, 15
  %301 = shl nuw nsw i64 1, %300
  %302 = select i1 %297, i64 %298, i64 %301
  %303 = or i64 %302, %60
  br label %304

304:
  %305 = phi i64 [ %303, %295 ], [ %97, %288 ]
  %306 = and i64 %260, -4398046379040
  %307 = icmp eq i64 %306, 0
  %308 = select i1 %307, i64 %57, i64 %305
  %309 = and i64 %289, %106
  %310 = or i64 %308, %309
  %311 = or i64 %289, %75
  %312 = select i1 %292, i64 %311, i64 %310
  %313 = icmp ne i64 %108, 0
  %314 = xor i1 %290, true
  %315 = select i1 %314, i1 %313, i1 false
  %316 = icmp ult i64 %118, %52
  %317 = xor i64 %108, %43
  %318 = and i64 %317, 132064
  %319 = icmp eq i64 %318, 0
  %320 = and i1 %316, %319
  %321 = xor i64 %108, %73
  %322 = and i64 %321, -4398046248961
  %323 = icmp eq i64 %322, 0
  %324 = or i1 %323, %320
  %325 = trunc i32 %189 to i1
  %326 = or i1 %324, %325
  %327 = or i1 %120, %326
  %328 = select i1 %315, i1 %327, i1 false
  br i1 %328, label %329, label %330

329:
  store i64 0, ptr %107, align 8
  br label %330

330:
  %331 = load ptr, ptr %95, align 8
  %332 = icmp ne ptr %331, null
  %333 = and i64 %312, 196608
  %334 = icmp eq i64 %333, 131072
  %335 = select i1 %332, i1 %334, i1 false
  br i1 %335, label %336, label %353

336:
  %337 = load i64, ptr %10, align 8
  %338 = and i64 %106, 131072
  %339 = icmp eq i64 %338, 0
  br i1 %339, label %340, label %349

340:
  %341 = lshr i64 %106, 5
  %342 = and i64 %341, 15
  %343 = mul i64 %337, %342
  %344 = lshr i64 %106, 19
  %345 = trunc i64 %344 to i32
  %346 = and i32 %345, 8388607
  %347 = getelementptr i32, ptr %331, i64 %100
  %348 = getelementptr i32, ptr %347, i64 %343
  store i32 %346, ptr %348, align 4
  br label %349

349:
  %350 = mul i64 %337, %54
  %351 = getelementptr i32, ptr %331, i64 %100
  %352 = getelementptr i32, ptr %351, i64 %350
  store i32 %32, ptr %352, align 4
  br label %353

353:
  store i64 %312, ptr %105, align 8
  br label %354

354:
  %355 = add nuw i64 %100, 1
  %356 = icmp eq i64 %355, %91
  br i1 %356, label %103, label %99
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 12
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %70 = load i64, ptr %69, align 8
  %71 = shl i64 %70, 42
  %72 = zext i32 %66 to i64
  %73 = shl nuw nsw i64 %72, 19
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %75 = load i32, ptr %74, align 8
  %76 = zext i32 %75 to i64
  %77 = shl nuw nsw i64 %76, 5
  %78 = or disjoint i64 %77, %71
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %80 = load i32, ptr %79, align 8
  %81 = zext i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 19
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %84 = load i32, ptr %83, align 16
  %85 = zext i32 %84 to i64
  %86 = shl nuw nsw i64 %85, 19
  %87 = and i32 %75, 15
  %88 = zext nneg i32 %87 to i64
  %89 = shl nuw nsw i64 1, %88
  %90 = or i64 %73, %78
  %91 = or i64 %90, 65536
  %92 = or disjoint i64 %89, %71
  %93 = or i64 %73, %92
  %94 = or disjoint i64 %93, 131072
  %95 = select i1 %63, i64 %71, i64 %62
  %96 = select i1 %63, i64 %71, i64 1
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  %100 = load i64, ptr %4, align 8
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = sub <32 x i64> %3, %102
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %105 = load i64, ptr %104, align 8
  %106 = insertelement <32 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = lshr <32 x i64> %103, %107
  %109 = trunc i64 %105 to i32
  %110 = lshr i32 %5, %109
  %111 = zext i32 %110 to i64
  %112 = extractelement <32 x i64> %108, i64 0
  %113 = icmp eq i32 %110, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %116 = load ptr, ptr %115, align 8
  %117 = load i32, ptr %116, align 4
  %118 = or i32 %117, 2
  store i32 %118, ptr %116, align 4
  call void @suspect(ptr %0)
  br label %828

119:
  %120 = icmp ne i32 %110, 1
  %121 = icmp eq i32 %2, -1
  %122 = and i1 %121, %120
  br i1 %122, label %125, label %123

123:
  %124 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %134

125:
  %126 = insertelement <32 x i64> poison, i64 %111, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = mul nuw nsw <32 x i64> %127, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %129 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = add <32 x i64> %128, %129
  %131 = icmp ne <32 x i64> %108, %130
  %132 = bitcast <32 x i1> %131 to i32
  %133 = icmp eq i32 %132, 0
  br label %134

134:
  %135 = phi <32 x i64> [ %124, %123 ], [ %129, %125 ]
  %136 = phi i1 [ false, %123 ], [ %133, %125 ]
  %137 = call i64 @llvm.cttz.i64(i64 %111, i1 true)
  %138 = insertelement <32 x i64> poison, i64 %137, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = add i64 %112, 32
  %141 = insertelement <32 x i64> poison, i64 %78, i64 0
  %142 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> zeroinitializer
  %143 = select i1 %6, i64 %96, i64 0
  %144 = insertelement <32 x i64> poison, i64 %95, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %71, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = insertelement <32 x i64> poison, i64 %82, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %151 = insertelement <32 x i64> poison, i64 %86, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %154 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %155 = insertelement <32 x i64> poison, i64 %91, i64 0
  %156 = insertelement <32 x i64> poison, i64 %94, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = or i64 %73, -4398046314496
  %159 = insertelement <32 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = or <32 x i64> %161, splat (i64 262144)
  %163 = insertelement <32 x i64> poison, i64 %72, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  %165 = insertelement <32 x i64> poison, i64 %143, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = or disjoint i64 %73, 262144
  %168 = insertelement <32 x i64> poison, i64 %167, i64 0
  %169 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %170

170:
  %171 = phi i64 [ 0, %134 ], [ %826, %825 ]
  %172 = insertelement <32 x i64> poison, i64 %171, i64 0
  %173 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> zeroinitializer
  %174 = add <32 x i64> %173, %108
  br i1 %136, label %175, label %182

175:
  %176 = shl nuw nsw i64 %171, 5
  %177 = insertelement <32 x i64> poison, i64 %176, i64 0
  %178 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> zeroinitializer
  %179 = or disjoint <32 x i64> %178, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %180 = add <32 x i64> %179, %135
  %181 = lshr <32 x i64> %179, %139
  br label %182

182:
  %183 = phi <32 x i64> [ %180, %175 ], [ %174, %170 ]
  %184 = phi <32 x i64> [ %181, %175 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %170 ]
  %185 = load i32, ptr %38, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %192, label %187

187:
  %188 = add i32 %185, -1
  %189 = zext i32 %188 to i64
  %190 = insertelement <32 x i64> poison, i64 %189, i64 0
  %191 = shufflevector <32 x i64> %190, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %192

192:
  %193 = phi <32 x i64> [ %191, %187 ], [ %184, %182 ]
  %194 = load i64, ptr %35, align 8
  br i1 %136, label %195, label %199

195:
  %196 = shl i64 %171, 5
  %197 = add i64 %140, %196
  %198 = icmp ugt i64 %197, %194
  br i1 %198, label %199, label %205

199:
  %200 = insertelement <32 x i64> poison, i64 %194, i64 0
  %201 = shufflevector <32 x i64> %200, <32 x i64> poison, <32 x i32> zeroinitializer
  %202 = icmp ult <32 x i64> %183, %201
  %203 = bitcast <32 x i1> %202 to i32
  %204 = and i32 %2, %203
  br label %205

205:
  %206 = phi i32 [ %204, %199 ], [ %2, %195 ]
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %825, label %208

208:
  %209 = or <32 x i64> %193, %142
  %210 = call i32 @llvm.cttz.i32(i32 %206, i1 false)
  store <32 x i64> %183, ptr %31, align 64
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw i64, ptr %31, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = sub i64 %213, %211
  br i1 %136, label %244, label %215

215:
  %216 = insertelement <32 x i64> poison, i64 %214, i64 0
  %217 = shufflevector <32 x i64> %216, <32 x i64> poison, <32 x i32> zeroinitializer
  %218 = add <32 x i64> %217, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %219 = icmp eq <32 x i64> %183, %218
  %220 = bitcast <32 x i1> %219 to i32
  %221 = xor i32 %206, -1
  %222 = or i32 %220, %221
  %223 = icmp eq i32 %222, -1
  br i1 %223, label %244, label %224

224:
  %225 = insertelement <32 x i64> poison, i64 %213, i64 0
  %226 = shufflevector <32 x i64> %225, <32 x i64> poison, <32 x i32> zeroinitializer
  %227 = icmp eq <32 x i64> %183, %226
  %228 = bitcast <32 x i1> %227 to i32
  %229 = or i32 %228, %221
  %230 = icmp eq i32 %229, -1
  br i1 %230, label %250, label %231

231:
  %232 = icmp eq i32 %206, -1
  br i1 %232, label %233, label %261

233:
  %234 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %235 = add <32 x i64> %234, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %236 = icmp ne <32 x i64> %183, %235
  %237 = bitcast <32 x i1> %236 to i32
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %259, label %239

239:
  %240 = icmp ne <32 x i64> %183, %234
  %241 = bitcast <32 x i1> %240 to i32
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %259, label %243

243:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %183, ptr %26, align 64
  br label %262

244:
  %245 = getelementptr inbounds nuw i64, ptr %34, i64 %214
  %246 = bitcast i32 %206 to <32 x i1>
  %247 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %245, <32 x i1> %246, <32 x i64> zeroinitializer)
  %248 = getelementptr inbounds nuw i64, ptr %37, i64 %214
  %249 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %248, <32 x i1> %246, <32 x i64> zeroinitializer)
  br label %348

250:
  %251 = getelementptr i64, ptr %34, i64 %213
  %252 = load i64, ptr %251, align 8
  %253 = insertelement <32 x i64> poison, i64 %252, i64 0
  %254 = shufflevector <32 x i64> %253, <32 x i64> poison, <32 x i32> zeroinitializer
  %255 = getelementptr i64, ptr %37, i64 %213
  %256 = load i64, ptr %255, align 8
  %257 = insertelement <32 x i64> poison, i64 %256, i64 0
  %258 = shufflevector <32 x i64> %257, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %348

259:
  %260 = phi i32 [ 2, %233 ], [ 3, %239 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %285

261:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %183, ptr %26, align 64
  br label %273

262:
  %263 = phi i64 [ 0, %243 ], [ %269, %262 ]
  %264 = getelementptr inbounds nuw i64, ptr %26, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds nuw i64, ptr %34, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i64, ptr %27, i64 %263
  store i64 %267, ptr %268, align 8
  %269 = add nuw nsw i64 %263, 1
  %270 = icmp eq i64 %269, 32
  br i1 %270, label %271, label %262

271:
  %272 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %183, ptr %25, align 64
  br label %305

273:
  %274 = phi i32 [ %283, %273 ], [ %206, %261 ]
  %275 = call i32 @llvm.cttz.i32(i32 %274, i1 true)
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw i64, ptr %26, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds nuw i64, ptr %34, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds nuw i64, ptr %27, i64 %276
  store i64 %280, ptr %281, align 8
  %282 = add i32 %274, -1
  %283 = and i32 %282, %274
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %303, label %273

285:
  %286 = phi i1 [ true, %259 ], [ false, %300 ]
  %287 = phi ptr [ %28, %259 ], [ %50, %300 ]
  %288 = phi ptr [ %27, %259 ], [ %51, %300 ]
  %289 = phi ptr [ %27, %259 ], [ %52, %300 ]
  store <32 x i64> %183, ptr %28, align 256
  %290 = load i64, ptr %287, align 64
  %291 = getelementptr inbounds nuw i64, ptr %34, i64 %290
  br i1 %238, label %294, label %292

292:
  %293 = load i64, ptr %291, align 8
  br label %295

294:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %288, ptr align 8 %291, i64 128, i1 false)
  br label %300

295:
  %296 = phi i64 [ 0, %292 ], [ %298, %295 ]
  %297 = getelementptr inbounds nuw i64, ptr %289, i64 %296
  store i64 %293, ptr %297, align 8
  %298 = add nuw nsw i64 %296, 1
  %299 = icmp eq i64 %298, 16
  br i1 %299, label %300, label %295

300:
  br i1 %286, label %285, label %301

301:
  %302 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %328

303:
  %304 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %183, ptr %25, align 64
  br label %314

305:
  %306 = phi i64 [ 0, %271 ], [ %312, %305 ]
  %307 = getelementptr inbounds nuw i64, ptr %25, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds nuw i64, ptr %37, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = getelementptr inbounds nuw i64, ptr %29, i64 %306
  store i64 %310, ptr %311, align 8
  %312 = add nuw nsw i64 %306, 1
  %313 = icmp eq i64 %312, 32
  br i1 %313, label %326, label %305

314:
  %315 = phi i32 [ %324, %314 ], [ %206, %303 ]
  %316 = call i32 @llvm.cttz.i32(i32 %315, i1 true)
  %317 = zext nneg i32 %316 to i64
  %318 = getelementptr inbounds nuw i64, ptr %25, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds nuw i64, ptr %37, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds nuw i64, ptr %29, i64 %317
  store i64 %321, ptr %322, align 8
  %323 = add i32 %315, -1
  %324 = and i32 %323, %315
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %314

326:
  %327 = phi <32 x i64> [ %272, %305 ], [ %304, %314 ]
  br label %344

328:
  %329 = phi i1 [ true, %301 ], [ false, %343 ]
  %330 = phi ptr [ %30, %301 ], [ %47, %343 ]
  %331 = phi ptr [ %29, %301 ], [ %48, %343 ]
  %332 = phi ptr [ %29, %301 ], [ %49, %343 ]
  store <32 x i64> %183, ptr %30, align 256
  %333 = load i64, ptr %330, align 64
  %334 = getelementptr inbounds nuw i64, ptr %37, i64 %333
  br i1 %238, label %337, label %335

335:
  %336 = load i64, ptr %334, align 8
  br label %338

337:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %331, ptr align 8 %334, i64 128, i1 false)
  br label %343

338:
  %339 = phi i64 [ 0, %335 ], [ %341, %338 ]
  %340 = getelementptr inbounds nuw i64, ptr %332, i64 %339
  store i64 %336, ptr %340, align 8
  %341 = add nuw nsw i64 %339, 1
  %342 = icmp eq i64 %341, 16
  br i1 %342, label %343, label %338

343:
  br i1 %329, label %328, label %344

344:
  %345 = phi i32 [ 4, %326 ], [ %260, %343 ]
  %346 = phi <32 x i64> [ %327, %326 ], [ %302, %343 ]
  %347 = load <32 x i64>, ptr %29, align 64
  br label %348

348:
  %349 = phi <32 x i64> [ %247, %244 ], [ %254, %250 ], [ %346, %344 ]
  %350 = phi i32 [ 0, %244 ], [ 1, %250 ], [ %345, %344 ]
  %351 = phi <32 x i64> [ %249, %244 ], [ %258, %250 ], [ %347, %344 ]
  %352 = icmp uge <32 x i64> %349, %145
  br i1 %63, label %353, label %364

353:
  %354 = sub <32 x i64> %349, %147
  %355 = icmp uge <32 x i64> %354, %149
  %356 = and <32 x i64> %349, splat (i64 262144)
  %357 = icmp eq <32 x i64> %356, zeroinitializer
  %358 = and <32 x i1> %355, %357
  %359 = and <32 x i1> %358, %352
  %360 = icmp uge <32 x i64> %351, %145
  %361 = sub <32 x i64> %351, %147
  %362 = icmp uge <32 x i64> %361, %149
  %363 = and <32 x i1> %360, %362
  br label %369

364:
  %365 = and <32 x i64> %349, splat (i64 262144)
  %366 = icmp eq <32 x i64> %365, zeroinitializer
  %367 = and <32 x i1> %352, %366
  %368 = icmp uge <32 x i64> %351, %145
  br label %369

369:
  %370 = phi <32 x i1> [ %359, %353 ], [ %367, %364 ]
  %371 = phi <32 x i64> [ %356, %353 ], [ %365, %364 ]
  %372 = phi <32 x i1> [ %363, %353 ], [ %368, %364 ]
  %373 = and <32 x i64> %351, splat (i64 262144)
  %374 = icmp eq <32 x i64> %373, zeroinitializer
  %375 = select <32 x i1> %372, <32 x i1> %374, <32 x i1> zeroinitializer
  %376 = or <32 x i1> %370, %375
  %377 = bitcast <32 x i1> %376 to i32
  %378 = and i32 %206, %377
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %380, label %812

380:
  %381 = icmp ult <32 x i64> %349, %145
  %382 = sub <32 x i64> %349, %147
  %383 = icmp ult <32 x i64> %382, %149
  %384 = or <32 x i1> %381, %383
  %385 = icmp ult <32 x i64> %349, %166
  %386 = icmp ult <32 x i64> %351, %145
  %387 = sub <32 x i64> %351, %147
  %388 = icmp ult <32 x i64> %387, %149
  %389 = or <32 x i1> %386, %388
  br i1 %63, label %390, label %393

390:
  %391 = load i32, ptr %79, align 8
  %392 = add i32 %391, 1
  store i32 %392, ptr %150, align 8
  br label %401

393:
  %394 = load i64, ptr %4, align 8
  %395 = lshr i64 %394, 40
  %396 = trunc nuw nsw i64 %395 to i32
  %397 = and i32 %396, 31
  %398 = shl nuw i32 1, %397
  %399 = load i32, ptr %68, align 4
  %400 = or i32 %398, %399
  store i32 %400, ptr %68, align 4
  br label %401

401:
  %402 = xor <32 x i1> %384, splat (i1 true)
  %403 = xor <32 x i1> %389, splat (i1 true)
  %404 = select <32 x i1> %403, <32 x i1> splat (i1 true), <32 x i1> %385
  %405 = select <32 x i1> %404, <32 x i1> splat (i1 true), <32 x i1> %402
  %406 = bitcast <32 x i1> %405 to i32
  %407 = and i32 %206, %406
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %409, label %418

409:
  %410 = xor <32 x i64> %349, %142
  %411 = and <32 x i64> %410, splat (i64 132064)
  %412 = xor <32 x i64> %349, %209
  %413 = and <32 x i64> %412, splat (i64 -4398046248961)
  %414 = xor <32 x i64> %351, %142
  %415 = and <32 x i64> %414, splat (i64 132064)
  %416 = xor <32 x i64> %351, %209
  %417 = and <32 x i64> %416, splat (i64 -4398046248961)
  br label %482

418:
  %419 = bitcast <32 x i1> %385 to i32
  %420 = and i32 %206, %419
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %423, label %422

422:
  call void @suspect(ptr %0)
  br label %423

423:
  %424 = icmp ult <32 x i64> %382, %152
  %425 = xor <32 x i64> %349, %142
  %426 = and <32 x i64> %425, splat (i64 132064)
  %427 = icmp eq <32 x i64> %426, zeroinitializer
  %428 = select <32 x i1> %424, <32 x i1> %427, <32 x i1> zeroinitializer
  %429 = or <32 x i1> %384, %428
  %430 = xor <32 x i64> %349, %209
  %431 = and <32 x i64> %430, splat (i64 -4398046248961)
  %432 = icmp eq <32 x i64> %431, zeroinitializer
  %433 = select <32 x i1> %432, <32 x i1> splat (i1 true), <32 x i1> %429
  %434 = xor <32 x i1> %433, splat (i1 true)
  %435 = bitcast <32 x i1> %434 to i32
  %436 = and i32 %206, %435
  %437 = icmp eq i32 %436, 0
  %438 = select i1 %437, i1 true, i1 %99
  br i1 %438, label %443, label %439

439:
  %440 = load ptr, ptr %153, align 8
  %441 = load i64, ptr %35, align 8
  %442 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %436, <32 x i64> %349, <32 x i64> %183, ptr %440, i64 %441)
  br label %443

443:
  %444 = phi i32 [ %442, %439 ], [ 0, %423 ]
  %445 = xor i32 %444, -1
  %446 = and i32 %436, %445
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %449, label %448

448:
  call void @suspect(ptr %0)
  br label %449

449:
  %450 = icmp ult <32 x i64> %387, %152
  %451 = xor <32 x i64> %351, %142
  %452 = and <32 x i64> %451, splat (i64 132064)
  %453 = icmp eq <32 x i64> %452, zeroinitializer
  %454 = select <32 x i1> %450, <32 x i1> %453, <32 x i1> zeroinitializer
  %455 = or <32 x i1> %389, %454
  %456 = xor <32 x i64> %351, %209
  %457 = and <32 x i64> %456, splat (i64 -4398046248961)
  %458 = icmp eq <32 x i64> %457, zeroinitializer
  %459 = select <32 x i1> %458, <32 x i1> splat (i1 true), <32 x i1> %455
  %460 = xor <32 x i1> %459, splat (i1 true)
  %461 = bitcast <32 x i1> %460 to i32
  %462 = and i32 %206, %461
  %463 = load i32, ptr %67, align 4
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %465, label %468

465:
  %466 = bitcast <32 x i1> %374 to i32
  %467 = and i32 %462, %466
  br label %468

468:
  %469 = phi i32 [ %462, %449 ], [ %467, %465 ]
  %470 = icmp eq i32 %469, 0
  %471 = select i1 %470, i1 true, i1 %99
  br i1 %471, label %476, label %472

472:
  %473 = load ptr, ptr %154, align 8
  %474 = load i64, ptr %35, align 8
  %475 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %469, <32 x i64> %351, <32 x i64> %183, ptr %473, i64 %474)
  br label %476

476:
  %477 = phi i32 [ %475, %472 ], [ 0, %468 ]
  %478 = xor i32 %477, -1
  %479 = and i32 %469, %478
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %482, label %481

481:
  call void @suspect(ptr %0)
  br label %482

482:
  %483 = phi <32 x i64> [ %417, %409 ], [ %457, %481 ], [ %457, %476 ]
  %484 = phi <32 x i64> [ %415, %409 ], [ %452, %481 ], [ %452, %476 ]
  %485 = phi <32 x i64> [ %413, %409 ], [ %431, %481 ], [ %431, %476 ]
  %486 = phi <32 x i64> [ %411, %409 ], [ %426, %481 ], [ %426, %476 ]
  %487 = phi <32 x i64> [ %410, %409 ], [ %425, %481 ], [ %425, %476 ]
  %488 = phi i32 [ 0, %409 ], [ %444, %481 ], [ %444, %476 ]
  %489 = phi i32 [ 0, %409 ], [ %477, %481 ], [ %477, %476 ]
  %490 = icmp ult <32 x i64> %382, %152
  %491 = icmp eq <32 x i64> %486, zeroinitializer
  %492 = select <32 x i1> %490, <32 x i1> %491, <32 x i1> zeroinitializer
  %493 = or <32 x i1> %384, %492
  %494 = icmp eq <32 x i64> %485, zeroinitializer
  %495 = select <32 x i1> %494, <32 x i1> splat (i1 true), <32 x i1> %493
  %496 = bitcast i32 %488 to <32 x i1>
  %497 = lshr <32 x i64> %349, splat (i64 5)
  %498 = and <32 x i64> %497, splat (i64 15)
  %499 = shl nuw nsw <32 x i64> splat (i64 1), %498
  %500 = and <32 x i64> %349, splat (i64 196608)
  %501 = icmp eq <32 x i64> %500, splat (i64 131072)
  %502 = and <32 x i64> %349, splat (i64 65535)
  %503 = select <32 x i1> %501, <32 x i64> %502, <32 x i64> %499
  %504 = and <32 x i64> %349, splat (i64 -4398046511104)
  %505 = icmp eq <32 x i64> %504, %147
  %506 = or <32 x i64> %503, %157
  %507 = select <32 x i1> %505, <32 x i64> %506, <32 x i64> %160
  %508 = and <32 x i64> %487, splat (i64 -4398046379040)
  %509 = icmp eq <32 x i64> %508, zeroinitializer
  %510 = select <32 x i1> %509, <32 x i64> %161, <32 x i64> %507
  %511 = icmp ne <32 x i64> %351, zeroinitializer
  %512 = bitcast <32 x i1> %511 to i32
  %513 = icmp ult <32 x i64> %387, %152
  %514 = icmp eq <32 x i64> %484, zeroinitializer
  %515 = select <32 x i1> %513, <32 x i1> %514, <32 x i1> zeroinitializer
  %516 = or <32 x i1> %389, %515
  %517 = icmp eq <32 x i64> %483, zeroinitializer
  %518 = select <32 x i1> %517, <32 x i1> splat (i1 true), <32 x i1> %516
  %519 = bitcast <32 x i1> %518 to i32
  %520 = or i32 %489, %519
  %521 = and i32 %520, %512
  %522 = and i32 %521, %206
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %563, label %524

524:
  %525 = icmp eq i32 %350, 0
  br i1 %525, label %526, label %529

526:
  %527 = getelementptr inbounds nuw i64, ptr %37, i64 %214
  %528 = bitcast i32 %522 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %527, <32 x i1> %528)
  br label %563

529:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %530 = icmp eq i32 %350, 1
  br i1 %530, label %531, label %538

531:
  %532 = call i32 @llvm.ctlz.i32(i32 %522, i1 true)
  %533 = xor i32 %532, 31
  %534 = zext nneg i32 %533 to i64
  %535 = getelementptr inbounds nuw i64, ptr %18, i64 %534
  %536 = load i64, ptr %535, align 8
  %537 = getelementptr i64, ptr %37, i64 %213
  store i64 %536, ptr %537, align 8
  br label %562

538:
  store <32 x i64> %183, ptr %17, align 64
  %539 = icmp eq i32 %522, -1
  br i1 %539, label %540, label %549

540:
  %541 = phi i64 [ %547, %540 ], [ 0, %538 ]
  %542 = getelementptr inbounds nuw i64, ptr %17, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i64, ptr %18, i64 %541
  %545 = load i64, ptr %544, align 8
  %546 = getelementptr inbounds nuw i64, ptr %37, i64 %543
  store i64 %545, ptr %546, align 8
  %547 = add nuw nsw i64 %541, 1
  %548 = icmp eq i64 %547, 32
  br i1 %548, label %561, label %540

549:
  %550 = phi i32 [ %559, %549 ], [ %522, %538 ]
  %551 = call i32 @llvm.cttz.i32(i32 %550, i1 true)
  %552 = zext nneg i32 %551 to i64
  %553 = getelementptr inbounds nuw i64, ptr %17, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds nuw i64, ptr %18, i64 %552
  %556 = load i64, ptr %555, align 8
  %557 = getelementptr inbounds nuw i64, ptr %37, i64 %554
  store i64 %556, ptr %557, align 8
  %558 = add i32 %550, -1
  %559 = and i32 %558, %550
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %549

561:
  br label %562

562:
  br label %563

563:
  %564 = or <32 x i1> %495, %496
  %565 = or <32 x i64> %371, %510
  %566 = select <32 x i1> %564, <32 x i64> %162, <32 x i64> %565
  %567 = or <32 x i64> %169, %209
  %568 = select <32 x i1> %564, <32 x i64> %567, <32 x i64> %565
  %569 = load ptr, ptr %153, align 8
  %570 = icmp eq ptr %569, null
  br i1 %570, label %656, label %571

571:
  %572 = and <32 x i64> %568, splat (i64 196608)
  %573 = icmp eq <32 x i64> %572, splat (i64 131072)
  %574 = bitcast <32 x i1> %573 to i32
  %575 = and i32 %206, %574
  %576 = icmp eq i32 %575, 0
  br i1 %576, label %656, label %577

577:
  %578 = load i64, ptr %35, align 8
  %579 = and <32 x i64> %349, splat (i64 131072)
  %580 = icmp eq <32 x i64> %579, zeroinitializer
  %581 = bitcast <32 x i1> %580 to i32
  %582 = and i32 %575, %581
  %583 = icmp eq i32 %582, 0
  br i1 %583, label %621, label %584

584:
  %585 = insertelement <32 x i64> poison, i64 %578, i64 0
  %586 = shufflevector <32 x i64> %585, <32 x i64> poison, <32 x i32> zeroinitializer
  %587 = mul <32 x i64> %586, %498
  %588 = lshr <32 x i64> %349, splat (i64 19)
  %589 = and <32 x i64> %588, splat (i64 8388607)
  store <32 x i64> %587, ptr %10, align 64
  store <32 x i64> %589, ptr %11, align 64
  store <32 x i64> %183, ptr %9, align 64
  %590 = icmp eq i32 %582, -1
  br i1 %590, label %591, label %604

591:
  %592 = phi i64 [ %602, %591 ], [ 0, %584 ]
  %593 = getelementptr inbounds nuw i64, ptr %9, i64 %592
  %594 = load i64, ptr %593, align 8
  %595 = getelementptr inbounds nuw i64, ptr %11, i64 %592
  %596 = load i64, ptr %595, align 8
  %597 = trunc i64 %596 to i32
  %598 = getelementptr inbounds nuw i64, ptr %10, i64 %592
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr i32, ptr %569, i64 %594
  %601 = getelementptr i32, ptr %600, i64 %599
  store i32 %597, ptr %601, align 4
  %602 = add nuw nsw i64 %592, 1
  %603 = icmp eq i64 %602, 32
  br i1 %603, label %620, label %591

604:
  %605 = phi i32 [ %618, %604 ], [ %582, %584 ]
  %606 = call i32 @llvm.cttz.i32(i32 %605, i1 true)
  %607 = zext nneg i32 %606 to i64
  %608 = getelementptr inbounds nuw i64, ptr %9, i64 %607
  %609 = load i64, ptr %608, align 8
  %610 = getelementptr inbounds nuw i64, ptr %11, i64 %607
  %611 = load i64, ptr %610, align 8
  %612 = trunc i64 %611 to i32
  %613 = getelementptr inbounds nuw i64, ptr %10, i64 %607
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr i32, ptr %569, i64 %609
  %616 = getelementptr i32, ptr %615, i64 %614
  store i32 %612, ptr %616, align 4
  %617 = add i32 %605, -1
  %618 = and i32 %617, %605
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %620, label %604

620:
  br label %621

621:
  %622 = mul i64 %578, %88
  %623 = insertelement <32 x i64> poison, i64 %622, i64 0
  %624 = shufflevector <32 x i64> %623, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %624, ptr %12, align 64
  store <32 x i64> %164, ptr %13, align 64
  store <32 x i64> %183, ptr %8, align 64
  %625 = icmp eq i32 %575, -1
  br i1 %625, label %626, label %639

626:
  %627 = phi i64 [ %637, %626 ], [ 0, %621 ]
  %628 = getelementptr inbounds nuw i64, ptr %8, i64 %627
  %629 = load i64, ptr %628, align 8
  %630 = getelementptr inbounds nuw i64, ptr %13, i64 %627
  %631 = load i64, ptr %630, align 8
  %632 = trunc i64 %631 to i32
  %633 = getelementptr inbounds nuw i64, ptr %12, i64 %627
  %634 = load i64, ptr %633, align 8
  %635 = getelementptr i32, ptr %569, i64 %629
  %636 = getelementptr i32, ptr %635, i64 %634
  store i32 %632, ptr %636, align 4
  %637 = add nuw nsw i64 %627, 1
  %638 = icmp eq i64 %637, 32
  br i1 %638, label %655, label %626

639:
  %640 = phi i32 [ %653, %639 ], [ %575, %621 ]
  %641 = call i32 @llvm.cttz.i32(i32 %640, i1 true)
  %642 = zext nneg i32 %641 to i64
  %643 = getelementptr inbounds nuw i64, ptr %8, i64 %642
  %644 = load i64, ptr %643, align 8
  %645 = getelementptr inbounds nuw i64, ptr %13, i64 %642
  %646 = load i64, ptr %645, align 8
  %647 = trunc i64 %646 to i32
  %648 = getelementptr inbounds nuw i64, ptr %12, i64 %642
  %649 = load i64, ptr %648, align 8
  %650 = getelementptr i32, ptr %569, i64 %644
  %651 = getelementptr i32, ptr %650, i64 %649
  store i32 %647, ptr %651, align 4
  %652 = add i32 %640, -1
  %653 = and i32 %652, %640
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %655, label %639

655:
  br label %656

656:
  %657 = icmp eq i32 %350, 0
  br i1 %657, label %660, label %658

658:
  %659 = icmp eq i32 %206, -1
  br i1 %659, label %663, label %689

660:
  %661 = getelementptr inbounds nuw i64, ptr %34, i64 %214
  %662 = bitcast i32 %206 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %568, ptr align 8 %661, <32 x i1> %662)
  br label %825

663:
  %664 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %665 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %666 = icmp ne <32 x i64> %183, %664
  %667 = icmp ne <32 x i64> %183, %665
  %668 = and <32 x i1> %666, %667
  %669 = bitcast <32 x i1> %668 to i32
  %670 = icmp eq i32 %669, 0
  %671 = icmp eq i32 %350, 1
  br i1 %670, label %672, label %688

672:
  store <32 x i64> %566, ptr %21, align 64
  br i1 %671, label %673, label %676

673:
  %674 = extractelement <32 x i64> %566, i64 31
  %675 = getelementptr i64, ptr %34, i64 %213
  store i64 %674, ptr %675, align 8
  br label %687

676:
  store <32 x i64> %183, ptr %14, align 64
  br label %677

677:
  %678 = phi i64 [ 0, %676 ], [ %684, %677 ]
  %679 = getelementptr inbounds nuw i64, ptr %14, i64 %678
  %680 = load i64, ptr %679, align 8
  %681 = getelementptr inbounds nuw i64, ptr %21, i64 %678
  %682 = load i64, ptr %681, align 8
  %683 = getelementptr inbounds nuw i64, ptr %34, i64 %680
  store i64 %682, ptr %683, align 8
  %684 = add nuw nsw i64 %678, 1
  %685 = icmp eq i64 %684, 32
  br i1 %685, label %686, label %677

686:
  br label %687

687:
  br label %825

688:
  store <32 x i64> %568, ptr %19, align 64
  br i1 %671, label %691, label %704

689:
  store <32 x i64> %568, ptr %19, align 64
  %690 = icmp eq i32 %350, 1
  br i1 %690, label %691, label %714

691:
  %692 = call i32 @llvm.ctlz.i32(i32 %206, i1 false)
  %693 = sub nuw nsw i32 31, %692
  %694 = zext nneg i32 %693 to i64
  %695 = getelementptr inbounds nuw i64, ptr %19, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr i64, ptr %34, i64 %213
  store i64 %696, ptr %697, align 8
  %698 = insertelement <32 x i64> poison, i64 %696, i64 0
  %699 = shufflevector <32 x i64> %698, <32 x i64> poison, <32 x i32> zeroinitializer
  %700 = icmp ne <32 x i64> %699, %568
  %701 = bitcast <32 x i1> %700 to i32
  %702 = and i32 %206, %701
  %703 = icmp eq i32 %702, 0
  br i1 %703, label %825, label %776

704:
  store <32 x i64> %183, ptr %16, align 64
  br label %705

705:
  %706 = phi i64 [ 0, %704 ], [ %712, %705 ]
  %707 = getelementptr inbounds nuw i64, ptr %16, i64 %706
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds nuw i64, ptr %19, i64 %706
  %710 = load i64, ptr %709, align 8
  %711 = getelementptr inbounds nuw i64, ptr %34, i64 %708
  store i64 %710, ptr %711, align 8
  %712 = add nuw nsw i64 %706, 1
  %713 = icmp eq i64 %712, 32
  br i1 %713, label %727, label %705

714:
  store <32 x i64> %183, ptr %16, align 64
  br label %715

715:
  %716 = phi i32 [ %725, %715 ], [ %206, %714 ]
  %717 = call i32 @llvm.cttz.i32(i32 %716, i1 true)
  %718 = zext nneg i32 %717 to i64
  %719 = getelementptr inbounds nuw i64, ptr %16, i64 %718
  %720 = load i64, ptr %719, align 8
  %721 = getelementptr inbounds nuw i64, ptr %19, i64 %718
  %722 = load i64, ptr %721, align 8
  %723 = getelementptr inbounds nuw i64, ptr %34, i64 %720
  store i64 %722, ptr %723, align 8
  %724 = add i32 %716, -1
  %725 = and i32 %724, %716
  %726 = icmp eq i32 %725, 0
  br i1 %726, label %727, label %715

727:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %728 = icmp eq i32 %350, 4
  br i1 %728, label %731, label %729

729:
  %730 = icmp eq i32 %350, 2
  br label %754

731:
  store <32 x i64> %183, ptr %22, align 64
  br i1 %659, label %732, label %741

732:
  %733 = phi i64 [ %739, %732 ], [ 0, %731 ]
  %734 = getelementptr inbounds nuw i64, ptr %22, i64 %733
  %735 = load i64, ptr %734, align 8
  %736 = getelementptr inbounds nuw i64, ptr %34, i64 %735
  %737 = load i64, ptr %736, align 8
  %738 = getelementptr inbounds nuw i64, ptr %23, i64 %733
  store i64 %737, ptr %738, align 8
  %739 = add nuw nsw i64 %733, 1
  %740 = icmp eq i64 %739, 32
  br i1 %740, label %753, label %732

741:
  %742 = phi i32 [ %751, %741 ], [ %206, %731 ]
  %743 = call i32 @llvm.cttz.i32(i32 %742, i1 true)
  %744 = zext nneg i32 %743 to i64
  %745 = getelementptr inbounds nuw i64, ptr %22, i64 %744
  %746 = load i64, ptr %745, align 8
  %747 = getelementptr inbounds nuw i64, ptr %34, i64 %746
  %748 = load i64, ptr %747, align 8
  %749 = getelementptr inbounds nuw i64, ptr %23, i64 %744
  store i64 %748, ptr %749, align 8
  %750 = add i32 %742, -1
  %751 = and i32 %750, %742
  %752 = icmp eq i32 %751, 0
  br i1 %752, label %753, label %741

753:
  br label %770

754:
  %755 = phi i1 [ true, %729 ], [ false, %769 ]
  %756 = phi ptr [ %24, %729 ], [ %53, %769 ]
  %757 = phi ptr [ %23, %729 ], [ %54, %769 ]
  %758 = phi ptr [ %23, %729 ], [ %55, %769 ]
  store <32 x i64> %183, ptr %24, align 256
  %759 = load i64, ptr %756, align 64
  %760 = getelementptr inbounds nuw i64, ptr %34, i64 %759
  br i1 %730, label %763, label %761

761:
  %762 = load i64, ptr %760, align 8
  br label %764

763:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %757, ptr align 8 %760, i64 128, i1 false)
  br label %769

764:
  %765 = phi i64 [ 0, %761 ], [ %767, %764 ]
  %766 = getelementptr inbounds nuw i64, ptr %758, i64 %765
  store i64 %762, ptr %766, align 8
  %767 = add nuw nsw i64 %765, 1
  %768 = icmp eq i64 %767, 16
  br i1 %768, label %769, label %764

769:
  br i1 %755, label %754, label %770

770:
  %771 = load <32 x i64>, ptr %23, align 64
  %772 = icmp ne <32 x i64> %771, %568
  %773 = bitcast <32 x i1> %772 to i32
  %774 = and i32 %206, %773
  %775 = icmp eq i32 %774, 0
  br i1 %775, label %825, label %777

776:
  store <32 x i64> %566, ptr %20, align 64
  br label %779

777:
  store <32 x i64> %566, ptr %20, align 64
  %778 = icmp eq i32 %350, 1
  br i1 %778, label %779, label %787

779:
  %780 = phi i32 [ %702, %776 ], [ %774, %777 ]
  %781 = call i32 @llvm.ctlz.i32(i32 %780, i1 true)
  %782 = xor i32 %781, 31
  %783 = zext nneg i32 %782 to i64
  %784 = getelementptr inbounds nuw i64, ptr %20, i64 %783
  %785 = load i64, ptr %784, align 8
  %786 = getelementptr i64, ptr %34, i64 %213
  store i64 %785, ptr %786, align 8
  br label %811

787:
  store <32 x i64> %183, ptr %15, align 64
  %788 = icmp eq i32 %774, -1
  br i1 %788, label %789, label %798

789:
  %790 = phi i64 [ %796, %789 ], [ 0, %787 ]
  %791 = getelementptr inbounds nuw i64, ptr %15, i64 %790
  %792 = load i64, ptr %791, align 8
  %793 = getelementptr inbounds nuw i64, ptr %20, i64 %790
  %794 = load i64, ptr %793, align 8
  %795 = getelementptr inbounds nuw i64, ptr %34, i64 %792
  store i64 %794, ptr %795, align 8
  %796 = add nuw nsw i64 %790, 1
  %797 = icmp eq i64 %796, 32
  br i1 %797, label %810, label %789

798:
  %799 = phi i32 [ %808, %798 ], [ %774, %787 ]
  %800 = call i32 @llvm.cttz.i32(i32 %799, i1 true)
  %801 = zext nneg i32 %800 to i64
  %802 = getelementptr inbounds nuw i64, ptr %15, i64 %801
  %803 = load i64, ptr %802, align 8
  %804 = getelementptr inbounds nuw i64, ptr %20, i64 %801
  %805 = load i64, ptr %804, align 8
  %806 = getelementptr inbounds nuw i64, ptr %34, i64 %803
  store i64 %805, ptr %806, align 8
  %807 = add i32 %799, -1
  %808 = and i32 %807, %799
  %809 = icmp eq i32 %808, 0
  br i1 %809, label %810, label %798

810:
  br label %811

811:
  br label %825

812:
  store <32 x i64> %3, ptr %32, align 64
  %813 = icmp eq i32 %2, 0
  br i1 %813, label %824, label %814

814:
  %815 = phi i32 [ %822, %814 ], [ %2, %812 ]
  %816 = call i32 @llvm.cttz.i32(i32 %815, i1 true)
  %817 = shl nuw i32 1, %816
  %818 = zext nneg i32 %816 to i64
  %819 = getelementptr inbounds nuw i64, ptr %32, i64 %818
  %820 = load i64, ptr %819, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %817, i64 %820, ptr %4, i32 %5, i1 zeroext %6)
  %821 = add i32 %815, -1
  %822 = and i32 %821, %815
  %823 = icmp eq i32 %822, 0
  br i1 %823, label %824, label %814

824:
  br label %828

825:
  %826 = add nuw nsw i64 %171, 1
  %827 = icmp eq i64 %826, %111
  br i1 %827, label %828, label %170

828:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 42
  %38 = zext i32 %32 to i64
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
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %50 = load i32, ptr %49, align 16
  %51 = zext i32 %50 to i64
  %52 = shl nuw nsw i64 %51, 19
  %53 = and i32 %41, 15
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 1, %54
  %56 = or i64 %39, %44
  %57 = or i64 %56, 65536
  %58 = or disjoint i64 %55, %37
  %59 = or i64 %39, %58
  %60 = or disjoint i64 %59, 131072
  %61 = select i1 %29, i64 %37, i64 %28
  %62 = select i1 %29, i64 %37, i64 1
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %64 = load i64, ptr %63, align 8
  %65 = icmp eq i64 %64, 0
  %66 = call i32 @llvm.ctpop.i32(i32 %2)
  %67 = icmp samesign ult i32 %66, 2
  %68 = select i1 %15, i1 true, i1 %67
  %69 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %70 = select i1 %15, i32 %16, i32 %69
  %71 = zext i32 %70 to i64
  %72 = select i1 %68, i64 %71, i64 196608
  %73 = or i64 %44, %72
  %74 = or i64 %73, %39
  %75 = select i1 %68, i64 %74, i64 %57
  %76 = load i64, ptr %4, align 8
  %77 = sub i64 %3, %76
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %79 = load i64, ptr %78, align 8
  %80 = lshr i64 %77, %79
  %81 = trunc i64 %79 to i32
  %82 = lshr i32 %5, %81
  %83 = zext i32 %82 to i64
  %84 = icmp eq i32 %82, 0
  br i1 %84, label %85, label %90

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %87, align 4
  %89 = or i32 %88, 2
  store i32 %89, ptr %87, align 4
  call void @suspect(ptr %0)
  br label %90

90:
  %91 = add i64 %80, %83
  %92 = icmp ult i64 %80, %91
  br i1 %92, label %93, label %103

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %97 = or i64 %39, -4398046314496
  %98 = or i64 %75, 262144
  br label %99

99:
  %100 = phi i64 [ %80, %93 ], [ %366, %365 ]
  %101 = load i64, ptr %10, align 8
  %102 = icmp ult i64 %100, %101
  br i1 %102, label %104, label %103

103:
  ret void

104:
  %105 = getelementptr inbounds nuw i64, ptr %9, i64 %100
  %106 = load i64, ptr %105, align 8
  %107 = getelementptr inbounds nuw i64, ptr %12, i64 %100
  %108 = load i64, ptr %107, align 8
  %109 = icmp ult i64 %106, %61
  %110 = sub i64 %106, %37
  %111 = icmp ult i64 %110, %48
  %112 = or i1 %109, %111
  %113 = icmp ugt i64 %62, %106
  %114 = select i1 %6, i1 %113, i1 false
  %115 = xor i1 %114, true
  %116 = select i1 %115, i1 %112, i1 false
  %117 = icmp ult i64 %108, %61
  %118 = sub i64 %108, %37
  %119 = icmp ult i64 %118, %48
  %120 = or i1 %117, %119
  %121 = and i1 %116, %120
  br i1 %29, label %122, label %127

122:
  %123 = load i32, ptr %45, align 8
  %124 = add i32 %123, 1
  %125 = load i32, ptr %94, align 8
  %126 = icmp eq i32 %125, %124
  br label %136

127:
  %128 = load i64, ptr %4, align 8
  %129 = lshr i64 %128, 40
  %130 = trunc nuw nsw i64 %129 to i32
  %131 = and i32 %130, 31
  %132 = shl nuw i32 1, %131
  %133 = load i32, ptr %34, align 4
  %134 = and i32 %132, %133
  %135 = icmp ne i32 %134, 0
  br label %136

136:
  %137 = phi i1 [ %126, %122 ], [ %135, %127 ]
  br i1 %121, label %199, label %138

138:
  br i1 %114, label %139, label %140

139:
  call void @suspect(ptr %0)
  br label %140

140:
  %141 = icmp ult i64 %110, %52
  %142 = xor i64 %106, %43
  %143 = and i64 %142, 132064
  %144 = icmp eq i64 %143, 0
  %145 = and i1 %141, %144
  %146 = xor i64 %106, %73
  %147 = and i64 %146, -4398046248961
  %148 = icmp eq i64 %147, 0
  %149 = or i1 %148, %145
  %150 = or i1 %112, %149
  %151 = xor i1 %150, true
  %152 = and i64 %106, 262144
  %153 = icmp eq i64 %152, 0
  %154 = select i1 %137, i1 true, i1 %153
  %155 = and i1 %154, %151
  %156 = xor i1 %155, true
  %157 = select i1 %156, i1 true, i1 %65
  br i1 %157, label %162, label %158

158:
  %159 = load ptr, ptr %95, align 8
  %160 = load i64, ptr %10, align 8
  %161 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %106, i64 %100, ptr %159, i64 %160)
  br label %162

162:
  %163 = phi i32 [ %161, %158 ], [ 0, %140 ]
  %164 = and i32 %163, 1
  %165 = icmp eq i32 %164, 0
  %166 = and i1 %155, %165
  br i1 %166, label %167, label %168

167:
  call void @suspect(ptr %0)
  br label %168

168:
  %169 = icmp ult i64 %118, %52
  %170 = xor i64 %108, %43
  %171 = and i64 %170, 132064
  %172 = icmp eq i64 %171, 0
  %173 = and i1 %169, %172
  %174 = xor i64 %108, %73
  %175 = and i64 %174, -4398046248961
  %176 = icmp eq i64 %175, 0
  %177 = or i1 %176, %173
  %178 = or i1 %120, %177
  br i1 %137, label %179, label %182

179:
  %180 = load i32, ptr %33, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %182, label %186

182:
  %183 = and i64 %108, 262144
  %184 = icmp ne i64 %183, 0
  %185 = or i1 %184, %178
  br label %186

186:
  %187 = phi i1 [ %178, %179 ], [ %185, %182 ]
  %188 = select i1 %187, i1 true, i1 %65
  br i1 %188, label %193, label %189

189:
  %190 = load ptr, ptr %96, align 8
  %191 = load i64, ptr %10, align 8
  %192 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %108, i64 %100, ptr %190, i64 %191)
  br label %193

193:
  %194 = phi i32 [ %192, %189 ], [ 0, %186 ]
  %195 = and i32 %194, 1
  %196 = icmp ne i32 %195, 0
  %197 = or i1 %187, %196
  br i1 %197, label %199, label %198

198:
  call void @suspect(ptr %0)
  br label %199

199:
  %200 = phi i32 [ 0, %136 ], [ %194, %193 ], [ %194, %198 ]
  %201 = phi i32 [ 0, %136 ], [ %163, %193 ], [ %163, %198 ]
  %202 = and i64 %106, 262144
  %203 = icmp ne i64 %202, 0
  br i1 %29, label %204, label %207

204:
  %205 = or i1 %203, %112
  %206 = xor i1 %120, true
  br label %210

207:
  %208 = or i1 %109, %203
  %209 = icmp uge i64 %108, %61
  br label %210

210:
  %211 = phi i1 [ %205, %204 ], [ %208, %207 ]
  %212 = phi i1 [ %206, %204 ], [ %209, %207 ]
  %213 = and i64 %108, 262144
  %214 = icmp eq i64 %213, 0
  %215 = and i1 %214, %212
  %216 = or i1 %211, %215
  br i1 %216, label %269, label %217

217:
  store i32 1, ptr %33, align 4
  %218 = icmp ult i64 %118, %52
  %219 = xor i64 %108, %44
  %220 = and i64 %219, 132064
  %221 = icmp eq i64 %220, 0
  %222 = and i1 %218, %221
  %223 = xor i64 %108, %73
  %224 = and i64 %223, -4398046248961
  %225 = icmp eq i64 %224, 0
  %226 = or i1 %225, %222
  %227 = or i1 %120, %226
  %228 = and i64 %108, -4398046511104
  %229 = icmp eq i64 %228, %37
  br i1 %229, label %230, label %239

230:
  %231 = and i64 %108, 196608
  %232 = icmp eq i64 %231, 131072
  %233 = and i64 %108, 65535
  %234 = lshr i64 %108, 5
  %235 = and i64 %234, 15
  %236 = shl nuw nsw i64 1, %235
  %237 = select i1 %232, i64 %233, i64 %236
  %238 = or i64 %237, %60
  br label %239

239:
  %240 = phi i64 [ %238, %230 ], [ %97, %217 ]
  %241 = and i64 %219, -4398046379040
  %242 = icmp eq i64 %241, 0
  %243 = select i1 %242, i64 %57, i64 %240
  %244 = or i64 %243, %213
  %245 = select i1 %227, i64 %98, i64 %244
  %246 = load ptr, ptr %96, align 8
  %247 = icmp ne ptr %246, null
  %248 = and i64 %245, 196608
  %249 = icmp eq i64 %248, 131072
  %250 = select i1 %247, i1 %249, i1 false
  br i1 %250, label %251, label %268

251:
  %252 = load i64, ptr %10, align 8
  %253 = and i64 %108, 131072
  %254 = icmp eq i64 %253, 0
  br i1 %254, label %255, label %264

255:
  %256 = lshr i64 %108, 5
  %257 = and i64 %256, 15
  %258 = mul i64 %252, %257
  %259 = lshr i64 %108, 19
  %260 = trunc i64 %259 to i32
  %261 = and i32 %260, 8388607
  %262 = getelementptr i32, ptr %246, i64 %100
  %263 = getelementptr i32, ptr %262, i64 %258
  store i32 %261, ptr %263, align 4
  br label %264

264:
  %265 = mul i64 %252, %54
  %266 = getelementptr i32, ptr %246, i64 %100
  %267 = getelementptr i32, ptr %266, i64 %265
  store i32 %32, ptr %267, align 4
  br label %268

268:
  store i64 %245, ptr %107, align 8
  br label %365

269:
  %270 = icmp ult i64 %110, %52
  %271 = xor i64 %106, %44
  %272 = and i64 %271, 132064
  %273 = icmp eq i64 %272, 0
  %274 = and i1 %270, %273
  %275 = xor i64 %106, %73
  %276 = and i64 %275, -4398046248961
  %277 = icmp eq i64 %276, 0
  %278 = or i1 %277, %274
  %279 = or i1 %112, %278
  br i1 %279, label %280, label %291

280:
  %281 = icmp ult i64 %118, %52
  %282 = xor i64 %108, %43
  %283 = and i64 %282, 132064
  %284 = icmp eq i64 %283, 0
  %285 = and i1 %281, %284
  %286 = xor i64 %108, %73
  %287 = and i64 %286, -4398046248961
  %288 = icmp eq i64 %287, 0
  %289 = or i1 %288, %285
  %290 = or i1 %120, %289
  br label %291

291:
  %292 = phi i1 [ false, %269 ], [ %290, %280 ]
  br i1 %211, label %299, label %293

293:
  %294 = load ptr, ptr %95, align 8
  %295 = icmp eq ptr %294, null
  %296 = or i1 %292, %295
  br i1 %296, label %299, label %297

297:
  store i32 1, ptr %33, align 4
  %298 = call i64 @clock_join(ptr %0, ptr %4, i64 %100, i64 %106, i64 %108)
  store i64 %298, ptr %105, align 8
  store i64 %98, ptr %107, align 8
  br label %365

299:
  %300 = phi i64 [ 0, %293 ], [ 262144, %291 ]
  %301 = and i1 %211, %215
  %302 = icmp ne i32 %201, 0
  %303 = or i1 %279, %302
  %304 = and i64 %106, -4398046511104
  %305 = icmp eq i64 %304, %37
  br i1 %305, label %306, label %315

306:
  %307 = and i64 %106, 196608
  %308 = icmp eq i64 %307, 131072
  %309 = and i64 %106, 65535
  %310 = lshr i64 %106, 5
  %311 = and i64 %310, 15
  %312 = shl nuw nsw i64 1, %311
  %313 = select i1 %308, i64 %309, i64 %312
  %314 = or i64 %313, %60
  br label %315

315:
  %316 = phi i64 [ %314, %306 ], [ %97, %299 ]
  %317 = and i64 %271, -4398046379040
  %318 = icmp eq i64 %317, 0
  %319 = select i1 %318, i64 %57, i64 %316
  %320 = and i64 %300, %106
  %321 = or i64 %319, %320
  %322 = or i64 %300, %75
  %323 = select i1 %303, i64 %322, i64 %321
  %324 = icmp ne i64 %108, 0
  %325 = xor i1 %301, true
  %326 = select i1 %325, i1 %324, i1 false
  %327 = icmp ult i64 %118, %52
  %328 = xor i64 %108, %43
  %329 = and i64 %328, 132064
  %330 = icmp eq i64 %329, 0
  %331 = and i1 %327, %330
  %332 = xor i64 %108, %73
  %333 = and i64 %332, -4398046248961
  %334 = icmp eq i64 %333, 0
  %335 = or i1 %334, %331
  %336 = trunc i32 %200 to i1
  %337 = or i1 %335, %336
  %338 = or i1 %120, %337
  %339 = select i1 %326, i1 %338, i1 false
  br i1 %339, label %340, label %341

340:
  store i64 0, ptr %107, align 8
  br label %341

341:
  %342 = load ptr, ptr %95, align 8
  %343 = icmp ne ptr %342, null
  %344 = and i64 %323, 196608
  %345 = icmp eq i64 %344, 131072
  %346 = select i1 %343, i1 %345, i1 false
  br i1 %346, label %347, label %364

347:
  %348 = load i64, ptr %10, align 8
  %349 = and i64 %106, 131072
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %351, label %360

351:
  %352 = lshr i64 %106, 5
  %353 = and i64 %352, 15
  %354 = mul i64 %348, %353
  %355 = lshr i64 %106, 19
  %356 = trunc i64 %355 to i32
  %357 = and i32 %356, 8388607
  %358 = getelementptr i32, ptr %342, i64 %100
  %359 = getelementptr i32, ptr %358, i64 %354
  store i32 %357, ptr %359, align 4
  br label %360

360:
  %361 = mul i64 %348, %54
  %362 = getelementptr i32, ptr %342, i64 %100
  %363 = getelementptr i32, ptr %362, i64 %361
  store i32 %32, ptr %363, align 4
  br label %364

364:
  store i64 %323, ptr %105, align 8
  br label %365

365:
  %366 = add nuw i64 %100, 1
  %367 = icmp eq i64 %366, %91
  br i1 %367, label %103, label %99
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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  %65 = load ptr, ptr %64, align 8
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 4
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 12
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %70 = load i64, ptr %69, align 8
  %71 = shl i64 %70, 42
  %72 = zext i32 %66 to i64
  %73 = shl nuw nsw i64 %72, 19
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %75 = load i32, ptr %74, align 8
  %76 = zext i32 %75 to i64
  %77 = shl nuw nsw i64 %76, 5
  %78 = or disjoint i64 %77, %71
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 808
  %80 = load i32, ptr %79, align 8
  %81 = zext i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 19
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %84 = load i32, ptr %83, align 16
  %85 = zext i32 %84 to i64
  %86 = shl nuw nsw i64 %85, 19
  %87 = and i32 %75, 15
  %88 = zext nneg i32 %87 to i64
  %89 = shl nuw nsw i64 1, %88
  %90 = or i64 %73, %78
  %91 = or i64 %90, 65536
  %92 = or disjoint i64 %89, %71
  %93 = or i64 %73, %92
  %94 = or disjoint i64 %93, 131072
  %95 = select i1 %63, i64 %71, i64 %62
  %96 = select i1 %63, i64 %71, i64 1
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %98 = load i64, ptr %97, align 8
  %99 = icmp eq i64 %98, 0
  %100 = load i64, ptr %4, align 8
  %101 = insertelement <32 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <32 x i64> %101, <32 x i64> poison, <32 x i32> zeroinitializer
  %103 = sub <32 x i64> %3, %102
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %105 = load i64, ptr %104, align 8
  %106 = insertelement <32 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = lshr <32 x i64> %103, %107
  %109 = trunc i64 %105 to i32
  %110 = lshr i32 %5, %109
  %111 = zext i32 %110 to i64
  %112 = extractelement <32 x i64> %108, i64 0
  %113 = icmp eq i32 %110, 0
  br i1 %113, label %114, label %119

114:
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %116 = load ptr, ptr %115, align 8
  %117 = load i32, ptr %116, align 4
  %118 = or i32 %117, 2
  store i32 %118, ptr %116, align 4
  call void @suspect(ptr %0)
  br label %839

119:
  %120 = icmp ne i32 %110, 1
  %121 = icmp eq i32 %2, -1
  %122 = and i1 %121, %120
  br i1 %122, label %125, label %123

123:
  %124 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %134

125:
  %126 = insertelement <32 x i64> poison, i64 %111, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = mul nuw nsw <32 x i64> %127, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %129 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = add <32 x i64> %128, %129
  %131 = icmp ne <32 x i64> %108, %130
  %132 = bitcast <32 x i1> %131 to i32
  %133 = icmp eq i32 %132, 0
  br label %134

134:
  %135 = phi <32 x i64> [ %124, %123 ], [ %129, %125 ]
  %136 = phi i1 [ false, %123 ], [ %133, %125 ]
  %137 = call i64 @llvm.cttz.i64(i64 %111, i1 true)
  %138 = insertelement <32 x i64> poison, i64 %137, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = add i64 %112, 32
  %141 = insertelement <32 x i64> poison, i64 %78, i64 0
  %142 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> zeroinitializer
  %143 = select i1 %6, i64 %96, i64 0
  %144 = insertelement <32 x i64> poison, i64 %95, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %71, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = insertelement <32 x i64> poison, i64 %82, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 816
  %151 = insertelement <32 x i64> poison, i64 %86, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %154 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %155 = insertelement <32 x i64> poison, i64 %91, i64 0
  %156 = insertelement <32 x i64> poison, i64 %94, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = or i64 %73, -4398046314496
  %159 = insertelement <32 x i64> poison, i64 %158, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = or <32 x i64> %161, splat (i64 262144)
  %163 = insertelement <32 x i64> poison, i64 %72, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  %165 = insertelement <32 x i64> poison, i64 %143, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = or disjoint i64 %73, 262144
  %168 = insertelement <32 x i64> poison, i64 %167, i64 0
  %169 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %170

170:
  %171 = phi i64 [ 0, %134 ], [ %837, %836 ]
  %172 = insertelement <32 x i64> poison, i64 %171, i64 0
  %173 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> zeroinitializer
  %174 = add <32 x i64> %173, %108
  br i1 %136, label %175, label %182

175:
  %176 = shl nuw nsw i64 %171, 5
  %177 = insertelement <32 x i64> poison, i64 %176, i64 0
  %178 = shufflevector <32 x i64> %177, <32 x i64> poison, <32 x i32> zeroinitializer
  %179 = or disjoint <32 x i64> %178, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %180 = add <32 x i64> %179, %135
  %181 = lshr <32 x i64> %179, %139
  br label %182

182:
  %183 = phi <32 x i64> [ %180, %175 ], [ %174, %170 ]
  %184 = phi <32 x i64> [ %181, %175 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %170 ]
  %185 = load i32, ptr %38, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %192, label %187

187:
  %188 = add i32 %185, -1
  %189 = zext i32 %188 to i64
  %190 = insertelement <32 x i64> poison, i64 %189, i64 0
  %191 = shufflevector <32 x i64> %190, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %192

192:
  %193 = phi <32 x i64> [ %191, %187 ], [ %184, %182 ]
  %194 = load i64, ptr %35, align 8
  br i1 %136, label %195, label %199

195:
  %196 = shl i64 %171, 5
  %197 = add i64 %140, %196
  %198 = icmp ugt i64 %197, %194
  br i1 %198, label %199, label %205

199:
  %200 = insertelement <32 x i64> poison, i64 %194, i64 0
  %201 = shufflevector <32 x i64> %200, <32 x i64> poison, <32 x i32> zeroinitializer
  %202 = icmp ult <32 x i64> %183, %201
  %203 = bitcast <32 x i1> %202 to i32
  %204 = and i32 %2, %203
  br label %205

205:
  %206 = phi i32 [ %204, %199 ], [ %2, %195 ]
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %836, label %208

208:
  %209 = or <32 x i64> %193, %142
  %210 = call i32 @llvm.cttz.i32(i32 %206, i1 false)
  store <32 x i64> %183, ptr %31, align 64
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw i64, ptr %31, i64 %211
  %213 = load i64, ptr %212, align 8
  %214 = sub i64 %213, %211
  br i1 %136, label %244, label %215

215:
  %216 = insertelement <32 x i64> poison, i64 %214, i64 0
  %217 = shufflevector <32 x i64> %216, <32 x i64> poison, <32 x i32> zeroinitializer
  %218 = add <32 x i64> %217, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %219 = icmp eq <32 x i64> %183, %218
  %220 = bitcast <32 x i1> %219 to i32
  %221 = xor i32 %206, -1
  %222 = or i32 %220, %221
  %223 = icmp eq i32 %222, -1
  br i1 %223, label %244, label %224

224:
  %225 = insertelement <32 x i64> poison, i64 %213, i64 0
  %226 = shufflevector <32 x i64> %225, <32 x i64> poison, <32 x i32> zeroinitializer
  %227 = icmp eq <32 x i64> %183, %226
  %228 = bitcast <32 x i1> %227 to i32
  %229 = or i32 %228, %221
  %230 = icmp eq i32 %229, -1
  br i1 %230, label %250, label %231

231:
  %232 = icmp eq i32 %206, -1
  br i1 %232, label %233, label %261

233:
  %234 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %235 = add <32 x i64> %234, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %236 = icmp ne <32 x i64> %183, %235
  %237 = bitcast <32 x i1> %236 to i32
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %259, label %239

239:
  %240 = icmp ne <32 x i64> %183, %234
  %241 = bitcast <32 x i1> %240 to i32
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %259, label %243

243:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %183, ptr %26, align 64
  br label %262

244:
  %245 = getelementptr inbounds nuw i64, ptr %34, i64 %214
  %246 = bitcast i32 %206 to <32 x i1>
  %247 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %245, <32 x i1> %246, <32 x i64> zeroinitializer)
  %248 = getelementptr inbounds nuw i64, ptr %37, i64 %214
  %249 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %248, <32 x i1> %246, <32 x i64> zeroinitializer)
  br label %348

250:
  %251 = getelementptr i64, ptr %34, i64 %213
  %252 = load i64, ptr %251, align 8
  %253 = insertelement <32 x i64> poison, i64 %252, i64 0
  %254 = shufflevector <32 x i64> %253, <32 x i64> poison, <32 x i32> zeroinitializer
  %255 = getelementptr i64, ptr %37, i64 %213
  %256 = load i64, ptr %255, align 8
  %257 = insertelement <32 x i64> poison, i64 %256, i64 0
  %258 = shufflevector <32 x i64> %257, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %348

259:
  %260 = phi i32 [ 2, %233 ], [ 3, %239 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %285

261:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %183, ptr %26, align 64
  br label %273

262:
  %263 = phi i64 [ 0, %243 ], [ %269, %262 ]
  %264 = getelementptr inbounds nuw i64, ptr %26, i64 %263
  %265 = load i64, ptr %264, align 8
  %266 = getelementptr inbounds nuw i64, ptr %34, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = getelementptr inbounds nuw i64, ptr %27, i64 %263
  store i64 %267, ptr %268, align 8
  %269 = add nuw nsw i64 %263, 1
  %270 = icmp eq i64 %269, 32
  br i1 %270, label %271, label %262

271:
  %272 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %183, ptr %25, align 64
  br label %305

273:
  %274 = phi i32 [ %283, %273 ], [ %206, %261 ]
  %275 = call i32 @llvm.cttz.i32(i32 %274, i1 true)
  %276 = zext nneg i32 %275 to i64
  %277 = getelementptr inbounds nuw i64, ptr %26, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds nuw i64, ptr %34, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds nuw i64, ptr %27, i64 %276
  store i64 %280, ptr %281, align 8
  %282 = add i32 %274, -1
  %283 = and i32 %282, %274
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %303, label %273

285:
  %286 = phi i1 [ true, %259 ], [ false, %300 ]
  %287 = phi ptr [ %28, %259 ], [ %50, %300 ]
  %288 = phi ptr [ %27, %259 ], [ %51, %300 ]
  %289 = phi ptr [ %27, %259 ], [ %52, %300 ]
  store <32 x i64> %183, ptr %28, align 256
  %290 = load i64, ptr %287, align 64
  %291 = getelementptr inbounds nuw i64, ptr %34, i64 %290
  br i1 %238, label %294, label %292

292:
  %293 = load i64, ptr %291, align 8
  br label %295

294:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %288, ptr align 8 %291, i64 128, i1 false)
  br label %300

295:
  %296 = phi i64 [ 0, %292 ], [ %298, %295 ]
  %297 = getelementptr inbounds nuw i64, ptr %289, i64 %296
  store i64 %293, ptr %297, align 8
  %298 = add nuw nsw i64 %296, 1
  %299 = icmp eq i64 %298, 16
  br i1 %299, label %300, label %295

300:
  br i1 %286, label %285, label %301

301:
  %302 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %328

303:
  %304 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %183, ptr %25, align 64
  br label %314

305:
  %306 = phi i64 [ 0, %271 ], [ %312, %305 ]
  %307 = getelementptr inbounds nuw i64, ptr %25, i64 %306
  %308 = load i64, ptr %307, align 8
  %309 = getelementptr inbounds nuw i64, ptr %37, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = getelementptr inbounds nuw i64, ptr %29, i64 %306
  store i64 %310, ptr %311, align 8
  %312 = add nuw nsw i64 %306, 1
  %313 = icmp eq i64 %312, 32
  br i1 %313, label %326, label %305

314:
  %315 = phi i32 [ %324, %314 ], [ %206, %303 ]
  %316 = call i32 @llvm.cttz.i32(i32 %315, i1 true)
  %317 = zext nneg i32 %316 to i64
  %318 = getelementptr inbounds nuw i64, ptr %25, i64 %317
  %319 = load i64, ptr %318, align 8
  %320 = getelementptr inbounds nuw i64, ptr %37, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds nuw i64, ptr %29, i64 %317
  store i64 %321, ptr %322, align 8
  %323 = add i32 %315, -1
  %324 = and i32 %323, %315
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %314

326:
  %327 = phi <32 x i64> [ %272, %305 ], [ %304, %314 ]
  br label %344

328:
  %329 = phi i1 [ true, %301 ], [ false, %343 ]
  %330 = phi ptr [ %30, %301 ], [ %47, %343 ]
  %331 = phi ptr [ %29, %301 ], [ %48, %343 ]
  %332 = phi ptr [ %29, %301 ], [ %49, %343 ]
  store <32 x i64> %183, ptr %30, align 256
  %333 = load i64, ptr %330, align 64
  %334 = getelementptr inbounds nuw i64, ptr %37, i64 %333
  br i1 %238, label %337, label %335

335:
  %336 = load i64, ptr %334, align 8
  br label %338

337:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %331, ptr align 8 %334, i64 128, i1 false)
  br label %343

338:
  %339 = phi i64 [ 0, %335 ], [ %341, %338 ]
  %340 = getelementptr inbounds nuw i64, ptr %332, i64 %339
  store i64 %336, ptr %340, align 8
  %341 = add nuw nsw i64 %339, 1
  %342 = icmp eq i64 %341, 16
  br i1 %342, label %343, label %338

343:
  br i1 %329, label %328, label %344

344:
  %345 = phi i32 [ 4, %326 ], [ %260, %343 ]
  %346 = phi <32 x i64> [ %327, %326 ], [ %302, %343 ]
  %347 = load <32 x i64>, ptr %29, align 64
  br label %348

348:
  %349 = phi <32 x i64> [ %247, %244 ], [ %254, %250 ], [ %346, %344 ]
  %350 = phi i32 [ 0, %244 ], [ 1, %250 ], [ %345, %344 ]
  %351 = phi <32 x i64> [ %249, %244 ], [ %258, %250 ], [ %347, %344 ]
  %352 = icmp uge <32 x i64> %349, %145
  br i1 %63, label %353, label %364

353:
  %354 = sub <32 x i64> %349, %147
  %355 = icmp uge <32 x i64> %354, %149
  %356 = and <32 x i1> %352, %355
  %357 = and <32 x i64> %349, splat (i64 262144)
  %358 = icmp eq <32 x i64> %357, zeroinitializer
  %359 = and <32 x i1> %358, %356
  %360 = icmp uge <32 x i64> %351, %145
  %361 = sub <32 x i64> %351, %147
  %362 = icmp uge <32 x i64> %361, %149
  %363 = and <32 x i1> %360, %362
  br label %369

364:
  %365 = and <32 x i64> %349, splat (i64 262144)
  %366 = icmp eq <32 x i64> %365, zeroinitializer
  %367 = and <32 x i1> %352, %366
  %368 = icmp uge <32 x i64> %351, %145
  br label %369

369:
  %370 = phi <32 x i1> [ %359, %353 ], [ %367, %364 ]
  %371 = phi <32 x i1> [ %358, %353 ], [ %366, %364 ]
  %372 = phi <32 x i64> [ %357, %353 ], [ %365, %364 ]
  %373 = phi <32 x i1> [ %363, %353 ], [ %368, %364 ]
  %374 = and <32 x i64> %351, splat (i64 262144)
  %375 = icmp eq <32 x i64> %374, zeroinitializer
  %376 = select <32 x i1> %373, <32 x i1> %375, <32 x i1> zeroinitializer
  %377 = or <32 x i1> %370, %376
  %378 = bitcast <32 x i1> %377 to i32
  %379 = and i32 %206, %378
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %823

381:
  %382 = icmp ult <32 x i64> %349, %145
  %383 = sub <32 x i64> %349, %147
  %384 = icmp ult <32 x i64> %383, %149
  %385 = or <32 x i1> %382, %384
  %386 = icmp ult <32 x i64> %349, %166
  %387 = icmp ult <32 x i64> %351, %145
  %388 = sub <32 x i64> %351, %147
  %389 = icmp ult <32 x i64> %388, %149
  %390 = or <32 x i1> %387, %389
  br i1 %63, label %391, label %396

391:
  %392 = load i32, ptr %79, align 8
  %393 = add i32 %392, 1
  %394 = load i32, ptr %150, align 8
  %395 = icmp eq i32 %394, %393
  br label %405

396:
  %397 = load i64, ptr %4, align 8
  %398 = lshr i64 %397, 40
  %399 = trunc nuw nsw i64 %398 to i32
  %400 = and i32 %399, 31
  %401 = shl nuw i32 1, %400
  %402 = load i32, ptr %68, align 4
  %403 = and i32 %401, %402
  %404 = icmp ne i32 %403, 0
  br label %405

405:
  %406 = phi i1 [ %395, %391 ], [ %404, %396 ]
  %407 = xor <32 x i1> %385, splat (i1 true)
  %408 = xor <32 x i1> %390, splat (i1 true)
  %409 = select <32 x i1> %408, <32 x i1> splat (i1 true), <32 x i1> %386
  %410 = select <32 x i1> %409, <32 x i1> splat (i1 true), <32 x i1> %407
  %411 = bitcast <32 x i1> %410 to i32
  %412 = and i32 %206, %411
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %414, label %423

414:
  %415 = xor <32 x i64> %349, %142
  %416 = and <32 x i64> %415, splat (i64 132064)
  %417 = xor <32 x i64> %349, %209
  %418 = and <32 x i64> %417, splat (i64 -4398046248961)
  %419 = xor <32 x i64> %351, %142
  %420 = and <32 x i64> %419, splat (i64 132064)
  %421 = xor <32 x i64> %351, %209
  %422 = and <32 x i64> %421, splat (i64 -4398046248961)
  br label %493

423:
  %424 = bitcast <32 x i1> %386 to i32
  %425 = and i32 %206, %424
  %426 = icmp eq i32 %425, 0
  br i1 %426, label %428, label %427

427:
  call void @suspect(ptr %0)
  br label %428

428:
  %429 = icmp ult <32 x i64> %383, %152
  %430 = xor <32 x i64> %349, %142
  %431 = and <32 x i64> %430, splat (i64 132064)
  %432 = icmp eq <32 x i64> %431, zeroinitializer
  %433 = select <32 x i1> %429, <32 x i1> %432, <32 x i1> zeroinitializer
  %434 = or <32 x i1> %385, %433
  %435 = xor <32 x i64> %349, %209
  %436 = and <32 x i64> %435, splat (i64 -4398046248961)
  %437 = icmp eq <32 x i64> %436, zeroinitializer
  %438 = select <32 x i1> %437, <32 x i1> splat (i1 true), <32 x i1> %434
  %439 = xor <32 x i1> %438, splat (i1 true)
  %440 = bitcast <32 x i1> %439 to i32
  %441 = and i32 %206, %440
  br i1 %406, label %445, label %442

442:
  %443 = bitcast <32 x i1> %371 to i32
  %444 = and i32 %441, %443
  br label %445

445:
  %446 = phi i32 [ %441, %428 ], [ %444, %442 ]
  %447 = icmp eq i32 %446, 0
  %448 = select i1 %447, i1 true, i1 %99
  br i1 %448, label %453, label %449

449:
  %450 = load ptr, ptr %153, align 8
  %451 = load i64, ptr %35, align 8
  %452 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %446, <32 x i64> %349, <32 x i64> %183, ptr %450, i64 %451)
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
  %460 = icmp ult <32 x i64> %388, %152
  %461 = xor <32 x i64> %351, %142
  %462 = and <32 x i64> %461, splat (i64 132064)
  %463 = icmp eq <32 x i64> %462, zeroinitializer
  %464 = select <32 x i1> %460, <32 x i1> %463, <32 x i1> zeroinitializer
  %465 = or <32 x i1> %390, %464
  %466 = xor <32 x i64> %351, %209
  %467 = and <32 x i64> %466, splat (i64 -4398046248961)
  %468 = icmp eq <32 x i64> %467, zeroinitializer
  %469 = select <32 x i1> %468, <32 x i1> splat (i1 true), <32 x i1> %465
  %470 = xor <32 x i1> %469, splat (i1 true)
  %471 = bitcast <32 x i1> %470 to i32
  %472 = and i32 %206, %471
  br i1 %406, label %473, label %476

473:
  %474 = load i32, ptr %67, align 4
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %479

476:
  %477 = bitcast <32 x i1> %375 to i32
  %478 = and i32 %472, %477
  br label %479

479:
  %480 = phi i32 [ %472, %473 ], [ %478, %476 ]
  %481 = icmp eq i32 %480, 0
  %482 = select i1 %481, i1 true, i1 %99
  br i1 %482, label %487, label %483

483:
  %484 = load ptr, ptr %154, align 8
  %485 = load i64, ptr %35, align 8
  %486 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %43, i32 %480, <32 x i64> %351, <32 x i64> %183, ptr %484, i64 %485)
  br label %487

487:
  %488 = phi i32 [ %486, %483 ], [ 0, %479 ]
  %489 = xor i32 %488, -1
  %490 = and i32 %480, %489
  %491 = icmp eq i32 %490, 0
  br i1 %491, label %493, label %492

492:
  call void @suspect(ptr %0)
  br label %493

493:
  %494 = phi <32 x i64> [ %422, %414 ], [ %467, %492 ], [ %467, %487 ]
  %495 = phi <32 x i64> [ %420, %414 ], [ %462, %492 ], [ %462, %487 ]
  %496 = phi <32 x i64> [ %418, %414 ], [ %436, %492 ], [ %436, %487 ]
  %497 = phi <32 x i64> [ %416, %414 ], [ %431, %492 ], [ %431, %487 ]
  %498 = phi <32 x i64> [ %415, %414 ], [ %430, %492 ], [ %430, %487 ]
  %499 = phi i32 [ 0, %414 ], [ %454, %492 ], [ %454, %487 ]
  %500 = phi i32 [ 0, %414 ], [ %488, %492 ], [ %488, %487 ]
  %501 = icmp ult <32 x i64> %383, %152
  %502 = icmp eq <32 x i64> %497, zeroinitializer
  %503 = select <32 x i1> %501, <32 x i1> %502, <32 x i1> zeroinitializer
  %504 = or <32 x i1> %385, %503
  %505 = icmp eq <32 x i64> %496, zeroinitializer
  %506 = select <32 x i1> %505, <32 x i1> splat (i1 true), <32 x i1> %504
  %507 = bitcast i32 %499 to <32 x i1>
  %508 = lshr <32 x i64> %349, splat (i64 5)
  %509 = and <32 x i64> %508, splat (i64 15)
  %510 = shl nuw nsw <32 x i64> splat (i64 1), %509
  %511 = and <32 x i64> %349, splat (i64 196608)
  %512 = icmp eq <32 x i64> %511, splat (i64 131072)
  %513 = and <32 x i64> %349, splat (i64 65535)
  %514 = select <32 x i1> %512, <32 x i64> %513, <32 x i64> %510
  %515 = and <32 x i64> %349, splat (i64 -4398046511104)
  %516 = icmp eq <32 x i64> %515, %147
  %517 = or <32 x i64> %514, %157
  %518 = select <32 x i1> %516, <32 x i64> %517, <32 x i64> %160
  %519 = and <32 x i64> %498, splat (i64 -4398046379040)
  %520 = icmp eq <32 x i64> %519, zeroinitializer
  %521 = select <32 x i1> %520, <32 x i64> %161, <32 x i64> %518
  %522 = icmp ne <32 x i64> %351, zeroinitializer
  %523 = bitcast <32 x i1> %522 to i32
  %524 = icmp ult <32 x i64> %388, %152
  %525 = icmp eq <32 x i64> %495, zeroinitializer
  %526 = select <32 x i1> %524, <32 x i1> %525, <32 x i1> zeroinitializer
  %527 = or <32 x i1> %390, %526
  %528 = icmp eq <32 x i64> %494, zeroinitializer
  %529 = select <32 x i1> %528, <32 x i1> splat (i1 true), <32 x i1> %527
  %530 = bitcast <32 x i1> %529 to i32
  %531 = or i32 %500, %530
  %532 = and i32 %531, %523
  %533 = and i32 %532, %206
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %574, label %535

535:
  %536 = icmp eq i32 %350, 0
  br i1 %536, label %537, label %540

537:
  %538 = getelementptr inbounds nuw i64, ptr %37, i64 %214
  %539 = bitcast i32 %533 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %538, <32 x i1> %539)
  br label %574

540:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %541 = icmp eq i32 %350, 1
  br i1 %541, label %542, label %549

542:
  %543 = call i32 @llvm.ctlz.i32(i32 %533, i1 true)
  %544 = xor i32 %543, 31
  %545 = zext nneg i32 %544 to i64
  %546 = getelementptr inbounds nuw i64, ptr %18, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = getelementptr i64, ptr %37, i64 %213
  store i64 %547, ptr %548, align 8
  br label %573

549:
  store <32 x i64> %183, ptr %17, align 64
  %550 = icmp eq i32 %533, -1
  br i1 %550, label %551, label %560

551:
  %552 = phi i64 [ %558, %551 ], [ 0, %549 ]
  %553 = getelementptr inbounds nuw i64, ptr %17, i64 %552
  %554 = load i64, ptr %553, align 8
  %555 = getelementptr inbounds nuw i64, ptr %18, i64 %552
  %556 = load i64, ptr %555, align 8
  %557 = getelementptr inbounds nuw i64, ptr %37, i64 %554
  store i64 %556, ptr %557, align 8
  %558 = add nuw nsw i64 %552, 1
  %559 = icmp eq i64 %558, 32
  br i1 %559, label %572, label %551

560:
  %561 = phi i32 [ %570, %560 ], [ %533, %549 ]
  %562 = call i32 @llvm.cttz.i32(i32 %561, i1 true)
  %563 = zext nneg i32 %562 to i64
  %564 = getelementptr inbounds nuw i64, ptr %17, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i64, ptr %18, i64 %563
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds nuw i64, ptr %37, i64 %565
  store i64 %567, ptr %568, align 8
  %569 = add i32 %561, -1
  %570 = and i32 %569, %561
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %572, label %560

572:
  br label %573

573:
  br label %574

574:
  %575 = or <32 x i1> %506, %507
  %576 = or <32 x i64> %372, %521
  %577 = select <32 x i1> %575, <32 x i64> %162, <32 x i64> %576
  %578 = or <32 x i64> %169, %209
  %579 = select <32 x i1> %575, <32 x i64> %578, <32 x i64> %576
  %580 = load ptr, ptr %153, align 8
  %581 = icmp eq ptr %580, null
  br i1 %581, label %667, label %582

582:
  %583 = and <32 x i64> %579, splat (i64 196608)
  %584 = icmp eq <32 x i64> %583, splat (i64 131072)
  %585 = bitcast <32 x i1> %584 to i32
  %586 = and i32 %206, %585
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %667, label %588

588:
  %589 = load i64, ptr %35, align 8
  %590 = and <32 x i64> %349, splat (i64 131072)
  %591 = icmp eq <32 x i64> %590, zeroinitializer
  %592 = bitcast <32 x i1> %591 to i32
  %593 = and i32 %586, %592
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %632, label %595

595:
  %596 = insertelement <32 x i64> poison, i64 %589, i64 0
  %597 = shufflevector <32 x i64> %596, <32 x i64> poison, <32 x i32> zeroinitializer
  %598 = mul <32 x i64> %597, %509
  %599 = lshr <32 x i64> %349, splat (i64 19)
  %600 = and <32 x i64> %599, splat (i64 8388607)
  store <32 x i64> %598, ptr %10, align 64
  store <32 x i64> %600, ptr %11, align 64
  store <32 x i64> %183, ptr %9, align 64
  %601 = icmp eq i32 %593, -1
  br i1 %601, label %602, label %615

602:
  %603 = phi i64 [ %613, %602 ], [ 0, %595 ]
  %604 = getelementptr inbounds nuw i64, ptr %9, i64 %603
  %605 = load i64, ptr %604, align 8
  %606 = getelementptr inbounds nuw i64, ptr %11, i64 %603
  %607 = load i64, ptr %606, align 8
  %608 = trunc i64 %607 to i32
  %609 = getelementptr inbounds nuw i64, ptr %10, i64 %603
  %610 = load i64, ptr %609, align 8
  %611 = getelementptr i32, ptr %580, i64 %605
  %612 = getelementptr i32, ptr %611, i64 %610
  store i32 %608, ptr %612, align 4
  %613 = add nuw nsw i64 %603, 1
  %614 = icmp eq i64 %613, 32
  br i1 %614, label %631, label %602

615:
  %616 = phi i32 [ %629, %615 ], [ %593, %595 ]
  %617 = call i32 @llvm.cttz.i32(i32 %616, i1 true)
  %618 = zext nneg i32 %617 to i64
  %619 = getelementptr inbounds nuw i64, ptr %9, i64 %618
  %620 = load i64, ptr %619, align 8
  %621 = getelementptr inbounds nuw i64, ptr %11, i64 %618
  %622 = load i64, ptr %621, align 8
  %623 = trunc i64 %622 to i32
  %624 = getelementptr inbounds nuw i64, ptr %10, i64 %618
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr i32, ptr %580, i64 %620
  %627 = getelementptr i32, ptr %626, i64 %625
  store i32 %623, ptr %627, align 4
  %628 = add i32 %616, -1
  %629 = and i32 %628, %616
  %630 = icmp eq i32 %629, 0
  br i1 %630, label %631, label %615

631:
  br label %632

632:
  %633 = mul i64 %589, %88
  %634 = insertelement <32 x i64> poison, i64 %633, i64 0
  %635 = shufflevector <32 x i64> %634, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %635, ptr %12, align 64
  store <32 x i64> %164, ptr %13, align 64
  store <32 x i64> %183, ptr %8, align 64
  %636 = icmp eq i32 %586, -1
  br i1 %636, label %637, label %650

637:
  %638 = phi i64 [ %648, %637 ], [ 0, %632 ]
  %639 = getelementptr inbounds nuw i64, ptr %8, i64 %638
  %640 = load i64, ptr %639, align 8
  %641 = getelementptr inbounds nuw i64, ptr %13, i64 %638
  %642 = load i64, ptr %641, align 8
  %643 = trunc i64 %642 to i32
  %644 = getelementptr inbounds nuw i64, ptr %12, i64 %638
  %645 = load i64, ptr %644, align 8
  %646 = getelementptr i32, ptr %580, i64 %640
  %647 = getelementptr i32, ptr %646, i64 %645
  store i32 %643, ptr %647, align 4
  %648 = add nuw nsw i64 %638, 1
  %649 = icmp eq i64 %648, 32
  br i1 %649, label %666, label %637

650:
  %651 = phi i32 [ %664, %650 ], [ %586, %632 ]
  %652 = call i32 @llvm.cttz.i32(i32 %651, i1 true)
  %653 = zext nneg i32 %652 to i64
  %654 = getelementptr inbounds nuw i64, ptr %8, i64 %653
  %655 = load i64, ptr %654, align 8
  %656 = getelementptr inbounds nuw i64, ptr %13, i64 %653
  %657 = load i64, ptr %656, align 8
  %658 = trunc i64 %657 to i32
  %659 = getelementptr inbounds nuw i64, ptr %12, i64 %653
  %660 = load i64, ptr %659, align 8
  %661 = getelementptr i32, ptr %580, i64 %655
  %662 = getelementptr i32, ptr %661, i64 %660
  store i32 %658, ptr %662, align 4
  %663 = add i32 %651, -1
  %664 = and i32 %663, %651
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %666, label %650

666:
  br label %667

667:
  %668 = icmp eq i32 %350, 0
  br i1 %668, label %671, label %669

669:
  %670 = icmp eq i32 %206, -1
  br i1 %670, label %674, label %700

671:
  %672 = getelementptr inbounds nuw i64, ptr %34, i64 %214
  %673 = bitcast i32 %206 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %579, ptr align 8 %672, <32 x i1> %673)
  br label %836

674:
  %675 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %676 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %677 = icmp ne <32 x i64> %183, %675
  %678 = icmp ne <32 x i64> %183, %676
  %679 = and <32 x i1> %677, %678
  %680 = bitcast <32 x i1> %679 to i32
  %681 = icmp eq i32 %680, 0
  %682 = icmp eq i32 %350, 1
  br i1 %681, label %683, label %699

683:
  store <32 x i64> %577, ptr %21, align 64
  br i1 %682, label %684, label %687

684:
  %685 = extractelement <32 x i64> %577, i64 31
  %686 = getelementptr i64, ptr %34, i64 %213
  store i64 %685, ptr %686, align 8
  br label %698

687:
  store <32 x i64> %183, ptr %14, align 64
  br label %688

688:
  %689 = phi i64 [ 0, %687 ], [ %695, %688 ]
  %690 = getelementptr inbounds nuw i64, ptr %14, i64 %689
  %691 = load i64, ptr %690, align 8
  %692 = getelementptr inbounds nuw i64, ptr %21, i64 %689
  %693 = load i64, ptr %692, align 8
  %694 = getelementptr inbounds nuw i64, ptr %34, i64 %691
  store i64 %693, ptr %694, align 8
  %695 = add nuw nsw i64 %689, 1
  %696 = icmp eq i64 %695, 32
  br i1 %696, label %697, label %688

697:
  br label %698

698:
  br label %836

699:
  store <32 x i64> %579, ptr %19, align 64
  br i1 %682, label %702, label %715

700:
  store <32 x i64> %579, ptr %19, align 64
  %701 = icmp eq i32 %350, 1
  br i1 %701, label %702, label %725

702:
  %703 = call i32 @llvm.ctlz.i32(i32 %206, i1 false)
  %704 = sub nuw nsw i32 31, %703
  %705 = zext nneg i32 %704 to i64
  %706 = getelementptr inbounds nuw i64, ptr %19, i64 %705
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr i64, ptr %34, i64 %213
  store i64 %707, ptr %708, align 8
  %709 = insertelement <32 x i64> poison, i64 %707, i64 0
  %710 = shufflevector <32 x i64> %709, <32 x i64> poison, <32 x i32> zeroinitializer
  %711 = icmp ne <32 x i64> %710, %579
  %712 = bitcast <32 x i1> %711 to i32
  %713 = and i32 %206, %712
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %836, label %787

715:
  store <32 x i64> %183, ptr %16, align 64
  br label %716

716:
  %717 = phi i64 [ 0, %715 ], [ %723, %716 ]
  %718 = getelementptr inbounds nuw i64, ptr %16, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = getelementptr inbounds nuw i64, ptr %19, i64 %717
  %721 = load i64, ptr %720, align 8
  %722 = getelementptr inbounds nuw i64, ptr %34, i64 %719
  store i64 %721, ptr %722, align 8
  %723 = add nuw nsw i64 %717, 1
  %724 = icmp eq i64 %723, 32
  br i1 %724, label %738, label %716

725:
  store <32 x i64> %183, ptr %16, align 64
  br label %726

726:
  %727 = phi i32 [ %736, %726 ], [ %206, %725 ]
  %728 = call i32 @llvm.cttz.i32(i32 %727, i1 true)
  %729 = zext nneg i32 %728 to i64
  %730 = getelementptr inbounds nuw i64, ptr %16, i64 %729
  %731 = load i64, ptr %730, align 8
  %732 = getelementptr inbounds nuw i64, ptr %19, i64 %729
  %733 = load i64, ptr %732, align 8
  %734 = getelementptr inbounds nuw i64, ptr %34, i64 %731
  store i64 %733, ptr %734, align 8
  %735 = add i32 %727, -1
  %736 = and i32 %735, %727
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %738, label %726

738:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %739 = icmp eq i32 %350, 4
  br i1 %739, label %742, label %740

740:
  %741 = icmp eq i32 %350, 2
  br label %765

742:
  store <32 x i64> %183, ptr %22, align 64
  br i1 %670, label %743, label %752

743:
  %744 = phi i64 [ %750, %743 ], [ 0, %742 ]
  %745 = getelementptr inbounds nuw i64, ptr %22, i64 %744
  %746 = load i64, ptr %745, align 8
  %747 = getelementptr inbounds nuw i64, ptr %34, i64 %746
  %748 = load i64, ptr %747, align 8
  %749 = getelementptr inbounds nuw i64, ptr %23, i64 %744
  store i64 %748, ptr %749, align 8
  %750 = add nuw nsw i64 %744, 1
  %751 = icmp eq i64 %750, 32
  br i1 %751, label %764, label %743

752:
  %753 = phi i32 [ %762, %752 ], [ %206, %742 ]
  %754 = call i32 @llvm.cttz.i32(i32 %753, i1 true)
  %755 = zext nneg i32 %754 to i64
  %756 = getelementptr inbounds nuw i64, ptr %22, i64 %755
  %757 = load i64, ptr %756, align 8
  %758 = getelementptr inbounds nuw i64, ptr %34, i64 %757
  %759 = load i64, ptr %758, align 8
  %760 = getelementptr inbounds nuw i64, ptr %23, i64 %755
  store i64 %759, ptr %760, align 8
  %761 = add i32 %753, -1
  %762 = and i32 %761, %753
  %763 = icmp eq i32 %762, 0
  br i1 %763, label %764, label %752

764:
  br label %781

765:
  %766 = phi i1 [ true, %740 ], [ false, %780 ]
  %767 = phi ptr [ %24, %740 ], [ %53, %780 ]
  %768 = phi ptr [ %23, %740 ], [ %54, %780 ]
  %769 = phi ptr [ %23, %740 ], [ %55, %780 ]
  store <32 x i64> %183, ptr %24, align 256
  %770 = load i64, ptr %767, align 64
  %771 = getelementptr inbounds nuw i64, ptr %34, i64 %770
  br i1 %741, label %774, label %772

772:
  %773 = load i64, ptr %771, align 8
  br label %775

774:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %768, ptr align 8 %771, i64 128, i1 false)
  br label %780

775:
  %776 = phi i64 [ 0, %772 ], [ %778, %775 ]
  %777 = getelementptr inbounds nuw i64, ptr %769, i64 %776
  store i64 %773, ptr %777, align 8
  %778 = add nuw nsw i64 %776, 1
  %779 = icmp eq i64 %778, 16
  br i1 %779, label %780, label %775

780:
  br i1 %766, label %765, label %781

781:
  %782 = load <32 x i64>, ptr %23, align 64
  %783 = icmp ne <32 x i64> %782, %579
  %784 = bitcast <32 x i1> %783 to i32
  %785 = and i32 %206, %784
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %836, label %788

787:
  store <32 x i64> %577, ptr %20, align 64
  br label %790

788:
  store <32 x i64> %577, ptr %20, align 64
  %789 = icmp eq i32 %350, 1
  br i1 %789, label %790, label %798

790:
  %791 = phi i32 [ %713, %787 ], [ %785, %788 ]
  %792 = call i32 @llvm.ctlz.i32(i32 %791, i1 true)
  %793 = xor i32 %792, 31
  %794 = zext nneg i32 %793 to i64
  %795 = getelementptr inbounds nuw i64, ptr %20, i64 %794
  %796 = load i64, ptr %795, align 8
  %797 = getelementptr i64, ptr %34, i64 %213
  store i64 %796, ptr %797, align 8
  br label %822

798:
  store <32 x i64> %183, ptr %15, align 64
  %799 = icmp eq i32 %785, -1
  br i1 %799, label %800, label %809

800:
  %801 = phi i64 [ %807, %800 ], [ 0, %798 ]
  %802 = getelementptr inbounds nuw i64, ptr %15, i64 %801
  %803 = load i64, ptr %802, align 8
  %804 = getelementptr inbounds nuw i64, ptr %20, i64 %801
  %805 = load i64, ptr %804, align 8
  %806 = getelementptr inbounds nuw i64, ptr %34, i64 %803
  store i64 %805, ptr %806, align 8
  %807 = add nuw nsw i64 %801, 1
  %808 = icmp eq i64 %807, 32
  br i1 %808, label %821, label %800

809:
  %810 = phi i32 [ %819, %809 ], [ %785, %798 ]
  %811 = call i32 @llvm.cttz.i32(i32 %810, i1 true)
  %812 = zext nneg i32 %811 to i64
  %813 = getelementptr inbounds nuw i64, ptr %15, i64 %812
  %814 = load i64, ptr %813, align 8
  %815 = getelementptr inbounds nuw i64, ptr %20, i64 %812
  %816 = load i64, ptr %815, align 8
  %817 = getelementptr inbounds nuw i64, ptr %34, i64 %814
  store i64 %816, ptr %817, align 8
  %818 = add i32 %810, -1
  %819 = and i32 %818, %810
  %820 = icmp eq i32 %819, 0
  br i1 %820, label %821, label %809

821:
  br label %822

822:
  br label %836

823:
  store <32 x i64> %3, ptr %32, align 64
  %824 = icmp eq i32 %2, 0
  br i1 %824, label %835, label %825

825:
  %826 = phi i32 [ %833, %825 ], [ %2, %823 ]
  %827 = call i32 @llvm.cttz.i32(i32 %826, i1 true)
  %828 = shl nuw i32 1, %827
  %829 = zext nneg i32 %827 to i64
  %830 = getelementptr inbounds nuw i64, ptr %32, i64 %829
  %831 = load i64, ptr %830, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %828, i64 %831, ptr %4, i32 %5, i1 zeroext %6)
  %832 = add i32 %826, -1
  %833 = and i32 %832, %826
  %834 = icmp eq i32 %833, 0
  br i1 %834, label %835, label %825

835:
  br label %839

836:
  %837 = add nuw nsw i64 %171, 1
  %838 = icmp eq i64 %837, %111
  br i1 %838, label %839, label %170

839:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %82, label %83, label %88

83:
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %85 = load ptr, ptr %84, align 8
  %86 = load i32, ptr %85, align 4
  %87 = or i32 %86, 2
  store i32 %87, ptr %85, align 4
  call void @suspect(ptr %0)
  br label %88

88:
  %89 = add i64 %78, %81
  %90 = icmp ult i64 %78, %89
  br i1 %90, label %91, label %100

91:
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %94 = or i64 %37, -4398046314496
  %95 = or disjoint i64 %53, -4398046314496
  br label %96

96:
  %97 = phi i64 [ %78, %91 ], [ %236, %235 ]
  %98 = load i64, ptr %10, align 8
  %99 = icmp ult i64 %97, %98
  br i1 %99, label %101, label %100

100:
  ret void

101:
  %102 = getelementptr inbounds nuw i64, ptr %9, i64 %97
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i64, ptr %12, i64 %97
  %105 = load i64, ptr %104, align 8
  %106 = icmp ult i64 %103, %59
  %107 = sub i64 %103, %35
  %108 = icmp ult i64 %107, %46
  %109 = or i1 %106, %108
  %110 = icmp ugt i64 %60, %103
  %111 = select i1 %6, i1 %110, i1 false
  %112 = xor i1 %111, true
  %113 = and i1 %109, %112
  br i1 %113, label %143, label %114

114:
  br i1 %111, label %115, label %116

115:
  call void @suspect(ptr %0)
  br label %116

116:
  %117 = icmp ult i64 %107, %50
  %118 = xor i64 %103, %41
  %119 = and i64 %118, 132064
  %120 = icmp eq i64 %119, 0
  %121 = and i1 %117, %120
  %122 = xor i64 %103, %71
  %123 = and i64 %122, -4398046248961
  %124 = icmp eq i64 %123, 0
  %125 = or i1 %124, %121
  %126 = or i1 %109, %125
  %127 = xor i1 %126, true
  %128 = and i64 %103, 262144
  %129 = icmp eq i64 %128, 0
  %130 = and i1 %129, %127
  %131 = zext i1 %130 to i32
  %132 = select i1 %130, i1 %63, i1 false
  br i1 %132, label %133, label %139

133:
  %134 = load ptr, ptr %92, align 8
  %135 = load i64, ptr %10, align 8
  %136 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %103, i64 %97, ptr %134, i64 %135)
  %137 = xor i32 %136, -1
  %138 = and i32 %137, %131
  br label %139

139:
  %140 = phi i32 [ %138, %133 ], [ %131, %116 ]
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %143, label %142

142:
  call void @suspect(ptr %0)
  br label %143

143:
  br i1 %63, label %144, label %149

144:
  %145 = load ptr, ptr %93, align 8
  %146 = icmp eq ptr %145, null
  %147 = select i1 %146, i64 4398045986816, i64 0
  %148 = or disjoint i64 %147, %95
  br label %149

149:
  %150 = phi i64 [ %148, %144 ], [ -4398046314496, %143 ]
  %151 = xor i64 %105, %58
  %152 = and i64 %150, %151
  %153 = icmp ne i64 %152, 0
  %154 = icmp ult i64 %105, %59
  %155 = sub i64 %105, %35
  %156 = icmp ult i64 %155, %46
  %157 = or i1 %154, %156
  %158 = or i1 %157, %153
  br i1 %158, label %167, label %159

159:
  %160 = load ptr, ptr %93, align 8
  %161 = icmp eq ptr %160, null
  br i1 %161, label %235, label %162

162:
  %163 = load i64, ptr %10, align 8
  %164 = mul i64 %163, %52
  %165 = getelementptr i32, ptr %160, i64 %97
  %166 = getelementptr i32, ptr %165, i64 %164
  store i32 %32, ptr %166, align 4
  br label %235

167:
  %168 = xor i64 %105, %73
  %169 = and i64 %168, -262145
  %170 = icmp eq i64 %169, 0
  br i1 %170, label %235, label %171

171:
  br i1 %29, label %172, label %174

172:
  %173 = xor i1 %157, true
  br label %176

174:
  %175 = icmp uge i64 %105, %59
  br label %176

176:
  %177 = phi i1 [ %173, %172 ], [ %175, %174 ]
  %178 = and i64 %105, 262144
  %179 = icmp eq i64 %178, 0
  %180 = and i1 %179, %177
  %181 = select i1 %180, i64 0, i64 262144
  %182 = icmp ult i64 %155, %50
  %183 = xor i64 %105, %42
  %184 = and i64 %183, 132064
  %185 = icmp eq i64 %184, 0
  %186 = and i1 %182, %185
  %187 = xor i64 %105, %71
  %188 = and i64 %187, -4398046248961
  %189 = icmp eq i64 %188, 0
  %190 = or i1 %189, %186
  %191 = or i1 %157, %190
  %192 = and i64 %105, -4398046511104
  %193 = icmp eq i64 %192, %35
  br i1 %193, label %194, label %203

194:
  %195 = and i64 %105, 196608
  %196 = icmp eq i64 %195, 131072
  %197 = and i64 %105, 65535
  %198 = lshr i64 %105, 5
  %199 = and i64 %198, 15
  %200 = shl nuw nsw i64 1, %199
  %201 = select i1 %196, i64 %197, i64 %200
  %202 = or i64 %201, %58
  br label %203

203:
  %204 = phi i64 [ %202, %194 ], [ %94, %176 ]
  %205 = and i64 %183, -4398046379040
  %206 = icmp eq i64 %205, 0
  %207 = select i1 %206, i64 %55, i64 %204
  %208 = and i64 %181, %105
  %209 = or i64 %207, %208
  %210 = or i64 %181, %73
  %211 = select i1 %191, i64 %210, i64 %209
  %212 = load ptr, ptr %93, align 8
  %213 = icmp ne ptr %212, null
  %214 = and i64 %211, 196608
  %215 = icmp eq i64 %214, 131072
  %216 = select i1 %213, i1 %215, i1 false
  br i1 %216, label %217, label %234

217:
  %218 = load i64, ptr %10, align 8
  %219 = and i64 %105, 131072
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %221, label %230

221:
  %222 = lshr i64 %105, 5
  %223 = and i64 %222, 15
  %224 = mul i64 %218, %223
  %225 = lshr i64 %105, 19
  %226 = trunc i64 %225 to i32
  %227 = and i32 %226, 8388607
  %228 = getelementptr i32, ptr %212, i64 %97
  %229 = getelementptr i32, ptr %228, i64 %224
  store i32 %227, ptr %229, align 4
  br label %230

230:
  %231 = mul i64 %218, %52
  %232 = getelementptr i32, ptr %212, i64 %97
  %233 = getelementptr i32, ptr %232, i64 %231
  store i32 %32, ptr %233, align 4
  br label %234

234:
  store i64 %211, ptr %104, align 8
  br label %235

235:
  %236 = add nuw i64 %97, 1
  %237 = icmp eq i64 %236, %89
  br i1 %237, label %100, label %96
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %109, label %110, label %115

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %112 = load ptr, ptr %111, align 8
  %113 = load i32, ptr %112, align 4
  %114 = or i32 %113, 2
  store i32 %114, ptr %112, align 4
  call void @suspect(ptr %0)
  br label %735

115:
  %116 = icmp ne i32 %106, 1
  %117 = icmp eq i32 %2, -1
  %118 = and i1 %117, %116
  br i1 %118, label %121, label %119

119:
  %120 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %130

121:
  %122 = insertelement <32 x i64> poison, i64 %107, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = mul nuw nsw <32 x i64> %123, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %125 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = add <32 x i64> %124, %125
  %127 = icmp ne <32 x i64> %104, %126
  %128 = bitcast <32 x i1> %127 to i32
  %129 = icmp eq i32 %128, 0
  br label %130

130:
  %131 = phi <32 x i64> [ %120, %119 ], [ %125, %121 ]
  %132 = phi i1 [ false, %119 ], [ %129, %121 ]
  %133 = call i64 @llvm.cttz.i64(i64 %107, i1 true)
  %134 = insertelement <32 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = add i64 %108, 32
  %137 = insertelement <32 x i64> poison, i64 %74, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %69, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = select i1 %6, i64 %92, i64 0
  %142 = insertelement <32 x i64> poison, i64 %91, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %67, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %78, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = insertelement <32 x i64> poison, i64 %82, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %151 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %152 = insertelement <32 x i64> poison, i64 %90, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = or i64 %69, -4398046314496
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  %157 = insertelement <32 x i64> poison, i64 %87, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  %159 = insertelement <32 x i64> poison, i64 %68, i64 0
  %160 = shufflevector <32 x i64> %159, <32 x i64> poison, <32 x i32> zeroinitializer
  %161 = insertelement <32 x i32> poison, i32 %64, i64 0
  %162 = shufflevector <32 x i32> %161, <32 x i32> poison, <32 x i32> zeroinitializer
  %163 = insertelement <32 x i64> poison, i64 %141, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  %165 = or disjoint i64 %85, -4398046314496
  br label %166

166:
  %167 = phi i64 [ 0, %130 ], [ %733, %732 ]
  %168 = insertelement <32 x i64> poison, i64 %167, i64 0
  %169 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> zeroinitializer
  %170 = add <32 x i64> %169, %104
  br i1 %132, label %171, label %178

171:
  %172 = shl nuw nsw i64 %167, 5
  %173 = insertelement <32 x i64> poison, i64 %172, i64 0
  %174 = shufflevector <32 x i64> %173, <32 x i64> poison, <32 x i32> zeroinitializer
  %175 = or disjoint <32 x i64> %174, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %176 = add <32 x i64> %175, %131
  %177 = lshr <32 x i64> %175, %135
  br label %178

178:
  %179 = phi <32 x i64> [ %176, %171 ], [ %170, %166 ]
  %180 = phi <32 x i64> [ %177, %171 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %166 ]
  %181 = load i32, ptr %36, align 4
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %188, label %183

183:
  %184 = add i32 %181, -1
  %185 = zext i32 %184 to i64
  %186 = insertelement <32 x i64> poison, i64 %185, i64 0
  %187 = shufflevector <32 x i64> %186, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %188

188:
  %189 = phi <32 x i64> [ %187, %183 ], [ %180, %178 ]
  %190 = load i64, ptr %33, align 8
  br i1 %132, label %191, label %195

191:
  %192 = shl i64 %167, 5
  %193 = add i64 %136, %192
  %194 = icmp ugt i64 %193, %190
  br i1 %194, label %195, label %201

195:
  %196 = insertelement <32 x i64> poison, i64 %190, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = icmp ult <32 x i64> %179, %197
  %199 = bitcast <32 x i1> %198 to i32
  %200 = and i32 %2, %199
  br label %201

201:
  %202 = phi i32 [ %200, %195 ], [ %2, %191 ]
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %732, label %204

204:
  %205 = or <32 x i64> %189, %138
  %206 = call i32 @llvm.cttz.i32(i32 %202, i1 false)
  store <32 x i64> %179, ptr %30, align 64
  %207 = zext nneg i32 %206 to i64
  %208 = getelementptr inbounds nuw i64, ptr %30, i64 %207
  %209 = load i64, ptr %208, align 8
  %210 = sub i64 %209, %207
  br i1 %132, label %240, label %211

211:
  %212 = insertelement <32 x i64> poison, i64 %210, i64 0
  %213 = shufflevector <32 x i64> %212, <32 x i64> poison, <32 x i32> zeroinitializer
  %214 = add <32 x i64> %213, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %215 = icmp eq <32 x i64> %179, %214
  %216 = bitcast <32 x i1> %215 to i32
  %217 = xor i32 %202, -1
  %218 = or i32 %216, %217
  %219 = icmp eq i32 %218, -1
  br i1 %219, label %240, label %220

220:
  %221 = insertelement <32 x i64> poison, i64 %209, i64 0
  %222 = shufflevector <32 x i64> %221, <32 x i64> poison, <32 x i32> zeroinitializer
  %223 = icmp eq <32 x i64> %179, %222
  %224 = bitcast <32 x i1> %223 to i32
  %225 = or i32 %224, %217
  %226 = icmp eq i32 %225, -1
  br i1 %226, label %246, label %227

227:
  %228 = icmp eq i32 %202, -1
  br i1 %228, label %229, label %257

229:
  %230 = shufflevector <32 x i64> %179, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %231 = add <32 x i64> %230, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %232 = icmp ne <32 x i64> %179, %231
  %233 = bitcast <32 x i1> %232 to i32
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %255, label %235

235:
  %236 = icmp ne <32 x i64> %179, %230
  %237 = bitcast <32 x i1> %236 to i32
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %255, label %239

239:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %179, ptr %25, align 64
  br label %258

240:
  %241 = getelementptr inbounds nuw i64, ptr %32, i64 %210
  %242 = bitcast i32 %202 to <32 x i1>
  %243 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %241, <32 x i1> %242, <32 x i64> zeroinitializer)
  %244 = getelementptr inbounds nuw i64, ptr %35, i64 %210
  %245 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %244, <32 x i1> %242, <32 x i64> zeroinitializer)
  br label %344

246:
  %247 = getelementptr i64, ptr %32, i64 %209
  %248 = load i64, ptr %247, align 8
  %249 = insertelement <32 x i64> poison, i64 %248, i64 0
  %250 = shufflevector <32 x i64> %249, <32 x i64> poison, <32 x i32> zeroinitializer
  %251 = getelementptr i64, ptr %35, i64 %209
  %252 = load i64, ptr %251, align 8
  %253 = insertelement <32 x i64> poison, i64 %252, i64 0
  %254 = shufflevector <32 x i64> %253, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %344

255:
  %256 = phi i32 [ 2, %229 ], [ 3, %235 ]
  store <32 x i64> zeroinitializer, ptr %26, align 64
  br label %281

257:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %179, ptr %25, align 64
  br label %269

258:
  %259 = phi i64 [ 0, %239 ], [ %265, %258 ]
  %260 = getelementptr inbounds nuw i64, ptr %25, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i64, ptr %32, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds nuw i64, ptr %26, i64 %259
  store i64 %263, ptr %264, align 8
  %265 = add nuw nsw i64 %259, 1
  %266 = icmp eq i64 %265, 32
  br i1 %266, label %267, label %258

267:
  %268 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %179, ptr %24, align 64
  br label %301

269:
  %270 = phi i32 [ %279, %269 ], [ %202, %257 ]
  %271 = call i32 @llvm.cttz.i32(i32 %270, i1 true)
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw i64, ptr %25, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i64, ptr %32, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = getelementptr inbounds nuw i64, ptr %26, i64 %272
  store i64 %276, ptr %277, align 8
  %278 = add i32 %270, -1
  %279 = and i32 %278, %270
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %299, label %269

281:
  %282 = phi i1 [ true, %255 ], [ false, %296 ]
  %283 = phi ptr [ %27, %255 ], [ %48, %296 ]
  %284 = phi ptr [ %26, %255 ], [ %49, %296 ]
  %285 = phi ptr [ %26, %255 ], [ %50, %296 ]
  store <32 x i64> %179, ptr %27, align 256
  %286 = load i64, ptr %283, align 64
  %287 = getelementptr inbounds nuw i64, ptr %32, i64 %286
  br i1 %234, label %290, label %288

288:
  %289 = load i64, ptr %287, align 8
  br label %291

290:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %284, ptr align 8 %287, i64 128, i1 false)
  br label %296

291:
  %292 = phi i64 [ 0, %288 ], [ %294, %291 ]
  %293 = getelementptr inbounds nuw i64, ptr %285, i64 %292
  store i64 %289, ptr %293, align 8
  %294 = add nuw nsw i64 %292, 1
  %295 = icmp eq i64 %294, 16
  br i1 %295, label %296, label %291

296:
  br i1 %282, label %281, label %297

297:
  %298 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  br label %324

299:
  %300 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %179, ptr %24, align 64
  br label %310

301:
  %302 = phi i64 [ 0, %267 ], [ %308, %301 ]
  %303 = getelementptr inbounds nuw i64, ptr %24, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds nuw i64, ptr %35, i64 %304
  %306 = load i64, ptr %305, align 8
  %307 = getelementptr inbounds nuw i64, ptr %28, i64 %302
  store i64 %306, ptr %307, align 8
  %308 = add nuw nsw i64 %302, 1
  %309 = icmp eq i64 %308, 32
  br i1 %309, label %322, label %301

310:
  %311 = phi i32 [ %320, %310 ], [ %202, %299 ]
  %312 = call i32 @llvm.cttz.i32(i32 %311, i1 true)
  %313 = zext nneg i32 %312 to i64
  %314 = getelementptr inbounds nuw i64, ptr %24, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds nuw i64, ptr %35, i64 %315
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds nuw i64, ptr %28, i64 %313
  store i64 %317, ptr %318, align 8
  %319 = add i32 %311, -1
  %320 = and i32 %319, %311
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %310

322:
  %323 = phi <32 x i64> [ %268, %301 ], [ %300, %310 ]
  br label %340

324:
  %325 = phi i1 [ true, %297 ], [ false, %339 ]
  %326 = phi ptr [ %29, %297 ], [ %45, %339 ]
  %327 = phi ptr [ %28, %297 ], [ %46, %339 ]
  %328 = phi ptr [ %28, %297 ], [ %47, %339 ]
  store <32 x i64> %179, ptr %29, align 256
  %329 = load i64, ptr %326, align 64
  %330 = getelementptr inbounds nuw i64, ptr %35, i64 %329
  br i1 %234, label %333, label %331

331:
  %332 = load i64, ptr %330, align 8
  br label %334

333:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %327, ptr align 8 %330, i64 128, i1 false)
  br label %339

334:
  %335 = phi i64 [ 0, %331 ], [ %337, %334 ]
  %336 = getelementptr inbounds nuw i64, ptr %328, i64 %335
  store i64 %332, ptr %336, align 8
  %337 = add nuw nsw i64 %335, 1
  %338 = icmp eq i64 %337, 16
  br i1 %338, label %339, label %334

339:
  br i1 %325, label %324, label %340

340:
  %341 = phi i32 [ 4, %322 ], [ %256, %339 ]
  %342 = phi <32 x i64> [ %323, %322 ], [ %298, %339 ]
  %343 = load <32 x i64>, ptr %28, align 64
  br label %344

344:
  %345 = phi <32 x i64> [ %243, %240 ], [ %250, %246 ], [ %342, %340 ]
  %346 = phi i32 [ 0, %240 ], [ 1, %246 ], [ %341, %340 ]
  %347 = phi <32 x i64> [ %245, %240 ], [ %254, %246 ], [ %343, %340 ]
  %348 = or <32 x i64> %140, %205
  %349 = icmp ult <32 x i64> %345, %143
  %350 = sub <32 x i64> %345, %145
  %351 = icmp ult <32 x i64> %350, %147
  %352 = or <32 x i1> %349, %351
  %353 = icmp ult <32 x i64> %345, %164
  %354 = xor <32 x i1> %352, splat (i1 true)
  %355 = or <32 x i1> %353, %354
  %356 = bitcast <32 x i1> %355 to i32
  %357 = and i32 %202, %356
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %393, label %359

359:
  %360 = bitcast <32 x i1> %353 to i32
  %361 = and i32 %202, %360
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %364, label %363

363:
  call void @suspect(ptr %0)
  br label %364

364:
  %365 = icmp ult <32 x i64> %350, %149
  %366 = xor <32 x i64> %345, %138
  %367 = and <32 x i64> %366, splat (i64 132064)
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = select <32 x i1> %365, <32 x i1> %368, <32 x i1> zeroinitializer
  %370 = or <32 x i1> %352, %369
  %371 = xor <32 x i64> %345, %205
  %372 = and <32 x i64> %371, splat (i64 -4398046248961)
  %373 = icmp eq <32 x i64> %372, zeroinitializer
  %374 = select <32 x i1> %373, <32 x i1> splat (i1 true), <32 x i1> %370
  %375 = xor <32 x i1> %374, splat (i1 true)
  %376 = and <32 x i64> %345, splat (i64 262144)
  %377 = icmp eq <32 x i64> %376, zeroinitializer
  %378 = and <32 x i1> %377, %375
  %379 = bitcast <32 x i1> %378 to i32
  %380 = and i32 %202, %379
  %381 = icmp eq i32 %380, 0
  %382 = select i1 %381, i1 true, i1 %95
  br i1 %382, label %389, label %383

383:
  %384 = load ptr, ptr %150, align 8
  %385 = load i64, ptr %33, align 8
  %386 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %380, <32 x i64> %345, <32 x i64> %179, ptr %384, i64 %385)
  %387 = xor i32 %386, -1
  %388 = and i32 %380, %387
  br label %389

389:
  %390 = phi i32 [ %388, %383 ], [ %380, %364 ]
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %393, label %392

392:
  call void @suspect(ptr %0)
  br label %393

393:
  br i1 %95, label %399, label %394

394:
  %395 = load ptr, ptr %151, align 8
  %396 = icmp eq ptr %395, null
  %397 = select i1 %396, i64 4398045986816, i64 0
  %398 = or disjoint i64 %397, %165
  br label %399

399:
  %400 = phi i64 [ %398, %394 ], [ -4398046314496, %393 ]
  %401 = xor <32 x i64> %347, %153
  %402 = insertelement <32 x i64> poison, i64 %400, i64 0
  %403 = shufflevector <32 x i64> %402, <32 x i64> poison, <32 x i32> zeroinitializer
  %404 = and <32 x i64> %403, %401
  %405 = icmp ne <32 x i64> %404, zeroinitializer
  %406 = icmp ult <32 x i64> %347, %143
  %407 = sub <32 x i64> %347, %145
  %408 = icmp ult <32 x i64> %407, %147
  %409 = or <32 x i1> %406, %408
  %410 = select <32 x i1> %405, <32 x i1> splat (i1 true), <32 x i1> %409
  %411 = bitcast <32 x i1> %410 to i32
  %412 = and i32 %202, %411
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %414, label %453

414:
  %415 = load ptr, ptr %151, align 8
  %416 = icmp eq ptr %415, null
  br i1 %416, label %732, label %417

417:
  %418 = load i64, ptr %33, align 8
  %419 = mul i64 %418, %84
  %420 = getelementptr inbounds nuw i32, ptr %415, i64 %419
  %421 = icmp eq i32 %346, 0
  br i1 %421, label %422, label %425

422:
  %423 = getelementptr inbounds nuw i32, ptr %420, i64 %210
  %424 = bitcast i32 %202 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %162, ptr align 4 %423, <32 x i1> %424)
  br label %732

425:
  %426 = bitcast i32 %202 to <32 x i1>
  %427 = getelementptr i32, ptr %420, <32 x i64> %179
  %428 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %427, <32 x i1> %426, <32 x i32> zeroinitializer)
  %429 = icmp ne <32 x i32> %428, %162
  %430 = bitcast <32 x i1> %429 to i32
  %431 = and i32 %202, %430
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %732, label %433

433:
  store <32 x i64> %179, ptr %8, align 64
  %434 = icmp eq i32 %431, -1
  br i1 %434, label %435, label %442

435:
  %436 = phi i64 [ %440, %435 ], [ 0, %433 ]
  %437 = getelementptr inbounds nuw i64, ptr %8, i64 %436
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds nuw i32, ptr %420, i64 %438
  store i32 %64, ptr %439, align 4
  %440 = add nuw nsw i64 %436, 1
  %441 = icmp eq i64 %440, 32
  br i1 %441, label %452, label %435

442:
  %443 = phi i32 [ %450, %442 ], [ %431, %433 ]
  %444 = call i32 @llvm.cttz.i32(i32 %443, i1 true)
  %445 = zext nneg i32 %444 to i64
  %446 = getelementptr inbounds nuw i64, ptr %8, i64 %445
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds nuw i32, ptr %420, i64 %447
  store i32 %64, ptr %448, align 4
  %449 = add i32 %443, -1
  %450 = and i32 %449, %443
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %452, label %442

452:
  br label %732

453:
  %454 = select i1 %61, <32 x i1> %409, <32 x i1> %406
  %455 = and <32 x i64> %347, splat (i64 262144)
  %456 = icmp ne <32 x i64> %455, zeroinitializer
  %457 = select <32 x i1> %454, <32 x i1> splat (i1 true), <32 x i1> %456
  %458 = select <32 x i1> %457, <32 x i64> splat (i64 262144), <32 x i64> zeroinitializer
  %459 = icmp ult <32 x i64> %407, %149
  %460 = xor <32 x i64> %347, %138
  %461 = and <32 x i64> %460, splat (i64 132064)
  %462 = icmp eq <32 x i64> %461, zeroinitializer
  %463 = select <32 x i1> %459, <32 x i1> %462, <32 x i1> zeroinitializer
  %464 = or <32 x i1> %409, %463
  %465 = xor <32 x i64> %347, %205
  %466 = and <32 x i64> %465, splat (i64 -4398046248961)
  %467 = icmp eq <32 x i64> %466, zeroinitializer
  %468 = select <32 x i1> %467, <32 x i1> splat (i1 true), <32 x i1> %464
  %469 = lshr <32 x i64> %347, splat (i64 5)
  %470 = and <32 x i64> %469, splat (i64 15)
  %471 = shl nuw nsw <32 x i64> splat (i64 1), %470
  %472 = and <32 x i64> %347, splat (i64 196608)
  %473 = icmp eq <32 x i64> %472, splat (i64 131072)
  %474 = and <32 x i64> %347, splat (i64 65535)
  %475 = select <32 x i1> %473, <32 x i64> %474, <32 x i64> %471
  %476 = and <32 x i64> %347, splat (i64 -4398046511104)
  %477 = icmp eq <32 x i64> %476, %145
  %478 = or <32 x i64> %475, %153
  %479 = select <32 x i1> %477, <32 x i64> %478, <32 x i64> %156
  %480 = and <32 x i64> %460, splat (i64 -4398046379040)
  %481 = icmp eq <32 x i64> %480, zeroinitializer
  %482 = select <32 x i1> %481, <32 x i64> %158, <32 x i64> %479
  %483 = and <32 x i64> %458, %347
  %484 = or <32 x i64> %482, %483
  %485 = or <32 x i64> %348, %458
  %486 = select <32 x i1> %468, <32 x i64> %485, <32 x i64> %484
  %487 = load ptr, ptr %151, align 8
  %488 = icmp eq ptr %487, null
  br i1 %488, label %574, label %489

489:
  %490 = and <32 x i64> %486, splat (i64 196608)
  %491 = icmp eq <32 x i64> %490, splat (i64 131072)
  %492 = bitcast <32 x i1> %491 to i32
  %493 = and i32 %202, %492
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %574, label %495

495:
  %496 = load i64, ptr %33, align 8
  %497 = and <32 x i64> %347, splat (i64 131072)
  %498 = icmp eq <32 x i64> %497, zeroinitializer
  %499 = bitcast <32 x i1> %498 to i32
  %500 = and i32 %493, %499
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %539, label %502

502:
  %503 = insertelement <32 x i64> poison, i64 %496, i64 0
  %504 = shufflevector <32 x i64> %503, <32 x i64> poison, <32 x i32> zeroinitializer
  %505 = mul <32 x i64> %504, %470
  %506 = lshr <32 x i64> %347, splat (i64 19)
  %507 = and <32 x i64> %506, splat (i64 8388607)
  store <32 x i64> %505, ptr %11, align 64
  store <32 x i64> %507, ptr %12, align 64
  store <32 x i64> %179, ptr %10, align 64
  %508 = icmp eq i32 %500, -1
  br i1 %508, label %509, label %522

509:
  %510 = phi i64 [ %520, %509 ], [ 0, %502 ]
  %511 = getelementptr inbounds nuw i64, ptr %10, i64 %510
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds nuw i64, ptr %12, i64 %510
  %514 = load i64, ptr %513, align 8
  %515 = trunc i64 %514 to i32
  %516 = getelementptr inbounds nuw i64, ptr %11, i64 %510
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr i32, ptr %487, i64 %512
  %519 = getelementptr i32, ptr %518, i64 %517
  store i32 %515, ptr %519, align 4
  %520 = add nuw nsw i64 %510, 1
  %521 = icmp eq i64 %520, 32
  br i1 %521, label %538, label %509

522:
  %523 = phi i32 [ %536, %522 ], [ %500, %502 ]
  %524 = call i32 @llvm.cttz.i32(i32 %523, i1 true)
  %525 = zext nneg i32 %524 to i64
  %526 = getelementptr inbounds nuw i64, ptr %10, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds nuw i64, ptr %12, i64 %525
  %529 = load i64, ptr %528, align 8
  %530 = trunc i64 %529 to i32
  %531 = getelementptr inbounds nuw i64, ptr %11, i64 %525
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr i32, ptr %487, i64 %527
  %534 = getelementptr i32, ptr %533, i64 %532
  store i32 %530, ptr %534, align 4
  %535 = add i32 %523, -1
  %536 = and i32 %535, %523
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %538, label %522

538:
  br label %539

539:
  %540 = mul i64 %496, %84
  %541 = insertelement <32 x i64> poison, i64 %540, i64 0
  %542 = shufflevector <32 x i64> %541, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %542, ptr %13, align 64
  store <32 x i64> %160, ptr %14, align 64
  store <32 x i64> %179, ptr %9, align 64
  %543 = icmp eq i32 %493, -1
  br i1 %543, label %544, label %557

544:
  %545 = phi i64 [ %555, %544 ], [ 0, %539 ]
  %546 = getelementptr inbounds nuw i64, ptr %9, i64 %545
  %547 = load i64, ptr %546, align 8
  %548 = getelementptr inbounds nuw i64, ptr %14, i64 %545
  %549 = load i64, ptr %548, align 8
  %550 = trunc i64 %549 to i32
  %551 = getelementptr inbounds nuw i64, ptr %13, i64 %545
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr i32, ptr %487, i64 %547
  %554 = getelementptr i32, ptr %553, i64 %552
  store i32 %550, ptr %554, align 4
  %555 = add nuw nsw i64 %545, 1
  %556 = icmp eq i64 %555, 32
  br i1 %556, label %573, label %544

557:
  %558 = phi i32 [ %571, %557 ], [ %493, %539 ]
  %559 = call i32 @llvm.cttz.i32(i32 %558, i1 true)
  %560 = zext nneg i32 %559 to i64
  %561 = getelementptr inbounds nuw i64, ptr %9, i64 %560
  %562 = load i64, ptr %561, align 8
  %563 = getelementptr inbounds nuw i64, ptr %14, i64 %560
  %564 = load i64, ptr %563, align 8
  %565 = trunc i64 %564 to i32
  %566 = getelementptr inbounds nuw i64, ptr %13, i64 %560
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr i32, ptr %487, i64 %562
  %569 = getelementptr i32, ptr %568, i64 %567
  store i32 %565, ptr %569, align 4
  %570 = add i32 %558, -1
  %571 = and i32 %570, %558
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %573, label %557

573:
  br label %574

574:
  %575 = or <32 x i64> %458, %158
  %576 = select <32 x i1> %468, <32 x i64> %575, <32 x i64> %484
  %577 = icmp eq i32 %346, 0
  br i1 %577, label %580, label %578

578:
  %579 = icmp eq i32 %202, -1
  br i1 %579, label %583, label %609

580:
  %581 = getelementptr inbounds nuw i64, ptr %35, i64 %210
  %582 = bitcast i32 %202 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %486, ptr align 8 %581, <32 x i1> %582)
  br label %732

583:
  %584 = shufflevector <32 x i64> %179, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %585 = shufflevector <32 x i64> %179, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %586 = icmp ne <32 x i64> %179, %584
  %587 = icmp ne <32 x i64> %179, %585
  %588 = and <32 x i1> %586, %587
  %589 = bitcast <32 x i1> %588 to i32
  %590 = icmp eq i32 %589, 0
  %591 = icmp eq i32 %346, 1
  br i1 %590, label %592, label %608

592:
  store <32 x i64> %576, ptr %20, align 64
  br i1 %591, label %593, label %596

593:
  %594 = extractelement <32 x i64> %576, i64 31
  %595 = getelementptr i64, ptr %35, i64 %209
  store i64 %594, ptr %595, align 8
  br label %607

596:
  store <32 x i64> %179, ptr %15, align 64
  br label %597

597:
  %598 = phi i64 [ 0, %596 ], [ %604, %597 ]
  %599 = getelementptr inbounds nuw i64, ptr %15, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = getelementptr inbounds nuw i64, ptr %20, i64 %598
  %602 = load i64, ptr %601, align 8
  %603 = getelementptr inbounds nuw i64, ptr %35, i64 %600
  store i64 %602, ptr %603, align 8
  %604 = add nuw nsw i64 %598, 1
  %605 = icmp eq i64 %604, 32
  br i1 %605, label %606, label %597

606:
  br label %607

607:
  br label %732

608:
  store <32 x i64> %486, ptr %18, align 64
  br i1 %591, label %611, label %624

609:
  store <32 x i64> %486, ptr %18, align 64
  %610 = icmp eq i32 %346, 1
  br i1 %610, label %611, label %634

611:
  %612 = call i32 @llvm.ctlz.i32(i32 %202, i1 false)
  %613 = sub nuw nsw i32 31, %612
  %614 = zext nneg i32 %613 to i64
  %615 = getelementptr inbounds nuw i64, ptr %18, i64 %614
  %616 = load i64, ptr %615, align 8
  %617 = getelementptr i64, ptr %35, i64 %209
  store i64 %616, ptr %617, align 8
  %618 = insertelement <32 x i64> poison, i64 %616, i64 0
  %619 = shufflevector <32 x i64> %618, <32 x i64> poison, <32 x i32> zeroinitializer
  %620 = icmp ne <32 x i64> %619, %486
  %621 = bitcast <32 x i1> %620 to i32
  %622 = and i32 %202, %621
  %623 = icmp eq i32 %622, 0
  br i1 %623, label %732, label %696

624:
  store <32 x i64> %179, ptr %17, align 64
  br label %625

625:
  %626 = phi i64 [ 0, %624 ], [ %632, %625 ]
  %627 = getelementptr inbounds nuw i64, ptr %17, i64 %626
  %628 = load i64, ptr %627, align 8
  %629 = getelementptr inbounds nuw i64, ptr %18, i64 %626
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds nuw i64, ptr %35, i64 %628
  store i64 %630, ptr %631, align 8
  %632 = add nuw nsw i64 %626, 1
  %633 = icmp eq i64 %632, 32
  br i1 %633, label %647, label %625

634:
  store <32 x i64> %179, ptr %17, align 64
  br label %635

635:
  %636 = phi i32 [ %645, %635 ], [ %202, %634 ]
  %637 = call i32 @llvm.cttz.i32(i32 %636, i1 true)
  %638 = zext nneg i32 %637 to i64
  %639 = getelementptr inbounds nuw i64, ptr %17, i64 %638
  %640 = load i64, ptr %639, align 8
  %641 = getelementptr inbounds nuw i64, ptr %18, i64 %638
  %642 = load i64, ptr %641, align 8
  %643 = getelementptr inbounds nuw i64, ptr %35, i64 %640
  store i64 %642, ptr %643, align 8
  %644 = add i32 %636, -1
  %645 = and i32 %644, %636
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %647, label %635

647:
  store <32 x i64> zeroinitializer, ptr %22, align 64
  %648 = icmp eq i32 %346, 4
  br i1 %648, label %651, label %649

649:
  %650 = icmp eq i32 %346, 2
  br label %674

651:
  store <32 x i64> %179, ptr %21, align 64
  br i1 %579, label %652, label %661

652:
  %653 = phi i64 [ %659, %652 ], [ 0, %651 ]
  %654 = getelementptr inbounds nuw i64, ptr %21, i64 %653
  %655 = load i64, ptr %654, align 8
  %656 = getelementptr inbounds nuw i64, ptr %35, i64 %655
  %657 = load i64, ptr %656, align 8
  %658 = getelementptr inbounds nuw i64, ptr %22, i64 %653
  store i64 %657, ptr %658, align 8
  %659 = add nuw nsw i64 %653, 1
  %660 = icmp eq i64 %659, 32
  br i1 %660, label %673, label %652

661:
  %662 = phi i32 [ %671, %661 ], [ %202, %651 ]
  %663 = call i32 @llvm.cttz.i32(i32 %662, i1 true)
  %664 = zext nneg i32 %663 to i64
  %665 = getelementptr inbounds nuw i64, ptr %21, i64 %664
  %666 = load i64, ptr %665, align 8
  %667 = getelementptr inbounds nuw i64, ptr %35, i64 %666
  %668 = load i64, ptr %667, align 8
  %669 = getelementptr inbounds nuw i64, ptr %22, i64 %664
  store i64 %668, ptr %669, align 8
  %670 = add i32 %662, -1
  %671 = and i32 %670, %662
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %673, label %661

673:
  br label %690

674:
  %675 = phi i1 [ true, %649 ], [ false, %689 ]
  %676 = phi ptr [ %23, %649 ], [ %51, %689 ]
  %677 = phi ptr [ %22, %649 ], [ %52, %689 ]
  %678 = phi ptr [ %22, %649 ], [ %53, %689 ]
  store <32 x i64> %179, ptr %23, align 256
  %679 = load i64, ptr %676, align 64
  %680 = getelementptr inbounds nuw i64, ptr %35, i64 %679
  br i1 %650, label %683, label %681

681:
  %682 = load i64, ptr %680, align 8
  br label %684

683:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %677, ptr align 8 %680, i64 128, i1 false)
  br label %689

684:
  %685 = phi i64 [ 0, %681 ], [ %687, %684 ]
  %686 = getelementptr inbounds nuw i64, ptr %678, i64 %685
  store i64 %682, ptr %686, align 8
  %687 = add nuw nsw i64 %685, 1
  %688 = icmp eq i64 %687, 16
  br i1 %688, label %689, label %684

689:
  br i1 %675, label %674, label %690

690:
  %691 = load <32 x i64>, ptr %22, align 64
  %692 = icmp ne <32 x i64> %691, %486
  %693 = bitcast <32 x i1> %692 to i32
  %694 = and i32 %202, %693
  %695 = icmp eq i32 %694, 0
  br i1 %695, label %732, label %697

696:
  store <32 x i64> %576, ptr %19, align 64
  br label %699

697:
  store <32 x i64> %576, ptr %19, align 64
  %698 = icmp eq i32 %346, 1
  br i1 %698, label %699, label %707

699:
  %700 = phi i32 [ %622, %696 ], [ %694, %697 ]
  %701 = call i32 @llvm.ctlz.i32(i32 %700, i1 true)
  %702 = xor i32 %701, 31
  %703 = zext nneg i32 %702 to i64
  %704 = getelementptr inbounds nuw i64, ptr %19, i64 %703
  %705 = load i64, ptr %704, align 8
  %706 = getelementptr i64, ptr %35, i64 %209
  store i64 %705, ptr %706, align 8
  br label %731

707:
  store <32 x i64> %179, ptr %16, align 64
  %708 = icmp eq i32 %694, -1
  br i1 %708, label %709, label %718

709:
  %710 = phi i64 [ %716, %709 ], [ 0, %707 ]
  %711 = getelementptr inbounds nuw i64, ptr %16, i64 %710
  %712 = load i64, ptr %711, align 8
  %713 = getelementptr inbounds nuw i64, ptr %19, i64 %710
  %714 = load i64, ptr %713, align 8
  %715 = getelementptr inbounds nuw i64, ptr %35, i64 %712
  store i64 %714, ptr %715, align 8
  %716 = add nuw nsw i64 %710, 1
  %717 = icmp eq i64 %716, 32
  br i1 %717, label %730, label %709

718:
  %719 = phi i32 [ %728, %718 ], [ %694, %707 ]
  %720 = call i32 @llvm.cttz.i32(i32 %719, i1 true)
  %721 = zext nneg i32 %720 to i64
  %722 = getelementptr inbounds nuw i64, ptr %16, i64 %721
  %723 = load i64, ptr %722, align 8
  %724 = getelementptr inbounds nuw i64, ptr %19, i64 %721
  %725 = load i64, ptr %724, align 8
  %726 = getelementptr inbounds nuw i64, ptr %35, i64 %723
  store i64 %725, ptr %726, align 8
  %727 = add i32 %719, -1
  %728 = and i32 %727, %719
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %730, label %718

730:
  br label %731

731:
  br label %732

732:
  %733 = add nuw nsw i64 %167, 1
  %734 = icmp eq i64 %733, %107
  br i1 %734, label %735, label %166

735:
  ret void
}

declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, <32 x i1>)

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %78, label %79, label %84

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %81 = load ptr, ptr %80, align 8
  %82 = load i32, ptr %81, align 4
  %83 = or i32 %82, 2
  store i32 %83, ptr %81, align 4
  call void @suspect(ptr %0)
  br label %84

84:
  %85 = add i64 %74, %77
  %86 = icmp ult i64 %74, %85
  br i1 %86, label %87, label %96

87:
  %88 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %90 = icmp eq i64 %56, 0
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  br label %92

92:
  %93 = phi i64 [ %74, %87 ], [ %178, %177 ]
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
  %102 = icmp ult i64 %99, %53
  %103 = sub i64 %99, %35
  %104 = icmp ult i64 %103, %46
  %105 = or i1 %102, %104
  %106 = icmp ugt i64 %54, %99
  %107 = select i1 %6, i1 %106, i1 false
  %108 = xor i1 %107, true
  %109 = select i1 %108, i1 %105, i1 false
  %110 = icmp ult i64 %101, %53
  %111 = sub i64 %101, %35
  %112 = icmp ult i64 %111, %46
  %113 = or i1 %110, %112
  %114 = and i1 %109, %113
  br i1 %114, label %155, label %115

115:
  br i1 %107, label %116, label %117

116:
  call void @suspect(ptr %0)
  br label %117

117:
  %118 = icmp ult i64 %103, %50
  %119 = xor i64 %99, %41
  %120 = and i64 %119, 132064
  %121 = icmp eq i64 %120, 0
  %122 = and i1 %118, %121
  %123 = xor i64 %99, %67
  %124 = and i64 %123, -4398046248961
  %125 = icmp eq i64 %124, 0
  %126 = or i1 %125, %122
  %127 = or i1 %105, %126
  %128 = select i1 %127, i1 true, i1 %59
  br i1 %128, label %134, label %129

129:
  %130 = load ptr, ptr %88, align 8
  %131 = load i64, ptr %10, align 8
  %132 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %99, i64 %93, ptr %130, i64 %131)
  %133 = trunc i32 %132 to i1
  br i1 %133, label %136, label %135

134:
  br i1 %127, label %136, label %135

135:
  call void @suspect(ptr %0)
  br label %136

136:
  %137 = icmp ult i64 %111, %50
  %138 = xor i64 %101, %41
  %139 = and i64 %138, 132064
  %140 = icmp eq i64 %139, 0
  %141 = and i1 %137, %140
  %142 = xor i64 %101, %67
  %143 = and i64 %142, -4398046248961
  %144 = icmp eq i64 %143, 0
  %145 = or i1 %144, %141
  %146 = or i1 %113, %145
  %147 = select i1 %146, i1 true, i1 %59
  br i1 %147, label %153, label %148

148:
  %149 = load ptr, ptr %89, align 8
  %150 = load i64, ptr %10, align 8
  %151 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %101, i64 %93, ptr %149, i64 %150)
  %152 = trunc i32 %151 to i1
  br i1 %152, label %155, label %154

153:
  br i1 %146, label %155, label %154

154:
  call void @suspect(ptr %0)
  br label %155

155:
  br i1 %90, label %173, label %156

156:
  %157 = load i64, ptr %91, align 8
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %173, label %159

159:
  %160 = and i64 %99, 3298534883328
  %161 = icmp eq i64 %160, 3298534883328
  %162 = or i1 %102, %161
  %163 = icmp ne i64 %99, 1
  %164 = and i1 %163, %162
  br i1 %164, label %173, label %165

165:
  %166 = load i64, ptr %4, align 8
  %167 = load i64, ptr %72, align 8
  %168 = shl i64 %93, %167
  %169 = add i64 %168, %166
  %170 = add nuw i64 %93, 1
  %171 = shl i64 %170, %167
  %172 = add i64 %171, %166
  call void @proxy_touch(ptr %0, ptr %1, i64 %169, i64 %172)
  br label %173

173:
  %174 = phi i64 [ %69, %155 ], [ %56, %165 ], [ %56, %159 ], [ %56, %156 ]
  %175 = icmp eq i64 %101, 0
  br i1 %175, label %177, label %176

176:
  store i64 0, ptr %100, align 8
  br label %177

177:
  store i64 %174, ptr %98, align 8
  %178 = add nuw i64 %93, 1
  %179 = icmp eq i64 %178, %85
  br i1 %179, label %96, label %92
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 820
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7056
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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 7064
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
  br i1 %100, label %101, label %106

101:
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %103 = load ptr, ptr %102, align 8
  %104 = load i32, ptr %103, align 4
  %105 = or i32 %104, 2
  store i32 %105, ptr %103, align 4
  call void @suspect(ptr %0)
  br label %638

106:
  %107 = icmp ne i32 %97, 1
  %108 = icmp eq i32 %2, -1
  %109 = and i1 %108, %107
  br i1 %109, label %112, label %110

110:
  %111 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %121

112:
  %113 = insertelement <32 x i64> poison, i64 %98, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = mul nuw nsw <32 x i64> %114, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %116 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = add <32 x i64> %115, %116
  %118 = icmp ne <32 x i64> %95, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = icmp eq i32 %119, 0
  br label %121

121:
  %122 = phi <32 x i64> [ %111, %110 ], [ %116, %112 ]
  %123 = phi i1 [ false, %110 ], [ %120, %112 ]
  %124 = call i64 @llvm.cttz.i64(i64 %98, i1 true)
  %125 = insertelement <32 x i64> poison, i64 %124, i64 0
  %126 = shufflevector <32 x i64> %125, <32 x i64> poison, <32 x i32> zeroinitializer
  %127 = add i64 %99, 32
  %128 = insertelement <32 x i64> poison, i64 %69, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %64, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = select i1 %6, i64 %81, i64 0
  %133 = insertelement <32 x i64> poison, i64 %80, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %62, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i64> poison, i64 %73, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %77, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %143 = insertelement <32 x i64> poison, i64 %79, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = icmp eq i64 %83, 0
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 1184
  %147 = insertelement <32 x i64> poison, i64 %83, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = insertelement <32 x i64> poison, i64 %132, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %151

151:
  %152 = phi i64 [ 0, %121 ], [ %636, %635 ]
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = add <32 x i64> %154, %95
  br i1 %123, label %156, label %163

156:
  %157 = shl nuw nsw i64 %152, 5
  %158 = insertelement <32 x i64> poison, i64 %157, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = or disjoint <32 x i64> %159, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %161 = add <32 x i64> %160, %122
  %162 = lshr <32 x i64> %160, %126
  br label %163

163:
  %164 = phi <32 x i64> [ %161, %156 ], [ %155, %151 ]
  %165 = phi <32 x i64> [ %162, %156 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %151 ]
  %166 = load i32, ptr %31, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %173, label %168

168:
  %169 = add i32 %166, -1
  %170 = zext i32 %169 to i64
  %171 = insertelement <32 x i64> poison, i64 %170, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %173

173:
  %174 = phi <32 x i64> [ %172, %168 ], [ %165, %163 ]
  %175 = load i64, ptr %28, align 8
  br i1 %123, label %176, label %180

176:
  %177 = shl i64 %152, 5
  %178 = add i64 %127, %177
  %179 = icmp ugt i64 %178, %175
  br i1 %179, label %180, label %186

180:
  %181 = insertelement <32 x i64> poison, i64 %175, i64 0
  %182 = shufflevector <32 x i64> %181, <32 x i64> poison, <32 x i32> zeroinitializer
  %183 = icmp ult <32 x i64> %164, %182
  %184 = bitcast <32 x i1> %183 to i32
  %185 = and i32 %2, %184
  br label %186

186:
  %187 = phi i32 [ %185, %180 ], [ %2, %176 ]
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %635, label %189

189:
  %190 = or <32 x i64> %174, %129
  %191 = call i32 @llvm.cttz.i32(i32 %187, i1 true)
  store <32 x i64> %164, ptr %25, align 64
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw i64, ptr %25, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = sub i64 %194, %192
  br i1 %123, label %225, label %196

196:
  %197 = insertelement <32 x i64> poison, i64 %195, i64 0
  %198 = shufflevector <32 x i64> %197, <32 x i64> poison, <32 x i32> zeroinitializer
  %199 = add <32 x i64> %198, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %200 = icmp eq <32 x i64> %164, %199
  %201 = bitcast <32 x i1> %200 to i32
  %202 = xor i32 %187, -1
  %203 = or i32 %201, %202
  %204 = icmp eq i32 %203, -1
  br i1 %204, label %225, label %205

205:
  %206 = insertelement <32 x i64> poison, i64 %194, i64 0
  %207 = shufflevector <32 x i64> %206, <32 x i64> poison, <32 x i32> zeroinitializer
  %208 = icmp eq <32 x i64> %164, %207
  %209 = bitcast <32 x i1> %208 to i32
  %210 = or i32 %209, %202
  %211 = icmp eq i32 %210, -1
  br i1 %211, label %231, label %212

212:
  %213 = icmp eq i32 %187, -1
  br i1 %213, label %214, label %242

214:
  %215 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %216 = add <32 x i64> %215, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %217 = icmp ne <32 x i64> %164, %216
  %218 = bitcast <32 x i1> %217 to i32
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %240, label %220

220:
  %221 = icmp ne <32 x i64> %164, %215
  %222 = bitcast <32 x i1> %221 to i32
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %240, label %224

224:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %164, ptr %20, align 64
  br label %243

225:
  %226 = getelementptr inbounds nuw i64, ptr %27, i64 %195
  %227 = bitcast i32 %187 to <32 x i1>
  %228 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %226, <32 x i1> %227, <32 x i64> zeroinitializer)
  %229 = getelementptr inbounds nuw i64, ptr %30, i64 %195
  %230 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %229, <32 x i1> %227, <32 x i64> zeroinitializer)
  br label %329

231:
  %232 = getelementptr i64, ptr %27, i64 %194
  %233 = load i64, ptr %232, align 8
  %234 = insertelement <32 x i64> poison, i64 %233, i64 0
  %235 = shufflevector <32 x i64> %234, <32 x i64> poison, <32 x i32> zeroinitializer
  %236 = getelementptr i64, ptr %30, i64 %194
  %237 = load i64, ptr %236, align 8
  %238 = insertelement <32 x i64> poison, i64 %237, i64 0
  %239 = shufflevector <32 x i64> %238, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %329

240:
  %241 = phi i32 [ 2, %214 ], [ 3, %220 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %266

242:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %164, ptr %20, align 64
  br label %254

243:
  %244 = phi i64 [ 0, %224 ], [ %250, %243 ]
  %245 = getelementptr inbounds nuw i64, ptr %20, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i64, ptr %27, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds nuw i64, ptr %21, i64 %244
  store i64 %248, ptr %249, align 8
  %250 = add nuw nsw i64 %244, 1
  %251 = icmp eq i64 %250, 32
  br i1 %251, label %252, label %243

252:
  %253 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %164, ptr %19, align 64
  br label %286

254:
  %255 = phi i32 [ %264, %254 ], [ %187, %242 ]
  %256 = call i32 @llvm.cttz.i32(i32 %255, i1 true)
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw i64, ptr %20, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i64, ptr %27, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i64, ptr %21, i64 %257
  store i64 %261, ptr %262, align 8
  %263 = add i32 %255, -1
  %264 = and i32 %263, %255
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %284, label %254

266:
  %267 = phi i1 [ true, %240 ], [ false, %281 ]
  %268 = phi ptr [ %22, %240 ], [ %43, %281 ]
  %269 = phi ptr [ %21, %240 ], [ %44, %281 ]
  %270 = phi ptr [ %21, %240 ], [ %45, %281 ]
  store <32 x i64> %164, ptr %22, align 256
  %271 = load i64, ptr %268, align 64
  %272 = getelementptr inbounds nuw i64, ptr %27, i64 %271
  br i1 %219, label %275, label %273

273:
  %274 = load i64, ptr %272, align 8
  br label %276

275:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %269, ptr align 8 %272, i64 128, i1 false)
  br label %281

276:
  %277 = phi i64 [ 0, %273 ], [ %279, %276 ]
  %278 = getelementptr inbounds nuw i64, ptr %270, i64 %277
  store i64 %274, ptr %278, align 8
  %279 = add nuw nsw i64 %277, 1
  %280 = icmp eq i64 %279, 16
  br i1 %280, label %281, label %276

281:
  br i1 %267, label %266, label %282

282:
  %283 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %309

284:
  %285 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %164, ptr %19, align 64
  br label %295

286:
  %287 = phi i64 [ 0, %252 ], [ %293, %286 ]
  %288 = getelementptr inbounds nuw i64, ptr %19, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds nuw i64, ptr %30, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds nuw i64, ptr %23, i64 %287
  store i64 %291, ptr %292, align 8
  %293 = add nuw nsw i64 %287, 1
  %294 = icmp eq i64 %293, 32
  br i1 %294, label %307, label %286

295:
  %296 = phi i32 [ %305, %295 ], [ %187, %284 ]
  %297 = call i32 @llvm.cttz.i32(i32 %296, i1 true)
  %298 = zext nneg i32 %297 to i64
  %299 = getelementptr inbounds nuw i64, ptr %19, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i64, ptr %30, i64 %300
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds nuw i64, ptr %23, i64 %298
  store i64 %302, ptr %303, align 8
  %304 = add i32 %296, -1
  %305 = and i32 %304, %296
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %295

307:
  %308 = phi <32 x i64> [ %253, %286 ], [ %285, %295 ]
  br label %325

309:
  %310 = phi i1 [ true, %282 ], [ false, %324 ]
  %311 = phi ptr [ %24, %282 ], [ %40, %324 ]
  %312 = phi ptr [ %23, %282 ], [ %41, %324 ]
  %313 = phi ptr [ %23, %282 ], [ %42, %324 ]
  store <32 x i64> %164, ptr %24, align 256
  %314 = load i64, ptr %311, align 64
  %315 = getelementptr inbounds nuw i64, ptr %30, i64 %314
  br i1 %219, label %318, label %316

316:
  %317 = load i64, ptr %315, align 8
  br label %319

318:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %312, ptr align 8 %315, i64 128, i1 false)
  br label %324

319:
  %320 = phi i64 [ 0, %316 ], [ %322, %319 ]
  %321 = getelementptr inbounds nuw i64, ptr %313, i64 %320
  store i64 %317, ptr %321, align 8
  %322 = add nuw nsw i64 %320, 1
  %323 = icmp eq i64 %322, 16
  br i1 %323, label %324, label %319

324:
  br i1 %310, label %309, label %325

325:
  %326 = phi i32 [ 4, %307 ], [ %241, %324 ]
  %327 = phi <32 x i64> [ %308, %307 ], [ %283, %324 ]
  %328 = load <32 x i64>, ptr %23, align 64
  br label %329

329:
  %330 = phi <32 x i64> [ %228, %225 ], [ %235, %231 ], [ %327, %325 ]
  %331 = phi i32 [ 0, %225 ], [ 1, %231 ], [ %326, %325 ]
  %332 = phi <32 x i64> [ %230, %225 ], [ %239, %231 ], [ %328, %325 ]
  %333 = or <32 x i64> %131, %190
  %334 = icmp ult <32 x i64> %330, %134
  %335 = sub <32 x i64> %330, %136
  %336 = icmp ult <32 x i64> %335, %138
  %337 = or <32 x i1> %334, %336
  %338 = icmp ult <32 x i64> %330, %150
  %339 = icmp ult <32 x i64> %332, %134
  %340 = sub <32 x i64> %332, %136
  %341 = icmp ult <32 x i64> %340, %138
  %342 = or <32 x i1> %339, %341
  %343 = xor <32 x i1> %337, splat (i1 true)
  %344 = xor <32 x i1> %342, splat (i1 true)
  %345 = select <32 x i1> %344, <32 x i1> splat (i1 true), <32 x i1> %338
  %346 = select <32 x i1> %345, <32 x i1> splat (i1 true), <32 x i1> %343
  %347 = bitcast <32 x i1> %346 to i32
  %348 = and i32 %187, %347
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %407, label %350

350:
  %351 = bitcast <32 x i1> %338 to i32
  %352 = and i32 %187, %351
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %355, label %354

354:
  call void @suspect(ptr %0)
  br label %355

355:
  %356 = icmp ult <32 x i64> %335, %140
  %357 = xor <32 x i64> %330, %129
  %358 = and <32 x i64> %357, splat (i64 132064)
  %359 = icmp eq <32 x i64> %358, zeroinitializer
  %360 = select <32 x i1> %356, <32 x i1> %359, <32 x i1> zeroinitializer
  %361 = or <32 x i1> %337, %360
  %362 = xor <32 x i64> %330, %190
  %363 = and <32 x i64> %362, splat (i64 -4398046248961)
  %364 = icmp eq <32 x i64> %363, zeroinitializer
  %365 = select <32 x i1> %364, <32 x i1> splat (i1 true), <32 x i1> %361
  %366 = xor <32 x i1> %365, splat (i1 true)
  %367 = bitcast <32 x i1> %366 to i32
  %368 = and i32 %187, %367
  %369 = icmp eq i32 %368, 0
  %370 = select i1 %369, i1 true, i1 %86
  br i1 %370, label %377, label %371

371:
  %372 = load ptr, ptr %141, align 8
  %373 = load i64, ptr %28, align 8
  %374 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %368, <32 x i64> %330, <32 x i64> %164, ptr %372, i64 %373)
  %375 = xor i32 %374, -1
  %376 = and i32 %368, %375
  br label %377

377:
  %378 = phi i32 [ %376, %371 ], [ %368, %355 ]
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %381, label %380

380:
  call void @suspect(ptr %0)
  br label %381

381:
  %382 = icmp ult <32 x i64> %340, %140
  %383 = xor <32 x i64> %332, %129
  %384 = and <32 x i64> %383, splat (i64 132064)
  %385 = icmp eq <32 x i64> %384, zeroinitializer
  %386 = select <32 x i1> %382, <32 x i1> %385, <32 x i1> zeroinitializer
  %387 = or <32 x i1> %342, %386
  %388 = xor <32 x i64> %332, %190
  %389 = and <32 x i64> %388, splat (i64 -4398046248961)
  %390 = icmp eq <32 x i64> %389, zeroinitializer
  %391 = select <32 x i1> %390, <32 x i1> splat (i1 true), <32 x i1> %387
  %392 = xor <32 x i1> %391, splat (i1 true)
  %393 = bitcast <32 x i1> %392 to i32
  %394 = and i32 %187, %393
  %395 = icmp eq i32 %394, 0
  %396 = select i1 %395, i1 true, i1 %86
  br i1 %396, label %403, label %397

397:
  %398 = load ptr, ptr %142, align 8
  %399 = load i64, ptr %28, align 8
  %400 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %394, <32 x i64> %332, <32 x i64> %164, ptr %398, i64 %399)
  %401 = xor i32 %400, -1
  %402 = and i32 %394, %401
  br label %403

403:
  %404 = phi i32 [ %402, %397 ], [ %394, %381 ]
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %407, label %406

406:
  call void @suspect(ptr %0)
  br label %407

407:
  br i1 %145, label %434, label %408

408:
  %409 = load i64, ptr %146, align 8
  %410 = icmp eq i64 %409, 0
  br i1 %410, label %434, label %411

411:
  %412 = icmp uge <32 x i64> %330, %134
  %413 = and <32 x i64> %330, splat (i64 3298534883328)
  %414 = icmp ne <32 x i64> %413, splat (i64 3298534883328)
  %415 = and <32 x i1> %412, %414
  %416 = icmp eq <32 x i64> %330, splat (i64 1)
  %417 = or <32 x i1> %416, %415
  %418 = bitcast <32 x i1> %417 to i32
  %419 = and i32 %187, %418
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %434, label %421

421:
  %422 = load i64, ptr %4, align 8
  %423 = bitcast i32 %419 to <32 x i1>
  %424 = select <32 x i1> %423, <32 x i64> %164, <32 x i64> splat (i64 -1)
  %425 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %424)
  %426 = load i64, ptr %91, align 8
  %427 = shl i64 %425, %426
  %428 = add i64 %427, %422
  %429 = select <32 x i1> %423, <32 x i64> %164, <32 x i64> zeroinitializer
  %430 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %429)
  %431 = add i64 %430, 1
  %432 = shl i64 %431, %426
  %433 = add i64 %432, %422
  call void @proxy_touch(ptr %0, ptr %1, i64 %428, i64 %433)
  br label %434

434:
  %435 = phi <32 x i64> [ %144, %407 ], [ %148, %421 ], [ %148, %411 ], [ %148, %408 ]
  %436 = phi <32 x i64> [ %333, %407 ], [ %148, %421 ], [ %148, %411 ], [ %148, %408 ]
  %437 = icmp ne <32 x i64> %332, zeroinitializer
  %438 = bitcast <32 x i1> %437 to i32
  %439 = and i32 %187, %438
  %440 = icmp eq i32 %439, 0
  %441 = icmp eq i32 %331, 0
  br i1 %440, label %480, label %442

442:
  br i1 %441, label %443, label %446

443:
  %444 = getelementptr inbounds nuw i64, ptr %30, i64 %195
  %445 = bitcast i32 %439 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %444, <32 x i1> %445)
  br label %483

446:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %447 = icmp eq i32 %331, 1
  br i1 %447, label %448, label %455

448:
  %449 = call i32 @llvm.ctlz.i32(i32 %439, i1 true)
  %450 = xor i32 %449, 31
  %451 = zext nneg i32 %450 to i64
  %452 = getelementptr inbounds nuw i64, ptr %12, i64 %451
  %453 = load i64, ptr %452, align 8
  %454 = getelementptr i64, ptr %30, i64 %194
  store i64 %453, ptr %454, align 8
  br label %479

455:
  store <32 x i64> %164, ptr %11, align 64
  %456 = icmp eq i32 %439, -1
  br i1 %456, label %457, label %466

457:
  %458 = phi i64 [ %464, %457 ], [ 0, %455 ]
  %459 = getelementptr inbounds nuw i64, ptr %11, i64 %458
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds nuw i64, ptr %12, i64 %458
  %462 = load i64, ptr %461, align 8
  %463 = getelementptr inbounds nuw i64, ptr %30, i64 %460
  store i64 %462, ptr %463, align 8
  %464 = add nuw nsw i64 %458, 1
  %465 = icmp eq i64 %464, 32
  br i1 %465, label %478, label %457

466:
  %467 = phi i32 [ %476, %466 ], [ %439, %455 ]
  %468 = call i32 @llvm.cttz.i32(i32 %467, i1 true)
  %469 = zext nneg i32 %468 to i64
  %470 = getelementptr inbounds nuw i64, ptr %11, i64 %469
  %471 = load i64, ptr %470, align 8
  %472 = getelementptr inbounds nuw i64, ptr %12, i64 %469
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds nuw i64, ptr %30, i64 %471
  store i64 %473, ptr %474, align 8
  %475 = add i32 %467, -1
  %476 = and i32 %475, %467
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %478, label %466

478:
  br label %479

479:
  br label %481

480:
  br i1 %441, label %483, label %481

481:
  %482 = icmp eq i32 %187, -1
  br i1 %482, label %486, label %512

483:
  %484 = getelementptr inbounds nuw i64, ptr %27, i64 %195
  %485 = bitcast i32 %187 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %436, ptr align 8 %484, <32 x i1> %485)
  br label %635

486:
  %487 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %488 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %489 = icmp ne <32 x i64> %164, %487
  %490 = icmp ne <32 x i64> %164, %488
  %491 = and <32 x i1> %489, %490
  %492 = bitcast <32 x i1> %491 to i32
  %493 = icmp eq i32 %492, 0
  %494 = icmp eq i32 %331, 1
  br i1 %493, label %495, label %511

495:
  store <32 x i64> %435, ptr %15, align 64
  br i1 %494, label %496, label %499

496:
  %497 = extractelement <32 x i64> %435, i64 31
  %498 = getelementptr i64, ptr %27, i64 %194
  store i64 %497, ptr %498, align 8
  br label %510

499:
  store <32 x i64> %164, ptr %8, align 64
  br label %500

500:
  %501 = phi i64 [ 0, %499 ], [ %507, %500 ]
  %502 = getelementptr inbounds nuw i64, ptr %8, i64 %501
  %503 = load i64, ptr %502, align 8
  %504 = getelementptr inbounds nuw i64, ptr %15, i64 %501
  %505 = load i64, ptr %504, align 8
  %506 = getelementptr inbounds nuw i64, ptr %27, i64 %503
  store i64 %505, ptr %506, align 8
  %507 = add nuw nsw i64 %501, 1
  %508 = icmp eq i64 %507, 32
  br i1 %508, label %509, label %500

509:
  br label %510

510:
  br label %635

511:
  store <32 x i64> %436, ptr %13, align 64
  br i1 %494, label %514, label %527

512:
  store <32 x i64> %436, ptr %13, align 64
  %513 = icmp eq i32 %331, 1
  br i1 %513, label %514, label %537

514:
  %515 = call i32 @llvm.ctlz.i32(i32 %187, i1 true)
  %516 = xor i32 %515, 31
  %517 = zext nneg i32 %516 to i64
  %518 = getelementptr inbounds nuw i64, ptr %13, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr i64, ptr %27, i64 %194
  store i64 %519, ptr %520, align 8
  %521 = insertelement <32 x i64> poison, i64 %519, i64 0
  %522 = shufflevector <32 x i64> %521, <32 x i64> poison, <32 x i32> zeroinitializer
  %523 = icmp ne <32 x i64> %522, %436
  %524 = bitcast <32 x i1> %523 to i32
  %525 = and i32 %187, %524
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %635, label %599

527:
  store <32 x i64> %164, ptr %10, align 64
  br label %528

528:
  %529 = phi i64 [ 0, %527 ], [ %535, %528 ]
  %530 = getelementptr inbounds nuw i64, ptr %10, i64 %529
  %531 = load i64, ptr %530, align 8
  %532 = getelementptr inbounds nuw i64, ptr %13, i64 %529
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds nuw i64, ptr %27, i64 %531
  store i64 %533, ptr %534, align 8
  %535 = add nuw nsw i64 %529, 1
  %536 = icmp eq i64 %535, 32
  br i1 %536, label %550, label %528

537:
  store <32 x i64> %164, ptr %10, align 64
  br label %538

538:
  %539 = phi i32 [ %548, %538 ], [ %187, %537 ]
  %540 = call i32 @llvm.cttz.i32(i32 %539, i1 true)
  %541 = zext nneg i32 %540 to i64
  %542 = getelementptr inbounds nuw i64, ptr %10, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i64, ptr %13, i64 %541
  %545 = load i64, ptr %544, align 8
  %546 = getelementptr inbounds nuw i64, ptr %27, i64 %543
  store i64 %545, ptr %546, align 8
  %547 = add i32 %539, -1
  %548 = and i32 %547, %539
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %550, label %538

550:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %551 = icmp eq i32 %331, 4
  br i1 %551, label %554, label %552

552:
  %553 = icmp eq i32 %331, 2
  br label %577

554:
  store <32 x i64> %164, ptr %16, align 64
  br i1 %482, label %555, label %564

555:
  %556 = phi i64 [ %562, %555 ], [ 0, %554 ]
  %557 = getelementptr inbounds nuw i64, ptr %16, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds nuw i64, ptr %27, i64 %558
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr inbounds nuw i64, ptr %17, i64 %556
  store i64 %560, ptr %561, align 8
  %562 = add nuw nsw i64 %556, 1
  %563 = icmp eq i64 %562, 32
  br i1 %563, label %576, label %555

564:
  %565 = phi i32 [ %574, %564 ], [ %187, %554 ]
  %566 = call i32 @llvm.cttz.i32(i32 %565, i1 true)
  %567 = zext nneg i32 %566 to i64
  %568 = getelementptr inbounds nuw i64, ptr %16, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds nuw i64, ptr %27, i64 %569
  %571 = load i64, ptr %570, align 8
  %572 = getelementptr inbounds nuw i64, ptr %17, i64 %567
  store i64 %571, ptr %572, align 8
  %573 = add i32 %565, -1
  %574 = and i32 %573, %565
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %576, label %564

576:
  br label %593

577:
  %578 = phi i1 [ true, %552 ], [ false, %592 ]
  %579 = phi ptr [ %18, %552 ], [ %46, %592 ]
  %580 = phi ptr [ %17, %552 ], [ %47, %592 ]
  %581 = phi ptr [ %17, %552 ], [ %48, %592 ]
  store <32 x i64> %164, ptr %18, align 256
  %582 = load i64, ptr %579, align 64
  %583 = getelementptr inbounds nuw i64, ptr %27, i64 %582
  br i1 %553, label %586, label %584

584:
  %585 = load i64, ptr %583, align 8
  br label %587

586:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %580, ptr align 8 %583, i64 128, i1 false)
  br label %592

587:
  %588 = phi i64 [ 0, %584 ], [ %590, %587 ]
  %589 = getelementptr inbounds nuw i64, ptr %581, i64 %588
  store i64 %585, ptr %589, align 8
  %590 = add nuw nsw i64 %588, 1
  %591 = icmp eq i64 %590, 16
  br i1 %591, label %592, label %587

592:
  br i1 %578, label %577, label %593

593:
  %594 = load <32 x i64>, ptr %17, align 64
  %595 = icmp ne <32 x i64> %594, %436
  %596 = bitcast <32 x i1> %595 to i32
  %597 = and i32 %187, %596
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %635, label %600

599:
  store <32 x i64> %435, ptr %14, align 64
  br label %602

600:
  store <32 x i64> %435, ptr %14, align 64
  %601 = icmp eq i32 %331, 1
  br i1 %601, label %602, label %610

602:
  %603 = phi i32 [ %525, %599 ], [ %597, %600 ]
  %604 = call i32 @llvm.ctlz.i32(i32 %603, i1 true)
  %605 = xor i32 %604, 31
  %606 = zext nneg i32 %605 to i64
  %607 = getelementptr inbounds nuw i64, ptr %14, i64 %606
  %608 = load i64, ptr %607, align 8
  %609 = getelementptr i64, ptr %27, i64 %194
  store i64 %608, ptr %609, align 8
  br label %634

610:
  store <32 x i64> %164, ptr %9, align 64
  %611 = icmp eq i32 %597, -1
  br i1 %611, label %612, label %621

612:
  %613 = phi i64 [ %619, %612 ], [ 0, %610 ]
  %614 = getelementptr inbounds nuw i64, ptr %9, i64 %613
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds nuw i64, ptr %14, i64 %613
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds nuw i64, ptr %27, i64 %615
  store i64 %617, ptr %618, align 8
  %619 = add nuw nsw i64 %613, 1
  %620 = icmp eq i64 %619, 32
  br i1 %620, label %633, label %612

621:
  %622 = phi i32 [ %631, %621 ], [ %597, %610 ]
  %623 = call i32 @llvm.cttz.i32(i32 %622, i1 true)
  %624 = zext nneg i32 %623 to i64
  %625 = getelementptr inbounds nuw i64, ptr %9, i64 %624
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds nuw i64, ptr %14, i64 %624
  %628 = load i64, ptr %627, align 8
  %629 = getelementptr inbounds nuw i64, ptr %27, i64 %626
  store i64 %628, ptr %629, align 8
  %630 = add i32 %622, -1
  %631 = and i32 %630, %622
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %633, label %621

633:
  br label %634

634:
  br label %635

635:
  %636 = add nuw nsw i64 %152, 1
  %637 = icmp eq i64 %636, %98
  br i1 %637, label %638, label %151

638:
  ret void
}

define internal void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %1, i32 %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, -1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %6, %8
  %10 = mul i64 %8, %5
  %11 = load i64, ptr %1, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %13 = load i64, ptr %12, align 8
  %14 = sub i64 %13, %9
  %15 = call i64 @llvm.umax.i64(i64 %11, i64 %14)
  store i64 %15, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = call i64 @llvm.umax.i64(i64 %17, i64 %10)
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load i8, ptr %10, align 8
  %12 = trunc nuw i8 %11 to i1
  br i1 %12, label %18, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 1796
  %15 = load i32, ptr %14, align 4
  %16 = and i32 %15, %3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %25

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %24 = load i64, ptr %23, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %1, ptr %2, ptr %20, i64 %22, i64 %24)
  br label %25

25:
  %26 = phi i1 [ true, %18 ], [ false, %13 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load i64, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load i64, ptr %31, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %1, ptr %2, ptr %28, i64 %30, i64 %32)
  %33 = load i8, ptr %10, align 8
  %34 = trunc nuw i8 %33 to i1
  br i1 %34, label %35, label %62

35:
  %36 = load ptr, ptr %0, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 1760
  %38 = load i32, ptr %37, align 32
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %62, label %40

40:
  br i1 %9, label %45, label %41

41:
  %42 = xor i32 %38, -1
  %43 = and i32 %3, %42
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %62

45:
  %46 = phi i64 [ 3, %41 ], [ 4, %40 ]
  %47 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %48 = load i32, ptr %47, align 8
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %51 = load i64, ptr %50, align 8
  %52 = mul i64 %51, %46
  %53 = add i64 %52, %49
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 7096
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 7088
  %57 = load i64, ptr %56, align 8
  %58 = mul i64 %53, %57
  %59 = getelementptr inbounds nuw i8, ptr %55, i64 %58
  %60 = load i64, ptr %29, align 8
  %61 = load i64, ptr %31, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %1, ptr %2, ptr %59, i64 %60, i64 %61)
  br label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %64 = load i32, ptr %63, align 8
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 %65, ptr %66, align 8
  br i1 %26, label %67, label %80

67:
  %68 = xor i32 %3, -1
  %69 = and i32 %4, %68
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %80

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %77 = getelementptr inbounds nuw i32, ptr %76, i64 %73
  %78 = load i32, ptr %77, align 4
  %79 = call i32 @llvm.umax.i32(i32 %78, i32 %75)
  store i32 %79, ptr %77, align 4
  br label %80

80:
  ret void
}

declare i32 @llvm.umax.i32(i32, i32)

declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

declare i32 @llvm.umin.i32(i32, i32)

declare void @llvm.assume(i1)
