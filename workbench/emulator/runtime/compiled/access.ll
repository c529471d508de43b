; Made of access.cpp by `make runtime`.

%struct.Lanes.27 = type { [32 x i64] }
%struct.Lanes = type { [32 x i8], [32 x i8] }
%struct.window = type { i64, i64, i64, i64 }
%struct.Lanes.45 = type { [32 x i16] }
%struct.Lanes.64 = type { [32 x i32] }
%struct.Lanes.107 = type { [32 x i128] }

define <32 x i8> @ld_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes.27, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %175, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %15

15:
  %16 = extractelement <32 x i64> %3, i64 0
  %17 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %19 = icmp eq <32 x i64> %3, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = xor i32 %2, -1
  %22 = or i32 %20, %21
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %29, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  br label %59

29:
  %30 = lshr i64 %16, 40
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %30, %34
  %36 = select i1 %35, i64 %30, i64 0
  %37 = getelementptr inbounds nuw %struct.window, ptr %32, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %41 = load i64, ptr %40, align 8
  %42 = add i64 %39, %16
  %43 = inttoptr i64 %42 to ptr
  %44 = icmp eq i32 %2, -1
  %45 = icmp eq i64 %41, 0
  %46 = select i1 %44, i1 %45, i1 false
  br i1 %46, label %47, label %59

47:
  %48 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %49 = load i64, ptr %48, align 8
  %50 = load i64, ptr %37, align 8
  %51 = sub i64 %16, %50
  %52 = sub i64 %49, %50
  %53 = icmp ugt i64 %52, 31
  %54 = add i64 %52, -32
  %55 = icmp ule i64 %51, %54
  %56 = and i1 %53, %55
  br i1 %56, label %57, label %59

57:
  %58 = load <32 x i8>, ptr %43, align 1
  br label %175

59:
  %60 = phi i64 [ %28, %24 ], [ %34, %29 ], [ %34, %47 ]
  %61 = phi ptr [ %26, %24 ], [ %32, %29 ], [ %32, %47 ]
  store <32 x i64> %3, ptr %7, align 64
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i64, ptr %7, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = lshr i64 %65, 40
  %67 = icmp ult i64 %66, %60
  %68 = select i1 %67, i64 %66, i64 0
  %69 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %76 = load i64, ptr %75, align 8
  %77 = insertelement <32 x i64> poison, i64 %65, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  %79 = icmp eq <32 x i64> %3, %78
  %80 = bitcast <32 x i1> %79 to i32
  %81 = or i32 %80, %21
  %82 = icmp eq i32 %81, -1
  %83 = icmp eq i64 %76, 0
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %98

85:
  %86 = sub i64 %65, %70
  %87 = icmp ne i64 %72, %70
  %88 = xor i64 %70, -1
  %89 = add i64 %72, %88
  %90 = icmp ule i64 %86, %89
  %91 = select i1 %87, i1 %90, i1 false
  br i1 %91, label %92, label %98

92:
  %93 = add i64 %74, %65
  %94 = inttoptr i64 %93 to ptr
  %95 = load i8, ptr %94, align 1
  %96 = insertelement <32 x i8> poison, i8 %95, i64 0
  %97 = shufflevector <32 x i8> %96, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %175

98:
  store <32 x i8> zeroinitializer, ptr %8, align 64
  store <32 x i64> %3, ptr %6, align 64
  %99 = icmp eq i64 %72, %70
  br i1 %99, label %100, label %101

100:
  br label %157

101:
  %102 = xor i64 %70, -1
  %103 = add i64 %72, %102
  %104 = insertelement <32 x i64> poison, i64 %103, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = insertelement <32 x i64> poison, i64 %70, i64 0
  %107 = shufflevector <32 x i64> %106, <32 x i64> poison, <32 x i32> zeroinitializer
  %108 = sub <32 x i64> %3, %107
  %109 = icmp ule <32 x i64> %108, %105
  %110 = bitcast <32 x i1> %109 to i32
  %111 = or i32 %110, %21
  %112 = icmp eq i32 %111, -1
  br i1 %112, label %113, label %100

113:
  br i1 %83, label %117, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %116 = load i64, ptr %115, align 8
  br label %117

117:
  %118 = phi i64 [ %116, %114 ], [ 0, %113 ]
  %119 = add i64 %118, %74
  %120 = icmp eq i32 %2, -1
  br i1 %120, label %121, label %142

121:
  %122 = phi i64 [ %140, %121 ], [ 0, %117 ]
  %123 = getelementptr inbounds nuw i64, ptr %6, i64 %122
  %124 = load i64, ptr %123, align 16
  %125 = mul i64 %76, %122
  %126 = add i64 %125, %119
  %127 = add i64 %126, %124
  %128 = inttoptr i64 %127 to ptr
  %129 = load i8, ptr %128, align 1
  %130 = getelementptr inbounds nuw i8, ptr %8, i64 %122
  store i8 %129, ptr %130, align 2
  %131 = or disjoint i64 %122, 1
  %132 = getelementptr inbounds nuw i64, ptr %6, i64 %131
  %133 = load i64, ptr %132, align 8
  %134 = mul i64 %76, %131
  %135 = add i64 %134, %119
  %136 = add i64 %135, %133
  %137 = inttoptr i64 %136 to ptr
  %138 = load i8, ptr %137, align 1
  %139 = getelementptr inbounds nuw i8, ptr %8, i64 %131
  store i8 %138, ptr %139, align 1
  %140 = add nuw nsw i64 %122, 2
  %141 = icmp samesign ult i64 %122, 30
  br i1 %141, label %121, label %173

142:
  %143 = phi i32 [ %155, %142 ], [ %2, %117 ]
  %144 = call i32 @llvm.cttz.i32(i32 %143, i1 true)
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i64, ptr %6, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = mul i64 %76, %145
  %149 = add i64 %148, %119
  %150 = add i64 %149, %147
  %151 = inttoptr i64 %150 to ptr
  %152 = load i8, ptr %151, align 1
  %153 = getelementptr inbounds nuw i8, ptr %8, i64 %145
  store i8 %152, ptr %153, align 1
  %154 = add i32 %143, -1
  %155 = and i32 %154, %143
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %173, label %142

157:
  %158 = phi i32 [ %171, %169 ], [ %2, %100 ]
  %159 = call i32 @llvm.cttz.i32(i32 %158, i1 true)
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i64, ptr %6, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = call i64 @translate(ptr %0, ptr %1, i32 %159, i64 %162, i64 1, i32 %4)
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %169, label %165

165:
  %166 = inttoptr i64 %163 to ptr
  %167 = load i8, ptr %166, align 1
  %168 = getelementptr inbounds nuw i8, ptr %8, i64 %160
  store i8 %167, ptr %168, align 1
  br label %169

169:
  %170 = add i32 %158, -1
  %171 = and i32 %170, %158
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %157

173:
  %174 = load <32 x i8>, ptr %8, align 64
  br label %175

175:
  %176 = phi <32 x i8> [ zeroinitializer, %5 ], [ %58, %57 ], [ %97, %92 ], [ %174, %173 ]
  ret <32 x i8> %176
}

define void @st_any_8x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i8> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca %struct.Lanes, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %153, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = extractelement <32 x i64> %3, i64 0
  %18 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i64> %18, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %20 = icmp eq <32 x i64> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  br label %59

30:
  %31 = lshr i64 %17, 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %31, %35
  %37 = select i1 %36, i64 %31, i64 0
  %38 = getelementptr inbounds nuw %struct.window, ptr %33, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %40, %17
  %44 = inttoptr i64 %43 to ptr
  %45 = icmp eq i32 %2, -1
  %46 = icmp eq i64 %42, 0
  %47 = select i1 %45, i1 %46, i1 false
  br i1 %47, label %48, label %59

48:
  %49 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %50 = load i64, ptr %49, align 8
  %51 = load i64, ptr %38, align 8
  %52 = sub i64 %17, %51
  %53 = sub i64 %50, %51
  %54 = icmp ugt i64 %53, 31
  %55 = add i64 %53, -32
  %56 = icmp ule i64 %52, %55
  %57 = and i1 %54, %56
  br i1 %57, label %58, label %59

58:
  store <32 x i8> %5, ptr %44, align 1
  br label %153

59:
  %60 = phi i64 [ %29, %25 ], [ %35, %30 ], [ %35, %48 ]
  %61 = phi ptr [ %27, %25 ], [ %33, %30 ], [ %33, %48 ]
  store <32 x i8> %5, ptr %9, align 64
  store <32 x i64> %3, ptr %8, align 64
  %62 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i64, ptr %8, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = lshr i64 %65, 40
  %67 = icmp ult i64 %66, %60
  %68 = select i1 %67, i64 %66, i64 0
  %69 = getelementptr inbounds nuw %struct.window, ptr %61, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %76 = load i64, ptr %75, align 8
  store <32 x i64> %3, ptr %7, align 64
  %77 = icmp eq i64 %72, %70
  br i1 %77, label %78, label %79

78:
  br label %136

79:
  %80 = xor i64 %70, -1
  %81 = add i64 %72, %80
  %82 = insertelement <32 x i64> poison, i64 %81, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = insertelement <32 x i64> poison, i64 %70, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = sub <32 x i64> %3, %85
  %87 = icmp ule <32 x i64> %86, %83
  %88 = bitcast <32 x i1> %87 to i32
  %89 = or i32 %88, %22
  %90 = icmp eq i32 %89, -1
  br i1 %90, label %91, label %78

91:
  %92 = icmp eq i64 %76, 0
  br i1 %92, label %96, label %93

93:
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %95 = load i64, ptr %94, align 8
  br label %96

96:
  %97 = phi i64 [ %95, %93 ], [ 0, %91 ]
  %98 = add i64 %97, %74
  %99 = icmp eq i32 %2, -1
  br i1 %99, label %100, label %121

100:
  %101 = phi i64 [ %119, %100 ], [ 0, %96 ]
  %102 = getelementptr inbounds nuw i64, ptr %7, i64 %101
  %103 = load i64, ptr %102, align 16
  %104 = mul i64 %76, %101
  %105 = add i64 %104, %98
  %106 = add i64 %105, %103
  %107 = inttoptr i64 %106 to ptr
  %108 = getelementptr inbounds nuw i8, ptr %9, i64 %101
  %109 = load i8, ptr %108, align 2
  store i8 %109, ptr %107, align 1
  %110 = or disjoint i64 %101, 1
  %111 = getelementptr inbounds nuw i64, ptr %7, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = mul i64 %76, %110
  %114 = add i64 %113, %98
  %115 = add i64 %114, %112
  %116 = inttoptr i64 %115 to ptr
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 %110
  %118 = load i8, ptr %117, align 1
  store i8 %118, ptr %116, align 1
  %119 = add nuw nsw i64 %101, 2
  %120 = icmp samesign ult i64 %101, 30
  br i1 %120, label %100, label %152

121:
  %122 = phi i32 [ %134, %121 ], [ %2, %96 ]
  %123 = call i32 @llvm.cttz.i32(i32 %122, i1 true)
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr %7, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = mul i64 %76, %124
  %128 = add i64 %127, %98
  %129 = add i64 %128, %126
  %130 = inttoptr i64 %129 to ptr
  %131 = getelementptr inbounds nuw i8, ptr %9, i64 %124
  %132 = load i8, ptr %131, align 1
  store i8 %132, ptr %130, align 1
  %133 = add i32 %122, -1
  %134 = and i32 %133, %122
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %152, label %121

136:
  %137 = phi i32 [ %150, %148 ], [ %2, %78 ]
  %138 = call i32 @llvm.cttz.i32(i32 %137, i1 true)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %7, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = call i64 @translate(ptr %0, ptr %1, i32 %138, i64 %141, i64 1, i32 %4)
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %148, label %144

144:
  %145 = inttoptr i64 %142 to ptr
  %146 = getelementptr inbounds nuw i8, ptr %9, i64 %139
  %147 = load i8, ptr %146, align 1
  store i8 %147, ptr %145, align 1
  br label %148

148:
  %149 = add i32 %137, -1
  %150 = and i32 %149, %137
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %136

152:
  br label %153

153:
  ret void
}

define void @ld_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i8], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %190, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 1
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 63
  %49 = add i64 %47, -64
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %190

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %105

82:
  %83 = and i64 %59, 1
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %105

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 1
  %91 = add i64 %89, -2
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %105

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  %97 = load i8, ptr %96, align 1
  %98 = insertelement <32 x i8> poison, i8 %97, i64 0
  %99 = shufflevector <32 x i8> %98, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %99, ptr %5, align 1
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 1
  %102 = load i8, ptr %101, align 1
  %103 = insertelement <32 x i8> poison, i8 %102, i64 0
  %104 = shufflevector <32 x i8> %103, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %104, ptr %100, align 1
  br label %190

105:
  store <32 x i64> %3, ptr %7, align 64
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 1
  br i1 %107, label %109, label %108

108:
  br label %171

109:
  %110 = add i64 %106, -2
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %68, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %3, splat (i64 1)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %3, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %79
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %108

123:
  %124 = icmp eq i64 %74, 0
  br i1 %124, label %128, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ 0, %123 ]
  %130 = add i64 %129, %72
  br i1 %17, label %131, label %154

131:
  %132 = phi i64 [ %152, %131 ], [ 0, %128 ]
  %133 = getelementptr inbounds nuw i64, ptr %7, i64 %132
  %134 = load i64, ptr %133, align 16
  %135 = mul i64 %74, %132
  %136 = add i64 %135, %130
  %137 = add i64 %136, %134
  %138 = inttoptr i64 %137 to ptr
  %139 = shl nuw nsw i64 %132, 1
  %140 = getelementptr inbounds nuw i8, ptr %9, i64 %139
  %141 = load i16, ptr %138, align 1
  store i16 %141, ptr %140, align 4
  %142 = or disjoint i64 %132, 1
  %143 = getelementptr inbounds nuw i64, ptr %7, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = mul i64 %74, %142
  %146 = add i64 %145, %130
  %147 = add i64 %146, %144
  %148 = inttoptr i64 %147 to ptr
  %149 = shl nuw nsw i64 %142, 1
  %150 = getelementptr inbounds nuw i8, ptr %9, i64 %149
  %151 = load i16, ptr %148, align 1
  store i16 %151, ptr %150, align 2
  %152 = add nuw nsw i64 %132, 2
  %153 = icmp samesign ult i64 %132, 30
  br i1 %153, label %131, label %189

154:
  %155 = phi i32 [ %169, %154 ], [ %2, %128 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %130
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 1
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr %9, i64 %165
  %167 = load i16, ptr %163, align 1
  store i16 %167, ptr %166, align 2
  %168 = add i32 %155, -1
  %169 = and i32 %168, %155
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %189, label %154

171:
  %172 = phi i32 [ %187, %185 ], [ %2, %108 ]
  %173 = call i32 @llvm.cttz.i32(i32 %172, i1 true)
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i64, ptr %7, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = call i64 @translate(ptr %0, ptr %1, i32 %173, i64 %176, i64 2, i32 %4)
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %185, label %179

179:
  %180 = inttoptr i64 %177 to ptr
  %181 = shl nuw nsw i32 %173, 1
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %9, i64 %182
  %184 = load i16, ptr %180, align 1
  store i16 %184, ptr %183, align 2
  br label %185

185:
  %186 = add i32 %172, -1
  %187 = and i32 %186, %172
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %171

189:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %190

190:
  ret void
}

define void @st_any_8x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i8], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %160, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 1
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 63
  %49 = add i64 %47, -64
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %160

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 1
  br i1 %76, label %78, label %77

77:
  br label %141

78:
  %79 = add i64 %75, -2
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 1)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %124

101:
  %102 = phi i64 [ %122, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 1
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  %111 = load i16, ptr %110, align 4
  store i16 %111, ptr %108, align 1
  %112 = or disjoint i64 %102, 1
  %113 = getelementptr inbounds nuw i64, ptr %7, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = mul i64 %74, %112
  %116 = add i64 %115, %100
  %117 = add i64 %116, %114
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i64 %112, 1
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 %119
  %121 = load i16, ptr %120, align 2
  store i16 %121, ptr %118, align 1
  %122 = add nuw nsw i64 %102, 2
  %123 = icmp samesign ult i64 %102, 30
  br i1 %123, label %101, label %159

124:
  %125 = phi i32 [ %139, %124 ], [ %2, %98 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = mul i64 %74, %127
  %131 = add i64 %130, %100
  %132 = add i64 %131, %129
  %133 = inttoptr i64 %132 to ptr
  %134 = shl nuw nsw i32 %126, 1
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %9, i64 %135
  %137 = load i16, ptr %136, align 2
  store i16 %137, ptr %133, align 1
  %138 = add i32 %125, -1
  %139 = and i32 %138, %125
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %124

141:
  %142 = phi i32 [ %157, %155 ], [ %2, %77 ]
  %143 = call i32 @llvm.cttz.i32(i32 %142, i1 true)
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = call i64 @translate(ptr %0, ptr %1, i32 %143, i64 %146, i64 2, i32 %4)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %143, 1
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr %9, i64 %152
  %154 = load i16, ptr %153, align 2
  store i16 %154, ptr %150, align 1
  br label %155

155:
  %156 = add i32 %142, -1
  %157 = and i32 %156, %142
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %141

159:
  br label %160

160:
  ret void
}

define void @ld_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i8], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %192, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 3
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 127
  %49 = add i64 %47, -128
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %192

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %107

82:
  %83 = and i64 %59, 3
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %107

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 3
  %91 = add i64 %89, -4
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %107

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  br label %97

97:
  %98 = phi i64 [ 0, %94 ], [ %105, %97 ]
  %99 = shl nuw nsw i64 %98, 5
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 %98
  %102 = load i8, ptr %101, align 1
  %103 = insertelement <32 x i8> poison, i8 %102, i64 0
  %104 = shufflevector <32 x i8> %103, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %104, ptr %100, align 1
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 4
  br i1 %106, label %192, label %97

107:
  store <32 x i64> %3, ptr %7, align 64
  %108 = sub i64 %70, %68
  %109 = icmp ugt i64 %108, 3
  br i1 %109, label %111, label %110

110:
  br label %173

111:
  %112 = add i64 %108, -4
  %113 = insertelement <32 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x i64> poison, i64 %68, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = and <32 x i64> %3, splat (i64 3)
  %118 = icmp eq <32 x i64> %117, zeroinitializer
  %119 = sub <32 x i64> %3, %116
  %120 = icmp ule <32 x i64> %119, %114
  %121 = and <32 x i1> %118, %120
  %122 = bitcast <32 x i1> %121 to i32
  %123 = or i32 %122, %79
  %124 = icmp eq i32 %123, -1
  br i1 %124, label %125, label %110

125:
  %126 = icmp eq i64 %74, 0
  br i1 %126, label %130, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ 0, %125 ]
  %132 = add i64 %131, %72
  br i1 %17, label %133, label %156

133:
  %134 = phi i64 [ %154, %133 ], [ 0, %130 ]
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %132
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 2
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 %141
  %143 = load i32, ptr %140, align 1
  store i32 %143, ptr %142, align 8
  %144 = or disjoint i64 %134, 1
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %74, %144
  %148 = add i64 %147, %132
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 2
  %152 = getelementptr inbounds nuw i8, ptr %9, i64 %151
  %153 = load i32, ptr %150, align 1
  store i32 %153, ptr %152, align 4
  %154 = add nuw nsw i64 %134, 2
  %155 = icmp samesign ult i64 %134, 30
  br i1 %155, label %133, label %191

156:
  %157 = phi i32 [ %171, %156 ], [ %2, %130 ]
  %158 = call i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %7, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %74, %159
  %163 = add i64 %162, %132
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = shl nuw nsw i32 %158, 2
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i8, ptr %9, i64 %167
  %169 = load i32, ptr %165, align 1
  store i32 %169, ptr %168, align 4
  %170 = add i32 %157, -1
  %171 = and i32 %170, %157
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %191, label %156

173:
  %174 = phi i32 [ %189, %187 ], [ %2, %110 ]
  %175 = call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %7, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = call i64 @translate(ptr %0, ptr %1, i32 %175, i64 %178, i64 4, i32 %4)
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %187, label %181

181:
  %182 = inttoptr i64 %179 to ptr
  %183 = shl nuw nsw i32 %175, 2
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i8, ptr %9, i64 %184
  %186 = load i32, ptr %182, align 1
  store i32 %186, ptr %185, align 4
  br label %187

187:
  %188 = add i32 %174, -1
  %189 = and i32 %188, %174
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %173

191:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %192

192:
  ret void
}

define void @st_any_8x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i8], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %160, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 3
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 127
  %49 = add i64 %47, -128
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %160

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 3
  br i1 %76, label %78, label %77

77:
  br label %141

78:
  %79 = add i64 %75, -4
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 3)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %124

101:
  %102 = phi i64 [ %122, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 2
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  %111 = load i32, ptr %110, align 8
  store i32 %111, ptr %108, align 1
  %112 = or disjoint i64 %102, 1
  %113 = getelementptr inbounds nuw i64, ptr %7, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = mul i64 %74, %112
  %116 = add i64 %115, %100
  %117 = add i64 %116, %114
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i64 %112, 2
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 %119
  %121 = load i32, ptr %120, align 4
  store i32 %121, ptr %118, align 1
  %122 = add nuw nsw i64 %102, 2
  %123 = icmp samesign ult i64 %102, 30
  br i1 %123, label %101, label %159

124:
  %125 = phi i32 [ %139, %124 ], [ %2, %98 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = mul i64 %74, %127
  %131 = add i64 %130, %100
  %132 = add i64 %131, %129
  %133 = inttoptr i64 %132 to ptr
  %134 = shl nuw nsw i32 %126, 2
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %9, i64 %135
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %133, align 1
  %138 = add i32 %125, -1
  %139 = and i32 %138, %125
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %124

141:
  %142 = phi i32 [ %157, %155 ], [ %2, %77 ]
  %143 = call i32 @llvm.cttz.i32(i32 %142, i1 true)
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = call i64 @translate(ptr %0, ptr %1, i32 %143, i64 %146, i64 4, i32 %4)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %143, 2
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i8, ptr %9, i64 %152
  %154 = load i32, ptr %153, align 4
  store i32 %154, ptr %150, align 1
  br label %155

155:
  %156 = add i32 %142, -1
  %157 = and i32 %156, %142
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %141

159:
  br label %160

160:
  ret void
}

define <32 x i16> @ld_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes.27, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.45, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %185, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %15

15:
  %16 = extractelement <32 x i64> %3, i64 0
  %17 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %19 = icmp eq <32 x i64> %3, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = xor i32 %2, -1
  %22 = or i32 %20, %21
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %29, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  br label %62

29:
  %30 = lshr i64 %16, 40
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %30, %34
  %36 = select i1 %35, i64 %30, i64 0
  %37 = getelementptr inbounds nuw %struct.window, ptr %32, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, %16
  %44 = inttoptr i64 %43 to ptr
  %45 = icmp eq i32 %2, -1
  br i1 %45, label %46, label %62

46:
  %47 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %16, 1
  %50 = icmp eq i64 %49, 0
  %51 = icmp eq i64 %48, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %62

53:
  %54 = sub i64 %16, %38
  %55 = sub i64 %40, %38
  %56 = icmp ugt i64 %55, 63
  %57 = add i64 %55, -64
  %58 = icmp ule i64 %54, %57
  %59 = and i1 %56, %58
  br i1 %59, label %60, label %62

60:
  %61 = load <32 x i16>, ptr %44, align 2
  br label %185

62:
  %63 = phi i64 [ %28, %24 ], [ %34, %46 ], [ %34, %29 ], [ %34, %53 ]
  %64 = phi ptr [ %26, %24 ], [ %32, %46 ], [ %32, %29 ], [ %32, %53 ]
  store <32 x i64> %3, ptr %7, align 64
  %65 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i64, ptr %7, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = lshr i64 %68, 40
  %70 = icmp ult i64 %69, %63
  %71 = select i1 %70, i64 %69, i64 0
  %72 = getelementptr inbounds nuw %struct.window, ptr %64, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %79 = load i64, ptr %78, align 8
  %80 = insertelement <32 x i64> poison, i64 %68, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = icmp eq <32 x i64> %3, %81
  %83 = bitcast <32 x i1> %82 to i32
  %84 = or i32 %83, %21
  %85 = icmp eq i32 %84, -1
  br i1 %85, label %86, label %104

86:
  %87 = and i64 %68, 1
  %88 = icmp eq i64 %87, 0
  %89 = icmp eq i64 %79, 0
  %90 = select i1 %88, i1 %89, i1 false
  br i1 %90, label %91, label %104

91:
  %92 = sub i64 %68, %73
  %93 = sub i64 %75, %73
  %94 = icmp ugt i64 %93, 1
  %95 = add i64 %93, -2
  %96 = icmp ule i64 %92, %95
  %97 = and i1 %94, %96
  br i1 %97, label %98, label %104

98:
  %99 = add i64 %77, %68
  %100 = inttoptr i64 %99 to ptr
  %101 = load i16, ptr %100, align 2
  %102 = insertelement <32 x i16> poison, i16 %101, i64 0
  %103 = shufflevector <32 x i16> %102, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %185

104:
  store <32 x i16> zeroinitializer, ptr %8, align 64
  store <32 x i64> %3, ptr %6, align 64
  %105 = sub i64 %75, %73
  %106 = icmp ugt i64 %105, 1
  br i1 %106, label %108, label %107

107:
  br label %167

108:
  %109 = add i64 %105, -2
  %110 = insertelement <32 x i64> poison, i64 %109, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = insertelement <32 x i64> poison, i64 %73, i64 0
  %113 = shufflevector <32 x i64> %112, <32 x i64> poison, <32 x i32> zeroinitializer
  %114 = and <32 x i64> %3, splat (i64 1)
  %115 = icmp eq <32 x i64> %114, zeroinitializer
  %116 = sub <32 x i64> %3, %113
  %117 = icmp ule <32 x i64> %116, %111
  %118 = and <32 x i1> %115, %117
  %119 = bitcast <32 x i1> %118 to i32
  %120 = or i32 %119, %21
  %121 = icmp eq i32 %120, -1
  br i1 %121, label %122, label %107

122:
  %123 = icmp eq i64 %79, 0
  br i1 %123, label %127, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %126 = load i64, ptr %125, align 8
  br label %127

127:
  %128 = phi i64 [ %126, %124 ], [ 0, %122 ]
  %129 = add i64 %128, %77
  %130 = icmp eq i32 %2, -1
  br i1 %130, label %131, label %152

131:
  %132 = phi i64 [ %150, %131 ], [ 0, %127 ]
  %133 = getelementptr inbounds nuw i64, ptr %6, i64 %132
  %134 = load i64, ptr %133, align 16
  %135 = mul i64 %79, %132
  %136 = add i64 %135, %129
  %137 = add i64 %136, %134
  %138 = inttoptr i64 %137 to ptr
  %139 = load i16, ptr %138, align 2
  %140 = getelementptr inbounds nuw i16, ptr %8, i64 %132
  store i16 %139, ptr %140, align 4
  %141 = or disjoint i64 %132, 1
  %142 = getelementptr inbounds nuw i64, ptr %6, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = mul i64 %79, %141
  %145 = add i64 %144, %129
  %146 = add i64 %145, %143
  %147 = inttoptr i64 %146 to ptr
  %148 = load i16, ptr %147, align 2
  %149 = getelementptr inbounds nuw i16, ptr %8, i64 %141
  store i16 %148, ptr %149, align 2
  %150 = add nuw nsw i64 %132, 2
  %151 = icmp samesign ult i64 %132, 30
  br i1 %151, label %131, label %183

152:
  %153 = phi i32 [ %165, %152 ], [ %2, %127 ]
  %154 = call i32 @llvm.cttz.i32(i32 %153, i1 true)
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i64, ptr %6, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = mul i64 %79, %155
  %159 = add i64 %158, %129
  %160 = add i64 %159, %157
  %161 = inttoptr i64 %160 to ptr
  %162 = load i16, ptr %161, align 2
  %163 = getelementptr inbounds nuw i16, ptr %8, i64 %155
  store i16 %162, ptr %163, align 2
  %164 = add i32 %153, -1
  %165 = and i32 %164, %153
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %183, label %152

167:
  %168 = phi i32 [ %181, %179 ], [ %2, %107 ]
  %169 = call i32 @llvm.cttz.i32(i32 %168, i1 true)
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw i64, ptr %6, i64 %170
  %172 = load i64, ptr %171, align 8
  %173 = call i64 @translate(ptr %0, ptr %1, i32 %169, i64 %172, i64 2, i32 %4)
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %179, label %175

175:
  %176 = inttoptr i64 %173 to ptr
  %177 = load i16, ptr %176, align 2
  %178 = getelementptr inbounds nuw i16, ptr %8, i64 %170
  store i16 %177, ptr %178, align 2
  br label %179

179:
  %180 = add i32 %168, -1
  %181 = and i32 %180, %168
  %182 = icmp eq i32 %181, 0
  br i1 %182, label %183, label %167

183:
  %184 = load <32 x i16>, ptr %8, align 64
  br label %185

185:
  %186 = phi <32 x i16> [ zeroinitializer, %5 ], [ %61, %60 ], [ %103, %98 ], [ %184, %183 ]
  ret <32 x i16> %186
}

define void @st_any_16x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i16> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca %struct.Lanes.45, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %159, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = extractelement <32 x i64> %3, i64 0
  %18 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i64> %18, <i64 0, i64 2, i64 4, i64 6, i64 8, i64 10, i64 12, i64 14, i64 16, i64 18, i64 20, i64 22, i64 24, i64 26, i64 28, i64 30, i64 32, i64 34, i64 36, i64 38, i64 40, i64 42, i64 44, i64 46, i64 48, i64 50, i64 52, i64 54, i64 56, i64 58, i64 60, i64 62>
  %20 = icmp eq <32 x i64> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  br label %62

30:
  %31 = lshr i64 %17, 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %31, %35
  %37 = select i1 %36, i64 %31, i64 0
  %38 = getelementptr inbounds nuw %struct.window, ptr %33, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = add i64 %43, %17
  %45 = inttoptr i64 %44 to ptr
  %46 = icmp eq i32 %2, -1
  br i1 %46, label %47, label %62

47:
  %48 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %49 = load i64, ptr %48, align 8
  %50 = and i64 %17, 1
  %51 = icmp eq i64 %50, 0
  %52 = icmp eq i64 %49, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %62

54:
  %55 = sub i64 %17, %39
  %56 = sub i64 %41, %39
  %57 = icmp ugt i64 %56, 63
  %58 = add i64 %56, -64
  %59 = icmp ule i64 %55, %58
  %60 = and i1 %57, %59
  br i1 %60, label %61, label %62

61:
  store <32 x i16> %5, ptr %45, align 2
  br label %159

62:
  %63 = phi i64 [ %29, %25 ], [ %35, %47 ], [ %35, %30 ], [ %35, %54 ]
  %64 = phi ptr [ %27, %25 ], [ %33, %47 ], [ %33, %30 ], [ %33, %54 ]
  store <32 x i16> %5, ptr %9, align 64
  store <32 x i64> %3, ptr %8, align 64
  %65 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i64, ptr %8, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = lshr i64 %68, 40
  %70 = icmp ult i64 %69, %63
  %71 = select i1 %70, i64 %69, i64 0
  %72 = getelementptr inbounds nuw %struct.window, ptr %64, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 8
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %72, i64 16
  %77 = load i64, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 24
  %79 = load i64, ptr %78, align 8
  store <32 x i64> %3, ptr %7, align 64
  %80 = sub i64 %75, %73
  %81 = icmp ugt i64 %80, 1
  br i1 %81, label %83, label %82

82:
  br label %142

83:
  %84 = add i64 %80, -2
  %85 = insertelement <32 x i64> poison, i64 %84, i64 0
  %86 = shufflevector <32 x i64> %85, <32 x i64> poison, <32 x i32> zeroinitializer
  %87 = insertelement <32 x i64> poison, i64 %73, i64 0
  %88 = shufflevector <32 x i64> %87, <32 x i64> poison, <32 x i32> zeroinitializer
  %89 = and <32 x i64> %3, splat (i64 1)
  %90 = icmp eq <32 x i64> %89, zeroinitializer
  %91 = sub <32 x i64> %3, %88
  %92 = icmp ule <32 x i64> %91, %86
  %93 = and <32 x i1> %90, %92
  %94 = bitcast <32 x i1> %93 to i32
  %95 = or i32 %94, %22
  %96 = icmp eq i32 %95, -1
  br i1 %96, label %97, label %82

97:
  %98 = icmp eq i64 %79, 0
  br i1 %98, label %102, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %101 = load i64, ptr %100, align 8
  br label %102

102:
  %103 = phi i64 [ %101, %99 ], [ 0, %97 ]
  %104 = add i64 %103, %77
  %105 = icmp eq i32 %2, -1
  br i1 %105, label %106, label %127

106:
  %107 = phi i64 [ %125, %106 ], [ 0, %102 ]
  %108 = getelementptr inbounds nuw i64, ptr %7, i64 %107
  %109 = load i64, ptr %108, align 16
  %110 = mul i64 %79, %107
  %111 = add i64 %110, %104
  %112 = add i64 %111, %109
  %113 = inttoptr i64 %112 to ptr
  %114 = getelementptr inbounds nuw i16, ptr %9, i64 %107
  %115 = load i16, ptr %114, align 4
  store i16 %115, ptr %113, align 2
  %116 = or disjoint i64 %107, 1
  %117 = getelementptr inbounds nuw i64, ptr %7, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = mul i64 %79, %116
  %120 = add i64 %119, %104
  %121 = add i64 %120, %118
  %122 = inttoptr i64 %121 to ptr
  %123 = getelementptr inbounds nuw i16, ptr %9, i64 %116
  %124 = load i16, ptr %123, align 2
  store i16 %124, ptr %122, align 2
  %125 = add nuw nsw i64 %107, 2
  %126 = icmp samesign ult i64 %107, 30
  br i1 %126, label %106, label %158

127:
  %128 = phi i32 [ %140, %127 ], [ %2, %102 ]
  %129 = call i32 @llvm.cttz.i32(i32 %128, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %7, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = mul i64 %79, %130
  %134 = add i64 %133, %104
  %135 = add i64 %134, %132
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds nuw i16, ptr %9, i64 %130
  %138 = load i16, ptr %137, align 2
  store i16 %138, ptr %136, align 2
  %139 = add i32 %128, -1
  %140 = and i32 %139, %128
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %158, label %127

142:
  %143 = phi i32 [ %156, %154 ], [ %2, %82 ]
  %144 = call i32 @llvm.cttz.i32(i32 %143, i1 true)
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i64, ptr %7, i64 %145
  %147 = load i64, ptr %146, align 8
  %148 = call i64 @translate(ptr %0, ptr %1, i32 %144, i64 %147, i64 2, i32 %4)
  %149 = icmp eq i64 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = inttoptr i64 %148 to ptr
  %152 = getelementptr inbounds nuw i16, ptr %9, i64 %145
  %153 = load i16, ptr %152, align 2
  store i16 %153, ptr %151, align 2
  br label %154

154:
  %155 = add i32 %143, -1
  %156 = and i32 %155, %143
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %142

158:
  br label %159

159:
  ret void
}

define void @ld_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i16], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %190, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 3
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 127
  %49 = add i64 %47, -128
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %190

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %105

82:
  %83 = and i64 %59, 3
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %105

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 3
  %91 = add i64 %89, -4
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %105

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  %97 = load i16, ptr %96, align 2
  %98 = insertelement <32 x i16> poison, i16 %97, i64 0
  %99 = shufflevector <32 x i16> %98, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %99, ptr %5, align 2
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 2
  %102 = load i16, ptr %101, align 2
  %103 = insertelement <32 x i16> poison, i16 %102, i64 0
  %104 = shufflevector <32 x i16> %103, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %104, ptr %100, align 2
  br label %190

105:
  store <32 x i64> %3, ptr %7, align 64
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 3
  br i1 %107, label %109, label %108

108:
  br label %171

109:
  %110 = add i64 %106, -4
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %68, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %3, splat (i64 3)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %3, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %79
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %108

123:
  %124 = icmp eq i64 %74, 0
  br i1 %124, label %128, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ 0, %123 ]
  %130 = add i64 %129, %72
  br i1 %17, label %131, label %154

131:
  %132 = phi i64 [ %152, %131 ], [ 0, %128 ]
  %133 = getelementptr inbounds nuw i64, ptr %7, i64 %132
  %134 = load i64, ptr %133, align 16
  %135 = mul i64 %74, %132
  %136 = add i64 %135, %130
  %137 = add i64 %136, %134
  %138 = inttoptr i64 %137 to ptr
  %139 = shl nuw nsw i64 %132, 2
  %140 = getelementptr inbounds nuw i8, ptr %9, i64 %139
  %141 = load i32, ptr %138, align 2
  store i32 %141, ptr %140, align 8
  %142 = or disjoint i64 %132, 1
  %143 = getelementptr inbounds nuw i64, ptr %7, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = mul i64 %74, %142
  %146 = add i64 %145, %130
  %147 = add i64 %146, %144
  %148 = inttoptr i64 %147 to ptr
  %149 = shl nuw nsw i64 %142, 2
  %150 = getelementptr inbounds nuw i8, ptr %9, i64 %149
  %151 = load i32, ptr %148, align 2
  store i32 %151, ptr %150, align 4
  %152 = add nuw nsw i64 %132, 2
  %153 = icmp samesign ult i64 %132, 30
  br i1 %153, label %131, label %189

154:
  %155 = phi i32 [ %169, %154 ], [ %2, %128 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %130
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 1
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i16, ptr %9, i64 %165
  %167 = load i32, ptr %163, align 2
  store i32 %167, ptr %166, align 4
  %168 = add i32 %155, -1
  %169 = and i32 %168, %155
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %189, label %154

171:
  %172 = phi i32 [ %187, %185 ], [ %2, %108 ]
  %173 = call i32 @llvm.cttz.i32(i32 %172, i1 true)
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i64, ptr %7, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = call i64 @translate(ptr %0, ptr %1, i32 %173, i64 %176, i64 4, i32 %4)
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %185, label %179

179:
  %180 = inttoptr i64 %177 to ptr
  %181 = shl nuw nsw i32 %173, 1
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i16, ptr %9, i64 %182
  %184 = load i32, ptr %180, align 2
  store i32 %184, ptr %183, align 4
  br label %185

185:
  %186 = add i32 %172, -1
  %187 = and i32 %186, %172
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %171

189:
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %190

190:
  ret void
}

define void @st_any_16x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i16], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %160, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 3
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 127
  %49 = add i64 %47, -128
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %160

55:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 3
  br i1 %76, label %78, label %77

77:
  br label %141

78:
  %79 = add i64 %75, -4
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 3)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %124

101:
  %102 = phi i64 [ %122, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 2
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  %111 = load i32, ptr %110, align 8
  store i32 %111, ptr %108, align 2
  %112 = or disjoint i64 %102, 1
  %113 = getelementptr inbounds nuw i64, ptr %7, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = mul i64 %74, %112
  %116 = add i64 %115, %100
  %117 = add i64 %116, %114
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i64 %112, 2
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 %119
  %121 = load i32, ptr %120, align 4
  store i32 %121, ptr %118, align 2
  %122 = add nuw nsw i64 %102, 2
  %123 = icmp samesign ult i64 %102, 30
  br i1 %123, label %101, label %159

124:
  %125 = phi i32 [ %139, %124 ], [ %2, %98 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = mul i64 %74, %127
  %131 = add i64 %130, %100
  %132 = add i64 %131, %129
  %133 = inttoptr i64 %132 to ptr
  %134 = shl nuw nsw i32 %126, 1
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i16, ptr %9, i64 %135
  %137 = load i32, ptr %136, align 4
  store i32 %137, ptr %133, align 2
  %138 = add i32 %125, -1
  %139 = and i32 %138, %125
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %124

141:
  %142 = phi i32 [ %157, %155 ], [ %2, %77 ]
  %143 = call i32 @llvm.cttz.i32(i32 %142, i1 true)
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = call i64 @translate(ptr %0, ptr %1, i32 %143, i64 %146, i64 4, i32 %4)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %143, 1
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i16, ptr %9, i64 %152
  %154 = load i32, ptr %153, align 4
  store i32 %154, ptr %150, align 2
  br label %155

155:
  %156 = add i32 %142, -1
  %157 = and i32 %156, %142
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %141

159:
  br label %160

160:
  ret void
}

define void @ld_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i16], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %192, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 7
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 255
  %49 = add i64 %47, -256
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %192

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %107

82:
  %83 = and i64 %59, 7
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %107

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 7
  %91 = add i64 %89, -8
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %107

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  br label %97

97:
  %98 = phi i64 [ 0, %94 ], [ %105, %97 ]
  %99 = shl nuw nsw i64 %98, 6
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 %99
  %101 = getelementptr inbounds nuw i16, ptr %96, i64 %98
  %102 = load i16, ptr %101, align 2
  %103 = insertelement <32 x i16> poison, i16 %102, i64 0
  %104 = shufflevector <32 x i16> %103, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %104, ptr %100, align 2
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 4
  br i1 %106, label %192, label %97

107:
  store <32 x i64> %3, ptr %7, align 64
  %108 = sub i64 %70, %68
  %109 = icmp ugt i64 %108, 7
  br i1 %109, label %111, label %110

110:
  br label %173

111:
  %112 = add i64 %108, -8
  %113 = insertelement <32 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x i64> poison, i64 %68, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = and <32 x i64> %3, splat (i64 7)
  %118 = icmp eq <32 x i64> %117, zeroinitializer
  %119 = sub <32 x i64> %3, %116
  %120 = icmp ule <32 x i64> %119, %114
  %121 = and <32 x i1> %118, %120
  %122 = bitcast <32 x i1> %121 to i32
  %123 = or i32 %122, %79
  %124 = icmp eq i32 %123, -1
  br i1 %124, label %125, label %110

125:
  %126 = icmp eq i64 %74, 0
  br i1 %126, label %130, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ 0, %125 ]
  %132 = add i64 %131, %72
  br i1 %17, label %133, label %156

133:
  %134 = phi i64 [ %154, %133 ], [ 0, %130 ]
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %132
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 3
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 %141
  %143 = load i64, ptr %140, align 2
  store i64 %143, ptr %142, align 16
  %144 = or disjoint i64 %134, 1
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = mul i64 %74, %144
  %148 = add i64 %147, %132
  %149 = add i64 %148, %146
  %150 = inttoptr i64 %149 to ptr
  %151 = shl nuw nsw i64 %144, 3
  %152 = getelementptr inbounds nuw i8, ptr %9, i64 %151
  %153 = load i64, ptr %150, align 2
  store i64 %153, ptr %152, align 8
  %154 = add nuw nsw i64 %134, 2
  %155 = icmp samesign ult i64 %134, 30
  br i1 %155, label %133, label %191

156:
  %157 = phi i32 [ %171, %156 ], [ %2, %130 ]
  %158 = call i32 @llvm.cttz.i32(i32 %157, i1 true)
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i64, ptr %7, i64 %159
  %161 = load i64, ptr %160, align 8
  %162 = mul i64 %74, %159
  %163 = add i64 %162, %132
  %164 = add i64 %163, %161
  %165 = inttoptr i64 %164 to ptr
  %166 = shl nuw nsw i32 %158, 2
  %167 = zext nneg i32 %166 to i64
  %168 = getelementptr inbounds nuw i16, ptr %9, i64 %167
  %169 = load i64, ptr %165, align 2
  store i64 %169, ptr %168, align 8
  %170 = add i32 %157, -1
  %171 = and i32 %170, %157
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %191, label %156

173:
  %174 = phi i32 [ %189, %187 ], [ %2, %110 ]
  %175 = call i32 @llvm.cttz.i32(i32 %174, i1 true)
  %176 = zext nneg i32 %175 to i64
  %177 = getelementptr inbounds nuw i64, ptr %7, i64 %176
  %178 = load i64, ptr %177, align 8
  %179 = call i64 @translate(ptr %0, ptr %1, i32 %175, i64 %178, i64 8, i32 %4)
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %187, label %181

181:
  %182 = inttoptr i64 %179 to ptr
  %183 = shl nuw nsw i32 %175, 2
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i16, ptr %9, i64 %184
  %186 = load i64, ptr %182, align 2
  store i64 %186, ptr %185, align 8
  br label %187

187:
  %188 = add i32 %174, -1
  %189 = and i32 %188, %174
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %191, label %173

191:
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %192

192:
  ret void
}

define void @st_any_16x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i16], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %160, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 7
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 255
  %49 = add i64 %47, -256
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %160

55:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 7
  br i1 %76, label %78, label %77

77:
  br label %141

78:
  %79 = add i64 %75, -8
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 7)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %124

101:
  %102 = phi i64 [ %122, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 3
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  %111 = load i64, ptr %110, align 16
  store i64 %111, ptr %108, align 2
  %112 = or disjoint i64 %102, 1
  %113 = getelementptr inbounds nuw i64, ptr %7, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = mul i64 %74, %112
  %116 = add i64 %115, %100
  %117 = add i64 %116, %114
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i64 %112, 3
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 %119
  %121 = load i64, ptr %120, align 8
  store i64 %121, ptr %118, align 2
  %122 = add nuw nsw i64 %102, 2
  %123 = icmp samesign ult i64 %102, 30
  br i1 %123, label %101, label %159

124:
  %125 = phi i32 [ %139, %124 ], [ %2, %98 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = mul i64 %74, %127
  %131 = add i64 %130, %100
  %132 = add i64 %131, %129
  %133 = inttoptr i64 %132 to ptr
  %134 = shl nuw nsw i32 %126, 2
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i16, ptr %9, i64 %135
  %137 = load i64, ptr %136, align 8
  store i64 %137, ptr %133, align 2
  %138 = add i32 %125, -1
  %139 = and i32 %138, %125
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %124

141:
  %142 = phi i32 [ %157, %155 ], [ %2, %77 ]
  %143 = call i32 @llvm.cttz.i32(i32 %142, i1 true)
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = call i64 @translate(ptr %0, ptr %1, i32 %143, i64 %146, i64 8, i32 %4)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %143, 2
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i16, ptr %9, i64 %152
  %154 = load i64, ptr %153, align 8
  store i64 %154, ptr %150, align 2
  br label %155

155:
  %156 = add i32 %142, -1
  %157 = and i32 %156, %142
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %141

159:
  br label %160

160:
  ret void
}

define <32 x i32> @ld_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes.27, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %209, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %15

15:
  %16 = extractelement <32 x i64> %3, i64 0
  %17 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %19 = icmp eq <32 x i64> %3, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = xor i32 %2, -1
  %22 = or i32 %20, %21
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %29, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  br label %86

29:
  %30 = lshr i64 %16, 40
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %30, %34
  %36 = select i1 %35, i64 %30, i64 0
  %37 = getelementptr inbounds nuw %struct.window, ptr %32, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %42, %16
  %46 = inttoptr i64 %45 to ptr
  %47 = icmp eq i32 %2, -1
  %48 = and i64 %16, 3
  br i1 %47, label %49, label %62

49:
  %50 = icmp eq i64 %48, 0
  %51 = icmp eq i64 %44, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %62

53:
  %54 = sub i64 %16, %38
  %55 = sub i64 %40, %38
  %56 = icmp ugt i64 %55, 127
  %57 = add i64 %55, -128
  %58 = icmp ule i64 %54, %57
  %59 = and i1 %56, %58
  br i1 %59, label %60, label %62

60:
  %61 = load <32 x i32>, ptr %46, align 4
  br label %209

62:
  %63 = phi i64 [ 0, %53 ], [ %48, %49 ], [ %48, %29 ]
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %44, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %86

67:
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 2
  %71 = add i64 %70, %16
  %72 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %73 = sub nuw nsw i32 32, %72
  %74 = zext nneg i32 %73 to i64
  %75 = sub nsw i64 %74, %69
  %76 = shl nsw i64 %75, 2
  %77 = sub i64 %71, %38
  %78 = sub i64 %40, %38
  %79 = icmp ule i64 %76, %78
  %80 = sub nuw i64 %78, %76
  %81 = icmp ule i64 %77, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %86

83:
  %84 = bitcast i32 %2 to <32 x i1>
  %85 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 4 %46, <32 x i1> %84, <32 x i32> zeroinitializer)
  br label %209

86:
  %87 = phi i64 [ %28, %24 ], [ %34, %62 ], [ %34, %67 ]
  %88 = phi ptr [ %26, %24 ], [ %32, %62 ], [ %32, %67 ]
  store <32 x i64> %3, ptr %7, align 64
  %89 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i64, ptr %7, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = lshr i64 %92, 40
  %94 = icmp ult i64 %93, %87
  %95 = select i1 %94, i64 %93, i64 0
  %96 = getelementptr inbounds nuw %struct.window, ptr %88, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %103 = load i64, ptr %102, align 8
  %104 = insertelement <32 x i64> poison, i64 %92, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = icmp eq <32 x i64> %3, %105
  %107 = bitcast <32 x i1> %106 to i32
  %108 = or i32 %107, %21
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %110, label %128

110:
  %111 = and i64 %92, 3
  %112 = icmp eq i64 %111, 0
  %113 = icmp eq i64 %103, 0
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %128

115:
  %116 = sub i64 %92, %97
  %117 = sub i64 %99, %97
  %118 = icmp ugt i64 %117, 3
  %119 = add i64 %117, -4
  %120 = icmp ule i64 %116, %119
  %121 = and i1 %118, %120
  br i1 %121, label %122, label %128

122:
  %123 = add i64 %101, %92
  %124 = inttoptr i64 %123 to ptr
  %125 = load i32, ptr %124, align 4
  %126 = insertelement <32 x i32> poison, i32 %125, i64 0
  %127 = shufflevector <32 x i32> %126, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %209

128:
  store <32 x i32> zeroinitializer, ptr %8, align 64
  store <32 x i64> %3, ptr %6, align 64
  %129 = sub i64 %99, %97
  %130 = icmp ugt i64 %129, 3
  br i1 %130, label %132, label %131

131:
  br label %191

132:
  %133 = add i64 %129, -4
  %134 = insertelement <32 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = insertelement <32 x i64> poison, i64 %97, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = and <32 x i64> %3, splat (i64 3)
  %139 = icmp eq <32 x i64> %138, zeroinitializer
  %140 = sub <32 x i64> %3, %137
  %141 = icmp ule <32 x i64> %140, %135
  %142 = and <32 x i1> %139, %141
  %143 = bitcast <32 x i1> %142 to i32
  %144 = or i32 %143, %21
  %145 = icmp eq i32 %144, -1
  br i1 %145, label %146, label %131

146:
  %147 = icmp eq i64 %103, 0
  br i1 %147, label %151, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %150 = load i64, ptr %149, align 8
  br label %151

151:
  %152 = phi i64 [ %150, %148 ], [ 0, %146 ]
  %153 = add i64 %152, %101
  %154 = icmp eq i32 %2, -1
  br i1 %154, label %155, label %176

155:
  %156 = phi i64 [ %174, %155 ], [ 0, %151 ]
  %157 = getelementptr inbounds nuw i64, ptr %6, i64 %156
  %158 = load i64, ptr %157, align 16
  %159 = mul i64 %103, %156
  %160 = add i64 %159, %153
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = load i32, ptr %162, align 4
  %164 = getelementptr inbounds nuw i32, ptr %8, i64 %156
  store i32 %163, ptr %164, align 8
  %165 = or disjoint i64 %156, 1
  %166 = getelementptr inbounds nuw i64, ptr %6, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = mul i64 %103, %165
  %169 = add i64 %168, %153
  %170 = add i64 %169, %167
  %171 = inttoptr i64 %170 to ptr
  %172 = load i32, ptr %171, align 4
  %173 = getelementptr inbounds nuw i32, ptr %8, i64 %165
  store i32 %172, ptr %173, align 4
  %174 = add nuw nsw i64 %156, 2
  %175 = icmp samesign ult i64 %156, 30
  br i1 %175, label %155, label %207

176:
  %177 = phi i32 [ %189, %176 ], [ %2, %151 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %6, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = mul i64 %103, %179
  %183 = add i64 %182, %153
  %184 = add i64 %183, %181
  %185 = inttoptr i64 %184 to ptr
  %186 = load i32, ptr %185, align 4
  %187 = getelementptr inbounds nuw i32, ptr %8, i64 %179
  store i32 %186, ptr %187, align 4
  %188 = add i32 %177, -1
  %189 = and i32 %188, %177
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %207, label %176

191:
  %192 = phi i32 [ %205, %203 ], [ %2, %131 ]
  %193 = call i32 @llvm.cttz.i32(i32 %192, i1 true)
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw i64, ptr %6, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = call i64 @translate(ptr %0, ptr %1, i32 %193, i64 %196, i64 4, i32 %4)
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %203, label %199

199:
  %200 = inttoptr i64 %197 to ptr
  %201 = load i32, ptr %200, align 4
  %202 = getelementptr inbounds nuw i32, ptr %8, i64 %194
  store i32 %201, ptr %202, align 4
  br label %203

203:
  %204 = add i32 %192, -1
  %205 = and i32 %204, %192
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %191

207:
  %208 = load <32 x i32>, ptr %8, align 64
  br label %209

209:
  %210 = phi <32 x i32> [ %85, %83 ], [ zeroinitializer, %5 ], [ %61, %60 ], [ %127, %122 ], [ %208, %207 ]
  ret <32 x i32> %210
}

define void @st_any_32x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i32> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca %struct.Lanes.64, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %182, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = extractelement <32 x i64> %3, i64 0
  %18 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i64> %18, <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %20 = icmp eq <32 x i64> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  br label %85

30:
  %31 = lshr i64 %17, 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %31, %35
  %37 = select i1 %36, i64 %31, i64 0
  %38 = getelementptr inbounds nuw %struct.window, ptr %33, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %43, %17
  %47 = inttoptr i64 %46 to ptr
  %48 = icmp eq i32 %2, -1
  %49 = and i64 %17, 3
  br i1 %48, label %50, label %62

50:
  %51 = icmp eq i64 %49, 0
  %52 = icmp eq i64 %45, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %62

54:
  %55 = sub i64 %17, %39
  %56 = sub i64 %41, %39
  %57 = icmp ugt i64 %56, 127
  %58 = add i64 %56, -128
  %59 = icmp ule i64 %55, %58
  %60 = and i1 %57, %59
  br i1 %60, label %61, label %62

61:
  store <32 x i32> %5, ptr %47, align 4
  br label %182

62:
  %63 = phi i64 [ 0, %54 ], [ %49, %50 ], [ %49, %30 ]
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %45, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %85

67:
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 2
  %71 = add i64 %70, %17
  %72 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %73 = sub nuw nsw i32 32, %72
  %74 = zext nneg i32 %73 to i64
  %75 = sub nsw i64 %74, %69
  %76 = shl nsw i64 %75, 2
  %77 = sub i64 %71, %39
  %78 = sub i64 %41, %39
  %79 = icmp ule i64 %76, %78
  %80 = sub nuw i64 %78, %76
  %81 = icmp ule i64 %77, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %85

83:
  %84 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %5, ptr align 4 %47, <32 x i1> %84)
  br label %182

85:
  %86 = phi i64 [ %29, %25 ], [ %35, %62 ], [ %35, %67 ]
  %87 = phi ptr [ %27, %25 ], [ %33, %62 ], [ %33, %67 ]
  store <32 x i32> %5, ptr %9, align 64
  store <32 x i64> %3, ptr %8, align 64
  %88 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i64, ptr %8, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = lshr i64 %91, 40
  %93 = icmp ult i64 %92, %86
  %94 = select i1 %93, i64 %92, i64 0
  %95 = getelementptr inbounds nuw %struct.window, ptr %87, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %102 = load i64, ptr %101, align 8
  store <32 x i64> %3, ptr %7, align 64
  %103 = sub i64 %98, %96
  %104 = icmp ugt i64 %103, 3
  br i1 %104, label %106, label %105

105:
  br label %165

106:
  %107 = add i64 %103, -4
  %108 = insertelement <32 x i64> poison, i64 %107, i64 0
  %109 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = insertelement <32 x i64> poison, i64 %96, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = and <32 x i64> %3, splat (i64 3)
  %113 = icmp eq <32 x i64> %112, zeroinitializer
  %114 = sub <32 x i64> %3, %111
  %115 = icmp ule <32 x i64> %114, %109
  %116 = and <32 x i1> %113, %115
  %117 = bitcast <32 x i1> %116 to i32
  %118 = or i32 %117, %22
  %119 = icmp eq i32 %118, -1
  br i1 %119, label %120, label %105

120:
  %121 = icmp eq i64 %102, 0
  br i1 %121, label %125, label %122

122:
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %124 = load i64, ptr %123, align 8
  br label %125

125:
  %126 = phi i64 [ %124, %122 ], [ 0, %120 ]
  %127 = add i64 %126, %100
  %128 = icmp eq i32 %2, -1
  br i1 %128, label %129, label %150

129:
  %130 = phi i64 [ %148, %129 ], [ 0, %125 ]
  %131 = getelementptr inbounds nuw i64, ptr %7, i64 %130
  %132 = load i64, ptr %131, align 16
  %133 = mul i64 %102, %130
  %134 = add i64 %133, %127
  %135 = add i64 %134, %132
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds nuw i32, ptr %9, i64 %130
  %138 = load i32, ptr %137, align 8
  store i32 %138, ptr %136, align 4
  %139 = or disjoint i64 %130, 1
  %140 = getelementptr inbounds nuw i64, ptr %7, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = mul i64 %102, %139
  %143 = add i64 %142, %127
  %144 = add i64 %143, %141
  %145 = inttoptr i64 %144 to ptr
  %146 = getelementptr inbounds nuw i32, ptr %9, i64 %139
  %147 = load i32, ptr %146, align 4
  store i32 %147, ptr %145, align 4
  %148 = add nuw nsw i64 %130, 2
  %149 = icmp samesign ult i64 %130, 30
  br i1 %149, label %129, label %181

150:
  %151 = phi i32 [ %163, %150 ], [ %2, %125 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %7, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = mul i64 %102, %153
  %157 = add i64 %156, %127
  %158 = add i64 %157, %155
  %159 = inttoptr i64 %158 to ptr
  %160 = getelementptr inbounds nuw i32, ptr %9, i64 %153
  %161 = load i32, ptr %160, align 4
  store i32 %161, ptr %159, align 4
  %162 = add i32 %151, -1
  %163 = and i32 %162, %151
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %181, label %150

165:
  %166 = phi i32 [ %179, %177 ], [ %2, %105 ]
  %167 = call i32 @llvm.cttz.i32(i32 %166, i1 true)
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr %7, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = call i64 @translate(ptr %0, ptr %1, i32 %167, i64 %170, i64 4, i32 %4)
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %177, label %173

173:
  %174 = inttoptr i64 %171 to ptr
  %175 = getelementptr inbounds nuw i32, ptr %9, i64 %168
  %176 = load i32, ptr %175, align 4
  store i32 %176, ptr %174, align 4
  br label %177

177:
  %178 = add i32 %166, -1
  %179 = and i32 %178, %166
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %165

181:
  br label %182

182:
  ret void
}

define void @ld_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %190, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 7
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 255
  %49 = add i64 %47, -256
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %190

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %105

82:
  %83 = and i64 %59, 7
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %105

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 7
  %91 = add i64 %89, -8
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %105

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  %97 = load i32, ptr %96, align 4
  %98 = insertelement <32 x i32> poison, i32 %97, i64 0
  %99 = shufflevector <32 x i32> %98, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %99, ptr %5, align 4
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = insertelement <32 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <32 x i32> %103, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %104, ptr %100, align 4
  br label %190

105:
  store <32 x i64> %3, ptr %7, align 64
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 7
  br i1 %107, label %109, label %108

108:
  br label %171

109:
  %110 = add i64 %106, -8
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %68, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %3, splat (i64 7)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %3, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %79
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %108

123:
  %124 = icmp eq i64 %74, 0
  br i1 %124, label %128, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ 0, %123 ]
  %130 = add i64 %129, %72
  br i1 %17, label %131, label %154

131:
  %132 = phi i64 [ %152, %131 ], [ 0, %128 ]
  %133 = getelementptr inbounds nuw i64, ptr %7, i64 %132
  %134 = load i64, ptr %133, align 16
  %135 = mul i64 %74, %132
  %136 = add i64 %135, %130
  %137 = add i64 %136, %134
  %138 = inttoptr i64 %137 to ptr
  %139 = shl nuw nsw i64 %132, 3
  %140 = getelementptr inbounds nuw i8, ptr %9, i64 %139
  %141 = load i64, ptr %138, align 4
  store i64 %141, ptr %140, align 16
  %142 = or disjoint i64 %132, 1
  %143 = getelementptr inbounds nuw i64, ptr %7, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = mul i64 %74, %142
  %146 = add i64 %145, %130
  %147 = add i64 %146, %144
  %148 = inttoptr i64 %147 to ptr
  %149 = shl nuw nsw i64 %142, 3
  %150 = getelementptr inbounds nuw i8, ptr %9, i64 %149
  %151 = load i64, ptr %148, align 4
  store i64 %151, ptr %150, align 8
  %152 = add nuw nsw i64 %132, 2
  %153 = icmp samesign ult i64 %132, 30
  br i1 %153, label %131, label %189

154:
  %155 = phi i32 [ %169, %154 ], [ %2, %128 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %130
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 1
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr %9, i64 %165
  %167 = load i64, ptr %163, align 4
  store i64 %167, ptr %166, align 8
  %168 = add i32 %155, -1
  %169 = and i32 %168, %155
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %189, label %154

171:
  %172 = phi i32 [ %187, %185 ], [ %2, %108 ]
  %173 = call i32 @llvm.cttz.i32(i32 %172, i1 true)
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i64, ptr %7, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = call i64 @translate(ptr %0, ptr %1, i32 %173, i64 %176, i64 8, i32 %4)
  %178 = icmp eq i64 %177, 0
  br i1 %178, label %185, label %179

179:
  %180 = inttoptr i64 %177 to ptr
  %181 = shl nuw nsw i32 %173, 1
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i32, ptr %9, i64 %182
  %184 = load i64, ptr %180, align 4
  store i64 %184, ptr %183, align 8
  br label %185

185:
  %186 = add i32 %172, -1
  %187 = and i32 %186, %172
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %171

189:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %190

190:
  ret void
}

define void @st_any_32x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %160, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 7
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 255
  %49 = add i64 %47, -256
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %160

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 7
  br i1 %76, label %78, label %77

77:
  br label %141

78:
  %79 = add i64 %75, -8
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 7)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %124

101:
  %102 = phi i64 [ %122, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 3
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  %111 = load i64, ptr %110, align 16
  store i64 %111, ptr %108, align 4
  %112 = or disjoint i64 %102, 1
  %113 = getelementptr inbounds nuw i64, ptr %7, i64 %112
  %114 = load i64, ptr %113, align 8
  %115 = mul i64 %74, %112
  %116 = add i64 %115, %100
  %117 = add i64 %116, %114
  %118 = inttoptr i64 %117 to ptr
  %119 = shl nuw nsw i64 %112, 3
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 %119
  %121 = load i64, ptr %120, align 8
  store i64 %121, ptr %118, align 4
  %122 = add nuw nsw i64 %102, 2
  %123 = icmp samesign ult i64 %102, 30
  br i1 %123, label %101, label %159

124:
  %125 = phi i32 [ %139, %124 ], [ %2, %98 ]
  %126 = call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %7, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = mul i64 %74, %127
  %131 = add i64 %130, %100
  %132 = add i64 %131, %129
  %133 = inttoptr i64 %132 to ptr
  %134 = shl nuw nsw i32 %126, 1
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %9, i64 %135
  %137 = load i64, ptr %136, align 8
  store i64 %137, ptr %133, align 4
  %138 = add i32 %125, -1
  %139 = and i32 %138, %125
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %159, label %124

141:
  %142 = phi i32 [ %157, %155 ], [ %2, %77 ]
  %143 = call i32 @llvm.cttz.i32(i32 %142, i1 true)
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %7, i64 %144
  %146 = load i64, ptr %145, align 8
  %147 = call i64 @translate(ptr %0, ptr %1, i32 %143, i64 %146, i64 8, i32 %4)
  %148 = icmp eq i64 %147, 0
  br i1 %148, label %155, label %149

149:
  %150 = inttoptr i64 %147 to ptr
  %151 = shl nuw nsw i32 %143, 1
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr %9, i64 %152
  %154 = load i64, ptr %153, align 8
  store i64 %154, ptr %150, align 4
  br label %155

155:
  %156 = add i32 %142, -1
  %157 = and i32 %156, %142
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %159, label %141

159:
  br label %160

160:
  ret void
}

define void @ld_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %188, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 15
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 511
  %49 = add i64 %47, -512
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %188

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %107

82:
  %83 = and i64 %59, 15
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %107

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 15
  %91 = add i64 %89, -16
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %107

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  br label %97

97:
  %98 = phi i64 [ 0, %94 ], [ %105, %97 ]
  %99 = shl nuw nsw i64 %98, 7
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 %99
  %101 = getelementptr inbounds nuw i32, ptr %96, i64 %98
  %102 = load i32, ptr %101, align 4
  %103 = insertelement <32 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <32 x i32> %103, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %104, ptr %100, align 4
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 4
  br i1 %106, label %188, label %97

107:
  store <32 x i64> %3, ptr %7, align 64
  %108 = sub i64 %70, %68
  %109 = icmp ugt i64 %108, 15
  br i1 %109, label %111, label %110

110:
  br label %170

111:
  %112 = add i64 %108, -16
  %113 = insertelement <32 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x i64> poison, i64 %68, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = and <32 x i64> %3, splat (i64 15)
  %118 = icmp eq <32 x i64> %117, zeroinitializer
  %119 = sub <32 x i64> %3, %116
  %120 = icmp ule <32 x i64> %119, %114
  %121 = and <32 x i1> %118, %120
  %122 = bitcast <32 x i1> %121 to i32
  %123 = or i32 %122, %79
  %124 = icmp eq i32 %123, -1
  br i1 %124, label %125, label %110

125:
  %126 = icmp eq i64 %74, 0
  br i1 %126, label %130, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ 0, %125 ]
  %132 = add i64 %131, %72
  br i1 %17, label %133, label %154

133:
  %134 = phi i64 [ %152, %133 ], [ 0, %130 ]
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %132
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 4
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %142, ptr align 4 %140, i64 16, i1 false)
  %143 = or disjoint i64 %134, 1
  %144 = getelementptr inbounds nuw i64, ptr %7, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = mul i64 %74, %143
  %147 = add i64 %146, %132
  %148 = add i64 %147, %145
  %149 = inttoptr i64 %148 to ptr
  %150 = shl nuw nsw i64 %143, 4
  %151 = getelementptr inbounds nuw i8, ptr %9, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %151, ptr align 4 %149, i64 16, i1 false)
  %152 = add nuw nsw i64 %134, 2
  %153 = icmp samesign ult i64 %134, 30
  br i1 %153, label %133, label %187

154:
  %155 = phi i32 [ %168, %154 ], [ %2, %130 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %132
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 2
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr %9, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %166, ptr align 4 %163, i64 16, i1 false)
  %167 = add i32 %155, -1
  %168 = and i32 %167, %155
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %187, label %154

170:
  %171 = phi i32 [ %185, %183 ], [ %2, %110 ]
  %172 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %7, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = call i64 @translate(ptr %0, ptr %1, i32 %172, i64 %175, i64 16, i32 %4)
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %183, label %178

178:
  %179 = inttoptr i64 %176 to ptr
  %180 = shl nuw nsw i32 %172, 2
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr inbounds nuw i32, ptr %9, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %182, ptr align 4 %179, i64 16, i1 false)
  br label %183

183:
  %184 = add i32 %171, -1
  %185 = and i32 %184, %171
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %170

187:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %188

188:
  ret void
}

define void @st_any_32x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %156, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 15
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 511
  %49 = add i64 %47, -512
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %156

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 15
  br i1 %76, label %78, label %77

77:
  br label %138

78:
  %79 = add i64 %75, -16
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 15)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %122

101:
  %102 = phi i64 [ %120, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 4
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %108, ptr align 32 %110, i64 16, i1 false)
  %111 = or disjoint i64 %102, 1
  %112 = getelementptr inbounds nuw i64, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = mul i64 %74, %111
  %115 = add i64 %114, %100
  %116 = add i64 %115, %113
  %117 = inttoptr i64 %116 to ptr
  %118 = shl nuw nsw i64 %111, 4
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %117, ptr align 16 %119, i64 16, i1 false)
  %120 = add nuw nsw i64 %102, 2
  %121 = icmp samesign ult i64 %102, 30
  br i1 %121, label %101, label %155

122:
  %123 = phi i32 [ %136, %122 ], [ %2, %98 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %7, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = mul i64 %74, %125
  %129 = add i64 %128, %100
  %130 = add i64 %129, %127
  %131 = inttoptr i64 %130 to ptr
  %132 = shl nuw nsw i32 %124, 2
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %9, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %131, ptr align 16 %134, i64 16, i1 false)
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %155, label %122

138:
  %139 = phi i32 [ %153, %151 ], [ %2, %77 ]
  %140 = call i32 @llvm.cttz.i32(i32 %139, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = call i64 @translate(ptr %0, ptr %1, i32 %140, i64 %143, i64 16, i32 %4)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %140, 2
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %9, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %147, ptr align 16 %150, i64 16, i1 false)
  br label %151

151:
  %152 = add i32 %139, -1
  %153 = and i32 %152, %139
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %138

155:
  br label %156

156:
  ret void
}

define void @ld_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [256 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %188, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 31
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 1023
  %49 = add i64 %47, -1024
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %188

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %107

82:
  %83 = and i64 %59, 31
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %107

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 31
  %91 = add i64 %89, -32
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %107

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  br label %97

97:
  %98 = phi i64 [ 0, %94 ], [ %105, %97 ]
  %99 = shl nuw nsw i64 %98, 7
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 %99
  %101 = getelementptr inbounds nuw i32, ptr %96, i64 %98
  %102 = load i32, ptr %101, align 4
  %103 = insertelement <32 x i32> poison, i32 %102, i64 0
  %104 = shufflevector <32 x i32> %103, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %104, ptr %100, align 4
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 8
  br i1 %106, label %188, label %97

107:
  store <32 x i64> %3, ptr %7, align 64
  %108 = sub i64 %70, %68
  %109 = icmp ugt i64 %108, 31
  br i1 %109, label %111, label %110

110:
  br label %170

111:
  %112 = add i64 %108, -32
  %113 = insertelement <32 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x i64> poison, i64 %68, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = and <32 x i64> %3, splat (i64 31)
  %118 = icmp eq <32 x i64> %117, zeroinitializer
  %119 = sub <32 x i64> %3, %116
  %120 = icmp ule <32 x i64> %119, %114
  %121 = and <32 x i1> %118, %120
  %122 = bitcast <32 x i1> %121 to i32
  %123 = or i32 %122, %79
  %124 = icmp eq i32 %123, -1
  br i1 %124, label %125, label %110

125:
  %126 = icmp eq i64 %74, 0
  br i1 %126, label %130, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ 0, %125 ]
  %132 = add i64 %131, %72
  br i1 %17, label %133, label %154

133:
  %134 = phi i64 [ %152, %133 ], [ 0, %130 ]
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %132
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 5
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %142, ptr align 4 %140, i64 32, i1 false)
  %143 = or disjoint i64 %134, 1
  %144 = getelementptr inbounds nuw i64, ptr %7, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = mul i64 %74, %143
  %147 = add i64 %146, %132
  %148 = add i64 %147, %145
  %149 = inttoptr i64 %148 to ptr
  %150 = shl nuw nsw i64 %143, 5
  %151 = getelementptr inbounds nuw i8, ptr %9, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %151, ptr align 4 %149, i64 32, i1 false)
  %152 = add nuw nsw i64 %134, 2
  %153 = icmp samesign ult i64 %134, 30
  br i1 %153, label %133, label %187

154:
  %155 = phi i32 [ %168, %154 ], [ %2, %130 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %132
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 3
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr %9, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %166, ptr align 4 %163, i64 32, i1 false)
  %167 = add i32 %155, -1
  %168 = and i32 %167, %155
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %187, label %154

170:
  %171 = phi i32 [ %185, %183 ], [ %2, %110 ]
  %172 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %7, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = call i64 @translate(ptr %0, ptr %1, i32 %172, i64 %175, i64 32, i32 %4)
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %183, label %178

178:
  %179 = inttoptr i64 %176 to ptr
  %180 = shl nuw nsw i32 %172, 3
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr inbounds nuw i32, ptr %9, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %182, ptr align 4 %179, i64 32, i1 false)
  br label %183

183:
  %184 = add i32 %171, -1
  %185 = and i32 %184, %171
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %170

187:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %188

188:
  ret void
}

define void @st_any_32x8(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [256 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %156, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 31
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 1023
  %49 = add i64 %47, -1024
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %156

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 31
  br i1 %76, label %78, label %77

77:
  br label %138

78:
  %79 = add i64 %75, -32
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 31)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %122

101:
  %102 = phi i64 [ %120, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 5
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %108, ptr align 64 %110, i64 32, i1 false)
  %111 = or disjoint i64 %102, 1
  %112 = getelementptr inbounds nuw i64, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = mul i64 %74, %111
  %115 = add i64 %114, %100
  %116 = add i64 %115, %113
  %117 = inttoptr i64 %116 to ptr
  %118 = shl nuw nsw i64 %111, 5
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %117, ptr align 32 %119, i64 32, i1 false)
  %120 = add nuw nsw i64 %102, 2
  %121 = icmp samesign ult i64 %102, 30
  br i1 %121, label %101, label %155

122:
  %123 = phi i32 [ %136, %122 ], [ %2, %98 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %7, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = mul i64 %74, %125
  %129 = add i64 %128, %100
  %130 = add i64 %129, %127
  %131 = inttoptr i64 %130 to ptr
  %132 = shl nuw nsw i32 %124, 3
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %9, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %131, ptr align 32 %134, i64 32, i1 false)
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %155, label %122

138:
  %139 = phi i32 [ %153, %151 ], [ %2, %77 ]
  %140 = call i32 @llvm.cttz.i32(i32 %139, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = call i64 @translate(ptr %0, ptr %1, i32 %140, i64 %143, i64 32, i32 %4)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %140, 3
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %9, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %147, ptr align 32 %150, i64 32, i1 false)
  br label %151

151:
  %152 = add i32 %139, -1
  %153 = and i32 %152, %139
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %138

155:
  br label %156

156:
  ret void
}

define <32 x i64> @ld_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes.27, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %209, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %15

15:
  %16 = extractelement <32 x i64> %3, i64 0
  %17 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %19 = icmp eq <32 x i64> %3, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = xor i32 %2, -1
  %22 = or i32 %20, %21
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %29, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  br label %86

29:
  %30 = lshr i64 %16, 40
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %30, %34
  %36 = select i1 %35, i64 %30, i64 0
  %37 = getelementptr inbounds nuw %struct.window, ptr %32, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %42, %16
  %46 = inttoptr i64 %45 to ptr
  %47 = icmp eq i32 %2, -1
  %48 = and i64 %16, 7
  br i1 %47, label %49, label %62

49:
  %50 = icmp eq i64 %48, 0
  %51 = icmp eq i64 %44, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %62

53:
  %54 = sub i64 %16, %38
  %55 = sub i64 %40, %38
  %56 = icmp ugt i64 %55, 255
  %57 = add i64 %55, -256
  %58 = icmp ule i64 %54, %57
  %59 = and i1 %56, %58
  br i1 %59, label %60, label %62

60:
  %61 = load <32 x i64>, ptr %46, align 8
  br label %209

62:
  %63 = phi i64 [ 0, %53 ], [ %48, %49 ], [ %48, %29 ]
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %44, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %86

67:
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 3
  %71 = add i64 %70, %16
  %72 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %73 = sub nuw nsw i32 32, %72
  %74 = zext nneg i32 %73 to i64
  %75 = sub nsw i64 %74, %69
  %76 = shl nsw i64 %75, 3
  %77 = sub i64 %71, %38
  %78 = sub i64 %40, %38
  %79 = icmp ule i64 %76, %78
  %80 = sub nuw i64 %78, %76
  %81 = icmp ule i64 %77, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %86

83:
  %84 = bitcast i32 %2 to <32 x i1>
  %85 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %46, <32 x i1> %84, <32 x i64> zeroinitializer)
  br label %209

86:
  %87 = phi i64 [ %28, %24 ], [ %34, %62 ], [ %34, %67 ]
  %88 = phi ptr [ %26, %24 ], [ %32, %62 ], [ %32, %67 ]
  store <32 x i64> %3, ptr %7, align 64
  %89 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i64, ptr %7, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = lshr i64 %92, 40
  %94 = icmp ult i64 %93, %87
  %95 = select i1 %94, i64 %93, i64 0
  %96 = getelementptr inbounds nuw %struct.window, ptr %88, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %103 = load i64, ptr %102, align 8
  %104 = insertelement <32 x i64> poison, i64 %92, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = icmp eq <32 x i64> %3, %105
  %107 = bitcast <32 x i1> %106 to i32
  %108 = or i32 %107, %21
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %110, label %128

110:
  %111 = and i64 %92, 7
  %112 = icmp eq i64 %111, 0
  %113 = icmp eq i64 %103, 0
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %128

115:
  %116 = sub i64 %92, %97
  %117 = sub i64 %99, %97
  %118 = icmp ugt i64 %117, 7
  %119 = add i64 %117, -8
  %120 = icmp ule i64 %116, %119
  %121 = and i1 %118, %120
  br i1 %121, label %122, label %128

122:
  %123 = add i64 %101, %92
  %124 = inttoptr i64 %123 to ptr
  %125 = load i64, ptr %124, align 8
  %126 = insertelement <32 x i64> poison, i64 %125, i64 0
  %127 = shufflevector <32 x i64> %126, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %209

128:
  store <32 x i64> zeroinitializer, ptr %8, align 64
  store <32 x i64> %3, ptr %6, align 64
  %129 = sub i64 %99, %97
  %130 = icmp ugt i64 %129, 7
  br i1 %130, label %132, label %131

131:
  br label %191

132:
  %133 = add i64 %129, -8
  %134 = insertelement <32 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = insertelement <32 x i64> poison, i64 %97, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = and <32 x i64> %3, splat (i64 7)
  %139 = icmp eq <32 x i64> %138, zeroinitializer
  %140 = sub <32 x i64> %3, %137
  %141 = icmp ule <32 x i64> %140, %135
  %142 = and <32 x i1> %139, %141
  %143 = bitcast <32 x i1> %142 to i32
  %144 = or i32 %143, %21
  %145 = icmp eq i32 %144, -1
  br i1 %145, label %146, label %131

146:
  %147 = icmp eq i64 %103, 0
  br i1 %147, label %151, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %150 = load i64, ptr %149, align 8
  br label %151

151:
  %152 = phi i64 [ %150, %148 ], [ 0, %146 ]
  %153 = add i64 %152, %101
  %154 = icmp eq i32 %2, -1
  br i1 %154, label %155, label %176

155:
  %156 = phi i64 [ %174, %155 ], [ 0, %151 ]
  %157 = getelementptr inbounds nuw i64, ptr %6, i64 %156
  %158 = load i64, ptr %157, align 16
  %159 = mul i64 %103, %156
  %160 = add i64 %159, %153
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds nuw i64, ptr %8, i64 %156
  store i64 %163, ptr %164, align 16
  %165 = or disjoint i64 %156, 1
  %166 = getelementptr inbounds nuw i64, ptr %6, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = mul i64 %103, %165
  %169 = add i64 %168, %153
  %170 = add i64 %169, %167
  %171 = inttoptr i64 %170 to ptr
  %172 = load i64, ptr %171, align 8
  %173 = getelementptr inbounds nuw i64, ptr %8, i64 %165
  store i64 %172, ptr %173, align 8
  %174 = add nuw nsw i64 %156, 2
  %175 = icmp samesign ult i64 %156, 30
  br i1 %175, label %155, label %207

176:
  %177 = phi i32 [ %189, %176 ], [ %2, %151 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %6, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = mul i64 %103, %179
  %183 = add i64 %182, %153
  %184 = add i64 %183, %181
  %185 = inttoptr i64 %184 to ptr
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i64, ptr %8, i64 %179
  store i64 %186, ptr %187, align 8
  %188 = add i32 %177, -1
  %189 = and i32 %188, %177
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %207, label %176

191:
  %192 = phi i32 [ %205, %203 ], [ %2, %131 ]
  %193 = call i32 @llvm.cttz.i32(i32 %192, i1 true)
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw i64, ptr %6, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = call i64 @translate(ptr %0, ptr %1, i32 %193, i64 %196, i64 8, i32 %4)
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %203, label %199

199:
  %200 = inttoptr i64 %197 to ptr
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i64, ptr %8, i64 %194
  store i64 %201, ptr %202, align 8
  br label %203

203:
  %204 = add i32 %192, -1
  %205 = and i32 %204, %192
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %191

207:
  %208 = load <32 x i64>, ptr %8, align 64
  br label %209

209:
  %210 = phi <32 x i64> [ %85, %83 ], [ zeroinitializer, %5 ], [ %61, %60 ], [ %127, %122 ], [ %208, %207 ]
  ret <32 x i64> %210
}

define void @st_any_64x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i64> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca %struct.Lanes.27, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %182, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = extractelement <32 x i64> %3, i64 0
  %18 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i64> %18, <i64 0, i64 8, i64 16, i64 24, i64 32, i64 40, i64 48, i64 56, i64 64, i64 72, i64 80, i64 88, i64 96, i64 104, i64 112, i64 120, i64 128, i64 136, i64 144, i64 152, i64 160, i64 168, i64 176, i64 184, i64 192, i64 200, i64 208, i64 216, i64 224, i64 232, i64 240, i64 248>
  %20 = icmp eq <32 x i64> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  br label %85

30:
  %31 = lshr i64 %17, 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %31, %35
  %37 = select i1 %36, i64 %31, i64 0
  %38 = getelementptr inbounds nuw %struct.window, ptr %33, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %43, %17
  %47 = inttoptr i64 %46 to ptr
  %48 = icmp eq i32 %2, -1
  %49 = and i64 %17, 7
  br i1 %48, label %50, label %62

50:
  %51 = icmp eq i64 %49, 0
  %52 = icmp eq i64 %45, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %62

54:
  %55 = sub i64 %17, %39
  %56 = sub i64 %41, %39
  %57 = icmp ugt i64 %56, 255
  %58 = add i64 %56, -256
  %59 = icmp ule i64 %55, %58
  %60 = and i1 %57, %59
  br i1 %60, label %61, label %62

61:
  store <32 x i64> %5, ptr %47, align 8
  br label %182

62:
  %63 = phi i64 [ 0, %54 ], [ %49, %50 ], [ %49, %30 ]
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %45, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %85

67:
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 3
  %71 = add i64 %70, %17
  %72 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %73 = sub nuw nsw i32 32, %72
  %74 = zext nneg i32 %73 to i64
  %75 = sub nsw i64 %74, %69
  %76 = shl nsw i64 %75, 3
  %77 = sub i64 %71, %39
  %78 = sub i64 %41, %39
  %79 = icmp ule i64 %76, %78
  %80 = sub nuw i64 %78, %76
  %81 = icmp ule i64 %77, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %85

83:
  %84 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %5, ptr align 8 %47, <32 x i1> %84)
  br label %182

85:
  %86 = phi i64 [ %29, %25 ], [ %35, %62 ], [ %35, %67 ]
  %87 = phi ptr [ %27, %25 ], [ %33, %62 ], [ %33, %67 ]
  store <32 x i64> %5, ptr %9, align 64
  store <32 x i64> %3, ptr %8, align 64
  %88 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i64, ptr %8, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = lshr i64 %91, 40
  %93 = icmp ult i64 %92, %86
  %94 = select i1 %93, i64 %92, i64 0
  %95 = getelementptr inbounds nuw %struct.window, ptr %87, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %102 = load i64, ptr %101, align 8
  store <32 x i64> %3, ptr %7, align 64
  %103 = sub i64 %98, %96
  %104 = icmp ugt i64 %103, 7
  br i1 %104, label %106, label %105

105:
  br label %165

106:
  %107 = add i64 %103, -8
  %108 = insertelement <32 x i64> poison, i64 %107, i64 0
  %109 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = insertelement <32 x i64> poison, i64 %96, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = and <32 x i64> %3, splat (i64 7)
  %113 = icmp eq <32 x i64> %112, zeroinitializer
  %114 = sub <32 x i64> %3, %111
  %115 = icmp ule <32 x i64> %114, %109
  %116 = and <32 x i1> %113, %115
  %117 = bitcast <32 x i1> %116 to i32
  %118 = or i32 %117, %22
  %119 = icmp eq i32 %118, -1
  br i1 %119, label %120, label %105

120:
  %121 = icmp eq i64 %102, 0
  br i1 %121, label %125, label %122

122:
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %124 = load i64, ptr %123, align 8
  br label %125

125:
  %126 = phi i64 [ %124, %122 ], [ 0, %120 ]
  %127 = add i64 %126, %100
  %128 = icmp eq i32 %2, -1
  br i1 %128, label %129, label %150

129:
  %130 = phi i64 [ %148, %129 ], [ 0, %125 ]
  %131 = getelementptr inbounds nuw i64, ptr %7, i64 %130
  %132 = load i64, ptr %131, align 16
  %133 = mul i64 %102, %130
  %134 = add i64 %133, %127
  %135 = add i64 %134, %132
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds nuw i64, ptr %9, i64 %130
  %138 = load i64, ptr %137, align 16
  store i64 %138, ptr %136, align 8
  %139 = or disjoint i64 %130, 1
  %140 = getelementptr inbounds nuw i64, ptr %7, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = mul i64 %102, %139
  %143 = add i64 %142, %127
  %144 = add i64 %143, %141
  %145 = inttoptr i64 %144 to ptr
  %146 = getelementptr inbounds nuw i64, ptr %9, i64 %139
  %147 = load i64, ptr %146, align 8
  store i64 %147, ptr %145, align 8
  %148 = add nuw nsw i64 %130, 2
  %149 = icmp samesign ult i64 %130, 30
  br i1 %149, label %129, label %181

150:
  %151 = phi i32 [ %163, %150 ], [ %2, %125 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %7, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = mul i64 %102, %153
  %157 = add i64 %156, %127
  %158 = add i64 %157, %155
  %159 = inttoptr i64 %158 to ptr
  %160 = getelementptr inbounds nuw i64, ptr %9, i64 %153
  %161 = load i64, ptr %160, align 8
  store i64 %161, ptr %159, align 8
  %162 = add i32 %151, -1
  %163 = and i32 %162, %151
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %181, label %150

165:
  %166 = phi i32 [ %179, %177 ], [ %2, %105 ]
  %167 = call i32 @llvm.cttz.i32(i32 %166, i1 true)
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr %7, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = call i64 @translate(ptr %0, ptr %1, i32 %167, i64 %170, i64 8, i32 %4)
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %177, label %173

173:
  %174 = inttoptr i64 %171 to ptr
  %175 = getelementptr inbounds nuw i64, ptr %9, i64 %168
  %176 = load i64, ptr %175, align 8
  store i64 %176, ptr %174, align 8
  br label %177

177:
  %178 = add i32 %166, -1
  %179 = and i32 %178, %166
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %165

181:
  br label %182

182:
  ret void
}

define void @ld_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i64], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %186, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 15
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 511
  %49 = add i64 %47, -512
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %186

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %105

82:
  %83 = and i64 %59, 15
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %105

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 15
  %91 = add i64 %89, -16
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %105

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  %97 = load i64, ptr %96, align 8
  %98 = insertelement <32 x i64> poison, i64 %97, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %99, ptr %5, align 8
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %101 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %102 = load i64, ptr %101, align 8
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %104, ptr %100, align 8
  br label %186

105:
  store <32 x i64> %3, ptr %7, align 64
  %106 = sub i64 %70, %68
  %107 = icmp ugt i64 %106, 15
  br i1 %107, label %109, label %108

108:
  br label %168

109:
  %110 = add i64 %106, -16
  %111 = insertelement <32 x i64> poison, i64 %110, i64 0
  %112 = shufflevector <32 x i64> %111, <32 x i64> poison, <32 x i32> zeroinitializer
  %113 = insertelement <32 x i64> poison, i64 %68, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = and <32 x i64> %3, splat (i64 15)
  %116 = icmp eq <32 x i64> %115, zeroinitializer
  %117 = sub <32 x i64> %3, %114
  %118 = icmp ule <32 x i64> %117, %112
  %119 = and <32 x i1> %116, %118
  %120 = bitcast <32 x i1> %119 to i32
  %121 = or i32 %120, %79
  %122 = icmp eq i32 %121, -1
  br i1 %122, label %123, label %108

123:
  %124 = icmp eq i64 %74, 0
  br i1 %124, label %128, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ 0, %123 ]
  %130 = add i64 %129, %72
  br i1 %17, label %131, label %152

131:
  %132 = phi i64 [ %150, %131 ], [ 0, %128 ]
  %133 = getelementptr inbounds nuw i64, ptr %7, i64 %132
  %134 = load i64, ptr %133, align 16
  %135 = mul i64 %74, %132
  %136 = add i64 %135, %130
  %137 = add i64 %136, %134
  %138 = inttoptr i64 %137 to ptr
  %139 = shl nuw nsw i64 %132, 4
  %140 = getelementptr inbounds nuw i8, ptr %9, i64 %139
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %140, ptr align 8 %138, i64 16, i1 false)
  %141 = or disjoint i64 %132, 1
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = mul i64 %74, %141
  %145 = add i64 %144, %130
  %146 = add i64 %145, %143
  %147 = inttoptr i64 %146 to ptr
  %148 = shl nuw nsw i64 %141, 4
  %149 = getelementptr inbounds nuw i8, ptr %9, i64 %148
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %149, ptr align 8 %147, i64 16, i1 false)
  %150 = add nuw nsw i64 %132, 2
  %151 = icmp samesign ult i64 %132, 30
  br i1 %151, label %131, label %185

152:
  %153 = phi i32 [ %166, %152 ], [ %2, %128 ]
  %154 = call i32 @llvm.cttz.i32(i32 %153, i1 true)
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i64, ptr %7, i64 %155
  %157 = load i64, ptr %156, align 8
  %158 = mul i64 %74, %155
  %159 = add i64 %158, %130
  %160 = add i64 %159, %157
  %161 = inttoptr i64 %160 to ptr
  %162 = shl nuw nsw i32 %154, 1
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i64, ptr %9, i64 %163
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %164, ptr align 8 %161, i64 16, i1 false)
  %165 = add i32 %153, -1
  %166 = and i32 %165, %153
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %185, label %152

168:
  %169 = phi i32 [ %183, %181 ], [ %2, %108 ]
  %170 = call i32 @llvm.cttz.i32(i32 %169, i1 true)
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr %7, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = call i64 @translate(ptr %0, ptr %1, i32 %170, i64 %173, i64 16, i32 %4)
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %181, label %176

176:
  %177 = inttoptr i64 %174 to ptr
  %178 = shl nuw nsw i32 %170, 1
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %9, i64 %179
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %180, ptr align 8 %177, i64 16, i1 false)
  br label %181

181:
  %182 = add i32 %169, -1
  %183 = and i32 %182, %169
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %168

185:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %186

186:
  ret void
}

define void @st_any_64x2(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [64 x i64], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %156, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 15
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 511
  %49 = add i64 %47, -512
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %156

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 15
  br i1 %76, label %78, label %77

77:
  br label %138

78:
  %79 = add i64 %75, -16
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 15)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %122

101:
  %102 = phi i64 [ %120, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 4
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 32 %110, i64 16, i1 false)
  %111 = or disjoint i64 %102, 1
  %112 = getelementptr inbounds nuw i64, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = mul i64 %74, %111
  %115 = add i64 %114, %100
  %116 = add i64 %115, %113
  %117 = inttoptr i64 %116 to ptr
  %118 = shl nuw nsw i64 %111, 4
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 16 %119, i64 16, i1 false)
  %120 = add nuw nsw i64 %102, 2
  %121 = icmp samesign ult i64 %102, 30
  br i1 %121, label %101, label %155

122:
  %123 = phi i32 [ %136, %122 ], [ %2, %98 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %7, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = mul i64 %74, %125
  %129 = add i64 %128, %100
  %130 = add i64 %129, %127
  %131 = inttoptr i64 %130 to ptr
  %132 = shl nuw nsw i32 %124, 1
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %9, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %131, ptr align 16 %134, i64 16, i1 false)
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %155, label %122

138:
  %139 = phi i32 [ %153, %151 ], [ %2, %77 ]
  %140 = call i32 @llvm.cttz.i32(i32 %139, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = call i64 @translate(ptr %0, ptr %1, i32 %140, i64 %143, i64 16, i32 %4)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %140, 1
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %9, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %147, ptr align 16 %150, i64 16, i1 false)
  br label %151

151:
  %152 = add i32 %139, -1
  %153 = and i32 %152, %139
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %138

155:
  br label %156

156:
  ret void
}

define void @ld_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i64], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %188, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 31
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 1023
  %49 = add i64 %47, -1024
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %54, ptr %5)
  br label %188

55:
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  %75 = insertelement <32 x i64> poison, i64 %59, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = icmp eq <32 x i64> %3, %76
  %78 = bitcast <32 x i1> %77 to i32
  %79 = xor i32 %2, -1
  %80 = or i32 %78, %79
  %81 = icmp eq i32 %80, -1
  br i1 %81, label %82, label %107

82:
  %83 = and i64 %59, 31
  %84 = icmp eq i64 %83, 0
  %85 = icmp eq i64 %74, 0
  %86 = select i1 %84, i1 %85, i1 false
  br i1 %86, label %87, label %107

87:
  %88 = sub i64 %59, %68
  %89 = sub i64 %70, %68
  %90 = icmp ugt i64 %89, 31
  %91 = add i64 %89, -32
  %92 = icmp ule i64 %88, %91
  %93 = and i1 %90, %92
  br i1 %93, label %94, label %107

94:
  %95 = add i64 %72, %59
  %96 = inttoptr i64 %95 to ptr
  br label %97

97:
  %98 = phi i64 [ 0, %94 ], [ %105, %97 ]
  %99 = shl nuw nsw i64 %98, 8
  %100 = getelementptr inbounds nuw i8, ptr %5, i64 %99
  %101 = getelementptr inbounds nuw i64, ptr %96, i64 %98
  %102 = load i64, ptr %101, align 8
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %104, ptr %100, align 8
  %105 = add nuw nsw i64 %98, 1
  %106 = icmp eq i64 %105, 4
  br i1 %106, label %188, label %97

107:
  store <32 x i64> %3, ptr %7, align 64
  %108 = sub i64 %70, %68
  %109 = icmp ugt i64 %108, 31
  br i1 %109, label %111, label %110

110:
  br label %170

111:
  %112 = add i64 %108, -32
  %113 = insertelement <32 x i64> poison, i64 %112, i64 0
  %114 = shufflevector <32 x i64> %113, <32 x i64> poison, <32 x i32> zeroinitializer
  %115 = insertelement <32 x i64> poison, i64 %68, i64 0
  %116 = shufflevector <32 x i64> %115, <32 x i64> poison, <32 x i32> zeroinitializer
  %117 = and <32 x i64> %3, splat (i64 31)
  %118 = icmp eq <32 x i64> %117, zeroinitializer
  %119 = sub <32 x i64> %3, %116
  %120 = icmp ule <32 x i64> %119, %114
  %121 = and <32 x i1> %118, %120
  %122 = bitcast <32 x i1> %121 to i32
  %123 = or i32 %122, %79
  %124 = icmp eq i32 %123, -1
  br i1 %124, label %125, label %110

125:
  %126 = icmp eq i64 %74, 0
  br i1 %126, label %130, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %129 = load i64, ptr %128, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ 0, %125 ]
  %132 = add i64 %131, %72
  br i1 %17, label %133, label %154

133:
  %134 = phi i64 [ %152, %133 ], [ 0, %130 ]
  %135 = getelementptr inbounds nuw i64, ptr %7, i64 %134
  %136 = load i64, ptr %135, align 16
  %137 = mul i64 %74, %134
  %138 = add i64 %137, %132
  %139 = add i64 %138, %136
  %140 = inttoptr i64 %139 to ptr
  %141 = shl nuw nsw i64 %134, 5
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 %141
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %142, ptr align 8 %140, i64 32, i1 false)
  %143 = or disjoint i64 %134, 1
  %144 = getelementptr inbounds nuw i64, ptr %7, i64 %143
  %145 = load i64, ptr %144, align 8
  %146 = mul i64 %74, %143
  %147 = add i64 %146, %132
  %148 = add i64 %147, %145
  %149 = inttoptr i64 %148 to ptr
  %150 = shl nuw nsw i64 %143, 5
  %151 = getelementptr inbounds nuw i8, ptr %9, i64 %150
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %151, ptr align 8 %149, i64 32, i1 false)
  %152 = add nuw nsw i64 %134, 2
  %153 = icmp samesign ult i64 %134, 30
  br i1 %153, label %133, label %187

154:
  %155 = phi i32 [ %168, %154 ], [ %2, %130 ]
  %156 = call i32 @llvm.cttz.i32(i32 %155, i1 true)
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %7, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = mul i64 %74, %157
  %161 = add i64 %160, %132
  %162 = add i64 %161, %159
  %163 = inttoptr i64 %162 to ptr
  %164 = shl nuw nsw i32 %156, 2
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr %9, i64 %165
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %166, ptr align 8 %163, i64 32, i1 false)
  %167 = add i32 %155, -1
  %168 = and i32 %167, %155
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %187, label %154

170:
  %171 = phi i32 [ %185, %183 ], [ %2, %110 ]
  %172 = call i32 @llvm.cttz.i32(i32 %171, i1 true)
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i64, ptr %7, i64 %173
  %175 = load i64, ptr %174, align 8
  %176 = call i64 @translate(ptr %0, ptr %1, i32 %172, i64 %175, i64 32, i32 %4)
  %177 = icmp eq i64 %176, 0
  br i1 %177, label %183, label %178

178:
  %179 = inttoptr i64 %176 to ptr
  %180 = shl nuw nsw i32 %172, 2
  %181 = zext nneg i32 %180 to i64
  %182 = getelementptr inbounds nuw i64, ptr %9, i64 %181
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %182, ptr align 8 %179, i64 32, i1 false)
  br label %183

183:
  %184 = add i32 %171, -1
  %185 = and i32 %184, %171
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %170

187:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %188

188:
  ret void
}

define void @st_any_64x4(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca [128 x i64], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %156, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %55

18:
  %19 = extractelement <32 x i64> %3, i64 0
  %20 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i64> %20, <i64 0, i64 32, i64 64, i64 96, i64 128, i64 160, i64 192, i64 224, i64 256, i64 288, i64 320, i64 352, i64 384, i64 416, i64 448, i64 480, i64 512, i64 544, i64 576, i64 608, i64 640, i64 672, i64 704, i64 736, i64 768, i64 800, i64 832, i64 864, i64 896, i64 928, i64 960, i64 992>
  %22 = icmp ne <32 x i64> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %55

25:
  %26 = lshr i64 %19, 40
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = icmp ult i64 %26, %30
  %32 = select i1 %31, i64 %26, i64 0
  %33 = getelementptr inbounds nuw %struct.window, ptr %28, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 24
  %37 = load i64, ptr %36, align 8
  %38 = and i64 %19, 31
  %39 = icmp eq i64 %38, 0
  %40 = icmp eq i64 %37, 0
  %41 = select i1 %39, i1 %40, i1 false
  br i1 %41, label %42, label %55

42:
  %43 = getelementptr inbounds nuw i8, ptr %33, i64 8
  %44 = load i64, ptr %43, align 8
  %45 = load i64, ptr %33, align 8
  %46 = sub i64 %19, %45
  %47 = sub i64 %44, %45
  %48 = icmp ugt i64 %47, 1023
  %49 = add i64 %47, -1024
  %50 = icmp ule i64 %46, %49
  %51 = and i1 %48, %50
  br i1 %51, label %52, label %55

52:
  %53 = add i64 %35, %19
  %54 = inttoptr i64 %53 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %54, ptr %5)
  br label %156

55:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %9, ptr %5)
  store <32 x i64> %3, ptr %8, align 64
  %56 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %8, i64 %57
  %59 = load i64, ptr %58, align 8
  %60 = lshr i64 %59, 40
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %64 = load i64, ptr %63, align 8
  %65 = icmp ult i64 %60, %64
  %66 = select i1 %65, i64 %60, i64 0
  %67 = getelementptr inbounds nuw %struct.window, ptr %62, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %74 = load i64, ptr %73, align 8
  store <32 x i64> %3, ptr %7, align 64
  %75 = sub i64 %70, %68
  %76 = icmp ugt i64 %75, 31
  br i1 %76, label %78, label %77

77:
  br label %138

78:
  %79 = add i64 %75, -32
  %80 = insertelement <32 x i64> poison, i64 %79, i64 0
  %81 = shufflevector <32 x i64> %80, <32 x i64> poison, <32 x i32> zeroinitializer
  %82 = insertelement <32 x i64> poison, i64 %68, i64 0
  %83 = shufflevector <32 x i64> %82, <32 x i64> poison, <32 x i32> zeroinitializer
  %84 = and <32 x i64> %3, splat (i64 31)
  %85 = icmp eq <32 x i64> %84, zeroinitializer
  %86 = sub <32 x i64> %3, %83
  %87 = icmp ule <32 x i64> %86, %81
  %88 = and <32 x i1> %85, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = xor i32 %2, -1
  %91 = or i32 %89, %90
  %92 = icmp eq i32 %91, -1
  br i1 %92, label %93, label %77

93:
  %94 = icmp eq i64 %74, 0
  br i1 %94, label %98, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %97 = load i64, ptr %96, align 8
  br label %98

98:
  %99 = phi i64 [ %97, %95 ], [ 0, %93 ]
  %100 = add i64 %99, %72
  br i1 %17, label %101, label %122

101:
  %102 = phi i64 [ %120, %101 ], [ 0, %98 ]
  %103 = getelementptr inbounds nuw i64, ptr %7, i64 %102
  %104 = load i64, ptr %103, align 16
  %105 = mul i64 %74, %102
  %106 = add i64 %105, %100
  %107 = add i64 %106, %104
  %108 = inttoptr i64 %107 to ptr
  %109 = shl nuw nsw i64 %102, 5
  %110 = getelementptr inbounds nuw i8, ptr %9, i64 %109
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %108, ptr align 64 %110, i64 32, i1 false)
  %111 = or disjoint i64 %102, 1
  %112 = getelementptr inbounds nuw i64, ptr %7, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = mul i64 %74, %111
  %115 = add i64 %114, %100
  %116 = add i64 %115, %113
  %117 = inttoptr i64 %116 to ptr
  %118 = shl nuw nsw i64 %111, 5
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 %118
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %117, ptr align 32 %119, i64 32, i1 false)
  %120 = add nuw nsw i64 %102, 2
  %121 = icmp samesign ult i64 %102, 30
  br i1 %121, label %101, label %155

122:
  %123 = phi i32 [ %136, %122 ], [ %2, %98 ]
  %124 = call i32 @llvm.cttz.i32(i32 %123, i1 true)
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i64, ptr %7, i64 %125
  %127 = load i64, ptr %126, align 8
  %128 = mul i64 %74, %125
  %129 = add i64 %128, %100
  %130 = add i64 %129, %127
  %131 = inttoptr i64 %130 to ptr
  %132 = shl nuw nsw i32 %124, 2
  %133 = zext nneg i32 %132 to i64
  %134 = getelementptr inbounds nuw i64, ptr %9, i64 %133
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %131, ptr align 32 %134, i64 32, i1 false)
  %135 = add i32 %123, -1
  %136 = and i32 %135, %123
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %155, label %122

138:
  %139 = phi i32 [ %153, %151 ], [ %2, %77 ]
  %140 = call i32 @llvm.cttz.i32(i32 %139, i1 true)
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i64, ptr %7, i64 %141
  %143 = load i64, ptr %142, align 8
  %144 = call i64 @translate(ptr %0, ptr %1, i32 %140, i64 %143, i64 32, i32 %4)
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %151, label %146

146:
  %147 = inttoptr i64 %144 to ptr
  %148 = shl nuw nsw i32 %140, 2
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i64, ptr %9, i64 %149
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %147, ptr align 32 %150, i64 32, i1 false)
  br label %151

151:
  %152 = add i32 %139, -1
  %153 = and i32 %152, %139
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %155, label %138

155:
  br label %156

156:
  ret void
}

define <32 x i128> @ld_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4) {
  %6 = alloca %struct.Lanes.27, align 64
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.107, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %209, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %15

15:
  %16 = extractelement <32 x i64> %3, i64 0
  %17 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = add <32 x i64> %17, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %19 = icmp eq <32 x i64> %3, %18
  %20 = bitcast <32 x i1> %19 to i32
  %21 = xor i32 %2, -1
  %22 = or i32 %20, %21
  %23 = icmp eq i32 %22, -1
  br i1 %23, label %29, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %28 = load i64, ptr %27, align 8
  br label %86

29:
  %30 = lshr i64 %16, 40
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = icmp ult i64 %30, %34
  %36 = select i1 %35, i64 %30, i64 0
  %37 = getelementptr inbounds nuw %struct.window, ptr %32, i64 %36
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %44 = load i64, ptr %43, align 8
  %45 = add i64 %42, %16
  %46 = inttoptr i64 %45 to ptr
  %47 = icmp eq i32 %2, -1
  %48 = and i64 %16, 15
  br i1 %47, label %49, label %62

49:
  %50 = icmp eq i64 %48, 0
  %51 = icmp eq i64 %44, 0
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %62

53:
  %54 = sub i64 %16, %38
  %55 = sub i64 %40, %38
  %56 = icmp ugt i64 %55, 511
  %57 = add i64 %55, -512
  %58 = icmp ule i64 %54, %57
  %59 = and i1 %56, %58
  br i1 %59, label %60, label %62

60:
  %61 = load <32 x i128>, ptr %46, align 16
  br label %209

62:
  %63 = phi i64 [ 0, %53 ], [ %48, %49 ], [ %48, %29 ]
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %44, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %86

67:
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 4
  %71 = add i64 %70, %16
  %72 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %73 = sub nuw nsw i32 32, %72
  %74 = zext nneg i32 %73 to i64
  %75 = sub nsw i64 %74, %69
  %76 = shl nsw i64 %75, 4
  %77 = sub i64 %71, %38
  %78 = sub i64 %40, %38
  %79 = icmp ule i64 %76, %78
  %80 = sub nuw i64 %78, %76
  %81 = icmp ule i64 %77, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %86

83:
  %84 = bitcast i32 %2 to <32 x i1>
  %85 = call <32 x i128> @llvm.masked.load.v32i128.p0(ptr align 16 %46, <32 x i1> %84, <32 x i128> zeroinitializer)
  br label %209

86:
  %87 = phi i64 [ %28, %24 ], [ %34, %62 ], [ %34, %67 ]
  %88 = phi ptr [ %26, %24 ], [ %32, %62 ], [ %32, %67 ]
  store <32 x i64> %3, ptr %7, align 64
  %89 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i64, ptr %7, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = lshr i64 %92, 40
  %94 = icmp ult i64 %93, %87
  %95 = select i1 %94, i64 %93, i64 0
  %96 = getelementptr inbounds nuw %struct.window, ptr %88, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %96, i64 8
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds nuw i8, ptr %96, i64 16
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %96, i64 24
  %103 = load i64, ptr %102, align 8
  %104 = insertelement <32 x i64> poison, i64 %92, i64 0
  %105 = shufflevector <32 x i64> %104, <32 x i64> poison, <32 x i32> zeroinitializer
  %106 = icmp eq <32 x i64> %3, %105
  %107 = bitcast <32 x i1> %106 to i32
  %108 = or i32 %107, %21
  %109 = icmp eq i32 %108, -1
  br i1 %109, label %110, label %128

110:
  %111 = and i64 %92, 15
  %112 = icmp eq i64 %111, 0
  %113 = icmp eq i64 %103, 0
  %114 = select i1 %112, i1 %113, i1 false
  br i1 %114, label %115, label %128

115:
  %116 = sub i64 %92, %97
  %117 = sub i64 %99, %97
  %118 = icmp ugt i64 %117, 15
  %119 = add i64 %117, -16
  %120 = icmp ule i64 %116, %119
  %121 = and i1 %118, %120
  br i1 %121, label %122, label %128

122:
  %123 = add i64 %101, %92
  %124 = inttoptr i64 %123 to ptr
  %125 = load i128, ptr %124, align 16
  %126 = insertelement <32 x i128> poison, i128 %125, i64 0
  %127 = shufflevector <32 x i128> %126, <32 x i128> poison, <32 x i32> zeroinitializer
  br label %209

128:
  store <32 x i128> zeroinitializer, ptr %8, align 64
  store <32 x i64> %3, ptr %6, align 64
  %129 = sub i64 %99, %97
  %130 = icmp ugt i64 %129, 15
  br i1 %130, label %132, label %131

131:
  br label %191

132:
  %133 = add i64 %129, -16
  %134 = insertelement <32 x i64> poison, i64 %133, i64 0
  %135 = shufflevector <32 x i64> %134, <32 x i64> poison, <32 x i32> zeroinitializer
  %136 = insertelement <32 x i64> poison, i64 %97, i64 0
  %137 = shufflevector <32 x i64> %136, <32 x i64> poison, <32 x i32> zeroinitializer
  %138 = and <32 x i64> %3, splat (i64 15)
  %139 = icmp eq <32 x i64> %138, zeroinitializer
  %140 = sub <32 x i64> %3, %137
  %141 = icmp ule <32 x i64> %140, %135
  %142 = and <32 x i1> %139, %141
  %143 = bitcast <32 x i1> %142 to i32
  %144 = or i32 %143, %21
  %145 = icmp eq i32 %144, -1
  br i1 %145, label %146, label %131

146:
  %147 = icmp eq i64 %103, 0
  br i1 %147, label %151, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %150 = load i64, ptr %149, align 8
  br label %151

151:
  %152 = phi i64 [ %150, %148 ], [ 0, %146 ]
  %153 = add i64 %152, %101
  %154 = icmp eq i32 %2, -1
  br i1 %154, label %155, label %176

155:
  %156 = phi i64 [ %174, %155 ], [ 0, %151 ]
  %157 = getelementptr inbounds nuw i64, ptr %6, i64 %156
  %158 = load i64, ptr %157, align 16
  %159 = mul i64 %103, %156
  %160 = add i64 %159, %153
  %161 = add i64 %160, %158
  %162 = inttoptr i64 %161 to ptr
  %163 = load i128, ptr %162, align 16
  %164 = getelementptr inbounds nuw i128, ptr %8, i64 %156
  store i128 %163, ptr %164, align 32
  %165 = or disjoint i64 %156, 1
  %166 = getelementptr inbounds nuw i64, ptr %6, i64 %165
  %167 = load i64, ptr %166, align 8
  %168 = mul i64 %103, %165
  %169 = add i64 %168, %153
  %170 = add i64 %169, %167
  %171 = inttoptr i64 %170 to ptr
  %172 = load i128, ptr %171, align 16
  %173 = getelementptr inbounds nuw i128, ptr %8, i64 %165
  store i128 %172, ptr %173, align 16
  %174 = add nuw nsw i64 %156, 2
  %175 = icmp samesign ult i64 %156, 30
  br i1 %175, label %155, label %207

176:
  %177 = phi i32 [ %189, %176 ], [ %2, %151 ]
  %178 = call i32 @llvm.cttz.i32(i32 %177, i1 true)
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i64, ptr %6, i64 %179
  %181 = load i64, ptr %180, align 8
  %182 = mul i64 %103, %179
  %183 = add i64 %182, %153
  %184 = add i64 %183, %181
  %185 = inttoptr i64 %184 to ptr
  %186 = load i128, ptr %185, align 16
  %187 = getelementptr inbounds nuw i128, ptr %8, i64 %179
  store i128 %186, ptr %187, align 16
  %188 = add i32 %177, -1
  %189 = and i32 %188, %177
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %207, label %176

191:
  %192 = phi i32 [ %205, %203 ], [ %2, %131 ]
  %193 = call i32 @llvm.cttz.i32(i32 %192, i1 true)
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw i64, ptr %6, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = call i64 @translate(ptr %0, ptr %1, i32 %193, i64 %196, i64 16, i32 %4)
  %198 = icmp eq i64 %197, 0
  br i1 %198, label %203, label %199

199:
  %200 = inttoptr i64 %197 to ptr
  %201 = load i128, ptr %200, align 16
  %202 = getelementptr inbounds nuw i128, ptr %8, i64 %194
  store i128 %201, ptr %202, align 16
  br label %203

203:
  %204 = add i32 %192, -1
  %205 = and i32 %204, %192
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %207, label %191

207:
  %208 = load <32 x i128>, ptr %8, align 64
  br label %209

209:
  %210 = phi <32 x i128> [ %85, %83 ], [ zeroinitializer, %5 ], [ %61, %60 ], [ %127, %122 ], [ %208, %207 ]
  ret <32 x i128> %210
}

define void @st_any_128x1(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4, <32 x i128> %5) {
  %7 = alloca %struct.Lanes.27, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = alloca %struct.Lanes.107, align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %182, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %3, i32 %4)
  br label %16

16:
  %17 = extractelement <32 x i64> %3, i64 0
  %18 = shufflevector <32 x i64> %3, <32 x i64> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i64> %18, <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496>
  %20 = icmp eq <32 x i64> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %30, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %29 = load i64, ptr %28, align 8
  br label %85

30:
  %31 = lshr i64 %17, 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8
  %36 = icmp ult i64 %31, %35
  %37 = select i1 %36, i64 %31, i64 0
  %38 = getelementptr inbounds nuw %struct.window, ptr %33, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %43, %17
  %47 = inttoptr i64 %46 to ptr
  %48 = icmp eq i32 %2, -1
  %49 = and i64 %17, 15
  br i1 %48, label %50, label %62

50:
  %51 = icmp eq i64 %49, 0
  %52 = icmp eq i64 %45, 0
  %53 = select i1 %51, i1 %52, i1 false
  br i1 %53, label %54, label %62

54:
  %55 = sub i64 %17, %39
  %56 = sub i64 %41, %39
  %57 = icmp ugt i64 %56, 511
  %58 = add i64 %56, -512
  %59 = icmp ule i64 %55, %58
  %60 = and i1 %57, %59
  br i1 %60, label %61, label %62

61:
  store <32 x i128> %5, ptr %47, align 16
  br label %182

62:
  %63 = phi i64 [ 0, %54 ], [ %49, %50 ], [ %49, %30 ]
  %64 = icmp eq i64 %63, 0
  %65 = icmp eq i64 %45, 0
  %66 = select i1 %64, i1 %65, i1 false
  br i1 %66, label %67, label %85

67:
  %68 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %69 = zext nneg i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 4
  %71 = add i64 %70, %17
  %72 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %73 = sub nuw nsw i32 32, %72
  %74 = zext nneg i32 %73 to i64
  %75 = sub nsw i64 %74, %69
  %76 = shl nsw i64 %75, 4
  %77 = sub i64 %71, %39
  %78 = sub i64 %41, %39
  %79 = icmp ule i64 %76, %78
  %80 = sub nuw i64 %78, %76
  %81 = icmp ule i64 %77, %80
  %82 = select i1 %79, i1 %81, i1 false
  br i1 %82, label %83, label %85

83:
  %84 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i128.p0(<32 x i128> %5, ptr align 16 %47, <32 x i1> %84)
  br label %182

85:
  %86 = phi i64 [ %29, %25 ], [ %35, %62 ], [ %35, %67 ]
  %87 = phi ptr [ %27, %25 ], [ %33, %62 ], [ %33, %67 ]
  store <32 x i128> %5, ptr %9, align 64
  store <32 x i64> %3, ptr %8, align 64
  %88 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i64, ptr %8, i64 %89
  %91 = load i64, ptr %90, align 8
  %92 = lshr i64 %91, 40
  %93 = icmp ult i64 %92, %86
  %94 = select i1 %93, i64 %92, i64 0
  %95 = getelementptr inbounds nuw %struct.window, ptr %87, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %102 = load i64, ptr %101, align 8
  store <32 x i64> %3, ptr %7, align 64
  %103 = sub i64 %98, %96
  %104 = icmp ugt i64 %103, 15
  br i1 %104, label %106, label %105

105:
  br label %165

106:
  %107 = add i64 %103, -16
  %108 = insertelement <32 x i64> poison, i64 %107, i64 0
  %109 = shufflevector <32 x i64> %108, <32 x i64> poison, <32 x i32> zeroinitializer
  %110 = insertelement <32 x i64> poison, i64 %96, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = and <32 x i64> %3, splat (i64 15)
  %113 = icmp eq <32 x i64> %112, zeroinitializer
  %114 = sub <32 x i64> %3, %111
  %115 = icmp ule <32 x i64> %114, %109
  %116 = and <32 x i1> %113, %115
  %117 = bitcast <32 x i1> %116 to i32
  %118 = or i32 %117, %22
  %119 = icmp eq i32 %118, -1
  br i1 %119, label %120, label %105

120:
  %121 = icmp eq i64 %102, 0
  br i1 %121, label %125, label %122

122:
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 296
  %124 = load i64, ptr %123, align 8
  br label %125

125:
  %126 = phi i64 [ %124, %122 ], [ 0, %120 ]
  %127 = add i64 %126, %100
  %128 = icmp eq i32 %2, -1
  br i1 %128, label %129, label %150

129:
  %130 = phi i64 [ %148, %129 ], [ 0, %125 ]
  %131 = getelementptr inbounds nuw i64, ptr %7, i64 %130
  %132 = load i64, ptr %131, align 16
  %133 = mul i64 %102, %130
  %134 = add i64 %133, %127
  %135 = add i64 %134, %132
  %136 = inttoptr i64 %135 to ptr
  %137 = getelementptr inbounds nuw i128, ptr %9, i64 %130
  %138 = load i128, ptr %137, align 32
  store i128 %138, ptr %136, align 16
  %139 = or disjoint i64 %130, 1
  %140 = getelementptr inbounds nuw i64, ptr %7, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = mul i64 %102, %139
  %143 = add i64 %142, %127
  %144 = add i64 %143, %141
  %145 = inttoptr i64 %144 to ptr
  %146 = getelementptr inbounds nuw i128, ptr %9, i64 %139
  %147 = load i128, ptr %146, align 16
  store i128 %147, ptr %145, align 16
  %148 = add nuw nsw i64 %130, 2
  %149 = icmp samesign ult i64 %130, 30
  br i1 %149, label %129, label %181

150:
  %151 = phi i32 [ %163, %150 ], [ %2, %125 ]
  %152 = call i32 @llvm.cttz.i32(i32 %151, i1 true)
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i64, ptr %7, i64 %153
  %155 = load i64, ptr %154, align 8
  %156 = mul i64 %102, %153
  %157 = add i64 %156, %127
  %158 = add i64 %157, %155
  %159 = inttoptr i64 %158 to ptr
  %160 = getelementptr inbounds nuw i128, ptr %9, i64 %153
  %161 = load i128, ptr %160, align 16
  store i128 %161, ptr %159, align 16
  %162 = add i32 %151, -1
  %163 = and i32 %162, %151
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %181, label %150

165:
  %166 = phi i32 [ %179, %177 ], [ %2, %105 ]
  %167 = call i32 @llvm.cttz.i32(i32 %166, i1 true)
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr %7, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = call i64 @translate(ptr %0, ptr %1, i32 %167, i64 %170, i64 16, i32 %4)
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %177, label %173

173:
  %174 = inttoptr i64 %171 to ptr
  %175 = getelementptr inbounds nuw i128, ptr %9, i64 %168
  %176 = load i128, ptr %175, align 16
  store i128 %176, ptr %174, align 16
  br label %177

177:
  %178 = add i32 %166, -1
  %179 = and i32 %178, %166
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %165

181:
  br label %182

182:
  ret void
}

define <32 x i8> @ld_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %138, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 1)
  br label %15

15:
  %16 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %18 = icmp eq <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = xor i32 %2, -1
  %21 = or i32 %19, %20
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %27, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  br label %45

27:
  %28 = extractelement <32 x i32> %3, i64 0
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8
  %31 = ptrtoint ptr %30 to i64
  %32 = zext i32 %28 to i64
  %33 = add i64 %31, %32
  %34 = inttoptr i64 %33 to ptr
  %35 = icmp eq i32 %2, -1
  br i1 %35, label %36, label %45

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %38 = load i64, ptr %37, align 8
  %39 = icmp ugt i64 %38, 31
  %40 = add i64 %38, -32
  %41 = icmp uge i64 %40, %32
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %45

43:
  %44 = load <32 x i8>, ptr %34, align 1
  br label %138

45:
  %46 = phi i64 [ %26, %23 ], [ %31, %27 ], [ %31, %36 ]
  store <32 x i32> %3, ptr %7, align 64
  %47 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %7, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %53 = load i64, ptr %52, align 8
  %54 = insertelement <32 x i32> poison, i32 %50, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = icmp eq <32 x i32> %3, %55
  %57 = bitcast <32 x i1> %56 to i32
  %58 = or i32 %57, %20
  %59 = icmp eq i32 %58, -1
  br i1 %59, label %60, label %71

60:
  %61 = icmp ne i64 %53, 0
  %62 = add i64 %53, -1
  %63 = icmp uge i64 %62, %51
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %65, label %71

65:
  %66 = add i64 %46, %51
  %67 = inttoptr i64 %66 to ptr
  %68 = load i8, ptr %67, align 1
  %69 = insertelement <32 x i8> poison, i8 %68, i64 0
  %70 = shufflevector <32 x i8> %69, <32 x i8> poison, <32 x i32> zeroinitializer
  br label %138

71:
  store <32 x i8> zeroinitializer, ptr %8, align 64
  store <32 x i32> %3, ptr %6, align 64
  %72 = icmp eq i64 %53, 0
  br i1 %72, label %73, label %74

73:
  br label %118

74:
  %75 = trunc i64 %53 to i32
  %76 = add i32 %75, -1
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = icmp ule <32 x i32> %3, %78
  %80 = bitcast <32 x i1> %79 to i32
  %81 = or i32 %80, %20
  %82 = icmp eq i32 %81, -1
  br i1 %82, label %83, label %73

83:
  %84 = icmp eq i32 %2, -1
  br i1 %84, label %85, label %104

85:
  %86 = phi i64 [ %102, %85 ], [ 0, %83 ]
  %87 = getelementptr inbounds nuw i32, ptr %6, i64 %86
  %88 = load i32, ptr %87, align 8
  %89 = zext i32 %88 to i64
  %90 = add i64 %46, %89
  %91 = inttoptr i64 %90 to ptr
  %92 = load i8, ptr %91, align 1
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 %86
  store i8 %92, ptr %93, align 2
  %94 = or disjoint i64 %86, 1
  %95 = getelementptr inbounds nuw i32, ptr %6, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = zext i32 %96 to i64
  %98 = add i64 %46, %97
  %99 = inttoptr i64 %98 to ptr
  %100 = load i8, ptr %99, align 1
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 %94
  store i8 %100, ptr %101, align 1
  %102 = add nuw nsw i64 %86, 2
  %103 = icmp samesign ult i64 %86, 30
  br i1 %103, label %85, label %136

104:
  %105 = phi i32 [ %116, %104 ], [ %2, %83 ]
  %106 = call i32 @llvm.cttz.i32(i32 %105, i1 true)
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %6, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = add i64 %46, %110
  %112 = inttoptr i64 %111 to ptr
  %113 = load i8, ptr %112, align 1
  %114 = getelementptr inbounds nuw i8, ptr %8, i64 %107
  store i8 %113, ptr %114, align 1
  %115 = add i32 %105, -1
  %116 = and i32 %115, %105
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %136, label %104

118:
  %119 = phi i32 [ %134, %132 ], [ %2, %73 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %6, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = zext i32 %123 to i64
  %125 = or disjoint i64 %124, 1649267441664
  %126 = call i64 @translate(ptr %0, ptr %1, i32 %120, i64 %125, i64 1, i32 %4)
  %127 = icmp eq i64 %126, 0
  br i1 %127, label %132, label %128

128:
  %129 = inttoptr i64 %126 to ptr
  %130 = load i8, ptr %129, align 1
  %131 = getelementptr inbounds nuw i8, ptr %8, i64 %121
  store i8 %130, ptr %131, align 1
  br label %132

132:
  %133 = add i32 %119, -1
  %134 = and i32 %133, %119
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %118

136:
  %137 = load <32 x i8>, ptr %8, align 64
  br label %138

138:
  %139 = phi <32 x i8> [ zeroinitializer, %5 ], [ %44, %43 ], [ %70, %65 ], [ %137, %136 ]
  ret <32 x i8> %139
}

define void @st_shared_8x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i8> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %115, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i32> %18, <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %20 = icmp eq <32 x i32> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  br label %46

29:
  %30 = extractelement <32 x i32> %3, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = zext i32 %30 to i64
  %35 = add i64 %33, %34
  %36 = inttoptr i64 %35 to ptr
  %37 = icmp eq i32 %2, -1
  br i1 %37, label %38, label %46

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %40 = load i64, ptr %39, align 8
  %41 = icmp ugt i64 %40, 31
  %42 = add i64 %40, -32
  %43 = icmp uge i64 %42, %34
  %44 = and i1 %41, %43
  br i1 %44, label %45, label %46

45:
  store <32 x i8> %5, ptr %36, align 1
  br label %115

46:
  %47 = phi i64 [ %28, %25 ], [ %33, %29 ], [ %33, %38 ]
  store <32 x i8> %5, ptr %8, align 64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  store <32 x i32> %3, ptr %7, align 64
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %52

51:
  br label %96

52:
  %53 = trunc i64 %49 to i32
  %54 = add i32 %53, -1
  %55 = insertelement <32 x i32> poison, i32 %54, i64 0
  %56 = shufflevector <32 x i32> %55, <32 x i32> poison, <32 x i32> zeroinitializer
  %57 = icmp ule <32 x i32> %3, %56
  %58 = bitcast <32 x i1> %57 to i32
  %59 = or i32 %58, %22
  %60 = icmp eq i32 %59, -1
  br i1 %60, label %61, label %51

61:
  %62 = icmp eq i32 %2, -1
  br i1 %62, label %63, label %82

63:
  %64 = phi i64 [ %80, %63 ], [ 0, %61 ]
  %65 = getelementptr inbounds nuw i32, ptr %7, i64 %64
  %66 = load i32, ptr %65, align 8
  %67 = zext i32 %66 to i64
  %68 = add i64 %47, %67
  %69 = inttoptr i64 %68 to ptr
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 %64
  %71 = load i8, ptr %70, align 2
  store i8 %71, ptr %69, align 1
  %72 = or disjoint i64 %64, 1
  %73 = getelementptr inbounds nuw i32, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = add i64 %47, %75
  %77 = inttoptr i64 %76 to ptr
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  %79 = load i8, ptr %78, align 1
  store i8 %79, ptr %77, align 1
  %80 = add nuw nsw i64 %64, 2
  %81 = icmp samesign ult i64 %64, 30
  br i1 %81, label %63, label %114

82:
  %83 = phi i32 [ %94, %82 ], [ %2, %61 ]
  %84 = call i32 @llvm.cttz.i32(i32 %83, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %7, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = zext i32 %87 to i64
  %89 = add i64 %47, %88
  %90 = inttoptr i64 %89 to ptr
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 %85
  %92 = load i8, ptr %91, align 1
  store i8 %92, ptr %90, align 1
  %93 = add i32 %83, -1
  %94 = and i32 %93, %83
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %114, label %82

96:
  %97 = phi i32 [ %112, %110 ], [ %2, %51 ]
  %98 = call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr %7, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = zext i32 %101 to i64
  %103 = or disjoint i64 %102, 1649267441664
  %104 = call i64 @translate(ptr %0, ptr %1, i32 %98, i64 %103, i64 1, i32 %4)
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %110, label %106

106:
  %107 = inttoptr i64 %104 to ptr
  %108 = getelementptr inbounds nuw i8, ptr %8, i64 %99
  %109 = load i8, ptr %108, align 1
  store i8 %109, ptr %107, align 1
  br label %110

110:
  %111 = add i32 %97, -1
  %112 = and i32 %111, %97
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %96

114:
  br label %115

115:
  ret void
}

define void @ld_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [64 x i8], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %153, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 2)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 1
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 63
  %36 = add i64 %34, -64
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %153

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 1
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %79

63:
  %64 = icmp ugt i64 %49, 1
  %65 = add i64 %49, -2
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %79

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  %71 = load i8, ptr %70, align 1
  %72 = insertelement <32 x i8> poison, i8 %71, i64 0
  %73 = shufflevector <32 x i8> %72, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %73, ptr %5, align 1
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 1
  %76 = load i8, ptr %75, align 1
  %77 = insertelement <32 x i8> poison, i8 %76, i64 0
  %78 = shufflevector <32 x i8> %77, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %78, ptr %74, align 1
  br label %153

79:
  store <32 x i32> %3, ptr %7, align 64
  %80 = icmp ugt i64 %49, 1
  br i1 %80, label %82, label %81

81:
  br label %132

82:
  %83 = trunc i64 %49 to i32
  %84 = add i32 %83, -2
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %3, splat (i32 1)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %3, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %57
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %81

94:
  br i1 %17, label %95, label %116

95:
  %96 = phi i64 [ %114, %95 ], [ 0, %94 ]
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 1
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 %102
  %104 = load i16, ptr %101, align 1
  store i16 %104, ptr %103, align 4
  %105 = or disjoint i64 %96, 1
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %52
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 1
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 %111
  %113 = load i16, ptr %110, align 1
  store i16 %113, ptr %112, align 2
  %114 = add nuw nsw i64 %96, 2
  %115 = icmp samesign ult i64 %96, 30
  br i1 %115, label %95, label %152

116:
  %117 = phi i32 [ %130, %116 ], [ %2, %94 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %7, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 1
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 %126
  %128 = load i16, ptr %124, align 1
  store i16 %128, ptr %127, align 2
  %129 = add i32 %117, -1
  %130 = and i32 %129, %117
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %152, label %116

132:
  %133 = phi i32 [ %150, %148 ], [ %2, %81 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %7, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = or disjoint i64 %138, 1649267441664
  %140 = call i64 @translate(ptr %0, ptr %1, i32 %134, i64 %139, i64 2, i32 %4)
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %148, label %142

142:
  %143 = inttoptr i64 %140 to ptr
  %144 = shl nuw nsw i32 %134, 1
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i8, ptr %9, i64 %145
  %147 = load i16, ptr %143, align 1
  store i16 %147, ptr %146, align 2
  br label %148

148:
  %149 = add i32 %133, -1
  %150 = and i32 %149, %133
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %132

152:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %153

153:
  ret void
}

define void @st_shared_8x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i8], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %123, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 1
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 63
  %37 = add i64 %35, -64
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %123

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 1
  br i1 %49, label %51, label %50

50:
  br label %102

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -2
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 1)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %86

65:
  %66 = phi i64 [ %84, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 1
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  %74 = load i16, ptr %73, align 4
  store i16 %74, ptr %71, align 1
  %75 = or disjoint i64 %66, 1
  %76 = getelementptr inbounds nuw i32, ptr %7, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %78, %48
  %80 = inttoptr i64 %79 to ptr
  %81 = shl nuw nsw i64 %75, 1
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 %81
  %83 = load i16, ptr %82, align 2
  store i16 %83, ptr %80, align 1
  %84 = add nuw nsw i64 %66, 2
  %85 = icmp samesign ult i64 %66, 30
  br i1 %85, label %65, label %122

86:
  %87 = phi i32 [ %100, %86 ], [ %2, %64 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %7, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %92, %48
  %94 = inttoptr i64 %93 to ptr
  %95 = shl nuw nsw i32 %88, 1
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  %98 = load i16, ptr %97, align 2
  store i16 %98, ptr %94, align 1
  %99 = add i32 %87, -1
  %100 = and i32 %99, %87
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %122, label %86

102:
  %103 = phi i32 [ %120, %118 ], [ %2, %50 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = or disjoint i64 %108, 1649267441664
  %110 = call i64 @translate(ptr %0, ptr %1, i32 %104, i64 %109, i64 2, i32 %4)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %118, label %112

112:
  %113 = inttoptr i64 %110 to ptr
  %114 = shl nuw nsw i32 %104, 1
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 %115
  %117 = load i16, ptr %116, align 2
  store i16 %117, ptr %113, align 1
  br label %118

118:
  %119 = add i32 %103, -1
  %120 = and i32 %119, %103
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %102

122:
  br label %123

123:
  ret void
}

define void @ld_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [128 x i8], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %155, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 3
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 127
  %36 = add i64 %34, -128
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %155

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 3
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %81

63:
  %64 = icmp ugt i64 %49, 3
  %65 = add i64 %49, -4
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %81

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  br label %71

71:
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = shl nuw nsw i64 %72, 5
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 %72
  %76 = load i8, ptr %75, align 1
  %77 = insertelement <32 x i8> poison, i8 %76, i64 0
  %78 = shufflevector <32 x i8> %77, <32 x i8> poison, <32 x i32> zeroinitializer
  store <32 x i8> %78, ptr %74, align 1
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %155, label %71

81:
  store <32 x i32> %3, ptr %7, align 64
  %82 = icmp ugt i64 %49, 3
  br i1 %82, label %84, label %83

83:
  br label %134

84:
  %85 = trunc i64 %49 to i32
  %86 = add i32 %85, -4
  %87 = insertelement <32 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = and <32 x i32> %3, splat (i32 3)
  %90 = icmp eq <32 x i32> %89, zeroinitializer
  %91 = icmp ule <32 x i32> %3, %88
  %92 = and <32 x i1> %90, %91
  %93 = bitcast <32 x i1> %92 to i32
  %94 = or i32 %93, %57
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %83

96:
  br i1 %17, label %97, label %118

97:
  %98 = phi i64 [ %116, %97 ], [ 0, %96 ]
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 8
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %52
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 2
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 %104
  %106 = load i32, ptr %103, align 1
  store i32 %106, ptr %105, align 8
  %107 = or disjoint i64 %98, 1
  %108 = getelementptr inbounds nuw i32, ptr %7, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = add i64 %110, %52
  %112 = inttoptr i64 %111 to ptr
  %113 = shl nuw nsw i64 %107, 2
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 %113
  %115 = load i32, ptr %112, align 1
  store i32 %115, ptr %114, align 4
  %116 = add nuw nsw i64 %98, 2
  %117 = icmp samesign ult i64 %98, 30
  br i1 %117, label %97, label %154

118:
  %119 = phi i32 [ %132, %118 ], [ %2, %96 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %7, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = zext i32 %123 to i64
  %125 = add i64 %124, %52
  %126 = inttoptr i64 %125 to ptr
  %127 = shl nuw nsw i32 %120, 2
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %9, i64 %128
  %130 = load i32, ptr %126, align 1
  store i32 %130, ptr %129, align 4
  %131 = add i32 %119, -1
  %132 = and i32 %131, %119
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %154, label %118

134:
  %135 = phi i32 [ %152, %150 ], [ %2, %83 ]
  %136 = call i32 @llvm.cttz.i32(i32 %135, i1 true)
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %7, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = zext i32 %139 to i64
  %141 = or disjoint i64 %140, 1649267441664
  %142 = call i64 @translate(ptr %0, ptr %1, i32 %136, i64 %141, i64 4, i32 %4)
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %150, label %144

144:
  %145 = inttoptr i64 %142 to ptr
  %146 = shl nuw nsw i32 %136, 2
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %9, i64 %147
  %149 = load i32, ptr %145, align 1
  store i32 %149, ptr %148, align 4
  br label %150

150:
  %151 = add i32 %135, -1
  %152 = and i32 %151, %135
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %134

154:
  call void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %155

155:
  ret void
}

define void @st_shared_8x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i8], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %123, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 3
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 127
  %37 = add i64 %35, -128
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %123

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 3
  br i1 %49, label %51, label %50

50:
  br label %102

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -4
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 3)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %86

65:
  %66 = phi i64 [ %84, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 2
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  %74 = load i32, ptr %73, align 8
  store i32 %74, ptr %71, align 1
  %75 = or disjoint i64 %66, 1
  %76 = getelementptr inbounds nuw i32, ptr %7, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %78, %48
  %80 = inttoptr i64 %79 to ptr
  %81 = shl nuw nsw i64 %75, 2
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 %81
  %83 = load i32, ptr %82, align 4
  store i32 %83, ptr %80, align 1
  %84 = add nuw nsw i64 %66, 2
  %85 = icmp samesign ult i64 %66, 30
  br i1 %85, label %65, label %122

86:
  %87 = phi i32 [ %100, %86 ], [ %2, %64 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %7, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %92, %48
  %94 = inttoptr i64 %93 to ptr
  %95 = shl nuw nsw i32 %88, 2
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i8, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  store i32 %98, ptr %94, align 1
  %99 = add i32 %87, -1
  %100 = and i32 %99, %87
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %122, label %86

102:
  %103 = phi i32 [ %120, %118 ], [ %2, %50 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = or disjoint i64 %108, 1649267441664
  %110 = call i64 @translate(ptr %0, ptr %1, i32 %104, i64 %109, i64 4, i32 %4)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %118, label %112

112:
  %113 = inttoptr i64 %110 to ptr
  %114 = shl nuw nsw i32 %104, 2
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr %8, i64 %115
  %117 = load i32, ptr %116, align 4
  store i32 %117, ptr %113, align 1
  br label %118

118:
  %119 = add i32 %103, -1
  %120 = and i32 %119, %103
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %102

122:
  br label %123

123:
  ret void
}

define <32 x i16> @ld_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.45, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %147, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 2)
  br label %15

15:
  %16 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %18 = icmp eq <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = xor i32 %2, -1
  %21 = or i32 %19, %20
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %27, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %25 = load ptr, ptr %24, align 8
  %26 = ptrtoint ptr %25 to i64
  br label %48

27:
  %28 = extractelement <32 x i32> %3, i64 0
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = load ptr, ptr %29, align 8
  %31 = ptrtoint ptr %30 to i64
  %32 = zext i32 %28 to i64
  %33 = add i64 %31, %32
  %34 = inttoptr i64 %33 to ptr
  %35 = icmp eq i32 %2, -1
  %36 = and i64 %32, 1
  %37 = icmp eq i64 %36, 0
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %48

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %41 = load i64, ptr %40, align 8
  %42 = icmp ugt i64 %41, 63
  %43 = add i64 %41, -64
  %44 = icmp uge i64 %43, %32
  %45 = and i1 %42, %44
  br i1 %45, label %46, label %48

46:
  %47 = load <32 x i16>, ptr %34, align 2
  br label %147

48:
  %49 = phi i64 [ %26, %23 ], [ %31, %27 ], [ %31, %39 ]
  store <32 x i32> %3, ptr %7, align 64
  %50 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %7, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %56 = load i64, ptr %55, align 8
  %57 = insertelement <32 x i32> poison, i32 %53, i64 0
  %58 = shufflevector <32 x i32> %57, <32 x i32> poison, <32 x i32> zeroinitializer
  %59 = icmp eq <32 x i32> %3, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = or i32 %60, %20
  %62 = icmp eq i32 %61, -1
  %63 = and i64 %54, 1
  %64 = icmp eq i64 %63, 0
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %77

66:
  %67 = icmp ugt i64 %56, 1
  %68 = add i64 %56, -2
  %69 = icmp uge i64 %68, %54
  %70 = select i1 %67, i1 %69, i1 false
  br i1 %70, label %71, label %77

71:
  %72 = add i64 %49, %54
  %73 = inttoptr i64 %72 to ptr
  %74 = load i16, ptr %73, align 2
  %75 = insertelement <32 x i16> poison, i16 %74, i64 0
  %76 = shufflevector <32 x i16> %75, <32 x i16> poison, <32 x i32> zeroinitializer
  br label %147

77:
  store <32 x i16> zeroinitializer, ptr %8, align 64
  store <32 x i32> %3, ptr %6, align 64
  %78 = icmp ugt i64 %56, 1
  br i1 %78, label %80, label %79

79:
  br label %127

80:
  %81 = trunc i64 %56 to i32
  %82 = add i32 %81, -2
  %83 = insertelement <32 x i32> poison, i32 %82, i64 0
  %84 = shufflevector <32 x i32> %83, <32 x i32> poison, <32 x i32> zeroinitializer
  %85 = and <32 x i32> %3, splat (i32 1)
  %86 = icmp eq <32 x i32> %85, zeroinitializer
  %87 = icmp ule <32 x i32> %3, %84
  %88 = and <32 x i1> %86, %87
  %89 = bitcast <32 x i1> %88 to i32
  %90 = or i32 %89, %20
  %91 = icmp eq i32 %90, -1
  br i1 %91, label %92, label %79

92:
  %93 = icmp eq i32 %2, -1
  br i1 %93, label %94, label %113

94:
  %95 = phi i64 [ %111, %94 ], [ 0, %92 ]
  %96 = getelementptr inbounds nuw i32, ptr %6, i64 %95
  %97 = load i32, ptr %96, align 8
  %98 = zext i32 %97 to i64
  %99 = add i64 %49, %98
  %100 = inttoptr i64 %99 to ptr
  %101 = load i16, ptr %100, align 2
  %102 = getelementptr inbounds nuw i16, ptr %8, i64 %95
  store i16 %101, ptr %102, align 4
  %103 = or disjoint i64 %95, 1
  %104 = getelementptr inbounds nuw i32, ptr %6, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = zext i32 %105 to i64
  %107 = add i64 %49, %106
  %108 = inttoptr i64 %107 to ptr
  %109 = load i16, ptr %108, align 2
  %110 = getelementptr inbounds nuw i16, ptr %8, i64 %103
  store i16 %109, ptr %110, align 2
  %111 = add nuw nsw i64 %95, 2
  %112 = icmp samesign ult i64 %95, 30
  br i1 %112, label %94, label %145

113:
  %114 = phi i32 [ %125, %113 ], [ %2, %92 ]
  %115 = call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %6, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = zext i32 %118 to i64
  %120 = add i64 %49, %119
  %121 = inttoptr i64 %120 to ptr
  %122 = load i16, ptr %121, align 2
  %123 = getelementptr inbounds nuw i16, ptr %8, i64 %116
  store i16 %122, ptr %123, align 2
  %124 = add i32 %114, -1
  %125 = and i32 %124, %114
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %145, label %113

127:
  %128 = phi i32 [ %143, %141 ], [ %2, %79 ]
  %129 = call i32 @llvm.cttz.i32(i32 %128, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr %6, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = zext i32 %132 to i64
  %134 = or disjoint i64 %133, 1649267441664
  %135 = call i64 @translate(ptr %0, ptr %1, i32 %129, i64 %134, i64 2, i32 %4)
  %136 = icmp eq i64 %135, 0
  br i1 %136, label %141, label %137

137:
  %138 = inttoptr i64 %135 to ptr
  %139 = load i16, ptr %138, align 2
  %140 = getelementptr inbounds nuw i16, ptr %8, i64 %130
  store i16 %139, ptr %140, align 2
  br label %141

141:
  %142 = add i32 %128, -1
  %143 = and i32 %142, %128
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %127

145:
  %146 = load <32 x i16>, ptr %8, align 64
  br label %147

147:
  %148 = phi <32 x i16> [ zeroinitializer, %5 ], [ %47, %46 ], [ %76, %71 ], [ %146, %145 ]
  ret <32 x i16> %148
}

define void @st_shared_16x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i16> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.45, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %121, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i32> %18, <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32 42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %20 = icmp eq <32 x i32> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %29, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  br label %49

29:
  %30 = extractelement <32 x i32> %3, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %32 = load ptr, ptr %31, align 8
  %33 = ptrtoint ptr %32 to i64
  %34 = zext i32 %30 to i64
  %35 = add i64 %33, %34
  %36 = inttoptr i64 %35 to ptr
  %37 = icmp eq i32 %2, -1
  %38 = and i64 %34, 1
  %39 = icmp eq i64 %38, 0
  %40 = and i1 %37, %39
  br i1 %40, label %41, label %49

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %43 = load i64, ptr %42, align 8
  %44 = icmp ugt i64 %43, 63
  %45 = add i64 %43, -64
  %46 = icmp uge i64 %45, %34
  %47 = and i1 %44, %46
  br i1 %47, label %48, label %49

48:
  store <32 x i16> %5, ptr %36, align 2
  br label %121

49:
  %50 = phi i64 [ %28, %25 ], [ %33, %29 ], [ %33, %41 ]
  store <32 x i16> %5, ptr %8, align 64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %52 = load i64, ptr %51, align 8
  store <32 x i32> %3, ptr %7, align 64
  %53 = icmp ugt i64 %52, 1
  br i1 %53, label %55, label %54

54:
  br label %102

55:
  %56 = trunc i64 %52 to i32
  %57 = add i32 %56, -2
  %58 = insertelement <32 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <32 x i32> %58, <32 x i32> poison, <32 x i32> zeroinitializer
  %60 = and <32 x i32> %3, splat (i32 1)
  %61 = icmp eq <32 x i32> %60, zeroinitializer
  %62 = icmp ule <32 x i32> %3, %59
  %63 = and <32 x i1> %61, %62
  %64 = bitcast <32 x i1> %63 to i32
  %65 = or i32 %64, %22
  %66 = icmp eq i32 %65, -1
  br i1 %66, label %67, label %54

67:
  %68 = icmp eq i32 %2, -1
  br i1 %68, label %69, label %88

69:
  %70 = phi i64 [ %86, %69 ], [ 0, %67 ]
  %71 = getelementptr inbounds nuw i32, ptr %7, i64 %70
  %72 = load i32, ptr %71, align 8
  %73 = zext i32 %72 to i64
  %74 = add i64 %50, %73
  %75 = inttoptr i64 %74 to ptr
  %76 = getelementptr inbounds nuw i16, ptr %8, i64 %70
  %77 = load i16, ptr %76, align 4
  store i16 %77, ptr %75, align 2
  %78 = or disjoint i64 %70, 1
  %79 = getelementptr inbounds nuw i32, ptr %7, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = add i64 %50, %81
  %83 = inttoptr i64 %82 to ptr
  %84 = getelementptr inbounds nuw i16, ptr %8, i64 %78
  %85 = load i16, ptr %84, align 2
  store i16 %85, ptr %83, align 2
  %86 = add nuw nsw i64 %70, 2
  %87 = icmp samesign ult i64 %70, 30
  br i1 %87, label %69, label %120

88:
  %89 = phi i32 [ %100, %88 ], [ %2, %67 ]
  %90 = call i32 @llvm.cttz.i32(i32 %89, i1 true)
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr %7, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = zext i32 %93 to i64
  %95 = add i64 %50, %94
  %96 = inttoptr i64 %95 to ptr
  %97 = getelementptr inbounds nuw i16, ptr %8, i64 %91
  %98 = load i16, ptr %97, align 2
  store i16 %98, ptr %96, align 2
  %99 = add i32 %89, -1
  %100 = and i32 %99, %89
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %120, label %88

102:
  %103 = phi i32 [ %118, %116 ], [ %2, %54 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = or disjoint i64 %108, 1649267441664
  %110 = call i64 @translate(ptr %0, ptr %1, i32 %104, i64 %109, i64 2, i32 %4)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %116, label %112

112:
  %113 = inttoptr i64 %110 to ptr
  %114 = getelementptr inbounds nuw i16, ptr %8, i64 %105
  %115 = load i16, ptr %114, align 2
  store i16 %115, ptr %113, align 2
  br label %116

116:
  %117 = add i32 %103, -1
  %118 = and i32 %117, %103
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %102

120:
  br label %121

121:
  ret void
}

define void @ld_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [64 x i16], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %153, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 4)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 3
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 127
  %36 = add i64 %34, -128
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %153

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 3
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %79

63:
  %64 = icmp ugt i64 %49, 3
  %65 = add i64 %49, -4
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %79

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  %71 = load i16, ptr %70, align 2
  %72 = insertelement <32 x i16> poison, i16 %71, i64 0
  %73 = shufflevector <32 x i16> %72, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %73, ptr %5, align 2
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 2
  %76 = load i16, ptr %75, align 2
  %77 = insertelement <32 x i16> poison, i16 %76, i64 0
  %78 = shufflevector <32 x i16> %77, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %78, ptr %74, align 2
  br label %153

79:
  store <32 x i32> %3, ptr %7, align 64
  %80 = icmp ugt i64 %49, 3
  br i1 %80, label %82, label %81

81:
  br label %132

82:
  %83 = trunc i64 %49 to i32
  %84 = add i32 %83, -4
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %3, splat (i32 3)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %3, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %57
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %81

94:
  br i1 %17, label %95, label %116

95:
  %96 = phi i64 [ %114, %95 ], [ 0, %94 ]
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 2
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 %102
  %104 = load i32, ptr %101, align 2
  store i32 %104, ptr %103, align 8
  %105 = or disjoint i64 %96, 1
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %52
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 2
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 %111
  %113 = load i32, ptr %110, align 2
  store i32 %113, ptr %112, align 4
  %114 = add nuw nsw i64 %96, 2
  %115 = icmp samesign ult i64 %96, 30
  br i1 %115, label %95, label %152

116:
  %117 = phi i32 [ %130, %116 ], [ %2, %94 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %7, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 1
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i16, ptr %9, i64 %126
  %128 = load i32, ptr %124, align 2
  store i32 %128, ptr %127, align 4
  %129 = add i32 %117, -1
  %130 = and i32 %129, %117
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %152, label %116

132:
  %133 = phi i32 [ %150, %148 ], [ %2, %81 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %7, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = or disjoint i64 %138, 1649267441664
  %140 = call i64 @translate(ptr %0, ptr %1, i32 %134, i64 %139, i64 4, i32 %4)
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %148, label %142

142:
  %143 = inttoptr i64 %140 to ptr
  %144 = shl nuw nsw i32 %134, 1
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i16, ptr %9, i64 %145
  %147 = load i32, ptr %143, align 2
  store i32 %147, ptr %146, align 4
  br label %148

148:
  %149 = add i32 %133, -1
  %150 = and i32 %149, %133
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %132

152:
  call void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %153

153:
  ret void
}

define void @st_shared_16x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i16], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %123, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 3
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 127
  %37 = add i64 %35, -128
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %123

43:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 3
  br i1 %49, label %51, label %50

50:
  br label %102

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -4
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 3)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %86

65:
  %66 = phi i64 [ %84, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 2
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  %74 = load i32, ptr %73, align 8
  store i32 %74, ptr %71, align 2
  %75 = or disjoint i64 %66, 1
  %76 = getelementptr inbounds nuw i32, ptr %7, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %78, %48
  %80 = inttoptr i64 %79 to ptr
  %81 = shl nuw nsw i64 %75, 2
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 %81
  %83 = load i32, ptr %82, align 4
  store i32 %83, ptr %80, align 2
  %84 = add nuw nsw i64 %66, 2
  %85 = icmp samesign ult i64 %66, 30
  br i1 %85, label %65, label %122

86:
  %87 = phi i32 [ %100, %86 ], [ %2, %64 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %7, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %92, %48
  %94 = inttoptr i64 %93 to ptr
  %95 = shl nuw nsw i32 %88, 1
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i16, ptr %8, i64 %96
  %98 = load i32, ptr %97, align 4
  store i32 %98, ptr %94, align 2
  %99 = add i32 %87, -1
  %100 = and i32 %99, %87
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %122, label %86

102:
  %103 = phi i32 [ %120, %118 ], [ %2, %50 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = or disjoint i64 %108, 1649267441664
  %110 = call i64 @translate(ptr %0, ptr %1, i32 %104, i64 %109, i64 4, i32 %4)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %118, label %112

112:
  %113 = inttoptr i64 %110 to ptr
  %114 = shl nuw nsw i32 %104, 1
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i16, ptr %8, i64 %115
  %117 = load i32, ptr %116, align 4
  store i32 %117, ptr %113, align 2
  br label %118

118:
  %119 = add i32 %103, -1
  %120 = and i32 %119, %103
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %102

122:
  br label %123

123:
  ret void
}

define void @ld_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [128 x i16], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %155, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 8)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 7
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 255
  %36 = add i64 %34, -256
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %155

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 7
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %81

63:
  %64 = icmp ugt i64 %49, 7
  %65 = add i64 %49, -8
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %81

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  br label %71

71:
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = shl nuw nsw i64 %72, 6
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = getelementptr inbounds nuw i16, ptr %70, i64 %72
  %76 = load i16, ptr %75, align 2
  %77 = insertelement <32 x i16> poison, i16 %76, i64 0
  %78 = shufflevector <32 x i16> %77, <32 x i16> poison, <32 x i32> zeroinitializer
  store <32 x i16> %78, ptr %74, align 2
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %155, label %71

81:
  store <32 x i32> %3, ptr %7, align 64
  %82 = icmp ugt i64 %49, 7
  br i1 %82, label %84, label %83

83:
  br label %134

84:
  %85 = trunc i64 %49 to i32
  %86 = add i32 %85, -8
  %87 = insertelement <32 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = and <32 x i32> %3, splat (i32 7)
  %90 = icmp eq <32 x i32> %89, zeroinitializer
  %91 = icmp ule <32 x i32> %3, %88
  %92 = and <32 x i1> %90, %91
  %93 = bitcast <32 x i1> %92 to i32
  %94 = or i32 %93, %57
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %83

96:
  br i1 %17, label %97, label %118

97:
  %98 = phi i64 [ %116, %97 ], [ 0, %96 ]
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 8
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %52
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 3
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 %104
  %106 = load i64, ptr %103, align 2
  store i64 %106, ptr %105, align 16
  %107 = or disjoint i64 %98, 1
  %108 = getelementptr inbounds nuw i32, ptr %7, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = zext i32 %109 to i64
  %111 = add i64 %110, %52
  %112 = inttoptr i64 %111 to ptr
  %113 = shl nuw nsw i64 %107, 3
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 %113
  %115 = load i64, ptr %112, align 2
  store i64 %115, ptr %114, align 8
  %116 = add nuw nsw i64 %98, 2
  %117 = icmp samesign ult i64 %98, 30
  br i1 %117, label %97, label %154

118:
  %119 = phi i32 [ %132, %118 ], [ %2, %96 ]
  %120 = call i32 @llvm.cttz.i32(i32 %119, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw i32, ptr %7, i64 %121
  %123 = load i32, ptr %122, align 4
  %124 = zext i32 %123 to i64
  %125 = add i64 %124, %52
  %126 = inttoptr i64 %125 to ptr
  %127 = shl nuw nsw i32 %120, 2
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i16, ptr %9, i64 %128
  %130 = load i64, ptr %126, align 2
  store i64 %130, ptr %129, align 8
  %131 = add i32 %119, -1
  %132 = and i32 %131, %119
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %154, label %118

134:
  %135 = phi i32 [ %152, %150 ], [ %2, %83 ]
  %136 = call i32 @llvm.cttz.i32(i32 %135, i1 true)
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i32, ptr %7, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = zext i32 %139 to i64
  %141 = or disjoint i64 %140, 1649267441664
  %142 = call i64 @translate(ptr %0, ptr %1, i32 %136, i64 %141, i64 8, i32 %4)
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %150, label %144

144:
  %145 = inttoptr i64 %142 to ptr
  %146 = shl nuw nsw i32 %136, 2
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i16, ptr %9, i64 %147
  %149 = load i64, ptr %145, align 2
  store i64 %149, ptr %148, align 8
  br label %150

150:
  %151 = add i32 %135, -1
  %152 = and i32 %151, %135
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %134

154:
  call void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %155

155:
  ret void
}

define void @st_shared_16x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i16], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %123, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 7
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 255
  %37 = add i64 %35, -256
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %123

43:
  call void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 7
  br i1 %49, label %51, label %50

50:
  br label %102

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -8
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 7)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %86

65:
  %66 = phi i64 [ %84, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 3
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  %74 = load i64, ptr %73, align 16
  store i64 %74, ptr %71, align 2
  %75 = or disjoint i64 %66, 1
  %76 = getelementptr inbounds nuw i32, ptr %7, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %78, %48
  %80 = inttoptr i64 %79 to ptr
  %81 = shl nuw nsw i64 %75, 3
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 %81
  %83 = load i64, ptr %82, align 8
  store i64 %83, ptr %80, align 2
  %84 = add nuw nsw i64 %66, 2
  %85 = icmp samesign ult i64 %66, 30
  br i1 %85, label %65, label %122

86:
  %87 = phi i32 [ %100, %86 ], [ %2, %64 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %7, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %92, %48
  %94 = inttoptr i64 %93 to ptr
  %95 = shl nuw nsw i32 %88, 2
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i16, ptr %8, i64 %96
  %98 = load i64, ptr %97, align 8
  store i64 %98, ptr %94, align 2
  %99 = add i32 %87, -1
  %100 = and i32 %99, %87
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %122, label %86

102:
  %103 = phi i32 [ %120, %118 ], [ %2, %50 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = or disjoint i64 %108, 1649267441664
  %110 = call i64 @translate(ptr %0, ptr %1, i32 %104, i64 %109, i64 8, i32 %4)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %118, label %112

112:
  %113 = inttoptr i64 %110 to ptr
  %114 = shl nuw nsw i32 %104, 2
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i16, ptr %8, i64 %115
  %117 = load i64, ptr %116, align 8
  store i64 %117, ptr %113, align 2
  br label %118

118:
  %119 = add i32 %103, -1
  %120 = and i32 %119, %103
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %102

122:
  br label %123

123:
  ret void
}

define <32 x i32> @ld_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %166, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 4)
  br label %15

15:
  %16 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %18 = icmp eq <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = xor i32 %2, -1
  %21 = or i32 %19, %20
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %29, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  br label %68

29:
  %30 = extractelement <32 x i32> %3, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load ptr, ptr %33, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = zext i32 %30 to i64
  %37 = add i64 %35, %36
  %38 = inttoptr i64 %37 to ptr
  %39 = icmp eq i32 %2, -1
  %40 = and i64 %36, 3
  %41 = icmp eq i64 %40, 0
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %50

43:
  %44 = icmp ugt i64 %32, 127
  %45 = add i64 %32, -128
  %46 = icmp uge i64 %45, %36
  %47 = and i1 %44, %46
  br i1 %47, label %48, label %51

48:
  %49 = load <32 x i32>, ptr %38, align 4
  br label %166

50:
  br i1 %41, label %51, label %68

51:
  %52 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 2
  %55 = add nuw nsw i64 %54, %36
  %56 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %57 = sub nuw nsw i32 32, %56
  %58 = zext nneg i32 %57 to i64
  %59 = sub nsw i64 %58, %53
  %60 = shl nsw i64 %59, 2
  %61 = icmp ule i64 %60, %32
  %62 = sub nuw i64 %32, %60
  %63 = icmp ule i64 %55, %62
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %65, label %68

65:
  %66 = bitcast i32 %2 to <32 x i1>
  %67 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr align 4 %38, <32 x i1> %66, <32 x i32> zeroinitializer)
  br label %166

68:
  %69 = phi i64 [ %28, %23 ], [ %35, %50 ], [ %35, %51 ]
  %70 = phi i64 [ %25, %23 ], [ %32, %50 ], [ %32, %51 ]
  store <32 x i32> %3, ptr %7, align 64
  %71 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = insertelement <32 x i32> poison, i32 %74, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = icmp eq <32 x i32> %3, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = or i32 %79, %20
  %81 = icmp eq i32 %80, -1
  %82 = and i64 %75, 3
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %85, label %96

85:
  %86 = icmp ugt i64 %70, 3
  %87 = add i64 %70, -4
  %88 = icmp uge i64 %87, %75
  %89 = select i1 %86, i1 %88, i1 false
  br i1 %89, label %90, label %96

90:
  %91 = add i64 %69, %75
  %92 = inttoptr i64 %91 to ptr
  %93 = load i32, ptr %92, align 4
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %166

96:
  store <32 x i32> zeroinitializer, ptr %8, align 64
  store <32 x i32> %3, ptr %6, align 64
  %97 = icmp ugt i64 %70, 3
  br i1 %97, label %99, label %98

98:
  br label %146

99:
  %100 = trunc i64 %70 to i32
  %101 = add i32 %100, -4
  %102 = insertelement <32 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  %104 = and <32 x i32> %3, splat (i32 3)
  %105 = icmp eq <32 x i32> %104, zeroinitializer
  %106 = icmp ule <32 x i32> %3, %103
  %107 = and <32 x i1> %105, %106
  %108 = bitcast <32 x i1> %107 to i32
  %109 = or i32 %108, %20
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %98

111:
  %112 = icmp eq i32 %2, -1
  br i1 %112, label %113, label %132

113:
  %114 = phi i64 [ %130, %113 ], [ 0, %111 ]
  %115 = getelementptr inbounds nuw i32, ptr %6, i64 %114
  %116 = load i32, ptr %115, align 8
  %117 = zext i32 %116 to i64
  %118 = add i64 %69, %117
  %119 = inttoptr i64 %118 to ptr
  %120 = load i32, ptr %119, align 4
  %121 = getelementptr inbounds nuw i32, ptr %8, i64 %114
  store i32 %120, ptr %121, align 8
  %122 = or disjoint i64 %114, 1
  %123 = getelementptr inbounds nuw i32, ptr %6, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = zext i32 %124 to i64
  %126 = add i64 %69, %125
  %127 = inttoptr i64 %126 to ptr
  %128 = load i32, ptr %127, align 4
  %129 = getelementptr inbounds nuw i32, ptr %8, i64 %122
  store i32 %128, ptr %129, align 4
  %130 = add nuw nsw i64 %114, 2
  %131 = icmp samesign ult i64 %114, 30
  br i1 %131, label %113, label %164

132:
  %133 = phi i32 [ %144, %132 ], [ %2, %111 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %6, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = add i64 %69, %138
  %140 = inttoptr i64 %139 to ptr
  %141 = load i32, ptr %140, align 4
  %142 = getelementptr inbounds nuw i32, ptr %8, i64 %135
  store i32 %141, ptr %142, align 4
  %143 = add i32 %133, -1
  %144 = and i32 %143, %133
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %164, label %132

146:
  %147 = phi i32 [ %162, %160 ], [ %2, %98 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %6, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = zext i32 %151 to i64
  %153 = or disjoint i64 %152, 1649267441664
  %154 = call i64 @translate(ptr %0, ptr %1, i32 %148, i64 %153, i64 4, i32 %4)
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %160, label %156

156:
  %157 = inttoptr i64 %154 to ptr
  %158 = load i32, ptr %157, align 4
  %159 = getelementptr inbounds nuw i32, ptr %8, i64 %149
  store i32 %158, ptr %159, align 4
  br label %160

160:
  %161 = add i32 %147, -1
  %162 = and i32 %161, %147
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %146

164:
  %165 = load <32 x i32>, ptr %8, align 64
  br label %166

166:
  %167 = phi <32 x i32> [ %67, %65 ], [ zeroinitializer, %5 ], [ %49, %48 ], [ %95, %90 ], [ %165, %164 ]
  ret <32 x i32> %167
}

define void @st_shared_32x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i32> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %139, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i32> %18, <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124>
  %20 = icmp eq <32 x i32> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %31, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  br label %68

31:
  %32 = extractelement <32 x i32> %3, i64 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = zext i32 %32 to i64
  %39 = add i64 %37, %38
  %40 = inttoptr i64 %39 to ptr
  %41 = icmp eq i32 %2, -1
  %42 = and i64 %38, 3
  %43 = icmp eq i64 %42, 0
  %44 = and i1 %41, %43
  br i1 %44, label %45, label %51

45:
  %46 = icmp ugt i64 %34, 127
  %47 = add i64 %34, -128
  %48 = icmp uge i64 %47, %38
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %52

50:
  store <32 x i32> %5, ptr %40, align 4
  br label %139

51:
  br i1 %43, label %52, label %68

52:
  %53 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 %54, 2
  %56 = add nuw nsw i64 %55, %38
  %57 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %58 = sub nuw nsw i32 32, %57
  %59 = zext nneg i32 %58 to i64
  %60 = sub nsw i64 %59, %54
  %61 = shl nsw i64 %60, 2
  %62 = icmp ule i64 %61, %34
  %63 = sub nuw i64 %34, %61
  %64 = icmp ule i64 %56, %63
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %68

66:
  %67 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %5, ptr align 4 %40, <32 x i1> %67)
  br label %139

68:
  %69 = phi i64 [ %30, %25 ], [ %37, %51 ], [ %37, %52 ]
  %70 = phi i64 [ %27, %25 ], [ %34, %51 ], [ %34, %52 ]
  store <32 x i32> %5, ptr %8, align 64
  store <32 x i32> %3, ptr %7, align 64
  %71 = icmp ugt i64 %70, 3
  br i1 %71, label %73, label %72

72:
  br label %120

73:
  %74 = trunc i64 %70 to i32
  %75 = add i32 %74, -4
  %76 = insertelement <32 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = and <32 x i32> %3, splat (i32 3)
  %79 = icmp eq <32 x i32> %78, zeroinitializer
  %80 = icmp ule <32 x i32> %3, %77
  %81 = and <32 x i1> %79, %80
  %82 = bitcast <32 x i1> %81 to i32
  %83 = or i32 %82, %22
  %84 = icmp eq i32 %83, -1
  br i1 %84, label %85, label %72

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %106

87:
  %88 = phi i64 [ %104, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %69, %91
  %93 = inttoptr i64 %92 to ptr
  %94 = getelementptr inbounds nuw i32, ptr %8, i64 %88
  %95 = load i32, ptr %94, align 8
  store i32 %95, ptr %93, align 4
  %96 = or disjoint i64 %88, 1
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %69, %99
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %101, align 4
  %104 = add nuw nsw i64 %88, 2
  %105 = icmp samesign ult i64 %88, 30
  br i1 %105, label %87, label %138

106:
  %107 = phi i32 [ %118, %106 ], [ %2, %85 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %7, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = add i64 %69, %112
  %114 = inttoptr i64 %113 to ptr
  %115 = getelementptr inbounds nuw i32, ptr %8, i64 %109
  %116 = load i32, ptr %115, align 4
  store i32 %116, ptr %114, align 4
  %117 = add i32 %107, -1
  %118 = and i32 %117, %107
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %138, label %106

120:
  %121 = phi i32 [ %136, %134 ], [ %2, %72 ]
  %122 = call i32 @llvm.cttz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %7, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = zext i32 %125 to i64
  %127 = or disjoint i64 %126, 1649267441664
  %128 = call i64 @translate(ptr %0, ptr %1, i32 %122, i64 %127, i64 4, i32 %4)
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %134, label %130

130:
  %131 = inttoptr i64 %128 to ptr
  %132 = getelementptr inbounds nuw i32, ptr %8, i64 %123
  %133 = load i32, ptr %132, align 4
  store i32 %133, ptr %131, align 4
  br label %134

134:
  %135 = add i32 %121, -1
  %136 = and i32 %135, %121
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %120

138:
  br label %139

139:
  ret void
}

define void @ld_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [64 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %153, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 8)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 7
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 255
  %36 = add i64 %34, -256
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %153

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 7
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %79

63:
  %64 = icmp ugt i64 %49, 7
  %65 = add i64 %49, -8
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %79

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  %71 = load i32, ptr %70, align 4
  %72 = insertelement <32 x i32> poison, i32 %71, i64 0
  %73 = shufflevector <32 x i32> %72, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %73, ptr %5, align 4
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 4
  %76 = load i32, ptr %75, align 4
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %78, ptr %74, align 4
  br label %153

79:
  store <32 x i32> %3, ptr %7, align 64
  %80 = icmp ugt i64 %49, 7
  br i1 %80, label %82, label %81

81:
  br label %132

82:
  %83 = trunc i64 %49 to i32
  %84 = add i32 %83, -8
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %3, splat (i32 7)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %3, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %57
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %81

94:
  br i1 %17, label %95, label %116

95:
  %96 = phi i64 [ %114, %95 ], [ 0, %94 ]
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 3
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 %102
  %104 = load i64, ptr %101, align 4
  store i64 %104, ptr %103, align 16
  %105 = or disjoint i64 %96, 1
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = add i64 %108, %52
  %110 = inttoptr i64 %109 to ptr
  %111 = shl nuw nsw i64 %105, 3
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 %111
  %113 = load i64, ptr %110, align 4
  store i64 %113, ptr %112, align 8
  %114 = add nuw nsw i64 %96, 2
  %115 = icmp samesign ult i64 %96, 30
  br i1 %115, label %95, label %152

116:
  %117 = phi i32 [ %130, %116 ], [ %2, %94 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %7, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 1
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %9, i64 %126
  %128 = load i64, ptr %124, align 4
  store i64 %128, ptr %127, align 8
  %129 = add i32 %117, -1
  %130 = and i32 %129, %117
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %152, label %116

132:
  %133 = phi i32 [ %150, %148 ], [ %2, %81 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %7, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = or disjoint i64 %138, 1649267441664
  %140 = call i64 @translate(ptr %0, ptr %1, i32 %134, i64 %139, i64 8, i32 %4)
  %141 = icmp eq i64 %140, 0
  br i1 %141, label %148, label %142

142:
  %143 = inttoptr i64 %140 to ptr
  %144 = shl nuw nsw i32 %134, 1
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr %9, i64 %145
  %147 = load i64, ptr %143, align 4
  store i64 %147, ptr %146, align 8
  br label %148

148:
  %149 = add i32 %133, -1
  %150 = and i32 %149, %133
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %132

152:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %153

153:
  ret void
}

define void @st_shared_32x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i32], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %123, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 7
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 255
  %37 = add i64 %35, -256
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %123

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 7
  br i1 %49, label %51, label %50

50:
  br label %102

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -8
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 7)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %86

65:
  %66 = phi i64 [ %84, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 3
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  %74 = load i64, ptr %73, align 16
  store i64 %74, ptr %71, align 4
  %75 = or disjoint i64 %66, 1
  %76 = getelementptr inbounds nuw i32, ptr %7, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %78, %48
  %80 = inttoptr i64 %79 to ptr
  %81 = shl nuw nsw i64 %75, 3
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 %81
  %83 = load i64, ptr %82, align 8
  store i64 %83, ptr %80, align 4
  %84 = add nuw nsw i64 %66, 2
  %85 = icmp samesign ult i64 %66, 30
  br i1 %85, label %65, label %122

86:
  %87 = phi i32 [ %100, %86 ], [ %2, %64 ]
  %88 = call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %7, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  %93 = add i64 %92, %48
  %94 = inttoptr i64 %93 to ptr
  %95 = shl nuw nsw i32 %88, 1
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr %8, i64 %96
  %98 = load i64, ptr %97, align 8
  store i64 %98, ptr %94, align 4
  %99 = add i32 %87, -1
  %100 = and i32 %99, %87
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %122, label %86

102:
  %103 = phi i32 [ %120, %118 ], [ %2, %50 ]
  %104 = call i32 @llvm.cttz.i32(i32 %103, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %7, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = zext i32 %107 to i64
  %109 = or disjoint i64 %108, 1649267441664
  %110 = call i64 @translate(ptr %0, ptr %1, i32 %104, i64 %109, i64 8, i32 %4)
  %111 = icmp eq i64 %110, 0
  br i1 %111, label %118, label %112

112:
  %113 = inttoptr i64 %110 to ptr
  %114 = shl nuw nsw i32 %104, 1
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %8, i64 %115
  %117 = load i64, ptr %116, align 8
  store i64 %117, ptr %113, align 4
  br label %118

118:
  %119 = add i32 %103, -1
  %120 = and i32 %119, %103
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %102

122:
  br label %123

123:
  ret void
}

define void @ld_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [128 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %151, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 16)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 15
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 511
  %36 = add i64 %34, -512
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %151

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 15
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %81

63:
  %64 = icmp ugt i64 %49, 15
  %65 = add i64 %49, -16
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %81

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  br label %71

71:
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = shl nuw nsw i64 %72, 7
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = getelementptr inbounds nuw i32, ptr %70, i64 %72
  %76 = load i32, ptr %75, align 4
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %78, ptr %74, align 4
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %151, label %71

81:
  store <32 x i32> %3, ptr %7, align 64
  %82 = icmp ugt i64 %49, 15
  br i1 %82, label %84, label %83

83:
  br label %131

84:
  %85 = trunc i64 %49 to i32
  %86 = add i32 %85, -16
  %87 = insertelement <32 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = and <32 x i32> %3, splat (i32 15)
  %90 = icmp eq <32 x i32> %89, zeroinitializer
  %91 = icmp ule <32 x i32> %3, %88
  %92 = and <32 x i1> %90, %91
  %93 = bitcast <32 x i1> %92 to i32
  %94 = or i32 %93, %57
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %83

96:
  br i1 %17, label %97, label %116

97:
  %98 = phi i64 [ %114, %97 ], [ 0, %96 ]
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 8
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %52
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 4
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %105, ptr align 4 %103, i64 16, i1 false)
  %106 = or disjoint i64 %98, 1
  %107 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = add i64 %109, %52
  %111 = inttoptr i64 %110 to ptr
  %112 = shl nuw nsw i64 %106, 4
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %113, ptr align 4 %111, i64 16, i1 false)
  %114 = add nuw nsw i64 %98, 2
  %115 = icmp samesign ult i64 %98, 30
  br i1 %115, label %97, label %150

116:
  %117 = phi i32 [ %129, %116 ], [ %2, %96 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %7, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 2
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %9, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %127, ptr align 4 %124, i64 16, i1 false)
  %128 = add i32 %117, -1
  %129 = and i32 %128, %117
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %150, label %116

131:
  %132 = phi i32 [ %148, %146 ], [ %2, %83 ]
  %133 = call i32 @llvm.cttz.i32(i32 %132, i1 true)
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %7, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = zext i32 %136 to i64
  %138 = or disjoint i64 %137, 1649267441664
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %133, i64 %138, i64 16, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %146, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %133, 2
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr %9, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %145, ptr align 4 %142, i64 16, i1 false)
  br label %146

146:
  %147 = add i32 %132, -1
  %148 = and i32 %147, %132
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %131

150:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %151

151:
  ret void
}

define void @st_shared_32x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i32], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %119, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 15
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 511
  %37 = add i64 %35, -512
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %119

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 15
  br i1 %49, label %51, label %50

50:
  br label %99

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -16
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 15)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %84

65:
  %66 = phi i64 [ %82, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 4
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 32 %73, i64 16, i1 false)
  %74 = or disjoint i64 %66, 1
  %75 = getelementptr inbounds nuw i32, ptr %7, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %76 to i64
  %78 = add i64 %77, %48
  %79 = inttoptr i64 %78 to ptr
  %80 = shl nuw nsw i64 %74, 4
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %79, ptr align 16 %81, i64 16, i1 false)
  %82 = add nuw nsw i64 %66, 2
  %83 = icmp samesign ult i64 %66, 30
  br i1 %83, label %65, label %118

84:
  %85 = phi i32 [ %97, %84 ], [ %2, %64 ]
  %86 = call i32 @llvm.cttz.i32(i32 %85, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %7, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = add i64 %90, %48
  %92 = inttoptr i64 %91 to ptr
  %93 = shl nuw nsw i32 %86, 2
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %8, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %92, ptr align 16 %95, i64 16, i1 false)
  %96 = add i32 %85, -1
  %97 = and i32 %96, %85
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %118, label %84

99:
  %100 = phi i32 [ %116, %114 ], [ %2, %50 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %7, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = or disjoint i64 %105, 1649267441664
  %107 = call i64 @translate(ptr %0, ptr %1, i32 %101, i64 %106, i64 16, i32 %4)
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %114, label %109

109:
  %110 = inttoptr i64 %107 to ptr
  %111 = shl nuw nsw i32 %101, 2
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %8, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %110, ptr align 16 %113, i64 16, i1 false)
  br label %114

114:
  %115 = add i32 %100, -1
  %116 = and i32 %115, %100
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %99

118:
  br label %119

119:
  ret void
}

define void @ld_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [256 x i32], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %151, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 32)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 31
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 1023
  %36 = add i64 %34, -1024
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %151

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 31
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %81

63:
  %64 = icmp ugt i64 %49, 31
  %65 = add i64 %49, -32
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %81

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  br label %71

71:
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = shl nuw nsw i64 %72, 7
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = getelementptr inbounds nuw i32, ptr %70, i64 %72
  %76 = load i32, ptr %75, align 4
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  store <32 x i32> %78, ptr %74, align 4
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 8
  br i1 %80, label %151, label %71

81:
  store <32 x i32> %3, ptr %7, align 64
  %82 = icmp ugt i64 %49, 31
  br i1 %82, label %84, label %83

83:
  br label %131

84:
  %85 = trunc i64 %49 to i32
  %86 = add i32 %85, -32
  %87 = insertelement <32 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = and <32 x i32> %3, splat (i32 31)
  %90 = icmp eq <32 x i32> %89, zeroinitializer
  %91 = icmp ule <32 x i32> %3, %88
  %92 = and <32 x i1> %90, %91
  %93 = bitcast <32 x i1> %92 to i32
  %94 = or i32 %93, %57
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %83

96:
  br i1 %17, label %97, label %116

97:
  %98 = phi i64 [ %114, %97 ], [ 0, %96 ]
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 8
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %52
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 5
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %105, ptr align 4 %103, i64 32, i1 false)
  %106 = or disjoint i64 %98, 1
  %107 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = add i64 %109, %52
  %111 = inttoptr i64 %110 to ptr
  %112 = shl nuw nsw i64 %106, 5
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %113, ptr align 4 %111, i64 32, i1 false)
  %114 = add nuw nsw i64 %98, 2
  %115 = icmp samesign ult i64 %98, 30
  br i1 %115, label %97, label %150

116:
  %117 = phi i32 [ %129, %116 ], [ %2, %96 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %7, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 3
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr %9, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %127, ptr align 4 %124, i64 32, i1 false)
  %128 = add i32 %117, -1
  %129 = and i32 %128, %117
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %150, label %116

131:
  %132 = phi i32 [ %148, %146 ], [ %2, %83 ]
  %133 = call i32 @llvm.cttz.i32(i32 %132, i1 true)
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %7, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = zext i32 %136 to i64
  %138 = or disjoint i64 %137, 1649267441664
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %133, i64 %138, i64 32, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %146, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %133, 3
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i32, ptr %9, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %145, ptr align 4 %142, i64 32, i1 false)
  br label %146

146:
  %147 = add i32 %132, -1
  %148 = and i32 %147, %132
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %131

150:
  call void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %151

151:
  ret void
}

define void @st_shared_32x8(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [256 x i32], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %119, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 31
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 1023
  %37 = add i64 %35, -1024
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %119

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 31
  br i1 %49, label %51, label %50

50:
  br label %99

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -32
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 31)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %84

65:
  %66 = phi i64 [ %82, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 5
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %71, ptr align 64 %73, i64 32, i1 false)
  %74 = or disjoint i64 %66, 1
  %75 = getelementptr inbounds nuw i32, ptr %7, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %76 to i64
  %78 = add i64 %77, %48
  %79 = inttoptr i64 %78 to ptr
  %80 = shl nuw nsw i64 %74, 5
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %79, ptr align 32 %81, i64 32, i1 false)
  %82 = add nuw nsw i64 %66, 2
  %83 = icmp samesign ult i64 %66, 30
  br i1 %83, label %65, label %118

84:
  %85 = phi i32 [ %97, %84 ], [ %2, %64 ]
  %86 = call i32 @llvm.cttz.i32(i32 %85, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %7, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = add i64 %90, %48
  %92 = inttoptr i64 %91 to ptr
  %93 = shl nuw nsw i32 %86, 3
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %8, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %92, ptr align 32 %95, i64 32, i1 false)
  %96 = add i32 %85, -1
  %97 = and i32 %96, %85
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %118, label %84

99:
  %100 = phi i32 [ %116, %114 ], [ %2, %50 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %7, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = or disjoint i64 %105, 1649267441664
  %107 = call i64 @translate(ptr %0, ptr %1, i32 %101, i64 %106, i64 32, i32 %4)
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %114, label %109

109:
  %110 = inttoptr i64 %107 to ptr
  %111 = shl nuw nsw i32 %101, 3
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %8, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %110, ptr align 32 %113, i64 32, i1 false)
  br label %114

114:
  %115 = add i32 %100, -1
  %116 = and i32 %115, %100
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %99

118:
  br label %119

119:
  ret void
}

define <32 x i64> @ld_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %166, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 8)
  br label %15

15:
  %16 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %18 = icmp eq <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = xor i32 %2, -1
  %21 = or i32 %19, %20
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %29, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  br label %68

29:
  %30 = extractelement <32 x i32> %3, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load ptr, ptr %33, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = zext i32 %30 to i64
  %37 = add i64 %35, %36
  %38 = inttoptr i64 %37 to ptr
  %39 = icmp eq i32 %2, -1
  %40 = and i64 %36, 7
  %41 = icmp eq i64 %40, 0
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %50

43:
  %44 = icmp ugt i64 %32, 255
  %45 = add i64 %32, -256
  %46 = icmp uge i64 %45, %36
  %47 = and i1 %44, %46
  br i1 %47, label %48, label %51

48:
  %49 = load <32 x i64>, ptr %38, align 8
  br label %166

50:
  br i1 %41, label %51, label %68

51:
  %52 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 3
  %55 = add nuw nsw i64 %54, %36
  %56 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %57 = sub nuw nsw i32 32, %56
  %58 = zext nneg i32 %57 to i64
  %59 = sub nsw i64 %58, %53
  %60 = shl nsw i64 %59, 3
  %61 = icmp ule i64 %60, %32
  %62 = sub nuw i64 %32, %60
  %63 = icmp ule i64 %55, %62
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %65, label %68

65:
  %66 = bitcast i32 %2 to <32 x i1>
  %67 = call <32 x i64> @llvm.masked.load.v32i64.p0(ptr align 8 %38, <32 x i1> %66, <32 x i64> zeroinitializer)
  br label %166

68:
  %69 = phi i64 [ %28, %23 ], [ %35, %50 ], [ %35, %51 ]
  %70 = phi i64 [ %25, %23 ], [ %32, %50 ], [ %32, %51 ]
  store <32 x i32> %3, ptr %7, align 64
  %71 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = insertelement <32 x i32> poison, i32 %74, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = icmp eq <32 x i32> %3, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = or i32 %79, %20
  %81 = icmp eq i32 %80, -1
  %82 = and i64 %75, 7
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %85, label %96

85:
  %86 = icmp ugt i64 %70, 7
  %87 = add i64 %70, -8
  %88 = icmp uge i64 %87, %75
  %89 = select i1 %86, i1 %88, i1 false
  br i1 %89, label %90, label %96

90:
  %91 = add i64 %69, %75
  %92 = inttoptr i64 %91 to ptr
  %93 = load i64, ptr %92, align 8
  %94 = insertelement <32 x i64> poison, i64 %93, i64 0
  %95 = shufflevector <32 x i64> %94, <32 x i64> poison, <32 x i32> zeroinitializer
  br label %166

96:
  store <32 x i64> zeroinitializer, ptr %8, align 64
  store <32 x i32> %3, ptr %6, align 64
  %97 = icmp ugt i64 %70, 7
  br i1 %97, label %99, label %98

98:
  br label %146

99:
  %100 = trunc i64 %70 to i32
  %101 = add i32 %100, -8
  %102 = insertelement <32 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  %104 = and <32 x i32> %3, splat (i32 7)
  %105 = icmp eq <32 x i32> %104, zeroinitializer
  %106 = icmp ule <32 x i32> %3, %103
  %107 = and <32 x i1> %105, %106
  %108 = bitcast <32 x i1> %107 to i32
  %109 = or i32 %108, %20
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %98

111:
  %112 = icmp eq i32 %2, -1
  br i1 %112, label %113, label %132

113:
  %114 = phi i64 [ %130, %113 ], [ 0, %111 ]
  %115 = getelementptr inbounds nuw i32, ptr %6, i64 %114
  %116 = load i32, ptr %115, align 8
  %117 = zext i32 %116 to i64
  %118 = add i64 %69, %117
  %119 = inttoptr i64 %118 to ptr
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds nuw i64, ptr %8, i64 %114
  store i64 %120, ptr %121, align 16
  %122 = or disjoint i64 %114, 1
  %123 = getelementptr inbounds nuw i32, ptr %6, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = zext i32 %124 to i64
  %126 = add i64 %69, %125
  %127 = inttoptr i64 %126 to ptr
  %128 = load i64, ptr %127, align 8
  %129 = getelementptr inbounds nuw i64, ptr %8, i64 %122
  store i64 %128, ptr %129, align 8
  %130 = add nuw nsw i64 %114, 2
  %131 = icmp samesign ult i64 %114, 30
  br i1 %131, label %113, label %164

132:
  %133 = phi i32 [ %144, %132 ], [ %2, %111 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %6, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = add i64 %69, %138
  %140 = inttoptr i64 %139 to ptr
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds nuw i64, ptr %8, i64 %135
  store i64 %141, ptr %142, align 8
  %143 = add i32 %133, -1
  %144 = and i32 %143, %133
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %164, label %132

146:
  %147 = phi i32 [ %162, %160 ], [ %2, %98 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %6, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = zext i32 %151 to i64
  %153 = or disjoint i64 %152, 1649267441664
  %154 = call i64 @translate(ptr %0, ptr %1, i32 %148, i64 %153, i64 8, i32 %4)
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %160, label %156

156:
  %157 = inttoptr i64 %154 to ptr
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds nuw i64, ptr %8, i64 %149
  store i64 %158, ptr %159, align 8
  br label %160

160:
  %161 = add i32 %147, -1
  %162 = and i32 %161, %147
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %146

164:
  %165 = load <32 x i64>, ptr %8, align 64
  br label %166

166:
  %167 = phi <32 x i64> [ %67, %65 ], [ zeroinitializer, %5 ], [ %49, %48 ], [ %95, %90 ], [ %165, %164 ]
  ret <32 x i64> %167
}

define void @st_shared_64x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i64> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.27, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %139, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i32> %18, <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56, i32 64, i32 72, i32 80, i32 88, i32 96, i32 104, i32 112, i32 120, i32 128, i32 136, i32 144, i32 152, i32 160, i32 168, i32 176, i32 184, i32 192, i32 200, i32 208, i32 216, i32 224, i32 232, i32 240, i32 248>
  %20 = icmp eq <32 x i32> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %31, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  br label %68

31:
  %32 = extractelement <32 x i32> %3, i64 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = zext i32 %32 to i64
  %39 = add i64 %37, %38
  %40 = inttoptr i64 %39 to ptr
  %41 = icmp eq i32 %2, -1
  %42 = and i64 %38, 7
  %43 = icmp eq i64 %42, 0
  %44 = and i1 %41, %43
  br i1 %44, label %45, label %51

45:
  %46 = icmp ugt i64 %34, 255
  %47 = add i64 %34, -256
  %48 = icmp uge i64 %47, %38
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %52

50:
  store <32 x i64> %5, ptr %40, align 8
  br label %139

51:
  br i1 %43, label %52, label %68

52:
  %53 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 %54, 3
  %56 = add nuw nsw i64 %55, %38
  %57 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %58 = sub nuw nsw i32 32, %57
  %59 = zext nneg i32 %58 to i64
  %60 = sub nsw i64 %59, %54
  %61 = shl nsw i64 %60, 3
  %62 = icmp ule i64 %61, %34
  %63 = sub nuw i64 %34, %61
  %64 = icmp ule i64 %56, %63
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %68

66:
  %67 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i64.p0(<32 x i64> %5, ptr align 8 %40, <32 x i1> %67)
  br label %139

68:
  %69 = phi i64 [ %30, %25 ], [ %37, %51 ], [ %37, %52 ]
  %70 = phi i64 [ %27, %25 ], [ %34, %51 ], [ %34, %52 ]
  store <32 x i64> %5, ptr %8, align 64
  store <32 x i32> %3, ptr %7, align 64
  %71 = icmp ugt i64 %70, 7
  br i1 %71, label %73, label %72

72:
  br label %120

73:
  %74 = trunc i64 %70 to i32
  %75 = add i32 %74, -8
  %76 = insertelement <32 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = and <32 x i32> %3, splat (i32 7)
  %79 = icmp eq <32 x i32> %78, zeroinitializer
  %80 = icmp ule <32 x i32> %3, %77
  %81 = and <32 x i1> %79, %80
  %82 = bitcast <32 x i1> %81 to i32
  %83 = or i32 %82, %22
  %84 = icmp eq i32 %83, -1
  br i1 %84, label %85, label %72

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %106

87:
  %88 = phi i64 [ %104, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %69, %91
  %93 = inttoptr i64 %92 to ptr
  %94 = getelementptr inbounds nuw i64, ptr %8, i64 %88
  %95 = load i64, ptr %94, align 16
  store i64 %95, ptr %93, align 8
  %96 = or disjoint i64 %88, 1
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %69, %99
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds nuw i64, ptr %8, i64 %96
  %103 = load i64, ptr %102, align 8
  store i64 %103, ptr %101, align 8
  %104 = add nuw nsw i64 %88, 2
  %105 = icmp samesign ult i64 %88, 30
  br i1 %105, label %87, label %138

106:
  %107 = phi i32 [ %118, %106 ], [ %2, %85 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %7, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = add i64 %69, %112
  %114 = inttoptr i64 %113 to ptr
  %115 = getelementptr inbounds nuw i64, ptr %8, i64 %109
  %116 = load i64, ptr %115, align 8
  store i64 %116, ptr %114, align 8
  %117 = add i32 %107, -1
  %118 = and i32 %117, %107
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %138, label %106

120:
  %121 = phi i32 [ %136, %134 ], [ %2, %72 ]
  %122 = call i32 @llvm.cttz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %7, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = zext i32 %125 to i64
  %127 = or disjoint i64 %126, 1649267441664
  %128 = call i64 @translate(ptr %0, ptr %1, i32 %122, i64 %127, i64 8, i32 %4)
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %134, label %130

130:
  %131 = inttoptr i64 %128 to ptr
  %132 = getelementptr inbounds nuw i64, ptr %8, i64 %123
  %133 = load i64, ptr %132, align 8
  store i64 %133, ptr %131, align 8
  br label %134

134:
  %135 = add i32 %121, -1
  %136 = and i32 %135, %121
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %120

138:
  br label %139

139:
  ret void
}

define void @ld_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [64 x i64], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %149, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 16)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 15
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 511
  %36 = add i64 %34, -512
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %149

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 15
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %79

63:
  %64 = icmp ugt i64 %49, 15
  %65 = add i64 %49, -16
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %79

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  %71 = load i64, ptr %70, align 8
  %72 = insertelement <32 x i64> poison, i64 %71, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %73, ptr %5, align 8
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %75 = getelementptr inbounds nuw i8, ptr %70, i64 8
  %76 = load i64, ptr %75, align 8
  %77 = insertelement <32 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %78, ptr %74, align 8
  br label %149

79:
  store <32 x i32> %3, ptr %7, align 64
  %80 = icmp ugt i64 %49, 15
  br i1 %80, label %82, label %81

81:
  br label %129

82:
  %83 = trunc i64 %49 to i32
  %84 = add i32 %83, -16
  %85 = insertelement <32 x i32> poison, i32 %84, i64 0
  %86 = shufflevector <32 x i32> %85, <32 x i32> poison, <32 x i32> zeroinitializer
  %87 = and <32 x i32> %3, splat (i32 15)
  %88 = icmp eq <32 x i32> %87, zeroinitializer
  %89 = icmp ule <32 x i32> %3, %86
  %90 = and <32 x i1> %88, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = or i32 %91, %57
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %81

94:
  br i1 %17, label %95, label %114

95:
  %96 = phi i64 [ %112, %95 ], [ 0, %94 ]
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = add i64 %99, %52
  %101 = inttoptr i64 %100 to ptr
  %102 = shl nuw nsw i64 %96, 4
  %103 = getelementptr inbounds nuw i8, ptr %9, i64 %102
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %103, ptr align 8 %101, i64 16, i1 false)
  %104 = or disjoint i64 %96, 1
  %105 = getelementptr inbounds nuw i32, ptr %7, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = zext i32 %106 to i64
  %108 = add i64 %107, %52
  %109 = inttoptr i64 %108 to ptr
  %110 = shl nuw nsw i64 %104, 4
  %111 = getelementptr inbounds nuw i8, ptr %9, i64 %110
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %111, ptr align 8 %109, i64 16, i1 false)
  %112 = add nuw nsw i64 %96, 2
  %113 = icmp samesign ult i64 %96, 30
  br i1 %113, label %95, label %148

114:
  %115 = phi i32 [ %127, %114 ], [ %2, %94 ]
  %116 = call i32 @llvm.cttz.i32(i32 %115, i1 true)
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %7, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = zext i32 %119 to i64
  %121 = add i64 %120, %52
  %122 = inttoptr i64 %121 to ptr
  %123 = shl nuw nsw i32 %116, 1
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr %9, i64 %124
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %125, ptr align 8 %122, i64 16, i1 false)
  %126 = add i32 %115, -1
  %127 = and i32 %126, %115
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %148, label %114

129:
  %130 = phi i32 [ %146, %144 ], [ %2, %81 ]
  %131 = call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr inbounds nuw i32, ptr %7, i64 %132
  %134 = load i32, ptr %133, align 4
  %135 = zext i32 %134 to i64
  %136 = or disjoint i64 %135, 1649267441664
  %137 = call i64 @translate(ptr %0, ptr %1, i32 %131, i64 %136, i64 16, i32 %4)
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %144, label %139

139:
  %140 = inttoptr i64 %137 to ptr
  %141 = shl nuw nsw i32 %131, 1
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i64, ptr %9, i64 %142
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %143, ptr align 8 %140, i64 16, i1 false)
  br label %144

144:
  %145 = add i32 %130, -1
  %146 = and i32 %145, %130
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %129

148:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %149

149:
  ret void
}

define void @st_shared_64x2(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [64 x i64], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %119, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 15
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 511
  %37 = add i64 %35, -512
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %119

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 15
  br i1 %49, label %51, label %50

50:
  br label %99

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -16
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 15)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %84

65:
  %66 = phi i64 [ %82, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 4
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 32 %73, i64 16, i1 false)
  %74 = or disjoint i64 %66, 1
  %75 = getelementptr inbounds nuw i32, ptr %7, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %76 to i64
  %78 = add i64 %77, %48
  %79 = inttoptr i64 %78 to ptr
  %80 = shl nuw nsw i64 %74, 4
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 16 %81, i64 16, i1 false)
  %82 = add nuw nsw i64 %66, 2
  %83 = icmp samesign ult i64 %66, 30
  br i1 %83, label %65, label %118

84:
  %85 = phi i32 [ %97, %84 ], [ %2, %64 ]
  %86 = call i32 @llvm.cttz.i32(i32 %85, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %7, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = add i64 %90, %48
  %92 = inttoptr i64 %91 to ptr
  %93 = shl nuw nsw i32 %86, 1
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 16 %95, i64 16, i1 false)
  %96 = add i32 %85, -1
  %97 = and i32 %96, %85
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %118, label %84

99:
  %100 = phi i32 [ %116, %114 ], [ %2, %50 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %7, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = or disjoint i64 %105, 1649267441664
  %107 = call i64 @translate(ptr %0, ptr %1, i32 %101, i64 %106, i64 16, i32 %4)
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %114, label %109

109:
  %110 = inttoptr i64 %107 to ptr
  %111 = shl nuw nsw i32 %101, 1
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr %8, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 16 %113, i64 16, i1 false)
  br label %114

114:
  %115 = add i32 %100, -1
  %116 = and i32 %115, %100
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %99

118:
  br label %119

119:
  ret void
}

define void @ld_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.64, align 64
  %9 = alloca [128 x i64], align 64
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %151, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %16, label %15

15:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 32)
  br label %16

16:
  %17 = icmp eq i32 %2, -1
  br i1 %17, label %18, label %42

18:
  %19 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = add <32 x i32> %19, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %21 = icmp ne <32 x i32> %3, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %42

24:
  %25 = extractelement <32 x i32> %3, i64 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = zext i32 %25 to i64
  %30 = and i64 %29, 31
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %42

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = icmp ugt i64 %34, 1023
  %36 = add i64 %34, -1024
  %37 = icmp uge i64 %36, %29
  %38 = and i1 %35, %37
  br i1 %38, label %39, label %42

39:
  %40 = add i64 %28, %29
  %41 = inttoptr i64 %40 to ptr
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %41, ptr %5)
  br label %151

42:
  store <32 x i32> %3, ptr %8, align 64
  %43 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i32, ptr %8, i64 %44
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %51 = load ptr, ptr %50, align 8
  %52 = ptrtoint ptr %51 to i64
  %53 = insertelement <32 x i32> poison, i32 %46, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = icmp eq <32 x i32> %3, %54
  %56 = bitcast <32 x i1> %55 to i32
  %57 = xor i32 %2, -1
  %58 = or i32 %56, %57
  %59 = icmp eq i32 %58, -1
  %60 = and i64 %47, 31
  %61 = icmp eq i64 %60, 0
  %62 = select i1 %59, i1 %61, i1 false
  br i1 %62, label %63, label %81

63:
  %64 = icmp ugt i64 %49, 31
  %65 = add i64 %49, -32
  %66 = icmp uge i64 %65, %47
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %68, label %81

68:
  %69 = add i64 %52, %47
  %70 = inttoptr i64 %69 to ptr
  br label %71

71:
  %72 = phi i64 [ 0, %68 ], [ %79, %71 ]
  %73 = shl nuw nsw i64 %72, 8
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = getelementptr inbounds nuw i64, ptr %70, i64 %72
  %76 = load i64, ptr %75, align 8
  %77 = insertelement <32 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <32 x i64> %77, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %78, ptr %74, align 8
  %79 = add nuw nsw i64 %72, 1
  %80 = icmp eq i64 %79, 4
  br i1 %80, label %151, label %71

81:
  store <32 x i32> %3, ptr %7, align 64
  %82 = icmp ugt i64 %49, 31
  br i1 %82, label %84, label %83

83:
  br label %131

84:
  %85 = trunc i64 %49 to i32
  %86 = add i32 %85, -32
  %87 = insertelement <32 x i32> poison, i32 %86, i64 0
  %88 = shufflevector <32 x i32> %87, <32 x i32> poison, <32 x i32> zeroinitializer
  %89 = and <32 x i32> %3, splat (i32 31)
  %90 = icmp eq <32 x i32> %89, zeroinitializer
  %91 = icmp ule <32 x i32> %3, %88
  %92 = and <32 x i1> %90, %91
  %93 = bitcast <32 x i1> %92 to i32
  %94 = or i32 %93, %57
  %95 = icmp eq i32 %94, -1
  br i1 %95, label %96, label %83

96:
  br i1 %17, label %97, label %116

97:
  %98 = phi i64 [ %114, %97 ], [ 0, %96 ]
  %99 = getelementptr inbounds nuw i32, ptr %7, i64 %98
  %100 = load i32, ptr %99, align 8
  %101 = zext i32 %100 to i64
  %102 = add i64 %101, %52
  %103 = inttoptr i64 %102 to ptr
  %104 = shl nuw nsw i64 %98, 5
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 %104
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %105, ptr align 8 %103, i64 32, i1 false)
  %106 = or disjoint i64 %98, 1
  %107 = getelementptr inbounds nuw i32, ptr %7, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = add i64 %109, %52
  %111 = inttoptr i64 %110 to ptr
  %112 = shl nuw nsw i64 %106, 5
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %113, ptr align 8 %111, i64 32, i1 false)
  %114 = add nuw nsw i64 %98, 2
  %115 = icmp samesign ult i64 %98, 30
  br i1 %115, label %97, label %150

116:
  %117 = phi i32 [ %129, %116 ], [ %2, %96 ]
  %118 = call i32 @llvm.cttz.i32(i32 %117, i1 true)
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %7, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = add i64 %122, %52
  %124 = inttoptr i64 %123 to ptr
  %125 = shl nuw nsw i32 %118, 2
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i64, ptr %9, i64 %126
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %127, ptr align 8 %124, i64 32, i1 false)
  %128 = add i32 %117, -1
  %129 = and i32 %128, %117
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %150, label %116

131:
  %132 = phi i32 [ %148, %146 ], [ %2, %83 ]
  %133 = call i32 @llvm.cttz.i32(i32 %132, i1 true)
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %7, i64 %134
  %136 = load i32, ptr %135, align 4
  %137 = zext i32 %136 to i64
  %138 = or disjoint i64 %137, 1649267441664
  %139 = call i64 @translate(ptr %0, ptr %1, i32 %133, i64 %138, i64 32, i32 %4)
  %140 = icmp eq i64 %139, 0
  br i1 %140, label %146, label %141

141:
  %142 = inttoptr i64 %139 to ptr
  %143 = shl nuw nsw i32 %133, 2
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i64, ptr %9, i64 %144
  call void @llvm.memcpy.p0.p0.i64(ptr align 32 %145, ptr align 8 %142, i64 32, i1 false)
  br label %146

146:
  %147 = add i32 %132, -1
  %148 = and i32 %147, %132
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %131

150:
  call void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %9, ptr %5)
  br label %151

151:
  ret void
}

define void @st_shared_64x4(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, ptr %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca [128 x i64], align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %119, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = icmp eq i32 %2, -1
  br i1 %18, label %19, label %43

19:
  %20 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %21 = add <32 x i32> %20, <i32 0, i32 32, i32 64, i32 96, i32 128, i32 160, i32 192, i32 224, i32 256, i32 288, i32 320, i32 352, i32 384, i32 416, i32 448, i32 480, i32 512, i32 544, i32 576, i32 608, i32 640, i32 672, i32 704, i32 736, i32 768, i32 800, i32 832, i32 864, i32 896, i32 928, i32 960, i32 992>
  %22 = icmp ne <32 x i32> %3, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %43

25:
  %26 = extractelement <32 x i32> %3, i64 0
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %28 = load ptr, ptr %27, align 8
  %29 = ptrtoint ptr %28 to i64
  %30 = zext i32 %26 to i64
  %31 = and i64 %30, 31
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %33, label %43

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = icmp ugt i64 %35, 1023
  %37 = add i64 %35, -1024
  %38 = icmp uge i64 %37, %30
  %39 = and i1 %36, %38
  br i1 %39, label %40, label %43

40:
  %41 = add i64 %29, %30
  %42 = inttoptr i64 %41 to ptr
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %42, ptr %5)
  br label %119

43:
  call void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %8, ptr %5)
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  store <32 x i32> %3, ptr %7, align 64
  %49 = icmp ugt i64 %45, 31
  br i1 %49, label %51, label %50

50:
  br label %99

51:
  %52 = trunc i64 %45 to i32
  %53 = add i32 %52, -32
  %54 = insertelement <32 x i32> poison, i32 %53, i64 0
  %55 = shufflevector <32 x i32> %54, <32 x i32> poison, <32 x i32> zeroinitializer
  %56 = and <32 x i32> %3, splat (i32 31)
  %57 = icmp eq <32 x i32> %56, zeroinitializer
  %58 = icmp ule <32 x i32> %3, %55
  %59 = and <32 x i1> %57, %58
  %60 = bitcast <32 x i1> %59 to i32
  %61 = xor i32 %2, -1
  %62 = or i32 %60, %61
  %63 = icmp eq i32 %62, -1
  br i1 %63, label %64, label %50

64:
  br i1 %18, label %65, label %84

65:
  %66 = phi i64 [ %82, %65 ], [ 0, %64 ]
  %67 = getelementptr inbounds nuw i32, ptr %7, i64 %66
  %68 = load i32, ptr %67, align 8
  %69 = zext i32 %68 to i64
  %70 = add i64 %69, %48
  %71 = inttoptr i64 %70 to ptr
  %72 = shl nuw nsw i64 %66, 5
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 %72
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 64 %73, i64 32, i1 false)
  %74 = or disjoint i64 %66, 1
  %75 = getelementptr inbounds nuw i32, ptr %7, i64 %74
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %76 to i64
  %78 = add i64 %77, %48
  %79 = inttoptr i64 %78 to ptr
  %80 = shl nuw nsw i64 %74, 5
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %79, ptr align 32 %81, i64 32, i1 false)
  %82 = add nuw nsw i64 %66, 2
  %83 = icmp samesign ult i64 %66, 30
  br i1 %83, label %65, label %118

84:
  %85 = phi i32 [ %97, %84 ], [ %2, %64 ]
  %86 = call i32 @llvm.cttz.i32(i32 %85, i1 true)
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i32, ptr %7, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = zext i32 %89 to i64
  %91 = add i64 %90, %48
  %92 = inttoptr i64 %91 to ptr
  %93 = shl nuw nsw i32 %86, 2
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw i64, ptr %8, i64 %94
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %92, ptr align 32 %95, i64 32, i1 false)
  %96 = add i32 %85, -1
  %97 = and i32 %96, %85
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %118, label %84

99:
  %100 = phi i32 [ %116, %114 ], [ %2, %50 ]
  %101 = call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %7, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = or disjoint i64 %105, 1649267441664
  %107 = call i64 @translate(ptr %0, ptr %1, i32 %101, i64 %106, i64 32, i32 %4)
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %114, label %109

109:
  %110 = inttoptr i64 %107 to ptr
  %111 = shl nuw nsw i32 %101, 2
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr %8, i64 %112
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %110, ptr align 32 %113, i64 32, i1 false)
  br label %114

114:
  %115 = add i32 %100, -1
  %116 = and i32 %115, %100
  %117 = icmp eq i32 %116, 0
  br i1 %117, label %118, label %99

118:
  br label %119

119:
  ret void
}

define <32 x i128> @ld_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4) {
  %6 = alloca %struct.Lanes.64, align 64
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.107, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %166, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %15, label %14

14:
  call void @hold(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, i32 16)
  br label %15

15:
  %16 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %17 = add <32 x i32> %16, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %18 = icmp eq <32 x i32> %3, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = xor i32 %2, -1
  %21 = or i32 %19, %20
  %22 = icmp eq i32 %21, -1
  br i1 %22, label %29, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  br label %68

29:
  %30 = extractelement <32 x i32> %3, i64 0
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %34 = load ptr, ptr %33, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = zext i32 %30 to i64
  %37 = add i64 %35, %36
  %38 = inttoptr i64 %37 to ptr
  %39 = icmp eq i32 %2, -1
  %40 = and i64 %36, 15
  %41 = icmp eq i64 %40, 0
  %42 = and i1 %39, %41
  br i1 %42, label %43, label %50

43:
  %44 = icmp ugt i64 %32, 511
  %45 = add i64 %32, -512
  %46 = icmp uge i64 %45, %36
  %47 = and i1 %44, %46
  br i1 %47, label %48, label %51

48:
  %49 = load <32 x i128>, ptr %38, align 16
  br label %166

50:
  br i1 %41, label %51, label %68

51:
  %52 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %53 = zext nneg i32 %52 to i64
  %54 = shl nuw nsw i64 %53, 4
  %55 = add nuw nsw i64 %54, %36
  %56 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %57 = sub nuw nsw i32 32, %56
  %58 = zext nneg i32 %57 to i64
  %59 = sub nsw i64 %58, %53
  %60 = shl nsw i64 %59, 4
  %61 = icmp ule i64 %60, %32
  %62 = sub nuw i64 %32, %60
  %63 = icmp ule i64 %55, %62
  %64 = select i1 %61, i1 %63, i1 false
  br i1 %64, label %65, label %68

65:
  %66 = bitcast i32 %2 to <32 x i1>
  %67 = call <32 x i128> @llvm.masked.load.v32i128.p0(ptr align 16 %38, <32 x i1> %66, <32 x i128> zeroinitializer)
  br label %166

68:
  %69 = phi i64 [ %28, %23 ], [ %35, %50 ], [ %35, %51 ]
  %70 = phi i64 [ %25, %23 ], [ %32, %50 ], [ %32, %51 ]
  store <32 x i32> %3, ptr %7, align 64
  %71 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %7, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = insertelement <32 x i32> poison, i32 %74, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = icmp eq <32 x i32> %3, %77
  %79 = bitcast <32 x i1> %78 to i32
  %80 = or i32 %79, %20
  %81 = icmp eq i32 %80, -1
  %82 = and i64 %75, 15
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %85, label %96

85:
  %86 = icmp ugt i64 %70, 15
  %87 = add i64 %70, -16
  %88 = icmp uge i64 %87, %75
  %89 = select i1 %86, i1 %88, i1 false
  br i1 %89, label %90, label %96

90:
  %91 = add i64 %69, %75
  %92 = inttoptr i64 %91 to ptr
  %93 = load i128, ptr %92, align 16
  %94 = insertelement <32 x i128> poison, i128 %93, i64 0
  %95 = shufflevector <32 x i128> %94, <32 x i128> poison, <32 x i32> zeroinitializer
  br label %166

96:
  store <32 x i128> zeroinitializer, ptr %8, align 64
  store <32 x i32> %3, ptr %6, align 64
  %97 = icmp ugt i64 %70, 15
  br i1 %97, label %99, label %98

98:
  br label %146

99:
  %100 = trunc i64 %70 to i32
  %101 = add i32 %100, -16
  %102 = insertelement <32 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  %104 = and <32 x i32> %3, splat (i32 15)
  %105 = icmp eq <32 x i32> %104, zeroinitializer
  %106 = icmp ule <32 x i32> %3, %103
  %107 = and <32 x i1> %105, %106
  %108 = bitcast <32 x i1> %107 to i32
  %109 = or i32 %108, %20
  %110 = icmp eq i32 %109, -1
  br i1 %110, label %111, label %98

111:
  %112 = icmp eq i32 %2, -1
  br i1 %112, label %113, label %132

113:
  %114 = phi i64 [ %130, %113 ], [ 0, %111 ]
  %115 = getelementptr inbounds nuw i32, ptr %6, i64 %114
  %116 = load i32, ptr %115, align 8
  %117 = zext i32 %116 to i64
  %118 = add i64 %69, %117
  %119 = inttoptr i64 %118 to ptr
  %120 = load i128, ptr %119, align 16
  %121 = getelementptr inbounds nuw i128, ptr %8, i64 %114
  store i128 %120, ptr %121, align 32
  %122 = or disjoint i64 %114, 1
  %123 = getelementptr inbounds nuw i32, ptr %6, i64 %122
  %124 = load i32, ptr %123, align 4
  %125 = zext i32 %124 to i64
  %126 = add i64 %69, %125
  %127 = inttoptr i64 %126 to ptr
  %128 = load i128, ptr %127, align 16
  %129 = getelementptr inbounds nuw i128, ptr %8, i64 %122
  store i128 %128, ptr %129, align 16
  %130 = add nuw nsw i64 %114, 2
  %131 = icmp samesign ult i64 %114, 30
  br i1 %131, label %113, label %164

132:
  %133 = phi i32 [ %144, %132 ], [ %2, %111 ]
  %134 = call i32 @llvm.cttz.i32(i32 %133, i1 true)
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i32, ptr %6, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = zext i32 %137 to i64
  %139 = add i64 %69, %138
  %140 = inttoptr i64 %139 to ptr
  %141 = load i128, ptr %140, align 16
  %142 = getelementptr inbounds nuw i128, ptr %8, i64 %135
  store i128 %141, ptr %142, align 16
  %143 = add i32 %133, -1
  %144 = and i32 %143, %133
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %164, label %132

146:
  %147 = phi i32 [ %162, %160 ], [ %2, %98 ]
  %148 = call i32 @llvm.cttz.i32(i32 %147, i1 true)
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr %6, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = zext i32 %151 to i64
  %153 = or disjoint i64 %152, 1649267441664
  %154 = call i64 @translate(ptr %0, ptr %1, i32 %148, i64 %153, i64 16, i32 %4)
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %160, label %156

156:
  %157 = inttoptr i64 %154 to ptr
  %158 = load i128, ptr %157, align 16
  %159 = getelementptr inbounds nuw i128, ptr %8, i64 %149
  store i128 %158, ptr %159, align 16
  br label %160

160:
  %161 = add i32 %147, -1
  %162 = and i32 %161, %147
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %164, label %146

164:
  %165 = load <32 x i128>, ptr %8, align 64
  br label %166

166:
  %167 = phi <32 x i128> [ %67, %65 ], [ zeroinitializer, %5 ], [ %49, %48 ], [ %95, %90 ], [ %165, %164 ]
  ret <32 x i128> %167
}

define void @st_shared_128x1(ptr %0, ptr %1, i32 %2, <32 x i32> %3, i32 %4, <32 x i128> %5) {
  %7 = alloca %struct.Lanes.64, align 64
  %8 = alloca %struct.Lanes.107, align 64
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %139, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = zext <32 x i32> %3 to <32 x i64>
  %16 = or disjoint <32 x i64> %15, splat (i64 1649267441664)
  call void @record(ptr %0, ptr %1, i32 %2, <32 x i64> %16, i32 %4)
  br label %17

17:
  %18 = shufflevector <32 x i32> %3, <32 x i32> poison, <32 x i32> zeroinitializer
  %19 = add <32 x i32> %18, <i32 0, i32 16, i32 32, i32 48, i32 64, i32 80, i32 96, i32 112, i32 128, i32 144, i32 160, i32 176, i32 192, i32 208, i32 224, i32 240, i32 256, i32 272, i32 288, i32 304, i32 320, i32 336, i32 352, i32 368, i32 384, i32 400, i32 416, i32 432, i32 448, i32 464, i32 480, i32 496>
  %20 = icmp eq <32 x i32> %3, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = xor i32 %2, -1
  %23 = or i32 %21, %22
  %24 = icmp eq i32 %23, -1
  br i1 %24, label %31, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = load ptr, ptr %28, align 8
  %30 = ptrtoint ptr %29 to i64
  br label %68

31:
  %32 = extractelement <32 x i32> %3, i64 0
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %36 = load ptr, ptr %35, align 8
  %37 = ptrtoint ptr %36 to i64
  %38 = zext i32 %32 to i64
  %39 = add i64 %37, %38
  %40 = inttoptr i64 %39 to ptr
  %41 = icmp eq i32 %2, -1
  %42 = and i64 %38, 15
  %43 = icmp eq i64 %42, 0
  %44 = and i1 %41, %43
  br i1 %44, label %45, label %51

45:
  %46 = icmp ugt i64 %34, 511
  %47 = add i64 %34, -512
  %48 = icmp uge i64 %47, %38
  %49 = and i1 %46, %48
  br i1 %49, label %50, label %52

50:
  store <32 x i128> %5, ptr %40, align 16
  br label %139

51:
  br i1 %43, label %52, label %68

52:
  %53 = call i32 @llvm.cttz.i32(i32 %2, i1 true)
  %54 = zext nneg i32 %53 to i64
  %55 = shl nuw nsw i64 %54, 4
  %56 = add nuw nsw i64 %55, %38
  %57 = call i32 @llvm.ctlz.i32(i32 %2, i1 true)
  %58 = sub nuw nsw i32 32, %57
  %59 = zext nneg i32 %58 to i64
  %60 = sub nsw i64 %59, %54
  %61 = shl nsw i64 %60, 4
  %62 = icmp ule i64 %61, %34
  %63 = sub nuw i64 %34, %61
  %64 = icmp ule i64 %56, %63
  %65 = select i1 %62, i1 %64, i1 false
  br i1 %65, label %66, label %68

66:
  %67 = bitcast i32 %2 to <32 x i1>
  call void @llvm.masked.store.v32i128.p0(<32 x i128> %5, ptr align 16 %40, <32 x i1> %67)
  br label %139

68:
  %69 = phi i64 [ %30, %25 ], [ %37, %51 ], [ %37, %52 ]
  %70 = phi i64 [ %27, %25 ], [ %34, %51 ], [ %34, %52 ]
  store <32 x i128> %5, ptr %8, align 64
  store <32 x i32> %3, ptr %7, align 64
  %71 = icmp ugt i64 %70, 15
  br i1 %71, label %73, label %72

72:
  br label %120

73:
  %74 = trunc i64 %70 to i32
  %75 = add i32 %74, -16
  %76 = insertelement <32 x i32> poison, i32 %75, i64 0
  %77 = shufflevector <32 x i32> %76, <32 x i32> poison, <32 x i32> zeroinitializer
  %78 = and <32 x i32> %3, splat (i32 15)
  %79 = icmp eq <32 x i32> %78, zeroinitializer
  %80 = icmp ule <32 x i32> %3, %77
  %81 = and <32 x i1> %79, %80
  %82 = bitcast <32 x i1> %81 to i32
  %83 = or i32 %82, %22
  %84 = icmp eq i32 %83, -1
  br i1 %84, label %85, label %72

85:
  %86 = icmp eq i32 %2, -1
  br i1 %86, label %87, label %106

87:
  %88 = phi i64 [ %104, %87 ], [ 0, %85 ]
  %89 = getelementptr inbounds nuw i32, ptr %7, i64 %88
  %90 = load i32, ptr %89, align 8
  %91 = zext i32 %90 to i64
  %92 = add i64 %69, %91
  %93 = inttoptr i64 %92 to ptr
  %94 = getelementptr inbounds nuw i128, ptr %8, i64 %88
  %95 = load i128, ptr %94, align 32
  store i128 %95, ptr %93, align 16
  %96 = or disjoint i64 %88, 1
  %97 = getelementptr inbounds nuw i32, ptr %7, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = zext i32 %98 to i64
  %100 = add i64 %69, %99
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds nuw i128, ptr %8, i64 %96
  %103 = load i128, ptr %102, align 16
  store i128 %103, ptr %101, align 16
  %104 = add nuw nsw i64 %88, 2
  %105 = icmp samesign ult i64 %88, 30
  br i1 %105, label %87, label %138

106:
  %107 = phi i32 [ %118, %106 ], [ %2, %85 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %7, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = add i64 %69, %112
  %114 = inttoptr i64 %113 to ptr
  %115 = getelementptr inbounds nuw i128, ptr %8, i64 %109
  %116 = load i128, ptr %115, align 16
  store i128 %116, ptr %114, align 16
  %117 = add i32 %107, -1
  %118 = and i32 %117, %107
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %138, label %106

120:
  %121 = phi i32 [ %136, %134 ], [ %2, %72 ]
  %122 = call i32 @llvm.cttz.i32(i32 %121, i1 true)
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %7, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = zext i32 %125 to i64
  %127 = or disjoint i64 %126, 1649267441664
  %128 = call i64 @translate(ptr %0, ptr %1, i32 %122, i64 %127, i64 16, i32 %4)
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %134, label %130

130:
  %131 = inttoptr i64 %128 to ptr
  %132 = getelementptr inbounds nuw i128, ptr %8, i64 %123
  %133 = load i128, ptr %132, align 16
  store i128 %133, ptr %131, align 16
  br label %134

134:
  %135 = add i32 %121, -1
  %136 = and i32 %135, %121
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %120

138:
  br label %139

139:
  ret void
}

declare void @record(ptr, ptr, i32, <32 x i64>, i32)

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)

declare i32 @llvm.ctlz.i32(i32, i1 immarg)

declare i32 @llvm.cttz.i32(i32, i1 immarg)

declare i64 @translate(ptr, ptr, i32, i64, i64, i32)

define internal void @_ZN12_GLOBAL__N_110take_apartIhLj2EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = shl nuw nsw i64 %5, 1
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <16 x i8>, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %5
  %10 = shufflevector <16 x i8> %8, <16 x i8> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store <8 x i8> %10, ptr %9, align 1
  %11 = shufflevector <16 x i8> %8, <16 x i8> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store <8 x i8> %11, ptr %12, align 1
  %13 = add nuw nsw i64 %5, 8
  %14 = icmp samesign ult i64 %5, 24
  br i1 %14, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIhLj2EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ]
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 %4
  %6 = load <8 x i8>, ptr %5, align 1
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %8 = load <8 x i8>, ptr %7, align 1
  %9 = shufflevector <8 x i8> %6, <8 x i8> %8, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %10 = shl nuw nsw i64 %4, 1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store <16 x i8> %9, ptr %11, align 1
  %12 = add nuw nsw i64 %4, 8
  %13 = icmp samesign ult i64 %4, 24
  br i1 %13, label %3, label %14

14:
  ret void
}

define internal void @_ZN12_GLOBAL__N_110take_apartIhLj4EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %17, %4 ]
  %6 = shl nuw nsw i64 %5, 2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <32 x i8>, ptr %7, align 1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 %5
  %10 = shufflevector <32 x i8> %8, <32 x i8> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  store <8 x i8> %10, ptr %9, align 1
  %11 = shufflevector <32 x i8> %8, <32 x i8> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store <8 x i8> %11, ptr %12, align 1
  %13 = shufflevector <32 x i8> %8, <32 x i8> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store <8 x i8> %13, ptr %14, align 1
  %15 = shufflevector <32 x i8> %8, <32 x i8> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 96
  store <8 x i8> %15, ptr %16, align 1
  %17 = add nuw nsw i64 %5, 8
  %18 = icmp samesign ult i64 %5, 24
  br i1 %18, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIhLj4EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %76, %3 ]
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 %4
  %6 = load <8 x i8>, ptr %5, align 1
  %7 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %9 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i8> %6, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %15 = load <8 x i8>, ptr %14, align 1
  %16 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %22 = shufflevector <8 x i8> %15, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <8 x i8> %6, <8 x i8> %15, <32 x i32> <i32 0, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %25 = load <8 x i8>, ptr %24, align 1
  %26 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %30 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %31 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %33 = shufflevector <8 x i8> %25, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <32 x i8> %23, <32 x i8> %26, <32 x i32> <i32 0, i32 1, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %36 = load <8 x i8>, ptr %35, align 1
  %37 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %39 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <8 x i8> %36, <8 x i8> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %45 = shufflevector <32 x i8> %34, <32 x i8> %37, <32 x i32> <i32 0, i32 1, i32 2, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <32 x i8> %45, <32 x i8> %7, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <32 x i8> %46, <32 x i8> %16, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <32 x i8> %47, <32 x i8> %27, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <32 x i8> %48, <32 x i8> %38, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <32 x i8> %49, <32 x i8> %8, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <32 x i8> %50, <32 x i8> %17, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %52 = shufflevector <32 x i8> %51, <32 x i8> %28, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <32 x i8> %52, <32 x i8> %39, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <32 x i8> %53, <32 x i8> %9, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <32 x i8> %54, <32 x i8> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %56 = shufflevector <32 x i8> %55, <32 x i8> %29, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = shufflevector <32 x i8> %56, <32 x i8> %40, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = shufflevector <32 x i8> %57, <32 x i8> %10, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %59 = shufflevector <32 x i8> %58, <32 x i8> %19, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %60 = shufflevector <32 x i8> %59, <32 x i8> %30, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <32 x i8> %60, <32 x i8> %41, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = shufflevector <32 x i8> %61, <32 x i8> %11, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %63 = shufflevector <32 x i8> %62, <32 x i8> %20, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %64 = shufflevector <32 x i8> %63, <32 x i8> %31, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %65 = shufflevector <32 x i8> %64, <32 x i8> %42, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <32 x i8> %65, <32 x i8> %12, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <32 x i8> %66, <32 x i8> %21, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = shufflevector <32 x i8> %67, <32 x i8> %32, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %69 = shufflevector <32 x i8> %68, <32 x i8> %43, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 38, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <32 x i8> %69, <32 x i8> %13, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 39, i32 poison, i32 poison, i32 poison>
  %71 = shufflevector <32 x i8> %70, <32 x i8> %22, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 39, i32 poison, i32 poison>
  %72 = shufflevector <32 x i8> %71, <32 x i8> %33, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 39, i32 poison>
  %73 = shufflevector <32 x i8> %72, <32 x i8> %44, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 39>
  %74 = shl nuw nsw i64 %4, 2
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store <32 x i8> %73, ptr %75, align 1
  %76 = add nuw nsw i64 %4, 8
  %77 = icmp samesign ult i64 %4, 24
  br i1 %77, label %3, label %78

78:
  ret void
}

define internal void @_ZN12_GLOBAL__N_110take_apartItLj2EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = shl nuw nsw i64 %5, 2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <16 x i16>, ptr %7, align 2
  %9 = getelementptr inbounds nuw i16, ptr %1, i64 %5
  %10 = shufflevector <16 x i16> %8, <16 x i16> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store <8 x i16> %10, ptr %9, align 2
  %11 = shufflevector <16 x i16> %8, <16 x i16> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store <8 x i16> %11, ptr %12, align 2
  %13 = add nuw nsw i64 %5, 8
  %14 = icmp samesign ult i64 %5, 24
  br i1 %14, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherItLj2EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ]
  %5 = getelementptr inbounds nuw i16, ptr %1, i64 %4
  %6 = load <8 x i16>, ptr %5, align 2
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %8 = load <8 x i16>, ptr %7, align 2
  %9 = shufflevector <8 x i16> %6, <8 x i16> %8, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %10 = shl nuw nsw i64 %4, 2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store <16 x i16> %9, ptr %11, align 2
  %12 = add nuw nsw i64 %4, 8
  %13 = icmp samesign ult i64 %4, 24
  br i1 %13, label %3, label %14

14:
  ret void
}

define internal void @_ZN12_GLOBAL__N_110take_apartItLj4EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %17, %4 ]
  %6 = shl nuw nsw i64 %5, 3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <32 x i16>, ptr %7, align 2
  %9 = getelementptr inbounds nuw i16, ptr %1, i64 %5
  %10 = shufflevector <32 x i16> %8, <32 x i16> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  store <8 x i16> %10, ptr %9, align 2
  %11 = shufflevector <32 x i16> %8, <32 x i16> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store <8 x i16> %11, ptr %12, align 2
  %13 = shufflevector <32 x i16> %8, <32 x i16> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store <8 x i16> %13, ptr %14, align 2
  %15 = shufflevector <32 x i16> %8, <32 x i16> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 192
  store <8 x i16> %15, ptr %16, align 2
  %17 = add nuw nsw i64 %5, 8
  %18 = icmp samesign ult i64 %5, 24
  br i1 %18, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherItLj4EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %76, %3 ]
  %5 = getelementptr inbounds nuw i16, ptr %1, i64 %4
  %6 = load <8 x i16>, ptr %5, align 2
  %7 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %9 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i16> %6, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %15 = load <8 x i16>, ptr %14, align 2
  %16 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %22 = shufflevector <8 x i16> %15, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <8 x i16> %6, <8 x i16> %15, <32 x i32> <i32 0, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %25 = load <8 x i16>, ptr %24, align 2
  %26 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %30 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %31 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %33 = shufflevector <8 x i16> %25, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <32 x i16> %23, <32 x i16> %26, <32 x i32> <i32 0, i32 1, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %36 = load <8 x i16>, ptr %35, align 2
  %37 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %39 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <8 x i16> %36, <8 x i16> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %45 = shufflevector <32 x i16> %34, <32 x i16> %37, <32 x i32> <i32 0, i32 1, i32 2, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <32 x i16> %45, <32 x i16> %7, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <32 x i16> %46, <32 x i16> %16, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <32 x i16> %47, <32 x i16> %27, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <32 x i16> %48, <32 x i16> %38, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <32 x i16> %49, <32 x i16> %8, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <32 x i16> %50, <32 x i16> %17, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %52 = shufflevector <32 x i16> %51, <32 x i16> %28, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <32 x i16> %52, <32 x i16> %39, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <32 x i16> %53, <32 x i16> %9, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <32 x i16> %54, <32 x i16> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %56 = shufflevector <32 x i16> %55, <32 x i16> %29, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = shufflevector <32 x i16> %56, <32 x i16> %40, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = shufflevector <32 x i16> %57, <32 x i16> %10, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %59 = shufflevector <32 x i16> %58, <32 x i16> %19, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %60 = shufflevector <32 x i16> %59, <32 x i16> %30, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <32 x i16> %60, <32 x i16> %41, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = shufflevector <32 x i16> %61, <32 x i16> %11, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %63 = shufflevector <32 x i16> %62, <32 x i16> %20, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %64 = shufflevector <32 x i16> %63, <32 x i16> %31, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %65 = shufflevector <32 x i16> %64, <32 x i16> %42, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <32 x i16> %65, <32 x i16> %12, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <32 x i16> %66, <32 x i16> %21, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = shufflevector <32 x i16> %67, <32 x i16> %32, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %69 = shufflevector <32 x i16> %68, <32 x i16> %43, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 38, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <32 x i16> %69, <32 x i16> %13, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 39, i32 poison, i32 poison, i32 poison>
  %71 = shufflevector <32 x i16> %70, <32 x i16> %22, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 39, i32 poison, i32 poison>
  %72 = shufflevector <32 x i16> %71, <32 x i16> %33, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 39, i32 poison>
  %73 = shufflevector <32 x i16> %72, <32 x i16> %44, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 39>
  %74 = shl nuw nsw i64 %4, 3
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store <32 x i16> %73, ptr %75, align 2
  %76 = add nuw nsw i64 %4, 8
  %77 = icmp samesign ult i64 %4, 24
  br i1 %77, label %3, label %78

78:
  ret void
}

declare <32 x i32> @llvm.masked.load.v32i32.p0(ptr, <32 x i1>, <32 x i32>)

declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, <32 x i1>)

define internal void @_ZN12_GLOBAL__N_110take_apartIjLj2EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = shl nuw nsw i64 %5, 3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <16 x i32>, ptr %7, align 4
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %10 = shufflevector <16 x i32> %8, <16 x i32> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store <8 x i32> %10, ptr %9, align 4
  %11 = shufflevector <16 x i32> %8, <16 x i32> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store <8 x i32> %11, ptr %12, align 4
  %13 = add nuw nsw i64 %5, 8
  %14 = icmp samesign ult i64 %5, 24
  br i1 %14, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIjLj2EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %6 = load <8 x i32>, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %8 = load <8 x i32>, ptr %7, align 4
  %9 = shufflevector <8 x i32> %6, <8 x i32> %8, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %10 = shl nuw nsw i64 %4, 3
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store <16 x i32> %9, ptr %11, align 4
  %12 = add nuw nsw i64 %4, 8
  %13 = icmp samesign ult i64 %4, 24
  br i1 %13, label %3, label %14

14:
  ret void
}

define internal void @_ZN12_GLOBAL__N_110take_apartIjLj4EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %17, %4 ]
  %6 = shl nuw nsw i64 %5, 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <32 x i32>, ptr %7, align 4
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %10 = shufflevector <32 x i32> %8, <32 x i32> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  store <8 x i32> %10, ptr %9, align 4
  %11 = shufflevector <32 x i32> %8, <32 x i32> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store <8 x i32> %11, ptr %12, align 4
  %13 = shufflevector <32 x i32> %8, <32 x i32> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store <8 x i32> %13, ptr %14, align 4
  %15 = shufflevector <32 x i32> %8, <32 x i32> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 384
  store <8 x i32> %15, ptr %16, align 4
  %17 = add nuw nsw i64 %5, 8
  %18 = icmp samesign ult i64 %5, 24
  br i1 %18, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIjLj4EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %76, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %6 = load <8 x i32>, ptr %5, align 4
  %7 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %9 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i32> %6, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %15 = load <8 x i32>, ptr %14, align 4
  %16 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %22 = shufflevector <8 x i32> %15, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <8 x i32> %6, <8 x i32> %15, <32 x i32> <i32 0, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %25 = load <8 x i32>, ptr %24, align 4
  %26 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %30 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %31 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %33 = shufflevector <8 x i32> %25, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <32 x i32> %23, <32 x i32> %26, <32 x i32> <i32 0, i32 1, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %36 = load <8 x i32>, ptr %35, align 4
  %37 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %39 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <8 x i32> %36, <8 x i32> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %45 = shufflevector <32 x i32> %34, <32 x i32> %37, <32 x i32> <i32 0, i32 1, i32 2, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <32 x i32> %45, <32 x i32> %7, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <32 x i32> %46, <32 x i32> %16, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <32 x i32> %47, <32 x i32> %27, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <32 x i32> %48, <32 x i32> %38, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <32 x i32> %49, <32 x i32> %8, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <32 x i32> %50, <32 x i32> %17, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %52 = shufflevector <32 x i32> %51, <32 x i32> %28, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <32 x i32> %52, <32 x i32> %39, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <32 x i32> %53, <32 x i32> %9, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <32 x i32> %54, <32 x i32> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %56 = shufflevector <32 x i32> %55, <32 x i32> %29, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = shufflevector <32 x i32> %56, <32 x i32> %40, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = shufflevector <32 x i32> %57, <32 x i32> %10, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %59 = shufflevector <32 x i32> %58, <32 x i32> %19, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %60 = shufflevector <32 x i32> %59, <32 x i32> %30, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <32 x i32> %60, <32 x i32> %41, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = shufflevector <32 x i32> %61, <32 x i32> %11, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %63 = shufflevector <32 x i32> %62, <32 x i32> %20, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %64 = shufflevector <32 x i32> %63, <32 x i32> %31, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %65 = shufflevector <32 x i32> %64, <32 x i32> %42, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <32 x i32> %65, <32 x i32> %12, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <32 x i32> %66, <32 x i32> %21, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = shufflevector <32 x i32> %67, <32 x i32> %32, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %69 = shufflevector <32 x i32> %68, <32 x i32> %43, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 38, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <32 x i32> %69, <32 x i32> %13, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 39, i32 poison, i32 poison, i32 poison>
  %71 = shufflevector <32 x i32> %70, <32 x i32> %22, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 39, i32 poison, i32 poison>
  %72 = shufflevector <32 x i32> %71, <32 x i32> %33, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 39, i32 poison>
  %73 = shufflevector <32 x i32> %72, <32 x i32> %44, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 39>
  %74 = shl nuw nsw i64 %4, 4
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store <32 x i32> %73, ptr %75, align 4
  %76 = add nuw nsw i64 %4, 8
  %77 = icmp samesign ult i64 %4, 24
  br i1 %77, label %3, label %78

78:
  ret void
}

define internal void @_ZN12_GLOBAL__N_110take_apartIjLj8EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %25, %4 ]
  %6 = shl nuw nsw i64 %5, 5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <64 x i32>, ptr %7, align 4
  %9 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  %10 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 0, i32 8, i32 16, i32 24, i32 32, i32 40, i32 48, i32 56>
  store <8 x i32> %10, ptr %9, align 4
  %11 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 1, i32 9, i32 17, i32 25, i32 33, i32 41, i32 49, i32 57>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store <8 x i32> %11, ptr %12, align 4
  %13 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 2, i32 10, i32 18, i32 26, i32 34, i32 42, i32 50, i32 58>
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store <8 x i32> %13, ptr %14, align 4
  %15 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 3, i32 11, i32 19, i32 27, i32 35, i32 43, i32 51, i32 59>
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 384
  store <8 x i32> %15, ptr %16, align 4
  %17 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 4, i32 12, i32 20, i32 28, i32 36, i32 44, i32 52, i32 60>
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 512
  store <8 x i32> %17, ptr %18, align 4
  %19 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 5, i32 13, i32 21, i32 29, i32 37, i32 45, i32 53, i32 61>
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 640
  store <8 x i32> %19, ptr %20, align 4
  %21 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 6, i32 14, i32 22, i32 30, i32 38, i32 46, i32 54, i32 62>
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 768
  store <8 x i32> %21, ptr %22, align 4
  %23 = shufflevector <64 x i32> %8, <64 x i32> poison, <8 x i32> <i32 7, i32 15, i32 23, i32 31, i32 39, i32 47, i32 55, i32 63>
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 896
  store <8 x i32> %23, ptr %24, align 4
  %25 = add nuw nsw i64 %5, 8
  %26 = icmp samesign ult i64 %5, 24
  br i1 %26, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIjLj8EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %148, %3 ]
  %5 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  %6 = load <8 x i32>, ptr %5, align 4
  %7 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %9 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i32> %6, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %15 = load <8 x i32>, ptr %14, align 4
  %16 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %22 = shufflevector <8 x i32> %15, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <8 x i32> %6, <8 x i32> %15, <64 x i32> <i32 0, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %25 = load <8 x i32>, ptr %24, align 4
  %26 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %30 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %31 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %33 = shufflevector <8 x i32> %25, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <64 x i32> %23, <64 x i32> %26, <64 x i32> <i32 0, i32 1, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %36 = load <8 x i32>, ptr %35, align 4
  %37 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %39 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <8 x i32> %36, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %45 = shufflevector <64 x i32> %34, <64 x i32> %37, <64 x i32> <i32 0, i32 1, i32 2, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %47 = load <8 x i32>, ptr %46, align 4
  %48 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %52 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <8 x i32> %47, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %56 = shufflevector <64 x i32> %45, <64 x i32> %48, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 640
  %58 = load <8 x i32>, ptr %57, align 4
  %59 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %60 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %63 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %64 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %65 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <8 x i32> %58, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <64 x i32> %56, <64 x i32> %59, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %69 = load <8 x i32>, ptr %68, align 4
  %70 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %71 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %72 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %73 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %74 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %75 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %76 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %77 = shufflevector <8 x i32> %69, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %78 = shufflevector <64 x i32> %67, <64 x i32> %70, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %79 = getelementptr inbounds nuw i8, ptr %5, i64 896
  %80 = load <8 x i32>, ptr %79, align 4
  %81 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %82 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %83 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %84 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %85 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %86 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %87 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %88 = shufflevector <8 x i32> %80, <8 x i32> poison, <64 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %89 = shufflevector <64 x i32> %78, <64 x i32> %81, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 64, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %90 = shufflevector <64 x i32> %89, <64 x i32> %7, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %91 = shufflevector <64 x i32> %90, <64 x i32> %16, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %92 = shufflevector <64 x i32> %91, <64 x i32> %27, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %93 = shufflevector <64 x i32> %92, <64 x i32> %38, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %94 = shufflevector <64 x i32> %93, <64 x i32> %49, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %95 = shufflevector <64 x i32> %94, <64 x i32> %60, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %96 = shufflevector <64 x i32> %95, <64 x i32> %71, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %97 = shufflevector <64 x i32> %96, <64 x i32> %82, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 65, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %98 = shufflevector <64 x i32> %97, <64 x i32> %8, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %99 = shufflevector <64 x i32> %98, <64 x i32> %17, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %100 = shufflevector <64 x i32> %99, <64 x i32> %28, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %101 = shufflevector <64 x i32> %100, <64 x i32> %39, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %102 = shufflevector <64 x i32> %101, <64 x i32> %50, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %103 = shufflevector <64 x i32> %102, <64 x i32> %61, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %104 = shufflevector <64 x i32> %103, <64 x i32> %72, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %105 = shufflevector <64 x i32> %104, <64 x i32> %83, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 66, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %106 = shufflevector <64 x i32> %105, <64 x i32> %9, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %107 = shufflevector <64 x i32> %106, <64 x i32> %18, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %108 = shufflevector <64 x i32> %107, <64 x i32> %29, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %109 = shufflevector <64 x i32> %108, <64 x i32> %40, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %110 = shufflevector <64 x i32> %109, <64 x i32> %51, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %111 = shufflevector <64 x i32> %110, <64 x i32> %62, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %112 = shufflevector <64 x i32> %111, <64 x i32> %73, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %113 = shufflevector <64 x i32> %112, <64 x i32> %84, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 67, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %114 = shufflevector <64 x i32> %113, <64 x i32> %10, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %115 = shufflevector <64 x i32> %114, <64 x i32> %19, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %116 = shufflevector <64 x i32> %115, <64 x i32> %30, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %117 = shufflevector <64 x i32> %116, <64 x i32> %41, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %118 = shufflevector <64 x i32> %117, <64 x i32> %52, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %119 = shufflevector <64 x i32> %118, <64 x i32> %63, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %120 = shufflevector <64 x i32> %119, <64 x i32> %74, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %121 = shufflevector <64 x i32> %120, <64 x i32> %85, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 68, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %122 = shufflevector <64 x i32> %121, <64 x i32> %11, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %123 = shufflevector <64 x i32> %122, <64 x i32> %20, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %124 = shufflevector <64 x i32> %123, <64 x i32> %31, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %125 = shufflevector <64 x i32> %124, <64 x i32> %42, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %126 = shufflevector <64 x i32> %125, <64 x i32> %53, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %127 = shufflevector <64 x i32> %126, <64 x i32> %64, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %128 = shufflevector <64 x i32> %127, <64 x i32> %75, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %129 = shufflevector <64 x i32> %128, <64 x i32> %86, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 69, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %130 = shufflevector <64 x i32> %129, <64 x i32> %12, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %131 = shufflevector <64 x i32> %130, <64 x i32> %21, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %132 = shufflevector <64 x i32> %131, <64 x i32> %32, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %133 = shufflevector <64 x i32> %132, <64 x i32> %43, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %134 = shufflevector <64 x i32> %133, <64 x i32> %54, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %135 = shufflevector <64 x i32> %134, <64 x i32> %65, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %136 = shufflevector <64 x i32> %135, <64 x i32> %76, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %137 = shufflevector <64 x i32> %136, <64 x i32> %87, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 70, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %138 = shufflevector <64 x i32> %137, <64 x i32> %13, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %139 = shufflevector <64 x i32> %138, <64 x i32> %22, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %140 = shufflevector <64 x i32> %139, <64 x i32> %33, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 71, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %141 = shufflevector <64 x i32> %140, <64 x i32> %44, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 71, i32 poison, i32 poison, i32 poison, i32 poison>
  %142 = shufflevector <64 x i32> %141, <64 x i32> %55, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 71, i32 poison, i32 poison, i32 poison>
  %143 = shufflevector <64 x i32> %142, <64 x i32> %66, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 71, i32 poison, i32 poison>
  %144 = shufflevector <64 x i32> %143, <64 x i32> %77, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 71, i32 poison>
  %145 = shufflevector <64 x i32> %144, <64 x i32> %88, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 71>
  %146 = shl nuw nsw i64 %4, 5
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 %146
  store <64 x i32> %145, ptr %147, align 4
  %148 = add nuw nsw i64 %4, 8
  %149 = icmp samesign ult i64 %4, 24
  br i1 %149, label %3, label %150

150:
  ret void
}

declare <32 x i64> @llvm.masked.load.v32i64.p0(ptr, <32 x i1>, <32 x i64>)

declare void @llvm.masked.store.v32i64.p0(<32 x i64>, ptr, <32 x i1>)

define internal void @_ZN12_GLOBAL__N_110take_apartIyLj2EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %13, %4 ]
  %6 = shl nuw nsw i64 %5, 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <16 x i64>, ptr %7, align 8
  %9 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %10 = shufflevector <16 x i64> %8, <16 x i64> poison, <8 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32 14>
  store <8 x i64> %10, ptr %9, align 8
  %11 = shufflevector <16 x i64> %8, <16 x i64> poison, <8 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32 15>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store <8 x i64> %11, ptr %12, align 8
  %13 = add nuw nsw i64 %5, 8
  %14 = icmp samesign ult i64 %5, 24
  br i1 %14, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIyLj2EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %12, %3 ]
  %5 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  %6 = load <8 x i64>, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %8 = load <8 x i64>, ptr %7, align 8
  %9 = shufflevector <8 x i64> %6, <8 x i64> %8, <16 x i32> <i32 0, i32 8, i32 1, i32 9, i32 2, i32 10, i32 3, i32 11, i32 4, i32 12, i32 5, i32 13, i32 6, i32 14, i32 7, i32 15>
  %10 = shl nuw nsw i64 %4, 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store <16 x i64> %9, ptr %11, align 8
  %12 = add nuw nsw i64 %4, 8
  %13 = icmp samesign ult i64 %4, 24
  br i1 %13, label %3, label %14

14:
  ret void
}

define internal void @_ZN12_GLOBAL__N_110take_apartIyLj4EEEvPKT_PS1_(ptr %0, ptr %1) unnamed_addr {
  br label %4

3:
  ret void

4:
  %5 = phi i64 [ 0, %2 ], [ %17, %4 ]
  %6 = shl nuw nsw i64 %5, 5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 %6
  %8 = load <32 x i64>, ptr %7, align 8
  %9 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %10 = shufflevector <32 x i64> %8, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28>
  store <8 x i64> %10, ptr %9, align 8
  %11 = shufflevector <32 x i64> %8, <32 x i64> poison, <8 x i32> <i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store <8 x i64> %11, ptr %12, align 8
  %13 = shufflevector <32 x i64> %8, <32 x i64> poison, <8 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26, i32 30>
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 512
  store <8 x i64> %13, ptr %14, align 8
  %15 = shufflevector <32 x i64> %8, <32 x i64> poison, <8 x i32> <i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 768
  store <8 x i64> %15, ptr %16, align 8
  %17 = add nuw nsw i64 %5, 8
  %18 = icmp samesign ult i64 %5, 24
  br i1 %18, label %4, label %3
}

define internal void @_ZN12_GLOBAL__N_112put_togetherIyLj4EEEvPT_PKS1_(ptr %0, ptr %1) unnamed_addr {
  br label %3

3:
  %4 = phi i64 [ 0, %2 ], [ %76, %3 ]
  %5 = getelementptr inbounds nuw i64, ptr %1, i64 %4
  %6 = load <8 x i64>, ptr %5, align 8
  %7 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %8 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %9 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %10 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %11 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %12 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %13 = shufflevector <8 x i64> %6, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %15 = load <8 x i64>, ptr %14, align 8
  %16 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %17 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %18 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %19 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %20 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %21 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %22 = shufflevector <8 x i64> %15, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %23 = shufflevector <8 x i64> %6, <8 x i64> %15, <32 x i32> <i32 0, i32 8, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %25 = load <8 x i64>, ptr %24, align 8
  %26 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %27 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %28 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %29 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %30 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %31 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %32 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %33 = shufflevector <8 x i64> %25, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %34 = shufflevector <32 x i64> %23, <32 x i64> %26, <32 x i32> <i32 0, i32 1, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 768
  %36 = load <8 x i64>, ptr %35, align 8
  %37 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 0, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %38 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 1, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %39 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 2, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %40 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 3, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %41 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 4, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %42 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 5, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %43 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 6, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %44 = shufflevector <8 x i64> %36, <8 x i64> poison, <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 7, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %45 = shufflevector <32 x i64> %34, <32 x i64> %37, <32 x i32> <i32 0, i32 1, i32 2, i32 32, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %46 = shufflevector <32 x i64> %45, <32 x i64> %7, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %47 = shufflevector <32 x i64> %46, <32 x i64> %16, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %48 = shufflevector <32 x i64> %47, <32 x i64> %27, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %49 = shufflevector <32 x i64> %48, <32 x i64> %38, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 33, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %50 = shufflevector <32 x i64> %49, <32 x i64> %8, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %51 = shufflevector <32 x i64> %50, <32 x i64> %17, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %52 = shufflevector <32 x i64> %51, <32 x i64> %28, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %53 = shufflevector <32 x i64> %52, <32 x i64> %39, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 34, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %54 = shufflevector <32 x i64> %53, <32 x i64> %9, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %55 = shufflevector <32 x i64> %54, <32 x i64> %18, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %56 = shufflevector <32 x i64> %55, <32 x i64> %29, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %57 = shufflevector <32 x i64> %56, <32 x i64> %40, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 35, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %58 = shufflevector <32 x i64> %57, <32 x i64> %10, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %59 = shufflevector <32 x i64> %58, <32 x i64> %19, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %60 = shufflevector <32 x i64> %59, <32 x i64> %30, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %61 = shufflevector <32 x i64> %60, <32 x i64> %41, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 36, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %62 = shufflevector <32 x i64> %61, <32 x i64> %11, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %63 = shufflevector <32 x i64> %62, <32 x i64> %20, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %64 = shufflevector <32 x i64> %63, <32 x i64> %31, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %65 = shufflevector <32 x i64> %64, <32 x i64> %42, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 37, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %66 = shufflevector <32 x i64> %65, <32 x i64> %12, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %67 = shufflevector <32 x i64> %66, <32 x i64> %21, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %68 = shufflevector <32 x i64> %67, <32 x i64> %32, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 38, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison>
  %69 = shufflevector <32 x i64> %68, <32 x i64> %43, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 38, i32 poison, i32 poison, i32 poison, i32 poison>
  %70 = shufflevector <32 x i64> %69, <32 x i64> %13, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 39, i32 poison, i32 poison, i32 poison>
  %71 = shufflevector <32 x i64> %70, <32 x i64> %22, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 39, i32 poison, i32 poison>
  %72 = shufflevector <32 x i64> %71, <32 x i64> %33, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 39, i32 poison>
  %73 = shufflevector <32 x i64> %72, <32 x i64> %44, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 39>
  %74 = shl nuw nsw i64 %4, 5
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 %74
  store <32 x i64> %73, ptr %75, align 8
  %76 = add nuw nsw i64 %4, 8
  %77 = icmp samesign ult i64 %4, 24
  br i1 %77, label %3, label %78

78:
  ret void
}

declare <32 x i128> @llvm.masked.load.v32i128.p0(ptr, <32 x i1>, <32 x i128>)

declare void @llvm.masked.store.v32i128.p0(<32 x i128>, ptr, <32 x i1>)

declare void @hold(ptr, ptr, i32, <32 x i32>, i32, i32)
