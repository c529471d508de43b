; Made of screening.cpp and held.cpp and clocks.cpp and sources.cpp and proxies.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%"struct.(anonymous namespace)::access" = type { ptr, ptr, i32, i32, i64, i8 }
%struct.shadow = type { i64, ptr, i64, i64, i64, ptr, ptr }
%struct.Lanes.33 = type { [32 x i32] }
%struct.held_read = type { ptr, i32, i32, [32 x i16] }
%struct.slot = type { i64, ptr }

define void @suspect(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %3 = load ptr, ptr %2, align 8
  store i32 1, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %5 = load ptr, ptr %4, align 8
  store i64 0, ptr %5, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 280
  store i64 -1, ptr %6, align 8
  ret void
}

define void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes, align 64
  %7 = alloca %"struct.(anonymous namespace)::access", align 8
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %67, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %11 = load ptr, ptr %10, align 8
  %12 = zext i32 %4 to i64
  %13 = getelementptr inbounds nuw i32, ptr %11, i64 %12
  %14 = load i32, ptr %13, align 4
  %15 = lshr i32 %14, 8
  %16 = and i32 %15, 14680063
  %17 = and i32 %14, 1073741824
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %20, label %19

19:
  call void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %14, i32 %4)
  br label %67

20:
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %67, label %22

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
  br i1 %45, label %67, label %46

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
  br i1 %57, label %64, label %65

64:
  call void @_ZN12_GLOBAL__N_115record_togetherERKNS_6accessEj(ptr align 8 %7, i32 %2)
  br label %66

65:
  call void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %7, i32 %2, <32 x i64> %3)
  br label %66

66:
  br label %67

67:
  ret void
}

define internal void @_ZN12_GLOBAL__N_15orderEP7contextP4warpjDv32_yjj(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, i32 %5) unnamed_addr {
  %7 = alloca %struct.Lanes, align 64
  %8 = and i32 %4, -1073807360
  %9 = icmp eq i32 %8, 65536
  store <32 x i64> %3, ptr %7, align 64
  %10 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %7, i64 %11
  %13 = load i64, ptr %12, align 8
  %14 = and i64 %13, 15
  %15 = select i1 %9, i64 %14, i64 %13
  %16 = and i32 %4, 512
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %19, label %18

18:
  call void @suspect(ptr %0)
  br label %19

19:
  %20 = and i32 %4, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %71, label %22

22:
  %23 = and i32 %4, 2
  %24 = icmp eq i32 %23, 0
  %25 = bitcast i32 %2 to <32 x i1>
  %26 = trunc <32 x i64> %3 to <32 x i32>
  %27 = select <32 x i1> %25, <32 x i32> %26, <32 x i32> zeroinitializer
  %28 = call i32 @llvm.vector.reduce.umax.v32i32(<32 x i32> %27)
  %29 = and <32 x i32> %26, <i32 1, i32 2, i32 4, i32 8, i32 16, i32 32, i32 64, i32 128, i32 256, i32 512, i32 1024, i32 2048, i32 4096, i32 8192, i32 16384, i32 32768, i32 65536, i32 131072, i32 262144, i32 524288, i32 1048576, i32 2097152, i32 4194304, i32 8388608, i32 16777216, i32 33554432, i32 67108864, i32 134217728, i32 268435456, i32 536870912, i32 1073741824, i32 -2147483648>
  %30 = icmp eq <32 x i32> %29, zeroinitializer
  %31 = insertelement <32 x i32> poison, i32 %28, i64 0
  %32 = shufflevector <32 x i32> %31, <32 x i32> poison, <32 x i32> zeroinitializer
  %33 = icmp ne <32 x i32> %32, %26
  %34 = and <32 x i32> %32, %26
  %35 = icmp ne <32 x i32> %34, zeroinitializer
  %36 = and <32 x i1> %33, %35
  %37 = or <32 x i1> %30, %36
  br i1 %24, label %38, label %48

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = xor i32 %2, -1
  %42 = and i32 %40, %41
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %44, %26
  %46 = icmp ne <32 x i32> %45, zeroinitializer
  %47 = or <32 x i1> %37, %46
  br label %48

48:
  %49 = phi <32 x i1> [ %47, %38 ], [ %37, %22 ]
  %50 = bitcast <32 x i1> %49 to i32
  %51 = and i32 %2, %50
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @suspect(ptr %0)
  br label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %56 = load i32, ptr %55, align 4
  %57 = and i32 %28, %2
  %58 = xor i32 %57, -1
  %59 = and i32 %56, %58
  %60 = icmp eq i32 %59, 0
  %61 = icmp ne i32 %23, 0
  %62 = and i1 %61, %60
  br i1 %62, label %63, label %71

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %68, label %67

67:
  call void @screen_held(ptr %0)
  br label %68

68:
  %69 = call i32 @tick(ptr %0)
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  store i32 %69, ptr %70, align 16
  br label %71

71:
  %72 = and i32 %4, 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %75, label %74

74:
  call void @fence_proxy(ptr %0, ptr %1)
  br label %75

75:
  %76 = and i32 %4, 32
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %87, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %80 = and i64 %15, 4294967295
  %81 = getelementptr inbounds nuw i32, ptr %79, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 0
  %84 = icmp eq i32 %82, %5
  %85 = or i1 %83, %84
  %86 = select i1 %85, i32 %5, i32 -1
  store i32 %86, ptr %81, align 4
  br label %87

87:
  %88 = and i32 %4, 64
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %130, label %90

90:
  %91 = trunc i64 %15 to i32
  %92 = icmp eq i32 %2, 3
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 720
  %94 = and i64 %15, 4294967295
  %95 = getelementptr inbounds nuw i32, ptr %93, i64 %94
  %96 = load i32, ptr %95, align 4
  store i32 0, ptr %95, align 4
  br i1 %92, label %97, label %125

97:
  %98 = icmp eq i32 %96, -1
  br i1 %98, label %111, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 452
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %105 = load i32, ptr %104, align 8
  %106 = mul i32 %105, %103
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 460
  %108 = load i32, ptr %107, align 4
  %109 = mul i32 %106, %108
  %110 = icmp eq i32 %101, %109
  br i1 %110, label %112, label %111

111:
  call void @suspect(ptr %0)
  br label %112

112:
  %113 = call i32 @tick(ptr %0)
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 784
  store i32 %113, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %116 = load i64, ptr %115, align 8
  %117 = icmp ult i64 %116, 2
  br i1 %117, label %118, label %121

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %120 = load i64, ptr %119, align 8
  br label %121

121:
  %122 = phi i64 [ %120, %118 ], [ 0, %112 ]
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i64 %122, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 224
  store i64 0, ptr %124, align 8
  call void @clock_share(ptr %0)
  call void @share_stores(ptr %0)
  br label %130

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %130, label %129

129:
  call void @clock_open(ptr %0, i32 %91)
  br label %130

130:
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %163, label %134

134:
  br i1 %9, label %135, label %140

135:
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 592
  %137 = getelementptr inbounds nuw i32, ptr %136, i64 %14
  %138 = load i32, ptr %137, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %163, label %140

140:
  %141 = and i32 %4, 148
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %148, label %143

143:
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %145 = load i64, ptr %144, align 8
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %148, label %147

147:
  call void @screen_held(ptr %0)
  br label %148

148:
  %149 = add nuw nsw i64 %14, 1
  %150 = add i64 %13, 17
  %151 = select i1 %9, i64 %149, i64 %150
  %152 = and i32 %4, 4
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %155, label %154

154:
  call void @clock_fence(ptr %0, ptr %1)
  br label %155

155:
  %156 = and i32 %4, 16
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %159, label %158

158:
  call void @clock_release_at(ptr %0, ptr %1, i64 %151, i32 128)
  br label %159

159:
  %160 = and i32 %4, 128
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %163, label %162

162:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %151)
  br label %163

163:
  ret void
}

define internal void @_ZN12_GLOBAL__N_115record_togetherERKNS_6accessEj(ptr align 8 %0, i32 %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i32, ptr %3, align 8
  %5 = and i32 %4, 5
  %6 = icmp eq i32 %5, 5
  %7 = load ptr, ptr %0, align 8
  br i1 %6, label %8, label %34

8:
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 1720
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %34, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 520
  %14 = load i64, ptr %13, align 8
  %15 = icmp ugt i64 %14, 1
  br i1 %15, label %28, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 1768
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %28

22:
  %23 = getelementptr inbounds nuw i8, ptr %7, i64 1760
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = load i64, ptr %31, align 8
  call void @clock_acquire_at(ptr %7, ptr %30, i32 %1, i64 %32)
  %33 = load ptr, ptr %0, align 8
  br label %34

34:
  %35 = phi ptr [ %7, %2 ], [ %7, %8 ], [ %33, %28 ], [ %7, %22 ]
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = lshr i64 %37, 40
  %39 = insertelement <32 x i64> poison, i64 %37, i64 0
  %40 = shufflevector <32 x i64> %39, <32 x i64> poison, <32 x i32> zeroinitializer
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = icmp ult i64 %38, %42
  br i1 %43, label %44, label %280

44:
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 192
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw %struct.shadow, ptr %46, i64 %38
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 32
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 3
  switch i64 %49, label %59 [
    i64 0, label %280
    i64 1, label %51
  ]

51:
  %52 = load i32, ptr %3, align 8
  %53 = and i32 %52, 2
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %280, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %35, i64 184
  %57 = load ptr, ptr %56, align 8
  call void %57(ptr %35)
  %58 = load i64, ptr %48, align 8
  br label %59

59:
  %60 = phi i64 [ %49, %44 ], [ %58, %55 ]
  switch i64 %60, label %63 [
    i64 1, label %61
    i64 4, label %61
  ]

61:
  %62 = load ptr, ptr %0, align 8
  call void @suspect(ptr %62)
  br label %280

63:
  br i1 %50, label %64, label %105

64:
  %65 = load ptr, ptr %0, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 224
  %67 = load i64, ptr %66, align 8
  %68 = icmp eq i64 %67, 0
  br i1 %68, label %70, label %69

69:
  call void @screen_held(ptr %65)
  br label %70

70:
  %71 = load i32, ptr %3, align 8
  %72 = and i32 %71, 2
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %105, label %74

74:
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 232
  store i64 0, ptr %76, align 8
  %77 = load ptr, ptr %0, align 8
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 1056
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 384
  %81 = load i64, ptr %80, align 8
  %82 = add i64 %81, 1
  %83 = icmp eq i64 %79, %82
  br i1 %83, label %84, label %87

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %86 = load i32, ptr %85, align 4
  call void @check_sources(ptr %77, i32 %1, <32 x i64> %40, i32 %86)
  br label %87

87:
  %88 = load i32, ptr %3, align 8
  %89 = and i32 %88, 49
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %91, label %105

91:
  %92 = load ptr, ptr %0, align 8
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 792
  %94 = load i64, ptr %93, align 8
  %95 = icmp eq i64 %94, 0
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 1152
  %97 = load i64, ptr %96, align 8
  %98 = icmp ne i64 %97, 0
  %99 = select i1 %98, i1 %95, i1 false
  br i1 %99, label %100, label %105

100:
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %102 = load ptr, ptr %101, align 8
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %104 = load i32, ptr %103, align 4
  call void @note_store(ptr %92, ptr %102, i32 %1, <32 x i64> %40, i32 %104)
  br label %105

105:
  %106 = load i32, ptr %3, align 8
  %107 = and i32 %106, 16
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %129, label %109

109:
  %110 = load i64, ptr %48, align 8
  switch i64 %110, label %114 [
    i64 3, label %111
    i64 5, label %111
  ]

111:
  %112 = and i32 %106, 1
  %113 = icmp ne i32 %112, 0
  br label %114

114:
  %115 = phi i1 [ false, %109 ], [ %113, %111 ]
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %117 = load i8, ptr %116, align 8
  %118 = trunc nuw i8 %117 to i1
  %119 = load ptr, ptr %0, align 8
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %121 = load ptr, ptr %120, align 8
  br i1 %118, label %122, label %126

122:
  %123 = load i64, ptr %36, align 8
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %125 = load i32, ptr %124, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %119, ptr %121, i32 %1, i64 %123, ptr %47, i32 %125, i1 zeroext %115)
  br label %280

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %128 = load i32, ptr %127, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %119, ptr %121, i32 %1, <32 x i64> %40, ptr %47, i32 %128, i1 zeroext %115)
  br label %280

129:
  %130 = and i32 %106, 32
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %152, label %132

132:
  %133 = load i64, ptr %48, align 8
  switch i64 %133, label %137 [
    i64 3, label %134
    i64 5, label %134
  ]

134:
  %135 = and i32 %106, 1
  %136 = icmp ne i32 %135, 0
  br label %137

137:
  %138 = phi i1 [ false, %132 ], [ %136, %134 ]
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %140 = load i8, ptr %139, align 8
  %141 = trunc nuw i8 %140 to i1
  %142 = load ptr, ptr %0, align 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %144 = load ptr, ptr %143, align 8
  br i1 %141, label %145, label %149

145:
  %146 = load i64, ptr %36, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %148 = load i32, ptr %147, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %142, ptr %144, i32 %1, i64 %146, ptr %47, i32 %148, i1 zeroext %138)
  br label %280

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %151 = load i32, ptr %150, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %142, ptr %144, i32 %1, <32 x i64> %40, ptr %47, i32 %151, i1 zeroext %138)
  br label %280

152:
  %153 = and i32 %106, 4
  %154 = icmp eq i32 %153, 0
  %155 = or i1 %50, %154
  br i1 %155, label %159, label %156

156:
  %157 = and i32 %106, 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %160, label %226

159:
  br i1 %154, label %226, label %160

160:
  %161 = and i32 %106, 2
  %162 = icmp eq i32 %161, 0
  %163 = and i32 %106, 536870912
  %164 = icmp eq i32 %163, 0
  br i1 %162, label %205, label %165

165:
  %166 = load i64, ptr %48, align 8
  br i1 %164, label %186, label %167

167:
  switch i64 %166, label %171 [
    i64 3, label %168
    i64 5, label %168
  ]

168:
  %169 = and i32 %106, 1
  %170 = icmp ne i32 %169, 0
  br label %171

171:
  %172 = phi i1 [ false, %167 ], [ %170, %168 ]
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %174 = load i8, ptr %173, align 8
  %175 = trunc nuw i8 %174 to i1
  %176 = load ptr, ptr %0, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %178 = load ptr, ptr %177, align 8
  br i1 %175, label %179, label %183

179:
  %180 = load i64, ptr %36, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %182 = load i32, ptr %181, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %176, ptr %178, i32 %1, i64 %180, ptr %47, i32 %182, i1 zeroext %172)
  br label %280

183:
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %185 = load i32, ptr %184, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %176, ptr %178, i32 %1, <32 x i64> %40, ptr %47, i32 %185, i1 zeroext %172)
  br label %280

186:
  switch i64 %166, label %190 [
    i64 3, label %187
    i64 5, label %187
  ]

187:
  %188 = and i32 %106, 1
  %189 = icmp ne i32 %188, 0
  br label %190

190:
  %191 = phi i1 [ false, %186 ], [ %189, %187 ]
  %192 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %193 = load i8, ptr %192, align 8
  %194 = trunc nuw i8 %193 to i1
  %195 = load ptr, ptr %0, align 8
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %197 = load ptr, ptr %196, align 8
  br i1 %194, label %198, label %202

198:
  %199 = load i64, ptr %36, align 8
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %201 = load i32, ptr %200, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %195, ptr %197, i32 %1, i64 %199, ptr %47, i32 %201, i1 zeroext %191)
  br label %280

202:
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %204 = load i32, ptr %203, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %195, ptr %197, i32 %1, <32 x i64> %40, ptr %47, i32 %204, i1 zeroext %191)
  br label %280

205:
  br i1 %164, label %206, label %226

206:
  %207 = load i64, ptr %48, align 8
  switch i64 %207, label %211 [
    i64 3, label %208
    i64 5, label %208
  ]

208:
  %209 = and i32 %106, 1
  %210 = icmp ne i32 %209, 0
  br label %211

211:
  %212 = phi i1 [ false, %206 ], [ %210, %208 ]
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %214 = load i8, ptr %213, align 8
  %215 = trunc nuw i8 %214 to i1
  %216 = load ptr, ptr %0, align 8
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %218 = load ptr, ptr %217, align 8
  br i1 %215, label %219, label %223

219:
  %220 = load i64, ptr %36, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %222 = load i32, ptr %221, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %216, ptr %218, i32 %1, i64 %220, ptr %47, i32 %222, i1 zeroext %212)
  br label %280

223:
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %225 = load i32, ptr %224, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %216, ptr %218, i32 %1, <32 x i64> %40, ptr %47, i32 %225, i1 zeroext %212)
  br label %280

226:
  %227 = and i32 %106, 2
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %249

229:
  %230 = load i64, ptr %48, align 8
  switch i64 %230, label %234 [
    i64 3, label %231
    i64 5, label %231
  ]

231:
  %232 = and i32 %106, 1
  %233 = icmp ne i32 %232, 0
  br label %234

234:
  %235 = phi i1 [ false, %229 ], [ %233, %231 ]
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %237 = load i8, ptr %236, align 8
  %238 = trunc nuw i8 %237 to i1
  %239 = load ptr, ptr %0, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %241 = load ptr, ptr %240, align 8
  br i1 %238, label %242, label %246

242:
  %243 = load i64, ptr %36, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %245 = load i32, ptr %244, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %239, ptr %241, i32 %1, i64 %243, ptr %47, i32 %245, i1 zeroext %235)
  br label %280

246:
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %248 = load i32, ptr %247, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %239, ptr %241, i32 %1, <32 x i64> %40, ptr %47, i32 %248, i1 zeroext %235)
  br label %280

249:
  %250 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %251 = load i8, ptr %250, align 8
  %252 = trunc nuw i8 %251 to i1
  br i1 %252, label %260, label %253

253:
  %254 = load ptr, ptr %0, align 8
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %256 = load ptr, ptr %255, align 8
  %257 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %258 = load i32, ptr %257, align 4
  %259 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %254, ptr %256, i32 %1, <32 x i64> %40, ptr %47, i32 %258)
  br i1 %259, label %280, label %260

260:
  %261 = load i64, ptr %48, align 8
  switch i64 %261, label %266 [
    i64 3, label %262
    i64 5, label %262
  ]

262:
  %263 = load i32, ptr %3, align 8
  %264 = and i32 %263, 1
  %265 = icmp ne i32 %264, 0
  br label %266

266:
  %267 = phi i1 [ false, %260 ], [ %265, %262 ]
  %268 = load i8, ptr %250, align 8
  %269 = trunc nuw i8 %268 to i1
  %270 = load ptr, ptr %0, align 8
  %271 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %272 = load ptr, ptr %271, align 8
  br i1 %269, label %273, label %277

273:
  %274 = load i64, ptr %36, align 8
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %276 = load i32, ptr %275, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %270, ptr %272, i32 %1, i64 %274, ptr %47, i32 %276, i1 zeroext %267)
  br label %280

277:
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %279 = load i32, ptr %278, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %270, ptr %272, i32 %1, <32 x i64> %40, ptr %47, i32 %279, i1 zeroext %267)
  br label %280

280:
  %281 = load i32, ptr %3, align 8
  %282 = and i32 %281, 6
  %283 = icmp eq i32 %282, 6
  br i1 %283, label %284, label %312

284:
  %285 = load ptr, ptr %0, align 8
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 1720
  %287 = load i64, ptr %286, align 8
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %312, label %289

289:
  %290 = and i32 %281, 128
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %299

292:
  %293 = getelementptr inbounds nuw i8, ptr %285, i64 1776
  %294 = load i64, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 384
  %296 = load i64, ptr %295, align 8
  %297 = add i64 %296, 1
  %298 = icmp eq i64 %294, %297
  br i1 %298, label %299, label %312

299:
  %300 = getelementptr inbounds nuw i8, ptr %285, i64 224
  %301 = load i64, ptr %300, align 8
  %302 = icmp eq i64 %301, 0
  br i1 %302, label %306, label %303

303:
  call void @screen_held(ptr %285)
  %304 = load ptr, ptr %0, align 8
  %305 = load i32, ptr %3, align 8
  br label %306

306:
  %307 = phi i32 [ %281, %299 ], [ %305, %303 ]
  %308 = phi ptr [ %285, %299 ], [ %304, %303 ]
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %310 = load ptr, ptr %309, align 8
  %311 = load i64, ptr %36, align 8
  call void @clock_release_at(ptr %308, ptr %310, i64 %311, i32 %307)
  br label %312

312:
  ret void
}

define internal void @_ZN12_GLOBAL__N_111record_eachERKNS_6accessEjDv32_y(ptr align 8 %0, i32 %1, <32 x i64> %2) unnamed_addr {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, 5
  %8 = icmp eq i32 %7, 5
  br i1 %8, label %9, label %34

9:
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 1720
  %12 = load i64, ptr %11, align 8
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %34, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 520
  %16 = load i64, ptr %15, align 8
  %17 = icmp ugt i64 %16, 1
  br i1 %17, label %30, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 1768
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %30

24:
  %25 = getelementptr inbounds nuw i8, ptr %10, i64 1760
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %34, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  call void @clock_acquire(ptr %10, ptr %32, i32 %1, <32 x i64> %2)
  %33 = load i32, ptr %5, align 8
  br label %34

34:
  %35 = phi i32 [ %6, %3 ], [ %6, %9 ], [ %33, %30 ], [ %6, %24 ]
  %36 = and i32 %35, 64
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %285, label %38

38:
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = icmp ugt i64 %41, 1
  br i1 %42, label %43, label %513

43:
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 192
  %45 = load ptr, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 88
  %48 = load i64, ptr %47, align 8
  %49 = icmp eq i64 %48, 3
  switch i64 %48, label %57 [
    i64 0, label %513
    i64 1, label %50
  ]

50:
  %51 = and i32 %35, 2
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %513, label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %39, i64 184
  %55 = load ptr, ptr %54, align 8
  call void %55(ptr %39)
  %56 = load i64, ptr %47, align 8
  br label %57

57:
  %58 = phi i64 [ %48, %43 ], [ %56, %53 ]
  switch i64 %58, label %61 [
    i64 1, label %59
    i64 4, label %59
  ]

59:
  %60 = load ptr, ptr %0, align 8
  call void @suspect(ptr %60)
  br label %513

61:
  br i1 %49, label %62, label %103

62:
  %63 = load ptr, ptr %0, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 224
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %68, label %67

67:
  call void @screen_held(ptr %63)
  br label %68

68:
  %69 = load i32, ptr %5, align 8
  %70 = and i32 %69, 2
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %103, label %72

72:
  %73 = load ptr, ptr %0, align 8
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 232
  store i64 0, ptr %74, align 8
  %75 = load ptr, ptr %0, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 1056
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 384
  %79 = load i64, ptr %78, align 8
  %80 = add i64 %79, 1
  %81 = icmp eq i64 %77, %80
  br i1 %81, label %82, label %85

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %84 = load i32, ptr %83, align 4
  call void @check_sources(ptr %75, i32 %1, <32 x i64> %2, i32 %84)
  br label %85

85:
  %86 = load i32, ptr %5, align 8
  %87 = and i32 %86, 49
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %103

89:
  %90 = load ptr, ptr %0, align 8
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 792
  %92 = load i64, ptr %91, align 8
  %93 = icmp eq i64 %92, 0
  %94 = getelementptr inbounds nuw i8, ptr %90, i64 1152
  %95 = load i64, ptr %94, align 8
  %96 = icmp ne i64 %95, 0
  %97 = select i1 %96, i1 %93, i1 false
  br i1 %97, label %98, label %103

98:
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %102 = load i32, ptr %101, align 4
  call void @note_store(ptr %90, ptr %100, i32 %1, <32 x i64> %2, i32 %102)
  br label %103

103:
  %104 = load i32, ptr %5, align 8
  %105 = and i32 %104, 16
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %128, label %107

107:
  %108 = load i64, ptr %47, align 8
  switch i64 %108, label %112 [
    i64 3, label %109
    i64 5, label %109
  ]

109:
  %110 = and i32 %104, 1
  %111 = icmp ne i32 %110, 0
  br label %112

112:
  %113 = phi i1 [ false, %107 ], [ %111, %109 ]
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %115 = load i8, ptr %114, align 8
  %116 = trunc nuw i8 %115 to i1
  %117 = load ptr, ptr %0, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %119 = load ptr, ptr %118, align 8
  br i1 %116, label %120, label %125

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %124 = load i32, ptr %123, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %117, ptr %119, i32 %1, i64 %122, ptr %46, i32 %124, i1 zeroext %113)
  br label %513

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %127 = load i32, ptr %126, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %117, ptr %119, i32 %1, <32 x i64> %2, ptr %46, i32 %127, i1 zeroext %113)
  br label %513

128:
  %129 = and i32 %104, 32
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %152, label %131

131:
  %132 = load i64, ptr %47, align 8
  switch i64 %132, label %136 [
    i64 3, label %133
    i64 5, label %133
  ]

133:
  %134 = and i32 %104, 1
  %135 = icmp ne i32 %134, 0
  br label %136

136:
  %137 = phi i1 [ false, %131 ], [ %135, %133 ]
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %139 = load i8, ptr %138, align 8
  %140 = trunc nuw i8 %139 to i1
  %141 = load ptr, ptr %0, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %143 = load ptr, ptr %142, align 8
  br i1 %140, label %144, label %149

144:
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %146 = load i64, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %148 = load i32, ptr %147, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %141, ptr %143, i32 %1, i64 %146, ptr %46, i32 %148, i1 zeroext %137)
  br label %513

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %151 = load i32, ptr %150, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %141, ptr %143, i32 %1, <32 x i64> %2, ptr %46, i32 %151, i1 zeroext %137)
  br label %513

152:
  %153 = and i32 %104, 4
  %154 = icmp eq i32 %153, 0
  %155 = or i1 %49, %154
  br i1 %155, label %159, label %156

156:
  %157 = and i32 %104, 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %160, label %229

159:
  br i1 %154, label %229, label %160

160:
  %161 = and i32 %104, 2
  %162 = icmp eq i32 %161, 0
  %163 = and i32 %104, 536870912
  %164 = icmp eq i32 %163, 0
  br i1 %162, label %207, label %165

165:
  %166 = load i64, ptr %47, align 8
  br i1 %164, label %187, label %167

167:
  switch i64 %166, label %171 [
    i64 3, label %168
    i64 5, label %168
  ]

168:
  %169 = and i32 %104, 1
  %170 = icmp ne i32 %169, 0
  br label %171

171:
  %172 = phi i1 [ false, %167 ], [ %170, %168 ]
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %174 = load i8, ptr %173, align 8
  %175 = trunc nuw i8 %174 to i1
  %176 = load ptr, ptr %0, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %178 = load ptr, ptr %177, align 8
  br i1 %175, label %179, label %184

179:
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %181 = load i64, ptr %180, align 8
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %183 = load i32, ptr %182, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %176, ptr %178, i32 %1, i64 %181, ptr %46, i32 %183, i1 zeroext %172)
  br label %513

184:
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %186 = load i32, ptr %185, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %176, ptr %178, i32 %1, <32 x i64> %2, ptr %46, i32 %186, i1 zeroext %172)
  br label %513

187:
  switch i64 %166, label %191 [
    i64 3, label %188
    i64 5, label %188
  ]

188:
  %189 = and i32 %104, 1
  %190 = icmp ne i32 %189, 0
  br label %191

191:
  %192 = phi i1 [ false, %187 ], [ %190, %188 ]
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %194 = load i8, ptr %193, align 8
  %195 = trunc nuw i8 %194 to i1
  %196 = load ptr, ptr %0, align 8
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %198 = load ptr, ptr %197, align 8
  br i1 %195, label %199, label %204

199:
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %203 = load i32, ptr %202, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %196, ptr %198, i32 %1, i64 %201, ptr %46, i32 %203, i1 zeroext %192)
  br label %513

204:
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %206 = load i32, ptr %205, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %196, ptr %198, i32 %1, <32 x i64> %2, ptr %46, i32 %206, i1 zeroext %192)
  br label %513

207:
  br i1 %164, label %208, label %229

208:
  %209 = load i64, ptr %47, align 8
  switch i64 %209, label %213 [
    i64 3, label %210
    i64 5, label %210
  ]

210:
  %211 = and i32 %104, 1
  %212 = icmp ne i32 %211, 0
  br label %213

213:
  %214 = phi i1 [ false, %208 ], [ %212, %210 ]
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %216 = load i8, ptr %215, align 8
  %217 = trunc nuw i8 %216 to i1
  %218 = load ptr, ptr %0, align 8
  %219 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %220 = load ptr, ptr %219, align 8
  br i1 %217, label %221, label %226

221:
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %225 = load i32, ptr %224, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %218, ptr %220, i32 %1, i64 %223, ptr %46, i32 %225, i1 zeroext %214)
  br label %513

226:
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %228 = load i32, ptr %227, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %218, ptr %220, i32 %1, <32 x i64> %2, ptr %46, i32 %228, i1 zeroext %214)
  br label %513

229:
  %230 = and i32 %104, 2
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %232, label %253

232:
  %233 = load i64, ptr %47, align 8
  switch i64 %233, label %237 [
    i64 3, label %234
    i64 5, label %234
  ]

234:
  %235 = and i32 %104, 1
  %236 = icmp ne i32 %235, 0
  br label %237

237:
  %238 = phi i1 [ false, %232 ], [ %236, %234 ]
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %240 = load i8, ptr %239, align 8
  %241 = trunc nuw i8 %240 to i1
  %242 = load ptr, ptr %0, align 8
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %244 = load ptr, ptr %243, align 8
  br i1 %241, label %245, label %250

245:
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %249 = load i32, ptr %248, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %242, ptr %244, i32 %1, i64 %247, ptr %46, i32 %249, i1 zeroext %238)
  br label %513

250:
  %251 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %252 = load i32, ptr %251, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %242, ptr %244, i32 %1, <32 x i64> %2, ptr %46, i32 %252, i1 zeroext %238)
  br label %513

253:
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %255 = load i8, ptr %254, align 8
  %256 = trunc nuw i8 %255 to i1
  br i1 %256, label %264, label %257

257:
  %258 = load ptr, ptr %0, align 8
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %260 = load ptr, ptr %259, align 8
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %262 = load i32, ptr %261, align 4
  %263 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %258, ptr %260, i32 %1, <32 x i64> %2, ptr %46, i32 %262)
  br i1 %263, label %513, label %264

264:
  %265 = load i64, ptr %47, align 8
  switch i64 %265, label %270 [
    i64 3, label %266
    i64 5, label %266
  ]

266:
  %267 = load i32, ptr %5, align 8
  %268 = and i32 %267, 1
  %269 = icmp ne i32 %268, 0
  br label %270

270:
  %271 = phi i1 [ false, %264 ], [ %269, %266 ]
  %272 = load i8, ptr %254, align 8
  %273 = trunc nuw i8 %272 to i1
  %274 = load ptr, ptr %0, align 8
  %275 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %276 = load ptr, ptr %275, align 8
  br i1 %273, label %277, label %282

277:
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %279 = load i64, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %281 = load i32, ptr %280, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %274, ptr %276, i32 %1, i64 %279, ptr %46, i32 %281, i1 zeroext %271)
  br label %513

282:
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %284 = load i32, ptr %283, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %274, ptr %276, i32 %1, <32 x i64> %2, ptr %46, i32 %284, i1 zeroext %271)
  br label %513

285:
  %286 = lshr <32 x i64> %2, splat (i64 40)
  store <32 x i64> %286, ptr %4, align 64
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %292

291:
  br label %513

292:
  %293 = phi i32 [ %1, %285 ], [ %511, %510 ]
  %294 = call i32 @llvm.cttz.i32(i32 %293, i1 true)
  %295 = zext nneg i32 %294 to i64
  %296 = getelementptr inbounds nuw i64, ptr %4, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = insertelement <32 x i64> poison, i64 %297, i64 0
  %299 = shufflevector <32 x i64> %298, <32 x i64> poison, <32 x i32> zeroinitializer
  %300 = icmp eq <32 x i64> %286, %299
  %301 = bitcast <32 x i1> %300 to i32
  %302 = and i32 %293, %301
  %303 = load ptr, ptr %0, align 8
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 16
  %305 = load i64, ptr %304, align 8
  %306 = icmp ult i64 %297, %305
  br i1 %306, label %307, label %510

307:
  %308 = getelementptr inbounds nuw i8, ptr %303, i64 192
  %309 = load ptr, ptr %308, align 8
  %310 = getelementptr inbounds nuw %struct.shadow, ptr %309, i64 %297
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 32
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %312, 3
  switch i64 %312, label %322 [
    i64 0, label %510
    i64 1, label %314
  ]

314:
  %315 = load i32, ptr %5, align 8
  %316 = and i32 %315, 2
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %510, label %318

318:
  %319 = getelementptr inbounds nuw i8, ptr %303, i64 184
  %320 = load ptr, ptr %319, align 8
  call void %320(ptr %303)
  %321 = load i64, ptr %311, align 8
  br label %322

322:
  %323 = phi i64 [ %312, %307 ], [ %321, %318 ]
  switch i64 %323, label %326 [
    i64 1, label %324
    i64 4, label %324
  ]

324:
  %325 = load ptr, ptr %0, align 8
  call void @suspect(ptr %325)
  br label %510

326:
  br i1 %313, label %327, label %365

327:
  %328 = load ptr, ptr %0, align 8
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 224
  %330 = load i64, ptr %329, align 8
  %331 = icmp eq i64 %330, 0
  br i1 %331, label %333, label %332

332:
  call void @screen_held(ptr %328)
  br label %333

333:
  %334 = load i32, ptr %5, align 8
  %335 = and i32 %334, 2
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %365, label %337

337:
  %338 = load ptr, ptr %0, align 8
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 232
  store i64 0, ptr %339, align 8
  %340 = load ptr, ptr %0, align 8
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 1056
  %342 = load i64, ptr %341, align 8
  %343 = getelementptr inbounds nuw i8, ptr %340, i64 384
  %344 = load i64, ptr %343, align 8
  %345 = add i64 %344, 1
  %346 = icmp eq i64 %342, %345
  br i1 %346, label %347, label %349

347:
  %348 = load i32, ptr %287, align 4
  call void @check_sources(ptr %340, i32 %302, <32 x i64> %2, i32 %348)
  br label %349

349:
  %350 = load i32, ptr %5, align 8
  %351 = and i32 %350, 49
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %353, label %365

353:
  %354 = load ptr, ptr %0, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 792
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %356, 0
  %358 = getelementptr inbounds nuw i8, ptr %354, i64 1152
  %359 = load i64, ptr %358, align 8
  %360 = icmp ne i64 %359, 0
  %361 = select i1 %360, i1 %357, i1 false
  br i1 %361, label %362, label %365

362:
  %363 = load ptr, ptr %288, align 8
  %364 = load i32, ptr %287, align 4
  call void @note_store(ptr %354, ptr %363, i32 %302, <32 x i64> %2, i32 %364)
  br label %365

365:
  %366 = load i32, ptr %5, align 8
  %367 = and i32 %366, 16
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %385, label %369

369:
  %370 = load i64, ptr %311, align 8
  switch i64 %370, label %374 [
    i64 3, label %371
    i64 5, label %371
  ]

371:
  %372 = and i32 %366, 1
  %373 = icmp ne i32 %372, 0
  br label %374

374:
  %375 = phi i1 [ false, %369 ], [ %373, %371 ]
  %376 = load i8, ptr %289, align 8
  %377 = trunc nuw i8 %376 to i1
  %378 = load ptr, ptr %0, align 8
  %379 = load ptr, ptr %288, align 8
  br i1 %377, label %380, label %383

380:
  %381 = load i64, ptr %290, align 8
  %382 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE5EEEvP7contextPK4warpjyPK6shadowjb(ptr %378, ptr %379, i32 %302, i64 %381, ptr %310, i32 %382, i1 zeroext %375)
  br label %510

383:
  %384 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE5EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %378, ptr %379, i32 %302, <32 x i64> %2, ptr %310, i32 %384, i1 zeroext %375)
  br label %510

385:
  %386 = and i32 %366, 32
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %404, label %388

388:
  %389 = load i64, ptr %311, align 8
  switch i64 %389, label %393 [
    i64 3, label %390
    i64 5, label %390
  ]

390:
  %391 = and i32 %366, 1
  %392 = icmp ne i32 %391, 0
  br label %393

393:
  %394 = phi i1 [ false, %388 ], [ %392, %390 ]
  %395 = load i8, ptr %289, align 8
  %396 = trunc nuw i8 %395 to i1
  %397 = load ptr, ptr %0, align 8
  %398 = load ptr, ptr %288, align 8
  br i1 %396, label %399, label %402

399:
  %400 = load i64, ptr %290, align 8
  %401 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE6EEEvP7contextPK4warpjyPK6shadowjb(ptr %397, ptr %398, i32 %302, i64 %400, ptr %310, i32 %401, i1 zeroext %394)
  br label %510

402:
  %403 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE6EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %397, ptr %398, i32 %302, <32 x i64> %2, ptr %310, i32 %403, i1 zeroext %394)
  br label %510

404:
  %405 = and i32 %366, 4
  %406 = icmp eq i32 %405, 0
  %407 = or i1 %313, %406
  br i1 %407, label %411, label %408

408:
  %409 = and i32 %366, 8
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %412, label %466

411:
  br i1 %406, label %466, label %412

412:
  %413 = and i32 %366, 2
  %414 = icmp eq i32 %413, 0
  %415 = and i32 %366, 536870912
  %416 = icmp eq i32 %415, 0
  br i1 %414, label %449, label %417

417:
  %418 = load i64, ptr %311, align 8
  br i1 %416, label %434, label %419

419:
  switch i64 %418, label %423 [
    i64 3, label %420
    i64 5, label %420
  ]

420:
  %421 = and i32 %366, 1
  %422 = icmp ne i32 %421, 0
  br label %423

423:
  %424 = phi i1 [ false, %419 ], [ %422, %420 ]
  %425 = load i8, ptr %289, align 8
  %426 = trunc nuw i8 %425 to i1
  %427 = load ptr, ptr %0, align 8
  %428 = load ptr, ptr %288, align 8
  br i1 %426, label %429, label %432

429:
  %430 = load i64, ptr %290, align 8
  %431 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %427, ptr %428, i32 %302, i64 %430, ptr %310, i32 %431, i1 zeroext %424)
  br label %510

432:
  %433 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE4EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %427, ptr %428, i32 %302, <32 x i64> %2, ptr %310, i32 %433, i1 zeroext %424)
  br label %510

434:
  switch i64 %418, label %438 [
    i64 3, label %435
    i64 5, label %435
  ]

435:
  %436 = and i32 %366, 1
  %437 = icmp ne i32 %436, 0
  br label %438

438:
  %439 = phi i1 [ false, %434 ], [ %437, %435 ]
  %440 = load i8, ptr %289, align 8
  %441 = trunc nuw i8 %440 to i1
  %442 = load ptr, ptr %0, align 8
  %443 = load ptr, ptr %288, align 8
  br i1 %441, label %444, label %447

444:
  %445 = load i64, ptr %290, align 8
  %446 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %442, ptr %443, i32 %302, i64 %445, ptr %310, i32 %446, i1 zeroext %439)
  br label %510

447:
  %448 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE3EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %442, ptr %443, i32 %302, <32 x i64> %2, ptr %310, i32 %448, i1 zeroext %439)
  br label %510

449:
  br i1 %416, label %450, label %466

450:
  %451 = load i64, ptr %311, align 8
  switch i64 %451, label %455 [
    i64 3, label %452
    i64 5, label %452
  ]

452:
  %453 = and i32 %366, 1
  %454 = icmp ne i32 %453, 0
  br label %455

455:
  %456 = phi i1 [ false, %450 ], [ %454, %452 ]
  %457 = load i8, ptr %289, align 8
  %458 = trunc nuw i8 %457 to i1
  %459 = load ptr, ptr %0, align 8
  %460 = load ptr, ptr %288, align 8
  br i1 %458, label %461, label %464

461:
  %462 = load i64, ptr %290, align 8
  %463 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE2EEEvP7contextPK4warpjyPK6shadowjb(ptr %459, ptr %460, i32 %302, i64 %462, ptr %310, i32 %463, i1 zeroext %456)
  br label %510

464:
  %465 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE2EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %459, ptr %460, i32 %302, <32 x i64> %2, ptr %310, i32 %465, i1 zeroext %456)
  br label %510

466:
  %467 = and i32 %366, 2
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %485

469:
  %470 = load i64, ptr %311, align 8
  switch i64 %470, label %474 [
    i64 3, label %471
    i64 5, label %471
  ]

471:
  %472 = and i32 %366, 1
  %473 = icmp ne i32 %472, 0
  br label %474

474:
  %475 = phi i1 [ false, %469 ], [ %473, %471 ]
  %476 = load i8, ptr %289, align 8
  %477 = trunc nuw i8 %476 to i1
  %478 = load ptr, ptr %0, align 8
  %479 = load ptr, ptr %288, align 8
  br i1 %477, label %480, label %483

480:
  %481 = load i64, ptr %290, align 8
  %482 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %478, ptr %479, i32 %302, i64 %481, ptr %310, i32 %482, i1 zeroext %475)
  br label %510

483:
  %484 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE0EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %478, ptr %479, i32 %302, <32 x i64> %2, ptr %310, i32 %484, i1 zeroext %475)
  br label %510

485:
  %486 = load i8, ptr %289, align 8
  %487 = trunc nuw i8 %486 to i1
  br i1 %487, label %493, label %488

488:
  %489 = load ptr, ptr %0, align 8
  %490 = load ptr, ptr %288, align 8
  %491 = load i32, ptr %287, align 4
  %492 = call zeroext i1 @_ZN12_GLOBAL__N_117are_simple_storesEP7contextPK4warpjDv32_yPK6shadowj(ptr %489, ptr %490, i32 %302, <32 x i64> %2, ptr %310, i32 %491)
  br i1 %492, label %510, label %493

493:
  %494 = load i64, ptr %311, align 8
  switch i64 %494, label %499 [
    i64 3, label %495
    i64 5, label %495
  ]

495:
  %496 = load i32, ptr %5, align 8
  %497 = and i32 %496, 1
  %498 = icmp ne i32 %497, 0
  br label %499

499:
  %500 = phi i1 [ false, %493 ], [ %498, %495 ]
  %501 = load i8, ptr %289, align 8
  %502 = trunc nuw i8 %501 to i1
  %503 = load ptr, ptr %0, align 8
  %504 = load ptr, ptr %288, align 8
  br i1 %502, label %505, label %508

505:
  %506 = load i64, ptr %290, align 8
  %507 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE1EEEvP7contextPK4warpjyPK6shadowjb(ptr %503, ptr %504, i32 %302, i64 %506, ptr %310, i32 %507, i1 zeroext %500)
  br label %510

508:
  %509 = load i32, ptr %287, align 4
  call void @_ZN12_GLOBAL__N_112screen_lanesILNS_4formE1EEEvP7contextPK4warpjDv32_yPK6shadowjb(ptr %503, ptr %504, i32 %302, <32 x i64> %2, ptr %310, i32 %509, i1 zeroext %500)
  br label %510

510:
  %511 = xor i32 %302, %293
  %512 = icmp eq i32 %302, %293
  br i1 %512, label %291, label %292

513:
  %514 = load i32, ptr %5, align 8
  %515 = and i32 %514, 6
  %516 = icmp eq i32 %515, 6
  br i1 %516, label %517, label %544

517:
  %518 = load ptr, ptr %0, align 8
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 1720
  %520 = load i64, ptr %519, align 8
  %521 = icmp eq i64 %520, 0
  br i1 %521, label %544, label %522

522:
  %523 = and i32 %514, 128
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %525, label %532

525:
  %526 = getelementptr inbounds nuw i8, ptr %518, i64 1776
  %527 = load i64, ptr %526, align 8
  %528 = getelementptr inbounds nuw i8, ptr %518, i64 384
  %529 = load i64, ptr %528, align 8
  %530 = add i64 %529, 1
  %531 = icmp eq i64 %527, %530
  br i1 %531, label %532, label %544

532:
  %533 = getelementptr inbounds nuw i8, ptr %518, i64 224
  %534 = load i64, ptr %533, align 8
  %535 = icmp eq i64 %534, 0
  br i1 %535, label %539, label %536

536:
  call void @screen_held(ptr %518)
  %537 = load ptr, ptr %0, align 8
  %538 = load i32, ptr %5, align 8
  br label %539

539:
  %540 = phi i32 [ %514, %532 ], [ %538, %536 ]
  %541 = phi ptr [ %518, %532 ], [ %537, %536 ]
  %542 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %543 = load ptr, ptr %542, align 8
  call void @clock_release(ptr %541, ptr %543, i32 %1, <32 x i64> %2, i32 %540)
  br label %544

544:
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 42
  %23 = add i64 %22, 4398046511104
  %24 = zext i32 %18 to i64
  %25 = shl nuw nsw i64 %24, 19
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = shl nuw nsw i64 %28, 5
  %30 = or disjoint i64 %29, %23
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 19
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %36 = load i32, ptr %35, align 16
  %37 = zext i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = and i32 %27, 15
  %40 = zext nneg i32 %39 to i64
  %41 = shl nuw nsw i64 1, %40
  %42 = or i64 %25, %30
  %43 = or i64 %42, 65536
  %44 = or i64 %25, %23
  %45 = or disjoint i64 %44, %41
  %46 = or disjoint i64 %45, 131072
  %47 = select i1 %15, i64 %23, i64 1
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %52 = load i32, ptr %51, align 4
  %53 = icmp ne i32 %52, 0
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = icmp samesign ult i32 %54, 2
  %56 = select i1 %53, i1 true, i1 %55
  %57 = add i32 %52, -1
  %58 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %59 = select i1 %53, i32 %57, i32 %58
  %60 = zext i32 %59 to i64
  %61 = select i1 %56, i64 %60, i64 196608
  %62 = or i64 %61, %30
  %63 = or i64 %62, %25
  %64 = select i1 %56, i64 %63, i64 %43
  %65 = load i64, ptr %4, align 8
  %66 = sub i64 %3, %65
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %68 = load i64, ptr %67, align 8
  %69 = lshr i64 %66, %68
  %70 = trunc i64 %68 to i32
  %71 = lshr i32 %5, %70
  %72 = zext i32 %71 to i64
  %73 = icmp eq i32 %71, 0
  br i1 %73, label %74, label %75

74:
  call void @suspect(ptr %0)
  br label %75

75:
  %76 = add i64 %69, %72
  %77 = icmp ult i64 %69, %76
  br i1 %77, label %78, label %87

78:
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %81 = or i64 %25, -4398046314496
  %82 = or disjoint i64 %41, -4398046052352
  br label %83

83:
  %84 = phi i64 [ %69, %78 ], [ %266, %265 ]
  %85 = load i64, ptr %10, align 8
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %88, label %87

87:
  ret void

88:
  %89 = getelementptr inbounds nuw i64, ptr %9, i64 %84
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i64, ptr %12, i64 %84
  %92 = load i64, ptr %91, align 8
  %93 = load i32, ptr %19, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %109, label %95

95:
  br i1 %15, label %96, label %101

96:
  %97 = icmp uge i64 %92, %23
  %98 = sub i64 %92, %23
  %99 = icmp uge i64 %98, %34
  %100 = and i1 %97, %99
  br label %103

101:
  %102 = icmp ne i64 %92, 0
  br label %103

103:
  %104 = phi i1 [ %100, %96 ], [ %102, %101 ]
  %105 = and i64 %92, 262144
  %106 = icmp ne i64 %105, 0
  %107 = and i1 %106, %104
  %108 = zext i1 %107 to i32
  br label %109

109:
  %110 = phi i32 [ %108, %103 ], [ 0, %88 ]
  %111 = icmp uge i64 %90, %47
  %112 = sub i64 %90, %23
  %113 = icmp uge i64 %112, %34
  %114 = and i1 %111, %113
  %115 = icmp ugt i64 %47, %90
  %116 = select i1 %6, i1 %115, i1 false
  %117 = or i1 %116, %114
  %118 = zext i1 %117 to i32
  %119 = or i32 %110, %118
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %177, label %121

121:
  br i1 %116, label %122, label %123

122:
  call void @suspect(ptr %0)
  br label %123

123:
  %124 = icmp uge i64 %112, %38
  %125 = xor i64 %90, %29
  %126 = and i64 %125, 132064
  %127 = icmp ne i64 %126, 0
  %128 = or i1 %124, %127
  %129 = xor i64 %90, %62
  %130 = and i64 %129, -4398046248961
  %131 = icmp ne i64 %130, 0
  %132 = and i1 %131, %128
  %133 = and i1 %114, %132
  %134 = zext i1 %133 to i32
  %135 = xor i1 %133, true
  %136 = select i1 %135, i1 true, i1 %50
  br i1 %136, label %143, label %137

137:
  %138 = load ptr, ptr %79, align 8
  %139 = load i64, ptr %10, align 8
  %140 = call i32 @clock_orders(ptr %0, ptr %1, i64 %90, i64 %84, ptr %138, i64 %139)
  %141 = xor i32 %140, -1
  %142 = and i32 %141, %134
  br label %143

143:
  %144 = phi i32 [ %142, %137 ], [ %134, %123 ]
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:
  call void @suspect(ptr %0)
  br label %147

147:
  %148 = icmp eq i32 %110, 0
  br i1 %148, label %188, label %149

149:
  %150 = sub i64 %92, %23
  %151 = icmp uge i64 %150, %38
  %152 = xor i64 %92, %29
  %153 = and i64 %152, 132064
  %154 = icmp ne i64 %153, 0
  %155 = or i1 %151, %154
  %156 = icmp uge i64 %92, %47
  %157 = icmp uge i64 %150, %34
  %158 = and i1 %156, %157
  %159 = and i1 %158, %155
  %160 = xor i64 %92, %62
  %161 = and i64 %160, -4398046248961
  %162 = icmp ne i64 %161, 0
  %163 = and i1 %162, %159
  %164 = zext i1 %163 to i32
  %165 = xor i1 %163, true
  %166 = select i1 %165, i1 true, i1 %50
  br i1 %166, label %173, label %167

167:
  %168 = load ptr, ptr %80, align 8
  %169 = load i64, ptr %10, align 8
  %170 = call i32 @clock_orders(ptr %0, ptr %1, i64 %92, i64 %84, ptr %168, i64 %169)
  %171 = xor i32 %170, -1
  %172 = and i32 %171, %164
  br label %173

173:
  %174 = phi i32 [ %172, %167 ], [ %164, %149 ]
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %179, label %176

176:
  call void @suspect(ptr %0)
  br label %179

177:
  %178 = icmp eq i32 %110, 0
  br i1 %178, label %188, label %179

179:
  %180 = and i64 %92, -262145
  store i64 %180, ptr %89, align 8
  store i64 %64, ptr %91, align 8
  %181 = load ptr, ptr %79, align 8
  %182 = icmp ne ptr %181, null
  %183 = and i64 %92, 196608
  %184 = icmp eq i64 %183, 131072
  %185 = select i1 %182, i1 %184, i1 false
  br i1 %185, label %186, label %265

186:
  %187 = call i64 @clock_join(ptr %0, ptr %4, i64 %84, i64 0, i64 %180)
  br label %265

188:
  br i1 %50, label %194, label %189

189:
  %190 = load ptr, ptr %80, align 8
  %191 = icmp eq ptr %190, null
  %192 = select i1 %191, i64 4398045986816, i64 0
  %193 = or disjoint i64 %192, %82
  br label %194

194:
  %195 = phi i64 [ %193, %189 ], [ -4398046052352, %188 ]
  %196 = xor i64 %92, %46
  %197 = and i64 %195, %196
  %198 = icmp ne i64 %197, 0
  %199 = icmp ult i64 %92, %47
  %200 = sub i64 %92, %23
  %201 = icmp ult i64 %200, %34
  %202 = or i1 %199, %201
  %203 = or i1 %202, %198
  br i1 %203, label %212, label %204

204:
  %205 = load ptr, ptr %80, align 8
  %206 = icmp eq ptr %205, null
  br i1 %206, label %265, label %207

207:
  %208 = load i64, ptr %10, align 8
  %209 = mul i64 %208, %40
  %210 = getelementptr i32, ptr %205, i64 %84
  %211 = getelementptr i32, ptr %210, i64 %209
  store i32 %18, ptr %211, align 4
  br label %265

212:
  %213 = icmp eq i64 %92, %64
  br i1 %213, label %265, label %214

214:
  %215 = icmp ult i64 %200, %38
  %216 = xor i64 %92, %30
  %217 = and i64 %216, 132064
  %218 = icmp eq i64 %217, 0
  %219 = and i1 %215, %218
  %220 = xor i64 %92, %62
  %221 = and i64 %220, -4398046248961
  %222 = icmp eq i64 %221, 0
  %223 = or i1 %222, %219
  %224 = or i1 %202, %223
  %225 = and i64 %92, -4398046511104
  %226 = icmp eq i64 %225, %23
  br i1 %226, label %227, label %236

227:
  %228 = and i64 %92, 196608
  %229 = icmp eq i64 %228, 131072
  %230 = and i64 %92, 65535
  %231 = lshr i64 %92, 5
  %232 = and i64 %231, 15
  %233 = shl nuw nsw i64 1, %232
  %234 = select i1 %229, i64 %230, i64 %233
  %235 = or i64 %234, %46
  br label %236

236:
  %237 = phi i64 [ %235, %227 ], [ %81, %214 ]
  %238 = and i64 %216, -4398046379040
  %239 = icmp eq i64 %238, 0
  %240 = select i1 %239, i64 %43, i64 %237
  %241 = select i1 %224, i64 %64, i64 %240
  %242 = load ptr, ptr %80, align 8
  %243 = icmp ne ptr %242, null
  %244 = and i64 %241, 196608
  %245 = icmp eq i64 %244, 131072
  %246 = select i1 %243, i1 %245, i1 false
  br i1 %246, label %247, label %264

247:
  %248 = load i64, ptr %10, align 8
  %249 = and i64 %92, 131072
  %250 = icmp eq i64 %249, 0
  br i1 %250, label %251, label %260

251:
  %252 = lshr i64 %92, 5
  %253 = and i64 %252, 15
  %254 = mul i64 %248, %253
  %255 = lshr i64 %92, 19
  %256 = trunc i64 %255 to i32
  %257 = and i32 %256, 8388607
  %258 = getelementptr i32, ptr %242, i64 %84
  %259 = getelementptr i32, ptr %258, i64 %254
  store i32 %257, ptr %259, align 4
  br label %260

260:
  %261 = mul i64 %248, %40
  %262 = getelementptr i32, ptr %242, i64 %84
  %263 = getelementptr i32, ptr %262, i64 %261
  store i32 %18, ptr %263, align 4
  br label %264

264:
  store i64 %241, ptr %91, align 8
  br label %265

265:
  %266 = add nuw i64 %84, 1
  %267 = icmp eq i64 %266, %76
  br i1 %267, label %87, label %83
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %42 = load ptr, ptr %41, align 8
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %46 = load i64, ptr %45, align 8
  %47 = shl i64 %46, 42
  %48 = add i64 %47, 4398046511104
  %49 = zext i32 %43 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = load i32, ptr %51, align 8
  %53 = zext i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 5
  %55 = or disjoint i64 %54, %48
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %57 = load i32, ptr %56, align 8
  %58 = zext i32 %57 to i64
  %59 = shl nuw nsw i64 %58, 19
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %61 = load i32, ptr %60, align 16
  %62 = zext i32 %61 to i64
  %63 = shl nuw nsw i64 %62, 19
  %64 = and i32 %52, 15
  %65 = zext nneg i32 %64 to i64
  %66 = shl nuw nsw i64 1, %65
  %67 = or i64 %50, %55
  %68 = or i64 %67, 65536
  %69 = or disjoint i64 %66, %50
  %70 = or i64 %69, %48
  %71 = or disjoint i64 %70, 131072
  %72 = select i1 %40, i64 %48, i64 1
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %77 = load i64, ptr %76, align 8
  %78 = icmp ult i64 %77, 17
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
  %93 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %94 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %95 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %96 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %97 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %99 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %100 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %101 = getelementptr inbounds nuw i8, ptr %21, i64 128
  br i1 %92, label %102, label %103

102:
  call void @suspect(ptr %0)
  br label %810

103:
  %104 = icmp ne i32 %89, 1
  %105 = icmp eq i32 %2, -1
  %106 = and i1 %105, %104
  br i1 %106, label %109, label %107

107:
  %108 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %118

109:
  %110 = insertelement <32 x i64> poison, i64 %90, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = mul nuw nsw <32 x i64> %111, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %113 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = add <32 x i64> %112, %113
  %115 = icmp ne <32 x i64> %87, %114
  %116 = bitcast <32 x i1> %115 to i32
  %117 = icmp eq i32 %116, 0
  br label %118

118:
  %119 = phi <32 x i64> [ %108, %107 ], [ %113, %109 ]
  %120 = phi i1 [ false, %107 ], [ %117, %109 ]
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %122 = call i64 @llvm.cttz.i64(i64 %90, i1 true)
  %123 = insertelement <32 x i64> poison, i64 %122, i64 0
  %124 = shufflevector <32 x i64> %123, <32 x i64> poison, <32 x i32> zeroinitializer
  %125 = add i64 %91, 32
  %126 = insertelement <32 x i64> poison, i64 %55, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = insertelement <32 x i64> poison, i64 %50, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = select i1 %6, i64 %72, i64 0
  %131 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %132 = or disjoint i64 %66, -4398046052352
  %133 = insertelement <32 x i64> poison, i64 %71, i64 0
  %134 = shufflevector <32 x i64> %133, <32 x i64> poison, <32 x i32> zeroinitializer
  %135 = insertelement <32 x i64> poison, i64 %132, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = insertelement <32 x i64> poison, i64 %48, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = insertelement <32 x i64> poison, i64 %59, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = or disjoint i64 %66, 131072
  %142 = insertelement <32 x i64> poison, i64 %141, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i32> poison, i32 %43, i64 0
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %72, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = insertelement <32 x i64> poison, i64 %63, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %151 = or i64 %50, -4398046314496
  %152 = insertelement <32 x i64> poison, i64 %151, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = insertelement <32 x i64> poison, i64 %68, i64 0
  %155 = shufflevector <32 x i64> %154, <32 x i64> poison, <32 x i32> zeroinitializer
  %156 = insertelement <32 x i64> poison, i64 %49, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = insertelement <32 x i64> poison, i64 %130, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = or disjoint i64 %66, -4398046052352
  br label %161

161:
  %162 = phi i64 [ 0, %118 ], [ %808, %807 ]
  %163 = insertelement <32 x i64> poison, i64 %162, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  %165 = add <32 x i64> %164, %87
  br i1 %120, label %166, label %173

166:
  %167 = shl nuw nsw i64 %162, 5
  %168 = insertelement <32 x i64> poison, i64 %167, i64 0
  %169 = shufflevector <32 x i64> %168, <32 x i64> poison, <32 x i32> zeroinitializer
  %170 = or disjoint <32 x i64> %169, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %171 = add <32 x i64> %170, %119
  %172 = lshr <32 x i64> %170, %124
  br label %173

173:
  %174 = phi <32 x i64> [ %171, %166 ], [ %165, %161 ]
  %175 = phi <32 x i64> [ %172, %166 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %161 ]
  %176 = load i32, ptr %121, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %183, label %178

178:
  %179 = add i32 %176, -1
  %180 = zext i32 %179 to i64
  %181 = insertelement <32 x i64> poison, i64 %180, i64 0
  %182 = shufflevector <32 x i64> %181, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %183

183:
  %184 = phi <32 x i64> [ %182, %178 ], [ %175, %173 ]
  %185 = load i64, ptr %35, align 8
  br i1 %120, label %186, label %190

186:
  %187 = shl i64 %162, 5
  %188 = add i64 %125, %187
  %189 = icmp ugt i64 %188, %185
  br i1 %189, label %190, label %196

190:
  %191 = insertelement <32 x i64> poison, i64 %185, i64 0
  %192 = shufflevector <32 x i64> %191, <32 x i64> poison, <32 x i32> zeroinitializer
  %193 = icmp ult <32 x i64> %174, %192
  %194 = bitcast <32 x i1> %193 to i32
  %195 = and i32 %2, %194
  br label %196

196:
  %197 = phi i32 [ %195, %190 ], [ %2, %186 ]
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %807, label %199

199:
  %200 = or <32 x i64> %184, %127
  %201 = call i32 @llvm.cttz.i32(i32 %197, i1 false)
  store <32 x i64> %174, ptr %31, align 64
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw i64, ptr %31, i64 %202
  %204 = load i64, ptr %203, align 8
  %205 = sub i64 %204, %202
  br i1 %120, label %235, label %206

206:
  %207 = insertelement <32 x i64> poison, i64 %205, i64 0
  %208 = shufflevector <32 x i64> %207, <32 x i64> poison, <32 x i32> zeroinitializer
  %209 = add <32 x i64> %208, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %210 = icmp eq <32 x i64> %174, %209
  %211 = bitcast <32 x i1> %210 to i32
  %212 = xor i32 %197, -1
  %213 = or i32 %211, %212
  %214 = icmp eq i32 %213, -1
  br i1 %214, label %235, label %215

215:
  %216 = insertelement <32 x i64> poison, i64 %204, i64 0
  %217 = shufflevector <32 x i64> %216, <32 x i64> poison, <32 x i32> zeroinitializer
  %218 = icmp eq <32 x i64> %174, %217
  %219 = bitcast <32 x i1> %218 to i32
  %220 = or i32 %219, %212
  %221 = icmp eq i32 %220, -1
  br i1 %221, label %241, label %222

222:
  %223 = icmp eq i32 %197, -1
  br i1 %223, label %224, label %252

224:
  %225 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %226 = add <32 x i64> %225, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %227 = icmp ne <32 x i64> %174, %226
  %228 = bitcast <32 x i1> %227 to i32
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %250, label %230

230:
  %231 = icmp ne <32 x i64> %174, %225
  %232 = bitcast <32 x i1> %231 to i32
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %250, label %234

234:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %174, ptr %26, align 64
  br label %253

235:
  %236 = getelementptr inbounds nuw i64, ptr %34, i64 %205
  %237 = bitcast i32 %197 to <32 x i1>
  %238 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %236, <32 x i1> %237, <32 x i64> zeroinitializer)
  %239 = getelementptr inbounds nuw i64, ptr %37, i64 %205
  %240 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %239, <32 x i1> %237, <32 x i64> zeroinitializer)
  br label %339

241:
  %242 = getelementptr i64, ptr %34, i64 %204
  %243 = load i64, ptr %242, align 8
  %244 = insertelement <32 x i64> poison, i64 %243, i64 0
  %245 = shufflevector <32 x i64> %244, <32 x i64> poison, <32 x i32> zeroinitializer
  %246 = getelementptr i64, ptr %37, i64 %204
  %247 = load i64, ptr %246, align 8
  %248 = insertelement <32 x i64> poison, i64 %247, i64 0
  %249 = shufflevector <32 x i64> %248, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %339

250:
  %251 = phi i32 [ 2, %224 ], [ 3, %230 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %276

252:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %174, ptr %26, align 64
  br label %264

253:
  %254 = phi i64 [ 0, %234 ], [ %260, %253 ]
  %255 = getelementptr inbounds nuw i64, ptr %26, i64 %254
  %256 = load i64, ptr %255, align 8
  %257 = getelementptr inbounds nuw i64, ptr %34, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i64, ptr %27, i64 %254
  store i64 %258, ptr %259, align 8
  %260 = add nuw nsw i64 %254, 1
  %261 = icmp eq i64 %260, 32
  br i1 %261, label %262, label %253

262:
  %263 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %174, ptr %25, align 64
  br label %296

264:
  %265 = phi i32 [ %274, %264 ], [ %197, %252 ]
  %266 = call i32 @llvm.cttz.i32(i32 %265, i1 true)
  %267 = zext nneg i32 %266 to i64
  %268 = getelementptr inbounds nuw i64, ptr %26, i64 %267
  %269 = load i64, ptr %268, align 8
  %270 = getelementptr inbounds nuw i64, ptr %34, i64 %269
  %271 = load i64, ptr %270, align 8
  %272 = getelementptr inbounds nuw i64, ptr %27, i64 %267
  store i64 %271, ptr %272, align 8
  %273 = add i32 %265, -1
  %274 = and i32 %273, %265
  %275 = icmp eq i32 %274, 0
  br i1 %275, label %294, label %264

276:
  %277 = phi i1 [ true, %250 ], [ false, %291 ]
  %278 = phi ptr [ %28, %250 ], [ %96, %291 ]
  %279 = phi ptr [ %27, %250 ], [ %97, %291 ]
  %280 = phi ptr [ %27, %250 ], [ %98, %291 ]
  store <32 x i64> %174, ptr %28, align 256
  %281 = load i64, ptr %278, align 64
  %282 = getelementptr inbounds nuw i64, ptr %34, i64 %281
  br i1 %229, label %285, label %283

283:
  %284 = load i64, ptr %282, align 8
  br label %286

285:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %279, ptr align 8 %282, i64 128, i1 false)
  br label %291

286:
  %287 = phi i64 [ 0, %283 ], [ %289, %286 ]
  %288 = getelementptr inbounds nuw i64, ptr %280, i64 %287
  store i64 %284, ptr %288, align 8
  %289 = add nuw nsw i64 %287, 1
  %290 = icmp eq i64 %289, 16
  br i1 %290, label %291, label %286

291:
  br i1 %277, label %276, label %292

292:
  %293 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %319

294:
  %295 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %174, ptr %25, align 64
  br label %305

296:
  %297 = phi i64 [ 0, %262 ], [ %303, %296 ]
  %298 = getelementptr inbounds nuw i64, ptr %25, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds nuw i64, ptr %37, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = getelementptr inbounds nuw i64, ptr %29, i64 %297
  store i64 %301, ptr %302, align 8
  %303 = add nuw nsw i64 %297, 1
  %304 = icmp eq i64 %303, 32
  br i1 %304, label %317, label %296

305:
  %306 = phi i32 [ %315, %305 ], [ %197, %294 ]
  %307 = call i32 @llvm.cttz.i32(i32 %306, i1 true)
  %308 = zext nneg i32 %307 to i64
  %309 = getelementptr inbounds nuw i64, ptr %25, i64 %308
  %310 = load i64, ptr %309, align 8
  %311 = getelementptr inbounds nuw i64, ptr %37, i64 %310
  %312 = load i64, ptr %311, align 8
  %313 = getelementptr inbounds nuw i64, ptr %29, i64 %308
  store i64 %312, ptr %313, align 8
  %314 = add i32 %306, -1
  %315 = and i32 %314, %306
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %317, label %305

317:
  %318 = phi <32 x i64> [ %263, %296 ], [ %295, %305 ]
  br label %335

319:
  %320 = phi i1 [ true, %292 ], [ false, %334 ]
  %321 = phi ptr [ %30, %292 ], [ %93, %334 ]
  %322 = phi ptr [ %29, %292 ], [ %94, %334 ]
  %323 = phi ptr [ %29, %292 ], [ %95, %334 ]
  store <32 x i64> %174, ptr %30, align 256
  %324 = load i64, ptr %321, align 64
  %325 = getelementptr inbounds nuw i64, ptr %37, i64 %324
  br i1 %229, label %328, label %326

326:
  %327 = load i64, ptr %325, align 8
  br label %329

328:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %322, ptr align 8 %325, i64 128, i1 false)
  br label %334

329:
  %330 = phi i64 [ 0, %326 ], [ %332, %329 ]
  %331 = getelementptr inbounds nuw i64, ptr %323, i64 %330
  store i64 %327, ptr %331, align 8
  %332 = add nuw nsw i64 %330, 1
  %333 = icmp eq i64 %332, 16
  br i1 %333, label %334, label %329

334:
  br i1 %320, label %319, label %335

335:
  %336 = phi i32 [ 4, %317 ], [ %251, %334 ]
  %337 = phi <32 x i64> [ %318, %317 ], [ %293, %334 ]
  %338 = load <32 x i64>, ptr %29, align 64
  br label %339

339:
  %340 = phi <32 x i64> [ %238, %235 ], [ %245, %241 ], [ %337, %335 ]
  %341 = phi i32 [ 0, %235 ], [ 1, %241 ], [ %336, %335 ]
  %342 = phi <32 x i64> [ %240, %235 ], [ %249, %241 ], [ %338, %335 ]
  %343 = or <32 x i64> %129, %200
  br i1 %78, label %344, label %403

344:
  %345 = load ptr, ptr %131, align 8
  %346 = icmp eq ptr %345, null
  br i1 %346, label %403, label %347

347:
  %348 = xor <32 x i64> %342, %134
  %349 = and <32 x i64> %348, %136
  %350 = icmp ne <32 x i64> %349, zeroinitializer
  %351 = sub <32 x i64> %342, %138
  %352 = icmp ult <32 x i64> %351, %140
  %353 = and <32 x i64> %340, splat (i64 -4398046248960)
  %354 = icmp ne <32 x i64> %353, %138
  %355 = xor <32 x i64> %340, %127
  %356 = and <32 x i64> %355, splat (i64 132064)
  %357 = icmp eq <32 x i64> %356, zeroinitializer
  %358 = xor <32 x i64> %340, splat (i64 -1)
  %359 = and <32 x i64> %143, %358
  %360 = icmp eq <32 x i64> %359, zeroinitializer
  %361 = or <32 x i1> %360, %357
  %362 = select <32 x i1> %352, <32 x i1> splat (i1 true), <32 x i1> %350
  %363 = or <32 x i1> %354, %362
  %364 = select <32 x i1> %361, <32 x i1> splat (i1 true), <32 x i1> %363
  %365 = bitcast <32 x i1> %364 to i32
  %366 = and i32 %197, %365
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %403

368:
  %369 = mul i64 %185, %65
  %370 = getelementptr inbounds nuw i32, ptr %345, i64 %369
  %371 = icmp eq i32 %341, 0
  br i1 %371, label %372, label %375

372:
  %373 = getelementptr inbounds nuw i32, ptr %370, i64 %205
  %374 = bitcast i32 %197 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %145, ptr align 4 %373, <32 x i1> %374)
  br label %807

375:
  %376 = bitcast i32 %197 to <32 x i1>
  %377 = getelementptr i32, ptr %370, <32 x i64> %174
  %378 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %377, <32 x i1> %376, <32 x i32> zeroinitializer)
  %379 = icmp ne <32 x i32> %378, %145
  %380 = bitcast <32 x i1> %379 to i32
  %381 = and i32 %197, %380
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %807, label %383

383:
  store <32 x i64> %174, ptr %24, align 64
  %384 = icmp eq i32 %381, -1
  br i1 %384, label %385, label %392

385:
  %386 = phi i64 [ %390, %385 ], [ 0, %383 ]
  %387 = getelementptr inbounds nuw i64, ptr %24, i64 %386
  %388 = load i64, ptr %387, align 8
  %389 = getelementptr inbounds nuw i32, ptr %370, i64 %388
  store i32 %43, ptr %389, align 4
  %390 = add nuw nsw i64 %386, 1
  %391 = icmp eq i64 %390, 32
  br i1 %391, label %402, label %385

392:
  %393 = phi i32 [ %400, %392 ], [ %381, %383 ]
  %394 = call i32 @llvm.cttz.i32(i32 %393, i1 true)
  %395 = zext nneg i32 %394 to i64
  %396 = getelementptr inbounds nuw i64, ptr %24, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = getelementptr inbounds nuw i32, ptr %370, i64 %397
  store i32 %43, ptr %398, align 4
  %399 = add i32 %393, -1
  %400 = and i32 %399, %393
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %402, label %392

402:
  br label %807

403:
  %404 = load i32, ptr %44, align 4
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %422, label %406

406:
  br i1 %40, label %407, label %412

407:
  %408 = icmp uge <32 x i64> %342, %138
  %409 = sub <32 x i64> %342, %138
  %410 = icmp uge <32 x i64> %409, %140
  %411 = and <32 x i1> %408, %410
  br label %414

412:
  %413 = icmp ne <32 x i64> %342, zeroinitializer
  br label %414

414:
  %415 = phi <32 x i1> [ %411, %407 ], [ %413, %412 ]
  %416 = and <32 x i64> %342, splat (i64 262144)
  %417 = icmp ne <32 x i64> %416, zeroinitializer
  %418 = select <32 x i1> %415, <32 x i1> %417, <32 x i1> zeroinitializer
  %419 = bitcast <32 x i1> %418 to i32
  %420 = and i32 %197, %419
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %422, label %794

422:
  %423 = icmp ult <32 x i64> %340, %147
  %424 = sub <32 x i64> %340, %138
  %425 = icmp ult <32 x i64> %424, %140
  %426 = or <32 x i1> %423, %425
  %427 = icmp ult <32 x i64> %340, %159
  %428 = xor <32 x i1> %426, splat (i1 true)
  %429 = or <32 x i1> %427, %428
  %430 = bitcast <32 x i1> %429 to i32
  %431 = and i32 %197, %430
  %432 = icmp eq i32 %431, 0
  br i1 %432, label %464, label %433

433:
  %434 = bitcast <32 x i1> %427 to i32
  %435 = and i32 %197, %434
  %436 = icmp eq i32 %435, 0
  br i1 %436, label %438, label %437

437:
  call void @suspect(ptr %0)
  br label %438

438:
  %439 = icmp ult <32 x i64> %424, %149
  %440 = xor <32 x i64> %340, %127
  %441 = and <32 x i64> %440, splat (i64 132064)
  %442 = icmp eq <32 x i64> %441, zeroinitializer
  %443 = select <32 x i1> %439, <32 x i1> %442, <32 x i1> zeroinitializer
  %444 = or <32 x i1> %426, %443
  %445 = xor <32 x i64> %340, %200
  %446 = and <32 x i64> %445, splat (i64 -4398046248961)
  %447 = icmp eq <32 x i64> %446, zeroinitializer
  %448 = select <32 x i1> %447, <32 x i1> splat (i1 true), <32 x i1> %444
  %449 = xor <32 x i1> %448, splat (i1 true)
  %450 = bitcast <32 x i1> %449 to i32
  %451 = and i32 %197, %450
  %452 = icmp eq i32 %451, 0
  %453 = select i1 %452, i1 true, i1 %75
  br i1 %453, label %460, label %454

454:
  %455 = load ptr, ptr %150, align 8
  %456 = load i64, ptr %35, align 8
  %457 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %451, <32 x i64> %340, <32 x i64> %174, ptr %455, i64 %456)
  %458 = xor i32 %457, -1
  %459 = and i32 %451, %458
  br label %460

460:
  %461 = phi i32 [ %459, %454 ], [ %451, %438 ]
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %464, label %463

463:
  call void @suspect(ptr %0)
  br label %464

464:
  br i1 %75, label %470, label %465

465:
  %466 = load ptr, ptr %131, align 8
  %467 = icmp eq ptr %466, null
  %468 = select i1 %467, i64 4398045986816, i64 0
  %469 = or disjoint i64 %468, %160
  br label %470

470:
  %471 = phi i64 [ %469, %465 ], [ -4398046052352, %464 ]
  %472 = xor <32 x i64> %342, %134
  %473 = insertelement <32 x i64> poison, i64 %471, i64 0
  %474 = shufflevector <32 x i64> %473, <32 x i64> poison, <32 x i32> zeroinitializer
  %475 = and <32 x i64> %474, %472
  %476 = icmp ne <32 x i64> %475, zeroinitializer
  %477 = icmp ult <32 x i64> %342, %147
  %478 = sub <32 x i64> %342, %138
  %479 = icmp ult <32 x i64> %478, %140
  %480 = or <32 x i1> %477, %479
  %481 = select <32 x i1> %476, <32 x i1> splat (i1 true), <32 x i1> %480
  %482 = bitcast <32 x i1> %481 to i32
  %483 = and i32 %197, %482
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %524

485:
  %486 = load ptr, ptr %131, align 8
  %487 = icmp eq ptr %486, null
  br i1 %487, label %807, label %488

488:
  %489 = load i64, ptr %35, align 8
  %490 = mul i64 %489, %65
  %491 = getelementptr inbounds nuw i32, ptr %486, i64 %490
  %492 = icmp eq i32 %341, 0
  br i1 %492, label %493, label %496

493:
  %494 = getelementptr inbounds nuw i32, ptr %491, i64 %205
  %495 = bitcast i32 %197 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %145, ptr align 4 %494, <32 x i1> %495)
  br label %807

496:
  %497 = bitcast i32 %197 to <32 x i1>
  %498 = getelementptr i32, ptr %491, <32 x i64> %174
  %499 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %498, <32 x i1> %497, <32 x i32> zeroinitializer)
  %500 = icmp ne <32 x i32> %499, %145
  %501 = bitcast <32 x i1> %500 to i32
  %502 = and i32 %197, %501
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %807, label %504

504:
  store <32 x i64> %174, ptr %23, align 64
  %505 = icmp eq i32 %502, -1
  br i1 %505, label %506, label %513

506:
  %507 = phi i64 [ %511, %506 ], [ 0, %504 ]
  %508 = getelementptr inbounds nuw i64, ptr %23, i64 %507
  %509 = load i64, ptr %508, align 8
  %510 = getelementptr inbounds nuw i32, ptr %491, i64 %509
  store i32 %43, ptr %510, align 4
  %511 = add nuw nsw i64 %507, 1
  %512 = icmp eq i64 %511, 32
  br i1 %512, label %523, label %506

513:
  %514 = phi i32 [ %521, %513 ], [ %502, %504 ]
  %515 = call i32 @llvm.cttz.i32(i32 %514, i1 true)
  %516 = zext nneg i32 %515 to i64
  %517 = getelementptr inbounds nuw i64, ptr %23, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds nuw i32, ptr %491, i64 %518
  store i32 %43, ptr %519, align 4
  %520 = add i32 %514, -1
  %521 = and i32 %520, %514
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %523, label %513

523:
  br label %807

524:
  %525 = icmp ult <32 x i64> %478, %149
  %526 = xor <32 x i64> %342, %127
  %527 = and <32 x i64> %526, splat (i64 132064)
  %528 = icmp eq <32 x i64> %527, zeroinitializer
  %529 = select <32 x i1> %525, <32 x i1> %528, <32 x i1> zeroinitializer
  %530 = or <32 x i1> %480, %529
  %531 = xor <32 x i64> %342, %200
  %532 = and <32 x i64> %531, splat (i64 -4398046248961)
  %533 = icmp eq <32 x i64> %532, zeroinitializer
  %534 = select <32 x i1> %533, <32 x i1> splat (i1 true), <32 x i1> %530
  %535 = lshr <32 x i64> %342, splat (i64 5)
  %536 = and <32 x i64> %535, splat (i64 15)
  %537 = shl nuw nsw <32 x i64> splat (i64 1), %536
  %538 = and <32 x i64> %342, splat (i64 196608)
  %539 = icmp eq <32 x i64> %538, splat (i64 131072)
  %540 = and <32 x i64> %342, splat (i64 65535)
  %541 = select <32 x i1> %539, <32 x i64> %540, <32 x i64> %537
  %542 = and <32 x i64> %342, splat (i64 -4398046511104)
  %543 = icmp eq <32 x i64> %542, %138
  %544 = or <32 x i64> %541, %134
  %545 = select <32 x i1> %543, <32 x i64> %544, <32 x i64> %153
  %546 = and <32 x i64> %526, splat (i64 -4398046379040)
  %547 = icmp eq <32 x i64> %546, zeroinitializer
  %548 = select <32 x i1> %547, <32 x i64> %155, <32 x i64> %545
  %549 = select <32 x i1> %534, <32 x i64> %343, <32 x i64> %548
  %550 = load ptr, ptr %131, align 8
  %551 = icmp eq ptr %550, null
  br i1 %551, label %637, label %552

552:
  %553 = and <32 x i64> %549, splat (i64 196608)
  %554 = icmp eq <32 x i64> %553, splat (i64 131072)
  %555 = bitcast <32 x i1> %554 to i32
  %556 = and i32 %197, %555
  %557 = icmp eq i32 %556, 0
  br i1 %557, label %637, label %558

558:
  %559 = load i64, ptr %35, align 8
  %560 = and <32 x i64> %342, splat (i64 131072)
  %561 = icmp eq <32 x i64> %560, zeroinitializer
  %562 = bitcast <32 x i1> %561 to i32
  %563 = and i32 %556, %562
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %602, label %565

565:
  %566 = insertelement <32 x i64> poison, i64 %559, i64 0
  %567 = shufflevector <32 x i64> %566, <32 x i64> poison, <32 x i32> zeroinitializer
  %568 = mul <32 x i64> %567, %536
  %569 = lshr <32 x i64> %342, splat (i64 19)
  %570 = and <32 x i64> %569, splat (i64 8388607)
  store <32 x i64> %568, ptr %10, align 64
  store <32 x i64> %570, ptr %11, align 64
  store <32 x i64> %174, ptr %9, align 64
  %571 = icmp eq i32 %563, -1
  br i1 %571, label %572, label %585

572:
  %573 = phi i64 [ %583, %572 ], [ 0, %565 ]
  %574 = getelementptr inbounds nuw i64, ptr %9, i64 %573
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr inbounds nuw i64, ptr %11, i64 %573
  %577 = load i64, ptr %576, align 8
  %578 = trunc i64 %577 to i32
  %579 = getelementptr inbounds nuw i64, ptr %10, i64 %573
  %580 = load i64, ptr %579, align 8
  %581 = getelementptr i32, ptr %550, i64 %575
  %582 = getelementptr i32, ptr %581, i64 %580
  store i32 %578, ptr %582, align 4
  %583 = add nuw nsw i64 %573, 1
  %584 = icmp eq i64 %583, 32
  br i1 %584, label %601, label %572

585:
  %586 = phi i32 [ %599, %585 ], [ %563, %565 ]
  %587 = call i32 @llvm.cttz.i32(i32 %586, i1 true)
  %588 = zext nneg i32 %587 to i64
  %589 = getelementptr inbounds nuw i64, ptr %9, i64 %588
  %590 = load i64, ptr %589, align 8
  %591 = getelementptr inbounds nuw i64, ptr %11, i64 %588
  %592 = load i64, ptr %591, align 8
  %593 = trunc i64 %592 to i32
  %594 = getelementptr inbounds nuw i64, ptr %10, i64 %588
  %595 = load i64, ptr %594, align 8
  %596 = getelementptr i32, ptr %550, i64 %590
  %597 = getelementptr i32, ptr %596, i64 %595
  store i32 %593, ptr %597, align 4
  %598 = add i32 %586, -1
  %599 = and i32 %598, %586
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %601, label %585

601:
  br label %602

602:
  %603 = mul i64 %559, %65
  %604 = insertelement <32 x i64> poison, i64 %603, i64 0
  %605 = shufflevector <32 x i64> %604, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %605, ptr %12, align 64
  store <32 x i64> %157, ptr %13, align 64
  store <32 x i64> %174, ptr %8, align 64
  %606 = icmp eq i32 %556, -1
  br i1 %606, label %607, label %620

607:
  %608 = phi i64 [ %618, %607 ], [ 0, %602 ]
  %609 = getelementptr inbounds nuw i64, ptr %8, i64 %608
  %610 = load i64, ptr %609, align 8
  %611 = getelementptr inbounds nuw i64, ptr %13, i64 %608
  %612 = load i64, ptr %611, align 8
  %613 = trunc i64 %612 to i32
  %614 = getelementptr inbounds nuw i64, ptr %12, i64 %608
  %615 = load i64, ptr %614, align 8
  %616 = getelementptr i32, ptr %550, i64 %610
  %617 = getelementptr i32, ptr %616, i64 %615
  store i32 %613, ptr %617, align 4
  %618 = add nuw nsw i64 %608, 1
  %619 = icmp eq i64 %618, 32
  br i1 %619, label %636, label %607

620:
  %621 = phi i32 [ %634, %620 ], [ %556, %602 ]
  %622 = call i32 @llvm.cttz.i32(i32 %621, i1 true)
  %623 = zext nneg i32 %622 to i64
  %624 = getelementptr inbounds nuw i64, ptr %8, i64 %623
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i64, ptr %13, i64 %623
  %627 = load i64, ptr %626, align 8
  %628 = trunc i64 %627 to i32
  %629 = getelementptr inbounds nuw i64, ptr %12, i64 %623
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr i32, ptr %550, i64 %625
  %632 = getelementptr i32, ptr %631, i64 %630
  store i32 %628, ptr %632, align 4
  %633 = add i32 %621, -1
  %634 = and i32 %633, %621
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %636, label %620

636:
  br label %637

637:
  %638 = select <32 x i1> %534, <32 x i64> %155, <32 x i64> %548
  %639 = icmp eq i32 %341, 0
  br i1 %639, label %642, label %640

640:
  %641 = icmp eq i32 %197, -1
  br i1 %641, label %645, label %671

642:
  %643 = getelementptr inbounds nuw i64, ptr %37, i64 %205
  %644 = bitcast i32 %197 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %549, ptr align 8 %643, <32 x i1> %644)
  br label %807

645:
  %646 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %647 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %648 = icmp ne <32 x i64> %174, %646
  %649 = icmp ne <32 x i64> %174, %647
  %650 = and <32 x i1> %648, %649
  %651 = bitcast <32 x i1> %650 to i32
  %652 = icmp eq i32 %651, 0
  %653 = icmp eq i32 %341, 1
  br i1 %652, label %654, label %670

654:
  store <32 x i64> %638, ptr %19, align 64
  br i1 %653, label %655, label %658

655:
  %656 = extractelement <32 x i64> %638, i64 31
  %657 = getelementptr i64, ptr %37, i64 %204
  store i64 %656, ptr %657, align 8
  br label %669

658:
  store <32 x i64> %174, ptr %14, align 64
  br label %659

659:
  %660 = phi i64 [ 0, %658 ], [ %666, %659 ]
  %661 = getelementptr inbounds nuw i64, ptr %14, i64 %660
  %662 = load i64, ptr %661, align 8
  %663 = getelementptr inbounds nuw i64, ptr %19, i64 %660
  %664 = load i64, ptr %663, align 8
  %665 = getelementptr inbounds nuw i64, ptr %37, i64 %662
  store i64 %664, ptr %665, align 8
  %666 = add nuw nsw i64 %660, 1
  %667 = icmp eq i64 %666, 32
  br i1 %667, label %668, label %659

668:
  br label %669

669:
  br label %807

670:
  store <32 x i64> %549, ptr %17, align 64
  br i1 %653, label %673, label %686

671:
  store <32 x i64> %549, ptr %17, align 64
  %672 = icmp eq i32 %341, 1
  br i1 %672, label %673, label %696

673:
  %674 = call i32 @llvm.ctlz.i32(i32 %197, i1 false)
  %675 = sub nuw nsw i32 31, %674
  %676 = zext nneg i32 %675 to i64
  %677 = getelementptr inbounds nuw i64, ptr %17, i64 %676
  %678 = load i64, ptr %677, align 8
  %679 = getelementptr i64, ptr %37, i64 %204
  store i64 %678, ptr %679, align 8
  %680 = insertelement <32 x i64> poison, i64 %678, i64 0
  %681 = shufflevector <32 x i64> %680, <32 x i64> poison, <32 x i32> zeroinitializer
  %682 = icmp ne <32 x i64> %681, %549
  %683 = bitcast <32 x i1> %682 to i32
  %684 = and i32 %197, %683
  %685 = icmp eq i32 %684, 0
  br i1 %685, label %807, label %758

686:
  store <32 x i64> %174, ptr %16, align 64
  br label %687

687:
  %688 = phi i64 [ 0, %686 ], [ %694, %687 ]
  %689 = getelementptr inbounds nuw i64, ptr %16, i64 %688
  %690 = load i64, ptr %689, align 8
  %691 = getelementptr inbounds nuw i64, ptr %17, i64 %688
  %692 = load i64, ptr %691, align 8
  %693 = getelementptr inbounds nuw i64, ptr %37, i64 %690
  store i64 %692, ptr %693, align 8
  %694 = add nuw nsw i64 %688, 1
  %695 = icmp eq i64 %694, 32
  br i1 %695, label %709, label %687

696:
  store <32 x i64> %174, ptr %16, align 64
  br label %697

697:
  %698 = phi i32 [ %707, %697 ], [ %197, %696 ]
  %699 = call i32 @llvm.cttz.i32(i32 %698, i1 true)
  %700 = zext nneg i32 %699 to i64
  %701 = getelementptr inbounds nuw i64, ptr %16, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr inbounds nuw i64, ptr %17, i64 %700
  %704 = load i64, ptr %703, align 8
  %705 = getelementptr inbounds nuw i64, ptr %37, i64 %702
  store i64 %704, ptr %705, align 8
  %706 = add i32 %698, -1
  %707 = and i32 %706, %698
  %708 = icmp eq i32 %707, 0
  br i1 %708, label %709, label %697

709:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  %710 = icmp eq i32 %341, 4
  br i1 %710, label %713, label %711

711:
  %712 = icmp eq i32 %341, 2
  br label %736

713:
  store <32 x i64> %174, ptr %20, align 64
  br i1 %641, label %714, label %723

714:
  %715 = phi i64 [ %721, %714 ], [ 0, %713 ]
  %716 = getelementptr inbounds nuw i64, ptr %20, i64 %715
  %717 = load i64, ptr %716, align 8
  %718 = getelementptr inbounds nuw i64, ptr %37, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = getelementptr inbounds nuw i64, ptr %21, i64 %715
  store i64 %719, ptr %720, align 8
  %721 = add nuw nsw i64 %715, 1
  %722 = icmp eq i64 %721, 32
  br i1 %722, label %735, label %714

723:
  %724 = phi i32 [ %733, %723 ], [ %197, %713 ]
  %725 = call i32 @llvm.cttz.i32(i32 %724, i1 true)
  %726 = zext nneg i32 %725 to i64
  %727 = getelementptr inbounds nuw i64, ptr %20, i64 %726
  %728 = load i64, ptr %727, align 8
  %729 = getelementptr inbounds nuw i64, ptr %37, i64 %728
  %730 = load i64, ptr %729, align 8
  %731 = getelementptr inbounds nuw i64, ptr %21, i64 %726
  store i64 %730, ptr %731, align 8
  %732 = add i32 %724, -1
  %733 = and i32 %732, %724
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %735, label %723

735:
  br label %752

736:
  %737 = phi i1 [ true, %711 ], [ false, %751 ]
  %738 = phi ptr [ %22, %711 ], [ %99, %751 ]
  %739 = phi ptr [ %21, %711 ], [ %100, %751 ]
  %740 = phi ptr [ %21, %711 ], [ %101, %751 ]
  store <32 x i64> %174, ptr %22, align 256
  %741 = load i64, ptr %738, align 64
  %742 = getelementptr inbounds nuw i64, ptr %37, i64 %741
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
  %753 = load <32 x i64>, ptr %21, align 64
  %754 = icmp ne <32 x i64> %753, %549
  %755 = bitcast <32 x i1> %754 to i32
  %756 = and i32 %197, %755
  %757 = icmp eq i32 %756, 0
  br i1 %757, label %807, label %759

758:
  store <32 x i64> %638, ptr %18, align 64
  br label %761

759:
  store <32 x i64> %638, ptr %18, align 64
  %760 = icmp eq i32 %341, 1
  br i1 %760, label %761, label %769

761:
  %762 = phi i32 [ %684, %758 ], [ %756, %759 ]
  %763 = call i32 @llvm.ctlz.i32(i32 %762, i1 true)
  %764 = xor i32 %763, 31
  %765 = zext nneg i32 %764 to i64
  %766 = getelementptr inbounds nuw i64, ptr %18, i64 %765
  %767 = load i64, ptr %766, align 8
  %768 = getelementptr i64, ptr %37, i64 %204
  store i64 %767, ptr %768, align 8
  br label %793

769:
  store <32 x i64> %174, ptr %15, align 64
  %770 = icmp eq i32 %756, -1
  br i1 %770, label %771, label %780

771:
  %772 = phi i64 [ %778, %771 ], [ 0, %769 ]
  %773 = getelementptr inbounds nuw i64, ptr %15, i64 %772
  %774 = load i64, ptr %773, align 8
  %775 = getelementptr inbounds nuw i64, ptr %18, i64 %772
  %776 = load i64, ptr %775, align 8
  %777 = getelementptr inbounds nuw i64, ptr %37, i64 %774
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
  %786 = getelementptr inbounds nuw i64, ptr %18, i64 %783
  %787 = load i64, ptr %786, align 8
  %788 = getelementptr inbounds nuw i64, ptr %37, i64 %785
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
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE0EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %799, i64 %802, ptr %4, i32 %5, i1 zeroext %6)
  %803 = add i32 %797, -1
  %804 = and i32 %803, %797
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %806, label %796

806:
  br label %810

807:
  %808 = add nuw nsw i64 %162, 1
  %809 = icmp eq i64 %808, %90
  br i1 %809, label %810, label %161

810:
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
  br i1 %10, label %11, label %99

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %13 = load i64, ptr %12, align 8
  %14 = icmp ugt i64 %13, 16
  br i1 %14, label %99, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, null
  br i1 %18, label %99, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %99

23:
  %24 = add nuw nsw i64 %7, 32
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %26 = load i64, ptr %25, align 8
  %27 = icmp ugt i64 %24, %26
  br i1 %27, label %99, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i64, ptr %30, i64 %26
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %33 = load ptr, ptr %32, align 8
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %36 = load i64, ptr %35, align 8
  %37 = shl i64 %36, 42
  %38 = add i64 %37, 4398046511104
  %39 = zext i32 %34 to i64
  %40 = shl nuw nsw i64 %39, 19
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %42 = load i32, ptr %41, align 8
  %43 = zext i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 5
  %45 = or disjoint i64 %44, %38
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %47 = load i32, ptr %46, align 8
  %48 = zext i32 %47 to i64
  %49 = shl nuw nsw i64 %48, 19
  %50 = and i32 %42, 15
  %51 = zext nneg i32 %50 to i64
  %52 = shl nuw nsw i64 1, %51
  %53 = or disjoint i64 %52, %40
  %54 = or i64 %38, %53
  %55 = or disjoint i64 %54, 131072
  %56 = getelementptr inbounds nuw i64, ptr %30, i64 %7
  %57 = load <32 x i64>, ptr %56, align 8
  %58 = getelementptr inbounds nuw i64, ptr %31, i64 %7
  %59 = load <32 x i64>, ptr %58, align 8
  %60 = or disjoint i64 %52, -4398046052352
  %61 = insertelement <32 x i64> poison, i64 %55, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  %63 = xor <32 x i64> %62, %59
  %64 = insertelement <32 x i64> poison, i64 %60, i64 0
  %65 = shufflevector <32 x i64> %64, <32 x i64> poison, <32 x i32> zeroinitializer
  %66 = and <32 x i64> %63, %65
  %67 = insertelement <32 x i64> poison, i64 %38, i64 0
  %68 = shufflevector <32 x i64> %67, <32 x i64> poison, <32 x i32> zeroinitializer
  %69 = sub <32 x i64> %59, %68
  %70 = insertelement <32 x i64> poison, i64 %49, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = and <32 x i64> %57, splat (i64 -4398046248960)
  %73 = or disjoint i64 %52, 131072
  %74 = insertelement <32 x i64> poison, i64 %45, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = xor <32 x i64> %75, %57
  %77 = and <32 x i64> %76, splat (i64 132064)
  %78 = insertelement <32 x i64> poison, i64 %73, i64 0
  %79 = shufflevector <32 x i64> %78, <32 x i64> poison, <32 x i32> zeroinitializer
  %80 = xor <32 x i64> %57, splat (i64 -1)
  %81 = and <32 x i64> %79, %80
  %82 = icmp eq <32 x i64> %77, zeroinitializer
  %83 = icmp eq <32 x i64> %81, zeroinitializer
  %84 = or <32 x i1> %82, %83
  %85 = icmp ult <32 x i64> %69, %71
  %86 = icmp ne <32 x i64> %66, zeroinitializer
  %87 = select <32 x i1> %85, <32 x i1> splat (i1 true), <32 x i1> %86
  %88 = icmp ne <32 x i64> %72, %68
  %89 = or <32 x i1> %88, %87
  %90 = select <32 x i1> %84, <32 x i1> splat (i1 true), <32 x i1> %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %99

93:
  %94 = getelementptr inbounds nuw i32, ptr %17, i64 %7
  %95 = mul i64 %26, %51
  %96 = getelementptr inbounds nuw i32, ptr %94, i64 %95
  %97 = insertelement <32 x i32> poison, i32 %34, i64 0
  %98 = shufflevector <32 x i32> %97, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %98, ptr %96, align 4
  br label %99

99:
  %100 = phi i32 [ 0, %23 ], [ 0, %3 ], [ 0, %19 ], [ 0, %15 ], [ 0, %11 ], [ 1, %93 ], [ 0, %28 ]
  ret i32 %100
}

define void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 %5) {
  %7 = alloca %struct.Lanes.33, align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %11 = load i64, ptr %10, align 8
  %12 = icmp ult i64 %9, %11
  br i1 %12, label %13, label %437

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %15 = load ptr, ptr %14, align 8
  %16 = zext i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %15, i64 %16
  %18 = load i32, ptr %17, align 4
  %19 = shl i32 %5, 8
  %20 = or disjoint i32 %19, 65
  %21 = icmp eq i32 %18, %20
  br i1 %21, label %22, label %437

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
  br i1 %54, label %437, label %55

55:
  %56 = trunc <32 x i32> %48 to <32 x i16>
  store <32 x i16> %56, ptr %26, align 2
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %60 = load i32, ptr %59, align 8
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 19
  %63 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %64 = load ptr, ptr %63, align 8
  %65 = shl i64 %58, 42
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
  %98 = phi i64 [ 0, %55 ], [ %393, %97 ]
  %99 = phi i64 [ 0, %55 ], [ %403, %97 ]
  %100 = phi i64 [ 0, %55 ], [ %413, %97 ]
  %101 = phi i64 [ 0, %55 ], [ %423, %97 ]
  %102 = phi i64 [ %33, %55 ], [ %425, %97 ]
  %103 = phi ptr [ %64, %55 ], [ %424, %97 ]
  call void asm sideeffect "", "~{memory}"()
  %104 = load i16, ptr %26, align 2
  %105 = zext i16 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr %103, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = sub i64 %107, %65
  %109 = add i64 %108, -4398046511104
  %110 = sub i64 %62, %108
  %111 = add i64 %110, 4398046511103
  %112 = or i64 %109, %98
  %113 = or i64 %112, %111
  %114 = load i16, ptr %66, align 2
  %115 = zext i16 %114 to i64
  %116 = getelementptr inbounds nuw i64, ptr %103, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = sub i64 %117, %65
  %119 = add i64 %118, -4398046511104
  %120 = sub i64 %62, %118
  %121 = add i64 %120, 4398046511103
  %122 = or i64 %119, %99
  %123 = or i64 %122, %121
  %124 = load i16, ptr %67, align 2
  %125 = zext i16 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %103, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = sub i64 %127, %65
  %129 = add i64 %128, -4398046511104
  %130 = sub i64 %62, %128
  %131 = add i64 %130, 4398046511103
  %132 = or i64 %129, %100
  %133 = or i64 %132, %131
  %134 = load i16, ptr %68, align 2
  %135 = zext i16 %134 to i64
  %136 = getelementptr inbounds nuw i64, ptr %103, i64 %135
  %137 = load i64, ptr %136, align 8
  %138 = sub i64 %137, %65
  %139 = add i64 %138, -4398046511104
  %140 = sub i64 %62, %138
  %141 = add i64 %140, 4398046511103
  %142 = or i64 %139, %101
  %143 = or i64 %142, %141
  %144 = load i16, ptr %69, align 2
  %145 = zext i16 %144 to i64
  %146 = getelementptr inbounds nuw i64, ptr %103, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = sub i64 %147, %65
  %149 = add i64 %148, -4398046511104
  %150 = sub i64 %62, %148
  %151 = add i64 %150, 4398046511103
  %152 = or i64 %149, %113
  %153 = or i64 %152, %151
  %154 = load i16, ptr %70, align 2
  %155 = zext i16 %154 to i64
  %156 = getelementptr inbounds nuw i64, ptr %103, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = sub i64 %157, %65
  %159 = add i64 %158, -4398046511104
  %160 = sub i64 %62, %158
  %161 = add i64 %160, 4398046511103
  %162 = or i64 %159, %123
  %163 = or i64 %162, %161
  %164 = load i16, ptr %71, align 2
  %165 = zext i16 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %103, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = sub i64 %167, %65
  %169 = add i64 %168, -4398046511104
  %170 = sub i64 %62, %168
  %171 = add i64 %170, 4398046511103
  %172 = or i64 %169, %133
  %173 = or i64 %172, %171
  %174 = load i16, ptr %72, align 2
  %175 = zext i16 %174 to i64
  %176 = getelementptr inbounds nuw i64, ptr %103, i64 %175
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %177, %65
  %179 = add i64 %178, -4398046511104
  %180 = sub i64 %62, %178
  %181 = add i64 %180, 4398046511103
  %182 = or i64 %179, %143
  %183 = or i64 %182, %181
  %184 = load i16, ptr %73, align 2
  %185 = zext i16 %184 to i64
  %186 = getelementptr inbounds nuw i64, ptr %103, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = sub i64 %187, %65
  %189 = add i64 %188, -4398046511104
  %190 = sub i64 %62, %188
  %191 = add i64 %190, 4398046511103
  %192 = or i64 %189, %153
  %193 = or i64 %192, %191
  %194 = load i16, ptr %74, align 2
  %195 = zext i16 %194 to i64
  %196 = getelementptr inbounds nuw i64, ptr %103, i64 %195
  %197 = load i64, ptr %196, align 8
  %198 = sub i64 %197, %65
  %199 = add i64 %198, -4398046511104
  %200 = sub i64 %62, %198
  %201 = add i64 %200, 4398046511103
  %202 = or i64 %199, %163
  %203 = or i64 %202, %201
  %204 = load i16, ptr %75, align 2
  %205 = zext i16 %204 to i64
  %206 = getelementptr inbounds nuw i64, ptr %103, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = sub i64 %207, %65
  %209 = add i64 %208, -4398046511104
  %210 = sub i64 %62, %208
  %211 = add i64 %210, 4398046511103
  %212 = or i64 %209, %173
  %213 = or i64 %212, %211
  %214 = load i16, ptr %76, align 2
  %215 = zext i16 %214 to i64
  %216 = getelementptr inbounds nuw i64, ptr %103, i64 %215
  %217 = load i64, ptr %216, align 8
  %218 = sub i64 %217, %65
  %219 = add i64 %218, -4398046511104
  %220 = sub i64 %62, %218
  %221 = add i64 %220, 4398046511103
  %222 = or i64 %219, %183
  %223 = or i64 %222, %221
  %224 = load i16, ptr %77, align 2
  %225 = zext i16 %224 to i64
  %226 = getelementptr inbounds nuw i64, ptr %103, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = sub i64 %227, %65
  %229 = add i64 %228, -4398046511104
  %230 = sub i64 %62, %228
  %231 = add i64 %230, 4398046511103
  %232 = or i64 %229, %193
  %233 = or i64 %232, %231
  %234 = load i16, ptr %78, align 2
  %235 = zext i16 %234 to i64
  %236 = getelementptr inbounds nuw i64, ptr %103, i64 %235
  %237 = load i64, ptr %236, align 8
  %238 = sub i64 %237, %65
  %239 = add i64 %238, -4398046511104
  %240 = sub i64 %62, %238
  %241 = add i64 %240, 4398046511103
  %242 = or i64 %239, %203
  %243 = or i64 %242, %241
  %244 = load i16, ptr %79, align 2
  %245 = zext i16 %244 to i64
  %246 = getelementptr inbounds nuw i64, ptr %103, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = sub i64 %247, %65
  %249 = add i64 %248, -4398046511104
  %250 = sub i64 %62, %248
  %251 = add i64 %250, 4398046511103
  %252 = or i64 %249, %213
  %253 = or i64 %252, %251
  %254 = load i16, ptr %80, align 2
  %255 = zext i16 %254 to i64
  %256 = getelementptr inbounds nuw i64, ptr %103, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = sub i64 %257, %65
  %259 = add i64 %258, -4398046511104
  %260 = sub i64 %62, %258
  %261 = add i64 %260, 4398046511103
  %262 = or i64 %259, %223
  %263 = or i64 %262, %261
  %264 = load i16, ptr %81, align 2
  %265 = zext i16 %264 to i64
  %266 = getelementptr inbounds nuw i64, ptr %103, i64 %265
  %267 = load i64, ptr %266, align 8
  %268 = sub i64 %267, %65
  %269 = add i64 %268, -4398046511104
  %270 = sub i64 %62, %268
  %271 = add i64 %270, 4398046511103
  %272 = or i64 %269, %233
  %273 = or i64 %272, %271
  %274 = load i16, ptr %82, align 2
  %275 = zext i16 %274 to i64
  %276 = getelementptr inbounds nuw i64, ptr %103, i64 %275
  %277 = load i64, ptr %276, align 8
  %278 = sub i64 %277, %65
  %279 = add i64 %278, -4398046511104
  %280 = sub i64 %62, %278
  %281 = add i64 %280, 4398046511103
  %282 = or i64 %279, %243
  %283 = or i64 %282, %281
  %284 = load i16, ptr %83, align 2
  %285 = zext i16 %284 to i64
  %286 = getelementptr inbounds nuw i64, ptr %103, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = sub i64 %287, %65
  %289 = add i64 %288, -4398046511104
  %290 = sub i64 %62, %288
  %291 = add i64 %290, 4398046511103
  %292 = or i64 %289, %253
  %293 = or i64 %292, %291
  %294 = load i16, ptr %84, align 2
  %295 = zext i16 %294 to i64
  %296 = getelementptr inbounds nuw i64, ptr %103, i64 %295
  %297 = load i64, ptr %296, align 8
  %298 = sub i64 %297, %65
  %299 = add i64 %298, -4398046511104
  %300 = sub i64 %62, %298
  %301 = add i64 %300, 4398046511103
  %302 = or i64 %299, %263
  %303 = or i64 %302, %301
  %304 = load i16, ptr %85, align 2
  %305 = zext i16 %304 to i64
  %306 = getelementptr inbounds nuw i64, ptr %103, i64 %305
  %307 = load i64, ptr %306, align 8
  %308 = sub i64 %307, %65
  %309 = add i64 %308, -4398046511104
  %310 = sub i64 %62, %308
  %311 = add i64 %310, 4398046511103
  %312 = or i64 %309, %273
  %313 = or i64 %312, %311
  %314 = load i16, ptr %86, align 2
  %315 = zext i16 %314 to i64
  %316 = getelementptr inbounds nuw i64, ptr %103, i64 %315
  %317 = load i64, ptr %316, align 8
  %318 = sub i64 %317, %65
  %319 = add i64 %318, -4398046511104
  %320 = sub i64 %62, %318
  %321 = add i64 %320, 4398046511103
  %322 = or i64 %319, %283
  %323 = or i64 %322, %321
  %324 = load i16, ptr %87, align 2
  %325 = zext i16 %324 to i64
  %326 = getelementptr inbounds nuw i64, ptr %103, i64 %325
  %327 = load i64, ptr %326, align 8
  %328 = sub i64 %327, %65
  %329 = add i64 %328, -4398046511104
  %330 = sub i64 %62, %328
  %331 = add i64 %330, 4398046511103
  %332 = or i64 %329, %293
  %333 = or i64 %332, %331
  %334 = load i16, ptr %88, align 2
  %335 = zext i16 %334 to i64
  %336 = getelementptr inbounds nuw i64, ptr %103, i64 %335
  %337 = load i64, ptr %336, align 8
  %338 = sub i64 %337, %65
  %339 = add i64 %338, -4398046511104
  %340 = sub i64 %62, %338
  %341 = add i64 %340, 4398046511103
  %342 = or i64 %339, %303
  %343 = or i64 %342, %341
  %344 = load i16, ptr %89, align 2
  %345 = zext i16 %344 to i64
  %346 = getelementptr inbounds nuw i64, ptr %103, i64 %345
  %347 = load i64, ptr %346, align 8
  %348 = sub i64 %347, %65
  %349 = add i64 %348, -4398046511104
  %350 = sub i64 %62, %348
  %351 = add i64 %350, 4398046511103
  %352 = or i64 %349, %313
  %353 = or i64 %352, %351
  %354 = load i16, ptr %90, align 2
  %355 = zext i16 %354 to i64
  %356 = getelementptr inbounds nuw i64, ptr %103, i64 %355
  %357 = load i64, ptr %356, align 8
  %358 = sub i64 %357, %65
  %359 = add i64 %358, -4398046511104
  %360 = sub i64 %62, %358
  %361 = add i64 %360, 4398046511103
  %362 = or i64 %359, %323
  %363 = or i64 %362, %361
  %364 = load i16, ptr %91, align 2
  %365 = zext i16 %364 to i64
  %366 = getelementptr inbounds nuw i64, ptr %103, i64 %365
  %367 = load i64, ptr %366, align 8
  %368 = sub i64 %367, %65
  %369 = add i64 %368, -4398046511104
  %370 = sub i64 %62, %368
  %371 = add i64 %370, 4398046511103
  %372 = or i64 %369, %333
  %373 = or i64 %372, %371
  %374 = load i16, ptr %92, align 2
  %375 = zext i16 %374 to i64
  %376 = getelementptr inbounds nuw i64, ptr %103, i64 %375
  %377 = load i64, ptr %376, align 8
  %378 = sub i64 %377, %65
  %379 = add i64 %378, -4398046511104
  %380 = sub i64 %62, %378
  %381 = add i64 %380, 4398046511103
  %382 = or i64 %379, %343
  %383 = or i64 %382, %381
  %384 = load i16, ptr %93, align 2
  %385 = zext i16 %384 to i64
  %386 = getelementptr inbounds nuw i64, ptr %103, i64 %385
  %387 = load i64, ptr %386, align 8
  %388 = sub i64 %387, %65
  %389 = add i64 %388, -4398046511104
  %390 = sub i64 %62, %388
  %391 = add i64 %390, 4398046511103
  %392 = or i64 %389, %353
  %393 = or i64 %392, %391
  %394 = load i16, ptr %94, align 2
  %395 = zext i16 %394 to i64
  %396 = getelementptr inbounds nuw i64, ptr %103, i64 %395
  %397 = load i64, ptr %396, align 8
  %398 = sub i64 %397, %65
  %399 = add i64 %398, -4398046511104
  %400 = sub i64 %62, %398
  %401 = add i64 %400, 4398046511103
  %402 = or i64 %399, %363
  %403 = or i64 %402, %401
  %404 = load i16, ptr %95, align 2
  %405 = zext i16 %404 to i64
  %406 = getelementptr inbounds nuw i64, ptr %103, i64 %405
  %407 = load i64, ptr %406, align 8
  %408 = sub i64 %407, %65
  %409 = add i64 %408, -4398046511104
  %410 = sub i64 %62, %408
  %411 = add i64 %410, 4398046511103
  %412 = or i64 %409, %373
  %413 = or i64 %412, %411
  %414 = load i16, ptr %96, align 2
  %415 = zext i16 %414 to i64
  %416 = getelementptr inbounds nuw i64, ptr %103, i64 %415
  %417 = load i64, ptr %416, align 8
  %418 = sub i64 %417, %65
  %419 = add i64 %418, -4398046511104
  %420 = sub i64 %62, %418
  %421 = add i64 %420, 4398046511103
  %422 = or i64 %419, %383
  %423 = or i64 %422, %421
  %424 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %425 = add nsw i64 %102, -1
  %426 = icmp samesign ugt i64 %102, 1
  br i1 %426, label %97, label %427

427:
  %428 = or i64 %403, %393
  %429 = or i64 %428, %413
  %430 = or i64 %429, %423
  %431 = icmp sgt i64 %430, -1
  br i1 %431, label %432, label %437

432:
  store ptr %1, ptr %25, align 8
  %433 = getelementptr inbounds nuw i8, ptr %25, i64 8
  store i32 %2, ptr %433, align 8
  %434 = getelementptr inbounds nuw i8, ptr %25, i64 12
  store i32 %5, ptr %434, align 4
  %435 = load i64, ptr %8, align 8
  %436 = add i64 %435, 1
  store i64 %436, ptr %8, align 8
  br label %440

437:
  %438 = zext <32 x i32> %3 to <32 x i64>
  %439 = or disjoint <32 x i64> %438, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %439, i32 %4)
  br label %440

440:
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
  store i64 0, ptr %2, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %14 = load ptr, ptr %13, align 8
  %15 = mul nuw nsw i64 %3, 80
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 %15
  %17 = icmp eq i64 %3, 0
  br i1 %17, label %21, label %18

18:
  %19 = insertelement <32 x i64> poison, i64 %7, i64 0
  %20 = shufflevector <32 x i64> %19, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %22

21:
  ret void

22:
  %23 = phi ptr [ %14, %18 ], [ %34, %22 ]
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %25 = load <32 x i16>, ptr %24, align 2
  %26 = zext <32 x i16> %25 to <32 x i64>
  %27 = shl <32 x i64> %26, %20
  %28 = add <32 x i64> %27, splat (i64 1649267441664)
  %29 = load ptr, ptr %23, align 8
  %30 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %31 = load i32, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %33 = load i32, ptr %32, align 4
  call void @screen_held_read(ptr %0, ptr %29, i32 %31, <32 x i64> %28, i32 %33)
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 80
  %35 = icmp ult ptr %34, %16
  br i1 %35, label %22, label %21
}

define i32 @tick(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1712
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
  %13 = shl i64 %12, 1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1744
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %29 = load i64, ptr %28, align 8
  %30 = insertelement <32 x i64> poison, i64 %29, i64 0
  %31 = shufflevector <32 x i64> %30, <32 x i64> poison, <32 x i32> zeroinitializer
  %32 = mul <32 x i64> %31, %25
  %33 = lshr <32 x i64> %3, splat (i64 5)
  %34 = and <32 x i64> %33, splat (i64 2047)
  %35 = add <32 x i64> %32, %34
  %36 = icmp samesign ult <32 x i64> %27, splat (i64 2)
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1720
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
  br label %157

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
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %84 = load i64, ptr %83, align 8
  %85 = insertelement <32 x i64> poison, i64 %84, i64 0
  %86 = shufflevector <32 x i64> %85, <32 x i64> poison, <32 x i32> zeroinitializer
  %87 = icmp eq <32 x i64> %25, %86
  %88 = and <32 x i1> %82, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = and i32 %2, %89
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %142, label %92

92:
  %93 = bitcast i32 %90 to <32 x i1>
  %94 = and <32 x i64> %3, splat (i64 65535)
  %95 = select <32 x i1> %93, <32 x i64> %94, <32 x i64> zeroinitializer
  %96 = call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %95)
  %97 = icmp eq i64 %12, 0
  br i1 %97, label %101, label %98

98:
  %99 = mul i64 %84, %29
  %100 = icmp eq ptr %5, null
  br label %104

101:
  %102 = phi i32 [ %90, %92 ], [ %139, %138 ]
  %103 = or i32 %102, %81
  br label %142

104:
  %105 = phi i32 [ %90, %98 ], [ %139, %138 ]
  %106 = phi i64 [ 0, %98 ], [ %140, %138 ]
  %107 = and i64 %106, 15
  %108 = add i64 %106, %99
  %109 = shl nuw nsw i64 1, %107
  %110 = and i64 %109, %96
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %138, label %112

112:
  %113 = insertelement <32 x i64> poison, i64 %107, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = lshr <32 x i64> %95, %114
  %116 = trunc <32 x i64> %115 to <32 x i1>
  br i1 %100, label %124, label %117

117:
  %118 = mul i64 %107, %6
  %119 = insertelement <32 x i64> poison, i64 %118, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add <32 x i64> %120, %4
  %122 = getelementptr i32, ptr %5, <32 x i64> %121
  %123 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %122, <32 x i1> %116, <32 x i32> zeroinitializer)
  br label %124

124:
  %125 = phi <32 x i32> [ %123, %117 ], [ %23, %112 ]
  %126 = getelementptr inbounds nuw i32, ptr %10, i64 %108
  %127 = load i32, ptr %126, align 4
  %128 = getelementptr inbounds nuw i32, ptr %20, i64 %108
  %129 = load i32, ptr %128, align 4
  %130 = call i32 @llvm.umax.i32(i32 %127, i32 %129)
  %131 = insertelement <32 x i32> poison, i32 %130, i64 0
  %132 = shufflevector <32 x i32> %131, <32 x i32> poison, <32 x i32> zeroinitializer
  %133 = icmp uge <32 x i32> %125, %132
  %134 = and <32 x i1> %133, %116
  %135 = bitcast <32 x i1> %134 to i32
  %136 = xor i32 %135, -1
  %137 = and i32 %105, %136
  br label %138

138:
  %139 = phi i32 [ %137, %124 ], [ %105, %104 ]
  %140 = add nuw i64 %106, 1
  %141 = icmp eq i64 %140, %12
  br i1 %141, label %101, label %104

142:
  %143 = phi i32 [ %103, %101 ], [ %81, %80 ]
  %144 = or i32 %90, %44
  %145 = icmp eq i32 %144, %2
  br i1 %145, label %157, label %146

146:
  %147 = xor i32 %144, %2
  %148 = call i32 @_ZN12_GLOBAL__N_16lowestEPK7contextPK12vector_clockS5_(ptr %0, ptr %9, ptr %19)
  %149 = insertelement <32 x i32> poison, i32 %148, i64 0
  %150 = shufflevector <32 x i32> %149, <32 x i32> poison, <32 x i32> zeroinitializer
  %151 = icmp ult <32 x i32> %23, %150
  %152 = icmp ne <32 x i32> %23, splat (i32 8388607)
  %153 = and <32 x i1> %152, %151
  %154 = bitcast <32 x i1> %153 to i32
  %155 = and i32 %147, %154
  %156 = or i32 %155, %143
  br label %157

157:
  %158 = phi i32 [ %67, %57 ], [ %156, %146 ], [ %143, %142 ]
  ret i32 %158
}

define internal ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1) unnamed_addr {
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i32, ptr %3, align 8
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %5
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %13 = load i32, ptr %12, align 8
  call void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %11, i32 %13)
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %17, %15
  %19 = load i32, ptr %3, align 8
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %22 = load i32, ptr %21, align 16
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %24 = getelementptr i32, ptr %23, i64 %18
  %25 = getelementptr i32, ptr %24, i64 %20
  %26 = load i32, ptr %25, align 4
  %27 = call i32 @llvm.umax.i32(i32 %26, i32 %22)
  store i32 %27, ptr %25, align 4
  ret ptr %11
}

define internal i32 @_ZN12_GLOBAL__N_16lowestEPK7contextPK12vector_clockS5_(ptr %0, ptr %1, ptr %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1736
  %7 = load i64, ptr %6, align 8
  %8 = sub i64 %5, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1720
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, %8
  %12 = lshr i64 %2, 5
  %13 = and i64 %12, 2047
  %14 = add i64 %11, %13
  %15 = and i64 %2, 131072
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1720
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
  %37 = shl i64 %36, 1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 1744
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %7 = load i64, ptr %6, align 8
  %8 = shl i64 %7, 42
  %9 = add i64 %8, 4398046511104
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %38, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %16 = icmp ult i64 %3, %9
  %17 = and i64 %3, 131072
  %18 = icmp eq i64 %17, 0
  %19 = lshr i64 %3, 5
  %20 = and i64 %19, 15
  %21 = lshr i64 %3, 19
  %22 = trunc i64 %21 to i32
  %23 = and i32 %22, 8388607
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %25 = icmp ult i64 %4, %9
  %26 = and i64 %4, 131072
  %27 = icmp eq i64 %26, 0
  %28 = lshr i64 %4, 5
  %29 = and i64 %28, 15
  %30 = lshr i64 %4, 19
  %31 = trunc i64 %30 to i32
  %32 = and i32 %31, 8388607
  br label %41

33:
  %34 = zext i32 %89 to i64
  %35 = shl nuw nsw i64 %34, 19
  %36 = or i64 %88, %35
  %37 = or i64 %36, %9
  br label %38

38:
  %39 = phi i64 [ %9, %5 ], [ %37, %33 ]
  %40 = or i64 %39, 131072
  ret i64 %40

41:
  %42 = phi i64 [ %11, %13 ], [ %87, %86 ]
  %43 = phi i32 [ 0, %13 ], [ %89, %86 ]
  %44 = phi i64 [ 0, %13 ], [ %88, %86 ]
  %45 = phi i64 [ 0, %13 ], [ %90, %86 ]
  %46 = load i64, ptr %14, align 8
  %47 = mul i64 %46, %45
  %48 = add i64 %47, %2
  %49 = load ptr, ptr %15, align 8
  br i1 %16, label %61, label %50

50:
  br i1 %18, label %51, label %54

51:
  %52 = icmp eq i64 %20, %45
  %53 = select i1 %52, i32 %23, i32 0
  br label %61

54:
  %55 = shl nuw nsw i64 1, %45
  %56 = and i64 %55, %3
  %57 = icmp eq i64 %56, 0
  br i1 %57, label %61, label %58

58:
  %59 = getelementptr inbounds nuw i32, ptr %49, i64 %48
  %60 = load i32, ptr %59, align 4
  br label %61

61:
  %62 = phi i32 [ 0, %41 ], [ 0, %54 ], [ %53, %51 ], [ %60, %58 ]
  %63 = phi i1 [ false, %41 ], [ false, %54 ], [ %52, %51 ], [ true, %58 ]
  %64 = load ptr, ptr %24, align 8
  br i1 %25, label %78, label %65

65:
  br i1 %27, label %66, label %68

66:
  %67 = icmp eq i64 %29, %45
  br i1 %67, label %75, label %78

68:
  %69 = shl nuw nsw i64 1, %45
  %70 = and i64 %69, %4
  %71 = icmp eq i64 %70, 0
  br i1 %71, label %78, label %72

72:
  %73 = getelementptr inbounds nuw i32, ptr %64, i64 %48
  %74 = load i32, ptr %73, align 4
  br label %75

75:
  %76 = phi i32 [ %74, %72 ], [ %32, %66 ]
  %77 = call i32 @llvm.umax.i32(i32 %62, i32 %76)
  br label %79

78:
  br i1 %63, label %79, label %86

79:
  %80 = phi i32 [ %77, %75 ], [ %62, %78 ]
  %81 = getelementptr inbounds nuw i32, ptr %49, i64 %48
  store i32 %80, ptr %81, align 4
  %82 = call i32 @llvm.umax.i32(i32 %43, i32 %80)
  %83 = shl nuw nsw i64 1, %45
  %84 = or i64 %44, %83
  %85 = load i64, ptr %10, align 8
  br label %86

86:
  %87 = phi i64 [ %85, %79 ], [ %42, %78 ]
  %88 = phi i64 [ %84, %79 ], [ %44, %78 ]
  %89 = phi i32 [ %82, %79 ], [ %43, %78 ]
  %90 = add nuw nsw i64 %45, 1
  %91 = call i64 @llvm.umin.i64(i64 %87, i64 16)
  %92 = icmp samesign ult i64 %90, %91
  br i1 %92, label %41, label %33
}

define void @clock_acquire(ptr %0, ptr %1, i32 %2, <32 x i64> %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %16

11:
  %12 = and <32 x i64> %3, splat (i64 -1099511627776)
  %13 = icmp ne <32 x i64> %12, splat (i64 1099511627776)
  %14 = bitcast <32 x i1> %13 to i32
  %15 = and i32 %2, %14
  br label %16

16:
  %17 = phi i32 [ %2, %4 ], [ %15, %11 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1768
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %23, label %27

23:
  %24 = icmp ult <32 x i64> %3, splat (i64 21990232555520)
  %25 = bitcast <32 x i1> %24 to i32
  %26 = and i32 %17, %25
  br label %27

27:
  %28 = phi i32 [ %17, %16 ], [ %26, %23 ]
  store <32 x i64> %3, ptr %5, align 64
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %46, label %30

30:
  %31 = phi i32 [ %40, %44 ], [ %28, %27 ]
  %32 = call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %5, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = insertelement <32 x i64> poison, i64 %35, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = icmp ne <32 x i64> %3, %37
  %39 = bitcast <32 x i1> %38 to i32
  %40 = and i32 %31, %39
  %41 = and i64 %35, -1099511627776
  %42 = icmp eq i64 %41, 2199023255552
  br i1 %42, label %44, label %43

43:
  call void @clock_acquire_at(ptr %0, ptr %1, i32 0, i64 %35)
  br label %44

44:
  %45 = icmp eq i32 %40, 0
  br i1 %45, label %46, label %30

46:
  ret void
}

define void @clock_acquire_at(ptr %0, ptr %1, i32 %2, i64 %3) {
  %5 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %3, i1 zeroext false)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %52, label %7

7:
  %8 = load i32, ptr %1, align 64
  %9 = and i32 %8, %2
  %10 = icmp eq i32 %9, %8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %17 = load i64, ptr %16, align 8
  %18 = mul i64 %17, %13
  %19 = getelementptr inbounds nuw i8, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 1
  %23 = zext i1 %10 to i64
  %24 = or disjoint i64 %22, %23
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %26 = load i64, ptr %25, align 8
  %27 = ptrtoint ptr %5 to i64
  %28 = icmp eq i64 %26, %27
  br i1 %28, label %29, label %33

29:
  %30 = getelementptr inbounds nuw i8, ptr %19, i64 32
  %31 = load i64, ptr %30, align 8
  %32 = icmp ult i64 %31, %24
  br i1 %32, label %33, label %52

33:
  %34 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %35 = getelementptr inbounds nuw i8, ptr %19, i64 64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %39, %37
  %41 = load i32, ptr %11, align 8
  %42 = zext i32 %41 to i64
  %43 = getelementptr i32, ptr %35, i64 %40
  %44 = getelementptr i32, ptr %43, i64 %42
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %47 = load i64, ptr %46, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %19, ptr %5, i64 0, i64 %47)
  br i1 %10, label %49, label %48

48:
  store i32 %45, ptr %44, align 4
  br label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 40
  store i64 0, ptr %50, align 8
  store i64 %27, ptr %25, align 8
  %51 = getelementptr inbounds nuw i8, ptr %19, i64 32
  store i64 %24, ptr %51, align 8
  br label %52

52:
  ret void
}

define internal ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %1, i1 zeroext %2) unnamed_addr {
  %4 = icmp ugt i64 %1, 21990232555519
  %5 = add i64 %1, -21990232555520
  %6 = icmp ult i64 %5, -17592186044416
  br i1 %6, label %17, label %7

7:
  %8 = lshr i64 %1, 40
  %9 = add nsw i64 %8, -4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw ptr, ptr %11, i64 %9
  %13 = load ptr, ptr %12, align 8
  %14 = add nsw i64 %1, -3298534883328
  %15 = shl nuw nsw i64 %9, 40
  %16 = sub nsw i64 %14, %15
  br label %17

17:
  %18 = phi ptr [ %0, %3 ], [ %13, %7 ]
  %19 = phi i64 [ %1, %3 ], [ %16, %7 ]
  call void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %18)
  %20 = select i1 %4, i64 1768, i64 1760
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = mul i64 %19, -7046029254386353131
  %24 = lshr i64 %23, 40
  %25 = load ptr, ptr %22, align 8
  %26 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = add i64 %27, -1
  %29 = and i64 %28, %24
  %30 = getelementptr inbounds nuw %struct.slot, ptr %25, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, %19
  br i1 %32, label %42, label %33

33:
  %34 = icmp eq i64 %31, 0
  br i1 %34, label %49, label %35

35:
  %36 = phi i64 [ %37, %47 ], [ %24, %33 ]
  %37 = add i64 %36, 1
  %38 = and i64 %28, %37
  %39 = getelementptr inbounds nuw %struct.slot, ptr %25, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, %19
  br i1 %41, label %42, label %47

42:
  %43 = phi i64 [ %29, %17 ], [ %38, %35 ]
  %44 = getelementptr inbounds nuw %struct.slot, ptr %25, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %46 = load ptr, ptr %45, align 8
  br label %66

47:
  %48 = icmp eq i64 %40, 0
  br i1 %48, label %49, label %35

49:
  %50 = phi ptr [ %30, %33 ], [ %39, %47 ]
  br i1 %2, label %51, label %66

51:
  %52 = getelementptr inbounds nuw i8, ptr %22, i64 24
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %22, i64 32
  %55 = load i64, ptr %54, align 8
  %56 = icmp ult i64 %53, %55
  br i1 %56, label %57, label %66

57:
  %58 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %59 = load ptr, ptr %58, align 8
  %60 = add nuw i64 %53, 1
  store i64 %60, ptr %52, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %62 = load i64, ptr %61, align 8
  %63 = mul i64 %62, %53
  %64 = getelementptr inbounds nuw i8, ptr %59, i64 %63
  store i64 %19, ptr %50, align 8
  %65 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store ptr %64, ptr %65, align 8
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %64)
  br label %66

66:
  %67 = phi ptr [ %46, %42 ], [ %64, %57 ], [ null, %51 ], [ null, %49 ]
  ret ptr %67
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %17
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 %22
  br i1 %8, label %24, label %36

24:
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, 0
  %28 = shl i64 %16, 1
  %29 = or disjoint i64 %28, 1
  br i1 %27, label %30, label %44

30:
  %31 = mul i64 %29, %21
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 %31
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %100, label %44

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %40 = load i64, ptr %39, align 8
  %41 = mul i64 %40, %38
  %42 = add i64 %41, %40
  %43 = shl i64 %16, 1
  br label %51

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %48 = load i64, ptr %47, align 8
  %49 = mul i64 %48, %46
  %50 = add i64 %49, %48
  br label %51

51:
  %52 = phi i64 [ %42, %36 ], [ %50, %44 ]
  %53 = phi i64 [ %41, %36 ], [ %49, %44 ]
  %54 = phi ptr [ %11, %36 ], [ %23, %44 ]
  %55 = phi i64 [ %43, %36 ], [ %29, %44 ]
  %56 = mul i64 %55, %21
  %57 = getelementptr inbounds nuw i8, ptr %19, i64 %56
  %58 = select i1 %10, i64 0, i64 %53
  br i1 %10, label %59, label %62

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %61 = load i64, ptr %60, align 8
  br label %62

62:
  %63 = phi i64 [ %61, %59 ], [ %52, %51 ]
  %64 = call i32 @tick(ptr %0)
  store <32 x i64> %3, ptr %6, align 64
  %65 = icmp eq i32 %2, 0
  br i1 %65, label %99, label %66

66:
  %67 = icmp ne i32 %9, 0
  %68 = zext i32 %64 to i64
  br label %69

69:
  %70 = phi i32 [ %79, %97 ], [ %2, %66 ]
  %71 = call i32 @llvm.cttz.i32(i32 %70, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i64, ptr %6, i64 %72
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %74, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp ne <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = and i32 %70, %78
  %80 = and i64 %74, -1099511627776
  %81 = icmp eq i64 %80, 2199023255552
  %82 = icmp ugt i64 %74, 4398046511103
  %83 = and i1 %67, %82
  %84 = or i1 %81, %83
  br i1 %84, label %97, label %85

85:
  %86 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %74, i1 zeroext true)
  %87 = icmp eq ptr %86, null
  br i1 %87, label %88, label %89

88:
  call void @suspect(ptr %0)
  br label %97

89:
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %86, ptr %54, i64 %58, i64 %63)
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %86, ptr %57, i64 %58, i64 %63)
  %90 = getelementptr inbounds nuw i8, ptr %86, i64 16
  store i64 %68, ptr %90, align 8
  br i1 %8, label %97, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %86, i64 64
  %93 = getelementptr i32, ptr %92, i64 %53
  %94 = getelementptr i32, ptr %93, i64 %14
  %95 = load i32, ptr %94, align 4
  %96 = call i32 @llvm.umax.i32(i32 %95, i32 %64)
  store i32 %96, ptr %94, align 4
  br label %97

97:
  %98 = icmp eq i32 %79, 0
  br i1 %98, label %99, label %69

99:
  br label %100

100:
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %19, %15
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 %20
  br i1 %6, label %22, label %34

22:
  %23 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  %26 = shl i64 %14, 1
  %27 = or disjoint i64 %26, 1
  br i1 %25, label %28, label %42

28:
  %29 = mul i64 %27, %19
  %30 = getelementptr inbounds nuw i8, ptr %17, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = icmp eq i64 %32, 0
  br i1 %33, label %82, label %42

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %36 = load i64, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %38 = load i64, ptr %37, align 8
  %39 = mul i64 %38, %36
  %40 = add i64 %39, %38
  %41 = shl i64 %14, 1
  br label %49

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %46 = load i64, ptr %45, align 8
  %47 = mul i64 %46, %44
  %48 = add i64 %47, %46
  br label %49

49:
  %50 = phi i64 [ %40, %34 ], [ %48, %42 ]
  %51 = phi i64 [ %39, %34 ], [ %47, %42 ]
  %52 = phi ptr [ %9, %34 ], [ %21, %42 ]
  %53 = phi i64 [ %41, %34 ], [ %27, %42 ]
  %54 = mul i64 %53, %19
  %55 = getelementptr inbounds nuw i8, ptr %17, i64 %54
  %56 = select i1 %8, i64 0, i64 %51
  br i1 %8, label %57, label %60

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %59 = load i64, ptr %58, align 8
  br label %60

60:
  %61 = phi i64 [ %59, %57 ], [ %50, %49 ]
  %62 = call i32 @tick(ptr %0)
  %63 = and i64 %2, -1099511627776
  %64 = icmp eq i64 %63, 2199023255552
  %65 = icmp ne i32 %7, 0
  %66 = icmp ugt i64 %2, 4398046511103
  %67 = and i1 %66, %65
  %68 = or i1 %64, %67
  br i1 %68, label %82, label %69

69:
  %70 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %2, i1 zeroext true)
  %71 = icmp eq ptr %70, null
  br i1 %71, label %72, label %73

72:
  call void @suspect(ptr %0)
  br label %82

73:
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %70, ptr %52, i64 %56, i64 %61)
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %70, ptr %55, i64 %56, i64 %61)
  %74 = zext i32 %62 to i64
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 16
  store i64 %74, ptr %75, align 8
  br i1 %6, label %82, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %70, i64 64
  %78 = getelementptr i32, ptr %77, i64 %51
  %79 = getelementptr i32, ptr %78, i64 %12
  %80 = load i32, ptr %79, align 4
  %81 = call i32 @llvm.umax.i32(i32 %80, i32 %62)
  store i32 %81, ptr %79, align 4
  br label %82

82:
  ret void
}

define void @clock_fence(ptr %0, ptr %1) {
  %3 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %11 = load i64, ptr %10, align 8
  %12 = call i32 @tick(ptr %0)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %16 = load i64, ptr %15, align 8
  %17 = mul i64 %16, %14
  %18 = add i64 %17, %16
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %25

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %24 = load i64, ptr %23, align 8
  br label %25

25:
  %26 = phi i64 [ %17, %2 ], [ 0, %22 ]
  %27 = phi i64 [ %18, %2 ], [ %24, %22 ]
  %28 = zext i32 %5 to i64
  %29 = add i64 %7, %28
  %30 = mul i64 %11, %29
  %31 = getelementptr inbounds nuw i8, ptr %9, i64 %30
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %31, ptr %3, i64 %26, i64 %27)
  %32 = load i64, ptr %6, align 8
  %33 = shl i64 %32, 1
  %34 = load ptr, ptr %8, align 8
  %35 = load i64, ptr %10, align 8
  %36 = mul i64 %33, %35
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 %36
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %31, ptr %37, i64 %26, i64 %27)
  store i64 1, ptr %19, align 8
  %38 = load i64, ptr %13, align 8
  %39 = load i64, ptr %15, align 8
  %40 = mul i64 %39, %38
  %41 = load i32, ptr %4, align 8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %31, i64 64
  %44 = getelementptr i32, ptr %43, i64 %40
  %45 = getelementptr i32, ptr %44, i64 %42
  %46 = load i32, ptr %45, align 4
  %47 = call i32 @llvm.umax.i32(i32 %46, i32 %12)
  store i32 %47, ptr %45, align 4
  ret void
}

define internal void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %1, ptr %2, i64 %3, i64 %4) unnamed_addr {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1720
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 1
  %7 = icmp eq i64 %3, %6
  br i1 %7, label %8, label %51

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %51, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  br label %16

16:
  %17 = phi i64 [ %10, %12 ], [ %49, %16 ]
  %18 = phi i64 [ 0, %12 ], [ %48, %16 ]
  %19 = shl i64 %17, 1
  %20 = load ptr, ptr %13, align 8
  %21 = load i64, ptr %14, align 8
  %22 = mul i64 %19, %21
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 %22
  %24 = mul i64 %21, %18
  %25 = getelementptr inbounds nuw i8, ptr %20, i64 %24
  %26 = load i64, ptr %15, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %23, ptr %25, i64 0, i64 %26)
  %27 = load i64, ptr %9, align 8
  %28 = shl i64 %27, 1
  %29 = or disjoint i64 %28, 1
  %30 = load ptr, ptr %13, align 8
  %31 = load i64, ptr %14, align 8
  %32 = mul i64 %29, %31
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 %32
  %34 = add i64 %27, %18
  %35 = mul i64 %31, %34
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 %35
  %37 = load i64, ptr %15, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %33, ptr %36, i64 0, i64 %37)
  %38 = load ptr, ptr %13, align 8
  %39 = load i64, ptr %14, align 8
  %40 = mul i64 %39, %18
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 %40
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %41)
  %42 = load i64, ptr %9, align 8
  %43 = add i64 %42, %18
  %44 = load ptr, ptr %13, align 8
  %45 = load i64, ptr %14, align 8
  %46 = mul i64 %45, %43
  %47 = getelementptr inbounds nuw i8, ptr %44, i64 %46
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %47)
  %48 = add nuw i64 %18, 1
  %49 = load i64, ptr %9, align 8
  %50 = icmp ult i64 %48, %49
  br i1 %50, label %16, label %51

51:
  ret void
}

define internal void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 1720
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

define void @clock_open(ptr %0, i32 %1) {
  %3 = zext i32 %1 to i64
  %4 = add nuw nsw i64 %3, 1
  %5 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %4, i1 zeroext false)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %53, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %17, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  br label %18

17:
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %5)
  br label %53

18:
  %19 = phi i64 [ %9, %11 ], [ %50, %49 ]
  %20 = phi i64 [ 0, %11 ], [ %51, %49 ]
  %21 = load ptr, ptr %12, align 8
  %22 = load i64, ptr %13, align 8
  %23 = mul i64 %22, %20
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 88
  %26 = getelementptr inbounds nuw i32, ptr %25, i64 %3
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %49, label %29

29:
  %30 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %24)
  %31 = load i32, ptr %24, align 64
  %32 = and i32 %31, %27
  %33 = icmp eq i32 %32, %31
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %35 = load i64, ptr %14, align 8
  %36 = load i64, ptr %15, align 8
  %37 = mul i64 %36, %35
  %38 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = getelementptr i32, ptr %34, i64 %37
  %42 = getelementptr i32, ptr %41, i64 %40
  %43 = load i32, ptr %42, align 4
  %44 = load i64, ptr %16, align 8
  call void @_ZN12_GLOBAL__N_15mergeEPK7contextP12vector_clockPKS3_yy(ptr %0, ptr %30, ptr %5, i64 0, i64 %44)
  br i1 %33, label %46, label %45

45:
  store i32 %43, ptr %42, align 4
  br label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %30, i64 40
  store i64 0, ptr %47, align 8
  %48 = load i64, ptr %8, align 8
  br label %49

49:
  %50 = phi i64 [ %48, %46 ], [ %19, %18 ]
  %51 = add nuw i64 %20, 1
  %52 = icmp ult i64 %51, %50
  br i1 %52, label %18, label %17

53:
  ret void
}

define void @clock_track(ptr %0, i32 %1, <32 x i64> %2) {
  %4 = alloca %struct.Lanes, align 64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 4
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4
  %10 = add i32 %8, 6291457
  %11 = icmp ugt i32 %10, 8388606
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1736
  %15 = load i64, ptr %14, align 8
  %16 = sub i64 %13, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %18 = load i64, ptr %17, align 8
  %19 = shl i64 %18, 42
  %20 = add i64 %19, 4398046511104
  %21 = zext i32 %10 to i64
  %22 = shl nuw nsw i64 %21, 19
  %23 = or i64 %20, %22
  store <32 x i64> %2, ptr %4, align 64
  %24 = icmp eq i32 %1, 0
  br i1 %24, label %66, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 1704
  %28 = add i32 %8, 6291458
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 800
  br label %31

31:
  %32 = phi i32 [ %1, %25 ], [ %64, %58 ]
  %33 = phi i1 [ %11, %25 ], [ %59, %58 ]
  %34 = call i32 @llvm.cttz.i32(i32 %32, i1 true)
  %35 = load i64, ptr %26, align 8
  %36 = icmp eq i64 %35, 0
  %37 = zext nneg i32 %34 to i64
  br i1 %36, label %58, label %38

38:
  %39 = getelementptr inbounds nuw i64, ptr %4, i64 %37
  %40 = load i64, ptr %39, align 8
  %41 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %40, i1 zeroext true)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %58, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %45 = load i64, ptr %44, align 8
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %50

47:
  %48 = load i64, ptr %27, align 8
  %49 = add i64 %48, 1
  store i64 %49, ptr %27, align 8
  store i64 %49, ptr %44, align 8
  br label %50

50:
  %51 = phi i64 [ %45, %43 ], [ %49, %47 ]
  %52 = add i64 %51, %16
  %53 = icmp ugt i64 %52, %13
  br i1 %53, label %58, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 56
  store i64 %29, ptr %55, align 8
  %56 = shl i64 %52, 5
  %57 = add i64 %56, -32
  br label %58

58:
  %59 = phi i1 [ true, %38 ], [ %33, %54 ], [ true, %50 ], [ %33, %31 ]
  %60 = phi i64 [ 65504, %38 ], [ %57, %54 ], [ 65504, %50 ], [ 65504, %31 ]
  %61 = or i64 %23, %60
  %62 = getelementptr inbounds nuw i64, ptr %30, i64 %37
  store i64 %61, ptr %62, align 8
  %63 = add i32 %32, -1
  %64 = and i32 %63, %32
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %31

66:
  %67 = phi i1 [ %11, %3 ], [ %59, %58 ]
  br i1 %67, label %68, label %69

68:
  call void @suspect(ptr %0)
  br label %69

69:
  ret void
}

define void @clock_see(ptr %0, ptr %1, i32 %2, <32 x i64> %3) {
  %5 = alloca %struct.Lanes, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1736
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %56, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %11 = load i64, ptr %10, align 8
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %56, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %15 = load i64, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %15, 1
  %19 = mul i64 %18, %17
  %20 = sub i64 %19, %7
  store <32 x i64> %3, ptr %5, align 64
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %55, label %22

22:
  %23 = phi i32 [ %32, %53 ], [ %2, %13 ]
  %24 = call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %5, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = insertelement <32 x i64> poison, i64 %27, i64 0
  %29 = shufflevector <32 x i64> %28, <32 x i64> poison, <32 x i32> zeroinitializer
  %30 = icmp ne <32 x i64> %3, %29
  %31 = bitcast <32 x i1> %30 to i32
  %32 = and i32 %23, %31
  %33 = and i64 %27, -1099511627776
  %34 = icmp eq i64 %33, 2199023255552
  br i1 %34, label %53, label %35

35:
  %36 = call ptr @_ZN12_GLOBAL__N_19object_atEP7contextyb(ptr %0, i64 %27, i1 zeroext false)
  %37 = icmp eq ptr %36, null
  br i1 %37, label %53, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 56
  %40 = load i64, ptr %39, align 8
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %53, label %42

42:
  %43 = call ptr @_ZN12_GLOBAL__N_19clock_nowEP7contextPK4warp(ptr %0, ptr %1)
  %44 = getelementptr inbounds nuw i8, ptr %36, i64 48
  %45 = load i64, ptr %44, align 8
  %46 = load i64, ptr %39, align 8
  %47 = trunc i64 %46 to i32
  %48 = getelementptr i8, ptr %43, i64 60
  %49 = getelementptr i32, ptr %48, i64 %20
  %50 = getelementptr i32, ptr %49, i64 %45
  %51 = load i32, ptr %50, align 4
  %52 = call i32 @llvm.umax.i32(i32 %51, i32 %47)
  store i32 %52, ptr %50, align 4
  br label %53

53:
  %54 = icmp eq i32 %32, 0
  br i1 %54, label %55, label %22

55:
  br label %56

56:
  ret void
}

define void @source_begin(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4, i32 %5) {
  %7 = icmp ult i64 %3, %4
  %8 = and i64 %3, -1099511627776
  %9 = icmp eq i64 %8, 1099511627776
  %10 = and i1 %7, %9
  br i1 %10, label %11, label %62

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %13 = load i64, ptr %12, align 8
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %62

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, 1
  %21 = icmp eq i64 %17, %20
  br i1 %21, label %32, label %22

22:
  store i64 %20, ptr %16, align 8
  %23 = ptrtoint ptr %1 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1072
  store i32 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  store i64 0, ptr %26, align 8
  br label %27

27:
  %28 = phi i64 [ 1120, %22 ], [ %30, %27 ]
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 %28
  store i64 0, ptr %29, align 8
  %30 = add nuw nsw i64 %28, 8
  %31 = icmp eq i64 %30, 1152
  br i1 %31, label %38, label %27

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %34 = load i64, ptr %33, align 8
  %35 = ptrtoint ptr %1 to i64
  %36 = icmp eq i64 %34, %35
  br i1 %36, label %38, label %37

37:
  call void @suspect(ptr %0)
  br label %62

38:
  %39 = shl nuw i32 1, %2
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 1072
  %41 = load i32, ptr %40, align 8
  %42 = or i32 %41, %39
  store i32 %42, ptr %40, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1076
  store i32 %5, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %45 = load i64, ptr %44, align 8
  %46 = and i64 %45, 3
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %48 = getelementptr inbounds nuw i64, ptr %47, i64 %46
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %56, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %53 = getelementptr inbounds nuw i64, ptr %52, i64 %46
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %3, %54
  br i1 %55, label %56, label %59

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %58 = getelementptr inbounds nuw i64, ptr %57, i64 %46
  store i64 %3, ptr %58, align 8
  br label %59

59:
  %60 = icmp ugt i64 %4, %49
  br i1 %60, label %61, label %62

61:
  store i64 %4, ptr %48, align 8
  br label %62

62:
  ret void
}

define void @source_commit(ptr %0, ptr %1, i32 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %7, 1
  %9 = icmp eq i64 %5, %8
  br i1 %9, label %10, label %31

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %12 = load i64, ptr %11, align 8
  %13 = ptrtoint ptr %1 to i64
  %14 = icmp eq i64 %12, %13
  br i1 %14, label %15, label %31

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1072
  %17 = load i32, ptr %16, align 8
  %18 = xor i32 %2, -1
  %19 = and i32 %17, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %31

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %24 = load i64, ptr %23, align 8
  %25 = add i64 %24, 1
  store i64 %25, ptr %23, align 8
  %26 = and i64 %25, 3
  %27 = getelementptr inbounds nuw i64, ptr %22, i64 %26
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:
  call void @suspect(ptr %0)
  br label %31

31:
  ret void
}

define void @source_wait(ptr %0, ptr %1, i32 %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1056
  %6 = load i64, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %8 = load i64, ptr %7, align 8
  %9 = add i64 %8, 1
  %10 = icmp eq i64 %6, %9
  br i1 %10, label %11, label %83

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1064
  %13 = load i64, ptr %12, align 8
  %14 = ptrtoint ptr %1 to i64
  %15 = icmp eq i64 %13, %14
  br i1 %15, label %16, label %83

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1072
  %18 = load i32, ptr %17, align 8
  %19 = xor i32 %2, -1
  %20 = and i32 %18, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %83

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 1076
  %26 = load i32, ptr %25, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %24, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = lshr i32 %29, 8
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 1080
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %34 = zext i32 %3 to i64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %37 = insertelement <32 x i64> poison, i64 %31, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = mul nuw nsw <32 x i64> %38, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %40 = shl nuw nsw i64 %31, 5
  br label %41

41:
  %42 = phi i1 [ false, %79 ], [ true, %22 ]
  %43 = phi i64 [ %80, %79 ], [ 0, %22 ]
  br label %45

44:
  br i1 %42, label %82, label %83

45:
  %46 = phi i64 [ %77, %76 ], [ %43, %41 ]
  %47 = load i64, ptr %32, align 8
  %48 = sub i64 %47, %46
  %49 = and i64 %48, 3
  %50 = getelementptr inbounds nuw i64, ptr %33, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, 0
  br i1 %52, label %76, label %53

53:
  %54 = icmp samesign ugt i64 %46, %34
  br i1 %54, label %55, label %79

55:
  store i64 0, ptr %50, align 8
  %56 = load i32, ptr %17, align 8
  %57 = call i32 @llvm.cttz.i32(i32 %56, i1 false)
  %58 = add nuw nsw i32 %57, 1
  store i32 %58, ptr %35, align 4
  %59 = getelementptr inbounds nuw i64, ptr %36, i64 %49
  %60 = load i64, ptr %59, align 8
  %61 = icmp ult i64 %60, %51
  br i1 %61, label %62, label %65

62:
  %63 = insertelement <32 x i64> poison, i64 %51, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %66

65:
  store i32 0, ptr %35, align 4
  br label %76

66:
  %67 = phi i64 [ %60, %62 ], [ %74, %66 ]
  %68 = insertelement <32 x i64> poison, i64 %67, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = add <32 x i64> %69, %39
  %71 = icmp ult <32 x i64> %70, %64
  %72 = bitcast <32 x i1> %71 to i32
  %73 = load i32, ptr %25, align 4
  call void @record(ptr %0, ptr %1, i32 %72, <32 x i64> %70, i32 %73)
  %74 = add i64 %67, %40
  %75 = icmp ult i64 %74, %51
  br i1 %75, label %66, label %65

76:
  %77 = add nuw nsw i64 %46, 1
  %78 = icmp eq i64 %77, 4
  br i1 %78, label %44, label %45

79:
  %80 = add nuw nsw i64 %46, 1
  %81 = icmp eq i64 %80, 4
  br i1 %81, label %83, label %41

82:
  store i64 0, ptr %5, align 8
  br label %83

83:
  ret void
}

define void @check_sources(ptr %0, i32 %1, <32 x i64> %2, i32 %3) {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1120
  %6 = zext i32 %3 to i64
  %7 = insertelement <32 x i64> poison, i64 %6, i64 0
  %8 = shufflevector <32 x i64> %7, <32 x i64> poison, <32 x i32> zeroinitializer
  %9 = add <32 x i64> %8, %2
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, 1
  %11 = icmp eq i64 %7, %10
  br i1 %11, label %12, label %15

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %14 = load i32, ptr %13, align 8
  br label %18

15:
  store i64 %10, ptr %6, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  store i32 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 1696
  store i64 0, ptr %17, align 8
  br label %18

18:
  %19 = phi i32 [ %14, %12 ], [ 0, %15 ]
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
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %38 = zext i32 %30 to i64
  %39 = getelementptr inbounds nuw i64, ptr %37, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = call i64 @llvm.umin.i64(i64 %22, i64 %40)
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %43 = getelementptr inbounds nuw i64, ptr %42, i64 %38
  %44 = load i64, ptr %43, align 8
  %45 = call i64 @llvm.umax.i64(i64 %28, i64 %44)
  br label %46

46:
  %47 = phi i64 [ %35, %34 ], [ %38, %36 ]
  %48 = phi i64 [ %28, %34 ], [ %45, %36 ]
  %49 = phi i64 [ %22, %34 ], [ %41, %36 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %52 = getelementptr inbounds nuw i64, ptr %51, i64 %47
  store i64 %49, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 1432
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %8 = load i32, ptr %7, align 8
  %9 = and i32 %8, %6
  store i32 %9, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 1696
  store i64 0, ptr %10, align 8
  ret void
}

define void @share_stores(ptr %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %33, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %9 = load i64, ptr %8, align 8
  %10 = add i64 %9, 1
  %11 = icmp eq i64 %7, %10
  br i1 %11, label %12, label %33

12:
  %13 = bitcast i32 %3 to <32 x i1>
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %15 = load <32 x i64>, ptr %14, align 8
  %16 = select <32 x i1> %13, <32 x i64> %15, <32 x i64> splat (i64 -1)
  %17 = call i64 @llvm.vector.reduce.umin.v32i64(<32 x i64> %16)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %19 = load <32 x i64>, ptr %18, align 8
  %20 = select <32 x i1> %13, <32 x i64> %19, <32 x i64> zeroinitializer
  %21 = call i64 @llvm.vector.reduce.umax.v32i64(<32 x i64> %20)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 1696
  %23 = load i64, ptr %22, align 8
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 1688
  %27 = load i64, ptr %26, align 8
  %28 = call i64 @llvm.umin.i64(i64 %17, i64 %27)
  br label %29

29:
  %30 = phi i64 [ %28, %25 ], [ %17, %12 ]
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 1688
  store i64 %30, ptr %31, align 8
  %32 = call i64 @llvm.umax.i64(i64 %21, i64 %23)
  store i64 %32, ptr %22, align 8
  store i32 0, ptr %2, align 8
  br label %33

33:
  ret void
}

define void @proxy_read(ptr %0, i64 %1, i64 %2) {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1168
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 1696
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %44, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 1160
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %15 = load i64, ptr %14, align 8
  %16 = add i64 %15, 1
  %17 = icmp eq i64 %13, %16
  br i1 %17, label %18, label %44

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 1176
  %20 = load <32 x i64>, ptr %19, align 8
  %21 = insertelement <32 x i64> poison, i64 %2, i64 0
  %22 = shufflevector <32 x i64> %21, <32 x i64> poison, <32 x i32> zeroinitializer
  %23 = icmp ult <32 x i64> %20, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 1432
  %25 = load <32 x i64>, ptr %24, align 8
  %26 = insertelement <32 x i64> poison, i64 %1, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = icmp ugt <32 x i64> %25, %27
  %29 = and <32 x i1> %23, %28
  %30 = bitcast <32 x i1> %29 to i32
  %31 = and i32 %5, %30
  %32 = icmp ne i32 %31, 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1688
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %34, %2
  br i1 %35, label %36, label %40

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 1696
  %38 = load i64, ptr %37, align 8
  %39 = icmp ugt i64 %38, %1
  br label %40

40:
  %41 = phi i1 [ false, %18 ], [ %39, %36 ]
  %42 = select i1 %32, i1 true, i1 %41
  br i1 %42, label %43, label %44

43:
  call void @suspect(ptr %0)
  br label %44

44:
  ret void
}

declare i32 @llvm.vector.reduce.umax.v32i32(<32 x i32>)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

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
  br i1 %18, label %19, label %111

19:
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 0
  %23 = icmp ne i32 %14, 0
  %24 = select i1 %22, i1 %23, i1 false
  %25 = icmp ult i64 %12, %17
  %26 = select i1 %24, i1 %25, i1 false
  br i1 %26, label %27, label %111

27:
  %28 = shl nuw nsw i64 %15, 5
  %29 = add i64 %28, %12
  %30 = icmp ugt i64 %29, %17
  br i1 %30, label %111, label %31

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
  br i1 %40, label %41, label %111

41:
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %43 = load ptr, ptr %42, align 8
  %44 = getelementptr inbounds nuw i64, ptr %43, i64 %17
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %46 = load i64, ptr %45, align 8
  %47 = icmp eq i64 %46, 3
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %49 = load ptr, ptr %48, align 8
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %52 = load i64, ptr %51, align 8
  %53 = shl i64 %52, 42
  %54 = add i64 %53, 4398046511104
  %55 = zext i32 %50 to i64
  %56 = shl nuw nsw i64 %55, 19
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %58 = load i32, ptr %57, align 8
  %59 = zext i32 %58 to i64
  %60 = shl nuw nsw i64 %59, 5
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %62 = load i32, ptr %61, align 8
  %63 = zext i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 19
  %65 = or i64 %56, %60
  %66 = or i64 %65, %54
  %67 = select i1 %47, i64 %54, i64 1
  %68 = call i64 @llvm.cttz.i64(i64 %15, i1 true)
  %69 = getelementptr inbounds nuw i64, ptr %43, i64 %12
  %70 = getelementptr inbounds nuw i64, ptr %44, i64 %12
  %71 = insertelement <32 x i64> poison, i64 %67, i64 0
  %72 = shufflevector <32 x i64> %71, <32 x i64> poison, <32 x i32> zeroinitializer
  %73 = insertelement <32 x i64> poison, i64 %54, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = insertelement <32 x i64> poison, i64 %64, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = insertelement <32 x i64> poison, i64 %68, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = insertelement <32 x i64> poison, i64 %66, i64 0
  %80 = shufflevector <32 x i64> %79, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %81

81:
  %82 = phi i64 [ 0, %41 ], [ %109, %108 ]
  %83 = getelementptr inbounds nuw i64, ptr %69, i64 %82
  %84 = getelementptr inbounds nuw i64, ptr %70, i64 %82
  %85 = load <32 x i64>, ptr %84, align 8
  %86 = load <32 x i64>, ptr %83, align 8
  %87 = sub <32 x i64> %86, %74
  %88 = sub <32 x i64> %85, %74
  %89 = icmp uge <32 x i64> %86, %72
  %90 = icmp uge <32 x i64> %87, %76
  %91 = and <32 x i1> %89, %90
  %92 = icmp uge <32 x i64> %85, %72
  %93 = icmp uge <32 x i64> %88, %76
  %94 = and <32 x i1> %92, %93
  %95 = or <32 x i1> %94, %91
  %96 = bitcast <32 x i1> %95 to i32
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %111

98:
  %99 = insertelement <32 x i64> poison, i64 %82, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = or disjoint <32 x i64> %100, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %102 = lshr <32 x i64> %101, %78
  %103 = or <32 x i64> %102, %80
  store <32 x i64> %103, ptr %83, align 8
  %104 = icmp ne <32 x i64> %85, zeroinitializer
  %105 = bitcast <32 x i1> %104 to i32
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %108, label %107

107:
  store <32 x i64> zeroinitializer, ptr %84, align 8
  br label %108

108:
  %109 = add nuw nsw i64 %82, 32
  %110 = icmp samesign ult i64 %109, %28
  br i1 %110, label %81, label %111

111:
  %112 = phi i1 [ false, %6 ], [ false, %31 ], [ false, %27 ], [ false, %19 ], [ %97, %108 ], [ %97, %81 ]
  ret i1 %112
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %17 = load i64, ptr %16, align 8
  %18 = shl i64 %17, 42
  %19 = add i64 %18, 4398046511104
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 5
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %25 = load i32, ptr %24, align 8
  %26 = zext i32 %25 to i64
  %27 = shl nuw nsw i64 %26, 19
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %29 = load i32, ptr %28, align 16
  %30 = zext i32 %29 to i64
  %31 = shl nuw nsw i64 %30, 19
  %32 = select i1 %15, i64 %19, i64 1
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %34, 0
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %37 = load i32, ptr %36, align 4
  %38 = icmp ne i32 %37, 0
  %39 = call i32 @llvm.ctpop.i32(i32 %2)
  %40 = icmp samesign ult i32 %39, 2
  %41 = select i1 %38, i1 true, i1 %40
  %42 = add i32 %37, -1
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %44 = select i1 %38, i32 %42, i32 %43
  %45 = zext i32 %44 to i64
  %46 = select i1 %41, i64 %45, i64 196608
  %47 = or disjoint i64 %19, %46
  %48 = or i64 %47, %23
  %49 = load i64, ptr %4, align 8
  %50 = sub i64 %3, %49
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = lshr i64 %50, %52
  %54 = trunc i64 %52 to i32
  %55 = lshr i32 %5, %54
  %56 = zext i32 %55 to i64
  %57 = icmp eq i32 %55, 0
  br i1 %57, label %58, label %59

58:
  call void @suspect(ptr %0)
  br label %59

59:
  %60 = add i64 %53, %56
  %61 = icmp ult i64 %53, %60
  br i1 %61, label %62, label %69

62:
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 48
  br label %65

65:
  %66 = phi i64 [ %53, %62 ], [ %131, %130 ]
  %67 = load i64, ptr %10, align 8
  %68 = icmp ult i64 %66, %67
  br i1 %68, label %70, label %69

69:
  ret void

70:
  %71 = getelementptr inbounds nuw i64, ptr %9, i64 %66
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i64, ptr %12, i64 %66
  %74 = load i64, ptr %73, align 8
  %75 = icmp ult i64 %72, %32
  %76 = sub i64 %72, %19
  %77 = icmp ult i64 %76, %27
  %78 = or i1 %75, %77
  %79 = select i1 %6, i1 %75, i1 false
  %80 = xor i1 %79, true
  %81 = select i1 %80, i1 %78, i1 false
  %82 = icmp ult i64 %74, %32
  %83 = sub i64 %74, %19
  %84 = icmp ult i64 %83, %27
  %85 = or i1 %82, %84
  %86 = and i1 %81, %85
  br i1 %86, label %127, label %87

87:
  br i1 %79, label %88, label %89

88:
  call void @suspect(ptr %0)
  br label %89

89:
  %90 = icmp ult i64 %76, %31
  %91 = xor i64 %72, %23
  %92 = and i64 %91, 132064
  %93 = icmp eq i64 %92, 0
  %94 = and i1 %90, %93
  %95 = xor i64 %72, %48
  %96 = and i64 %95, -4398046248961
  %97 = icmp eq i64 %96, 0
  %98 = or i1 %97, %94
  %99 = or i1 %78, %98
  %100 = select i1 %99, i1 true, i1 %35
  br i1 %100, label %106, label %101

101:
  %102 = load ptr, ptr %63, align 8
  %103 = load i64, ptr %10, align 8
  %104 = call i32 @clock_orders(ptr %0, ptr %1, i64 %72, i64 %66, ptr %102, i64 %103)
  %105 = trunc i32 %104 to i1
  br i1 %105, label %108, label %107

106:
  br i1 %99, label %108, label %107

107:
  call void @suspect(ptr %0)
  br label %108

108:
  %109 = icmp ult i64 %83, %31
  %110 = xor i64 %74, %23
  %111 = and i64 %110, 132064
  %112 = icmp eq i64 %111, 0
  %113 = and i1 %109, %112
  %114 = xor i64 %74, %48
  %115 = and i64 %114, -4398046248961
  %116 = icmp eq i64 %115, 0
  %117 = or i1 %116, %113
  %118 = or i1 %85, %117
  %119 = select i1 %118, i1 true, i1 %35
  br i1 %119, label %125, label %120

120:
  %121 = load ptr, ptr %64, align 8
  %122 = load i64, ptr %10, align 8
  %123 = call i32 @clock_orders(ptr %0, ptr %1, i64 %74, i64 %66, ptr %121, i64 %122)
  %124 = trunc i32 %123 to i1
  br i1 %124, label %127, label %126

125:
  br i1 %118, label %127, label %126

126:
  call void @suspect(ptr %0)
  br label %127

127:
  %128 = icmp eq i64 %74, 0
  br i1 %128, label %130, label %129

129:
  store i64 0, ptr %73, align 8
  br label %130

130:
  store i64 -327680, ptr %71, align 8
  %131 = add nuw i64 %66, 1
  %132 = icmp eq i64 %131, %60
  br i1 %132, label %69, label %65
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 42
  %37 = add i64 %36, 4398046511104
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 5
  %42 = or disjoint i64 %41, %37
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 19
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %48 = load i32, ptr %47, align 16
  %49 = zext i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = select i1 %33, i64 %37, i64 1
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %53, 0
  %55 = load i64, ptr %4, align 8
  %56 = insertelement <32 x i64> poison, i64 %55, i64 0
  %57 = shufflevector <32 x i64> %56, <32 x i64> poison, <32 x i32> zeroinitializer
  %58 = sub <32 x i64> %3, %57
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %60 = load i64, ptr %59, align 8
  %61 = insertelement <32 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  %63 = lshr <32 x i64> %58, %62
  %64 = trunc i64 %60 to i32
  %65 = lshr i32 %5, %64
  %66 = zext i32 %65 to i64
  %67 = extractelement <32 x i64> %63, i64 0
  %68 = icmp eq i32 %65, 0
  %69 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %70 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %71 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %72 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %73 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %74 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %75 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %76 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %77 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %68, label %78, label %79

78:
  call void @suspect(ptr %0)
  br label %573

79:
  %80 = icmp ne i32 %65, 1
  %81 = icmp eq i32 %2, -1
  %82 = and i1 %81, %80
  br i1 %82, label %85, label %83

83:
  %84 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %94

85:
  %86 = insertelement <32 x i64> poison, i64 %66, i64 0
  %87 = shufflevector <32 x i64> %86, <32 x i64> poison, <32 x i32> zeroinitializer
  %88 = mul nuw nsw <32 x i64> %87, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %89 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %90 = add <32 x i64> %88, %89
  %91 = icmp ne <32 x i64> %63, %90
  %92 = bitcast <32 x i1> %91 to i32
  %93 = icmp eq i32 %92, 0
  br label %94

94:
  %95 = phi <32 x i64> [ %84, %83 ], [ %89, %85 ]
  %96 = phi i1 [ false, %83 ], [ %93, %85 ]
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %98 = call i64 @llvm.cttz.i64(i64 %66, i1 true)
  %99 = insertelement <32 x i64> poison, i64 %98, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = add i64 %67, 32
  %102 = insertelement <32 x i64> poison, i64 %42, i64 0
  %103 = shufflevector <32 x i64> %102, <32 x i64> poison, <32 x i32> zeroinitializer
  %104 = select i1 %6, i64 %51, i64 0
  %105 = insertelement <32 x i64> poison, i64 %51, i64 0
  %106 = shufflevector <32 x i64> %105, <32 x i64> poison, <32 x i32> zeroinitializer
  %107 = insertelement <32 x i64> poison, i64 %37, i64 0
  %108 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %109 = insertelement <32 x i64> poison, i64 %46, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = insertelement <32 x i64> poison, i64 %50, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %114 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %115 = insertelement <32 x i64> poison, i64 %104, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %117

117:
  %118 = phi i64 [ 0, %94 ], [ %571, %570 ]
  %119 = insertelement <32 x i64> poison, i64 %118, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add <32 x i64> %120, %63
  br i1 %96, label %122, label %129

122:
  %123 = shl nuw nsw i64 %118, 5
  %124 = insertelement <32 x i64> poison, i64 %123, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = or disjoint <32 x i64> %125, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %127 = add <32 x i64> %126, %95
  %128 = lshr <32 x i64> %126, %100
  br label %129

129:
  %130 = phi <32 x i64> [ %127, %122 ], [ %121, %117 ]
  %131 = phi <32 x i64> [ %128, %122 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %117 ]
  %132 = load i32, ptr %97, align 4
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %139, label %134

134:
  %135 = add i32 %132, -1
  %136 = zext i32 %135 to i64
  %137 = insertelement <32 x i64> poison, i64 %136, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %139

139:
  %140 = phi <32 x i64> [ %138, %134 ], [ %131, %129 ]
  %141 = load i64, ptr %28, align 8
  br i1 %96, label %142, label %146

142:
  %143 = shl i64 %118, 5
  %144 = add i64 %101, %143
  %145 = icmp ugt i64 %144, %141
  br i1 %145, label %146, label %152

146:
  %147 = insertelement <32 x i64> poison, i64 %141, i64 0
  %148 = shufflevector <32 x i64> %147, <32 x i64> poison, <32 x i32> zeroinitializer
  %149 = icmp ult <32 x i64> %130, %148
  %150 = bitcast <32 x i1> %149 to i32
  %151 = and i32 %2, %150
  br label %152

152:
  %153 = phi i32 [ %151, %146 ], [ %2, %142 ]
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %570, label %155

155:
  %156 = or <32 x i64> %140, %103
  %157 = call i32 @llvm.cttz.i32(i32 %153, i1 true)
  store <32 x i64> %130, ptr %25, align 64
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i64, ptr %25, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = sub i64 %160, %158
  br i1 %96, label %191, label %162

162:
  %163 = insertelement <32 x i64> poison, i64 %161, i64 0
  %164 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> zeroinitializer
  %165 = add <32 x i64> %164, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %166 = icmp eq <32 x i64> %130, %165
  %167 = bitcast <32 x i1> %166 to i32
  %168 = xor i32 %153, -1
  %169 = or i32 %167, %168
  %170 = icmp eq i32 %169, -1
  br i1 %170, label %191, label %171

171:
  %172 = insertelement <32 x i64> poison, i64 %160, i64 0
  %173 = shufflevector <32 x i64> %172, <32 x i64> poison, <32 x i32> zeroinitializer
  %174 = icmp eq <32 x i64> %130, %173
  %175 = bitcast <32 x i1> %174 to i32
  %176 = or i32 %175, %168
  %177 = icmp eq i32 %176, -1
  br i1 %177, label %197, label %178

178:
  %179 = icmp eq i32 %153, -1
  br i1 %179, label %180, label %186

180:
  %181 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %182 = add <32 x i64> %181, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %183 = icmp ne <32 x i64> %130, %182
  %184 = bitcast <32 x i1> %183 to i32
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %206, label %187

186:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %130, ptr %20, align 64
  br label %220

187:
  %188 = icmp ne <32 x i64> %130, %181
  %189 = bitcast <32 x i1> %188 to i32
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %206, label %208

191:
  %192 = getelementptr inbounds nuw i64, ptr %27, i64 %161
  %193 = bitcast i32 %153 to <32 x i1>
  %194 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %192, <32 x i1> %193, <32 x i64> zeroinitializer)
  %195 = getelementptr inbounds nuw i64, ptr %30, i64 %161
  %196 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %195, <32 x i1> %193, <32 x i64> zeroinitializer)
  br label %295

197:
  %198 = getelementptr i64, ptr %27, i64 %160
  %199 = load i64, ptr %198, align 8
  %200 = insertelement <32 x i64> poison, i64 %199, i64 0
  %201 = shufflevector <32 x i64> %200, <32 x i64> poison, <32 x i32> zeroinitializer
  %202 = getelementptr i64, ptr %30, i64 %160
  %203 = load i64, ptr %202, align 8
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %295

206:
  %207 = phi i32 [ 2, %180 ], [ 3, %187 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %232

208:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %130, ptr %20, align 64
  br label %209

209:
  %210 = phi i64 [ 0, %208 ], [ %216, %209 ]
  %211 = getelementptr inbounds nuw i64, ptr %20, i64 %210
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds nuw i64, ptr %27, i64 %212
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds nuw i64, ptr %21, i64 %210
  store i64 %214, ptr %215, align 8
  %216 = add nuw nsw i64 %210, 1
  %217 = icmp eq i64 %216, 32
  br i1 %217, label %218, label %209

218:
  %219 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %130, ptr %19, align 64
  br label %252

220:
  %221 = phi i32 [ %230, %220 ], [ %153, %186 ]
  %222 = call i32 @llvm.cttz.i32(i32 %221, i1 true)
  %223 = zext nneg i32 %222 to i64
  %224 = getelementptr inbounds nuw i64, ptr %20, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i64, ptr %27, i64 %225
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i64, ptr %21, i64 %223
  store i64 %227, ptr %228, align 8
  %229 = add i32 %221, -1
  %230 = and i32 %229, %221
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %250, label %220

232:
  %233 = phi i1 [ true, %206 ], [ false, %247 ]
  %234 = phi ptr [ %22, %206 ], [ %72, %247 ]
  %235 = phi ptr [ %21, %206 ], [ %73, %247 ]
  %236 = phi ptr [ %21, %206 ], [ %74, %247 ]
  store <32 x i64> %130, ptr %22, align 256
  %237 = load i64, ptr %234, align 64
  %238 = getelementptr inbounds nuw i64, ptr %27, i64 %237
  br i1 %185, label %241, label %239

239:
  %240 = load i64, ptr %238, align 8
  br label %242

241:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %235, ptr align 8 %238, i64 128, i1 false)
  br label %247

242:
  %243 = phi i64 [ 0, %239 ], [ %245, %242 ]
  %244 = getelementptr inbounds nuw i64, ptr %236, i64 %243
  store i64 %240, ptr %244, align 8
  %245 = add nuw nsw i64 %243, 1
  %246 = icmp eq i64 %245, 16
  br i1 %246, label %247, label %242

247:
  br i1 %233, label %232, label %248

248:
  %249 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %275

250:
  %251 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %130, ptr %19, align 64
  br label %261

252:
  %253 = phi i64 [ 0, %218 ], [ %259, %252 ]
  %254 = getelementptr inbounds nuw i64, ptr %19, i64 %253
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds nuw i64, ptr %30, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds nuw i64, ptr %23, i64 %253
  store i64 %257, ptr %258, align 8
  %259 = add nuw nsw i64 %253, 1
  %260 = icmp eq i64 %259, 32
  br i1 %260, label %273, label %252

261:
  %262 = phi i32 [ %271, %261 ], [ %153, %250 ]
  %263 = call i32 @llvm.cttz.i32(i32 %262, i1 true)
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i64, ptr %19, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds nuw i64, ptr %30, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds nuw i64, ptr %23, i64 %264
  store i64 %268, ptr %269, align 8
  %270 = add i32 %262, -1
  %271 = and i32 %270, %262
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %261

273:
  %274 = phi <32 x i64> [ %219, %252 ], [ %251, %261 ]
  br label %291

275:
  %276 = phi i1 [ true, %248 ], [ false, %290 ]
  %277 = phi ptr [ %24, %248 ], [ %69, %290 ]
  %278 = phi ptr [ %23, %248 ], [ %70, %290 ]
  %279 = phi ptr [ %23, %248 ], [ %71, %290 ]
  store <32 x i64> %130, ptr %24, align 256
  %280 = load i64, ptr %277, align 64
  %281 = getelementptr inbounds nuw i64, ptr %30, i64 %280
  br i1 %185, label %284, label %282

282:
  %283 = load i64, ptr %281, align 8
  br label %285

284:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %278, ptr align 8 %281, i64 128, i1 false)
  br label %290

285:
  %286 = phi i64 [ 0, %282 ], [ %288, %285 ]
  %287 = getelementptr inbounds nuw i64, ptr %279, i64 %286
  store i64 %283, ptr %287, align 8
  %288 = add nuw nsw i64 %286, 1
  %289 = icmp eq i64 %288, 16
  br i1 %289, label %290, label %285

290:
  br i1 %276, label %275, label %291

291:
  %292 = phi i32 [ 4, %273 ], [ %207, %290 ]
  %293 = phi <32 x i64> [ %274, %273 ], [ %249, %290 ]
  %294 = load <32 x i64>, ptr %23, align 64
  br label %295

295:
  %296 = phi <32 x i64> [ %194, %191 ], [ %201, %197 ], [ %293, %291 ]
  %297 = phi i32 [ 0, %191 ], [ 1, %197 ], [ %292, %291 ]
  %298 = phi <32 x i64> [ %196, %191 ], [ %205, %197 ], [ %294, %291 ]
  %299 = icmp ult <32 x i64> %296, %106
  %300 = sub <32 x i64> %296, %108
  %301 = icmp ult <32 x i64> %300, %110
  %302 = or <32 x i1> %299, %301
  %303 = icmp ult <32 x i64> %296, %116
  %304 = icmp ult <32 x i64> %298, %106
  %305 = sub <32 x i64> %298, %108
  %306 = icmp ult <32 x i64> %305, %110
  %307 = or <32 x i1> %304, %306
  %308 = xor <32 x i1> %302, splat (i1 true)
  %309 = xor <32 x i1> %307, splat (i1 true)
  %310 = select <32 x i1> %309, <32 x i1> splat (i1 true), <32 x i1> %303
  %311 = select <32 x i1> %310, <32 x i1> splat (i1 true), <32 x i1> %308
  %312 = bitcast <32 x i1> %311 to i32
  %313 = and i32 %153, %312
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %372, label %315

315:
  %316 = bitcast <32 x i1> %303 to i32
  %317 = and i32 %153, %316
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %320, label %319

319:
  call void @suspect(ptr %0)
  br label %320

320:
  %321 = icmp ult <32 x i64> %300, %112
  %322 = xor <32 x i64> %296, %103
  %323 = and <32 x i64> %322, splat (i64 132064)
  %324 = icmp eq <32 x i64> %323, zeroinitializer
  %325 = select <32 x i1> %321, <32 x i1> %324, <32 x i1> zeroinitializer
  %326 = or <32 x i1> %302, %325
  %327 = xor <32 x i64> %296, %156
  %328 = and <32 x i64> %327, splat (i64 -4398046248961)
  %329 = icmp eq <32 x i64> %328, zeroinitializer
  %330 = select <32 x i1> %329, <32 x i1> splat (i1 true), <32 x i1> %326
  %331 = xor <32 x i1> %330, splat (i1 true)
  %332 = bitcast <32 x i1> %331 to i32
  %333 = and i32 %153, %332
  %334 = icmp eq i32 %333, 0
  %335 = select i1 %334, i1 true, i1 %54
  br i1 %335, label %342, label %336

336:
  %337 = load ptr, ptr %113, align 8
  %338 = load i64, ptr %28, align 8
  %339 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %333, <32 x i64> %296, <32 x i64> %130, ptr %337, i64 %338)
  %340 = xor i32 %339, -1
  %341 = and i32 %333, %340
  br label %342

342:
  %343 = phi i32 [ %341, %336 ], [ %333, %320 ]
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %346, label %345

345:
  call void @suspect(ptr %0)
  br label %346

346:
  %347 = icmp ult <32 x i64> %305, %112
  %348 = xor <32 x i64> %298, %103
  %349 = and <32 x i64> %348, splat (i64 132064)
  %350 = icmp eq <32 x i64> %349, zeroinitializer
  %351 = select <32 x i1> %347, <32 x i1> %350, <32 x i1> zeroinitializer
  %352 = or <32 x i1> %307, %351
  %353 = xor <32 x i64> %298, %156
  %354 = and <32 x i64> %353, splat (i64 -4398046248961)
  %355 = icmp eq <32 x i64> %354, zeroinitializer
  %356 = select <32 x i1> %355, <32 x i1> splat (i1 true), <32 x i1> %352
  %357 = xor <32 x i1> %356, splat (i1 true)
  %358 = bitcast <32 x i1> %357 to i32
  %359 = and i32 %153, %358
  %360 = icmp eq i32 %359, 0
  %361 = select i1 %360, i1 true, i1 %54
  br i1 %361, label %368, label %362

362:
  %363 = load ptr, ptr %114, align 8
  %364 = load i64, ptr %28, align 8
  %365 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %359, <32 x i64> %298, <32 x i64> %130, ptr %363, i64 %364)
  %366 = xor i32 %365, -1
  %367 = and i32 %359, %366
  br label %368

368:
  %369 = phi i32 [ %367, %362 ], [ %359, %346 ]
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %372, label %371

371:
  call void @suspect(ptr %0)
  br label %372

372:
  %373 = icmp ne <32 x i64> %298, zeroinitializer
  %374 = bitcast <32 x i1> %373 to i32
  %375 = and i32 %153, %374
  %376 = icmp eq i32 %375, 0
  %377 = icmp eq i32 %297, 0
  br i1 %376, label %416, label %378

378:
  br i1 %377, label %379, label %382

379:
  %380 = getelementptr inbounds nuw i64, ptr %30, i64 %161
  %381 = bitcast i32 %375 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %380, <32 x i1> %381)
  br label %419

382:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %383 = icmp eq i32 %297, 1
  br i1 %383, label %384, label %391

384:
  %385 = call i32 @llvm.ctlz.i32(i32 %375, i1 true)
  %386 = xor i32 %385, 31
  %387 = zext nneg i32 %386 to i64
  %388 = getelementptr inbounds nuw i64, ptr %12, i64 %387
  %389 = load i64, ptr %388, align 8
  %390 = getelementptr i64, ptr %30, i64 %160
  store i64 %389, ptr %390, align 8
  br label %415

391:
  store <32 x i64> %130, ptr %11, align 64
  %392 = icmp eq i32 %375, -1
  br i1 %392, label %393, label %402

393:
  %394 = phi i64 [ %400, %393 ], [ 0, %391 ]
  %395 = getelementptr inbounds nuw i64, ptr %11, i64 %394
  %396 = load i64, ptr %395, align 8
  %397 = getelementptr inbounds nuw i64, ptr %12, i64 %394
  %398 = load i64, ptr %397, align 8
  %399 = getelementptr inbounds nuw i64, ptr %30, i64 %396
  store i64 %398, ptr %399, align 8
  %400 = add nuw nsw i64 %394, 1
  %401 = icmp eq i64 %400, 32
  br i1 %401, label %414, label %393

402:
  %403 = phi i32 [ %412, %402 ], [ %375, %391 ]
  %404 = call i32 @llvm.cttz.i32(i32 %403, i1 true)
  %405 = zext nneg i32 %404 to i64
  %406 = getelementptr inbounds nuw i64, ptr %11, i64 %405
  %407 = load i64, ptr %406, align 8
  %408 = getelementptr inbounds nuw i64, ptr %12, i64 %405
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr inbounds nuw i64, ptr %30, i64 %407
  store i64 %409, ptr %410, align 8
  %411 = add i32 %403, -1
  %412 = and i32 %411, %403
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %414, label %402

414:
  br label %415

415:
  br label %417

416:
  br i1 %377, label %419, label %417

417:
  %418 = icmp eq i32 %153, -1
  br i1 %418, label %422, label %447

419:
  %420 = getelementptr inbounds nuw i64, ptr %27, i64 %161
  %421 = bitcast i32 %153 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> splat (i64 -327680), ptr align 8 %420, <32 x i1> %421)
  br label %570

422:
  %423 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %424 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %425 = icmp ne <32 x i64> %130, %423
  %426 = icmp ne <32 x i64> %130, %424
  %427 = and <32 x i1> %425, %426
  %428 = bitcast <32 x i1> %427 to i32
  %429 = icmp eq i32 %428, 0
  %430 = icmp eq i32 %297, 1
  br i1 %429, label %431, label %446

431:
  store <32 x i64> splat (i64 -327680), ptr %15, align 64
  br i1 %430, label %432, label %434

432:
  %433 = getelementptr i64, ptr %27, i64 %160
  store i64 -327680, ptr %433, align 8
  br label %445

434:
  store <32 x i64> %130, ptr %8, align 64
  br label %435

435:
  %436 = phi i64 [ 0, %434 ], [ %442, %435 ]
  %437 = getelementptr inbounds nuw i64, ptr %8, i64 %436
  %438 = load i64, ptr %437, align 8
  %439 = getelementptr inbounds nuw i64, ptr %15, i64 %436
  %440 = load i64, ptr %439, align 8
  %441 = getelementptr inbounds nuw i64, ptr %27, i64 %438
  store i64 %440, ptr %441, align 8
  %442 = add nuw nsw i64 %436, 1
  %443 = icmp eq i64 %442, 32
  br i1 %443, label %444, label %435

444:
  br label %445

445:
  br label %570

446:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  br i1 %430, label %449, label %462

447:
  store <32 x i64> splat (i64 -327680), ptr %13, align 64
  %448 = icmp eq i32 %297, 1
  br i1 %448, label %449, label %472

449:
  %450 = call i32 @llvm.ctlz.i32(i32 %153, i1 true)
  %451 = xor i32 %450, 31
  %452 = zext nneg i32 %451 to i64
  %453 = getelementptr inbounds nuw i64, ptr %13, i64 %452
  %454 = load i64, ptr %453, align 8
  %455 = getelementptr i64, ptr %27, i64 %160
  store i64 %454, ptr %455, align 8
  %456 = icmp ne i64 %454, -327680
  %457 = insertelement <32 x i1> poison, i1 %456, i64 0
  %458 = shufflevector <32 x i1> %457, <32 x i1> poison, <32 x i32> zeroinitializer
  %459 = bitcast <32 x i1> %458 to i32
  %460 = and i32 %153, %459
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %570, label %534

462:
  store <32 x i64> %130, ptr %10, align 64
  br label %463

463:
  %464 = phi i64 [ 0, %462 ], [ %470, %463 ]
  %465 = getelementptr inbounds nuw i64, ptr %10, i64 %464
  %466 = load i64, ptr %465, align 8
  %467 = getelementptr inbounds nuw i64, ptr %13, i64 %464
  %468 = load i64, ptr %467, align 8
  %469 = getelementptr inbounds nuw i64, ptr %27, i64 %466
  store i64 %468, ptr %469, align 8
  %470 = add nuw nsw i64 %464, 1
  %471 = icmp eq i64 %470, 32
  br i1 %471, label %485, label %463

472:
  store <32 x i64> %130, ptr %10, align 64
  br label %473

473:
  %474 = phi i32 [ %483, %473 ], [ %153, %472 ]
  %475 = call i32 @llvm.cttz.i32(i32 %474, i1 true)
  %476 = zext nneg i32 %475 to i64
  %477 = getelementptr inbounds nuw i64, ptr %10, i64 %476
  %478 = load i64, ptr %477, align 8
  %479 = getelementptr inbounds nuw i64, ptr %13, i64 %476
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds nuw i64, ptr %27, i64 %478
  store i64 %480, ptr %481, align 8
  %482 = add i32 %474, -1
  %483 = and i32 %482, %474
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %473

485:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %486 = icmp eq i32 %297, 4
  br i1 %486, label %489, label %487

487:
  %488 = icmp eq i32 %297, 2
  br label %512

489:
  store <32 x i64> %130, ptr %16, align 64
  br i1 %418, label %490, label %499

490:
  %491 = phi i64 [ %497, %490 ], [ 0, %489 ]
  %492 = getelementptr inbounds nuw i64, ptr %16, i64 %491
  %493 = load i64, ptr %492, align 8
  %494 = getelementptr inbounds nuw i64, ptr %27, i64 %493
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds nuw i64, ptr %17, i64 %491
  store i64 %495, ptr %496, align 8
  %497 = add nuw nsw i64 %491, 1
  %498 = icmp eq i64 %497, 32
  br i1 %498, label %511, label %490

499:
  %500 = phi i32 [ %509, %499 ], [ %153, %489 ]
  %501 = call i32 @llvm.cttz.i32(i32 %500, i1 true)
  %502 = zext nneg i32 %501 to i64
  %503 = getelementptr inbounds nuw i64, ptr %16, i64 %502
  %504 = load i64, ptr %503, align 8
  %505 = getelementptr inbounds nuw i64, ptr %27, i64 %504
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr inbounds nuw i64, ptr %17, i64 %502
  store i64 %506, ptr %507, align 8
  %508 = add i32 %500, -1
  %509 = and i32 %508, %500
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %499

511:
  br label %528

512:
  %513 = phi i1 [ true, %487 ], [ false, %527 ]
  %514 = phi ptr [ %18, %487 ], [ %75, %527 ]
  %515 = phi ptr [ %17, %487 ], [ %76, %527 ]
  %516 = phi ptr [ %17, %487 ], [ %77, %527 ]
  store <32 x i64> %130, ptr %18, align 256
  %517 = load i64, ptr %514, align 64
  %518 = getelementptr inbounds nuw i64, ptr %27, i64 %517
  br i1 %488, label %521, label %519

519:
  %520 = load i64, ptr %518, align 8
  br label %522

521:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %515, ptr align 8 %518, i64 128, i1 false)
  br label %527

522:
  %523 = phi i64 [ 0, %519 ], [ %525, %522 ]
  %524 = getelementptr inbounds nuw i64, ptr %516, i64 %523
  store i64 %520, ptr %524, align 8
  %525 = add nuw nsw i64 %523, 1
  %526 = icmp eq i64 %525, 16
  br i1 %526, label %527, label %522

527:
  br i1 %513, label %512, label %528

528:
  %529 = load <32 x i64>, ptr %17, align 64
  %530 = icmp ne <32 x i64> %529, splat (i64 -327680)
  %531 = bitcast <32 x i1> %530 to i32
  %532 = and i32 %153, %531
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %570, label %535

534:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  br label %537

535:
  store <32 x i64> splat (i64 -327680), ptr %14, align 64
  %536 = icmp eq i32 %297, 1
  br i1 %536, label %537, label %545

537:
  %538 = phi i32 [ %460, %534 ], [ %532, %535 ]
  %539 = call i32 @llvm.ctlz.i32(i32 %538, i1 true)
  %540 = xor i32 %539, 31
  %541 = zext nneg i32 %540 to i64
  %542 = getelementptr inbounds nuw i64, ptr %14, i64 %541
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr i64, ptr %27, i64 %160
  store i64 %543, ptr %544, align 8
  br label %569

545:
  store <32 x i64> %130, ptr %9, align 64
  %546 = icmp eq i32 %532, -1
  br i1 %546, label %547, label %556

547:
  %548 = phi i64 [ %554, %547 ], [ 0, %545 ]
  %549 = getelementptr inbounds nuw i64, ptr %9, i64 %548
  %550 = load i64, ptr %549, align 8
  %551 = getelementptr inbounds nuw i64, ptr %14, i64 %548
  %552 = load i64, ptr %551, align 8
  %553 = getelementptr inbounds nuw i64, ptr %27, i64 %550
  store i64 %552, ptr %553, align 8
  %554 = add nuw nsw i64 %548, 1
  %555 = icmp eq i64 %554, 32
  br i1 %555, label %568, label %547

556:
  %557 = phi i32 [ %566, %556 ], [ %532, %545 ]
  %558 = call i32 @llvm.cttz.i32(i32 %557, i1 true)
  %559 = zext nneg i32 %558 to i64
  %560 = getelementptr inbounds nuw i64, ptr %9, i64 %559
  %561 = load i64, ptr %560, align 8
  %562 = getelementptr inbounds nuw i64, ptr %14, i64 %559
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr inbounds nuw i64, ptr %27, i64 %561
  store i64 %563, ptr %564, align 8
  %565 = add i32 %557, -1
  %566 = and i32 %565, %557
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %556

568:
  br label %569

569:
  br label %570

570:
  %571 = add nuw nsw i64 %118, 1
  %572 = icmp eq i64 %571, %66
  br i1 %572, label %573, label %117

573:
  ret void
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare <32 x i64> @llvm.masked.load.v32i64.p0(ptr, <32 x i1>, <32 x i64>)

declare void @llvm.masked.store.v32i64.p0(<32 x i64>, ptr, <32 x i1>)

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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 42
  %22 = add i64 %21, 4398046511104
  %23 = zext i32 %18 to i64
  %24 = shl nuw nsw i64 %23, 19
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 5
  %29 = or disjoint i64 %28, %22
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 19
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %35 = load i32, ptr %34, align 16
  %36 = zext i32 %35 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = or i64 %24, %29
  %39 = or i64 %38, 65536
  %40 = select i1 %15, i64 %22, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, 0
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 788
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
  %55 = or i64 %54, %29
  %56 = or i64 %55, %24
  %57 = select i1 %49, i64 %56, i64 %39
  %58 = load i64, ptr %4, align 8
  %59 = sub i64 %3, %58
  %60 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %61 = load i64, ptr %60, align 8
  %62 = lshr i64 %59, %61
  %63 = trunc i64 %61 to i32
  %64 = lshr i32 %5, %63
  %65 = zext i32 %64 to i64
  %66 = icmp eq i32 %64, 0
  br i1 %66, label %67, label %68

67:
  call void @suspect(ptr %0)
  br label %68

68:
  %69 = add i64 %62, %65
  %70 = icmp ult i64 %62, %69
  br i1 %70, label %71, label %78

71:
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 48
  br label %74

74:
  %75 = phi i64 [ %62, %71 ], [ %148, %147 ]
  %76 = load i64, ptr %10, align 8
  %77 = icmp ult i64 %75, %76
  br i1 %77, label %79, label %78

78:
  ret void

79:
  %80 = getelementptr inbounds nuw i64, ptr %9, i64 %75
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i64, ptr %12, i64 %75
  %83 = load i64, ptr %82, align 8
  %84 = icmp ult i64 %81, %40
  %85 = sub i64 %81, %22
  %86 = icmp ult i64 %85, %33
  %87 = or i1 %84, %86
  %88 = select i1 %6, i1 %84, i1 false
  %89 = xor i1 %88, true
  %90 = select i1 %89, i1 %87, i1 false
  %91 = icmp ult i64 %83, %40
  %92 = sub i64 %83, %22
  %93 = icmp ult i64 %92, %33
  %94 = or i1 %91, %93
  %95 = and i1 %90, %94
  br i1 %95, label %144, label %96

96:
  br i1 %88, label %97, label %98

97:
  call void @suspect(ptr %0)
  br label %98

98:
  %99 = icmp ult i64 %85, %37
  %100 = xor i64 %81, %28
  %101 = and i64 %100, 132064
  %102 = icmp eq i64 %101, 0
  %103 = and i1 %99, %102
  %104 = xor i64 %81, %55
  %105 = and i64 %104, -4398046248961
  %106 = icmp eq i64 %105, 0
  %107 = or i1 %106, %103
  %108 = or i1 %87, %107
  %109 = xor i1 %108, true
  %110 = icmp ne i64 %81, -327680
  %111 = and i1 %110, %109
  %112 = zext i1 %111 to i32
  %113 = xor i1 %111, true
  %114 = select i1 %113, i1 true, i1 %43
  br i1 %114, label %121, label %115

115:
  %116 = load ptr, ptr %72, align 8
  %117 = load i64, ptr %10, align 8
  %118 = call i32 @clock_orders(ptr %0, ptr %1, i64 %81, i64 %75, ptr %116, i64 %117)
  %119 = xor i32 %118, -1
  %120 = and i32 %119, %112
  br label %121

121:
  %122 = phi i32 [ %120, %115 ], [ %112, %98 ]
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %125, label %124

124:
  call void @suspect(ptr %0)
  br label %125

125:
  %126 = icmp ult i64 %92, %37
  %127 = xor i64 %83, %28
  %128 = and i64 %127, 132064
  %129 = icmp eq i64 %128, 0
  %130 = and i1 %126, %129
  %131 = xor i64 %83, %55
  %132 = and i64 %131, -4398046248961
  %133 = icmp eq i64 %132, 0
  %134 = or i1 %133, %130
  %135 = or i1 %94, %134
  %136 = select i1 %135, i1 true, i1 %43
  br i1 %136, label %142, label %137

137:
  %138 = load ptr, ptr %73, align 8
  %139 = load i64, ptr %10, align 8
  %140 = call i32 @clock_orders(ptr %0, ptr %1, i64 %83, i64 %75, ptr %138, i64 %139)
  %141 = trunc i32 %140 to i1
  br i1 %141, label %144, label %143

142:
  br i1 %135, label %144, label %143

143:
  call void @suspect(ptr %0)
  br label %144

144:
  %145 = icmp eq i64 %83, 0
  br i1 %145, label %147, label %146

146:
  store i64 0, ptr %82, align 8
  br label %147

147:
  store i64 %57, ptr %80, align 8
  %148 = add nuw i64 %75, 1
  %149 = icmp eq i64 %148, %69
  br i1 %149, label %78, label %74
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %35 = load ptr, ptr %34, align 8
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %38 = load i64, ptr %37, align 8
  %39 = shl i64 %38, 42
  %40 = add i64 %39, 4398046511104
  %41 = zext i32 %36 to i64
  %42 = shl nuw nsw i64 %41, 19
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 5
  %47 = or disjoint i64 %46, %40
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %49 = load i32, ptr %48, align 8
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 19
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %53 = load i32, ptr %52, align 16
  %54 = zext i32 %53 to i64
  %55 = shl nuw nsw i64 %54, 19
  %56 = or i64 %42, %47
  %57 = or i64 %56, 65536
  %58 = select i1 %33, i64 %40, i64 1
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  %62 = load i64, ptr %4, align 8
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  %65 = sub <32 x i64> %3, %64
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = insertelement <32 x i64> poison, i64 %67, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = lshr <32 x i64> %65, %69
  %71 = trunc i64 %67 to i32
  %72 = lshr i32 %5, %71
  %73 = zext i32 %72 to i64
  %74 = extractelement <32 x i64> %70, i64 0
  %75 = icmp eq i32 %72, 0
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %77 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %79 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %80 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %81 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %82 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %83 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %84 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %75, label %85, label %86

85:
  call void @suspect(ptr %0)
  br label %587

86:
  %87 = icmp ne i32 %72, 1
  %88 = icmp eq i32 %2, -1
  %89 = and i1 %88, %87
  br i1 %89, label %92, label %90

90:
  %91 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %101

92:
  %93 = insertelement <32 x i64> poison, i64 %73, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = mul nuw nsw <32 x i64> %94, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %96 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %97 = add <32 x i64> %95, %96
  %98 = icmp ne <32 x i64> %70, %97
  %99 = bitcast <32 x i1> %98 to i32
  %100 = icmp eq i32 %99, 0
  br label %101

101:
  %102 = phi <32 x i64> [ %91, %90 ], [ %96, %92 ]
  %103 = phi i1 [ false, %90 ], [ %100, %92 ]
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %105 = call i64 @llvm.cttz.i64(i64 %73, i1 true)
  %106 = insertelement <32 x i64> poison, i64 %105, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = add i64 %74, 32
  %109 = insertelement <32 x i64> poison, i64 %47, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = insertelement <32 x i64> poison, i64 %42, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = select i1 %6, i64 %58, i64 0
  %114 = insertelement <32 x i64> poison, i64 %58, i64 0
  %115 = shufflevector <32 x i64> %114, <32 x i64> poison, <32 x i32> zeroinitializer
  %116 = insertelement <32 x i64> poison, i64 %40, i64 0
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = insertelement <32 x i64> poison, i64 %51, i64 0
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = insertelement <32 x i64> poison, i64 %55, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %124 = insertelement <32 x i64> poison, i64 %57, i64 0
  %125 = shufflevector <32 x i64> %124, <32 x i64> poison, <32 x i32> zeroinitializer
  %126 = insertelement <32 x i64> poison, i64 %113, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %128

128:
  %129 = phi i64 [ 0, %101 ], [ %585, %584 ]
  %130 = insertelement <32 x i64> poison, i64 %129, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = add <32 x i64> %131, %70
  br i1 %103, label %133, label %140

133:
  %134 = shl nuw nsw i64 %129, 5
  %135 = insertelement <32 x i64> poison, i64 %134, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = or disjoint <32 x i64> %136, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %138 = add <32 x i64> %137, %102
  %139 = lshr <32 x i64> %137, %107
  br label %140

140:
  %141 = phi <32 x i64> [ %138, %133 ], [ %132, %128 ]
  %142 = phi <32 x i64> [ %139, %133 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %128 ]
  %143 = load i32, ptr %104, align 4
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %150, label %145

145:
  %146 = add i32 %143, -1
  %147 = zext i32 %146 to i64
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %150

150:
  %151 = phi <32 x i64> [ %149, %145 ], [ %142, %140 ]
  %152 = load i64, ptr %28, align 8
  br i1 %103, label %153, label %157

153:
  %154 = shl i64 %129, 5
  %155 = add i64 %108, %154
  %156 = icmp ugt i64 %155, %152
  br i1 %156, label %157, label %163

157:
  %158 = insertelement <32 x i64> poison, i64 %152, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = icmp ult <32 x i64> %141, %159
  %161 = bitcast <32 x i1> %160 to i32
  %162 = and i32 %2, %161
  br label %163

163:
  %164 = phi i32 [ %162, %157 ], [ %2, %153 ]
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %584, label %166

166:
  %167 = or <32 x i64> %151, %110
  %168 = call i32 @llvm.cttz.i32(i32 %164, i1 true)
  store <32 x i64> %141, ptr %25, align 64
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw i64, ptr %25, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = sub i64 %171, %169
  br i1 %103, label %202, label %173

173:
  %174 = insertelement <32 x i64> poison, i64 %172, i64 0
  %175 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> zeroinitializer
  %176 = add <32 x i64> %175, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %177 = icmp eq <32 x i64> %141, %176
  %178 = bitcast <32 x i1> %177 to i32
  %179 = xor i32 %164, -1
  %180 = or i32 %178, %179
  %181 = icmp eq i32 %180, -1
  br i1 %181, label %202, label %182

182:
  %183 = insertelement <32 x i64> poison, i64 %171, i64 0
  %184 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> zeroinitializer
  %185 = icmp eq <32 x i64> %141, %184
  %186 = bitcast <32 x i1> %185 to i32
  %187 = or i32 %186, %179
  %188 = icmp eq i32 %187, -1
  br i1 %188, label %208, label %189

189:
  %190 = icmp eq i32 %164, -1
  br i1 %190, label %191, label %219

191:
  %192 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %193 = add <32 x i64> %192, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %194 = icmp ne <32 x i64> %141, %193
  %195 = bitcast <32 x i1> %194 to i32
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %217, label %197

197:
  %198 = icmp ne <32 x i64> %141, %192
  %199 = bitcast <32 x i1> %198 to i32
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %217, label %201

201:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %141, ptr %20, align 64
  br label %220

202:
  %203 = getelementptr inbounds nuw i64, ptr %27, i64 %172
  %204 = bitcast i32 %164 to <32 x i1>
  %205 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %203, <32 x i1> %204, <32 x i64> zeroinitializer)
  %206 = getelementptr inbounds nuw i64, ptr %30, i64 %172
  %207 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %206, <32 x i1> %204, <32 x i64> zeroinitializer)
  br label %306

208:
  %209 = getelementptr i64, ptr %27, i64 %171
  %210 = load i64, ptr %209, align 8
  %211 = insertelement <32 x i64> poison, i64 %210, i64 0
  %212 = shufflevector <32 x i64> %211, <32 x i64> poison, <32 x i32> zeroinitializer
  %213 = getelementptr i64, ptr %30, i64 %171
  %214 = load i64, ptr %213, align 8
  %215 = insertelement <32 x i64> poison, i64 %214, i64 0
  %216 = shufflevector <32 x i64> %215, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %306

217:
  %218 = phi i32 [ 2, %191 ], [ 3, %197 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %243

219:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %141, ptr %20, align 64
  br label %231

220:
  %221 = phi i64 [ 0, %201 ], [ %227, %220 ]
  %222 = getelementptr inbounds nuw i64, ptr %20, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = getelementptr inbounds nuw i64, ptr %27, i64 %223
  %225 = load i64, ptr %224, align 8
  %226 = getelementptr inbounds nuw i64, ptr %21, i64 %221
  store i64 %225, ptr %226, align 8
  %227 = add nuw nsw i64 %221, 1
  %228 = icmp eq i64 %227, 32
  br i1 %228, label %229, label %220

229:
  %230 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %141, ptr %19, align 64
  br label %263

231:
  %232 = phi i32 [ %241, %231 ], [ %164, %219 ]
  %233 = call i32 @llvm.cttz.i32(i32 %232, i1 true)
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw i64, ptr %20, i64 %234
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds nuw i64, ptr %27, i64 %236
  %238 = load i64, ptr %237, align 8
  %239 = getelementptr inbounds nuw i64, ptr %21, i64 %234
  store i64 %238, ptr %239, align 8
  %240 = add i32 %232, -1
  %241 = and i32 %240, %232
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %261, label %231

243:
  %244 = phi i1 [ true, %217 ], [ false, %258 ]
  %245 = phi ptr [ %22, %217 ], [ %79, %258 ]
  %246 = phi ptr [ %21, %217 ], [ %80, %258 ]
  %247 = phi ptr [ %21, %217 ], [ %81, %258 ]
  store <32 x i64> %141, ptr %22, align 256
  %248 = load i64, ptr %245, align 64
  %249 = getelementptr inbounds nuw i64, ptr %27, i64 %248
  br i1 %196, label %252, label %250

250:
  %251 = load i64, ptr %249, align 8
  br label %253

252:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %246, ptr align 8 %249, i64 128, i1 false)
  br label %258

253:
  %254 = phi i64 [ 0, %250 ], [ %256, %253 ]
  %255 = getelementptr inbounds nuw i64, ptr %247, i64 %254
  store i64 %251, ptr %255, align 8
  %256 = add nuw nsw i64 %254, 1
  %257 = icmp eq i64 %256, 16
  br i1 %257, label %258, label %253

258:
  br i1 %244, label %243, label %259

259:
  %260 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %286

261:
  %262 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %141, ptr %19, align 64
  br label %272

263:
  %264 = phi i64 [ 0, %229 ], [ %270, %263 ]
  %265 = getelementptr inbounds nuw i64, ptr %19, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = getelementptr inbounds nuw i64, ptr %30, i64 %266
  %268 = load i64, ptr %267, align 8
  %269 = getelementptr inbounds nuw i64, ptr %23, i64 %264
  store i64 %268, ptr %269, align 8
  %270 = add nuw nsw i64 %264, 1
  %271 = icmp eq i64 %270, 32
  br i1 %271, label %284, label %263

272:
  %273 = phi i32 [ %282, %272 ], [ %164, %261 ]
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
  br i1 %283, label %284, label %272

284:
  %285 = phi <32 x i64> [ %230, %263 ], [ %262, %272 ]
  br label %302

286:
  %287 = phi i1 [ true, %259 ], [ false, %301 ]
  %288 = phi ptr [ %24, %259 ], [ %76, %301 ]
  %289 = phi ptr [ %23, %259 ], [ %77, %301 ]
  %290 = phi ptr [ %23, %259 ], [ %78, %301 ]
  store <32 x i64> %141, ptr %24, align 256
  %291 = load i64, ptr %288, align 64
  %292 = getelementptr inbounds nuw i64, ptr %30, i64 %291
  br i1 %196, label %295, label %293

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
  %303 = phi i32 [ 4, %284 ], [ %218, %301 ]
  %304 = phi <32 x i64> [ %285, %284 ], [ %260, %301 ]
  %305 = load <32 x i64>, ptr %23, align 64
  br label %306

306:
  %307 = phi <32 x i64> [ %205, %202 ], [ %212, %208 ], [ %304, %302 ]
  %308 = phi i32 [ 0, %202 ], [ 1, %208 ], [ %303, %302 ]
  %309 = phi <32 x i64> [ %207, %202 ], [ %216, %208 ], [ %305, %302 ]
  %310 = or <32 x i64> %112, %167
  %311 = icmp ult <32 x i64> %307, %115
  %312 = sub <32 x i64> %307, %117
  %313 = icmp ult <32 x i64> %312, %119
  %314 = or <32 x i1> %311, %313
  %315 = icmp ult <32 x i64> %307, %127
  %316 = icmp ult <32 x i64> %309, %115
  %317 = sub <32 x i64> %309, %117
  %318 = icmp ult <32 x i64> %317, %119
  %319 = or <32 x i1> %316, %318
  %320 = xor <32 x i1> %314, splat (i1 true)
  %321 = xor <32 x i1> %319, splat (i1 true)
  %322 = select <32 x i1> %321, <32 x i1> splat (i1 true), <32 x i1> %315
  %323 = select <32 x i1> %322, <32 x i1> splat (i1 true), <32 x i1> %320
  %324 = bitcast <32 x i1> %323 to i32
  %325 = and i32 %164, %324
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %386, label %327

327:
  %328 = bitcast <32 x i1> %315 to i32
  %329 = and i32 %164, %328
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %332, label %331

331:
  call void @suspect(ptr %0)
  br label %332

332:
  %333 = icmp ult <32 x i64> %312, %121
  %334 = xor <32 x i64> %307, %110
  %335 = and <32 x i64> %334, splat (i64 132064)
  %336 = icmp eq <32 x i64> %335, zeroinitializer
  %337 = select <32 x i1> %333, <32 x i1> %336, <32 x i1> zeroinitializer
  %338 = or <32 x i1> %314, %337
  %339 = xor <32 x i64> %307, %167
  %340 = and <32 x i64> %339, splat (i64 -4398046248961)
  %341 = icmp eq <32 x i64> %340, zeroinitializer
  %342 = select <32 x i1> %341, <32 x i1> splat (i1 true), <32 x i1> %338
  %343 = xor <32 x i1> %342, splat (i1 true)
  %344 = icmp ne <32 x i64> %307, splat (i64 -327680)
  %345 = and <32 x i1> %344, %343
  %346 = bitcast <32 x i1> %345 to i32
  %347 = and i32 %164, %346
  %348 = icmp eq i32 %347, 0
  %349 = select i1 %348, i1 true, i1 %61
  br i1 %349, label %356, label %350

350:
  %351 = load ptr, ptr %122, align 8
  %352 = load i64, ptr %28, align 8
  %353 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %347, <32 x i64> %307, <32 x i64> %141, ptr %351, i64 %352)
  %354 = xor i32 %353, -1
  %355 = and i32 %347, %354
  br label %356

356:
  %357 = phi i32 [ %355, %350 ], [ %347, %332 ]
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %360, label %359

359:
  call void @suspect(ptr %0)
  br label %360

360:
  %361 = icmp ult <32 x i64> %317, %121
  %362 = xor <32 x i64> %309, %110
  %363 = and <32 x i64> %362, splat (i64 132064)
  %364 = icmp eq <32 x i64> %363, zeroinitializer
  %365 = select <32 x i1> %361, <32 x i1> %364, <32 x i1> zeroinitializer
  %366 = or <32 x i1> %319, %365
  %367 = xor <32 x i64> %309, %167
  %368 = and <32 x i64> %367, splat (i64 -4398046248961)
  %369 = icmp eq <32 x i64> %368, zeroinitializer
  %370 = select <32 x i1> %369, <32 x i1> splat (i1 true), <32 x i1> %366
  %371 = xor <32 x i1> %370, splat (i1 true)
  %372 = bitcast <32 x i1> %371 to i32
  %373 = and i32 %164, %372
  %374 = icmp eq i32 %373, 0
  %375 = select i1 %374, i1 true, i1 %61
  br i1 %375, label %382, label %376

376:
  %377 = load ptr, ptr %123, align 8
  %378 = load i64, ptr %28, align 8
  %379 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %373, <32 x i64> %309, <32 x i64> %141, ptr %377, i64 %378)
  %380 = xor i32 %379, -1
  %381 = and i32 %373, %380
  br label %382

382:
  %383 = phi i32 [ %381, %376 ], [ %373, %360 ]
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %386, label %385

385:
  call void @suspect(ptr %0)
  br label %386

386:
  %387 = icmp ne <32 x i64> %309, zeroinitializer
  %388 = bitcast <32 x i1> %387 to i32
  %389 = and i32 %164, %388
  %390 = icmp eq i32 %389, 0
  %391 = icmp eq i32 %308, 0
  br i1 %390, label %430, label %392

392:
  br i1 %391, label %393, label %396

393:
  %394 = getelementptr inbounds nuw i64, ptr %30, i64 %172
  %395 = bitcast i32 %389 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %394, <32 x i1> %395)
  br label %433

396:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %397 = icmp eq i32 %308, 1
  br i1 %397, label %398, label %405

398:
  %399 = call i32 @llvm.ctlz.i32(i32 %389, i1 true)
  %400 = xor i32 %399, 31
  %401 = zext nneg i32 %400 to i64
  %402 = getelementptr inbounds nuw i64, ptr %12, i64 %401
  %403 = load i64, ptr %402, align 8
  %404 = getelementptr i64, ptr %30, i64 %171
  store i64 %403, ptr %404, align 8
  br label %429

405:
  store <32 x i64> %141, ptr %11, align 64
  %406 = icmp eq i32 %389, -1
  br i1 %406, label %407, label %416

407:
  %408 = phi i64 [ %414, %407 ], [ 0, %405 ]
  %409 = getelementptr inbounds nuw i64, ptr %11, i64 %408
  %410 = load i64, ptr %409, align 8
  %411 = getelementptr inbounds nuw i64, ptr %12, i64 %408
  %412 = load i64, ptr %411, align 8
  %413 = getelementptr inbounds nuw i64, ptr %30, i64 %410
  store i64 %412, ptr %413, align 8
  %414 = add nuw nsw i64 %408, 1
  %415 = icmp eq i64 %414, 32
  br i1 %415, label %428, label %407

416:
  %417 = phi i32 [ %426, %416 ], [ %389, %405 ]
  %418 = call i32 @llvm.cttz.i32(i32 %417, i1 true)
  %419 = zext nneg i32 %418 to i64
  %420 = getelementptr inbounds nuw i64, ptr %11, i64 %419
  %421 = load i64, ptr %420, align 8
  %422 = getelementptr inbounds nuw i64, ptr %12, i64 %419
  %423 = load i64, ptr %422, align 8
  %424 = getelementptr inbounds nuw i64, ptr %30, i64 %421
  store i64 %423, ptr %424, align 8
  %425 = add i32 %417, -1
  %426 = and i32 %425, %417
  %427 = icmp eq i32 %426, 0
  br i1 %427, label %428, label %416

428:
  br label %429

429:
  br label %431

430:
  br i1 %391, label %433, label %431

431:
  %432 = icmp eq i32 %164, -1
  br i1 %432, label %436, label %461

433:
  %434 = getelementptr inbounds nuw i64, ptr %27, i64 %172
  %435 = bitcast i32 %164 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %310, ptr align 8 %434, <32 x i1> %435)
  br label %584

436:
  %437 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %438 = shufflevector <32 x i64> %141, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %439 = icmp ne <32 x i64> %141, %437
  %440 = icmp ne <32 x i64> %141, %438
  %441 = and <32 x i1> %439, %440
  %442 = bitcast <32 x i1> %441 to i32
  %443 = icmp eq i32 %442, 0
  %444 = icmp eq i32 %308, 1
  br i1 %443, label %445, label %460

445:
  store <32 x i64> %125, ptr %15, align 64
  br i1 %444, label %446, label %448

446:
  %447 = getelementptr i64, ptr %27, i64 %171
  store i64 %57, ptr %447, align 8
  br label %459

448:
  store <32 x i64> %141, ptr %8, align 64
  br label %449

449:
  %450 = phi i64 [ 0, %448 ], [ %456, %449 ]
  %451 = getelementptr inbounds nuw i64, ptr %8, i64 %450
  %452 = load i64, ptr %451, align 8
  %453 = getelementptr inbounds nuw i64, ptr %15, i64 %450
  %454 = load i64, ptr %453, align 8
  %455 = getelementptr inbounds nuw i64, ptr %27, i64 %452
  store i64 %454, ptr %455, align 8
  %456 = add nuw nsw i64 %450, 1
  %457 = icmp eq i64 %456, 32
  br i1 %457, label %458, label %449

458:
  br label %459

459:
  br label %584

460:
  store <32 x i64> %310, ptr %13, align 64
  br i1 %444, label %463, label %476

461:
  store <32 x i64> %310, ptr %13, align 64
  %462 = icmp eq i32 %308, 1
  br i1 %462, label %463, label %486

463:
  %464 = call i32 @llvm.ctlz.i32(i32 %164, i1 true)
  %465 = xor i32 %464, 31
  %466 = zext nneg i32 %465 to i64
  %467 = getelementptr inbounds nuw i64, ptr %13, i64 %466
  %468 = load i64, ptr %467, align 8
  %469 = getelementptr i64, ptr %27, i64 %171
  store i64 %468, ptr %469, align 8
  %470 = insertelement <32 x i64> poison, i64 %468, i64 0
  %471 = shufflevector <32 x i64> %470, <32 x i64> poison, <32 x i32> zeroinitializer
  %472 = icmp ne <32 x i64> %471, %310
  %473 = bitcast <32 x i1> %472 to i32
  %474 = and i32 %164, %473
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %584, label %548

476:
  store <32 x i64> %141, ptr %10, align 64
  br label %477

477:
  %478 = phi i64 [ 0, %476 ], [ %484, %477 ]
  %479 = getelementptr inbounds nuw i64, ptr %10, i64 %478
  %480 = load i64, ptr %479, align 8
  %481 = getelementptr inbounds nuw i64, ptr %13, i64 %478
  %482 = load i64, ptr %481, align 8
  %483 = getelementptr inbounds nuw i64, ptr %27, i64 %480
  store i64 %482, ptr %483, align 8
  %484 = add nuw nsw i64 %478, 1
  %485 = icmp eq i64 %484, 32
  br i1 %485, label %499, label %477

486:
  store <32 x i64> %141, ptr %10, align 64
  br label %487

487:
  %488 = phi i32 [ %497, %487 ], [ %164, %486 ]
  %489 = call i32 @llvm.cttz.i32(i32 %488, i1 true)
  %490 = zext nneg i32 %489 to i64
  %491 = getelementptr inbounds nuw i64, ptr %10, i64 %490
  %492 = load i64, ptr %491, align 8
  %493 = getelementptr inbounds nuw i64, ptr %13, i64 %490
  %494 = load i64, ptr %493, align 8
  %495 = getelementptr inbounds nuw i64, ptr %27, i64 %492
  store i64 %494, ptr %495, align 8
  %496 = add i32 %488, -1
  %497 = and i32 %496, %488
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %499, label %487

499:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %500 = icmp eq i32 %308, 4
  br i1 %500, label %503, label %501

501:
  %502 = icmp eq i32 %308, 2
  br label %526

503:
  store <32 x i64> %141, ptr %16, align 64
  br i1 %432, label %504, label %513

504:
  %505 = phi i64 [ %511, %504 ], [ 0, %503 ]
  %506 = getelementptr inbounds nuw i64, ptr %16, i64 %505
  %507 = load i64, ptr %506, align 8
  %508 = getelementptr inbounds nuw i64, ptr %27, i64 %507
  %509 = load i64, ptr %508, align 8
  %510 = getelementptr inbounds nuw i64, ptr %17, i64 %505
  store i64 %509, ptr %510, align 8
  %511 = add nuw nsw i64 %505, 1
  %512 = icmp eq i64 %511, 32
  br i1 %512, label %525, label %504

513:
  %514 = phi i32 [ %523, %513 ], [ %164, %503 ]
  %515 = call i32 @llvm.cttz.i32(i32 %514, i1 true)
  %516 = zext nneg i32 %515 to i64
  %517 = getelementptr inbounds nuw i64, ptr %16, i64 %516
  %518 = load i64, ptr %517, align 8
  %519 = getelementptr inbounds nuw i64, ptr %27, i64 %518
  %520 = load i64, ptr %519, align 8
  %521 = getelementptr inbounds nuw i64, ptr %17, i64 %516
  store i64 %520, ptr %521, align 8
  %522 = add i32 %514, -1
  %523 = and i32 %522, %514
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %525, label %513

525:
  br label %542

526:
  %527 = phi i1 [ true, %501 ], [ false, %541 ]
  %528 = phi ptr [ %18, %501 ], [ %82, %541 ]
  %529 = phi ptr [ %17, %501 ], [ %83, %541 ]
  %530 = phi ptr [ %17, %501 ], [ %84, %541 ]
  store <32 x i64> %141, ptr %18, align 256
  %531 = load i64, ptr %528, align 64
  %532 = getelementptr inbounds nuw i64, ptr %27, i64 %531
  br i1 %502, label %535, label %533

533:
  %534 = load i64, ptr %532, align 8
  br label %536

535:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %529, ptr align 8 %532, i64 128, i1 false)
  br label %541

536:
  %537 = phi i64 [ 0, %533 ], [ %539, %536 ]
  %538 = getelementptr inbounds nuw i64, ptr %530, i64 %537
  store i64 %534, ptr %538, align 8
  %539 = add nuw nsw i64 %537, 1
  %540 = icmp eq i64 %539, 16
  br i1 %540, label %541, label %536

541:
  br i1 %527, label %526, label %542

542:
  %543 = load <32 x i64>, ptr %17, align 64
  %544 = icmp ne <32 x i64> %543, %310
  %545 = bitcast <32 x i1> %544 to i32
  %546 = and i32 %164, %545
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %584, label %549

548:
  store <32 x i64> %125, ptr %14, align 64
  br label %551

549:
  store <32 x i64> %125, ptr %14, align 64
  %550 = icmp eq i32 %308, 1
  br i1 %550, label %551, label %559

551:
  %552 = phi i32 [ %474, %548 ], [ %546, %549 ]
  %553 = call i32 @llvm.ctlz.i32(i32 %552, i1 true)
  %554 = xor i32 %553, 31
  %555 = zext nneg i32 %554 to i64
  %556 = getelementptr inbounds nuw i64, ptr %14, i64 %555
  %557 = load i64, ptr %556, align 8
  %558 = getelementptr i64, ptr %27, i64 %171
  store i64 %557, ptr %558, align 8
  br label %583

559:
  store <32 x i64> %141, ptr %9, align 64
  %560 = icmp eq i32 %546, -1
  br i1 %560, label %561, label %570

561:
  %562 = phi i64 [ %568, %561 ], [ 0, %559 ]
  %563 = getelementptr inbounds nuw i64, ptr %9, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr inbounds nuw i64, ptr %14, i64 %562
  %566 = load i64, ptr %565, align 8
  %567 = getelementptr inbounds nuw i64, ptr %27, i64 %564
  store i64 %566, ptr %567, align 8
  %568 = add nuw nsw i64 %562, 1
  %569 = icmp eq i64 %568, 32
  br i1 %569, label %582, label %561

570:
  %571 = phi i32 [ %580, %570 ], [ %546, %559 ]
  %572 = call i32 @llvm.cttz.i32(i32 %571, i1 true)
  %573 = zext nneg i32 %572 to i64
  %574 = getelementptr inbounds nuw i64, ptr %9, i64 %573
  %575 = load i64, ptr %574, align 8
  %576 = getelementptr inbounds nuw i64, ptr %14, i64 %573
  %577 = load i64, ptr %576, align 8
  %578 = getelementptr inbounds nuw i64, ptr %27, i64 %575
  store i64 %577, ptr %578, align 8
  %579 = add i32 %571, -1
  %580 = and i32 %579, %571
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %582, label %570

582:
  br label %583

583:
  br label %584

584:
  %585 = add nuw nsw i64 %129, 1
  %586 = icmp eq i64 %585, %73
  br i1 %586, label %587, label %128

587:
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 42
  %23 = add i64 %22, 4398046511104
  %24 = zext i32 %18 to i64
  %25 = shl nuw nsw i64 %24, 19
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = shl nuw nsw i64 %28, 5
  %30 = or disjoint i64 %29, %23
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 19
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %36 = load i32, ptr %35, align 16
  %37 = zext i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = and i32 %27, 15
  %40 = zext nneg i32 %39 to i64
  %41 = shl nuw nsw i64 1, %40
  %42 = or i64 %25, %30
  %43 = or i64 %42, 65536
  %44 = or disjoint i64 %41, %23
  %45 = or i64 %25, %44
  %46 = or disjoint i64 %45, 131072
  %47 = select i1 %15, i64 %23, i64 1
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %52 = load i32, ptr %51, align 4
  %53 = icmp ne i32 %52, 0
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = icmp samesign ult i32 %54, 2
  %56 = select i1 %53, i1 true, i1 %55
  %57 = add i32 %52, -1
  %58 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %59 = select i1 %53, i32 %57, i32 %58
  %60 = zext i32 %59 to i64
  %61 = select i1 %56, i64 %60, i64 196608
  %62 = or i64 %61, %30
  %63 = or i64 %62, %25
  %64 = select i1 %56, i64 %63, i64 %43
  %65 = load i64, ptr %4, align 8
  %66 = sub i64 %3, %65
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %68 = load i64, ptr %67, align 8
  %69 = lshr i64 %66, %68
  %70 = trunc i64 %68 to i32
  %71 = lshr i32 %5, %70
  %72 = zext i32 %71 to i64
  %73 = icmp eq i32 %71, 0
  br i1 %73, label %74, label %75

74:
  call void @suspect(ptr %0)
  br label %75

75:
  %76 = add i64 %69, %72
  %77 = icmp ult i64 %69, %76
  br i1 %77, label %78, label %87

78:
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %81 = or i64 %25, -4398046314496
  %82 = or i64 %64, 262144
  br label %83

83:
  %84 = phi i64 [ %69, %78 ], [ %329, %328 ]
  %85 = load i64, ptr %10, align 8
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %88, label %87

87:
  ret void

88:
  %89 = getelementptr inbounds nuw i64, ptr %9, i64 %84
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i64, ptr %12, i64 %84
  %92 = load i64, ptr %91, align 8
  %93 = icmp ult i64 %90, %47
  %94 = sub i64 %90, %23
  %95 = icmp ult i64 %94, %34
  %96 = or i1 %93, %95
  %97 = select i1 %6, i1 %93, i1 false
  %98 = xor i1 %97, true
  %99 = select i1 %98, i1 %96, i1 false
  %100 = icmp ult i64 %92, %47
  %101 = sub i64 %92, %23
  %102 = icmp ult i64 %101, %34
  %103 = or i1 %100, %102
  %104 = and i1 %99, %103
  br i1 %104, label %157, label %105

105:
  br i1 %97, label %106, label %107

106:
  call void @suspect(ptr %0)
  br label %107

107:
  %108 = icmp ult i64 %94, %38
  %109 = xor i64 %90, %29
  %110 = and i64 %109, 132064
  %111 = icmp eq i64 %110, 0
  %112 = and i1 %108, %111
  %113 = xor i64 %90, %62
  %114 = and i64 %113, -4398046248961
  %115 = icmp eq i64 %114, 0
  %116 = or i1 %115, %112
  %117 = or i1 %96, %116
  %118 = select i1 %117, i1 true, i1 %50
  br i1 %118, label %123, label %119

119:
  %120 = load ptr, ptr %79, align 8
  %121 = load i64, ptr %10, align 8
  %122 = call i32 @clock_orders(ptr %0, ptr %1, i64 %90, i64 %84, ptr %120, i64 %121)
  br label %123

123:
  %124 = phi i32 [ %122, %119 ], [ 0, %107 ]
  %125 = and i32 %124, 1
  %126 = icmp ne i32 %125, 0
  %127 = or i1 %117, %126
  br i1 %127, label %129, label %128

128:
  call void @suspect(ptr %0)
  br label %129

129:
  %130 = icmp ult i64 %101, %38
  %131 = xor i64 %92, %29
  %132 = and i64 %131, 132064
  %133 = icmp eq i64 %132, 0
  %134 = and i1 %130, %133
  %135 = xor i64 %92, %62
  %136 = and i64 %135, -4398046248961
  %137 = icmp eq i64 %136, 0
  %138 = or i1 %137, %134
  %139 = load i32, ptr %19, align 4
  %140 = icmp eq i32 %139, 0
  %141 = and i64 %92, 262144
  %142 = icmp ne i64 %141, 0
  %143 = and i1 %142, %140
  %144 = or i1 %138, %143
  %145 = or i1 %103, %144
  %146 = select i1 %145, i1 true, i1 %50
  br i1 %146, label %151, label %147

147:
  %148 = load ptr, ptr %80, align 8
  %149 = load i64, ptr %10, align 8
  %150 = call i32 @clock_orders(ptr %0, ptr %1, i64 %92, i64 %84, ptr %148, i64 %149)
  br label %151

151:
  %152 = phi i32 [ %150, %147 ], [ 0, %129 ]
  %153 = and i32 %152, 1
  %154 = icmp ne i32 %153, 0
  %155 = or i1 %145, %154
  br i1 %155, label %157, label %156

156:
  call void @suspect(ptr %0)
  br label %157

157:
  %158 = phi i32 [ 0, %88 ], [ %124, %151 ], [ %124, %156 ]
  %159 = phi i32 [ 0, %88 ], [ %152, %151 ], [ %152, %156 ]
  %160 = and i64 %90, 262144
  %161 = icmp ne i64 %160, 0
  br i1 %15, label %162, label %169

162:
  %163 = icmp ult i64 %90, %23
  %164 = or i1 %163, %161
  %165 = or i1 %164, %96
  %166 = icmp uge i64 %92, %23
  %167 = xor i1 %103, true
  %168 = and i1 %166, %167
  br label %173

169:
  %170 = icmp eq i64 %90, 0
  %171 = or i1 %170, %161
  %172 = icmp ne i64 %92, 0
  br label %173

173:
  %174 = phi i1 [ %165, %162 ], [ %171, %169 ]
  %175 = phi i1 [ %168, %162 ], [ %172, %169 ]
  %176 = and i64 %92, 262144
  %177 = icmp eq i64 %176, 0
  %178 = and i1 %177, %175
  %179 = or i1 %174, %178
  br i1 %179, label %232, label %180

180:
  store i32 1, ptr %19, align 4
  %181 = icmp ult i64 %101, %38
  %182 = xor i64 %92, %30
  %183 = and i64 %182, 132064
  %184 = icmp eq i64 %183, 0
  %185 = and i1 %181, %184
  %186 = xor i64 %92, %62
  %187 = and i64 %186, -4398046248961
  %188 = icmp eq i64 %187, 0
  %189 = or i1 %188, %185
  %190 = or i1 %103, %189
  %191 = and i64 %92, -4398046511104
  %192 = icmp eq i64 %191, %23
  br i1 %192, label %193, label %202

193:
  %194 = and i64 %92, 196608
  %195 = icmp eq i64 %194, 131072
  %196 = and i64 %92, 65535
  %197 = lshr i64 %92, 5
  %198 = and i64 %197, 15
  %199 = shl nuw nsw i64 1, %198
  %200 = select i1 %195, i64 %196, i64 %199
  %201 = or i64 %200, %46
  br label %202

202:
  %203 = phi i64 [ %201, %193 ], [ %81, %180 ]
  %204 = and i64 %182, -4398046379040
  %205 = icmp eq i64 %204, 0
  %206 = select i1 %205, i64 %43, i64 %203
  %207 = or i64 %206, %176
  %208 = select i1 %190, i64 %82, i64 %207
  %209 = load ptr, ptr %80, align 8
  %210 = icmp ne ptr %209, null
  %211 = and i64 %208, 196608
  %212 = icmp eq i64 %211, 131072
  %213 = select i1 %210, i1 %212, i1 false
  br i1 %213, label %214, label %231

214:
  %215 = load i64, ptr %10, align 8
  %216 = and i64 %92, 131072
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %218, label %227

218:
  %219 = lshr i64 %92, 5
  %220 = and i64 %219, 15
  %221 = mul i64 %215, %220
  %222 = lshr i64 %92, 19
  %223 = trunc i64 %222 to i32
  %224 = and i32 %223, 8388607
  %225 = getelementptr i32, ptr %209, i64 %84
  %226 = getelementptr i32, ptr %225, i64 %221
  store i32 %224, ptr %226, align 4
  br label %227

227:
  %228 = mul i64 %215, %40
  %229 = getelementptr i32, ptr %209, i64 %84
  %230 = getelementptr i32, ptr %229, i64 %228
  store i32 %18, ptr %230, align 4
  br label %231

231:
  store i64 %208, ptr %91, align 8
  br label %328

232:
  %233 = icmp ult i64 %94, %38
  %234 = xor i64 %90, %30
  %235 = and i64 %234, 132064
  %236 = icmp eq i64 %235, 0
  %237 = and i1 %233, %236
  %238 = xor i64 %90, %62
  %239 = and i64 %238, -4398046248961
  %240 = icmp eq i64 %239, 0
  %241 = or i1 %240, %237
  %242 = or i1 %96, %241
  br i1 %242, label %243, label %254

243:
  %244 = icmp ult i64 %101, %38
  %245 = xor i64 %92, %29
  %246 = and i64 %245, 132064
  %247 = icmp eq i64 %246, 0
  %248 = and i1 %244, %247
  %249 = xor i64 %92, %62
  %250 = and i64 %249, -4398046248961
  %251 = icmp eq i64 %250, 0
  %252 = or i1 %251, %248
  %253 = or i1 %103, %252
  br label %254

254:
  %255 = phi i1 [ false, %232 ], [ %253, %243 ]
  br i1 %174, label %262, label %256

256:
  %257 = load ptr, ptr %79, align 8
  %258 = icmp eq ptr %257, null
  %259 = or i1 %255, %258
  br i1 %259, label %262, label %260

260:
  store i32 1, ptr %19, align 4
  %261 = call i64 @clock_join(ptr %0, ptr %4, i64 %84, i64 %90, i64 %92)
  store i64 %261, ptr %89, align 8
  store i64 %82, ptr %91, align 8
  br label %328

262:
  %263 = phi i64 [ 0, %256 ], [ 262144, %254 ]
  %264 = and i1 %174, %178
  %265 = icmp ne i32 %158, 0
  %266 = or i1 %242, %265
  %267 = and i64 %90, -4398046511104
  %268 = icmp eq i64 %267, %23
  br i1 %268, label %269, label %278

269:
  %270 = and i64 %90, 196608
  %271 = icmp eq i64 %270, 131072
  %272 = and i64 %90, 65535
  %273 = lshr i64 %90, 5
  %274 = and i64 %273, 15
  %275 = shl nuw nsw i64 1, %274
  %276 = select i1 %271, i64 %272, i64 %275
  %277 = or i64 %276, %46
  br label %278

278:
  %279 = phi i64 [ %277, %269 ], [ %81, %262 ]
  %280 = and i64 %234, -4398046379040
  %281 = icmp eq i64 %280, 0
  %282 = select i1 %281, i64 %43, i64 %279
  %283 = and i64 %263, %90
  %284 = or i64 %282, %283
  %285 = or i64 %263, %64
  %286 = select i1 %266, i64 %285, i64 %284
  %287 = icmp eq i64 %92, 0
  %288 = or i1 %287, %264
  %289 = icmp ult i64 %101, %38
  %290 = xor i64 %92, %29
  %291 = and i64 %290, 132064
  %292 = icmp eq i64 %291, 0
  %293 = and i1 %289, %292
  %294 = xor i64 %92, %62
  %295 = and i64 %294, -4398046248961
  %296 = icmp eq i64 %295, 0
  %297 = or i1 %296, %293
  %298 = trunc i32 %159 to i1
  %299 = or i1 %297, %298
  %300 = or i1 %103, %299
  %301 = xor i1 %300, true
  %302 = select i1 %288, i1 true, i1 %301
  br i1 %302, label %304, label %303

303:
  store i64 0, ptr %91, align 8
  br label %304

304:
  %305 = load ptr, ptr %79, align 8
  %306 = icmp ne ptr %305, null
  %307 = and i64 %286, 196608
  %308 = icmp eq i64 %307, 131072
  %309 = select i1 %306, i1 %308, i1 false
  br i1 %309, label %310, label %327

310:
  %311 = load i64, ptr %10, align 8
  %312 = and i64 %90, 131072
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %314, label %323

314:
  %315 = lshr i64 %90, 5
  %316 = and i64 %315, 15
  %317 = mul i64 %311, %316
  %318 = lshr i64 %90, 19
  %319 = trunc i64 %318 to i32
  %320 = and i32 %319, 8388607
  %321 = getelementptr i32, ptr %305, i64 %84
  %322 = getelementptr i32, ptr %321, i64 %317
  store i32 %320, ptr %322, align 4
  br label %323

323:
  %324 = mul i64 %311, %40
  %325 = getelementptr i32, ptr %305, i64 %84
  %326 = getelementptr i32, ptr %325, i64 %324
  store i32 %18, ptr %326, align 4
  br label %327

327:
  store i64 %286, ptr %89, align 8
  br label %328

328:
  %329 = add nuw i64 %84, 1
  %330 = icmp eq i64 %329, %76
  br i1 %330, label %87, label %83
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %42 = load ptr, ptr %41, align 8
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %46 = load i64, ptr %45, align 8
  %47 = shl i64 %46, 42
  %48 = add i64 %47, 4398046511104
  %49 = zext i32 %43 to i64
  %50 = shl nuw nsw i64 %49, 19
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %52 = load i32, ptr %51, align 8
  %53 = zext i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 5
  %55 = or disjoint i64 %54, %48
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %57 = load i32, ptr %56, align 8
  %58 = zext i32 %57 to i64
  %59 = shl nuw nsw i64 %58, 19
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %61 = load i32, ptr %60, align 16
  %62 = zext i32 %61 to i64
  %63 = shl nuw nsw i64 %62, 19
  %64 = and i32 %52, 15
  %65 = zext nneg i32 %64 to i64
  %66 = shl nuw nsw i64 1, %65
  %67 = or i64 %50, %55
  %68 = or i64 %67, 65536
  %69 = or disjoint i64 %66, %48
  %70 = or i64 %50, %69
  %71 = or disjoint i64 %70, 131072
  %72 = select i1 %40, i64 %48, i64 1
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %74 = load i64, ptr %73, align 8
  %75 = icmp eq i64 %74, 0
  %76 = load i64, ptr %4, align 8
  %77 = insertelement <32 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = sub <32 x i64> %3, %78
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %81 = load i64, ptr %80, align 8
  %82 = insertelement <32 x i64> poison, i64 %81, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = lshr <32 x i64> %79, %83
  %85 = trunc i64 %81 to i32
  %86 = lshr i32 %5, %85
  %87 = zext i32 %86 to i64
  %88 = extractelement <32 x i64> %84, i64 0
  %89 = icmp eq i32 %86, 0
  %90 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %91 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %92 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %93 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %94 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %95 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %96 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %97 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %23, i64 128
  br i1 %89, label %99, label %100

99:
  call void @suspect(ptr %0)
  br label %798

100:
  %101 = icmp ne i32 %86, 1
  %102 = icmp eq i32 %2, -1
  %103 = and i1 %102, %101
  br i1 %103, label %106, label %104

104:
  %105 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %115

106:
  %107 = insertelement <32 x i64> poison, i64 %87, i64 0
  %108 = shufflevector <32 x i64> %107, <32 x i64> poison, <32 x i32> zeroinitializer
  %109 = mul nuw nsw <32 x i64> %108, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %110 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = add <32 x i64> %109, %110
  %112 = icmp ne <32 x i64> %84, %111
  %113 = bitcast <32 x i1> %112 to i32
  %114 = icmp eq i32 %113, 0
  br label %115

115:
  %116 = phi <32 x i64> [ %105, %104 ], [ %110, %106 ]
  %117 = phi i1 [ false, %104 ], [ %114, %106 ]
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %119 = call i64 @llvm.cttz.i64(i64 %87, i1 true)
  %120 = insertelement <32 x i64> poison, i64 %119, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = add i64 %88, 32
  %123 = insertelement <32 x i64> poison, i64 %55, i64 0
  %124 = shufflevector <32 x i64> %123, <32 x i64> poison, <32 x i32> zeroinitializer
  %125 = select i1 %6, i64 %72, i64 0
  %126 = insertelement <32 x i64> poison, i64 %48, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = insertelement <32 x i64> poison, i64 %59, i64 0
  %129 = shufflevector <32 x i64> %128, <32 x i64> poison, <32 x i32> zeroinitializer
  %130 = insertelement <32 x i64> poison, i64 %72, i64 0
  %131 = shufflevector <32 x i64> %130, <32 x i64> poison, <32 x i32> zeroinitializer
  %132 = insertelement <32 x i64> poison, i64 %63, i64 0
  %133 = shufflevector <32 x i64> %132, <32 x i64> poison, <32 x i32> zeroinitializer
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %135 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %136 = insertelement <32 x i64> poison, i64 %68, i64 0
  %137 = insertelement <32 x i64> poison, i64 %71, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = or i64 %50, -4398046314496
  %140 = insertelement <32 x i64> poison, i64 %139, i64 0
  %141 = shufflevector <32 x i64> %140, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %143 = or <32 x i64> %142, splat (i64 262144)
  %144 = insertelement <32 x i64> poison, i64 %49, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %125, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = or disjoint i64 %50, 262144
  %149 = insertelement <32 x i64> poison, i64 %148, i64 0
  %150 = shufflevector <32 x i64> %149, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %151

151:
  %152 = phi i64 [ 0, %115 ], [ %796, %795 ]
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  %155 = add <32 x i64> %154, %84
  br i1 %117, label %156, label %163

156:
  %157 = shl nuw nsw i64 %152, 5
  %158 = insertelement <32 x i64> poison, i64 %157, i64 0
  %159 = shufflevector <32 x i64> %158, <32 x i64> poison, <32 x i32> zeroinitializer
  %160 = or disjoint <32 x i64> %159, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %161 = add <32 x i64> %160, %116
  %162 = lshr <32 x i64> %160, %121
  br label %163

163:
  %164 = phi <32 x i64> [ %161, %156 ], [ %155, %151 ]
  %165 = phi <32 x i64> [ %162, %156 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %151 ]
  %166 = load i32, ptr %118, align 4
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
  %175 = load i64, ptr %35, align 8
  br i1 %117, label %176, label %180

176:
  %177 = shl i64 %152, 5
  %178 = add i64 %122, %177
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
  br i1 %188, label %795, label %189

189:
  %190 = or <32 x i64> %174, %124
  %191 = call i32 @llvm.cttz.i32(i32 %187, i1 false)
  store <32 x i64> %164, ptr %31, align 64
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw i64, ptr %31, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = sub i64 %194, %192
  br i1 %117, label %225, label %196

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
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %164, ptr %26, align 64
  br label %243

225:
  %226 = getelementptr inbounds nuw i64, ptr %34, i64 %195
  %227 = bitcast i32 %187 to <32 x i1>
  %228 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %226, <32 x i1> %227, <32 x i64> zeroinitializer)
  %229 = getelementptr inbounds nuw i64, ptr %37, i64 %195
  %230 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %229, <32 x i1> %227, <32 x i64> zeroinitializer)
  br label %329

231:
  %232 = getelementptr i64, ptr %34, i64 %194
  %233 = load i64, ptr %232, align 8
  %234 = insertelement <32 x i64> poison, i64 %233, i64 0
  %235 = shufflevector <32 x i64> %234, <32 x i64> poison, <32 x i32> zeroinitializer
  %236 = getelementptr i64, ptr %37, i64 %194
  %237 = load i64, ptr %236, align 8
  %238 = insertelement <32 x i64> poison, i64 %237, i64 0
  %239 = shufflevector <32 x i64> %238, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %329

240:
  %241 = phi i32 [ 2, %214 ], [ 3, %220 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %266

242:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %164, ptr %26, align 64
  br label %254

243:
  %244 = phi i64 [ 0, %224 ], [ %250, %243 ]
  %245 = getelementptr inbounds nuw i64, ptr %26, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i64, ptr %34, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds nuw i64, ptr %27, i64 %244
  store i64 %248, ptr %249, align 8
  %250 = add nuw nsw i64 %244, 1
  %251 = icmp eq i64 %250, 32
  br i1 %251, label %252, label %243

252:
  %253 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %164, ptr %25, align 64
  br label %286

254:
  %255 = phi i32 [ %264, %254 ], [ %187, %242 ]
  %256 = call i32 @llvm.cttz.i32(i32 %255, i1 true)
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw i64, ptr %26, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i64, ptr %34, i64 %259
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds nuw i64, ptr %27, i64 %257
  store i64 %261, ptr %262, align 8
  %263 = add i32 %255, -1
  %264 = and i32 %263, %255
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %284, label %254

266:
  %267 = phi i1 [ true, %240 ], [ false, %281 ]
  %268 = phi ptr [ %28, %240 ], [ %93, %281 ]
  %269 = phi ptr [ %27, %240 ], [ %94, %281 ]
  %270 = phi ptr [ %27, %240 ], [ %95, %281 ]
  store <32 x i64> %164, ptr %28, align 256
  %271 = load i64, ptr %268, align 64
  %272 = getelementptr inbounds nuw i64, ptr %34, i64 %271
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
  %283 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %309

284:
  %285 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %164, ptr %25, align 64
  br label %295

286:
  %287 = phi i64 [ 0, %252 ], [ %293, %286 ]
  %288 = getelementptr inbounds nuw i64, ptr %25, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds nuw i64, ptr %37, i64 %289
  %291 = load i64, ptr %290, align 8
  %292 = getelementptr inbounds nuw i64, ptr %29, i64 %287
  store i64 %291, ptr %292, align 8
  %293 = add nuw nsw i64 %287, 1
  %294 = icmp eq i64 %293, 32
  br i1 %294, label %307, label %286

295:
  %296 = phi i32 [ %305, %295 ], [ %187, %284 ]
  %297 = call i32 @llvm.cttz.i32(i32 %296, i1 true)
  %298 = zext nneg i32 %297 to i64
  %299 = getelementptr inbounds nuw i64, ptr %25, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i64, ptr %37, i64 %300
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds nuw i64, ptr %29, i64 %298
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
  %311 = phi ptr [ %30, %282 ], [ %90, %324 ]
  %312 = phi ptr [ %29, %282 ], [ %91, %324 ]
  %313 = phi ptr [ %29, %282 ], [ %92, %324 ]
  store <32 x i64> %164, ptr %30, align 256
  %314 = load i64, ptr %311, align 64
  %315 = getelementptr inbounds nuw i64, ptr %37, i64 %314
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
  %328 = load <32 x i64>, ptr %29, align 64
  br label %329

329:
  %330 = phi <32 x i64> [ %228, %225 ], [ %235, %231 ], [ %327, %325 ]
  %331 = phi i32 [ 0, %225 ], [ 1, %231 ], [ %326, %325 ]
  %332 = phi <32 x i64> [ %230, %225 ], [ %239, %231 ], [ %328, %325 ]
  br i1 %40, label %333, label %345

333:
  %334 = icmp uge <32 x i64> %330, %127
  %335 = sub <32 x i64> %330, %127
  %336 = icmp uge <32 x i64> %335, %129
  %337 = and <32 x i1> %334, %336
  %338 = and <32 x i64> %330, splat (i64 262144)
  %339 = icmp eq <32 x i64> %338, zeroinitializer
  %340 = and <32 x i1> %339, %337
  %341 = icmp uge <32 x i64> %332, %127
  %342 = sub <32 x i64> %332, %127
  %343 = icmp uge <32 x i64> %342, %129
  %344 = and <32 x i1> %341, %343
  br label %351

345:
  %346 = icmp ne <32 x i64> %330, zeroinitializer
  %347 = and <32 x i64> %330, splat (i64 262144)
  %348 = icmp eq <32 x i64> %347, zeroinitializer
  %349 = and <32 x i1> %346, %348
  %350 = icmp ne <32 x i64> %332, zeroinitializer
  br label %351

351:
  %352 = phi <32 x i1> [ %340, %333 ], [ %349, %345 ]
  %353 = phi <32 x i64> [ %338, %333 ], [ %347, %345 ]
  %354 = phi <32 x i1> [ %344, %333 ], [ %350, %345 ]
  %355 = and <32 x i64> %332, splat (i64 262144)
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %354, <32 x i1> %356, <32 x i1> zeroinitializer
  %358 = or <32 x i1> %352, %357
  %359 = bitcast <32 x i1> %358 to i32
  %360 = and i32 %187, %359
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %782

362:
  %363 = icmp ult <32 x i64> %330, %131
  %364 = sub <32 x i64> %330, %127
  %365 = icmp ult <32 x i64> %364, %129
  %366 = or <32 x i1> %363, %365
  %367 = icmp ult <32 x i64> %330, %147
  %368 = icmp ult <32 x i64> %332, %131
  %369 = sub <32 x i64> %332, %127
  %370 = icmp ult <32 x i64> %369, %129
  %371 = or <32 x i1> %368, %370
  %372 = xor <32 x i1> %366, splat (i1 true)
  %373 = xor <32 x i1> %371, splat (i1 true)
  %374 = select <32 x i1> %373, <32 x i1> splat (i1 true), <32 x i1> %367
  %375 = select <32 x i1> %374, <32 x i1> splat (i1 true), <32 x i1> %372
  %376 = bitcast <32 x i1> %375 to i32
  %377 = and i32 %187, %376
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %379, label %388

379:
  %380 = xor <32 x i64> %330, %124
  %381 = and <32 x i64> %380, splat (i64 132064)
  %382 = xor <32 x i64> %330, %190
  %383 = and <32 x i64> %382, splat (i64 -4398046248961)
  %384 = xor <32 x i64> %332, %124
  %385 = and <32 x i64> %384, splat (i64 132064)
  %386 = xor <32 x i64> %332, %190
  %387 = and <32 x i64> %386, splat (i64 -4398046248961)
  br label %452

388:
  %389 = bitcast <32 x i1> %367 to i32
  %390 = and i32 %187, %389
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %393, label %392

392:
  call void @suspect(ptr %0)
  br label %393

393:
  %394 = icmp ult <32 x i64> %364, %133
  %395 = xor <32 x i64> %330, %124
  %396 = and <32 x i64> %395, splat (i64 132064)
  %397 = icmp eq <32 x i64> %396, zeroinitializer
  %398 = select <32 x i1> %394, <32 x i1> %397, <32 x i1> zeroinitializer
  %399 = or <32 x i1> %366, %398
  %400 = xor <32 x i64> %330, %190
  %401 = and <32 x i64> %400, splat (i64 -4398046248961)
  %402 = icmp eq <32 x i64> %401, zeroinitializer
  %403 = select <32 x i1> %402, <32 x i1> splat (i1 true), <32 x i1> %399
  %404 = xor <32 x i1> %403, splat (i1 true)
  %405 = bitcast <32 x i1> %404 to i32
  %406 = and i32 %187, %405
  %407 = icmp eq i32 %406, 0
  %408 = select i1 %407, i1 true, i1 %75
  br i1 %408, label %413, label %409

409:
  %410 = load ptr, ptr %134, align 8
  %411 = load i64, ptr %35, align 8
  %412 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %406, <32 x i64> %330, <32 x i64> %164, ptr %410, i64 %411)
  br label %413

413:
  %414 = phi i32 [ %412, %409 ], [ 0, %393 ]
  %415 = xor i32 %414, -1
  %416 = and i32 %406, %415
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %419, label %418

418:
  call void @suspect(ptr %0)
  br label %419

419:
  %420 = icmp ult <32 x i64> %369, %133
  %421 = xor <32 x i64> %332, %124
  %422 = and <32 x i64> %421, splat (i64 132064)
  %423 = icmp eq <32 x i64> %422, zeroinitializer
  %424 = select <32 x i1> %420, <32 x i1> %423, <32 x i1> zeroinitializer
  %425 = or <32 x i1> %371, %424
  %426 = xor <32 x i64> %332, %190
  %427 = and <32 x i64> %426, splat (i64 -4398046248961)
  %428 = icmp eq <32 x i64> %427, zeroinitializer
  %429 = select <32 x i1> %428, <32 x i1> splat (i1 true), <32 x i1> %425
  %430 = xor <32 x i1> %429, splat (i1 true)
  %431 = bitcast <32 x i1> %430 to i32
  %432 = and i32 %187, %431
  %433 = load i32, ptr %44, align 4
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %435, label %438

435:
  %436 = bitcast <32 x i1> %356 to i32
  %437 = and i32 %432, %436
  br label %438

438:
  %439 = phi i32 [ %432, %419 ], [ %437, %435 ]
  %440 = icmp eq i32 %439, 0
  %441 = select i1 %440, i1 true, i1 %75
  br i1 %441, label %446, label %442

442:
  %443 = load ptr, ptr %135, align 8
  %444 = load i64, ptr %35, align 8
  %445 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %439, <32 x i64> %332, <32 x i64> %164, ptr %443, i64 %444)
  br label %446

446:
  %447 = phi i32 [ %445, %442 ], [ 0, %438 ]
  %448 = xor i32 %447, -1
  %449 = and i32 %439, %448
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %452, label %451

451:
  call void @suspect(ptr %0)
  br label %452

452:
  %453 = phi <32 x i64> [ %387, %379 ], [ %427, %451 ], [ %427, %446 ]
  %454 = phi <32 x i64> [ %385, %379 ], [ %422, %451 ], [ %422, %446 ]
  %455 = phi <32 x i64> [ %383, %379 ], [ %401, %451 ], [ %401, %446 ]
  %456 = phi <32 x i64> [ %381, %379 ], [ %396, %451 ], [ %396, %446 ]
  %457 = phi <32 x i64> [ %380, %379 ], [ %395, %451 ], [ %395, %446 ]
  %458 = phi i32 [ 0, %379 ], [ %414, %451 ], [ %414, %446 ]
  %459 = phi i32 [ 0, %379 ], [ %447, %451 ], [ %447, %446 ]
  %460 = icmp ult <32 x i64> %364, %133
  %461 = icmp eq <32 x i64> %456, zeroinitializer
  %462 = select <32 x i1> %460, <32 x i1> %461, <32 x i1> zeroinitializer
  %463 = or <32 x i1> %366, %462
  %464 = icmp eq <32 x i64> %455, zeroinitializer
  %465 = select <32 x i1> %464, <32 x i1> splat (i1 true), <32 x i1> %463
  %466 = bitcast i32 %458 to <32 x i1>
  %467 = lshr <32 x i64> %330, splat (i64 5)
  %468 = and <32 x i64> %467, splat (i64 15)
  %469 = shl nuw nsw <32 x i64> splat (i64 1), %468
  %470 = and <32 x i64> %330, splat (i64 196608)
  %471 = icmp eq <32 x i64> %470, splat (i64 131072)
  %472 = and <32 x i64> %330, splat (i64 65535)
  %473 = select <32 x i1> %471, <32 x i64> %472, <32 x i64> %469
  %474 = and <32 x i64> %330, splat (i64 -4398046511104)
  %475 = icmp eq <32 x i64> %474, %127
  %476 = or <32 x i64> %473, %138
  %477 = select <32 x i1> %475, <32 x i64> %476, <32 x i64> %141
  %478 = and <32 x i64> %457, splat (i64 -4398046379040)
  %479 = icmp eq <32 x i64> %478, zeroinitializer
  %480 = select <32 x i1> %479, <32 x i64> %142, <32 x i64> %477
  %481 = icmp ne <32 x i64> %332, zeroinitializer
  %482 = bitcast <32 x i1> %481 to i32
  %483 = icmp ult <32 x i64> %369, %133
  %484 = icmp eq <32 x i64> %454, zeroinitializer
  %485 = select <32 x i1> %483, <32 x i1> %484, <32 x i1> zeroinitializer
  %486 = or <32 x i1> %371, %485
  %487 = icmp eq <32 x i64> %453, zeroinitializer
  %488 = select <32 x i1> %487, <32 x i1> splat (i1 true), <32 x i1> %486
  %489 = bitcast <32 x i1> %488 to i32
  %490 = or i32 %459, %489
  %491 = and i32 %490, %482
  %492 = and i32 %491, %187
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %533, label %494

494:
  %495 = icmp eq i32 %331, 0
  br i1 %495, label %496, label %499

496:
  %497 = getelementptr inbounds nuw i64, ptr %37, i64 %195
  %498 = bitcast i32 %492 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %497, <32 x i1> %498)
  br label %533

499:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %500 = icmp eq i32 %331, 1
  br i1 %500, label %501, label %508

501:
  %502 = call i32 @llvm.ctlz.i32(i32 %492, i1 true)
  %503 = xor i32 %502, 31
  %504 = zext nneg i32 %503 to i64
  %505 = getelementptr inbounds nuw i64, ptr %18, i64 %504
  %506 = load i64, ptr %505, align 8
  %507 = getelementptr i64, ptr %37, i64 %194
  store i64 %506, ptr %507, align 8
  br label %532

508:
  store <32 x i64> %164, ptr %17, align 64
  %509 = icmp eq i32 %492, -1
  br i1 %509, label %510, label %519

510:
  %511 = phi i64 [ %517, %510 ], [ 0, %508 ]
  %512 = getelementptr inbounds nuw i64, ptr %17, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr inbounds nuw i64, ptr %18, i64 %511
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i64, ptr %37, i64 %513
  store i64 %515, ptr %516, align 8
  %517 = add nuw nsw i64 %511, 1
  %518 = icmp eq i64 %517, 32
  br i1 %518, label %531, label %510

519:
  %520 = phi i32 [ %529, %519 ], [ %492, %508 ]
  %521 = call i32 @llvm.cttz.i32(i32 %520, i1 true)
  %522 = zext nneg i32 %521 to i64
  %523 = getelementptr inbounds nuw i64, ptr %17, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = getelementptr inbounds nuw i64, ptr %18, i64 %522
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds nuw i64, ptr %37, i64 %524
  store i64 %526, ptr %527, align 8
  %528 = add i32 %520, -1
  %529 = and i32 %528, %520
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %531, label %519

531:
  br label %532

532:
  br label %533

533:
  %534 = or <32 x i1> %465, %466
  %535 = or <32 x i64> %353, %480
  %536 = select <32 x i1> %534, <32 x i64> %143, <32 x i64> %535
  %537 = or <32 x i64> %150, %190
  %538 = select <32 x i1> %534, <32 x i64> %537, <32 x i64> %535
  %539 = load ptr, ptr %134, align 8
  %540 = icmp eq ptr %539, null
  br i1 %540, label %626, label %541

541:
  %542 = and <32 x i64> %538, splat (i64 196608)
  %543 = icmp eq <32 x i64> %542, splat (i64 131072)
  %544 = bitcast <32 x i1> %543 to i32
  %545 = and i32 %187, %544
  %546 = icmp eq i32 %545, 0
  br i1 %546, label %626, label %547

547:
  %548 = load i64, ptr %35, align 8
  %549 = and <32 x i64> %330, splat (i64 131072)
  %550 = icmp eq <32 x i64> %549, zeroinitializer
  %551 = bitcast <32 x i1> %550 to i32
  %552 = and i32 %545, %551
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %591, label %554

554:
  %555 = insertelement <32 x i64> poison, i64 %548, i64 0
  %556 = shufflevector <32 x i64> %555, <32 x i64> poison, <32 x i32> zeroinitializer
  %557 = mul <32 x i64> %556, %468
  %558 = lshr <32 x i64> %330, splat (i64 19)
  %559 = and <32 x i64> %558, splat (i64 8388607)
  store <32 x i64> %557, ptr %10, align 64
  store <32 x i64> %559, ptr %11, align 64
  store <32 x i64> %164, ptr %9, align 64
  %560 = icmp eq i32 %552, -1
  br i1 %560, label %561, label %574

561:
  %562 = phi i64 [ %572, %561 ], [ 0, %554 ]
  %563 = getelementptr inbounds nuw i64, ptr %9, i64 %562
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr inbounds nuw i64, ptr %11, i64 %562
  %566 = load i64, ptr %565, align 8
  %567 = trunc i64 %566 to i32
  %568 = getelementptr inbounds nuw i64, ptr %10, i64 %562
  %569 = load i64, ptr %568, align 8
  %570 = getelementptr i32, ptr %539, i64 %564
  %571 = getelementptr i32, ptr %570, i64 %569
  store i32 %567, ptr %571, align 4
  %572 = add nuw nsw i64 %562, 1
  %573 = icmp eq i64 %572, 32
  br i1 %573, label %590, label %561

574:
  %575 = phi i32 [ %588, %574 ], [ %552, %554 ]
  %576 = call i32 @llvm.cttz.i32(i32 %575, i1 true)
  %577 = zext nneg i32 %576 to i64
  %578 = getelementptr inbounds nuw i64, ptr %9, i64 %577
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr inbounds nuw i64, ptr %11, i64 %577
  %581 = load i64, ptr %580, align 8
  %582 = trunc i64 %581 to i32
  %583 = getelementptr inbounds nuw i64, ptr %10, i64 %577
  %584 = load i64, ptr %583, align 8
  %585 = getelementptr i32, ptr %539, i64 %579
  %586 = getelementptr i32, ptr %585, i64 %584
  store i32 %582, ptr %586, align 4
  %587 = add i32 %575, -1
  %588 = and i32 %587, %575
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %574

590:
  br label %591

591:
  %592 = mul i64 %548, %65
  %593 = insertelement <32 x i64> poison, i64 %592, i64 0
  %594 = shufflevector <32 x i64> %593, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %594, ptr %12, align 64
  store <32 x i64> %145, ptr %13, align 64
  store <32 x i64> %164, ptr %8, align 64
  %595 = icmp eq i32 %545, -1
  br i1 %595, label %596, label %609

596:
  %597 = phi i64 [ %607, %596 ], [ 0, %591 ]
  %598 = getelementptr inbounds nuw i64, ptr %8, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr inbounds nuw i64, ptr %13, i64 %597
  %601 = load i64, ptr %600, align 8
  %602 = trunc i64 %601 to i32
  %603 = getelementptr inbounds nuw i64, ptr %12, i64 %597
  %604 = load i64, ptr %603, align 8
  %605 = getelementptr i32, ptr %539, i64 %599
  %606 = getelementptr i32, ptr %605, i64 %604
  store i32 %602, ptr %606, align 4
  %607 = add nuw nsw i64 %597, 1
  %608 = icmp eq i64 %607, 32
  br i1 %608, label %625, label %596

609:
  %610 = phi i32 [ %623, %609 ], [ %545, %591 ]
  %611 = call i32 @llvm.cttz.i32(i32 %610, i1 true)
  %612 = zext nneg i32 %611 to i64
  %613 = getelementptr inbounds nuw i64, ptr %8, i64 %612
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr inbounds nuw i64, ptr %13, i64 %612
  %616 = load i64, ptr %615, align 8
  %617 = trunc i64 %616 to i32
  %618 = getelementptr inbounds nuw i64, ptr %12, i64 %612
  %619 = load i64, ptr %618, align 8
  %620 = getelementptr i32, ptr %539, i64 %614
  %621 = getelementptr i32, ptr %620, i64 %619
  store i32 %617, ptr %621, align 4
  %622 = add i32 %610, -1
  %623 = and i32 %622, %610
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %625, label %609

625:
  br label %626

626:
  %627 = icmp eq i32 %331, 0
  br i1 %627, label %630, label %628

628:
  %629 = icmp eq i32 %187, -1
  br i1 %629, label %633, label %659

630:
  %631 = getelementptr inbounds nuw i64, ptr %34, i64 %195
  %632 = bitcast i32 %187 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %538, ptr align 8 %631, <32 x i1> %632)
  br label %795

633:
  %634 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %635 = shufflevector <32 x i64> %164, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %636 = icmp ne <32 x i64> %164, %634
  %637 = icmp ne <32 x i64> %164, %635
  %638 = and <32 x i1> %636, %637
  %639 = bitcast <32 x i1> %638 to i32
  %640 = icmp eq i32 %639, 0
  %641 = icmp eq i32 %331, 1
  br i1 %640, label %642, label %658

642:
  store <32 x i64> %536, ptr %21, align 64
  br i1 %641, label %643, label %646

643:
  %644 = extractelement <32 x i64> %536, i64 31
  %645 = getelementptr i64, ptr %34, i64 %194
  store i64 %644, ptr %645, align 8
  br label %657

646:
  store <32 x i64> %164, ptr %14, align 64
  br label %647

647:
  %648 = phi i64 [ 0, %646 ], [ %654, %647 ]
  %649 = getelementptr inbounds nuw i64, ptr %14, i64 %648
  %650 = load i64, ptr %649, align 8
  %651 = getelementptr inbounds nuw i64, ptr %21, i64 %648
  %652 = load i64, ptr %651, align 8
  %653 = getelementptr inbounds nuw i64, ptr %34, i64 %650
  store i64 %652, ptr %653, align 8
  %654 = add nuw nsw i64 %648, 1
  %655 = icmp eq i64 %654, 32
  br i1 %655, label %656, label %647

656:
  br label %657

657:
  br label %795

658:
  store <32 x i64> %538, ptr %19, align 64
  br i1 %641, label %661, label %674

659:
  store <32 x i64> %538, ptr %19, align 64
  %660 = icmp eq i32 %331, 1
  br i1 %660, label %661, label %684

661:
  %662 = call i32 @llvm.ctlz.i32(i32 %187, i1 false)
  %663 = sub nuw nsw i32 31, %662
  %664 = zext nneg i32 %663 to i64
  %665 = getelementptr inbounds nuw i64, ptr %19, i64 %664
  %666 = load i64, ptr %665, align 8
  %667 = getelementptr i64, ptr %34, i64 %194
  store i64 %666, ptr %667, align 8
  %668 = insertelement <32 x i64> poison, i64 %666, i64 0
  %669 = shufflevector <32 x i64> %668, <32 x i64> poison, <32 x i32> zeroinitializer
  %670 = icmp ne <32 x i64> %669, %538
  %671 = bitcast <32 x i1> %670 to i32
  %672 = and i32 %187, %671
  %673 = icmp eq i32 %672, 0
  br i1 %673, label %795, label %746

674:
  store <32 x i64> %164, ptr %16, align 64
  br label %675

675:
  %676 = phi i64 [ 0, %674 ], [ %682, %675 ]
  %677 = getelementptr inbounds nuw i64, ptr %16, i64 %676
  %678 = load i64, ptr %677, align 8
  %679 = getelementptr inbounds nuw i64, ptr %19, i64 %676
  %680 = load i64, ptr %679, align 8
  %681 = getelementptr inbounds nuw i64, ptr %34, i64 %678
  store i64 %680, ptr %681, align 8
  %682 = add nuw nsw i64 %676, 1
  %683 = icmp eq i64 %682, 32
  br i1 %683, label %697, label %675

684:
  store <32 x i64> %164, ptr %16, align 64
  br label %685

685:
  %686 = phi i32 [ %695, %685 ], [ %187, %684 ]
  %687 = call i32 @llvm.cttz.i32(i32 %686, i1 true)
  %688 = zext nneg i32 %687 to i64
  %689 = getelementptr inbounds nuw i64, ptr %16, i64 %688
  %690 = load i64, ptr %689, align 8
  %691 = getelementptr inbounds nuw i64, ptr %19, i64 %688
  %692 = load i64, ptr %691, align 8
  %693 = getelementptr inbounds nuw i64, ptr %34, i64 %690
  store i64 %692, ptr %693, align 8
  %694 = add i32 %686, -1
  %695 = and i32 %694, %686
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %697, label %685

697:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %698 = icmp eq i32 %331, 4
  br i1 %698, label %701, label %699

699:
  %700 = icmp eq i32 %331, 2
  br label %724

701:
  store <32 x i64> %164, ptr %22, align 64
  br i1 %629, label %702, label %711

702:
  %703 = phi i64 [ %709, %702 ], [ 0, %701 ]
  %704 = getelementptr inbounds nuw i64, ptr %22, i64 %703
  %705 = load i64, ptr %704, align 8
  %706 = getelementptr inbounds nuw i64, ptr %34, i64 %705
  %707 = load i64, ptr %706, align 8
  %708 = getelementptr inbounds nuw i64, ptr %23, i64 %703
  store i64 %707, ptr %708, align 8
  %709 = add nuw nsw i64 %703, 1
  %710 = icmp eq i64 %709, 32
  br i1 %710, label %723, label %702

711:
  %712 = phi i32 [ %721, %711 ], [ %187, %701 ]
  %713 = call i32 @llvm.cttz.i32(i32 %712, i1 true)
  %714 = zext nneg i32 %713 to i64
  %715 = getelementptr inbounds nuw i64, ptr %22, i64 %714
  %716 = load i64, ptr %715, align 8
  %717 = getelementptr inbounds nuw i64, ptr %34, i64 %716
  %718 = load i64, ptr %717, align 8
  %719 = getelementptr inbounds nuw i64, ptr %23, i64 %714
  store i64 %718, ptr %719, align 8
  %720 = add i32 %712, -1
  %721 = and i32 %720, %712
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %723, label %711

723:
  br label %740

724:
  %725 = phi i1 [ true, %699 ], [ false, %739 ]
  %726 = phi ptr [ %24, %699 ], [ %96, %739 ]
  %727 = phi ptr [ %23, %699 ], [ %97, %739 ]
  %728 = phi ptr [ %23, %699 ], [ %98, %739 ]
  store <32 x i64> %164, ptr %24, align 256
  %729 = load i64, ptr %726, align 64
  %730 = getelementptr inbounds nuw i64, ptr %34, i64 %729
  br i1 %700, label %733, label %731

731:
  %732 = load i64, ptr %730, align 8
  br label %734

733:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %727, ptr align 8 %730, i64 128, i1 false)
  br label %739

734:
  %735 = phi i64 [ 0, %731 ], [ %737, %734 ]
  %736 = getelementptr inbounds nuw i64, ptr %728, i64 %735
  store i64 %732, ptr %736, align 8
  %737 = add nuw nsw i64 %735, 1
  %738 = icmp eq i64 %737, 16
  br i1 %738, label %739, label %734

739:
  br i1 %725, label %724, label %740

740:
  %741 = load <32 x i64>, ptr %23, align 64
  %742 = icmp ne <32 x i64> %741, %538
  %743 = bitcast <32 x i1> %742 to i32
  %744 = and i32 %187, %743
  %745 = icmp eq i32 %744, 0
  br i1 %745, label %795, label %747

746:
  store <32 x i64> %536, ptr %20, align 64
  br label %749

747:
  store <32 x i64> %536, ptr %20, align 64
  %748 = icmp eq i32 %331, 1
  br i1 %748, label %749, label %757

749:
  %750 = phi i32 [ %672, %746 ], [ %744, %747 ]
  %751 = call i32 @llvm.ctlz.i32(i32 %750, i1 true)
  %752 = xor i32 %751, 31
  %753 = zext nneg i32 %752 to i64
  %754 = getelementptr inbounds nuw i64, ptr %20, i64 %753
  %755 = load i64, ptr %754, align 8
  %756 = getelementptr i64, ptr %34, i64 %194
  store i64 %755, ptr %756, align 8
  br label %781

757:
  store <32 x i64> %164, ptr %15, align 64
  %758 = icmp eq i32 %744, -1
  br i1 %758, label %759, label %768

759:
  %760 = phi i64 [ %766, %759 ], [ 0, %757 ]
  %761 = getelementptr inbounds nuw i64, ptr %15, i64 %760
  %762 = load i64, ptr %761, align 8
  %763 = getelementptr inbounds nuw i64, ptr %20, i64 %760
  %764 = load i64, ptr %763, align 8
  %765 = getelementptr inbounds nuw i64, ptr %34, i64 %762
  store i64 %764, ptr %765, align 8
  %766 = add nuw nsw i64 %760, 1
  %767 = icmp eq i64 %766, 32
  br i1 %767, label %780, label %759

768:
  %769 = phi i32 [ %778, %768 ], [ %744, %757 ]
  %770 = call i32 @llvm.cttz.i32(i32 %769, i1 true)
  %771 = zext nneg i32 %770 to i64
  %772 = getelementptr inbounds nuw i64, ptr %15, i64 %771
  %773 = load i64, ptr %772, align 8
  %774 = getelementptr inbounds nuw i64, ptr %20, i64 %771
  %775 = load i64, ptr %774, align 8
  %776 = getelementptr inbounds nuw i64, ptr %34, i64 %773
  store i64 %775, ptr %776, align 8
  %777 = add i32 %769, -1
  %778 = and i32 %777, %769
  %779 = icmp eq i32 %778, 0
  br i1 %779, label %780, label %768

780:
  br label %781

781:
  br label %795

782:
  store <32 x i64> %3, ptr %32, align 64
  %783 = icmp eq i32 %2, 0
  br i1 %783, label %794, label %784

784:
  %785 = phi i32 [ %792, %784 ], [ %2, %782 ]
  %786 = call i32 @llvm.cttz.i32(i32 %785, i1 true)
  %787 = shl nuw i32 1, %786
  %788 = zext nneg i32 %786 to i64
  %789 = getelementptr inbounds nuw i64, ptr %32, i64 %788
  %790 = load i64, ptr %789, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE4EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %787, i64 %790, ptr %4, i32 %5, i1 zeroext %6)
  %791 = add i32 %785, -1
  %792 = and i32 %791, %785
  %793 = icmp eq i32 %792, 0
  br i1 %793, label %794, label %784

794:
  br label %798

795:
  %796 = add nuw nsw i64 %152, 1
  %797 = icmp eq i64 %796, %87
  br i1 %797, label %798, label %151

798:
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %21 = load i64, ptr %20, align 8
  %22 = shl i64 %21, 42
  %23 = add i64 %22, 4398046511104
  %24 = zext i32 %18 to i64
  %25 = shl nuw nsw i64 %24, 19
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %27 = load i32, ptr %26, align 8
  %28 = zext i32 %27 to i64
  %29 = shl nuw nsw i64 %28, 5
  %30 = or disjoint i64 %29, %23
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = shl nuw nsw i64 %33, 19
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %36 = load i32, ptr %35, align 16
  %37 = zext i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 19
  %39 = and i32 %27, 15
  %40 = zext nneg i32 %39 to i64
  %41 = shl nuw nsw i64 1, %40
  %42 = or i64 %25, %30
  %43 = or i64 %42, 65536
  %44 = or disjoint i64 %41, %23
  %45 = or i64 %25, %44
  %46 = or disjoint i64 %45, 131072
  %47 = select i1 %15, i64 %23, i64 1
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %49 = load i64, ptr %48, align 8
  %50 = icmp eq i64 %49, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %52 = load i32, ptr %51, align 4
  %53 = icmp ne i32 %52, 0
  %54 = call i32 @llvm.ctpop.i32(i32 %2)
  %55 = icmp samesign ult i32 %54, 2
  %56 = select i1 %53, i1 true, i1 %55
  %57 = add i32 %52, -1
  %58 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %59 = select i1 %53, i32 %57, i32 %58
  %60 = zext i32 %59 to i64
  %61 = select i1 %56, i64 %60, i64 196608
  %62 = or i64 %61, %30
  %63 = or i64 %62, %25
  %64 = select i1 %56, i64 %63, i64 %43
  %65 = load i64, ptr %4, align 8
  %66 = sub i64 %3, %65
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %68 = load i64, ptr %67, align 8
  %69 = lshr i64 %66, %68
  %70 = trunc i64 %68 to i32
  %71 = lshr i32 %5, %70
  %72 = zext i32 %71 to i64
  %73 = icmp eq i32 %71, 0
  br i1 %73, label %74, label %75

74:
  call void @suspect(ptr %0)
  br label %75

75:
  %76 = add i64 %69, %72
  %77 = icmp ult i64 %69, %76
  br i1 %77, label %78, label %87

78:
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %80 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %81 = or i64 %25, -4398046314496
  %82 = or i64 %64, 262144
  br label %83

83:
  %84 = phi i64 [ %69, %78 ], [ %329, %328 ]
  %85 = load i64, ptr %10, align 8
  %86 = icmp ult i64 %84, %85
  br i1 %86, label %88, label %87

87:
  ret void

88:
  %89 = getelementptr inbounds nuw i64, ptr %9, i64 %84
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds nuw i64, ptr %12, i64 %84
  %92 = load i64, ptr %91, align 8
  %93 = icmp ult i64 %90, %47
  %94 = sub i64 %90, %23
  %95 = icmp ult i64 %94, %34
  %96 = or i1 %93, %95
  %97 = select i1 %6, i1 %93, i1 false
  %98 = xor i1 %97, true
  %99 = select i1 %98, i1 %96, i1 false
  %100 = icmp ult i64 %92, %47
  %101 = sub i64 %92, %23
  %102 = icmp ult i64 %101, %34
  %103 = or i1 %100, %102
  %104 = and i1 %99, %103
  br i1 %104, label %157, label %105

105:
  br i1 %97, label %106, label %107

106:
  call void @suspect(ptr %0)
  br label %107

107:
  %108 = icmp ult i64 %94, %38
  %109 = xor i64 %90, %29
  %110 = and i64 %109, 132064
  %111 = icmp eq i64 %110, 0
  %112 = and i1 %108, %111
  %113 = xor i64 %90, %62
  %114 = and i64 %113, -4398046248961
  %115 = icmp eq i64 %114, 0
  %116 = or i1 %115, %112
  %117 = and i64 %90, 262144
  %118 = icmp ne i64 %117, 0
  %119 = or i1 %118, %116
  %120 = or i1 %96, %119
  %121 = select i1 %120, i1 true, i1 %50
  br i1 %121, label %126, label %122

122:
  %123 = load ptr, ptr %79, align 8
  %124 = load i64, ptr %10, align 8
  %125 = call i32 @clock_orders(ptr %0, ptr %1, i64 %90, i64 %84, ptr %123, i64 %124)
  br label %126

126:
  %127 = phi i32 [ %125, %122 ], [ 0, %107 ]
  %128 = and i32 %127, 1
  %129 = icmp ne i32 %128, 0
  %130 = or i1 %120, %129
  br i1 %130, label %132, label %131

131:
  call void @suspect(ptr %0)
  br label %132

132:
  %133 = icmp ult i64 %101, %38
  %134 = xor i64 %92, %29
  %135 = and i64 %134, 132064
  %136 = icmp eq i64 %135, 0
  %137 = and i1 %133, %136
  %138 = xor i64 %92, %62
  %139 = and i64 %138, -4398046248961
  %140 = icmp eq i64 %139, 0
  %141 = or i1 %140, %137
  %142 = and i64 %92, 262144
  %143 = icmp ne i64 %142, 0
  %144 = or i1 %143, %141
  %145 = or i1 %103, %144
  %146 = select i1 %145, i1 true, i1 %50
  br i1 %146, label %151, label %147

147:
  %148 = load ptr, ptr %80, align 8
  %149 = load i64, ptr %10, align 8
  %150 = call i32 @clock_orders(ptr %0, ptr %1, i64 %92, i64 %84, ptr %148, i64 %149)
  br label %151

151:
  %152 = phi i32 [ %150, %147 ], [ 0, %132 ]
  %153 = and i32 %152, 1
  %154 = icmp ne i32 %153, 0
  %155 = or i1 %145, %154
  br i1 %155, label %157, label %156

156:
  call void @suspect(ptr %0)
  br label %157

157:
  %158 = phi i32 [ 0, %88 ], [ %152, %151 ], [ %152, %156 ]
  %159 = phi i32 [ 0, %88 ], [ %127, %151 ], [ %127, %156 ]
  %160 = and i64 %90, 262144
  %161 = icmp ne i64 %160, 0
  br i1 %15, label %162, label %169

162:
  %163 = icmp ult i64 %90, %23
  %164 = or i1 %163, %161
  %165 = or i1 %164, %96
  %166 = icmp uge i64 %92, %23
  %167 = xor i1 %103, true
  %168 = and i1 %166, %167
  br label %173

169:
  %170 = icmp eq i64 %90, 0
  %171 = or i1 %170, %161
  %172 = icmp ne i64 %92, 0
  br label %173

173:
  %174 = phi i1 [ %165, %162 ], [ %171, %169 ]
  %175 = phi i1 [ %168, %162 ], [ %172, %169 ]
  %176 = and i64 %92, 262144
  %177 = icmp eq i64 %176, 0
  %178 = and i1 %177, %175
  %179 = or i1 %174, %178
  br i1 %179, label %232, label %180

180:
  store i32 1, ptr %19, align 4
  %181 = icmp ult i64 %101, %38
  %182 = xor i64 %92, %30
  %183 = and i64 %182, 132064
  %184 = icmp eq i64 %183, 0
  %185 = and i1 %181, %184
  %186 = xor i64 %92, %62
  %187 = and i64 %186, -4398046248961
  %188 = icmp eq i64 %187, 0
  %189 = or i1 %188, %185
  %190 = or i1 %103, %189
  %191 = and i64 %92, -4398046511104
  %192 = icmp eq i64 %191, %23
  br i1 %192, label %193, label %202

193:
  %194 = and i64 %92, 196608
  %195 = icmp eq i64 %194, 131072
  %196 = and i64 %92, 65535
  %197 = lshr i64 %92, 5
  %198 = and i64 %197, 15
  %199 = shl nuw nsw i64 1, %198
  %200 = select i1 %195, i64 %196, i64 %199
  %201 = or i64 %200, %46
  br label %202

202:
  %203 = phi i64 [ %201, %193 ], [ %81, %180 ]
  %204 = and i64 %182, -4398046379040
  %205 = icmp eq i64 %204, 0
  %206 = select i1 %205, i64 %43, i64 %203
  %207 = or i64 %206, %176
  %208 = select i1 %190, i64 %82, i64 %207
  %209 = load ptr, ptr %80, align 8
  %210 = icmp ne ptr %209, null
  %211 = and i64 %208, 196608
  %212 = icmp eq i64 %211, 131072
  %213 = select i1 %210, i1 %212, i1 false
  br i1 %213, label %214, label %231

214:
  %215 = load i64, ptr %10, align 8
  %216 = and i64 %92, 131072
  %217 = icmp eq i64 %216, 0
  br i1 %217, label %218, label %227

218:
  %219 = lshr i64 %92, 5
  %220 = and i64 %219, 15
  %221 = mul i64 %215, %220
  %222 = lshr i64 %92, 19
  %223 = trunc i64 %222 to i32
  %224 = and i32 %223, 8388607
  %225 = getelementptr i32, ptr %209, i64 %84
  %226 = getelementptr i32, ptr %225, i64 %221
  store i32 %224, ptr %226, align 4
  br label %227

227:
  %228 = mul i64 %215, %40
  %229 = getelementptr i32, ptr %209, i64 %84
  %230 = getelementptr i32, ptr %229, i64 %228
  store i32 %18, ptr %230, align 4
  br label %231

231:
  store i64 %208, ptr %91, align 8
  br label %328

232:
  %233 = icmp ult i64 %94, %38
  %234 = xor i64 %90, %30
  %235 = and i64 %234, 132064
  %236 = icmp eq i64 %235, 0
  %237 = and i1 %233, %236
  %238 = xor i64 %90, %62
  %239 = and i64 %238, -4398046248961
  %240 = icmp eq i64 %239, 0
  %241 = or i1 %240, %237
  %242 = or i1 %96, %241
  br i1 %242, label %243, label %254

243:
  %244 = icmp ult i64 %101, %38
  %245 = xor i64 %92, %29
  %246 = and i64 %245, 132064
  %247 = icmp eq i64 %246, 0
  %248 = and i1 %244, %247
  %249 = xor i64 %92, %62
  %250 = and i64 %249, -4398046248961
  %251 = icmp eq i64 %250, 0
  %252 = or i1 %251, %248
  %253 = or i1 %103, %252
  br label %254

254:
  %255 = phi i1 [ false, %232 ], [ %253, %243 ]
  br i1 %174, label %262, label %256

256:
  %257 = load ptr, ptr %79, align 8
  %258 = icmp eq ptr %257, null
  %259 = or i1 %255, %258
  br i1 %259, label %262, label %260

260:
  store i32 1, ptr %19, align 4
  %261 = call i64 @clock_join(ptr %0, ptr %4, i64 %84, i64 %90, i64 %92)
  store i64 %261, ptr %89, align 8
  store i64 %82, ptr %91, align 8
  br label %328

262:
  %263 = phi i64 [ 0, %256 ], [ 262144, %254 ]
  %264 = and i1 %174, %178
  %265 = icmp ne i32 %159, 0
  %266 = or i1 %242, %265
  %267 = and i64 %90, -4398046511104
  %268 = icmp eq i64 %267, %23
  br i1 %268, label %269, label %278

269:
  %270 = and i64 %90, 196608
  %271 = icmp eq i64 %270, 131072
  %272 = and i64 %90, 65535
  %273 = lshr i64 %90, 5
  %274 = and i64 %273, 15
  %275 = shl nuw nsw i64 1, %274
  %276 = select i1 %271, i64 %272, i64 %275
  %277 = or i64 %276, %46
  br label %278

278:
  %279 = phi i64 [ %277, %269 ], [ %81, %262 ]
  %280 = and i64 %234, -4398046379040
  %281 = icmp eq i64 %280, 0
  %282 = select i1 %281, i64 %43, i64 %279
  %283 = and i64 %263, %90
  %284 = or i64 %282, %283
  %285 = or i64 %263, %64
  %286 = select i1 %266, i64 %285, i64 %284
  %287 = icmp eq i64 %92, 0
  %288 = or i1 %287, %264
  %289 = icmp ult i64 %101, %38
  %290 = xor i64 %92, %29
  %291 = and i64 %290, 132064
  %292 = icmp eq i64 %291, 0
  %293 = and i1 %289, %292
  %294 = xor i64 %92, %62
  %295 = and i64 %294, -4398046248961
  %296 = icmp eq i64 %295, 0
  %297 = or i1 %296, %293
  %298 = trunc i32 %158 to i1
  %299 = or i1 %297, %298
  %300 = or i1 %103, %299
  %301 = xor i1 %300, true
  %302 = select i1 %288, i1 true, i1 %301
  br i1 %302, label %304, label %303

303:
  store i64 0, ptr %91, align 8
  br label %304

304:
  %305 = load ptr, ptr %79, align 8
  %306 = icmp ne ptr %305, null
  %307 = and i64 %286, 196608
  %308 = icmp eq i64 %307, 131072
  %309 = select i1 %306, i1 %308, i1 false
  br i1 %309, label %310, label %327

310:
  %311 = load i64, ptr %10, align 8
  %312 = and i64 %90, 131072
  %313 = icmp eq i64 %312, 0
  br i1 %313, label %314, label %323

314:
  %315 = lshr i64 %90, 5
  %316 = and i64 %315, 15
  %317 = mul i64 %311, %316
  %318 = lshr i64 %90, 19
  %319 = trunc i64 %318 to i32
  %320 = and i32 %319, 8388607
  %321 = getelementptr i32, ptr %305, i64 %84
  %322 = getelementptr i32, ptr %321, i64 %317
  store i32 %320, ptr %322, align 4
  br label %323

323:
  %324 = mul i64 %311, %40
  %325 = getelementptr i32, ptr %305, i64 %84
  %326 = getelementptr i32, ptr %325, i64 %324
  store i32 %18, ptr %326, align 4
  br label %327

327:
  store i64 %286, ptr %89, align 8
  br label %328

328:
  %329 = add nuw i64 %84, 1
  %330 = icmp eq i64 %329, %76
  br i1 %330, label %87, label %83
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %42 = load ptr, ptr %41, align 8
  %43 = load i32, ptr %42, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 42
  %47 = add i64 %46, 4398046511104
  %48 = zext i32 %43 to i64
  %49 = shl nuw nsw i64 %48, 19
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %51 = load i32, ptr %50, align 8
  %52 = zext i32 %51 to i64
  %53 = shl nuw nsw i64 %52, 5
  %54 = or disjoint i64 %53, %47
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %56 = load i32, ptr %55, align 8
  %57 = zext i32 %56 to i64
  %58 = shl nuw nsw i64 %57, 19
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %60 = load i32, ptr %59, align 16
  %61 = zext i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 19
  %63 = and i32 %51, 15
  %64 = zext nneg i32 %63 to i64
  %65 = shl nuw nsw i64 1, %64
  %66 = or i64 %49, %54
  %67 = or i64 %66, 65536
  %68 = or disjoint i64 %65, %47
  %69 = or i64 %49, %68
  %70 = or disjoint i64 %69, 131072
  %71 = select i1 %40, i64 %47, i64 1
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %73 = load i64, ptr %72, align 8
  %74 = icmp eq i64 %73, 0
  %75 = load i64, ptr %4, align 8
  %76 = insertelement <32 x i64> poison, i64 %75, i64 0
  %77 = shufflevector <32 x i64> %76, <32 x i64> poison, <32 x i32> zeroinitializer
  %78 = sub <32 x i64> %3, %77
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %80 = load i64, ptr %79, align 8
  %81 = insertelement <32 x i64> poison, i64 %80, i64 0
  %82 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  %83 = lshr <32 x i64> %78, %82
  %84 = trunc i64 %80 to i32
  %85 = lshr i32 %5, %84
  %86 = zext i32 %85 to i64
  %87 = extractelement <32 x i64> %83, i64 0
  %88 = icmp eq i32 %85, 0
  %89 = getelementptr inbounds nuw i8, ptr %30, i64 128
  %90 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %91 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %92 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %93 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %94 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %95 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %96 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %97 = getelementptr inbounds nuw i8, ptr %23, i64 128
  br i1 %88, label %98, label %99

98:
  call void @suspect(ptr %0)
  br label %793

99:
  %100 = icmp ne i32 %85, 1
  %101 = icmp eq i32 %2, -1
  %102 = and i1 %101, %100
  br i1 %102, label %105, label %103

103:
  %104 = shufflevector <32 x i64> %83, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %114

105:
  %106 = insertelement <32 x i64> poison, i64 %86, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = mul nuw nsw <32 x i64> %107, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %109 = shufflevector <32 x i64> %83, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = add <32 x i64> %108, %109
  %111 = icmp ne <32 x i64> %83, %110
  %112 = bitcast <32 x i1> %111 to i32
  %113 = icmp eq i32 %112, 0
  br label %114

114:
  %115 = phi <32 x i64> [ %104, %103 ], [ %109, %105 ]
  %116 = phi i1 [ false, %103 ], [ %113, %105 ]
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %118 = call i64 @llvm.cttz.i64(i64 %86, i1 true)
  %119 = insertelement <32 x i64> poison, i64 %118, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add i64 %87, 32
  %122 = insertelement <32 x i64> poison, i64 %54, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = select i1 %6, i64 %71, i64 0
  %125 = insertelement <32 x i64> poison, i64 %47, i64 0
  %126 = shufflevector <32 x i64> %125, <32 x i64> poison, <32 x i32> zeroinitializer
  %127 = insertelement <32 x i64> poison, i64 %58, i64 0
  %128 = shufflevector <32 x i64> %127, <32 x i64> poison, <32 x i32> zeroinitializer
  %129 = insertelement <32 x i64> poison, i64 %71, i64 0
  %130 = shufflevector <32 x i64> %129, <32 x i64> poison, <32 x i32> zeroinitializer
  %131 = insertelement <32 x i64> poison, i64 %62, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %135 = insertelement <32 x i64> poison, i64 %67, i64 0
  %136 = insertelement <32 x i64> poison, i64 %70, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = or i64 %49, -4398046314496
  %139 = insertelement <32 x i64> poison, i64 %138, i64 0
  %140 = shufflevector <32 x i64> %139, <32 x i64> poison, <32 x i32> zeroinitializer
  %141 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = or <32 x i64> %141, splat (i64 262144)
  %143 = insertelement <32 x i64> poison, i64 %48, i64 0
  %144 = shufflevector <32 x i64> %143, <32 x i64> poison, <32 x i32> zeroinitializer
  %145 = insertelement <32 x i64> poison, i64 %124, i64 0
  %146 = shufflevector <32 x i64> %145, <32 x i64> poison, <32 x i32> zeroinitializer
  %147 = or disjoint i64 %49, 262144
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %150

150:
  %151 = phi i64 [ 0, %114 ], [ %791, %790 ]
  %152 = insertelement <32 x i64> poison, i64 %151, i64 0
  %153 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> zeroinitializer
  %154 = add <32 x i64> %153, %83
  br i1 %116, label %155, label %162

155:
  %156 = shl nuw nsw i64 %151, 5
  %157 = insertelement <32 x i64> poison, i64 %156, i64 0
  %158 = shufflevector <32 x i64> %157, <32 x i64> poison, <32 x i32> zeroinitializer
  %159 = or disjoint <32 x i64> %158, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %160 = add <32 x i64> %159, %115
  %161 = lshr <32 x i64> %159, %120
  br label %162

162:
  %163 = phi <32 x i64> [ %160, %155 ], [ %154, %150 ]
  %164 = phi <32 x i64> [ %161, %155 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %150 ]
  %165 = load i32, ptr %117, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:
  %168 = add i32 %165, -1
  %169 = zext i32 %168 to i64
  %170 = insertelement <32 x i64> poison, i64 %169, i64 0
  %171 = shufflevector <32 x i64> %170, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %172

172:
  %173 = phi <32 x i64> [ %171, %167 ], [ %164, %162 ]
  %174 = load i64, ptr %35, align 8
  br i1 %116, label %175, label %179

175:
  %176 = shl i64 %151, 5
  %177 = add i64 %121, %176
  %178 = icmp ugt i64 %177, %174
  br i1 %178, label %179, label %185

179:
  %180 = insertelement <32 x i64> poison, i64 %174, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = icmp ult <32 x i64> %163, %181
  %183 = bitcast <32 x i1> %182 to i32
  %184 = and i32 %2, %183
  br label %185

185:
  %186 = phi i32 [ %184, %179 ], [ %2, %175 ]
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %790, label %188

188:
  %189 = or <32 x i64> %173, %123
  %190 = call i32 @llvm.cttz.i32(i32 %186, i1 false)
  store <32 x i64> %163, ptr %31, align 64
  %191 = zext nneg i32 %190 to i64
  %192 = getelementptr inbounds nuw i64, ptr %31, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = sub i64 %193, %191
  br i1 %116, label %224, label %195

195:
  %196 = insertelement <32 x i64> poison, i64 %194, i64 0
  %197 = shufflevector <32 x i64> %196, <32 x i64> poison, <32 x i32> zeroinitializer
  %198 = add <32 x i64> %197, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %199 = icmp eq <32 x i64> %163, %198
  %200 = bitcast <32 x i1> %199 to i32
  %201 = xor i32 %186, -1
  %202 = or i32 %200, %201
  %203 = icmp eq i32 %202, -1
  br i1 %203, label %224, label %204

204:
  %205 = insertelement <32 x i64> poison, i64 %193, i64 0
  %206 = shufflevector <32 x i64> %205, <32 x i64> poison, <32 x i32> zeroinitializer
  %207 = icmp eq <32 x i64> %163, %206
  %208 = bitcast <32 x i1> %207 to i32
  %209 = or i32 %208, %201
  %210 = icmp eq i32 %209, -1
  br i1 %210, label %230, label %211

211:
  %212 = icmp eq i32 %186, -1
  br i1 %212, label %213, label %241

213:
  %214 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %215 = add <32 x i64> %214, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %216 = icmp ne <32 x i64> %163, %215
  %217 = bitcast <32 x i1> %216 to i32
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %239, label %219

219:
  %220 = icmp ne <32 x i64> %163, %214
  %221 = bitcast <32 x i1> %220 to i32
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %239, label %223

223:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %163, ptr %26, align 64
  br label %242

224:
  %225 = getelementptr inbounds nuw i64, ptr %34, i64 %194
  %226 = bitcast i32 %186 to <32 x i1>
  %227 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %225, <32 x i1> %226, <32 x i64> zeroinitializer)
  %228 = getelementptr inbounds nuw i64, ptr %37, i64 %194
  %229 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %228, <32 x i1> %226, <32 x i64> zeroinitializer)
  br label %328

230:
  %231 = getelementptr i64, ptr %34, i64 %193
  %232 = load i64, ptr %231, align 8
  %233 = insertelement <32 x i64> poison, i64 %232, i64 0
  %234 = shufflevector <32 x i64> %233, <32 x i64> poison, <32 x i32> zeroinitializer
  %235 = getelementptr i64, ptr %37, i64 %193
  %236 = load i64, ptr %235, align 8
  %237 = insertelement <32 x i64> poison, i64 %236, i64 0
  %238 = shufflevector <32 x i64> %237, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %328

239:
  %240 = phi i32 [ 2, %213 ], [ 3, %219 ]
  store <32 x i64> zeroinitializer, ptr %27, align 64
  br label %265

241:
  store <32 x i64> zeroinitializer, ptr %27, align 64
  store <32 x i64> %163, ptr %26, align 64
  br label %253

242:
  %243 = phi i64 [ 0, %223 ], [ %249, %242 ]
  %244 = getelementptr inbounds nuw i64, ptr %26, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds nuw i64, ptr %34, i64 %245
  %247 = load i64, ptr %246, align 8
  %248 = getelementptr inbounds nuw i64, ptr %27, i64 %243
  store i64 %247, ptr %248, align 8
  %249 = add nuw nsw i64 %243, 1
  %250 = icmp eq i64 %249, 32
  br i1 %250, label %251, label %242

251:
  %252 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %163, ptr %25, align 64
  br label %285

253:
  %254 = phi i32 [ %263, %253 ], [ %186, %241 ]
  %255 = call i32 @llvm.cttz.i32(i32 %254, i1 true)
  %256 = zext nneg i32 %255 to i64
  %257 = getelementptr inbounds nuw i64, ptr %26, i64 %256
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i64, ptr %34, i64 %258
  %260 = load i64, ptr %259, align 8
  %261 = getelementptr inbounds nuw i64, ptr %27, i64 %256
  store i64 %260, ptr %261, align 8
  %262 = add i32 %254, -1
  %263 = and i32 %262, %254
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %283, label %253

265:
  %266 = phi i1 [ true, %239 ], [ false, %280 ]
  %267 = phi ptr [ %28, %239 ], [ %92, %280 ]
  %268 = phi ptr [ %27, %239 ], [ %93, %280 ]
  %269 = phi ptr [ %27, %239 ], [ %94, %280 ]
  store <32 x i64> %163, ptr %28, align 256
  %270 = load i64, ptr %267, align 64
  %271 = getelementptr inbounds nuw i64, ptr %34, i64 %270
  br i1 %218, label %274, label %272

272:
  %273 = load i64, ptr %271, align 8
  br label %275

274:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %268, ptr align 8 %271, i64 128, i1 false)
  br label %280

275:
  %276 = phi i64 [ 0, %272 ], [ %278, %275 ]
  %277 = getelementptr inbounds nuw i64, ptr %269, i64 %276
  store i64 %273, ptr %277, align 8
  %278 = add nuw nsw i64 %276, 1
  %279 = icmp eq i64 %278, 16
  br i1 %279, label %280, label %275

280:
  br i1 %266, label %265, label %281

281:
  %282 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  br label %308

283:
  %284 = load <32 x i64>, ptr %27, align 64
  store <32 x i64> zeroinitializer, ptr %29, align 64
  store <32 x i64> %163, ptr %25, align 64
  br label %294

285:
  %286 = phi i64 [ 0, %251 ], [ %292, %285 ]
  %287 = getelementptr inbounds nuw i64, ptr %25, i64 %286
  %288 = load i64, ptr %287, align 8
  %289 = getelementptr inbounds nuw i64, ptr %37, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = getelementptr inbounds nuw i64, ptr %29, i64 %286
  store i64 %290, ptr %291, align 8
  %292 = add nuw nsw i64 %286, 1
  %293 = icmp eq i64 %292, 32
  br i1 %293, label %306, label %285

294:
  %295 = phi i32 [ %304, %294 ], [ %186, %283 ]
  %296 = call i32 @llvm.cttz.i32(i32 %295, i1 true)
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw i64, ptr %25, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = getelementptr inbounds nuw i64, ptr %37, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = getelementptr inbounds nuw i64, ptr %29, i64 %297
  store i64 %301, ptr %302, align 8
  %303 = add i32 %295, -1
  %304 = and i32 %303, %295
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %306, label %294

306:
  %307 = phi <32 x i64> [ %252, %285 ], [ %284, %294 ]
  br label %324

308:
  %309 = phi i1 [ true, %281 ], [ false, %323 ]
  %310 = phi ptr [ %30, %281 ], [ %89, %323 ]
  %311 = phi ptr [ %29, %281 ], [ %90, %323 ]
  %312 = phi ptr [ %29, %281 ], [ %91, %323 ]
  store <32 x i64> %163, ptr %30, align 256
  %313 = load i64, ptr %310, align 64
  %314 = getelementptr inbounds nuw i64, ptr %37, i64 %313
  br i1 %218, label %317, label %315

315:
  %316 = load i64, ptr %314, align 8
  br label %318

317:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %311, ptr align 8 %314, i64 128, i1 false)
  br label %323

318:
  %319 = phi i64 [ 0, %315 ], [ %321, %318 ]
  %320 = getelementptr inbounds nuw i64, ptr %312, i64 %319
  store i64 %316, ptr %320, align 8
  %321 = add nuw nsw i64 %319, 1
  %322 = icmp eq i64 %321, 16
  br i1 %322, label %323, label %318

323:
  br i1 %309, label %308, label %324

324:
  %325 = phi i32 [ 4, %306 ], [ %240, %323 ]
  %326 = phi <32 x i64> [ %307, %306 ], [ %282, %323 ]
  %327 = load <32 x i64>, ptr %29, align 64
  br label %328

328:
  %329 = phi <32 x i64> [ %227, %224 ], [ %234, %230 ], [ %326, %324 ]
  %330 = phi i32 [ 0, %224 ], [ 1, %230 ], [ %325, %324 ]
  %331 = phi <32 x i64> [ %229, %224 ], [ %238, %230 ], [ %327, %324 ]
  br i1 %40, label %332, label %344

332:
  %333 = icmp uge <32 x i64> %329, %126
  %334 = sub <32 x i64> %329, %126
  %335 = icmp uge <32 x i64> %334, %128
  %336 = and <32 x i1> %333, %335
  %337 = and <32 x i64> %329, splat (i64 262144)
  %338 = icmp eq <32 x i64> %337, zeroinitializer
  %339 = and <32 x i1> %338, %336
  %340 = icmp uge <32 x i64> %331, %126
  %341 = sub <32 x i64> %331, %126
  %342 = icmp uge <32 x i64> %341, %128
  %343 = and <32 x i1> %340, %342
  br label %350

344:
  %345 = icmp ne <32 x i64> %329, zeroinitializer
  %346 = and <32 x i64> %329, splat (i64 262144)
  %347 = icmp eq <32 x i64> %346, zeroinitializer
  %348 = and <32 x i1> %345, %347
  %349 = icmp ne <32 x i64> %331, zeroinitializer
  br label %350

350:
  %351 = phi <32 x i1> [ %339, %332 ], [ %348, %344 ]
  %352 = phi <32 x i1> [ %338, %332 ], [ %347, %344 ]
  %353 = phi <32 x i64> [ %337, %332 ], [ %346, %344 ]
  %354 = phi <32 x i1> [ %343, %332 ], [ %349, %344 ]
  %355 = and <32 x i64> %331, splat (i64 262144)
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %354, <32 x i1> %356, <32 x i1> zeroinitializer
  %358 = or <32 x i1> %351, %357
  %359 = bitcast <32 x i1> %358 to i32
  %360 = and i32 %186, %359
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %777

362:
  %363 = icmp ult <32 x i64> %329, %130
  %364 = sub <32 x i64> %329, %126
  %365 = icmp ult <32 x i64> %364, %128
  %366 = or <32 x i1> %363, %365
  %367 = icmp ult <32 x i64> %329, %146
  %368 = icmp ult <32 x i64> %331, %130
  %369 = sub <32 x i64> %331, %126
  %370 = icmp ult <32 x i64> %369, %128
  %371 = or <32 x i1> %368, %370
  %372 = xor <32 x i1> %366, splat (i1 true)
  %373 = xor <32 x i1> %371, splat (i1 true)
  %374 = select <32 x i1> %373, <32 x i1> splat (i1 true), <32 x i1> %367
  %375 = select <32 x i1> %374, <32 x i1> splat (i1 true), <32 x i1> %372
  %376 = bitcast <32 x i1> %375 to i32
  %377 = and i32 %186, %376
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %379, label %388

379:
  %380 = xor <32 x i64> %329, %123
  %381 = and <32 x i64> %380, splat (i64 132064)
  %382 = xor <32 x i64> %329, %189
  %383 = and <32 x i64> %382, splat (i64 -4398046248961)
  %384 = xor <32 x i64> %331, %123
  %385 = and <32 x i64> %384, splat (i64 132064)
  %386 = xor <32 x i64> %331, %189
  %387 = and <32 x i64> %386, splat (i64 -4398046248961)
  br label %447

388:
  %389 = bitcast <32 x i1> %367 to i32
  %390 = and i32 %186, %389
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %393, label %392

392:
  call void @suspect(ptr %0)
  br label %393

393:
  %394 = icmp ult <32 x i64> %364, %132
  %395 = xor <32 x i64> %329, %123
  %396 = and <32 x i64> %395, splat (i64 132064)
  %397 = icmp eq <32 x i64> %396, zeroinitializer
  %398 = select <32 x i1> %394, <32 x i1> %397, <32 x i1> zeroinitializer
  %399 = or <32 x i1> %366, %398
  %400 = xor <32 x i64> %329, %189
  %401 = and <32 x i64> %400, splat (i64 -4398046248961)
  %402 = icmp eq <32 x i64> %401, zeroinitializer
  %403 = select <32 x i1> %402, <32 x i1> splat (i1 true), <32 x i1> %399
  %404 = xor <32 x i1> %403, splat (i1 true)
  %405 = and <32 x i1> %352, %404
  %406 = bitcast <32 x i1> %405 to i32
  %407 = and i32 %186, %406
  %408 = icmp eq i32 %407, 0
  %409 = select i1 %408, i1 true, i1 %74
  br i1 %409, label %414, label %410

410:
  %411 = load ptr, ptr %133, align 8
  %412 = load i64, ptr %35, align 8
  %413 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %407, <32 x i64> %329, <32 x i64> %163, ptr %411, i64 %412)
  br label %414

414:
  %415 = phi i32 [ %413, %410 ], [ 0, %393 ]
  %416 = xor i32 %415, -1
  %417 = and i32 %407, %416
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %420, label %419

419:
  call void @suspect(ptr %0)
  br label %420

420:
  %421 = icmp ult <32 x i64> %369, %132
  %422 = xor <32 x i64> %331, %123
  %423 = and <32 x i64> %422, splat (i64 132064)
  %424 = icmp eq <32 x i64> %423, zeroinitializer
  %425 = select <32 x i1> %421, <32 x i1> %424, <32 x i1> zeroinitializer
  %426 = or <32 x i1> %371, %425
  %427 = xor <32 x i64> %331, %189
  %428 = and <32 x i64> %427, splat (i64 -4398046248961)
  %429 = icmp eq <32 x i64> %428, zeroinitializer
  %430 = select <32 x i1> %429, <32 x i1> splat (i1 true), <32 x i1> %426
  %431 = xor <32 x i1> %430, splat (i1 true)
  %432 = and <32 x i1> %356, %431
  %433 = bitcast <32 x i1> %432 to i32
  %434 = and i32 %186, %433
  %435 = icmp eq i32 %434, 0
  %436 = select i1 %435, i1 true, i1 %74
  br i1 %436, label %441, label %437

437:
  %438 = load ptr, ptr %134, align 8
  %439 = load i64, ptr %35, align 8
  %440 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %434, <32 x i64> %331, <32 x i64> %163, ptr %438, i64 %439)
  br label %441

441:
  %442 = phi i32 [ %440, %437 ], [ 0, %420 ]
  %443 = xor i32 %442, -1
  %444 = and i32 %434, %443
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %447, label %446

446:
  call void @suspect(ptr %0)
  br label %447

447:
  %448 = phi <32 x i64> [ %387, %379 ], [ %428, %446 ], [ %428, %441 ]
  %449 = phi <32 x i64> [ %385, %379 ], [ %423, %446 ], [ %423, %441 ]
  %450 = phi <32 x i64> [ %383, %379 ], [ %401, %446 ], [ %401, %441 ]
  %451 = phi <32 x i64> [ %381, %379 ], [ %396, %446 ], [ %396, %441 ]
  %452 = phi <32 x i64> [ %380, %379 ], [ %395, %446 ], [ %395, %441 ]
  %453 = phi i32 [ 0, %379 ], [ %415, %446 ], [ %415, %441 ]
  %454 = phi i32 [ 0, %379 ], [ %442, %446 ], [ %442, %441 ]
  %455 = icmp ult <32 x i64> %364, %132
  %456 = icmp eq <32 x i64> %451, zeroinitializer
  %457 = select <32 x i1> %455, <32 x i1> %456, <32 x i1> zeroinitializer
  %458 = or <32 x i1> %366, %457
  %459 = icmp eq <32 x i64> %450, zeroinitializer
  %460 = select <32 x i1> %459, <32 x i1> splat (i1 true), <32 x i1> %458
  %461 = bitcast i32 %453 to <32 x i1>
  %462 = lshr <32 x i64> %329, splat (i64 5)
  %463 = and <32 x i64> %462, splat (i64 15)
  %464 = shl nuw nsw <32 x i64> splat (i64 1), %463
  %465 = and <32 x i64> %329, splat (i64 196608)
  %466 = icmp eq <32 x i64> %465, splat (i64 131072)
  %467 = and <32 x i64> %329, splat (i64 65535)
  %468 = select <32 x i1> %466, <32 x i64> %467, <32 x i64> %464
  %469 = and <32 x i64> %329, splat (i64 -4398046511104)
  %470 = icmp eq <32 x i64> %469, %126
  %471 = or <32 x i64> %468, %137
  %472 = select <32 x i1> %470, <32 x i64> %471, <32 x i64> %140
  %473 = and <32 x i64> %452, splat (i64 -4398046379040)
  %474 = icmp eq <32 x i64> %473, zeroinitializer
  %475 = select <32 x i1> %474, <32 x i64> %141, <32 x i64> %472
  %476 = icmp ne <32 x i64> %331, zeroinitializer
  %477 = bitcast <32 x i1> %476 to i32
  %478 = icmp ult <32 x i64> %369, %132
  %479 = icmp eq <32 x i64> %449, zeroinitializer
  %480 = select <32 x i1> %478, <32 x i1> %479, <32 x i1> zeroinitializer
  %481 = or <32 x i1> %371, %480
  %482 = icmp eq <32 x i64> %448, zeroinitializer
  %483 = select <32 x i1> %482, <32 x i1> splat (i1 true), <32 x i1> %481
  %484 = bitcast <32 x i1> %483 to i32
  %485 = or i32 %454, %484
  %486 = and i32 %485, %477
  %487 = and i32 %486, %186
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %528, label %489

489:
  %490 = icmp eq i32 %330, 0
  br i1 %490, label %491, label %494

491:
  %492 = getelementptr inbounds nuw i64, ptr %37, i64 %194
  %493 = bitcast i32 %487 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %492, <32 x i1> %493)
  br label %528

494:
  store <32 x i64> zeroinitializer, ptr %18, align 64
  %495 = icmp eq i32 %330, 1
  br i1 %495, label %496, label %503

496:
  %497 = call i32 @llvm.ctlz.i32(i32 %487, i1 true)
  %498 = xor i32 %497, 31
  %499 = zext nneg i32 %498 to i64
  %500 = getelementptr inbounds nuw i64, ptr %18, i64 %499
  %501 = load i64, ptr %500, align 8
  %502 = getelementptr i64, ptr %37, i64 %193
  store i64 %501, ptr %502, align 8
  br label %527

503:
  store <32 x i64> %163, ptr %17, align 64
  %504 = icmp eq i32 %487, -1
  br i1 %504, label %505, label %514

505:
  %506 = phi i64 [ %512, %505 ], [ 0, %503 ]
  %507 = getelementptr inbounds nuw i64, ptr %17, i64 %506
  %508 = load i64, ptr %507, align 8
  %509 = getelementptr inbounds nuw i64, ptr %18, i64 %506
  %510 = load i64, ptr %509, align 8
  %511 = getelementptr inbounds nuw i64, ptr %37, i64 %508
  store i64 %510, ptr %511, align 8
  %512 = add nuw nsw i64 %506, 1
  %513 = icmp eq i64 %512, 32
  br i1 %513, label %526, label %505

514:
  %515 = phi i32 [ %524, %514 ], [ %487, %503 ]
  %516 = call i32 @llvm.cttz.i32(i32 %515, i1 true)
  %517 = zext nneg i32 %516 to i64
  %518 = getelementptr inbounds nuw i64, ptr %17, i64 %517
  %519 = load i64, ptr %518, align 8
  %520 = getelementptr inbounds nuw i64, ptr %18, i64 %517
  %521 = load i64, ptr %520, align 8
  %522 = getelementptr inbounds nuw i64, ptr %37, i64 %519
  store i64 %521, ptr %522, align 8
  %523 = add i32 %515, -1
  %524 = and i32 %523, %515
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %514

526:
  br label %527

527:
  br label %528

528:
  %529 = or <32 x i1> %460, %461
  %530 = or <32 x i64> %353, %475
  %531 = select <32 x i1> %529, <32 x i64> %142, <32 x i64> %530
  %532 = or <32 x i64> %149, %189
  %533 = select <32 x i1> %529, <32 x i64> %532, <32 x i64> %530
  %534 = load ptr, ptr %133, align 8
  %535 = icmp eq ptr %534, null
  br i1 %535, label %621, label %536

536:
  %537 = and <32 x i64> %533, splat (i64 196608)
  %538 = icmp eq <32 x i64> %537, splat (i64 131072)
  %539 = bitcast <32 x i1> %538 to i32
  %540 = and i32 %186, %539
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %621, label %542

542:
  %543 = load i64, ptr %35, align 8
  %544 = and <32 x i64> %329, splat (i64 131072)
  %545 = icmp eq <32 x i64> %544, zeroinitializer
  %546 = bitcast <32 x i1> %545 to i32
  %547 = and i32 %540, %546
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %586, label %549

549:
  %550 = insertelement <32 x i64> poison, i64 %543, i64 0
  %551 = shufflevector <32 x i64> %550, <32 x i64> poison, <32 x i32> zeroinitializer
  %552 = mul <32 x i64> %551, %463
  %553 = lshr <32 x i64> %329, splat (i64 19)
  %554 = and <32 x i64> %553, splat (i64 8388607)
  store <32 x i64> %552, ptr %10, align 64
  store <32 x i64> %554, ptr %11, align 64
  store <32 x i64> %163, ptr %9, align 64
  %555 = icmp eq i32 %547, -1
  br i1 %555, label %556, label %569

556:
  %557 = phi i64 [ %567, %556 ], [ 0, %549 ]
  %558 = getelementptr inbounds nuw i64, ptr %9, i64 %557
  %559 = load i64, ptr %558, align 8
  %560 = getelementptr inbounds nuw i64, ptr %11, i64 %557
  %561 = load i64, ptr %560, align 8
  %562 = trunc i64 %561 to i32
  %563 = getelementptr inbounds nuw i64, ptr %10, i64 %557
  %564 = load i64, ptr %563, align 8
  %565 = getelementptr i32, ptr %534, i64 %559
  %566 = getelementptr i32, ptr %565, i64 %564
  store i32 %562, ptr %566, align 4
  %567 = add nuw nsw i64 %557, 1
  %568 = icmp eq i64 %567, 32
  br i1 %568, label %585, label %556

569:
  %570 = phi i32 [ %583, %569 ], [ %547, %549 ]
  %571 = call i32 @llvm.cttz.i32(i32 %570, i1 true)
  %572 = zext nneg i32 %571 to i64
  %573 = getelementptr inbounds nuw i64, ptr %9, i64 %572
  %574 = load i64, ptr %573, align 8
  %575 = getelementptr inbounds nuw i64, ptr %11, i64 %572
  %576 = load i64, ptr %575, align 8
  %577 = trunc i64 %576 to i32
  %578 = getelementptr inbounds nuw i64, ptr %10, i64 %572
  %579 = load i64, ptr %578, align 8
  %580 = getelementptr i32, ptr %534, i64 %574
  %581 = getelementptr i32, ptr %580, i64 %579
  store i32 %577, ptr %581, align 4
  %582 = add i32 %570, -1
  %583 = and i32 %582, %570
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %569

585:
  br label %586

586:
  %587 = mul i64 %543, %64
  %588 = insertelement <32 x i64> poison, i64 %587, i64 0
  %589 = shufflevector <32 x i64> %588, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %589, ptr %12, align 64
  store <32 x i64> %144, ptr %13, align 64
  store <32 x i64> %163, ptr %8, align 64
  %590 = icmp eq i32 %540, -1
  br i1 %590, label %591, label %604

591:
  %592 = phi i64 [ %602, %591 ], [ 0, %586 ]
  %593 = getelementptr inbounds nuw i64, ptr %8, i64 %592
  %594 = load i64, ptr %593, align 8
  %595 = getelementptr inbounds nuw i64, ptr %13, i64 %592
  %596 = load i64, ptr %595, align 8
  %597 = trunc i64 %596 to i32
  %598 = getelementptr inbounds nuw i64, ptr %12, i64 %592
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr i32, ptr %534, i64 %594
  %601 = getelementptr i32, ptr %600, i64 %599
  store i32 %597, ptr %601, align 4
  %602 = add nuw nsw i64 %592, 1
  %603 = icmp eq i64 %602, 32
  br i1 %603, label %620, label %591

604:
  %605 = phi i32 [ %618, %604 ], [ %540, %586 ]
  %606 = call i32 @llvm.cttz.i32(i32 %605, i1 true)
  %607 = zext nneg i32 %606 to i64
  %608 = getelementptr inbounds nuw i64, ptr %8, i64 %607
  %609 = load i64, ptr %608, align 8
  %610 = getelementptr inbounds nuw i64, ptr %13, i64 %607
  %611 = load i64, ptr %610, align 8
  %612 = trunc i64 %611 to i32
  %613 = getelementptr inbounds nuw i64, ptr %12, i64 %607
  %614 = load i64, ptr %613, align 8
  %615 = getelementptr i32, ptr %534, i64 %609
  %616 = getelementptr i32, ptr %615, i64 %614
  store i32 %612, ptr %616, align 4
  %617 = add i32 %605, -1
  %618 = and i32 %617, %605
  %619 = icmp eq i32 %618, 0
  br i1 %619, label %620, label %604

620:
  br label %621

621:
  %622 = icmp eq i32 %330, 0
  br i1 %622, label %625, label %623

623:
  %624 = icmp eq i32 %186, -1
  br i1 %624, label %628, label %654

625:
  %626 = getelementptr inbounds nuw i64, ptr %34, i64 %194
  %627 = bitcast i32 %186 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %533, ptr align 8 %626, <32 x i1> %627)
  br label %790

628:
  %629 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %630 = shufflevector <32 x i64> %163, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %631 = icmp ne <32 x i64> %163, %629
  %632 = icmp ne <32 x i64> %163, %630
  %633 = and <32 x i1> %631, %632
  %634 = bitcast <32 x i1> %633 to i32
  %635 = icmp eq i32 %634, 0
  %636 = icmp eq i32 %330, 1
  br i1 %635, label %637, label %653

637:
  store <32 x i64> %531, ptr %21, align 64
  br i1 %636, label %638, label %641

638:
  %639 = extractelement <32 x i64> %531, i64 31
  %640 = getelementptr i64, ptr %34, i64 %193
  store i64 %639, ptr %640, align 8
  br label %652

641:
  store <32 x i64> %163, ptr %14, align 64
  br label %642

642:
  %643 = phi i64 [ 0, %641 ], [ %649, %642 ]
  %644 = getelementptr inbounds nuw i64, ptr %14, i64 %643
  %645 = load i64, ptr %644, align 8
  %646 = getelementptr inbounds nuw i64, ptr %21, i64 %643
  %647 = load i64, ptr %646, align 8
  %648 = getelementptr inbounds nuw i64, ptr %34, i64 %645
  store i64 %647, ptr %648, align 8
  %649 = add nuw nsw i64 %643, 1
  %650 = icmp eq i64 %649, 32
  br i1 %650, label %651, label %642

651:
  br label %652

652:
  br label %790

653:
  store <32 x i64> %533, ptr %19, align 64
  br i1 %636, label %656, label %669

654:
  store <32 x i64> %533, ptr %19, align 64
  %655 = icmp eq i32 %330, 1
  br i1 %655, label %656, label %679

656:
  %657 = call i32 @llvm.ctlz.i32(i32 %186, i1 false)
  %658 = sub nuw nsw i32 31, %657
  %659 = zext nneg i32 %658 to i64
  %660 = getelementptr inbounds nuw i64, ptr %19, i64 %659
  %661 = load i64, ptr %660, align 8
  %662 = getelementptr i64, ptr %34, i64 %193
  store i64 %661, ptr %662, align 8
  %663 = insertelement <32 x i64> poison, i64 %661, i64 0
  %664 = shufflevector <32 x i64> %663, <32 x i64> poison, <32 x i32> zeroinitializer
  %665 = icmp ne <32 x i64> %664, %533
  %666 = bitcast <32 x i1> %665 to i32
  %667 = and i32 %186, %666
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %790, label %741

669:
  store <32 x i64> %163, ptr %16, align 64
  br label %670

670:
  %671 = phi i64 [ 0, %669 ], [ %677, %670 ]
  %672 = getelementptr inbounds nuw i64, ptr %16, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = getelementptr inbounds nuw i64, ptr %19, i64 %671
  %675 = load i64, ptr %674, align 8
  %676 = getelementptr inbounds nuw i64, ptr %34, i64 %673
  store i64 %675, ptr %676, align 8
  %677 = add nuw nsw i64 %671, 1
  %678 = icmp eq i64 %677, 32
  br i1 %678, label %692, label %670

679:
  store <32 x i64> %163, ptr %16, align 64
  br label %680

680:
  %681 = phi i32 [ %690, %680 ], [ %186, %679 ]
  %682 = call i32 @llvm.cttz.i32(i32 %681, i1 true)
  %683 = zext nneg i32 %682 to i64
  %684 = getelementptr inbounds nuw i64, ptr %16, i64 %683
  %685 = load i64, ptr %684, align 8
  %686 = getelementptr inbounds nuw i64, ptr %19, i64 %683
  %687 = load i64, ptr %686, align 8
  %688 = getelementptr inbounds nuw i64, ptr %34, i64 %685
  store i64 %687, ptr %688, align 8
  %689 = add i32 %681, -1
  %690 = and i32 %689, %681
  %691 = icmp eq i32 %690, 0
  br i1 %691, label %692, label %680

692:
  store <32 x i64> zeroinitializer, ptr %23, align 64
  %693 = icmp eq i32 %330, 4
  br i1 %693, label %696, label %694

694:
  %695 = icmp eq i32 %330, 2
  br label %719

696:
  store <32 x i64> %163, ptr %22, align 64
  br i1 %624, label %697, label %706

697:
  %698 = phi i64 [ %704, %697 ], [ 0, %696 ]
  %699 = getelementptr inbounds nuw i64, ptr %22, i64 %698
  %700 = load i64, ptr %699, align 8
  %701 = getelementptr inbounds nuw i64, ptr %34, i64 %700
  %702 = load i64, ptr %701, align 8
  %703 = getelementptr inbounds nuw i64, ptr %23, i64 %698
  store i64 %702, ptr %703, align 8
  %704 = add nuw nsw i64 %698, 1
  %705 = icmp eq i64 %704, 32
  br i1 %705, label %718, label %697

706:
  %707 = phi i32 [ %716, %706 ], [ %186, %696 ]
  %708 = call i32 @llvm.cttz.i32(i32 %707, i1 true)
  %709 = zext nneg i32 %708 to i64
  %710 = getelementptr inbounds nuw i64, ptr %22, i64 %709
  %711 = load i64, ptr %710, align 8
  %712 = getelementptr inbounds nuw i64, ptr %34, i64 %711
  %713 = load i64, ptr %712, align 8
  %714 = getelementptr inbounds nuw i64, ptr %23, i64 %709
  store i64 %713, ptr %714, align 8
  %715 = add i32 %707, -1
  %716 = and i32 %715, %707
  %717 = icmp eq i32 %716, 0
  br i1 %717, label %718, label %706

718:
  br label %735

719:
  %720 = phi i1 [ true, %694 ], [ false, %734 ]
  %721 = phi ptr [ %24, %694 ], [ %95, %734 ]
  %722 = phi ptr [ %23, %694 ], [ %96, %734 ]
  %723 = phi ptr [ %23, %694 ], [ %97, %734 ]
  store <32 x i64> %163, ptr %24, align 256
  %724 = load i64, ptr %721, align 64
  %725 = getelementptr inbounds nuw i64, ptr %34, i64 %724
  br i1 %695, label %728, label %726

726:
  %727 = load i64, ptr %725, align 8
  br label %729

728:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %722, ptr align 8 %725, i64 128, i1 false)
  br label %734

729:
  %730 = phi i64 [ 0, %726 ], [ %732, %729 ]
  %731 = getelementptr inbounds nuw i64, ptr %723, i64 %730
  store i64 %727, ptr %731, align 8
  %732 = add nuw nsw i64 %730, 1
  %733 = icmp eq i64 %732, 16
  br i1 %733, label %734, label %729

734:
  br i1 %720, label %719, label %735

735:
  %736 = load <32 x i64>, ptr %23, align 64
  %737 = icmp ne <32 x i64> %736, %533
  %738 = bitcast <32 x i1> %737 to i32
  %739 = and i32 %186, %738
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %790, label %742

741:
  store <32 x i64> %531, ptr %20, align 64
  br label %744

742:
  store <32 x i64> %531, ptr %20, align 64
  %743 = icmp eq i32 %330, 1
  br i1 %743, label %744, label %752

744:
  %745 = phi i32 [ %667, %741 ], [ %739, %742 ]
  %746 = call i32 @llvm.ctlz.i32(i32 %745, i1 true)
  %747 = xor i32 %746, 31
  %748 = zext nneg i32 %747 to i64
  %749 = getelementptr inbounds nuw i64, ptr %20, i64 %748
  %750 = load i64, ptr %749, align 8
  %751 = getelementptr i64, ptr %34, i64 %193
  store i64 %750, ptr %751, align 8
  br label %776

752:
  store <32 x i64> %163, ptr %15, align 64
  %753 = icmp eq i32 %739, -1
  br i1 %753, label %754, label %763

754:
  %755 = phi i64 [ %761, %754 ], [ 0, %752 ]
  %756 = getelementptr inbounds nuw i64, ptr %15, i64 %755
  %757 = load i64, ptr %756, align 8
  %758 = getelementptr inbounds nuw i64, ptr %20, i64 %755
  %759 = load i64, ptr %758, align 8
  %760 = getelementptr inbounds nuw i64, ptr %34, i64 %757
  store i64 %759, ptr %760, align 8
  %761 = add nuw nsw i64 %755, 1
  %762 = icmp eq i64 %761, 32
  br i1 %762, label %775, label %754

763:
  %764 = phi i32 [ %773, %763 ], [ %739, %752 ]
  %765 = call i32 @llvm.cttz.i32(i32 %764, i1 true)
  %766 = zext nneg i32 %765 to i64
  %767 = getelementptr inbounds nuw i64, ptr %15, i64 %766
  %768 = load i64, ptr %767, align 8
  %769 = getelementptr inbounds nuw i64, ptr %20, i64 %766
  %770 = load i64, ptr %769, align 8
  %771 = getelementptr inbounds nuw i64, ptr %34, i64 %768
  store i64 %770, ptr %771, align 8
  %772 = add i32 %764, -1
  %773 = and i32 %772, %764
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %775, label %763

775:
  br label %776

776:
  br label %790

777:
  store <32 x i64> %3, ptr %32, align 64
  %778 = icmp eq i32 %2, 0
  br i1 %778, label %789, label %779

779:
  %780 = phi i32 [ %787, %779 ], [ %2, %777 ]
  %781 = call i32 @llvm.cttz.i32(i32 %780, i1 true)
  %782 = shl nuw i32 1, %781
  %783 = zext nneg i32 %781 to i64
  %784 = getelementptr inbounds nuw i64, ptr %32, i64 %783
  %785 = load i64, ptr %784, align 8
  call void @_ZN12_GLOBAL__N_114screen_addressILNS_4formE3EEEvP7contextPK4warpjyPK6shadowjb(ptr %0, ptr %1, i32 %782, i64 %785, ptr %4, i32 %5, i1 zeroext %6)
  %786 = add i32 %780, -1
  %787 = and i32 %786, %780
  %788 = icmp eq i32 %787, 0
  br i1 %788, label %789, label %779

789:
  br label %793

790:
  %791 = add nuw nsw i64 %151, 1
  %792 = icmp eq i64 %791, %86
  br i1 %792, label %793, label %150

793:
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 42
  %22 = add i64 %21, 4398046511104
  %23 = zext i32 %18 to i64
  %24 = shl nuw nsw i64 %23, 19
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 5
  %29 = or disjoint i64 %28, %22
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 19
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %35 = load i32, ptr %34, align 16
  %36 = zext i32 %35 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = and i32 %26, 15
  %39 = zext nneg i32 %38 to i64
  %40 = shl nuw nsw i64 1, %39
  %41 = or i64 %24, %29
  %42 = or i64 %41, 65536
  %43 = or i64 %24, %22
  %44 = or disjoint i64 %43, %40
  %45 = or disjoint i64 %44, 131072
  %46 = select i1 %15, i64 %22, i64 1
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %48 = load i64, ptr %47, align 8
  %49 = icmp ne i64 %48, 0
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %51 = load i32, ptr %50, align 4
  %52 = icmp ne i32 %51, 0
  %53 = call i32 @llvm.ctpop.i32(i32 %2)
  %54 = icmp samesign ult i32 %53, 2
  %55 = select i1 %52, i1 true, i1 %54
  %56 = add i32 %51, -1
  %57 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %58 = select i1 %52, i32 %56, i32 %57
  %59 = zext i32 %58 to i64
  %60 = select i1 %55, i64 %59, i64 196608
  %61 = or i64 %60, %29
  %62 = or i64 %61, %24
  %63 = select i1 %55, i64 %62, i64 %42
  %64 = load i64, ptr %4, align 8
  %65 = sub i64 %3, %64
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = lshr i64 %65, %67
  %69 = trunc i64 %67 to i32
  %70 = lshr i32 %5, %69
  %71 = zext i32 %70 to i64
  %72 = icmp eq i32 %70, 0
  br i1 %72, label %73, label %74

73:
  call void @suspect(ptr %0)
  br label %74

74:
  %75 = add i64 %68, %71
  %76 = icmp ult i64 %68, %75
  br i1 %76, label %77, label %86

77:
  %78 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %79 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %80 = or i64 %24, -4398046314496
  %81 = or disjoint i64 %40, -4398046314496
  br label %82

82:
  %83 = phi i64 [ %68, %77 ], [ %222, %221 ]
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
  %92 = icmp ult i64 %89, %46
  %93 = sub i64 %89, %22
  %94 = icmp ult i64 %93, %33
  %95 = or i1 %92, %94
  %96 = and i1 %6, %92
  %97 = xor i1 %96, %95
  br i1 %97, label %127, label %98

98:
  br i1 %96, label %99, label %100

99:
  call void @suspect(ptr %0)
  br label %100

100:
  %101 = icmp ult i64 %93, %37
  %102 = xor i64 %89, %28
  %103 = and i64 %102, 132064
  %104 = icmp eq i64 %103, 0
  %105 = and i1 %101, %104
  %106 = xor i64 %89, %61
  %107 = and i64 %106, -4398046248961
  %108 = icmp eq i64 %107, 0
  %109 = or i1 %108, %105
  %110 = or i1 %95, %109
  %111 = xor i1 %110, true
  %112 = and i64 %89, 262144
  %113 = icmp eq i64 %112, 0
  %114 = and i1 %113, %111
  %115 = zext i1 %114 to i32
  %116 = select i1 %114, i1 %49, i1 false
  br i1 %116, label %117, label %123

117:
  %118 = load ptr, ptr %78, align 8
  %119 = load i64, ptr %10, align 8
  %120 = call i32 @clock_orders(ptr %0, ptr %1, i64 %89, i64 %83, ptr %118, i64 %119)
  %121 = xor i32 %120, -1
  %122 = and i32 %121, %115
  br label %123

123:
  %124 = phi i32 [ %122, %117 ], [ %115, %100 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %127, label %126

126:
  call void @suspect(ptr %0)
  br label %127

127:
  br i1 %49, label %128, label %133

128:
  %129 = load ptr, ptr %79, align 8
  %130 = icmp eq ptr %129, null
  %131 = select i1 %130, i64 4398045986816, i64 0
  %132 = or disjoint i64 %131, %81
  br label %133

133:
  %134 = phi i64 [ %132, %128 ], [ -4398046314496, %127 ]
  %135 = xor i64 %91, %45
  %136 = and i64 %134, %135
  %137 = icmp ne i64 %136, 0
  %138 = icmp ult i64 %91, %46
  %139 = sub i64 %91, %22
  %140 = icmp ult i64 %139, %33
  %141 = or i1 %138, %140
  %142 = or i1 %141, %137
  br i1 %142, label %151, label %143

143:
  %144 = load ptr, ptr %79, align 8
  %145 = icmp eq ptr %144, null
  br i1 %145, label %221, label %146

146:
  %147 = load i64, ptr %10, align 8
  %148 = mul i64 %147, %39
  %149 = getelementptr i32, ptr %144, i64 %83
  %150 = getelementptr i32, ptr %149, i64 %148
  store i32 %18, ptr %150, align 4
  br label %221

151:
  %152 = xor i64 %91, %63
  %153 = and i64 %152, -262145
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %221, label %155

155:
  br i1 %15, label %156, label %160

156:
  %157 = icmp uge i64 %91, %22
  %158 = xor i1 %141, true
  %159 = and i1 %157, %158
  br label %162

160:
  %161 = icmp ne i64 %91, 0
  br label %162

162:
  %163 = phi i1 [ %159, %156 ], [ %161, %160 ]
  %164 = and i64 %91, 262144
  %165 = icmp eq i64 %164, 0
  %166 = and i1 %165, %163
  %167 = select i1 %166, i64 0, i64 262144
  %168 = icmp ult i64 %139, %37
  %169 = xor i64 %91, %29
  %170 = and i64 %169, 132064
  %171 = icmp eq i64 %170, 0
  %172 = and i1 %168, %171
  %173 = xor i64 %91, %61
  %174 = and i64 %173, -4398046248961
  %175 = icmp eq i64 %174, 0
  %176 = or i1 %175, %172
  %177 = or i1 %141, %176
  %178 = and i64 %91, -4398046511104
  %179 = icmp eq i64 %178, %22
  br i1 %179, label %180, label %189

180:
  %181 = and i64 %91, 196608
  %182 = icmp eq i64 %181, 131072
  %183 = and i64 %91, 65535
  %184 = lshr i64 %91, 5
  %185 = and i64 %184, 15
  %186 = shl nuw nsw i64 1, %185
  %187 = select i1 %182, i64 %183, i64 %186
  %188 = or i64 %187, %45
  br label %189

189:
  %190 = phi i64 [ %188, %180 ], [ %80, %162 ]
  %191 = and i64 %169, -4398046379040
  %192 = icmp eq i64 %191, 0
  %193 = select i1 %192, i64 %42, i64 %190
  %194 = and i64 %167, %91
  %195 = or i64 %193, %194
  %196 = or i64 %167, %63
  %197 = select i1 %177, i64 %196, i64 %195
  %198 = load ptr, ptr %79, align 8
  %199 = icmp ne ptr %198, null
  %200 = and i64 %197, 196608
  %201 = icmp eq i64 %200, 131072
  %202 = select i1 %199, i1 %201, i1 false
  br i1 %202, label %203, label %220

203:
  %204 = load i64, ptr %10, align 8
  %205 = and i64 %91, 131072
  %206 = icmp eq i64 %205, 0
  br i1 %206, label %207, label %216

207:
  %208 = lshr i64 %91, 5
  %209 = and i64 %208, 15
  %210 = mul i64 %204, %209
  %211 = lshr i64 %91, 19
  %212 = trunc i64 %211 to i32
  %213 = and i32 %212, 8388607
  %214 = getelementptr i32, ptr %198, i64 %83
  %215 = getelementptr i32, ptr %214, i64 %210
  store i32 %213, ptr %215, align 4
  br label %216

216:
  %217 = mul i64 %204, %39
  %218 = getelementptr i32, ptr %198, i64 %83
  %219 = getelementptr i32, ptr %218, i64 %217
  store i32 %18, ptr %219, align 4
  br label %220

220:
  store i64 %197, ptr %90, align 8
  br label %221

221:
  %222 = add nuw i64 %83, 1
  %223 = icmp eq i64 %222, %75
  br i1 %223, label %86, label %82
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %40 = load ptr, ptr %39, align 8
  %41 = load i32, ptr %40, align 4
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %43 = load i64, ptr %42, align 8
  %44 = shl i64 %43, 42
  %45 = add i64 %44, 4398046511104
  %46 = zext i32 %41 to i64
  %47 = shl nuw nsw i64 %46, 19
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %49 = load i32, ptr %48, align 8
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 5
  %52 = or disjoint i64 %51, %45
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %54 = load i32, ptr %53, align 8
  %55 = zext i32 %54 to i64
  %56 = shl nuw nsw i64 %55, 19
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %58 = load i32, ptr %57, align 16
  %59 = zext i32 %58 to i64
  %60 = shl nuw nsw i64 %59, 19
  %61 = and i32 %49, 15
  %62 = zext nneg i32 %61 to i64
  %63 = shl nuw nsw i64 1, %62
  %64 = or i64 %47, %52
  %65 = or i64 %64, 65536
  %66 = or i64 %47, %45
  %67 = or disjoint i64 %66, %63
  %68 = or disjoint i64 %67, 131072
  %69 = select i1 %38, i64 %45, i64 1
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  %73 = load i64, ptr %4, align 8
  %74 = insertelement <32 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = sub <32 x i64> %3, %75
  %77 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = insertelement <32 x i64> poison, i64 %78, i64 0
  %80 = shufflevector <32 x i64> %79, <32 x i64> poison, <32 x i32> zeroinitializer
  %81 = lshr <32 x i64> %76, %80
  %82 = trunc i64 %78 to i32
  %83 = lshr i32 %5, %82
  %84 = zext i32 %83 to i64
  %85 = extractelement <32 x i64> %81, i64 0
  %86 = icmp eq i32 %83, 0
  %87 = getelementptr inbounds nuw i8, ptr %29, i64 128
  %88 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %89 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %90 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %91 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %92 = getelementptr inbounds nuw i8, ptr %26, i64 128
  %93 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %94 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %95 = getelementptr inbounds nuw i8, ptr %22, i64 128
  br i1 %86, label %96, label %97

96:
  call void @suspect(ptr %0)
  br label %718

97:
  %98 = icmp ne i32 %83, 1
  %99 = icmp eq i32 %2, -1
  %100 = and i1 %99, %98
  br i1 %100, label %103, label %101

101:
  %102 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %112

103:
  %104 = insertelement <32 x i64> poison, i64 %84, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = mul nuw nsw <32 x i64> %105, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %107 = shufflevector <32 x i64> %81, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = add <32 x i64> %106, %107
  %109 = icmp ne <32 x i64> %81, %108
  %110 = bitcast <32 x i1> %109 to i32
  %111 = icmp eq i32 %110, 0
  br label %112

112:
  %113 = phi <32 x i64> [ %102, %101 ], [ %107, %103 ]
  %114 = phi i1 [ false, %101 ], [ %111, %103 ]
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %116 = call i64 @llvm.cttz.i64(i64 %84, i1 true)
  %117 = insertelement <32 x i64> poison, i64 %116, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = add i64 %85, 32
  %120 = insertelement <32 x i64> poison, i64 %52, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = insertelement <32 x i64> poison, i64 %47, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = select i1 %6, i64 %69, i64 0
  %125 = insertelement <32 x i64> poison, i64 %69, i64 0
  %126 = shufflevector <32 x i64> %125, <32 x i64> poison, <32 x i32> zeroinitializer
  %127 = insertelement <32 x i64> poison, i64 %45, i64 0
  %128 = shufflevector <32 x i64> %127, <32 x i64> poison, <32 x i32> zeroinitializer
  %129 = insertelement <32 x i64> poison, i64 %56, i64 0
  %130 = shufflevector <32 x i64> %129, <32 x i64> poison, <32 x i32> zeroinitializer
  %131 = insertelement <32 x i64> poison, i64 %60, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %135 = insertelement <32 x i64> poison, i64 %68, i64 0
  %136 = shufflevector <32 x i64> %135, <32 x i64> poison, <32 x i32> zeroinitializer
  %137 = or i64 %47, -4398046314496
  %138 = insertelement <32 x i64> poison, i64 %137, i64 0
  %139 = shufflevector <32 x i64> %138, <32 x i64> poison, <32 x i32> zeroinitializer
  %140 = insertelement <32 x i64> poison, i64 %65, i64 0
  %141 = shufflevector <32 x i64> %140, <32 x i64> poison, <32 x i32> zeroinitializer
  %142 = insertelement <32 x i64> poison, i64 %46, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = insertelement <32 x i32> poison, i32 %41, i64 0
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> zeroinitializer
  %146 = insertelement <32 x i64> poison, i64 %124, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = or disjoint i64 %63, -4398046314496
  br label %149

149:
  %150 = phi i64 [ 0, %112 ], [ %716, %715 ]
  %151 = insertelement <32 x i64> poison, i64 %150, i64 0
  %152 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> zeroinitializer
  %153 = add <32 x i64> %152, %81
  br i1 %114, label %154, label %161

154:
  %155 = shl nuw nsw i64 %150, 5
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  %158 = or disjoint <32 x i64> %157, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %159 = add <32 x i64> %158, %113
  %160 = lshr <32 x i64> %158, %118
  br label %161

161:
  %162 = phi <32 x i64> [ %159, %154 ], [ %153, %149 ]
  %163 = phi <32 x i64> [ %160, %154 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %149 ]
  %164 = load i32, ptr %115, align 4
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %171, label %166

166:
  %167 = add i32 %164, -1
  %168 = zext i32 %167 to i64
  %169 = insertelement <32 x i64> poison, i64 %168, i64 0
  %170 = shufflevector <32 x i64> %169, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %171

171:
  %172 = phi <32 x i64> [ %170, %166 ], [ %163, %161 ]
  %173 = load i64, ptr %33, align 8
  br i1 %114, label %174, label %178

174:
  %175 = shl i64 %150, 5
  %176 = add i64 %119, %175
  %177 = icmp ugt i64 %176, %173
  br i1 %177, label %178, label %184

178:
  %179 = insertelement <32 x i64> poison, i64 %173, i64 0
  %180 = shufflevector <32 x i64> %179, <32 x i64> poison, <32 x i32> zeroinitializer
  %181 = icmp ult <32 x i64> %162, %180
  %182 = bitcast <32 x i1> %181 to i32
  %183 = and i32 %2, %182
  br label %184

184:
  %185 = phi i32 [ %183, %178 ], [ %2, %174 ]
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %715, label %187

187:
  %188 = or <32 x i64> %172, %121
  %189 = call i32 @llvm.cttz.i32(i32 %185, i1 false)
  store <32 x i64> %162, ptr %30, align 64
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw i64, ptr %30, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = sub i64 %192, %190
  br i1 %114, label %223, label %194

194:
  %195 = insertelement <32 x i64> poison, i64 %193, i64 0
  %196 = shufflevector <32 x i64> %195, <32 x i64> poison, <32 x i32> zeroinitializer
  %197 = add <32 x i64> %196, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %198 = icmp eq <32 x i64> %162, %197
  %199 = bitcast <32 x i1> %198 to i32
  %200 = xor i32 %185, -1
  %201 = or i32 %199, %200
  %202 = icmp eq i32 %201, -1
  br i1 %202, label %223, label %203

203:
  %204 = insertelement <32 x i64> poison, i64 %192, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = icmp eq <32 x i64> %162, %205
  %207 = bitcast <32 x i1> %206 to i32
  %208 = or i32 %207, %200
  %209 = icmp eq i32 %208, -1
  br i1 %209, label %229, label %210

210:
  %211 = icmp eq i32 %185, -1
  br i1 %211, label %212, label %240

212:
  %213 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %214 = add <32 x i64> %213, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %215 = icmp ne <32 x i64> %162, %214
  %216 = bitcast <32 x i1> %215 to i32
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %238, label %218

218:
  %219 = icmp ne <32 x i64> %162, %213
  %220 = bitcast <32 x i1> %219 to i32
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %238, label %222

222:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %162, ptr %25, align 64
  br label %241

223:
  %224 = getelementptr inbounds nuw i64, ptr %32, i64 %193
  %225 = bitcast i32 %185 to <32 x i1>
  %226 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %224, <32 x i1> %225, <32 x i64> zeroinitializer)
  %227 = getelementptr inbounds nuw i64, ptr %35, i64 %193
  %228 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %227, <32 x i1> %225, <32 x i64> zeroinitializer)
  br label %327

229:
  %230 = getelementptr i64, ptr %32, i64 %192
  %231 = load i64, ptr %230, align 8
  %232 = insertelement <32 x i64> poison, i64 %231, i64 0
  %233 = shufflevector <32 x i64> %232, <32 x i64> poison, <32 x i32> zeroinitializer
  %234 = getelementptr i64, ptr %35, i64 %192
  %235 = load i64, ptr %234, align 8
  %236 = insertelement <32 x i64> poison, i64 %235, i64 0
  %237 = shufflevector <32 x i64> %236, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %327

238:
  %239 = phi i32 [ 2, %212 ], [ 3, %218 ]
  store <32 x i64> zeroinitializer, ptr %26, align 64
  br label %264

240:
  store <32 x i64> zeroinitializer, ptr %26, align 64
  store <32 x i64> %162, ptr %25, align 64
  br label %252

241:
  %242 = phi i64 [ 0, %222 ], [ %248, %241 ]
  %243 = getelementptr inbounds nuw i64, ptr %25, i64 %242
  %244 = load i64, ptr %243, align 8
  %245 = getelementptr inbounds nuw i64, ptr %32, i64 %244
  %246 = load i64, ptr %245, align 8
  %247 = getelementptr inbounds nuw i64, ptr %26, i64 %242
  store i64 %246, ptr %247, align 8
  %248 = add nuw nsw i64 %242, 1
  %249 = icmp eq i64 %248, 32
  br i1 %249, label %250, label %241

250:
  %251 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %162, ptr %24, align 64
  br label %284

252:
  %253 = phi i32 [ %262, %252 ], [ %185, %240 ]
  %254 = call i32 @llvm.cttz.i32(i32 %253, i1 true)
  %255 = zext nneg i32 %254 to i64
  %256 = getelementptr inbounds nuw i64, ptr %25, i64 %255
  %257 = load i64, ptr %256, align 8
  %258 = getelementptr inbounds nuw i64, ptr %32, i64 %257
  %259 = load i64, ptr %258, align 8
  %260 = getelementptr inbounds nuw i64, ptr %26, i64 %255
  store i64 %259, ptr %260, align 8
  %261 = add i32 %253, -1
  %262 = and i32 %261, %253
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %282, label %252

264:
  %265 = phi i1 [ true, %238 ], [ false, %279 ]
  %266 = phi ptr [ %27, %238 ], [ %90, %279 ]
  %267 = phi ptr [ %26, %238 ], [ %91, %279 ]
  %268 = phi ptr [ %26, %238 ], [ %92, %279 ]
  store <32 x i64> %162, ptr %27, align 256
  %269 = load i64, ptr %266, align 64
  %270 = getelementptr inbounds nuw i64, ptr %32, i64 %269
  br i1 %217, label %273, label %271

271:
  %272 = load i64, ptr %270, align 8
  br label %274

273:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %267, ptr align 8 %270, i64 128, i1 false)
  br label %279

274:
  %275 = phi i64 [ 0, %271 ], [ %277, %274 ]
  %276 = getelementptr inbounds nuw i64, ptr %268, i64 %275
  store i64 %272, ptr %276, align 8
  %277 = add nuw nsw i64 %275, 1
  %278 = icmp eq i64 %277, 16
  br i1 %278, label %279, label %274

279:
  br i1 %265, label %264, label %280

280:
  %281 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  br label %307

282:
  %283 = load <32 x i64>, ptr %26, align 64
  store <32 x i64> zeroinitializer, ptr %28, align 64
  store <32 x i64> %162, ptr %24, align 64
  br label %293

284:
  %285 = phi i64 [ 0, %250 ], [ %291, %284 ]
  %286 = getelementptr inbounds nuw i64, ptr %24, i64 %285
  %287 = load i64, ptr %286, align 8
  %288 = getelementptr inbounds nuw i64, ptr %35, i64 %287
  %289 = load i64, ptr %288, align 8
  %290 = getelementptr inbounds nuw i64, ptr %28, i64 %285
  store i64 %289, ptr %290, align 8
  %291 = add nuw nsw i64 %285, 1
  %292 = icmp eq i64 %291, 32
  br i1 %292, label %305, label %284

293:
  %294 = phi i32 [ %303, %293 ], [ %185, %282 ]
  %295 = call i32 @llvm.cttz.i32(i32 %294, i1 true)
  %296 = zext nneg i32 %295 to i64
  %297 = getelementptr inbounds nuw i64, ptr %24, i64 %296
  %298 = load i64, ptr %297, align 8
  %299 = getelementptr inbounds nuw i64, ptr %35, i64 %298
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds nuw i64, ptr %28, i64 %296
  store i64 %300, ptr %301, align 8
  %302 = add i32 %294, -1
  %303 = and i32 %302, %294
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %293

305:
  %306 = phi <32 x i64> [ %251, %284 ], [ %283, %293 ]
  br label %323

307:
  %308 = phi i1 [ true, %280 ], [ false, %322 ]
  %309 = phi ptr [ %29, %280 ], [ %87, %322 ]
  %310 = phi ptr [ %28, %280 ], [ %88, %322 ]
  %311 = phi ptr [ %28, %280 ], [ %89, %322 ]
  store <32 x i64> %162, ptr %29, align 256
  %312 = load i64, ptr %309, align 64
  %313 = getelementptr inbounds nuw i64, ptr %35, i64 %312
  br i1 %217, label %316, label %314

314:
  %315 = load i64, ptr %313, align 8
  br label %317

316:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %310, ptr align 8 %313, i64 128, i1 false)
  br label %322

317:
  %318 = phi i64 [ 0, %314 ], [ %320, %317 ]
  %319 = getelementptr inbounds nuw i64, ptr %311, i64 %318
  store i64 %315, ptr %319, align 8
  %320 = add nuw nsw i64 %318, 1
  %321 = icmp eq i64 %320, 16
  br i1 %321, label %322, label %317

322:
  br i1 %308, label %307, label %323

323:
  %324 = phi i32 [ 4, %305 ], [ %239, %322 ]
  %325 = phi <32 x i64> [ %306, %305 ], [ %281, %322 ]
  %326 = load <32 x i64>, ptr %28, align 64
  br label %327

327:
  %328 = phi <32 x i64> [ %226, %223 ], [ %233, %229 ], [ %325, %323 ]
  %329 = phi i32 [ 0, %223 ], [ 1, %229 ], [ %324, %323 ]
  %330 = phi <32 x i64> [ %228, %223 ], [ %237, %229 ], [ %326, %323 ]
  %331 = or <32 x i64> %123, %188
  %332 = icmp ult <32 x i64> %328, %126
  %333 = sub <32 x i64> %328, %128
  %334 = icmp ult <32 x i64> %333, %130
  %335 = or <32 x i1> %332, %334
  %336 = icmp ult <32 x i64> %328, %147
  %337 = xor <32 x i1> %335, splat (i1 true)
  %338 = or <32 x i1> %336, %337
  %339 = bitcast <32 x i1> %338 to i32
  %340 = and i32 %185, %339
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %376, label %342

342:
  %343 = bitcast <32 x i1> %336 to i32
  %344 = and i32 %185, %343
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %347, label %346

346:
  call void @suspect(ptr %0)
  br label %347

347:
  %348 = icmp ult <32 x i64> %333, %132
  %349 = xor <32 x i64> %328, %121
  %350 = and <32 x i64> %349, splat (i64 132064)
  %351 = icmp eq <32 x i64> %350, zeroinitializer
  %352 = select <32 x i1> %348, <32 x i1> %351, <32 x i1> zeroinitializer
  %353 = or <32 x i1> %335, %352
  %354 = xor <32 x i64> %328, %188
  %355 = and <32 x i64> %354, splat (i64 -4398046248961)
  %356 = icmp eq <32 x i64> %355, zeroinitializer
  %357 = select <32 x i1> %356, <32 x i1> splat (i1 true), <32 x i1> %353
  %358 = xor <32 x i1> %357, splat (i1 true)
  %359 = and <32 x i64> %328, splat (i64 262144)
  %360 = icmp eq <32 x i64> %359, zeroinitializer
  %361 = and <32 x i1> %360, %358
  %362 = bitcast <32 x i1> %361 to i32
  %363 = and i32 %185, %362
  %364 = icmp eq i32 %363, 0
  %365 = select i1 %364, i1 true, i1 %72
  br i1 %365, label %372, label %366

366:
  %367 = load ptr, ptr %133, align 8
  %368 = load i64, ptr %33, align 8
  %369 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %363, <32 x i64> %328, <32 x i64> %162, ptr %367, i64 %368)
  %370 = xor i32 %369, -1
  %371 = and i32 %363, %370
  br label %372

372:
  %373 = phi i32 [ %371, %366 ], [ %363, %347 ]
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %376, label %375

375:
  call void @suspect(ptr %0)
  br label %376

376:
  br i1 %72, label %382, label %377

377:
  %378 = load ptr, ptr %134, align 8
  %379 = icmp eq ptr %378, null
  %380 = select i1 %379, i64 4398045986816, i64 0
  %381 = or disjoint i64 %380, %148
  br label %382

382:
  %383 = phi i64 [ %381, %377 ], [ -4398046314496, %376 ]
  %384 = xor <32 x i64> %330, %136
  %385 = insertelement <32 x i64> poison, i64 %383, i64 0
  %386 = shufflevector <32 x i64> %385, <32 x i64> poison, <32 x i32> zeroinitializer
  %387 = and <32 x i64> %386, %384
  %388 = icmp ne <32 x i64> %387, zeroinitializer
  %389 = icmp ult <32 x i64> %330, %126
  %390 = sub <32 x i64> %330, %128
  %391 = icmp ult <32 x i64> %390, %130
  %392 = or <32 x i1> %389, %391
  %393 = select <32 x i1> %388, <32 x i1> splat (i1 true), <32 x i1> %392
  %394 = bitcast <32 x i1> %393 to i32
  %395 = and i32 %185, %394
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %397, label %436

397:
  %398 = load ptr, ptr %134, align 8
  %399 = icmp eq ptr %398, null
  br i1 %399, label %715, label %400

400:
  %401 = load i64, ptr %33, align 8
  %402 = mul i64 %401, %62
  %403 = getelementptr inbounds nuw i32, ptr %398, i64 %402
  %404 = icmp eq i32 %329, 0
  br i1 %404, label %405, label %408

405:
  %406 = getelementptr inbounds nuw i32, ptr %403, i64 %193
  %407 = bitcast i32 %185 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %145, ptr align 4 %406, <32 x i1> %407)
  br label %715

408:
  %409 = bitcast i32 %185 to <32 x i1>
  %410 = getelementptr i32, ptr %403, <32 x i64> %162
  %411 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %410, <32 x i1> %409, <32 x i32> zeroinitializer)
  %412 = icmp ne <32 x i32> %411, %145
  %413 = bitcast <32 x i1> %412 to i32
  %414 = and i32 %185, %413
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %715, label %416

416:
  store <32 x i64> %162, ptr %8, align 64
  %417 = icmp eq i32 %414, -1
  br i1 %417, label %418, label %425

418:
  %419 = phi i64 [ %423, %418 ], [ 0, %416 ]
  %420 = getelementptr inbounds nuw i64, ptr %8, i64 %419
  %421 = load i64, ptr %420, align 8
  %422 = getelementptr inbounds nuw i32, ptr %403, i64 %421
  store i32 %41, ptr %422, align 4
  %423 = add nuw nsw i64 %419, 1
  %424 = icmp eq i64 %423, 32
  br i1 %424, label %435, label %418

425:
  %426 = phi i32 [ %433, %425 ], [ %414, %416 ]
  %427 = call i32 @llvm.cttz.i32(i32 %426, i1 true)
  %428 = zext nneg i32 %427 to i64
  %429 = getelementptr inbounds nuw i64, ptr %8, i64 %428
  %430 = load i64, ptr %429, align 8
  %431 = getelementptr inbounds nuw i32, ptr %403, i64 %430
  store i32 %41, ptr %431, align 4
  %432 = add i32 %426, -1
  %433 = and i32 %432, %426
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %435, label %425

435:
  br label %715

436:
  %437 = select i1 %38, <32 x i1> %392, <32 x i1> %389
  %438 = and <32 x i64> %330, splat (i64 262144)
  %439 = icmp ne <32 x i64> %438, zeroinitializer
  %440 = select <32 x i1> %437, <32 x i1> splat (i1 true), <32 x i1> %439
  %441 = select <32 x i1> %440, <32 x i64> splat (i64 262144), <32 x i64> zeroinitializer
  %442 = icmp ult <32 x i64> %390, %132
  %443 = xor <32 x i64> %330, %121
  %444 = and <32 x i64> %443, splat (i64 132064)
  %445 = icmp eq <32 x i64> %444, zeroinitializer
  %446 = select <32 x i1> %442, <32 x i1> %445, <32 x i1> zeroinitializer
  %447 = or <32 x i1> %392, %446
  %448 = xor <32 x i64> %330, %188
  %449 = and <32 x i64> %448, splat (i64 -4398046248961)
  %450 = icmp eq <32 x i64> %449, zeroinitializer
  %451 = select <32 x i1> %450, <32 x i1> splat (i1 true), <32 x i1> %447
  %452 = lshr <32 x i64> %330, splat (i64 5)
  %453 = and <32 x i64> %452, splat (i64 15)
  %454 = shl nuw nsw <32 x i64> splat (i64 1), %453
  %455 = and <32 x i64> %330, splat (i64 196608)
  %456 = icmp eq <32 x i64> %455, splat (i64 131072)
  %457 = and <32 x i64> %330, splat (i64 65535)
  %458 = select <32 x i1> %456, <32 x i64> %457, <32 x i64> %454
  %459 = and <32 x i64> %330, splat (i64 -4398046511104)
  %460 = icmp eq <32 x i64> %459, %128
  %461 = or <32 x i64> %458, %136
  %462 = select <32 x i1> %460, <32 x i64> %461, <32 x i64> %139
  %463 = and <32 x i64> %443, splat (i64 -4398046379040)
  %464 = icmp eq <32 x i64> %463, zeroinitializer
  %465 = select <32 x i1> %464, <32 x i64> %141, <32 x i64> %462
  %466 = and <32 x i64> %441, %330
  %467 = or <32 x i64> %465, %466
  %468 = or <32 x i64> %331, %441
  %469 = select <32 x i1> %451, <32 x i64> %468, <32 x i64> %467
  %470 = load ptr, ptr %134, align 8
  %471 = icmp eq ptr %470, null
  br i1 %471, label %557, label %472

472:
  %473 = and <32 x i64> %469, splat (i64 196608)
  %474 = icmp eq <32 x i64> %473, splat (i64 131072)
  %475 = bitcast <32 x i1> %474 to i32
  %476 = and i32 %185, %475
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %557, label %478

478:
  %479 = load i64, ptr %33, align 8
  %480 = and <32 x i64> %330, splat (i64 131072)
  %481 = icmp eq <32 x i64> %480, zeroinitializer
  %482 = bitcast <32 x i1> %481 to i32
  %483 = and i32 %476, %482
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %522, label %485

485:
  %486 = insertelement <32 x i64> poison, i64 %479, i64 0
  %487 = shufflevector <32 x i64> %486, <32 x i64> poison, <32 x i32> zeroinitializer
  %488 = mul <32 x i64> %487, %453
  %489 = lshr <32 x i64> %330, splat (i64 19)
  %490 = and <32 x i64> %489, splat (i64 8388607)
  store <32 x i64> %488, ptr %11, align 64
  store <32 x i64> %490, ptr %12, align 64
  store <32 x i64> %162, ptr %10, align 64
  %491 = icmp eq i32 %483, -1
  br i1 %491, label %492, label %505

492:
  %493 = phi i64 [ %503, %492 ], [ 0, %485 ]
  %494 = getelementptr inbounds nuw i64, ptr %10, i64 %493
  %495 = load i64, ptr %494, align 8
  %496 = getelementptr inbounds nuw i64, ptr %12, i64 %493
  %497 = load i64, ptr %496, align 8
  %498 = trunc i64 %497 to i32
  %499 = getelementptr inbounds nuw i64, ptr %11, i64 %493
  %500 = load i64, ptr %499, align 8
  %501 = getelementptr i32, ptr %470, i64 %495
  %502 = getelementptr i32, ptr %501, i64 %500
  store i32 %498, ptr %502, align 4
  %503 = add nuw nsw i64 %493, 1
  %504 = icmp eq i64 %503, 32
  br i1 %504, label %521, label %492

505:
  %506 = phi i32 [ %519, %505 ], [ %483, %485 ]
  %507 = call i32 @llvm.cttz.i32(i32 %506, i1 true)
  %508 = zext nneg i32 %507 to i64
  %509 = getelementptr inbounds nuw i64, ptr %10, i64 %508
  %510 = load i64, ptr %509, align 8
  %511 = getelementptr inbounds nuw i64, ptr %12, i64 %508
  %512 = load i64, ptr %511, align 8
  %513 = trunc i64 %512 to i32
  %514 = getelementptr inbounds nuw i64, ptr %11, i64 %508
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr i32, ptr %470, i64 %510
  %517 = getelementptr i32, ptr %516, i64 %515
  store i32 %513, ptr %517, align 4
  %518 = add i32 %506, -1
  %519 = and i32 %518, %506
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %521, label %505

521:
  br label %522

522:
  %523 = mul i64 %479, %62
  %524 = insertelement <32 x i64> poison, i64 %523, i64 0
  %525 = shufflevector <32 x i64> %524, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %525, ptr %13, align 64
  store <32 x i64> %143, ptr %14, align 64
  store <32 x i64> %162, ptr %9, align 64
  %526 = icmp eq i32 %476, -1
  br i1 %526, label %527, label %540

527:
  %528 = phi i64 [ %538, %527 ], [ 0, %522 ]
  %529 = getelementptr inbounds nuw i64, ptr %9, i64 %528
  %530 = load i64, ptr %529, align 8
  %531 = getelementptr inbounds nuw i64, ptr %14, i64 %528
  %532 = load i64, ptr %531, align 8
  %533 = trunc i64 %532 to i32
  %534 = getelementptr inbounds nuw i64, ptr %13, i64 %528
  %535 = load i64, ptr %534, align 8
  %536 = getelementptr i32, ptr %470, i64 %530
  %537 = getelementptr i32, ptr %536, i64 %535
  store i32 %533, ptr %537, align 4
  %538 = add nuw nsw i64 %528, 1
  %539 = icmp eq i64 %538, 32
  br i1 %539, label %556, label %527

540:
  %541 = phi i32 [ %554, %540 ], [ %476, %522 ]
  %542 = call i32 @llvm.cttz.i32(i32 %541, i1 true)
  %543 = zext nneg i32 %542 to i64
  %544 = getelementptr inbounds nuw i64, ptr %9, i64 %543
  %545 = load i64, ptr %544, align 8
  %546 = getelementptr inbounds nuw i64, ptr %14, i64 %543
  %547 = load i64, ptr %546, align 8
  %548 = trunc i64 %547 to i32
  %549 = getelementptr inbounds nuw i64, ptr %13, i64 %543
  %550 = load i64, ptr %549, align 8
  %551 = getelementptr i32, ptr %470, i64 %545
  %552 = getelementptr i32, ptr %551, i64 %550
  store i32 %548, ptr %552, align 4
  %553 = add i32 %541, -1
  %554 = and i32 %553, %541
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %540

556:
  br label %557

557:
  %558 = or <32 x i64> %441, %141
  %559 = select <32 x i1> %451, <32 x i64> %558, <32 x i64> %467
  %560 = icmp eq i32 %329, 0
  br i1 %560, label %563, label %561

561:
  %562 = icmp eq i32 %185, -1
  br i1 %562, label %566, label %592

563:
  %564 = getelementptr inbounds nuw i64, ptr %35, i64 %193
  %565 = bitcast i32 %185 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %469, ptr align 8 %564, <32 x i1> %565)
  br label %715

566:
  %567 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %568 = shufflevector <32 x i64> %162, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %569 = icmp ne <32 x i64> %162, %567
  %570 = icmp ne <32 x i64> %162, %568
  %571 = and <32 x i1> %569, %570
  %572 = bitcast <32 x i1> %571 to i32
  %573 = icmp eq i32 %572, 0
  %574 = icmp eq i32 %329, 1
  br i1 %573, label %575, label %591

575:
  store <32 x i64> %559, ptr %20, align 64
  br i1 %574, label %576, label %579

576:
  %577 = extractelement <32 x i64> %559, i64 31
  %578 = getelementptr i64, ptr %35, i64 %192
  store i64 %577, ptr %578, align 8
  br label %590

579:
  store <32 x i64> %162, ptr %15, align 64
  br label %580

580:
  %581 = phi i64 [ 0, %579 ], [ %587, %580 ]
  %582 = getelementptr inbounds nuw i64, ptr %15, i64 %581
  %583 = load i64, ptr %582, align 8
  %584 = getelementptr inbounds nuw i64, ptr %20, i64 %581
  %585 = load i64, ptr %584, align 8
  %586 = getelementptr inbounds nuw i64, ptr %35, i64 %583
  store i64 %585, ptr %586, align 8
  %587 = add nuw nsw i64 %581, 1
  %588 = icmp eq i64 %587, 32
  br i1 %588, label %589, label %580

589:
  br label %590

590:
  br label %715

591:
  store <32 x i64> %469, ptr %18, align 64
  br i1 %574, label %594, label %607

592:
  store <32 x i64> %469, ptr %18, align 64
  %593 = icmp eq i32 %329, 1
  br i1 %593, label %594, label %617

594:
  %595 = call i32 @llvm.ctlz.i32(i32 %185, i1 false)
  %596 = sub nuw nsw i32 31, %595
  %597 = zext nneg i32 %596 to i64
  %598 = getelementptr inbounds nuw i64, ptr %18, i64 %597
  %599 = load i64, ptr %598, align 8
  %600 = getelementptr i64, ptr %35, i64 %192
  store i64 %599, ptr %600, align 8
  %601 = insertelement <32 x i64> poison, i64 %599, i64 0
  %602 = shufflevector <32 x i64> %601, <32 x i64> poison, <32 x i32> zeroinitializer
  %603 = icmp ne <32 x i64> %602, %469
  %604 = bitcast <32 x i1> %603 to i32
  %605 = and i32 %185, %604
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %715, label %679

607:
  store <32 x i64> %162, ptr %17, align 64
  br label %608

608:
  %609 = phi i64 [ 0, %607 ], [ %615, %608 ]
  %610 = getelementptr inbounds nuw i64, ptr %17, i64 %609
  %611 = load i64, ptr %610, align 8
  %612 = getelementptr inbounds nuw i64, ptr %18, i64 %609
  %613 = load i64, ptr %612, align 8
  %614 = getelementptr inbounds nuw i64, ptr %35, i64 %611
  store i64 %613, ptr %614, align 8
  %615 = add nuw nsw i64 %609, 1
  %616 = icmp eq i64 %615, 32
  br i1 %616, label %630, label %608

617:
  store <32 x i64> %162, ptr %17, align 64
  br label %618

618:
  %619 = phi i32 [ %628, %618 ], [ %185, %617 ]
  %620 = call i32 @llvm.cttz.i32(i32 %619, i1 true)
  %621 = zext nneg i32 %620 to i64
  %622 = getelementptr inbounds nuw i64, ptr %17, i64 %621
  %623 = load i64, ptr %622, align 8
  %624 = getelementptr inbounds nuw i64, ptr %18, i64 %621
  %625 = load i64, ptr %624, align 8
  %626 = getelementptr inbounds nuw i64, ptr %35, i64 %623
  store i64 %625, ptr %626, align 8
  %627 = add i32 %619, -1
  %628 = and i32 %627, %619
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %630, label %618

630:
  store <32 x i64> zeroinitializer, ptr %22, align 64
  %631 = icmp eq i32 %329, 4
  br i1 %631, label %634, label %632

632:
  %633 = icmp eq i32 %329, 2
  br label %657

634:
  store <32 x i64> %162, ptr %21, align 64
  br i1 %562, label %635, label %644

635:
  %636 = phi i64 [ %642, %635 ], [ 0, %634 ]
  %637 = getelementptr inbounds nuw i64, ptr %21, i64 %636
  %638 = load i64, ptr %637, align 8
  %639 = getelementptr inbounds nuw i64, ptr %35, i64 %638
  %640 = load i64, ptr %639, align 8
  %641 = getelementptr inbounds nuw i64, ptr %22, i64 %636
  store i64 %640, ptr %641, align 8
  %642 = add nuw nsw i64 %636, 1
  %643 = icmp eq i64 %642, 32
  br i1 %643, label %656, label %635

644:
  %645 = phi i32 [ %654, %644 ], [ %185, %634 ]
  %646 = call i32 @llvm.cttz.i32(i32 %645, i1 true)
  %647 = zext nneg i32 %646 to i64
  %648 = getelementptr inbounds nuw i64, ptr %21, i64 %647
  %649 = load i64, ptr %648, align 8
  %650 = getelementptr inbounds nuw i64, ptr %35, i64 %649
  %651 = load i64, ptr %650, align 8
  %652 = getelementptr inbounds nuw i64, ptr %22, i64 %647
  store i64 %651, ptr %652, align 8
  %653 = add i32 %645, -1
  %654 = and i32 %653, %645
  %655 = icmp eq i32 %654, 0
  br i1 %655, label %656, label %644

656:
  br label %673

657:
  %658 = phi i1 [ true, %632 ], [ false, %672 ]
  %659 = phi ptr [ %23, %632 ], [ %93, %672 ]
  %660 = phi ptr [ %22, %632 ], [ %94, %672 ]
  %661 = phi ptr [ %22, %632 ], [ %95, %672 ]
  store <32 x i64> %162, ptr %23, align 256
  %662 = load i64, ptr %659, align 64
  %663 = getelementptr inbounds nuw i64, ptr %35, i64 %662
  br i1 %633, label %666, label %664

664:
  %665 = load i64, ptr %663, align 8
  br label %667

666:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %660, ptr align 8 %663, i64 128, i1 false)
  br label %672

667:
  %668 = phi i64 [ 0, %664 ], [ %670, %667 ]
  %669 = getelementptr inbounds nuw i64, ptr %661, i64 %668
  store i64 %665, ptr %669, align 8
  %670 = add nuw nsw i64 %668, 1
  %671 = icmp eq i64 %670, 16
  br i1 %671, label %672, label %667

672:
  br i1 %658, label %657, label %673

673:
  %674 = load <32 x i64>, ptr %22, align 64
  %675 = icmp ne <32 x i64> %674, %469
  %676 = bitcast <32 x i1> %675 to i32
  %677 = and i32 %185, %676
  %678 = icmp eq i32 %677, 0
  br i1 %678, label %715, label %680

679:
  store <32 x i64> %559, ptr %19, align 64
  br label %682

680:
  store <32 x i64> %559, ptr %19, align 64
  %681 = icmp eq i32 %329, 1
  br i1 %681, label %682, label %690

682:
  %683 = phi i32 [ %605, %679 ], [ %677, %680 ]
  %684 = call i32 @llvm.ctlz.i32(i32 %683, i1 true)
  %685 = xor i32 %684, 31
  %686 = zext nneg i32 %685 to i64
  %687 = getelementptr inbounds nuw i64, ptr %19, i64 %686
  %688 = load i64, ptr %687, align 8
  %689 = getelementptr i64, ptr %35, i64 %192
  store i64 %688, ptr %689, align 8
  br label %714

690:
  store <32 x i64> %162, ptr %16, align 64
  %691 = icmp eq i32 %677, -1
  br i1 %691, label %692, label %701

692:
  %693 = phi i64 [ %699, %692 ], [ 0, %690 ]
  %694 = getelementptr inbounds nuw i64, ptr %16, i64 %693
  %695 = load i64, ptr %694, align 8
  %696 = getelementptr inbounds nuw i64, ptr %19, i64 %693
  %697 = load i64, ptr %696, align 8
  %698 = getelementptr inbounds nuw i64, ptr %35, i64 %695
  store i64 %697, ptr %698, align 8
  %699 = add nuw nsw i64 %693, 1
  %700 = icmp eq i64 %699, 32
  br i1 %700, label %713, label %692

701:
  %702 = phi i32 [ %711, %701 ], [ %677, %690 ]
  %703 = call i32 @llvm.cttz.i32(i32 %702, i1 true)
  %704 = zext nneg i32 %703 to i64
  %705 = getelementptr inbounds nuw i64, ptr %16, i64 %704
  %706 = load i64, ptr %705, align 8
  %707 = getelementptr inbounds nuw i64, ptr %19, i64 %704
  %708 = load i64, ptr %707, align 8
  %709 = getelementptr inbounds nuw i64, ptr %35, i64 %706
  store i64 %708, ptr %709, align 8
  %710 = add i32 %702, -1
  %711 = and i32 %710, %702
  %712 = icmp eq i32 %711, 0
  br i1 %712, label %713, label %701

713:
  br label %714

714:
  br label %715

715:
  %716 = add nuw nsw i64 %150, 1
  %717 = icmp eq i64 %716, %84
  br i1 %717, label %718, label %149

718:
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
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %17 = load ptr, ptr %16, align 8
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %20 = load i64, ptr %19, align 8
  %21 = shl i64 %20, 42
  %22 = add i64 %21, 4398046511104
  %23 = zext i32 %18 to i64
  %24 = shl nuw nsw i64 %23, 19
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = shl nuw nsw i64 %27, 5
  %29 = or disjoint i64 %28, %22
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 19
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %35 = load i32, ptr %34, align 16
  %36 = zext i32 %35 to i64
  %37 = shl nuw nsw i64 %36, 19
  %38 = or i64 %24, %29
  %39 = or i64 %38, 65536
  %40 = select i1 %15, i64 %22, i64 1
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %44 = load i64, ptr %43, align 8
  %45 = icmp eq i64 %44, 0
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %47 = load i32, ptr %46, align 4
  %48 = icmp ne i32 %47, 0
  %49 = call i32 @llvm.ctpop.i32(i32 %2)
  %50 = icmp samesign ult i32 %49, 2
  %51 = select i1 %48, i1 true, i1 %50
  %52 = add i32 %47, -1
  %53 = call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %54 = select i1 %48, i32 %52, i32 %53
  %55 = zext i32 %54 to i64
  %56 = select i1 %51, i64 %55, i64 196608
  %57 = or i64 %56, %29
  %58 = or i64 %57, %24
  %59 = select i1 %51, i64 %58, i64 %39
  %60 = load i64, ptr %4, align 8
  %61 = sub i64 %3, %60
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %63 = load i64, ptr %62, align 8
  %64 = lshr i64 %61, %63
  %65 = trunc i64 %63 to i32
  %66 = lshr i32 %5, %65
  %67 = zext i32 %66 to i64
  %68 = icmp eq i32 %66, 0
  br i1 %68, label %69, label %70

69:
  call void @suspect(ptr %0)
  br label %70

70:
  %71 = add i64 %64, %67
  %72 = icmp ult i64 %64, %71
  br i1 %72, label %73, label %82

73:
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %76 = icmp eq i64 %42, 0
  %77 = select i1 %76, i64 %59, i64 %42
  br label %78

78:
  %79 = phi i64 [ %64, %73 ], [ %144, %143 ]
  %80 = load i64, ptr %10, align 8
  %81 = icmp ult i64 %79, %80
  br i1 %81, label %83, label %82

82:
  ret void

83:
  %84 = getelementptr inbounds nuw i64, ptr %9, i64 %79
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i64, ptr %12, i64 %79
  %87 = load i64, ptr %86, align 8
  %88 = icmp ult i64 %85, %40
  %89 = sub i64 %85, %22
  %90 = icmp ult i64 %89, %33
  %91 = or i1 %88, %90
  %92 = select i1 %6, i1 %88, i1 false
  %93 = xor i1 %92, true
  %94 = select i1 %93, i1 %91, i1 false
  %95 = icmp ult i64 %87, %40
  %96 = sub i64 %87, %22
  %97 = icmp ult i64 %96, %33
  %98 = or i1 %95, %97
  %99 = and i1 %94, %98
  br i1 %99, label %140, label %100

100:
  br i1 %92, label %101, label %102

101:
  call void @suspect(ptr %0)
  br label %102

102:
  %103 = icmp ult i64 %89, %37
  %104 = xor i64 %85, %28
  %105 = and i64 %104, 132064
  %106 = icmp eq i64 %105, 0
  %107 = and i1 %103, %106
  %108 = xor i64 %85, %57
  %109 = and i64 %108, -4398046248961
  %110 = icmp eq i64 %109, 0
  %111 = or i1 %110, %107
  %112 = or i1 %91, %111
  %113 = select i1 %112, i1 true, i1 %45
  br i1 %113, label %119, label %114

114:
  %115 = load ptr, ptr %74, align 8
  %116 = load i64, ptr %10, align 8
  %117 = call i32 @clock_orders(ptr %0, ptr %1, i64 %85, i64 %79, ptr %115, i64 %116)
  %118 = trunc i32 %117 to i1
  br i1 %118, label %121, label %120

119:
  br i1 %112, label %121, label %120

120:
  call void @suspect(ptr %0)
  br label %121

121:
  %122 = icmp ult i64 %96, %37
  %123 = xor i64 %87, %28
  %124 = and i64 %123, 132064
  %125 = icmp eq i64 %124, 0
  %126 = and i1 %122, %125
  %127 = xor i64 %87, %57
  %128 = and i64 %127, -4398046248961
  %129 = icmp eq i64 %128, 0
  %130 = or i1 %129, %126
  %131 = or i1 %98, %130
  %132 = select i1 %131, i1 true, i1 %45
  br i1 %132, label %138, label %133

133:
  %134 = load ptr, ptr %75, align 8
  %135 = load i64, ptr %10, align 8
  %136 = call i32 @clock_orders(ptr %0, ptr %1, i64 %87, i64 %79, ptr %134, i64 %135)
  %137 = trunc i32 %136 to i1
  br i1 %137, label %140, label %139

138:
  br i1 %131, label %140, label %139

139:
  call void @suspect(ptr %0)
  br label %140

140:
  %141 = icmp eq i64 %87, 0
  br i1 %141, label %143, label %142

142:
  store i64 0, ptr %86, align 8
  br label %143

143:
  store i64 %77, ptr %84, align 8
  %144 = add nuw i64 %79, 1
  %145 = icmp eq i64 %144, %71
  br i1 %145, label %82, label %78
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
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 1712
  %35 = load ptr, ptr %34, align 8
  %36 = load i32, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %38 = load i64, ptr %37, align 8
  %39 = shl i64 %38, 42
  %40 = add i64 %39, 4398046511104
  %41 = zext i32 %36 to i64
  %42 = shl nuw nsw i64 %41, 19
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %44 = load i32, ptr %43, align 8
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 5
  %47 = or disjoint i64 %46, %40
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 784
  %49 = load i32, ptr %48, align 8
  %50 = zext i32 %49 to i64
  %51 = shl nuw nsw i64 %50, 19
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 1744
  %53 = load i32, ptr %52, align 16
  %54 = zext i32 %53 to i64
  %55 = shl nuw nsw i64 %54, 19
  %56 = or i64 %42, %47
  %57 = or i64 %56, 65536
  %58 = select i1 %33, i64 %40, i64 1
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 792
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %62 = load i64, ptr %61, align 8
  %63 = icmp eq i64 %62, 0
  %64 = load i64, ptr %4, align 8
  %65 = insertelement <32 x i64> poison, i64 %64, i64 0
  %66 = shufflevector <32 x i64> %65, <32 x i64> poison, <32 x i32> zeroinitializer
  %67 = sub <32 x i64> %3, %66
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %69 = load i64, ptr %68, align 8
  %70 = insertelement <32 x i64> poison, i64 %69, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = lshr <32 x i64> %67, %71
  %73 = trunc i64 %69 to i32
  %74 = lshr i32 %5, %73
  %75 = zext i32 %74 to i64
  %76 = extractelement <32 x i64> %72, i64 0
  %77 = icmp eq i32 %74, 0
  %78 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %79 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %80 = getelementptr inbounds nuw i8, ptr %23, i64 128
  %81 = getelementptr inbounds nuw i8, ptr %22, i64 128
  %82 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %83 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %84 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %85 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %86 = getelementptr inbounds nuw i8, ptr %17, i64 128
  br i1 %77, label %87, label %88

87:
  call void @suspect(ptr %0)
  br label %593

88:
  %89 = icmp ne i32 %74, 1
  %90 = icmp eq i32 %2, -1
  %91 = and i1 %90, %89
  br i1 %91, label %94, label %92

92:
  %93 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %103

94:
  %95 = insertelement <32 x i64> poison, i64 %75, i64 0
  %96 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %97 = mul nuw nsw <32 x i64> %96, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %98 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %99 = add <32 x i64> %97, %98
  %100 = icmp ne <32 x i64> %72, %99
  %101 = bitcast <32 x i1> %100 to i32
  %102 = icmp eq i32 %101, 0
  br label %103

103:
  %104 = phi <32 x i64> [ %93, %92 ], [ %98, %94 ]
  %105 = phi i1 [ false, %92 ], [ %102, %94 ]
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 788
  %107 = call i64 @llvm.cttz.i64(i64 %75, i1 true)
  %108 = insertelement <32 x i64> poison, i64 %107, i64 0
  %109 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = add i64 %76, 32
  %111 = insertelement <32 x i64> poison, i64 %47, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %42, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = select i1 %6, i64 %58, i64 0
  %116 = insertelement <32 x i64> poison, i64 %58, i64 0
  %117 = shufflevector <32 x i64> %116, <32 x i64> poison, <32 x i32> zeroinitializer
  %118 = insertelement <32 x i64> poison, i64 %40, i64 0
  %119 = shufflevector <32 x i64> %118, <32 x i64> poison, <32 x i32> zeroinitializer
  %120 = insertelement <32 x i64> poison, i64 %51, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = insertelement <32 x i64> poison, i64 %55, i64 0
  %123 = shufflevector <32 x i64> %122, <32 x i64> poison, <32 x i32> zeroinitializer
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %125 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %126 = insertelement <32 x i64> poison, i64 %57, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  %128 = icmp eq i64 %60, 0
  %129 = insertelement <32 x i64> poison, i64 %60, i64 0
  %130 = shufflevector <32 x i64> %129, <32 x i64> poison, <32 x i32> zeroinitializer
  %131 = insertelement <32 x i64> poison, i64 %115, i64 0
  %132 = shufflevector <32 x i64> %131, <32 x i64> poison, <32 x i32> zeroinitializer
  %133 = select i1 %128, <32 x i64> %127, <32 x i64> %130
  %134 = extractelement <32 x i64> %133, i64 31
  br label %135

135:
  %136 = phi i64 [ 0, %103 ], [ %591, %590 ]
  %137 = insertelement <32 x i64> poison, i64 %136, i64 0
  %138 = shufflevector <32 x i64> %137, <32 x i64> poison, <32 x i32> zeroinitializer
  %139 = add <32 x i64> %138, %72
  br i1 %105, label %140, label %147

140:
  %141 = shl nuw nsw i64 %136, 5
  %142 = insertelement <32 x i64> poison, i64 %141, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = or disjoint <32 x i64> %143, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %145 = add <32 x i64> %144, %104
  %146 = lshr <32 x i64> %144, %109
  br label %147

147:
  %148 = phi <32 x i64> [ %145, %140 ], [ %139, %135 ]
  %149 = phi <32 x i64> [ %146, %140 ], [ <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>, %135 ]
  %150 = load i32, ptr %106, align 4
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %157, label %152

152:
  %153 = add i32 %150, -1
  %154 = zext i32 %153 to i64
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %157

157:
  %158 = phi <32 x i64> [ %156, %152 ], [ %149, %147 ]
  %159 = load i64, ptr %28, align 8
  br i1 %105, label %160, label %164

160:
  %161 = shl i64 %136, 5
  %162 = add i64 %110, %161
  %163 = icmp ugt i64 %162, %159
  br i1 %163, label %164, label %170

164:
  %165 = insertelement <32 x i64> poison, i64 %159, i64 0
  %166 = shufflevector <32 x i64> %165, <32 x i64> poison, <32 x i32> zeroinitializer
  %167 = icmp ult <32 x i64> %148, %166
  %168 = bitcast <32 x i1> %167 to i32
  %169 = and i32 %2, %168
  br label %170

170:
  %171 = phi i32 [ %169, %164 ], [ %2, %160 ]
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %590, label %173

173:
  %174 = or <32 x i64> %158, %112
  %175 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  store <32 x i64> %148, ptr %25, align 64
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %25, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = sub i64 %178, %176
  br i1 %105, label %209, label %180

180:
  %181 = insertelement <32 x i64> poison, i64 %179, i64 0
  %182 = shufflevector <32 x i64> %181, <32 x i64> poison, <32 x i32> zeroinitializer
  %183 = add <32 x i64> %182, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %184 = icmp eq <32 x i64> %148, %183
  %185 = bitcast <32 x i1> %184 to i32
  %186 = xor i32 %171, -1
  %187 = or i32 %185, %186
  %188 = icmp eq i32 %187, -1
  br i1 %188, label %209, label %189

189:
  %190 = insertelement <32 x i64> poison, i64 %178, i64 0
  %191 = shufflevector <32 x i64> %190, <32 x i64> poison, <32 x i32> zeroinitializer
  %192 = icmp eq <32 x i64> %148, %191
  %193 = bitcast <32 x i1> %192 to i32
  %194 = or i32 %193, %186
  %195 = icmp eq i32 %194, -1
  br i1 %195, label %215, label %196

196:
  %197 = icmp eq i32 %171, -1
  br i1 %197, label %198, label %226

198:
  %199 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16, i32 16>
  %200 = add <32 x i64> %199, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %201 = icmp ne <32 x i64> %148, %200
  %202 = bitcast <32 x i1> %201 to i32
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %224, label %204

204:
  %205 = icmp ne <32 x i64> %148, %199
  %206 = bitcast <32 x i1> %205 to i32
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %224, label %208

208:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %148, ptr %20, align 64
  br label %227

209:
  %210 = getelementptr inbounds nuw i64, ptr %27, i64 %179
  %211 = bitcast i32 %171 to <32 x i1>
  %212 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %210, <32 x i1> %211, <32 x i64> zeroinitializer)
  %213 = getelementptr inbounds nuw i64, ptr %30, i64 %179
  %214 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %213, <32 x i1> %211, <32 x i64> zeroinitializer)
  br label %313

215:
  %216 = getelementptr i64, ptr %27, i64 %178
  %217 = load i64, ptr %216, align 8
  %218 = insertelement <32 x i64> poison, i64 %217, i64 0
  %219 = shufflevector <32 x i64> %218, <32 x i64> poison, <32 x i32> zeroinitializer
  %220 = getelementptr i64, ptr %30, i64 %178
  %221 = load i64, ptr %220, align 8
  %222 = insertelement <32 x i64> poison, i64 %221, i64 0
  %223 = shufflevector <32 x i64> %222, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %313

224:
  %225 = phi i32 [ 2, %198 ], [ 3, %204 ]
  store <32 x i64> zeroinitializer, ptr %21, align 64
  br label %250

226:
  store <32 x i64> zeroinitializer, ptr %21, align 64
  store <32 x i64> %148, ptr %20, align 64
  br label %238

227:
  %228 = phi i64 [ 0, %208 ], [ %234, %227 ]
  %229 = getelementptr inbounds nuw i64, ptr %20, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds nuw i64, ptr %27, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = getelementptr inbounds nuw i64, ptr %21, i64 %228
  store i64 %232, ptr %233, align 8
  %234 = add nuw nsw i64 %228, 1
  %235 = icmp eq i64 %234, 32
  br i1 %235, label %236, label %227

236:
  %237 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %148, ptr %19, align 64
  br label %270

238:
  %239 = phi i32 [ %248, %238 ], [ %171, %226 ]
  %240 = call i32 @llvm.cttz.i32(i32 %239, i1 true)
  %241 = zext nneg i32 %240 to i64
  %242 = getelementptr inbounds nuw i64, ptr %20, i64 %241
  %243 = load i64, ptr %242, align 8
  %244 = getelementptr inbounds nuw i64, ptr %27, i64 %243
  %245 = load i64, ptr %244, align 8
  %246 = getelementptr inbounds nuw i64, ptr %21, i64 %241
  store i64 %245, ptr %246, align 8
  %247 = add i32 %239, -1
  %248 = and i32 %247, %239
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %268, label %238

250:
  %251 = phi i1 [ true, %224 ], [ false, %265 ]
  %252 = phi ptr [ %22, %224 ], [ %81, %265 ]
  %253 = phi ptr [ %21, %224 ], [ %82, %265 ]
  %254 = phi ptr [ %21, %224 ], [ %83, %265 ]
  store <32 x i64> %148, ptr %22, align 256
  %255 = load i64, ptr %252, align 64
  %256 = getelementptr inbounds nuw i64, ptr %27, i64 %255
  br i1 %203, label %259, label %257

257:
  %258 = load i64, ptr %256, align 8
  br label %260

259:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %253, ptr align 8 %256, i64 128, i1 false)
  br label %265

260:
  %261 = phi i64 [ 0, %257 ], [ %263, %260 ]
  %262 = getelementptr inbounds nuw i64, ptr %254, i64 %261
  store i64 %258, ptr %262, align 8
  %263 = add nuw nsw i64 %261, 1
  %264 = icmp eq i64 %263, 16
  br i1 %264, label %265, label %260

265:
  br i1 %251, label %250, label %266

266:
  %267 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  br label %293

268:
  %269 = load <32 x i64>, ptr %21, align 64
  store <32 x i64> zeroinitializer, ptr %23, align 64
  store <32 x i64> %148, ptr %19, align 64
  br label %279

270:
  %271 = phi i64 [ 0, %236 ], [ %277, %270 ]
  %272 = getelementptr inbounds nuw i64, ptr %19, i64 %271
  %273 = load i64, ptr %272, align 8
  %274 = getelementptr inbounds nuw i64, ptr %30, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = getelementptr inbounds nuw i64, ptr %23, i64 %271
  store i64 %275, ptr %276, align 8
  %277 = add nuw nsw i64 %271, 1
  %278 = icmp eq i64 %277, 32
  br i1 %278, label %291, label %270

279:
  %280 = phi i32 [ %289, %279 ], [ %171, %268 ]
  %281 = call i32 @llvm.cttz.i32(i32 %280, i1 true)
  %282 = zext nneg i32 %281 to i64
  %283 = getelementptr inbounds nuw i64, ptr %19, i64 %282
  %284 = load i64, ptr %283, align 8
  %285 = getelementptr inbounds nuw i64, ptr %30, i64 %284
  %286 = load i64, ptr %285, align 8
  %287 = getelementptr inbounds nuw i64, ptr %23, i64 %282
  store i64 %286, ptr %287, align 8
  %288 = add i32 %280, -1
  %289 = and i32 %288, %280
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %279

291:
  %292 = phi <32 x i64> [ %237, %270 ], [ %269, %279 ]
  br label %309

293:
  %294 = phi i1 [ true, %266 ], [ false, %308 ]
  %295 = phi ptr [ %24, %266 ], [ %78, %308 ]
  %296 = phi ptr [ %23, %266 ], [ %79, %308 ]
  %297 = phi ptr [ %23, %266 ], [ %80, %308 ]
  store <32 x i64> %148, ptr %24, align 256
  %298 = load i64, ptr %295, align 64
  %299 = getelementptr inbounds nuw i64, ptr %30, i64 %298
  br i1 %203, label %302, label %300

300:
  %301 = load i64, ptr %299, align 8
  br label %303

302:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %296, ptr align 8 %299, i64 128, i1 false)
  br label %308

303:
  %304 = phi i64 [ 0, %300 ], [ %306, %303 ]
  %305 = getelementptr inbounds nuw i64, ptr %297, i64 %304
  store i64 %301, ptr %305, align 8
  %306 = add nuw nsw i64 %304, 1
  %307 = icmp eq i64 %306, 16
  br i1 %307, label %308, label %303

308:
  br i1 %294, label %293, label %309

309:
  %310 = phi i32 [ 4, %291 ], [ %225, %308 ]
  %311 = phi <32 x i64> [ %292, %291 ], [ %267, %308 ]
  %312 = load <32 x i64>, ptr %23, align 64
  br label %313

313:
  %314 = phi <32 x i64> [ %212, %209 ], [ %219, %215 ], [ %311, %309 ]
  %315 = phi i32 [ 0, %209 ], [ 1, %215 ], [ %310, %309 ]
  %316 = phi <32 x i64> [ %214, %209 ], [ %223, %215 ], [ %312, %309 ]
  %317 = or <32 x i64> %114, %174
  %318 = icmp ult <32 x i64> %314, %117
  %319 = sub <32 x i64> %314, %119
  %320 = icmp ult <32 x i64> %319, %121
  %321 = or <32 x i1> %318, %320
  %322 = icmp ult <32 x i64> %314, %132
  %323 = icmp ult <32 x i64> %316, %117
  %324 = sub <32 x i64> %316, %119
  %325 = icmp ult <32 x i64> %324, %121
  %326 = or <32 x i1> %323, %325
  %327 = xor <32 x i1> %321, splat (i1 true)
  %328 = xor <32 x i1> %326, splat (i1 true)
  %329 = select <32 x i1> %328, <32 x i1> splat (i1 true), <32 x i1> %322
  %330 = select <32 x i1> %329, <32 x i1> splat (i1 true), <32 x i1> %327
  %331 = bitcast <32 x i1> %330 to i32
  %332 = and i32 %171, %331
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %391, label %334

334:
  %335 = bitcast <32 x i1> %322 to i32
  %336 = and i32 %171, %335
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %339, label %338

338:
  call void @suspect(ptr %0)
  br label %339

339:
  %340 = icmp ult <32 x i64> %319, %123
  %341 = xor <32 x i64> %314, %112
  %342 = and <32 x i64> %341, splat (i64 132064)
  %343 = icmp eq <32 x i64> %342, zeroinitializer
  %344 = select <32 x i1> %340, <32 x i1> %343, <32 x i1> zeroinitializer
  %345 = or <32 x i1> %321, %344
  %346 = xor <32 x i64> %314, %174
  %347 = and <32 x i64> %346, splat (i64 -4398046248961)
  %348 = icmp eq <32 x i64> %347, zeroinitializer
  %349 = select <32 x i1> %348, <32 x i1> splat (i1 true), <32 x i1> %345
  %350 = xor <32 x i1> %349, splat (i1 true)
  %351 = bitcast <32 x i1> %350 to i32
  %352 = and i32 %171, %351
  %353 = icmp eq i32 %352, 0
  %354 = select i1 %353, i1 true, i1 %63
  br i1 %354, label %361, label %355

355:
  %356 = load ptr, ptr %124, align 8
  %357 = load i64, ptr %28, align 8
  %358 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %352, <32 x i64> %314, <32 x i64> %148, ptr %356, i64 %357)
  %359 = xor i32 %358, -1
  %360 = and i32 %352, %359
  br label %361

361:
  %362 = phi i32 [ %360, %355 ], [ %352, %339 ]
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %365, label %364

364:
  call void @suspect(ptr %0)
  br label %365

365:
  %366 = icmp ult <32 x i64> %324, %123
  %367 = xor <32 x i64> %316, %112
  %368 = and <32 x i64> %367, splat (i64 132064)
  %369 = icmp eq <32 x i64> %368, zeroinitializer
  %370 = select <32 x i1> %366, <32 x i1> %369, <32 x i1> zeroinitializer
  %371 = or <32 x i1> %326, %370
  %372 = xor <32 x i64> %316, %174
  %373 = and <32 x i64> %372, splat (i64 -4398046248961)
  %374 = icmp eq <32 x i64> %373, zeroinitializer
  %375 = select <32 x i1> %374, <32 x i1> splat (i1 true), <32 x i1> %371
  %376 = xor <32 x i1> %375, splat (i1 true)
  %377 = bitcast <32 x i1> %376 to i32
  %378 = and i32 %171, %377
  %379 = icmp eq i32 %378, 0
  %380 = select i1 %379, i1 true, i1 %63
  br i1 %380, label %387, label %381

381:
  %382 = load ptr, ptr %125, align 8
  %383 = load i64, ptr %28, align 8
  %384 = call i32 @clock_ordered(ptr %0, ptr %1, i32 %378, <32 x i64> %316, <32 x i64> %148, ptr %382, i64 %383)
  %385 = xor i32 %384, -1
  %386 = and i32 %378, %385
  br label %387

387:
  %388 = phi i32 [ %386, %381 ], [ %378, %365 ]
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %391, label %390

390:
  call void @suspect(ptr %0)
  br label %391

391:
  %392 = select i1 %128, <32 x i64> %317, <32 x i64> %130
  %393 = icmp ne <32 x i64> %316, zeroinitializer
  %394 = bitcast <32 x i1> %393 to i32
  %395 = and i32 %171, %394
  %396 = icmp eq i32 %395, 0
  %397 = icmp eq i32 %315, 0
  br i1 %396, label %436, label %398

398:
  br i1 %397, label %399, label %402

399:
  %400 = getelementptr inbounds nuw i64, ptr %30, i64 %179
  %401 = bitcast i32 %395 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> zeroinitializer, ptr align 8 %400, <32 x i1> %401)
  br label %439

402:
  store <32 x i64> zeroinitializer, ptr %12, align 64
  %403 = icmp eq i32 %315, 1
  br i1 %403, label %404, label %411

404:
  %405 = call i32 @llvm.ctlz.i32(i32 %395, i1 true)
  %406 = xor i32 %405, 31
  %407 = zext nneg i32 %406 to i64
  %408 = getelementptr inbounds nuw i64, ptr %12, i64 %407
  %409 = load i64, ptr %408, align 8
  %410 = getelementptr i64, ptr %30, i64 %178
  store i64 %409, ptr %410, align 8
  br label %435

411:
  store <32 x i64> %148, ptr %11, align 64
  %412 = icmp eq i32 %395, -1
  br i1 %412, label %413, label %422

413:
  %414 = phi i64 [ %420, %413 ], [ 0, %411 ]
  %415 = getelementptr inbounds nuw i64, ptr %11, i64 %414
  %416 = load i64, ptr %415, align 8
  %417 = getelementptr inbounds nuw i64, ptr %12, i64 %414
  %418 = load i64, ptr %417, align 8
  %419 = getelementptr inbounds nuw i64, ptr %30, i64 %416
  store i64 %418, ptr %419, align 8
  %420 = add nuw nsw i64 %414, 1
  %421 = icmp eq i64 %420, 32
  br i1 %421, label %434, label %413

422:
  %423 = phi i32 [ %432, %422 ], [ %395, %411 ]
  %424 = call i32 @llvm.cttz.i32(i32 %423, i1 true)
  %425 = zext nneg i32 %424 to i64
  %426 = getelementptr inbounds nuw i64, ptr %11, i64 %425
  %427 = load i64, ptr %426, align 8
  %428 = getelementptr inbounds nuw i64, ptr %12, i64 %425
  %429 = load i64, ptr %428, align 8
  %430 = getelementptr inbounds nuw i64, ptr %30, i64 %427
  store i64 %429, ptr %430, align 8
  %431 = add i32 %423, -1
  %432 = and i32 %431, %423
  %433 = icmp eq i32 %432, 0
  br i1 %433, label %434, label %422

434:
  br label %435

435:
  br label %437

436:
  br i1 %397, label %439, label %437

437:
  %438 = icmp eq i32 %171, -1
  br i1 %438, label %442, label %467

439:
  %440 = getelementptr inbounds nuw i64, ptr %27, i64 %179
  %441 = bitcast i32 %171 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %392, ptr align 8 %440, <32 x i1> %441)
  br label %590

442:
  %443 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> <i32 1, i32 0, i32 3, i32 2, i32 5, i32 4, i32 7, i32 6, i32 9, i32 8, i32 11, i32 10, i32 13, i32 12, i32 15, i32 14, i32 17, i32 16, i32 19, i32 18, i32 21, i32 20, i32 23, i32 22, i32 25, i32 24, i32 27, i32 26, i32 29, i32 28, i32 31, i32 30>
  %444 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %445 = icmp ne <32 x i64> %148, %443
  %446 = icmp ne <32 x i64> %148, %444
  %447 = and <32 x i1> %445, %446
  %448 = bitcast <32 x i1> %447 to i32
  %449 = icmp eq i32 %448, 0
  %450 = icmp eq i32 %315, 1
  br i1 %449, label %451, label %466

451:
  store <32 x i64> %133, ptr %15, align 64
  br i1 %450, label %452, label %454

452:
  %453 = getelementptr i64, ptr %27, i64 %178
  store i64 %134, ptr %453, align 8
  br label %465

454:
  store <32 x i64> %148, ptr %8, align 64
  br label %455

455:
  %456 = phi i64 [ 0, %454 ], [ %462, %455 ]
  %457 = getelementptr inbounds nuw i64, ptr %8, i64 %456
  %458 = load i64, ptr %457, align 8
  %459 = getelementptr inbounds nuw i64, ptr %15, i64 %456
  %460 = load i64, ptr %459, align 8
  %461 = getelementptr inbounds nuw i64, ptr %27, i64 %458
  store i64 %460, ptr %461, align 8
  %462 = add nuw nsw i64 %456, 1
  %463 = icmp eq i64 %462, 32
  br i1 %463, label %464, label %455

464:
  br label %465

465:
  br label %590

466:
  store <32 x i64> %392, ptr %13, align 64
  br i1 %450, label %469, label %482

467:
  store <32 x i64> %392, ptr %13, align 64
  %468 = icmp eq i32 %315, 1
  br i1 %468, label %469, label %492

469:
  %470 = call i32 @llvm.ctlz.i32(i32 %171, i1 true)
  %471 = xor i32 %470, 31
  %472 = zext nneg i32 %471 to i64
  %473 = getelementptr inbounds nuw i64, ptr %13, i64 %472
  %474 = load i64, ptr %473, align 8
  %475 = getelementptr i64, ptr %27, i64 %178
  store i64 %474, ptr %475, align 8
  %476 = insertelement <32 x i64> poison, i64 %474, i64 0
  %477 = shufflevector <32 x i64> %476, <32 x i64> poison, <32 x i32> zeroinitializer
  %478 = icmp ne <32 x i64> %477, %392
  %479 = bitcast <32 x i1> %478 to i32
  %480 = and i32 %171, %479
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %590, label %554

482:
  store <32 x i64> %148, ptr %10, align 64
  br label %483

483:
  %484 = phi i64 [ 0, %482 ], [ %490, %483 ]
  %485 = getelementptr inbounds nuw i64, ptr %10, i64 %484
  %486 = load i64, ptr %485, align 8
  %487 = getelementptr inbounds nuw i64, ptr %13, i64 %484
  %488 = load i64, ptr %487, align 8
  %489 = getelementptr inbounds nuw i64, ptr %27, i64 %486
  store i64 %488, ptr %489, align 8
  %490 = add nuw nsw i64 %484, 1
  %491 = icmp eq i64 %490, 32
  br i1 %491, label %505, label %483

492:
  store <32 x i64> %148, ptr %10, align 64
  br label %493

493:
  %494 = phi i32 [ %503, %493 ], [ %171, %492 ]
  %495 = call i32 @llvm.cttz.i32(i32 %494, i1 true)
  %496 = zext nneg i32 %495 to i64
  %497 = getelementptr inbounds nuw i64, ptr %10, i64 %496
  %498 = load i64, ptr %497, align 8
  %499 = getelementptr inbounds nuw i64, ptr %13, i64 %496
  %500 = load i64, ptr %499, align 8
  %501 = getelementptr inbounds nuw i64, ptr %27, i64 %498
  store i64 %500, ptr %501, align 8
  %502 = add i32 %494, -1
  %503 = and i32 %502, %494
  %504 = icmp eq i32 %503, 0
  br i1 %504, label %505, label %493

505:
  store <32 x i64> zeroinitializer, ptr %17, align 64
  %506 = icmp eq i32 %315, 4
  br i1 %506, label %509, label %507

507:
  %508 = icmp eq i32 %315, 2
  br label %532

509:
  store <32 x i64> %148, ptr %16, align 64
  br i1 %438, label %510, label %519

510:
  %511 = phi i64 [ %517, %510 ], [ 0, %509 ]
  %512 = getelementptr inbounds nuw i64, ptr %16, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = getelementptr inbounds nuw i64, ptr %27, i64 %513
  %515 = load i64, ptr %514, align 8
  %516 = getelementptr inbounds nuw i64, ptr %17, i64 %511
  store i64 %515, ptr %516, align 8
  %517 = add nuw nsw i64 %511, 1
  %518 = icmp eq i64 %517, 32
  br i1 %518, label %531, label %510

519:
  %520 = phi i32 [ %529, %519 ], [ %171, %509 ]
  %521 = call i32 @llvm.cttz.i32(i32 %520, i1 true)
  %522 = zext nneg i32 %521 to i64
  %523 = getelementptr inbounds nuw i64, ptr %16, i64 %522
  %524 = load i64, ptr %523, align 8
  %525 = getelementptr inbounds nuw i64, ptr %27, i64 %524
  %526 = load i64, ptr %525, align 8
  %527 = getelementptr inbounds nuw i64, ptr %17, i64 %522
  store i64 %526, ptr %527, align 8
  %528 = add i32 %520, -1
  %529 = and i32 %528, %520
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %531, label %519

531:
  br label %548

532:
  %533 = phi i1 [ true, %507 ], [ false, %547 ]
  %534 = phi ptr [ %18, %507 ], [ %84, %547 ]
  %535 = phi ptr [ %17, %507 ], [ %85, %547 ]
  %536 = phi ptr [ %17, %507 ], [ %86, %547 ]
  store <32 x i64> %148, ptr %18, align 256
  %537 = load i64, ptr %534, align 64
  %538 = getelementptr inbounds nuw i64, ptr %27, i64 %537
  br i1 %508, label %541, label %539

539:
  %540 = load i64, ptr %538, align 8
  br label %542

541:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %535, ptr align 8 %538, i64 128, i1 false)
  br label %547

542:
  %543 = phi i64 [ 0, %539 ], [ %545, %542 ]
  %544 = getelementptr inbounds nuw i64, ptr %536, i64 %543
  store i64 %540, ptr %544, align 8
  %545 = add nuw nsw i64 %543, 1
  %546 = icmp eq i64 %545, 16
  br i1 %546, label %547, label %542

547:
  br i1 %533, label %532, label %548

548:
  %549 = load <32 x i64>, ptr %17, align 64
  %550 = icmp ne <32 x i64> %549, %392
  %551 = bitcast <32 x i1> %550 to i32
  %552 = and i32 %171, %551
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %590, label %555

554:
  store <32 x i64> %133, ptr %14, align 64
  br label %557

555:
  store <32 x i64> %133, ptr %14, align 64
  %556 = icmp eq i32 %315, 1
  br i1 %556, label %557, label %565

557:
  %558 = phi i32 [ %480, %554 ], [ %552, %555 ]
  %559 = call i32 @llvm.ctlz.i32(i32 %558, i1 true)
  %560 = xor i32 %559, 31
  %561 = zext nneg i32 %560 to i64
  %562 = getelementptr inbounds nuw i64, ptr %14, i64 %561
  %563 = load i64, ptr %562, align 8
  %564 = getelementptr i64, ptr %27, i64 %178
  store i64 %563, ptr %564, align 8
  br label %589

565:
  store <32 x i64> %148, ptr %9, align 64
  %566 = icmp eq i32 %552, -1
  br i1 %566, label %567, label %576

567:
  %568 = phi i64 [ %574, %567 ], [ 0, %565 ]
  %569 = getelementptr inbounds nuw i64, ptr %9, i64 %568
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds nuw i64, ptr %14, i64 %568
  %572 = load i64, ptr %571, align 8
  %573 = getelementptr inbounds nuw i64, ptr %27, i64 %570
  store i64 %572, ptr %573, align 8
  %574 = add nuw nsw i64 %568, 1
  %575 = icmp eq i64 %574, 32
  br i1 %575, label %588, label %567

576:
  %577 = phi i32 [ %586, %576 ], [ %552, %565 ]
  %578 = call i32 @llvm.cttz.i32(i32 %577, i1 true)
  %579 = zext nneg i32 %578 to i64
  %580 = getelementptr inbounds nuw i64, ptr %9, i64 %579
  %581 = load i64, ptr %580, align 8
  %582 = getelementptr inbounds nuw i64, ptr %14, i64 %579
  %583 = load i64, ptr %582, align 8
  %584 = getelementptr inbounds nuw i64, ptr %27, i64 %581
  store i64 %583, ptr %584, align 8
  %585 = add i32 %577, -1
  %586 = and i32 %585, %577
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %588, label %576

588:
  br label %589

589:
  br label %590

590:
  %591 = add nuw nsw i64 %136, 1
  %592 = icmp eq i64 %591, %75
  br i1 %592, label %593, label %135

593:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)

define internal void @_ZN12_GLOBAL__N_17freshenEP7context(ptr %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 1776
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = load i64, ptr %4, align 8
  %6 = add i64 %5, 1
  %7 = icmp eq i64 %3, %6
  br i1 %7, label %40, label %8

8:
  store i64 %6, ptr %2, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 1704
  store i64 0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %11 = load i64, ptr %10, align 8
  %12 = and i64 %11, 9223372036854775807
  %13 = icmp eq i64 %12, 9223372036854775807
  br i1 %13, label %17, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 1752
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 1744
  br label %23

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1760
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, 0
  br i1 %22, label %39, label %34

23:
  %24 = phi i64 [ 0, %14 ], [ %29, %23 ]
  %25 = load ptr, ptr %15, align 8
  %26 = load i64, ptr %16, align 8
  %27 = mul i64 %26, %24
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 %27
  call void @_ZN12_GLOBAL__N_16forgetEPK7contextP12vector_clock(ptr %0, ptr %28)
  %29 = add nuw i64 %24, 1
  %30 = load i64, ptr %10, align 8
  %31 = shl i64 %30, 1
  %32 = add i64 %31, 2
  %33 = icmp ult i64 %29, %32
  br i1 %33, label %23, label %17

34:
  %35 = load ptr, ptr %19, align 8
  %36 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = shl i64 %37, 4
  call void @llvm.memset.p0.i64(ptr align 8 %35, i8 0, i64 %38, i1 false)
  br label %39

39:
  store i64 0, ptr %20, align 8
  br label %40

40:
  ret void
}

define internal void @_ZN12_GLOBAL__N_113advance_blockEPK7contextP12vector_clockj(ptr %0, ptr %1, i32 %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 1728
  %7 = load i64, ptr %6, align 8
  %8 = mul i64 %7, %5
  %9 = add i64 %8, %7
  %10 = load i64, ptr %1, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 1720
  %12 = load i64, ptr %11, align 8
  %13 = sub i64 %12, %8
  %14 = call i64 @llvm.umax.i64(i64 %10, i64 %13)
  store i64 %14, ptr %1, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = call i64 @llvm.umax.i64(i64 %16, i64 %9)
  store i64 %17, ptr %15, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 1736
  %19 = load i64, ptr %18, align 8
  %20 = sub i64 %9, %19
  %21 = icmp ult i64 %8, %20
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %24 = insertelement <8 x i32> poison, i32 %2, i64 0
  %25 = shufflevector <8 x i32> %24, <8 x i32> poison, <8 x i32> zeroinitializer
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %28

27:
  ret void

28:
  %29 = phi i64 [ %8, %22 ], [ %44, %28 ]
  %30 = sub i64 %29, %8
  %31 = trunc i64 %30 to i32
  %32 = insertelement <8 x i32> poison, i32 %31, i64 0
  %33 = shufflevector <8 x i32> %32, <8 x i32> poison, <8 x i32> zeroinitializer
  %34 = add <8 x i32> %33, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %35 = load i64, ptr %23, align 8
  %36 = trunc i64 %35 to i32
  %37 = insertelement <8 x i32> poison, i32 %36, i64 0
  %38 = shufflevector <8 x i32> %37, <8 x i32> poison, <8 x i32> zeroinitializer
  %39 = icmp ult <8 x i32> %34, %38
  %40 = getelementptr inbounds nuw i32, ptr %26, i64 %29
  %41 = load <8 x i32>, ptr %40, align 4
  %42 = call <8 x i32> @llvm.umax.v8i32(<8 x i32> %25, <8 x i32> %41)
  %43 = select <8 x i1> %39, <8 x i32> %42, <8 x i32> splat (i32 -1)
  store <8 x i32> %43, ptr %40, align 4
  %44 = add i64 %29, 8
  %45 = load i64, ptr %18, align 8
  %46 = sub i64 %9, %45
  %47 = icmp ult i64 %44, %46
  br i1 %47, label %28, label %27
}

declare <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr>, <32 x i1>, <32 x i32>)

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umin.v32i64(<32 x i64>)

declare i64 @llvm.vector.reduce.umax.v32i64(<32 x i64>)

declare i32 @llvm.ctpop.i32(i32)

declare i32 @llvm.umax.i32(i32, i32)

declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare <8 x i32> @llvm.umax.v8i32(<8 x i32>, <8 x i32>)

declare <8 x i32> @llvm.umin.v8i32(<8 x i32>, <8 x i32>)

declare i32 @llvm.umin.i32(i32, i32)
