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
  %13 = alloca [32 x i16], align 16
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = icmp slt i64 %7, %8
  br i1 %16, label %17, label %29

17:
  %18 = insertelement <32 x i64> poison, i64 %8, i64 0
  %19 = shufflevector <32 x i64> %18, <32 x i64> poison, <32 x i32> zeroinitializer
  %20 = insertelement <32 x i64> poison, i64 %6, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %9, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %5, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ %7, %17 ], [ %202, %201 ]
  %32 = insertelement <32 x i64> poison, i64 %31, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = add <32 x i64> %33, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %35 = icmp slt <32 x i64> %34, %19
  %36 = bitcast <32 x i1> %35 to i32
  %37 = add <32 x i64> %34, %21
  %38 = lshr <32 x i64> %37, splat (i64 7)
  %39 = and <32 x i64> %38, %23
  %40 = shl nuw nsw <32 x i64> %39, splat (i64 4)
  %41 = xor <32 x i64> %40, %37
  %42 = add <32 x i64> %34, %25
  %43 = load i32, ptr %26, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:
  call void @record(ptr %0, ptr %1, i32 %36, <32 x i64> %41, i32 %10)
  br label %46

46:
  store <32 x i64> %41, ptr %14, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %36, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %14, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = icmp ult i64 %51, %53
  %55 = select i1 %54, i64 %51, i64 0
  %56 = getelementptr inbounds nuw %struct.window, ptr %52, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %59, %57
  %65 = icmp ne i64 %63, 0
  %66 = icmp ult i64 %64, 2
  %67 = or i1 %66, %65
  br i1 %67, label %83, label %68

68:
  %69 = insertelement <32 x i64> poison, i64 %57, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i64> %41, %70
  %72 = add i64 %64, -2
  %73 = insertelement <32 x i64> poison, i64 %72, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = icmp ule <32 x i64> %71, %74
  %76 = and <32 x i64> %37, splat (i64 1)
  %77 = icmp eq <32 x i64> %76, zeroinitializer
  %78 = and <32 x i1> %77, %75
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %36, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %95, label %83

83:
  %84 = icmp eq i32 %36, 0
  br i1 %84, label %117, label %85

85:
  %86 = phi i32 [ %93, %85 ], [ %36, %83 ]
  %87 = call i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %14, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %90, i64 2, i32 %10)
  store i64 %91, ptr %89, align 8
  %92 = add i32 %86, -1
  %93 = and i32 %92, %86
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %100, label %85

95:
  %96 = insertelement <32 x i64> poison, i64 %61, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = add <32 x i64> %97, %41
  store <32 x i64> %98, ptr %14, align 64
  %99 = icmp eq i32 %36, 0
  br i1 %99, label %117, label %100

100:
  br label %101

101:
  %102 = phi i32 [ %115, %111 ], [ %36, %100 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i64, ptr %14, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %111, label %108

108:
  %109 = inttoptr i64 %106 to ptr
  %110 = load i16, ptr %109, align 2
  br label %111

111:
  %112 = phi i16 [ %110, %108 ], [ 0, %101 ]
  %113 = getelementptr inbounds nuw i16, ptr %13, i64 %104
  store i16 %112, ptr %113, align 2
  %114 = add i32 %102, -1
  %115 = and i32 %114, %102
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %101

117:
  %118 = load i32, ptr %26, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %121, label %120

120:
  call void @record(ptr %0, ptr %1, i32 %36, <32 x i64> %42, i32 %11)
  br label %121

121:
  store <32 x i64> %42, ptr %15, align 64
  %122 = getelementptr inbounds nuw i64, ptr %15, i64 %48
  %123 = load i64, ptr %122, align 8
  %124 = lshr i64 %123, 40
  %125 = load ptr, ptr %27, align 8
  %126 = load i64, ptr %28, align 8
  %127 = icmp ult i64 %124, %126
  %128 = select i1 %127, i64 %124, i64 0
  %129 = getelementptr inbounds nuw %struct.window, ptr %125, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %136 = load i64, ptr %135, align 8
  %137 = sub i64 %132, %130
  %138 = icmp ne i64 %136, 0
  %139 = icmp ult i64 %137, 2
  %140 = or i1 %139, %138
  br i1 %140, label %156, label %141

141:
  %142 = insertelement <32 x i64> poison, i64 %130, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = sub <32 x i64> %42, %143
  %145 = add i64 %137, -2
  %146 = insertelement <32 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = icmp ule <32 x i64> %144, %147
  %149 = and <32 x i64> %42, splat (i64 1)
  %150 = icmp eq <32 x i64> %149, zeroinitializer
  %151 = and <32 x i1> %150, %148
  %152 = bitcast <32 x i1> %151 to i32
  %153 = xor i32 %36, -1
  %154 = or i32 %152, %153
  %155 = icmp eq i32 %154, -1
  br i1 %155, label %170, label %156

156:
  %157 = icmp eq i32 %36, 0
  br i1 %157, label %158, label %159

158:
  br label %201

159:
  %160 = phi i32 [ %167, %159 ], [ %36, %156 ]
  %161 = call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %15, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %164, i64 2, i32 %11)
  store i64 %165, ptr %163, align 8
  %166 = add i32 %160, -1
  %167 = and i32 %166, %160
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %159

169:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  br label %175

170:
  %171 = insertelement <32 x i64> poison, i64 %134, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = add <32 x i64> %172, %42
  store <32 x i64> %173, ptr %15, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  %174 = icmp eq i32 %36, 0
  br i1 %174, label %201, label %175

175:
  br label %176

176:
  %177 = phi i32 [ %199, %197 ], [ %36, %175 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %14, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %197, label %183

183:
  %184 = getelementptr inbounds nuw i16, ptr %13, i64 %179
  %185 = load i16, ptr %184, align 2
  %186 = zext i16 %185 to i64
  %187 = inttoptr i64 %181 to ptr
  %188 = load i16, ptr %187, align 2
  br label %189

189:
  %190 = phi i16 [ %188, %183 ], [ %196, %189 ]
  %191 = zext i16 %190 to i64
  %192 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %191, i64 %186)
  %193 = trunc i64 %192 to i16
  %194 = cmpxchg ptr %187, i16 %190, i16 %193 seq_cst seq_cst, align 2
  %195 = extractvalue { i16, i1 } %194, 1
  %196 = extractvalue { i16, i1 } %194, 0
  br i1 %195, label %197, label %189

197:
  %198 = add i32 %177, -1
  %199 = and i32 %198, %177
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %176

201:
  %202 = add i64 %31, 64
  %203 = icmp slt i64 %202, %8
  br i1 %203, label %30, label %29
}

define internal void @_ZN12_GLOBAL__N_16reduceIjEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca [32 x i32], align 16
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = icmp slt i64 %7, %8
  br i1 %16, label %17, label %29

17:
  %18 = insertelement <32 x i64> poison, i64 %8, i64 0
  %19 = shufflevector <32 x i64> %18, <32 x i64> poison, <32 x i32> zeroinitializer
  %20 = insertelement <32 x i64> poison, i64 %6, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %9, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %5, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ %7, %17 ], [ %202, %201 ]
  %32 = insertelement <32 x i64> poison, i64 %31, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = add <32 x i64> %33, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %35 = icmp slt <32 x i64> %34, %19
  %36 = bitcast <32 x i1> %35 to i32
  %37 = add <32 x i64> %34, %21
  %38 = lshr <32 x i64> %37, splat (i64 7)
  %39 = and <32 x i64> %38, %23
  %40 = shl nuw nsw <32 x i64> %39, splat (i64 4)
  %41 = xor <32 x i64> %40, %37
  %42 = add <32 x i64> %34, %25
  %43 = load i32, ptr %26, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:
  call void @record(ptr %0, ptr %1, i32 %36, <32 x i64> %41, i32 %10)
  br label %46

46:
  store <32 x i64> %41, ptr %14, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %36, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %14, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = icmp ult i64 %51, %53
  %55 = select i1 %54, i64 %51, i64 0
  %56 = getelementptr inbounds nuw %struct.window, ptr %52, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %59, %57
  %65 = icmp ne i64 %63, 0
  %66 = icmp ult i64 %64, 4
  %67 = or i1 %66, %65
  br i1 %67, label %83, label %68

68:
  %69 = insertelement <32 x i64> poison, i64 %57, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i64> %41, %70
  %72 = add i64 %64, -4
  %73 = insertelement <32 x i64> poison, i64 %72, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = icmp ule <32 x i64> %71, %74
  %76 = and <32 x i64> %37, splat (i64 3)
  %77 = icmp eq <32 x i64> %76, zeroinitializer
  %78 = and <32 x i1> %77, %75
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %36, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %95, label %83

83:
  %84 = icmp eq i32 %36, 0
  br i1 %84, label %117, label %85

85:
  %86 = phi i32 [ %93, %85 ], [ %36, %83 ]
  %87 = call i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %14, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %90, i64 4, i32 %10)
  store i64 %91, ptr %89, align 8
  %92 = add i32 %86, -1
  %93 = and i32 %92, %86
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %100, label %85

95:
  %96 = insertelement <32 x i64> poison, i64 %61, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = add <32 x i64> %97, %41
  store <32 x i64> %98, ptr %14, align 64
  %99 = icmp eq i32 %36, 0
  br i1 %99, label %117, label %100

100:
  br label %101

101:
  %102 = phi i32 [ %115, %111 ], [ %36, %100 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i64, ptr %14, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %111, label %108

108:
  %109 = inttoptr i64 %106 to ptr
  %110 = load i32, ptr %109, align 4
  br label %111

111:
  %112 = phi i32 [ %110, %108 ], [ 0, %101 ]
  %113 = getelementptr inbounds nuw i32, ptr %13, i64 %104
  store i32 %112, ptr %113, align 4
  %114 = add i32 %102, -1
  %115 = and i32 %114, %102
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %101

117:
  %118 = load i32, ptr %26, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %121, label %120

120:
  call void @record(ptr %0, ptr %1, i32 %36, <32 x i64> %42, i32 %11)
  br label %121

121:
  store <32 x i64> %42, ptr %15, align 64
  %122 = getelementptr inbounds nuw i64, ptr %15, i64 %48
  %123 = load i64, ptr %122, align 8
  %124 = lshr i64 %123, 40
  %125 = load ptr, ptr %27, align 8
  %126 = load i64, ptr %28, align 8
  %127 = icmp ult i64 %124, %126
  %128 = select i1 %127, i64 %124, i64 0
  %129 = getelementptr inbounds nuw %struct.window, ptr %125, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %136 = load i64, ptr %135, align 8
  %137 = sub i64 %132, %130
  %138 = icmp ne i64 %136, 0
  %139 = icmp ult i64 %137, 4
  %140 = or i1 %139, %138
  br i1 %140, label %156, label %141

141:
  %142 = insertelement <32 x i64> poison, i64 %130, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = sub <32 x i64> %42, %143
  %145 = add i64 %137, -4
  %146 = insertelement <32 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = icmp ule <32 x i64> %144, %147
  %149 = and <32 x i64> %42, splat (i64 3)
  %150 = icmp eq <32 x i64> %149, zeroinitializer
  %151 = and <32 x i1> %150, %148
  %152 = bitcast <32 x i1> %151 to i32
  %153 = xor i32 %36, -1
  %154 = or i32 %152, %153
  %155 = icmp eq i32 %154, -1
  br i1 %155, label %170, label %156

156:
  %157 = icmp eq i32 %36, 0
  br i1 %157, label %158, label %159

158:
  br label %201

159:
  %160 = phi i32 [ %167, %159 ], [ %36, %156 ]
  %161 = call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %15, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %164, i64 4, i32 %11)
  store i64 %165, ptr %163, align 8
  %166 = add i32 %160, -1
  %167 = and i32 %166, %160
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %159

169:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  br label %175

170:
  %171 = insertelement <32 x i64> poison, i64 %134, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = add <32 x i64> %172, %42
  store <32 x i64> %173, ptr %15, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  %174 = icmp eq i32 %36, 0
  br i1 %174, label %201, label %175

175:
  br label %176

176:
  %177 = phi i32 [ %199, %197 ], [ %36, %175 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %14, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %197, label %183

183:
  %184 = getelementptr inbounds nuw i32, ptr %13, i64 %179
  %185 = load i32, ptr %184, align 4
  %186 = zext i32 %185 to i64
  %187 = inttoptr i64 %181 to ptr
  %188 = load i32, ptr %187, align 4
  br label %189

189:
  %190 = phi i32 [ %188, %183 ], [ %196, %189 ]
  %191 = zext i32 %190 to i64
  %192 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %191, i64 %186)
  %193 = trunc i64 %192 to i32
  %194 = cmpxchg ptr %187, i32 %190, i32 %193 seq_cst seq_cst, align 4
  %195 = extractvalue { i32, i1 } %194, 1
  %196 = extractvalue { i32, i1 } %194, 0
  br i1 %195, label %197, label %189

197:
  %198 = add i32 %177, -1
  %199 = and i32 %198, %177
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %176

201:
  %202 = add i64 %31, 128
  %203 = icmp slt i64 %202, %8
  br i1 %203, label %30, label %29
}

define internal void @_ZN12_GLOBAL__N_16reduceIyEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca [32 x i64], align 16
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = icmp slt i64 %7, %8
  br i1 %16, label %17, label %29

17:
  %18 = insertelement <32 x i64> poison, i64 %8, i64 0
  %19 = shufflevector <32 x i64> %18, <32 x i64> poison, <32 x i32> zeroinitializer
  %20 = insertelement <32 x i64> poison, i64 %6, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = insertelement <32 x i64> poison, i64 %9, i64 0
  %23 = shufflevector <32 x i64> %22, <32 x i64> poison, <32 x i32> zeroinitializer
  %24 = insertelement <32 x i64> poison, i64 %5, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %30

29:
  ret void

30:
  %31 = phi i64 [ %7, %17 ], [ %199, %198 ]
  %32 = insertelement <32 x i64> poison, i64 %31, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = add <32 x i64> %33, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %35 = icmp slt <32 x i64> %34, %19
  %36 = bitcast <32 x i1> %35 to i32
  %37 = add <32 x i64> %34, %21
  %38 = lshr <32 x i64> %37, splat (i64 7)
  %39 = and <32 x i64> %38, %23
  %40 = shl nuw nsw <32 x i64> %39, splat (i64 4)
  %41 = xor <32 x i64> %40, %37
  %42 = add <32 x i64> %34, %25
  %43 = load i32, ptr %26, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:
  call void @record(ptr %0, ptr %1, i32 %36, <32 x i64> %41, i32 %10)
  br label %46

46:
  store <32 x i64> %41, ptr %14, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %36, i1 false)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %14, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = lshr i64 %50, 40
  %52 = load ptr, ptr %27, align 8
  %53 = load i64, ptr %28, align 8
  %54 = icmp ult i64 %51, %53
  %55 = select i1 %54, i64 %51, i64 0
  %56 = getelementptr inbounds nuw %struct.window, ptr %52, i64 %55
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %63 = load i64, ptr %62, align 8
  %64 = sub i64 %59, %57
  %65 = icmp ne i64 %63, 0
  %66 = icmp ult i64 %64, 8
  %67 = or i1 %66, %65
  br i1 %67, label %83, label %68

68:
  %69 = insertelement <32 x i64> poison, i64 %57, i64 0
  %70 = shufflevector <32 x i64> %69, <32 x i64> poison, <32 x i32> zeroinitializer
  %71 = sub <32 x i64> %41, %70
  %72 = add i64 %64, -8
  %73 = insertelement <32 x i64> poison, i64 %72, i64 0
  %74 = shufflevector <32 x i64> %73, <32 x i64> poison, <32 x i32> zeroinitializer
  %75 = icmp ule <32 x i64> %71, %74
  %76 = and <32 x i64> %37, splat (i64 7)
  %77 = icmp eq <32 x i64> %76, zeroinitializer
  %78 = and <32 x i1> %77, %75
  %79 = bitcast <32 x i1> %78 to i32
  %80 = xor i32 %36, -1
  %81 = or i32 %79, %80
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %95, label %83

83:
  %84 = icmp eq i32 %36, 0
  br i1 %84, label %117, label %85

85:
  %86 = phi i32 [ %93, %85 ], [ %36, %83 ]
  %87 = call i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %14, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %90, i64 8, i32 %10)
  store i64 %91, ptr %89, align 8
  %92 = add i32 %86, -1
  %93 = and i32 %92, %86
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %100, label %85

95:
  %96 = insertelement <32 x i64> poison, i64 %61, i64 0
  %97 = shufflevector <32 x i64> %96, <32 x i64> poison, <32 x i32> zeroinitializer
  %98 = add <32 x i64> %97, %41
  store <32 x i64> %98, ptr %14, align 64
  %99 = icmp eq i32 %36, 0
  br i1 %99, label %117, label %100

100:
  br label %101

101:
  %102 = phi i32 [ %115, %111 ], [ %36, %100 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i64, ptr %14, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %111, label %108

108:
  %109 = inttoptr i64 %106 to ptr
  %110 = load i64, ptr %109, align 8
  br label %111

111:
  %112 = phi i64 [ %110, %108 ], [ 0, %101 ]
  %113 = getelementptr inbounds nuw i64, ptr %13, i64 %104
  store i64 %112, ptr %113, align 8
  %114 = add i32 %102, -1
  %115 = and i32 %114, %102
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %101

117:
  %118 = load i32, ptr %26, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %121, label %120

120:
  call void @record(ptr %0, ptr %1, i32 %36, <32 x i64> %42, i32 %11)
  br label %121

121:
  store <32 x i64> %42, ptr %15, align 64
  %122 = getelementptr inbounds nuw i64, ptr %15, i64 %48
  %123 = load i64, ptr %122, align 8
  %124 = lshr i64 %123, 40
  %125 = load ptr, ptr %27, align 8
  %126 = load i64, ptr %28, align 8
  %127 = icmp ult i64 %124, %126
  %128 = select i1 %127, i64 %124, i64 0
  %129 = getelementptr inbounds nuw %struct.window, ptr %125, i64 %128
  %130 = load i64, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 24
  %136 = load i64, ptr %135, align 8
  %137 = sub i64 %132, %130
  %138 = icmp ne i64 %136, 0
  %139 = icmp ult i64 %137, 8
  %140 = or i1 %139, %138
  br i1 %140, label %156, label %141

141:
  %142 = insertelement <32 x i64> poison, i64 %130, i64 0
  %143 = shufflevector <32 x i64> %142, <32 x i64> poison, <32 x i32> zeroinitializer
  %144 = sub <32 x i64> %42, %143
  %145 = add i64 %137, -8
  %146 = insertelement <32 x i64> poison, i64 %145, i64 0
  %147 = shufflevector <32 x i64> %146, <32 x i64> poison, <32 x i32> zeroinitializer
  %148 = icmp ule <32 x i64> %144, %147
  %149 = and <32 x i64> %42, splat (i64 7)
  %150 = icmp eq <32 x i64> %149, zeroinitializer
  %151 = and <32 x i1> %150, %148
  %152 = bitcast <32 x i1> %151 to i32
  %153 = xor i32 %36, -1
  %154 = or i32 %152, %153
  %155 = icmp eq i32 %154, -1
  br i1 %155, label %170, label %156

156:
  %157 = icmp eq i32 %36, 0
  br i1 %157, label %158, label %159

158:
  br label %198

159:
  %160 = phi i32 [ %167, %159 ], [ %36, %156 ]
  %161 = call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %15, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = call i64 @translate(ptr %0, ptr %1, i32 %2, i64 %164, i64 8, i32 %11)
  store i64 %165, ptr %163, align 8
  %166 = add i32 %160, -1
  %167 = and i32 %166, %160
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %169, label %159

169:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  br label %175

170:
  %171 = insertelement <32 x i64> poison, i64 %134, i64 0
  %172 = shufflevector <32 x i64> %171, <32 x i64> poison, <32 x i32> zeroinitializer
  %173 = add <32 x i64> %172, %42
  store <32 x i64> %173, ptr %15, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  %174 = icmp eq i32 %36, 0
  br i1 %174, label %198, label %175

175:
  br label %176

176:
  %177 = phi i32 [ %196, %194 ], [ %36, %175 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %14, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = icmp eq i64 %181, 0
  br i1 %182, label %194, label %183

183:
  %184 = getelementptr inbounds nuw i64, ptr %13, i64 %179
  %185 = load i64, ptr %184, align 8
  %186 = inttoptr i64 %181 to ptr
  %187 = load i64, ptr %186, align 8
  br label %188

188:
  %189 = phi i64 [ %187, %183 ], [ %193, %188 ]
  %190 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %189, i64 %185)
  %191 = cmpxchg ptr %186, i64 %189, i64 %190 seq_cst seq_cst, align 8
  %192 = extractvalue { i64, i1 } %191, 1
  %193 = extractvalue { i64, i1 } %191, 0
  br i1 %192, label %194, label %188

194:
  %195 = add i32 %177, -1
  %196 = and i32 %195, %177
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %176

198:
  %199 = add i64 %31, 256
  %200 = icmp slt i64 %199, %8
  br i1 %200, label %30, label %29
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

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
