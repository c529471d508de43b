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
  br i1 %18, label %19, label %35

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = and i64 %9, 4294967295
  %25 = insertelement <32 x i64> poison, i64 %24, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = insertelement <32 x i64> poison, i64 %5, i64 0
  %28 = shufflevector <32 x i64> %27, <32 x i64> poison, <32 x i32> zeroinitializer
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %31 = shl nuw i32 1, %2
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = icmp ult i32 %2, 32
  br label %36

35:
  ret void

36:
  %37 = phi i64 [ %7, %19 ], [ %244, %243 ]
  %38 = insertelement <32 x i64> poison, i64 %37, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i64> %39, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %41 = icmp slt <32 x i64> %40, %21
  %42 = bitcast <32 x i1> %41 to i32
  %43 = add <32 x i64> %40, %23
  %44 = lshr <32 x i64> %43, splat (i64 7)
  %45 = and <32 x i64> %44, %26
  %46 = shl nuw nsw <32 x i64> %45, splat (i64 4)
  %47 = xor <32 x i64> %46, %43
  %48 = add <32 x i64> %40, %28
  %49 = load i32, ptr %29, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %69, label %51

51:
  %52 = load i32, ptr %30, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:
  call void @record(ptr %0, ptr %1, i32 %42, <32 x i64> %47, i32 %10)
  br label %69

55:
  store <32 x i64> %47, ptr %13, align 64
  %56 = icmp eq i32 %42, 0
  br i1 %56, label %68, label %57

57:
  %58 = phi i32 [ %66, %57 ], [ %42, %55 ]
  %59 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %13, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %64, i32 %10)
  %65 = add i32 %58, -1
  %66 = and i32 %65, %58
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %57

68:
  br label %69

69:
  store <32 x i64> %47, ptr %16, align 64
  %70 = call i32 @llvm.cttz.i32(i32 %42, i1 false)
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %16, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = lshr i64 %73, 40
  %75 = load ptr, ptr %32, align 8
  %76 = load i64, ptr %33, align 8
  %77 = icmp ult i64 %74, %76
  %78 = select i1 %77, i64 %74, i64 0
  %79 = getelementptr inbounds nuw %struct.window, ptr %75, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = sub i64 %82, %80
  %88 = icmp ne i64 %86, 0
  %89 = icmp ult i64 %87, 2
  %90 = or i1 %89, %88
  br i1 %90, label %106, label %91

91:
  %92 = insertelement <32 x i64> poison, i64 %80, i64 0
  %93 = shufflevector <32 x i64> %92, <32 x i64> poison, <32 x i32> zeroinitializer
  %94 = sub <32 x i64> %47, %93
  %95 = add i64 %87, -2
  %96 = insertelement <32 x i64> poison, i64 %95, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = icmp ule <32 x i64> %94, %97
  %99 = and <32 x i64> %43, splat (i64 1)
  %100 = icmp eq <32 x i64> %99, zeroinitializer
  %101 = and <32 x i1> %100, %98
  %102 = bitcast <32 x i1> %101 to i32
  %103 = xor i32 %42, -1
  %104 = or i32 %102, %103
  %105 = icmp eq i32 %104, -1
  br i1 %105, label %119, label %106

106:
  %107 = icmp eq i32 %42, 0
  br i1 %107, label %141, label %108

108:
  %109 = phi i32 [ %117, %108 ], [ %42, %106 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = select i1 %34, i32 %2, i32 %110
  %112 = zext nneg i32 %110 to i64
  %113 = getelementptr inbounds nuw i64, ptr %16, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = call i64 @translate(ptr %0, ptr %1, i32 %111, i64 %114, i64 2, i32 %10)
  store i64 %115, ptr %113, align 8
  %116 = add i32 %109, -1
  %117 = and i32 %116, %109
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %124, label %108

119:
  %120 = insertelement <32 x i64> poison, i64 %84, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = add <32 x i64> %121, %47
  store <32 x i64> %122, ptr %16, align 64
  %123 = icmp eq i32 %42, 0
  br i1 %123, label %141, label %124

124:
  br label %125

125:
  %126 = phi i32 [ %139, %135 ], [ %42, %124 ]
  %127 = call i32 @llvm.cttz.i32(i32 %126, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i64, ptr %16, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132

132:
  %133 = inttoptr i64 %130 to ptr
  %134 = load i16, ptr %133, align 2
  br label %135

135:
  %136 = phi i16 [ %134, %132 ], [ 0, %125 ]
  %137 = getelementptr inbounds nuw i16, ptr %15, i64 %128
  store i16 %136, ptr %137, align 2
  %138 = add i32 %126, -1
  %139 = and i32 %138, %126
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %125

141:
  %142 = load i32, ptr %29, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %162, label %144

144:
  %145 = load i32, ptr %30, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %148, label %147

147:
  call void @record(ptr %0, ptr %1, i32 %42, <32 x i64> %48, i32 %11)
  br label %162

148:
  store <32 x i64> %48, ptr %14, align 64
  %149 = icmp eq i32 %42, 0
  br i1 %149, label %161, label %150

150:
  %151 = phi i32 [ %159, %150 ], [ %42, %148 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %14, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %157, i32 %11)
  %158 = add i32 %151, -1
  %159 = and i32 %158, %151
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %150

161:
  br label %162

162:
  store <32 x i64> %48, ptr %17, align 64
  %163 = getelementptr inbounds nuw i64, ptr %17, i64 %71
  %164 = load i64, ptr %163, align 8
  %165 = lshr i64 %164, 40
  %166 = load ptr, ptr %32, align 8
  %167 = load i64, ptr %33, align 8
  %168 = icmp ult i64 %165, %167
  %169 = select i1 %168, i64 %165, i64 0
  %170 = getelementptr inbounds nuw %struct.window, ptr %166, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %173, %171
  %179 = icmp ne i64 %177, 0
  %180 = icmp ult i64 %178, 2
  %181 = or i1 %180, %179
  br i1 %181, label %197, label %182

182:
  %183 = insertelement <32 x i64> poison, i64 %171, i64 0
  %184 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> zeroinitializer
  %185 = sub <32 x i64> %48, %184
  %186 = add i64 %178, -2
  %187 = insertelement <32 x i64> poison, i64 %186, i64 0
  %188 = shufflevector <32 x i64> %187, <32 x i64> poison, <32 x i32> zeroinitializer
  %189 = icmp ule <32 x i64> %185, %188
  %190 = and <32 x i64> %48, splat (i64 1)
  %191 = icmp eq <32 x i64> %190, zeroinitializer
  %192 = and <32 x i1> %191, %189
  %193 = bitcast <32 x i1> %192 to i32
  %194 = xor i32 %42, -1
  %195 = or i32 %193, %194
  %196 = icmp eq i32 %195, -1
  br i1 %196, label %212, label %197

197:
  %198 = icmp eq i32 %42, 0
  br i1 %198, label %199, label %200

199:
  br label %243

200:
  %201 = phi i32 [ %209, %200 ], [ %42, %197 ]
  %202 = call i32 @llvm.cttz.i32(i32 %201, i1 true)
  %203 = select i1 %34, i32 %2, i32 %202
  %204 = zext nneg i32 %202 to i64
  %205 = getelementptr inbounds nuw i64, ptr %17, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = call i64 @translate(ptr %0, ptr %1, i32 %203, i64 %206, i64 2, i32 %11)
  store i64 %207, ptr %205, align 8
  %208 = add i32 %201, -1
  %209 = and i32 %208, %201
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %200

211:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %217

212:
  %213 = insertelement <32 x i64> poison, i64 %175, i64 0
  %214 = shufflevector <32 x i64> %213, <32 x i64> poison, <32 x i32> zeroinitializer
  %215 = add <32 x i64> %214, %48
  store <32 x i64> %215, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %216 = icmp eq i32 %42, 0
  br i1 %216, label %243, label %217

217:
  br label %218

218:
  %219 = phi i32 [ %241, %239 ], [ %42, %217 ]
  %220 = call i32 @llvm.cttz.i32(i32 %219, i1 true)
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i64, ptr %16, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %239, label %225

225:
  %226 = inttoptr i64 %223 to ptr
  %227 = load i16, ptr %226, align 2
  %228 = getelementptr inbounds nuw i16, ptr %15, i64 %221
  br label %229

229:
  %230 = phi i16 [ %227, %225 ], [ %238, %229 ]
  %231 = zext i16 %230 to i64
  %232 = load i16, ptr %228, align 2
  %233 = zext i16 %232 to i64
  %234 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %231, i64 %233)
  %235 = trunc i64 %234 to i16
  %236 = cmpxchg ptr %226, i16 %230, i16 %235 seq_cst seq_cst, align 2
  %237 = extractvalue { i16, i1 } %236, 1
  %238 = extractvalue { i16, i1 } %236, 0
  br i1 %237, label %239, label %229

239:
  %240 = add i32 %219, -1
  %241 = and i32 %240, %219
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %218

243:
  %244 = add i64 %37, 64
  %245 = icmp slt i64 %244, %8
  br i1 %245, label %36, label %35
}

define internal void @_ZN12_GLOBAL__N_16reduceIjEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i32], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %35

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = and i64 %9, 4294967295
  %25 = insertelement <32 x i64> poison, i64 %24, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = insertelement <32 x i64> poison, i64 %5, i64 0
  %28 = shufflevector <32 x i64> %27, <32 x i64> poison, <32 x i32> zeroinitializer
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %31 = shl nuw i32 1, %2
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = icmp ult i32 %2, 32
  br label %36

35:
  ret void

36:
  %37 = phi i64 [ %7, %19 ], [ %244, %243 ]
  %38 = insertelement <32 x i64> poison, i64 %37, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i64> %39, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %41 = icmp slt <32 x i64> %40, %21
  %42 = bitcast <32 x i1> %41 to i32
  %43 = add <32 x i64> %40, %23
  %44 = lshr <32 x i64> %43, splat (i64 7)
  %45 = and <32 x i64> %44, %26
  %46 = shl nuw nsw <32 x i64> %45, splat (i64 4)
  %47 = xor <32 x i64> %46, %43
  %48 = add <32 x i64> %40, %28
  %49 = load i32, ptr %29, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %69, label %51

51:
  %52 = load i32, ptr %30, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:
  call void @record(ptr %0, ptr %1, i32 %42, <32 x i64> %47, i32 %10)
  br label %69

55:
  store <32 x i64> %47, ptr %13, align 64
  %56 = icmp eq i32 %42, 0
  br i1 %56, label %68, label %57

57:
  %58 = phi i32 [ %66, %57 ], [ %42, %55 ]
  %59 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %13, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %64, i32 %10)
  %65 = add i32 %58, -1
  %66 = and i32 %65, %58
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %57

68:
  br label %69

69:
  store <32 x i64> %47, ptr %16, align 64
  %70 = call i32 @llvm.cttz.i32(i32 %42, i1 false)
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %16, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = lshr i64 %73, 40
  %75 = load ptr, ptr %32, align 8
  %76 = load i64, ptr %33, align 8
  %77 = icmp ult i64 %74, %76
  %78 = select i1 %77, i64 %74, i64 0
  %79 = getelementptr inbounds nuw %struct.window, ptr %75, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = sub i64 %82, %80
  %88 = icmp ne i64 %86, 0
  %89 = icmp ult i64 %87, 4
  %90 = or i1 %89, %88
  br i1 %90, label %106, label %91

91:
  %92 = insertelement <32 x i64> poison, i64 %80, i64 0
  %93 = shufflevector <32 x i64> %92, <32 x i64> poison, <32 x i32> zeroinitializer
  %94 = sub <32 x i64> %47, %93
  %95 = add i64 %87, -4
  %96 = insertelement <32 x i64> poison, i64 %95, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = icmp ule <32 x i64> %94, %97
  %99 = and <32 x i64> %43, splat (i64 3)
  %100 = icmp eq <32 x i64> %99, zeroinitializer
  %101 = and <32 x i1> %100, %98
  %102 = bitcast <32 x i1> %101 to i32
  %103 = xor i32 %42, -1
  %104 = or i32 %102, %103
  %105 = icmp eq i32 %104, -1
  br i1 %105, label %119, label %106

106:
  %107 = icmp eq i32 %42, 0
  br i1 %107, label %141, label %108

108:
  %109 = phi i32 [ %117, %108 ], [ %42, %106 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = select i1 %34, i32 %2, i32 %110
  %112 = zext nneg i32 %110 to i64
  %113 = getelementptr inbounds nuw i64, ptr %16, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = call i64 @translate(ptr %0, ptr %1, i32 %111, i64 %114, i64 4, i32 %10)
  store i64 %115, ptr %113, align 8
  %116 = add i32 %109, -1
  %117 = and i32 %116, %109
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %124, label %108

119:
  %120 = insertelement <32 x i64> poison, i64 %84, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = add <32 x i64> %121, %47
  store <32 x i64> %122, ptr %16, align 64
  %123 = icmp eq i32 %42, 0
  br i1 %123, label %141, label %124

124:
  br label %125

125:
  %126 = phi i32 [ %139, %135 ], [ %42, %124 ]
  %127 = call i32 @llvm.cttz.i32(i32 %126, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i64, ptr %16, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132

132:
  %133 = inttoptr i64 %130 to ptr
  %134 = load i32, ptr %133, align 4
  br label %135

135:
  %136 = phi i32 [ %134, %132 ], [ 0, %125 ]
  %137 = getelementptr inbounds nuw i32, ptr %15, i64 %128
  store i32 %136, ptr %137, align 4
  %138 = add i32 %126, -1
  %139 = and i32 %138, %126
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %125

141:
  %142 = load i32, ptr %29, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %162, label %144

144:
  %145 = load i32, ptr %30, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %148, label %147

147:
  call void @record(ptr %0, ptr %1, i32 %42, <32 x i64> %48, i32 %11)
  br label %162

148:
  store <32 x i64> %48, ptr %14, align 64
  %149 = icmp eq i32 %42, 0
  br i1 %149, label %161, label %150

150:
  %151 = phi i32 [ %159, %150 ], [ %42, %148 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %14, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %157, i32 %11)
  %158 = add i32 %151, -1
  %159 = and i32 %158, %151
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %150

161:
  br label %162

162:
  store <32 x i64> %48, ptr %17, align 64
  %163 = getelementptr inbounds nuw i64, ptr %17, i64 %71
  %164 = load i64, ptr %163, align 8
  %165 = lshr i64 %164, 40
  %166 = load ptr, ptr %32, align 8
  %167 = load i64, ptr %33, align 8
  %168 = icmp ult i64 %165, %167
  %169 = select i1 %168, i64 %165, i64 0
  %170 = getelementptr inbounds nuw %struct.window, ptr %166, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %173, %171
  %179 = icmp ne i64 %177, 0
  %180 = icmp ult i64 %178, 4
  %181 = or i1 %180, %179
  br i1 %181, label %197, label %182

182:
  %183 = insertelement <32 x i64> poison, i64 %171, i64 0
  %184 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> zeroinitializer
  %185 = sub <32 x i64> %48, %184
  %186 = add i64 %178, -4
  %187 = insertelement <32 x i64> poison, i64 %186, i64 0
  %188 = shufflevector <32 x i64> %187, <32 x i64> poison, <32 x i32> zeroinitializer
  %189 = icmp ule <32 x i64> %185, %188
  %190 = and <32 x i64> %48, splat (i64 3)
  %191 = icmp eq <32 x i64> %190, zeroinitializer
  %192 = and <32 x i1> %191, %189
  %193 = bitcast <32 x i1> %192 to i32
  %194 = xor i32 %42, -1
  %195 = or i32 %193, %194
  %196 = icmp eq i32 %195, -1
  br i1 %196, label %212, label %197

197:
  %198 = icmp eq i32 %42, 0
  br i1 %198, label %199, label %200

199:
  br label %243

200:
  %201 = phi i32 [ %209, %200 ], [ %42, %197 ]
  %202 = call i32 @llvm.cttz.i32(i32 %201, i1 true)
  %203 = select i1 %34, i32 %2, i32 %202
  %204 = zext nneg i32 %202 to i64
  %205 = getelementptr inbounds nuw i64, ptr %17, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = call i64 @translate(ptr %0, ptr %1, i32 %203, i64 %206, i64 4, i32 %11)
  store i64 %207, ptr %205, align 8
  %208 = add i32 %201, -1
  %209 = and i32 %208, %201
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %200

211:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %217

212:
  %213 = insertelement <32 x i64> poison, i64 %175, i64 0
  %214 = shufflevector <32 x i64> %213, <32 x i64> poison, <32 x i32> zeroinitializer
  %215 = add <32 x i64> %214, %48
  store <32 x i64> %215, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %216 = icmp eq i32 %42, 0
  br i1 %216, label %243, label %217

217:
  br label %218

218:
  %219 = phi i32 [ %241, %239 ], [ %42, %217 ]
  %220 = call i32 @llvm.cttz.i32(i32 %219, i1 true)
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i64, ptr %16, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %239, label %225

225:
  %226 = inttoptr i64 %223 to ptr
  %227 = load i32, ptr %226, align 4
  %228 = getelementptr inbounds nuw i32, ptr %15, i64 %221
  br label %229

229:
  %230 = phi i32 [ %227, %225 ], [ %238, %229 ]
  %231 = zext i32 %230 to i64
  %232 = load i32, ptr %228, align 4
  %233 = zext i32 %232 to i64
  %234 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %231, i64 %233)
  %235 = trunc i64 %234 to i32
  %236 = cmpxchg ptr %226, i32 %230, i32 %235 seq_cst seq_cst, align 4
  %237 = extractvalue { i32, i1 } %236, 1
  %238 = extractvalue { i32, i1 } %236, 0
  br i1 %237, label %239, label %229

239:
  %240 = add i32 %219, -1
  %241 = and i32 %240, %219
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %218

243:
  %244 = add i64 %37, 128
  %245 = icmp slt i64 %244, %8
  br i1 %245, label %36, label %35
}

define internal void @_ZN12_GLOBAL__N_16reduceIyEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i64], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %35

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = and i64 %9, 4294967295
  %25 = insertelement <32 x i64> poison, i64 %24, i64 0
  %26 = shufflevector <32 x i64> %25, <32 x i64> poison, <32 x i32> zeroinitializer
  %27 = insertelement <32 x i64> poison, i64 %5, i64 0
  %28 = shufflevector <32 x i64> %27, <32 x i64> poison, <32 x i32> zeroinitializer
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %31 = shl nuw i32 1, %2
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = icmp ult i32 %2, 32
  br label %36

35:
  ret void

36:
  %37 = phi i64 [ %7, %19 ], [ %241, %240 ]
  %38 = insertelement <32 x i64> poison, i64 %37, i64 0
  %39 = shufflevector <32 x i64> %38, <32 x i64> poison, <32 x i32> zeroinitializer
  %40 = add <32 x i64> %39, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %41 = icmp slt <32 x i64> %40, %21
  %42 = bitcast <32 x i1> %41 to i32
  %43 = add <32 x i64> %40, %23
  %44 = lshr <32 x i64> %43, splat (i64 7)
  %45 = and <32 x i64> %44, %26
  %46 = shl nuw nsw <32 x i64> %45, splat (i64 4)
  %47 = xor <32 x i64> %46, %43
  %48 = add <32 x i64> %40, %28
  %49 = load i32, ptr %29, align 8
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %69, label %51

51:
  %52 = load i32, ptr %30, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %55, label %54

54:
  call void @record(ptr %0, ptr %1, i32 %42, <32 x i64> %47, i32 %10)
  br label %69

55:
  store <32 x i64> %47, ptr %13, align 64
  %56 = icmp eq i32 %42, 0
  br i1 %56, label %68, label %57

57:
  %58 = phi i32 [ %66, %57 ], [ %42, %55 ]
  %59 = call i32 @llvm.cttz.i32(i32 %58, i1 true)
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %13, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = insertelement <32 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %64, i32 %10)
  %65 = add i32 %58, -1
  %66 = and i32 %65, %58
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %57

68:
  br label %69

69:
  store <32 x i64> %47, ptr %16, align 64
  %70 = call i32 @llvm.cttz.i32(i32 %42, i1 false)
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %16, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = lshr i64 %73, 40
  %75 = load ptr, ptr %32, align 8
  %76 = load i64, ptr %33, align 8
  %77 = icmp ult i64 %74, %76
  %78 = select i1 %77, i64 %74, i64 0
  %79 = getelementptr inbounds nuw %struct.window, ptr %75, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %86 = load i64, ptr %85, align 8
  %87 = sub i64 %82, %80
  %88 = icmp ne i64 %86, 0
  %89 = icmp ult i64 %87, 8
  %90 = or i1 %89, %88
  br i1 %90, label %106, label %91

91:
  %92 = insertelement <32 x i64> poison, i64 %80, i64 0
  %93 = shufflevector <32 x i64> %92, <32 x i64> poison, <32 x i32> zeroinitializer
  %94 = sub <32 x i64> %47, %93
  %95 = add i64 %87, -8
  %96 = insertelement <32 x i64> poison, i64 %95, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = icmp ule <32 x i64> %94, %97
  %99 = and <32 x i64> %43, splat (i64 7)
  %100 = icmp eq <32 x i64> %99, zeroinitializer
  %101 = and <32 x i1> %100, %98
  %102 = bitcast <32 x i1> %101 to i32
  %103 = xor i32 %42, -1
  %104 = or i32 %102, %103
  %105 = icmp eq i32 %104, -1
  br i1 %105, label %119, label %106

106:
  %107 = icmp eq i32 %42, 0
  br i1 %107, label %141, label %108

108:
  %109 = phi i32 [ %117, %108 ], [ %42, %106 ]
  %110 = call i32 @llvm.cttz.i32(i32 %109, i1 true)
  %111 = select i1 %34, i32 %2, i32 %110
  %112 = zext nneg i32 %110 to i64
  %113 = getelementptr inbounds nuw i64, ptr %16, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = call i64 @translate(ptr %0, ptr %1, i32 %111, i64 %114, i64 8, i32 %10)
  store i64 %115, ptr %113, align 8
  %116 = add i32 %109, -1
  %117 = and i32 %116, %109
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %124, label %108

119:
  %120 = insertelement <32 x i64> poison, i64 %84, i64 0
  %121 = shufflevector <32 x i64> %120, <32 x i64> poison, <32 x i32> zeroinitializer
  %122 = add <32 x i64> %121, %47
  store <32 x i64> %122, ptr %16, align 64
  %123 = icmp eq i32 %42, 0
  br i1 %123, label %141, label %124

124:
  br label %125

125:
  %126 = phi i32 [ %139, %135 ], [ %42, %124 ]
  %127 = call i32 @llvm.cttz.i32(i32 %126, i1 true)
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i64, ptr %16, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = icmp eq i64 %130, 0
  br i1 %131, label %135, label %132

132:
  %133 = inttoptr i64 %130 to ptr
  %134 = load i64, ptr %133, align 8
  br label %135

135:
  %136 = phi i64 [ %134, %132 ], [ 0, %125 ]
  %137 = getelementptr inbounds nuw i64, ptr %15, i64 %128
  store i64 %136, ptr %137, align 8
  %138 = add i32 %126, -1
  %139 = and i32 %138, %126
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %125

141:
  %142 = load i32, ptr %29, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %162, label %144

144:
  %145 = load i32, ptr %30, align 8
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %148, label %147

147:
  call void @record(ptr %0, ptr %1, i32 %42, <32 x i64> %48, i32 %11)
  br label %162

148:
  store <32 x i64> %48, ptr %14, align 64
  %149 = icmp eq i32 %42, 0
  br i1 %149, label %161, label %150

150:
  %151 = phi i32 [ %159, %150 ], [ %42, %148 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %14, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = insertelement <32 x i64> poison, i64 %155, i64 0
  %157 = shufflevector <32 x i64> %156, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %31, <32 x i64> %157, i32 %11)
  %158 = add i32 %151, -1
  %159 = and i32 %158, %151
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %150

161:
  br label %162

162:
  store <32 x i64> %48, ptr %17, align 64
  %163 = getelementptr inbounds nuw i64, ptr %17, i64 %71
  %164 = load i64, ptr %163, align 8
  %165 = lshr i64 %164, 40
  %166 = load ptr, ptr %32, align 8
  %167 = load i64, ptr %33, align 8
  %168 = icmp ult i64 %165, %167
  %169 = select i1 %168, i64 %165, i64 0
  %170 = getelementptr inbounds nuw %struct.window, ptr %166, i64 %169
  %171 = load i64, ptr %170, align 8
  %172 = getelementptr inbounds nuw i8, ptr %170, i64 8
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %170, i64 16
  %175 = load i64, ptr %174, align 8
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 24
  %177 = load i64, ptr %176, align 8
  %178 = sub i64 %173, %171
  %179 = icmp ne i64 %177, 0
  %180 = icmp ult i64 %178, 8
  %181 = or i1 %180, %179
  br i1 %181, label %197, label %182

182:
  %183 = insertelement <32 x i64> poison, i64 %171, i64 0
  %184 = shufflevector <32 x i64> %183, <32 x i64> poison, <32 x i32> zeroinitializer
  %185 = sub <32 x i64> %48, %184
  %186 = add i64 %178, -8
  %187 = insertelement <32 x i64> poison, i64 %186, i64 0
  %188 = shufflevector <32 x i64> %187, <32 x i64> poison, <32 x i32> zeroinitializer
  %189 = icmp ule <32 x i64> %185, %188
  %190 = and <32 x i64> %48, splat (i64 7)
  %191 = icmp eq <32 x i64> %190, zeroinitializer
  %192 = and <32 x i1> %191, %189
  %193 = bitcast <32 x i1> %192 to i32
  %194 = xor i32 %42, -1
  %195 = or i32 %193, %194
  %196 = icmp eq i32 %195, -1
  br i1 %196, label %212, label %197

197:
  %198 = icmp eq i32 %42, 0
  br i1 %198, label %199, label %200

199:
  br label %240

200:
  %201 = phi i32 [ %209, %200 ], [ %42, %197 ]
  %202 = call i32 @llvm.cttz.i32(i32 %201, i1 true)
  %203 = select i1 %34, i32 %2, i32 %202
  %204 = zext nneg i32 %202 to i64
  %205 = getelementptr inbounds nuw i64, ptr %17, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = call i64 @translate(ptr %0, ptr %1, i32 %203, i64 %206, i64 8, i32 %11)
  store i64 %207, ptr %205, align 8
  %208 = add i32 %201, -1
  %209 = and i32 %208, %201
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %200

211:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %217

212:
  %213 = insertelement <32 x i64> poison, i64 %175, i64 0
  %214 = shufflevector <32 x i64> %213, <32 x i64> poison, <32 x i32> zeroinitializer
  %215 = add <32 x i64> %214, %48
  store <32 x i64> %215, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %216 = icmp eq i32 %42, 0
  br i1 %216, label %240, label %217

217:
  br label %218

218:
  %219 = phi i32 [ %238, %236 ], [ %42, %217 ]
  %220 = call i32 @llvm.cttz.i32(i32 %219, i1 true)
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i64, ptr %16, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, 0
  br i1 %224, label %236, label %225

225:
  %226 = inttoptr i64 %223 to ptr
  %227 = load i64, ptr %226, align 8
  %228 = getelementptr inbounds nuw i64, ptr %15, i64 %221
  br label %229

229:
  %230 = phi i64 [ %227, %225 ], [ %235, %229 ]
  %231 = load i64, ptr %228, align 8
  %232 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %230, i64 %231)
  %233 = cmpxchg ptr %226, i64 %230, i64 %232 seq_cst seq_cst, align 8
  %234 = extractvalue { i64, i1 } %233, 1
  %235 = extractvalue { i64, i1 } %233, 0
  br i1 %234, label %236, label %229

236:
  %237 = add i32 %219, -1
  %238 = and i32 %237, %219
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %218

240:
  %241 = add i64 %37, 256
  %242 = icmp slt i64 %241, %8
  br i1 %242, label %36, label %35
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

define internal i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %0, i32 %1, i64 %2, i64 %3) unnamed_addr {
  switch i32 %1, label %95 [
    i32 9, label %86
    i32 7, label %76
    i32 6, label %5
    i32 10, label %36
  ]

5:
  %6 = trunc i64 %3 to i16
  %7 = trunc i64 %2 to i16
  %8 = call float @llvm.convert.from.fp16.f32(i16 %7)
  %9 = call float @llvm.convert.from.fp16.f32(i16 %6)
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
  %35 = select i1 %34, i16 %33, i16 32767
  br label %73

36:
  %37 = trunc i64 %2 to i32
  %38 = shl i32 %37, 16
  %39 = bitcast i32 %38 to float
  %40 = trunc i64 %3 to i32
  %41 = shl i32 %40, 16
  %42 = bitcast i32 %41 to float
  %43 = icmp eq i32 %0, 0
  br i1 %43, label %44, label %46

44:
  %45 = fadd float %39, %42
  br label %62

46:
  %47 = icmp eq i32 %0, 1
  %48 = fcmp uno float %39, 0.000000e+00
  br i1 %48, label %62, label %49

49:
  %50 = fcmp uno float %42, 0.000000e+00
  br i1 %50, label %62, label %51

51:
  %52 = fcmp oeq float %39, %42
  br i1 %52, label %53, label %58

53:
  %54 = or i32 %41, %38
  %55 = and i32 %41, %38
  %56 = select i1 %47, i32 %54, i32 %55
  %57 = bitcast i32 %56 to float
  br label %62

58:
  %59 = fcmp uge float %39, %42
  %60 = xor i1 %47, %59
  %61 = select i1 %60, float %39, float %42
  br label %62

62:
  %63 = phi float [ %45, %44 ], [ %61, %58 ], [ %42, %46 ], [ %57, %53 ], [ %39, %49 ]
  %64 = fcmp ord float %63, 0.000000e+00
  br i1 %64, label %65, label %73

65:
  %66 = bitcast float %63 to i32
  %67 = add i32 %66, 32767
  %68 = lshr i32 %66, 16
  %69 = and i32 %68, 1
  %70 = add i32 %67, %69
  %71 = lshr i32 %70, 16
  %72 = trunc nuw i32 %71 to i16
  br label %73

73:
  %74 = phi i16 [ %35, %31 ], [ %72, %65 ], [ 32767, %62 ]
  %75 = zext i16 %74 to i64
  br label %136

76:
  %77 = trunc i64 %2 to i32
  %78 = bitcast i32 %77 to float
  %79 = trunc i64 %3 to i32
  %80 = bitcast i32 %79 to float
  %81 = fadd float %78, %80
  %82 = fcmp ord float %81, 0.000000e+00
  %83 = bitcast float %81 to i32
  %84 = zext i32 %83 to i64
  %85 = select i1 %82, i64 %84, i64 2147483647
  br label %136

86:
  %87 = bitcast i64 %2 to double
  %88 = bitcast i64 %3 to double
  %89 = fcmp uno double %88, 0.000000e+00
  br i1 %89, label %136, label %90

90:
  %91 = fcmp uno double %87, 0.000000e+00
  br i1 %91, label %136, label %92

92:
  %93 = fadd double %87, %88
  %94 = bitcast double %93 to i64
  br label %136

95:
  switch i32 %0, label %135 [
    i32 0, label %96
    i32 1, label %98
    i32 2, label %110
    i32 3, label %122
    i32 4, label %126
    i32 5, label %129
    i32 6, label %131
    i32 7, label %133
  ]

96:
  %97 = add i64 %3, %2
  br label %136

98:
  switch i32 %1, label %105 [
    i32 3, label %99
    i32 5, label %103
  ]

99:
  %100 = trunc i64 %2 to i32
  %101 = trunc i64 %3 to i32
  %102 = icmp slt i32 %100, %101
  br label %107

103:
  %104 = icmp slt i64 %2, %3
  br label %107

105:
  %106 = icmp ult i64 %2, %3
  br label %107

107:
  %108 = phi i1 [ %102, %99 ], [ %104, %103 ], [ %106, %105 ]
  %109 = select i1 %108, i64 %2, i64 %3
  br label %136

110:
  switch i32 %1, label %117 [
    i32 3, label %111
    i32 5, label %115
  ]

111:
  %112 = trunc i64 %2 to i32
  %113 = trunc i64 %3 to i32
  %114 = icmp slt i32 %112, %113
  br label %119

115:
  %116 = icmp slt i64 %2, %3
  br label %119

117:
  %118 = icmp ult i64 %2, %3
  br label %119

119:
  %120 = phi i1 [ %114, %111 ], [ %116, %115 ], [ %118, %117 ]
  %121 = select i1 %120, i64 %3, i64 %2
  br label %136

122:
  %123 = icmp ult i64 %2, %3
  %124 = add nuw i64 %2, 1
  %125 = select i1 %123, i64 %124, i64 0
  br label %136

126:
  %127 = add i64 %2, -1
  %128 = call i64 @llvm.umin.i64(i64 %127, i64 %3)
  br label %136

129:
  %130 = and i64 %3, %2
  br label %136

131:
  %132 = or i64 %3, %2
  br label %136

133:
  %134 = xor i64 %3, %2
  br label %136

135:
  unreachable

136:
  %137 = phi i64 [ %75, %73 ], [ %85, %76 ], [ %2, %90 ], [ %94, %92 ], [ %3, %86 ], [ %97, %96 ], [ %109, %107 ], [ %121, %119 ], [ %125, %122 ], [ %128, %126 ], [ %130, %129 ], [ %132, %131 ], [ %134, %133 ]
  ret i64 %137
}

declare float @llvm.convert.from.fp16.f32(i16)

declare i16 @llvm.convert.to.fp16.f32(float)

declare i64 @llvm.umin.i64(i64, i64)
