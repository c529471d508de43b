; Made of tensor.cpp by `make runtime`.

%"struct.(anonymous namespace)::Row" = type { i64, i64, i64, i64, i64 }
%"struct.(anonymous namespace)::Box" = type { %"struct.(anonymous namespace)::Request", i32, i64, i64, ptr, i64, i64, i64, [5 x %"struct.(anonymous namespace)::Dimension"] }
%"struct.(anonymous namespace)::Request" = type { ptr, ptr, ptr, i32, i32, i32, i8 }
%"struct.(anonymous namespace)::Dimension" = type { i64, i64, i64, i64 }
%struct.Lanes.4 = type { [32 x i64] }
%struct.Lanes = type { [32 x i32] }

@_ZN12_GLOBAL__N_111MOST_OFFSETE = internal unnamed_addr constant [6 x i64] [i64 0, i64 0, i64 0, i64 65536, i64 256, i64 32], align 16
@_ZN12_GLOBAL__N_15TYPESE = internal unnamed_addr constant [8 x i32] [i32 1756, i32 1148, i32 1148, i32 4, i32 4, i32 28, i32 28, i32 28], align 16

define void @tensor_load(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i64> %5, ptr %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca %"struct.(anonymous namespace)::Row", align 8
  %12 = alloca %"struct.(anonymous namespace)::Box", align 8
  %13 = alloca %struct.Lanes.4, align 64
  %14 = alloca %struct.Lanes.4, align 64
  %15 = alloca %struct.Lanes, align 64
  store <32 x i32> zeroinitializer, ptr %15, align 64
  %16 = add i32 %9, 14
  call void @mbarrier_track(ptr %0, ptr %1, i32 %2, <32 x i64> %5, i32 %16, i1 zeroext true)
  store <32 x i64> %3, ptr %13, align 64
  store <32 x i64> %4, ptr %14, align 64
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %202, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 36
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %31 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %36 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 312
  br label %38

38:
  %39 = phi i32 [ %2, %18 ], [ %198, %192 ]
  %40 = call i32 @llvm.cttz.i32(i32 %39, i1 true)
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i64, ptr %13, i64 %41
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i64, ptr %14, i64 %41
  %45 = load i64, ptr %44, align 8
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %19, align 8
  store ptr %6, ptr %20, align 8
  store i32 %7, ptr %21, align 8
  store i32 %8, ptr %22, align 4
  store i32 %9, ptr %23, align 8
  store i8 1, ptr %24, align 4
  store i32 %40, ptr %25, align 8
  store i64 %43, ptr %26, align 8
  store i64 %45, ptr %27, align 8
  store ptr null, ptr %28, align 8
  store i64 0, ptr %29, align 8
  store i64 0, ptr %30, align 8
  store i64 0, ptr %31, align 8
  %46 = call zeroext i1 @_ZN12_GLOBAL__N_13Box4findEv(ptr align 8 %12)
  br i1 %46, label %49, label %47

47:
  %48 = load i32, ptr %25, align 8
  br label %192

49:
  %50 = load ptr, ptr %28, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 88
  %52 = load i16, ptr %51, align 8
  %53 = zext i16 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 117
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i64
  %57 = shl nuw nsw i64 %56, 4
  %58 = add nuw nsw i64 %57, 16
  %59 = getelementptr inbounds nuw i8, ptr %50, i64 119
  %60 = load i8, ptr %59, align 1
  %61 = zext nneg i8 %60 to i64
  %62 = shl i64 %53, %61
  store i64 %62, ptr %30, align 8
  %63 = call i64 @llvm.smax.i64(i64 %62, i64 %58)
  %64 = getelementptr inbounds nuw i8, ptr %50, i64 84
  %65 = load i32, ptr %64, align 4
  %66 = zext i32 %65 to i64
  %67 = mul nuw nsw i64 %63, %66
  %68 = load i64, ptr %27, align 8
  %69 = and i64 %68, 127
  %70 = icmp eq i64 %69, 0
  br i1 %70, label %79, label %71

71:
  %72 = load ptr, ptr %12, align 8
  %73 = load ptr, ptr %19, align 8
  %74 = getelementptr inbounds nuw i8, ptr %73, i64 8
  %75 = load i32, ptr %74, align 8
  %76 = load i32, ptr %23, align 8
  %77 = add i32 %76, 1
  %78 = load i32, ptr %25, align 8
  call void @fault(ptr %72, i32 %75, i32 2, i32 %77, i32 %78, i64 %68)
  br label %192

79:
  %80 = load i8, ptr %24, align 4
  %81 = trunc nuw i8 %80 to i1
  %82 = select i1 %81, i32 11, i32 6
  %83 = load ptr, ptr %12, align 8
  %84 = load ptr, ptr %19, align 8
  %85 = load i32, ptr %25, align 8
  %86 = load i32, ptr %23, align 8
  %87 = add i32 %86, %82
  %88 = call i64 @translate(ptr %83, ptr %84, i32 %85, i64 %68, i64 16, i32 %87)
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %192, label %90

90:
  %91 = add i64 %68, -16
  %92 = add i64 %91, %67
  %93 = call i64 @translate(ptr %83, ptr %84, i32 %85, i64 %92, i64 16, i32 %87)
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %192, label %95

95:
  %96 = sub i64 %88, %68
  store i64 %96, ptr %31, align 8
  %97 = load i64, ptr %29, align 8
  %98 = sub nsw i64 0, %97
  %99 = icmp sgt i64 %97, 0
  %100 = call i64 @llvm.smin.i64(i64 %98, i64 %53)
  %101 = select i1 %99, i64 0, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %50, i64 64
  %103 = load i32, ptr %102, align 8
  %104 = zext i32 %103 to i64
  %105 = sub nsw i64 %104, %97
  %106 = icmp slt i64 %105, %101
  %107 = call i64 @llvm.smin.i64(i64 %105, i64 %53)
  %108 = select i1 %106, i64 %101, i64 %107
  %109 = icmp eq i32 %65, 0
  br i1 %109, label %188, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %50, i64 56
  %112 = icmp sgt i64 %62, 0
  %113 = load i32, ptr %21, align 8
  %114 = icmp ugt i32 %113, 1
  %115 = getelementptr inbounds nuw i8, ptr %50, i64 110
  %116 = zext i32 %113 to i64
  br label %117

117:
  %118 = phi i64 [ 0, %110 ], [ %185, %184 ]
  %119 = add i64 %118, %68
  store i64 %119, ptr %32, align 8
  %120 = load i8, ptr %59, align 1
  %121 = zext i8 %120 to i64
  %122 = shl i64 %101, %121
  %123 = shl i64 %108, %121
  %124 = call zeroext i1 @_ZNK12_GLOBAL__N_13Box8find_rowERNS_3RowExx(ptr align 8 %12, ptr align 8 %11, i64 %122, i64 %123)
  br i1 %124, label %125, label %187

125:
  %126 = load i32, ptr %37, align 8
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %129, label %128

128:
  call void @_ZNK12_GLOBAL__N_13Box4noteERKNS_3RowE(ptr align 8 %12, ptr align 8 %11)
  br label %129

129:
  %130 = load i64, ptr %111, align 8
  br i1 %112, label %131, label %167

131:
  %132 = load i64, ptr %32, align 8
  %133 = load i64, ptr %33, align 8
  %134 = load i64, ptr %34, align 8
  %135 = load i64, ptr %35, align 8
  br label %136

136:
  %137 = phi i64 [ 0, %131 ], [ %165, %164 ]
  %138 = add i64 %137, %132
  %139 = load i8, ptr %54, align 1
  %140 = lshr i64 %138, 7
  %141 = zext i8 %139 to i64
  %142 = and i64 %140, %141
  %143 = shl nuw nsw i64 %142, 4
  %144 = xor i64 %143, %138
  %145 = add i64 %144, %96
  %146 = inttoptr i64 %145 to ptr
  %147 = add i64 %137, %133
  %148 = inttoptr i64 %147 to ptr
  %149 = sub nsw i64 %134, %137
  %150 = call i64 @llvm.smax.i64(i64 %149, i64 0)
  %151 = call i64 @llvm.umin.i64(i64 %150, i64 16)
  %152 = sub nsw i64 %135, %137
  %153 = call i64 @llvm.smax.i64(i64 %152, i64 0)
  %154 = call i64 @llvm.umin.i64(i64 %153, i64 16)
  %155 = sub nsw i64 %154, %151
  %156 = icmp eq i64 %155, 16
  br i1 %156, label %157, label %158

157:
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %146, ptr align 1 %148, i64 16, i1 false)
  br label %164

158:
  store i64 %130, ptr %146, align 1
  %159 = getelementptr inbounds nuw i8, ptr %146, i64 8
  store i64 %130, ptr %159, align 1
  %160 = icmp samesign ult i64 %150, %154
  br i1 %160, label %161, label %164

161:
  %162 = getelementptr inbounds nuw i8, ptr %146, i64 %151
  %163 = getelementptr inbounds nuw i8, ptr %148, i64 %151
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %162, ptr align 1 %163, i64 %155, i1 false)
  br label %164

164:
  %165 = add nuw nsw i64 %137, 16
  %166 = icmp slt i64 %165, %62
  br i1 %166, label %136, label %167

167:
  br i1 %114, label %168, label %184

168:
  %169 = phi i64 [ %182, %179 ], [ 1, %167 ]
  %170 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %36, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %115, i64 %169
  %172 = load i8, ptr %171, align 1
  %173 = zext i8 %172 to i64
  %174 = load i64, ptr %170, align 8
  %175 = add nsw i64 %174, %173
  store i64 %175, ptr %170, align 8
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %177 = load i64, ptr %176, align 8
  %178 = icmp slt i64 %175, %177
  br i1 %178, label %184, label %179

179:
  %180 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %181 = load i64, ptr %180, align 8
  store i64 %181, ptr %170, align 8
  %182 = add nuw nsw i64 %169, 1
  %183 = icmp eq i64 %182, %116
  br i1 %183, label %184, label %168

184:
  %185 = add nuw nsw i64 %118, %63
  %186 = icmp samesign ult i64 %185, %67
  br i1 %186, label %117, label %188

187:
  br label %192

188:
  %189 = load i32, ptr %64, align 4
  %190 = trunc i64 %62 to i32
  %191 = mul i32 %189, %190
  br label %192

192:
  %193 = phi i32 [ %48, %47 ], [ %78, %71 ], [ %85, %188 ], [ %85, %187 ], [ %85, %79 ], [ %85, %90 ]
  %194 = phi i32 [ 0, %47 ], [ 0, %71 ], [ %191, %188 ], [ 0, %187 ], [ 0, %79 ], [ 0, %90 ]
  %195 = zext i32 %193 to i64
  %196 = getelementptr inbounds nuw i32, ptr %15, i64 %195
  store i32 %194, ptr %196, align 4
  %197 = add i32 %39, -1
  %198 = and i32 %197, %39
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %38

200:
  %201 = load <32 x i32>, ptr %15, align 64
  br label %202

202:
  %203 = phi <32 x i32> [ %201, %200 ], [ zeroinitializer, %10 ]
  %204 = add i32 %9, 12
  call void @mbarrier_complete(ptr %0, ptr %1, i32 %2, <32 x i64> %5, <32 x i32> %203, i32 %204)
  ret void
}

declare void @mbarrier_track(ptr, ptr, i32, <32 x i64>, i32, i1 zeroext)

declare void @mbarrier_complete(ptr, ptr, i32, <32 x i64>, <32 x i32>, i32)

define void @tensor_load_multicast(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, <32 x i64> %5, <32 x i16> %6, ptr %7, i32 %8, i32 %9, i32 %10) {
  %12 = and <32 x i64> %4, splat (i64 16777215)
  %13 = and <32 x i64> %5, splat (i64 16777215)
  br label %14

14:
  %15 = phi i64 [ 0, %11 ], [ %32, %31 ]
  %16 = trunc i64 %15 to i16
  %17 = insertelement <32 x i16> poison, i16 %16, i64 0
  %18 = shufflevector <32 x i16> %17, <32 x i16> poison, <32 x i32> zeroinitializer
  %19 = lshr <32 x i16> %6, %18
  %20 = trunc <32 x i16> %19 to <32 x i1>
  %21 = bitcast <32 x i1> %20 to i32
  %22 = and i32 %2, %21
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %31, label %24

24:
  %25 = shl nuw nsw i64 %15, 40
  %26 = add nuw nsw i64 %25, 4947802324992
  %27 = insertelement <32 x i64> poison, i64 %26, i64 0
  %28 = shufflevector <32 x i64> %27, <32 x i64> poison, <32 x i32> zeroinitializer
  %29 = or disjoint <32 x i64> %28, %12
  %30 = or disjoint <32 x i64> %28, %13
  call void @tensor_load(ptr %0, ptr %1, i32 %22, <32 x i64> %3, <32 x i64> %29, <32 x i64> %30, ptr %7, i32 %8, i32 %9, i32 %10)
  br label %31

31:
  %32 = add nuw nsw i64 %15, 1
  %33 = icmp eq i64 %32, 16
  br i1 %33, label %34, label %14

34:
  ret void
}

define void @tensor_store(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, ptr %5, i32 %6, i32 %7, i32 %8) {
  %10 = alloca %"struct.(anonymous namespace)::Row", align 8
  %11 = alloca %"struct.(anonymous namespace)::Box", align 8
  %12 = alloca %struct.Lanes.4, align 64
  %13 = alloca %struct.Lanes.4, align 64
  store <32 x i64> %3, ptr %12, align 64
  store <32 x i64> %4, ptr %13, align 64
  %14 = icmp eq i32 %2, 0
  br i1 %14, label %178, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 28
  %20 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 36
  %22 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 64
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 72
  %27 = getelementptr inbounds nuw i8, ptr %11, i64 80
  %28 = getelementptr inbounds nuw i8, ptr %11, i64 88
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 312
  br label %35

35:
  %36 = phi i32 [ %2, %15 ], [ %176, %174 ]
  %37 = call i32 @llvm.cttz.i32(i32 %36, i1 true)
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i64, ptr %12, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i64, ptr %13, i64 %38
  %42 = load i64, ptr %41, align 8
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %16, align 8
  store ptr %5, ptr %17, align 8
  store i32 %6, ptr %18, align 8
  store i32 %7, ptr %19, align 4
  store i32 %8, ptr %20, align 8
  store i8 0, ptr %21, align 4
  store i32 %37, ptr %22, align 8
  store i64 %40, ptr %23, align 8
  store i64 %42, ptr %24, align 8
  store ptr null, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  %43 = call zeroext i1 @_ZN12_GLOBAL__N_13Box4findEv(ptr align 8 %11)
  br i1 %43, label %44, label %174

44:
  %45 = load ptr, ptr %25, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 88
  %47 = load i16, ptr %46, align 8
  %48 = zext i16 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 117
  %50 = load i8, ptr %49, align 1
  %51 = zext i8 %50 to i64
  %52 = shl nuw nsw i64 %51, 4
  %53 = add nuw nsw i64 %52, 16
  %54 = getelementptr inbounds nuw i8, ptr %45, i64 119
  %55 = load i8, ptr %54, align 1
  %56 = zext nneg i8 %55 to i64
  %57 = shl i64 %48, %56
  store i64 %57, ptr %27, align 8
  %58 = call i64 @llvm.smax.i64(i64 %57, i64 %53)
  %59 = getelementptr inbounds nuw i8, ptr %45, i64 84
  %60 = load i32, ptr %59, align 4
  %61 = zext i32 %60 to i64
  %62 = mul nuw nsw i64 %58, %61
  %63 = load i64, ptr %24, align 8
  %64 = and i64 %63, 127
  %65 = icmp eq i64 %64, 0
  br i1 %65, label %74, label %66

66:
  %67 = load ptr, ptr %11, align 8
  %68 = load ptr, ptr %16, align 8
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load i32, ptr %69, align 8
  %71 = load i32, ptr %20, align 8
  %72 = add i32 %71, 1
  %73 = load i32, ptr %22, align 8
  call void @fault(ptr %67, i32 %70, i32 2, i32 %72, i32 %73, i64 %63)
  br label %174

74:
  %75 = load i8, ptr %21, align 4
  %76 = trunc nuw i8 %75 to i1
  %77 = select i1 %76, i32 11, i32 6
  %78 = load ptr, ptr %11, align 8
  %79 = load ptr, ptr %16, align 8
  %80 = load i32, ptr %22, align 8
  %81 = load i32, ptr %20, align 8
  %82 = add i32 %81, %77
  %83 = call i64 @translate(ptr %78, ptr %79, i32 %80, i64 %63, i64 16, i32 %82)
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %174, label %85

85:
  %86 = add i64 %63, -16
  %87 = add i64 %86, %62
  %88 = call i64 @translate(ptr %78, ptr %79, i32 %80, i64 %87, i64 16, i32 %82)
  %89 = icmp eq i64 %88, 0
  br i1 %89, label %174, label %90

90:
  %91 = sub i64 %83, %63
  store i64 %91, ptr %28, align 8
  %92 = load i64, ptr %26, align 8
  %93 = sub nsw i64 0, %92
  %94 = icmp sgt i64 %92, 0
  %95 = call i64 @llvm.smin.i64(i64 %93, i64 %48)
  %96 = select i1 %94, i64 0, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %45, i64 64
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = sub nsw i64 %99, %92
  %101 = icmp slt i64 %100, %96
  %102 = call i64 @llvm.smin.i64(i64 %100, i64 %48)
  %103 = select i1 %101, i64 %96, i64 %102
  %104 = icmp eq i32 %60, 0
  br i1 %104, label %174, label %105

105:
  %106 = load i32, ptr %18, align 8
  %107 = icmp ugt i32 %106, 1
  %108 = getelementptr inbounds nuw i8, ptr %45, i64 110
  %109 = zext i32 %106 to i64
  br label %110

110:
  %111 = phi i64 [ 0, %105 ], [ %171, %170 ]
  %112 = add i64 %111, %63
  store i64 %112, ptr %29, align 8
  %113 = load i8, ptr %54, align 1
  %114 = zext i8 %113 to i64
  %115 = shl i64 %96, %114
  %116 = shl i64 %103, %114
  %117 = call zeroext i1 @_ZNK12_GLOBAL__N_13Box8find_rowERNS_3RowExx(ptr align 8 %11, ptr align 8 %10, i64 %115, i64 %116)
  br i1 %117, label %118, label %173

118:
  %119 = load i32, ptr %34, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %122, label %121

121:
  call void @_ZNK12_GLOBAL__N_13Box4noteERKNS_3RowE(ptr align 8 %11, ptr align 8 %10)
  br label %122

122:
  %123 = load i64, ptr %30, align 8
  %124 = and i64 %123, -16
  %125 = load i64, ptr %31, align 8
  %126 = icmp slt i64 %124, %125
  br i1 %126, label %127, label %153

127:
  %128 = load i64, ptr %32, align 8
  %129 = load i64, ptr %29, align 8
  br label %130

130:
  %131 = phi i64 [ %124, %127 ], [ %151, %130 ]
  %132 = sub nsw i64 %123, %131
  %133 = call i64 @llvm.smax.i64(i64 %132, i64 0)
  %134 = call i64 @llvm.umin.i64(i64 %133, i64 16)
  %135 = sub nsw i64 %125, %131
  %136 = call i64 @llvm.smin.i64(i64 %135, i64 16)
  %137 = add i64 %131, %128
  %138 = add i64 %137, %134
  %139 = inttoptr i64 %138 to ptr
  %140 = add i64 %131, %129
  %141 = load i8, ptr %49, align 1
  %142 = lshr i64 %140, 7
  %143 = zext i8 %141 to i64
  %144 = and i64 %142, %143
  %145 = shl nuw nsw i64 %144, 4
  %146 = xor i64 %145, %140
  %147 = add i64 %146, %91
  %148 = inttoptr i64 %147 to ptr
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 %134
  %150 = sub nsw i64 %136, %134
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %139, ptr align 1 %149, i64 %150, i1 false)
  %151 = add i64 %131, 16
  %152 = icmp slt i64 %151, %125
  br i1 %152, label %130, label %153

153:
  br i1 %107, label %154, label %170

154:
  %155 = phi i64 [ %168, %165 ], [ 1, %153 ]
  %156 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %33, i64 %155
  %157 = getelementptr inbounds nuw i8, ptr %108, i64 %155
  %158 = load i8, ptr %157, align 1
  %159 = zext i8 %158 to i64
  %160 = load i64, ptr %156, align 8
  %161 = add nsw i64 %160, %159
  store i64 %161, ptr %156, align 8
  %162 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %163 = load i64, ptr %162, align 8
  %164 = icmp slt i64 %161, %163
  br i1 %164, label %170, label %165

165:
  %166 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %167 = load i64, ptr %166, align 8
  store i64 %167, ptr %156, align 8
  %168 = add nuw nsw i64 %155, 1
  %169 = icmp eq i64 %168, %109
  br i1 %169, label %170, label %154

170:
  %171 = add nuw nsw i64 %111, %58
  %172 = icmp samesign ult i64 %171, %62
  br i1 %172, label %110, label %174

173:
  br label %174

174:
  %175 = add i32 %36, -1
  %176 = and i32 %175, %36
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %35

178:
  ret void
}

define void @tensor_reduce(ptr %0, ptr %1, i32 %2, <32 x i64> %3, <32 x i64> %4, i32 %5, ptr %6, i32 %7, i32 %8, i32 %9) {
  %11 = alloca %"struct.(anonymous namespace)::Row", align 8
  %12 = alloca %"struct.(anonymous namespace)::Box", align 8
  %13 = alloca %struct.Lanes.4, align 64
  %14 = alloca %struct.Lanes.4, align 64
  store <32 x i64> %3, ptr %13, align 64
  store <32 x i64> %4, ptr %14, align 64
  %15 = icmp eq i32 %2, 0
  br i1 %15, label %190, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 36
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 56
  %26 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %33 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %34 = zext i32 %5 to i64
  %35 = getelementptr inbounds nuw i32, ptr @_ZN12_GLOBAL__N_15TYPESE, i64 %34
  br label %36

36:
  %37 = phi i32 [ %2, %16 ], [ %188, %186 ]
  %38 = call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i64, ptr %13, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i64, ptr %14, i64 %39
  %43 = load i64, ptr %42, align 8
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %17, align 8
  store ptr %6, ptr %18, align 8
  store i32 %7, ptr %19, align 8
  store i32 %8, ptr %20, align 4
  store i32 %9, ptr %21, align 8
  store i8 0, ptr %22, align 4
  store i32 %38, ptr %23, align 8
  store i64 %41, ptr %24, align 8
  store i64 %43, ptr %25, align 8
  store ptr null, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store i64 0, ptr %28, align 8
  store i64 0, ptr %29, align 8
  %44 = call zeroext i1 @_ZN12_GLOBAL__N_13Box4findEv(ptr align 8 %12)
  br i1 %44, label %45, label %186

45:
  %46 = load ptr, ptr %26, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 88
  %48 = load i16, ptr %47, align 8
  %49 = zext i16 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 117
  %51 = load i8, ptr %50, align 1
  %52 = zext i8 %51 to i64
  %53 = shl nuw nsw i64 %52, 4
  %54 = add nuw nsw i64 %53, 16
  %55 = getelementptr inbounds nuw i8, ptr %46, i64 119
  %56 = load i8, ptr %55, align 1
  %57 = zext nneg i8 %56 to i64
  %58 = shl i64 %49, %57
  store i64 %58, ptr %28, align 8
  %59 = call i64 @llvm.smax.i64(i64 %58, i64 %54)
  %60 = getelementptr inbounds nuw i8, ptr %46, i64 84
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = mul nuw nsw i64 %59, %62
  %64 = load i64, ptr %25, align 8
  %65 = and i64 %64, 127
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %75, label %67

67:
  %68 = load ptr, ptr %12, align 8
  %69 = load ptr, ptr %17, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load i32, ptr %70, align 8
  %72 = load i32, ptr %21, align 8
  %73 = add i32 %72, 1
  %74 = load i32, ptr %23, align 8
  call void @fault(ptr %68, i32 %71, i32 2, i32 %73, i32 %74, i64 %64)
  br label %186

75:
  %76 = load i8, ptr %22, align 4
  %77 = trunc nuw i8 %76 to i1
  %78 = select i1 %77, i32 11, i32 6
  %79 = load ptr, ptr %12, align 8
  %80 = load ptr, ptr %17, align 8
  %81 = load i32, ptr %23, align 8
  %82 = load i32, ptr %21, align 8
  %83 = add i32 %82, %78
  %84 = call i64 @translate(ptr %79, ptr %80, i32 %81, i64 %64, i64 16, i32 %83)
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %186, label %86

86:
  %87 = add i64 %64, -16
  %88 = add i64 %87, %63
  %89 = call i64 @translate(ptr %79, ptr %80, i32 %81, i64 %88, i64 16, i32 %83)
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %186, label %91

91:
  %92 = sub i64 %84, %64
  store i64 %92, ptr %29, align 8
  %93 = load i64, ptr %27, align 8
  %94 = sub nsw i64 0, %93
  %95 = icmp sgt i64 %93, 0
  %96 = call i64 @llvm.smin.i64(i64 %94, i64 %49)
  %97 = select i1 %95, i64 0, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %99 = load i32, ptr %98, align 8
  %100 = zext i32 %99 to i64
  %101 = sub nsw i64 %100, %93
  %102 = icmp slt i64 %101, %97
  %103 = call i64 @llvm.smin.i64(i64 %101, i64 %49)
  %104 = select i1 %102, i64 %97, i64 %103
  %105 = icmp eq i32 %61, 0
  br i1 %105, label %186, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %46, i64 118
  %108 = getelementptr inbounds nuw i8, ptr %79, i64 320
  %109 = add i32 %81, 1
  %110 = getelementptr inbounds nuw i8, ptr %79, i64 836
  %111 = getelementptr inbounds nuw i8, ptr %79, i64 848
  %112 = zext i32 %81 to i64
  %113 = getelementptr inbounds nuw i64, ptr %111, i64 %112
  %114 = getelementptr inbounds nuw i8, ptr %79, i64 840
  %115 = load i32, ptr %19, align 8
  %116 = icmp ugt i32 %115, 1
  %117 = getelementptr inbounds nuw i8, ptr %46, i64 110
  %118 = zext i32 %115 to i64
  br label %119

119:
  %120 = phi i64 [ 0, %106 ], [ %183, %182 ]
  %121 = add i64 %120, %64
  store i64 %121, ptr %30, align 8
  %122 = load i8, ptr %55, align 1
  %123 = zext i8 %122 to i64
  %124 = shl i64 %97, %123
  %125 = shl i64 %104, %123
  %126 = call zeroext i1 @_ZNK12_GLOBAL__N_13Box8find_rowERNS_3RowExx(ptr align 8 %12, ptr align 8 %11, i64 %124, i64 %125)
  br i1 %126, label %127, label %185

127:
  %128 = load i32, ptr %35, align 4
  %129 = load i8, ptr %107, align 2
  %130 = zext i8 %129 to i32
  %131 = shl nuw i32 1, %130
  %132 = and i32 %131, %128
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %162, label %134

134:
  %135 = load i8, ptr %55, align 1
  %136 = zext i8 %135 to i32
  %137 = add i32 %82, %136
  %138 = add i32 %137, 2
  %139 = add i32 %137, 7
  %140 = load i32, ptr %108, align 8
  %141 = icmp eq i32 %140, 0
  %142 = load i64, ptr %30, align 8
  %143 = load i64, ptr %31, align 8
  %144 = load i64, ptr %32, align 8
  br i1 %141, label %154, label %145

145:
  %146 = add i64 %142, 127
  %147 = add i64 %146, %144
  %148 = and i64 %147, -128
  %149 = add i64 %143, %142
  %150 = and i64 %149, -128
  store i32 %109, ptr %110, align 4
  %151 = load i64, ptr %113, align 8
  store i64 %151, ptr %114, align 8
  call void @source_begin(ptr %79, ptr %80, i32 %81, i64 %150, i64 %148, i32 %138)
  call void @proxy_touch(ptr %79, ptr %80, i64 %150, i64 %148)
  %152 = load i8, ptr %107, align 2
  %153 = zext i8 %152 to i32
  br label %154

154:
  %155 = phi i32 [ %130, %134 ], [ %153, %145 ]
  %156 = load i64, ptr %11, align 8
  %157 = load i8, ptr %50, align 1
  %158 = zext i8 %157 to i64
  call void @reduce_elements(ptr %79, ptr %80, i32 %81, i32 %5, i32 %155, i64 %156, i64 %142, i64 %143, i64 %144, i64 %158, i32 %138, i32 %139)
  %159 = load i32, ptr %108, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %165, label %161

161:
  store i32 0, ptr %110, align 4
  store i64 0, ptr %114, align 8
  br label %165

162:
  %163 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %164 = load i32, ptr %163, align 8
  call void @fault(ptr %79, i32 %164, i32 7, i32 %82, i32 %81, i64 0)
  br label %185

165:
  br i1 %116, label %166, label %182

166:
  %167 = phi i64 [ %180, %177 ], [ 1, %165 ]
  %168 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %33, i64 %167
  %169 = getelementptr inbounds nuw i8, ptr %117, i64 %167
  %170 = load i8, ptr %169, align 1
  %171 = zext i8 %170 to i64
  %172 = load i64, ptr %168, align 8
  %173 = add nsw i64 %172, %171
  store i64 %173, ptr %168, align 8
  %174 = getelementptr inbounds nuw i8, ptr %168, i64 16
  %175 = load i64, ptr %174, align 8
  %176 = icmp slt i64 %173, %175
  br i1 %176, label %182, label %177

177:
  %178 = getelementptr inbounds nuw i8, ptr %168, i64 8
  %179 = load i64, ptr %178, align 8
  store i64 %179, ptr %168, align 8
  %180 = add nuw nsw i64 %167, 1
  %181 = icmp eq i64 %180, %118
  br i1 %181, label %182, label %166

182:
  %183 = add nuw nsw i64 %120, %59
  %184 = icmp samesign ult i64 %183, %63
  br i1 %184, label %119, label %186

185:
  br label %186

186:
  %187 = add i32 %37, -1
  %188 = and i32 %187, %37
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %36

190:
  ret void
}

define void @tensor_prefetch(ptr %0, ptr %1, i32 %2, <32 x i64> %3, ptr %4, i32 %5, i32 %6, i32 %7) {
  %9 = alloca %"struct.(anonymous namespace)::Box", align 8
  %10 = alloca %struct.Lanes.4, align 64
  %11 = alloca %struct.Lanes.4, align 64
  store <32 x i64> %3, ptr %10, align 64
  store <32 x i64> zeroinitializer, ptr %11, align 64
  %12 = icmp eq i32 %2, 0
  br i1 %12, label %39, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 80
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 88
  br label %27

27:
  %28 = phi i32 [ %2, %13 ], [ %37, %27 ]
  %29 = call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %10, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i64, ptr %11, i64 %30
  %34 = load i64, ptr %33, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %14, align 8
  store ptr %4, ptr %15, align 8
  store i32 %5, ptr %16, align 8
  store i32 %6, ptr %17, align 4
  store i32 %7, ptr %18, align 8
  store i8 1, ptr %19, align 4
  store i32 %29, ptr %20, align 8
  store i64 %32, ptr %21, align 8
  store i64 %34, ptr %22, align 8
  store ptr null, ptr %23, align 8
  store i64 0, ptr %24, align 8
  store i64 0, ptr %25, align 8
  store i64 0, ptr %26, align 8
  %35 = call zeroext i1 @_ZN12_GLOBAL__N_13Box4findEv(ptr align 8 %9)
  %36 = add i32 %28, -1
  %37 = and i32 %36, %28
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %27

39:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

define internal zeroext i1 @_ZN12_GLOBAL__N_13Box4findEv(ptr align 8 %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3 = load i64, ptr %2, align 8
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i32, ptr %9, align 8
  %11 = call i64 @translate(ptr %4, ptr %6, i32 %8, i64 %3, i64 64, i32 %10)
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = add i64 %3, 64
  %15 = call i64 @translate(ptr %4, ptr %6, i32 %8, i64 %14, i64 64, i32 %10)
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %19

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr null, ptr %18, align 8
  br label %219

19:
  %20 = inttoptr i64 %11 to ptr
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %20, ptr %21, align 8
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 316
  %24 = load i32, ptr %23, align 4
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %34, label %26

26:
  %27 = load ptr, ptr %5, align 8
  %28 = load i32, ptr %7, align 8
  %29 = shl nuw i32 1, %28
  %30 = load <1 x i64>, ptr %2, align 8
  %31 = shufflevector <1 x i64> %30, <1 x i64> poison, <32 x i32> zeroinitializer
  %32 = load i32, ptr %9, align 8
  call void @record(ptr %22, ptr %27, i32 %29, <32 x i64> %31, i32 %32)
  %33 = load ptr, ptr %21, align 8
  br label %34

34:
  %35 = phi ptr [ %33, %26 ], [ %20, %19 ]
  %36 = load i64, ptr %2, align 8
  %37 = load i64, ptr %35, align 8
  %38 = icmp eq i64 %37, 8097873943252397684
  br i1 %38, label %39, label %54

39:
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 115
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, %42
  br i1 %45, label %46, label %54

46:
  %47 = getelementptr inbounds nuw i8, ptr %35, i64 116
  %48 = load i8, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %50 = load i32, ptr %49, align 4
  %51 = icmp ne i32 %50, 0
  %52 = zext i1 %51 to i8
  %53 = icmp eq i8 %48, %52
  br i1 %53, label %61, label %54

54:
  %55 = load ptr, ptr %0, align 8
  %56 = load ptr, ptr %5, align 8
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %58 = load i32, ptr %57, align 8
  %59 = load i32, ptr %9, align 8
  %60 = load i32, ptr %7, align 8
  call void @fault(ptr %55, i32 %58, i32 5, i32 %59, i32 %60, i64 %36)
  br label %219

61:
  %62 = and i64 %36, -1099511627776
  %63 = icmp eq i64 %62, 3298534883328
  %64 = icmp ugt i64 %36, 21990232555519
  %65 = or i1 %64, %63
  br i1 %65, label %73, label %66

66:
  %67 = load ptr, ptr %0, align 8
  %68 = load ptr, ptr %5, align 8
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %70 = load i32, ptr %69, align 8
  %71 = load i32, ptr %9, align 8
  %72 = load i32, ptr %7, align 8
  call void @fault(ptr %67, i32 %70, i32 6, i32 %71, i32 %72, i64 %36)
  br label %219

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %75 = load ptr, ptr %74, align 8
  %76 = load i32, ptr %7, align 8
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %75, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store i64 %80, ptr %81, align 8
  %82 = icmp slt i32 %79, 0
  %83 = icmp ult i8 %41, 2
  br i1 %83, label %94, label %84

84:
  %85 = icmp eq i32 %50, 0
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %87 = getelementptr inbounds nuw i8, ptr %35, i64 98
  %88 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %89 = getelementptr inbounds nuw i8, ptr %35, i64 104
  %90 = getelementptr inbounds nuw i8, ptr %75, i64 640
  %91 = getelementptr inbounds nuw i32, ptr %90, i64 %77
  %92 = getelementptr inbounds nuw i8, ptr %35, i64 88
  %93 = zext i8 %41 to i64
  br label %101

94:
  %95 = phi i1 [ %82, %73 ], [ %110, %143 ]
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %97 = load i8, ptr %96, align 4
  %98 = trunc nuw i8 %97 to i1
  %99 = xor i1 %95, true
  %100 = select i1 %98, i1 true, i1 %99
  br i1 %100, label %146, label %153

101:
  %102 = phi i64 [ 1, %84 ], [ %144, %143 ]
  %103 = phi i1 [ %82, %84 ], [ %110, %143 ]
  %104 = getelementptr inbounds nuw [32 x i32], ptr %78, i64 %102
  %105 = load i32, ptr %104, align 4
  %106 = sext i32 %105 to i64
  %107 = lshr i32 %105, 31
  %108 = zext i1 %103 to i32
  %109 = or i32 %107, %108
  %110 = icmp ne i32 %109, 0
  br i1 %85, label %111, label %121

111:
  %112 = getelementptr inbounds nuw i16, ptr %92, i64 %102
  %113 = load i16, ptr %112, align 2
  %114 = zext i16 %113 to i64
  %115 = add nsw i64 %114, %106
  %116 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %86, i64 %102
  store i64 %106, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 8
  store i64 %106, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %116, i64 16
  store i64 %115, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %116, i64 24
  store i64 0, ptr %119, align 8
  %120 = add nuw nsw i64 %102, 1
  br label %143

121:
  %122 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %86, i64 %102
  store i64 %106, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  store i64 %106, ptr %123, align 8
  %124 = getelementptr inbounds nuw i8, ptr %122, i64 16
  store i64 1099511627776, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %122, i64 24
  store i64 0, ptr %125, align 8
  %126 = add nuw nsw i64 %102, 1
  %127 = icmp samesign ult i64 %126, %93
  br i1 %127, label %128, label %143

128:
  %129 = add nsw i64 %102, -1
  %130 = getelementptr inbounds nuw i16, ptr %87, i64 %129
  %131 = load i16, ptr %130, align 2
  %132 = sext i16 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %88, i64 %102
  %134 = load i32, ptr %133, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw i16, ptr %89, i64 %129
  %137 = load i16, ptr %136, align 2
  %138 = sext i16 %137 to i64
  %139 = add nsw i64 %138, %135
  %140 = getelementptr inbounds nuw [32 x i32], ptr %91, i64 %129
  %141 = load i32, ptr %140, align 4
  %142 = sext i32 %141 to i64
  store i64 %132, ptr %123, align 8
  store i64 %139, ptr %124, align 8
  store i64 %142, ptr %125, align 8
  br label %143

143:
  %144 = phi i64 [ %120, %111 ], [ %126, %128 ], [ %126, %121 ]
  %145 = icmp eq i64 %144, %93
  br i1 %145, label %94, label %101

146:
  %147 = getelementptr inbounds nuw i8, ptr %35, i64 119
  %148 = load i8, ptr %147, align 1
  %149 = zext nneg i8 %148 to i64
  %150 = lshr i64 15, %149
  %151 = and i64 %150, %80
  %152 = icmp eq i64 %151, 0
  br i1 %152, label %160, label %153

153:
  %154 = phi i32 [ 8, %94 ], [ 9, %146 ]
  %155 = load ptr, ptr %0, align 8
  %156 = load ptr, ptr %5, align 8
  %157 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %158 = load i32, ptr %157, align 8
  %159 = load i32, ptr %9, align 8
  call void @fault(ptr %155, i32 %158, i32 %154, i32 %159, i32 %76, i64 %36)
  br label %219

160:
  %161 = icmp eq i32 %50, 0
  %162 = or i1 %161, %83
  br i1 %162, label %219, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %165 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %166 = zext i8 %41 to i64
  %167 = getelementptr inbounds nuw i64, ptr @_ZN12_GLOBAL__N_111MOST_OFFSETE, i64 %166
  %168 = load i64, ptr %167, align 8
  br label %173

169:
  %170 = select i1 %98, i1 true, i1 %202
  %171 = select i1 %170, i1 %189, i1 false
  %172 = select i1 %170, i32 10, i32 8
  br i1 %171, label %209, label %212

173:
  %174 = phi i64 [ 1, %163 ], [ %207, %200 ]
  %175 = phi i1 [ true, %163 ], [ %189, %200 ]
  %176 = phi i1 [ true, %163 ], [ %206, %200 ]
  %177 = phi i1 [ true, %163 ], [ %202, %200 ]
  %178 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %164, i64 %174
  %179 = load i64, ptr %178, align 8
  %180 = getelementptr inbounds nuw i8, ptr %178, i64 8
  %181 = load i64, ptr %180, align 8
  %182 = icmp slt i64 %179, %181
  br i1 %182, label %187, label %183

183:
  %184 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %179, %185
  br label %187

187:
  %188 = phi i1 [ false, %173 ], [ %186, %183 ]
  %189 = select i1 %175, i1 %188, i1 false
  %190 = icmp sgt i64 %181, -1
  br i1 %190, label %191, label %200

191:
  %192 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %193 = load i64, ptr %192, align 8
  %194 = icmp eq i64 %193, 1099511627776
  br i1 %194, label %200, label %195

195:
  %196 = getelementptr inbounds nuw i32, ptr %165, i64 %174
  %197 = load i32, ptr %196, align 4
  %198 = zext i32 %197 to i64
  %199 = icmp sle i64 %193, %198
  br label %200

200:
  %201 = phi i1 [ false, %187 ], [ true, %191 ], [ %199, %195 ]
  %202 = select i1 %177, i1 %201, i1 false
  %203 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %204 = load i64, ptr %203, align 8
  %205 = icmp slt i64 %204, %168
  %206 = and i1 %176, %205
  %207 = add nuw nsw i64 %174, 1
  %208 = icmp eq i64 %207, %166
  br i1 %208, label %169, label %173

209:
  %210 = xor i1 %98, true
  %211 = select i1 %210, i1 true, i1 %206
  br i1 %211, label %219, label %212

212:
  %213 = phi i32 [ 11, %209 ], [ %172, %169 ]
  %214 = load ptr, ptr %0, align 8
  %215 = load ptr, ptr %5, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 8
  %217 = load i32, ptr %216, align 8
  %218 = load i32, ptr %9, align 8
  call void @fault(ptr %214, i32 %217, i32 %213, i32 %218, i32 %76, i64 %36)
  br label %219

219:
  %220 = phi i1 [ false, %153 ], [ false, %212 ], [ true, %160 ], [ true, %209 ], [ false, %66 ], [ false, %17 ], [ false, %54 ]
  ret i1 %220
}

define internal zeroext i1 @_ZNK12_GLOBAL__N_13Box8find_rowERNS_3RowExx(ptr align 8 %0, ptr align 8 %1, i64 %2, i64 %3) unnamed_addr {
  %5 = icmp slt i64 %2, %3
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 119
  %13 = load i8, ptr %12, align 1
  %14 = zext nneg i8 %13 to i64
  %15 = shl i64 %11, %14
  %16 = add i64 %15, %9
  store i64 %16, ptr %1, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load i32, ptr %17, align 8
  %19 = icmp ugt i32 %18, 1
  br i1 %19, label %20, label %22

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %28

22:
  %23 = phi i64 [ %16, %4 ], [ %48, %28 ]
  %24 = phi i1 [ %5, %4 ], [ %43, %28 ]
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 0, ptr %27, align 8
  br i1 %24, label %53, label %86

28:
  %29 = phi i64 [ %16, %20 ], [ %48, %28 ]
  %30 = phi i64 [ 1, %20 ], [ %49, %28 ]
  %31 = phi i1 [ %5, %20 ], [ %43, %28 ]
  %32 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Dimension", ptr %21, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %35 = load i64, ptr %34, align 8
  %36 = add nsw i64 %35, %33
  %37 = load ptr, ptr %6, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 64
  %39 = getelementptr inbounds nuw i32, ptr %38, i64 %30
  %40 = load i32, ptr %39, align 4
  %41 = zext i32 %40 to i64
  %42 = icmp ult i64 %36, %41
  %43 = and i1 %31, %42
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %45 = getelementptr inbounds nuw i64, ptr %44, i64 %30
  %46 = load i64, ptr %45, align 8
  %47 = mul i64 %46, %36
  %48 = add i64 %29, %47
  store i64 %48, ptr %1, align 8
  %49 = add nuw nsw i64 %30, 1
  %50 = load i32, ptr %17, align 8
  %51 = zext i32 %50 to i64
  %52 = icmp samesign ult i64 %49, %51
  br i1 %52, label %28, label %22

53:
  %54 = add i64 %23, %2
  %55 = load ptr, ptr %6, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 119
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = shl nuw i32 1, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %62 = load i8, ptr %61, align 4
  %63 = trunc nuw i8 %62 to i1
  %64 = select i1 %63, i32 2, i32 7
  %65 = add nuw nsw i32 %64, %58
  %66 = load ptr, ptr %0, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %70 = load i32, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %72 = load i32, ptr %71, align 8
  %73 = add i32 %65, %72
  %74 = call i64 @translate(ptr %66, ptr %68, i32 %70, i64 %54, i64 %60, i32 %73)
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %82, label %76

76:
  %77 = add i64 %23, %3
  %78 = sub i64 %77, %60
  %79 = call i64 @translate(ptr %66, ptr %68, i32 %70, i64 %78, i64 %60, i32 %73)
  %80 = icmp eq i64 %79, 0
  %81 = select i1 %80, i64 0, i64 %74
  br label %82

82:
  %83 = phi i64 [ 0, %53 ], [ %81, %76 ]
  store i64 %2, ptr %27, align 8
  store i64 %3, ptr %26, align 8
  %84 = sub i64 %83, %2
  store i64 %84, ptr %25, align 8
  %85 = icmp ne i64 %83, 0
  br label %86

86:
  %87 = phi i1 [ %85, %82 ], [ true, %22 ]
  ret i1 %87
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

declare void @fault(ptr, i32, i32, i32, i32, i64)

define internal void @_ZNK12_GLOBAL__N_13Box4noteERKNS_3RowE(ptr align 8 %0, ptr align 8 %1) unnamed_addr {
  %3 = load i64, ptr %1, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %5 = load i8, ptr %4, align 4
  %6 = trunc nuw i8 %5 to i1
  br i1 %6, label %7, label %46

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %3
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %3
  %14 = add nsw i64 %10, 15
  %15 = and i64 %14, -16
  %16 = and i64 %13, -16
  %17 = call i64 @llvm.smin.i64(i64 %15, i64 %13)
  %18 = call i64 @llvm.smax.i64(i64 %16, i64 %17)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 119
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 0, i64 %10, i64 %17, i64 0, i32 %23, i32 2)
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 0, i64 %17, i64 %18, i64 0, i32 4, i32 2)
  %24 = load ptr, ptr %19, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 119
  %26 = load i8, ptr %25, align 1
  %27 = zext i8 %26 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 0, i64 %18, i64 %13, i64 0, i32 %27, i32 2)
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = load ptr, ptr %19, align 8
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 117
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i64
  %36 = and i64 %31, -16
  %37 = call i64 @llvm.smin.i64(i64 %31, i64 0)
  %38 = call i64 @llvm.smax.i64(i64 %36, i64 %37)
  %39 = getelementptr inbounds nuw i8, ptr %32, i64 119
  %40 = load i8, ptr %39, align 1
  %41 = zext i8 %40 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %29, i64 0, i64 %37, i64 %35, i32 %41, i32 7)
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %29, i64 %37, i64 %38, i64 %35, i32 4, i32 7)
  %42 = load ptr, ptr %19, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 119
  %44 = load i8, ptr %43, align 1
  %45 = zext i8 %44 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %29, i64 %38, i64 %31, i64 %35, i32 %45, i32 7)
  br label %87

46:
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 117
  %56 = load i8, ptr %55, align 1
  %57 = zext i8 %56 to i64
  %58 = add nsw i64 %50, 15
  %59 = and i64 %58, -16
  %60 = and i64 %52, -16
  %61 = call i64 @llvm.smin.i64(i64 %59, i64 %52)
  %62 = call i64 @llvm.smax.i64(i64 %60, i64 %61)
  %63 = getelementptr inbounds nuw i8, ptr %54, i64 119
  %64 = load i8, ptr %63, align 1
  %65 = zext i8 %64 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %48, i64 %50, i64 %61, i64 %57, i32 %65, i32 2)
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %48, i64 %61, i64 %62, i64 %57, i32 4, i32 2)
  %66 = load ptr, ptr %53, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 119
  %68 = load i8, ptr %67, align 1
  %69 = zext i8 %68 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %48, i64 %62, i64 %52, i64 %57, i32 %69, i32 2)
  %70 = load i64, ptr %49, align 8
  %71 = add nsw i64 %70, %3
  %72 = load i64, ptr %51, align 8
  %73 = add nsw i64 %72, %3
  %74 = add nsw i64 %71, 15
  %75 = and i64 %74, -16
  %76 = and i64 %73, -16
  %77 = call i64 @llvm.smin.i64(i64 %75, i64 %73)
  %78 = call i64 @llvm.smax.i64(i64 %76, i64 %77)
  %79 = load ptr, ptr %53, align 8
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 119
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 0, i64 %71, i64 %77, i64 0, i32 %82, i32 7)
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 0, i64 %77, i64 %78, i64 0, i32 4, i32 7)
  %83 = load ptr, ptr %53, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 119
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  call void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 0, i64 %78, i64 %73, i64 0, i32 %86, i32 7)
  br label %87

87:
  ret void
}

define internal void @_ZNK12_GLOBAL__N_13Box10note_unitsEyxxyjj(ptr align 8 %0, i64 %1, i64 %2, i64 %3, i64 %4, i32 %5, i32 %6) unnamed_addr {
  %8 = shl nuw i32 1, %5
  %9 = sext i32 %8 to i64
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 320
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %38

14:
  %15 = icmp slt i64 %2, %3
  br i1 %15, label %16, label %103

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = add nuw nsw i32 %6, %5
  br label %21

21:
  %22 = phi i64 [ %2, %16 ], [ %36, %21 ]
  %23 = load ptr, ptr %0, align 8
  %24 = load ptr, ptr %17, align 8
  %25 = load i32, ptr %18, align 8
  %26 = shl nuw i32 1, %25
  %27 = add i64 %22, %1
  %28 = lshr i64 %27, 7
  %29 = and i64 %28, %4
  %30 = shl nuw nsw i64 %29, 4
  %31 = xor i64 %30, %27
  %32 = insertelement <32 x i64> poison, i64 %31, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = load i32, ptr %19, align 8
  %35 = add i32 %20, %34
  call void @record(ptr %23, ptr %24, i32 %26, <32 x i64> %33, i32 %35)
  %36 = add i64 %22, %9
  %37 = icmp slt i64 %36, %3
  br i1 %37, label %21, label %103

38:
  %39 = icmp eq i64 %4, 0
  %40 = select i1 %39, i64 -16, i64 -128
  %41 = select i1 %39, i64 16, i64 128
  %42 = add i64 %2, %1
  %43 = and i64 %40, %42
  %44 = add i64 %1, -1
  %45 = add i64 %44, %3
  %46 = add i64 %45, %41
  %47 = and i64 %46, %40
  %48 = icmp eq i32 %6, 2
  %49 = icmp slt i64 %2, %3
  %50 = and i1 %49, %48
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load i32, ptr %53, align 8
  %55 = select i1 %50, i64 %43, i64 0
  %56 = select i1 %50, i64 %47, i64 0
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %58 = load i32, ptr %57, align 8
  %59 = add nuw nsw i32 %6, 4
  %60 = add i32 %59, %58
  %61 = add i32 %54, 1
  %62 = getelementptr inbounds nuw i8, ptr %10, i64 836
  store i32 %61, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %10, i64 848
  %64 = zext i32 %54 to i64
  %65 = getelementptr inbounds nuw i64, ptr %63, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 840
  store i64 %66, ptr %67, align 8
  call void @source_begin(ptr %10, ptr %52, i32 %54, i64 %55, i64 %56, i32 %60)
  call void @proxy_touch(ptr %10, ptr %52, i64 %55, i64 %56)
  br i1 %49, label %68, label %81

68:
  %69 = insertelement <32 x i64> poison, i64 %9, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = mul <32 x i64> %70, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %72 = insertelement <32 x i64> poison, i64 %3, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = insertelement <32 x i64> poison, i64 %1, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = add <32 x i64> %71, %75
  %77 = insertelement <32 x i64> poison, i64 %4, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = add nuw nsw i32 %6, %5
  %80 = shl nsw i64 %9, 5
  br label %85

81:
  %82 = load i32, ptr %11, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %103, label %84

84:
  store i32 0, ptr %62, align 4
  store i64 0, ptr %67, align 8
  br label %103

85:
  %86 = phi i64 [ %2, %68 ], [ %101, %85 ]
  %87 = insertelement <32 x i64> poison, i64 %86, i64 0
  %88 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %89 = add <32 x i64> %88, %71
  %90 = icmp slt <32 x i64> %89, %73
  %91 = bitcast <32 x i1> %90 to i32
  %92 = load ptr, ptr %0, align 8
  %93 = load ptr, ptr %51, align 8
  %94 = add <32 x i64> %88, %76
  %95 = lshr <32 x i64> %94, splat (i64 7)
  %96 = and <32 x i64> %95, %78
  %97 = shl nuw nsw <32 x i64> %96, splat (i64 4)
  %98 = xor <32 x i64> %97, %94
  %99 = load i32, ptr %57, align 8
  %100 = add i32 %79, %99
  call void @record(ptr %92, ptr %93, i32 %91, <32 x i64> %98, i32 %100)
  %101 = add i64 %86, %80
  %102 = icmp slt i64 %101, %3
  br i1 %102, label %85, label %81

103:
  ret void
}

declare void @source_begin(ptr, ptr, i32, i64, i64, i32)

declare void @proxy_touch(ptr, ptr, i64, i64)

declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare void @reduce_elements(ptr, ptr, i32, i32, i32, i64, i64, i64, i64, i64, i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)
