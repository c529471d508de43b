; Made of screening.cpp and held.cpp and clocks.cpp and sources.cpp and proxies.cpp and products.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%"struct.(anonymous namespace)::access" = type { ptr, ptr, i32, i32, i64, i8, ptr }
%struct.shadow = type { i64, ptr, i64, i64, i64, i64, ptr, ptr }
%struct.Lanes.42 = type { [32 x i32] }
%struct.held_read = type { ptr, i32, i32, [32 x i16] }
%struct.slot = type { i64, ptr }
%"struct.(anonymous namespace)::release" = type { ptr, ptr, ptr, i64, i64, i64, i32, i32, i32, i32, i8, i8, i8 }
%"struct.(anonymous namespace)::ranges" = type { [2 x [32 x i64]], [2 x [32 x i64]] }

define void @suspect(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %3 = load ptr, ptr %2, align 8
  %4 = load i32, ptr %3, align 4
  %5 = or i32 %4, 1
  store i32 %5, ptr %3, align 4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %7 = load ptr, ptr %6, align 8
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store i64 -1, ptr %8, align 8
  ret void
}

define void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %"struct.(anonymous namespace)::access", align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %173, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 240
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
  br label %173

20:
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %173, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7008
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %45, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  %30 = add i32 %28, -1
  %31 = shl nuw i32 1, %30
  %32 = select i1 %29, i32 %2, i32 %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %34 = load i32, ptr %33, align 8
  %35 = xor i32 %34, -1
  %36 = and i32 %32, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %45, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 7016
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  br i1 %68, label %173, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 2072
  %71 = load i64, ptr %70, align 8
  store i64 0, ptr %70, align 8
  store <32 x i64> %3, ptr %6, align 64
  %72 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i64, ptr %6, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %77 = load i64, ptr %76, align 8
  %78 = icmp ne i64 %77, 0
  %79 = xor i64 %77, %75
  %80 = icmp ult i64 %79, 1099511627776
  %81 = and i1 %78, %80
  br i1 %81, label %82, label %84

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 1, ptr %83, align 8
  br label %84

84:
  %85 = insertelement <32 x i64> poison, i64 %75, i64 0
  %86 = shufflevector <32 x i64> %85, <32 x i64> poison, <32 x i32> zeroinitializer
  %87 = icmp eq <32 x i64> %3, %86
  %88 = bitcast <32 x i1> %87 to i32
  %89 = xor i32 %2, -1
  %90 = or i32 %88, %89
  %91 = icmp eq i32 %90, -1
  %92 = zext i1 %91 to i8
  %93 = and i32 %14, 67108864
  %94 = icmp ne i32 %93, 0
  %95 = and i1 %94, %91
  br i1 %95, label %96, label %120

96:
  %97 = shl nuw i64 %12, 32
  %98 = zext i32 %2 to i64
  %99 = or disjoint i64 %97, %98
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %101 = load ptr, ptr %100, align 8
  %102 = load i32, ptr %101, align 4
  %103 = zext i32 %102 to i64
  %104 = icmp eq i64 %71, %75
  br i1 %104, label %105, label %113

105:
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 2080
  %107 = load i64, ptr %106, align 32
  %108 = icmp eq i64 %107, %99
  br i1 %108, label %109, label %113

109:
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 2088
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, %103
  br i1 %112, label %116, label %113

113:
  store i64 %75, ptr %70, align 8
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 2080
  store i64 %99, ptr %114, align 32
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 2088
  store i64 %103, ptr %115, align 8
  br label %120

116:
  %117 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %118 = load i32, ptr %117, align 4
  %119 = icmp eq i32 %118, 0
  store i64 %71, ptr %70, align 8
  store i64 %99, ptr %106, align 32
  br i1 %119, label %173, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %122 = load i64, ptr %121, align 8
  %123 = icmp eq i64 %122, 0
  br i1 %123, label %124, label %128

124:
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %126 = load i64, ptr %125, align 8
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %166, label %128

128:
  %129 = icmp ugt <32 x i64> %3, splat (i64 21990232555519)
  %130 = bitcast <32 x i1> %129 to i32
  %131 = and i32 %2, %130
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %133 = load i32, ptr %132, align 4
  %134 = icmp eq i32 %133, 0
  %135 = add i32 %133, -1
  %136 = shl nuw i32 1, %135
  %137 = select i1 %134, i32 %2, i32 %136
  %138 = and i32 %14, 2
  %139 = or i32 %138, %131
  %140 = icmp eq i32 %139, 0
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %142 = load i32, ptr %141, align 64
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %142, %144
  br i1 %145, label %146, label %150

146:
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  %148 = load i32, ptr %147, align 8
  %149 = or i32 %148, %137
  br label %154

150:
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %151, align 4
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %152, align 8
  %153 = load i32, ptr %143, align 8
  br label %154

154:
  %155 = phi i32 [ %149, %146 ], [ %137, %150 ]
  %156 = phi i32 [ %142, %146 ], [ %153, %150 ]
  store i32 %156, ptr %141, align 64
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 %155, ptr %157, align 8
  br i1 %140, label %158, label %162

158:
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %160 = load i64, ptr %159, align 8
  %161 = icmp ugt i64 %160, 1
  br i1 %161, label %162, label %166

162:
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  %164 = load i32, ptr %163, align 4
  %165 = or i32 %164, %137
  store i32 %165, ptr %163, align 4
  br label %166

166:
  store ptr %0, ptr %7, align 8
  %167 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 %14, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 %16, ptr %169, align 4
  %170 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %75, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i8 %92, ptr %171, align 8
  %172 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store ptr %0, ptr %172, align 8
  call void @_ZN12_GLOBAL__N_113screen_accessERKNS_6accessEjDv32_y(ptr align 8 %7, i32 %2, <32 x i64> %3)
  br label %173

173:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = lshr i32 %4, 16
  %10 = and i32 %9, 45055
  %11 = icmp ne i32 %10, 1
  store <32 x i64> %3, ptr %8, align 64
  %12 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i64, ptr %8, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = trunc nuw i32 %10 to i16
  switch i16 %16, label %160 [
    i16 8, label %17
    i16 7, label %60
    i16 6, label %62
    i16 4, label %66
    i16 3, label %67
  ]

17:
  %18 = lshr i64 %15, 40
  %19 = and i32 %4, 2048
  %20 = icmp eq i32 %19, 0
  %21 = icmp ult i64 %15, 21990232555520
  %22 = or i1 %20, %21
  br i1 %22, label %377, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %25 = load i64, ptr %24, align 8
  %26 = icmp ult i64 %18, %25
  br i1 %26, label %27, label %377

27:
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.shadow, ptr %29, i64 %18
  %31 = load i64, ptr %30, align 8
  %32 = sub i64 %15, %31
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = lshr i64 %32, %34
  %36 = trunc i64 %34 to i32
  %37 = lshr i32 128, %36
  %38 = zext nneg i32 %37 to i64
  %39 = add i64 %35, %38
  %40 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = call i64 @llvm.umin.i64(i64 %39, i64 %41)
  %43 = icmp ult i64 %35, %42
  br i1 %43, label %44, label %377

44:
  %45 = getelementptr inbounds nuw i8, ptr %30, i64 8
  br label %46

46:
  %47 = phi i64 [ %41, %44 ], [ %56, %55 ]
  %48 = phi i64 [ %35, %44 ], [ %57, %55 ]
  %49 = load ptr, ptr %45, align 8
  %50 = getelementptr inbounds nuw i64, ptr %49, i64 %48
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %55, label %53

53:
  call void @suspect(ptr %0)
  %54 = load i64, ptr %40, align 8
  br label %55

55:
  %56 = phi i64 [ %54, %53 ], [ %47, %46 ]
  %57 = add nuw i64 %48, 1
  %58 = call i64 @llvm.umin.i64(i64 %39, i64 %56)
  %59 = icmp ult i64 %57, %58
  br i1 %59, label %46, label %377

60:
  %61 = trunc i64 %15 to i32
  call void @order_products(ptr %0, ptr %1, i32 %61, i32 %4)
  br label %377

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %64 = load i32, ptr %63, align 8
  %65 = or i32 %64, %2
  store i32 %65, ptr %63, align 8
  br label %377

66:
  call void @order_mbarriers(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %377

67:
  %68 = and i32 %4, 128
  %69 = icmp ne i32 %68, 0
  %70 = icmp eq i32 %2, 3
  %71 = and i1 %70, %69
  br i1 %71, label %72, label %131

72:
  %73 = call i32 @tick(ptr %0)
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 824
  store i32 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %76 = load i64, ptr %75, align 8
  %77 = icmp ugt i64 %76, 1
  br i1 %77, label %84, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 536
  store i64 %80, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 528
  store i64 0, ptr %83, align 8
  br label %131

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 536
  store i64 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 528
  store i64 0, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %89 = load ptr, ptr %88, align 8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 80
  %91 = load i64, ptr %90, align 8
  %92 = shl i64 %91, 1
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %131, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 72
  br label %96

96:
  %97 = phi i64 [ %92, %94 ], [ %129, %96 ]
  %98 = phi i64 [ %91, %94 ], [ %128, %96 ]
  %99 = phi i64 [ 0, %94 ], [ %127, %96 ]
  %100 = sub nuw i64 %97, %99
  %101 = icmp ult i64 %100, 32
  %102 = trunc i64 %100 to i32
  %103 = shl nsw i32 -1, %102
  %104 = xor i32 %103, -1
  %105 = select i1 %101, i32 %104, i32 -1
  %106 = load ptr, ptr %95, align 8
  %107 = getelementptr inbounds nuw i64, ptr %106, i64 %99
  %108 = bitcast i32 %105 to <32 x i1>
  %109 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %107, <32 x i1> %108, <32 x i64> zeroinitializer)
  %110 = insertelement <32 x i64> poison, i64 %99, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = or disjoint <32 x i64> %111, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %113 = icmp ne <32 x i64> %109, zeroinitializer
  %114 = insertelement <32 x i64> poison, i64 %98, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = icmp ult <32 x i64> %112, %115
  %117 = and <32 x i1> %116, %113
  %118 = zext <32 x i1> %117 to <32 x i64>
  %119 = and <32 x i64> %109, splat (i64 4398045986816)
  %120 = load i32, ptr %74, align 8
  %121 = zext i32 %120 to i64
  %122 = shl nuw nsw i64 %121, 19
  %123 = insertelement <32 x i64> poison, i64 %122, i64 0
  %124 = shufflevector <32 x i64> %123, <32 x i64> poison, <32 x i32> zeroinitializer
  %125 = icmp samesign ult <32 x i64> %119, %124
  %126 = select <32 x i1> %125, <32 x i64> %118, <32 x i64> %109
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %126, ptr align 8 %107, <32 x i1> %108)
  %127 = add i64 %99, 32
  %128 = load i64, ptr %90, align 8
  %129 = shl i64 %128, 1
  %130 = icmp ult i64 %127, %129
  br i1 %130, label %96, label %131

131:
  %132 = and i32 %4, 256
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %136, label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  store i32 1, ptr %135, align 32
  br label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %138 = load i64, ptr %137, align 8
  %139 = icmp eq i64 %138, 0
  br i1 %139, label %377, label %140

140:
  br i1 %69, label %141, label %143

141:
  %142 = add i64 %15, 1
  call void @clock_begin_phase(ptr %0, i64 %142)
  br label %143

143:
  %144 = and i32 %4, 4
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:
  call void @clock_learn(ptr %0, ptr %1, i32 %2)
  br label %147

147:
  %148 = and i32 %4, 32
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = lshr i32 %4, 21
  %152 = and i32 %151, 128
  %153 = xor i32 %152, 128
  call void @clock_arrive(ptr %0, ptr %1, i32 %2, i64 %15, i32 %153)
  br label %154

154:
  br i1 %133, label %156, label %155

155:
  call void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %15)
  br label %156

156:
  %157 = and i32 %4, 512
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %377, label %159

159:
  call void @clock_exit(ptr %0, ptr %1, i32 %2)
  br label %377

160:
  %161 = icmp sgt i64 %15, -1
  %162 = select i1 %11, i1 true, i1 %161
  br i1 %162, label %164, label %163

163:
  call void @suspect(ptr %0)
  br label %164

164:
  %165 = and i64 %15, 15
  %166 = select i1 %11, i64 %15, i64 %165
  %167 = and i32 %4, 1024
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %170, label %169

169:
  call void @suspect(ptr %0)
  br label %170

170:
  %171 = and i32 %4, 1
  %172 = icmp eq i32 %171, 0
  %173 = and i32 %4, 2
  br i1 %172, label %227, label %174

174:
  %175 = icmp eq i32 %173, 0
  %176 = bitcast i32 %2 to <32 x i1>
  %177 = trunc <32 x i64> %3 to <32 x i32>
  %178 = select <32 x i1> %176, <32 x i32> %177, <32 x i32> zeroinitializer
  %179 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %178)
  %180 = and <32 x i32> %177, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768, i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608, i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>
  %181 = icmp eq <32 x i32> %180, zeroinitializer
  %182 = insertelement <32 x i32> poison, i32 %179, i64 0
  %183 = shufflevector <32 x i32> %182, <32 x i32> poison, <32 x i32> zeroinitializer
  %184 = icmp ne <32 x i32> %183, %177
  %185 = and <32 x i32> %183, %177
  %186 = icmp ne <32 x i32> %185, zeroinitializer
  %187 = and <32 x i1> %184, %186
  %188 = or <32 x i1> %181, %187
  br i1 %175, label %189, label %199

189:
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %191 = load i32, ptr %190, align 4
  %192 = xor i32 %2, -1
  %193 = and i32 %191, %192
  %194 = insertelement <32 x i32> poison, i32 %193, i64 0
  %195 = shufflevector <32 x i32> %194, <32 x i32> poison, <32 x i32> zeroinitializer
  %196 = and <32 x i32> %195, %177
  %197 = icmp ne <32 x i32> %196, zeroinitializer
  %198 = or <32 x i1> %188, %197
  br label %199

199:
  %200 = phi <32 x i1> [ %198, %189 ], [ %188, %174 ]
  %201 = bitcast <32 x i1> %200 to i32
  %202 = and i32 %2, %201
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %205, label %204

204:
  call void @suspect(ptr %0)
  br label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %207 = load i32, ptr %206, align 4
  %208 = and i32 %179, %2
  %209 = xor i32 %208, -1
  %210 = and i32 %207, %209
  %211 = icmp eq i32 %210, 0
  %212 = icmp ne i32 %173, 0
  %213 = and i1 %212, %211
  br i1 %213, label %214, label %227

214:
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %216 = load i64, ptr %215, align 8
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %219, label %218

218:
  call void @screen_held(ptr %0)
  br label %219

219:
  call void @clock_gather(ptr %0, ptr %1, i1 zeroext false)
  call void @share_fences(ptr %0, ptr %1)
  %220 = getelementptr inbounds nuw i8, ptr %1, i64 1768
  %221 = load i32, ptr %220, align 8
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %224, label %223

223:
  store i32 -1, ptr %220, align 8
  br label %224

224:
  %225 = call i32 @tick(ptr %0)
  %226 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  store i32 %225, ptr %226, align 4
  br label %255

227:
  %228 = phi i1 [ %211, %205 ], [ false, %170 ]
  %229 = icmp eq i32 %173, 0
  %230 = or i1 %229, %228
  br i1 %230, label %255, label %231

231:
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %233 = load i64, ptr %232, align 8
  %234 = icmp eq i64 %233, 0
  br i1 %234, label %236, label %235

235:
  call void @screen_held(ptr %0)
  br label %236

236:
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  store i32 1, ptr %237, align 4
  %238 = call i32 @tick(ptr %0)
  store <32 x i64> %3, ptr %7, align 64
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  br label %241

241:
  %242 = phi i32 [ %2, %236 ], [ %252, %241 ]
  %243 = call i32 @llvm.cttz.i32(i32 %242, i1 true)
  %244 = zext nneg i32 %243 to i64
  %245 = getelementptr inbounds nuw i64, ptr %7, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = trunc i64 %246 to i32
  %248 = and i32 %2, %247
  %249 = getelementptr inbounds nuw i32, ptr %239, i64 %244
  store i32 %248, ptr %249, align 4
  %250 = getelementptr inbounds nuw i32, ptr %240, i64 %244
  store i32 %238, ptr %250, align 4
  %251 = add i32 %242, -1
  %252 = and i32 %251, %242
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %241

254:
  br label %255

255:
  %256 = and i32 %4, 16
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %259, label %258

258:
  call void @fence_proxy(ptr %0, ptr %1, i32 %2)
  br label %259

259:
  %260 = and i32 %4, 64
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %271, label %262

262:
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %264 = and i64 %166, 4294967295
  %265 = getelementptr inbounds nuw i32, ptr %263, i64 %264
  %266 = load i32, ptr %265, align 4
  %267 = icmp eq i32 %266, 0
  %268 = icmp eq i32 %266, %5
  %269 = or i1 %267, %268
  %270 = select i1 %269, i32 %5, i32 -1
  store i32 %270, ptr %265, align 4
  br label %271

271:
  %272 = and i32 %4, 128
  %273 = icmp eq i32 %272, 0
  br i1 %273, label %338, label %274

274:
  %275 = trunc i64 %166 to i32
  %276 = icmp eq i32 %2, 3
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 760
  %278 = and i64 %166, 4294967295
  %279 = getelementptr inbounds nuw i32, ptr %277, i64 %278
  %280 = load i32, ptr %279, align 4
  store i32 0, ptr %279, align 4
  br i1 %276, label %281, label %333

281:
  %282 = icmp eq i32 %280, -1
  br i1 %282, label %295, label %283

283:
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %285 = load i32, ptr %284, align 8
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %287 = load i32, ptr %286, align 4
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %289 = load i32, ptr %288, align 8
  %290 = mul i32 %289, %287
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 436
  %292 = load i32, ptr %291, align 4
  %293 = mul i32 %290, %292
  %294 = icmp eq i32 %285, %293
  br i1 %294, label %296, label %295

295:
  call void @suspect(ptr %0)
  br label %296

296:
  %297 = call i32 @tick(ptr %0)
  %298 = getelementptr inbounds nuw i8, ptr %0, i64 824
  store i32 %297, ptr %298, align 8
  %299 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %300 = load i64, ptr %299, align 8
  %301 = icmp ugt i64 %300, 1
  br i1 %301, label %305, label %302

302:
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %304 = load i64, ptr %303, align 8
  br label %305

305:
  %306 = phi i64 [ %304, %302 ], [ 0, %296 ]
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 536
  store i64 %306, ptr %307, align 8
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %308, align 8
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 528
  store i64 0, ptr %309, align 8
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %311 = load i64, ptr %310, align 8
  %312 = icmp eq i64 %311, 0
  br i1 %312, label %332, label %313

313:
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %315 = load ptr, ptr %314, align 8
  %316 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %319 = getelementptr inbounds nuw i8, ptr %0, i64 7016
  br label %320

320:
  %321 = phi i64 [ 0, %313 ], [ %330, %329 ]
  %322 = mul i64 %317, %321
  %323 = getelementptr inbounds nuw i8, ptr %315, i64 %322
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 1768
  %325 = load i32, ptr %324, align 8
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %329, label %327

327:
  %328 = load i64, ptr %318, align 8
  store i64 %328, ptr %319, align 8
  br label %329

329:
  %330 = add nuw i64 %321, 1
  %331 = icmp eq i64 %330, %311
  br i1 %331, label %332, label %320

332:
  call void @clock_share(ptr %0)
  call void @share_stores(ptr %0)
  br label %338

333:
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %335 = load i64, ptr %334, align 8
  %336 = icmp eq i64 %335, 0
  br i1 %336, label %338, label %337

337:
  call void @clock_open(ptr %0, i32 %275)
  br label %338

338:
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %340, 0
  br i1 %341, label %377, label %342

342:
  br i1 %11, label %348, label %343

343:
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %345 = getelementptr inbounds nuw i32, ptr %344, i64 %165
  %346 = load i32, ptr %345, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %377, label %348

348:
  %349 = and i32 %4, 296
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %356, label %351

351:
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %353 = load i64, ptr %352, align 8
  %354 = icmp eq i64 %353, 0
  br i1 %354, label %356, label %355

355:
  call void @screen_held(ptr %0)
  br label %356

356:
  %357 = add nuw nsw i64 %165, 1
  %358 = add i64 %15, 17
  %359 = select i1 %11, i64 %358, i64 %357
  %360 = and i32 %4, 4
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %363, label %362

362:
  call void @clock_learn(ptr %0, ptr %1, i32 %2)
  br label %363

363:
  %364 = and i32 %4, 8
  %365 = icmp eq i32 %364, 0
  br i1 %365, label %367, label %366

366:
  call void @clock_fence(ptr %0, ptr %1, i32 %2)
  br label %367

367:
  %368 = and i32 %4, 32
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %373, label %370

370:
  %371 = insertelement <32 x i64> poison, i64 %359, i64 0
  %372 = shufflevector <32 x i64> %371, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @clock_release(ptr %0, ptr %1, i32 %2, <32 x i64> %372, i32 128)
  br label %373

373:
  %374 = and i32 %4, 256
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %377, label %376

376:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %359, i32 512)
  br label %377

377:
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

define internal void @_ZN12_GLOBAL__N_113screen_accessERKNS_6accessEjDv32_y(ptr align 8 %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %6 = load i8, ptr %5, align 8
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %13, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = and i32 %10, 64
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %350, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i64, ptr %14, align 8
  %16 = lshr i64 %15, 40
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %16, %19
  br i1 %20, label %21, label %665

21:
  %22 = add nsw i64 %16, -4
  %23 = icmp ult i64 %22, 16
  br i1 %23, label %24, label %25

24:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %16, i32 %1, <32 x i64> %2)
  br label %665

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 192
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw %struct.shadow, ptr %29, i64 %16
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 32
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 3
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i32, ptr %34, align 8
  %36 = and i32 %35, 2
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %45, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %30, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = and i64 %40, 2
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %45, label %43

43:
  call void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %17, i64 %16)
  %44 = load i64, ptr %31, align 8
  br label %45

45:
  %46 = phi i64 [ %44, %43 ], [ %32, %38 ], [ %32, %25 ]
  switch i64 %46, label %53 [
    i64 0, label %665
    i64 1, label %47
  ]

47:
  %48 = load i32, ptr %34, align 8
  %49 = and i32 %48, 2
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %665, label %51

51:
  %52 = load ptr, ptr %0, align 8
  call void @suspect(ptr %52)
  br label %665

53:
  %54 = load ptr, ptr %0, align 8
  br i1 %33, label %55, label %125

55:
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 528
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %57, 0
  br i1 %58, label %70, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %61 = load i32, ptr %60, align 4
  %62 = call zeroext i1 @meets_held(ptr %54, i32 %1, <32 x i64> %2, i32 %61)
  br i1 %62, label %63, label %70

63:
  call void @screen_held(ptr %54)
  %64 = load i32, ptr %34, align 8
  %65 = and i32 %64, 2
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %70, label %67

67:
  %68 = load ptr, ptr %0, align 8
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 536
  store i64 0, ptr %69, align 8
  br label %70

70:
  %71 = load i32, ptr %34, align 8
  %72 = and i32 %71, 2
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %174, label %74

74:
  %75 = load ptr, ptr %26, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 1104
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 360
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %77, %79
  br i1 %80, label %81, label %85

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %83 = load i32, ptr %82, align 4
  call void @check_sources(ptr %75, i32 %1, <32 x i64> %2, i32 %83)
  %84 = load ptr, ptr %26, align 8
  br label %85

85:
  %86 = phi ptr [ %84, %81 ], [ %75, %74 ]
  %87 = load ptr, ptr %0, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %89 = load ptr, ptr %88, align 8
  call void @check_products(ptr %87, ptr %86, ptr %89, i32 %1, <32 x i64> %2)
  %90 = load i32, ptr %34, align 8
  %91 = and i32 %90, 49
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %110

93:
  %94 = load ptr, ptr %0, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 840
  %96 = load i64, ptr %95, align 8
  %97 = icmp eq i64 %96, 0
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 1200
  %99 = load i64, ptr %98, align 8
  %100 = icmp ne i64 %99, 0
  %101 = select i1 %100, i1 %97, i1 false
  br i1 %101, label %102, label %110

102:
  %103 = load ptr, ptr %26, align 8
  %104 = icmp eq ptr %103, %94
  br i1 %104, label %105, label %109

105:
  %106 = load ptr, ptr %88, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %108 = load i32, ptr %107, align 4
  call void @note_store(ptr %94, ptr %106, i32 %1, <32 x i64> %2, i32 %108)
  br label %110

109:
  call void @suspect(ptr %94)
  br label %110

110:
  %111 = load ptr, ptr %0, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 1200
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, 0
  br i1 %114, label %174, label %115

115:
  %116 = getelementptr inbounds nuw i8, ptr %111, i64 840
  %117 = load i64, ptr %116, align 8
  %118 = icmp eq i64 %117, 0
  br i1 %118, label %174, label %119

119:
  %120 = load ptr, ptr %26, align 8
  %121 = icmp eq ptr %120, %111
  br i1 %121, label %174, label %122

122:
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %124 = load i32, ptr %123, align 4
  call void @copy_to_peer(ptr %111, ptr %120, i32 %1, <32 x i64> %2, i32 %124)
  br label %174

125:
  %126 = getelementptr inbounds nuw i8, ptr %54, i64 836
  %127 = load i32, ptr %126, align 4
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %133, label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %54, i64 840
  %131 = load i64, ptr %130, align 8
  %132 = icmp eq i64 %131, 0
  br label %133

133:
  %134 = phi i1 [ false, %125 ], [ %132, %129 ]
  %135 = load i32, ptr %34, align 8
  %136 = and i32 %135, 4
  %137 = icmp ne i32 %136, 0
  %138 = select i1 %134, i1 %137, i1 false
  %139 = getelementptr inbounds nuw i8, ptr %54, i64 7072
  %140 = load ptr, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %142 = trunc nuw nsw i64 %16 to i32
  %143 = and i32 %142, 31
  %144 = shl nuw i32 1, %143
  %145 = load i32, ptr %141, align 4
  br i1 %138, label %146, label %148

146:
  %147 = or i32 %145, %144
  store i32 %147, ptr %141, align 4
  br label %152

148:
  %149 = and i32 %145, %144
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %152, label %151

151:
  call void @suspect(ptr %54)
  br label %152

152:
  %153 = xor i1 %134, %138
  br i1 %153, label %154, label %174

154:
  %155 = load i64, ptr %31, align 8
  %156 = add i64 %155, -3
  %157 = icmp ult i64 %156, 2
  %158 = load i32, ptr %34, align 8
  %159 = and i32 %158, 1
  %160 = icmp ne i32 %159, 0
  %161 = select i1 %157, i1 %160, i1 false
  %162 = load i8, ptr %5, align 8
  %163 = trunc nuw i8 %162 to i1
  %164 = load ptr, ptr %0, align 8
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %166 = load ptr, ptr %165, align 8
  br i1 %163, label %167, label %171

167:
  %168 = load i64, ptr %14, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %170 = load i32, ptr %169, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %164, ptr %166, i32 %1, i64 %168, ptr %30, i32 %170, i1 zeroext %161)
  br label %665

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %173 = load i32, ptr %172, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %164, ptr %166, i32 %1, <32 x i64> %2, ptr %30, i32 %173, i1 zeroext %161)
  br label %665

174:
  %175 = load i32, ptr %34, align 8
  %176 = and i32 %175, 16
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %197, label %178

178:
  %179 = load i64, ptr %31, align 8
  %180 = add i64 %179, -3
  %181 = icmp ult i64 %180, 2
  %182 = and i32 %175, 1
  %183 = icmp ne i32 %182, 0
  %184 = and i1 %183, %181
  %185 = load i8, ptr %5, align 8
  %186 = trunc nuw i8 %185 to i1
  %187 = load ptr, ptr %0, align 8
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %189 = load ptr, ptr %188, align 8
  br i1 %186, label %190, label %194

190:
  %191 = load i64, ptr %14, align 8
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %193 = load i32, ptr %192, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %187, ptr %189, i32 %1, i64 %191, ptr %30, i32 %193, i1 zeroext %184)
  br label %665

194:
  %195 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %196 = load i32, ptr %195, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %187, ptr %189, i32 %1, <32 x i64> %2, ptr %30, i32 %196, i1 zeroext %184)
  br label %665

197:
  %198 = and i32 %175, 32
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %219, label %200

200:
  %201 = load i64, ptr %31, align 8
  %202 = add i64 %201, -3
  %203 = icmp ult i64 %202, 2
  %204 = and i32 %175, 1
  %205 = icmp ne i32 %204, 0
  %206 = and i1 %205, %203
  %207 = load i8, ptr %5, align 8
  %208 = trunc nuw i8 %207 to i1
  %209 = load ptr, ptr %0, align 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %211 = load ptr, ptr %210, align 8
  br i1 %208, label %212, label %216

212:
  %213 = load i64, ptr %14, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %215 = load i32, ptr %214, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %209, ptr %211, i32 %1, i64 %213, ptr %30, i32 %215, i1 zeroext %206)
  br label %665

216:
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %218 = load i32, ptr %217, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %209, ptr %211, i32 %1, <32 x i64> %2, ptr %30, i32 %218, i1 zeroext %206)
  br label %665

219:
  br i1 %33, label %220, label %225

220:
  %221 = load ptr, ptr %0, align 8
  %222 = getelementptr inbounds nuw i8, ptr %221, i64 496
  %223 = load i64, ptr %222, align 8
  %224 = icmp ult i64 %223, 2
  br label %225

225:
  %226 = phi i1 [ false, %219 ], [ %224, %220 ]
  %227 = and i32 %175, 4
  %228 = icmp eq i32 %227, 0
  %229 = or i1 %228, %226
  br i1 %229, label %233, label %230

230:
  %231 = and i32 %175, 8
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %234, label %287

233:
  br i1 %228, label %287, label %234

234:
  %235 = and i32 %175, 2
  %236 = icmp eq i32 %235, 0
  %237 = and i32 %175, 536870912
  %238 = icmp eq i32 %237, 0
  br i1 %236, label %267, label %239

239:
  %240 = load i64, ptr %31, align 8
  %241 = add i64 %240, -3
  %242 = icmp ult i64 %241, 2
  %243 = and i32 %175, 1
  %244 = icmp ne i32 %243, 0
  %245 = and i1 %244, %242
  %246 = load i8, ptr %5, align 8
  %247 = trunc nuw i8 %246 to i1
  %248 = load ptr, ptr %0, align 8
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %250 = load ptr, ptr %249, align 8
  br i1 %238, label %259, label %251

251:
  br i1 %247, label %252, label %256

252:
  %253 = load i64, ptr %14, align 8
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %255 = load i32, ptr %254, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %248, ptr %250, i32 %1, i64 %253, ptr %30, i32 %255, i1 zeroext %245)
  br label %665

256:
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %258 = load i32, ptr %257, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %248, ptr %250, i32 %1, <32 x i64> %2, ptr %30, i32 %258, i1 zeroext %245)
  br label %665

259:
  br i1 %247, label %260, label %264

260:
  %261 = load i64, ptr %14, align 8
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %263 = load i32, ptr %262, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %248, ptr %250, i32 %1, i64 %261, ptr %30, i32 %263, i1 zeroext %245)
  br label %665

264:
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %266 = load i32, ptr %265, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %248, ptr %250, i32 %1, <32 x i64> %2, ptr %30, i32 %266, i1 zeroext %245)
  br label %665

267:
  br i1 %238, label %268, label %287

268:
  %269 = load i64, ptr %31, align 8
  %270 = add i64 %269, -3
  %271 = icmp ult i64 %270, 2
  %272 = and i32 %175, 1
  %273 = icmp ne i32 %272, 0
  %274 = and i1 %273, %271
  %275 = load i8, ptr %5, align 8
  %276 = trunc nuw i8 %275 to i1
  %277 = load ptr, ptr %0, align 8
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %279 = load ptr, ptr %278, align 8
  br i1 %276, label %280, label %284

280:
  %281 = load i64, ptr %14, align 8
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %283 = load i32, ptr %282, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %277, ptr %279, i32 %1, i64 %281, ptr %30, i32 %283, i1 zeroext %274)
  br label %665

284:
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %286 = load i32, ptr %285, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %277, ptr %279, i32 %1, <32 x i64> %2, ptr %30, i32 %286, i1 zeroext %274)
  br label %665

287:
  %288 = and i32 %175, 2
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %309

290:
  %291 = load i64, ptr %31, align 8
  %292 = add i64 %291, -3
  %293 = icmp ult i64 %292, 2
  %294 = and i32 %175, 1
  %295 = icmp ne i32 %294, 0
  %296 = and i1 %295, %293
  %297 = load i8, ptr %5, align 8
  %298 = trunc nuw i8 %297 to i1
  %299 = load ptr, ptr %0, align 8
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %301 = load ptr, ptr %300, align 8
  br i1 %298, label %302, label %306

302:
  %303 = load i64, ptr %14, align 8
  %304 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %305 = load i32, ptr %304, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %299, ptr %301, i32 %1, i64 %303, ptr %30, i32 %305, i1 zeroext %296)
  br label %665

306:
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %308 = load i32, ptr %307, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %299, ptr %301, i32 %1, <32 x i64> %2, ptr %30, i32 %308, i1 zeroext %296)
  br label %665

309:
  %310 = load i8, ptr %5, align 8
  %311 = trunc nuw i8 %310 to i1
  br i1 %311, label %312, label %319

312:
  %313 = load i64, ptr %31, align 8
  %314 = add i64 %313, -3
  %315 = icmp ult i64 %314, 2
  %316 = and i32 %175, 1
  %317 = icmp ne i32 %316, 0
  %318 = and i1 %315, %317
  br label %336

319:
  %320 = load ptr, ptr %0, align 8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %322 = load ptr, ptr %321, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %324 = load i32, ptr %323, align 4
  %325 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %320, ptr %322, i32 %1, <32 x i64> %2, ptr %30, i32 %324)
  br i1 %325, label %665, label %326

326:
  %327 = load i32, ptr %34, align 8
  %328 = load i8, ptr %5, align 8
  %329 = trunc nuw i8 %328 to i1
  %330 = load i64, ptr %31, align 8
  %331 = add i64 %330, -3
  %332 = icmp ult i64 %331, 2
  %333 = and i32 %327, 1
  %334 = icmp ne i32 %333, 0
  %335 = select i1 %332, i1 %334, i1 false
  br i1 %329, label %336, label %344

336:
  %337 = phi i1 [ %318, %312 ], [ %335, %326 ]
  %338 = load ptr, ptr %0, align 8
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %340 = load ptr, ptr %339, align 8
  %341 = load i64, ptr %14, align 8
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %343 = load i32, ptr %342, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %338, ptr %340, i32 %1, i64 %341, ptr %30, i32 %343, i1 zeroext %337)
  br label %665

344:
  %345 = load ptr, ptr %0, align 8
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %347 = load ptr, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %349 = load i32, ptr %348, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %345, ptr %347, i32 %1, <32 x i64> %2, ptr %30, i32 %349, i1 zeroext %335)
  br label %665

350:
  %351 = lshr <32 x i64> %2, splat (i64 40)
  store <32 x i64> %351, ptr %4, align 64
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %356

356:
  %357 = phi i32 [ %1, %350 ], [ %366, %662 ]
  %358 = call i32 @llvm.cttz.i32(i32 %357, i1 true)
  %359 = zext nneg i32 %358 to i64
  %360 = getelementptr inbounds nuw i64, ptr %4, i64 %359
  %361 = load i64, ptr %360, align 8
  %362 = insertelement <32 x i64> poison, i64 %361, i64 0
  %363 = shufflevector <32 x i64> %362, <32 x i64> poison, <32 x i32> zeroinitializer
  %364 = icmp ne <32 x i64> %351, %363
  %365 = bitcast <32 x i1> %364 to i32
  %366 = and i32 %357, %365
  %367 = xor i32 %366, %357
  %368 = load ptr, ptr %0, align 8
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 16
  %370 = load i64, ptr %369, align 8
  %371 = icmp ult i64 %361, %370
  br i1 %371, label %372, label %662

372:
  %373 = add i64 %361, -4
  %374 = icmp ult i64 %373, 16
  br i1 %374, label %375, label %376

375:
  call void @_ZNK12_GLOBAL__N_16access11screen_peerEyjDv32_y(ptr align 8 %0, i64 %361, i32 %367, <32 x i64> %2)
  br label %662

376:
  %377 = load ptr, ptr %352, align 8
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 192
  %379 = load ptr, ptr %378, align 8
  %380 = getelementptr inbounds nuw %struct.shadow, ptr %379, i64 %361
  %381 = getelementptr inbounds nuw i8, ptr %380, i64 32
  %382 = load i64, ptr %381, align 8
  %383 = icmp eq i64 %382, 3
  %384 = load i32, ptr %9, align 8
  %385 = and i32 %384, 2
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %394, label %387

387:
  %388 = getelementptr inbounds nuw i8, ptr %380, i64 40
  %389 = load i64, ptr %388, align 8
  %390 = and i64 %389, 2
  %391 = icmp eq i64 %390, 0
  br i1 %391, label %394, label %392

392:
  call void @_ZN12_GLOBAL__N_14saveEP7contexty(ptr %368, i64 %361)
  %393 = load i64, ptr %381, align 8
  br label %394

394:
  %395 = phi i64 [ %393, %392 ], [ %382, %387 ], [ %382, %376 ]
  switch i64 %395, label %402 [
    i64 0, label %662
    i64 1, label %396
  ]

396:
  %397 = load i32, ptr %9, align 8
  %398 = and i32 %397, 2
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %662, label %400

400:
  %401 = load ptr, ptr %0, align 8
  call void @suspect(ptr %401)
  br label %662

402:
  %403 = load ptr, ptr %0, align 8
  br i1 %383, label %404, label %469

404:
  %405 = getelementptr inbounds nuw i8, ptr %403, i64 528
  %406 = load i64, ptr %405, align 8
  %407 = icmp eq i64 %406, 0
  br i1 %407, label %418, label %408

408:
  %409 = load i32, ptr %354, align 4
  %410 = call zeroext i1 @meets_held(ptr %403, i32 %367, <32 x i64> %2, i32 %409)
  br i1 %410, label %411, label %418

411:
  call void @screen_held(ptr %403)
  %412 = load i32, ptr %9, align 8
  %413 = and i32 %412, 2
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %418, label %415

415:
  %416 = load ptr, ptr %0, align 8
  %417 = getelementptr inbounds nuw i8, ptr %416, i64 536
  store i64 0, ptr %417, align 8
  br label %418

418:
  %419 = load i32, ptr %9, align 8
  %420 = and i32 %419, 2
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %515, label %422

422:
  %423 = load ptr, ptr %352, align 8
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 1104
  %425 = load i64, ptr %424, align 8
  %426 = getelementptr inbounds nuw i8, ptr %423, i64 360
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %425, %427
  br i1 %428, label %429, label %432

429:
  %430 = load i32, ptr %354, align 4
  call void @check_sources(ptr %423, i32 %367, <32 x i64> %2, i32 %430)
  %431 = load ptr, ptr %352, align 8
  br label %432

432:
  %433 = phi ptr [ %431, %429 ], [ %423, %422 ]
  %434 = load ptr, ptr %0, align 8
  %435 = load ptr, ptr %353, align 8
  call void @check_products(ptr %434, ptr %433, ptr %435, i32 %367, <32 x i64> %2)
  %436 = load i32, ptr %9, align 8
  %437 = and i32 %436, 49
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %455

439:
  %440 = load ptr, ptr %0, align 8
  %441 = getelementptr inbounds nuw i8, ptr %440, i64 840
  %442 = load i64, ptr %441, align 8
  %443 = icmp eq i64 %442, 0
  %444 = getelementptr inbounds nuw i8, ptr %440, i64 1200
  %445 = load i64, ptr %444, align 8
  %446 = icmp ne i64 %445, 0
  %447 = select i1 %446, i1 %443, i1 false
  br i1 %447, label %448, label %455

448:
  %449 = load ptr, ptr %352, align 8
  %450 = icmp eq ptr %449, %440
  br i1 %450, label %451, label %454

451:
  %452 = load ptr, ptr %353, align 8
  %453 = load i32, ptr %354, align 4
  call void @note_store(ptr %440, ptr %452, i32 %367, <32 x i64> %2, i32 %453)
  br label %455

454:
  call void @suspect(ptr %440)
  br label %455

455:
  %456 = load ptr, ptr %0, align 8
  %457 = getelementptr inbounds nuw i8, ptr %456, i64 1200
  %458 = load i64, ptr %457, align 8
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %515, label %460

460:
  %461 = getelementptr inbounds nuw i8, ptr %456, i64 840
  %462 = load i64, ptr %461, align 8
  %463 = icmp eq i64 %462, 0
  br i1 %463, label %515, label %464

464:
  %465 = load ptr, ptr %352, align 8
  %466 = icmp eq ptr %465, %456
  br i1 %466, label %515, label %467

467:
  %468 = load i32, ptr %354, align 4
  call void @copy_to_peer(ptr %456, ptr %465, i32 %367, <32 x i64> %2, i32 %468)
  br label %515

469:
  %470 = getelementptr inbounds nuw i8, ptr %403, i64 836
  %471 = load i32, ptr %470, align 4
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %477, label %473

473:
  %474 = getelementptr inbounds nuw i8, ptr %403, i64 840
  %475 = load i64, ptr %474, align 8
  %476 = icmp eq i64 %475, 0
  br label %477

477:
  %478 = phi i1 [ false, %469 ], [ %476, %473 ]
  %479 = load i32, ptr %9, align 8
  %480 = and i32 %479, 4
  %481 = icmp ne i32 %480, 0
  %482 = select i1 %478, i1 %481, i1 false
  %483 = getelementptr inbounds nuw i8, ptr %403, i64 7072
  %484 = load ptr, ptr %483, align 8
  %485 = getelementptr inbounds nuw i8, ptr %484, i64 16
  %486 = trunc i64 %361 to i32
  %487 = and i32 %486, 31
  %488 = shl nuw i32 1, %487
  %489 = load i32, ptr %485, align 4
  br i1 %482, label %490, label %492

490:
  %491 = or i32 %489, %488
  store i32 %491, ptr %485, align 4
  br label %496

492:
  %493 = and i32 %489, %488
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %496, label %495

495:
  call void @suspect(ptr %403)
  br label %496

496:
  %497 = xor i1 %478, %482
  br i1 %497, label %498, label %515

498:
  %499 = load i64, ptr %381, align 8
  %500 = add i64 %499, -3
  %501 = icmp ult i64 %500, 2
  %502 = load i32, ptr %9, align 8
  %503 = and i32 %502, 1
  %504 = icmp ne i32 %503, 0
  %505 = select i1 %501, i1 %504, i1 false
  %506 = load i8, ptr %5, align 8
  %507 = trunc nuw i8 %506 to i1
  %508 = load ptr, ptr %0, align 8
  %509 = load ptr, ptr %353, align 8
  br i1 %507, label %510, label %513

510:
  %511 = load i64, ptr %355, align 8
  %512 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %508, ptr %509, i32 %367, i64 %511, ptr %380, i32 %512, i1 zeroext %505)
  br label %662

513:
  %514 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %508, ptr %509, i32 %367, <32 x i64> %2, ptr %380, i32 %514, i1 zeroext %505)
  br label %662

515:
  %516 = load i32, ptr %9, align 8
  %517 = and i32 %516, 16
  %518 = icmp eq i32 %517, 0
  br i1 %518, label %535, label %519

519:
  %520 = load i64, ptr %381, align 8
  %521 = add i64 %520, -3
  %522 = icmp ult i64 %521, 2
  %523 = and i32 %516, 1
  %524 = icmp ne i32 %523, 0
  %525 = and i1 %524, %522
  %526 = load i8, ptr %5, align 8
  %527 = trunc nuw i8 %526 to i1
  %528 = load ptr, ptr %0, align 8
  %529 = load ptr, ptr %353, align 8
  br i1 %527, label %530, label %533

530:
  %531 = load i64, ptr %355, align 8
  %532 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %528, ptr %529, i32 %367, i64 %531, ptr %380, i32 %532, i1 zeroext %525)
  br label %662

533:
  %534 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %528, ptr %529, i32 %367, <32 x i64> %2, ptr %380, i32 %534, i1 zeroext %525)
  br label %662

535:
  %536 = and i32 %516, 32
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %554, label %538

538:
  %539 = load i64, ptr %381, align 8
  %540 = add i64 %539, -3
  %541 = icmp ult i64 %540, 2
  %542 = and i32 %516, 1
  %543 = icmp ne i32 %542, 0
  %544 = and i1 %543, %541
  %545 = load i8, ptr %5, align 8
  %546 = trunc nuw i8 %545 to i1
  %547 = load ptr, ptr %0, align 8
  %548 = load ptr, ptr %353, align 8
  br i1 %546, label %549, label %552

549:
  %550 = load i64, ptr %355, align 8
  %551 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %547, ptr %548, i32 %367, i64 %550, ptr %380, i32 %551, i1 zeroext %544)
  br label %662

552:
  %553 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %547, ptr %548, i32 %367, <32 x i64> %2, ptr %380, i32 %553, i1 zeroext %544)
  br label %662

554:
  br i1 %383, label %555, label %560

555:
  %556 = load ptr, ptr %0, align 8
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 496
  %558 = load i64, ptr %557, align 8
  %559 = icmp ult i64 %558, 2
  br label %560

560:
  %561 = phi i1 [ false, %554 ], [ %559, %555 ]
  %562 = and i32 %516, 4
  %563 = icmp eq i32 %562, 0
  %564 = or i1 %563, %561
  br i1 %564, label %568, label %565

565:
  %566 = and i32 %516, 8
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %569, label %614

568:
  br i1 %563, label %614, label %569

569:
  %570 = and i32 %516, 2
  %571 = icmp eq i32 %570, 0
  %572 = and i32 %516, 536870912
  %573 = icmp eq i32 %572, 0
  br i1 %571, label %597, label %574

574:
  %575 = load i64, ptr %381, align 8
  %576 = add i64 %575, -3
  %577 = icmp ult i64 %576, 2
  %578 = and i32 %516, 1
  %579 = icmp ne i32 %578, 0
  %580 = and i1 %579, %577
  %581 = load i8, ptr %5, align 8
  %582 = trunc nuw i8 %581 to i1
  %583 = load ptr, ptr %0, align 8
  %584 = load ptr, ptr %353, align 8
  br i1 %573, label %591, label %585

585:
  br i1 %582, label %586, label %589

586:
  %587 = load i64, ptr %355, align 8
  %588 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %583, ptr %584, i32 %367, i64 %587, ptr %380, i32 %588, i1 zeroext %580)
  br label %662

589:
  %590 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %583, ptr %584, i32 %367, <32 x i64> %2, ptr %380, i32 %590, i1 zeroext %580)
  br label %662

591:
  br i1 %582, label %592, label %595

592:
  %593 = load i64, ptr %355, align 8
  %594 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %583, ptr %584, i32 %367, i64 %593, ptr %380, i32 %594, i1 zeroext %580)
  br label %662

595:
  %596 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %583, ptr %584, i32 %367, <32 x i64> %2, ptr %380, i32 %596, i1 zeroext %580)
  br label %662

597:
  br i1 %573, label %598, label %614

598:
  %599 = load i64, ptr %381, align 8
  %600 = add i64 %599, -3
  %601 = icmp ult i64 %600, 2
  %602 = and i32 %516, 1
  %603 = icmp ne i32 %602, 0
  %604 = and i1 %603, %601
  %605 = load i8, ptr %5, align 8
  %606 = trunc nuw i8 %605 to i1
  %607 = load ptr, ptr %0, align 8
  %608 = load ptr, ptr %353, align 8
  br i1 %606, label %609, label %612

609:
  %610 = load i64, ptr %355, align 8
  %611 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %607, ptr %608, i32 %367, i64 %610, ptr %380, i32 %611, i1 zeroext %604)
  br label %662

612:
  %613 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %607, ptr %608, i32 %367, <32 x i64> %2, ptr %380, i32 %613, i1 zeroext %604)
  br label %662

614:
  %615 = and i32 %516, 2
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %617, label %633

617:
  %618 = load i64, ptr %381, align 8
  %619 = add i64 %618, -3
  %620 = icmp ult i64 %619, 2
  %621 = and i32 %516, 1
  %622 = icmp ne i32 %621, 0
  %623 = and i1 %622, %620
  %624 = load i8, ptr %5, align 8
  %625 = trunc nuw i8 %624 to i1
  %626 = load ptr, ptr %0, align 8
  %627 = load ptr, ptr %353, align 8
  br i1 %625, label %628, label %631

628:
  %629 = load i64, ptr %355, align 8
  %630 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %626, ptr %627, i32 %367, i64 %629, ptr %380, i32 %630, i1 zeroext %623)
  br label %662

631:
  %632 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %626, ptr %627, i32 %367, <32 x i64> %2, ptr %380, i32 %632, i1 zeroext %623)
  br label %662

633:
  %634 = load i8, ptr %5, align 8
  %635 = trunc nuw i8 %634 to i1
  %636 = load ptr, ptr %0, align 8
  br i1 %635, label %646, label %637

637:
  %638 = load ptr, ptr %353, align 8
  %639 = load i32, ptr %354, align 4
  %640 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %636, ptr %638, i32 %367, <32 x i64> %2, ptr %380, i32 %639)
  br i1 %640, label %662, label %641

641:
  %642 = load i32, ptr %9, align 8
  %643 = load i8, ptr %5, align 8
  %644 = load ptr, ptr %0, align 8
  %645 = trunc nuw i8 %643 to i1
  br label %646

646:
  %647 = phi ptr [ %644, %641 ], [ %636, %633 ]
  %648 = phi i1 [ %645, %641 ], [ true, %633 ]
  %649 = phi i32 [ %642, %641 ], [ %516, %633 ]
  %650 = load i64, ptr %381, align 8
  %651 = add i64 %650, -3
  %652 = icmp ult i64 %651, 2
  %653 = and i32 %649, 1
  %654 = icmp ne i32 %653, 0
  %655 = select i1 %652, i1 %654, i1 false
  %656 = load ptr, ptr %353, align 8
  br i1 %648, label %657, label %660

657:
  %658 = load i64, ptr %355, align 8
  %659 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %647, ptr %656, i32 %367, i64 %658, ptr %380, i32 %659, i1 zeroext %655)
  br label %662

660:
  %661 = load i32, ptr %354, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %647, ptr %656, i32 %367, <32 x i64> %2, ptr %380, i32 %661, i1 zeroext %655)
  br label %662

662:
  %663 = icmp eq i32 %366, 0
  br i1 %663, label %664, label %356

664:
  br label %665

665:
  %666 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %667 = load i32, ptr %666, align 8
  %668 = and i32 %667, 260
  %669 = icmp eq i32 %668, 260
  br i1 %669, label %670, label %695

670:
  %671 = load ptr, ptr %0, align 8
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 7080
  %673 = load i64, ptr %672, align 8
  %674 = icmp eq i64 %673, 0
  br i1 %674, label %695, label %675

675:
  %676 = getelementptr inbounds nuw i8, ptr %671, i64 496
  %677 = load i64, ptr %676, align 8
  %678 = icmp ugt i64 %677, 1
  br i1 %678, label %691, label %679

679:
  %680 = getelementptr inbounds nuw i8, ptr %671, i64 7128
  %681 = load ptr, ptr %680, align 8
  %682 = getelementptr inbounds nuw i8, ptr %681, i64 24
  %683 = load i64, ptr %682, align 8
  %684 = icmp eq i64 %683, 0
  br i1 %684, label %685, label %691

685:
  %686 = getelementptr inbounds nuw i8, ptr %671, i64 7120
  %687 = load ptr, ptr %686, align 8
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 24
  %689 = load i64, ptr %688, align 8
  %690 = icmp eq i64 %689, 0
  br i1 %690, label %695, label %691

691:
  %692 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %693 = load ptr, ptr %692, align 8
  call void @clock_acquire(ptr %671, ptr %693, i32 %1, <32 x i64> %2, i32 %667)
  %694 = load i32, ptr %666, align 8
  br label %695

695:
  %696 = phi i32 [ %667, %665 ], [ %667, %670 ], [ %694, %691 ], [ %667, %685 ]
  %697 = and i32 %696, 67108870
  %698 = icmp eq i32 %697, 6
  br i1 %698, label %699, label %725

699:
  %700 = load ptr, ptr %0, align 8
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 7080
  %702 = load i64, ptr %701, align 8
  %703 = icmp eq i64 %702, 0
  br i1 %703, label %725, label %704

704:
  %705 = and i32 %696, 128
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %707, label %713

707:
  %708 = getelementptr inbounds nuw i8, ptr %700, i64 7136
  %709 = load i64, ptr %708, align 8
  %710 = getelementptr inbounds nuw i8, ptr %700, i64 360
  %711 = load i64, ptr %710, align 8
  %712 = icmp eq i64 %709, %711
  br i1 %712, label %713, label %725

713:
  %714 = getelementptr inbounds nuw i8, ptr %700, i64 528
  %715 = load i64, ptr %714, align 8
  %716 = icmp eq i64 %715, 0
  br i1 %716, label %720, label %717

717:
  call void @screen_held(ptr %700)
  %718 = load ptr, ptr %0, align 8
  %719 = load i32, ptr %666, align 8
  br label %720

720:
  %721 = phi i32 [ %696, %713 ], [ %719, %717 ]
  %722 = phi ptr [ %700, %713 ], [ %718, %717 ]
  %723 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %724 = load ptr, ptr %723, align 8
  call void @clock_release(ptr %722, ptr %724, i32 %1, <32 x i64> %2, i32 %721)
  br label %725

725:
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 42
  %37 = zext i32 %32 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = shl nuw nsw i64 %41, 5
  %43 = or disjoint i64 %42, %36
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = shl nuw nsw i64 %46, 19
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %49 = load i32, ptr %48, align 4
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %86 = load ptr, ptr %85, align 8
  %87 = load i32, ptr %86, align 4
  %88 = or i32 %87, 2
  store i32 %88, ptr %86, align 4
  call void @suspect(ptr %0)
  br label %89

89:
  %90 = add i64 %79, %82
  %91 = icmp ult i64 %79, %90
  br i1 %91, label %92, label %109

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %94 = and i64 %71, 31
  %95 = and i64 %72, 196608
  %96 = icmp eq i64 %95, 0
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %98 = getelementptr inbounds nuw i32, ptr %97, i64 %94
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %100 = getelementptr inbounds nuw i32, ptr %99, i64 %94
  %101 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %103 = or i64 %38, -4398046314496
  %104 = or disjoint i64 %54, -4398046052352
  br label %105

105:
  %106 = phi i64 [ %79, %92 ], [ %345, %344 ]
  %107 = load i64, ptr %10, align 8
  %108 = icmp ult i64 %106, %107
  br i1 %108, label %110, label %109

109:
  ret void

110:
  %111 = getelementptr inbounds nuw i64, ptr %9, i64 %106
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw i64, ptr %12, i64 %106
  %114 = load i64, ptr %113, align 8
  %115 = load i32, ptr %33, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %129, label %117

117:
  %118 = icmp uge i64 %114, %60
  br i1 %29, label %119, label %123

119:
  %120 = sub i64 %114, %36
  %121 = icmp uge i64 %120, %47
  %122 = and i1 %118, %121
  br label %123

123:
  %124 = phi i1 [ %122, %119 ], [ %118, %117 ]
  %125 = and i64 %114, 262144
  %126 = icmp ne i64 %125, 0
  %127 = and i1 %126, %124
  %128 = zext i1 %127 to i32
  br label %129

129:
  %130 = phi i32 [ %128, %123 ], [ 0, %110 ]
  %131 = icmp ult i64 %112, %60
  %132 = sub i64 %112, %36
  %133 = icmp ult i64 %132, %47
  %134 = or i1 %131, %133
  %135 = icmp ugt i64 %61, %112
  %136 = select i1 %6, i1 %135, i1 false
  %137 = xor i1 %134, true
  %138 = or i1 %136, %137
  %139 = zext i1 %138 to i32
  %140 = or i32 %130, %139
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %232, label %142

142:
  br i1 %136, label %143, label %144

143:
  call void @suspect(ptr %0)
  br label %144

144:
  %145 = icmp ult i64 %132, %51
  %146 = xor i64 %112, %43
  %147 = and i64 %146, 132064
  %148 = icmp eq i64 %147, 0
  %149 = and i1 %145, %148
  %150 = xor i64 %112, %72
  %151 = and i64 %150, -4398046248961
  %152 = icmp eq i64 %151, 0
  %153 = or i1 %152, %149
  %154 = or i1 %134, %153
  %155 = load i32, ptr %93, align 4
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %175, label %157

157:
  %158 = and i64 %146, -4398046313504
  %159 = icmp eq i64 %158, 0
  %160 = select i1 %96, i1 %159, i1 false
  br i1 %160, label %161, label %175

161:
  %162 = load i32, ptr %98, align 4
  %163 = trunc i64 %112 to i32
  %164 = and i32 %163, 31
  %165 = shl nuw i32 1, %164
  %166 = and i32 %162, %165
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %175, label %168

168:
  %169 = and i64 %112, 4398045986816
  %170 = load i32, ptr %100, align 4
  %171 = zext i32 %170 to i64
  %172 = shl nuw nsw i64 %171, 19
  %173 = icmp samesign ult i64 %169, %172
  %174 = or i1 %154, %173
  br label %175

175:
  %176 = phi i1 [ %154, %144 ], [ %154, %161 ], [ %154, %157 ], [ %174, %168 ]
  %177 = select i1 %176, i1 true, i1 %64
  br i1 %177, label %183, label %178

178:
  %179 = load ptr, ptr %101, align 8
  %180 = load i64, ptr %10, align 8
  %181 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %112, i64 %106, ptr %179, i64 %180)
  %182 = trunc i32 %181 to i1
  br i1 %182, label %185, label %184

183:
  br i1 %176, label %185, label %184

184:
  call void @suspect(ptr %0)
  br label %185

185:
  %186 = icmp eq i32 %130, 0
  br i1 %186, label %243, label %187

187:
  %188 = sub i64 %114, %36
  %189 = icmp ult i64 %188, %51
  %190 = xor i64 %114, %43
  %191 = and i64 %190, 132064
  %192 = icmp eq i64 %191, 0
  %193 = and i1 %189, %192
  %194 = icmp ult i64 %114, %60
  %195 = icmp ult i64 %188, %47
  %196 = or i1 %194, %195
  %197 = or i1 %196, %193
  %198 = xor i64 %114, %72
  %199 = and i64 %198, -4398046248961
  %200 = icmp eq i64 %199, 0
  %201 = or i1 %200, %197
  %202 = load i32, ptr %93, align 4
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %222, label %204

204:
  %205 = and i64 %190, -4398046313504
  %206 = icmp eq i64 %205, 0
  %207 = select i1 %96, i1 %206, i1 false
  br i1 %207, label %208, label %222

208:
  %209 = load i32, ptr %98, align 4
  %210 = trunc i64 %114 to i32
  %211 = and i32 %210, 31
  %212 = shl nuw i32 1, %211
  %213 = and i32 %209, %212
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %222, label %215

215:
  %216 = and i64 %114, 4398045986816
  %217 = load i32, ptr %100, align 4
  %218 = zext i32 %217 to i64
  %219 = shl nuw nsw i64 %218, 19
  %220 = icmp samesign ult i64 %216, %219
  %221 = or i1 %201, %220
  br label %222

222:
  %223 = phi i1 [ %201, %187 ], [ %201, %208 ], [ %201, %204 ], [ %221, %215 ]
  %224 = select i1 %223, i1 true, i1 %64
  br i1 %224, label %230, label %225

225:
  %226 = load ptr, ptr %102, align 8
  %227 = load i64, ptr %10, align 8
  %228 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %114, i64 %106, ptr %226, i64 %227)
  %229 = trunc i32 %228 to i1
  br i1 %229, label %234, label %231

230:
  br i1 %223, label %234, label %231

231:
  call void @suspect(ptr %0)
  br label %234

232:
  %233 = icmp eq i32 %130, 0
  br i1 %233, label %243, label %234

234:
  %235 = and i64 %114, -262145
  store i64 %235, ptr %111, align 8
  store i64 %74, ptr %113, align 8
  %236 = load ptr, ptr %101, align 8
  %237 = icmp ne ptr %236, null
  %238 = and i64 %114, 196608
  %239 = icmp eq i64 %238, 131072
  %240 = select i1 %237, i1 %239, i1 false
  br i1 %240, label %241, label %344

241:
  %242 = call i64 @clock_join(ptr %0, ptr %4, i64 %106, i64 0, i64 %235)
  br label %344

243:
  br i1 %64, label %249, label %244

244:
  %245 = load ptr, ptr %102, align 8
  %246 = icmp eq ptr %245, null
  %247 = select i1 %246, i64 4398045986816, i64 0
  %248 = or disjoint i64 %247, %104
  br label %249

249:
  %250 = phi i64 [ %248, %244 ], [ -4398046052352, %243 ]
  %251 = xor i64 %114, %59
  %252 = and i64 %250, %251
  %253 = icmp ne i64 %252, 0
  %254 = icmp ult i64 %114, %60
  %255 = sub i64 %114, %36
  %256 = icmp ult i64 %255, %47
  %257 = or i1 %254, %256
  %258 = or i1 %257, %253
  br i1 %258, label %267, label %259

259:
  %260 = load ptr, ptr %102, align 8
  %261 = icmp eq ptr %260, null
  br i1 %261, label %344, label %262

262:
  %263 = load i64, ptr %10, align 8
  %264 = mul i64 %263, %53
  %265 = getelementptr i32, ptr %260, i64 %106
  %266 = getelementptr i32, ptr %265, i64 %264
  store i32 %32, ptr %266, align 4
  br label %344

267:
  %268 = icmp eq i64 %114, %74
  br i1 %268, label %344, label %269

269:
  %270 = icmp ult i64 %255, %51
  %271 = xor i64 %114, %43
  %272 = and i64 %271, 132064
  %273 = icmp eq i64 %272, 0
  %274 = and i1 %270, %273
  %275 = xor i64 %114, %72
  %276 = and i64 %275, -4398046248961
  %277 = icmp eq i64 %276, 0
  %278 = or i1 %277, %274
  %279 = or i1 %257, %278
  %280 = load i32, ptr %93, align 4
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %300, label %282

282:
  %283 = and i64 %271, -4398046313504
  %284 = icmp eq i64 %283, 0
  %285 = select i1 %96, i1 %284, i1 false
  br i1 %285, label %286, label %300

286:
  %287 = load i32, ptr %98, align 4
  %288 = trunc i64 %114 to i32
  %289 = and i32 %288, 31
  %290 = shl nuw i32 1, %289
  %291 = and i32 %287, %290
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %300, label %293

293:
  %294 = and i64 %114, 4398045986816
  %295 = load i32, ptr %100, align 4
  %296 = zext i32 %295 to i64
  %297 = shl nuw nsw i64 %296, 19
  %298 = icmp samesign ult i64 %294, %297
  %299 = or i1 %279, %298
  br label %300

300:
  %301 = phi i1 [ %279, %269 ], [ %279, %286 ], [ %279, %282 ], [ %299, %293 ]
  %302 = and i64 %114, -4398046511104
  %303 = icmp eq i64 %302, %36
  br i1 %303, label %304, label %313

304:
  %305 = and i64 %114, 196608
  %306 = icmp eq i64 %305, 131072
  %307 = and i64 %114, 65535
  %308 = lshr i64 %114, 5
  %309 = and i64 %308, 15
  %310 = shl nuw nsw i64 1, %309
  %311 = select i1 %306, i64 %307, i64 %310
  %312 = or i64 %311, %59
  br label %313

313:
  %314 = phi i64 [ %312, %304 ], [ %103, %300 ]
  %315 = and i64 %271, -4398046379040
  %316 = icmp eq i64 %315, 0
  %317 = select i1 %316, i64 %56, i64 %314
  %318 = select i1 %301, i64 %74, i64 %317
  %319 = load ptr, ptr %102, align 8
  %320 = icmp ne ptr %319, null
  %321 = and i64 %318, 196608
  %322 = icmp eq i64 %321, 131072
  %323 = select i1 %320, i1 %322, i1 false
  br i1 %323, label %324, label %343

324:
  %325 = and i64 %114, 131072
  %326 = icmp eq i64 %325, 0
  %327 = load i64, ptr %10, align 8
  br i1 %326, label %328, label %338

328:
  %329 = lshr i64 %114, 5
  %330 = and i64 %329, 15
  %331 = mul i64 %327, %330
  %332 = lshr i64 %114, 19
  %333 = trunc i64 %332 to i32
  %334 = and i32 %333, 8388607
  %335 = getelementptr i32, ptr %319, i64 %106
  %336 = getelementptr i32, ptr %335, i64 %331
  store i32 %334, ptr %336, align 4
  %337 = load i64, ptr %10, align 8
  br label %338

338:
  %339 = phi i64 [ %337, %328 ], [ %327, %324 ]
  %340 = mul i64 %339, %53
  %341 = getelementptr i32, ptr %319, i64 %106
  %342 = getelementptr i32, ptr %341, i64 %340
  store i32 %32, ptr %342, align 4
  br label %343

343:
  store i64 %318, ptr %113, align 8
  br label %344

344:
  %345 = add nuw i64 %106, 1
  %346 = icmp eq i64 %345, %90
  br i1 %346, label %109, label %105
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
  %20 = alloca <32 x i64>, align 256
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca %struct.Lanes, align 64
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca %struct.Lanes, align 64
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca <32 x i64>, align 256
  %27 = alloca %struct.Lanes, align 64
  %28 = alloca <32 x i64>, align 256
  %29 = alloca %struct.Lanes, align 64
  %30 = alloca %struct.Lanes, align 64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  %39 = add i32 %37, -1
  %40 = shl nuw i32 1, %39
  %41 = select i1 %38, i32 %2, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 3
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %20, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %19, i64 128
  br i1 %44, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %56 = load i64, ptr %55, align 8
  %57 = freeze i64 %56
  %58 = icmp ult i64 %57, 2
  br label %59

59:
  %60 = phi i64 [ 1, %7 ], [ 2, %54 ]
  %61 = phi i1 [ false, %7 ], [ %58, %54 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %67 = load i64, ptr %66, align 8
  %68 = shl i64 %67, 42
  %69 = zext i32 %64 to i64
  %70 = shl nuw nsw i64 %69, 19
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %72 = load i32, ptr %71, align 8
  %73 = zext i32 %72 to i64
  %74 = shl nuw nsw i64 %73, 5
  %75 = or disjoint i64 %74, %68
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %77 = load i32, ptr %76, align 8
  %78 = zext i32 %77 to i64
  %79 = shl nuw nsw i64 %78, 19
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = shl nuw nsw i64 %82, 19
  %84 = and i32 %72, 15
  %85 = zext nneg i32 %84 to i64
  %86 = shl nuw nsw i64 1, %85
  %87 = or i64 %70, %75
  %88 = or i64 %87, 65536
  %89 = or disjoint i64 %86, %68
  %90 = or i64 %89, %70
  %91 = or disjoint i64 %90, 131072
  %92 = select i1 %61, i64 %68, i64 %60
  %93 = select i1 %61, i64 %68, i64 1
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, 0
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %98 = load i64, ptr %97, align 8
  %99 = icmp ult i64 %98, 17
  br i1 %99, label %100, label %104

100:
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %102 = load i32, ptr %101, align 16
  %103 = icmp eq i32 %102, 0
  br label %104

104:
  %105 = phi i1 [ false, %59 ], [ %103, %100 ]
  %106 = load i64, ptr %4, align 8
  %107 = insertelement <32 x i64> poison, i64 %106, i64 0
  %108 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %109 = sub <32 x i64> %3, %108
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %111 = load i64, ptr %110, align 8
  %112 = insertelement <32 x i64> poison, i64 %111, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = lshr <32 x i64> %109, %113
  %115 = trunc i64 %111 to i32
  %116 = lshr i32 %5, %115
  %117 = zext i32 %116 to i64
  %118 = extractelement <32 x i64> %114, i64 0
  %119 = icmp eq i32 %116, 0
  br i1 %119, label %120, label %125

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %122 = load ptr, ptr %121, align 8
  %123 = load i32, ptr %122, align 4
  %124 = or i32 %123, 2
  store i32 %124, ptr %122, align 4
  call void @suspect(ptr %0)
  br label %888

125:
  %126 = icmp ne i32 %116, 1
  %127 = icmp eq i32 %2, -1
  %128 = and i1 %127, %126
  br i1 %128, label %131, label %129

129:
  %130 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %140

131:
  %132 = insertelement <32 x i64> poison, i64 %117, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = mul nuw nsw <32 x i64> %133, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %135 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = add <32 x i64> %134, %135
  %137 = icmp ne <32 x i64> %114, %136
  %138 = bitcast <32 x i1> %137 to i32
  %139 = icmp eq i32 %138, 0
  br label %140

140:
  %141 = phi <32 x i64> [ %130, %129 ], [ %135, %131 ]
  %142 = phi i1 [ false, %129 ], [ %139, %131 ]
  %143 = call i64 @llvm.cttz.i64(i64 %117, i1 true)
  %144 = insertelement <32 x i64> poison, i64 %143, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = add i64 %118, 32
  %147 = insertelement <32 x i64> poison, i64 %75, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = insertelement <32 x i64> poison, i64 %70, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = select i1 %6, i64 %93, i64 0
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %153 = or disjoint i64 %86, -4398046052352
  %154 = insertelement <32 x i64> poison, i64 %91, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = insertelement <32 x i64> poison, i64 %153, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %68, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = insertelement <32 x i64> poison, i64 %79, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = or disjoint i64 %86, 131072
  %163 = insertelement <32 x i64> poison, i64 %162, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  %165 = insertelement <32 x i32> poison, i32 %64, i64 0
  %166 = shufflevector <32 x i32> %165, <32 x i32> poison, <32 x i32> zeroinitializer
  %167 = insertelement <32 x i64> poison, i64 %92, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  %169 = insertelement <32 x i64> poison, i64 %83, i64 0
  %170 = shufflevector <32 x i64> %169, <32 x i64> poison, <32 x i32> zeroinitializer
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %173 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %174 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %175 = or i64 %70, -4398046314496
  %176 = insertelement <32 x i64> poison, i64 %175, i64 0
  %177 = shufflevector <32 x i64> %176, <32 x i64> poison, <32 x i32> zeroinitializer
  %178 = insertelement <32 x i64> poison, i64 %88, i64 0
  %179 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> zeroinitializer
  %180 = insertelement <32 x i64> poison, i64 %151, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = or disjoint i64 %86, -4398046052352
  br label %183

183:
  %184 = phi i64 [ 0, %140 ], [ %886, %885 ]
  %185 = insertelement <32 x i64> poison, i64 %184, i64 0
  %186 = shufflevector <32 x i64> %185, <32 x i64> poison, <32 x i32> zeroinitializer
  %187 = add <32 x i64> %186, %114
  br i1 %142, label %188, label %195

188:
  %189 = shl nuw nsw i64 %184, 5
  %190 = insertelement <32 x i64> poison, i64 %189, i64 0
  %191 = shufflevector <32 x i64> %190, <32 x i64> poison, <32 x i32> zeroinitializer
  %192 = or disjoint <32 x i64> %191, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %193 = add <32 x i64> %192, %141
  %194 = lshr <32 x i64> %192, %145
  br label %195

195:
  %196 = phi <32 x i64> [ %193, %188 ], [ %187, %183 ]
  %197 = phi <32 x i64> [ %194, %188 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %183 ]
  %198 = load i32, ptr %36, align 4
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %205, label %200

200:
  %201 = add i32 %198, -1
  %202 = zext i32 %201 to i64
  %203 = insertelement <32 x i64> poison, i64 %202, i64 0
  %204 = shufflevector <32 x i64> %203, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %205

205:
  %206 = phi <32 x i64> [ %204, %200 ], [ %197, %195 ]
  %207 = load i64, ptr %33, align 8
  br i1 %142, label %208, label %212

208:
  %209 = shl i64 %184, 5
  %210 = add i64 %146, %209
  %211 = icmp ugt i64 %210, %207
  br i1 %211, label %212, label %218

212:
  %213 = insertelement <32 x i64> poison, i64 %207, i64 0
  %214 = shufflevector <32 x i64> %213, <32 x i64> poison, <32 x i32> zeroinitializer
  %215 = icmp ult <32 x i64> %196, %214
  %216 = bitcast <32 x i1> %215 to i32
  %217 = and i32 %2, %216
  br label %218

218:
  %219 = phi i32 [ %217, %212 ], [ %2, %208 ]
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %885, label %221

221:
  %222 = or <32 x i64> %206, %148
  %223 = call i32 @llvm.cttz.i32(i32 %219, i1 false)
  store <32 x i64> %196, ptr %29, align 64
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw i64, ptr %29, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = sub i64 %226, %224
  br i1 %142, label %257, label %228

228:
  %229 = insertelement <32 x i64> poison, i64 %227, i64 0
  %230 = shufflevector <32 x i64> %229, <32 x i64> poison, <32 x i32> zeroinitializer
  %231 = add <32 x i64> %230, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %232 = icmp eq <32 x i64> %196, %231
  %233 = bitcast <32 x i1> %232 to i32
  %234 = xor i32 %219, -1
  %235 = or i32 %233, %234
  %236 = icmp eq i32 %235, -1
  br i1 %236, label %257, label %237

237:
  %238 = insertelement <32 x i64> poison, i64 %226, i64 0
  %239 = shufflevector <32 x i64> %238, <32 x i64> poison, <32 x i32> zeroinitializer
  %240 = icmp eq <32 x i64> %196, %239
  %241 = bitcast <32 x i1> %240 to i32
  %242 = or i32 %241, %234
  %243 = icmp eq i32 %242, -1
  br i1 %243, label %263, label %244

244:
  %245 = icmp eq i32 %219, -1
  br i1 %245, label %246, label %274

246:
  %247 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %248 = add <32 x i64> %247, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %249 = icmp ne <32 x i64> %196, %248
  %250 = bitcast <32 x i1> %249 to i32
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %272, label %252

252:
  %253 = icmp ne <32 x i64> %196, %247
  %254 = bitcast <32 x i1> %253 to i32
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %272, label %256

256:
  store <32 x i64> zeroinitializer, ptr %25, align 64
  store <32 x i64> %196, ptr %24, align 64
  br label %287

257:
  %258 = getelementptr inbounds nuw i64, ptr %32, i64 %227
  %259 = bitcast i32 %219 to <32 x i1>
  %260 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %258, <32 x i1> %259, <32 x i64> zeroinitializer)
  %261 = getelementptr inbounds nuw i64, ptr %35, i64 %227
  %262 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %261, <32 x i1> %259, <32 x i64> zeroinitializer)
  br label %361

263:
  %264 = getelementptr i64, ptr %32, i64 %226
  %265 = load i64, ptr %264, align 8
  %266 = insertelement <32 x i64> poison, i64 %265, i64 0
  %267 = shufflevector <32 x i64> %266, <32 x i64> poison, <32 x i32> zeroinitializer
  %268 = getelementptr i64, ptr %35, i64 %226
  %269 = load i64, ptr %268, align 8
  %270 = insertelement <32 x i64> poison, i64 %269, i64 0
  %271 = shufflevector <32 x i64> %270, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %361

272:
  %273 = phi i32 [ 2, %246 ], [ 3, %252 ]
  store <32 x i64> zeroinitializer, ptr %25, align 64
  br label %298

274:
  store <32 x i64> zeroinitializer, ptr %25, align 64
  store <32 x i64> %196, ptr %24, align 64
  br label %275

275:
  %276 = phi i32 [ %285, %275 ], [ %219, %274 ]
  %277 = call i32 @llvm.cttz.i32(i32 %276, i1 true)
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr inbounds nuw i64, ptr %24, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds nuw i64, ptr %32, i64 %280
  %282 = load i64, ptr %281, align 8
  %283 = getelementptr inbounds nuw i64, ptr %25, i64 %278
  store i64 %282, ptr %283, align 8
  %284 = add i32 %276, -1
  %285 = and i32 %284, %276
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %316, label %275

287:
  %288 = phi i64 [ 0, %256 ], [ %294, %287 ]
  %289 = getelementptr inbounds nuw i64, ptr %24, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds nuw i64, ptr %32, i64 %290
  %292 = load i64, ptr %291, align 8
  %293 = getelementptr inbounds nuw i64, ptr %25, i64 %288
  store i64 %292, ptr %293, align 8
  %294 = add nuw nsw i64 %288, 1
  %295 = icmp eq i64 %294, 32
  br i1 %295, label %296, label %287

296:
  %297 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %196, ptr %23, align 64
  br label %330

298:
  %299 = phi i1 [ true, %272 ], [ false, %313 ]
  %300 = phi ptr [ %26, %272 ], [ %48, %313 ]
  %301 = phi ptr [ %25, %272 ], [ %49, %313 ]
  %302 = phi ptr [ %25, %272 ], [ %50, %313 ]
  store <32 x i64> %196, ptr %26, align 256
  %303 = load i64, ptr %300, align 64
  %304 = getelementptr inbounds nuw i64, ptr %32, i64 %303
  br i1 %251, label %307, label %305

305:
  %306 = load i64, ptr %304, align 8
  br label %308

307:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %301, ptr align 8 %304, i64 128, i1 false)
  br label %313

308:
  %309 = phi i64 [ 0, %305 ], [ %311, %308 ]
  %310 = getelementptr inbounds nuw i64, ptr %302, i64 %309
  store i64 %306, ptr %310, align 8
  %311 = add nuw nsw i64 %309, 1
  %312 = icmp eq i64 %311, 16
  br i1 %312, label %313, label %308

313:
  br i1 %299, label %298, label %314

314:
  %315 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %341

316:
  %317 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %196, ptr %23, align 64
  br label %318

318:
  %319 = phi i32 [ %328, %318 ], [ %219, %316 ]
  %320 = call i32 @llvm.cttz.i32(i32 %319, i1 true)
  %321 = zext nneg i32 %320 to i64
  %322 = getelementptr inbounds nuw i64, ptr %23, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds nuw i64, ptr %35, i64 %323
  %325 = load i64, ptr %324, align 8
  %326 = getelementptr inbounds nuw i64, ptr %27, i64 %321
  store i64 %325, ptr %326, align 8
  %327 = add i32 %319, -1
  %328 = and i32 %327, %319
  %329 = icmp eq i32 %328, 0
  br i1 %329, label %339, label %318

330:
  %331 = phi i64 [ 0, %296 ], [ %337, %330 ]
  %332 = getelementptr inbounds nuw i64, ptr %23, i64 %331
  %333 = load i64, ptr %332, align 8
  %334 = getelementptr inbounds nuw i64, ptr %35, i64 %333
  %335 = load i64, ptr %334, align 8
  %336 = getelementptr inbounds nuw i64, ptr %27, i64 %331
  store i64 %335, ptr %336, align 8
  %337 = add nuw nsw i64 %331, 1
  %338 = icmp eq i64 %337, 32
  br i1 %338, label %339, label %330

339:
  %340 = phi <32 x i64> [ %297, %330 ], [ %317, %318 ]
  br label %357

341:
  %342 = phi i1 [ true, %314 ], [ false, %356 ]
  %343 = phi ptr [ %28, %314 ], [ %45, %356 ]
  %344 = phi ptr [ %27, %314 ], [ %46, %356 ]
  %345 = phi ptr [ %27, %314 ], [ %47, %356 ]
  store <32 x i64> %196, ptr %28, align 256
  %346 = load i64, ptr %343, align 64
  %347 = getelementptr inbounds nuw i64, ptr %35, i64 %346
  br i1 %251, label %350, label %348

348:
  %349 = load i64, ptr %347, align 8
  br label %351

350:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %344, ptr align 8 %347, i64 128, i1 false)
  br label %356

351:
  %352 = phi i64 [ 0, %348 ], [ %354, %351 ]
  %353 = getelementptr inbounds nuw i64, ptr %345, i64 %352
  store i64 %349, ptr %353, align 8
  %354 = add nuw nsw i64 %352, 1
  %355 = icmp eq i64 %354, 16
  br i1 %355, label %356, label %351

356:
  br i1 %342, label %341, label %357

357:
  %358 = phi i32 [ 4, %339 ], [ %273, %356 ]
  %359 = phi <32 x i64> [ %340, %339 ], [ %315, %356 ]
  %360 = load <32 x i64>, ptr %27, align 64
  br label %361

361:
  %362 = phi <32 x i64> [ %260, %257 ], [ %267, %263 ], [ %359, %357 ]
  %363 = phi i32 [ 0, %257 ], [ 1, %263 ], [ %358, %357 ]
  %364 = phi <32 x i64> [ %262, %257 ], [ %271, %263 ], [ %360, %357 ]
  %365 = or <32 x i64> %150, %222
  br i1 %105, label %366, label %425

366:
  %367 = load ptr, ptr %152, align 8
  %368 = icmp eq ptr %367, null
  br i1 %368, label %425, label %369

369:
  %370 = xor <32 x i64> %364, %155
  %371 = and <32 x i64> %370, %157
  %372 = icmp ne <32 x i64> %371, zeroinitializer
  %373 = sub <32 x i64> %364, %159
  %374 = icmp ult <32 x i64> %373, %161
  %375 = and <32 x i64> %362, splat (i64 -4398046248960)
  %376 = icmp ne <32 x i64> %375, %159
  %377 = xor <32 x i64> %362, %148
  %378 = and <32 x i64> %377, splat (i64 132064)
  %379 = icmp eq <32 x i64> %378, zeroinitializer
  %380 = xor <32 x i64> %362, splat (i64 -1)
  %381 = and <32 x i64> %164, %380
  %382 = icmp eq <32 x i64> %381, zeroinitializer
  %383 = or <32 x i1> %382, %379
  %384 = select <32 x i1> %374, <32 x i1> splat (i1 true), <32 x i1> %372
  %385 = or <32 x i1> %376, %384
  %386 = select <32 x i1> %383, <32 x i1> splat (i1 true), <32 x i1> %385
  %387 = bitcast <32 x i1> %386 to i32
  %388 = and i32 %219, %387
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %425

390:
  %391 = mul i64 %207, %85
  %392 = getelementptr inbounds nuw i32, ptr %367, i64 %391
  %393 = icmp eq i32 %363, 0
  br i1 %393, label %394, label %397

394:
  %395 = getelementptr inbounds nuw i32, ptr %392, i64 %227
  %396 = bitcast i32 %219 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %166, ptr align 4 %395, <32 x i1> %396)
  br label %885

397:
  %398 = bitcast i32 %219 to <32 x i1>
  %399 = getelementptr i32, ptr %392, <32 x i64> %196
  %400 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %399, <32 x i1> %398, <32 x i32> zeroinitializer)
  %401 = icmp ne <32 x i32> %400, %166
  %402 = bitcast <32 x i1> %401 to i32
  %403 = and i32 %219, %402
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %885, label %405

405:
  store <32 x i64> %196, ptr %22, align 64
  %406 = icmp eq i32 %403, -1
  br i1 %406, label %417, label %407

407:
  %408 = phi i32 [ %415, %407 ], [ %403, %405 ]
  %409 = call i32 @llvm.cttz.i32(i32 %408, i1 true)
  %410 = zext nneg i32 %409 to i64
  %411 = getelementptr inbounds nuw i64, ptr %22, i64 %410
  %412 = load i64, ptr %411, align 8
  %413 = getelementptr inbounds nuw i32, ptr %392, i64 %412
  store i32 %64, ptr %413, align 4
  %414 = add i32 %408, -1
  %415 = and i32 %414, %408
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %424, label %407

417:
  %418 = phi i64 [ %422, %417 ], [ 0, %405 ]
  %419 = getelementptr inbounds nuw i64, ptr %22, i64 %418
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i32, ptr %392, i64 %420
  store i32 %64, ptr %421, align 4
  %422 = add nuw nsw i64 %418, 1
  %423 = icmp eq i64 %422, 32
  br i1 %423, label %424, label %417

424:
  br label %885

425:
  %426 = load i32, ptr %65, align 4
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %442, label %428

428:
  %429 = icmp uge <32 x i64> %364, %168
  br i1 %61, label %430, label %434

430:
  %431 = sub <32 x i64> %364, %159
  %432 = icmp uge <32 x i64> %431, %161
  %433 = and <32 x i1> %429, %432
  br label %434

434:
  %435 = phi <32 x i1> [ %433, %430 ], [ %429, %428 ]
  %436 = and <32 x i64> %364, splat (i64 262144)
  %437 = icmp ne <32 x i64> %436, zeroinitializer
  %438 = select <32 x i1> %435, <32 x i1> %437, <32 x i1> zeroinitializer
  %439 = bitcast <32 x i1> %438 to i32
  %440 = and i32 %219, %439
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %442, label %872

442:
  %443 = icmp ult <32 x i64> %362, %168
  %444 = sub <32 x i64> %362, %159
  %445 = icmp ult <32 x i64> %444, %161
  %446 = or <32 x i1> %443, %445
  %447 = icmp ult <32 x i64> %362, %181
  %448 = xor <32 x i1> %446, splat (i1 true)
  %449 = or <32 x i1> %447, %448
  %450 = bitcast <32 x i1> %449 to i32
  %451 = and i32 %219, %450
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %510, label %453

453:
  %454 = bitcast <32 x i1> %447 to i32
  %455 = and i32 %219, %454
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %458, label %457

457:
  call void @suspect(ptr %0)
  br label %458

458:
  %459 = icmp ult <32 x i64> %444, %170
  %460 = xor <32 x i64> %362, %148
  %461 = and <32 x i64> %460, splat (i64 132064)
  %462 = icmp eq <32 x i64> %461, zeroinitializer
  %463 = select <32 x i1> %459, <32 x i1> %462, <32 x i1> zeroinitializer
  %464 = or <32 x i1> %446, %463
  %465 = xor <32 x i64> %362, %222
  %466 = and <32 x i64> %465, splat (i64 -4398046248961)
  %467 = icmp eq <32 x i64> %466, zeroinitializer
  %468 = select <32 x i1> %467, <32 x i1> splat (i1 true), <32 x i1> %464
  %469 = load i32, ptr %171, align 4
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %493, label %471

471:
  %472 = and <32 x i64> %206, splat (i64 31)
  %473 = getelementptr i32, ptr %172, <32 x i64> %472
  %474 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %473, <32 x i1> splat (i1 true), <32 x i32> poison)
  %475 = zext <32 x i32> %474 to <32 x i64>
  %476 = getelementptr i32, ptr %173, <32 x i64> %472
  %477 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %476, <32 x i1> splat (i1 true), <32 x i32> poison)
  %478 = zext <32 x i32> %477 to <32 x i64>
  %479 = shl nuw nsw <32 x i64> %478, splat (i64 19)
  %480 = and <32 x i64> %222, splat (i64 196608)
  %481 = and <32 x i64> %460, splat (i64 -4398046313504)
  %482 = or <32 x i64> %481, %480
  %483 = icmp eq <32 x i64> %482, zeroinitializer
  %484 = and <32 x i64> %362, splat (i64 31)
  %485 = shl nuw nsw <32 x i64> splat (i64 1), %484
  %486 = and <32 x i64> %485, %475
  %487 = icmp ne <32 x i64> %486, zeroinitializer
  %488 = and <32 x i64> %362, splat (i64 4398045986816)
  %489 = icmp samesign ult <32 x i64> %488, %479
  %490 = select <32 x i1> %489, <32 x i1> %487, <32 x i1> zeroinitializer
  %491 = select <32 x i1> %490, <32 x i1> %483, <32 x i1> zeroinitializer
  %492 = or <32 x i1> %468, %491
  br label %493

493:
  %494 = phi <32 x i1> [ %492, %471 ], [ %468, %458 ]
  %495 = xor <32 x i1> %494, splat (i1 true)
  %496 = bitcast <32 x i1> %495 to i32
  %497 = and i32 %219, %496
  %498 = icmp eq i32 %497, 0
  %499 = select i1 %498, i1 true, i1 %96
  br i1 %499, label %506, label %500

500:
  %501 = load ptr, ptr %174, align 8
  %502 = load i64, ptr %33, align 8
  %503 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %497, <32 x i64> %362, <32 x i64> %196, ptr %501, i64 %502)
  %504 = xor i32 %503, -1
  %505 = and i32 %497, %504
  br label %506

506:
  %507 = phi i32 [ %505, %500 ], [ %497, %493 ]
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %510, label %509

509:
  call void @suspect(ptr %0)
  br label %510

510:
  br i1 %96, label %516, label %511

511:
  %512 = load ptr, ptr %152, align 8
  %513 = icmp eq ptr %512, null
  %514 = select i1 %513, i64 4398045986816, i64 0
  %515 = or disjoint i64 %514, %182
  br label %516

516:
  %517 = phi i64 [ %515, %511 ], [ -4398046052352, %510 ]
  %518 = xor <32 x i64> %364, %155
  %519 = insertelement <32 x i64> poison, i64 %517, i64 0
  %520 = shufflevector <32 x i64> %519, <32 x i64> poison, <32 x i32> zeroinitializer
  %521 = and <32 x i64> %520, %518
  %522 = icmp ne <32 x i64> %521, zeroinitializer
  %523 = icmp ult <32 x i64> %364, %168
  %524 = sub <32 x i64> %364, %159
  %525 = icmp ult <32 x i64> %524, %161
  %526 = or <32 x i1> %523, %525
  %527 = select <32 x i1> %522, <32 x i1> splat (i1 true), <32 x i1> %526
  %528 = bitcast <32 x i1> %527 to i32
  %529 = and i32 %219, %528
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %531, label %570

531:
  %532 = load ptr, ptr %152, align 8
  %533 = icmp eq ptr %532, null
  br i1 %533, label %885, label %534

534:
  %535 = load i64, ptr %33, align 8
  %536 = mul i64 %535, %85
  %537 = getelementptr inbounds nuw i32, ptr %532, i64 %536
  %538 = icmp eq i32 %363, 0
  br i1 %538, label %539, label %542

539:
  %540 = getelementptr inbounds nuw i32, ptr %537, i64 %227
  %541 = bitcast i32 %219 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %166, ptr align 4 %540, <32 x i1> %541)
  br label %885

542:
  %543 = bitcast i32 %219 to <32 x i1>
  %544 = getelementptr i32, ptr %537, <32 x i64> %196
  %545 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %544, <32 x i1> %543, <32 x i32> zeroinitializer)
  %546 = icmp ne <32 x i32> %545, %166
  %547 = bitcast <32 x i1> %546 to i32
  %548 = and i32 %219, %547
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %885, label %550

550:
  store <32 x i64> %196, ptr %21, align 64
  %551 = icmp eq i32 %548, -1
  br i1 %551, label %562, label %552

552:
  %553 = phi i32 [ %560, %552 ], [ %548, %550 ]
  %554 = call i32 @llvm.cttz.i32(i32 %553, i1 true)
  %555 = zext nneg i32 %554 to i64
  %556 = getelementptr inbounds nuw i64, ptr %21, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr inbounds nuw i32, ptr %537, i64 %557
  store i32 %64, ptr %558, align 4
  %559 = add i32 %553, -1
  %560 = and i32 %559, %553
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %569, label %552

562:
  %563 = phi i64 [ %567, %562 ], [ 0, %550 ]
  %564 = getelementptr inbounds nuw i64, ptr %21, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i32, ptr %537, i64 %565
  store i32 %64, ptr %566, align 4
  %567 = add nuw nsw i64 %563, 1
  %568 = icmp eq i64 %567, 32
  br i1 %568, label %569, label %562

569:
  br label %885

570:
  %571 = icmp ult <32 x i64> %524, %170
  %572 = xor <32 x i64> %364, %148
  %573 = and <32 x i64> %572, splat (i64 132064)
  %574 = icmp eq <32 x i64> %573, zeroinitializer
  %575 = select <32 x i1> %571, <32 x i1> %574, <32 x i1> zeroinitializer
  %576 = or <32 x i1> %526, %575
  %577 = xor <32 x i64> %364, %222
  %578 = and <32 x i64> %577, splat (i64 -4398046248961)
  %579 = icmp eq <32 x i64> %578, zeroinitializer
  %580 = select <32 x i1> %579, <32 x i1> splat (i1 true), <32 x i1> %576
  %581 = load i32, ptr %171, align 4
  %582 = icmp eq i32 %581, 0
  br i1 %582, label %605, label %583

583:
  %584 = and <32 x i64> %206, splat (i64 31)
  %585 = getelementptr i32, ptr %172, <32 x i64> %584
  %586 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %585, <32 x i1> splat (i1 true), <32 x i32> poison)
  %587 = zext <32 x i32> %586 to <32 x i64>
  %588 = getelementptr i32, ptr %173, <32 x i64> %584
  %589 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %588, <32 x i1> splat (i1 true), <32 x i32> poison)
  %590 = zext <32 x i32> %589 to <32 x i64>
  %591 = shl nuw nsw <32 x i64> %590, splat (i64 19)
  %592 = and <32 x i64> %222, splat (i64 196608)
  %593 = and <32 x i64> %572, splat (i64 -4398046313504)
  %594 = or <32 x i64> %593, %592
  %595 = icmp eq <32 x i64> %594, zeroinitializer
  %596 = and <32 x i64> %364, splat (i64 31)
  %597 = shl nuw nsw <32 x i64> splat (i64 1), %596
  %598 = and <32 x i64> %597, %587
  %599 = icmp ne <32 x i64> %598, zeroinitializer
  %600 = and <32 x i64> %364, splat (i64 4398045986816)
  %601 = icmp samesign ult <32 x i64> %600, %591
  %602 = select <32 x i1> %601, <32 x i1> %599, <32 x i1> zeroinitializer
  %603 = select <32 x i1> %602, <32 x i1> %595, <32 x i1> zeroinitializer
  %604 = or <32 x i1> %580, %603
  br label %605

605:
  %606 = phi <32 x i1> [ %604, %583 ], [ %580, %570 ]
  %607 = lshr <32 x i64> %364, splat (i64 5)
  %608 = and <32 x i64> %607, splat (i64 15)
  %609 = shl nuw nsw <32 x i64> splat (i64 1), %608
  %610 = and <32 x i64> %364, splat (i64 196608)
  %611 = icmp eq <32 x i64> %610, splat (i64 131072)
  %612 = and <32 x i64> %364, splat (i64 65535)
  %613 = select <32 x i1> %611, <32 x i64> %612, <32 x i64> %609
  %614 = and <32 x i64> %364, splat (i64 -4398046511104)
  %615 = icmp eq <32 x i64> %614, %159
  %616 = or <32 x i64> %613, %155
  %617 = select <32 x i1> %615, <32 x i64> %616, <32 x i64> %177
  %618 = and <32 x i64> %572, splat (i64 -4398046379040)
  %619 = icmp eq <32 x i64> %618, zeroinitializer
  %620 = select <32 x i1> %619, <32 x i64> %179, <32 x i64> %617
  %621 = select <32 x i1> %606, <32 x i64> %365, <32 x i64> %620
  %622 = load ptr, ptr %152, align 8
  %623 = icmp eq ptr %622, null
  br i1 %623, label %714, label %624

624:
  %625 = and <32 x i64> %621, splat (i64 196608)
  %626 = icmp eq <32 x i64> %625, splat (i64 131072)
  %627 = bitcast <32 x i1> %626 to i32
  %628 = and i32 %219, %627
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %714, label %630

630:
  %631 = and <32 x i64> %364, splat (i64 131072)
  %632 = icmp eq <32 x i64> %631, zeroinitializer
  %633 = bitcast <32 x i1> %632 to i32
  %634 = and i32 %628, %633
  %635 = icmp eq i32 %634, 0
  %636 = load i64, ptr %33, align 8
  br i1 %635, label %675, label %637

637:
  %638 = insertelement <32 x i64> poison, i64 %636, i64 0
  %639 = shufflevector <32 x i64> %638, <32 x i64> poison, <32 x i32> zeroinitializer
  %640 = mul <32 x i64> %639, %608
  %641 = lshr <32 x i64> %364, splat (i64 19)
  %642 = and <32 x i64> %641, splat (i64 8388607)
  store <32 x i64> %640, ptr %10, align 64
  store <32 x i64> %642, ptr %11, align 64
  store <32 x i64> %196, ptr %9, align 64
  %643 = icmp eq i32 %634, -1
  br i1 %643, label %660, label %644

644:
  %645 = phi i32 [ %658, %644 ], [ %634, %637 ]
  %646 = call i32 @llvm.cttz.i32(i32 %645, i1 true)
  %647 = zext nneg i32 %646 to i64
  %648 = getelementptr inbounds nuw i64, ptr %9, i64 %647
  %649 = load i64, ptr %648, align 8
  %650 = getelementptr inbounds nuw i64, ptr %11, i64 %647
  %651 = load i64, ptr %650, align 8
  %652 = trunc i64 %651 to i32
  %653 = getelementptr inbounds nuw i64, ptr %10, i64 %647
  %654 = load i64, ptr %653, align 8
  %655 = getelementptr i32, ptr %622, i64 %649
  %656 = getelementptr i32, ptr %655, i64 %654
  store i32 %652, ptr %656, align 4
  %657 = add i32 %645, -1
  %658 = and i32 %657, %645
  %659 = icmp eq i32 %658, 0
  br i1 %659, label %673, label %644

660:
  %661 = phi i64 [ %671, %660 ], [ 0, %637 ]
  %662 = getelementptr inbounds nuw i64, ptr %9, i64 %661
  %663 = load i64, ptr %662, align 8
  %664 = getelementptr inbounds nuw i64, ptr %11, i64 %661
  %665 = load i64, ptr %664, align 8
  %666 = trunc i64 %665 to i32
  %667 = getelementptr inbounds nuw i64, ptr %10, i64 %661
  %668 = load i64, ptr %667, align 8
  %669 = getelementptr i32, ptr %622, i64 %663
  %670 = getelementptr i32, ptr %669, i64 %668
  store i32 %666, ptr %670, align 4
  %671 = add nuw nsw i64 %661, 1
  %672 = icmp eq i64 %671, 32
  br i1 %672, label %673, label %660

673:
  %674 = load i64, ptr %33, align 8
  br label %675

675:
  %676 = phi i64 [ %674, %673 ], [ %636, %630 ]
  %677 = mul i64 %676, %85
  %678 = getelementptr inbounds nuw i32, ptr %622, i64 %677
  %679 = icmp eq i32 %363, 0
  br i1 %679, label %680, label %683

680:
  %681 = getelementptr inbounds nuw i32, ptr %678, i64 %227
  %682 = bitcast i32 %628 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %166, ptr align 4 %681, <32 x i1> %682)
  br label %717

683:
  %684 = bitcast i32 %628 to <32 x i1>
  %685 = getelementptr i32, ptr %678, <32 x i64> %196
  %686 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %685, <32 x i1> %684, <32 x i32> zeroinitializer)
  %687 = icmp ne <32 x i32> %686, %166
  %688 = bitcast <32 x i1> %687 to i32
  %689 = and i32 %628, %688
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %691, label %693

691:
  %692 = select <32 x i1> %606, <32 x i64> %179, <32 x i64> %620
  br label %720

693:
  store <32 x i64> %196, ptr %8, align 64
  %694 = icmp eq i32 %689, -1
  br i1 %694, label %705, label %695

695:
  %696 = phi i32 [ %703, %695 ], [ %689, %693 ]
  %697 = call i32 @llvm.cttz.i32(i32 %696, i1 true)
  %698 = zext nneg i32 %697 to i64
  %699 = getelementptr inbounds nuw i64, ptr %8, i64 %698
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds nuw i32, ptr %678, i64 %700
  store i32 %64, ptr %701, align 4
  %702 = add i32 %696, -1
  %703 = and i32 %702, %696
  %704 = icmp eq i32 %703, 0
  br i1 %704, label %712, label %695

705:
  %706 = phi i64 [ %710, %705 ], [ 0, %693 ]
  %707 = getelementptr inbounds nuw i64, ptr %8, i64 %706
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds nuw i32, ptr %678, i64 %708
  store i32 %64, ptr %709, align 4
  %710 = add nuw nsw i64 %706, 1
  %711 = icmp eq i64 %710, 32
  br i1 %711, label %712, label %705

712:
  %713 = select <32 x i1> %606, <32 x i64> %179, <32 x i64> %620
  br label %720

714:
  %715 = select <32 x i1> %606, <32 x i64> %179, <32 x i64> %620
  %716 = icmp eq i32 %363, 0
  br i1 %716, label %717, label %720

717:
  %718 = getelementptr inbounds nuw i64, ptr %35, i64 %227
  %719 = bitcast i32 %219 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %621, ptr align 8 %718, <32 x i1> %719)
  br label %885

720:
  %721 = phi <32 x i64> [ %692, %691 ], [ %715, %714 ], [ %713, %712 ]
  %722 = icmp eq i32 %219, -1
  br i1 %722, label %723, label %749

723:
  %724 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %725 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %726 = icmp ne <32 x i64> %196, %724
  %727 = icmp ne <32 x i64> %196, %725
  %728 = and <32 x i1> %726, %727
  %729 = bitcast <32 x i1> %728 to i32
  %730 = icmp eq i32 %729, 0
  %731 = icmp eq i32 %363, 1
  br i1 %730, label %732, label %748

732:
  store <32 x i64> %721, ptr %17, align 64
  br i1 %731, label %733, label %736

733:
  %734 = extractelement <32 x i64> %721, i64 31
  %735 = getelementptr i64, ptr %35, i64 %226
  store i64 %734, ptr %735, align 8
  br label %747

736:
  store <32 x i64> %196, ptr %12, align 64
  br label %737

737:
  %738 = phi i64 [ 0, %736 ], [ %744, %737 ]
  %739 = getelementptr inbounds nuw i64, ptr %12, i64 %738
  %740 = load i64, ptr %739, align 8
  %741 = getelementptr inbounds nuw i64, ptr %17, i64 %738
  %742 = load i64, ptr %741, align 8
  %743 = getelementptr inbounds nuw i64, ptr %35, i64 %740
  store i64 %742, ptr %743, align 8
  %744 = add nuw nsw i64 %738, 1
  %745 = icmp eq i64 %744, 32
  br i1 %745, label %746, label %737

746:
  br label %747

747:
  br label %885

748:
  store <32 x i64> %621, ptr %15, align 64
  br i1 %731, label %751, label %764

749:
  store <32 x i64> %621, ptr %15, align 64
  %750 = icmp eq i32 %363, 1
  br i1 %750, label %751, label %765

751:
  %752 = call i32 @llvm.ctlz.i32(i32 %219, i1 false)
  %753 = sub nuw nsw i32 31, %752
  %754 = zext nneg i32 %753 to i64
  %755 = getelementptr inbounds nuw i64, ptr %15, i64 %754
  %756 = load i64, ptr %755, align 8
  %757 = getelementptr i64, ptr %35, i64 %226
  store i64 %756, ptr %757, align 8
  %758 = insertelement <32 x i64> poison, i64 %756, i64 0
  %759 = shufflevector <32 x i64> %758, <32 x i64> poison, <32 x i32> zeroinitializer
  %760 = icmp ne <32 x i64> %759, %621
  %761 = bitcast <32 x i1> %760 to i32
  %762 = and i32 %219, %761
  %763 = icmp eq i32 %762, 0
  br i1 %763, label %885, label %836

764:
  store <32 x i64> %196, ptr %14, align 64
  br label %778

765:
  store <32 x i64> %196, ptr %14, align 64
  br label %766

766:
  %767 = phi i32 [ %776, %766 ], [ %219, %765 ]
  %768 = call i32 @llvm.cttz.i32(i32 %767, i1 true)
  %769 = zext nneg i32 %768 to i64
  %770 = getelementptr inbounds nuw i64, ptr %14, i64 %769
  %771 = load i64, ptr %770, align 8
  %772 = getelementptr inbounds nuw i64, ptr %15, i64 %769
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds nuw i64, ptr %35, i64 %771
  store i64 %773, ptr %774, align 8
  %775 = add i32 %767, -1
  %776 = and i32 %775, %767
  %777 = icmp eq i32 %776, 0
  br i1 %777, label %787, label %766

778:
  %779 = phi i64 [ 0, %764 ], [ %785, %778 ]
  %780 = getelementptr inbounds nuw i64, ptr %14, i64 %779
  %781 = load i64, ptr %780, align 8
  %782 = getelementptr inbounds nuw i64, ptr %15, i64 %779
  %783 = load i64, ptr %782, align 8
  %784 = getelementptr inbounds nuw i64, ptr %35, i64 %781
  store i64 %783, ptr %784, align 8
  %785 = add nuw nsw i64 %779, 1
  %786 = icmp eq i64 %785, 32
  br i1 %786, label %787, label %778

787:
  store <32 x i64> zeroinitializer, ptr %19, align 64
  %788 = icmp eq i32 %363, 4
  br i1 %788, label %791, label %789

789:
  %790 = icmp eq i32 %363, 2
  br label %814

791:
  store <32 x i64> %196, ptr %18, align 64
  br i1 %722, label %804, label %792

792:
  %793 = phi i32 [ %802, %792 ], [ %219, %791 ]
  %794 = call i32 @llvm.cttz.i32(i32 %793, i1 true)
  %795 = zext nneg i32 %794 to i64
  %796 = getelementptr inbounds nuw i64, ptr %18, i64 %795
  %797 = load i64, ptr %796, align 8
  %798 = getelementptr inbounds nuw i64, ptr %35, i64 %797
  %799 = load i64, ptr %798, align 8
  %800 = getelementptr inbounds nuw i64, ptr %19, i64 %795
  store i64 %799, ptr %800, align 8
  %801 = add i32 %793, -1
  %802 = and i32 %801, %793
  %803 = icmp eq i32 %802, 0
  br i1 %803, label %813, label %792

804:
  %805 = phi i64 [ %811, %804 ], [ 0, %791 ]
  %806 = getelementptr inbounds nuw i64, ptr %18, i64 %805
  %807 = load i64, ptr %806, align 8
  %808 = getelementptr inbounds nuw i64, ptr %35, i64 %807
  %809 = load i64, ptr %808, align 8
  %810 = getelementptr inbounds nuw i64, ptr %19, i64 %805
  store i64 %809, ptr %810, align 8
  %811 = add nuw nsw i64 %805, 1
  %812 = icmp eq i64 %811, 32
  br i1 %812, label %813, label %804

813:
  br label %830

814:
  %815 = phi i1 [ true, %789 ], [ false, %829 ]
  %816 = phi ptr [ %20, %789 ], [ %51, %829 ]
  %817 = phi ptr [ %19, %789 ], [ %52, %829 ]
  %818 = phi ptr [ %19, %789 ], [ %53, %829 ]
  store <32 x i64> %196, ptr %20, align 256
  %819 = load i64, ptr %816, align 64
  %820 = getelementptr inbounds nuw i64, ptr %35, i64 %819
  br i1 %790, label %823, label %821

821:
  %822 = load i64, ptr %820, align 8
  br label %824

823:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %817, ptr align 8 %820, i64 128, i1 false)
  br label %829

824:
  %825 = phi i64 [ 0, %821 ], [ %827, %824 ]
  %826 = getelementptr inbounds nuw i64, ptr %818, i64 %825
  store i64 %822, ptr %826, align 8
  %827 = add nuw nsw i64 %825, 1
  %828 = icmp eq i64 %827, 16
  br i1 %828, label %829, label %824

829:
  br i1 %815, label %814, label %830

830:
  %831 = load <32 x i64>, ptr %19, align 64
  %832 = icmp ne <32 x i64> %831, %621
  %833 = bitcast <32 x i1> %832 to i32
  %834 = and i32 %219, %833
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %885, label %837

836:
  store <32 x i64> %721, ptr %16, align 64
  br label %839

837:
  store <32 x i64> %721, ptr %16, align 64
  %838 = icmp eq i32 %363, 1
  br i1 %838, label %839, label %847

839:
  %840 = phi i32 [ %762, %836 ], [ %834, %837 ]
  %841 = call i32 @llvm.ctlz.i32(i32 %840, i1 true)
  %842 = xor i32 %841, 31
  %843 = zext nneg i32 %842 to i64
  %844 = getelementptr inbounds nuw i64, ptr %16, i64 %843
  %845 = load i64, ptr %844, align 8
  %846 = getelementptr i64, ptr %35, i64 %226
  store i64 %845, ptr %846, align 8
  br label %871

847:
  store <32 x i64> %196, ptr %13, align 64
  %848 = icmp eq i32 %834, -1
  br i1 %848, label %861, label %849

849:
  %850 = phi i32 [ %859, %849 ], [ %834, %847 ]
  %851 = call i32 @llvm.cttz.i32(i32 %850, i1 true)
  %852 = zext nneg i32 %851 to i64
  %853 = getelementptr inbounds nuw i64, ptr %13, i64 %852
  %854 = load i64, ptr %853, align 8
  %855 = getelementptr inbounds nuw i64, ptr %16, i64 %852
  %856 = load i64, ptr %855, align 8
  %857 = getelementptr inbounds nuw i64, ptr %35, i64 %854
  store i64 %856, ptr %857, align 8
  %858 = add i32 %850, -1
  %859 = and i32 %858, %850
  %860 = icmp eq i32 %859, 0
  br i1 %860, label %870, label %849

861:
  %862 = phi i64 [ %868, %861 ], [ 0, %847 ]
  %863 = getelementptr inbounds nuw i64, ptr %13, i64 %862
  %864 = load i64, ptr %863, align 8
  %865 = getelementptr inbounds nuw i64, ptr %16, i64 %862
  %866 = load i64, ptr %865, align 8
  %867 = getelementptr inbounds nuw i64, ptr %35, i64 %864
  store i64 %866, ptr %867, align 8
  %868 = add nuw nsw i64 %862, 1
  %869 = icmp eq i64 %868, 32
  br i1 %869, label %870, label %861

870:
  br label %871

871:
  br label %885

872:
  store <32 x i64> %3, ptr %30, align 64
  %873 = icmp eq i32 %2, 0
  br i1 %873, label %884, label %874

874:
  %875 = phi i32 [ %882, %874 ], [ %2, %872 ]
  %876 = call i32 @llvm.cttz.i32(i32 %875, i1 true)
  %877 = shl nuw i32 1, %876
  %878 = zext nneg i32 %876 to i64
  %879 = getelementptr inbounds nuw i64, ptr %30, i64 %878
  %880 = load i64, ptr %879, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %877, i64 %880, ptr %4, i32 %5, i1 zeroext %6)
  %881 = add i32 %875, -1
  %882 = and i32 %881, %875
  %883 = icmp eq i32 %882, 0
  br i1 %883, label %884, label %874

884:
  br label %888

885:
  %886 = add nuw nsw i64 %184, 1
  %887 = icmp eq i64 %886, %117
  br i1 %887, label %888, label %183

888:
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %120

23:
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %25 = load i32, ptr %24, align 16
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
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %37 = load ptr, ptr %36, align 8
  %38 = load i32, ptr %37, align 4
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 42
  %42 = zext i32 %38 to i64
  %43 = shl nuw nsw i64 %42, 19
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = shl nuw nsw i64 %46, 5
  %48 = or disjoint i64 %47, %41
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 824
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
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %98 = load i32, ptr %97, align 64
  %99 = icmp eq i32 %98, %50
  br i1 %99, label %104, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %101, align 4
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %102, align 8
  %103 = load i32, ptr %49, align 8
  br label %104

104:
  %105 = phi i32 [ %50, %96 ], [ %103, %100 ]
  store i32 %105, ptr %97, align 64
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 -1, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %108 = load i64, ptr %107, align 8
  %109 = icmp ugt i64 %108, 1
  br i1 %109, label %110, label %112

110:
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 2044
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %6 = load i64, ptr %5, align 8
  %7 = add <32 x i64> %2, splat (i64 -1649267441664)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
  %7 = alloca %struct.Lanes.42, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %453

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = shl i32 %5, 10
  %20 = or disjoint i32 %19, 65
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %453

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %58 = load i64, ptr %57, align 8
  %59 = shl i64 %58, 42
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 824
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
  %401 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %402 = load i32, ptr %401, align 64
  %403 = load i32, ptr %60, align 8
  %404 = icmp eq i32 %402, %403
  br i1 %404, label %405, label %409

405:
  %406 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  %407 = load i32, ptr %406, align 8
  %408 = or i32 %407, %2
  br label %413

409:
  %410 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %410, align 4
  %411 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %411, align 8
  %412 = load i32, ptr %60, align 8
  br label %413

413:
  %414 = phi i32 [ %408, %405 ], [ %2, %409 ]
  %415 = phi i32 [ %402, %405 ], [ %412, %409 ]
  store i32 %415, ptr %401, align 64
  %416 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 %414, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %418 = load i64, ptr %417, align 8
  %419 = icmp ugt i64 %418, 1
  br i1 %419, label %420, label %425

420:
  %421 = getelementptr inbounds nuw i8, ptr %1, i64 2044
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
  %431 = getelementptr inbounds nuw i8, ptr %0, i64 232
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
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 224
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 88
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %9 = load i64, ptr %8, align 8
  %10 = icmp ult i64 %3, %9
  br i1 %10, label %12, label %11

11:
  store i64 0, ptr %8, align 8
  br label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %13, align 8
  store i64 0, ptr %2, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 208
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %14, %18
  %20 = getelementptr inbounds nuw i8, ptr %16, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %23 = load i32, ptr %22, align 16
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
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %48 = load i64, ptr %47, align 8
  %49 = insertelement <32 x i64> poison, i64 %48, i64 0
  %50 = shufflevector <32 x i64> %49, <32 x i64> poison, <32 x i32> zeroinitializer
  %51 = mul <32 x i64> %50, %44
  %52 = lshr <32 x i64> %4, splat (i64 5)
  %53 = and <32 x i64> %52, splat (i64 2047)
  %54 = add <32 x i64> %51, %53
  %55 = icmp samesign ult <32 x i64> %46, splat (i64 2)
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %5
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %15 = load i32, ptr %14, align 8
  %16 = add i32 %15, 1
  %17 = zext i32 %16 to i64
  %18 = icmp eq i64 %13, %17
  br i1 %18, label %23, label %19

19:
  call void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %11, i32 %15)
  %20 = load i32, ptr %14, align 8
  %21 = add i32 %20, 1
  %22 = zext i32 %21 to i64
  br label %23

23:
  %24 = phi i64 [ %22, %19 ], [ %17, %2 ]
  store i64 %24, ptr %12, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 %27, %29
  %31 = load i32, ptr %3, align 8
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %36 = getelementptr i32, ptr %35, i64 %30
  %37 = getelementptr i32, ptr %36, i64 %32
  %38 = load i32, ptr %37, align 4
  %39 = call i32 @llvm.umax.i32(i32 %38, i32 %34)
  store i32 %39, ptr %37, align 4
  ret ptr %11
}

define internal i32 @_ZN12_GLOBAL__N_16lowestEPK7contextPK12vector_clockS5_(ptr %0, ptr %1, ptr %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %11 = load i64, ptr %10, align 8
  %12 = mul i64 %11, %9
  %13 = lshr i64 %3, 5
  %14 = and i64 %13, 2047
  %15 = add i64 %12, %14
  %16 = and i64 %3, 131072
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %42 = load i64, ptr %41, align 8
  %43 = mul i64 %38, %42
  %44 = getelementptr inbounds nuw i8, ptr %40, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %46 = getelementptr inbounds nuw i32, ptr %45, i64 %15
  %47 = load i32, ptr %46, align 4
  %48 = call i32 @llvm.umax.i32(i32 %35, i32 %47)
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %50 = load i32, ptr %49, align 16
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 64
  %28 = getelementptr inbounds nuw i32, ptr %27, i64 %13
  %29 = load i32, ptr %28, align 4
  %30 = call i32 @llvm.umax.i32(i32 %17, i32 %29)
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %32 = load i32, ptr %31, align 16
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 42
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 496
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7120
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
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7128
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %26 = load i64, ptr %25, align 8
  %27 = mul i64 %22, %26
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 %27
  br i1 %10, label %29, label %32

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 2036
  %31 = load i32, ptr %30, align 4
  br label %36

32:
  br i1 %13, label %36, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %35 = load i32, ptr %34, align 16
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
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 828
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 824
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %10 = load i64, ptr %9, align 8
  %11 = icmp ult i64 %6, %10
  br i1 %11, label %12, label %78

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %26 = select i1 %5, i64 7128, i64 7120
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
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 248
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
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 7104
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %17, %21
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %26 = load i64, ptr %25, align 8
  %27 = add i64 %26, -1
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %40 = load i64, ptr %39, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %23, ptr %3, i64 %38, i64 %40)
  store i32 %33, ptr %32, align 4
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 40
  store i64 0, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 2032
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, -1
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %77 = load i64, ptr %76, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %59, ptr %3, i64 %75, i64 %77)
  br label %82

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %16 = load i64, ptr %15, align 8
  %17 = mul i64 %12, %16
  %18 = getelementptr inbounds nuw i8, ptr %14, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %21 = load i64, ptr %20, align 8
  %22 = add i64 %21, -1
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %35 = load i64, ptr %34, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %18, ptr %3, i64 %33, i64 %35)
  store i32 %28, ptr %27, align 4
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 40
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 2036
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
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 7104
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
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, -1
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %82 = load i32, ptr %81, align 64
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %82, %84
  br i1 %85, label %90, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %87, align 4
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %88, align 8
  %89 = load i32, ptr %83, align 8
  br label %90

90:
  %91 = phi i32 [ %82, %79 ], [ %89, %86 ]
  store i32 %91, ptr %81, align 64
  br label %96

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 2052
  %94 = load i32, ptr %93, align 4
  store i32 %94, ptr %78, align 4
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 56
  br label %96

96:
  %97 = phi i64 [ 2056, %92 ], [ 2040, %90 ]
  %98 = phi i64 [ 2060, %92 ], [ 2044, %90 ]
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
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %115 = zext nneg i8 %110 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 828
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

define void @clock_learn(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 2036
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7136
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 7104
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
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %56 = load i64, ptr %55, align 8
  %57 = mul i64 %54, %56
  %58 = getelementptr i32, ptr %52, i64 %57
  %59 = getelementptr i32, ptr %58, i64 %40
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %14 = load i64, ptr %13, align 8
  %15 = mul i64 %14, %10
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 %15
  %17 = call i32 @tick(ptr %0)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, -1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %22 = load i64, ptr %21, align 8
  %23 = mul i64 %20, %22
  %24 = mul i64 %22, %19
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %31

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 2068
  %42 = load i32, ptr %41, align 4
  %43 = or i32 %42, %40
  store i32 %43, ptr %41, align 4
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %45 = load i32, ptr %44, align 16
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %62 = load i64, ptr %61, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %16, ptr %60, i64 0, i64 %62)
  br label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %65 = load i32, ptr %64, align 64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %67 = load i32, ptr %66, align 8
  %68 = icmp eq i32 %65, %67
  br i1 %68, label %69, label %74

69:
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  %73 = load i32, ptr %72, align 4
  br label %78

74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %76, align 8
  %77 = load i32, ptr %66, align 8
  br label %78

78:
  %79 = phi i32 [ %73, %69 ], [ 0, %74 ]
  %80 = phi i32 [ %71, %69 ], [ 0, %74 ]
  %81 = phi i32 [ %65, %69 ], [ %77, %74 ]
  store i32 %81, ptr %64, align 64
  %82 = and i32 %80, %40
  %83 = and i32 %79, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %92

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 2052
  store i32 %17, ptr %86, align 4
  %87 = icmp eq i32 %82, 0
  %88 = select i1 %87, i32 %80, i32 -1
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 2056
  store i32 %88, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 2060
  store i32 %79, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 2064
  store i32 %82, ptr %91, align 16
  br label %92

92:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 2060
  store i32 0, ptr %4, align 4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 2056
  store i32 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7136
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %23, %19
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 2052
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %45, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 2064
  %31 = load i32, ptr %30, align 16
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %45

33:
  %34 = add i64 %9, -1
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 2068
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 2064
  store i32 0, ptr %48, align 16
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
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %77 = load i64, ptr %76, align 8
  %78 = mul i64 %75, %77
  %79 = load i32, ptr %14, align 8
  %80 = zext i32 %79 to i64
  %81 = getelementptr i32, ptr %73, i64 %78
  %82 = getelementptr i32, ptr %81, i64 %80
  %83 = load i32, ptr %82, align 4
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  store i32 0, ptr %96, align 16
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
  %116 = getelementptr inbounds nuw i8, ptr %1, i64 2036
  store i32 %115, ptr %116, align 4
  br label %119

117:
  %118 = getelementptr inbounds nuw i8, ptr %1, i64 2036
  store i32 0, ptr %118, align 4
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %59)
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %63)
  br label %119

119:
  ret void
}

define void @clock_share(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 7136
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 2064
  store i32 0, ptr %34, align 16
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
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 1672
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7104
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, -1
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %81 = load i32, ptr %80, align 64
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %83 = load i32, ptr %82, align 8
  %84 = icmp eq i32 %81, %83
  br i1 %84, label %89, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %87, align 8
  %88 = load i32, ptr %82, align 8
  br label %89

89:
  %90 = phi i32 [ %88, %85 ], [ %81, %78 ]
  store i32 %90, ptr %80, align 64
  br label %95

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 2052
  %93 = load i32, ptr %92, align 4
  store i32 %93, ptr %77, align 4
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 56
  br label %95

95:
  %96 = phi i64 [ 2056, %91 ], [ 2040, %89 ]
  %97 = phi i64 [ 2060, %91 ], [ 2044, %89 ]
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
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %121 = getelementptr inbounds nuw i8, ptr %114, i64 7112
  %122 = load ptr, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %114, i64 7104
  %124 = load i64, ptr %123, align 8
  %125 = mul i64 %120, %124
  %126 = getelementptr inbounds nuw i8, ptr %122, i64 %125
  call void @_ZNK12_GLOBAL__N_17release8leave_inEP7contextP12vector_clockjj(ptr align 8 %6, ptr %0, ptr %126, i32 %2, i32 %100)
  br label %127

127:
  ret void
}

define void @clock_meet(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 7112
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 7104
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %15, %19
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  %22 = call ptr @_ZN12_GLOBAL__N_112acquire_intoEP7contextP4warpjPK12vector_clockNS_5takenE(ptr %0, ptr %1, i32 %2, ptr %21, i32 0)
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %29 = load i64, ptr %28, align 8
  %30 = mul i64 %29, %25
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 64
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, -1
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %37 = load i64, ptr %36, align 8
  %38 = mul i64 %35, %37
  %39 = getelementptr i32, ptr %32, i64 %38
  %40 = getelementptr i32, ptr %39, i64 %25
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 496
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
  %58 = getelementptr inbounds nuw i8, ptr %53, i64 7112
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %53, i64 7104
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 7136
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %44, label %7

7:
  store i64 %5, ptr %2, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7064
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %12, label %11

11:
  call void @suspect(ptr %0)
  br label %12

12:
  store i64 0, ptr %8, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7056
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i64, ptr %14, align 8
  %16 = mul i64 %15, 6
  %17 = icmp eq i64 %16, -6
  br i1 %17, label %21, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  br label %27

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7120
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
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 488
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
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 7112
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 7104
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %19)
  ret void
}

define void @clock_touch(ptr %0, ptr %1, ptr %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %5, 0
  br i1 %6, label %15, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 1760
  %9 = load i32, ptr %8, align 32
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %15, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 424
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
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 7112
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 7104
  %24 = load i64, ptr %23, align 8
  %25 = mul i64 %20, %24
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 %25
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %28 = load i64, ptr %27, align 8
  %29 = add i64 %28, -1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 7072
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  call void @signal_stores(ptr %0, ptr %1)
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 7088
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %37 = load i32, ptr %36, align 64
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %37, %39
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  %43 = load i32, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  %45 = load i32, ptr %44, align 4
  br label %50

46:
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  store i32 0, ptr %47, align 4
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %48, align 8
  %49 = load i32, ptr %38, align 8
  br label %50

50:
  %51 = phi i32 [ %45, %41 ], [ 0, %46 ]
  %52 = phi i32 [ %43, %41 ], [ 0, %46 ]
  %53 = phi i32 [ %37, %41 ], [ %49, %46 ]
  store i32 %53, ptr %36, align 64
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
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 424
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load i32, ptr %8, align 4
  %10 = add i32 %9, 1
  store i32 %10, ptr %8, align 4
  %11 = add i32 %9, 6291457
  %12 = icmp ugt i32 %11, 8388606
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %16 = load i64, ptr %15, align 8
  %17 = sub i64 %14, %16
  store <32 x i64> %2, ptr %5, align 64
  %18 = icmp eq i32 %1, 0
  br i1 %18, label %105, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 7048
  %24 = add i32 %9, 6291458
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %27 = zext i32 %11 to i64
  %28 = shl nuw nsw i64 %27, 19
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 848
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
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 7056
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
  %80 = getelementptr inbounds nuw i8, ptr %48, i64 7064
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
  %94 = getelementptr inbounds nuw i8, ptr %48, i64 360
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

define void @order_mbarriers(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %struct.Lanes, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %322, label %12

12:
  %13 = and i32 %4, 128
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %85, label %15

15:
  store <32 x i64> %3, ptr %8, align 64
  %16 = icmp eq i32 %2, 0
  br i1 %16, label %84, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 488
  br label %20

20:
  %21 = phi i32 [ %2, %17 ], [ %30, %82 ]
  %22 = call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %8, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = insertelement <32 x i64> poison, i64 %25, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = icmp ne <32 x i64> %3, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = and i32 %21, %29
  %31 = and i64 %25, -1099511627776
  %32 = icmp eq i64 %31, 2199023255552
  br i1 %32, label %82, label %33

33:
  %34 = add i64 %25, 1
  %35 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %34, i1 zeroext false)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %82, label %37

37:
  %38 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %25, i1 zeroext true)
  %39 = icmp eq ptr %38, null
  br i1 %39, label %40, label %41

40:
  call void @suspect(ptr %0)
  br label %82

41:
  %42 = load i64, ptr %9, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %38, ptr %35, i64 0, i64 %42)
  %43 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %46 = load i64, ptr %45, align 8
  %47 = call i64 @llvm.umax.i64(i64 %44, i64 %46)
  store i64 %47, ptr %43, align 8
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %38, i64 48
  store i64 %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %38, i64 56
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %38, i64 40
  %55 = load i64, ptr %54, align 8
  %56 = icmp eq i64 %55, 0
  br i1 %56, label %77, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %77, label %61

61:
  %62 = lshr i64 %25, 40
  %63 = add nsw i64 %62, -4
  %64 = icmp ult i64 %63, 16
  br i1 %64, label %65, label %71

65:
  %66 = load i64, ptr %18, align 8
  %67 = icmp ult i64 %63, %66
  call void @llvm.assume(i1 %67)
  %68 = load ptr, ptr %19, align 8
  %69 = getelementptr inbounds nuw ptr, ptr %68, i64 %63
  %70 = load ptr, ptr %69, align 8
  br label %71

71:
  %72 = phi ptr [ %0, %61 ], [ %70, %65 ]
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 7064
  %74 = load i64, ptr %73, align 8
  %75 = add i64 %74, -1
  store i64 %75, ptr %73, align 8
  %76 = load i64, ptr %54, align 8
  br label %77

77:
  %78 = phi i64 [ %76, %71 ], [ %55, %57 ], [ 0, %41 ]
  %79 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %80 = load i64, ptr %79, align 8
  %81 = or i64 %80, %78
  store i64 %81, ptr %54, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %35)
  store i64 %49, ptr %48, align 8
  store i64 %52, ptr %51, align 8
  br label %82

82:
  %83 = icmp eq i32 %30, 0
  br i1 %83, label %84, label %20

84:
  br label %85

85:
  %86 = and i32 %4, 256
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %236, label %88

88:
  call void @clock_acquire(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 512)
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %90 = load i64, ptr %89, align 8
  %91 = icmp eq i64 %90, 0
  br i1 %91, label %236, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %96 = load i64, ptr %95, align 8
  %97 = mul i64 %96, %94
  %98 = sub i64 %97, %90
  store <32 x i64> %3, ptr %7, align 64
  %99 = icmp eq i32 %2, 0
  br i1 %99, label %235, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  br label %108

108:
  %109 = phi i32 [ %2, %100 ], [ %118, %233 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i64, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = insertelement <32 x i64> poison, i64 %113, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = icmp ne <32 x i64> %3, %115
  %117 = bitcast <32 x i1> %116 to i32
  %118 = and i32 %109, %117
  %119 = xor i32 %118, %109
  %120 = and i64 %113, -1099511627776
  %121 = icmp eq i64 %120, 2199023255552
  br i1 %121, label %233, label %122

122:
  %123 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %113, i1 zeroext false)
  %124 = icmp eq ptr %123, null
  br i1 %124, label %233, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %123, i64 56
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %233, label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %123, i64 40
  %131 = load i64, ptr %130, align 8
  %132 = lshr i64 %113, 40
  %133 = add nsw i64 %132, -4
  %134 = icmp ult i64 %133, 16
  br i1 %134, label %135, label %141

135:
  %136 = load i64, ptr %101, align 8
  %137 = icmp ult i64 %133, %136
  call void @llvm.assume(i1 %137)
  %138 = load ptr, ptr %102, align 8
  %139 = getelementptr inbounds nuw ptr, ptr %138, i64 %133
  %140 = load ptr, ptr %139, align 8
  br label %141

141:
  %142 = phi ptr [ %0, %129 ], [ %140, %135 ]
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 7064
  %144 = load i64, ptr %143, align 8
  %145 = sub i64 %144, %131
  store i64 %145, ptr %143, align 8
  store i64 0, ptr %130, align 8
  %146 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %147 = load i32, ptr %1, align 64
  %148 = and i32 %147, %119
  %149 = icmp eq i32 %148, %147
  br i1 %149, label %150, label %164

150:
  %151 = load i64, ptr %93, align 8
  %152 = add i64 %151, -1
  %153 = load i64, ptr %95, align 8
  %154 = mul i64 %152, %153
  %155 = mul i64 %153, %151
  %156 = load i64, ptr %146, align 8
  %157 = load i64, ptr %9, align 8
  %158 = sub i64 %157, %154
  %159 = call i64 @llvm.umax.i64(i64 %156, i64 %158)
  store i64 %159, ptr %146, align 8
  %160 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %161 = load i64, ptr %160, align 8
  %162 = call i64 @llvm.umax.i64(i64 %161, i64 %155)
  store i64 %162, ptr %160, align 8
  %163 = getelementptr inbounds nuw i8, ptr %123, i64 48
  br label %222

164:
  %165 = load i32, ptr %103, align 8
  %166 = zext i32 %165 to i64
  %167 = load i64, ptr %104, align 8
  %168 = shl i64 %167, 2
  %169 = add i64 %168, %166
  %170 = load ptr, ptr %105, align 8
  %171 = load i64, ptr %106, align 8
  %172 = mul i64 %169, %171
  %173 = getelementptr inbounds nuw i8, ptr %170, i64 %172
  %174 = load i64, ptr %93, align 8
  %175 = add i64 %174, -1
  %176 = load i64, ptr %95, align 8
  %177 = mul i64 %175, %176
  %178 = mul i64 %176, %174
  %179 = load i64, ptr %173, align 8
  %180 = load i64, ptr %9, align 8
  %181 = sub i64 %180, %177
  %182 = call i64 @llvm.umax.i64(i64 %179, i64 %181)
  store i64 %182, ptr %173, align 8
  %183 = getelementptr inbounds nuw i8, ptr %173, i64 8
  %184 = load i64, ptr %183, align 8
  %185 = call i64 @llvm.umax.i64(i64 %184, i64 %178)
  store i64 %185, ptr %183, align 8
  %186 = getelementptr inbounds nuw i8, ptr %123, i64 48
  %187 = load i64, ptr %186, align 8
  %188 = load i64, ptr %126, align 8
  %189 = trunc i64 %188 to i32
  %190 = getelementptr i8, ptr %173, i64 60
  %191 = getelementptr i32, ptr %190, i64 %98
  %192 = getelementptr i32, ptr %191, i64 %187
  %193 = load i32, ptr %192, align 4
  %194 = call i32 @llvm.umax.i32(i32 %193, i32 %189)
  store i32 %194, ptr %192, align 4
  %195 = load i32, ptr %103, align 8
  %196 = zext i32 %195 to i64
  %197 = load i64, ptr %104, align 8
  %198 = mul i64 %197, 3
  %199 = add i64 %198, %196
  %200 = load ptr, ptr %105, align 8
  %201 = load i64, ptr %106, align 8
  %202 = mul i64 %199, %201
  %203 = getelementptr inbounds nuw i8, ptr %200, i64 %202
  %204 = load i32, ptr %107, align 8
  %205 = and i32 %204, %119
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %208

207:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %203)
  br label %208

208:
  %209 = phi i32 [ %119, %207 ], [ %205, %164 ]
  store i32 %209, ptr %107, align 4
  %210 = load i64, ptr %93, align 8
  %211 = add i64 %210, -1
  %212 = load i64, ptr %95, align 8
  %213 = mul i64 %211, %212
  %214 = mul i64 %212, %210
  %215 = load i64, ptr %203, align 8
  %216 = load i64, ptr %9, align 8
  %217 = sub i64 %216, %213
  %218 = call i64 @llvm.umax.i64(i64 %215, i64 %217)
  store i64 %218, ptr %203, align 8
  %219 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %220 = load i64, ptr %219, align 8
  %221 = call i64 @llvm.umax.i64(i64 %220, i64 %214)
  store i64 %221, ptr %219, align 8
  br label %222

222:
  %223 = phi ptr [ %146, %150 ], [ %203, %208 ]
  %224 = phi ptr [ %163, %150 ], [ %186, %208 ]
  %225 = load i64, ptr %224, align 8
  %226 = load i64, ptr %126, align 8
  %227 = trunc i64 %226 to i32
  %228 = getelementptr i8, ptr %223, i64 60
  %229 = getelementptr i32, ptr %228, i64 %98
  %230 = getelementptr i32, ptr %229, i64 %225
  %231 = load i32, ptr %230, align 4
  %232 = call i32 @llvm.umax.i32(i32 %231, i32 %227)
  store i32 %232, ptr %230, align 4
  br label %233

233:
  %234 = icmp eq i32 %118, 0
  br i1 %234, label %235, label %108

235:
  br label %236

236:
  %237 = and i32 %4, 4096
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %322, label %239

239:
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %241 = load i64, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 7096
  %245 = load i64, ptr %244, align 8
  store <32 x i64> %3, ptr %6, align 64
  %246 = icmp eq i32 %2, 0
  br i1 %246, label %321, label %247

247:
  %248 = mul i64 %243, %241
  %249 = xor i64 %245, -1
  %250 = add i64 %248, %249
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %254 = getelementptr inbounds nuw i8, ptr %1, i64 2032
  %255 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br label %256

256:
  %257 = phi i32 [ %2, %247 ], [ %266, %319 ]
  %258 = call i32 @llvm.cttz.i32(i32 %257, i1 true)
  %259 = zext nneg i32 %258 to i64
  %260 = getelementptr inbounds nuw i64, ptr %6, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = insertelement <32 x i64> poison, i64 %261, i64 0
  %263 = shufflevector <32 x i64> %262, <32 x i64> poison, <32 x i32> zeroinitializer
  %264 = icmp ne <32 x i64> %3, %263
  %265 = bitcast <32 x i1> %264 to i32
  %266 = and i32 %257, %265
  %267 = xor i32 %266, %257
  %268 = and i64 %261, -1099511627776
  %269 = icmp eq i64 %268, 2199023255552
  br i1 %269, label %319, label %270

270:
  %271 = add i64 %261, 1
  %272 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %271, i1 zeroext false)
  %273 = icmp eq ptr %272, null
  br i1 %273, label %319, label %274

274:
  %275 = getelementptr inbounds nuw i8, ptr %272, i64 56
  %276 = load i64, ptr %275, align 8
  %277 = icmp eq i64 %276, 0
  br i1 %277, label %319, label %278

278:
  %279 = getelementptr inbounds nuw i8, ptr %272, i64 48
  %280 = load i64, ptr %279, align 8
  %281 = add i64 %250, %280
  %282 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 64
  %284 = getelementptr inbounds nuw i32, ptr %283, i64 %281
  %285 = load i32, ptr %284, align 4
  %286 = load i64, ptr %251, align 8
  %287 = mul i64 %286, 6
  %288 = load ptr, ptr %252, align 8
  %289 = load i64, ptr %253, align 8
  %290 = mul i64 %287, %289
  %291 = getelementptr inbounds nuw i8, ptr %288, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 64
  %293 = getelementptr inbounds nuw i32, ptr %292, i64 %281
  %294 = load i32, ptr %293, align 4
  %295 = call i32 @llvm.umax.i32(i32 %285, i32 %294)
  %296 = load i32, ptr %254, align 16
  %297 = icmp ne i32 %296, 0
  %298 = xor i32 %296, -1
  %299 = and i32 %267, %298
  %300 = icmp eq i32 %299, 0
  %301 = and i1 %297, %300
  br i1 %301, label %302, label %313

302:
  %303 = load i32, ptr %255, align 8
  %304 = zext i32 %303 to i64
  %305 = mul i64 %286, 3
  %306 = add i64 %305, %304
  %307 = mul i64 %306, %289
  %308 = getelementptr inbounds nuw i8, ptr %288, i64 %307
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 64
  %310 = getelementptr inbounds nuw i32, ptr %309, i64 %281
  %311 = load i32, ptr %310, align 4
  %312 = call i32 @llvm.umax.i32(i32 %295, i32 %311)
  br label %313

313:
  %314 = phi i32 [ %312, %302 ], [ %295, %278 ]
  %315 = zext i32 %314 to i64
  %316 = load i64, ptr %275, align 8
  %317 = icmp ugt i64 %316, %315
  br i1 %317, label %318, label %319

318:
  call void @suspect(ptr %0)
  br label %319

319:
  %320 = icmp eq i32 %266, 0
  br i1 %320, label %321, label %256

321:
  br label %322

322:
  ret void
}

define void @clock_see_products(ptr %0, ptr %1, i64 %2, i32 %3) {
  %5 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %8, %10
  %12 = mul i64 %10, %7
  %13 = load i64, ptr %5, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 7088
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 7112
  %21 = load ptr, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 7104
  %23 = load i64, ptr %22, align 8
  %24 = mul i64 %19, %23
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %27 = getelementptr inbounds nuw i32, ptr %26, i64 %12
  %28 = load i32, ptr %27, align 4
  %29 = call i32 @llvm.umax.i32(i32 %16, i32 %28)
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 2032
  %31 = load i32, ptr %30, align 16
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @suspect(ptr %0)
  br label %65

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  store i64 0, ptr %29, align 8
  br label %30

30:
  %31 = phi i64 [ 1168, %25 ], [ %33, %30 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  store i64 0, ptr %32, align 8
  %33 = add nuw nsw i64 %31, 8
  %34 = icmp eq i64 %33, 1200
  br i1 %34, label %41, label %30

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %37 = load i64, ptr %36, align 8
  %38 = ptrtoint ptr %1 to i64
  %39 = icmp eq i64 %37, %38
  br i1 %39, label %41, label %40

40:
  call void @suspect(ptr %0)
  br label %65

41:
  %42 = shl nuw i32 1, %2
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %44 = load i32, ptr %43, align 8
  %45 = or i32 %44, %42
  store i32 %45, ptr %43, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 1124
  store i32 %5, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 3
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %51 = getelementptr inbounds nuw i64, ptr %50, i64 %49
  %52 = load i64, ptr %51, align 8
  %53 = icmp eq i64 %52, 0
  br i1 %53, label %59, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 1136
  %56 = getelementptr inbounds nuw i64, ptr %55, i64 %49
  %57 = load i64, ptr %56, align 8
  %58 = icmp ult i64 %3, %57
  br i1 %58, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1136
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %5, %7
  br i1 %8, label %9, label %30

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %11 = load i64, ptr %10, align 8
  %12 = ptrtoint ptr %1 to i64
  %13 = icmp eq i64 %11, %12
  br i1 %13, label %14, label %30

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %16 = load i32, ptr %15, align 8
  %17 = xor i32 %2, -1
  %18 = and i32 %16, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %30

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1128
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1104
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %8 = load i64, ptr %7, align 8
  %9 = icmp eq i64 %6, %8
  br i1 %9, label %10, label %82

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1112
  %12 = load i64, ptr %11, align 8
  %13 = ptrtoint ptr %1 to i64
  %14 = icmp eq i64 %12, %13
  br i1 %14, label %15, label %82

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %17 = load i32, ptr %16, align 8
  %18 = xor i32 %2, -1
  %19 = and i32 %17, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %82

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %23 = load ptr, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1124
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %23, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = lshr i32 %28, 10
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1128
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %33 = zext i32 %3 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 1136
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %6 = zext i32 %3 to i64
  %7 = insertelement <32 x i64> poison, i64 %6, i64 0
  %8 = shufflevector <32 x i64> %7, <32 x i64> poison, <32 x i32> zeroinitializer
  %9 = add <32 x i64> %8, %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1136
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %13 = load i32, ptr %12, align 8
  br label %20

14:
  store i64 %9, ptr %6, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1220
  store i32 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 6872
  store i64 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 6880
  store <32 x i32> zeroinitializer, ptr %19, align 8
  br label %20

20:
  %21 = phi i32 [ %13, %11 ], [ 0, %14 ]
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %25 = shl nuw i32 1, %23
  %26 = and i32 %21, %25
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 2256
  br i1 %27, label %33, label %29

29:
  %30 = zext i32 %23 to i64
  %31 = getelementptr inbounds nuw i64, ptr %28, i64 %30
  %32 = load i64, ptr %31, align 8
  br label %38

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 2512
  %35 = zext i32 %23 to i64
  %36 = getelementptr inbounds nuw i64, ptr %34, i64 %35
  store i64 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i64, ptr %28, i64 %35
  store i64 0, ptr %37, align 8
  br label %38

38:
  %39 = phi i64 [ %30, %29 ], [ %35, %33 ]
  %40 = phi i64 [ %32, %29 ], [ 0, %33 ]
  %41 = bitcast i32 %2 to <32 x i1>
  %42 = select <32 x i1> %41, <32 x i64> %3, <32 x i64> splat (i64 -1)
  %43 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %42)
  %44 = zext i32 %4 to i64
  %45 = insertelement <32 x i64> poison, i64 %44, i64 0
  %46 = shufflevector <32 x i64> %45, <32 x i64> poison, <32 x i32> zeroinitializer
  %47 = add <32 x i64> %46, %3
  %48 = select <32 x i1> %41, <32 x i64> %47, <32 x i64> zeroinitializer
  %49 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %48)
  %50 = getelementptr inbounds nuw i64, ptr %24, i64 %39
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 2000
  %53 = getelementptr inbounds nuw i64, ptr %52, i64 %39
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 2512
  %56 = getelementptr inbounds nuw i64, ptr %55, i64 %39
  %57 = load i64, ptr %56, align 8
  %58 = icmp eq i64 %40, 0
  %59 = icmp eq i64 %49, 0
  %60 = or i1 %59, %58
  br i1 %60, label %61, label %64

61:
  %62 = select i1 %58, i64 %43, i64 %51
  %63 = select i1 %58, i64 %49, i64 %40
  br label %67

64:
  %65 = call i64 @llvm.umin.i64(i64 %51, i64 %43)
  %66 = call i64 @llvm.umax.i64(i64 %40, i64 %49)
  br label %67

67:
  %68 = phi i64 [ %63, %61 ], [ %66, %64 ]
  %69 = phi i64 [ %62, %61 ], [ %65, %64 ]
  %70 = sub i64 %51, %40
  %71 = select i1 %58, i64 0, i64 %70
  %72 = add i64 %68, %71
  %73 = sub i64 %72, %69
  %74 = icmp eq i64 %57, 0
  %75 = or i1 %59, %74
  br i1 %75, label %76, label %79

76:
  %77 = select i1 %74, i64 %43, i64 %54
  %78 = select i1 %74, i64 %49, i64 %57
  br label %82

79:
  %80 = call i64 @llvm.umin.i64(i64 %54, i64 %43)
  %81 = call i64 @llvm.umax.i64(i64 %57, i64 %49)
  br label %82

82:
  %83 = phi i64 [ %78, %76 ], [ %81, %79 ]
  %84 = phi i64 [ %77, %76 ], [ %80, %79 ]
  %85 = sub i64 %54, %57
  %86 = select i1 %74, i64 0, i64 %85
  %87 = add i64 %83, %86
  %88 = sub i64 %87, %84
  %89 = icmp ugt i64 %73, %88
  %90 = select i1 %89, i64 %57, i64 %40
  %91 = icmp eq i64 %90, 0
  %92 = or i1 %59, %91
  %93 = select i1 %89, i64 %54, i64 %51
  br i1 %92, label %94, label %97

94:
  %95 = select i1 %91, i64 %43, i64 %93
  %96 = select i1 %91, i64 %49, i64 %90
  br label %100

97:
  %98 = call i64 @llvm.umin.i64(i64 %93, i64 %43)
  %99 = call i64 @llvm.umax.i64(i64 %90, i64 %49)
  br label %100

100:
  %101 = phi i64 [ %96, %94 ], [ %99, %97 ]
  %102 = phi i64 [ %95, %94 ], [ %98, %97 ]
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 2256
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %105 = zext i1 %89 to i64
  %106 = getelementptr inbounds nuw [32 x i64], ptr %24, i64 %105
  %107 = getelementptr inbounds nuw i64, ptr %106, i64 %39
  store i64 %102, ptr %107, align 8
  %108 = getelementptr inbounds nuw [32 x i64], ptr %103, i64 %105
  %109 = getelementptr inbounds nuw i64, ptr %108, i64 %39
  store i64 %101, ptr %109, align 8
  %110 = or i32 %21, %25
  store i32 %110, ptr %104, align 8
  ret void
}

define void @fence_proxy(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 2048
  %5 = load i32, ptr %4, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 2044
  br i1 %8, label %10, label %12

10:
  %11 = load i32, ptr %9, align 4
  br label %15

12:
  store i32 0, ptr %9, align 4
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  store i32 0, ptr %13, align 8
  %14 = load i32, ptr %6, align 8
  br label %15

15:
  %16 = phi i32 [ %11, %10 ], [ 0, %12 ]
  %17 = phi i32 [ %5, %10 ], [ %14, %12 ]
  store i32 %17, ptr %4, align 64
  %18 = xor i32 %2, -1
  %19 = and i32 %16, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %144

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = shl nuw i32 1, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %26 = load i32, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1220
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %24, %26
  %30 = and i32 %29, %28
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %140, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %36 = load i64, ptr %35, align 8
  %37 = icmp eq i64 %34, %36
  br i1 %37, label %38, label %140

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 2768
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %42 = load i32, ptr %41, align 8
  %43 = and i32 %42, %24
  %44 = icmp eq i32 %43, 0
  %45 = zext i32 %23 to i64
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 5840
  %47 = getelementptr inbounds nuw i64, ptr %46, i64 %45
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 6352
  %49 = getelementptr inbounds nuw i64, ptr %48, i64 %45
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 4816
  %51 = getelementptr inbounds nuw i64, ptr %50, i64 %45
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 5328
  %53 = getelementptr inbounds nuw i64, ptr %52, i64 %45
  %54 = getelementptr inbounds nuw i64, ptr %39, i64 %45
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 2256
  %56 = getelementptr inbounds nuw i64, ptr %55, i64 %45
  %57 = getelementptr inbounds nuw i64, ptr %40, i64 %45
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 3280
  %59 = getelementptr inbounds nuw i64, ptr %58, i64 %45
  br label %60

60:
  %61 = phi i1 [ true, %38 ], [ false, %95 ]
  %62 = phi i64 [ 0, %38 ], [ 1, %95 ]
  br i1 %44, label %66, label %74

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 1228
  %65 = add i32 %23, -32
  br label %120

66:
  %67 = phi i64 [ %72, %66 ], [ 0, %60 ]
  %68 = getelementptr inbounds nuw %"struct.(anonymous namespace)::ranges", ptr %40, i64 %67
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 512
  %70 = getelementptr inbounds nuw [32 x i64], ptr %69, i64 %62
  %71 = getelementptr inbounds nuw i64, ptr %70, i64 %45
  store i64 0, ptr %71, align 8
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %74, label %66

74:
  %75 = getelementptr inbounds nuw [32 x i64], ptr %47, i64 %62
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw [32 x i64], ptr %49, i64 %62
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw [32 x i64], ptr %51, i64 %62
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw [32 x i64], ptr %53, i64 %62
  %82 = load i64, ptr %81, align 8
  %83 = icmp eq i64 %78, 0
  %84 = icmp eq i64 %82, 0
  %85 = select i1 %83, i1 true, i1 %84
  br i1 %85, label %86, label %89

86:
  %87 = select i1 %83, i64 %80, i64 %76
  %88 = select i1 %83, i64 %82, i64 %78
  br label %92

89:
  %90 = call i64 @llvm.umin.i64(i64 %76, i64 %80)
  %91 = call i64 @llvm.umax.i64(i64 %78, i64 %82)
  br label %92

92:
  %93 = phi i64 [ %87, %86 ], [ %90, %89 ]
  %94 = phi i64 [ %88, %86 ], [ %91, %89 ]
  store i64 %93, ptr %75, align 8
  store i64 %94, ptr %77, align 8
  br label %102

95:
  %96 = getelementptr inbounds nuw [32 x i64], ptr %54, i64 %62
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw [32 x i64], ptr %56, i64 %62
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw [32 x i64], ptr %57, i64 %62
  store i64 %97, ptr %100, align 8
  %101 = getelementptr inbounds nuw [32 x i64], ptr %59, i64 %62
  store i64 %99, ptr %101, align 8
  br i1 %61, label %60, label %63

102:
  %103 = phi i64 [ 2, %92 ], [ %118, %102 ]
  %104 = getelementptr %"struct.(anonymous namespace)::ranges", ptr %40, i64 %103
  %105 = getelementptr i8, ptr %104, i64 -1024
  %106 = getelementptr inbounds nuw [32 x i64], ptr %105, i64 %62
  %107 = getelementptr inbounds nuw i64, ptr %106, i64 %45
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr i8, ptr %104, i64 -512
  %110 = getelementptr inbounds nuw [32 x i64], ptr %109, i64 %62
  %111 = getelementptr inbounds nuw i64, ptr %110, i64 %45
  %112 = load i64, ptr %111, align 8
  %113 = getelementptr inbounds nuw [32 x i64], ptr %104, i64 %62
  %114 = getelementptr inbounds nuw i64, ptr %113, i64 %45
  store i64 %108, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %104, i64 512
  %116 = getelementptr inbounds nuw [32 x i64], ptr %115, i64 %62
  %117 = getelementptr inbounds nuw i64, ptr %116, i64 %45
  store i64 %112, ptr %117, align 8
  %118 = add nsw i64 %103, -1
  %119 = icmp eq i64 %118, 0
  br i1 %119, label %95, label %102

120:
  %121 = phi i64 [ 3, %63 ], [ %131, %120 ]
  %122 = trunc i64 %121 to i32
  %123 = shl i32 %122, 5
  %124 = add i32 %65, %123
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr %64, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = add i32 %123, %23
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %64, i64 %129
  store i32 %127, ptr %130, align 4
  %131 = add nsw i64 %121, -1
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %120

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %135 = load ptr, ptr %134, align 8
  %136 = load i32, ptr %135, align 4
  %137 = getelementptr inbounds nuw i32, ptr %64, i64 %45
  store i32 %136, ptr %137, align 4
  %138 = load i32, ptr %41, align 8
  %139 = or i32 %138, %24
  store i32 %139, ptr %41, align 8
  br label %140

140:
  %141 = xor i32 %24, -1
  %142 = and i32 %26, %141
  store i32 %142, ptr %25, align 8
  %143 = and i32 %28, %141
  store i32 %143, ptr %27, align 4
  br label %144

144:
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 6880
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %147 = load i32, ptr %146, align 8
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr %145, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = or i32 %150, %2
  store i32 %151, ptr %149, align 4
  ret void
}

define void @signal_stores(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %6 = load i64, ptr %5, align 8
  %7 = icmp eq i64 %4, %6
  br i1 %7, label %8, label %18

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = shl nuw i32 1, %12
  %14 = and i32 %13, %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1220
  %16 = load i32, ptr %15, align 4
  %17 = or i32 %14, %16
  store i32 %17, ptr %15, align 4
  br label %18

18:
  ret void
}

define void @share_fences(ptr %0, ptr %1) {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 6880
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i64 %3, %5
  br i1 %6, label %7, label %54

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 6880
  %9 = load <32 x i32>, ptr %8, align 4
  %10 = icmp ne <32 x i32> %9, zeroinitializer
  %11 = bitcast <32 x i1> %10 to i32
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 6872
  store i64 0, ptr %14, align 8
  br label %15

15:
  store <32 x i32> zeroinitializer, ptr %8, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %54, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2256
  %23 = bitcast i32 %18 to <32 x i1>
  br label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 6872
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %49, label %45

28:
  %29 = phi i1 [ true, %20 ], [ false, %28 ]
  %30 = phi i64 [ 0, %20 ], [ 1, %28 ]
  %31 = phi i64 [ -1, %20 ], [ %41, %28 ]
  %32 = phi i64 [ 0, %20 ], [ %44, %28 ]
  %33 = getelementptr inbounds nuw [32 x i64], ptr %22, i64 %30
  %34 = load <32 x i64>, ptr %33, align 8
  %35 = icmp ne <32 x i64> %34, zeroinitializer
  %36 = getelementptr inbounds nuw [32 x i64], ptr %21, i64 %30
  %37 = load <32 x i64>, ptr %36, align 8
  %38 = and <32 x i1> %35, %23
  %39 = select <32 x i1> %38, <32 x i64> %37, <32 x i64> splat (i64 -1)
  %40 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %39)
  %41 = call i64 @llvm.umin.i64(i64 %31, i64 %40)
  %42 = select <32 x i1> %23, <32 x i64> %34, <32 x i64> zeroinitializer
  %43 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %42)
  %44 = call i64 @llvm.umax.i64(i64 %32, i64 %43)
  br i1 %29, label %28, label %24

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  %47 = load i64, ptr %46, align 8
  %48 = call i64 @llvm.umin.i64(i64 %41, i64 %47)
  br label %49

49:
  %50 = phi i64 [ %48, %45 ], [ %41, %24 ]
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  store i64 %50, ptr %51, align 8
  %52 = call i64 @llvm.umax.i64(i64 %44, i64 %26)
  store i64 %52, ptr %25, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1220
  store i32 0, ptr %53, align 4
  store i32 0, ptr %17, align 8
  br label %54

54:
  ret void
}

define void @proxy_touch(ptr %0, ptr %1, i64 %2, i64 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1216
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %16

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 6872
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %12, label %16

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %137, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1208
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %18, %20
  br i1 %21, label %22, label %137

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1224
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %35, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 2768
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = insertelement <32 x i64> poison, i64 %3, i64 0
  %30 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> zeroinitializer
  %31 = insertelement <32 x i64> poison, i64 %2, i64 0
  %32 = shufflevector <32 x i64> %31, <32 x i64> poison, <32 x i32> zeroinitializer
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 1228
  br label %50

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 6880
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %36, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 0
  %45 = add i32 %43, -1
  %46 = shl nuw i32 1, %45
  %47 = select i1 %44, i32 -1, i32 %46
  %48 = and i32 %47, %41
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %104, label %112

50:
  %51 = phi i32 [ %24, %26 ], [ %99, %98 ]
  %52 = phi i64 [ 0, %26 ], [ %100, %98 ]
  %53 = getelementptr inbounds nuw %"struct.(anonymous namespace)::ranges", ptr %27, i64 %52
  %54 = load i32, ptr %28, align 8
  %55 = shl nuw i32 1, %54
  %56 = xor i32 %55, -1
  %57 = load <32 x i64>, ptr %53, align 8
  %58 = icmp ult <32 x i64> %57, %30
  %59 = getelementptr inbounds nuw i8, ptr %53, i64 512
  %60 = load <32 x i64>, ptr %59, align 8
  %61 = icmp ugt <32 x i64> %60, %32
  %62 = and <32 x i1> %58, %61
  %63 = getelementptr inbounds nuw i8, ptr %53, i64 256
  %64 = load <32 x i64>, ptr %63, align 8
  %65 = icmp ult <32 x i64> %64, %30
  %66 = getelementptr inbounds nuw i8, ptr %53, i64 768
  %67 = load <32 x i64>, ptr %66, align 8
  %68 = icmp ugt <32 x i64> %67, %32
  %69 = and <32 x i1> %65, %68
  %70 = or <32 x i1> %62, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = and i32 %56, %71
  %73 = and i32 %72, %51
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %98, label %75

75:
  %76 = trunc i64 %52 to i32
  %77 = shl i32 %76, 5
  br label %78

78:
  %79 = phi i32 [ %73, %75 ], [ %94, %92 ]
  %80 = call i32 @llvm.cttz.i32(i32 %79, i1 true)
  %81 = load i32, ptr %33, align 4
  %82 = icmp eq i32 %81, 0
  %83 = add i32 %81, -1
  %84 = shl nuw i32 1, %83
  %85 = select i1 %82, i32 -1, i32 %84
  %86 = or disjoint i32 %80, %77
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %34, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = call zeroext i1 @clock_knows(ptr %0, ptr %1, i32 %85, i32 %80, i32 %89)
  br i1 %90, label %92, label %91

91:
  call void @suspect(ptr %0)
  br label %92

92:
  %93 = add i32 %79, -1
  %94 = and i32 %93, %79
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %78

96:
  %97 = load i32, ptr %23, align 8
  br label %98

98:
  %99 = phi i32 [ %97, %96 ], [ %51, %50 ]
  %100 = add nuw nsw i64 %52, 1
  %101 = icmp ne i32 %99, 0
  %102 = icmp samesign ult i64 %52, 3
  %103 = select i1 %101, i1 %102, i1 false
  br i1 %103, label %50, label %35

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 6864
  %106 = load i64, ptr %105, align 8
  %107 = icmp ult i64 %106, %3
  br i1 %107, label %108, label %112

108:
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 6872
  %110 = load i64, ptr %109, align 8
  %111 = icmp ugt i64 %110, %2
  br i1 %111, label %136, label %112

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %114 = load i32, ptr %5, align 8
  %115 = load <32 x i64>, ptr %113, align 8
  %116 = insertelement <32 x i64> poison, i64 %3, i64 0
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = icmp ult <32 x i64> %115, %117
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 2256
  %120 = load <32 x i64>, ptr %119, align 8
  %121 = insertelement <32 x i64> poison, i64 %2, i64 0
  %122 = shufflevector <32 x i64> %121, <32 x i64> poison, <32 x i32> zeroinitializer
  %123 = icmp ugt <32 x i64> %120, %122
  %124 = and <32 x i1> %118, %123
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 2000
  %126 = load <32 x i64>, ptr %125, align 8
  %127 = icmp ult <32 x i64> %126, %117
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 2512
  %129 = load <32 x i64>, ptr %128, align 8
  %130 = icmp ugt <32 x i64> %129, %122
  %131 = and <32 x i1> %127, %130
  %132 = or <32 x i1> %124, %131
  %133 = bitcast <32 x i1> %132 to i32
  %134 = and i32 %114, %133
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %137, label %136

136:
  call void @suspect(ptr %0)
  br label %137

137:
  ret void
}

define void @copy_to_peer(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 1208
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %93

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
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 6864
  %22 = load i64, ptr %21, align 8
  %23 = icmp ult i64 %22, %20
  br i1 %23, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 6872
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %26, %14
  br i1 %27, label %53, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 1216
  %31 = load i32, ptr %30, align 8
  %32 = load <32 x i64>, ptr %29, align 8
  %33 = insertelement <32 x i64> poison, i64 %20, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = icmp ult <32 x i64> %32, %34
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 2256
  %37 = load <32 x i64>, ptr %36, align 8
  %38 = insertelement <32 x i64> poison, i64 %14, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = icmp ugt <32 x i64> %37, %39
  %41 = and <32 x i1> %35, %40
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 2000
  %43 = load <32 x i64>, ptr %42, align 8
  %44 = icmp ult <32 x i64> %43, %34
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 2512
  %46 = load <32 x i64>, ptr %45, align 8
  %47 = icmp ugt <32 x i64> %46, %39
  %48 = and <32 x i1> %44, %47
  %49 = or <32 x i1> %41, %48
  %50 = bitcast <32 x i1> %49 to i32
  %51 = and i32 %31, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @suspect(ptr %0)
  br label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 1224
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %93, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 2768
  %60 = insertelement <32 x i64> poison, i64 %20, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = insertelement <32 x i64> poison, i64 %14, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %64

64:
  %65 = phi i32 [ %56, %58 ], [ %88, %87 ]
  %66 = phi i64 [ 0, %58 ], [ %89, %87 ]
  %67 = getelementptr inbounds nuw %"struct.(anonymous namespace)::ranges", ptr %59, i64 %66
  %68 = load <32 x i64>, ptr %67, align 8
  %69 = icmp ult <32 x i64> %68, %61
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 512
  %71 = load <32 x i64>, ptr %70, align 8
  %72 = icmp ugt <32 x i64> %71, %63
  %73 = and <32 x i1> %69, %72
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 256
  %75 = load <32 x i64>, ptr %74, align 8
  %76 = icmp ult <32 x i64> %75, %61
  %77 = getelementptr inbounds nuw i8, ptr %67, i64 768
  %78 = load <32 x i64>, ptr %77, align 8
  %79 = icmp ugt <32 x i64> %78, %63
  %80 = and <32 x i1> %76, %79
  %81 = or <32 x i1> %73, %80
  %82 = bitcast <32 x i1> %81 to i32
  %83 = and i32 %65, %82
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %85

85:
  call void @suspect(ptr %0)
  %86 = load i32, ptr %55, align 8
  br label %87

87:
  %88 = phi i32 [ %65, %64 ], [ %86, %85 ]
  %89 = add nuw nsw i64 %66, 1
  %90 = icmp ne i32 %88, 0
  %91 = icmp samesign ult i64 %66, 3
  %92 = select i1 %90, i1 %91, i1 false
  br i1 %92, label %64, label %93

93:
  ret void
}

define void @product_read(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 7032
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %20, label %11

11:
  store i64 %9, ptr %6, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 7024
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7048
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 7040
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 7024
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 7040
  %28 = load i64, ptr %27, align 8
  %29 = mul i64 %28, %24
  %30 = getelementptr inbounds nuw i32, ptr %26, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 1764
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
  %45 = load i32, ptr %31, align 4
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
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 1764
  %8 = load i32, ptr %7, align 4
  br i1 %6, label %11, label %9

9:
  %10 = add i32 %8, 1
  store i32 %10, ptr %7, align 4
  br label %23

11:
  %12 = icmp ugt i32 %8, %2
  br i1 %12, label %13, label %23

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 7032
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 360
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %69

11:
  %12 = add <32 x i64> %4, splat (i64 -1649267441664)
  %13 = lshr <32 x i64> %12, splat (i64 4)
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 7040
  %15 = load i64, ptr %14, align 8
  %16 = insertelement <32 x i64> poison, i64 %15, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ult <32 x i64> %13, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %3, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 7048
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %69, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 7024
  %27 = bitcast i32 %20 to <32 x i1>
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 496
  %8 = load i64, ptr %7, align 8
  %9 = icmp ult i64 %6, %8
  br i1 %9, label %10, label %16

10:
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 488
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
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 528
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
  %73 = getelementptr inbounds nuw i8, ptr %24, i64 536
  store i64 0, ptr %73, align 8
  br label %75

74:
  br i1 %52, label %151, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %14, i64 1104
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %14, i64 360
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
  %86 = getelementptr inbounds nuw i8, ptr %24, i64 1200
  br label %99

87:
  %88 = getelementptr inbounds nuw i8, ptr %24, i64 840
  %89 = load i64, ptr %88, align 8
  %90 = icmp eq i64 %89, 0
  %91 = getelementptr inbounds nuw i8, ptr %24, i64 1200
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
  %106 = getelementptr inbounds nuw i8, ptr %24, i64 840
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, 0
  %109 = icmp eq ptr %14, %24
  %110 = or i1 %109, %108
  br i1 %110, label %151, label %111

111:
  call void @copy_to_peer(ptr %24, ptr %14, i32 %2, <32 x i64> %40, i32 %30)
  br label %151

112:
  %113 = getelementptr inbounds nuw i8, ptr %24, i64 836
  %114 = load i32, ptr %113, align 4
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %121

116:
  %117 = getelementptr inbounds nuw i8, ptr %24, i64 7072
  %118 = load ptr, ptr %117, align 8
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %120 = load i32, ptr %119, align 4
  br label %132

121:
  %122 = getelementptr inbounds nuw i8, ptr %24, i64 840
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  %125 = and i32 %28, 4
  %126 = icmp ne i32 %125, 0
  %127 = select i1 %124, i1 %126, i1 false
  %128 = getelementptr inbounds nuw i8, ptr %24, i64 7072
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
  %179 = getelementptr inbounds nuw i8, ptr %24, i64 496
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %41 = load i64, ptr %40, align 8
  %42 = freeze i64 %41
  %43 = icmp ult i64 %42, 2
  br label %44

44:
  %45 = phi i64 [ 1, %32 ], [ 2, %39 ]
  %46 = phi i1 [ false, %32 ], [ %43, %39 ]
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %48 = load ptr, ptr %47, align 8
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %51 = load i64, ptr %50, align 8
  %52 = shl i64 %51, 42
  %53 = zext i32 %49 to i64
  %54 = shl nuw nsw i64 %53, 19
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = zext i32 %56 to i64
  %58 = shl nuw nsw i64 %57, 5
  %59 = or disjoint i64 %58, %52
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 824
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %31 = load i64, ptr %30, align 8
  %32 = shl i64 %31, 42
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = shl nuw nsw i64 %35, 5
  %37 = or disjoint i64 %36, %32
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 19
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %43 = load i32, ptr %42, align 4
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 19
  %46 = select i1 %29, i64 %32, i64 %28
  %47 = select i1 %29, i64 %32, i64 1
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  %51 = call i32 @llvm.ctpop.i32(i32 %2)
  %52 = icmp samesign ult i32 %51, 2
  %53 = select i1 %15, i1 true, i1 %52
  %54 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %55 = select i1 %15, i32 %16, i32 %54
  %56 = zext i32 %55 to i64
  %57 = select i1 %53, i64 %56, i64 196608
  %58 = or i64 %37, %57
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
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %70 = load ptr, ptr %69, align 8
  %71 = load i32, ptr %70, align 4
  %72 = or i32 %71, 2
  store i32 %72, ptr %70, align 4
  call void @suspect(ptr %0)
  br label %73

73:
  %74 = add i64 %63, %66
  %75 = icmp ult i64 %63, %74
  br i1 %75, label %76, label %91

76:
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %78 = and i64 %57, 31
  %79 = and i64 %58, 196608
  %80 = icmp eq i64 %79, 0
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %82 = getelementptr inbounds nuw i32, ptr %81, i64 %78
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %84 = getelementptr inbounds nuw i32, ptr %83, i64 %78
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 56
  br label %87

87:
  %88 = phi i64 [ %63, %76 ], [ %198, %197 ]
  %89 = load i64, ptr %10, align 8
  %90 = icmp ult i64 %88, %89
  br i1 %90, label %92, label %91

91:
  ret void

92:
  %93 = getelementptr inbounds nuw i64, ptr %9, i64 %88
  %94 = load i64, ptr %93, align 8
  %95 = getelementptr inbounds nuw i64, ptr %12, i64 %88
  %96 = load i64, ptr %95, align 8
  %97 = icmp ult i64 %94, %46
  %98 = sub i64 %94, %32
  %99 = icmp ult i64 %98, %41
  %100 = or i1 %97, %99
  %101 = icmp ugt i64 %47, %94
  %102 = select i1 %6, i1 %101, i1 false
  %103 = xor i1 %102, true
  %104 = select i1 %103, i1 %100, i1 false
  %105 = icmp ult i64 %96, %46
  %106 = sub i64 %96, %32
  %107 = icmp ult i64 %106, %41
  %108 = or i1 %105, %107
  %109 = and i1 %104, %108
  br i1 %109, label %194, label %110

110:
  br i1 %102, label %111, label %112

111:
  call void @suspect(ptr %0)
  br label %112

112:
  %113 = icmp ult i64 %98, %45
  %114 = xor i64 %94, %37
  %115 = and i64 %114, 132064
  %116 = icmp eq i64 %115, 0
  %117 = and i1 %113, %116
  %118 = xor i64 %94, %58
  %119 = and i64 %118, -4398046248961
  %120 = icmp eq i64 %119, 0
  %121 = or i1 %120, %117
  %122 = or i1 %100, %121
  %123 = load i32, ptr %77, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %143, label %125

125:
  %126 = and i64 %114, -4398046313504
  %127 = icmp eq i64 %126, 0
  %128 = select i1 %80, i1 %127, i1 false
  br i1 %128, label %129, label %143

129:
  %130 = load i32, ptr %82, align 4
  %131 = trunc i64 %94 to i32
  %132 = and i32 %131, 31
  %133 = shl nuw i32 1, %132
  %134 = and i32 %130, %133
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %143, label %136

136:
  %137 = and i64 %94, 4398045986816
  %138 = load i32, ptr %84, align 4
  %139 = zext i32 %138 to i64
  %140 = shl nuw nsw i64 %139, 19
  %141 = icmp samesign ult i64 %137, %140
  %142 = or i1 %122, %141
  br label %143

143:
  %144 = phi i1 [ %122, %112 ], [ %122, %129 ], [ %122, %125 ], [ %142, %136 ]
  %145 = select i1 %144, i1 true, i1 %50
  br i1 %145, label %151, label %146

146:
  %147 = load ptr, ptr %85, align 8
  %148 = load i64, ptr %10, align 8
  %149 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %94, i64 %88, ptr %147, i64 %148)
  %150 = trunc i32 %149 to i1
  br i1 %150, label %153, label %152

151:
  br i1 %144, label %153, label %152

152:
  call void @suspect(ptr %0)
  br label %153

153:
  %154 = icmp ult i64 %106, %45
  %155 = xor i64 %96, %37
  %156 = and i64 %155, 132064
  %157 = icmp eq i64 %156, 0
  %158 = and i1 %154, %157
  %159 = xor i64 %96, %58
  %160 = and i64 %159, -4398046248961
  %161 = icmp eq i64 %160, 0
  %162 = or i1 %161, %158
  %163 = or i1 %108, %162
  %164 = load i32, ptr %77, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %184, label %166

166:
  %167 = and i64 %155, -4398046313504
  %168 = icmp eq i64 %167, 0
  %169 = select i1 %80, i1 %168, i1 false
  br i1 %169, label %170, label %184

170:
  %171 = load i32, ptr %82, align 4
  %172 = trunc i64 %96 to i32
  %173 = and i32 %172, 31
  %174 = shl nuw i32 1, %173
  %175 = and i32 %171, %174
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %184, label %177

177:
  %178 = and i64 %96, 4398045986816
  %179 = load i32, ptr %84, align 4
  %180 = zext i32 %179 to i64
  %181 = shl nuw nsw i64 %180, 19
  %182 = icmp samesign ult i64 %178, %181
  %183 = or i1 %163, %182
  br label %184

184:
  %185 = phi i1 [ %163, %153 ], [ %163, %170 ], [ %163, %166 ], [ %183, %177 ]
  %186 = select i1 %185, i1 true, i1 %50
  br i1 %186, label %192, label %187

187:
  %188 = load ptr, ptr %86, align 8
  %189 = load i64, ptr %10, align 8
  %190 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %96, i64 %88, ptr %188, i64 %189)
  %191 = trunc i32 %190 to i1
  br i1 %191, label %194, label %193

192:
  br i1 %185, label %194, label %193

193:
  call void @suspect(ptr %0)
  br label %194

194:
  %195 = icmp eq i64 %96, 0
  br i1 %195, label %197, label %196

196:
  store i64 0, ptr %95, align 8
  br label %197

197:
  store i64 -327680, ptr %93, align 8
  %198 = add nuw i64 %88, 1
  %199 = icmp eq i64 %198, %74
  br i1 %199, label %91, label %87
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %51 = load i64, ptr %50, align 8
  %52 = freeze i64 %51
  %53 = icmp ult i64 %52, 2
  br label %54

54:
  %55 = phi i64 [ 1, %7 ], [ 2, %49 ]
  %56 = phi i1 [ false, %7 ], [ %53, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %58 = load i64, ptr %57, align 8
  %59 = shl i64 %58, 42
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = zext i32 %61 to i64
  %63 = shl nuw nsw i64 %62, 5
  %64 = or disjoint i64 %63, %59
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 19
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %70 = load i32, ptr %69, align 4
  %71 = zext i32 %70 to i64
  %72 = shl nuw nsw i64 %71, 19
  %73 = select i1 %56, i64 %59, i64 %55
  %74 = select i1 %56, i64 %59, i64 1
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %94 = load ptr, ptr %93, align 8
  %95 = load i32, ptr %94, align 4
  %96 = or i32 %95, 2
  store i32 %96, ptr %94, align 4
  call void @suspect(ptr %0)
  br label %645

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
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %135 = insertelement <32 x i64> poison, i64 %121, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %137

137:
  %138 = phi i64 [ 0, %112 ], [ %643, %642 ]
  %139 = insertelement <32 x i64> poison, i64 %138, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = add <32 x i64> %140, %86
  br i1 %114, label %142, label %149

142:
  %143 = shl nuw nsw i64 %138, 5
  %144 = insertelement <32 x i64> poison, i64 %143, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = or disjoint <32 x i64> %145, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %147 = add <32 x i64> %146, %113
  %148 = lshr <32 x i64> %146, %117
  br label %149

149:
  %150 = phi <32 x i64> [ %147, %142 ], [ %141, %137 ]
  %151 = phi <32 x i64> [ %148, %142 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %137 ]
  %152 = load i32, ptr %31, align 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %159, label %154

154:
  %155 = add i32 %152, -1
  %156 = zext i32 %155 to i64
  %157 = insertelement <32 x i64> poison, i64 %156, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %159

159:
  %160 = phi <32 x i64> [ %158, %154 ], [ %151, %149 ]
  %161 = load i64, ptr %28, align 8
  br i1 %114, label %162, label %166

162:
  %163 = shl i64 %138, 5
  %164 = add i64 %118, %163
  %165 = icmp ugt i64 %164, %161
  br i1 %165, label %166, label %172

166:
  %167 = insertelement <32 x i64> poison, i64 %161, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  %169 = icmp ult <32 x i64> %150, %168
  %170 = bitcast <32 x i1> %169 to i32
  %171 = and i32 %2, %170
  br label %172

172:
  %173 = phi i32 [ %171, %166 ], [ %2, %162 ]
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %642, label %175

175:
  %176 = or <32 x i64> %160, %120
  %177 = call i32 @llvm.cttz.i32(i32 %173, i1 true)
  store <32 x i64> %150, ptr %25, align 64
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw i64, ptr %25, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = sub i64 %180, %178
  br i1 %114, label %211, label %182

182:
  %183 = insertelement <32 x i64> poison, i64 %181, i64 0
  %184 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> zeroinitializer
  %185 = add <32 x i64> %184, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %186 = icmp eq <32 x i64> %150, %185
  %187 = bitcast <32 x i1> %186 to i32
  %188 = xor i32 %173, -1
  %189 = or i32 %187, %188
  %190 = icmp eq i32 %189, -1
  br i1 %190, label %211, label %191

191:
  %192 = insertelement <32 x i64> poison, i64 %180, i64 0
  %193 = shufflevector <32 x i64> %192, <32 x i64> poison, <32 x i32> zeroinitializer
  %194 = icmp eq <32 x i64> %150, %193
  %195 = bitcast <32 x i1> %194 to i32
  %196 = or i32 %195, %188
  %197 = icmp eq i32 %196, -1
  br i1 %197, label %217, label %198

198:
  %199 = icmp eq i32 %173, -1
  br i1 %199, label %200, label %206

200:
  %201 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %202 = add <32 x i64> %201, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %203 = icmp ne <32 x i64> %150, %202
  %204 = bitcast <32 x i1> %203 to i32
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %226, label %207

206:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %150, ptr %20, align 64
  br label %229

207:
  %208 = icmp ne <32 x i64> %150, %201
  %209 = bitcast <32 x i1> %208 to i32
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %226, label %228

211:
  %212 = getelementptr inbounds nuw i64, ptr %27, i64 %181
  %213 = bitcast i32 %173 to <32 x i1>
  %214 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %212, <32 x i1> %213, <32 x i64> zeroinitializer)
  %215 = getelementptr inbounds nuw i64, ptr %30, i64 %181
  %216 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %215, <32 x i1> %213, <32 x i64> zeroinitializer)
  br label %315

217:
  %218 = getelementptr i64, ptr %27, i64 %180
  %219 = load i64, ptr %218, align 8
  %220 = insertelement <32 x i64> poison, i64 %219, i64 0
  %221 = shufflevector <32 x i64> %220, <32 x i64> poison, <32 x i32> zeroinitializer
  %222 = getelementptr i64, ptr %30, i64 %180
  %223 = load i64, ptr %222, align 8
  %224 = insertelement <32 x i64> poison, i64 %223, i64 0
  %225 = shufflevector <32 x i64> %224, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %315

226:
  %227 = phi i32 [ 2, %200 ], [ 3, %207 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %252

228:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %150, ptr %20, align 64
  br label %241

229:
  %230 = phi i32 [ %239, %229 ], [ %173, %206 ]
  %231 = call i32 @llvm.cttz.i32(i32 %230, i1 true)
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw i64, ptr %20, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = getelementptr inbounds nuw i64, ptr %27, i64 %234
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds nuw i64, ptr %21, i64 %232
  store i64 %236, ptr %237, align 8
  %238 = add i32 %230, -1
  %239 = and i32 %238, %230
  %240 = icmp eq i32 %239, 0
  br i1 %240, label %270, label %229

241:
  %242 = phi i64 [ 0, %228 ], [ %248, %241 ]
  %243 = getelementptr inbounds nuw i64, ptr %20, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i64, ptr %27, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i64, ptr %21, i64 %242
  store i64 %246, ptr %247, align 8
  %248 = add nuw nsw i64 %242, 1
  %249 = icmp eq i64 %248, 32
  br i1 %249, label %250, label %241

250:
  %251 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %150, ptr %19, align 64
  br label %284

252:
  %253 = phi i1 [ true, %226 ], [ false, %267 ]
  %254 = phi ptr [ %22, %226 ], [ %43, %267 ]
  %255 = phi ptr [ %21, %226 ], [ %44, %267 ]
  %256 = phi ptr [ %21, %226 ], [ %45, %267 ]
  store <32 x i64> %150, ptr %22, align 256
  %257 = load i64, ptr %254, align 64
  %258 = getelementptr inbounds nuw i64, ptr %27, i64 %257
  br i1 %205, label %261, label %259

259:
  %260 = load i64, ptr %258, align 8
  br label %262

261:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %255, ptr align 8 %258, i64 128, i1 false)
  br label %267

262:
  %263 = phi i64 [ 0, %259 ], [ %265, %262 ]
  %264 = getelementptr inbounds nuw i64, ptr %256, i64 %263
  store i64 %260, ptr %264, align 8
  %265 = add nuw nsw i64 %263, 1
  %266 = icmp eq i64 %265, 16
  br i1 %266, label %267, label %262

267:
  br i1 %253, label %252, label %268

268:
  %269 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %295

270:
  %271 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %150, ptr %19, align 64
  br label %272

272:
  %273 = phi i32 [ %282, %272 ], [ %173, %270 ]
  %274 = call i32 @llvm.cttz.i32(i32 %273, i1 true)
  %275 = zext nneg i32 %274 to i64
  %276 = getelementptr inbounds nuw i64, ptr %19, i64 %275
  %277 = load i64, ptr %276, align 8
  %278 = getelementptr inbounds nuw i64, ptr %30, i64 %277
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i64, ptr %23, i64 %275
  store i64 %279, ptr %280, align 8
  %281 = add i32 %273, -1
  %282 = and i32 %281, %273
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %293, label %272

284:
  %285 = phi i64 [ 0, %250 ], [ %291, %284 ]
  %286 = getelementptr inbounds nuw i64, ptr %19, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds nuw i64, ptr %30, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds nuw i64, ptr %23, i64 %285
  store i64 %289, ptr %290, align 8
  %291 = add nuw nsw i64 %285, 1
  %292 = icmp eq i64 %291, 32
  br i1 %292, label %293, label %284

293:
  %294 = phi <32 x i64> [ %251, %284 ], [ %271, %272 ]
  br label %311

295:
  %296 = phi i1 [ true, %268 ], [ false, %310 ]
  %297 = phi ptr [ %24, %268 ], [ %40, %310 ]
  %298 = phi ptr [ %23, %268 ], [ %41, %310 ]
  %299 = phi ptr [ %23, %268 ], [ %42, %310 ]
  store <32 x i64> %150, ptr %24, align 256
  %300 = load i64, ptr %297, align 64
  %301 = getelementptr inbounds nuw i64, ptr %30, i64 %300
  br i1 %205, label %304, label %302

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
  %312 = phi i32 [ 4, %293 ], [ %227, %310 ]
  %313 = phi <32 x i64> [ %294, %293 ], [ %269, %310 ]
  %314 = load <32 x i64>, ptr %23, align 64
  br label %315

315:
  %316 = phi <32 x i64> [ %214, %211 ], [ %221, %217 ], [ %313, %311 ]
  %317 = phi i32 [ 0, %211 ], [ 1, %217 ], [ %312, %311 ]
  %318 = phi <32 x i64> [ %216, %211 ], [ %225, %217 ], [ %314, %311 ]
  %319 = icmp ult <32 x i64> %316, %123
  %320 = sub <32 x i64> %316, %125
  %321 = icmp ult <32 x i64> %320, %127
  %322 = or <32 x i1> %319, %321
  %323 = icmp ult <32 x i64> %316, %136
  %324 = icmp ult <32 x i64> %318, %123
  %325 = sub <32 x i64> %318, %125
  %326 = icmp ult <32 x i64> %325, %127
  %327 = or <32 x i1> %324, %326
  %328 = xor <32 x i1> %322, splat (i1 true)
  %329 = xor <32 x i1> %327, splat (i1 true)
  %330 = select <32 x i1> %329, <32 x i1> splat (i1 true), <32 x i1> %323
  %331 = select <32 x i1> %330, <32 x i1> splat (i1 true), <32 x i1> %328
  %332 = bitcast <32 x i1> %331 to i32
  %333 = and i32 %173, %332
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %444, label %335

335:
  %336 = bitcast <32 x i1> %323 to i32
  %337 = and i32 %173, %336
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %340, label %339

339:
  call void @suspect(ptr %0)
  br label %340

340:
  %341 = icmp ult <32 x i64> %320, %129
  %342 = xor <32 x i64> %316, %120
  %343 = and <32 x i64> %342, splat (i64 132064)
  %344 = icmp eq <32 x i64> %343, zeroinitializer
  %345 = select <32 x i1> %341, <32 x i1> %344, <32 x i1> zeroinitializer
  %346 = or <32 x i1> %322, %345
  %347 = xor <32 x i64> %316, %176
  %348 = and <32 x i64> %347, splat (i64 -4398046248961)
  %349 = icmp eq <32 x i64> %348, zeroinitializer
  %350 = select <32 x i1> %349, <32 x i1> splat (i1 true), <32 x i1> %346
  %351 = load i32, ptr %130, align 4
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %375, label %353

353:
  %354 = and <32 x i64> %160, splat (i64 31)
  %355 = getelementptr i32, ptr %131, <32 x i64> %354
  %356 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %355, <32 x i1> splat (i1 true), <32 x i32> poison)
  %357 = zext <32 x i32> %356 to <32 x i64>
  %358 = getelementptr i32, ptr %132, <32 x i64> %354
  %359 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %358, <32 x i1> splat (i1 true), <32 x i32> poison)
  %360 = zext <32 x i32> %359 to <32 x i64>
  %361 = shl nuw nsw <32 x i64> %360, splat (i64 19)
  %362 = and <32 x i64> %176, splat (i64 196608)
  %363 = and <32 x i64> %342, splat (i64 -4398046313504)
  %364 = or <32 x i64> %363, %362
  %365 = icmp eq <32 x i64> %364, zeroinitializer
  %366 = and <32 x i64> %316, splat (i64 31)
  %367 = shl nuw nsw <32 x i64> splat (i64 1), %366
  %368 = and <32 x i64> %367, %357
  %369 = icmp ne <32 x i64> %368, zeroinitializer
  %370 = and <32 x i64> %316, splat (i64 4398045986816)
  %371 = icmp samesign ult <32 x i64> %370, %361
  %372 = select <32 x i1> %371, <32 x i1> %369, <32 x i1> zeroinitializer
  %373 = select <32 x i1> %372, <32 x i1> %365, <32 x i1> zeroinitializer
  %374 = or <32 x i1> %350, %373
  br label %375

375:
  %376 = phi <32 x i1> [ %374, %353 ], [ %350, %340 ]
  %377 = xor <32 x i1> %376, splat (i1 true)
  %378 = bitcast <32 x i1> %377 to i32
  %379 = and i32 %173, %378
  %380 = icmp eq i32 %379, 0
  %381 = select i1 %380, i1 true, i1 %77
  br i1 %381, label %388, label %382

382:
  %383 = load ptr, ptr %133, align 8
  %384 = load i64, ptr %28, align 8
  %385 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %379, <32 x i64> %316, <32 x i64> %150, ptr %383, i64 %384)
  %386 = xor i32 %385, -1
  %387 = and i32 %379, %386
  br label %388

388:
  %389 = phi i32 [ %387, %382 ], [ %379, %375 ]
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %392, label %391

391:
  call void @suspect(ptr %0)
  br label %392

392:
  %393 = icmp ult <32 x i64> %325, %129
  %394 = xor <32 x i64> %318, %120
  %395 = and <32 x i64> %394, splat (i64 132064)
  %396 = icmp eq <32 x i64> %395, zeroinitializer
  %397 = select <32 x i1> %393, <32 x i1> %396, <32 x i1> zeroinitializer
  %398 = or <32 x i1> %327, %397
  %399 = xor <32 x i64> %318, %176
  %400 = and <32 x i64> %399, splat (i64 -4398046248961)
  %401 = icmp eq <32 x i64> %400, zeroinitializer
  %402 = select <32 x i1> %401, <32 x i1> splat (i1 true), <32 x i1> %398
  %403 = load i32, ptr %130, align 4
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %427, label %405

405:
  %406 = and <32 x i64> %160, splat (i64 31)
  %407 = getelementptr i32, ptr %131, <32 x i64> %406
  %408 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %407, <32 x i1> splat (i1 true), <32 x i32> poison)
  %409 = zext <32 x i32> %408 to <32 x i64>
  %410 = getelementptr i32, ptr %132, <32 x i64> %406
  %411 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %410, <32 x i1> splat (i1 true), <32 x i32> poison)
  %412 = zext <32 x i32> %411 to <32 x i64>
  %413 = shl nuw nsw <32 x i64> %412, splat (i64 19)
  %414 = and <32 x i64> %176, splat (i64 196608)
  %415 = and <32 x i64> %394, splat (i64 -4398046313504)
  %416 = or <32 x i64> %415, %414
  %417 = icmp eq <32 x i64> %416, zeroinitializer
  %418 = and <32 x i64> %318, splat (i64 31)
  %419 = shl nuw nsw <32 x i64> splat (i64 1), %418
  %420 = and <32 x i64> %419, %409
  %421 = icmp ne <32 x i64> %420, zeroinitializer
  %422 = and <32 x i64> %318, splat (i64 4398045986816)
  %423 = icmp samesign ult <32 x i64> %422, %413
  %424 = select <32 x i1> %423, <32 x i1> %421, <32 x i1> zeroinitializer
  %425 = select <32 x i1> %424, <32 x i1> %417, <32 x i1> zeroinitializer
  %426 = or <32 x i1> %402, %425
  br label %427

427:
  %428 = phi <32 x i1> [ %426, %405 ], [ %402, %392 ]
  %429 = xor <32 x i1> %428, splat (i1 true)
  %430 = bitcast <32 x i1> %429 to i32
  %431 = and i32 %173, %430
  %432 = icmp eq i32 %431, 0
  %433 = select i1 %432, i1 true, i1 %77
  br i1 %433, label %440, label %434

434:
  %435 = load ptr, ptr %134, align 8
  %436 = load i64, ptr %28, align 8
  %437 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %431, <32 x i64> %318, <32 x i64> %150, ptr %435, i64 %436)
  %438 = xor i32 %437, -1
  %439 = and i32 %431, %438
  br label %440

440:
  %441 = phi i32 [ %439, %434 ], [ %431, %427 ]
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %444, label %443

443:
  call void @suspect(ptr %0)
  br label %444

444:
  %445 = icmp ne <32 x i64> %318, zeroinitializer
  %446 = bitcast <32 x i1> %445 to i32
  %447 = and i32 %173, %446
  %448 = icmp eq i32 %447, 0
  %449 = icmp eq i32 %317, 0
  br i1 %448, label %488, label %450

450:
  br i1 %449, label %451, label %454

451:
  %452 = getelementptr inbounds nuw i64, ptr %30, i64 %181
  %453 = bitcast i32 %447 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %452, <32 x i1> %453)
  br label %491

454:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %455 = icmp eq i32 %317, 1
  br i1 %455, label %456, label %463

456:
  %457 = call i32 @llvm.ctlz.i32(i32 %447, i1 true)
  %458 = xor i32 %457, 31
  %459 = zext nneg i32 %458 to i64
  %460 = getelementptr inbounds nuw i64, ptr %12, i64 %459
  %461 = load i64, ptr %460, align 8
  %462 = getelementptr i64, ptr %30, i64 %180
  store i64 %461, ptr %462, align 8
  br label %487

463:
  store <32 x i64> %150, ptr %11, align 64
  %464 = icmp eq i32 %447, -1
  br i1 %464, label %477, label %465

465:
  %466 = phi i32 [ %475, %465 ], [ %447, %463 ]
  %467 = call i32 @llvm.cttz.i32(i32 %466, i1 true)
  %468 = zext nneg i32 %467 to i64
  %469 = getelementptr inbounds nuw i64, ptr %11, i64 %468
  %470 = load i64, ptr %469, align 8
  %471 = getelementptr inbounds nuw i64, ptr %12, i64 %468
  %472 = load i64, ptr %471, align 8
  %473 = getelementptr inbounds nuw i64, ptr %30, i64 %470
  store i64 %472, ptr %473, align 8
  %474 = add i32 %466, -1
  %475 = and i32 %474, %466
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %486, label %465

477:
  %478 = phi i64 [ %484, %477 ], [ 0, %463 ]
  %479 = getelementptr inbounds nuw i64, ptr %11, i64 %478
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds nuw i64, ptr %12, i64 %478
  %482 = load i64, ptr %481, align 8
  %483 = getelementptr inbounds nuw i64, ptr %30, i64 %480
  store i64 %482, ptr %483, align 8
  %484 = add nuw nsw i64 %478, 1
  %485 = icmp eq i64 %484, 32
  br i1 %485, label %486, label %477

486:
  br label %487

487:
  br label %489

488:
  br i1 %449, label %491, label %489

489:
  %490 = icmp eq i32 %173, -1
  br i1 %490, label %494, label %519

491:
  %492 = getelementptr inbounds nuw i64, ptr %27, i64 %181
  %493 = bitcast i32 %173 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> splat (i64 -327680), ptr align 8 %492, <32 x i1> %493)
  br label %642

494:
  %495 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %496 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %497 = icmp ne <32 x i64> %150, %495
  %498 = icmp ne <32 x i64> %150, %496
  %499 = and <32 x i1> %497, %498
  %500 = bitcast <32 x i1> %499 to i32
  %501 = icmp eq i32 %500, 0
  %502 = icmp eq i32 %317, 1
  br i1 %501, label %503, label %518

503:
  store <32 x i64> splat (i64 -327680), ptr %15, align 64
  br i1 %502, label %504, label %506

504:
  %505 = getelementptr i64, ptr %27, i64 %180
  store i64 -327680, ptr %505, align 8
  br label %517

506:
  store <32 x i64> %150, ptr %8, align 64
  br label %507

507:
  %508 = phi i64 [ 0, %506 ], [ %514, %507 ]
  %509 = getelementptr inbounds nuw i64, ptr %8, i64 %508
  %510 = load i64, ptr %509, align 8
  %511 = getelementptr inbounds nuw i64, ptr %15, i64 %508
  %512 = load i64, ptr %511, align 8
  %513 = getelementptr inbounds nuw i64, ptr %27, i64 %510
  store i64 %512, ptr %513, align 8
  %514 = add nuw nsw i64 %508, 1
  %515 = icmp eq i64 %514, 32
  br i1 %515, label %516, label %507

516:
  br label %517

517:
  br label %642

518:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  br i1 %502, label %521, label %534

519:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  %520 = icmp eq i32 %317, 1
  br i1 %520, label %521, label %535

521:
  %522 = call i32 @llvm.ctlz.i32(i32 %173, i1 true)
  %523 = xor i32 %522, 31
  %524 = zext nneg i32 %523 to i64
  %525 = getelementptr inbounds nuw i64, ptr %13, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr i64, ptr %27, i64 %180
  store i64 %526, ptr %527, align 8
  %528 = icmp ne i64 %526, -327680
  %529 = insertelement <32 x i1> poison, i1 %528, i64 0
  %530 = shufflevector <32 x i1> %529, <32 x i1> poison, <32 x i32> zeroinitializer
  %531 = bitcast <32 x i1> %530 to i32
  %532 = and i32 %173, %531
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %642, label %606

534:
  store <32 x i64> %150, ptr %10, align 64
  br label %548

535:
  store <32 x i64> %150, ptr %10, align 64
  br label %536

536:
  %537 = phi i32 [ %546, %536 ], [ %173, %535 ]
  %538 = call i32 @llvm.cttz.i32(i32 %537, i1 true)
  %539 = zext nneg i32 %538 to i64
  %540 = getelementptr inbounds nuw i64, ptr %10, i64 %539
  %541 = load i64, ptr %540, align 8
  %542 = getelementptr inbounds nuw i64, ptr %13, i64 %539
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i64, ptr %27, i64 %541
  store i64 %543, ptr %544, align 8
  %545 = add i32 %537, -1
  %546 = and i32 %545, %537
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %557, label %536

548:
  %549 = phi i64 [ 0, %534 ], [ %555, %548 ]
  %550 = getelementptr inbounds nuw i64, ptr %10, i64 %549
  %551 = load i64, ptr %550, align 8
  %552 = getelementptr inbounds nuw i64, ptr %13, i64 %549
  %553 = load i64, ptr %552, align 8
  %554 = getelementptr inbounds nuw i64, ptr %27, i64 %551
  store i64 %553, ptr %554, align 8
  %555 = add nuw nsw i64 %549, 1
  %556 = icmp eq i64 %555, 32
  br i1 %556, label %557, label %548

557:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %558 = icmp eq i32 %317, 4
  br i1 %558, label %561, label %559

559:
  %560 = icmp eq i32 %317, 2
  br label %584

561:
  store <32 x i64> %150, ptr %16, align 64
  br i1 %490, label %574, label %562

562:
  %563 = phi i32 [ %572, %562 ], [ %173, %561 ]
  %564 = call i32 @llvm.cttz.i32(i32 %563, i1 true)
  %565 = zext nneg i32 %564 to i64
  %566 = getelementptr inbounds nuw i64, ptr %16, i64 %565
  %567 = load i64, ptr %566, align 8
  %568 = getelementptr inbounds nuw i64, ptr %27, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr inbounds nuw i64, ptr %17, i64 %565
  store i64 %569, ptr %570, align 8
  %571 = add i32 %563, -1
  %572 = and i32 %571, %563
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %583, label %562

574:
  %575 = phi i64 [ %581, %574 ], [ 0, %561 ]
  %576 = getelementptr inbounds nuw i64, ptr %16, i64 %575
  %577 = load i64, ptr %576, align 8
  %578 = getelementptr inbounds nuw i64, ptr %27, i64 %577
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds nuw i64, ptr %17, i64 %575
  store i64 %579, ptr %580, align 8
  %581 = add nuw nsw i64 %575, 1
  %582 = icmp eq i64 %581, 32
  br i1 %582, label %583, label %574

583:
  br label %600

584:
  %585 = phi i1 [ true, %559 ], [ false, %599 ]
  %586 = phi ptr [ %18, %559 ], [ %46, %599 ]
  %587 = phi ptr [ %17, %559 ], [ %47, %599 ]
  %588 = phi ptr [ %17, %559 ], [ %48, %599 ]
  store <32 x i64> %150, ptr %18, align 256
  %589 = load i64, ptr %586, align 64
  %590 = getelementptr inbounds nuw i64, ptr %27, i64 %589
  br i1 %560, label %593, label %591

591:
  %592 = load i64, ptr %590, align 8
  br label %594

593:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %587, ptr align 8 %590, i64 128, i1 false)
  br label %599

594:
  %595 = phi i64 [ 0, %591 ], [ %597, %594 ]
  %596 = getelementptr inbounds nuw i64, ptr %588, i64 %595
  store i64 %592, ptr %596, align 8
  %597 = add nuw nsw i64 %595, 1
  %598 = icmp eq i64 %597, 16
  br i1 %598, label %599, label %594

599:
  br i1 %585, label %584, label %600

600:
  %601 = load <32 x i64>, ptr %17, align 64
  %602 = icmp ne <32 x i64> %601, splat (i64 -327680)
  %603 = bitcast <32 x i1> %602 to i32
  %604 = and i32 %173, %603
  %605 = icmp eq i32 %604, 0
  br i1 %605, label %642, label %607

606:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  br label %609

607:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  %608 = icmp eq i32 %317, 1
  br i1 %608, label %609, label %617

609:
  %610 = phi i32 [ %532, %606 ], [ %604, %607 ]
  %611 = call i32 @llvm.ctlz.i32(i32 %610, i1 true)
  %612 = xor i32 %611, 31
  %613 = zext nneg i32 %612 to i64
  %614 = getelementptr inbounds nuw i64, ptr %14, i64 %613
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr i64, ptr %27, i64 %180
  store i64 %615, ptr %616, align 8
  br label %641

617:
  store <32 x i64> %150, ptr %9, align 64
  %618 = icmp eq i32 %604, -1
  br i1 %618, label %631, label %619

619:
  %620 = phi i32 [ %629, %619 ], [ %604, %617 ]
  %621 = call i32 @llvm.cttz.i32(i32 %620, i1 true)
  %622 = zext nneg i32 %621 to i64
  %623 = getelementptr inbounds nuw i64, ptr %9, i64 %622
  %624 = load i64, ptr %623, align 8
  %625 = getelementptr inbounds nuw i64, ptr %14, i64 %622
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds nuw i64, ptr %27, i64 %624
  store i64 %626, ptr %627, align 8
  %628 = add i32 %620, -1
  %629 = and i32 %628, %620
  %630 = icmp eq i32 %629, 0
  br i1 %630, label %640, label %619

631:
  %632 = phi i64 [ %638, %631 ], [ 0, %617 ]
  %633 = getelementptr inbounds nuw i64, ptr %9, i64 %632
  %634 = load i64, ptr %633, align 8
  %635 = getelementptr inbounds nuw i64, ptr %14, i64 %632
  %636 = load i64, ptr %635, align 8
  %637 = getelementptr inbounds nuw i64, ptr %27, i64 %634
  store i64 %636, ptr %637, align 8
  %638 = add nuw nsw i64 %632, 1
  %639 = icmp eq i64 %638, 32
  br i1 %639, label %640, label %631

640:
  br label %641

641:
  br label %642

642:
  %643 = add nuw nsw i64 %138, 1
  %644 = icmp eq i64 %643, %89
  br i1 %644, label %645, label %137

645:
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 42
  %36 = zext i32 %32 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %35
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = or i64 %37, %42
  %52 = or i64 %51, 65536
  %53 = select i1 %29, i64 %35, i64 %28
  %54 = select i1 %29, i64 %35, i64 1
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %81 = load ptr, ptr %80, align 8
  %82 = load i32, ptr %81, align 4
  %83 = or i32 %82, 2
  store i32 %83, ptr %81, align 4
  call void @suspect(ptr %0)
  br label %84

84:
  %85 = add i64 %74, %77
  %86 = icmp ult i64 %74, %85
  br i1 %86, label %87, label %104

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %89 = and i64 %66, 31
  %90 = and i64 %67, 196608
  %91 = icmp eq i64 %90, 0
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %93 = getelementptr inbounds nuw i32, ptr %92, i64 %89
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %95 = getelementptr inbounds nuw i32, ptr %94, i64 %89
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %98 = icmp eq i64 %56, 0
  %99 = select i1 %98, i64 %69, i64 %56
  br label %100

100:
  %101 = phi i64 [ %74, %87 ], [ %219, %218 ]
  %102 = load i64, ptr %10, align 8
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %105, label %104

104:
  ret void

105:
  %106 = getelementptr inbounds nuw i64, ptr %9, i64 %101
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i64, ptr %12, i64 %101
  %109 = load i64, ptr %108, align 8
  %110 = icmp ult i64 %107, %53
  %111 = sub i64 %107, %35
  %112 = icmp ult i64 %111, %46
  %113 = or i1 %110, %112
  %114 = icmp ugt i64 %54, %107
  %115 = select i1 %6, i1 %114, i1 false
  %116 = xor i1 %115, true
  %117 = select i1 %116, i1 %113, i1 false
  %118 = icmp ult i64 %109, %53
  %119 = sub i64 %109, %35
  %120 = icmp ult i64 %119, %46
  %121 = or i1 %118, %120
  %122 = and i1 %117, %121
  br i1 %122, label %215, label %123

123:
  br i1 %115, label %124, label %125

124:
  call void @suspect(ptr %0)
  br label %125

125:
  %126 = icmp ult i64 %111, %50
  %127 = xor i64 %107, %42
  %128 = and i64 %127, 132064
  %129 = icmp eq i64 %128, 0
  %130 = and i1 %126, %129
  %131 = xor i64 %107, %67
  %132 = and i64 %131, -4398046248961
  %133 = icmp eq i64 %132, 0
  %134 = or i1 %133, %130
  %135 = or i1 %113, %134
  %136 = load i32, ptr %88, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %156, label %138

138:
  %139 = and i64 %127, -4398046313504
  %140 = icmp eq i64 %139, 0
  %141 = select i1 %91, i1 %140, i1 false
  br i1 %141, label %142, label %156

142:
  %143 = load i32, ptr %93, align 4
  %144 = trunc i64 %107 to i32
  %145 = and i32 %144, 31
  %146 = shl nuw i32 1, %145
  %147 = and i32 %143, %146
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %156, label %149

149:
  %150 = and i64 %107, 4398045986816
  %151 = load i32, ptr %95, align 4
  %152 = zext i32 %151 to i64
  %153 = shl nuw nsw i64 %152, 19
  %154 = icmp samesign ult i64 %150, %153
  %155 = or i1 %135, %154
  br label %156

156:
  %157 = phi i1 [ %135, %125 ], [ %135, %142 ], [ %135, %138 ], [ %155, %149 ]
  %158 = xor i1 %157, true
  %159 = icmp ne i64 %107, -327680
  %160 = and i1 %159, %158
  %161 = zext i1 %160 to i32
  %162 = xor i1 %160, true
  %163 = select i1 %162, i1 true, i1 %59
  br i1 %163, label %170, label %164

164:
  %165 = load ptr, ptr %96, align 8
  %166 = load i64, ptr %10, align 8
  %167 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %107, i64 %101, ptr %165, i64 %166)
  %168 = xor i32 %167, -1
  %169 = and i32 %168, %161
  br label %170

170:
  %171 = phi i32 [ %169, %164 ], [ %161, %156 ]
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %174, label %173

173:
  call void @suspect(ptr %0)
  br label %174

174:
  %175 = icmp ult i64 %119, %50
  %176 = xor i64 %109, %42
  %177 = and i64 %176, 132064
  %178 = icmp eq i64 %177, 0
  %179 = and i1 %175, %178
  %180 = xor i64 %109, %67
  %181 = and i64 %180, -4398046248961
  %182 = icmp eq i64 %181, 0
  %183 = or i1 %182, %179
  %184 = or i1 %121, %183
  %185 = load i32, ptr %88, align 4
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %205, label %187

187:
  %188 = and i64 %176, -4398046313504
  %189 = icmp eq i64 %188, 0
  %190 = select i1 %91, i1 %189, i1 false
  br i1 %190, label %191, label %205

191:
  %192 = load i32, ptr %93, align 4
  %193 = trunc i64 %109 to i32
  %194 = and i32 %193, 31
  %195 = shl nuw i32 1, %194
  %196 = and i32 %192, %195
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %205, label %198

198:
  %199 = and i64 %109, 4398045986816
  %200 = load i32, ptr %95, align 4
  %201 = zext i32 %200 to i64
  %202 = shl nuw nsw i64 %201, 19
  %203 = icmp samesign ult i64 %199, %202
  %204 = or i1 %184, %203
  br label %205

205:
  %206 = phi i1 [ %184, %174 ], [ %184, %191 ], [ %184, %187 ], [ %204, %198 ]
  %207 = select i1 %206, i1 true, i1 %59
  br i1 %207, label %213, label %208

208:
  %209 = load ptr, ptr %97, align 8
  %210 = load i64, ptr %10, align 8
  %211 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %109, i64 %101, ptr %209, i64 %210)
  %212 = trunc i32 %211 to i1
  br i1 %212, label %215, label %214

213:
  br i1 %206, label %215, label %214

214:
  call void @suspect(ptr %0)
  br label %215

215:
  %216 = icmp eq i64 %109, 0
  br i1 %216, label %218, label %217

217:
  store i64 0, ptr %108, align 8
  br label %218

218:
  store i64 %99, ptr %106, align 8
  %219 = add nuw i64 %101, 1
  %220 = icmp eq i64 %219, %85
  br i1 %220, label %104, label %100
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %51 = load i64, ptr %50, align 8
  %52 = freeze i64 %51
  %53 = icmp ult i64 %52, 2
  br label %54

54:
  %55 = phi i64 [ 1, %7 ], [ 2, %49 ]
  %56 = phi i1 [ false, %7 ], [ %53, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %61 = load i64, ptr %60, align 8
  %62 = shl i64 %61, 42
  %63 = zext i32 %59 to i64
  %64 = shl nuw nsw i64 %63, 19
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 5
  %69 = or disjoint i64 %68, %62
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %71 = load i32, ptr %70, align 8
  %72 = zext i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 19
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %75 = load i32, ptr %74, align 4
  %76 = zext i32 %75 to i64
  %77 = shl nuw nsw i64 %76, 19
  %78 = or i64 %64, %69
  %79 = or i64 %78, 65536
  %80 = select i1 %56, i64 %62, i64 %55
  %81 = select i1 %56, i64 %62, i64 1
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %103 = load ptr, ptr %102, align 8
  %104 = load i32, ptr %103, align 4
  %105 = or i32 %104, 2
  store i32 %105, ptr %103, align 4
  call void @suspect(ptr %0)
  br label %667

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
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %144 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %146 = insertelement <32 x i64> poison, i64 %79, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = icmp eq i64 %83, 0
  %149 = insertelement <32 x i64> poison, i64 %83, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = insertelement <32 x i64> poison, i64 %132, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = select i1 %148, <32 x i64> %147, <32 x i64> %150
  %154 = extractelement <32 x i64> %153, i64 31
  br label %155

155:
  %156 = phi i64 [ 0, %121 ], [ %665, %664 ]
  %157 = insertelement <32 x i64> poison, i64 %156, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  %159 = add <32 x i64> %158, %95
  br i1 %123, label %160, label %167

160:
  %161 = shl nuw nsw i64 %156, 5
  %162 = insertelement <32 x i64> poison, i64 %161, i64 0
  %163 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> zeroinitializer
  %164 = or disjoint <32 x i64> %163, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %165 = add <32 x i64> %164, %122
  %166 = lshr <32 x i64> %164, %126
  br label %167

167:
  %168 = phi <32 x i64> [ %165, %160 ], [ %159, %155 ]
  %169 = phi <32 x i64> [ %166, %160 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %155 ]
  %170 = load i32, ptr %31, align 4
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %177, label %172

172:
  %173 = add i32 %170, -1
  %174 = zext i32 %173 to i64
  %175 = insertelement <32 x i64> poison, i64 %174, i64 0
  %176 = shufflevector <32 x i64> %175, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %177

177:
  %178 = phi <32 x i64> [ %176, %172 ], [ %169, %167 ]
  %179 = load i64, ptr %28, align 8
  br i1 %123, label %180, label %184

180:
  %181 = shl i64 %156, 5
  %182 = add i64 %127, %181
  %183 = icmp ugt i64 %182, %179
  br i1 %183, label %184, label %190

184:
  %185 = insertelement <32 x i64> poison, i64 %179, i64 0
  %186 = shufflevector <32 x i64> %185, <32 x i64> poison, <32 x i32> zeroinitializer
  %187 = icmp ult <32 x i64> %168, %186
  %188 = bitcast <32 x i1> %187 to i32
  %189 = and i32 %2, %188
  br label %190

190:
  %191 = phi i32 [ %189, %184 ], [ %2, %180 ]
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %664, label %193

193:
  %194 = or <32 x i64> %178, %129
  %195 = call i32 @llvm.cttz.i32(i32 %191, i1 true)
  store <32 x i64> %168, ptr %25, align 64
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw i64, ptr %25, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = sub i64 %198, %196
  br i1 %123, label %229, label %200

200:
  %201 = insertelement <32 x i64> poison, i64 %199, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  %203 = add <32 x i64> %202, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %204 = icmp eq <32 x i64> %168, %203
  %205 = bitcast <32 x i1> %204 to i32
  %206 = xor i32 %191, -1
  %207 = or i32 %205, %206
  %208 = icmp eq i32 %207, -1
  br i1 %208, label %229, label %209

209:
  %210 = insertelement <32 x i64> poison, i64 %198, i64 0
  %211 = shufflevector <32 x i64> %210, <32 x i64> poison, <32 x i32> zeroinitializer
  %212 = icmp eq <32 x i64> %168, %211
  %213 = bitcast <32 x i1> %212 to i32
  %214 = or i32 %213, %206
  %215 = icmp eq i32 %214, -1
  br i1 %215, label %235, label %216

216:
  %217 = icmp eq i32 %191, -1
  br i1 %217, label %218, label %246

218:
  %219 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %220 = add <32 x i64> %219, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %221 = icmp ne <32 x i64> %168, %220
  %222 = bitcast <32 x i1> %221 to i32
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %244, label %224

224:
  %225 = icmp ne <32 x i64> %168, %219
  %226 = bitcast <32 x i1> %225 to i32
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %244, label %228

228:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %168, ptr %20, align 64
  br label %259

229:
  %230 = getelementptr inbounds nuw i64, ptr %27, i64 %199
  %231 = bitcast i32 %191 to <32 x i1>
  %232 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %230, <32 x i1> %231, <32 x i64> zeroinitializer)
  %233 = getelementptr inbounds nuw i64, ptr %30, i64 %199
  %234 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %233, <32 x i1> %231, <32 x i64> zeroinitializer)
  br label %333

235:
  %236 = getelementptr i64, ptr %27, i64 %198
  %237 = load i64, ptr %236, align 8
  %238 = insertelement <32 x i64> poison, i64 %237, i64 0
  %239 = shufflevector <32 x i64> %238, <32 x i64> poison, <32 x i32> zeroinitializer
  %240 = getelementptr i64, ptr %30, i64 %198
  %241 = load i64, ptr %240, align 8
  %242 = insertelement <32 x i64> poison, i64 %241, i64 0
  %243 = shufflevector <32 x i64> %242, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %333

244:
  %245 = phi i32 [ 2, %218 ], [ 3, %224 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %270

246:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %168, ptr %20, align 64
  br label %247

247:
  %248 = phi i32 [ %257, %247 ], [ %191, %246 ]
  %249 = call i32 @llvm.cttz.i32(i32 %248, i1 true)
  %250 = zext nneg i32 %249 to i64
  %251 = getelementptr inbounds nuw i64, ptr %20, i64 %250
  %252 = load i64, ptr %251, align 8
  %253 = getelementptr inbounds nuw i64, ptr %27, i64 %252
  %254 = load i64, ptr %253, align 8
  %255 = getelementptr inbounds nuw i64, ptr %21, i64 %250
  store i64 %254, ptr %255, align 8
  %256 = add i32 %248, -1
  %257 = and i32 %256, %248
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %288, label %247

259:
  %260 = phi i64 [ 0, %228 ], [ %266, %259 ]
  %261 = getelementptr inbounds nuw i64, ptr %20, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds nuw i64, ptr %27, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds nuw i64, ptr %21, i64 %260
  store i64 %264, ptr %265, align 8
  %266 = add nuw nsw i64 %260, 1
  %267 = icmp eq i64 %266, 32
  br i1 %267, label %268, label %259

268:
  %269 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %168, ptr %19, align 64
  br label %302

270:
  %271 = phi i1 [ true, %244 ], [ false, %285 ]
  %272 = phi ptr [ %22, %244 ], [ %43, %285 ]
  %273 = phi ptr [ %21, %244 ], [ %44, %285 ]
  %274 = phi ptr [ %21, %244 ], [ %45, %285 ]
  store <32 x i64> %168, ptr %22, align 256
  %275 = load i64, ptr %272, align 64
  %276 = getelementptr inbounds nuw i64, ptr %27, i64 %275
  br i1 %223, label %279, label %277

277:
  %278 = load i64, ptr %276, align 8
  br label %280

279:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %273, ptr align 8 %276, i64 128, i1 false)
  br label %285

280:
  %281 = phi i64 [ 0, %277 ], [ %283, %280 ]
  %282 = getelementptr inbounds nuw i64, ptr %274, i64 %281
  store i64 %278, ptr %282, align 8
  %283 = add nuw nsw i64 %281, 1
  %284 = icmp eq i64 %283, 16
  br i1 %284, label %285, label %280

285:
  br i1 %271, label %270, label %286

286:
  %287 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %313

288:
  %289 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %168, ptr %19, align 64
  br label %290

290:
  %291 = phi i32 [ %300, %290 ], [ %191, %288 ]
  %292 = call i32 @llvm.cttz.i32(i32 %291, i1 true)
  %293 = zext nneg i32 %292 to i64
  %294 = getelementptr inbounds nuw i64, ptr %19, i64 %293
  %295 = load i64, ptr %294, align 8
  %296 = getelementptr inbounds nuw i64, ptr %30, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = getelementptr inbounds nuw i64, ptr %23, i64 %293
  store i64 %297, ptr %298, align 8
  %299 = add i32 %291, -1
  %300 = and i32 %299, %291
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %311, label %290

302:
  %303 = phi i64 [ 0, %268 ], [ %309, %302 ]
  %304 = getelementptr inbounds nuw i64, ptr %19, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds nuw i64, ptr %30, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds nuw i64, ptr %23, i64 %303
  store i64 %307, ptr %308, align 8
  %309 = add nuw nsw i64 %303, 1
  %310 = icmp eq i64 %309, 32
  br i1 %310, label %311, label %302

311:
  %312 = phi <32 x i64> [ %269, %302 ], [ %289, %290 ]
  br label %329

313:
  %314 = phi i1 [ true, %286 ], [ false, %328 ]
  %315 = phi ptr [ %24, %286 ], [ %40, %328 ]
  %316 = phi ptr [ %23, %286 ], [ %41, %328 ]
  %317 = phi ptr [ %23, %286 ], [ %42, %328 ]
  store <32 x i64> %168, ptr %24, align 256
  %318 = load i64, ptr %315, align 64
  %319 = getelementptr inbounds nuw i64, ptr %30, i64 %318
  br i1 %223, label %322, label %320

320:
  %321 = load i64, ptr %319, align 8
  br label %323

322:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %316, ptr align 8 %319, i64 128, i1 false)
  br label %328

323:
  %324 = phi i64 [ 0, %320 ], [ %326, %323 ]
  %325 = getelementptr inbounds nuw i64, ptr %317, i64 %324
  store i64 %321, ptr %325, align 8
  %326 = add nuw nsw i64 %324, 1
  %327 = icmp eq i64 %326, 16
  br i1 %327, label %328, label %323

328:
  br i1 %314, label %313, label %329

329:
  %330 = phi i32 [ 4, %311 ], [ %245, %328 ]
  %331 = phi <32 x i64> [ %312, %311 ], [ %287, %328 ]
  %332 = load <32 x i64>, ptr %23, align 64
  br label %333

333:
  %334 = phi <32 x i64> [ %232, %229 ], [ %239, %235 ], [ %331, %329 ]
  %335 = phi i32 [ 0, %229 ], [ 1, %235 ], [ %330, %329 ]
  %336 = phi <32 x i64> [ %234, %229 ], [ %243, %235 ], [ %332, %329 ]
  %337 = or <32 x i64> %131, %194
  %338 = icmp ult <32 x i64> %334, %134
  %339 = sub <32 x i64> %334, %136
  %340 = icmp ult <32 x i64> %339, %138
  %341 = or <32 x i1> %338, %340
  %342 = icmp ult <32 x i64> %334, %152
  %343 = icmp ult <32 x i64> %336, %134
  %344 = sub <32 x i64> %336, %136
  %345 = icmp ult <32 x i64> %344, %138
  %346 = or <32 x i1> %343, %345
  %347 = xor <32 x i1> %341, splat (i1 true)
  %348 = xor <32 x i1> %346, splat (i1 true)
  %349 = select <32 x i1> %348, <32 x i1> splat (i1 true), <32 x i1> %342
  %350 = select <32 x i1> %349, <32 x i1> splat (i1 true), <32 x i1> %347
  %351 = bitcast <32 x i1> %350 to i32
  %352 = and i32 %191, %351
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %465, label %354

354:
  %355 = bitcast <32 x i1> %342 to i32
  %356 = and i32 %191, %355
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %359, label %358

358:
  call void @suspect(ptr %0)
  br label %359

359:
  %360 = icmp ult <32 x i64> %339, %140
  %361 = xor <32 x i64> %334, %129
  %362 = and <32 x i64> %361, splat (i64 132064)
  %363 = icmp eq <32 x i64> %362, zeroinitializer
  %364 = select <32 x i1> %360, <32 x i1> %363, <32 x i1> zeroinitializer
  %365 = or <32 x i1> %341, %364
  %366 = xor <32 x i64> %334, %194
  %367 = and <32 x i64> %366, splat (i64 -4398046248961)
  %368 = icmp eq <32 x i64> %367, zeroinitializer
  %369 = select <32 x i1> %368, <32 x i1> splat (i1 true), <32 x i1> %365
  %370 = load i32, ptr %141, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %394, label %372

372:
  %373 = and <32 x i64> %178, splat (i64 31)
  %374 = getelementptr i32, ptr %142, <32 x i64> %373
  %375 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %374, <32 x i1> splat (i1 true), <32 x i32> poison)
  %376 = zext <32 x i32> %375 to <32 x i64>
  %377 = getelementptr i32, ptr %143, <32 x i64> %373
  %378 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %377, <32 x i1> splat (i1 true), <32 x i32> poison)
  %379 = zext <32 x i32> %378 to <32 x i64>
  %380 = shl nuw nsw <32 x i64> %379, splat (i64 19)
  %381 = and <32 x i64> %194, splat (i64 196608)
  %382 = and <32 x i64> %361, splat (i64 -4398046313504)
  %383 = or <32 x i64> %382, %381
  %384 = icmp eq <32 x i64> %383, zeroinitializer
  %385 = and <32 x i64> %334, splat (i64 31)
  %386 = shl nuw nsw <32 x i64> splat (i64 1), %385
  %387 = and <32 x i64> %386, %376
  %388 = icmp ne <32 x i64> %387, zeroinitializer
  %389 = and <32 x i64> %334, splat (i64 4398045986816)
  %390 = icmp samesign ult <32 x i64> %389, %380
  %391 = select <32 x i1> %390, <32 x i1> %388, <32 x i1> zeroinitializer
  %392 = select <32 x i1> %391, <32 x i1> %384, <32 x i1> zeroinitializer
  %393 = or <32 x i1> %369, %392
  br label %394

394:
  %395 = phi <32 x i1> [ %393, %372 ], [ %369, %359 ]
  %396 = xor <32 x i1> %395, splat (i1 true)
  %397 = icmp ne <32 x i64> %334, splat (i64 -327680)
  %398 = and <32 x i1> %397, %396
  %399 = bitcast <32 x i1> %398 to i32
  %400 = and i32 %191, %399
  %401 = icmp eq i32 %400, 0
  %402 = select i1 %401, i1 true, i1 %86
  br i1 %402, label %409, label %403

403:
  %404 = load ptr, ptr %144, align 8
  %405 = load i64, ptr %28, align 8
  %406 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %400, <32 x i64> %334, <32 x i64> %168, ptr %404, i64 %405)
  %407 = xor i32 %406, -1
  %408 = and i32 %400, %407
  br label %409

409:
  %410 = phi i32 [ %408, %403 ], [ %400, %394 ]
  %411 = icmp eq i32 %410, 0
  br i1 %411, label %413, label %412

412:
  call void @suspect(ptr %0)
  br label %413

413:
  %414 = icmp ult <32 x i64> %344, %140
  %415 = xor <32 x i64> %336, %129
  %416 = and <32 x i64> %415, splat (i64 132064)
  %417 = icmp eq <32 x i64> %416, zeroinitializer
  %418 = select <32 x i1> %414, <32 x i1> %417, <32 x i1> zeroinitializer
  %419 = or <32 x i1> %346, %418
  %420 = xor <32 x i64> %336, %194
  %421 = and <32 x i64> %420, splat (i64 -4398046248961)
  %422 = icmp eq <32 x i64> %421, zeroinitializer
  %423 = select <32 x i1> %422, <32 x i1> splat (i1 true), <32 x i1> %419
  %424 = load i32, ptr %141, align 4
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %448, label %426

426:
  %427 = and <32 x i64> %178, splat (i64 31)
  %428 = getelementptr i32, ptr %142, <32 x i64> %427
  %429 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %428, <32 x i1> splat (i1 true), <32 x i32> poison)
  %430 = zext <32 x i32> %429 to <32 x i64>
  %431 = getelementptr i32, ptr %143, <32 x i64> %427
  %432 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %431, <32 x i1> splat (i1 true), <32 x i32> poison)
  %433 = zext <32 x i32> %432 to <32 x i64>
  %434 = shl nuw nsw <32 x i64> %433, splat (i64 19)
  %435 = and <32 x i64> %194, splat (i64 196608)
  %436 = and <32 x i64> %415, splat (i64 -4398046313504)
  %437 = or <32 x i64> %436, %435
  %438 = icmp eq <32 x i64> %437, zeroinitializer
  %439 = and <32 x i64> %336, splat (i64 31)
  %440 = shl nuw nsw <32 x i64> splat (i64 1), %439
  %441 = and <32 x i64> %440, %430
  %442 = icmp ne <32 x i64> %441, zeroinitializer
  %443 = and <32 x i64> %336, splat (i64 4398045986816)
  %444 = icmp samesign ult <32 x i64> %443, %434
  %445 = select <32 x i1> %444, <32 x i1> %442, <32 x i1> zeroinitializer
  %446 = select <32 x i1> %445, <32 x i1> %438, <32 x i1> zeroinitializer
  %447 = or <32 x i1> %423, %446
  br label %448

448:
  %449 = phi <32 x i1> [ %447, %426 ], [ %423, %413 ]
  %450 = xor <32 x i1> %449, splat (i1 true)
  %451 = bitcast <32 x i1> %450 to i32
  %452 = and i32 %191, %451
  %453 = icmp eq i32 %452, 0
  %454 = select i1 %453, i1 true, i1 %86
  br i1 %454, label %461, label %455

455:
  %456 = load ptr, ptr %145, align 8
  %457 = load i64, ptr %28, align 8
  %458 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %452, <32 x i64> %336, <32 x i64> %168, ptr %456, i64 %457)
  %459 = xor i32 %458, -1
  %460 = and i32 %452, %459
  br label %461

461:
  %462 = phi i32 [ %460, %455 ], [ %452, %448 ]
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %465, label %464

464:
  call void @suspect(ptr %0)
  br label %465

465:
  %466 = select i1 %148, <32 x i64> %337, <32 x i64> %150
  %467 = icmp ne <32 x i64> %336, zeroinitializer
  %468 = bitcast <32 x i1> %467 to i32
  %469 = and i32 %191, %468
  %470 = icmp eq i32 %469, 0
  %471 = icmp eq i32 %335, 0
  br i1 %470, label %510, label %472

472:
  br i1 %471, label %473, label %476

473:
  %474 = getelementptr inbounds nuw i64, ptr %30, i64 %199
  %475 = bitcast i32 %469 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %474, <32 x i1> %475)
  br label %513

476:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %477 = icmp eq i32 %335, 1
  br i1 %477, label %478, label %485

478:
  %479 = call i32 @llvm.ctlz.i32(i32 %469, i1 true)
  %480 = xor i32 %479, 31
  %481 = zext nneg i32 %480 to i64
  %482 = getelementptr inbounds nuw i64, ptr %12, i64 %481
  %483 = load i64, ptr %482, align 8
  %484 = getelementptr i64, ptr %30, i64 %198
  store i64 %483, ptr %484, align 8
  br label %509

485:
  store <32 x i64> %168, ptr %11, align 64
  %486 = icmp eq i32 %469, -1
  br i1 %486, label %499, label %487

487:
  %488 = phi i32 [ %497, %487 ], [ %469, %485 ]
  %489 = call i32 @llvm.cttz.i32(i32 %488, i1 true)
  %490 = zext nneg i32 %489 to i64
  %491 = getelementptr inbounds nuw i64, ptr %11, i64 %490
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds nuw i64, ptr %12, i64 %490
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds nuw i64, ptr %30, i64 %492
  store i64 %494, ptr %495, align 8
  %496 = add i32 %488, -1
  %497 = and i32 %496, %488
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %508, label %487

499:
  %500 = phi i64 [ %506, %499 ], [ 0, %485 ]
  %501 = getelementptr inbounds nuw i64, ptr %11, i64 %500
  %502 = load i64, ptr %501, align 8
  %503 = getelementptr inbounds nuw i64, ptr %12, i64 %500
  %504 = load i64, ptr %503, align 8
  %505 = getelementptr inbounds nuw i64, ptr %30, i64 %502
  store i64 %504, ptr %505, align 8
  %506 = add nuw nsw i64 %500, 1
  %507 = icmp eq i64 %506, 32
  br i1 %507, label %508, label %499

508:
  br label %509

509:
  br label %511

510:
  br i1 %471, label %513, label %511

511:
  %512 = icmp eq i32 %191, -1
  br i1 %512, label %516, label %541

513:
  %514 = getelementptr inbounds nuw i64, ptr %27, i64 %199
  %515 = bitcast i32 %191 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %466, ptr align 8 %514, <32 x i1> %515)
  br label %664

516:
  %517 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %518 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %519 = icmp ne <32 x i64> %168, %517
  %520 = icmp ne <32 x i64> %168, %518
  %521 = and <32 x i1> %519, %520
  %522 = bitcast <32 x i1> %521 to i32
  %523 = icmp eq i32 %522, 0
  %524 = icmp eq i32 %335, 1
  br i1 %523, label %525, label %540

525:
  store <32 x i64> %153, ptr %15, align 64
  br i1 %524, label %526, label %528

526:
  %527 = getelementptr i64, ptr %27, i64 %198
  store i64 %154, ptr %527, align 8
  br label %539

528:
  store <32 x i64> %168, ptr %8, align 64
  br label %529

529:
  %530 = phi i64 [ 0, %528 ], [ %536, %529 ]
  %531 = getelementptr inbounds nuw i64, ptr %8, i64 %530
  %532 = load i64, ptr %531, align 8
  %533 = getelementptr inbounds nuw i64, ptr %15, i64 %530
  %534 = load i64, ptr %533, align 8
  %535 = getelementptr inbounds nuw i64, ptr %27, i64 %532
  store i64 %534, ptr %535, align 8
  %536 = add nuw nsw i64 %530, 1
  %537 = icmp eq i64 %536, 32
  br i1 %537, label %538, label %529

538:
  br label %539

539:
  br label %664

540:
  store <32 x i64> %466, ptr %13, align 64
  br i1 %524, label %543, label %556

541:
  store <32 x i64> %466, ptr %13, align 64
  %542 = icmp eq i32 %335, 1
  br i1 %542, label %543, label %557

543:
  %544 = call i32 @llvm.ctlz.i32(i32 %191, i1 true)
  %545 = xor i32 %544, 31
  %546 = zext nneg i32 %545 to i64
  %547 = getelementptr inbounds nuw i64, ptr %13, i64 %546
  %548 = load i64, ptr %547, align 8
  %549 = getelementptr i64, ptr %27, i64 %198
  store i64 %548, ptr %549, align 8
  %550 = insertelement <32 x i64> poison, i64 %548, i64 0
  %551 = shufflevector <32 x i64> %550, <32 x i64> poison, <32 x i32> zeroinitializer
  %552 = icmp ne <32 x i64> %551, %466
  %553 = bitcast <32 x i1> %552 to i32
  %554 = and i32 %191, %553
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %664, label %628

556:
  store <32 x i64> %168, ptr %10, align 64
  br label %570

557:
  store <32 x i64> %168, ptr %10, align 64
  br label %558

558:
  %559 = phi i32 [ %568, %558 ], [ %191, %557 ]
  %560 = call i32 @llvm.cttz.i32(i32 %559, i1 true)
  %561 = zext nneg i32 %560 to i64
  %562 = getelementptr inbounds nuw i64, ptr %10, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds nuw i64, ptr %13, i64 %561
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i64, ptr %27, i64 %563
  store i64 %565, ptr %566, align 8
  %567 = add i32 %559, -1
  %568 = and i32 %567, %559
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %579, label %558

570:
  %571 = phi i64 [ 0, %556 ], [ %577, %570 ]
  %572 = getelementptr inbounds nuw i64, ptr %10, i64 %571
  %573 = load i64, ptr %572, align 8
  %574 = getelementptr inbounds nuw i64, ptr %13, i64 %571
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr inbounds nuw i64, ptr %27, i64 %573
  store i64 %575, ptr %576, align 8
  %577 = add nuw nsw i64 %571, 1
  %578 = icmp eq i64 %577, 32
  br i1 %578, label %579, label %570

579:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %580 = icmp eq i32 %335, 4
  br i1 %580, label %583, label %581

581:
  %582 = icmp eq i32 %335, 2
  br label %606

583:
  store <32 x i64> %168, ptr %16, align 64
  br i1 %512, label %596, label %584

584:
  %585 = phi i32 [ %594, %584 ], [ %191, %583 ]
  %586 = call i32 @llvm.cttz.i32(i32 %585, i1 true)
  %587 = zext nneg i32 %586 to i64
  %588 = getelementptr inbounds nuw i64, ptr %16, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = getelementptr inbounds nuw i64, ptr %27, i64 %589
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i64, ptr %17, i64 %587
  store i64 %591, ptr %592, align 8
  %593 = add i32 %585, -1
  %594 = and i32 %593, %585
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %605, label %584

596:
  %597 = phi i64 [ %603, %596 ], [ 0, %583 ]
  %598 = getelementptr inbounds nuw i64, ptr %16, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr inbounds nuw i64, ptr %27, i64 %599
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr inbounds nuw i64, ptr %17, i64 %597
  store i64 %601, ptr %602, align 8
  %603 = add nuw nsw i64 %597, 1
  %604 = icmp eq i64 %603, 32
  br i1 %604, label %605, label %596

605:
  br label %622

606:
  %607 = phi i1 [ true, %581 ], [ false, %621 ]
  %608 = phi ptr [ %18, %581 ], [ %46, %621 ]
  %609 = phi ptr [ %17, %581 ], [ %47, %621 ]
  %610 = phi ptr [ %17, %581 ], [ %48, %621 ]
  store <32 x i64> %168, ptr %18, align 256
  %611 = load i64, ptr %608, align 64
  %612 = getelementptr inbounds nuw i64, ptr %27, i64 %611
  br i1 %582, label %615, label %613

613:
  %614 = load i64, ptr %612, align 8
  br label %616

615:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %609, ptr align 8 %612, i64 128, i1 false)
  br label %621

616:
  %617 = phi i64 [ 0, %613 ], [ %619, %616 ]
  %618 = getelementptr inbounds nuw i64, ptr %610, i64 %617
  store i64 %614, ptr %618, align 8
  %619 = add nuw nsw i64 %617, 1
  %620 = icmp eq i64 %619, 16
  br i1 %620, label %621, label %616

621:
  br i1 %607, label %606, label %622

622:
  %623 = load <32 x i64>, ptr %17, align 64
  %624 = icmp ne <32 x i64> %623, %466
  %625 = bitcast <32 x i1> %624 to i32
  %626 = and i32 %191, %625
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %664, label %629

628:
  store <32 x i64> %153, ptr %14, align 64
  br label %631

629:
  store <32 x i64> %153, ptr %14, align 64
  %630 = icmp eq i32 %335, 1
  br i1 %630, label %631, label %639

631:
  %632 = phi i32 [ %554, %628 ], [ %626, %629 ]
  %633 = call i32 @llvm.ctlz.i32(i32 %632, i1 true)
  %634 = xor i32 %633, 31
  %635 = zext nneg i32 %634 to i64
  %636 = getelementptr inbounds nuw i64, ptr %14, i64 %635
  %637 = load i64, ptr %636, align 8
  %638 = getelementptr i64, ptr %27, i64 %198
  store i64 %637, ptr %638, align 8
  br label %663

639:
  store <32 x i64> %168, ptr %9, align 64
  %640 = icmp eq i32 %626, -1
  br i1 %640, label %653, label %641

641:
  %642 = phi i32 [ %651, %641 ], [ %626, %639 ]
  %643 = call i32 @llvm.cttz.i32(i32 %642, i1 true)
  %644 = zext nneg i32 %643 to i64
  %645 = getelementptr inbounds nuw i64, ptr %9, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds nuw i64, ptr %14, i64 %644
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds nuw i64, ptr %27, i64 %646
  store i64 %648, ptr %649, align 8
  %650 = add i32 %642, -1
  %651 = and i32 %650, %642
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %662, label %641

653:
  %654 = phi i64 [ %660, %653 ], [ 0, %639 ]
  %655 = getelementptr inbounds nuw i64, ptr %9, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds nuw i64, ptr %14, i64 %654
  %658 = load i64, ptr %657, align 8
  %659 = getelementptr inbounds nuw i64, ptr %27, i64 %656
  store i64 %658, ptr %659, align 8
  %660 = add nuw nsw i64 %654, 1
  %661 = icmp eq i64 %660, 32
  br i1 %661, label %662, label %653

662:
  br label %663

663:
  br label %664

664:
  %665 = add nuw nsw i64 %156, 1
  %666 = icmp eq i64 %665, %98
  br i1 %666, label %667, label %155

667:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 42
  %38 = zext i32 %32 to i64
  %39 = shl nuw nsw i64 %38, 19
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = shl nuw nsw i64 %42, 5
  %44 = or disjoint i64 %43, %37
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %46 = load i32, ptr %45, align 8
  %47 = zext i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 19
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %50 = load i32, ptr %49, align 4
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
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %87, align 4
  %89 = or i32 %88, 2
  store i32 %89, ptr %87, align 4
  call void @suspect(ptr %0)
  br label %90

90:
  %91 = add i64 %80, %83
  %92 = icmp ult i64 %80, %91
  br i1 %92, label %93, label %111

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %96 = and i64 %72, 31
  %97 = and i64 %73, 196608
  %98 = icmp eq i64 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %100 = getelementptr inbounds nuw i32, ptr %99, i64 %96
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %102 = getelementptr inbounds nuw i32, ptr %101, i64 %96
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %105 = or i64 %39, -4398046314496
  %106 = or i64 %75, 262144
  br label %107

107:
  %108 = phi i64 [ %80, %93 ], [ %519, %518 ]
  %109 = load i64, ptr %10, align 8
  %110 = icmp ult i64 %108, %109
  br i1 %110, label %112, label %111

111:
  ret void

112:
  %113 = getelementptr inbounds nuw i64, ptr %9, i64 %108
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i64, ptr %12, i64 %108
  %116 = load i64, ptr %115, align 8
  %117 = icmp ult i64 %114, %61
  %118 = sub i64 %114, %37
  %119 = icmp ult i64 %118, %48
  %120 = or i1 %117, %119
  %121 = icmp ugt i64 %62, %114
  %122 = select i1 %6, i1 %121, i1 false
  %123 = xor i1 %122, true
  %124 = select i1 %123, i1 %120, i1 false
  %125 = icmp ult i64 %116, %61
  %126 = sub i64 %116, %37
  %127 = icmp ult i64 %126, %48
  %128 = or i1 %125, %127
  %129 = and i1 %124, %128
  br i1 %29, label %130, label %133

130:
  %131 = load i32, ptr %45, align 8
  %132 = add i32 %131, 1
  store i32 %132, ptr %94, align 8
  br label %141

133:
  %134 = load i64, ptr %4, align 8
  %135 = lshr i64 %134, 40
  %136 = trunc nuw nsw i64 %135 to i32
  %137 = and i32 %136, 31
  %138 = shl nuw i32 1, %137
  %139 = load i32, ptr %34, align 4
  %140 = or i32 %138, %139
  store i32 %140, ptr %34, align 4
  br label %141

141:
  br i1 %129, label %242, label %142

142:
  br i1 %122, label %143, label %144

143:
  call void @suspect(ptr %0)
  br label %144

144:
  %145 = icmp ult i64 %118, %52
  %146 = xor i64 %114, %44
  %147 = and i64 %146, 132064
  %148 = icmp eq i64 %147, 0
  %149 = and i1 %145, %148
  %150 = xor i64 %114, %73
  %151 = and i64 %150, -4398046248961
  %152 = icmp eq i64 %151, 0
  %153 = or i1 %152, %149
  %154 = or i1 %120, %153
  %155 = load i32, ptr %95, align 4
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %175, label %157

157:
  %158 = and i64 %146, -4398046313504
  %159 = icmp eq i64 %158, 0
  %160 = select i1 %98, i1 %159, i1 false
  br i1 %160, label %161, label %175

161:
  %162 = load i32, ptr %100, align 4
  %163 = trunc i64 %114 to i32
  %164 = and i32 %163, 31
  %165 = shl nuw i32 1, %164
  %166 = and i32 %162, %165
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %175, label %168

168:
  %169 = and i64 %114, 4398045986816
  %170 = load i32, ptr %102, align 4
  %171 = zext i32 %170 to i64
  %172 = shl nuw nsw i64 %171, 19
  %173 = icmp samesign ult i64 %169, %172
  %174 = or i1 %154, %173
  br label %175

175:
  %176 = phi i1 [ %154, %144 ], [ %154, %161 ], [ %154, %157 ], [ %174, %168 ]
  %177 = select i1 %176, i1 true, i1 %65
  br i1 %177, label %182, label %178

178:
  %179 = load ptr, ptr %103, align 8
  %180 = load i64, ptr %10, align 8
  %181 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %114, i64 %108, ptr %179, i64 %180)
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
  %189 = icmp ult i64 %126, %52
  %190 = xor i64 %116, %44
  %191 = and i64 %190, 132064
  %192 = icmp eq i64 %191, 0
  %193 = and i1 %189, %192
  %194 = xor i64 %116, %73
  %195 = and i64 %194, -4398046248961
  %196 = icmp eq i64 %195, 0
  %197 = or i1 %196, %193
  %198 = or i1 %128, %197
  %199 = load i32, ptr %95, align 4
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %219, label %201

201:
  %202 = and i64 %190, -4398046313504
  %203 = icmp eq i64 %202, 0
  %204 = select i1 %98, i1 %203, i1 false
  br i1 %204, label %205, label %219

205:
  %206 = load i32, ptr %100, align 4
  %207 = trunc i64 %116 to i32
  %208 = and i32 %207, 31
  %209 = shl nuw i32 1, %208
  %210 = and i32 %206, %209
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %219, label %212

212:
  %213 = and i64 %116, 4398045986816
  %214 = load i32, ptr %102, align 4
  %215 = zext i32 %214 to i64
  %216 = shl nuw nsw i64 %215, 19
  %217 = icmp samesign ult i64 %213, %216
  %218 = or i1 %198, %217
  br label %219

219:
  %220 = phi i1 [ %198, %188 ], [ %198, %205 ], [ %198, %201 ], [ %218, %212 ]
  %221 = xor i1 %220, true
  %222 = load i32, ptr %33, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %228

224:
  %225 = and i64 %116, 262144
  %226 = icmp eq i64 %225, 0
  %227 = and i1 %226, %221
  br label %228

228:
  %229 = phi i1 [ %221, %219 ], [ %227, %224 ]
  %230 = xor i1 %229, true
  %231 = select i1 %230, i1 true, i1 %65
  br i1 %231, label %236, label %232

232:
  %233 = load ptr, ptr %104, align 8
  %234 = load i64, ptr %10, align 8
  %235 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %116, i64 %108, ptr %233, i64 %234)
  br label %236

236:
  %237 = phi i32 [ %235, %232 ], [ 0, %228 ]
  %238 = and i32 %237, 1
  %239 = icmp eq i32 %238, 0
  %240 = and i1 %229, %239
  br i1 %240, label %241, label %242

241:
  call void @suspect(ptr %0)
  br label %242

242:
  %243 = phi i32 [ 0, %141 ], [ %237, %236 ], [ %237, %241 ]
  %244 = phi i32 [ 0, %141 ], [ %183, %236 ], [ %183, %241 ]
  %245 = and i64 %114, 262144
  %246 = icmp ne i64 %245, 0
  br i1 %29, label %247, label %250

247:
  %248 = or i1 %246, %120
  %249 = xor i1 %128, true
  br label %253

250:
  %251 = or i1 %117, %246
  %252 = icmp uge i64 %116, %61
  br label %253

253:
  %254 = phi i1 [ %248, %247 ], [ %251, %250 ]
  %255 = phi i1 [ %249, %247 ], [ %252, %250 ]
  %256 = and i64 %116, 262144
  %257 = icmp eq i64 %256, 0
  %258 = and i1 %257, %255
  %259 = or i1 %254, %258
  br i1 %259, label %335, label %260

260:
  store i32 1, ptr %33, align 4
  %261 = icmp ult i64 %126, %52
  %262 = xor i64 %116, %44
  %263 = and i64 %262, 132064
  %264 = icmp eq i64 %263, 0
  %265 = and i1 %261, %264
  %266 = xor i64 %116, %73
  %267 = and i64 %266, -4398046248961
  %268 = icmp eq i64 %267, 0
  %269 = or i1 %268, %265
  %270 = or i1 %128, %269
  %271 = load i32, ptr %95, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %291, label %273

273:
  %274 = and i64 %262, -4398046313504
  %275 = icmp eq i64 %274, 0
  %276 = select i1 %98, i1 %275, i1 false
  br i1 %276, label %277, label %291

277:
  %278 = load i32, ptr %100, align 4
  %279 = trunc i64 %116 to i32
  %280 = and i32 %279, 31
  %281 = shl nuw i32 1, %280
  %282 = and i32 %278, %281
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %291, label %284

284:
  %285 = and i64 %116, 4398045986816
  %286 = load i32, ptr %102, align 4
  %287 = zext i32 %286 to i64
  %288 = shl nuw nsw i64 %287, 19
  %289 = icmp samesign ult i64 %285, %288
  %290 = or i1 %270, %289
  br label %291

291:
  %292 = phi i1 [ %270, %260 ], [ %270, %277 ], [ %270, %273 ], [ %290, %284 ]
  %293 = and i64 %116, -4398046511104
  %294 = icmp eq i64 %293, %37
  br i1 %294, label %295, label %304

295:
  %296 = and i64 %116, 196608
  %297 = icmp eq i64 %296, 131072
  %298 = and i64 %116, 65535
  %299 = lshr i64 %116, 5
  %300 = and i64 %299, 15
  %301 = shl nuw nsw i64 1, %300
  %302 = select i1 %297, i64 %298, i64 %301
  %303 = or i64 %302, %60
  br label %304

304:
  %305 = phi i64 [ %303, %295 ], [ %105, %291 ]
  %306 = and i64 %262, -4398046379040
  %307 = icmp eq i64 %306, 0
  %308 = select i1 %307, i64 %57, i64 %305
  %309 = or i64 %308, %256
  %310 = select i1 %292, i64 %106, i64 %309
  %311 = load ptr, ptr %104, align 8
  %312 = icmp ne ptr %311, null
  %313 = and i64 %310, 196608
  %314 = icmp eq i64 %313, 131072
  %315 = select i1 %312, i1 %314, i1 false
  br i1 %315, label %316, label %334

316:
  %317 = and i64 %116, 131072
  %318 = icmp eq i64 %317, 0
  br i1 %318, label %319, label %329

319:
  %320 = lshr i64 %116, 5
  %321 = and i64 %320, 15
  %322 = load i64, ptr %10, align 8
  %323 = mul i64 %322, %321
  %324 = lshr i64 %116, 19
  %325 = trunc i64 %324 to i32
  %326 = and i32 %325, 8388607
  %327 = getelementptr i32, ptr %311, i64 %108
  %328 = getelementptr i32, ptr %327, i64 %323
  store i32 %326, ptr %328, align 4
  br label %329

329:
  %330 = load i64, ptr %10, align 8
  %331 = mul i64 %330, %54
  %332 = getelementptr i32, ptr %311, i64 %108
  %333 = getelementptr i32, ptr %332, i64 %331
  store i32 %32, ptr %333, align 4
  br label %334

334:
  store i64 %310, ptr %115, align 8
  br label %518

335:
  %336 = icmp ult i64 %118, %52
  %337 = xor i64 %114, %44
  %338 = and i64 %337, 132064
  %339 = icmp eq i64 %338, 0
  %340 = and i1 %336, %339
  %341 = xor i64 %114, %73
  %342 = and i64 %341, -4398046248961
  %343 = icmp eq i64 %342, 0
  %344 = or i1 %343, %340
  %345 = or i1 %120, %344
  %346 = zext i1 %345 to i32
  %347 = load i32, ptr %95, align 4
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %368, label %349

349:
  %350 = and i64 %337, -4398046313504
  %351 = icmp eq i64 %350, 0
  %352 = select i1 %98, i1 %351, i1 false
  br i1 %352, label %353, label %368

353:
  %354 = load i32, ptr %100, align 4
  %355 = trunc i64 %114 to i32
  %356 = and i32 %355, 31
  %357 = shl nuw i32 1, %356
  %358 = and i32 %354, %357
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %368, label %360

360:
  %361 = and i64 %114, 4398045986816
  %362 = load i32, ptr %102, align 4
  %363 = zext i32 %362 to i64
  %364 = shl nuw nsw i64 %363, 19
  %365 = icmp samesign ult i64 %361, %364
  %366 = or i1 %345, %365
  %367 = zext i1 %366 to i32
  br label %368

368:
  %369 = phi i32 [ %346, %335 ], [ %346, %353 ], [ %346, %349 ], [ %367, %360 ]
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %400, label %371

371:
  %372 = icmp ult i64 %126, %52
  %373 = xor i64 %116, %44
  %374 = and i64 %373, 132064
  %375 = icmp eq i64 %374, 0
  %376 = and i1 %372, %375
  %377 = xor i64 %116, %73
  %378 = and i64 %377, -4398046248961
  %379 = icmp eq i64 %378, 0
  %380 = or i1 %379, %376
  %381 = or i1 %128, %380
  br i1 %348, label %400, label %382

382:
  %383 = and i64 %373, -4398046313504
  %384 = icmp eq i64 %383, 0
  %385 = select i1 %98, i1 %384, i1 false
  br i1 %385, label %386, label %400

386:
  %387 = load i32, ptr %100, align 4
  %388 = trunc i64 %116 to i32
  %389 = and i32 %388, 31
  %390 = shl nuw i32 1, %389
  %391 = and i32 %387, %390
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %400, label %393

393:
  %394 = and i64 %116, 4398045986816
  %395 = load i32, ptr %102, align 4
  %396 = zext i32 %395 to i64
  %397 = shl nuw nsw i64 %396, 19
  %398 = icmp samesign ult i64 %394, %397
  %399 = or i1 %381, %398
  br label %400

400:
  %401 = phi i1 [ false, %368 ], [ %381, %371 ], [ %381, %386 ], [ %381, %382 ], [ %399, %393 ]
  br i1 %254, label %408, label %402

402:
  %403 = load ptr, ptr %103, align 8
  %404 = icmp eq ptr %403, null
  %405 = or i1 %401, %404
  br i1 %405, label %408, label %406

406:
  store i32 1, ptr %33, align 4
  %407 = call i64 @clock_join(ptr %0, ptr %4, i64 %108, i64 %114, i64 %116)
  store i64 %407, ptr %113, align 8
  store i64 %106, ptr %115, align 8
  br label %518

408:
  %409 = phi i64 [ 0, %402 ], [ 262144, %400 ]
  %410 = and i1 %254, %258
  br i1 %348, label %430, label %411

411:
  %412 = and i64 %337, -4398046313504
  %413 = icmp eq i64 %412, 0
  %414 = select i1 %98, i1 %413, i1 false
  br i1 %414, label %415, label %430

415:
  %416 = load i32, ptr %100, align 4
  %417 = trunc i64 %114 to i32
  %418 = and i32 %417, 31
  %419 = shl nuw i32 1, %418
  %420 = and i32 %416, %419
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %430, label %422

422:
  %423 = and i64 %114, 4398045986816
  %424 = load i32, ptr %102, align 4
  %425 = zext i32 %424 to i64
  %426 = shl nuw nsw i64 %425, 19
  %427 = icmp samesign ult i64 %423, %426
  %428 = or i1 %345, %427
  %429 = zext i1 %428 to i32
  br label %430

430:
  %431 = phi i32 [ %346, %408 ], [ %346, %415 ], [ %346, %411 ], [ %429, %422 ]
  %432 = icmp ne i32 %244, 0
  %433 = zext i1 %432 to i32
  %434 = or i32 %431, %433
  %435 = and i64 %114, -4398046511104
  %436 = icmp eq i64 %435, %37
  br i1 %436, label %437, label %446

437:
  %438 = and i64 %114, 196608
  %439 = icmp eq i64 %438, 131072
  %440 = and i64 %114, 65535
  %441 = lshr i64 %114, 5
  %442 = and i64 %441, 15
  %443 = shl nuw nsw i64 1, %442
  %444 = select i1 %439, i64 %440, i64 %443
  %445 = or i64 %444, %60
  br label %446

446:
  %447 = phi i64 [ %445, %437 ], [ %105, %430 ]
  %448 = and i64 %337, -4398046379040
  %449 = icmp eq i64 %448, 0
  %450 = select i1 %449, i64 %57, i64 %447
  %451 = and i64 %409, %114
  %452 = or i64 %450, %451
  %453 = icmp eq i32 %434, 0
  %454 = or i64 %409, %75
  %455 = select i1 %453, i64 %452, i64 %454
  %456 = icmp ne i64 %116, 0
  %457 = xor i1 %410, true
  %458 = select i1 %457, i1 %456, i1 false
  %459 = icmp ult i64 %126, %52
  %460 = xor i64 %116, %44
  %461 = and i64 %460, 132064
  %462 = icmp eq i64 %461, 0
  %463 = and i1 %459, %462
  %464 = xor i64 %116, %73
  %465 = and i64 %464, -4398046248961
  %466 = icmp eq i64 %465, 0
  %467 = or i1 %466, %463
  %468 = or i1 %128, %467
  br i1 %348, label %487, label %469

469:
  %470 = and i64 %460, -4398046313504
  %471 = icmp eq i64 %470, 0
  %472 = select i1 %98, i1 %471, i1 false
  br i1 %472, label %473, label %487

473:
  %474 = load i32, ptr %100, align 4
  %475 = trunc i64 %116 to i32
  %476 = and i32 %475, 31
  %477 = shl nuw i32 1, %476
  %478 = and i32 %474, %477
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %487, label %480

480:
  %481 = and i64 %116, 4398045986816
  %482 = load i32, ptr %102, align 4
  %483 = zext i32 %482 to i64
  %484 = shl nuw nsw i64 %483, 19
  %485 = icmp samesign ult i64 %481, %484
  %486 = or i1 %468, %485
  br label %487

487:
  %488 = phi i1 [ %468, %446 ], [ %468, %473 ], [ %468, %469 ], [ %486, %480 ]
  %489 = trunc i32 %243 to i1
  %490 = or i1 %488, %489
  %491 = select i1 %458, i1 %490, i1 false
  br i1 %491, label %492, label %493

492:
  store i64 0, ptr %115, align 8
  br label %493

493:
  %494 = load ptr, ptr %103, align 8
  %495 = icmp ne ptr %494, null
  %496 = and i64 %455, 196608
  %497 = icmp eq i64 %496, 131072
  %498 = select i1 %495, i1 %497, i1 false
  br i1 %498, label %499, label %517

499:
  %500 = and i64 %114, 131072
  %501 = icmp eq i64 %500, 0
  br i1 %501, label %502, label %512

502:
  %503 = lshr i64 %114, 5
  %504 = and i64 %503, 15
  %505 = load i64, ptr %10, align 8
  %506 = mul i64 %505, %504
  %507 = lshr i64 %114, 19
  %508 = trunc i64 %507 to i32
  %509 = and i32 %508, 8388607
  %510 = getelementptr i32, ptr %494, i64 %108
  %511 = getelementptr i32, ptr %510, i64 %506
  store i32 %509, ptr %511, align 4
  br label %512

512:
  %513 = load i64, ptr %10, align 8
  %514 = mul i64 %513, %54
  %515 = getelementptr i32, ptr %494, i64 %108
  %516 = getelementptr i32, ptr %515, i64 %514
  store i32 %32, ptr %516, align 4
  br label %517

517:
  store i64 %455, ptr %113, align 8
  br label %518

518:
  %519 = add nuw i64 %108, 1
  %520 = icmp eq i64 %519, %91
  br i1 %520, label %111, label %107
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
  %22 = alloca <32 x i64>, align 256
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca %struct.Lanes, align 64
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca <32 x i64>, align 256
  %27 = alloca %struct.Lanes, align 64
  %28 = alloca <32 x i64>, align 256
  %29 = alloca %struct.Lanes, align 64
  %30 = alloca %struct.Lanes, align 64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  %39 = add i32 %37, -1
  %40 = shl nuw i32 1, %39
  %41 = select i1 %38, i32 %2, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 3
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %21, i64 128
  br i1 %44, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %56 = load i64, ptr %55, align 8
  %57 = freeze i64 %56
  %58 = icmp ult i64 %57, 2
  br label %59

59:
  %60 = phi i64 [ 1, %7 ], [ 2, %54 ]
  %61 = phi i1 [ false, %7 ], [ %58, %54 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %68 = load i64, ptr %67, align 8
  %69 = shl i64 %68, 42
  %70 = zext i32 %64 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, 5
  %76 = or disjoint i64 %75, %69
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %78 = load i32, ptr %77, align 8
  %79 = zext i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 19
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %82 = load i32, ptr %81, align 4
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
  %93 = select i1 %61, i64 %69, i64 %60
  %94 = select i1 %61, i64 %69, i64 1
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  br i1 %111, label %112, label %117

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %114 = load ptr, ptr %113, align 8
  %115 = load i32, ptr %114, align 4
  %116 = or i32 %115, 2
  store i32 %116, ptr %114, align 4
  call void @suspect(ptr %0)
  br label %930

117:
  %118 = icmp ne i32 %108, 1
  %119 = icmp eq i32 %2, -1
  %120 = and i1 %119, %118
  br i1 %120, label %123, label %121

121:
  %122 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %132

123:
  %124 = insertelement <32 x i64> poison, i64 %109, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = mul nuw nsw <32 x i64> %125, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %127 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = add <32 x i64> %126, %127
  %129 = icmp ne <32 x i64> %106, %128
  %130 = bitcast <32 x i1> %129 to i32
  %131 = icmp eq i32 %130, 0
  br label %132

132:
  %133 = phi <32 x i64> [ %122, %121 ], [ %127, %123 ]
  %134 = phi i1 [ false, %121 ], [ %131, %123 ]
  %135 = call i64 @llvm.cttz.i64(i64 %109, i1 true)
  %136 = insertelement <32 x i64> poison, i64 %135, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = add i64 %110, 32
  %139 = insertelement <32 x i64> poison, i64 %76, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = select i1 %6, i64 %94, i64 0
  %142 = insertelement <32 x i64> poison, i64 %93, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %69, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %80, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %149 = insertelement <32 x i64> poison, i64 %84, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %154 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %155 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %156 = insertelement <32 x i64> poison, i64 %89, i64 0
  %157 = insertelement <32 x i64> poison, i64 %92, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  %159 = or i64 %71, -4398046314496
  %160 = insertelement <32 x i64> poison, i64 %159, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %163 = or <32 x i64> %162, splat (i64 262144)
  %164 = insertelement <32 x i32> poison, i32 %64, i64 0
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> zeroinitializer
  %166 = insertelement <32 x i64> poison, i64 %141, i64 0
  %167 = shufflevector <32 x i64> %166, <32 x i64> poison, <32 x i32> zeroinitializer
  %168 = or disjoint i64 %71, 262144
  %169 = insertelement <32 x i64> poison, i64 %168, i64 0
  %170 = shufflevector <32 x i64> %169, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %171

171:
  %172 = phi i64 [ 0, %132 ], [ %928, %927 ]
  %173 = insertelement <32 x i64> poison, i64 %172, i64 0
  %174 = shufflevector <32 x i64> %173, <32 x i64> poison, <32 x i32> zeroinitializer
  %175 = add <32 x i64> %174, %106
  br i1 %134, label %176, label %183

176:
  %177 = shl nuw nsw i64 %172, 5
  %178 = insertelement <32 x i64> poison, i64 %177, i64 0
  %179 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> zeroinitializer
  %180 = or disjoint <32 x i64> %179, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %181 = add <32 x i64> %180, %133
  %182 = lshr <32 x i64> %180, %137
  br label %183

183:
  %184 = phi <32 x i64> [ %181, %176 ], [ %175, %171 ]
  %185 = phi <32 x i64> [ %182, %176 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %171 ]
  %186 = load i32, ptr %36, align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %193, label %188

188:
  %189 = add i32 %186, -1
  %190 = zext i32 %189 to i64
  %191 = insertelement <32 x i64> poison, i64 %190, i64 0
  %192 = shufflevector <32 x i64> %191, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %193

193:
  %194 = phi <32 x i64> [ %192, %188 ], [ %185, %183 ]
  %195 = load i64, ptr %33, align 8
  br i1 %134, label %196, label %200

196:
  %197 = shl i64 %172, 5
  %198 = add i64 %138, %197
  %199 = icmp ugt i64 %198, %195
  br i1 %199, label %200, label %206

200:
  %201 = insertelement <32 x i64> poison, i64 %195, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  %203 = icmp ult <32 x i64> %184, %202
  %204 = bitcast <32 x i1> %203 to i32
  %205 = and i32 %2, %204
  br label %206

206:
  %207 = phi i32 [ %205, %200 ], [ %2, %196 ]
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %927, label %209

209:
  %210 = or <32 x i64> %194, %140
  %211 = call i32 @llvm.cttz.i32(i32 %207, i1 false)
  store <32 x i64> %184, ptr %29, align 64
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw i64, ptr %29, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = sub i64 %214, %212
  br i1 %134, label %245, label %216

216:
  %217 = insertelement <32 x i64> poison, i64 %215, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  %219 = add <32 x i64> %218, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %220 = icmp eq <32 x i64> %184, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = xor i32 %207, -1
  %223 = or i32 %221, %222
  %224 = icmp eq i32 %223, -1
  br i1 %224, label %245, label %225

225:
  %226 = insertelement <32 x i64> poison, i64 %214, i64 0
  %227 = shufflevector <32 x i64> %226, <32 x i64> poison, <32 x i32> zeroinitializer
  %228 = icmp eq <32 x i64> %184, %227
  %229 = bitcast <32 x i1> %228 to i32
  %230 = or i32 %229, %222
  %231 = icmp eq i32 %230, -1
  br i1 %231, label %251, label %232

232:
  %233 = icmp eq i32 %207, -1
  br i1 %233, label %234, label %262

234:
  %235 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %236 = add <32 x i64> %235, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %237 = icmp ne <32 x i64> %184, %236
  %238 = bitcast <32 x i1> %237 to i32
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %260, label %240

240:
  %241 = icmp ne <32 x i64> %184, %235
  %242 = bitcast <32 x i1> %241 to i32
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %260, label %244

244:
  store <32 x i64> zeroinitializer, ptr %25, align 64
  store <32 x i64> %184, ptr %24, align 64
  br label %275

245:
  %246 = getelementptr inbounds nuw i64, ptr %32, i64 %215
  %247 = bitcast i32 %207 to <32 x i1>
  %248 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %246, <32 x i1> %247, <32 x i64> zeroinitializer)
  %249 = getelementptr inbounds nuw i64, ptr %35, i64 %215
  %250 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %249, <32 x i1> %247, <32 x i64> zeroinitializer)
  br label %349

251:
  %252 = getelementptr i64, ptr %32, i64 %214
  %253 = load i64, ptr %252, align 8
  %254 = insertelement <32 x i64> poison, i64 %253, i64 0
  %255 = shufflevector <32 x i64> %254, <32 x i64> poison, <32 x i32> zeroinitializer
  %256 = getelementptr i64, ptr %35, i64 %214
  %257 = load i64, ptr %256, align 8
  %258 = insertelement <32 x i64> poison, i64 %257, i64 0
  %259 = shufflevector <32 x i64> %258, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %349

260:
  %261 = phi i32 [ 2, %234 ], [ 3, %240 ]
  store <32 x i64> zeroinitializer, ptr %25, align 64
  br label %286

262:
  store <32 x i64> zeroinitializer, ptr %25, align 64
  store <32 x i64> %184, ptr %24, align 64
  br label %263

263:
  %264 = phi i32 [ %273, %263 ], [ %207, %262 ]
  %265 = call i32 @llvm.cttz.i32(i32 %264, i1 true)
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw i64, ptr %24, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds nuw i64, ptr %32, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds nuw i64, ptr %25, i64 %266
  store i64 %270, ptr %271, align 8
  %272 = add i32 %264, -1
  %273 = and i32 %272, %264
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %304, label %263

275:
  %276 = phi i64 [ 0, %244 ], [ %282, %275 ]
  %277 = getelementptr inbounds nuw i64, ptr %24, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds nuw i64, ptr %32, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds nuw i64, ptr %25, i64 %276
  store i64 %280, ptr %281, align 8
  %282 = add nuw nsw i64 %276, 1
  %283 = icmp eq i64 %282, 32
  br i1 %283, label %284, label %275

284:
  %285 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %184, ptr %23, align 64
  br label %318

286:
  %287 = phi i1 [ true, %260 ], [ false, %301 ]
  %288 = phi ptr [ %26, %260 ], [ %48, %301 ]
  %289 = phi ptr [ %25, %260 ], [ %49, %301 ]
  %290 = phi ptr [ %25, %260 ], [ %50, %301 ]
  store <32 x i64> %184, ptr %26, align 256
  %291 = load i64, ptr %288, align 64
  %292 = getelementptr inbounds nuw i64, ptr %32, i64 %291
  br i1 %239, label %295, label %293

293:
  %294 = load i64, ptr %292, align 8
  br label %296

295:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %289, ptr align 8 %292, i64 128, i1 false)
  br label %301

296:
  %297 = phi i64 [ 0, %293 ], [ %299, %296 ]
  %298 = getelementptr inbounds nuw i64, ptr %290, i64 %297
  store i64 %294, ptr %298, align 8
  %299 = add nuw nsw i64 %297, 1
  %300 = icmp eq i64 %299, 16
  br i1 %300, label %301, label %296

301:
  br i1 %287, label %286, label %302

302:
  %303 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %329

304:
  %305 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %184, ptr %23, align 64
  br label %306

306:
  %307 = phi i32 [ %316, %306 ], [ %207, %304 ]
  %308 = call i32 @llvm.cttz.i32(i32 %307, i1 true)
  %309 = zext nneg i32 %308 to i64
  %310 = getelementptr inbounds nuw i64, ptr %23, i64 %309
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds nuw i64, ptr %35, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds nuw i64, ptr %27, i64 %309
  store i64 %313, ptr %314, align 8
  %315 = add i32 %307, -1
  %316 = and i32 %315, %307
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %327, label %306

318:
  %319 = phi i64 [ 0, %284 ], [ %325, %318 ]
  %320 = getelementptr inbounds nuw i64, ptr %23, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds nuw i64, ptr %35, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds nuw i64, ptr %27, i64 %319
  store i64 %323, ptr %324, align 8
  %325 = add nuw nsw i64 %319, 1
  %326 = icmp eq i64 %325, 32
  br i1 %326, label %327, label %318

327:
  %328 = phi <32 x i64> [ %285, %318 ], [ %305, %306 ]
  br label %345

329:
  %330 = phi i1 [ true, %302 ], [ false, %344 ]
  %331 = phi ptr [ %28, %302 ], [ %45, %344 ]
  %332 = phi ptr [ %27, %302 ], [ %46, %344 ]
  %333 = phi ptr [ %27, %302 ], [ %47, %344 ]
  store <32 x i64> %184, ptr %28, align 256
  %334 = load i64, ptr %331, align 64
  %335 = getelementptr inbounds nuw i64, ptr %35, i64 %334
  br i1 %239, label %338, label %336

336:
  %337 = load i64, ptr %335, align 8
  br label %339

338:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %332, ptr align 8 %335, i64 128, i1 false)
  br label %344

339:
  %340 = phi i64 [ 0, %336 ], [ %342, %339 ]
  %341 = getelementptr inbounds nuw i64, ptr %333, i64 %340
  store i64 %337, ptr %341, align 8
  %342 = add nuw nsw i64 %340, 1
  %343 = icmp eq i64 %342, 16
  br i1 %343, label %344, label %339

344:
  br i1 %330, label %329, label %345

345:
  %346 = phi i32 [ 4, %327 ], [ %261, %344 ]
  %347 = phi <32 x i64> [ %328, %327 ], [ %303, %344 ]
  %348 = load <32 x i64>, ptr %27, align 64
  br label %349

349:
  %350 = phi <32 x i64> [ %248, %245 ], [ %255, %251 ], [ %347, %345 ]
  %351 = phi i32 [ 0, %245 ], [ 1, %251 ], [ %346, %345 ]
  %352 = phi <32 x i64> [ %250, %245 ], [ %259, %251 ], [ %348, %345 ]
  %353 = icmp uge <32 x i64> %350, %143
  br i1 %61, label %354, label %365

354:
  %355 = sub <32 x i64> %350, %145
  %356 = icmp uge <32 x i64> %355, %147
  %357 = and <32 x i64> %350, splat (i64 262144)
  %358 = icmp eq <32 x i64> %357, zeroinitializer
  %359 = and <32 x i1> %356, %358
  %360 = and <32 x i1> %359, %353
  %361 = icmp uge <32 x i64> %352, %143
  %362 = sub <32 x i64> %352, %145
  %363 = icmp uge <32 x i64> %362, %147
  %364 = and <32 x i1> %361, %363
  br label %370

365:
  %366 = and <32 x i64> %350, splat (i64 262144)
  %367 = icmp eq <32 x i64> %366, zeroinitializer
  %368 = and <32 x i1> %353, %367
  %369 = icmp uge <32 x i64> %352, %143
  br label %370

370:
  %371 = phi <32 x i1> [ %360, %354 ], [ %368, %365 ]
  %372 = phi <32 x i64> [ %357, %354 ], [ %366, %365 ]
  %373 = phi <32 x i1> [ %364, %354 ], [ %369, %365 ]
  %374 = and <32 x i64> %352, splat (i64 262144)
  %375 = icmp eq <32 x i64> %374, zeroinitializer
  %376 = select <32 x i1> %373, <32 x i1> %375, <32 x i1> zeroinitializer
  %377 = or <32 x i1> %371, %376
  %378 = bitcast <32 x i1> %377 to i32
  %379 = and i32 %207, %378
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %914

381:
  %382 = icmp ult <32 x i64> %350, %143
  %383 = sub <32 x i64> %350, %145
  %384 = icmp ult <32 x i64> %383, %147
  %385 = or <32 x i1> %382, %384
  %386 = icmp ult <32 x i64> %350, %167
  %387 = icmp ult <32 x i64> %352, %143
  %388 = sub <32 x i64> %352, %145
  %389 = icmp ult <32 x i64> %388, %147
  %390 = or <32 x i1> %387, %389
  br i1 %61, label %391, label %394

391:
  %392 = load i32, ptr %77, align 8
  %393 = add i32 %392, 1
  store i32 %393, ptr %148, align 8
  br label %402

394:
  %395 = load i64, ptr %4, align 8
  %396 = lshr i64 %395, 40
  %397 = trunc nuw nsw i64 %396 to i32
  %398 = and i32 %397, 31
  %399 = shl nuw i32 1, %398
  %400 = load i32, ptr %66, align 4
  %401 = or i32 %399, %400
  store i32 %401, ptr %66, align 4
  br label %402

402:
  %403 = xor <32 x i1> %385, splat (i1 true)
  %404 = xor <32 x i1> %390, splat (i1 true)
  %405 = select <32 x i1> %404, <32 x i1> splat (i1 true), <32 x i1> %386
  %406 = select <32 x i1> %405, <32 x i1> splat (i1 true), <32 x i1> %403
  %407 = bitcast <32 x i1> %406 to i32
  %408 = and i32 %207, %407
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %410, label %415

410:
  %411 = xor <32 x i64> %350, %140
  %412 = and <32 x i64> %411, splat (i64 132064)
  %413 = xor <32 x i64> %350, %210
  %414 = and <32 x i64> %413, splat (i64 -4398046248961)
  br label %531

415:
  %416 = bitcast <32 x i1> %386 to i32
  %417 = and i32 %207, %416
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %420, label %419

419:
  call void @suspect(ptr %0)
  br label %420

420:
  %421 = icmp ult <32 x i64> %383, %150
  %422 = xor <32 x i64> %350, %140
  %423 = and <32 x i64> %422, splat (i64 132064)
  %424 = icmp eq <32 x i64> %423, zeroinitializer
  %425 = select <32 x i1> %421, <32 x i1> %424, <32 x i1> zeroinitializer
  %426 = or <32 x i1> %385, %425
  %427 = xor <32 x i64> %350, %210
  %428 = and <32 x i64> %427, splat (i64 -4398046248961)
  %429 = icmp eq <32 x i64> %428, zeroinitializer
  %430 = select <32 x i1> %429, <32 x i1> splat (i1 true), <32 x i1> %426
  %431 = load i32, ptr %151, align 4
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %455, label %433

433:
  %434 = and <32 x i64> %194, splat (i64 31)
  %435 = getelementptr i32, ptr %152, <32 x i64> %434
  %436 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %435, <32 x i1> splat (i1 true), <32 x i32> poison)
  %437 = zext <32 x i32> %436 to <32 x i64>
  %438 = getelementptr i32, ptr %153, <32 x i64> %434
  %439 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %438, <32 x i1> splat (i1 true), <32 x i32> poison)
  %440 = zext <32 x i32> %439 to <32 x i64>
  %441 = shl nuw nsw <32 x i64> %440, splat (i64 19)
  %442 = and <32 x i64> %210, splat (i64 196608)
  %443 = and <32 x i64> %422, splat (i64 -4398046313504)
  %444 = or <32 x i64> %443, %442
  %445 = icmp eq <32 x i64> %444, zeroinitializer
  %446 = and <32 x i64> %350, splat (i64 31)
  %447 = shl nuw nsw <32 x i64> splat (i64 1), %446
  %448 = and <32 x i64> %447, %437
  %449 = icmp ne <32 x i64> %448, zeroinitializer
  %450 = and <32 x i64> %350, splat (i64 4398045986816)
  %451 = icmp samesign ult <32 x i64> %450, %441
  %452 = select <32 x i1> %451, <32 x i1> %449, <32 x i1> zeroinitializer
  %453 = select <32 x i1> %452, <32 x i1> %445, <32 x i1> zeroinitializer
  %454 = or <32 x i1> %430, %453
  br label %455

455:
  %456 = phi <32 x i1> [ %454, %433 ], [ %430, %420 ]
  %457 = xor <32 x i1> %456, splat (i1 true)
  %458 = bitcast <32 x i1> %457 to i32
  %459 = and i32 %207, %458
  %460 = icmp eq i32 %459, 0
  %461 = select i1 %460, i1 true, i1 %97
  br i1 %461, label %466, label %462

462:
  %463 = load ptr, ptr %154, align 8
  %464 = load i64, ptr %33, align 8
  %465 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %459, <32 x i64> %350, <32 x i64> %184, ptr %463, i64 %464)
  br label %466

466:
  %467 = phi i32 [ %465, %462 ], [ 0, %455 ]
  %468 = xor i32 %467, -1
  %469 = and i32 %459, %468
  %470 = icmp eq i32 %469, 0
  br i1 %470, label %472, label %471

471:
  call void @suspect(ptr %0)
  br label %472

472:
  %473 = icmp ult <32 x i64> %388, %150
  %474 = xor <32 x i64> %352, %140
  %475 = and <32 x i64> %474, splat (i64 132064)
  %476 = icmp eq <32 x i64> %475, zeroinitializer
  %477 = select <32 x i1> %473, <32 x i1> %476, <32 x i1> zeroinitializer
  %478 = or <32 x i1> %390, %477
  %479 = xor <32 x i64> %352, %210
  %480 = and <32 x i64> %479, splat (i64 -4398046248961)
  %481 = icmp eq <32 x i64> %480, zeroinitializer
  %482 = select <32 x i1> %481, <32 x i1> splat (i1 true), <32 x i1> %478
  %483 = load i32, ptr %151, align 4
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %507, label %485

485:
  %486 = and <32 x i64> %194, splat (i64 31)
  %487 = getelementptr i32, ptr %152, <32 x i64> %486
  %488 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %487, <32 x i1> splat (i1 true), <32 x i32> poison)
  %489 = zext <32 x i32> %488 to <32 x i64>
  %490 = getelementptr i32, ptr %153, <32 x i64> %486
  %491 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %490, <32 x i1> splat (i1 true), <32 x i32> poison)
  %492 = zext <32 x i32> %491 to <32 x i64>
  %493 = shl nuw nsw <32 x i64> %492, splat (i64 19)
  %494 = and <32 x i64> %210, splat (i64 196608)
  %495 = and <32 x i64> %474, splat (i64 -4398046313504)
  %496 = or <32 x i64> %495, %494
  %497 = icmp eq <32 x i64> %496, zeroinitializer
  %498 = and <32 x i64> %352, splat (i64 31)
  %499 = shl nuw nsw <32 x i64> splat (i64 1), %498
  %500 = and <32 x i64> %499, %489
  %501 = icmp ne <32 x i64> %500, zeroinitializer
  %502 = and <32 x i64> %352, splat (i64 4398045986816)
  %503 = icmp samesign ult <32 x i64> %502, %493
  %504 = select <32 x i1> %503, <32 x i1> %501, <32 x i1> zeroinitializer
  %505 = select <32 x i1> %504, <32 x i1> %497, <32 x i1> zeroinitializer
  %506 = or <32 x i1> %482, %505
  br label %507

507:
  %508 = phi <32 x i1> [ %506, %485 ], [ %482, %472 ]
  %509 = xor <32 x i1> %508, splat (i1 true)
  %510 = bitcast <32 x i1> %509 to i32
  %511 = and i32 %207, %510
  %512 = load i32, ptr %65, align 4
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %517

514:
  %515 = bitcast <32 x i1> %375 to i32
  %516 = and i32 %511, %515
  br label %517

517:
  %518 = phi i32 [ %511, %507 ], [ %516, %514 ]
  %519 = icmp eq i32 %518, 0
  %520 = select i1 %519, i1 true, i1 %97
  br i1 %520, label %525, label %521

521:
  %522 = load ptr, ptr %155, align 8
  %523 = load i64, ptr %33, align 8
  %524 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %518, <32 x i64> %352, <32 x i64> %184, ptr %522, i64 %523)
  br label %525

525:
  %526 = phi i32 [ %524, %521 ], [ 0, %517 ]
  %527 = xor i32 %526, -1
  %528 = and i32 %518, %527
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %531, label %530

530:
  call void @suspect(ptr %0)
  br label %531

531:
  %532 = phi <32 x i64> [ %414, %410 ], [ %428, %530 ], [ %428, %525 ]
  %533 = phi <32 x i64> [ %412, %410 ], [ %423, %530 ], [ %423, %525 ]
  %534 = phi <32 x i64> [ %411, %410 ], [ %422, %530 ], [ %422, %525 ]
  %535 = phi i32 [ 0, %410 ], [ %467, %530 ], [ %467, %525 ]
  %536 = phi i32 [ 0, %410 ], [ %526, %530 ], [ %526, %525 ]
  %537 = icmp ult <32 x i64> %383, %150
  %538 = icmp eq <32 x i64> %533, zeroinitializer
  %539 = select <32 x i1> %537, <32 x i1> %538, <32 x i1> zeroinitializer
  %540 = or <32 x i1> %385, %539
  %541 = icmp eq <32 x i64> %532, zeroinitializer
  %542 = select <32 x i1> %541, <32 x i1> splat (i1 true), <32 x i1> %540
  %543 = load i32, ptr %151, align 4
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %567, label %545

545:
  %546 = and <32 x i64> %194, splat (i64 31)
  %547 = getelementptr i32, ptr %152, <32 x i64> %546
  %548 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %547, <32 x i1> splat (i1 true), <32 x i32> poison)
  %549 = zext <32 x i32> %548 to <32 x i64>
  %550 = getelementptr i32, ptr %153, <32 x i64> %546
  %551 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %550, <32 x i1> splat (i1 true), <32 x i32> poison)
  %552 = zext <32 x i32> %551 to <32 x i64>
  %553 = shl nuw nsw <32 x i64> %552, splat (i64 19)
  %554 = and <32 x i64> %210, splat (i64 196608)
  %555 = and <32 x i64> %534, splat (i64 -4398046313504)
  %556 = or <32 x i64> %555, %554
  %557 = icmp eq <32 x i64> %556, zeroinitializer
  %558 = and <32 x i64> %350, splat (i64 31)
  %559 = shl nuw nsw <32 x i64> splat (i64 1), %558
  %560 = and <32 x i64> %559, %549
  %561 = icmp ne <32 x i64> %560, zeroinitializer
  %562 = and <32 x i64> %350, splat (i64 4398045986816)
  %563 = icmp samesign ult <32 x i64> %562, %553
  %564 = select <32 x i1> %563, <32 x i1> %561, <32 x i1> zeroinitializer
  %565 = select <32 x i1> %564, <32 x i1> %557, <32 x i1> zeroinitializer
  %566 = or <32 x i1> %542, %565
  br label %567

567:
  %568 = phi <32 x i1> [ %566, %545 ], [ %542, %531 ]
  %569 = bitcast i32 %535 to <32 x i1>
  %570 = lshr <32 x i64> %350, splat (i64 5)
  %571 = and <32 x i64> %570, splat (i64 15)
  %572 = shl nuw nsw <32 x i64> splat (i64 1), %571
  %573 = and <32 x i64> %350, splat (i64 196608)
  %574 = icmp eq <32 x i64> %573, splat (i64 131072)
  %575 = and <32 x i64> %350, splat (i64 65535)
  %576 = select <32 x i1> %574, <32 x i64> %575, <32 x i64> %572
  %577 = and <32 x i64> %350, splat (i64 -4398046511104)
  %578 = icmp eq <32 x i64> %577, %145
  %579 = or <32 x i64> %576, %158
  %580 = select <32 x i1> %578, <32 x i64> %579, <32 x i64> %161
  %581 = and <32 x i64> %534, splat (i64 -4398046379040)
  %582 = icmp eq <32 x i64> %581, zeroinitializer
  %583 = select <32 x i1> %582, <32 x i64> %162, <32 x i64> %580
  %584 = icmp ne <32 x i64> %352, zeroinitializer
  %585 = bitcast <32 x i1> %584 to i32
  %586 = icmp ult <32 x i64> %388, %150
  %587 = xor <32 x i64> %352, %140
  %588 = and <32 x i64> %587, splat (i64 132064)
  %589 = icmp eq <32 x i64> %588, zeroinitializer
  %590 = select <32 x i1> %586, <32 x i1> %589, <32 x i1> zeroinitializer
  %591 = or <32 x i1> %390, %590
  %592 = xor <32 x i64> %352, %210
  %593 = and <32 x i64> %592, splat (i64 -4398046248961)
  %594 = icmp eq <32 x i64> %593, zeroinitializer
  %595 = select <32 x i1> %594, <32 x i1> splat (i1 true), <32 x i1> %591
  br i1 %544, label %618, label %596

596:
  %597 = and <32 x i64> %194, splat (i64 31)
  %598 = getelementptr i32, ptr %152, <32 x i64> %597
  %599 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %598, <32 x i1> splat (i1 true), <32 x i32> poison)
  %600 = zext <32 x i32> %599 to <32 x i64>
  %601 = getelementptr i32, ptr %153, <32 x i64> %597
  %602 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %601, <32 x i1> splat (i1 true), <32 x i32> poison)
  %603 = zext <32 x i32> %602 to <32 x i64>
  %604 = shl nuw nsw <32 x i64> %603, splat (i64 19)
  %605 = and <32 x i64> %210, splat (i64 196608)
  %606 = and <32 x i64> %587, splat (i64 -4398046313504)
  %607 = or <32 x i64> %606, %605
  %608 = icmp eq <32 x i64> %607, zeroinitializer
  %609 = and <32 x i64> %352, splat (i64 31)
  %610 = shl nuw nsw <32 x i64> splat (i64 1), %609
  %611 = and <32 x i64> %610, %600
  %612 = icmp ne <32 x i64> %611, zeroinitializer
  %613 = and <32 x i64> %352, splat (i64 4398045986816)
  %614 = icmp samesign ult <32 x i64> %613, %604
  %615 = select <32 x i1> %614, <32 x i1> %612, <32 x i1> zeroinitializer
  %616 = select <32 x i1> %615, <32 x i1> %608, <32 x i1> zeroinitializer
  %617 = or <32 x i1> %595, %616
  br label %618

618:
  %619 = phi <32 x i1> [ %617, %596 ], [ %595, %567 ]
  %620 = bitcast <32 x i1> %619 to i32
  %621 = or i32 %536, %620
  %622 = and i32 %621, %585
  %623 = and i32 %622, %207
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %664, label %625

625:
  %626 = icmp eq i32 %351, 0
  br i1 %626, label %627, label %630

627:
  %628 = getelementptr inbounds nuw i64, ptr %35, i64 %215
  %629 = bitcast i32 %623 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %628, <32 x i1> %629)
  br label %664

630:
  store <32 x i64> zeroinitializer, ptr %16, align 64
  %631 = icmp eq i32 %351, 1
  br i1 %631, label %632, label %639

632:
  %633 = call i32 @llvm.ctlz.i32(i32 %623, i1 true)
  %634 = xor i32 %633, 31
  %635 = zext nneg i32 %634 to i64
  %636 = getelementptr inbounds nuw i64, ptr %16, i64 %635
  %637 = load i64, ptr %636, align 8
  %638 = getelementptr i64, ptr %35, i64 %214
  store i64 %637, ptr %638, align 8
  br label %663

639:
  store <32 x i64> %184, ptr %15, align 64
  %640 = icmp eq i32 %623, -1
  br i1 %640, label %653, label %641

641:
  %642 = phi i32 [ %651, %641 ], [ %623, %639 ]
  %643 = call i32 @llvm.cttz.i32(i32 %642, i1 true)
  %644 = zext nneg i32 %643 to i64
  %645 = getelementptr inbounds nuw i64, ptr %15, i64 %644
  %646 = load i64, ptr %645, align 8
  %647 = getelementptr inbounds nuw i64, ptr %16, i64 %644
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr inbounds nuw i64, ptr %35, i64 %646
  store i64 %648, ptr %649, align 8
  %650 = add i32 %642, -1
  %651 = and i32 %650, %642
  %652 = icmp eq i32 %651, 0
  br i1 %652, label %662, label %641

653:
  %654 = phi i64 [ %660, %653 ], [ 0, %639 ]
  %655 = getelementptr inbounds nuw i64, ptr %15, i64 %654
  %656 = load i64, ptr %655, align 8
  %657 = getelementptr inbounds nuw i64, ptr %16, i64 %654
  %658 = load i64, ptr %657, align 8
  %659 = getelementptr inbounds nuw i64, ptr %35, i64 %656
  store i64 %658, ptr %659, align 8
  %660 = add nuw nsw i64 %654, 1
  %661 = icmp eq i64 %660, 32
  br i1 %661, label %662, label %653

662:
  br label %663

663:
  br label %664

664:
  %665 = or <32 x i1> %568, %569
  %666 = or <32 x i64> %372, %583
  %667 = select <32 x i1> %665, <32 x i64> %163, <32 x i64> %666
  %668 = or <32 x i64> %170, %210
  %669 = select <32 x i1> %665, <32 x i64> %668, <32 x i64> %666
  %670 = load ptr, ptr %154, align 8
  %671 = icmp eq ptr %670, null
  br i1 %671, label %758, label %672

672:
  %673 = and <32 x i64> %669, splat (i64 196608)
  %674 = icmp eq <32 x i64> %673, splat (i64 131072)
  %675 = bitcast <32 x i1> %674 to i32
  %676 = and i32 %207, %675
  %677 = icmp eq i32 %676, 0
  br i1 %677, label %758, label %678

678:
  %679 = and <32 x i64> %350, splat (i64 131072)
  %680 = icmp eq <32 x i64> %679, zeroinitializer
  %681 = bitcast <32 x i1> %680 to i32
  %682 = and i32 %676, %681
  %683 = icmp eq i32 %682, 0
  br i1 %683, label %722, label %684

684:
  %685 = load i64, ptr %33, align 8
  %686 = insertelement <32 x i64> poison, i64 %685, i64 0
  %687 = shufflevector <32 x i64> %686, <32 x i64> poison, <32 x i32> zeroinitializer
  %688 = mul <32 x i64> %687, %571
  %689 = lshr <32 x i64> %350, splat (i64 19)
  %690 = and <32 x i64> %689, splat (i64 8388607)
  store <32 x i64> %688, ptr %10, align 64
  store <32 x i64> %690, ptr %11, align 64
  store <32 x i64> %184, ptr %9, align 64
  %691 = icmp eq i32 %682, -1
  br i1 %691, label %708, label %692

692:
  %693 = phi i32 [ %706, %692 ], [ %682, %684 ]
  %694 = call i32 @llvm.cttz.i32(i32 %693, i1 true)
  %695 = zext nneg i32 %694 to i64
  %696 = getelementptr inbounds nuw i64, ptr %9, i64 %695
  %697 = load i64, ptr %696, align 8
  %698 = getelementptr inbounds nuw i64, ptr %11, i64 %695
  %699 = load i64, ptr %698, align 8
  %700 = trunc i64 %699 to i32
  %701 = getelementptr inbounds nuw i64, ptr %10, i64 %695
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr i32, ptr %670, i64 %697
  %704 = getelementptr i32, ptr %703, i64 %702
  store i32 %700, ptr %704, align 4
  %705 = add i32 %693, -1
  %706 = and i32 %705, %693
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %721, label %692

708:
  %709 = phi i64 [ %719, %708 ], [ 0, %684 ]
  %710 = getelementptr inbounds nuw i64, ptr %9, i64 %709
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr inbounds nuw i64, ptr %11, i64 %709
  %713 = load i64, ptr %712, align 8
  %714 = trunc i64 %713 to i32
  %715 = getelementptr inbounds nuw i64, ptr %10, i64 %709
  %716 = load i64, ptr %715, align 8
  %717 = getelementptr i32, ptr %670, i64 %711
  %718 = getelementptr i32, ptr %717, i64 %716
  store i32 %714, ptr %718, align 4
  %719 = add nuw nsw i64 %709, 1
  %720 = icmp eq i64 %719, 32
  br i1 %720, label %721, label %708

721:
  br label %722

722:
  %723 = load i64, ptr %33, align 8
  %724 = mul i64 %723, %86
  %725 = getelementptr inbounds nuw i32, ptr %670, i64 %724
  %726 = icmp eq i32 %351, 0
  br i1 %726, label %727, label %730

727:
  %728 = getelementptr inbounds nuw i32, ptr %725, i64 %215
  %729 = bitcast i32 %676 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %165, ptr align 4 %728, <32 x i1> %729)
  br label %760

730:
  %731 = bitcast i32 %676 to <32 x i1>
  %732 = getelementptr i32, ptr %725, <32 x i64> %184
  %733 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %732, <32 x i1> %731, <32 x i32> zeroinitializer)
  %734 = icmp ne <32 x i32> %733, %165
  %735 = bitcast <32 x i1> %734 to i32
  %736 = and i32 %676, %735
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %763, label %738

738:
  store <32 x i64> %184, ptr %8, align 64
  %739 = icmp eq i32 %736, -1
  br i1 %739, label %750, label %740

740:
  %741 = phi i32 [ %748, %740 ], [ %736, %738 ]
  %742 = call i32 @llvm.cttz.i32(i32 %741, i1 true)
  %743 = zext nneg i32 %742 to i64
  %744 = getelementptr inbounds nuw i64, ptr %8, i64 %743
  %745 = load i64, ptr %744, align 8
  %746 = getelementptr inbounds nuw i32, ptr %725, i64 %745
  store i32 %64, ptr %746, align 4
  %747 = add i32 %741, -1
  %748 = and i32 %747, %741
  %749 = icmp eq i32 %748, 0
  br i1 %749, label %757, label %740

750:
  %751 = phi i64 [ %755, %750 ], [ 0, %738 ]
  %752 = getelementptr inbounds nuw i64, ptr %8, i64 %751
  %753 = load i64, ptr %752, align 8
  %754 = getelementptr inbounds nuw i32, ptr %725, i64 %753
  store i32 %64, ptr %754, align 4
  %755 = add nuw nsw i64 %751, 1
  %756 = icmp eq i64 %755, 32
  br i1 %756, label %757, label %750

757:
  br label %763

758:
  %759 = icmp eq i32 %351, 0
  br i1 %759, label %760, label %763

760:
  %761 = getelementptr inbounds nuw i64, ptr %32, i64 %215
  %762 = bitcast i32 %207 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %669, ptr align 8 %761, <32 x i1> %762)
  br label %927

763:
  %764 = icmp eq i32 %207, -1
  br i1 %764, label %765, label %791

765:
  %766 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %767 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %768 = icmp ne <32 x i64> %184, %766
  %769 = icmp ne <32 x i64> %184, %767
  %770 = and <32 x i1> %768, %769
  %771 = bitcast <32 x i1> %770 to i32
  %772 = icmp eq i32 %771, 0
  %773 = icmp eq i32 %351, 1
  br i1 %772, label %774, label %790

774:
  store <32 x i64> %667, ptr %19, align 64
  br i1 %773, label %775, label %778

775:
  %776 = extractelement <32 x i64> %667, i64 31
  %777 = getelementptr i64, ptr %32, i64 %214
  store i64 %776, ptr %777, align 8
  br label %789

778:
  store <32 x i64> %184, ptr %12, align 64
  br label %779

779:
  %780 = phi i64 [ 0, %778 ], [ %786, %779 ]
  %781 = getelementptr inbounds nuw i64, ptr %12, i64 %780
  %782 = load i64, ptr %781, align 8
  %783 = getelementptr inbounds nuw i64, ptr %19, i64 %780
  %784 = load i64, ptr %783, align 8
  %785 = getelementptr inbounds nuw i64, ptr %32, i64 %782
  store i64 %784, ptr %785, align 8
  %786 = add nuw nsw i64 %780, 1
  %787 = icmp eq i64 %786, 32
  br i1 %787, label %788, label %779

788:
  br label %789

789:
  br label %927

790:
  store <32 x i64> %669, ptr %17, align 64
  br i1 %773, label %793, label %806

791:
  store <32 x i64> %669, ptr %17, align 64
  %792 = icmp eq i32 %351, 1
  br i1 %792, label %793, label %807

793:
  %794 = call i32 @llvm.ctlz.i32(i32 %207, i1 false)
  %795 = sub nuw nsw i32 31, %794
  %796 = zext nneg i32 %795 to i64
  %797 = getelementptr inbounds nuw i64, ptr %17, i64 %796
  %798 = load i64, ptr %797, align 8
  %799 = getelementptr i64, ptr %32, i64 %214
  store i64 %798, ptr %799, align 8
  %800 = insertelement <32 x i64> poison, i64 %798, i64 0
  %801 = shufflevector <32 x i64> %800, <32 x i64> poison, <32 x i32> zeroinitializer
  %802 = icmp ne <32 x i64> %801, %669
  %803 = bitcast <32 x i1> %802 to i32
  %804 = and i32 %207, %803
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %927, label %878

806:
  store <32 x i64> %184, ptr %14, align 64
  br label %820

807:
  store <32 x i64> %184, ptr %14, align 64
  br label %808

808:
  %809 = phi i32 [ %818, %808 ], [ %207, %807 ]
  %810 = call i32 @llvm.cttz.i32(i32 %809, i1 true)
  %811 = zext nneg i32 %810 to i64
  %812 = getelementptr inbounds nuw i64, ptr %14, i64 %811
  %813 = load i64, ptr %812, align 8
  %814 = getelementptr inbounds nuw i64, ptr %17, i64 %811
  %815 = load i64, ptr %814, align 8
  %816 = getelementptr inbounds nuw i64, ptr %32, i64 %813
  store i64 %815, ptr %816, align 8
  %817 = add i32 %809, -1
  %818 = and i32 %817, %809
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %829, label %808

820:
  %821 = phi i64 [ 0, %806 ], [ %827, %820 ]
  %822 = getelementptr inbounds nuw i64, ptr %14, i64 %821
  %823 = load i64, ptr %822, align 8
  %824 = getelementptr inbounds nuw i64, ptr %17, i64 %821
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds nuw i64, ptr %32, i64 %823
  store i64 %825, ptr %826, align 8
  %827 = add nuw nsw i64 %821, 1
  %828 = icmp eq i64 %827, 32
  br i1 %828, label %829, label %820

829:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  %830 = icmp eq i32 %351, 4
  br i1 %830, label %833, label %831

831:
  %832 = icmp eq i32 %351, 2
  br label %856

833:
  store <32 x i64> %184, ptr %20, align 64
  br i1 %764, label %846, label %834

834:
  %835 = phi i32 [ %844, %834 ], [ %207, %833 ]
  %836 = call i32 @llvm.cttz.i32(i32 %835, i1 true)
  %837 = zext nneg i32 %836 to i64
  %838 = getelementptr inbounds nuw i64, ptr %20, i64 %837
  %839 = load i64, ptr %838, align 8
  %840 = getelementptr inbounds nuw i64, ptr %32, i64 %839
  %841 = load i64, ptr %840, align 8
  %842 = getelementptr inbounds nuw i64, ptr %21, i64 %837
  store i64 %841, ptr %842, align 8
  %843 = add i32 %835, -1
  %844 = and i32 %843, %835
  %845 = icmp eq i32 %844, 0
  br i1 %845, label %855, label %834

846:
  %847 = phi i64 [ %853, %846 ], [ 0, %833 ]
  %848 = getelementptr inbounds nuw i64, ptr %20, i64 %847
  %849 = load i64, ptr %848, align 8
  %850 = getelementptr inbounds nuw i64, ptr %32, i64 %849
  %851 = load i64, ptr %850, align 8
  %852 = getelementptr inbounds nuw i64, ptr %21, i64 %847
  store i64 %851, ptr %852, align 8
  %853 = add nuw nsw i64 %847, 1
  %854 = icmp eq i64 %853, 32
  br i1 %854, label %855, label %846

855:
  br label %872

856:
  %857 = phi i1 [ true, %831 ], [ false, %871 ]
  %858 = phi ptr [ %22, %831 ], [ %51, %871 ]
  %859 = phi ptr [ %21, %831 ], [ %52, %871 ]
  %860 = phi ptr [ %21, %831 ], [ %53, %871 ]
  store <32 x i64> %184, ptr %22, align 256
  %861 = load i64, ptr %858, align 64
  %862 = getelementptr inbounds nuw i64, ptr %32, i64 %861
  br i1 %832, label %865, label %863

863:
  %864 = load i64, ptr %862, align 8
  br label %866

865:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %859, ptr align 8 %862, i64 128, i1 false)
  br label %871

866:
  %867 = phi i64 [ 0, %863 ], [ %869, %866 ]
  %868 = getelementptr inbounds nuw i64, ptr %860, i64 %867
  store i64 %864, ptr %868, align 8
  %869 = add nuw nsw i64 %867, 1
  %870 = icmp eq i64 %869, 16
  br i1 %870, label %871, label %866

871:
  br i1 %857, label %856, label %872

872:
  %873 = load <32 x i64>, ptr %21, align 64
  %874 = icmp ne <32 x i64> %873, %669
  %875 = bitcast <32 x i1> %874 to i32
  %876 = and i32 %207, %875
  %877 = icmp eq i32 %876, 0
  br i1 %877, label %927, label %879

878:
  store <32 x i64> %667, ptr %18, align 64
  br label %881

879:
  store <32 x i64> %667, ptr %18, align 64
  %880 = icmp eq i32 %351, 1
  br i1 %880, label %881, label %889

881:
  %882 = phi i32 [ %804, %878 ], [ %876, %879 ]
  %883 = call i32 @llvm.ctlz.i32(i32 %882, i1 true)
  %884 = xor i32 %883, 31
  %885 = zext nneg i32 %884 to i64
  %886 = getelementptr inbounds nuw i64, ptr %18, i64 %885
  %887 = load i64, ptr %886, align 8
  %888 = getelementptr i64, ptr %32, i64 %214
  store i64 %887, ptr %888, align 8
  br label %913

889:
  store <32 x i64> %184, ptr %13, align 64
  %890 = icmp eq i32 %876, -1
  br i1 %890, label %903, label %891

891:
  %892 = phi i32 [ %901, %891 ], [ %876, %889 ]
  %893 = call i32 @llvm.cttz.i32(i32 %892, i1 true)
  %894 = zext nneg i32 %893 to i64
  %895 = getelementptr inbounds nuw i64, ptr %13, i64 %894
  %896 = load i64, ptr %895, align 8
  %897 = getelementptr inbounds nuw i64, ptr %18, i64 %894
  %898 = load i64, ptr %897, align 8
  %899 = getelementptr inbounds nuw i64, ptr %32, i64 %896
  store i64 %898, ptr %899, align 8
  %900 = add i32 %892, -1
  %901 = and i32 %900, %892
  %902 = icmp eq i32 %901, 0
  br i1 %902, label %912, label %891

903:
  %904 = phi i64 [ %910, %903 ], [ 0, %889 ]
  %905 = getelementptr inbounds nuw i64, ptr %13, i64 %904
  %906 = load i64, ptr %905, align 8
  %907 = getelementptr inbounds nuw i64, ptr %18, i64 %904
  %908 = load i64, ptr %907, align 8
  %909 = getelementptr inbounds nuw i64, ptr %32, i64 %906
  store i64 %908, ptr %909, align 8
  %910 = add nuw nsw i64 %904, 1
  %911 = icmp eq i64 %910, 32
  br i1 %911, label %912, label %903

912:
  br label %913

913:
  br label %927

914:
  store <32 x i64> %3, ptr %30, align 64
  %915 = icmp eq i32 %2, 0
  br i1 %915, label %926, label %916

916:
  %917 = phi i32 [ %924, %916 ], [ %2, %914 ]
  %918 = call i32 @llvm.cttz.i32(i32 %917, i1 true)
  %919 = shl nuw i32 1, %918
  %920 = zext nneg i32 %918 to i64
  %921 = getelementptr inbounds nuw i64, ptr %30, i64 %920
  %922 = load i64, ptr %921, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %919, i64 %922, ptr %4, i32 %5, i1 zeroext %6)
  %923 = add i32 %917, -1
  %924 = and i32 %923, %917
  %925 = icmp eq i32 %924, 0
  br i1 %925, label %926, label %916

926:
  br label %930

927:
  %928 = add nuw nsw i64 %172, 1
  %929 = icmp eq i64 %928, %109
  br i1 %929, label %930, label %171

930:
  ret void
}

declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, <32 x i1>)

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %31, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 42
  %38 = zext i32 %32 to i64
  %39 = shl nuw nsw i64 %38, 19
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = shl nuw nsw i64 %42, 5
  %44 = or disjoint i64 %43, %37
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %46 = load i32, ptr %45, align 8
  %47 = zext i32 %46 to i64
  %48 = shl nuw nsw i64 %47, 19
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %50 = load i32, ptr %49, align 4
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
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %87 = load ptr, ptr %86, align 8
  %88 = load i32, ptr %87, align 4
  %89 = or i32 %88, 2
  store i32 %89, ptr %87, align 4
  call void @suspect(ptr %0)
  br label %90

90:
  %91 = add i64 %80, %83
  %92 = icmp ult i64 %80, %91
  br i1 %92, label %93, label %111

93:
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %96 = and i64 %72, 31
  %97 = and i64 %73, 196608
  %98 = icmp eq i64 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %100 = getelementptr inbounds nuw i32, ptr %99, i64 %96
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %102 = getelementptr inbounds nuw i32, ptr %101, i64 %96
  %103 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %104 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %105 = or i64 %39, -4398046314496
  %106 = or i64 %75, 262144
  br label %107

107:
  %108 = phi i64 [ %80, %93 ], [ %531, %530 ]
  %109 = load i64, ptr %10, align 8
  %110 = icmp ult i64 %108, %109
  br i1 %110, label %112, label %111

111:
  ret void

112:
  %113 = getelementptr inbounds nuw i64, ptr %9, i64 %108
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i64, ptr %12, i64 %108
  %116 = load i64, ptr %115, align 8
  %117 = icmp ult i64 %114, %61
  %118 = sub i64 %114, %37
  %119 = icmp ult i64 %118, %48
  %120 = or i1 %117, %119
  %121 = icmp ugt i64 %62, %114
  %122 = select i1 %6, i1 %121, i1 false
  %123 = xor i1 %122, true
  %124 = select i1 %123, i1 %120, i1 false
  %125 = icmp ult i64 %116, %61
  %126 = sub i64 %116, %37
  %127 = icmp ult i64 %126, %48
  %128 = or i1 %125, %127
  %129 = and i1 %124, %128
  br i1 %29, label %130, label %135

130:
  %131 = load i32, ptr %45, align 8
  %132 = add i32 %131, 1
  %133 = load i32, ptr %94, align 8
  %134 = icmp eq i32 %133, %132
  br label %144

135:
  %136 = load i64, ptr %4, align 8
  %137 = lshr i64 %136, 40
  %138 = trunc nuw nsw i64 %137 to i32
  %139 = and i32 %138, 31
  %140 = shl nuw i32 1, %139
  %141 = load i32, ptr %34, align 4
  %142 = and i32 %140, %141
  %143 = icmp ne i32 %142, 0
  br label %144

144:
  %145 = phi i1 [ %134, %130 ], [ %143, %135 ]
  br i1 %129, label %253, label %146

146:
  br i1 %122, label %147, label %148

147:
  call void @suspect(ptr %0)
  br label %148

148:
  %149 = icmp ult i64 %118, %52
  %150 = xor i64 %114, %44
  %151 = and i64 %150, 132064
  %152 = icmp eq i64 %151, 0
  %153 = and i1 %149, %152
  %154 = xor i64 %114, %73
  %155 = and i64 %154, -4398046248961
  %156 = icmp eq i64 %155, 0
  %157 = or i1 %156, %153
  %158 = or i1 %120, %157
  %159 = load i32, ptr %95, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %179, label %161

161:
  %162 = and i64 %150, -4398046313504
  %163 = icmp eq i64 %162, 0
  %164 = select i1 %98, i1 %163, i1 false
  br i1 %164, label %165, label %179

165:
  %166 = load i32, ptr %100, align 4
  %167 = trunc i64 %114 to i32
  %168 = and i32 %167, 31
  %169 = shl nuw i32 1, %168
  %170 = and i32 %166, %169
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %179, label %172

172:
  %173 = and i64 %114, 4398045986816
  %174 = load i32, ptr %102, align 4
  %175 = zext i32 %174 to i64
  %176 = shl nuw nsw i64 %175, 19
  %177 = icmp samesign ult i64 %173, %176
  %178 = or i1 %158, %177
  br label %179

179:
  %180 = phi i1 [ %158, %148 ], [ %158, %165 ], [ %158, %161 ], [ %178, %172 ]
  %181 = xor i1 %180, true
  %182 = and i64 %114, 262144
  %183 = icmp eq i64 %182, 0
  %184 = select i1 %145, i1 true, i1 %183
  %185 = and i1 %184, %181
  %186 = xor i1 %185, true
  %187 = select i1 %186, i1 true, i1 %65
  br i1 %187, label %192, label %188

188:
  %189 = load ptr, ptr %103, align 8
  %190 = load i64, ptr %10, align 8
  %191 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %114, i64 %108, ptr %189, i64 %190)
  br label %192

192:
  %193 = phi i32 [ %191, %188 ], [ 0, %179 ]
  %194 = and i32 %193, 1
  %195 = icmp eq i32 %194, 0
  %196 = and i1 %185, %195
  br i1 %196, label %197, label %198

197:
  call void @suspect(ptr %0)
  br label %198

198:
  %199 = icmp ult i64 %126, %52
  %200 = xor i64 %116, %44
  %201 = and i64 %200, 132064
  %202 = icmp eq i64 %201, 0
  %203 = and i1 %199, %202
  %204 = xor i64 %116, %73
  %205 = and i64 %204, -4398046248961
  %206 = icmp eq i64 %205, 0
  %207 = or i1 %206, %203
  %208 = or i1 %128, %207
  %209 = load i32, ptr %95, align 4
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %229, label %211

211:
  %212 = and i64 %200, -4398046313504
  %213 = icmp eq i64 %212, 0
  %214 = select i1 %98, i1 %213, i1 false
  br i1 %214, label %215, label %229

215:
  %216 = load i32, ptr %100, align 4
  %217 = trunc i64 %116 to i32
  %218 = and i32 %217, 31
  %219 = shl nuw i32 1, %218
  %220 = and i32 %216, %219
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %229, label %222

222:
  %223 = and i64 %116, 4398045986816
  %224 = load i32, ptr %102, align 4
  %225 = zext i32 %224 to i64
  %226 = shl nuw nsw i64 %225, 19
  %227 = icmp samesign ult i64 %223, %226
  %228 = or i1 %208, %227
  br label %229

229:
  %230 = phi i1 [ %208, %198 ], [ %208, %215 ], [ %208, %211 ], [ %228, %222 ]
  %231 = xor i1 %230, true
  br i1 %145, label %232, label %235

232:
  %233 = load i32, ptr %33, align 4
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %235, label %239

235:
  %236 = and i64 %116, 262144
  %237 = icmp eq i64 %236, 0
  %238 = and i1 %237, %231
  br label %239

239:
  %240 = phi i1 [ %231, %232 ], [ %238, %235 ]
  %241 = xor i1 %240, true
  %242 = select i1 %241, i1 true, i1 %65
  br i1 %242, label %247, label %243

243:
  %244 = load ptr, ptr %104, align 8
  %245 = load i64, ptr %10, align 8
  %246 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %116, i64 %108, ptr %244, i64 %245)
  br label %247

247:
  %248 = phi i32 [ %246, %243 ], [ 0, %239 ]
  %249 = and i32 %248, 1
  %250 = icmp eq i32 %249, 0
  %251 = and i1 %240, %250
  br i1 %251, label %252, label %253

252:
  call void @suspect(ptr %0)
  br label %253

253:
  %254 = phi i32 [ 0, %144 ], [ %248, %247 ], [ %248, %252 ]
  %255 = phi i32 [ 0, %144 ], [ %193, %247 ], [ %193, %252 ]
  %256 = and i64 %114, 262144
  %257 = icmp ne i64 %256, 0
  br i1 %29, label %258, label %261

258:
  %259 = or i1 %257, %120
  %260 = xor i1 %128, true
  br label %264

261:
  %262 = or i1 %117, %257
  %263 = icmp uge i64 %116, %61
  br label %264

264:
  %265 = phi i1 [ %259, %258 ], [ %262, %261 ]
  %266 = phi i1 [ %260, %258 ], [ %263, %261 ]
  %267 = and i64 %116, 262144
  %268 = icmp eq i64 %267, 0
  %269 = and i1 %268, %266
  %270 = or i1 %265, %269
  br i1 %270, label %346, label %271

271:
  store i32 1, ptr %33, align 4
  %272 = icmp ult i64 %126, %52
  %273 = xor i64 %116, %44
  %274 = and i64 %273, 132064
  %275 = icmp eq i64 %274, 0
  %276 = and i1 %272, %275
  %277 = xor i64 %116, %73
  %278 = and i64 %277, -4398046248961
  %279 = icmp eq i64 %278, 0
  %280 = or i1 %279, %276
  %281 = or i1 %128, %280
  %282 = load i32, ptr %95, align 4
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %302, label %284

284:
  %285 = and i64 %273, -4398046313504
  %286 = icmp eq i64 %285, 0
  %287 = select i1 %98, i1 %286, i1 false
  br i1 %287, label %288, label %302

288:
  %289 = load i32, ptr %100, align 4
  %290 = trunc i64 %116 to i32
  %291 = and i32 %290, 31
  %292 = shl nuw i32 1, %291
  %293 = and i32 %289, %292
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %302, label %295

295:
  %296 = and i64 %116, 4398045986816
  %297 = load i32, ptr %102, align 4
  %298 = zext i32 %297 to i64
  %299 = shl nuw nsw i64 %298, 19
  %300 = icmp samesign ult i64 %296, %299
  %301 = or i1 %281, %300
  br label %302

302:
  %303 = phi i1 [ %281, %271 ], [ %281, %288 ], [ %281, %284 ], [ %301, %295 ]
  %304 = and i64 %116, -4398046511104
  %305 = icmp eq i64 %304, %37
  br i1 %305, label %306, label %315

306:
  %307 = and i64 %116, 196608
  %308 = icmp eq i64 %307, 131072
  %309 = and i64 %116, 65535
  %310 = lshr i64 %116, 5
  %311 = and i64 %310, 15
  %312 = shl nuw nsw i64 1, %311
  %313 = select i1 %308, i64 %309, i64 %312
  %314 = or i64 %313, %60
  br label %315

315:
  %316 = phi i64 [ %314, %306 ], [ %105, %302 ]
  %317 = and i64 %273, -4398046379040
  %318 = icmp eq i64 %317, 0
  %319 = select i1 %318, i64 %57, i64 %316
  %320 = or i64 %319, %267
  %321 = select i1 %303, i64 %106, i64 %320
  %322 = load ptr, ptr %104, align 8
  %323 = icmp ne ptr %322, null
  %324 = and i64 %321, 196608
  %325 = icmp eq i64 %324, 131072
  %326 = select i1 %323, i1 %325, i1 false
  br i1 %326, label %327, label %345

327:
  %328 = and i64 %116, 131072
  %329 = icmp eq i64 %328, 0
  br i1 %329, label %330, label %340

330:
  %331 = lshr i64 %116, 5
  %332 = and i64 %331, 15
  %333 = load i64, ptr %10, align 8
  %334 = mul i64 %333, %332
  %335 = lshr i64 %116, 19
  %336 = trunc i64 %335 to i32
  %337 = and i32 %336, 8388607
  %338 = getelementptr i32, ptr %322, i64 %108
  %339 = getelementptr i32, ptr %338, i64 %334
  store i32 %337, ptr %339, align 4
  br label %340

340:
  %341 = load i64, ptr %10, align 8
  %342 = mul i64 %341, %54
  %343 = getelementptr i32, ptr %322, i64 %108
  %344 = getelementptr i32, ptr %343, i64 %342
  store i32 %32, ptr %344, align 4
  br label %345

345:
  store i64 %321, ptr %115, align 8
  br label %530

346:
  %347 = icmp ult i64 %118, %52
  %348 = xor i64 %114, %44
  %349 = and i64 %348, 132064
  %350 = icmp eq i64 %349, 0
  %351 = and i1 %347, %350
  %352 = xor i64 %114, %73
  %353 = and i64 %352, -4398046248961
  %354 = icmp eq i64 %353, 0
  %355 = or i1 %354, %351
  %356 = or i1 %120, %355
  %357 = zext i1 %356 to i32
  %358 = load i32, ptr %95, align 4
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %379, label %360

360:
  %361 = and i64 %348, -4398046313504
  %362 = icmp eq i64 %361, 0
  %363 = select i1 %98, i1 %362, i1 false
  br i1 %363, label %364, label %379

364:
  %365 = load i32, ptr %100, align 4
  %366 = trunc i64 %114 to i32
  %367 = and i32 %366, 31
  %368 = shl nuw i32 1, %367
  %369 = and i32 %365, %368
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %379, label %371

371:
  %372 = and i64 %114, 4398045986816
  %373 = load i32, ptr %102, align 4
  %374 = zext i32 %373 to i64
  %375 = shl nuw nsw i64 %374, 19
  %376 = icmp samesign ult i64 %372, %375
  %377 = or i1 %356, %376
  %378 = zext i1 %377 to i32
  br label %379

379:
  %380 = phi i32 [ %357, %346 ], [ %357, %364 ], [ %357, %360 ], [ %378, %371 ]
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %411, label %382

382:
  %383 = icmp ult i64 %126, %52
  %384 = xor i64 %116, %44
  %385 = and i64 %384, 132064
  %386 = icmp eq i64 %385, 0
  %387 = and i1 %383, %386
  %388 = xor i64 %116, %73
  %389 = and i64 %388, -4398046248961
  %390 = icmp eq i64 %389, 0
  %391 = or i1 %390, %387
  %392 = or i1 %128, %391
  br i1 %359, label %411, label %393

393:
  %394 = and i64 %384, -4398046313504
  %395 = icmp eq i64 %394, 0
  %396 = select i1 %98, i1 %395, i1 false
  br i1 %396, label %397, label %411

397:
  %398 = load i32, ptr %100, align 4
  %399 = trunc i64 %116 to i32
  %400 = and i32 %399, 31
  %401 = shl nuw i32 1, %400
  %402 = and i32 %398, %401
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %411, label %404

404:
  %405 = and i64 %116, 4398045986816
  %406 = load i32, ptr %102, align 4
  %407 = zext i32 %406 to i64
  %408 = shl nuw nsw i64 %407, 19
  %409 = icmp samesign ult i64 %405, %408
  %410 = or i1 %392, %409
  br label %411

411:
  %412 = phi i1 [ false, %379 ], [ %392, %382 ], [ %392, %397 ], [ %392, %393 ], [ %410, %404 ]
  br i1 %265, label %419, label %413

413:
  %414 = load ptr, ptr %103, align 8
  %415 = icmp eq ptr %414, null
  %416 = or i1 %412, %415
  br i1 %416, label %419, label %417

417:
  store i32 1, ptr %33, align 4
  %418 = call i64 @clock_join(ptr %0, ptr %4, i64 %108, i64 %114, i64 %116)
  store i64 %418, ptr %113, align 8
  store i64 %106, ptr %115, align 8
  br label %530

419:
  %420 = phi i64 [ 0, %413 ], [ 262144, %411 ]
  %421 = and i1 %265, %269
  br i1 %359, label %441, label %422

422:
  %423 = and i64 %348, -4398046313504
  %424 = icmp eq i64 %423, 0
  %425 = select i1 %98, i1 %424, i1 false
  br i1 %425, label %426, label %441

426:
  %427 = load i32, ptr %100, align 4
  %428 = trunc i64 %114 to i32
  %429 = and i32 %428, 31
  %430 = shl nuw i32 1, %429
  %431 = and i32 %427, %430
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %441, label %433

433:
  %434 = and i64 %114, 4398045986816
  %435 = load i32, ptr %102, align 4
  %436 = zext i32 %435 to i64
  %437 = shl nuw nsw i64 %436, 19
  %438 = icmp samesign ult i64 %434, %437
  %439 = or i1 %356, %438
  %440 = zext i1 %439 to i32
  br label %441

441:
  %442 = phi i32 [ %357, %419 ], [ %357, %426 ], [ %357, %422 ], [ %440, %433 ]
  %443 = icmp ne i32 %255, 0
  %444 = zext i1 %443 to i32
  %445 = or i32 %442, %444
  %446 = and i64 %114, -4398046511104
  %447 = icmp eq i64 %446, %37
  br i1 %447, label %448, label %457

448:
  %449 = and i64 %114, 196608
  %450 = icmp eq i64 %449, 131072
  %451 = and i64 %114, 65535
  %452 = lshr i64 %114, 5
  %453 = and i64 %452, 15
  %454 = shl nuw nsw i64 1, %453
  %455 = select i1 %450, i64 %451, i64 %454
  %456 = or i64 %455, %60
  br label %457

457:
  %458 = phi i64 [ %456, %448 ], [ %105, %441 ]
  %459 = and i64 %348, -4398046379040
  %460 = icmp eq i64 %459, 0
  %461 = select i1 %460, i64 %57, i64 %458
  %462 = and i64 %420, %114
  %463 = or i64 %461, %462
  %464 = icmp eq i32 %445, 0
  %465 = or i64 %420, %75
  %466 = select i1 %464, i64 %463, i64 %465
  %467 = icmp ne i64 %116, 0
  %468 = xor i1 %421, true
  %469 = select i1 %468, i1 %467, i1 false
  %470 = icmp ult i64 %126, %52
  %471 = xor i64 %116, %44
  %472 = and i64 %471, 132064
  %473 = icmp eq i64 %472, 0
  %474 = and i1 %470, %473
  %475 = xor i64 %116, %73
  %476 = and i64 %475, -4398046248961
  %477 = icmp eq i64 %476, 0
  %478 = or i1 %477, %474
  %479 = or i1 %128, %478
  br i1 %359, label %498, label %480

480:
  %481 = and i64 %471, -4398046313504
  %482 = icmp eq i64 %481, 0
  %483 = select i1 %98, i1 %482, i1 false
  br i1 %483, label %484, label %498

484:
  %485 = load i32, ptr %100, align 4
  %486 = trunc i64 %116 to i32
  %487 = and i32 %486, 31
  %488 = shl nuw i32 1, %487
  %489 = and i32 %485, %488
  %490 = icmp eq i32 %489, 0
  br i1 %490, label %498, label %491

491:
  %492 = and i64 %116, 4398045986816
  %493 = load i32, ptr %102, align 4
  %494 = zext i32 %493 to i64
  %495 = shl nuw nsw i64 %494, 19
  %496 = icmp samesign ult i64 %492, %495
  %497 = or i1 %479, %496
  br label %498

498:
  %499 = phi i1 [ %479, %457 ], [ %479, %484 ], [ %479, %480 ], [ %497, %491 ]
  %500 = trunc i32 %254 to i1
  %501 = or i1 %499, %500
  %502 = select i1 %469, i1 %501, i1 false
  br i1 %502, label %503, label %504

503:
  store i64 0, ptr %115, align 8
  br label %504

504:
  %505 = load ptr, ptr %103, align 8
  %506 = icmp ne ptr %505, null
  %507 = and i64 %466, 196608
  %508 = icmp eq i64 %507, 131072
  %509 = select i1 %506, i1 %508, i1 false
  br i1 %509, label %510, label %529

510:
  %511 = and i64 %114, 131072
  %512 = icmp eq i64 %511, 0
  %513 = load i64, ptr %10, align 8
  br i1 %512, label %514, label %524

514:
  %515 = lshr i64 %114, 5
  %516 = and i64 %515, 15
  %517 = mul i64 %513, %516
  %518 = lshr i64 %114, 19
  %519 = trunc i64 %518 to i32
  %520 = and i32 %519, 8388607
  %521 = getelementptr i32, ptr %505, i64 %108
  %522 = getelementptr i32, ptr %521, i64 %517
  store i32 %520, ptr %522, align 4
  %523 = load i64, ptr %10, align 8
  br label %524

524:
  %525 = phi i64 [ %523, %514 ], [ %513, %510 ]
  %526 = mul i64 %525, %54
  %527 = getelementptr i32, ptr %505, i64 %108
  %528 = getelementptr i32, ptr %527, i64 %526
  store i32 %32, ptr %528, align 4
  br label %529

529:
  store i64 %466, ptr %113, align 8
  br label %530

530:
  %531 = add nuw i64 %108, 1
  %532 = icmp eq i64 %531, %91
  br i1 %532, label %111, label %107
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
  %22 = alloca <32 x i64>, align 256
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca %struct.Lanes, align 64
  %25 = alloca %struct.Lanes, align 64
  %26 = alloca <32 x i64>, align 256
  %27 = alloca %struct.Lanes, align 64
  %28 = alloca <32 x i64>, align 256
  %29 = alloca %struct.Lanes, align 64
  %30 = alloca %struct.Lanes, align 64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i64, ptr %32, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  %39 = add i32 %37, -1
  %40 = shl nuw i32 1, %39
  %41 = select i1 %38, i32 %2, i32 %40
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 3
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %52 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %53 = getelementptr inbounds nuw i8, ptr %21, i64 128
  br i1 %44, label %54, label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %56 = load i64, ptr %55, align 8
  %57 = freeze i64 %56
  %58 = icmp ult i64 %57, 2
  br label %59

59:
  %60 = phi i64 [ 1, %7 ], [ 2, %54 ]
  %61 = phi i1 [ false, %7 ], [ %58, %54 ]
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %63 = load ptr, ptr %62, align 8
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %66 = getelementptr inbounds nuw i8, ptr %63, i64 12
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %68 = load i64, ptr %67, align 8
  %69 = shl i64 %68, 42
  %70 = zext i32 %64 to i64
  %71 = shl nuw nsw i64 %70, 19
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = shl nuw nsw i64 %74, 5
  %76 = or disjoint i64 %75, %69
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %78 = load i32, ptr %77, align 8
  %79 = zext i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 19
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %82 = load i32, ptr %81, align 4
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
  %93 = select i1 %61, i64 %69, i64 %60
  %94 = select i1 %61, i64 %69, i64 1
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  br i1 %111, label %112, label %117

112:
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %114 = load ptr, ptr %113, align 8
  %115 = load i32, ptr %114, align 4
  %116 = or i32 %115, 2
  store i32 %116, ptr %114, align 4
  call void @suspect(ptr %0)
  br label %942

117:
  %118 = icmp ne i32 %108, 1
  %119 = icmp eq i32 %2, -1
  %120 = and i1 %119, %118
  br i1 %120, label %123, label %121

121:
  %122 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %132

123:
  %124 = insertelement <32 x i64> poison, i64 %109, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = mul nuw nsw <32 x i64> %125, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %127 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = add <32 x i64> %126, %127
  %129 = icmp ne <32 x i64> %106, %128
  %130 = bitcast <32 x i1> %129 to i32
  %131 = icmp eq i32 %130, 0
  br label %132

132:
  %133 = phi <32 x i64> [ %122, %121 ], [ %127, %123 ]
  %134 = phi i1 [ false, %121 ], [ %131, %123 ]
  %135 = call i64 @llvm.cttz.i64(i64 %109, i1 true)
  %136 = insertelement <32 x i64> poison, i64 %135, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = add i64 %110, 32
  %139 = insertelement <32 x i64> poison, i64 %76, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = select i1 %6, i64 %94, i64 0
  %142 = insertelement <32 x i64> poison, i64 %93, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %69, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %80, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %149 = insertelement <32 x i64> poison, i64 %84, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %153 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %154 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %155 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %156 = insertelement <32 x i64> poison, i64 %89, i64 0
  %157 = insertelement <32 x i64> poison, i64 %92, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  %159 = or i64 %71, -4398046314496
  %160 = insertelement <32 x i64> poison, i64 %159, i64 0
  %161 = shufflevector <32 x i64> %160, <32 x i64> poison, <32 x i32> zeroinitializer
  %162 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %163 = or <32 x i64> %162, splat (i64 262144)
  %164 = insertelement <32 x i32> poison, i32 %64, i64 0
  %165 = shufflevector <32 x i32> %164, <32 x i32> poison, <32 x i32> zeroinitializer
  %166 = insertelement <32 x i64> poison, i64 %141, i64 0
  %167 = shufflevector <32 x i64> %166, <32 x i64> poison, <32 x i32> zeroinitializer
  %168 = or disjoint i64 %71, 262144
  %169 = insertelement <32 x i64> poison, i64 %168, i64 0
  %170 = shufflevector <32 x i64> %169, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %171

171:
  %172 = phi i64 [ 0, %132 ], [ %940, %939 ]
  %173 = insertelement <32 x i64> poison, i64 %172, i64 0
  %174 = shufflevector <32 x i64> %173, <32 x i64> poison, <32 x i32> zeroinitializer
  %175 = add <32 x i64> %174, %106
  br i1 %134, label %176, label %183

176:
  %177 = shl nuw nsw i64 %172, 5
  %178 = insertelement <32 x i64> poison, i64 %177, i64 0
  %179 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> zeroinitializer
  %180 = or disjoint <32 x i64> %179, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %181 = add <32 x i64> %180, %133
  %182 = lshr <32 x i64> %180, %137
  br label %183

183:
  %184 = phi <32 x i64> [ %181, %176 ], [ %175, %171 ]
  %185 = phi <32 x i64> [ %182, %176 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %171 ]
  %186 = load i32, ptr %36, align 4
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %193, label %188

188:
  %189 = add i32 %186, -1
  %190 = zext i32 %189 to i64
  %191 = insertelement <32 x i64> poison, i64 %190, i64 0
  %192 = shufflevector <32 x i64> %191, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %193

193:
  %194 = phi <32 x i64> [ %192, %188 ], [ %185, %183 ]
  %195 = load i64, ptr %33, align 8
  br i1 %134, label %196, label %200

196:
  %197 = shl i64 %172, 5
  %198 = add i64 %138, %197
  %199 = icmp ugt i64 %198, %195
  br i1 %199, label %200, label %206

200:
  %201 = insertelement <32 x i64> poison, i64 %195, i64 0
  %202 = shufflevector <32 x i64> %201, <32 x i64> poison, <32 x i32> zeroinitializer
  %203 = icmp ult <32 x i64> %184, %202
  %204 = bitcast <32 x i1> %203 to i32
  %205 = and i32 %2, %204
  br label %206

206:
  %207 = phi i32 [ %205, %200 ], [ %2, %196 ]
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %939, label %209

209:
  %210 = or <32 x i64> %194, %140
  %211 = call i32 @llvm.cttz.i32(i32 %207, i1 false)
  store <32 x i64> %184, ptr %29, align 64
  %212 = zext nneg i32 %211 to i64
  %213 = getelementptr inbounds nuw i64, ptr %29, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = sub i64 %214, %212
  br i1 %134, label %245, label %216

216:
  %217 = insertelement <32 x i64> poison, i64 %215, i64 0
  %218 = shufflevector <32 x i64> %217, <32 x i64> poison, <32 x i32> zeroinitializer
  %219 = add <32 x i64> %218, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %220 = icmp eq <32 x i64> %184, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = xor i32 %207, -1
  %223 = or i32 %221, %222
  %224 = icmp eq i32 %223, -1
  br i1 %224, label %245, label %225

225:
  %226 = insertelement <32 x i64> poison, i64 %214, i64 0
  %227 = shufflevector <32 x i64> %226, <32 x i64> poison, <32 x i32> zeroinitializer
  %228 = icmp eq <32 x i64> %184, %227
  %229 = bitcast <32 x i1> %228 to i32
  %230 = or i32 %229, %222
  %231 = icmp eq i32 %230, -1
  br i1 %231, label %251, label %232

232:
  %233 = icmp eq i32 %207, -1
  br i1 %233, label %234, label %262

234:
  %235 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %236 = add <32 x i64> %235, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %237 = icmp ne <32 x i64> %184, %236
  %238 = bitcast <32 x i1> %237 to i32
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %260, label %240

240:
  %241 = icmp ne <32 x i64> %184, %235
  %242 = bitcast <32 x i1> %241 to i32
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %260, label %244

244:
  store <32 x i64> zeroinitializer, ptr %25, align 64
  store <32 x i64> %184, ptr %24, align 64
  br label %275

245:
  %246 = getelementptr inbounds nuw i64, ptr %32, i64 %215
  %247 = bitcast i32 %207 to <32 x i1>
  %248 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %246, <32 x i1> %247, <32 x i64> zeroinitializer)
  %249 = getelementptr inbounds nuw i64, ptr %35, i64 %215
  %250 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %249, <32 x i1> %247, <32 x i64> zeroinitializer)
  br label %349

251:
  %252 = getelementptr i64, ptr %32, i64 %214
  %253 = load i64, ptr %252, align 8
  %254 = insertelement <32 x i64> poison, i64 %253, i64 0
  %255 = shufflevector <32 x i64> %254, <32 x i64> poison, <32 x i32> zeroinitializer
  %256 = getelementptr i64, ptr %35, i64 %214
  %257 = load i64, ptr %256, align 8
  %258 = insertelement <32 x i64> poison, i64 %257, i64 0
  %259 = shufflevector <32 x i64> %258, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %349

260:
  %261 = phi i32 [ 2, %234 ], [ 3, %240 ]
  store <32 x i64> zeroinitializer, ptr %25, align 64
  br label %286

262:
  store <32 x i64> zeroinitializer, ptr %25, align 64
  store <32 x i64> %184, ptr %24, align 64
  br label %263

263:
  %264 = phi i32 [ %273, %263 ], [ %207, %262 ]
  %265 = call i32 @llvm.cttz.i32(i32 %264, i1 true)
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw i64, ptr %24, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds nuw i64, ptr %32, i64 %268
  %270 = load i64, ptr %269, align 8
  %271 = getelementptr inbounds nuw i64, ptr %25, i64 %266
  store i64 %270, ptr %271, align 8
  %272 = add i32 %264, -1
  %273 = and i32 %272, %264
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %304, label %263

275:
  %276 = phi i64 [ 0, %244 ], [ %282, %275 ]
  %277 = getelementptr inbounds nuw i64, ptr %24, i64 %276
  %278 = load i64, ptr %277, align 8
  %279 = getelementptr inbounds nuw i64, ptr %32, i64 %278
  %280 = load i64, ptr %279, align 8
  %281 = getelementptr inbounds nuw i64, ptr %25, i64 %276
  store i64 %280, ptr %281, align 8
  %282 = add nuw nsw i64 %276, 1
  %283 = icmp eq i64 %282, 32
  br i1 %283, label %284, label %275

284:
  %285 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %184, ptr %23, align 64
  br label %318

286:
  %287 = phi i1 [ true, %260 ], [ false, %301 ]
  %288 = phi ptr [ %26, %260 ], [ %48, %301 ]
  %289 = phi ptr [ %25, %260 ], [ %49, %301 ]
  %290 = phi ptr [ %25, %260 ], [ %50, %301 ]
  store <32 x i64> %184, ptr %26, align 256
  %291 = load i64, ptr %288, align 64
  %292 = getelementptr inbounds nuw i64, ptr %32, i64 %291
  br i1 %239, label %295, label %293

293:
  %294 = load i64, ptr %292, align 8
  br label %296

295:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %289, ptr align 8 %292, i64 128, i1 false)
  br label %301

296:
  %297 = phi i64 [ 0, %293 ], [ %299, %296 ]
  %298 = getelementptr inbounds nuw i64, ptr %290, i64 %297
  store i64 %294, ptr %298, align 8
  %299 = add nuw nsw i64 %297, 1
  %300 = icmp eq i64 %299, 16
  br i1 %300, label %301, label %296

301:
  br i1 %287, label %286, label %302

302:
  %303 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %329

304:
  %305 = load <32 x i64>, ptr %25, align 64
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %184, ptr %23, align 64
  br label %306

306:
  %307 = phi i32 [ %316, %306 ], [ %207, %304 ]
  %308 = call i32 @llvm.cttz.i32(i32 %307, i1 true)
  %309 = zext nneg i32 %308 to i64
  %310 = getelementptr inbounds nuw i64, ptr %23, i64 %309
  %311 = load i64, ptr %310, align 8
  %312 = getelementptr inbounds nuw i64, ptr %35, i64 %311
  %313 = load i64, ptr %312, align 8
  %314 = getelementptr inbounds nuw i64, ptr %27, i64 %309
  store i64 %313, ptr %314, align 8
  %315 = add i32 %307, -1
  %316 = and i32 %315, %307
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %327, label %306

318:
  %319 = phi i64 [ 0, %284 ], [ %325, %318 ]
  %320 = getelementptr inbounds nuw i64, ptr %23, i64 %319
  %321 = load i64, ptr %320, align 8
  %322 = getelementptr inbounds nuw i64, ptr %35, i64 %321
  %323 = load i64, ptr %322, align 8
  %324 = getelementptr inbounds nuw i64, ptr %27, i64 %319
  store i64 %323, ptr %324, align 8
  %325 = add nuw nsw i64 %319, 1
  %326 = icmp eq i64 %325, 32
  br i1 %326, label %327, label %318

327:
  %328 = phi <32 x i64> [ %285, %318 ], [ %305, %306 ]
  br label %345

329:
  %330 = phi i1 [ true, %302 ], [ false, %344 ]
  %331 = phi ptr [ %28, %302 ], [ %45, %344 ]
  %332 = phi ptr [ %27, %302 ], [ %46, %344 ]
  %333 = phi ptr [ %27, %302 ], [ %47, %344 ]
  store <32 x i64> %184, ptr %28, align 256
  %334 = load i64, ptr %331, align 64
  %335 = getelementptr inbounds nuw i64, ptr %35, i64 %334
  br i1 %239, label %338, label %336

336:
  %337 = load i64, ptr %335, align 8
  br label %339

338:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %332, ptr align 8 %335, i64 128, i1 false)
  br label %344

339:
  %340 = phi i64 [ 0, %336 ], [ %342, %339 ]
  %341 = getelementptr inbounds nuw i64, ptr %333, i64 %340
  store i64 %337, ptr %341, align 8
  %342 = add nuw nsw i64 %340, 1
  %343 = icmp eq i64 %342, 16
  br i1 %343, label %344, label %339

344:
  br i1 %330, label %329, label %345

345:
  %346 = phi i32 [ 4, %327 ], [ %261, %344 ]
  %347 = phi <32 x i64> [ %328, %327 ], [ %303, %344 ]
  %348 = load <32 x i64>, ptr %27, align 64
  br label %349

349:
  %350 = phi <32 x i64> [ %248, %245 ], [ %255, %251 ], [ %347, %345 ]
  %351 = phi i32 [ 0, %245 ], [ 1, %251 ], [ %346, %345 ]
  %352 = phi <32 x i64> [ %250, %245 ], [ %259, %251 ], [ %348, %345 ]
  %353 = icmp uge <32 x i64> %350, %143
  br i1 %61, label %354, label %365

354:
  %355 = sub <32 x i64> %350, %145
  %356 = icmp uge <32 x i64> %355, %147
  %357 = and <32 x i1> %353, %356
  %358 = and <32 x i64> %350, splat (i64 262144)
  %359 = icmp eq <32 x i64> %358, zeroinitializer
  %360 = and <32 x i1> %359, %357
  %361 = icmp uge <32 x i64> %352, %143
  %362 = sub <32 x i64> %352, %145
  %363 = icmp uge <32 x i64> %362, %147
  %364 = and <32 x i1> %361, %363
  br label %370

365:
  %366 = and <32 x i64> %350, splat (i64 262144)
  %367 = icmp eq <32 x i64> %366, zeroinitializer
  %368 = and <32 x i1> %353, %367
  %369 = icmp uge <32 x i64> %352, %143
  br label %370

370:
  %371 = phi <32 x i1> [ %360, %354 ], [ %368, %365 ]
  %372 = phi <32 x i1> [ %359, %354 ], [ %367, %365 ]
  %373 = phi <32 x i64> [ %358, %354 ], [ %366, %365 ]
  %374 = phi <32 x i1> [ %364, %354 ], [ %369, %365 ]
  %375 = and <32 x i64> %352, splat (i64 262144)
  %376 = icmp eq <32 x i64> %375, zeroinitializer
  %377 = select <32 x i1> %374, <32 x i1> %376, <32 x i1> zeroinitializer
  %378 = or <32 x i1> %371, %377
  %379 = bitcast <32 x i1> %378 to i32
  %380 = and i32 %207, %379
  %381 = icmp eq i32 %380, 0
  br i1 %381, label %382, label %926

382:
  %383 = icmp ult <32 x i64> %350, %143
  %384 = sub <32 x i64> %350, %145
  %385 = icmp ult <32 x i64> %384, %147
  %386 = or <32 x i1> %383, %385
  %387 = icmp ult <32 x i64> %350, %167
  %388 = icmp ult <32 x i64> %352, %143
  %389 = sub <32 x i64> %352, %145
  %390 = icmp ult <32 x i64> %389, %147
  %391 = or <32 x i1> %388, %390
  br i1 %61, label %392, label %397

392:
  %393 = load i32, ptr %77, align 8
  %394 = add i32 %393, 1
  %395 = load i32, ptr %148, align 8
  %396 = icmp eq i32 %395, %394
  br label %406

397:
  %398 = load i64, ptr %4, align 8
  %399 = lshr i64 %398, 40
  %400 = trunc nuw nsw i64 %399 to i32
  %401 = and i32 %400, 31
  %402 = shl nuw i32 1, %401
  %403 = load i32, ptr %66, align 4
  %404 = and i32 %402, %403
  %405 = icmp ne i32 %404, 0
  br label %406

406:
  %407 = phi i1 [ %396, %392 ], [ %405, %397 ]
  %408 = xor <32 x i1> %386, splat (i1 true)
  %409 = xor <32 x i1> %391, splat (i1 true)
  %410 = select <32 x i1> %409, <32 x i1> splat (i1 true), <32 x i1> %387
  %411 = select <32 x i1> %410, <32 x i1> splat (i1 true), <32 x i1> %408
  %412 = bitcast <32 x i1> %411 to i32
  %413 = and i32 %207, %412
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %415, label %420

415:
  %416 = xor <32 x i64> %350, %140
  %417 = and <32 x i64> %416, splat (i64 132064)
  %418 = xor <32 x i64> %350, %210
  %419 = and <32 x i64> %418, splat (i64 -4398046248961)
  br label %542

420:
  %421 = bitcast <32 x i1> %387 to i32
  %422 = and i32 %207, %421
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %425, label %424

424:
  call void @suspect(ptr %0)
  br label %425

425:
  %426 = icmp ult <32 x i64> %384, %150
  %427 = xor <32 x i64> %350, %140
  %428 = and <32 x i64> %427, splat (i64 132064)
  %429 = icmp eq <32 x i64> %428, zeroinitializer
  %430 = select <32 x i1> %426, <32 x i1> %429, <32 x i1> zeroinitializer
  %431 = or <32 x i1> %386, %430
  %432 = xor <32 x i64> %350, %210
  %433 = and <32 x i64> %432, splat (i64 -4398046248961)
  %434 = icmp eq <32 x i64> %433, zeroinitializer
  %435 = select <32 x i1> %434, <32 x i1> splat (i1 true), <32 x i1> %431
  %436 = load i32, ptr %151, align 4
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %460, label %438

438:
  %439 = and <32 x i64> %194, splat (i64 31)
  %440 = getelementptr i32, ptr %152, <32 x i64> %439
  %441 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %440, <32 x i1> splat (i1 true), <32 x i32> poison)
  %442 = zext <32 x i32> %441 to <32 x i64>
  %443 = getelementptr i32, ptr %153, <32 x i64> %439
  %444 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %443, <32 x i1> splat (i1 true), <32 x i32> poison)
  %445 = zext <32 x i32> %444 to <32 x i64>
  %446 = shl nuw nsw <32 x i64> %445, splat (i64 19)
  %447 = and <32 x i64> %210, splat (i64 196608)
  %448 = and <32 x i64> %427, splat (i64 -4398046313504)
  %449 = or <32 x i64> %448, %447
  %450 = icmp eq <32 x i64> %449, zeroinitializer
  %451 = and <32 x i64> %350, splat (i64 31)
  %452 = shl nuw nsw <32 x i64> splat (i64 1), %451
  %453 = and <32 x i64> %452, %442
  %454 = icmp ne <32 x i64> %453, zeroinitializer
  %455 = and <32 x i64> %350, splat (i64 4398045986816)
  %456 = icmp samesign ult <32 x i64> %455, %446
  %457 = select <32 x i1> %456, <32 x i1> %454, <32 x i1> zeroinitializer
  %458 = select <32 x i1> %457, <32 x i1> %450, <32 x i1> zeroinitializer
  %459 = or <32 x i1> %435, %458
  br label %460

460:
  %461 = phi <32 x i1> [ %459, %438 ], [ %435, %425 ]
  %462 = xor <32 x i1> %461, splat (i1 true)
  %463 = bitcast <32 x i1> %462 to i32
  %464 = and i32 %207, %463
  br i1 %407, label %468, label %465

465:
  %466 = bitcast <32 x i1> %372 to i32
  %467 = and i32 %464, %466
  br label %468

468:
  %469 = phi i32 [ %464, %460 ], [ %467, %465 ]
  %470 = icmp eq i32 %469, 0
  %471 = select i1 %470, i1 true, i1 %97
  br i1 %471, label %476, label %472

472:
  %473 = load ptr, ptr %154, align 8
  %474 = load i64, ptr %33, align 8
  %475 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %469, <32 x i64> %350, <32 x i64> %184, ptr %473, i64 %474)
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
  %483 = icmp ult <32 x i64> %389, %150
  %484 = xor <32 x i64> %352, %140
  %485 = and <32 x i64> %484, splat (i64 132064)
  %486 = icmp eq <32 x i64> %485, zeroinitializer
  %487 = select <32 x i1> %483, <32 x i1> %486, <32 x i1> zeroinitializer
  %488 = or <32 x i1> %391, %487
  %489 = xor <32 x i64> %352, %210
  %490 = and <32 x i64> %489, splat (i64 -4398046248961)
  %491 = icmp eq <32 x i64> %490, zeroinitializer
  %492 = select <32 x i1> %491, <32 x i1> splat (i1 true), <32 x i1> %488
  %493 = load i32, ptr %151, align 4
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %517, label %495

495:
  %496 = and <32 x i64> %194, splat (i64 31)
  %497 = getelementptr i32, ptr %152, <32 x i64> %496
  %498 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %497, <32 x i1> splat (i1 true), <32 x i32> poison)
  %499 = zext <32 x i32> %498 to <32 x i64>
  %500 = getelementptr i32, ptr %153, <32 x i64> %496
  %501 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %500, <32 x i1> splat (i1 true), <32 x i32> poison)
  %502 = zext <32 x i32> %501 to <32 x i64>
  %503 = shl nuw nsw <32 x i64> %502, splat (i64 19)
  %504 = and <32 x i64> %210, splat (i64 196608)
  %505 = and <32 x i64> %484, splat (i64 -4398046313504)
  %506 = or <32 x i64> %505, %504
  %507 = icmp eq <32 x i64> %506, zeroinitializer
  %508 = and <32 x i64> %352, splat (i64 31)
  %509 = shl nuw nsw <32 x i64> splat (i64 1), %508
  %510 = and <32 x i64> %509, %499
  %511 = icmp ne <32 x i64> %510, zeroinitializer
  %512 = and <32 x i64> %352, splat (i64 4398045986816)
  %513 = icmp samesign ult <32 x i64> %512, %503
  %514 = select <32 x i1> %513, <32 x i1> %511, <32 x i1> zeroinitializer
  %515 = select <32 x i1> %514, <32 x i1> %507, <32 x i1> zeroinitializer
  %516 = or <32 x i1> %492, %515
  br label %517

517:
  %518 = phi <32 x i1> [ %516, %495 ], [ %492, %482 ]
  %519 = xor <32 x i1> %518, splat (i1 true)
  %520 = bitcast <32 x i1> %519 to i32
  %521 = and i32 %207, %520
  br i1 %407, label %522, label %525

522:
  %523 = load i32, ptr %65, align 4
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %525, label %528

525:
  %526 = bitcast <32 x i1> %376 to i32
  %527 = and i32 %521, %526
  br label %528

528:
  %529 = phi i32 [ %521, %522 ], [ %527, %525 ]
  %530 = icmp eq i32 %529, 0
  %531 = select i1 %530, i1 true, i1 %97
  br i1 %531, label %536, label %532

532:
  %533 = load ptr, ptr %155, align 8
  %534 = load i64, ptr %33, align 8
  %535 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %41, i32 %529, <32 x i64> %352, <32 x i64> %184, ptr %533, i64 %534)
  br label %536

536:
  %537 = phi i32 [ %535, %532 ], [ 0, %528 ]
  %538 = xor i32 %537, -1
  %539 = and i32 %529, %538
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %542, label %541

541:
  call void @suspect(ptr %0)
  br label %542

542:
  %543 = phi <32 x i64> [ %419, %415 ], [ %433, %541 ], [ %433, %536 ]
  %544 = phi <32 x i64> [ %417, %415 ], [ %428, %541 ], [ %428, %536 ]
  %545 = phi <32 x i64> [ %416, %415 ], [ %427, %541 ], [ %427, %536 ]
  %546 = phi i32 [ 0, %415 ], [ %477, %541 ], [ %477, %536 ]
  %547 = phi i32 [ 0, %415 ], [ %537, %541 ], [ %537, %536 ]
  %548 = icmp ult <32 x i64> %384, %150
  %549 = icmp eq <32 x i64> %544, zeroinitializer
  %550 = select <32 x i1> %548, <32 x i1> %549, <32 x i1> zeroinitializer
  %551 = or <32 x i1> %386, %550
  %552 = icmp eq <32 x i64> %543, zeroinitializer
  %553 = select <32 x i1> %552, <32 x i1> splat (i1 true), <32 x i1> %551
  %554 = load i32, ptr %151, align 4
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %578, label %556

556:
  %557 = and <32 x i64> %194, splat (i64 31)
  %558 = getelementptr i32, ptr %152, <32 x i64> %557
  %559 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %558, <32 x i1> splat (i1 true), <32 x i32> poison)
  %560 = zext <32 x i32> %559 to <32 x i64>
  %561 = getelementptr i32, ptr %153, <32 x i64> %557
  %562 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %561, <32 x i1> splat (i1 true), <32 x i32> poison)
  %563 = zext <32 x i32> %562 to <32 x i64>
  %564 = shl nuw nsw <32 x i64> %563, splat (i64 19)
  %565 = and <32 x i64> %210, splat (i64 196608)
  %566 = and <32 x i64> %545, splat (i64 -4398046313504)
  %567 = or <32 x i64> %566, %565
  %568 = icmp eq <32 x i64> %567, zeroinitializer
  %569 = and <32 x i64> %350, splat (i64 31)
  %570 = shl nuw nsw <32 x i64> splat (i64 1), %569
  %571 = and <32 x i64> %570, %560
  %572 = icmp ne <32 x i64> %571, zeroinitializer
  %573 = and <32 x i64> %350, splat (i64 4398045986816)
  %574 = icmp samesign ult <32 x i64> %573, %564
  %575 = select <32 x i1> %574, <32 x i1> %572, <32 x i1> zeroinitializer
  %576 = select <32 x i1> %575, <32 x i1> %568, <32 x i1> zeroinitializer
  %577 = or <32 x i1> %553, %576
  br label %578

578:
  %579 = phi <32 x i1> [ %577, %556 ], [ %553, %542 ]
  %580 = bitcast i32 %546 to <32 x i1>
  %581 = lshr <32 x i64> %350, splat (i64 5)
  %582 = and <32 x i64> %581, splat (i64 15)
  %583 = shl nuw nsw <32 x i64> splat (i64 1), %582
  %584 = and <32 x i64> %350, splat (i64 196608)
  %585 = icmp eq <32 x i64> %584, splat (i64 131072)
  %586 = and <32 x i64> %350, splat (i64 65535)
  %587 = select <32 x i1> %585, <32 x i64> %586, <32 x i64> %583
  %588 = and <32 x i64> %350, splat (i64 -4398046511104)
  %589 = icmp eq <32 x i64> %588, %145
  %590 = or <32 x i64> %587, %158
  %591 = select <32 x i1> %589, <32 x i64> %590, <32 x i64> %161
  %592 = and <32 x i64> %545, splat (i64 -4398046379040)
  %593 = icmp eq <32 x i64> %592, zeroinitializer
  %594 = select <32 x i1> %593, <32 x i64> %162, <32 x i64> %591
  %595 = icmp ne <32 x i64> %352, zeroinitializer
  %596 = bitcast <32 x i1> %595 to i32
  %597 = icmp ult <32 x i64> %389, %150
  %598 = xor <32 x i64> %352, %140
  %599 = and <32 x i64> %598, splat (i64 132064)
  %600 = icmp eq <32 x i64> %599, zeroinitializer
  %601 = select <32 x i1> %597, <32 x i1> %600, <32 x i1> zeroinitializer
  %602 = or <32 x i1> %391, %601
  %603 = xor <32 x i64> %352, %210
  %604 = and <32 x i64> %603, splat (i64 -4398046248961)
  %605 = icmp eq <32 x i64> %604, zeroinitializer
  %606 = select <32 x i1> %605, <32 x i1> splat (i1 true), <32 x i1> %602
  br i1 %555, label %629, label %607

607:
  %608 = and <32 x i64> %194, splat (i64 31)
  %609 = getelementptr i32, ptr %152, <32 x i64> %608
  %610 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %609, <32 x i1> splat (i1 true), <32 x i32> poison)
  %611 = zext <32 x i32> %610 to <32 x i64>
  %612 = getelementptr i32, ptr %153, <32 x i64> %608
  %613 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %612, <32 x i1> splat (i1 true), <32 x i32> poison)
  %614 = zext <32 x i32> %613 to <32 x i64>
  %615 = shl nuw nsw <32 x i64> %614, splat (i64 19)
  %616 = and <32 x i64> %210, splat (i64 196608)
  %617 = and <32 x i64> %598, splat (i64 -4398046313504)
  %618 = or <32 x i64> %617, %616
  %619 = icmp eq <32 x i64> %618, zeroinitializer
  %620 = and <32 x i64> %352, splat (i64 31)
  %621 = shl nuw nsw <32 x i64> splat (i64 1), %620
  %622 = and <32 x i64> %621, %611
  %623 = icmp ne <32 x i64> %622, zeroinitializer
  %624 = and <32 x i64> %352, splat (i64 4398045986816)
  %625 = icmp samesign ult <32 x i64> %624, %615
  %626 = select <32 x i1> %625, <32 x i1> %623, <32 x i1> zeroinitializer
  %627 = select <32 x i1> %626, <32 x i1> %619, <32 x i1> zeroinitializer
  %628 = or <32 x i1> %606, %627
  br label %629

629:
  %630 = phi <32 x i1> [ %628, %607 ], [ %606, %578 ]
  %631 = bitcast <32 x i1> %630 to i32
  %632 = or i32 %547, %631
  %633 = and i32 %632, %596
  %634 = and i32 %633, %207
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %675, label %636

636:
  %637 = icmp eq i32 %351, 0
  br i1 %637, label %638, label %641

638:
  %639 = getelementptr inbounds nuw i64, ptr %35, i64 %215
  %640 = bitcast i32 %634 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %639, <32 x i1> %640)
  br label %675

641:
  store <32 x i64> zeroinitializer, ptr %16, align 64
  %642 = icmp eq i32 %351, 1
  br i1 %642, label %643, label %650

643:
  %644 = call i32 @llvm.ctlz.i32(i32 %634, i1 true)
  %645 = xor i32 %644, 31
  %646 = zext nneg i32 %645 to i64
  %647 = getelementptr inbounds nuw i64, ptr %16, i64 %646
  %648 = load i64, ptr %647, align 8
  %649 = getelementptr i64, ptr %35, i64 %214
  store i64 %648, ptr %649, align 8
  br label %674

650:
  store <32 x i64> %184, ptr %15, align 64
  %651 = icmp eq i32 %634, -1
  br i1 %651, label %664, label %652

652:
  %653 = phi i32 [ %662, %652 ], [ %634, %650 ]
  %654 = call i32 @llvm.cttz.i32(i32 %653, i1 true)
  %655 = zext nneg i32 %654 to i64
  %656 = getelementptr inbounds nuw i64, ptr %15, i64 %655
  %657 = load i64, ptr %656, align 8
  %658 = getelementptr inbounds nuw i64, ptr %16, i64 %655
  %659 = load i64, ptr %658, align 8
  %660 = getelementptr inbounds nuw i64, ptr %35, i64 %657
  store i64 %659, ptr %660, align 8
  %661 = add i32 %653, -1
  %662 = and i32 %661, %653
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %673, label %652

664:
  %665 = phi i64 [ %671, %664 ], [ 0, %650 ]
  %666 = getelementptr inbounds nuw i64, ptr %15, i64 %665
  %667 = load i64, ptr %666, align 8
  %668 = getelementptr inbounds nuw i64, ptr %16, i64 %665
  %669 = load i64, ptr %668, align 8
  %670 = getelementptr inbounds nuw i64, ptr %35, i64 %667
  store i64 %669, ptr %670, align 8
  %671 = add nuw nsw i64 %665, 1
  %672 = icmp eq i64 %671, 32
  br i1 %672, label %673, label %664

673:
  br label %674

674:
  br label %675

675:
  %676 = or <32 x i1> %579, %580
  %677 = or <32 x i64> %373, %594
  %678 = select <32 x i1> %676, <32 x i64> %163, <32 x i64> %677
  %679 = or <32 x i64> %170, %210
  %680 = select <32 x i1> %676, <32 x i64> %679, <32 x i64> %677
  %681 = load ptr, ptr %154, align 8
  %682 = icmp eq ptr %681, null
  br i1 %682, label %770, label %683

683:
  %684 = and <32 x i64> %680, splat (i64 196608)
  %685 = icmp eq <32 x i64> %684, splat (i64 131072)
  %686 = bitcast <32 x i1> %685 to i32
  %687 = and i32 %207, %686
  %688 = icmp eq i32 %687, 0
  br i1 %688, label %770, label %689

689:
  %690 = and <32 x i64> %350, splat (i64 131072)
  %691 = icmp eq <32 x i64> %690, zeroinitializer
  %692 = bitcast <32 x i1> %691 to i32
  %693 = and i32 %687, %692
  %694 = icmp eq i32 %693, 0
  %695 = load i64, ptr %33, align 8
  br i1 %694, label %734, label %696

696:
  %697 = insertelement <32 x i64> poison, i64 %695, i64 0
  %698 = shufflevector <32 x i64> %697, <32 x i64> poison, <32 x i32> zeroinitializer
  %699 = mul <32 x i64> %698, %582
  %700 = lshr <32 x i64> %350, splat (i64 19)
  %701 = and <32 x i64> %700, splat (i64 8388607)
  store <32 x i64> %699, ptr %10, align 64
  store <32 x i64> %701, ptr %11, align 64
  store <32 x i64> %184, ptr %9, align 64
  %702 = icmp eq i32 %693, -1
  br i1 %702, label %719, label %703

703:
  %704 = phi i32 [ %717, %703 ], [ %693, %696 ]
  %705 = call i32 @llvm.cttz.i32(i32 %704, i1 true)
  %706 = zext nneg i32 %705 to i64
  %707 = getelementptr inbounds nuw i64, ptr %9, i64 %706
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds nuw i64, ptr %11, i64 %706
  %710 = load i64, ptr %709, align 8
  %711 = trunc i64 %710 to i32
  %712 = getelementptr inbounds nuw i64, ptr %10, i64 %706
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr i32, ptr %681, i64 %708
  %715 = getelementptr i32, ptr %714, i64 %713
  store i32 %711, ptr %715, align 4
  %716 = add i32 %704, -1
  %717 = and i32 %716, %704
  %718 = icmp eq i32 %717, 0
  br i1 %718, label %732, label %703

719:
  %720 = phi i64 [ %730, %719 ], [ 0, %696 ]
  %721 = getelementptr inbounds nuw i64, ptr %9, i64 %720
  %722 = load i64, ptr %721, align 8
  %723 = getelementptr inbounds nuw i64, ptr %11, i64 %720
  %724 = load i64, ptr %723, align 8
  %725 = trunc i64 %724 to i32
  %726 = getelementptr inbounds nuw i64, ptr %10, i64 %720
  %727 = load i64, ptr %726, align 8
  %728 = getelementptr i32, ptr %681, i64 %722
  %729 = getelementptr i32, ptr %728, i64 %727
  store i32 %725, ptr %729, align 4
  %730 = add nuw nsw i64 %720, 1
  %731 = icmp eq i64 %730, 32
  br i1 %731, label %732, label %719

732:
  %733 = load i64, ptr %33, align 8
  br label %734

734:
  %735 = phi i64 [ %733, %732 ], [ %695, %689 ]
  %736 = mul i64 %735, %86
  %737 = getelementptr inbounds nuw i32, ptr %681, i64 %736
  %738 = icmp eq i32 %351, 0
  br i1 %738, label %739, label %742

739:
  %740 = getelementptr inbounds nuw i32, ptr %737, i64 %215
  %741 = bitcast i32 %687 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %165, ptr align 4 %740, <32 x i1> %741)
  br label %772

742:
  %743 = bitcast i32 %687 to <32 x i1>
  %744 = getelementptr i32, ptr %737, <32 x i64> %184
  %745 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %744, <32 x i1> %743, <32 x i32> zeroinitializer)
  %746 = icmp ne <32 x i32> %745, %165
  %747 = bitcast <32 x i1> %746 to i32
  %748 = and i32 %687, %747
  %749 = icmp eq i32 %748, 0
  br i1 %749, label %775, label %750

750:
  store <32 x i64> %184, ptr %8, align 64
  %751 = icmp eq i32 %748, -1
  br i1 %751, label %762, label %752

752:
  %753 = phi i32 [ %760, %752 ], [ %748, %750 ]
  %754 = call i32 @llvm.cttz.i32(i32 %753, i1 true)
  %755 = zext nneg i32 %754 to i64
  %756 = getelementptr inbounds nuw i64, ptr %8, i64 %755
  %757 = load i64, ptr %756, align 8
  %758 = getelementptr inbounds nuw i32, ptr %737, i64 %757
  store i32 %64, ptr %758, align 4
  %759 = add i32 %753, -1
  %760 = and i32 %759, %753
  %761 = icmp eq i32 %760, 0
  br i1 %761, label %769, label %752

762:
  %763 = phi i64 [ %767, %762 ], [ 0, %750 ]
  %764 = getelementptr inbounds nuw i64, ptr %8, i64 %763
  %765 = load i64, ptr %764, align 8
  %766 = getelementptr inbounds nuw i32, ptr %737, i64 %765
  store i32 %64, ptr %766, align 4
  %767 = add nuw nsw i64 %763, 1
  %768 = icmp eq i64 %767, 32
  br i1 %768, label %769, label %762

769:
  br label %775

770:
  %771 = icmp eq i32 %351, 0
  br i1 %771, label %772, label %775

772:
  %773 = getelementptr inbounds nuw i64, ptr %32, i64 %215
  %774 = bitcast i32 %207 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %680, ptr align 8 %773, <32 x i1> %774)
  br label %939

775:
  %776 = icmp eq i32 %207, -1
  br i1 %776, label %777, label %803

777:
  %778 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %779 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %780 = icmp ne <32 x i64> %184, %778
  %781 = icmp ne <32 x i64> %184, %779
  %782 = and <32 x i1> %780, %781
  %783 = bitcast <32 x i1> %782 to i32
  %784 = icmp eq i32 %783, 0
  %785 = icmp eq i32 %351, 1
  br i1 %784, label %786, label %802

786:
  store <32 x i64> %678, ptr %19, align 64
  br i1 %785, label %787, label %790

787:
  %788 = extractelement <32 x i64> %678, i64 31
  %789 = getelementptr i64, ptr %32, i64 %214
  store i64 %788, ptr %789, align 8
  br label %801

790:
  store <32 x i64> %184, ptr %12, align 64
  br label %791

791:
  %792 = phi i64 [ 0, %790 ], [ %798, %791 ]
  %793 = getelementptr inbounds nuw i64, ptr %12, i64 %792
  %794 = load i64, ptr %793, align 8
  %795 = getelementptr inbounds nuw i64, ptr %19, i64 %792
  %796 = load i64, ptr %795, align 8
  %797 = getelementptr inbounds nuw i64, ptr %32, i64 %794
  store i64 %796, ptr %797, align 8
  %798 = add nuw nsw i64 %792, 1
  %799 = icmp eq i64 %798, 32
  br i1 %799, label %800, label %791

800:
  br label %801

801:
  br label %939

802:
  store <32 x i64> %680, ptr %17, align 64
  br i1 %785, label %805, label %818

803:
  store <32 x i64> %680, ptr %17, align 64
  %804 = icmp eq i32 %351, 1
  br i1 %804, label %805, label %819

805:
  %806 = call i32 @llvm.ctlz.i32(i32 %207, i1 false)
  %807 = sub nuw nsw i32 31, %806
  %808 = zext nneg i32 %807 to i64
  %809 = getelementptr inbounds nuw i64, ptr %17, i64 %808
  %810 = load i64, ptr %809, align 8
  %811 = getelementptr i64, ptr %32, i64 %214
  store i64 %810, ptr %811, align 8
  %812 = insertelement <32 x i64> poison, i64 %810, i64 0
  %813 = shufflevector <32 x i64> %812, <32 x i64> poison, <32 x i32> zeroinitializer
  %814 = icmp ne <32 x i64> %813, %680
  %815 = bitcast <32 x i1> %814 to i32
  %816 = and i32 %207, %815
  %817 = icmp eq i32 %816, 0
  br i1 %817, label %939, label %890

818:
  store <32 x i64> %184, ptr %14, align 64
  br label %832

819:
  store <32 x i64> %184, ptr %14, align 64
  br label %820

820:
  %821 = phi i32 [ %830, %820 ], [ %207, %819 ]
  %822 = call i32 @llvm.cttz.i32(i32 %821, i1 true)
  %823 = zext nneg i32 %822 to i64
  %824 = getelementptr inbounds nuw i64, ptr %14, i64 %823
  %825 = load i64, ptr %824, align 8
  %826 = getelementptr inbounds nuw i64, ptr %17, i64 %823
  %827 = load i64, ptr %826, align 8
  %828 = getelementptr inbounds nuw i64, ptr %32, i64 %825
  store i64 %827, ptr %828, align 8
  %829 = add i32 %821, -1
  %830 = and i32 %829, %821
  %831 = icmp eq i32 %830, 0
  br i1 %831, label %841, label %820

832:
  %833 = phi i64 [ 0, %818 ], [ %839, %832 ]
  %834 = getelementptr inbounds nuw i64, ptr %14, i64 %833
  %835 = load i64, ptr %834, align 8
  %836 = getelementptr inbounds nuw i64, ptr %17, i64 %833
  %837 = load i64, ptr %836, align 8
  %838 = getelementptr inbounds nuw i64, ptr %32, i64 %835
  store i64 %837, ptr %838, align 8
  %839 = add nuw nsw i64 %833, 1
  %840 = icmp eq i64 %839, 32
  br i1 %840, label %841, label %832

841:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  %842 = icmp eq i32 %351, 4
  br i1 %842, label %845, label %843

843:
  %844 = icmp eq i32 %351, 2
  br label %868

845:
  store <32 x i64> %184, ptr %20, align 64
  br i1 %776, label %858, label %846

846:
  %847 = phi i32 [ %856, %846 ], [ %207, %845 ]
  %848 = call i32 @llvm.cttz.i32(i32 %847, i1 true)
  %849 = zext nneg i32 %848 to i64
  %850 = getelementptr inbounds nuw i64, ptr %20, i64 %849
  %851 = load i64, ptr %850, align 8
  %852 = getelementptr inbounds nuw i64, ptr %32, i64 %851
  %853 = load i64, ptr %852, align 8
  %854 = getelementptr inbounds nuw i64, ptr %21, i64 %849
  store i64 %853, ptr %854, align 8
  %855 = add i32 %847, -1
  %856 = and i32 %855, %847
  %857 = icmp eq i32 %856, 0
  br i1 %857, label %867, label %846

858:
  %859 = phi i64 [ %865, %858 ], [ 0, %845 ]
  %860 = getelementptr inbounds nuw i64, ptr %20, i64 %859
  %861 = load i64, ptr %860, align 8
  %862 = getelementptr inbounds nuw i64, ptr %32, i64 %861
  %863 = load i64, ptr %862, align 8
  %864 = getelementptr inbounds nuw i64, ptr %21, i64 %859
  store i64 %863, ptr %864, align 8
  %865 = add nuw nsw i64 %859, 1
  %866 = icmp eq i64 %865, 32
  br i1 %866, label %867, label %858

867:
  br label %884

868:
  %869 = phi i1 [ true, %843 ], [ false, %883 ]
  %870 = phi ptr [ %22, %843 ], [ %51, %883 ]
  %871 = phi ptr [ %21, %843 ], [ %52, %883 ]
  %872 = phi ptr [ %21, %843 ], [ %53, %883 ]
  store <32 x i64> %184, ptr %22, align 256
  %873 = load i64, ptr %870, align 64
  %874 = getelementptr inbounds nuw i64, ptr %32, i64 %873
  br i1 %844, label %877, label %875

875:
  %876 = load i64, ptr %874, align 8
  br label %878

877:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %871, ptr align 8 %874, i64 128, i1 false)
  br label %883

878:
  %879 = phi i64 [ 0, %875 ], [ %881, %878 ]
  %880 = getelementptr inbounds nuw i64, ptr %872, i64 %879
  store i64 %876, ptr %880, align 8
  %881 = add nuw nsw i64 %879, 1
  %882 = icmp eq i64 %881, 16
  br i1 %882, label %883, label %878

883:
  br i1 %869, label %868, label %884

884:
  %885 = load <32 x i64>, ptr %21, align 64
  %886 = icmp ne <32 x i64> %885, %680
  %887 = bitcast <32 x i1> %886 to i32
  %888 = and i32 %207, %887
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %939, label %891

890:
  store <32 x i64> %678, ptr %18, align 64
  br label %893

891:
  store <32 x i64> %678, ptr %18, align 64
  %892 = icmp eq i32 %351, 1
  br i1 %892, label %893, label %901

893:
  %894 = phi i32 [ %816, %890 ], [ %888, %891 ]
  %895 = call i32 @llvm.ctlz.i32(i32 %894, i1 true)
  %896 = xor i32 %895, 31
  %897 = zext nneg i32 %896 to i64
  %898 = getelementptr inbounds nuw i64, ptr %18, i64 %897
  %899 = load i64, ptr %898, align 8
  %900 = getelementptr i64, ptr %32, i64 %214
  store i64 %899, ptr %900, align 8
  br label %925

901:
  store <32 x i64> %184, ptr %13, align 64
  %902 = icmp eq i32 %888, -1
  br i1 %902, label %915, label %903

903:
  %904 = phi i32 [ %913, %903 ], [ %888, %901 ]
  %905 = call i32 @llvm.cttz.i32(i32 %904, i1 true)
  %906 = zext nneg i32 %905 to i64
  %907 = getelementptr inbounds nuw i64, ptr %13, i64 %906
  %908 = load i64, ptr %907, align 8
  %909 = getelementptr inbounds nuw i64, ptr %18, i64 %906
  %910 = load i64, ptr %909, align 8
  %911 = getelementptr inbounds nuw i64, ptr %32, i64 %908
  store i64 %910, ptr %911, align 8
  %912 = add i32 %904, -1
  %913 = and i32 %912, %904
  %914 = icmp eq i32 %913, 0
  br i1 %914, label %924, label %903

915:
  %916 = phi i64 [ %922, %915 ], [ 0, %901 ]
  %917 = getelementptr inbounds nuw i64, ptr %13, i64 %916
  %918 = load i64, ptr %917, align 8
  %919 = getelementptr inbounds nuw i64, ptr %18, i64 %916
  %920 = load i64, ptr %919, align 8
  %921 = getelementptr inbounds nuw i64, ptr %32, i64 %918
  store i64 %920, ptr %921, align 8
  %922 = add nuw nsw i64 %916, 1
  %923 = icmp eq i64 %922, 32
  br i1 %923, label %924, label %915

924:
  br label %925

925:
  br label %939

926:
  store <32 x i64> %3, ptr %30, align 64
  %927 = icmp eq i32 %2, 0
  br i1 %927, label %938, label %928

928:
  %929 = phi i32 [ %936, %928 ], [ %2, %926 ]
  %930 = call i32 @llvm.cttz.i32(i32 %929, i1 true)
  %931 = shl nuw i32 1, %930
  %932 = zext nneg i32 %930 to i64
  %933 = getelementptr inbounds nuw i64, ptr %30, i64 %932
  %934 = load i64, ptr %933, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %931, i64 %934, ptr %4, i32 %5, i1 zeroext %6)
  %935 = add i32 %929, -1
  %936 = and i32 %935, %929
  %937 = icmp eq i32 %936, 0
  br i1 %937, label %938, label %928

938:
  br label %942

939:
  %940 = add nuw nsw i64 %172, 1
  %941 = icmp eq i64 %940, %109
  br i1 %941, label %942, label %171

942:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 42
  %36 = zext i32 %32 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %35
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %48 = load i32, ptr %47, align 4
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %85 = load ptr, ptr %84, align 8
  %86 = load i32, ptr %85, align 4
  %87 = or i32 %86, 2
  store i32 %87, ptr %85, align 4
  call void @suspect(ptr %0)
  br label %88

88:
  %89 = add i64 %78, %81
  %90 = icmp ult i64 %78, %89
  br i1 %90, label %91, label %108

91:
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %93 = and i64 %70, 31
  %94 = and i64 %71, 196608
  %95 = icmp eq i64 %94, 0
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %93
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %99 = getelementptr inbounds nuw i32, ptr %98, i64 %93
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %101 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %102 = or i64 %37, -4398046314496
  %103 = or disjoint i64 %53, -4398046314496
  br label %104

104:
  %105 = phi i64 [ %78, %91 ], [ %290, %289 ]
  %106 = load i64, ptr %10, align 8
  %107 = icmp ult i64 %105, %106
  br i1 %107, label %109, label %108

108:
  ret void

109:
  %110 = getelementptr inbounds nuw i64, ptr %9, i64 %105
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i64, ptr %12, i64 %105
  %113 = load i64, ptr %112, align 8
  %114 = icmp ult i64 %111, %59
  %115 = sub i64 %111, %35
  %116 = icmp ult i64 %115, %46
  %117 = or i1 %114, %116
  %118 = icmp ugt i64 %60, %111
  %119 = select i1 %6, i1 %118, i1 false
  %120 = xor i1 %119, true
  %121 = and i1 %117, %120
  br i1 %121, label %173, label %122

122:
  br i1 %119, label %123, label %124

123:
  call void @suspect(ptr %0)
  br label %124

124:
  %125 = icmp ult i64 %115, %50
  %126 = xor i64 %111, %42
  %127 = and i64 %126, 132064
  %128 = icmp eq i64 %127, 0
  %129 = and i1 %125, %128
  %130 = xor i64 %111, %71
  %131 = and i64 %130, -4398046248961
  %132 = icmp eq i64 %131, 0
  %133 = or i1 %132, %129
  %134 = or i1 %117, %133
  %135 = load i32, ptr %92, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %155, label %137

137:
  %138 = and i64 %126, -4398046313504
  %139 = icmp eq i64 %138, 0
  %140 = select i1 %95, i1 %139, i1 false
  br i1 %140, label %141, label %155

141:
  %142 = load i32, ptr %97, align 4
  %143 = trunc i64 %111 to i32
  %144 = and i32 %143, 31
  %145 = shl nuw i32 1, %144
  %146 = and i32 %142, %145
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %155, label %148

148:
  %149 = and i64 %111, 4398045986816
  %150 = load i32, ptr %99, align 4
  %151 = zext i32 %150 to i64
  %152 = shl nuw nsw i64 %151, 19
  %153 = icmp samesign ult i64 %149, %152
  %154 = or i1 %134, %153
  br label %155

155:
  %156 = phi i1 [ %134, %124 ], [ %134, %141 ], [ %134, %137 ], [ %154, %148 ]
  %157 = xor i1 %156, true
  %158 = and i64 %111, 262144
  %159 = icmp eq i64 %158, 0
  %160 = and i1 %159, %157
  %161 = zext i1 %160 to i32
  %162 = select i1 %160, i1 %63, i1 false
  br i1 %162, label %163, label %169

163:
  %164 = load ptr, ptr %100, align 8
  %165 = load i64, ptr %10, align 8
  %166 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %111, i64 %105, ptr %164, i64 %165)
  %167 = xor i32 %166, -1
  %168 = and i32 %167, %161
  br label %169

169:
  %170 = phi i32 [ %168, %163 ], [ %161, %155 ]
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %173, label %172

172:
  call void @suspect(ptr %0)
  br label %173

173:
  br i1 %63, label %174, label %179

174:
  %175 = load ptr, ptr %101, align 8
  %176 = icmp eq ptr %175, null
  %177 = select i1 %176, i64 4398045986816, i64 0
  %178 = or disjoint i64 %177, %103
  br label %179

179:
  %180 = phi i64 [ %178, %174 ], [ -4398046314496, %173 ]
  %181 = xor i64 %113, %58
  %182 = and i64 %180, %181
  %183 = icmp ne i64 %182, 0
  %184 = icmp ult i64 %113, %59
  %185 = sub i64 %113, %35
  %186 = icmp ult i64 %185, %46
  %187 = or i1 %184, %186
  %188 = or i1 %187, %183
  br i1 %188, label %197, label %189

189:
  %190 = load ptr, ptr %101, align 8
  %191 = icmp eq ptr %190, null
  br i1 %191, label %289, label %192

192:
  %193 = load i64, ptr %10, align 8
  %194 = mul i64 %193, %52
  %195 = getelementptr i32, ptr %190, i64 %105
  %196 = getelementptr i32, ptr %195, i64 %194
  store i32 %32, ptr %196, align 4
  br label %289

197:
  %198 = xor i64 %113, %73
  %199 = and i64 %198, -262145
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %289, label %201

201:
  br i1 %29, label %202, label %204

202:
  %203 = xor i1 %187, true
  br label %206

204:
  %205 = icmp uge i64 %113, %59
  br label %206

206:
  %207 = phi i1 [ %203, %202 ], [ %205, %204 ]
  %208 = and i64 %113, 262144
  %209 = icmp eq i64 %208, 0
  %210 = and i1 %209, %207
  %211 = select i1 %210, i64 0, i64 262144
  %212 = icmp ult i64 %185, %50
  %213 = xor i64 %113, %42
  %214 = and i64 %213, 132064
  %215 = icmp eq i64 %214, 0
  %216 = and i1 %212, %215
  %217 = xor i64 %113, %71
  %218 = and i64 %217, -4398046248961
  %219 = icmp eq i64 %218, 0
  %220 = or i1 %219, %216
  %221 = or i1 %187, %220
  %222 = load i32, ptr %92, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %242, label %224

224:
  %225 = and i64 %213, -4398046313504
  %226 = icmp eq i64 %225, 0
  %227 = select i1 %95, i1 %226, i1 false
  br i1 %227, label %228, label %242

228:
  %229 = load i32, ptr %97, align 4
  %230 = trunc i64 %113 to i32
  %231 = and i32 %230, 31
  %232 = shl nuw i32 1, %231
  %233 = and i32 %229, %232
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %242, label %235

235:
  %236 = and i64 %113, 4398045986816
  %237 = load i32, ptr %99, align 4
  %238 = zext i32 %237 to i64
  %239 = shl nuw nsw i64 %238, 19
  %240 = icmp samesign ult i64 %236, %239
  %241 = or i1 %221, %240
  br label %242

242:
  %243 = phi i1 [ %221, %206 ], [ %221, %228 ], [ %221, %224 ], [ %241, %235 ]
  %244 = and i64 %113, -4398046511104
  %245 = icmp eq i64 %244, %35
  br i1 %245, label %246, label %255

246:
  %247 = and i64 %113, 196608
  %248 = icmp eq i64 %247, 131072
  %249 = and i64 %113, 65535
  %250 = lshr i64 %113, 5
  %251 = and i64 %250, 15
  %252 = shl nuw nsw i64 1, %251
  %253 = select i1 %248, i64 %249, i64 %252
  %254 = or i64 %253, %58
  br label %255

255:
  %256 = phi i64 [ %254, %246 ], [ %102, %242 ]
  %257 = and i64 %213, -4398046379040
  %258 = icmp eq i64 %257, 0
  %259 = select i1 %258, i64 %55, i64 %256
  %260 = and i64 %211, %113
  %261 = or i64 %259, %260
  %262 = or i64 %211, %73
  %263 = select i1 %243, i64 %262, i64 %261
  %264 = load ptr, ptr %101, align 8
  %265 = icmp ne ptr %264, null
  %266 = and i64 %263, 196608
  %267 = icmp eq i64 %266, 131072
  %268 = select i1 %265, i1 %267, i1 false
  br i1 %268, label %269, label %288

269:
  %270 = and i64 %113, 131072
  %271 = icmp eq i64 %270, 0
  %272 = load i64, ptr %10, align 8
  br i1 %271, label %273, label %283

273:
  %274 = lshr i64 %113, 5
  %275 = and i64 %274, 15
  %276 = mul i64 %272, %275
  %277 = lshr i64 %113, 19
  %278 = trunc i64 %277 to i32
  %279 = and i32 %278, 8388607
  %280 = getelementptr i32, ptr %264, i64 %105
  %281 = getelementptr i32, ptr %280, i64 %276
  store i32 %279, ptr %281, align 4
  %282 = load i64, ptr %10, align 8
  br label %283

283:
  %284 = phi i64 [ %282, %273 ], [ %272, %269 ]
  %285 = mul i64 %284, %52
  %286 = getelementptr i32, ptr %264, i64 %105
  %287 = getelementptr i32, ptr %286, i64 %285
  store i32 %32, ptr %287, align 4
  br label %288

288:
  store i64 %263, ptr %112, align 8
  br label %289

289:
  %290 = add nuw i64 %105, 1
  %291 = icmp eq i64 %290, %89
  br i1 %291, label %108, label %104
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
  %20 = alloca <32 x i64>, align 256
  %21 = alloca %struct.Lanes, align 64
  %22 = alloca %struct.Lanes, align 64
  %23 = alloca %struct.Lanes, align 64
  %24 = alloca %struct.Lanes, align 64
  %25 = alloca <32 x i64>, align 256
  %26 = alloca %struct.Lanes, align 64
  %27 = alloca <32 x i64>, align 256
  %28 = alloca %struct.Lanes, align 64
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i64, ptr %30, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 836
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  %37 = add i32 %35, -1
  %38 = shl nuw i32 1, %37
  %39 = select i1 %36, i32 %2, i32 %38
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %41 = load i64, ptr %40, align 8
  %42 = icmp eq i64 %41, 3
  %43 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %44 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %46 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %20, i64 128
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 128
  br i1 %42, label %52, label %57

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %54 = load i64, ptr %53, align 8
  %55 = freeze i64 %54
  %56 = icmp ult i64 %55, 2
  br label %57

57:
  %58 = phi i64 [ 1, %7 ], [ 2, %52 ]
  %59 = phi i1 [ false, %7 ], [ %56, %52 ]
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %61 = load ptr, ptr %60, align 8
  %62 = load i32, ptr %61, align 4
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %64 = load i64, ptr %63, align 8
  %65 = shl i64 %64, 42
  %66 = zext i32 %62 to i64
  %67 = shl nuw nsw i64 %66, 19
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %69 = load i32, ptr %68, align 8
  %70 = zext i32 %69 to i64
  %71 = shl nuw nsw i64 %70, 5
  %72 = or disjoint i64 %71, %65
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %74 = load i32, ptr %73, align 8
  %75 = zext i32 %74 to i64
  %76 = shl nuw nsw i64 %75, 19
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %78 = load i32, ptr %77, align 4
  %79 = zext i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 19
  %81 = and i32 %69, 15
  %82 = zext nneg i32 %81 to i64
  %83 = shl nuw nsw i64 1, %82
  %84 = or i64 %67, %72
  %85 = or i64 %84, 65536
  %86 = or i64 %65, %67
  %87 = or disjoint i64 %86, %83
  %88 = or disjoint i64 %87, 131072
  %89 = select i1 %59, i64 %65, i64 %58
  %90 = select i1 %59, i64 %65, i64 1
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  %94 = load i64, ptr %4, align 8
  %95 = insertelement <32 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %97 = sub <32 x i64> %3, %96
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %99 = load i64, ptr %98, align 8
  %100 = insertelement <32 x i64> poison, i64 %99, i64 0
  %101 = shufflevector <32 x i64> %100, <32 x i64> poison, <32 x i32> zeroinitializer
  %102 = lshr <32 x i64> %97, %101
  %103 = trunc i64 %99 to i32
  %104 = lshr i32 %5, %103
  %105 = zext i32 %104 to i64
  %106 = extractelement <32 x i64> %102, i64 0
  %107 = icmp eq i32 %104, 0
  br i1 %107, label %108, label %113

108:
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %110 = load ptr, ptr %109, align 8
  %111 = load i32, ptr %110, align 4
  %112 = or i32 %111, 2
  store i32 %112, ptr %110, align 4
  call void @suspect(ptr %0)
  br label %794

113:
  %114 = icmp ne i32 %104, 1
  %115 = icmp eq i32 %2, -1
  %116 = and i1 %115, %114
  br i1 %116, label %119, label %117

117:
  %118 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %128

119:
  %120 = insertelement <32 x i64> poison, i64 %105, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = mul nuw nsw <32 x i64> %121, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %123 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = add <32 x i64> %122, %123
  %125 = icmp ne <32 x i64> %102, %124
  %126 = bitcast <32 x i1> %125 to i32
  %127 = icmp eq i32 %126, 0
  br label %128

128:
  %129 = phi <32 x i64> [ %118, %117 ], [ %123, %119 ]
  %130 = phi i1 [ false, %117 ], [ %127, %119 ]
  %131 = call i64 @llvm.cttz.i64(i64 %105, i1 true)
  %132 = insertelement <32 x i64> poison, i64 %131, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = add i64 %106, 32
  %135 = insertelement <32 x i64> poison, i64 %72, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i64> poison, i64 %67, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = select i1 %6, i64 %90, i64 0
  %140 = insertelement <32 x i64> poison, i64 %89, i64 0
  %141 = shufflevector <32 x i64> %140, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = insertelement <32 x i64> poison, i64 %65, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i64> poison, i64 %76, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %80, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %150 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %151 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %152 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %153 = insertelement <32 x i64> poison, i64 %88, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = or i64 %67, -4398046314496
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %85, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = insertelement <32 x i32> poison, i32 %62, i64 0
  %161 = shufflevector <32 x i32> %160, <32 x i32> poison, <32 x i32> zeroinitializer
  %162 = insertelement <32 x i64> poison, i64 %139, i64 0
  %163 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> zeroinitializer
  %164 = or disjoint i64 %83, -4398046314496
  br label %165

165:
  %166 = phi i64 [ 0, %128 ], [ %792, %791 ]
  %167 = insertelement <32 x i64> poison, i64 %166, i64 0
  %168 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> zeroinitializer
  %169 = add <32 x i64> %168, %102
  br i1 %130, label %170, label %177

170:
  %171 = shl nuw nsw i64 %166, 5
  %172 = insertelement <32 x i64> poison, i64 %171, i64 0
  %173 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> zeroinitializer
  %174 = or disjoint <32 x i64> %173, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %175 = add <32 x i64> %174, %129
  %176 = lshr <32 x i64> %174, %133
  br label %177

177:
  %178 = phi <32 x i64> [ %175, %170 ], [ %169, %165 ]
  %179 = phi <32 x i64> [ %176, %170 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %165 ]
  %180 = load i32, ptr %34, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %187, label %182

182:
  %183 = add i32 %180, -1
  %184 = zext i32 %183 to i64
  %185 = insertelement <32 x i64> poison, i64 %184, i64 0
  %186 = shufflevector <32 x i64> %185, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %187

187:
  %188 = phi <32 x i64> [ %186, %182 ], [ %179, %177 ]
  %189 = load i64, ptr %31, align 8
  br i1 %130, label %190, label %194

190:
  %191 = shl i64 %166, 5
  %192 = add i64 %134, %191
  %193 = icmp ugt i64 %192, %189
  br i1 %193, label %194, label %200

194:
  %195 = insertelement <32 x i64> poison, i64 %189, i64 0
  %196 = shufflevector <32 x i64> %195, <32 x i64> poison, <32 x i32> zeroinitializer
  %197 = icmp ult <32 x i64> %178, %196
  %198 = bitcast <32 x i1> %197 to i32
  %199 = and i32 %2, %198
  br label %200

200:
  %201 = phi i32 [ %199, %194 ], [ %2, %190 ]
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %791, label %203

203:
  %204 = or <32 x i64> %188, %136
  %205 = call i32 @llvm.cttz.i32(i32 %201, i1 false)
  store <32 x i64> %178, ptr %28, align 64
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw i64, ptr %28, i64 %206
  %208 = load i64, ptr %207, align 8
  %209 = sub i64 %208, %206
  br i1 %130, label %239, label %210

210:
  %211 = insertelement <32 x i64> poison, i64 %209, i64 0
  %212 = shufflevector <32 x i64> %211, <32 x i64> poison, <32 x i32> zeroinitializer
  %213 = add <32 x i64> %212, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %214 = icmp eq <32 x i64> %178, %213
  %215 = bitcast <32 x i1> %214 to i32
  %216 = xor i32 %201, -1
  %217 = or i32 %215, %216
  %218 = icmp eq i32 %217, -1
  br i1 %218, label %239, label %219

219:
  %220 = insertelement <32 x i64> poison, i64 %208, i64 0
  %221 = shufflevector <32 x i64> %220, <32 x i64> poison, <32 x i32> zeroinitializer
  %222 = icmp eq <32 x i64> %178, %221
  %223 = bitcast <32 x i1> %222 to i32
  %224 = or i32 %223, %216
  %225 = icmp eq i32 %224, -1
  br i1 %225, label %245, label %226

226:
  %227 = icmp eq i32 %201, -1
  br i1 %227, label %228, label %256

228:
  %229 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %230 = add <32 x i64> %229, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %231 = icmp ne <32 x i64> %178, %230
  %232 = bitcast <32 x i1> %231 to i32
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %254, label %234

234:
  %235 = icmp ne <32 x i64> %178, %229
  %236 = bitcast <32 x i1> %235 to i32
  %237 = icmp eq i32 %236, 0
  br i1 %237, label %254, label %238

238:
  store <32 x i64> zeroinitializer, ptr %24, align 64
  store <32 x i64> %178, ptr %23, align 64
  br label %269

239:
  %240 = getelementptr inbounds nuw i64, ptr %30, i64 %209
  %241 = bitcast i32 %201 to <32 x i1>
  %242 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %240, <32 x i1> %241, <32 x i64> zeroinitializer)
  %243 = getelementptr inbounds nuw i64, ptr %33, i64 %209
  %244 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %243, <32 x i1> %241, <32 x i64> zeroinitializer)
  br label %343

245:
  %246 = getelementptr i64, ptr %30, i64 %208
  %247 = load i64, ptr %246, align 8
  %248 = insertelement <32 x i64> poison, i64 %247, i64 0
  %249 = shufflevector <32 x i64> %248, <32 x i64> poison, <32 x i32> zeroinitializer
  %250 = getelementptr i64, ptr %33, i64 %208
  %251 = load i64, ptr %250, align 8
  %252 = insertelement <32 x i64> poison, i64 %251, i64 0
  %253 = shufflevector <32 x i64> %252, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %343

254:
  %255 = phi i32 [ 2, %228 ], [ 3, %234 ]
  store <32 x i64> zeroinitializer, ptr %24, align 64
  br label %280

256:
  store <32 x i64> zeroinitializer, ptr %24, align 64
  store <32 x i64> %178, ptr %23, align 64
  br label %257

257:
  %258 = phi i32 [ %267, %257 ], [ %201, %256 ]
  %259 = call i32 @llvm.cttz.i32(i32 %258, i1 true)
  %260 = zext nneg i32 %259 to i64
  %261 = getelementptr inbounds nuw i64, ptr %23, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = getelementptr inbounds nuw i64, ptr %30, i64 %262
  %264 = load i64, ptr %263, align 8
  %265 = getelementptr inbounds nuw i64, ptr %24, i64 %260
  store i64 %264, ptr %265, align 8
  %266 = add i32 %258, -1
  %267 = and i32 %266, %258
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %298, label %257

269:
  %270 = phi i64 [ 0, %238 ], [ %276, %269 ]
  %271 = getelementptr inbounds nuw i64, ptr %23, i64 %270
  %272 = load i64, ptr %271, align 8
  %273 = getelementptr inbounds nuw i64, ptr %30, i64 %272
  %274 = load i64, ptr %273, align 8
  %275 = getelementptr inbounds nuw i64, ptr %24, i64 %270
  store i64 %274, ptr %275, align 8
  %276 = add nuw nsw i64 %270, 1
  %277 = icmp eq i64 %276, 32
  br i1 %277, label %278, label %269

278:
  %279 = load <32 x i64>, ptr %24, align 64
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %178, ptr %22, align 64
  br label %312

280:
  %281 = phi i1 [ true, %254 ], [ false, %295 ]
  %282 = phi ptr [ %25, %254 ], [ %46, %295 ]
  %283 = phi ptr [ %24, %254 ], [ %47, %295 ]
  %284 = phi ptr [ %24, %254 ], [ %48, %295 ]
  store <32 x i64> %178, ptr %25, align 256
  %285 = load i64, ptr %282, align 64
  %286 = getelementptr inbounds nuw i64, ptr %30, i64 %285
  br i1 %233, label %289, label %287

287:
  %288 = load i64, ptr %286, align 8
  br label %290

289:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %283, ptr align 8 %286, i64 128, i1 false)
  br label %295

290:
  %291 = phi i64 [ 0, %287 ], [ %293, %290 ]
  %292 = getelementptr inbounds nuw i64, ptr %284, i64 %291
  store i64 %288, ptr %292, align 8
  %293 = add nuw nsw i64 %291, 1
  %294 = icmp eq i64 %293, 16
  br i1 %294, label %295, label %290

295:
  br i1 %281, label %280, label %296

296:
  %297 = load <32 x i64>, ptr %24, align 64
  store <32 x i64> zeroinitializer, ptr %26, align 64
  br label %323

298:
  %299 = load <32 x i64>, ptr %24, align 64
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %178, ptr %22, align 64
  br label %300

300:
  %301 = phi i32 [ %310, %300 ], [ %201, %298 ]
  %302 = call i32 @llvm.cttz.i32(i32 %301, i1 true)
  %303 = zext nneg i32 %302 to i64
  %304 = getelementptr inbounds nuw i64, ptr %22, i64 %303
  %305 = load i64, ptr %304, align 8
  %306 = getelementptr inbounds nuw i64, ptr %33, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = getelementptr inbounds nuw i64, ptr %26, i64 %303
  store i64 %307, ptr %308, align 8
  %309 = add i32 %301, -1
  %310 = and i32 %309, %301
  %311 = icmp eq i32 %310, 0
  br i1 %311, label %321, label %300

312:
  %313 = phi i64 [ 0, %278 ], [ %319, %312 ]
  %314 = getelementptr inbounds nuw i64, ptr %22, i64 %313
  %315 = load i64, ptr %314, align 8
  %316 = getelementptr inbounds nuw i64, ptr %33, i64 %315
  %317 = load i64, ptr %316, align 8
  %318 = getelementptr inbounds nuw i64, ptr %26, i64 %313
  store i64 %317, ptr %318, align 8
  %319 = add nuw nsw i64 %313, 1
  %320 = icmp eq i64 %319, 32
  br i1 %320, label %321, label %312

321:
  %322 = phi <32 x i64> [ %279, %312 ], [ %299, %300 ]
  br label %339

323:
  %324 = phi i1 [ true, %296 ], [ false, %338 ]
  %325 = phi ptr [ %27, %296 ], [ %43, %338 ]
  %326 = phi ptr [ %26, %296 ], [ %44, %338 ]
  %327 = phi ptr [ %26, %296 ], [ %45, %338 ]
  store <32 x i64> %178, ptr %27, align 256
  %328 = load i64, ptr %325, align 64
  %329 = getelementptr inbounds nuw i64, ptr %33, i64 %328
  br i1 %233, label %332, label %330

330:
  %331 = load i64, ptr %329, align 8
  br label %333

332:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %326, ptr align 8 %329, i64 128, i1 false)
  br label %338

333:
  %334 = phi i64 [ 0, %330 ], [ %336, %333 ]
  %335 = getelementptr inbounds nuw i64, ptr %327, i64 %334
  store i64 %331, ptr %335, align 8
  %336 = add nuw nsw i64 %334, 1
  %337 = icmp eq i64 %336, 16
  br i1 %337, label %338, label %333

338:
  br i1 %324, label %323, label %339

339:
  %340 = phi i32 [ 4, %321 ], [ %255, %338 ]
  %341 = phi <32 x i64> [ %322, %321 ], [ %297, %338 ]
  %342 = load <32 x i64>, ptr %26, align 64
  br label %343

343:
  %344 = phi <32 x i64> [ %242, %239 ], [ %249, %245 ], [ %341, %339 ]
  %345 = phi i32 [ 0, %239 ], [ 1, %245 ], [ %340, %339 ]
  %346 = phi <32 x i64> [ %244, %239 ], [ %253, %245 ], [ %342, %339 ]
  %347 = or <32 x i64> %138, %204
  %348 = icmp ult <32 x i64> %344, %141
  %349 = sub <32 x i64> %344, %143
  %350 = icmp ult <32 x i64> %349, %145
  %351 = or <32 x i1> %348, %350
  %352 = icmp ult <32 x i64> %344, %163
  %353 = xor <32 x i1> %351, splat (i1 true)
  %354 = or <32 x i1> %352, %353
  %355 = bitcast <32 x i1> %354 to i32
  %356 = and i32 %201, %355
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %418, label %358

358:
  %359 = bitcast <32 x i1> %352 to i32
  %360 = and i32 %201, %359
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %363, label %362

362:
  call void @suspect(ptr %0)
  br label %363

363:
  %364 = icmp ult <32 x i64> %349, %147
  %365 = xor <32 x i64> %344, %136
  %366 = and <32 x i64> %365, splat (i64 132064)
  %367 = icmp eq <32 x i64> %366, zeroinitializer
  %368 = select <32 x i1> %364, <32 x i1> %367, <32 x i1> zeroinitializer
  %369 = or <32 x i1> %351, %368
  %370 = xor <32 x i64> %344, %204
  %371 = and <32 x i64> %370, splat (i64 -4398046248961)
  %372 = icmp eq <32 x i64> %371, zeroinitializer
  %373 = select <32 x i1> %372, <32 x i1> splat (i1 true), <32 x i1> %369
  %374 = load i32, ptr %148, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %398, label %376

376:
  %377 = and <32 x i64> %188, splat (i64 31)
  %378 = getelementptr i32, ptr %149, <32 x i64> %377
  %379 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %378, <32 x i1> splat (i1 true), <32 x i32> poison)
  %380 = zext <32 x i32> %379 to <32 x i64>
  %381 = getelementptr i32, ptr %150, <32 x i64> %377
  %382 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %381, <32 x i1> splat (i1 true), <32 x i32> poison)
  %383 = zext <32 x i32> %382 to <32 x i64>
  %384 = shl nuw nsw <32 x i64> %383, splat (i64 19)
  %385 = and <32 x i64> %204, splat (i64 196608)
  %386 = and <32 x i64> %365, splat (i64 -4398046313504)
  %387 = or <32 x i64> %386, %385
  %388 = icmp eq <32 x i64> %387, zeroinitializer
  %389 = and <32 x i64> %344, splat (i64 31)
  %390 = shl nuw nsw <32 x i64> splat (i64 1), %389
  %391 = and <32 x i64> %390, %380
  %392 = icmp ne <32 x i64> %391, zeroinitializer
  %393 = and <32 x i64> %344, splat (i64 4398045986816)
  %394 = icmp samesign ult <32 x i64> %393, %384
  %395 = select <32 x i1> %394, <32 x i1> %392, <32 x i1> zeroinitializer
  %396 = select <32 x i1> %395, <32 x i1> %388, <32 x i1> zeroinitializer
  %397 = or <32 x i1> %373, %396
  br label %398

398:
  %399 = phi <32 x i1> [ %397, %376 ], [ %373, %363 ]
  %400 = xor <32 x i1> %399, splat (i1 true)
  %401 = and <32 x i64> %344, splat (i64 262144)
  %402 = icmp eq <32 x i64> %401, zeroinitializer
  %403 = and <32 x i1> %402, %400
  %404 = bitcast <32 x i1> %403 to i32
  %405 = and i32 %201, %404
  %406 = icmp eq i32 %405, 0
  %407 = select i1 %406, i1 true, i1 %93
  br i1 %407, label %414, label %408

408:
  %409 = load ptr, ptr %151, align 8
  %410 = load i64, ptr %31, align 8
  %411 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %39, i32 %405, <32 x i64> %344, <32 x i64> %178, ptr %409, i64 %410)
  %412 = xor i32 %411, -1
  %413 = and i32 %405, %412
  br label %414

414:
  %415 = phi i32 [ %413, %408 ], [ %405, %398 ]
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %418, label %417

417:
  call void @suspect(ptr %0)
  br label %418

418:
  br i1 %93, label %424, label %419

419:
  %420 = load ptr, ptr %152, align 8
  %421 = icmp eq ptr %420, null
  %422 = select i1 %421, i64 4398045986816, i64 0
  %423 = or disjoint i64 %422, %164
  br label %424

424:
  %425 = phi i64 [ %423, %419 ], [ -4398046314496, %418 ]
  %426 = xor <32 x i64> %346, %154
  %427 = insertelement <32 x i64> poison, i64 %425, i64 0
  %428 = shufflevector <32 x i64> %427, <32 x i64> poison, <32 x i32> zeroinitializer
  %429 = and <32 x i64> %428, %426
  %430 = icmp ne <32 x i64> %429, zeroinitializer
  %431 = icmp ult <32 x i64> %346, %141
  %432 = sub <32 x i64> %346, %143
  %433 = icmp ult <32 x i64> %432, %145
  %434 = or <32 x i1> %431, %433
  %435 = select <32 x i1> %430, <32 x i1> splat (i1 true), <32 x i1> %434
  %436 = bitcast <32 x i1> %435 to i32
  %437 = and i32 %201, %436
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %478

439:
  %440 = load ptr, ptr %152, align 8
  %441 = icmp eq ptr %440, null
  br i1 %441, label %791, label %442

442:
  %443 = load i64, ptr %31, align 8
  %444 = mul i64 %443, %82
  %445 = getelementptr inbounds nuw i32, ptr %440, i64 %444
  %446 = icmp eq i32 %345, 0
  br i1 %446, label %447, label %450

447:
  %448 = getelementptr inbounds nuw i32, ptr %445, i64 %209
  %449 = bitcast i32 %201 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %161, ptr align 4 %448, <32 x i1> %449)
  br label %791

450:
  %451 = bitcast i32 %201 to <32 x i1>
  %452 = getelementptr i32, ptr %445, <32 x i64> %178
  %453 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %452, <32 x i1> %451, <32 x i32> zeroinitializer)
  %454 = icmp ne <32 x i32> %453, %161
  %455 = bitcast <32 x i1> %454 to i32
  %456 = and i32 %201, %455
  %457 = icmp eq i32 %456, 0
  br i1 %457, label %791, label %458

458:
  store <32 x i64> %178, ptr %21, align 64
  %459 = icmp eq i32 %456, -1
  br i1 %459, label %470, label %460

460:
  %461 = phi i32 [ %468, %460 ], [ %456, %458 ]
  %462 = call i32 @llvm.cttz.i32(i32 %461, i1 true)
  %463 = zext nneg i32 %462 to i64
  %464 = getelementptr inbounds nuw i64, ptr %21, i64 %463
  %465 = load i64, ptr %464, align 8
  %466 = getelementptr inbounds nuw i32, ptr %445, i64 %465
  store i32 %62, ptr %466, align 4
  %467 = add i32 %461, -1
  %468 = and i32 %467, %461
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %477, label %460

470:
  %471 = phi i64 [ %475, %470 ], [ 0, %458 ]
  %472 = getelementptr inbounds nuw i64, ptr %21, i64 %471
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds nuw i32, ptr %445, i64 %473
  store i32 %62, ptr %474, align 4
  %475 = add nuw nsw i64 %471, 1
  %476 = icmp eq i64 %475, 32
  br i1 %476, label %477, label %470

477:
  br label %791

478:
  %479 = select i1 %59, <32 x i1> %434, <32 x i1> %431
  %480 = and <32 x i64> %346, splat (i64 262144)
  %481 = icmp ne <32 x i64> %480, zeroinitializer
  %482 = select <32 x i1> %479, <32 x i1> splat (i1 true), <32 x i1> %481
  %483 = select <32 x i1> %482, <32 x i64> splat (i64 262144), <32 x i64> zeroinitializer
  %484 = icmp ult <32 x i64> %432, %147
  %485 = xor <32 x i64> %346, %136
  %486 = and <32 x i64> %485, splat (i64 132064)
  %487 = icmp eq <32 x i64> %486, zeroinitializer
  %488 = select <32 x i1> %484, <32 x i1> %487, <32 x i1> zeroinitializer
  %489 = or <32 x i1> %434, %488
  %490 = xor <32 x i64> %346, %204
  %491 = and <32 x i64> %490, splat (i64 -4398046248961)
  %492 = icmp eq <32 x i64> %491, zeroinitializer
  %493 = select <32 x i1> %492, <32 x i1> splat (i1 true), <32 x i1> %489
  %494 = load i32, ptr %148, align 4
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %518, label %496

496:
  %497 = and <32 x i64> %188, splat (i64 31)
  %498 = getelementptr i32, ptr %149, <32 x i64> %497
  %499 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %498, <32 x i1> splat (i1 true), <32 x i32> poison)
  %500 = zext <32 x i32> %499 to <32 x i64>
  %501 = getelementptr i32, ptr %150, <32 x i64> %497
  %502 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %501, <32 x i1> splat (i1 true), <32 x i32> poison)
  %503 = zext <32 x i32> %502 to <32 x i64>
  %504 = shl nuw nsw <32 x i64> %503, splat (i64 19)
  %505 = and <32 x i64> %204, splat (i64 196608)
  %506 = and <32 x i64> %485, splat (i64 -4398046313504)
  %507 = or <32 x i64> %506, %505
  %508 = icmp eq <32 x i64> %507, zeroinitializer
  %509 = and <32 x i64> %346, splat (i64 31)
  %510 = shl nuw nsw <32 x i64> splat (i64 1), %509
  %511 = and <32 x i64> %510, %500
  %512 = icmp ne <32 x i64> %511, zeroinitializer
  %513 = and <32 x i64> %346, splat (i64 4398045986816)
  %514 = icmp samesign ult <32 x i64> %513, %504
  %515 = select <32 x i1> %514, <32 x i1> %512, <32 x i1> zeroinitializer
  %516 = select <32 x i1> %515, <32 x i1> %508, <32 x i1> zeroinitializer
  %517 = or <32 x i1> %493, %516
  br label %518

518:
  %519 = phi <32 x i1> [ %517, %496 ], [ %493, %478 ]
  %520 = lshr <32 x i64> %346, splat (i64 5)
  %521 = and <32 x i64> %520, splat (i64 15)
  %522 = shl nuw nsw <32 x i64> splat (i64 1), %521
  %523 = and <32 x i64> %346, splat (i64 196608)
  %524 = icmp eq <32 x i64> %523, splat (i64 131072)
  %525 = and <32 x i64> %346, splat (i64 65535)
  %526 = select <32 x i1> %524, <32 x i64> %525, <32 x i64> %522
  %527 = and <32 x i64> %346, splat (i64 -4398046511104)
  %528 = icmp eq <32 x i64> %527, %143
  %529 = or <32 x i64> %526, %154
  %530 = select <32 x i1> %528, <32 x i64> %529, <32 x i64> %157
  %531 = and <32 x i64> %485, splat (i64 -4398046379040)
  %532 = icmp eq <32 x i64> %531, zeroinitializer
  %533 = select <32 x i1> %532, <32 x i64> %159, <32 x i64> %530
  %534 = and <32 x i64> %483, %346
  %535 = or <32 x i64> %533, %534
  %536 = or <32 x i64> %347, %483
  %537 = select <32 x i1> %519, <32 x i64> %536, <32 x i64> %535
  %538 = load ptr, ptr %152, align 8
  %539 = icmp eq ptr %538, null
  br i1 %539, label %632, label %540

540:
  %541 = and <32 x i64> %537, splat (i64 196608)
  %542 = icmp eq <32 x i64> %541, splat (i64 131072)
  %543 = bitcast <32 x i1> %542 to i32
  %544 = and i32 %201, %543
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %632, label %546

546:
  %547 = and <32 x i64> %346, splat (i64 131072)
  %548 = icmp eq <32 x i64> %547, zeroinitializer
  %549 = bitcast <32 x i1> %548 to i32
  %550 = and i32 %544, %549
  %551 = icmp eq i32 %550, 0
  %552 = load i64, ptr %31, align 8
  br i1 %551, label %591, label %553

553:
  %554 = insertelement <32 x i64> poison, i64 %552, i64 0
  %555 = shufflevector <32 x i64> %554, <32 x i64> poison, <32 x i32> zeroinitializer
  %556 = mul <32 x i64> %555, %521
  %557 = lshr <32 x i64> %346, splat (i64 19)
  %558 = and <32 x i64> %557, splat (i64 8388607)
  store <32 x i64> %556, ptr %10, align 64
  store <32 x i64> %558, ptr %11, align 64
  store <32 x i64> %178, ptr %9, align 64
  %559 = icmp eq i32 %550, -1
  br i1 %559, label %576, label %560

560:
  %561 = phi i32 [ %574, %560 ], [ %550, %553 ]
  %562 = call i32 @llvm.cttz.i32(i32 %561, i1 true)
  %563 = zext nneg i32 %562 to i64
  %564 = getelementptr inbounds nuw i64, ptr %9, i64 %563
  %565 = load i64, ptr %564, align 8
  %566 = getelementptr inbounds nuw i64, ptr %11, i64 %563
  %567 = load i64, ptr %566, align 8
  %568 = trunc i64 %567 to i32
  %569 = getelementptr inbounds nuw i64, ptr %10, i64 %563
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr i32, ptr %538, i64 %565
  %572 = getelementptr i32, ptr %571, i64 %570
  store i32 %568, ptr %572, align 4
  %573 = add i32 %561, -1
  %574 = and i32 %573, %561
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %589, label %560

576:
  %577 = phi i64 [ %587, %576 ], [ 0, %553 ]
  %578 = getelementptr inbounds nuw i64, ptr %9, i64 %577
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds nuw i64, ptr %11, i64 %577
  %581 = load i64, ptr %580, align 8
  %582 = trunc i64 %581 to i32
  %583 = getelementptr inbounds nuw i64, ptr %10, i64 %577
  %584 = load i64, ptr %583, align 8
  %585 = getelementptr i32, ptr %538, i64 %579
  %586 = getelementptr i32, ptr %585, i64 %584
  store i32 %582, ptr %586, align 4
  %587 = add nuw nsw i64 %577, 1
  %588 = icmp eq i64 %587, 32
  br i1 %588, label %589, label %576

589:
  %590 = load i64, ptr %31, align 8
  br label %591

591:
  %592 = phi i64 [ %590, %589 ], [ %552, %546 ]
  %593 = mul i64 %592, %82
  %594 = getelementptr inbounds nuw i32, ptr %538, i64 %593
  %595 = icmp eq i32 %345, 0
  br i1 %595, label %596, label %599

596:
  %597 = getelementptr inbounds nuw i32, ptr %594, i64 %209
  %598 = bitcast i32 %544 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %161, ptr align 4 %597, <32 x i1> %598)
  br label %636

599:
  %600 = bitcast i32 %544 to <32 x i1>
  %601 = getelementptr i32, ptr %594, <32 x i64> %178
  %602 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %601, <32 x i1> %600, <32 x i32> zeroinitializer)
  %603 = icmp ne <32 x i32> %602, %161
  %604 = bitcast <32 x i1> %603 to i32
  %605 = and i32 %544, %604
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %610

607:
  %608 = or <32 x i64> %483, %159
  %609 = select <32 x i1> %519, <32 x i64> %608, <32 x i64> %535
  br label %639

610:
  store <32 x i64> %178, ptr %8, align 64
  %611 = icmp eq i32 %605, -1
  br i1 %611, label %622, label %612

612:
  %613 = phi i32 [ %620, %612 ], [ %605, %610 ]
  %614 = call i32 @llvm.cttz.i32(i32 %613, i1 true)
  %615 = zext nneg i32 %614 to i64
  %616 = getelementptr inbounds nuw i64, ptr %8, i64 %615
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds nuw i32, ptr %594, i64 %617
  store i32 %62, ptr %618, align 4
  %619 = add i32 %613, -1
  %620 = and i32 %619, %613
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %629, label %612

622:
  %623 = phi i64 [ %627, %622 ], [ 0, %610 ]
  %624 = getelementptr inbounds nuw i64, ptr %8, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i32, ptr %594, i64 %625
  store i32 %62, ptr %626, align 4
  %627 = add nuw nsw i64 %623, 1
  %628 = icmp eq i64 %627, 32
  br i1 %628, label %629, label %622

629:
  %630 = or <32 x i64> %483, %159
  %631 = select <32 x i1> %519, <32 x i64> %630, <32 x i64> %535
  br label %639

632:
  %633 = or <32 x i64> %483, %159
  %634 = select <32 x i1> %519, <32 x i64> %633, <32 x i64> %535
  %635 = icmp eq i32 %345, 0
  br i1 %635, label %636, label %639

636:
  %637 = getelementptr inbounds nuw i64, ptr %33, i64 %209
  %638 = bitcast i32 %201 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %537, ptr align 8 %637, <32 x i1> %638)
  br label %791

639:
  %640 = phi <32 x i64> [ %609, %607 ], [ %634, %632 ], [ %631, %629 ]
  %641 = icmp eq i32 %201, -1
  br i1 %641, label %642, label %668

642:
  %643 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %644 = shufflevector <32 x i64> %178, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %645 = icmp ne <32 x i64> %178, %643
  %646 = icmp ne <32 x i64> %178, %644
  %647 = and <32 x i1> %645, %646
  %648 = bitcast <32 x i1> %647 to i32
  %649 = icmp eq i32 %648, 0
  %650 = icmp eq i32 %345, 1
  br i1 %649, label %651, label %667

651:
  store <32 x i64> %640, ptr %17, align 64
  br i1 %650, label %652, label %655

652:
  %653 = extractelement <32 x i64> %640, i64 31
  %654 = getelementptr i64, ptr %33, i64 %208
  store i64 %653, ptr %654, align 8
  br label %666

655:
  store <32 x i64> %178, ptr %12, align 64
  br label %656

656:
  %657 = phi i64 [ 0, %655 ], [ %663, %656 ]
  %658 = getelementptr inbounds nuw i64, ptr %12, i64 %657
  %659 = load i64, ptr %658, align 8
  %660 = getelementptr inbounds nuw i64, ptr %17, i64 %657
  %661 = load i64, ptr %660, align 8
  %662 = getelementptr inbounds nuw i64, ptr %33, i64 %659
  store i64 %661, ptr %662, align 8
  %663 = add nuw nsw i64 %657, 1
  %664 = icmp eq i64 %663, 32
  br i1 %664, label %665, label %656

665:
  br label %666

666:
  br label %791

667:
  store <32 x i64> %537, ptr %15, align 64
  br i1 %650, label %670, label %683

668:
  store <32 x i64> %537, ptr %15, align 64
  %669 = icmp eq i32 %345, 1
  br i1 %669, label %670, label %684

670:
  %671 = call i32 @llvm.ctlz.i32(i32 %201, i1 false)
  %672 = sub nuw nsw i32 31, %671
  %673 = zext nneg i32 %672 to i64
  %674 = getelementptr inbounds nuw i64, ptr %15, i64 %673
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr i64, ptr %33, i64 %208
  store i64 %675, ptr %676, align 8
  %677 = insertelement <32 x i64> poison, i64 %675, i64 0
  %678 = shufflevector <32 x i64> %677, <32 x i64> poison, <32 x i32> zeroinitializer
  %679 = icmp ne <32 x i64> %678, %537
  %680 = bitcast <32 x i1> %679 to i32
  %681 = and i32 %201, %680
  %682 = icmp eq i32 %681, 0
  br i1 %682, label %791, label %755

683:
  store <32 x i64> %178, ptr %14, align 64
  br label %697

684:
  store <32 x i64> %178, ptr %14, align 64
  br label %685

685:
  %686 = phi i32 [ %695, %685 ], [ %201, %684 ]
  %687 = call i32 @llvm.cttz.i32(i32 %686, i1 true)
  %688 = zext nneg i32 %687 to i64
  %689 = getelementptr inbounds nuw i64, ptr %14, i64 %688
  %690 = load i64, ptr %689, align 8
  %691 = getelementptr inbounds nuw i64, ptr %15, i64 %688
  %692 = load i64, ptr %691, align 8
  %693 = getelementptr inbounds nuw i64, ptr %33, i64 %690
  store i64 %692, ptr %693, align 8
  %694 = add i32 %686, -1
  %695 = and i32 %694, %686
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %706, label %685

697:
  %698 = phi i64 [ 0, %683 ], [ %704, %697 ]
  %699 = getelementptr inbounds nuw i64, ptr %14, i64 %698
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds nuw i64, ptr %15, i64 %698
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr inbounds nuw i64, ptr %33, i64 %700
  store i64 %702, ptr %703, align 8
  %704 = add nuw nsw i64 %698, 1
  %705 = icmp eq i64 %704, 32
  br i1 %705, label %706, label %697

706:
  store <32 x i64> zeroinitializer, ptr %19, align 64
  %707 = icmp eq i32 %345, 4
  br i1 %707, label %710, label %708

708:
  %709 = icmp eq i32 %345, 2
  br label %733

710:
  store <32 x i64> %178, ptr %18, align 64
  br i1 %641, label %723, label %711

711:
  %712 = phi i32 [ %721, %711 ], [ %201, %710 ]
  %713 = call i32 @llvm.cttz.i32(i32 %712, i1 true)
  %714 = zext nneg i32 %713 to i64
  %715 = getelementptr inbounds nuw i64, ptr %18, i64 %714
  %716 = load i64, ptr %715, align 8
  %717 = getelementptr inbounds nuw i64, ptr %33, i64 %716
  %718 = load i64, ptr %717, align 8
  %719 = getelementptr inbounds nuw i64, ptr %19, i64 %714
  store i64 %718, ptr %719, align 8
  %720 = add i32 %712, -1
  %721 = and i32 %720, %712
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %732, label %711

723:
  %724 = phi i64 [ %730, %723 ], [ 0, %710 ]
  %725 = getelementptr inbounds nuw i64, ptr %18, i64 %724
  %726 = load i64, ptr %725, align 8
  %727 = getelementptr inbounds nuw i64, ptr %33, i64 %726
  %728 = load i64, ptr %727, align 8
  %729 = getelementptr inbounds nuw i64, ptr %19, i64 %724
  store i64 %728, ptr %729, align 8
  %730 = add nuw nsw i64 %724, 1
  %731 = icmp eq i64 %730, 32
  br i1 %731, label %732, label %723

732:
  br label %749

733:
  %734 = phi i1 [ true, %708 ], [ false, %748 ]
  %735 = phi ptr [ %20, %708 ], [ %49, %748 ]
  %736 = phi ptr [ %19, %708 ], [ %50, %748 ]
  %737 = phi ptr [ %19, %708 ], [ %51, %748 ]
  store <32 x i64> %178, ptr %20, align 256
  %738 = load i64, ptr %735, align 64
  %739 = getelementptr inbounds nuw i64, ptr %33, i64 %738
  br i1 %709, label %742, label %740

740:
  %741 = load i64, ptr %739, align 8
  br label %743

742:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %736, ptr align 8 %739, i64 128, i1 false)
  br label %748

743:
  %744 = phi i64 [ 0, %740 ], [ %746, %743 ]
  %745 = getelementptr inbounds nuw i64, ptr %737, i64 %744
  store i64 %741, ptr %745, align 8
  %746 = add nuw nsw i64 %744, 1
  %747 = icmp eq i64 %746, 16
  br i1 %747, label %748, label %743

748:
  br i1 %734, label %733, label %749

749:
  %750 = load <32 x i64>, ptr %19, align 64
  %751 = icmp ne <32 x i64> %750, %537
  %752 = bitcast <32 x i1> %751 to i32
  %753 = and i32 %201, %752
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %791, label %756

755:
  store <32 x i64> %640, ptr %16, align 64
  br label %758

756:
  store <32 x i64> %640, ptr %16, align 64
  %757 = icmp eq i32 %345, 1
  br i1 %757, label %758, label %766

758:
  %759 = phi i32 [ %681, %755 ], [ %753, %756 ]
  %760 = call i32 @llvm.ctlz.i32(i32 %759, i1 true)
  %761 = xor i32 %760, 31
  %762 = zext nneg i32 %761 to i64
  %763 = getelementptr inbounds nuw i64, ptr %16, i64 %762
  %764 = load i64, ptr %763, align 8
  %765 = getelementptr i64, ptr %33, i64 %208
  store i64 %764, ptr %765, align 8
  br label %790

766:
  store <32 x i64> %178, ptr %13, align 64
  %767 = icmp eq i32 %753, -1
  br i1 %767, label %780, label %768

768:
  %769 = phi i32 [ %778, %768 ], [ %753, %766 ]
  %770 = call i32 @llvm.cttz.i32(i32 %769, i1 true)
  %771 = zext nneg i32 %770 to i64
  %772 = getelementptr inbounds nuw i64, ptr %13, i64 %771
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds nuw i64, ptr %16, i64 %771
  %775 = load i64, ptr %774, align 8
  %776 = getelementptr inbounds nuw i64, ptr %33, i64 %773
  store i64 %775, ptr %776, align 8
  %777 = add i32 %769, -1
  %778 = and i32 %777, %769
  %779 = icmp eq i32 %778, 0
  br i1 %779, label %789, label %768

780:
  %781 = phi i64 [ %787, %780 ], [ 0, %766 ]
  %782 = getelementptr inbounds nuw i64, ptr %13, i64 %781
  %783 = load i64, ptr %782, align 8
  %784 = getelementptr inbounds nuw i64, ptr %16, i64 %781
  %785 = load i64, ptr %784, align 8
  %786 = getelementptr inbounds nuw i64, ptr %33, i64 %783
  store i64 %785, ptr %786, align 8
  %787 = add nuw nsw i64 %781, 1
  %788 = icmp eq i64 %787, 32
  br i1 %788, label %789, label %780

789:
  br label %790

790:
  br label %791

791:
  %792 = add nuw nsw i64 %166, 1
  %793 = icmp eq i64 %792, %105
  br i1 %793, label %794, label %165

794:
  ret void
}

define internal void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %2, i64 %3, ptr %4, i32 %5, i1 zeroext %6) unnamed_addr {
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %24 = load i64, ptr %23, align 8
  %25 = freeze i64 %24
  %26 = icmp ult i64 %25, 2
  br label %27

27:
  %28 = phi i64 [ 1, %7 ], [ 2, %22 ]
  %29 = phi i1 [ false, %7 ], [ %26, %22 ]
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %31 = load ptr, ptr %30, align 8
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %34 = load i64, ptr %33, align 8
  %35 = shl i64 %34, 42
  %36 = zext i32 %32 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %35
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = or i64 %37, %42
  %52 = or i64 %51, 65536
  %53 = select i1 %29, i64 %35, i64 %28
  %54 = select i1 %29, i64 %35, i64 1
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %81 = load ptr, ptr %80, align 8
  %82 = load i32, ptr %81, align 4
  %83 = or i32 %82, 2
  store i32 %83, ptr %81, align 4
  call void @suspect(ptr %0)
  br label %84

84:
  %85 = add i64 %74, %77
  %86 = icmp ult i64 %74, %85
  br i1 %86, label %87, label %104

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %89 = and i64 %66, 31
  %90 = and i64 %67, 196608
  %91 = icmp eq i64 %90, 0
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %93 = getelementptr inbounds nuw i32, ptr %92, i64 %89
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %95 = getelementptr inbounds nuw i32, ptr %94, i64 %89
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %98 = icmp eq i64 %56, 0
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  br label %100

100:
  %101 = phi i64 [ %74, %87 ], [ %230, %229 ]
  %102 = load i64, ptr %10, align 8
  %103 = icmp ult i64 %101, %102
  br i1 %103, label %105, label %104

104:
  ret void

105:
  %106 = getelementptr inbounds nuw i64, ptr %9, i64 %101
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i64, ptr %12, i64 %101
  %109 = load i64, ptr %108, align 8
  %110 = icmp ult i64 %107, %53
  %111 = sub i64 %107, %35
  %112 = icmp ult i64 %111, %46
  %113 = or i1 %110, %112
  %114 = icmp ugt i64 %54, %107
  %115 = select i1 %6, i1 %114, i1 false
  %116 = xor i1 %115, true
  %117 = select i1 %116, i1 %113, i1 false
  %118 = icmp ult i64 %109, %53
  %119 = sub i64 %109, %35
  %120 = icmp ult i64 %119, %46
  %121 = or i1 %118, %120
  %122 = and i1 %117, %121
  br i1 %122, label %207, label %123

123:
  br i1 %115, label %124, label %125

124:
  call void @suspect(ptr %0)
  br label %125

125:
  %126 = icmp ult i64 %111, %50
  %127 = xor i64 %107, %42
  %128 = and i64 %127, 132064
  %129 = icmp eq i64 %128, 0
  %130 = and i1 %126, %129
  %131 = xor i64 %107, %67
  %132 = and i64 %131, -4398046248961
  %133 = icmp eq i64 %132, 0
  %134 = or i1 %133, %130
  %135 = or i1 %113, %134
  %136 = load i32, ptr %88, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %156, label %138

138:
  %139 = and i64 %127, -4398046313504
  %140 = icmp eq i64 %139, 0
  %141 = select i1 %91, i1 %140, i1 false
  br i1 %141, label %142, label %156

142:
  %143 = load i32, ptr %93, align 4
  %144 = trunc i64 %107 to i32
  %145 = and i32 %144, 31
  %146 = shl nuw i32 1, %145
  %147 = and i32 %143, %146
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %156, label %149

149:
  %150 = and i64 %107, 4398045986816
  %151 = load i32, ptr %95, align 4
  %152 = zext i32 %151 to i64
  %153 = shl nuw nsw i64 %152, 19
  %154 = icmp samesign ult i64 %150, %153
  %155 = or i1 %135, %154
  br label %156

156:
  %157 = phi i1 [ %135, %125 ], [ %135, %142 ], [ %135, %138 ], [ %155, %149 ]
  %158 = select i1 %157, i1 true, i1 %59
  br i1 %158, label %164, label %159

159:
  %160 = load ptr, ptr %96, align 8
  %161 = load i64, ptr %10, align 8
  %162 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %107, i64 %101, ptr %160, i64 %161)
  %163 = trunc i32 %162 to i1
  br i1 %163, label %166, label %165

164:
  br i1 %157, label %166, label %165

165:
  call void @suspect(ptr %0)
  br label %166

166:
  %167 = icmp ult i64 %119, %50
  %168 = xor i64 %109, %42
  %169 = and i64 %168, 132064
  %170 = icmp eq i64 %169, 0
  %171 = and i1 %167, %170
  %172 = xor i64 %109, %67
  %173 = and i64 %172, -4398046248961
  %174 = icmp eq i64 %173, 0
  %175 = or i1 %174, %171
  %176 = or i1 %121, %175
  %177 = load i32, ptr %88, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %197, label %179

179:
  %180 = and i64 %168, -4398046313504
  %181 = icmp eq i64 %180, 0
  %182 = select i1 %91, i1 %181, i1 false
  br i1 %182, label %183, label %197

183:
  %184 = load i32, ptr %93, align 4
  %185 = trunc i64 %109 to i32
  %186 = and i32 %185, 31
  %187 = shl nuw i32 1, %186
  %188 = and i32 %184, %187
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %197, label %190

190:
  %191 = and i64 %109, 4398045986816
  %192 = load i32, ptr %95, align 4
  %193 = zext i32 %192 to i64
  %194 = shl nuw nsw i64 %193, 19
  %195 = icmp samesign ult i64 %191, %194
  %196 = or i1 %176, %195
  br label %197

197:
  %198 = phi i1 [ %176, %166 ], [ %176, %183 ], [ %176, %179 ], [ %196, %190 ]
  %199 = select i1 %198, i1 true, i1 %59
  br i1 %199, label %205, label %200

200:
  %201 = load ptr, ptr %97, align 8
  %202 = load i64, ptr %10, align 8
  %203 = call i32 @clock_orders(ptr %0, ptr %1, i32 %18, i64 %109, i64 %101, ptr %201, i64 %202)
  %204 = trunc i32 %203 to i1
  br i1 %204, label %207, label %206

205:
  br i1 %198, label %207, label %206

206:
  call void @suspect(ptr %0)
  br label %207

207:
  br i1 %98, label %225, label %208

208:
  %209 = load i64, ptr %99, align 8
  %210 = icmp eq i64 %209, 0
  br i1 %210, label %225, label %211

211:
  %212 = and i64 %107, 3298534883328
  %213 = icmp eq i64 %212, 3298534883328
  %214 = or i1 %110, %213
  %215 = icmp ne i64 %107, 1
  %216 = and i1 %215, %214
  br i1 %216, label %225, label %217

217:
  %218 = load i64, ptr %4, align 8
  %219 = load i64, ptr %72, align 8
  %220 = shl i64 %101, %219
  %221 = add i64 %220, %218
  %222 = add nuw i64 %101, 1
  %223 = shl i64 %222, %219
  %224 = add i64 %223, %218
  call void @proxy_touch(ptr %0, ptr %1, i64 %221, i64 %224)
  br label %225

225:
  %226 = phi i64 [ %69, %207 ], [ %56, %217 ], [ %56, %211 ], [ %56, %208 ]
  %227 = icmp eq i64 %109, 0
  br i1 %227, label %229, label %228

228:
  store i64 0, ptr %108, align 8
  br label %229

229:
  store i64 %226, ptr %106, align 8
  %230 = add nuw i64 %101, 1
  %231 = icmp eq i64 %230, %85
  br i1 %231, label %104, label %100
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
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 836
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 496
  %51 = load i64, ptr %50, align 8
  %52 = freeze i64 %51
  %53 = icmp ult i64 %52, 2
  br label %54

54:
  %55 = phi i64 [ 1, %7 ], [ 2, %49 ]
  %56 = phi i1 [ false, %7 ], [ %53, %49 ]
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 7072
  %58 = load ptr, ptr %57, align 8
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %61 = load i64, ptr %60, align 8
  %62 = shl i64 %61, 42
  %63 = zext i32 %59 to i64
  %64 = shl nuw nsw i64 %63, 19
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 5
  %69 = or disjoint i64 %68, %62
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 824
  %71 = load i32, ptr %70, align 8
  %72 = zext i32 %71 to i64
  %73 = shl nuw nsw i64 %72, 19
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 1756
  %75 = load i32, ptr %74, align 4
  %76 = zext i32 %75 to i64
  %77 = shl nuw nsw i64 %76, 19
  %78 = or i64 %64, %69
  %79 = or i64 %78, 65536
  %80 = select i1 %56, i64 %62, i64 %55
  %81 = select i1 %56, i64 %62, i64 1
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 840
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 7080
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
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %103 = load ptr, ptr %102, align 8
  %104 = load i32, ptr %103, align 4
  %105 = or i32 %104, 2
  store i32 %105, ptr %103, align 4
  call void @suspect(ptr %0)
  br label %693

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
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 1772
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 1776
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 1904
  %144 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %146 = insertelement <32 x i64> poison, i64 %79, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = icmp eq i64 %83, 0
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 1200
  %150 = insertelement <32 x i64> poison, i64 %83, i64 0
  %151 = shufflevector <32 x i64> %150, <32 x i64> poison, <32 x i32> zeroinitializer
  %152 = insertelement <32 x i64> poison, i64 %132, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %154

154:
  %155 = phi i64 [ 0, %121 ], [ %691, %690 ]
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = add <32 x i64> %157, %95
  br i1 %123, label %159, label %166

159:
  %160 = shl nuw nsw i64 %155, 5
  %161 = insertelement <32 x i64> poison, i64 %160, i64 0
  %162 = shufflevector <32 x i64> %161, <32 x i64> poison, <32 x i32> zeroinitializer
  %163 = or disjoint <32 x i64> %162, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %164 = add <32 x i64> %163, %122
  %165 = lshr <32 x i64> %163, %126
  br label %166

166:
  %167 = phi <32 x i64> [ %164, %159 ], [ %158, %154 ]
  %168 = phi <32 x i64> [ %165, %159 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %154 ]
  %169 = load i32, ptr %31, align 4
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %176, label %171

171:
  %172 = add i32 %169, -1
  %173 = zext i32 %172 to i64
  %174 = insertelement <32 x i64> poison, i64 %173, i64 0
  %175 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %176

176:
  %177 = phi <32 x i64> [ %175, %171 ], [ %168, %166 ]
  %178 = load i64, ptr %28, align 8
  br i1 %123, label %179, label %183

179:
  %180 = shl i64 %155, 5
  %181 = add i64 %127, %180
  %182 = icmp ugt i64 %181, %178
  br i1 %182, label %183, label %189

183:
  %184 = insertelement <32 x i64> poison, i64 %178, i64 0
  %185 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> zeroinitializer
  %186 = icmp ult <32 x i64> %167, %185
  %187 = bitcast <32 x i1> %186 to i32
  %188 = and i32 %2, %187
  br label %189

189:
  %190 = phi i32 [ %188, %183 ], [ %2, %179 ]
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %690, label %192

192:
  %193 = or <32 x i64> %177, %129
  %194 = call i32 @llvm.cttz.i32(i32 %190, i1 true)
  store <32 x i64> %167, ptr %25, align 64
  %195 = zext nneg i32 %194 to i64
  %196 = getelementptr inbounds nuw i64, ptr %25, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = sub i64 %197, %195
  br i1 %123, label %228, label %199

199:
  %200 = insertelement <32 x i64> poison, i64 %198, i64 0
  %201 = shufflevector <32 x i64> %200, <32 x i64> poison, <32 x i32> zeroinitializer
  %202 = add <32 x i64> %201, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %203 = icmp eq <32 x i64> %167, %202
  %204 = bitcast <32 x i1> %203 to i32
  %205 = xor i32 %190, -1
  %206 = or i32 %204, %205
  %207 = icmp eq i32 %206, -1
  br i1 %207, label %228, label %208

208:
  %209 = insertelement <32 x i64> poison, i64 %197, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  %211 = icmp eq <32 x i64> %167, %210
  %212 = bitcast <32 x i1> %211 to i32
  %213 = or i32 %212, %205
  %214 = icmp eq i32 %213, -1
  br i1 %214, label %234, label %215

215:
  %216 = icmp eq i32 %190, -1
  br i1 %216, label %217, label %245

217:
  %218 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %219 = add <32 x i64> %218, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %220 = icmp ne <32 x i64> %167, %219
  %221 = bitcast <32 x i1> %220 to i32
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %243, label %223

223:
  %224 = icmp ne <32 x i64> %167, %218
  %225 = bitcast <32 x i1> %224 to i32
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %243, label %227

227:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %167, ptr %20, align 64
  br label %258

228:
  %229 = getelementptr inbounds nuw i64, ptr %27, i64 %198
  %230 = bitcast i32 %190 to <32 x i1>
  %231 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %229, <32 x i1> %230, <32 x i64> zeroinitializer)
  %232 = getelementptr inbounds nuw i64, ptr %30, i64 %198
  %233 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %232, <32 x i1> %230, <32 x i64> zeroinitializer)
  br label %332

234:
  %235 = getelementptr i64, ptr %27, i64 %197
  %236 = load i64, ptr %235, align 8
  %237 = insertelement <32 x i64> poison, i64 %236, i64 0
  %238 = shufflevector <32 x i64> %237, <32 x i64> poison, <32 x i32> zeroinitializer
  %239 = getelementptr i64, ptr %30, i64 %197
  %240 = load i64, ptr %239, align 8
  %241 = insertelement <32 x i64> poison, i64 %240, i64 0
  %242 = shufflevector <32 x i64> %241, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %332

243:
  %244 = phi i32 [ 2, %217 ], [ 3, %223 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %269

245:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %167, ptr %20, align 64
  br label %246

246:
  %247 = phi i32 [ %256, %246 ], [ %190, %245 ]
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
  br i1 %257, label %287, label %246

258:
  %259 = phi i64 [ 0, %227 ], [ %265, %258 ]
  %260 = getelementptr inbounds nuw i64, ptr %20, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i64, ptr %27, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = getelementptr inbounds nuw i64, ptr %21, i64 %259
  store i64 %263, ptr %264, align 8
  %265 = add nuw nsw i64 %259, 1
  %266 = icmp eq i64 %265, 32
  br i1 %266, label %267, label %258

267:
  %268 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %167, ptr %19, align 64
  br label %301

269:
  %270 = phi i1 [ true, %243 ], [ false, %284 ]
  %271 = phi ptr [ %22, %243 ], [ %43, %284 ]
  %272 = phi ptr [ %21, %243 ], [ %44, %284 ]
  %273 = phi ptr [ %21, %243 ], [ %45, %284 ]
  store <32 x i64> %167, ptr %22, align 256
  %274 = load i64, ptr %271, align 64
  %275 = getelementptr inbounds nuw i64, ptr %27, i64 %274
  br i1 %222, label %278, label %276

276:
  %277 = load i64, ptr %275, align 8
  br label %279

278:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %272, ptr align 8 %275, i64 128, i1 false)
  br label %284

279:
  %280 = phi i64 [ 0, %276 ], [ %282, %279 ]
  %281 = getelementptr inbounds nuw i64, ptr %273, i64 %280
  store i64 %277, ptr %281, align 8
  %282 = add nuw nsw i64 %280, 1
  %283 = icmp eq i64 %282, 16
  br i1 %283, label %284, label %279

284:
  br i1 %270, label %269, label %285

285:
  %286 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %312

287:
  %288 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %167, ptr %19, align 64
  br label %289

289:
  %290 = phi i32 [ %299, %289 ], [ %190, %287 ]
  %291 = call i32 @llvm.cttz.i32(i32 %290, i1 true)
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw i64, ptr %19, i64 %292
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds nuw i64, ptr %30, i64 %294
  %296 = load i64, ptr %295, align 8
  %297 = getelementptr inbounds nuw i64, ptr %23, i64 %292
  store i64 %296, ptr %297, align 8
  %298 = add i32 %290, -1
  %299 = and i32 %298, %290
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %310, label %289

301:
  %302 = phi i64 [ 0, %267 ], [ %308, %301 ]
  %303 = getelementptr inbounds nuw i64, ptr %19, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = getelementptr inbounds nuw i64, ptr %30, i64 %304
  %306 = load i64, ptr %305, align 8
  %307 = getelementptr inbounds nuw i64, ptr %23, i64 %302
  store i64 %306, ptr %307, align 8
  %308 = add nuw nsw i64 %302, 1
  %309 = icmp eq i64 %308, 32
  br i1 %309, label %310, label %301

310:
  %311 = phi <32 x i64> [ %268, %301 ], [ %288, %289 ]
  br label %328

312:
  %313 = phi i1 [ true, %285 ], [ false, %327 ]
  %314 = phi ptr [ %24, %285 ], [ %40, %327 ]
  %315 = phi ptr [ %23, %285 ], [ %41, %327 ]
  %316 = phi ptr [ %23, %285 ], [ %42, %327 ]
  store <32 x i64> %167, ptr %24, align 256
  %317 = load i64, ptr %314, align 64
  %318 = getelementptr inbounds nuw i64, ptr %30, i64 %317
  br i1 %222, label %321, label %319

319:
  %320 = load i64, ptr %318, align 8
  br label %322

321:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %315, ptr align 8 %318, i64 128, i1 false)
  br label %327

322:
  %323 = phi i64 [ 0, %319 ], [ %325, %322 ]
  %324 = getelementptr inbounds nuw i64, ptr %316, i64 %323
  store i64 %320, ptr %324, align 8
  %325 = add nuw nsw i64 %323, 1
  %326 = icmp eq i64 %325, 16
  br i1 %326, label %327, label %322

327:
  br i1 %313, label %312, label %328

328:
  %329 = phi i32 [ 4, %310 ], [ %244, %327 ]
  %330 = phi <32 x i64> [ %311, %310 ], [ %286, %327 ]
  %331 = load <32 x i64>, ptr %23, align 64
  br label %332

332:
  %333 = phi <32 x i64> [ %231, %228 ], [ %238, %234 ], [ %330, %328 ]
  %334 = phi i32 [ 0, %228 ], [ 1, %234 ], [ %329, %328 ]
  %335 = phi <32 x i64> [ %233, %228 ], [ %242, %234 ], [ %331, %328 ]
  %336 = or <32 x i64> %131, %193
  %337 = icmp ult <32 x i64> %333, %134
  %338 = sub <32 x i64> %333, %136
  %339 = icmp ult <32 x i64> %338, %138
  %340 = or <32 x i1> %337, %339
  %341 = icmp ult <32 x i64> %333, %153
  %342 = icmp ult <32 x i64> %335, %134
  %343 = sub <32 x i64> %335, %136
  %344 = icmp ult <32 x i64> %343, %138
  %345 = or <32 x i1> %342, %344
  %346 = xor <32 x i1> %340, splat (i1 true)
  %347 = xor <32 x i1> %345, splat (i1 true)
  %348 = select <32 x i1> %347, <32 x i1> splat (i1 true), <32 x i1> %341
  %349 = select <32 x i1> %348, <32 x i1> splat (i1 true), <32 x i1> %346
  %350 = bitcast <32 x i1> %349 to i32
  %351 = and i32 %190, %350
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %462, label %353

353:
  %354 = bitcast <32 x i1> %341 to i32
  %355 = and i32 %190, %354
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %358, label %357

357:
  call void @suspect(ptr %0)
  br label %358

358:
  %359 = icmp ult <32 x i64> %338, %140
  %360 = xor <32 x i64> %333, %129
  %361 = and <32 x i64> %360, splat (i64 132064)
  %362 = icmp eq <32 x i64> %361, zeroinitializer
  %363 = select <32 x i1> %359, <32 x i1> %362, <32 x i1> zeroinitializer
  %364 = or <32 x i1> %340, %363
  %365 = xor <32 x i64> %333, %193
  %366 = and <32 x i64> %365, splat (i64 -4398046248961)
  %367 = icmp eq <32 x i64> %366, zeroinitializer
  %368 = select <32 x i1> %367, <32 x i1> splat (i1 true), <32 x i1> %364
  %369 = load i32, ptr %141, align 4
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %393, label %371

371:
  %372 = and <32 x i64> %177, splat (i64 31)
  %373 = getelementptr i32, ptr %142, <32 x i64> %372
  %374 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %373, <32 x i1> splat (i1 true), <32 x i32> poison)
  %375 = zext <32 x i32> %374 to <32 x i64>
  %376 = getelementptr i32, ptr %143, <32 x i64> %372
  %377 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %376, <32 x i1> splat (i1 true), <32 x i32> poison)
  %378 = zext <32 x i32> %377 to <32 x i64>
  %379 = shl nuw nsw <32 x i64> %378, splat (i64 19)
  %380 = and <32 x i64> %193, splat (i64 196608)
  %381 = and <32 x i64> %360, splat (i64 -4398046313504)
  %382 = or <32 x i64> %381, %380
  %383 = icmp eq <32 x i64> %382, zeroinitializer
  %384 = and <32 x i64> %333, splat (i64 31)
  %385 = shl nuw nsw <32 x i64> splat (i64 1), %384
  %386 = and <32 x i64> %385, %375
  %387 = icmp ne <32 x i64> %386, zeroinitializer
  %388 = and <32 x i64> %333, splat (i64 4398045986816)
  %389 = icmp samesign ult <32 x i64> %388, %379
  %390 = select <32 x i1> %389, <32 x i1> %387, <32 x i1> zeroinitializer
  %391 = select <32 x i1> %390, <32 x i1> %383, <32 x i1> zeroinitializer
  %392 = or <32 x i1> %368, %391
  br label %393

393:
  %394 = phi <32 x i1> [ %392, %371 ], [ %368, %358 ]
  %395 = xor <32 x i1> %394, splat (i1 true)
  %396 = bitcast <32 x i1> %395 to i32
  %397 = and i32 %190, %396
  %398 = icmp eq i32 %397, 0
  %399 = select i1 %398, i1 true, i1 %86
  br i1 %399, label %406, label %400

400:
  %401 = load ptr, ptr %144, align 8
  %402 = load i64, ptr %28, align 8
  %403 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %397, <32 x i64> %333, <32 x i64> %167, ptr %401, i64 %402)
  %404 = xor i32 %403, -1
  %405 = and i32 %397, %404
  br label %406

406:
  %407 = phi i32 [ %405, %400 ], [ %397, %393 ]
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %410, label %409

409:
  call void @suspect(ptr %0)
  br label %410

410:
  %411 = icmp ult <32 x i64> %343, %140
  %412 = xor <32 x i64> %335, %129
  %413 = and <32 x i64> %412, splat (i64 132064)
  %414 = icmp eq <32 x i64> %413, zeroinitializer
  %415 = select <32 x i1> %411, <32 x i1> %414, <32 x i1> zeroinitializer
  %416 = or <32 x i1> %345, %415
  %417 = xor <32 x i64> %335, %193
  %418 = and <32 x i64> %417, splat (i64 -4398046248961)
  %419 = icmp eq <32 x i64> %418, zeroinitializer
  %420 = select <32 x i1> %419, <32 x i1> splat (i1 true), <32 x i1> %416
  %421 = load i32, ptr %141, align 4
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %445, label %423

423:
  %424 = and <32 x i64> %177, splat (i64 31)
  %425 = getelementptr i32, ptr %142, <32 x i64> %424
  %426 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %425, <32 x i1> splat (i1 true), <32 x i32> poison)
  %427 = zext <32 x i32> %426 to <32 x i64>
  %428 = getelementptr i32, ptr %143, <32 x i64> %424
  %429 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %428, <32 x i1> splat (i1 true), <32 x i32> poison)
  %430 = zext <32 x i32> %429 to <32 x i64>
  %431 = shl nuw nsw <32 x i64> %430, splat (i64 19)
  %432 = and <32 x i64> %193, splat (i64 196608)
  %433 = and <32 x i64> %412, splat (i64 -4398046313504)
  %434 = or <32 x i64> %433, %432
  %435 = icmp eq <32 x i64> %434, zeroinitializer
  %436 = and <32 x i64> %335, splat (i64 31)
  %437 = shl nuw nsw <32 x i64> splat (i64 1), %436
  %438 = and <32 x i64> %437, %427
  %439 = icmp ne <32 x i64> %438, zeroinitializer
  %440 = and <32 x i64> %335, splat (i64 4398045986816)
  %441 = icmp samesign ult <32 x i64> %440, %431
  %442 = select <32 x i1> %441, <32 x i1> %439, <32 x i1> zeroinitializer
  %443 = select <32 x i1> %442, <32 x i1> %435, <32 x i1> zeroinitializer
  %444 = or <32 x i1> %420, %443
  br label %445

445:
  %446 = phi <32 x i1> [ %444, %423 ], [ %420, %410 ]
  %447 = xor <32 x i1> %446, splat (i1 true)
  %448 = bitcast <32 x i1> %447 to i32
  %449 = and i32 %190, %448
  %450 = icmp eq i32 %449, 0
  %451 = select i1 %450, i1 true, i1 %86
  br i1 %451, label %458, label %452

452:
  %453 = load ptr, ptr %145, align 8
  %454 = load i64, ptr %28, align 8
  %455 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %36, i32 %449, <32 x i64> %335, <32 x i64> %167, ptr %453, i64 %454)
  %456 = xor i32 %455, -1
  %457 = and i32 %449, %456
  br label %458

458:
  %459 = phi i32 [ %457, %452 ], [ %449, %445 ]
  %460 = icmp eq i32 %459, 0
  br i1 %460, label %462, label %461

461:
  call void @suspect(ptr %0)
  br label %462

462:
  br i1 %148, label %489, label %463

463:
  %464 = load i64, ptr %149, align 8
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %489, label %466

466:
  %467 = icmp uge <32 x i64> %333, %134
  %468 = and <32 x i64> %333, splat (i64 3298534883328)
  %469 = icmp ne <32 x i64> %468, splat (i64 3298534883328)
  %470 = and <32 x i1> %467, %469
  %471 = icmp eq <32 x i64> %333, splat (i64 1)
  %472 = or <32 x i1> %471, %470
  %473 = bitcast <32 x i1> %472 to i32
  %474 = and i32 %190, %473
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %489, label %476

476:
  %477 = load i64, ptr %4, align 8
  %478 = bitcast i32 %474 to <32 x i1>
  %479 = select <32 x i1> %478, <32 x i64> %167, <32 x i64> splat (i64 -1)
  %480 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %479)
  %481 = load i64, ptr %91, align 8
  %482 = shl i64 %480, %481
  %483 = add i64 %482, %477
  %484 = select <32 x i1> %478, <32 x i64> %167, <32 x i64> zeroinitializer
  %485 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %484)
  %486 = add i64 %485, 1
  %487 = shl i64 %486, %481
  %488 = add i64 %487, %477
  call void @proxy_touch(ptr %0, ptr %1, i64 %483, i64 %488)
  br label %489

489:
  %490 = phi <32 x i64> [ %147, %462 ], [ %151, %476 ], [ %151, %466 ], [ %151, %463 ]
  %491 = phi <32 x i64> [ %336, %462 ], [ %151, %476 ], [ %151, %466 ], [ %151, %463 ]
  %492 = icmp ne <32 x i64> %335, zeroinitializer
  %493 = bitcast <32 x i1> %492 to i32
  %494 = and i32 %190, %493
  %495 = icmp eq i32 %494, 0
  %496 = icmp eq i32 %334, 0
  br i1 %495, label %535, label %497

497:
  br i1 %496, label %498, label %501

498:
  %499 = getelementptr inbounds nuw i64, ptr %30, i64 %198
  %500 = bitcast i32 %494 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %499, <32 x i1> %500)
  br label %538

501:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %502 = icmp eq i32 %334, 1
  br i1 %502, label %503, label %510

503:
  %504 = call i32 @llvm.ctlz.i32(i32 %494, i1 true)
  %505 = xor i32 %504, 31
  %506 = zext nneg i32 %505 to i64
  %507 = getelementptr inbounds nuw i64, ptr %12, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr i64, ptr %30, i64 %197
  store i64 %508, ptr %509, align 8
  br label %534

510:
  store <32 x i64> %167, ptr %11, align 64
  %511 = icmp eq i32 %494, -1
  br i1 %511, label %524, label %512

512:
  %513 = phi i32 [ %522, %512 ], [ %494, %510 ]
  %514 = call i32 @llvm.cttz.i32(i32 %513, i1 true)
  %515 = zext nneg i32 %514 to i64
  %516 = getelementptr inbounds nuw i64, ptr %11, i64 %515
  %517 = load i64, ptr %516, align 8
  %518 = getelementptr inbounds nuw i64, ptr %12, i64 %515
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds nuw i64, ptr %30, i64 %517
  store i64 %519, ptr %520, align 8
  %521 = add i32 %513, -1
  %522 = and i32 %521, %513
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %533, label %512

524:
  %525 = phi i64 [ %531, %524 ], [ 0, %510 ]
  %526 = getelementptr inbounds nuw i64, ptr %11, i64 %525
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds nuw i64, ptr %12, i64 %525
  %529 = load i64, ptr %528, align 8
  %530 = getelementptr inbounds nuw i64, ptr %30, i64 %527
  store i64 %529, ptr %530, align 8
  %531 = add nuw nsw i64 %525, 1
  %532 = icmp eq i64 %531, 32
  br i1 %532, label %533, label %524

533:
  br label %534

534:
  br label %536

535:
  br i1 %496, label %538, label %536

536:
  %537 = icmp eq i32 %190, -1
  br i1 %537, label %541, label %567

538:
  %539 = getelementptr inbounds nuw i64, ptr %27, i64 %198
  %540 = bitcast i32 %190 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %491, ptr align 8 %539, <32 x i1> %540)
  br label %690

541:
  %542 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %543 = shufflevector <32 x i64> %167, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %544 = icmp ne <32 x i64> %167, %542
  %545 = icmp ne <32 x i64> %167, %543
  %546 = and <32 x i1> %544, %545
  %547 = bitcast <32 x i1> %546 to i32
  %548 = icmp eq i32 %547, 0
  %549 = icmp eq i32 %334, 1
  br i1 %548, label %550, label %566

550:
  store <32 x i64> %490, ptr %15, align 64
  br i1 %549, label %551, label %554

551:
  %552 = extractelement <32 x i64> %490, i64 31
  %553 = getelementptr i64, ptr %27, i64 %197
  store i64 %552, ptr %553, align 8
  br label %565

554:
  store <32 x i64> %167, ptr %8, align 64
  br label %555

555:
  %556 = phi i64 [ 0, %554 ], [ %562, %555 ]
  %557 = getelementptr inbounds nuw i64, ptr %8, i64 %556
  %558 = load i64, ptr %557, align 8
  %559 = getelementptr inbounds nuw i64, ptr %15, i64 %556
  %560 = load i64, ptr %559, align 8
  %561 = getelementptr inbounds nuw i64, ptr %27, i64 %558
  store i64 %560, ptr %561, align 8
  %562 = add nuw nsw i64 %556, 1
  %563 = icmp eq i64 %562, 32
  br i1 %563, label %564, label %555

564:
  br label %565

565:
  br label %690

566:
  store <32 x i64> %491, ptr %13, align 64
  br i1 %549, label %569, label %582

567:
  store <32 x i64> %491, ptr %13, align 64
  %568 = icmp eq i32 %334, 1
  br i1 %568, label %569, label %583

569:
  %570 = call i32 @llvm.ctlz.i32(i32 %190, i1 true)
  %571 = xor i32 %570, 31
  %572 = zext nneg i32 %571 to i64
  %573 = getelementptr inbounds nuw i64, ptr %13, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = getelementptr i64, ptr %27, i64 %197
  store i64 %574, ptr %575, align 8
  %576 = insertelement <32 x i64> poison, i64 %574, i64 0
  %577 = shufflevector <32 x i64> %576, <32 x i64> poison, <32 x i32> zeroinitializer
  %578 = icmp ne <32 x i64> %577, %491
  %579 = bitcast <32 x i1> %578 to i32
  %580 = and i32 %190, %579
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %690, label %654

582:
  store <32 x i64> %167, ptr %10, align 64
  br label %596

583:
  store <32 x i64> %167, ptr %10, align 64
  br label %584

584:
  %585 = phi i32 [ %594, %584 ], [ %190, %583 ]
  %586 = call i32 @llvm.cttz.i32(i32 %585, i1 true)
  %587 = zext nneg i32 %586 to i64
  %588 = getelementptr inbounds nuw i64, ptr %10, i64 %587
  %589 = load i64, ptr %588, align 8
  %590 = getelementptr inbounds nuw i64, ptr %13, i64 %587
  %591 = load i64, ptr %590, align 8
  %592 = getelementptr inbounds nuw i64, ptr %27, i64 %589
  store i64 %591, ptr %592, align 8
  %593 = add i32 %585, -1
  %594 = and i32 %593, %585
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %605, label %584

596:
  %597 = phi i64 [ 0, %582 ], [ %603, %596 ]
  %598 = getelementptr inbounds nuw i64, ptr %10, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr inbounds nuw i64, ptr %13, i64 %597
  %601 = load i64, ptr %600, align 8
  %602 = getelementptr inbounds nuw i64, ptr %27, i64 %599
  store i64 %601, ptr %602, align 8
  %603 = add nuw nsw i64 %597, 1
  %604 = icmp eq i64 %603, 32
  br i1 %604, label %605, label %596

605:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %606 = icmp eq i32 %334, 4
  br i1 %606, label %609, label %607

607:
  %608 = icmp eq i32 %334, 2
  br label %632

609:
  store <32 x i64> %167, ptr %16, align 64
  br i1 %537, label %622, label %610

610:
  %611 = phi i32 [ %620, %610 ], [ %190, %609 ]
  %612 = call i32 @llvm.cttz.i32(i32 %611, i1 true)
  %613 = zext nneg i32 %612 to i64
  %614 = getelementptr inbounds nuw i64, ptr %16, i64 %613
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr inbounds nuw i64, ptr %27, i64 %615
  %617 = load i64, ptr %616, align 8
  %618 = getelementptr inbounds nuw i64, ptr %17, i64 %613
  store i64 %617, ptr %618, align 8
  %619 = add i32 %611, -1
  %620 = and i32 %619, %611
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %631, label %610

622:
  %623 = phi i64 [ %629, %622 ], [ 0, %609 ]
  %624 = getelementptr inbounds nuw i64, ptr %16, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i64, ptr %27, i64 %625
  %627 = load i64, ptr %626, align 8
  %628 = getelementptr inbounds nuw i64, ptr %17, i64 %623
  store i64 %627, ptr %628, align 8
  %629 = add nuw nsw i64 %623, 1
  %630 = icmp eq i64 %629, 32
  br i1 %630, label %631, label %622

631:
  br label %648

632:
  %633 = phi i1 [ true, %607 ], [ false, %647 ]
  %634 = phi ptr [ %18, %607 ], [ %46, %647 ]
  %635 = phi ptr [ %17, %607 ], [ %47, %647 ]
  %636 = phi ptr [ %17, %607 ], [ %48, %647 ]
  store <32 x i64> %167, ptr %18, align 256
  %637 = load i64, ptr %634, align 64
  %638 = getelementptr inbounds nuw i64, ptr %27, i64 %637
  br i1 %608, label %641, label %639

639:
  %640 = load i64, ptr %638, align 8
  br label %642

641:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %635, ptr align 8 %638, i64 128, i1 false)
  br label %647

642:
  %643 = phi i64 [ 0, %639 ], [ %645, %642 ]
  %644 = getelementptr inbounds nuw i64, ptr %636, i64 %643
  store i64 %640, ptr %644, align 8
  %645 = add nuw nsw i64 %643, 1
  %646 = icmp eq i64 %645, 16
  br i1 %646, label %647, label %642

647:
  br i1 %633, label %632, label %648

648:
  %649 = load <32 x i64>, ptr %17, align 64
  %650 = icmp ne <32 x i64> %649, %491
  %651 = bitcast <32 x i1> %650 to i32
  %652 = and i32 %190, %651
  %653 = icmp eq i32 %652, 0
  br i1 %653, label %690, label %655

654:
  store <32 x i64> %490, ptr %14, align 64
  br label %657

655:
  store <32 x i64> %490, ptr %14, align 64
  %656 = icmp eq i32 %334, 1
  br i1 %656, label %657, label %665

657:
  %658 = phi i32 [ %580, %654 ], [ %652, %655 ]
  %659 = call i32 @llvm.ctlz.i32(i32 %658, i1 true)
  %660 = xor i32 %659, 31
  %661 = zext nneg i32 %660 to i64
  %662 = getelementptr inbounds nuw i64, ptr %14, i64 %661
  %663 = load i64, ptr %662, align 8
  %664 = getelementptr i64, ptr %27, i64 %197
  store i64 %663, ptr %664, align 8
  br label %689

665:
  store <32 x i64> %167, ptr %9, align 64
  %666 = icmp eq i32 %652, -1
  br i1 %666, label %679, label %667

667:
  %668 = phi i32 [ %677, %667 ], [ %652, %665 ]
  %669 = call i32 @llvm.cttz.i32(i32 %668, i1 true)
  %670 = zext nneg i32 %669 to i64
  %671 = getelementptr inbounds nuw i64, ptr %9, i64 %670
  %672 = load i64, ptr %671, align 8
  %673 = getelementptr inbounds nuw i64, ptr %14, i64 %670
  %674 = load i64, ptr %673, align 8
  %675 = getelementptr inbounds nuw i64, ptr %27, i64 %672
  store i64 %674, ptr %675, align 8
  %676 = add i32 %668, -1
  %677 = and i32 %676, %668
  %678 = icmp eq i32 %677, 0
  br i1 %678, label %688, label %667

679:
  %680 = phi i64 [ %686, %679 ], [ 0, %665 ]
  %681 = getelementptr inbounds nuw i64, ptr %9, i64 %680
  %682 = load i64, ptr %681, align 8
  %683 = getelementptr inbounds nuw i64, ptr %14, i64 %680
  %684 = load i64, ptr %683, align 8
  %685 = getelementptr inbounds nuw i64, ptr %27, i64 %682
  store i64 %684, ptr %685, align 8
  %686 = add nuw nsw i64 %680, 1
  %687 = icmp eq i64 %686, 32
  br i1 %687, label %688, label %679

688:
  br label %689

689:
  br label %690

690:
  %691 = add nuw nsw i64 %155, 1
  %692 = icmp eq i64 %691, %98
  br i1 %692, label %693, label %154

693:
  ret void
}

define internal void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %1, i32 %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, -1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 7088
  %8 = load i64, ptr %7, align 8
  %9 = mul i64 %6, %8
  %10 = mul i64 %8, %5
  %11 = load i64, ptr %1, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 7080
  %13 = load i64, ptr %12, align 8
  %14 = sub i64 %13, %9
  %15 = call i64 @llvm.umax.i64(i64 %11, i64 %14)
  store i64 %15, ptr %1, align 8
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = call i64 @llvm.umax.i64(i64 %17, i64 %10)
  store i64 %18, ptr %16, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 7096
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

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)

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
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 2068
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
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 2032
  %38 = load i32, ptr %37, align 16
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
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 7112
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 7104
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
