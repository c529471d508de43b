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
  br i1 %16, label %17, label %30

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
  %29 = icmp ult i32 %2, 32
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ %7, %17 ], [ %205, %204 ]
  %33 = insertelement <32 x i64> poison, i64 %32, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i64> %34, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %36 = icmp slt <32 x i64> %35, %19
  %37 = bitcast <32 x i1> %36 to i32
  %38 = add <32 x i64> %35, %21
  %39 = lshr <32 x i64> %38, splat (i64 7)
  %40 = and <32 x i64> %39, %23
  %41 = shl nuw nsw <32 x i64> %40, splat (i64 4)
  %42 = xor <32 x i64> %41, %38
  %43 = add <32 x i64> %35, %25
  %44 = load i32, ptr %26, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:
  call void @record(ptr %0, ptr %1, i32 %37, <32 x i64> %42, i32 %10)
  br label %47

47:
  store <32 x i64> %42, ptr %14, align 64
  %48 = call i32 @llvm.cttz.i32(i32 %37, i1 false)
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %14, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, 40
  %53 = load ptr, ptr %27, align 8
  %54 = load i64, ptr %28, align 8
  %55 = icmp ult i64 %52, %54
  %56 = select i1 %55, i64 %52, i64 0
  %57 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %64 = load i64, ptr %63, align 8
  %65 = sub i64 %60, %58
  %66 = icmp ne i64 %64, 0
  %67 = icmp ult i64 %65, 2
  %68 = or i1 %67, %66
  br i1 %68, label %84, label %69

69:
  %70 = insertelement <32 x i64> poison, i64 %58, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i64> %42, %71
  %73 = add i64 %65, -2
  %74 = insertelement <32 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp ule <32 x i64> %72, %75
  %77 = and <32 x i64> %38, splat (i64 1)
  %78 = icmp eq <32 x i64> %77, zeroinitializer
  %79 = and <32 x i1> %78, %76
  %80 = bitcast <32 x i1> %79 to i32
  %81 = xor i32 %37, -1
  %82 = or i32 %80, %81
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %97, label %84

84:
  %85 = icmp eq i32 %37, 0
  br i1 %85, label %119, label %86

86:
  %87 = phi i32 [ %95, %86 ], [ %37, %84 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = select i1 %29, i32 %2, i32 %88
  %90 = zext nneg i32 %88 to i64
  %91 = getelementptr inbounds nuw i64, ptr %14, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = call i64 @translate(ptr %0, ptr %1, i32 %89, i64 %92, i64 2, i32 %10)
  store i64 %93, ptr %91, align 8
  %94 = add i32 %87, -1
  %95 = and i32 %94, %87
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %102, label %86

97:
  %98 = insertelement <32 x i64> poison, i64 %62, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = add <32 x i64> %99, %42
  store <32 x i64> %100, ptr %14, align 64
  %101 = icmp eq i32 %37, 0
  br i1 %101, label %119, label %102

102:
  br label %103

103:
  %104 = phi i32 [ %117, %113 ], [ %37, %102 ]
  %105 = call i32 @llvm.cttz.i32(i32 %104, i1 true)
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr %14, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %113, label %110

110:
  %111 = inttoptr i64 %108 to ptr
  %112 = load i16, ptr %111, align 2
  br label %113

113:
  %114 = phi i16 [ %112, %110 ], [ 0, %103 ]
  %115 = getelementptr inbounds nuw i16, ptr %13, i64 %106
  store i16 %114, ptr %115, align 2
  %116 = add i32 %104, -1
  %117 = and i32 %116, %104
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %103

119:
  %120 = load i32, ptr %26, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %123, label %122

122:
  call void @record(ptr %0, ptr %1, i32 %37, <32 x i64> %43, i32 %11)
  br label %123

123:
  store <32 x i64> %43, ptr %15, align 64
  %124 = getelementptr inbounds nuw i64, ptr %15, i64 %49
  %125 = load i64, ptr %124, align 8
  %126 = lshr i64 %125, 40
  %127 = load ptr, ptr %27, align 8
  %128 = load i64, ptr %28, align 8
  %129 = icmp ult i64 %126, %128
  %130 = select i1 %129, i64 %126, i64 0
  %131 = getelementptr inbounds nuw %struct.window, ptr %127, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = sub i64 %134, %132
  %140 = icmp ne i64 %138, 0
  %141 = icmp ult i64 %139, 2
  %142 = or i1 %141, %140
  br i1 %142, label %158, label %143

143:
  %144 = insertelement <32 x i64> poison, i64 %132, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = sub <32 x i64> %43, %145
  %147 = add i64 %139, -2
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = icmp ule <32 x i64> %146, %149
  %151 = and <32 x i64> %43, splat (i64 1)
  %152 = icmp eq <32 x i64> %151, zeroinitializer
  %153 = and <32 x i1> %152, %150
  %154 = bitcast <32 x i1> %153 to i32
  %155 = xor i32 %37, -1
  %156 = or i32 %154, %155
  %157 = icmp eq i32 %156, -1
  br i1 %157, label %173, label %158

158:
  %159 = icmp eq i32 %37, 0
  br i1 %159, label %160, label %161

160:
  br label %204

161:
  %162 = phi i32 [ %170, %161 ], [ %37, %158 ]
  %163 = call i32 @llvm.cttz.i32(i32 %162, i1 true)
  %164 = select i1 %29, i32 %2, i32 %163
  %165 = zext nneg i32 %163 to i64
  %166 = getelementptr inbounds nuw i64, ptr %15, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = call i64 @translate(ptr %0, ptr %1, i32 %164, i64 %167, i64 2, i32 %11)
  store i64 %168, ptr %166, align 8
  %169 = add i32 %162, -1
  %170 = and i32 %169, %162
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %161

172:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  br label %178

173:
  %174 = insertelement <32 x i64> poison, i64 %136, i64 0
  %175 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> zeroinitializer
  %176 = add <32 x i64> %175, %43
  store <32 x i64> %176, ptr %15, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  %177 = icmp eq i32 %37, 0
  br i1 %177, label %204, label %178

178:
  br label %179

179:
  %180 = phi i32 [ %202, %200 ], [ %37, %178 ]
  %181 = call i32 @llvm.cttz.i32(i32 %180, i1 true)
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i64, ptr %14, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %200, label %186

186:
  %187 = inttoptr i64 %184 to ptr
  %188 = load i16, ptr %187, align 2
  %189 = getelementptr inbounds nuw i16, ptr %13, i64 %182
  br label %190

190:
  %191 = phi i16 [ %188, %186 ], [ %199, %190 ]
  %192 = zext i16 %191 to i64
  %193 = load i16, ptr %189, align 2
  %194 = zext i16 %193 to i64
  %195 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %192, i64 %194)
  %196 = trunc i64 %195 to i16
  %197 = cmpxchg ptr %187, i16 %191, i16 %196 seq_cst seq_cst, align 2
  %198 = extractvalue { i16, i1 } %197, 1
  %199 = extractvalue { i16, i1 } %197, 0
  br i1 %198, label %200, label %190

200:
  %201 = add i32 %180, -1
  %202 = and i32 %201, %180
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %179

204:
  %205 = add i64 %32, 64
  %206 = icmp slt i64 %205, %8
  br i1 %206, label %31, label %30
}

define internal void @_ZN12_GLOBAL__N_16reduceIjEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca [32 x i32], align 16
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = icmp slt i64 %7, %8
  br i1 %16, label %17, label %30

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
  %29 = icmp ult i32 %2, 32
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ %7, %17 ], [ %205, %204 ]
  %33 = insertelement <32 x i64> poison, i64 %32, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i64> %34, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %36 = icmp slt <32 x i64> %35, %19
  %37 = bitcast <32 x i1> %36 to i32
  %38 = add <32 x i64> %35, %21
  %39 = lshr <32 x i64> %38, splat (i64 7)
  %40 = and <32 x i64> %39, %23
  %41 = shl nuw nsw <32 x i64> %40, splat (i64 4)
  %42 = xor <32 x i64> %41, %38
  %43 = add <32 x i64> %35, %25
  %44 = load i32, ptr %26, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:
  call void @record(ptr %0, ptr %1, i32 %37, <32 x i64> %42, i32 %10)
  br label %47

47:
  store <32 x i64> %42, ptr %14, align 64
  %48 = call i32 @llvm.cttz.i32(i32 %37, i1 false)
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %14, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, 40
  %53 = load ptr, ptr %27, align 8
  %54 = load i64, ptr %28, align 8
  %55 = icmp ult i64 %52, %54
  %56 = select i1 %55, i64 %52, i64 0
  %57 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %64 = load i64, ptr %63, align 8
  %65 = sub i64 %60, %58
  %66 = icmp ne i64 %64, 0
  %67 = icmp ult i64 %65, 4
  %68 = or i1 %67, %66
  br i1 %68, label %84, label %69

69:
  %70 = insertelement <32 x i64> poison, i64 %58, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i64> %42, %71
  %73 = add i64 %65, -4
  %74 = insertelement <32 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp ule <32 x i64> %72, %75
  %77 = and <32 x i64> %38, splat (i64 3)
  %78 = icmp eq <32 x i64> %77, zeroinitializer
  %79 = and <32 x i1> %78, %76
  %80 = bitcast <32 x i1> %79 to i32
  %81 = xor i32 %37, -1
  %82 = or i32 %80, %81
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %97, label %84

84:
  %85 = icmp eq i32 %37, 0
  br i1 %85, label %119, label %86

86:
  %87 = phi i32 [ %95, %86 ], [ %37, %84 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = select i1 %29, i32 %2, i32 %88
  %90 = zext nneg i32 %88 to i64
  %91 = getelementptr inbounds nuw i64, ptr %14, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = call i64 @translate(ptr %0, ptr %1, i32 %89, i64 %92, i64 4, i32 %10)
  store i64 %93, ptr %91, align 8
  %94 = add i32 %87, -1
  %95 = and i32 %94, %87
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %102, label %86

97:
  %98 = insertelement <32 x i64> poison, i64 %62, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = add <32 x i64> %99, %42
  store <32 x i64> %100, ptr %14, align 64
  %101 = icmp eq i32 %37, 0
  br i1 %101, label %119, label %102

102:
  br label %103

103:
  %104 = phi i32 [ %117, %113 ], [ %37, %102 ]
  %105 = call i32 @llvm.cttz.i32(i32 %104, i1 true)
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr %14, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %113, label %110

110:
  %111 = inttoptr i64 %108 to ptr
  %112 = load i32, ptr %111, align 4
  br label %113

113:
  %114 = phi i32 [ %112, %110 ], [ 0, %103 ]
  %115 = getelementptr inbounds nuw i32, ptr %13, i64 %106
  store i32 %114, ptr %115, align 4
  %116 = add i32 %104, -1
  %117 = and i32 %116, %104
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %103

119:
  %120 = load i32, ptr %26, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %123, label %122

122:
  call void @record(ptr %0, ptr %1, i32 %37, <32 x i64> %43, i32 %11)
  br label %123

123:
  store <32 x i64> %43, ptr %15, align 64
  %124 = getelementptr inbounds nuw i64, ptr %15, i64 %49
  %125 = load i64, ptr %124, align 8
  %126 = lshr i64 %125, 40
  %127 = load ptr, ptr %27, align 8
  %128 = load i64, ptr %28, align 8
  %129 = icmp ult i64 %126, %128
  %130 = select i1 %129, i64 %126, i64 0
  %131 = getelementptr inbounds nuw %struct.window, ptr %127, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = sub i64 %134, %132
  %140 = icmp ne i64 %138, 0
  %141 = icmp ult i64 %139, 4
  %142 = or i1 %141, %140
  br i1 %142, label %158, label %143

143:
  %144 = insertelement <32 x i64> poison, i64 %132, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = sub <32 x i64> %43, %145
  %147 = add i64 %139, -4
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = icmp ule <32 x i64> %146, %149
  %151 = and <32 x i64> %43, splat (i64 3)
  %152 = icmp eq <32 x i64> %151, zeroinitializer
  %153 = and <32 x i1> %152, %150
  %154 = bitcast <32 x i1> %153 to i32
  %155 = xor i32 %37, -1
  %156 = or i32 %154, %155
  %157 = icmp eq i32 %156, -1
  br i1 %157, label %173, label %158

158:
  %159 = icmp eq i32 %37, 0
  br i1 %159, label %160, label %161

160:
  br label %204

161:
  %162 = phi i32 [ %170, %161 ], [ %37, %158 ]
  %163 = call i32 @llvm.cttz.i32(i32 %162, i1 true)
  %164 = select i1 %29, i32 %2, i32 %163
  %165 = zext nneg i32 %163 to i64
  %166 = getelementptr inbounds nuw i64, ptr %15, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = call i64 @translate(ptr %0, ptr %1, i32 %164, i64 %167, i64 4, i32 %11)
  store i64 %168, ptr %166, align 8
  %169 = add i32 %162, -1
  %170 = and i32 %169, %162
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %161

172:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  br label %178

173:
  %174 = insertelement <32 x i64> poison, i64 %136, i64 0
  %175 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> zeroinitializer
  %176 = add <32 x i64> %175, %43
  store <32 x i64> %176, ptr %15, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  %177 = icmp eq i32 %37, 0
  br i1 %177, label %204, label %178

178:
  br label %179

179:
  %180 = phi i32 [ %202, %200 ], [ %37, %178 ]
  %181 = call i32 @llvm.cttz.i32(i32 %180, i1 true)
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i64, ptr %14, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %200, label %186

186:
  %187 = inttoptr i64 %184 to ptr
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds nuw i32, ptr %13, i64 %182
  br label %190

190:
  %191 = phi i32 [ %188, %186 ], [ %199, %190 ]
  %192 = zext i32 %191 to i64
  %193 = load i32, ptr %189, align 4
  %194 = zext i32 %193 to i64
  %195 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %192, i64 %194)
  %196 = trunc i64 %195 to i32
  %197 = cmpxchg ptr %187, i32 %191, i32 %196 seq_cst seq_cst, align 4
  %198 = extractvalue { i32, i1 } %197, 1
  %199 = extractvalue { i32, i1 } %197, 0
  br i1 %198, label %200, label %190

200:
  %201 = add i32 %180, -1
  %202 = and i32 %201, %180
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %204, label %179

204:
  %205 = add i64 %32, 128
  %206 = icmp slt i64 %205, %8
  br i1 %206, label %31, label %30
}

define internal void @_ZN12_GLOBAL__N_16reduceIyEEvP7contextP4warpj9operation4typeyyxxyjj(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i64 %5, i64 %6, i64 %7, i64 %8, i64 %9, i32 %10, i32 %11) unnamed_addr {
  %13 = alloca [32 x i64], align 16
  %14 = alloca %struct.Lanes, align 64
  %15 = alloca %struct.Lanes, align 64
  %16 = icmp slt i64 %7, %8
  br i1 %16, label %17, label %30

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
  %29 = icmp ult i32 %2, 32
  br label %31

30:
  ret void

31:
  %32 = phi i64 [ %7, %17 ], [ %202, %201 ]
  %33 = insertelement <32 x i64> poison, i64 %32, i64 0
  %34 = shufflevector <32 x i64> %33, <32 x i64> poison, <32 x i32> zeroinitializer
  %35 = add <32 x i64> %34, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %36 = icmp slt <32 x i64> %35, %19
  %37 = bitcast <32 x i1> %36 to i32
  %38 = add <32 x i64> %35, %21
  %39 = lshr <32 x i64> %38, splat (i64 7)
  %40 = and <32 x i64> %39, %23
  %41 = shl nuw nsw <32 x i64> %40, splat (i64 4)
  %42 = xor <32 x i64> %41, %38
  %43 = add <32 x i64> %35, %25
  %44 = load i32, ptr %26, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %47, label %46

46:
  call void @record(ptr %0, ptr %1, i32 %37, <32 x i64> %42, i32 %10)
  br label %47

47:
  store <32 x i64> %42, ptr %14, align 64
  %48 = call i32 @llvm.cttz.i32(i32 %37, i1 false)
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i64, ptr %14, i64 %49
  %51 = load i64, ptr %50, align 8
  %52 = lshr i64 %51, 40
  %53 = load ptr, ptr %27, align 8
  %54 = load i64, ptr %28, align 8
  %55 = icmp ult i64 %52, %54
  %56 = select i1 %55, i64 %52, i64 0
  %57 = getelementptr inbounds nuw %struct.window, ptr %53, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %57, i64 24
  %64 = load i64, ptr %63, align 8
  %65 = sub i64 %60, %58
  %66 = icmp ne i64 %64, 0
  %67 = icmp ult i64 %65, 8
  %68 = or i1 %67, %66
  br i1 %68, label %84, label %69

69:
  %70 = insertelement <32 x i64> poison, i64 %58, i64 0
  %71 = shufflevector <32 x i64> %70, <32 x i64> poison, <32 x i32> zeroinitializer
  %72 = sub <32 x i64> %42, %71
  %73 = add i64 %65, -8
  %74 = insertelement <32 x i64> poison, i64 %73, i64 0
  %75 = shufflevector <32 x i64> %74, <32 x i64> poison, <32 x i32> zeroinitializer
  %76 = icmp ule <32 x i64> %72, %75
  %77 = and <32 x i64> %38, splat (i64 7)
  %78 = icmp eq <32 x i64> %77, zeroinitializer
  %79 = and <32 x i1> %78, %76
  %80 = bitcast <32 x i1> %79 to i32
  %81 = xor i32 %37, -1
  %82 = or i32 %80, %81
  %83 = icmp eq i32 %82, -1
  br i1 %83, label %97, label %84

84:
  %85 = icmp eq i32 %37, 0
  br i1 %85, label %119, label %86

86:
  %87 = phi i32 [ %95, %86 ], [ %37, %84 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = select i1 %29, i32 %2, i32 %88
  %90 = zext nneg i32 %88 to i64
  %91 = getelementptr inbounds nuw i64, ptr %14, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = call i64 @translate(ptr %0, ptr %1, i32 %89, i64 %92, i64 8, i32 %10)
  store i64 %93, ptr %91, align 8
  %94 = add i32 %87, -1
  %95 = and i32 %94, %87
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %102, label %86

97:
  %98 = insertelement <32 x i64> poison, i64 %62, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = add <32 x i64> %99, %42
  store <32 x i64> %100, ptr %14, align 64
  %101 = icmp eq i32 %37, 0
  br i1 %101, label %119, label %102

102:
  br label %103

103:
  %104 = phi i32 [ %117, %113 ], [ %37, %102 ]
  %105 = call i32 @llvm.cttz.i32(i32 %104, i1 true)
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr %14, i64 %106
  %108 = load i64, ptr %107, align 8
  %109 = icmp eq i64 %108, 0
  br i1 %109, label %113, label %110

110:
  %111 = inttoptr i64 %108 to ptr
  %112 = load i64, ptr %111, align 8
  br label %113

113:
  %114 = phi i64 [ %112, %110 ], [ 0, %103 ]
  %115 = getelementptr inbounds nuw i64, ptr %13, i64 %106
  store i64 %114, ptr %115, align 8
  %116 = add i32 %104, -1
  %117 = and i32 %116, %104
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %103

119:
  %120 = load i32, ptr %26, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %123, label %122

122:
  call void @record(ptr %0, ptr %1, i32 %37, <32 x i64> %43, i32 %11)
  br label %123

123:
  store <32 x i64> %43, ptr %15, align 64
  %124 = getelementptr inbounds nuw i64, ptr %15, i64 %49
  %125 = load i64, ptr %124, align 8
  %126 = lshr i64 %125, 40
  %127 = load ptr, ptr %27, align 8
  %128 = load i64, ptr %28, align 8
  %129 = icmp ult i64 %126, %128
  %130 = select i1 %129, i64 %126, i64 0
  %131 = getelementptr inbounds nuw %struct.window, ptr %127, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %134 = load i64, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %138 = load i64, ptr %137, align 8
  %139 = sub i64 %134, %132
  %140 = icmp ne i64 %138, 0
  %141 = icmp ult i64 %139, 8
  %142 = or i1 %141, %140
  br i1 %142, label %158, label %143

143:
  %144 = insertelement <32 x i64> poison, i64 %132, i64 0
  %145 = shufflevector <32 x i64> %144, <32 x i64> poison, <32 x i32> zeroinitializer
  %146 = sub <32 x i64> %43, %145
  %147 = add i64 %139, -8
  %148 = insertelement <32 x i64> poison, i64 %147, i64 0
  %149 = shufflevector <32 x i64> %148, <32 x i64> poison, <32 x i32> zeroinitializer
  %150 = icmp ule <32 x i64> %146, %149
  %151 = and <32 x i64> %43, splat (i64 7)
  %152 = icmp eq <32 x i64> %151, zeroinitializer
  %153 = and <32 x i1> %152, %150
  %154 = bitcast <32 x i1> %153 to i32
  %155 = xor i32 %37, -1
  %156 = or i32 %154, %155
  %157 = icmp eq i32 %156, -1
  br i1 %157, label %173, label %158

158:
  %159 = icmp eq i32 %37, 0
  br i1 %159, label %160, label %161

160:
  br label %201

161:
  %162 = phi i32 [ %170, %161 ], [ %37, %158 ]
  %163 = call i32 @llvm.cttz.i32(i32 %162, i1 true)
  %164 = select i1 %29, i32 %2, i32 %163
  %165 = zext nneg i32 %163 to i64
  %166 = getelementptr inbounds nuw i64, ptr %15, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = call i64 @translate(ptr %0, ptr %1, i32 %164, i64 %167, i64 8, i32 %11)
  store i64 %168, ptr %166, align 8
  %169 = add i32 %162, -1
  %170 = and i32 %169, %162
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %161

172:
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  br label %178

173:
  %174 = insertelement <32 x i64> poison, i64 %136, i64 0
  %175 = shufflevector <32 x i64> %174, <32 x i64> poison, <32 x i32> zeroinitializer
  %176 = add <32 x i64> %175, %43
  store <32 x i64> %176, ptr %15, align 64
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %14, ptr align 64 %15, i64 256, i1 false)
  %177 = icmp eq i32 %37, 0
  br i1 %177, label %201, label %178

178:
  br label %179

179:
  %180 = phi i32 [ %199, %197 ], [ %37, %178 ]
  %181 = call i32 @llvm.cttz.i32(i32 %180, i1 true)
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i64, ptr %14, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %197, label %186

186:
  %187 = inttoptr i64 %184 to ptr
  %188 = load i64, ptr %187, align 8
  %189 = getelementptr inbounds nuw i64, ptr %13, i64 %182
  br label %190

190:
  %191 = phi i64 [ %188, %186 ], [ %196, %190 ]
  %192 = load i64, ptr %189, align 8
  %193 = call i64 @_ZN12_GLOBAL__N_17updatedE9operation4typeyy(i32 %3, i32 %4, i64 %191, i64 %192)
  %194 = cmpxchg ptr %187, i64 %191, i64 %193 seq_cst seq_cst, align 8
  %195 = extractvalue { i64, i1 } %194, 1
  %196 = extractvalue { i64, i1 } %194, 0
  br i1 %195, label %197, label %190

197:
  %198 = add i32 %180, -1
  %199 = and i32 %198, %180
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %179

201:
  %202 = add i64 %32, 256
  %203 = icmp slt i64 %202, %8
  br i1 %203, label %31, label %30
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

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
