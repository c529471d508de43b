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
  br i1 %18, label %19, label %34

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %9, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = insertelement <32 x i64> poison, i64 %5, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %30 = shl nuw i32 1, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = icmp ult i32 %2, 32
  br label %35

34:
  ret void

35:
  %36 = phi i64 [ %7, %19 ], [ %243, %242 ]
  %37 = insertelement <32 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = add <32 x i64> %38, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %40 = icmp slt <32 x i64> %39, %21
  %41 = bitcast <32 x i1> %40 to i32
  %42 = add <32 x i64> %39, %23
  %43 = lshr <32 x i64> %42, splat (i64 7)
  %44 = and <32 x i64> %43, %25
  %45 = shl nuw nsw <32 x i64> %44, splat (i64 4)
  %46 = xor <32 x i64> %45, %42
  %47 = add <32 x i64> %39, %27
  %48 = load i32, ptr %28, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %68, label %50

50:
  %51 = load i32, ptr %29, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @record(ptr %0, ptr %1, i32 %41, <32 x i64> %46, i32 %10)
  br label %68

54:
  store <32 x i64> %46, ptr %13, align 64
  %55 = icmp eq i32 %41, 0
  br i1 %55, label %67, label %56

56:
  %57 = phi i32 [ %65, %56 ], [ %41, %54 ]
  %58 = call i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i64, ptr %13, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = insertelement <32 x i64> poison, i64 %61, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %63, i32 %10)
  %64 = add i32 %57, -1
  %65 = and i32 %64, %57
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %56

67:
  br label %68

68:
  store <32 x i64> %46, ptr %16, align 64
  %69 = call i32 @llvm.cttz.i32(i32 %41, i1 false)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr %16, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = lshr i64 %72, 40
  %74 = load ptr, ptr %31, align 8
  %75 = load i64, ptr %32, align 8
  %76 = icmp ult i64 %73, %75
  %77 = select i1 %76, i64 %73, i64 0
  %78 = getelementptr inbounds nuw %struct.window, ptr %74, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = sub i64 %81, %79
  %87 = icmp ne i64 %85, 0
  %88 = icmp ult i64 %86, 2
  %89 = or i1 %88, %87
  br i1 %89, label %105, label %90

90:
  %91 = insertelement <32 x i64> poison, i64 %79, i64 0
  %92 = shufflevector <32 x i64> %91, <32 x i64> poison, <32 x i32> zeroinitializer
  %93 = sub <32 x i64> %46, %92
  %94 = add i64 %86, -2
  %95 = insertelement <32 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %97 = icmp ule <32 x i64> %93, %96
  %98 = and <32 x i64> %42, splat (i64 1)
  %99 = icmp eq <32 x i64> %98, zeroinitializer
  %100 = and <32 x i1> %99, %97
  %101 = bitcast <32 x i1> %100 to i32
  %102 = xor i32 %41, -1
  %103 = or i32 %101, %102
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %118, label %105

105:
  %106 = icmp eq i32 %41, 0
  br i1 %106, label %140, label %107

107:
  %108 = phi i32 [ %116, %107 ], [ %41, %105 ]
  %109 = call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %110 = select i1 %33, i32 %2, i32 %109
  %111 = zext nneg i32 %109 to i64
  %112 = getelementptr inbounds nuw i64, ptr %16, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = call i64 @translate(ptr %0, ptr %1, i32 %110, i64 %113, i64 2, i32 %10)
  store i64 %114, ptr %112, align 8
  %115 = add i32 %108, -1
  %116 = and i32 %115, %108
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %123, label %107

118:
  %119 = insertelement <32 x i64> poison, i64 %83, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add <32 x i64> %120, %46
  store <32 x i64> %121, ptr %16, align 64
  %122 = icmp eq i32 %41, 0
  br i1 %122, label %140, label %123

123:
  br label %124

124:
  %125 = phi i32 [ %138, %134 ], [ %41, %123 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %16, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %134, label %131

131:
  %132 = inttoptr i64 %129 to ptr
  %133 = load i16, ptr %132, align 2
  br label %134

134:
  %135 = phi i16 [ %133, %131 ], [ 0, %124 ]
  %136 = getelementptr inbounds nuw i16, ptr %15, i64 %127
  store i16 %135, ptr %136, align 2
  %137 = add i32 %125, -1
  %138 = and i32 %137, %125
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %124

140:
  %141 = load i32, ptr %28, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %161, label %143

143:
  %144 = load i32, ptr %29, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:
  call void @record(ptr %0, ptr %1, i32 %41, <32 x i64> %47, i32 %11)
  br label %161

147:
  store <32 x i64> %47, ptr %14, align 64
  %148 = icmp eq i32 %41, 0
  br i1 %148, label %160, label %149

149:
  %150 = phi i32 [ %158, %149 ], [ %41, %147 ]
  %151 = call i32 @llvm.cttz.i32(i32 %150, i1 true)
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i64, ptr %14, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %156, i32 %11)
  %157 = add i32 %150, -1
  %158 = and i32 %157, %150
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %149

160:
  br label %161

161:
  store <32 x i64> %47, ptr %17, align 64
  %162 = getelementptr inbounds nuw i64, ptr %17, i64 %70
  %163 = load i64, ptr %162, align 8
  %164 = lshr i64 %163, 40
  %165 = load ptr, ptr %31, align 8
  %166 = load i64, ptr %32, align 8
  %167 = icmp ult i64 %164, %166
  %168 = select i1 %167, i64 %164, i64 0
  %169 = getelementptr inbounds nuw %struct.window, ptr %165, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %176 = load i64, ptr %175, align 8
  %177 = sub i64 %172, %170
  %178 = icmp ne i64 %176, 0
  %179 = icmp ult i64 %177, 2
  %180 = or i1 %179, %178
  br i1 %180, label %196, label %181

181:
  %182 = insertelement <32 x i64> poison, i64 %170, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = sub <32 x i64> %47, %183
  %185 = add i64 %177, -2
  %186 = insertelement <32 x i64> poison, i64 %185, i64 0
  %187 = shufflevector <32 x i64> %186, <32 x i64> poison, <32 x i32> zeroinitializer
  %188 = icmp ule <32 x i64> %184, %187
  %189 = and <32 x i64> %47, splat (i64 1)
  %190 = icmp eq <32 x i64> %189, zeroinitializer
  %191 = and <32 x i1> %190, %188
  %192 = bitcast <32 x i1> %191 to i32
  %193 = xor i32 %41, -1
  %194 = or i32 %192, %193
  %195 = icmp eq i32 %194, -1
  br i1 %195, label %211, label %196

196:
  %197 = icmp eq i32 %41, 0
  br i1 %197, label %198, label %199

198:
  br label %242

199:
  %200 = phi i32 [ %208, %199 ], [ %41, %196 ]
  %201 = call i32 @llvm.cttz.i32(i32 %200, i1 true)
  %202 = select i1 %33, i32 %2, i32 %201
  %203 = zext nneg i32 %201 to i64
  %204 = getelementptr inbounds nuw i64, ptr %17, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = call i64 @translate(ptr %0, ptr %1, i32 %202, i64 %205, i64 2, i32 %11)
  store i64 %206, ptr %204, align 8
  %207 = add i32 %200, -1
  %208 = and i32 %207, %200
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %199

210:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %216

211:
  %212 = insertelement <32 x i64> poison, i64 %174, i64 0
  %213 = shufflevector <32 x i64> %212, <32 x i64> poison, <32 x i32> zeroinitializer
  %214 = add <32 x i64> %213, %47
  store <32 x i64> %214, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %215 = icmp eq i32 %41, 0
  br i1 %215, label %242, label %216

216:
  br label %217

217:
  %218 = phi i32 [ %240, %238 ], [ %41, %216 ]
  %219 = call i32 @llvm.cttz.i32(i32 %218, i1 true)
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw i64, ptr %16, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %238, label %224

224:
  %225 = inttoptr i64 %222 to ptr
  %226 = load i16, ptr %225, align 2
  %227 = getelementptr inbounds nuw i16, ptr %15, i64 %220
  br label %228

228:
  %229 = phi i16 [ %226, %224 ], [ %237, %228 ]
  %230 = zext i16 %229 to i64
  %231 = load i16, ptr %227, align 2
  %232 = zext i16 %231 to i64
  %233 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %230, i64 %232)
  %234 = trunc i64 %233 to i16
  %235 = cmpxchg ptr %225, i16 %229, i16 %234 seq_cst seq_cst, align 2
  %236 = extractvalue { i16, i1 } %235, 1
  %237 = extractvalue { i16, i1 } %235, 0
  br i1 %236, label %238, label %228

238:
  %239 = add i32 %218, -1
  %240 = and i32 %239, %218
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %217

242:
  %243 = add i64 %36, 64
  %244 = icmp slt i64 %243, %8
  br i1 %244, label %35, label %34
}

define internal void @_ZN12_GLOBAL__N_16reduceIjEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i32], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %34

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %9, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = insertelement <32 x i64> poison, i64 %5, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %30 = shl nuw i32 1, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = icmp ult i32 %2, 32
  br label %35

34:
  ret void

35:
  %36 = phi i64 [ %7, %19 ], [ %243, %242 ]
  %37 = insertelement <32 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = add <32 x i64> %38, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %40 = icmp slt <32 x i64> %39, %21
  %41 = bitcast <32 x i1> %40 to i32
  %42 = add <32 x i64> %39, %23
  %43 = lshr <32 x i64> %42, splat (i64 7)
  %44 = and <32 x i64> %43, %25
  %45 = shl nuw nsw <32 x i64> %44, splat (i64 4)
  %46 = xor <32 x i64> %45, %42
  %47 = add <32 x i64> %39, %27
  %48 = load i32, ptr %28, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %68, label %50

50:
  %51 = load i32, ptr %29, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @record(ptr %0, ptr %1, i32 %41, <32 x i64> %46, i32 %10)
  br label %68

54:
  store <32 x i64> %46, ptr %13, align 64
  %55 = icmp eq i32 %41, 0
  br i1 %55, label %67, label %56

56:
  %57 = phi i32 [ %65, %56 ], [ %41, %54 ]
  %58 = call i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i64, ptr %13, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = insertelement <32 x i64> poison, i64 %61, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %63, i32 %10)
  %64 = add i32 %57, -1
  %65 = and i32 %64, %57
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %56

67:
  br label %68

68:
  store <32 x i64> %46, ptr %16, align 64
  %69 = call i32 @llvm.cttz.i32(i32 %41, i1 false)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr %16, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = lshr i64 %72, 40
  %74 = load ptr, ptr %31, align 8
  %75 = load i64, ptr %32, align 8
  %76 = icmp ult i64 %73, %75
  %77 = select i1 %76, i64 %73, i64 0
  %78 = getelementptr inbounds nuw %struct.window, ptr %74, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = sub i64 %81, %79
  %87 = icmp ne i64 %85, 0
  %88 = icmp ult i64 %86, 4
  %89 = or i1 %88, %87
  br i1 %89, label %105, label %90

90:
  %91 = insertelement <32 x i64> poison, i64 %79, i64 0
  %92 = shufflevector <32 x i64> %91, <32 x i64> poison, <32 x i32> zeroinitializer
  %93 = sub <32 x i64> %46, %92
  %94 = add i64 %86, -4
  %95 = insertelement <32 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %97 = icmp ule <32 x i64> %93, %96
  %98 = and <32 x i64> %42, splat (i64 3)
  %99 = icmp eq <32 x i64> %98, zeroinitializer
  %100 = and <32 x i1> %99, %97
  %101 = bitcast <32 x i1> %100 to i32
  %102 = xor i32 %41, -1
  %103 = or i32 %101, %102
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %118, label %105

105:
  %106 = icmp eq i32 %41, 0
  br i1 %106, label %140, label %107

107:
  %108 = phi i32 [ %116, %107 ], [ %41, %105 ]
  %109 = call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %110 = select i1 %33, i32 %2, i32 %109
  %111 = zext nneg i32 %109 to i64
  %112 = getelementptr inbounds nuw i64, ptr %16, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = call i64 @translate(ptr %0, ptr %1, i32 %110, i64 %113, i64 4, i32 %10)
  store i64 %114, ptr %112, align 8
  %115 = add i32 %108, -1
  %116 = and i32 %115, %108
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %123, label %107

118:
  %119 = insertelement <32 x i64> poison, i64 %83, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add <32 x i64> %120, %46
  store <32 x i64> %121, ptr %16, align 64
  %122 = icmp eq i32 %41, 0
  br i1 %122, label %140, label %123

123:
  br label %124

124:
  %125 = phi i32 [ %138, %134 ], [ %41, %123 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %16, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %134, label %131

131:
  %132 = inttoptr i64 %129 to ptr
  %133 = load i32, ptr %132, align 4
  br label %134

134:
  %135 = phi i32 [ %133, %131 ], [ 0, %124 ]
  %136 = getelementptr inbounds nuw i32, ptr %15, i64 %127
  store i32 %135, ptr %136, align 4
  %137 = add i32 %125, -1
  %138 = and i32 %137, %125
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %124

140:
  %141 = load i32, ptr %28, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %161, label %143

143:
  %144 = load i32, ptr %29, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:
  call void @record(ptr %0, ptr %1, i32 %41, <32 x i64> %47, i32 %11)
  br label %161

147:
  store <32 x i64> %47, ptr %14, align 64
  %148 = icmp eq i32 %41, 0
  br i1 %148, label %160, label %149

149:
  %150 = phi i32 [ %158, %149 ], [ %41, %147 ]
  %151 = call i32 @llvm.cttz.i32(i32 %150, i1 true)
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i64, ptr %14, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %156, i32 %11)
  %157 = add i32 %150, -1
  %158 = and i32 %157, %150
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %149

160:
  br label %161

161:
  store <32 x i64> %47, ptr %17, align 64
  %162 = getelementptr inbounds nuw i64, ptr %17, i64 %70
  %163 = load i64, ptr %162, align 8
  %164 = lshr i64 %163, 40
  %165 = load ptr, ptr %31, align 8
  %166 = load i64, ptr %32, align 8
  %167 = icmp ult i64 %164, %166
  %168 = select i1 %167, i64 %164, i64 0
  %169 = getelementptr inbounds nuw %struct.window, ptr %165, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %176 = load i64, ptr %175, align 8
  %177 = sub i64 %172, %170
  %178 = icmp ne i64 %176, 0
  %179 = icmp ult i64 %177, 4
  %180 = or i1 %179, %178
  br i1 %180, label %196, label %181

181:
  %182 = insertelement <32 x i64> poison, i64 %170, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = sub <32 x i64> %47, %183
  %185 = add i64 %177, -4
  %186 = insertelement <32 x i64> poison, i64 %185, i64 0
  %187 = shufflevector <32 x i64> %186, <32 x i64> poison, <32 x i32> zeroinitializer
  %188 = icmp ule <32 x i64> %184, %187
  %189 = and <32 x i64> %47, splat (i64 3)
  %190 = icmp eq <32 x i64> %189, zeroinitializer
  %191 = and <32 x i1> %190, %188
  %192 = bitcast <32 x i1> %191 to i32
  %193 = xor i32 %41, -1
  %194 = or i32 %192, %193
  %195 = icmp eq i32 %194, -1
  br i1 %195, label %211, label %196

196:
  %197 = icmp eq i32 %41, 0
  br i1 %197, label %198, label %199

198:
  br label %242

199:
  %200 = phi i32 [ %208, %199 ], [ %41, %196 ]
  %201 = call i32 @llvm.cttz.i32(i32 %200, i1 true)
  %202 = select i1 %33, i32 %2, i32 %201
  %203 = zext nneg i32 %201 to i64
  %204 = getelementptr inbounds nuw i64, ptr %17, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = call i64 @translate(ptr %0, ptr %1, i32 %202, i64 %205, i64 4, i32 %11)
  store i64 %206, ptr %204, align 8
  %207 = add i32 %200, -1
  %208 = and i32 %207, %200
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %199

210:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %216

211:
  %212 = insertelement <32 x i64> poison, i64 %174, i64 0
  %213 = shufflevector <32 x i64> %212, <32 x i64> poison, <32 x i32> zeroinitializer
  %214 = add <32 x i64> %213, %47
  store <32 x i64> %214, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %215 = icmp eq i32 %41, 0
  br i1 %215, label %242, label %216

216:
  br label %217

217:
  %218 = phi i32 [ %240, %238 ], [ %41, %216 ]
  %219 = call i32 @llvm.cttz.i32(i32 %218, i1 true)
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw i64, ptr %16, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %238, label %224

224:
  %225 = inttoptr i64 %222 to ptr
  %226 = load i32, ptr %225, align 4
  %227 = getelementptr inbounds nuw i32, ptr %15, i64 %220
  br label %228

228:
  %229 = phi i32 [ %226, %224 ], [ %237, %228 ]
  %230 = zext i32 %229 to i64
  %231 = load i32, ptr %227, align 4
  %232 = zext i32 %231 to i64
  %233 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %230, i64 %232)
  %234 = trunc i64 %233 to i32
  %235 = cmpxchg ptr %225, i32 %229, i32 %234 seq_cst seq_cst, align 4
  %236 = extractvalue { i32, i1 } %235, 1
  %237 = extractvalue { i32, i1 } %235, 0
  br i1 %236, label %238, label %228

238:
  %239 = add i32 %218, -1
  %240 = and i32 %239, %218
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %217

242:
  %243 = add i64 %36, 128
  %244 = icmp slt i64 %243, %8
  br i1 %244, label %35, label %34
}

define internal void @_ZN12_GLOBAL__N_16reduceIyEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca %struct.Lanes, align 64
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca [32 x i64], align 16
  %16 = alloca %struct.Lanes, align 64
  %17 = alloca %struct.Lanes, align 64
  %18 = icmp slt i64 %7, %8
  br i1 %18, label %19, label %34

19:
  %20 = insertelement <32 x i64> poison, i64 %8, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %6, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %9, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = insertelement <32 x i64> poison, i64 %5, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %30 = shl nuw i32 1, %2
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %33 = icmp ult i32 %2, 32
  br label %35

34:
  ret void

35:
  %36 = phi i64 [ %7, %19 ], [ %240, %239 ]
  %37 = insertelement <32 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <32 x i64> %37, <32 x i64> poison, <32 x i32> zeroinitializer
  %39 = add <32 x i64> %38, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %40 = icmp slt <32 x i64> %39, %21
  %41 = bitcast <32 x i1> %40 to i32
  %42 = add <32 x i64> %39, %23
  %43 = lshr <32 x i64> %42, splat (i64 7)
  %44 = and <32 x i64> %43, %25
  %45 = shl nuw nsw <32 x i64> %44, splat (i64 4)
  %46 = xor <32 x i64> %45, %42
  %47 = add <32 x i64> %39, %27
  %48 = load i32, ptr %28, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %68, label %50

50:
  %51 = load i32, ptr %29, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %54, label %53

53:
  call void @record(ptr %0, ptr %1, i32 %41, <32 x i64> %46, i32 %10)
  br label %68

54:
  store <32 x i64> %46, ptr %13, align 64
  %55 = icmp eq i32 %41, 0
  br i1 %55, label %67, label %56

56:
  %57 = phi i32 [ %65, %56 ], [ %41, %54 ]
  %58 = call i32 @llvm.cttz.i32(i32 %57, i1 true)
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i64, ptr %13, i64 %59
  %61 = load i64, ptr %60, align 8
  %62 = insertelement <32 x i64> poison, i64 %61, i64 0
  %63 = shufflevector <32 x i64> %62, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %63, i32 %10)
  %64 = add i32 %57, -1
  %65 = and i32 %64, %57
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %56

67:
  br label %68

68:
  store <32 x i64> %46, ptr %16, align 64
  %69 = call i32 @llvm.cttz.i32(i32 %41, i1 false)
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i64, ptr %16, i64 %70
  %72 = load i64, ptr %71, align 8
  %73 = lshr i64 %72, 40
  %74 = load ptr, ptr %31, align 8
  %75 = load i64, ptr %32, align 8
  %76 = icmp ult i64 %73, %75
  %77 = select i1 %76, i64 %73, i64 0
  %78 = getelementptr inbounds nuw %struct.window, ptr %74, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = sub i64 %81, %79
  %87 = icmp ne i64 %85, 0
  %88 = icmp ult i64 %86, 8
  %89 = or i1 %88, %87
  br i1 %89, label %105, label %90

90:
  %91 = insertelement <32 x i64> poison, i64 %79, i64 0
  %92 = shufflevector <32 x i64> %91, <32 x i64> poison, <32 x i32> zeroinitializer
  %93 = sub <32 x i64> %46, %92
  %94 = add i64 %86, -8
  %95 = insertelement <32 x i64> poison, i64 %94, i64 0
  %96 = shufflevector <32 x i64> %95, <32 x i64> poison, <32 x i32> zeroinitializer
  %97 = icmp ule <32 x i64> %93, %96
  %98 = and <32 x i64> %42, splat (i64 7)
  %99 = icmp eq <32 x i64> %98, zeroinitializer
  %100 = and <32 x i1> %99, %97
  %101 = bitcast <32 x i1> %100 to i32
  %102 = xor i32 %41, -1
  %103 = or i32 %101, %102
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %118, label %105

105:
  %106 = icmp eq i32 %41, 0
  br i1 %106, label %140, label %107

107:
  %108 = phi i32 [ %116, %107 ], [ %41, %105 ]
  %109 = call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %110 = select i1 %33, i32 %2, i32 %109
  %111 = zext nneg i32 %109 to i64
  %112 = getelementptr inbounds nuw i64, ptr %16, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = call i64 @translate(ptr %0, ptr %1, i32 %110, i64 %113, i64 8, i32 %10)
  store i64 %114, ptr %112, align 8
  %115 = add i32 %108, -1
  %116 = and i32 %115, %108
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %123, label %107

118:
  %119 = insertelement <32 x i64> poison, i64 %83, i64 0
  %120 = shufflevector <32 x i64> %119, <32 x i64> poison, <32 x i32> zeroinitializer
  %121 = add <32 x i64> %120, %46
  store <32 x i64> %121, ptr %16, align 64
  %122 = icmp eq i32 %41, 0
  br i1 %122, label %140, label %123

123:
  br label %124

124:
  %125 = phi i32 [ %138, %134 ], [ %41, %123 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %16, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = icmp eq i64 %129, 0
  br i1 %130, label %134, label %131

131:
  %132 = inttoptr i64 %129 to ptr
  %133 = load i64, ptr %132, align 8
  br label %134

134:
  %135 = phi i64 [ %133, %131 ], [ 0, %124 ]
  %136 = getelementptr inbounds nuw i64, ptr %15, i64 %127
  store i64 %135, ptr %136, align 8
  %137 = add i32 %125, -1
  %138 = and i32 %137, %125
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %124

140:
  %141 = load i32, ptr %28, align 8
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %161, label %143

143:
  %144 = load i32, ptr %29, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %147, label %146

146:
  call void @record(ptr %0, ptr %1, i32 %41, <32 x i64> %47, i32 %11)
  br label %161

147:
  store <32 x i64> %47, ptr %14, align 64
  %148 = icmp eq i32 %41, 0
  br i1 %148, label %160, label %149

149:
  %150 = phi i32 [ %158, %149 ], [ %41, %147 ]
  %151 = call i32 @llvm.cttz.i32(i32 %150, i1 true)
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i64, ptr %14, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = insertelement <32 x i64> poison, i64 %154, i64 0
  %156 = shufflevector <32 x i64> %155, <32 x i64> poison, <32 x i32> zeroinitializer
  call void @record(ptr %0, ptr %1, i32 %30, <32 x i64> %156, i32 %11)
  %157 = add i32 %150, -1
  %158 = and i32 %157, %150
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %149

160:
  br label %161

161:
  store <32 x i64> %47, ptr %17, align 64
  %162 = getelementptr inbounds nuw i64, ptr %17, i64 %70
  %163 = load i64, ptr %162, align 8
  %164 = lshr i64 %163, 40
  %165 = load ptr, ptr %31, align 8
  %166 = load i64, ptr %32, align 8
  %167 = icmp ult i64 %164, %166
  %168 = select i1 %167, i64 %164, i64 0
  %169 = getelementptr inbounds nuw %struct.window, ptr %165, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %176 = load i64, ptr %175, align 8
  %177 = sub i64 %172, %170
  %178 = icmp ne i64 %176, 0
  %179 = icmp ult i64 %177, 8
  %180 = or i1 %179, %178
  br i1 %180, label %196, label %181

181:
  %182 = insertelement <32 x i64> poison, i64 %170, i64 0
  %183 = shufflevector <32 x i64> %182, <32 x i64> poison, <32 x i32> zeroinitializer
  %184 = sub <32 x i64> %47, %183
  %185 = add i64 %177, -8
  %186 = insertelement <32 x i64> poison, i64 %185, i64 0
  %187 = shufflevector <32 x i64> %186, <32 x i64> poison, <32 x i32> zeroinitializer
  %188 = icmp ule <32 x i64> %184, %187
  %189 = and <32 x i64> %47, splat (i64 7)
  %190 = icmp eq <32 x i64> %189, zeroinitializer
  %191 = and <32 x i1> %190, %188
  %192 = bitcast <32 x i1> %191 to i32
  %193 = xor i32 %41, -1
  %194 = or i32 %192, %193
  %195 = icmp eq i32 %194, -1
  br i1 %195, label %211, label %196

196:
  %197 = icmp eq i32 %41, 0
  br i1 %197, label %198, label %199

198:
  br label %239

199:
  %200 = phi i32 [ %208, %199 ], [ %41, %196 ]
  %201 = call i32 @llvm.cttz.i32(i32 %200, i1 true)
  %202 = select i1 %33, i32 %2, i32 %201
  %203 = zext nneg i32 %201 to i64
  %204 = getelementptr inbounds nuw i64, ptr %17, i64 %203
  %205 = load i64, ptr %204, align 8
  %206 = call i64 @translate(ptr %0, ptr %1, i32 %202, i64 %205, i64 8, i32 %11)
  store i64 %206, ptr %204, align 8
  %207 = add i32 %200, -1
  %208 = and i32 %207, %200
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %199

210:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  br label %216

211:
  %212 = insertelement <32 x i64> poison, i64 %174, i64 0
  %213 = shufflevector <32 x i64> %212, <32 x i64> poison, <32 x i32> zeroinitializer
  %214 = add <32 x i64> %213, %47
  store <32 x i64> %214, ptr %17, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %16, ptr align 64 %17, i64 256, i1 false)
  %215 = icmp eq i32 %41, 0
  br i1 %215, label %239, label %216

216:
  br label %217

217:
  %218 = phi i32 [ %237, %235 ], [ %41, %216 ]
  %219 = call i32 @llvm.cttz.i32(i32 %218, i1 true)
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw i64, ptr %16, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %235, label %224

224:
  %225 = inttoptr i64 %222 to ptr
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds nuw i64, ptr %15, i64 %220
  br label %228

228:
  %229 = phi i64 [ %226, %224 ], [ %234, %228 ]
  %230 = load i64, ptr %227, align 8
  %231 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %229, i64 %230)
  %232 = cmpxchg ptr %225, i64 %229, i64 %231 seq_cst seq_cst, align 8
  %233 = extractvalue { i64, i1 } %232, 1
  %234 = extractvalue { i64, i1 } %232, 0
  br i1 %233, label %235, label %228

235:
  %236 = add i32 %218, -1
  %237 = and i32 %236, %218
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %217

239:
  %240 = add i64 %36, 256
  %241 = icmp slt i64 %240, %8
  br i1 %241, label %35, label %34
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
