; Made of reductions.cpp by `make runtime`.

%struct.Lanes = type { [32 x i64] }
%struct.window = type { i64, i64, i64, i64 }

define void @reduce_elements(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) {
  %13 = zext nneg i32 %4 to i64
  %14 = shl nuw i64 1, %13
  %15 = and i64 %14, 1090
  %16 = icmp eq i64 %15, 0
  %17 = and i64 %14, 396
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %18, ptr @_ZN12_GLOBAL__N_16reduceIyEEvP7contextP4warpj9operation4typeyyxxyjj, ptr @_ZN12_GLOBAL__N_16reduceIjEEvP7contextP4warpj9operation4typeyyxxyjj
  %20 = select i1 %16, ptr %19, ptr @_ZN12_GLOBAL__N_16reduceItEEvP7contextP4warpj9operation4typeyyxxyjj
  call void %20(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11)
  ret void
}

define internal void @_ZN12_GLOBAL__N_16reduceItEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i16], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %33

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %9, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = insertelement <32 x i64> poison, i64 %5, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %30 = shl nuw i32 1, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %34

33:
  ret void

34:
  %35 = phi i64 [ %7, %19 ], [ %240, %239 ]
  %36 = insertelement <32 x i64> poison, i64 %35, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = add <32 x i64> %37, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %39 = icmp slt <32 x i64> %38, %21
  %40 = bitcast <32 x i1> %39 to i32
  %41 = add <32 x i64> %38, %23
  %42 = lshr <32 x i64> %41, splat (i64 7)
  %43 = and <32 x i64> %42, %25
  %44 = shl nuw nsw <32 x i64> %43, splat (i64 4)
  %45 = xor <32 x i64> %44, %41
  %46 = add <32 x i64> %38, %27
  %47 = load i32, ptr %28, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %67, label %49

49:
  %50 = load i32, ptr %29, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %53, label %52

52:
  call void @record(ptr %0, ptr %1, i32 %40, <32 x i64> %45, i32 %10)
  br label %67

53:
  store <32 x i64> %45, ptr %13, align 64
  %54 = icmp eq i32 %40, 0
  br i1 %54, label %66, label %55

55:
  %56 = phi i32 [ %64, %55 ], [ %40, %53 ]
  %57 = call i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = insertelement <32 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %62, i32 %10)
  %63 = add i32 %56, -1
  %64 = and i32 %63, %56
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %55

66:
  br label %67

67:
  store <32 x i64> %45, ptr %16, align 64
  %68 = call i32 @llvm.cttz.i32(i32 %40, i1 false)
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %16, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = lshr i64 %71, 40
  %73 = load ptr, ptr %31, align 8
  %74 = load i64, ptr %32, align 8
  %75 = icmp ult i64 %72, %74
  %76 = select i1 %75, i64 %72, i64 0
  %77 = getelementptr inbounds nuw %struct.window, ptr %73, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %84 = load i64, ptr %83, align 8
  %85 = sub i64 %80, %78
  %86 = icmp ne i64 %84, 0
  %87 = icmp ult i64 %85, 2
  %88 = or i1 %87, %86
  br i1 %88, label %104, label %89

89:
  %90 = insertelement <32 x i64> poison, i64 %78, i64 0
  %91 = shufflevector <32 x i64> %90, <32 x i64> poison, <32 x i32> zeroinitializer
  %92 = sub <32 x i64> %45, %91
  %93 = add i64 %85, -2
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = icmp ule <32 x i64> %92, %95
  %97 = and <32 x i64> %41, splat (i64 1)
  %98 = icmp eq <32 x i64> %97, zeroinitializer
  %99 = and <32 x i1> %98, %96
  %100 = bitcast <32 x i1> %99 to i32
  %101 = xor i32 %40, -1
  %102 = or i32 %100, %101
  %103 = icmp eq i32 %102, -1
  br i1 %103, label %116, label %104

104:
  %105 = icmp eq i32 %40, 0
  br i1 %105, label %138, label %106

106:
  %107 = phi i32 [ %114, %106 ], [ %40, %104 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i64, ptr %16, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %111, i64 2, i32 %10)
  store i64 %112, ptr %110, align 8
  %113 = add i32 %107, -1
  %114 = and i32 %113, %107
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %121, label %106

116:
  %117 = insertelement <32 x i64> poison, i64 %82, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = add <32 x i64> %118, %45
  store <32 x i64> %119, ptr %16, align 64
  %120 = icmp eq i32 %40, 0
  br i1 %120, label %138, label %121

121:
  br label %122

122:
  %123 = phi i32 [ %136, %132 ], [ %40, %121 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %16, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %132, label %129

129:
  %130 = inttoptr i64 %127 to ptr
  %131 = load i16, ptr %130, align 2
  br label %132

132:
  %133 = phi i16 [ %131, %129 ], [ 0, %122 ]
  %134 = getelementptr inbounds nuw i16, ptr %15, i64 %125
  store i16 %133, ptr %134, align 2
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %122

138:
  %139 = load i32, ptr %28, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %141

141:
  %142 = load i32, ptr %29, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %145, label %144

144:
  call void @record(ptr %0, ptr %1, i32 %40, <32 x i64> %46, i32 %11)
  br label %159

145:
  store <32 x i64> %46, ptr %14, align 64
  %146 = icmp eq i32 %40, 0
  br i1 %146, label %158, label %147

147:
  %148 = phi i32 [ %156, %147 ], [ %40, %145 ]
  %149 = call i32 @llvm.cttz.i32(i32 %148, i1 true)
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw i64, ptr %14, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %154, i32 %11)
  %155 = add i32 %148, -1
  %156 = and i32 %155, %148
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %147

158:
  br label %159

159:
  store <32 x i64> %46, ptr %17, align 64
  %160 = getelementptr inbounds nuw i64, ptr %17, i64 %69
  %161 = load i64, ptr %160, align 8
  %162 = lshr i64 %161, 40
  %163 = load ptr, ptr %31, align 8
  %164 = load i64, ptr %32, align 8
  %165 = icmp ult i64 %162, %164
  %166 = select i1 %165, i64 %162, i64 0
  %167 = getelementptr inbounds nuw %struct.window, ptr %163, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %167, i64 24
  %174 = load i64, ptr %173, align 8
  %175 = sub i64 %170, %168
  %176 = icmp ne i64 %174, 0
  %177 = icmp ult i64 %175, 2
  %178 = or i1 %177, %176
  br i1 %178, label %194, label %179

179:
  %180 = insertelement <32 x i64> poison, i64 %168, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = sub <32 x i64> %46, %181
  %183 = add i64 %175, -2
  %184 = insertelement <32 x i64> poison, i64 %183, i64 0
  %185 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> zeroinitializer
  %186 = icmp ule <32 x i64> %182, %185
  %187 = and <32 x i64> %46, splat (i64 1)
  %188 = icmp eq <32 x i64> %187, zeroinitializer
  %189 = and <32 x i1> %188, %186
  %190 = bitcast <32 x i1> %189 to i32
  %191 = xor i32 %40, -1
  %192 = or i32 %190, %191
  %193 = icmp eq i32 %192, -1
  br i1 %193, label %208, label %194

194:
  %195 = icmp eq i32 %40, 0
  br i1 %195, label %196, label %197

196:
  br label %239

197:
  %198 = phi i32 [ %205, %197 ], [ %40, %194 ]
  %199 = call i32 @llvm.cttz.i32(i32 %198, i1 true)
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i64, ptr %17, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %202, i64 2, i32 %11)
  store i64 %203, ptr %201, align 8
  %204 = add i32 %198, -1
  %205 = and i32 %204, %198
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %197

207:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %213

208:
  %209 = insertelement <32 x i64> poison, i64 %172, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  %211 = add <32 x i64> %210, %46
  store <32 x i64> %211, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %212 = icmp eq i32 %40, 0
  br i1 %212, label %239, label %213

213:
  br label %214

214:
  %215 = phi i32 [ %237, %235 ], [ %40, %213 ]
  %216 = call i32 @llvm.cttz.i32(i32 %215, i1 true)
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw i64, ptr %16, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %235, label %221

221:
  %222 = getelementptr inbounds nuw i16, ptr %15, i64 %217
  %223 = load i16, ptr %222, align 2
  %224 = zext i16 %223 to i64
  %225 = inttoptr i64 %219 to ptr
  %226 = load i16, ptr %225, align 2
  br label %227

227:
  %228 = phi i16 [ %226, %221 ], [ %234, %227 ]
  %229 = zext i16 %228 to i64
  %230 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %229, i64 %224)
  %231 = trunc i64 %230 to i16
  %232 = cmpxchg ptr %225, i16 %228, i16 %231 seq_cst seq_cst, align 2
  %233 = extractvalue { i16, i1 } %232, 1
  %234 = extractvalue { i16, i1 } %232, 0
  br i1 %233, label %235, label %227

235:
  %236 = add i32 %215, -1
  %237 = and i32 %236, %215
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %214

239:
  %240 = add i64 %35, 64
  %241 = icmp slt i64 %240, %8
  br i1 %241, label %34, label %33
}

define internal void @_ZN12_GLOBAL__N_16reduceIjEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i32], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %33

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %9, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = insertelement <32 x i64> poison, i64 %5, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %30 = shl nuw i32 1, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %34

33:
  ret void

34:
  %35 = phi i64 [ %7, %19 ], [ %240, %239 ]
  %36 = insertelement <32 x i64> poison, i64 %35, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = add <32 x i64> %37, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %39 = icmp slt <32 x i64> %38, %21
  %40 = bitcast <32 x i1> %39 to i32
  %41 = add <32 x i64> %38, %23
  %42 = lshr <32 x i64> %41, splat (i64 7)
  %43 = and <32 x i64> %42, %25
  %44 = shl nuw nsw <32 x i64> %43, splat (i64 4)
  %45 = xor <32 x i64> %44, %41
  %46 = add <32 x i64> %38, %27
  %47 = load i32, ptr %28, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %67, label %49

49:
  %50 = load i32, ptr %29, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %53, label %52

52:
  call void @record(ptr %0, ptr %1, i32 %40, <32 x i64> %45, i32 %10)
  br label %67

53:
  store <32 x i64> %45, ptr %13, align 64
  %54 = icmp eq i32 %40, 0
  br i1 %54, label %66, label %55

55:
  %56 = phi i32 [ %64, %55 ], [ %40, %53 ]
  %57 = call i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = insertelement <32 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %62, i32 %10)
  %63 = add i32 %56, -1
  %64 = and i32 %63, %56
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %55

66:
  br label %67

67:
  store <32 x i64> %45, ptr %16, align 64
  %68 = call i32 @llvm.cttz.i32(i32 %40, i1 false)
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %16, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = lshr i64 %71, 40
  %73 = load ptr, ptr %31, align 8
  %74 = load i64, ptr %32, align 8
  %75 = icmp ult i64 %72, %74
  %76 = select i1 %75, i64 %72, i64 0
  %77 = getelementptr inbounds nuw %struct.window, ptr %73, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %84 = load i64, ptr %83, align 8
  %85 = sub i64 %80, %78
  %86 = icmp ne i64 %84, 0
  %87 = icmp ult i64 %85, 4
  %88 = or i1 %87, %86
  br i1 %88, label %104, label %89

89:
  %90 = insertelement <32 x i64> poison, i64 %78, i64 0
  %91 = shufflevector <32 x i64> %90, <32 x i64> poison, <32 x i32> zeroinitializer
  %92 = sub <32 x i64> %45, %91
  %93 = add i64 %85, -4
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = icmp ule <32 x i64> %92, %95
  %97 = and <32 x i64> %41, splat (i64 3)
  %98 = icmp eq <32 x i64> %97, zeroinitializer
  %99 = and <32 x i1> %98, %96
  %100 = bitcast <32 x i1> %99 to i32
  %101 = xor i32 %40, -1
  %102 = or i32 %100, %101
  %103 = icmp eq i32 %102, -1
  br i1 %103, label %116, label %104

104:
  %105 = icmp eq i32 %40, 0
  br i1 %105, label %138, label %106

106:
  %107 = phi i32 [ %114, %106 ], [ %40, %104 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i64, ptr %16, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %111, i64 4, i32 %10)
  store i64 %112, ptr %110, align 8
  %113 = add i32 %107, -1
  %114 = and i32 %113, %107
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %121, label %106

116:
  %117 = insertelement <32 x i64> poison, i64 %82, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = add <32 x i64> %118, %45
  store <32 x i64> %119, ptr %16, align 64
  %120 = icmp eq i32 %40, 0
  br i1 %120, label %138, label %121

121:
  br label %122

122:
  %123 = phi i32 [ %136, %132 ], [ %40, %121 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %16, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %132, label %129

129:
  %130 = inttoptr i64 %127 to ptr
  %131 = load i32, ptr %130, align 4
  br label %132

132:
  %133 = phi i32 [ %131, %129 ], [ 0, %122 ]
  %134 = getelementptr inbounds nuw i32, ptr %15, i64 %125
  store i32 %133, ptr %134, align 4
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %122

138:
  %139 = load i32, ptr %28, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %141

141:
  %142 = load i32, ptr %29, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %145, label %144

144:
  call void @record(ptr %0, ptr %1, i32 %40, <32 x i64> %46, i32 %11)
  br label %159

145:
  store <32 x i64> %46, ptr %14, align 64
  %146 = icmp eq i32 %40, 0
  br i1 %146, label %158, label %147

147:
  %148 = phi i32 [ %156, %147 ], [ %40, %145 ]
  %149 = call i32 @llvm.cttz.i32(i32 %148, i1 true)
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw i64, ptr %14, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %154, i32 %11)
  %155 = add i32 %148, -1
  %156 = and i32 %155, %148
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %147

158:
  br label %159

159:
  store <32 x i64> %46, ptr %17, align 64
  %160 = getelementptr inbounds nuw i64, ptr %17, i64 %69
  %161 = load i64, ptr %160, align 8
  %162 = lshr i64 %161, 40
  %163 = load ptr, ptr %31, align 8
  %164 = load i64, ptr %32, align 8
  %165 = icmp ult i64 %162, %164
  %166 = select i1 %165, i64 %162, i64 0
  %167 = getelementptr inbounds nuw %struct.window, ptr %163, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %167, i64 24
  %174 = load i64, ptr %173, align 8
  %175 = sub i64 %170, %168
  %176 = icmp ne i64 %174, 0
  %177 = icmp ult i64 %175, 4
  %178 = or i1 %177, %176
  br i1 %178, label %194, label %179

179:
  %180 = insertelement <32 x i64> poison, i64 %168, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = sub <32 x i64> %46, %181
  %183 = add i64 %175, -4
  %184 = insertelement <32 x i64> poison, i64 %183, i64 0
  %185 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> zeroinitializer
  %186 = icmp ule <32 x i64> %182, %185
  %187 = and <32 x i64> %46, splat (i64 3)
  %188 = icmp eq <32 x i64> %187, zeroinitializer
  %189 = and <32 x i1> %188, %186
  %190 = bitcast <32 x i1> %189 to i32
  %191 = xor i32 %40, -1
  %192 = or i32 %190, %191
  %193 = icmp eq i32 %192, -1
  br i1 %193, label %208, label %194

194:
  %195 = icmp eq i32 %40, 0
  br i1 %195, label %196, label %197

196:
  br label %239

197:
  %198 = phi i32 [ %205, %197 ], [ %40, %194 ]
  %199 = call i32 @llvm.cttz.i32(i32 %198, i1 true)
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i64, ptr %17, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %202, i64 4, i32 %11)
  store i64 %203, ptr %201, align 8
  %204 = add i32 %198, -1
  %205 = and i32 %204, %198
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %197

207:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %213

208:
  %209 = insertelement <32 x i64> poison, i64 %172, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  %211 = add <32 x i64> %210, %46
  store <32 x i64> %211, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %212 = icmp eq i32 %40, 0
  br i1 %212, label %239, label %213

213:
  br label %214

214:
  %215 = phi i32 [ %237, %235 ], [ %40, %213 ]
  %216 = call i32 @llvm.cttz.i32(i32 %215, i1 true)
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw i64, ptr %16, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %235, label %221

221:
  %222 = getelementptr inbounds nuw i32, ptr %15, i64 %217
  %223 = load i32, ptr %222, align 4
  %224 = zext i32 %223 to i64
  %225 = inttoptr i64 %219 to ptr
  %226 = load i32, ptr %225, align 4
  br label %227

227:
  %228 = phi i32 [ %226, %221 ], [ %234, %227 ]
  %229 = zext i32 %228 to i64
  %230 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %229, i64 %224)
  %231 = trunc i64 %230 to i32
  %232 = cmpxchg ptr %225, i32 %228, i32 %231 seq_cst seq_cst, align 4
  %233 = extractvalue { i32, i1 } %232, 1
  %234 = extractvalue { i32, i1 } %232, 0
  br i1 %233, label %235, label %227

235:
  %236 = add i32 %215, -1
  %237 = and i32 %236, %215
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %214

239:
  %240 = add i64 %35, 128
  %241 = icmp slt i64 %240, %8
  br i1 %241, label %34, label %33
}

define internal void @_ZN12_GLOBAL__N_16reduceIyEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i64], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %33

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %9, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = insertelement <32 x i64> poison, i64 %5, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %30 = shl nuw i32 1, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %34

33:
  ret void

34:
  %35 = phi i64 [ %7, %19 ], [ %237, %236 ]
  %36 = insertelement <32 x i64> poison, i64 %35, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = add <32 x i64> %37, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %39 = icmp slt <32 x i64> %38, %21
  %40 = bitcast <32 x i1> %39 to i32
  %41 = add <32 x i64> %38, %23
  %42 = lshr <32 x i64> %41, splat (i64 7)
  %43 = and <32 x i64> %42, %25
  %44 = shl nuw nsw <32 x i64> %43, splat (i64 4)
  %45 = xor <32 x i64> %44, %41
  %46 = add <32 x i64> %38, %27
  %47 = load i32, ptr %28, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %67, label %49

49:
  %50 = load i32, ptr %29, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %53, label %52

52:
  call void @record(ptr %0, ptr %1, i32 %40, <32 x i64> %45, i32 %10)
  br label %67

53:
  store <32 x i64> %45, ptr %13, align 64
  %54 = icmp eq i32 %40, 0
  br i1 %54, label %66, label %55

55:
  %56 = phi i32 [ %64, %55 ], [ %40, %53 ]
  %57 = call i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw i64, ptr %13, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = insertelement <32 x i64> poison, i64 %60, i64 0
  %62 = shufflevector <32 x i64> %61, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %62, i32 %10)
  %63 = add i32 %56, -1
  %64 = and i32 %63, %56
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %55

66:
  br label %67

67:
  store <32 x i64> %45, ptr %16, align 64
  %68 = call i32 @llvm.cttz.i32(i32 %40, i1 false)
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %16, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = lshr i64 %71, 40
  %73 = load ptr, ptr %31, align 8
  %74 = load i64, ptr %32, align 8
  %75 = icmp ult i64 %72, %74
  %76 = select i1 %75, i64 %72, i64 0
  %77 = getelementptr inbounds nuw %struct.window, ptr %73, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %84 = load i64, ptr %83, align 8
  %85 = sub i64 %80, %78
  %86 = icmp ne i64 %84, 0
  %87 = icmp ult i64 %85, 8
  %88 = or i1 %87, %86
  br i1 %88, label %104, label %89

89:
  %90 = insertelement <32 x i64> poison, i64 %78, i64 0
  %91 = shufflevector <32 x i64> %90, <32 x i64> poison, <32 x i32> zeroinitializer
  %92 = sub <32 x i64> %45, %91
  %93 = add i64 %85, -8
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  %96 = icmp ule <32 x i64> %92, %95
  %97 = and <32 x i64> %41, splat (i64 7)
  %98 = icmp eq <32 x i64> %97, zeroinitializer
  %99 = and <32 x i1> %98, %96
  %100 = bitcast <32 x i1> %99 to i32
  %101 = xor i32 %40, -1
  %102 = or i32 %100, %101
  %103 = icmp eq i32 %102, -1
  br i1 %103, label %116, label %104

104:
  %105 = icmp eq i32 %40, 0
  br i1 %105, label %138, label %106

106:
  %107 = phi i32 [ %114, %106 ], [ %40, %104 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i64, ptr %16, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %111, i64 8, i32 %10)
  store i64 %112, ptr %110, align 8
  %113 = add i32 %107, -1
  %114 = and i32 %113, %107
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %121, label %106

116:
  %117 = insertelement <32 x i64> poison, i64 %82, i64 0
  %118 = shufflevector <32 x i64> %117, <32 x i64> poison, <32 x i32> zeroinitializer
  %119 = add <32 x i64> %118, %45
  store <32 x i64> %119, ptr %16, align 64
  %120 = icmp eq i32 %40, 0
  br i1 %120, label %138, label %121

121:
  br label %122

122:
  %123 = phi i32 [ %136, %132 ], [ %40, %121 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %16, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = icmp eq i64 %127, 0
  br i1 %128, label %132, label %129

129:
  %130 = inttoptr i64 %127 to ptr
  %131 = load i64, ptr %130, align 8
  br label %132

132:
  %133 = phi i64 [ %131, %129 ], [ 0, %122 ]
  %134 = getelementptr inbounds nuw i64, ptr %15, i64 %125
  store i64 %133, ptr %134, align 8
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %122

138:
  %139 = load i32, ptr %28, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %141

141:
  %142 = load i32, ptr %29, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %145, label %144

144:
  call void @record(ptr %0, ptr %1, i32 %40, <32 x i64> %46, i32 %11)
  br label %159

145:
  store <32 x i64> %46, ptr %14, align 64
  %146 = icmp eq i32 %40, 0
  br i1 %146, label %158, label %147

147:
  %148 = phi i32 [ %156, %147 ], [ %40, %145 ]
  %149 = call i32 @llvm.cttz.i32(i32 %148, i1 true)
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw i64, ptr %14, i64 %150
  %152 = load i64, ptr %151, align 8
  %153 = insertelement <32 x i64> poison, i64 %152, i64 0
  %154 = shufflevector <32 x i64> %153, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %154, i32 %11)
  %155 = add i32 %148, -1
  %156 = and i32 %155, %148
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %147

158:
  br label %159

159:
  store <32 x i64> %46, ptr %17, align 64
  %160 = getelementptr inbounds nuw i64, ptr %17, i64 %69
  %161 = load i64, ptr %160, align 8
  %162 = lshr i64 %161, 40
  %163 = load ptr, ptr %31, align 8
  %164 = load i64, ptr %32, align 8
  %165 = icmp ult i64 %162, %164
  %166 = select i1 %165, i64 %162, i64 0
  %167 = getelementptr inbounds nuw %struct.window, ptr %163, i64 %166
  %168 = load i64, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %167, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %167, i64 16
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %167, i64 24
  %174 = load i64, ptr %173, align 8
  %175 = sub i64 %170, %168
  %176 = icmp ne i64 %174, 0
  %177 = icmp ult i64 %175, 8
  %178 = or i1 %177, %176
  br i1 %178, label %194, label %179

179:
  %180 = insertelement <32 x i64> poison, i64 %168, i64 0
  %181 = shufflevector <32 x i64> %180, <32 x i64> poison, <32 x i32> zeroinitializer
  %182 = sub <32 x i64> %46, %181
  %183 = add i64 %175, -8
  %184 = insertelement <32 x i64> poison, i64 %183, i64 0
  %185 = shufflevector <32 x i64> %184, <32 x i64> poison, <32 x i32> zeroinitializer
  %186 = icmp ule <32 x i64> %182, %185
  %187 = and <32 x i64> %46, splat (i64 7)
  %188 = icmp eq <32 x i64> %187, zeroinitializer
  %189 = and <32 x i1> %188, %186
  %190 = bitcast <32 x i1> %189 to i32
  %191 = xor i32 %40, -1
  %192 = or i32 %190, %191
  %193 = icmp eq i32 %192, -1
  br i1 %193, label %208, label %194

194:
  %195 = icmp eq i32 %40, 0
  br i1 %195, label %196, label %197

196:
  br label %236

197:
  %198 = phi i32 [ %205, %197 ], [ %40, %194 ]
  %199 = call i32 @llvm.cttz.i32(i32 %198, i1 true)
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i64, ptr %17, i64 %200
  %202 = load i64, ptr %201, align 8
  %203 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %202, i64 8, i32 %11)
  store i64 %203, ptr %201, align 8
  %204 = add i32 %198, -1
  %205 = and i32 %204, %198
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %197

207:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %213

208:
  %209 = insertelement <32 x i64> poison, i64 %172, i64 0
  %210 = shufflevector <32 x i64> %209, <32 x i64> poison, <32 x i32> zeroinitializer
  %211 = add <32 x i64> %210, %46
  store <32 x i64> %211, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %212 = icmp eq i32 %40, 0
  br i1 %212, label %236, label %213

213:
  br label %214

214:
  %215 = phi i32 [ %234, %232 ], [ %40, %213 ]
  %216 = call i32 @llvm.cttz.i32(i32 %215, i1 true)
  %217 = zext nneg i32 %216 to i64
  %218 = getelementptr inbounds nuw i64, ptr %16, i64 %217
  %219 = load i64, ptr %218, align 8
  %220 = icmp eq i64 %219, 0
  br i1 %220, label %232, label %221

221:
  %222 = getelementptr inbounds nuw i64, ptr %15, i64 %217
  %223 = load i64, ptr %222, align 8
  %224 = inttoptr i64 %219 to ptr
  %225 = load i64, ptr %224, align 8
  br label %226

226:
  %227 = phi i64 [ %225, %221 ], [ %231, %226 ]
  %228 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %227, i64 %223)
  %229 = cmpxchg ptr %224, i64 %227, i64 %228 seq_cst seq_cst, align 8
  %230 = extractvalue { i64, i1 } %229, 1
  %231 = extractvalue { i64, i1 } %229, 0
  br i1 %230, label %232, label %226

232:
  %233 = add i32 %215, -1
  %234 = and i32 %233, %215
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %236, label %214

236:
  %237 = add i64 %35, 256
  %238 = icmp slt i64 %237, %8
  br i1 %238, label %34, label %33
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

define internal i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %0, i32 %1, i64 %2, i64 %3) unnamed_addr {
  switch i32 %1, label %93 [
    i32 6, label %5
    i32 10, label %37
    i32 7, label %74
    i32 9, label %84
  ]

5:
  %6 = trunc i64 %2 to i16
  %7 = trunc i64 %3 to i16
  %8 = call float @llvm.convert.from.fp16.f32(i16 %6)
  %9 = call float @llvm.convert.from.fp16.f32(i16 %7)
  %10 = icmp eq i32 %0, 0
  br i1 %10, label %11, label %13

11:
  %12 = fadd float %8, %9
  br label %31

13:
  %14 = icmp eq i32 %0, 1
  %15 = fcmp uno float %8, 0.000000e+00
  br i1 %15, label %31, label %16

16:
  %17 = fcmp uno float %9, 0.000000e+00
  br i1 %17, label %31, label %18

18:
  %19 = fcmp oeq float %8, %9
  br i1 %19, label %20, label %27

20:
  %21 = bitcast float %8 to i32
  %22 = bitcast float %9 to i32
  %23 = or i32 %22, %21
  %24 = and i32 %22, %21
  %25 = select i1 %14, i32 %23, i32 %24
  %26 = bitcast i32 %25 to float
  br label %31

27:
  %28 = fcmp uge float %8, %9
  %29 = xor i1 %14, %28
  %30 = select i1 %29, float %8, float %9
  br label %31

31:
  %32 = phi float [ %12, %11 ], [ %30, %27 ], [ %9, %13 ], [ %26, %20 ], [ %8, %16 ]
  %33 = call i16 @llvm.convert.to.fp16.f32(float %32)
  %34 = fcmp ord float %32, 0.000000e+00
  %35 = zext i16 %33 to i64
  %36 = select i1 %34, i64 %35, i64 32767
  br label %134

37:
  %38 = trunc i64 %2 to i32
  %39 = trunc i64 %3 to i32
  %40 = shl i32 %38, 16
  %41 = bitcast i32 %40 to float
  %42 = shl i32 %39, 16
  %43 = bitcast i32 %42 to float
  %44 = icmp eq i32 %0, 0
  br i1 %44, label %45, label %47

45:
  %46 = fadd float %41, %43
  br label %63

47:
  %48 = icmp eq i32 %0, 1
  %49 = fcmp uno float %41, 0.000000e+00
  br i1 %49, label %63, label %50

50:
  %51 = fcmp uno float %43, 0.000000e+00
  br i1 %51, label %63, label %52

52:
  %53 = fcmp oeq float %41, %43
  br i1 %53, label %54, label %59

54:
  %55 = or i32 %42, %40
  %56 = and i32 %42, %40
  %57 = select i1 %48, i32 %55, i32 %56
  %58 = bitcast i32 %57 to float
  br label %63

59:
  %60 = fcmp uge float %41, %43
  %61 = xor i1 %48, %60
  %62 = select i1 %61, float %41, float %43
  br label %63

63:
  %64 = phi float [ %46, %45 ], [ %62, %59 ], [ %43, %47 ], [ %58, %54 ], [ %41, %50 ]
  %65 = fcmp ord float %64, 0.000000e+00
  br i1 %65, label %66, label %134

66:
  %67 = bitcast float %64 to i32
  %68 = add i32 %67, 32767
  %69 = lshr i32 %67, 16
  %70 = and i32 %69, 1
  %71 = add i32 %68, %70
  %72 = lshr i32 %71, 16
  %73 = zext nneg i32 %72 to i64
  br label %134

74:
  %75 = trunc i64 %2 to i32
  %76 = bitcast i32 %75 to float
  %77 = trunc i64 %3 to i32
  %78 = bitcast i32 %77 to float
  %79 = fadd float %76, %78
  %80 = fcmp ord float %79, 0.000000e+00
  %81 = bitcast float %79 to i32
  %82 = zext i32 %81 to i64
  %83 = select i1 %80, i64 %82, i64 2147483647
  br label %134

84:
  %85 = bitcast i64 %2 to double
  %86 = bitcast i64 %3 to double
  %87 = fcmp uno double %86, 0.000000e+00
  br i1 %87, label %134, label %88

88:
  %89 = fcmp uno double %85, 0.000000e+00
  br i1 %89, label %134, label %90

90:
  %91 = fadd double %85, %86
  %92 = bitcast double %91 to i64
  br label %134

93:
  switch i32 %0, label %133 [
    i32 0, label %94
    i32 1, label %96
    i32 2, label %108
    i32 3, label %120
    i32 4, label %124
    i32 5, label %127
    i32 6, label %129
    i32 7, label %131
  ]

94:
  %95 = add i64 %3, %2
  br label %134

96:
  switch i32 %1, label %103 [
    i32 3, label %97
    i32 5, label %101
  ]

97:
  %98 = trunc i64 %2 to i32
  %99 = trunc i64 %3 to i32
  %100 = icmp slt i32 %98, %99
  br label %105

101:
  %102 = icmp slt i64 %2, %3
  br label %105

103:
  %104 = icmp ult i64 %2, %3
  br label %105

105:
  %106 = phi i1 [ %100, %97 ], [ %102, %101 ], [ %104, %103 ]
  %107 = select i1 %106, i64 %2, i64 %3
  br label %134

108:
  switch i32 %1, label %115 [
    i32 3, label %109
    i32 5, label %113
  ]

109:
  %110 = trunc i64 %2 to i32
  %111 = trunc i64 %3 to i32
  %112 = icmp slt i32 %110, %111
  br label %117

113:
  %114 = icmp slt i64 %2, %3
  br label %117

115:
  %116 = icmp ult i64 %2, %3
  br label %117

117:
  %118 = phi i1 [ %112, %109 ], [ %114, %113 ], [ %116, %115 ]
  %119 = select i1 %118, i64 %3, i64 %2
  br label %134

120:
  %121 = icmp ult i64 %2, %3
  %122 = add nuw i64 %2, 1
  %123 = select i1 %121, i64 %122, i64 0
  br label %134

124:
  %125 = add i64 %2, -1
  %126 = call i64 @llvm.umin.i64(i64 %125, i64 %3)
  br label %134

127:
  %128 = and i64 %3, %2
  br label %134

129:
  %130 = or i64 %3, %2
  br label %134

131:
  %132 = xor i64 %3, %2
  br label %134

133:
  unreachable

134:
  %135 = phi i64 [ %36, %31 ], [ %132, %131 ], [ %83, %74 ], [ %2, %88 ], [ %92, %90 ], [ %3, %84 ], [ %95, %94 ], [ %107, %105 ], [ %119, %117 ], [ %123, %120 ], [ %126, %124 ], [ %128, %127 ], [ %130, %129 ], [ %73, %66 ], [ 32767, %63 ]
  ret i64 %135
}

declare float @llvm.convert.from.fp16.f32(i16)

declare i16 @llvm.convert.to.fp16.f32(float)

declare i64 @llvm.umin.i64(i64, i64)
